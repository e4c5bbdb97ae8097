// What the words mean is told in crates/core/src/story.rs.
let DEALT = chance [["AS","KS","QS","JS","10D"],["AH","KH","QH","JH","10S"],["AD","KD","QD","JD","10H"],["AC","KC","QC","JC","10C"]]

# whoever has tricks is paid for them
table book
$DEALT; awaits 1; offers 5; play AH; refuses play AD by follow-suit; play 10H; play AC, play AS; awaits 1; advises play JH
play KH, play KD, play KC, play KS; play QH, play QD, play QC, play QS; play JH, play JD, play JC, play JS; play 10S, play AD, play 10C, play 10D
cites deal highest-takes tricks-are-paid; pays -5 15 -5 -5; is public.deals_done 1; is public.dealer 1; is public.deal.tricks.won [0,5,0,0]

# after as many deals as were agreed on the match is over
table book deals=1
$DEALT; play AH, play 10H, play AC, play AS; play KH, play KD, play KC, play KS; play QH, play QD, play QC, play QS; play JH, play JD, play JC, play JS
play 10S, play AD, play 10C, play 10D; cites match-length; over

# random matches keep every promise
table book
promises 4
