# Was an der Billardtafel gesagt wird, gleich was darauf gespielt wird.
billiard-house = Partiegeld
billiard-hole-hl = das linke Kopfloch
billiard-hole-hr = das rechte Kopfloch
billiard-hole-ml = das linke Mittelloch
billiard-hole-mr = das rechte Mittelloch
billiard-hole-fl = das linke Fußloch
billiard-hole-fr = das rechte Fußloch
billiard-in-hand = in der Hand
billiard-on-the-wall = auf der Wand
billiard-out = ausgeschieden
billiard-points = Punkte

# Was die Bälle getan haben.
billiard-strikes = { $seat } spielt.
    .you = Sie spielen.
billiard-touches-ball = Ball { $ball } trifft Ball { $other }.
billiard-falls = Ball { $ball } fällt in { $hole }.
billiard-leaves = Ball { $ball } verlässt die Tafel.
billiard-back-from-person = Ball { $ball } prallt von einem Umstehenden zurück und ist doch verloren.
billiard-back-from-thing = Ball { $ball } prallt von der Zimmerwand zurück: als hätte er die Tafel nie verlassen.
billiard-rests-on-wall = Ball { $ball } bleibt auf der Wand der Bande liegen.
billiard-passes = Ball { $ball } kommt auf gleiche Höhe mit Ball { $other }.
billiard-slips = Der Stock gleitet ab.
billiard-slips-untouched = Der Stock gleitet ab, ohne den Ball zu berühren.
billiard-put-back = Ball { $ball } kommt an seinen Ort zurück.

# Was der Marqueur ruft.
billiard-call-made = Gemacht!
billiard-call-sprung = Gesprengt!
billiard-call-run-in = Verlaufen!
billiard-call-jumped = Von der Tafel!
billiard-call-miss = Gefehlt!
billiard-call-short = Non passé!
billiard-call-swiss = Ein Schweizer!
billiard-call-lost-on-the-way = Unterwegs verloren!
billiard-call-play-on = Nichts ist gefallen.

# Was man tun kann.
billiard-do-stroke = Einen Stoß spielen
billiard-do-stroke-so = Stoßen: { $how }
billiard-how = Richtung { $direction }°, { $speed } m in der Sekunde
billiard-how-and = { $how }, { $more }
billiard-how-from = gelegt { $along } m längs und { $across } m quer
billiard-how-right = { $part } des Halbmessers rechts von der Mitte
billiard-how-left = { $part } des Halbmessers links von der Mitte
billiard-how-above = { $part } des Halbmessers über der Mitte
billiard-how-below = { $part } des Halbmessers unter der Mitte
billiard-how-raised = das Queue um { $degrees }° gehoben
billiard-how-mace = mit der Masse
billiard-do-acquit = Sich aussetzen
billiard-do-make = Ball { $ball } machen: { $hole }
billiard-do-double = Ball { $ball } über die Bande machen: { $hole }
billiard-do-bloque = Ball { $ball } gerade und mit Kraft hineinspielen: { $hole }
billiard-do-cut = Ball { $ball } schneiden: { $hole }
billiard-do-touch = Ball { $ball } treffen und sicher bleiben
billiard-do-reach = Den eigenen Ball hierher legen: { $place }
billiard-do-take-back = Den Ball zurücknehmen
billiard-do-call-acquit = Den anderen sich neu aussetzen lassen
billiard-do-take-acquit = Sich selbst aussetzen
billiard-do-overlook = Darüber hinwegsehen
billiard-do-pass = Den anderen seinen Ball herunterspielen lassen
billiard-do-call-touche = „Touché“ rufen
billiard-do-call-billard = Rufen, dass beide Bälle berührt sind
billiard-do-let-stand = Es gelten lassen

# Wonach bei einem Stoß gefragt wird.
billiard-ask-angle = Richtung
billiard-ask-speed = Stärke
billiard-ask-place = Wohin der Ball gelegt wird, der Länge nach
billiard-ask-side = Links oder rechts von der Mitte
billiard-ask-height = Über oder unter der Mitte
billiard-ask-elevation = Queue heben
billiard-ask-stick = Stock
billiard-ask-target = Angespielter Ball
billiard-stick-cue = Queue
billiard-stick-mace = Masse

# Warum etwas nicht geht.
billiard-not-behind-mark = Der Ball muss hinter der Marque liegen.
billiard-not-clear = Der Ball darf weder Bande noch anderen Ball berühren.
billiard-too-fast = So schnell stößt dieser Stock nicht.
billiard-too-slow = Das ist kein Stoß.
billiard-off-centre = So weit neben der Mitte glitte der Stock ab.
billiard-mace-in-the-middle = Die Masse trifft den Ball in der Mitte.
billiard-too-steep = So weit lässt sich das Queue nicht heben.
billiard-wrong-stick = Am Tisch wird mit dem anderen Stock gespielt.
billiard-no-such-ball = Dieser Ball liegt nicht auf der Tafel.

# Die Tafel, wie sie gezeichnet wird.
billiard-ball = Ball { $ball }
billiard-line-mark = Marque
billiard-line-middle = Mittellöcher
billiard-on-ball = auf Ball { $ball }
billiard-do-run-in = Ball { $ball } in { $hole } laufen lassen
billiard-do-touch-soft = Ball { $ball } sanft treffen
billiard-do-touch-hard = Ball { $ball } mit Kraft treffen
billiard-do-bricole = An die entfernte Bande und zurück spielen
billiard-do-bricole-soft = An die entfernte Bande spielen, etwas sanfter
billiard-do-bricole-hard = An die entfernte Bande spielen, etwas stärker
billiard-do-port = Durch die Pforte spielen
billiard-do-target = Auf das Ziel spielen
billiard-place-or-not = Ein Ball in der Hand muss gelegt werden; einer, der auf der Tafel liegt, wird von dort gespielt.
billiard-no-direction = Das ist keine Richtung.
billiard-no-such-shot = Von hier lässt sich das nicht spielen.
billiard-line-cord = Schnur

# Fehler, an einem strengen Tisch.
billiard-with-own = mit dem eigenen Ball
billiard-with-ball = mit dem falschen Ball, { $ball }
billiard-fault-none = ohne Fehler
billiard-fault-twice = und den Ball zweimal mit dem Stock berühren
billiard-fault-both = und einen anderen Ball mit dem Stock berühren
billiard-fault-drawback = und beim Zurückziehen des Stocks einen anderen Ball streifen
billiard-fault-far = und beide Bälle zu weit schieben
billiard-fault-no-foot = ohne einen Fuß auf dem Boden
billiard-fault-knock = und klopfen, während die Bälle laufen
billiard-fault-blow = und den Ball anblasen
billiard-do-fault-touch = Ball { $ball } ohne Erlaubnis berühren (ein Fehler)
billiard-do-fault-lift = Ball { $ball } ohne Erlaubnis aufheben (ein Fehler)
billiard-do-fault-advise = Einem anderen zeigen, wie er spielen soll (ein Fehler)
billiard-do-fault-miss = Die Reihe vorübergehen lassen (ein Fehler)
billiard-do-fault-out-of-turn = Außer der Reihe spielen (ein Fehler)
billiard-do-fault-interrupt = Den Ball des anderen stören (ein Fehler)
billiard-fault-touched = { $seat } berührt Ball { $ball } ohne Erlaubnis.
    .you = Sie berühren Ball { $ball } ohne Erlaubnis.
billiard-fault-lifted = { $seat } hebt Ball { $ball } ohne Erlaubnis auf.
    .you = Sie heben Ball { $ball } ohne Erlaubnis auf.
billiard-fault-advised = { $seat } zeigt einem anderen, wie er spielen soll.
    .you = Sie zeigen einem anderen, wie er spielen soll.
billiard-fault-missed = { $seat } lässt die Reihe vorübergehen.
    .you = Sie lassen die Reihe vorübergehen.
billiard-fault-out-of-turn = { $seat } spielt außer der Reihe; der Stoß gilt nicht, und die Bälle gehen zurück.
    .you = Sie spielen außer der Reihe; der Stoß gilt nicht, und die Bälle gehen zurück.
billiard-fault-interrupted = { $seat } stört den Ball des anderen.
    .you = Sie stören den Ball des anderen.
billiard-no-such-fault = Diesen Fehler macht man mit diesem Stoß an diesem Tisch nicht.
billiard-do-two-cushions = Ball { $ball } über zwei Banden machen: { $hole }
billiard-fact-stroke = Über Stoß { $number } lässt sich nicht urteilen ({ $why }): Es heißt, wer spielt, ein Doppelpunkt, was geschah, wie „A: tip A, hit A B, pocket B fr“.
billiard-fact-no-ball = Stoß { $number }: Auf dem Tisch liegt kein Ball { $ball }.
billiard-fact-fallen = Stoß { $number }: Ball { $ball } ist vor „{ $event }“ schon gefallen.
billiard-fact-itself = Stoß { $number }: Ball { $ball } kann nicht sich selbst treffen.
billiard-fact-nobody = Stoß { $number }: Niemand spielt hier als { $player }.
billiard-ask-place-across = Wohin der Ball gelegt wird, quer
