//! The tiles of a word while somebody jumbles them. Two that are tapped one after the other change places, one that is
//! dragged moves in between, and the arrow keys move the one that has the focus.

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;

use super::words;
use crate::ports::drag::{self, Places};
use crate::words::latin::capitals;

/// A pointer that goes no farther than this, in CSS pixels, taps.
const TAP: f64 = 8.0;

/// So many tiles are large enough for a finger in a row on a phone.
const LONGEST_ROW: usize = 5;

/// A tile under a pointer.
#[derive(Clone, PartialEq)]
struct Drag {
    from: usize,
    began: (f64, f64),
    by: (f64, f64),
    places: Places,
    /// The place that is nearest, once the pointer has left the one where it went down.
    to: Option<usize>,
}

/// The tiles. Each place keeps its element, and the letters go from one to the other.
#[component]
pub fn Rack(
    /// The letters as they lie, small.
    jumble: Memo<Vec<char>>,
    /// Lays the tiles in another order, given by the places that they have now; says whether they lie so.
    on_arrange: Callback<(Vec<usize>,), bool>,
) -> impl IntoView {
    let texts = words().set;
    let count = jumble.with_untracked(Vec::len);
    let rack = NodeRef::<Div>::new();
    let picked = RwSignal::new(None::<usize>);
    let drag = RwSignal::new(None::<Drag>);
    // The click that follows a drag is no tap.
    let dragged = StoredValue::new(false);

    let arrange = move |change: &dyn Fn(&mut Vec<usize>)| {
        let mut order: Vec<usize> = (0..count).collect();
        change(&mut order);
        picked.set(None);
        on_arrange.run((order,))
    };
    let slide = move |from: usize, to: usize| {
        arrange(&|order| {
            let tile = order.remove(from);
            order.insert(to, tile);
        })
    };
    let tap = move |place: usize| match picked.get_untracked() {
        None => picked.set(Some(place)),
        Some(other) if other == place => picked.set(None),
        Some(other) => {
            arrange(&|order| order.swap(other, place));
        }
    };
    let down = move |place: usize, event: PointerEvent| {
        dragged.set_value(false);
        if let Some(rack) = rack.get_untracked().filter(|_| drag::holds(&event)) {
            let began = (f64::from(event.client_x()), f64::from(event.client_y()));
            drag.set(Some(Drag { from: place, began, by: (0.0, 0.0), places: Places::within(&rack), to: None }));
        }
    };
    let moved = move |event: PointerEvent| {
        if drag.with_untracked(Option::is_none) {
            return;
        }
        drag.update(|drag| {
            let Some(drag) = drag else { return };
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            drag.by = (x - drag.began.0, y - drag.began.1);
            if drag.to.is_some() || drag.by.0.hypot(drag.by.1) > TAP {
                drag.to = drag.places.nearest(x, y);
            }
        });
    };
    let up = move |_: PointerEvent| {
        let Some(Drag { from, to: Some(to), .. }) = drag.try_update(Option::take).flatten() else { return };
        dragged.set_value(true);
        if from != to {
            slide(from, to);
        }
    };
    let key = move |place: usize, event: KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowLeft" => place.checked_sub(1),
            "ArrowRight" => Some(place + 1).filter(|to| *to < count),
            _ => return,
        };
        event.prevent_default();
        if let (Some(to), Some(rack)) = (to, rack.get_untracked())
            && slide(place, to)
        {
            drag::focus_child(&rack, to);
        }
    };
    let tile = move |place: usize| {
        let letter = Memo::new(move |_| {
            jumble.with(|jumble| jumble.get(place).map(|letter| capitals(&letter.to_string()))).unwrap_or_default()
        });
        // An animation runs again only under another name.
        let turns = Memo::new(move |turns: Option<&usize>| {
            letter.track();
            turns.map_or(0, |turns| turns % 2 + 1)
        });
        let by = Memo::new(move |_| {
            drag.with(|drag| drag.as_ref().filter(|drag| drag.from == place && drag.to.is_some()).map(|drag| drag.by))
        });
        let along = move |axis: fn((f64, f64)) -> f64| {
            move || by.get().map_or_else(|| "0".to_owned(), |by| format!("{}px", axis(by)))
        };
        let lands =
            move || drag.with(|drag| drag.as_ref().is_some_and(|drag| drag.to == Some(place) && drag.from != place));
        view! {
            <button
                type="button"
                class="tile rack-tile"
                class:once=move || turns.get() == 1
                class:twice=move || turns.get() == 2
                class:picked=move || picked.get() == Some(place)
                class:lands=lands
                class:held=move || by.get().is_some()
                style:--dx=along(|by| by.0)
                style:--dy=along(|by| by.1)
                aria-label=move || (texts.tile_at)(&letter.get(), place + 1, count)
                aria-pressed=move || (picked.get() == Some(place)).to_string()
                data-testid="rack-tile"
                on:pointerdown=move |event| down(place, event)
                on:pointermove=moved
                on:pointerup=up
                on:pointercancel=move |_| drag.set(None)
                on:keydown=move |event| key(place, event)
                on:click=move |event| if event.detail() == 0 || !dragged.get_value() { tap(place) }
            >
                {letter}
            </button>
        }
    };
    // Rows of about the same length, where one row has no room for all.
    let across = count.div_ceil(count.div_ceil(LONGEST_ROW).max(1));
    view! {
        <div
            class="rack"
            node_ref=rack
            role="group"
            aria-label=texts.rack
            style:--letters=count.to_string()
            style:--short-row=across.to_string()
        >
            {(0..count).map(tile).collect_view()}
        </div>
    }
}
