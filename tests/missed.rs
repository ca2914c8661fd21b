//! The words that the app tells after a round of Bomb (W5, B4, B7): proposed ones only, on every card and face.

#[path = "common/table.rs"]
#[expect(dead_code, reason = "only the dictionary is needed here")]
mod table;

use wordbox::rules::bomb::Face;
use wordbox::rules::bomb::missed::missed;
use wordbox::rules::bomb::state::Said;
use wordbox::rules::roster::PlayerId;
use wordbox::words::{Lang, Lexicon as _, are_related, groups};

fn said(words: &[&str]) -> Vec<Said> {
    let said = |word: &&str| Said { by: PlayerId(0), word: Some((*word).to_owned()), known: Some(true), ruling: None };
    words.iter().map(said).collect()
}

#[test]
fn w5_on_every_card_and_face_only_proposed_words_are_told_and_no_two_are_related() {
    let dictionary = table::dictionary(Lang::En);
    for group in groups(Lang::En) {
        for face in [Face::NotAtStart, Face::Anywhere, Face::NotAtEnd] {
            let told = missed(dictionary, group.letters, face, &[], 5);
            assert_eq!(told.len(), 5, "{} {face:?}", group.letters);
            for (place, word) in told.iter().enumerate() {
                let entry = dictionary.look_up(word).expect("a word of the dictionary");
                assert!(entry.is_proposed() && !entry.never_proposed, "{word}");
                assert_eq!(face.fits(group.letters, word), Ok(()), "{word}");
                let others = &told[..place];
                assert!(!others.iter().any(|other| are_related(dictionary, word, other)), "{word} of {told:?}");
            }
        }
    }
}

#[test]
fn what_was_said_and_its_derivatives_are_not_told() {
    let dictionary = table::dictionary(Lang::En);
    let all = missed(dictionary, "ant", Face::Anywhere, &[], 5);
    let rest = missed(dictionary, "ant", Face::Anywhere, &said(&["plants", "important"]), 5);
    assert!(all.contains(&"plant") && all.contains(&"important"), "{all:?}");
    assert!(!rest.contains(&"plant") && !rest.contains(&"important") && rest.len() == 5, "{rest:?}");
}
