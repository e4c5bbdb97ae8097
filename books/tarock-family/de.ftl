# Was an einem Tisch des Tarock gesagt wird.

# Der Tisch.
tarock-pot = Topf
tarock-title = Spiel { $deal } von { $deals }
tarock-title-partie = Partie { $partie }
tarock-idle = setzt aus
tarock-player = Spieler
tarock-helper = Gehilfe
tarock-mark-announced = angesagt
tarock-mark-partie = in dieser Partie geschrieben
tarock-pile-scat = Scat
tarock-pile-open = aufgedeckt
tarock-pile-seen = Ihre Lage des Talons
tarock-pile-upper = obere Lage
tarock-pile-lower = untere Lage
tarock-pile-won = Pagat und Könige bei { $seat }
tarock-which-scat = Welche Karten legen Sie ab?

# Spiele und Honneurs.
tarock-game-a-tres = a Tres
tarock-game-a-duo = a Duo
tarock-game-ad-uno = ad Uno
tarock-game-frage = Frage
tarock-game-mediateur = Mediateur
tarock-game-play = Ich spiele
tarock-game-from-below = von unten
tarock-game-three = dreifach
tarock-game-four = vierfach
tarock-game-solo = Solo
tarock-says-tarocks = { $count } Tarocks
tarock-says-with-pagat = { $count } Tarocks mit dem Pagat
tarock-says-without-pagat = { $count } Tarocks ohne den Pagat
tarock-says-matadors = { $count } Matadore
tarock-says-honneurs = drei Honneurs
tarock-says-kings = { $count } Könige
tarock-says-four-kings = vier Könige
tarock-says-above = { $count } Matadore von oben
tarock-says-below = { $count } Matadore von unten
tarock-says-whole = eine ganze Cavallerie
tarock-says-whole-skuesed = eine ganze Cavallerie mit dem Sküs
tarock-says-half = eine halbe Cavallerie
tarock-says-half-skuesed = eine halbe Cavallerie mit dem Sküs
tarock-says-skuesed = eine sküsierte Cavallerie
tarock-class-tarocks = Tarocks
tarock-class-matadors = Matadore
tarock-class-kings = Könige
tarock-class-above = Matadore von oben
tarock-class-below = Matadore von unten
tarock-class-cavalry = Cavallerie

# Was gesagt wird.
tarock-said-pass = passe
tarock-said-on = weiter
tarock-said-good = gut
tarock-said-keep = ich behalte es
tarock-said-self = selbst
tarock-said-ultimo = Pagat ultimo
tarock-said-silent = nichts anzusagen
tarock-said-announce = sagt an
tarock-said-misdeal = ich habe falsch gegeben
tarock-asks = { $card }, bitte
tarock-calls = ich rufe { $card }
tarock-lays-tarocks = { $count ->
    [one] ein Tarock ist abgelegt
   *[other] { $count } Tarocks sind abgelegt
}

# Was geschieht.
tarock-deals = { $seat } gibt.
tarock-dealt = { $seat } hat gegeben.
tarock-sits-out = { $seat } setzt aus.
tarock-lays = { $seat } legt { $count } Karten ab.
tarock-laid = Sie haben { $cards } abgelegt.
tarock-looks = { $seat } besieht erst die Karten.
tarock-plays-game = { $seat } spielt: { $game }.
tarock-all-passed = Alle haben gepasst.
tarock-takes-talon = { $seat } nimmt die drei Karten auf.
tarock-took = Sie sehen { $cards }.
tarock-takes-upper = { $seat } besieht die obere Lage.
tarock-takes-lower = { $seat } besieht die untere Lage.
tarock-lays-open = { $seat } deckt { $cards } auf und nimmt die andere Lage.
tarock-keeps-pile = { $seat } behält die Lage.
tarock-solo-talon = Der Talon bleibt verdeckt und zählt den Gegnern.
tarock-lies-in-scat = { $card } liegt im Scat.
tarock-gives-up = { $seat } gibt { $card } her.
tarock-gives-back = { $seat } gibt { $other } eine Karte dafür.
tarock-gave = { $seat } hat { $card } gegeben.
tarock-is-helper = { $seat } ist der Gehilfe.
tarock-plays-card = { $seat } spielt { $card }.
tarock-takes-trick = { $seat } macht den Stich.
tarock-skues-led = { $seat } hat den Sküs ausgespielt.
tarock-skues-back = Der Sküs geht an { $seat } zurück.
tarock-skues-lost = { $seat } hat den Sküs zu lange behalten und verliert ihn.
tarock-gives-for-skues = { $seat } gibt { $other } { $card } für den Sküs.
tarock-owes-nothing = { $seat } hat keinen Stich und gibt nichts für den Sküs.
tarock-scat-counts = Der Scat zählt { $points } für { $seat }.
tarock-twins = Von zwei gleichen Karten ist die erste die höhere.
tarock-each-pays = { $seat } hat im Ganzen { $points } angesagt.
tarock-tout-skues = { $seat } gibt { $other } den Sküs.
tarock-void-hand = { $seat } hat zu wenige Tarocks.
tarock-void = Das Spiel gilt nicht.
tarock-misdeal-passes = Der Nächste gibt.

# Wie ein Spiel endet.
tarock-counted = Die Karten sind gezählt.
tarock-won = { $seat } hat mit { $points } Points gewonnen.
tarock-lost = { $seat } hat mit { $points } Points verloren.
tarock-stands = Das Spiel von { $seat } steht: Nichts wird bezahlt.
tarock-lone-skues = { $seat } hat nichts als den Sküs.
tarock-partie-won = { $seat } gewinnt die Partie, { $points } Points voraus.
tarock-partie-over = Die Partie ist zu Ende.
tarock-partie-even = Die Summen sind gleich, niemand gewinnt.
tarock-sides = Eine Seite zählt { $first }, die andere { $second }.
tarock-side-paid = Jeder Verlierer bezahlt einen Gewinner: { $stakes }.
tarock-pagat-kept = Der Pagat von { $seat } bleibt bei seiner Seite.
tarock-joined = { $count ->
    [one] Zusammen haben sie einen Matador mehr.
   *[other] Zusammen haben sie { $count } Matadore mehr.
}
tarock-scat-miscounted = { $seat } hat falsch abgelegt und zählt nichts.
tarock-scat-struck = { $cards } im Scat von { $seat } zählen nicht.
tarock-pagat-back = Der Pagat geht an { $seat } zurück.
tarock-revoked = { $seat } hat nicht bedient, wie er sollte.

# Was zu tun ist.
tarock-note-announced = { $seat } hat angesagt: { $honour }.
tarock-note-zapp = { $seat } spielt ({ $game }), { $times }-fach.
tarock-note-frage = { $seat } hat { $card } gerufen.
tarock-note-ultimo = { $seat } hat das Ultimo angesagt.
tarock-note-scat = { $seat } legt { $count } Karten ab.
tarock-note-announce = { $seat } sagt an, was er hat.
tarock-note-auction = { $seat } spricht.
tarock-note-call = { $seat } ruft einen König.
tarock-note-ask = { $seat } darf eine Karte verlangen.
tarock-note-give = { $seat } gibt eine Karte dafür.
tarock-note-talon = { $seat } behält die Lage oder nimmt die andere.
tarock-note-ask-ultimo = { $seat } darf das Ultimo ansagen.
tarock-note-lead = { $seat } spielt aus.
tarock-note-play = { $seat } ist an der Reihe.

# Auswahl.
tarock-do-pass = Passen
tarock-do-on = „Weiter“
tarock-do-good = „Gut“
tarock-do-keep = „Ich behalte es“
tarock-do-self = „Selbst“
tarock-do-look = Die Karten besehen
tarock-do-keep-pile = Diese Lage behalten
tarock-do-switch = Aufdecken und die andere nehmen
tarock-do-return = Aufdecken und zur ersten zurückgehen
tarock-do-bid = { $game } bieten
tarock-do-announce = { $honours } ansagen
tarock-do-silent = Nichts ansagen
tarock-do-ultimo = Das Ultimo ansagen
tarock-do-no-ultimo = Kein Ultimo
tarock-do-enough = Keine weitere Karte verlangen
tarock-do-misdeal = Falsches Geben zugeben
tarock-do-call = { $card } rufen
tarock-do-ask = { $card } verlangen
tarock-do-give = { $card } geben
tarock-do-discard = { $cards } ablegen
tarock-do-revoke = { $card } gegen die Regel spielen

# Abweisungen.
tarock-no-scat = Diese Karten dürfen nicht abgelegt werden.
tarock-no-honours = Diese Honneur haben Sie nicht.
tarock-no-call = Das kann man jetzt nicht sagen.
tarock-no-call-blind = Besehen Sie erst die Karten, oder spielen Sie blind.
tarock-no-king = Rufen Sie einen König, den Sie nicht haben.
tarock-no-ask = Diese Karte kann man nicht verlangen.
tarock-no-pile = Behalten Sie die Lage, oder decken Sie sie für die andere auf.
tarock-no-ultimo = Ansagen lässt sich nur der Pagat, und Sie haben ihn nicht.
tarock-no-follow = Sie müssen { $suit } bedienen.
tarock-no-follow-tarock = Sie müssen einen Tarock spielen.
tarock-no-skues-lead = Der Sküs darf jetzt nicht ausgespielt werden, oder er muss es.
tarock-no-skues-kept = Der Sküs muss jetzt gespielt werden.

# Tatsachen.
tarock-fact-seat = Einen Platz { $number } gibt es nicht; es gibt { $seats }.
tarock-fact-lists = Listen brauchen eine Zahl für jeden der { $seats } Plätze.
tarock-fact-points = Alle Points zusammen sind { $points }.
tarock-fact-amount = Diese Summe kann nicht sein.
tarock-fact-game = Ein Spiel „{ $game }“ gibt es nicht.

# Gründe.
tarock-why-announce = Was Sie haben, wird sogleich bezahlt.
tarock-why-look = Blind stehen die Aussichten gegen Sie.
tarock-why-bid = Das Blatt sollte es machen.
tarock-why-pass = Das Blatt ist dafür zu schwach.
tarock-why-keep = Dieses Spiel können Sie selbst gewinnen.
tarock-why-call = Von dieser Farbe haben Sie am meisten.
tarock-why-ask = Sie hilft Ihrem Blatt am meisten.
tarock-why-give = Sie können sie am besten entbehren.
tarock-why-pile = Jeder Wechsel der Lage macht das Spiel teurer.
tarock-why-ultimo = Der Pagat muss der allerletzte Tarock sein.
tarock-why-no-ultimo = Dafür sind die Tarocks nicht stark genug.
tarock-why-void = Eine fehlende Farbe bekommt Ihre Tarocks zu spüren.
tarock-why-figures = Figuren im Scat gehen nicht verloren.
tarock-why-pagat-laid = Im Scat ist der Pagat sicher.
tarock-why-draw = Das holt die Tarocks der anderen.
tarock-why-high = Ein hoher Tarock sagt, dass Sie sieben oder weniger haben.
tarock-why-low = Ein ganz niedriger Tarock sagt, dass Sie acht oder neun haben.
tarock-why-force = Tarocks treiben den Pagat heraus.
tarock-why-whip = Ihre längste Farbe zwingt sie zum Trumpfen.
tarock-why-kings-suit = Der König dieser Farbe gehört nicht Ihnen.
tarock-why-bring-king = Eine Figur lockt den König heraus.
tarock-why-no-figure = In dieser Farbe haben Sie keine Figur zu verlieren.
tarock-why-master = Nichts in dieser Farbe sticht sie.
tarock-why-long = Eine niedrige Karte einer langen Farbe kostet wenig.
tarock-why-cheap = Damit geben Sie am wenigsten her.
tarock-why-take = Der Stich lohnt sich.
tarock-why-smear = Der Stich bleibt bei Ihrer Seite: Werfen Sie Points hinein.
tarock-why-take-pagat = Der Pagat fällt.
tarock-why-leave-pagat = Der andere Jäger hat weniger angesagt; lassen Sie ihn ihm.
tarock-why-pagat-home = Hier ist der Pagat sicher.
tarock-why-hold-pagat = Solange sie ihn jagen, laufen ihre Tarocks aus.
tarock-why-give-pagat = Er ist nicht zu retten; geben Sie ihn gleich.
tarock-why-skues-late = Er muss fort, ehe es zu spät ist.
tarock-why-skues-saves = Er rettet Ihre Figuren.
tarock-why-keep-figure = Spät im Spiel kann die Figur selbst einen Stich machen.
tarock-why-king-now = Ihn vorbeizulassen ist weniger sicher.
tarock-why-hold-figure = Geben Sie auf die Farbe des Gegners keine Figur.
tarock-why-return = Sie sind stark genug, ihn zu erwidern.
tarock-why-no-return = Es war keine Einladung.
tarock-why-no-king = Den König dieser Farbe haben Sie nicht.
tarock-why-mond = Ihr Partner kann den Pagat darauf werfen.
tarock-why-small = Ein kleiner Tarock ist gut ausgespielt.
