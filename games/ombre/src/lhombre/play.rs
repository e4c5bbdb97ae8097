//! Tricks, and the end of a deal.

use super::*;

impl LHombre {
    /// What may be played, and said, at one's turn.
    #[inline]
    pub(super) fn plays(&self, s: &State, seat: Seat, hand: CardSet) -> Moves {
        let p = &s.public.deal;
        let legal = p.order().legal(hand, p.tricks.now.led());
        let early = p.tricks.count == 0;
        let mut words = Words::NONE.and_if(early && self.may_look(p, seat), Move::LookTalon);
        if p.is_hombre(seat) {
            let fresh = early && p.tricks.played[seat].is_empty() && !p.thrown;
            words = words
                .and_if(fresh && self.options.throw_in == ThrowIn::Final, Move::GiveUp)
                .and_if(p.tricks.now.is_empty() && self.may_stop(p), Move::Stop)
                .and_if(self.may_look_back(p), Move::LookBack);
        }
        if !self.options.strict {
            return Moves::play(legal, words);
        }
        self.strict_plays(s, seat, hand, legal, words)
    }

    /// Whether the hombre now stops or leads a sixth card.
    #[inline]
    pub(super) fn may_stop(&self, p: &Deal) -> bool {
        let need = self.options.players.majority();
        p.tricks.count == need && p.opening == need && p.course().standing(&self.options).choice
    }

    #[inline]
    pub(super) fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        s.hands[seat].remove(card);
        let p = &mut s.public.deal;
        let order = p.order();
        p.held[seat] -= 1;
        p.sure[seat].remove(card);
        scribe.does(seat, None, || text!("lhombre-plays-card", seat = seat, card = card));
        let tricks = &mut p.tricks;
        match tricks.now.led() {
            Some(led) if !self.options.strict && !order.suit_of(led).contains(card) => {
                tricks.lacks[seat] = tricks.lacks[seat].union(order.called_by(led));
            }
            None if tricks.count == 0 => {
                scribe.does(seat, law!("first-lead"), || text!("lhombre-first-lead", seat = seat));
            }
            _ => {}
        }
        tricks.played[seat].insert(card);
        tricks.now.lay(order, card);
        if tricks.now.len() < p.count {
            let sits_out = p.misdeal.is_some();
            p.turn = if sits_out { tricks.now.turn() } else { next_of(p.players, seat, self.seats) };
        } else if self.options.strict {
            self.complete_trick(s, scribe);
        } else {
            self.gather(s, scribe);
        }
    }

    /// The trick is gathered; the deal may be over.
    #[inline]
    pub(super) fn gather<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public.deal;
        let hombre = p.alone();
        let unbeaten = p.opening == p.tricks.count;
        let winner = p.tricks.gather();
        p.opening += u8::from(unbeaten && winner == hombre);
        scribe.takes(winner, law!("trick-winner"), || text!("lhombre-takes-trick", seat = winner));
        p.turn = winner;
        p.phase = Phase::Play;
        let need = self.options.players.majority();
        // Before anybody can have a majority only a Nullissimo or an announced vole ends.
        let early = p.tricks.won[winner] < need && p.tricks.count < self.hand;
        if early && !matches!(p.bid.contract, Contract::Nullissimo | Contract::SoloTout) && p.opening < need {
            if p.misdeal.is_some() {
                self.sit_out(p);
            }
            return;
        }
        let standing = p.course().standing(&self.options);
        if standing.end.vole == Vole::Undertaken && p.tricks.count == need + 1 {
            scribe.does(hombre, law!("law-59-vole-undertaken"), || text!("lhombre-vole-undertaken", seat = hombre));
        }
        if standing.over {
            self.end_deal(s, standing.end, scribe);
        } else if p.misdeal.is_some() {
            self.sit_out(p);
        }
    }

    pub(super) fn stop<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.says(seat, law!("premiers-stop"), || text!("lhombre-stops", seat = seat));
        self.end_deal(s, Ended { premiers: true, ..Ended::WON }, scribe);
    }

    /// A game given up is over.
    pub(super) fn end_thrown<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        self.end_deal(s, Ended { result: GameResult::Remis, ..Ended::WON }, scribe);
    }

    /// The deal is over: it is settled, or honours are claimed first.
    pub(super) fn end_deal<S: Scribe>(&self, s: &mut State, ended: Ended, scribe: &mut S) {
        let p = &mut s.public.deal;
        let hombre = p.alone();
        let law = p.course().law(&self.options, &ended);
        let early = p.tricks.count < self.hand && !p.thrown;
        scribe.does(hombre, if early { law!("law-14-end-of-the-deal") } else { law }, || p.result_text(&ended));
        if let Some(by) = ended.codille_by {
            scribe.does(by, law, || text!("lhombre-codille-by", seat = by));
            scribe.tell_by(law!("law-53-whose-matadors"), || text!("lhombre-only-hombre-paid"));
        }
        p.ended = Some(ended);
        p.phase = Phase::Settle;
        if self.options.claims == Claims::MustClaim && !p.thrown {
            p.turn = if ended.result == GameResult::Win { hombre } else { p.after(hombre) };
            p.phase = Phase::Claims;
        }
    }

    /// The length of the hombre's run of matadors that is paid.
    pub(super) fn matadors(&self, s: &State) -> u8 {
        let p = &s.public.deal;
        let (Some(hombre), Some(trump)) = (p.hombre, p.trump) else { return 0 };
        let cards = s.hands[hombre].union(p.tricks.played[hombre]);
        paid_matadors(&self.options, trump, cards)
    }

    /// Those among whom the deal is settled.
    pub(super) fn company(&self, p: &Public) -> Company<'_> {
        let players = p.deal.players;
        let idle = self.options.king(p.deal.dealer).filter(|king| !players.contains(*king));
        Company { o: &self.options, players, idle, kessel: self.options.in_kessel(p.deals_done) }
    }

    /// The result of the deal that has ended.
    pub fn result(&self, s: &State) -> Option<DealResult> {
        let p = &s.public.deal;
        let end = p.ended?;
        // Of a Solo tout whose vole was struck out the solo is left.
        let struck_out = p.no_vole && end.result == GameResult::Win && end.vole == Vole::None;
        Some(DealResult {
            hombre: p.hombre?,
            contract: if struck_out { p.bid.contract.without_vole() } else { p.bid.contract },
            in_couleur: p.in_couleur(),
            end,
            matadors: self.matadors(s),
            thrown: p.thrown,
            taker: p.taker,
            two_turned: p.turned[1].is_some(),
            looked_back: p.looked_back,
            fines: p.fines.clone(),
            paid: Honours::ALL,
        })
    }

    /// Settles the deal and goes on to the next.
    pub(super) fn settle_deal<S: Scribe>(&self, s: &mut State, paid: Honours, scribe: &mut S) {
        if let Some(d) = self.result(s) {
            self.company(&s.public).settle(&mut s.public.accounts, &DealResult { paid, ..d }, scribe);
        }
        self.next_deal(s, scribe);
    }
}
