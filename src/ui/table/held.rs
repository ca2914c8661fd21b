//! One tab has the game; the others say so.

use leptos::prelude::*;

use crate::ports::lock::TableLock;
use crate::rules::Game;
use crate::ui::app::text;
use crate::ui::host;
use crate::ui::widgets::Button;

/// This tab's place in the queue for the table, for as long as the screen is shown. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Held {
    /// Whether another tab has the game.
    pub elsewhere: RwSignal<bool>,
    lock: StoredValue<TableLock, LocalStorage>,
}

impl Held {
    /// Asks for the table. A tab that gets it back loads what was played meanwhile; one that loses it pauses.
    pub fn request<G: Game>(table: host::Table<G>) -> Self
    where
        G::View: Clone + PartialEq + Send + Sync + 'static,
    {
        let elsewhere = RwSignal::new(false);
        let lock = StoredValue::new_local(TableLock::request(move |ours| {
            if ours && elsewhere.get_untracked() {
                table.take_up();
            } else if !ours {
                table.put_down();
            }
            elsewhere.set(!ours);
        }));
        Held { elsewhere, lock }
    }
}

/// Covers the screen while another tab has the game.
#[component]
pub fn Elsewhere(held: Held) -> impl IntoView {
    let text = text();
    move || {
        held.elsewhere.get().then(|| {
            view! {
                <div class="elsewhere" role="alertdialog" aria-label=text.notes.other_tab>
                    <p>{text.notes.other_tab}</p>
                    <Button label=text.notes.play_here class="button primary" on_press=move || held.lock.with_value(|lock| lock.take_over()) />
                </div>
            }
        })
    }
}
