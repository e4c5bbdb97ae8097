# Was am Tisch bei Süßmilch gesagt wird.
sussmilch-title = Taille { $taille } von { $tailles }, { $turn } von { $turns } Abzügen gemacht
sussmilch-rank = { $rank ->
    [A] Daus
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
    .you = Sie mischen zur Taille { $number }, und es wird abgehoben.
sussmilch-bottom = Das unterste Blatt wird gezeigt: { $card }. Es gewinnt den Pointeurs nichts.
sussmilch-turn = Abzug { $number }: { $first } für den Bankhalter, { $second } für die Pointeurs.
sussmilch-pause = Der Bankhalter macht eine Pause; man darf setzen, zurücknehmen und schieben.
sussmilch-void = { $card } war das unterste Blatt und gilt nicht.
sussmilch-lays = { $seat } setzt { $amount }: { $place }.
    .you = Sie setzen { $amount }: { $place }.
sussmilch-withdraws = { $seat } nimmt { $amount } zurück: { $place }.
    .you = Sie nehmen { $amount } zurück: { $place }.
sussmilch-pushes = { $seat } schiebt { $amount }: { $from } → { $to }.
    .you = Sie schieben { $amount }: { $from } → { $to }.
sussmilch-fell-win = { $seat } gewinnt { $amount }: { $said }.
    .you = Sie gewinnen { $amount }: { $said }.
sussmilch-fell-lose = { $seat } verliert { $amount }: { $said }.
    .you = Sie verlieren { $amount }: { $said }.
sussmilch-fell-plie = { $seat } verliert durch ein Plié die Hälfte von { $amount }: { $said }.
    .you = Sie verlieren durch ein Plié die Hälfte von { $amount }: { $said }.
sussmilch-fell-close = { $seat } nimmt { $amount } unentschieden vom Tisch: { $said }.
    .you = Sie nehmen { $amount } unentschieden vom Tisch: { $said }.
sussmilch-off = Was { $seat } dort hatte, ist vom Tisch: { $place }.
    .you = Was Sie dort hatten, ist vom Tisch: { $place }.
sussmilch-taille-over = Taille { $number } ist zu Ende.
sussmilch-next-bank = Die Bank geht an { $seat }.
    .you = Die Bank geht an Sie.

# Was nicht geht
sussmilch-over = Niemand darf mehr als { $amount } auf einem Platz haben.
sussmilch-same-place = Dort liegen die Marken schon.
sussmilch-not-there = Dort stehen nur { $amount }, von jedem Anteil gleich viel zu nehmen.
sussmilch-in-threes = Dort stehen drei Anteile: Nehmen Sie drei Marken zurück, oder sechs, oder neun.
sussmilch-nothing-there = Dort haben Sie nichts.
sussmilch-no-place = Einen solchen Platz gibt es nicht: Zusammen setzt man nur auf Nachbarn.

# Was zum Augenblick zu sagen ist
sussmilch-note-grid = Die Blätter liegen in zwei Reihen: Daus, König, Ober, Unter; Zehn, Neun, Acht, Sieben.
sussmilch-note-share = Am kleinsten ist der Anteil der Bank hier: { $place }, { $share } vom Satz.

# Rat
sussmilch-why-last = Im letzten Abzug kann ein Blatt verlieren, aber nicht gewinnen.
sussmilch-why-wait = Ihr Satz steht, bis er entschieden ist.
sussmilch-why-one-turn = Oder nehmen Sie ihn zurück: Dann hat er Sie einen Abzug gekostet und nicht mehr.
sussmilch-why-stake = Hier bleibt der Bank am wenigsten: { $place }, { $share } vom Satz.
sussmilch-why-shares = Mehrere Blätter zugleich kosten nie weniger als das beste von ihnen.
sussmilch-why-keep-away = Die Bank hat hier mehr als beim Pharo; warten Sie.

# Wer als Mensch abzieht, kann sich vertun
sussmilch-do-count = Die Haufen nachzählen
sussmilch-do-let-be = Die Haufen ungezählt lassen
sussmilch-counted = { $seat } zählt die Haufen nach: { $bank } Blätter für die Bank, { $punters } für die Pointeurs.
    .you = Sie zählen die Haufen nach: { $bank } Blätter für die Bank, { $punters } für die Pointeurs.
sussmilch-fausse-taille = Fausse taille! { $seat } zahlt alles, was steht, als gewonnen aus.
    .you = Fausse taille! Sie zahlen alles, was steht, als gewonnen aus.
sussmilch-count-later = Die Haufen werden nach der Taille gezählt, wo ein Mensch abzieht.
sussmilch-note-count = Die Taille ist zu Ende; jeder darf die Haufen nachzählen.
sussmilch-why-count = Nachzählen kostet nichts, und eine falsche Taille zahlt alles, was steht.
