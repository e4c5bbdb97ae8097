# What is said at a table of Quadrille and its relatives.
ombre-pot-antes = stakes
ombre-pot-active = bête in play
ombre-pot-written = bête on paper
ombre-game-ask = Ask
ombre-game-mediateur = Mediateur
ombre-game-respect = Respect
ombre-game-solo = Solo
ombre-game-solo-vole = Solo with the vole announced
ombre-game-forced = Forced Spadille
ombre-game-self-call = Self-call
ombre-in-favourite = { $game } in the favourite suit
ombre-in-preference = { $game } in the Préférence
ombre-in-highest = { $game } in the highest Préférence
ombre-title = Deal { $deal } of { $deals }
ombre-hombre = hombre
ombre-helper = helper
ombre-giver = gave the king
ombre-trump = Trumps: { $suit }
ombre-last-trick = last trick
ombre-has-played = played by { $seat }
ombre-said-pass = pass
ombre-and = { $first } and { $second }

# What the table shows.
ombre-note-favourite = Favourite suit: { $suit }.
ombre-note-preference = Préférence: { $suit }.
ombre-note-highest = Highest Préférence: { $suit }.
ombre-note-called = { $card } is called; its holder has not shown himself.
ombre-note-auction = { $seat } is to speak.
ombre-note-declare = { $seat } is to name trumps or call a king.
ombre-note-give = { $seat } gives a card for the king.
ombre-note-lead = { $seat } leads.
ombre-note-play = { $seat } plays.
ombre-note-choose = { $seat } decides.

# What one may do.
ombre-do-pass = Pass
ombre-do-call = { $game }
ombre-do-name = Name { $suit } trumps
ombre-do-king = Call { $card }
ombre-do-declare = Name { $suit } trumps and call { $card }
ombre-do-ask-for = Name { $suit } trumps and ask for { $card }
ombre-do-leave = Let the holder of two kings name trumps
ombre-do-give = Give { $card } for the king
ombre-do-demand = Have { $card } led
ombre-do-stop = Stop with the premiers
ombre-do-look = Look at the tricks
ombre-do-lay-down = Lay your cards down as won
ombre-do-accept = Take the game for won
ombre-do-play-out = Have it played out
ombre-do-mend = Take the card back and follow suit
ombre-do-let-lie = Let it lie
ombre-do-replay = Have the tricks played again
ombre-do-tell = Tell your partner that the game is made
ombre-do-claim = Claim { $honours }
ombre-claim-game = the game
ombre-claim-matadors = the matadors
ombre-claim-premiers = the premiers
ombre-claim-nothing = nothing

# What happens.
ombre-first-dealer = { $seat } deals first.
ombre-next-dealer = The deal passes to { $seat }.
ombre-favourite = { $place ->
    [one] The favourite suit is { $suit }.
   *[other] The next favourite suit is { $suit }.
 }
ombre-dealt = { $seat } deals { $number } cards to each.
ombre-calls = { $seat } calls { $game }.
ombre-passes = { $seat } passes.
ombre-plays = { $seat } plays { $game }.
ombre-nobody-plays = Nobody plays.
ombre-forced = { $seat } holds Spadille and must play.
ombre-calls-nobody = { $seat } can call nobody and plays alone.
ombre-offers = { $seat } has two kings and offers to help.
ombre-nobody-offers = Nobody offers two kings; a king is to be called.
ombre-leaves-trump = { $seat } leaves trumps to the helper.
ombre-names = { $seat } names { $suit } trumps.
ombre-calls-card = { $seat } calls { $card }.
ombre-asks-for = { $seat } asks for { $card }.
ombre-helper-hidden = Whoever holds { $card } keeps it to himself.
ombre-is-helper = { $seat } is the helper.
ombre-hands-over = { $seat } hands over { $card }.
ombre-gives = { $seat } gives { $other } a card for it, unseen.
ombre-is-given = You are given { $card }.
ombre-giver-opponent = { $seat } plays against the hombre all the same.
ombre-leads-first = { $seat } has the first lead.
ombre-plays-card = { $seat } plays { $card }.
ombre-shows-himself = { $seat } shows { $card } and is the helper.
ombre-called-himself = { $seat } has called a king of his own and plays alone.
ombre-takes-trick = { $seat } takes the trick.
ombre-ruffs-king = { $seat } has ruffed the suit of { $card } and is rewarded.
ombre-looks = { $seat } looks at the tricks.
ombre-vole-begun = { $seat } goes for the vole.
ombre-stops = { $seat } stops with the first tricks.
ombre-stops-in-vain = { $seat } wants to stop, but the game is not made yet and goes on.
ombre-lays-down = { $seat } lays the cards down as won: { $cards }.
ombre-accepts = { $seat } takes the game for won.
ombre-wants-played = { $seat } will have the game played out.
ombre-demands = { $seat } has { $card } led.
ombre-claims = { $seat } claims { $what }.
ombre-won = { $seat } has won the game.
ombre-won-with = { $seat } and { $other } have won the game.
ombre-remise = { $seat } has lost the game.
ombre-remise-with = { $seat } and { $other } have lost the game.
ombre-codille = { $seat } has lost codille.
ombre-codille-with = { $seat } and { $other } have lost codille.
ombre-bete = { $seat } makes a bête of { $number }.
ombre-bears-alone = { $seat } bears the loss alone.
ombre-bear-together = { $seat } and { $other } bear the loss together.

# What may not be done.
ombre-no-such-call = This game is not played at this table.
ombre-no-higher = That is not high enough.
ombre-no-raise = Whoever has asked may not rise to a solo over a lower game.
ombre-no-other-word = Now you can only pass or call a game.
ombre-no-aces = Respect needs both black aces.
ombre-no-king-to-ask = There is no king that you could ask for.
ombre-no-king-to-call = There is nothing that you could declare in this game.
ombre-no-such-king = That card cannot be called: never the king of trumps, and your own only where it is agreed.
ombre-no-such-suit = This suit does not fit what you have called.
ombre-no-called-suit = The helper may not name the suit of the called king.
ombre-no-follow = You must follow suit: { $suit }.
ombre-no-trump = Trumps are led, and you must play one. Only a matador may stay back, unless a higher one is led.
ombre-no-demanded = You must lead the card that was demanded.
ombre-no-stop = Only whoever leads may stop, and only right after the first { $number } tricks, if his side has them all.
ombre-no-look = You may not look at the tricks now.

# Facts that cannot be.
ombre-fact-table = counters cannot be negative, nor beyond counting, and there are not so many bêtes
ombre-fact-seat = there is no seat { $number }; seats are counted from 1 to { $seats }
ombre-fact-tricks = hombre and helper cannot have more than { $number } tricks
ombre-fact-helper = { $game }: whoever plays alone has no helper, and otherwise one other than the hombre must be named
ombre-fact-contract = { $game } is not played here, where nobody may be called
ombre-fact-opponent = only opponents of the hombre give a king, ruff it or draw odd counters
ombre-fact-matadors = there are not as many trumps as { $number }
ombre-fact-trump = trumps are spades, hearts, diamonds or clubs

# Honours and packs.
ombre-each-pays = Each opponent pays { $number }.
ombre-each-receives = Each opponent receives { $number }.
ombre-matadors = { $number } matadors count.
ombre-no-stop-now = Whoever has led on must play the hand out.
ombre-no-vole = With a Mediateur no vole may be announced.
ombre-no-way-back = You have asked and must play.
ombre-pack = { $number } cards are played with.
ombre-short-trumps = The short suit is trumps: there are only { $cards }.
ombre-vole-announced = { $seat } must take every trick.
ombre-vole-made = The vole is made.
