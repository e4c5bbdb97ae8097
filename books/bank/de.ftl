# Was an jedem Tisch mit einer Bank gesagt wird.
bank-notice = Das Buch selbst rät, Hazardspiele zu lassen; hier geht es nur um Marken.
bank-title-round = Runde { $round } von { $rounds }
bank-title-bank = Bank { $bank } von { $banks }
bank-banker = Bankhalter
bank-forehand = Vorhand
bank-in-bank = { $amount } in der Bank
bank-short = Die Bank kann { $seat } nicht alles zahlen: Es fehlen { $amount }, und die verfallen.
    .you = Die Bank kann Ihnen nicht alles zahlen: Es fehlen { $amount }, und die verfallen.
bank-staked = { $amount } gesetzt
bank-said-ready = Fertig.
bank-stage-plain = einfach
bank-note-limit = Der höchste Satz beträgt { $amount }.
bank-do-ready = Fertig
bank-nothing-laid = Wenigstens eine Marke muss es sein.
bank-fact-banker = { $seat } hielt die Bank und kann nicht gesetzt haben.
    .you = Sie hielten die Bank und können nicht gesetzt haben.
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
holding-do-va-banque = Va banque
holding-do-pass = Nichts halten
holding-do-stay = Bleiben
holding-do-retire = Zurücktreten

# Was geschieht
holding-shuffled = { $seat } mischt das ganze Spiel, und es wird abgehoben.
    .you = Sie mischen das ganze Spiel, und es wird abgehoben.
holding-reshuffled = Der Rest wird neu gemischt; { $seat } hebt ab.
    .you = Der Rest wird neu gemischt; Sie heben ab.
holding-offers = { $seat } bietet { $amount } an.
    .you = Sie bieten { $amount } an.
holding-asked-first = { $seat } wird zuerst gefragt.
    .you = Sie werden zuerst gefragt.
holding-passes = { $seat } hält nichts.
    .you = Sie halten nichts.
holding-holds = { $seat } will { $amount } halten.
    .you = Sie wollen { $amount } halten.
holding-va-banque = { $seat } sagt va banque.
    .you = Sie sagen va banque.
holding-is-held = { $seat } hält { $amount }.
    .you = Sie halten { $amount }.
holding-unheld = { $seat } nimmt { $amount } zurück, die niemand hält.
    .you = Sie nehmen { $amount } zurück, die niemand hält.
holding-nobody-holds = Niemand hält; { $seat } nimmt den Auszug zurück.
    .you = Niemand hält; Sie nehmen den Auszug zurück.
holding-laid = Links, für den Bankhalter: { $left }. Rechts, für die Pointeurs: { $right }.
holding-pair = Ein Plié: zweimal { $card }. Der Bankhalter gewinnt sofort.
holding-middle-left = Nach { $number ->
    [one] einem Blatt
   *[other] { $number } Blättern
} in der Mitte entscheidet { $card }: Links hat gewonnen.
holding-middle-right = Nach { $number ->
    [one] einem Blatt
   *[other] { $number } Blättern
} in der Mitte entscheidet { $card }: Rechts hat gewonnen.
holding-through = Das Spiel ist durch, denn das letzte Blatt gilt nichts.
holding-may-retire = Der Rest wird neu gemischt. Wer hält, darf bleiben oder zurücktreten.
holding-called = Gerufen wird { $rank }, das Blatt ist { $card }.
holding-calls-through = Das Spiel ist durch; gezählt wird mit einem neuen weiter.
holding-agrees = Blatt und Ruf treffen zusammen, gleich in welcher Farbe.
holding-first-agreement = Mit dem ersten Treffer ist die Runde zu Ende.
holding-from-the-first = Das Rufen beginnt wieder von vorn.
holding-no-agreement = Kein Blatt hat mit seinem Ruf zusammengetroffen.
holding-stays = { $seat } bleibt.
    .you = Sie bleiben.
holding-retires = { $seat } tritt zurück.
    .you = Sie treten zurück.
holding-banker-retires = { $seat } tritt als Bankhalter zurück; der Abschlag gilt nicht.
    .you = Sie treten als Bankhalter zurück; der Abschlag gilt nicht.
holding-void = Alle sind zurückgetreten; der Abschlag gilt nicht.
holding-pockets = { $seat } streicht alles ein.
    .you = Sie streichen alles ein.
holding-pause = { $seat } hat gewonnen; beisammen stehen { $amount }.
    .you = Sie haben gewonnen; beisammen stehen { $amount }.
holding-bank-over = Bank { $number } ist zu Ende.
holding-bank-to = Die Bank geht an { $seat }.
    .you = Die Bank geht an Sie.

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
    .you = Sie bieten eine beliebige Summe an.
holding-note-called = Zuletzt gerufen: { $rank }.
holding-note-share = Anteil der Bank an dem, was gehalten wird: { $share } vom Hundert.

# Rat
holding-why-offer = Eine Summe, die Sie zu verlieren ertragen; von hundert gehaltenen Marken bleiben Ihnen im Mittel { $share }.
holding-why-ride = Was stehen bleibt, bringt seinen Anteil wieder: { $share } vom Hundert.
holding-why-in-time = Streichen Sie ein, wenn es mehr wird, als Sie verlieren möchten.
holding-why-pocket = Beisammen steht mehr, als ein verlorener Abschlag kosten sollte.
holding-why-cheap = Es sind wenige Paare übrig: Der Anteil der Bank ist nur { $share } vom Hundert.
holding-why-company = Sonst hält niemand; ein wenig, der Gesellschaft zuliebe. Es kostet { $share } vom Hundert.
holding-why-pass = Von hundert gehaltenen Marken behält die Bank im Mittel { $share }.
holding-why-no-system = Keine Rechnung kehrt diesen Anteil um.
holding-why-stay = Drei von jedem der beiden Ränge sind wieder im Spiel: Jetzt steht der Abschlag gleich.

# Vingt-et-un und Onze et demie: was man tun kann
buying-ask-stake = Vor dem Geben setzen
buying-ask-picture = Um ein Bild zum Ass bitten, um einen neuen Satz
buying-ask-back = Auf das geöffnete Bild setzen
buying-do-stake = { $amount } setzen
buying-do-buy = { $several ->
    [0] Eine Karte kaufen
   *[other] Eine Karte zu Blatt { $hand } kaufen
 }
buying-do-stand = { $several ->
    [0] Stehen bleiben
   *[other] Mit Blatt { $hand } stehen bleiben
 }
buying-do-stand-open = { $several ->
    [0] Stehen bleiben und { $card } auflegen
   *[other] Mit Blatt { $hand } stehen bleiben und { $card } auflegen
 }
buying-do-picture = Um ein Bild bitten: { $amount }
buying-do-split = { $several ->
    [0] Das zweite Bild als eigenes Blatt öffnen
   *[other] Das zweite Bild von Blatt { $hand } als eigenes Blatt öffnen
 }
buying-do-back = { $amount } auf das geöffnete Bild setzen
buying-do-pass = Nicht darauf setzen

# Was geschieht
buying-first-banker = Das Los macht { $seat } zum ersten Bankhalter.
    .you = Das Los macht Sie zum ersten Bankhalter.
buying-shuffled = { $seat } mischt.
    .you = Sie mischen.
buying-stakes = { $seat } setzt { $amount }.
    .you = Sie setzen { $amount }.
buying-deals = { $seat } gibt, von der Vorhand an.
    .you = Sie geben, von der Vorhand an.
buying-banker-born = { $seat } zeigt ein Geborenes, ehe jemand kauft.
    .you = Sie zeigen ein Geborenes, ehe jemand kauft.
buying-buys = { $seat } kauft eine Karte.
    .you = Sie kaufen eine Karte.
buying-your-card = Sie haben { $card } gekauft.
buying-stands = { $seat } bleibt stehen.
    .you = Sie bleiben stehen.
buying-stands-open = { $seat } bleibt stehen und legt { $card } auf.
    .you = Sie bleiben stehen und legen { $card } auf.
buying-dead = { $seat } hat { $points } und ist tot.
    .you = Sie haben { $points } und sind tot.
buying-asks-picture = { $seat } zeigt ein Ass und bittet um ein Bild, um { $amount }.
    .you = Sie zeigen ein Ass und bitten um ein Bild, um { $amount }.
buying-picture-hit = Ein Bild für { $seat }: { $card }. Es kommt zum Ass.
    .you = Ein Bild für Sie: { $card }. Es kommt zum Ass.
buying-picture-miss = Kein Bild für { $seat }: { $card }. Die Karte kommt beiseite.
    .you = Kein Bild für Sie: { $card }. Die Karte kommt beiseite.
buying-opens = { $seat } öffnet { $card } als Blatt { $number }.
    .you = Sie öffnen { $card } als Blatt { $number }.
buying-backs = { $seat } setzt { $amount } auf das Bild von { $owner }.
    .you = Sie setzen { $amount } auf das Bild von { $owner }.
    .you-owner = { $seat } setzt { $amount } auf Ihr Bild.
buying-passes = { $seat } setzt nicht darauf.
    .you = Sie setzen nicht darauf.
buying-all-dead = Alle Pointeurs sind tot; { $seat } braucht nicht zu kaufen.
    .you = Alle Pointeurs sind tot; Sie brauchen nicht zu kaufen.
buying-shows = { $fate ->
    [1] { $seat } zeigt { $cards }: { $points }, geboren.
    [2] { $seat } zeigt { $cards }: { $points }, tot.
   *[other] { $seat } zeigt { $cards }: { $points }.
 }
    .you = { $fate ->
        [1] Sie zeigen { $cards }: { $points }, geboren.
        [2] Sie zeigen { $cards }: { $points }, tot.
       *[other] Sie zeigen { $cards }: { $points }.
     }
buying-bank-short = Die Bank kann { $seat } nicht alles zahlen: Es fehlen { $amount }, und die verfallen.
    .you = Die Bank kann Ihnen nicht alles zahlen: Es fehlen { $amount }, und die verfallen.
buying-round-over = Runde { $number } ist zu Ende.
buying-through = Für ein weiteres Geben sind zu wenige Karten da.
buying-bank-to = Die Bank geht an { $seat }.
    .you = Die Bank geht an Sie.

# Was nicht geht
buying-over-highest = Kein Satz darf höher sein als { $amount }.
buying-staked-already = Jeder setzt einmal, vor dem Geben und wenn er an der Reihe ist.
buying-stake-first = Alle setzen, ehe gegeben wird.
buying-is-dead = Dieses Blatt ist tot.
buying-talon-empty = Der Talon ist aufgebraucht; alle müssen stehen bleiben.
buying-out-of-turn = Gekauft wird von der Vorhand an, vom Bankhalter zuletzt.
buying-one-card-open = Wer ausgekauft hat, legt eine seiner eigenen Karten auf; der Bankhalter nicht.
buying-no-pictures = An diesem Tisch darf nicht um Bilder gebeten werden.
buying-asked-enough = In dieser Runde dürfen Sie nicht noch einmal bitten.
buying-no-single-ace = Um ein Bild bittet man zu einem einzelnen Ass.
buying-no-split = An diesem Tisch werden Bilder nicht geöffnet.
buying-no-two-pictures = Geöffnet wird nur ein Bild, das als erste Karte zu einem Bild gekauft ist.
buying-owner-only = Auf ein geöffnetes Bild setzt hier nur, wem es gehört.
buying-back-too-late = Andere setzen auf ein geöffnetes Bild, ehe dazu gekauft wird.
buying-fact-no-banker = Das Blatt des Bankhalters fehlt.
buying-fact-cards = „{ $cards }“ sind keine Karten; schreiben Sie Ränge mit Bindestrichen wie in K-7.
buying-fact-short = Die Bank kann { $seat } nicht alles zahlen.
    .you = Die Bank kann Ihnen nicht alles zahlen.

# Was zum Augenblick zu sagen ist
buying-fate-born = geboren
buying-fate-dead = tot
buying-fate-stands = steht
buying-note-twenty-one = Einundzwanzig: Bilder zählen zehn, ein Ass elf oder eins.
buying-note-eleven = { $points }: Bilder zählen ein halb, ein Ass elf oder eins.
buying-note-stake = { $seat } hat zu setzen.
    .you = Sie haben zu setzen.
buying-note-buy = { $seat } kauft oder bleibt stehen.
    .you = Sie kaufen oder bleiben stehen.
buying-note-split = Der Vorteil der Bank ist für ein Blatt gerechnet, das nicht geteilt wird. Wer seine Bilder teilt, lässt ihr bei einem frischen Kartenspiel { $share } vom Hundert seines ersten Satzes.
buying-note-buy-or-show = { $seat } kauft oder legt ein Blatt auf und bleibt stehen.
    .you = Sie kaufen; um stehen zu bleiben, legen Sie eines Ihrer Blätter auf.
buying-note-left = Der Vorteil der Bank ist aus den { $cards } Karten gerechnet, die Sie nicht gesehen haben.
buying-note-running-out = Der Vorteil der Bank ist aus den { $cards } Karten gerechnet, die Sie nicht gesehen haben, als kaufte sonst niemand; sie können ausgehen.
buying-note-back = { $seat } darf auf das geöffnete Bild setzen.
    .you = Sie dürfen auf das geöffnete Bild setzen.

# Rat
buying-why-stake = Eine einzige Marke; von allem, was bei frischen Karten gesetzt wird, behält die Bank fast eine von sieben.
buying-why-equal = Gleich ist verloren.
buying-why-pass = Auf ein geöffnetes Bild steht es ungefähr gleich: Auf die Dauer ist damit nichts zu gewinnen.
buying-why-no-cards = Es ist nichts mehr zu kaufen.
buying-why-buy = Nach den Karten gerechnet, die Sie nicht gesehen haben, ist eine Karte mehr besser als das, was Sie haben.
buying-why-split = Zwei Blätter, die mit einem Bild beginnen, sind besser als eines, das mit zweien beginnt: Jedes zählt erst einen halben Punkt, und ein Ass macht jedes zum geborenen.
buying-why-stand = Nach den Karten gerechnet, die Sie nicht gesehen haben, würde eine Karte mehr eher schaden.
buying-why-open = Eine solche Karte haben viele; sie verrät dem Bankhalter am wenigsten.
buying-why-no-picture = Um Bilder zu bitten kostet fast drei von zehn Marken.
buying-why-banker-buys = Unter Ihrer Marke kaufen Sie.
buying-why-banker-stands = Auf Ihrer Marke bleiben Sie stehen.
buying-why-look = Sehen Sie sich erst die offenen Karten und die Sätze an.
buying-why-shown = Ein Geborenes von Ihnen wäre gezeigt worden, ehe jemand kaufte.
buying-why-limit = Nennen Sie ein andermal einen höchsten Satz: Sie spielen gegen alle zugleich.
buying-why-lay-out = Legen Sie ein andermal aus, was Sie zu verlieren bereit sind.
buying-why-no-picture-buying = Dass um Bilder gebeten werden darf, bringt einem Bankhalter zu wenig.
buying-why-no-splitting = Dass Bilder geöffnet werden dürfen, ist gegen Sie.
holding-why-before = Liegen die beiden Blätter, so ist es zum Halten zu spät.
