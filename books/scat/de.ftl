# Was am Tisch beim Scat gesagt wird. Die Farben heißen wie auf deutschen Karten.
house-spades = Grün
house-hearts = Rot
house-diamonds = Schellen
house-clubs = Eicheln
scat-title = Spiel { $deal } von { $deals }
scat-declarer = Spieler
scat-trump = Trumpf: Wenzel und { $suit }

# Die Spiele.
scat-frage = Frage
scat-frage-in = Frage in { $suit }
scat-solo = Solo
scat-solo-in = Solo in { $suit }
scat-null = Null
scat-null-ouvert = Null-ouvert
scat-grand = Grand

# Was auf dem Tisch liegt.
scat-pile-scat = Scat
scat-pile-laid = abgelegt
scat-pile-turned = nach dem letzten Spiel aufgedeckt
scat-plays = { $seat } spielt: { $game }.
scat-note-ask = { $seat } darf { $other } fragen.
scat-note-answer = { $seat } wird gefragt: { $game }?
scat-note-announce = { $seat } sagt ein Spiel an.
scat-note-suit = { $seat } nennt die Farbe.
scat-note-discard = { $seat } legt zwei Karten ab.
scat-note-lead = { $seat } spielt aus.
scat-note-play = { $seat } ist an der Reihe.
scat-said-ask = { $game }?

# Was man tun kann.
scat-do-pass = Nicht weiter fragen
scat-do-throw-in = Passen; die Karten werden zusammengeworfen
scat-do-yes = Ja
scat-do-no = Nein
scat-do-ask = Fragen: Ist's { $game }?
scat-do-announce = { $game } ansagen
scat-do-suit = { $suit } nennen
scat-do-discard = { $cards } ablegen
scat-do-revoke = { $card } spielen und nicht bedienen
scat-which-discard = Welche zwei Karten legen Sie ab?

# Was geschieht.
scat-first-dealer = { $seat } gibt zuerst.
scat-next-dealer = Nun gibt { $seat }.
scat-dealt = { $seat } gibt: drei, zwei in den Scat, vier, drei.
scat-asks = Ist's { $game }?
scat-says-yes = Ja
scat-says-no = Nein
scat-says-pass = Passe
scat-is-left = { $seat } bleibt übrig und hat das Spiel.
scat-announces = { $game }
scat-thrown-in = Niemand spielt; die Karten werden zusammengeworfen.
scat-takes-scat = Der Scat wird aufgenommen.
scat-in-the-scat = Im Scat lagen { $cards }.
scat-names-suit = { $suit }
scat-lays-away = Zwei Karten werden abgelegt.
scat-you-laid = Sie haben { $cards } abgelegt.
scat-scat-stays = Der Scat bleibt liegen.
scat-wenzel-trump = Die Wenzel sind Trumpf.
scat-ten-high = Die Zehn steht unter dem Daus.
scat-lies-open = Die Karten werden offen hingelegt: { $cards }.
scat-leads-first = { $seat } spielt zum ersten Stich aus.
scat-leads = { $seat } spielt aus.
scat-plays-card = { $seat } spielt { $card }.
scat-takes-trick = { $seat } macht den Stich: { $points } Augen.
scat-null-caught = { $seat } hat einen Stich gemacht; das Null ist verloren.
scat-played-out = Alle zehn Stiche sind gespielt.
scat-revokes = { $seat } hat nicht bedient; das Spiel ist für diese Seite verloren.
scat-counted = Der Spieler hat in Stichen { $points } Augen.
scat-turned = Im Scat liegen { $cards }: { $points } Augen mehr für den Spieler.
scat-turned-laid = Abgelegt waren { $cards }: { $points } Augen mehr für den Spieler.
scat-price-game = { $game }: { $price }.
scat-price-fixed = Null hat einen festen Preis.
scat-price-schneider = Schneider: Das Spiel gilt doppelt, { $price }.
scat-price-schwarz = Schwarz: Das Spiel gilt vierfach, { $price }.
scat-matadors = Matadore: { $number }.
scat-matadors-with-scat = Der Scat oder was abgelegt wurde zählt dabei mit.
scat-price-matadors = Für jeden { $price }.
scat-over-won = { $seat } hat gewonnen: { $game }.
scat-over-lost = { $seat } hat verloren: { $game }.
scat-over-drawn = Sechzig zu sechzig: Niemand hat gewonnen; { $seat } spielte { $game }.
scat-over-won-with = { $seat } hat mit { $points } Augen gewonnen: { $game }.
scat-over-won-schneider = { $seat } hat mit { $points } Augen gewonnen, Schneider: { $game }.
scat-over-won-schwarz = { $seat } hat alle Stiche gemacht, schwarz: { $game }.
scat-over-lost-with = { $seat } hat mit { $points } Augen verloren: { $game }.
scat-over-lost-schneider = { $seat } hat mit { $points } Augen verloren und ist Schneider: { $game }.
scat-over-lost-schwarz = { $seat } hat ohne Stich verloren, schwarz: { $game }.

# Warum nicht.
scat-no-follow = Farbe muss bedient werden.
scat-no-ask = Nach diesem Spiel wird jetzt nicht gefragt.
scat-no-answer = Sie sind gefragt: Sagen Sie Ja oder Nein.
scat-no-pass = Sie haben gefragt oder Ja gesagt und müssen spielen.
scat-no-announcement = Dieses Spiel dürfen Sie nicht ansagen.
scat-no-suit = Die Frage läge unter dem, wonach Sie gefragt haben.
scat-no-discard = Zwei von Ihren zwölf Karten werden abgelegt.
scat-fact-seat = Einen Platz { $number } gibt es nicht; es gibt 1 bis 3.
scat-fact-game = Das Spiel { $game } wird an diesem Tisch nicht gespielt.
scat-fact-points = Es gibt nur 120 Augen.
scat-fact-tricks = Diese Stiche kann es nicht geben.
scat-fact-matadors = So viele Matadore gibt es nicht.

# Warum dies.
scat-why-no-game = Kein Spiel in diesem Blatt brächte Ihnen 61 Augen.
scat-why-ask = Sie haben ein Spiel, das wenigstens so hoch ist.
scat-why-yes = Ihr Spiel ist { $game } und liegt nicht darunter.
scat-why-no = { $game } ist mehr, als Sie haben.
scat-why-game = Dieses Blatt ist gut für: { $game }.
scat-why-must = Sie haben so weit gefragt; dies ist das kleinste Übel.
scat-why-suit = In dieser Farbe behalten Sie die meisten Trümpfe und verlieren am wenigsten.
scat-why-discard = So sind die wenigsten Augen in Gefahr.
scat-why-trump = Ziehen Sie die Trümpfe, die noch aus sind.
scat-why-matadors = Ein Matador zieht Trumpf; welcher, brauchen die anderen nicht zu wissen.
scat-why-fishing = Ein Trumpf, der wenig zählt, lockt die höheren heraus.
scat-why-long = Ihre lange Farbe zwingt den Spieler zu trumpfen.
scat-why-ace = Ein Daus ist am sichersten, solange noch jeder die Farbe hat.
scat-why-return = Ihr Partner hat diese Farbe ausgespielt.
scat-why-change = Die Zehn der anderen Farbe ist fort; der Spieler würfe darauf ab.
scat-why-feed = Der Stich gehört Ihrer Seite: Geben Sie ihm Augen.
scat-why-starve = Der Stich gehört dem Spieler: Geben Sie ihm wenig.
scat-why-promises = Sie verspricht die meisten Augen.
scat-why-null-lead = Diese Karte müssen andere nehmen.
scat-why-null-throw = Es ist Ihre gefährlichste Karte.
scat-why-null-under = Sie bleibt unter dem, was liegt.
scat-why-null-lost = Darunter haben Sie nichts.
scat-why-null-hope = Vielleicht muss jemand hinter Ihnen sie nehmen.
scat-why-null-watch = Ihr Partner hat diese Farbe abgeworfen.
scat-why-null-weak = Eine kurze Farbe, damit Sie hohe Karten abwerfen können, wenn sie wiederkommt.
scat-why-null-open = Die Karten des Spielers liegen offen: Diese muss er nehmen.
scat-why-null-clear = Hohe Karten ohne kleine daneben stehen nur im Weg.
scat-why-null-low = Bleiben Sie klein: Vielleicht muss der Spieler nehmen.
scat-why-null-press = Bleiben Sie unter der Karte des Spielers, wenn Sie können.
scat-why-null-middle = Wird hier ausgespielt, so sitzt der Spieler in der Mitte.
