let HAND_0 = ["9S","10S","AH","2H","8H","QH","AD","2D","5D","8D","9D","10D","JD","QD","AC","7C","KC"]
let HAND_1 = ["AS","2S","5S","6S","7S","QS","5H","7H","9H","10H","3D","KD","3C","4C","5C","6C","QC"]
let HAND_2 = ["3S","4S","8S","JS","KS","3H","4H","6H","JH","KH","4D","6D","7D","2C","8C","10C","JC"]
let DEALT = chance {"first_dealer": 3}; chance {"deal": {"hands": [$HAND_0, $HAND_1, $HAND_2, ["9C"]], "turned": "6H"}}
let THROWN = 0: throw 10S 9S 2H 7C; 1: throw 9H 7H 5H 3D; 2: throw 7D 6D 4D 2C
let PHASE = is public.deal.phase

# everybody but the dealer throws out four cards, in any order, and the dealer takes them
table 1830
$DEALT; cites deal-thirteen throw-before-auction; $PHASE throw; awaits 0 1 2; refuses 0: throw 10S 9S 2H by throw-four; refuses 3: throw 9C; 2: throw 7D 6D 4D 2C; awaits 0 1; refuses 2: throw JC 10C 8C KS
0: throw 10S 9S 2H 7C; 1: throw 9H 7H 5H 3D; cites throw-four dealer-takes-twelve throw-unseen base-boston; $PHASE auction; awaits 0; is hands.3 ["9S","10S","2H","5H","7H","9H","3D","4D","6D","7D","2C","7C","9C"]
bid 9, pass ×3, trump D; $PHASE play; cites vorhand-leads

# what is thrown out is offered as cards to choose
table 1830
$DEALT; offers 2380

# as Boston-Whist
table 1830 base=boston-whist
$DEALT; $THROWN; cites base-boston-whist; bid 6, pass ×3, trump D, whist; is public.deal.helper 1; $PHASE play; resign; cites pair-one-short count-lost

# random matches as Boston-Whist
table 1830 base=boston-whist
promises 1
