//! Every case of `case_*.rs`, so that one line of `mod.rs` enters them all.

use super::{case_clock, case_device, case_words};
use wordbox_e2e::case;
use wordbox_e2e::harness::Case;

/// All of them in the order in which they run.
pub fn all() -> Vec<Case> {
    vec![
        case!(case_words::c1_a_trailing_space_is_no_part_of_the_word),
        case!(case_words::c2_capitals_never_matter),
        case!(case_words::c3_decomposed_letters_are_the_same_letters),
        case!(case_words::c4_both_apostrophes_are_one),
        case!(case_words::c4_an_apostrophe_breaks_the_letters_apart),
        case!(case_words::c5_accents_are_folded_in_english),
        case!(case_words::c9_a_refusal_names_the_rule_and_the_letters),
        case!(case_words::an_empty_entry_is_ignored),
        case!(case_clock::c32_a_device_that_slept_finds_the_game_paused),
        case!(case_clock::c32_a_late_timer_lets_it_go_off_exactly_once),
        case!(case_clock::c32_an_hour_in_the_background_is_not_played),
        case!(case_clock::c33_a_pause_covers_letters_and_die),
        case!(case_clock::c33_letters_are_covered_after_coming_back),
        case!(case_device::c34_the_phone_stays_awake_in_a_spoken_round),
        case!(case_device::c46_a_device_that_refuses_everything_is_harmless),
        case!(case_device::c46_a_device_that_has_nothing_is_harmless),
        case!(case_device::c46_a_device_that_throws_is_harmless),
        case!(case_device::c36_without_storage_the_game_plays),
        case!(case_device::c36_with_storage_that_throws_the_game_plays),
        case!(case_device::c36_a_storage_that_fills_up_takes_nothing_away),
        case!(case_device::c55_mute_is_on_every_screen_and_remembered),
        case!(case_device::c55_mute_is_there_in_every_phase),
    ]
}
