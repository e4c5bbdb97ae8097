let BANK = chance {"first_banker": 0}

# pictures count a half, the ace eleven: more wins, equal loses
table 1860 players=3
$BANK; chance {"pack": ["9H", "KD", "8S", "7C", "…"]}; stake 4; stake 2; cites one-card; stand; buy, stand; stand; pays -2 4 -2; cites more-wins less-loses pictures-half

# an ace and a picture are born in the first two cards, and win double
table 1860 players=3
$BANK; chance {"pack": ["AH", "KD", "8S", "QC", "AC", "…"]}; stake 4; stake 2; buy, stand; buy, stand; stand; pays -12 8 4; cites born-double born

# the banker's born hand takes double of those who live; the dead have paid already
table 1860 players=3
$BANK; chance {"pack": ["9H", "5D", "AS", "4C", "KC", "…"]}; stake 4; stake 2; buy; cites dead; stand; buy, stand; pays 8 -4 -4; cites banker-born-double

# where it is agreed, only the simple stake
table 1860 players=2 banker_born=single
$BANK; chance {"pack": ["9H", "AS", "KC", "…"]}; stake 4; stand; buy, stand; pays 4 -4; cites banker-born-single

# a picture is asked for to a single ace, for a new stake, three times at most
table 1860 players=2 picture_buying=three
$BANK; chance {"pack": ["AH", "8S", "7C", "9D", "KC", "…"]}; stake 4; advises stand by stand-on-ace; picture 3; pays 3 -3; cites picture-if-agreed picture-miss; picture 1; picture 2; pays 0 0; cites picture-hit picture-joins picture-thrice
refuses picture 1 by picture-thrice; stand; stand; pays -8 8; cites born-double

# where pictures were not agreed on, or there is no single ace, none is asked for
table 1860 players=3 picture_buying=once
$BANK; chance {"pack": ["9H", "AD", "8S", "7C", "…"]}; stake 4; stake 2; refuses picture 1 by picture-single-ace; stand; picture 1; refuses picture 1 by picture-thrice; refuses split by split-pictures; refuses 1: back 1 by split-owner-only

# a picture bought to a picture is opened as a hand of its own, and so on
table 1860 players=2 picture_split=on
$BANK; chance {"pack": ["KH", "8S", "QC", "JD", "AC", "9D", "AD", "…"]}; stake 4; refuses split by split-pictures; buy; advises split; split; cites split-pictures split-stake; is public.round.hands.1.1.stake 4; buy 2; split 2; cites split-on-and-on
buy; stand; buy 2; stand 2; buy 3; stand 3; stand; pays -20 20

# others may stake on an opened picture before a card is bought to it
table 1860 players=3 picture_split=on open_picture_bets=all
$BANK; chance {"pack": ["KH", "7D", "8S", "QC", "AC", "9D", "…"]}; stake 4; stake 1; buy, split; awaits 2; refuses 1: back 1 by split-backers; refuses back 101 by stake-purse; back 5; awaits 1; buy 2; stand 2; buy; stand; refuses 2: back 1 by split-backers
stand; stand; pays -21 12 9; cites split-backers

# whoever has bought lays a card open, where it is agreed
table 1860 players=2 show_one=true
$BANK; chance {"pack": ["2H", "8S", "QC", "…"]}; stake 4; allows stand; buy; refuses stand by one-card-open; stand QC; is public.round.hands.1.0.open ["QC"]

# the bank pays no more than was laid out, at a picture too
table 1860 players=2 bank=3 picture_buying=once
$BANK; chance {"pack": ["AH", "8S", "KC", "…"]}; stake 4; picture 4; pays -3 3; cites bank-limit; stand; stand; pays -3 3

# what is advised
table 1860 players=4
$BANK; chance {"pack": ["KH", "9D", "AC", "4S", "…"]}; stake 1 ×3; advises buy by buy-on-small; stand; advises stand by buy-on-small; stand; advises stand by stand-on-ace; stand; advises buy by banker-eight

# random matches keep the promises of the house
table 1860
promises 4

# random matches with every liberty keep the promises of the house
table salon players=4 packs=2 picture_split=on open_picture_bets=all picture_buying=three show_one=true rounds=30
promises 4
