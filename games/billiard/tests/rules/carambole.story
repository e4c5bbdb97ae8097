// Strokes are told as an arbiter tells them, so that what the laws make of them is seen without the physics.
let HERE = play 0.000 2.000 from 0.700,0.600
let ON = play 0.000 2.000
let A_AT = {"ball":"A","at":[3.0,0.5]}
let B_AT = {"ball":"B","at":[1.5,1.2]}
let R_AT = {"ball":"R","at":[2.57925,0.8595]}
let M_AT = {"ball":"M","at":[0.85975,0.8595]}
let ROLLED = chance {"rolled":{"events":
let REST = ,"rest":[$A_AT,$B_AT,$R_AT]}}
let BEGIN = chance {"first":0}; $HERE; $ROLLED"tip A, middle A","rest":[$A_AT,$R_AT]}}
let SCORE = is partie.score

# the lot decides who begins, and the beginner gives acquit
table hamburg
chance {"first":1}; awaits 1; is phase acquit; cites lot-and-winner; refuses 0: $HERE by house-not-your-turn; advises reach 3.410,0.601 by a1

# touching both counts two, a Carambol three, the other's ball two, and whoever scores plays on
table hamburg
$BEGIN; awaits 1; is phase play; $HERE; $ROLLED"tip B, hit B A, hit B R"$REST; $SCORE [0,2]; awaits 1; cites carambole scorer-plays-on made-plays-from-hand acquit-carambole
$ON; $ROLLED"tip B, hit B R, pocket R fl","rest":[$A_AT,$B_AT]}}; $SCORE [0,5]; awaits 1; cites carambol-made carambol-back; is partie.balls.2 {"at":[2.57925,0.8595]}
$ON; $ROLLED"tip B, hit B A, pocket A fl","rest":[$B_AT,$R_AT]}}; $SCORE [0,7]; awaits 1; cites ball-made; is partie.balls.0 hand; is partie.off ["A"]
$ON; $ROLLED"tip B, hit B R, pocket R fr","rest":[$B_AT]}}; $SCORE [0,10]; awaits 1; is phase acquit; cites all-off-acquit; is partie.balls ["hand","hand",{"at":[2.57925,0.8595]},"out"]

# where it is agreed the turn passes after a score too
table hamburg continue=false
$BEGIN; $HERE; $ROLLED"tip B, hit B A, hit B R"$REST; $SCORE [0,2]; awaits 0

# what a stroke touches and makes is added up
table hamburg
$BEGIN; $HERE; $ROLLED"tip B, hit B A, hit B R, pocket R fl, pocket A fr","rest":[$B_AT]}}; $SCORE [0,7]; cites all-added; is phase acquit; awaits 1

# to run in costs three on account of the Carambol, two on account of the other's ball, and what the touching was worth
table hamburg
$BEGIN; $HERE; $ROLLED"tip B, hit B R, pocket B fl","rest":[$A_AT,$R_AT]}}; $SCORE [3,0]; awaits 0; cites run-in-carambole; is partie.balls.1 hand
$ON; $ROLLED"tip A, pass A R","rest":[$A_AT,$R_AT]}}; $SCORE [3,1]; awaits 1; cites miss; refuses $ON by billiard-place-or-not
$HERE; $ROLLED"tip B, hit B A, hit B R, pocket B fl","rest":[$A_AT,$R_AT]}}; $SCORE [7,1]; cites run-in-with-carambole
$ON; $ROLLED"tip A, hit A R, off A","rest":[$R_AT]}}; $SCORE [7,3]; cites jumped-carambole; is phase play; awaits 1; is partie.balls.0 hand
$HERE; $ROLLED"tip B","rest":[$B_AT,$R_AT]}}; $SCORE [9,3]; cites short
$HERE; $ROLLED"tip A, pass A R, pocket A fl","rest":[$B_AT,$R_AT]}}; $SCORE [9,6]; cites swiss

# springing wins nothing: a Carambol goes back, the other plays his ball in from hand
table hamburg
$BEGIN; $HERE; $ROLLED"tip B, hit B R, off R","rest":[$A_AT,$B_AT]}}; $SCORE [0,0]; awaits 0; cites no-springing carambol-back; is partie.balls.2 {"at":[2.57925,0.8595]}
$ON; $ROLLED"tip A, hit A B, off B","rest":[$A_AT,$R_AT]}}; $SCORE [0,0]; awaits 1; is partie.balls.1 hand

# the double game: both Caramboles three, all three balls five, and a Carambol waits while the run lasts
table hamburg variant=double
chance {"first":0}; $HERE; $ROLLED"tip A, middle A","rest":[$A_AT,$R_AT,$M_AT]}}; $HERE; $ROLLED"tip B, hit B R, hit B M","rest":[$A_AT,$B_AT,$R_AT,$M_AT]}}
$SCORE [0,3]; cites both-caramboles; $ON; $ROLLED"tip B, hit B R, hit B M, hit B A","rest":[$A_AT,$B_AT,$R_AT,$M_AT]}}; $SCORE [0,8]; cites all-three-balls
$ON; $ROLLED"tip B, hit B A, pocket A fl","rest":[$B_AT,$R_AT,$M_AT]}}; $ON; $ROLLED"tip B, hit B R, pocket R fl","rest":[$B_AT,$M_AT]}}
$SCORE [0,13]; is partie.off ["A","R"]; awaits 1; cites carambol-waits; is partie.balls.2 out
$ON; $ROLLED"tip B, hit B M, pocket M fl","rest":[$B_AT]}}; $SCORE [0,16]; is phase acquit; cites all-off-acquit-double; is partie.balls.3 {"at":[0.85975,0.8595]}

# if all balls lie at home a player in hand must play off the far cushion
table hamburg
$BEGIN; given partie.balls [{"at":[0.5,0.4]},"hand",{"at":[0.4,1.2]},"out"]; $HERE
$ROLLED"tip B, hit B A","rest":[{"ball":"A","at":[0.5,0.4]},$B_AT,{"ball":"R","at":[0.4,1.2]}]}}; $SCORE [1,0]; cites salvo-bricole not-bricole; awaits 0
given partie.balls ["hand",{"at":[0.5,0.4]},{"at":[0.4,1.2]},"out"]; $HERE
$ROLLED"tip A, middle A, cushion A foot, hit A B","rest":[{"ball":"A","at":[1.5,0.4]},{"ball":"B","at":[0.5,0.4]},{"ball":"R","at":[0.4,1.2]}]}}; $SCORE [1,0]; awaits 1

# a patch covered in part, and one that is hidden
table hamburg
$BEGIN; given partie.balls [{"at":[2.60925,0.8595]},{"at":[1.5,1.2]},{"at":[3.2,1.0]},"out"]
$ON; $ROLLED"tip B, hit B R, pocket R fl","rest":[{"ball":"A","at":[2.60925,0.8595]},$B_AT]}}; cites patch-partly-covered; is partie.balls.2 {"at":[2.55975,0.8595]}; awaits 1
given partie.balls [{"at":[2.58425,0.8595]},{"at":[1.5,1.2]},{"at":[3.2,1.0]},"out"]
$ON; $ROLLED"tip B, hit B R, pocket R fl","rest":[{"ball":"A","at":[2.58425,0.8595]},$B_AT]}}; cites patch-covered; is throwing ["R"]

# by the rules of 1782 the beginner puts the Carambol beyond the middle
table 1782 measure=rhenish
chance {"first":0}; is phase place; awaits 0; refuses place 1.800,0.860 by beginner-sets-carambol; place 2.150,0.860; is phase acquit; cites beginner-sets-carambol

# the book puts it in the middle
table 1782
chance {"first":0}; advises place 2.579,0.860 by a2; offers 45

# a lost acquit goes to the other, one that is short may be taken back
table hamburg
chance {"first":0}; $HERE; $ROLLED"tip A, pocket A fl","rest":[$R_AT]}}; is phase acquit_lost; awaits 1; overlook; awaits 0; is phase acquit
$HERE; $ROLLED"tip A","rest":[{"ball":"A","at":[1.2,0.6]},$R_AT]}}; is phase acquit_short; take-back; is phase acquit; cites acquit-past-middle
$HERE; $ROLLED"tip A, pocket A fl","rest":[$R_AT]}}; take-acquit; awaits 1; is phase acquit

# a Carambol that falls at an acquit goes back
table hamburg
chance {"first":0}; $HERE; $ROLLED"tip A, middle A, hit A R, pocket R fl","rest":[$A_AT]}}; is phase play; is partie.balls.2 {"at":[2.57925,0.8595]}

# the marker calls fouls; at a strict table the other must
table hamburg
$BEGIN; $HERE; $ROLLED"tip B, tip B, hit B A, hit B R"$REST; $SCORE [1,0]; awaits 0; cites fouls-carambole

# strict
table hamburg strict=true
$BEGIN; $HERE; $ROLLED"tip B, tip B, hit B A, hit B R"$REST; is phase call; awaits 0; advises call touche; call touche; $SCORE [1,0]; awaits 0
$ON; $ROLLED"tip A, tip R, hit A R, hit A B"$REST; refuses call touche by house-not-now; let-stand; $SCORE [3,0]; awaits 0
play 0.000 1.000 with R; $ROLLED"tip R, hit R B"$REST; $SCORE [3,1]; awaits 1; cites fouls-carambole

# a stick that slips without touching
table hamburg hand=unsteady
$BEGIN; $HERE; $ROLLED"slip","rest":[$A_AT,{"ball":"B","at":[0.7,0.6]},$R_AT]}}; is phase after_slip; call-acquit; awaits 0; is phase acquit; cites no-touch

# twenty-four win; a loser with eleven is Matsch in Hamburg, and the winner begins
table hamburg table_money=1 stake=2
$BEGIN; given partie.score [11,22]; $HERE; $ROLLED"tip B, hit B A, hit B R"$REST; is done 1; pays -5 4; awaits 1; is phase acquit; cites target-24 matsch-eleven loser-pays lot-and-winner

# with twelve he is not, by the rule of 1782 he is; thirty win the double game
table hamburg parties=1
$BEGIN; given partie.score [12,22]; $HERE; $ROLLED"tip B, hit B A, hit B R"$REST; over; pays -1 1; cites loser-pays

# Matsch with twelve
table 1782 parties=1 first_placing=spot
$BEGIN; given partie.score [12,22]; $HERE; $ROLLED"tip B, hit B A, hit B R"$REST; over; pays -2 2; cites matsch-twelve

# thirty
table hamburg parties=1 variant=double
chance {"first":0}; $HERE; $ROLLED"tip A, middle A","rest":[$A_AT,$R_AT,$M_AT]}}; given partie.score [20,28]; $HERE; $ROLLED"tip B, hit B A, hit B R","rest":[$A_AT,$B_AT,$R_AT,$M_AT]}}; over; cites target-30

# a Partie without an end is broken off
table hamburg most_strokes=50 parties=1
$BEGIN; given partie.strokes 49; $HERE; $ROLLED"tip B, hit B A"$REST; over; pays 0 0; cites broken-off

# random matches keep the promises of the house
table hamburg
promises 3

# and so do those of the double game at a strict table
table 1782 variant=double strict=true hand=unsteady
promises 3
