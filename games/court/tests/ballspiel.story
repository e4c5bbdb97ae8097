// Seat 0 stands below; hands are exact, so that every stroke goes as it is written.
let TOSS = chance {"toss": {"caller": 0, "called": "droit", "fell": "droit"}}
let STILL = chance {"hand": {"aim": 0, "rise": 0, "force": 0, "hazard": false}}
// A service that touches no roof, one that cannot be bettered, and a return that does not cross.
let SHORT = serve 0.00 -20.00 10.00; $STILL
let GOOD = serve long soft; $STILL
let MISS = hit 180.00 -60.00 10.00; $STILL

# whoever calls the side that falls stands below and serves
table 1782 hand=exact
$TOSS; awaits 0; is lower 0; cites toss formats; offers no end

# whoever calls the other side stands above
table 1782 hand=exact
chance {"toss": {"caller": 1, "called": "droit", "fell": "revers"}}; awaits 0; is lower 0
refuses 1: leave by house-not-your-turn; refuses leave by house-not-now

# a seat that is not there does not call, and nobody trembles who is exact
table 1782 hand=exact
refuses chance {"toss": {"caller": 2, "called": "droit", "fell": "revers"}}
$TOSS; serve long soft
refuses chance {"hand": {"aim": 1, "rise": 0, "force": 0, "hazard": false}}
refuses chance {"hand": {"aim": 0, "rise": 0, "force": 0, "hazard": true}}

# a hand trembles within limits
table 1782
$TOSS; serve long soft; allows chance {"hand": {"aim": -120, "rise": 90, "force": 20, "hazard": false}}
refuses chance {"hand": {"aim": 2000, "rise": 0, "force": 0, "hazard": false}}

# a service without a roof is a fault, and two faults cost the stroke
table 1782 hand=exact
$TOSS; $SHORT; cites service-onto-roof; is faults 1; awaits 0; is strokes [0,0]
$SHORT; cites two-faults; is faults 0; is strokes [0,1]

# a good service that is let go wins the stroke
table 1782 hand=exact
$TOSS; $GOOD; awaits 1; leave; cites service-unreturned calls; is strokes [1,0]; awaits 0

# a return that does not cross loses the stroke
table 1782 hand=exact
$TOSS; $GOOD; $MISS; cites one-bounce over-the-corde; is strokes [1,0]

# every service must be taken
table 1782 hand=exact
$TOSS; $GOOD; refuses decline by take-all

# by agreement two services running may be let pass
table 1782 hand=exact take_all=false
$TOSS; $GOOD; decline; cites service-let-pass; is declined 1; is strokes [0,0]
$GOOD; decline; is declined 2; $GOOD; refuses decline by take-all; leave; is declined 0; is strokes [1,0]

# a ball let go below makes a chase
table 1782 hand=exact
$TOSS; $GOOD; aim corner-gallery soft; $STILL; awaits 0; leave; cites chase-made chases-named; is strokes [0,0]
is chases.0.half lower; is chases.0.attacker 0; is lower 0; is playing false; awaits 0

# with two chases ends are changed, and the first is played first
table 1782 hand=exact
$TOSS; given chases [{"half": "lower", "place": "dernier", "attacker": 0}]
$GOOD; aim corner-gallery soft; $STILL; leave; cites passing chases-in-order; is lower 1; is playing true; awaits 1

# with one chase and forty-five too
table 1782 hand=exact
$TOSS; given strokes [2,0]; given chases [{"half": "lower", "place": "c6", "attacker": 0}]
$GOOD; leave; cites passing playing-a-chase; is strokes [3,0]; is lower 1; awaits 1

# not before
table 1782 hand=exact
$TOSS; given strokes [1,0]; given chases [{"half": "lower", "place": "c6", "attacker": 0}]
$GOOD; leave; omits passing; is lower 0

# whoever attacks a chase must return every ball
table 1782 hand=exact
$TOSS; given chases [{"half": "lower", "place": "c6", "attacker": 1}]; given playing true
$GOOD; leave; cites chase-not-defended; is strokes [1,0]; is chases []; is playing false

# a chase near the corde is beaten by a ball into the corner
table 1782 hand=exact
$TOSS; given chases [{"half": "lower", "place": "premier", "attacker": 1}]; given playing true
$GOOD; aim corner-gallery soft; $STILL; leave; cites chase-won; is strokes [0,1]

# a chase at the foot of the wall is not
table 1782 hand=exact
$TOSS; given chases [{"half": "lower", "place": "pied", "attacker": 1}]; given playing true
$GOOD; aim corde soft; $STILL; leave; cites chase-won; is strokes [1,0]

# behind the line of service every chase above is beaten
table 1782 hand=exact
$TOSS; given chases [{"half": "upper", "place": "c1", "attacker": 0}]; given playing true
$GOOD; leave; cites chase-beyond-line; is strokes [1,0]

# an open chase lapses when the game is won
table 1782 hand=exact
$TOSS; given strokes [3,0]; given playing true
given chases [{"half": "lower", "place": "c6", "attacker": 1}, {"half": "lower", "place": "c2", "attacker": 1}]
$GOOD; leave; cites chase-lapses strokes-of-a-game; is chases []; is games [1,0]; is strokes [0,0]; awaits 0

# four strokes are a game, four games a Partie, and the loser pays
table 1782 hand=exact stake=3
$TOSS; given strokes [3,0]; given games [3,0]
$GOOD; leave; cites games-of-a-partie stake-ballspiel; over; pays 3 -3

# both must be won with two ahead
table 1782 hand=exact
$TOSS; given strokes [3,3]; given games [3,3]
$GOOD; leave; is strokes [4,3]; $GOOD; leave; cites court-call-avantage-jeux; is games [4,3]; awaits 0

# the sides carry on in the next Partie
table 1782 hand=exact parties=2 games_to_win=1
chance {"toss": {"caller": 1, "called": "droit", "fell": "droit"}}; given games [0,1]; given strokes [0,3]
$GOOD; leave; cites sides-carry-on; pays -1 1; is lower 1; is games [0,0]; awaits 1

# strokes are given in every game, half strokes in every second one
table 1782 hand=exact advantage=demi_trente
$TOSS; cites half-strokes; is strokes [0,1]; given strokes [3,1]; $GOOD; leave; is strokes [0,2]

# whole strokes and games are given
table 1782 hand=exact advantage=quinze games_given=2 receiver=first
$TOSS; cites strokes-given games-given; is strokes [1,0]; is games [2,0]

# at half court a second bounce in the other half is lost
table 1782 hand=exact burden=half_court burden_side=main receiver=first
$TOSS; cites half-court; $GOOD; aim corner-gallery soft; $STILL; leave; is strokes [1,0]

# a ball of his that touches a side wall is lost
table 1782 hand=exact burden=no_walls receiver=first
$TOSS; cites no-walls; $GOOD; hit 120.00 10.00 25.00; $STILL; is strokes [1,0]

# who must serve on two roofs makes a fault with one
table 1782 hand=exact burden=serve_on_two_roofs
$TOSS; cites two-roofs; advises serve cross soft; $GOOD; leave; is faults 1; serve cross soft; $STILL; leave; is strokes [1,0]

# wood and basket strike less hard and do not cut
table 1782 hand=exact burden=battoir
$TOSS; cites battoir; refuses serve 330.00 20.00 25.00 by burdens-in-figures; refuses serve 330.00 20.00 20.00 cut 0,10 by battoir
allows serve 330.00 20.00 20.00

# with the basket the aim is perfect
table 1782 hand=unsteady burden=basket
$TOSS; cites basket; refuses serve 330.00 20.00 16.00 by burdens-in-figures; serve long soft
refuses chance {"hand": {"aim": 1, "rise": 0, "force": 0, "hazard": false}}; $STILL

# between the legs a player reaches less
table 1782 hand=exact burden=through_the_legs receiver=first
$TOSS; cites through-the-legs; promises 1

# a ball turned aside by the floor is played again
table 1782 hand=exact hazard=true
$TOSS; given faults 1; serve long soft; chance {"hand": {"aim": 0, "rise": 0, "force": 0, "hazard": true}}
cites false-bounce; awaits 0; is faults 1; is strokes [0,0]

# in fours each keeps to his half
table 1782 hand=exact format=2-2
$TOSS; $GOOD; awaits 3; refuses 1: aim corner-main soft by halves-in-fours; 3: leave; is strokes [1,0]

# of two below each serves in his turn
table 1782 hand=exact format=2-2
$TOSS; awaits 0; given strokes [3,0]; $GOOD; leave; is games [1,0]; awaits 2

# one against two
table 1782 hand=exact format=1-2
$TOSS; given strokes [3,0]; given games [3,0]; $GOOD; leave; over; pays 2 -1 -1

# at Pelotiren the first four balls that are lost are charged
table pelote hand=exact
$TOSS; cites pelote pelote-holes court-pelote-cry
serve 0.00 80.00 30.00; $STILL; is practice.charged [1,0,0,0]; cites pelote-first-four
serve 0.00 80.00 30.00; $STILL; serve 0.00 80.00 30.00; $STILL; serve 0.00 80.00 30.00; $STILL
over; cites pelote-quarter; pays -2 0 -2 0

# a ball that is lost otherwise counts for nothing
table pelote hand=exact
$TOSS; $SHORT; is practice {"balls": 1, "charged": [0,0,0,0]}; cites pelote-one-bounce; awaits 2

# two dozen balls are in the box
table pelote hand=exact pelote_players=2
$TOSS; given practice {"balls": 23, "charged": [1,0,0,0]}; $SHORT; over; pays -1 0

# a service must clear the line with its first bounce where that is agreed
table 1782 service_bounce=first
promises 1

# every service is offered by name, and a mad one is refused
table 1782 hand=exact
$TOSS; refuses hit 0.00 10.00 10.00; refuses aim trou soft; $GOOD; refuses aim grille soft; allows aim trou soft; allows aim board hard
refuses hit 180.00 10.00 20.00 at 9.00 by court-out-of-reach; refuses serve long soft

# the book serves softly along the long roof
table 1782
$TOSS; advises serve long soft by a3; advises 1: nothing; serve long soft; cites lower-serves
