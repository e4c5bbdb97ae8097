// Strokes are told as an arbiter tells them, so that what the laws make of them is seen without the physics.
let ON = play 180.000 1.000
let HERE = play 0.000 2.000 from 0.490,0.860
let A_AT = {"ball":"A","at":[3.0,0.9]}
let B_AT = {"ball":"B","at":[2.0,0.5]}
let LEAD = $ON; chance {"events":"tip A","rest":[{"ball":"A","at":[0.46,0.8595]}]}; $ON; chance {"events":"tip B","rest":[{"ball":"B","at":[0.9,0.8595]}]}
let ROLLED = chance {"events":
let REST = ,"rest":[$A_AT,$B_AT]}
let GAMES = is bout.games

# whose ball stays nearest the cord has the lead; equal balls are played again
table 1782
awaits 0; $ON; chance {"events":"tip A","rest":[{"ball":"A","at":[0.5,0.8595]}]}; awaits 1; $ON; chance {"events":"tip B","rest":[{"ball":"B","at":[0.5,0.3]}]}; is phase lead; awaits 0; cites pielken-again
$LEAD; is phase play; awaits 0; is bout.leader A; cites lead; refuses play 0.000 1.000 by billiard-place-or-not; refuses play 0.000 1.000 from 0.600,0.860 by from-the-string
refuses play 0.000 1.000 from 0.400,0.860 by from-the-string; refuses play 0.000 1.000 from 0.490,0.860 side 5 by thick-end; refuses length 5 by house-not-now

# the leader of the first end may choose the length
table 1782 games=choose
$LEAD; is phase length; awaits 0; offers 2; length 7; is bout.target 7; is phase play; cites five-or-seven

# through the port, and then the follower touches first and wins a game
table 1782
$LEAD; $HERE; $ROLLED"tip A, port A fore","rest":[$A_AT]}; is bout.passed [true,false]; cites passing from-the-string; awaits 1
$HERE; $ROLLED"tip B, port B fore"$REST; awaits 0; $ON; $ROLLED"tip A, cushion A, cushion A, cushion A, target A"$REST; cites good-touch; awaits 1
$ON; $ROLLED"tip B, target B"$REST; $GAMES [0,1]; awaits 1; is bout.leader B; is bout.balls ["hand","hand"]; cites follower-touches winner-leads

# the leader touches, and the follower has one stroke to answer
table 1782
$LEAD; $HERE; $ROLLED"tip A, port A fore","rest":[$A_AT]}; $HERE; $ROLLED"tip B, port B fore"$REST; $ON; $ROLLED"tip A, target A"$REST; is bout.leader_touched true; awaits 1; cites leader-touches
$ON; $ROLLED"tip B"$REST; $GAMES [1,0]; awaits 0

# both touch: nobody wins, and the follower leads
table 1782
$LEAD; $HERE; $ROLLED"tip A, port A fore","rest":[$A_AT]}; $HERE; $ROLLED"tip B, port B fore"$REST; $ON; $ROLLED"tip A, target A"$REST; $ON; $ROLLED"tip B, target B"$REST; $GAMES [0,0]; awaits 1; cites both-touch

# not before the port, not on the way back, unless it has attacked the other in vain
table 1782
$LEAD; $HERE; $ROLLED"tip A, cushion A foot, target A back","rest":[$A_AT]}; cites good-touch; $HERE; $ROLLED"tip B, port B fore, cushion B foot, target B back"$REST; cites not-on-the-way-back
$ON; $ROLLED"tip A, port A back, hit A B, cushion A foot, target A back"$REST; is bout.leader_touched true; cites back-after-a-ball

# balls won, holed and driven off
table 1782
$LEAD; $HERE; $ROLLED"tip A, port A fore","rest":[$A_AT]}; $HERE; $ROLLED"tip B, hit B A, pocket A fl","rest":[$B_AT]}; $GAMES [0,2]; cites ball-won-from-string; awaits 1
$HERE; $ROLLED"tip B, pocket B fl","rest":[]}; $GAMES [2,2]; cites own-holed-from-string; awaits 0
$HERE; $ROLLED"tip A","rest":[{"ball":"A","at":[0.49,0.86]}]}; cites touched-is-played; play 0.000 2.000 from 0.490,0.400; $ROLLED"tip B"$REST; cites strokes-in-turn; $ON; $ROLLED"tip A, pocket A fl","rest":[$B_AT]}; $GAMES [2,2]; awaits 1; cites leader-holed
$HERE; $ROLLED"tip B, port B fore","rest":[$B_AT]}; $HERE; $ROLLED"tip A, hit A B, off A","rest":[$B_AT]}; $GAMES [2,4]; cites own-off ball-off-out
$HERE; $ROLLED"tip B, port B fore","rest":[$B_AT]}; $HERE; $ROLLED"tip A, port A fore, hit A B"$REST; $ON; $ROLLED"tip B, hit B A, pocket A fl","rest":[$B_AT]}; over; pays -1 1; cites ball-won five-or-seven stake-pielkentafel

# a ball at rest in the port with the first stroke is safe, and one driven through has passed
table 1782
$LEAD; $HERE; $ROLLED"tip A, rest A port","rest":[{"ball":"A","at":[2.57925,0.8595]}]}; is bout.safe [true,false]; cites safe-in-the-port
$HERE; $ROLLED"tip B, hit B A, port A fore, pocket A fl","rest":[$B_AT]}; is bout.balls.0 {"at":[2.57925,0.8595]}; cites safe-ball-back driven-through; awaits 0; $ON; cites from-safety

# a ball that goes back finds room beside the one that took its place
table 1782
$LEAD; $HERE; $ROLLED"tip A, rest A port","rest":[{"ball":"A","at":[2.57925,0.8595]}]}; $HERE; $ROLLED"tip B, hit B A, pocket A fl","rest":[{"ball":"B","at":[2.57925,0.8595]}]}; is bout.balls.1 {"at":[2.57925,0.8595]}; awaits 0; $ON; $ROLLED"tip A"$REST

# where it is agreed the shelter is spent
table 1782 port_limit=5
$LEAD; given bout.sheltered [5,0]; $HERE; $ROLLED"tip A, rest A port","rest":[{"ball":"A","at":[2.57925,0.8595]}]}; is bout.sheltered [6,0]
$HERE; $ROLLED"tip B, hit B A, pocket A fl","rest":[$B_AT]}; $GAMES [0,2]; cites shelter-spent

# after a good touch the other's ball goes back; driving it to the target costs the leader a game
table 1782
$LEAD; $HERE; $ROLLED"tip A, port A fore","rest":[$A_AT]}; $HERE; $ROLLED"tip B"$REST; $ON; $ROLLED"tip A, target A, cushion A head, hit A B","rest":[$A_AT,{"ball":"B","at":[1.0,0.5]}]}
is bout.balls.1 {"at":[2.0,0.5]}; cites ball-put-back; $ON; $ROLLED"tip B"$REST; $GAMES [1,0]; $HERE; $ROLLED"tip A","rest":[$A_AT]}; $HERE; $ROLLED"tip B"$REST
$ON; $ROLLED"tip A, hit A B, target B"$REST; $GAMES [1,1]; cites drove-other-to-target

# fouls cost games, the follower's own ball two, and giving up one
table 1782 stake_per=game stake=2
$LEAD; concede; $GAMES [0,1]; pays -2 2; awaits 1; cites conceding; $HERE; $ROLLED"tip B, port B fore","rest":[$B_AT]}; $HERE; $ROLLED"tip A, tip B, hit A B"$REST; $GAMES [0,2]; cites touched-both
$HERE; $ROLLED"tip B","rest":[$B_AT]}; $HERE; $ROLLED"tip A"$REST; $ON; $ROLLED"tip B, tip B"$REST; $GAMES [1,2]; cites struck-twice; awaits 0
$HERE; $ROLLED"tip A","rest":[$A_AT]}; $HERE; $ROLLED"tip B"$REST; $ON; $ROLLED"tip A"$REST; $ON; $ROLLED"tip B, pocket B fl","rest":[$A_AT]}; $GAMES [3,2]; cites follower-holed; pays 2 -2
$HERE; $ROLLED"tip A, hinder blow by B","rest":[$A_AT]}; $GAMES [4,2]; cites blowing; $HERE; $ROLLED"tip A, interrupt by A","rest":[$A_AT]}; $GAMES [4,2]; awaits 1; cites disturbing
$HERE; $ROLLED"tip B, foul pushed-both-far by B","rest":[$B_AT]}; over; cites pushed-both-far

# a match without an end is broken off
table 1782 most_strokes=50
$LEAD; given bout.strokes 49; $HERE; $ROLLED"tip A, port A fore","rest":[$A_AT]}; over; pays 0 0; cites broken-off

# random matches keep the promises of the house
table 1782
promises 3

# and so do those with a king
table 1782 target_kind=king games=choose matches=2 hand=unsteady
promises 3
