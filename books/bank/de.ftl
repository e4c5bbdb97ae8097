# Was an jedem Tisch mit einer Bank gesagt wird.
bank-notice = Das Buch selbst rät, Hazardspiele zu lassen; hier geht es nur um Marken.
bank-title-round = Runde { $round } von { $rounds }
bank-title-bank = Bank { $bank } von { $banks }
bank-banker = Bankhalter
bank-forehand = Vorhand
bank-in-bank = { $amount } in der Bank
bank-on-table = { $amount } auf dem Tisch
bank-said-ready = Fertig.
bank-stage-plain = einfach
bank-note-limit = Der höchste Satz beträgt { $amount }.
bank-do-ready = Fertig
bank-nothing-laid = Wenigstens eine Marke muss es sein.
bank-fact-banker = { $seat } hielt die Bank und kann nicht gesetzt haben.
bank-fact-card = Im Spiel gibt es kein Blatt { $rank }.
bank-fact-stake = { $stake } ist kein Satz.
bank-why-within-means = Eine einzige Marke; mehr würde nur mehr kosten.
bank-card = { $rank ->
    [A] das Ass
    [J] der Bube
    [Q] die Dame
    [K] der König
   *[other] die { $rank }
 }
bank-card-object = { $rank ->
    [A] das Ass
    [J] den Buben
    [Q] die Dame
    [K] den König
   *[other] die { $rank }
 }

# Landsknecht und Blüchern: was man sagen kann
holding-ask-offer = Einen Auszug anbieten
holding-ask-hold = Einen Teil des Auszugs halten
holding-do-offer = { $amount } anbieten
holding-do-pocket = { $amount } einstreichen und die Bank weitergeben
holding-do-hold = { $amount } halten
holding-do-va-banque = Va banque: alles halten, { $amount }
holding-do-pass = Nichts halten
holding-do-stay = Bleiben
holding-do-retire = Zurücktreten

# Was geschieht
holding-shuffled = { $seat } mischt das ganze Spiel, und es wird abgehoben.
holding-reshuffled = Der Rest wird neu gemischt; { $seat } hebt ab.
holding-offers = { $seat } bietet { $amount } an.
holding-asked-first = { $seat } wird zuerst gefragt.
holding-passes = { $seat } hält nichts.
holding-holds = { $seat } will { $amount } halten.
holding-va-banque = { $seat } sagt va banque.
holding-is-held = { $seat } hält { $amount }.
holding-unheld = { $seat } nimmt { $amount } zurück, die niemand hält.
holding-nobody-holds = Niemand hält; { $seat } nimmt den Auszug zurück.
holding-laid = Links, für den Bankhalter: { $left }. Rechts, für die Pointeurs: { $right }.
holding-pair = Ein Plié: zweimal { $card }. Der Bankhalter gewinnt sofort.
holding-middle-left = Nach { $number } Blättern in der Mitte entscheidet { $card }: Links hat gewonnen.
holding-middle-right = Nach { $number } Blättern in der Mitte entscheidet { $card }: Rechts hat gewonnen.
holding-through = Das Spiel ist durch, denn das letzte Blatt gilt nichts.
holding-may-retire = Der Rest wird neu gemischt. Wer hält, darf bleiben oder zurücktreten.
holding-called = Gerufen wird { $rank }, das Blatt ist { $card }.
holding-calls-through = Das Spiel ist durch; gezählt wird mit einem neuen weiter.
holding-agrees = Blatt und Ruf treffen zusammen, gleich in welcher Farbe.
holding-first-agreement = Mit dem ersten Treffer ist die Runde zu Ende.
holding-from-the-first = Das Rufen beginnt wieder von vorn.
holding-no-agreement = Kein Blatt hat mit seinem Ruf zusammengetroffen.
holding-stays = { $seat } bleibt.
holding-retires = { $seat } tritt zurück.
holding-banker-retires = { $seat } tritt als Bankhalter zurück; der Abschlag gilt nicht.
holding-void = Alle sind zurückgetreten; der Abschlag gilt nicht.
holding-pockets = { $seat } streicht alles ein.
holding-pause = { $seat } hat gewonnen; beisammen stehen { $amount }.
holding-bank-over = Bank { $number } ist zu Ende.
holding-bank-to = Die Bank geht an { $seat }.

# Was nicht geht
holding-too-late = Die Blätter liegen; halten darf niemand mehr.
holding-not-decided = Vor der Entscheidung wird nichts eingezogen.
holding-no-retire = Was gehalten ist, bleibt gehalten, bis der Abschlag entschieden ist.
holding-not-offered = Noch ist nichts angeboten.
holding-nothing-won = Es ist nichts gewonnen, was einzustreichen wäre.
holding-over-highest = Kein Auszug darf höher sein als { $amount }.
holding-under-least = Was beisammen steht, muss angeboten werden, wenigstens { $amount }.
holding-over-offer = Mehr als { $amount } ist nicht angeboten.
holding-out-of-turn = Die letzte Hand spricht zuerst, die Vorhand zuletzt, jeder einmal.
holding-no-burning = Kein Blatt darf ungespielt abgelegt werden.

# Was zum Augenblick zu sagen ist
holding-dear-notice = Das Buch selbst rät, Hazardspiele zu lassen, und dieses vor allen; hier geht es nur um Marken.
holding-stands = { $amount } stehen
holding-role-holds = hält { $amount }
holding-said-pass = Ich passe.
holding-said-hold = Ich halte { $amount }.
holding-said-va-banque = Va banque!
holding-stage-held = gehalten
holding-stage-offered = angeboten
holding-note-offer = { $seat } bietet eine beliebige Summe an.
holding-note-called = Zuletzt gerufen: { $rank }.
holding-note-share = Anteil der Bank an dem, was gehalten wird: { $share } vom Hundert.

# Rat
holding-why-offer = Eine Summe, die Sie zu verlieren ertragen; von allem Gehaltenen bleibt der Bank { $share }.
holding-why-ride = Was stehen bleibt, bringt seinen Anteil wieder: { $share }.
holding-why-in-time = Streichen Sie ein, wenn es mehr wird, als Sie verlieren möchten.
holding-why-pocket = Beisammen steht mehr, als ein verlorener Abschlag kosten sollte.
holding-why-cheap = Es sind wenige Paare übrig: Der Anteil der Bank ist nur { $share }.
holding-why-company = Sonst hält niemand; ein wenig, der Gesellschaft zuliebe. Es kostet { $share } davon.
holding-why-pass = Von jeder gehaltenen Marke behält die Bank im Mittel { $share }.
holding-why-no-system = Keine Rechnung kehrt diesen Anteil um.
holding-why-stay = Drei von jedem der beiden Ränge sind wieder im Spiel: Jetzt steht der Abschlag gleich.
