//! All formats answer the same. `cargo xtask bench` checks that of every shipped word; here a handful has to do.

use wordbox::words::dictionary::{Row, writer};
use wordbox::words::{Entry, Lang, Tier};
use wordbox_formats::Candidate;
use wordbox_formats::table::Table;

/// Words with all tags, forms of every kind, capitals, umlauts and ß.
fn rows() -> Vec<Row> {
    let tiers = [Tier::Standard, Tier::Name, Tier::Abbreviation, Tier::Unusual];
    let stems = ["aal", "bär", "gasse", "mass", "öl", "strass", "zug"];
    let endings = ["", "e", "en", "es", "s", "se", "ssen", "ung"];
    let words = stems.iter().flat_map(|stem| endings.iter().map(move |ending| (*stem, *ending)));
    let mut rows: Vec<Row> = words
        .enumerate()
        .map(|(number, (stem, ending))| {
            let entry = Entry {
                tier: tiers[number % 4],
                band: (number % 8) as u8,
                never_proposed: number % 5 == 0,
                plural: (number % 6) as u8,
            };
            let bases = if ending.is_empty() { Vec::new() } else { vec![stem.to_owned(), format!("ge{stem}")] };
            let mut row = Row { bases, ..Row::plain(&format!("{stem}{ending}"), entry) };
            let sharp = row.word.replacen("ss", "ß", number % 2);
            row.spell_as(&if number % 3 == 0 {
                sharp.replacen('s', "S", usize::from(sharp.starts_with('s')))
            } else {
                sharp
            });
            row
        })
        .collect();
    rows.sort_by(|a, b| a.word.cmp(&b.word));
    rows.dedup_by(|a, b| a.word == b.word);
    rows
}

#[test]
fn every_format_knows_the_same_of_every_word() {
    let rows = rows();
    let table = Table::read(writer::write(Lang::De, &rows).expect("sorted")).expect("well written");
    assert_eq!(table.items.len(), rows.len());
    assert!(rows.iter().any(|row| row.sharp != 0) && rows.iter().any(|row| row.capital), "the words lost their point");
    for candidate in Candidate::ALL {
        let words = candidate.load(candidate.encode(&table).expect("encodes")).expect("loads");
        assert_eq!(words.len(), rows.len());
        for (row, item) in rows.iter().zip(&table.items) {
            let known = words.known(&row.word).expect(&row.word);
            let line = wordbox::words::dictionary::form::line(&row.word, row.entry.plural, &row.bases);
            assert_eq!(words.look_up(&row.word), Some(row.entry), "{}: {}", candidate.name(), row.word);
            assert_eq!((known.tags, known.sharp), (item.tags, row.sharp), "{}: {}", candidate.name(), row.word);
            assert_eq!(known.line, line, "{}: {}", candidate.name(), row.word);
            assert_eq!(words.look_up(&format!("{}x", row.word)), None, "{}", candidate.name());
        }
        assert_eq!(words.look_up(""), None);
    }
}

#[test]
fn every_format_builds_in_slices_and_notices_damage() {
    let table = Table::read(writer::write(Lang::En, &rows()).expect("sorted")).expect("well written");
    for candidate in Candidate::ALL {
        let good = candidate.encode(&table).expect("encodes");
        let mut loader = candidate.begin(good.clone()).expect("begins");
        while !loader.step(3).expect("steps") {}
        assert_eq!(loader.finish().expect("finishes").len(), table.items.len());
        let mut damaged = good;
        let middle = damaged.len() / 2;
        damaged[middle] ^= 1;
        assert!(candidate.load(damaged).is_err(), "{}", candidate.name());
    }
}
