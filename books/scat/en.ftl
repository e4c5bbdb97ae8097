# What is said at a table of Scat. The suits go by their German names.
house-spades = leaves
house-hearts = hearts
house-diamonds = bells
house-clubs = acorns
scat-title = Deal { $deal } of { $deals }
scat-declarer = declarer
scat-trump = Trumps: Wenzel and { $suit }

# The games.
scat-frage = Frage
scat-frage-in = Frage in { $suit }
scat-solo = Solo
scat-solo-in = Solo in { $suit }
scat-null = Null
scat-null-ouvert = open Null
scat-grand = Grand

# What the table shows.
scat-pile-scat = Scat
scat-pile-laid = laid away
scat-pile-turned = turned up after the last deal
scat-plays = { $seat } plays: { $game }.
scat-note-ask = { $seat } may ask { $other }.
scat-note-answer = { $seat } is asked: { $game }?
scat-note-announce = { $seat } announces a game.
scat-note-suit = { $seat } names the suit.
scat-note-discard = { $seat } lays two cards away.
scat-note-lead = { $seat } leads.
scat-note-play = { $seat } plays.
scat-said-ask = { $game }?

# What one may do.
scat-do-pass = Ask no further
scat-do-throw-in = Pass; the cards are thrown in
scat-do-yes = Yes
scat-do-no = No
scat-do-ask = Ask: is it { $game }?
scat-do-announce = Announce { $game }
scat-do-suit = Name { $suit }
scat-do-discard = Lay away { $cards }
scat-do-revoke = Play { $card } and do not follow suit
scat-which-discard = Which two cards do you lay away?

# What happens.
scat-first-dealer = { $seat } deals first.
scat-next-dealer = The deal passes to { $seat }.
scat-dealt = { $seat } deals: three, two for the Scat, four, three.
scat-asks = Is it { $game }?
scat-says-yes = yes
scat-says-no = no
scat-says-pass = pass
scat-is-left = { $seat } is left and has the game.
scat-announces = { $game }
scat-thrown-in = Nobody plays; the cards are thrown in.
scat-takes-scat = The Scat is taken up.
scat-in-the-scat = In the Scat lay { $cards }.
scat-names-suit = { $suit }
scat-lays-away = Two cards are laid away.
scat-you-laid = You laid away { $cards }.
scat-scat-stays = The Scat stays where it is.
scat-wenzel-trump = The Wenzel are trumps.
scat-ten-high = The ten stands below the ace.
scat-lies-open = The cards are laid open: { $cards }.
scat-leads-first = { $seat } leads to the first trick.
scat-leads = { $seat } leads.
scat-plays-card = { $seat } plays { $card }.
scat-takes-trick = { $seat } takes the trick: { $points } points.
scat-null-caught = { $seat } has taken a trick; the Null is lost.
scat-played-out = All ten tricks are played.
scat-revokes = { $seat } has not followed suit; the game is lost for that side.
scat-counted = The declarer has { $points } points in tricks.
scat-turned = In the Scat lie { $cards }: { $points } points more for the declarer.
scat-turned-laid = Laid away were { $cards }: { $points } points more for the declarer.
scat-price-game = { $game }: { $price }.
scat-price-fixed = Null has a fixed price.
scat-price-schneider = Schneider: the game counts double, { $price }.
scat-price-schwarz = Schwarz: the game counts fourfold, { $price }.
scat-matadors = Matadors: { $number }.
scat-matadors-with-scat = The Scat or what was laid away counts with them.
scat-price-matadors = For each { $price }.
scat-over-won = { $seat } has won: { $game }.
scat-over-lost = { $seat } has lost: { $game }.
scat-over-drawn = Sixty to sixty: nobody has won the { $game } of { $seat }.
scat-over-won-with = { $seat } has won with { $points } points: { $game }.
scat-over-won-schneider = { $seat } has won with { $points } points, Schneider: { $game }.
scat-over-won-schwarz = { $seat } has taken every trick, Schwarz: { $game }.
scat-over-lost-with = { $seat } has lost with { $points } points: { $game }.
scat-over-lost-schneider = { $seat } has lost with { $points } points and is Schneider: { $game }.
scat-over-lost-schwarz = { $seat } has lost without a trick, Schwarz: { $game }.

# Why not.
scat-no-follow = You must follow suit.
scat-no-ask = That game is not the next to be asked for.
scat-no-answer = You are asked: say yes or no.
scat-no-pass = You have asked or said yes, and must play.
scat-no-announcement = You may not announce that game.
scat-no-suit = The Frage would be below what you have asked for.
scat-no-discard = Two of your twelve cards are laid away.
scat-fact-seat = There is no seat { $number }; there are 1 to 3.
scat-fact-game = The game { $game } is not played at this table.
scat-fact-points = There are only 120 points.
scat-fact-tricks = These tricks cannot be.
scat-fact-matadors = So many matadors there are not.

# Why this.
scat-why-no-game = No game in this hand would bring you 61 points.
scat-why-ask = You have a game at least as high.
scat-why-yes = You have a { $game }, which is not below this.
scat-why-no = { $game } is more than you have.
scat-why-game = This hand is good for a { $game }.
scat-why-must = You have asked so far; this is the least evil.
scat-why-suit = In this suit you keep most trumps and lose least.
scat-why-discard = So the fewest points are in danger.
scat-why-trump = Draw the trumps that are out.
scat-why-matadors = A matador draws trumps; which one, the others need not know.
scat-why-fishing = A trump that counts little draws the higher ones.
scat-why-long = Your long suit makes the declarer trump.
scat-why-ace = An ace is surest while everybody still has its suit.
scat-why-return = Your partner has led this suit.
scat-why-change = The ten of the other suit is gone; the declarer would throw a card away.
scat-why-feed = The trick is your side's: give it points.
scat-why-starve = The trick is the declarer's: give it little.
scat-why-promises = It promises most points.
scat-why-null-lead = Others must take this.
scat-why-null-throw = It is your most dangerous card.
scat-why-null-under = It stays below what lies there.
scat-why-null-lost = There is nothing below it.
scat-why-null-hope = Somebody behind you may have to take it.
scat-why-null-watch = Your partner has thrown this suit away.
scat-why-null-weak = A short suit, so that you can throw high cards when it comes again.
scat-why-null-open = The declarer's cards lie open: this one must be taken.
scat-why-null-clear = High cards without small ones beside them only stand in the way.
scat-why-null-low = Stay low: the declarer may have to take.
scat-why-null-press = Stay below the declarer's card if you can.
scat-why-null-middle = With the lead here the declarer sits in the middle.
