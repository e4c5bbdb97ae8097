# Was der Tisch im Browser selbst sagt; was er mit dem Terminal teilt, steht in de.ftl.

# Überall
again = Noch einmal versuchen
cancel = Abbrechen
close = Schließen
confirm = Bestätigen
counters = Marken
go-on = Weiterspielen
loading = Einen Augenblick …
motto = ein Haus der alten Spiele
pot = der Topf
rated = gewertet
stay = Bleiben
you = Sie

# Das Haus: seine Türen, sein Licht, was nicht geht
nav-label = Das Haus
nav-lobby = In die Halle
nav-me = Ich
nav-skip = Zum Inhalt
line-broken = Die Verbindung ist abgerissen; wir kommen wieder …
lost-title = Dieses Zimmer gibt es in diesem Haus nicht.

# Über das Haus
about-title = Über das Haus
about-what = Spadille ist ein Haus der alten Spiele. Fünf deutsche Bücher, gedruckt zwischen 1773 und etwa 1860, beschreiben achtundvierzig davon: Kartenspiele mit Reizen und Töpfen, Bankspiele, Brettspiele mit Würfeln, Schach, Billard, das Ballspiel und Kunststücke mit Karten. Hier werden sie genau so gespielt, wie es geschrieben steht.
about-laws = Zu jeder Marke, die den Besitzer wechselt, gehört ein Gesetz, und jedes Gesetz nennt die Stelle, von der es stammt. Wo die Bücher sich unterscheiden, wählt der Tisch.
about-fair = Das Haus kann die Karten nicht wählen: Es legt sich auf seinen Startwert fest, ehe sich jemand setzt, und jeder Spieler kann sein eigenes Salz dazugeben.
about-api = Für Programme
about-api-text = Was diese Seite kann, kann auch ein Programm:

# Wessen Arbeit im Haus steckt
makers-title = Wessen Arbeit im Haus steckt
makers-text = Woraus dieses Haus gebaut ist, haben viele andere gemacht. Hier stehen alle { $number } Werke nach ihren Lizenzen, mit deren Wortlaut.
makers-missing = Die Liste war nicht zu holen.
makers-font = Schrift
makers-script = im Browser
makers-crate = im Programm

# Einstellungen
likes-title = Einstellungen
likes-language = Sprache
likes-theme = Licht
likes-theme-auto = wie das Gerät
likes-theme-candle = Kerzenlicht
likes-theme-day = Tageslicht
likes-pack = Karten
likes-pack-own = wie jedes Spiel gespielt wurde
likes-pack-french = französisch
likes-pack-german = deutsch
likes-four-colour = vier Farben
likes-back = Rückseiten
likes-back-tarotee = Gitter
likes-back-speckled = gesprenkelt
likes-back-scales = Schuppen
likes-pace = Wie schnell der Tisch erzählt
likes-pace-calm = { house-pace-calm }
likes-pace-brisk = { house-pace-brisk }
likes-pace-once = { house-pace-once }
likes-one-touch = eine Karte durch einmaliges Antippen spielen
likes-sounds = leise Geräusche

# Die Halle
lobby-title = Setzen Sie sich und spielen Sie
lobby-title-back = Willkommen zurück, { $name }
lobby-lead = Die Spiele der alten Bücher, genau wie sie geschrieben stehen: mit ihren Gesetzen, ihrem Rat und ihren Rechnungen. Allein gegen Spieler, die das Buch kennen, oder mit Freunden.
lobby-lesson = Lektion
lobby-mine = Meine Tische
lobby-open = Offene Tische
lobby-none-open = Gerade ist kein Tisch offen. Richten Sie einen ein, dann sehen ihn die anderen hier.
lobby-play = Gegen das Buch spielen
lobby-opening = der Tisch wird eingerichtet …
lobby-sit = Platz nehmen
lobby-watch = Zusehen
guest-default-name = Gast
guest-name = Wie dürfen wir Sie nennen?

# Wie es um einen Tisch steht
status-closed = Dieser Tisch wurde aufgegeben.
status-stand-in = Sie waren fort; ein Automat spielt für Sie.
status-short-waiting = Plätze frei
status-short-playing = im Spiel
status-short-paused = ruht
status-short-over = beendet
status-short-closed = aufgegeben

# Einen Tisch einrichten
new-sources = Aus: { $sources }
new-seats = Wer wo sitzt
new-me = ich
new-open = wer möchte
new-bot = ein Automat
new-public = Steht in der Halle allen offen; sonst kommt man nur mit Einladung
new-rated = Gewertet: kein Rat, nichts wird zurückgenommen
new-grace = Für Abwesende darf ein Automat einspringen
new-grace-never = nie: Der Tisch wartet tagelang
new-grace-minutes = { $minutes ->
    [one] nach 1 Minute
   *[other] nach { $minutes } Minuten
 }
new-pace = Automaten brauchen für einen Zug
new-pace-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
 }
new-preset = Nach welchen Regeln
new-options = { $number ->
    [one] Eine weitere Vereinbarung
   *[other] { $number } weitere Vereinbarungen
 }
new-changed = { $number ->
    [one] Eine Vereinbarung geändert
   *[other] { $number } Vereinbarungen geändert
 }
new-number = eine Zahl
new-search = Vereinbarungen durchsuchen
new-standard = Sonst: { $value }
new-reset = Wie zuvor
new-open-button = Tisch eröffnen
agreed-title = Was vereinbart ist
agreed-by = { agreed-title }: { $preset }

# Die Automaten; die anderen stehen in de.ftl
bot-label = Wie der Automat spielt
bot-thinker = ein Denker
bot-thinker-help = Denkt voraus.
bot-deep-thinker = ein Grübler
bot-deep-thinker-help = Denkt gründlich und braucht länger.

# Ehe alle sitzen
waiting-intro = { $host } hat diesen Tisch eingerichtet. Die Partie beginnt, sobald alle Plätze besetzt sind.
waiting-sit = Hier Platz nehmen
waiting-rise = Aufstehen
waiting-seat-bot = Automaten setzen
waiting-clear = Platz freigeben
waiting-close = Den Tisch aufgeben
invite-link = Einladung
invite-copy = Einladung kopieren
invite-copied = Kopiert

# Der Tisch und wer daran sitzt
table-label = Der Tisch
table-onlookers = { $number ->
    [one] 1 Zuschauer
   *[other] { $number } Zuschauer
 }
table-others = Die Mitspieler
table-tools = An diesem Tisch
table-your-turn = Sie sind am Zug.
seat-kept = freigehalten für { $name }
seat-free = freier Platz
seat-here = ist da
seat-stand-in = ein Automat springt ein
seat-your-turn = Sie sind am Zug
seat-to-act = ist am Zug
pots-more = { $number ->
    [one] 1 weiterer
   *[other] { $number } weitere
 }

# Was man tun darf
choose-card = Spielen Sie eine Karte
choose-move = Ziehen Sie
choose-place = Zeigen Sie auf ein Feld
choose-which = Was meinen Sie?
amount-label = Betrag, von { $min } bis { $max }
amount-less = Weniger
amount-more = Mehr
form-clear = Leeren
form-between = { $picked } gewählt, { $min } bis { $max } nötig
form-exactly = { $picked } von { $max }
grave-title = { $choice }?
grave-text = Das können Sie allein nicht zurücknehmen. Sind Sie sicher?
grave-no = Nein, weiterspielen
hand-label = Ihre Karten
hand-picked = { $card }, gewählt

# Die Bretter
board-bank = Das Tableau
board-chequer = Das Brett
board-stage = Die Bühne
stage-page-ask = Das Kunststück ist noch nicht zu Ende. Wollen Sie es jetzt schon wissen?
stage-page-show = Sagen Sie es mir
stage-pages = Was man wissen darf
stage-programme = Das Programm
stage-card-at = Platz { $place }
stage-pile-count = { $name }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
    }
stage-step = Schritt { $step } von { $of }
board-tables = Das Brett mit vierundzwanzig Feldern
cards-last-trick = letzter Stich
cards-played = { $name } spielte: { $card }
cards-trick = Der Stich
bank-bank-side = für die Bank
bank-punters-side = für die Pointeurs
bank-left = { $left ->
    [one] noch 1 Karte
   *[other] noch { $left } Karten
 }
bank-seen = { $seen } gefallen
bank-shown = gezeigt
bank-stake = { $name }: { $amount } ({ $stage })
bank-share = Die Bank behält { $hundred } vom Hundert
bank-share-short = die Bank behält { $hundred } vom Hundert
bank-share-exact = genau { $share }
bank-share-cost = von { $amount } etwa { $cost }
ruin-ask = Wie lange reichen meine Marken?
ruin-counters = Meine Marken
ruin-told = { $stakes ->
    [0] Diese Marken sind weniger als ein solcher Satz.
    [one] Diese Marken sind ein solcher Satz.
   *[other] Diese Marken sind { $stakes } solche Sätze.
 }
ruin-even = Nach { $rounds } Runden sind sie ebenso wahrscheinlich dahin wie nicht.
ruin-not-even = Eher reichen sie über { $rounds } Runden.
ruin-end = Nach { $rounds } Runden sind sie mit { $chance } vom Hundert Wahrscheinlichkeit dahin.
ruin-rounds = Runden
ruin-gone = dahin, vom Hundert
ruin-plot = Wie wahrscheinlich { $counters } dahin sind, gesetzt zu je { $stake }
tables-point = Feld { $point }: { $there }
tables-white = { $men ->
    [one] 1 weißer Stein
   *[other] { $men } weiße Steine
 }
tables-black = { $men ->
    [one] 1 schwarzer Stein
   *[other] { $men } schwarze Steine
 }
tables-empty = leer
tables-off = Aufheben
tables-leg-back = Stein zurückstellen
tables-score = { $name }: { $holes ->
    [one] 1 Loch
   *[other] { $holes } Löcher
 }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
tables-points = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
tables-out = { $name }: { $men ->
    [one] 1 Stein draußen
   *[other] { $men } Steine draußen
 }.
tables-bar = Ihre Steine, die draußen sind: { $men }
chequer-square = { $square }, { $piece }
piece-white-king = weißer König
piece-white-queen = weiße Königin
piece-white-rook = weißer Turm
piece-white-bishop = weißer Läufer
piece-white-knight = weißer Springer
piece-white-pawn = weißer Bauer
piece-black-king = schwarzer König
piece-black-queen = schwarze Königin
piece-black-rook = schwarzer Turm
piece-black-bishop = schwarzer Läufer
piece-black-knight = schwarzer Springer
piece-black-pawn = schwarzer Bauer

# Das Menü des Tischs, und wozu alle einverstanden sein müssen
menu-take-back = Um Rücknahme bitten
menu-pause = Um eine Pause bitten
menu-break-off = Um Abbruch bitten
menu-return = Meinen Platz wieder einnehmen
menu-stand-in = Einen Automaten für { $name } einspringen lassen
menu-rise = Den Tisch endgültig verlassen
leave-title = { menu-rise }?
leave-text = Ein Automat bekommt Ihren Platz und spielt die Partie zu Ende. Zurückkommen können Sie nicht.
leave-yes = Endgültig gehen
request-label = Eine Bitte
request-agree = Einverstanden
request-decline = Ablehnen
request-withdraw = Zurückziehen
request-waiting = Warten auf { $names }

# Tasten
keys-title = Tasten
keys-list = Diese Liste
keys-arrows = Zwischen Karten und Feldern wechseln
keys-enter = Wählen
keys-escape = Loslassen, schließen

# Rat
hint-title = { house-hint-title }
hint-ask = Was würden Sie tun?
hint-thinking = denkt nach …
hint-not-now = Gerade haben Sie nichts zu entscheiden.
hint-rated = In einer gewerteten Partie gibt es keinen Rat.
hint-book = Das Buch rät
hint-computed = Im Kopf durchgespielt
hint-agrees = Buch und Rechnung sind sich einig.
hint-choice = Wahl
hint-note = Im Mittel gewonnene Marken, und wie weit der Abstand zur besten Wahl danebenliegen kann.
hint-follow = Dem Buch folgen

# Regeln, Gesetze und ihre Quellen
rules-title = Regeln
rules-label = Seiten des Buchs
rules-rules = { rules-title }
rules-laws = Gesetze
rules-advice = Rat
rules-words = Wörter
rules-search = Suchen
law-show = Das Gesetz zeigen
law-show-of = Das Gesetz zeigen zu: { $choice }
law-unknown = Dieses Gesetz steht nicht in unserem Buch.
source-house = Brauch des Hauses
source-chapter = „{ $name }“

# Das Rechnungsbuch und die Abrechnung eines Spiels
account-title = Rechnungsbuch
account-empty = Noch ist nichts gezahlt oder angeschrieben.
account-player = Spieler
account-which = Anzeigen
account-whole = die ganze Partie
score-title = Angeschrieben
score-holes = { $number ->
    [one] { $number } Loch
   *[other] { $number } Löcher
 }
score-saetze = { $number ->
    [one] { $number } Satz
   *[other] { $number } Sätze
 }
sheet-label = { sheet-show }: { $title }
sheet-last = Das letzte Spiel
moment-next = Nächstes Spiel
moment-left = { $seconds ->
    [one] geht in 1 Sekunde von selbst weiter
   *[other] geht in { $seconds } Sekunden von selbst weiter
 }

# Protokoll und Gespräch
log-title = Protokoll und Gespräch
log-deal = { $deal }. Spiel
chat-label = Dem Tisch etwas sagen
chat-placeholder = Etwas sagen …
chat-say = Sagen
chat-mute = { $name } nicht hören
chat-unmute = { $name } wieder hören
chat-hush = { $name } zum Schweigen bringen
chat-unhush = { $name } sprechen lassen

# Der Verlauf, und von einem Schritt aus weiterspielen
history-title = Verlauf
history-step = Schritt { $step } von { $steps }
history-back = Einen Schritt zurück
history-forward = Einen Schritt vor
history-present = Zurück zur Gegenwart
history-eyes = Mit wessen Augen
history-own = mit meinen
history-quiet = Bei diesem Schritt wurde nichts gesagt.
fork-title = Von hier weiterspielen
fork-against = Gegen
fork-go = Gegen Automaten weiterspielen

# Ehrliches Geben
fair-title = Ehrliches Geben
fair-intro = Ehe sich jemand setzte, wählte das Haus einen geheimen Startwert und veröffentlichte dessen Fingerabdruck. Startwert und Salze zusammen bestimmen jede Karte und jeden Wurf.
fair-commitment = Fingerabdruck des Startwerts
fair-salts = Salze der Spieler
fair-no-salt = keines gegeben
fair-mine = meines
fair-seed = Der Startwert
fair-seed-later = wird aufgedeckt, wenn die Partie aus ist
fair-check = Hier nachprüfen
fair-kept = Der Startwert ist der zu Beginn versprochene.
fair-broken = Der Startwert ist nicht der versprochene! Das Haus hat betrogen.
fair-salt-used = Ihr Salz ist unter den Salzen.
fair-salt-missing = Ihr Salz ist nicht unter den Salzen!
fair-salt-unknown = Dieser Browser kennt kein Salz von Ihnen für diesen Tisch.
fair-proves = Ist der Startwert der versprochene, so konnte das Haus ihn nach Beginn nicht mehr ändern; ist Ihr Salz unter den Salzen, so hat es mitgesprochen. Dass die Karten der Aufzeichnung wirklich aus Startwert und Salzen folgen, beweist das Programm:

# Das Ende der Partie
result-title = Die Partie ist aus
result-broken = Die Partie wurde abgebrochen
result-account = Wie es ausging
result-place = Platz
result-rated = Diese Partie zählt für die Wertungen; sie stehen in den Profilen.
result-unrated = Diese Partie wurde nicht gewertet.
result-next = Zum nächsten Tisch
result-rematch = Noch eine Partie
result-look = Den Tisch ansehen
record-download = Aufzeichnung herunterladen
record-download-all = Alle Aufzeichnungen herunterladen

# Lektionen
learn-back = Zurückblättern
learn-book = Das Buch würde wählen: { $moves }
learn-chosen = Sie haben gewählt: { $move }
learn-next = Umblättern
learn-page = Seite { $page } von { $pages }
learn-right = So würde es auch das Buch machen.
learn-turn = Blättern
learn-you = { $name } (Sie)
learn-wrong = Das Buch würde es anders machen.

# Ich und andere
me-keys = Schlüssel des Kontos
me-old-password = Jetziges Passwort
me-password-changed = Das Passwort ist geändert. Alle anderen Sitzungen sind beendet.
me-change-password = Passwort ändern
me-new-codes = Notfallcodes erstellen
me-codes-text = Wer das Passwort verliert, kommt mit einem Notfallcode herein. Jeder gilt einmal; neue ersetzen die alten.
me-codes-now = Verwahren Sie diese Codes gut. Sie werden nur jetzt gezeigt.
me-lost = Passwort verloren
me-code = Notfallcode
fair-other = Das Haus zeigt jetzt eine andere Festlegung als zu Beginn.
me-account = Ein Konto
me-nobody = Sie sind hier noch nicht bekannt. Gäste spielen sofort; mit einem Konto haben Sie Ihre Wertungen und Tische auf jedem Gerät.
me-guest-note = Sie sind Gast. Mit einem Konto behalten Sie Ihre Tische, woher Sie auch kommen.
me-name = Mein Name
me-rename = Ändern
me-records = Meine Aufzeichnungen
me-records-text = Jede Ihrer beendeten Partien, in der Notation des Hauses.
me-create = Konto anlegen
me-log-in = Anmelden
me-log-out-guest = Wer sich als Gast abmeldet, kommt an seine Tische und Aufzeichnungen nicht mehr heran. Trotzdem abmelden?
me-log-out = Abmelden
me-login = Anmeldename (Buchstaben, Ziffern, - und _)
me-password = Passwort
me-new-password = Passwort (mindestens zehn Zeichen)
me-sessions = Wo ich angemeldet bin
me-agent = { $browser } unter { $system }
me-used = zuletzt benutzt { $when }
me-this-one = diese hier
me-end = Beenden
person-since = Hier seit { $day }
person-account = mit Konto
person-guest = Gast
person-ratings = Wertungen
person-no-ratings = Noch keine gewerteten Partien.
person-game = Spiel
person-rating = Wertung
person-matches = Partien
person-no-matches = Noch keine Partien.
person-with = Mit
person-when = Wann

## The page of a game, finding, shelves

lobby-none-found = Kein offener Tisch heißt so.
lobby-more = Weitere Tische
lobby-seek = Tisch suchen
lobby-play-game = { $game } gleich spielen
lobby-light = Etwas Leichtes zum Anfang: { $game }
lobby-again = Noch einmal: { $game }
game-best-matches = Partien
game-best-rating = Wertung
game-best-who = Spieler
game-best = Die besten Spieler
game-relatives = Wenn Sie … kennen
game-presets = Nach welchem Buch
game-aliases = Auch genannt: { $names }
game-about = Was es ist
game-whole-rules = Alle Regeln
game-minute = Die Regeln in einer Minute
game-leaf-exposed = Der Betrug
exposed-link = Schritt für Schritt an Karten sehen, wie betrogen wird
exposed-step = Schritt { $step } von { $steps }
exposed-steps = Schritte
exposed-back = Zurück
exposed-on = Weiter
exposed-mark-up = nach oben gebogen
exposed-mark-down = nach unten gebogen
exposed-mark-bank = zieht für die Bank ein
exposed-mark-punters = zahlt den Pointeurs
exposed-mark-idle = schon entschieden, bewirkt nichts
exposed-mark-moved = versetzt
game-leaf-tariff = Tarif
tariff-game = Spiel
tariff-none = Dieses Spiel hat keinen Tarif.
tariff-law = Das Gesetz
game-leaf-words = Wörter
game-leaf-advice = Ratschläge
game-leaf-laws = Gesetze
game-leaf-rules = Regeln
game-leaf-learn = Erste Lektion
game-leaf-new = Tisch einrichten
game-leaf-about = Das Spiel
game-leaves = Blätter dieses Spiels
game-learn-on = Weiterlernen
game-learn = Lernen
game-friends = Mit Freunden
game-play = Spielen
find-nothing = Im Haus findet sich nichts dazu. Versuchen Sie ein kürzeres Wort oder weniger Wünsche.
find-kind-maxim = Rat
find-kind-law = Gesetz
find-passages = In den Büchern
find-found =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } und { $passages ->
        [one] 1 Stelle
       *[other] { $passages } Stellen
    }
find-book-up-to = { $value }
find-book = Buch
find-weight-up-to = bis { $value }
find-weight = Schwere
find-minutes-up-to = bis { $value }
find-minutes = Minuten
find-players-up-to = { $value }
find-players = Spieler
find-any = beliebig
find-words = Ein Spiel, ein alter Name, ein Wort, ein Gesetz
find-title = Suchen
facts-luck-drawn = reines Glück
facts-luck-dice = Würfel
facts-luck-hidden = verdeckte Karten
facts-luck-none = ohne Zufall
facts-weight = Schwere { $weight } von 5
facts-minutes-short = { $minutes } Min.
facts-minutes =
    etwa { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
facts-players-short = { $players } Pers.
facts-players = { $players } Personen
choose-laws = Was jedes davon bedeutet
choose-aside = Was man sonst noch tun kann
choose-call = Was Sie ansagen
choose-say = Ansagen
hint-not-then = Damals waren Sie nicht am Zug.
hint-promise = Verspricht
hand-fresh = { $card }, eben gekauft
gloss-ask = { $word }: Was ist das?
choose-stake = Zeigen Sie auf eine Karte des Tableaus und sagen Sie, wie viel Sie setzen
result-ahead = mit { $counters ->
    [one] 1 Marke
   *[other] { $by } Marken
 } Vorsprung
result-you-won = Sie gewinnen { result-ahead }.
result-you-won-with = Sie gewinnen gemeinsam mit { $name }, { result-ahead }.
result-won = { $winners ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
 } { result-ahead }.
bank-middle = in der Mitte

# Billardtafel und Ballhaus
board-cloth = Billardtafel
board-court = Ballhaus
stroke-named = Stöße mit Namen
stroke-own = Ein eigener Stoß
stroke-play = Stoß spielen
stroke-point = Wo der Stock den Ball trifft
stroke-replay = Noch einmal sehen
stroke-slowly = Langsam
stroke-how = So wird gespielt
stroke-help = Zeigen Sie, um zu zielen; ziehen Sie den Ball oder den Stock zurück und lassen Sie los, um zu spielen. Pfeiltasten drehen und verstärken, mit der Umschalttaste um ein Haar, Pos1 und Ende drehen weit, Bild auf und Bild ab verstärken viel, Enter spielt.
stroke-help-hand = Ziehen Sie den Ball dorthin, wo er liegen soll, oder rücken Sie ihn mit A, D, W und S; zeigen Sie, um zu zielen; ziehen Sie den Stock dahinter zurück und lassen Sie los, um zu spielen. Pfeiltasten drehen und verstärken, mit der Umschalttaste um ein Haar, Pos1 und Ende drehen weit, Bild auf und Bild ab verstärken viel, Enter spielt.
stroke-help-court = Ziehen Sie über das Bild, um zu zielen, seitwärts und auf und ab; die Regler stellen Stärke, Schnitt und Augenblick ein. Pfeiltasten zielen, mit der Umschalttaste zehnmal so weit, + und − ändern die Stärke, Bild auf und Bild ab stark, Enter schlägt.
cloth-ball-at = { $ball }: { $x } längs, { $y } quer
cloth-ball-hand = { $ball }: in der Hand
cloth-ball-wall = { $ball }: auf der Wand
cloth-ball-gone = { $ball }: aus dem Spiel
court-ball-at = Der Ball: { $x } m längs, { $y } m quer, { $z } m hoch
court-player-at = { $name }: { $x } m längs, { $y } m quer
court-server-at = { $name }, schlägt auf: { $x } m längs, { $y } m quer

made-thinking = Alle Hände liegen offen und werden noch einmal gespielt …
made-cost = { $cost } verschenkt

# Studies, and for whom one plays first
lobby-play-first = Gegen Neulinge spielen
study-ways = Alle { $count } versuchten Wege
study-show-more = { $count } weitere zeigen
study-how-found = Wie es herausgefunden wurde
study-by-verdict = Nach dem Urteil
study-of-book = das Buch
study-your-hand = Ihr Blatt
study-on-table = Auf dem Tisch
study-drawn = Was gefunden wurde, gezeichnet
study-report-language = Der Bericht ist englisch geschrieben.
study-none = Über dieses Spiel ist noch nichts gemessen worden.
game-leaf-studies = Studien
held-thinking = Der Wurf wird zerlegt …
held-played = gesetzt
held-none = Sie haben noch keinen Wurf gesetzt.
held-rated = In einer gewerteten Partie wird auf Würfe zurückgeblickt, wenn sie vorbei ist.
