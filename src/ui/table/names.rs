//! Who plays: the fields of a set-up.

use leptos::html::Ol;
use leptos::prelude::*;

use crate::ports::{fields, paste};
use crate::ui::app::text;
use crate::ui::widgets::{Button, IconButton, Sign};

/// The names of a set-up, and what is wrong with them. Cheap to copy.
#[derive(Clone, Copy)]
pub struct NameList {
    /// As they were typed; empty for a player by number.
    pub names: RwSignal<Vec<String>>,
    /// The seat, counted from 0, whose name was refused, and why.
    pub wrong: RwSignal<Option<(usize, String)>>,
    fewest: usize,
    most: usize,
}

impl NameList {
    /// A list that starts with these names, and has at least and at most so many.
    pub fn new(mut names: Vec<String>, fewest: usize, most: usize) -> Self {
        names.truncate(most);
        names.resize(names.len().max(fewest), String::new());
        NameList { names: RwSignal::new(names), wrong: RwSignal::new(None), fewest, most }
    }

    /// Writes names from that seat on, as far as there are seats.
    fn write(self, seat: usize, lines: Vec<String>) {
        self.wrong.set(None);
        self.names.update(|names| {
            let end = (seat + lines.len()).min(self.most);
            names.resize(names.len().max(end), String::new());
            for (name, line) in names.iter_mut().skip(seat).zip(lines) {
                *name = line;
            }
        });
    }
}

/// A field for each player. Enter goes to the next one, and makes one after the last; several lines that are pasted are
/// several names.
#[component]
pub fn Names(list: NameList, hint: &'static str) -> impl IntoView {
    let text = text();
    let NameList { names, wrong, fewest, most } = list;
    let count = Memo::new(move |_| names.with(Vec::len));
    let rows = NodeRef::<Ol>::new();
    // A field of which nobody has heard yet is in the page when this comes to be asked.
    let focused = RwSignal::new(None::<usize>);
    Effect::new(move |_| {
        if let (Some(seat), Some(rows)) = (focused.get(), rows.get_untracked()) {
            fields::focus(&rows, seat);
        }
    });
    let next = move |seat: usize| {
        let empty = names.with_untracked(|names| names.get(seat).is_none_or(String::is_empty));
        if seat + 1 == count.get_untracked() && !empty && seat + 1 < most {
            names.update(|names| names.push(String::new()));
        }
        focused.set(Some(seat + 1));
    };
    let row = move |seat: usize| {
        let is_wrong = move || wrong.with(|wrong| wrong.as_ref().is_some_and(|(at, _)| *at == seat));
        view! {
            <li>
                <input
                    class="name"
                    type="text"
                    maxlength="80"
                    autocomplete="off"
                    spellcheck="false"
                    enterkeyhint="next"
                    aria-label=(text.roster.name)(seat + 1)
                    aria-invalid=move || is_wrong().to_string()
                    placeholder=(text.player_number)(seat as u16 + 1)
                    prop:value=move || names.with(|names| names.get(seat).cloned().unwrap_or_default())
                    on:input:target=move |event| list.write(seat, vec![event.target().value()])
                    on:keydown=move |event| if fields::is_sent_by(&event) { next(seat) }
                    on:paste=move |event| {
                        let pasted = paste::text(&event).unwrap_or_default();
                        let lines = pasted.lines().map(str::trim).filter(|line| !line.is_empty());
                        let lines: Vec<String> = lines.map(str::to_owned).collect();
                        // A field of one line drops the breaks between several.
                        if lines.len() > 1 {
                            event.prevent_default();
                            list.write(seat, lines);
                        }
                    }
                />
                <IconButton
                    sign=Sign::Close
                    name=(text.roster.remove)(&(text.player_number)(seat as u16 + 1))
                    disabled=Signal::derive(move || count.get() <= fewest)
                    on_press=move || {
                        wrong.set(None);
                        names.update(|names| if seat < names.len() { names.remove(seat); });
                    }
                />
            </li>
        }
    };
    let add = move || {
        let seats = count.get_untracked();
        names.update(|names| names.push(String::new()));
        focused.set(Some(seats));
    };
    // A class has thirty, and only the row that comes or goes is drawn.
    let seat_row = move |seat: usize| {
        let here = Memo::new(move |_| seat < count.get());
        move || here.get().then(|| row(seat))
    };
    let rows_of_all = (0..most).map(seat_row).collect_view();
    view! {
        <fieldset class="names">
            <legend>{text.roster.who_plays}</legend>
            <p class="hint">{hint}</p>
            <ol class="name-list" node_ref=rows>{rows_of_all}</ol>
            <p class="trouble" role="alert" data-testid="name-trouble">{move || wrong.get().map(|(_, sentence)| sentence)}</p>
            <Button label=text.roster.add test="add-player" disabled=Signal::derive(move || count.get() >= most) on_press=add />
        </fieldset>
    }
}
