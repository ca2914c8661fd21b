//! The frame of every set-up: who plays, what the game adds, where the dictionary is, and the start.

use leptos::prelude::*;

use super::{NameList, Names, WordChoice, WordSettings, roster_of};
use crate::rules::roster::Roster;
use crate::text::Text;
use crate::ui::app::text;
use crate::ui::widgets::{Choice, DictionaryNote, PageBar};
use crate::words::{Lang, Wanted};

/// The screen before a game. What the game adds stands between the names and the start.
#[component]
pub fn SetupForm(
    /// The looks of the game.
    class: &'static str,
    /// What it is called.
    title: &'static str,
    list: NameList,
    /// Who can play, and where they sit.
    hint: &'static str,
    words: WordSettings,
    /// Whether a game was left that this one replaces.
    left: bool,
    /// Remembers the names, with the settings of the game.
    on_leave: Callback<(Vec<String>,)>,
    /// Begins, if the settings of the game allow it.
    on_start: Callback<(Roster,)>,
    children: Children,
) -> impl IntoView {
    let text = text();
    // Whoever goes to look at the word lists finds the names again, as does the next game.
    on_cleanup(move || {
        if let Some(names) = list.names.try_get_untracked() {
            on_leave.run((names,));
        }
    });
    let wanted = Memo::new(move |_| {
        let WordChoice { lang, unusual, own, .. } = words.chosen.get();
        Wanted { lang, unusual, own }
    });
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let roster = list.names.with_untracked(|names| roster_of(names, text));
        list.wrong.set(roster.as_ref().err().cloned());
        if let Ok(roster) = roster {
            on_start.run((roster,));
        }
    };
    view! {
        <main class=format!("screen page setup {class}")>
            <PageBar title />
            <form class="form" on:submit=start>
                <Names list hint />
                {children()}
                <DictionaryNote wanted />
                <div class="reach">
                    {left.then(|| view! { <p class="hint">{text.plan.replaces}</p> })}
                    <button type="submit" class="button primary huge" data-testid="start">{text.plan.start}</button>
                </div>
            </form>
        </main>
    }
}

/// The language of what is dealt and of the words.
#[component]
pub fn WordLanguage(legend: &'static str, words: WordSettings) -> impl IntoView {
    let chosen = Signal::derive(move || words.chosen.get().lang as usize);
    // An own list is of one language, so it does not come along.
    let choose = move |place: usize| {
        words.choose(WordChoice { lang: Lang::ALL[place], own: None, ..words.chosen.get_untracked() })
    };
    view! { <Choice legend name="words" options=Lang::ALL.map(Text::name_of).to_vec() chosen on_choose=choose /> }
}
