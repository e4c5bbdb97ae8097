# the two examples of the book: two and two called as four, two and three called as five
table 1773
awaits 0 1; offers 55; 0: show 2 4; awaits 1; refuses 0: show 3 5 by at-once; 1: show 2 5; is public.points [1,0]; cites right-call at-once call
0: show 2 4, 1: show 3 5; is public.points [1,1]; omits equal-calls

# equal calls count nothing, right or wrong, and two wrong ones neither
table 1773
1: show 2 4, 0: show 2 4; cites equal-calls; 0: show 1 9, 1: show 1 9; is public.points [0,0]; omits both-wrong; 0: show 1 3, 1: show 4 8; cites both-wrong; omits right-call

# what a hand cannot do
table 1773
refuses 0: show 0 3 by fist; refuses 0: show 6 8 by fingers; refuses 0: show 2 11 by call-any-number; allows 0: show 5 0; allows 1: show 1 10

# a fist counts nothing where the table likes it
table 1773 fist=true
offers 66; 0: show 0 3, 1: show 3 4; is public.points [1,0]; 0: show 0 0, 1: show 0 1; is public.points [2,0]

# whoever has the points first has won; the match goes on with nothing
table 1773 target=2 games=2 stake=7
0: show 1 2, 1: show 1 3; 0: show 1 2, 1: show 1 3; pays 7 -7; cites first-there-wins stake target morra-begins; omits match-length
is public.points [0,0]; 0: show 1 2, 1: show 1 3; 0: show 2 2, 1: show 2 4; 0: show 2 2, 1: show 2 4; pays 0 0; over; cites match-length

# a right call counts its number where the table likes it
table 1773 worth=total target=40
0: show 5 10, 1: show 5 9; is public.points [10,0]; cites right-call-total; omits right-call; 0: show 1 1, 1: show 1 2; is public.points [10,2]

# the whole game told in the rules
table 1773 target=5
show 2 4, show 2 5, show 2 4, show 3 5, show 3 6, show 3 6, show 1 3, show 4 8, show 4 7, show 3 5, show 5 8, show 3 7
is public.points [3,1]; show 1 4, show 5 6, show 2 5, show 3 8; is public.points [4,2]; show 4 7, show 3 6; pays 1 -1; over

# at first lots are advised, then what the other shows most and expects least
table 1773
advises 0: show 1 2 by even-fingers; 0: show 2 4, 1: show 3 5; 0: show 1 3, 1: show 3 5; advises 0: show 3 6 by guess-the-habit; advises 1: show 1 2

# random matches keep the promises of the house
table 1773
promises 4
