let DEALT = chance {"first_dealer": 3}; chance {"deal": [["3S","2S","QS","6S","QH","5H","4H","6D","QC","JC"],["AS","KS","4S","KH","JH","7H","KD","KC","6C","5C"],["7S","5S","3H","2H","2D","AD","QD","7D","7C","4C"],["JS","AH","6H","3D","JD","5D","4D","3C","2C","AC"]]}
let RUN = chance {"deal": [["3S","2S","AS","KS","3H","2H","AH","3D","2D","3C"],["QS","JS","7S","KH","QH","JH","AD","KD","AC","2C"],["6S","5S","4S","7H","6H","5H","4H","7D","6D","KC"],["QD","JD","5D","4D","QC","JC","7C","6C","5C","4C"]]}

# the table announces in order, and the Vorhand leads
table 1782
$DEALT; cites players pack card-order no-trump first-dealer deal three-alike four-alike three-sevens sevens-race-goes-on vorhand-leads; is public.race.marks [2,2]; is public.race.parties [1,0]; awaits 0
omits neapolitaine; play 6S; refuses 1: play KH by follow-suit; refuses 2: play 7S; play 4S, play 7S, play JS; is public.deal.tricks.won [0,0,0,1]
play 3C; cites highest-wins neapolitaine; is public.race.marks [2,5]; awaits 0; refuses announce N3C by announce-too-late

# the Vorhand is asked whether to speak early, and waits
table 1782
chance {"first_dealer": 3}; $RUN; awaits 0; is public.deal.phase early; offers 2; advises wait by hide-neapolitaine; wait; is public.race.marks [1,0] (three sixes); play 3S, play QS, play 4S, play QD; is public.race.marks [1,0]; play 2S; cites announce-late; is public.race.marks [13,0]; cites four-threes three-alike neapolitaine-longer neapolitaine cards-count-twice

# the Vorhand speaks early
table 1782
chance {"first_dealer": 3}; $RUN; speak; cites vorhand-may-announce-early; is public.race.marks [13,0]; play 3S, play QS, play 4S, play QD, play 2S; is public.race.marks [13,0]

# the deal of the rules
table 1782
chance {"first_dealer": 3}; given public.race.marks [9,13]; chance {"deal": [["3S", "2S", "QS", "6S", "QH", "5H", "4H", "6D", "QC", "JC"], ["AS", "KS", "4S", "KH", "JH", "7H", "KD", "KC", "6C", "5C"], ["7S", "5S", "3H", "2H", "2D", "AD", "QD", "7D", "7C", "4C"], ["JS", "AH", "6H", "3D", "JD", "5D", "4D", "3C", "2C", "AC"]]}; is public.race.marks [11,15]; play 3S, play 4S, play 5S, play JS; play 2S, play KS, play 7S, play 4D; play QH, play KH, play 2H, play 6H; play 3H, play AH, play 4H, play 7H; play 7D, play 5D, play 6D, play KD; play 5C, play 4C, play AC, play JC; play 3C, play QC, play KC, play 7C; play 2C, play 5H, play 6C, play QD; play 3D, play 6S, play AS, play 2D; play JD, play QS, play JH, play AD
is public.kamm [1,1]; is public.deal.ended.marks [17,23]; is public.deal.ended.out {"side":1,"by":"points","at_trick":8}; omits partie-double; is public.deal.tricks.won [2,1,3,4]

# all ten tricks alone: the Gallaton, and the points are laid as well
table 1782 tours=1
chance {"first_dealer": 3}; $RUN; wait; play 3S, play QS, play 4S, play QD, play 2S, play JS, play 5S, play JD, play AS, play 7S, play 6S, play 4C, play KS, play KH, play 4H, play 5C
play 3H, play JH, play 5H, play 6C, play 2H, play QH, play 6H, play 7C, play AH, play KD, play 7H, play JC, play 3D, play AD, play 6D, play 4D, play 2D, play AC, play 7D, play 5D, play 3C, play 2C, play KC, play QC
cites gallaton partie-twenty-one partie-double out-by-points marks-start-anew figures ace-point last-trick-point eleven-points points-are-marks deal-moves-right; is public.kamm [10,0]; is public.race.marks [0,0]; is public.deals_done 1; is public.dealer 0

# only the Parties of the sweep count
table 1782 tours=1 sweep_marks=not_laid
chance {"first_dealer": 3}; $RUN; wait; play 3S, play QS, play 4S, play QD, play 2S, play JS, play 5S, play JD, play AS, play 7S, play 6S, play 4C, play KS, play KH, play 4H, play 5C
play 3H, play JH, play 5H, play 6C, play 2H, play QH, play 6H, play 7C, play AH, play KD, play 7H, play JC, play 3D, play AD, play 6D, play 4D, play 2D, play AC, play 7D, play 5D, play 3C, play 2C, play KC, play QC
cites gallaton sweep-marks-laid; is public.kamm [8,0]; is public.race.marks [13,0]

# whoever announces himself out throws the cards in
table 1782
chance {"first_dealer": 3}; given public.race.marks [10,11]; $RUN; advises speak; speak; cites out-by-announcing partie-twenty-one; omits partie-double; is public.kamm [1,0]; is public.race.marks [0,0]; is public.deals_done 1; is public.dealer 0

# the others are past ten or not
table 1782 continuation=on
chance {"first_dealer": 3}; given public.race.marks [10,10]; $RUN; speak; cites partie-double continuation; is public.kamm [2,0]; is public.race.marks [1,0]

# the order from the Vorhand decides
table 1782
chance {"first_dealer": 3}; given public.race.marks [20,20]; chance {"deal": [["3S","2S","QS","6S","QH","5H","4H","6D","QC","JC"],["AS","KS","4S","KH","JH","7H","KD","KC","6C","5C"],["7S","5S","3H","2H","2D","AD","QD","7D","7C","4C"],["JS","AH","6H","3D","JD","5D","4D","3C","2C","AC"]]}
is public.kamm [1,0]; is public.deal.told [{"by":0,"what":"3xQ"}]

# by the newer custom
table 1782 sevens=three_marks
$DEALT; cites newer-threes; is public.race.marks [4,2]; is public.race.parties [0,0]

# the players announce for themselves
table 1782 announcing=manual
$DEALT; cites announce-early; awaits 0; refuses 1: announce 4xK by announce-in-order; refuses announce 3xK by announce-sets; announce 3xQ; refuses announce 3xQ by announce-sets; done, done (four kings forgotten); awaits 2; advises announce 3x7; announce 3x7; advises done; done; refuses announce N3C by announce-too-early; advises done by hide-neapolitaine; done; is public.race.marks [2,0]
play 6S; refuses 1: announce 4xK by announce-too-late; play 4S, play 7S, play JS, play 3C; is public.deal.phase late; awaits 0; done; refuses announce 4xK by announce-too-late; done, done; advises announce N3C; announce N3C, done; is public.race.marks [2,3]; awaits 0; play QC

# the Vorhand calls for a card, gives one back and shows the suit
table 1782 zurufen=on
chance {"first_dealer": 3}; chance {"deal": [["3S","2S","QS","6S","QH","5H","4H","6D","QC","JC"],["AS","KS","4S","KH","JH","7H","KD","KC","6C","5C"],["7S","5S","3H","2H","2D","AD","QD","7D","7C","4C"],["JS","AH","6H","3D","JD","5D","4D","3C","2C","AC"]]}
cites call-no-continuation; awaits 0; refuses call 3S by call; refuses call 8S by call; advises call AS; call AS; awaits 0; refuses give AS by call-card-back; refuses give AH; advises give 4H; give 4H; cites call call-card-back call-shows-suit called-card-counts; is public.deal.sure.0 ["AS","2S","3S","6S","QS"]; is public.deal.phase early; is hands.1 ["4S","KS","4H","7H","JH","KH","KD","5C","6C","KC"]; wait; cites three-alike

# nobody need call
table 1782 zurufen=on
chance {"first_dealer": 3}; $RUN; no-call; awaits 0; is public.deal.phase early

# the company rises, and each loser pays one winner
table 1782 tours=1 stake=3
given public.kamm [5,2]; given public.deals_done 3; chance {"first_dealer": 3}; given public.race.marks [10,11]; $RUN; speak; over; cites session-settled match-length; pays 12 -12 12 -12

# random matches at all kinds of tables
table 1782 announcing=manual zurufen=on tours=1
promises 3
