let DEALT = chance {"pack": ["AC", "KD", "QC", "QD", "9C", "9H", "…", "7S", "7H", "7D", "7C"]}

# a stake plays for one card, for two or for four, in shares that are decided each by itself
table 1860 players=3
$DEALT; 1: stake A+K 10, 2: stake A+K+10+9 8, 1: stake Q 5; refuses 1: stake A 101 by stake-purse; refuses 0: stake A 1 by house-not-your-turn
ready ×2; pays 0 0 0; is public.stakes.1.8 [0, 0, 0, 0]; is public.stakes.2.18 [0, 0, 16, 16]; cites stake-two stake-four equal-shares lose win off-table pause turn cut
// The queens come both: half of five.
ready ×2; cites plie-half halves-exact; is public.ledger.seats.1 -20

# stakes are taken back and pushed in the pause, wholly or in part, without leave
table salon players=2
$DEALT; stake K 8; refuses stake K 13 by limit; withdraw K 3; refuses withdraw K 6 by leave-in-part; move K 2 9; refuses move 9 2 9 by push-elsewhere; refuses move K 0 A by bank-nothing-laid
is public.stakes.1.1 [24, 0, 0, 0]; is public.stakes.1.5 [16, 0, 0, 0]; cites leave-in-part push-elsewhere stake-one; withdraw K; is public.stakes.1.1 [0, 0, 0, 0]
refuses withdraw K by leave-in-part; allows move 9 2 A; move 9 2; is public.stakes.1.0 [16, 0, 0, 0]

# from several shares equal parts are taken, from three in threes
table 1860 players=2
$DEALT; stake K+Q+9+8 12, withdraw K+Q+9+8 4; cites withdraw-evenly; is public.stakes.1.19 [16, 16, 16, 16]; ready
refuses withdraw K+Q+9+8 2 by withdraw-evenly; refuses withdraw K+Q+9+8 7 by leave-in-part; withdraw K+Q+9+8 3; is public.stakes.1.19 [0, 8, 8, 8]; pays -2 2

# jointly the first of the cards decides all, and one on either side is a plié
table 1860 players=2 multi_bet=joint
$DEALT; stake A+K 10, stake 9+8 6, ready; pays 5 -5; cites joint-stake; ready ×2; pays 8 -8

# the bottom card wins nothing and makes no pair; what stands goes back
table 1860 players=2 bottom_shown=after_first_stakes
$DEALT; ready; is public.taille.bottom "7C"; cites bottom-shown; ready ×14; stake 7 4, stake 8 2; advises withdraw 8 by not-the-last; ready; pays 4 -4
cites last-pair-loses bottom-void close taille; over

# the bank goes round
table salon players=3 tailles=2
$DEALT; ready ×32; is public.banker 1; cites next-bank

# what is advised and what it is worth
table 1860 players=2
$DEALT; advises stake A 1 by out-twice; reckons stake A 8 at -472/1798; reckons stake A+K 8 at -472/1798; reckons ready at 0; stake A 8; advises ready; reckons withdraw A at 472/1798
reckons move A 4 K at 0; ready ×15; advises ready by not-the-last

# random matches keep the promises of the house
table 1860
promises 3

# random matches with joint stakes keep the promises of the house
table salon players=3 multi_bet=joint bottom_shown=after_first_stakes tailles=2
promises 3

# a bank that was laid out pays no more than is in it, from the Vorhand on; broken, it is laid out anew
table 1860 players=3 bank=10 tailles=2
$DEALT; 1: stake K 8, 2: stake K 8; ready ×2; pays -10 8 2; cites bank-limit; is public.bank.broken true
1: stake Q 4, ready ×2; pays -8 6 2; ready ×28; is public.bank.broken false; is public.bank.from -64

let LAST = chance {"pack": ["…", "AS", "7S", "7H", "7D", "7C", "KD"]}; ready ×30, 1: stake K 10, 2: stake 7 4, ready ×2

# a person may leave unequal piles; whoever counts them has everything that stands paid as won
table 1860 players=3 dealer=human
$LAST; refuses chance {"piles": {"bank": 14, "punters": 18}}; chance {"piles": {"bank": 17, "punters": 15}}
refuses 1: stake A 1 by house-not-now; advises count; 2: count; pays -6 10 -4; cites piles fausse-taille; over

# equal piles change nothing
table 1860 players=3 dealer=human
$LAST; chance {"piles": {"bank": 16, "punters": 16}}; 1: count; pays 4 0 -4; over

# unequal piles may go unnoticed
table 1860 players=3 dealer=human
$LAST; chance {"piles": {"bank": 15, "punters": 17}}; ready ×2; pays 4 0 -4; over

# before the end nothing is counted
table 1860 players=2
$DEALT; refuses count by piles
