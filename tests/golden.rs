//! Golden transcripts of Bomb: see `common/transcript.rs` for what they are, and `golden/script.rs` for their language.

mod common;
#[path = "golden/deeds.rs"]
mod deeds;
#[path = "golden/script.rs"]
mod script;
#[path = "common/table.rs"]
mod table;
#[path = "golden/telling.rs"]
mod telling;
#[path = "common/transcript.rs"]
mod transcript;

transcripts! {
    script::Stage, "golden/bomb":
    b10_01_any_player_may_challenge_until_the_next_word_stands
    b10_02_the_holder_may_pass_the_bomb_back_and_the_speaker_tries_again
    b10_03_or_may_rather_say_a_word_and_pass_on
    b10_04_if_they_argue_all_players_vote
    b10_05_accepted_the_word_stands_and_the_bomb_returns
    b10_06_not_accepted_the_speaker_tries_again
    b10_07_boom_before_the_decision_and_accepted
    b10_08_boom_before_the_decision_and_not_accepted
    b10_09_the_fuse_runs_all_the_while
    b10_10_speaker_and_challenger_vote_too
    b10_11_nobody_challenges_their_own_word
    b10_12_only_votes_cast_count
    b10_13_leaving_removes_a_vote
    b10_14_if_the_speaker_leaves_the_dispute_is_dropped
    b10_15_at_a_tie_the_dictionary_decides_about_a_typed_word
    b10_16_at_a_tie_the_dictionary_decides_about_a_word_looked_up
    b10_17_else_the_word_stands
    b10_18_a_word_and_a_pass_end_the_challenge
    b10_19_boom_in_a_vote_without_a_pass_back_accepted
    b10_20_boom_in_a_vote_without_a_pass_back_refused
    b10_21_passed_back_and_no_vote_called
    b10_22_the_last_word_can_be_challenged_until_the_card_is_taken
    b10_23_an_appeal_against_a_typed_refusal
    b10_24_the_speaker_who_appealed_loses_either_way_accepted
    b10_24_the_speaker_who_appealed_loses_either_way_refused
    b10_25_a_vote_can_overrule_the_dictionary
    b10_26_the_bomb_may_go_back_while_the_table_votes
    b10_27_trying_again_after_a_pass_back_can_be_appealed_for
    b10_28_who_passed_back_and_left_takes_the_card_along
    b11_01_the_fewest_cards_win
    b11_02_a_tie_goes_to_sudden_death_of_the_tied_only
    b11_03_one_card_at_a_time_from_the_unused_pile
    b11_04_the_last_loser_starts_if_still_in_it
    b11_05_else_the_next_tied_player_to_the_left
    b11_06_an_exhausted_pile_is_reshuffled
    b12_spoken_the_device_is_bomb_die_cards_and_referee
    b12_typed_the_app_judges_each_word
    b13_knock_out_an_exhausted_deck_is_reshuffled
    b13_knock_out_lives_instead_of_cards
    b13_the_card_has_enough_words_on_the_rolled_face
    b13_the_other_die_must_start_must_end_or_anywhere
    b1_the_pile_is_played_from_the_top
    b1_thirteen_cards_are_dealt_from_a_shuffled_deck
    b2_the_die_has_three_faces
    b3_both_ends_of_the_fuse_are_possible
    b3_lighting_the_fuse_and_turning_the_card_are_one_moment
    b4_a_hyphen_or_apostrophe_breaks_a_sequence
    b4_as_part_of_a_larger_word
    b4_not_on_its_own_and_not_broken_up
    b4_of_several_places_one_allowed_is_enough
    b5_foreign_words_in_general_use
    b5_names_and_brands_count
    b5_names_can_be_turned_off
    b5_one_word
    b6_not_twice_in_a_round_but_in_a_later_one
    b7_derivatives_count_in_the_classic_game
    b7_no_simple_derivatives_in_the_harder_game
    b8_the_bomb_goes_to_the_left
    b9_the_holder_takes_the_card_and_starts_the_next_round
    b9_the_table_can_give_the_card_to_somebody_else
    c1_to_c5_what_is_typed_is_the_word
    c20_a_word_in_the_moment_of_the_explosion_is_too_late
    c24_a_farewell_that_ended_the_game_is_taken_back
    c24_a_misheard_pass_is_taken_back
    c25_the_app_waits_to_judge_until_somebody_challenges
    c26_votes_of_one_of_nobody_of_half_and_of_one_who_left
    c32_a_sleep_pauses_and_a_jump_explodes_once
    c35_reload_in_every_phase_twice_in_a_row
    p2_c19_the_holder_leaves_and_nobody_is_skipped
    p2_players_join_move_and_leave_at_any_moment
}

#[test]
fn a_transcript_that_expects_something_else_fails() {
    let told = transcript::tell::<script::Stage>(
        "# Shows that telling is compared.\nplayers Ann Bo\ngame typed\ncards ant\nroll anywhere -> not at the start\n",
    );
    assert_eq!(told, Err("line 5: roll anywhere -> anywhere".to_owned()));
}
