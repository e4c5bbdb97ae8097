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
use super::*;

/// One deal in so many goes wrong.
const SELDOM: u32 = 8;

/// A hand dealt with a wrong number of cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Misdeal {
    pub to: Seat,
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
    Bid::all().filter(|bid| bid.contract == contract).map(Move::Call).collect()
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

    /// The calls that are left after a misdeal, if there was one, and the announcement of it.
    #[inline]
    pub(super) fn misdealt_calls(&self, p: &Deal, seat: Seat, words: Words) -> Words {
        if p.misdeal.is_none() {
            return words;
        }
        let mut words = if p.is_barred(seat) { words.both(Words::PASS) } else { words };
        words = words.minus(calls_of(Contract::Mohr));
        if self.is_short(p, seat) {
            let tout = p.auction.challenge(&self.bids).is_some_and(|bid| bid.contract == Contract::SoloTout);
            words = words.minus(calls_of(Contract::SoloTout).and_if(tout, Move::Hold));
        }
        words.and_if(p.silent(seat).is_some(), Move::Announce)
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
        let contract = match m {
            Move::Call(_) | Move::Hold => p.auction.meant(m, &self.bids).unwrap_or_default().contract,
            _ => return None,
        };
        let (law, text) = match contract {
            _ if p.is_barred(seat) => {
                (self.announcing_law(p.misdeal?.cards, law!("dealer-barred-1860")), text!("lhombre-misdealer-barred"))
            }
            Contract::SoloTout if self.is_short(p, seat) => {
                let law = self.options.by_book(law!("short-no-vole"), law!("solo-eight-1860"));
                (law, text!("lhombre-no-vole-short"))
            }
            Contract::Mohr if p.misdeal.is_some() => (law!("misdeal-no-mohr"), text!("lhombre-no-mohr")),
            _ => return None,
        };
        Some(Refusal::by(law, text))
    }

    /// The law by which so many cards must be announced in 1782, or another in 1860.
    pub(super) fn announcing_law(&self, cards: u8, of_1860: LawId) -> LawId {
        self.options
            .by_book(if cards > self.hand { law!("law-06-ten-cards") } else { law!("law-07-eight-cards") }, of_1860)
    }

    /// A player says that he has a wrong number of cards.
    pub(super) fn announce<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let Some(m) = s.public.deal.silent(seat) else { return };
        self.announce_by(&mut s.public.deal, m, self.announcing_law(m.cards, law!("wrong-count-1860")), scribe);
    }

    fn announce_by<S: Scribe>(&self, p: &mut Deal, m: Misdeal, law: LawId, scribe: &mut S) {
        scribe.says(m.to, law, || text!("lhombre-announces", seat = m.to, number = m.cards));
        self.comes_out(p, scribe);
    }

    /// Everybody knows of the wrong hand now; in 1860 the misdealer sets a bête.
    fn comes_out<S: Scribe>(&self, p: &mut Deal, scribe: &mut S) {
        let Some(m) = p.misdeal.as_mut().filter(|m| !m.told) else { return };
        m.told = true;
        if self.options.customs().misdealer_pays {
            let dealer = p.dealer;
            // There is room: nobody has been fined for anything else yet than for this hand.
            let _ = p.fines.try_push(dealer);
            scribe.does(dealer, law!("misdealer-bete"), || text!("lhombre-owes-bete", seat = dealer));
        }
    }

    /// The laws judge a call made with a wrong hand. Whether the deal goes on.
    fn judge_count<S: Scribe>(&self, s: &mut State, m: Misdeal, call: Call, scribe: &mut S) -> bool {
        let suit_named = s.public.deal.trump.is_some();
        let hand = WrongCount { cards: m.cards, announced: m.told, call, suit_named };
        let verdict = self.judge(s, m.to, Act::WrongCount(hand));
        // A free pass in silence stays unknown.
        if !m.told && (call != Call::Pass || !verdict.ruling.allowed) {
            scribe.does(m.to, verdict.law(), || text!("lhombre-found-out", seat = m.to, number = m.cards));
            self.comes_out(&mut s.public.deal, scribe);
        }
        self.abide(s, verdict, scribe).is_some()
    }

    /// A call made in silence about a wrong hand: a pass is judged at once, by the laws of 1782 every other call too. In
    /// 1860, and where mistakes only decide the game, a caller is judged when he is hombre and draws.
    pub(super) fn called_in_silence<S: Scribe>(&self, s: &mut State, seat: Seat, said: Move, scribe: &mut S) {
        let p = &s.public.deal;
        let Some(m) = p.silent(seat) else { return };
        let late = self.options.customs().silence_is_judged_late || self.options.penalty_mode == PenaltyMode::Decide;
        let game = p.auction.meant(said, &self.bids);
        let call = match said {
            Move::Pass => Call::Pass,
            _ if late => return,
            _ if game.is_some_and(|bid| bid.contract.is_solo()) => Call::Solo,
            _ => Call::Frage,
        };
        self.judge_count(s, m, call, scribe);
    }

    /// The hombre and his game are known, and somebody has a wrong hand. Whether the exchange follows now.
    pub(super) fn begin_misdealt<S: Scribe>(&self, s: &mut State, hombre: Seat, scribe: &mut S) -> bool {
        let Some(m) = s.public.deal.misdeal else { return true };
        let (over, contract, customs) = (m.cards > self.hand, s.public.deal.bid.contract, self.options.customs());
        if m.to != hombre {
            let void = customs.ten_voids_grand_casco && over && contract == Contract::GrandCasco;
            return !void || self.judge_count(s, m, Call::Pass, scribe);
        }
        if !contract.is_solo() || !over {
            s.public.deal.no_vole |= contract.is_solo();
            return true;
        }
        if !customs.wrong_solo_is_lost || self.judge_count(s, m, Call::Solo, scribe) {
            s.public.deal.phase = Phase::PullOut;
        }
        false
    }

    /// A card too many is pulled out of the hombre's hand unseen.
    pub(super) fn pull_out<S: Scribe>(&self, s: &mut State, card: Card, scribe: &mut S) {
        let hombre = s.public.deal.alone();
        s.lay_away(hombre, CardSet::one(card));
        scribe.does(hombre, law!("law-08-solo-with-wrong-count"), || text!("lhombre-pulled-out", seat = hombre));
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
        let law = self.options.by_book(law!("law-11-wrong-count-unsaid"), law!("wrong-count-1860"));
        self.announce_by(&mut s.public.deal, m, law, scribe);
        true
    }

    /// A hombre without cards sits the last trick out.
    pub(super) fn sit_out(&self, p: &mut Deal) {
        let hombre = p.alone();
        if p.held[hombre] == 0 {
            let winner = p.tricks.now.leader();
            p.turn = if winner == hombre { p.after(hombre) } else { winner };
            p.tricks.now = Trick::new(p.turn, p.players.without(hombre));
            p.count -= 1;
        }
    }

    /// Whoever has a wrong hand says so.
    pub(super) fn advise_announcing(&self, p: &Deal, seat: Seat) -> Option<Advice<Move>> {
        let m = p.silent(seat)?;
        let may = p.phase == Phase::Auction || self.may_announce(p, seat);
        may.then(|| Advice::plain(Move::Announce, text!("lhombre-why-announce", number = m.cards)))
    }
}
