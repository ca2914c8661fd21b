//! An own phone: it joins a round by a link, writes, and hands its list over (R8).

use leptos::html::Input;
use leptos::prelude::*;

use super::hand_over::HandOver;
use super::phones::Countdown;
use super::writing::WritingScreen;
use super::{Seat, words};
use crate::ports::{display, storage};
use crate::route::Route;
use crate::rules::race::Action;
use crate::rules::race::sharing::Invitation;
use crate::rules::race::view::{Stage, View};
use crate::rules::roster::{Roster, tidy_name};
use crate::ui::app::{App, text};
use crate::ui::table::Menu;
use crate::ui::widgets::{Bar, Button, DictionaryNote, Heading, IconButton, Sign};

/// The link of the round that is written here.
const LINK: &str = "race.guest.link";
/// What the writer is called.
const NAME: &str = "race.guest.name";

/// The screen behind a link to a round.
#[component]
pub fn Guest() -> impl IntoView {
    let app = App::here();
    app.guest.take_up();
    on_cleanup(move || app.guest.put_away());
    // A link without a round leads back to the round that is written here.
    let carried = Memo::new(move |_| {
        let payload = app.payload.get();
        if payload.is_empty() { stored(LINK) } else { payload }
    });
    move || {
        let carried = carried.get();
        match Invitation::read(&carried) {
            Ok(invitation) => view! { <OwnPhone invitation /> }.into_any(),
            Err(_) if carried.is_empty() => view! { <NoRound why=words().phones.no_link /> }.into_any(),
            Err(unreadable) => view! { <NoRound why=words().phones.unreadable(unreadable) /> }.into_any(),
        }
    }
}

fn stored(key: &str) -> String {
    storage::read(key).ok().flatten().unwrap_or_default()
}

#[component]
fn NoRound(why: &'static str) -> impl IntoView {
    let app = App::here();
    view! {
        <main class="screen table race">
            <Bar title=words().title>""</Bar>
            <div class="middle"><Heading words=why class="who" test="no-round" /></div>
            <Button label=text().act.home class="button huge" on_press=move || app.go(Route::Home) />
        </main>
    }
}

/// Where this phone stands.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    /// It writes another round.
    Busy,
    /// It has not begun this round.
    Joining,
    /// The letters are covered (C33).
    Paused,
    Writing,
    Done,
}

fn is_of(view: &View, invitation: &Invitation) -> bool {
    view.faces == invitation.faces && view.config == invitation.config
}

fn writes(view: &View) -> bool {
    matches!(view.stage, Stage::Writing(_))
}

#[component]
fn OwnPhone(invitation: Invitation) -> impl IntoView {
    let app = App::here();
    let seat = Seat::at(app, app.guest);
    provide_context(seat);
    // A running round of another link waits until it is said that it is over.
    let leaves_the_old = RwSignal::new(false);
    let invitation = StoredValue::new(invitation);
    let part = Memo::new(move |_| {
        let paused = app.guest.paused.get();
        seat.read(|view| match invitation.with_value(|invitation| is_of(view, invitation)) {
            true if writes(view) && paused => Part::Paused,
            true if writes(view) => Part::Writing,
            true if matches!(view.stage, Stage::Collecting { .. }) => Part::Done,
            false if writes(view) && !leaves_the_old.get() => Part::Busy,
            _ => Part::Joining,
        })
        .unwrap_or(Part::Joining)
    });
    provide_context(seat.tools(Signal::derive(move || part.get() == Part::Writing)));
    Effect::new(move |_| app.keep_awake(part.get() == Part::Writing));
    on_cleanup(move || app.keep_awake(false));
    view! {
        {move || match part.get() {
            Part::Busy => view! { <Busy leaves_the_old /> }.into_any(),
            Part::Joining => view! { <Joining invitation=invitation.get_value() /> }.into_any(),
            Part::Paused => view! { <main class="screen covered race" aria-hidden="true"></main><Menu /> }.into_any(),
            Part::Writing => view! { <WritingScreen /> }.into_any(),
            Part::Done => view! { <HandOver invitation=invitation.get_value() /> }.into_any(),
        }}
    }
}

/// A new link came while the round before is still written: nothing is lost by a tap.
#[component]
fn Busy(leaves_the_old: RwSignal<bool>) -> impl IntoView {
    let phones = words().phones;
    let back = move || display::set_fragment(&[Route::RaceJoin.fragment(), "/", &stored(LINK)].concat(), true);
    view! {
        <main class="screen table race">
            <Bar title=words().title>""</Bar>
            <div class="middle"><Heading words=phones.still_writing class="who" /></div>
            <div class="reach">
                <Button label=phones.back_to_list class="button primary huge" test="back-to-list" on_press=back />
                <Button label=phones.new_round test="new-round" on_press=move || leaves_the_old.set(true) />
            </div>
        </main>
    }
}

/// Before the start: a name, and waiting for the table's call.
#[component]
fn Joining(invitation: Invitation) -> impl IntoView {
    let seat = Seat::here();
    let app = seat.app;
    let phones = words().phones;
    let counting = RwSignal::new(false);
    let refused = RwSignal::new(String::new());
    let name = RwSignal::new(stored(NAME));
    let field = NodeRef::<Input>::new();
    let wanted = invitation.config.wanted();
    let title = (phones.round)(invitation.round);
    let task = (phones.task)(invitation.faces.len(), invitation.config.target);
    let ready = move || match tidy_name(&name.get_untracked()) {
        Err(error) if !name.get_untracked().trim().is_empty() => refused.set(text_of(app).roster_error(error)),
        _ => {
            refused.set(String::new());
            counting.set(true);
        }
    };
    let begin = Callback::new(move |()| {
        let name = tidy_name(&name.get_untracked()).ok();
        // A phone that keeps nothing asks for the name again.
        let _ = storage::write(NAME, name.as_deref().unwrap_or_default());
        let _ = storage::write(LINK, &invitation.text());
        let Ok(roster) = Roster::seat_all([name.as_deref()]) else { return };
        app.guest.start(invitation.config.clone(), roster);
        let _ = seat.act(&Action::Lay { faces: invitation.faces.clone() });
        let _ = seat.act(&Action::Start);
    });
    view! {
        <main class="screen table race joining">
            <Bar title=title.clone()>
                <IconButton sign=Sign::Home name=text().act.home on_press=move || app.go(Route::Home) />
            </Bar>
            {move || if counting.get() {
                view! { <Countdown counting on_end=begin /> }.into_any()
            } else {
                view! {
                    <div class="middle">
                        <Heading words=task.clone() class="who" />
                        <label class="own-name">
                            <span>{phones.name}</span>
                            <input
                                node_ref=field
                                class="name"
                                type="text"
                                autocomplete="off"
                                prop:autocorrect=false
                                spellcheck="false"
                                enterkeyhint="done"
                                maxlength="60"
                                data-testid="own-name"
                                prop:value=move || name.get()
                                on:input:target=move |event| name.set(event.target().value())
                                on:change=move |_| if let Some(field) = field.get_untracked() { let _ = field.blur(); }
                            />
                        </label>
                        <p class="trouble" role="status">{move || refused.get()}</p>
                        <DictionaryNote wanted=Signal::stored(wanted) />
                    </div>
                    <div class="reach">
                        <p class="hint">{phones.wait_for_call}</p>
                        <Button label=phones.start class="button primary huge" test="start" on_press=ready />
                    </div>
                }.into_any()
            }}
        </main>
    }
}

fn text_of(app: App) -> &'static crate::text::Text {
    crate::text::Text::of(app.language())
}
