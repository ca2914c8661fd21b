//! What can happen around any game: time, pauses, reloads and undo.

use proptest::prelude::*;
use wordbox::rules::Game;

use crate::table::Table;

/// Nothing that anybody plays.
#[derive(Clone, Debug)]
pub enum Happening {
    /// Time passes.
    Wait(u64),
    /// Time passes, and the page learns of it with the next deed.
    Unnoticed(u64),
    Sleep(u64),
    Pause,
    Resume,
    Undo,
    Reload,
    Dictionary(bool),
}

impl Happening {
    /// Lets it happen, and says what came due.
    pub fn befall<G: Game>(&self, table: &mut Table<G>) -> Vec<G::Event> {
        match self {
            Happening::Wait(millis) => return table.pass_time(*millis),
            Happening::Sleep(millis) => return table.sleep(*millis),
            Happening::Unnoticed(millis) => table.let_clocks_run(*millis),
            Happening::Pause => table.pause(),
            Happening::Resume => table.resume(),
            Happening::Undo => {
                table.undo();
            }
            Happening::Reload => table.reload(),
            Happening::Dictionary(there) => table.with_dictionary(*there),
        }
        Vec::new()
    }
}

/// Any of them, as often as it may be in life.
pub fn happenings() -> impl Strategy<Value = Happening> {
    prop_oneof![
        6 => (1_u64..6000).prop_map(Happening::Wait),
        1 => (6000_u64..200_000).prop_map(Happening::Wait),
        1 => (1_u64..9000).prop_map(Happening::Unnoticed),
        1 => (0_u64..90_000).prop_map(Happening::Sleep),
        1 => Just(Happening::Pause),
        6 => Just(Happening::Resume),
        3 => Just(Happening::Undo),
        1 => Just(Happening::Reload),
        1 => any::<bool>().prop_map(Happening::Dictionary),
    ]
}
