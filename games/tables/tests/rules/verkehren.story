let PHASE = is phase
let MEN = given phase throw; given deal.men
let HEAPS = [[[1,15]],[[1,15]]]
let 11 = chance {"throw":[1,1]}
let 21 = chance {"throw":[2,1]}
let 31 = chance {"throw":[3,1]}
let 32 = chance {"throw":[3,2]}
let 33 = chance {"throw":[3,3]}
let 41 = chance {"throw":[4,1]}
let 42 = chance {"throw":[4,2]}
let 43 = chance {"throw":[4,3]}
let 51 = chance {"throw":[5,1]}
let 52 = chance {"throw":[5,2]}
let 61 = chance {"throw":[6,1]}
let 62 = chance {"throw":[6,2]}
let 63 = chance {"throw":[6,3]}
let 64 = chance {"throw":[6,4]}
let 65 = chance {"throw":[6,5]}
let 66 = chance {"throw":[6,6]}
let FIVE = [[1,3],[14,2],[15,2],[16,2],[17,2],[18,2],[20,1],[22,1]]

# the lead is drawn, the higher begins, a tie is thrown again
table 1782
refuses chance {"lead":[3,3]}; chance {"lead":[2,5]}; is thrower 1; $PHASE throw; cites lead start; refuses chance {"lead":[6,1]}

# refusals name their law
table 1782
$MEN $HEAPS; $62; refuses 1-6 1-3 by march; refuses 2-8 1-3 by verkehren-no-man; refuses 1-7 by all-that-fits; refuses none by all-that-fits
$MEN $HEAPS; $33; refuses 1-4 1-4 4-7 4-7 by no-band-on-enemy-side; allows 1-4 4-7 7-10 1-4
$MEN $HEAPS; $66; offers 2; refuses 1-7 7-13 by enemy-home; 1-7; is thrower 1; is deal.men.0 [[1,14],[7,1]]
$MEN [[[1,13],[8,1],[11,1]],[[1,15]]]; given thrower 0; $32; refuses 8-11 1-3 by no-band-on-enemy-side
$MEN [[[1,13],[7,1],[8,1]],[[1,13],[21,2]]]; given thrower 0; $21; refuses 7-9 1-2 by band-bars

# the mover passes Black's heap, and cannot land there
table 1782
$MEN [[[1,12],[12,3]],[[1,15]]]; $61; refuses 12-13 12-18 by enemy-home; allows 12-18 1-2

# a last man at home is a blot, or safe if that is agreed
table 1782
$MEN [[[1,12],[12,3]],[[1,1],[3,14]]]; $61; allows 12-13 1-7

# safe, where that is agreed
table 1782 home_single=safe
$MEN [[[1,12],[12,3]],[[1,1],[3,14]]]; $61; refuses 12-13 1-7 by last-man-at-home

# a man hit goes out and must enter first
table 1782
$MEN [[[1,13],[9,1],[12,1]],[[1,13],[3,1],[5,1]]]; $63; 9-15 12-15; cites hit; is deal.men.1 [[0,1],[1,13],[5,1]]
is deal.men.0 [[1,13],[15,2]]; is thrower 1; $51; refuses 13-18 13-14 by out-first; refuses bar-13 by free-entry-field
refuses bar-17 by free-entry-field; none; cites entering

# an entering man may not come onto an own man or a band, but hits a blot and must
table 1782
$MEN [[[0,1],[1,12],[4,1],[20,1]],[[1,10],[14,2],[17,1],[18,2]]]; $52; refuses bar-2 by band-bars; bar-5 5-7; cites hit
$MEN [[[0,1],[1,12],[4,1],[20,1]],[[1,10],[14,2],[17,1],[18,2]]]; given thrower 0; given deal.dice null; $64; refuses bar-4; refuses bar-6 by band-bars; none; cites entering

# who can hit in entering must
table 1782
$MEN [[[0,1],[1,12],[20,2]],[[1,13],[15,1],[24,1]]]; $42; allows bar-4 4-6; allows bar-4 20-22; allows bar-2 2-6
$MEN [[[0,1],[1,12],[20,2]],[[1,13],[14,1],[24,1]]]; given thrower 0; $42; refuses bar-4 20-22 by enter-and-hit; allows bar-2 20-24

# unless the table leaves it free
table 1782 entry_hit=free
$MEN [[[0,1],[1,12],[20,2]],[[1,13],[14,1],[24,1]]]; $42; allows bar-4 20-22; allows bar-2 20-24

# a Junker waits
table 1782
$MEN [[[0,3],[1,8],[20,2],[21,2]],[[1,9],[14,2],[15,2],[16,2]]]; $65; cites junker; refuses bar-5 bar-6 by junker; none; is thrower 1

# six out with the home held are Jan
table 1782 stake=5 games=2
$MEN [[[2,1],[13,2],[14,2],[15,2],[16,2],[19,6]],[[0,5],[1,9],[20,1]]]; $61; 2-8 13-14; cites jan jan-loses-double; pays 10 -10; $PHASE draw; is games 1

# bands beyond the agreed number cannot be made
table 1782
$MEN [$FIVE,[[1,15]]]; given thrower 0; $62; refuses 1-7 20-22 by agreed-bands; allows 14-20 1-3 (one band is made and another dissolved)

# unless more are agreed on
table six-bands
$MEN [$FIVE,[[1,15]]]; $62; allows 1-7 20-22

# the limit falls when the enemy has one man left
table 1782
$MEN [$FIVE,[[20,1],[25,14]]]; $62; allows 1-7 20-22

# no band before enough men have left home
table late-binding
$MEN [[[1,11],[8,1],[9,1],[10,1],[12,1]],[[1,15]]]; $43; refuses 8-12 9-12 by bind-after; allows 8-12 1-4 (a man leaves home first, and is the fifth)
$MEN [[[1,10],[7,1],[8,1],[9,1],[10,1],[12,1]],[[1,15]]]; given thrower 0; $43; allows 8-12 9-12

# if only one number can be played it is the higher
table 1782
$MEN [[[12,1],[25,14]],[[1,4],[5,2],[6,2],[7,2],[24,5]]]; $32; refuses 12-14 by higher-number; 12-15

# or either, where that is agreed
table 1782 single_number=free
$MEN [[[12,1],[25,14]],[[1,4],[5,2],[6,2],[7,2],[24,5]]]; $32; allows 12-14; allows 12-15

# men go off exactly, are set inside, or go off as the hindmost
table 1782
$MEN [[[17,1],[19,14]],[[20,15]]]; $61; refuses 19-off 17-18 by bear-off
$MEN [[[20,2],[23,1],[24,2],[25,10]],[[20,15]]]; given thrower 0; $31; refuses 24-off 24-off by set-inside; allows 24-off 20-23; allows 20-23 20-21
$MEN [[[22,2],[24,3],[25,10]],[[20,15]]]; given thrower 0; $65; refuses 24-off 22-off; allows 22-off 22-off

# the last man off wins single
table 1782
$MEN [[[24,2],[25,13]],[[20,15]]]; $21; 24-off 24-off; cites off-wins; pays 1 -1

# with one man left bands are free
table 1782
$MEN [[[23,1],[24,2],[25,12]],[[20,15]]]; $21; 24-off 23-off; cites bands-set-free

# all men on the last field win double
table 1782 games=1
$MEN [[[22,1],[23,1],[24,13]],[[20,15]]]; $21; 22-24 23-24; cites piled-wins-double; pays 2 -2; over; cites number-of-games

# who has no band may give up
table 1782
$MEN [[[1,14],[20,1]],[[1,15]]]; $21; allows concede; concede; cites concede-single; pays -1 1; $PHASE draw

# who has one must ask, once a turn
table 1782
$MEN [[[1,13],[20,2]],[[1,15]]]; $21; refuses concede by concede-by-leave; ask-to-concede; $PHASE consent; awaits 1; refuse; $PHASE play
refuses ask-to-concede; 1-3 3-4; is thrower 1; is deal.asked false

# and may be let go
table 1782 stake=3
$MEN [[[1,13],[20,2]],[[1,15]]]; $21; ask-to-concede, accept; cites concede-by-leave; pays -3 3

# nobody is punished where too many bands cannot be made
table 1782
$MEN [$FIVE,[[1,15]]]; $62; refuses hit-bands by too-many-bands

# at a strict table too many bands can be made, and the enemy chooses
table strict
$MEN [$FIVE,[[1,15]]]; $62; 1-7 20-22; is thrower 1; $21; $PHASE band_fault; cites too-many-bands
refuses take 1 2 by two-men-taken-out; offers 22

# he hits bands, which then bar nothing and go out whole
like at a strict table too many bands can be made, and the enemy chooses
hit-bands; $PHASE play; 13-15 13-14; cites hit; is deal.men.0.0 [0,4]; is deal.hits_bands false; is thrower 0

# or has two men taken out
like at a strict table too many bands can be made, and the enemy chooses
take 15 15; cites two-men-taken-out; is deal.men.0.0 [0,2]; $PHASE play; refuses 13-14 13-15 by band-bars; 13-15 (the ace finds no way)

# of two men from different bands
like at a strict table too many bands can be made, and the enemy chooses
take 14 22; is deal.men.0 [[0,2],[1,2],[7,1],[14,1],[15,2],[16,2],[17,2],[18,2],[22,1]]

# bind the corner rather than hit at the beginning
table 1782
$MEN [[[1,13],[6,1],[9,1]],[[1,12],[4,1],[6,1],[12,1]]]; $63; advises 6-12 9-12
