// A four left, a nine right; the nine comes first.
let RIGHT = chance {"pack": ["4H", "9S", "KD", "2C", "9C", "…"]}
let LEFT = chance {"pack": ["4H", "9S", "KD", "4C", "5C", "5D", "…"]}

# the right wins, everybody is paid what he held, the rest goes back, and the bank passes to the right
table 1860
$RIGHT; refuses 1: hold 5 by auszug; refuses pocket by pocket; refuses offer 1001 by auszug-purse; refuses offer 0 by bank-nothing-laid
offer 20; awaits 3; refuses 1: hold 5 by asked-last-first; refuses 0: pocket by no-taking-in; refuses 3: retire by no-retire-dealing
refuses hold 21 by hold-a-part; hold 5, pass, hold 7; pays -12 7 0 5; is public.banker 1; is public.phase shuffle
cites unheld-back middle bank-passes left-for-banker asked-last-first neighbour-cuts

# an earlier hand goes before, va banque before all, and of several the nearest to the banker's right
table 1860
$RIGHT; offer 20; hold 15, pass, hold 10; pays -20 10 0 10; cites earlier-hand-first
$RIGHT; 1: offer 20; 0: va-banque, 3: hold 10, 2: va-banque; pays -20 -10 20 10; cites va-banque-earlier

# after a win the banker pauses, must offer what stands and may add to it, or pockets
table 1860 players=3
$LEFT; offer 20; hold 7, hold 5; pays 12 -5 -7; is public.standing 24; cites pause-after-win; refuses offer 23 by least-offer; refuses 1: hold 3 by pause-after-win
allows offer 30; allows pocket; advises offer 24; offer 24; cites least-offer
// A pair of fives, at once, and the bank goes on being his.
pass, hold 24; pays 36 -29 -7; cites pair-for-banker; is public.standing 48; offer 50; cites may-add; pass, pass; cites nobody-holds; is public.banker 1

# a banker who has won may pocket everything
table 1860 players=3
$LEFT; offer 10; pass, va-banque; pocket; cites pocket pocketed-bank-right; is public.banker 1; pays 10 -10 0

# where it is free, any sum may be offered after a win
table 1860 players=3 min_let_hold=free
$LEFT; offer 10; pass, hold 10; offer 5; cites free-offer

# what stands above the purse is taken in
table 1860 players=2 chips=15
$LEFT; offer 10; hold 10; refuses offer 20 by auszug-purse; refuses offer 14 by least-offer; offer 15; is public.coup.offer 15

// The four kings and nines but two are gone when the last coup begins: nothing decides, and the last card is dead.
let THROUGH = chance {"pack": ["7S","QS","10H","10C","AC","9H","9S","AD","AH","10S","8C","8S","10D","JS","8D","KS","KH","JD","AS","9D","JC","8H","JH","KC","7H","KD","9C","QH","7D","QD","7C","QC"]}

# the pack is through: holders may withdraw, nobody may hold, and the holder cuts
table 1860 players=3 pack=32
$THROUGH; offer 10; pass, hold 10; is public.standing 20; offer 20; hold 10, hold 10; is public.phase stay; cites last-card-dead reshuffle
awaits 1; refuses hold 5 by no-hold-at-reshuffle; refuses va-banque by no-late-hold; refuses 0: pocket by no-taking-in; advises stay by reshuffle-fair
stay; awaits 2; retire; is public.phase reshuffle; chance {"reshuffle": ["7S", "…"]}; cites holder-cuts retire-at-reshuffle; pays 2: 0

# the two cards put aside come back when the next banker shuffles the whole pack
table 1860 players=3 pack=32
$THROUGH; offer 10; pass, hold 10; offer 20; hold 10, hold 10; stay ×2; chance {"reshuffle": ["9S", "…"]}; is public.aside ["KD","9C"]; is public.banker 1; omits slid-off-return
chance {"pack": ["…"]}; cites slid-off-return; is public.aside []

# two cards are left: a pair would need the dead one, so the whole pack is shuffled first
table 1860 players=3 pack=32
chance {"pack": ["7S","QS","8S","8H","8D","8C","9S","9H","9D","9C","10S","10H","10D","10C","JS","JH","JD","JC","KS","KH","KD","KC","AS","AH","AD","AC","7H","7D","QH","7C","QD","QC"]}; offer 10; pass, hold 10; is public.standing 20; offer 20; hold 10, hold 10; is public.standing 40
omits pair-needs-three; offer 40; hold 10, hold 30; is public.phase shuffle; chance {"pack": ["7S","QS","7H","…"]}; cites pair-needs-three; is public.standing 80; is public.banker 0

# all withdraw: the coup is void and the banker offers anew
table 1860 players=3 pack=32
$THROUGH; offer 10; pass, hold 10; offer 20; hold 10, hold 10; retire ×2; cites all-retired; is public.phase shuffle; is public.banker 0; pays 10 -10 0

# where the table allows it the banker withdraws too
table 1860 players=3 pack=32 banker_retire=true
$THROUGH; offer 10; pass, hold 10; offer 20; hold 10, hold 10; stay ×2; awaits 0; retire; cites banker-retires; is public.phase shuffle; pays 10 -10 0

# the company rises after the agreed banks
table 1860 players=2 banks=1
$RIGHT; offer 1; hold 1; over; cites sitting; pays -1 1

# what is advised and what it is worth
table 1860
$LEFT; advises offer 10 by within-means; reckons offer 17 at 1; offer 17; advises pass by whole-or-part; reckons va-banque at -1; reckons pass at 0
pass ×2; advises hold 1 by within-means

# a banker for whom much has come together pockets in time
table 1860 players=2 chips=60
$LEFT; offer 30; hold 30; advises pocket by pocket-in-time

# random matches keep the promises of the house
table 1860
promises 4

# random matches with a short pack keep the promises of the house
table 1860 players=3 pack=32 banker_retire=true min_let_hold=free banks=12
promises 6
