# What is said at billiards à la guerre.
guerre-title = Game { $game } of { $games }
guerre-pot = pot
guerre-store = { $count ->
    [0] No buy-in is left.
    [one] One buy-in is left.
   *[other] { $count } buy-ins are left.
 }
guerre-marks = { $count ->
    [one] 1 mark
   *[other] { $count } marks
 }
guerre-dead = dead
guerre-draws = { $seat } draws number { $number }.
guerre-sets-out = { $seat } gives acquit.
guerre-must-aim = { $seat } must play at ball { $ball }.
guerre-no-ball-beyond = No ball lies beyond the middle holes: { $seat } sets out anew.
guerre-makes = { $seat } makes ball { $ball }.
guerre-plays-on = { $seat } plays on.
guerre-buys-in = { $seat } buys in again.
guerre-waits = { $seat } waits in hand.
guerre-dies = { $seat } is dead.
guerre-wrong-target = { $seat } has missed ball { $ball } and touched another.
guerre-salvo = { $seat } brings his ball home, in salvo.
guerre-appeals = { $seat } appeals.
guerre-stays-out = { $seat } stays out.
guerre-offers-share = { $seat } proposes to divide the pot.
guerre-shares = The pot is divided.
guerre-refuses = { $seat } refuses.
guerre-sells = { $seat } sells his ball to { $other } for { $amount }.
guerre-comes-in = { $seat } comes in with { $count } marks.
guerre-suite = { $seat } has taken down all others in one run.
guerre-wins = { $seat } is the last and takes the pot.
guerre-do-buy-in = Buy in again
guerre-do-appeal = Appeal: one set to the pot
guerre-do-stay-out = Stay out
guerre-do-share = Propose to divide the pot
guerre-do-agree = Agree
guerre-do-refuse = Refuse
guerre-do-sell = Offer your ball for { $amount }
guerre-do-buy = Buy the ball for { $amount }
guerre-do-come-in = Come in
guerre-not-nearest = The stroke must go at the nearest ball.
guerre-not-beyond = From hand only balls beyond the middle holes may be played at.
guerre-players-pot = At the pot three to eleven play.
