//! A round counted as people would with pencil and paper (R5), to hold the table's count against.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use wordbox_e2e::pages::race::CalledList;
use wordbox_e2e::pages::race::words::worth;

/// Somebody's list on paper.
#[derive(Clone, Debug)]
pub struct Paper {
    /// Whose.
    pub name: &'static str,
    /// As written, in order.
    pub words: Vec<&'static str>,
    /// Those that do not count for another reason than that others have them.
    pub bad: Vec<&'static str>,
}

impl Paper {
    /// A list on which every word counts.
    pub fn of(name: &'static str, words: &[&'static str]) -> Self {
        Paper { name, words: words.to_vec(), bad: Vec::new() }
    }
}

/// What each list comes to. The stopper, whose list is long enough, has one point more, and two less with a mistake.
pub fn count(papers: &[Paper], stopper: Option<&str>, is_mistaken: bool) -> BTreeMap<String, i64> {
    let points = |paper: &Paper| {
        let elsewhere = |word: &str| papers.iter().any(|other| other.name != paper.name && other.words.contains(&word));
        let counted = paper.words.iter().filter(|word| !elsewhere(word) && !paper.bad.contains(word));
        let bonus = i64::from(stopper == Some(paper.name));
        let penalty = if is_mistaken { 2 * bonus } else { 0 };
        counted.map(|word| worth(word)).sum::<i64>() + bonus - penalty
    };
    papers.iter().map(|paper| (paper.name.to_owned(), points(paper))).collect()
}

/// The lists that were called out are those papers, and each says what became of each word.
pub fn agrees(called: &[CalledList], papers: &[Paper], expected: &BTreeMap<String, i64>) -> Result<()> {
    ensure!(called.len() == papers.len(), "{} lists of {}", called.len(), papers.len());
    for list in called {
        let paper = papers.iter().find(|paper| paper.name == list.name);
        let paper = paper.ok_or_else(|| anyhow::anyhow!("nobody is called {}", list.name))?;
        ensure!(Some(&list.total) == expected.get(&list.name), "{expected:?}, and not {list:?}");
        let words: Vec<&str> = list.words.iter().map(|word| word.word.as_str()).collect();
        ensure!(words == paper.words, "{paper:?} is not {list:?}");
        for word in &list.words {
            let others: Vec<&str> = papers
                .iter()
                .filter(|other| other.name != paper.name && other.words.contains(&word.word.as_str()))
                .map(|other| other.name)
                .collect();
            if paper.bad.contains(&word.word.as_str()) {
                ensure!(word.refused && !word.note.is_empty() && word.points == 0, "{word:?}");
            } else if others.is_empty() {
                ensure!(!word.struck && !word.refused && word.points == worth(&word.word), "C22: {word:?}");
            } else {
                let names_all = others.iter().all(|name| word.note.contains(name));
                ensure!(word.struck && names_all && word.points == 0, "C22: {others:?} have it too: {word:?}");
            }
        }
    }
    Ok(())
}
