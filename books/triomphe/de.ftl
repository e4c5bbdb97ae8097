# Was am Tisch der Triomphe gesagt wird.
triomphe-title = Spiel { $deal } von { $deals }
triomphe-partners = { $a } und { $c } spielen gegen { $b } und { $d }.
triomphe-each-alone = Jeder spielt für sich.
triomphe-players = Vier spielen, jeder mit neun Karten.
triomphe-pack = Vierzig Karten; die zwei letzten Farben des großen Spiels bleiben in der Schachtel.
triomphe-order = In jeder Farbe gilt die Ordnung A K D B 10 9 8 7 6 5.
triomphe-no-passing = Passen darf niemand.
triomphe-stake = { $number ->
    [one] Ein Spiel gilt eine Marke.
   *[other] Ein Spiel gilt { $number } Marken.
}
triomphe-first-dealer = { $seat } gibt zuerst.
triomphe-next-dealer = { $seat } gibt als Nächster.
triomphe-dealt = { $seat } gibt jedem neun Karten.
triomphe-turned = { $card } ist umgeschlagen: { $suit } ist Trumpf.
triomphe-leads = { $seat } spielt aus.
triomphe-plays = { $seat } spielt { $card }.
triomphe-takes = { $seat } nimmt den Stich.
triomphe-trump = Trumpf: { $suit }
triomphe-pile-turned = umgeschlagen
triomphe-partner = Partner
triomphe-games = Spiele
triomphe-asks = { $seat } bittet, neu zu geben.
triomphe-said-ask = neu geben?
triomphe-consents = { $seat } willigt ein.
triomphe-objects = { $seat } widerspricht: Es wird gespielt.
triomphe-redeal = Alle willigen ein; { $seat } gibt noch einmal.
triomphe-refuses = { $seat } will nicht spielen
triomphe-concedes = { $seat } gibt das Spiel auf
triomphe-side-pays = { $seat } und { $other } büßen gemeinsam dafür.
triomphe-alone-pays = { $seat } büßt jedem der anderen dafür.
triomphe-won = { $seat } und { $other } gewinnen das Spiel
triomphe-won-alone = { $seat } gewinnt das Spiel
triomphe-vole = { $seat } und { $other } gewinnen alle neun Stiche
triomphe-tie = Gleich viele Stiche: Niemand gewinnt

triomphe-must-follow = Sie haben { $suit } und müssen bedienen.
triomphe-must-take = Sie können den Stich nehmen und müssen es: { $cards }.
triomphe-too-late = Sie haben schon gespielt; um ein neues Geben bittet man vorher.
triomphe-plays-already = Sie haben schon gespielt; nun wird das Spiel gespielt.
triomphe-asked-already = In diesem Spiel ist schon um ein neues Geben gebeten worden.
triomphe-no-concession = Aufgeben kann nur, par force, wer nehmen muss und nicht will.
triomphe-answer-first = Sagen Sie zuerst, ob neu gegeben werden soll.
triomphe-fact-tricks = Nennen Sie die Stiche von vier Spielern, zusammen { $number }.
triomphe-fact-offender = Nennen Sie ein Vergehen und wer es begangen hat, einen Spieler von 1 bis 4; oder keines von beiden.

triomphe-note-vote = { $seat } sagt, ob neu gegeben werden soll
triomphe-note-lead = { $seat } spielt aus
triomphe-note-play = { $seat } gibt zu
triomphe-note-must-take = Sie können nehmen, also müssen Sie

triomphe-do-refuse = Nicht spielen (zwei Spiele)
triomphe-do-ask = Um neues Geben bitten
triomphe-do-consent = In neues Geben einwilligen
triomphe-do-object = Spielen lassen
triomphe-do-concede = Das Spiel aufgeben (ein Spiel)

triomphe-why-consent = Mit einem leeren Blatt kann neues Geben nur helfen.
triomphe-why-object = Ihr Blatt ist des Spielens wert: Es zu verlieren kostet höchstens ein Spiel.
triomphe-why-draw = Spielen Sie Trumpf, zuerst { $card }, damit niemand Ihre guten Karten trumpft.
triomphe-why-force = { $card } lockt die hohen Karten heraus, eine über die andere.
triomphe-why-single = { $card } ist Ihre einzige der Farbe; das nächste Mal können Sie trumpfen.
triomphe-why-cheap = { $card } ist die niedrigste Karte, die nimmt, und nach Ihnen spielt niemand.
