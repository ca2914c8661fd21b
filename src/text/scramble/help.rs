//! How Scramble is played, in our own words.

/// Headings and paragraphs.
pub(super) static EN: &[(&str, &str)] = &[
    (
        "The idea",
        "Everybody hides a word: pick its letters, jumble them, and hand the device on. Then all jumbles lie open. See through those of the others before anybody else does.",
    ),
    (
        "The die",
        "It says how many letters everybody’s word has in this round. You all pick from the same tiles. Who picks first changes from round to round.",
    ),
    (
        "The cover",
        "It names whoever takes the device. Make sure that nobody looks, then lift it. It comes back when you hand the device on, and whenever the page is put away. Nobody sees a word by accident.",
    ),
    (
        "Your word",
        "As many letters as the die says, no more and no fewer. Tiles that others took are gone. Of a letter you see three at most, though there may be more, so that nobody can reckon what was taken. You can make none? Go without this round.",
    ),
    (
        "What counts",
        "Every word of the dictionary, in any form: plurals too, and past tenses. No abbreviations, nothing with an apostrophe or a hyphen, and no names, unless you say so.",
    ),
    (
        "The jumble",
        "Your tiles are jumbled for you. Shuffle them again, or swap them yourself. They must not spell a word, neither yours nor another one.",
    ),
    (
        "Solving",
        "The device lies in the middle, and all groups are turned over at once. Take them in any order, but never your own. Tap a group and your name, then say the word or type it. Another word of all the same letters is just as good.",
    ),
    (
        "Me first",
        "The first touch has the group, and the others wait. Wrong, or nothing said in fifteen seconds? It costs no points, and the group is free again. If you set it so, whoever was wrong waits five seconds.",
    ),
    (
        "Points",
        "The group that is solved last of all scores 10, the one before it 20, and so on up. With five players the first one brings 50, then 40, 30, 20, 10. Count all who began the round. Whoever solves several scores for each, and nothing on top.",
    ),
    (
        "Nobody knows",
        "Agree to give up a group, or all that are left. Nobody scores for them. After the round you see every word, and all tiles go back.",
    ),
    (
        "I see that differently",
        "The dictionary advises, the table decides. An answer that it does not know can still count, and what was tapped by mistake can be undone.",
    ),
    ("The end", "Play three rounds, or as many as you set. The most points win. Level? You win together."),
];

/// As [`EN`].
pub(super) static DE: &[(&str, &str)] = &[
    (
        "Worum es geht",
        "Jeder versteckt ein Wort: Buchstaben nehmen, durcheinanderwerfen, das Gerät weitergeben. Dann liegt alles offen da. Durchschaut die Wörter der anderen, bevor es jemand sonst tut.",
    ),
    (
        "Der Würfel",
        "Er sagt, wie viele Buchstaben in dieser Runde jedes Wort hat. Alle nehmen von denselben Steinen. Wer zuerst wählt, wechselt von Runde zu Runde.",
    ),
    (
        "Die Abdeckung",
        "Sie nennt, wer das Gerät nimmt. Schau, dass niemand mitliest, dann deck auf. Gibst du das Gerät weiter oder verlässt die Seite, ist alles wieder zu. Niemand sieht ein Wort aus Versehen.",
    ),
    (
        "Dein Wort",
        "So viele Buchstaben, wie der Würfel sagt, nicht mehr und nicht weniger. Steine, die andere haben, sind weg. Von einem Buchstaben siehst du höchstens drei, auch wenn es mehr sind: So kann niemand ausrechnen, was fehlt. Es wird keins? Dann setz diese Runde aus.",
    ),
    (
        "Was zählt",
        "Jedes Wort aus dem Wörterbuch in jeder Form, auch Mehrzahl und Vergangenheit. Keine Abkürzungen, nichts mit Apostroph oder Bindestrich, und keine Namen, außer ihr wollt es so. Ä, Ö und Ü sind eigene Buchstaben, ß braucht zwei S.",
    ),
    (
        "Das Durcheinander",
        "Deine Steine werden gleich gemischt. Misch sie noch einmal oder tausch sie selbst. Es darf kein Wort dastehen, weder deins noch ein anderes.",
    ),
    (
        "Raten",
        "Das Gerät liegt in der Mitte, und alles wird auf einmal aufgedeckt. Die Reihenfolge ist egal, nur das eigene Wort ist tabu. Tipp auf ein Wort und auf deinen Namen, dann sag es oder tipp es ein. Ein anderes Wort aus genau diesen Buchstaben gilt genauso.",
    ),
    (
        "Ich zuerst",
        "Wer zuerst tippt, ist dran, die anderen warten. Falsch, oder fünfzehn Sekunden lang nichts? Das kostet keine Punkte, und das Wort ist wieder frei. Wenn ihr es so einstellt, wartet danach fünf Sekunden, wer falsch lag.",
    ),
    (
        "Punkte",
        "Das zuletzt gelöste von allen Wörtern bringt 10, das davor 20, und so weiter. Zu fünft gibt es für das erste 50, dann 40, 30, 20, 10. Es zählen alle, die die Runde begonnen haben. Wer mehrere löst, bekommt alle diese Punkte, aber nichts extra.",
    ),
    (
        "Niemand weiß es",
        "Gebt gemeinsam ein Wort auf oder alle, die noch da sind. Dafür gibt es keine Punkte. Nach der Runde seht ihr jedes Wort, und alle Steine gehen zurück.",
    ),
    (
        "Das sehe ich anders",
        "Das Wörterbuch rät, der Tisch entscheidet. Auch eine Antwort, die es nicht kennt, könnt ihr gelten lassen. Ein falscher Tipp lässt sich zurücknehmen.",
    ),
    (
        "Das Ende",
        "Spielt drei Runden oder so viele, wie ihr einstellt. Die meisten Punkte gewinnen. Gleich viele? Dann gewinnt ihr zusammen.",
    ),
];
