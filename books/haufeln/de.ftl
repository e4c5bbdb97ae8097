# Was am Tisch beim Häufeln gesagt wird.
haufeln-heap = Häufchen { $heap }

# Was man tun kann
haufeln-ask-stake = Marken auf ein Häufchen legen
haufeln-do-push = Häufchen { $heap } für den Bankhalter ausstoßen
haufeln-do-stake = { $amount } auf Häufchen { $heap } setzen
haufeln-do-take = Die Bank nehmen
haufeln-do-decline = Die Bank ablehnen

# Was geschieht
haufeln-laid = { $seat } legt das Spiel für Runde { $number } in { $heaps } Häufchen aus.
    .you = Sie legen das Spiel für Runde { $number } in { $heaps } Häufchen aus.
haufeln-pushes = { $seat } stößt Häufchen { $heap } für den Bankhalter aus.
    .you = Sie stoßen Häufchen { $heap } für den Bankhalter aus.
haufeln-lays = { $seat } setzt { $amount } auf Häufchen { $heap }.
    .you = Sie setzen { $amount } auf Häufchen { $heap }.
haufeln-nothing-staked = Niemand hat gesetzt; es wird nichts aufgedeckt.
haufeln-bank-card = Das unterste Blatt im Häufchen von { $seat } ist { $card }.
    .you = Das unterste Blatt in Ihrem Häufchen ist { $card }.
haufeln-aside = Auf Häufchen { $heap } hat niemand gesetzt; es kommt ungesehen beiseite.
haufeln-wins = Häufchen { $heap } gewinnt: { $card }.
haufeln-loses = Häufchen { $heap } verliert: { $card }.
haufeln-round-over = Runde { $number } ist zu Ende.
haufeln-offered = Die Bank wird { $seat } angeboten.
    .you = Die Bank wird Ihnen angeboten.
haufeln-takes = { $seat } nimmt die Bank.
    .you = Sie nehmen die Bank.
haufeln-declines = { $seat } lehnt die Bank ab.
    .you = Sie lehnen die Bank ab.
haufeln-keeps = { $seat } behält die Bank.
    .you = Sie behalten die Bank.

# Was nicht geht
haufeln-banker-pushes = Ausstoßen muss ein Pointeur, nicht der Bankhalter.
haufeln-push-first = Erst muss ein Häufchen für den Bankhalter ausgestoßen werden.
haufeln-no-heap = Ein solches Häufchen gibt es nicht.
haufeln-not-offered = Die Bank wird Ihnen jetzt nicht angeboten.
haufeln-bankers-heap = Häufchen { $heap } gehört dem Bankhalter; darauf darf niemand setzen.
haufeln-over-purse = Mehr als { $amount } hat niemand für ein Häufchen.
haufeln-over-limit = Kein Pointeur darf mehr als { $amount } auf ein Häufchen legen.
haufeln-over-round = Kein Pointeur darf in einer Runde mehr als { $amount } setzen.

# Was zum Augenblick zu sagen ist
haufeln-fate-banker = des Bankhalters
haufeln-fate-won = gewonnen
haufeln-fate-lost = verloren
haufeln-fate-aside = beiseite
haufeln-note-push = { $seat } oder ein anderer Pointeur stößt ein Häufchen für den Bankhalter aus.
    .you = Sie oder ein anderer Pointeur stoßen ein Häufchen für den Bankhalter aus.
haufeln-note-share = Der Anteil der Bank ist auf jedem Häufchen gleich: { $share } vom Satz.

# Rat
haufeln-why-any-heap = Jedes Häufchen ist so gut wie jedes andere.
haufeln-why-stake = Auf irgendein Häufchen: Jedes lässt der Bank { $share } vom Satz.
haufeln-why-no-more = Mehrere Häufchen gewinnen und verlieren miteinander; Verteilen spart nichts.
haufeln-why-take = Gleiche Blätter gehören dem Bankhalter: { $share } von allem, was gesetzt wird.
haufeln-why-reckon-with-all = Nur rechnen Sie damit, dass alle auf dasselbe Häufchen setzen.
