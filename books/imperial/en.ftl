# What is said at a table of Imperial.
imperial-title = Game { $game } of { $games }, deal { $deal }
imperial-trump = Trumps: { $suit }
imperial-imperials = Imperials
imperial-strokes = strokes
imperial-strokes-now = Strokes that stand
imperial-pile-laid = put aside
imperial-said-talon = has taken the talon
imperial-said-robbed = has robbed

# Before the cards.
imperial-players = { $number } play, each for himself.
imperial-pack-36 = Thirty-six cards are played with, from the ace down to the six.
imperial-pack-32 = Thirty-two cards are played with; the sixes are left out.
imperial-trumps-36 = Ace, king, queen, jack and six of trumps are the imperial trumps.
imperial-trumps-32 = Ace, king, queen, jack and seven of trumps are the imperial trumps.
imperial-order = The ace is highest, then king, queen, jack and ten.
imperial-due = { $number } tricks are due from each.
imperial-to-the-right = Everything goes round to the right.
imperial-deals-first = { $seat } deals first.
    .you = You deal first.
imperial-vorhand = { $seat } is the Vorhand.
    .you = You are the Vorhand.
imperial-dealt = { $left ->
    [0] { $seat } deals out the whole pack, { $number } cards to each.
   *[other] { $seat } deals { $number } cards to each; { $left } are left as the talon.
}
    .you = { $left ->
        [0] You deal out the whole pack, { $number } cards to each.
       *[other] You deal { $number } cards to each; { $left } are left as the talon.
    }
imperial-turned = { $card } is turned: { $suit } are trumps.
imperial-turned-four = { $seat } shows the last card, { $card }: { $suit } are trumps.
    .you = You show the last card, { $card }: { $suit } are trumps.

# Talon and turned card.
imperial-keeps = { $seat } has no trump and keeps his hand.
    .you = You have no trump and keep your hand.
imperial-takes-talon = { $seat } has no trump, puts his hand aside and takes the talon.
    .you = You have no trump, put your hand aside and take the talon.
imperial-has-turned = { $seat } has { $card } with it.
    .you = You have { $card } with it.
imperial-robs = { $seat } robs { $card } with the seven of trumps.
    .you = You rob { $card } with the seven of trumps.
imperial-leaves = { $seat } holds the seven of trumps and leaves the turned card.
    .you = You hold the seven of trumps and leave the turned card.
imperial-do-take = Put your hand aside and take the talon
imperial-do-keep = Keep your hand
imperial-do-rob = Rob { $card } with the seven
imperial-do-leave = Leave the turned card
imperial-plain-turned = The turned card is a plain trump and cannot be robbed.
imperial-rob-too-late = Robbing comes before anything is declared.
imperial-cannot-rob = Only the seven of trumps robs, before the play.
imperial-talon-small = The talon has fewer cards than a hand and cannot be taken.
imperial-has-trumps = You hold a trump and may not take the talon.
imperial-no-talon = The talon may not be taken now.

# Declaring.
imperial-shows-four = { $seat } shows { $cards }: four of a kind.
    .you = You show { $cards }: four of a kind.
imperial-highest-four = Only the highest four counts.
imperial-shows-quart = { $seat } shows { $cards }: a quart major.
    .you = You show { $cards }: a quart major.
imperial-rummel = { $seat } has the Rummel with { $number } cards of a suit.
    .you = You have the Rummel with { $number } cards of a suit.
imperial-rummel-pips = { $seat } counts { $number } pips in it.
    .you = You count { $number } pips in it.

# The play.
imperial-leads-first = { $seat } leads to the first trick.
    .you = You lead to the first trick.
imperial-leads = { $seat } leads next.
    .you = You lead next.
imperial-plays = { $seat } plays { $card }.
    .you = You play { $card }.
imperial-takes = { $seat } takes the trick.
    .you = You take the trick.
imperial-beats-six = { $seat } takes the six with a plain trump.
    .you = You take the six with a plain trump.
imperial-not-yet = Nothing is led before talon and turned card are settled.
imperial-must-follow = You hold { $suit } and must follow.
imperial-must-trump = You cannot follow and must play a trump.
imperial-must-head = You must beat the trick, for you can.
imperial-tricks-in-turn = Strokes for tricks are marked from the Vorhand round.

# The slates.
imperial-notes = { $seat } notes an Imperial; strokes stay as they are.
    .you = You note an Imperial; strokes stay as they are.
imperial-sixth = { $seat } has six strokes, notes an Imperial and wipes them out.
    .you = You have six strokes, note an Imperial and wipe them out.
imperial-wiped = { $seat } wipes out { $number ->
        [one] a stroke
       *[other] { $number } strokes
    } too.
    .you = You wipe out { $number ->
        [one] a stroke
       *[other] { $number } strokes
    } too.
imperial-anew = { $seat } counts the rest anew.
    .you = You count the rest anew.
imperial-wins = { $seat } has Imperials enough and wins the game.
    .you = You have Imperials enough and win the game.
imperial-over-deal = The game goes on.
imperial-over-game = { $seat } has won the game.
    .you = You have won the game.

# Whose turn it is.
imperial-note-talon = { $seat } has no trump and may take the talon.
    .you = You have no trump and may take the talon.
imperial-note-rob = { $seat } holds the seven and may rob.
    .you = You hold the seven and may rob.
imperial-note-lead = { $seat } is to lead.
    .you = You are to lead.
imperial-note-play = { $seat } is to play.
    .you = You are to play.

# Why.
imperial-why-rob = The seven becomes a stroke and a better card.
imperial-why-keep = Your Imperial would be lost with the hand.
imperial-why-take = Without a trump you mark little; the talon holds at least the turned one.
imperial-why-draw = Nothing beats { $card }: a stroke for it, and perhaps one for what falls.
imperial-why-void = { $card } makes you void, so that an imperial trump may come home by trumping.
imperial-why-capture = { $card } takes an imperial trump.
imperial-why-home = { $card } comes home with its stroke.
imperial-why-sixth = { $card } brings the sixth stroke.

# Facts of a game with real cards.
imperial-fact-players = { $number } play at this table.
imperial-fact-winner = Exactly one player has { $number } Imperials or more.
