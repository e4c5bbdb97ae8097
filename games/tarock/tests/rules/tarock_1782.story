let DEAL = chance {"first_dealer": 0}; chance {"deal": [["KS", "QS", "CS", "JS", "JH", "2H", "3H", "T20", "…"], ["T18", "KC", "…"], ["SK", "T21", "T1", "T19", "T5", "AS", "10C", "…"]]}
let POOR = chance {"first_dealer": 0}; chance {"deal": [["T1", "T5", "SK", "KS", "QS", "2S", "3S", "4S", "5S", "6S", "2H", "3H", "4H", "5H", "6H", "7H", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "2C", "3C", "4C", "5C", "6C"], ["T18", "…"], ["T20", "T21", "…"]]}

# Three tarocks with the Pagat go into the scat together
table three
$POOR
allows discard SK T5 T1; refuses discard T1 2S 3S by scat-three-tarocks; refuses discard KS 2S 3S by king-not-in-scat
discard SK T5 T1; awaits 0

# Honours are paid at once, the dealer first
table three
$DEAL
refuses discard T20 2H 3H by scat-no-tarock
discard 2H 3H JH; announce cavalry; cites whole-cavalry honours-from-each; pays 20 -10 -10
silent; refuses announce tarocks kings by scat-nothing-announced; announce matadors; pays 2: 10

# A deal with few tarocks is void, and the same dealer deals again
table three few_tarocs_void=true
chance {"first_dealer": 0}; chance {"deal": [["T1", "T5", "KS", "QS", "2S", "3S", "4S", "5S", "6S", "2H", "3H", "4H", "5H", "6H", "7H", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "2C", "3C", "4C", "5C", "6C", "7C"], ["T18", "…"], ["T20", "SK", "…"]]}
cites few-tarocks-void; is public.dealer 0; is public.deal.phase deal; is public.deals_done 0

# A fourth sits out as king
table three players=4
chance {"first_dealer": 2}; cites fourth-is-king
chance {"deal": [["T20", "…"], [], ["2H", "3H", "4H", "…"], ["T19", "…"]]}
awaits 2; discard 2H 3H 4H; silent; awaits 3

# Partners: two cards, no honours, the Vorhand leads
table four-partners
chance {"first_dealer": 0}; chance {"deal": [["2H", "3H", "KD", "T20", "…"], ["KH", "…"], ["QH", "5H", "…"], ["T19", "…"]]}
refuses discard T20 2H by partners-scat-no-tarock; discard 2H 3H; awaits 1; is public.deal.phase play

# After Quadrille: honours first, then the auction, then a called king
table four-quadrille
chance {"first_dealer": 0}; chance {"deal": [["2H", "3H", "4H", "5H", "KD", "…"], ["KH", "T21", "9D", "…"], ["KS", "…"], ["KC", "SK", "…"]]}
refuses discard KD 2H 3H 4H by king-not-in-scat; discard 2H 3H 4H 5H, silent, silent, silent, silent
awaits 1; bid frage; refuses bid frage by quadrille-auction; pass ×3; is public.deal.phase call
refuses call KH by frage-calls-king; call KS; is public.deal.helper null; is public.deal.phase play; awaits 1

# A Mediateur asks for cards, but not for the Sküs
table four-quadrille
chance {"first_dealer": 0}; chance {"deal": [["2H", "3H", "4H", "5H", "KD", "…"], ["KH", "T21", "9D", "8D", "…"], ["KS", "T20", "…"], ["KC", "SK", "…"]]}
discard 2H 3H 4H 5H, silent ×4
pass, bid mediateur, pass, pass; awaits 2; refuses ask SK by mediateur-not-skues; refuses enough by mediateur-one-or-two
ask 2H; cites mediateur-card-in-scat; refuses ask 2H by mediateur-card-in-scat; ask T21; is public.deal.phase give; give T20; allows enough; enough; is public.deal.phase play

# With all four kings nobody asks
table four-quadrille
chance {"first_dealer": 0}; chance {"deal": [["2H", "3H", "4H", "5H", "…"], ["KH", "KS", "KD", "KC", "…"], ["T20", "…"], ["SK", "…"]]}
discard 2H 3H 4H 5H, silent, announce kings; cites quadrille-four-kings quadrille-honours-from-all; pays -10 30 -10 -10
silent ×2; refuses bid frage by four-kings-no-frage; allows bid mediateur

# Two of some cards in the Munich pack
table munich-103 tours=1
promises 1

# A misdeal costs five to each, and the same dealer deals again
table three strict=true
$DEAL
0: misdeal; cites misdeal-five; is public.dealer 0; pays -10 5 5

# A revoke costs five to each
table three strict=true
$DEAL
discard 2H 3H JH, silent ×3; play T18; allows play AS; play AS, play T20; cites revoke-five revoke-trick-stays; pays 2: -10

# Whoever announces more than he holds pays
table three strict=true
$DEAL
discard 2H 3H JH; allows announce tarocks; allows announce matadors

# Ten tarocks that were not there are fined, and bring nothing even to whoever has more than 26
table three strict=true ten_tarocs_condition=over_26
let LAST = given public.deal.won [22, 25, 25, 0]; given public.deal.count 24; given public.deal.trick.leader 0; given public.deal.turn 0
chance {"first_dealer": 0}; chance {"deal": [["KS", "2S", "2H", "3H", "4H", "T20", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "AD", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "AC", "2C", "3C", "4C"], ["3S", "…"], ["4S", "…"]]}
discard 2H 3H 4H; announce tarocks; silent ×2; pays 0 0 0
given hands [["KS"], ["3S"], ["4S"], []]; $LAST
play KS, play 3S, play 4S; cites over-announced par-twenty-six; omits ten-tarocks; pays -8 4 4

# Those that were there are paid
table three strict=true ten_tarocs_condition=over_26
$DEAL
discard 2H 3H JH, silent ×2, announce tarocks; pays 0 0 0
given hands [["2S"], ["3S"], ["KS"], []]; given public.deal.played.2 ["T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "T11"]; given public.deal.won [23, 24, 24, 0]; given public.deal.count 24; given public.deal.trick.leader 2; given public.deal.turn 2
play KS, play 2S, play 3S; cites ten-tarocks; omits over-announced; pays 2: 23

# Strict matches keep every promise
table three strict=true tours=1
promises 2

let END = discard 2H 3H JH, silent ×3; given public.deal.won [8, 8, 8, 0]; given public.deal.count 24; given public.deal.trick.leader 0; given public.deal.turn 0

# The Pagat that falls in the last trick costs more
table three
$DEAL
$END; given hands [["T20"], ["T18"], ["T1"], []]
play T20, play T18, play T1; cites pagat-lost-last; omits pagat-lost

# Where kings are paid, the Pagat in the last trick but one and the Mond in the last make the great ultimo
table three king_payments=true
$DEAL
discard 2H 3H JH, silent ×3; given public.deal.won [7, 8, 8, 0]; given public.deal.count 23; given public.deal.trick.leader 0; given public.deal.turn 0
given hands [["T1", "T21"], ["2S", "3S"], ["4S", "5S"], []]; play T1, play 2S, play 4S, play T21, play 3S, play 5S; cites great-ultimo

# Whoever has no trick receives twenty-six from each
table three trickless_premium=true
$DEAL
discard 2H 3H JH, silent ×3; given public.deal.won [12, 0, 12, 0]; given public.deal.count 24; given public.deal.trick.leader 0; given public.deal.turn 0
given hands [["KS"], ["2S"], ["3S"], []]; play KS, play 2S, play 3S; cites no-trick-twenty-six; omits two-without-trick

# Two without a trick receive it from the third alone
table three trickless_premium=true
$DEAL
discard 2H 3H JH, silent ×3; given public.deal.won [24, 0, 0, 0]; given public.deal.count 24; given public.deal.trick.leader 0; given public.deal.turn 0
given hands [["KS"], ["2S"], ["3S"], []]; play KS, play 2S, play 3S; cites two-without-trick; omits no-trick-twenty-six

# A Volata is paid when the Partie is over
table four-partners
chance {"first_dealer": 0}; chance {"deal": [["2H", "3H", "KD", "T20", "…"], ["KH", "…"], ["QH", "5H", "…"], ["T19", "…"]]}
discard 2H 3H; given public.deals_done 3; given public.volatas [1, 0]
given public.deal.won [9, 9, 0, 0]; given public.deal.count 18; given public.deal.trick.leader 0; given public.deal.turn 0
given hands [["KD"], ["4H"], ["QH"], ["5H"]]; play KD, play 4H, play QH, play 5H; cites partie-of-four-deals volata
