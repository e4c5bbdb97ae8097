//! What a viewer of Häufeln sees, and how moves are offered to him.

use super::cases;
use super::moves::{Heap, Move, Moves};
use super::odds::share;
use super::rules::Haufeln;
use super::settle::{self, Facts, compared};
use super::state::{Phase, Public};
use super::view::View;
use crate::amount::PARTS;
use crate::bank::{Company, punters};
use crate::habit;
use crate::said::{counters, warning};
use crate::shares;
use crate::wager::On;
use rand::Rng;
use spadille_core::scene::{self, BankBoard, Board, Face, Plate, StakeOnBoard, StakeShare};
use spadille_core::{
    Advice, Answer, Book, Case, Label, Ledger, Scene, Scribe, Seat, Skill, Table, Target, Text, Unsupported, book, law,
    text,
};

impl Table for Haufeln {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("haufeln" of "bank")
    }

    fn scene(&self, v: &View) -> Scene {
        let p = &v.public;
        let rounds = self.options.rounds;
        Scene {
            title: text!("bank-title-round", round = (p.rounds_done + 1).min(rounds), rounds = rounds),
            seats: Seat::all(self.options.players).map(|seat| self.plate(p, seat)).collect(),
            pots: vec![],
            notes: self.notes(v),
            board: Board::Bank(BankBoard {
                layout: (0..self.options.heap_count()).map(|heap| Heap(heap).to_string()).collect(),
                stakes: self.stakes(p),
                seen: vec![0; self.options.heap_count().into()],
                heaps: if p.phase == Phase::Heaps { vec![] } else { self.heaps(p) },
                shares: self.shares(p),
                purse: shares::purse(self.options.chips, &p.ledger, v.who, p.banker),
                ..BankBoard::default()
            }),
        }
    }

    fn describe(&self, _: &View, m: Move) -> Label {
        match m {
            Move::Ready => Label::button(text!("bank-do-ready")).by(law!("unstaked-aside")),
            Move::Take => Label::button(text!("haufeln-do-take")).by(self.law_of_bank()),
            Move::Decline => Label::button(text!("haufeln-do-decline")).by(law!("nobody-forced")),
            Move::Push(heap) => {
                let text = text!("haufeln-do-push", heap = heap.0 + 1);
                Label::at(Target::Place(heap.to_string()), text).by(law!("push-out"))
            }
            Move::Stake(on) => {
                let text = text!("haufeln-do-stake", amount = counters(on.sum), heap = on.place.0 + 1);
                Label::at(Target::Place(on.place.to_string()), text).by(self.law_of_stake())
            }
        }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        self.hint(v, seat)
    }

    fn candidates<R: Rng>(&self, _: &View, _: Seat, moves: &Moves, _: &mut R) -> Vec<Move> {
        moves.corners().collect()
    }

    /// As much as the player at this seat is used to lay.
    fn lot<R: Rng>(&self, v: &View, seat: Seat, skill: Skill, _: &mut R) -> Option<Move> {
        let Move::Stake(on) = self.hint(v, seat)?.choice else { return None };
        let sum = habit::laid(seat, skill, self.options.chips, &v.public.ledger, self.cap())?;
        Some(Move::Stake(On { sum, ..on }))
    }

    fn reckon(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        self.worth(v, seat, m)
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::settle(&self.options, facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl Haufeln {
    fn plate(&self, p: &Public, seat: Seat) -> Plate {
        let company = Company {
            ledger: &p.ledger,
            awaited: self.whose_turn(p).awaited(),
            banker: p.banker,
            players: self.options.players,
            in_bank: p.bank.left(self.options.laid_by(p.banker), &p.ledger),
        };
        let stakes = p.phase == Phase::Stakes;
        let staked: u32 = if stakes { p.round.stakes[seat].iter().sum() } else { 0 };
        company.plate(seat, stakes && p.round.ready.contains(seat), i64::from(staked) * PARTS)
    }

    fn stakes(&self, p: &Public) -> Vec<StakeOnBoard> {
        let of = |seat: Seat| {
            let laid = p.round.stakes[seat].iter().enumerate().filter(|(_, stake)| **stake > 0);
            laid.map(move |(heap, stake)| StakeOnBoard {
                seat,
                on: Some(Heap(heap as u8).to_string()),
                amount: i64::from(*stake) * PARTS,
                stage: text!("bank-stage-plain"),
                ears: 0,
                cross: 0,
            })
        };
        punters(p.banker, self.options.players).flat_map(of).collect()
    }

    fn heaps(&self, p: &Public) -> Vec<scene::Heap> {
        let bank = p.round.pushed.and_then(|heap| p.round.turned[usize::from(heap)]);
        let turned_up = matches!(p.phase, Phase::Offer | Phase::Over);
        let heap = |(heap, cards): (usize, u8)| {
            let card = p.round.turned[heap];
            let fate = match (card, bank) {
                _ if p.round.pushed == Some(heap as u8) => Some(text!("haufeln-fate-banker")),
                (Some(card), Some(bank)) if compared(card.rank(), bank.rank()).0 => Some(text!("haufeln-fate-won")),
                (Some(_), _) => Some(text!("haufeln-fate-lost")),
                (None, _) => turned_up.then(|| text!("haufeln-fate-aside")),
            };
            scene::Heap { cards, bottom: card.map_or(Face::BACK, Face::from), fate }
        };
        self.options.sizes().enumerate().map(heap).collect()
    }

    /// Every heap but the banker's costs the same.
    fn shares(&self, p: &Public) -> Vec<StakeShare> {
        let heaps = (0..self.options.heap_count()).filter(|heap| p.round.pushed != Some(*heap));
        let open = heaps.filter(|_| p.phase == Phase::Stakes);
        open.map(|heap| shares::even(Heap(heap).to_string(), share(self.options.pack))).collect()
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let p = &v.public;
        let staked = v.who.seat().is_some_and(|seat| p.round.stakes[seat].iter().any(|counters| *counters > 0));
        let mut notes = Vec::from_iter(warning(p.has_begun() || staked, text!("bank-notice")));
        notes.extend(match p.phase {
            Phase::Push => Some(text!("haufeln-note-push", seat = p.banker.next(self.options.players))),
            Phase::Stakes => Some(text!("haufeln-note-share", share = share(self.options.pack).to_string())),
            Phase::Offer => Some(text!("haufeln-offered", seat = self.offered(p))),
            Phase::Heaps | Phase::Over => None,
        });
        notes.extend(self.options.limit.named().map(|limit| text!("bank-note-limit", amount = counters(limit))));
        notes
    }
}
