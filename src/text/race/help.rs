//! How Race is played, in our own words.

pub(super) static EN: &[(&str, &str)] = &[
    (
        "The idea",
        "Twelve letters lie on the table, for all to see. Write words made of them, as fast as you can. Words that nobody else has are worth points. Fifty points win.",
    ),
    (
        "A word",
        "Four letters or more, and each letter only as often as it lies there. Any word that the dictionary has. Qu is one tile and two letters.",
    ),
    (
        "What does not count",
        "Plurals in -s: cats, buses, boxes. Words that only look like one are fine: glass, always, runs. Names do not count, unless you say so.",
    ),
    (
        "Stop!",
        "Whoever has ten words first calls STOP, and everybody puts the pencil down. If nobody can find ten, agree to stop. Then nobody gets the bonus.",
    ),
    (
        "Counting",
        "The lists are called out one by one. A word that stands on two lists is struck from all of them. Each word left is 1 point, and 1 more for every letter after the fourth: five letters are 2, nine letters are 6.",
    ),
    (
        "The one who called STOP",
        "1 point more. But if one of those words is not in the dictionary, or has a letter that is not there, it costs 2 points.",
    ),
    (
        "I see that differently",
        "The table decides. Let a word count, or strike it, or take two spellings for one word. Nothing is final until you go on to the next round.",
    ),
    (
        "The end",
        "Play until somebody has fifty points. Several in the same round? The most wins. Level at the top? One more round.",
    ),
    (
        "In turns",
        "Without a race: one after the other calls a word that nobody has called yet. Whoever finds none passes, and may find one later. When all have passed in a row, the round is over.",
    ),
];

pub(super) static DE: &[(&str, &str)] = &[
    (
        "Worum es geht",
        "Zwölf Buchstaben liegen für alle sichtbar da. Schreibt Wörter daraus, so schnell ihr könnt. Was sonst niemand hat, bringt Punkte. Mit fünfzig gewinnt ihr.",
    ),
    (
        "Ein Wort",
        "Vier Buchstaben oder mehr, jeder nur so oft, wie er daliegt. Alles, was im Wörterbuch steht. Ä, Ö und Ü sind eigene Buchstaben, ß braucht zwei S, und Qu ist ein Stein mit zwei Buchstaben.",
    ),
    (
        "Was nicht zählt",
        "Mehrzahl auf -s: Autos, Parks. Wer nur so aussieht, darf bleiben: Glas, Chaos, stets. Namen zählen nicht, außer ihr wollt es so.",
    ),
    (
        "Stopp!",
        "Wer als Erster zehn Wörter hat, ruft STOPP, und alle legen den Stift weg. Findet niemand zehn, hört gemeinsam auf. Dann bekommt niemand den Bonus.",
    ),
    (
        "Zählen",
        "Die Listen werden eine nach der anderen vorgelesen. Ein Wort, das auf zwei Listen steht, wird überall gestrichen. Jedes übrige ist 1 Punkt, und für jeden Buchstaben nach dem vierten gibt es 1 dazu: fünf Buchstaben sind 2, neun sind 6.",
    ),
    (
        "Wer STOPP gerufen hat",
        "Bekommt 1 Punkt mehr. Steht aber eines der Wörter nicht im Wörterbuch oder braucht einen Buchstaben, der nicht daliegt, kostet das 2 Punkte.",
    ),
    (
        "Das sehe ich anders",
        "Der Tisch entscheidet. Lasst ein Wort gelten, streicht es, oder nehmt zwei Schreibweisen als ein Wort. Fest steht erst etwas, wenn ihr zur nächsten Runde geht.",
    ),
    (
        "Das Ende",
        "Es geht, bis jemand fünfzig Punkte hat. Mehrere in derselben Runde? Die meisten gewinnen. Gleichstand an der Spitze? Noch eine Runde.",
    ),
    (
        "Reihum",
        "Ohne Wettlauf: Einer nach dem anderen ruft ein Wort, das noch niemand gerufen hat. Wer keins findet, passt und darf später wieder. Haben alle nacheinander gepasst, ist die Runde vorbei.",
    ),
];
