let DEAL = chance {"first_dealer": 0}; chance {"deal": {"hands": [["9H","JH","8S","KC","AH","QC","QH","KS","QS","7D"],["KD","AC","8D","10D","7S","AS","JC","8C","10S","7C"],["QD","10C","KH","8H","7H","9C","AD","JS","JD","10H"]], "talon": ["9S","9D"]}}

# the first two settle it, then the third speaks; the elder holds, the younger goes higher
table 1860
$DEAL; cites seats-by-cutting pool-start suit-order deal-packets; awaits 1; offers 9; bid 2; cites any-number; awaits 2
refuses bid 2 by drive-higher; refuses hold by hold-the-same; bid 3; cites drive-higher; awaits 1; refuses bid 4 by drive-higher; refuses solo 4 by solo-first-word
hold; cites hold-the-same; awaits 2; pass; cites pass-final first-two-first; awaits 0; bid 4; hold; cites nothing-above-four talon; awaits 1; offers 66
refuses discard AH 7S by lay-away-any-two; discard 7S 7C; offers 1; refuses trump C by trump-not-below; trump H; cites trump-not-below lay-away-any-two
awaits 2; go; cites right-of-declarer-first; awaits 0; go; cites go-or-stay declarer-leads; awaits 1

# a solo silences every drive; over a solo only a higher one
table 1860
$DEAL; bid 1; solo 1; cites solo-over-drive; awaits 1; refuses hold by outdone-by-solo; refuses solo 2 by solo-first-word; pass; cites outdone-by-solo; awaits 0
refuses bid 4 by solo-over-drive; refuses solo 1 by equal-solos; solo 4; cites higher-solo; pass; cites solo-leaves-talon; awaits 1; stay; stay
cites nobody-goes solo-value; is public.sheets.pools [-15,-20,-20,0]

# the second holds against the third
table 1860
$DEAL; pass, bid 1, bid 2; hold; cites second-holds-against-third; awaits 0; refuses hold by hold-the-same; pass

# all pass
table 1860
$DEAL; pass ×3; cites all-pass deal-passes; is public.dealer 1

# step by step where that is agreed
table 1860 jump_bids=false
$DEAL; refuses bid 2 by step-by-step; bid 1; cites bid-by-number; refuses bid 3 by step-by-step

# suit is followed, and whoever cannot must trump
table 1860
$DEAL; pass, bid 1, pass; discard 9D 9S; trump H; go, stay; cites lone-helper; awaits 2; play AD; awaits 0; play 7D; play JD; awaits 0; refuses play 8S by must-trump; play 9H; cites winner-leads

# beating what lies, where that is agreed
table 1860 must_head=true first_lead=vorhand
$DEAL; pass, bid 1, pass; discard 9D 9S; trump H; go, go; cites vorhand-leads; awaits 1; play 10S; refuses play QD by follow-suit; play JS; refuses play 8S by must-head; play KS

# a revoke ends the deal, where that is agreed
table 1860 strict_revoke=true
$DEAL; pass, bid 1, pass; discard 9D 9S; trump H; go, go; play AD; play KS; cites revoke-loses helper-falls declarer-wins; is public.sheets.pools [-24,-20,-16,0]

# four players: the dealer sits out
table 1860 players=4
chance {"first_dealer": 1}; chance {"deal": {"hands": [["…"], [], ["…"], ["…"]], "talon": ["…"]}}; cites four-players; awaits 2; pass ×2; awaits 0

# the end: the win is cut, and everybody settles
table 1860
$DEAL; given public.sheets.pools [-3, 2, 0, 0]; solo 4; pass, pass; stay, stay; cites pool-cut-at-zero match-over pool-tenfold; over; pays -30 30 0

# after the agreed number of deals the account is made all the same
table 1860 max_deals=1
$DEAL; pass ×3; cites deals-limit; over; pays 0 0 0

# german cards have numbers of their own
table 1860 pack=german
$DEAL; cites suit-order-german; bid 1, pass, pass; discard 7S 7C; trump D; stay, stay; cites value; is public.sheets.pools [-20,-19,-20,0]

# exactly zero where that is agreed
table 1860 pool_close=exact
$DEAL; given public.sheets.pools [-3, 2, 0, 0]; solo 4; pass, pass; stay, stay; cites pool-exactly-zero; is public.sheets.pools [-3,7,0,0]

# promises
table 1860 max_deals=12 strict_revoke=true must_head=true players=4
promises 3
