# Was am Tisch von __NAME__ gesagt wird.
__ID__-title = Spiel { $deal } von { $deals }
__ID__-dealt = { $seat } gibt jedem fünf Karten.
    .you = Sie geben jedem fünf Karten.
__ID__-plays = { $seat } spielt { $card }.
    .you = Sie spielen { $card }.
__ID__-takes = { $seat } nimmt den Stich.
    .you = Sie nehmen den Stich.
__ID__-deal-over = Die Stiche werden bezahlt.
__ID__-must-follow = Sie haben { $suit } und müssen bedienen.
__ID__-fact-tricks = Nennen Sie die Stiche aller Spieler, zusammen { $number }.
__ID__-note-lead = { $seat } spielt aus
    .you = Sie spielen aus
__ID__-note-play = { $seat } gibt zu
    .you = Sie geben zu
