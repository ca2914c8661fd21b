//! Each check, shown to notice a breach and to let the like of it pass.

use crate::source::Source;
use crate::{checks, manifest};

type Check = fn(&str, &Source) -> Vec<String>;

#[track_caller]
fn notices(check: Check, path: &str, text: &str) {
    assert_ne!(check(path, &Source::read(text)), Vec::<String>::new(), "{path}: {text}");
}

#[track_caller]
fn passes(check: Check, path: &str, text: &str) {
    assert_eq!(check(path, &Source::read(text)), Vec::<String>::new(), "{path}: {text}");
}

#[test]
fn source_is_taken_apart() {
    let text =
        "let a = \"x // y\"; // c \"d\"\nlet b = 'q'; let c: &'a str = r#\"in \"side\"\"#; /* e\nf */ let d = '\\'';";
    let source = Source::read(text);
    assert_eq!(source.literals, ["\"x // y\"", "r#\"in \"side\"\"#"]);
    assert_eq!(source.code, "let a = \"\"; \nlet b = 'q'; let c: &'a str = \"\"; \n let d = '\\'';");
    assert!(source.prose.contains("// c \"d\"") && !source.prose.contains("side"));
    assert_eq!(Source::read("let a = 1;\n#[cfg(test)]\nmod tests { \"a sentence\" }").literals, [""; 0]);
}

#[test]
fn impurity_is_noticed() {
    for breach in [
        "use web_sys::window;",
        "let now = js_sys::Date::now();",
        "use leptos::prelude::*;",
        "use gloo_timers::future::sleep;",
        "use std::time::Duration;",
        "let now = Instant::now();",
        "let mut rng = rand::rng();",
        "getrandom::fill(&mut seed)",
        "use crate::ports::storage;",
        "std::fs::read(path)",
    ] {
        notices(checks::pure, "src/rules/bomb/deck.rs", breach);
        notices(checks::pure, "src/route.rs", breach);
        passes(checks::pure, "src/ports/time.rs", breach);
    }
    passes(
        checks::pure,
        "src/session/mod.rs",
        "// std::time is not used here\nlet text = \"leptos\"; use rand::Rng as _; let instant = 1;",
    );
}

#[test]
fn sentences_in_the_rules_are_noticed() {
    notices(checks::wordless, "src/rules/x.rs", "let a = \"Ann has the bomb\";");
    notices(checks::wordless, "src/rules/x.rs", "use crate::text::Text;");
    passes(
        checks::wordless,
        "src/rules/x.rs",
        "/// Ann has the bomb.\nlet a = (\"kebab-case\", format!(\" {number}\"), \" \");",
    );
}

#[test]
fn importing_the_screens_is_noticed() {
    notices(checks::screens_are_on_top, "src/session/mod.rs", "use crate::ui::host;");
    notices(checks::screens_are_on_top, "src/lib.rs", "pub use crate::ui::start;");
    passes(checks::screens_are_on_top, "src/lib.rs", "pub mod ui;");
    passes(checks::screens_are_on_top, "src/main.rs", "wordbox::ui::start();");
    passes(checks::screens_are_on_top, "src/ui/home.rs", "use crate::ui::host;");
}

#[test]
fn rules_and_dice_in_the_screens_are_noticed() {
    notices(checks::screens_decide_nothing, "src/ui/host.rs", "let events = game.decide(&action, ctx);");
    notices(checks::screens_decide_nothing, "src/ui/host.rs", "game.apply(now, &event);");
    notices(checks::screens_decide_nothing, "src/ui/host.rs", "use rand::seq::SliceRandom;");
    passes(checks::screens_decide_nothing, "src/ui/host.rs", "session.act(&action, env); let brand = operand;");
    passes(checks::screens_decide_nothing, "src/session/mod.rs", "self.state.apply(at, event);");
}

#[test]
fn the_browser_outside_of_the_ports_is_noticed() {
    for breach in [
        "web_sys::window()",
        "use web_sys::{Event, Window};",
        "use wasm_bindgen::JsCast;",
        "js_sys::Promise",
        "use web_sys as w;",
    ] {
        notices(checks::browser_behind_ports, "src/ui/host.rs", breach);
        notices(checks::browser_behind_ports, "src/lib.rs", breach);
        passes(checks::browser_behind_ports, "src/ports/time.rs", breach);
    }
    passes(checks::browser_behind_ports, "src/ui/host.rs", "fn key(event: &leptos::web_sys::KeyboardEvent) {}");
    notices(checks::browser_behind_ports, "src/session/mod.rs", "fn key(event: &web_sys::KeyboardEvent) {}");
    notices(checks::browser_behind_ports, "src/lib.rs", "use leptos::prelude::*;");
}

#[test]
fn errors_with_text_are_noticed() {
    notices(checks::plain_errors, "src/x.rs", "#[derive(Clone, Copy)]\npub enum LoadError {\n    Bad(String),\n}\n");
    notices(
        checks::plain_errors,
        "src/x.rs",
        "#[derive(Clone, Copy)]\npub enum LoadError {\n    Bad { why: &'static str },\n}\n",
    );
    notices(checks::plain_errors, "src/x.rs", "use Copy;\n\n#[derive(Clone)]\npub enum Refusal {\n    Bad,\n}\n");
    passes(
        checks::plain_errors,
        "src/x.rs",
        "/// Of a String.\n#[derive(Clone, Copy)]\npub enum Error {\n    Bad(u8),\n}\nstruct Text(String);\n",
    );
    passes(checks::plain_errors, "src/x.rs", "#[derive(Clone)]\npub enum Event {\n    Said(String),\n}\n");
}

#[test]
fn leftovers_are_noticed() {
    for breach in [
        "// TODO later",
        "/// FIXME",
        "todo!()",
        "unimplemented!()",
        "dbg!(x);",
        "#[allow(dead_code)]",
        "#![allow(x)]",
        "#[ignore]",
        "#[ignore = \"slow\"]",
    ] {
        notices(checks::nothing_left, "src/x.rs", breach);
    }
    passes(checks::nothing_left, "src/x.rs", "let words = [\"TODO\", \"dbg!\"]; // a to-do list, allowed");
    assert_eq!(checks::no_notes("/* TODO: colours */"), ["has TODO"]);
}

#[test]
fn long_files_are_noticed() {
    assert_eq!(checks::too_long("a.rs", &"x\n".repeat(300)), None);
    assert_eq!(checks::too_long("a.rs", &"x\n".repeat(301)), Some("a.rs has 301 lines, at most 300".to_owned()));
}

#[test]
fn browser_crates_in_the_wrong_table_are_noticed() {
    for breach in [
        "[dependencies]\nleptos = \"0.8\"",
        "[dependencies]\nserde = \"1\"\nweb-sys.version = \"0.3\"",
        "[dependencies.web-sys]\nversion = \"0.3\"",
        "[dev-dependencies]\nwasm-bindgen-test = \"0.3\"",
        "[target.'cfg(unix)'.dependencies]\ngloo-timers = \"0.3\"",
    ] {
        assert_eq!(manifest::check(breach).len(), 1, "{breach}");
    }
    let wasm = "[target.'cfg(target_arch = \"wasm32\")'.dependencies]\nleptos = \"0.8\"\n[target.'cfg(target_arch = \"wasm32\")'.dependencies.web-sys]\nversion = \"0.3\"";
    assert_eq!(manifest::check(wasm), Vec::<String>::new());
    assert!(manifest::needs(wasm, "leptos") && manifest::needs(wasm, "web-sys") && !manifest::needs(wasm, "serde"));
}
