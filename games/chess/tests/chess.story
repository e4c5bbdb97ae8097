let BEGUN = chance {"white": 0, "first": "white"}
let SHUFFLE = g1f3, g8f6, f3g1, f6g8
let KINGS = e1e2, e8e7, e2e1, e7e8

# a smothered king pays half
table 1782 stake=12
$BEGUN; given position 7k/8/6K1/8/8/8/5Q2/8 w - - 0 1; f2f7
is ended {"stalemate": "black"}; pays 6 -6; cites chess-stalemate

# a smothered king pays nothing where that is a draw
table 1782 stake=12 stalemate=draw
$BEGUN; given position 7k/8/6K1/8/8/8/5Q2/8 w - - 0 1; f2f7
is ended {"stalemate": "black"}; pays 0 0; cites chess-drawn-stalemate

# colours alternate and whoever resigns pays
table 1782 games=2
$BEGUN; e2e4, resign; is white 1; is games_done 1; is phase move; pays 2 -2; awaits 1
resign; pays 4 -4; over

# the lot may give Black the first move, and in the next game the colours are settled
table 1782 first_move=lot games=2
refuses chance {"white": 2, "first": "white"}; chance {"white": 1, "first": "black"}; awaits 0
e7e5, e2e4, resign; is phase lot; is white 0; refuses chance {"white": 1, "first": "white"}

# White begins unless the lot decides
table 1782
refuses chance {"white": 1, "first": "black"}

# a draw is offered once before each move
table 1782
$BEGUN; offer-draw, decline-draw; refuses offer-draw by draw-agreement
e2e4, offer-draw, decline-draw, e7e5, offer-draw, accept-draw; is ended {"draw": "agreement"}; pays 0 0

# no draw is offered where none is known
table 1782 draws=none
$BEGUN; refuses offer-draw by draw-agreement

# the third repetition draws and the array counts
table 1782
$BEGUN; $SHUFFLE, $SHUFFLE; is ended {"draw": "repetition"}

# a right to castle that is gone makes another position
table 1782
$BEGUN; e2e4, e7e5, $KINGS, $KINGS; is ended null; e1e2, e8e7; is ended {"draw": "repetition"}

# where nothing is drawn a game is broken off at last
table 1782 draws=none longest=6
$BEGUN; $SHUFFLE, $SHUFFLE, $SHUFFLE; is ended {"draw": "broken_off"}; cites longest; omits draw-repetition

# fifty moves draw but mate comes first, and so does a pawn taken
table 1782 games=3
$BEGUN; given position 7k/8/6K1/8/8/8/P7/R7 w - - 99 90; a1b1; is ended {"draw": "fifty_moves"}
given position 7k/8/6K1/8/8/8/8/R7 w - - 99 90; a1a8; is ended {"mate": "black"}
given position 7k/8/8/8/8/8/6p1/7K w - - 3 90; h1g2; is ended {"draw": "dead"}

# a neighbour may warn before a move is completed
table 1782 counsel=on
$BEGUN; g2g4, silent, e7e5, silent, f2f3; awaits 2; advises counsel; is game.intended f2f3
is position rnbqkbnr/pppp1ppp/8/4p3/6P1/8/PPPPPP1P/RNBQKBNR w KQkq e6 0 2
counsel; cites counsel; cites chess-calls-counsel; awaits 0

# whoever is warned may insist and is not warned twice
like a neighbour may warn before a move is completed
f2f3; awaits 1

# whoever is warned may think again
like a neighbour may warn before a move is completed
d2d4, d7d5; awaits 3; advises silent

# without neighbours nobody warns
table 1782
$BEGUN; refuses counsel by counsel

# refusals name their laws
table 1782
$BEGUN
refuses e4e5 by chess-no-man; refuses e7e5 by chess-no-man; refuses accept-draw by house-not-now
refuses a1a2 by capture; refuses b1b3 by knight; refuses c1a3 by bishop; refuses a1a3 by rook; refuses d1d3 by queen
refuses e1e3 by king; refuses e1g1 by capture; refuses e2e5 by pawn-step; refuses e2d3 by pawn-takes
refuses e2e4q by promotion
given position 4k3/8/8/8/8/4P3/8/4K3 w - - 0 1; refuses e3e5 by pawn-double
given position 4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1; refuses e3e4 by pawn-takes
given position 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1; refuses e5d6 by en-passant
given position 8/4P2k/8/8/8/8/8/RNB1KBN1 w Q - 0 1; refuses e7e8b by lost-piece; refuses e7e8 by promotion
given position 4k3/8/8/8/8/8/8/R3K2R w Q - 0 1; refuses e1g1 by castling
given position 4k3/8/8/8/8/8/8/4K1NR w K - 0 1; refuses e1c1 by castling
given position 4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1; refuses e1c1 by castling-way
given position 4kr2/8/8/8/8/8/8/4K2R w K - 0 1; refuses e1g1 by castling-check
given position 4r1k1/8/8/8/8/8/8/4K2R w K - 0 1; refuses e1g1 by castling-check; refuses h1h2 by help-king
given position 4k1r1/8/8/8/8/8/8/4K2R w K - 0 1; refuses e1g1 by king-safe
given position 4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1; refuses e2c3 by king-safe
given position 5rk1/8/8/8/8/8/8/4K3 w - - 0 1; refuses e1f1 by king-safe

# a table that refuses keeps the pawn waiting while nothing is lost
table 1782 none_lost=refuse
$BEGUN; given position 3r4/4P2k/8/8/8/8/PPPPPPP1/RNBQKBNR w KQ - 0 1
refuses e7e8q by none-lost; refuses e7e8n by none-lost; refuses e7d8q by none-lost; refuses e7d8r by none-lost
given position 8/4P2k/8/8/8/8/8/RNBQKBN1 w Q - 0 1; allows e7e8r
refuses e7e8q by lost-piece; refuses e7e8b by lost-piece; refuses e7e8n by lost-piece

# by the letter of the book a king castles through check and out of it, never into it
table 1782 castling=literal
$BEGUN; given position 4kr2/8/8/8/8/8/8/4K2R w K - 0 1; allows e1g1
given position 4k1r1/8/8/8/8/8/8/4K2R w K - 0 1; refuses e1g1 by king-safe

# out of check along the first line the castled rook covers
table 1782 castling=literal
$BEGUN; given position 4k3/8/8/8/8/8/8/r3K2R w K - 0 1
allows e1d2; allows e1e2; allows e1f2; allows e1g1; refuses e1d1; refuses e1f1; refuses e1c1

# by the letter too the way must be empty and both unmoved
table 1782 castling=literal
$BEGUN; given position 4k3/8/8/8/8/8/8/4K1NR w K - 0 1; refuses e1g1
given position 4k3/8/8/8/8/8/8/4K2R w - - 0 1; refuses e1g1

# two checks at once cannot be covered, but by the letter he may castle away from them
table 1782 castling=literal
$BEGUN; given position 4r2k/8/8/8/8/3n4/8/4K2R w K - 0 1; e1g1
is position 4r2k/8/8/8/8/3n4/8/5RK1 b - - 1 1

# the book player mates, takes, and near the end gives a knight rather than a bishop
table 1782
$BEGUN; given position 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1; advises a1a8 by A5
given position 3qk3/8/8/8/8/8/8/3RK3 w - - 0 1; advises d1d8 by A5
given position 6k1/8/2p1p3/3n4/8/2N3P1/5PB1/4K3 w - - 0 1; advises c3d5 by A3

# random matches keep the promises of the house
table 1782
promises 6

# random matches today, the lot deciding
table modern games=3 first_move=lot
promises 2

# random matches by the letter
table 1782 castling=literal none_lost=refuse
promises 4

# random matches with neighbours
table 1782 counsel=on games=2
promises 2

# random matches without draws
table 1782 draws=none longest=60
promises 2
