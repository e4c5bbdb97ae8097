// Stories told at a table of Reversy.

let DEALER = chance {"first_dealer":3}

# For a new pot the dealer puts in six and the others three, and the pot stands at his right (000:1336)
table 1782
$DEALER; cites players pack card-order first-dealer
chance {"deal":{"hands":[["…"],["…"],["…"],["…"]],"table":["…"]}}
pays -3 -3 -3 -6; cites pot-new pot-place deal table-cards; awaits 0; is public.deal.phase exchange
