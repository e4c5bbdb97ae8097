# Was am Schachtisch gesagt wird.

# Parteien und Figuren
chess-white = Weiß
chess-black = Schwarz
chess-king = König
chess-queen = Königin
chess-rook = Turm
chess-bishop = Läufer
chess-knight = Springer
chess-pawn = Bauer
chess-neighbour = Nachbar von { $seat }
    .you = Ihr Nachbar

# Der Tisch
chess-title = Partie { $game } von { $games }
chess-note-lot = Es wird gelost.
chess-note-move = { $seat } ist am Zug.
    .you = Sie sind am Zug.
chess-note-warned = { $seat } ist gewarnt ({ $step }) und darf sich besinnen.
    .you = Sie sind gewarnt ({ $step }) und dürfen sich besinnen.
chess-note-answer = { $seat } wird Remis angeboten.
    .you = Ihnen wird Remis angeboten.
chess-note-neighbour = { $seat } sieht, was beabsichtigt ist: { $step }.
    .you = Sie sehen, was beabsichtigt ist: { $step }.
chess-note-check = { $side } steht im Schach.
chess-said-draw = Ich biete Remis.
chess-said-counsel = Nachbar, mit Rat!

# Was geschieht
chess-has-white = { $seat } hat Weiß.
    .you = Sie haben Weiß.
chess-begins = Partie { $game } beginnt; der Einsatz ist { $stake }.
chess-first-move = { $side } macht den ersten Zug.
chess-moves = { $seat }: { $step }
    .you = Sie: { $step }
chess-goes = { $man } { $from }–{ $to }
chess-takes = { $man } { $from } schlägt auf { $to } ({ $victim })
chess-takes-passing = Bauer { $from } schlägt im Vorübergehen auf { $to }
chess-promotes = Bauer { $from }–{ $to }, Umwandlung: { $captain }
chess-takes-and-promotes = Bauer { $from } schlägt auf { $to } ({ $victim }), Umwandlung: { $captain }
chess-castles-short = kurze Rochade
chess-castles-long = lange Rochade
chess-check = { $seat } sagt Schach.
    .you = Sie sagen Schach.
chess-intends = { $seat } beabsichtigt: { $step }.
    .you = Sie beabsichtigen: { $step }.
chess-calls-counsel = { $seat } ruft: „Nachbar, mit Rat!“
    .you = Sie rufen: „Nachbar, mit Rat!“
chess-offers-draw = { $seat } bietet Remis an.
    .you = Sie bieten Remis an.
chess-declines-draw = { $seat } lehnt das Remis ab.
    .you = Sie lehnen das Remis ab.
chess-mate = Schach und matt: { $side } hat verloren.
chess-stalemate = { $side } ist erstickt (patt) und muss sich vergleichen.
chess-resigned = { $side } gibt die Partie auf.
chess-drawn-agreement = Remis durch Übereinkunft.
chess-drawn-repetition = Remis: Dieselbe Stellung steht zum dritten Mal auf dem Brett.
chess-drawn-fifty = Remis: fünfzig Züge auf jeder Seite ohne Bauernzug und ohne Schlagen.
chess-drawn-stalemate = Remis: { $side } ist erstickt (patt).
chess-drawn-dead = Remis: Niemand kann mehr mattsetzen.
chess-broken-off = Die größte Zahl der Züge ist erreicht; die Partie wird abgebrochen.

# Was man tun kann
chess-promise-mate = Matt in { $moves }
chess-promise-mated = wird matt in { $moves }
chess-promise-pawns = { $sign }{ $whole },{ $part } Bauern
chess-do-resign = Aufgeben
chess-do-offer-draw = Remis anbieten
chess-do-accept-draw = Remis annehmen
chess-do-decline-draw = Remis ablehnen
chess-do-counsel = „Nachbar, mit Rat!“ rufen
chess-do-silent = Schweigen

# Was nicht geht
chess-no-man = Auf { $square } steht keine Ihrer Figuren.
chess-own-man = Auf { $square } steht Ihre eigene Figur.
chess-goes-wrong = Dorthin kann diese Figur nicht ziehen ({ $man }).
chess-only-pawns-rise = Nur ein Bauer wird zu einer anderen Figur.
chess-help-king = Ihr König steht im Schach; ihm muss geholfen werden.
chess-king-open = Ihr König könnte genommen werden.
chess-pawn-blocked = Dem Bauern steht etwas im Weg.
chess-pawn-takes = Schräg zieht ein Bauer nur, um zu schlagen.
chess-pawn-double = Zwei Felder geht ein Bauer nur von der zweiten Reihe aus.
chess-no-passing = An diesem Tisch wird nicht im Vorübergehen geschlagen.
chess-not-yet-captain = Der Bauer hat die letzte Reihe noch nicht erreicht.
chess-name-captain = Sagen Sie, was aus dem Bauern wird: Königin, Turm, Läufer oder Springer.
chess-none-lost = Sie haben keine Figur verloren, darum darf der Bauer die letzte Reihe nicht betreten.
chess-not-lost = Diese Figur haben Sie nicht verloren ({ $man }).
chess-castle-moved = König oder Turm hat schon gezogen oder steht nicht an seinem Platz.
chess-castle-way = Zwischen König und Turm steht etwas.
chess-castle-check = Der König darf weder aus dem Schach noch über ein angegriffenes Feld rochieren.
chess-offered-already = Sie haben vor diesem Zug schon Remis angeboten.
chess-no-draws = An diesem Tisch gibt es kein Remis.
chess-no-counsel = An diesem Tisch sitzt kein Nachbar.

# Gründe
chess-why-mate = Es ist matt.
chess-why-smother = Der König erstickt, und der halbe Einsatz ist Ihrer.
chess-why-repeat = Die Stellung stand schon einmal auf dem Brett.
chess-why-mated = Kein anderer Zug ist besser, doch auch dieser lässt ein Matt zu.
chess-why-takes = Der Zug gewinnt eine Figur ({ $man }).
chess-why-captain = Der Bauer wird befördert ({ $man }).
chess-why-check = Der Zug bietet Schach und verliert nichts.
chess-why-knight = Der Zug bringt früh einen Springer ins Spiel.
chess-why-castle = Der Zug bringt den König in Sicherheit.
chess-why-keep-bishop = Gegen das Ende gibt der Zug einen Springer und behält den Läufer.
chess-why-pawn = Diesen Bauern hält kein feindlicher Bauer mehr auf.
chess-why-no-force = Was übrig bleibt, könnte den Sieg nicht erzwingen.
chess-why-cannot-win = Mit diesen Figuren lässt sich der Sieg nicht erzwingen.
chess-why-position = Danach stehen die Figuren am besten.
chess-why-accept = Sie stehen schlechter: Ein Remis ist willkommen.
chess-why-decline = Sie stehen nicht schlechter: Spielen Sie um die Ehre weiter.
chess-why-counsel = Der Zug erlaubt dem Gegner sofort ein Matt.
chess-why-silent = Es folgt nicht sofort ein Matt.

# Tatsachen, die nicht sein können.
chess-fact-white = es gibt zwei Spieler, 0 und 1
chess-fact-draw = dieser Tisch kennt kein Unentschieden dieser Art
