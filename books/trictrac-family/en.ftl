# What is said at the tables of Trictrac and Toccategli.
trictrac-title = Tour { $tour } of { $tours }
trictrac-white = White
trictrac-black = Black
trictrac-holes = holes
trictrac-three-throw-jan = a Jan of three throws
trictrac-two-table-jan = a Jan of two tables
trictrac-contre-two-table-jan = a contre-Jan of two tables
trictrac-meseas = a Jan of Meseas
trictrac-contre-meseas = a contre-Jan of Meseas
trictrac-hit = a man hit
trictrac-blind-hit = a blind hit
trictrac-corner-hit = the corner hit
trictrac-close = a Jan closed
trictrac-hold = a Jan held
trictrac-last-off = the last man off
trictrac-unplayable = numbers that cannot be played
trictrac-leads = White throws { $white }, Black { $black }: { $seat } begins.
    .you = White throws { $white }, Black { $black }: you begin.
trictrac-set-up = All men stand on their heaps.
trictrac-plays-draw = { $seat } plays the numbers of the draw.
    .you = You play the numbers of the draw.
trictrac-throws = { $seat } throws { $dice }.
    .you = You throw { $dice }.
trictrac-simple = { $high } and { $low }
trictrac-double = a double { $number }
trictrac-ways = { $which ->
    [1] with the { $high }
    [2] with the { $low }
    [3] with the { $high } and with the { $low }
    [4] with both numbers together
    [5] with the { $high } and with both numbers together
    [6] with the { $low } and with both numbers together
   *[other] with the { $high }, with the { $low } and with both numbers together
 }
trictrac-hits-by = { $seat } hits the man on { $field } { $ways }.
    .you = You hit the man on { $field } { $ways }.
trictrac-hits-blind = { $seat } hits the man on { $field } blind.
    .you = You hit the man on { $field } blind.
trictrac-closes-by = { $seat } can close { $jan } { $ways }.
    .you = You can close { $jan } { $ways }.
trictrac-closes-with-two = { $seat } can close { $jan } with two men.
    .you = You can close { $jan } with two men.
trictrac-jan-small = the small Jan
trictrac-jan-great = the great Jan
trictrac-jan-return = the return Jan
trictrac-gives = { $seat } is to mark { $points } for { $what }.
    .you = You are to mark { $points } for { $what }.
trictrac-plays = { $seat } plays { $step }.
    .you = You play { $step }.
trictrac-plays-two = { $seat } plays { $first } and { $second }.
    .you = You play { $first } and { $second }.
trictrac-plays-pair = { $seat } plays two men { $step }.
    .you = You play two men { $step }.
trictrac-plays-force = { $seat } takes the corner by force with the men on { $first } and { $second }.
    .you = You take the corner by force with the men on { $first } and { $second }.
trictrac-plays-nothing = { $seat } can play nothing.
    .you = You can play nothing.
trictrac-step = from { $from } to { $to }
trictrac-step-via = from { $from } by way of { $via } to { $to }
trictrac-step-off = from { $from } off the board
trictrac-step-via-off = from { $from } by way of { $via } off the board
trictrac-stays = { $seat } stays.
    .you = You stay.
trictrac-leaves = { $seat } leaves and sets up afresh.
    .you = You leave and set up afresh.
trictrac-wants-to-leave = { $seat } wants to leave.
    .you = You want to leave.
trictrac-all-off = { $seat } has borne off all men; both set up afresh.
    .you = You have borne off all men; both set up afresh.
trictrac-may-not-leave = { $seat } may not leave.
    .you = You may not leave.
trictrac-wins-holes = { $number ->
    [one] { $seat } wins a hole.
   *[other] { $seat } wins { $number } holes.
 }
    .you = { $number ->
        [one] You win a hole.
       *[other] You win { $number } holes.
     }
trictrac-holes-back = { $number ->
    [one] { $seat } takes back a hole.
   *[other] { $seat } takes back { $number } holes.
 }
    .you = { $number ->
        [one] You take back a hole.
       *[other] You take back { $number } holes.
     }
trictrac-debredouiller = { $seat } is interrupted and can no longer win two holes with this run.
    .you = You are interrupted and can no longer win two holes with this run.
trictrac-wiped-out = That wipes out the { $number } points of { $seat }.
    .you = That wipes out your { $number } points.
trictrac-tour-won = { $seat } wins the Tour.
    .you = You win the Tour.
trictrac-disturbs = { $seat } disturbs the dice.
    .you = You disturb the dice.
trictrac-stopped = No number could be read: { $seat } throws again.
    .you = No number could be read: you throw again.
trictrac-sets-throw = { $seat } sets { $dice } as the throw.
    .you = You set { $dice } as the throw.
trictrac-offers = { $seat } proposes to make only the last throw.
    .you = You propose to make only the last throw.
trictrac-agrees = { $seat } agrees.
    .you = You agree.
trictrac-pegs = { $number ->
    [0] { $seat } pegs no hole.
    [one] { $seat } pegs only one hole.
   *[other] { $seat } pegs only { $number } holes.
 }
    .you = { $number ->
        [0] You peg no hole.
        [one] You peg only one hole.
       *[other] You peg only { $number } holes.
     }
trictrac-pegs-rest = { $number ->
    [one] { $seat } pegs the hole that was forgotten.
   *[other] { $seat } pegs the { $number } holes that were forgotten.
 }
    .you = { $number ->
        [one] You peg the hole that was forgotten.
       *[other] You peg the { $number } holes that were forgotten.
     }
trictrac-unpegged-lost = { $number ->
    [one] { $seat } has left a hole unpegged: it is lost.
   *[other] { $seat } has left { $number } holes unpegged: they are lost.
 }
    .you = { $number ->
        [one] You have left a hole unpegged: it is lost.
       *[other] You have left { $number } holes unpegged: they are lost.
     }
trictrac-touches = { $seat } touches a man on { $field }.
    .you = You touch a man on { $field }.
trictrac-misses-closing = { $seat } marked for closing but touched another man.
    .you = You marked for closing but touched another man.
trictrac-demands-touched = { $seat } demands that the touched man be played.
    .you = You demand that the touched man be played.
trictrac-demands-close = { $seat } demands that the Jan be closed.
    .you = You demand that the Jan be closed.
trictrac-missets = { $seat } sets a man from { $from } to { $to }, which was not thrown.
    .you = You set a man from { $from } to { $to }, which was not thrown.
trictrac-lets-stand = { $seat } lets the men stand as they were set.
    .you = You let the men stand as they were set.
trictrac-demands-one-man = { $seat } demands that one man give both numbers.
    .you = You demand that one man give both numbers.
trictrac-compels = { $seat } compels correct marking: { $number } points are due.
    .you = You compel correct marking: { $number } points are due.
trictrac-schools = { $seat } sends { $other } to school for { $number } points.
    .you = You send { $other } to school for { $number } points.
    .you-other = { $seat } sends you to school for { $number } points.
trictrac-false-school = More was claimed than was due: { $seat } marks { $number } points for it.
    .you = More was claimed than was due: you mark { $number } points for it.
trictrac-lets-pass = { $seat } says nothing against it.
    .you = You say nothing against it.
trictrac-no-man = No man stands there.
trictrac-must-finish = The last man can go off, and must.
trictrac-wrong-number = That is not what was thrown.
trictrac-barred = An enemy man bars field { $field }.
trictrac-no-touch-down = An enemy man stands on { $field }: you cannot touch down there.
trictrac-enemy-corner = Nobody stops in the enemy's corner.
trictrac-corner-together = The corner is taken by two men at once and left by the last two at once.
trictrac-no-force = The corner can be taken by force only when both corners are empty and both numbers lead to the enemy's.
trictrac-take-properly = This throw can take the corner properly.
trictrac-forbidden-board = The enemy can still make his Jan there.
trictrac-both-numbers = Play as many numbers as you can.
trictrac-higher-number = If only one number can be played, it is the higher.
trictrac-must-close = You can close your Jan and must.
trictrac-must-hold = You can hold your Jan and must.
trictrac-must-play-touched = You must play the man you touched.
trictrac-not-home = Not all your men are home yet.
trictrac-hindmost-first = The hindmost man goes off first.
trictrac-no-exact-exit = The number can still be set inside.
trictrac-no-running-off = A man set inside does not run on and off.
trictrac-no-rail = The rail serves only to hold the Jan when nothing else does.
trictrac-set-inside = What can be set must be set: fewer men may go off.
trictrac-no-leaving = You may leave only when your own throw has just won a hole.
trictrac-has-stayed = You have stayed: it is too late to leave.
trictrac-no-judging = There is no marking to judge now.
trictrac-nothing-to-peg = You have no hole to peg.
trictrac-no-one-man = No man can give both numbers of this throw.
trictrac-must-play-one-man = One man must give both numbers.
trictrac-do-play = Play { $step }
trictrac-do-two = Play { $first } and { $second }
trictrac-do-pair = Play two men { $step }
trictrac-do-force = Take the corner by force with the men on { $first } and { $second }
trictrac-do-nothing = Nothing can be played
trictrac-do-leave = Leave
trictrac-do-stay = Stay
trictrac-do-stay-uncleared = Stay, leaving the counter where it is
trictrac-do-mark-nothing = Mark no more
trictrac-do-mark = Mark { $points } points
trictrac-do-mark-one = Mark { $points } points with one counter
trictrac-do-peg = { $number ->
    [0] Peg no hole
    [one] Peg only one hole
   *[other] Peg only { $number } holes
 }
trictrac-do-peg-rest = Peg the holes forgotten
trictrac-do-school = Send to school for { $points } points
trictrac-do-pass = Let it pass
trictrac-do-compel = Compel correct marking
trictrac-do-touch = Touch a man on { $field }
trictrac-do-demand-touched = Have the touched man played
trictrac-do-demand-close = Have the Jan closed
trictrac-do-misset = Set a man wrongly, from { $from } to { $to }
trictrac-do-let-stand = Let the men stand
trictrac-do-demand-one-man = Have one man give both numbers
trictrac-do-watch = Let the dice roll
trictrac-do-disturb = Disturb the dice
trictrac-do-set = Set { $dice } as the throw
trictrac-do-offer = Propose to make only the last throw
trictrac-do-agree = Agree
trictrac-do-throw-on = Throw as usual
trictrac-do-throw = Throw
trictrac-note-choose = { $seat } has won a hole and may leave or stay.
    .you = You have won a hole and may leave or stay.
trictrac-note-play = { $seat } is to play.
    .you = You are to play.
trictrac-note-mark-and-play = { $seat } is to mark and to play.
    .you = You are to mark and to play.
trictrac-note-mark = { $seat } is to mark what the throw gives.
    .you = You are to mark what the throw gives.
trictrac-note-judge = { $seat } may say something against the marking.
    .you = You may say something against the marking.
trictrac-note-set = { $seat } sets any throw.
    .you = You set any throw.
trictrac-note-set-wrongly = A man was set wrongly: { $seat } chooses what follows.
    .you = A man was set wrongly: you choose what follows.
trictrac-note-throw = { $seat } is to throw.
    .you = You are to throw.
trictrac-note-answer = { $seat } is to answer.
    .you = You are to answer.
trictrac-why-only = There is no other play.
trictrac-why-best = It promises most for the coming throws.
trictrac-why-opening = Below six two men come down; 6-1, 6-2 and 6-3 go with one.
trictrac-why-corner-now = He has closed: the corner, at any price.
trictrac-why-corner = It takes the corner.
trictrac-why-leave-corner = Leave the corner while there is time.
trictrac-why-half-band = A blot there can be covered in several ways.
trictrac-why-spares = Spare men on field 7 cannot play a six, so the Jan holds.
trictrac-why-devil = It makes the devil's band.
trictrac-why-band = It makes a band.
trictrac-why-nothing-to-hit = It leaves nothing to hit.
trictrac-why-blind-bait = He hits blind there more often than truly.
trictrac-why-burgher = It keeps men on field 6 for the corner.
trictrac-why-bar-pass = Men on the empty fields bar the pass.
trictrac-why-three-throw = After the Jan of three throws make a band with men already down.
trictrac-why-nothing-blind = It closes and leaves nothing to be hit blind.
trictrac-why-blind-gifts = It closes, and the blots can be hit blind.
trictrac-why-force-open = More of his throws must now break his Jan.
trictrac-why-no-pass = Better two blots than an open pass.
trictrac-why-seven = It covers the man seven fields from his corner.
trictrac-why-last-man = It takes the last man out of the first board.
trictrac-why-small-jan = Low throws: try the small Jan.
trictrac-why-advance = He tries the small Jan: go forward and spread out in your second board.
trictrac-why-leave = The next setting promises more than this one.
trictrac-why-stay = Your game is the better: press on.
trictrac-why-mark = The throw is worth { $points } points: mark before you touch a man.
trictrac-why-nothing-due = Nothing more is due.
trictrac-why-pass = The marking is right.
trictrac-why-compel = It completes his hole on your throw, so that he cannot leave.
trictrac-why-school = Mark the school of { $points } points.
trictrac-missed = You missed { $points ->
    [one] a point
   *[other] { $points } points
 }: a school.
trictrac-too-many = You marked { $points ->
    [one] a point
   *[other] { $points } points
 } too many: a school.
trictrac-count-points = points now
trictrac-count-hit = he hits
trictrac-count-blind = he hits blind
trictrac-count-his = his points
trictrac-count-own = own points
trictrac-laid-score = points are 0 to 11 and holes 0 to 11
toccategli-laid-score = points are 0 to 11, and nothing else is marked
trictrac-why-demand = The man he touched spoils his Jan.
trictrac-why-peg = A hole won must be pegged before the next throw.
trictrac-why-throw = What is forgotten now is lost.
trictrac-why-one-man = One man's play serves him worse than the men as they stand.
trictrac-why-let-stand = His mistake serves you better than one man's play would.
trictrac-why-watch = The dice have no memory.
trictrac-why-set = Nothing scores more than { $dice }.
trictrac-why-offer = The end is beyond doubt.

# Facts that cannot be.
trictrac-fact-tour = a Tour ends with twelve holes against fewer, not with { $white } against { $black }
trictrac-fact-which = Tour { $tour }: { $why }

# What is said at a Toccategli table besides.
toccategli-simple = simple
toccategli-double = double
toccategli-triple = triple
toccategli-quadruple = quadruple, a Matsch
toccategli-wins-satz = { $stakes ->
    [one] { $seat } wins the Satz, { $name }: one stake.
   *[other] { $seat } wins the Satz, { $name }: { $stakes } stakes.
 }
    .you = { $stakes ->
        [one] You win the Satz, { $name }: one stake.
       *[other] You win the Satz, { $name }: { $stakes } stakes.
     }
toccategli-off-wins = { $seat } has borne off the last man and wins the Satz.
    .you = You have borne off the last man and win the Satz.
toccategli-rest = { $seat } marks { $points } over twelve from the beginning.
    .you = You mark { $points } over twelve from the beginning.
toccategli-crosses = { $seat } crosses with a band to { $field }.
    .you = You cross with a band to { $field }.
toccategli-cross-alone = Only a band may cross there: two men must stand on { $field } after the play.
toccategli-keep-the-jan = You can close or hold your Jan and must, whether you cross or not.
toccategli-why-cross = Your game is past closing: a band on { $field } keeps him from closing too.
toccategli-why-last-man = Nobody can hit that man truly, and blind hits count nothing here.
toccategli-why-leave-small = A Satz won with the small Jan is best followed by a fresh setting.
