let HEAPS = chance {"heaps": [["…", "JD"], ["…", "9H"], ["…", "9C"], ["…", "4S"]]}

# higher wins, equal and lower lose, what nobody staked on goes aside unseen, and the bank is offered to the right
table 1860
$HEAPS; awaits 1; refuses 1: stake 1 5 by push-out-first; refuses 0: push 2 by who-pushes; refuses push 5 by heaps; push 2
refuses 1: stake 2 5 by banker-heap-barred; refuses 0: stake 1 5 by house-not-your-turn; 1: stake 1 5, 2: stake 3 3, 2: stake 1 2
awaits 1 2 3; ready ×3; pays -4 5 -1 0; cites higher-wins lower-or-equal-loses unstaked-aside suits-nothing order-of-ranks
is public.round.turned.3 null; awaits 1; refuses 2: take by bank-in-turn; take; is public.banker 1; is public.phase heaps

# any punter may push out; whoever declines passes the bank on, and if all decline the last banker keeps it
table 1860 heaps=4
$HEAPS; cites heaps; 3: push 1; ready ×3; cites haufeln-nothing-staked; pays 0 0 0 0
decline; awaits 2; decline, decline; cites all-decline; is public.banker 0

# by agreement the bank stays until another takes it
table 1860 bank_rotation=by_agreement players=3 heaps=4
$HEAPS; push 1; ready ×2; decline, decline; is public.banker 0; cites bank-by-agreement
$HEAPS; push 1; ready ×2; decline, take; is public.banker 2

# each punter may lay the highest stake on one and the same heap, but not more
table salon
$HEAPS; push 4; 1: stake 1 20, 2: stake 1 15; refuses 2: stake 1 6 by limit; refuses 1: stake 1 1 by limit; 2: stake 1 5, 2: stake 2 20
refuses 1: stake 2 0 by bank-nothing-laid; refuses 1: stake 7 1 by heaps; ready ×3; pays -60 20 40 0; cites limit-each

# where the limit holds for a round, it is counted over all heaps
table salon limit_scope=round
$HEAPS; push 4; 1: stake 1 12; refuses 1: stake 2 9 by limit-scope; 1: stake 2 8; ready ×3; pays -20 20

# where no limit is named the purse bounds a stake
table 1860 chips=30
$HEAPS; push 4; refuses 1: stake 1 31 by stake-purse; 1: stake 1 30

# the company rises after the agreed rounds
table 1860 rounds=1
$HEAPS; push 2; 1: stake 1 1; ready ×3; over; cites sitting; pays -1 1

# what is advised and what it is worth
table 1860
$HEAPS; advises push 1 by all-heaps-alike; push 1; advises stake 2 1 by all-heaps-alike; reckons stake 2 17 at -1; reckons ready at 0
stake 2 1; advises ready by spread-does-not-help; ready ×3; advises take by take-the-bank; reckons take at 3/17; reckons decline at 0

# random matches keep the promises of the house
table 1860 rounds=5
promises 4

# random matches of twelve with a short pack keep the promises of the house
table salon players=12 pack=32 limit_scope=round bank_rotation=by_agreement
promises 3

# a bank that was laid out first takes, then pays from the Vorhand on, and never more than it has
table 1860 bank=10 rounds=2
$HEAPS; push 2; 1: stake 1 8, 2: stake 1 8, 3: stake 3 3; ready ×3; pays -10 8 5 -3; cites bank-limit
take; is public.bank.from 64; is public.bank.broken false
