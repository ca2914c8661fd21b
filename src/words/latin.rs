//! Latin letters and their accents: putting a letter and a combining mark together, and taking them apart.
//!
//! Words and names here are Latin, so this table of the letters that carry marks does the work of Unicode's normal forms,
//! whose full tables would be a fifth of the program on the wire. Source: Unicode Character Database, the canonical
//! decompositions of small letters in U+00C0..U+024F and U+1E00..U+1EFF; `tests/words.rs` holds it against the full tables.

/// A combining mark, the small letters that carry it, and what they become, in the same order.
type Accent = (char, &'static str, &'static str);

const ACCENTS: &[Accent] = &[
    ('\u{300}', "aeiouünēōwâăêôơưy", "àèìòùǜǹḕṑẁầằềồờừỳ"),
    ('\u{301}', "aeiouyclnrszügåæøçēïkmõōpũwâăêôơư", "áéíóúýćĺńŕśźǘǵǻǽǿḉḗḯḱḿṍṓṕṹẃấắếốớứ"),
    ('\u{302}', "aeioucghjswyzạẹọ", "âêîôûĉĝĥĵŝŵŷẑậệộ"),
    ('\u{303}', "anoiuvâăeêôơưy", "ãñõĩũṽẫẵẽễỗỡữỹ"),
    ('\u{304}', "aeiouüäȧæǫöõȯygḷṛ", "āēīōūǖǟǡǣǭȫȭȱȳḡḹṝ"),
    ('\u{306}', "aegiouȩạ", "ăĕğĭŏŭḝặ"),
    ('\u{307}', "cegzaobdfhmnprsśšṣtwxyſ", "ċėġżȧȯḃḋḟḣṁṅṗṙṡṥṧṩṫẇẋẏẛ"),
    ('\u{308}', "aeiouyhõūwxt", "äëïöüÿḧṏṻẅẍẗ"),
    ('\u{309}', "aâăeêioôơuưy", "ảẩẳẻểỉỏổởủửỷ"),
    ('\u{30a}', "auwy", "åůẘẙ"),
    ('\u{30b}', "ou", "őű"),
    ('\u{30c}', "cdelnrstzaiouügkʒjh", "čďěľňřšťžǎǐǒǔǚǧǩǯǰȟ"),
    ('\u{30f}', "aeioru", "ȁȅȉȍȑȕ"),
    ('\u{311}', "aeioru", "ȃȇȋȏȓȗ"),
    ('\u{31b}', "ou", "ơư"),
    ('\u{323}', "bdhklmnrstvwzaeioơuưy", "ḅḍḥḳḷṃṇṛṣṭṿẉẓạẹịọợụựỵ"),
    ('\u{324}', "u", "ṳ"),
    ('\u{325}', "a", "ḁ"),
    ('\u{326}', "st", "șț"),
    ('\u{327}', "cgklnrstedh", "çģķļņŗşţȩḑḩ"),
    ('\u{328}', "aeiuo", "ąęįųǫ"),
    ('\u{32d}', "delntu", "ḓḙḽṋṱṷ"),
    ('\u{32e}', "h", "ḫ"),
    ('\u{330}', "eiu", "ḛḭṵ"),
    ('\u{331}', "bdklnrtzh", "ḇḏḵḻṉṟṯẕẖ"),
];

/// Whether a character is a mark of the block that Latin letters take theirs from.
pub const fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

/// The one letter that a letter and a mark are together, in the letter's case.
pub fn compose(letter: char, mark: char) -> Option<char> {
    if (letter, mark) == ('I', '\u{307}') {
        // The one capital whose small letter is two characters: Turkish has it, the table of small letters cannot.
        return Some('İ');
    }
    let (_, plain, marked) = ACCENTS.iter().find(|(accent, _, _)| *accent == mark)?;
    let small = only(letter.to_lowercase())?;
    let place = plain.chars().position(|other| other == small)?;
    let composed = marked.chars().nth(place)?;
    if small == letter { Some(composed) } else { capital(composed) }
}

/// The letter without its last mark, for small letters.
pub fn unmarked(letter: char) -> Option<char> {
    if letter.is_ascii() {
        // Most letters: nothing to look for.
        return None;
    }
    ACCENTS.iter().find_map(|(_, plain, marked)| {
        let place = marked.chars().position(|other| other == letter)?;
        plain.chars().nth(place)
    })
}

/// The text with every letter and the marks behind it in one piece, where there is one; what cannot be put together
/// stays as it is.
pub fn compose_all(text: impl Iterator<Item = char>) -> String {
    let mut composed = String::new();
    for next in text {
        match composed.chars().next_back().filter(|_| is_mark(next)).and_then(|last| compose(last, next)) {
            Some(letter) => {
                composed.pop();
                composed.push(letter);
            }
            None => composed.push(next),
        }
    }
    composed
}

/// The text in capitals, as on a tile: letters that have none stay as they are.
pub fn capitals(text: &str) -> String {
    text.chars().map(|letter| capital(letter).unwrap_or(letter)).collect()
}

/// The capital of a small letter. In the Latin blocks the two stand 32 apart, or side by side; Unicode's own table is for
/// all scripts, and twelve kilobytes.
fn capital(small: char) -> Option<char> {
    let candidate = match small {
        'ÿ' => 'Ÿ',
        'a'..='z' | 'à'..='þ' => char::from_u32(u32::from(small) - 32)?,
        '\u{100}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => char::from_u32(u32::from(small) - 1)?,
        _ => return None,
    };
    (candidate != small && only(candidate.to_lowercase()) == Some(small)).then_some(candidate)
}

fn only(mut chars: impl Iterator<Item = char>) -> Option<char> {
    let first = chars.next()?;
    chars.next().is_none().then_some(first)
}
