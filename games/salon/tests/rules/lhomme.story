let DEALT = chance {"first_dealer": 3}; chance {"deal": {"hands": [["KS","5S","KD","QD","10D","7D","9C"],["9H","8H","7H","6H","9D","6D","7C"],["QS","JS","AH","AD","KC","8C","5C"],["AS","9S","5H","JD","AC","QC","JC"]], "turned": "QH"}}

# the deal of the rules: the Homme wins with three tricks
table 1782
$DEALT; cites players pack-six-suits suits-named pack-four card-order no-exchange first-dealer ante deal-seven turn-up; omits undertake-reading; awaits 0; advises pass; pass; cites pass-if-you-like; undertake; cites homme vorhand-leads; awaits 0
play 7D; refuses play 9H by follow-suit; play 6D, play AD; play JD; cites take-when-unable; awaits 2
play QS, play 9S, play KS; refuses play 9D by take-with-trump; play 7H; cites take-with-trump trump-beats; play 9D, play 8C, play JC; refuses play 7D; play KD; cites highest-wins
play 5S, play 7C, play JS; refuses play 9S; play AS; play AC, play 9C, play 6H, play KC; play 8H, play AH, play 5H, play 10D; play 5C, play QC, play QD, play 9H
is public.deal.tricks.won [1,3,2,1,0,0,0]; is public.deal.won true; cites homme-wins play-to-the-right; pays -1 3 -1 -1; is public.dealer 0

# equal tricks lose: the Homme adds as much as stands, and the stake stays
table 1782
$DEALT; undertake; play QD, play 6D, play AD, play JD; play JS, play AS, play KS, play 9H; play 6H, play AH, play 5H, play 9C; play 5C, play AC, play 7D, play 7C; play QC, play KD, play 9D, play KC; play QS, play 9S, play 5S, play 7H; play 8H, play 8C, play JC, play 10D
is public.deal.tricks.won [0,3,3,1,0,0,0]; is public.deal.won false; cites homme-loses; pays -5 -1 -1 -1; is public.ledger.pots.0 8

# all pass, and a new stake is added
table 1782
$DEALT; pass ×4; cites all-pass; is public.dealer 0; pays -1 -1 -1 -1; is public.deal.phase deal; is public.deals_done 1; chance {"deal": {"hands": [["…"],["…"],["…"],["…"]], "turned": "QH"}}; pays -2 -2 -2 -2; awaits 1

# par force everybody must take
table 1782 mode=par_force
$DEALT; undertake; play 7D; refuses play 6D by take-par-force; play 9D, play AD, play JD; cites take-par-force take-when-unable

# whoever refuses par force has a mark, which he pays at the end
table 1782 mode=par_force refusal=offered mark_value=2
$DEALT; undertake; play 7D; offers 2; advises play 9D; play 6D; cites refuse-par-force; is public.marks [0,1,0,0,0,0,0]; is public.deal.refused [[1,1]]

# whoever refuses as the last, for pleasure, doubles the stake at once
table 1782 refusal=offered
$DEALT; pass, undertake; play 7D, play 6D, play AD, play JD; play QS, play 9S, play KS; play 9D; cites refuse-last; pays -1 -5 -1 -1; is public.deal.refused [[2,1]]

# in the other reading everybody is bound to undertake the game, par force
table 1782 nehmen=undertake mode=par_force
$DEALT; cites undertake-reading; offers 1; refuses pass by undertake-par-force; undertake; play 7D; allows play 6D

# and may decline for a mark
table 1782 nehmen=undertake mode=par_force refusal=offered
$DEALT; advises undertake; pass; cites undertake-par-force; pass ×3; cites all-pass; is public.marks [1,1,1,1,0,0,0]

# for pleasure only the last is bound, or doubles the stake
table 1782 nehmen=undertake refusal=offered
$DEALT; pass ×3; advises undertake; pass; cites undertake-last all-pass; pays -1 -1 -1 -5

# for pleasure the last cannot decline
table 1782 nehmen=undertake
$DEALT; pass ×3; refuses pass by undertake-last; undertake; is public.deal.homme 3

# seven with six suits, and five cards
table 1782 players=7 cards=5
chance {"first_dealer": 6}; cites pack-seven; chance {"deal": {"hands": [["AS","KS","QS","JS","10S"],["AH","KH","QH","JH","10H"],["AD","KD","QD","JD","10D"],["AC","KC","QC","JC","10C"],["AL","KL","QL","JL","10L"],["AM","KM","QM","JM","10M"],["9S","9H","9D","9C","9L"]], "turned": "9M"}}
cites deal-five; pass ×5; advises undertake by undertake-with-trumps; undertake; play AS, play AH, play AD, play AC, play AL, play AM; awaits 6; play 9S; is public.deal.tricks.won [0,0,0,0,0,1,0]

# three, five and six players
table 1782 players=3
chance {"first_dealer": 0}; cites pack-three

# five players
table 1782 players=5
chance {"first_dealer": 0}; cites pack-five

# six players, with the ranks of L'Hombre
table 1782 players=6 ranks=hombre
chance {"first_dealer": 0}; cites pack-six card-order-hombre

# the company rises: marks are paid, and what stands is shared
table 1782 tours=1 mark_value=2
given public.deals_done 3; given public.marks [0,3,0,0,0,0,0]; chance {"first_dealer": 3}; chance {"deal": {"hands": [["KS","5S","KD","QD","10D","7D","9C"],["9H","8H","7H","6H","9D","6D","7C"],["QS","JS","AH","AD","KC","8C","5C"],["AS","9S","5H","JD","AC","QC","JC"]], "turned": "QH"}}
pass ×4; over; cites marks-paid close-divide match-length; pays 6 -18 6 6

# however often the stake doubles, accounts stay whole
table 1782 tours=50 refusal=offered nehmen=undertake
given public.ledger.pots [900000000000,0,0,0,0,0]; given public.ledger.seats [-900000000000,0,0,0,0,0,0,0,0,0,0,0]; $DEALT; pass ×4; pays 3: -99999999997; is public.ledger.pots.0 1000000000000

# random matches of seven
table 1782 players=7 mode=par_force tours=1
promises 2
