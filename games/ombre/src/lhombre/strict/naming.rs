//! Spadille hidden, suits misnamed or not named at all.

use super::*;

impl LHombre {
    pub(super) fn hide_spadille<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.does(seat, law!("hid-spadille"), || text!("lhombre-hides-spadille", seat = seat));
        let verdict = self.judge(s, seat, Act::HidSpadille {});
        self.abide(s, verdict, scribe);
    }

    /// A suit named a second time.
    pub(in crate::lhombre) fn misnamings(&self, p: &Deal) -> Words {
        let named = p.trump_suit().filter(|_| p.plays(Contract::Frage) && !p.misnamed);
        let Some(first) = named else { return Words::NONE };
        let others = self.options.players.trump_suits().filter(|suit| *suit != first);
        others.map(Move::Blurt).collect()
    }

    /// Somebody names trumps for a hombre who forgot it, or he himself at last.
    pub(super) fn name_forgotten<S: Scribe>(&self, s: &mut State, seat: Seat, suit: Suit, scribe: &mut S) {
        let named = [(seat, suit)].into_iter().collect();
        let hombre = s.public.deal.alone();
        let act = Act::LookedBeforeNaming { named, together: false, mixed: false };
        let ruling = self.judge(s, hombre, act).ruling;
        let p = &mut s.public.deal;
        p.trump = ruling.trump.map(Trump::Suit);
        p.also = SeatSet::EMPTY;
        scribe.says(seat, ruling.law(), || text!("lhombre-names", seat = seat, suit = suit));
        if ruling.remedy == Remedy::TakeBackDiscards {
            (p.turn, p.phase) = (hombre, Phase::TakeBack);
        } else {
            self.begin_buying(s, scribe);
        }
    }

    /// The discards of the trump suit that a hombre may take back.
    pub(super) fn to_take_back(&self, s: &State, seat: Seat) -> CardSet {
        s.laid[seat].both(s.public.deal.order().trumps())
    }

    /// A second suit is spoken; the first stands.
    pub(super) fn misname<S: Scribe>(&self, s: &mut State, seat: Seat, suit: Suit, scribe: &mut S) {
        let spoken = s.public.deal.trump_suit().into_iter().chain([suit]).collect();
        let ruling = self.judge(s, seat, Act::MisnamedSuit { spoken, mixed: false }).ruling;
        (s.public.deal.misnamed, s.public.deal.trump) = (true, ruling.trump.map(Trump::Suit));
        scribe.says(seat, ruling.law(), || text!("lhombre-misnames", seat = seat, suit = suit));
    }

    /// The hombre takes his discards of the trump suit back.
    pub(super) fn take_back<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let back = self.to_take_back(s, seat);
        s.laid[seat] = s.laid[seat].minus(back);
        s.hands[seat] = s.hands[seat].union(back);
        let p = &mut s.public.deal;
        p.laid[seat] -= back.len();
        p.held[seat] += back.len();
        p.again = back.len();
        p.phase = Phase::LayAgain;
        scribe
            .does(seat, law!("law-16-cards-taken-back"), || text!("lhombre-takes-back", seat = seat, number = p.again));
    }
}
