# a trick is asked for, and after the first the company may stop
table 1830 length=3
awaits 1; offers 26; refuses stop by session-length; refuses name QH by conjuror-and-company; advises perform 1 by not-twice; perform 6; omits applause
awaits 1; on; on; cites six-and-twenty found-or-failed; offers 27; advises perform 1 by not-twice; stop; over; pays 0 0; cites session-length

let MIXED = chance {"pack": ["9D", "6H", "JC", "JS", "QC", "AD", "10S", "…", "3S", "2C"]}

# the key is seen, a card is drawn and laid below it, and no cut parts the two
table 1830 length=1
perform 3; refuses chance {"pack": ["9D"]}; refuses chance {"piles": [52]}; $MIXED; refuses enough by key-cuts; draw 3; refuses enough by key-cuts
cut 20; refuses cut 52 by complete-cut; cut 31; enough; awaits 0; refuses name JC 9D by conjuror-knows-only-what-he-sees; advises name JC by next-to-the-key; reckons name JC at 1; reckons name 9D at -1
name JC; pays 1 -1; over; cites key-seen key-free-draw key-cuts key-neighbour complete-cut applause conjuror-knows-only-what-he-sees; omits key-drawn

# the key itself is drawn: mended, the card left at the bottom is the key
table 1830 length=1
perform 3; $MIXED; draw 52; cut 10, enough; advises name 2C; name 2C; pays 1 -1; cites key-drawn

# the key itself is drawn: as printed the trick fails
table printed length=1
perform 3; $MIXED; cites mended; draw 52; cut 10, enough; advises name 9D; name 9D; pays -1 1; cites tricks-wrong

# whoever conjures and names the wrong card pays
table 1830 length=1 spectators=3 applause=2
perform 3; $MIXED; draw 1; cut 1, enough; name KH; pays -6 2 2 2

# naming at the forehead goes on as long as one likes, but not beyond half the pack
table 1830 length=1
perform 1; $MIXED; awaits 0; advises name 9D by one-ahead; name 9D; on; name 6H; enough; over; pays 1 -1; cites forehead-two-faces forehead-one-ahead

# a wrong card ends it
table 1830 length=1
perform 1; $MIXED; name 9D, on, name 2C; over; pays -1 1

# a thought in silence is told to nobody, and nothing is paid for it
table 1830 length=1
perform 10; $MIXED; refuses number 8 by piles-sizes; number 7; allows ready; refuses note 9D by house-not-now; ready; awaits 1; pile 1, pile 2, pile 3; awaits 0; offers 21
refuses name 2C by conjuror-knows-only-what-he-sees

# of eleven the third answer is not enough: a fourth is asked
table 1830 length=1
perform 10; $MIXED; number 11, ready; pile 1 ×3; awaits 1; cites piles-fourth-answer; pile 1; awaits 0

# on a slip only the true answer will do, and the table judges
table 1830 length=1 thinking=noted
perform 10; $MIXED; number 7; offers 21; note 9D; refuses pile 2 by truthful-answers; pile 1; offers 1; is public.performance.log ["number 7","ready","pile 1"]
cites thought-on-a-slip; omits thought-in-silence

# four persons think of four cards, and each is found by a yes
table 1830 length=1 spectators=4 thinking=noted
perform 22; $MIXED; 1: note 9D, 2: note 6H, 3: note JC, 4: note JS; 1: yes; advises 0: name 9D by layer; 0: name 9D; 2: yes, 0: name 6H, 3: yes, 0: name JC, 4: yes, 0: name JS; over; pays 4 -1 -1 -1 -1

# in the last pile the card must be
table 1830 length=1
perform 22; $MIXED; ready ×4; no ×12; refuses no by sixteen-layer; yes; advises name 7S by layer; cites sixteen-dealt-anew

# three of a kind: a cut of one card parts them, and is mended
table 1830 length=1
perform 7; $MIXED; rank K; insert 20; cut 1; cites three-second-cut tricks-together; pays 1 -1

# three of a kind: as printed a cut of one card fails
table printed length=1
perform 7; $MIXED; rank K; insert 20; cut 1; cites tricks-apart; pays -1 1

# four of a kind: whoever leaves fewer than three cards parts them
table printed length=1
perform 9; $MIXED; rank Q; cut 50; pays -1 1

# four of a kind: mended
table 1830 length=1
perform 9; $MIXED; rank Q; cut 50; pays 1 -1; cites four-second-cut four-two-strangers

# the tops of the piles are named one ahead
table 1830 length=1
perform 13; $MIXED; number 3; refuses chance {"piles": [26, 26]}; refuses chance {"piles": [1, 1, 51]}; chance {"piles": [40, 7, 5]}; advises name 9D by one-ahead; name 9D; is public.performance.piles [40,7,5]

# only the largest pile may be the lowest
table 1830 length=1
perform 17; $MIXED; refuses chance {"piles": [40, 4, 2, 2, 2, 2]}; chance {"piles": [2, 4, 2, 2, 2, 40]}; hide 7; advises name 2C by card-seen-at-first; name 2C; pays 1 -1; cites six-piles-left-over

# twelve cards: one in each row and column
table 1830 length=1
perform 18; $MIXED; advises lay 1 by one-in-each-row; lay 1, lay 1, lay 1; cites tricks-unsolved; again; lay 3, lay 4; advises lay 8; lay 8; over; cites twelve-diagonal; pays 0 0

# strangers in each pile
table 1830 length=1
perform 19; refuses chance {"pack": ["9D", "6H", "…"]}; chance {"pack": ["AS", "QS", "9S", "7S", "5S", "3S", "AH", "QH", "9H", "7H", "5H", "3H", "AD", "QD", "9D", "7D", "5D", "3D", "AC", "QC", "9C", "7C", "5C", "3C", "…"]}; refuses enough by odd-even-sorted; draw 1; refuses draw 1 by odd-even-sorted; draw 2, enough; draw 1, enough; cites odd-even-exchanged; is public.performance.over false

# the row is counted by the company itself
table 1830 length=1
perform 20; $MIXED; number 12; cites row-number; ready; point 7; yes; over; pays 0 0

# a no against the proof is answered
table 1830 length=1
perform 20; $MIXED; number 12; ready; point 7; no; over; cites tricks-wrong-answer; pays 0 0

# every twelfth goes overboard
table 1830 length=1
perform 21; $MIXED; advises number 12; number 12; cites storm-order; on ×15; over; cites storm-fifteen storm-twelfth

# a packet of one's own
table 1830 length=1
perform 14; suit H; down; on; try; advises stack AH by tuck-backwards; stack AH; advises stack 3H; stack KH; advises 1: nothing

# the book's programme goes by itself
table 1830 programme=book length=2 spectators=2
chance {"pack": ["…"]}; awaits 0; is public.performance.number 1

# the signs of a helper
table 1830 length=1
perform 24; $MIXED; touch 6; advises name AD by read-the-signs; cites touch-code; name AD; pays 0 0

# the card lies next to the key below the cover
table 1830 length=1
perform 25; $MIXED; draw 2; cut 30, enough; advises name 9D by next-to-the-key; name 9D; pays 1 -1; cites cover-follows cover-drawn-off

# the thought card comes at the number of all
table 1830 length=1
perform 26; $MIXED; number 9; ready; place 4; on; advises name JS by count-back; name JS; yes; over

# what is told
table 1830 length=26 thinking=noted spectators=3
perform 4; $MIXED; draw 9, number 6; cites glide; on; perform 5; $MIXED; draw 2, insert 20, on; perform 8; $MIXED; number 4, court; cites trimmed-grip; on
perform 11; $MIXED; on ×3; enough; perform 12; $MIXED; on ×2; cites turned-pack; perform 15; on ×2; perform 16; $MIXED; on, enough; perform 23; $MIXED; on ×3; pays 0 0 0 0

# random sessions keep the promises of the house
table 1830
promises 6

# random sessions with slips keep them too
table printed thinking=noted spectators=4 length=6
promises 6
