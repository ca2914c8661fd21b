//! What a word can have been before an ending was put on.

/// The endings that begin with a vowel and change the stem.
const OPEN: [&str; 6] = ["ed", "ing", "er", "or", "ar", "est"];

/// The stems that give `word` with that ending by the rules of spelling, the likeliest first: runn-ing gives `run` before
/// `runn`, hop-ing gives `hope` and never `hop`, carri-er gives `carry`. Many of them are no words.
pub fn stems(word: &str, ending: &str) -> Vec<String> {
    let Some(cut) = word.strip_suffix(ending).filter(|cut| cut.len() >= 2) else {
        return Vec::new();
    };
    if !OPEN.contains(&ending) {
        return closed(cut, ending);
    }
    let mut stems = Vec::new();
    let mut letters = cut.bytes().rev();
    let (last, before) = (letters.next().unwrap_or_default(), letters.next().unwrap_or_default());
    if last == before && !is_vowel(last) {
        stems.push(cut[..cut.len() - 1].to_owned());
        stems.push(cut.to_owned());
        return stems;
    }
    if let Some(rest) = cut.strip_suffix("ck") {
        stems.push(cut.to_owned());
        stems.push(format!("{rest}c"));
        return stems;
    }
    if let Some(rest) = cut.strip_suffix('i').filter(|_| ending != "ing") {
        stems.push(format!("{rest}y"));
    }
    if let Some(rest) = cut.strip_suffix('y').filter(|_| ending == "ing" && !is_vowel(before)) {
        stems.push(format!("{rest}ie"));
    }
    if !wants_doubling(cut) {
        stems.push(cut.to_owned());
    }
    stems.push(format!("{cut}e"));
    stems
}

/// Plurals and third persons: -s, -es, -ies, -ves, -ices.
fn closed(cut: &str, ending: &str) -> Vec<String> {
    match ending {
        "ves" => vec![format!("{cut}f"), format!("{cut}fe")],
        "ices" => vec![format!("{cut}ix"), format!("{cut}ex")],
        "ies" => vec![format!("{cut}y"), format!("{cut}ie")],
        "es" if ["s", "x", "z", "ch", "sh", "o"].iter().any(|hiss| cut.ends_with(hiss)) => vec![cut.to_owned()],
        "s" if !cut.ends_with('s') => vec![cut.to_owned()],
        _ => Vec::new(),
    }
}

/// One syllable that ends in one vowel and one consonant doubles it before a vowel: hop, hopping.
fn wants_doubling(stem: &str) -> bool {
    let bytes = stem.as_bytes();
    let vowels = bytes.iter().enumerate();
    let vowels: Vec<usize> = vowels
        .filter(|(index, byte)| is_vowel(**byte) && !(**byte == b'u' && *index > 0 && bytes[index - 1] == b'q'))
        .map(|(index, _)| index)
        .collect();
    let last = bytes.last().copied().unwrap_or_default();
    vowels.len() == 1 && vowels[0] + 2 == bytes.len() && !b"wxyh".contains(&last)
}

fn is_vowel(byte: u8) -> bool {
    b"aeiouy".contains(&byte)
}
