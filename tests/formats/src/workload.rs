//! What is asked of a dictionary while the clock runs: the same questions natively and in every browser.
//!
//! They are drawn once and written down, a line each with its kind, so that the browser needs no chance of its own.

use wordbox::words::search::{anagrams, words_for_group, words_from};
use wordbox::words::{Dictionary, Letters, Lexicon};

use crate::Words;
use crate::candidate::Result;

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// A word that is there.
    Hit,
    /// A word that is not there, one letter beside one that is.
    Miss,
    /// The base words of a word that has some (B7).
    Bases,
    /// All words of four letters or more of a roll of twelve dice (R2).
    Roll,
    /// All anagrams of a word of seven letters (S6).
    Anagrams,
    /// All words with a card's letters strictly inside (B4), the commonest first.
    Group,
}

impl Task {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Hit, Self::Miss, Self::Bases, Self::Roll, Self::Anagrams, Self::Group];

    /// A name for files and reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Hit => "hit",
            Self::Miss => "miss",
            Self::Bases => "bases",
            Self::Roll => "roll",
            Self::Anagrams => "anagrams",
            Self::Group => "group",
        }
    }
}

/// Questions of all kinds.
#[derive(Clone, Debug, Default)]
pub struct Workload {
    questions: [Vec<String>; Task::ALL.len()],
    letters: [Vec<Letters>; Task::ALL.len()],
}

impl Workload {
    /// Reads what [`Workload::put`] put together.
    ///
    /// # Errors
    /// A line has no kind, or letters that no tile has.
    pub fn read(text: &str) -> Result<Self> {
        let mut workload = Self::default();
        for line in text.lines() {
            let (name, question) = line.split_once('\t').ok_or("a question has no kind")?;
            let task =
                Task::ALL.into_iter().find(|task| task.name() == name).ok_or("a question is of no known kind")?;
            // Only what is laid has to be of tiles: the dictionary also has words with other letters.
            let letters = match task {
                Task::Roll | Task::Anagrams => {
                    Letters::of(question).ok_or("a question has letters that no tile has")?
                }
                _ => Letters::default(),
            };
            workload.questions[task as usize].push(question.to_owned());
            workload.letters[task as usize].push(letters);
        }
        Ok(workload)
    }

    /// A line for a question.
    #[must_use]
    pub fn put(task: Task, question: &str) -> String {
        format!("{}\t{question}\n", task.name())
    }

    /// The number of questions of a kind.
    #[must_use]
    pub fn len(&self, task: Task) -> usize {
        self.questions[task as usize].len()
    }

    /// Whether there are no questions of a kind.
    #[must_use]
    pub fn is_empty(&self, task: Task) -> bool {
        self.len(task) == 0
    }

    /// Answers one question by the product's own dictionary, and counts what was found.
    #[must_use]
    pub fn ask(&self, dictionary: &Dictionary, task: Task, number: usize) -> usize {
        let question = self.questions[task as usize][number].as_str();
        let letters = &self.letters[task as usize][number];
        match task {
            Task::Hit | Task::Miss => usize::from(dictionary.look_up(question).is_some()),
            Task::Bases => dictionary.bases(question).len(),
            Task::Roll => words_from(dictionary, letters, 4).len(),
            Task::Anagrams => anagrams(dictionary, letters).len(),
            Task::Group => {
                let fits =
                    |word: &str| word.match_indices(question).any(|(at, _)| at > 0 && at + question.len() < word.len());
                words_for_group(dictionary, question, fits, |_, entry| entry.is_proposed()).len()
            }
        }
    }

    /// Looks up all words of a kind in any of the formats, and counts those that are there.
    #[must_use]
    pub fn look_up_all(&self, words: &dyn Words, task: Task) -> usize {
        self.questions[task as usize].iter().filter(|word| words.look_up(word).is_some()).count()
    }

    /// A word that is there.
    #[must_use]
    pub fn known_word(&self) -> &str {
        self.questions[Task::Hit as usize].first().map_or("", String::as_str)
    }
}
