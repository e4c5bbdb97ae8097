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
guerre-sets-out = { $seat } setzt sich aus.
guerre-must-aim = { $seat } muss auf Ball { $ball } spielen.
guerre-no-ball-beyond = Kein Ball liegt jenseits der Mittellöcher: { $seat } setzt sich neu aus.
guerre-plays-on = { $seat } spielt weiter.
guerre-waits = { $seat } wartet in der Hand.
guerre-dies = { $seat } ist tot.
guerre-appeals = { $seat } appelliert.
guerre-stays-out = { $seat } bleibt draußen.
guerre-offers-share = { $seat } schlägt vor, den Topf zu teilen.
guerre-shares = Der Topf wird geteilt.
guerre-refuses = { $seat } lehnt ab.
guerre-suite = { $seat } hat alle anderen in einem Zug heruntergespielt.
guerre-wins = { $seat } ist der Letzte und nimmt den Topf.
guerre-do-appeal = Appellieren: ein Satz in den Topf
guerre-do-stay-out = Draußen bleiben
guerre-do-share = Vorschlagen, den Topf zu teilen
guerre-do-agree = Zustimmen
guerre-do-refuse = Ablehnen
guerre-marks-written = Striche
guerre-wrong-target = Das Ziel ist gefehlt und ein anderer Ball getroffen.
guerre-takes-back = { $seat } nimmt den Ball zurück.
guerre-acquit-short = Der Ball ist nicht über die Mittellöcher gekommen.
guerre-acquit-lost = { $seat } hat seinen Ball beim Aussetzen verspielt.
guerre-to-play = { $seat } ist an der Reihe.
guerre-several = { $count } Bälle auf einmal.
guerre-broken-off = Das Spiel wird abgebrochen; wer noch darin ist, teilt den Topf.
guerre-call-salvo = Daheim, in salvo!
guerre-call-wrong-ball = Der falsche Ball!
guerre-call-foul = Ein Fehler!
guerre-call-between = Ein Fehler zwischen zwei Stößen.
guerre-note-numbers = Die Nummern werden gezogen.
guerre-note-acquit = { $seat } hat sich auszusetzen.
guerre-note-appeal = { $seat } darf appellieren.
guerre-note-answer = { $seat } hat zu sagen, ob der Topf geteilt wird.
guerre-fact = Anzugeben ist, was { $players } Spieler gezahlt haben und wer von ihnen gewonnen hat.
guerre-why-take-back = Besser setzt man sich neu aus, über die Mittellöcher hinaus.
guerre-why-appeal = Ein Satz ist weniger, als im Topf liegt.
guerre-why-agree = Die Hälfte des Topfes ist mehr wert als Ihre Aussichten.
guerre-why-refuse = Sie haben mehr Leben übrig als der andere.
guerre-why-acquit = An der Fußbande, abseits der Löcher, ist ein Ball am schwersten zu machen.
guerre-why-make = Ball { $ball } lässt sich in { $hole } machen: Etwa { $percent } von hundert gelingen.
guerre-why-safe = Keine gute Gelegenheit: Treffen Sie den Ball und liegen Sie so, dass der Nächste wenig findet.
guerre-why-least = Viel ist hier nicht zu holen: Verlieren Sie so wenig wie möglich.
