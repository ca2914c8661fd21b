//! A round, as a link carries it to the other phones.
//!
//! It has the rolled letters themselves and no seed: a roll depends on the dictionary, and that changes with the versions.

use super::Unreadable;
use super::bits::{Kind, Reader, Writer};
use crate::rules::race::config::{Config, Judge, LIMIT_SECONDS, SHORTEST, TARGET, Way};
use crate::rules::race::view::View;
use crate::words::{Dictionary, Entry, Lang, Letters, Tier, crc32, dice, latin::capitals, search::words_from};

/// The faces in the order of their numbers. A Q of its own comes with real dice only.
const FACES: [&str; 30] = [
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S", "T", "U", "V", "W",
    "X", "Y", "Z", "Ä", "Ö", "Ü", "Qu",
];

/// What one needs to know to write along.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The settings of the own phone's round.
    pub config: Config,
    /// Number of the round, from 1; after 256 it begins anew.
    pub round: usize,
    /// What shows on the dice.
    pub faces: Vec<String>,
}

/// Tells the rounds apart: two that follow each other always, any other two all but once in 64 times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundMark(pub(super) u8);

impl Invitation {
    /// The invitation to a round that is played with `config`. A list of one's own stays where it is, so where one counts,
    /// the other phones leave judging to the table.
    pub fn new(config: &Config, round: usize, faces: &[String]) -> Self {
        let judge = if config.own.is_some() { Judge::AtTheEnd } else { config.judge };
        let config = Config {
            way: Way::Guest,
            dice: Config::classic(config.lang).dice,
            goal: Config::classic(config.lang).goal,
            judge,
            own: None,
            ..config.clone()
        };
        let faces = faces.iter().map(|face| number(face).map_or(face.clone(), |number| FACES[number].to_owned()));
        Invitation { config, round: round.saturating_sub(1) % 256 + 1, faces: faces.collect() }
    }

    /// The invitation to the round that a table plays, once it is rolled.
    pub fn of(view: &View) -> Option<Self> {
        (!view.faces.is_empty()).then(|| Self::new(&view.config, view.round, &view.faces))
    }

    /// What the link carries, of at most 25 characters.
    pub fn text(&self) -> String {
        let config = &self.config;
        let mut bits = Writer::new(Kind::Invitation);
        bits.put(Lang::ALL.iter().position(|lang| *lang == config.lang).unwrap_or_default() as u32, 2);
        bits.put(u32::from(config.target - TARGET.start()), 4);
        bits.put(u32::from(config.shortest - SHORTEST.start()), 2);
        bits.put(u32::from(config.limit.unwrap_or_default()), 10);
        for yes in [config.strict_plurals, config.judge == Judge::AtTheEnd, config.names, config.unusual] {
            bits.put(u32::from(yes), 1);
        }
        bits.put(self.round as u32 - 1, 8);
        bits.put(self.faces.len() as u32, 4);
        for face in &self.faces {
            bits.put(number(face).unwrap_or_default() as u32, 5);
        }
        bits.text()
    }

    /// Reads what [`text`](Self::text) wrote.
    ///
    /// # Errors
    /// [`Unreadable`].
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let mut bits = Reader::open(text, Kind::Invitation)?;
        let lang = *Lang::ALL.get(bits.take(2)? as usize).ok_or(Unreadable::Newer)?;
        let target = bits.take(4)? as u8 + TARGET.start();
        let shortest = bits.take(2)? as u8 + SHORTEST.start();
        let limit = Some(bits.take(10)? as u16).filter(|limit| *limit > 0);
        let (strict_plurals, at_the_end) = (bits.bit()?, bits.bit()?);
        let (names, unusual) = (bits.bit()?, bits.bit()?);
        let round = bits.take(8)? as usize + 1;
        let rolled = bits.take(4)?;
        if !(1..=dice::MOST_DICE as u32).contains(&rolled) {
            return Err(Unreadable::Damaged);
        }
        let face = |_| Ok(FACES.get(bits.take(5)? as usize).ok_or(Unreadable::Damaged)?.to_string());
        let faces = (0..rolled).map(face).collect::<Result<Vec<_>, _>>()?;
        bits.end()?;
        let config = Config {
            way: Way::Guest,
            target,
            shortest,
            limit,
            strict_plurals,
            judge: if at_the_end { Judge::AtTheEnd } else { Judge::AtOnce },
            names,
            unusual,
            ..Config::classic(lang)
        };
        config.check().map_err(|_| Unreadable::Damaged)?;
        Ok(Invitation { config, round, faces })
    }

    /// Marks the lists of this round.
    pub fn mark(&self) -> RoundMark {
        RoundMark((self.round as u8 & 3) << 6 | crc32(self.text().as_bytes()) as u8 & 63)
    }

    /// The words that count here as far as the dictionary can say, the commonest first: what short codes number.
    pub fn possible<'d>(&self, dictionary: &'d Dictionary) -> Vec<&'d str> {
        let config = &self.config;
        let Some(letters) = Letters::of_faces(self.faces.iter().map(String::as_str)) else { return Vec::new() };
        let found = words_from(dictionary, &letters, usize::from(config.shortest));
        let counts = |entry: Entry| {
            let listed = entry.tier == Tier::Standard || entry.tier == Tier::Name && config.names;
            listed && !entry.is_refused_plural(config.strict_plurals)
        };
        found.into_iter().filter(|(_, entry)| counts(*entry)).map(|(word, _)| word).collect()
    }
}

/// The number of a face in either case; `None` for what is on no die.
fn number(face: &str) -> Option<usize> {
    let face = capitals(face);
    FACES.iter().position(|known| capitals(known) == face)
}

// The bits above hold these.
const _: () = {
    assert!(*TARGET.end() - *TARGET.start() < 16 && *SHORTEST.end() - *SHORTEST.start() < 4);
    assert!(*LIMIT_SECONDS.end() < 1024 && dice::MOST_DICE < 16);
};

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_invitation() -> impl Strategy<Value = Invitation> {
        let faces = prop::collection::vec(prop::sample::select(FACES.to_vec()), 9..=13);
        let limit = prop::option::of(LIMIT_SECONDS);
        let switches = any::<[bool; 4]>();
        (any::<bool>(), TARGET, SHORTEST, limit, switches, 1..=256_usize, faces).prop_map(
            |(german, target, shortest, limit, [strict_plurals, late, names, unusual], round, faces)| {
                let judge = if late { Judge::AtTheEnd } else { Judge::AtOnce };
                let base = Config::classic(if german { Lang::De } else { Lang::En });
                let config = Config { target, shortest, limit, strict_plurals, judge, names, unusual, ..base };
                let faces: Vec<String> = faces.into_iter().map(str::to_owned).collect();
                Invitation::new(&config, round, &faces)
            },
        )
    }

    proptest! {
        #[test]
        fn r8_what_a_link_carries_is_what_was_rolled(invitation in any_invitation()) {
            let text = invitation.text();
            prop_assert!(text.len() <= 25, "{}", text);
            prop_assert_eq!(Invitation::read(&text), Ok(invitation));
        }

        #[test]
        fn r8_an_invitation_that_was_cut_off_is_refused(invitation in any_invitation(), at in any::<prop::sample::Index>()) {
            let text = invitation.text();
            prop_assert_eq!(Invitation::read(&text[..at.index(text.len())]), Err(Unreadable::Damaged));
        }

        #[test]
        fn r8_the_round_before_has_another_mark(invitation in any_invitation()) {
            let next = Invitation { round: invitation.round % 256 + 1, ..invitation.clone() };
            prop_assert_ne!(invitation.mark(), next.mark());
        }

        #[test]
        fn foreign_links_never_panic(text in any::<String>(), digits in "[0-9A-Z]{0,30}") {
            let _ = Invitation::read(&text);
            let _ = Invitation::read(&digits);
        }
    }

    #[test]
    fn r8_qu_is_one_face_and_laid_letters_may_be_small() {
        let config = Config::classic(Lang::De);
        let faces = ["Qu", "qu", "QU", "ü", "a", "Ä", "s", "T", "q"].map(str::to_owned);
        let invitation = Invitation::new(&config, 3, &faces);
        assert_eq!(invitation.faces, ["Qu", "Qu", "Qu", "Ü", "A", "Ä", "S", "T", "Q"]);
        assert_eq!(Invitation::read(&invitation.text()), Ok(invitation));
    }

    #[test]
    fn w4_with_a_list_of_ones_own_the_table_judges() {
        use crate::words::OwnChoice;
        use crate::words::own::OwnUse;
        let own = Some(OwnChoice { number: 1, usage: OwnUse::Too });
        let invitation = Invitation::new(&Config { own, ..Config::classic(Lang::En) }, 1, &[]);
        assert_eq!((invitation.config.judge, invitation.config.own), (Judge::AtTheEnd, None));
    }
}
