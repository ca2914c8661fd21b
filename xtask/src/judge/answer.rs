//! Verdicts as JSON, and those of Bomb and Scramble.

use serde_json::{Value, json};

use wordbox::rules::bomb::judge::Case as BombCase;
use wordbox::rules::bomb::state::Said;
use wordbox::rules::bomb::{Config, Error, Face, Play, Refusal};
use wordbox::rules::roster::PlayerId;
use wordbox::rules::scramble::judge::Case as ScrambleCase;
use wordbox::session::settings::Language;
use wordbox::text::Text;
use wordbox::text::scramble::ScrambleText;
use wordbox::words::{Layers, Letters, Lexicon, normalise};
use xtask::process::Result;

use super::question::Question;

/// An accepted word with all that the dictionary knows of it.
pub fn accepted(layers: &Layers, word: &str) -> Value {
    let mut bases = layers.bases(word);
    if bases.is_empty() {
        bases.push(word.to_owned());
    }
    let mut answer = json!({ "word": word, "verdict": "accepted", "bases": bases });
    if let Some(entry) = layers.look_up(word) {
        answer["band"] = entry.band.into();
        answer["tier"] = entry.tier.code().into();
        answer["proposed"] = entry.is_proposed().into();
        answer["plural_class"] = entry.plural.into();
    }
    if let Some(spelling) = layers.spelling(word) {
        answer["spelling"] = spelling.into();
    }
    answer
}

/// A refused word with the first rule that failed, and what people are told.
pub fn refused(word: &str, (rule, reason): (&str, &str), sentence: Option<String>) -> Value {
    let mut answer = json!({ "word": word, "verdict": "refused", "rule": rule, "reason": reason });
    if let Some(sentence) = sentence {
        answer["sentence"] = sentence.into();
    }
    answer
}

/// B4 to B7.
pub fn bomb(question: &Question, layers: &Layers) -> Result<Value> {
    let lang = layers.lang();
    let card = normalise(question.text("letters")?, lang);
    let die = question.text_or("die", "anywhere")?;
    let face = match die {
        "not-start" => Face::NotAtStart,
        "anywhere" => Face::Anywhere,
        "not-end" => Face::NotAtEnd,
        "must-start" => Face::AtStart,
        "must-end" => Face::AtEnd,
        _ => return Err(format!("the die has no {die:?}: not-start, anywhere, not-end, must-start or must-end")),
    };
    let config = Config {
        play: Play::Typed,
        names: question.flag("names", true)?,
        derivatives: !question.flag("no_derivatives", false)?,
        ..Config::classic(lang)
    };
    let used = question.texts("used")?;
    let said: Vec<Said> = used
        .iter()
        .map(|word| Said { by: PlayerId(0), word: Some(normalise(word, lang)), known: None, ruling: None })
        .collect();
    let case = BombCase { config: &config, card: &card, face, said: &said, lexicon: Some(layers) };
    let typed = question.text("word")?;
    let word = normalise(typed, lang);
    match case.judge(typed) {
        Ok(sound) => Ok(accepted(layers, &sound.word)),
        Err(error @ Error::Refused(refusal)) => {
            let text = Text::of(Language::of(lang));
            let anybody = |_| (text.player_number)(1);
            let sentence = text.bomb_error(error, &word, &card, anybody, |of| said_word(&said, of));
            let mut answer = refused(&word, refusal.report(), sentence);
            if let Refusal::Derivative { of } = refusal {
                answer["of"] = said_word(&said, of).into();
            }
            Ok(answer)
        }
        Err(error) => Err(format!("cannot be judged: {error:?}")),
    }
}

fn said_word(said: &[Said], place: usize) -> String {
    said.get(place).and_then(|said| said.word.clone()).unwrap_or_default()
}

/// S2, S3, S6: may a word of this length be set, or does it solve the group?
pub fn scramble(question: &Question, layers: &Layers) -> Result<Value> {
    let lang = layers.lang();
    let tiles = match question.has("tiles") {
        true => {
            let tiles = normalise(question.text("tiles")?, lang);
            Some(Letters::of(&tiles).ok_or("\"tiles\" has something that is no letter")?)
        }
        false => None,
    };
    let length = match (&tiles, question.has("length")) {
        (Some(tiles), false) => tiles.len(),
        (None, false) => return Err("\"length\" or \"tiles\" is missing".to_owned()),
        _ => question.number("length", 0)?,
    };
    let names = question.flag("names", false)?;
    let case = ScrambleCase { length, tiles: tiles.as_ref(), names, lexicon: layers };
    let typed = question.text("word")?;
    Ok(case.judge(typed).map_or_else(
        |refusal| {
            let word = normalise(typed, lang);
            let language = Language::of(lang);
            let sentence = ScrambleText::of(language).sentence(&Text::of(language).verdict, refusal, &word, length);
            refused(&word, refusal.report(), sentence)
        },
        |word| accepted(layers, &word),
    ))
}
