let HAND_0 = ["AS","3S","5S","7S","8S","JS","KS","AD","5D","8D","4C","6C","10C"]
let HAND_1 = ["4S","2H","3H","8H","10H","2D","4D","7D","JD","5C","7C","JC","QC"]
let HAND_2 = ["10S","AH","4H","5H","6H","7H","JH","KH","9D","AC","3C","8C","9C"]
let HAND_3 = ["2S","6S","9S","QS","9H","QH","3D","6D","10D","QD","KD","2C","KC"]
let HANDS = chance {"deal": {"hands": [$HAND_0, $HAND_1, $HAND_2, $HAND_3], "turned": "9H"}}
let DEALT = chance {"first_dealer": 3}; $HANDS
let PHASE = is public.deal.phase
let DEBTS = is public.debts.list
let SIX = pass, pass, bid 6, pass, trump H
let PLAY = play AS, play 4S, play 10S, play 2S, play KS, play 2D, play 4H, play 6S, play AH, play 9H, play 4C, play 2H, play KH, play QH, play 6C, play 3H, play JH, play 2C, play 10C, play 8H, play AC, play KC, play 5D, play 5C, play 3C, play 9S, play 8D, play 7C, play QC, play 8C, play 3D, play 3S, play JC, play 9C, play 6D, play 5S, play 4D, play 9D, play 10D, play AD, play 7S, play 7D, play 5H, play QS, play 7H, play QD, play 8S, play 10H, play JD, play 6H, play KD, play JS

# six in the best suit are made: each pays eight, the pot is the player's
table 1830
$DEALT; cites dealer-stakes colour-made suit-classes deal-packets; pays 0 0 0 -4
bid 6, pass, bid 6 best, class bad, pass, pass; $PHASE trump; cites colour-claim colours-compared duel; awaits 2
refuses trump D by colour-binds; refuses trump S by colour-binds; trump H; cites trump-by-player vorhand-leads; $PLAY
pays -8 -8 28 -12; cites price-six pot-to-winner price-won; is public.deals_done 1; is public.dealer 0; $DEBTS []

# nobody goes below five, above what he may, or says what makes no sense
table 1830
$DEALT; refuses class bad by colour-when-contested; refuses hold by senior-holds; refuses bid revolution by misere-overbids; refuses bid 6 best by colour-claim
bid 7; refuses bid 6 by bid-higher; refuses bid 7 by bid-higher; bid 8, hold; refuses pass by colours-compared; class mid, class mid; cites equal-colour-senior senior-holds
awaits 1; refuses hold; refuses bid 8 best by colour-binds; bid grande-misere-ouverte, hold; cites senior-holds-misere misere-overbids; awaits 1; pass, pass, pass
$PHASE play; is public.deal.player 0; cites misere-ouverte misere-no-trump; is public.deal.sure.0 $HAND_0

# where every bid names its suit, it must
table 1830 colour_disclosure=always
$DEALT; refuses bid 6; bid 6 bad; cites colour-when-contested; refuses bid 6 bad; bid 6 best; awaits 0; refuses hold by colour-binds; refuses bid 7 best; bid 7 bad; awaits 1

# permanent suits need no second pack
table 1830 colours=permanent best_suit=S middle_suit=H
chance {"first_dealer": 3}; refuses chance {"deal": {"hands": [$HAND_0, $HAND_1, $HAND_2, $HAND_3], "turned": "9H"}}
chance {"deal": {"hands": [$HAND_0, $HAND_1, $HAND_2, $HAND_3]}}; cites colours-permanent; omits colour-made; bid 6, bid 6 mid, class best; is public.deal.auction.holder 0

# a petite misère lays one card aside and ends with the first trick
table 1830
$DEALT; pass, pass, pass, bid petite-misere; $PHASE aside; awaits 3; refuses discard AS; discard KD; cites misere-petite; is public.deal.laid.3 1; is laid.3 ["KD"]
$PHASE play; awaits 0; play 8D, play 4D, play 9D, play QD; cites misere-ends price-lost; pays 4 4 4 -16; $DEBTS [{"by": 8, "amount": 4, "block": false}]; cites bete-is-pot price-petite-misere

# the cards are thrown in: lost, and the next loss is higher by the stake
table 1830
$DEALT; $SIX; play AS, play 4S; resign; cites thrown-in; pays 8 8 -24 4; $DEBTS [{"by": 4, "amount": 4, "block": false}]
$HANDS; pass, bid 5, pass, pass, trump H; play QC, resign; pays 8 12 -36 8; $DEBTS [{"by": 4, "amount": 4, "block": false}, {"by": 4, "amount": 8, "block": false}]; cites bete-highest-and-stake

# nobody plays: each pays one
table 1830
$DEALT; pass ×4; pays -1 -1 -1 -5; cites all-pass-pay deal-passes; is public.dealer 0

# nobody plays: a misère générale
table 1830 all_pass=misere_generale
$DEALT; pass ×4; cites all-pass-generale; is public.deal.generale true; $PHASE play; awaits 0; refuses resign by thrown-in; advises play 3S

# blocks are written, drawn and written again
table 1830 block=true tours=1
$DEALT; cites block; $DEBTS.3 {"by": 8, "amount": 8, "block": true}; $SIX; $PLAY; pays -8 -8 28 -12; $DEBTS.2 {"by": 8, "amount": 8, "block": true}; cites block-own-first
$HANDS; pass, bid 5, pass, pass, trump H; play QC, resign; $DEBTS.3 {"by": 4, "amount": 12, "block": false}; cites block-first-loss

# an opponent who does not follow may set it right, but not so as to take the trick
table 1830 strict_table=true
$DEALT; $SIX; play 10C, play 4S, play 9C; refuses 0: play AS; play KC; $PHASE mend; awaits 1; refuses play QS; allows play 7C; allows play QC; play 7C
cites revoke-mended; $PHASE play; awaits 3; is public.deal.tricks.won.3 1; is public.deal.sure.1 ["4S"]

# the trick may not be taken with a card that mends it if a lower one is there
table 1830 strict_table=true
$DEALT; $SIX; play 10C, play 5C, play 4H, play KC; $PHASE mend; awaits 2; refuses play AC by revoke-mended; allows play 3C; allows let-lie; play 9C; awaits 3; is public.deal.tricks.won.3 1

# an opponent who lets it lie has lost it for all, and answers for the bête
table 1830 strict_table=true
$DEALT; given public.debts.list [{"by": 1, "amount": 12, "block": false}]; $SIX; play 10C, play 4S, play 9C, play KC, let-lie; cites revoke-opponent departing-bete-paid; pays -8 -20 40 -12; $DEBTS []

# or a bête of the same size is written against him
table 1830 strict_table=true replace_bete=new_bete_written
$DEALT; given public.debts.list [{"by": 1, "amount": 12, "block": false}]; $SIX; play 10C, play 4S, play 9C, play KC, let-lie; cites departing-bete-written; pays -20 -8 40 -12; $DEBTS [{"by": 2, "amount": 12, "block": false}]

# the player who lets it lie has lost
table 1830 strict_table=true
$DEALT; $SIX; play AS, play 4S, play 3C, play 2S; $PHASE mend; awaits 2; let-lie; cites revoke-player; pays 8 8 -24 4

# an opponent lays his cards open: the player has won
table 1830 strict_table=true
$DEALT; $SIX; expose; cites cards-exposed; pays -8 -8 28 -12

# against an open misère that does no harm, and the player must mend what he does wrong
table 1830 strict_table=true
$DEALT; pass, pass, pass, bid grande-misere-ouverte; expose; cites cards-exposed-after-player; is public.deal.sure.0 $HAND_0; play 3S, play 4S, play 10S; play KC; $PHASE mend; awaits 3; refuses let-lie by open-misere-revoke; play 9S
cites open-misere-revoke; awaits 2; is public.deal.tricks.won.2 1

# the player throws a card too early; it falls at his place
table 1830 strict_table=true
$DEALT; $SIX; play 5D; 2: play 9D; cites player-early-card; is public.deal.early "9D"; refuses 2: play 10S; awaits 1; play 2D; awaits 3; is public.deal.early null; play KD; awaits 3

# an opponent shows a suit: the one who leads may not lead it
table 1830 strict_table=true
$DEALT; $SIX; 1: show C; cites suit-shown-not-led; refuses play 10C by suit-shown-not-led; refuses 3: show D; play AS; is public.deal.shown null

# of equal bêtes the winner's own goes first; he pays only the Rock
table 1830 rock=levy_2
$DEALT; given public.debts.list [{"by": 1, "amount": 12, "block": false}, {"by": 4, "amount": 12, "block": false}]; $SIX; $PLAY; cites bete-equal-own-first rock-levy; pays -8 -8 26 -12; $DEBTS [{"by": 1, "amount": 12, "block": false}]

# the Rock begins to go, and whoever passes pays
table 1830 rock=levy_per_10
$DEALT; given public.debts.list [{"by": 1, "amount": 100, "block": false}]; $SIX; $PLAY; cites rock-goes rock-blocks-again; is public.rock.goes true; $DEBTS.3 {"by": 8, "amount": 8, "block": true}
$HANDS; pass, pass, pass, pass; cites rock-pass-fee; omits all-pass-pay

# a party of one tour is shared out at its end
table 1830 tours=1
$DEALT; pass ×4; $HANDS; pass ×4; $HANDS; pass ×4; $HANDS; pass ×4; over; pays 0 0 0 0; cites closing-share-out match-length

# that an opponent playing last has overtaken the player of a misère is noted; whether he could have left it comes out at the end
table 1830
chance {"first_dealer": 3}; chance {"deal": {"hands": [["2S","3S","AH","4H","5H","6H","7H","8H","9H","10H","JH","QH","KH"], ["5S","7S","8S","9S","10S","2H","3H","2D","3D","4D","5D","6D","7D"], ["AC","2C","3C","4C","5C","6C","7C","8C","9C","10C","JC","QC","KC"], ["AS","4S","6S","JS","QS","KS","AD","8D","9D","10D","JD","QD","KD"]], "turned": "9H"}}
pass, bid grande-misere, pass, pass; play 3S, play 5S, play 2C, play 6S; is public.deal.overtaken [{"by": 3, "card": "5S", "before": []}]; awaits 3

# random matches at a strict table with everything on
table 1830 strict_table=true block=true rock=levy_2 all_pass=misere_generale closing=play_off
promises 2
