//! Scramble: whole games, what must never be in the page, and what happens between the reveal and the last word.

mod game;
mod games;
mod german;
mod hidden;
mod keyboard;
mod moments;
mod planted;
mod returns;
mod screens;
mod secrets;
mod solve;
mod touches;

use self::{
    // Under these names they stand in reports, beside those of the other games.
    game as scramble_game,
    german as scramble_german,
    keyboard as scramble_keyboard,
    moments as scramble_moments,
    planted as scramble_planted,
    returns as scramble_returns,
    screens as scramble_screens,
    secrets as scramble_secrets,
    solve as scramble_solve,
    touches as scramble_touches,
};
use wordbox_e2e::case;
use wordbox_e2e::harness::Case;

/// All of them in the order in which they run.
pub fn all() -> Vec<Case> {
    vec![
        case!(scramble_planted::a_planted_leak_of_every_kind_is_found),
        case!(scramble_planted::a_draft_is_excused_in_its_field_only),
        case!(scramble_game::three_rounds_to_the_podium),
        case!(scramble_secrets::while_words_are_set_none_is_in_the_page),
        case!(scramble_secrets::while_words_are_solved_none_is_in_the_page),
        case!(scramble_touches::s12_two_touches_in_one_frame_have_one_winner),
        case!(scramble_touches::s6_nobody_claims_their_own),
        case!(scramble_touches::s12_a_wrong_claim_costs_five_seconds_where_that_is_set),
        case!(scramble_touches::s12_a_claim_without_an_answer_lapses),
        case!(scramble_solve::s6_any_word_of_the_same_letters_counts),
        case!(scramble_solve::c33_a_pause_keeps_what_is_typed),
        case!(scramble_solve::w4_the_table_lets_a_word_count),
        case!(scramble_solve::s10_one_group_is_given_up_and_then_the_rest),
        case!(scramble_solve::what_was_solved_is_taken_back),
        case!(scramble_solve::s7_two_players_and_several_words_by_one),
        case!(scramble_german::a_german_round),
        case!(scramble_returns::c35_c44_every_phase_comes_back_and_can_be_left),
        case!(scramble_returns::c24_one_takes_back_what_nobody_else_has_seen),
        case!(scramble_returns::c24_claims_and_given_up_groups_are_taken_back),
        case!(scramble_returns::c36_with_storage_that_throws_scramble_plays),
        case!(scramble_moments::whoever_sets_a_word_has_so_much_time),
        case!(scramble_moments::solving_has_so_much_time),
        case!(scramble_moments::c48_a_double_tap_is_one_tap),
        case!(scramble_moments::c29_a_shuffle_never_spells_a_word),
        case!(scramble_moments::c49_no_field_keeps_what_was_typed),
        case!(scramble_keyboard::a_round_by_keyboard_alone),
        case!(scramble_screens::c47_c50_all_is_in_reach_on_every_screen),
        case!(scramble_screens::c50_large_text_takes_nothing_away),
        case!(scramble_screens::c50_forced_colours_leave_every_edge),
    ]
}
