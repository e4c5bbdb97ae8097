# What is said at a table of Reversy.
reversy-pot = pot
reversy-betes = bêtes owed
reversy-title = Deal { $deal } of { $deals }
reversy-pile-table = on the table
reversy-pile-under = under the pot
reversy-said-laid = has laid a card away
reversy-said-exchanged = has exchanged
reversy-said-declined = has declined
reversy-said-looked = has declined and looked

# Before the cards.
reversy-four-play = Four play, each for himself; the fewest points win.
reversy-pack = Forty-eight cards are played with, without the tens.
reversy-order = The ace is highest, the two lowest.
reversy-deals-first = { $seat } deals first.
    .you = You deal first.
reversy-deals = Now { $seat } deals.
    .you = Now you deal.
reversy-pot-place = The pot is set down at the right of { $seat }.
    .you = The pot is set down at your right.
reversy-pot-anew = No bête is left; the pot is made anew.
reversy-dealt = { $seat } deals eleven cards to each and twelve to himself.
    .you = You deal eleven cards to each and twelve to yourself.
reversy-table-cards = Three cards lie face down on the table.

# The exchange.
reversy-exchanges = { $seat } lays a card under the pot and takes one from the table.
    .you = You lay a card under the pot and take one from the table.
reversy-you-take = You take { $card }.
reversy-declines = { $seat } declines; his table card goes under the pot.
    .you = You decline; your table card goes under the pot.
reversy-looks = { $seat } declines and looks at his table card.
    .you = You decline and look at your table card.
reversy-you-see = You see { $card }; it goes under the pot.
reversy-dealer-lays = { $seat } lays one of his twelve cards under the pot.
    .you = You lay one of your twelve cards under the pot.
reversy-do-decline = Decline
reversy-do-look = Decline and look at the table card
reversy-do-discard = Lay { $card } under the pot
reversy-dealer-must-lay = As dealer you must lay a card away.
reversy-all-must-exchange = While no bête stands, everybody must exchange.
reversy-quinola-stays = While no bête stands, the Quinola may not be laid away.
reversy-not-exchanged = Cards are exchanged before the first lead.
reversy-exchange-over = The exchange is over.

# The play.
reversy-you-four-aces = You hold the four aces and need not follow suit in this deal.
reversy-leads-first = { $seat } leads to the first trick.
    .you = You lead to the first trick.
reversy-leads = { $seat } leads next.
    .you = You lead next.
reversy-plays = { $seat } plays { $card }.
    .you = You play { $card }.
reversy-takes = { $seat } takes the trick.
    .you = You take the trick.
reversy-must-follow = You hold { $suit } and must follow.
reversy-has-renounced = { $seat } had this suit before and did not follow: he holds the four aces.
    .you = You had this suit before and did not follow: you hold the four aces.
reversy-ace-by-choice = { $seat } plays { $card } by choice; it costs nothing.
    .you = You play { $card } by choice; it costs nothing.
reversy-heart-ace-free = { $seat } pays nothing for { $card }.
    .you = You pay nothing for { $card }.
reversy-quinola-led = { $seat } has led the Quinola.
    .you = You have led the Quinola.
reversy-quinola-late = The Quinola comes too late: neither pot nor bête.
reversy-quinola-under = The Quinola lies under the pot.
reversy-undertakes = { $seat } has taken nine tricks and undertakes the Reversy.
    .you = You have taken nine tricks and undertake the Reversy.
reversy-breaks = { $seat } breaks the Reversy.
    .you = You break the Reversy.
reversy-lost-early = { $seat } has lost a trick before the tenth; there will be no Reversy.
    .you = You have lost a trick before the tenth; there will be no Reversy.

# What it comes to.
reversy-bete = { $seat } makes a bête of { $number }.
    .you = You make a bête of { $number }.
reversy-bete-noted = A bête of { $number } is written down against { $seat }.
    .you = A bête of { $number } is written down against you.
reversy-no-partie = There is no Partie in this deal.
reversy-keeps-pot = { $seat } keeps the pot all the same.
    .you = You keep the pot all the same.
reversy-tie-seat = Points and tricks are equal; the place by the pot decides.
reversy-tie-tricks = Points are equal; tricks decide.
reversy-owes-himself = { $seat } has won the Partie and owes nothing for what he led.
    .you = You have won the Partie and owe nothing for what you led.
reversy-over-partie = { $seat } has the fewest points, { $other } the most.
    .you = You have the fewest points, { $other } the most.
    .you-other = { $seat } has the fewest points, you the most.
reversy-over-reversy = { $seat } has made the Reversy.
    .you = You have made the Reversy.
reversy-over-broken = { $other } has broken the Reversy of { $seat }.
    .you = { $other } has broken your Reversy.
    .you-other = You have broken the Reversy of { $seat }.
reversy-plays-on = The tours are over, but not the pot: play goes on.

# Whose turn it is.
reversy-note-locked = No bête stands: the Quinola must stay in play.
reversy-note-exchange = { $seat } may exchange a card.
    .you = You may exchange a card.
reversy-note-lay = { $seat } lays one of twelve cards away.
    .you = You lay one of twelve cards away.
reversy-note-lead = { $seat } is to lead.
    .you = You are to lead.
reversy-note-play = { $seat } is to play.
    .you = You are to play.

# Why the book would do it.
reversy-why-lay-quinola = Fewer than three other { $suit } protect the Quinola.
reversy-why-lay-low = Your hand is so high that you may take everything; { $card } would spoil it.
reversy-why-lay = { $card } is the card that is likeliest to cost you something.
reversy-why-keep = Your cards hide well behind their small ones; look at what the table offered.
reversy-why-keep-high = Nobody can beat these cards; keep them and let nothing show.
reversy-why-beware = { $seat } has taken every trick; if he makes the Reversy you pay for all.
reversy-why-break = { $card } breaks the Reversy of { $seat }, and now it is paid.
reversy-why-overtake = The Reversy of { $seat } is broken in this trick; { $card } takes it, and with it the payment.
    .you = Your Reversy is broken in this trick; { $card } takes it, and with it the payment.
reversy-why-wait = { $seat } has taken every trick; broken before the tenth it brings nothing.
reversy-why-keep-breaker = { $seat } has taken every trick; { $card } may break it.
reversy-why-sweep = Nobody can beat { $card }; take them all.
reversy-why-ace-then-small = Everything else is high: the ace first, then the small card.
reversy-why-force = Every card of { $suit } brings the Quinola nearer to falling; { $card } is a cheap one.
reversy-why-vorhand = You lose every tie; leave the first trick to somebody else with { $card }.
reversy-why-lead = { $card } will probably not take, and its suit is shorter then.
reversy-why-below = { $card } is the highest that stays below.
reversy-why-hope = Somebody after you will probably take { $card }.
reversy-why-high = The trick is yours anyhow: be rid of { $card }.
reversy-why-place = The Quinola finds a place: four counters and the { $number } of the pot.
reversy-why-opposite = { $card } falls to the player opposite, who pays double.
reversy-why-short = { $card } stands in a shorter suit than your other high cards.
reversy-why-throw = { $card } is the heaviest card you can be rid of.

# Facts of a deal with real cards.
reversy-fact-seat = There is no seat { $number }; four play.
reversy-fact-card = { $card } cannot have been played so.
reversy-fact-points = There are forty points in all.
reversy-fact-amount = Such amounts cannot be.
