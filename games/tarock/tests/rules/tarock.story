let DEAL = chance {"first_dealer": 0}; chance {"deal": [["KS", "QS", "CS", "JS", "JH", "2H", "3H", "T20", "KH", "KD", "CC", "…"], ["T18", "KC", "QH", "QD", "JC", "…"], ["SK", "T21", "T1", "T19", "T5", "AS", "10C", "CH", "CD", "QC", "…"]]}
let POOR = chance {"first_dealer": 0}; chance {"deal": [["T1", "T5", "T6", "KS", "QS", "2S", "3S", "4S", "5S", "6S", "2H", "3H", "4H", "5H", "6H", "7H", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "2C", "3C", "4C", "5C", "6C"], ["T18", "…"], ["SK", "T21", "…"]]}

# A card that does not follow is refused
table three
$DEAL
discard 2H 3H JH, silent, silent, silent
play T18; refuses play AS by tarock-on-tarock; allows play SK; allows play T5

# At a strict table it is possible, and makes good what it cost the others in the trick: the Pagat would have fallen to the dealer
table three strict=true
$DEAL
discard 2H 3H JH, silent, silent, silent
play T18; allows play AS; play AS, play T20; cites revoke-makes-good; pays 4 0 -4

# What may not be laid away
table three
$DEAL
refuses discard KS 2H 3H by king-not-in-scat; refuses discard T20 2H 3H by scat-no-tarock; refuses discard 2H 3H by scat-of-three
refuses announce kings; allows discard QS CS JS
discard 2H 3H JH; awaits 0; refuses announce tarocks matadors by scat-no-announced-cavalry
announce cavalry; cites whole-cavalry announcements-from-each; pays 20 -10 -10; awaits 1

# The Pagat goes into the scat with just two other tarocks
table three
$POOR
allows discard T1 2S 3S; refuses discard T5 2S 3S by scat-no-tarock
discard T1 2S 3S; is public.deal.laid 3
silent

# Not with more, unless the table is milder, and then with fewer
table three pagat_scat=at_most_two
$POOR
allows discard T1 2S 3S

# Matadors are kings as well, and nobody says which
table three
$DEAL
discard 2H 3H JH, announce cavalry, silent
announce matadors kings; cites three-matadors seven-kings items-add-up announce-without-names; pays 2: 20

# En deux everything is written down, and the deals alternate
table two
chance {"first_dealer": 1}; chance {"deal": {"hands": [["SK", "T21", "T1", "…"], ["KS", "QS", "CS", "JS", "2H", "3H", "4H", "…"]], "talon": ["KH", "KD", "KC", "QH", "QD", "QC", "CH", "CD", "CC", "…"]}}
awaits 1; discard 2H 3H 4H; announce cavalry; cites two-as-three; pays 0 0; is public.score.1 10
awaits 0; announce matadors kings; is public.score.0 15; awaits 0

# Who has announced least is found without a cavalry that lies in the scat
table three strict=true lost_pagat=layout pagat_fallen_to=least_announced
$DEAL
discard QS CS JS; announce cavalry; pays 20 -10 -10
silent ×2; given hands [["T20"], ["T18"], ["T1"], []]; given public.deal.trick.leader 0; given public.deal.turn 0
given public.deal.won [16, 25, 25, 0]; given public.deal.count 24
play T20, play T18, play T1; cites cavalry-in-scat pagat-to-least-announced; pays 42 -21 -21

# Whoever wants to play blind does not look
table lhombre-old
let HOMBRE = chance {"first_dealer": 0}; chance {"deal": [["2H", "3H", "4H", "KD", "…"], ["T21", "T20", "KS", "QS", "2S", "…"], ["SK", "T1", "T19", "KC", "…"]]}; discard 2H 3H 4H
$HOMBRE
awaits 1; offers 2; refuses bid solo by lhombre-a-tres-blind
bid a_tres, bid a_duo, pass; awaits 1; offers 2; keep; cites lhombre-keep; awaits 2; refuses keep; refuses bid a_duo by lhombre-auction
bid ad_uno, pass; awaits 2; is public.deal.phase ask

# Cards are asked for one by one, and answered at once
table lhombre-old
$HOMBRE
look, bid ad_uno, pass ×2
refuses ask T19 by lhombre-exchange; refuses ask KS by lhombre-exchange; allows enough
ask KC; cites lhombre-exchange; is public.deal.phase give; refuses give KC; give 2S; is public.deal.phase play; awaits 1

# All pass: in the newer way the Vorhand is paid
table lhombre-new
chance {"first_dealer": 2}; chance {"deal": {"hands": [["T21", "…"], ["T20", "…"], ["T19", "…"]], "talon": ["2H", "3H", "4H"]}}
pass ×3; cites lhombre-all-pass; pays 10 -5 -5; is public.dealer 0

# The player of the newer way takes the three cards
table lhombre-new
chance {"first_dealer": 2}; chance {"deal": {"hands": [["T21", "KS", "…"], ["T20", "…"], ["T19", "…"]], "talon": ["2H", "3H", "4H"]}}
refuses bid a_duo; bid solo, pass ×2; cites lhombre-new-scat; awaits 0; refuses discard T21 2H 3H by lhombre-scat-bans
discard 2H 3H 4H; is public.deal.phase play; awaits 0

# Four at the table: the dealer is king
table lhombre-old players=4
chance {"first_dealer": 1}; cites lhombre-dealer-king
chance {"deal": [["2H", "3H", "4H", "…"], [], ["T20", "…"], ["T19", "…"]]}
awaits 0; discard 2H 3H 4H; awaits 2

# The dealer puts his stake into the pot
table three pot=6
$DEAL
cites pot-stakes; pays -6

# A misdeal at a strict table passes the deal on
table three strict=true
$DEAL
0: misdeal; cites misdeal-passes; is public.dealer 1; pays 0 0 0

# At strict tables the scat may be wrong
table three strict=true
$DEAL
allows discard 2H 3H; allows discard KS 2H 3H; allows discard 2H 3H JH QS; refuses discard 2H

# Matches keep every promise, strict ones too
table three strict=true length=2
promises 2

let LAST = discard 2H 3H JH, silent ×3; given public.deal.won [8, 8, 8, 0]; given public.deal.count 24; given public.deal.trick.leader 0; given public.deal.turn 0

# The Pagat that falls in the last trick costs its owner twenty to each, and as much as lies in the pot
table three pot=6
$DEAL
$LAST; given hands [["T20"], ["T18"], ["T1"], []]
play T20, play T18, play T1; cites pagat-lost-ultimo pot-pagat; omits pagat-lost pagat-ultimo

# In the last trick it wins, and takes the pot
table three pot=6
$DEAL
$LAST; given hands [["2S"], ["3S"], ["T1"], []]
play 2S, play 3S, play T1; cites pagat-ultimo pot-pagat; omits pagat-made

# A king in the last trick is paid as agreed, and takes half the pot
table three pot=6
$DEAL
$LAST; given hands [["KS"], ["2S"], ["3S"], []]
play KS, play 2S, play 3S; cites king-ultimo pot-king; omits king-to-trick

# The Pagat in the scat brings ten from each
table three
$POOR
discard T1 2S 3S; silent ×3; given public.deal.won [8, 8, 8, 0]; given public.deal.count 24; given public.deal.trick.leader 0; given public.deal.turn 0
given hands [["KS"], ["T18"], ["T19"], []]; play KS, play T18, play T19; cites scat-pagat-brings-ten

# Whoever has no trick receives twenty-six from each
table three stichfrei=true
$DEAL
discard 2H 3H JH, silent ×3; given public.deal.won [12, 0, 12, 0]; given public.deal.count 24; given public.deal.trick.leader 0; given public.deal.turn 0
given hands [["KS"], ["2S"], ["3S"], []]; play KS, play 2S, play 3S; cites stichfrei; omits par-twenty-six

let TOUT = look, bid ad_uno, pass ×2; enough; given public.deal.won [0, 24, 0, 0]; given public.deal.count 24; given public.deal.trick.leader 1; given public.deal.turn 1; given hands [["T5"], ["T21"], ["T6"], []]

# All tricks are paid beside the game
table lhombre-old
$HOMBRE
$TOUT; play T21, play T6, play T5; cites lhombre-tout; omits lhombre-tout-reduced

# Or less, where that is agreed
table lhombre-old tout_scale=reduced
$HOMBRE
$TOUT; play T21, play T6, play T5; cites lhombre-tout-reduced; omits lhombre-tout
