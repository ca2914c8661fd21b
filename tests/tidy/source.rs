//! Rust source as far as the checks need it: code, comments and literals told apart.

/// A file, taken apart. Both texts have the lines of the original.
pub struct Source {
    /// Without comments and without what stands in literals.
    pub code: String,
    /// With comments, without what stands in literals.
    pub prose: String,
    /// What stands in string literals outside of the unit tests.
    pub literals: Vec<String>,
}

impl Source {
    pub fn read(text: &str) -> Self {
        let mut source = Source { code: String::new(), prose: String::new(), literals: Vec::new() };
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let (length, kind) = piece(rest, source.code.chars().next_back());
            let (piece, after) = rest.split_at(length.max(first.len_utf8()));
            match kind {
                Kind::Code => source.both(piece),
                Kind::Comment => {
                    source.prose.push_str(piece);
                    source.code.push_str(&blank(piece));
                }
                Kind::Literal => {
                    if !source.code.contains("#[cfg(test)]") {
                        source.literals.push(piece.to_owned());
                    }
                    source.both(&format!("\"{}\"", blank(piece)));
                }
            }
            rest = after;
        }
        source
    }

    fn both(&mut self, text: &str) {
        self.code.push_str(text);
        self.prose.push_str(text);
    }

    /// Whether this word, or path of words, stands in the code.
    pub fn mentions(&self, path: &str) -> bool {
        mentions(&self.code, path)
    }
}

/// Whether `path` stands in `text` with nothing of a name before or behind it.
pub fn mentions(text: &str, path: &str) -> bool {
    let named = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(path).any(|(at, _)| {
        let before = text[..at].chars().next_back().is_some_and(named) && path.starts_with(named);
        let behind = text[at + path.len()..].chars().next().is_some_and(named) && path.ends_with(named);
        !before && !behind
    })
}

enum Kind {
    Code,
    Comment,
    Literal,
}

/// The length of the next piece, and what it is. `before` is the character in front of it.
fn piece(text: &str, before: Option<char>) -> (usize, Kind) {
    let to = |end: Option<usize>| end.unwrap_or(text.len());
    if text.starts_with("//") {
        return (to(text.find('\n')), Kind::Comment);
    }
    if text.starts_with("/*") {
        return (to(text.find("*/").map(|end| end + 2)), Kind::Comment);
    }
    let in_a_name = before.is_some_and(|c| c.is_alphanumeric() || c == '_');
    if !in_a_name && let Some(hashes) = raw_string(text) {
        let end = format!("\"{}", "#".repeat(hashes));
        let start = hashes + 2;
        return (to(text[start..].find(&end).map(|at| start + at + end.len())), Kind::Literal);
    }
    if text.starts_with('"') {
        return (to(closing_quote(text)), Kind::Literal);
    }
    if text.starts_with('\'') {
        return (character(text).unwrap_or(1), Kind::Code);
    }
    (0, Kind::Code)
}

fn raw_string(text: &str) -> Option<usize> {
    let behind = text.strip_prefix('r')?;
    let hashes = behind.chars().take_while(|c| *c == '#').count();
    behind[hashes..].starts_with('"').then_some(hashes)
}

fn closing_quote(text: &str) -> Option<usize> {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// The length of a character literal; `None` for a lifetime.
fn character(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('\'')?;
    if inner.starts_with('\\') {
        let escaped = inner.char_indices().nth(2)?.0;
        return inner[escaped..].find('\'').map(|end| 1 + escaped + end + 1);
    }
    let length = inner.chars().next()?.len_utf8();
    inner[length..].starts_with('\'').then_some(length + 2)
}

fn blank(text: &str) -> String {
    text.chars().filter(|c| *c == '\n').collect()
}
