//! One of several, or yes and no.

use leptos::prelude::*;

/// One of several short answers in a row: radio buttons that look like a segmented strip.
#[component]
pub fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    legend: &'static str,
    /// Groups the buttons; unique on the screen.
    name: &'static str,
    options: Vec<(T, &'static str)>,
    #[prop(into)] chosen: Signal<T>,
    on_choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let buttons = options.into_iter().map(|(value, label)| {
        view! {
            <label class="segment">
                <input type="radio" name=name prop:checked=move || chosen.get() == value on:change=move |_| on_choose(value) />
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
