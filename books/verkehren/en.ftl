# What is said at a table of Verkehren.
verkehren-title = Game { $game } of { $games }
verkehren-white = White
verkehren-black = Black
verkehren-out = out
verkehren-off = borne off
verkehren-bands = bands
verkehren-leads = White throws { $white }, Black { $black }: { $seat } begins.
    .you = White throws { $white }, Black { $black }: you begin.
verkehren-set-up = All men stand at home, on the other's side.
verkehren-throws = { $seat } throws { $dice }.
    .you = You throw { $dice }.
verkehren-simple = { $high } and { $low }
verkehren-double = a double { $number }, to be played four times
verkehren-step = from { $from } to { $to }
verkehren-step-hit = from { $from } to { $to }, hitting
verkehren-step-enter = in on { $to }
verkehren-step-enter-hit = in on { $to }, hitting
verkehren-step-off = from { $from } off the board
verkehren-steps-two = { $first } and { $second }
verkehren-steps-three = { $first }, { $second } and { $third }
verkehren-steps-four = { $first }, { $second }, { $third } and { $fourth }
verkehren-plays = { $seat } plays { $steps }.
    .you = You play { $steps }.
verkehren-plays-nothing = { $seat } can play nothing.
    .you = You can play nothing.
verkehren-hits = { $number ->
    [one] { $seat } throws a man of { $other } out.
   *[other] { $seat } throws { $number } men of { $other } out.
 }
    .you = { $number ->
        [one] You throw a man of { $other } out.
       *[other] You throw { $number } men of { $other } out.
     }
    .you-other = { $number ->
        [one] { $seat } throws a man of yours out.
       *[other] { $seat } throws { $number } of your men out.
     }
verkehren-junker = { $seat } is Junker: { $out } men are out, and { $free ->
    [0] no field is free
    [one] only one field is free
   *[other] only { $free } fields are free
 }. The throw is lost.
    .you = You are Junker: { $out } men are out, and { $free ->
        [0] no field is free
        [one] only one field is free
       *[other] only { $free } fields are free
     }. The throw is lost.
verkehren-cannot-enter = No number of the throw enters: { $seat } waits.
    .you = No number of the throw enters: you wait.
verkehren-jan = { $seat } is Jan: { $out } men are out, and there is room for { $room } at the most.
    .you = You are Jan: { $out } men are out, and there is room for { $room } at the most.
verkehren-off-wins = { $seat } has borne off all men.
    .you = You have borne off all men.
verkehren-piled = { $seat } has all fifteen men on the last field.
    .you = You have all fifteen men on the last field.
verkehren-concedes = { $seat } gives the game up.
    .you = You give the game up.
verkehren-asks = { $seat } asks to give the game up.
    .you = You ask to give the game up.
verkehren-accepts = { $seat } accepts.
    .you = You accept.
verkehren-refuses = { $seat } wants to play on.
    .you = You want to play on.
verkehren-wins-single = { $seat } wins the game, single.
    .you = You win the game, single.
verkehren-wins-double = { $seat } wins the game, double.
    .you = You win the game, double.
verkehren-too-many = { $seat } holds { $bands } bands where { $most } were agreed.
    .you = You hold { $bands } bands where { $most } were agreed.
verkehren-will-hit-bands = { $seat } will hit bands with this throw.
    .you = You will hit bands with this throw.
verkehren-takes-two = { $seat } has two men taken out, from { $first } and { $second }.
    .you = You have two men taken out, from { $first } and { $second }.
verkehren-bands-free = { $seat } has one man left: any number of bands may now be made.
    .you = You have one man left: any number of bands may now be made.

# Why something is not allowed.
verkehren-no-man = No man stands there.
verkehren-wrong-number = That is not what was thrown.
verkehren-band-bars = A band bars field { $field }.
verkehren-enemy-home = The enemy's heap stands on { $field }: count it, but you cannot land there.
verkehren-home-safe = The last man at home is safe at this table.
verkehren-no-second-man = On the enemy's side no second man goes to { $field }; only the corner is bound there.
verkehren-out-first = You have men out: enter them first.
verkehren-own-man-there = Your own man on { $field } closes the entry.
verkehren-all-that-fits = Play as many numbers as you can.
verkehren-must-hit = A number that enters on a blot must be used to enter and hit.
verkehren-higher-number = If only one number can be played, it is the higher.
verkehren-band-limit = You would hold more than the { $most } bands agreed on.
verkehren-bind-later = Before { $number } men have left home no band is made.
verkehren-not-home = Not all your men are in the last quarter yet.
verkehren-set-inside = A man stands farther back: the number must be set inside.
verkehren-not-the-hindmost = The number is too high for all: the hindmost man goes off.
verkehren-has-band = You have a band on your own side: ask for leave to give up.
verkehren-no-fault = Nobody has made too many bands.
verkehren-take-from-bands = Name two men that stand in bands on the other's own side.

# What one may do.
verkehren-do-play = Play { $steps }
verkehren-do-nothing = Nothing can be played
verkehren-do-wait = Wait: you are Junker
verkehren-do-concede = Give the game up as lost single
verkehren-do-ask = Ask to give the game up
verkehren-do-accept = Accept: the game is won single
verkehren-do-refuse = Play on
verkehren-do-hit-bands = Hit bands with this throw
verkehren-do-take = Have two men taken out, from { $first } and { $second }

# What the table shows.
verkehren-note-play = { $seat } is to play.
    .you = You are to play.
verkehren-note-enter = { $out ->
    [one] { $seat } has a man out and must enter him first.
   *[other] { $seat } has { $out } men out and must enter them first.
 }
    .you = { $out ->
        [one] You have a man out and must enter him first.
       *[other] You have { $out } men out and must enter them first.
     }
verkehren-note-junker = { $seat } is Junker and must wait until there is room.
    .you = You are Junker and must wait until there is room.
verkehren-note-consent = { $seat } is asked whether the game may be given up.
    .you = You are asked whether the game may be given up.
verkehren-note-bands = Too many bands were made: { $seat } chooses what follows.
    .you = Too many bands were made: you choose what follows.

# Why the book advises it.
verkehren-why-only = There is no other play.
verkehren-why-best = It promises most for the coming throws.
verkehren-count-hits = throws out
verkehren-count-hit = he throws out
verkehren-count-twice = two or more
verkehren-count-stuck = he is stuck
verkehren-count-junker = Junker
verkehren-count-jan = Jan
verkehren-laid-bands = one side has more bands than this table allows
verkehren-why-corner = It binds the corner, from where one crosses.
verkehren-why-hit-late = At the beginning hit only with men behind you or a band made.
verkehren-why-keep-left = It keeps your bands together at the left hand.
verkehren-why-advance = He has many men out and enters badly: advance little by little.
verkehren-why-fresh-men = Nobody is behind: break the rear band and bring fresh men round.
verkehren-why-none-alone = It leaves no man alone.
verkehren-why-make-room = Give him room, so that he must break up: the game may be won double.
verkehren-why-stay = Stay, throw him out and build while he waits.
verkehren-why-concede = Without a band and with many men out, single is cheaper than double.
verkehren-why-play-on = There is still something to play for.
verkehren-why-pile = The race is lost and the bands are broken: pile the men on the last field.
verkehren-why-bear-off = It bears off and leaves no man alone.
verkehren-why-bait = He must hit it if he throws the number, and you gain a man behind.
verkehren-why-accept = A game won is a game won.
verkehren-why-refuse = This game may be won double.
verkehren-why-hit-bands = This throw hits a band whole.
verkehren-why-take = Two men out of his best band.

# Facts that cannot be.
verkehren-fact-which = Game { $game }: { $why }
