# Was beim Kriegsspiel gesagt wird.
krieg-title = Partie { $partie } von { $parties }
krieg-pot = Einsätze
krieg-alive = { $count ->
    [one] einer ist übrig
   *[other] { $count } sind übrig
 }
krieg-passed = durch
krieg-won-ball = hat einen Ball gewonnen
krieg-draws = { $seat } zieht die Nummer { $number }.
krieg-port-open = Die Pforte ist allen offen.
krieg-port-needs-ball = Fünf sind übrig: Durch darf nur, wer einen Ball gewonnen hat.
krieg-port-closed = Die Pforte ist geschlossen.
krieg-port-open-again = Zwei sind übrig: Die Pforte ist wieder offen.
krieg-passes = { $seat } ist durch die Pforte.
krieg-refused = { $seat } läuft durch die Pforte, darf aber nicht: Es gilt nichts.
krieg-wins-ball = { $seat } gewinnt Ball { $ball }.
krieg-plays-on = { $seat } spielt weiter.
krieg-out = { $seat } ist ausgeschieden.
krieg-ran-past = { $seat } ist an Ball { $ball } vorbeigelaufen: Der eigene wird in ein Loch gelegt.
krieg-past-from-string = { $seat } ist an Ball { $ball } vorbeigelaufen, was auf vier Fingerbreit kein Fehler ist.
krieg-both-out = Beide Bälle sind gefallen: Beide sind ausgeschieden.
krieg-stick-touched = { $seat } hat beim Zurückziehen einen anderen Ball berührt: Der eigene wird in ein Loch gelegt.
krieg-target = { $seat } trifft das Ziel und gewinnt alles.
krieg-last = { $seat } ist der Letzte und gewinnt alles.
krieg-nobody = Niemand ist übrig: Die Einsätze bleiben für die nächste Partie stehen.
krieg-proposes-anew = { $seat } schlägt vor, neu zu beginnen.
krieg-anew = Die letzten beiden beginnen neu.
krieg-comes-in = { $seat } tritt ein und muss nach der Pforte spielen.
krieg-do-port = Nach der Pforte spielen
krieg-do-target = Nach dem Ziel spielen
krieg-do-anew = Vorschlagen, neu zu beginnen
krieg-do-agree = Zustimmen
krieg-do-refuse = Ablehnen
krieg-do-come-in = Eintreten
krieg-latecomer-port-only = Wer eben eingetreten ist, spielt zuerst nach der Pforte.
krieg-too-far = Der Ball muss innerhalb von vier Fingerbreit an der Schnur ausgehen.
krieg-before-port = Vor der Pforte darf niemand beginnen.
