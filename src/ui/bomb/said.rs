//! The words of a round.

use leptos::prelude::*;

use super::{Seat, words};
use crate::rules::bomb::state::Said;

/// Words with who said them; those that do not count are struck. Of spoken words there is only the number.
#[component]
pub fn SaidWords(said: Vec<Said>) -> impl IntoView {
    let seat = Seat::here();
    let table = &words().table;
    let heard = said.iter().any(|said| said.word.is_some());
    let count = said.len();
    if count == 0 {
        return view! { <p class="hint">{table.nobody_spoke}</p> }.into_any();
    }
    if !heard {
        return view! { <p class="hint">{(table.words_passed)(count)}</p> }.into_any();
    }
    let items = said.into_iter().filter_map(|said| {
        let struck = said.ruling == Some(false);
        let by = seat.name(said.by);
        said.word.map(|word| {
            view! {
                <li class:struck=struck>
                    <span class="said-word">{seat.spelt(&word)}</span>
                    <bdi class="said-by">{by}</bdi>
                    {struck.then(|| view! { <span class="unseen">{table.struck}</span> })}
                </li>
            }
        })
    });
    view! { <ul class="said" aria-label=table.words_said>{items.collect_view()}</ul> }.into_any()
}
