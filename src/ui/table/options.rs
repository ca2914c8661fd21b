//! The options of a set-up, folded away, and those that every game has.

use leptos::html::Details;
use leptos::prelude::*;

use crate::session::lists::ListId;
use crate::ui::app::{App, text};
use crate::ui::lists::{Chosen, list_choice};
use crate::ui::widgets::Switch;
use crate::words::catalog::unusual_file;
use crate::words::{Lang, OwnChoice};

/// Folded away; opened by itself when something in it is wrong.
#[component]
pub fn Options(#[prop(into)] wrong: Signal<bool>, children: Children) -> impl IntoView {
    let fold = NodeRef::<Details>::new();
    Effect::new(move |_| {
        if let (true, Some(fold)) = (wrong.get(), fold.get()) {
            fold.set_open(true);
        }
    });
    view! {
        <details class="options" node_ref=fold>
            <summary data-testid="options">{text().plan.options}</summary>
            {children()}
        </details>
    }
}

/// Which words count, apart from those of the dictionary.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WordChoice {
    /// The language of the words.
    pub lang: Lang,
    /// Names and brands.
    pub names: bool,
    /// Words that only word-game players use.
    pub unusual: bool,
    /// Those of a list.
    pub own: Option<OwnChoice>,
}

/// Which words count, as the settings of a game have it. Cheap to copy.
#[derive(Clone, Copy)]
pub struct WordSettings {
    /// As it is set now.
    pub chosen: Signal<WordChoice>,
    on_choose: Callback<(WordChoice,)>,
}

impl WordSettings {
    /// Reads them from the settings of a game, and sets them there.
    pub fn new(
        chosen: impl Fn() -> WordChoice + Send + Sync + 'static,
        on_choose: impl Fn(WordChoice) + Send + Sync + 'static,
    ) -> Self {
        WordSettings { chosen: Signal::derive(chosen), on_choose: Callback::new(move |(words,)| on_choose(words)) }
    }

    /// Sets them.
    pub fn choose(self, words: WordChoice) {
        self.on_choose.run((words,));
    }
}

/// Names, unusual words where there are any, and a list of one's own, which a game can use in the first so many ways.
#[component]
pub fn WordOptions(words: WordSettings, uses: usize) -> impl IntoView {
    let app = App::here();
    let plan = &text().plan;
    let chosen = words.chosen;
    let lang = Memo::new(move |_| chosen.get().lang);
    let own = Callback::new(move |()| chosen.get().own.map(|own| (ListId(own.number), own.usage)));
    let choose_own = Callback::new(move |(own,): (Chosen,)| {
        let own = own.map(|(id, usage)| OwnChoice { number: id.0, usage });
        words.choose(WordChoice { own, ..chosen.get_untracked() });
    });
    let names = move |names: bool| words.choose(WordChoice { names, ..chosen.get_untracked() });
    let unusual = move |unusual: bool| words.choose(WordChoice { unusual, ..chosen.get_untracked() });
    view! {
        <Switch label=plan.names detail=plan.names_detail on=Signal::derive(move || chosen.get().names) on_switch=names />
        {move || unusual_file(lang.get()).map(|_| view! {
            <Switch label=plan.unusual detail=plan.unusual_detail on=Signal::derive(move || chosen.get().unusual) on_switch=unusual />
        })}
        {move || list_choice(app, lang.get(), uses, own, choose_own)}
    }
}
