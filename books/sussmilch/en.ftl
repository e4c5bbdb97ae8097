# What is said at a table of Süßmilch.
sussmilch-title = Taille { $taille } of { $tailles }, { $turn } of { $turns } turns drawn
sussmilch-rank = { $rank ->
    [A] ace
    [K] king
    [Q] Ober
    [J] Unter
   *[other] { $rank }
 }
sussmilch-on-one = { $a }
sussmilch-on-two = between { $a } and { $b }
sussmilch-on-four = amid { $a }, { $b }, { $c } and { $d }
sussmilch-stage = { $of ->
    [1] whole
   *[other] { $standing } of { $of } shares
 }

# What may be done
sussmilch-ask-stake = Lay counters on a place
sussmilch-ask-withdraw = Take counters back
sussmilch-ask-move = Push counters to another place
sussmilch-do-ready = Ready for the next turn
sussmilch-do-stake = Stake { $amount }: { $place }
sussmilch-do-withdraw = Take back { $amount }: { $place }
sussmilch-do-push = Push { $amount }: from { $from } to { $to }

# What happens
sussmilch-shuffled = { $seat } shuffles for taille { $number }, and the pack is cut.
    .you = You shuffle for taille { $number }, and the pack is cut.
sussmilch-bottom = The bottom card is shown: { $card }. It wins nothing for the punters.
sussmilch-turn = Turn { $number }: { $first } for the banker, { $second } for the punters.
sussmilch-pause = The banker pauses; stakes may be laid, taken back and pushed.
sussmilch-void = { $card } was the bottom card and is void.
sussmilch-lays = { $seat } stakes { $amount }: { $place }.
    .you = You stake { $amount }: { $place }.
sussmilch-withdraws = { $seat } takes back { $amount }: { $place }.
    .you = You take back { $amount }: { $place }.
sussmilch-pushes = { $seat } pushes { $amount } from { $from } to { $to }.
    .you = You push { $amount } from { $from } to { $to }.
sussmilch-fell-win = { $seat } wins { $amount }: { $said }.
    .you = You win { $amount }: { $said }.
sussmilch-fell-lose = { $seat } loses { $amount }: { $said }.
    .you = You lose { $amount }: { $said }.
sussmilch-fell-plie = { $seat } loses half of { $amount } to a plié: { $said }.
    .you = You lose half of { $amount } to a plié: { $said }.
sussmilch-fell-close = { $seat } takes { $amount } off the table undecided: { $said }.
    .you = You take { $amount } off the table undecided: { $said }.
sussmilch-off = What { $seat } had there is off the table: { $place }.
    .you = What you had there is off the table: { $place }.
sussmilch-taille-over = Taille { $number } is over.
sussmilch-next-bank = The bank goes to { $seat }.
    .you = The bank goes to you.

# What is refused
sussmilch-over = Nobody may have more than { $amount } on one place.
sussmilch-same-place = The counters lie there already.
sussmilch-not-there = Only { $amount } stand there, to be taken from every share alike.
sussmilch-in-threes = Three shares stand there: take back three counters, or six, or nine.
sussmilch-nothing-there = You have nothing there.
sussmilch-no-place = There is no such place: only neighbours are staked on together.

# What should be said about the moment
sussmilch-note-grid = The cards lie in two rows: ace, king, Ober, Unter; ten, nine, eight, seven.
sussmilch-note-share = The bank’s share is smallest here: { $place }, { $share } of a stake.

# Advice
sussmilch-why-last = In the last turn a card can lose, but not win.
sussmilch-why-wait = Your stake stands until it is decided.
sussmilch-why-one-turn = Or take it back: then it has cost you one turn and no more.
sussmilch-why-stake = It leaves the bank least: { $place }, { $share } of the stake.
sussmilch-why-shares = Several cards at once never cost less than the best of them.
sussmilch-why-keep-away = The bank has more here than in Pharo; wait.

# A person who deals may err
sussmilch-do-count = Count the piles
sussmilch-do-let-be = Leave the piles uncounted
sussmilch-counted = { $seat } counts the piles: { $bank } cards for the bank, { $punters } for the punters.
    .you = You count the piles: { $bank } cards for the bank, { $punters } for the punters.
sussmilch-fausse-taille = Fausse taille! { $seat } pays everything that stands as won.
    .you = Fausse taille! You pay everything that stands as won.
sussmilch-count-later = The piles are counted after the taille, where a person deals.
sussmilch-note-count = The taille is through; anybody may count the piles.
sussmilch-why-count = Counting costs nothing, and a false taille pays everything that stands.
