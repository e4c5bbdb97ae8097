# Was beim Billard à la guerre gesagt wird.
guerre-title = Spiel { $game } von { $games }
guerre-pot = Topf
guerre-store = { $count ->
    [0] Kein Einkauf ist mehr übrig.
    [one] Ein Einkauf ist noch übrig.
   *[other] { $count } Einkäufe sind noch übrig.
 }
guerre-marks = { $count ->
    [one] 1 Strich
   *[other] { $count } Striche
 }
guerre-dead = tot
guerre-draws = { $seat } zieht die Nummer { $number }.
guerre-sets-out = { $seat } setzt sich aus.
guerre-must-aim = { $seat } muss auf Ball { $ball } spielen.
guerre-no-ball-beyond = Kein Ball liegt jenseits der Mittellöcher: { $seat } setzt sich neu aus.
guerre-makes = { $seat } macht Ball { $ball }.
guerre-plays-on = { $seat } spielt weiter.
guerre-buys-in = { $seat } kauft sich wieder ein.
guerre-waits = { $seat } wartet in der Hand.
guerre-dies = { $seat } ist tot.
guerre-wrong-target = { $seat } hat Ball { $ball } gefehlt und einen anderen getroffen.
guerre-salvo = { $seat } bringt seinen Ball heim, in salvo.
guerre-appeals = { $seat } appelliert.
guerre-stays-out = { $seat } bleibt draußen.
guerre-offers-share = { $seat } schlägt vor, den Topf zu teilen.
guerre-shares = Der Topf wird geteilt.
guerre-refuses = { $seat } lehnt ab.
guerre-sells = { $seat } verkauft seinen Ball für { $amount } an { $other }.
guerre-comes-in = { $seat } tritt mit { $count } Strichen ein.
guerre-suite = { $seat } hat alle anderen in einem Zug heruntergespielt.
guerre-wins = { $seat } ist der Letzte und nimmt den Topf.
guerre-do-buy-in = Sich wieder einkaufen
guerre-do-appeal = Appellieren: ein Satz in den Topf
guerre-do-stay-out = Draußen bleiben
guerre-do-share = Vorschlagen, den Topf zu teilen
guerre-do-agree = Zustimmen
guerre-do-refuse = Ablehnen
guerre-do-sell = Den eigenen Ball für { $amount } anbieten
guerre-do-buy = Den Ball für { $amount } kaufen
guerre-do-come-in = Eintreten
guerre-not-nearest = Der Stoß muss auf den nächsten Ball gehen.
guerre-not-beyond = Aus der Hand darf man nur auf Bälle jenseits der Mittellöcher spielen.
guerre-players-pot = Um den Topf spielen drei bis elf.
