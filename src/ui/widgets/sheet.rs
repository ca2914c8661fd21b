//! A sheet that comes over the screen: the browser's own dialog, which keeps the focus and closes on Escape.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::bar::MuteButton;
use super::icon::{IconButton, Sign};
use crate::ports::fields;
use crate::ui::app::text;

/// Shown for as long as it is in the page; `on_close` takes it out.
#[component]
pub fn Sheet(
    #[prop(into)] title: Signal<String>,
    #[prop(into)] on_close: Callback<()>,
    /// Whether it covers the screen so that nothing shines through.
    #[prop(default = false)]
    cover: bool,
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        // Older browsers without modal dialogs still show it, in the flow of the page.
        if let Some(dialog) = dialog.get().filter(|dialog| !dialog.open())
            && dialog.show_modal().is_err()
        {
            dialog.set_open(true);
        }
    });
    on_cleanup(move || {
        if let Some(dialog) = dialog.get_untracked() {
            fields::let_go_of_sheet(&dialog);
        }
    });
    view! {
        <dialog
            class="sheet"
            class:cover=cover
            node_ref=dialog
            aria-label=move || title.get()
            on:cancel=move |event: leptos::ev::Event| {
                event.prevent_default();
                on_close.run(());
            }
        >
            <div class="sheet-head">
                <h2>{move || title.get()}</h2>
                <span class="bar-tools">
                    <MuteButton />
                    <IconButton sign=Sign::Close name=text().act.close on_press=on_close />
                </span>
            </div>
            <div class="sheet-body">{children()}</div>
        </dialog>
    }
}
