# What is said at the billiard table, whatever is played on it.
billiard-house = table money
billiard-hole-hl = the head hole on the left
billiard-hole-hr = the head hole on the right
billiard-hole-ml = the middle hole on the left
billiard-hole-mr = the middle hole on the right
billiard-hole-fl = the foot hole on the left
billiard-hole-fr = the foot hole on the right
billiard-in-hand = in hand
billiard-on-the-wall = on the wall
billiard-out = out
billiard-points = points

# What the balls did.
billiard-strikes = { $seat } plays.
    .you = You play.
billiard-touches-ball = Ball { $ball } touches ball { $other }.
billiard-falls = Ball { $ball } falls into { $hole }.
billiard-leaves = Ball { $ball } leaves the table.
billiard-back-from-person = Ball { $ball } comes back off a bystander and is lost all the same.
billiard-back-from-thing = Ball { $ball } comes back off the wall of the room: as if it had never left.
billiard-rests-on-wall = Ball { $ball } stays on the cushion wall.
billiard-passes = Ball { $ball } comes level with ball { $other }.
billiard-slips = The stick slips.
billiard-slips-untouched = The stick slips without touching the ball.
billiard-put-back = Ball { $ball } is put back.

# What the marker calls.
billiard-call-made = Made!
billiard-call-sprung = Sprung!
billiard-call-run-in = Run in!
billiard-call-jumped = Off the table!
billiard-call-miss = Missed!
billiard-call-short = Short!
billiard-call-swiss = A Schweizer!
billiard-call-lost-on-the-way = Lost on the way!
billiard-call-play-on = Nothing has fallen.

# What one may do.
billiard-do-stroke = Play a stroke
billiard-do-stroke-so = Strike: { $how }
billiard-how = direction { $direction }°, { $speed } m a second
billiard-how-and = { $how }, { $more }
billiard-how-from = laid { $along } m along and { $across } m across
billiard-how-right = { $part } of the radius right of the middle
billiard-how-left = { $part } of the radius left of the middle
billiard-how-above = { $part } of the radius above the middle
billiard-how-below = { $part } of the radius below the middle
billiard-how-raised = the cue raised by { $degrees }°
billiard-how-mace = with the mace
billiard-do-acquit = Give acquit
billiard-do-make = Make ball { $ball } in { $hole }
billiard-do-double = Make ball { $ball } in { $hole } off the cushion
billiard-do-bloque = Drive ball { $ball } straight into { $hole }
billiard-do-cut = Cut ball { $ball } into { $hole }
billiard-do-touch = Touch ball { $ball } and keep safe
billiard-do-reach = Leave your ball at { $place }
billiard-do-take-back = Take the ball back
billiard-do-call-acquit = Have the other give acquit anew
billiard-do-take-acquit = Take the acquit yourself
billiard-do-overlook = Overlook it
billiard-do-pass = Let the other play his ball down
billiard-do-call-touche = Call “touché”
billiard-do-call-billard = Call the stroke at both balls
billiard-do-let-stand = Let it stand

# What is asked when a stroke is chosen.
billiard-ask-angle = Direction
billiard-ask-speed = Strength
billiard-ask-place = Where the ball is laid, along the table
billiard-ask-side = Left or right of the middle
billiard-ask-height = Above or below the middle
billiard-ask-elevation = Raising the cue
billiard-ask-stick = Stick
billiard-ask-target = Ball played at
billiard-stick-cue = cue
billiard-stick-mace = mace

# Why something cannot be done.
billiard-not-behind-mark = The ball must lie behind the mark.
billiard-not-clear = The ball may touch neither a cushion nor another ball.
billiard-too-fast = That is faster than this stick can strike.
billiard-too-slow = That is no stroke.
billiard-off-centre = So far from the middle the stick would slip.
billiard-mace-in-the-middle = The mace meets the ball in the middle.
billiard-too-steep = The cue cannot be raised so far.
billiard-wrong-stick = The table plays with the other stick.
billiard-no-such-ball = That ball is not on the table.

# The table as it is drawn.
billiard-ball = Ball { $ball }
billiard-line-mark = mark
billiard-line-middle = middle holes
billiard-on-ball = at ball { $ball }
billiard-do-run-in = Run ball { $ball } into { $hole }
billiard-do-touch-soft = Touch ball { $ball } softly
billiard-do-touch-hard = Touch ball { $ball } with force
billiard-do-bricole = Play off the far cushion and home
billiard-do-bricole-soft = Play off the far cushion, a little softer
billiard-do-bricole-hard = Play off the far cushion, a little harder
billiard-do-port = Play through the port
billiard-do-target = Play at the target
billiard-place-or-not = A ball in hand must be laid; one that lies on the table is played from there.
billiard-no-direction = That is no direction.
billiard-no-such-shot = From here that cannot be played.
billiard-line-cord = cord

# Faults, at a strict table.
billiard-with-own = with one's own ball
billiard-with-ball = with the wrong ball, { $ball }
billiard-fault-none = fairly
billiard-fault-twice = touching the ball twice with the stick
billiard-fault-both = touching another ball with the stick
billiard-fault-drawback = grazing another ball as the stick is drawn back
billiard-fault-far = pushing both balls too far
billiard-fault-no-foot = with no foot on the floor
billiard-fault-knock = knocking while the balls run
billiard-fault-blow = blowing at the ball
billiard-do-fault-touch = Touch ball { $ball } without leave (a fault)
billiard-do-fault-lift = Lift ball { $ball } without leave (a fault)
billiard-do-fault-advise = Show another how to play (a fault)
billiard-do-fault-miss = Let the turn go by (a fault)
billiard-do-fault-out-of-turn = Play out of turn (a fault)
billiard-do-fault-interrupt = Disturb the other's ball (a fault)
billiard-fault-touched = { $seat } touches ball { $ball } without leave.
    .you = You touch ball { $ball } without leave.
billiard-fault-lifted = { $seat } lifts ball { $ball } without leave.
    .you = You lift ball { $ball } without leave.
billiard-fault-advised = { $seat } shows another how to play.
    .you = You show another how to play.
billiard-fault-missed = { $seat } lets the turn go by.
    .you = You let the turn go by.
billiard-fault-out-of-turn = { $seat } plays out of turn; the stroke is void, and the balls go back.
    .you = You play out of turn; the stroke is void, and the balls go back.
billiard-fault-interrupted = { $seat } disturbs the other's ball.
    .you = You disturb the other's ball.
billiard-no-such-fault = No such fault is made with this stroke at this table.
billiard-do-two-cushions = Make ball { $ball } in { $hole } off two cushions
billiard-fact-stroke = Stroke { $number } cannot be ruled ({ $why }): say who plays, a colon, and what happened, as in “A: tip A, hit A B, pocket B fr”.
billiard-fact-no-ball = Stroke { $number }: there is no ball { $ball } on the table.
billiard-fact-fallen = Stroke { $number }: ball { $ball } has fallen before “{ $event }”.
billiard-fact-itself = Stroke { $number }: ball { $ball } cannot meet itself.
billiard-fact-nobody = Stroke { $number }: nobody here plays as { $player }.
billiard-ask-place-across = Where the ball is laid, across
