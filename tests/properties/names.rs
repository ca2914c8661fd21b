//! P1: names.

use proptest::prelude::*;
use unicode_segmentation::UnicodeSegmentation;
use wordbox::rules::roster::{LONGEST_NAME, PlayerId, Roster, RosterError, tidy_name};

#[track_caller]
fn check(typed: &str, kept: Result<&str, RosterError>) {
    assert_eq!(tidy_name(typed).as_deref(), kept.as_ref().map(|name| *name), "{typed:?}");
}

#[test]
fn p1_blank_names_are_refused_also_when_they_only_look_blank() {
    for blank in [
        "",
        " ",
        "\t\n",
        "\u{a0}",
        "\u{200b}",
        "\u{200d}",
        "\u{fe0f} \u{200d}",
        "\u{3164}",
        "\u{2800}",
        "\u{61c}",
        "\0",
    ] {
        check(blank, Err(RosterError::BlankName));
    }
}

#[test]
fn p1_a_name_has_24_characters_as_a_person_counts_them() {
    let family = "👩‍👩‍👧‍👦";
    check(&family.repeat(24), Ok(&family.repeat(24)));
    check(&family.repeat(25), Err(RosterError::LongName));
    check(&"e\u{301}".repeat(24), Ok(&"é".repeat(24)));
    check(&format!("  {}  ", "x".repeat(24)), Ok(&"x".repeat(24)));
    check(&"x".repeat(25), Err(RosterError::LongName));
}

#[test]
fn p1_markup_emoji_and_right_to_left_stay_what_they_are() {
    for name in ["<b>Ann</b>", "&amp;", "👩‍🚀", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "שרה", "علي", "Ann O'Neil", "李"]
    {
        check(name, Ok(name));
    }
    check("\u{202e}Ann\u{202c}", Ok("Ann"));
    check("Ann \u{2066} Lee", Ok("Ann Lee"));
}

#[test]
fn p1_equal_names_get_a_number() {
    let typed = ["Ann", " Ann", "Ann", "Ann 2", "Jose\u{301}", "José"];
    let roster = Roster::seat_all(typed.map(Some)).expect("names");
    let names: Vec<_> = roster.players().iter().filter_map(|player| player.name.as_deref()).collect();
    assert_eq!(names, ["Ann", "Ann 2", "Ann 3", "Ann 2 2", "José", "José 2"]);
}

#[test]
fn p1_an_id_is_never_given_twice() {
    let mut roster = Roster::seat_all([Some("Ann")]).expect("a name");
    let mut given = std::collections::BTreeSet::from([PlayerId(0)]);
    while let Ok(player) = roster.newcomer(None) {
        assert!(given.insert(player.id), "{:?} twice", player.id);
        let id = player.id;
        roster.seat(player, 0);
        roster.leave(id);
    }
    assert!(given.len() > 200);
}

proptest! {
    #[test]
    fn p1_any_text_is_a_name_or_refused(typed in any::<String>()) {
        check_any(&typed)?;
    }

    #[test]
    fn p1_awkward_characters_make_no_awkward_names(
        typed in "[ Aé\u{301}\u{308}\u{1112}\u{1161}\u{11ab}👩🚀\u{200d}\u{fe0f}\u{1f1e9}\u{1f1ea}\u{1f3fd}\u{600}ش\u{202e}\u{ad}\u{2800}<&\u{e33}क\u{94d}षि]{0,30}"
    ) {
        check_any(&typed)?;
    }

    #[test]
    fn p1_numbered_names_are_distinct_and_not_too_long(typed in "[ Ab2\u{301}👩\u{200d}\u{1f1e9}\u{600}]{1,26}", people in 2_usize..13) {
        let Ok(roster) = Roster::seat_all(std::iter::repeat_n(Some(typed.as_str()), people)) else { return Ok(()) };
        let names: std::collections::BTreeSet<_> = roster.players().iter().filter_map(|player| player.name.as_deref()).collect();
        prop_assert_eq!(names.len(), people);
        for name in names {
            prop_assert!(name.graphemes(true).count() <= LONGEST_NAME, "{}", name);
        }
    }
}

fn check_any(typed: &str) -> Result<(), TestCaseError> {
    if let Ok(name) = tidy_name(typed) {
        prop_assert_eq!(tidy_name(&name), Ok(name.clone()), "tidying twice is tidying once");
        prop_assert!((1..=LONGEST_NAME).contains(&name.graphemes(true).count()));
        prop_assert_eq!(name.trim(), name.as_str());
        prop_assert!(!name.contains(char::is_control));
    }
    Ok(())
}
