# Was am Reversytisch gesagt wird.
reversy-pot = Topf
reversy-betes = geschuldete Bêten
reversy-title = Spiel { $deal } von { $deals }
reversy-pile-table = auf dem Tisch
reversy-pile-under = unter dem Topf
reversy-said-laid = hat abgelegt
reversy-said-exchanged = hat getauscht
reversy-said-declined = hat verzichtet
reversy-said-looked = hat verzichtet und nachgesehen

# Vor den Karten.
reversy-four-play = Vier spielen, jeder für sich; die wenigsten Points gewinnen.
reversy-pack = Gespielt wird mit achtundvierzig Karten, ohne die Zehnen.
reversy-order = Das Ass ist am höchsten, die Zwei am niedrigsten.
reversy-deals-first = { $seat } gibt zuerst.
    .you = Sie geben zuerst.
reversy-deals = Nun gibt { $seat }.
    .you = Nun geben Sie.
reversy-pot-place = Der Topf kommt zur Rechten von { $seat }.
    .you = Der Topf kommt zu Ihrer Rechten.
reversy-pot-anew = Keine Bête ist mehr da; der Topf wird neu gemacht.
reversy-dealt = { $seat } gibt jedem elf Karten und sich selbst zwölf.
    .you = Sie geben jedem elf Karten und sich selbst zwölf.
reversy-table-cards = Drei Karten liegen verdeckt auf dem Tisch.

# Der Tausch.
reversy-exchanges = { $seat } legt eine Karte unter den Topf und nimmt eine vom Tisch.
    .you = Sie legen eine Karte unter den Topf und nehmen eine vom Tisch.
reversy-you-take = Sie nehmen { $card }.
reversy-declines = { $seat } verzichtet; die Tischkarte kommt unter den Topf.
    .you = Sie verzichten; die Tischkarte kommt unter den Topf.
reversy-looks = { $seat } verzichtet und besieht die Tischkarte.
    .you = Sie verzichten und besehen die Tischkarte.
reversy-you-see = Sie sehen { $card }; die Karte kommt unter den Topf.
reversy-dealer-lays = { $seat } legt eine von zwölf Karten unter den Topf.
    .you = Sie legen eine von zwölf Karten unter den Topf.
reversy-do-decline = Verzichten
reversy-do-look = Verzichten und die Tischkarte besehen
reversy-do-discard = { $card } unter den Topf legen
reversy-dealer-must-lay = Als Geber müssen Sie eine Karte ablegen.
reversy-all-must-exchange = Solange keine Bête steht, müssen alle tauschen.
reversy-quinola-stays = Solange keine Bête steht, darf der Quinola nicht abgelegt werden.
reversy-not-exchanged = Vor dem ersten Ausspielen wird getauscht.
reversy-exchange-over = Der Tausch ist vorbei.

# Das Spiel.
reversy-you-four-aces = Sie haben die vier Asse und brauchen in diesem Spiel keine Farbe zu bedienen.
reversy-leads-first = { $seat } spielt zum ersten Stich aus.
    .you = Sie spielen zum ersten Stich aus.
reversy-leads = { $seat } spielt als Nächster aus.
    .you = Sie spielen als Nächster aus.
reversy-plays = { $seat } spielt { $card }.
    .you = Sie spielen { $card }.
reversy-takes = { $seat } nimmt den Stich.
    .you = Sie nehmen den Stich.
reversy-must-follow = Sie haben { $suit } und müssen bedienen.
reversy-has-renounced = { $seat } hatte diese Farbe schon vorher und hat nicht bedient: Dort sind die vier Asse.
    .you = Sie hatten diese Farbe schon vorher und haben nicht bedient: Dort sind die vier Asse.
reversy-ace-by-choice = { $seat } gibt { $card } freiwillig zu; es kostet nichts.
    .you = Sie geben { $card } freiwillig zu; es kostet nichts.
reversy-heart-ace-free = { $seat } zahlt nichts für { $card }.
    .you = Sie zahlen nichts für { $card }.
reversy-quinola-led = { $seat } hat den Quinola ausgespielt.
    .you = Sie haben den Quinola ausgespielt.
reversy-quinola-late = Der Quinola kommt zu spät: weder Topf noch Bête.
reversy-quinola-under = Der Quinola liegt unter dem Topf.
reversy-undertakes = { $seat } hat neun Stiche und unternimmt das Reversy.
    .you = Sie haben neun Stiche und unternehmen das Reversy.
reversy-breaks = { $seat } bricht das Reversy.
    .you = Sie brechen das Reversy.
reversy-lost-early = { $seat } hat vor dem zehnten einen Stich verloren; ein Reversy wird es nicht.
    .you = Sie haben vor dem zehnten einen Stich verloren; ein Reversy wird es nicht.

# Was herauskommt.
reversy-bete = { $seat } setzt eine Bête von { $number }.
    .you = Sie setzen eine Bête von { $number }.
reversy-bete-noted = Eine Bête von { $number } wird { $seat } angeschrieben.
    .you = Eine Bête von { $number } wird Ihnen angeschrieben.
reversy-no-partie = Eine Partie gibt es diesmal nicht.
reversy-keeps-pot = { $seat } behält den Topf dennoch.
    .you = Sie behalten den Topf dennoch.
reversy-tie-seat = Points und Stiche sind gleich; der Platz am Topf entscheidet.
reversy-tie-tricks = Die Points sind gleich; die Stiche entscheiden.
reversy-owes-himself = { $seat } hat die Partie gewonnen und schuldet für das Ausgespielte nichts.
    .you = Sie haben die Partie gewonnen und schulden für das Ausgespielte nichts.
reversy-over-partie = { $seat } hat die wenigsten Points, { $other } die meisten.
    .you = Sie haben die wenigsten Points, { $other } die meisten.
    .you-other = { $seat } hat die wenigsten Points, Sie die meisten.
reversy-over-reversy = { $seat } hat Reversy gemacht.
    .you = Sie haben Reversy gemacht.
reversy-over-broken = { $other } hat das Reversy von { $seat } gebrochen.
    .you = { $other } hat Ihr Reversy gebrochen.
    .you-other = Sie haben das Reversy von { $seat } gebrochen.
reversy-plays-on = Die Touren sind vorbei, der Topf ist es nicht: Es wird weitergespielt.

# Wer an der Reihe ist.
reversy-note-locked = Keine Bête steht: Der Quinola muss im Spiel bleiben.
reversy-note-exchange = { $seat } darf eine Karte tauschen.
    .you = Sie dürfen eine Karte tauschen.
reversy-note-lay = { $seat } legt eine von zwölf Karten ab.
    .you = Sie legen eine von zwölf Karten ab.
reversy-note-lead = { $seat } spielt aus.
    .you = Sie spielen aus.
reversy-note-play = { $seat } ist an der Reihe.
    .you = Sie sind an der Reihe.

# Warum das Buch so spielt.
reversy-why-lay-quinola = Weniger als drei andere { $suit } schützen den Quinola.
reversy-why-lay-low = Ihr Blatt ist so hoch, dass Sie alles nehmen können; { $card } verdürbe es.
reversy-why-lay = { $card } kostet Sie am ehesten etwas.
reversy-why-keep = Ihre Karten verstecken sich gut hinter ihren kleinen; sehen Sie nach, was der Tisch bot.
reversy-why-keep-high = Diese Karten kann niemand schlagen; behalten Sie sie und lassen Sie sich nichts anmerken.
reversy-why-beware = { $seat } hat jeden Stich genommen; wird es Reversy, zahlen Sie für alle.
reversy-why-break = { $card } bricht das Reversy von { $seat }, und jetzt wird es bezahlt.
reversy-why-overtake = Das Reversy von { $seat } ist mit diesem Stich gebrochen; { $card } nimmt ihn und damit die Zahlung.
    .you = Ihr Reversy ist mit diesem Stich gebrochen; { $card } nimmt ihn und damit die Zahlung.
reversy-why-wait = { $seat } hat jeden Stich genommen; vor dem zehnten gebrochen bringt es nichts.
reversy-why-keep-breaker = { $seat } hat jeden Stich genommen; { $card } kann es brechen.
reversy-why-sweep = { $card } kann niemand schlagen; nehmen Sie alles.
reversy-why-ace-then-small = Alles andere ist hoch: erst das Ass, dann die kleine Karte.
reversy-why-force = Jede Karte in { $suit } bringt den Quinola näher an den Fall; { $card } ist eine billige.
reversy-why-vorhand = Bei Gleichstand verlieren Sie immer; überlassen Sie mit { $card } den ersten Stich einem anderen.
reversy-why-lead = { $card } nimmt wohl nicht, und die Farbe ist danach kürzer.
reversy-why-below = { $card } ist die höchste, die darunterbleibt.
reversy-why-hope = Nach Ihnen nimmt wohl noch jemand { $card }.
reversy-why-high = Der Stich gehört ohnehin Ihnen: Werden Sie { $card } los.
reversy-why-place = Der Quinola findet einen Platz: vier Marken und die { $number } des Topfes.
reversy-why-opposite = { $card } fällt Ihrem Gegenüber zu, und der zahlt doppelt.
reversy-why-short = { $card } steht in einer kürzeren Farbe als Ihre anderen hohen Karten.
reversy-why-throw = { $card } ist die schwerste Karte, die Sie loswerden können.

# Tatsachen eines Spiels mit wirklichen Karten.
reversy-fact-seat = Einen Platz { $number } gibt es nicht; vier spielen.
reversy-fact-card = { $card } kann so nicht gespielt worden sein.
reversy-fact-points = Im Ganzen gibt es vierzig Points.
reversy-fact-amount = Solche Summen kann es nicht geben.
