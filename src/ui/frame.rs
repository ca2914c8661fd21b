//! What is not urgent waits for a frame.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ports::time;

/// What `now` was when the last frame was drawn, and `before` until there was one. What nobody waits for is done when this
/// changes: people have seen by then what they did wait for.
pub fn a_frame_later<T: Clone + Send + Sync + 'static>(before: T, now: impl Into<Signal<T>>) -> ReadSignal<T> {
    let now = now.into();
    let later = RwSignal::new(before);
    Effect::new(move |_| {
        let now = now.get();
        spawn_local(async move {
            time::painted().await;
            later.try_set(now);
        });
    });
    later.read_only()
}
