# What is said at a L'Hombre table.

# Rulings: how a fault is mended.
lhombre-ruling-may-refuse-card = Whoever was dealt the card may refuse it.
lhombre-ruling-discard-one-more = He discards one card more than he draws.
lhombre-ruling-draw-one-more = He draws one card more than he discards.
lhombre-ruling-pull-one-blind = A card is pulled out of his hand unseen.
lhombre-ruling-put-back = What was drawn too much is put back.
lhombre-ruling-take-from-talon = He takes what he lacks from the talon.
lhombre-ruling-take-from-discards = He takes what he lacks unseen from the discards.
lhombre-ruling-take-back-card = He takes the card back and plays another.
lhombre-ruling-take-back-discards = He may take cards back from his discards.
lhombre-ruling-card-stays = The card stays where it lies.
lhombre-ruling-replay-from-trick = The later tricks are taken up, and play begins again at that trick.
lhombre-ruling-play-on = He takes his cards up again and plays on.
lhombre-ruling-play-on-named-lead = He plays on and leads the card his right-hand opponent names.
lhombre-ruling-play-shown-card = He must play the card he showed.
lhombre-ruling-accept-or-drop-vole = The hombre may accept the card or give up the vole.
lhombre-ruling-take-own-back = Each takes his own cards back.
lhombre-ruling-nine-new-cards = Each gets nine new cards unseen.
lhombre-ruling-restore = The cards are put right again.
lhombre-ruling-hombre-may-redeal = The hombre decides whether the cards are dealt again.

# Advice: why.
lhombre-why-solo-tout = Every trick is certain: promise them all.
lhombre-why-solo = The book plays solo in {$suit} on this hand.
lhombre-why-ask = The book asks in {$suit} on this hand.
lhombre-why-two-suits = Two suits tempt you equally.
lhombre-why-middle = For the middle hand these cards are too weak.
lhombre-why-overbid = The game is too high for this hand.
lhombre-why-two-aces = Two black aces alone are not enough.
lhombre-why-poor = No hand of the book is among your cards.
lhombre-why-nullissimo = These cards should take no trick.
lhombre-why-grandissimo = The black aces and your kings make the tricks without a trump suit.
lhombre-why-blind-aces = All have passed, so the talon should be good, and you keep the black aces.
lhombre-why-casco = All have passed, so the talon should be good.
lhombre-why-trump = {$suit} promises most.
lhombre-why-discard = Trumps and kings stay; {$cards} will not be missed.
lhombre-why-leave-talon = With a poor hand leave the talon to the next player.
lhombre-why-only-card = No other card may be played.
lhombre-why-stay-under = Stay under whatever lies there.
lhombre-why-force-null = Leave the hombre no card to stay under.
lhombre-why-draw-trumps = Draw the trumps that are out.
lhombre-why-master = No higher card of the suit is out.
lhombre-why-fork = Wait until they must lead up to your trumps.
lhombre-why-low = This card is the least loss.
lhombre-why-help-weak = Let the weaker opponent have this trick, so that the stronger does not reach four.
lhombre-why-take = Take the trick as cheaply as you can.
lhombre-why-weak-lead = You have your trick: bring your friend in with a low card.
lhombre-why-king = This card is the highest of its suit: take it while it lasts.
lhombre-why-force-over = Make the hombre overtrump.
lhombre-why-unload = Get your high cards out of your friend's way.
lhombre-why-give-up = The draw was bad, and codille threatens.
lhombre-why-play-it = The game can still be won.
lhombre-why-take-over = You have the tricks for codille.
lhombre-why-leave-it = You lack the tricks for codille, and failing costs a bête.
lhombre-why-vole = Every card is certain: go for the vole.
lhombre-why-stop = Not every card is certain: be content with the first five.
