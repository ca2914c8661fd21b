//! Own phones: links, codes and lists.

/// Own phones: links, codes and lists.
#[derive(Debug)]
pub struct PhonesText {
    pub title: &'static str,
}

pub(super) static EN: PhonesText = PhonesText { title: "Own phones" };

pub(super) static DE: PhonesText = PhonesText { title: "Eigene Handys" };
