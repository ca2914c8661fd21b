//! The checks. Each gets the path of a file and its source, and says what is wrong with it.

use crate::source::{Source, mentions};

const BROWSER: [&str; 6] =
    ["web_sys", "js_sys", "wasm_bindgen", "wasm_bindgen_futures", "gloo_timers", "console_error_panic_hook"];
const OUTSIDE: [&str; 15] = [
    "leptos",
    "gloo",
    "std::time",
    "SystemTime",
    "Instant",
    "rand::rng",
    "rand::random",
    "thread_rng",
    "ThreadRng",
    "OsRng",
    "getrandom",
    "std::fs",
    "std::env",
    "crate::ports",
    "crate::ui",
];
/// The most lines of a file.
const MOST_LINES: usize = 300;

fn found(source: &Source, words: &[&str]) -> Vec<String> {
    words.iter().filter(|word| source.mentions(word)).map(|word| format!("mentions {word}")).collect()
}

fn is_pure(path: &str) -> bool {
    ["src/qr.rs", "src/route.rs"].contains(&path)
        || ["rules", "words", "session", "text"].iter().any(|part| is_in(path, part))
}

fn is_in(path: &str, part: &str) -> bool {
    path.starts_with(&format!("src/{part}/")) || path == format!("src/{part}.rs")
}

/// Time, randomness and the dictionary come in as arguments; there is no browser and no storage.
pub fn pure(path: &str, source: &Source) -> Vec<String> {
    if !is_pure(path) {
        return Vec::new();
    }
    found(source, &BROWSER).into_iter().chain(found(source, &OUTSIDE)).collect()
}

/// The rules answer with values; the sentences live with the texts.
pub fn wordless(_: &str, source: &Source) -> Vec<String> {
    let sentence = |literal: &&String| literal.split(' ').filter(|word| word.contains(char::is_alphabetic)).count() > 1;
    let sentences = source.literals.iter().filter(sentence).map(|literal| format!("a sentence: {literal}"));
    found(source, &["crate::text"]).into_iter().chain(sentences).collect()
}

/// `ui` stands on everything, and nothing on it.
pub fn screens_are_on_top(path: &str, source: &Source) -> Vec<String> {
    if is_in(path, "ui") || path == "src/main.rs" {
        return Vec::new();
    }
    found(source, &["crate::ui", "super::ui", "wordbox::ui"])
}

/// The screens read a view and send actions.
pub fn screens_decide_nothing(path: &str, source: &Source) -> Vec<String> {
    if !is_in(path, "ui") {
        return Vec::new();
    }
    found(source, &["rand", "rand_xoshiro", "getrandom", ".decide(", ".apply(", ".elapse("])
}

/// Only `ports` know the browser; the screens know its events by name, and Leptos.
pub fn browser_behind_ports(path: &str, source: &Source) -> Vec<String> {
    if is_in(path, "ports") {
        return Vec::new();
    }
    let mut breaches = found(source, &BROWSER[1..]);
    let events = |name: &str| name.chars().take_while(|c| c.is_alphanumeric()).collect::<String>().ends_with("Event");
    for (at, name) in source.code.match_indices("web_sys").map(|(at, name)| (at, &source.code[at + name.len()..])) {
        let event = name.strip_prefix("::").is_some_and(events);
        if !is_in(path, "ui") || !event {
            let line = source.code[..at].lines().count();
            breaches.push(format!("line {line}: web_sys{}", name.lines().next().unwrap_or_default()));
        }
    }
    if !is_in(path, "ui") && path != "src/main.rs" {
        breaches.extend(found(source, &["leptos"]));
    }
    breaches
}

/// Error types are `Copy` and hold no text.
pub fn plain_errors(_: &str, source: &Source) -> Vec<String> {
    let mut breaches = Vec::new();
    for (at, _) in source.code.match_indices("enum ") {
        let declared = &source.code[at + "enum ".len()..];
        let name: String = declared.chars().take_while(|c| c.is_alphanumeric()).collect();
        if !(name.ends_with("Error") || ["Refused", "Refusal", "Misfit", "Unreadable"].contains(&name.as_str())) {
            continue;
        }
        let body = declared.split("\n}").next().unwrap_or_default();
        let attributes = source.code[..at].rsplit("\n\n").next().unwrap_or_default();
        if !mentions(attributes, "Copy") {
            breaches.push(format!("{name} is not Copy"));
        }
        breaches.extend(
            ["String", "str", "Box", "Vec"]
                .iter()
                .filter(|held| mentions(body, held))
                .map(|held| format!("{name} holds a {held}")),
        );
    }
    breaches
}

/// Neither notes to be done later nor code that is not there yet, nor lints or tests that are switched off.
pub fn nothing_left(_: &str, source: &Source) -> Vec<String> {
    let undone = ["todo!", "unimplemented!", "dbg!", "#[allow", "#![allow", "#[ignore"];
    let code = undone.iter().filter(|word| mentions(&source.code, word)).map(|word| format!("has {word}"));
    code.chain(no_notes(&source.prose)).collect()
}

pub fn no_notes(text: &str) -> Vec<String> {
    ["TODO", "FIXME", "XXX"].iter().filter(|word| mentions(text, word)).map(|word| format!("has {word}")).collect()
}

pub fn too_long(path: &str, text: &str) -> Option<String> {
    let lines = text.lines().count();
    (lines > MOST_LINES).then(|| format!("{path} has {lines} lines, at most {MOST_LINES}"))
}
