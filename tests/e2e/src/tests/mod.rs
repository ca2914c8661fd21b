//! The tests, one file per subject.

mod case_clock;
mod case_device;
mod case_list;
mod case_support;
mod case_words;
mod smoke;
mod typed;

use wordbox_e2e::case;
use wordbox_e2e::harness::Case;

/// All tests in the order in which they run.
pub fn all() -> Vec<Case> {
    vec![
        case!(smoke::the_page_opens),
        case!(typed::thirteen_cards),
        case!(typed::refused_words),
    ]
    .into_iter()
    .chain(case_list::all())
    .collect()
}
