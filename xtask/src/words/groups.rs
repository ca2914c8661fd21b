//! Choosing the letter groups that Bomb deals (B1), from the words that the app would itself propose.

use std::collections::BTreeMap;
use std::fmt::Write;

use wordbox::words::{Lang, Letters};

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

/// With so many base words at the start or at the end, a card may be turned for a die that asks for that place (B13).
const ENOUGH_AT_AN_EDGE: usize = 25;

/// How many more base words a card must have than is promised: German ones are found by rules and not in a table, and two of
/// them may be related by a third.
const fn margin(lang: Lang) -> usize {
    match lang {
        Lang::En => 0,
        Lang::De => 4,
    }
}

/// Fragments that are rude or wounding, or whose first answers would be; with `=` only as the whole card: what German
/// number plates may not show either.
const fn unwanted(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "agg anal anu arse ass bast bum cist clit cock coc coo coon crap cree cum cun dago dic dik dyk ejac fag fart fuc \
             fuk gay gook gyp homo horn hoe hore igg iger itch jap jew jiz kkk kik lez mong nazi naz neg nig nip nud orgy \
             paki penis pedo pee pimp pis poo porn prick pube puk puss pus rac rape rap scat sex shi slut sod spas spaz spic \
             ss suic tard tit tur turd twat uck unt urin vag wank wog wop yid"
        }
        Lang::De => {
            "ackt afte anal anu ars arsc behi brüs bums buse chei chwu depp dick dirn drog dumm erot fett fic fick \
             fot furz gas geil gift hod hode homo hur hure idio jud kac kak kana kkk kot kreb krüp lesb lude mohr \
             mord mös nack nazi naz neg nig nutt orgi peni perv pim pis popo porn pup puff sauf sex spas ss suff suiz \
             tit titt tot töt tumo tunt türk urin vag votz vulv wix zige =hj =kz =ns =sa"
        }
    }
}

/// Cards that are in the deck if they are fair: the rules explain the game by them (B4).
const fn examples(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["ant"],
        Lang::De => &[],
    }
}

/// The cards of a language.
pub struct Deck {
    /// `data/groups-*.tsv`: every card with its counts, for reading.
    pub table: String,
    /// `data/groups-*.txt`: what the product reads; `src/words/groups.rs` there describes it.
    pub compact: String,
    /// A line about the choice.
    pub summary: String,
}

/// A letter group with its counts.
#[derive(Clone, Copy)]
struct Card<'c> {
    group: &'c str,
    places: &'c Places<'c>,
    is_example: bool,
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

/// Chooses the cards out of all words of a language.
///
/// # Errors
/// When the words do not give enough cards.
pub fn choose(lang: Lang, rows: &[Row]) -> Result<Deck, String> {
    let counted = count(rows);
    let unwanted = |group: &str| {
        let forbids = |part: &str| part.strip_prefix('=').map_or_else(|| group.contains(part), |whole| group == whole);
        unwanted(lang).split_ascii_whitespace().any(forbids)
    };
    let margin = margin(lang);
    let is_fair = |group: &str, places: &Places| {
        let has_enough_common = places.tightest_core() >= FEWEST_CORE + margin;
        // No card stands on the brink of a mark either.
        let brink = ENOUGH_AT_AN_EDGE..ENOUGH_AT_AN_EDGE + margin;
        let is_clear = ![&places.must_start, &places.must_end].iter().any(|bases| brink.contains(&bases.len()));
        (FEWEST + margin..=MOST).contains(&places.tightest()) && has_enough_common && is_clear && !unwanted(group)
    };
    let mut fair: Vec<Card> = counted
        .iter()
        .filter(|(group, places)| is_fair(group, places))
        .map(|(group, places)| Card { group, places, is_example: examples(lang).contains(group) })
        .collect();
    fair.sort_by_key(|card| (card.places.tightest() + card.places.tightest_core(), card.group));
    let mut chosen: Vec<Card> = Vec::new();
    let mut summary = format!("{} groups seen, {} fair ones", counted.len(), fair.len());
    for (tier, _, lengths) in WANTED {
        for (length, cards) in (2..).zip(lengths) {
            let fits = |card: &&Card| card.group.chars().count() == length && card.places.tier() == tier;
            let pool: Vec<Card> = fair.iter().filter(fits).copied().collect();
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
    Ok(Deck { table: table(&chosen), compact: compact(&chosen), summary })
}

fn table(chosen: &[Card]) -> String {
    let mut table = String::from("# letters\tanywhere\tnot-start\tnot-end\tmust-start\tmust-end\tdifficulty\n");
    for Card { group, places, .. } in chosen {
        let Places { anywhere, not_start, not_end, must_start, must_end, .. } = places;
        let counts = [anywhere, not_start, not_end, must_start, must_end].map(|bases| bases.len().to_string());
        let _ = writeln!(table, "{group}\t{}\t{}", counts.join("\t"), places.tier());
    }
    table
}

/// The easy cards in one line, then the medium, then the hard ones.
fn compact(chosen: &[Card]) -> String {
    let mark = |bases: &[&str], mark: &'static str| if bases.len() >= ENOUGH_AT_AN_EDGE { mark } else { "" };
    let written = |card: &Card| {
        let Places { must_start, must_end, .. } = card.places;
        format!("{}{}{}", card.group, mark(must_start, "^"), mark(must_end, "$"))
    };
    let line = |tier: &str| -> String {
        let cards: Vec<String> = chosen.iter().filter(|card| card.places.tier() == tier).map(written).collect();
        cards.join(" ") + "\n"
    };
    WANTED.iter().map(|(tier, _, _)| line(tier)).collect()
}

/// Counts every group of two to four letters inside larger proposed words (B4).
fn count(rows: &[Row]) -> BTreeMap<&str, Places<'_>> {
    let mut counted: BTreeMap<&str, Places> = BTreeMap::new();
    // Words with letters that no tile has may be answers, but they make no cards.
    for row in rows.iter().filter(|row| row.is_proposed() && Letters::of(&row.word).is_some()) {
        let (word, base, is_core) = (row.word.as_str(), row.base(), row.band <= RAREST_CORE);
        let bounds: Vec<usize> = word.char_indices().map(|(at, _)| at).chain([word.len()]).collect();
        let inside = (2..=4).flat_map(|length| bounds.iter().zip(bounds.iter().skip(length)));
        for (start, end) in inside.map(|(start, end)| (*start, *end)).filter(|range| *range != (0, word.len())) {
            let places = counted.entry(&word[start..end]).or_default();
            places.anywhere.push(base);
            if start > 0 { &mut places.not_start } else { &mut places.must_start }.push(base);
            if end < word.len() { &mut places.not_end } else { &mut places.must_end }.push(base);
            if is_core && start > 0 {
                places.core_not_start.push(base);
            }
            if is_core && end < word.len() {
                places.core_not_end.push(base);
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
        mixed.sort_by_key(|card| (!card.is_example, scrambled(card.group)));
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
    let same_beginning =
        chosen.iter().filter(|other| other.group.chars().take(2).eq(card.group.chars().take(2))).count();
    same_beginning < 3 && !chosen.iter().any(|other| other.group == card.group || alike(other))
}

/// An order without meaning that is the same everywhere (FNV-1a).
fn scrambled(group: &str) -> u64 {
    group.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use wordbox::words::Tier;

    use super::*;

    fn counts(places: &Places) -> [usize; 5] {
        let Places { anywhere, not_start, not_end, must_start, must_end, .. } = places;
        [anywhere, not_start, not_end, must_start, must_end].map(Vec::len)
    }

    #[test]
    fn too_few_words_give_no_deck_instead_of_a_bad_one() {
        let rows = [Row::new("pant", Tier::Standard, 0)];
        let refused = choose(Lang::En, &rows).err().expect("one word cannot give 220 cards");
        assert!(refused.contains("0 letter groups instead of 220"), "{refused}");
    }

    #[test]
    fn b4_base_words_are_counted_once_for_each_place_inside_a_larger_word() {
        let mut rows: Vec<Row> =
            ["an", "ban", "bans", "banana", "öan"].map(|word| Row::new(word, Tier::Standard, 0)).into();
        rows[2].bases = vec!["ban".to_owned()];
        rows.push(Row::new("anne", Tier::Name, 0));
        rows.push(Row { never: true, ..Row::new("ani", Tier::Standard, 0) });
        let counted = count(&rows);
        assert_eq!(counts(&counted["an"]), [3, 3, 2, 0, 2]);
        assert_eq!(counts(&counted["öa"]), [1, 0, 1, 1, 0]);
        assert!(!counted.contains_key("ban") || counts(&counted["ban"]) == [2, 0, 2, 2, 0]);
    }

    #[test]
    fn b13_the_compact_deck_says_which_edges_have_enough_words() {
        let many: Vec<String> = (0..ENOUGH_AT_AN_EDGE).map(|number| format!("base{number}")).collect();
        let bases: Vec<&str> = many.iter().map(String::as_str).collect();
        let places = Places { must_end: bases.clone(), not_start: bases.clone(), not_end: bases, ..Places::default() };
        assert_eq!(compact(&[Card { group: "ing", places: &places, is_example: false }]), "\n\ning$\n");
    }
}
