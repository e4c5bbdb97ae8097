//! Why moves are refused, and by which law.

use super::*;

impl LHombre {
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
                    Contract::Frage if self.options.frage_min_discard == 0 => law!("frage-keeps-all"),
                    Contract::Frage => law!("law-21-asking-binds"),
                    contract => contract.row().law,
                };
                Refusal::by(law, text!("lhombre-wrong-discard", game = p.bid.text()))
            }
            (Phase::Buy, Move::Discard(_)) => {
                let (more, fewer) = self.surplus(p, seat);
                if more + fewer > 0 {
                    return Refusal::by(
                        law!("law-09-buying-mends-the-hand"),
                        text!("lhombre-wrong-number", number = self.hand),
                    );
                }
                let drawable = p.talon.left().saturating_sub(self.reserved(p, seat));
                Refusal::by(law!("draw-equal"), text!("lhombre-talon-short", number = drawable))
            }
            (Phase::Play, Move::GiveUp) => {
                let law = self.options.by_book(law!("throw-in-late-1782"), law!("throw-in-late-1860"));
                Refusal::by(law, text!("lhombre-too-late"))
            }
            (Phase::Play, Move::LookTalon) => {
                let never = self.options.talon_view == TalonView::Never;
                let law = if never { law!("talon-closed-1860") } else { law!("law-26-looking-at-the-talon") };
                Refusal::by(law, text!("lhombre-talon-closed"))
            }
            (Phase::Play, Move::Stop) => Refusal::by(law!("law-59-vole-undertaken"), text!("lhombre-no-stop")),
            _ => Refusal::not_now(),
        }
    }

    fn why_not_call(&self, p: &Deal, seat: Seat, bid: Bid, hand: CardSet) -> Refusal {
        let (o, a) = (&self.options, &p.auction);
        let only_holds = a.holder() == Some(seat) && a.askers.contains(seat) && o.overbid_reply == OverbidReply::Hold;
        let (law, text) = match bid.contract {
            _ if !o.offers(bid) => (law!("contracts-agreed"), text!("lhombre-not-agreed", game = bid.text())),
            contract if !hand.includes(contract.row().needs) => (law!("hold-needs-aces"), text!("lhombre-no-aces")),
            Contract::Casco if !o.casco_forces => (law!("casco-after-passes"), text!("lhombre-casco-waits")),
            _ if only_holds => (law!("law-21-asking-binds"), text!("lhombre-asker-holds")),
            _ => (o.rank_law(bid), text!("lhombre-too-low", game = bid.text())),
        };
        Refusal::by(law, text)
    }

    fn why_not_follow(&self, p: &Deal, hand: CardSet) -> Refusal {
        let (order, led) = (p.order(), p.tricks.now.led().unwrap_or(SPADILLE));
        let is_matador = |card| p.trump.is_some_and(|t| t.is_matador(card));
        if is_matador(led) && hand.both(order.called_by(led)).iter().all(is_matador) {
            return Refusal::by(law!("law-50-matadors-by-rank"), text!("lhombre-matador-called"));
        }
        if order.trumps().contains(led) {
            return Refusal::by(law!("law-49-matadors"), text!("lhombre-must-follow-trump"));
        }
        Refusal::by(law!("follow-suit"), text!("lhombre-must-follow", suit = led.suit()))
    }
}

pub(super) fn out_of_turn(p: &Deal, seat: Seat) -> Refusal {
    match p.phase {
        Phase::Auction if p.auction.passed.contains(seat) => {
            Refusal::by(law!("law-20-passed-is-passed"), text!("lhombre-has-passed"))
        }
        Phase::Auction => Refusal::by(law!("call-out-of-turn"), text!("house-not-your-turn")),
        _ => Refusal::not_your_turn(),
    }
}
