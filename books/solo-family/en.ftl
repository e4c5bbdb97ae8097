# What is said at a table of Solo. The suits go by their German names; the fifth is called blue.
house-spades = leaves
house-hearts = hearts
house-diamonds = bells
house-clubs = acorns
house-flowers = blue
solo-pot = pot
solo-title = Deal { $deal } of { $deals }
solo-declarer = declarer
solo-helper = helper
solo-trump = Trumps: { $suit }

# The games.
solo-frage = Frage
solo-mediateur = Mediateur
solo-forcee = Forcée partout
solo-solo = solo
solo-grandissimo = Grandissimo
solo-null = Nullissimo
solo-null-ouvert = open Null
solo-small = Forcée simple
solo-in-favourite = { $game } in the favourite suit
solo-in-preference = { $game } in blue

# What the table shows.
solo-pile-laid = laid away
solo-mark-bought = bought
solo-favourite-is = Favourite suit: { $suit }.
solo-plays = { $seat } plays: { $game }.
solo-called = Called: { $card }.
solo-note-auction = { $seat } is to speak.
solo-note-forward = { $seat } has Spadille and must come forward.
solo-note-trump = { $seat } names trumps.
solo-note-ace = { $seat } calls an ace.
solo-note-give = { $seat } gives a card for the ace.
solo-note-buy = { $seat } may buy.
solo-note-lead = { $seat } leads.
solo-note-play = { $seat } plays.

# What one may do.
solo-do-pass = Pass
solo-do-hold = Hold it
solo-do-stop = Stop after the premiers
solo-do-come = Come forward with Spadille
solo-do-hide = Keep Spadille secret
solo-do-bid = Call: { $game }
solo-do-trump = Name { $suit } trumps
solo-do-declare = Name { $suit } trumps and call { $card }
solo-do-ask = Name { $suit } trumps and ask for { $card }
solo-do-call = Call { $card }
solo-do-give = Give { $card }
solo-do-buy = Lay away { $cards } and buy as many
solo-do-buy-nothing = Buy nothing
solo-which-discard = Which cards do you lay away, to buy as many?

# What happens.
solo-first-dealer = { $seat } deals first.
solo-next-dealer = The deal passes to { $seat }.
solo-pack = The pack has { $number } cards.
solo-kind = It is one of the five kinds of Solo for three.
solo-only-solo = Nothing but solo is played.
solo-no-favourite = There is no favourite suit until a game is won.
solo-blue = Blue is the Préférence.
solo-verleugnen = Matadors need not follow lower trumps.
solo-dealt = { $seat } deals.
solo-holds = I hold it
solo-passes = pass
solo-must-play = { $seat } has Spadille and must play.
solo-hidden = { $seat } has kept Spadille secret; the deal is not played.
solo-thrown-in = Nobody plays; the cards are thrown in.
solo-both-obers = { $seat } has both black Obers.
solo-lies-open = The cards are laid open: { $cards }.
solo-names-trump = { $suit }
solo-calls = { $suit }, with { $card }
solo-asks = { $suit }, and I ask for { $card }
solo-hands-over = { $seat } hands over { $card }.
solo-gives = { $seat } gives { $other } a card for it.
solo-given = You were given { $card }.
solo-calls-ace = { $card }
solo-helps = { $seat } is the helper.
solo-turns-up = { $card } is turned up; trumps are { $suit }.
solo-buying = { $seat } buys first.
solo-buys = { $seat } lays away and buys: { $number }.
solo-bought = You bought { $cards }.
solo-turned-stays = { $card } stays on the talon.
solo-leads-first = { $seat } leads to the first trick.
solo-stops = I stop here
solo-undertakes = { $seat } leads on and undertakes the vole.
solo-plays-card = { $seat } plays { $card }.
solo-takes-trick = { $seat } takes the trick.
solo-rest-stays = The rest stays in the pot.
solo-odd-counters = What does not divide goes to the highest trumps.
solo-price-game = { $game }: { $price }.
solo-fourfold = In blue everything counts fourfold.
solo-double = In the favourite suit everything counts double.
solo-honours-double = In the favourite suit matadors and premiers count double.
solo-matadors = Matadors: { $number }.
solo-matadors-paid = They are paid.
solo-matadors-of-side = Those of declarer and helper together.
solo-premiers = The premiers are won.
solo-no-premiers = Neither premiers nor vole are paid.
solo-vole = The vole is made.
solo-vole-lost = The vole is lost.
solo-price = For each opponent { $price }.
solo-over-won = { $seat } has won: { $game }.
solo-over-won-with = { $seat } and { $other } have won: { $game }.
solo-over-remise = Remise: { $seat } has lost the { $game }.
solo-over-codille = Codille: { $seat } has lost the { $game }.

# Why not.
solo-no-follow = You must follow suit.
solo-no-stop = Only whoever has won the premiers may stop.
solo-no-pass = With both black Obers you must call.
solo-no-call = That cannot be called now.
solo-no-trump = That suit cannot be named.
solo-no-ace = That ace cannot be called.
solo-no-discard = There are not so many cards to buy.
solo-fact-seat = There is no seat { $number }; there are 1 to { $seats }.
solo-fact-game = The game { $game } is not played at this table.
solo-fact-helper = In this game that helper cannot be.
solo-fact-tricks = There must be tricks for each player, { $number } in all at the most.
solo-fact-amount = Such a number cannot be.

# Why this.
solo-why-come = Whoever has Spadille must come forward.
solo-why-call = This hand should make it: { $game }.
solo-why-hold = You could play this yourself.
solo-why-pass = This hand does not promise tricks enough.
solo-why-must = You have both black Obers and must call.
solo-why-trump = In { $suit } this hand makes most tricks.
solo-why-ace = { $card } would help you most.
solo-why-give = You will miss this card least.
solo-why-buy = What trumps make useless may go.
solo-why-declarer = Let the declarer come level: a remise feeds the pot.
solo-why-own = This trick must be yours.
solo-why-other = Let the other opponent have it.
solo-why-stop = The premiers are won; more would be a risk.
solo-why-null = Stay below.
