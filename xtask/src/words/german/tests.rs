use std::collections::{BTreeMap, HashMap};

use super::bases::Bases;
use super::evidence::Evidence;
use super::lists::{Spellings, letters_of, word_of};
use super::own::Strong;
use super::{plurals, spelling};

const LOWER: &str = "gehen geht gehst ging gingen gegangen gehe gehend spielen spielt spielte spielten gespielt gespielte gespieltem \
                     spielst spiel spielend aufmachen aufgemacht aufzumachen aufmacht aufmachte machen macht machte gemacht schön \
                     schöne schönem schöner schönerem schönere schönste schönstem alt altem älter älterem ältere haus hauste haust \
                     hausen wein weine weint weinte weinen geweint lehren lehrt lehrte gelehrt dunkel dunklem dunkler dunklerem dunklere";
const UPPER: &str = "Haus Hauses Häuser Häusern Hauser Baumhaus Baumhäuser Spiel Spiele Spielen Wein Lehrer Lehrerin Lehrerinnen \
                     Lehrern Auto Autos Karte Karten Kart Tür Türe Türen Kasse Kassen Firma Firmen Thema Themas Bau Baus Park Parks Hotel Hotels \
                     Wetter Kuss Küsse";
const LEMMAS: &str =
    "Haus Hauser Spiel Wein Lehrer Lehrerin Auto Karte Kart Tür Türe Kasse Firma Thema Bau Park Hotel Wetter Kuss";

fn evidence() -> Evidence {
    let words = |list: &str| list.split_ascii_whitespace().filter_map(word_of).collect();
    let places = [("tür", 1_000), ("türe", 40_000), ("karte", 2_000), ("kart", 30_000)];
    Evidence {
        lower: words(LOWER),
        upper: words(UPPER),
        lemmas: words(LEMMAS),
        places: places.map(|(word, place)| (word.to_owned(), place)).into_iter().collect::<HashMap<_, _>>(),
    }
}

fn strong(infinitive: &str, present: &str, past: &str, participle: &str) -> Strong {
    Strong {
        infinitive: infinitive.to_owned(),
        present: present.to_owned(),
        past: vec![past.to_owned()],
        participles: vec![participle.to_owned()],
        further: Vec::new(),
    }
}

#[test]
fn w2_words_are_letters_and_of_two_letters_only_some() {
    assert_eq!(word_of("Straße").as_deref(), Some("strasse"));
    assert_eq!(word_of("Ei").as_deref(), Some("ei"));
    assert_eq!((word_of("ns"), letters_of("ns").as_deref()), (None, Some("ns")));
    assert_eq!((word_of("E-Mail"), word_of("Donaudampfschifffahrtsgesellschaft")), (None, None));
}

#[test]
fn b7_forms_lead_to_their_base_words() {
    let evidence = evidence();
    let bases = Bases::find(&evidence, &[strong("gehen", "geht", "ging", "gegangen")], BTreeMap::new());
    let check = |word: &str, expected: &[&str]| assert_eq!(bases.of(word, &evidence), expected, "{word}");
    for form in ["ging", "gegangen", "gehst", "gehend"] {
        check(form, &["gehen"]);
    }
    for form in ["spielt", "gespielt", "gespieltem", "spielend", "spielst"] {
        check(form, &["spielen"]);
    }
    for form in ["aufgemacht", "aufzumachen", "aufmachte"] {
        check(form, &["aufmachen"]);
    }
    for form in ["schöner", "schönste", "schönstem", "schönem"] {
        check(form, &["schön"]);
    }
    check("älter", &["alt"]);
    check("dunkler", &["dunkel"]);
    check("häuser", &["haus"]);
    check("baumhäuser", &["baumhaus"]);
    check("karten", &["karte"]);
    check("türen", &["tür"]);
    check("lehrerinnen", &["lehrerin", "lehrer", "lehren"]);
    check("firmen", &["firma"]);
}

#[test]
fn b7_a_noun_is_no_form_of_a_verb_that_is_spelt_alike() {
    let evidence = evidence();
    let bases = Bases::find(&evidence, &[], BTreeMap::new());
    for noun in ["wein", "haus", "spiel", "wetter", "kasse"] {
        assert!(bases.of(noun, &evidence).is_empty(), "{noun}");
    }
}

#[test]
fn r3_plurals_in_s_and_what_only_looks_like_one() {
    let evidence = evidence();
    let bases = Bases::find(&evidence, &[], BTreeMap::new());
    let own = BTreeMap::from([("parks".to_owned(), 1), ("themas".to_owned(), 0)]);
    let class = |word: &str| plurals::class(word, &bases.nouns, &evidence, &own);
    assert_eq!(["autos", "parks"].map(class), [1, 1]);
    assert_eq!(["hauses", "themas", "baus", "haus", "häuser"].map(class), [0; 5]);
}

#[test]
fn w2_words_are_shown_as_people_mean_them() {
    let evidence = evidence();
    let bases = Bases::find(&evidence, &[], BTreeMap::new());
    let shown = |word: &str, both: [&str; 2]| {
        let mut spellings = Spellings::default();
        both.iter().for_each(|spelling| spellings.add(spelling));
        spelling::shown(word, &spellings, &bases, &evidence)
    };
    assert_eq!(shown("haus", ["haus", "Haus"]).as_deref(), Some("Haus"));
    assert_eq!(shown("spielen", ["spielen", "Spielen"]), None);
    assert_eq!(shown("schöne", ["schöne", "Schöne"]), None);
}
