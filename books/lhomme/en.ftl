# What is said at a table of L'Homme.
lhomme-title = Deal { $deal } of { $deals }
lhomme-pot = stake
lhomme-players = { $number } play, each for himself.
lhomme-pack = The full pack has sixty cards: six suits of ten.
lhomme-suits = The suits are { $first }, { $second }, { $third }, { $fourth }, { $fifth } and { $sixth }, in this order.
lhomme-played-with = { $number } of them are played with at this table.
lhomme-order = In every suit the order is A K Q J 10 9 8 7 6 5.
lhomme-order-hombre = In every suit the order is A K Q J 7 6 5 4 3 2.
lhomme-undertake-reading = The duty is to undertake the game; nobody is bound to take a trick.
lhomme-no-exchange = Nobody exchanges with the cards left over.
lhomme-first-dealer = { $seat } deals first.
    .you = You deal first.
lhomme-next-dealer = { $seat } deals next.
    .you = You deal next.
lhomme-dealt = { $seat } deals { $number } cards to each.
    .you = You deal { $number } cards to each.
lhomme-turned = { $card } is turned: { $suit } are trumps.
lhomme-undertakes = { $seat } plays.
    .you = You play.
lhomme-passes = { $seat } passes.
    .you = You pass.
lhomme-leads = { $seat } leads.
    .you = You lead.
lhomme-plays = { $seat } plays { $card }.
    .you = You play { $card }.
lhomme-takes = { $seat } takes the trick.
    .you = You take the trick.
lhomme-refuses = { $seat } could take and does not.
    .you = You could take and do not.
lhomme-won = { $seat } has more tricks than any other and draws the stake.
    .you = You have more tricks than any other and draw the stake.
lhomme-lost = { $seat } fails and adds as much as stands.
    .you = You fail and add as much as stands.
lhomme-all-pass = All pass; the stake stays.
lhomme-trump = Trumps: { $suit }
lhomme-pile-turned = turned up
lhomme-homme = Homme
lhomme-marks = marks
lhomme-said-play = I play
lhomme-said-pass = pass

lhomme-must-undertake = You must undertake the game.
lhomme-must-follow = You have { $suit } and must follow suit.
lhomme-must-take = You can take the trick and must: { $cards }.
lhomme-fact-seat = The Homme is a player from 1 to { $number }.
lhomme-fact-tricks = Tell the tricks of { $players } players, { $number } in all.
lhomme-fact-pot = No stake is so large, or less than nothing.

lhomme-note-homme = { $seat } plays against all the others
    .you = You play against all the others
lhomme-note-bid = { $seat } says whether he plays
    .you = You say whether you play
lhomme-note-lead = { $seat } leads
    .you = You lead
lhomme-note-play = { $seat } plays to the trick
    .you = You play to the trick
lhomme-note-must-take = You can take, so you must

lhomme-do-undertake = Play
lhomme-do-pass = Pass
lhomme-do-decline = Decline the game and pay for it
lhomme-do-refuse = Play { $card }, refuse to take, and pay for it

lhomme-why-pass = Your trumps are too few to get more tricks than any one of the others.
lhomme-why-bound = You must undertake the game; declining costs more than it is worth.
lhomme-why-few-tricks = So many share the tricks that a few will do, and you have them.
lhomme-why-undertake = { $number ->
    [one] One trump and good cards beside it
   *[other] { $number } trumps
} promise you more tricks than any one of the others.
lhomme-why-draw = Draw trumps with { $card }, so that your good cards are safe.
lhomme-why-gather = { $card }: one of those against the Homme must get as many tricks as he has.
lhomme-why-gather-take = Take with { $card }: yours is the hand that can get as many tricks as the Homme.
lhomme-why-beat = The Homme has the trick: { $card } takes it from him.
lhomme-why-stand = Let your fellow's trick stand; { $card } can be missed.
