// Stories told at a table of Imperial. Whole deals are those of the worked cases, played card by card.

let DEALER = chance {"first_dealer":2}
let LESSON = chance {"deal":{"hands":[["AS","JS","AH","QH","9H","AD","KD","AC","KC"],["9S","8S","7S","KH","JH","10H","9D","QC","7C"],["KS","6S","8H","6H","JD","8D","JC","10C","6C"]],"talon":["QS","9C","8C","QD","7D","10S","6D","10D","7H"]}}
let PLAIN = chance {"deal":{"hands":[["6S","8H","AD","JD","10D","9D","JC","8C","6C"],["JS","10S","7S","AH","KH","KD","8D","6D","QC"],["AS","QS","9S","8S","10H","6H","KC","10C","7C"]],"talon":["9H","7H","QH","7D","KS","AC","QD","JH","9C"]}}
let NOTRUMP = chance {"deal":{"hands":[["AS","KS","9S","8S","KD","QD","7D","6D","JC","10C","9C","8C"],["JS","7S","AH","KH","10H","9H","8H","6H","9D","KC","QC","7C"]],"talon":["QH","6C","AD","JD","QS","10S","10D","7H","6S","8D","AC","JH"]}}

# The table tells what is agreed on, and chance finds the dealer
table 1782
$DEALER; cites players pack-thirty-six imperial-trumps card-order due-tricks play-to-the-right first-dealer vorhand
refuses chance {"first_dealer":0}; refuses chance {"deal":{"hands":[[],[],[]],"talon":[]}}
refuses chance {"deal":{"hands":[["AS"],["KS"],["QS"]],"turned":"QS"}}

# The seven of trumps robs an imperial trump, for a stroke, before anything is declared (000:1394)
table 1782
$DEALER; $LESSON; cites deal-three turn-up; awaits 1; offers 2; refuses play KH by vorhand-leads; refuses take-talon by talon-right
advises rob by rob-always; rob
cites rob rob-stroke four-imperial hand-imperials-keep-strokes rummel-vorhand pip-values rummel vorhand-leads
is public.slate.imperials [1,0,0,0]; is public.slate.strokes [1,1,0,0]
is talon.0 7S; is public.deal.seven talon; is public.deal.sure.1 ["QS"]; awaits 0
refuses rob by rob-before-declaring; advises play AS by draw-honours
play AS, play 8S, play 6S; cites honour-captured highest-wins winner-leads; is public.slate.strokes [3,1,0,0]
refuses rob by rob

# The card is left, and everybody knows where the seven is
table 1782
$DEALER; $LESSON; leave; is public.deal.sure.1 ["7S"]; omits rob-stroke; is public.deal.seven {"held":1}

# A plain trump that is turned cannot be robbed (000:1394)
table 1782
$DEALER; $PLAIN; awaits 0; is public.deal.phase play; refuses rob by rob-plain-never; refuses take-talon by talon-right; is public.deal.seven unknown
play AD, play 8D; refuses play AS by must-trump; refuses play KH; advises play 6H by six-by-ruffing; play 6H
cites honour-home; is public.slate.strokes [1,0,1,0] (the Rummel is the first player's)

# Suit must be followed, a trump played by whoever cannot, and anything by whoever has neither (000:1406)
table 1782
$DEALER; $PLAIN; play 8H; refuses play JS by follow-suit; offers 2; play AH, play 6H; cites honour-captured
play JS, play AS, play 6S; is public.deal.tricks.won [0,1,1,0]
play QS; offers 7 (he has no spade and no trump); play 6C, play 7S

# With the duty to beat, nobody stays below who need not (house)
table 1782 must_head=true
$DEALER; $PLAIN; play JD; refuses play 8D by must-head; play KD

# Of two, whoever has no trump may put his hand aside for the talon, the Vorhand first (000:1392)
table 1782 players=2
chance {"first_dealer":1}; $NOTRUMP; cites deal-two turn-up; awaits 0; is public.deal.phase talon
refuses play AS by vorhand-leads; refuses rob by rob; advises take-talon by take-talon-for-trumps; take-talon
cites talon-right talon-takes-turned; is laid ["AS","8S","9S","KS","6D","7D","QD","KD","8C","9C","10C","JC"]
is public.deal.phase play; is public.deal.sure.0 ["QH"]; omits rob; refuses take-talon by talon-right

# He may also keep his hand; the other has trumps and is not asked, but may rob (000:1392)
table 1782 players=2
chance {"first_dealer":1}; $NOTRUMP; keep; cites imperial-keeps; is public.deal.kept 1; is public.deal.seven talon; awaits 0

# Where it is agreed otherwise nobody is asked
table 1782 players=2 no_trump_stock=false
chance {"first_dealer":1}; $NOTRUMP; is public.deal.phase play; refuses take-talon by talon-right

# With thirty-two cards the talon is too small, and the seven is imperial (000:1390)
table 1782 players=2 pack=32
chance {"first_dealer":1}; cites pack-thirty-two seven-for-six
chance {"deal":{"hands":[["AS","KS","9S","8S","KD","QD","7D","10S","JC","10C","9C","8C"],["…"]],"talon":["QH","…"]}}
refuses take-talon by talon-right-full-talon

# Among four the dealer marks the imperial trump he turns (000:1394-1396)
table 1782 players=4
chance {"first_dealer":3}
chance {"deal":{"hands":[["…"],["…"],["…"],["KH","…"]],"turned":"KH"}}
cites deal-four turn-up-four dealer-turn-up-stroke; is public.deal.marks.0.seat 3; refuses rob by rob-before-declaring

# The sixth stroke makes an Imperial and wipes every slate; what comes after counts anew (000:1406)
table 1782
$DEALER; given public.slate.strokes [5,4,3,0]; $LESSON; rob; is public.slate.strokes [0,0,0,0]; is public.slate.imperials [2,0,0,0]
cites sixth-stroke strokes-wiped; omits strokes-afterwards
given public.slate.strokes [5,4,3,0]; advises play AS by hurry-the-sixth; play AS, play 8S, play 6S
cites strokes-afterwards; is public.slate.strokes [1,0,0,0]; is public.slate.imperials [3,0,0,0]

# The fifth Imperial wins at once, even before a card is played, and whoever has none pays double (000:1406)
table 1782 stake=3
$DEALER; given public.slate.imperials [4,1,0,0]; $LESSON; rob; over
pays 9 -3 -6; cites game-five loser-pays no-imperial-double counting-order match-length; omits rummel

# After a game the slates are clean and the deal passes on
table 1782 games=2
$DEALER; given public.slate.imperials [4,1,0,0]; $LESSON; rob; is public.games_done 1; is public.slate.imperials [0,0,0,0]; is public.dealer 0

# Two fours: only the highest counts; of any rank if it is so agreed (000:1398)
table 1782 fours=any
$DEALER
chance {"deal":{"hands":[["10S","10H","10D","10C","AS","AH","AD","KS","6S"],["9S","9H","9D","9C","AC","KH","QD","JH","7D"],["…"]],"talon":["8C","…"]}}
cites four-any-rank highest-four-only; is public.slate.imperials [1,0,0,0]

# Every table keeps its promises
table 1782 players=2 imperials=3
promises 4

# So does a company of four with the small pack, strokes for both and the duty to beat
table 1782 players=4 pack=32 must_head=true honour_capture=both_players fours=any imperials=3
promises 4

# So do two with the small pack, and three with it
table 1782 players=3 pack=32 imperials=3 must_head=true
promises 3

# Two players, a whole deal
table 1782 players=2
chance {"first_dealer":1}
chance {"deal":{"hands":[["6S","AH","KH","10H","9H","KD","JD","6D","AC","KC","JC","6C"],["AS","QS","10S","8S","JH","8H","6H","AD","9D","7D","10C","7C"]],"talon":["QH","7H","10D","8D","KS","9C","JS","QC","9S","7S","8C","QD"]}}
play 6D, play 7D
play 8H, play AH
play 9H, play 6H
play 6S, play 8S
play JH, play KH
play 10H, play 7C
play JD, play 9D
play AC, play 10C
play 6C, play AS
play KC, play QS
play JC, play AD
play KD, play 10S
is public.slate.strokes [3,0,0,0]; is public.slate.imperials [1,0,0,0]
pays 0 0
cites over-tricks rummel highest-wins

# Three players, the turned card robbed
table 1782 players=3
chance {"first_dealer":2}
chance {"deal":{"hands":[["QS","6H","KD","10D","9D","AC","JC","8C","7C"],["KS","9S","AH","KH","QH","AD","QC","9C","6C"],["AS","JS","8S","JH","10H","JD","7D","6D","KC"]],"talon":["QD","9H","6S","10S","7H","8H","7S","10C","8D"]}}
rob
play QS, play 9S, play AS
play QD, play KD, play AD
play AH, play 10H, play 6H
play KS, play JS, play 10D
play AC, play QC, play KC
play 8C, play 9C, play 6D
play JH, play 9D, play QH
play 7C, play 6C, play JD
play 8S, play JC, play KH
is public.slate.strokes [1,3,4,0]; is public.slate.imperials [0,0,0,0]
pays 0 0 0
cites rob rob-stroke rummel

# Four players, a whole deal
table 1782 players=4
chance {"first_dealer":3}
chance {"deal":{"hands":[["JS","6S","AH","10H","AD","9D","QC","10C","8C"],["QS","9S","7S","KH","QH","9H","10D","6D","9C"],["AS","8H","6H","JD","8D","7D","JC","7C","6C"],["KS","10S","8S","JH","7H","KD","QD","AC","KC"]],"turned":"JH"}}
play 9D, play 10D, play JD, play QD
play 8S, play JS, play QS, play AS
play 8H, play 7H, play 10H, play KH
play QH, play 6H, play JH, play AH
play 10C, play 9C, play 7C, play AC
play KC, play 8C, play 9H, play JC
play 9S, play 8D, play KS, play 6S
play 10S, play AD, play 7S, play 6C
play KD, play QC, play 6D, play 7D
is public.slate.strokes [4,2,0,3]; is public.slate.imperials [0,0,0,0]
pays 0 0 0 0
cites deal-four rummel

# A whole game of two, to three Imperials
table 1782 players=2 imperials=3 stake=2
chance {"first_dealer":1}
chance {"deal":{"hands":[["QS","KH","QH","6H","AD","KD","10D","9D","AC","JC","8C","7C"],["AS","KS","JS","9S","AH","10H","JD","6D","KC","QC","9C","6C"]],"talon":["8S","7D","JH","QD","8H","9H","8D","10C","7S","7H","10S","6S"]}}
play AC, play 6C
play AD, play 6D
play KD, play JD
play KH, play AH
play AS, play QS
play 9C, play JC
play QH, play 10H
play 10D, play KS
play KC, play 8C
play QC, play 7C
play JS, play 6H
play 9S, play 9D
chance {"deal":{"hands":[["KS","QS","7S","QH","10H","6H","8D","6D","AC","QC","8C","7C"],["AS","JS","8S","AH","JH","9H","8H","KD","9D","7D","KC","10C"]],"talon":["6C","QD","JC","JD","9S","7H","6S","9C","KH","10S","AD","10D"]}}
rob
play 10C, play AC
play KS, play AS
play AH, play 6H
play KC, play 8C
play 9D, play 6D
play KD, play 8D
play JH, play QH
play QC, play 8S
play 7S, play JS
play 9H, play 10H
play QS, play 7D
play 6C, play 8H
chance {"deal":{"hands":[["9S","KH","10H","8H","7H","QD","10D","7D","AC","9C","7C","6C"],["AS","KS","JS","8S","JH","KD","9D","6D","KC","QC","10C","8C"]],"talon":["6H","JC","AH","QH","6S","QS","AD","9H","10S","8D","7S","JD"]}}
rob
play AC, play 8C
play 10D, play KD
play 9D, play QD
play KH, play JH
play 7D, play 6D
play 9C, play KC
play AS, play 9S
play 10C, play 6C
play KS, play 10H
play 8H, play JS
play 7C, play QC
play 8S, play 6H
chance {"deal":{"hands":[["AS","QS","9S","7S","6S","9H","8H","6H","AD","9D","JC","10C"],["KS","8S","JH","10H","7H","KD","JD","10D","7D","AC","KC","6C"]],"talon":["JS","AH","KH","6D","QC","7C","8D","8C","QH","9C","10S","QD"]}}
rob
play 8S, play AS
play AD, play 10D
play QS, play KS
play AC, play 10C
play KC, play JC
play KD, play 9D
play JH, play 6H
play JD, play JS
play 9S, play 10H
play 9H, play 7H
play 8H, play 6C
play 6S, play 7D
chance {"deal":{"hands":[["KS","JS","AH","KH","QH","10H","JD","8D","7D","QC","JC","10C"],["QS","10S","9S","6S","KD","QD","10D","AC","KC","8C","7C","6C"]],"talon":["9H","7H","8S","AS","9C","9D","JH","8H","6H","AD","7S","6D"]}}
take-talon
play AH, play 6H
play 10H, play JH
play AD, play 7D
play 9C, play JC
play KS, play AS
play 9H, play KH
play QC, play 8H
play 9D, play JD
play QH, play 7H
pays 2 -2
cites game-five sixth-stroke strokes-wiped loser-pays

# The talon is taken, and strokes stand from before
table 1782 players=2
chance {"first_dealer":0}
given public.slate.strokes [3,4,0,0]; given public.slate.imperials [0,1,0,0]
chance {"deal":{"hands":[["JS","9S","AH","JH","10H","9H","AD","KD","QD","JD","8D","7D"],["AS","QS","7S","KH","QH","8H","9D","6D","QC","10C","7C","6C"]],"talon":["KC","8S","AC","9C","6H","7H","10D","8C","KS","6S","JC","10S"]}}
take-talon
play AS, play 8S
play KH, play 7H
play QS, play KS
play AC, play QC
play 6H, play QH
play 7C, play KC
play JC, play 6C
play 10S, play 7S
play 6S, play 10C
play 6D, play 10D
play 9C, play 8H
play 8C, play 9D
is public.slate.strokes [5,0,0,0]; is public.slate.imperials [1,1,0,0]
pays 0 0
cites talon-right talon-takes-turned

# A quart ends the game before the play
table 1782 players=3 stake=3
chance {"first_dealer":1}
given public.slate.strokes [4,2,5,0]; given public.slate.imperials [4,3,0,0]
chance {"deal":{"hands":[["AS","6S","KD","QD","8D","7D","AC","QC","JC"],["KS","QS","9S","8S","AH","KH","8H","7H","10C"],["10S","7S","10H","9H","JD","10D","6D","8C","6C"]],"talon":["QH","JH","AD","9C","7C","9D","6H","KC","JS"]}}
rob
play JD, play KD, play AH
play KH, play 9H, play AS
play 8H, play 10H, play 6S
play 6C, play AC, play 10C
play 8D, play QH, play 10D
play KS, play 7S, play QD
play QS, play 10S, play 7D
play 9S, play 6D, play QC
play 8S, play 8C, play JC
chance {"deal":{"hands":[["JS","8S","AH","KH","JH","10H","7H","QD","10C"],["7S","8H","KD","10D","9D","7D","6D","JC","8C"],["KS","10S","9S","9H","AD","8D","KC","QC","7C"]],"talon":["QH","JD","6C","QS","AC","6S","6H","AS","9C"]}}
rob
pays 9 -3 -6
cites quart-major game-five no-imperial-double

# Four with the small pack: strokes for the taker and for whoever lost the card
table 1782 players=4 pack=32 must_head=true honour_capture=both_players
chance {"first_dealer":2}
chance {"deal":{"hands":[["9S","8S","AH","QH","9H","JD","10D","QC"],["JH","8H","QD","9D","8D","KC","10C","9C"],["AS","KS","7S","AD","KD","AC","JC","8C"],["QS","JS","10S","KH","10H","7H","7D","7C"]],"turned":"AC"}}
play 7H, play AH, play 8H, play JC
play 8C, play 7C, play QC, play KC
play QD, play KD, play 7D, play 10D
play AS, play JS, play 8S, play 10C
play JH, play AC, play KH, play 9H
play AD, play 10S, play JD, play 8D
play KS, play QS, play 9S, play 9C
play 9D, play 7S, play 10H, play QH
chance {"deal":{"hands":[["KS","JS","JH","7H","QD","8D","7D","9C"],["AS","7S","QH","9H","AD","KD","10D","KC"],["10S","9S","8S","AH","10H","8H","AC","10C"],["QS","KH","JD","9D","QC","JC","8C","7C"]],"turned":"9D"}}
play KS, play AS, play 8S, play QS
play AD, play 8H, play JD, play 8D
play KC, play AC, play JC, play 9C
play AH, play KH, play 7H, play 9H
play 10H, play 9D, play JH, play QH
play 8C, play QD, play KD, play 10C
play 10D, play 9S, play 7C, play 7D
play 7S, play 10S, play QC, play JS
is public.slate.strokes [1,1,0,0]; is public.slate.imperials [0,1,0,0]
pays 0 0 0 0
cites honour-both-players seven-for-six


# The deal worked out in the rules
table 1782
$DEALER; given public.slate.strokes [4,2,3,0]; given public.slate.imperials [1,0,0,0]; $LESSON; rob
play AS, play 8S, play 6S
play AH, play JH, play 8H
play JS, play QS, play KS
play 6H, play 9H, play 10H
play KH, play 8D, play QH
play 7C, play 10C, play AC
play KD, play 9D, play JD
play AD, play 9S, play 6C
play QC, play JC, play KC
is public.slate.imperials [3,0,0,0]; is public.slate.strokes [3,0,3,0]
