//! Every case of `case_*.rs`, so that one line of `mod.rs` enters them all.

use super::{case_clock, case_device, case_rounds, case_sound, case_words};
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
        case!(case_rounds::c18_spent_cards_are_not_dealt_again),
        case!(case_rounds::c20_a_word_at_the_explosion_is_too_late),
        case!(case_rounds::c24_a_word_is_taken_back),
        case!(case_rounds::c24_a_taken_card_goes_back_and_an_explosion_does_not),
        case!(case_rounds::c25_judged_only_when_challenged),
        case!(case_rounds::c25_the_last_word_is_doubted_after_the_explosion),
        case!(case_rounds::c26_a_tie_about_a_typed_word_is_the_dictionarys),
        case!(case_rounds::c26_no_voice_about_a_spoken_word_lets_it_stand),
        case!(case_rounds::c26_one_voice_decides_and_can_change),
        case!(case_rounds::c26_who_leaves_takes_the_voice_along),
        case!(case_sound::c43_sound_works_on_the_tap_after_a_swipe),
        case!(case_sound::c43_sound_comes_back_after_an_interruption),
        case!(case_sound::c43_a_clock_that_stands_still_is_noticed),
        case!(case_sound::c45_there_is_one_ticking_voice),
        case!(case_sound::c45_the_ticking_ends_on_every_way_out),
        case!(case_sound::sound_that_never_unlocks_does_not_stop_the_game),
        case!(case_sound::a_browser_without_sound_plays),
    ]
}
