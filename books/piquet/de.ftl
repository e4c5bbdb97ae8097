# Was am Piquettisch gesagt wird.
piquet-ask-discard = Wählen Sie die Karten zum Ablegen
piquet-packet = { $seat } gibt zu { $number }.
    .you = Sie geben zu { $number }.
piquet-announces-blank = { $seat } sagt Carte blanche an und wird { $number } nehmen.
    .you = Sie sagen Carte blanche an und werden { $number } nehmen.
piquet-shows-blank = { $seat } zeigt Carte blanche: { $cards }.
    .you = Sie zeigen Carte blanche: { $cards }.
piquet-demands = { $seat } verlangt { $card } als erstes Ausspiel.
    .you = Sie verlangen { $card } als erstes Ausspiel.
piquet-cut = Abgehoben sind { $first } und { $second }: { $seat } gibt.
    .you = Abgehoben sind { $first } und { $second }: Sie geben.
piquet-dealt = { $seat } gibt jedem zwölf Karten.
    .you = Sie geben jedem zwölf Karten.
piquet-takes = { $seat } kauft { $number }.
    .you = Sie kaufen { $number }.
piquet-takes-and-leaves = { $left ->
    [0] { $seat } kauft { $number } und lässt von den fünf keine liegen.
    [1] { $seat } kauft { $number } und lässt von den fünf eine liegen.
   *[other] { $seat } kauft { $number } und lässt von den fünf { $left } liegen.
}
    .you = { $left ->
        [0] Sie kaufen { $number } und lassen von den fünf keine liegen.
        [1] Sie kaufen { $number } und lassen von den fünf eine liegen.
       *[other] Sie kaufen { $number } und lassen von den fünf { $left } liegen.
    }
piquet-you-take = Sie nehmen { $cards }.
piquet-looks = { $number ->
    [one] { $seat } sieht eine der liegenden Karten an.
   *[other] { $seat } sieht { $number } der liegenden Karten an.
}
    .you = { $number ->
        [one] Sie sehen eine der liegenden Karten an.
       *[other] Sie sehen { $number } der liegenden Karten an.
    }
piquet-you-see = Sie sehen { $cards }.
piquet-names-suit = { $seat } nennt { $suit } und sieht an, was liegt.
    .you = Sie nennen { $suit } und sehen an, was liegt.
piquet-equal = { $class }: gleich, niemand zählt.
piquet-counts-class = { $class }: { $seat } zählt { $what }.
    .you = { $class }: Sie zählen { $what }.
piquet-class-counts = { $class }: { $seat } zählt { $number }.
    .you = { $class }: Sie zählen { $number }.
piquet-lacks-suit = { $seat } hat die genannte Farbe nicht und legt die Karten auf.
    .you = Sie haben die genannte Farbe nicht und legen die Karten auf.
piquet-leads = { $seat } spielt { $card } aus.
    .you = Sie spielen { $card } aus.
piquet-replies = { $seat } gibt { $card } zu.
    .you = Sie geben { $card } zu.
piquet-trick = { $seat } macht den Stich.
    .you = Sie machen den Stich.
piquet-deal-over = Das Spiel zählt { $first } zu { $second }.
piquet-marks = { $seat } schreibt { $number } an.
    .you = Sie schreiben { $number } an.
piquet-must-follow = Sie haben { $suit } und müssen bedienen.
piquet-must-lead-demanded = Sie müssen die verlangte Karte ausspielen.
piquet-must-lead-named = Sie müssen die genannte Farbe ausspielen.
piquet-must-lead-thrown = Sie müssen die hingeworfenen Karten in ihrer Folge ausspielen.
piquet-no-second-exchange = Niemand kauft zweimal.
piquet-not-blank = Ihr Blatt ist nicht ohne Bilder, oder Carte blanche wird nicht gespielt.
piquet-blank-too-late = Carte blanche zeigt man vor dem Kaufen.
piquet-wrong-number = Legen Sie { $least } bis { $most } Karten ab.
piquet-class-rummel = Rummel
piquet-class-sequences = Sequenzen
piquet-class-sets = Gedrittes und Geviertes
piquet-what-rummel = { $cards } Karten in { $suit }, { $pips } Augen
piquet-recalls = { $seat } erinnert sich beizeiten: { $class }.
    .you = Sie erinnern sich beizeiten: { $class }.
piquet-content = { $seat } hat nichts hinzuzufügen.
    .you = Sie haben nichts hinzuzufügen.
piquet-retracts = { $seat } nimmt sein „gut“ zurück ({ $class }).
    .you = Sie nehmen Ihr „gut“ zurück ({ $class }).
piquet-corrects = { $seat } verbessert die Ansage vor der eigenen ersten Karte.
    .you = Sie verbessern die Ansage vor der eigenen ersten Karte.
piquet-says-pic = { $seat } sagt: dreißig von Pic machen sechzig.
    .you = Sie sagen: dreißig von Pic machen sechzig.
piquet-throws-in = { $seat } wirft die Karten weg.
    .you = Sie werfen die Karten weg.
piquet-throws-down = { $seat } wirft { $cards } hin.
    .you = Sie werfen { $cards } hin.
piquet-says-good = { $seat } sagt: gut.
    .you = Sie sagen: gut.
piquet-calls = { $seat } sagt an: { $what }.
    .you = Sie sagen an: { $what }.
piquet-calls-nothing = { $seat } hat nichts anzusagen ({ $class }).
    .you = Sie haben nichts anzusagen ({ $class }).
piquet-shows = { $seat } zeigt { $cards }.
    .you = Sie zeigen { $cards }.
piquet-not-shown = { $seat } spielt, ohne gezeigt zu haben ({ $class }), und zählt dafür nichts.
    .you = Sie spielen, ohne gezeigt zu haben ({ $class }), und zählen dafür nichts.
piquet-proves-set = { $seat } weist vor: { $cards }.
    .you = Sie weisen vor: { $cards }.
piquet-false-set = { $seat } hat angesagt, was nicht da ist, und zählt in diesem Spiel nichts.
    .you = Sie haben angesagt, was nicht da ist, und zählen in diesem Spiel nichts.
piquet-pic-forgotten = { $seat } hat den Pic nicht angesagt; er ist verloren.
    .you = Sie haben den Pic nicht angesagt; er ist verloren.
piquet-why-keep = Behalten Sie { $cards }.
piquet-why-packet = Zu dreien gibt es sich am schnellsten.
piquet-why-blank = Carte blanche zählt zehn und hindert Pic und Repic.
piquet-why-look = Den Rest der fünf anzusehen kostet nichts.
piquet-why-not-look = Das Ansehen verrät mehr, als es nützt.
piquet-why-demand = Eine Karte, die Sie stechen können.
piquet-why-lead = Spielen Sie Ihre längste Farbe von oben; was niemand stechen kann, zählt und behält das Ausspiel.
piquet-why-reply = Stechen Sie so billig wie möglich; sonst geben Sie das Geringste.
piquet-why-retract = Sie haben ebenso viel oder mehr: Nehmen Sie Ihr „gut“ zurück, ehe Sie zugeben.
piquet-why-doubt = Sie haben selbst zu viele dieser Karten gesehen: Die Ansage kann nicht stimmen.
piquet-why-ask = Die fehlende Karte verrät, was abgelegt wurde.
piquet-why-ask-at-the-end = Gilt die Ansage, so ist die Partie verloren: Lassen Sie sie sich beweisen.
piquet-why-pic = Sagen Sie sechzig, ehe gemischt wird.
piquet-why-call = Sagen Sie alles vor dem ersten Ausspiel an.
piquet-why-show = Was vor der ersten Karte nicht gezeigt ist, ist verloren.
piquet-why-recall = Hier haben Sie nichts angesagt, obwohl Sie etwas haben: Sagen Sie es vor dem Ausspiel.
piquet-do-packet = Zu { $number } geben
piquet-do-blank = Carte blanche ansagen, { $number } nehmen
piquet-do-show-blank = Carte blanche zeigen
piquet-do-discard = { $cards } ablegen
piquet-do-look = Die liegenden Karten ansehen
piquet-do-name = { $suit } nennen und ansehen
piquet-do-pass = Weiter
piquet-do-content = Nichts hinzuzufügen
piquet-do-believe = Die Ansage glauben
piquet-do-demand = { $card } verlangen
piquet-do-declare = { $class } ansagen
piquet-do-declare-set = { $number ->
    [3] Drei
   *[4] Vier
} { $rank ->
    [A] Asse
    [K] Könige
    [Q] Damen
    [J] Buben
   *[10] Zehnen
} ansagen
piquet-do-good = Gut sagen
piquet-do-show = { $class } zeigen
piquet-do-recall = { $class } nachholen
piquet-do-retract = „Gut“ zurücknehmen ({ $class })
piquet-do-correct = Die Ansage verbessern
piquet-do-doubt = Nach den { $rank ->
    [A] Assen
    [K] Königen
    [Q] Damen
    [J] Buben
   *[10] Zehnen
} fragen
piquet-do-pic = Sechzig sagen (Pic)
piquet-do-throw-in = Die Karten wegwerfen
piquet-do-throw-down = { $order } hinwerfen
piquet-title-target = Partie { $partie } von { $parties } · Spiel { $deal } · bis { $target }
piquet-title-four = Runde { $partie } von { $parties } · Spiel { $deal } von 4
piquet-elder = Vorhand
piquet-younger = Geber
piquet-this-deal = dieses Spiel
piquet-carte-blanche = Carte blanche
piquet-laid-away = abgelegt
piquet-note-exchange = { $seat } kauft
    .you = Sie kaufen
piquet-note-look = { $seat } darf ansehen, was liegt
    .you = Sie dürfen ansehen, was liegt
piquet-note-call = { $seat } sagt an: { $class }
    .you = Sie sagen an: { $class }
piquet-note-answer = { $seat } antwortet: { $class }
    .you = Sie antworten: { $class }
piquet-note-reply = { $seat } gibt zu
    .you = Sie geben zu
piquet-note-lead = { $seat } spielt aus
    .you = Sie spielen aus
piquet-note-choose = { $seat } wählt
    .you = Sie wählen
piquet-note-proof = { $seat } darf nach der Ansage fragen, ehe die Partie verloren ist
    .you = Sie dürfen nach der Ansage fragen, ehe die Partie verloren ist
piquet-note-named = Die Vorhand hat { $suit } genannt
piquet-note-repic = Repic für { $seat }
    .you = Repic für Sie
piquet-note-pic = Pic für { $seat }
    .you = Pic für Sie
piquet-figure-rummel = { $cards } Karten, { $pips } Augen
piquet-figure-sequence = { $length ->
    [3] Tertie
    [4] Quarte
    [5] Quinte
    [6] Sechste
    [7] Siebente
   *[8] Achte
}{ $top ->
    [A] -Major
    [K] {" "}vom König
    [Q] {" "}von der Dame
    [J] {" "}vom Buben
   *[other] {" "}von der { $top }
}
piquet-figure-set = { $number ->
    [3] drei
   *[4] vier
} { $rank ->
    [A] Asse
    [K] Könige
    [Q] Damen
    [J] Buben
   *[10] Zehnen
}

# Tatsachen, die nicht sein können.
piquet-fact-not-over = die Partie ist noch nicht zu Ende
piquet-fact-after = nach dem Ende der Partie stehen noch Spiele
piquet-this-deal = Punkte dieses Spiels
