//! What a deal writes on the sheets, and what the sheets come to.

use super::auction::Contract;
use super::options::PoolClose;
use super::rules::Preference;
use super::state::{Public, SEATS, Sheets};
use spadille_core::{Game as _, LawId, PerSeat, Scribe, Seat, SeatSet, Suit, Text, law, text};

/// What came of a deal.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct DealResult {
    /// Who played.
    pub declarer: Seat,
    /// What was called.
    pub contract: Contract,
    /// Trumps.
    pub trump: Suit,
    /// Who went along.
    pub go: SeatSet,
    /// The tricks of each.
    pub tricks: PerSeat<u8, SEATS>,
    /// Who revoked, where that decided the deal.
    pub revoked: Option<Seat>,
}

/// What is written of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// What the game is worth.
    pub value: i64,
    /// Whether the declarer has won.
    pub won: bool,
    /// The helpers who have fallen.
    pub fallen: SeatSet,
    /// How the Poules change.
    pub change: PerSeat<i64, SEATS>,
    /// What each writes in his column for the declarer.
    pub booked: PerSeat<i64, SEATS>,
    /// By which law it was decided.
    pub law: LawId,
}

/// What a declarer and a helper must make.
const SIX: u8 = 6;
const TWO: u8 = 2;
/// One in the Poule is worth so many in the columns.
const TENFOLD: i64 = 10;

impl Preference {
    /// What a game is worth.
    pub fn value(&self, solo: bool, trump: Suit) -> i64 {
        i64::from(self.number(trump)) + i64::from(solo)
    }

    /// What is to be written of a deal, the Poules standing so.
    pub fn verdict(&self, sheets: &Sheets, d: &DealResult) -> Verdict {
        let value = self.value(d.contract.solo, d.trump);
        let made = d.tricks[d.declarer] >= SIX;
        let (won, fallen, law) = match d.revoked {
            Some(seat) if seat == d.declarer => (false, SeatSet::EMPTY, law!("revoke-loses")),
            Some(seat) => (true, SeatSet::one(seat), law!("revoke-loses")),
            None if d.go.is_empty() => (true, SeatSet::EMPTY, law!("nobody-goes")),
            None => {
                let fallen = d.go.iter().filter(|seat| d.tricks[*seat] < TWO).collect();
                (made, fallen, if made { law!("declarer-wins") } else { law!("declarer-thrown") })
            }
        };
        let mut change = PerSeat::all(0);
        fallen.iter().for_each(|seat| change[seat] = -value);
        change[d.declarer] = match (won, self.options.pool_close) {
            (false, _) => -value,
            (true, PoolClose::Exact) => value,
            (true, PoolClose::Cap) => {
                let sum = sheets.sum() + change.values().sum::<i64>();
                value.min((-sum).max(0))
            }
        };
        let booked = PerSeat::from_fn(|seat| if d.go.contains(seat) { value * i64::from(d.tricks[seat]) } else { 0 });
        Verdict { value, won, fallen, change, booked, law }
    }

    /// Writes a deal on the sheets.
    pub fn write<S: Scribe>(&self, sheets: &mut Sheets, d: &DealResult, scribe: &mut S) -> Verdict {
        let verdict = self.verdict(sheets, d);
        let worth = if d.contract.solo { law!("solo-value") } else { law!("value") };
        scribe.tell_by(worth, || text!("preference-value", value = verdict.value));
        for seat in verdict.fallen.iter() {
            scribe.scores(seat, verdict.change[seat] as i32, law!("helper-falls"));
        }
        let own = verdict.change[d.declarer];
        let law = match (verdict.won, own < verdict.value) {
            (false, _) => law!("declarer-thrown"),
            (true, true) => law!("pool-cut-at-zero"),
            (true, false) => law!("declarer-wins"),
        };
        scribe.scores(d.declarer, own as i32, law);
        for seat in d.go.iter().filter(|seat| verdict.booked[*seat] > 0) {
            scribe.scores(seat, verdict.booked[seat] as i32, law!("helper-tricks-written"));
        }
        for seat in Seat::all(SEATS as u8) {
            sheets.pools[seat] += verdict.change[seat];
            sheets.booked[seat][d.declarer] += verdict.booked[seat];
        }
        if sheets.sum() > 0 {
            scribe.tell_by(law!("pool-exactly-zero"), || text!("preference-beyond-zero", number = sheets.sum()));
        }
        verdict
    }

    /// What a seat has on the others beyond what they have on him.
    fn columns(&self, sheets: &Sheets, seat: Seat) -> i64 {
        Seat::all(self.table()).map(|other| sheets.booked[seat][other] - sheets.booked[other][seat]).sum()
    }

    /// The same in parts of a counter.
    pub fn column_net(&self, sheets: &Sheets, seat: Seat) -> i64 {
        Self::PARTS * self.columns(sheets, seat)
    }

    /// What a seat's sheet says by itself: all seats together have claims of nothing when the Poules cancel, and not before.
    pub fn claim(&self, sheets: &Sheets, seat: Seat) -> i64 {
        TENFOLD * sheets.pools[seat] + self.columns(sheets, seat)
    }

    /// What the sheets come to for a seat, in parts of a counter: what the Poules lack of zero is divided equally.
    pub fn outlook(&self, sheets: &Sheets, seat: Seat) -> i64 {
        Self::PARTS * self.claim(sheets, seat) - Self::PARTS * TENFOLD * sheets.sum() / i64::from(self.table())
    }

    /// The match is over: everybody settles with everybody.
    pub(super) fn account<S: Scribe>(&self, p: &mut Public, scribe: &mut S) {
        let law = if p.sheets.sum() == 0 { law!("match-over") } else { law!("deals-limit") };
        scribe.match_over(law, || text!("house-match-over"));
        let seats = self.table();
        for first in Seat::all(seats) {
            for second in Seat::all(seats).filter(|second| *second > first) {
                let columns = p.sheets.booked[first][second] - p.sheets.booked[second][first];
                p.ledger.pay(second, first, Self::PARTS * columns, law!("final-account"), scribe);
                let pools = p.sheets.pools[first] - p.sheets.pools[second];
                let share = Self::PARTS * TENFOLD * pools / i64::from(seats);
                p.ledger.pay(second, first, share, law!("pool-tenfold"), scribe);
            }
        }
    }
}

impl DealResult {
    /// How the deal ended, in a line.
    pub fn title(&self, verdict: &Verdict) -> Text {
        let (seat, suit) = (self.declarer, self.trump);
        let tricks = self.tricks[self.declarer];
        match (self.go.is_empty(), verdict.won) {
            (true, _) => text!("preference-over-unplayed", seat = seat, suit = suit),
            (_, true) => text!("preference-over-won", seat = seat, suit = suit, tricks = tricks),
            (_, false) => text!("preference-over-thrown", seat = seat, suit = suit, tricks = tricks),
        }
    }
}
