// Stories told at a table of Reversy. Whole deals are those of the worked cases, played card by card.

let DEALER = chance {"first_dealer":3}
let DEALT = chance {"deal":{"hands":[["…"],["…"],["…"],["…"]],"table":["…"]}}
let LESSON = chance {"deal":{"hands":[["AS","9S","6S","3S","JH","7H","2H","QD","5D","9C","8C"],["KS","4S","2S","AH","6H","KD","6D","4D","2D","5C","4C"],["QS","JS","7S","KH","QH","9H","AD","8D","7D","AC","7C"],["8S","5S","8H","5H","4H","3H","JD","9D","3D","JC","6C","2C"]],"table":["QC","3C","KC"]}}

# For a new pot the dealer puts in six and the others three, and it stands at his right (000:1332-1336)
table 1782
$DEALER; cites players pack card-order first-dealer
refuses chance {"first_dealer":2}
refuses chance {"deal":{"hands":[[],[],[],[]],"table":["AS","KS","QS"]}}
$DEALT; pays -3 -3 -3 -6; cites pot-new pot-place deal table-cards; omits betes-done-new-pot; awaits 0
is public.deal.phase exchange; offers 13

# Each of three may exchange, decline or look, and the dealer must lay one of twelve away (000:1332-1336)
table 1782
$DEALER; $LESSON
refuses play AS by vorhand-leads; refuses discard KS (he does not hold it); refuses 1: decline
advises discard JH by quinola-discard
discard JH; cites exchange reversy-you-take; is under.0 JH; is hands.0 ["AS","3S","6S","9S","2H","7H","5D","QD","8C","9C","QC"]
awaits 1; look; cites looked-not-taken reversy-you-see; is under.1 3C
awaits 2; decline; cites decline; is under.2 KC
awaits 3; offers 12; refuses decline by dealer-discards; refuses look by dealer-discards; discard JD
cites dealer-discards vorhand-leads; awaits 0; is public.deal.phase play
refuses discard AS by exchange-first-discard; refuses decline by exchange-first-discard; offers 11

# While no bête stands the Quinola may not be laid away and all must exchange, if it is so agreed (000:1346)
table 1782 quinola_locked_without_bete=true
$DEALER; $LESSON
refuses discard JH by quinola-locked; refuses decline by locked-all-exchange; refuses look by locked-all-exchange
offers 10; advises discard QD by make-voids; discard QD; refuses look by locked-all-exchange; discard KD

# As soon as a bête stands the Quinola may be laid away again (000:1346)
table 1782 quinola_locked_without_bete=true
$DEALER; given public.standing true; given public.ledger {"seats":[-30,0,0,0,0,0,0,0,0,0,0,0],"pots":[30,0,0,0,0,0]}; $LESSON
is public.deal.locked false; offers 13; allows discard JH; cites dealer-adds-three; pays -30 0 0 -3

# Marked cards bring their holder one counter from each, and everybody knows who holds them (000:1364)
table 1782 marked_cards=["QS","KC"]
$DEALER; $LESSON; discard JH, decline, decline, discard JD
cites marked-cards; pays -4 -4 0 -7 (the queen of spades is in the third hand, the king of clubs under the pot)
is public.deal.shown.2 ["QS"]; is public.deal.absent ["KC"]

# Suit must be followed, and whoever is void throws what he likes (000:1338-1340)
table 1782
$DEALER; $LESSON; discard JH, decline, decline, discard JD
play QC, play 5C, play 7C; refuses play 8S by follow-suit; refuses play AS (he does not hold it); play 6C
cites no-trump winner-leads card-points; is public.deal.points [2,0,0,0]; awaits 0

# Opposite players pay each other double (000:1364)
table 1782 vis_a_vis=true
chance {"first_dealer":3}
chance {"deal":{"hands":[["6S","7H","5H","KD","QD","9D","5D","8C","7C","4C","2C"],["8S","4S","3S","AH","KH","8H","7D","6D","3D","KC","9C"],["KS","9S","5S","JH","9H","6H","3H","2H","AD","8D","4D"],["AS","QS","JS","7S","2S","QH","4H","2D","QC","6C","5C","3C"]],"table":["JC","JD","AC"]}}
decline, decline, decline, discard QC; play 8C; play 9C; advises play JH by place-quinola
play JH; play 6C; cites quinola-placed; pays -3 -7 16 -6 (the neighbour pays once)
play KC; advises play AD by make-voids; play AD; play 5C; play 7C
cites ace-placed ace-of-diamonds; omits vis-a-vis; pays -3 -9 18 -6

# The player opposite who takes an ace pays for it twice (000:1364)
table 1782 vis_a_vis=true
chance {"first_dealer":3}
chance {"deal":{"hands":[["6S","7H","5H","KD","QD","9D","5D","KC","7C","4C","2C"],["8S","4S","3S","AH","KH","8H","7D","6D","3D","8C","9C"],["KS","9S","5S","QH","9H","6H","3H","2H","AD","8D","4D"],["AS","QS","JS","7S","2S","JH","4H","2D","QC","6C","5C","3C"]],"table":["JC","JD","AC"]}}
decline, decline, decline, discard JH; play KC, play 8C; advises play AD by vis-a-vis; play AD; play 6C
cites ace-placed ace-of-diamonds vis-a-vis; pays -7 -3 1 -6

# The book plays low cards, keeps the highest below and takes with the highest where it must (000:1352-1356)
table 1782
$DEALER
chance {"deal":{"hands":[["JS","AH","4H","2H","9D","5D","4D","KC","JC","9C","7C"],["KS","5S","4S","8H","7H","QD","8D","2D","QC","5C","4C"],["AS","QS","8S","7S","2S","KH","3H","JD","3D","AC","3C"],["9S","6S","3S","QH","JH","5H","AD","KD","7D","8C","6C","2C"]],"table":["9H","6D","6H"]}}
decline, decline, decline, discard JH; play 4D, play 2D, play 3D; advises play AD by must-take-high; play AD
cites ace-by-choice; is public.deal.coups []

# Somebody who takes everything is broken at the tenth trick and not before (000:1358-1360)
table 1782
$DEALER
chance {"deal":{"hands":[["KS","AH","KH","QH","AD","KD","QD","JD","9D","AC","QC"],["AS","7H","6H","5H","5D","4D","3D","2D","4C","3C","2C"],["QS","6S","4S","3S","2S","9H","8H","KC","8C","6C","5C"],["JS","9S","8S","7S","5S","JH","4H","3H","2H","6D","JC","9C"]],"table":["7D","7C","8D"]}}
decline, decline, decline, discard JH
play AH, play 5H, play 8H, play 2H, play KH, play 6H, play 9H, play 3H, play QH, play 7H, play 5C, play 4H
play AD, play 2D, play 6C, play 6D, play KD, play 3D, play 8C, play 9C, play QD, play 4D, play KC, play JC
play JD, play 5D, play 2S, play 5S, play AC, play 4C, play 3S, play 7S, play 9D; advises play 2C by keep-breaker; play 3C
play 4S, play 8S; cites reversy-undertaken; is public.deal.undertaken 0
advises play QC by conceal-reversy; play KS; advises play AS (it takes with the only spade); play AS, play 6S, play 9S
cites reversy-broken; is public.deal.broken_by 1; play 2C, play QS, play JS, play QC
cites reversy-broken reversy-broken-no-partie quinola-not-in-play; omits partie ace-led
pays -10 4 -3 -6 (an ace forced costs one, the broken Reversy eight)

# In the trick that breaks a Reversy the book overtakes whoever broke it: the eight go with the trick (000:1360)
table 1782
$DEALER
chance {"deal":{"hands":[["JS","AH","KH","QH","AD","KD","QD","JD","9D","AC","QC"],["QS","7H","6H","5H","5D","4D","3D","2D","4C","3C","2C"],["AS","6S","4S","3S","2S","9H","8H","KC","8C","6C","5C"],["KS","9S","8S","7S","5S","JH","4H","3H","2H","6D","JC","9C"]],"table":["7D","7C","8D"]}}
decline, decline, decline, discard JH
play AH, play 5H, play 8H, play 2H, play KH, play 6H, play 9H, play 3H, play QH, play 7H, play 5C, play 4H
play AD, play 2D, play 6C, play 6D, play KD, play 3D, play 8C, play 9C, play QD, play 4D, play KC, play JC
play JD, play 5D, play 2S, play 5S, play AC, play 4C, play 3S, play 7S, play 9D, play 3C, play 4S, play 8S
play JS, play QS; advises play AS by break-a-la-bonne; play AS, play 9S; is public.deal.broken_by 2
play 6S, play KS, play QC, play 2C; cites reversy-broken; omits ace-forced partie; pays -11 -3 5 -6

# Whoever loses a trick before the tenth has undertaken nothing (000:1360)
table 1782
$DEALER
chance {"deal":{"hands":[["KS","AH","KH","QH","AD","KD","QD","JD","9D","AC","QC"],["AS","7H","6H","5H","5D","4D","3D","2D","4C","3C","2C"],["QS","6S","4S","3S","2S","9H","8H","KC","8C","6C","5C"],["JS","9S","8S","7S","5S","JH","4H","3H","2H","6D","JC","9C"]],"table":["7D","7C","8D"]}}
decline, decline, decline, discard JH
play AH, play 5H, play 8H, play 2H, play KH, play 6H, play 9H, play 3H, play QH, play 7H, play 5C, play 4H
play AD, play 2D, play 6C, play 6D, play KD, play 3D, play 8C, play 9C, play QD, play 4D, play KC, play JC
omits reversy-lost-early; play KS, play AS, play 2S, play 5S; cites reversy-lost-early ace-forced; awaits 1

# After the tours agreed on bêtes are paid in and the pot is shared, odd counters nearest to the pot first
table 1782 tours=1
$DEALER; given public.deals_done 3; given public.standing true; given public.noted [{"by":2,"amount":20,"base":20}]
given public.ledger {"seats":[-30,0,0,0,0,0,0,0,0,0,0,0],"pots":[30,0,0,0,0,0]}
chance {"deal":{"hands":[["KS","AH","KH","QH","AD","KD","QD","JD","9D","AC","QC"],["AS","7H","6H","5H","5D","4D","3D","2D","4C","3C","2C"],["QS","6S","4S","3S","2S","9H","8H","KC","8C","6C","5C"],["JS","9S","8S","7S","5S","JH","4H","3H","2H","6D","JC","9C"]],"table":["7D","7C","8D"]}}
decline, decline, decline, discard JH
play AH, play 5H, play 8H, play 2H, play KH, play 6H, play 9H, play 3H, play QH, play 7H, play 5C, play 4H
play AD, play 2D, play 6C, play 6D, play KD, play 3D, play 8C, play 9C, play QD, play 4D, play KC, play JC
play JD, play 5D, play 2S, play 5S, play AC, play 4C, play 3S, play 7S, play 9D, play 3C, play 4S, play 8S
play QC, play 2C, play 6S, play 9S, play KS, play AS, play QS, play JS
over; cites close-divide match-length reversy-broken; omits close-play-out
// The bête of 20 is paid in, and 53 are shared; the dealer, nearest to the left of the pot, has the odd one.
pays -23 -1 13 11

# The company plays on while something stands, if it is so agreed, but not for ever
table 1782 tours=1 close_pot=play_out
$DEALER; promises 3

# A company that marks cards, locks the Quinola and doubles keeps every promise
table 1782 tours=1 marked_cards=["QS","KC","JH","2D"] quinola_locked_without_bete=true vis_a_vis=true pot_discards_paid=true ace_voluntary=pays_partie_winner heart_ace_free=true
promises 6

# The Quinola placed in the last trick wins the pot and eight (000:1340-1350)
table 1782
chance {"first_dealer":3}
chance {"deal":{"hands":[["QS","8S","4S","QH","JH","9H","6H","4D","3D","2D","5C"],["2S","AH","8H","5H","4H","3H","QD","KC","QC","9C","3C"],["AS","3S","7H","2H","KD","8D","5D","AC","8C","6C","2C"],["KS","7S","6S","5S","KH","AD","JD","9D","7D","6D","JC","7C"]],"table":["4C","9S","JS"]}}
discard 9H, decline, discard AC, discard 5S
play 2D, play QD, play 8D, play JD
play 2S, play AS, play KS, play QS
play 2C, play JC, play 5C, play 9C
play 6D, play 4D, play AH, play 5D
play 6S, play 4S, play KC, play 3S
play 7C, play 4C, play 3C, play 6C
play 7D, play 3D, play QC, play KD
play 2H, play KH, play QH, play 8H
play 7S, play 8S, play 5H, play JS
play 7H, play AD, play 6H, play 4H
play 8C, play 9D, play JH, play 3H
pays 24 -2 -17 -5
cites quinola-placed last-trick-double partie card-points
omits bete-is-pot quinola-not-in-play

# The Quinola forced costs four and a bête, and the others pay two (000:1342)
table 1782
chance {"first_dealer":3}
chance {"deal":{"hands":[["KS","6S","AH","QH","9H","5H","2H","9D","4D","AC","5C"],["QS","JS","8S","3S","2S","4H","JD","7C","4C","3C","2C"],["9S","7S","4S","QD","8D","3D","2D","QC","JC","9C","8C"],["5S","KH","7H","6H","3H","AD","KD","7D","6D","5D","KC","6C"]],"table":["AS","JH","8H"]}}
discard 9H, discard QS, discard QD, discard AD
play 2H, play 4H, play 8H, play 7H
play 2D, play KD, play 9D, play JD
play 3H, play AH, play JH, play QC
play 4D, play JS, play 3D, play 7D
play 5D, play AC, play 8S, play 8D
play 4S, play 5S, play AS, play 3S
play 5C, play 4C, play JC, play 6C
play 7S, play KC, play 6S, play 2S
play 8C, play KH, play KS, play 7C
play 9C, play 6D, play QH, play 3C
play 9S, play 6H, play 5H, play 2C
pays -4 -18 -10 2
cites quinola-forced quinola-forced-others bete-is-pot first-bete-at-once
omits later-betes-noted quinola-placed
is public.standing true

# Cards under the pot are paid by the loser, if it is so agreed (000:1344)
table 1782 pot_discards_paid=true
chance {"first_dealer":1}
chance {"deal":{"hands":[["6S","5H","JD","9D","8D","6D","5D","4D","2D","AC","7C"],["AS","9S","AH","QH","JH","9H","2H","7D","QC","9C","8C","3C"],["JS","7S","3S","2S","8H","6H","3H","KD","6C","5C","2C"],["KS","QS","8S","KH","7H","4H","AD","QD","3D","JC","4C"]],"table":["5S","4S","KC"]}}
decline, discard 3D, decline, discard JH
play 2C, play JC, play 7C, play 9C
play 4C, play AC, play QC, play 6C
play 2D, play 7D, play KD, play QD
play 2S, play KS, play 6S, play 9S
play 4H, play 5H, play 2H, play 3H
play 4D, play AH, play JS, play AD
play 4S, play JD, play AS, play 7S
play 3C, play 5C, play KH, play 9D
play 3S, play QS, play 8D, play QH
play 7H, play 6D, play 9H, play 8H
play 8C, play 6H, play 8S, play 5D
pays -2 2 -3 -12
cites under-pot-paid quinola-not-in-play

# Bêtes stand, are written down and are played for one after the other (000:1346-1348)
table 1782
chance {"first_dealer":3}
chance {"deal":{"hands":[["KS","QS","7S","4S","2H","JD","5D","4D","KC","5C","4C"],["9S","3S","AH","7H","6H","5H","QD","3D","JC","9C","8C"],["AS","6S","2S","JH","8H","3H","9D","8D","AC","QC","7C"],["JS","8S","5S","KH","QH","4H","AD","KD","6D","6C","3C","2C"]],"table":["9H","7D","2D"]}}
discard KS, discard QD, decline, discard KH
play 5D, play 3D, play 9D, play 6D
play AS, play JS, play QS, play 9S
play 2S, play 8S, play 7S, play 3S
play 2C, play KC, play JC, play QC
play 2H, play AH, play 8H, play QH
play 5H, play 3H, play 4H, play 9H
play 4S, play 9C, play 6S, play 5S
play 7C, play 6C, play 5C, play 8C
play 6H, play JH, play AD, play JD
play 8D, play KD, play 4D, play 7D
play 3C, play 4C, play 7H, play AC
pays -5 5 -31 1
chance {"deal":{"hands":[["KS","JS","9S","2S","KH","9H","4H","AD","7D","8C","7C","2C"],["8S","7S","6S","3S","5H","3H","KD","2D","KC","QC","4C"],["AS","4S","JH","8H","7H","9D","8D","4D","3D","6C","5C"],["QS","5S","AH","QH","QD","JD","6D","5D","JC","9C","3C"]],"table":["6H","AC","2H"]}}
discard KC, decline, discard QS, discard KS
play 2D, play 9D, play 6D, play 7D
play 3D, play QD, play AD, play KD
play 2S, play 8S, play 4S, play 5S
play 3S, play AS, play AH, play JS
play 4D, play JD, play 4H, play QC
play 2H, play KH, play 6H, play 8H
play 2C, play 4C, play 6C, play 3C
play JH, play QH, play 9H, play 3H
play 5D, play 9S, play 5H, play 8D
play 5C, play JC, play 8C, play 7S
play 9C, play 7C, play 6S, play 7H
pays -14 14 -35 2
chance {"deal":{"hands":[["KS","5S","4S","3S","2S","KH","8H","7H","5H","QD","JD"],["AS","JS","AH","QH","JH","4H","2H","AD","5D","2D","QC","3C"],["QS","9S","8S","6S","9H","3H","9D","AC","6C","4C","2C"],["7S","6H","KD","8D","6D","3D","KC","JC","9C","8C","5C"]],"table":["7C","7D","4D"]}}
discard 9H, decline, discard KH, discard QC
play 2C, play KC, play KS, play 3C
play 3D, play QD, play 5D, play 9D
play 2S, play AS, play QS, play 7S
play 2D, play AC, play KD, play JD
play 5C, play 8H, play JH, play 4C
play 6H, play 5H, play 4H, play 3H
play 6D, play 4D, play AD, play 9S
play 2H, play 8S, play JC, play 7H
play 3S, play JS, play 6S, play 9C
play QH, play 7C, play 8C, play 5S
play AH, play 6C, play 8D, play 4S
pays -14 43 -28 -1
chance {"deal":{"hands":[["5S","3S","2S","KH","QH","9H","JD","9D","6D","JC","4C"],["AS","JS","7S","7H","3H","KD","7D","5D","3D","AC","KC"],["KS","QS","9S","AH","JH","8H","4H","AD","2D","7C","5C","2C"],["8S","4S","6H","5H","2H","QD","8D","QC","9C","8C","6C"]],"table":["3C","6S","4D"]}}
discard 8S, discard 9H, discard KC, discard QS
play 2H, play KH, play 7H, play 8H
play 2S, play AS, play KS, play 4S
play 3H, play AH, play 6H, play QH
play 2C, play QC, play JC, play AC
play 3D, play 2D, play QD, play JD
play 3C, play 4C, play KD, play 7C
play 4H, play 5H, play 9D, play JS
play 8D, play 6D, play 7D, play AD
play 5C, play 9C, play 6S, play 7S
play 6C, play 5S, play 5D, play JH
play 8C, play 3S, play 4D, play 9S
pays -10 38 -25 -3
cites first-bete-at-once later-betes-noted dealer-adds-three greatest-bete-next quinola-led quinola deal-moves-right
omits close-divide
is public.standing false; $DEALT; cites betes-done-new-pot pot-new

# Marked cards, a free ace of hearts and what lies under the pot (000:1344, 000:1364)
table 1782 marked_cards=["QS","KC"] heart_ace_free=true pot_discards_paid=true
chance {"first_dealer":2}
chance {"deal":{"hands":[["KS","JS","4S","2S","5H","QD","8D","KC","QC","7C","4C"],["AH","8H","7H","3H","9D","7D","5D","AC","9C","5C","3C"],["7S","JH","6H","AD","KD","6D","4D","2D","JC","8C","6C","2C"],["QS","9S","6S","5S","3S","KH","QH","9H","4H","JD","3D"]],"table":["8S","AS","2H"]}}
discard KH, decline, discard 9D, discard JH
play 3S, play 2S, play AC, play 7S
play 2D, play JD, play 8D, play 7D
play 3D, play QD, play 5D, play 6D
play 4S, play AH, play AD, play QS
play 5S, play KS, play 9C, play 4D
play 4C, play 3C, play 8C, play QH
play 2C, play 9S, play KC, play 5C
play 5H, play 3H, play 6H, play 4H
play 6C, play 9H, play QC, play 8H
play 7C, play 7H, play JC, play 8S
play KD, play 6S, play JS, play 2H
pays -1 6 -16 -4
chance {"deal":{"hands":[["KS","9S","6S","8H","KD","8D","4D","JC","9C","4C","3C"],["AS","QS","JH","9H","6H","5H","9D","7D","2D","8C","2C"],["JS","7S","7H","4H","3H","QD","6D","5D","AC","6C","5C"],["8S","5S","4S","3S","AH","KH","QH","2H","AD","KC","QC","7C"]],"table":["JD","3D","2S"]}}
discard KS, discard QS, discard QD, discard 8S
play 3C, play 2C, play AC, play KC
play 2S, play 5S, play 9S, play AS
play 2D, play 6D, play AD, play KD
play AH, play 8H, play 9H, play 3H
play 2H, play JC, play JH, play 7H
play 3D, play 5D, play KH, play 4D
play 4H, play QH, play JD, play 6H
play 3S, play 6S, play 9D, play 7S
play 5C, play QC, play 9C, play 8C
play 4S, play 8D, play 7D, play JS
play 6C, play 7C, play 4C, play 5H
pays 0 -16 -18 -2
cites marked-cards heart-ace-free under-pot-paid

# Whoever holds the four aces need not follow, and it comes out in the end (000:1338)
table 1782
chance {"first_dealer":0}
chance {"deal":{"hands":[["9S","5S","4S","2S","KH","QH","3D","8C","7C","5C","4C","3C"],["AS","JS","8S","3S","AH","8H","5H","2H","AD","5D","AC"],["6S","JH","3H","9D","6D","4D","2D","QC","JC","9C","2C"],["KS","QS","7S","6H","4H","KD","QD","JD","8D","7D","KC"]],"table":["6C","7H","9H"]}}
decline, decline, discard KS, discard QH
play 2H, play JH, play 9H, play KH
play 2S, play AC, play 6S, play QS
play 7D, play 3D, play AS, play 6D
play 4H, play 9S, play JS, play 3H
play 6H, play 8C, play AD, play 2D
play 7S, play 5S, play AH, play QC
play 8D, play 7C, play 8H, play 4D
play KD, play 5C, play 5H, play 9D
play JD, play 4C, play 8S, play JC
play QD, play 4S, play 3S, play 9C
play KC, play 3C, play 5D, play 2C
pays -8 10 -18 -14
cites four-aces reversy-has-renounced quinola-forced ace-placed
omits four-aces-pays-reversy

# A Reversy with the Quinola led at the ninth trick draws the pot, and led aces cost nothing (000:1342)
table 1782
chance {"first_dealer":3}
chance {"deal":{"hands":[["AS","KS","QS","JS","9S","AH","KH","QH","JH","AD","KD"],["3S","2S","8H","4H","JD","5D","AC","JC","8C","6C","5C"],["6S","5S","6H","5H","QD","9D","8D","6D","7C","4C","2C"],["7S","4S","9H","7H","3H","2H","7D","4D","2D","KC","9C","3C"]],"table":["QC","3D","8S"]}}
decline, discard 8H, discard 2C, discard 7S
play AS, play 3S, play 8S, play 4S
play AD, play 5D, play 6D, play 4D
play AH, play 4H, play 5H, play 9H
play KS, play 2S, play 6S, play 3H
play KH, play 6C, play 6H, play 2H
play KD, play 3D, play 8D, play 7D
play QH, play 8C, play 7C, play 7H
play QS, play JC, play 5S, play 3C
play JH, play JD, play QD, play KC
play JS, play AC, play 9D, play 9C
play 9S, play 5C, play 4C, play 2D
pays 36 -11 -11 -14
cites reversy reversy-undertaken reversy-no-partie quinola-reversy-ninth
omits partie ace-led bete-is-pot quinola-led


# Whoever has the four aces and renounced pays the Reversy for all; what was placed on it comes back, the pot does not (000:1338, 000:1360-1362)
table 1782
$DEALER
chance {"deal":{"hands":[["KS","QS","JS","KH","QH","KD","QD","JD","KC","QC","JC"],["AS","AH","AD","AC","3S","2S","3H","2H","2D","3C","2C"],["JH","9H","8H","7H","9D","8D","7D","9C","8C","7C","6C"],["9S","8S","7S","6S","5S","4S","6H","5H","4H","6D","5D","4D"]],"table":["3D","5C","4C"]}}
decline ×3, discard 4D
play KS; offers 11; play AH; advises play JH by place-quinola; play JH, play 4S; pays -8 -2 16 -6; cites quinola-placed ace-placed
play QS, play AD, play 9H, play 5S, play JS, play AC, play 8H, play 6S; is public.deal.renounced null
play KH, play 2H, play 7H, play 4H, play QH, play 3H, play 9D, play 5H; play KD
advises play 2D by four-aces-beware; play 2D, play 8D, play 5D
omits reversy-has-renounced; play QD, play 2S; cites reversy-has-renounced; is public.deal.renounced 1; play 7D, play 6D
play JD, play 3S, play 9C, play 6H, play KC, play 2C, play 8C, play 7S, play QC, play 3C, play 7C, play 8S
play JC, play AS, play 6C, play 9S
cites four-aces-pays-reversy reversy-refund reversy-placer-keeps-pot reversy-no-partie last-trick-double; omits reversy
pays 21 -27 12 -6

# A Quinola led at the tenth trick of a Reversy wins no pot and costs no bête (000:1342)
table 1782
$DEALER
chance {"deal":{"hands":[["AH","KH","QH","JH","AD","KD","QD","JD","AC","KC","QC"],["AS","KS","QS","JS","9S","3H","2H","3D","2D","3C","2C"],["6H","5H","4H","6D","5D","4D","6C","5C","4C","3S","2S"],["9H","8H","7H","9D","8D","7D","JC","9C","8C","7C","5S","4S"]],"table":["8S","7S","6S"]}}
advises decline by conceal-reversy (nobody can beat these)
decline ×3, discard JC; advises play JH by conceal-reversy (nothing beats him beside ace, king and queen)
play AH, play 2H, play 4H, play 7H, play KH, play 3H, play 5H, play 8H, play QH, play 9S, play 6H, play 9H
play AD, play 2D, play 4D, play 7D, play KD, play 3D, play 5D, play 8D, play QD, play JS, play 6D, play 9D
play JD, play QS, play 2S, play 4S, play AC, play 2C, play 4C, play 7C, play KC, play 3C, play 5C, play 8C
cites reversy-undertaken; play JH, play KS, play 3S, play 5S, play QC, play AS, play 6C, play 9C
cites quinola-reversy-late reversy reversy-refund; omits quinola-reversy-ninth bete-is-pot quinola-led
pays 21 -11 -11 -14; is public.standing false

# The deal worked out in the rules
table 1782
$DEALER
chance {"deal":{"hands":[["AS","QS","AD","QD","4D","3D","2D","QC","9C","8C","6C"],["9S","3S","AH","6H","4H","2H","KD","8D","6D","KC","3C"],["7S","4S","KH","9H","7H","7D","5D","AC","5C","4C","2C"],["JS","8S","6S","2S","QH","8H","5H","3H","JD","9D","JC","7C"]],"table":["KS","JH","5S"]}}
discard AS, discard KC, discard KH, discard JD
play 2D, play KD, play 5D, play 9D
play 6H, play 9H, play 5H, play AD
play 7H, play 8H, play QD, play 2H
play 8S, play KS, play 9S, play 7S
play QC, play 3C, play 5C, play 7C
play 8C, play JH, play 2C, play JC
play 3H, play QS, play 4H, play AC
play 8D, play 7D, play QH, play 3D
play 3S, play 4S, play 2S, play 4D
play 4C, play 6S, play 9C, play 6D
play 6C, play AH, play 5S, play JS
pays -3 13 -4 -6; cites ace-placed ace-of-diamonds quinola-placed last-trick-double partie-tie-seat
