// Seat 0 stands below; hands are exact, so that every stroke goes as it is written.
let TOSS = chance {"toss": {"caller": 0, "called": "droit", "fell": "droit"}}
let STILL = chance {"hand": {"aim": 0, "rise": 0, "force": 0, "hazard": false}}

# whoever calls the side that falls stands below and serves
table 1782 hand=exact
$TOSS; awaits 0; is lower 0; cites toss formats

# whoever calls the other side stands above
table 1782 hand=exact
chance {"toss": {"caller": 1, "called": "droit", "fell": "revers"}}; awaits 0; is lower 0

# a seat that is not there does not call
table 1782
refuses chance {"toss": {"caller": 2, "called": "droit", "fell": "revers"}}
