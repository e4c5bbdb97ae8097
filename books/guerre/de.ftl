# Was beim Billard à la guerre gesagt wird.
guerre-title = Spiel { $game } von { $games }
guerre-pot = Topf
guerre-store = { $count ->
    [0] Kein Einkauf ist mehr übrig.
    [one] Ein Einkauf ist noch übrig.
   *[other] { $count } Einkäufe sind noch übrig.
 }
guerre-dead = tot
guerre-draws = { $seat } zieht die Nummer { $number }.
    .you = Sie ziehen die Nummer { $number }.
guerre-sets-out = { $seat } setzt sich aus.
    .you = Sie setzen sich aus.
guerre-must-aim = { $seat } muss auf Ball { $ball } spielen.
    .you = Sie müssen auf Ball { $ball } spielen.
guerre-no-ball-beyond = Kein Ball liegt jenseits der Mittellöcher: { $seat } setzt sich neu aus.
    .you = Kein Ball liegt jenseits der Mittellöcher: Sie setzen sich neu aus.
guerre-plays-on = { $seat } spielt weiter.
    .you = Sie spielen weiter.
guerre-waits = { $seat } wartet in der Hand.
    .you = Sie warten in der Hand.
guerre-dies = { $seat } ist tot.
    .you = Sie sind tot.
guerre-appeals = { $seat } appelliert.
    .you = Sie appellieren.
guerre-stays-out = { $seat } bleibt draußen.
    .you = Sie bleiben draußen.
guerre-offers-share = { $seat } schlägt vor, den Topf zu teilen.
    .you = Sie schlagen vor, den Topf zu teilen.
guerre-shares = Der Topf wird geteilt.
guerre-refuses = { $seat } lehnt ab.
    .you = Sie lehnen ab.
guerre-suite = { $seat } hat alle anderen in einem Zug heruntergespielt.
    .you = Sie haben alle anderen in einem Zug heruntergespielt.
guerre-wins = { $seat } ist der Letzte und nimmt den Topf.
    .you = Sie sind der Letzte und nehmen den Topf.
guerre-do-appeal = Appellieren: ein Satz in den Topf
guerre-do-stay-out = Draußen bleiben
guerre-do-share = Vorschlagen, den Topf zu teilen
guerre-do-agree = Zustimmen
guerre-do-refuse = Ablehnen
guerre-marks-written = Striche
guerre-wrong-target = Das Ziel ist gefehlt und ein anderer Ball getroffen.
guerre-takes-back = { $seat } nimmt den Ball zurück.
    .you = Sie nehmen den Ball zurück.
guerre-acquit-short = Der Ball ist nicht über die Mittellöcher gekommen.
guerre-acquit-lost = { $seat } hat seinen Ball beim Aussetzen verspielt.
    .you = Sie haben Ihren Ball beim Aussetzen verspielt.
guerre-to-play = { $seat } ist an der Reihe.
    .you = Sie sind an der Reihe.
guerre-several = { $count } Bälle auf einmal.
guerre-broken-off = Das Spiel wird abgebrochen; wer noch darin ist, teilt den Topf.
guerre-call-salvo = Daheim, in salvo!
guerre-call-wrong-ball = Der falsche Ball!
guerre-call-foul = Ein Fehler!
guerre-call-between = Ein Fehler zwischen zwei Stößen.
guerre-note-numbers = Die Nummern werden gezogen.
guerre-note-acquit = { $seat } hat sich auszusetzen.
    .you = Sie haben sich auszusetzen.
guerre-note-appeal = { $seat } darf appellieren.
    .you = Sie dürfen appellieren.
guerre-note-answer = { $seat } hat zu sagen, ob der Topf geteilt wird.
    .you = Sie haben zu sagen, ob der Topf geteilt wird.
guerre-fact = Anzugeben ist, was { $players } Spieler gezahlt haben und wer von ihnen gewonnen hat.
guerre-why-take-back = Besser setzt man sich neu aus, über die Mittellöcher hinaus.
guerre-why-appeal = Ein Satz ist weniger, als im Topf liegt.
guerre-why-agree = Die Hälfte des Topfes ist mehr wert als Ihre Aussichten.
guerre-why-refuse = Sie haben mehr Leben übrig als der andere.
guerre-why-acquit = An der Fußbande, abseits der Löcher, ist ein Ball am schwersten zu machen.
guerre-why-make = Ball { $ball } lässt sich in { $hole } machen: Etwa { $percent } von hundert gelingen.
guerre-why-safe = Keine gute Gelegenheit: Treffen Sie den Ball und liegen Sie so, dass der Nächste wenig findet.
guerre-why-least = Viel ist hier nicht zu holen: Verlieren Sie so wenig wie möglich.

# Wer später kommt, und Bälle, die verkauft werden.
guerre-late = noch nicht eingetreten
guerre-joins = { $seat } tritt ein und übernimmt { $count }.
    .you = Sie treten ein und übernehmen { $count }.
guerre-do-join = Eintreten und { $count } übernehmen
guerre-why-join = Je länger man wartet, desto mehr ist zu übernehmen.
guerre-sells = { $seat } bietet Ball { $ball } zum Kauf an.
    .you = Sie bieten Ball { $ball } zum Kauf an.
guerre-do-sell = Den Ball innerhalb der Gesellschaft verkaufen
guerre-offers = { $seat } bietet { $count ->
    [one] einen Satz
   *[other] { $count } Sätze
}.
    .you = Sie bieten { $count ->
        [one] einen Satz
   *[other] { $count } Sätze
        }.
guerre-do-offer = { $count ->
    [one] Einen Satz
   *[other] { $count } Sätze
} bieten
guerre-do-no-offer = Nichts bieten
guerre-buys = { $seat } kauft Ball { $ball } für { $count ->
    [one] einen Satz
   *[other] { $count } Sätze
} und spielt ihn von nun an.
    .you = Sie kaufen Ball { $ball } für { $count ->
        [one] einen Satz
   *[other] { $count } Sätze
        } und spielen ihn von nun an.
guerre-no-sale = Niemand will den Ball.
guerre-note-sale = { $seat } verkauft Ball { $ball }; die Gesellschaft wird gefragt.
    .you = Sie verkaufen Ball { $ball }; die Gesellschaft wird gefragt.
guerre-why-offer = Wer aus dem Spiel ist, kommt so zurück, für die Hälfte dessen, was der Ball verspricht.
guerre-why-no-offer = Ein Ball genügt, um den Topf zu gewinnen.
