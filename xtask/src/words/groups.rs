//! Choosing the letter groups that Bomb deals, from the words that the app would itself propose.

use std::collections::BTreeMap;
use std::fmt::Write;

/// Every classic face leaves at least so many different base words (and CASES like `kig` never become a card).
const FEWEST: usize = 25;
/// So many of them, somewhere in the word, are among the 8,000 commonest.
const FEWEST_CORE: usize = 8;
/// More would be no riddle at all.
const MOST: usize = 1_500;

/// How many cards of each tier and length: difficulty's name, fewest base words on the tightest face, (length, cards).
const WANTED: [(&str, usize, [(usize, usize); 3]); 3] = [
    ("easy", 300, [(2, 40), (3, 10), (4, 0)]),
    ("medium", 90, [(2, 36), (3, 64), (4, 5)]),
    ("hard", FEWEST, [(2, 12), (3, 33), (4, 20)]),
];

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

/// The base words of one letter group, per place.
#[derive(Default)]
struct Places<'w> {
    anywhere: Vec<&'w str>,
    not_start: Vec<&'w str>,
    not_end: Vec<&'w str>,
    must_start: Vec<&'w str>,
    must_end: Vec<&'w str>,
    core: Vec<&'w str>,
}

impl Places<'_> {
    fn tightest(&self) -> usize {
        self.anywhere.len().min(self.not_start.len()).min(self.not_end.len())
    }
}

/// The chosen cards as the table `data/groups-en.tsv`, and a line about the choice.
pub fn choose(words: &[Word]) -> (String, String) {
    let counted = count(words);
    let unwanted = |group: &str| UNWANTED.split_ascii_whitespace().any(|part| group.contains(part));
    let mut fair: Vec<(&str, &Places)> = counted
        .iter()
        .map(|(group, places)| (*group, places))
        .filter(|(group, places)| {
            (FEWEST..=MOST).contains(&places.tightest()) && places.core.len() >= FEWEST_CORE && !unwanted(group)
        })
        .collect();
    fair.sort_by_key(|(group, places)| (places.tightest() + places.core.len(), *group));
    let mut chosen: Vec<(&str, &Places, &str)> = Vec::new();
    let mut summary = format!("{} groups seen, {} fair ones", counted.len(), fair.len());
    let mut ceiling = usize::MAX;
    for (tier, fewest, lengths) in WANTED {
        for (length, cards) in lengths {
            let pool: Vec<_> = fair
                .iter()
                .filter(|(group, places)| group.len() == length && (fewest..ceiling).contains(&places.tightest()))
                .copied()
                .collect();
            let before = chosen.len();
            take_evenly(&pool, cards, tier, &mut chosen);
            let _ = write!(summary, "; {tier} {length}: {} of {}", chosen.len() - before, pool.len());
        }
        ceiling = fewest;
    }
    chosen.sort_by_key(|(group, _, _)| *group);
    let mut table = String::from("# letters\tanywhere\tnot-start\tnot-end\tmust-start\tmust-end\tdifficulty\n");
    for (group, places, tier) in &chosen {
        let counts = [&places.anywhere, &places.not_start, &places.not_end, &places.must_start, &places.must_end];
        let counts: Vec<String> = counts.iter().map(|bases| bases.len().to_string()).collect();
        let _ = writeln!(table, "{group}\t{}\t{tier}", counts.join("\t"));
    }
    (table, format!("{summary}; {} chosen", chosen.len()))
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
                if *is_core {
                    places.core.push(base);
                }
                if start > 0 { &mut places.not_start } else { &mut places.must_start }.push(base);
                if end < word.len() { &mut places.not_end } else { &mut places.must_end }.push(base);
            }
        }
    }
    for places in counted.values_mut() {
        let Places { anywhere, not_start, not_end, must_start, must_end, core } = places;
        for bases in [anywhere, not_start, not_end, must_start, must_end, core] {
            bases.sort_unstable();
            bases.dedup();
        }
    }
    counted
}

/// Takes so many cards from a pool ordered by difficulty: one from each equal slice of it, then the gaps are filled.
fn take_evenly<'p, 'w>(
    pool: &[(&'w str, &'p Places<'w>)],
    cards: usize,
    tier: &'static str,
    chosen: &mut Vec<(&'w str, &'p Places<'w>, &'static str)>,
) {
    let goal = chosen.len() + cards;
    for slice in 0..cards {
        let slice = &pool[slice * pool.len() / cards..(slice + 1) * pool.len() / cards];
        let mut mixed = slice.to_vec();
        mixed.sort_by_key(|(group, _)| scrambled(group));
        if let Some((group, places)) = mixed.into_iter().find(|candidate| is_new(candidate, chosen)) {
            chosen.push((group, places, tier));
        }
    }
    let mut rest = pool.to_vec();
    rest.sort_by_key(|(group, _)| scrambled(group));
    for candidate in rest {
        if chosen.len() < goal && is_new(&candidate, chosen) {
            chosen.push((candidate.0, candidate.1, tier));
        }
    }
}

/// Two cards with much the same answers are one card too many, and no beginning should come up all the time.
fn is_new((group, places): &(&str, &Places), chosen: &[(&str, &Places, &str)]) -> bool {
    let alike = |other: &Places| {
        let common = places.anywhere.iter().filter(|base| other.anywhere.binary_search(base).is_ok()).count();
        let (few, many) = (places.anywhere.len().min(other.anywhere.len()), places.anywhere.len().max(other.anywhere.len()));
        common * 10 > few * 6 && common * 20 > many * 7
    };
    let same_beginning = chosen.iter().filter(|(other, _, _)| other[..2] == group[..2]).count();
    same_beginning < 3 && !chosen.iter().any(|(other, places, _)| other == group || alike(places))
}

/// An order without meaning that is the same everywhere (FNV-1a).
fn scrambled(group: &str) -> u64 {
    group.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
