# What is said at a Morra table.

# The table
morra-title = Game { $game } of { $games }, to { $target }
morra-points = points
morra-note-choose = Choose your fingers and your call.
morra-note-waiting = { $seat } has chosen and waits.
    .you = You have chosen and wait.
morra-note-chosen = You have chosen; { $seat } still thinks.
    .you = You have chosen; you still think.
morra-note-last = Last round: { $total } fingers.
morra-said = { $call }!
morra-fingers = { $fingers ->
    [0] a fist
    [one] one finger
   *[other] { $fingers } fingers
}
morra-hand-shows = { $fingers ->
    [0] a fist
    [one] one finger
   *[other] { $fingers } fingers
}, calls { $call }
morra-hand-closed = has chosen
morra-pick-fingers = How many fingers do you show?
morra-pick-call = What do you call?

# What happens
morra-begins = Game { $game } begins, to { $target } points, for a stake of { $stake }.
morra-shows = { $seat } shows { $fingers ->
    [0] a fist
    [one] one finger
   *[other] { $fingers } fingers
} and calls { $call }.
    .you = You show { $fingers ->
        [0] a fist
        [one] one finger
       *[other] { $fingers } fingers
    } and call { $call }.
morra-right = { $total } fingers: { $seat } has guessed them.
    .you = { $total } fingers: you have guessed them.
morra-equal = { $total } fingers; both have called { $call }, so nobody counts.
morra-both-wrong = { $total } fingers; nobody has called them.
morra-wins = { $seat } has { $points } points and wins the game.
    .you = You have { $points } points and win the game.
morra-over = { $games ->
    [one] The game is over.
   *[other] The match of { $games } games is over.
}

# What may be done
morra-do-show = { $fingers ->
    [0] A fist
    [one] One finger
   *[other] { $fingers } fingers
}, call { $call }
morra-do-show-vain = { $show } (cannot be right)

# Refusals
morra-no-fist = A fist does not count at this table: show at least one finger.
morra-too-many-fingers = A hand has five fingers.
morra-call-range = Call a number from nought to ten.
morra-already-shown = You have chosen already; the other has not.

# Advice
morra-why-even = Nothing is known of the other yet: choose by lot, every number equally often.
morra-why-habit = { $seat } has shown { $fingers ->
    [0] the fist
   *[other] { $fingers }
} { $times ->
    [one] once
   *[other] { $times } times
} of { $rounds }: add it to your own.
morra-why-unexpected = { $seat } has expected { $fingers ->
    [0] the fist
   *[other] { $fingers }
} of you { $times ->
    [0] never
    [one] once
   *[other] { $times } times
}.
morra-why-lots = Nothing is known of the other yet: draw lots by the score. Here { $fingers ->
    [0] the fist
    [one] one finger
   *[other] { $fingers } fingers
} with a call of { $call } come { $parts } times in a hundred, oftener than any other hand.
morra-why-guess-even = Guess the other's fingers by lot too.
morra-why-safe = In the long run that cannot be beaten.
morra-why-sensible = Only calls that can be right are worth anything.
morra-why-back = Follow a habit only as long as it pays.

# Settling
morra-no-such-player = There is no player { $number }: the first is 0, the second 1.
