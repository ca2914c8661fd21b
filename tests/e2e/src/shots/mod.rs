//! Pictures of the screens, for people to look at: each at four sizes, light and dark.
//!
//! A tour is a stretch of a game, played through the page objects as people would; on its way it takes the screens that
//! it comes to. The pictures are `SCREEN-WIDTHxHEIGHT-THEME.png`, and `index.html` beside them shows all at once.

mod camera;
mod crowd;
mod ends;
mod german;
mod menus;
mod race_count;
mod race_phones;
mod race_play;
mod race_write;
mod scramble_set;
mod scramble_setup;
mod scramble_solve;
mod sheet;
mod spoken;
mod typed;

use wordbox_e2e::case;
use wordbox_e2e::harness::Case;

/// All tours.
pub fn all() -> Vec<Case> {
    vec![
        case!(menus::home),
        case!(menus::home_in_trouble),
        case!(menus::set_up),
        case!(menus::lists),
        case!(menus::reading),
        case!(menus::trouble),
        case!(spoken::round),
        case!(spoken::menu),
        case!(spoken::dispute),
        case!(spoken::explosion),
        case!(spoken::other_tab),
        case!(typed::round),
        case!(typed::game),
        case!(ends::sudden_death),
        case!(ends::knock_out),
        case!(crowd::vote),
        case!(crowd::podium),
        case!(race_phones::table),
        case!(race_phones::phone),
        case!(race_phones::german),
        case!(race_play::set_up),
        case!(race_play::racing),
        case!(race_play::racing_class),
        case!(race_count::collecting),
        case!(race_count::collecting_class),
        case!(race_count::reveal),
        case!(race_count::ends),
        case!(race_write::writing),
        case!(race_write::calling),
        case!(race_write::calling_class),
        case!(race_write::german),
        case!(scramble_set::cover),
        case!(scramble_set::setting),
        case!(scramble_set::longest),
        case!(scramble_solve::solving),
        case!(scramble_solve::sizes),
        case!(scramble_solve::ends),
        case!(scramble_solve::german),
        case!(scramble_setup::set_up),
        case!(scramble_setup::german),
        case!(german::set_up),
        case!(german::round),
        case!(german::words),
        case!(german::end),
    ]
}
