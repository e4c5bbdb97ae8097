# A card that does not follow is refused
table three strict=true
chance {"first_dealer": 0}
chance {"deal": [["KS", "JH", "2H", "3H", "…"], ["T18", "QS", "CS", "KC", "…"], ["SK", "T21", "T5", "AS", "10C", "…"]]}
discard 2H 3H JH, silent, silent, silent
play T18; refuses play AS by revoke-makes-good; allows play SK; allows play T5
