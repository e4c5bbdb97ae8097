let DEAL = chance {"first_dealer": 0}; chance {"deal": {"hands": [["10C","QC","7C","8S","7S","KH","9H","KD","QD","8D"],["JS","JD","8C","KS","AH","10H","QH","7H","AD","9D"],["JC","JH","AC","KC","9C","AS","QS","9S","10D","7D"]], "talon": ["10S","8H"]}}

# the asking goes step by step, and whoever is left announces no less than he asked for
table 1860
$DEAL; awaits 2; offers 2; refuses ask frage H by ask-step-by-step; refuses ask solo D by ask-step-by-step
ask frage D; cites middle-asks-first; awaits 1; refuses pass by yes-means-at-least; yes; cites yes-means-at-least
ask frage H, yes, ask frage S, no; cites ask-step-by-step no-gives-way; awaits 0
refuses ask frage S by ask-step-by-step; pass; awaits 2; refuses pass by asking-binds; refuses announce frage H by announce
offers 9; advises announce frage C by frage-hand; announce frage C; cites frage-suit-first frage announce

# two of twelve cards are laid away, and they count
table 1860
$DEAL; ask frage D, no, pass, announce frage C; offers 66; refuses discard AH 7D by lay-away-any-two
advises discard 8H 10D by discard-eichelfrage; discard 8H 10D; cites lay-away-any-two vorhand-leads; awaits 1

# hinterhand takes up the asking; at equality the earlier keeps the game
table 1860
$DEAL; ask frage D, yes, pass; cites equal-goes-to-the-earlier; awaits 0; ask frage H; cites hinterhand-takes-it-up; yes, pass; awaits 1
refuses announce frage D by announce; allows announce frage H; allows announce grand

# nobody asks: the vorhand may announce anything or pass, and the cards are thrown in
table 1860
$DEAL; pass, pass; awaits 1; cites unasked-vorhand; offers 12; pass; cites all-pass scat-thrown-in deal-passes; pays 0 0 0; is public.dealer 1

# only eight games in the old way
table original
$DEAL; refuses ask grand by later-games; pass, pass; offers 9; refuses announce null by later-games

# the suit of a frage may be named when the scat is seen, but not below what was asked for
table 1860 frage_suit=after_scat
$DEAL; ask frage D, yes, ask frage H, no, pass; refuses announce frage C by frage-suit-after; announce frage; cites frage
offers 3; refuses trump D by frage-suit-after; advises trump C by frage-hand; trump C; cites frage-suit-after; offers 66

# the suit is named first where that is agreed
table 1860
$DEAL; ask frage D, no, pass; refuses announce frage by frage-suit-first

# a null ends with the declarer's first trick
table 1860
$DEAL; pass, pass, announce null; cites null null-scat-untouched; play AH, play JH
play 9H; cites null-ends-with-a-trick price-null null-fixed-price loser-pays-both; pays 8 -16 8

# open null lies open and costs twice as much
table 1860 null_wenzel_trump=true null_ten=below_daus
$DEAL; pass, pass, announce null-ouvert; cites null-rank null-open null-wenzel-trump null-ten-high; is public.deal.open ["JS","KS","AH","7H","10H","QH","AD","9D","JD","8C"]

# suit must be followed; a wenzel is no card of its suit
table 1860
$DEAL; ask frage D, no, pass, announce solo C; cites solo; play AH; refuses play 8D by house-not-held
play KC; play 9H; cites trick-winner winner-leads; play JC; refuses play KH by follow-suit; play 7C; refuses play QH by follow-suit; allows play JS

# a revoke loses the game for its side at the simple price, where that is agreed
table 1860 revoke=game_lost
$DEAL; ask frage D, no, pass, announce solo C; play AH, play KC, play KD; cites revoke-loses; pays -16 -16 32; is public.dealer 1

# the declarer's own revoke costs him the game
table 1860 revoke=game_lost
$DEAL; ask frage D, no, pass, announce solo C; play AD, play JH; cites revoke-loses loser-pays-both; pays 16 16 -32

# the lesson's frage: 69 points, one matador
table 1860
$DEAL; ask frage D, no, pass, announce frage C, discard 8H 10D
play AH, play KC, play 9H, play JC, play 7C, play 8C, play 9C, play QC, play JD, play AD, play 7D, play KD
play 9D, play 9S, play QD, play KH, play 7H, play AC, play AS, play 7S, play KS, play 10S, play 8S, play JS
play 10H, play JH, play 8D, play QS, play 10C, play QH
cites play-out scat-counts-for-declarer sixty-one-wins price-frage matadors matadors-with-scat matadors-cost-the-game both-pay; pays -8 -8 16

# random matches under every hard option keep the promises
table 1860 revoke=game_lost frage_suit=after_scat null_wenzel_trump=true rounds=3
promises 4

let LAST = ask frage D, no, pass, announce frage C, discard 8H 10D; given public.deal.tricks.count 9; given hands [["8D"], ["KS"], ["7D"]]

# a declarer without a trick is schwarz himself, where that is agreed
table 1860 declarer_schwarz=true
$DEAL; $LAST; given public.deal.tricks.won [5, 4, 0]; play KS, play 7D, play 8D; cites declarer-schwarz schwarz-quadruples

# otherwise he has only few points
table 1860
$DEAL; $LAST; given public.deal.tricks.won [5, 4, 0]; play KS, play 7D, play 8D; cites declarer-schneider; omits declarer-schwarz

# sixty are nobody's, where that is agreed
table 1860 sixty=drawn
$DEAL; $LAST; given public.deal.tricks.won [4, 3, 2]; given public.deal.points [30, 26, 50]; play KS, play 7D, play 8D; cites sixty-drawn; pays 0 0 0

# or lost
table 1860
$DEAL; $LAST; given public.deal.tricks.won [4, 3, 2]; given public.deal.points [30, 26, 50]; play KS, play 7D, play 8D; cites sixty-loses

# ninety are enough for schneider, where that is agreed
table 1860 schneider_at=90
$DEAL; $LAST; given public.deal.tricks.won [1, 1, 7]; given public.deal.points [10, 16, 80]; play KS, play 7D, play 8D; cites schneider-at-ninety schneider-doubles

# where matadors cost as much as the frage, in grand they cost as much as the game
table 1860 matador_price=as_frage
$DEAL; pass, pass, announce grand; given public.deal.tricks.count 9; given public.deal.tricks.won [3, 3, 3]
given hands [["8D"], ["JC"], ["7D"]]; play JC, play 7D, play 8D; cites matadors-in-grand-as-game price-grand
