# What is said at billiards à la guerre.
guerre-title = Game { $game } of { $games }
guerre-pot = pot
guerre-store = { $count ->
    [0] No buy-in is left.
    [one] One buy-in is left.
   *[other] { $count } buy-ins are left.
 }
guerre-dead = dead
guerre-draws = { $seat } draws number { $number }.
    .you = You draw number { $number }.
guerre-sets-out = { $seat } gives acquit.
    .you = You give acquit.
guerre-must-aim = { $seat } must play at ball { $ball }.
    .you = You must play at ball { $ball }.
guerre-no-ball-beyond = No ball lies beyond the middle holes: { $seat } sets out anew.
    .you = No ball lies beyond the middle holes: you set out anew.
guerre-plays-on = { $seat } plays on.
    .you = You play on.
guerre-waits = { $seat } waits in hand.
    .you = You wait in hand.
guerre-dies = { $seat } is dead.
    .you = You are dead.
guerre-appeals = { $seat } appeals.
    .you = You appeal.
guerre-stays-out = { $seat } stays out.
    .you = You stay out.
guerre-offers-share = { $seat } proposes to divide the pot.
    .you = You propose to divide the pot.
guerre-shares = The pot is divided.
guerre-refuses = { $seat } refuses.
    .you = You refuse.
guerre-suite = { $seat } has taken down all others in one run.
    .you = You have taken down all others in one run.
guerre-wins = { $seat } is the last and takes the pot.
    .you = You are the last and take the pot.
guerre-do-appeal = Appeal: one set to the pot
guerre-do-stay-out = Stay out
guerre-do-share = Propose to divide the pot
guerre-do-agree = Agree
guerre-do-refuse = Refuse
guerre-marks-written = marks
guerre-wrong-target = The target was missed and another ball touched.
guerre-takes-back = { $seat } takes the ball back.
    .you = You take the ball back.
guerre-acquit-short = The ball has not passed the middle holes.
guerre-acquit-lost = { $seat } has lost his ball in setting out.
    .you = You have lost your ball in setting out.
guerre-to-play = It is { $seat }'s turn.
    .you = It is your turn.
guerre-several = { $count } balls at once.
guerre-broken-off = The game is broken off; those still in divide the pot.
guerre-call-salvo = Home, in salvo!
guerre-call-wrong-ball = The wrong ball!
guerre-call-foul = A foul!
guerre-call-between = A mistake between two strokes.
guerre-note-numbers = The numbers are drawn.
guerre-note-acquit = { $seat } is to give acquit.
    .you = You are to give acquit.
guerre-note-appeal = { $seat } may appeal.
    .you = You may appeal.
guerre-note-answer = { $seat } is to say whether the pot is divided.
    .you = You are to say whether the pot is divided.
guerre-fact = What { $players } players paid is wanted, and which of them won.
guerre-why-take-back = Better set out anew, beyond the middle holes.
guerre-why-appeal = One set is less than what is in the pot.
guerre-why-agree = Half the pot is more than your chances are worth.
guerre-why-refuse = You have more life left than the other.
guerre-why-acquit = At the foot cushion, away from the holes, a ball is hardest to make.
guerre-why-make = Ball { $ball } can be made in { $hole }: about { $percent } of a hundred succeed.
guerre-why-safe = No good chance: touch the ball and lie where the next finds little.
guerre-why-least = Little is to be gained here: lose as little as possible.

# Those who come late, and balls for sale.
guerre-late = not yet come in
guerre-joins = { $seat } comes in and takes over { $count }.
    .you = You come in and take over { $count }.
guerre-do-join = Come in, taking over { $count }
guerre-why-join = The longer one waits, the more there is to take over.
guerre-sells = { $seat } offers ball { $ball } for sale.
    .you = You offer ball { $ball } for sale.
guerre-do-sell = Sell the ball within the company
guerre-offers = { $seat } offers { $count ->
    [one] one set
   *[other] { $count } sets
}.
    .you = You offer { $count ->
        [one] one set
   *[other] { $count } sets
        }.
guerre-do-offer = Offer { $count ->
    [one] one set
   *[other] { $count } sets
}
guerre-do-no-offer = Offer nothing
guerre-buys = { $seat } buys ball { $ball } for { $count ->
    [one] one set
   *[other] { $count } sets
} and plays it from now on.
    .you = You buy ball { $ball } for { $count ->
        [one] one set
   *[other] { $count } sets
        } and play it from now on.
guerre-no-sale = Nobody wants the ball.
guerre-note-sale = { $seat } sells ball { $ball }; the company is asked.
    .you = You sell ball { $ball }; the company is asked.
guerre-why-offer = Whoever is out comes back by it, for half of what it promises.
guerre-why-no-offer = One ball is enough to win the pot.
