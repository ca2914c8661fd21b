//! What an action leads to: the roll, setting a word, and the seats. Solving has a module of its own.

use rand::Rng as _;

use super::config::MOST_PLAYERS;
use super::contract::{Action, Error};
use super::event::Event;
use super::state::{Group, Part, Phase, Scramble};
use crate::rules::Ctx;
use crate::rules::verdict::listed;
use crate::words::search::has_word_of_length;
use crate::words::{Letters, Lexicon, jumble, pool};

/// After so many draws the tiles stay although they make no word that counts, as it may be with a short list of one's own.
const MOST_DRAWS: usize = 5;
/// So often another order is looked for than that in which the tiles lie: of three letters there may be but one.
const MOST_SHUFFLES: usize = 8;

impl Scramble {
    pub(super) fn decide_action(&self, action: &Action, ctx: &mut Ctx<'_>) -> Result<Vec<Event>, Error> {
        match action {
            Action::Roll => self.roll(ctx),
            Action::Start => match self.round().map(|round| &round.part) {
                Some(Part::Waiting { .. }) => Ok(vec![Event::Started]),
                _ => Err(Error::NotNow),
            },
            Action::Take { word } => self.take(word, ctx),
            Action::PutBack => self.jumbled(ctx).map(|_| vec![Event::PutBack]),
            Action::Shuffle => self.shuffle(ctx),
            Action::Arrange { order } => self.arrange(order, ctx),
            Action::HandOver => self.jumbled(ctx).map(|_| vec![Event::HandedOver]),
            Action::GoWithout => self.chooses(ctx).map(|()| vec![Event::WentWithout]),
            Action::Reveal => match self.round().map(|round| &round.part) {
                Some(Part::AllSet) => Ok(vec![Event::Revealed]),
                Some(Part::Solving(_)) => Err(Error::TooLate),
                _ => Err(Error::NotNow),
            },
            Action::Claim { by, group } => self.lay_claim(*by, *group, ctx),
            Action::Answer { word, insist } => self.answer(word, *insist, ctx),
            Action::Confirm => self.claimed(ctx).map(|(_, group)| vec![Event::Solved { word: group.word.clone() }]),
            Action::Miss => self.claimed(ctx).map(|_| vec![Event::Missed]),
            Action::Abandon { group } => self.abandon(*group, ctx),
            Action::Leave { .. } if self.roster.len() <= 1 => Err(Error::LastPlayer),
            Action::Leave { .. } | Action::Join { .. } | Action::Reseat { .. } if self.is_over() => Err(Error::NotNow),
            Action::Join { name, seat } => {
                let player = self.roster.newcomer_of(MOST_PLAYERS, name.as_deref())?;
                Ok(vec![Event::Joined { player, seat: (*seat).min(self.roster.len()) }])
            }
            Action::Leave { id } => Ok(vec![Event::Left { id: self.roster.seated(*id)? }]),
            Action::Rename { id, name } => {
                let name = self.roster.name_for(self.roster.seated(*id)?, name)?;
                Ok(vec![Event::Renamed { id: *id, name }])
            }
            Action::Reseat { id, seat } => {
                let seat = (*seat).min(self.roster.len().saturating_sub(1));
                Ok(vec![Event::Reseated { id: self.roster.seated(*id)?, seat }])
            }
        }
    }

    /// S1: the die, and tiles that make a word of that length. P3: chance decides who picks first in the first round.
    fn roll(&self, ctx: &mut Ctx<'_>) -> Result<Vec<Event>, Error> {
        if self.is_over() || self.round().is_some() {
            return Err(Error::NotNow);
        }
        let lexicon = ctx.lexicon.ok_or(Error::NoDictionary)?;
        let faces = self.config.faces;
        let length = faces[ctx.rng.random_range(0..faces.len() as u32) as usize];
        let players = self.roster.players();
        let draw = |rng: &mut _| pool::draw(self.config.lang, self.config.pool, players.len(), rng);
        let mut tiles = draw(ctx.rng);
        for _ in 1..MOST_DRAWS {
            if self.makes_a_word(&tiles, usize::from(length), lexicon) {
                break;
            }
            tiles = draw(ctx.rng);
        }
        let tiles = tiles.iter().flat_map(|(letter, count)| std::iter::repeat_n(letter, usize::from(count))).collect();
        let starter = self.next_starter().unwrap_or_else(|| self.roster.anybody(ctx.rng));
        Ok(vec![Event::Rolled { length, tiles, starter }])
    }

    /// Whether a word that counts can be formed, as far as the dictionary can be searched.
    fn makes_a_word(&self, tiles: &Letters, length: usize, lexicon: &dyn Lexicon) -> bool {
        let counts = |word: &str, _| listed(lexicon, word, self.config.names).is_ok();
        lexicon.dictionary().is_none_or(|dictionary| has_word_of_length(dictionary, tiles, length, counts))
    }

    /// S2, S4: the tiles are jumbled as soon as they are taken.
    fn take(&self, typed: &str, ctx: &mut Ctx<'_>) -> Result<Vec<Event>, Error> {
        self.chooses(ctx)?;
        let lexicon = ctx.lexicon.ok_or(Error::NoDictionary)?;
        let word = self.may_take(typed, lexicon)?;
        let jumble = jumble(&word, lexicon, ctx.rng).ok_or(Error::NoJumble)?;
        Ok(vec![Event::Taken { word, jumble }])
    }

    /// S4: the word stays as far away as it was, and the tiles move if they can.
    fn shuffle(&self, ctx: &mut Ctx<'_>) -> Result<Vec<Event>, Error> {
        let group = self.jumbled(ctx)?;
        let lexicon = ctx.lexicon.ok_or(Error::NoDictionary)?;
        let mut orders = (0..MOST_SHUFFLES).filter_map(|_| jumble(&group.word, lexicon, ctx.rng));
        let jumble = orders.find(|order| *order != group.jumble).unwrap_or_else(|| group.jumble.clone());
        Ok(vec![Event::Jumbled { jumble }])
    }

    fn arrange(&self, order: &[usize], ctx: &Ctx<'_>) -> Result<Vec<Event>, Error> {
        let group = self.jumbled(ctx)?;
        let lexicon = ctx.lexicon.ok_or(Error::NoDictionary)?;
        let letters: Vec<char> = group.jumble.chars().collect();
        let mut places = order.to_vec();
        places.sort_unstable();
        if !places.into_iter().eq(0..letters.len()) {
            return Err(Error::NoOrder);
        }
        let jumble: String = order.iter().map(|place| letters[*place]).collect();
        // A word of the table's own list is one also when the list is not at hand any more.
        if jumble == group.word || lexicon.look_up(&jumble).is_some() {
            return Err(Error::SpellsWord);
        }
        Ok(vec![Event::Jumbled { jumble }])
    }

    /// Whether somebody chooses a word, and still has time to.
    fn chooses(&self, ctx: &Ctx<'_>) -> Result<(), Error> {
        match self.round().map(|round| &round.part) {
            Some(Part::Setting { .. }) if self.ends_at().is_some_and(|end| ctx.now >= end) => Err(Error::TooLate),
            Some(Part::Setting { .. }) => Ok(()),
            Some(Part::Jumbling { .. }) => Err(Error::NotNow),
            _ => Err(self.too_late_to_set()),
        }
    }

    /// The tiles of whoever jumbles, and still has time to.
    fn jumbled(&self, ctx: &Ctx<'_>) -> Result<&Group, Error> {
        let round = self.round().ok_or_else(|| self.too_late_to_set())?;
        match &round.part {
            Part::Jumbling { .. } if self.ends_at().is_some_and(|end| ctx.now >= end) => Err(Error::TooLate),
            Part::Jumbling { setter, .. } => {
                round.hand(*setter).and_then(|hand| hand.group.as_ref()).ok_or(Error::NotNow)
            }
            Part::Setting { .. } => Err(Error::NotNow),
            _ => Err(self.too_late_to_set()),
        }
    }

    /// Whoever is too late with a word has handed over already (C20).
    fn too_late_to_set(&self) -> Error {
        let is_late = match &self.phase {
            Phase::Playing(round) => round.hands.iter().any(|hand| hand.done),
            Phase::Between { last } => last.is_some(),
        };
        if is_late { Error::TooLate } else { Error::NotNow }
    }
}
