# Was am Tisch bei Süßmilch gesagt wird.
sussmilch-title = Taille { $taille } von { $tailles }, { $turn } von { $turns } Abzügen gemacht
sussmilch-rank = { $rank ->
    [A] Ass
    [K] König
    [Q] Ober
    [J] Unter
    [10] Zehn
    [9] Neun
    [8] Acht
   *[7] Sieben
 }
sussmilch-on-one = { $a }
sussmilch-on-two = zwischen { $a } und { $b }
sussmilch-on-four = inmitten von { $a }, { $b }, { $c } und { $d }
sussmilch-stage = { $of ->
    [1] ganz
   *[other] { $standing } von { $of } Anteilen
 }

# Was man tun kann
sussmilch-ask-stake = Marken auf einen Platz legen
sussmilch-ask-withdraw = Marken zurücknehmen
sussmilch-ask-move = Marken auf einen anderen Platz schieben
sussmilch-do-ready = Fertig für den nächsten Abzug
sussmilch-do-stake = { $amount } setzen: { $place }
sussmilch-do-withdraw = { $amount } zurücknehmen: { $place }
sussmilch-do-push = { $amount } schieben: { $from } → { $to }

# Was geschieht
sussmilch-shuffled = { $seat } mischt zur Taille { $number }, und es wird abgehoben.
sussmilch-bottom = Das unterste Blatt wird gezeigt: { $card }. Es gewinnt den Pointeurs nichts.
sussmilch-turn = Abzug { $number }: { $first } für den Bankhalter, { $second } für die Pointeurs.
sussmilch-pause = Der Bankhalter macht eine Pause; man darf setzen, zurücknehmen und schieben.
sussmilch-void = { $card } war das unterste Blatt und gilt nicht.
sussmilch-lays = { $seat } setzt { $amount }: { $place }.
sussmilch-withdraws = { $seat } nimmt { $amount } zurück: { $place }.
sussmilch-pushes = { $seat } schiebt { $amount }: { $from } → { $to }.
sussmilch-fell-win = { $seat } gewinnt { $amount }: { $said }.
sussmilch-fell-lose = { $seat } verliert { $amount }: { $said }.
sussmilch-fell-plie = { $seat } verliert durch ein Plié die Hälfte von { $amount }: { $said }.
sussmilch-fell-close = { $seat } nimmt { $amount } unentschieden vom Tisch: { $said }.
sussmilch-off = Was { $seat } dort hatte, ist vom Tisch: { $place }.
sussmilch-taille-over = Taille { $number } ist zu Ende.
sussmilch-next-bank = Die Bank geht an { $seat }.

# Was nicht geht
sussmilch-over = Niemand darf mehr als { $amount } auf einem Platz haben.
sussmilch-same-place = Dort liegen die Marken schon.
sussmilch-not-there = Dort stehen nur { $amount }, von jedem Anteil gleich viel zu nehmen.
sussmilch-in-threes = Dort stehen drei Anteile: Nehmen Sie drei Marken zurück, oder sechs, oder neun.
sussmilch-nothing-there = Dort haben Sie nichts.
sussmilch-no-place = Einen solchen Platz gibt es nicht: Zusammen setzt man nur auf Nachbarn.

# Was zum Augenblick zu sagen ist
sussmilch-note-grid = Die Blätter liegen in zwei Reihen: Ass, König, Ober, Unter; Zehn, Neun, Acht, Sieben.
sussmilch-note-share = Am kleinsten ist der Anteil der Bank hier: { $place }, { $share } vom Satz.

# Rat
sussmilch-why-last = Im letzten Abzug kann ein Blatt verlieren, aber nicht gewinnen.
sussmilch-why-wait = Ihr Satz steht, bis er entschieden ist.
sussmilch-why-one-turn = Oder nehmen Sie ihn zurück: Dann hat er Sie einen Abzug gekostet und nicht mehr.
sussmilch-why-stake = Hier bleibt der Bank am wenigsten: { $place }, { $share } vom Satz.
sussmilch-why-shares = Mehrere Blätter zugleich kosten nie weniger als das beste von ihnen.
sussmilch-why-keep-away = Die Bank hat hier mehr als beim Pharo; warten Sie.
