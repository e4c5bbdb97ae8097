# Was am Toccateglitisch mit anderen Worten gesagt wird als am Trictractisch.
trictrac-title = Satz { $tour } von { $tours }
trictrac-all-off = { $seat } hat alle Steine aufgehoben und gewinnt den Satz; beide stellen neu auf.
    .you = Sie haben alle Steine aufgehoben und gewinnen den Satz; beide stellen neu auf.
trictrac-wiped-out = { $seat } nimmt die Marke heraus und verliert { $number } Punkte.
    .you = Sie nehmen die Marke heraus und verlieren { $number } Punkte.
trictrac-forbidden-board = Dort kann der Gegner noch seinen Jan machen: Ein einzelner Stein darf nicht stehen bleiben.
trictrac-no-leaving = Austreten darf nur, wer eben mit dem eigenen Wurf den Satz gewonnen hat.
trictrac-do-stay-uncleared = Anhalten, ohne die Marke zurückzunehmen
trictrac-note-choose = { $seat } hat den Satz gewonnen und kann austreten oder anhalten.
    .you = Sie haben den Satz gewonnen und können austreten oder anhalten.
trictrac-why-compel = Das macht seinen Satz bei Ihrem Wurf voll, und er darf nicht austreten.
trictrac-why-spares = Überzählige Steine auf Feld 7 können keine Sechs setzen: So hält der Jan, für einen Punkt jedes Mal.
trictrac-tour-won = { $seat } gewinnt den Satz.
    .you = Sie gewinnen den Satz.
trictrac-fact-tour = ein Satz endet mit zwölf Punkten gegen weniger, nicht mit { $white } gegen { $black }
trictrac-fact-which = Satz { $tour }: { $why }
