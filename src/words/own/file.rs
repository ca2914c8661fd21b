//! Files: what is given away comes back, and anything else that is text is read too.

use super::{Encoding, ListError, OwnList, decode, first_column, unified};
use crate::words::{Lang, crc32};

/// How the first line of a list begins; the version and the checksum of all that follows the line stand behind it.
const MARK: &str = "# Wordbox list ";
const VERSION: u32 = 1;
const NAME: &str = "# name: ";
const LANGUAGE: &str = "# language: ";

/// The text of a list: three lines that others take for comments, then a word a line. Also what is kept on the device.
///
/// ```
/// use wordbox::words::Lang;
/// use wordbox::words::own::{Imported, OwnList, export, import};
/// let list = OwnList { name: "Obst".into(), lang: Lang::De, words: vec!["Apfel".into(), "Birne".into()] };
/// assert_eq!(import(&export(&list)), Some(Imported::Whole(list)));
/// ```
#[must_use]
pub fn export(list: &OwnList) -> String {
    let name: String = list.name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let mut body = format!("{NAME}{name}\n{LANGUAGE}{}\n", list.lang.code());
    for word in &list.words {
        body.push_str(word);
        body.push('\n');
    }
    format!("{MARK}{VERSION} {:08x}\n{body}", crc32(body.as_bytes()))
}

/// What a text is that begins like an exported list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Imported {
    /// As it was exported; line ends may be those of another system.
    Whole(OwnList),
    /// Changed by somebody since, or damaged.
    Changed,
    /// Of a newer program.
    Newer,
}

/// Reads what [`export`] wrote; `None` for any other text.
#[must_use]
pub fn import(text: &str) -> Option<Imported> {
    let text = unified(text);
    let (head, body) = text.strip_prefix(MARK)?.split_once('\n').unwrap_or_default();
    let (version, checksum) = head.split_once(' ').unwrap_or_default();
    if version.parse::<u32>().is_ok_and(|version| version > VERSION) {
        return Some(Imported::Newer);
    }
    let whole = version == VERSION.to_string() && checksum == format!("{:08x}", crc32(body.as_bytes()));
    let list = Some(body).filter(|_| whole).and_then(|body| {
        let (name, body) = body.strip_prefix(NAME)?.split_once('\n')?;
        let (code, words) = body.strip_prefix(LANGUAGE)?.split_once('\n')?;
        Some(OwnList {
            name: name.to_owned(),
            lang: Lang::from_code(code)?,
            words: words.lines().map(str::to_owned).collect(),
        })
    });
    Some(list.map_or(Imported::Changed, Imported::Whole))
}

/// What people should know about how a file was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// See [`Encoding::Windows1252`].
    Windows1252,
    /// A list of Wordbox that was changed or damaged: read like any other text.
    Changed,
    /// A list of a newer Wordbox: read like any other text.
    Newer,
    /// Only the first column of a table was read.
    FirstColumn,
}

/// A file as a text to look at, to change and to [`read`](super::read()).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The name that the list had, or that of the file.
    pub name: String,
    /// The language that the list had.
    pub lang: Option<Lang>,
    /// Its text, with single line feeds as line ends.
    pub text: String,
    /// What is odd about it.
    pub notes: Vec<Note>,
}

/// Opens a file: a list of Wordbox, a table when its name says so, or any text.
///
/// # Errors
/// As [`decode()`].
pub fn open(bytes: &[u8], file_name: &str) -> Result<Opened, ListError> {
    let (text, encoding) = decode(bytes)?;
    let text = unified(&text);
    let (stem, ending) = file_name.rsplit_once('.').unwrap_or((file_name, ""));
    let mut opened = Opened { name: stem.to_owned(), lang: None, text, notes: Vec::new() };
    if encoding == Encoding::Windows1252 {
        opened.notes.push(Note::Windows1252);
    }
    match import(&opened.text) {
        Some(Imported::Whole(list)) => {
            return Ok(Opened { name: list.name, lang: Some(list.lang), text: list.words.join("\n"), ..opened });
        }
        Some(Imported::Changed) => opened.notes.push(Note::Changed),
        Some(Imported::Newer) => opened.notes.push(Note::Newer),
        None if ["csv", "tsv"].iter().any(|table| ending.eq_ignore_ascii_case(table)) => {
            let (column, more) = first_column(&opened.text);
            opened.text = column;
            opened.notes.extend(more.then_some(Note::FirstColumn));
        }
        None => {}
    }
    Ok(opened)
}

/// A name for the file of a list, on any system.
#[must_use]
pub fn file_name(list: &OwnList) -> String {
    let forbidden = |c: char| c.is_control() || "/\\:*?\"<>|".contains(c);
    let stem: String = list.name.chars().map(|c| if forbidden(c) { '-' } else { c }).collect();
    format!("{}.txt", stem.trim_start_matches('.'))
}
