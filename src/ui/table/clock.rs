//! A clock on the screen: what is left of the time, or how much has gone where there is no limit.

use leptos::prelude::*;

use super::TableTools;
use crate::ports::time;
use crate::rules::clock::{Millis, Span};
use crate::ui::app::text;

/// The clock is looked at so often, in milliseconds: a second is never seen to be skipped.
const LOOK: f64 = 250.0;
/// The last seconds look urgent.
const LAST: u64 = 10;

/// Minutes and seconds, as on a kitchen clock.
pub fn minutes(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The clock of a stretch of play, while there is one. It says nothing by itself to a screen reader.
#[component]
pub fn Clock(#[prop(into)] span: Signal<Option<Span>>) -> impl IntoView {
    let tools = TableTools::here();
    let texts = text().table;
    let seconds = RwSignal::new(0);
    let look = move |Span { since, until }: Span| {
        let now = tools.now.run(());
        let Millis(shown) = until.map_or(now.since(since), |until| until.since(now));
        // What is left is rounded up: at 0:00 the time is up.
        let shown = if until.is_some() { shown.div_ceil(1000) } else { shown / 1000 };
        if seconds.get_untracked() != shown {
            seconds.set(shown);
        }
    };
    Effect::new(move |_| {
        if let Some(span) = span.get() {
            look(span);
        }
    });
    let timer = StoredValue::new_local(time::every(LOOK, move || {
        if let Some(span) = span.get_untracked() {
            look(span);
        }
    }));
    on_cleanup(move || timer.dispose());
    let counts_down = move || span.with(|span| span.is_some_and(|span| span.until.is_some()));
    view! {
        <p
            class="clock"
            class:last=move || counts_down() && seconds.get() <= LAST
            role="timer"
            aria-label=move || if counts_down() { texts.time_left } else { texts.time }
            data-testid="clock"
        >
            {move || minutes(seconds.get())}
        </p>
    }
}
