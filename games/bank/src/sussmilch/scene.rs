//! What a viewer of Süßmilch sees, and how moves are offered to him.

use super::moves::{Move, Moves};
use super::options::MultiBet;
use super::places::{LAYOUT, Spot};
use super::rules::{Sussmilch, law_of_place};
use super::settle::{self, Facts};
use super::state::{Phase, Public, TURNS};
use super::view::View;
use super::{cases, odds};
use crate::bank::Company;
use crate::book::COPIES;
use crate::habit;
use crate::said::{counters, parts, warning};
use crate::shares;
use crate::wager::On;
use rand::Rng;
use spadille_core::scene::{BankBoard, Board, Face, Plate, StakeOnBoard, StakeShare};
use spadille_core::{
    Advice, Answer, Book, Case, Label, Ledger, Scene, Scribe, Seat, Skill, Space as _, Table, Target, Text,
    Unsupported, book, law, text,
};

impl Table for Sussmilch {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("sussmilch" of "bank")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, t) = (&v.public, &v.public.taille);
        let tailles = self.options.tailles;
        let side = |first: usize| t.fallen.iter().skip(first).step_by(2).copied().map(Face::from).collect();
        // Counted on the cards themselves, not once more between them.
        let seen = |spot: Spot| {
            let single = spot.ranks().next().filter(|_| spot.size() == 1);
            single.map_or(0, |rank| COPIES - p.unseen(rank).1.min(COPIES))
        };
        let title = text!("sussmilch-title", taille = (p.tailles_done + 1).min(tailles), tailles = tailles);
        Scene {
            title: title.with("turn", t.turns).with("turns", TURNS),
            seats: Seat::all(self.options.players).map(|seat| self.plate(p, seat)).collect(),
            pots: vec![],
            notes: self.notes(v),
            board: Board::Bank(BankBoard {
                layout: Spot::all().map(|spot| spot.to_string()).collect(),
                stakes: self.stakes(p),
                bank_side: side(0),
                punters_side: side(1),
                left: if p.phase == Phase::Pause { 2 * (TURNS - t.turns.min(TURNS)) } else { 0 },
                shown: t.bottom.map(Face::from),
                seen: Spot::all().map(seen).collect(),
                shares: self.shares(p),
                purse: shares::purse(self.options.chips, &p.ledger, v.who, p.banker),
                ..BankBoard::default()
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let at = |spot: Spot, text: Text| Label::at(Target::Place(spot.to_string()), text);
        match m {
            Move::Ready if v.public.phase == Phase::Count => Label::button(text!("sussmilch-do-let-be")),
            Move::Count => Label::button(text!("sussmilch-do-count")).by(law!("piles")),
            Move::Ready => Label::button(text!("sussmilch-do-ready")).by(law!("turn")),
            Move::Stake(On { place, sum }) => {
                let text = text!("sussmilch-do-stake", amount = counters(sum), place = place.said());
                at(place, text).by(if v.public.taille.turns == 0 { law!("stake") } else { law_of_place(place) })
            }
            Move::Withdraw(On { place, sum }) => {
                let text = text!("sussmilch-do-withdraw", amount = counters(sum), place = place.said());
                at(place, text).by(law!("leave-in-part"))
            }
            Move::Clear(place) => {
                let all = v.who.seat().map_or(0, |seat| v.public.on(seat, place).sum());
                let text = text!("sussmilch-do-withdraw", amount = parts(all), place = place.said());
                at(place, text).by(law!("leave-in-part"))
            }
            Move::Push { from, to } => {
                let text = text!("sussmilch-do-push", amount = counters(from.sum), from = from.place.said());
                at(from.place, text.with("to", to.said())).by(law!("push-elsewhere"))
            }
        }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        self.hint(v, seat)
    }

    /// Everything that can be said, and the smallest stake on every place: larger ones differ in nothing but their size.
    fn candidates<R: Rng>(&self, v: &View, seat: Seat, moves: &Moves, _: &mut R) -> Vec<Move> {
        let advised = self.hint(v, seat).map(|advice| advice.choice);
        let words = (0..moves.listed()).map_while(|n| moves.nth(n));
        let stakes = Spot::all().map(|place| Move::Stake(On { place, sum: 1 }));
        let others = words.chain(stakes.filter(|m| moves.contains(m))).filter(|m| Some(*m) != advised);
        advised.into_iter().chain(others).collect()
    }

    /// As much as the player at this seat is used to lay.
    fn lot<R: Rng>(&self, v: &View, seat: Seat, skill: Skill, _: &mut R) -> Option<Move> {
        let Move::Stake(on) = self.hint(v, seat)?.choice else { return None };
        let sum = habit::laid(seat, skill, self.options.chips, &v.public.ledger, self.options.cap())?;
        Some(Move::Stake(On { sum, ..on }))
    }

    fn reckon(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        Some(self.worth(&v.public, seat, m))
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::settle(&self.options, facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl Sussmilch {
    fn plate(&self, p: &Public, seat: Seat) -> Plate {
        let company = Company {
            ledger: &p.ledger,
            awaited: self.whose_turn(p).awaited(),
            banker: p.banker,
            players: self.options.players,
            in_bank: p.bank.left(self.options.laid_by(p.banker), &p.ledger),
        };
        let is_ready = matches!(p.phase, Phase::Pause | Phase::Count) && p.taille.ready.contains(seat);
        company.plate(seat, is_ready, Spot::all().map(|spot| p.on(seat, spot).sum()).sum())
    }

    fn stakes(&self, p: &Public) -> Vec<StakeOnBoard> {
        let of = |seat: Seat| {
            Spot::all().filter(move |spot| p.on(seat, *spot).standing() > 0).map(move |spot| {
                let shares = p.on(seat, spot);
                StakeOnBoard {
                    seat,
                    on: Some(spot.to_string()),
                    amount: shares.sum(),
                    stage: text!("sussmilch-stage", standing = shares.standing(), of = spot.size()),
                    ears: 0,
                    cross: 0,
                }
            })
        };
        self.punters(p).flat_map(of).collect()
    }

    /// What stakes cost on every place. Of shares that are decided one by one only the whole cost is told: they hang together.
    fn shares(&self, p: &Public) -> Vec<StakeShare> {
        let of = |spot: Spot| {
            if spot.size() > 1 && self.options.multi_bet == MultiBet::Shares {
                return Some(shares::laid(spot.word(), self.share(p, spot)?));
            }
            let copies: u8 = spot.ranks().map(|rank| p.unseen(rank).1).sum();
            Some(shares::drawn(spot.word(), odds::outcomes(p.unseen(LAYOUT[0]).0, copies).filter(|_| copies > 0)?))
        };
        if p.phase == Phase::Pause { Spot::all().filter_map(of).collect() } else { vec![] }
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let p = &v.public;
        let staked = v.who.seat().is_some_and(|seat| p.stakes[seat].iter().any(|shares| shares.sum() > 0));
        let mut notes = Vec::from_iter(warning(p.has_begun() || staked, text!("bank-notice")));
        notes.push(text!("sussmilch-note-grid"));
        if p.phase == Phase::Count {
            notes.push(text!("sussmilch-note-count"));
        }
        if p.phase == Phase::Pause {
            let best = self.best(p);
            notes.extend(
                best.map(|(spot, share)| text!("sussmilch-note-share", place = spot.said(), share = share.to_string())),
            );
        }
        notes.extend(self.options.limit.named().map(|limit| text!("bank-note-limit", amount = counters(limit))));
        notes
    }
}
