//! Race: the three ways to play it and the game in turns.

mod class;
mod count;
mod dice;
mod games;
mod hidden;
mod moments;
mod paper;
mod rehearsal;
mod reload;
mod reveal;
mod screens;
mod timing;
mod turns;
mod typed;

use self::{
    // Under these names they stand in reports, beside those of Bomb.
    class as race_class,
    dice as race_dice,
    moments as race_moments,
    paper as race_paper,
    rehearsal as race_rehearsal,
    reload as race_reload,
    reveal as race_reveal,
    screens as race_screens,
    turns as race_turns,
    typed as race_typed,
};
use wordbox_e2e::case;
use wordbox_e2e::harness::{Case, Engine};

/// All of them in the order in which they run.
pub fn all() -> Vec<Case> {
    vec![
        case!(race_paper::a_series_to_fifty_and_again),
        case!(race_paper::only_the_points),
        case!(race_rehearsal::nobody_notices_the_rehearsal),
        case!(race_dice::a_seed_shows_the_same_dice),
        case!(race_typed::a_game_alone),
        case!(race_typed::a_round_handed_round),
        case!(race_turns::passes_and_coming_back),
        case!(race_reveal::the_table_decides),
        case!(race_reload::on_paper),
        case!(race_reload::with_own_phones),
        case!(race_reload::typed),
        case!(race_reload::in_turns),
        case!(race_moments::c20_a_word_and_stop_in_one_moment),
        case!(race_moments::c20_a_word_after_the_time_is_nowhere),
        case!(race_moments::c48_a_double_tap_is_one_tap),
        case!(race_moments::c48_a_double_tap_leads_to_all_lists),
        case!(race_moments::c29_a_shuffle_never_spells_a_word),
        case!(race_moments::c33_a_pause_covers_letters_and_lists),
        case!(race_screens::c44_every_screen_is_left_in_every_phase),
        case!(race_screens::c36_with_storage_that_throws_race_plays),
        case!(race_screens::c47_c50_all_is_in_reach_however_the_phone_is_held),
        case!(race_screens::c47_lists_and_calls_above_an_open_keyboard),
        case!(race_screens::letters_are_read_from_eight_metres),
        case!(race_screens::a_german_round),
        case!(race_class::thirty_lists_of_twenty_words).alone_in(Engine::Chromium),
    ]
}
