//! What happens in a taille: cards laid, the cut, pairs drawn, answers given, what stands closed.

use super::fraud::{self, Inspection};
use super::moves::Say;
use super::options::NextBank;
use super::rules::Schnitt;
use super::said::{befell, stage_text};
use super::settle::Befell;
use super::state::{PAIRS, Phase, Public, Request, Stake, State};
use crate::bend::Stage;
use crate::book::Drawn;
use crate::layout::{Laid, Place};
use crate::said::{on_card, parts};
use spadille_core::{LawId, Rank, Scribe, Seat, SeatSet, Sheet, law, text};

impl Schnitt {
    /// Pays a punter, or takes from him. What a prepared pack decides is only shown.
    fn pay<S: Scribe>(&self, p: &mut Public, seat: Seat, (due, law): (i64, LawId), scribe: &mut S) {
        if self.options.demo_fraud.winners().is_none() {
            p.bank.pay(self.options.laid_by(p.banker), &mut p.ledger, seat, (due, law), scribe);
        }
    }

    /// Lays a card with counters.
    pub(super) fn lay<S: Scribe>(&self, p: &mut Public, seat: Seat, laid: Laid, scribe: &mut S) {
        let amount = laid.parts();
        let law = match laid.place {
            Place::On if p.phase == Phase::Pause => law!("continuation"),
            Place::On => law!("stake"),
            Place::Beside | Place::Corner => law!("place"),
        };
        scribe.does(seat, law, || text!("schnitt-lays", seat = seat, amount = parts(amount), card = on_card(laid.on)));
        p.cards[seat].push(Stake { amount: amount as i32, on: laid.on, stage: Stage::Plain, won: false });
    }

    /// Adds counters to a card.
    pub(super) fn raise<S: Scribe>(&self, p: &mut Public, seat: Seat, added: Laid, scribe: &mut S) {
        let Some(card) = p.card_on(seat, added.on) else { return };
        let stake = &mut p.cards[seat][card];
        stake.amount += added.parts() as i32;
        let amount = i64::from(stake.amount);
        scribe.does(seat, law!("raise"), || {
            text!("schnitt-raises", seat = seat, amount = parts(amount), card = on_card(added.on))
        });
    }

    /// Asks the banker to let a stake be withdrawn or moved.
    pub(super) fn ask<S: Scribe>(&self, p: &mut Public, seat: Seat, on: Rank, to: Option<Rank>, scribe: &mut S) {
        p.taille.asked = Some(Request { seat, on, to });
        scribe.says(seat, law!("leave"), || match to {
            Some(to) => text!("schnitt-asks-move", seat = seat, card = on_card(on), to = on_card(to)),
            None => text!("schnitt-asks-withdraw", seat = seat, card = on_card(on)),
        });
    }

    /// The banker answers a request.
    pub(super) fn grant<S: Scribe>(&self, p: &mut Public, leave: bool, scribe: &mut S) {
        let Some(Request { seat, on, to }) = p.taille.asked.take() else { return };
        scribe.says(p.banker, law!("leave"), || {
            (if leave { text!("schnitt-leave-given") } else { text!("schnitt-leave-refused") }).with("seat", seat)
        });
        let card = p.card_on(seat, on).filter(|_| leave);
        match (card, to) {
            (None, _) => p.taille.refused = p.taille.refused.with(seat),
            (Some(card), None) => drop(p.cards[seat].remove(card)),
            (Some(card), Some(to)) => p.cards[seat][card].on = to,
        }
    }

    /// Settles a won card as its owner decides.
    pub(super) fn answer<S: Scribe>(&self, p: &mut Public, seat: Seat, on: Rank, say: Say, scribe: &mut S) {
        let Some(card) = p.card_on(seat, on) else { return };
        let stake = p.cards[seat][card];
        match say {
            Say::Collect => {
                p.cards[seat].remove(card);
                scribe.does(seat, law!("even-money"), || text!("schnitt-collects", seat = seat, card = on_card(on)));
                let due = Befell::Win.due(stake.stage, stake.amount.into());
                self.pay(p, seat, (due, Befell::Win.law(stake.stage, p.taille.pairs == 1, false)), scribe);
            }
            Say::Bend(stage) => {
                p.cards[seat][card] = Stake { stage, won: false, ..stake };
                scribe.does(seat, law!("bend-order"), || {
                    text!("schnitt-bends", seat = seat, card = on_card(on), stage = stage_text(stage))
                });
            }
        }
    }

    /// Nobody has anything more to do: the pack is cut, or the next pair drawn.
    pub(super) fn all_are_ready<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        (p.taille.ready, p.taille.refused) = (SeatSet::EMPTY, SeatSet::EMPTY);
        if p.phase == Phase::Stakes {
            p.phase = Phase::Cut;
        } else {
            self.draw_on(s, scribe);
        }
    }

    /// The pack is cut below so many cards and turned over.
    pub(super) fn cut<S: Scribe>(&self, s: &mut State, seat: Seat, at: u8, scribe: &mut S) {
        let dealt: Drawn = fraud::cut(&s.pack, at.into()).collect();
        s.pack = dealt;
        (s.public.taille.cut, s.public.phase) = (Some(at), Phase::Pause);
        scribe.does(seat, self.law_of_cut(), || text!("schnitt-cuts", seat = seat, number = at));
        scribe.tell_by(law!("turned-over"), || text!("schnitt-turned-over"));
    }

    /// Draws a pair; in the ordinary game one after another to the end.
    pub(super) fn draw_on<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let pairs = if self.is_continued() { 1 } else { PAIRS };
        for _ in 0..pairs {
            self.pair(s, scribe);
        }
        self.end_if_through(s, scribe);
    }

    /// Draws one pair: the first card is collected, then the second paid.
    pub(super) fn pair<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let Some(&[first, second]) = s.pack.as_chunks().0.get(usize::from(p.taille.pairs)) else { return };
        p.taille.pairs += 1;
        p.taille.fallen.extend([first, second]);
        let number = p.taille.pairs;
        let law = if number == PAIRS { law!("no-void-card") } else { law!("taille") };
        scribe.tell_by(law, || text!("schnitt-pair", number = number, first = first, second = second));
        let paired = first.rank() == second.rank();
        let lost = if number == 1 { Befell::Half } else { Befell::Lose };
        for (rank, fell) in [(first.rank(), lost), (second.rank(), Befell::Win)] {
            for seat in self.punters(&s.public) {
                self.befalls(&mut s.public, seat, rank, (fell, paired), scribe);
            }
        }
    }

    /// What a card drawn means for a punter.
    fn befalls<S: Scribe>(
        &self,
        p: &mut Public,
        seat: Seat,
        rank: Rank,
        (fell, paired): (Befell, bool),
        scribe: &mut S,
    ) {
        let Some(card) = p.card_on(seat, rank) else { return };
        let stake = p.cards[seat][card];
        let law = fell.law(stake.stage, p.taille.pairs == 1, paired);
        scribe.does(seat, law, || befell(fell, seat, rank, stake.stage));
        if fell == Befell::Win && self.is_continued() {
            p.cards[seat][card].won = true;
            return;
        }
        p.cards[seat].remove(card);
        let due = fell.due(stake.stage, stake.amount.into());
        let law = if fell == Befell::Half && due % crate::amount::PARTS != 0 { law!("halves-exact") } else { law };
        self.pay(p, seat, (due, law), scribe);
    }

    /// When all pairs are drawn and answered for, what stands is closed and the taille is over.
    pub(super) fn end_if_through<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        if p.taille.pairs < PAIRS || p.is_answer_wanted() {
            return;
        }
        for seat in self.punters(p) {
            for stake in std::mem::take(&mut p.cards[seat]) {
                let due = Befell::Close.due(stake.stage, stake.amount.into());
                scribe.does(seat, law!("close"), || befell(Befell::Close, seat, stake.on, stake.stage));
                self.pay(p, seat, (due, law!("close")), scribe);
            }
        }
        if self.options.demo_fraud.winners().is_some() {
            self.point_out(p, scribe);
        }
        let dealt = std::mem::replace(&mut p.last, p.taille.fallen.clone());
        drop(dealt);
        s.pack.clear();
        p.tailles_done += 1;
        let is_last = p.tailles_done == self.options.tailles;
        let shown = self.options.demo_fraud.winners().is_some();
        scribe.deal_over(law!("taille"), || {
            let title = if shown { text!("schnitt-shown-over") } else { text!("schnitt-taille-over") };
            Sheet::new(title.with("number", p.tailles_done))
        });
        p.phase = if is_last { Phase::Over } else { Phase::Shuffle };
        if is_last {
            scribe.match_over(None, || text!("house-match-over"));
        } else if self.options.next_bank == NextBank::Right {
            p.banker = p.banker.next(self.options.players);
            scribe.does(p.banker, law!("next-bank"), || text!("schnitt-next-bank", seat = p.banker));
        }
        p.bank.anew(p.banker, self.options.next_bank == NextBank::Right, &p.ledger);
    }

    /// How the prepared pack betrays itself, and what undoes it.
    fn point_out<S: Scribe>(&self, p: &Public, scribe: &mut S) {
        let before = if p.last.is_empty() { &p.taille.fallen } else { &p.last };
        let Some(found) = Inspection::of(&p.taille.fallen, before) else { return };
        scribe.tell_by(law!("order-betrays"), || {
            let text = if p.last.is_empty() { text!("schnitt-betrays-once") } else { text!("schnitt-betrays") };
            text.with("lag", found.lag).with("matches", found.matches)
        });
        scribe.tell_by(law!("one-card-undoes"), || text!("schnitt-one-card"));
    }
}
