# What is said at a Pharo table.
pharo-notice = The book's own advice is to keep away from this game; here it goes for counters only.
pharo-title = Taille { $taille } of { $tailles }, { $turn } of { $turns } turns drawn
pharo-banker = banker
pharo-forehand = Vorhand
pharo-in-bank = { $amount } in the bank
pharo-on-table = { $amount } on the table
pharo-said-ready = Ready.
pharo-card = { $rank ->
    [A] the ace
    [J] the jack
    [Q] the queen
    [K] the king
   *[other] the { $rank }
 }
pharo-card-object = { $rank ->
    [A] the ace
    [J] the jack
    [Q] the queen
    [K] the king
   *[other] the { $rank }
 }
pharo-red = red
pharo-black = black

# The bends
pharo-stage-plain = plain
pharo-stage-outward = bent outwards
pharo-stage-lappe = Lappé
pharo-stage-double-lappe = double Lappé
pharo-stage-treble-lappe = treble Lappé
pharo-stage-quadruple-lappe = quadruple Lappé
pharo-stage-paroli = Paroli
pharo-stage-six = Six-leva
pharo-stage-douze = Douze-leva
pharo-stage-vingt-quatre = Vingt-quatre-leva
pharo-stage-quarante-huit = Quarante-huit-leva
pharo-stage-sept = Sept-leva
pharo-stage-quinze = Quinze-leva
pharo-stage-trente = Trente-leva
pharo-stage-won = { $bent ->
    [0] won
   *[other] won ({ $stage })
 }
pharo-stage-paired = { $bent ->
    [0] plié
   *[other] plié ({ $stage })
 }
pharo-stage-guess = resting: { $colour } was guessed
pharo-stage-hidden = face down

# What may be done
pharo-ask-stake = Lay a card of your book with counters
pharo-ask-raise = Raise a plain stake
pharo-do-ready = Ready for the next turn
pharo-do-stake = Stake { $amount } on { $card }
pharo-do-stake-down = Stake { $amount } on { $card }, face down
pharo-do-raise = Add { $amount } to the stake on { $card }
pharo-do-collect = Collect { $amount } on { $card }
pharo-do-bend = Bend { $card }: { $stage }, for { $amount }
pharo-do-transfer = Bend the win into { $card }: { $stage }, for { $amount }
pharo-do-half = Pay half the stake, { $amount }
pharo-do-guess = Guess { $colour }
pharo-do-play-on = Bend outwards and play on
pharo-do-withdraw = Ask leave to withdraw { $card }
pharo-do-move = Ask leave to move the stake from { $card } to { $to }
pharo-do-count = Count the piles
pharo-do-let-be = Leave the piles uncounted
pharo-do-leave = Give leave
pharo-do-refuse = Give no leave

# What happens
pharo-shuffled = { $seat } shuffles for taille { $number }, and the pack is cut.
    .you = You shuffle for taille { $number }, and the pack is cut.
pharo-bottom = The bottom card is shown: { $card }. It neither wins nor loses.
pharo-turn = Turn { $number }: { $first } for the bank, { $second } for the punters.
pharo-last-card = { $card } was the last card and is void.
pharo-lays = { $seat } stakes { $amount } on { $card }.
    .you = You stake { $amount } on { $card }.
pharo-lays-down = { $seat } stakes { $amount } on a card laid face down.
    .you = You stake { $amount } on a card laid face down.
pharo-raises = { $seat } raises the stake on { $card } to { $amount }.
    .you = You raise the stake on { $card } to { $amount }.
pharo-raises-hidden = { $seat } raises the stake on a face-down card to { $amount }.
    .you = You raise the stake on a face-down card to { $amount }.
pharo-asks-withdraw = { $seat } asks leave to withdraw { $card }.
    .you = You ask leave to withdraw { $card }.
pharo-asks-withdraw-hidden = { $seat } asks leave to withdraw a face-down card.
    .you = You ask leave to withdraw a face-down card.
pharo-asks-move = { $seat } asks leave to move the stake from { $card } to { $to }.
    .you = You ask leave to move the stake from { $card } to { $to }.
pharo-asks-move-hidden = { $seat } asks leave to put another card in place of a face-down one.
    .you = You ask leave to put another card in place of a face-down one.
pharo-leave-given = The banker gives { $seat } leave.
    .you = The banker gives you leave.
pharo-leave-refused = The banker gives { $seat } no leave.
    .you = The banker gives you no leave.
pharo-fell-win = { $bent ->
    [0] { $seat } wins on { $card }.
   *[other] { $seat } wins on { $card } ({ $stage }).
 }
    .you = { $bent ->
        [0] You win on { $card }.
       *[other] You win on { $card } ({ $stage }).
     }
pharo-fell-lose = { $bent ->
    [0] { $seat } loses on { $card }.
   *[other] { $seat } loses on { $card } ({ $stage }).
 }
    .you = { $bent ->
        [0] You lose on { $card }.
       *[other] You lose on { $card } ({ $stage }).
     }
pharo-fell-plie = { $bent ->
    [0] { $seat } meets a plié on { $card }.
   *[other] { $seat } meets a plié on { $card } ({ $stage }).
 }
    .you = { $bent ->
        [0] You meet a plié on { $card }.
       *[other] You meet a plié on { $card } ({ $stage }).
     }
pharo-fell-right = { $seat } has guessed right, and the stake on { $card } comes back.
    .you = You have guessed right, and the stake on { $card } comes back.
pharo-fell-wrong = { $seat } has guessed wrong, and the stake on { $card } is lost.
    .you = You have guessed wrong, and the stake on { $card } is lost.
pharo-fell-close = { $bent ->
    [0] { $seat } takes { $card } off the table undecided.
   *[other] { $seat } takes { $card } off the table undecided ({ $stage }).
 }
    .you = { $bent ->
        [0] You take { $card } off the table undecided.
       *[other] You take { $card } off the table undecided ({ $stage }).
     }
pharo-collects = { $seat } collects the winnings on { $card }.
    .you = You collect the winnings on { $card }.
pharo-bends = { $seat } bends { $card }: { $stage }.
    .you = You bend { $card }: { $stage }.
pharo-bends-outward = { $seat } bends { $card } outwards and plays on.
    .you = You bend { $card } outwards and play on.
pharo-pays-half = { $seat } pays half the stake on { $card }.
    .you = You pay half the stake on { $card }.
pharo-guesses = { $seat } guesses { $colour } for the stake on { $card }.
    .you = You guess { $colour } for the stake on { $card }.
pharo-bank-short = The bank cannot pay { $seat } everything: it is { $amount } short.
    .you = The bank cannot pay you everything: it is { $amount } short.
pharo-bank-broken = The bank of { $seat } is broken; the taille ends.
    .you = Your bank is broken; the taille ends.
pharo-counted = { $seat } counts the piles: { $bank } cards for the bank, { $punters } for the punters.
    .you = You count the piles: { $bank } cards for the bank, { $punters } for the punters.
pharo-fausse-taille = Fausse taille! { $seat } pays every card that stands as won.
    .you = Fausse taille! You pay every card that stands as won.
pharo-carried = The cards that stand stay for the next taille.
pharo-taille-over = Taille { $number } is over.

# What is refused
pharo-lies-already = You have { $card } on the table already, and may raise the stake.
pharo-no-face-down = Cards are staked openly at this table.
pharo-nothing-laid = At least one counter must be laid.
pharo-over-limit = No card may carry more than { $amount }.
pharo-not-on-table = You have no such card on the table.
pharo-only-plain = Only a plain stake may be raised, withdrawn or moved.
pharo-refused-already = The banker has given you no leave; ask again after the next turn.
pharo-to-taken = That card of your book is on the table already.
pharo-answer-first = Say first what becomes of your card.
pharo-nothing-to-answer = That card waits for no answer.
pharo-no-such-bend = The card cannot be bent so from where it stands.
pharo-no-such-answer = The table does not allow that answer to a plié.
pharo-no-transfer = At this table a win is bent into the card that won.
pharo-count-later = The piles are counted after the taille, where a person deals.
pharo-forehand-first = The bank pays from Vorhand on; wait for those before you.

# What should be said about the moment
pharo-note-asked = { $seat } asks leave; { $banker } decides.
    .you = You ask leave; { $banker } decides.
    .you-banker = { $seat } asks leave; you decide.
pharo-note-won = { $seat } has won on { $card }: collect, or bend?
    .you = You have won on { $card }: collect, or bend?
pharo-note-paired = { $seat } has a plié on { $card }.
    .you = You have a plié on { $card }.
pharo-note-count = The taille is through; anybody may count the piles.
pharo-note-shares-alike = The bank's share is the same on every card: { $share } of a stake.
pharo-note-shares = The bank's share is smallest on { $ranks }: { $share } of a stake.

# Advice
pharo-why-keep-away = Every stake leaves the bank a share; nobody gains by playing long.
pharo-why-stake = Stake on { $card }: it leaves the bank least, { $share } of the stake.
pharo-why-late = Few cards are left; the bank's share is at its largest.
pharo-why-wait = Your card stands until it is decided.
pharo-why-collect = A win in hand; every bend would add to the bank's share.
pharo-why-colour = Of the unseen cards { $red } are red and { $black } black.
pharo-why-play-on = Playing on costs { $share } of the stake on average.
pharo-why-half = Half the stake is the least that can be lost here.
pharo-why-count = Counting costs nothing, and a false taille pays every card.
pharo-why-leave = The stake is worth little to the bank, and good humour much.
pharo-why-refuse = As it stands the stake is worth { $share } of itself to the bank.

# Facts that cannot be.
pharo-fact-banker = { $seat } has the bank and cannot stake
    .you = You have the bank and cannot stake
pharo-fact-card = there is no { $rank } in the book
pharo-fact-stake = a stake of { $stake } cannot be laid
pharo-fact-colour = a colour is guessed only for a card that is not bent
