# What is said at a table of Préférence.
preference-title = Deal { $deal }; the Poules make { $sum }
preference-declarer = declarer
preference-helper = goes along
preference-out = stays
preference-idle = sits out
preference-pool = Poule
preference-on = on { $seat }
    .you = on you
preference-trump = Trumps: { $suit }
preference-pile-laid = laid away

# Words.
preference-number = { $number }
preference-solo = solo { $number }
preference-self = myself { $number }
preference-holds = myself
preference-pass = pass
preference-goes = I go along
preference-stays = I stay

# What the table shows.
preference-has-solo = { $seat } plays solo { $number }.
    .you = You play solo { $number }.
preference-has-drive = { $seat } has driven to { $number }.
    .you = You have driven to { $number }.
preference-note-auction = { $seat } is to speak.
    .you = You are to speak.
preference-note-discard = { $seat } lays two cards away.
    .you = You lay two cards away.
preference-note-trump = { $seat } names trumps.
    .you = You name trumps.
preference-note-helpers = { $seat } goes along or stays.
    .you = You go along or stay.
preference-note-lead = { $seat } leads.
    .you = You lead.
preference-note-play = { $seat } plays.
    .you = You play.

# What one may do.
preference-do-pass = Pass
preference-do-hold = Myself { $number }
preference-do-bid = Call { $number } ({ $suit } or higher)
preference-do-solo = Solo { $number } ({ $suit })
preference-do-trump = Name { $suit } trumps
preference-do-go = Go along
preference-do-stay = Stay
preference-do-discard = Lay away { $cards }
preference-do-revoke = Play { $card } against your duty
preference-which-discard = Which two cards do you lay away?

# What happens.
preference-first-dealer = { $seat } cuts the highest card and deals first.
    .you = You cut the highest card and deal first.
preference-pools-start = Everybody begins with a debt of { $number } in the Poule.
preference-order = The suits count: { $one } 1, { $two } 2, { $three } 3, { $four } 4.
preference-next-dealer = The deal passes to { $seat }.
    .you = The deal passes to you.
preference-dealt = { $seat } deals: three, two for the talon, four, three.
    .you = You deal: three, two for the talon, four, three.
preference-sits-out = { $seat } sits this deal out.
    .you = You sit this deal out.
preference-third = Now { $seat } may speak.
    .you = Now you may speak.
preference-thrown-in = Nobody plays; the cards are thrown in.
preference-plays-solo = solo in { $suit }
preference-takes-talon = { $seat } takes up the talon.
    .you = You take up the talon.
preference-in-the-talon = In the talon lay { $cards }.
preference-lays-away = { $seat } lays two cards away.
    .you = You lay two cards away.
preference-you-laid = You laid away { $cards }.
preference-names-trump = { $suit }
preference-nobody-goes = Nobody goes along: { $seat } has won.
    .you = Nobody goes along: you have won.
preference-alone = One helper plays alone; two tricks are still enough.
preference-leads-first = { $seat } leads to the first trick.
    .you = You lead to the first trick.
preference-plays-card = { $seat } plays { $card }.
    .you = You play { $card }.
preference-takes-trick = { $seat } takes the trick.
    .you = You take the trick.
preference-played-out = All ten tricks are played.
preference-revokes = { $seat } has played against duty; the game is decided.
    .you = You have played against duty; the game is decided.
preference-value = The game is worth { $value }.
preference-beyond-zero = The Poules make { $number }; play goes on until they are exactly zero.
preference-over-unplayed = { $seat } has won unplayed, in { $suit }.
    .you = You have won unplayed, in { $suit }.
preference-over-won = { $seat } has won in { $suit } with { $tricks } tricks.
    .you = You have won in { $suit } with { $tricks } tricks.
preference-over-thrown = { $seat } is thrown in { $suit } with { $tricks } tricks.
    .you = You are thrown in { $suit } with { $tricks } tricks.

# Why not.
preference-no-follow = You must follow suit: { $suit }.
preference-no-throw = You cannot follow suit, so you must trump.
preference-no-low = You must beat what lies there.
preference-no-call = That cannot be called now.
preference-no-discard = Two of your twelve cards are laid away.
preference-no-trump = That suit is below what was driven to.
preference-no-answer = Say whether you go along or stay.
preference-fact-seats = There must be a number for each of { $seats } players.
preference-fact-amount = That is too much for a sheet.
preference-fact-column = Nobody has anything on himself, or less than nothing on another.

# Why this.
preference-why-solo = Six tricks are in your own hand.
preference-why-pass = There is no hope of six tricks.
preference-why-low = Call low; a higher suit can still be named.
preference-why-open = With the talon six tricks may be hoped for.
preference-why-hold = You could play this number yourself.
preference-why-drive = You could play in a higher suit.
preference-why-discard = What is kept promises most tricks.
preference-why-trump = In { $suit } this hand promises most.
preference-why-go = Two tricks are in sight.
preference-why-stay = Two tricks are not in sight.
