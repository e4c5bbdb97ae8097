let DEAL = chance {"first_dealer": 0}; chance {"deal": {"hands": [["T13", "KD", "…"], ["SK", "T21", "T18", "T1", "KS", "…"], ["T9", "KC", "…"]], "talon": ["T2", "T3", "8S", "T4", "9C", "3D"]}}

# The first word is on, play or solo, and then one drives step by step
table 54
$DEAL
awaits 1; offers 3; refuses bid from_below by driving; bid play; awaits 2; offers 3; refuses self by vorhand-self
bid from_below, good; awaits 1; self; cites vorhand-self; awaits 2; refuses bid from_below by driving; good
is public.deal.phase talon; cites first-pile-by-level; awaits 1

# A pile is changed at a price, and only one is used
table 54
$DEAL
bid play, good ×2; switch; cites other-pile; refuses switch by one-pile-only; return; cites back-to-first; is public.deal.phase scat
refuses discard KS T2 8S by king-not-in-scat; is public.deal.step 2

# The ultimo is announced by whoever has the Pagat
table 54
$DEAL
bid solo; cites solo-closes solo-talon; is public.deal.phase ultimo; awaits 1; ultimo; cites ultimo-announced
awaits 2; refuses ultimo by ultimo-announced; silent ×2; is public.deal.phase play; awaits 1

# All say on
table 54
$DEAL
on ×3; cites all-on-thrown-in; is public.dealer 1; pays 0 0 0

# A hand without a tarock is thrown in, and the next deals
table 42
chance {"first_dealer": 2}; chance {"deal": {"hands": [["KS", "QS", "CS", "JS", "10S", "KH", "QH", "CH", "JH", "AH", "KD", "QD"], ["T1", "…"], ["T2", "…"]], "talon": ["T3", "T4", "T5", "T6", "T7", "T8"]}}
cites no-tarock-void; is public.dealer 0; pays 0 0 0

# With four the dealer takes no cards
table 54 players=4
chance {"first_dealer": 3}; cites fourth-deals
chance {"deal": {"hands": [["T13", "…"], ["T21", "…"], ["T9", "…"], []], "talon": ["T2", "T3", "8S", "T4", "9C", "3D"]}}
awaits 0

# A misdeal brings the Vorhand a hundred, and she deals
table 54 strict=true
$DEAL
0: misdeal; cites misdeal-hundred; pays -100 100 0; is public.dealer 1

# Strict matches keep every promise
table 54 strict=true deals=3 players=4
promises 2
