//! Somebody chooses a word out of the tiles that are left. What is typed is kept in memory for the time that the page is
//! covered, and is in the page only while this screen is.

use leptos::prelude::*;

use super::slots::Slots;
use super::tray::Tray;
use super::{Seat, words};
use crate::rules::clock::{Millis, Span};
use crate::rules::scramble::draft::lay;
use crate::rules::scramble::view::Stage;
use crate::rules::scramble::{Action, Error, Refusal};
use crate::ui::app::text;
use crate::ui::table::{Clock, MenuButton};
use crate::ui::widgets::{Bar, Button, DictionaryNote, Key, KeyboardButton, Sheet, Typing, comes_late};
use crate::words::{Letters, normalise};

/// Somebody chooses a word out of the tiles that are left.
#[component]
pub fn SettingScreen() -> impl IntoView {
    let seat = Seat::here();
    let texts = words().set;
    let read = |view: &crate::rules::scramble::View| match &view.stage {
        Stage::Setting(setting) => Some((setting.clone(), view.length.map_or(0, usize::from), view.config.lang)),
        _ => None,
    };
    // Another setter begins behind a cover, which builds this screen anew.
    let Some((setting, length, lang)) = untrack(|| seat.read(read)).flatten() else { return ().into_any() };
    let typing = Typing::of(seat.draft);
    let tiles = StoredValue::new(setting.tiles());
    let word = Memo::new(move |_| typing.word.with(|typed| normalise(typed, lang)));
    let laid = Memo::new(move |_| tiles.with_value(|tiles| word.with(|word| lay(word, tiles))));
    let taken = Signal::derive(move || word.with(|word| Letters::of(word)).unwrap_or_default());
    // What is wrong is said as soon as it is; of a word that is not whole that is a letter without a tile.
    let verdict = Memo::new(move |_| {
        let missing = tiles.with_value(|tiles| word.with(|word| tiles.first_missing(word)));
        if let Some((letter, _, shown)) = missing {
            return Some(Err(Error::Refused(Refusal::NotTheseLetters { letter, shown })));
        }
        word.with(|word| word.chars().count() >= length).then(|| {
            seat.app.library.state(seat.wanted());
            word.with(|word| seat.may_take(word))
        })
    });
    let good = Memo::new(move |_| verdict.get() == Some(Ok(())));
    let refused = Memo::new(move |_| matches!(verdict.get(), Some(Err(_))) || seat.message.with(Option::is_some));
    let sentence = move || match verdict.get() {
        Some(Ok(())) => Some(texts.good.to_owned()),
        Some(Err(error)) => word.with(|word| seat.set_error(error, word, length)),
        None => seat.message.get(),
    };
    let take = Callback::new(move |()| {
        let word = typing.word.get_untracked();
        seat.message.set(None);
        if let Err(error) = seat.act(&Action::Take { word: word.clone() }) {
            seat.app.audio(|audio| audio.refuse());
            seat.message.set(seat.set_error(error, &normalise(&word, lang), length));
            typing.focus();
        }
    });
    let on_key = Callback::new(move |(key,): (Key,)| match key {
        Key::Letter(letter) => typing.put(letter),
        Key::Delete => typing.delete(),
    });
    Effect::new(move |before: Option<()>| {
        typing.word.track();
        if before.is_some() {
            seat.message.set(None);
        }
    });
    // Where this button is, another one lifted the cover.
    let late = comes_late();
    let giving_up = RwSignal::new(false);
    view! {
        <main class="screen scramble setting">
            <Bar title=Signal::derive(move || seat.name(setting.setter))>
                {seat.time_left()}
                <MenuButton />
            </Bar>
            <div class="word-place">
                <h1 class="length-line">{(texts.letters)(length)}</h1>
                <Slots typing length laid refused on_send=take />
                <p
                    id="verdict"
                    class="set-verdict"
                    class:good=good
                    class:bad=refused
                    role="status"
                    data-testid="answer"
                >
                    {move || sentence().unwrap_or_else(|| what_counts(seat).to_owned())}
                </p>
                <DictionaryNote wanted=Signal::derive(move || seat.wanted()) />
            </div>
            <Tray offers=setting.offers taken on_key />
            <div class="row set-tools">
                <KeyboardButton typing />
                <Button label=texts.no_word class="button" test="no-word" on_press=move || giving_up.set(true) />
                <Button label=texts.take_it class="button primary take-it" test="say" disabled=Signal::derive(move || late.get() || !good.get()) on_press=take />
            </div>
            {move || giving_up.get().then(|| view! { <GoWithout on_close=move || giving_up.set(false) /> })}
        </main>
    }
    .into_any()
}

/// Whoever finds no word is asked whether they mean it, since the others cannot solve what is not there.
#[component]
fn GoWithout(#[prop(into)] on_close: Callback<()>) -> impl IntoView {
    let seat = Seat::here();
    let texts = words().set;
    view! {
        <Sheet title=texts.no_word on_close>
            <p class="verdict">{texts.no_word_sure}</p>
            <div class="row">
                <Button label=texts.no_word class="button strong" test="go-without" on_press=seat.does(Action::GoWithout) />
                <Button label=text().act.go_on next=true on_press=on_close />
            </div>
        </Sheet>
    }
}

/// Which words count (S3), in a line.
fn what_counts(seat: Seat) -> &'static str {
    let texts = words().set;
    if seat.read(|view| view.config.names) == Some(true) { texts.counts_with_names } else { texts.counts }
}

impl Seat {
    /// The clock of whoever sets a word, if there is a limit.
    pub fn time_left(self) -> impl IntoView {
        let span = Memo::new(move |_| {
            let until = self.read(|view| match &view.stage {
                Stage::Setting(setting) => setting.until,
                Stage::Jumbling(jumbling) => jumbling.until,
                _ => None,
            });
            until.flatten().map(|until| Span { since: Millis(0), until: Some(until) })
        });
        move || span.get().map(|_| view! { <Clock span /> })
    }

    /// Whether the word in the field may be set.
    fn may_take(&self, word: &str) -> Result<(), Error> {
        self.with_words(|lexicon| {
            let lexicon = lexicon.ok_or(Error::NoDictionary)?;
            let verdict = self.table.ask(|game| game.may_take(word, lexicon));
            verdict.map_or(Err(Error::NotNow), |verdict| Ok(verdict.map(drop)?))
        })
    }

    /// Why nothing came of a word or of its letters; `None` if there is nothing to say. The sentence does not name the word:
    /// somebody may hear it.
    pub fn set_error(&self, error: Error, word: &str, length: usize) -> Option<String> {
        let text = crate::text::Text::of(self.app.language());
        let sentence = text.scramble().set_error(&text.verdict, error, word, length);
        match error {
            Error::NoDictionary => Some(self.app.library.state(untrack(|| self.wanted())).sentence(text)),
            _ => sentence,
        }
    }
}
