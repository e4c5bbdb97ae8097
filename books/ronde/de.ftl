# Was beim Billard à la ronde gesagt wird.
ronde-title = Spiel { $game } von { $games }
ronde-bank = Bank
ronde-left = { $count ->
    [one] Ein kleiner Ball ist noch da.
   *[other] { $count } kleine Bälle sind noch da.
 }
ronde-on-cushion = anliegend
ronde-free = frei
ronde-begins = { $seat } beginnt durch das Los.
ronde-winner-begins = { $seat } hat gewonnen und beginnt.
ronde-stakes-bank = Jeder gibt dem Marqueur { $points }.
ronde-loosened = Ball { $ball } ist los.
ronde-all-free = Alle zwölf sind los: Man darf auf jeden Ball spielen.
ronde-made = { $seat } macht Ball { $ball } und bleibt am Spiel.
ronde-free-first = { $seat } hat zuerst einen freien Ball getroffen.
ronde-to-the-middle = Der Partieball kommt wieder in die Mitte.
ronde-tries-again = { $seat } darf es noch einmal versuchen.
ronde-duel = Zwei Bälle sind übrig: Sie wechseln sich ab.
ronde-duel-turn = { $seat } spielt mit Ball { $cue } auf Ball { $object }.
ronde-takes-bank = { $seat } nimmt, was in der Bank übrig ist.
ronde-last = { $seat } macht den letzten Ball.
ronde-wins = { $seat } gewinnt.
ronde-not-free-yet = Auf einen freien Ball darf man nicht spielen, solange andere anliegen.
ronde-not-other-half = Der Ball muss in der anderen Hälfte der Tafel liegen.
