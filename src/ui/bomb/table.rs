//! The table: which part of the game is shown, and what lies over it.

use leptos::prelude::*;

use super::explosion::Explosion;
use super::menu::Menu;
use super::podium::Podium;
use super::ready::Ready;
use super::round::Burning;
use super::{Seat, words};
use crate::ports::lock::TableLock;
use crate::route::Route;
use crate::rules::bomb::view::Stage;
use crate::ui::app::{App, text};
use crate::ui::widgets::Button;

/// Beats of the ticking, in milliseconds; never dependent on the fuse (B3).
const BEAT: f64 = 500.0;

/// Which part of the game is on the screen.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Nothing,
    Ready,
    Burning,
    Exploded,
    Over,
}

/// The screen on which Bomb is played.
#[component]
pub fn Table() -> impl IntoView {
    let app = App::here();
    let text = text();
    let seat = Seat { app, table: app.bomb, message: RwSignal::new(None), turned: RwSignal::new(false) };
    provide_context(seat);
    let part = Memo::new(move |_| match seat.read(|view| view.stage.clone()) {
        None | Some(Stage::Shuffling) => Part::Nothing,
        Some(Stage::Ready { .. } | Stage::Rolled { .. }) => Part::Ready,
        Some(Stage::Burning(_)) => Part::Burning,
        Some(Stage::Exploded(_)) => Part::Exploded,
        Some(Stage::Over) => Part::Over,
    });
    let paused = app.bomb.paused;
    let elsewhere = RwSignal::new(false);
    let lock = StoredValue::new_local(TableLock::request(move |ours| {
        if ours && elsewhere.get_untracked() {
            app.bomb.load();
            // Where nothing is stored there was nothing to load, and the game in hand goes on.
            app.bomb.come_back();
        } else if !ours {
            app.bomb.pause();
        }
        elsewhere.set(!ours);
    }));

    // One ticking voice, and only while a fuse burns in view.
    Effect::new(move |_| {
        let burns = part.get() == Part::Burning && !paused.get();
        app.audio(|audio| if burns { audio.ticking(BEAT) } else { audio.stop() });
        if part.get() == Part::Burning && paused.get() {
            // What was announced last may name letters and die, which a pause covers (C33).
            app.announce(text.bomb.table.paused);
        }
        app.keep_awake(!matches!(part.get(), Part::Nothing | Part::Over) && !paused.get());
    });
    on_cleanup(move || {
        app.audio(|audio| audio.stop());
        app.keep_awake(false);
        app.bomb.leave();
    });
    app.bomb.come_back();

    view! {
        {move || match part.get() {
            Part::Nothing => view! { <Empty /> }.into_any(),
            Part::Ready => view! { <Ready /> }.into_any(),
            Part::Burning if paused.get() => view! { <main class="screen covered" aria-hidden="true"></main> }.into_any(),
            Part::Burning => view! { <Burning /> }.into_any(),
            Part::Exploded => view! { <Explosion /> }.into_any(),
            Part::Over => view! { <Podium /> }.into_any(),
        }}
        {move || (part.get() == Part::Burning && paused.get() && !elsewhere.get()).then(|| view! { <Menu /> })}
        {move || elsewhere.get().then(|| view! {
            <div class="elsewhere" role="alertdialog" aria-label=text.notes.other_tab>
                <p>{text.notes.other_tab}</p>
                <Button label=text.notes.play_here class="button primary" on_press=move || lock.with_value(|lock| lock.take_over()) />
            </div>
        })}
    }
}

/// Somebody followed a link to a table with no game on it.
#[component]
fn Empty() -> impl IntoView {
    let app = App::here();
    Effect::new(move |_| app.go_instead(Route::BombSetup));
    view! { <main class="screen"><h1>{words().title}</h1></main> }
}
