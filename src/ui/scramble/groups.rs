//! The groups that lie open, and those who may claim them: a tap on a group and one on a name, in either order (S6).

use leptos::prelude::*;

use super::giving_up::GivingUp;
use super::solving::SolvingBar;
use super::{Seat, words};
use crate::ports::time;
use crate::rules::clock::{Millis, Span};
use crate::rules::roster::PlayerId;
use crate::rules::scramble::view::{Fate, Group, Solving};
use crate::rules::scramble::{Action, Error};
use crate::text::scramble::SolveText;
use crate::ui::table::Clock;
use crate::ui::widgets::{Button, Heading, IconButton, Sign, Tiles, comes_late};
use crate::words::latin::capitals;

/// Whether somebody still waits is looked at so often, in milliseconds.
const LOOK: f64 = 250.0;

/// What was tapped so far. Cheap to copy.
#[derive(Clone, Copy)]
struct Choosing {
    seat: Seat,
    solve: &'static SolveText,
    group: RwSignal<Option<PlayerId>>,
    who: RwSignal<Option<PlayerId>>,
    /// Those whose groups are open.
    open: Memo<Vec<PlayerId>>,
    solvers: Memo<Vec<PlayerId>>,
    /// Those who wait after a wrong claim (S12).
    waiting: RwSignal<Vec<PlayerId>>,
    /// Whether a tap may be the second one on what was here before (C48).
    late: Signal<bool>,
}

/// All groups, the names, and the way to give up.
#[component]
pub fn Groups() -> impl IntoView {
    let seat = Seat::here();
    let solve = words().solve;
    let choosing = Choosing::new(seat);
    let span = Memo::new(move |_| {
        let until = seat.solving(|solving| solving.until).flatten();
        until.map(|until| Span { since: Millis(0), until: Some(until) })
    });
    let asking = RwSignal::new(false);
    view! {
        <main class="screen table scramble solving" data-testid="solving">
            <SolvingBar>
                {move || span.get().map(|_| view! { <Clock span /> })}
            </SolvingBar>
            <Heading words=Signal::derive(move || choosing.prompt()) class="prompt" />
            <div class="groups-place">
                <ul class="groups">{move || choosing.open.get().into_iter().map(|setter| open_group(choosing, setter)).collect_view()}</ul>
            </div>
            <Done />
            <div class="reach">
                <p class="told" role="status" data-testid="told"><bdi>{move || seat.message.get()}</bdi></p>
                <div class="solvers" role="group" aria-label=solve.names>
                    {move || choosing.names().into_iter().map(|id| name(choosing, id)).collect_view()}
                    <Button label=solve.give_up class="button give-up" test="give-up" disabled=choosing.late on_press=move || asking.set(true) />
                </div>
            </div>
        </main>
        {move || asking.get().then(|| view! { <GivingUp open=choosing.open on_close=move || asking.set(false) /> })}
    }
}

impl Choosing {
    fn new(seat: Seat) -> Self {
        let is_open = |group: &&Group| group.fate == Fate::Open;
        let open_groups =
            move |solving: &Solving| solving.groups.iter().filter(is_open).map(|group| group.setter).collect();
        let waiting = RwSignal::new(Vec::new());
        let look = move || {
            let now = seat.table.now();
            let still = |solving: &Solving| {
                let still = solving.locked.iter().filter(|(_, until)| *until > now);
                still.map(|(id, _)| *id).collect::<Vec<_>>()
            };
            let still = seat.solving(still).unwrap_or_default();
            if waiting.with_untracked(|waiting| *waiting != still) {
                waiting.set(still);
            }
        };
        Effect::new(move |_| look());
        let timer = StoredValue::new_local(time::every(LOOK, move || untrack(look)));
        on_cleanup(move || timer.dispose());
        let group = RwSignal::new(None);
        let open = Memo::new(move |_| seat.solving(open_groups).unwrap_or_default());
        Effect::new(move |_| {
            let open: Vec<PlayerId> = open.get();
            if group.get_untracked().is_some_and(|setter| !open.contains(&setter)) {
                group.set(None);
            }
        });
        Choosing {
            seat,
            solve: words().solve,
            group,
            who: RwSignal::new(None),
            open,
            solvers: Memo::new(move |_| seat.solving(|solving| solving.solvers.clone()).unwrap_or_default()),
            waiting,
            late: comes_late(),
        }
    }

    /// What to do next, in a sentence.
    fn prompt(self) -> String {
        let Choosing { seat, solve, .. } = self;
        match (self.group.get(), self.who.get()) {
            (Some(setter), _) => (solve.who)(&seat.name(setter)),
            (None, Some(by)) => (solve.which)(&seat.name(by)),
            (None, None) if self.names().is_empty() => solve.choose_group.to_owned(),
            (None, None) => solve.choose.to_owned(),
        }
    }

    /// Those among whom there is a choice. Of two only one may claim a group, and is meant when it is tapped.
    fn names(self) -> Vec<PlayerId> {
        let solvers = self.solvers.get();
        if solvers.len() > 2 { solvers } else { Vec::new() }
    }

    fn tap_group(self, setter: PlayerId) {
        if self.late.get_untracked() {
            return;
        }
        let may = self.solvers.with_untracked(|solvers| {
            let mut others = solvers.iter().filter(|solver| **solver != setter);
            others.next().copied().filter(|_| others.next().is_none())
        });
        match may.or(self.who.get_untracked()) {
            Some(by) => self.claim(by, setter),
            None => self.group.update(|group| *group = (*group != Some(setter)).then_some(setter)),
        }
    }

    fn tap_name(self, by: PlayerId) {
        if self.late.get_untracked() {
            return;
        }
        // Somebody was quicker in this very moment: that claim is what is in question.
        let claimed = untrack(|| self.seat.solving(|solving| solving.claim.map(|claim| claim.group)).flatten());
        match claimed.or(self.group.get_untracked()) {
            Some(group) => self.claim(by, group),
            None => self.who.update(|who| *who = (*who != Some(by)).then_some(by)),
        }
    }

    fn claim(self, by: PlayerId, group: PlayerId) {
        let Choosing { seat, solve, .. } = self;
        let told = match seat.act(&Action::Claim { by, group }) {
            Err(Error::Claimed { by: first }) if first != by => (solve.was_first)(&seat.name(first)),
            Err(Error::LockedOut) => (solve.has_to_wait)(&seat.name(by)),
            // The first touch is not taken back by a second one.
            Err(Error::Claimed { .. }) => return,
            _ => return seat.message.set(None),
        };
        seat.message.set(Some(told));
    }
}

fn open_group(choosing: Choosing, setter: PlayerId) -> AnyView {
    let Choosing { seat, solve, group, who, .. } = choosing;
    let name = seat.name(setter);
    let letters = Memo::new(move |_| seat.letters_of(setter));
    let shuffled = RwSignal::new(false);
    let whose = (solve.group)(&name);
    let label = move || {
        let spoken: Vec<String> = capitals(&letters.get()).chars().map(String::from).collect();
        [whose.as_str(), ": ", &spoken.join(" ")].concat()
    };
    let shuffle = move || {
        shuffled.set(true);
        seat.shuffle(setter);
    };
    view! {
        <li class="group" class:chosen=move || group.get() == Some(setter) class:shuffled=shuffled>
            <button
                type="button"
                class="group-face"
                data-testid="group"
                aria-label=label
                aria-pressed=move || (group.get() == Some(setter)).to_string()
                disabled=move || who.get() == Some(setter)
                on:click=move |_| choosing.tap_group(setter)
            >
                <bdi class="whose">{name.clone()}</bdi>
                <span class="letters-place">{move || view! { <Tiles letters=letters.get() /> }}</span>
            </button>
            <IconButton sign=Sign::Shuffle name=(solve.shuffle)(&name) on_press=shuffle />
        </li>
    }
    .into_any()
}

/// A player who may claim, or why not.
fn name(choosing: Choosing, id: PlayerId) -> AnyView {
    let Choosing { seat, solve, group, who, open, waiting, .. } = choosing;
    let note = Memo::new(move |_| {
        if waiting.with(|waiting| waiting.contains(&id)) {
            Some(solve.waits)
        } else {
            // Nobody claims their own (S6).
            let is_own = group.get() == Some(id) || open.with(|open| open.iter().all(|setter| *setter == id));
            is_own.then_some(solve.own)
        }
    });
    view! {
        <button
            type="button"
            class="button solver"
            data-testid="solver"
            aria-pressed=move || (who.get() == Some(id)).to_string()
            disabled=move || note.get().is_some()
            on:click=move |_| choosing.tap_name(id)
        >
            <bdi>{seat.name(id)}</bdi>
            {move || note.get().map(|note| view! { <small>{note}</small> })}
        </button>
    }
    .into_any()
}

/// Groups that nobody works on any more, out of the way of the others (S9).
#[component]
fn Done() -> impl IntoView {
    let seat = Seat::here();
    let solve = words().solve;
    let groups = Memo::new(move |_| seat.solving(|solving| solving.groups.clone()).unwrap_or_default());
    let group = move |Group { setter, jumble, fate }: Group| {
        let whose = (solve.group)(&seat.name(setter));
        let (word, what) = match fate {
            Fate::Open => return None,
            Fate::Solved(solved) => {
                let place = (solve.place)(solved.place);
                let points = format!("+{}", solved.points);
                (seat.spelt(&solved.word), [seat.name(solved.by), place, points].join(" · "))
            }
            Fate::Abandoned => (capitals(&jumble), solve.given_up.to_owned()),
        };
        Some(view! {
            <li>
                <strong class="said-word">{word}</strong>
                <bdi class="whose">{whose}</bdi>
                <bdi>{what}</bdi>
            </li>
        })
    };
    view! { <ul class="done" data-testid="done">{move || groups.get().into_iter().filter_map(group).collect_view()}</ul> }
}
