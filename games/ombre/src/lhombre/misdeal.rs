//! A hand dealt with a card too many or too few, at tables that play with misdeals.
//!
//! Who counts the backs can see it; whoever holds such a hand must say so. What silence costs is decided by
//! [`rulings`](super::rulings) as everywhere. In 1782 a silent asker is found out at once, in 1860 when he draws; a
//! silent solo of 1860 when the others begin to buy, and a silent pass of 1860 at once. The dealer of such a hand may
//! not play.
//!
//! Readings of ours. One deal in eight goes wrong, by one card in one hand. So many cards stay in the talon as a short
//! hand still needs. After a misdeal there is no Mohr, for the talon is not what it should be. To the last trick of a
//! solo with a card too few the others play alone; if the hombre took the trick before, the next to his right leads.
//! Whoever passed in silence where that is free says it when he buys. A silent hand that nobody bought with is never
//! found out.

use super::rulings::{Act, Call, WrongCount};
use super::{Bid, Contract, Deal, LHombre, Move, PenaltyMode, Phase, State, Words};
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{Advice, Card, LawId, Refusal, Scribe, Seat, law, text};
use spadille_tricks::Trick;

/// One deal in so many goes wrong.
const SELDOM: u32 = 8;

/// A hand dealt with a wrong number of cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Misdeal {
    /// Who got it.
    pub to: Seat,
    /// How many cards it had.
    pub cards: u8,
    /// Whether it is told: announced, or found out.
    pub told: bool,
}

impl Deal {
    /// The wrong hand of a seat.
    #[inline]
    pub(super) fn misdealt(&self, seat: Seat) -> Option<Misdeal> {
        self.misdeal.filter(|m| m.to == seat)
    }

    /// The wrong hand of a seat that has not said so.
    fn silent(&self, seat: Seat) -> Option<Misdeal> {
        self.misdealt(seat).filter(|m| !m.told)
    }

    /// Whether a seat dealt a wrong hand and may not play.
    pub(super) fn is_barred(&self, seat: Seat) -> bool {
        self.misdeal.is_some() && self.dealer == seat
    }
}

/// The calls of a game, in couleur or not.
fn calls_of(contract: Contract) -> Words {
    [Bid::plain(contract), Bid::couleur(contract)].map(Move::Call).into_iter().collect()
}

impl LHombre {
    /// Who is now and then dealt a card too many or too few, and how many he gets.
    pub(super) fn wrong_portion<R: Rng>(&self, p: &Deal, rng: &mut R) -> Option<(Seat, u8)> {
        if !self.options.misdeals || rng.random_range(0..SELDOM) > 0 {
            return None;
        }
        let nth = rng.random_range(0..p.players.len());
        let to = p.players.iter().nth(nth.into())?;
        Some((to, if rng.random_range(0..2u32) == 0 { self.hand + 1 } else { self.hand - 1 }))
    }

    /// Whether so many cards for each who plays are a deal of this table.
    pub(super) fn may_be_dealt(&self, portions: impl Iterator<Item = u8>) -> bool {
        let mut wrong = portions.filter(|n| *n != self.hand);
        let first = wrong.next();
        wrong.next().is_none() && first.is_none_or(|n| self.options.misdeals && n.abs_diff(self.hand) == 1)
    }

    /// Counts the hands that were dealt.
    pub(super) fn count_hands<S: Scribe>(&self, p: &mut Deal, scribe: &mut S) {
        let wrong = p.players.iter().find(|seat| p.held[*seat] != self.hand);
        p.misdeal = wrong.map(|to| Misdeal { to, cards: p.held[to], told: false });
        if let Some(m) = p.misdeal {
            scribe.whisper(m.to, || text!("lhombre-dealt-wrong", number = m.cards));
            scribe.whisper(p.dealer, || text!("lhombre-has-misdealt"));
        }
    }

    /// How many cards more than it draws a seat lays away, and how many fewer (law 9).
    pub(super) fn surplus(&self, p: &Deal, seat: Seat) -> (u8, u8) {
        let dealt = p.misdealt(seat).filter(|_| !p.bought.contains(seat)).map_or(self.hand, |m| m.cards);
        (dealt.saturating_sub(self.hand), self.hand.saturating_sub(dealt))
    }

    /// How many cards of the talon must be left to another, who was dealt too few and has not bought yet.
    pub(super) fn reserved(&self, p: &Deal, seat: Seat) -> u8 {
        let short = p.misdeal.filter(|m| m.to != seat && !p.is_hombre(m.to));
        short.map_or(0, |m| self.surplus(p, m.to).1)
    }

    /// The calls that are left after a misdeal, and the announcement of it.
    pub(super) fn misdealt_calls(&self, p: &Deal, seat: Seat, words: Words) -> Words {
        let mut words = if p.is_barred(seat) { words.both(Words::PASS) } else { words };
        words = words.minus(calls_of(Contract::Mohr));
        if self.is_short(p, seat) {
            words = words.minus(calls_of(Contract::SoloTout));
            if p.auction.challenge(&self.bids).is_some_and(|bid| bid.contract == Contract::SoloTout) {
                words = words.minus(Words::of(Move::Hold));
            }
        }
        if p.silent(seat).is_some() { words.and(Move::Announce) } else { words }
    }

    /// Whether a seat was dealt too few cards.
    fn is_short(&self, p: &Deal, seat: Seat) -> bool {
        p.misdealt(seat).is_some_and(|m| m.cards < self.hand)
    }

    /// Whether a hombre may still say at the exchange that he has a wrong number of cards.
    pub(super) fn may_announce(&self, p: &Deal, seat: Seat) -> bool {
        p.is_hombre(seat) && !p.bought.contains(seat) && p.silent(seat).is_some()
    }

    /// Whether the hombre plays alone with a card too few.
    pub(super) fn plays_short(&self, p: &Deal) -> bool {
        p.bid.contract.is_solo() && p.hombre.is_some_and(|hombre| self.is_short(p, hombre))
    }

    /// Why a call is refused after a misdeal.
    pub(super) fn why_not_misdealt(&self, p: &Deal, seat: Seat, m: Move) -> Option<Refusal> {
        let over = p.misdeal.is_some_and(|m| m.cards > self.hand);
        let bars = match self.options.is_1860() {
            true => law!("dealer-barred-1860"),
            false if over => law!("law-06"),
            false => law!("law-07"),
        };
        let no_vole = if self.options.is_1860() { law!("solo-eight-1860") } else { law!("short-no-vole") };
        let contract = match m {
            Move::Call(bid) => bid.contract,
            Move::Hold => p.auction.challenge(&self.bids).unwrap_or_default().contract,
            _ => return None,
        };
        match contract {
            _ if p.is_barred(seat) => Some(Refusal::by(bars, text!("lhombre-misdealer-barred"))),
            Contract::SoloTout if self.is_short(p, seat) => Some(Refusal::by(no_vole, text!("lhombre-no-vole-short"))),
            Contract::Mohr if p.misdeal.is_some() => {
                Some(Refusal::by(law!("misdeal-no-mohr"), text!("lhombre-no-mohr")))
            }
            _ => None,
        }
    }

    /// A player says that he has a wrong number of cards.
    pub(super) fn announce<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let p = &mut s.public.deal;
        let Some(m) = p.silent(seat) else { return };
        let law = self.announcing_law(m.cards);
        scribe.says(seat, law, || text!("lhombre-announces", seat = seat, number = m.cards));
        self.comes_out(p, scribe);
    }

    /// The law by which so many cards must be announced.
    pub(super) fn announcing_law(&self, cards: u8) -> LawId {
        match () {
            () if self.options.is_1860() => law!("wrong-count-1860"),
            () if cards > self.hand => law!("law-06"),
            () => law!("law-07"),
        }
    }

    /// Everybody knows of the wrong hand now; in 1860 the misdealer sets a bête.
    fn comes_out<S: Scribe>(&self, p: &mut Deal, scribe: &mut S) {
        let Some(m) = p.misdeal.as_mut().filter(|m| !m.told) else { return };
        m.told = true;
        if self.options.is_1860() {
            let dealer = p.dealer;
            // There is room: nobody has been fined for anything else yet than for this hand.
            let _ = p.fines.try_push(dealer);
            scribe.does(dealer, law!("misdealer-bete"), || text!("lhombre-owes-bete", seat = dealer));
        }
    }

    /// The laws judge a call made with a wrong hand. Whether the deal goes on.
    fn judge_count<S: Scribe>(&self, s: &mut State, m: Misdeal, call: Call, scribe: &mut S) -> bool {
        let p = &mut s.public.deal;
        let suit_named = p.trump.is_some();
        let act = Act::WrongCount(WrongCount { cards: m.cards, announced: m.told, call, suit_named });
        // A free pass in silence stays unknown.
        let ruling = self.judge(s, m.to, act.clone()).1;
        if !m.told && (call != Call::Pass || !ruling.allowed) {
            scribe.does(m.to, ruling.law(), || text!("lhombre-found-out", seat = m.to, number = m.cards));
            self.comes_out(&mut s.public.deal, scribe);
        }
        self.try_act(s, m.to, act, scribe).is_some()
    }

    /// A call made in silence about a wrong hand: a pass is judged at once, by the laws of 1782 every other call too. In
    /// 1860, and where mistakes only decide the game, a caller is judged when he is hombre and draws.
    pub(super) fn called_in_silence<S: Scribe>(&self, s: &mut State, seat: Seat, said: Move, scribe: &mut S) {
        let p = &s.public.deal;
        let Some(m) = p.silent(seat) else { return };
        let holds_solo = p.auction.challenge(&self.bids).is_some_and(|bid| bid.contract.is_solo());
        let call = match said {
            Move::Pass => Call::Pass,
            _ if self.options.is_1860() || self.options.penalty_mode == PenaltyMode::Decide => return,
            Move::Call(bid) if bid.contract.is_solo() => Call::Solo,
            Move::Hold if holds_solo => Call::Solo,
            _ => Call::Frage,
        };
        self.judge_count(s, m, call, scribe);
    }

    /// The hombre and his game are known, and somebody has a wrong hand. Whether the exchange follows now.
    pub(super) fn begin_misdealt<S: Scribe>(&self, s: &mut State, hombre: Seat, scribe: &mut S) -> bool {
        let Some(m) = s.public.deal.misdeal else { return true };
        let over = m.cards > self.hand;
        let contract = s.public.deal.bid.contract;
        if m.to != hombre {
            let void = self.options.is_1860() && over && contract == Contract::GrandCasco;
            return !void || self.judge_count(s, m, Call::Pass, scribe);
        }
        if !contract.is_solo() {
            return true;
        }
        s.public.deal.no_vole |= !over;
        if !over {
            return true;
        }
        if self.options.is_1860() && !self.judge_count(s, m, Call::Solo, scribe) {
            return false;
        }
        s.public.deal.phase = Phase::PullOut;
        false
    }

    /// A card too many is pulled out of the hombre's hand unseen.
    pub(super) fn pull_out<S: Scribe>(&self, s: &mut State, card: Card, scribe: &mut S) {
        let p = &mut s.public.deal;
        let hombre = p.alone();
        s.hands[hombre].remove(card);
        s.laid[hombre].insert(card);
        p.held[hombre] -= 1;
        p.laid[hombre] += 1;
        scribe.does(hombre, law!("law-08"), || text!("lhombre-pulled-out", seat = hombre));
        scribe.whisper(hombre, || text!("lhombre-pulled-out-card", card = card));
        self.begin_exchange(s, hombre, scribe);
    }

    /// The others begin to buy: a solo of 1860 with a card too few must have been announced. Whether the deal goes on.
    pub(super) fn solo_was_told<S: Scribe>(&self, s: &mut State, hombre: Seat, scribe: &mut S) -> bool {
        match s.public.deal.silent(hombre) {
            Some(m) if s.public.deal.bid.contract.is_solo() => self.judge_count(s, m, Call::Solo, scribe),
            _ => true,
        }
    }

    /// Somebody with a wrong hand lays away: who has not said so pays for it, or says so now. Whether the deal goes on.
    pub(super) fn drawing_was_told<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) -> bool {
        let Some(m) = s.public.deal.silent(seat) else { return true };
        if s.public.deal.is_hombre(seat) {
            return self.judge_count(s, m, Call::Frage, scribe);
        }
        let law = if self.options.is_1860() { law!("wrong-count-1860") } else { law!("law-11") };
        scribe.says(seat, law, || text!("lhombre-announces", seat = seat, number = m.cards));
        self.comes_out(&mut s.public.deal, scribe);
        true
    }

    /// Whether a seat must still put its number right though the talon is empty.
    pub(super) fn holds_too_many(&self, p: &Deal, seat: Seat) -> bool {
        self.surplus(p, seat).0 > 0
    }

    /// A hombre without cards sits the last trick out.
    pub(super) fn sit_out(&self, p: &mut Deal) {
        let hombre = p.alone();
        if p.held[hombre] > 0 {
            return;
        }
        let winner = p.tricks.now.leader();
        p.turn = if winner == hombre { p.after(hombre) } else { winner };
        p.tricks.now = Trick::new(p.turn, p.players.without(hombre));
        p.count -= 1;
    }

    /// Whoever has a wrong hand says so.
    pub(super) fn advise_announcing(&self, p: &Deal, seat: Seat) -> Option<Advice<Move>> {
        let m = p.silent(seat)?;
        let may = p.phase == Phase::Auction || self.may_announce(p, seat);
        may.then(|| Advice::plain(Move::Announce, text!("lhombre-why-announce", number = m.cards)))
    }
}
