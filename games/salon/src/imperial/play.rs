//! Tricks, strokes for imperial trumps, and the end of a deal.

use super::cards::order_of;
use super::moves::{Move, Moves};
use super::options::Capture;
use super::rules::Imperial;
use super::state::{Deal, Phase, Public, SEATS, State};
use super::tally::{Mark, Reason, Slate};
use arrayvec::ArrayVec;
use spadille_core::sheet::Measure;
use spadille_core::{Card, CardSet, Ledger, Offer, PerSeat, Rank, Refusal, Scribe, Seat, Sheet, Suit, law, text};
use spadille_tricks::{Duty, Follow, Free, Trick};

/// Strokes of one trick: who marks, how many for his own card and how many for captured ones.
pub type Honours = ArrayVec<(Seat, [u8; 2]), SEATS>;

impl Imperial {
    /// The cards of a hand that may be played to what lies there.
    #[inline]
    pub fn playable(&self, trump: Suit, hand: CardSet, lies: &[Card]) -> CardSet {
        self.follow().legal(order_of(trump), hand, lies, self.options.players)
    }

    /// What must be played.
    pub(super) fn follow(&self) -> Follow {
        let head = if self.options.must_head { Duty::Everybody } else { Duty::Nobody };
        Follow { ruff: true, head, free: Free::NONE }
    }

    /// What a seat may play.
    #[inline]
    pub(super) fn plays(&self, p: &Public, hand: CardSet) -> Moves {
        let Some(trump) = p.deal.trump() else { return Offer::new(Move::Play) };
        Offer::cards(self.playable(trump, hand, p.deal.tricks.now.cards()), Move::Play)
    }

    /// Why a card may not be played.
    pub(super) fn no_play(&self, p: &Public, hand: CardSet, card: Card) -> Refusal {
        if !hand.contains(card) {
            return Refusal::not_held();
        }
        let (Some(trump), Some(led)) = (p.deal.trump(), p.deal.tricks.now.led()) else { return Refusal::not_now() };
        let follows = hand.of_suit(led.suit());
        if !follows.is_empty() && card.suit() != led.suit() {
            return Refusal::by(law!("follow-suit"), text!("imperial-must-follow", suit = led.suit()));
        }
        if follows.is_empty() && card.suit() != trump {
            return Refusal::by(law!("must-trump"), text!("imperial-must-trump"));
        }
        Refusal::by(law!("must-head"), text!("imperial-must-head"))
    }

    /// A card is laid, and a full trick is gathered. Tells whether the deal is over.
    pub(super) fn lay_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) -> bool {
        s.hands[seat].remove(card);
        let deal = &mut s.public.deal;
        let Some(trump) = deal.trump() else { return false };
        let order = order_of(trump);
        deal.sure[seat].remove(card);
        scribe.does(seat, None, || text!("imperial-plays", seat = seat, card = card));
        let shown = self.shown_lacks(trump, card, &deal.tricks.now);
        let full = deal.tricks.lay(order, card).is_some();
        deal.tricks.lacks[seat] = deal.tricks.lacks[seat].union(shown);
        deal.turn = deal.tricks.now.turn();
        full && self.gather(&mut s.public, scribe)
    }

    /// What somebody shows not to hold, besides the suit led, by playing a card to a trick.
    fn shown_lacks(&self, trump: Suit, card: Card, trick: &Trick<SEATS>) -> CardSet {
        let (order, Some(led), Some(best)) = (order_of(trump), trick.led(), trick.best()) else {
            return CardSet::EMPTY;
        };
        let follows = order.suit_of(led).contains(card);
        let trumps = if follows || order.trumps().contains(card) { CardSet::EMPTY } else { order.trumps() };
        // Whoever must head and does not has nothing to do it with.
        let bound = if follows { order.suit_of(led) } else { order.trumps() };
        let heads = self.options.must_head && !order.beats(best, card);
        if heads { trumps.union(bound.both(order.above(best))) } else { trumps }
    }

    /// What a full trick brings for imperial trumps, in the order of marking.
    pub fn honours(&self, trump: Suit, trick: &Trick<SEATS>) -> Honours {
        let imperial = self.options.pack.imperial(trump);
        let winner = trick.winner();
        let own = u8::from(trick.best().is_some_and(|card| imperial.contains(card)));
        let lost = || trick.plays().filter(|(seat, card)| *seat != winner && imperial.contains(*card));
        let captured = lost().count() as u8;
        let mut rows = Honours::new();
        match self.options.honour_capture {
            Capture::Taker => rows.push((winner, [own, captured])),
            Capture::BothPlayers if captured > 0 => {
                rows.push((winner, [0, captured]));
                rows.extend(lost().map(|(seat, _)| (seat, [0, 1])));
            }
            Capture::BothPlayers => rows.push((winner, [own, 0])),
        }
        rows
    }

    fn gather<S: Scribe>(&self, p: &mut Public, scribe: &mut S) -> bool {
        let deal = &mut p.deal;
        let Some(trump) = deal.trump() else { return false };
        let trick = deal.tricks.now;
        let winner = deal.tricks.gather();
        scribe.takes(winner, law!("highest-wins"), || text!("imperial-takes", seat = winner));
        let six = Card::new(Rank::Six, trump);
        let by_plain = trick.best().is_some_and(|best| {
            order_of(trump).trumps().contains(best) && !self.options.pack.imperial(trump).contains(best)
        });
        if by_plain && trick.cards().contains(&six) {
            scribe.does(winner, law!("plain-trumps-beat-six"), || text!("imperial-beats-six", seat = winner));
        }
        if deal.tricks.count == 1 {
            scribe.does(winner, law!("winner-leads"), || text!("imperial-leads", seat = winner));
        }
        deal.turn = winner;
        for (seat, [own, captured]) in self.honours(trump, &trick) {
            let law = match (self.options.honour_capture, captured) {
                (Capture::BothPlayers, 1..) => law!("honour-both-players"),
                (Capture::Taker, 1..) => law!("honour-captured"),
                (_, 0) => law!("honour-home"),
            };
            self.mark(p, Mark { seat, strokes: own + captured, imperials: 0, reason: Reason::Honour }, law, scribe);
        }
        if p.slate.winner.is_none() && p.deal.tricks.count >= self.options.portion() {
            self.mark_tricks(p, scribe);
            return true;
        }
        p.slate.winner.is_some()
    }

    /// How many strokes so many tricks bring.
    pub fn over(&self, tricks: u8) -> u8 {
        tricks.saturating_sub(self.options.due())
    }

    fn mark_tricks<S: Scribe>(&self, p: &mut Public, scribe: &mut S) {
        let players = self.options.players;
        let (won, dealer) = (p.deal.tricks.won, p.dealer);
        if Seat::all(players).filter(|seat| self.over(won[*seat]) > 0).count() > 1 {
            scribe.tell_by(law!("tricks-from-vorhand"), || text!("imperial-tricks-in-turn"));
        }
        for seat in (1..=players).map(|step| dealer.after(step, players)) {
            let mark = Mark { seat, strokes: self.over(won[seat]), imperials: 0, reason: Reason::Tricks };
            self.mark(p, mark, law!("over-tricks"), scribe);
        }
    }

    /// What the losers of a game pay.
    pub fn pay_game<S: Scribe>(
        &self,
        ledger: &mut Ledger,
        winner: Seat,
        imperials: &PerSeat<u8, SEATS>,
        scribe: &mut S,
    ) {
        let stake = i64::from(self.options.stake);
        for loser in Seat::all(self.options.players).filter(|seat| *seat != winner) {
            ledger.pay(loser, winner, stake, law!("loser-pays"), scribe);
            if imperials[loser] == 0 {
                ledger.pay(loser, winner, stake, law!("no-imperial-double"), scribe);
            }
        }
    }

    /// A deal is over, and perhaps the game and the match with it.
    pub(super) fn finish<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let mut public = s.public.clone();
        let (p, players) = (&mut public, self.options.players);
        p.deals_done += 1;
        if let Some(winner) = p.slate.winner {
            scribe.does(winner, law!("game-five"), || text!("imperial-wins", seat = winner));
            self.pay_game(&mut p.ledger, winner, &p.slate.imperials, scribe);
            p.games_done += 1;
        }
        scribe.deal_over(law!("counting-order"), || self.sheet(p));
        if p.slate.winner.is_some() {
            p.slate = Slate::default();
        }
        if p.games_done >= self.options.games {
            p.deal = Deal { phase: Phase::Over, ..Deal::new(p.dealer, players) };
            scribe.match_over(law!("match-length"), || text!("house-match-over"));
        } else {
            p.dealer = p.dealer.next(players);
            p.deal = Deal::new(p.dealer, players);
        }
        *s = State::empty(public);
    }

    fn sheet(&self, p: &Public) -> Sheet {
        let row = |values: &PerSeat<u8, SEATS>| {
            let values = *values;
            Seat::all(self.options.players).map(move |seat| (seat, i64::from(values[seat])))
        };
        let title = match p.slate.winner {
            Some(winner) => text!("imperial-over-game", seat = winner),
            None => text!("imperial-over-deal"),
        };
        Sheet::new(title)
            .with(text!("house-tricks"), Measure::Tricks, row(&p.deal.tricks.won))
            .with(text!("imperial-imperials"), Measure::Points, row(&p.slate.imperials))
            .with(text!("imperial-strokes-now"), Measure::Points, row(&p.slate.strokes))
    }
}
