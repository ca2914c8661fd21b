//! Which small words are forms of which verbs: weak verbs by their endings, strong ones by our table.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::evidence::{Evidence, umlaut};
use super::own::Strong;

/// Parts that stand before a verb and never leave it. A participle has no `ge` behind them.
const INSEPARABLE: &str = "be emp ent er ge miss ver zer hinter über unter um durch wider voll an aner aber auf aus vor vorbe vorent \
                           anbe anver aufer ausver einbe einver vorver mitver mitbe wieder weiterver zuer beur miterr miter";
/// Parts that leave the verb in a sentence, but stand before it in one word.
const SEPARABLE: &str = "ab an auf aus bei beisammen bereit da dabei dafür dagegen daheim daher dahin dahinter dar daran darauf davon \
                         davor dazu dazwischen dagegen daneben drauf dran drein durch durcheinander ein einher empor entgegen \
                         entlang entzwei fehl fern fertig fest fort frei gegenüber gerade gleich gut her herab heran herauf heraus \
                         herbei herein hernieder herüber herum herunter hervor hier hin hinab hinan hinauf hinaus hinein hinterher \
                         hinüber hinunter hinweg hinzu hoch kaputt kennen klar krank kurz lahm leicht los mit nach nahe nieder \
                         offen preis ran rauf raus rein rüber rum runter schief schwer sicher statt still teil tot um umher unter \
                         über übrig voll vor voran voraus vorbei vorher vorüber vorweg wahr weg weiter wett wider wieder zu zurecht \
                         zurück zusammen zuvor zuwider über überein";

/// What has the endings of verbs and is none that anybody knows.
const NO_VERBS: &str = "dachen hatten rechten sonder teen tuen waren wurden";

/// The verbs of a language and what is a form of them.
#[derive(Default)]
pub struct Verbs {
    pub infinitives: HashSet<String>,
    /// For each form the infinitives that it belongs to, without the infinitives themselves.
    pub bases: HashMap<String, BTreeSet<String>>,
    /// The same for participles alone, which are declined as adjectives are.
    pub participles: HashMap<String, BTreeSet<String>>,
    /// What stands before the `t` of the third person where it differs from the infinitive: `läuf` of `laufen`.
    pub present_stems: HashMap<String, String>,
}

impl Verbs {
    pub fn find(evidence: &Evidence, strong: &[Strong]) -> Self {
        let mut verbs = Self::default();
        let table: HashMap<&str, &Strong> = strong.iter().map(|verb| (verb.infinitive.as_str(), verb)).collect();
        for word in evidence.lower.iter().filter(|word| word.ends_with('n')) {
            for (at, _) in word.char_indices() {
                let (prefix, rest) = word.split_at(at);
                if let Some(verb) = table.get(rest)
                    && is_prefix(prefix, verb, evidence)
                {
                    verbs.add_strong(prefix, verb, evidence);
                }
            }
            if is_weak(word, evidence) && !has_item(NO_VERBS, word) {
                verbs.add_weak(word, evidence);
            }
        }
        verbs
    }

    fn add(&mut self, form: String, infinitive: &str, evidence: &Evidence) {
        let is_word = evidence.lower.contains(&form) || form == format!("{infinitive}s");
        if is_word && form != infinitive && evidence.is_plausible(&form, infinitive) {
            self.bases.entry(form).or_default().insert(infinitive.to_owned());
        }
    }

    fn add_participle(&mut self, form: String, infinitive: &str, evidence: &Evidence) {
        if evidence.lower.contains(&form) && form != infinitive && evidence.is_plausible(&form, infinitive) {
            self.participles.entry(form.clone()).or_default().insert(infinitive.to_owned());
            self.bases.entry(form).or_default().insert(infinitive.to_owned());
        }
    }

    /// A form that is more often a noun or an adjective, where there is one: `wein` is wine before it is "cry!".
    fn add_weakly(&mut self, form: String, infinitive: &str, evidence: &Evidence) {
        if !evidence.lemmas.contains(&form) && !evidence.is_adjective(&form) {
            self.add(form, infinitive, evidence);
        }
    }

    fn add_strong(&mut self, prefix: &str, verb: &Strong, evidence: &Evidence) {
        let infinitive = format!("{prefix}{}", verb.infinitive);
        if verb.present.ends_with('t') {
            self.add_present(&infinitive, evidence);
        } else {
            // Nobody says "ich wolle": wool it is.
            let stem = infinitive.strip_suffix("en").unwrap_or(&infinitive);
            ["e", "est", "t", "et", "st"]
                .iter()
                .for_each(|e| self.add_weakly(format!("{stem}{e}"), &infinitive, evidence));
            self.add_participle(format!("{infinitive}d"), &infinitive, evidence);
        }
        let third = format!("{prefix}{}", verb.present);
        let stem = third.strip_suffix('t').unwrap_or(&third).to_owned();
        for second in [format!("{stem}st"), format!("{third}st"), format!("{stem}t")] {
            self.add(second, &infinitive, evidence);
        }
        self.add(third, &infinitive, evidence);
        self.add_weakly(stem.clone(), &infinitive, evidence);
        let plain_stem = infinitive.strip_suffix("en").unwrap_or(&infinitive);
        if stem != plain_stem {
            self.present_stems.insert(infinitive.clone(), stem);
        }
        for past in &verb.past {
            let past = format!("{prefix}{past}");
            for ending in ["", "st", "est", "en", "n"] {
                self.add(format!("{past}{ending}"), &infinitive, evidence);
            }
            for ending in ["t", "et"] {
                self.add_weakly(format!("{past}{ending}"), &infinitive, evidence);
            }
            for changed in [Some(past.clone()), umlaut(&past)].into_iter().flatten() {
                let changed = changed.strip_suffix('e').unwrap_or(&changed);
                for ending in ["e", "est", "en", "et", "st", "t"] {
                    self.add_weakly(format!("{changed}{ending}"), &infinitive, evidence);
                }
            }
        }
        for participle in &verb.participles {
            self.add_participle(format!("{prefix}{participle}"), &infinitive, evidence);
            if let Some(short) = participle.strip_prefix("ge").filter(|_| has_item(INSEPARABLE, prefix)) {
                self.add_participle(format!("{prefix}{short}"), &infinitive, evidence);
            }
        }
        for form in &verb.further {
            self.add(format!("{prefix}{form}"), &infinitive, evidence);
        }
        self.add(format!("{prefix}zu{}", verb.infinitive), &infinitive, evidence);
        self.infinitives.insert(infinitive);
    }

    fn add_weak(&mut self, infinitive: &str, evidence: &Evidence) {
        self.add_present(infinitive, evidence);
        for stem in weak_stems(infinitive) {
            for ending in ["t", "et", "te", "test", "ten", "tet", "ete", "etest", "eten", "etet"] {
                self.add(format!("{stem}{ending}"), infinitive, evidence);
            }
            let mut has_ge = false;
            for (at, _) in stem.char_indices() {
                let (prefix, rest) = stem.split_at(at);
                has_ge |= ["t", "et"].iter().any(|e| evidence.lower.contains(&format!("{prefix}ge{rest}{e}")));
                for ending in ["t", "et"] {
                    self.add_participle(format!("{prefix}ge{rest}{ending}"), infinitive, evidence);
                }
                if at > 0 {
                    self.add(format!("{prefix}zu{rest}{}", &infinitive[stem.len()..]), infinitive, evidence);
                }
            }
            if !has_ge {
                // verspielt, telefoniert
                self.add_participle(format!("{stem}t"), infinitive, evidence);
                self.add_participle(format!("{stem}et"), infinitive, evidence);
            }
        }
        self.infinitives.insert(infinitive.to_owned());
    }

    /// What weak and strong verbs have in common.
    fn add_present(&mut self, infinitive: &str, evidence: &Evidence) {
        for stem in weak_stems(infinitive) {
            for ending in ["e", "st", "est", "et", "t"] {
                self.add(format!("{stem}{ending}"), infinitive, evidence);
            }
            if let Some((rest, last)) =
                stem.strip_suffix("el").map(|r| (r, "le")).or(stem.strip_suffix("er").map(|r| (r, "re")))
            {
                self.add(format!("{rest}{last}"), infinitive, evidence);
            }
            // "Land!" is no order that anybody gives: after d and t the ending stays.
            if !stem.ends_with(['d', 't']) {
                self.add_weakly(stem.to_owned(), infinitive, evidence);
            }
        }
        self.add_participle(format!("{infinitive}d"), infinitive, evidence);
        self.add(format!("{infinitive}s"), infinitive, evidence);
    }
}

/// What stands before the endings: `spiel`, `handel`, `wander`.
fn weak_stems(infinitive: &str) -> Vec<&str> {
    let ending = if infinitive.ends_with("eln") || infinitive.ends_with("ern") { "n" } else { "en" };
    infinitive.strip_suffix(ending).filter(|stem| stem.chars().count() > 1).into_iter().collect()
}

/// Whether the word has the present and the past of a weak verb.
fn is_weak(word: &str, evidence: &Evidence) -> bool {
    let has = |stem: &str, endings: [&str; 2]| endings.iter().any(|e| evidence.lower.contains(&format!("{stem}{e}")));
    weak_stems(word).iter().any(|stem| has(stem, ["t", "et"]) && has(stem, ["te", "ete"]))
}

fn is_prefix(prefix: &str, verb: &Strong, evidence: &Evidence) -> bool {
    let with_ge = || verb.participles.iter().any(|part| evidence.lower.contains(&format!("{prefix}{part}")));
    prefix.is_empty()
        || has_item(INSEPARABLE, prefix)
        || has_item(SEPARABLE, prefix)
        || prefix.chars().count() > 2 && verb.participles.iter().any(|part| part.starts_with("ge")) && with_ge()
}

fn has_item(list: &str, item: &str) -> bool {
    list.split_ascii_whitespace().any(|other| other == item)
}
