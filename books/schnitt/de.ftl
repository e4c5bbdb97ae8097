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
schnitt-cuts = { $seat } schneidet unter { $number } Blättern ein.
schnitt-turned-over = Der obere Teil kommt unten hin, und das Spiel wird umgedreht.
schnitt-pair = Paar { $number }: { $first } für den Bankhalter, { $second } für die Pointeurs.
schnitt-lays = { $seat } setzt { $amount } auf { $card }.
schnitt-raises = { $seat } erhöht den Satz auf { $card } auf { $amount }.
schnitt-asks-withdraw = { $seat } bittet, { $card } zurücknehmen zu dürfen.
schnitt-asks-move = { $seat } bittet, von { $card } auf { $to } gehen zu dürfen.
schnitt-leave-given = Der Bankhalter erlaubt es { $seat }.
schnitt-leave-refused = Der Bankhalter erlaubt es { $seat } nicht.
schnitt-fell-half = Für { $seat } ist { $card } die Force-Karte: Die Hälfte ist verloren.
schnitt-fell-win = { $bent ->
    [0] Für { $seat } gewinnt { $card }.
   *[other] Für { $seat } gewinnt { $card } ({ $stage }).
 }
schnitt-fell-lose = { $bent ->
    [0] Für { $seat } verliert { $card }.
   *[other] Für { $seat } verliert { $card } ({ $stage }).
 }
schnitt-fell-close = { $bent ->
    [0] { $seat } nimmt { $object } unentschieden vom Tisch.
   *[other] { $seat } nimmt { $object } unentschieden vom Tisch ({ $stage }).
 }
schnitt-collects = { $seat } zieht den Gewinn auf { $card } ein.
schnitt-bends = { $seat } biegt { $card }: { $stage }.
schnitt-taille-over = Taille { $number } ist zu Ende.
schnitt-shown-over = Taille { $number } wurde gezeigt, nicht gespielt: Es wird nichts bezahlt.
schnitt-next-bank = Die Bank geht an { $seat }.
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
schnitt-note-won = Für { $seat } hat { $card } gewonnen: einziehen oder biegen?
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
