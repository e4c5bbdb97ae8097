// Seats count from 0; 0 and 2 play against 1 and 3. DRAW lets seat 3 deal and everybody stay where he sits.
let DRAW = chance {"draw": ["9H","3D","10C","2S"]}
// Every suit goes round: nobody is void, and clubs are trumps. Honours lie two and two.
let DEAL = chance {"deal": {"hands": [["AS","10S","6S","2S","JH","7H","3H","QD","8D","4D","KC","9C","5C"],["KS","9S","5S","AH","10H","6H","2H","JD","7D","3D","QC","8C","4C"],["QS","8S","4S","KH","9H","5H","AD","10D","6D","2D","JC","7C","3C"],["JS","7S","3S","QH","8H","4H","KD","9D","5D","AC","10C","6C","2C"]], "turned": "2C"}}
// A suit for each; the dealer has all trumps.
let SUITS = chance {"deal": {"hands": [["AS","KS","QS","JS","10S","9S","8S","7S","6S","5S","4S","3S","2S"],["AH","KH","QH","JH","10H","9H","8H","7H","6H","5H","4H","3H","2H"],["AD","KD","QD","JD","10D","9D","8D","7D","6D","5D","4D","3D","2D"],["AC","KC","QC","JC","10C","9C","8C","7C","6C","5C","4C","3C","2C"]], "turned": "2C"}}
let STRICT = table 1830 strict_table=on places=kept

# The draw decides who plays with whom and who deals; ties that matter are drawn again
table 1830
chance {"draw": ["5S","5H","KD","2C"]}; cites draw-ace-low draw-ties-again
refuses chance {"draw": ["3S"]}; refuses chance {"draw": ["3S","3S"]}
chance {"draw": ["3S","9H"]}; cites draw-for-sides lowest-draw-deals
is public.seating [1, 0, 2, 3]; is public.dealer 3
$DEAL; awaits 1

# Whoever agreed so keeps his place
table 1830 places=kept
chance {"draw": ["AS","KH","QD","2C"]}; cites places-kept
is public.seating [0, 1, 2, 3]; is public.dealer 0

# In 1782 the ace is high in the draw
table 1782 places=kept
chance {"draw": ["AS","KH","QD","2C"]}; cites draw-ace-high; is public.dealer 3

# Suit must be followed, the highest trump or card wins, and the winner leads
table 1830
$DRAW; $DEAL; cites deal-singly last-card-trump turned-card-lies-open vorhand-leads-first
refuses chance {"draw": ["3S"]}
play AS; refuses play AH by follow-suit; refuses play 2C; play 5S, play 4S, play 3S
cites trick-to-the-highest winner-leads; awaits 0; is public.deal.tricks.count 1
refuses show by show-all-winners; refuses call by call-in-deciding-game

# A second pack shows trumps, and the card is nobody's
table 1830 trump_source=second_pack
$DRAW; $DEAL; cites second-pack-trump; omits last-card-trump

# All tricks from one's own hand: a great slam and a game with carry-over
table 1830
$DRAW; $SUITS; play AS, play AH, play AD, play AC; allows show; show
cites show-all-winners tricks-over-six four-honours-four-points great-slam ten-points losers-taken-down rest-carried
is public.points [0, 1]; is public.games [[], ["quadruple"]]; is public.extras [0, 6]; is public.dealer 0

# They may be laid open at any turn of one's own, when nothing can go wrong with the trick on the table either
table 1830
$DRAW; $SUITS; refuses show by show-all-winners
play AS; refuses show by show-all-winners; play AH; refuses show; play AD; allows show; show
cites show-all-winners great-slam; is public.extras [0, 6]; is public.dealer 0

# As second hand too, with nothing but the trumps
table 1830 trump_source=second_pack
$DRAW; chance {"deal": {"hands": [["AS","KS","QS","JS","10S","9S","8S","7S","6S","5S","4S","3S","2S"],["AH","KH","QH","JH","10H","9H","8H","7H","6H","5H","4H","3H","2H"],["AD","KD","QD","JD","10D","9D","8D","7D","6D","5D","4D","3D","2D"],["AC","KC","QC","JC","10C","9C","8C","7C","6C","5C","4C","3C","2C"]], "turned": "2H"}}
refuses show; play AS; allows show; show; is public.extras [0, 6]

# The last trumps and an ace: not while others that are out may still fall on the trick, but as last hand when it is won for certain
table 1830
$DRAW; chance {"deal": {"hands": [["5S","4S","3S","2S","KH","QH","JH","10H","9H","8H","7H","6H","5H"],["AS","KS","QS","JS","10S","9S","8S","7S","6S","AH","4H","3H","2H"],["KD","QD","JD","10D","9D","8D","7D","6D","5D","4D","3D","2D","2C"],["AD","AC","KC","QC","JC","10C","9C","8C","7C","6C","5C","4C","3C"]], "turned": "JC"}}
play 5S; refuses show by show-all-winners; play AS; refuses show; play 2C; allows show; play 3C; allows show; show
is public.extras [0, 6]

# At a strict table one may be wrong in the middle of a trick as well
$STRICT
$DRAW; $SUITS; play AS; show; cites false-claim; is public.deal.phase summon; 0: waive, 2: waive; play AH; awaits 2

# The rubber is settled item by item
table 1830
$DRAW; given public.points [0, 9]; given public.games [[], ["simple"]]; $SUITS; play AS, play AH, play AD, play AC, show
cites two-games-rubber rubber-points great-rubber slams-apart each-pays-each rest-ends-with-rubber match-length
pays -32 32 -32 32; over

# A game of the losers is taken off, and a table may pay in pairs
table 1830 pay=pairwise
$DRAW; given public.points [4, 9]; given public.games [["quadruple"], ["simple"]]; $SUITS; play AS, play AH, play AD, play AC, show
cites losers-game-deducted pay-in-pairs grade-double; pays -10 10 -10 10

# Places are drawn anew after a rubber
table 1830 rubbers=2
$DRAW; given public.points [0, 9]; given public.games [[], ["simple"]]; $SUITS; play AS, play AH, play AD, play AC, show
cites places-after-rubber losers-draw-first; is public.deal.phase draw; refuses $SUITS; $DRAW; is public.dealer 3

# A rubber may be lost by its winner
table 1830 rubber_points=3
$DRAW; given public.points [5, 9]; given public.games [["quadruple"], ["simple"]]; given public.extras [30, 0]; $SUITS; play AS, play AH, play AD, play AC, show
cites negative-rubber; pays 46 -46 46 -46

# In 1782 each game is settled for itself, doubled by the lurch
table 1782
$DRAW; given public.points [4, 9]; $SUITS; play AS, play AH, play AD, play AC, show
cites single-games lurch-pays-double; pays -4 4 -4 4; over

# Honours that must be announced and are not are lost
table 1830 claim_honours=manual
$DRAW; $SUITS; play AS, play AH, play AD, play AC, show; is public.deal.phase honours; awaits 1 3
refuses 1: waive by honours-unannounced-lost; 1: silent, 3: silent; cites honours-unannounced-lost; is public.points [0, 7]

# Honours announced count
table 1830 claim_honours=manual
$DRAW; $SUITS; play AS, play AH, play AD, play AC, show; 3: announce; cites honours-as-dealt; is public.points [0, 1]

# At eight in the deciding game honours may be called
table 1830
$DRAW; given public.points [8, 5]; given public.games [["simple"], ["double"]]
chance {"deal": {"hands": [["AC","KC","…"],["…"],["QC","…"],["2C","…"]], "turned": "2C"}}
is public.deal.phase call; awaits 0 2; refuses 2: call by call-asks-partner; advises 0: call by call; 2: no-call; 0: call
cites call-in-deciding-game call-asks-partner call-over-tenth-trick call-ends-game; pays 10 -10 10 -10; over

# A call in vain changes nothing
table 1782
$DRAW; given public.points [8, 5]
chance {"deal": {"hands": [["AC","KC","…"],["QC","…"],["…"],["2C","JC","…"]], "turned": "2C"}}
0: call; cites call-at-eight call-failed-plays-on; is public.deal.phase play; is public.points [8, 5]; promises 1

# With five honours there is no calling
table 1830 honours=5
$DRAW; $DEAL; refuses call by call-not-with-five

# A revoke that is not owned up to costs three points
$STRICT
$DRAW; $DEAL; play AS; allows play AH; play AH, play 4S, play 3S; is public.deal.phase turning; awaits 1
refuses 0: turn; turn; cites revoke-when-established revoke-three-points; is public.deal.faults.revokes [0, 1]; awaits 0

# Whoever could not follow is asked as well, and shows only that he could not
$STRICT
$DRAW; $SUITS; play AS, play AH, play AD, play AC; awaits 1 2 3; refuses 1: own-up by revoke-owned-up
1: turn, 2: turn, 3: turn; omits revoke-three-points; awaits 3; is public.deal.faults.revokes [0, 0]

# The second hand owns up: its highest or lowest, and those after it take back their cards
$STRICT
$DRAW; $DEAL; play AS, play AH, play 4S, play 3S; 1: own-up; cites second-hand-owns-up; awaits 0 2; refuses 0: call-card by callable-card
2: highest; awaits 1; refuses play 5S by revoke-owned-up; refuses play AH; play KS, play QS, play 3S; cites trick-to-the-highest
is public.deal.faults.revokes [0, 0]; is public.deal.tricks.won [1, 0, 0, 0]

# A later hand owns up: the wrong card becomes callable
$STRICT
$DRAW; $DEAL; play AS, play 5S, play KH, play 3S; 2: own-up; cites revoke-owned-up; 1: call-card; awaits 2; refuses play KH by follow-suit
play 4S, play 3S; play JH, play 2H; is public.deal.phase summon; awaits 1 3; refuses 1: new-deal by callable-card; advises 1: waive
1: demand KH; cites callable-card; refuses 2: play 5H by callable-card; 2: play KH; awaits 3

# A demand that would make the owner revoke does not bind
$STRICT
$DRAW; $DEAL; play AS, play 5S, play KH, play 3S; 2: own-up; 1: call-card; play 4S, play 3S; play QD, play 3D
1: waive; 3: demand KH; allows 2: play 2D; refuses 2: play KH

# A lead out of turn: an opponent who has the lead lets his partner name the suit
$STRICT
$DRAW; $DEAL; 1: misplay AH; cites lead-out-of-turn; awaits 0 2; 0: ask-suit; awaits 2; suit D; cites lead-out-of-turn-suit
awaits 0; refuses play AS by lead-out-of-turn-suit; play QD

# A lead out of turn when the partner has the lead: the card becomes callable
$STRICT
$DRAW; $DEAL; 2: misplay AD; awaits 1 3; refuses 1: ask-suit; 1: call-card; awaits 0; play QD, play 3D; is public.deal.phase summon
3: demand AD; refuses 2: play 2D by callable-card; play AD

# The last player plays early: his partner may not win if he can help it
$STRICT
$DRAW; $DEAL; play 4D; 3: misplay 5D; cites last-player-early; refuses 1: play JD by last-player-early; play 3D, play 2D
is public.deal.tricks.won [0, 0, 0, 1]

# In 1782 the third hand's early card frees the fourth
table 1782 strict_table=on places=kept
$DRAW; $DEAL; play 4D; 2: misplay 2D; cites third-before-second; 3: misplay 5D; allows 1: play JD; play JD; is public.deal.tricks.won [0, 1, 0, 0]

# A hand thrown down: the partner gives in, and all is lost
$STRICT
$DRAW; $DEAL; throw-down; cites hand-thrown-down; awaits 2; refuses turn by hand-thrown-down; give-in; cites great-slam; is public.points [0, 7]

# A hand thrown down: the partner plays on, and its cards may be demanded
$STRICT
$DRAW; $DEAL; throw-down, play-on; is public.deal.phase summon; awaits 1 3; 1: demand 2S; refuses 0: play AS by callable-card; play 2S; awaits 1

# A hand laid open that holds a loser may be demanded card by card
$STRICT
$DRAW; $DEAL; show; cites false-claim; is public.deal.phase summon; 1: waive, 3: waive; play AS; awaits 1

# A call at a wrong score: the opponents may have a new deal
$STRICT
$DRAW; $DEAL; 2: call; cites call-wrong-score; awaits 1 3; refuses 1: waive by call-wrong-score; 1: play-on; 3: new-deal; is public.deal.phase deal; $DEAL; awaits 0

# Revokes go before all other points, and whoever revoked comes to nine at most
$STRICT
$DRAW; given public.points [8, 0]; $SUITS; given public.deal.faults.revokes [0, 1]
play AS, play AH, play AD, play AC, 1: turn, 2: turn, 3: turn, show
cites revoke-points-first revoke-points-win; is public.games [["quadruple"], []]

# Strict tables keep every promise
$STRICT
promises 12

# So they do in 1782, with honours to be announced
table 1782 strict_table=on claim_honours=manual rubbers=2
promises 8
