# What is said at a chess table.

# Sides and men
chess-white = White
chess-black = Black
chess-king = king
chess-queen = queen
chess-rook = rook
chess-bishop = bishop
chess-knight = knight
chess-pawn = pawn
chess-neighbour = neighbour of { $seat }
    .you = your neighbour

# The table
chess-title = Game { $game } of { $games }
chess-note-lot = Lots are drawn.
chess-note-move = { $seat } is to move.
    .you = You are to move.
chess-note-warned = { $seat } has been warned ({ $step }) and may think again.
    .you = You have been warned ({ $step }) and may think again.
chess-note-answer = { $seat } is offered a draw.
    .you = You are offered a draw.
chess-note-neighbour = { $seat } sees what is intended: { $step }.
    .you = You see what is intended: { $step }.
chess-note-check = { $side } is in check.
chess-said-draw = I offer a draw.
chess-said-counsel = Nachbar mit Rath!

# What happens
chess-has-white = { $seat } has White.
    .you = You have White.
chess-begins = Game { $game } begins, for a stake of { $stake }.
chess-first-move = { $side } makes the first move.
chess-moves = { $seat }: { $step }
    .you = You: { $step }
chess-goes = { $man } { $from }–{ $to }
chess-takes = { $man } { $from } takes the { $victim } on { $to }
chess-takes-passing = pawn { $from } takes in passing on { $to }
chess-promotes = pawn { $from }–{ $to } becomes a { $captain }
chess-takes-and-promotes = pawn { $from } takes the { $victim } on { $to } and becomes a { $captain }
chess-castles-short = castles on the king's side
chess-castles-long = castles on the queen's side
chess-check = { $seat } calls check.
    .you = You call check.
chess-intends = { $seat } intends: { $step }.
    .you = You intend: { $step }.
chess-calls-counsel = { $seat } calls “Nachbar mit Rath!”
    .you = You call “Nachbar mit Rath!”
chess-offers-draw = { $seat } offers a draw.
    .you = You offer a draw.
chess-declines-draw = { $seat } declines the draw.
    .you = You decline the draw.
chess-mate = Mate: { $side } has lost.
chess-stalemate = { $side } is smothered (stalemate) and must ask for terms.
chess-resigned = { $side } gives up the game.
chess-drawn-agreement = Drawn by agreement.
chess-drawn-repetition = Drawn: the same position stands for the third time.
chess-drawn-fifty = Drawn: fifty moves on each side without a pawn's move or a capture.
chess-drawn-stalemate = Drawn: { $side } is smothered (stalemate).
chess-drawn-dead = Drawn: nobody can mate any more.
chess-broken-off = The game has reached the greatest number of moves and is broken off.

# What may be done
chess-promise-mate = mate in { $moves }
chess-promise-mated = mated in { $moves }
chess-promise-pawns = { $sign }{ $whole }.{ $part } pawns
chess-do-resign = Resign
chess-do-offer-draw = Offer a draw
chess-do-accept-draw = Accept the draw
chess-do-decline-draw = Decline the draw
chess-do-counsel = Call “Nachbar mit Rath!”
chess-do-silent = Say nothing

# Refusals
chess-no-man = You have no man on { $square }.
chess-own-man = Your own man stands on { $square }.
chess-goes-wrong = The { $man } cannot go there.
chess-only-pawns-rise = Only a pawn becomes another piece.
chess-help-king = Your king is in check and must be helped.
chess-king-open = Your king could be taken.
chess-pawn-blocked = Something stands in the pawn's way.
chess-pawn-takes = A pawn goes diagonally only to take.
chess-pawn-double = A pawn goes two squares only from the second rank.
chess-no-passing = Pawns do not take in passing at this table.
chess-not-yet-captain = The pawn has not reached the last rank.
chess-name-captain = Say what the pawn becomes: queen, rook, bishop or knight.
chess-none-lost = You have lost no piece, so the pawn may not step onto the last rank.
chess-not-lost = You have lost no { $man }.
chess-castle-moved = King or rook has moved already, or is not in its place.
chess-castle-way = Something stands between king and rook.
chess-castle-check = The king may not castle out of check, nor across an attacked square.
chess-offered-already = You have already offered a draw before this move.
chess-no-draws = This table knows no draws.
chess-no-counsel = No neighbour sits at this table.

# Reasons
chess-why-mate = It is mate.
chess-why-smother = It smothers the king, and half the stake is yours.
chess-why-repeat = The position has stood before.
chess-why-mated = Every other move is no better, and this one too allows mate.
chess-why-takes = It wins the { $man }.
chess-why-captain = The pawn becomes a { $man }.
chess-why-check = It gives check and loses nothing.
chess-why-knight = It brings out a knight early.
chess-why-castle = It brings the king into safety.
chess-why-keep-bishop = Near the end it gives a knight and keeps the bishop.
chess-why-pawn = No enemy pawn can stop this one.
chess-why-no-force = What remains could not win by force.
chess-why-cannot-win = With these men the game cannot be won by force.
chess-why-position = The men stand best after it.
chess-why-accept = You stand worse: a draw is welcome.
chess-why-decline = You do not stand worse: play on for the honour of it.
chess-why-counsel = The move lets the enemy mate at once.
chess-why-silent = No mate follows at once.

# Facts that cannot be.
chess-fact-white = there are two players, 0 and 1
chess-fact-draw = this table does not know a draw of this kind
