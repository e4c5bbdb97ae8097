# What is said at a table of Tarock.

# The table.
tarock-pot = pot
tarock-title = Deal { $deal } of { $deals }
tarock-title-partie = Partie { $partie }
tarock-idle = sits out
tarock-player = player
tarock-helper = helper
tarock-mark-announced = announced
tarock-mark-partie = written in this Partie
tarock-pile-scat = scat
tarock-pile-open = laid open
tarock-pile-seen = your pile of the talon
tarock-pile-upper = upper pile
tarock-pile-lower = lower pile
tarock-pile-won = Pagat and kings won by { $seat }
tarock-which-scat = Which cards do you lay away?

# Games and honours.
tarock-game-a-tres = a Tres
tarock-game-a-duo = a Duo
tarock-game-ad-uno = ad Uno
tarock-game-frage = Frage
tarock-game-mediateur = Mediateur
tarock-game-play = I play
tarock-game-from-below = from below
tarock-game-three = threefold
tarock-game-four = fourfold
tarock-game-solo = solo
tarock-says-tarocks = { $count } tarocks
tarock-says-with-pagat = { $count } tarocks with the Pagat
tarock-says-without-pagat = { $count } tarocks without the Pagat
tarock-says-matadors = { $count } matadors
tarock-says-honneurs = three honneurs
tarock-says-kings = { $count } kings
tarock-says-four-kings = four kings
tarock-says-above = { $count } matadors from above
tarock-says-below = { $count } matadors from below
tarock-says-whole = a whole cavalry
tarock-says-whole-skuesed = a whole cavalry with the Sküs
tarock-says-half = a half cavalry
tarock-says-half-skuesed = a half cavalry with the Sküs
tarock-says-skuesed = a sküsed cavalry
tarock-class-tarocks = tarocks
tarock-class-matadors = matadors
tarock-class-kings = kings
tarock-class-above = matadors from above
tarock-class-below = matadors from below
tarock-class-cavalry = cavalry

# What is said.
tarock-said-pass = pass
tarock-said-on = on
tarock-said-good = good
tarock-said-keep = I keep it
tarock-said-self = self
tarock-said-ultimo = Pagat ultimo
tarock-said-silent = nothing to announce
tarock-said-announce = announces
tarock-said-misdeal = I have misdealt
tarock-asks = { $card }, please
tarock-calls = I call { $card }
tarock-lays-tarocks = { $count ->
    [one] one tarock is laid away
   *[other] { $count } tarocks are laid away
}

# What happens.
tarock-deals = { $seat } deals.
tarock-dealt = { $seat } has dealt.
tarock-sits-out = { $seat } sits out.
tarock-lays = { $seat } lays { $count } cards away.
tarock-laid = You have laid away { $cards }.
tarock-looks = { $seat } looks at the cards first.
tarock-plays-game = { $seat } plays: { $game }.
tarock-all-passed = All have passed.
tarock-takes-talon = { $seat } takes the three cards.
tarock-took = You see { $cards }.
tarock-takes-upper = { $seat } looks at the upper pile.
tarock-takes-lower = { $seat } looks at the lower pile.
tarock-lays-open = { $seat } lays { $cards } open and takes the other pile.
tarock-keeps-pile = { $seat } keeps the pile.
tarock-solo-talon = The talon stays face down and counts for the opponents.
tarock-lies-in-scat = { $card } lies in the scat.
tarock-gives-up = { $seat } gives up { $card }.
tarock-gives-back = { $seat } gives { $other } a card for it.
tarock-gave = { $seat } has given { $card }.
tarock-is-helper = { $seat } is the helper.
tarock-plays-card = { $seat } plays { $card }.
tarock-takes-trick = { $seat } takes the trick.
tarock-skues-led = { $seat } has led the Sküs.
tarock-skues-back = The Sküs goes back to { $seat }.
tarock-skues-lost = { $seat } has kept the Sküs too long and loses it.
tarock-gives-for-skues = { $seat } gives { $other } { $card } for the Sküs.
tarock-owes-nothing = { $seat } has no trick and gives nothing for the Sküs.
tarock-scat-counts = The scat counts { $points } for { $seat }.
tarock-twins = Of two equal cards the first is the higher.
tarock-each-pays = { $seat } has announced { $points } in all.
tarock-tout-skues = { $seat } hands { $other } the Sküs.
tarock-void-hand = { $seat } has too few tarocks.
tarock-void = The deal is void.
tarock-misdeal-passes = The next player deals.

# How a deal ends.
tarock-counted = The cards are counted.
tarock-won = { $seat } has won with { $points } points.
tarock-lost = { $seat } has lost with { $points } points.
tarock-stands = The game of { $seat } stands: nothing is paid.
tarock-lone-skues = { $seat } has nothing but the Sküs.
tarock-partie-won = { $seat } wins the Partie, { $points } points ahead.
tarock-partie-over = The Partie is over.
tarock-partie-even = The sums are equal, nobody wins.
tarock-sides = One side counts { $first }, the other { $second }.
tarock-side-paid = Each loser pays one winner: { $stakes }.
tarock-pagat-kept = The Pagat of { $seat } stays with his side.
tarock-joined = { $count ->
    [one] Together they have one matador more.
   *[other] Together they have { $count } matadors more.
}
tarock-scat-miscounted = { $seat } has laid away the wrong number and counts nothing.
tarock-scat-struck = { $cards } in the scat of { $seat } do not count.
tarock-pagat-back = The Pagat goes back to { $seat }.
tarock-revoked = { $seat } has not followed as he should.

# What is to be done.
tarock-note-announced = { $seat } has announced { $honour }.
tarock-note-zapp = { $seat } plays ({ $game }), { $times } times.
tarock-note-frage = { $seat } has called { $card }.
tarock-note-ultimo = { $seat } has announced the ultimo.
tarock-note-scat = { $seat } lays { $count } cards away.
tarock-note-announce = { $seat } announces what he holds.
tarock-note-auction = { $seat } speaks.
tarock-note-call = { $seat } calls a king.
tarock-note-ask = { $seat } may ask for a card.
tarock-note-give = { $seat } gives a card for it.
tarock-note-talon = { $seat } keeps the pile or takes the other.
tarock-note-ask-ultimo = { $seat } may announce the ultimo.
tarock-note-lead = { $seat } leads.
tarock-note-play = { $seat } plays.

# Choices.
tarock-do-pass = Pass
tarock-do-on = “On”
tarock-do-good = “Good”
tarock-do-keep = “I keep it”
tarock-do-self = “Self”
tarock-do-look = Look at your cards
tarock-do-keep-pile = Keep this pile
tarock-do-switch = Lay it open and take the other
tarock-do-return = Lay it open and go back to the first
tarock-do-bid = Bid { $game }
tarock-do-announce = Announce { $honours }
tarock-do-silent = Announce nothing
tarock-do-ultimo = Announce the ultimo
tarock-do-no-ultimo = No ultimo
tarock-do-enough = Ask for no further card
tarock-do-misdeal = Own to a misdeal
tarock-do-call = Call { $card }
tarock-do-ask = Ask for { $card }
tarock-do-give = Give { $card }
tarock-do-discard = Lay away { $cards }
tarock-do-revoke = Play { $card } against the rule

# Refusals.
tarock-no-scat = These cards may not be laid away.
tarock-no-honours = You do not hold that honour.
tarock-no-call = That cannot be said now.
tarock-no-call-blind = Look at your cards first, or play blind.
tarock-no-king = Call a king you do not hold.
tarock-no-ask = That card cannot be asked for.
tarock-no-pile = Keep the pile, or lay it open for the other.
tarock-no-ultimo = Only the Pagat can be announced, and you do not have it.
tarock-no-follow = You must follow { $suit }.
tarock-no-follow-tarock = You must play a tarock.
tarock-no-skues-lead = The Sküs may not be led now, or must be.
tarock-no-skues-kept = The Sküs must be played now.

# Facts.
tarock-fact-seat = There is no seat { $number }; there are { $seats }.
tarock-fact-lists = Lists want a number for each of { $seats } seats.
tarock-fact-points = All points together are { $points }.
tarock-fact-amount = That sum cannot be.
tarock-fact-game = No such game: { $game }.

# Reasons.
tarock-why-announce = What you hold is paid at once.
tarock-why-look = Blind the odds are against you.
tarock-why-bid = The hand should make it.
tarock-why-pass = The hand is too weak for it.
tarock-why-keep = You can win this game yourself.
tarock-why-call = Of that suit you have most.
tarock-why-ask = It helps your hand most.
tarock-why-give = You can best do without it.
tarock-why-pile = A pile changed makes the game dearer.
tarock-why-ultimo = The Pagat must be the last tarock of all.
tarock-why-no-ultimo = The tarocks are not strong enough for it.
tarock-why-void = A void suit feels your tarocks.
tarock-why-figures = Figures in the scat cannot be lost.
tarock-why-pagat-laid = The Pagat is safe in the scat.
tarock-why-draw = It draws the tarocks of the others.
tarock-why-high = A high tarock says that you have seven or fewer.
tarock-why-low = A very low tarock says that you have eight or nine.
tarock-why-force = Tarocks force the Pagat out.
tarock-why-whip = Your longest suit makes them ruff.
tarock-why-kings-suit = The king of this suit is not yours.
tarock-why-bring-king = A figure brings the king out.
tarock-why-no-figure = You have no figure in this suit to lose.
tarock-why-master = Nothing of this suit beats it.
tarock-why-long = A low card of a long suit costs little.
tarock-why-cheap = It gives away least.
tarock-why-take = The trick is worth taking.
tarock-why-smear = The trick stays on your side: put points on it.
tarock-why-take-pagat = The Pagat falls.
tarock-why-leave-pagat = The other hunter has announced less; leave it to him.
tarock-why-pagat-home = Here the Pagat is safe.
tarock-why-hold-pagat = While they hunt it, their tarocks run out.
tarock-why-give-pagat = It cannot be saved; give it at once.
tarock-why-skues-late = It must go before it is too late.
tarock-why-skues-saves = It saves your figures.
tarock-why-keep-figure = Late in the deal the figure may win a trick itself.
tarock-why-king-now = Letting it pass is less safe.
tarock-why-hold-figure = Do not put a figure on the enemy's suit.
tarock-why-return = You are strong enough to return it.
tarock-why-no-return = It was no invitation.
tarock-why-no-king = You do not have the king of this suit.
tarock-why-mond = Your partner can throw the Pagat on it.
tarock-why-small = A small tarock is a sound lead.
