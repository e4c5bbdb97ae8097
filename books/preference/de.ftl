# Was am Tisch bei der Préférence gesagt wird.
preference-title = Spiel { $deal }; die Poulen machen { $sum }
preference-declarer = Spieler
preference-helper = geht mit
preference-out = bleibt
preference-idle = setzt aus
preference-pool = Poule
preference-on = auf { $seat }
    .you = auf Sie
preference-trump = Trumpf: { $suit }
preference-pile-laid = abgelegt

# Worte.
preference-number = { $number }
preference-solo = Solo { $number }
preference-self = selbst { $number }
preference-holds = selbst
preference-pass = Passe
preference-goes = Ich gehe mit
preference-stays = Ich bleibe

# Was auf dem Tisch zu sehen ist.
preference-has-solo = { $seat } spielt Solo { $number }.
    .you = Sie spielen Solo { $number }.
preference-has-drive = { $seat } hat bis { $number } getrieben.
    .you = Sie haben bis { $number } getrieben.
preference-note-auction = { $seat } hat das Wort.
    .you = Sie haben das Wort.
preference-note-discard = { $seat } legt zwei Karten ab.
    .you = Sie legen zwei Karten ab.
preference-note-trump = { $seat } nennt Trumpf.
    .you = Sie nennen Trumpf.
preference-note-helpers = { $seat } geht mit oder bleibt.
    .you = Sie gehen mit oder bleiben.
preference-note-lead = { $seat } spielt aus.
    .you = Sie spielen aus.
preference-note-play = { $seat } ist an der Reihe.
    .you = Sie sind an der Reihe.

# Was man tun kann.
preference-do-pass = Passen
preference-do-hold = Selbst { $number }
preference-do-bid = { $number } rufen ({ $suit } oder höher)
preference-do-solo = Solo { $number } ({ $suit })
preference-do-trump = { $suit } als Trumpf nennen
preference-do-go = Mitgehen
preference-do-stay = Bleiben
preference-do-discard = { $cards } ablegen
preference-do-revoke = { $card } gegen die Pflicht spielen
preference-which-discard = Welche zwei Karten legen Sie ab?

# Was geschieht.
preference-first-dealer = { $seat } hebt die höchste Karte ab und gibt zuerst.
    .you = Sie heben die höchste Karte ab und geben zuerst.
preference-pools-start = Jeder beginnt mit einer Schuld von { $number } in der Poule.
preference-order = Die Farben zählen: { $one } 1, { $two } 2, { $three } 3, { $four } 4.
preference-next-dealer = Nun gibt { $seat }.
    .you = Nun geben Sie.
preference-dealt = { $seat } gibt: drei, zwei in den Talon, vier, drei.
    .you = Sie geben: drei, zwei in den Talon, vier, drei.
preference-sits-out = { $seat } setzt in diesem Spiel aus.
    .you = Sie setzen in diesem Spiel aus.
preference-third = Nun darf { $seat } sprechen.
    .you = Nun dürfen Sie sprechen.
preference-thrown-in = Niemand spielt; die Karten werden zusammengeworfen.
preference-plays-solo = Solo in { $suit }
preference-takes-talon = { $seat } nimmt den Talon auf.
    .you = Sie nehmen den Talon auf.
preference-in-the-talon = Im Talon lagen { $cards }.
preference-lays-away = { $seat } legt zwei Karten ab.
    .you = Sie legen zwei Karten ab.
preference-you-laid = Sie haben { $cards } abgelegt.
preference-names-trump = { $suit }
preference-nobody-goes = Niemand geht mit: { $seat } hat gewonnen.
    .you = Niemand geht mit: Sie haben gewonnen.
preference-alone = Ein Helfer spielt allein; zwei Stiche genügen ihm auch so.
preference-leads-first = { $seat } spielt zum ersten Stich aus.
    .you = Sie spielen zum ersten Stich aus.
preference-plays-card = { $seat } spielt { $card }.
    .you = Sie spielen { $card }.
preference-takes-trick = { $seat } macht den Stich.
    .you = Sie machen den Stich.
preference-played-out = Alle zehn Stiche sind gespielt.
preference-revokes = { $seat } hat gegen die Pflicht gespielt; das Spiel ist entschieden.
    .you = Sie haben gegen die Pflicht gespielt; das Spiel ist entschieden.
preference-value = Das Spiel gilt { $value }.
preference-beyond-zero = Die Poulen machen { $number }; man spielt weiter, bis sie genau null sind.
preference-over-unplayed = { $seat } hat in { $suit } ungespielt gewonnen.
    .you = Sie haben in { $suit } ungespielt gewonnen.
preference-over-won = { $seat } hat in { $suit } mit { $tricks } Stichen gewonnen.
    .you = Sie haben in { $suit } mit { $tricks } Stichen gewonnen.
preference-over-thrown = { $seat } ist in { $suit } mit { $tricks } Stichen geworfen.
    .you = Sie sind in { $suit } mit { $tricks } Stichen geworfen.

# Warum nicht.
preference-no-follow = Farbe muss bedient werden: { $suit }.
preference-no-throw = Sie können nicht bedienen, also müssen Sie trumpfen.
preference-no-low = Sie müssen überstechen, was liegt.
preference-no-call = Das kann jetzt nicht gerufen werden.
preference-no-discard = Zwei von Ihren zwölf Karten werden abgelegt.
preference-no-trump = Diese Farbe liegt unter dem, was getrieben wurde.
preference-no-answer = Sagen Sie, ob Sie mitgehen oder bleiben.
preference-fact-seats = Für jeden von { $seats } Spielern muss eine Zahl dastehen.
preference-fact-amount = Das ist zu viel für einen Zettel.
preference-fact-column = Niemand hat etwas auf sich selbst oder weniger als nichts auf einen anderen.

# Warum dies.
preference-why-solo = Sechs Stiche sind in Ihrer eigenen Hand.
preference-why-pass = Auf sechs Stiche ist nicht zu hoffen.
preference-why-low = Rufen Sie niedrig; eine höhere Farbe können Sie noch nennen.
preference-why-open = Mit dem Talon ist auf sechs Stiche zu hoffen.
preference-why-hold = Diese Zahl könnten Sie selbst spielen.
preference-why-drive = Sie könnten in einer höheren Farbe spielen.
preference-why-discard = Was Sie behalten, verspricht die meisten Stiche.
preference-why-trump = In { $suit } verspricht dieses Blatt am meisten.
preference-why-go = Zwei Stiche sind zu sehen.
preference-why-stay = Zwei Stiche sind nicht zu sehen.
