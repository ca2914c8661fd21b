//! Whether a list that somebody brings can be taken in, and whose it is.

use super::{Invitation, Sent, Unreadable};
use crate::rules::race::Way;
use crate::rules::race::view::{Stage, View};
use crate::rules::roster::PlayerId;
use crate::words::Dictionary;

/// A list that can be taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// Whose it is, if that was said.
    pub writer: Option<String>,
    /// The words, normalised.
    pub words: Vec<String>,
    /// The invitation to its round, which tells it from others.
    pub round: Invitation,
}

/// Why a list is not taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// It was mistyped, or the link was cut off.
    Damaged,
    /// It was written by a newer program.
    Newer,
    /// No game of own phones is played here.
    NoGame,
    /// It belongs to another round.
    OtherRound,
    /// The lists of its round are being called out already.
    TooLate,
    /// The dictionary is not here yet.
    NoDictionary,
    /// The code was made with another version of the dictionary.
    OtherDictionary,
}

impl Obstacle {
    /// Every one.
    pub const ALL: [Obstacle; 7] = [
        Obstacle::Damaged,
        Obstacle::Newer,
        Obstacle::NoGame,
        Obstacle::OtherRound,
        Obstacle::TooLate,
        Obstacle::NoDictionary,
        Obstacle::OtherDictionary,
    ];
}

impl From<Unreadable> for Obstacle {
    fn from(unreadable: Unreadable) -> Self {
        match unreadable {
            Unreadable::Damaged => Obstacle::Damaged,
            Unreadable::Newer => Obstacle::Newer,
        }
    }
}

/// What stands in a link to a list, or was typed, for the table that has this view.
///
/// # Errors
/// [`Obstacle`]; the table stays as it is.
pub fn deliver(text: &str, view: Option<&View>, dictionary: Option<&Dictionary>) -> Result<Brought, Obstacle> {
    let text = text.rsplit('/').next().unwrap_or(text);
    let sent = Sent::read(text)?;
    let view = view.filter(|view| view.config.way == Way::Phones).ok_or(Obstacle::NoGame)?;
    let round = Invitation::of(view).filter(|round| round.mark() == sent.round).ok_or(Obstacle::OtherRound)?;
    if matches!(view.stage, Stage::Revealing { .. } | Stage::Over { .. }) {
        return Err(Obstacle::TooLate);
    }
    let words = match dictionary {
        None if sent.needs_dictionary() => return Err(Obstacle::NoDictionary),
        None => sent.words(&[]),
        Some(dictionary) => sent.words(&round.possible(dictionary)),
    };
    Ok(Brought { words: words.map_err(|_| Obstacle::OtherDictionary)?, writer: sent.writer, round })
}

impl Brought {
    /// The player who bears the writer's name, whichever way it is written.
    pub fn owner(&self, view: &View) -> Option<PlayerId> {
        let writer = plain(self.writer.as_deref()?);
        let bears = |name: &Option<String>| name.as_deref().is_some_and(|name| plain(name) == writer);
        view.players.iter().map(|standing| &standing.player).find(|player| bears(&player.name)).map(|player| player.id)
    }
}

/// A name without spaces and capitals.
fn plain(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_whitespace()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::super::list::{in_full, short};
    use super::*;
    use crate::rules::race::{Action, Config, Race};
    use crate::rules::roster::Roster;
    use crate::rules::{Ctx, Game, clock::Millis, rng_from};
    use crate::words::Lang;
    use crate::words::dictionary::{Row, writer};

    fn dictionary(words: &[&str]) -> Dictionary {
        let rows: Vec<Row> = words.iter().map(|word| Row::plain(word, crate::words::Entry::standard(1))).collect();
        Dictionary::from_bytes(writer::write(Lang::En, &rows).expect("sorted")).expect("sound")
    }

    /// A table of own phones after these actions.
    fn table(actions: &[Action]) -> Race {
        let config = Config { way: Way::Phones, ..Config::classic(Lang::En) };
        let roster = Roster::seat_all([Some("Ann B"), None, Some("Cem")]).expect("names");
        let mut race = Race::new(&config, &roster);
        let faces = ["R", "A", "T", "E", "S", "L", "I", "N", "O", "D", "Qu", "U"].map(str::to_owned).to_vec();
        let book = dictionary(&["rate", "tear"]);
        for action in std::iter::once(&Action::Lay { faces }).chain(actions) {
            let mut rng = rng_from(1);
            let mut ctx = Ctx { now: Millis(0), rng: &mut rng, lexicon: Some(&book) };
            for event in race.decide(action, &mut ctx).expect("allowed") {
                race.apply(Millis(0), &event);
            }
        }
        race
    }

    const STOPPED: [Action; 2] = [Action::Start, Action::Stop { by: None }];

    fn words() -> Vec<String> {
        ["rate", "tear", "xyzzy"].map(str::to_owned).to_vec()
    }

    #[test]
    fn r8_a_link_or_a_code_of_this_round_is_taken_in() {
        let view = table(&STOPPED).view();
        let round = Invitation::of(&view).expect("rolled");
        let book = dictionary(&["rate", "tear", "tears"]);
        let link = format!("https://example.org/#/race/list/{}", in_full(round.mark(), Some("ann b"), &words()));
        let brought = deliver(&link, Some(&view), None).expect("of this round");
        assert_eq!((brought.owner(&view), &brought.words), (Some(PlayerId(0)), &words()));
        let code = short(round.mark(), &words(), &round.possible(&book));
        let brought = deliver(&code, Some(&view), Some(&book)).expect("of this round");
        assert_eq!((brought.owner(&view), &brought.words), (None, &words()));
    }

    #[test]
    fn r8_what_is_wrong_with_a_list_is_told_apart() {
        let view = table(&STOPPED).view();
        let round = Invitation::of(&view).expect("rolled");
        let (book, other) = (dictionary(&["rate", "tear"]), dictionary(&["rate", "rats", "tear"]));
        let code = short(round.mark(), &words(), &round.possible(&book));
        let next = Invitation { round: 2, ..round.clone() };
        let of_next = short(next.mark(), &words(), &round.possible(&book));
        let why = |text: &str, view, book| deliver(text, view, book).expect_err("refused");
        let revealed = table(&[&STOPPED[..], &[Action::Reveal]].concat()).view();
        assert_eq!(why(&code, Some(&revealed), Some(&book)), Obstacle::TooLate);
        assert_eq!(why("rate", Some(&view), Some(&book)), Obstacle::Damaged);
        assert_eq!(why(&code, None, Some(&book)), Obstacle::NoGame);
        assert_eq!(why(&of_next, Some(&view), Some(&book)), Obstacle::OtherRound);
        assert_eq!(why(&code, Some(&view), None), Obstacle::NoDictionary);
        assert_eq!(why(&code, Some(&view), Some(&other)), Obstacle::OtherDictionary);
    }
}
