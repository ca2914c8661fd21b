//! A link as squares, for the camera of another phone.

use leptos::prelude::*;

use crate::qr::Qr;

/// Dark on white in every theme, since some cameras read nothing else. A link too long for a code shows nothing.
#[component]
pub fn QrCode(
    link: String,
    /// What it is, for those who cannot see it.
    label: &'static str,
) -> impl IntoView {
    Qr::of_link(&link).map(|Qr { side, path }| {
        view! {
            <svg class="qr" viewBox=format!("0 0 {side} {side}") role="img" aria-label=label data-testid="qr" data-link=link>
                <path d=path />
            </svg>
        }
    })
}
