// What the words mean is told in crates/core/src/story.rs.
let DEALT = chance [["…"], ["…"], ["…"], ["…"]]

# everybody is dealt five cards and passes
table book
$DEALT; awaits 1; offers 1; pass; refuses 1: pass; pass ×3; cites deal pass; is public.deals_done 1; is public.dealer 1; pays 0 0 0 0

# after as many deals as were agreed on the match is over
table book deals=2
$DEALT; pass ×4; $DEALT; pass ×4; over
