# What is said at a Toccategli table in other words than at Trictrac.
trictrac-title = Satz { $tour } of { $tours }
trictrac-all-off = { $seat } has borne off all men and wins the Satz; both set up afresh.
    .you = You have borne off all men and win the Satz; both set up afresh.
trictrac-wiped-out = { $seat } takes the mark out and loses { $number } points.
    .you = You take the mark out and lose { $number } points.
trictrac-forbidden-board = The enemy can still make his Jan there: a single man may not stop.
trictrac-no-leaving = You may leave only when your own throw has just won the Satz.
trictrac-do-stay-uncleared = Stay, leaving the mark where it is
trictrac-note-choose = { $seat } has won the Satz and may leave or stay.
    .you = You have won the Satz and may leave or stay.
trictrac-why-compel = It completes his Satz on your throw, so that he cannot leave.
trictrac-why-spares = Spare men on field 7 cannot play a six: the Jan holds, for one point each.
trictrac-tour-won = { $seat } wins the Satz.
    .you = You win the Satz.
trictrac-fact-tour = a Satz ends with twelve points against fewer, not with { $white } against { $black }
trictrac-fact-which = Satz { $tour }: { $why }
