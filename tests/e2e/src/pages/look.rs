//! What the game's screens show at one moment.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use wordbox::rules::bomb::Face;

use super::text;
use crate::harness::Browser;

const LOOK: &str = include_str!("look.js");

/// Which screen it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The first screen.
    Home,
    /// Who plays, and how.
    Setup,
    /// Somebody is to roll.
    Ready,
    /// Somebody is to light the fuse.
    Rolled,
    /// The fuse burns.
    Burning,
    /// The fuse waits, and the letters are covered.
    Paused,
    /// It went off.
    Exploded,
    /// Somebody has won.
    Podium,
    /// Any other screen.
    Elsewhere,
}

/// Somebody in a list of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// As shown.
    pub name: String,
    /// Cards or lives.
    pub count: u64,
    /// The place, on the podium.
    pub place: Option<u64>,
}

/// All that is shown, read in one go. Two looks are equal when the screens are.
#[derive(Clone, Debug, PartialEq)]
pub struct Look(Value);

impl Look {
    /// Looks at the page.
    ///
    /// # Errors
    /// The page cannot be asked.
    pub async fn at(browser: &Browser) -> Result<Self> {
        Ok(Self(browser.script(LOOK, vec![json!(text().act.undo)]).await?))
    }

    /// Which screen it is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match self.0["stage"].as_str() {
            Some("home") => Stage::Home,
            Some("setup") => Stage::Setup,
            Some("ready") => Stage::Ready,
            Some("rolled") => Stage::Rolled,
            Some("burning") => Stage::Burning,
            Some("paused") => Stage::Paused,
            Some("exploded") => Stage::Exploded,
            Some("podium") => Stage::Podium,
            _ => Stage::Elsewhere,
        }
    }

    /// A text, or `None` where nothing of the kind is shown. The keys stand in `look.js`: title, letters (lower case),
    /// face, holder, next, starter, summary, sudden, answer, typed, question, opinion, passBack, loser, winner.
    #[must_use]
    pub fn text(&self, key: &str) -> Option<&str> {
        self.0[key].as_str()
    }

    /// As [`Look::text`], and it must be there.
    ///
    /// # Errors
    /// It is not.
    pub fn shown(&self, key: &str) -> Result<&str> {
        self.text(key).with_context(|| format!("no {key} is shown: {}", self.0))
    }

    /// Whether something is there, or can be pressed: menu, appeal, voting, challenge, undo.
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

    /// What the die says.
    ///
    /// # Errors
    /// No die is shown, or it says something that no die says.
    pub fn face(&self) -> Result<Face> {
        let shown = self.shown("face")?;
        let faces = &text().bomb.faces;
        let all = [Face::NotAtStart, Face::Anywhere, Face::NotAtEnd, Face::AtStart, Face::AtEnd];
        let face = all.into_iter().find(|face| faces.sentence(*face) == shown);
        face.with_context(|| format!("no die says \"{shown}\""))
    }

    /// The players in the order of their seats, between the rounds.
    #[must_use]
    pub fn seats(&self) -> Vec<Row> {
        rows(&self.0["seats"])
    }

    /// The players by place, on the podium.
    #[must_use]
    pub fn ranking(&self) -> Vec<Row> {
        rows(&self.0["ranking"])
    }

    /// The voices in a vote, as the buttons are named that are pressed.
    #[must_use]
    pub fn votes(&self) -> Vec<String> {
        self.0["votes"].as_array().into_iter().flatten().map(string).collect()
    }

    /// The words of the last round with who said them and whether they were struck.
    #[must_use]
    pub fn said(&self) -> Vec<(String, String, bool)> {
        let items = self.0["said"].as_array().into_iter().flatten();
        items.map(|item| (string(&item["word"]), string(&item["by"]), item["struck"] == true)).collect()
    }
}

fn rows(list: &Value) -> Vec<Row> {
    let row = |row: &Value| Row {
        name: string(&row["name"]),
        count: row["count"].as_u64().unwrap_or_default(),
        place: row["place"].as_u64(),
    };
    list.as_array().into_iter().flatten().map(row).collect()
}

fn string(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
