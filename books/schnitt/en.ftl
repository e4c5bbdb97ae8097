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
schnitt-cuts = { $seat } cuts below { $number } cards.
schnitt-turned-over = The upper part goes below, and the pack is turned over.
schnitt-pair = Pair { $number }: { $first } for the banker, { $second } for the punters.
schnitt-lays = { $seat } stakes { $amount } on { $card }.
schnitt-raises = { $seat } raises the stake on { $card } to { $amount }.
schnitt-asks-withdraw = { $seat } asks leave to withdraw { $card }.
schnitt-asks-move = { $seat } asks leave to move the stake from { $card } to { $to }.
schnitt-leave-given = The banker gives { $seat } leave.
schnitt-leave-refused = The banker gives { $seat } no leave.
schnitt-fell-half = { $seat } has the Force card, { $card }, and loses half.
schnitt-fell-win = { $bent ->
    [0] { $seat } wins on { $card }.
   *[other] { $seat } wins on { $card } ({ $stage }).
 }
schnitt-fell-lose = { $bent ->
    [0] { $seat } loses on { $card }.
   *[other] { $seat } loses on { $card } ({ $stage }).
 }
schnitt-fell-close = { $bent ->
    [0] { $seat } takes { $object } off the table undecided.
   *[other] { $seat } takes { $object } off the table undecided ({ $stage }).
 }
schnitt-collects = { $seat } collects the winnings on { $card }.
schnitt-bends = { $seat } bends { $card }: { $stage }.
schnitt-taille-over = Taille { $number } is over.
schnitt-shown-over = Taille { $number } was shown, not played: nothing is paid.
schnitt-next-bank = The bank goes to { $seat }.
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
schnitt-note-won = { $seat } has won on { $card }: collect, or bend?
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
