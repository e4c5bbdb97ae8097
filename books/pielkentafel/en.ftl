# What is said at the Pielkentafel.
pielken-title = Match { $match } of { $matches }
pielken-port = port
pielken-cord = cord
pielken-king = king
pielken-leads = leads
pielken-follows = follows
pielken-passed = passed
pielken-safe = safe
pielken-games = { $count ->
    [one] 1 game
   *[other] { $count } games
 }
pielken-nearest = { $seat } lies nearest the cord and has the lead.
pielken-again = Both lie equally near: once more.
pielken-length = { $seat } chooses a match of { $games }.
pielken-from-string = { $seat } plays from the string.
pielken-passes = { $seat } has passed the port.
pielken-driven-through = Ball { $ball } has been driven through the port: it has passed.
pielken-is-safe = { $seat } lies safe in the port.
pielken-safe-back = A safe ball cannot be won: it goes back.
pielken-rings = The bells ring!
pielken-touches = { $seat } touches the target.
pielken-may-answer = { $seat } has one stroke to answer.
pielken-not-passed = The ball has not passed: it counts nothing.
pielken-returning = On the way back: it counts nothing.
pielken-too-many-cushions = More than two cushions: it counts nothing.
pielken-both = Both have touched: nobody wins, and { $seat } leads.
pielken-wins = { $seat } wins { $games }.
pielken-loses-lead = { $seat } loses the lead.
pielken-still = The ball has not moved.
pielken-match = { $seat } wins the match.
pielken-do-length-five = Play for five
pielken-do-length-seven = Play for seven
pielken-do-port = Play through the port
pielken-do-target = Play at the target
pielken-do-concede = Give up this game
pielken-off-the-string = The ball must lie within four finger-breadths of the cord.
