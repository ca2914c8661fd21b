//! `Cargo.toml`: the browser's crates are dependencies of the wasm target only, so that a native build cannot use them.

const BROWSER: [&str; 8] = [
    "leptos",
    "web-sys",
    "js-sys",
    "wasm-bindgen",
    "wasm-bindgen-futures",
    "wasm-bindgen-test",
    "gloo",
    "console_error_panic_hook",
];
const WASM: &str = "target.'cfg(target_arch = \"wasm32\")'.";

/// What stands where: the table, and the names of its dependencies.
fn dependencies(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut table = "";
    text.lines().flat_map(move |line| {
        if let Some(name) = line.trim().strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            table = name;
            // A dependency may have a table of its own.
            return name.rsplit_once("dependencies.").map(|(_, crate_name)| (name, crate_name));
        }
        let name = line.split(['=', '.']).next().unwrap_or_default().trim();
        (table.ends_with("dependencies") && !name.is_empty() && !name.starts_with('#')).then_some((table, name))
    })
}

pub fn check(text: &str) -> Vec<String> {
    let browser = |name: &str| BROWSER.contains(&name) || name.starts_with("gloo-");
    let misplaced = dependencies(text).filter(|(table, name)| browser(name) && !table.starts_with(WASM));
    misplaced.map(|(table, name)| format!("{name} stands in [{table}]")).collect()
}

/// Whether a crate is a dependency at all.
pub fn needs(text: &str, name: &str) -> bool {
    dependencies(text).any(|(_, other)| other == name)
}
