//! A round that is played where nobody sees it, while people type their names.
//!
//! A browser compiles a function when it is called for the first time. On a slow phone that holds the first sight of every
//! screen up by as much as the screen itself takes; so each is built once before it is wanted, and never shown.

use std::cell::Cell;

use leptos::prelude::*;
use leptos::tachys::view::Render;
use leptos::task::spawn_local;

use super::Seat;
use super::list_entry::ListEntry;
use super::summary::Summary;
use super::table::Part;
use super::word_sheet::WordSheet;
use crate::ports::time;
use crate::rules::race::{Action, Config, Way};
use crate::rules::roster::Roster;
use crate::text::Text;
use crate::ui::app::{App, Wording};
use crate::ui::host;

/// Too many for a STOP each, so that there is a sheet of names.
const PLAYERS: usize = 8;

thread_local! {
    static REHEARSED: Cell<bool> = const { Cell::new(false) };
}

/// Rehearses a round on paper, which is how most people play, once for each visit. The dictionary has to be here.
pub fn rehearse(app: App, config: Config) {
    if REHEARSED.replace(true) {
        return;
    }
    if let Ok(roster) = Roster::seat_all([None; PLAYERS]) {
        spawn_local(play(app, Config { way: Way::Paper, ..config }, roster));
    }
}

async fn play(app: App, config: Config, roster: Roster) {
    let Some(by) = roster.players().first().map(|player| player.id) else { return };
    let stage = Owner::new();
    let seat = stage.with(|| Seat::at(app, host::Table::unkept()));
    // What is refused is not rehearsed.
    let does = |action| {
        let _ = seat.act(&action);
    };
    let current = move || seat.read(|view| Part::of(view).screen()).into_any();
    seat.table.start(config, roster);
    show(&stage, seat, current).await;
    does(Action::Roll);
    show(&stage, seat, current).await;
    does(Action::Stop { by: Some(by) });
    show(&stage, seat, current).await;
    show(&stage, seat, move || view! { <ListEntry by open=RwSignal::new(Some(by)) /> }.into_any()).await;
    does(Action::Write { by, words: vec!["rehearsal".to_owned()], insist: false });
    does(Action::Reveal);
    show(&stage, seat, current).await;
    show(&stage, seat, || view! { <WordSheet place=(0, 0) on_close=|| () /> }.into_any()).await;
    show(&stage, seat, || view! { <Summary counted=RwSignal::new(true) /> }.into_any()).await;
    stage.cleanup();
    time::mark("race rehearsed");
}

/// Builds a screen when there is time, and takes it apart again: it never is in the page, and what it would do there it does not.
async fn show(stage: &Owner, seat: Seat, screen: impl FnOnce() -> AnyView) {
    time::idle().await;
    let scene = stage.with(Owner::new);
    scene.with(|| {
        provide_context(seat.app);
        provide_context(Wording(Text::of(seat.app.language())));
        provide_context(seat);
        provide_context(seat.tools(Signal::stored(false)));
        drop(screen().build());
    });
    scene.cleanup();
}
