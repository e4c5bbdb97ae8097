//! Tricks, and the end of a deal.

use super::contracts::Contract;
use super::course::{DealResult, GameResult, Vole};
use super::moves::{Word, Words};
use super::options::{Claims, ThrowIn};
use super::orders::paid_matadors;
use super::rules::LHombre;
use super::settle::{self, Unpaid};
use super::space::Moves;
use super::state::{Ended, Phase, Public, State, Trick};
use super::table::next_of;
use spadille_core::{Card, CardSet, Scribe, Seat, law, text};

impl LHombre {
    /// What may be played, and said, at one's turn.
    #[inline]
    pub(super) fn plays(&self, s: &State, seat: Seat, hand: CardSet) -> Moves {
        let p = &s.public;
        let legal = p.order().legal(hand, p.trick.led());
        let early = p.tricks.played == 0;
        let mut words = Words::NONE;
        if p.is_hombre(seat) && (early || p.tricks.played >= p.tricks.opening) {
            if early && self.options.throw_in == ThrowIn::Final && p.played[seat.index() & 3].is_empty() && !p.thrown {
                words = words.and(Word::GiveUp);
            }
            if p.trick.len == 0 && self.may_stop(p) {
                words = words.and(Word::Stop);
            }
        }
        if early && self.may_look(p, seat) {
            words = words.and(Word::LookTalon);
        }
        if p.is_hombre(seat) && self.may_look_back(p) {
            words = words.and(Word::LookBack);
        }
        if !self.options.strict {
            return Moves::play(legal, words);
        }
        self.strict_plays(s, seat, hand, legal, words)
    }

    /// Whether the hombre now stops or leads a sixth card.
    #[inline]
    pub(super) fn may_stop(&self, p: &Public) -> bool {
        let need = self.options.players.majority();
        p.tricks.played == need && p.tricks.opening == need && p.course().standing(&self.options, &p.tricks).choice
    }

    #[inline]
    pub(super) fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        let order = s.public.order();
        let i = seat.index() & 3;
        if self.options.strict {
            self.note_revoke(s, seat, card);
        }
        s.hands[i].remove(card);
        let p = &mut s.public;
        p.held[i] -= 1;
        p.played[i].insert(card);
        p.sure[i].remove(card);
        let t = &mut p.trick;
        scribe.does(seat, None, || text!("lhombre-plays-card", seat = seat, card = card));
        if t.len == 0 {
            (t.best, t.winner) = (card, seat);
            if p.tricks.played == 0 {
                scribe.does(seat, law!("first-lead"), || text!("lhombre-first-lead", seat = seat));
            }
        } else {
            let led = t.cards[0];
            // Choices instead of branches: whether a card takes or follows cannot be foretold.
            let takes = order.beats(t.best, card);
            t.best = if takes { card } else { t.best };
            t.winner = if takes { seat } else { t.winner };
            let follows = order.suit_of(led).contains(card);
            let called = if follows { CardSet::EMPTY } else { order.called_by(led) };
            if !self.options.strict {
                p.lacks[i] = p.lacks[i].union(called);
            }
        }
        t.cards[usize::from(t.len) & 3] = card;
        t.len += 1;
        if t.len < p.count {
            p.turn = next_of(t.players, seat, self.seats);
        } else if self.options.strict {
            self.complete_trick(s, scribe);
        } else {
            self.gather(s, scribe);
        }
    }

    /// The trick is gathered; the deal may be over.
    #[inline]
    pub(super) fn gather<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let winner = p.trick.winner;
        let hombre = p.hombre.unwrap_or(p.dealer);
        scribe.takes(winner, law!("trick-winner"), || text!("lhombre-takes-trick", seat = winner));
        p.tricks.add(winner, hombre);
        p.last_trick = Some(p.trick);
        p.trick = Trick::new(winner, p.players);
        p.turn = winner;
        p.phase = Phase::Play;
        let need = self.options.players.majority();
        // Before anybody can have a majority only a Nullissimo or an announced vole ends.
        let early = p.tricks.won[winner.index() & 3] < need && p.tricks.played < self.hand;
        if early && !matches!(p.bid.contract, Contract::Nullissimo | Contract::SoloTout) && p.tricks.opening < need {
            if p.misdeal.is_some() {
                self.sit_out(p);
            }
            return;
        }
        let standing = p.course().standing(&self.options, &p.tricks);
        if standing.vole == Vole::Undertaken && p.tricks.played == need + 1 {
            scribe.does(hombre, law!("law-59"), || text!("lhombre-vole-undertaken", seat = hombre));
        }
        if let Some((result, codille_by)) = standing.result {
            let ended = Ended { result, codille_by, premiers: standing.premiers, vole: standing.vole };
            self.end_deal(s, ended, scribe);
        } else if p.misdeal.is_some() {
            self.sit_out(p);
        }
    }

    /// The hombre stops after the first tricks.
    pub(super) fn stop<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.says(seat, law!("premiers-stop"), || text!("lhombre-stops", seat = seat));
        let ended = Ended { result: GameResult::Win, codille_by: None, premiers: true, vole: Vole::None };
        self.end_deal(s, ended, scribe);
    }

    /// A game given up is over.
    pub(super) fn end_thrown<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let ended = Ended { result: GameResult::Remis, codille_by: None, premiers: false, vole: Vole::None };
        self.end_deal(s, ended, scribe);
    }

    /// The deal is over: it is settled, or honours are claimed first.
    pub(super) fn end_deal<S: Scribe>(&self, s: &mut State, ended: Ended, scribe: &mut S) {
        let p = &mut s.public;
        let hombre = p.hombre.unwrap_or(p.dealer);
        let law = p.course().law(&self.options, &ended, &p.tricks);
        let early = p.tricks.played < self.hand && !p.thrown;
        scribe.does(hombre, if early { law!("law-14") } else { law }, || p.result_text(&ended));
        if let Some(by) = ended.codille_by {
            scribe.does(by, law, || text!("lhombre-codille-by", seat = by));
            scribe.tell_by(law!("law-53"), || text!("lhombre-only-hombre-paid"));
        }
        p.ended = Some(ended);
        if self.options.claims == Claims::MustClaim && !p.thrown {
            p.turn = if ended.result == GameResult::Win { hombre } else { next_of(p.players, hombre, self.seats) };
            p.phase = Phase::Claims;
            return;
        }
        self.settle_deal(s, &Unpaid::default(), scribe);
    }

    /// The length of the hombre's run of matadors that is paid.
    pub(super) fn matadors(&self, s: &State) -> u8 {
        let p = &s.public;
        let (Some(hombre), Some(trump)) = (p.hombre, p.trump) else { return 0 };
        let cards = s.hands[hombre.index() & 3].union(p.played[hombre.index() & 3]);
        paid_matadors(&self.options, trump, cards)
    }

    /// The king who sits by.
    pub(super) fn idle(&self, p: &Public) -> Option<Seat> {
        self.options.king(p.dealer).filter(|king| !p.players.contains(*king))
    }

    /// The result of the deal that has ended.
    pub fn result(&self, s: &State) -> Option<DealResult> {
        let p = &s.public;
        let (ended, hombre) = (p.ended?, p.hombre?);
        let matadors = self.matadors(s);
        // Of a Solo tout whose vole was struck out the solo is left.
        let struck_out = p.no_vole && ended.result == GameResult::Win && ended.vole == Vole::None;
        Some(DealResult {
            hombre,
            contract: if struck_out { p.bid.contract.without_vole() } else { p.bid.contract },
            in_couleur: p.in_couleur(),
            result: ended.result,
            codille_by: ended.codille_by,
            matadors,
            premiers: ended.premiers,
            vole: ended.vole,
            thrown: p.thrown,
            taker: p.taker,
            two_turned: p.turned[1].is_some(),
            looked_back: p.looked_back,
            fines: p.fines.clone(),
        })
    }

    /// Settles the deal and goes on to the next.
    pub(super) fn settle_deal<S: Scribe>(&self, s: &mut State, unpaid: &Unpaid, scribe: &mut S) {
        if let Some(d) = self.result(s) {
            let p = &mut s.public;
            let idle = self.idle(p);
            let kessel = self.in_kessel(p);
            settle::settle_with(&self.options, &mut p.accounts, &d, p.players, idle, kessel, unpaid, scribe);
        }
        self.next_deal(s, scribe);
    }
}
