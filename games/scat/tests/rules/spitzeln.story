let ANY = chance {"first_dealer": 0}; chance {"deal": {"hands": [["…"], ["…"], ["…"]]}}
let TOPS = chance {"first_dealer": 0}; chance {"deal": {"hands": [["10C","9C","8C","7C","JH","10H","9H","7H"],["QC","7S","QS","AS","KS","JS","10S","9S"],["8S","AC","KC","JC","AH","KH","QH","7D"]]}}
let FIVE = play QC, play 8S, play 7C, play 7S, play 7D, play 8C, play QS, play QH, play 9C, play AS, play KH, play 10C, play KS, play AH, play 7H

# a solo is overbid by one in bells, and the earlier player may take it himself
table spitzeln
$ANY; cites pack-spitzeln five-kinds only-solo favourite-is-bells dealer-stakes deal-packets; awaits 1; offers 3; bid solo; cites rank-solo; awaits 2
refuses bid solo by speak-in-turn; refuses hold by earlier-holds; refuses bid frage by only-solo; bid solo_fav; cites favourite-overbids; pass; cites pass-final; awaits 1
offers 2; hold; cites earlier-holds; awaits 2; offers 1; pass; cites favourite-binds-trump vorhand-leads; is public.deal.trump D

# all pass: the Stamm stays and the next dealer adds his own
table spitzeln
$ANY; pass ×3; cites all-pass deal-passes; pays -4 0 0; chance {"deal": {"hands": [["…"], ["…"], ["…"]]}}; pays -4 -4 0

# a plain solo is not played in bells
table spitzeln
$ANY; bid solo, pass, pass; refuses trump D by favourite-binds-trump; offers 3; trump S; cites solo

# whoever has won the premiers may stop
table spitzeln
$TOPS; advises bid solo; bid solo, pass, pass; advises trump S; trump S; refuses stop by vole-begun-by-leading; $FIVE; awaits 1; offers 4; advises play JS
stop; cites vole-begun-by-leading tricks-to-win price-solo matadors price-matadors price-premiers three-staemme pay-both-ways; pays -15 26 -11

# leading on undertakes the vole
table spitzeln
$TOPS; bid solo, pass, pass; trump S; $FIVE; play JS, play JC, play 9H, play 10S, play KC, play 10H, play 9S, play AC, play JH
cites price-vole vole-begun-by-leading trick-winner; pays -23 42 -19

# suit is followed, trumps and black Obers being one suit
table spitzeln
$TOPS; bid solo, pass, pass; trump H; play QC; refuses play AC by follow-suit; play QH; refuses play 7C by follow-suit; play 7H

# a matador may be kept back from a lower trump, where that is agreed
table spitzeln verleugnen=true
$TOPS; cites matador-privilege; pass, bid solo, pass; trump H; play 9S, play 8S, play 9H; awaits 0; play 10H; awaits 1; play QC; cites trick-winner

# without a favourite suit there is none to call
table stripped
chance {"first_dealer": 0}; chance {"deal": {"hands": [["…"], ["…"], ["…"]]}}; cites pack-stripped favourite-first-won; refuses bid solo_fav by favourite-first-won; bid solo, pass, pass; offers 4

# in Kaufsolo whoever has both black Obers must call
table kaufsolo
chance {"first_dealer": 0}; chance {"deal": {"hands": [["…"], ["QC","QS","AC","KC","JC"], ["…"]], "talon": ["AS", "…"]}}; cites pack-casco-kaufsolo deal-packets-kaufsolo
refuses pass by forcee-must-be-called; refuses bid frage by forcee-must-be-called; bid forcee; cites forcee-must-be-called; pass, pass; cites forcee-needs-obers forcee-turn-up; is public.deal.trump S
awaits 1; offers 32; discard; cites turned-card-stays; awaits 2; discard; cites opponents-buy; awaits 0; discard; awaits 1; cites vorhand-leads

# a Frage buys, and so do the others after it
table kaufsolo
chance {"first_dealer": 0}; chance {"deal": {"hands": [["…"], ["QC","7S","AS","KS","8C"], ["…"]], "talon": ["AC", "…"]}}; advises bid solo; bid frage; cites rank-kaufsolo; pass, pass; trump S; cites frage
advises discard 8C by kaufsolo-discard; discard 8C; is public.deal.talon 8; refuses discard 8C by frage; discard; discard; awaits 1

# in a solo only the opponents buy
table kaufsolo
chance {"first_dealer": 0}; chance {"deal": {"hands": [["…"], ["QC","7S","AS","KS","8C"], ["…"]], "talon": ["…"]}}; bid solo, pass, pass; trump S; cites solo-opponents-buy; awaits 2; discard; awaits 0

# all pass: Spadille comes forward
table kaufsolo
chance {"first_dealer": 0}; chance {"deal": {"hands": [["…"], ["QC","7C","AC","KC","JC"], ["…"]], "talon": ["QS", "…"]}}; pass ×3; cites small-forcee basta-turned-leaves; is public.deal.trump S; awaits 1

# Basta turned up may mean the favourite suit
table kaufsolo basta_turned=couleur
chance {"first_dealer": 0}; chance {"deal": {"hands": [["…"], ["QC","7C","AC","KC","JC"], ["…"]], "talon": ["QS", "…"]}}; pass ×3; cites basta-turned-favourite; is public.deal.trump D

# Spadille in the talon: thrown in
table kaufsolo
chance {"first_dealer": 0}; chance {"deal": {"hands": [["…"], ["…"], ["…"]], "talon": ["QC", "…"]}}; pass ×3; cites spadille-in-talon; pays -4 0 0

# Spadille kept secret is found and costs a bête
table kaufsolo strict=true
chance {"first_dealer": 0}; chance {"deal": {"hands": [["…"], ["QC","7C","AC","KC","JC"], ["…"]], "talon": ["QS", "…"]}}; pass ×3; awaits 1; offers 2; advises come; hide; cites spadille-hidden; pays -4 -4 0; is public.dealer 1

# with thirty cards an ace may be asked for
table thirty
chance {"first_dealer": 0}; chance {"deal": {"hands": [["…", "AD"], ["QC","7S","AS","KS","JS","9S","AC","KC","10H","7D"], ["…"]]}}; cites pack-thirty; bid mediateur; cites rank-thirty; refuses hold by earlier-holds
pass, pass; refuses declare S AS by mediateur; refuses declare S AC by mediateur; declare S AD; cites mediateur; awaits 1; offers 11; advises give 7D; give 7D; cites vorhand-leads

# Grandissimo and Null where they are agreed
table spitzeln extra_games=all
$TOPS; refuses bid frage by only-solo; bid grandissimo; cites extra-games; bid null; bid null_ouvert; pass, pass; cites extra-games; awaits 1; is public.deal.sure.0 ["7H","9H","10H","JH","7C","8C","9C","10C"]

# promises
table kaufsolo strict=true pack=no89 verleugnen=true rounds=3 extra_games=all
promises 3
