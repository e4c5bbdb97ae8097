let HAND_0 = ["9S","10S","KS","3H","5H","KH","QD","AC","6C","7C","9C","QC","KC"]
let HAND_1 = ["3S","4S","5S","7S","JS","QS","6H","10H","QH","KD","4C","5C","8C"]
let STOCK = ["6S","8S","4H","10C","JC","9H","AS","3C","JH","AD","8H","AH","7H"]
let DEALT = chance {"first_dealer": 1}; chance {"deal": {"hands": [$HAND_0, $HAND_1], "stock": $STOCK}}
let PHASE = is public.deal.phase
let EXCHANGE = discard 3H, discard 3S, discard 5H, discard 4C, discard 4H, discard 4S, discard 6C, discard 5S, discard 6S, discard 3C, discard 7C, discard 5C

# by turns a card is laid aside and one taken, six each
table 1830
$DEALT; cites deal-thirteen vorhand-exchanges-first suit-classes; $PHASE exchange; awaits 0; refuses pass by exchange-compulsory; refuses discard AS; discard 3H; cites exchange; awaits 1; is hands.0 ["6S","9S","10S","KS","5H","KH","QD","AC","6C","7C","9C","QC","KC"]
discard 3S; awaits 0; is public.deal.talon {"top": 2, "bottom": 13}

# the thirteenth card stays unseen
table 1830
$DEALT; $EXCHANGE; cites last-stock-card-dead speak-in-turn; $PHASE auction; awaits 0; is laid.0 ["6S","3H","4H","5H","6C","7C"]; bid 7, pass, trump C; play AC, play 8C, play QD, play KD; awaits 1

# or the Vorhand takes it
table 1830 last_stock_card=vorhand
$DEALT; $EXCHANGE; $PHASE exchange; awaits 0; discard QD; cites last-stock-card-vorhand lay-aside-first; $PHASE auction; is public.deal.laid [7, 6, 0, 0]

# the opponent playing last pays for what he could have left
table 1830
$DEALT; $EXCHANGE; pass, bid petite-misere, discard AH; $PHASE play; is public.deal.laid.1 7
