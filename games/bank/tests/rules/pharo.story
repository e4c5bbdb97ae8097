# withdrawing and moving need leave
table 1860 players=2
chance {"pack": ["2C", "3D", "4H", "KS", "…"]}; stake 7 10, stake 8 10
refuses move 7 8 by leave; refuses withdraw 9 by off-table; move 7 K; refuses 1: ready by house-not-your-turn; leave
withdraw 8, refuse; refuses withdraw 8 by leave-once; ready, withdraw 8, leave, ready
refuses withdraw K by leave; answer K collect; pays -10 10

# a bank pays from the Vorhand on and a broken one ends the taille; the nine goes back
table 1860 bank=12
chance {"pack": ["KD", "7S", "…"]}; 1: stake 7 10, 2: stake 7 5, 3: stake K 2, 3: stake 9 4, ready ×3
refuses 2: answer 7 collect by bank-limit; refuses 1: ready by answer; 1: answer 7 collect, 2: answer 7 collect
pays -12 10 4 -2; ready ×3; pays -12 10 4 -2; over

# whoever is paid behind another may bend and stake meanwhile, and is well advised to wait
table 1860 bank=12
chance {"pack": ["KD", "7S", "…"]}; 1: stake 7 5, 2: stake 7 5, 2: stake 9 2, 3: stake 7 5, ready ×3; awaits 1; advises 2: nothing
refuses 2: answer 7 collect by bank-limit; refuses 2: ready by answer; 2: stake 8 3, 2: raise 9 1, 2: answer 7 paroli
refuses 3: answer 7 collect by bank-limit; 1: answer 7 collect, 3: answer 7 collect; pays -10 5 0 5

# a plié pays nobody, so nobody waits with his answer
table 1860 players=3 bank=100
chance {"pack": ["7D", "7S", "…"]}; 1: stake 7 5, 2: stake 7 4, ready ×2, 2: answer 7 half, 1: answer 7 play-on; pays 2 0 -2

# two pliés cost the stake twice, the ears stay; the last taille closes what others carry over and pays the first win
table 1860 players=2 carry_bends=carry tailles=2
chance {"pack": ["…", "3D", "7S", "2C", "KH"]}; ready ×24, stake 7 10, ready, answer 7 paroli, ready
is public.phase shuffle; is ranks.1 ["7"]
chance {"pack": ["7S", "7H", "7D", "7C", "…"]}; ready ×2; pays 20 -20; ready ×24; pays 10 -10; over

# the bank passes to the right
table 1860 players=3 next_bank=right tailles=2
chance {"pack": ["2C", "3C", "…"]}; ready ×52; is public.banker 1
chance {"pack": ["2C", "3C", "…"]}; 0: stake 9 1; refuses 1: stake 9 1 by house-not-your-turn

# the bottom card may stay hidden
table 1860 players=2 bottom_shown=never
chance {"pack": ["2C", "3D", "…", "KH"]}; ready; is public.taille.bottom null

let DEALT = chance {"pack": ["…", "AS", "7S", "7H", "7D", "7C", "KD"]}; ready ×50, 1: stake K 10, 2: stake 7 4, ready ×2
let FALSE = chance {"piles": {"bank": 27, "punters": 25}}

# the last seven loses, the king is void
table 1860 players=3 dealer=human
$DEALT; refuses chance {"piles": {"bank": 24, "punters": 28}}; chance {"piles": {"bank": 26, "punters": 26}}
1: count; pays 4 0 -4

# a false taille may go unnoticed
table 1860 players=3 dealer=human
$DEALT; $FALSE; ready ×2; pays 4 0 -4

# a false taille is found by counting and pays every card as won
table 1860 players=3 dealer=human
$DEALT; $FALSE; 2: count; pays -6 10 -4; over

# of 47 cards unseen 25 are black; a careful player collects, stakes where two cards have come, and leaves the last turns alone
table 1860 players=2
chance {"pack": ["2H", "2D", "QS", "QD", "3C", "7S", "…", "KH"]}; stake Q 10, ready ×2; advises answer Q black by a4; answer Q half, stake 7 1, ready
advises answer 7 collect; answer 7 collect; advises stake Q 1; ready ×17; is public.taille.turns 20; advises ready by a3

# what lies beyond a limit, is nothing or should lie open is refused
table 1860 players=2 limit=10 face_down_cards=false
chance {"pack": ["2C", "…"]}
refuses stake 7 11 by limit; refuses stake 7 0 by pharo-nothing-laid; refuses stake 7 5 down by face-down

# a stake is raised by halves and quarters as the counters lie
table 1860 players=2 limit=10
chance {"pack": ["2S", "7H", "…"]}; stake 7 1, raise 7 1 beside, raise 7 33 corner; refuses raise 7 1 by limit
raise 7 1 corner; refuses raise 7 1 corner by limit; ready, answer 7 collect; pays -10 10

# every move is reckoned from the exact odds
table 1860 players=2 dealer=human
chance {"pack": ["2C", "7S", "QS", "QD", "…", "9D", "9H", "9S", "KH"]}; reckons ready at 0; reckons stake 7 10 at -330/1666; reckons stake 7 40 corner at -330/1666
stake 7 10, stake Q 8, ready
// Fifty cards are left, one of them the king that lies open below: 49 live ones, three sevens among them. Whatever else is
// done, the ten are still to come. Four queens of 49: (2 * 49 - 1) / (2 * 49 * 47) of eight. To bend is worth less than to collect.
reckons answer 7 collect at 10; reckons withdraw Q at 10
reckons answer 7 lappe at 22280/2303; reckons answer 7 paroli at 22250/2303
answer 7 collect, withdraw Q; reckons refuse at 0; reckons leave at -776/4606; refuse, ready
// A plié. Unseen are 24 red (of 26, without QD and KH) and 23 black.
reckons answer Q half at -4; reckons answer Q red at -184/47; reckons answer Q black at -192/47
reckons stake A 1 at -184/47 + -93/4230; answer Q red, ready ×23, stake K 10, ready; $FALSE
reckons count at 10/8; reckons ready at 0

# random matches of two keep the promises of the house
table 1860 players=2
promises 6

# random matches for a passing bank keep the promises of the house
table 1860 players=3 bank=30 limit=10 tailles=3 next_bank=right
promises 4

# random matches that carry bends over and onto other cards keep the promises of the house
table 1860 players=3 carry_bends=carry transfer_bend=true tailles=3
promises 3

# random matches dealt by a person keep the promises of the house
table 1860 players=3 dealer=human bank=40 carry_bends=carry tailles=6 limit=4
promises 3

# random matches of ten keep the promises of the house
table 1860 players=10 limit=2 bottom_shown=never
promises 1

# random matches in which a plié costs half keep the promises of the house
table 1860 players=2 limit=5 plie_choice=["half"]
promises 2

# random matches in which a plié is guessed keep the promises of the house
table 1860 players=2 limit=5 plie_choice=["colour"]
promises 2

# random matches in which a plié plays on keep the promises of the house
table 1860 players=2 limit=5 plie_choice=["play_on"]
promises 2

# random matches in which a plié costs half or plays on keep the promises of the house
table 1860 players=2 limit=5 plie_choice=["half","play_on"]
promises 2
