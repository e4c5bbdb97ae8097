//! Tricks, and the end of a deal.

use super::cards::RANKS;
use super::contracts::{Form, Level};
use super::moves::Move;
use super::rules::Rules;
use super::settle::{DealResult, Fault, Incident};
use super::state::{Overtaken, Phase, Public, State};
use spadille_core::{Card, CardSet, Offer, Rank, Scribe, Seat, SeatSet, law, text};

impl Rules {
    /// What may be played, and said, at one's turn or before it.
    pub(super) fn plays(&self, p: &Public, seat: Seat, hand: CardSet) -> Offer<Move> {
        let deal = &p.deal;
        if deal.turn != seat {
            return self.interruptions(p, seat, hand);
        }
        let legal = self.legal(p, hand);
        let offer = Offer::cards(legal, Move::Play).with_faults(self.revokes(p, hand));
        let offer = if self.may_expose(deal, seat, hand) { offer.with_aside(Move::Expose) } else { offer };
        if deal.player == Some(seat) { offer.with_aside(Move::Resign) } else { offer }
    }

    /// The cards of whoever is to play that he may play.
    #[inline]
    pub fn legal(&self, p: &Public, hand: CardSet) -> CardSet {
        let (deal, order) = (&p.deal, self.order(p.deal.trump));
        let legal = order.legal(hand, deal.tricks.now.led());
        match deal.shown {
            Some((_, suit)) if deal.tricks.now.is_empty() => not_of(suit).bind(legal),
            _ => legal,
        }
    }

    /// A card is played, at one's turn or (at strict tables) before it.
    pub(super) fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        if s.public.deal.turn != seat {
            self.throw_early(s, seat, card, scribe);
            return;
        }
        let mut full = self.lay_card(s, card, scribe);
        // What the player has thrown too early falls at his turn.
        if !full
            && s.public.deal.player == Some(s.public.deal.tricks.now.turn())
            && let Some(early) = s.public.deal.early.take()
        {
            full = self.lay_card(s, early, scribe);
        }
        if full {
            self.complete_trick(s, scribe);
        } else {
            s.public.deal.turn = s.public.deal.tricks.now.turn();
        }
    }

    /// A card is laid on the table by whoever is to play. Tells whether the trick is full.
    pub(super) fn lay_card<S: Scribe>(&self, s: &mut State, card: Card, scribe: &mut S) -> bool {
        let deal = &mut s.public.deal;
        let seat = deal.tricks.now.turn();
        s.hands[seat].remove(card);
        deal.sure[seat].remove(card);
        deal.shown = None;
        scribe.does(seat, None, || text!("boston-plays-card", seat = seat, card = card));
        let lacks = deal.tricks.lacks[seat];
        let full = deal.tricks.lay(self.order(deal.trump), card).is_some();
        if self.options.strict_table {
            // Where one may revoke, not following proves nothing until the trick is full.
            deal.tricks.lacks[seat] = lacks;
        }
        full
    }

    /// The trick is gathered; the deal may be over.
    pub(super) fn gather<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if self.take_trick(s, scribe) {
            self.end_deal(s, scribe);
        }
    }

    /// The trick goes to its winner. Tells whether the deal is over.
    pub(super) fn take_trick<S: Scribe>(&self, s: &mut State, scribe: &mut S) -> bool {
        self.note_overtaking(s);
        let deal = &mut s.public.deal;
        if self.options.strict_table {
            let voids = deal.tricks.shown_voids(self.order(deal.trump), SeatSet::EMPTY);
            for (seat, missing) in voids.iter() {
                deal.tricks.lacks[seat] = deal.tricks.lacks[seat].union(*missing);
            }
        }
        let winner = deal.tricks.gather();
        deal.winners.push(winner);
        (deal.turn, deal.phase) = (winner, Phase::Play);
        scribe.takes(winner, None, || text!("boston-takes-trick", seat = winner));
        let caught = deal.level.is_some_and(Level::is_misere) && deal.player == Some(winner);
        if caught {
            scribe.does(winner, law!("misere-ends"), || text!("boston-misere-caught", seat = winner));
        }
        caught || deal.tricks.count == deal.tricks_played()
    }

    /// Notes that an opponent playing last has taken a trick from the player of a misère.
    fn note_overtaking(&self, s: &mut State) {
        let deal = &mut s.public.deal;
        let watched = self.options.fourth_hand && self.form != Form::Old;
        let (Some(player), Some(level), true) = (deal.player, deal.level, watched) else { return };
        let order = self.order(deal.trump);
        let mut before = deal.tricks.now;
        let Some((last, _)) = deal.tricks.now.plays().last() else { return };
        let Some(card) = before.take_back(order) else { return };
        let took = deal.tricks.now.winner() == last && last != player && before.winner() == player;
        let (true, true, Some(best)) = (level.is_misere(), took, before.best()) else { return };
        let played = deal.tricks.played[last].without(card);
        deal.overtaken.push(Overtaken { by: last, card: best, before: played });
    }

    /// Those who, playing last, took a trick which they could have left to the player of a misère, in the order they did it.
    fn overtakers<'a>(&'a self, s: &'a State) -> impl Iterator<Item = Seat> + 'a {
        let order = self.order(s.public.deal.trump);
        let could_leave = move |taken: &&Overtaken| {
            let held = s.as_played(taken.by).minus(taken.before);
            !held.both(order.suit_of(taken.card)).minus(order.above(taken.card)).is_empty()
        };
        s.public.deal.overtaken.iter().filter(could_leave).map(|taken| taken.by)
    }

    /// Who was the first of them.
    pub fn first_overtaker(&self, s: &State) -> Option<Seat> {
        self.overtakers(s).next()
    }

    /// The player throws his cards in.
    pub(super) fn resign<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.does(seat, law!("thrown-in"), || text!("boston-resigns", seat = seat));
        s.public.deal.incident = Some(Incident { kind: Fault::Resign, seat });
        self.end_deal(s, scribe);
    }

    /// What is settled.
    pub fn deal_result(&self, s: &State) -> Option<DealResult> {
        let deal = &s.public.deal;
        let (player, contract) = (deal.player?, deal.contract()?);
        let unharmed = contract.level.is_misere() && deal.tricks.won[player] == 0;
        let overtaker = || self.first_overtaker(s).map(|seat| Incident { kind: Fault::LastHand, seat });
        Some(DealResult {
            player,
            helper: deal.helper,
            contract,
            tricks: Some(deal.tricks.won),
            figures: self.figures(s),
            incident: deal.incident.or_else(|| overtaker().filter(|_| unharmed)),
        })
    }

    /// The figures of trumps that count as honours.
    pub fn honour_ranks(&self) -> &'static [Rank] {
        use super::options::Honours;
        match self.options.honours {
            Honours::Five if self.has_helper() => &RANKS[..5],
            _ => &RANKS[..4],
        }
    }

    /// How many trump figures the playing side held.
    fn figures(&self, s: &State) -> u8 {
        let deal = &s.public.deal;
        let Some(trump) = deal.trump else { return 0 };
        let held = deal.side().iter().fold(CardSet::EMPTY, |all, seat| all.union(s.as_played(seat)));
        held.both(CardSet::of_suits(&[trump], self.honour_ranks())).len()
    }

    /// Settles the deal and goes on to the next.
    pub(super) fn end_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let won = s.public.deal.tricks.won;
        let tricks = (0..self.seats).map(|i| (Seat(i), i64::from(won[Seat(i)])));
        if s.public.deal.generale {
            let sheet = self.settle_generale(&mut s.public, &won, scribe);
            scribe.deal_over(law!("generale-most"), || {
                sheet.with(text!("house-tricks"), spadille_core::Measure::Tricks, tricks)
            });
        } else if let Some(d) = self.deal_result(s) {
            self.tell_overtaking(s, &d, scribe);
            let verdict = self.settle(&mut s.public, &d, scribe);
            scribe.deal_over(None, || d.sheet(&verdict, tricks));
        }
        self.next_deal(s, scribe);
    }

    /// Says what became of those who overtook the player of a misère.
    fn tell_overtaking<S: Scribe>(&self, s: &State, d: &DealResult, scribe: &mut S) {
        let Some(first) = self.first_overtaker(s) else { return };
        let others = self.overtakers(s).any(|seat| seat != first);
        match d.incident {
            Some(Incident { kind: Fault::LastHand, .. }) if others => {
                scribe.tell_by(law!("last-hand-first"), || text!("boston-first-pays", seat = first));
            }
            None => scribe.tell_by(law!("last-hand-excused"), || text!("boston-excused")),
            _ => {}
        }
    }

    /// What the match is worth to a seat as it stands.
    pub(super) fn promise(&self, s: &State, seat: Seat) -> f64 {
        let p = &s.public;
        let balance = p.ledger.balance(seat) as f64 - self.owed(p, seat);
        let standing = self.standing_amount(p) as f64 / f64::from(self.seats);
        let (Phase::Play, Some(contract), Some(player)) = (p.deal.phase, p.deal.contract(), p.deal.player) else {
            return balance + standing;
        };
        let side = p.deal.side();
        let made: u8 = side.iter().map(|seat| p.deal.tricks.won[seat]).sum();
        let lost = p.deal.tricks.count - made;
        let target = p
            .deal
            .helper
            .and(contract.level.tricks())
            .and_then(|n| self.pair(n))
            .map_or_else(|| self.need(contract.level), super::declaring::Pair::total);
        let hope = match contract.level.is_misere() {
            true => f64::from(p.deal.tricks.count) / 13.0,
            false => f64::from(made) / f64::from(target.max(1)) - f64::from(lost) / f64::from(14 - target.min(13)),
        };
        let price = self.worth(contract, player == self.vorhand(p)) as f64;
        let stake = self.standing_amount(p) as f64 + price * f64::from(self.seats - side.len());
        let share = match side.contains(seat) {
            true => stake / f64::from(side.len()),
            false => -stake / f64::from(self.seats - side.len()),
        };
        balance + standing + hope.clamp(-1.0, 1.0) * 0.5 * share
    }
}

/// A demand not to lead a suit.
pub fn not_of(suit: spadille_core::Suit) -> spadille_tricks::Restriction {
    spadille_tricks::Restriction { forbidden: CardSet::of_suits(&[suit], &RANKS), ..spadille_tricks::Restriction::FREE }
}
