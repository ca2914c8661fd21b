//! The end of a game: everybody's place, and the game round by round.

use leptos::prelude::*;

use crate::ui::app::text;

/// A line of the ranking.
pub struct Ranked {
    /// From 1; those who are level share it.
    pub place: usize,
    /// What the player is called.
    pub name: String,
    /// What the player has, in words.
    pub score: String,
}

/// Everybody by place, however they come.
#[component]
pub fn Ranking(players: Vec<Ranked>) -> impl IntoView {
    let end = &text().end;
    let by_place = (1..=players.len()).flat_map(|place| players.iter().filter(move |player| player.place == place));
    let lines = by_place.map(|player| {
        view! {
            <li class:first=player.place == 1>
                <span class="place" aria-label=(end.place)(player.place)>{player.place}</span>
                <bdi class="seat-name">{player.name.clone()}</bdi>
                <span class="seat-count">{player.score.clone()}</span>
            </li>
        }
    });
    view! { <ol class="ranking">{lines.collect_view()}</ol> }
}

/// The game as a table: a row a player, a column a round. Where there is something to tell of a round, its field stands out.
#[component]
pub fn Rounds(players: Vec<(String, Vec<Option<String>>)>) -> impl IntoView {
    let over_rounds = text().end.over_rounds;
    let rows = players.into_iter().map(|(name, rounds)| {
        let fields = rounds.into_iter().map(|told| {
            let took = told.is_some();
            view! { <td class:took=took>{told}</td> }
        });
        view! { <tr><th scope="row"><bdi>{name}</bdi></th>{fields.collect_view()}</tr> }
    });
    view! {
        <section class="rounds">
            <h2>{over_rounds}</h2>
            <div class="scroll" tabindex="0" role="group" aria-label=over_rounds><table><tbody>{rows.collect_view()}</tbody></table></div>
        </section>
    }
}

/// The longest words with who found them; nothing without words.
pub fn longest_section(longest: Vec<(String, String)>) -> Option<AnyView> {
    let words = longest.into_iter().map(|(word, by)| {
        view! { <li><span class="said-word">{word}</span><bdi class="said-by">{by}</bdi></li> }
    });
    let words: Vec<_> = words.collect();
    (!words.is_empty())
        .then(|| view! { <section><h2>{text().end.longest}</h2><ul class="said">{words}</ul></section> }.into_any())
}
