// Anna, Bruno, Clara, David and Emma sit at 0 to 4; Anna deals.
let ANNA = ["7S","2S","6H","5D","4D","2D","7C","2C"]
let BRUNO = ["5S","4S","QD","6D","3D","AC","KC","6C"]
let CLARA = ["AS","KS","3S","KH","7H","4H","7D","JC"]
let DAVID = ["QS","QH","3H","AD","KD","QC","5C","4C"]
let EMMA = ["JS","6S","AH","JH","5H","2H","JD","3C"]
let DEALT = chance {"first_dealer": 0}; chance {"deal": [$ANNA, $BRUNO, $CLARA, $DAVID, $EMMA]}
let PHASE = is public.deal.phase

# the worked deal of the rules: pot by halves, of three matadors the hombre has what two opponents pay and the helper what one pays
table 1782
$DEALT; awaits 1; bid ask, pass ×4, declare D KS; play KC, play JC, play 4C, play 3C, play 2C; is public.deal.helper null
play AC, play 7H, play KD, play JD, play 5D; play QD, play 3S, play AD, play 5H, play 4D; play 3H, play 2H, play 6H, play 6D, play 4H
play 3D, play KS, play 5C, play 6S, play 2D; is public.deal.helper 2 (the called king was thrown)
play 7C, play 6C, play 7D, play QC, play AH; play AS, play QS, play JS, play 2S, play 4S; play KH, play QH, play JH, play 7S, play 5S
pays -7 8 5 -3 -3; cites pot-halved two-to-one matadors-both-hands

# when all pass Spadille calls a king, and his owner names trumps, but not his suit
table 1782
$DEALT; pass ×5; awaits 2; call KC; awaits 1; refuses 1: trump C by helper-not-called-suit; trump D; $PHASE play; awaits 1
is public.deal.hombre 2; is public.deal.helper 1; cites forced-spadille helper-names-trump

# whoever has two kings may call one of his own in 1782, and nobody is told so
table 1782
$DEALT; pass, bid ask, pass ×3; allows 2: declare D KH; declare D KS; is public.deal.helper null; $PHASE play; awaits 1; cites self-call-two-kings; omits self-call-alone

# whoever has one may not
table 1782
$DEALT; bid ask, pass ×4; refuses 1: declare D KC by not-the-trump-king

# about 1860 he may
table 1860
$DEALT; bid ask, pass ×4; allows 1: declare D KC; declare D KC; cites self-call-any-king; pays -1 0 0 0 0

# a Mediateur is alone against four; the giver of the king pays nothing for it
table 1782
$DEALT; bid mediateur, pass ×4, declare D KS, give 4S; is public.deal.giver 2; play KS, play 3S, play QS, play 6S, play 2S
lay-down, accept ×4; pays -6 10 0 -2 -2; cites king-giver-exempt

# a player with two kings must offer himself to forced Spadille where that is agreed; David and Bruno have one each, Clara is Spadille herself
table 1782 two_kings_helper=forced_spadille
$DEALT; pass ×5; awaits 2; call KD; awaits 3; trump C; is public.deal.helper 3
