// Cut below two cards: the second from the top is dealt first, then the first, then the last of the pack and upwards.
let CUT = chance {"pack": ["4S", "9H", "…", "2C", "KD"]}

# the Force card costs half, the second card wins, and everything falls without another word
table 1860 players=3
$CUT; 1: stake 9 5, 2: stake 4 10; refuses 1: stake 9 1 by stake; refuses 1: stake K 101 by stake-purse; refuses 1: stake K 1 corner by place
refuses 1: answer 9 paroli by no-bending; refuses 1: raise 9 1 by only-at-first; refuses 0: cut 2 by banker-cuts; ready ×2; awaits 0
refuses 1: stake K 1 by only-at-first; refuses cut 0 by cut-inside; refuses cut 52 by cut-inside; cut 2; over
cites force-half force-second-wins halves-exact turned-over banker-cuts no-void-card taille

# in later pairs the first card is the banker's, the second the punters'
table 1860 players=2
$CUT; stake K 3, stake 2 4; ready; cut 2; pays -1 1; cites first-for-banker second-for-punters

# with agreement the Vorhand cuts, and the bank goes round
table salon players=3
$CUT; ready ×2; awaits 1; refuses 0: cut 3 by punter-cuts; cut 2; is public.banker 1; cites punter-cuts next-bank

let GOES_ON = chance {"pack": ["4S", "9H", "…", "8D", "8C", "8H", "7C", "2C", "KD"]}

# with continuation a won card is answered for, bent as in Pharo, and a later pair loses it
table 1860 players=2 variant=continuation
$GOES_ON; stake 4 10, stake 2 4 beside, ready, cut 2; refuses ready by answer; refuses answer 4 sept by bend-order; refuses raise 4 1 by raise; advises answer 4 collect
answer 4 paroli; refuses withdraw 4 by leave; raise 2 1; allows stake K 1; ready; answer 2 lappe; cites place raise bend-order
pays 0 0; ready; pays 0 0; stake 8 6; ready; pays 6 -6; cites pair-for-banker continuation

# withdrawing and moving need leave
table 1860 players=2 variant=continuation
$GOES_ON; stake K 10, stake A 2, ready, cut 2, withdraw K; refuses 1: ready by house-not-your-turn; refuse; refuses withdraw K by leave-once; ready; pays 10 -10
move A Q, leave; withdraw Q, leave; is public.cards.1 []; refuses withdraw Q by stake

# bent cards that stand at the end are closed
table 1860 players=2 variant=continuation
chance {"pack": ["…", "9C"]}; ready; cut 51; ready ×24; stake 9 2; ready; answer 9 paroli; cites close; pays -2 2; over

let PREPARED = chance {"pack": ["KC", "AS", "QC", "KD", "JC", "QD", "10C", "JD", "9C", "10D", "8C", "9D", "7C", "8D", "6C", "7D", "5C", "6D", "4C", "5D", "3C", "4D", "2C", "3D", "AC", "2D", "KH", "AD", "QH", "KS", "JH", "QS", "10H", "JS", "9H", "10S", "8H", "9S", "7H", "8S", "6H", "7S", "5H", "6S", "4H", "5S", "3H", "4S", "2H", "3S", "AH", "2S"]}

# a prepared pack is shown and not paid for; only even cuts fall between the couples, and it betrays itself
table 1860 players=2 demo_fraud=winners_1 tailles=2
refuses chance {"pack": ["…"]}; $PREPARED; advises ready by distrust-ready-packs; stake A 2, stake K 2, ready; refuses cut 25 by cut-inside; offers 25; cut 24; pays 0 0
cites fraud-shown order-betrays one-card-undoes schnitt-betrays-once schnitt-shown-over; $PREPARED; ready; cut 40; cites schnitt-betrays; over

# a faulty pack does no harm
table 1860 players=2 defective_pack=true
refuses chance {"pack": ["AS"]}; chance {"pack": ["KS'", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AH", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AD", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD", "AC", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC"]}
stake K 8, ready, cut 1; pays 4 -4; cites faulty-pack

# what is advised and what it is worth
table 1860 players=2 variant=continuation
$GOES_ON; advises stake A 1 by honest-is-fair; reckons stake A 8 at -200/21658; reckons ready at 0; stake 4 10; advises ready; ready; advises cut 26; cut 2
reckons answer 4 collect at 10; advises answer 4 collect; reckons answer 4 paroli at 10 + -60/98

# random matches keep the promises of the house
table 1860
promises 4

# random matches with continuation keep the promises of the house
table salon players=3 variant=continuation tailles=2
promises 4

# random matches with a faulty pack keep the promises of the house
table 1860 players=3 variant=continuation defective_pack=true tailles=2
promises 4

# random matches with the prepared pack keep the promises of the house
table 1860 players=3 variant=continuation demo_fraud=winners_2 tailles=2
promises 2

# a limit bounds every card, and a bank that was laid out pays no more than is in it
table 1860 players=3 limit=20 bank=12
$CUT; refuses 1: stake K 21 by limit; 1: stake 4 10, 2: stake 4 10; ready ×2; cut 2; pays -12 10 2; cites bank-limit
