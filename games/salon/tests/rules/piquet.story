// Elder is seat 0 and younger, who deals, seat 1. Hands are named as they are after the exchange, in which each takes one card.
let CUT = chance {"cut":["AS","7S"]}
let STRICT = $CUT; packet 2
// A Rummel of 5 (49), a quart major, three aces; against a Rummel of 5 (45), a quart and a tierce of the queen, four tens.
let OURS = chance {"deal":{"hands":[["7S","8S","JS","QS","KS","AH","9H","KH","AD","9D","7C","8C"],["10S","7H","8H","10H","JH","QH","7D","10D","9C","10C","JC","QC"]],"talon":["AS","9S","8D","JD","QD","KD","AC","KC"]}}; discard 7S, pass, discard 7D
// The same the other way round.
let THEIRS = chance {"deal":{"hands":[["7S","10S","7H","8H","10H","JH","QH","10D","9C","10C","JC","QC"],["8S","JS","QS","KS","AH","9H","KH","AD","7D","9D","7C","8C"]],"talon":["9S","AS","8D","JD","QD","KD","AC","KC"]}}; discard 7S, pass, discard 7D
let WITHOUT_TENS = chance {"deal":{"hands":[["7S","8S","JS","QS","KS","AH","9H","KH","AD","9D","7C","8C"],["10S","7H","8H","10H","JH","QH","7D","8D","QD","9C","JC","QC"]],"talon":["AS","9S","10D","JD","KD","AC","10C","KC"]}}; discard 7S, pass, discard 8D
// Younger has a septième and its Rummel; elder's false kings keep his three queens down.
let KINGS = chance {"deal":{"hands":[["9S","10S","JS","KS","AH","9H","KH","AC","7C","8C","JC","KC"],["8S","QS","7H","JH","QH","AD","8D","9D","10D","JD","QD","KD"]],"talon":["AS","7S","8H","10H","7D","9C","10C","QC"]}}; discard JS, pass, discard 7H
// Elder's Rummel of 8 and octave make 26; the fourth lead brings thirty. Younger can take hearts and diamonds.
let EIGHT = chance {"deal":{"hands":[["7S","8S","9S","10S","JS","QS","KS","7H","8H","7D","7C","8C"],["9H","10H","JH","QH","KH","AD","9D","QD","KD","AC","9C","KC"]],"talon":["AS","AH","8D","10D","JD","10C","JC","QC"]}}; discard 8H, pass, discard 9H
let NO_DIAMOND = chance {"deal":{"hands":[["7S","8S","9S","10S","JS","QS","KS","AH","8H","KH","AC","KC"],["9H","QH","AD","7D","8D","9D","10D","JD","QD","KD","JC","QC"]],"talon":["AS","7H","10H","JH","7C","8C","9C","10C"]}}; discard 8H, pass, discard 9H
// The pack dealt as it lies.
let ORDER = chance {"deal":{"hands":[["AS","7S","8S","9S","10S","JS","QS","KS","AH","7H","8H","9H"],["10H","JH","QH","KH","AD","7D","8D","9D","10D","JD","QD","KD"]],"talon":["AC","7C","8C","9C","10C","JC","QC","KC"]}}
let SILENT = pass, pass, pass, pass, pass, pass
let ELDERS = declare rummel, good, declare sequences, good
let TOTAL = is public.deal.tally.total
let SCORE = is public.standing.totals
let SETS = is public.deal.declared.sets
let SHOWN = is public.deal.shown.0
let PHASE = is public.phase
let BEFORE = given public.standing.totals

# what is called counts when it is shown
table 1782 declarations=manual
$STRICT; $OURS, pass, $ELDERS, declare-set A 3, declare-set 10 4
$SHOWN []; show rummel, show sequences, play AS; $TOTAL [10,14] (Rummel 5, quart 4, the lead 1, four tens)

# law 3: a class is remembered before the lead
table 1782 declarations=manual
$STRICT; $OURS, pass, pass, pass, declare sequences, good, pass, pass
recall rummel, good, show rummel, show sequences, play AS; $TOTAL [10,0]

# law 3: and not after it
table 1782 declarations=manual
$STRICT; $OURS, pass, pass, pass, declare sequences, good, pass, pass
show sequences, play AS, play 10S; refuses recall rummel; $TOTAL [5,0]

# law 3: younger too remembers a class until elder leads
table 1782 declarations=manual
$STRICT; $OURS, pass, $SILENT
awaits 0; allows 1: pass; refuses 1: play 10S (he may speak, not play); advises 1: recall rummel by a6
1: recall sets, 1: recall sequences, 1: show sequences; $TOTAL [0,21] (14 + 4 + 3)
recall sequences, good (elder remembers better ones: now they are compared)
show sequences, play AS; $TOTAL [5,14]; refuses recall rummel

# younger who has nothing to add says so and is not asked again
table 1782 declarations=manual
$STRICT; $OURS, pass, $SILENT
1: pass; awaits 0; refuses 1: pass; refuses 1: recall rummel

# that somebody may speak tells nothing about his cards: at an easy table nobody may
table 1782
$CUT; $OURS, pass
awaits 0; refuses 1: pass by house-not-your-turn

# law 4: what elder has not shown is younger's if he shows in time
table 1782 declarations=manual
$STRICT; $OURS, pass, $ELDERS, pass, pass
play AS; $TOTAL [1,0] (neither was shown); show rummel, play 9S
$TOTAL [1,5] (the lower Rummel counts, the sequences are nobody's); refuses 1: show sequences

# law 4: what younger has not shown is elder's only if he showed his own
table 1782 declarations=manual
$STRICT; $THEIRS, pass, declare rummel, declare rummel, declare sequences, declare sequences, pass, pass
refuses show rummel (younger's is better); play 10S, show sequences, play AS
$TOTAL [1,5] (4 + 1, the Rummel is nobody's)

# law 4: he has shown it in time, and younger took back his "good" and forgot to show
table 1782 declarations=manual
$STRICT; $THEIRS, pass, declare rummel, good, pass, pass, pass, pass
show rummel, play 10S, retract rummel, play AS; $TOTAL [6,1] (5 + 1)

# law 5: a false set costs the deal and keeps nothing from the other
table 1782 declarations=manual
$STRICT; $KINGS, pass, declare rummel, declare rummel, pass, declare sequences, declare-set K 4, good
play AS; $TOTAL [18,24] (14 + 3 + 1, 7 + 17); show rummel, show sequences; advises doubt K by a7 (he holds a king himself)
doubt K; $TOTAL [0,27] (the lead too is nothing, and the queens count)
play 7S, play 9S, play 8S, play 10S, play QS, play JH, play AH, play KS, play QH, play 9H, play AD, play KH, play 8D, play AC
play 9D, play 7C, play 10D, play 8C, play JD, play JC, play QD, play KC, play KD; $SCORE [0,29]

# law 5: who found the other out is not told that he loses what he counts
table 1782 declarations=manual
$STRICT; $KINGS, pass, declare rummel, declare rummel, pass, declare sequences, declare-set K 4, good
play AS, doubt K, play QS; $TOTAL [0,27] (7 + 17 + 3); cites piquet-false-set; omits piquet-not-shown

# law 5: two who called falsely both count nothing
table 1782 declarations=manual
$STRICT; $OURS, pass, $ELDERS, declare-set Q 3, declare-set K 4
show rummel, show sequences, play AS, doubt Q, play 10S, doubt K; $TOTAL [0,0]
play 8S, play 9S, play 7H, play AH, play JS, play 8H, play QS, play 10H, play KS, play JH, play 9H, play QH, play 10D, play AD
play KH, play 9C, play 9D, play 10C, play 7C, play JC, play QC, play 8C; $SCORE [0,0]

# law 5: the milder penalty leaves the play
table 1782 declarations=manual penalty_scope=declarations_only
$STRICT; $OURS, pass, $ELDERS, declare-set Q 3, good
show rummel, show sequences, play AS, doubt Q
$TOTAL [1,26] (Rummel 5, quart 4 and tierce 3 of the queen, four tens 14)

# law 5: a penalty may put the other out
table 1782 declarations=manual target=20
$STRICT; $OURS, pass, declare rummel, good, pass, pass, declare-set Q 3, good
show rummel, play AS, play 10S, play AH, doubt Q; $PHASE over; $SCORE [0,26] (5 + 4 + 3 + 14)

# law 5: nobody is out by a set that could not be asked about: by four aces called of three
table 1782 declarations=manual target=14
$STRICT; $THEIRS, pass, pass, pass, pass, pass, pass, declare-set A 4
play 10S; refuses 0: doubt A (until younger has played a card he may mend his word); play AS; $PHASE proof
awaits 0; refuses 1: pass by house-not-your-turn; advises doubt A by a7; doubt A; $PHASE over; $TOTAL [0,0] (four tens make fourteen); pays 1 -1

# law 5: what is believed counts
table 1782 declarations=manual target=14
$STRICT; $THEIRS, pass, pass, pass, pass, pass, pass, declare-set A 4
play 10S, play AS, pass; pays -1 1

# law 5: who has led a second time and not asked has let the set pass
table 1782 declarations=manual target=15
$STRICT; $OURS, pass, pass, pass, pass, pass, pass, declare-set 10 4
play AS, play 9S, play 9H, play 10H; $PHASE over

# law 5: a set proved at the end wins
table 1782 declarations=manual target=16
$STRICT; $OURS, pass, pass, pass, pass, pass, pass, declare-set 10 4
play 9H, play 10H, play QC; $PHASE proof (younger's lead put him out before elder had a turn)
doubt 10; $PHASE over; $SCORE [1,16]

# law 5: and a false one lets the play go on
table 1782 declarations=manual target=29
$STRICT; $OURS, pass, pass, pass, pass, pass, pass, declare-set J 4
play 9H, play 10H; $PHASE proof; doubt J; $PHASE play; $TOTAL [13,0] (elder counts all he has: 5 + 4 + 3 + 1); awaits 1
play 9S, play AS, play 8S, play 10S, play 7H, play AH, play JS, play 8H, play QS, play JH, play KS, play QH, play KH, play 10D
play AD, play 9C, play 9D, play 10C, play 7C, play JC, play QC, play 8C

# law 8: a slip is mended until one has played
table 1782 declarations=manual
$STRICT; $OURS, pass, pass, pass, pass, pass, declare-set K 3, declare-set Q 4
correct; $SETS [0,28] (four queens, as they were called, and four tens); play AS, correct; $SETS [0,14]
play 10S; refuses correct

# law 8: three called of four held count as three
table 1782 declarations=manual
$STRICT; $THEIRS, pass, pass, pass, pass, pass, declare-set 10 3, good
$SETS [3,0]

# law 15: a mistaken good is taken back before the own first card
table 1782 declarations=manual
$STRICT; $THEIRS, pass, declare rummel, good, pass, pass, pass, pass
show rummel, play 10S; $TOTAL [6,0]; advises retract rummel by a7; retract rummel, show rummel, play AS
$TOTAL [1,6] (elder uncounts, younger counts five and the trick); cites law-15-good-taken-back-late; omits law-14-good-by-mistake

# law 15: and not after it
table 1782 declarations=manual
$STRICT; $THEIRS, pass, declare rummel, good, pass, pass, pass, pass
show rummel, play 10S, play AS; refuses retract rummel; $TOTAL [6,1]

# law 14: it is taken back before the lead
table 1782 declarations=manual
$STRICT; $THEIRS, pass, declare rummel, good, pass, pass, pass, pass
refuses 1: recall rummel (elder has called it: he can only take his word back)
1: retract rummel; is public.deal.declared.rummel [0,5]; cites law-14-good-by-mistake; omits law-15-good-taken-back-late

# law 9: who throws in gives every trick that is left
// One for each of twelve tricks, two more for the last, forty for all of them: the card led is not counted twice.
table 1782 declarations=manual match=four_deals
$STRICT; $OURS, pass, $SILENT
play AS, throw-in; $SCORE [54,0] (14 + 40)

# law 9: before the first lead too
table 1782 declarations=manual match=four_deals
$STRICT; $OURS, pass, $SILENT
refuses 1: throw-in (he may speak, not give up); throw-in; $SCORE [0,54]

# law 9: at every table, where what was counted stands
table 1782 match=four_deals
$CUT; $OURS, pass
refuses 1: throw-in (elder is to lead); $TOTAL [9,14] (5 + 4); throw-in; $SCORE [9,68]

# law 9: in the middle of a trick
table 1782 match=four_deals
$CUT; $OURS, pass
play AS, play 9S, play KS, throw-in; $SCORE [63,14] (9 + 14 + 40)

# law 9: the rest may put the other out
table 1782 target=20
$CUT; $OURS, pass
throw-in; $PHASE over; $SCORE [9,20]

# law 10: cards thrown down are led in their order
// After nine tricks elder holds 9H 8C 7C, younger QH JH QC.
table 1782 declarations=manual match=four_deals
$STRICT; $OURS, pass, $SILENT
play AS, play 9S, play KS, play 10S, play QS, play 9C, play JS, play 10C, play 8S, play JC, play AH, play 7H, play KH, play 8H
play AD, play 10D, play 9D, play 10H
throw-down 9H 8C 7C, play 9H, play QH; refuses 1: play QC (the cards on the table come first); refuses play 7C
play 8C, play QC, play 7C, play JH; $SCORE [24,2] (12 + 2 + 10)

# law 10: at every table
table 1782 match=four_deals
$CUT; $OURS, pass
play AS, play 9S, play KS, play 10S, play QS, play 9C, play JS, play 10C, play 8S, play JC, play AH, play 7H, play KH, play 8H
play AD, play 10D
refuses throw-down 9D 9H 8C (he holds four); play 9D, play 10H, throw-down 9H 8C 7C; refuses play 7C
play 9H, play QH, play 8C, play QC, play 7C, play JH; $SCORE [33,16] (9 + 12 + 2 + 10, 14 + 2)

# law 17: the missing card is told on demand
table 1782 declarations=manual
$STRICT; $OURS, pass, pass, pass, pass, pass, declare-set A 3, good
play KS; advises retract sets by a7 (he has four tens); retract sets; advises doubt A by a8; doubt A; $SHOWN ["AS","AH","AD"]
refuses doubt A (he has been told)

# law 17: where the table speaks too
table 1782
$CUT; $WITHOUT_TENS, pass
$SETS [3,0] (three aces); $SHOWN ["AS","8S","JS","QS","KS"]; refuses doubt A (they are his own)
play AS; advises doubt A by a8; doubt A; $SHOWN ["AS","8S","JS","QS","KS","AH","AD"]; advises play 9S; refuses doubt A (he has been told)
$TOTAL [13,0] (5 + 4 + 3 + 1: a question costs nothing)

# law 17: of four none is missing
table 1782
$CUT; $OURS, pass
$SETS [0,14]; refuses doubt 10 (four are all there are)

# law 20: packets are of two or three
table 1782 declarations=manual
$CUT
$PHASE packets; refuses packet 1; refuses packet 4; packet 2; $PHASE deal

# law 20: and where agreed of four
table 1782 declarations=manual packets=law20
$CUT
$PHASE packets; refuses packet 1; refuses packet 5; packet 3; $PHASE deal

# law 20: where the table speaks they are not announced
table 1782
$CUT
$PHASE deal

# law 20: unless four are agreed on
table 1782 packets=law20
$CUT
$PHASE packets; packet 4; $PHASE deal

# elder has forgotten his Pic
table 1782 declarations=manual match=four_deals
$STRICT; $EIGHT, pass, $ELDERS, pass, pass
show rummel, show sequences, play AS, play AH, play 7S, play 10H, play 8S, play JH, play 9S, play QH, play 10S, play KH
play JS, play AD, play QS, play 9D, play KS, play QD, play 7H, play KD, play 7D, play AC, play 7C, play 9C, play KC, play 8C
$PHASE reckoning; $TOTAL [77,4]

# a forgotten Pic is claimed until the deal is cleared
like elder has forgotten his Pic
pic; $SCORE [77,4]

# a Pic never claimed is lost
like elder has forgotten his Pic
pass; $SCORE [47,4]

# a Pic puts elder out when he says it
table 1782 declarations=manual
$STRICT; $EIGHT, pass, $ELDERS, pass, pass
$BEFORE [41,0]; show rummel, show sequences, play AS, play 9C, play KS, play 9D, play QS, play 10H, play JS, play JH
$PHASE play; $TOTAL [60,0] (thirty are not sixty before he says so); pic; $PHASE over; $SCORE [101,0]

# the thirty he never remembers are lost, and the Partie goes on
table 1782 declarations=manual
$STRICT; $EIGHT, pass, $ELDERS, pass, pass
$BEFORE [41,0]; show rummel, show sequences, play AS, play 9C, play KS, play 9D, play QS, play 10H, play JS, play JH, play 7S
play AH, play 8S, play QH, play 9S, play KH, play 10S, play AD, play 7H, play QD, play 7D, play KD, play AC, play 7C, play KC
play 8C; $TOTAL [76,5] (with the Pic he would be out); pass; $PHASE packets; $SCORE [87,5]

# younger gets out while elder forgets his Pic
table 1782 declarations=manual
$STRICT; $EIGHT, pass, $ELDERS, pass, pass
$BEFORE [41,100]; show rummel, show sequences, play AS, play 9C, play KS, play 9D, play QS, play 10H, play JS, play JH
play 7H, play AH; $PHASE reckoning; $TOTAL [61,1]

# elder may remember it then
like younger gets out while elder forgets his Pic
pic; $PHASE over; pays 1 -1

# or lose by forgetting it
like younger gets out while elder forgets his Pic
pass; $PHASE over; pays -1 1

# the number is reached in the order of counting where players speak too
// Younger's Rummel is counted before elder's sets and his lead, though it is elder who plays first.
table 1782 declarations=manual target=5
$STRICT; $THEIRS, pass, pass, declare rummel, pass, pass, declare-set 10 4, good
play 10S; $PHASE play (until younger has played anything may be mended); show rummel, play AS; $PHASE over
$SCORE [0,5]; pays -1 1

# a named suit that is missing is asked for once
// Elder has no diamond, names it, and still remembers his sets before he leads what is demanded.
table 1782 declarations=manual
$STRICT; $NO_DIAMOND
look, name D, declare rummel, good, declare sequences, good, pass, pass, demand KC
recall sets, good; $PHASE play (nothing is demanded twice); refuses play AS; play KC

# what elder left stays unseen where younger may not take it
table 1782 younger_takes_leftovers=no
$CUT; $ORDER
discard AS 7S 8S, look; is seen [31,0]; discard AD 7D
look; is seen [31,224] (the three that were his, not the two that elder left)

# an exchange is refused by its law
table 1782 min_discard=3/2
$CUT; $ORDER
refuses discard AS 7S by exchange-elder; refuses blank 3 by carte-blanche (he has court cards)
discard AS 7S 8S; refuses discard 9S by law-11-exchange-once (nobody exchanges twice); pass
refuses discard 10H by exchange-younger; discard AD 7D; refuses show-blank by law-16-carte-blanche-unshown (too late)

# a card is refused by its law
table 1782
$CUT; $OURS
look, name S; refuses play AH by named-suit; play AS; refuses play QH by follow-suit
