//! The cover of a device that is handed round. Nothing of what it hides is in the page.

use leptos::prelude::*;

use super::{MenuButton, TableTools};
use crate::ports::time;
use crate::ui::app::text;
use crate::ui::widgets::{Bar, Button, Heading, IconButton, Sign};

/// So many milliseconds after the cover came it can be lifted: the second tap of a double tap must not do so (C48).
const NOT_BEFORE: f64 = 600.0;

/// Says who takes the device, and waits for them.
#[component]
pub fn Cover(
    /// The looks of the game.
    class: &'static str,
    /// Stands in the bar.
    #[prop(into)]
    title: Signal<String>,
    /// Who takes the device, in a sentence.
    #[prop(into)]
    take: Signal<String>,
    /// What the button says that lifts the cover.
    #[prop(into)]
    open: Signal<String>,
    #[prop(into)] on_open: Callback<()>,
    /// Takes back the last step, where that may be done from behind a cover.
    #[prop(optional, into)]
    on_undo: Option<Callback<()>>,
    /// What else there is to say.
    children: Children,
) -> impl IntoView {
    let tools = TableTools::here();
    let waits = RwSignal::new(true);
    let timer = StoredValue::new_local(time::after(NOT_BEFORE, move || waits.set(false)));
    on_cleanup(move || timer.dispose());
    let undo = on_undo.map(|undo| {
        let disabled = Signal::derive(move || !tools.can_undo.get());
        view! { <IconButton sign=Sign::Undo name=text().act.undo on_press=undo disabled /> }
    });
    view! {
        <main class=format!("screen table waiting {class}")>
            <Bar title>
                {undo}
                <MenuButton />
            </Bar>
            <div class="middle">
                <Heading words=take test="take" class="take" />
                {children()}
            </div>
            <Button label=open class="button primary huge" test="open" disabled=waits on_press=on_open />
        </main>
    }
}
