//! Who has how much, those of the lists among it that are being called out.

use leptos::prelude::*;

use super::Seat;
use super::reveal::open_lists;
use crate::rules::race::View;
use crate::rules::race::view::Stage;
pub use crate::ui::table::share;
use crate::ui::table::{self, Points};

/// Everybody's points toward the goal.
#[component]
pub fn Standings() -> impl IntoView {
    let seat = Seat::here();
    let goal = Signal::derive(move || seat.read(|view| i32::from(view.config.goal)).unwrap_or_default());
    let points = Signal::derive(move || seat.read(points).unwrap_or_default());
    view! { <table::Standings points goal /> }
}

fn points(view: &View) -> Vec<Points> {
    let counted = match &view.stage {
        Stage::Revealing { .. } => open_lists(view).map(|(_, result)| result),
        // Its points stand already.
        _ => None,
    };
    Points::counting(&view.players, |id| counted?.lists.iter().find(|list| list.player == id).map(|list| list.total))
}
