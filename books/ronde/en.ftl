# What is said at billiards à la ronde.
ronde-title = Game { $game } of { $games }
ronde-bank = bank
ronde-left = { $count ->
    [one] One small ball is left.
   *[other] { $count } small balls are left.
 }
ronde-on-cushion = on the cushion
ronde-free = free
ronde-partie-ball = The coloured ball stands in the middle; everybody plays with it.
ronde-pushed-aside = Balls in the way were pushed aside, as one may.
ronde-begins = { $seat } begins by lot.
    .you = You begin by lot.
ronde-winner-begins = { $seat } won and begins.
    .you = You won and begin.
ronde-stakes-bank = Everybody gives the marker { $points }.
ronde-loosened = Ball { $ball } is loose.
ronde-all-free = All twelve are loose: any ball may be played at.
ronde-made = { $seat } makes ball { $ball } and stays.
    .you = You make ball { $ball } and stay.
ronde-free-first = { $seat } has touched a free ball first.
    .you = You have touched a free ball first.
ronde-to-the-middle = The Partie ball goes back to the middle.
ronde-tries-again = { $seat } may try again.
    .you = You may try again.
ronde-duel = Two balls are left: they take turns.
ronde-duel-turn = { $seat } plays with ball { $cue } at ball { $object }.
    .you = You play with ball { $cue } at ball { $object }.
ronde-takes-bank = { $seat } takes what is left in the bank.
    .you = You take what is left in the bank.
ronde-last = { $seat } makes the last ball.
    .you = You make the last ball.
ronde-wins = { $seat } wins.
    .you = You win.
ronde-not-free-yet = A free ball may not be played at while others lie on the cushions.
ronde-not-other-half = The ball must lie in the other half of the table.
ronde-call-loosened = Loose!
ronde-call-foul = A foul: as a miss.
ronde-call-free-first = A free ball first!
ronde-broken-off = The game is broken off.
ronde-note-lot = The lot decides who begins.
ronde-to-play = It is { $seat }'s turn.
    .you = It is your turn.
ronde-fact-players = There must be a number for each of the { $players } players.
ronde-fact-twelve = Twelve balls are made in all, and whoever made the last has made one.
ronde-why-make = Ball { $ball } into { $hole }: about { $percent } of a hundred succeed.
ronde-why-loosen = No good chance: loosen a ball, and leave the next as little as possible.
