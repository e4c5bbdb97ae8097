# Was am Tisch des Taschenspielers gesagt wird. Was zu einem Kunststück gehört, steht in tricks.toml.

# Der Tisch
tricks-title = Kunststück { $number } von { $of }
tricks-now = Nr. { $number }: { $trick }
tricks-conjuror = Taschenspieler
tricks-company = Gesellschaft
tricks-person = { $letter ->
    [A] Die erste Person
    [B] Die zweite Person
    [C] Die dritte Person
   *[D] Die vierte Person
}
tricks-note-choose = { $seat } darf sich ein Kunststück wünschen.
    .you = Sie dürfen sich ein Kunststück wünschen.
tricks-note-thinking = { $seat } denkt an eine Karte.
    .you = Sie denken an eine Karte.
tricks-note-naming = { $seat } wird sie gleich nennen.
    .you = Sie werden sie gleich nennen.
tricks-note-your-slip = Auf Ihrem Zettel steht: { $cards }.
tricks-note-your-card = Sie haben { $card }.
tricks-note-seen = Gesehen haben Sie { $card }.
tricks-note-key = Ihr Schlüssel ist { $card }.
tricks-note-button = Knopf { $number }, und { $sign }.
tricks-note-told = Dieses Kunststück wird erzählt, nicht vorgeführt: Es braucht { $need }.
tricks-found = gelungen
tricks-failed = misslungen

# Häufchen und Plätze
tricks-pack = Kartenspiel
tricks-fan = Fächer
tricks-pile = Häufchen { $number }
tricks-pair = Paar { $number }
tricks-heap = Haufen
tricks-at-the-forehead = vor der Stirn
tricks-cards-of = { $person }
tricks-dealt = hingelegt
tricks-drawn-from-below = von unten gezogen
tricks-drawn-off = abgezogen
tricks-four-rows = vier Reihen
tricks-from-behind-the-back = hinter dem Rücken hervor
tricks-in-the-pocket = in der Tasche
tricks-left-over = übrig
tricks-lifted = aufgehoben
tricks-on-deck = an Deck
tricks-packet = Päckchen
tricks-shown = gezeigt
tricks-square = Quadrat
tricks-taken = weggenommen
tricks-the-card = die Karte
tricks-the-row = Reihe
tricks-three-more = noch zu legen
tricks-under-the-handkerchief = unter dem Taschentuch
tricks-under-the-hat = unter dem Hut
tricks-wanted = gewünscht
tricks-your-packet = Ihr Päckchen, von oben
tricks-hand = in der Hand
tricks-table = auf dem Tisch
tricks-overboard = über Bord

# Seiten
tricks-page-effect = Was man sieht
tricks-page-secret = Das Geheimnis
tricks-page-algorithm = Wie man es macht
tricks-page-proof = Warum es gelingt
tricks-page-error = Wo das Buch irrt
tricks-page-repair = Wie man es bessert
tricks-page-tested = Wie es geprüft ist

# Arten und was man braucht
tricks-court = ein Bild
tricks-plain = eine Zahlkarte
tricks-need-sleight = eine flinke Hand
tricks-need-apparatus = zugerichtete Dinge
tricks-need-confederate = einen Helfer
tricks-need-set-up = eine heimliche Wendung der Hand
tricks-sign-handkerchief = das Taschentuch in der Hand
tricks-sign-snuff = eine Prise Tabak
tricks-sign-pocket = eine Hand in der Tasche
tricks-sign-nothing = gar nichts

# Was geschieht
tricks-begins = { $seat } beginnt Nr. { $number }, { $trick }.
    .you = Sie beginnen Nr. { $number }, { $trick }.
tricks-has-thought = { $seat } hat sich etwas gedacht.
    .you = Sie haben sich etwas gedacht.
tricks-draws = { $seat } zieht eine Karte.
    .you = Sie ziehen eine Karte.
tricks-cuts = { $seat } hebt { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} ab.
    .you = Sie heben { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } ab.
tricks-says-pile = { $seat }: in Häufchen { $number }.
    .you = Sie: in Häufchen { $number }.
tricks-says-rows = { $seat }: in { $rows }.
    .you = Sie: in { $rows }.
tricks-one-row = Reihe { $a }
tricks-two-rows = Reihe { $a } und { $b }
tricks-says-number = { $seat }: { $number }.
    .you = Sie: { $number }.
tricks-says-rank = { $seat } wünscht sich die Sorte { $rank }.
    .you = Sie wünschen sich die Sorte { $rank }.
tricks-says-yes = { $seat }: ja.
    .you = Sie: ja.
tricks-says-no = { $seat }: nein.
    .you = Sie: nein.
tricks-hides = { $seat } versteckt die Karte.
    .you = Sie verstecken die Karte.
tricks-inserts = { $seat } steckt die Karte in das Spiel.
    .you = Sie stecken die Karte in das Spiel.
tricks-lays = { $seat } legt eine Karte auf Platz { $place }.
    .you = Sie legen eine Karte auf Platz { $place }.
tricks-names = { $seat } nennt { $cards }.
    .you = Sie nennen { $cards }.
tricks-right = Und so ist es.
tricks-half-pack = Das war das halbe Spiel; die andere Hälfte sieht zur anderen Seite.
tricks-has-been-cut = { $times ->
    [one] Einmal
   *[other] { $times }-mal
} ist abgehoben.
tricks-result = Nr. { $number }, { $trick }: { $fate }.
tricks-shown-to-the-end = gezeigt
tricks-wrong = Es war { $cards }.
tricks-wrong-answer = Dann war eine der Antworten nicht wahr: Der Beweis lässt nichts anderes zu.
tricks-lifted-off = Abgehoben: Häufchen von { $sizes } Karten.
tricks-together = Da liegen sie beisammen: { $cards }.
tricks-apart = Sie liegen nicht beisammen.
tricks-solved = Gelöst: vier in jeder Reihe und jeder Spalte.
tricks-unsolved = Noch nicht: Jede Reihe und jede Spalte muss vier zählen.
tricks-tucked = Sie kommen: { $cards }.
tricks-tuck-right = In bester Ordnung.
tricks-tuck-wrong = Nicht in Ordnung; nur ein Päckchen leistet es.
tricks-may-fail = Wie gedruckt kann das misslingen; der Tisch bleibt beim Buchstaben.
tricks-mended-now = Hier misslänge es nach dem Buch. Dies ist die Besserung.
tricks-stops = { $seat } hat genug gesehen.
    .you = Sie haben genug gesehen.
tricks-session-over = Die Vorstellung ist zu Ende: { $found } von { $of } Kunststücken sind gelungen.

# Was man tun kann
tricks-do-perform = Nr. { $number }: { $trick }
tricks-do-stop = Genug für heute
tricks-do-on = Weiter
tricks-do-enough = Das genügt
tricks-do-ready = Ich habe eine
tricks-do-note = { $card } aufschreiben
tricks-do-pair = Paar { $number } aufschreiben
tricks-do-draw = Die Karte an Platz { $place }
tricks-do-touch = Die Karte an Platz { $place } berühren
tricks-do-cut = { $number } abheben
tricks-do-insert = Unter { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}
tricks-do-hide = An Platz { $place }
tricks-do-pile = In Häufchen { $number }
tricks-do-rows = In { $rows }
tricks-do-number = { $number }
tricks-do-rank = Die vier der Sorte { $rank }
tricks-do-suit = { $suit }
tricks-do-down = Vom Ass hinab bis zur Zwei
tricks-do-own = In einer Ordnung, die ich nenne
tricks-do-up = Vom Ass hinauf bis zum König
tricks-do-try = Ich will es versuchen
tricks-do-stack = Als nächste { $card }
tricks-do-lay = Auf Platz { $place }
tricks-do-again = Noch einmal
tricks-do-point = Auf { $card }
tricks-do-place = Es war Nummer { $number }
tricks-do-yes = Ja
tricks-do-no = Nein
tricks-do-that-is-it = Das ist sie
tricks-do-that-is-not = Das ist sie nicht
tricks-do-court = Bilder
tricks-do-plain = Zahlkarten
tricks-do-name = { $cards } nennen
tricks-do-next = Das nächste Kunststück
tricks-form-hide = Wo verstecken Sie sie?
tricks-form-insert = Unter wie viele Karten stecken Sie sie?
tricks-form-note = An welche Karte denken Sie?
tricks-form-point = An welcher Stelle, von links?
tricks-form-stack = Welche Karte kommt als nächste?
tricks-not-before-the-first = Sehen Sie wenigstens ein Kunststück.
tricks-form-name = Welche { $number ->
    [one] Karte
   *[other] { $number } Karten
}?
tricks-form-cut = Wie viele Karten heben Sie ab?
tricks-form-draw = Welche Karte?
tricks-form-number = Welche Zahl?

# Ablehnungen
tricks-not-so = Auf Ihrem Zettel steht es anders: Sehen Sie noch einmal nach.
tricks-must-be-there = In einem der vier Häufchen muss sie liegen, und dies ist das letzte.
tricks-no-such-place = Diesen Platz gibt es nicht.
tricks-no-such-number = Mit dieser Zahl geht das Kunststück nicht.
tricks-already-drawn = Diese Karte ist schon gezogen.
tricks-cut-first = Heben Sie wenigstens einmal ab.
tricks-draw-first = Ziehen Sie wenigstens eine Karte.
tricks-too-many-cards = Nennen Sie { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
tricks-not-on-table = Diese Karte ist nicht darunter.
tricks-not-the-conjuror = Nur der Taschenspieler nennt Karten.

# Rat
tricks-why-seen = Sie haben sie gesehen, und nichts anderes kann dort liegen.
tricks-why-again = Sechs Lösungen gibt es, und gefunden ist noch keine.
tricks-why-cover = So verdeckt man es am besten.
tricks-why-down = So legt es das Buch.
tricks-why-enough = Wer es versuchen will, fängt von hinten an.
tricks-why-not-twice = Dieses ist noch nicht gezeigt worden.
tricks-why-on = Sehen Sie, wie es weitergeht.
tricks-why-proof = Der Beweis lässt keine andere Karte zu.
tricks-why-think = Wählen Sie, welche Sie wollen, und behalten Sie sie für sich.
tricks-why-true = So steht es auf Ihrem Zettel.
tricks-why-twelve = Im Buch zählen sie bis zwölf.
tricks-why-key = Sie liegt neben Ihrem Schlüssel, { $card }.
tricks-why-letter = Der Buchstabe { $letter } steht gerade in diesen Reihen.
tricks-why-middle = Sie ist die mittelste des Häufchens.
tricks-why-stranger = Sie gehört nicht in diesen Haufen.
tricks-why-layer = Sie ist die { $number }. dieses Häufchens, von unten gezählt.
tricks-why-count = Die Zahl fällt auf sie.
tricks-why-signs = Knopf { $number } und das Zeichen sagen es.
tricks-why-row-column = Ihre Reihe und ihre Spalte haben noch keine.
tricks-why-tuck = Dieser Platz kommt an die Reihe, wenn diese Karte verlangt ist.
