//! The cards that a table has seen, so that none comes again until the deck is used up (B1, C18).

/// Notes that `card` was turned. A card that had been seen already means that the deck was used up: then only the
/// cards since count as seen.
pub fn mark(spent: &mut Vec<String>, card: &str) {
    if spent.iter().any(|seen| seen == card) {
        spent.clear();
    }
    spent.push(card.to_owned());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b1_a_deck_that_is_used_up_starts_anew() {
        let mut spent = Vec::new();
        for card in ["ant", "ing", "ba"] {
            mark(&mut spent, card);
        }
        assert_eq!(spent, ["ant", "ing", "ba"]);
        mark(&mut spent, "ing");
        assert_eq!(spent, ["ing"]);
    }
}
