//! Why moves are refused, and by which law.

use super::{Bid, Contract, Deal, LHombre, Move, OverbidReply, Phase, SPADILLE, State, TalonView};
use spadille_core::{CardSet, Refusal, Seat, law, text};

impl LHombre {
    /// Why a move is refused.
    pub(super) fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        let p = &s.public.deal;
        let hand = s.hands[seat];
        if matches!(p.phase, Phase::Auction | Phase::Switch)
            && let Some(refusal) = self.why_not_misdealt(p, seat, m)
        {
            return refusal;
        }
        match (p.phase, m) {
            (Phase::Auction, Move::Call(bid)) => self.why_not_call(p, seat, bid, hand),
            (Phase::Auction, Move::Hold) if p.auction.holder() == Some(seat) => {
                Refusal::by(law!("hold-needs-aces"), text!("lhombre-no-aces"))
            }
            (Phase::Switch, Move::Call(_)) => Refusal::by(law!("frage-switch"), text!("lhombre-no-switch")),
            (Phase::Play, Move::Play(card)) if !hand.contains(card) => Refusal::plain(text!("house-not-held")),
            (Phase::Play, Move::Play(_)) => self.why_not_follow(p, hand),
            (Phase::Discard | Phase::Buy, Move::Discard(cards)) if !hand.includes(cards) => {
                Refusal::plain(text!("house-not-held"))
            }
            (Phase::Discard, Move::Discard(_)) => {
                let law = match p.bid.contract {
                    Contract::Frage if self.options.frage_min_discard == 0 => law!("r5"),
                    Contract::Frage => law!("law-21"),
                    contract => contract.row().law,
                };
                Refusal::by(law, text!("lhombre-wrong-discard", game = p.bid.text()))
            }
            (Phase::Buy, Move::Discard(_)) => {
                let (more, fewer) = self.surplus(p, seat);
                if more + fewer > 0 {
                    return Refusal::by(law!("law-09"), text!("lhombre-wrong-number", number = self.hand));
                }
                let drawable = p.left().saturating_sub(self.reserved(p, seat));
                Refusal::by(law!("draw-equal"), text!("lhombre-talon-short", number = drawable))
            }
            (Phase::Play, Move::GiveUp) => {
                let law = self.options.by_book(law!("throw-in-late-1782"), law!("throw-in-late-1860"));
                Refusal::by(law, text!("lhombre-too-late"))
            }
            (Phase::Play, Move::LookTalon) if self.options.talon_view == TalonView::Never => {
                Refusal::by(law!("talon-closed-1860"), text!("lhombre-talon-closed"))
            }
            (Phase::Play, Move::LookTalon) => Refusal::by(law!("law-26"), text!("lhombre-talon-closed")),
            (Phase::Play, Move::Stop) => Refusal::by(law!("law-59"), text!("lhombre-no-stop")),
            _ => Refusal::not_now(),
        }
    }

    fn why_not_call(&self, p: &Deal, seat: Seat, bid: Bid, hand: CardSet) -> Refusal {
        let o = &self.options;
        if !o.offers(bid) {
            return Refusal::by(law!("contracts-agreed"), text!("lhombre-not-agreed", game = bid.text()));
        }
        if !hand.includes(bid.contract.row().needs) {
            return Refusal::by(law!("hold-needs-aces"), text!("lhombre-no-aces"));
        }
        let a = &p.auction;
        if bid.contract == Contract::Casco && !o.casco_forces {
            return Refusal::by(law!("casco-after-passes"), text!("lhombre-casco-waits"));
        }
        if a.holder() == Some(seat) && a.askers.contains(seat) && o.overbid_reply == OverbidReply::Hold {
            return Refusal::by(law!("law-21"), text!("lhombre-asker-holds"));
        }
        Refusal::by(o.rank_law(bid), text!("lhombre-too-low", game = bid.text()))
    }

    fn why_not_follow(&self, p: &Deal, hand: CardSet) -> Refusal {
        let order = p.order();
        let led = p.tricks.now.led().unwrap_or(SPADILLE);
        let matador_led = p.trump.is_some_and(|t| t.is_matador(led));
        let held = hand.both(order.called_by(led));
        match () {
            () if matador_led && held.iter().all(|c| p.trump.is_some_and(|t| t.is_matador(c))) => {
                Refusal::by(law!("law-50"), text!("lhombre-matador-called"))
            }
            () if order.trumps().contains(led) => Refusal::by(law!("law-49"), text!("lhombre-must-follow")),
            () => Refusal::by(law!("follow-suit"), text!("lhombre-must-follow")),
        }
    }
}

/// Why a seat may not act now.
pub(super) fn out_of_turn(p: &Deal, seat: Seat) -> Refusal {
    match p.phase {
        Phase::Auction if p.auction.passed.contains(seat) => Refusal::by(law!("law-20"), text!("lhombre-has-passed")),
        Phase::Auction => Refusal::by(law!("call-out-of-turn"), text!("house-not-your-turn")),
        _ => Refusal::not_your_turn(),
    }
}
