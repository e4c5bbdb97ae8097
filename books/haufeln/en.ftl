# What is said at a table of Häufeln.
haufeln-heap = heap { $heap }

# What may be done
haufeln-ask-stake = Lay counters on a heap
haufeln-do-push = Push out heap { $heap } for the banker
haufeln-do-stake = Stake { $amount } on heap { $heap }
haufeln-do-take = Take the bank
haufeln-do-decline = Decline the bank

# What happens
haufeln-laid = { $seat } lays the pack in { $heaps } heaps for round { $number }.
    .you = You lay the pack in { $heaps } heaps for round { $number }.
haufeln-pushes = { $seat } pushes out heap { $heap } for the banker.
    .you = You push out heap { $heap } for the banker.
haufeln-lays = { $seat } stakes { $amount } on heap { $heap }.
    .you = You stake { $amount } on heap { $heap }.
haufeln-nothing-staked = Nobody has staked; no heap is turned up.
haufeln-bank-card = The bottom card of { $seat }’s heap is { $card }.
    .you = The bottom card of your heap is { $card }.
haufeln-aside = Nobody has staked on heap { $heap }; it goes aside unseen.
haufeln-wins = Heap { $heap } wins: { $card }.
haufeln-loses = Heap { $heap } loses: { $card }.
haufeln-round-over = Round { $number } is over.
haufeln-offered = The bank is offered to { $seat }.
    .you = The bank is offered to you.
haufeln-takes = { $seat } takes the bank.
    .you = You take the bank.
haufeln-declines = { $seat } declines the bank.
    .you = You decline the bank.
haufeln-keeps = { $seat } keeps the bank.
    .you = You keep the bank.

# What is refused
haufeln-banker-pushes = A punter pushes out, not the banker.
haufeln-push-first = A heap must be pushed out for the banker first.
haufeln-no-heap = There is no such heap.
haufeln-not-offered = The bank is not offered to you now.
haufeln-bankers-heap = Heap { $heap } is the banker’s; nobody may stake on it.
haufeln-over-purse = Nobody has more than { $amount } for one heap.
haufeln-over-limit = No punter may lay more than { $amount } on one heap.
haufeln-over-round = No punter may stake more than { $amount } in a round.

# What should be said about the moment
haufeln-fate-banker = the banker’s
haufeln-fate-won = won
haufeln-fate-lost = lost
haufeln-fate-aside = aside
haufeln-note-push = { $seat }, or any other punter, pushes out a heap for the banker.
    .you = You, or any other punter, push out a heap for the banker.
haufeln-note-share = The bank’s share is the same on every heap: { $share } of a stake.

# Advice
haufeln-why-any-heap = Every heap is as good as every other.
haufeln-why-stake = On any heap: each leaves the bank { $share } of the stake.
haufeln-why-no-more = More heaps win and lose together; nothing is saved by spreading.
haufeln-why-take = Equal cards are the banker’s: { $share } of everything staked.
haufeln-why-reckon-with-all = Only reckon with all of them staking on one and the same heap.
