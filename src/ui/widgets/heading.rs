//! The heading of a screen.

use leptos::html::{ElementType, H1};
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
    leaves_with(heading);
    view! {
        <h1 node_ref=heading class=class tabindex="-1" data-testid=test>
            <bdi>{move || words.get()}</bdi>
        </h1>
    }
}

/// Lets go of the focus when the screen leaves of which this is a part.
pub(super) fn leaves_with<E>(part: NodeRef<E>)
where
    E: ElementType + 'static,
    E::Output: fields::InPage,
{
    on_cleanup(move || {
        if let Some(part) = part.try_get_untracked().flatten() {
            fields::let_go_of_screen(part.as_ref());
        }
    });
}
