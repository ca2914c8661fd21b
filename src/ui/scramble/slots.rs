//! The places of the word that is being set. Over them lies its field, whose own text is unseen: real keys, the device's
//! keyboard and input methods type there.

use leptos::prelude::*;

use super::words;
use crate::ports::fields;
use crate::rules::scramble::draft::Laid;
use crate::ui::widgets::Typing;
use crate::words::latin::capitals;

/// The most characters that the field takes: an input method needs room for what becomes one letter.
const LONGEST: usize = 20;

/// So many places, filled as one types. A letter without a tile is struck; a tap on a letter takes it back.
#[component]
pub fn Slots(
    typing: Typing,
    /// So many letters are wanted.
    length: usize,
    /// The letters that are typed.
    #[prop(into)]
    laid: Signal<Vec<Laid>>,
    /// Whether they cannot be taken.
    #[prop(into)]
    refused: Signal<bool>,
    /// Takes the word.
    on_send: Callback<()>,
) -> impl IntoView {
    let texts = words().set;
    let field = typing.field();
    Effect::new(move |_| {
        if field.get().is_some() {
            typing.focus();
        }
    });
    let take_back = move |place: usize| {
        let kept = |(at, laid): (usize, &Laid)| (at != place).then_some(laid.letter);
        let rest: String = laid.with_untracked(|laid| laid.iter().enumerate().filter_map(kept).collect());
        typing.word.set(rest);
        typing.focus();
    };
    let places = Memo::new(move |_| laid.with(Vec::len).max(length));
    let slot = move |place: usize| {
        let letter = Memo::new(move |_| laid.with(|laid| laid.get(place).copied()));
        view! {
            <span
                class="slot"
                class:filled=move || letter.get().is_some()
                class:next=move || laid.with(Vec::len) == place
                on:click=move |_| take_back(place)
            >
                {move || letter.get().map(|Laid { letter, there }| {
                    let shown = capitals(&letter.to_string());
                    view! { <span class="tile" class:wrong=!there>{shown}</span> }
                })}
            </span>
        }
    };
    view! {
        <div class="slots" class:refused=refused style:--letters=move || places.get().to_string()>
            <div class="slot-row" aria-hidden="true">{move || (0..places.get()).map(slot).collect_view()}</div>
            <input
                node_ref=field
                class="slot-field"
                type="text"
                maxlength=LONGEST
                inputmode=move || if typing.own_keys.get() { "none" } else { "text" }
                enterkeyhint="done"
                autocomplete="off"
                prop:autocorrect=false
                autocapitalize="none"
                spellcheck="false"
                aria-label=(texts.your_word)(length)
                aria-describedby="verdict"
                data-testid="word"
                prop:value=move || typing.word.get()
                on:input:target=move |event| typing.word.set(event.target().value())
                on:keydown=move |event| if fields::is_sent_by(&event) { on_send.run(()) }
            />
        </div>
    }
}
