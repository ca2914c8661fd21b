//! The table: which part of the game is shown, and what lies over it.

use leptos::prelude::*;

use super::calling::CallingScreen;
use super::collect::Collecting;
use super::phones::Covered;
use super::podium::Podium;
use super::racing::Racing;
use super::ready::Ready;
use super::reveal::Revealing;
use super::writing::{Waiting, WritingScreen};
use super::{Seat, words};
use crate::route::Route;
use crate::rules::race::view::Stage;
use crate::ui::app::App;

/// Which part of the game is on the screen.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Nothing,
    Ready,
    Covered,
    Racing,
    Waiting,
    Writing,
    Calling,
    Collecting,
    Revealing,
    Over,
}

/// The screen on which Race is played.
#[component]
pub fn Table() -> impl IntoView {
    let app = App::here();
    let seat = Seat { app, table: app.race, message: RwSignal::new(None) };
    provide_context(seat);
    let part = Memo::new(move |_| {
        seat.read(|view| match view.stage {
            Stage::Ready { .. } => Part::Ready,
            Stage::Rolled => Part::Covered,
            Stage::Racing(_) => Part::Racing,
            Stage::Waiting { .. } => Part::Waiting,
            Stage::Writing(_) => Part::Writing,
            Stage::Calling(_) => Part::Calling,
            Stage::Collecting { .. } => Part::Collecting,
            Stage::Revealing { .. } => Part::Revealing,
            Stage::Over { .. } => Part::Over,
        })
        .unwrap_or(Part::Nothing)
    });
    view! {
        {move || match part.get() {
            Part::Nothing => view! { <Empty /> }.into_any(),
            Part::Ready => view! { <Ready /> }.into_any(),
            Part::Covered => view! { <Covered /> }.into_any(),
            Part::Racing => view! { <Racing /> }.into_any(),
            Part::Waiting => view! { <Waiting /> }.into_any(),
            Part::Writing => view! { <WritingScreen /> }.into_any(),
            Part::Calling => view! { <CallingScreen /> }.into_any(),
            Part::Collecting => view! { <Collecting /> }.into_any(),
            Part::Revealing => view! { <Revealing /> }.into_any(),
            Part::Over => view! { <Podium /> }.into_any(),
        }}
    }
}

/// Somebody followed a link to a table with no game on it.
#[component]
fn Empty() -> impl IntoView {
    let app = App::here();
    Effect::new(move |_| app.go_instead(Route::RaceSetup));
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
