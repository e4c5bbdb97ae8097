# What is said at a table of Schnitt.
schnitt-title = Taille { $taille } of { $tailles }, { $pair } of { $pairs } pairs drawn

# The bends
schnitt-stage-plain = plain
schnitt-stage-lappe = Lappé
schnitt-stage-double-lappe = double Lappé
schnitt-stage-treble-lappe = treble Lappé
schnitt-stage-quadruple-lappe = quadruple Lappé
schnitt-stage-paroli = Paroli
schnitt-stage-six = Six-leva
schnitt-stage-douze = Douze-leva
schnitt-stage-vingt-quatre = Vingt-quatre-leva
schnitt-stage-quarante-huit = Quarante-huit-leva
schnitt-stage-sept = Sept-leva
schnitt-stage-quinze = Quinze-leva
schnitt-stage-trente = Trente-leva
schnitt-stage-won = { $bent ->
    [0] won
   *[other] won ({ $stage })
 }

# What may be done
schnitt-ask-stake = Lay a card with counters
schnitt-ask-raise = Raise a plain stake
schnitt-ask-cut = Cut the pack: below how many cards?
schnitt-do-ready-cut = Ready: the pack may be cut
schnitt-do-ready = Ready for the next pair
schnitt-do-cut = Cut below { $number } cards
schnitt-do-stake = Stake { $amount } on { $card }
schnitt-do-raise = Add { $amount } to the stake on { $card }
schnitt-do-collect = Collect { $amount } on { $card }
schnitt-do-bend = Bend { $card }: { $stage }, for { $amount }
schnitt-do-withdraw = Ask leave to withdraw { $card }
schnitt-do-move = Ask leave to move the stake from { $card } to { $to }
schnitt-do-leave = Give leave
schnitt-do-refuse = Give no leave

# What happens
schnitt-shuffled = { $seat } shuffles for taille { $number }.
    .you = You shuffle for taille { $number }.
schnitt-cuts = { $seat } cuts below { $number } cards.
    .you = You cut below { $number } cards.
schnitt-turned-over = The upper part goes below, and the pack is turned over.
schnitt-pair = Pair { $number }: { $first } for the banker, { $second } for the punters.
schnitt-lays = { $seat } stakes { $amount } on { $card }.
    .you = You stake { $amount } on { $card }.
schnitt-raises = { $seat } raises the stake on { $card } to { $amount }.
    .you = You raise the stake on { $card } to { $amount }.
schnitt-asks-withdraw = { $seat } asks leave to withdraw { $card }.
    .you = You ask leave to withdraw { $card }.
schnitt-asks-move = { $seat } asks leave to move the stake from { $card } to { $to }.
    .you = You ask leave to move the stake from { $card } to { $to }.
schnitt-leave-given = The banker gives { $seat } leave.
    .you = The banker gives you leave.
schnitt-leave-refused = The banker gives { $seat } no leave.
    .you = The banker gives you no leave.
schnitt-fell-half = { $seat } has the Force card, { $card }, and loses half.
    .you = You have the Force card, { $card }, and lose half.
schnitt-fell-win = { $bent ->
    [0] { $seat } wins on { $card }.
   *[other] { $seat } wins on { $card } ({ $stage }).
 }
    .you = { $bent ->
        [0] You win on { $card }.
       *[other] You win on { $card } ({ $stage }).
     }
schnitt-fell-lose = { $bent ->
    [0] { $seat } loses on { $card }.
   *[other] { $seat } loses on { $card } ({ $stage }).
 }
    .you = { $bent ->
        [0] You lose on { $card }.
       *[other] You lose on { $card } ({ $stage }).
     }
schnitt-fell-close = { $bent ->
    [0] { $seat } takes { $object } off the table undecided.
   *[other] { $seat } takes { $object } off the table undecided ({ $stage }).
 }
    .you = { $bent ->
        [0] You take { $object } off the table undecided.
       *[other] You take { $object } off the table undecided ({ $stage }).
     }
schnitt-collects = { $seat } collects the winnings on { $card }.
    .you = You collect the winnings on { $card }.
schnitt-bends = { $seat } bends { $card }: { $stage }.
    .you = You bend { $card }: { $stage }.
schnitt-taille-over = Taille { $number } is over.
schnitt-shown-over = Taille { $number } was shown, not played: nothing is paid.
schnitt-next-bank = The bank goes to { $seat }.
    .you = The bank goes to you.
schnitt-betrays-once = The punters’ cards repeat the banker’s, { $lag } places later, { $matches } times in 26: the pack was prepared.
schnitt-betrays = The cards came in the same succession as in the taille before, and the punters’ repeat the banker’s, { $lag } places later, { $matches } times in 26: the pack was prepared.
schnitt-one-card = A single card put in another place would have broken the order.

# What is refused
schnitt-cut-inside = At least one card must lie above the cut and one below it.
schnitt-another-cuts = It is not for you to cut, or not yet.
schnitt-no-bending = In the ordinary game nothing is bent.
schnitt-only-at-first = In the ordinary game only what lay on the table at the beginning counts.
schnitt-whole-only = In the ordinary game counters lie on the card and count whole.
schnitt-lies-already = You have { $card } on the table already.
schnitt-over-purse = No card may carry more than { $amount }.
schnitt-not-on-table = You have no such card on the table.
schnitt-only-plain = Only a plain stake may be raised, withdrawn or moved.
schnitt-refused-already = The banker has given you no leave; ask again after the next pair.
schnitt-to-taken = You have that card on the table already.
schnitt-answer-first = Say first what becomes of your card.
schnitt-nothing-to-answer = That card waits for no answer.
schnitt-no-such-bend = The card cannot be bent so from where it stands.
schnitt-fact-bent = Cards are bent only with continuation, and none is bent outwards.
schnitt-fact-force = A bent card cannot have met the Force card.

# What should be said about the moment
schnitt-note-fraud = { $winners ->
    [0] This pack is prepared: no rank wins. It is shown, not played for counters.
    [one] This pack is prepared: one rank wins. It is shown, not played for counters.
   *[other] This pack is prepared: { $winners } ranks win. It is shown, not played for counters.
 }
schnitt-note-asked = { $seat } asks leave; { $banker } decides.
    .you = You ask leave; { $banker } decides.
    .you-banker = { $seat } asks leave; you decide.
schnitt-note-won = { $seat } has won on { $card }: collect, or bend?
    .you = You have won on { $card }: collect, or bend?
schnitt-note-share = The bank’s share is smallest on { $card }: { $share } of a stake.

# Advice
schnitt-why-cut = One place is as good as another.
schnitt-why-fair = With an honest pack every rank leaves the bank only { $share } of the stake.
schnitt-why-people-you-know = Play it only with people you know.
schnitt-why-free = One card of its rank is left: { $card } costs nothing.
schnitt-why-no-more = From now on every pair is wholly the banker’s.
schnitt-why-wait = Your card stands until it is decided.
schnitt-why-collect = A win in hand; whatever is left standing gives the bank its share.
schnitt-why-distrust = This pack was brought ready to the table; stake nothing.
schnitt-why-watch = Watch the succession of the cards.
schnitt-why-refuse = The stake leaves you { $share }; keep it.
schnitt-why-leave = It costs you next to nothing.

# The fraud exposed, step by step
schnitt-exposed-title = How people are cheated at Schnitt
schnitt-exposed-warning = The book of about 1860 tells this as a warning, and so do we: whoever knows the prepared pack sees through it. Here nobody pays for it.
schnitt-exposed-piles = Two piles, alike
schnitt-exposed-piles-text = At home the cheat lays all 52 cards in two piles so that the same rank lies at the same place in both. Then he bends the corners of one pile a little upwards, those of the other downwards.
schnitt-exposed-first-pile = First pile, bent up
schnitt-exposed-second-pile = Second pile, bent down
schnitt-exposed-merged = The piles are pushed into each other
schnitt-exposed-merged-text = Card by card the piles go into one pack: two cards of a rank, two of the next, and so on. Where a card bent up lies upon one bent down there is a gap no eye sees but a light finger feels: after every couple.
schnitt-exposed-pack = The pack, couple by couple
schnitt-exposed-cut = The cut falls into a gap
schnitt-exposed-cut-text = The cutting card, pushed in lightly, slips into a gap; here below { $number } cards. The upper part goes below and the pack is turned over. The cards lie in a circle as before: only the beginning is another, and it is the beginning of a couple.
schnitt-exposed-before = As it was laid
schnitt-exposed-after = As it is dealt after the cut
schnitt-exposed-in-the-gap = Ranks that win, cut in a gap
schnitt-exposed-beside-the-gap = Ranks that win, cut beside it
schnitt-exposed-couples = Why every second card does nothing for you
schnitt-exposed-couples-text = The first card of each pair is the bank's and takes in whatever was staked on its rank. The second, the punters' card, is of that very rank, and nothing lies on it any more. So every rank comes to the bank first, and nobody wins.
schnitt-exposed-bank-side = For the bank
schnitt-exposed-punters-side = For the punters
schnitt-exposed-winners = Ranks that win, of thirteen
schnitt-exposed-profit = The banker's profit with a counter on every rank
schnitt-exposed-exchanged = One rank is let win
schnitt-exposed-exchanged-text = That nobody ever wins would be noticed. So the first card is put last and the two cards of every pair change places. Now each card of the punters repeats the bank's card of the pair before. Only the second card of all has nothing before it: wherever the cut falls, exactly one rank wins. Done twice or three times, it lets two or three win.
schnitt-exposed-shuffled = The sham shuffle
schnitt-exposed-shuffled-text = After the taille the pairs are laid on each other as they fell. The shuffle pushes one half whole onto the other, which is no more than a cut. The next taille goes round the same circle from another place.
schnitt-exposed-one-taille = One taille
schnitt-exposed-next-taille = The next
schnitt-exposed-matches = Cards of the punters that repeat an earlier card of the bank, of 26
schnitt-exposed-shares = What it costs
schnitt-exposed-shares-text = With an honest pack Schnitt is almost fair. With the prepared one the bank keeps nearly everything. These are the bank's shares of a counter on every rank.
schnitt-exposed-share-honest = Honest pack
schnitt-exposed-share-prepared = { $winners ->
    [0] Prepared, no rank wins
    [one] Prepared, one rank wins
   *[other] Prepared, { $winners } ranks win
 }
schnitt-exposed-undone = How it is found out and undone
schnitt-exposed-undone-text = Watch the succession: if it comes back in the next taille the pack was never shuffled. Ask to put a single card in another place: between the two places everything shifts by one, and bank and punters change sides there.
schnitt-exposed-mean-prepared = Ranks that win on average, prepared for one
schnitt-exposed-mean-moved = With one card moved, over all ways of moving it
schnitt-exposed-mean-honest = With an honest pack
