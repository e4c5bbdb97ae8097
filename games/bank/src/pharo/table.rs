//! What happens at the table: cards laid, turns drawn, answers given, tailles closed.

use super::moves::{Move, Say};
use super::odds::TURNS;
use super::options::{BottomShown, CarryBends, Dealer, NextBank};
use super::rules::Pharo;
use super::said::{self, colour_text, counters, on_card, stage_text};
use super::settle::{Bank, Fell, due, law_of};
use super::state::{Colour, Phase, Public, Ranks, Request, Stake, State, Waits};
use crate::amount::PARTS;
use crate::bend::{AtPlie, Stage};
use crate::layout::{Facing, Place};
use spadille_core::{Card, LawId, Rank, Scribe, Seat, SeatSet, Sheet, law, text};

impl Pharo {
    /// The bank as it stands.
    pub(super) fn bank(&self, p: &Public) -> Bank {
        let laid_out = self.options.bank.named().map(|n| i64::from(n) * PARTS);
        Bank { banker: p.banker, laid_out, from: p.bank_from }
    }

    fn pay<S: Scribe>(&self, p: &mut Public, seat: Seat, claim: i64, law: LawId, scribe: &mut S) {
        let void = self.bank(p).pay(&mut p.ledger, seat, claim, law, scribe);
        p.broken |= void > 0;
    }

    /// The punters, from the forehand on.
    pub(super) fn punters(&self, p: &Public) -> impl Iterator<Item = Seat> + use<> {
        let (banker, players) = (p.banker, self.options.players);
        (1..players).map(move |i| banker.after(i, players))
    }

    /// Lays a card of the book with counters.
    pub(super) fn lay<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let Move::Stake { on, amount, place, facing } = m else { return };
        let parts = place.parts(amount);
        let open = (facing == Facing::Up).then_some(on);
        match open {
            Some(rank) => s.shows_elsewhere(seat, rank),
            None => {
                scribe.does(seat, law!("face-down"), || text!("pharo-lays-down", seat = seat, amount = counters(parts)))
            }
        }
        if let Some(rank) = open {
            let law = if place == Place::On { law!("stake") } else { law!("place") };
            scribe.does(seat, law, || text!("pharo-lays", seat = seat, amount = counters(parts), card = on_card(rank)));
        }
        let not = if open.is_some() { Ranks::default() } else { s.open_ranks(seat) };
        let stake = Stake { amount: parts as i32, on: open, stage: Stage::Plain, waits: Waits::ForTurn, not };
        s.ranks[seat.index()].push(on);
        s.public.cards[seat.index()].push(stake);
    }

    /// Adds counters to a card.
    pub(super) fn raise<S: Scribe>(&self, s: &mut State, seat: Seat, on: Rank, added: i64, scribe: &mut S) {
        let Some(card) = s.card_on(seat, on) else { return };
        let stake = &mut s.public.cards[seat.index()][card];
        stake.amount += added as i32;
        let (parts, open) = (stake.amount, stake.on);
        scribe.does(seat, law!("raise"), || match open {
            Some(rank) => {
                text!("pharo-raises", seat = seat, amount = counters(parts), card = on_card(rank))
            }
            None => text!("pharo-raises-hidden", seat = seat, amount = counters(parts)),
        });
    }

    /// Asks the banker to let a stake be withdrawn or moved.
    pub(super) fn ask<S: Scribe>(&self, s: &mut State, seat: Seat, on: Rank, to: Option<Rank>, scribe: &mut S) {
        let Some(card) = s.card_on(seat, on) else { return };
        let open = s.public.cards[seat.index()][card].on;
        let shown_to = to.filter(|_| open.is_some());
        s.public.asked = Some(Request { seat, card: card as u8, moving: to.is_some(), to: shown_to });
        s.to = to;
        scribe.says(seat, law!("leave"), || match (open, shown_to) {
            (Some(rank), Some(to)) => {
                text!("pharo-asks-move", seat = seat, card = on_card(rank), to = on_card(to))
            }
            (Some(rank), None) => text!("pharo-asks-withdraw", seat = seat, card = on_card(rank)),
            (None, _) if to.is_some() => text!("pharo-asks-move-hidden", seat = seat),
            (None, _) => text!("pharo-asks-withdraw-hidden", seat = seat),
        });
    }

    /// The banker answers a request.
    pub(super) fn grant<S: Scribe>(&self, s: &mut State, leave: bool, scribe: &mut S) {
        let Some(request) = s.public.asked.take() else { return };
        let (seat, card, to) = (request.seat, usize::from(request.card), s.to.take());
        if !leave {
            s.public.refused = s.public.refused.with(seat);
            scribe.says(s.public.banker, law!("leave"), || text!("pharo-leave-refused", seat = seat));
            return;
        }
        scribe.says(s.public.banker, law!("leave"), || text!("pharo-leave-given", seat = seat));
        match to {
            None => drop(s.lift(seat, card)),
            Some(to) => {
                s.ranks[seat.index()][card] = to;
                if s.public.cards[seat.index()][card].on.is_some() {
                    s.public.cards[seat.index()][card].on = Some(to);
                    s.shows_elsewhere(seat, to);
                } else {
                    s.public.cards[seat.index()][card].not = s.open_ranks(seat);
                }
            }
        }
    }

    /// Settles a won card or a plain plié as its owner decides.
    pub(super) fn answer<S: Scribe>(
        &self,
        s: &mut State,
        seat: Seat,
        (on, say, to): (Rank, Say, Option<Rank>),
        scribe: &mut S,
    ) {
        let Some(card) = s.card_on(seat, on) else { return };
        let stake = s.public.cards[seat.index()][card];
        match say {
            Say::Collect => {
                s.lift(seat, card);
                scribe.does(seat, None, || text!("pharo-collects", seat = seat, card = on_card(on)));
                let claim = due(stake.stage, Fell::Win, stake.amount.into());
                self.pay(&mut s.public, seat, claim, law_of(stake.stage, Fell::Win), scribe);
            }
            Say::Half => {
                s.lift(seat, card);
                scribe.does(seat, law!("plie-half"), || text!("pharo-pays-half", seat = seat, card = on_card(on)));
                let owed = due(stake.stage, Fell::Plie, stake.amount.into());
                self.pay(&mut s.public, seat, owed, law_of(stake.stage, Fell::Plie), scribe);
            }
            Say::Guess(colour) => {
                s.public.cards[seat.index()][card].waits = Waits::ForColour(colour);
                scribe.does(seat, law!("plie-colour"), || {
                    text!("pharo-guesses", seat = seat, card = on_card(on), colour = colour_text(colour))
                });
            }
            Say::PlayOn => self.mark(s, seat, card, Stage::Outward, law!("plie-on"), scribe),
            Say::Bend(stage) => match to {
                None => self.mark(s, seat, card, stage, law!("bend-order"), scribe),
                Some(to) => {
                    s.ranks[seat.index()][card] = to;
                    s.public.cards[seat.index()][card].on = Some(to);
                    s.shows_elsewhere(seat, to);
                    self.mark(s, seat, card, stage, law!("transfer-bend"), scribe);
                }
            },
        }
    }

    fn mark<S: Scribe>(&self, s: &mut State, seat: Seat, card: usize, stage: Stage, law: LawId, scribe: &mut S) {
        let rank = s.ranks[seat.index()][card];
        let stake = &mut s.public.cards[seat.index()][card];
        stake.stage = stage;
        stake.waits = Waits::ForTurn;
        scribe.does(seat, law, || match stage {
            Stage::Outward => text!("pharo-bends-outward", seat = seat, card = on_card(rank)),
            _ => text!("pharo-bends", seat = seat, card = on_card(rank), stage = stage_text(stage)),
        });
    }

    /// Nobody has anything more to do: the next turn is drawn, or the taille ends.
    pub(super) fn all_are_ready<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        (s.public.ready, s.public.refused) = (SeatSet::EMPTY, SeatSet::EMPTY);
        if s.public.broken {
            scribe.does(s.public.banker, law!("broken-bank"), || text!("pharo-bank-broken", seat = s.public.banker));
        }
        if s.public.broken || s.public.phase == Phase::Count {
            self.end_taille(s, scribe);
        } else {
            self.next_turn(s, scribe);
        }
    }

    fn next_turn<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let turn = s.public.turns;
        if turn == 0 && self.options.bottom_shown == BottomShown::AfterFirstStakes {
            s.public.bottom = s.pack.last().copied();
            if let Some(card) = s.public.bottom {
                scribe.tell_by(law!("bottom-shown"), || text!("pharo-bottom", card = card));
            }
        }
        let at = usize::from(turn) * 2;
        let (Some(&first), Some(&second)) = (s.pack.get(at), s.pack.get(at + 1)) else { return };
        s.public.turns += 1;
        s.public.fallen.extend([first, second]);
        scribe.tell_by(law!("turn"), || text!("pharo-turn", number = turn + 1, first = first, second = second));
        let last = turn + 1 == TURNS;
        for seat in self.punters(&s.public) {
            let mut card = 0;
            while card < s.ranks[seat.index()].len() {
                if self.befalls(s, seat, card, (first, second), last, scribe) {
                    s.lift(seat, card);
                } else {
                    card += 1;
                }
            }
        }
        if last {
            scribe.tell_by(law!("last-card"), || text!("pharo-last-card", card = second));
            match self.options.dealer {
                Dealer::House => self.end_taille(s, scribe),
                Dealer::Human => s.public.phase = Phase::Sweep,
            }
        }
    }

    /// Somebody counts the piles. When they are unequal every card that stands is paid as won.
    pub(super) fn count_piles<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let Some(piles) = s.piles.take() else { return };
        scribe.does(seat, law!("piles"), || {
            text!("pharo-counted", seat = seat, bank = piles.bank, punters = piles.punters)
        });
        if piles.are_false() {
            scribe
                .does(s.public.banker, law!("fausse-taille"), || text!("pharo-fausse-taille", seat = s.public.banker));
            for punter in self.punters(&s.public) {
                for card in s.public.cards[punter.index()].clone() {
                    let claim = due(card.stage, Fell::Win, card.amount.into());
                    self.pay(&mut s.public, punter, claim, law!("fausse-taille"), scribe);
                }
            }
            self.clear(s);
        }
        self.end_taille(s, scribe);
    }

    fn clear(&self, s: &mut State) {
        s.ranks.iter_mut().for_each(|ranks| ranks.clear());
        s.public.cards.iter_mut().for_each(|cards| cards.clear());
    }

    /// What a turn means for one card. Returns whether it leaves the table.
    fn befalls<S: Scribe>(
        &self,
        s: &mut State,
        seat: Seat,
        card: usize,
        (first, second): (Card, Card),
        last: bool,
        scribe: &mut S,
    ) -> bool {
        let rank = s.ranks[seat.index()][card];
        let stake = s.public.cards[seat.index()][card];
        let amount = i64::from(stake.amount);
        let befell = |text| said::befell(text, seat, rank, stake.stage);
        if let Waits::ForColour(guess) = stake.waits {
            let right = Colour::of(first) == guess;
            let fell = if right { Fell::Right } else { Fell::Wrong };
            scribe.does(seat, law_of(stake.stage, fell), || match fell {
                Fell::Right => befell(text!("pharo-fell-right")),
                _ => befell(text!("pharo-fell-wrong")),
            });
            self.pay(&mut s.public, seat, due(stake.stage, fell, amount), law_of(stake.stage, fell), scribe);
            return true;
        }
        let sides = (rank == first.rank(), rank == second.rank());
        let shown = &mut s.public.cards[seat.index()][card];
        match sides {
            (false, false) => {
                if shown.on.is_none() {
                    shown.not.insert(first.rank());
                    if !last {
                        shown.not.insert(second.rank());
                    }
                }
                false
            }
            // The last card is void: nothing wins by it.
            (false, true) if last => false,
            (false, true) => {
                shown.on = Some(rank);
                scribe.does(seat, law_of(stake.stage, Fell::Win), || befell(text!("pharo-fell-win")));
                shown.waits = Waits::Won;
                // A card bent outwards is merely saved.
                stake.stage == Stage::Outward
            }
            (true, true) if !last => {
                shown.on = Some(rank);
                self.plie(s, seat, card, scribe);
                false
            }
            (true, paired) => {
                let plain = !stake.stage.is_bent();
                let law = if paired && plain { law!("r6") } else { law_of(stake.stage, Fell::Lose) };
                scribe.does(seat, law, || befell(text!("pharo-fell-lose")));
                self.pay(&mut s.public, seat, due(stake.stage, Fell::Lose, amount), law, scribe);
                true
            }
        }
    }

    fn plie<S: Scribe>(&self, s: &mut State, seat: Seat, card: usize, scribe: &mut S) {
        let rank = s.ranks[seat.index()][card];
        let stake = &mut s.public.cards[seat.index()][card];
        let stage = stake.stage;
        let law = match (stage, stage.rung().plie) {
            (Stage::Outward, _) => law!("outward-plie"),
            (_, AtPlie::Asks) => law!("plie"),
            _ => law_of(stage, Fell::Plie),
        };
        scribe.does(seat, law, || said::befell(text!("pharo-fell-plie"), seat, rank, stage));
        match stage.rung().plie {
            AtPlie::Asks => stake.waits = Waits::Paired,
            AtPlie::StepsBack(back) => stake.stage = back,
            AtPlie::PaysStake => {
                let owed = due(stage, Fell::Plie, stake.amount.into());
                self.pay(&mut s.public, seat, owed, law, scribe);
            }
        }
    }

    /// Closes what stands (or carries it over) and passes to the next taille.
    fn end_taille<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let is_last = s.public.tailles_done + 1 == self.options.tailles;
        let carries = self.options.carry_bends == CarryBends::Carry && !is_last && !s.public.broken;
        if carries {
            if s.ranks.iter().any(|ranks| !ranks.is_empty()) {
                scribe.tell_by(law!("carry"), || text!("pharo-carried"));
            }
        } else {
            self.close(s, scribe);
        }
        s.pack.clear();
        s.piles = None;
        let p = &mut s.public;
        p.ready = SeatSet::EMPTY;
        p.tailles_done += 1;
        scribe.deal_over(law!("taille"), || Sheet::new(text!("pharo-taille-over", number = p.tailles_done)));
        let broken = std::mem::take(&mut p.broken);
        if self.options.next_bank == NextBank::Right && !is_last {
            p.banker = p.banker.next(self.options.players);
        }
        // A new banker, or one whose bank was broken, lays out a new sum.
        if broken || self.options.next_bank == NextBank::Right {
            p.bank_from = p.ledger.balance(p.banker);
        }
        p.phase = if is_last { Phase::Over } else { Phase::Shuffle };
        if is_last {
            scribe.match_over(None, || text!("house-match-over"));
        }
    }

    /// Closes every card: the bank first takes what is owed, then pays from the forehand on.
    fn close<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        for takes in [true, false] {
            for seat in self.punters(&s.public) {
                for card in 0..s.ranks[seat.index()].len() {
                    let (rank, stake) = (s.ranks[seat.index()][card], s.public.cards[seat.index()][card]);
                    // A guess that a broken bank leaves undecided owes what a card bent outwards owes.
                    let stage = if stake.waits == Waits::ForTurn { stake.stage } else { Stage::Outward };
                    let amount = due(stage, Fell::Close, stake.amount.into());
                    if (amount < 0) != takes {
                        continue;
                    }
                    let law = law_of(stage, Fell::Close);
                    scribe.does(seat, law, || said::befell(text!("pharo-fell-close"), seat, rank, stage));
                    self.pay(&mut s.public, seat, amount, law, scribe);
                }
            }
        }
        self.clear(s);
    }
}
