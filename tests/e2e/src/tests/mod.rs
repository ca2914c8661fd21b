//! The tests, one file per subject.

mod smoke;

use wordbox_e2e::case;
use wordbox_e2e::harness::Case;

/// All tests in the order in which they run.
pub fn all() -> Vec<Case> {
    vec![case!(smoke::the_page_opens)]
}
