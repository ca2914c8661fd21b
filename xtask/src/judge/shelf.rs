//! The committed word files, each read when it is first asked for.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use wordbox::words::catalog::{WordFile, unusual_file, word_file};
use wordbox::words::{Dictionary, Lang, Layers, Lexicon};
use xtask::process::{Explain, Result};

/// All dictionaries.
pub struct Shelf {
    root: PathBuf,
    usual: [OnceLock<Result<Dictionary>>; 2],
    unusual: [OnceLock<Result<Dictionary>>; 2],
}

impl Shelf {
    /// Nothing is read yet.
    pub fn new(root: &Path) -> Self {
        Self { root: root.to_owned(), usual: Default::default(), unusual: Default::default() }
    }

    /// The dictionary of a language.
    fn usual(&self, lang: Lang) -> Result<&Dictionary> {
        self.get(&self.usual[lang as usize], word_file(lang))
    }

    /// Its unusual words, if they are wanted and there are any.
    fn unusual(&self, lang: Lang, wanted: bool) -> Result<Option<&Dictionary>> {
        let file = unusual_file(lang).filter(|_| wanted);
        file.map(|file| self.get(&self.unusual[lang as usize], Some(file))).transpose()
    }

    /// The dictionaries whose words count.
    pub fn books(&self, lang: Lang, unusual: bool) -> Result<Vec<&Dictionary>> {
        Ok([self.usual(lang)?].into_iter().chain(self.unusual(lang, unusual)?).collect())
    }

    /// The same as one.
    pub fn layers(&self, lang: Lang, unusual: bool) -> Result<Layers<'_>> {
        let unusual = self.unusual(lang, unusual)?.map(|book| book as &dyn Lexicon);
        Ok(Layers { dictionary: self.usual(lang)?, unusual, own: None })
    }

    fn get<'s>(&'s self, slot: &'s OnceLock<Result<Dictionary>>, file: Option<&WordFile>) -> Result<&'s Dictionary> {
        slot.get_or_init(|| read(&self.root, file)).as_ref().map_err(Clone::clone)
    }
}

/// Reads a committed word file.
pub fn read(root: &Path, file: Option<&WordFile>) -> Result<Dictionary> {
    let file = file.ok_or("there is no word file of that language")?;
    let path = root.join("public").join(file.path);
    let bytes = std::fs::read(&path).explain(|| path.display().to_string())?;
    Dictionary::from_bytes(bytes).explain(|| path.display().to_string())
}
