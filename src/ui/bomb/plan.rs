//! What a table remembers from one game of Bomb to the next, and how a game begins.

use leptos::prelude::Set;
use serde::{Deserialize, Serialize};

use crate::rules::bomb::config::ConfigV1;
use crate::rules::bomb::{Action, Config};
use crate::rules::roster::Roster;
use crate::session::lists::ListId;
use crate::session::spent;
use crate::ui::app::App;
use crate::ui::table::{keep, remembered};
use crate::words::own::{OwnUse, cards_from};
use crate::words::{Lang, Lexicon as _, OwnChoice, Wanted};

const SETUP: &str = "bomb.setup";
const SETUP_VERSION: u32 = 2;

/// Where the cards are kept that this device has seen, and their kind.
const fn spent_key(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "bomb.spent.en",
        Lang::De => "bomb.spent.de",
    }
}

/// What is remembered from one game to the next.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// As they were typed; empty for a player by number.
    pub names: Vec<String>,
    /// The settings.
    pub config: Config,
}

impl Plan {
    /// Four people and the printed game, in the language of the screens.
    fn new(app: App) -> Self {
        let lang = app.language().words();
        Plan { names: vec![String::new(); 4], config: Config::classic(lang) }
    }

    /// As people left it, or new.
    pub fn remembered(app: App) -> Self {
        let old = || remembered::<(Vec<String>, ConfigV1)>(SETUP, 1);
        let now = remembered(SETUP, SETUP_VERSION);
        let stored = now.or_else(|| old().map(|(names, config)| Plan { names, config: config.into() }));
        stored.unwrap_or_else(|| Self::new(app))
    }

    /// Keeps it for the next time.
    pub fn keep(&self, app: App) {
        keep(app, SETUP, SETUP_VERSION, self);
    }
}

/// Which words the table wanted when people last sat down, or would want now.
pub fn wanted_at_setup(app: App) -> Wanted {
    Plan::remembered(app).config.wanted()
}

/// The cards that this device has seen.
fn spent_cards(lang: Lang) -> Vec<String> {
    remembered(spent_key(lang), 1).unwrap_or_default()
}

/// Remembers that a card of the language's deck was turned (B1).
pub fn remember_card(app: App, config: &Config, card: &str) {
    if has_own_deck(config) {
        return;
    }
    let mut cards = spent_cards(config.lang);
    spent::mark(&mut cards, card);
    keep(app, spent_key(config.lang), 1, &cards);
}

/// Whether the cards come from an own list: where it is the only one that counts, no others could be answered.
fn has_own_deck(config: &Config) -> bool {
    matches!(config.own, Some(OwnChoice { usage: OwnUse::Only | OwnUse::Cards, .. }))
}

/// The cards of a game, if they are not those of the language: none means that the list has no letters for a card.
pub fn own_deck(app: App, config: &Config) -> Option<Vec<String>> {
    let own = config.own.filter(|_| has_own_deck(config))?;
    let words = app.lists.words_of(ListId(own.number))?;
    // While the dictionary is not here, nothing tells what must not be shown; letters alone seldom hurt.
    let may_show = |letters: &str| {
        let entry = app.library.search(config.lang, |dictionary| dictionary.look_up(letters)).flatten();
        entry.is_none_or(|entry| !entry.never_proposed)
    };
    Some(cards_from(&words, &may_show))
}

/// The same people, the same game; the next seat begins (P3).
pub fn start_again(app: App) {
    let Some((names, config, began)) = app.bomb.ask(|bomb| {
        let players = bomb.roster().players();
        let began = bomb.starter_of_game().and_then(|id| bomb.roster().seat_of(id));
        (players.iter().map(|player| player.name.clone()).collect::<Vec<_>>(), bomb.config().clone(), began)
    }) else {
        return;
    };
    if let Ok(roster) = Roster::seat_all(names.iter().map(Option::as_deref)) {
        let deck = own_deck(app, &config).unwrap_or_default();
        deal(app, config, roster, began, deck);
    }
}

/// Begins a game: `began` is the seat that began the last one (P3), and `deck` is empty where the cards are those of the
/// language.
pub fn deal(app: App, config: Config, roster: Roster, began: Option<usize>, deck: Vec<String>) {
    let after = began.and_then(|seat| roster.players().get(seat)).map(|player| player.id);
    let spent = spent_cards(config.lang);
    app.wanted.set(config.wanted());
    app.bomb.start(config, roster);
    // A roster within its limits can always be dealt to.
    let _ = app.bomb.act(&Action::Deal { spent, after, deck }, None);
}
