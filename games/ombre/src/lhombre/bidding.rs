//! The auction at the table: what is said, and what comes of it.

use super::*;

impl LHombre {
    /// The words of the auction; at a strict table a suit may be blurted out.
    #[inline]
    pub(super) fn calls(&self, p: &Deal, seat: Seat, hand: CardSet) -> Words {
        let words = p.auction.legal(&self.bids, hand, p.couleur.is_some());
        let words = if self.options.strict { self.blurts(p, hand, words) } else { words };
        self.misdealt_calls(p, seat, words)
    }

    /// The words of a strict table: a suit that means a call may be blurted out instead.
    fn blurts(&self, p: &Deal, hand: CardSet, words: Words) -> Words {
        let suits = self.options.players.trump_suits().filter(|suit| self.blurt_means(p, hand, *suit).is_some());
        words.union(suits.map(Move::Blurt).collect())
    }

    fn blurt_means(&self, p: &Deal, hand: CardSet, suit: Suit) -> Option<Bid> {
        p.auction.blurt_means(&self.bids, p.players, hand, p.couleur == Some(suit))
    }

    /// Whether a seat may name a suit instead of calling, be the table strict or not.
    pub(super) fn may_blurt(&self, s: &State, seat: Seat, suit: Suit) -> bool {
        let p = &s.public.deal;
        let open = p.phase == Phase::Auction && p.may_act(seat);
        open && self.blurts(p, s.hands[seat], Words::NONE).contains(Move::Blurt(suit))
    }

    pub(super) fn call<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let p = &mut s.public.deal;
        let mut said = m;
        if let Move::Blurt(suit) = m {
            let bid = self.blurt_means(p, s.hands[seat], suit).unwrap_or(Bid::plain(Contract::Solo));
            let of_1782 = if bid.contract == Contract::Frage {
                law!("name-suit-last")
            } else {
                law!("law-22-suit-named-unasked")
            };
            let law = self.options.by_book(of_1782, law!("name-suit-1860"));
            scribe.says(seat, law, || text!("lhombre-blurts", seat = seat, suit = suit, game = bid.text()));
            p.auction.blurted[seat] = Some(suit);
            said = Move::Call(bid);
        }
        p.said[seat] = Some(said);
        self.tell_call(p, seat, said, scribe);
        if let Some(bid) = p.auction.meant(said, &self.bids) {
            p.had[seat] = p.had[seat].union(bid.contract.row().needs);
        }
        if p.misdeal.is_some() {
            self.called_in_silence(s, seat, said, scribe);
        }
        let p = &mut s.public.deal;
        p.auction.say(said, p.players, self.options.king(p.dealer), &self.bids);
        p.turn = p.auction.speaker;
        if p.auction.stage == Stage::Over {
            self.auction_over(s, scribe);
        }
    }

    fn tell_call<S: Scribe>(&self, p: &Deal, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Call(bid) => {
                let law = match p.auction.holder() {
                    _ if p.auction.stage == Stage::Casco => law!("casco-after-passes"),
                    None => bid.contract.row().law,
                    Some(holder) if holder == seat => self.options.by_book(law!("raise-blind-1782"), law!("raise")),
                    Some(_) => law!("overbid"),
                };
                scribe.says(seat, law, || text!("lhombre-calls", seat = seat, game = bid.text()));
            }
            Move::Entrire => scribe.says(seat, law!("entrire"), || text!("lhombre-enters", seat = seat)),
            Move::Hold => scribe.says(seat, law!("hold"), || text!("lhombre-holds", seat = seat)),
            _ => scribe.says(seat, law!("pass"), || text!("lhombre-passes", seat = seat)),
        }
    }

    fn auction_over<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public.deal;
        if let Some(hombre) = p.auction.holder() {
            (p.hombre, p.bid, p.turn) = (Some(hombre), p.auction.bid(&self.bids), hombre);
            if p.auction.switches(&self.bids, s.hands[hombre], p.couleur.is_some()).is_empty() {
                self.begin_game(s, scribe);
            } else {
                p.phase = Phase::Switch;
            }
            return;
        }
        let holder = p.players.iter().find(|seat| s.hands[*seat].contains(SPADILLE));
        match holder {
            _ if !self.options.spadille_force => self.pass_out(s, scribe),
            // Whoever dealt a wrong hand may not play, not even with Spadille.
            Some(seat) if p.is_barred(seat) => self.pass_out(s, scribe),
            Some(seat) if self.options.strict => {
                p.had[seat].insert(SPADILLE);
                (p.phase, p.turn) = (Phase::Spadille, seat);
            }
            Some(seat) => self.force_spadille(s, seat, scribe),
            None => {
                scribe.tell_by(law!("spadille-in-talon"), || text!("lhombre-spadille-in-talon"));
                self.pass_out(s, scribe);
            }
        }
    }

    /// The holder of Spadille must play a Frage.
    pub(super) fn force_spadille<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let p = &mut s.public.deal;
        p.had[seat].insert(SPADILLE);
        (p.hombre, p.turn, p.bid) = (Some(seat), seat, Bid::default());
        scribe.does(seat, law!("spadille-force"), || text!("lhombre-spadille-forced", seat = seat));
        self.begin_game(s, scribe);
    }

    /// Bêtes for faults in a deal that is not settled by a game.
    pub(super) fn charge_fines<S: Scribe>(&self, s: &mut State, law: LawId, scribe: &mut S) {
        let fines = std::mem::take(&mut s.public.deal.fines);
        self.company(&s.public).fine(&mut s.public.accounts, &fines, law, scribe);
    }

    pub(super) fn pass_out<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        scribe.tell_by(law!("all-pass"), || text!("lhombre-all-pass"));
        self.charge_fines(s, law!("fine"), scribe);
        if self.options.marking == Marking::Jetons {
            s.public.accounts.restart = Restart::Passed;
        }
        self.next_deal(s, scribe);
    }

    pub(super) fn switch<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        if let Move::Call(bid) = m {
            let p = &mut s.public.deal;
            p.bid = bid;
            p.had[seat] = p.had[seat].union(bid.contract.row().needs);
            p.said[seat] = Some(m);
            let law = if p.auction.entered.contains(seat) { law!("entrire") } else { law!("frage-switch") };
            scribe.says(seat, law, || text!("lhombre-switches", seat = seat, game = bid.text()));
        }
        self.begin_game(s, scribe);
    }
}
