# Was das Haus selbst sagt, gleich welches Spiel gespielt wird.
house-you = Sie
house-you-first = Sie
house-pot = Topf { $number }
house-seat = Platz { $number }
house-spades = Pik
house-hearts = Herz
house-diamonds = Karo
house-clubs = Kreuz
house-flowers = Blumen
house-moons = Monde
house-taroks = Tarocks
house-skus = Sküs
house-not-your-turn = Sie sind nicht an der Reihe.
house-not-now = Das geht jetzt nicht.
house-impossible-outcome = So kann es nicht gefallen sein.
house-not-held = Diese Karte haben Sie nicht.
house-dealer = Geber
house-points = Punkte
house-tricks = Stiche
house-measure-holes = Löcher
house-measure-saetze = Sätze
house-talon = Talon
house-cards = { $cards }
house-list = { $first }, { $next }
house-nothing = nichts
house-laid-on = auf die Karte
house-laid-beside = daneben (halb)
house-laid-corner = unter die Ecke (ein Viertel)
house-laid-up = offen
house-laid-down = verdeckt
house-play-card = { $card } spielen
house-paid-in = { $from } zahlt { $amount } { $to ->
        [Topf] in den Topf
       *[other] in den Topf ({ $to })
    }
    .you-from = Sie zahlen { $amount } { $to ->
        [Topf] in den Topf
       *[other] in den Topf ({ $to })
    }
house-paid-out = { $to } zieht { $amount } { $from ->
        [Topf] aus dem Topf
       *[other] aus dem Topf ({ $from })
    }
    .you-to = Sie ziehen { $amount } { $from ->
        [Topf] aus dem Topf
       *[other] aus dem Topf ({ $from })
    }
house-paid = { $from } zahlt { $amount } an { $to }
    .you-from = Sie zahlen { $amount } an { $to }
    .you-to = { $from } zahlt { $amount } an Sie
house-paid-over = Man legt { $amount } { $from ->
        [Topf] aus dem Topf
        [Rock] aus dem Rock
       *[other] aus dem Topf ({ $from })
    } { $to ->
        [Topf] in den Topf
        [Rock] in den Rock
       *[other] in den Topf ({ $to })
    }
house-unscored = { $seat } verliert { $points }
    .you = Sie verlieren { $points }
house-scored = { $seat } schreibt { $points } an
    .you = Sie schreiben { $points } an
house-calls = { $seat }: { $words }
    .you = Sie: { $words }
house-said = „{ $words }“
house-counters = { $amount ->
    [one] { $amount } Marke
   *[other] { $amount } Marken
 }
house-shown = Aufgedeckt: { $card }
house-men-lost = Verlorene Steine: { $men }
house-bank-legend = -1: eine der vier ist heraus; darunter: die Sätze
house-secret = Was man wissen darf
house-secret-once-more = Das Kunststück ist noch nicht zu Ende. Wer das Geheimnis jetzt wissen will, schließt diese Seite und drückt noch einmal s.
house-more-stakes = { $count ->
    [one] und noch ein Satz
   *[other] und noch { $count } Sätze
 }
house-cards-held = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
house-bank-middle = In der Mitte: { $cards }
house-bank-turn = Bank { $bank } · Pointeurs { $punters } · noch { $left } Karten
house-bank-share = Von einem Satz auf { $place } behält die Bank { $hundred } vom Hundert ({ $share }).
house-bank-share-bare = Von einem Satz behält die Bank { $hundred } vom Hundert ({ $share }).
house-ruin-unknown = wie lange Marken bei solchem Satz reichen, ist gerade nicht zu berechnen
house-ruin-no-stake = ein Satz muss mehr als nichts sein
house-dice = Würfel { $high } und { $low }
house-match-over = Die Partie ist aus.
house-account = Die Rechnung
house-your-choice = Ihre Wahl
house-choose-number = Geben Sie eine Nummer ein, einen Zug, oder ? für Hilfe
house-plain-help = Eine Nummer wählt; oder schreiben Sie einen Zug, wie er in Klammern steht. h Rat · u zurücknehmen · r Regeln · s Tisch · l Verlauf · a Rechnung · m war in der letzten Gabe mehr zu machen? · g Kunstwörter · ? NUMMER erklärt eine Wahl · ? KARTE warum sie nicht gespielt werden darf · q aufstehen (das Spiel wird gesichert)
house-no-such-choice = Eine Wahl { $number } gibt es nicht.
house-once-more = { $choice }? Wählen Sie es noch einmal, wenn Sie es meinen.
house-not-understood = „{ $words }“ ist kein Zug.
house-hint = Rat: { $choice }
house-book-says = Das Buch: { $advice }
house-because = · { $reason }
house-nothing-to-take-back = Es gibt nichts zurückzunehmen.
house-taken-back = Zurückgenommen.
house-saved = Das Spiel ist gesichert; `spadille play --resume` setzt es fort.
house-goodbye = Gute Nacht.
house-takes-turn = { $seat } ist an der Reihe
    .you = Sie sind an der Reihe
house-form-subset = { $label } ({ $min } bis { $max }): { $verb } und dann Karten, etwa { $example }
house-form-card = { $label }: { $verb } und eine Karte, etwa { $example }
house-form-amount = { $label } ({ $min } bis { $max }): { $verb }, worauf, wie viel, etwa { $example }
house-law = Gesetz: { $sentence }
house-barred = { $cards } darf jetzt nicht gespielt werden: { $why }
house-words = Kunstwörter
house-pace = Tempo: { $pace }
house-sheet-keys = Enter nächstes Spiel, a Rechnung, m mehr zu machen?, l Verlauf
house-sheet-keys-soon = geht in { $seconds } s von selbst weiter; Enter nächstes Spiel
house-holes = { $holes ->
    [one] 1 Loch
   *[other] { $holes } Löcher
 }, { $points } Punkte { $flag }
house-tables-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
house-tables-out = draußen: { $men }
house-hint-title = Rat
house-pace-calm = gemächlich
house-pace-brisk = zügig
house-pace-once = sofort
law-emended = Verbessert: { $text }
law-reading = Unsere Lesart: { $text }
sheet-show = Abrechnung des Spiels
sheet-sum = zusammen
house-log = Was geschah
house-keys = Pfeile bewegen, Enter wählt, Tab wechselt zwischen Karten, Brett und Liste, Leertaste nimmt eine Karte auf. h Rat · ? erklären · g Kunstwörter · r Regeln · l Verlauf · a Rechnung · p Tempo · m war in der letzten Gabe mehr zu machen? · u zurücknehmen · : Zug eingeben · q aufstehen (das Spiel wird gesichert). Alles lässt sich auch anklicken; das Rad blättert.
house-footer = h Rat  ? erklären  q gehen  u zurück  r Regeln  l Verlauf  a Rechnung  g Wörter  p Tempo  : Zug
house-footer-over = Enter vom Tisch aufstehen  r Regeln  l Verlauf  a Rechnung  u zurück  m mehr zu machen
house-footer-stage = s Geheimnis  h Rat  ? erklären  q gehen  u zurück  r Regeln  l Verlauf  g Wörter  p Tempo  : Zug
house-popup-keys = ↑↓ blättern, Esc schließt
house-nothing-paid = Es wurde nichts gezahlt.
house-pick = { $picked } gewählt von { $min } bis { $max } (Leertaste wählt, Enter bestätigt)
house-stake-keys = ←→ worauf  ↑↓ Satz  w Art  Enter setzen  Tab Liste
house-stroke-keys = ←→ Größe  ↑↓ ändern  Bild↑↓ mehr  w Art  Enter spielen  Tab Liste
house-balls-in-hand = In der Hand: { $balls }
house-form-stroke = { $label }: { $verb } und die Größen, zum Beispiel { $example }
house-ball-at = { $ball }: { $place }
house-ball-on-the-wall = auf der Wand
house-ball-in-hand = in der Hand
house-ball-gone = aus dem Spiel
house-ball-flies = Der Ball: { $x } m vom unteren Ende, { $y } m von der Mitte zur Hauptwand hin, { $z } m hoch
house-player-stands = { $name }: { $x } m vom unteren Ende, { $y } m von der Mitte zur Hauptwand hin
house-server-stands = { $name }, schlägt auf: { $x } m vom unteren Ende, { $y } m von der Mitte zur Hauptwand hin
house-too-small = Der Tisch braucht wenigstens { $width } Spalten und { $height } Zeilen. Bitte das Fenster vergrößern.
house-menu-title = Spadille, ein Haus der alten Spiele
house-menu-games = Spiele
house-menu-keys = ↑↓ wählen  a…z suchen  Enter Tisch  ? Regeln  Esc gehen
house-menu-resume-keys = ↑↓ wählen  a…z suchen  Enter weiterspielen  Esc gehen
house-menu-nothing = Kein Spiel dieses Namens
house-game-facts =
    { $most ->
        [one] 1 Person
       *[other] { $players } Personen
    } · { $minutes } Minuten · Schwere { $weight } von 5
house-no-family = eine Familie „{ $family }“ gibt es nicht; es gibt: { $known }
house-no-such-games = Kein Spiel des Hauses ist so.
house-menu-more = Bild↓ mehr
house-menu-resume = Letztes Spiel fortsetzen
house-menu-preset = Regeln
house-menu-opponents = Gegner
house-menu-seat = Ihr Platz
house-menu-seat-help = Einer von { $seats } Plätzen, in der Folge des Spiels gezählt.
house-menu-begin = Platz nehmen und spielen
house-group-table = Länge und Spieler
house-group-auction = Ansagen
house-group-play = Spiel
house-group-payments = Zahlen und Zählen
house-group-strictness = Strenge
house-menu-options = Vereinbarungen
house-menu-setup-keys = ↑↓ bewegen  ←→ ändern  Enter spielen  Esc/q zurück
house-bot-random = ein Kind (irgendetwas)
house-bot-novice = ein Neuling
house-bot-book = ein Spieler nach dem Buch
house-bot-search = ein Meister (rechnend)
house-bot-random-help = Tut irgendeinen erlaubten Zug, was er auch wert sei.
house-bot-novice-help = Hat das Buch gelesen und vergisst es bisweilen.
house-bot-book-help = Spielt ohne Besinnen, wie das Buch es rät.
house-bot-search-help = Rechnet vor jedem Zug keine halbe Sekunde; spielt am besten.
house-yes = ja
house-no = nein
house-estimate = { $choice } ({ $value } ± { $margin } Marken)
house-estimate-exact = { $choice } ({ $value } Marken)
house-estimate-promise = { $choice } ({ $promise })
house-book-differs = Hier scheiden sich Rechnung und Buch.

# Das Haus als Server: Tische, Plätze, Leute.
room-sat = { $seat } nimmt Platz.
    .you = Sie nehmen Platz.
room-rose = { $name } verlässt den Platz.
    .you-name = Sie verlassen den Platz.
room-bot-sat = { $seat } (ein Automat) nimmt Platz.
room-stands-in = Ein Automat spielt für { $seat }.
    .you = Ein Automat spielt für Sie.
room-returned = { $seat } spielt wieder selbst.
    .you = Sie spielen wieder selbst.
room-began = Die Partie beginnt.
room-asks-take-back = { $seat } bittet, den letzten Zug zurücknehmen zu dürfen.
    .you = Sie bitten, den letzten Zug zurücknehmen zu dürfen.
room-asks-pause = { $seat } bittet um eine Pause.
    .you = Sie bitten um eine Pause.
room-asks-break-off = { $seat } bittet, die Partie abzubrechen.
    .you = Sie bitten, die Partie abzubrechen.
room-agrees = { $seat } ist einverstanden.
    .you = Sie sind einverstanden.
room-declines = { $seat } lehnt ab.
    .you = Sie lehnen ab.
room-taken-back = Der Zug ist zurückgenommen.
room-paused = Die Partie ruht.
room-resumed = { $seat } setzt die Partie fort.
    .you = Sie setzen die Partie fort.
room-closed = Der Tisch ist geschlossen.
room-followed = Ein weiterer Tisch folgt.
room-malformed = Das ist nicht zu verstehen: { $why }
room-nobody = Bitte erst eintreten, als Gast oder mit einem Konto.
room-not-found = Das gibt es hier nicht.
room-too-many = Das war zu viel auf einmal; bitte einen Augenblick warten.
room-unavailable = Das Haus kann das gerade nicht aufschreiben; bitte gleich noch einmal versuchen.
room-corrupt = Das Protokoll dieses Tisches ist nicht lesbar.
room-thinks-too-long = Ein Automat dieses Hauses denkt höchstens 3000 Mal oder drei Sekunden.
room-bad-salt = Ein Salz hat bis zu 64 Buchstaben und Ziffern.
room-nothing-said = Es wurde nichts gesagt.
room-said-too-much = Das ist zu lang; höchstens { $most } Zeichen.
room-fork-too-long = Weiterspielen kann man eine Partie aus ihren ersten { $most } Schritten.
room-newer-house = Diesen Tisch führt ein neueres Haus; dieses hier kann dessen Einträge nicht lesen.
room-said-enough = An diesem Tisch ist genug gesagt worden: { $most } Mal.
room-silent = Der Gastgeber hat um Schweigen gebeten.
room-still-playing = Die Partie ist noch nicht zu Ende.
room-sits-already = Sie haben hier schon einen Platz.
room-name-taken = So heißt an diesem Tisch schon jemand, und einer von beiden hat ein Konto. Nehmen Sie zuerst einen anderen Namen.
room-too-long = Eine Partie hat höchstens { $most } Touren, Runden oder Spiele.
room-too-long-in-all = Eine Partie hat im Ganzen höchstens { $most } Züge oder Punkte.
room-weak-password = Dieses Passwort ist zu leicht zu erraten. Gut ist ein kurzer Satz.
room-wrong-code = Anmeldename oder Code stimmen nicht.
room-no-account = Nur ein Konto hat ein Passwort.
room-seat-taken = Dieser Platz ist nicht frei.
room-not-begun = Die Partie hat noch nicht begonnen.
room-is-paused = Die Partie ruht.
room-bot-plays = Ein Automat spielt für Sie; nehmen Sie erst Ihren Platz wieder ein.
room-moved-on = Am Tisch ist es weitergegangen; bitte noch einmal hinsehen.
room-asked-already = Es ist schon etwas gefragt; bitte erst darauf antworten.
room-rated-counts = Die Partie wird gewertet und zählt, wie sie auch ausgeht: Automaten können sie nicht mit Ihnen abbrechen.
room-rated = Die Partie wird gewertet: keine Hinweise, nichts wird zurückgenommen.
room-nothing-asked = Sie haben nichts zu beantworten.
room-not-away = Niemand ist lange genug fort.
room-no-seat = Sie haben hier keinen Platz.
room-only-host = Das kann nur der Gastgeber.
room-record-later = Das ist zu sehen, wenn die Partie vorüber ist.
room-wrong-seats = Beschriebene Plätze: { $given }; das Spiel hat { $wanted }.
room-two-seats = Man kann nur auf einem Platz sitzen.
room-too-many-tables = Sie haben { $most } Tische offen; bitte erst einen beenden.
room-no-name = Bitte einen Namen angeben.
room-bad-login = Ein Anmeldename hat 3 bis 32 Buchstaben, Ziffern, - oder _.
room-bad-password = Ein Passwort hat mindestens { $least } Zeichen.
room-login-taken = Dieser Anmeldename ist vergeben.
room-wrong-password = Anmeldename oder Passwort ist falsch.
room-foreign = Danach hat eine fremde Seite gefragt.
room-session-ended = Ihre Sitzung ist beendet.
room-house-closes = Das Haus schließt; kommen Sie gleich wieder.
house-open = Das Haus ist offen: { $address }; Strg-C schließt es.
house-no-browser = Es ließ sich kein Browser öffnen; bitte { $address } besuchen.
house-verified = Ehrlich: alle { $outcomes } Ergebnisse sind die des Startwerts und der Salze ({ $salts ->
    [0] niemand gab Salz dazu
    [one] ein Spieler gab Salz dazu
   *[other] { $salts } Spieler gaben Salz dazu
 }).
house-verified-given = Die Partie ist abgezweigt; ihre ersten { $given } Ergebnisse waren vorgegeben und wurden hier nicht gezogen.
house-unproven = Nicht bewiesen: { $why }.
house-unproven-no-seed = die Aufzeichnung nennt den Startwert nicht, aus dem gegeben wurde
house-unproven-seed = was sie als Startwert nennt, sind keine 64 hexadezimalen Ziffern
house-unproven-commitment = der Startwert ist nicht der, an den das Haus gebunden war
house-unproven-given = die Aufzeichnung sagt, die Partie habe mit { $claimed } Ergebnissen begonnen, und sie hat { $there }
house-unproven-salts = es sind { $salts } Salze für { $seats } Plätze
house-unproven-salt = das Salz von Platz { $seat } besteht nicht aus höchstens 64 Buchstaben und Ziffern
    .you = Ihr Salz besteht nicht aus höchstens 64 Buchstaben und Ziffern
house-unproven-nothing-dealt = alle { $given } Ergebnisse waren vorgegeben, und gegeben wurde nichts
house-unproven-outcome = Zeile { $line } der Aufzeichnung ist nicht, was Startwert und Salze ergeben

# Was an einer Befehlszeile falsch ist.
args-wrong = { $sentence } (mehr sagt `spadille --help`)
args-unknown = eine Angabe { $arg } gibt es nicht
args-unknown-near = eine Angabe { $arg } gibt es nicht; war { $near } gemeint?
args-no-command = einen Befehl „{ $command }“ gibt es nicht
args-no-command-near = einen Befehl „{ $command }“ gibt es nicht; war „{ $near }“ gemeint?
args-no-value = { $arg } braucht einen Wert
args-invalid-value = „{ $value }“ ist kein Wert für { $arg }; es gibt: { $known }
args-unfit-value = „{ $value }“ passt nicht zu { $arg }; erwartet wird { $wanted }
args-bad-value = „{ $value }“ passt nicht zu { $arg }
args-a-number = eine Zahl
args-an-address = eine Adresse mit Port, etwa 127.0.0.1:1782
args-a-language = eine Sprache: en oder de
args-within = eine Zahl von { $least } bis { $most }
args-missing = es fehlt: { $arg }
args-wrong-number = { $arg } hat zu viele oder zu wenige Werte
args-twice = { $arg } steht zweimal da
args-conflict = { $arg } verträgt sich nicht mit { $other }
args-not-utf8 = eine Angabe ist kein Text in UTF-8
args-at-least-one = { $arg } muss mindestens 1 sein

# Was am Terminal sonst misslingen kann.
house-no-game = ein Spiel „{ $game }“ gibt es nicht
house-which-game = welches Spiel? `spadille list` zählt sie auf; `spadille play SPIEL --plain` beginnt
house-not-a-pair = „{ $words }“ hat nicht die Form name=wert
house-not-a-size = „{ $words }“ ist keine Größe wie 96x30
house-wrong-players = { $given } Spieler für einen Tisch von { $wanted }
house-wrong-opponents = { $given } Gegner für einen Tisch von { $seats }; bitte { $wanted } nennen oder einen für alle
house-no-such-seat = Platz { $seat } gibt es nicht; der Tisch hat die Plätze 1 bis { $seats }
house-seat-waits = Platz { $seat } ist nicht an der Reihe
house-chance-next = als Nächstes kommen Karten oder Würfel
house-no-bot = für { $game } gibt es keinen Automaten „{ $bot }“
house-no-reasons = ein Spieler { $bot } hat keine Gründe; bitte search oder book fragen
house-bench-line = { $game } { $matches } Partien/s { $decisions } Züge/s  ({ $length } Züge je Partie; { $all_matches } Partien, { $all_decisions } Züge in { $seconds } s)
house-arena-player = Spieler
house-arena-mean = Marken/Spiel
house-arena-interval = 95 % ±
house-arena-deals = Spiele
house-arena-decisions = Züge/s
house-arena-sum = { $deals } Spiele in { $matches } Partien, jeder Satz von Sitzordnungen mit demselben Glück ({ $sets } Sätze), { $seconds } s
house-arena-progress = { $done }/{ $all } Spiele  { $time }
house-two-players = eine Arena braucht wenigstens zwei Spieler, etwa --players search,book
house-bench-seconds = --seconds muss größer als 0 und höchstens 3600 sein
house-no-tariff = { $game } hat keinen Tarif.
house-no-law = { $game } hat kein Gesetz „{ $law }“
house-no-law-near = { $game } hat kein Gesetz „{ $law }“; es gibt: { $near }
house-facts-object = erwartet wird ein JSON-Objekt mit Tatsachen
house-not-saved = das Spiel ließ sich nicht sichern: { $why }
house-nothing-played = an diesem Terminal wurde noch kein Spiel zu Ende gespielt
house-no-left-match = es gibt kein Spiel, das fortzusetzen wäre
house-no-saved-match = das ist kein gesichertes Spiel: { $why }
house-save-taken = da ist schon eine Datei; nennen Sie eine andere, oder setzen Sie sie mit --resume fort
house-saved-in = Das Spiel ist gesichert; `spadille play --resume --save { $file }` setzt es fort.
house-nothing-found = Von „{ $words }“ ist nirgends die Rede.
house-saved-players = dieses gesicherte Spiel hat die falsche Zahl von Spielern
house-bad-record = Aufzeichnung: { $why }
house-bad-record-line = Aufzeichnung, Zeile { $line }: { $why }
house-why = { $why }
house-no-seat = einen Platz { $seat } gibt es nicht; der Tisch hat { $seats }
house-fact-may-lack = (nichts, wenn es nicht zutrifft)
house-fact-needed = Ohne dies lässt sich nichts abrechnen.
house-fact-unknown = „{ $words }“ ist hier nicht zu lesen; gesucht: { $known }
house-fact-number = ZAHL
house-fact-lines = (je eine Zeile; eine leere Zeile schließt ab)
house-missing-facts = diese Tatsachen fehlen: { $names } (`--form` zeigt alle)
house-bad-facts = Tatsachen: { $why }
house-record-empty = sie ist leer
house-record-header = kein Kopf: { $why }
house-record-foreign = kein Kopf einer Aufzeichnung von Spadille
house-record-newer = in Form { $form } geschrieben; dieses Programm liest bis Form { $most }, ein neueres ist nötig
house-record-step = weder ein Zug noch ein Ergebnis des Zufalls
house-record-other = dies ist eine Aufzeichnung von { $game }, nicht von { $wanted }
house-record-names = { $names } Namen für { $seats } Plätze
house-no-chance = hier wird nichts gegeben oder geworfen
house-no-outcome = kein Ergebnis des Zufalls: { $why }
house-no-move = „{ $found }“ ist kein Zug dieses Spiels
house-not-to-act = { $seat } ist nicht an der Reihe
    .you = Sie sind nicht an der Reihe
house-stays-shut = das Haus bleibt zu: { $why }
house-store-shut = der Speicher { $place } lässt sich nicht öffnen: { $why }
house-store-taken = in diesem Ordner ist schon ein Haus offen
house-store-journal = das Journal { $journal } ist beschädigt: Was geschrieben wurde, lässt sich zum Teil nicht mehr lesen. Heben Sie eine Kopie des Ordners auf und stellen Sie ihn aus einer Sicherung wieder her, oder löschen Sie das Journal, um ohne diese Einträge fortzufahren
house-store-head = die Datenbank ist beschädigt: Ihr Kopf lässt sich nicht lesen; stellen Sie sie aus einer Sicherung wieder her
house-store-found = die Datenbank ist beschädigt ({ $found }); stellen Sie sie aus einer Sicherung wieder her
house-store-damaged = die Datenbank ist beschädigt
house-store-newer = der Speicher gehört einem neueren Haus; starten Sie dieses
house-store-full = die Platte ist voll
house-store-read-only = der Speicher lässt sich nur lesen
house-store-unopened = die Datei des Speichers lässt sich nicht öffnen
house-store-gone = die Datei des Speichers ist fort
house-store-away = dort antwortet niemand
house-store-late = der Speicher antwortet nicht rechtzeitig
house-store-silent = der Speicher antwortet nicht: { $why }
house-store-no-key = Name oder Kennwort wird abgewiesen
house-store-nowhere = eine Datenbank dieses Namens gibt es nicht
house-store-address = die Adresse lässt sich nicht lesen
house-nats-shut = die Leitung zu den anderen Häusern bei { $place } lässt sich nicht öffnen: { $why }
house-not-listening = unter { $address } kann niemand hören: { $why }
house-address-taken = dort hört schon jemand
house-address-elsewhere = diese Adresse hat dieser Rechner nicht
house-address-forbidden = das ist hier nicht erlaubt
house-rehearsal-alone = bei einer Probe sind die Karten vorher bekannt: Sie ist nur für diesen Rechner, nicht für andere
house-file-missing = diese Datei gibt es nicht
house-folder-missing = diesen Ordner gibt es nicht
house-disk-full = es ist kein Platz mehr
house-file-forbidden = das ist mit dieser Datei nicht erlaubt
house-file-is-folder = das ist ein Ordner, keine Datei
house-file-no-folder = ein Teil dieses Pfades ist kein Ordner
house-file-no-text = das ist kein Text in UTF-8
house-deal-over = Ende des Spiels. { $how }

# Reasons of a sensible player
house-why-draw = Holen Sie die Trümpfe heraus, die noch draußen sind.
house-why-low-lead = Noch ist nichts zu gewinnen: Spielen Sie klein aus.
house-why-master = {$card} ist in der Farbe nicht zu schlagen.
house-why-only = Etwas anderes ist nicht möglich.
house-why-take = {$card} nimmt den Stich am billigsten.
house-why-throw = Dieses Blatt ist der kleinste Verlust.

# Der Löser.
house-solve-what = was ist zu lösen? Eine Datei mit Gaben nennen, oder --record DATEI, oder --hands "… / …"
house-solve-not-here = hier lässt sich nichts lösen: Es werden keine Karten gespielt, oder etwas bindet, wer an der Reihe ist
house-solve-not-of = das sind keine Hände von { $game }, die sich lösen lassen
house-solve-line = Zeile { $line }: { $why }
house-solve-twice = { $card } ist doppelt
house-solve-uneven = die Hände müssen gleich lang und nicht leer sein; eine hat { $one }, eine andere { $other }
house-solve-too-many = so viele Karten lassen sich nicht in einem Augenblick ausrechnen: Jeder darf höchstens { $most } haben, und hier hat jemand { $left }
house-solve-tricks = { $side }: { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
 } bei bestem Spiel.
house-solve-points = { $side }: { $n } bei bestem Spiel.
house-solve-turn = { $seat } ist an der Reihe. Was jene Partei nach jeder Karte macht:
house-solve-card = { $card }: { $n }
house-solve-best = Bestes Spiel:
house-beside-cards = Karten, die für sich bezahlt werden, sind darunter: Was sie bringen oder kosten, steckt nicht in diesen Zahlen.
house-beside-sweep = Wer die ersten Stiche, alle oder gar keinen macht, kann dafür bezahlt werden: Das steckt nicht in diesen Zahlen.
house-beside-shares = Es kommt auch darauf an, welcher Spieler wie viele davon macht: Das steckt nicht in diesen Zahlen.
house-beside-order = Es zählt auch, wer ausspielt, wer nimmt und in welcher Folge die Stiche fallen: Das steckt nicht in diesen Zahlen.
house-solve-plays = { $seat }: { $card }
house-plain-after = m war in der letzten Gabe mehr zu machen? · a Rechnung · l Verlauf · alles andere verlässt den Tisch
house-made-ask = War mehr zu machen?
house-made-not-here = an dieser Gabe ist nichts zu lösen: Ihre Karten wurden nicht gespielt, oder das Spiel hat keinen Löser
house-made-tricks = { $side }: { $made } gemacht; bei bestem Spiel aller wären es { $could } gewesen.
house-made-points = { $side }: { $made } Points gemacht; bei bestem Spiel aller wären es { $could } gewesen.
house-made-alone-tricks = { $side }: { $made } gemacht; gegen alle anderen zusammen wären es { $could } gewesen.
house-made-alone-points = { $side }: { $made } Points gemacht; gegen alle anderen zusammen wären es { $could } gewesen.
house-made-late = Das Ende der Gabe, von da an, wo jeder { $left } Karten hatte:
house-made-cost = { $seat }: { $card }, was { $cost } verschenkte
house-analyse-white = Weiß
house-analyse-black = Schwarz
house-analyse-what = welcher Wurf ist zu zerlegen? --record DATEI nennen, oder --position JSON mit --dice 5,3
house-analyse-not-of = Würfe von { $game } lassen sich nicht zerlegen
house-analyse-not-here = nach Schritt { $step } ist kein Wurf zu setzen; --step nennt einen anderen, --played nimmt den zuletzt gesetzten Wurf
house-analyse-nothing-played = bis dahin wurde kein Wurf gesetzt
house-analyse-nothing-to-play = es ist nichts zu setzen
house-analyse-dice = ein Wurf sind zwei Zahlen von 1 bis 6, etwa --dice 5,3
house-analyse-json = { $flag } ist kein JSON: { $why }
house-analyse-throw = { $seat } hat { $high } und { $low } geworfen.
    .you = Sie haben { $high } und { $low } geworfen.
house-analyse-scores = { $seat } schreibt { $points } an: { $what }
    .you = Sie schreiben { $points } an: { $what }
house-analyse-scores-on = { $seat } schreibt { $points } an: { $what } auf { $field }
    .you = Sie schreiben { $points } an: { $what } auf { $field }
house-analyse-play = Zug
house-analyse-book = Buch
house-analyse-search = Rechner
house-analyse-worth = Wert
house-held-ask = Was dieser Wurf bot
house-held-only = Anders war nicht zu setzen.
house-held-both = Das war der beste Zug, nach dem Buch wie nach der Rechnung.
house-held-book = So hätte auch das Buch gesetzt.
house-held-search = Nach der Rechnung war das der beste Zug.
house-held-better = So hätte auch das Buch gesetzt; nach der Rechnung war besser: { $best }.
house-held-best-was = Besser, nach dem Buch wie nach der Rechnung: { $best }.
house-held-two-better = Nach der Rechnung war besser: { $best }; nach dem Buch: { $book }.
house-laid-unread = die Stellung ist nicht zu lesen: { $why }
house-laid-fields = die Felder des Bretts sind von 1 bis 24 gezählt
house-laid-fifteen = jeder Spieler hat fünfzehn Steine, auf dem Brett, draußen oder abgetragen
house-laid-shared = Steine beider können nicht auf einem Feld stehen
house-laid-over = in dieser Stellung ist das Spiel zu Ende
house-laid-decides = dieser Wurf entscheidet die Partie, ehe er gesetzt wird

# Die Wahrscheinlichkeiten.
odds-plain = { $words }
odds-none = für „{ $game }“ werden keine Wahrscheinlichkeiten gerechnet; es gibt: { $known }
odds-not-asked-here = { $option } bedeutet bei { $game } nichts
odds-impossible = so viele Karten oder Blätter können nicht übrig sein, oder darauf kann niemand stehen bleiben
odds-rounds-of-what = zu --rounds gehört --counters: mit wie vielen Marken wird begonnen?
odds-too-much = mehr als { $most } Marken oder Runden werden nicht gerechnet
odds-no-chart = keine Tafel heißt „{ $chart }“; es gibt: { $known }
odds-copies = { $copies ->
    [one] noch 1 Blatt
   *[other] noch { $copies } Blätter
 }
odds-cards-left = Karten übrig
odds-copies-left = Blätter übrig
odds-copies-before = Blätter vor dem Plié
odds-copies-in-pack = Blätter im Spiel
odds-punter-wins = Pointeur gewinnt
odds-punter-loses = Pointeur verliert
odds-plie = Plié
odds-undecided = unentschieden
odds-force-half = Force-Karte (halb)
odds-stage-plain = beim ersten Gewinn einziehen
odds-stage-outward = auswärts biegen und weiterspielen
odds-stage-lappe = { $times ->
    [2] doppeltes Lappé
    [3] dreifaches Lappé
   *[other] vierfaches Lappé
 }
odds-plan = biegen bis
odds-wins = Gewinne hintereinander
odds-more-of-one = { $n } mehr von einer Farbe
odds-pay-half = die Hälfte zahlen
odds-share = Vorteil der Bank
odds-chance = Wahrscheinlichkeit
odds-what = was
odds-one-card = einer Karte
odds-two-cards = zwei Karten
odds-four-cards = vier Karten
odds-place = der Satz liegt auf
odds-in-shares = zu gleichen Teilen
odds-jointly = gemeinsam entschieden
odds-pair = Paar
odds-banker-wins = Bankhalter gewinnt
odds-punters-win = Pointeure gewinnen
odds-coups = entschiedene Abschläge
odds-pairs = davon Paare
odds-coups-won = vom Bankhalter gewonnen
odds-ends-undecided = das Spiel endet unentschieden
odds-pack = { $cards } Karten
odds-left-copies = Blätter der linken Karte
odds-right-copies = rechts: { $copies }
odds-survives = die Bank steht
odds-brings = mittlerer Gewinn je Marke
odds-call = Ruf
odds-bankers-card = Karte des Bankhalters
odds-heaps-staked = besetzte Häufchen
odds-heaps-win = { $n } gewinnen
odds-banker-stands = Bankhalter bei { $points }
odds-punter-stands = Pointeur bleibt bei
odds-stands-on = bleibt bei { $points } und mehr
odds-plays-best = spielt jede Hand so gut wie möglich
odds-splits-pictures = teilt Bilder, wo er darf, und spielt jede Hand so gut wie möglich
odds-punter = Pointeur
odds-loses-two = verliert zwei Sätze
odds-loses-one = verliert einen
odds-wins-one = gewinnt einen
odds-wins-two = gewinnt zwei (geboren)
odds-born = in den ersten zwei Karten geboren
odds-both-born = Pointeur und Bankhalter geboren
odds-born-double = geborene Hand des Bankhalters nimmt doppelt
odds-born-single = nimmt einfach
odds-request = Forderung
odds-a-picture = ein Bild kommt
odds-number = Zahl
odds-by-one = auf einem Würfel
odds-by-both = mit beiden zusammen
odds-hit = Schlag, Weg offen
odds-hit-closed = Schlag, alles dazwischen zu
odds-hit-blind = dann blind
odds-distance = Abstand
odds-closed-fields = geschlossene Felder davor
odds-one-passes = ein Stein kommt durch
odds-two-pass = zwei Steine kommen durch
odds-throw = Wurf
odds-times = Mal in 36
odds-stake = Satz
odds-deviation = Streuung je Runde
odds-ruined = { $counters } Marken in { $rounds } Runden verloren
odds-rounds = Runden
odds-title-standing = Vorteil der Bank bei einem Satz, der bis zur Entscheidung steht, unterste Karte unbekannt
odds-title-known = Vorteil der Bank bei einem Satz, der bis zur Entscheidung steht, unterste Karte bekannt
odds-title-turn = Vorteil der Bank bei einem Satz für einen Abzug, der nicht der letzte ist
odds-title-outcomes = Was aus einem Satz wird, { $cards } Karten übrig
odds-title-plans = Vorteil der Bank am ersten Satz, wenn Gewinne gebogen werden, { $cards } Karten übrig
odds-title-streak = Wahrscheinlichkeit so vieler Gewinne hintereinander auf einer Karte, { $cards } Karten übrig
odds-title-plie = Was ein Plié kostet, wenn vor dem Abzug { $cards } Karten übrig waren
odds-title-colour = Die Farbe nach einem Plié erraten: wie oft der bessere Griff falsch und der Satz verloren ist
odds-title-schnitt = Gewöhnlicher Schnitt: vor dem Abheben gesetzt
odds-title-continuation = Schnitt mit Continuation: Vorteil der Bank bei einem Satz, der bis zur Entscheidung steht
odds-title-places = Vorteil der Bank am Anfang, je nach Platz des Satzes
odds-title-coup = Der nächste Abschlag
odds-title-laid = Vorteil der Bank, wenn zwei Karten liegen, { $cards } Karten übrig
odds-title-through = Ein Spiel ganz abgezogen, im Mittel
odds-title-calling = Ein Durchgang des Rufens aus { $cards } Karten
odds-title-first-hit = Wahrscheinlichkeit, dass die erste Übereinstimmung auf einen Ruf fällt
odds-title-ride = Der Bankhalter lässt alles stehen
odds-title-heap = Ein Häufchen
odds-title-against = Wahrscheinlichkeit, dass ein Häufchen gegen die Karte des Bankhalters gewinnt
odds-title-heaps = Wie viele Häufchen gewinnen ({ $cards } Karten)
odds-title-best = Vorteil der Bank, wenn der Bankhalter bei { $points } bleibt, frisches Kartenspiel
odds-title-thresholds = Vorteil der Bank, je nachdem wobei beide bleiben, frisches Kartenspiel
odds-title-gains = Was der beste Spieler erhält, wenn der Bankhalter bei { $points } bleibt, frisches Kartenspiel
odds-title-pictures = Mit einem Ass ein Bild fordern, frisches Kartenspiel
odds-title-hits = Würfe von sechsunddreißig: eine Zahl zu werfen, und einen Stein in diesem Abstand zu schlagen
odds-title-two = Würfe von sechsunddreißig, die ein Feld aus einem von zwei Abständen erreichen (schlagen oder füllen)
odds-title-fill = Würfe von sechsunddreißig, die zwei Felder zugleich füllen, mit jeder Zahl einen Stein
odds-title-pass = Würfe von sechsunddreißig, die über geschlossene Felder kommen
odds-title-throws = Die unterscheidbaren Würfe
odds-title-banks = Die Banken von 1860 und zwei von heute
odds-title-roulette = Roulette
odds-title-blackjack = Blackjack, bestes Spiel, unbegrenzt viele Kartenspiele
odds-title-ruin = Wahrscheinlichkeit, dass { $counters } Marken verloren sind, wenn jede Runde eine gesetzt wird
odds-bank-schnitt = Schnitt, ehrliches Spiel
odds-bank-pharo-twice = Pharo, zweimal gefallene Karte, unterste bekannt (49 Karten)
odds-bank-pharo = Pharo, am Anfang
odds-bank-paroli = Pharo, bis Paroli
odds-bank-sept = Pharo, bis Sept-leva
odds-bank-sussmilch = Süßmilch, eine Karte
odds-bank-sussmilch-four = Süßmilch, vier Karten gemeinsam
odds-bank-landsknecht = Landsknecht
odds-bank-haufeln = Häufeln, 52 Karten
odds-bank-haufeln-short = Häufeln, 32 Karten
odds-bank-onze = Onze et demie, bestes Spiel gegen 8
odds-bank-vingt = Vingt-et-un, bestes Spiel gegen 17
odds-bank-bluchern = Blüchern
odds-bank-roulette = Roulette, Rot oder Schwarz, eine Null
odds-bank-roulette-half = Roulette, bei Null die Hälfte zurück
odds-bank-roulette-number = Roulette, eine Zahl, eine Null
odds-bank-roulette-two = Roulette, Rot oder Schwarz, zwei Nullen
odds-bank-roulette-five = Roulette, die ersten fünf, zwei Nullen
odds-bank-blackjack = Blackjack, bestes Spiel

# Aufzeichnungen untersuchen.
inspect-other-game = dies ist eine Aufzeichnung von { $game }; alle müssen vom selben Spiel sein ({ $wanted })
inspect-no-bank = { $game } ist kein Spiel gegen eine Bank; seine Karten werden nicht untersucht
inspect-no-deals = in diesen Aufzeichnungen sind keine Karten gegeben worden
inspect-no-whole = { $deals ->
    [one] Die einzige Taille oder Gabe dieser Aufzeichnungen ist aus keinem vollständigen Spiel (einem fehlerhaften, wie es vereinbart sein kann); was ehrliche Karten tun, ist nur für vollständige gerechnet, und so lässt sich nichts über sie sagen.
   *[other] Alle { $deals } Taillen oder Gaben dieser Aufzeichnungen sind aus keinem vollständigen Spiel (aus fehlerhaften, wie es vereinbart sein kann); was ehrliche Karten tun, ist nur für vollständige gerechnet, und so lässt sich nichts über sie sagen.
 }
inspect-level = die Schwelle muss zwischen 0 und 1 liegen
inspect-head = { $deals ->
    [one] Eine Taille oder Gabe, { $game }.
   *[other] { $deals } Taillen oder Gaben, { $game }.
 } Ehrliche Karten werden höchstens in einer von { $once } Untersuchungen verdächtigt.
inspect-test-echo = Zweite Karten, die in einem Abstand die ersten wiederholen, höchstens
inspect-test-succession = Karten, die derselben Karte folgen wie in der Gabe davor, höchstens
inspect-test-shift = Karten, die wie in der Gabe davor liegen, alle um einen Abstand verschoben, höchstens
inspect-test-winners = Gewinnende Karten, zusammen
inspect-test-pairs = Paare von einer Karte, zusammen
inspect-test-first-cards = Wie oft die Karte zuerst kam, die am meisten auffällt
inspect-line = { $test }: { $found } (ehrlich: { $expected }); Wahrscheinlichkeit { $chance }. { $verdict }
inspect-quiet = Nichts Auffälliges.
inspect-alarm = Verdächtig!
inspect-fair = Nichts unterscheidet diese Karten von ehrlich gemischten.
inspect-prepared = Diese Karten waren nicht ehrlich gemischt.
inspect-silent = { $test }: sagt noch nichts; dazu braucht es { $deals } Taillen oder Gaben.
inspect-silent-running = { $test }: sagt noch nichts; dazu braucht es { $deals } Taillen oder Gaben in einer Aufzeichnung.
inspect-silent-level = { $test }: kann bei einer so kleinen Schwelle nichts sagen.
inspect-too-few = Das sind zu wenige Taillen oder Gaben, um etwas zu sagen: es braucht { $deals }.
inspect-too-few-running = Das sind zu wenige Taillen oder Gaben, um etwas zu sagen: es braucht { $deals } in einer Aufzeichnung.
inspect-too-few-level = Bei einer so kleinen Schwelle lässt sich aus noch so vielen Gaben nichts sagen.
inspect-shared = { $deals ->
    [one] Eine Gabe steht schon in einer früheren Aufzeichnung (einer Abschrift, oder derselben Partie, von einem Schritt an anders gespielt) und zählt nicht noch einmal; kein ehrliches Mischen würde sie wiederholen.
   *[other] { $deals } Gaben stehen schon in früheren Aufzeichnungen (Abschriften, oder derselben Partie, von einem Schritt an anders gespielt) und zählen nicht noch einmal; kein ehrliches Mischen würde sie wiederholen.
 }
inspect-left-out = { $deals ->
    [one] Eine Gabe bleibt außer Acht: sie ist von anderen Spielen Karten als die erste, von keinem ganzen Spiel oder eine zu viel.
   *[other] { $deals } Gaben bleiben außer Acht: sie sind von anderen Spielen Karten als die erste, von keinem ganzen Spiel oder zu viele.
 }

study-verdict-holds = für das Buch
study-verdict-even = kein Unterschied
study-verdict-fails = gegen das Buch
study-verdict-open = unentschieden
study-odds-holds = richtig
study-odds-even = beinahe richtig
study-odds-fails = falsch
study-odds-open = keine Zahl genannt
study-way = „{ $way }“
study-way-then = { $first }, dann { $next }
study-way-next = { $first }; { $next }
study-more = { $book } bringt { $lead } ± { $half } Marken mehr als { $other }, { $ways ->
    [one] der andere versuchte Weg
   *[other] der beste von { $ways } anderen versuchten Wegen
 }, in { $worlds } Gaben.
study-less = { $book } bringt { $lead } ± { $half } Marken weniger als { $other }, { $ways ->
    [one] der andere versuchte Weg
   *[other] der beste von { $ways } anderen versuchten Wegen
 }, in { $worlds } Gaben.
study-disputed = { $finding } Mit offenen Karten und bestem Spiel macht dagegen { $better } { $lead } ± { $half } mehr als { $worse }: Beides widerspricht sich.
study-no-other-way = Neben { $book } war kein anderer Weg zu versuchen.
study-followed-more = In { $times } Gaben angeführt; wer vorausrechnet, täte in { $agreed } von hundert dasselbe. Im Mittel aller bringt der Weg des Buches { $lead } ± { $half } Marken mehr als der seine.
study-followed-less = In { $times } Gaben angeführt; wer vorausrechnet, täte in { $agreed } von hundert dasselbe. Im Mittel aller bringt der Weg des Buches { $lead } ± { $half } Marken weniger als der seine.
study-followed-alike = In { $times ->
    [one] einer Gabe
   *[other] { $times } Gaben
 } angeführt; wer vorausrechnet, täte in { $agreed } von hundert dasselbe. Zu vergleichen ist nichts.
study-followed-by = { $preset }: { $finding }
study-reckoned-ratio = Das Buch sagt: { $says }. Genau ist es { $exact }, das sind { $about }.
study-reckoned = Das Buch sagt: { $says }. Genau ist es { $exact }, das sind { $percent } von hundert.
study-hand = Ihr Blatt: { $cards }
study-laid = Auf dem Tisch: { $cards }
study-company = Am Tisch: { $company }
study-left-alone = Alle anderen passen.
study-shows = zeigt { $cards }
study-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
 }
study-nothing = über { $game } ist mit diesen Fragen nichts herauszufinden
study-wrong-question = die Frage { $id } lässt sich nicht stellen: { $why }
study-unknown = { $id }: das fragt das Buch nicht oder inzwischen anders; es muss neu untersucht werden
study-untried = nicht versucht
study-untried-why = Diese Ratschläge des Buches versucht hier nichts: Entweder sagen sie, wie man zusieht, sich erinnert und rechnet, nicht, was man spielt, oder das Buch kam in keiner dieser Gaben dazu, sie anzuführen, solange es eine Wahl gab.
study-title = { $game }: Hatte das Buch recht?
study-how = Gedruckte Chancen werden genau berechnet. Blätter und Stellungen des Buches werden ausgespielt: Die verdeckten Karten werden jedes Mal neu verteilt, so dass sie zu allem passen, was der Spieler gesehen hat, und in jeder solchen Gabe wird jeder Weg von denselben Spielern mit demselben Glück zu Ende gespielt; angegeben ist, um wie viel der Weg des Buches vor dem besten anderen liegt, mit 95 % Sicherheit für alle Wege einer Frage zusammen; von mehr als vierundsechzig Wegen werden nur die versucht, an die ein Spieler denken würde. Ratschläge werden durch Spiele des Buches gegen sich selbst verfolgt: Wo einer angeführt wird und jemand, der vorausrechnet, anders handelte, wird beides ausgespielt. Was weniger als 30-mal vorkam, bleibt unentschieden, ebenso ein Weg, von dem Ausspielen und offene Karten mit Sicherheit das Gegenteil sagen. Alles gilt unter diesen Spielern: Gegen bessere oder schlechtere kann ein Weg etwas anderes bringen. Von hundert Fragen, bei denen nichts zu finden ist, werden etwa fünf durch Zufall gewiss scheinen.
study-made = { $worlds } Gaben zu jeder Frage, { $open } davon auch mit offenen Karten gelöst; wer weiterspielt, ist { $players }; Startwert { $seed }. Derselbe Befehl findet dasselbe wieder:
study-counted = { $all ->
    [one] Eine Frage
   *[other] { $all } Fragen
 }: { $holds } für das Buch, { $fails } dagegen, { $even } ohne Unterschied, { $open } unentschieden.
study-picture = { $title } Was sein Weg neben dem besten anderen bringt
study-axis = Marken weniger oder mehr als der beste andere Weg, mit 95 % Sicherheit
study-value = Marken
study-behind = das Buch liegt vorn um
study-solved = offene Karten
study-ask-again = noch einmal gefragt durch { $words }
args-at-least-two = { $arg } muss mindestens 2 sein
