# Was am Tisch beim Schnitt gesagt wird.
schnitt-title = Taille { $taille } von { $tailles }, { $pair } von { $pairs } Paaren gezogen

# Die Biegungen
schnitt-stage-plain = ungebogen
schnitt-stage-lappe = Lappé
schnitt-stage-double-lappe = doppeltes Lappé
schnitt-stage-treble-lappe = dreifaches Lappé
schnitt-stage-quadruple-lappe = vierfaches Lappé
schnitt-stage-paroli = Paroli
schnitt-stage-six = Six-leva
schnitt-stage-douze = Douze-leva
schnitt-stage-vingt-quatre = Vingt-quatre-leva
schnitt-stage-quarante-huit = Quarante-huit-leva
schnitt-stage-sept = Sept-leva
schnitt-stage-quinze = Quinze-leva
schnitt-stage-trente = Trente-leva
schnitt-stage-won = { $bent ->
    [0] gewonnen
   *[other] gewonnen ({ $stage })
 }

# Was man tun kann
schnitt-ask-stake = Eine Karte mit Marken belegen
schnitt-ask-raise = Einen einfachen Satz erhöhen
schnitt-ask-cut = Einschneiden: unter wie vielen Blättern?
schnitt-do-ready-cut = Fertig: Es darf eingeschnitten werden
schnitt-do-ready = Fertig für das nächste Paar
schnitt-do-cut = Unter { $number } Blättern einschneiden
schnitt-do-stake = { $amount } auf { $card } setzen
schnitt-do-raise = Den Satz auf { $card } um { $amount } erhöhen
schnitt-do-collect = { $amount } auf { $card } einziehen
schnitt-do-bend = { $card } biegen: { $stage }, um { $amount }
schnitt-do-withdraw = Um Erlaubnis bitten, { $card } zurückzunehmen
schnitt-do-move = Um Erlaubnis bitten, von { $card } auf { $to } zu gehen
schnitt-do-leave = Erlauben
schnitt-do-refuse = Nicht erlauben

# Was geschieht
schnitt-shuffled = { $seat } mischt zur Taille { $number }.
    .you = Sie mischen zur Taille { $number }.
schnitt-cuts = { $seat } schneidet unter { $number } Blättern ein.
    .you = Sie schneiden unter { $number } Blättern ein.
schnitt-turned-over = Der obere Teil kommt unten hin, und das Spiel wird umgedreht.
schnitt-pair = Paar { $number }: { $first } für den Bankhalter, { $second } für die Pointeurs.
schnitt-lays = { $seat } setzt { $amount } auf { $card }.
    .you = Sie setzen { $amount } auf { $card }.
schnitt-raises = { $seat } erhöht den Satz auf { $card } auf { $amount }.
    .you = Sie erhöhen den Satz auf { $card } auf { $amount }.
schnitt-asks-withdraw = { $seat } bittet, { $card } zurücknehmen zu dürfen.
    .you = Sie bitten, { $card } zurücknehmen zu dürfen.
schnitt-asks-move = { $seat } bittet, von { $card } auf { $to } gehen zu dürfen.
    .you = Sie bitten, von { $card } auf { $to } gehen zu dürfen.
schnitt-leave-given = Der Bankhalter erlaubt es { $seat }.
    .you = Der Bankhalter erlaubt es Ihnen.
schnitt-leave-refused = Der Bankhalter erlaubt es { $seat } nicht.
    .you = Der Bankhalter erlaubt es Ihnen nicht.
schnitt-fell-half = Für { $seat } ist { $card } die Force-Karte: Die Hälfte ist verloren.
    .you = Für Sie ist { $card } die Force-Karte: Die Hälfte ist verloren.
schnitt-fell-win = { $bent ->
    [0] Für { $seat } gewinnt { $card }.
   *[other] Für { $seat } gewinnt { $card } ({ $stage }).
 }
    .you = { $bent ->
        [0] Für Sie gewinnt { $card }.
       *[other] Für Sie gewinnt { $card } ({ $stage }).
     }
schnitt-fell-lose = { $bent ->
    [0] Für { $seat } verliert { $card }.
   *[other] Für { $seat } verliert { $card } ({ $stage }).
 }
    .you = { $bent ->
        [0] Für Sie verliert { $card }.
       *[other] Für Sie verliert { $card } ({ $stage }).
     }
schnitt-fell-close = { $bent ->
    [0] { $seat } nimmt { $object } unentschieden vom Tisch.
   *[other] { $seat } nimmt { $object } unentschieden vom Tisch ({ $stage }).
 }
    .you = { $bent ->
        [0] Sie nehmen { $object } unentschieden vom Tisch.
       *[other] Sie nehmen { $object } unentschieden vom Tisch ({ $stage }).
     }
schnitt-collects = { $seat } zieht den Gewinn auf { $card } ein.
    .you = Sie ziehen den Gewinn auf { $card } ein.
schnitt-bends = { $seat } biegt { $card }: { $stage }.
    .you = Sie biegen { $card }: { $stage }.
schnitt-taille-over = Taille { $number } ist zu Ende.
schnitt-shown-over = Taille { $number } wurde gezeigt, nicht gespielt: Es wird nichts bezahlt.
schnitt-next-bank = Die Bank geht an { $seat }.
    .you = Die Bank geht an Sie.
schnitt-betrays-once = Die Blätter der Pointeurs wiederholen die des Bankhalters { $lag } Plätze später, { $matches }-mal in 26: Das Spiel war präpariert.
schnitt-betrays = Die Blätter kamen in derselben Folge wie in der Taille davor, und die der Pointeurs wiederholen die des Bankhalters { $lag } Plätze später, { $matches }-mal in 26: Das Spiel war präpariert.
schnitt-one-card = Ein einziges Blatt an anderer Stelle hätte die Ordnung zerstört.

# Was nicht geht
schnitt-cut-inside = Über dem Schnitt und darunter muss je wenigstens ein Blatt liegen.
schnitt-another-cuts = Einzuschneiden ist nicht Ihre Sache, oder noch nicht.
schnitt-no-bending = Beim gewöhnlichen Schnitt wird nicht gebogen.
schnitt-only-at-first = Beim gewöhnlichen Schnitt gilt nur, was gleich zu Anfang auf dem Tisch lag.
schnitt-whole-only = Beim gewöhnlichen Schnitt liegen die Marken auf der Karte und zählen ganz.
schnitt-lies-already = Sie haben { $card } schon auf dem Tisch.
schnitt-over-purse = Keine Karte darf mehr als { $amount } tragen.
schnitt-not-on-table = Eine solche Karte haben Sie nicht auf dem Tisch.
schnitt-only-plain = Nur ein einfacher Satz darf erhöht, zurückgenommen oder versetzt werden.
schnitt-refused-already = Der Bankhalter hat es Ihnen nicht erlaubt; fragen Sie nach dem nächsten Paar wieder.
schnitt-to-taken = Diese Karte haben Sie schon auf dem Tisch.
schnitt-answer-first = Sagen Sie erst, was aus Ihrer Karte wird.
schnitt-nothing-to-answer = Diese Karte wartet auf keine Antwort.
schnitt-no-such-bend = So kann die Karte von ihrem Stand aus nicht gebogen werden.
schnitt-fact-bent = Gebogen wird nur mit Continuation, und nach außen gar nicht.
schnitt-fact-force = Eine gebogene Karte kann nicht auf die Force-Karte getroffen sein.

# Was zum Augenblick zu sagen ist
schnitt-note-fraud = { $winners ->
    [0] Dieses Spiel ist präpariert: Kein Rang gewinnt. Es wird gezeigt, nicht um Marken gespielt.
    [one] Dieses Spiel ist präpariert: Ein Rang gewinnt. Es wird gezeigt, nicht um Marken gespielt.
   *[other] Dieses Spiel ist präpariert: { $winners } Ränge gewinnen. Es wird gezeigt, nicht um Marken gespielt.
 }
schnitt-note-asked = { $seat } bittet um Erlaubnis; { $banker } entscheidet.
    .you = Sie bitten um Erlaubnis; { $banker } entscheidet.
    .you-banker = { $seat } bittet um Erlaubnis; Sie entscheiden.
schnitt-note-won = Für { $seat } hat { $card } gewonnen: einziehen oder biegen?
    .you = Für Sie hat { $card } gewonnen: einziehen oder biegen?
schnitt-note-share = Am kleinsten ist der Anteil der Bank hier: { $card }, { $share } vom Satz.

# Rat
schnitt-why-cut = Eine Stelle ist so gut wie die andere.
schnitt-why-fair = Mit einem ehrlichen Spiel lässt jeder Rang der Bank nur { $share } vom Satz.
schnitt-why-people-you-know = Spielen Sie es nur mit Leuten, die Sie kennen.
schnitt-why-free = Nur noch ein Blatt ist da: Ein Satz auf { $card } kostet nichts.
schnitt-why-no-more = Von nun an gehört jedes Plié ganz dem Bankhalter.
schnitt-why-wait = Ihre Karte steht, bis sie entschieden ist.
schnitt-why-collect = Gewonnen ist gewonnen; was stehen bleibt, gibt der Bank ihren Anteil.
schnitt-why-distrust = Dieses Spiel wurde fertig an den Tisch gebracht; setzen Sie nichts.
schnitt-why-watch = Achten Sie auf die Folge der Blätter.
schnitt-why-refuse = Der Satz lässt Ihnen { $share }; behalten Sie ihn.
schnitt-why-leave = Es kostet Sie so gut wie nichts.

# Der Betrug, Schritt für Schritt
schnitt-exposed-title = Wie beim Schnitt betrogen wird
schnitt-exposed-warning = Das Buch von etwa 1860 erzählt es zur Warnung, und so auch wir: Wer das präparierte Spiel kennt, durchschaut es. Gezahlt wird hier nichts.
schnitt-exposed-piles = Zwei gleiche Stöße
schnitt-exposed-piles-text = Zu Hause legt der Betrüger alle 52 Karten in zwei Stöße, so dass in beiden derselbe Rang an derselben Stelle liegt. Dann biegt er die Ecken des einen ein wenig nach oben, die des anderen nach unten.
schnitt-exposed-first-pile = Erster Stoß, nach oben gebogen
schnitt-exposed-second-pile = Zweiter Stoß, nach unten gebogen
schnitt-exposed-merged = Die Stöße werden ineinandergeschoben
schnitt-exposed-merged-text = Karte um Karte gehen die Stöße zu einem Spiel zusammen: zwei Karten eines Rangs, zwei des nächsten und so fort. Wo eine nach oben gebogene Karte auf einer nach unten gebogenen liegt, ist ein Spalt, den kein Auge sieht, aber ein leichter Finger fühlt: nach jedem Paar.
schnitt-exposed-pack = Das Spiel, Paar um Paar
schnitt-exposed-cut = Der Schnitt fällt in einen Spalt
schnitt-exposed-cut-text = Leicht eingeschoben, gleitet die Schneidekarte in einen Spalt; hier unter { $number } Karten. Der obere Teil kommt nach unten, und das Spiel wird umgewendet. Die Karten liegen im Kreis wie zuvor: Nur der Anfang ist ein anderer, und er ist der Anfang eines Paars.
schnitt-exposed-before = Wie es gelegt war
schnitt-exposed-after = Wie es nach dem Schnitt abgezogen wird
schnitt-exposed-in-the-gap = Ränge, die gewinnen, wenn in einen Spalt geschnitten wird
schnitt-exposed-beside-the-gap = Ränge, die gewinnen, wenn daneben geschnitten wird
schnitt-exposed-couples = Warum jede zweite Karte dir nichts hilft
schnitt-exposed-couples-text = Die erste Karte jedes Abzugs gehört der Bank und zieht alles ein, was auf ihrem Rang steht. Die zweite, die der Pointeurs, ist von ebendiesem Rang, und auf ihm liegt nichts mehr. So kommt jeder Rang zuerst der Bank, und niemand gewinnt.
schnitt-exposed-bank-side = Für die Bank
schnitt-exposed-punters-side = Für die Pointeurs
schnitt-exposed-winners = Ränge, die gewinnen, von dreizehn
schnitt-exposed-profit = Gewinn des Bankhalters bei einer Marke auf jedem Rang
schnitt-exposed-exchanged = Einen Rang lässt man gewinnen
schnitt-exposed-exchanged-text = Dass nie jemand gewinnt, fiele auf. Darum kommt die erste Karte ans Ende, und die beiden Karten jedes Abzugs tauschen den Platz. Nun wiederholt jede Karte der Pointeurs die der Bank aus dem Abzug davor. Nur vor der allerersten Pointeurkarte liegt nichts: Wo auch geschnitten wird, gewinnt genau ein Rang. Zweimal oder dreimal getan, lässt es zwei oder drei gewinnen.
schnitt-exposed-shuffled = Das falsche Mischen
schnitt-exposed-shuffled-text = Nach der Taille werden die Abzüge aufeinandergelegt, wie sie fielen. Das Mischen schiebt die eine Hälfte ganz auf die andere, was nicht mehr ist als ein Abheben. Die nächste Taille geht denselben Kreis von einer anderen Stelle an.
schnitt-exposed-one-taille = Eine Taille
schnitt-exposed-next-taille = Die nächste
schnitt-exposed-matches = Karten der Pointeurs, die eine frühere der Bank wiederholen, von 26
schnitt-exposed-shares = Was es kostet
schnitt-exposed-shares-text = Mit ehrlichem Spiel ist Schnitt fast gleich. Mit dem präparierten behält die Bank beinahe alles. Dies sind die Anteile der Bank an einer Marke auf jedem Rang.
schnitt-exposed-share-honest = Ehrliches Spiel
schnitt-exposed-share-prepared = { $winners ->
    [0] Präpariert, kein Rang gewinnt
    [one] Präpariert, ein Rang gewinnt
   *[other] Präpariert, { $winners } Ränge gewinnen
 }
schnitt-exposed-undone = Wie man es entdeckt und vereitelt
schnitt-exposed-undone-text = Achte auf die Folge: Kommt sie in der nächsten Taille wieder, so wurde nie gemischt. Verlange, eine einzige Karte an eine andere Stelle zu stecken: Zwischen beiden Stellen rückt alles um eins, und dort tauschen Bank und Pointeurs die Seiten.
schnitt-exposed-mean-prepared = Ränge, die im Mittel gewinnen, auf einen präpariert
schnitt-exposed-mean-moved = Mit einer versetzten Karte, über alle Weisen, sie zu versetzen
schnitt-exposed-mean-honest = Mit ehrlichem Spiel
