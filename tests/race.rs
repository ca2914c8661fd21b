//! Race: golden transcripts, and what the transcripts cannot show. See `common/transcript.rs` for what they are, and
//! `race/script.rs` for their language.

#[path = "common/damage.rs"]
mod damage;
#[path = "race/deeds.rs"]
mod deeds;
#[path = "race/games.rs"]
mod games;
#[path = "common/happening.rs"]
mod happening;
#[path = "race/lists.rs"]
mod lists;
#[path = "race/properties.rs"]
mod properties;
#[path = "common/readable.rs"]
mod readable;
#[path = "common/record.rs"]
mod record;
#[path = "race/saves.rs"]
mod saves;
#[path = "race/script.rs"]
mod script;
#[path = "common/table.rs"]
mod table;
#[path = "race/telling.rs"]
mod telling;
#[path = "common/transcript.rs"]
mod transcript;

transcripts! {
    script::Stage, "golden/race":
    a_class_is_thirty
    c20_a_word_in_the_moment_of_stop_is_too_late
    c20_stop_twice_is_once
    c24_a_mistapped_stop_is_taken_back
    c24_lists_that_were_hidden_are_not_hidden_again
    c24_what_the_table_decided_is_taken_back
    c25_judged_when_the_lists_are_counted
    c32_a_device_that_slept_is_paused
    c33_paused_nobody_writes
    c35_reload_in_every_phase_twice_in_a_row
    limit_on_paper_the_time_is_up
    p2_c19_the_writer_leaves_and_the_next_one_writes
    p2_c19_whoever_is_to_call_leaves
    p2_joining_a_device_that_is_handed_round
    p2_joining_in_each_phase
    p2_leaving_between_the_rounds
    p2_leaving_in_each_phase
    p2_leaving_takes_the_list_out_of_the_round
    p2_the_last_to_call_leaves_and_all_have_passed
    p2_the_stopper_leaves
    p3_a_starter_in_the_middle_leaves
    p3_the_starter_leaves_and_the_next_to_the_left_starts
    r1_real_dice_are_laid
    r1_the_dice_are_rolled_in_view_of_all
    r1_without_a_dictionary_there_is_no_roll
    r2_c21_the_shortest_length_is_a_setting
    r2_c6_eszett_costs_two_s
    r2_one_s_is_not_enough_for_eszett
    r2_words_of_four_letters_or_more_from_the_letters_shown
    r3a_c11_plurals_fall_and_words_that_end_in_s_stand
    r3a_in_german_a_plural_falls_although_a_genitive_is_spelt_alike
    r3a_the_strict_setting_refuses_more
    r3a_without_the_strict_setting_they_stand
    r3b_names_are_a_setting
    r3b_the_dictionary_is_the_judge
    r3c_dots_are_ignored_unless_playing_in_german
    r3c_in_german_they_are_letters_of_their_own
    r4_a_list_found_short_forfeits_the_bonus
    r4_by_mutual_consent_without_a_bonus
    r4_ten_entries_unless_it_is_set
    r4_the_first_with_ten_words_calls_stop
    r4_typed_entries_count_whatever_the_dictionary_thinks_of_them
    r4_typed_stop_takes_distinct_entries
    r5a_the_stopper_scores_one_bonus_point
    r5b_a_letter_more_often_than_shown_is_one_that_is_not_there
    r5b_a_letter_that_is_not_there_costs_the_stopper_two
    r5b_a_misspelt_word_costs_the_stopper_two
    r5b_a_name_or_an_abbreviation_is_no_mistake
    r5b_a_plural_is_no_mistake
    r5b_no_mistake_if_the_table_overrules
    r5b_two_mistakes_cost_as_much_as_one
    r5c_a_refused_word_strikes_nothing
    r5c_a_word_on_three_lists_is_deleted_from_all
    r5c_colour_and_color_differ_unless_the_table_merges_them
    r5c_merged_words_on_one_list_are_one
    r5c_the_lists_are_called_out_in_turn
    r5de_every_word_one_and_longer_ones_more
    r6_a_correction_after_the_game_may_open_it_again
    r6_a_running_total_until_somebody_has_enough
    r6_a_score_may_be_below_zero
    r6_a_tie_at_the_top_plays_another_round
    r6_of_several_past_the_goal_the_highest_wins
    r7_a_refused_call_may_be_tried_again
    r7_a_word_that_only_the_table_knows
    r7_in_turn_each_player_calls_a_different_word
    r7_when_everyone_passes_in_a_row_the_round_ends
    r7_who_finds_none_passes_and_may_come_back
    r8_a_counted_list_strikes_nothing
    r8_equal_answers_and_mistakes_are_mended_by_hand
    r8_guest_the_list_waits_to_be_collected
    r8_handed_round_equal_times_are_nobodys
    r8_handed_round_everyone_gets_the_same_time
    r8_handed_round_nobody_writes_out_of_turn
    r8_handed_round_the_limit_is_a_setting
    r8_handed_round_the_shortest_time_takes_the_bonus
    r8_paper_the_lists_are_entered_by_anyone
    r8_phones_open_together
    r8_the_wrong_button_was_tapped
    r8_typed_alone
    r8_typed_alone_and_without_the_dictionary
    r8_words_in_dispute_only_and_the_points_counted_on_paper
    w4_the_table_overrules_in_both_directions
    w4_typed_the_writer_may_insist
}

#[test]
fn a_transcript_that_expects_something_else_fails() {
    let told = transcript::tell::<script::Stage>(
        "# Shows that telling is compared.\nplayers Ann Bo\ngame paper\nlay S T O -> Bo is first; all write\n",
    );
    assert_eq!(told, Err("line 4: lay S T O -> Ann is first; all write".to_owned()));
}
