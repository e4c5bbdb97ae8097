# Was an einem Morratisch gesagt wird.

# Der Tisch
morra-title = Morra, Spiel { $game } von { $games }, bis { $target }
morra-points = Punkte
morra-last-shown = zuletzt gezeigt
morra-note-choose = Wählen Sie Finger und Ruf.
morra-note-waiting = { $seat } hat gewählt und wartet.
morra-note-chosen = Sie haben gewählt; { $seat } überlegt noch.
morra-note-last = Letzte Runde: { $total } Finger.
morra-said = { $call }!
morra-hand = { $fingers ->
    [0] eine Faust
    [one] ein Finger
   *[other] { $fingers } Finger
}

# Was geschieht
morra-begins = Spiel { $game } beginnt, bis { $target } Punkte, um einen Einsatz von { $stake }.
morra-shows = { $seat } zeigt { $fingers ->
    [0] die Faust
    [one] einen Finger
   *[other] { $fingers } Finger
} und ruft { $call }.
morra-right = { $total } Finger: { $seat } hat sie erraten.
morra-equal = { $total } Finger; beide haben { $call } gerufen, also zählt niemand.
morra-both-wrong = { $total } Finger; niemand hat sie gerufen.
morra-point = Summe erraten
morra-wins = { $seat } hat { $points } Punkte und gewinnt das Spiel.

# Was man tun kann
morra-do-show = { $fingers ->
    [0] Faust
    [one] Ein Finger
   *[other] { $fingers } Finger
}, Ruf { $call }
morra-form-show = Finger und Ruf
morra-never-right = kann nicht stimmen

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
morra-why-safe = Auf die Dauer ist das nicht zu schlagen.

# Abrechnen
morra-no-such-player = Einen Spieler { $number } gibt es nicht: Der erste ist 0, der zweite 1.
