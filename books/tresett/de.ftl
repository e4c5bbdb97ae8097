# Was am Tresetttisch gesagt wird.
tresett-title = Spiel { $deal } von { $deals }
tresett-partners = { $a } und { $c } spielen gegen { $b } und { $d }.
tresett-pack = Vierzig Karten, ohne Zehnen, Neunen und Achten.
tresett-order = In jeder Farbe ist die Drei die höchste, dann 2 A K D B 7 6 5 4.
tresett-no-trump = Trumpf gibt es nicht.
tresett-with-calling = Die Vorhand darf eine Karte zurufen; darum werden keine Marken mitgenommen.
tresett-first-dealer = { $seat } gibt zuerst.
    .you = Sie geben zuerst.
tresett-next-dealer = { $seat } gibt als Nächster.
    .you = Sie geben als Nächster.
tresett-dealt = { $seat } gibt jedem zweimal fünf Karten.
    .you = Sie geben jedem zweimal fünf Karten.
tresett-leads-first = { $seat } spielt aus.
    .you = Sie spielen aus.
tresett-plays = { $seat } spielt { $card }.
    .you = Sie spielen { $card }.
tresett-takes = { $seat } nimmt den Stich.
    .you = Sie nehmen den Stich.
tresett-partner = Partner
tresett-marks = Marken
tresett-parties = Partien

tresett-set = { $number ->
    [3] drei
   *[other] vier
} { $rank ->
    [3] Dreien
    [2] Zweien
    [A] Asse
    [K] Könige
    [Q] Damen
    [J] Buben
    [7] Siebenen
    [6] Sechsen
    [5] Fünfen
   *[4] Vieren
}
tresett-neapolitaine = { $number ->
    [3] eine Neapolitaine in { $suit }
   *[other] eine Neapolitaine zu { $number } in { $suit }
}
tresett-announces = { $seat }: { $what }.
    .you = Sie: { $what }.
tresett-counts-twice = Karten, die { $seat } schon in einem Gedritten gezählt hat, zählen in der Neapolitaine noch einmal.
    .you = Karten, die Sie schon in einem Gedritten gezählt haben, zählen in der Neapolitaine noch einmal.
tresett-sevens-partie = { $seat } bricht für das Paar eine Partie am Kamm an; der Lauf geht weiter.
    .you = Sie brechen für das Paar eine Partie am Kamm an; der Lauf geht weiter.
tresett-announcing-begins = Von der Vorhand an sagt jeder an, was er hat.
tresett-late-begins = Nun dürfen Dreien, Zweien, Asse und Neapolitainen angesagt werden.
tresett-speaks = { $seat } sagt schon jetzt alles an.
    .you = Sie sagen schon jetzt alles an.
tresett-waits = { $seat } behält etwas für den zweiten Stich.
    .you = Sie behalten etwas für den zweiten Stich.
tresett-no-more = { $seat } hat nichts mehr anzusagen.
    .you = Sie haben nichts mehr anzusagen.
tresett-out-by-announcing = { $seat } hat sich hinausgesagt; die Karten werden zusammengeworfen.
    .you = Sie haben sich hinausgesagt; die Karten werden zusammengeworfen.

tresett-calls = { $seat } ruft { $card } zu.
    .you = Sie rufen { $card } zu.
tresett-calls-nothing = { $seat } ruft nichts zu.
    .you = Sie rufen nichts zu.
tresett-hands-over = { $seat } gibt { $card } an { $other }.
    .you = Sie geben { $card } an { $other }.
    .you-other = { $seat } gibt Ihnen { $card }.
tresett-gives-back = { $seat } gibt { $other } eine Karte dafür.
    .you = Sie geben { $other } eine Karte dafür.
    .you-other = { $seat } gibt Ihnen eine Karte dafür.
tresett-you-get = Sie bekommen { $card }.
tresett-shows = { $seat } zeigt die Farbe: { $cards }.
    .you = Sie zeigen die Farbe: { $cards }.
tresett-called-counts = { $card } zählt in dem mit, was { $seat } ansagt.
    .you = { $card } zählt in dem mit, was Sie ansagen.

tresett-counts = { $seat } und { $other } zählen { $number ->
    [one] einen Point
   *[other] { $number } Points
}, bei { $figures ->
    [one] einer Figur
   *[other] { $figures } Figuren
}.
    .you = Sie und { $other } zählen { $number ->
        [one] einen Point
       *[other] { $number } Points
    }, bei { $figures ->
        [one] einer Figur
       *[other] { $figures } Figuren
    }.
tresett-eleven = Übrige Figuren zählen nichts; im Ganzen sind es elf Points.
tresett-points-not-laid = Die Points dieses Spiels werden nicht angelegt.
tresett-sweep = { $seat } und { $other } machen { $feat }: { $number } Partien.
    .you = Sie und { $other } machen { $feat }: { $number } Partien.
tresett-gallara = die Gallara
tresett-gallaton = den Gallaton
tresett-stramazette = die Stramazette
tresett-stramazetton = den Stramazetton
tresett-partie = { $seat } und { $other } haben einundzwanzig Marken.
    .you = Sie und { $other } haben einundzwanzig Marken.
tresett-out-by-points = Die Points des { $number }. Stichs haben sie dahin gebracht.
tresett-double = Die anderen sind nicht über zehn: Die Partie zählt doppelt.
tresett-carries = { $seat } und { $other } nehmen { $number ->
    [one] eine Marke
   *[other] { $number } Marken
} mit.
    .you = Sie und { $other } nehmen { $number ->
        [one] eine Marke
       *[other] { $number } Marken
    } mit.
tresett-anew = Beide Paare fangen von vorn an.
tresett-won = { $seat } und { $other } gewinnen eine Partie.
    .you = Sie und { $other } gewinnen eine Partie.
tresett-won-double = { $seat } und { $other } gewinnen eine doppelte Partie.
    .you = Sie und { $other } gewinnen eine doppelte Partie.
tresett-race-goes-on = Der Lauf geht weiter.
tresett-rises = Die Gesellschaft hebt das Spiel auf: { $first } zu { $second } Partien.

tresett-must-follow = Sie haben { $suit } und müssen bedienen.
tresett-not-yet = Warten Sie mit dem Ansagen, bis die Reihe an Sie kommt.
tresett-too-late = Die Zeit für diese Ansage ist vorbei.
tresett-too-early = Vor dem zweiten Stich darf das nur die Vorhand ansagen.
tresett-not-held = Das haben Sie nicht.
tresett-said-already = Das haben Sie schon angesagt.
tresett-call-missing = Rufen Sie eine Karte des Spiels zu, die Ihnen fehlt.
tresett-not-the-called = Geben Sie eine andere Karte zurück als die zugerufene.
tresett-fact-parties = Mehr als { $number } Partien hat kein Paar.

tresett-note-call = { $seat } darf eine fehlende Karte zurufen
    .you = Sie dürfen eine fehlende Karte zurufen
tresett-note-give = { $seat } gibt eine Karte zurück
    .you = Sie geben eine Karte zurück
tresett-note-early = { $seat } sagt vor dem ersten Ausspiel an
    .you = Sie sagen vor dem ersten Ausspiel an
tresett-note-speak = { $seat } sagt alles an oder wartet
    .you = Sie sagen alles an oder warten
tresett-note-late = { $seat } sagt beim zweiten Stich an
    .you = Sie sagen beim zweiten Stich an
tresett-note-lead = { $seat } spielt aus
    .you = Sie spielen aus
tresett-note-play = { $seat } gibt zu
    .you = Sie geben zu

tresett-do-speak = Jetzt alles ansagen
tresett-do-wait = Bis zum zweiten Stich warten
tresett-do-no-call = Nichts zurufen
tresett-do-done = Nichts mehr
tresett-do-announce = { $what } ansagen ({ $number ->
    [one] eine Marke
   *[other] { $number } Marken
})
tresett-do-announce-partie = { $what } ansagen (eine Partie und { $number ->
    [one] eine Marke
   *[other] { $number } Marken
})
tresett-do-call = { $card } zurufen
tresett-do-give = { $card } zurückgeben

tresett-why-wait = Behalten Sie es bis zum zweiten Stich für sich; dann zählt es auch, und niemand ist gewarnt.
tresett-why-speak = Sprechen Sie jetzt: Sie können damit hinaus sein, oder die anderen sind es, ehe Sie wieder gefragt werden.
tresett-why-announce = Was man jetzt ansagen darf, bringt Marken.
tresett-why-done = Es ist nichts mehr anzusagen.
tresett-why-call = { $card } hilft Ihnen am meisten, beim Ansagen oder in den Stichen.
tresett-why-give = { $card } ist am leichtesten zu entbehren.
tresett-why-return = Ihr Partner hat niedrig ausgespielt: Bringen Sie die Farbe mit { $card } zurück.
tresett-why-demand = Mit Drei, Zwei und mehr fordern Sie sogleich mit { $card }.
tresett-why-three-ace = { $card } holt vielleicht die Zwei; dann ist Ihr Ass frei.
tresett-why-go-on = Fordern Sie weiter: Nichts sticht { $card }.
tresett-why-invite = { $card } ist niedrig: Ihr Partner nimmt mit seiner höchsten und bringt die Farbe zurück.
tresett-why-picture = Zum Fordern und Einladen haben Sie nichts: { $card } bittet den Partner, das Spiel zu lenken.
tresett-why-not-thrown = Nicht die Farbe, die Ihr Partner zuerst abgeworfen hat: lieber { $card }.
tresett-why-drop-ace = Ihr Partner fordert mit der Drei: { $card } ist in diesem Stich ein sicherer Point.
tresett-why-drop-two = Ihr Partner spielt die Drei aus: { $card } macht dem Ass Platz, das er vielleicht hat.
tresett-why-take-invited = Ihr Partner lädt ein: Nehmen Sie mit { $card }, Ihrer höchsten.
tresett-why-feed = Ihr Partner hat den Stich: Geben Sie { $card }, das zählt.
tresett-why-throw-small = { $card } dient Ihnen zu nichts und sagt dem Partner, was Sie nicht wollen.
tresett-why-figures = Nur Figuren sind noch abzuwerfen; { $card } kostet am wenigsten.
