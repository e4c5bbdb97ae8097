# Was an der Pielkentafel gesagt wird.
pielken-title = Spielgang { $match } von { $matches }
pielken-port = Pforte
pielken-cord = Schnur
pielken-king = König
pielken-leads = Vorspiel
pielken-follows = Nachspiel
pielken-passed = durch
pielken-safe = geborgen
pielken-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
 }
pielken-nearest = { $seat } liegt der Schnur am nächsten und hat das Vorspiel.
pielken-again = Beide liegen gleich nahe: noch einmal.
pielken-length = { $seat } bestimmt einen Spielgang auf { $games }.
pielken-from-string = { $seat } spielt auf vier Fingerbreit von der Schnur.
pielken-passes = { $seat } ist durch die Pforte.
pielken-driven-through = Ball { $ball } ist durch die Pforte getrieben: Er ist durch.
pielken-is-safe = { $seat } liegt geborgen in der Pforte.
pielken-safe-back = Ein geborgener Ball kann nicht gewonnen werden: Er kommt zurück.
pielken-rings = Die Schellen klingen!
pielken-touches = { $seat } trifft das Ziel.
pielken-may-answer = { $seat } hat einen Stoß zur Antwort.
pielken-not-passed = Der Ball ist nicht durch: Es gilt nichts.
pielken-returning = Im Rücklauf: Es gilt nichts.
pielken-too-many-cushions = Mehr als zwei Banden: Es gilt nichts.
pielken-both = Beide haben getroffen: Keiner gewinnt, und { $seat } bekommt das Vorspiel.
pielken-wins = { $seat } gewinnt { $games }.
pielken-loses-lead = { $seat } verliert das Vorspiel.
pielken-still = Der Ball hat sich nicht bewegt.
pielken-match = { $seat } gewinnt den Spielgang.
pielken-do-length-five = Auf fünf spielen
pielken-do-length-seven = Auf sieben spielen
pielken-do-port = Durch die Pforte spielen
pielken-do-target = Nach dem Ziel spielen
pielken-do-concede = Dieses Spiel aufgeben
pielken-off-the-string = Der Ball muss innerhalb von vier Fingerbreit an der Schnur liegen.
