//! Lists of own phones that come to the table: by a link that opens in another tab, or typed as a code (R8).

use leptos::html::Input;
use leptos::prelude::*;

use super::{Seat, words};
use crate::ports::channel::Channel;
use crate::rules::race::sharing::{Brought, Invitation, Obstacle, deliver};
use crate::rules::race::view::{Stage, View};
use crate::rules::race::{Action, Way};
use crate::rules::roster::PlayerId;
use crate::ui::app::App;
use crate::ui::widgets::{Button, DictionaryNote, Sheet};

/// On this channel lists come from tabs that a link opened.
pub const CHANNEL: &str = "race.lists";
/// How a tab's words on the channel begin: the number of the question stands behind it, and what was brought.
pub const BRINGS: &str = "brings";
/// How the table's answer begins: the same number, what became of it, and a name.
pub const ANSWERS: &str = "answers";
/// What became of a list that was taken in; otherwise the place of the [`Obstacle`].
pub const TAKEN: &str = "taken";

/// A list for the table on this device; it waits until lists are collected. The name of its owner, if known.
///
/// # Errors
/// [`Obstacle`].
pub fn bring(app: App, text: &str) -> Result<Option<String>, Obstacle> {
    app.race.view.with_untracked(|view| {
        let lang = view.as_ref().map(|view| view.config.lang);
        let search = |lang| app.library.search(lang, |book| deliver(text, view.as_ref(), Some(book)));
        let brought = lang.and_then(search).unwrap_or_else(|| deliver(text, view.as_ref(), None))?;
        let owner = view.as_ref().and_then(|view| {
            let owner = brought.owner(view)?;
            view.player(owner)?.name.clone()
        });
        // The same link opened twice is one list.
        if app.incoming.with_untracked(|incoming| !incoming.contains(&brought)) {
            app.incoming.update(|incoming| incoming.push(brought));
        }
        Ok(owner)
    })
}

/// Takes lists in for as long as this tab has the table, and asks whose they are.
#[component]
pub fn Incoming(elsewhere: RwSignal<bool>) -> impl IntoView {
    let seat = Seat::here();
    let app = seat.app;
    listen(app, elsewhere);
    // The list whose owner is asked for.
    let asked = Memo::new(move |_| {
        let collects = seat.read(|view| matches!(view.stage, Stage::Collecting { .. })) == Some(true);
        (collects && !elsewhere.get()).then(|| app.incoming.with(|incoming| incoming.first().cloned())).flatten()
    });
    Effect::new(move |_| {
        let Some(brought) = asked.get() else { return };
        let known = untrack(|| {
            seat.read(|view| match Invitation::of(view) == Some(brought.round.clone()) {
                true => brought.owner(view).map(Some),
                // The table has gone on to another round.
                false => Some(None),
            })
        });
        match known.flatten() {
            Some(Some(owner)) => take(seat, owner, brought),
            Some(None) => done(app),
            None => {}
        }
    });
    let unknown =
        Memo::new(move |_| asked.get().filter(|brought| seat.read(|view| brought.owner(view)).flatten().is_none()));
    view! { {move || unknown.get().map(|brought| view! { <Whose brought /> })} }
}

fn done(app: App) {
    app.incoming.update(|incoming| {
        incoming.remove(0);
    });
}

fn take(seat: Seat, by: PlayerId, brought: Brought) {
    let sentence = (crate::text::Text::of(seat.app.language()).race().phones.taken)(&seat.name(by));
    if seat.act(&Action::Bring { by, words: brought.words }).is_ok() {
        seat.app.announce(sentence);
    }
    done(seat.app);
}

/// Hears of the links that were opened in other tabs.
fn listen(app: App, elsewhere: RwSignal<bool>) {
    let channel = StoredValue::new_local(None::<Channel>);
    channel.set_value(Channel::open(CHANNEL, move |said| {
        let mut said = said.splitn(3, ' ');
        let (Some(BRINGS), Some(number), Some(text)) = (said.next(), said.next(), said.next()) else { return };
        if elsewhere.get_untracked() {
            return;
        }
        let answer = match bring(app, text) {
            Ok(owner) => [TAKEN, " ", owner.as_deref().unwrap_or_default()].concat(),
            Err(obstacle) => Obstacle::ALL.iter().position(|one| *one == obstacle).unwrap_or_default().to_string(),
        };
        channel.with_value(|channel| {
            if let Some(channel) = channel {
                channel.say(&[ANSWERS, " ", number, " ", &answer].concat());
            }
        });
    }));
    on_cleanup(move || channel.dispose());
}

/// A list without a name that is known here.
#[component]
fn Whose(brought: Brought) -> impl IntoView {
    let seat = Seat::here();
    let phones = words().phones;
    let count = (phones.words)(brought.words.len());
    let question = brought.writer.as_deref().map(|writer| view! { <p class="verdict">{(phones.whose_of)(writer)}</p> });
    let words = brought.words.join(", ");
    let brought = StoredValue::new(brought);
    let choose = move |by: PlayerId| take(seat, by, brought.get_value());
    let join = move || {
        let before = seat.read(ids).unwrap_or_default();
        let name = brought.with_value(|brought| brought.writer.clone());
        let _ = seat.act(&Action::Join { name, seat: usize::MAX });
        let newcomer = seat.read(ids).unwrap_or_default().into_iter().find(|id| !before.contains(id));
        if let Some(newcomer) = newcomer {
            choose(newcomer);
        }
    };
    // Whoever has no list yet comes first.
    let sheets = move || {
        let mut rows = seat
            .read(|view| match &view.stage {
                Stage::Collecting { sheets, .. } => sheets
                    .iter()
                    .map(|sheet| (sheet.player, !sheet.words.is_empty() || sheet.tally.is_some()))
                    .collect(),
                _ => Vec::new(),
            })
            .unwrap_or_default();
        let (waiting, have): (Vec<_>, Vec<_>) = rows.drain(..).partition(|(_, has)| !*has);
        waiting.into_iter().chain(have)
    };
    view! {
        <Sheet title=phones.whose on_close=move || done(seat.app)>
            <div class="menu" data-testid="whose">
                {question}
                <p class="hint">{count} ": " {words}</p>
                {sheets().map(|(id, has)| {
                    let name = seat.name(id);
                    let label = if has { [name.as_str(), ": ", phones.replaced].concat() } else { name };
                    view! { <Button label on_press=move || choose(id) /> }
                }).collect_view()}
                <Button label=phones.new_player class="button small" test="new-player" on_press=join />
            </div>
        </Sheet>
    }
}

fn ids(view: &View) -> Vec<PlayerId> {
    view.players.iter().map(|standing| standing.player.id).collect()
}

/// The code that a phone shows is typed here.
#[component]
pub fn FromPhone() -> impl IntoView {
    let seat = Seat::here();
    let phones = words().phones;
    let open = RwSignal::new(false);
    let own_phones = untrack(|| seat.read(|view| view.config.way)) == Some(Way::Phones);
    own_phones.then(|| {
        view! {
            <Button label=phones.from_phone class="button strong" test="from-phone" on_press=move || open.set(true) />
            {move || open.get().then(|| view! { <CodeSheet open /> })}
        }
    })
}

#[component]
fn CodeSheet(open: RwSignal<bool>) -> impl IntoView {
    let seat = Seat::here();
    let phones = words().phones;
    let answer = RwSignal::new(None::<Obstacle>);
    let field = NodeRef::<Input>::new();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(typed) = field.get().map(|field| field.value()).filter(|typed| !typed.trim().is_empty()) else {
            return;
        };
        match bring(seat.app, &typed) {
            Ok(_) => open.set(false),
            Err(obstacle) => answer.set(Some(obstacle)),
        }
    };
    view! {
        <Sheet title=phones.from_phone on_close=move || open.set(false)>
            <p class="hint">{phones.from_phone_detail}</p>
            <form class="code-form" on:submit=send>
                <input node_ref=field class="word code-field" type="text" autofocus=true maxlength="400" autocomplete="off" prop:autocorrect=false autocapitalize="characters" spellcheck="false" enterkeyhint="done" aria-label=phones.code data-testid="code-field" />
                <button type="submit" class="button primary" data-testid="take">{phones.take}</button>
            </form>
            <p class="answer" role="status" data-testid="answer">{move || answer.get().map(|obstacle| phones.obstacle(obstacle))}</p>
            <DictionaryNote wanted=Signal::derive(move || seat.wanted()) />
        </Sheet>
    }
}
