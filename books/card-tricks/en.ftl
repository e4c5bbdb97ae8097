# What is said at the conjuror's table. What belongs to one trick stands in tricks.toml.

# The table
tricks-title = Trick { $number } of { $of }
tricks-now = No. { $number }: { $trick }
tricks-conjuror = conjuror
tricks-company = company
tricks-person = { $letter ->
    [A] The first person
    [B] The second person
    [C] The third person
   *[D] The fourth person
}
tricks-note-choose = { $seat } may ask for a trick.
    .you = You may ask for a trick.
tricks-note-thinking = { $seat } is thinking of a card.
    .you = You are thinking of a card.
tricks-note-naming = { $seat } is about to name it.
    .you = You are about to name it.
tricks-note-your-slip = Your slip says: { $cards }.
tricks-note-your-card = Your card is the { $card }.
tricks-note-seen = You have seen the { $card }.
tricks-note-key = Your key is the { $card }.
tricks-note-button = Button { $number }, and { $sign }.
tricks-note-told = This trick is told, not performed: it needs { $need }.
tricks-found = succeeded
tricks-failed = failed

# Piles and places
tricks-pack = pack
tricks-fan = fan
tricks-pile = pile { $number }
tricks-pair = pair { $number }
tricks-heap = heap
tricks-at-the-forehead = at the forehead
tricks-cards-of = { $person }
tricks-dealt = laid down
tricks-drawn-from-below = drawn from below
tricks-drawn-off = drawn off
tricks-four-rows = four rows
tricks-from-behind-the-back = from behind the back
tricks-in-the-pocket = in the pocket
tricks-left-over = left over
tricks-lifted = lifted
tricks-on-deck = on deck
tricks-packet = packet
tricks-shown = shown
tricks-square = square
tricks-taken = taken
tricks-the-card = the card
tricks-the-row = row
tricks-three-more = still to be laid
tricks-under-the-handkerchief = under the handkerchief
tricks-under-the-hat = under the hat
tricks-wanted = wanted
tricks-your-packet = your packet, from the top
tricks-hand = in the hand
tricks-table = on the table
tricks-overboard = overboard

# Pages
tricks-page-effect = What you see
tricks-page-secret = The secret
tricks-page-algorithm = How it is done
tricks-page-proof = Why it works
tricks-page-error = Where the book is wrong
tricks-page-repair = How it is mended
tricks-page-tested = How it was tried

# Kinds and needs
tricks-court = a court card
tricks-plain = a plain card
tricks-need-sleight = a nimble hand
tricks-need-apparatus = prepared things
tricks-need-confederate = a helper
tricks-need-set-up = a secret turn of the hand
tricks-sign-handkerchief = the handkerchief in the hand
tricks-sign-snuff = a pinch of snuff
tricks-sign-pocket = a hand in the pocket
tricks-sign-nothing = nothing at all

# What happens
tricks-begins = { $seat } begins with no. { $number }, { $trick }.
    .you = You begin with no. { $number }, { $trick }.
tricks-has-thought = { $seat } has thought of something.
    .you = You have thought of something.
tricks-draws = { $seat } draws a card.
    .you = You draw a card.
tricks-cuts = { $seat } cuts { $number ->
    [one] one card
   *[other] { $number } cards
}.
    .you = You cut { $number ->
        [one] one card
       *[other] { $number } cards
    }.
tricks-says-pile = { $seat }: in pile { $number }.
    .you = You: in pile { $number }.
tricks-says-rows = { $seat }: in { $rows }.
    .you = You: in { $rows }.
tricks-one-row = row { $a }
tricks-two-rows = rows { $a } and { $b }
tricks-says-number = { $seat }: { $number }.
    .you = You: { $number }.
tricks-says-rank = { $seat } wishes for the { $rank }s.
    .you = You wish for the { $rank }s.
tricks-says-yes = { $seat }: yes.
    .you = You: yes.
tricks-says-no = { $seat }: no.
    .you = You: no.
tricks-hides = { $seat } hides the card.
    .you = You hide the card.
tricks-inserts = { $seat } puts the card into the pack.
    .you = You put the card into the pack.
tricks-lays = { $seat } lays a card on place { $place }.
    .you = You lay a card on place { $place }.
tricks-names = { $seat } names { $cards }.
    .you = You name { $cards }.
tricks-right = And so it is.
tricks-half-pack = That was half of the pack; the other half looks the other way.
tricks-has-been-cut = The pack has been cut { $times ->
    [one] once
   *[other] { $times } times
}.
tricks-result = No. { $number }, { $trick }: { $fate }.
tricks-shown-to-the-end = shown
tricks-wrong = It was { $cards }.
tricks-wrong-answer = Then one of the answers was not true: the proof leaves no other possibility.
tricks-lifted-off = Lifted off: piles of { $sizes } cards.
tricks-together = There they lie together: { $cards }.
tricks-apart = They do not lie together.
tricks-solved = Solved: four in every row and every column.
tricks-unsolved = Not yet: every row and every column must count four.
tricks-tucked = They come out: { $cards }.
tricks-tuck-right = In perfect order.
tricks-tuck-wrong = Not in order; only one packet does it.
tricks-may-fail = As printed this may fail; the table has chosen to keep to the letter.
tricks-mended-now = Here the book would fail. This is the repair.
tricks-stops = { $seat } has seen enough.
    .you = You have seen enough.
tricks-session-over = The session is over: { $found } of { $of } tricks have succeeded.

# What may be done
tricks-do-perform = No. { $number }: { $trick }
tricks-do-stop = Enough for today
tricks-do-on = Go on
tricks-do-enough = That is enough
tricks-do-ready = I have one
tricks-do-note = Write down the { $card }
tricks-do-pair = Write down pair { $number }
tricks-do-draw = The card at place { $place }
tricks-do-touch = Touch the card at place { $place }
tricks-do-cut = Cut { $number }
tricks-do-insert = Below { $number ->
    [one] one card
   *[other] { $number } cards
}
tricks-do-hide = At place { $place }
tricks-do-pile = In pile { $number }
tricks-do-rows = In { $rows }
tricks-do-number = { $number }
tricks-do-rank = The four { $rank }s
tricks-do-suit = { $suit }
tricks-do-down = From the ace down to the two
tricks-do-own = In an order I name
tricks-do-up = From the ace up to the king
tricks-do-try = I want to try
tricks-do-stack = Next the { $card }
tricks-do-lay = On place { $place }
tricks-do-again = Once more
tricks-do-point = On the { $card }
tricks-do-place = It was number { $number }
tricks-do-yes = Yes
tricks-do-no = No
tricks-do-that-is-it = That is it
tricks-do-that-is-not = That is not it
tricks-do-court = Court cards
tricks-do-plain = Plain cards
tricks-do-name = Name { $cards }
tricks-do-next = The next trick
tricks-form-hide = Where do you hide it?
tricks-form-insert = Below how many cards do you put it?
tricks-form-note = Which card do you think of?
tricks-form-point = At which place, from the left?
tricks-form-stack = Which card comes next?
tricks-not-before-the-first = See at least one trick.
tricks-form-name = Which { $number ->
    [one] card
   *[other] { $number } cards
}?
tricks-form-cut = How many cards do you take off?
tricks-form-draw = Which card?
tricks-form-number = Which number?

# Refusals
tricks-not-so = Your slip says otherwise: look again.
tricks-must-be-there = It must lie in one of the four piles, and this is the last.
tricks-no-such-place = There is no such place.
tricks-no-such-number = The trick does not go with this number.
tricks-already-drawn = That card has been drawn already.
tricks-cut-first = Cut at least once.
tricks-draw-first = Draw at least one card.
tricks-too-many-cards = Name { $number ->
    [one] one card
   *[other] { $number } cards
}.
tricks-not-on-table = That card is not among these.
tricks-not-the-conjuror = Only the conjuror names cards.

# Advice
tricks-why-seen = You have seen it, and nothing else can lie there.
tricks-why-again = There are six ways, and you have not found one yet.
tricks-why-cover = So it is best covered.
tricks-why-down = So the book deals it.
tricks-why-enough = Whoever wants to try begins from the end.
tricks-why-not-twice = This one has not been shown yet.
tricks-why-on = See how it goes on.
tricks-why-proof = The proof leaves no other card.
tricks-why-think = Choose whichever you like, and keep it to yourself.
tricks-why-true = Your slip says so.
tricks-why-twelve = In the book they count to twelve.
tricks-why-key = It lies next to your key, the { $card }.
tricks-why-letter = The letter { $letter } stands in just these rows.
tricks-why-middle = It is the middle card of the pile.
tricks-why-stranger = It does not belong in this pile.
tricks-why-layer = It is number { $number } of this pile, counted from below.
tricks-why-count = The number falls on it.
tricks-why-signs = Button { $number } and the sign say so.
tricks-why-row-column = Its row and its column have none yet.
tricks-why-tuck = This place comes out when this card is wanted.
