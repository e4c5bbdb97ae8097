# Was am Tisch beim Solo gesagt wird. Die Farben heißen wie auf deutschen Karten; die fünfte heißt Blau.
house-spades = Grün
house-hearts = Rot
house-diamonds = Schellen
house-clubs = Eicheln
house-flowers = Blau
solo-pot = Topf
solo-title = Spiel { $deal } von { $deals }
solo-declarer = Spieler
solo-helper = Gehilfe
solo-trump = Trumpf: { $suit }

# Die Spiele.
solo-frage = Frage
solo-mediateur = Mediateur
solo-forcee = Forcée partout
solo-solo = Solo
solo-grandissimo = Grandissimo
solo-null = Nullissimo
solo-null-ouvert = offenes Null
solo-small = Forcée simple
solo-in-favourite = { $game } in der Favoritfarbe
solo-in-preference = { $game } in Blau

# Was auf dem Tisch zu sehen ist.
solo-pile-laid = abgelegt
solo-mark-bought = gekauft
solo-favourite-is = Favoritfarbe: { $suit }.
solo-plays = { $seat } spielt: { $game }.
solo-called = Gerufen: { $card }.
solo-note-auction = { $seat } hat das Wort.
solo-note-forward = { $seat } hat Spadille und muss vortreten.
solo-note-trump = { $seat } nennt Trumpf.
solo-note-ace = { $seat } ruft ein Daus.
solo-note-give = { $seat } gibt eine Karte für das Daus.
solo-note-buy = { $seat } darf kaufen.
solo-note-lead = { $seat } spielt aus.
solo-note-play = { $seat } ist an der Reihe.

# Was man tun kann.
solo-do-pass = Passen
solo-do-hold = Selbst spielen
solo-do-stop = Nach den Premiers aufhören
solo-do-come = Mit Spadille vortreten
solo-do-hide = Spadille verschweigen
solo-do-bid = Ansagen: { $game }
solo-do-trump = { $suit } als Trumpf nennen
solo-do-declare = { $suit } als Trumpf nennen und { $card } rufen
solo-do-ask = { $suit } als Trumpf nennen und { $card } verlangen
solo-do-call = { $card } rufen
solo-do-give = { $card } geben
solo-do-buy = { $cards } ablegen und ebenso viele kaufen
solo-do-buy-nothing = Nichts kaufen
solo-which-discard = Welche Karten legen Sie ab, um ebenso viele zu kaufen?

# Was geschieht.
solo-first-dealer = { $seat } gibt zuerst.
solo-next-dealer = Nun gibt { $seat }.
solo-pack = Gespielt wird mit { $number } Karten.
solo-kind = Es ist eine der fünf Arten des Solo zu dritt.
solo-only-solo = Gespielt wird nichts als Solo.
solo-no-favourite = Eine Favoritfarbe gibt es erst, wenn ein Spiel gewonnen ist.
solo-blue = Blau ist die Préférence.
solo-verleugnen = Matadore müssen niedrigeren Trümpfen nicht folgen.
solo-dealt = { $seat } gibt.
solo-holds = Das spiele ich selbst
solo-passes = Passe
solo-must-play = { $seat } hat Spadille und muss spielen.
solo-hidden = { $seat } hat Spadille verschwiegen; das Spiel wird nicht gespielt.
solo-thrown-in = Niemand spielt; die Karten werden zusammengeworfen.
solo-both-obers = { $seat } hat beide schwarzen Ober.
solo-lies-open = Die Karten werden offen hingelegt: { $cards }.
solo-names-trump = { $suit }
solo-calls = { $suit }, mit { $card }
solo-asks = { $suit }, und ich verlange { $card }
solo-hands-over = { $seat } gibt { $card } heraus.
solo-gives = { $seat } gibt dafür eine Karte; sie geht an { $other }.
solo-given = Sie haben { $card } bekommen.
solo-calls-ace = { $card }
solo-helps = Gehilfe ist { $seat }.
solo-turns-up = { $card } wird aufgeschlagen; Trumpf ist { $suit }.
solo-buying = { $seat } kauft zuerst.
solo-buys = { $seat } legt ab und kauft: { $number }.
solo-bought = Sie haben { $cards } gekauft.
solo-turned-stays = { $card } bleibt auf dem Talon.
solo-leads-first = { $seat } spielt zum ersten Stich aus.
solo-stops = Ich höre auf
solo-undertakes = { $seat } spielt weiter und unternimmt die Vole.
solo-plays-card = { $seat } spielt { $card }.
solo-takes-trick = { $seat } macht den Stich.
solo-rest-stays = Der Rest bleibt im Topf.
solo-odd-counters = Was sich nicht teilen lässt, geht an die höchsten Trümpfe.
solo-price-game = { $game }: { $price }.
solo-fourfold = In Blau gilt alles vierfach.
solo-double = In der Favoritfarbe gilt alles doppelt.
solo-honours-double = In der Favoritfarbe gelten Matadore und Premiers doppelt.
solo-matadors = Matadore: { $number }.
solo-matadors-paid = Sie werden bezahlt.
solo-matadors-of-side = Die von Spieler und Gehilfen zusammen.
solo-premiers = Die Premiers sind gewonnen.
solo-no-premiers = Weder Premiers noch Vole werden bezahlt.
solo-vole = Die Vole ist gemacht.
solo-vole-lost = Die Vole ist verloren.
solo-price = Für jeden Gegner { $price }.
solo-over-won = { $seat } hat gewonnen: { $game }.
solo-over-won-with = { $seat } und { $other } haben gewonnen: { $game }.
solo-over-remise = Remise: { $seat } hat verloren ({ $game }).
solo-over-codille = Codille: { $seat } hat verloren ({ $game }).

# Warum nicht.
solo-no-follow = Farbe muss bedient werden.
solo-no-stop = Nur wer die Premiers gewonnen hat, darf aufhören.
solo-no-pass = Mit beiden schwarzen Obern müssen Sie ansagen.
solo-no-call = Das kann jetzt nicht angesagt werden.
solo-no-trump = Diese Farbe kann nicht genannt werden.
solo-no-ace = Dieses Daus kann nicht gerufen werden.
solo-no-discard = So viele Karten sind nicht zu kaufen.
solo-fact-seat = Einen Platz { $number } gibt es nicht; es gibt 1 bis { $seats }.
solo-fact-game = Das Spiel { $game } wird an diesem Tisch nicht gespielt.
solo-fact-helper = In diesem Spiel kann es diesen Gehilfen nicht geben.
solo-fact-tricks = Für jeden Spieler müssen Stiche dastehen, zusammen höchstens { $number }.
solo-fact-amount = Eine solche Zahl kann es nicht sein.

# Warum dies.
solo-why-come = Wer Spadille hat, muss vortreten.
solo-why-call = Dieses Blatt sollte es machen: { $game }.
solo-why-hold = Das könnten Sie selbst spielen.
solo-why-pass = Dieses Blatt verspricht nicht Stiche genug.
solo-why-must = Sie haben beide schwarzen Ober und müssen ansagen.
solo-why-trump = In { $suit } macht dieses Blatt die meisten Stiche.
solo-why-ace = { $card } hülfe Ihnen am meisten.
solo-why-give = Diese Karte werden Sie am wenigsten vermissen.
solo-why-buy = Was der Trumpf unnütz macht, kann fort.
solo-why-declarer = Lassen Sie den Spieler gleichziehen: Eine Remise füllt den Topf.
solo-why-own = Dieser Stich muss Ihrer sein.
solo-why-other = Lassen Sie ihn dem anderen Gegner.
solo-why-stop = Die Premiers sind gewonnen; mehr wäre gewagt.
solo-why-null = Bleiben Sie darunter.
