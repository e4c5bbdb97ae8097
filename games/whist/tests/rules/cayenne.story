let DRAW = chance {"draw": ["9H","3D","10C","2S"]}
let SUITS = chance {"deal": {"hands": [["AS","KS","QS","JS","10S","9S","8S","7S","6S","5S","4S","3S","2S"],["AH","KH","QH","JH","10H","9H","8H","7H","6H","5H","4H","3H","2H"],["AD","KD","QD","JD","10D","9D","8D","7D","6D","5D","4D","3D","2D"],["AC","KC","QC","JC","10C","9C","8C","7C","6C","5C","4C","3C","2C"]], "turned": "2C"}}

# The dealer names trumps, and in the Cayenne suit everything counts double: two games in one deal
table 1830
$DRAW; $SUITS; cites cayenne-suit; awaits 3; offers 5; advises trump C; refuses 3: play AC by dealer-names-trump; trump C
cites dealer-names-trump cayenne-doubles cayenne-doubles-both vorhand-leads-first; awaits 0
play AS, play AH, play AD, play AC, show; cites honours-five five-honours-five-points rest-wins-next-game two-games-rubber great-slam
pays -38 38 -38 38; over

# The dealer may leave the choice to his partner, who must name a suit
table 1830
$DRAW; $SUITS; leave; cites leave-to-partner; awaits 1; offers 4; refuses leave by partner-must-name; trump H; cites partner-must-name; omits cayenne-doubles
is public.deal.maker 1; awaits 0

# The points for a revoke are not doubled
table 1830 strict_table=on
$DRAW; $SUITS; trump C; given public.deal.faults.revokes [1, 0]; play AS, play AH, play AD, play AC, 1: turn, 2: turn, 3: turn, show
cites cayenne-not-penalties

# Partner named trumps: lead them; the other side does not
table 1830
$DRAW; chance {"deal": {"hands": [["9S","8S","6S","3S","KH","9H","5H","2H","JD","7D","7C","4C","2C"],["…"],["…"],["5D","…"]], "turned": "5D"}}
trump C; advises play 2H by 30-2-4
