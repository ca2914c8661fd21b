//! The dictionary of one language: fetched in the background, kept for as long as the page lives.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ports::dictionary::{self, LoadError};
use crate::text::Text;
use crate::words::{Dictionary, Lang, Lexicon};

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fetch {
    /// On its way, in whole percent.
    Loading(u8),
    /// Here.
    Ready,
    /// Not to be had; it can be tried again.
    Failed(LoadError),
}

/// A dictionary, or the way to it. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Shelf {
    lang: Lang,
    book: StoredValue<Option<Dictionary>, LocalStorage>,
    /// How far it is.
    pub fetch: RwSignal<Fetch>,
}

impl Shelf {
    /// An empty shelf.
    pub fn new(lang: Lang) -> Self {
        Shelf { lang, book: StoredValue::new_local(None), fetch: RwSignal::new(Fetch::Loading(0)) }
    }

    /// Fetches the dictionary, in the background.
    pub fn fetch(&self) {
        let Shelf { lang, book, fetch } = *self;
        fetch.set(Fetch::Loading(0));
        spawn_local(async move {
            let percent = move |share: f32| {
                let now = Fetch::Loading((share * 100.0) as u8);
                if fetch.get_untracked() != now {
                    fetch.set(now);
                }
            };
            fetch.set(match dictionary::load(lang, percent).await {
                Ok(dictionary) => {
                    book.set_value(Some(dictionary));
                    Fetch::Ready
                }
                Err(error) => Fetch::Failed(error),
            });
        });
    }

    /// Uses the dictionary, if it is here.
    pub fn with<T>(&self, with: impl FnOnce(Option<&dyn Lexicon>) -> T) -> T {
        self.book.with_value(|book| with(book.as_ref().map(|book| book as &dyn Lexicon)))
    }
}

impl Fetch {
    /// In a sentence.
    pub fn sentence(self, text: &Text) -> String {
        match self {
            Fetch::Loading(percent) => (text.dictionary.loading)(percent),
            Fetch::Ready => text.dictionary.ready.to_owned(),
            Fetch::Failed(LoadError::Network(_)) => text.dictionary.network.to_owned(),
            Fetch::Failed(LoadError::Damaged) => text.dictionary.damaged.to_owned(),
            Fetch::Failed(LoadError::Unsupported) => text.dictionary.unsupported.to_owned(),
        }
    }
}
