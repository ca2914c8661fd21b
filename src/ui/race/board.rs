//! The letters on the table: as large as their place allows, in an order of one's choice, for either side of the table.

use leptos::prelude::*;

use super::{Seat, words};
use crate::ports::entropy;
use crate::rules::rng_from;
use crate::ui::app::text;
use crate::ui::widgets::{IconButton, Sign};
use crate::words::{Letters, scatter};

/// The tiles of the roll. They fill the place that they are put in, whatever its shape: `.board-place` grows like any item
/// of a flex box or grid, and needs a height of its own. A screen reader hears the letters one by one.
#[component]
pub fn Board(
    /// What is left of the letters while a word is typed; tiles that are used are dimmed.
    #[prop(optional, into)]
    left: Option<Signal<Letters>>,
) -> impl IntoView {
    let seat = Seat::here();
    let faces = Memo::new(move |_| seat.read(|view| view.faces.clone()).unwrap_or_default());
    let shown = Memo::new(move |_| {
        let faces = faces.get();
        // An order of another roll is none for this one.
        seat.order.with(|order| match order.len() == faces.len() {
            true => order.iter().filter_map(|place| faces.get(*place).cloned()).collect(),
            false => faces,
        })
    });
    let tiles = move || {
        let mut here = left.map(|left| left.get());
        let tile = |face: String| {
            let letters = Letters::of(&face).unwrap_or_default();
            let used = here.as_mut().is_some_and(|here| !here.take(&letters));
            view! { <span class="tile" class:used=used class:pair={letters.len() > 1} aria-hidden="true"><span>{face}</span></span> }
        };
        shown.get().into_iter().map(tile).collect_view()
    };
    // From the second order on, every one slides into its place.
    let times = Memo::new(move |times: Option<&usize>| {
        seat.order.track();
        times.map_or(0, |times| times % 2 + 1)
    });
    let rows = move |across: usize| move || shown.with(Vec::len).div_ceil(across).max(1).to_string();
    view! {
        <div class="board-place">
            <div
                class="board"
                class:turned=seat.turned
                class:once=move || times.get() == 1
                class:twice=move || times.get() == 2
                role="img"
                aria-label=move || shown.get().join(" ")
                data-testid="letters"
                style:--in-one=rows(1)
                style:--in-two=rows(2)
                style:--in-three=rows(3)
            >
                {tiles}
            </div>
        </div>
    }
}

/// Shuffles the letters, and turns them to the other side of the table: for the bar.
#[component]
pub fn BoardTools(
    /// Whether there is somebody on the other side.
    #[prop(default = true)]
    turns: bool,
) -> impl IntoView {
    let seat = Seat::here();
    let shuffle = move || {
        let faces = seat.read(|view| view.faces.clone()).unwrap_or_default();
        let mut rng = rng_from(entropy::seed());
        seat.order.set(seat.with_words(|lexicon| scatter(&faces, lexicon, &mut rng)));
    };
    view! {
        <IconButton sign=Sign::Shuffle name=words().play.shuffle on_press=shuffle />
        {turns.then(|| view! {
            <IconButton sign=Sign::Turn name=text().act.turn_letters on_press=move || seat.turned.update(|turned| *turned = !*turned) />
        })}
    }
}
