// Strokes are told as an arbiter tells them, so that what the laws make of them is seen without the physics.
let HERE = play 0.000 2.000 from 0.700,0.600
let ON = play 0.000 2.000
let A_AT = {"ball":"A","at":[2.5,0.9]}
let B_AT = {"ball":"B","at":[3.0,0.5]}
let A_LED = chance {"events":"tip A, cushion A foot","rest":[{"ball":"A","at":[0.3,0.6]}]}
let B_LED = chance {"events":"tip B, cushion B foot","rest":[{"ball":"B","at":[0.4,0.6]}]}
let OUT_A = $HERE; chance {"events":"tip A, middle A","rest":[$A_AT]}
let OUT_B = $HERE; chance {"events":"tip B, middle B","rest":[$B_AT]}
let LEAD = $HERE; $A_LED; $HERE; $B_LED
let ROLLED = chance {"events":
let REST = ,"rest":[$A_AT,$B_AT]}
let SCORE = is partie.score

# whose ball lies nearer the wall begins
table 1782
awaits 0; $HERE; $A_LED; awaits 1; $HERE; $B_LED; awaits 0; is phase acquit; cites lead-by-bricole

# equal balls are played again, and what is no bricole counts for nothing
table 1782
$HERE; $A_LED; $HERE; chance {"events":"tip B, cushion B foot","rest":[{"ball":"B","at":[0.3,1.2]}]}
is phase lead; awaits 0; cites partie-lead-again
$HERE; chance {"events":"tip A","rest":[{"ball":"A","at":[0.1,0.6]}]}; $HERE; $B_LED; awaits 1; is phase acquit

# the receiver of points begins, afterwards the winner
table 1782 given_points=3 receiver=second
awaits 1; is phase acquit; $SCORE [0,3]
given partie.score [10,3]; $OUT_B; cites receiver-begins; $HERE; $ROLLED"tip A, hit A B, pocket B fr","rest":[$A_AT]}
is done 1; awaits 0; cites winner-begins points-given made out-with-three-given; pays 2 -3; $SCORE [0,3]

# an acquit stands once it has passed the middle
table 1782
$LEAD; $OUT_A; is phase play; awaits 1; is partie.balls [{"at":[2.5,0.9]},"hand"]; cites other-from-mark
refuses play 0.000 1.000 by billiard-place-or-not; refuses play 0.000 1.000 from 1.000,0.600 by mark; refuses play 0.000 6.000 from 0.500,0.500 by stick-limits
refuses play 0.000 4.000 from 0.500,0.500 mace by stick-limits; refuses play 0.000 2.000 from 0.500,0.500 side 3 mace by mace
refuses play 0.000 0.010 from 0.500,0.500 by billiard-too-slow; refuses play 0.000 1.000 from 0.010,0.500 by mark-place
refuses play 0.000 1.000 from 0.500,0.500 side 20 high 20 by stick-limits; refuses play 0.000 1.000 from 0.500,0.500 up 21 by stick-limits
refuses take-acquit by house-not-now; refuses reach 9.000,0.500 by billiard-no-such-shot; refuses 0: $ON by house-not-your-turn

# until then it may be taken back or pushed on
table 1782
$LEAD; $HERE; chance {"events":"tip A","rest":[{"ball":"A","at":[1.2,0.6]}]}; is phase acquit_short; awaits 0; cites acquit-past-middle
take-back; is phase acquit; is partie.balls ["hand","hand"]; $HERE; chance {"events":"tip A","rest":[{"ball":"A","at":[1.2,0.6]}]}
$ON; chance {"events":"tip A, middle A","rest":[$A_AT]}; awaits 1; is phase play

# a lost acquit goes to the other, unless he overlooks it
table 1782
$LEAD; $HERE; chance {"events":"tip A, middle A, pocket A fr","rest":[]}; awaits 1; is phase acquit_lost; $SCORE [0,0]
offers 2; overlook; awaits 0; is phase acquit; $HERE; chance {"events":"tip A, middle A, off A","rest":[]}; take-acquit; awaits 1; cites acquit-lost

# nothing lost: the balls stay and the other plays
table 1782
$LEAD; $OUT_A; $HERE; $ROLLED"tip B, hit B A"$REST; awaits 0; is phase play; $SCORE [0,0]; cites play-on strokes-alternate; is partie.balls [{"at":[2.5,0.9]},{"at":[3.0,0.5]}]
$ON; $ROLLED"tip A, pass A B"$REST; $SCORE [0,1]; awaits 1; cites miss pass-line losses-to-the-other
$ON; $ROLLED"tip B"$REST; $SCORE [2,1]; cites short

# a lost ball: both are taken up and the gainer gives acquit
table 1782
$LEAD; $OUT_A; $HERE; $ROLLED"tip B, hit B A, pocket A fl","rest":[$B_AT]}; $SCORE [0,2]; awaits 1; is phase acquit; is partie.balls ["hand","hand"]; cites made gainer-acquits slow-fall
$OUT_B; $HERE; $ROLLED"tip A, pass A B, pocket A fl","rest":[$B_AT]}; $SCORE [0,5]; awaits 1; cites swiss
$OUT_B; $HERE; $ROLLED"tip A, hit A B, off B","rest":[$A_AT]}; $SCORE [2,5]; awaits 0; cites sprung
$OUT_A; $HERE; $ROLLED"tip B, pocket B fl","rest":[$A_AT]}; $SCORE [6,5]; awaits 0; cites lost-on-the-way

# a stick that slips without touching: strike again, or have the other set out
table 1782 hand=unsteady
$LEAD; $OUT_A; $HERE; chance {"events":"slip","rest":[$A_AT,{"ball":"B","at":[0.7,0.6]}]}; is phase after_slip; awaits 1; is partie.balls.1 hand; cites no-touch
call-acquit; awaits 0; is phase acquit; $OUT_A; $HERE; chance {"events":"slip","rest":[$A_AT,{"ball":"B","at":[0.7,0.6]}]}; $HERE; $ROLLED"slip, tip B"$REST; $SCORE [2,0]; cites slip; awaits 0

# a ball on the wall: the other lets his turn pass, or plays at it and loses one
table 1782
$LEAD; $OUT_A; $HERE; $ROLLED"tip B, hit B A, rail B","rest":[$A_AT,{"ball":"B","at":[3.0,1.692],"wall":true}]}; is phase at_wall; awaits 0; cites pass-at-wall on-the-wall
advises pass; pass; awaits 1; is phase play; $ON; $ROLLED"tip B, hit B A, rail B","rest":[$A_AT,{"ball":"B","at":[3.0,1.692],"wall":true}]}
$ON; chance {"events":"tip A","rest":[$A_AT]}; $SCORE [0,1]; cites played-at-wall; awaits 1; $ON; $ROLLED"tip B, hit B A"$REST; awaits 0

# an acquit that stays on the wall is set out again
table 1782
$LEAD; $HERE; chance {"events":"tip A, middle A, rail A","rest":[{"ball":"A","at":[3.412,0.9],"wall":true}]}; is phase acquit_short; awaits 0; take-back; is phase acquit

# the marker calls a double touch; the stroke is void and the gainer gives acquit
table 1782
$LEAD; $OUT_A; $HERE; $ROLLED"tip B, hit B A, tip B, pocket A fl","rest":[$B_AT]}; $SCORE [1,0]; awaits 0; is phase acquit; cites double-touch foul-acquit partie-void

# in Hamburg the balls stay and what was lost goes back
table hamburg
$LEAD; $OUT_A; $HERE; $ROLLED"tip B, tip A, hit B A, pocket A fl","rest":[$B_AT]}; $SCORE [1,0]; awaits 0; is phase play; cites billard foul-balls-stay; is partie.balls [{"at":[2.5,0.9]},{"at":[3.0,0.5]}]

# at a strict table the other must call, or lets it stand
table 1782 strict=true
$LEAD; $OUT_A; $HERE; $ROLLED"tip B, hit B A, tip B, pocket A fl","rest":[$B_AT]}; is phase call; awaits 0; offers 2; refuses call billard; advises call touche
let-stand; $SCORE [0,2]; awaits 1; cites uncalled-foul made
$OUT_B; $HERE; $ROLLED"tip A, tip B, hit A B"$REST; call billard; $SCORE [0,3]; cites billard; awaits 1

# an uncalled foul may cost its point all the same
table 1782 strict=true uncalled_foul=one
$LEAD; $OUT_A; $HERE; $ROLLED"tip B, hit B A, tip B"$REST; let-stand; $SCORE [1,0]; awaits 0

# the wrong ball can be played only where mistakes can be made
table 1782
$LEAD; $OUT_A; $HERE; $ROLLED"tip B, hit B A"$REST; refuses play 0.000 1.000 with B by billiard-no-such-ball

# and costs one
table 1782 strict=true
$LEAD; $OUT_A; $HERE; $ROLLED"tip B, hit B A"$REST; play 0.000 1.000 with B; $ROLLED"tip B"$REST; $SCORE [0,1]; awaits 1; is phase acquit; cites wrong-ball foul-acquit

# what people do is told by an arbiter: it is added to the stroke, or leaves the turn
table 1782
$LEAD; $OUT_A; $HERE; $ROLLED"tip B, hit B A, hinder B knock by A"$REST; $SCORE [0,2]; cites hindering; awaits 0
$ON; $ROLLED"tip A, pass A B, hinder blow by B"$REST; $SCORE [2,3]; cites penalties-added miss
$ON; $ROLLED"touch A lift by B"$REST; $SCORE [3,3]; awaits 1; cites touching between-strokes
$ON; $ROLLED"pocket A fr shake"$REST; $SCORE [3,3]; awaits 1; cites shaken-in
$ON; $ROLLED"tip B, hit B A, stop B by B"$REST; $SCORE [5,3]; awaits 0; is phase acquit; cites stopped-after-touch stopped-acquit

# a ball that comes back from a person is lost, from a wall it never left
table 1782
$LEAD; $OUT_A; $HERE; $ROLLED"tip B, hit B A, off A thing"$REST; $SCORE [0,0]; cites back-from-thing; $ON; $ROLLED"tip A, hit A B, off B person","rest":[$A_AT]}; $SCORE [2,0]; cites back-from-person sprung

# what cannot have happened is refused
table 1782
$LEAD; $OUT_A; $HERE; refuses chance {"events":"tip B","rest":[$A_AT]}; refuses chance {"events":"tip B, pocket A fr","rest":[$A_AT,$B_AT]}
refuses chance {"events":"tip R","rest":[$A_AT,$B_AT]}; refuses chance {"events":"tip B","rest":[$A_AT,{"ball":"B","at":[9.0,0.5]}]}
refuses chance {"events":"tip B","rest":[$A_AT,{"ball":"B","at":[2.51,0.9]}]}; refuses chance {"physics":1,"events":"tip B","rest":[$A_AT,$B_AT]}
refuses chance {"events":"tip B, pocket A fr, hit B A","rest":[$B_AT]}

# a Matsch is paid double, threefold and fourfold
table 1782 stake=2 parties=4
$LEAD; $OUT_A; given partie.score [10,6]; $HERE; $ROLLED"tip B, hit B A, pocket B fl","rest":[$A_AT]}; pays 4 -5; cites simple-matsch table-money target-twelve
$OUT_A; given partie.score [11,3]; $HERE; $ROLLED"tip B, pass B A"$REST; pays 10 -12; cites triple-matsch
$OUT_A; given partie.score [11,0]; $HERE; $ROLLED"tip B, pass B A"$REST; pays 18 -21; cites quadruple-matsch
$OUT_A; given partie.score [7,11]; given partie.runs [0,11]; $HERE; $ROLLED"tip B, hit B A, pocket A fl","rest":[$B_AT]}; pays 11 -15; cites suite-twelve; over

# at eight the Suite is the simple Matsch, and without Matsch every Partie is single
table 1782 target=8 parties=2
$LEAD; $OUT_A; given partie.score [6,0]; given partie.runs [6,0]; $HERE; $ROLLED"tip B, hit B A, pocket B fl","rest":[$A_AT]}; pays 2 -3; cites suite-eight target-eight table-money
$OUT_A; given partie.score [6,0]; $HERE; $ROLLED"tip B, hit B A, pocket B fl","rest":[$A_AT]}; pays 3 -5; cites partie-paid

# the custom of Hamburg: five and nothing worse
table hamburg parties=1
$LEAD; $OUT_A; given partie.score [10,0]; $HERE; $ROLLED"tip B, hit B A, pocket B fl","rest":[$A_AT]}; pays 2 -3; cites matsch-hamburg table-money

# at Contra every loss counts to one's own good, and twelve set free
table 1782 contra=true parties=1
$LEAD; $OUT_A; $HERE; $ROLLED"tip B, hit B A, pocket A fl","rest":[$B_AT]}; $SCORE [2,0]; awaits 1; cites contra contra-acquit
$OUT_B; given partie.score [2,11]; $HERE; $ROLLED"tip A, hit A B, pocket B fl","rest":[$A_AT]}; pays -4 3; cites partie-free triple-matsch; over

# each is king for two Parties and pays or receives alone
table 1782 format=king parties=6 table_money=0
$LEAD; $OUT_A; awaits 1; given partie.score [10,7]; $HERE; $ROLLED"tip B, hit B A, pocket B fl","rest":[$A_AT]}; pays 2 -1 -1; cites king-pays-each company-man-stays king-of-three
awaits 0; $OUT_A; awaits 1; $HERE; $ROLLED"tip B, pass B A"$REST; awaits 0; $ON; $ROLLED"tip A, hit A B"$REST; awaits 2; given partie.score [8,10]; $ON; $ROLLED"tip B, hit B A, pocket A fl","rest":[$B_AT]}
pays 0 0 0; awaits 2; is phase acquit

# four in pairs: whoever misses steps off for his partner
table 1782 format=four parties=2 table_money=0
$LEAD; $OUT_A; awaits 1; $HERE; $ROLLED"tip B, pass B A"$REST; awaits 0; $ON; $ROLLED"tip A, hit A B"$REST; awaits 3; cites four-man-steps-off
$ON; $ROLLED"tip B, hit B A, pocket A fl","rest":[$B_AT]}; awaits 3; $OUT_B; awaits 2; given partie.score [7,11]; $HERE; $ROLLED"tip A, pass A B"$REST; pays -1 1 -1 1; cites four-in-pairs

# two who owe table money may play for it, and a debt may be staked
table 1782 debts=true parties=5
$LEAD; $OUT_A; given partie.score [10,7]; $HERE; $ROLLED"tip B, hit B A, pocket B fl","rest":[$A_AT]}; pays 0 0; is phase debt; awaits 1; is debts.stakes -1; offers 2
double; awaits 0; offers 2; accept; cites quit-or-double; $OUT_A; given partie.score [10,7]; $HERE; $ROLLED"tip B, hit B A, pocket B fl","rest":[$A_AT]}; is debts.stakes -2; is debts.parties [0,2]
double; refuse; $OUT_A; given partie.score [7,10]; $HERE; $ROLLED"tip B, hit B A, pocket A fl","rest":[$B_AT]}; is debts.stakes -1; is debts.parties [1,2]; awaits 0
contra; accept; $OUT_B; given partie.score [7,10]; $HERE; $ROLLED"tip A, hit A B, pocket A fl","rest":[$B_AT]}; is debts.parties [3,1]; cites contra-for-table-money; is phase debt; refuses double by house-not-now
pass; $OUT_B; given partie.score [7,10]; $HERE; $ROLLED"tip A, hit A B, pocket A fl","rest":[$B_AT]}; over; pays -5 0

# a Partie without an end is broken off
table 1782 parties=1 most_strokes=50
$LEAD; $OUT_A; given partie.strokes 49; $HERE; $ROLLED"tip B, hit B A"$REST; over; pays 0 0; cites broken-off

# the book's advice
table 1782
advises bricole; $LEAD; advises reach 3.410,0.859 by b2; $HERE; chance {"events":"tip A, middle A, pocket A fr","rest":[]}; advises take-acquit
