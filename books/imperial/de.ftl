# Was am Imperialtisch gesagt wird.
imperial-title = Partie { $game } von { $games }, Spiel { $deal }
imperial-trump = Trumpf: { $suit }
imperial-imperials = Imperiale
imperial-strokes = Striche
imperial-strokes-now = Stehende Striche
imperial-pile-laid = abgelegt
imperial-said-talon = hat den Talon genommen
imperial-said-robbed = hat geraubt

# Vor den Karten.
imperial-players = Es spielen { $number }, jeder für sich.
imperial-pack-36 = Gespielt wird mit sechsunddreißig Karten, vom Ass bis zur Sechs.
imperial-pack-32 = Gespielt wird mit zweiunddreißig Karten; die Sechsen bleiben fort.
imperial-trumps-36 = Ass, König, Dame, Bube und Sechs von Trumpf sind die Imperialtrümpfe.
imperial-trumps-32 = Ass, König, Dame, Bube und Sieben von Trumpf sind die Imperialtrümpfe.
imperial-order = Das Ass ist am höchsten, dann folgen König, Dame, Bube und Zehn.
imperial-due = Jeder soll { $number } Stiche machen.
imperial-to-the-right = Alles geht rechts herum.
imperial-deals-first = { $seat } gibt zuerst.
    .you = Sie geben zuerst.
imperial-vorhand = { $seat } ist die Vorhand.
    .you = Sie sind die Vorhand.
imperial-dealt = { $left ->
    [0] { $seat } gibt das ganze Spiel aus, jedem { $number } Karten.
   *[other] { $seat } gibt jedem { $number } Karten; { $left } bleiben als Talon.
}
    .you = { $left ->
        [0] Sie geben das ganze Spiel aus, jedem { $number } Karten.
       *[other] Sie geben jedem { $number } Karten; { $left } bleiben als Talon.
    }
imperial-turned = { $card } wird umgeschlagen: { $suit } ist Trumpf.
imperial-turned-four = { $seat } zeigt die letzte Karte, { $card }: { $suit } ist Trumpf.
    .you = Sie zeigen die letzte Karte, { $card }: { $suit } ist Trumpf.

# Talon und umgeschlagene Karte.
imperial-keeps = { $seat } hat keinen Trumpf und behält sein Blatt.
    .you = Sie haben keinen Trumpf und behalten Ihr Blatt.
imperial-takes-talon = { $seat } hat keinen Trumpf, legt sein Blatt ab und nimmt den Talon.
    .you = Sie haben keinen Trumpf, legen Ihr Blatt ab und nehmen den Talon.
imperial-has-turned = { $seat } hat { $card } dabei.
    .you = Sie haben { $card } dabei.
imperial-robs = { $seat } raubt { $card } mit der Trumpfsieben.
    .you = Sie rauben { $card } mit der Trumpfsieben.
imperial-leaves = { $seat } hat die Trumpfsieben und lässt die umgeschlagene Karte liegen.
    .you = Sie haben die Trumpfsieben und lassen die umgeschlagene Karte liegen.
imperial-do-take = Das Blatt ablegen und den Talon nehmen
imperial-do-keep = Das Blatt behalten
imperial-do-rob = { $card } mit der Sieben rauben
imperial-do-leave = Die umgeschlagene Karte liegen lassen
imperial-plain-turned = Die umgeschlagene Karte ist ein gemeiner Trumpf und nicht zu rauben.
imperial-rob-too-late = Geraubt wird, ehe etwas angesagt ist.
imperial-cannot-rob = Nur die Trumpfsieben raubt, und zwar vor dem Spiel.
imperial-talon-small = Der Talon hat weniger Karten als ein Blatt und ist nicht zu nehmen.
imperial-has-trumps = Sie haben einen Trumpf und dürfen den Talon nicht nehmen.
imperial-no-talon = Der Talon ist jetzt nicht zu nehmen.

# Das Ansagen.
imperial-shows-four = { $seat } zeigt { $cards }: ein Geviertes.
    .you = Sie zeigen { $cards }: ein Geviertes.
imperial-highest-four = Nur das höchste Gevierte zählt.
imperial-shows-quart = { $seat } zeigt { $cards }: eine Quarte-Major.
    .you = Sie zeigen { $cards }: eine Quarte-Major.
imperial-rummel = { $seat } hat den Rummel mit { $number } Karten einer Farbe.
    .you = Sie haben den Rummel mit { $number } Karten einer Farbe.
imperial-rummel-pips = { $seat } zählt darin { $number } Augen.
    .you = Sie zählen darin { $number } Augen.

# Das Spiel.
imperial-leads-first = { $seat } spielt zum ersten Stich aus.
    .you = Sie spielen zum ersten Stich aus.
imperial-leads = { $seat } spielt als Nächster aus.
    .you = Sie spielen als Nächster aus.
imperial-plays = { $seat } spielt { $card }.
    .you = Sie spielen { $card }.
imperial-takes = { $seat } nimmt den Stich.
    .you = Sie nehmen den Stich.
imperial-beats-six = { $seat } sticht die Sechs mit einem gemeinen Trumpf.
    .you = Sie stechen die Sechs mit einem gemeinen Trumpf.
imperial-not-yet = Ehe Talon und umgeschlagene Karte erledigt sind, wird nicht ausgespielt.
imperial-must-follow = Sie haben { $suit } und müssen bedienen.
imperial-must-trump = Sie können nicht bedienen und müssen trumpfen.
imperial-must-head = Sie müssen überstechen, denn Sie können es.
imperial-tricks-in-turn = Die Striche für Stiche werden von der Vorhand an reihum angeschrieben.

# Die Tafeln.
imperial-notes = { $seat } schreibt ein Imperial an; die Striche bleiben stehen.
    .you = Sie schreiben ein Imperial an; die Striche bleiben stehen.
imperial-sixth = { $seat } hat sechs Striche, schreibt ein Imperial an und löscht sie aus.
    .you = Sie haben sechs Striche, schreiben ein Imperial an und löschen sie aus.
imperial-wiped = Auch { $seat } löscht { $number ->
        [one] einen Strich
       *[other] { $number } Striche
    } aus.
    .you = Auch Sie löschen { $number ->
        [one] einen Strich
       *[other] { $number } Striche
    } aus.
imperial-anew = { $seat } zählt den Rest von neuem.
    .you = Sie zählen den Rest von neuem.
imperial-wins = { $seat } hat Imperiale genug und gewinnt die Partie.
    .you = Sie haben Imperiale genug und gewinnen die Partie.
imperial-over-deal = Die Partie geht weiter.
imperial-over-game = { $seat } hat die Partie gewonnen.
    .you = Sie haben die Partie gewonnen.

# Wer an der Reihe ist.
imperial-note-talon = { $seat } hat keinen Trumpf und darf den Talon nehmen.
    .you = Sie haben keinen Trumpf und dürfen den Talon nehmen.
imperial-note-rob = { $seat } hat die Sieben und darf rauben.
    .you = Sie haben die Sieben und dürfen rauben.
imperial-note-lead = { $seat } spielt aus.
    .you = Sie spielen aus.
imperial-note-play = { $seat } ist an der Reihe.
    .you = Sie sind an der Reihe.

# Warum.
imperial-why-rob = Aus der Sieben werden ein Strich und eine bessere Karte.
imperial-why-keep = Mit dem Blatt ginge Ihr Imperial verloren.
imperial-why-take = Ohne Trumpf schreiben Sie wenig an; im Talon liegt wenigstens der umgeschlagene.
imperial-why-draw = Nichts schlägt { $card }: ein Strich dafür und vielleicht einer für das, was fällt.
imperial-why-void = Mit { $card } werden Sie die Farbe los, und ein Imperialtrumpf kann beim Trumpfen heimkommen.
imperial-why-capture = { $card } erbeutet einen Imperialtrumpf.
imperial-why-home = { $card } kommt mit seinem Strich heim.
imperial-why-sixth = { $card } bringt den sechsten Strich.

# Tatsachen einer Partie mit wirklichen Karten.
imperial-fact-players = An diesem Tisch spielen { $number }.
imperial-fact-winner = Genau einer hat { $number } Imperiale oder mehr.
