//! Own phones: links, codes and lists (R8).
#![expect(missing_docs, reason = "the names of the fields are their docs")]

use crate::rules::race::sharing::{Obstacle, Unreadable};

/// Own phones: links, codes and lists.
#[derive(Debug)]
pub struct PhonesText {
    // The table.
    pub invite: &'static str,
    pub invite_detail: &'static str,
    pub round_squares: &'static str,
    pub share: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub together: &'static str,
    pub start: &'static str,
    pub wait: &'static str,
    pub late: &'static str,
    // An own phone before the round.
    /// Number of the round.
    pub round: fn(usize) -> String,
    /// Letters, and the entries that STOP takes.
    pub task: fn(usize, u8) -> String,
    pub name: &'static str,
    pub wait_for_call: &'static str,
    pub no_link: &'static str,
    pub still_writing: &'static str,
    pub back_to_list: &'static str,
    pub new_round: &'static str,
    // An own phone after the round.
    pub your_list: &'static str,
    /// Entries.
    pub words: fn(usize) -> String,
    pub hand_over: &'static str,
    pub list_squares: &'static str,
    pub code: &'static str,
    pub code_detail: &'static str,
    pub no_squares: &'static str,
    pub next_round: &'static str,
    // The table takes lists in.
    pub from_phone: &'static str,
    pub from_phone_detail: &'static str,
    pub take: &'static str,
    pub whose: &'static str,
    /// A name.
    pub whose_of: fn(&str) -> String,
    pub new_player: &'static str,
    pub replaced: &'static str,
    /// A name.
    pub taken: fn(&str) -> String,
    pub brought: &'static str,
    pub close_tab: &'static str,
    pub looking: &'static str,
    pub bad_link: &'static str,
    pub damaged: &'static str,
    pub newer: &'static str,
    pub no_game: &'static str,
    pub other_round: &'static str,
    pub too_late: &'static str,
    pub no_dictionary: &'static str,
    pub other_dictionary: &'static str,
}

impl PhonesText {
    /// Why a list is not taken in.
    pub const fn obstacle(&self, obstacle: Obstacle) -> &'static str {
        match obstacle {
            Obstacle::Damaged => self.damaged,
            Obstacle::Newer => self.newer,
            Obstacle::NoGame => self.no_game,
            Obstacle::OtherRound => self.other_round,
            Obstacle::TooLate => self.too_late,
            Obstacle::NoDictionary => self.no_dictionary,
            Obstacle::OtherDictionary => self.other_dictionary,
        }
    }

    /// Why an own phone cannot join.
    pub const fn unreadable(&self, unreadable: Unreadable) -> &'static str {
        match unreadable {
            Unreadable::Damaged => self.bad_link,
            Unreadable::Newer => self.newer,
        }
    }
}

pub(super) static EN: PhonesText = PhonesText {
    invite: "Scan this with your phone",
    invite_detail: "Everybody gets the same letters. The camera of the phone will do.",
    round_squares: "QR code of the link to this round",
    share: "Share the link",
    copy: "Copy the link",
    copied: "Copied",
    together: "Everybody there? Count down aloud and start together.",
    start: "Start",
    wait: "Wait",
    late: "Link for own phones",
    round: |round| format!("Race, round {round}"),
    task: |letters, words| format!("{letters} letters. {words} words. Stop!"),
    name: "Your name",
    wait_for_call: "Press Start when the table calls.",
    no_link: "Scan the code on the table’s screen.",
    still_writing: "You are still writing the round before.",
    back_to_list: "Back to my list",
    new_round: "To the new round",
    your_list: "Your list",
    words: |words| if words == 1 { "1 word".to_owned() } else { format!("{words} words") },
    hand_over: "Scan this with the table’s device, or read your words out.",
    list_squares: "QR code of your list",
    code: "Code for the table",
    code_detail: "Does the link not open the game? Type this code there.",
    no_squares: "The list is too long for a QR code. Type the code at the table, or read the words out.",
    next_round: "Next round: scan the new code.",
    from_phone: "From a phone",
    from_phone_detail: "Scan the phone with this device’s camera, or type the code that it shows.",
    take: "Take the list",
    whose: "Whose list is this?",
    whose_of: |name| format!("{name} is not at the table yet. Whose list is it?"),
    new_player: "Somebody new",
    replaced: "replaces the list",
    taken: |name| format!("{name}’s list is at the table."),
    brought: "The list is at the table. Say there whose it is.",
    close_tab: "You can close this tab.",
    looking: "Looking for the table …",
    bad_link: "This link is damaged. Scan the code once more.",
    damaged: "There is a mistake in this code. Compare it once more.",
    newer: "This comes from a newer version. Reload the page on this device.",
    no_game: "No game of own phones is open in this browser. Type the code at the table instead.",
    other_round: "This list belongs to another round.",
    too_late: "The lists of this round are already being read out.",
    no_dictionary: "The dictionary is not here yet. Try again in a moment.",
    other_dictionary: "The phone has another version of the dictionary. Scan it, or enter the words by hand.",
};

pub(super) static DE: PhonesText = PhonesText {
    invite: "Mit dem Handy scannen",
    invite_detail: "Alle bekommen dieselben Buchstaben. Die Kamera des Handys genügt.",
    round_squares: "QR-Code mit dem Link zu dieser Runde",
    share: "Link teilen",
    copy: "Link kopieren",
    copied: "Kopiert",
    together: "Alle da? Laut herunterzählen und zusammen starten.",
    start: "Start",
    wait: "Warten",
    late: "Link für eigene Handys",
    round: |round| format!("Wettlauf, Runde {round}"),
    task: |letters, words| format!("{letters} Buchstaben. {words} Wörter. Stopp!"),
    name: "Dein Name",
    wait_for_call: "Drück Start, wenn der Tisch es ruft.",
    no_link: "Scann den Code auf dem Bildschirm am Tisch.",
    still_writing: "Du schreibst noch an der Runde davor.",
    back_to_list: "Zurück zu meiner Liste",
    new_round: "Zur neuen Runde",
    your_list: "Deine Liste",
    words: |words| if words == 1 { "1 Wort".to_owned() } else { format!("{words} Wörter") },
    hand_over: "Mit dem Gerät am Tisch scannen oder vorlesen.",
    list_squares: "QR-Code mit deiner Liste",
    code: "Code für den Tisch",
    code_detail: "Öffnet der Link nicht das Spiel? Dann dort diesen Code tippen.",
    no_squares: "Die Liste ist zu lang für einen QR-Code. Tippt den Code am Tisch ein oder lest vor.",
    next_round: "Nächste Runde: den neuen Code scannen.",
    from_phone: "Von einem Handy",
    from_phone_detail: "Das Handy mit der Kamera dieses Geräts scannen oder den Code tippen, den es zeigt.",
    take: "Liste übernehmen",
    whose: "Wessen Liste ist das?",
    whose_of: |name| format!("{name} ist noch nicht am Tisch. Wessen Liste ist das?"),
    new_player: "Jemand Neues",
    replaced: "ersetzt die Liste",
    taken: |name| format!("Die Liste von {name} ist am Tisch."),
    brought: "Die Liste ist am Tisch. Sagt dort, wem sie gehört.",
    close_tab: "Du kannst diesen Tab schließen.",
    looking: "Der Tisch wird gesucht …",
    bad_link: "Dieser Link ist beschädigt. Scann den Code noch einmal.",
    damaged: "In diesem Code ist ein Fehler. Vergleicht ihn noch einmal.",
    newer: "Das kommt von einer neueren Version. Lade die Seite auf diesem Gerät neu.",
    no_game: "In diesem Browser ist kein Spiel mit eigenen Handys offen. Tippt den Code stattdessen am Tisch ein.",
    other_round: "Diese Liste gehört zu einer anderen Runde.",
    too_late: "Die Listen dieser Runde werden schon vorgelesen.",
    no_dictionary: "Das Wörterbuch ist noch nicht da. Gleich noch einmal versuchen.",
    other_dictionary: "Das Handy hat eine andere Fassung des Wörterbuchs. Scannt es, oder tragt die Wörter von Hand ein.",
};
