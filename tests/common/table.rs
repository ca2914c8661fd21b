//! A table to play at, with the shipped dictionaries on it.

use std::sync::OnceLock;

use rand_xoshiro::rand_core::SeedableRng;
use wordbox::rules::bomb::Bomb;
use wordbox::rules::{Ctx, Game, Rng};
use wordbox::session::clock::Reading;
use wordbox::session::{Env, Refused, Session, save};
use wordbox::words::{Dictionary, Lang, Lexicon, catalog};

/// The dictionary that the app ships for a language.
pub fn dictionary(lang: Lang) -> &'static Dictionary {
    static SHIPPED: [OnceLock<Dictionary>; 2] = [OnceLock::new(), OnceLock::new()];
    SHIPPED[lang as usize].get_or_init(|| {
        let file = catalog::word_file(lang).expect("every language has a word file");
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/public/").to_owned() + file.path;
        let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        Dictionary::from_bytes(bytes).expect("the shipped word file is whole")
    })
}

/// A session with its clocks and its random source: everything that an app has around it.
pub struct Table<G: Game = Bomb> {
    pub session: Session<G>,
    pub rng: Rng,
    /// Whose dictionary lies on the table.
    pub lang: Lang,
    /// Both clocks in milliseconds: they agree unless the device sleeps.
    clocks: Reading,
    has_dictionary: bool,
}

impl<G: Game> Table<G> {
    /// Sits down at a session, paused as a loaded one is, with the shipped dictionary.
    pub fn new(session: Session<G>, seed: u64) -> Self {
        let clocks = Reading { mono: 1000.0, wall: 1.7e12 };
        Table { session, rng: Rng::seed_from_u64(seed), lang: Lang::En, clocks, has_dictionary: true }
    }

    /// Sits down at a save and starts the clock.
    pub fn at(text: &str, seed: u64) -> Self {
        let mut table = Table::new(save::load(text).expect("a save that loads"), seed);
        table.resume();
        table
    }

    /// Takes the dictionary away, or brings it back.
    pub fn with_dictionary(&mut self, there: bool) {
        self.has_dictionary = there;
    }

    fn lexicon(&self) -> Option<&'static dyn Lexicon> {
        self.has_dictionary.then(|| dictionary(self.lang) as &dyn Lexicon)
    }

    pub fn act(&mut self, action: &G::Action) -> Result<Vec<G::Event>, Refused<G::Error>> {
        let lexicon = self.lexicon();
        let env = Env { reading: self.clocks, rng: &mut self.rng, lexicon };
        self.session.act(action, env)
    }

    /// What the rules would answer, without doing it, if the random source were `rng`.
    pub fn would(&self, action: &G::Action, rng: &mut Rng) -> Result<Vec<G::Event>, G::Error> {
        let mut ctx = Ctx { now: self.session.now(), rng, lexicon: self.lexicon() };
        self.session.state().decide(action, &mut ctx)
    }

    /// Lets time pass.
    pub fn pass_time(&mut self, millis: u64) -> Vec<G::Event> {
        self.clocks.mono += millis as f64;
        self.clocks.wall += millis as f64;
        self.session.tick(self.clocks)
    }

    /// Time that only the wall clock sees.
    pub fn sleep(&mut self, millis: u64) -> Vec<G::Event> {
        self.clocks.wall += millis as f64;
        self.session.tick(self.clocks)
    }

    /// Time during which the page is not called at all.
    pub fn let_clocks_run(&mut self, millis: u64) {
        self.clocks.mono += millis as f64;
        self.clocks.wall += millis as f64;
    }

    pub fn pause(&mut self) {
        self.session.pause(self.clocks);
    }

    pub fn resume(&mut self) {
        self.session.resume(self.clocks);
    }

    pub fn undo(&mut self) -> bool {
        self.session.undo(self.clocks)
    }

    /// The save as of now.
    pub fn saved(&self) -> String {
        save::save(&self.session).expect("a session can be saved")
    }

    /// What a reload of the page does: the game is paused.
    pub fn reload(&mut self) {
        self.session = save::load(&self.saved()).expect("our own save loads");
    }
}
