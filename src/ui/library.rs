//! The dictionaries of this device: each fetched in the background when a table wants it, kept for as long as the page lives.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ports::dictionary::{self, LoadError};
use crate::ports::{offline, time};
use crate::text::Text;
use crate::words::catalog::{WordFile, unusual_file, word_file};
use crate::words::own::OwnWords;
use crate::words::{Dictionary, Lang, Layers, Lexicon, Wanted};

/// How far a dictionary is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fetch {
    /// Nobody has asked for it.
    Idle,
    /// On its way, in whole percent.
    Loading(u8),
    /// All of its bytes are here and are being read; the percentage goes on.
    Reading(u8),
    /// Here.
    Ready,
    /// Not to be had; it can be tried again.
    Failed(LoadError),
}

/// One dictionary, or the way to it. Cheap to copy.
#[derive(Clone, Copy)]
struct Book {
    file: Option<&'static WordFile>,
    words: StoredValue<Option<Dictionary>, LocalStorage>,
    fetch: RwSignal<Fetch>,
}

impl Book {
    fn new(file: Option<&'static WordFile>) -> Self {
        Book { file, words: StoredValue::new_local(None), fetch: RwSignal::new(Fetch::Idle) }
    }

    /// Fetches the dictionary, in the background.
    fn load(self) {
        let Book { file, words, fetch } = self;
        let Some(file) = file else {
            fetch.set(Fetch::Failed(LoadError::Unsupported));
            return;
        };
        fetch.set(Fetch::Loading(0));
        spawn_local(async move {
            let percent = move |share: f32| {
                let percent = (share * 100.0) as u8;
                let is_here = share >= dictionary::FETCHED;
                let now = if is_here { Fetch::Reading(percent) } else { Fetch::Loading(percent) };
                if fetch.get_untracked() != now {
                    fetch.set(now);
                }
            };
            fetch.set(match dictionary::load(file, percent).await {
                Ok(dictionary) => {
                    words.set_value(Some(dictionary));
                    offline::keep(file.path);
                    time::mark(file.path);
                    Fetch::Ready
                }
                Err(error) => Fetch::Failed(error),
            });
        });
    }
}

/// All dictionaries there are. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Library {
    english: Book,
    german: Book,
    unusual: Book,
}

impl Library {
    /// Nothing is fetched yet.
    pub fn empty() -> Self {
        Library {
            english: Book::new(word_file(Lang::En)),
            german: Book::new(word_file(Lang::De)),
            unusual: Book::new(unusual_file(Lang::En)),
        }
    }

    fn usual(&self, lang: Lang) -> Book {
        match lang {
            Lang::En => self.english,
            Lang::De => self.german,
        }
    }

    fn unusual(&self, wanted: Wanted) -> Option<Book> {
        (wanted.unusual && unusual_file(wanted.lang).is_some()).then_some(self.unusual)
    }

    fn books(&self, wanted: Wanted) -> impl Iterator<Item = Book> {
        [self.usual(wanted.lang)].into_iter().chain(self.unusual(wanted))
    }

    /// Fetches what the table wants and nobody has asked for before.
    pub fn fetch(&self, wanted: Wanted) {
        self.books(wanted).filter(|book| book.fetch.get_untracked() == Fetch::Idle).for_each(Book::load);
    }

    /// Tries once more what could not be had.
    pub fn fetch_again(&self, wanted: Wanted) {
        let failed = |book: &Book| matches!(book.fetch.get_untracked(), Fetch::Failed(_));
        self.books(wanted).filter(failed).for_each(Book::load);
    }

    /// How far that is which the table wants: the first book that is not here.
    pub fn state(&self, wanted: Wanted) -> Fetch {
        self.books(wanted).map(|book| book.fetch.get()).find(|fetch| *fetch != Fetch::Ready).unwrap_or(Fetch::Ready)
    }

    /// Whether bytes of what the table wants are still to come.
    pub fn is_coming(&self, wanted: Wanted) -> bool {
        self.books(wanted).any(|book| matches!(book.fetch.get(), Fetch::Idle | Fetch::Loading(_)))
    }

    /// Uses the words that count at the table, if the dictionary is here. While the unusual words are on their way, the
    /// dictionary does without them.
    pub fn with<T>(&self, wanted: Wanted, own: Option<&OwnWords>, with: impl FnOnce(Option<&dyn Lexicon>) -> T) -> T {
        let unusual = self.unusual(wanted);
        self.usual(wanted.lang).words.with_value(|usual| {
            let Some(usual) = usual else { return with(None) };
            let own = own.zip(wanted.own.map(|own| own.usage));
            let layers = Layers { dictionary: usual, unusual: None, own };
            match unusual {
                None => with(Some(&layers)),
                Some(book) => book.words.with_value(|words| {
                    let unusual = words.as_ref().map(|words| words as &dyn Lexicon);
                    with(Some(&Layers { unusual, ..layers }))
                }),
            }
        })
    }

    /// Looks for words in the dictionary of a language, if it is here.
    pub fn search<T>(&self, lang: Lang, search: impl FnOnce(&Dictionary) -> T) -> Option<T> {
        self.usual(lang).words.with_value(|usual| usual.as_ref().map(search))
    }
}

impl Fetch {
    /// In a sentence.
    pub fn sentence(self, text: &Text) -> String {
        match self {
            Fetch::Idle => (text.dictionary.loading)(0),
            Fetch::Loading(percent) | Fetch::Reading(percent) => (text.dictionary.loading)(percent),
            Fetch::Ready => text.dictionary.ready.to_owned(),
            Fetch::Failed(LoadError::Network(_)) => text.dictionary.network.to_owned(),
            Fetch::Failed(LoadError::Damaged) => text.dictionary.damaged.to_owned(),
            Fetch::Failed(LoadError::Unsupported) => text.dictionary.unsupported.to_owned(),
        }
    }
}
