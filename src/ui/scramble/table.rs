//! The table: which part of the game is shown, and what lies over it.

use leptos::prelude::*;

use super::all_set::AllSet;
use super::cover::Cover;
use super::jumbling::JumblingScreen;
use super::podium::Podium;
use super::ready::Ready;
use super::setting::SettingScreen;
use super::solving::SolvingScreen;
use super::{Seat, words};
use crate::ports::time;
use crate::route::Route;
use crate::rules::scramble::view::Stage;
use crate::rules::scramble::{Action, Error};
use crate::text::Text;
use crate::ui::app::{App, text};
use crate::ui::table::{Elsewhere, Held, Menu, Seating, TableTools};

/// Which part of the game is on the screen.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Nothing,
    Ready,
    Waiting,
    Setting,
    Jumbling,
    AllSet,
    Solving,
    Over,
}

/// The screen on which Scramble is played.
#[component]
pub fn Table() -> impl IntoView {
    let app = App::here();
    let text = text();
    let seat = Seat::at(app);
    provide_context(seat);
    let part = Memo::new(move |_| {
        seat.read(|view| match view.stage {
            Stage::Ready { .. } => Part::Ready,
            Stage::Waiting { .. } => Part::Waiting,
            Stage::Setting(_) => Part::Setting,
            Stage::Jumbling(_) => Part::Jumbling,
            Stage::AllSet { .. } => Part::AllSet,
            Stage::Solving(_) => Part::Solving,
            Stage::Over { .. } => Part::Over,
        })
        .unwrap_or(Part::Nothing)
    });
    let paused = app.scramble.paused;
    // Whoever thinks while the others wait would think with the letters in view (C33).
    let covers = Signal::derive(move || matches!(part.get(), Part::Setting | Part::Jumbling | Part::Solving));
    let covered = Memo::new(move |_| covers.get() && paused.get());
    let held = Held::request(app.scramble);
    // Behind a cover the menu opens without another pause.
    provide_context(seat.tools(Signal::derive(move || covers.get() && !paused.get())));
    Effect::new(move |before: Option<Part>| {
        let part = part.get();
        // What is typed is for this word only, and so is what is said of it.
        if part != Part::Setting {
            seat.draft.set(String::new());
        }
        seat.message.set(None);
        let secret = matches!(part, Part::Setting | Part::Jumbling);
        if secret && matches!(before, Some(Part::AllSet | Part::Solving | Part::Ready | Part::Over)) {
            // Whoever left comes back by undo, and the device is in other hands.
            app.scramble.pause();
        } else if !secret && part != Part::Solving && paused.get_untracked() {
            // Somebody left behind the cover: nothing is to be covered then, and nobody would lift it.
            app.scramble.come_back();
        }
        part
    });
    // Whoever looks for another app sees this one made small, before the page hears that it is hidden.
    let on_blur = StoredValue::new_local(time::on_blur(move || {
        if matches!(part.get_untracked(), Part::Setting | Part::Jumbling) {
            app.scramble.leave();
        }
    }));
    Effect::new(move |_| {
        if covered.get() {
            app.announce(text.act.paused);
        }
        app.keep_awake(!matches!(part.get(), Part::Nothing | Part::Over) && !paused.get());
    });
    on_cleanup(move || {
        on_blur.dispose();
        app.keep_awake(false);
        app.scramble.put_away();
    });
    app.scramble.take_up();
    view! {
        {move || match part.get() {
            Part::Nothing => view! { <Empty /> }.into_any(),
            // Whose turn it is may be in other hands by now: the cover says who goes on (C27).
            Part::Setting | Part::Jumbling if covered.get() => view! { <Cover /> }.into_any(),
            _ if covered.get() => view! { <main class="screen covered scramble" aria-hidden="true"></main> }.into_any(),
            Part::Ready => view! { <Ready /> }.into_any(),
            Part::Waiting => view! { <Cover /> }.into_any(),
            Part::Setting => view! { <SettingScreen /> }.into_any(),
            Part::Jumbling => view! { <JumblingScreen /> }.into_any(),
            Part::AllSet => view! { <AllSet /> }.into_any(),
            Part::Solving => view! { <SolvingScreen /> }.into_any(),
            Part::Over => view! { <Podium /> }.into_any(),
        }}
        {move || (covered.get() && part.get() == Part::Solving && !held.elsewhere.get()).then(|| view! { <Menu /> })}
        <Elsewhere held />
    }
}

impl Seat {
    /// What the bar and the menu need of this table; `covers` says whether a pause covers something.
    fn tools(self, covers: Signal<bool>) -> TableTools {
        let words = Text::of(self.app.language()).scramble();
        TableTools::new(
            self.table,
            self.message,
            words.help,
            words.set.paused_detail,
            covers,
            Signal::derive(move || {
                self.read(|view| view.players.iter().map(|player| player.player.clone()).collect()).unwrap_or_default()
            }),
            Callback::new(move |(seating,)| self.change_seats(seating)),
        )
    }

    /// Changes names and seats; says whether that went well, and tells the table why not.
    fn change_seats(&self, seating: Seating) -> bool {
        let outcome = self.act(&match seating {
            Seating::Join { name } => Action::Join { name, seat: usize::MAX },
            Seating::Leave { id } => Action::Leave { id },
            Seating::Rename { id, name } => Action::Rename { id, name },
            Seating::Reseat { id, seat } => Action::Reseat { id, seat },
        });
        let text = Text::of(self.app.language());
        self.message.set(match outcome {
            Err(Error::Roster(error)) => Some(text.roster_error(error)),
            Err(Error::LastPlayer) => Some(text.table.last_player.to_owned()),
            _ => None,
        });
        outcome.is_ok()
    }
}

/// Somebody followed a link to a table with no game on it.
#[component]
fn Empty() -> impl IntoView {
    let app = App::here();
    Effect::new(move |_| app.go_instead(Route::ScrambleSetup));
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
