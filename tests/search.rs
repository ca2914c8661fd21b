//! Searching the words that ship: what is found is what a naive scan finds, what the app deals can be answered, and what
//! it says hurts nobody.

#[path = "words/bases.rs"]
mod bases;

mod search {
    mod cards;
    mod dealt;
    mod found;
    mod shipped;
}
