let HAND_0 = ["AS","4S","5S","8S","QS","AH","6H","JH","KD","AC","8C","9C","KC"]
let HAND_1 = ["3S","KS","3H","5H","8H","QH","KH","AD","4C","5C","6C","10C","QC"]
let HAND_2 = ["6S","7S","9S","10S","JS","4H","7H","9H","10H","QD","3C","7C","JC"]
let DEALT = chance {"first_dealer": 2}; chance {"deal": {"hands": [$HAND_0, $HAND_1, $HAND_2]}}
let PHASE = is public.deal.phase

# diamonds are always best and hearts middling
table 1830
$DEALT; cites suit-classes; omits colour-made; pays 0 0 -4; bid 5, bid 5 best, class bad, pass, pass; refuses trump H by colour-binds; trump D; $PHASE play; awaits 0

# the player of a misère says who leads
table 1830
$DEALT; pass, bid grande-misere, pass; $PHASE leader; awaits 1; advises leader 2 by T-1; refuses leader 3; leader 2; cites misere-names-leader; awaits 2

# after a petite misère has laid its card aside
table 1830
$DEALT; pass, bid petite-misere, pass; $PHASE aside; discard KH; $PHASE leader; leader 2; $PHASE play

# or the Vorhand leads
table 1830 misere_names_leader=false
$DEALT; pass, bid grande-misere, pass; $PHASE play; awaits 0

# misères may be paid double
table 1830 misere_double=true
$DEALT; bid grande-misere, pass, pass, leader 1; play 6C, play JC, play AC; cites misere-double price-grande-misere; pays -32 16 12

# all pass: each pays two
table 1830 all_pass=pay_2
$DEALT; pass ×3; pays -2 -2 -6
