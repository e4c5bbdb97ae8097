let HAND_0 = ["AS","2S","JS","QS","KS","2H","KD","AC","3C","4C"]
let HAND_1 = ["6S","7S","AH","3H","4H","JH","JD","QD","2C","JC"]
let HAND_2 = ["5S","QH","KH","3D","4D","5D","5C","6C","7C","KC"]
let HAND_3 = ["3S","4S","5H","6H","7H","AD","2D","6D","7D","QC"]
let HANDS = chance {"deal": [$HAND_0, $HAND_1, $HAND_2, $HAND_3]}

# whoever gave the king gets nothing back for a game that is not claimed, but game and matadors
table 1782 claims=manual
chance {"first_dealer": 3}; chance {"favourites": ["D"]}; $HANDS; bid mediateur, pass, pass, pass, declare S KH, give 2H; play AS, play 7S, play 5S, play 4S, play 2S, play 6S, play 2H, play 3S, play AC, play 3H, play 6C, play 5H, play KS, play 4H, play 7C, play 6H, play QS, play JH, play 3D, play 7H, play JS, play JC, play 4D, play 6D
stop, claim game+matadors; pays 26 -8 -6 -12

# whoever gave the king gets nothing back for a game that is not claimed, but matadors
table 1782 claims=manual
chance {"first_dealer": 3}; chance {"favourites": ["D"]}; $HANDS; bid mediateur, pass, pass, pass, declare S KH, give 2H; play AS, play 7S, play 5S, play 4S, play 2S, play 6S, play 2H, play 3S, play AC, play 3H, play 6C, play 5H, play KS, play 4H, play 7C, play 6H, play QS, play JH, play 3D, play 7H, play JS, play JC, play 4D, play 6D
stop, claim matadors; pays 22 -6 -6 -10

# a solo in the favourite suit has named it
table 1782 strict=true
chance {"first_dealer": 3}; chance {"favourites": ["D"]}; $HANDS; bid solo_fav, pass, pass, pass; refuses 0: forget

# one in a plain suit is not made a favourite by others
table 1782 strict=true
chance {"first_dealer": 3}; chance {"favourites": ["D"]}; $HANDS; bid solo, pass, pass, pass, forget; refuses 1: trump D by solo-trump-forgotten
