let SECOND = chance {"pack": ["5H", "2C", "…"]}

# the second card is the two that is called: the banker wins, pauses, and begins again with a fresh pack
table 1860 players=3
refuses 1: hold 5 by auszug; offer 10; hold 4, hold 6; is public.phase shuffle; $SECOND; pays 10 -6 -4; is public.standing 20
cites calling agreement-wins suits-nothing first-agreement from-the-ace-again cut; refuses offer 19 by least-offer; advises offer 20 by let-it-ride
offer 20; refuses 2: retire by no-retire; pass, va-banque; $SECOND; cites fresh-pack; pays 30 -26 -4; pocket; is public.banker 1; omits pocketed-bank-right

# no card agrees: the banker pays and the bank passes
table 1860 players=2
offer 10; hold 10; chance {"pack": ["2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH", "…"]}
pays -10 10; cites no-agreement-loses bank-passes; is public.banker 1; offer 1; hold 1; $SECOND; cites new-banker-shuffles

# with thirty-two cards the calling begins at the seven
table 1860 players=2 pack=32
offer 10; hold 10; chance {"pack": ["7H", "…"]}; pays 10 -10; cites calling-short

# a pack that goes on is shuffled when it is through, and the count goes on
table 1860 players=2 pack=32 pack_between_rounds=continue
offer 1; hold 1; chance {"pack": ["7S", "8H", "9H", "10H", "7D", "8C", "9C", "10C", "AC", "8S", "9S", "10S", "7H", "8D", "9D", "10D", "AD", "JD", "QD", "JH", "KH", "QH", "JC", "QC", "AS", "KS", "JS", "KC", "QS", "KD", "7C", "AH"]}
is public.standing 2; offer 2; hold 2; is public.phase offer; offer 4; hold 4; is public.phase offer; offer 8; hold 8; is public.phase offer; offer 16; hold 16
is public.phase reshuffle; cites pack-goes-on; refuses 1: hold 1 by no-late-hold; refuses 1: retire by no-retire
chance {"reshuffle": ["AS", "…"]}; pays 31 -31; is public.coup.calls 8

# no Auszug above the highest
table salon
refuses offer 21 by highest-auszug; offer 20; advises pass by do-not-hold; pass ×2; advises hold 2 by hold-little

# random matches keep the promises of the house
table 1860
promises 4

# random matches with a pack that goes on keep the promises of the house
table salon players=3 pack=32 pack_between_rounds=continue banks=12
promises 6
