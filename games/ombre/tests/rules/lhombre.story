let FIRST = chance {"first_dealer": 2}; chance {"deal": {
let ASKING_CARDS = "hands": [["4C","KS","3C","2D","QD","2S","7H","AC","3S"], ["2C","QS","5D","6H","JH","6S","3H","KH","QH"], ["4D","AH","KD","7D","3D","JC","KC","6D","QC"], []], "talon": ["6C","4S","AD","JD","5C","5H","AS","7S","7C","JS","4H","5S","2H"]
let ASKING = $FIRST$ASKING_CARDS, "idle": null}}
let ASKING_1860 = $FIRST$ASKING_CARDS, "idle": "JD"}}
let HOMBRE = ["AS","2S","AC","KS","QS","JS","4H","5D","3C"]
let SECOND = ["7S","6S","5S","KH","QH","JH","KD","QD","JD"]
let THIRD = ["4S","3S","KC","QC","JC","AH","2H","AD","2D"]
let MATADOR_CARDS = "hands": [$HOMBRE, $SECOND, $THIRD, []], "talon": ["7C","6C","5C","4C","2C","3H","5H","6H","7H","3D","4D","6D","7D"]
let MATADORS = $FIRST$MATADOR_CARDS, "idle": null}}
let MATADORS_1860 = $FIRST$MATADOR_CARDS, "idle": "JD"}}
let LESS = ["7C","6C","5C","4C","3H","5H","6H","7H","3D","4D","6D","7D"]
let TEN_CARDS = "hands": [["AS","2S","AC","KS","QS","JS","4H","5D","3C","2C"], $SECOND, $THIRD, []], "talon": $LESS
let TEN = $FIRST$TEN_CARDS, "idle": null}}
let TEN_1860 = $FIRST$TEN_CARDS, "idle": "JD"}}
let EIGHT_CARDS = "hands": [["AS","2S","AC","KS","QS","JS","4H","5D"], $SECOND, $THIRD, []], "talon": ["3C","7C","6C","5C","4C","2C","3H","5H","6H","7H","3D","4D","6D","7D"]
let EIGHT = $FIRST$EIGHT_CARDS, "idle": null}}
let EIGHT_1860 = $FIRST$EIGHT_CARDS, "idle": "JD"}}
let DEFENDER_CARDS = "hands": [$HOMBRE, ["7S","6S","5S","KH","QH","JH","KD","QD","JD","2C"], $THIRD, []], "talon": $LESS
let DEFENDER = $FIRST$DEFENDER_CARDS, "idle": null}}
let DEFENDER_1860 = $FIRST$DEFENDER_CARDS, "idle": "JD"}}
let HIGHER = $FIRST"hands": [["AS","KS","QS","JS","7S","6S","4H","5D","3C"], ["2S","AC","KH","QH","JH","KD","QD","JD","2C"], ["4S","3S","KC","QC","JC","AH","2H","AD","2D"], []], "talon": ["7C","6C","5C","4C","5S","3H","5H","6H","7H","3D","4D","6D","7D"], "idle": null}}
let HOMBRE_SHOWN = ["AS","2S","JS","QS","KS","4H","5D","AC","3C"]
let EIGHT_AGAINST_MATADORS = $FIRST"hands": [["KS","QS","JS","7S","5S","KH","KC","2H"], ["AS","2S","AC","6S","QH","JH","KD","QD","JD"], ["4S","3S","QC","JC","AH","3H","AD","2D","3D"], []], "talon": ["7H","6H","5H","4H","7D","6D","5D","4D","7C","6C","5C","4C","3C","2C"], "idle": null}}
let TALON = is public.deal.talon
let BETES = is public.accounts.betes
let PHASE = is public.deal.phase
let TRUMP = is public.deal.trump
let FINES = is public.deal.fines
let TRICKS = is public.deal.tricks.count
let DONE = is public.deals_done
let MISDEALT = is public.deal.misdeal
let ASK = call frage, pass, pass
let BUY = name S, discard 7H 3C 4C 2D QD, discard 2C 6H 5D, discard 7D 6D 4D 3D
let ASKED = $ASK, $BUY AH
let BEGUN = $ASKED, keep
let BEGUN_1860 = $ASK, keep, $BUY AH, keep
let CALL_SOLO = call solo, pass, pass
let SOLO = $CALL_SOLO, name S, discard, discard, keep
let TOUT = call solo_tout, pass, pass, name S, discard, discard, keep
let THREE_TRICKS = play AS, play 7S, play 4S, play 2S, play 6S, play 3S, play AC, play 5S, play AH
let FIVE_TRICKS = $THREE_TRICKS, play KS, play JH, play 2H, play QS, play JD, play AD

# a number of players may be written as a number
table 1782 players=4
chance {"first_dealer": 3}; is public.deal.dealer 3

# a revoke may be mended before the trick is gathered: seat 1 holds spades but throws a heart on the king
table 1782 strict=true
$ASKING; $BEGUN; play KS, play 3H, play 5S; $PHASE mend; awaits 1; mend; $PHASE play; awaits 1
is public.deal.tricks.now.cards ["KS"]; refuses 1: play 3H; play QS, play JS; $TRICKS 1; cites law-37-revoke-complete

# a revoke that stands decides the game: the hombre drew the stake of 4
table 1782 strict=true
$ASKING; $BEGUN; play KS, play 3H, play 5S, keep; $PHASE deal; pays 4

# in 1860 he drew 1, and the offender is written for a bête of 1
table 1860 strict=true
$ASKING_1860; $BEGUN_1860; play KS, play 3H, play 5S, keep; pays 1 -1 -1

# where faults only cost a bête the trick is played again
table 1782 strict=true penalty_mode=bete
$ASKING; $BEGUN; play KS, play 3H, play 5S, keep, replay; is public.deal.tricks.now.cards []; $TRICKS 0; $FINES [1]

# honours not claimed are not paid
table 1782 claims=must_claim strict=true
$ASKING; $BEGUN; play KS, play 3H, play 5S, keep; $PHASE claims; awaits 0; claim game; $PHASE deal

# the undrawn cards belong first to the last buyer
table 1782
$ASKING; $ASK, $BUY, keep; refuses 0: look-talon; play KS, play QS; $PHASE play; awaits 2
look-talon; refuses look-talon; play JS

# undrawn cards looked at after a trick cost a bête
table 1782 strict=true penalty_mode=bete
$ASKING; $ASK, $BUY, keep; play KS, play QS, look-talon, play JS; $FINES []; look-talon; $FINES [0]

# the book's own example (A:232-234): 4 for the solo, here 6 matadors, 1 for the premiers, and the stake of 4
table 1782 strict=true
$MATADORS; $SOLO; lay-down; pays 26 -11 -15; cites law-23-sure-solo-laid-down

# nobody looks back in a vole
table 1782 strict=true
$MATADORS; $SOLO; $FIVE_TRICKS; refuses 0: look-back; play JS, play QD, play 2D; refuses 0: look-back

# laying down is no way out of a vole: 4 + 6 + 1 - 8 from each
table 1782 strict=true
$MATADORS; $SOLO; $FIVE_TRICKS; play JS, play QD, play 2D, lay-down; $PHASE play; $DONE 0
play 3C, play KD, play KC; pays 1: -3

# nor in 1860, where a lead is demanded: 4 + 4 + 1 - 12
table 1860 strict=true
$MATADORS_1860; $SOLO; $FIVE_TRICKS; play JS, play QD, play 2D, lay-down; $PHASE demand; $DONE 0
demand 3C, play 3C, play KD, play KC; pays 1: 3

# a game laid down too soon costs in 1782 12 for the game, 6 matadors and a bête of 4 to each; the pot stays
table 1782 strict=true
$MATADORS; $TOUT; lay-down; pays -44 22 18; $BETES.antes 4; cites hand-shown-hombre

# a solo tout is paid as a solo when a defender revokes early: 4 and six matadors 4 from each, the pot, and his bête
table 1860 strict=true
$MATADORS_1860; $TOUT; play AS, play KH, play 4S, keep; pays 17 -9 -9; cites vole-revoke

# a sure solo may be laid down before its suit is named: 4, six matadors, premiers 1 from each, and the stake of 4
table 1782 strict=true
$MATADORS; $CALL_SOLO, lay-down; $PHASE shown; awaits 1; $TRUMP null; is public.deal.sure [$HOMBRE_SHOWN, [], [], []]
pass, pass; pays 26 -11 -15; cites law-23-sure-solo-laid-down

# an open solo must be named when the others want to buy
table 1782 strict=true
$MATADORS; $CALL_SOLO, lay-down, pass, keep; $PHASE name; awaits 0; refuses 0: lay-down
name S, discard KD, discard, keep; $PHASE play; awaits 0; is public.deal.sure [$HOMBRE_SHOWN, [], [], []]

# in 1860 the suit of an open solo may be asked for and its lead demanded
table 1860 strict=true
$MATADORS_1860; $CALL_SOLO, lay-down, keep; cites named-on-laydown; name S; $PHASE shown; awaits 1
pass, keep, discard, discard, keep; $PHASE demand; awaits 1; demand 3C; refuses 0: play AS; allows 0: play 3C

# knowing the suit they may still be content: solo 4, six matadors 4, premiers 1
table 1860 strict=true
$MATADORS_1860; $CALL_SOLO, lay-down, keep, name S, pass, pass; pays 1: -9

# only at a strict table a solo is laid down unnamed
table 1782
$MATADORS; $CALL_SOLO; $PHASE name; refuses 0: lay-down

# and only a solo
table 1782 strict=true
$MATADORS; $ASK; $PHASE name; refuses 0: lay-down

# a suit blurted out is a solo in it
table 1782 strict=true
$ASKING; blurt S, pass, pass; is public.deal.bid solo; $TRUMP {"suit": "S"}; cites law-22-suit-named-unasked

# a call is refused by its law
table 1782 casco_forces=false
$ASKING; refuses 1: pass by call-out-of-turn; refuses 0: call nullissimo by contracts-agreed
refuses 0: call casco by casco-after-passes; pass; refuses 0: call solo by law-20-passed-is-passed

# an asker who is overbid holds or passes
table 1782 casco_forces=false
$ASKING; call frage, call tourne; refuses 0: call solo by law-21-asking-binds

# no Grand Casco without its aces
table 1860
$MATADORS_1860; pass; refuses 1: call grand_casco by hold-needs-aces

# whoever asks must buy; then four cards are left
table 1782
$ASKING; $ASK, name S; refuses 0: discard by law-21-asking-binds
discard 7H 3C 4C 2D QD 3S KS AC 2S; refuses 1: discard 2C QS 5D 6H JH by draw-equal

# a play is refused by its law
table 1782
$MATADORS; $SOLO; refuses 0: look-talon by law-26-looking-at-the-talon; refuses 0: stop by law-59-vole-undertaken; play AS; refuses 1: play KH by law-49-matadors

# in 1860 the hombre may give up until his own first card
table 1860
$MATADORS_1860; $SOLO; refuses 0: look-talon by talon-closed-1860; allows 0: give-up; play 3C, play KH
refuses 2: play AD by follow-suit; play KC, play QC, play AS, play KD; refuses 0: give-up by throw-in-late-1860

# only a higher matador that is led calls a matador out: seat 1 has Manille and Basta and no other trump, and the king calls neither
table 1782
$HIGHER; $SOLO; play KS; allows 1: play KH

# Spadille does
table 1782
$HIGHER; $SOLO; play AS; refuses 1: play KH by law-50-matadors-by-rank; allows 1: play 2S; allows 1: play AC

# trumps forgotten may be named by an opponent and discards taken back, here the queen of diamonds
table 1782 strict=true
$ASKING; $ASK, discard 7H 3C 4C 2D QD; $PHASE forgotten; 2: pass, 1: name D; $PHASE take_back; take-back, discard 2S 3S
is public.deal.held.0 9; is laid.0 ["2S","3S","7H","3C","4C"]; cites law-15-trumps-unnamed law-16-cards-taken-back

# Spadille hidden costs a bête
table 1782 strict=true spadille_force=true
$MATADORS; pass, pass, pass; $PHASE spadille; awaits 0; pays 0 0 -4; hide; pays -4 0 -4; cites hid-spadille

# matadors claimed too many are repaid double: 4 + 4 + 1 - 2
table 1860 strict=true claims=must_claim couleur=fixed
chance {"first_dealer": 2}; chance {"couleur": "JD"}; chance {"deal": {$MATADOR_CARDS, "idle": null}}; $SOLO; $FIVE_TRICKS
stop, claim game premiers matadors 8; cites overclaim; pays 1: -7

# in couleur too: 8 + 8 + 2 - 4
table 1860 strict=true claims=must_claim couleur=fixed
chance {"first_dealer": 2}; chance {"couleur": "JS"}; chance {"deal": {$MATADOR_CARDS, "idle": null}}; $SOLO; $FIVE_TRICKS
stop, claim game premiers matadors 8; cites overclaim; pays 1: -14

# a fault of the taker of a game loses it; the hombre sets one bête, codille or not
table 1782 strict=true
$ASKING; $ASKED; give-up, take-over, play KS, play 3H, play 5S, keep; pays -4 -4 -4; cites takeover-fault

# a fault of the third player wins it
table 1782 strict=true
$ASKING; $ASKED; give-up, take-over, play KS, play QS, play 7C, keep; pays -4 0 -4; cites takeover-fault

# a Mohr may be thrown before trumps are named: its price of 8 to each of three, and a single bête of 1
table 1860 players=4king couleur=none
chance {"first_dealer": 3}; chance {"deal": {"hands": [$HOMBRE, $SECOND, [], $THIRD], "talon": ["7C","6C","5C","4C","2C","3H","5H","6H","7H","3D","4D","6D","7D"], "idle": null}}
pass, pass, pass, call mohr, discard 7C 6C 5C 4C, give-up; pays 8 8 -25 7

# an announced ten discards one more than it draws
table 1782 misdeals=true
$TEN; announce, $ASK, name S; $FINES []; refuses announce; refuses discard 4H; allows discard 4H 5D; discard 4H 5D 3C
cites law-06-ten-cards law-09-buying-mends-the-hand; is public.deal.held.0 9; is public.deal.laid.0 3; is fresh ["6C","7C"]
is hands.0 ["AS","2S","JS","QS","KS","AC","2C","6C","7C"]

# an announced eight discards one fewer
table 1782 misdeals=true
$EIGHT; announce, $ASK, name S, discard 4H; cites law-07-eight-cards law-09-buying-mends-the-hand; is public.deal.held.0 9; is public.deal.laid.0 1
is fresh ["3C","7C"]; is hands.0 ["AS","2S","JS","QS","KS","5D","AC","3C","7C"]

# in 1860 a solo with ten is lost: its price to each, no matadors, for no suit was named; the misdealer's bête stands beside his own
table 1860 misdeals=true
$TEN_1860; announce, $CALL_SOLO; $DONE 1; $PHASE deal; cites solo-ten-1860; pays 1: 4
$BETES.written [{"by": 1, "amount": 1, "base": 1}]; $BETES.active [{"by": 4, "amount": 1, "base": 1}]

# where faults decide the game a silent asker of 1782 loses when he draws: a bête of four, and six matadors to each
table 1782 misdeals=true penalty_mode=decide
$TEN; $ASK, name S; $FINES []; discard 4H 5D; $DONE 1; $PHASE deal; pays -16 6 2; cites law-11-wrong-count-unsaid penalty-decide

# silence costs a bête when asking by the laws of 1782; found out once, it is not punished again
table 1782 misdeals=true penalty_mode=bete
$TEN; call frage; $FINES [0]; cites law-11-wrong-count-unsaid; pass, pass, name S, discard 4H 5D; $FINES [0]

# a silent pass is free in 1782 and told when buying
table 1782 misdeals=true
$DEFENDER; $ASK, name S, discard 4H; $FINES []; $MISDEALT.told false; refuses 1: discard by law-09-buying-mends-the-hand; discard 2C; $FINES []
$MISDEALT.told true; is public.deal.held [9, 9, 9, 0]

# in 1860 a silent pass and the misdealer set a bête each
table 1860 misdeals=true
$DEFENDER_1860; call frage, pass; $FINES [2, 1]; cites misdealer-bete wrong-count-1860

# in 1860 a silent asker may still say so before he draws
table 1860 misdeals=true
$TEN_1860; $ASK, keep, name S; $FINES []; announce, discard 4H 5D; $PHASE buy; $FINES [2]

# or he loses when he draws
table 1860 misdeals=true
$TEN_1860; $ASK, keep, name S, discard 4H 5D; $DONE 1; $PHASE deal; pays -9 4 2

# an unannounced solo with eight is lost with its matadors in 1860: the solo 4 and six matadors 4
table 1860 misdeals=true
$EIGHT_1860; refuses call solo_tout; refuses call solo_tout_couleur; $CALL_SOLO; allows announce
name S; cites solo-eight-1860; $DONE 1; pays 1: 8

# whoever misdeals may not play
table 1782 misdeals=true
$TEN; announce, pass, pass; refuses 2: call frage by law-06-ten-cards; offers 1

# nor in 1860
table 1860 misdeals=true
$TEN_1860; announce, pass, pass; refuses 2: call frage by dealer-barred-1860; offers 1

# not even with Spadille, where that must
table 1782 misdeals=true spadille_force=true
$FIRST"hands": [$SECOND, $THIRD, ["AS","2S","AC","KS","QS","JS","4H","5D","3C","2C"], []], "talon": $LESS, "idle": null}}
pass, pass, announce, pass; $DONE 1; $PHASE deal

# faults are charged though nobody plays
table 1860 misdeals=true
$TEN_1860; pass, pass, pass; $DONE 1
$BETES.written [{"by": 1, "amount": 1, "base": 1}]; $BETES.active [{"by": 4, "amount": 1, "base": 1}]

# a defender's ten voids the Grand Casco; the same deals again, and nobody stakes twice
table 1860 misdeals=true
$DEFENDER_1860; pays 0 0 -1; call grand_casco, announce, pass, pass; cites defender-ten-1860; $PHASE deal; $DONE 0
is public.deal.dealer 2; pays 0 0 -2; chance {"deal": {$MATADOR_CARDS, "idle": "JD"}}; $PHASE auction; pays 0 0 -2

# a card is left for a short second hand: the hombre and nobody else may take its card
table 1782 misdeals=true
$FIRST"hands": [$HOMBRE, ["7S","6S","5S","KH","QH","JH","KD","QD"], $THIRD, []], "talon": ["JD","7C","6C","5C","4C","2C","3H","5H","6H","7H","3D","4D","6D","7D"], "idle": null}}
call frage, announce, pass, pass, name S, discard AS 2S AC KS QS JS 4H 5D 3C; $TALON {"top": 9, "bottom": 14}
allows discard; refuses discard KH QH JH KD QD; discard KH QH JH KD; is public.deal.held [9, 9, 9, 0]; $TALON {"top": 14, "bottom": 14}

# an empty talon still takes the surplus of the third
table 1782 misdeals=true
$FIRST"hands": [$HOMBRE, $SECOND, ["4S","3S","KC","QC","JC","AH","2H","AD","2D","2C"], []], "talon": $LESS, "idle": null}}
call frage, pass, announce, pass, name S, discard AS 2S AC KS QS JS 4H 5D 3C, discard KH QH JH; $TALON {"top": 12, "bottom": 12}; $PHASE buy; awaits 2
refuses discard; refuses discard 2C KC; discard 2C, keep; is public.deal.held [9, 9, 9, 0]; $PHASE play

# whoever asks the book is told to announce
table 1782 misdeals=true
$TEN; advises announce

# the hombre of any table may look back and loses the vole by it, but not before there is a trick, and nobody else may; with five tricks the deal is over: there is no vole to choose
table 1782
$MATADORS; $SOLO; refuses 0: look-back; play AS, play 7S, play 4S, look-back, play 2S; refuses 1: look-back
cites law-34-looking-back looked-no-vole; play 6S, play 3S, play AC, play 5S, play AH, play KS, play JH, play 2H, play QS, play JD, play AD
$PHASE deal

# tricks are looked back at as the table has agreed: in 1860 by a soloist
table 1860 trick_view=hombre_solo
$MATADORS_1860; $SOLO; $THREE_TRICKS; allows 0: look-back

# but not by an asker
table 1860
$ASKING_1860; $BEGUN_1860; play KS, play QS, play JS; refuses 0: look-back

# or by nobody
table 1782 trick_view=none
$MATADORS; $SOLO; $THREE_TRICKS; refuses 0: look-back
