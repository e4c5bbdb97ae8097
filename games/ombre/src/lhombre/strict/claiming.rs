//! Honours claimed.

use super::*;

impl LHombre {
    /// Honours are claimed: what is not asked for is not paid.
    pub(super) fn claim<S: Scribe>(&self, s: &mut State, seat: Seat, claim: Claim, scribe: &mut S) {
        debug_assert_eq!(self.options.claims, Claims::MustClaim);
        let Some(d) = self.result(s) else { return };
        let later = self.options.customs().price_outlives_cut;
        let priced = self.options.price(d.contract, d.in_couleur) != 0;
        let had = d.matadors >= 3;
        let claimed = Honours {
            // In 1860 the game itself may still be asked for during the next deal.
            game: claim.game || later,
            // Where the game is worth nothing, its price in the place of the matadors is that of a solo not played.
            solo: claim.game && (d.contract.is_solo() || (!later && !priced && had && claim.matadors == 0)),
            matadors: claim.matadors > 0,
            premiers: claim.premiers,
            back: 0,
        };
        let some = claim.game || claim.premiers || claim.matadors > 0;
        let act = Act::Claim { claimed, premiers: d.end.premiers, after_cut: !some };
        let ruling = self.judge(s, seat, act).ruling;
        let Due::Honours(mut paid) = ruling.due else { return self.settle_deal(s, Honours::ALL, scribe) };
        if !ruling.allowed && some && !(paid.matadors || (paid.game && priced)) {
            scribe.says(seat, ruling.law(), || text!("lhombre-claims-wrong", seat = seat));
        }
        // The 1782 book has only law 55 for matadors that were not there at all.
        if claim.matadors > d.matadors && (later || had) {
            let overclaim = self.judge(s, seat, Act::Overclaim { claimed: claim.matadors }).ruling;
            if let Due::Repaid(double) = overclaim.due {
                // They were never paid, so that half of what is repaid double is all he loses.
                paid.back = double / 2;
                scribe.says(seat, overclaim.law(), || text!("lhombre-overclaims", seat = seat));
            }
        }
        if (had && !paid.matadors) || (d.end.premiers && !paid.premiers) || (priced && !paid.game) {
            scribe.says(seat, ruling.law(), || text!("lhombre-claims-late", seat = seat));
            scribe.tell_by(law!("pot-late"), || text!("lhombre-pot-late"));
        }
        self.settle_deal(s, paid, scribe);
    }
}
