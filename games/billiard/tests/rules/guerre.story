// Strokes are told as an arbiter tells them, so that what the laws make of them is seen without the physics.
let HERE = play 0.000 2.000 from 0.700,0.600
let ON = play 0.000 2.000
let AT1 = {"ball":"1","at":[2.9,0.5]}
let AT2 = {"ball":"2","at":[2.2,1.2]}
let AT3 = {"ball":"3","at":[1.2,0.4]}
let AT4 = {"ball":"4","at":[1.0,1.3]}
let ROLLED = chance {"rolled":{"events":
let OUT = $HERE; $ROLLED"tip 1, middle 1","rest":[$AT1]}}
let TWO = chance {"numbers":[1,2]}; $OUT
let THREE = chance {"numbers":[1,2,3]}; $OUT
let FOUR = chance {"numbers":[1,2,3,4]}; $OUT

# around the pot: antes, the common store, makings, misses, wrong targets and runs-in
table 1782 players=4
$FOUR; pays -1 -1 -1 -1; is war.store 8; awaits 1; is phase play; cites ante-pot lowest-sets-out numbered-balls players-pot
$HERE; $ROLLED"tip 2, hit 2 1, pocket 1 fl","rest":[$AT2]}}; pays -3 0 -1 -1; is war.store 7; awaits 2; is war.balls.0 hand; cites made-pot buy-in-price table-cleared store-of-buy-ins waits-for-number
$HERE; $ROLLED"tip 3, hit 3 2","rest":[$AT2,$AT3]}}; awaits 3; cites maker-plays-on first-stroke-from-hand
$HERE; $ROLLED"tip 4, pass 4 2","rest":[$AT2,$AT3,$AT4]}}; pays -3 0 -1 -2; cites miss-pot; awaits 0
$HERE; $ROLLED"tip 1, hit 1 3, pocket 3 fl","rest":[$AT1,$AT2,$AT4]}}; pays -3 0 -1 -2; cites wrong-target-pot wrong-target-ball-back; is war.balls.2 {"at":[1.2,0.4]}; awaits 1
$ON; $ROLLED"tip 2, hit 2 1, pocket 2 fl","rest":[$AT1,$AT3,$AT4]}}; pays -2 -2 -1 -2; is war.store 6; cites run-in-pot nearest-ball; awaits 2
$ON; $ROLLED"tip 3, hit 3 4, pocket 4 fl","rest":[$AT1,$AT3]}}; pays -2 -2 0 -4; awaits 2; is war.store 5

# what a stroke out of the table costs, a run-in that touched nothing, and both
table 1782 players=4
$FOUR; $HERE; $ROLLED"tip 2, hit 2 1, off 2","rest":[$AT1]}}; pays -1 -3 -1 -1; cites jumped-pot
$HERE; $ROLLED"tip 3, pocket 3 fl","rest":[$AT1]}}; pays -1 -3 -3 -1; cites run-in-untouched-pot
$HERE; $ROLLED"tip 4, hit 4 1, pocket 1 fl, pocket 4 fr","rest":[]}}; pays 0 -3 -3 -3; cites made-and-lost; awaits 0; is phase acquit; cites from-hand-beyond-middle

# to bring one's ball home costs a set, touching two balls with the stick two
table 1782 players=4
$FOUR; $HERE; $ROLLED"tip 2, middle 2, hit 2 1, salvo 2","rest":[$AT1,{"ball":"2","at":[1.0,0.5]}]}}; pays -1 -2 -1 -1; cites in-salvo; awaits 2
$HERE; $ROLLED"tip 3, tip 1, hit 3 1, pocket 1 fl","rest":[{"ball":"2","at":[1.0,0.5]},$AT3]}}; pays -1 -2 -3 -1; cites billard-pot; is war.balls.0 {"at":[2.9,0.5]}; awaits 3

# at some tables one set
table 1782 players=4 billard_fine=1 strict=true
$FOUR; $HERE; $ROLLED"tip 2, tip 1, hit 2 1","rest":[$AT1,$AT2]}}; pays -1 -2 -1 -1; $HERE; $ROLLED"tip 3, hit 3 1","rest":[$AT1,$AT2,$AT3]}}
$HERE; $ROLLED"tip 4, hit 4 1","rest":[$AT1,$AT2,$AT3,$AT4]}}; refuses play 0.000 1.000 with 1 by billiard-no-such-ball; play 0.000 1.000 with 2; $ROLLED"tip 2, hit 2 3","rest":[$AT1,$AT2,$AT3,$AT4]}}; pays -2 -2 -1 -1; cites wrong-ball-pot

# when the store is empty the made are dead; the last takes the pot and pays the house
table 1782 players=3 table_money=1
$THREE; given war.store 0; $HERE; $ROLLED"tip 2, hit 2 1, pocket 1 fl","rest":[$AT2]}}; pays -2 0 -1; cites final-payment store-empty; awaits 2
$HERE; $ROLLED"tip 3, hit 3 2, pocket 2 fl","rest":[$AT3]}}; over; pays -2 -1 2; cites last-wins table-money-winner

# where it is agreed they pay nothing then
table 1782 players=3 final_payment=none games=2
$THREE; given war.store 0; $HERE; $ROLLED"tip 2, hit 2 1, pocket 1 fl","rest":[$AT2]}}; pays -1 -1 -1; omits final-payment
$HERE; $ROLLED"tip 3, hit 3 2, pocket 2 fl","rest":[$AT3]}}; is done 1; awaits 2; is phase acquit; cites winner-sets-out; pays -2 -2 1

# with the slate: marks for faults and makings, and twelve are the end
table slate players=3
$THREE; cites balls-drawn players-open; $HERE; $ROLLED"tip 2, pass 2 1","rest":[$AT1,$AT2]}}; cites miss; is war.marks.1 1; $HERE; $ROLLED"tip 3","rest":[$AT1,$AT2,$AT3]}}; is war.marks.2 2; cites short
$ON; $ROLLED"tip 1, hit 1 2, pocket 2 fl","rest":[$AT1,$AT3]}}; is war.marks.1 3; awaits 0; cites made-marks; is war.balls.1 hand
$ON; $ROLLED"tip 1, hit 1 3, pocket 1 fl","rest":[$AT3]}}; is war.marks.0 2; cites lost-after-touch-marks; awaits 1; is phase acquit
$HERE; $ROLLED"tip 2, middle 2","rest":[{"ball":"2","at":[2.2,1.2]},$AT3]}}; awaits 2; $ON; $ROLLED"tip 3, pass 3 2, pocket 3 fl","rest":[$AT2]}}; is war.marks.2 5; cites swiss
given war.marks.0 11; $HERE; $ROLLED"tip 1, tip 1, hit 1 2","rest":[$AT1,$AT2]}}; cites one-mark dead-at-twelve; is war.balls.0 out; awaits 1

# a wrong target and one's own ball lost: three marks, and a set to whom one should have played at
table slate players=3
$THREE; $HERE; $ROLLED"tip 2, hit 2 1","rest":[$AT1,$AT2]}}; $HERE; $ROLLED"tip 3, hit 3 2","rest":[$AT1,$AT2,$AT3]}}
$ON; $ROLLED"tip 1, hit 1 3, pocket 1 fl","rest":[$AT2,$AT3]}}; is war.marks.0 3; pays -2 0 -1; cites pays-missed-target

# Hamburg: six are the end, and the dead pay five
table hamburg players=3
$THREE; pays 0 0 0; cites players-hamburg; given war.marks.0 4; $HERE; $ROLLED"tip 2, hit 2 1, pocket 1 fl","rest":[$AT2]}}; pays -5 0 0; cites dead-at-six death-pays-five; awaits 2
given war.marks.1 5; $HERE; $ROLLED"tip 3, hit 3 2, pocket 2 fl","rest":[$AT3]}}; over; pays -5 -5 10

# Hamburg is Hamburg under any preset: the form brings its limit and its payment
table 1782 players=3 form=hamburg
$THREE; pays 0 0 0; given war.marks.0 4; $HERE; $ROLLED"tip 2, hit 2 1, pocket 1 fl","rest":[$AT2]}}; pays -5 0 0; cites dead-at-six death-pays-five; awaits 2

# another limit and another payment are ours, with the slate and in Hamburg
table slate players=3 limit=3 death_pays=2
$THREE; given war.marks.0 2; $HERE; $ROLLED"tip 2, hit 2 1, pocket 1 fl","rest":[$AT2]}}; pays -3 -1 -1; cites dead-at-limit death-pays-agreed; omits dead-at-twelve death-pays-five

# counted apart too
table hamburg players=3 hamburg_count=separate limit=8 death_pays=4
$THREE; given war.marks.0 7; given war.makings.0 3; $HERE; $ROLLED"tip 2, hit 2 1, pocket 1 fl","rest":[$AT2]}}; pays -4 0 0; cites dead-at-limit death-pays-agreed; omits separate-counts dead-at-six

# at a strict table whoever tells another how to strike pays a set to the pot
table 1782 players=3 strict=true
$THREE; awaits 1; 2: fault advise; pays -1 -1 -2; cites advice-pot; awaits 1; is phase play

# counted apart, three makings or six faults are needed
table hamburg players=3 hamburg_count=separate
$THREE; given war.marks.0 4; given war.makings.0 1; $HERE; $ROLLED"tip 2, hit 2 1, pocket 1 fl","rest":[$AT2]}}; pays 0 0 0; is war.makings.0 2
$HERE; $ROLLED"tip 3, hit 3 2","rest":[$AT2,$AT3]}}; $HERE; $ROLLED"tip 1, hit 1 2","rest":[$AT1,$AT2,$AT3]}}; $ON; $ROLLED"tip 2, hit 2 1, pocket 1 fl","rest":[$AT2,$AT3]}}; cites separate-counts; is war.dead ["1"]

# the open form: buying in until the last has entered, then one appeal
table open players=3
$THREE; $HERE; $ROLLED"tip 2, hit 2 1, pocket 1 fl","rest":[$AT2]}}; pays -3 0 -1; is war.dead []; awaits 2
$HERE; $ROLLED"tip 3, hit 3 2, pocket 2 fl","rest":[$AT3]}}; is phase appeal; awaits 1; pays -3 -1 0; advises appeal; appeal; pays -3 -2 0; cites open-appeal; awaits 0; is war.dead []
is phase acquit; $HERE; $ROLLED"tip 1, middle 1","rest":[$AT1,$AT3]}}; $HERE; $ROLLED"tip 2, hit 2 1, pocket 1 fl","rest":[$AT2,$AT3]}}; is war.dead ["1"]; awaits 1; is phase play

# whoever stays out is out
table open players=2
$TWO; $HERE; $ROLLED"tip 2, hit 2 1, pocket 1 fl","rest":[$AT2]}}; is phase appeal; stay-out; over; pays -2 2; cites open-after

# the last two may divide
table slate players=2 stake=3
$TWO; share; awaits 0; advises agree; refuse; awaits 1; refuses share by house-not-now; $HERE; $ROLLED"tip 2, hit 2 1","rest":[$AT1,$AT2]}}; share; agree; over; pays 0 0; cites last-two-divide

# where it is agreed, a run that takes down all others wins the pot
table 1782 players=5 suite=true
chance {"numbers":[1,2,3,4,5]}; $OUT; given war.played ["1","2","3","4","5"]; given war.run 0
given war.balls.1 {"at":[2.2,1.2]}; given war.balls.2 {"at":[1.2,0.4]}; given war.balls.3 {"at":[1.0,1.3]}; given war.balls.4 {"at":[0.5,0.5]}
$ON; $ROLLED"tip 2, hit 2 1, pocket 1 fl, pocket 3 fr, pocket 4 ml, pocket 5 mr","rest":[$AT2]}}; cites suite several-at-once; over; pays -3 12 -3 -3 -3

# whoever is left alone sets out at once, where that is agreed
table 1782 players=3 alone_acquits=true
$THREE; $HERE; $ROLLED"tip 2, hit 2 1, pocket 1 fl","rest":[$AT2]}}; awaits 1; is phase acquit; cites alone-sets-out; $HERE; $ROLLED"tip 2, middle 2","rest":[$AT2]}}; awaits 2; is phase play

# with a free aim any ball will do
table 1782 players=4 aim=free
$FOUR; $HERE; $ROLLED"tip 2, hit 2 1","rest":[$AT1,$AT2]}}; $HERE; $ROLLED"tip 3, hit 3 1","rest":[$AT1,$AT2,$AT3]}}; $HERE; $ROLLED"tip 4, hit 4 1","rest":[$AT1,$AT2,$AT3,$AT4]}}
$ON; $ROLLED"tip 1, hit 1 4, pocket 4 fl","rest":[$AT1,$AT2,$AT3]}}; pays 0 -1 -1 -3; cites free-aim; awaits 0

# an acquit that is lost passes the turn, one that is short may be taken back
table 1782 players=4
chance {"numbers":[1,2,3,4]}; $HERE; $ROLLED"tip 1, pocket 1 fl","rest":[]}}; awaits 1; is phase acquit
$HERE; $ROLLED"tip 2","rest":[{"ball":"2","at":[1.2,0.6]}]}}; is phase acquit_short; take-back; is phase acquit; cites acquit-past-middle

# a game without an end is broken off
table 1782 players=4 most_strokes=50
$FOUR; given war.strokes 49; $HERE; $ROLLED"tip 2, hit 2 1","rest":[$AT1,$AT2]}}; over; pays 0 0 0 0; cites broken-off

# odd numbers belong to seats as they were drawn
table hamburg players=3
chance {"numbers":[3,1,2]}; awaits 1; refuses 0: $HERE by house-not-your-turn; refuses chance {"numbers":[1,2,3]}

# random matches keep the promises of the house
table 1782 players=5 suite=true
promises 2

# and so do the open form and the slate
table open players=4 strict=true alone_acquits=true
promises 2

# and Hamburg
table hamburg players=4 hamburg_count=separate hand=unsteady
promises 2
