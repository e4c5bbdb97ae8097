# What is said at every table with a bank.
bank-notice = The book's own advice is to keep away from games of hazard; here it goes for counters only.
bank-title-round = Round { $round } of { $rounds }
bank-title-bank = Bank { $bank } of { $banks }
bank-banker = banker
bank-forehand = Vorhand
bank-in-bank = { $amount } in the bank
bank-on-table = { $amount } on the table
bank-said-ready = Ready.
bank-stage-plain = plain
bank-note-limit = The highest stake is { $amount }.
bank-do-ready = Ready
bank-nothing-laid = At least one counter must be laid.
bank-fact-banker = { $seat } had the bank and cannot have staked.
bank-fact-card = There is no { $rank } in the pack.
bank-fact-stake = { $stake } is no stake.
bank-why-within-means = A single counter; more would only cost more.
bank-card = { $rank ->
    [A] the ace
    [J] the jack
    [Q] the queen
    [K] the king
   *[other] the { $rank }
 }
bank-card-object = { $rank ->
    [A] the ace
    [J] the jack
    [Q] the queen
    [K] the king
   *[other] the { $rank }
 }

# Landsknecht and Blüchern: what may be said
holding-ask-offer = Offer a sum to be held
holding-ask-hold = Hold a part of the offer
holding-do-offer = Offer { $amount }
holding-do-pocket = Pocket { $amount } and hand the bank on
holding-do-hold = Hold { $amount }
holding-do-va-banque = Va banque: hold all, { $amount }
holding-do-pass = Hold nothing
holding-do-stay = Stay
holding-do-retire = Withdraw

# What happens
holding-shuffled = { $seat } shuffles the whole pack, and it is cut.
holding-reshuffled = The rest is shuffled anew; { $seat } cuts.
holding-offers = { $seat } offers { $amount }.
holding-asked-first = { $seat } is asked first.
holding-passes = { $seat } holds nothing.
holding-holds = { $seat } would hold { $amount }.
holding-va-banque = { $seat } says va banque.
holding-is-held = { $seat } holds { $amount }.
holding-unheld = { $seat } takes back { $amount } that nobody holds.
holding-nobody-holds = Nobody holds; { $seat } takes the offer back.
holding-laid = Left, for the banker: { $left }. Right, for the punters: { $right }.
holding-pair = A plié: { $card } twice. The banker wins at once.
holding-middle-left = After { $number } cards in the middle { $card } decides: the left has won.
holding-middle-right = After { $number } cards in the middle { $card } decides: the right has won.
holding-through = The pack is through, for the last card counts for nothing.
holding-may-retire = The rest will be shuffled anew. Whoever holds may stay or withdraw.
holding-called = The call is { $rank }, the card { $card }.
holding-calls-through = The pack is through; the count goes on with a new one.
holding-agrees = Card and call agree, whatever the suit.
holding-first-agreement = The round is over with the first agreement.
holding-from-the-first = The calling begins again from the first rank.
holding-no-agreement = No card has agreed with its call.
holding-stays = { $seat } stays.
holding-retires = { $seat } withdraws.
holding-banker-retires = { $seat } withdraws as banker; the coup is void.
holding-void = All have withdrawn; the coup is void.
holding-pockets = { $seat } pockets everything.
holding-pause = { $seat } has won; { $amount } stand together.
holding-bank-over = Bank { $number } is over.
holding-bank-to = The bank goes to { $seat }.

# What is refused
holding-too-late = The cards lie; nobody may hold any more.
holding-not-decided = Nothing is taken in before the decision.
holding-no-retire = What is held is held until the coup is decided.
holding-not-offered = Nothing is offered yet.
holding-nothing-won = Nothing has been won that could be pocketed.
holding-over-highest = No Auszug may be higher than { $amount }.
holding-under-least = What stands together must be offered, at least { $amount }.
holding-over-offer = No more than { $amount } is offered.
holding-out-of-turn = The last hand speaks first, the Vorhand last, each once.
holding-no-burning = No card may be laid aside unplayed.

# What should be said about the moment
holding-dear-notice = The book's own advice is to keep away from games of hazard, and of this one above all; here it goes for counters only.
holding-stands = { $amount } stand
holding-role-holds = holds { $amount }
holding-said-pass = I pass.
holding-said-hold = I hold { $amount }.
holding-said-va-banque = Va banque!
holding-stage-held = held
holding-stage-offered = offered
holding-note-offer = { $seat } offers any sum.
holding-note-called = Called last: { $rank }.
holding-note-share = The bank's share of what is held: { $share } in a hundred.

# Advice
holding-why-offer = A sum you can bear to lose; of all that is held the bank's share is { $share }.
holding-why-ride = Everything left standing brings its share again: { $share }.
holding-why-in-time = Pocket when it becomes more than you wish to lose.
holding-why-pocket = More stands together than one lost coup should cost.
holding-why-cheap = Few pairs are left: the bank's share is only { $share }.
holding-why-company = Nobody else holds; a little, for company's sake. It costs { $share } of it.
holding-why-pass = Of every counter held the bank keeps { $share } on average.
holding-why-no-system = No reckoning turns that share round.
holding-why-stay = Three of either rank are in the pack again: now the coup is even.
