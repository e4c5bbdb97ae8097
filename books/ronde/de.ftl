# Was beim Billard à la ronde gesagt wird.
ronde-title = Spiel { $game } von { $games }
ronde-bank = Bank
ronde-left = { $count ->
    [one] Ein kleiner Ball ist noch da.
   *[other] { $count } kleine Bälle sind noch da.
 }
ronde-on-cushion = anliegend
ronde-free = frei
ronde-partie-ball = Der farbige Ball steht in der Mitte; alle spielen mit ihm.
ronde-pushed-aside = Bälle im Weg wurden beiseitegeschoben, wie man darf.
ronde-begins = { $seat } beginnt durch das Los.
    .you = Sie beginnen durch das Los.
ronde-winner-begins = { $seat } hat gewonnen und beginnt.
    .you = Sie haben gewonnen und beginnen.
ronde-stakes-bank = Jeder gibt dem Marqueur { $points }.
ronde-loosened = Ball { $ball } ist los.
ronde-all-free = Alle zwölf sind los: Man darf auf jeden Ball spielen.
ronde-made = { $seat } macht Ball { $ball } und bleibt am Spiel.
    .you = Sie machen Ball { $ball } und bleiben am Spiel.
ronde-free-first = { $seat } hat zuerst einen freien Ball getroffen.
    .you = Sie haben zuerst einen freien Ball getroffen.
ronde-to-the-middle = Der Partieball kommt wieder in die Mitte.
ronde-tries-again = { $seat } darf es noch einmal versuchen.
    .you = Sie dürfen es noch einmal versuchen.
ronde-duel = Zwei Bälle sind übrig: Sie wechseln sich ab.
ronde-duel-turn = { $seat } spielt mit Ball { $cue } auf Ball { $object }.
    .you = Sie spielen mit Ball { $cue } auf Ball { $object }.
ronde-takes-bank = { $seat } nimmt, was in der Bank übrig ist.
    .you = Sie nehmen, was in der Bank übrig ist.
ronde-last = { $seat } macht den letzten Ball.
    .you = Sie machen den letzten Ball.
ronde-wins = { $seat } gewinnt.
    .you = Sie gewinnen.
ronde-not-free-yet = Auf einen freien Ball darf man nicht spielen, solange andere anliegen.
ronde-not-other-half = Der Ball muss in der anderen Hälfte der Tafel liegen.
ronde-call-loosened = Los!
ronde-call-foul = Ein Fehler, wie gefehlt.
ronde-call-free-first = Ein freier Ball zuerst!
ronde-broken-off = Das Spiel wird abgebrochen.
ronde-note-lot = Das Los entscheidet, wer beginnt.
ronde-to-play = { $seat } ist an der Reihe.
    .you = Sie sind an der Reihe.
ronde-fact-players = Für jeden der { $players } Spieler muss eine Zahl da sein.
ronde-fact-twelve = Im Ganzen werden zwölf Bälle gemacht, und wer den letzten gemacht hat, hat einen gemacht.
ronde-why-make = Ball { $ball } in { $hole }: Es gelingt etwa { $percent } von hundert Malen.
ronde-why-loosen = Keine gute Gelegenheit: Spielen Sie einen Ball los, und lassen Sie dem Nächsten so wenig wie möglich.
