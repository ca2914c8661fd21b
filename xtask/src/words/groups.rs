//! Choosing the letter groups that Bomb deals, from the words that the app would itself propose.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::row::{RAREST_CORE, Row};

/// Every classic face leaves at least so many different base words (and CASES like `kig` never become a card).
const FEWEST: usize = 25;
/// So many of them, somewhere in the word, are among the 8,000 commonest.
const FEWEST_CORE: usize = 8;
/// More would be no riddle at all.
const MOST: usize = 1_500;

/// So many cards are chosen.
const CARDS: usize = 220;

/// The tiers with the fewest base words on the tightest face, and how many cards of two, three and four letters to take.
/// What a tier cannot give without cards that are much alike is made up from the whole of the medium and hard ones.
const WANTED: [(&str, usize, [usize; 3]); 3] =
    [("easy", 300, [40, 10, 0]), ("medium", 90, [36, 62, 4]), ("hard", FEWEST, [12, 33, 20])];

/// Fragments that are rude or wounding, or whose first answers would be.
const UNWANTED: &str = "agg anal anu arse ass bast bum cist clit cock coc coo coon crap cree cum cun dago dic dik dyk ejac fag \
                        fart fuc fuk gay gook gyp homo horn hoe hore igg iger itch jap jew jiz kkk kik lez mong nazi naz neg \
                        nig nip nud orgy paki penis pedo pee pimp pis poo porn prick pube puk puss pus rac rape rap scat sex \
                        shi slut sod spas spaz spic ss suic tard tit tur turd twat uck unt urin vag wank wog wop yid";

/// A proposed word as the choice sees it.
pub struct Word<'w> {
    pub word: &'w str,
    pub base: &'w str,
    pub is_core: bool,
}

/// Of all words those that are proposed (W5).
pub fn proposed(rows: &[Row]) -> Vec<Word<'_>> {
    let proposed = rows.iter().filter(|row| row.is_proposed());
    proposed.map(|row| Word { word: &row.word, base: row.base(), is_core: row.band <= RAREST_CORE }).collect()
}

/// A letter group with its counts.
#[derive(Clone, Copy)]
struct Card<'c> {
    group: &'c str,
    places: &'c Places<'c>,
}

/// The base words of one letter group, per place.
#[derive(Default)]
struct Places<'w> {
    anywhere: Vec<&'w str>,
    not_start: Vec<&'w str>,
    not_end: Vec<&'w str>,
    must_start: Vec<&'w str>,
    must_end: Vec<&'w str>,
    /// Those of `not_start` that are among the commonest.
    core_not_start: Vec<&'w str>,
    /// Those of `not_end` that are among the commonest.
    core_not_end: Vec<&'w str>,
}

impl Places<'_> {
    /// Base words on the tightest classic face; `anywhere` is never the tightest.
    fn tightest(&self) -> usize {
        self.not_start.len().min(self.not_end.len())
    }

    fn tightest_core(&self) -> usize {
        self.core_not_start.len().min(self.core_not_end.len())
    }

    fn tier(&self) -> &'static str {
        WANTED.iter().find(|(_, fewest, _)| self.tightest() >= *fewest).map_or("hard", |(tier, _, _)| tier)
    }
}

/// The chosen cards as the table `data/groups-en.tsv`, and a line about the choice.
///
/// # Errors
/// When the words do not give enough cards.
pub fn choose(words: &[Word]) -> Result<(String, String), String> {
    let counted = count(words);
    let unwanted = |group: &str| UNWANTED.split_ascii_whitespace().any(|part| group.contains(part));
    let is_fair = |group: &str, places: &Places| {
        (FEWEST..=MOST).contains(&places.tightest()) && places.tightest_core() >= FEWEST_CORE && !unwanted(group)
    };
    let mut fair: Vec<Card> = counted
        .iter()
        .filter(|(group, places)| is_fair(group, places))
        .map(|(group, places)| Card { group, places })
        .collect();
    fair.sort_by_key(|card| (card.places.tightest() + card.places.tightest_core(), card.group));
    let mut chosen: Vec<Card> = Vec::new();
    let mut summary = format!("{} groups seen, {} fair ones", counted.len(), fair.len());
    for (tier, _, lengths) in WANTED {
        for (length, cards) in (2..).zip(lengths) {
            let pool: Vec<Card> =
                fair.iter().filter(|card| card.group.len() == length && card.places.tier() == tier).copied().collect();
            let before = chosen.len();
            take_evenly(&pool, cards, &mut chosen);
            let _ = write!(summary, "; {tier} of {length} letters: {} of {}", chosen.len() - before, pool.len());
        }
    }
    fair.retain(|card| card.places.tier() != "easy");
    take_evenly(&fair, CARDS.saturating_sub(chosen.len()), &mut chosen);
    if chosen.len() != CARDS {
        return Err(format!("the words give {} letter groups instead of {CARDS}: {summary}", chosen.len()));
    }
    chosen.sort_by_key(|card| card.group);
    let mut table = String::from("# letters\tanywhere\tnot-start\tnot-end\tmust-start\tmust-end\tdifficulty\n");
    for Card { group, places } in &chosen {
        let Places { anywhere, not_start, not_end, must_start, must_end, .. } = places;
        let counts = [anywhere, not_start, not_end, must_start, must_end].map(|bases| bases.len().to_string());
        let _ = writeln!(table, "{group}\t{}\t{}", counts.join("\t"), places.tier());
    }
    Ok((table, summary))
}

/// Counts every group of two to four letters inside larger words (B4).
fn count<'w>(words: &[Word<'w>]) -> BTreeMap<&'w str, Places<'w>> {
    let mut counted: BTreeMap<&str, Places> = BTreeMap::new();
    for Word { word, base, is_core } in words {
        for length in 2..=4.min(word.len().saturating_sub(1)) {
            for start in 0..=word.len() - length {
                let end = start + length;
                let places = counted.entry(&word[start..end]).or_default();
                places.anywhere.push(base);
                if start > 0 { &mut places.not_start } else { &mut places.must_start }.push(base);
                if end < word.len() { &mut places.not_end } else { &mut places.must_end }.push(base);
                if *is_core && start > 0 {
                    places.core_not_start.push(base);
                }
                if *is_core && end < word.len() {
                    places.core_not_end.push(base);
                }
            }
        }
    }
    for places in counted.values_mut() {
        let Places { anywhere, not_start, not_end, must_start, must_end, core_not_start, core_not_end } = places;
        for bases in [anywhere, not_start, not_end, must_start, must_end, core_not_start, core_not_end] {
            bases.sort_unstable();
            bases.dedup();
        }
    }
    counted
}

/// Takes so many cards from a pool ordered by difficulty: one from each equal slice of it, then the gaps are filled.
fn take_evenly<'c>(pool: &[Card<'c>], cards: usize, chosen: &mut Vec<Card<'c>>) {
    let goal = chosen.len() + cards;
    for slice in 0..cards {
        let mut mixed = pool[slice * pool.len() / cards..(slice + 1) * pool.len() / cards].to_vec();
        mixed.sort_by_key(|card| scrambled(card.group));
        chosen.extend(mixed.into_iter().find(|card| is_new(card, chosen)));
    }
    let mut rest = pool.to_vec();
    rest.sort_by_key(|card| scrambled(card.group));
    for card in rest {
        if chosen.len() < goal && is_new(&card, chosen) {
            chosen.push(card);
        }
    }
}

/// Two cards with much the same answers are one card too many, and no beginning should come up all the time.
fn is_new(card: &Card, chosen: &[Card]) -> bool {
    let alike = |other: &Card| {
        let (mine, theirs) = (&card.places.anywhere, &other.places.anywhere);
        let common = mine.iter().filter(|base| theirs.binary_search(base).is_ok()).count();
        let (few, many) = (mine.len().min(theirs.len()), mine.len().max(theirs.len()));
        common * 10 > few * 6 && common * 20 > many * 7
    };
    let same_beginning = chosen.iter().filter(|other| other.group[..2] == card.group[..2]).count();
    same_beginning < 3 && !chosen.iter().any(|other| other.group == card.group || alike(other))
}

/// An order without meaning that is the same everywhere (FNV-1a).
fn scrambled(group: &str) -> u64 {
    group.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
