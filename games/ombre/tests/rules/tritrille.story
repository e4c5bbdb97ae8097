// Anna, Bruno and Clara sit at 0 to 2; Clara deals.
let ANNA = ["6S","5S","2S","5H","JC","7C","6C","5C","3C","2C"]
let BRUNO = ["AS","KS","JS","7S","4S","KD","AC","KC","QC","4C"]
let CLARA = ["QS","3S","AH","KH","QH","JH","7H","4H","3H","2H"]
let HANDS = chance {"deal": [$ANNA, $BRUNO, $CLARA]}
let DEALT = chance {"first_dealer": 2}; $HANDS
let FIVE = play 2C, play KC, play 7H, play AS, play 3S, play 2S, play KS, play QS, play 5S, play KD, play 4H, play 5H, play AC, play 3H, play 3C
let PHASE = is public.deal.phase

# the worked deal of the rules: about 1860 a solo in the short suit is one in the favourite, and its king is Manille
table 1860
$DEALT; pass, bid solo_fav, pass, trump D; $FIVE; is public.deal.tricks.won.1 5
play 4S, play 2H, play 6S; play 6C, play QC, play AH; play 4C, play JH, play 5C; play 7C, play 7S, play QH; play JC, play JS, play KH
pays -10 21 -11; cites favourite-short-suit

# in 1782 the same king is below Basta, and the three are paid as matadors all the same; six tricks in a row are premiers
table 1782
$DEALT; pass, bid solo, pass, trump D; $FIVE; play JS, play 2H, play 6S; stop; pays -8 20 -12; cites short-suit-matadors price-premiers

# in 1782 the king of trumps falls to Basta
table 1782
chance {"first_dealer": 2}; chance {"deal": [["KD","6S","5S","2S","JC","7C","6C","5C","3C","2C"], ["AS","KS","JS","7S","4S","5H","AC","KC","QC","4C"], $CLARA]}
pass, bid solo, pass, trump D; play 2C, play 4C, play 7H; awaits 1; play AC, play 3H; refuses 0: play 2S by matador-privilege; play KD; awaits 1

# about 1860 he need not
table 1860
chance {"first_dealer": 2}; chance {"deal": [["KD","6S","5S","2S","JC","7C","6C","5C","3C","2C"], ["AS","KS","JS","7S","4S","5H","AC","KC","QC","4C"], $CLARA]}
pass, bid solo_fav, pass, trump D; play 2C, play 4C, play 7H; awaits 1; play AC, play 3H; allows 0: play 2S; play KD; awaits 0

# nobody is called and nobody is forced, neither Spadille nor the last hand
table 1782
$DEALT; refuses 0: bid ask by no-helper; refuses 0: bid respect by no-helper; pass ×3; cites nobody-forced passed-deal-counts; $HANDS; awaits 1; pays -4 0 -4

# the king of the short suit may be begged, unless it is trumps
table 1782
$DEALT; bid mediateur, pass, pass; refuses 0: declare D KD by mediateur-ask-king; declare C KD; is public.deal.giver 1; give 5H; cites short-king-may-be-asked
awaits 0; $PHASE play

# thirty-six cards are twelve for each, and seven tricks win
table 1782 pack=no_threes
chance {"first_dealer": 2}; chance {"deal": [["…"], ["…"], ["…"]]}; bid solo, pass, pass, trump S; refuses 0: stop by premiers; cites deal-twelve

# two favourite suits at most, and of thirty cards without a short suit none is always the favourite
table 1860 pack=even
chance {"first_dealer": 2}; chance {"deal": [["…"], ["…"], ["…"]]}; refuses 0: bid solo_fav by no-favourite
