//! Scramble: golden transcripts, and what the transcripts cannot show. See `common/transcript.rs` for what they are, and
//! `scramble/script.rs` for their language.

#[path = "common/damage.rs"]
mod damage;
#[path = "scramble/deeds.rs"]
mod deeds;
#[path = "scramble/fairness.rs"]
mod fairness;
#[path = "scramble/games.rs"]
mod games;
#[path = "common/happening.rs"]
mod happening;
#[path = "scramble/holds.rs"]
mod holds;
#[path = "scramble/jumbles.rs"]
mod jumbles;
#[path = "scramble/properties.rs"]
mod properties;
#[path = "common/readable.rs"]
mod readable;
#[path = "common/record.rs"]
mod record;
#[path = "scramble/saves.rs"]
mod saves;
#[path = "scramble/script.rs"]
mod script;
#[path = "scramble/secrets.rs"]
mod secrets;
#[path = "common/table.rs"]
mod table;
#[path = "scramble/telling.rs"]
mod telling;
#[path = "common/transcript.rs"]
mod transcript;

transcripts! {
    script::Stage, "golden/scramble":
    c20_a_claim_in_the_moment_the_time_is_up_is_too_late
    c20_a_word_in_the_moment_the_time_is_up_is_too_late
    c20_an_answer_in_the_moment_the_claim_lapses_is_too_late
    c24_a_farewell_is_taken_back
    c24_no_claim_that_lapsed_and_no_time_that_was_up_is_taken_back
    c24_setting_a_word_is_taken_back_until_the_device_goes_on
    c24_what_the_table_did_is_taken_back
    c32_a_device_that_slept_is_paused
    c33_paused_nobody_plays
    c35_reload_in_every_phase_twice_in_a_row
    limit_for_setting_a_word
    limit_for_solving
    limit_for_solving_behind_a_claim_that_lapsed
    p2_changing_seats_changes_no_turn
    p2_leaving_does_not_cost_the_others_their_time
    p2_leaving_while_groups_lie_open
    p2_only_one_of_the_round_is_left_among_those_who_joined
    p2_who_has_set_a_word_leaves_before_the_reveal
    p2_who_has_set_a_word_leaves_while_all_are_set
    p2_whoever_chooses_leaves
    p2_whoever_is_waited_for_leaves
    p2_whoever_joins_plays_from_the_next_round_on
    p2_whoever_jumbles_leaves
    p2_with_one_player_left_the_game_ends
    p2_with_one_player_left_while_groups_lie_open
    p3_whoever_picked_first_leaves_and_the_next_to_the_left_is_first
    s10_all_that_is_left_is_abandoned
    s10_one_group_is_abandoned
    s11_c31_all_win_together_where_nobody_scored
    s11_c31_equal_scores_win_together
    s11_the_highest_score_wins_after_the_agreed_rounds
    s12_a_claim_lapses_as_wrong
    s12_a_wrong_claim_costs_nothing
    s12_after_a_wrong_claim_there_may_be_a_wait
    s12_how_long_a_claim_lasts_is_a_setting
    s12_the_first_touch_has_the_claim
    s1_a_pool_of_plenty_has_more_tiles
    s1_a_tight_pool_has_fewer_tiles
    s1_a_usual_pool_is_eighteen_tiles_for_each_player
    s1_the_die_says_how_many_letters_every_word_has
    s2_a_letter_that_ran_out_forces_another_word
    s2_c14_a_word_needs_a_letter_as_often_as_it_has_it
    s2_if_nobody_has_a_word_the_round_is_over
    s2_the_tiles_may_be_put_back_for_another_word
    s2_who_picks_first_rotates
    s2_whoever_finds_no_word_goes_without
    s3_german_eszett_costs_two_s
    s3_german_one_s_is_not_enough_for_eszett
    s3_german_umlauts_are_letters_of_their_own
    s3_names_are_a_setting
    s3_no_names_abbreviations_apostrophes_hyphens
    s3_w1_w2_what_is_typed_is_the_word
    s4_letters_that_make_nothing_but_words_are_refused
    s4_shuffling_moves_the_tiles
    s4_the_jumble_never_spells_a_word
    s5_all_groups_are_revealed_at_once
    s6_a_slip_leaves_the_claim_open
    s6_an_answer_is_said_aloud_and_the_setter_nods
    s6_c14_any_word_of_the_same_letters
    s6_names_and_abbreviations_are_no_solutions
    s6_nobody_identifies_their_own
    s7_five_players_second_and_fifth_place
    s7_the_same_pattern_up_to_eight_players
    s7_those_without_a_word_count_among_the_players
    s7_two_three_and_four_players
    s8_several_places_score_each
    s9_every_round_has_all_letters_again
    w4_the_table_lets_a_word_count
    w4_without_a_dictionary
}

#[test]
fn a_transcript_that_expects_something_else_fails() {
    let told = transcript::tell::<script::Stage>(
        "# Shows that telling is compared.\nplayers Ann Bo\ngame 1 round\nroll 5 -> 5 letters, Bo picks first\n",
    );
    assert_eq!(told, Err("line 4: roll 5 -> 5 letters, Ann picks first; Ann takes the device".to_owned()));
}
