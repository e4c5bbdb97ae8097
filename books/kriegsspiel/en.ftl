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
