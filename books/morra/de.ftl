# Was an einem Morratisch gesagt wird.

# Der Tisch
morra-title = Spiel { $game } von { $games }, bis { $target }
morra-points = Punkte
morra-note-choose = Wählen Sie Finger und Ruf.
morra-note-waiting = { $seat } hat gewählt und wartet.
    .you = Sie haben gewählt und warten.
morra-note-chosen = Sie haben gewählt; { $seat } überlegt noch.
    .you = Sie haben gewählt; Sie überlegen noch.
morra-note-last = Letzte Runde: { $total } Finger.
morra-said = { $call }!
morra-fingers = { $fingers ->
    [0] die Faust
    [one] ein Finger
   *[other] { $fingers } Finger
}
morra-hand-shows = { $fingers ->
    [0] die Faust
    [one] ein Finger
   *[other] { $fingers } Finger
}, Ruf { $call }
morra-hand-closed = hat gewählt
morra-pick-fingers = Wie viele Finger zeigen Sie?
morra-pick-call = Was rufen Sie?

# Was geschieht
morra-begins = Spiel { $game } beginnt, bis { $target } Punkte, um einen Einsatz von { $stake }.
morra-shows = { $seat } zeigt { $fingers ->
    [0] die Faust
    [one] einen Finger
   *[other] { $fingers } Finger
} und ruft { $call }.
    .you = Sie zeigen { $fingers ->
        [0] die Faust
        [one] einen Finger
       *[other] { $fingers } Finger
    } und rufen { $call }.
morra-right = { $total } Finger: { $seat } hat sie erraten.
    .you = { $total } Finger: Sie haben sie erraten.
morra-equal = { $total } Finger; beide haben { $call } gerufen, also zählt niemand.
morra-both-wrong = { $total } Finger; niemand hat sie gerufen.
morra-wins = { $seat } hat { $points } Punkte und gewinnt das Spiel.
    .you = Sie haben { $points } Punkte und gewinnen das Spiel.
morra-over = { $games ->
    [one] Das Spiel ist aus.
   *[other] Die Partie von { $games } Spielen ist aus.
}

# Was man tun kann
morra-do-show = { $fingers ->
    [0] Faust
    [one] Ein Finger
   *[other] { $fingers } Finger
}, Ruf { $call }
morra-do-show-vain = { $show } (kann nicht stimmen)

# Ablehnungen
morra-no-fist = Die Faust gilt an diesem Tisch nicht: Zeigen Sie wenigstens einen Finger.
morra-too-many-fingers = Eine Hand hat fünf Finger.
morra-call-range = Rufen Sie eine Zahl von null bis zehn.
morra-already-shown = Sie haben schon gewählt; der andere noch nicht.

# Rat
morra-why-even = Vom anderen weiß man noch nichts: Losen Sie, jede Zahl gleich oft.
morra-why-habit = { $seat } hat { $fingers ->
    [0] die Faust
   *[other] { $fingers }
} { $times ->
    [one] einmal
   *[other] { $times }-mal
} in { $rounds } Runden gezeigt: Rechnen Sie das zu Ihren Fingern.
morra-why-unexpected = { $seat } hat { $fingers ->
    [0] die Faust
   *[other] { $fingers }
} { $times ->
    [0] noch nie
    [one] einmal
   *[other] { $times }-mal
} von Ihnen erwartet.
morra-why-lots = Vom anderen weiß man noch nichts: Losen Sie nach dem Stand. Hier { $fingers ->
    [0] kommt die Faust
    [one] kommt ein Finger
   *[other] kommen { $fingers } Finger
} mit dem Ruf { $call } in hundert Malen { $parts }-mal, öfter als jede andere Hand.
morra-why-guess-even = Losen Sie auch, was Sie beim anderen raten.
morra-why-safe = Auf die Dauer ist das nicht zu schlagen.
morra-why-sensible = Nur ein Ruf, der stimmen kann, ist etwas wert.
morra-why-back = Folgen Sie einer Gewohnheit nur, solange es sich lohnt.

# Abrechnen
morra-no-such-player = Einen Spieler { $number } gibt es nicht: Der erste ist 0, der zweite 1.
