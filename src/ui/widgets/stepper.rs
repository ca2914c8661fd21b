//! A number between a minus and a plus.

use leptos::prelude::*;

use super::icon::{IconButton, Sign};
use crate::ui::app::text;

/// A whole number that can be typed, or stepped through. What lies outside the range is for the owner to judge.
#[component]
pub fn Stepper(
    label: &'static str,
    #[prop(into)] value: Signal<usize>,
    #[prop(default = 1)] step: usize,
    range: std::ops::RangeInclusive<usize>,
    #[prop(into)] on_change: Callback<(usize,)>,
) -> impl IntoView {
    let act = &text().act;
    let (least, most) = (*range.start(), *range.end());
    let turn = move |up: bool| {
        let now = value.get_untracked();
        let next = if up { now.saturating_add(step) } else { now.saturating_sub(step) };
        on_change.run((next.clamp(least, most),));
    };
    view! {
        <div class="stepper">
            <span class="stepper-label">{label}</span>
            <IconButton sign=Sign::Minus name=format!("{label}: {}", act.fewer) on_press=move || turn(false) disabled=Signal::derive(move || value.get() <= least) />
            <input
                class="number"
                type="text"
                inputmode="numeric"
                pattern="[0-9]*"
                maxlength="3"
                autocomplete="off"
                aria-label=label
                prop:value=move || value.get().to_string()
                on:focus:target=move |event| event.target().select()
                on:change:target=move |event| {
                    let typed = event.target().value().trim().parse().unwrap_or_else(|_| value.get_untracked());
                    on_change.run((typed,));
                    event.target().set_value(&value.get_untracked().to_string());
                }
            />
            <IconButton sign=Sign::Plus name=format!("{label}: {}", act.more) on_press=move || turn(true) disabled=Signal::derive(move || value.get() >= most) />
        </div>
    }
}
