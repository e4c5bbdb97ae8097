# Was am Pharotisch gesagt wird.
pharo-notice = Das Buch selbst rät, dieses Spiel zu lassen; hier geht es nur um Marken.
pharo-title = Taille { $taille } von { $tailles }, { $turn } von { $turns } Abzügen gemacht
pharo-banker = Bankhalter
pharo-forehand = Vorhand
pharo-in-bank = { $amount } in der Bank
pharo-on-table = { $amount } auf dem Tisch
pharo-said-ready = Fertig.
pharo-card = { $rank ->
    [A] das Ass
    [J] der Bube
    [Q] die Dame
    [K] der König
   *[other] die { $rank }
 }
pharo-card-object = { $rank ->
    [A] das Ass
    [J] den Buben
    [Q] die Dame
    [K] den König
   *[other] die { $rank }
 }
pharo-red = Rot
pharo-black = Schwarz

# Die Biegungen
pharo-stage-plain = ungebogen
pharo-stage-outward = nach außen gebogen
pharo-stage-lappe = Lappé
pharo-stage-double-lappe = doppeltes Lappé
pharo-stage-treble-lappe = dreifaches Lappé
pharo-stage-quadruple-lappe = vierfaches Lappé
pharo-stage-paroli = Paroli
pharo-stage-six = Six-leva
pharo-stage-douze = Douze-leva
pharo-stage-vingt-quatre = Vingt-quatre-leva
pharo-stage-quarante-huit = Quarante-huit-leva
pharo-stage-sept = Sept-leva
pharo-stage-quinze = Quinze-leva
pharo-stage-trente = Trente-leva
pharo-stage-won = { $bent ->
    [0] gewonnen
   *[other] gewonnen ({ $stage })
 }
pharo-stage-paired = { $bent ->
    [0] Plié
   *[other] Plié ({ $stage })
 }
pharo-stage-guess = ruht: { $colour } geraten
pharo-stage-hidden = verdeckt

# Was man tun kann
pharo-ask-stake = Eine Karte Ihres Buches mit Marken besetzen
pharo-ask-raise = Einen ungebogenen Satz erhöhen
pharo-do-ready = Fertig für den nächsten Abzug
pharo-do-stake = { $amount } auf { $card } setzen
pharo-do-stake-down = { $amount } auf { $card } setzen, verdeckt
pharo-do-raise = Den Satz auf { $card } um { $amount } erhöhen
pharo-do-collect = { $amount } auf { $card } einziehen
pharo-do-bend = Auf { $card } biegen: { $stage }, um { $amount }
pharo-do-transfer = Den Gewinn auf { $card } biegen: { $stage }, um { $amount }
pharo-do-half = Den halben Satz zahlen, { $amount }
pharo-do-guess = { $colour } raten
pharo-do-play-on = Nach außen biegen und weiterspielen
pharo-do-withdraw = Um Erlaubnis bitten, { $card } zurückzunehmen
pharo-do-move = Um Erlaubnis bitten, { $card } gegen { $to } zu tauschen
pharo-do-count = Die Haufen nachzählen
pharo-do-let-be = Nicht nachzählen
pharo-do-leave = Erlauben
pharo-do-refuse = Nicht erlauben

# Was geschieht
pharo-shuffled = { $seat } mischt zur { $number }. Taille, und es wird abgehoben.
    .you = Sie mischen zur { $number }. Taille, und es wird abgehoben.
pharo-bottom = Die unterste Karte wird gezeigt: { $card }. Sie gewinnt und verliert nicht.
pharo-turn = Abzug { $number }: { $first } für die Bank, { $second } für die Pointeurs.
pharo-last-card = { $card } war das letzte Blatt und ist ungültig.
pharo-lays = { $seat } setzt { $amount } auf { $card }.
    .you = Sie setzen { $amount } auf { $card }.
pharo-lays-down = { $seat } setzt { $amount } auf eine verdeckte Karte.
    .you = Sie setzen { $amount } auf eine verdeckte Karte.
pharo-raises = { $seat } erhöht den Satz auf { $card } auf { $amount }.
    .you = Sie erhöhen den Satz auf { $card } auf { $amount }.
pharo-raises-hidden = { $seat } erhöht den Satz auf eine verdeckte Karte auf { $amount }.
    .you = Sie erhöhen den Satz auf eine verdeckte Karte auf { $amount }.
pharo-asks-withdraw = { $seat } bittet, { $card } zurücknehmen zu dürfen.
    .you = Sie bitten, { $card } zurücknehmen zu dürfen.
pharo-asks-withdraw-hidden = { $seat } bittet, eine verdeckte Karte zurücknehmen zu dürfen.
    .you = Sie bitten, eine verdeckte Karte zurücknehmen zu dürfen.
pharo-asks-move = { $seat } bittet, { $card } gegen { $to } tauschen zu dürfen.
    .you = Sie bitten, { $card } gegen { $to } tauschen zu dürfen.
pharo-asks-move-hidden = { $seat } bittet, eine verdeckte Karte gegen eine andere tauschen zu dürfen.
    .you = Sie bitten, eine verdeckte Karte gegen eine andere tauschen zu dürfen.
pharo-leave-given = Der Bankhalter erlaubt es { $seat }.
    .you = Der Bankhalter erlaubt es Ihnen.
pharo-leave-refused = Der Bankhalter erlaubt es { $seat } nicht.
    .you = Der Bankhalter erlaubt es Ihnen nicht.
pharo-fell-win = { $bent ->
    [0] Für { $seat } gewinnt { $card }.
   *[other] Für { $seat } gewinnt { $card } ({ $stage }).
 }
    .you = { $bent ->
        [0] Für Sie gewinnt { $card }.
       *[other] Für Sie gewinnt { $card } ({ $stage }).
     }
pharo-fell-lose = { $bent ->
    [0] Für { $seat } verliert { $card }.
   *[other] Für { $seat } verliert { $card } ({ $stage }).
 }
    .you = { $bent ->
        [0] Für Sie verliert { $card }.
       *[other] Für Sie verliert { $card } ({ $stage }).
     }
pharo-fell-plie = { $bent ->
    [0] Für { $seat } fällt { $card } plié.
   *[other] Für { $seat } fällt { $card } plié ({ $stage }).
 }
    .you = { $bent ->
        [0] Für Sie fällt { $card } plié.
       *[other] Für Sie fällt { $card } plié ({ $stage }).
     }
pharo-fell-right = { $seat } hat richtig geraten, und der Satz auf { $object } kommt zurück.
    .you = Sie haben richtig geraten, und der Satz auf { $object } kommt zurück.
pharo-fell-wrong = { $seat } hat falsch geraten, und der Satz auf { $object } ist verloren.
    .you = Sie haben falsch geraten, und der Satz auf { $object } ist verloren.
pharo-fell-close = { $bent ->
    [0] { $seat } nimmt { $object } unentschieden vom Tisch.
   *[other] { $seat } nimmt { $object } unentschieden vom Tisch ({ $stage }).
 }
    .you = { $bent ->
        [0] Sie nehmen { $object } unentschieden vom Tisch.
       *[other] Sie nehmen { $object } unentschieden vom Tisch ({ $stage }).
     }
pharo-collects = { $seat } zieht den Gewinn auf { $card } ein.
    .you = Sie ziehen den Gewinn auf { $card } ein.
pharo-bends = { $seat } biegt { $card }: { $stage }.
    .you = Sie biegen { $card }: { $stage }.
pharo-bends-outward = { $seat } biegt { $card } nach außen und spielt weiter.
    .you = Sie biegen { $card } nach außen und spielen weiter.
pharo-pays-half = { $seat } zahlt den halben Satz auf { $card }.
    .you = Sie zahlen den halben Satz auf { $card }.
pharo-guesses = { $seat } rät für den Satz auf { $card }: { $colour }.
    .you = Sie raten für den Satz auf { $card }: { $colour }.
pharo-bank-short = Die Bank kann { $seat } nicht alles zahlen; offen bleibt ein Rest von { $amount }.
    .you = Die Bank kann Ihnen nicht alles zahlen; offen bleibt ein Rest von { $amount }.
pharo-bank-broken = Die Bank von { $seat } ist gesprengt; die Taille ist zu Ende.
    .you = Ihre Bank ist gesprengt; die Taille ist zu Ende.
pharo-counted = { $seat } zählt die Haufen nach: { $bank } Blätter für die Bank, { $punters } für die Pointeurs.
    .you = Sie zählen die Haufen nach: { $bank } Blätter für die Bank, { $punters } für die Pointeurs.
pharo-fausse-taille = Fausse taille! { $seat } zahlt jede stehende Karte als gewonnen aus.
    .you = Fausse taille! Sie zahlen jede stehende Karte als gewonnen aus.
pharo-carried = Was noch steht, bleibt für die nächste Taille liegen.
pharo-taille-over = Die { $number }. Taille ist zu Ende.

# Was nicht geht
pharo-lies-already = Sie haben { $card } schon auf dem Tisch und dürfen den Satz erhöhen.
pharo-no-face-down = An diesem Tisch setzt man offen.
pharo-nothing-laid = Wenigstens eine Marke muss liegen.
pharo-over-limit = Keine Karte darf mehr als { $amount } tragen.
pharo-not-on-table = Eine solche Karte haben Sie nicht auf dem Tisch.
pharo-only-plain = Nur ein ungebogener Satz darf erhöht, zurückgenommen oder verlegt werden.
pharo-refused-already = Der Bankhalter hat es Ihnen nicht erlaubt; fragen Sie nach dem nächsten Abzug wieder.
pharo-to-taken = Diese Karte Ihres Buches liegt schon auf dem Tisch.
pharo-answer-first = Sagen Sie erst, was aus Ihrer Karte werden soll.
pharo-nothing-to-answer = Diese Karte wartet auf keine Antwort.
pharo-no-such-bend = So lässt sich die Karte von ihrer Stufe aus nicht biegen.
pharo-no-such-answer = Diese Antwort auf ein Plié ist am Tisch nicht erlaubt.
pharo-no-transfer = An diesem Tisch wird der Gewinn auf der Karte gebogen, die gewonnen hat.
pharo-count-later = Nachgezählt wird nach der Taille, und nur wo ein Mensch abzieht.
pharo-forehand-first = Die Bank zahlt von der Vorhand an; warten Sie, bis die Reihe an Ihnen ist.

# Was zum Augenblick zu sagen ist
pharo-note-asked = { $seat } bittet um Erlaubnis; { $banker } entscheidet.
    .you = Sie bitten um Erlaubnis; { $banker } entscheidet.
    .you-banker = { $seat } bittet um Erlaubnis; Sie entscheiden.
pharo-note-won = Für { $seat } hat { $card } gewonnen: einziehen oder biegen?
    .you = Für Sie hat { $card } gewonnen: einziehen oder biegen?
pharo-note-paired = Für { $seat } ist { $card } plié gefallen.
    .you = Für Sie ist { $card } plié gefallen.
pharo-note-count = Die Taille ist durch; jeder darf die Haufen nachzählen.
pharo-note-shares-alike = Der Anteil der Bank ist auf jeder Karte gleich: { $share } des Satzes.
pharo-note-shares = Am kleinsten ist der Anteil der Bank auf { $ranks }: { $share } des Satzes.

# Rat
pharo-why-keep-away = Jeder Satz lässt der Bank ihren Anteil; auf die Dauer gewinnt hier kein Pointeur.
pharo-why-stake = Setzen Sie auf { $card }: Das lässt der Bank am wenigsten, { $share } des Satzes.
pharo-why-late = Es sind nur noch wenige Blätter da; der Anteil der Bank ist am größten.
pharo-why-wait = Ihre Karte steht, bis sie entschieden ist.
pharo-why-collect = Der Gewinn ist da; jede Biegung würde den Anteil der Bank vergrößern.
pharo-why-colour = Von den ungesehenen Blättern sind { $red } rot und { $black } schwarz.
pharo-why-play-on = Weiterzuspielen kostet im Mittel { $share } des Satzes.
pharo-why-half = Weniger als den halben Satz kann man hier nicht verlieren.
pharo-why-count = Nachzählen kostet nichts, und eine falsche Taille bezahlt jede Karte.
pharo-why-leave = Der Satz ist der Bank wenig wert, die gute Laune viel.
pharo-why-refuse = Wie er steht, ist der Satz der Bank { $share } seiner selbst wert.

# Tatsachen, die nicht sein können.
pharo-fact-banker = { $seat } hält die Bank und kann nicht setzen
    .you = Sie halten die Bank und können nicht setzen
pharo-fact-card = im Buch gibt es kein Blatt { $rank }
pharo-fact-stake = ein Satz von { $stake } lässt sich nicht setzen
pharo-fact-colour = eine Farbe rät man nur für eine Karte, die nicht gebogen ist
