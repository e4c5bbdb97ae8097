let ANY = chance {"first_dealer": 0}; chance {"deal": {"hands": [["…"], ["…"], ["…"], ["…"], ["…"]]}}
let DEAL = chance {"first_dealer": 0}; chance {"deal": {"hands": [["9S","JH","9D","7D","8L","7L","KC","7C"],["QS","8S","QH","9H","AD","JD","QL","10C"],["QC","AS","KS","10S","7H","AC","8C","9L"],["AH","10H","7S","KD","8D","KL","10L","9C"],["JS","KH","8H","QD","10D","AL","JL","JC"]]}}

# blue overbids acorns, and acorns the rest; the earlier player holds
table five
$ANY; cites deal-five acorns-are-favourite blue-is-preference dealer-stakes deal-packets; awaits 1; bid frage; cites rank; bid frage_fav; cites favourite-overbids; bid frage_pref; cites preference-overbids
refuses bid frage by speak-in-turn; pass, pass; awaits 1; hold; cites earlier-holds; awaits 2; pass; awaits 3; pass; awaits 1; refuses declare S AH by favourite-binds-trump

# a Frage: the helper is hidden until the called ace falls
table five
$DEAL; pass; advises bid frage; bid frage; pass ×3; advises declare S AL; refuses declare S AS by frage; refuses declare S AC by frage; refuses declare C AH by favourite-binds-trump; declare S AH; cites frage; awaits 1
play QH; play 7H; is public.deal.helper null; play AH; cites called-ace-hidden; is public.deal.helper 3

# whoever holds all aces may not ask
table five
chance {"first_dealer": 0}; chance {"deal": {"hands": [["…"], ["AS","AH","AD","AC","AL","KS","KH","KD"], ["…"], ["…"], ["…"]]}}; refuses bid frage by ace-to-call; allows bid solo; refuses bid forcee by forcee-partout

# with both black Obers the holder of the called ace names trumps
table five
chance {"first_dealer": 0}; chance {"deal": {"hands": [["…"], ["QC","QS","AS","KS","7H","9L","8D","7D"], ["AH", "…"], ["…"], ["…"]]}}; bid forcee; cites forcee-partout; pass ×4; awaits 1
refuses call AS by forcee-partout; call AH; awaits 2; offers 4; refuses trump H by forcee-partout; trump S; cites forcee-partout vorhand-leads; is public.deal.helper 2

# all pass: Spadille plays Forcée simple, and calls a king if all aces are in hand
table five
chance {"first_dealer": 0}; chance {"deal": {"hands": [["…"], ["AS","AH","AD","AC","AL","QC","7H","8H"], ["…", "KS"], ["…"], ["…"]]}}; pass ×5; cites forcee-simple; awaits 1; offers 5; call KS; cites all-aces-held; awaits 2

# Mediateur where it is agreed
table five mediateur=true
$DEAL; pass; bid mediateur; pass ×3; refuses declare S AS by mediateur; declare S AH; awaits 2; offers 9; advises give 7H; give 9L; awaits 1

# another favourite suit among four
table four couleur=bells
chance {"first_dealer": 0}; cites favourite-agreed; is public.favourite D

# no favourite suit before the first game is won
table five couleur=first_win
$ANY; cites favourite-first-won; refuses bid frage_fav by favourite-first-won

# promises
table four extra_games=all verleugnen=true mediateur=true codille_games=all matadors_of=side bete=declarer rounds=3
promises 3
