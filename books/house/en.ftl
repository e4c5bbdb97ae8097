# What the house itself says, whatever is played.
house-seat = Seat { $number }
house-spades = spades
house-hearts = hearts
house-diamonds = diamonds
house-clubs = clubs
house-not-your-turn = It is not your turn.
house-not-now = That cannot be done now.
house-impossible-outcome = That cannot have fallen.
house-not-held = You do not hold that card.
house-dealer = dealer
house-points = points
house-tricks = tricks
house-talon = talon
house-play-card = Play { $card }
