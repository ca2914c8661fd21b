//! What the screens of Race show at one moment.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::harness::Browser;
use crate::pages::text;

const LOOK: &str = include_str!("look.js");

/// Which screen it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceStage {
    /// The first screen.
    Home,
    /// Who plays, and how.
    Setup,
    /// Somebody is to roll.
    Ready,
    /// The letters are known and covered, and all start together.
    Rolled,
    /// Everybody writes on paper.
    Racing,
    /// A device that is handed round lies covered.
    Waiting,
    /// Somebody types a list.
    Writing,
    /// Words are called in turn.
    Calling,
    /// The lists come in.
    Collecting,
    /// A list is entered.
    Entering,
    /// The lists are called out.
    Revealing,
    /// The points after the last list.
    Summary,
    /// Somebody has won.
    Podium,
    /// The letters are covered.
    Paused,
    /// Any other screen.
    Elsewhere,
}

/// A word of a list that was called out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalledWord {
    /// As shown.
    pub word: String,
    /// What is said of it: who else has it, why it does not count, or nothing.
    pub note: String,
    /// The points beside it.
    pub points: i64,
    /// Struck, since others have it too.
    pub struck: bool,
    /// Refused.
    pub refused: bool,
}

/// A list that was called out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalledList {
    /// Whose.
    pub name: String,
    /// All points, as far as they have been told.
    pub total: i64,
    /// Whether it is the one that is called out now.
    pub now: bool,
    /// Its words in order.
    pub words: Vec<CalledWord>,
    /// Points beside the words, with what they are for.
    pub extras: Vec<(String, i64)>,
}

/// All that is shown, read in one go. Two looks are equal when the screens are.
#[derive(Clone, Debug, PartialEq)]
pub struct RaceLook(Value);

impl RaceLook {
    /// Looks at the page.
    ///
    /// # Errors
    /// The page cannot be asked.
    pub async fn at(browser: &Browser) -> Result<Self> {
        Ok(Self(browser.script(LOOK, vec![json!(text().act.undo)]).await?))
    }

    /// Which screen it is.
    #[must_use]
    pub fn stage(&self) -> RaceStage {
        match self.0["stage"].as_str() {
            Some("home") => RaceStage::Home,
            Some("setup") => RaceStage::Setup,
            Some("ready") => RaceStage::Ready,
            Some("rolled") => RaceStage::Rolled,
            Some("racing") => RaceStage::Racing,
            Some("waiting") => RaceStage::Waiting,
            Some("writing") => RaceStage::Writing,
            Some("calling") => RaceStage::Calling,
            Some("collecting") => RaceStage::Collecting,
            Some("entering") => RaceStage::Entering,
            Some("revealing") => RaceStage::Revealing,
            Some("summary") => RaceStage::Summary,
            Some("podium") => RaceStage::Podium,
            Some("paused") => RaceStage::Paused,
            _ => RaceStage::Elsewhere,
        }
    }

    /// A text, or `None` where nothing of the kind is shown. The keys stand in `look.js`: title, starter, tied, answer,
    /// typed, progress, take, turn, stopper, missing, whose, tally, missed, winner.
    #[must_use]
    pub fn text(&self, key: &str) -> Option<&str> {
        self.0[key].as_str()
    }

    /// As [`RaceLook::text`], and it must be there.
    ///
    /// # Errors
    /// It is not.
    pub fn shown(&self, key: &str) -> Result<&str> {
        self.text(key).with_context(|| format!("no {key} is shown: {}", self.0))
    }

    /// Whether something is there, or can be pressed: menu, appeal, stop, undo.
    #[must_use]
    pub fn can(&self, key: &str) -> bool {
        self.0[key] == true
    }

    /// Several texts in order: letters, list.
    #[must_use]
    pub fn texts(&self, key: &str) -> Vec<String> {
        items(&self.0[key]).filter_map(|one| one.as_str().map(str::to_owned)).collect()
    }

    /// The same without some of its keys, for comparing the rest.
    #[must_use]
    pub fn without(&self, keys: &[&str]) -> Self {
        let mut rest = self.clone();
        for key in keys {
            rest.0[*key] = Value::Null;
        }
        rest
    }

    /// Whose list has come in, and what is said of it.
    #[must_use]
    pub fn lists(&self) -> Vec<(String, String)> {
        items(&self.0["lists"]).map(|row| (string(&row[0]), string(&row[1]))).collect()
    }

    /// The lists that are open, the newest first.
    #[must_use]
    pub fn called(&self) -> Vec<CalledList> {
        let word = |word: &Value| CalledWord {
            word: string(&word["word"]),
            note: string(&word["note"]),
            points: integer(&word["points"]),
            struck: word["struck"] == true,
            refused: word["refused"] == true,
        };
        let list = |list: &Value| CalledList {
            name: string(&list["name"]),
            total: integer(&list["total"]),
            now: list["now"] == true,
            words: items(&list["words"]).map(word).collect(),
            extras: items(&list["extras"]).map(|extra| (string(&extra[0]), integer(&extra[1]))).collect(),
        };
        items(&self.0["called"]).map(list).collect()
    }

    /// The open list of that player.
    #[must_use]
    pub fn list_of(&self, name: &str) -> Option<CalledList> {
        self.called().into_iter().find(|list| list.name == name)
    }

    /// Names and points, the most first: between the rounds, after a round, and on the podium.
    #[must_use]
    pub fn totals(&self) -> Vec<(String, i64)> {
        let key = if self.stage() == RaceStage::Podium { "ranking" } else { "standings" };
        items(&self.0[key]).map(|row| (string(&row["name"]), integer(&row["total"]))).collect()
    }

    /// The columns of a game in turns: whose, the words, the points so far; in the order of the seats.
    #[must_use]
    pub fn columns(&self) -> Vec<(String, Vec<String>, i64)> {
        let words = |column: &Value| items(&column["words"]).map(string).collect();
        items(&self.0["columns"])
            .map(|column| (string(&column["name"]), words(column), integer(&column["total"])))
            .collect()
    }
}

fn items(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn string(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// What is no whole number is no number of points.
fn integer(value: &Value) -> i64 {
    value.as_i64().unwrap_or(i64::MIN)
}
