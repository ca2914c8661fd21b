//! Which German words the app never deals, says or shows (W5).

use std::collections::{BTreeMap, BTreeSet};

use super::own::Overrides;

/// Whatever is built on these hurts, unless the overrides say otherwise.
const ROOTS: &str = "arschloch ficke gefick fotz hitler hure kanake kinderporn konzentrationslager nazi neger nigger nutte nuttig \
                     pädophil scheiss schlampe schwuchtel selbstmord suizid titten vergewalt wichse wichst missbrauch \
                     völkermord holocaust genozid pisse pornogra porno ermord mörder bordell prostitu inzest folter erotik \
                     erotisch sexu onani masturb ejakul orgasm vagina penis klitoris mongoloid krüppel zigeuner judenhass \
                     judenstern antisemit gaskammer vergasung gestapo wehrmacht hakenkreuz sklav totschlag erwürg erdrossel \
                     abschlacht massaker terror attentat amoklauf abtreib";

/// All of these words that are never proposed, each with the reason.
pub fn never_proposed<'w>(
    words: impl Iterator<Item = (&'w String, Vec<String>)>,
    wounding: &BTreeSet<String>,
    overrides: &Overrides,
) -> BTreeMap<String, String> {
    let mut never = BTreeMap::new();
    for (word, bases) in words {
        let reason = |of: &str| overrides.never.get(of).map(|reason| format!("own list: {reason}"));
        if overrides.propose.contains(word) {
            continue;
        }
        if let Some(reason) = reason(word).or_else(|| bases.iter().find_map(|base| reason(base))) {
            never.insert(word.clone(), reason);
        } else if bases.iter().any(|base| overrides.propose.contains(base)) {
            continue;
        } else if wounding.contains(word) {
            never.insert(word.clone(), "naughty-words".to_owned());
        } else if let Some(base) = bases.iter().find(|base| wounding.contains(*base)) {
            never.insert(word.clone(), format!("form of {base}"));
        } else if let Some(root) = ROOTS.split_ascii_whitespace().find(|root| word.contains(root)) {
            never.insert(word.clone(), format!("holds {root}"));
        }
    }
    never
}
