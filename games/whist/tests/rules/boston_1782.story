let HAND_0 = ["AS","8S","9S","10S","JS","QS","KS","AH","KH","AD","6D","3C","5C"]
let HAND_1 = ["5S","7S","2H","4H","8H","10H","JH","2D","5D","7D","10D","KD","AC"]
let HAND_2 = ["3S","4S","6S","5H","4D","8D","9D","2C","4C","7C","9C","JC","QC"]
let HAND_3 = ["2S","3H","6H","7H","9H","QH","3D","JD","QD","6C","8C","10C","KC"]
let HANDS = chance {"deal": {"hands": [$HAND_0, $HAND_1, $HAND_2, $HAND_3]}}
let DEALT = chance {"first_dealer": 3}; $HANDS
let PHASE = is public.deal.phase

# the games overbid each other, and the earlier may hold
table 1782
$DEALT; cites deal-singly dealer-stakes; pays 0 0 0 -1; refuses bid 6 by bid-higher; bid klein-boston, bid gross-boston, hold; cites klein-boston senior-holds bid-higher; awaits 1; refuses hold by senior-holds; pass, pass, bid misere; cites misere-overbids; awaits 0; pass; is public.deal.player 3; $PHASE play; cites misere-no-trump

# a lost game makes a bête that goes, a second one waits
table 1782
$DEALT; bid klein-boston, pass ×3, trump C; cites trump-by-player; resign; pays -4 1 1 0; cites bete-is-what-stands bete-charged-at-once price-klein-boston; is public.betes.antes 1
$HANDS; bid gross-boston, pass ×3, trump C; play AC, play QC, play KC, play 5C; awaits 1; is public.deal.tricks.count 1; resign; is public.betes.written.0.amount 3; is public.betes.active.0.amount 1; cites price-gross-boston

# nobody plays
table 1782
$DEALT; pass ×4; pays 0 0 0 -1; cites all-pass; $HANDS; pays -1 0 0 -1

# a misère with trumps, by the letter of the page
table 1782 misere_trump=named
$DEALT; pass, pass, bid misere, pass; $PHASE trump; trump H; cites misere-with-trump; $PHASE play

# eight tricks for groß Independence
table 1782 gross_independence_tricks=8
$DEALT; bid gross-independence, pass ×3, trump S; cites gross-independence-eight

# with a block one bête goes from the first
table 1782 block=true
$DEALT; cites block bete-largest-next; pays -2 -2 -2 -3; is public.betes.active.0.amount 2; bid klein-boston, pass ×3, trump S, resign; pays -8 -1 -1 -2; is public.betes.written.3.amount 3

# a slip loses the game or wins it, and that is all
table 1782 strict_table=true
$DEALT; bid klein-boston, pass ×3, trump C; play AS, play 2D; refuses 0: play KS; play 6S, play 2S; $PHASE mend; awaits 1; allows play 7S; let-lie; cites slips; pays 4 -1 -1 -2

# an opponent who lays his cards open loses it
table 1782 strict_table=true
$DEALT; pass, bid klein-boston, pass ×2, trump C; expose; cites slips; pays -1 4 -1 -2

# advice quotes no book
table 1782
$DEALT; advises bid gross-independence; bid klein-boston, pass ×3; advises trump S

# a party is played off
table 1782 tours=1 closing=play_off
promises 2
