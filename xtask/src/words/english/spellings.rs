//! British and other spellings of one word: which American or common one is meant.

use std::collections::{BTreeMap, BTreeSet};

/// Letters that stand for others, anywhere in a word, the surest first.
const ANYWHERE: &str = "yse:yze ysi:yzi ise:ize isi:izi isa:iza our:or draught:draft plough:plow grey:gray ould:old oult:olt \
                        ogue:og ogui:ogi lled:led lling:ling ller:ler llor:lor llous:lous llery:lry llis:liz llat:lat \
                        gement:gment xion:ction ence:ense enced:ensed encing:ensing tsar:czar tzar:czar kerb:curb \
                        cheque:check aero:air sulph:sulf sceptic:skeptic leuco:leuko eable:able mme:m mm:m gg:g tt:t pp:p \
                        ssed:sed ssing:sing sses:ses yre:ire yph:iph ae:e oe:e ll:l esthe:aesthe archeo:archaeo ameb:amoeb \
                        phant:fant ousta:usta oubl:ubl ped:pped ping:pping per:pper med:mmed ming:mming mer:mmer amor:amour";

/// Endings that stand for others.
const ENDINGS: &str = "oes:os re:er res:ers red:ered ring:ering l:ll ls:lls lful:llful lment:llment lments:llments or:er \
                       ors:ers er:or ers:ors ey:y eys:ies ie:y y:ie y:ey ent:ant ents:ants ant:ent ants:ents ence:ance \
                       ance:ence ify:efy ified:efied ifies:efies ifying:efying og:ogue ogs:ogues eing:ing yer:ier yers:iers \
                       ize:ise ized:ised izes:ises izing:ising izer:iser izers:isers ax:axe";

/// Beginnings that stand for others.
const BEGINNINGS: &str = "in:en en:in im:em em:im des:dis";

/// The other spelling of every word that stands neither in the common lists nor in the American ones, as far as the usual
/// differences go.
pub fn twins(words: &BTreeSet<String>, main: &BTreeSet<String>) -> BTreeMap<String, String> {
    let others = words.difference(main);
    others.filter_map(|word| Some((word.clone(), twin(word, main)?))).collect()
}

fn twin(word: &str, main: &BTreeSet<String>) -> Option<String> {
    let at_once = anywhere(word).chain(at_the_ends(word)).find(|other| main.contains(other));
    // Two differences in one word, as in `anaesthetise`.
    at_once.or_else(|| anywhere(word).flat_map(|other| anywhere(&other).collect::<Vec<_>>()).find(|o| main.contains(o)))
}

fn pairs(table: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    table.split_ascii_whitespace().filter_map(|pair| pair.split_once(':'))
}

fn anywhere(word: &str) -> impl Iterator<Item = String> {
    pairs(ANYWHERE).flat_map(move |(from, to)| {
        let replaced = |(at, found): (usize, &str)| format!("{}{to}{}", &word[..at], &word[at + found.len()..]);
        word.match_indices(from).map(replaced).collect::<Vec<_>>()
    })
}

fn at_the_ends(word: &str) -> impl Iterator<Item = String> {
    let endings = pairs(ENDINGS).filter_map(move |(from, to)| Some(format!("{}{to}", word.strip_suffix(from)?)));
    let beginnings = pairs(BEGINNINGS).filter_map(move |(from, to)| Some(format!("{to}{}", word.strip_prefix(from)?)));
    endings.chain(beginnings)
}
