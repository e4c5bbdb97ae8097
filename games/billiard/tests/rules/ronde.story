let BEGIN = chance {"first":0}
let STRIKE = play 0.000 2.000 on w1
let ALL = {"ball":"w2","at":[1.14633,0.0225]},{"ball":"w3","at":[2.29267,0.0225]},{"ball":"w4","at":[2.86583,0.0225]},{"ball":"w5","at":[0.57317,1.6965]},{"ball":"w6","at":[1.14633,1.6965]},{"ball":"w7","at":[2.29267,1.6965]},{"ball":"w8","at":[2.86583,1.6965]},{"ball":"w9","at":[0.0225,0.573]},{"ball":"w10","at":[0.0225,1.146]},{"ball":"w11","at":[3.4165,0.573]},{"ball":"w12","at":[3.4165,1.146]}
let P_AT = {"ball":"P","at":[1.0,0.8]}
let W1_AT = {"ball":"w1","at":[0.9,0.3]}
let W1_HOME = {"ball":"w1","at":[0.57317,0.0225]}
let OUT = "out","out","out","out","out","out","out","out","out","out","out"
let DUEL = given whites [{"at":[0.9,0.3]},$OUT]; given anchored [false,false,false,false,false,false,false,false,false,false,false,false]
let SOLO = {"ball":"w1","at":[0.9,0.3]}

# the lot decides who begins, and a ball must be named
table 1782
chance {"first":2}; awaits 2; cites first-by-lot twelve-on-cushions; refuses play 0.000 2.000; refuses play 0.000 2.000 on P; refuses play 0.000 2.000 from 0.500,0.500 on w1 by billiard-place-or-not

# a ball made is paid by all, and its maker stays
table 1782 stake=2
$BEGIN; $STRIKE; chance {"rolled":{"events":"tip P, hit P w1, pocket w1 hl","rest":[$P_AT,$ALL]}}; pays 4 -2 -2; awaits 0; cites maker-stays paid-by-all ronde-made; is whites.0 out

# a ball that has left its cushion is free, and may not be played at before the others
table 1782
$BEGIN; $STRIKE; chance {"rolled":{"events":"tip P, hit P w1, loose w1","rest":[$P_AT,$W1_AT,$ALL]}}; awaits 1; cites turn-passes ronde-loosened; is anchored.0 false
refuses play 0.000 2.000 on w1 by loosen-first; play 0.000 2.000 on w2; chance {"rolled":{"events":"tip P, hit P w1, pocket w1 hl","rest":[$P_AT,$ALL]}}; awaits 2; cites loosen-first fault-returns-balls; is whites.0 {"at":[0.9,0.3]}; pays 0 0 0

# a miss returns what fell and passes the turn; by the rule of 1782 it is free
table 1782
$BEGIN; $STRIKE; chance {"rolled":{"events":"tip P, pass P w1","rest":[$P_AT,$W1_HOME,$ALL]}}; awaits 1; pays 0 0 0; cites fault-returns-balls

# the Partie ball that runs in comes back to the middle, and so does what it made
table 1782
$BEGIN; $STRIKE; chance {"rolled":{"events":"tip P, hit P w1, pocket w1 hl, pocket P hr","rest":[$ALL]}}; awaits 1; cites back-to-the-middle made-and-run-in; is partie_ball {"at":[1.7195,0.8595]}; is whites.0 {"at":[0.57317,0.0225]}

# a small ball off the table goes back unpaid
table 1782
$BEGIN; $STRIKE; chance {"rolled":{"events":"tip P, hit P w1, off w1","rest":[$P_AT,$ALL]}}; awaits 1; cites small-ball-off; pays 0 0 0

# a stroke at both balls is as a miss
table 1782
$BEGIN; $STRIKE; chance {"rolled":{"events":"tip P, tip w1, hit P w1, pocket w1 hl","rest":[$P_AT,$ALL]}}; awaits 1; cites fouls-ronde; pays 0 0 0

# in the duel the two balls take turns, and the last ball is paid double
table 1782 table_money=1
$BEGIN; $DUEL; play 0.000 2.000; chance {"rolled":{"events":"tip P, hit P w1","rest":[$P_AT,$SOLO]}}; awaits 1; is duel 1; refuses chance {"first":1}
play 0.000 2.000; chance {"rolled":{"events":"tip w1, hit w1 P, pocket w1 fr","rest":[$P_AT]}}; cites duel-run-in; awaits 2; is whites.0 {"at":[1.7195,0.8595]}
play 0.000 2.000; chance {"rolled":{"events":"tip P, hit P w1","rest":[$P_AT,$SOLO]}}; play 0.000 2.000; chance {"rolled":{"events":"tip w1, hit w1 P, pocket P fr","rest":[$SOLO]}}
over; pays 3 -2 -2; cites last-ball-double winner-ronde table-money-ronde

# fourfold, if that was agreed
table 1782 last_multiplier=4
$BEGIN; $DUEL; play 0.000 2.000; chance {"rolled":{"events":"tip P, hit P w1, pocket w1 fr","rest":[$P_AT]}}; pays 8 -4 -4

# in Hamburg the bank pays and collects
table hamburg
$BEGIN; pays -4 -4 -4; cites bank-of-twelve; $STRIKE; chance {"rolled":{"events":"tip P, hit P w1, pocket w1 hl","rest":[$P_AT,$ALL]}}; pays -3 -4 -4; cites bank-pays; awaits 0
refuses play 0.000 2.000 on w2 by other-half; play 0.000 2.000 on w3; chance {"rolled":{"events":"tip P, pass P w3","rest":[$P_AT,$ALL]}}; pays -4 -4 -4; cites bank-collects; awaits 1
play 0.000 2.000 on w3; chance {"rolled":{"events":"tip P, hit P w3, pocket P fr","rest":[$ALL]}}; pays -4 -6 -4; awaits 2; $DUEL; play 0.000 2.000; chance {"rolled":{"events":"tip P, hit P w1, pocket w1 fr","rest":[$P_AT]}}; pays -4 -6 10; cites last-takes-bank; over

# and whoever misses the last ball on a cushion may try twice more
table hamburg
$BEGIN; given anchored [true,false,false,false,false,false,false,false,false,false,false,false]; play 0.000 2.000; chance {"rolled":{"events":"tip P, pass P w1","rest":[$P_AT,$W1_HOME,$ALL]}}; awaits 0; cites two-more-tries
play 0.000 2.000; chance {"rolled":{"events":"tip P, pass P w1","rest":[$P_AT,$W1_HOME,$ALL]}}; awaits 0; play 0.000 2.000; chance {"rolled":{"events":"tip P, pass P w1","rest":[$P_AT,$W1_HOME,$ALL]}}; awaits 1

# two players count in Hamburg
table hamburg players=2
$BEGIN; $STRIKE; chance {"rolled":{"events":"tip P, hit P w1, pocket w1 hl","rest":[$P_AT,$ALL]}}; is score [2,0]; cites two-players-count; play 0.000 2.000 on w3; chance {"rolled":{"events":"tip P","rest":[$P_AT,$ALL]}}; is score [2,2]; cites short
given score [2,9]; $DUEL; play 0.000 2.000; chance {"rolled":{"events":"tip P, hit P w1, pocket w1 fr","rest":[$P_AT]}}; pays -1 1; cites two-players-winner

# a game without an end is broken off and its bank divided
table hamburg most_strokes=50
$BEGIN; given strokes 49; $STRIKE; chance {"rolled":{"events":"tip P, hit P w1","rest":[$P_AT,$W1_HOME,$ALL]}}; over; pays 0 0 0; cites broken-off
