# Was das Haus selbst sagt, gleich welches Spiel gespielt wird.
house-seat = Platz { $number }
house-spades = Pik
house-hearts = Herz
house-diamonds = Karo
house-clubs = Kreuz
house-not-your-turn = Sie sind nicht an der Reihe.
house-not-now = Das geht jetzt nicht.
house-impossible-outcome = So kann es nicht gefallen sein.
house-not-held = Diese Karte haben Sie nicht.
house-dealer = Geber
house-points = Punkte
house-tricks = Stiche
house-talon = Talon
house-play-card = { $card } spielen
