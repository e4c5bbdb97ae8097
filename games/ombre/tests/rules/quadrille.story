let HAND_0 = ["AS","2S","JS","QS","KS","2H","KD","AC","3C","4C"]
let HAND_1 = ["6S","7S","AH","3H","4H","JH","JD","QD","2C","JC"]
let HAND_2 = ["5S","QH","KH","3D","4D","5D","5C","6C","7C","KC"]
let HAND_3 = ["3S","4S","5H","6H","7H","AD","2D","6D","7D","QC"]
let HANDS = chance {"deal": [$HAND_0, $HAND_1, $HAND_2, $HAND_3]}
let DEALT = chance {"first_dealer": 3}; $HANDS
let PHASE = is public.deal.phase
let WRITTEN = is public.betes.written
let FAULTS = is public.deal.faults
let TRUMP = is public.deal.trump
let ASK = bid ask, pass, pass, pass, declare S KH
let CALL_SOLO = bid solo, pass, pass, pass
let SOLO = $CALL_SOLO, trump S
let SIX = play AS, play 7S, play 5S, play 4S, play 2S, play 6S, play 5C, play 3S, play AC, play 3H, play 6C, play 5H, play KS, play 4H, play 7C, play 6H, play QS, play JH, play 3D, play 7H, play JS, play JC, play 4D, play 6D
let FIRST_TRICK = play AS, play 7S, play 5S, play 4S
let REVOKE = play KD, play 2C, play 3D, play 2D
let SEVENTH = play KD, play JD, play 5D, play 2D

# a revoke is mended in 1782 before the trick is gathered; those who played after him are free again, and everybody has seen their cards
table 1782 strict=true
$DEALT; $ASK; $REVOKE; $PHASE mend; awaits 1; mend; $PHASE play; awaits 1; cites revoke-taken-back; refuses 1: play 2C by revoke-taken-back
is public.deal.sure.2 ["3D"]; play QD, play 4D, play 6D; $PHASE play; awaits 0; is public.deal.tricks.won.0 1
is hands.1 ["6S","7S","AH","3H","4H","JH","JD","2C","JC"]; $FAULTS.lies 0; $FAULTS.bound 0; $FAULTS.fines.1 0; $FAULTS.tellers 0; $FAULTS.forgot false; $FAULTS.decided false

# a revoke is mended in 1860 before the trick is gathered; those who played after him are free again, and everybody has seen their cards
table 1860 strict=true
$DEALT; $ASK; $REVOKE; $PHASE mend; awaits 1; mend; $PHASE play; awaits 1; cites revoke-taken-back-1860; refuses 1: play 2C by revoke-taken-back-1860
is public.deal.sure.2 ["3D"]; play QD, play 4D, play 6D; $PHASE play; awaits 0; is public.deal.tricks.won.0 1
is hands.1 ["6S","7S","AH","3H","4H","JH","JD","2C","JC"]; $FAULTS.lies 0; $FAULTS.bound 0; $FAULTS.fines.1 0; $FAULTS.tellers 0; $FAULTS.forgot false; $FAULTS.decided false

# a revoke of an opponent wins the game for the hombre: half the stake of 4 and six matadors for each of the two
table 1782 strict=true
$DEALT; $ASK; $REVOKE, let-lie; pays 8 -6 8 -10; $WRITTEN []; cites revoke-forfeit penalties-forfeit pot-halved; is public.deals_done 1

# a revoke of the helper loses the game of 1782 for both; nobody asks how many tricks the hombre had made
table 1782 strict=true
$DEALT; $ASK; play KD, play QD, play 5C, play 2D; $PHASE mend; awaits 2; let-lie; pays -8 6 -8 2; $WRITTEN.0.amount 4; cites revoke-forfeit

# a revoke of the helper loses the game of 1860 for both; nobody asks how many tricks the hombre had made
table 1860 strict=true
$DEALT; $ASK; play KD, play QD, play 5C, play 2D; $PHASE mend; awaits 2; let-lie; pays -5 4 -4 3; $WRITTEN.0.amount 1; cites revoke-forfeit

# a revoke costs a bête and the hombre has the trick played again: half the stake, six matadors and the premiers; seat 1 has placed the bête
table 1782 strict=true penalties=bete
$DEALT; $ASK; $REVOKE, let-lie; $PHASE replay; awaits 0; pays 0 0 0 -4; $WRITTEN []; replay; $PHASE play; awaits 0
is hands.0 $HAND_0; is hands.1 $HAND_1; is hands.2 $HAND_2; is hands.3 $HAND_3; cites revoke-bete revoke-replay
$SIX; stop; pays 9 -11 9 -11; $WRITTEN.0.amount 4; cites penalties-bete

# bêtes of one player go together and tricks may be left as they are
table 1782 strict=true penalties=bete
$DEALT; $ASK; $REVOKE, let-lie, let-lie; $PHASE play; awaits 0; is public.deal.tricks.count 1
play AS, play QD, play 5S, play 4S, let-lie, let-lie; $FAULTS.fines.1 2; lay-down, accept, accept, accept
pays 8 -14 8 -10; $WRITTEN [{"by": 2, "amount": 8, "base": 8}]; cites betes-together

# a trick with two revokes is mended in their order
table 1782 strict=true penalties=bete
$DEALT; $ASK; play KD, play 2C, play 5C, play 2D; $PHASE mend; awaits 1; let-lie, let-lie; $PHASE mend; awaits 2; let-lie, replay
refuses 1: tell; refuses 0: stop by premiers; play KD; refuses 1: play 2C by revoke-taken-back
play QD; refuses 2: play 5C by revoke-taken-back

# a hombre who revokes has nothing played again
table 1782 strict=true penalties=bete
$DEALT; $ASK; play 2H, play 3H, play KH, play 5H, play KC, play QC, play KD, play 2C, let-lie; $PHASE play; awaits 2; $FAULTS.fines.0 1

# in 1860 a revoke decides a vole that is undertaken: the point staked; solo 4, six matadors 4, premiers 1, vole 8 from each
table 1860 strict=true
$DEALT; $SOLO; $SIX; play KD, play 2C, play 5D, play 2D, let-lie; pays 52 -17 -17 -18; $WRITTEN []; cites vole-revoke

# so does the hombre's: six matadors 4 and the vole 8 to each; a bête of one point, of which the odd half is his
table 1860 strict=true
$DEALT; $ASK; $SIX; play 2H, play AH, play KH, play AD, play KC, play QC, play KD, play 2C, let-lie
pays -13 12 -12 11; $WRITTEN.0.amount 1; cites vole-revoke-hombre

# only what is claimed is paid of a ask: game, matadors, premiers
table 1782 claims=manual
$DEALT; $ASK; $SIX; stop; $PHASE claims; awaits 0; refuses 0: stop by claims-manual; claim game+matadors+premiers
pays 9 -7 9 -11; cites claims-partial; omits pot-claimed-late

# only what is claimed is paid of a ask: matadors
table 1782 claims=manual
$DEALT; $ASK; $SIX; stop; $PHASE claims; awaits 0; refuses 0: stop by claims-manual; claim matadors
pays 8 -6 8 -10; cites claims-partial; cites pot-claimed-late

# only what is claimed is paid of a ask: premiers
table 1782 claims=manual
$DEALT; $ASK; $SIX; stop; $PHASE claims; awaits 0; refuses 0: stop by claims-manual; claim premiers
pays 3 -1 3 -5; cites claims-partial; cites pot-claimed-late

# only what is claimed is paid of a ask: game, a solo that was not played, in the place of the matadors
table 1782 claims=manual
$DEALT; $ASK; $SIX; stop; $PHASE claims; awaits 0; refuses 0: stop by claims-manual; claim game
pays 2 0 2 -4; cites claims-wrong; cites pot-claimed-late

# only what is claimed is paid of a ask: nothing
table 1782 claims=manual
$DEALT; $ASK; $SIX; stop; $PHASE claims; awaits 0; refuses 0: stop by claims-manual; claim nothing
pays 2 0 2 -4; cites claims-manual; cites pot-claimed-late

# only what is claimed is paid of a solo: game
table 1782 claims=manual
$DEALT; $SOLO; $SIX; stop; $PHASE claims; awaits 0; refuses 0: stop by claims-manual; claim game
pays 16 -4 -4 -8; cites claims-partial; cites pot-claimed-late

# only what is claimed is paid of a solo: game, matadors, premiers
table 1782 claims=manual
$DEALT; $SOLO; $SIX; stop; $PHASE claims; awaits 0; refuses 0: stop by claims-manual; claim game+matadors+premiers
pays 37 -11 -11 -15; cites claims-partial; omits pot-claimed-late

# a game won by a fault is claimed too
table 1782 strict=true claims=manual
$DEALT; $ASK; $REVOKE, let-lie; $PHASE claims; awaits 0; is public.deal.helper 2; claim nothing; pays 2 0 2 -4

# whoever tells that six are made pays for it; as long as the helper is hidden anybody might say it, or he would be betrayed; once is enough
table 1782 strict=true penalties=bete
$DEALT; $ASK; $SIX; awaits 0; $FAULTS.tellers 14; allows 1: tell; allows 3: tell; 2: tell; $PHASE play; awaits 0; refuses 2: tell
stop; pays 9 -7 5 -11; $WRITTEN.0.amount 4; cites telling-six

# a helper who is known tells: paid as a Mediateur 2, and six matadors to each; the bête by halves
table 1782 strict=true
$DEALT; pass, pass, pass, pass, call KH, trump S; $SIX; $FAULTS.tellers 4; 2: tell; pays -10 8 -10 4; $WRITTEN.0.amount 4

# an opponent's word wins the game
table 1782 strict=true
$DEALT; $ASK; $SIX; 3: tell; pays 9 -7 9 -11; $WRITTEN []

# nobody tells when the next is led
table 1782 strict=true
$DEALT; $ASK; $SIX; play KD; $FAULTS.tellers 0

# only at strict tables anybody tells
table 1782
$DEALT; $ASK; $SIX; refuses 2: tell

# trumps that a soloist does not name are named by others
table 1782 strict=true
$DEALT; $CALL_SOLO, forget; $PHASE forgotten; 3: trump C; $TRUMP C; $PHASE play; awaits 0; cites solo-trump-forgotten

# or at last by himself, if nobody does
table 1782 strict=true
$DEALT; $CALL_SOLO, forget, 1: pass, 2: pass, 3: pass; $PHASE declare; awaits 0; refuses 0: forget by soloist-names-trump; trump S; $TRUMP S

# or by himself before the others
table 1782 strict=true
$DEALT; $CALL_SOLO, forget, 1: pass, 0: trump S; $TRUMP S

# elsewhere nobody forgets
table 1782
$DEALT; $CALL_SOLO; refuses 0: forget by soloist-names-trump

# a game laid down is accepted at other tables of 1782
table 1782 strict=false
$DEALT; $ASK; lay-down, 1: accept, 2: accept, 3: accept; pays 8 -6 8 -10; $WRITTEN []; cites claim-accepted

# or played out at other tables of 1782
table 1782 strict=false
$DEALT; $ASK; lay-down, 1: accept, 2: accept, 3: play-out; cites claim-refused; $PHASE play; awaits 0; play AS

# a game laid down is accepted at other tables of 1860
table 1860 strict=false
$DEALT; $ASK; lay-down, 1: accept, 2: accept, 3: accept; pays 5 -4 4 -5; $WRITTEN []; cites claim-accepted

# or played out at other tables of 1860
table 1860 strict=false
$DEALT; $ASK; lay-down, 1: accept, 2: accept, 3: play-out; cites claim-refused-1860; $PHASE demand; awaits 3; refuses 3: demand QC by claim-refused-1860
demand 3C; refuses 0: play AS by claim-refused-1860; play 3C

# a game laid down is accepted at strict tables of 1782
table 1782 strict=true
$DEALT; $ASK; lay-down, 1: accept, 2: accept, 3: accept; pays 8 -6 8 -10; $WRITTEN []; cites claim-accepted

# or played out at strict tables of 1782
table 1782 strict=true
$DEALT; $ASK; lay-down, 1: accept, 2: accept, 3: play-out; cites claim-refused; $PHASE play; awaits 0; play AS

# a game laid down is accepted at strict tables of 1860
table 1860 strict=true
$DEALT; $ASK; lay-down, 1: accept, 2: accept, 3: accept; pays 5 -4 4 -5; $WRITTEN []; cites claim-accepted

# or played out at strict tables of 1860
table 1860 strict=true
$DEALT; $ASK; lay-down, 1: accept, 2: accept, 3: play-out; cites claim-refused-1860; $PHASE demand; awaits 3; refuses 3: demand QC by claim-refused-1860
demand 3C; refuses 0: play AS by claim-refused-1860; play 3C

# a lead that was demanded is demanded again when the trick is played again
table 1860 strict=true penalties=bete
$DEALT; $ASK; lay-down, 1: play-out, demand 3C, play 3C, play QD, play 5C, play QC, let-lie, replay
refuses 0: play AS by claim-refused-1860; play 3C; refuses 1: play QD by revoke-taken-back-1860

# a vole laid down is a vole made: solo 4, six matadors, premiers 1, vole 8 from each, and the stake
table 1782
$DEALT; $SOLO; $SIX; $SEVENTH, lay-down, accept, accept, accept; pays 61 -19 -19 -23

# tricks may not be looked at when a vole is undertaken
table 1782
$DEALT; $ASK; $SIX; $SEVENTH; refuses 0: look by no-look-in-vole

# when two others have taken tricks there is no vole, however many tricks are played
table 1782
$DEALT; $ASK; play 3C, play JC, play 5C, play QC, play 5H, play 2H, play JH, play QH; $PHASE play; awaits 2; look

# in 1860 only a soloist looks
table 1860
$DEALT; $ASK; $FIRST_TRICK; refuses 0: look by look-at-tricks-solo

# where nothing may be revoked suit is followed
table 1782
$DEALT; $ASK; play KD; refuses 1: play 2C by follow-suit
