let HAND_0 = ["AS","4S","6S","8S","8H","9H","2D","3D","4D","8D","QD","7C","8C"]
let HAND_1 = ["3S","9S","KS","AH","2H","5H","5D","7D","AC","2C","10C","QC","KC"]
let HAND_2 = ["2S","5S","7S","QS","3H","6H","10H","JH","KH","6D","9D","4C","5C"]
let HAND_3 = ["10S","JS","4H","7H","QH","AD","10D","JD","KD","3C","6C","9C","JC"]
let HANDS = chance {"deal": {"hands": [$HAND_0, $HAND_1, $HAND_2, $HAND_3], "turned": "6S"}}
let DEALT = chance {"first_dealer": 3}; $HANDS
let PHASE = is public.deal.phase
let DEBTS = is public.debts.list
let SIX = pass, bid 6, pass, pass

# five may not be in a bad suit
table 1830
$DEALT; bid 5, pass ×3; refuses trump H by five-not-in-bad; refuses trump D by five-not-in-bad; trump C; $PHASE helper

# unless it is agreed on
table 1830 five_in_bad=true
$DEALT; bid 5, pass ×3; trump D alone; cites five-in-bad-agreed says-alone; $PHASE play

# six at least
table 1830 minimum=6
$DEALT; refuses bid 5 by six-at-least; allows bid petite-misere; bid 6

# while the Rock goes six in a better suit, seven in a bad one
table 1830 minimum=rock rock=levy_1
$DEALT; given public.rock.goes true; refuses bid 5 by rock-minimum; bid 6, bid 7, hold; allows class bad; class best, class bad, pass, pass, pass; trump S

# the others are asked from the Vorhand on; the first to say Whist helps
table 1830
$DEALT; $SIX; refuses pass by no-going-down; trump C; cites helper-asked; awaits 0; pass; awaits 2; pass; awaits 3; advises whist; whist; cites pair-target helper-share; is public.deal.helper 3; $PHASE play; awaits 0

# nobody helps
table 1830
$DEALT; $SIX, trump C, pass, pass, pass; cites nobody-helps; is public.deal.helper null; $PHASE play

# whoever plays alone says so
table 1830
$DEALT; $SIX; trump C alone; cites says-alone; $PHASE play

# not at five and six, where no helper can be refused
table 1830 refuse_whist=not_at_5_and_6
$DEALT; $SIX; refuses trump C alone by refusal-not-at-five-and-six; trump C; cites refusal-not-at-five-and-six

# nobody helps above eight, but some allow it at nine
table 1830
$DEALT; pass, bid 9, pass, pass; refuses trump C alone by helper-to-eight; trump C; cites helper-to-eight; $PHASE play

# at nine a pair needs all thirteen, and the slam is paid though it is lost
table 1830 helper_up_to=9
$DEALT; pass, bid 9, pass, pass, trump C, whist; cites helper-at-nine; play AS, play 3S, play 7S, play 10S, play 4S, resign; cites helper-at-nine thrown-in

# at five the last must help
table 1830 compulsory_helper=true
$DEALT; pass, bid 5, pass, pass, trump C, pass, pass; refuses pass by last-must-help; whist; cites last-must-help

# a number without trumps
table 1830 grandissimo=true
$DEALT; refuses hold; bid 6; bid 6 grandissimo; cites grandissimo-rank; hold; awaits 1; pass, pass, pass; cites grandissimo; $PHASE trump; refuses trump S; ask; awaits 1; pass, pass, pass; $PHASE play

# Grandissimo alone
table 1830 grandissimo=true
$DEALT; bid 12 grandissimo, bid revolution, pass, pass, pass; cites misere-overbids revolution; $PHASE play; is public.deal.sure.1 $HAND_1

# without the agreement there is none
table 1830
$DEALT; refuses bid 6 grandissimo by grandissimo

# a pair that loses: whoever throws in the cards is the one below his share
table 1830
$DEALT; $SIX, trump C, pass, pass, whist; play AS, play 3S, play QS, play 10S, play 4S, resign; cites pair-one-short count-lost multiplied-and-divided; pays 14 -28 14 -4; $DEBTS [{"by": 2, "amount": 4, "block": false}]

# a revoke by the helper loses it, and he bears it
table 1830 strict_table=true
$DEALT; $SIX, trump C, pass, pass, whist; play AS, play 3S, play QS, play AD; $PHASE mend; let-lie; cites revoke-player pair-one-short; pays 14 0 14 -32; $DEBTS [{"by": 8, "amount": 4, "block": false}]

# random matches with everything on
table 1830 grandissimo=true helper_up_to=9 compulsory_helper=true honours=five strict_table=true rock=levy_1 block=true
promises 2
