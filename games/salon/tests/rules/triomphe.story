let DEALT = chance {"first_dealer": 3}; chance {"deal": {"hands": [["JS","6S","5S","5H","KD","6D","AC","QC","9C"],["9S","KH","QH","JH","9H","8H","5D","7C","5C"],["KS","10S","8S","10H","AD","10D","7D","10C","6C"],["AS","QS","7S","6H","9D","8D","KC","JC","8C"]], "turned": "7H"}}

# a card is turned, nobody may pass, the last must take
table 1782
$DEALT; cites partners players pack card-order no-passing stake first-dealer deal turn-up vorhand-leads; omits each-alone; awaits 0; offers 11; play 9C; refuses play KH by follow-suit; play 7C; allows play 6C (only the last is bound); play 6C; refuses play 8C by take-last; refuses play AS by follow-suit; advises play JC by last-takes-cheaply; play JC; is public.deal.tricks.won [0,0,0,1]; awaits 3; cites take-last highest-wins

# a trump takes, and the last must ruff even his partner's trick
table 1782
chance {"first_dealer": 3}; chance {"deal": {"hands": [["KS","7S","6S","QH","9H","7H","10D","QC","JC"],["10S","9S","AH","KH","10H","5H","8D","5D","7C"],["8H","6H","AD","KD","JD","6D","KC","6C","5C"],["JS","5S","QD","9D","7D","AC","10C","9C","8C"]], "turned": "8S"}}
play 9H, play KH, play 8H; refuses play QD by take-with-trump; advises play 5S; play 5S; cites take-with-trump trump-beats

# par force one after the other must take, the partner's trick too, or give the game up
table 1782 mode=par_force stake=2
chance {"first_dealer": 3}; chance {"deal": {"hands": [["AS","8S","AH","10H","6H","JD","QC","8C","6C"],["KS","QS","6S","9H","7H","8D","6D","JC","9C"],["JS","10S","7S","5S","KH","8H","5H","KD","QD"],["9S","QH","JH","AD","9D","7D","AC","10C","7C"]], "turned": "KC"}}
refuses concede by give-up (he leads); play 8S; refuses play 6S by take-par-force; allows concede; play QS; refuses concede by give-up; play 5S; cites take-when-unable; play 9S; awaits 1
play 9H; refuses play 5H by take-par-force; play KH; play QH; refuses play 6H by take-from-partner; concede; cites give-up give-up-costs side-shares-penalty; pays -2 2 -2 2; is public.deals_done 1; is public.dealer 0; is public.games [-1,1,-1,1]

# whoever will not play loses two games
table 1782
$DEALT; play 9C; refuses 0: refuse (it is another's turn now); refuse; cites refuse-to-play side-shares-penalty; pays 2 -2 2 -2; is public.deal.phase deal; is public.dealer 0

# at a strict table a revoke is possible, ends the deal and costs two games
table 1782 strict=true
$DEALT; play 9C; advises play 5C; refuses play 8S (he does not hold it); allows play KH; play KH; cites revoke-two-games side-shares-penalty; pays 2 -2 2 -2; is public.deals_done 1; is public.games [2,-2,2,-2]

# elsewhere it is not
table 1782
$DEALT; play 9C; refuses play KH by follow-suit

# a new deal by consent of all, and the same player deals again
table 1782
$DEALT; ask-redeal; awaits 1; is public.deal.phase vote; refuses play KH by redeal-by-consent; consent; advises object by never-refuse; consent, consent; is public.deal.phase deal; is public.dealer 3; is public.deals_done 0; cites redeal-by-consent

# one objects, and nobody asks twice
table 1782
$DEALT; ask-redeal, consent, object; awaits 0; refuses ask-redeal by redeal-by-consent; play 9C; refuses ask-redeal by redeal-by-consent; play 7C, play 6C, play JC, play AS; refuses 0: ask-redeal by redeal-before-first-card; refuses 0: refuse by refuse-to-play

# whoever has nothing agrees
table 1782
chance {"first_dealer": 3}; chance {"deal": {"hands": [["AS","KS","QS","AH","KH","QH","AD","KD","QD"],["5S","6S","7S","8S","5D","6D","7D","8D","9D"],["AC","KC","QC","JC","10C","9C","8C","7C","6C"],["JS","10S","9S","JH","10H","9H","JD","10D","8H"]], "turned": "5C"}}
ask-redeal; advises consent; consent; advises object

# the deal of the rules, par force
table 1782 mode=par_force
chance {"first_dealer": 3}; chance {"deal": {"hands": [["KS", "7S", "5S", "AH", "JH", "5H", "QD", "5D", "JC"], ["JS", "10S", "KH", "7H", "KD", "8D", "AC", "QC", "10C"], ["AS", "6H", "AD", "7D", "6D", "KC", "7C", "6C", "5C"], ["QS", "9S", "8S", "QH", "9H", "8H", "9D", "9C", "8C"]], "turned": "6S"}}; play 5S, play JS, play AS, play 8S; play 7C, play 8C, play JC, play QC; play 7H, play 6H, play 8H, play JH; play AH, play KH, play 6D, play 9H; play KS, play 10S, play 5C, play 9S; play 5H, play 10C, play 6C, play QH; play QS, play 7S, play 8D, play 7D; play 9D, play QD, play KD, play AD; play KC, play 9C, play 5D, play AC
is public.deal.tricks.won [3,2,2,2]; pays 1 -1 1 -1

# nine tricks, and five win
table 1782 tours=1
$DEALT; play KD, play 5D, play 7D, play 9D; play 9C, play 7C, play 10C, play KC; play AS, play 6S, play 9S, play KS; play 8D, play 6D, play 8H, play AD; play KH, play 10H, play 6H, play 5H; play JH, play 6C, play 7S, play JS; play QH, play 10D, play 8C, play AC; play 9H, play 10S, play QS, play 5S; play 5C, play 8S, play JC, play QC
is public.deal.tricks.won [2,5,0,2]; cites majority play-to-the-right; pays -1 1 -1 1; is public.deals_done 1

# the same tricks where everybody plays for himself
table 1782 sides=each_alone
$DEALT; play KD, play 5D, play 7D, play 9D; play 9C, play 7C, play 10C, play KC; play AS, play 6S, play 9S, play KS; play 8D, play 6D, play 8H, play AD; play KH, play 10H, play 6H, play 5H; play JH, play 6C, play 7S, play JS; play QH, play 10D, play 8C, play AC; play 9H, play 10S, play QS, play 5S; play 5C, play 8S, play JC, play QC
is public.deal.tricks.won [2,5,0,2]; cites alone-most-tricks

# everybody for himself
table 1782 sides=each_alone
$DEALT; cites each-alone; omits partners; play 9C; refuse; cites side-shares-penalty; pays 2 -6 2 2

# random matches at all kinds of tables
table 1782 mode=par_force sides=each_alone vole=on strict=true
promises 4
