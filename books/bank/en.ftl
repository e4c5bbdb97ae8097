# What is said at every table with a bank.
bank-notice = The book's own advice is to keep away from games of hazard; here it goes for counters only.
bank-title-round = Round { $round } of { $rounds }
bank-title-bank = Bank { $bank } of { $banks }
bank-banker = banker
bank-forehand = Vorhand
bank-in-bank = { $amount } in the bank
bank-short = The bank cannot pay { $seat } everything: it is { $amount } short, and that is void.
    .you = The bank cannot pay you everything: it is { $amount } short, and that is void.
bank-staked = { $amount } staked
bank-said-ready = Ready.
bank-stage-plain = plain
bank-note-limit = The highest stake is { $amount }.
bank-do-ready = Ready
bank-nothing-laid = At least one counter must be laid.
bank-fact-banker = { $seat } had the bank and cannot have staked.
    .you = You had the bank and cannot have staked.
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
holding-do-va-banque = Va banque
holding-do-pass = Hold nothing
holding-do-stay = Stay
holding-do-retire = Withdraw

# What happens
holding-shuffled = { $seat } shuffles the whole pack, and it is cut.
    .you = You shuffle the whole pack, and it is cut.
holding-reshuffled = The rest is shuffled anew; { $seat } cuts.
    .you = The rest is shuffled anew; you cut.
holding-offers = { $seat } offers { $amount }.
    .you = You offer { $amount }.
holding-asked-first = { $seat } is asked first.
    .you = You are asked first.
holding-passes = { $seat } holds nothing.
    .you = You hold nothing.
holding-holds = { $seat } would hold { $amount }.
    .you = You would hold { $amount }.
holding-va-banque = { $seat } says va banque.
    .you = You say va banque.
holding-is-held = { $seat } holds { $amount }.
    .you = You hold { $amount }.
holding-unheld = { $seat } takes back { $amount } that nobody holds.
    .you = You take back { $amount } that nobody holds.
holding-nobody-holds = Nobody holds; { $seat } takes the offer back.
    .you = Nobody holds; you take the offer back.
holding-laid = Left, for the banker: { $left }. Right, for the punters: { $right }.
holding-pair = A plié: { $card } twice. The banker wins at once.
holding-middle-left = After { $number ->
    [one] one card
   *[other] { $number } cards
} in the middle { $card } decides: the left has won.
holding-middle-right = After { $number ->
    [one] one card
   *[other] { $number } cards
} in the middle { $card } decides: the right has won.
holding-through = The pack is through, for the last card counts for nothing.
holding-may-retire = The rest will be shuffled anew. Whoever holds may stay or withdraw.
holding-called = The call is { $rank }, the card { $card }.
holding-calls-through = The pack is through; the count goes on with a new one.
holding-agrees = Card and call agree, whatever the suit.
holding-first-agreement = The round is over with the first agreement.
holding-from-the-first = The calling begins again from the first rank.
holding-no-agreement = No card has agreed with its call.
holding-stays = { $seat } stays.
    .you = You stay.
holding-retires = { $seat } withdraws.
    .you = You withdraw.
holding-banker-retires = { $seat } withdraws as banker; the coup is void.
    .you = You withdraw as banker; the coup is void.
holding-void = All have withdrawn; the coup is void.
holding-pockets = { $seat } pockets everything.
    .you = You pocket everything.
holding-pause = { $seat } has won; { $amount } stand together.
    .you = You have won; { $amount } stand together.
holding-bank-over = Bank { $number } is over.
holding-bank-to = The bank goes to { $seat }.
    .you = The bank goes to you.

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
    .you = You offer any sum.
holding-note-called = Called last: { $rank }.
holding-note-share = The bank's share of what is held: { $share } in a hundred.

# Advice
holding-why-offer = A sum you can bear to lose; of every hundred counters held { $share } are yours on average.
holding-why-ride = Everything left standing brings its share again: { $share } in a hundred.
holding-why-in-time = Pocket when it becomes more than you wish to lose.
holding-why-pocket = More stands together than one lost coup should cost.
holding-why-cheap = Few pairs are left: the bank's share is only { $share } in a hundred.
holding-why-company = Nobody else holds; a little, for company's sake. It costs { $share } in a hundred.
holding-why-pass = Of every hundred counters held the bank keeps { $share } on average.
holding-why-no-system = No reckoning turns that share round.
holding-why-stay = Three of either rank are in the pack again: now the coup is even.

# Vingt-et-un and Onze et demie: what may be done
buying-ask-stake = Stake before the deal
buying-ask-picture = Ask for a picture to your ace, for a new stake
buying-ask-back = Stake on the picture that was opened
buying-do-stake = Stake { $amount }
buying-do-buy = { $several ->
    [0] Buy a card
   *[other] Buy a card to hand { $hand }
 }
buying-do-stand = { $several ->
    [0] Stand
   *[other] Stand on hand { $hand }
 }
buying-do-stand-open = { $several ->
    [0] Stand, and lay { $card } open
   *[other] Stand on hand { $hand }, and lay { $card } open
 }
buying-do-picture = Ask for a picture: { $amount }
buying-do-split = { $several ->
    [0] Open the second picture as a hand of its own
   *[other] Open the second picture of hand { $hand } as a hand of its own
 }
buying-do-back = Stake { $amount } on the opened picture
buying-do-pass = Stake nothing on it

# What happens
buying-first-banker = The lot makes { $seat } the first banker.
    .you = The lot makes you the first banker.
buying-shuffled = { $seat } shuffles.
    .you = You shuffle.
buying-stakes = { $seat } stakes { $amount }.
    .you = You stake { $amount }.
buying-deals = { $seat } deals, from the Vorhand on.
    .you = You deal, from the Vorhand on.
buying-banker-born = { $seat } shows a born hand before anybody buys.
    .you = You show a born hand before anybody buys.
buying-buys = { $seat } buys a card.
    .you = You buy a card.
buying-your-card = You have bought { $card }.
buying-stands = { $seat } stands.
    .you = You stand.
buying-stands-open = { $seat } stands and lays { $card } open.
    .you = You stand and lay { $card } open.
buying-dead = { $seat } has { $points } and is dead.
    .you = You have { $points } and are dead.
buying-asks-picture = { $seat } shows an ace and asks for a picture, for { $amount }.
    .you = You show an ace and ask for a picture, for { $amount }.
buying-picture-hit = A picture for { $seat }: { $card }. It joins the ace.
    .you = A picture for you: { $card }. It joins the ace.
buying-picture-miss = No picture for { $seat }: { $card }. It is set aside.
    .you = No picture for you: { $card }. It is set aside.
buying-opens = { $seat } opens { $card } as hand { $number }.
    .you = You open { $card } as hand { $number }.
buying-backs = { $seat } stakes { $amount } on the picture of { $owner }.
    .you = You stake { $amount } on the picture of { $owner }.
    .you-owner = { $seat } stakes { $amount } on your picture.
buying-passes = { $seat } stakes nothing on it.
    .you = You stake nothing on it.
buying-all-dead = Every punter is dead; { $seat } need not buy.
    .you = Every punter is dead; you need not buy.
buying-shows = { $fate ->
    [1] { $seat } shows { $cards }: { $points }, born.
    [2] { $seat } shows { $cards }: { $points }, dead.
   *[other] { $seat } shows { $cards }: { $points }.
 }
    .you = { $fate ->
        [1] You show { $cards }: { $points }, born.
        [2] You show { $cards }: { $points }, dead.
       *[other] You show { $cards }: { $points }.
     }
buying-bank-short = The bank cannot pay { $seat } everything: it is { $amount } short, and that is void.
    .you = The bank cannot pay you everything: it is { $amount } short, and that is void.
buying-round-over = Round { $number } is over.
buying-through = Too few cards are left for another deal.
buying-bank-to = The bank goes to { $seat }.
    .you = The bank goes to you.

# What is refused
buying-over-highest = No stake may be higher than { $amount }.
buying-staked-already = Each stakes once, before the deal and in his turn.
buying-stake-first = All stake before a card is dealt.
buying-is-dead = That hand is dead.
buying-talon-empty = The talon is spent; everybody must stand.
buying-out-of-turn = Cards are bought from the Vorhand on, by the banker last.
buying-one-card-open = Whoever has done buying lays one of his own cards open; the banker does not.
buying-no-pictures = At this table no picture may be asked for.
buying-asked-enough = You may not ask again in this round.
buying-no-single-ace = A picture is asked for to a single ace.
buying-no-split = At this table pictures are not opened.
buying-no-two-pictures = Only a picture bought as the first card to a picture may be opened.
buying-owner-only = On an opened picture only its owner may stake here.
buying-back-too-late = Others stake on an opened picture before a card is bought to it.
buying-fact-no-banker = The banker’s hand is missing.
buying-fact-cards = “{ $cards }” are no cards; write ranks with hyphens, as in K-7.
buying-fact-short = The bank cannot pay { $seat } everything.
    .you = The bank cannot pay you everything.

# What should be said about the moment
buying-fate-born = born
buying-fate-dead = dead
buying-fate-stands = stands
buying-note-twenty-one = Twenty-one: pictures count ten, an ace eleven or one.
buying-note-eleven = { $points }: pictures count one half, an ace eleven or one.
buying-note-stake = { $seat } is to stake.
    .you = You are to stake.
buying-note-buy = { $seat } buys or stands.
    .you = You buy or stand.
buying-note-split = The bank's share is reckoned for a hand that is not split. Whoever splits his pictures leaves it { $share } in the hundred of his first stake, with one fresh pack.
buying-note-buy-or-show = { $seat } buys, or lays a card open to stand.
    .you = You buy; to stand, lay one of your cards open.
buying-note-left = The bank's share is reckoned from the { $cards } cards you have not seen.
buying-note-running-out = The bank's share is reckoned from the { $cards } cards you have not seen, as if nobody else bought; they may run out.
buying-note-back = { $seat } may stake on the opened picture.
    .you = You may stake on the opened picture.

# Advice
buying-why-stake = A single counter; from a fresh pack the bank keeps almost one in seven of all that is staked.
buying-why-equal = Equal is lost.
buying-why-pass = An opened picture is about an even stake: in the long run nothing is won by it.
buying-why-no-cards = There is nothing left to buy.
buying-why-buy = Reckoned from the cards you have not seen, a card more is worth more than what you have.
buying-why-split = Two hands that begin with a picture are better than one that begins with two: one half-point each, and an ace makes either a born hand.
buying-why-stand = Reckoned from the cards you have not seen, a card more would rather harm you.
buying-why-open = Many hands have such a card; it tells the banker least.
buying-why-no-picture = Asking for pictures costs nearly three counters in ten.
buying-why-banker-buys = Below your mark you buy.
buying-why-banker-stands = On your mark you stand.
buying-why-look = Look at the open cards and the stakes first.
buying-why-shown = A born hand of yours would have been shown before anybody bought.
buying-why-limit = Another time name a highest stake: you play against all of them at once.
buying-why-lay-out = Another time lay out what you are ready to lose.
buying-why-no-picture-buying = That pictures may be asked for is too little for a banker.
buying-why-no-splitting = That pictures may be opened is against you.
holding-why-before = Once the two cards lie it is too late to hold.
