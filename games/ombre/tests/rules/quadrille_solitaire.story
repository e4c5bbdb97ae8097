// Anna, Bruno, Clara and David sit at 0 to 3.
let ANNA = ["AS","AH","6H","AD","KD","6D","4D","AC","6C","4C"]
let BRUNO = ["JS","7S","4S","3S","7H","QD","5D","3D","7C","2C"]
let CLARA = ["6S","KH","QH","JH","4H","2H","7D","QC","JC","3C"]
let DAVID = ["KS","QS","5S","2S","5H","3H","JD","2D","KC","5C"]
let HANDS = chance {"deal": [$ANNA, $BRUNO, $CLARA, $DAVID]}
let PASSED = $HANDS; pass ×4
let CLARA_DEALS = chance {"first_dealer": 2}; $HANDS
let MEDIATEUR = pass, bid mediateur, pass, pass, declare D KH, give 4C
let PHASE = is public.deal.phase
let WRITTEN = is public.betes.written

# the worked deal of the rules: two are passed, and the Mediateur of the third draws three stakes; the giver of the king pays nothing
table 1782
chance {"first_dealer": 0}; $PASSED; $PASSED; pays -4 -4 0 0; $HANDS; awaits 3; $MEDIATEUR; awaits 3
play KS, play 6D, play 3S, play 6S; play KH, play 7H, play 4H, play 5H; play 6H, play 5D, play 2H, play 3H; play 7C, play 3C, play 5C, play 6C
play 7S, play 4C, play QS, play 4D; play AH, play 3D, play JH, play 2S; play 4S, play JC, play 5S, play KD; play AS, play QD, play 7D, play 2D
play AD, play 2C, play QH, play JD; play AC, play JS, play QC, play KC
pays 12 -6 -4 -2; $WRITTEN []; cites nobody-forced mediateur-ask-king king-giver-exempt; omits king-ruffed

# nobody is called: there is neither ask nor Respect, and Spadille is not forced
table 1782
$CLARA_DEALS; refuses 3: bid ask by no-helper; refuses 3: bid respect by no-helper; pass ×4; cites nobody-forced passed-deal-counts; is public.dealer 3
is public.deals_done 1; is public.counted 1; is public.deal.hombre null

# a tour of passed deals is over, and what was staked goes back to everybody
table 1782 tours=1
chance {"first_dealer": 0}; $PASSED; $PASSED; $PASSED; pays -4 -4 -4 0; $PASSED; over; pays 0 0 0 0; cites end-share

# where passed deals do not count it is not
table 1782 tours=1 passed_deal_counts=false
chance {"first_dealer": 0}; $PASSED; $PASSED; $PASSED; $PASSED; is public.counted 0; $HANDS; awaits 1; cites passed-out-carries; pays -8 -4 -4 -4

# whoever is overbid by a solo may take it up himself, and he names trumps
table 1782
$CLARA_DEALS; bid mediateur, bid solo; awaits 3; refuses 3: bid mediateur by answer-at-once; bid solo; awaits 0; pass ×3; trump S; awaits 3
is public.deal.hombre 3; is public.deal.contract solo; $PHASE play

# no king of trumps is begged, no king of one's own, and no queen by whoever lacks a king
table 1782
$CLARA_DEALS; pass, bid mediateur, pass, pass; refuses 0: declare S KS by mediateur-ask-king; refuses 0: declare S KD by mediateur-ask-king
refuses 0: declare D QH by mediateur-ask-king; allows 0: declare D KS; declare D KH; is public.deal.giver 2; give 4C; is hands.2 ["6S","2H","4H","JH","QH","7D","3C","4C","JC","QC"]

# a Mediateur laid down and given up to nobody is won: the stake, and the price from all but the giver
table 1782
$CLARA_DEALS; $MEDIATEUR; play KS, play 6D, play 3S, play 6S; lay-down, accept ×3; pays 8 -2 -4 -2; cites claim-accepted

# the vole is announced with a solo only, and not where the table leaves it out
table 1782 announced_vole=off
$CLARA_DEALS; refuses 3: bid solo_vole by announced-vole-off
