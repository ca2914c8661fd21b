//! A button with words on it. One component, so that the drawing code is in the program once.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::heading::leaves_with;
use crate::ports::{fields, time};

/// Milliseconds between two taps that are one after the other, and not for two buttons.
const LATE: f64 = 400.0;

/// A button.
#[component]
pub fn Button(
    /// What it says; names in it may be written in either direction.
    #[prop(into)]
    label: Signal<String>,
    #[prop(into)] on_press: Callback<()>,
    /// Its looks.
    #[prop(default = "button")]
    class: &'static str,
    /// How tests find it where its words change.
    #[prop(optional)]
    test: Option<&'static str>,
    #[prop(into, default = Signal::from(false))] disabled: Signal<bool>,
    /// Whether it takes the focus when it appears: what is most likely pressed next.
    #[prop(default = false)]
    next: bool,
) -> impl IntoView {
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get().filter(|_| next && !disabled.get()) {
            // It sticks to the bottom of the screen: whoever comes to a screen sees its top.
            fields::focus_in_place(&button);
        }
    });
    if next {
        leaves_with(button);
    }
    let press = move |_| {
        if !next {
            return on_press.run(());
        }
        // Before anything changes, as there is nothing to lay out for it then.
        fields::let_go();
        on_press.run(());
        spawn_local(async move {
            time::painted().await;
            // Nothing came of it, and the button is still what is pressed next.
            if let Some(button) = button.try_get_untracked().flatten() {
                fields::focus_if_free(&button);
            }
        });
    };
    view! {
        // Sheets look for `autofocus` when they open.
        <button node_ref=button autofocus=next type="button" class=class data-testid=test disabled=disabled on:click=press>
            <bdi>{move || label.get()}</bdi>
        </button>
    }
}

/// Whether a button that has just come is still to wait: whoever taps twice where another button was means that one (C48).
/// Counted from when it can be seen: a slow device takes as long to draw a screen.
pub fn comes_late() -> Signal<bool> {
    let waits = RwSignal::new(true);
    let timer = StoredValue::new_local(None);
    spawn_local(async move {
        time::painted().await;
        // Nobody waits for a button that is gone by now; its timer is dropped with it.
        timer.try_set_value(Some(time::after(LATE, move || {
            waits.try_set(false);
        })));
    });
    waits.into()
}
