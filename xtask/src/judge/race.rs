//! The verdicts and scores of Race, and all words of a roll.

use serde_json::{Map, Value, json};

use wordbox::rules::race::judge::{Case, Refusal};
use wordbox::rules::race::score::{Fate, ListScore};
use wordbox::session::settings::Language;
use wordbox::text::Text;
use wordbox::text::race::RaceText;
use wordbox::words::search::{sort_longest_first, words_from};
use wordbox::words::{Dictionary, Layers, Letters, Lexicon, Tier, normalise};
use xtask::process::Result;

use super::answer::{accepted, refused};
use super::question::Question;

/// The printed game: words of four letters, ten of them (R2, R4).
const SHORTEST: usize = 4;
const TARGET: usize = 10;

fn case<'a>(question: &Question, layers: &'a Layers, letters: &'a Letters) -> Result<Case<'a>> {
    Ok(Case {
        letters,
        shortest: question.number("min", SHORTEST)?,
        strict_plurals: question.flag("strict_plurals", false)?,
        names: question.flag("names", false)?,
        lexicon: layers,
    })
}

fn sentence(case: &Case, refusal: Refusal, word: &str) -> Option<String> {
    let language = Language::of(case.lexicon.lang());
    RaceText::of(language).sentence(&Text::of(language).verdict, refusal, word, case.shortest)
}

/// R2, R3.
pub fn word(question: &Question, layers: &Layers) -> Result<Value> {
    let letters = question.dice()?;
    let case = case(question, layers, &letters)?;
    let lang = layers.lang();
    let before: Vec<String> = question.texts("used")?.iter().map(|word| normalise(word, lang)).collect();
    let written = question.text("word")?;
    let word = normalise(written, lang);
    Ok(case.judge(written, &before).map_or_else(
        |refusal| {
            let mut answer = refused(&word, refusal.report(), sentence(&case, refusal, &word));
            if let Refusal::LetterMissing { letter, shown } = refusal {
                answer["letter"] = letter.to_string().into();
                answer["shown"] = shown.into();
            }
            answer
        },
        |word| accepted(layers, &word),
    ))
}

/// R4, R5: every list with each word's fate.
pub fn score(question: &Question, layers: &Layers) -> Result<Value> {
    let letters = question.dice()?;
    let case = case(question, layers, &letters)?;
    let lists = question.lists("lists")?;
    let names: Vec<&str> = lists.iter().map(|(name, _)| name.as_str()).collect();
    let stopper = match question.has("stopper") {
        true => {
            let name = question.text("stopper")?;
            Some(names.iter().position(|other| *other == name).ok_or_else(|| format!("{name} has no list"))?)
        }
        false => None,
    };
    let words: Vec<Vec<String>> = lists.iter().map(|(_, words)| words.clone()).collect();
    let target = question.number("target", TARGET)?;
    let scores = wordbox::rules::race::score::score(&case, &words, stopper, target);
    let by_name = names.iter().zip(&scores).map(|(name, list)| ((*name).to_owned(), told(list, &names, &case)));
    Ok(json!({ "scores": by_name.collect::<Map<_, _>>() }))
}

fn told(list: &ListScore, names: &[&str], case: &Case) -> Value {
    let word = |(word, fate): &(String, Fate)| match fate {
        Fate::Scored { points } => json!({ "word": word, "fate": "scored", "points": points }),
        Fate::Struck { with } => {
            let with: Vec<&str> = with.iter().map(|other| names[*other]).collect();
            json!({ "word": word, "fate": "struck", "points": 0, "with": with })
        }
        Fate::Refused(refusal) => {
            let (rule, reason) = refusal.report();
            let sentence = sentence(case, *refusal, word);
            json!({ "word": word, "fate": "refused", "points": 0, "rule": rule, "reason": reason, "sentence": sentence })
        }
    };
    let words: Vec<Value> = list.words.iter().map(word).collect();
    json!({ "total": list.total, "bonus": list.bonus, "penalty": list.penalty, "words": words })
}

/// All words of a roll that would count, the longest first, and those of them that the app itself would show (W5).
pub fn search(question: &Question, books: &[&Dictionary], layers: &Layers) -> Result<Value> {
    let letters = question.dice()?;
    let case = case(question, layers, &letters)?;
    let mut found: Vec<_> = books.iter().flat_map(|book| words_from(book, &letters, case.shortest)).collect();
    found.retain(|(_, entry)| {
        let is_listed = match entry.tier {
            Tier::Standard | Tier::Unusual => true,
            Tier::Name => case.names,
            Tier::Abbreviation => false,
        };
        is_listed && !entry.is_refused_plural(case.strict_plurals)
    });
    sort_longest_first(&mut found);
    let words: Vec<&str> = found.iter().map(|(word, _)| *word).collect();
    let proposed: Vec<&str> = found.iter().filter(|(_, entry)| entry.is_proposed()).map(|(word, _)| *word).collect();
    Ok(json!({ "count": words.len(), "words": words, "proposed": proposed }))
}
