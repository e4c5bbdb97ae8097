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
krieg-way-back = Das Ziel wurde im Rücklauf getroffen, was nichts gilt.
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
krieg-refuses = { $seat } lehnt ab.
krieg-call-won = { $seat } gewinnt einen Ball.
krieg-call-past = { $seat } ist an dem Ball vorbeigelaufen: Der eigene wird in ein Loch gelegt.
krieg-call-past-string = { $seat } ist an dem Ball vorbeigelaufen, von der Schnur aus kein Fehler.
krieg-call-wrong = Der falsche Ball!
krieg-call-both = Beide Bälle berührt!
krieg-call-between = Ein Fehler zwischen zwei Stößen.
krieg-broken-off = Die Partie wird abgebrochen; die Einsätze werden geteilt.
krieg-note-lot = Das Los gibt die Reihenfolge.
krieg-to-play = { $seat } ist an der Reihe.
krieg-fact-winner = Ein Gewinner muss einer der { $players } Spieler sein, von 0 an gezählt.
krieg-why-refuse = Warum hergeben, was schon gewonnen ist?
krieg-why-target = Das Ziel gewinnt alles.
krieg-why-win = Hier ist ein Ball zu gewinnen.
krieg-why-port = Die Pforte ist offen: Wer passiert hat, darf auf das Ziel spielen.
krieg-why-safe = Jetzt ist nichts zu gewinnen; halten Sie den Ball von den Löchern fern.

# Wer später kommt, und wer vor der Reihe spielt.
krieg-late = noch nicht eingetreten
krieg-joins = { $seat } tritt mit Ball { $ball } ein.
krieg-do-join = Eintreten; der erste Stoß geht nach der Pforte
krieg-why-join = Solange noch so viele dabei sind, hat man durch die Pforte gute Aussichten.
krieg-latecomer-port-only = Wer zwischendurch eintritt, spielt mit dem ersten Stoß nur nach der Pforte.
krieg-loses-stroke = { $seat } hat vor der Reihe gespielt und verliert diesen Stoß.
