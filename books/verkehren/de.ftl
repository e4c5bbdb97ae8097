# Was am Tisch beim Verkehren gesagt wird.
verkehren-title = Partie { $game } von { $games }
verkehren-white = Weiß
verkehren-black = Schwarz
verkehren-out = draußen
verkehren-off = aufgehoben
verkehren-bands = Bände
verkehren-leads = Weiß wirft { $white }, Schwarz { $black }: { $seat } fängt an.
    .you = Weiß wirft { $white }, Schwarz { $black }: Sie fangen an.
verkehren-set-up = Alle Steine stehen auf dem Haus, auf der Seite des anderen.
verkehren-throws = { $seat } wirft { $dice }.
    .you = Sie werfen { $dice }.
verkehren-simple = { $high } und { $low }
verkehren-double = { $number ->
    [1] zwei Einsen, viermal zu setzen
    [2] zwei Zweien, viermal zu setzen
    [3] zwei Dreien, viermal zu setzen
    [4] zwei Vieren, viermal zu setzen
    [5] zwei Fünfen, viermal zu setzen
   *[other] zwei Sechsen, viermal zu setzen
 }
verkehren-step = von { $from } auf { $to }
verkehren-step-hit = von { $from } auf { $to }, mit Schlag
verkehren-step-enter = herein auf { $to }
verkehren-step-enter-hit = herein auf { $to }, mit Schlag
verkehren-step-off = von { $from } hinaus
verkehren-steps-two = { $first } und { $second }
verkehren-steps-three = { $first }, { $second } und { $third }
verkehren-steps-four = { $first }, { $second }, { $third } und { $fourth }
verkehren-plays = { $seat } setzt { $steps }.
    .you = Sie setzen { $steps }.
verkehren-plays-nothing = { $seat } kann nichts setzen.
    .you = Sie können nichts setzen.
verkehren-hits = { $number ->
    [one] { $seat } schlägt einen Stein von { $other } heraus.
   *[other] { $seat } schlägt { $number } Steine von { $other } heraus.
 }
    .you = { $number ->
        [one] Sie schlagen einen Stein von { $other } heraus.
       *[other] Sie schlagen { $number } Steine von { $other } heraus.
     }
    .you-other = { $number ->
        [one] { $seat } schlägt einen Ihrer Steine heraus.
       *[other] { $seat } schlägt { $number } Ihrer Steine heraus.
     }
verkehren-junker = { $seat } ist Junker: { $out } Steine sind draußen, und { $free ->
    [0] kein Feld ist frei
    [one] nur ein Feld ist frei
   *[other] nur { $free } Felder sind frei
 }. Der Wurf ist verloren.
    .you = Sie sind Junker: { $out } Steine sind draußen, und { $free ->
        [0] kein Feld ist frei
        [one] nur ein Feld ist frei
       *[other] nur { $free } Felder sind frei
     }. Der Wurf ist verloren.
verkehren-cannot-enter = Mit keiner Zahl des Wurfs lässt sich einwerfen: { $seat } wartet.
    .you = Mit keiner Zahl des Wurfs lässt sich einwerfen: Sie warten.
verkehren-jan = { $seat } ist Jan: { $out } Steine sind draußen, und Platz ist höchstens für { $room }.
    .you = Sie sind Jan: { $out } Steine sind draußen, und Platz ist höchstens für { $room }.
verkehren-off-wins = { $seat } hat alle Steine aufgehoben.
    .you = Sie haben alle Steine aufgehoben.
verkehren-piled = { $seat } hat alle fünfzehn Steine auf dem letzten Feld.
    .you = Sie haben alle fünfzehn Steine auf dem letzten Feld.
verkehren-concedes = { $seat } gibt die Partie verloren.
    .you = Sie geben die Partie verloren.
verkehren-asks = { $seat } möchte die Partie verloren geben.
    .you = Sie möchten die Partie verloren geben.
verkehren-accepts = { $seat } willigt ein.
    .you = Sie willigen ein.
verkehren-refuses = { $seat } will weiterspielen.
    .you = Sie wollen weiterspielen.
verkehren-wins-single = { $seat } gewinnt die Partie einfach.
    .you = Sie gewinnen die Partie einfach.
verkehren-wins-double = { $seat } gewinnt die Partie doppelt.
    .you = Sie gewinnen die Partie doppelt.
verkehren-too-many = { $seat } hält { $bands } Bände, vereinbart waren { $most }.
    .you = Sie halten { $bands } Bände, vereinbart waren { $most }.
verkehren-will-hit-bands = { $seat } will mit diesem Wurf Bände schlagen.
    .you = Sie wollen mit diesem Wurf Bände schlagen.
verkehren-takes-two = { $seat } lässt zwei Steine herausnehmen, von { $first } und { $second }.
    .you = Sie lassen zwei Steine herausnehmen, von { $first } und { $second }.
verkehren-bands-free = { $seat } hat noch einen Stein: Nun darf man beliebig viele Bände machen.
    .you = Sie haben noch einen Stein: Nun darf man beliebig viele Bände machen.

# Warum etwas nicht erlaubt ist.
verkehren-no-man = Dort steht kein Stein.
verkehren-wrong-number = Das ist nicht geworfen.
verkehren-band-bars = Ein Band sperrt Feld { $field }.
verkehren-enemy-home = Auf { $field } steht der Haufen des Gegners: Man zählt das Feld mit, aber man setzt nicht darauf.
verkehren-home-safe = Der letzte Stein auf dem Haus ist an diesem Tisch sicher.
verkehren-no-second-man = Auf der Seite des Gegners kommt kein zweiter Stein auf { $field }; gebunden wird dort nur die Hücke.
verkehren-out-first = Sie haben Steine draußen: Werfen Sie zuerst ein.
verkehren-own-man-there = Ihr eigener Stein auf { $field } verschließt den Einwurf.
verkehren-all-that-fits = Setzen Sie so viele Zahlen, wie möglich ist.
verkehren-must-hit = Mit einer Zahl, die auf einen bloßen Stein führt, muss man einwerfen und schlagen.
verkehren-higher-number = Lässt sich nur eine Zahl setzen, so ist es die höhere.
verkehren-band-limit = Damit hielten Sie mehr als die { $most } vereinbarten Bände.
verkehren-bind-later = Ehe { $number } Steine das Haus verlassen haben, wird nicht gebunden.
verkehren-not-home = Noch sind nicht alle Ihre Steine im letzten Viertel.
verkehren-set-inside = Ein Stein steht weiter hinten: Die Zahl muss innen gesetzt werden.
verkehren-not-the-hindmost = Die Zahl ist für alle zu hoch: Der hinterste Stein geht hinaus.
verkehren-has-band = Sie haben einen Band auf Ihrer Seite: Fragen Sie, ob Sie aufgeben dürfen.
verkehren-no-fault = Niemand hat zu viele Bände gemacht.
verkehren-take-from-bands = Nennen Sie zwei Steine, die auf der Seite des anderen in Bänden stehen.

# Was man tun kann.
verkehren-do-play = Steine { $steps } setzen
verkehren-do-nothing = Nichts lässt sich setzen
verkehren-do-wait = Warten: Sie sind Junker
verkehren-do-concede = Die Partie einfach verloren geben
verkehren-do-ask = Fragen, ob Sie aufgeben dürfen
verkehren-do-accept = Einwilligen: Die Partie ist einfach gewonnen
verkehren-do-refuse = Weiterspielen
verkehren-do-hit-bands = Mit diesem Wurf Bände schlagen
verkehren-do-take = Zwei Steine herausnehmen lassen, von { $first } und { $second }

# Was der Tisch zeigt.
verkehren-note-play = { $seat } ist am Zug.
    .you = Sie sind am Zug.
verkehren-note-enter = { $out ->
    [one] { $seat } hat einen Stein draußen und muss ihn zuerst einwerfen.
   *[other] { $seat } hat { $out } Steine draußen und muss sie zuerst einwerfen.
 }
    .you = { $out ->
        [one] Sie haben einen Stein draußen und müssen ihn zuerst einwerfen.
       *[other] Sie haben { $out } Steine draußen und müssen sie zuerst einwerfen.
     }
verkehren-note-junker = { $seat } ist Junker und muss warten, bis Raum ist.
    .you = Sie sind Junker und müssen warten, bis Raum ist.
verkehren-note-consent = { $seat } wird gefragt, ob die Partie verloren gegeben werden darf.
    .you = Sie werden gefragt, ob die Partie verloren gegeben werden darf.
verkehren-note-bands = Es sind zu viele Bände gemacht: { $seat } wählt, was daraus folgt.
    .you = Es sind zu viele Bände gemacht: Sie wählen, was daraus folgt.

# Warum das Buch dazu rät.
verkehren-why-only = Es gibt keinen anderen Zug.
verkehren-why-best = So versprechen die nächsten Würfe am meisten.
verkehren-count-hits = wirft hinaus
verkehren-count-hit = er wirft hinaus
verkehren-count-twice = zwei oder mehr
verkehren-count-stuck = er sitzt fest
verkehren-count-junker = Junker
verkehren-count-jan = Jan
verkehren-laid-bands = eine Seite hat mehr Bände, als dieser Tisch erlaubt
verkehren-why-corner = So ist die Hücke gebunden, von der man hinüberkommt.
verkehren-why-hit-late = Am Anfang schlägt man nur mit Steinen im Hinterhalt oder einem Band.
verkehren-why-keep-left = So bleiben Ihre Bände an der linken Hand beisammen.
verkehren-why-advance = Er hat viele Steine draußen und wirft schlecht ein: Rücken Sie allmählich vor.
verkehren-why-fresh-men = Niemand steht im Hinterhalt: Brechen Sie den hintersten Band und bringen Sie frische Steine herum.
verkehren-why-none-alone = So bleibt kein Stein bloß.
verkehren-why-make-room = Machen Sie ihm Platz, damit er aufbrechen muss: Die Partie kann doppelt gewonnen werden.
verkehren-why-stay = Bleiben Sie, schlagen Sie ihn hinaus und bauen Sie, während er wartet.
verkehren-why-concede = Ohne Band und mit vielen Steinen draußen ist einfach billiger als doppelt.
verkehren-why-play-on = Noch ist etwas zu gewinnen.
verkehren-why-pile = Der Wettlauf ist verloren, und die Bände sind gebrochen: Bringen Sie die Steine auf das letzte Feld.
verkehren-why-bear-off = So wird aufgehoben, und kein Stein bleibt bloß.
verkehren-why-bait = Wirft er die Zahl, so muss er ihn schlagen, und Sie gewinnen einen Stein im Hinterhalt.
verkehren-why-accept = Gewonnen ist gewonnen.
verkehren-why-refuse = Diese Partie kann doppelt gewonnen werden.
verkehren-why-hit-bands = Dieser Wurf schlägt einen ganzen Band.
verkehren-why-take = Zwei Steine aus seinem besten Band.

# Tatsachen, die nicht sein können.
verkehren-fact-which = Partie { $game }: { $why }
