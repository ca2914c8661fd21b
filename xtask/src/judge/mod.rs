//! `cargo xtask judge`: reads one JSON object a line, and answers each with a line: "why was X refused?" for whoever keeps
//! the word lists, and for reports of errors. It asks the product's own rules and its committed word files.
//!
//! ```text
//! {"game":"bomb","lang":"en","letters":"ant","die":"not-start","used":["pant"],"no_derivatives":true,"word":"Scanty"}
//! {"game":"race","lang":"en","dice":["A","QU","I","T","E"],"strict_plurals":false,"min":4,"word":"quite"}
//! {"game":"race-score","lang":"en","dice":["A","N","T"],"stopper":"Ann","lists":{"Ann":["tan"],"Bo":["ant"]},"min":3}
//! {"game":"scramble","lang":"en","length":6,"word":"listen"}
//! {"game":"scramble","lang":"en","tiles":"enlist","word":"listen"}
//! {"game":"search","lang":"en","dice":["A","N","T","S"],"min":3}
//! ```
//!
//! The die says `not-start`, `anywhere`, `not-end`, `must-start` or `must-end`. Every game also takes `"unusual":true` for the
//! words that only word-game players use, and `"names"` where names shall count otherwise than in the printed rules.

mod answer;
mod question;
mod race;
mod shelf;

use std::io::{BufRead, Write};

use serde_json::{Value, json};

use question::Question;
use shelf::Shelf;
use xtask::process::{Explain, Result};

/// Answers until the input ends. A line that makes no sense gets an error for an answer, and it goes on.
///
/// # Errors
/// When reading or writing fails.
pub fn run(input: impl BufRead, mut output: impl Write, root: &std::path::Path) -> Result<()> {
    let shelf = Shelf::new(root);
    for line in input.split(b'\n') {
        let line = line.explain(|| "the questions".to_owned())?;
        let line = String::from_utf8_lossy(&line);
        if line.trim().is_empty() {
            continue;
        }
        let answer = reply(&shelf, line.trim()).unwrap_or_else(|error| json!({ "error": error }));
        writeln!(output, "{answer}").and_then(|()| output.flush()).explain(|| "the answers".to_owned())?;
    }
    Ok(())
}

fn reply(shelf: &Shelf, line: &str) -> Result<Value> {
    let value: Value = serde_json::from_str(line).explain(|| "not JSON".to_owned())?;
    let question = Question::new(&value)?;
    let (lang, unusual) = (question.lang()?, question.flag("unusual", false)?);
    let layers = shelf.layers(lang, unusual)?;
    match question.text("game")? {
        "bomb" => answer::bomb(&question, &layers),
        "race" => race::word(&question, &layers),
        "race-score" => race::score(&question, &layers),
        "scramble" => answer::scramble(&question, &layers),
        "search" => race::search(&question, &shelf.books(lang, unusual)?, &layers),
        other => Err(format!("there is no game {other:?}: bomb, race, race-score, scramble or search")),
    }
}

#[cfg(test)]
mod tests;
