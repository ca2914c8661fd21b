//! The tiles that are left: one key for each letter that there is, with its number as far as it may be counted (S2).

use leptos::prelude::*;

use super::words;
use crate::rules::scramble::view::Offer;
use crate::ui::app::text;
use crate::ui::widgets::{Icon, Key, Sign, key_button};
use crate::words::Letters;
use crate::words::latin::capitals;

/// The keys, in the order of the alphabet. Letters that are gone have none.
#[component]
pub fn Tray(
    offers: Vec<Offer>,
    /// What the word in the field takes of them.
    #[prop(into)]
    taken: Signal<Letters>,
    #[prop(into)] on_key: Callback<(Key,)>,
) -> impl IntoView {
    let texts = words().set;
    let key = move |offer: Offer| {
        let letter = capitals(&offer.letter.to_string());
        let (shown, spoken) = (letter.clone(), letter);
        let left = Memo::new(move |_| offer.without(taken.with(|taken| taken.count(offer.letter))));
        let gone = Signal::derive(move || left.get() == (0, false));
        let name = Signal::derive(move || {
            let (count, more) = left.get();
            (texts.tile_left)(&spoken, count, more)
        });
        let number = move || match left.get() {
            (0, true) => "+".to_owned(),
            (count, true) => format!("{count}+"),
            (count, false) => count.to_string(),
        };
        let face = view! { {shown} <small class="tile-count">{number}</small> };
        let press = Callback::new(move |()| on_key.run((Key::Letter(offer.letter),)));
        key_button(name, gone, press, face.into_any())
    };
    let delete = key_button(
        text().act.delete_letter.into(),
        false.into(),
        Callback::new(move |()| on_key.run((Key::Delete,))),
        view! { <Icon sign=Sign::Backspace /> }.into_any(),
    );
    view! {
        <div class="tray" role="group" aria-label=texts.tiles_left data-testid="tray">
            {offers.into_iter().map(key).collect_view()}
            {delete}
        </div>
    }
}
