//! What must never happen in any test: a fault in the page, a request to another origin.

use anyhow::{Result, bail};
use serde_json::Value;

use super::browser::Browser;

/// What went wrong in the pages so far, and what a test expects to go wrong.
#[derive(Default)]
pub struct Faults {
    seen: Vec<String>,
    expected: Vec<String>,
    fetched: Vec<String>,
}

impl Browser {
    /// Declares that faults which contain `part` belong to this test.
    pub fn expect_fault(&mut self, part: &str) {
        self.faults.expected.push(part.to_owned());
    }

    /// Remembers the faults and fetches of the page before it goes away.
    pub async fn note_faults(&mut self) {
        let body = "return {faults: (window.__wordboxFaults || []).splice(0), \
                    fetched: performance.getEntriesByType('resource').map((one) => one.name)}";
        // There may be no page yet, or a browser that is gone; then there is nothing to note.
        let Ok(noted) = self.script(body, vec![]).await else {
            return;
        };
        self.faults.seen.extend(strings(&noted["faults"]));
        self.faults.fetched.extend(strings(&noted["fetched"]));
    }

    /// Fails if a page had a fault that no one expects, or fetched anything from outside `origin`.
    ///
    /// # Errors
    /// It did.
    pub async fn check_faults(&mut self, origin: &str) -> Result<()> {
        self.note_faults().await;
        let faults = &self.faults;
        let is_expected = |fault: &String| faults.expected.iter().any(|part| fault.contains(part));
        if let Some(fault) = faults.seen.iter().find(|fault| !is_expected(fault)) {
            bail!("the page reported a fault: {fault}");
        }
        let own = [format!("{origin}/"), "data:".into(), format!("blob:{origin}/")];
        let foreign = |url: &&String| !own.iter().any(|start| url.starts_with(start));
        if let Some(url) = faults.fetched.iter().find(foreign) {
            bail!("the page asked another origin: {url}");
        }
        Ok(())
    }
}

fn strings(list: &Value) -> Vec<String> {
    let items = list.as_array().into_iter().flatten();
    items.filter_map(|item| item.as_str().map(str::to_owned)).collect()
}
