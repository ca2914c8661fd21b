//! The tests, one file per subject.

mod case_clock;
mod case_data;
mod case_device;
mod case_layout;
mod case_list;
mod case_offline;
mod case_rounds;
mod case_screens;
mod case_sound;
mod case_start;
mod case_support;
mod case_words;
mod dispute;
mod library;
mod lists;
mod offline;
mod people;
mod race;
mod race_phone;
mod race_phones;
mod race_write;
mod reload;
mod rooms;
mod scramble;
mod scramble_set;
mod scramble_setup;
mod setup;
mod smoke;
mod spoken;
mod sudden;
mod typed;

use wordbox_e2e::case;
use wordbox_e2e::harness::Case;

/// All tests in the order in which they run.
pub fn all() -> Vec<Case> {
    vec![
        case!(smoke::the_page_opens),
        case!(typed::thirteen_cards),
        case!(typed::refused_words),
        case!(spoken::passes_and_questions),
        case!(spoken::three_cards_and_again),
        case!(dispute::spoken_votes),
        case!(dispute::typed_appeals),
        case!(dispute::explosion_in_the_middle),
        case!(sudden::a_tie_is_played_out),
        case!(sudden::lives_run_out),
        case!(reload::while_the_fuse_burns),
        case!(reload::after_the_explosion),
        case!(offline::five_cold_starts_and_a_game),
        case!(rooms::home_works_before_the_rooms_come),
        case!(rooms::rooms_that_did_not_come_are_asked_for_again),
        case!(people::come_and_go),
        case!(setup::names),
        case!(setup::seats_and_numbers),
        case!(setup::the_other_die),
        case!(scramble_set::c27_the_page_is_covered_before_a_picture_can_be_taken),
        case!(scramble_set::c27_the_page_is_covered_when_another_window_is_chosen),
        case!(scramble_set::c50_back_leads_to_the_cover),
        case!(scramble_set::c48_enter_twice_takes_the_word_once),
        case!(scramble_set::s4_tiles_are_swapped_dragged_and_moved_by_keys),
        case!(scramble_set::c47_a_word_can_be_set_on_a_small_phone),
        case!(scramble_setup::seats_and_numbers),
        case!(scramble_setup::what_is_set_is_found_again),
        case!(library::german_is_fetched_when_chosen_and_kept),
        case!(library::a_dictionary_that_did_not_come_is_asked_for_again),
        case!(library::unusual_words_count_where_they_are_wanted),
        case!(library::an_own_list_decides_what_counts),
        case!(library::cards_come_from_an_own_list),
        case!(library::what_the_table_let_count_is_kept_as_a_list),
        case!(lists::c13_what_is_pasted_is_read_and_kept),
        case!(lists::what_cannot_be_saved_stays_as_it_was_typed),
        case!(lists::c37_an_exported_file_comes_back),
        case!(lists::a_deleted_list_comes_back),
        case!(lists::c36_a_list_that_is_not_kept_can_be_exported),
        case!(lists::a_damaged_list_is_put_aside),
        case!(race_phones::r8_one_link_the_same_letters_and_the_lists_come_back),
        case!(race_phones::r8_a_link_finds_the_game_that_was_left),
        case!(race_phones::c35_an_own_phone_comes_back_in_every_phase),
        case!(race_write::c47_stop_is_in_reach_above_an_open_keyboard),
        case!(race_write::c47_letter_keys_leave_room_on_a_small_phone),
        case!(race_write::c48_enter_twice_writes_once),
        case!(race_write::r8_a_pasted_list_is_taken_word_by_word),
        case!(race_write::w4_a_refused_word_can_be_kept_and_taken_off),
        case!(race_write::c27_a_cover_lies_between_two_writers),
        case!(race_write::r7_a_round_in_turns),
    ]
    .into_iter()
    .chain(race::all())
    .chain(scramble::all())
    .chain(case_list::all())
    .collect()
}
