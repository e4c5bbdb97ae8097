//! What happens in a taille: cards laid, turns drawn, answers given, what stands closed or carried over.

use super::moves::{Say, law_of_laying};
use super::odds::TURNS;
use super::options::{BottomShown, CarryBends, Dealer, NextBank};
use super::rules::Pharo;
use super::said::{self, colour_text, counters, on_card, stage_text};
use super::settle;
use super::state::{Colour, Phase, Public, Request, Stake, State, Waits};
use crate::bank::Bank;
use crate::bend::{AtPlie, Fell, Stage};
use crate::book::Ranks;
use crate::layout::Laid;
use spadille_core::{Card, LawId, Rank, Scribe, Seat, SeatSet, Sheet, law, text};

impl Pharo {
    /// The bank as it stands.
    pub(super) fn bank(&self, p: &Public) -> Bank {
        Bank { banker: p.banker, laid_out: self.options.bank, from: p.bank_from }
    }

    fn pay<S: Scribe>(&self, p: &mut Public, seat: Seat, due: (i64, LawId), scribe: &mut S) {
        p.taille.broken |= settle::pay(self.bank(p), &mut p.ledger, seat, due, scribe);
    }

    /// Lays a card of the book with counters.
    pub(super) fn lay<S: Scribe>(&self, s: &mut State, seat: Seat, laid: Laid, scribe: &mut S) {
        let parts = laid.parts();
        let on = (!laid.face_down).then_some(laid.on);
        scribe.does(seat, law_of_laying(laid), || match on {
            Some(rank) => text!("pharo-lays", seat = seat, amount = counters(parts), card = on_card(rank)),
            None => text!("pharo-lays-down", seat = seat, amount = counters(parts)),
        });
        let (stage, waits, not) = (Stage::Plain, Waits::ForTurn, Ranks::default());
        s.public.cards[seat].push(Stake { amount: parts as i32, on, stage, waits, not });
        s.ranks[seat].push(laid.on);
        s.put(seat, s.ranks[seat].len() - 1, laid.on);
    }

    /// Adds counters to a card.
    pub(super) fn raise<S: Scribe>(&self, s: &mut State, seat: Seat, added: Laid, scribe: &mut S) {
        let Some(card) = s.card_on(seat, added.on) else { return };
        let stake = &mut s.public.cards[seat][card];
        stake.amount += added.parts() as i32;
        let (parts, open) = (stake.amount, stake.on);
        scribe.does(seat, law!("raise"), || match open {
            Some(rank) => text!("pharo-raises", seat = seat, amount = counters(parts), card = on_card(rank)),
            None => text!("pharo-raises-hidden", seat = seat, amount = counters(parts)),
        });
    }

    /// Asks the banker to let a stake be withdrawn or moved.
    pub(super) fn ask<S: Scribe>(&self, s: &mut State, seat: Seat, on: Rank, to: Option<Rank>, scribe: &mut S) {
        let Some(card) = s.card_on(seat, on) else { return };
        let open = s.public.cards[seat][card].on;
        let shown_to = to.filter(|_| open.is_some());
        s.public.taille.asked = Some(Request { seat, card, moving: to.is_some(), to: shown_to });
        s.to = to;
        scribe.says(seat, law!("leave"), || match (open, to) {
            (Some(rank), Some(to)) => text!("pharo-asks-move", seat = seat, card = on_card(rank), to = on_card(to)),
            (Some(rank), None) => text!("pharo-asks-withdraw", seat = seat, card = on_card(rank)),
            (None, Some(_)) => text!("pharo-asks-move-hidden", seat = seat),
            (None, None) => text!("pharo-asks-withdraw-hidden", seat = seat),
        });
    }

    /// The banker answers a request.
    pub(super) fn grant<S: Scribe>(&self, s: &mut State, leave: bool, scribe: &mut S) {
        let Some(Request { seat, card, .. }) = s.public.taille.asked.take() else { return };
        let to = s.to.take();
        scribe.says(s.public.banker, law!("leave"), || {
            (if leave { text!("pharo-leave-given") } else { text!("pharo-leave-refused") }).with("seat", seat)
        });
        match to {
            _ if !leave => s.public.taille.refused = s.public.taille.refused.with(seat),
            None => s.lift(seat, card),
            Some(to) => s.put(seat, card, to),
        }
    }

    /// Settles a won card or a plain plié as its owner decides: the card, what he says, and the rank a bend is marked on instead.
    pub(super) fn answer<S: Scribe>(&self, s: &mut State, seat: Seat, said: (Rank, Say, Option<Rank>), scribe: &mut S) {
        let (on, say, to) = said;
        let Some(card) = s.card_on(seat, on) else { return };
        let stake = s.public.cards[seat][card];
        let mut mark = |s: &mut State, stage: Stage, law: LawId| {
            let stake = &mut s.public.cards[seat][card];
            (stake.stage, stake.waits) = (stage, Waits::ForTurn);
            let rank = s.ranks[seat][card];
            scribe.does(seat, law, || match stage {
                Stage::Outward => text!("pharo-bends-outward", seat = seat, card = on_card(rank)),
                _ => text!("pharo-bends", seat = seat, card = on_card(rank), stage = stage_text(stage)),
            });
        };
        match (say, to) {
            (Say::Collect, _) => {
                s.lift(seat, card);
                scribe.does(seat, None, || text!("pharo-collects", seat = seat, card = on_card(on)));
                self.pay(&mut s.public, seat, stake.dues(Fell::Win), scribe);
            }
            (Say::Half, _) => {
                s.lift(seat, card);
                scribe.does(seat, law!("plie-half"), || text!("pharo-pays-half", seat = seat, card = on_card(on)));
                self.pay(&mut s.public, seat, stake.dues(Fell::Plie), scribe);
            }
            (Say::Guess(colour), _) => {
                s.public.cards[seat][card].waits = Waits::ForColour(colour);
                scribe.does(seat, law!("plie-colour"), || {
                    text!("pharo-guesses", seat = seat, card = on_card(on), colour = colour_text(colour))
                });
            }
            (Say::PlayOn, _) => mark(s, Stage::Outward, law!("plie-on")),
            (Say::Bend(stage), None) => mark(s, stage, law!("bend-order")),
            (Say::Bend(stage), Some(to)) => {
                s.put(seat, card, to);
                mark(s, stage, law!("transfer-bend"));
            }
        }
    }

    /// Nobody has anything more to do: the next turn is drawn, or the taille ends.
    pub(super) fn all_are_ready<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        (p.taille.ready, p.taille.refused) = (SeatSet::EMPTY, SeatSet::EMPTY);
        if p.taille.broken {
            scribe.does(p.banker, law!("broken-bank"), || text!("pharo-bank-broken", seat = p.banker));
        }
        if p.taille.broken || p.phase == Phase::Count {
            self.end_taille(s, scribe);
        } else {
            self.next_turn(s, scribe);
        }
    }

    fn next_turn<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let taille = &mut s.public.taille;
        if taille.turns == 0 && self.options.bottom_shown == BottomShown::AfterFirstStakes {
            taille.bottom = s.pack.last().copied();
            if let Some(card) = taille.bottom {
                scribe.tell_by(law!("bottom-shown"), || text!("pharo-bottom", card = card));
            }
        }
        let Some(&[first, second]) = s.pack.as_chunks().0.get(usize::from(taille.turns)) else { return };
        taille.turns += 1;
        taille.fallen.extend([first, second]);
        let is_last = taille.turns == TURNS;
        scribe.tell_by(law!("turn"), || text!("pharo-turn", number = taille.turns, first = first, second = second));
        for seat in self.punters(&s.public) {
            let mut card = 0;
            while card < s.ranks[seat].len() {
                if self.befalls(s, (seat, card), [first, second], scribe) {
                    s.lift(seat, card);
                } else {
                    card += 1;
                }
            }
        }
        if is_last {
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
        let counted = || text!("pharo-counted", seat = seat, bank = piles.bank, punters = piles.punters);
        scribe.does(seat, law!("piles"), counted);
        if piles.are_false() {
            let (p, law) = (&mut s.public, law!("fausse-taille"));
            scribe.does(p.banker, law, || text!("pharo-fausse-taille", seat = p.banker));
            for punter in self.punters(p) {
                for stake in p.cards[punter].clone() {
                    self.pay(p, punter, (stake.due(Fell::Win), law), scribe);
                }
            }
            s.clear();
        }
        self.end_taille(s, scribe);
    }

    /// What a turn means for one card. Returns whether it leaves the table.
    fn befalls<S: Scribe>(&self, s: &mut State, (seat, card): (Seat, usize), drawn: [Card; 2], scribe: &mut S) -> bool {
        let rank = s.ranks[seat][card];
        // The last card of all is void: nothing wins by it.
        let is_last = s.public.taille.turns == TURNS;
        let shown = &mut s.public.cards[seat][card];
        let Stake { stage, waits, .. } = *shown;
        let sides = drawn.map(|card| card.rank() == rank);
        let fell = match (waits, sides) {
            (Waits::ForColour(guess), _) if guess == Colour::of(drawn[0]) => Fell::Right,
            (Waits::ForColour(_), _) => Fell::Wrong,
            (_, [false, false]) => {
                let fallen = drawn.iter().take(if is_last { 1 } else { 2 });
                if shown.on.is_none() {
                    shown.not = fallen.fold(shown.not, |not, card| not.with(card.rank()));
                }
                return false;
            }
            (_, [false, true]) if is_last => return false,
            (_, [false, true]) => Fell::Win,
            (_, [true, true]) if !is_last => Fell::Plie,
            (_, [true, _]) => Fell::Lose,
        };
        let (owed, law) = shown.dues(fell);
        let law = match (fell, stage.rung().plie) {
            (Fell::Plie, _) if stage == Stage::Outward => law!("outward-plie"),
            (Fell::Plie, AtPlie::Asks) => law!("plie"),
            (Fell::Lose, AtPlie::Asks) if sides[1] => law!("last-pair-no-plie"),
            _ => law,
        };
        scribe.does(seat, law, || said::befell(fell, seat, rank, stage));
        shown.on = Some(rank);
        match (fell, stage.rung().plie) {
            (Fell::Win, _) => shown.waits = Waits::Won,
            (Fell::Plie, AtPlie::Asks) => shown.waits = Waits::Paired,
            (Fell::Plie, AtPlie::StepsBack(back)) => shown.stage = back,
            _ => self.pay(&mut s.public, seat, (owed, law), scribe),
        }
        // A card bent outwards that wins is merely saved.
        match fell {
            Fell::Win => stage == Stage::Outward,
            Fell::Plie => false,
            _ => true,
        }
    }

    /// Closes what stands (or carries it over) and passes to the next taille.
    fn end_taille<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let is_last = s.public.tailles_done + 1 == self.options.tailles;
        let is_broken = s.public.taille.broken;
        if self.options.carry_bends == CarryBends::Close || is_last || is_broken {
            self.close(s, scribe);
        } else if s.ranks.values().any(|ranks| !ranks.is_empty()) {
            scribe.tell_by(law!("carry"), || text!("pharo-carried"));
        }
        s.pack.clear();
        s.piles = None;
        let p = &mut s.public;
        p.tailles_done += 1;
        scribe.deal_over(law!("taille"), || Sheet::new(text!("pharo-taille-over", number = p.tailles_done)));
        let passes = self.options.next_bank == NextBank::Right;
        if passes && !is_last {
            p.banker = p.banker.next(self.options.players);
        }
        // A new banker, or one whose bank was broken, lays out a new sum.
        if is_broken || passes {
            p.bank_from = p.ledger.balance(p.banker);
        }
        p.phase = if is_last { Phase::Over } else { Phase::Shuffle };
        if is_last {
            scribe.match_over(None, || text!("house-match-over"));
        }
    }

    /// Closes every card: the bank first takes what is owed, then pays from the Vorhand on.
    fn close<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        for takes in [true, false] {
            for seat in self.punters(&s.public) {
                for (card, rank) in s.ranks[seat].iter().copied().enumerate() {
                    let mut stake = s.public.cards[seat][card];
                    if stake.waits != Waits::ForTurn {
                        // A guess that a broken bank leaves undecided owes what a card bent outwards owes.
                        stake.stage = Stage::Outward;
                    }
                    let due = stake.dues(Fell::Close);
                    if (due.0 < 0) == takes {
                        scribe.does(seat, due.1, || said::befell(Fell::Close, seat, rank, stake.stage));
                        self.pay(&mut s.public, seat, due, scribe);
                    }
                }
            }
        }
        s.clear();
    }
}
