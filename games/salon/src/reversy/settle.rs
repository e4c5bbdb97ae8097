//! The end of a deal: Partie, Reversy, and what the Quinola decides then.

use super::cards::{ACE_OF_DIAMONDS, ACES, QUINOLA};
use super::coup::{Coup, How};
use super::play::{Fate, fate};
use super::rules::Reversy;
use super::state::{Deal, FOUR, Phase, Public, SEATS, State, TRICKS};
use arrayvec::ArrayVec;
use spadille_core::sheet::Measure;
use spadille_core::{CardSet, PerSeat, Scribe, Seat, Sheet, Text, law, text};

/// What the Reversy costs each, and breaking it him who undertook it.
const REVERSY: i64 = 8;
/// What the Partie costs its loser.
const PARTIE: i64 = 4;

/// How a deal went.
#[derive(Clone, PartialEq, Debug)]
pub struct DealResult {
    /// Tricks of each.
    pub tricks: PerSeat<u8, SEATS>,
    /// Points of each.
    pub points: PerSeat<u8, SEATS>,
    /// Who won the first nine tricks.
    pub undertaken: Option<Seat>,
    /// Who broke that Reversy.
    pub broken_by: Option<Seat>,
    /// The Quinola and the aces.
    pub coups: ArrayVec<Coup, 5>,
    /// What lay under the pot.
    pub under: CardSet,
    /// Who used the right of the four aces.
    pub renounced: Option<Seat>,
}

/// Who has won a deal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All tricks.
    Reversy(Seat),
    /// All but one or two, and who broke it.
    Broken(Seat, Seat),
    /// Fewest points, and most.
    Partie(Seat, Seat),
}

impl DealResult {
    /// How the deal went whose tricks are all played.
    pub fn of(s: &State) -> DealResult {
        let deal = &s.public.deal;
        DealResult {
            tricks: deal.tricks.won,
            points: deal.points,
            undertaken: deal.undertaken,
            broken_by: deal.broken_by,
            coups: deal.coups.clone(),
            under: s.under_pot(),
            renounced: deal.renounced,
        }
    }

    /// Who has won, at a table where this one dealt.
    pub fn verdict(&self, p: &Public) -> Verdict {
        match (self.undertaken, self.broken_by) {
            (Some(by), Some(breaker)) => return Verdict::Broken(by, breaker),
            (Some(by), None) => return Verdict::Reversy(by),
            (None, _) => {}
        }
        let rank = |seat: &Seat| (self.points[*seat], self.tricks[*seat], p.from_pot(*seat));
        let winner = Seat::all(FOUR).min_by_key(rank).unwrap_or(p.dealer);
        Verdict::Partie(winner, Seat::all(FOUR).max_by_key(rank).unwrap_or(p.dealer))
    }

    /// What the Quinola has decided about the pot in all.
    pub fn fate(&self) -> Fate {
        let made = self.undertaken.is_some() && self.broken_by.is_none();
        let quinola = self.coups.iter().find(|coup| coup.card == QUINOLA);
        quinola.map_or(Fate::Nothing, |coup| fate(coup, self.undertaken, made))
    }
}

impl Reversy {
    /// All that is left to settle when the tricks are played and coups are paid.
    pub(super) fn conclude<S: Scribe>(&self, p: &mut Public, d: &DealResult, scribe: &mut S) -> Verdict {
        let verdict = d.verdict(p);
        match verdict {
            Verdict::Reversy(by) => self.pay_reversy(p, d, by, scribe),
            Verdict::Broken(by, breaker) => {
                self.pay(&mut p.ledger, [by, breaker], REVERSY, law!("reversy-broken"), scribe);
                scribe.tell_by(law!("reversy-broken-no-partie"), || text!("reversy-no-partie"));
            }
            Verdict::Partie(winner, loser) => self.pay_partie(p, d, [winner, loser], scribe),
        }
        match d.coups.iter().find(|coup| coup.card == QUINOLA) {
            Some(coup) if coup.how == How::Led => {
                self.pot_goes(p, d.fate(), law!("quinola-reversy-ninth"), scribe);
            }
            Some(_) => {}
            None => scribe.tell_by(law!("quinola-not-in-play"), || text!("reversy-quinola-under")),
        }
        verdict
    }

    fn pay_reversy<S: Scribe>(&self, p: &mut Public, d: &DealResult, by: Seat, scribe: &mut S) {
        for other in Seat::all(FOUR).filter(|other| *other != by) {
            let (payer, law) = match d.renounced.filter(|seat| *seat != by) {
                Some(renounced) => (renounced, law!("four-aces-pays-reversy")),
                None => (other, law!("reversy")),
            };
            self.pay(&mut p.ledger, [payer, by], REVERSY, law, scribe);
        }
        for coup in d.coups.iter().filter(|coup| coup.how == How::Placed && coup.winner == by) {
            let amount = self.parts(coup).iter().map(|(amount, _)| amount).sum();
            self.pay(&mut p.ledger, [coup.seat, by], amount, law!("reversy-refund"), scribe);
            if coup.card == QUINOLA {
                scribe
                    .does(coup.seat, law!("reversy-placer-keeps-pot"), || text!("reversy-keeps-pot", seat = coup.seat));
            }
        }
        scribe.tell_by(law!("reversy-no-partie"), || text!("reversy-no-partie"));
    }

    fn pay_partie<S: Scribe>(&self, p: &mut Public, d: &DealResult, [winner, loser]: [Seat; 2], scribe: &mut S) {
        let points = |seat: Seat| d.points[seat];
        for one in [winner, loser] {
            let tied = |seat: &Seat| *seat != one && points(*seat) == points(one);
            let even = |seat: &Seat| tied(seat) && d.tricks[*seat] == d.tricks[one];
            if Seat::all(FOUR).any(|seat| even(&seat)) {
                scribe.tell_by(law!("partie-tie-seat"), || text!("reversy-tie-seat"));
            } else if Seat::all(FOUR).any(|seat| tied(&seat)) {
                scribe.tell_by(law!("partie-tie-tricks"), || text!("reversy-tie-tricks"));
            }
        }
        self.pay(&mut p.ledger, [loser, winner], PARTIE, law!("partie"), scribe);
        if self.options.pot_discards_paid {
            let worth = under_worth(d.under);
            self.pay(&mut p.ledger, [loser, winner], worth, law!("under-pot-paid"), scribe);
        }
        for coup in d.coups.iter().filter(|coup| coup.how == How::Led) {
            if coup.seat == winner {
                scribe.does(winner, law!("nothing-to-oneself"), || text!("reversy-owes-himself", seat = winner));
            } else {
                self.pay_parts(&mut p.ledger, [coup.seat, winner], &self.parts(coup), scribe);
            }
        }
    }

    /// The tricks of a deal are played.
    pub(super) fn finish<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let d = DealResult::of(s);
        let p = &mut s.public;
        let verdict = self.conclude(p, &d, scribe);
        if self.options.pot_discards_paid {
            p.last_under = d.under;
        }
        scribe.deal_over(None, || {
            let row = Seat::all(FOUR).map(|seat| (seat, i64::from(d.tricks[seat])));
            Sheet::new(title(verdict)).with(text!("house-tricks"), Measure::Tricks, row)
        });
        p.deals_done += 1;
        self.next_deal(s, scribe);
    }

    fn next_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let mut public = s.public.clone();
        let p = &mut public;
        if self.is_last(p) {
            if !self.is_cleared(p) {
                self.divide(p, scribe);
            }
            p.deal = Deal { phase: Phase::Over, ..Deal::new(p.dealer) };
            scribe.match_over(law!("match-length"), || text!("house-match-over"));
        } else {
            if p.deals_done >= u32::from(self.options.tours) * u32::from(FOUR) {
                scribe.tell_by(law!("close-play-out"), || text!("reversy-plays-on"));
            }
            p.dealer = p.dealer.next(FOUR);
            p.deal = Deal::new(p.dealer);
        }
        *s = State::empty(public);
    }
}

/// What the cards under the pot cost the loser of the Partie.
pub fn under_worth(under: CardSet) -> i64 {
    let aces = i64::from(under.both(ACES).len());
    let diamonds = i64::from(under.contains(ACE_OF_DIAMONDS));
    aces + diamonds + if under.contains(QUINOLA) { 4 } else { 0 }
}

fn title(verdict: Verdict) -> Text {
    match verdict {
        Verdict::Reversy(seat) => text!("reversy-over-reversy", seat = seat),
        Verdict::Broken(seat, breaker) => text!("reversy-over-broken", seat = seat, other = breaker),
        Verdict::Partie(seat, loser) => text!("reversy-over-partie", seat = seat, other = loser),
    }
}

/// Who won the first nine of some tricks, and who then took the first from him.
pub fn undertaking(winners: &[Seat]) -> (Option<Seat>, Option<Seat>) {
    let nine = winners.get(..9);
    let by = nine.and_then(|nine| nine.first()).copied().filter(|by| winners[..9].iter().all(|seat| seat == by));
    let after = winners.get(9..usize::from(TRICKS)).unwrap_or_default();
    (by, by.and_then(|by| after.iter().copied().find(|seat| *seat != by)))
}
