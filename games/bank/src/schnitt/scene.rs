//! What a viewer of Schnitt sees, and how moves are offered to him.

use super::fraud::Inspection;
use super::moves::{Move, Moves, Say};
use super::rules::Schnitt;
use super::said::{stage_text, with_bend};
use super::settle::{self, Facts};
use super::state::{PAIRS, Phase, Public, Stake};
use super::view::View;
use super::{advice, cases, exposed, odds};
use crate::bank::Company;
use crate::bend::Fell;
use crate::book::{BOOK, COPIES};
use crate::habit;
use crate::layout::{Laid, Place as Lies, laid_in_part};
use crate::said::{card, counters, on_card, parts, warning};
use crate::shares;
use rand::Rng;
use spadille_core::scene::{BankBoard, Board, Face, Plate, StakeOnBoard, StakeShare};
use spadille_core::{
    Advice, Answer, Book, Case, Exposed, Label, Ledger, Scene, Scribe, Seat, Skill, Space as _, Table, Target, Text,
    Unsupported, book, law, text,
};

impl Table for Schnitt {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("schnitt" of "bank")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, t) = (&v.public, &v.public.taille);
        let tailles = self.options.tailles;
        let side = |first: usize| t.fallen.iter().skip(first).step_by(2).copied().map(Face::from).collect();
        let seen = |rank| t.fallen.iter().filter(|card| card.rank() == rank).count().min(COPIES.into()) as u8;
        let title = text!("schnitt-title", taille = (p.tailles_done + 1).min(tailles), tailles = tailles);
        Scene {
            title: title.with("pair", t.pairs).with("pairs", PAIRS),
            seats: Seat::all(self.options.players).map(|seat| self.plate(p, seat)).collect(),
            pots: vec![],
            notes: self.notes(v),
            board: Board::Bank(BankBoard {
                layout: BOOK.map(|r| r.symbol().to_owned()).into(),
                stakes: self.stakes(p),
                bank_side: side(0),
                punters_side: side(1),
                left: 52_u8.saturating_sub(t.fallen.len() as u8),
                seen: BOOK.map(seen).into(),
                shares: self.shares(v),
                laid_in_part: if self.is_continued() { laid_in_part() } else { vec![] },
                purse: shares::purse(self.options.chips, &p.ledger, v.who, p.banker),
                ..BankBoard::default()
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let (text, law, on) = match m {
            Move::Ready if v.public.phase == Phase::Stakes => {
                return Label::button(text!("schnitt-do-ready-cut")).by(law!("only-at-first"));
            }
            Move::Ready => return Label::button(text!("schnitt-do-ready")).by(law!("continuation")),
            Move::Cut(at) => return Label::button(text!("schnitt-do-cut", number = at)).by(self.law_of_cut()),
            Move::Leave => return Label::button(text!("schnitt-do-leave")).by(law!("leave")).grave(),
            Move::Refuse => return Label::button(text!("schnitt-do-refuse")).by(law!("leave")),
            Move::Stake(laid) => {
                let law = if laid.place == Lies::On { law!("stake") } else { law!("place") };
                (text!("schnitt-do-stake", amount = parts(laid.parts()), card = on_card(laid.on)), law, laid.on)
            }
            Move::Raise(laid) => {
                let text = text!("schnitt-do-raise", amount = parts(laid.parts()), card = on_card(laid.on));
                (text, law!("raise"), laid.on)
            }
            Move::Answer { on, say } => {
                let own = v.who.seat().and_then(|seat| v.public.won_card(seat));
                let worth =
                    |stage: crate::bend::Stage| parts(own.map_or(0, |stake| stage.due(Fell::Win, stake.amount.into())));
                match say {
                    Say::Collect => {
                        let amount = own.map_or_else(|| counters(0), |stake| worth(stake.stage));
                        (text!("schnitt-do-collect", card = on_card(on), amount = amount), law!("even-money"), on)
                    }
                    Say::Bend(stage) => {
                        let text = text!("schnitt-do-bend", card = on_card(on), stage = stage_text(stage));
                        (text.with("amount", worth(stage)), law!("bend-order"), on)
                    }
                }
            }
            Move::Withdraw(on) => (text!("schnitt-do-withdraw", card = on_card(on)), law!("leave"), on),
            Move::Shift { on, to } => {
                (text!("schnitt-do-move", card = on_card(on), to = on_card(to)), law!("leave"), on)
            }
        };
        let label = Label::at(Target::Place(on.symbol().into()), text).by(law);
        if m.asks_leave() { label.aside() } else { label }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        self.hint(v, seat)
    }

    /// Everything that can be said, the smallest stake on every card, and a few cuts, which are all alike.
    fn candidates<R: Rng>(&self, v: &View, seat: Seat, moves: &Moves, _: &mut R) -> Vec<Move> {
        let advised = self.hint(v, seat).map(|advice| advice.choice);
        let words = (0..moves.listed()).map_while(|n| moves.nth(n));
        let few = BOOK.map(|on| Move::Stake(Laid::least(on))).into_iter().chain([12, 26, 40].map(Move::Cut));
        let others = words.chain(few.filter(|m| moves.contains(m))).filter(|m| Some(*m) != advised);
        advised.into_iter().chain(others).collect()
    }

    /// As much as the player at this seat is used to lay.
    fn lot<R: Rng>(&self, v: &View, seat: Seat, skill: Skill, _: &mut R) -> Option<Move> {
        let Move::Stake(laid) = self.hint(v, seat)?.choice else { return None };
        let amount = habit::laid(seat, skill, self.options.chips, &v.public.ledger, self.options.cap())?;
        Some(Move::Stake(Laid { amount, ..laid }))
    }

    fn reckon(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        self.worth(v, seat, m)
    }

    fn exposed() -> Option<Exposed> {
        Some(exposed::shown())
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::settle(&self.options, facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl Schnitt {
    fn plate(&self, p: &Public, seat: Seat) -> Plate {
        let company = Company {
            ledger: &p.ledger,
            awaited: self.whose_turn(p).awaited(),
            banker: p.banker,
            players: self.options.players,
            in_bank: p.bank.left(self.options.laid_by(p.banker), &p.ledger),
        };
        let is_ready = matches!(p.phase, Phase::Stakes | Phase::Pause) && p.taille.ready.contains(seat);
        company.plate(seat, is_ready, p.cards[seat].iter().map(|stake| i64::from(stake.amount)).sum())
    }

    fn stakes(&self, p: &Public) -> Vec<StakeOnBoard> {
        let of = |seat: Seat| {
            p.cards[seat].iter().map(move |stake| StakeOnBoard {
                seat,
                on: Some(stake.on.symbol().into()),
                amount: stake.amount.into(),
                stage: if stake.won {
                    with_bend(text!("schnitt-stage-won"), stake.stage)
                } else {
                    stage_text(stake.stage)
                },
                ears: stake.stage.rung().ears,
                cross: stake.stage.rung().cross,
            })
        };
        self.punters(p).flat_map(of).collect()
    }

    /// What stakes cost on every card in an honest pack, and what the viewer's bends cost, if he has won. What a prepared pack does
    /// has no price: it is not paid.
    fn shares(&self, v: &View) -> Vec<StakeShare> {
        let p = &v.public;
        let staking = p.phase == Phase::Stakes || p.phase == Phase::Pause && self.is_continued();
        if !staking || self.options.demo_fraud.winners().is_some() {
            return vec![];
        }
        let force = p.taille.pairs == 0;
        let on = |rank| {
            let (cards, copies) = p.unseen(rank);
            let odds::Chances { win, lose, half } = odds::outcomes(cards, copies, force)?;
            Some(shares::ending(rank.symbol(), &[(2, win), (-2, lose), (-1, half)]))
        };
        let won = v.who.seat().and_then(|seat| p.won_card(seat)).copied();
        let bends = won.map(|stake: Stake| stake.stage.rung().next).into_iter().flatten().copied();
        let bent = |stage| {
            let stake = won?;
            let (cards, copies) = p.unseen(stake.on);
            let standing = odds::bending(cards, copies, false, stage, stage)?;
            let share = shares::of_bend(stake.stage, stage, standing);
            Some(shares::answer(stake.on.symbol(), Move::Answer { on: stake.on, say: Say::Bend(stage) }, share))
        };
        BOOK.into_iter().filter_map(on).chain(bends.filter_map(bent)).collect()
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let p = &v.public;
        let fraud = self.options.demo_fraud.winners();
        let mut notes = Vec::from_iter(warning(
            p.has_begun() || v.who.seat().is_some_and(|seat| !p.cards[seat].is_empty()),
            text!("bank-notice"),
        ));
        notes.extend(fraud.map(|winners| text!("schnitt-note-fraud", winners = winners)));
        if let Some(found) = fraud.and_then(|_| Inspection::of(&p.last, &p.last)) {
            notes.push(text!("schnitt-betrays", lag = found.lag, matches = found.matches));
        }
        notes.extend(self.options.limit.named().map(|limit| text!("bank-note-limit", amount = counters(limit))));
        let asked = p.taille.asked;
        notes.extend(asked.map(|request| text!("schnitt-note-asked", seat = request.seat, banker = p.banker)));
        notes.extend(self.punters(p).filter_map(|seat| {
            let stake = p.won_card(seat)?;
            Some(text!("schnitt-note-won", seat = seat, card = card(stake.on)))
        }));
        let later = self.is_continued() || p.phase == Phase::Stakes;
        if matches!(p.phase, Phase::Stakes | Phase::Pause) && later && fraud.is_none() {
            let best = advice::best_rank(p);
            notes.extend(
                best.map(|(rank, share)| text!("schnitt-note-share", card = card(rank), share = share.to_string())),
            );
        }
        notes
    }
}
