# Was an einem Tisch der Quadrille und ihrer Verwandten gesagt wird.
ombre-pot-antes = Sätze
ombre-pot-active = Bête im Spiel
ombre-pot-written = Bête, angeschrieben
ombre-game-ask = Frage
ombre-game-mediateur = Mediateur
ombre-game-respect = Respect
ombre-game-solo = Solo
ombre-game-solo-vole = Solo mit angesagter Vole
ombre-game-forced = gezwungene Spadille
ombre-game-self-call = Selbstruf
ombre-in-favourite = { $game } in der Favoritfarbe
ombre-in-preference = { $game } in der Préférence
ombre-in-highest = { $game } in der höchsten Préférence
ombre-title = Spiel { $deal } von { $deals }
ombre-hombre = Hombre
ombre-helper = Gehilfe
ombre-giver = gab den König
ombre-trump = Trumpf: { $suit }
ombre-last-trick = letzter Stich
ombre-has-played = gespielt von { $seat }
ombre-said-pass = passe
ombre-and = { $first } und { $second }

# Was der Tisch zeigt.
ombre-note-favourite = Favoritfarbe: { $suit }.
ombre-note-preference = Préférence: { $suit }.
ombre-note-highest = Höchste Préférence: { $suit }.
ombre-note-called = { $card } ist gerufen; wer die Karte hat, ist noch nicht bekannt.
ombre-note-auction = { $seat } hat das Wort.
ombre-note-declare = { $seat } soll Trumpf nennen oder einen König rufen.
ombre-note-give = { $seat } gibt eine Karte für den König.
ombre-note-lead = { $seat } spielt aus.
ombre-note-play = { $seat } gibt zu.
ombre-note-choose = { $seat } entscheidet.

# Was man tun kann.
ombre-do-pass = Passen
ombre-do-call = { $game }
ombre-do-name = { $suit } zu Trumpf nennen
ombre-do-king = { $card } rufen
ombre-do-declare = { $suit } zu Trumpf nennen und { $card } rufen
ombre-do-ask-for = { $suit } zu Trumpf nennen und { $card } erbitten
ombre-do-leave = Den mit zwei Königen Trumpf nennen lassen
ombre-do-give = { $card } für den König geben
ombre-do-demand = { $card } ausspielen lassen
ombre-do-stop = Mit den Premiers aufhören
ombre-do-look = Die Stiche besehen
ombre-do-lay-down = Die Karten als gewonnen auflegen
ombre-do-accept = Das Spiel für gewonnen nehmen
ombre-do-play-out = Ausspielen lassen
ombre-do-mend = Die Karte zurücknehmen und bedienen
ombre-do-let-lie = Sie liegen lassen
ombre-do-replay = Die Stiche noch einmal spielen lassen
ombre-do-tell = Dem Partner sagen, dass das Spiel gemacht ist
ombre-do-claim = Fordern: { $honours }
ombre-claim-game = das Spiel
ombre-claim-matadors = die Matadore
ombre-claim-premiers = die Premiers
ombre-claim-nothing = nichts

# Was geschieht.
ombre-first-dealer = { $seat } gibt zuerst.
ombre-next-dealer = Das Geben geht an { $seat }.
ombre-favourite = { $place ->
    [one] Die Favoritfarbe ist { $suit }.
   *[other] Die nächste Favoritfarbe ist { $suit }.
 }
ombre-dealt = { $seat } gibt jedem { $number } Karten.
ombre-calls = { $seat } sagt { $game } an.
ombre-passes = { $seat } passt.
ombre-plays = { $seat } spielt { $game }.
ombre-nobody-plays = Niemand spielt.
ombre-forced = { $seat } hat Spadille und muss spielen.
ombre-calls-nobody = { $seat } kann niemanden rufen und spielt allein.
ombre-offers = { $seat } hat zwei Könige und bietet sich als Gehilfe an.
ombre-nobody-offers = Niemand bietet zwei Könige an; es wird ein König gerufen.
ombre-leaves-trump = { $seat } überlässt dem Gehilfen den Trumpf.
ombre-names = { $seat } nennt { $suit } zu Trumpf.
ombre-calls-card = { $seat } ruft { $card }.
ombre-asks-for = { $seat } erbittet { $card }.
ombre-helper-hidden = Wer { $card } hat, behält es für sich.
ombre-is-helper = { $seat } ist Gehilfe.
ombre-hands-over = { $seat } gibt { $card } heraus.
ombre-gives = { $seat } gibt { $other } dafür verdeckt eine Karte.
ombre-is-given = Sie bekommen { $card }.
ombre-giver-opponent = { $seat } spielt dennoch gegen den Hombre.
ombre-leads-first = { $seat } hat die Vorhand.
ombre-plays-card = { $seat } spielt { $card }.
ombre-shows-himself = { $seat } zeigt { $card } und ist Gehilfe.
ombre-called-himself = { $seat } hat einen eigenen König gerufen und spielt allein.
ombre-takes-trick = { $seat } macht den Stich.
ombre-ruffs-king = { $seat } hat die Farbe von { $card } gestochen und wird belohnt.
ombre-looks = { $seat } besieht die Stiche.
ombre-vole-begun = { $seat } spielt auf die Vole.
ombre-stops = { $seat } hört mit den ersten Stichen auf.
ombre-stops-in-vain = { $seat } will aufhören, aber das Spiel ist noch nicht gemacht und geht weiter.
ombre-lays-down = { $seat } legt die Karten als gewonnen auf: { $cards }.
ombre-accepts = { $seat } nimmt das Spiel für gewonnen.
ombre-wants-played = { $seat } lässt das Spiel ausspielen.
ombre-demands = { $seat } lässt { $card } ausspielen.
ombre-claims = { $seat } fordert: { $what }.
ombre-won = { $seat } hat das Spiel gewonnen.
ombre-won-with = { $seat } und { $other } haben das Spiel gewonnen.
ombre-remise = { $seat } hat das Spiel verloren.
ombre-remise-with = { $seat } und { $other } haben das Spiel verloren.
ombre-codille = { $seat } hat Codille verloren.
ombre-codille-with = { $seat } und { $other } haben Codille verloren.
ombre-bete = { $seat } macht eine Bête von { $number }.
ombre-bears-alone = { $seat } trägt den Verlust allein.
ombre-bear-together = { $seat } und { $other } tragen den Verlust zusammen.

# Was nicht erlaubt ist.
ombre-no-such-call = Dieses Spiel wird an diesem Tisch nicht gespielt.
ombre-no-higher = Das ist nicht hoch genug.
ombre-no-raise = Wer gefragt hat, darf über ein niedrigeres Spiel nicht zum Solo steigen.
ombre-no-other-word = Jetzt können Sie nur passen oder ein Spiel ansagen.
ombre-no-aces = Zum Respect gehören beide schwarzen Asse.
ombre-no-king-to-ask = Es gibt keinen König, den Sie erbitten könnten.
ombre-no-king-to-call = Es gibt nichts, was Sie in diesem Spiel erklären könnten.
ombre-no-such-king = Diese Karte lässt sich nicht rufen: nie der Trumpfkönig und eine eigene nur, wo es verabredet ist.
ombre-no-such-suit = Diese Farbe passt nicht zu Ihrer Ansage.
ombre-no-called-suit = Der Gehilfe darf die Farbe des gerufenen Königs nicht nennen.
ombre-no-follow = Sie müssen Farbe bekennen: { $suit }.
ombre-no-trump = Trumpf ist gefordert, und Sie müssen einen geben. Nur ein Matador darf zurückbleiben, solange kein höherer ausgespielt ist.
ombre-no-demanded = Sie müssen die verlangte Karte ausspielen.
ombre-no-stop = Aufhören darf nur, wer ausspielt, und nur gleich nach den ersten { $number } Stichen, wenn seine Seite sie alle hat.
ombre-no-look = Jetzt dürfen Sie die Stiche nicht besehen.

# Angaben, die nicht sein können.
ombre-fact-table = Marken können nicht unter null sein und nicht unzählbar viele, und so viele Bêten gibt es nicht
ombre-fact-seat = einen Platz { $number } gibt es nicht; die Plätze zählen von 1 bis { $seats }
ombre-fact-tricks = Hombre und Gehilfe können nicht mehr als { $number } Stiche haben
ombre-fact-helper = { $game }: Wer allein spielt, hat keinen Gehilfen, und sonst muss ein anderer als der Hombre genannt sein
ombre-fact-contract = { $game } wird hier nicht gespielt, wo niemand gerufen werden darf
ombre-fact-opponent = nur Gegner des Hombre geben einen König, stechen ihn oder ziehen überzählige Marken
ombre-fact-matadors = so viele Trümpfe wie { $number } gibt es nicht
ombre-fact-trump = Trumpf ist Pik, Herz, Karo oder Kreuz

# Honneurs und Kartenspiele.
ombre-each-pays = Jeder Gegner zahlt { $number }.
ombre-each-receives = Jeder Gegner bekommt { $number }.
ombre-matadors = { $number } Matadore zählen.
ombre-no-stop-now = Wer weiter ausgespielt hat, muss das Spiel zu Ende spielen.
ombre-no-vole = Mit einem Mediateur darf keine Vole angesagt werden.
ombre-no-way-back = Sie haben gefragt und müssen spielen.
ombre-pack = Gespielt wird mit { $number } Karten.
ombre-short-trumps = Die kurze Farbe ist Trumpf: Es gibt nur { $cards }.
ombre-vole-announced = { $seat } muss alle Stiche machen.
ombre-vole-made = Die Vole ist gemacht.
