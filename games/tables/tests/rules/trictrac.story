let HEAPS = [[[1,15]],[[1,15]]]
let SCORE = given score
let NOTHING = {"points":[0,0],"open":[false,false],"holes":[0,0]}
let PHASE = is phase
let POINTS = is score.points
let HOLES = is score.holes
let UNPEGGED = is unpegged
let DUE = is deal.sheet.own.due
let MEN = given phase throw; given deal.men
let 21 = chance {"throw":[2,1]}
let 31 = chance {"throw":[3,1]}
let 32 = chance {"throw":[3,2]}
let 33 = chance {"throw":[3,3]}
let 42 = chance {"throw":[4,2]}
let 43 = chance {"throw":[4,3]}
let 44 = chance {"throw":[4,4]}
let 51 = chance {"throw":[5,1]}
let 53 = chance {"throw":[5,3]}
let 61 = chance {"throw":[6,1]}
let 62 = chance {"throw":[6,2]}
let 63 = chance {"throw":[6,3]}
let 65 = chance {"throw":[6,5]}
let 66 = chance {"throw":[6,6]}
let ANEW = given score $NOTHING; $MEN
let ONE_MAN = demand-one-man; $PHASE play; refuses 1-7 1-6 by wrong-play; refuses mark 2 by house-not-now
let HIT = $MEN [[[1,12],[9,1],[12,2]],[[1,14],[9,1]]]
let CLOSE = $MEN [[[1,2],[6,1],[7,2],[8,2],[9,2],[10,3],[11,1],[12,2]],[[1,13],[12,2]]]
let LEAD = chance {"lead":[5,2]}

# refusals name their law
table 1773
$ANEW $HEAPS; $65; refuses 1-7-12 by corner-together
$ANEW $HEAPS; $66; refuses 1-7-13 by enemy-corner
$ANEW $HEAPS; $42; refuses 1-6 1-7 by march; refuses 2-6 1-3 by trictrac-no-man; refuses 1-5 by both-numbers
$ANEW [[[1,13],[8,2]],[[1,13],[14,2]]]; $32; refuses 8-11 1-3 by barred
$ANEW [[[1,13],[8,2]],[[1,10],[14,3],[15,2]]]; $32; refuses 8-10-13 by touch-down
$ANEW [[[1,13],[12,2]],[[1,15]]]; $42; refuses 12-16 12-14 by forbidden-board
$ANEW [[[1,11],[7,2],[6,2]],[[1,15]]]; $66; refuses 7-12* 7-12* by properly-first
$ANEW [[[1,13],[6,2]],[[1,15]]]; $62; refuses 6-12* 1-3 by by-force
$ANEW [[[1,2],[6,1],[7,2],[8,2],[9,2],[10,3],[11,1],[12,2]],[[1,15]]]; $51; refuses 1-6 1-2 by must-close
$ANEW [[[6,3],[7,2],[8,2],[9,2],[10,2],[11,2],[12,2]],[[1,15]]]; $32; refuses 7-10 7-9 by must-hold
$ANEW [[[18,1],[19,4],[20,4],[24,6]],[[24,15]]]; $53; refuses 20-off 18-21 by bear-off
$ANEW [[[20,1],[24,1],[25,13]],[[24,15]]]; $32; refuses 20-23-off by no-running-off
$ANEW [[[20,2],[22,1],[24,2],[25,10]],[[24,15]]]; $31; refuses 22-off 20-21 by exact-exit
$ANEW [[[20,2],[22,1],[24,2],[25,10]],[[24,15]]]; $65; refuses 22-off 24-off by hindmost
$ANEW [[[23,1],[24,1],[25,13]],[[24,15]]]; $21; refuses 23-off 24-off by set-inside
$ANEW [[[11,1],[19,3],[20,3],[21,2],[22,2],[23,2],[24,2]],[[8,3],[24,12]]]; $66; refuses 19-off by rail

# every wording that leads to a legal position is accepted
table 1773
$MEN $HEAPS; $42; offers 2; allows 1-3-7; allows 1-5-7; allows 1-7

# a hole won by the own throw may be left with
table 1773
$HIT; $SCORE {"points":[10,8],"open":[true,false],"holes":[0,0]}; $61; $PHASE choose; $HOLES [2,0]; $POINTS [0,0]
leave; $PHASE throw; is thrower 0; is deal.men $HEAPS; is settings 1
is score {"points":[0,0],"open":[false,false],"holes":[2,0]}

# a hole given by the enemy may not
table 1773
$MEN [[[7,5],[8,2],[9,2],[10,2],[11,2],[12,2]],[[1,13],[12,2]]]; given score.points [0,10]
$63; is deal.given 2 (White's spare men are shut in: the six cannot be played)
7-10; $PHASE throw; is thrower 1; $HOLES [0,1]; $POINTS [0,0] (the four for holding are wiped out)

# the Tour ends at twelve holes and pays, and the lead of the second is drawn
table 1773 tour_bredouille=double stake=5 tours=2
$HIT; $SCORE {"points":[10,0],"open":[true,false],"holes":[11,0]}; $61; pays 10 -10; cites tour-stake tour-bredouille
$PHASE draw; is tours 1

# the drawn numbers may be the first throw
table 1773 opening_throw=drawn
refuses chance {"lead":[3,3]} (a tie is thrown again); chance {"lead":[2,5]}; is deal.throws [0,1]; is thrower 1; $PHASE play
24-22 24-19; is thrower 0

# the last man off scores and both set up afresh
table 1773
$MEN [[[24,2],[25,13]],[[19,5],[20,10]]]; given score.points [4,6]; $33; $POINTS [10,6]
24-off 24-off; is thrower 0; $POINTS [10,6]; is deal.men $HEAPS

# by consent only the last throw is made
table 1773 last_throw_shortcut=on
$MEN [[[23,1],[24,3],[25,11]],[[20,2],[22,8],[25,5]]]; given thrower 1
$21; 5-3 5-4; $PHASE offer (now it is beyond doubt that White will finish first)
offer, agree; $44; $POINTS [6,0]; is thrower 0; is deal.men $HEAPS

# disturbed dice are thrown again
table 1773 dice_disturb=allowed
$LEAD; $PHASE rolling; disturb; chance "stopped"; refuses chance "stopped"; $61

# where it is forbidden to disturb dice the other sets them
table 1773 dice_disturb=forbidden_with_penalty
$LEAD; disturb; awaits 0; offers 21; set 6 6; is deal.dice [6,6]

# a touched man must be played
table 1773 touch_move=on
$MEN [[[1,11],[6,2],[8,1],[9,1]],[[1,15]]]; $43; touch 6; refuses 1-4 1-5 by touch-move; offers 4

# where either number may be played, a last man marked off goes off
table 1773 single_number=free
$MEN [[[20,1],[25,14]],[[24,15]]]; $63; $POINTS [4,0]; offers 1; 20-off; is deal.men $HEAPS

# where exact numbers always take men off, he goes off too
table 1773 exact_exit=free
$MEN [[[23,1],[24,1],[25,13]],[[24,15]]]; $21; $POINTS [4,0]; offers 1

# what is forgotten the enemy may mark
table strict
$HIT; $61; $DUE 2; 1-7 1-2, school 2, mark 0; $POINTS [0,2]; is thrower 1

# too little may be completed before a man is touched: the four and the seven
table strict
$HIT; $43; $DUE 4; mark 2, mark 2, 1-5 1-4, pass, mark 0; $POINTS [4,0]

# too much is pushed back; of a school of four six are claimed, and White marks the two claimed unjustly
table strict
$HIT; $61; mark 6, 1-7 1-2, school 6, mark 0; $POINTS [4,4]

# who is pushed back below the hole cannot leave, and the marking has been judged already
table strict
$HIT; given score.points [8,0]; $61; mark 4; $HOLES [1,0]; leave, compel; $PHASE play; $HOLES [0,0]; $POINTS [10,0]
1-7 1-2; $PHASE mark_given

# one counter wins one hole
table strict
$HIT; given score.points [0,4]; $61; mark-one 12; $HOLES [1,0]; $POINTS [0,0]

# an unpegged hole is lost with the next throw
table strict
$HIT; given score.points [10,0]; given score.open [true,false]; $61; mark 2, peg 1, stay, 1-7 1-2, pass, mark 0, throw-on
$21; $HOLES [1,0]

# points left standing after a hole are a school
table strict
$HIT; given score.points [10,0]; $61; mark 2, stay-uncleared; $POINTS [10,0]
1-7 1-2, school 10, mark 0; $HOLES [1,0]; $POINTS [0,10]

# who marks the points over twelve may no longer leave
table strict
$HIT; given score.points [10,0]; $43; mark 2, mark 2; $HOLES [1,0]; $POINTS [2,0]; refuses leave by rest-marked; 1-5 1-4

# before he has marked them he may; he gives them up, and is not schooled for them
table strict
$HIT; given score.points [10,0]; $43; $DUE 4; mark 2, leave; advises pass; pass; $HOLES [1,0]; $POINTS [0,0]

# a hole that was not won cannot be pegged
table strict
$HIT; given score.points [8,0]; $61; mark 4, peg 0, stay, 1-7 1-2, compel; $POINTS [10,0]; $UNPEGGED [0,0]

# a hole given and forgotten is pegged before the own throw
table strict
$HIT; given score.points [0,10]; given score.open [false,true]; $61; 1-7 1-2, pass, mark 2, peg 1, mark 0, pass
$PHASE last_pegs; is thrower 1; $HOLES [0,1]; peg-rest; $PHASE throw; $HOLES [0,2]

# what is let pass stands, four too many
table strict
$HIT; $61; mark 6, 1-7 1-2, pass; $POINTS [6,0]

# a school is marked whole, though only two of four are claimed
table strict
$HIT; $61; mark 6, 1-7 1-2, school 2, mark 0; $POINTS [2,4]

# a hole won by a school gives no right to leave: Black throws, and nothing is asked
table strict
$HIT; given score.points [0,10]; given score.open [false,true]; $61; 1-7 1-2, school 2, mark 0
$HOLES [0,2]; $PHASE throw; is thrower 1

# nobody is compelled to mark his own throw to a hole, but one who overlooks what the other's throw gave him is
table strict
$HIT; given score.points [10,0]; $43; 1-5 1-4; $PHASE judge_own; advises school 4
given phase judge_given; given deal.sheet.given.due 2; given deal.sheet.given.before.points [0,10]
advises compel (for then he cannot leave: maxim 9)

# a Tour marked wrongly is not won
table strict
$HIT; given score.holes [11,0]; $61; mark 12; $PHASE judge_own; compel; $PHASE play; $HOLES [11,0]; $POINTS [2,0]
1-7 1-2; $PHASE mark_given (the marking has been judged already)

# who marks for closing and touches another man is in the enemy's hands
table strict
$CLOSE; $51; $DUE 8; mark 8, touch 7; $PHASE missed_close

# the touched man may be demanded
like who marks for closing and touches another man is in the enemy's hands
demand-touched, 1-6 7-8, school 8, mark 0; $POINTS [0,8]

# closing may be demanded, and is a school all the same
like who marks for closing and touches another man is in the enemy's hands
demand-close, 1-2 6-11; is deal.men.0 [[1,1],[2,1],[7,2],[8,2],[9,2],[10,3],[11,2],[12,2]] (the great Jan is full)
school 8, mark 0; $POINTS [0,8]

# so is closing points marked and a man set wrongly
table strict
$CLOSE; $51; mark 8, touch 6, misset 6-10, 1-2, let-stand, school 8, mark 0; $POINTS [0,8]

# one of two holes is forgotten
table strict
$HIT; given score.points [10,0]; given score.open [true,false]; $61; mark 2, peg 1, stay, 1-7 1-2
$PHASE judge_own; $HOLES [1,0]; $UNPEGGED [1,0]

# it may be pegged while Black judges
like one of two holes is forgotten
0: peg-rest; $HOLES [2,0]; $UNPEGGED [0,0]

# it may be pegged while he marks
like one of two holes is forgotten
1: pass, 0: peg-rest; $HOLES [2,0]; $UNPEGGED [0,0]

# it may be pegged while he has the dice in his cup
like one of two holes is forgotten
1: pass, 1: mark 0, 0: peg-rest; $HOLES [2,0]; $UNPEGGED [0,0]

# it is lost when the dice are thrown
like one of two holes is forgotten
pass, mark 0; $PHASE last_pegs; awaits 1; throw-on; $HOLES [1,0]; $PHASE throw
refuses 0: peg-rest by house-not-your-turn; $21; refuses 1: peg-rest

# it is kept though the other's marking is pushed back
like one of two holes is forgotten
pass, mark 4, mark 0, 0: peg-rest, compel; $HOLES [2,0]; $POINTS [0,0]; $PHASE throw

# it may win the Tour
like one of two holes is forgotten
given score.holes [11,0]; pass, 0: peg-rest; over

# the last hole of a Tour is judged
table strict
$HIT; $SCORE {"points":[10,0],"open":[true,false],"holes":[10,0]}; $61; mark 2; $PHASE judge_own

# who leaves may peg before he throws
table strict
$HIT; $SCORE {"points":[10,0],"open":[true,false],"holes":[9,0]}; $61; mark 2, peg 0, leave, pass
$PHASE last_pegs; $HOLES [9,0]; is deal.men $HEAPS; peg-rest; $PHASE throw; $HOLES [11,0]

# White, who has thrown 6-5, sets a four for the five, and then the six
table strict
$MEN [[[1,9],[7,2],[8,2],[12,2]],[[1,15]]]; $65; refuses misset 8-12 by house-not-now (he has touched nobody)
touch 8; refuses misset 7-11 by house-not-now (he has touched another); misset 8-12; $PHASE play; 1-7; $PHASE set_wrongly

# the men set wrongly may stand
like White, who has thrown 6-5, sets a four for the five, and then the six
let-stand; $PHASE judge_own; is deal.men.0 [[1,8],[7,3],[8,1],[12,3]]

# or one man gives both numbers
like White, who has thrown 6-5, sets a four for the five, and then the six
$ONE_MAN (who has touched his men marks no more); 1-7-12; $PHASE judge_own; is deal.men.0 [[1,8],[7,2],[8,2],[12,3]]

# where touching does not bind men are set wrongly too
table strict touch_move=off
$MEN [[[1,9],[7,2],[8,2],[12,2]],[[1,15]]]; $65; misset 8-12; $PHASE play; 1-7; $PHASE set_wrongly

# and may stand
like where touching does not bind men are set wrongly too
let-stand; $PHASE judge_own; is deal.men.0 [[1,8],[7,3],[8,1],[12,3]]

# and one man may give both numbers there
like where touching does not bind men are set wrongly too
$ONE_MAN; 1-7-12; $PHASE judge_own; is deal.men.0 [[1,8],[7,2],[8,2],[12,3]]

# where no man can give both numbers, the enemy's corner being in the way, the men stand
table strict
$MEN $HEAPS; $66; touch 1, misset 1-6, 1-7; refuses demand-one-man by wrong-play; let-stand
is deal.men.0 [[1,13],[6,1],[7,1]]

# nobody is set wrongly into a forbidden board or alone into a corner
table strict
$MEN [[[1,10],[9,2],[10,3]],[[1,15]]]; $61; touch 10 (one and six are thrown, 12 and 13 are corners, beyond Black can make his Jan)
refuses misset 10-12; refuses misset 10-13; refuses misset 10-14; refuses misset 10-15
