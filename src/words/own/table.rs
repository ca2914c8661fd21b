//! The first column of a table (csv).

/// The first cell of each row, a line each, and whether any row has more. Cells end at a comma, a semicolon or a tab; a cell in quotes
/// may hold those, line ends and doubled quotes, and counts as one entry all the same. Rows keep their line numbers.
/// Line ends are single line feeds.
#[must_use]
pub fn first_column(table: &str) -> (String, bool) {
    let (mut column, mut rest, mut more) = (String::new(), table, false);
    loop {
        let row = rest;
        let (first, after) = cell(rest);
        // What would part entries must not part this one.
        column.extend(first.chars().map(|c| if matches!(c, ',' | ';' | '\t' | '\n') { ' ' } else { c }));
        rest = after;
        while let Some(next) = rest.strip_prefix(SEPARATORS) {
            let (other, after) = cell(next);
            more |= !other.trim().is_empty();
            rest = after;
        }
        let row = &row[..row.len() - rest.len()];
        column.extend(row.chars().filter(|c| *c == '\n'));
        match rest.strip_prefix('\n') {
            Some(next) => rest = next,
            None => return (column, more),
        }
        column.push('\n');
    }
}

const SEPARATORS: [char; 3] = [',', ';', '\t'];

/// The next cell without its quotes, and what follows it: a separator, a line end or nothing.
fn cell(text: &str) -> (String, &str) {
    if let Some(found) = text.strip_prefix('"').and_then(quoted) {
        return found;
    }
    let end = text.find([',', ';', '\t', '\n']).unwrap_or(text.len());
    (text[..end].to_owned(), &text[end..])
}

/// A cell behind its opening quote; `None` when no quote closes it.
fn quoted(text: &str) -> Option<(String, &str)> {
    let mut content = String::new();
    let mut rest = text;
    loop {
        let (before, after) = rest.split_once('"')?;
        content.push_str(before);
        match after.chars().next() {
            Some('"') => content.push('"'),
            None | Some(',' | ';' | '\t' | '\n') => return Some((content, after)),
            Some(_) => return None,
        }
        rest = &after[1..];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(table: &str, column: &str) {
        assert_eq!(first_column(table).0, column, "{table:?}");
    }

    #[test]
    fn the_first_cell_of_each_row_is_taken() {
        check("Apfel;apple\nBirne;pear\n", "Apfel\nBirne\n");
        check("Apfel,apple,1\n\"Birne\"\tpear", "Apfel\nBirne");
        check("", "");
        check("\n\n;x\n", "\n\n\n");
        assert!(!first_column("Apfel\nBirne;\n").1);
        assert!(first_column("Apfel\nBirne;pear\n").1);
    }

    #[test]
    fn quotes_hold_a_cell_together() {
        check("\"Smith, John\";x\n", "Smith  John\n");
        check("\"say \"\"so\"\"\",1", "say \"so\"");
        check("\"two\nlines\";x\nBirne", "two lines\n\nBirne");
        check("Apfel;\"a red\nfruit\"\nBirne", "Apfel\n\nBirne");
    }

    #[test]
    fn a_quote_that_does_not_close_is_a_sign() {
        check("\"Apfel\nBirne", "\"Apfel\nBirne");
        check("\"a\"b,c", "\"a\"b");
        check("5\",x", "5\"");
    }
}
