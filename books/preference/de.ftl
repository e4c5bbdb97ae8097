# Was am Tisch bei der Préférence gesagt wird.
preference-title = Spiel { $deal }; die Poulen machen { $sum }
preference-declarer = Spieler
preference-helper = geht mit
preference-out = bleibt
preference-idle = setzt aus
preference-pool = Poule
preference-on = auf { $seat }
preference-trump = Trumpf: { $suit }
preference-leaves = Grün
preference-hearts = Rot
preference-bells = Schellen
preference-acorns = Eicheln
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
preference-has-drive = { $seat } hat bis { $number } getrieben.
preference-note-auction = { $seat } hat das Wort.
preference-note-discard = { $seat } legt zwei Karten ab.
preference-note-trump = { $seat } nennt Trumpf.
preference-note-helpers = { $seat } geht mit oder bleibt.
preference-note-lead = { $seat } spielt aus.
preference-note-play = { $seat } ist an der Reihe.

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
preference-pools-start = Jeder beginnt mit einer Schuld von { $number } in der Poule.
preference-french = Kreuz ist 1, Pik 2, Karo 3, Herz 4.
preference-german = Schellen ist 1, Rot 2, Grün 3, Eicheln 4.
preference-next-dealer = Nun gibt { $seat }.
preference-dealt = { $seat } gibt: drei, zwei in den Talon, vier, drei.
preference-sits-out = { $seat } setzt in diesem Spiel aus.
preference-third = Nun darf { $seat } sprechen.
preference-thrown-in = Niemand spielt; die Karten werden zusammengeworfen.
preference-plays-solo = Solo in { $suit }
preference-takes-talon = { $seat } nimmt den Talon auf.
preference-in-the-talon = Im Talon lagen { $cards }.
preference-lays-away = { $seat } legt zwei Karten ab.
preference-you-laid = Sie haben { $cards } abgelegt.
preference-names-trump = { $suit }
preference-nobody-goes = Niemand geht mit: { $seat } hat gewonnen.
preference-alone = Ein Helfer spielt allein; zwei Stiche genügen ihm auch so.
preference-leads-first = { $seat } spielt zum ersten Stich aus.
preference-plays-card = { $seat } spielt { $card }.
preference-takes-trick = { $seat } macht den Stich.
preference-played-out = Alle zehn Stiche sind gespielt.
preference-revokes = { $seat } hat gegen die Pflicht gespielt; das Spiel ist entschieden.
preference-value = Das Spiel gilt { $value }.
preference-beyond-zero = Die Poulen machen { $number }; man spielt weiter, bis sie genau null sind.
preference-over-unplayed = { $seat } hat in { $suit } ungespielt gewonnen.
preference-over-won = { $seat } hat in { $suit } mit { $tricks } Stichen gewonnen.
preference-over-thrown = { $seat } ist in { $suit } mit { $tricks } Stichen geworfen.

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
