# What is said at the Kriegsspiel.
krieg-title = Partie { $partie } of { $parties }
krieg-pot = stakes
krieg-alive = { $count ->
    [one] one is left
   *[other] { $count } are left
 }
krieg-passed = passed
krieg-won-ball = has won a ball
krieg-draws = { $seat } draws number { $number }.
krieg-port-open = The port is open to all.
krieg-port-needs-ball = Five are left: only whoever has won a ball may pass.
krieg-port-closed = The port is closed.
krieg-port-open-again = Two are left: the port is open again.
krieg-passes = { $seat } has passed the port.
krieg-refused = { $seat } runs through the port, but may not: it has no effect.
krieg-wins-ball = { $seat } wins ball { $ball }.
krieg-plays-on = { $seat } plays on.
krieg-out = { $seat } is out.
krieg-ran-past = { $seat } ran past ball { $ball }: his own is laid in a hole.
krieg-past-from-string = { $seat } ran past ball { $ball }, which is no fault from the string.
krieg-both-out = Both balls have fallen: both are out.
krieg-stick-touched = { $seat } has touched another ball in drawing back the stick: his own is laid in a hole.
krieg-way-back = The target was touched on the way back, which counts nothing.
krieg-target = { $seat } touches the target and wins everything.
krieg-last = { $seat } is the last and wins everything.
krieg-nobody = Nobody is left: the stakes stay for the next Partie.
krieg-proposes-anew = { $seat } proposes to begin anew.
krieg-anew = The last two begin anew.
krieg-comes-in = { $seat } comes in and must play at the port.
krieg-do-port = Play at the port
krieg-do-target = Play at the target
krieg-do-anew = Propose to begin anew
krieg-do-agree = Agree
krieg-do-refuse = Refuse
krieg-do-come-in = Come in
krieg-latecomer-port-only = Whoever has just come in plays at the port first.
krieg-too-far = The ball must start within four finger-breadths of the cord.
krieg-before-port = Nobody may start before the port.
krieg-refuses = { $seat } refuses.
krieg-call-won = { $seat } wins a ball.
krieg-call-past = { $seat } ran past the ball: his own is laid in a hole.
krieg-call-past-string = { $seat } ran past the ball, which is no fault from the string.
krieg-call-wrong = The wrong ball!
krieg-call-both = Both balls touched!
krieg-call-between = A mistake between two strokes.
krieg-broken-off = The Partie is broken off; the stakes are divided.
krieg-note-lot = The lot gives the order.
krieg-to-play = It is { $seat }'s turn.
krieg-fact-winner = A winner must be one of the { $players } players, counted from 0.
krieg-why-refuse = Why give away what has been won so far?
krieg-why-target = The target wins everything.
krieg-why-win = A ball can be won here.
krieg-why-port = The port is open: whoever has passed may go for the target.
krieg-why-safe = Nothing is to be won now; keep the ball away from the holes.

# Those who come late, and whoever plays before his turn.
krieg-late = not yet come in
krieg-joins = { $seat } comes in with ball { $ball }.
krieg-do-join = Come in; the first stroke goes to the port
krieg-why-join = With so many still in, the port is a good prospect.
krieg-latecomer-port-only = Whoever comes in between plays only at the port with the first stroke.
krieg-loses-stroke = { $seat } played before the turn came and loses this stroke.
