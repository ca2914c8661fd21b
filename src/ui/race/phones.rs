//! Own phones, at the table: the link to the round, and the start that all begin together (R8).

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Seat, words};
use crate::ports::share::{self, Means};
use crate::ports::{display, time};
use crate::route::Route;
use crate::rules::race::sharing::Invitation;
use crate::rules::race::{Action, Way};
use crate::ui::table::MenuButton;
use crate::ui::widgets::{Bar, Button, Heading, IconButton, QrCode, Sheet, Sign};

/// One beat of the countdown, in milliseconds.
const BEAT: f64 = 1000.0;
/// The beats of the countdown.
const BEATS: usize = 3;

/// The address of a screen with what the link carries.
pub fn link_to(route: Route, carried: &str) -> String {
    [&display::address(), "#", route.fragment(), "/", carried].concat()
}

/// The letters are rolled and covered: the phones come, and all start together.
#[component]
pub fn Covered() -> impl IntoView {
    let seat = Seat::here();
    let phones = words().phones;
    let counting = RwSignal::new(false);
    view! {
        <main class="screen table race covered-roll">
            <Bar title=round_title(seat)>
                <MenuButton />
            </Bar>
            {move || if counting.get() {
                view! { <Countdown counting on_end=seat.does(Action::Start) /> }.into_any()
            } else {
                view! {
                    <div class="middle">
                        <Heading words=phones.invite class="who" />
                        <Invite />
                    </div>
                    <div class="reach">
                        <p class="hint">{phones.together}</p>
                        <Button label=phones.start class="button primary huge" test="start" on_press=move || counting.set(true) />
                    </div>
                }.into_any()
            }}
        </main>
    }
}

fn round_title(seat: Seat) -> Signal<String> {
    let round = words().phones.round;
    Signal::derive(move || seat.read(|view| round(view.round)).unwrap_or_default())
}

/// The link to the round, as squares and as text.
#[component]
fn Invite() -> impl IntoView {
    let seat = Seat::here();
    let phones = words().phones;
    let invitation = untrack(|| seat.read(Invitation::of)).flatten();
    invitation.map(|invitation| {
        let link = link_to(Route::RaceJoin, &invitation.text());
        view! {
            <QrCode link=link.clone() label=phones.round_squares />
            <p class="hint">{phones.invite_detail}</p>
            <HandLink link />
        }
    })
}

/// A link as text, and a button that shares or copies it where the device can.
#[component]
pub fn HandLink(link: String) -> impl IntoView {
    let phones = words().phones;
    let copied = RwSignal::new(false);
    let button = share::means().map(|means| {
        let link = link.clone();
        let label = Signal::derive(move || {
            match means {
                Means::Share => phones.share,
                Means::Copy if copied.get() => phones.copied,
                Means::Copy => phones.copy,
            }
            .to_owned()
        });
        let press = move || {
            let link = link.clone();
            spawn_local(async move {
                // Whoever leaves the screen meanwhile needs no answer.
                let _ = copied.try_set(share::hand_over(means, &link).await);
            });
        };
        view! { <Button label class="button small" test="share" on_press=press /> }
    });
    view! {
        <div class="hand-link">
            <p class="address" data-testid="link">{link}</p>
            {button}
        </div>
    }
}

/// The link once more, for somebody who comes late: the letters are open anyway.
#[component]
pub fn InviteButton() -> impl IntoView {
    let seat = Seat::here();
    let phones = words().phones;
    let open = RwSignal::new(false);
    let invites = untrack(|| seat.read(|view| view.config.way)) == Some(Way::Phones);
    invites.then(|| {
        view! {
            <IconButton sign=Sign::Squares name=phones.late on_press=move || open.set(true) />
            {move || open.get().then(|| view! {
                <Sheet title=phones.invite on_close=move || open.set(false)>
                    <div class="invite"><Invite /></div>
                </Sheet>
            })}
        }
    })
}

/// Three, two, one, with the letters covered. It can be stopped until the end.
#[component]
pub fn Countdown(
    /// Whether it is shown; it ends by itself.
    counting: RwSignal<bool>,
    on_end: Callback<()>,
) -> impl IntoView {
    let left = RwSignal::new(BEATS);
    let timer = StoredValue::new_local(time::every(BEAT, move || match left.get_untracked() {
        1 => {
            counting.set(false);
            on_end.run(());
        }
        beats => left.set(beats.saturating_sub(1)),
    }));
    on_cleanup(move || timer.dispose());
    view! {
        <div class="middle countdown" data-testid="countdown">
            {move || {
                let beats = left.get();
                view! { <p class="beat">{beats}</p> }
            }}
        </div>
        <Button label=words().phones.wait class="button huge" next=true on_press=move || counting.set(false) />
    }
}
