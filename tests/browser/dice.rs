//! The same seed shows the same dice here as natively, with the shipped dictionaries.

use wasm_bindgen_test::wasm_bindgen_test;
use wordbox::ports::dictionary::load;
use wordbox::rules::race::{Action, Config, Race};
use wordbox::rules::rng_from;
use wordbox::rules::roster::Roster;
use wordbox::session::clock::Reading;
use wordbox::session::{Env, Session};
use wordbox::words::catalog::word_file;
use wordbox::words::{Dictionary, Lang};

use super::dictionary::network;

const ROLLS: &str = include_str!("../common/rolls.tsv");
const ENGLISH: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/public/words/en.bin"));
const GERMAN: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/public/words/de.bin"));

async fn shipped(lang: Lang) -> Dictionary {
    let network = network(200, if lang == Lang::En { ENGLISH } else { GERMAN });
    let dictionary = load(word_file(lang).expect("it is catalogued"), |_| ()).await.expect("it loads");
    drop(network);
    dictionary
}

#[wasm_bindgen_test]
async fn the_same_seed_shows_the_same_dice() {
    let mut seen = 0;
    for lang in Lang::ALL {
        let dictionary = shipped(lang).await;
        for line in ROLLS.lines().filter(|line| line.starts_with(lang.code())) {
            let parts: Vec<&str> = line.split('\t').collect();
            let [_, dice, seed, faces] = parts[..] else { panic!("not a roll: {line}") };
            let config = Config { dice: dice.parse().expect("a number"), ..Config::classic(lang) };
            let roster = Roster::seat_all([None, None]).expect("numbers");
            let reading = Reading { mono: 0.0, wall: 0.0 };
            let mut session: Session<Race> = Session::new(config, roster);
            session.resume(reading);
            let mut rng = rng_from(seed.parse().expect("a number"));
            let env = Env { reading, rng: &mut rng, lexicon: Some(&dictionary) };
            assert!(session.act(&Action::Roll, env).is_ok(), "{line}");
            assert_eq!(session.view().faces.join(" "), faces, "{line}");
            seen += 1;
        }
    }
    assert!(seen >= 6, "{seen} rolls");
}
