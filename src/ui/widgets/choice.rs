//! One of several, or yes and no.

use leptos::prelude::*;

/// One of several short answers in a row: radio buttons that look like a segmented strip.
#[component]
pub fn Choice(
    legend: &'static str,
    /// Groups the buttons; unique on the screen.
    name: &'static str,
    /// The answers, in order; they are known by their places.
    options: Vec<&'static str>,
    #[prop(into)] chosen: Signal<usize>,
    #[prop(into)] on_choose: Callback<(usize,)>,
) -> impl IntoView {
    let buttons = options.into_iter().enumerate().map(|(place, label)| {
        view! {
            <label class="segment">
                <input type="radio" name=name prop:checked=move || chosen.get() == place on:change=move |_| on_choose.run((place,)) />
                <span>{label}</span>
            </label>
        }
    });
    view! {
        <fieldset class="choice">
            <legend>{legend}</legend>
            <div class="segments">{buttons.collect_view()}</div>
        </fieldset>
    }
}

/// On or off, with a line of explanation.
#[component]
pub fn Switch(
    label: &'static str,
    #[prop(optional)] detail: &'static str,
    #[prop(into)] on: Signal<bool>,
    #[prop(into)] on_switch: Callback<(bool,)>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <span class="switch-text">
                <span>{label}</span>
                {(!detail.is_empty()).then(|| view! { <small>{detail}</small> })}
            </span>
            <input type="checkbox" role="switch" prop:checked=on on:change:target=move |event| on_switch.run((event.target().checked(),)) />
            <span class="switch-track" aria-hidden="true"></span>
        </label>
    }
}
