// Two cards to seat 1, to seat 2, to the banker; then the talon.
let BANK = chance {"first_banker": 0}
let DEALT = chance {"pack": ["KH", "5D", "9C", "4H", "KS", "7D", "6S", "3D", "8C", "2H", "…"]}

# more wins, dead loses at once, and whoever has done buying lays one card open
table 1860 players=3
refuses chance {"first_banker": 3}; $BANK; cites banker-by-lot; $DEALT; awaits 1; refuses 2: stake 5 by stake-first; refuses buy by stake-first; refuses stake 101 by stake-purse; refuses stake 0 by bank-nothing-laid
stake 2; stake 3; cites two-cards stake-first; awaits 1; refuses 1: stake 2 by stake-first; refuses 2: buy by buy; refuses 0: buy by banker-buys-last; refuses stand by one-card-open; refuses stand 5S by one-card-open
buy; stand KH; cites one-card-open buy; is public.round.hands.1.0.open ["KH"]; buy; buy; cites dead; refuses 2: buy by dead; awaits 0; refuses stand KS by one-card-open; stand; pays 1 2 -3; cites more-wins pictures-ten pips

# equal is lost; a banker who is dead pays all who live; the dead stay dead
table 1860 players=3
$BANK; chance {"pack": ["KH", "7C", "9C", "4H", "KS", "7D", "6S", "…"]}; stake 4; stake 2; stand KH; stand 9C; stand; pays 6 -4 -2; cites equal-loses less-loses

# a banker who buys himself dead pays whoever lives
table 1860 players=3
$BANK; chance {"pack": ["KH", "2C", "9C", "KD", "KS", "6D", "5S", "JS", "…"]}; stake 4; stake 2; stand KH; buy; cites dead; buy; pays -2 4 -2; cites dead-stays-dead

# if every punter is dead the banker does not buy
table 1860 players=2
$BANK; chance {"pack": ["KH", "6C", "9C", "4H", "KS", "…"]}; stake 4; buy; pays 4 -4; cites banker-need-not-buy

# a born twenty-one wins double, a bought one does not
table 1860 players=3
$BANK; chance {"pack": ["AH", "KC", "AC", "6H", "KS", "9D", "4S", "…"]}; stake 4; stake 2; stand AH; buy, stand AC; stand; pays -10 8 2; cites born born-double ace-one-or-eleven

# the banker shows his born hand before anybody buys: all pay double, a born hand the simple stake
table 1860 players=3
$BANK; chance {"pack": ["AH", "KC", "9C", "6H", "AS", "10D", "…"]}; stake 4; stake 2; pays 8 -4 -4; cites banker-shows-born both-born banker-born-double; awaits 1

# a bank that was laid out takes first and pays from the Vorhand on; the rest is void
table 1860 players=4 bank_limit=12
$BANK; chance {"pack": ["KH", "9C", "9H", "KC", "2H", "3C", "KS", "8D", "…"]}; stake 10; stake 10; stake 3; stand KH; stand 9H; stand 2H; stand; pays -12 10 5 -3; cites bank-limit

# when too few cards are left for a deal the bank passes to the right and the pack is shuffled
table 1860 players=10
$BANK; chance {"pack": ["…"]}; stake 1 ×9; is public.phase buying

# the cards are at an end after two rounds of ten, and the bank goes to the right
table 1860 players=10 show_one=false
$BANK; chance {"pack": ["2S", "3S", "AC", "…"]}; stake 1 ×9; stand ×10; stake 1 ×9; stand ×10; is public.banker 1; is public.phase pack; cites enough-for-a-deal bank-when-through

# the company rises after the agreed rounds
table 1860 players=2 rounds=1
$BANK; chance {"pack": ["KH", "9C", "KS", "8D", "…"]}; stake 2; stand KH; stand; over; cites sitting; pays -2 2

# a highest stake that was declared, and what is advised
table salon players=2
$BANK; chance {"pack": ["KH", "2C", "KS", "3D", "9S", "4C", "…"]}; refuses stake 21 by highest-stake; advises stake 1 by within-means; reckons stake 20 at -27351307287711486/10000000000000000; stake 5; advises buy; buy; advises stand KH; stand KH
advises buy by banker-seventeen; buy; advises stand by banker-seventeen; stand; pays -5 5

# with soft hands and small ones one buys, from fourteen on one stands
table 1860 players=4
$BANK; chance {"pack": ["AD", "6C", "5H", "6H", "KH", "4C", "KS", "3D", "8S", "…"]}; stake 1 ×3; advises buy by soft-hands; stand AD; advises buy by never-below-twelve; stand 5H; advises stand KH by stand-on-fourteen

# random matches keep the promises of the house
table 1860
promises 4

# random matches with two packs and a bank keep the promises of the house
table salon players=3 packs=2 rounds=30
promises 2

# random matches of ten without open cards keep the promises of the house
table salon players=10 packs=8 show_one=false rounds=30
promises 1
