let HEAPS = [[[1,15]],[[1,15]]]
let PHASE = is phase
let POINTS = is score.points
let MEN = given phase throw; given deal.men
let 21 = chance {"throw":[2,1]}
let 31 = chance {"throw":[3,1]}
let 32 = chance {"throw":[3,2]}
let 33 = chance {"throw":[3,3]}
let 43 = chance {"throw":[4,3]}
let 51 = chance {"throw":[5,1]}
let 53 = chance {"throw":[5,3]}
let 61 = chance {"throw":[6,1]}
let 63 = chance {"throw":[6,3]}
let 64 = chance {"throw":[6,4]}
let 65 = chance {"throw":[6,5]}
let HIT = $MEN [[[1,12],[9,1],[12,2]],[[1,14],[9,1]]]
let SHUT = $MEN [[[7,5],[8,2],[9,2],[10,2],[11,2],[12,2]],[[1,13],[12,2]]]

# a single man may not cross, a band may
table 1773
$MEN [[[1,9],[9,1],[10,1],[11,2],[12,2]],[[1,15]]]; $65; refuses 9-15 1-6 by cross-with-band; allows 9-15 10-15
9-15 10-15; cites crossing-is-a-right; is thrower 1; is deal.men.0 [[1,9],[11,2],[12,2],[15,2]]

# nobody crosses into the enemy's corner
table 1773
$MEN [[[1,11],[7,2],[8,2]],[[1,15]]]; $65; refuses 7-13 8-13 by enemy-corner

# one man may join a band that has crossed
table 1773
$MEN [[[1,9],[9,1],[11,1],[12,2],[15,2]],[[1,15]]]; $64; refuses 9-15 12-16 by cross-with-band; allows 9-15 1-5; allows 11-15 1-7

# who can hold his Jan must, crossing or not
table 1773
$MEN [[[1,1],[7,2],[8,2],[9,2],[10,2],[11,4],[12,2]],[[1,15]]]; $43; refuses 10-14 11-14 by crossing-keeps-the-jan
refuses 7-10 8-12 by must-hold; allows 1-4-8
$MEN [[[1,1],[7,2],[8,2],[9,2],[10,3],[11,3],[12,2]],[[1,15]]]; $43; allows 10-14 11-14 (a band crosses, and the Jan stays full)

# who cannot hold it without crossing need not
table 1773
$MEN [[[7,2],[8,2],[9,2],[10,2],[11,3],[12,4]],[[1,15]]]; $43; allows 11-15 12-15; allows 7-11 7-10

# what a throw scores is reckoned without crossing: the six is lost, though a band may cross with it
table 1773
$MEN [[[10,2],[11,2],[12,11]],[[1,13],[12,2]]]; $33; is deal.given 2; allows 12-15 12-15; allows none

# where crossing is a play like any other, it must be played
table 1773 crossing=compulsory
$MEN [[[10,2],[11,2],[12,11]],[[1,13],[12,2]]]; $33; is deal.given 0; allows 12-15 12-15; refuses none

# a hit in the great table marks one for each way
table 1773
$MEN [[[1,11],[7,1],[10,1],[12,2]],[[1,14],[10,1]]]; $53; $POINTS [3,0]

# a Satz won with the own throw: leave
table 1773
$HIT; given score.points [11,8]; $61; pays 1 -1; cites twelve-points satz-simple wipe-out; $PHASE choose; $POINTS [0,0]
leave; $PHASE throw; is thrower 0; is deal.men $HEAPS; is settings 1; is tours 1

# or stay, with the rest
table 1773 saetze=2
$HIT; given score.points [11,6]; $43; pays 2 -2; $POINTS [1,0]; $PHASE choose; stay; $PHASE play; 1-5 1-4; is thrower 1; $POINTS [1,0]

# the farther back the loser's mark the dearer
table 1773
$HIT; given score.points [11,3]; $61; pays 3 -3; cites satz-triple

# nothing marked is a Matsch
table 1773 stake=5
$HIT; given score.points [11,0]; $61; pays 20 -20; cites satz-quadruple

# if it was agreed
table 1773 matsch=off
$HIT; given score.points [11,0]; $61; pays 3 -3

# at single stakes every Satz pays one
table plain
$HIT; given score.points [11,0]; $61; pays 1 -1; cites satz-without-multiples

# a Satz won by the enemy's throw gives no right to leave
table 1773
$SHUT; given score.points [3,11]; $63; is deal.given 1; 7-10; pays -2 2; $PHASE throw; is thrower 1; $POINTS [0,0]; cites no-leave

# the last man off wins the Satz, and nothing else is marked
table 1773
$MEN [[[24,2],[25,13]],[[19,5],[20,10]]]; given score.points [4,7]; $33; $POINTS [4,7]; $PHASE play; offers 1
24-off 24-off; pays 1 -1; is thrower 0; $POINTS [0,0]; is deal.men $HEAPS; cites one-satz-for-the-last-man all-off

# after the Sätze agreed the company rises
table 1773 saetze=1
$HIT; given score.points [11,8]; $61; over; cites series

# bearing off may end the match too
table 1773 saetze=1
$MEN [[[24,2],[25,13]],[[19,5],[20,10]]]; $33; 24-off 24-off; over; pays 4 -4

# at a strict table what is forgotten the enemy may mark, odd points too
table strict
$HIT; $61; is deal.sheet.own.due 1; 1-7 1-2, school 1, mark 0; $POINTS [0,1]; is thrower 1

# too much is pushed back
table strict
$HIT; $61; mark 3, 1-7 1-2, school 2, mark 0; $POINTS [1,2]

# a Satz is paid only when it has been judged
table strict
$HIT; given score.points [11,5]; $61; mark 1; pays 0 0; $POINTS [0,0]; stay, 1-7 1-2; $PHASE judge_own; pays 0 0; pass; pays 2 -2
$PHASE mark_given; mark 0; is thrower 1; is tours 1

# who leaves is judged first
table strict
$HIT; given score.points [11,5]; $61; mark 1, leave; $PHASE judge_own; pass; pays 2 -2; $PHASE throw; is deal.men $HEAPS; is thrower 0

# a Satz marked wrongly is not won, and the loser's mark stands again
table strict
$HIT; given score.points [10,5]; $61; mark 2; $POINTS [0,0]; leave, school 1; pays 0 0; $PHASE play; $POINTS [11,5]
1-7 1-2; $PHASE mark_given; mark 0; $POINTS [11,6]

# a Satz won by a school is paid, and gives no right to leave
table strict
$HIT; given score.points [7,11]; $61; 1-7 1-2, school 1, mark 0; pays -1 1; $POINTS [0,0]; $PHASE throw; is thrower 1; cites school-no-leave

# whoever is compelled wins the Satz all the same
table strict
$HIT; given score.points [11,5]; $61; 1-7 1-2, compel; pays 2 -2

# the last Satz of the match is judged at once
table strict saetze=1
$HIT; given score.points [11,5]; $61; mark 1; $PHASE judge_own; pass; over; pays 2 -2

# and if it was marked wrongly the match goes on
table strict saetze=1
$HIT; given score.points [10,5]; $61; mark 2; $PHASE judge_own; compel; $PHASE play; $POINTS [11,5]; pays 0 0

# the mark left standing after a Satz is a school
table strict
$HIT; given score.points [11,0]; $61; mark 1, stay-uncleared; $POINTS [11,0]; 1-7 1-2, school 11; pays 4 -4; mark 0; $POINTS [0,11]

# there is no second counter and nothing to peg
table strict
$HIT; given score.points [0,4]; $61; refuses mark-one 1; mark 12; refuses peg 0

# a last man off at a strict table wins the Satz, with nothing to mark
table strict
$MEN [[[24,2],[25,13]],[[19,5],[20,10]]]; given score.points [4,3]; $33; is deal.sheet.own.due 0; touch 24; 24-off 24-off; pays 3 -3
is deal.men $HEAPS; $PHASE throw

# unruly dice are as at Trictrac
table 1773 dice_disturb=allowed
chance {"lead":[5,2]}; $PHASE rolling; disturb; chance "stopped"; $61

# past closing oneself, cross to hinder him
table 1773
$MEN [[[1,3],[9,2],[10,2],[11,4],[12,4]],[[1,3],[4,2],[7,2],[8,2],[9,2],[11,2],[12,2]]]; $65; advises 9-15 10-15
