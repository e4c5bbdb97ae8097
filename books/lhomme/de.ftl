# Was am Tisch des L'Homme gesagt wird.
lhomme-title = Spiel { $deal } von { $deals }
lhomme-pot = Satz
lhomme-players = { $number } spielen, jeder für sich.
lhomme-pack = Das volle Spiel hat sechzig Karten: sechs Farben zu je zehn.
lhomme-suits = Die Farben sind { $first }, { $second }, { $third }, { $fourth }, { $fifth } und { $sixth }, in dieser Ordnung.
lhomme-played-with = Mit { $number } davon wird an diesem Tisch gespielt.
lhomme-order = In jeder Farbe gilt die Ordnung A K D B 10 9 8 7 6 5.
lhomme-order-hombre = In jeder Farbe gilt die Ordnung A K D B 7 6 5 4 3 2.
lhomme-undertake-reading = Die Pflicht ist, das Spiel zu übernehmen; zum Stechen ist niemand verpflichtet.
lhomme-no-exchange = Mit den übrigen Karten wird nicht getauscht.
lhomme-first-dealer = { $seat } gibt zuerst.
    .you = Sie geben zuerst.
lhomme-next-dealer = { $seat } gibt als Nächster.
    .you = Sie geben als Nächster.
lhomme-dealt = { $seat } gibt jedem { $number } Karten.
    .you = Sie geben jedem { $number } Karten.
lhomme-turned = { $card } ist umgeschlagen: { $suit } ist Trumpf.
lhomme-undertakes = { $seat } spielt.
    .you = Sie spielen.
lhomme-passes = { $seat } passt.
    .you = Sie passen.
lhomme-leads = { $seat } spielt aus.
    .you = Sie spielen aus.
lhomme-plays = { $seat } spielt { $card }.
    .you = Sie spielen { $card }.
lhomme-takes = { $seat } nimmt den Stich.
    .you = Sie nehmen den Stich.
lhomme-refuses = { $seat } könnte nehmen und tut es nicht.
    .you = Sie könnten nehmen und tun es nicht.
lhomme-won = { $seat } hat mehr Stiche als jeder andere und zieht den Satz.
    .you = Sie haben mehr Stiche als jeder andere und ziehen den Satz.
lhomme-lost = { $seat } verliert und setzt so viel hinzu, wie steht.
    .you = Sie verlieren und setzen so viel hinzu, wie steht.
lhomme-all-pass = Alle passen; der Satz bleibt stehen.
lhomme-trump = Trumpf: { $suit }
lhomme-pile-turned = umgeschlagen
lhomme-homme = Homme
lhomme-marks = Striche
lhomme-said-play = Ich spiele
lhomme-said-pass = passe

lhomme-must-undertake = Sie müssen das Spiel übernehmen.
lhomme-must-follow = Sie haben { $suit } und müssen bedienen.
lhomme-must-take = Sie können den Stich nehmen und müssen es: { $cards }.
lhomme-fact-seat = Der Homme ist ein Spieler von 1 bis { $number }.
lhomme-fact-tricks = Nennen Sie die Stiche von { $players } Spielern, zusammen { $number }.
lhomme-fact-pot = So groß ist kein Satz, und weniger als nichts auch nicht.

lhomme-note-homme = { $seat } spielt gegen alle anderen
    .you = Sie spielen gegen alle anderen
lhomme-note-bid = { $seat } sagt, ob er spielt
    .you = Sie sagen, ob Sie spielen
lhomme-note-lead = { $seat } spielt aus
    .you = Sie spielen aus
lhomme-note-play = { $seat } gibt zu
    .you = Sie geben zu
lhomme-note-must-take = Sie können nehmen, also müssen Sie

lhomme-do-undertake = Spielen
lhomme-do-pass = Passen
lhomme-do-decline = Das Spiel ablehnen und dafür zahlen
lhomme-do-refuse = { $card } spielen, nicht nehmen und dafür zahlen

lhomme-why-pass = Ihre Trümpfe sind zu wenige, um mehr Stiche zu machen als jeder andere.
lhomme-why-bound = Sie müssen das Spiel übernehmen; es abzulehnen kostet mehr, als es einbringt.
lhomme-why-few-tricks = So viele teilen sich die Stiche, dass wenige genügen, und die haben Sie.
lhomme-why-undertake = { $number ->
    [one] Ein Trumpf und gute Karten daneben versprechen
   *[other] { $number } Trümpfe versprechen
} Ihnen mehr Stiche als jedem anderen.
lhomme-why-draw = Ziehen Sie mit { $card } Trumpf, damit Ihre guten Karten sicher sind.
lhomme-why-gather = { $card }: Einer von denen gegen den Homme muss so viele Stiche machen wie er.
lhomme-why-gather-take = Nehmen Sie mit { $card }: Ihr Blatt ist es, das so viele Stiche machen kann wie der Homme.
lhomme-why-beat = Der Homme hat den Stich: { $card } nimmt ihn ihm ab.
lhomme-why-stand = Lassen Sie dem Mitspieler den Stich; { $card } ist zu entbehren.
