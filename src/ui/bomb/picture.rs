//! The bomb, the die and the blast, drawn.

use leptos::prelude::*;

use crate::rules::bomb::Face;

/// The bomb with its fuse. It breathes and sparks at a steady pace, whatever is left of the fuse (B3).
#[component]
pub fn BombPicture(#[prop(default = true)] lit: bool) -> impl IntoView {
    view! {
        <svg class="bomb-picture" class:lit=lit viewBox="0 0 120 120" aria-hidden="true">
            <g class="bomb-body">
                <path class="fuse" d="M73 36c4-16 18-20 30-10" />
                <rect class="cap" x="56" y="30" width="26" height="17" rx="4" transform="rotate(22 69 38)" />
                <circle class="ball" cx="54" cy="76" r="38" />
                <path class="shine" d="M31 64a28 28 0 0 1 15-15" />
            </g>
            {lit.then(|| view! {
                <g transform="translate(104 26)">
                    <path class="spark" d="M0-13 3-4 12-5 5 1 9 10 0 5-9 10-5 1-12-5-3-4z" />
                    <circle class="glow" r="4" />
                </g>
            })}
        </svg>
    }
}

/// What is left of it.
#[component]
pub fn BlastPicture() -> impl IntoView {
    view! {
        <svg class="blast-picture" viewBox="0 0 240 200" aria-hidden="true">
            <path class="blast-outer" d="M120 4l16 40 36-28-6 44 52-10-32 36 50 20-50 16 28 40-48-12 4 46-34-30-16 44-16-44-34 30 4-46-48 12 28-40-50-16 50-20-32-36 52 10-6-44 36 28z" />
            <path class="blast-inner" d="M120 46l10 28 24-18-4 28 34-4-22 22 32 14-32 10 18 26-30-8 2 28-22-18-10 28-10-28-22 18 2-28-30 8 18-26-32-10 32-14-22-22 34 4-4-28 24 18z" />
        </svg>
    }
}

/// A die whose picture says the same as its words: three places of a word, and whether letters may stand there.
#[component]
pub fn DiePicture(face: Face) -> impl IntoView {
    let places = match face {
        Face::NotAtStart => [false, true, true],
        Face::Anywhere => [true, true, true],
        Face::NotAtEnd => [true, true, false],
        Face::AtStart => [true, false, false],
        Face::AtEnd => [false, false, true],
    };
    let places = places.into_iter().enumerate().map(|(number, allowed)| {
        let x = 19 + 32 * number;
        view! {
            <rect class="place" class:allowed=allowed x=x y="46" width="26" height="30" rx="6" />
            {(!allowed).then(|| view! { <path class="forbidden" d=format!("M{} 52l14 18M{} 52l-14 18", x + 6, x + 20) /> })}
        }
    });
    view! {
        <svg class="die-picture" viewBox="0 0 128 122" aria-hidden="true">
            <rect class="die-edge" x="6" y="10" width="116" height="108" rx="22" />
            <rect class="die-face" x="6" y="4" width="116" height="108" rx="22" />
            {places.collect_view()}
        </svg>
    }
}
