//! What the screens of Scramble show at one moment.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use wordbox::rules::scramble::view::Offer;

use crate::harness::Browser;
use crate::pages::text;

const LOOK: &str = include_str!("look.js");

/// Which screen it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScrambleStage {
    /// The first screen.
    Home,
    /// Who plays, and how.
    Setup,
    /// Somebody is to roll.
    Ready,
    /// The device goes to somebody, or is to be taken up again.
    Covered,
    /// Somebody chooses a word.
    Setting,
    /// Its tiles are jumbled.
    Jumbling,
    /// All words are set.
    AllSet,
    /// The groups lie open.
    Solving,
    /// Somebody says to know one.
    Claiming,
    /// Somebody has won.
    Podium,
    /// The groups are covered.
    Paused,
    /// Any other screen.
    Elsewhere,
}

/// A group that lies open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenGroup {
    /// Whose.
    pub setter: String,
    /// As they lie, small.
    pub letters: String,
    /// It was tapped, and now the name is wanted.
    pub chosen: bool,
    /// It cannot be tapped.
    pub disabled: bool,
}

/// A name that can be tapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solver {
    /// As shown.
    pub name: String,
    /// Why it cannot be tapped, if it cannot.
    pub note: Option<String>,
    /// It cannot be tapped.
    pub disabled: bool,
}

/// A word that is told after the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldWord {
    /// Whose, in words.
    pub whose: String,
    /// As shown.
    pub word: String,
    /// Who found it, with place and points, in words.
    pub by: String,
    /// What else was said or could have been.
    pub notes: Vec<String>,
}

/// All that is shown, read in one go. Two looks are equal when the screens are.
#[derive(Clone, Debug, PartialEq)]
pub struct ScrambleLook(Value);

impl ScrambleLook {
    /// Looks at the page.
    ///
    /// # Errors
    /// The page cannot be asked.
    pub async fn at(browser: &Browser) -> Result<Self> {
        Ok(Self(browser.script(LOOK, vec![json!(text().act.undo)]).await?))
    }

    /// Which screen it is.
    #[must_use]
    pub fn stage(&self) -> ScrambleStage {
        match self.0["stage"].as_str() {
            Some("home") => ScrambleStage::Home,
            Some("setup") => ScrambleStage::Setup,
            Some("ready") => ScrambleStage::Ready,
            Some("covered") => ScrambleStage::Covered,
            Some("setting") => ScrambleStage::Setting,
            Some("jumbling") => ScrambleStage::Jumbling,
            Some("all-set") => ScrambleStage::AllSet,
            Some("solving") => ScrambleStage::Solving,
            Some("claiming") => ScrambleStage::Claiming,
            Some("podium") => ScrambleStage::Podium,
            Some("paused") => ScrambleStage::Paused,
            _ => ScrambleStage::Elsewhere,
        }
    }

    /// A text, or `None` where nothing of the kind is shown. The keys stand in `look.js`: title, starter, take, length, typed,
    /// answer, rack, without, prompt, claim, claimed, told, winner.
    #[must_use]
    pub fn text(&self, key: &str) -> Option<&str> {
        self.0[key].as_str()
    }

    /// As [`ScrambleLook::text`], and it must be there.
    ///
    /// # Errors
    /// It is not.
    pub fn shown(&self, key: &str) -> Result<&str> {
        self.text(key).with_context(|| format!("no {key} is shown: {}", self.0))
    }

    /// Whether something is there, or can be pressed: menu, takes, undo.
    #[must_use]
    pub fn can(&self, key: &str) -> bool {
        self.0[key] == true
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

    /// The tiles that are left, as far as they are counted.
    #[must_use]
    pub fn offers(&self) -> Vec<Offer> {
        let offer = |offer: &Value| {
            let letter = offer["letter"].as_str()?.chars().next()?;
            Some(Offer { letter, count: offer["count"].as_u64()?.try_into().ok()? })
        };
        items(&self.0["offers"]).filter_map(offer).collect()
    }

    /// How many letters the word is to have.
    ///
    /// # Errors
    /// No number is shown.
    pub fn length(&self) -> Result<usize> {
        let shown = self.shown("length")?;
        let digits: String = shown.chars().filter(char::is_ascii_digit).collect();
        digits.parse().with_context(|| format!("no number: {shown}"))
    }

    /// The groups that can be claimed.
    #[must_use]
    pub fn groups(&self) -> Vec<OpenGroup> {
        let group = |group: &Value| OpenGroup {
            setter: string(&group["setter"]),
            letters: string(&group["letters"]),
            chosen: group["chosen"] == true,
            disabled: group["disabled"] == true,
        };
        items(&self.0["groups"]).map(group).collect()
    }

    /// Those who can claim, in the order of the seats.
    #[must_use]
    pub fn solvers(&self) -> Vec<Solver> {
        let solver = |solver: &Value| Solver {
            name: string(&solver["name"]),
            note: solver["note"].as_str().map(str::to_owned),
            disabled: solver["disabled"] == true,
        };
        items(&self.0["solvers"]).map(solver).collect()
    }

    /// Groups that nobody works on any more: whose, the word or the letters, what became of it.
    #[must_use]
    pub fn done(&self) -> Vec<[String; 3]> {
        items(&self.0["done"]).map(|row| [0, 1, 2].map(|place| string(&row[place]))).collect()
    }

    /// The words of the last round.
    #[must_use]
    pub fn told_words(&self) -> Vec<ToldWord> {
        let word = |word: &Value| ToldWord {
            whose: string(&word["whose"]),
            word: string(&word["word"]),
            by: string(&word["by"]),
            notes: items(&word["notes"]).map(string).collect(),
        };
        items(&self.0["told_words"]).map(word).collect()
    }

    /// Names and points, the most first: between the rounds and on the podium.
    #[must_use]
    pub fn totals(&self) -> Vec<(String, i64)> {
        let key = if self.stage() == ScrambleStage::Podium { "ranking" } else { "standings" };
        let total = |row: &Value| row["total"].as_i64().unwrap_or(i64::MIN);
        items(&self.0[key]).map(|row| (string(&row["name"]), total(row))).collect()
    }
}

fn items(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn string(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
