let THREE = chance {"order":[0,1,2]}
let SIX = chance {"order":[5,4,3,2,1,0]}
let STRIKE = play 0.000 1.000 from 0.480,0.500
let ON = play 0.000 1.000
let ONE = {"ball":"1","at":[2.0,0.5]}
let TWO = {"ball":"2","at":[2.4,0.9]}
let THIRD = {"ball":"3","at":[1.4,1.2]}

# everybody stakes, and the lot gives the order
table 1782 players=3 stake=2
refuses chance {"order":[0,1,1]}; chance {"order":[2,0,1]}; pays -2 -2 -2; awaits 2; cites order-by-lot closed-with-three-and-four

# a ball starts within four fingers of the cord
table 1782 players=3
$THREE; refuses play 0.000 1.000 from 0.700,0.500 by start-within-four-fingers; refuses play 0.000 1.000 from 2.530,0.860 by not-before-the-port; refuses $ON by billiard-place-or-not; allows $STRIKE

# before the port only if all allow it
table 1782 players=3 before_port=true
$THREE; allows play 0.000 1.000 from 2.530,0.860

# with six the port is open, and the target then wins everything
table 1782 players=6 table_money=1
$SIX; awaits 5; cites open-with-six; $STRIKE; chance {"rolled":{"events":"tip 1, port 1 fore","rest":[$ONE]}}; is passed ["1"]; awaits 4; cites krieg-passes
given striker "1"; $ON; chance {"rolled":{"events":"tip 1, target 1 back","rest":[$ONE]}}; cites what-to-play-at; given striker "1"; $ON; chance {"rolled":{"events":"tip 1, target 1","rest":[$ONE]}}; over; pays -1 -1 -1 -1 -1 4; cites target-wins stakes-to-winner

# with three nobody may pass
table 1782 players=3
$THREE; $STRIKE; chance {"rolled":{"events":"tip 1, port 1 fore","rest":[$ONE]}}; is passed []; cites refused-pass; awaits 1

# whoever wins a ball plays on; whoever falls is out; the last one wins everything
table 1782 players=3
$THREE; $STRIKE; chance {"rolled":{"events":"tip 1","rest":[$ONE]}}; $STRIKE on 1; chance {"rolled":{"events":"tip 2, hit 2 1, pocket 1 fr","rest":[$TWO]}}; awaits 1; cites ball-won out-stays-out open-for-two winner-of-a-ball-plays-on; is won_ball ["2"]
$ON; chance {"rolled":{"events":"tip 2, pocket 2 fr","rest":[]}}; over; pays -1 -1 2; cites holed last-one-wins

# past a ball from the table is out, from the string it is no fault
table 1782 players=3
$THREE; $STRIKE; chance {"rolled":{"events":"tip 1","rest":[$ONE]}}; $STRIKE on 1; chance {"rolled":{"events":"tip 2, pass 2 1","rest":[$ONE,$TWO]}}; cites passed-by-from-string; awaits 2
$STRIKE; chance {"rolled":{"events":"tip 3","rest":[$ONE,$TWO,$THIRD]}}; play 0.000 1.000 on 2; chance {"rolled":{"events":"tip 1, pass 1 2","rest":[$ONE,$TWO,$THIRD]}}; cites passed-by; is places.0 out; awaits 1

# who touches a ball and falls is out, and the ball goes back
table 1782 players=3
$THREE; $STRIKE; chance {"rolled":{"events":"tip 1","rest":[$ONE]}}; $STRIKE on 1; chance {"rolled":{"events":"tip 2, hit 2 1, pocket 2 fr","rest":[{"ball":"1","at":[3.0,0.3]}]}}; cites holed-after-touch; is places.0 {"at":[2.0,0.5]}; awaits 2

# the stick at both balls, and the wrong ball
table 1782 players=3 strict=true
$THREE; $STRIKE; chance {"rolled":{"events":"tip 1","rest":[$ONE]}}; $STRIKE; chance {"rolled":{"events":"tip 2, tip 1, hit 2 1","rest":[$TWO,{"ball":"1","at":[3.0,0.3]}]}}; cites touched-both; awaits 2; is alive ["1","3"]
$STRIKE; chance {"rolled":{"events":"tip 3","rest":[$ONE,$THIRD]}}; play 0.000 1.000 with 3; chance {"rolled":{"events":"tip 3","rest":[$ONE,$THIRD]}}; cites wrong-ball; over; pays -1 -1 2

# the last two may begin anew once; whoever has passed keeps his precedence
table 1782 players=3
$THREE; given alive ["1","2"]; given passed ["2"]; anew; awaits 1; cites last-two-anew; offers 2; agree; awaits 1; is passed []; refuses anew by house-not-now
$STRIKE; chance {"rolled":{"events":"tip 2","rest":[$TWO]}}; awaits 0

# both fall: nobody is left, and after the last Partie the stakes are divided
table 1782 players=3
$THREE; given alive ["1","2"]; $STRIKE; chance {"rolled":{"events":"tip 1","rest":[$ONE]}}; $STRIKE on 1; chance {"rolled":{"events":"tip 2, hit 2 1, pocket 1 fr, pocket 2 fr","rest":[]}}; over; pays 0 0 0; cites holed-both

# a Partie without an end is broken off
table 1782 players=3 most_strokes=50
$THREE; given strokes 49; $STRIKE; chance {"rolled":{"events":"tip 1","rest":[$ONE]}}; over; pays 0 0 0; cites broken-off
