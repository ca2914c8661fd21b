//! The heading of a screen.

use leptos::html::H1;
use leptos::prelude::*;

use crate::ports::fields;

/// Has the focus when the screen appears, so that a screen reader says where one is and Tab goes on from there.
#[component]
pub fn Heading(
    #[prop(into)] words: Signal<String>,
    #[prop(optional)] class: &'static str,
    #[prop(optional)] test: Option<&'static str>,
) -> impl IntoView {
    let heading = NodeRef::<H1>::new();
    Effect::new(move |_| {
        if let Some(heading) = heading.get() {
            // A heading that cannot have the focus is still a heading.
            let _ = heading.focus();
        }
    });
    on_cleanup(fields::let_go);
    view! {
        <h1 node_ref=heading class=class tabindex="-1" data-testid=test>
            <bdi>{move || words.get()}</bdi>
        </h1>
    }
}
