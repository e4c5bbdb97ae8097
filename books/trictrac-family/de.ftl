# Was an den Tischen von Trictrac und Toccategli gesagt wird.
trictrac-title = Tour { $tour } von { $tours }
trictrac-white = Weiß
trictrac-black = Schwarz
trictrac-holes = Löcher
trictrac-three-throw-jan = Jan auf drei Würfe
trictrac-two-table-jan = Jan von zwei Brettern
trictrac-contre-two-table-jan = Contrejan von zwei Brettern
trictrac-meseas = Meseasjan
trictrac-contre-meseas = Contremeseasjan
trictrac-hit = ein geschlagener Stein
trictrac-blind-hit = ein blinder Schlag
trictrac-corner-hit = die geschlagene Hücke
trictrac-close = das Zumachen
trictrac-hold = das Zuhalten
trictrac-last-off = der letzte aufgehobene Stein
trictrac-unplayable = Zahlen, die nicht gesetzt werden können
trictrac-leads = Weiß wirft { $white }, Schwarz { $black }: { $seat } fängt an.
    .you = Weiß wirft { $white }, Schwarz { $black }: Sie fangen an.
trictrac-set-up = Alle Steine stehen auf den Haufen.
trictrac-plays-draw = { $seat } setzt die Augen der Auslosung.
    .you = Sie setzen die Augen der Auslosung.
trictrac-throws = { $seat } wirft { $dice }.
    .you = Sie werfen { $dice }.
trictrac-simple = { $high } und { $low }
trictrac-double = { $number ->
    [1] zwei Einsen
    [2] zwei Zweien
    [3] zwei Dreien
    [4] zwei Vieren
    [5] zwei Fünfen
   *[other] zwei Sechsen
 }
trictrac-ways = { $which ->
    [1] mit der { $high }
    [2] mit der { $low }
    [3] mit der { $high } und mit der { $low }
    [4] mit beiden Zahlen zusammen
    [5] mit der { $high } und mit beiden Zahlen zusammen
    [6] mit der { $low } und mit beiden Zahlen zusammen
   *[other] mit der { $high }, mit der { $low } und mit beiden Zahlen zusammen
 }
trictrac-hits-by = { $seat } schlägt den Stein auf { $field } { $ways }.
    .you = Sie schlagen den Stein auf { $field } { $ways }.
trictrac-hits-blind = { $seat } schlägt den Stein auf { $field } blind.
    .you = Sie schlagen den Stein auf { $field } blind.
trictrac-closes-by = { $seat } kann { $jan } { $ways } zumachen.
    .you = Sie können { $jan } { $ways } zumachen.
trictrac-closes-with-two = { $seat } kann { $jan } mit zwei Steinen zumachen.
    .you = Sie können { $jan } mit zwei Steinen zumachen.
trictrac-jan-small = den kleinen Jan
trictrac-jan-great = den großen Jan
trictrac-jan-return = den Rückjan
trictrac-gives = { $seat } hat dafür { $points } anzuschreiben: { $what }.
    .you = Sie haben dafür { $points } anzuschreiben: { $what }.
trictrac-plays = { $seat } setzt { $step }.
    .you = Sie setzen { $step }.
trictrac-plays-two = { $seat } setzt { $first } und { $second }.
    .you = Sie setzen { $first } und { $second }.
trictrac-plays-pair = { $seat } setzt zwei Steine { $step }.
    .you = Sie setzen zwei Steine { $step }.
trictrac-plays-force = { $seat } nimmt die Hücke mit Gewalt, mit den Steinen auf { $first } und { $second }.
    .you = Sie nehmen die Hücke mit Gewalt, mit den Steinen auf { $first } und { $second }.
trictrac-plays-nothing = { $seat } kann nichts setzen.
    .you = Sie können nichts setzen.
trictrac-step = von { $from } auf { $to }
trictrac-step-via = von { $from } über { $via } auf { $to }
trictrac-step-off = von { $from } hinaus
trictrac-step-via-off = von { $from } über { $via } hinaus
trictrac-stays = { $seat } hält an.
    .you = Sie halten an.
trictrac-leaves = { $seat } tritt aus und stellt neu auf.
    .you = Sie treten aus und stellen neu auf.
trictrac-wants-to-leave = { $seat } will austreten.
    .you = Sie wollen austreten.
trictrac-all-off = { $seat } hat alle Steine aufgehoben; beide stellen neu auf.
    .you = Sie haben alle Steine aufgehoben; beide stellen neu auf.
trictrac-may-not-leave = { $seat } darf nicht austreten.
    .you = Sie dürfen nicht austreten.
trictrac-wins-holes = { $number ->
    [one] { $seat } gewinnt ein Loch.
   *[other] { $seat } gewinnt { $number } Löcher.
 }
    .you = { $number ->
        [one] Sie gewinnen ein Loch.
       *[other] Sie gewinnen { $number } Löcher.
     }
trictrac-holes-back = { $number ->
    [one] { $seat } nimmt ein Loch zurück.
   *[other] { $seat } nimmt { $number } Löcher zurück.
 }
    .you = { $number ->
        [one] Sie nehmen ein Loch zurück.
       *[other] Sie nehmen { $number } Löcher zurück.
     }
trictrac-debredouiller = { $seat } ist unterbrochen und kann mit diesem Lauf nicht mehr zwei Löcher gewinnen.
    .you = Sie sind unterbrochen und können mit diesem Lauf nicht mehr zwei Löcher gewinnen.
trictrac-wiped-out = { $seat } verliert dadurch die { $number } angeschriebenen Punkte.
    .you = Sie verlieren dadurch die { $number } angeschriebenen Punkte.
trictrac-tour-won = { $seat } gewinnt die Tour.
    .you = Sie gewinnen die Tour.
trictrac-disturbs = { $seat } stört die Würfel.
    .you = Sie stören die Würfel.
trictrac-stopped = Noch war keine Zahl zu lesen: { $seat } wirft noch einmal.
    .you = Noch war keine Zahl zu lesen: Sie werfen noch einmal.
trictrac-sets-throw = { $seat } setzt als Wurf { $dice }.
    .you = Sie setzen als Wurf { $dice }.
trictrac-offers = { $seat } schlägt vor, gleich den letzten Wurf zu machen.
    .you = Sie schlagen vor, gleich den letzten Wurf zu machen.
trictrac-agrees = { $seat } ist einverstanden.
    .you = Sie sind einverstanden.
trictrac-pegs = { $number ->
    [0] { $seat } steckt kein Loch.
    [one] { $seat } steckt nur ein Loch.
   *[other] { $seat } steckt nur { $number } Löcher.
 }
    .you = { $number ->
        [0] Sie stecken kein Loch.
        [one] Sie stecken nur ein Loch.
       *[other] Sie stecken nur { $number } Löcher.
     }
trictrac-pegs-rest = { $number ->
    [one] { $seat } steckt das vergessene Loch nach.
   *[other] { $seat } steckt die { $number } vergessenen Löcher nach.
 }
    .you = { $number ->
        [one] Sie stecken das vergessene Loch nach.
       *[other] Sie stecken die { $number } vergessenen Löcher nach.
     }
trictrac-unpegged-lost = { $number ->
    [one] { $seat } hat ein Loch nicht gesteckt: Es ist verloren.
   *[other] { $seat } hat { $number } Löcher nicht gesteckt: Sie sind verloren.
 }
    .you = { $number ->
        [one] Sie haben ein Loch nicht gesteckt: Es ist verloren.
       *[other] Sie haben { $number } Löcher nicht gesteckt: Sie sind verloren.
     }
trictrac-touches = { $seat } berührt einen Stein auf { $field }.
    .you = Sie berühren einen Stein auf { $field }.
trictrac-misses-closing = { $seat } hat fürs Zumachen angeschrieben, aber einen anderen Stein berührt.
    .you = Sie haben fürs Zumachen angeschrieben, aber einen anderen Stein berührt.
trictrac-demands-touched = { $seat } verlangt, dass der berührte Stein gesetzt wird.
    .you = Sie verlangen, dass der berührte Stein gesetzt wird.
trictrac-demands-close = { $seat } verlangt, dass zugemacht wird.
    .you = Sie verlangen, dass zugemacht wird.
trictrac-missets = { $seat } setzt einen Stein von { $from } auf { $to }, was nicht geworfen war.
    .you = Sie setzen einen Stein von { $from } auf { $to }, was nicht geworfen war.
trictrac-lets-stand = { $seat } lässt die Steine stehen, wie sie gesetzt sind.
    .you = Sie lassen die Steine stehen, wie sie gesetzt sind.
trictrac-demands-one-man = { $seat } verlangt, dass ein Stein beide Zahlen gibt.
    .you = Sie verlangen, dass ein Stein beide Zahlen gibt.
trictrac-compels = { $seat } verlangt richtiges Anschreiben: { $number } Punkte stehen zu.
    .you = Sie verlangen richtiges Anschreiben: { $number } Punkte stehen zu.
trictrac-schools = { $seat } schickt { $other } für { $number } Punkte in die Schule.
    .you = Sie schicken { $other } für { $number } Punkte in die Schule.
    .you-other = { $seat } schickt Sie für { $number } Punkte in die Schule.
trictrac-false-school = Das war mehr, als zustand: { $seat } schreibt dafür { $number } Punkte an.
    .you = Das war mehr, als zustand: Sie schreiben dafür { $number } Punkte an.
trictrac-lets-pass = { $seat } lässt es hingehen.
    .you = Sie lassen es hingehen.
trictrac-no-man = Dort steht kein Stein.
trictrac-must-finish = Der letzte Stein kann hinaus und muss.
trictrac-wrong-number = Das ist nicht geworfen.
trictrac-barred = Ein gegnerischer Stein sperrt Feld { $field }.
trictrac-no-touch-down = Auf { $field } steht ein gegnerischer Stein: Dort kann man nicht ruhen.
trictrac-enemy-corner = In die Hücke des Gegners setzt sich niemand.
trictrac-corner-together = Die Hücke wird von zwei Steinen zugleich genommen und von den letzten beiden zugleich verlassen.
trictrac-no-force = Mit Gewalt nimmt man die Hücke nur, wenn beide Hücken leer sind und beide Zahlen in die gegnerische führen.
trictrac-take-properly = Dieser Wurf kann die Hücke ordentlich nehmen.
trictrac-forbidden-board = Dort kann der Gegner noch seinen Jan machen.
trictrac-both-numbers = Setzen Sie so viele Zahlen, wie möglich ist.
trictrac-higher-number = Lässt sich nur eine Zahl setzen, so ist es die höhere.
trictrac-must-close = Sie können zumachen und müssen es.
trictrac-must-hold = Sie können zuhalten und müssen es.
trictrac-must-play-touched = Sie müssen den berührten Stein setzen.
trictrac-not-home = Noch sind nicht alle Ihre Steine im letzten Brett.
trictrac-hindmost-first = Zuerst geht der hinterste Stein hinaus.
trictrac-no-exact-exit = Die Zahl lässt sich noch innen setzen.
trictrac-no-running-off = Ein innen gesetzter Stein geht nicht im selben Wurf hinaus.
trictrac-no-rail = Die Leiste dient nur zum Zuhalten, wenn nichts anderes hilft.
trictrac-set-inside = Was sich setzen lässt, muss gesetzt werden: Es dürfen nicht so viele hinaus.
trictrac-no-leaving = Austreten darf nur, wer eben mit dem eigenen Wurf ein Loch gewonnen hat.
trictrac-has-stayed = Sie haben angehalten: Zum Austreten ist es zu spät.
trictrac-no-judging = Jetzt ist nichts Angeschriebenes zu beurteilen.
trictrac-nothing-to-peg = Sie haben kein Loch zu stecken.
trictrac-no-one-man = Kein Stein kann beide Zahlen dieses Wurfs geben.
trictrac-must-play-one-man = Ein Stein muss beide Zahlen geben.
trictrac-do-play = Einen Stein { $step } setzen
trictrac-do-two = Steine { $first } und { $second } setzen
trictrac-do-pair = Zwei Steine { $step } setzen
trictrac-do-force = Die Hücke mit Gewalt nehmen, mit den Steinen auf { $first } und { $second }
trictrac-do-nothing = Nichts lässt sich setzen
trictrac-do-leave = Austreten
trictrac-do-stay = Anhalten
trictrac-do-stay-uncleared = Anhalten, ohne den Schaupfennig zurückzunehmen
trictrac-do-mark-nothing = Nichts weiter anschreiben
trictrac-do-mark = { $points } Punkte anschreiben
trictrac-do-mark-one = { $points } Punkte mit einem Schaupfennig anschreiben
trictrac-do-peg = { $number ->
    [0] Kein Loch stecken
    [one] Nur ein Loch stecken
   *[other] Nur { $number } Löcher stecken
 }
trictrac-do-peg-rest = Die vergessenen Löcher stecken
trictrac-do-school = Für { $points } Punkte in die Schule schicken
trictrac-do-pass = Hingehen lassen
trictrac-do-compel = Richtiges Anschreiben verlangen
trictrac-do-touch = Einen Stein auf { $field } berühren
trictrac-do-demand-touched = Den berührten Stein setzen lassen
trictrac-do-demand-close = Zumachen lassen
trictrac-do-misset = Einen Stein falsch setzen, von { $from } auf { $to }
trictrac-do-let-stand = Die Steine stehen lassen
trictrac-do-demand-one-man = Einen Stein beide Zahlen geben lassen
trictrac-do-watch = Die Würfel rollen lassen
trictrac-do-disturb = Die Würfel stören
trictrac-do-set = Als Wurf { $dice } setzen
trictrac-do-offer = Vorschlagen, gleich den letzten Wurf zu machen
trictrac-do-agree = Einwilligen
trictrac-do-throw-on = Wie gewöhnlich werfen
trictrac-do-throw = Werfen
trictrac-note-choose = { $seat } hat ein Loch gewonnen und kann austreten oder anhalten.
    .you = Sie haben ein Loch gewonnen und können austreten oder anhalten.
trictrac-note-play = { $seat } ist am Zug.
    .you = Sie sind am Zug.
trictrac-note-mark-and-play = { $seat } hat anzuschreiben und zu setzen.
    .you = Sie haben anzuschreiben und zu setzen.
trictrac-note-mark = { $seat } hat anzuschreiben, was der Wurf bringt.
    .you = Sie haben anzuschreiben, was der Wurf bringt.
trictrac-note-judge = { $seat } kann gegen das Angeschriebene Einspruch erheben.
    .you = Sie können gegen das Angeschriebene Einspruch erheben.
trictrac-note-set = { $seat } setzt einen Wurf nach Belieben.
    .you = Sie setzen einen Wurf nach Belieben.
trictrac-note-set-wrongly = Ein Stein ist falsch gesetzt: { $seat } wählt, was daraus folgt.
    .you = Ein Stein ist falsch gesetzt: Sie wählen, was daraus folgt.
trictrac-note-throw = { $seat } hat zu werfen.
    .you = Sie haben zu werfen.
trictrac-note-answer = { $seat } ist gefragt.
    .you = Sie sind gefragt.
trictrac-why-only = Es gibt keinen anderen Zug.
trictrac-why-best = So versprechen die nächsten Würfe am meisten.
trictrac-why-opening = Unter der Sechs trägt man zwei Steine ab; 6-1, 6-2 und 6-3 gibt man mit einem.
trictrac-why-corner-now = Er hat zugemacht: die Hücke um jeden Preis.
trictrac-why-corner = So wird die Hücke genommen.
trictrac-why-leave-corner = Verlassen Sie die Hücke beizeiten.
trictrac-why-half-band = Ein einzelner Stein dort lässt sich auf mehrere Arten decken.
trictrac-why-spares = Überzählige Steine auf Feld 7 können keine Sechs setzen: So hält der Jan.
trictrac-why-devil = So entsteht der Teufelsband.
trictrac-why-band = So entsteht ein Band.
trictrac-why-nothing-to-hit = So bleibt nichts zu schlagen.
trictrac-why-blind-bait = Dort schlägt er öfter blind als richtig.
trictrac-why-burgher = So bleiben Steine auf Feld 6 für die Hücke.
trictrac-why-bar-pass = Steine auf den leeren Feldern sperren den Pass.
trictrac-why-three-throw = Nach dem Jan auf drei Würfe machen Sie einen Band aus Steinen, die schon unten sind.
trictrac-why-nothing-blind = So ist zugemacht, und nichts lässt sich blind schlagen.
trictrac-why-blind-gifts = So ist zugemacht, und die bloßen Steine lassen sich blind schlagen.
trictrac-why-force-open = Nun brechen mehr seiner Würfe den Jan auf.
trictrac-why-no-pass = Lieber zwei bloße Steine als ein offener Pass.
trictrac-why-seven = So ist der Stein gedeckt, der sieben Felder vor seiner Hücke steht.
trictrac-why-last-man = So verlässt der letzte Stein das erste Brett.
trictrac-why-small-jan = Niedrige Würfe: Versuchen Sie den kleinen Jan.
trictrac-why-advance = Er versucht den kleinen Jan: Rücken Sie vor und breiten Sie sich im zweiten Brett aus.
trictrac-why-leave = Das nächste Spiel verspricht mehr als dieses.
trictrac-why-stay = Ihr Spiel ist das bessere: Halten Sie an.
trictrac-why-mark = Der Wurf bringt { $points } Punkte: Schreiben Sie an, bevor Sie einen Stein berühren.
trictrac-why-nothing-due = Mehr steht Ihnen nicht zu.
trictrac-why-pass = Richtig angeschrieben.
trictrac-why-compel = Das macht sein Loch bei Ihrem Wurf voll, und er darf nicht austreten.
trictrac-why-school = Schreiben Sie die Schule von { $points } Punkten an.
trictrac-missed = Sie haben { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } übersehen: eine Schule.
trictrac-too-many = Sie haben { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } zu viel angeschrieben: eine Schule.
trictrac-count-points = Punkte jetzt
trictrac-count-hit = er schlägt
trictrac-count-blind = er schlägt blind
trictrac-count-his = seine Punkte
trictrac-count-own = eigene Punkte
trictrac-laid-score = Punkte gehen von 0 bis 11 und Löcher von 0 bis 11
toccategli-laid-score = Punkte gehen von 0 bis 11, und sonst wird nichts angeschrieben
trictrac-why-demand = Der berührte Stein verdirbt ihm den Jan.
trictrac-why-peg = Ein gewonnenes Loch will vor dem nächsten Wurf gesteckt sein.
trictrac-why-throw = Was jetzt vergessen ist, ist verloren.
trictrac-why-one-man = Mit einem Stein gegeben, steht er schlechter, als die Steine jetzt stehen.
trictrac-why-let-stand = Sein Versehen dient Ihnen mehr als ein Zug mit einem Stein.
trictrac-why-watch = Würfel haben kein Gedächtnis.
trictrac-why-set = Setzen Sie { $dice }: Mehr bringt kein Wurf.
trictrac-why-offer = Das Ende ist nicht mehr zweifelhaft.

# Tatsachen, die nicht sein können.
trictrac-fact-tour = eine Tour endet mit zwölf Löchern gegen weniger, nicht mit { $white } gegen { $black }
trictrac-fact-which = Tour { $tour }: { $why }

# Was am Toccateglitisch außerdem gesagt wird.
toccategli-simple = einfach
toccategli-double = doppelt
toccategli-triple = dreifach
toccategli-quadruple = vierfach, ein Matsch
toccategli-wins-satz = { $stakes ->
    [one] { $seat } gewinnt den Satz { $name }: ein Einsatz.
   *[other] { $seat } gewinnt den Satz { $name }: { $stakes } Einsätze.
 }
    .you = { $stakes ->
        [one] Sie gewinnen den Satz { $name }: ein Einsatz.
       *[other] Sie gewinnen den Satz { $name }: { $stakes } Einsätze.
     }
toccategli-off-wins = { $seat } hat den letzten Stein aufgehoben und gewinnt den Satz.
    .you = Sie haben den letzten Stein aufgehoben und gewinnen den Satz.
toccategli-rest = { $seat } schreibt { $points } über zwölf von vorn an.
    .you = Sie schreiben { $points } über zwölf von vorn an.
toccategli-crosses = { $seat } geht mit einem Band nach { $field } hinüber.
    .you = Sie gehen mit einem Band nach { $field } hinüber.
toccategli-cross-alone = Dorthin darf man nur mit einem Band: Nach dem Zug müssen zwei Steine auf { $field } stehen.
toccategli-keep-the-jan = Sie können zumachen oder zuhalten und müssen es, ob Sie hinübergehen oder nicht.
toccategli-why-cross = Zumachen können Sie nicht mehr: Ein Band auf { $field } hindert auch ihn daran.
toccategli-why-last-man = Diesen Stein kann niemand richtig schlagen, und blinde Schläge zählen hier nichts.
toccategli-why-leave-small = Nach einem Satz, der mit dem kleinen Jan gewonnen ist, stellt man am besten neu auf.
