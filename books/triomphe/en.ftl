# What is said at a table of La Triomphe.
triomphe-title = Deal { $deal } of { $deals }
triomphe-partners = { $a } and { $c } play against { $b } and { $d }.
triomphe-each-alone = Everybody plays for himself.
triomphe-players = Four play, with nine cards each.
triomphe-pack = Forty cards; the last two suits of the large pack stay in the box.
triomphe-order = In every suit the order is A K Q J 10 9 8 7 6 5.
triomphe-no-passing = Nobody may pass.
triomphe-stake = { $number ->
    [one] A game is worth one counter.
   *[other] A game is worth { $number } counters.
}
triomphe-first-dealer = { $seat } deals first.
triomphe-next-dealer = { $seat } deals next.
triomphe-dealt = { $seat } deals nine cards to each.
triomphe-turned = { $card } is turned: { $suit } are trumps.
triomphe-leads = { $seat } leads.
triomphe-plays = { $seat } plays { $card }.
triomphe-takes = { $seat } takes the trick.
triomphe-trump = Trumps: { $suit }
triomphe-pile-turned = turned up
triomphe-partner = partner
triomphe-games = games
triomphe-asks = { $seat } asks for a new deal.
triomphe-said-ask = a new deal?
triomphe-consents = { $seat } agrees.
triomphe-objects = { $seat } objects: the deal is played.
triomphe-redeal = All agree; { $seat } deals again.
triomphe-refuses = { $seat } will not play
triomphe-concedes = { $seat } gives the game up
triomphe-side-pays = { $seat } and { $other } pay for it together.
triomphe-alone-pays = { $seat } pays each of the others for it.
triomphe-won = { $seat } and { $other } win the game
triomphe-won-alone = { $seat } wins the game
triomphe-vole = { $seat } and { $other } win all nine tricks
triomphe-tie = Equal tricks: nobody wins

triomphe-must-follow = You have { $suit } and must follow suit.
triomphe-must-take = You can take the trick and must: { $cards }.
triomphe-too-late = You have played already; a new deal is asked for before.
triomphe-plays-already = You have played already; now the deal is played.
triomphe-asked-already = In this deal a new one has been asked for already.
triomphe-no-concession = The game is given up only par force, by whoever must take and will not.
triomphe-answer-first = First say whether there shall be a new deal.
triomphe-fact-tricks = Tell the tricks of four players, { $number } in all.
triomphe-fact-offender = Tell an offence and who committed it, a player from 1 to 4; or neither.

triomphe-note-vote = { $seat } says whether there shall be a new deal
triomphe-note-lead = { $seat } leads
triomphe-note-play = { $seat } plays
triomphe-note-must-take = You can take, so you must

triomphe-do-refuse = Refuse to play (two games)
triomphe-do-ask = Ask for a new deal
triomphe-do-consent = Agree to a new deal
triomphe-do-object = Have the deal played
triomphe-do-concede = Give the game up (one game)

triomphe-why-consent = With nothing in your hand a new deal can only help.
triomphe-why-object = Your hand is worth playing: losing it costs one game at most.
triomphe-why-draw = Lead trumps, { $card } first, so that nobody ruffs your good cards.
triomphe-why-force = { $card } drags the high cards out, one over the other.
triomphe-why-single = { $card } is your only one of the suit; next time you may ruff.
triomphe-why-cheap = { $card } is the lowest card that takes, and nobody plays after you.
