//! Lists that are called out: the newest large, its words one after the other; the others below or beside it.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::reveal::open_lists;
use super::word_sheet::WordSheet;
use super::{Seat, words};
use crate::ports::display;
use crate::ports::time::{self, Timer};
use crate::rules::race::view::{Fate, ListResult, WordResult};
use crate::rules::race::{View, Way};
use crate::rules::roster::PlayerId;
use crate::session::settings::Motion;
use crate::ui::app::text;
use crate::ui::frame::a_frame_later;
use crate::ui::table::signed;
use crate::ui::widgets::{IconButton, Sign};

/// Milliseconds from one word to the next, and for a whole list at most.
const STEP: usize = 260;
const WHOLE_LIST: usize = 3900;
/// So many of those who share a word are named beside it; in a class they are many, and the word's own sheet names them all.
const NAMES: usize = 4;
/// Every item of a list is told.
const ALL: usize = usize::MAX;

/// A word of a list, by the place of the list and its own.
pub(super) type Place = (usize, usize);

/// What the panels share. Cheap to copy.
#[derive(Clone, Copy)]
struct Calling {
    seat: Seat,
    names: Memo<Vec<(PlayerId, String)>>,
    /// The list that is called out.
    now: Memo<Option<usize>>,
    /// The list that is still large besides: it becomes small a frame later, so that the one after it is there sooner.
    leaving: ReadSignal<Option<usize>>,
    /// How many items of the list that is called out have been told.
    told: RwSignal<usize>,
    /// The word that people want to do something about.
    chosen: RwSignal<Option<Place>>,
    shortest: usize,
    /// Whether the lists were entered by hand, so that they can be mended.
    by_hand: bool,
}

impl Calling {
    fn name(&self, id: PlayerId) -> String {
        let known = self.names.with(|names| names.iter().find(|(other, _)| *other == id).map(|(_, name)| name.clone()));
        known.unwrap_or_else(|| text().roster.left.to_owned())
    }

    /// Reads a list that is open, and whether it is that of whoever called STOP.
    fn list(&self, place: usize) -> Option<(ListResult, bool)> {
        let read = |view: &View| {
            let (open, result) = open_lists(view)?;
            let list = result.lists[..open].get(place)?.clone();
            let stopped = result.stopper == Some(list.player);
            Some((list, stopped))
        };
        self.seat.read(read).flatten()
    }
}

/// All lists that are open, the newest first.
#[component]
pub fn CalledLists(
    /// Whether the newest is larger than the others, and told word by word.
    large: bool,
    /// The list that was told last, so that none is told again.
    last_told: RwSignal<Option<usize>>,
    /// Whether they only are still there, out of sight.
    #[prop(into, default = Signal::from(false))]
    hidden: Signal<bool>,
) -> impl IntoView {
    let seat = Seat::here();
    let names = Memo::new(move |_| {
        let name = |player| (player, seat.name(player));
        seat.read(|view| view.players.iter().map(|standing| name(standing.player.id)).collect()).unwrap_or_default()
    });
    let open = Memo::new(move |_| seat.read(|view| open_lists(view).map(|(open, _)| open)).flatten().unwrap_or(0));
    let now = Memo::new(move |_| open.get().checked_sub(1).filter(|_| large));
    let config = untrack(|| seat.read(|view| (usize::from(view.config.shortest), view.config.way)));
    let (shortest, way) = config.unwrap_or((0, Way::Paper));
    let by_hand = matches!(way, Way::Paper | Way::Phones);
    let (leaving, told, chosen) = (a_frame_later(None, now), RwSignal::new(ALL), RwSignal::new(None));
    let calling = Calling { seat, names, now, leaving, told, chosen, shortest, by_hand };
    let top = NodeRef::<Div>::new();
    tell_one_by_one(calling, last_told, top);
    view! {
        <h1 class="unseen">{words().reveal.lists}</h1>
        <div class="lists" class:leaving=hidden node_ref=top class:with-now=move || now.get().is_some()>
            // The newest comes first: each is drawn once, when it is opened.
            <For each=move || (0..open.get()).rev() key=|place| *place children=move |place| panel(calling, place) />
        </div>
        {move || chosen.get().map(|place| view! { <WordSheet place on_close=move || chosen.set(None) /> })}
    }
}

/// Tells the items of the newest list one after the other, and everybody who it is whose.
fn tell_one_by_one(calling: Calling, last_told: RwSignal<Option<usize>>, top: NodeRef<Div>) {
    let Calling { seat, now, told, .. } = calling;
    let app = seat.app;
    let timer = StoredValue::new_local(None::<Timer>);
    Effect::new(move |_| {
        let now = now.get();
        timer.set_value(None);
        told.set(ALL);
        let list = untrack(|| now.and_then(|place| calling.list(place)));
        let Some((list, _)) = list else { return };
        let points = (text().table.points)(list.total);
        app.announce(untrack(|| (words().reveal.called)(&calling.name(list.player), &points)));
        let is_calm = match app.settings.with_untracked(|settings| settings.motion) {
            Motion::Auto => display::prefers_reduced_motion(),
            Motion::Full => false,
            Motion::Calm => true,
        };
        let items = items(&list);
        // One that is shown again, as after a step that was taken back, has been told.
        let is_new = last_told.get_untracked() < now;
        last_told.set(now);
        if let Some(top) = top.get_untracked().filter(|_| is_new) {
            spawn_local(async move {
                time::before_frame().await;
                top.scroll_into_view();
            });
        }
        if is_calm || !is_new {
            return;
        }
        let step = STEP.min(WHOLE_LIST / items.len());
        told.set(0);
        timer.set_value(Some(time::every(step as f64, move || {
            let so_far = told.get_untracked() + 1;
            if items.get(so_far - 1).is_some_and(|points| *points != 0) {
                app.audio(|audio| audio.click());
            }
            told.set(if so_far < items.len() { so_far } else { ALL });
            if so_far >= items.len() {
                timer.set_value(None);
            }
        })));
    });
    on_cleanup(move || timer.set_value(None));
}

/// The points of everything on a list that is told, in that order.
fn items(list: &ListResult) -> Vec<i32> {
    let words = list.words.iter().map(|word| if let Fate::Scored { points } = word.fate { points } else { 0 });
    words.chain([list.bonus, list.penalty]).collect()
}

/// A list that is open, drawn anew when the table decides something about it.
fn panel(calling: Calling, place: usize) -> AnyView {
    let list = Memo::new(move |_| calling.list(place));
    // Whose it is is seen first; none of its words is told before there is time to bring them.
    let has_come = a_frame_later(false, true);
    let is_large = move || calling.now.get() == Some(place) || calling.leaving.get() == Some(place);
    let told = Memo::new(move |_| if calling.now.get() == Some(place) { calling.told.get() } else { ALL });
    view! {
        <section class="told-list" data-testid="list" class:now=is_large class:telling=move || told.get() != ALL class:coming=move || !has_come.get()>
            {move || list.get().map(|(list, stopped)| drawn(calling, place, told, has_come, list, stopped))}
        </section>
    }
    .into_any()
}

/// A list with all its words, and what they come to.
fn drawn(
    calling: Calling,
    place: usize,
    told: Memo<usize>,
    has_come: ReadSignal<bool>,
    list: ListResult,
    stopped: bool,
) -> AnyView {
    let reveal = &words().reveal;
    let items = items(&list);
    let whole = list.total;
    let total = move || {
        let told = told.get();
        if told >= items.len() { whole } else { items.iter().take(told).sum() }.to_string().replace('-', "−")
    };
    let forgotten = list.words.len();
    let can_add = calling.by_hand && list.tally.is_none();
    let told_mistake = (list.penalty != 0).then(|| penalty(calling, &list));
    let on_it = list.words.clone();
    let lines = move || {
        let line = |(at, word)| line(calling, (place, at), told, word);
        has_come.get().then(|| on_it.iter().enumerate().map(line).collect_view())
    };
    view! {
        <header class="told-head">
            <h2><bdi>{calling.name(list.player)}</bdi></h2>
            {can_add.then(|| view! {
                <IconButton sign=Sign::Plus name=reveal.add_word on_press=move || calling.chosen.set(Some((place, forgotten))) />
            })}
            <strong class="told-total" data-testid="list-total">{total}</strong>
        </header>
        {list.tally.is_some().then(|| view! { <p class="hint">{reveal.on_paper}</p> })}
        {(list.tally.is_none() && forgotten == 0).then(|| view! { <p class="hint">{reveal.empty_list}</p> })}
        <ul class="told-words">{lines}</ul>
        {stopped.then(|| {
            let sentence = if list.bonus == 0 { reveal.too_few } else { reveal.called_stop };
            extra(forgotten, told, sentence.to_owned(), list.bonus)
        })}
        {told_mistake.map(|sentence| extra(forgotten + 1, told, sentence, list.penalty))}
    }
    .into_any()
}

/// Whether the item of a list that stands in this place is still to come.
fn comes_later(at: usize, told: Memo<usize>) -> impl Fn() -> bool + Copy + Send + Sync {
    move || told.get() < at
}

/// Points beside what they are for.
fn extra(at: usize, told: Memo<usize>, what: String, points: i32) -> impl IntoView {
    view! { <p class="told-extra" class:to-come=comes_later(at, told)><span>{what}</span><span class="told-points">{signed(points)}</span></p> }
}

/// The mistake that cost the stopper two points (R5 B).
fn penalty(calling: Calling, list: &ListResult) -> String {
    let reveal = &words().reveal;
    let is_mistake = |word: &&WordResult| matches!(word.fate, Fate::Refused(refusal) if refusal.is_mistake());
    list.words
        .iter()
        .find(is_mistake)
        .map_or_else(|| reveal.mistake_on_paper.to_owned(), |word| (reveal.mistake)(&calling.seat.spelt(&word.word)))
}

/// A word with what became of it and its points (C22).
fn line(calling: Calling, place: Place, told: Memo<usize>, word: &WordResult) -> impl IntoView + use<> {
    let spelt = calling.seat.spelt(&word.word);
    let note = fate_note(word, &spelt, calling.shortest, NAMES, &|id| calling.name(id));
    let points = if let Fate::Scored { points } = word.fate { signed(points) } else { "–".to_owned() };
    let class = match word.fate {
        Fate::Scored { .. } => "told-word",
        Fate::Struck { .. } => "told-word struck",
        Fate::Refused(_) => "told-word struck refused",
    };
    view! {
        <li class:to-come=comes_later(place.1, told)>
            <button type="button" class=class on:click=move |_| calling.chosen.set(Some(place))>
                <span class="said-word">{spelt}</span>
                {(!note.is_empty()).then(|| view! { <bdi class="told-note">{note}</bdi> })}
                <span class="told-points">{points}</span>
            </button>
        </li>
    }
}

/// What became of a word, in a sentence that names `most` others at most; nothing if it just counts.
pub(super) fn fate_note(
    word: &WordResult,
    spelt: &str,
    shortest: usize,
    most: usize,
    name: &dyn Fn(PlayerId) -> String,
) -> String {
    let text = text();
    let reveal = &text.race().reveal;
    match &word.fate {
        Fate::Scored { .. } if word.overruled == Some(true) => reveal.by_table.to_owned(),
        Fate::Scored { .. } => String::new(),
        Fate::Struck { with } => {
            let shown = if with.len() > most { most - 1 } else { with.len() };
            let mut names = with.iter().take(shown).map(|id| name(*id)).collect::<Vec<_>>().join(", ");
            if shown < with.len() {
                names.push_str(&[" +", &(with.len() - shown).to_string()].concat());
            }
            (reveal.also)(&names)
        }
        Fate::Refused(refusal) => text.race().sentence(&text.verdict, *refusal, spelt, shortest).unwrap_or_default(),
    }
}
