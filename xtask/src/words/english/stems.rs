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
        // A consonant doubles after one vowel only (earr-ing is not of `ear`), but for some that the British double freely.
        let is_doubled = |stem: &String| b"fls".contains(&last) || ends_in_one_vowel_and_consonant(stem);
        stems.extend(Some(cut[..cut.len() - 1].to_owned()).filter(is_doubled));
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
    let last = stem.bytes().last().unwrap_or_default();
    vowels(stem).len() == 1 && ends_in_one_vowel_and_consonant(stem) && !b"wxyh".contains(&last)
}

fn ends_in_one_vowel_and_consonant(stem: &str) -> bool {
    let vowels = vowels(stem);
    let is_vowel_at = |from_end: usize| stem.len().checked_sub(from_end).is_some_and(|at| vowels.contains(&at));
    !is_vowel_at(1) && is_vowel_at(2) && !is_vowel_at(3)
}

/// Where the vowels stand; the u of qu is none.
fn vowels(stem: &str) -> Vec<usize> {
    let bytes = stem.as_bytes();
    let is_of_qu = |at: usize| bytes[at] == b'u' && at > 0 && bytes[at - 1] == b'q';
    (0..bytes.len()).filter(|at| is_vowel(bytes[*at]) && !is_of_qu(*at)).collect()
}

fn is_vowel(byte: u8) -> bool {
    b"aeiouy".contains(&byte)
}
