//! What the measuring page calls. The page holds the clock; here is only the work.

use js_sys::Function;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;
use wordbox::ports::dictionary;
use wordbox::words::catalog::WordFile;
use wordbox::words::{Dictionary, Lang, crc32};

use crate::workload::{Task, Workload};
use crate::{Candidate, Loader, Words, memory};

type Answer<T> = Result<T, JsError>;

fn failed(reason: impl AsRef<str>) -> JsError {
    JsError::new(reason.as_ref())
}

fn task(number: u8) -> Answer<Task> {
    Task::ALL.get(usize::from(number)).copied().ok_or_else(|| failed("no such task"))
}

/// Bytes in the module's memory.
#[wasm_bindgen]
pub struct Held(Vec<u8>);

#[wasm_bindgen]
impl Held {
    /// Copies them there.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    /// The checksum alone, to know its share of the start.
    pub fn checksum(&self) -> u32 {
        crc32(&self.0)
    }

    /// Starts to make a dictionary.
    ///
    /// # Errors
    /// The bytes are damaged.
    pub fn begin(self, format: u8) -> Answer<Loading> {
        let candidate = Candidate::ALL.get(usize::from(format)).ok_or_else(|| failed("no such format"))?;
        candidate.begin(self.0).map(Loading).map_err(failed)
    }
}

/// A dictionary in the making.
#[wasm_bindgen]
pub struct Loading(Box<dyn Loader>);

#[wasm_bindgen]
impl Loading {
    /// Does the work for about so many words, and says whether all is done.
    ///
    /// # Errors
    /// The bytes are damaged.
    pub fn step(&mut self, words: u32) -> Answer<bool> {
        self.0.step(words as usize).map_err(failed)
    }

    /// The dictionary.
    ///
    /// # Errors
    /// Something is left to do.
    pub fn finish(self) -> Answer<Ready> {
        self.0.finish().map(Ready).map_err(failed)
    }
}

/// A dictionary that answers.
#[wasm_bindgen]
pub struct Ready(Box<dyn Words>);

#[wasm_bindgen]
impl Ready {
    /// Whether a word is there.
    pub fn knows(&self, word: &str) -> bool {
        self.0.look_up(word).is_some()
    }

    /// Looks up all words of a kind, and counts those that are there.
    ///
    /// # Errors
    /// There is no such kind.
    pub fn look_up_all(&self, questions: &Questions, kind: u8) -> Answer<usize> {
        Ok(questions.0.look_up_all(&*self.0, task(kind)?))
    }
}

/// What is asked.
#[wasm_bindgen]
pub struct Questions(Workload);

#[wasm_bindgen]
impl Questions {
    /// Reads the questions.
    ///
    /// # Errors
    /// They make no sense.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Answer<Self> {
        Workload::read(text).map(Self).map_err(failed)
    }

    /// A word that is there.
    pub fn known_word(&self) -> String {
        self.0.known_word().to_owned()
    }

    /// The number of questions of a kind.
    ///
    /// # Errors
    /// There is no such kind.
    pub fn len(&self, kind: u8) -> Answer<usize> {
        Ok(self.0.len(task(kind)?))
    }

    /// Asks the product's dictionary the questions of a kind from one number to before another, and counts what was
    /// found.
    ///
    /// # Errors
    /// There is no such kind.
    pub fn ask(&self, product: &Product, kind: u8, from: usize, to: usize) -> Answer<usize> {
        let task = task(kind)?;
        Ok((from..to).map(|number| self.0.ask(&product.0, task, number)).sum())
    }
}

/// The product's dictionary.
#[wasm_bindgen]
pub struct Product(Dictionary);

#[wasm_bindgen]
impl Product {
    /// Builds it in one go.
    ///
    /// # Errors
    /// The bytes are damaged.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: Vec<u8>) -> Answer<Self> {
        Dictionary::from_bytes(bytes).map(Self).map_err(|error| failed(error.to_string()))
    }
}

/// Loads a word file by the very function that the page uses, and answers with the number of its words. `on_progress` is
/// called with a share between 0 and 1.
///
/// # Errors
/// The file does not come, or is damaged.
#[wasm_bindgen]
pub async fn load_as_the_page_does(path: String, bytes: usize, on_progress: Function) -> Answer<usize> {
    let file = WordFile {
        lang: Lang::En,
        unusual: false,
        // Once in the life of a page.
        path: path.leak(),
        bytes,
        crc32: 0,
        words: 0,
    };
    let progress = |share: f32| drop(on_progress.call1(&wasm_bindgen::JsValue::UNDEFINED, &share.into()));
    let dictionary = dictionary::load(&file, progress).await.map_err(|error| failed(error.to_string()))?;
    let words = dictionary.len();
    // Kept, as the page keeps it.
    std::mem::forget(dictionary);
    Ok(words)
}

/// Bytes that are in use now.
#[wasm_bindgen]
pub fn live_bytes() -> usize {
    memory::live()
}

/// The most bytes that were in use at the same time.
#[wasm_bindgen]
pub fn peak_bytes() -> usize {
    memory::peak()
}
