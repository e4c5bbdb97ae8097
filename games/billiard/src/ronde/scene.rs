//! What a viewer sees à la ronde, and how moves are offered to him.

use super::cases;
use super::laws::Pays;
use super::rules::{BANK, HOUSE, Move, Moves, Ronde};
use super::said;
use super::settle::{self, Facts};
use super::state::{Phase, State, WHITES, white};
use crate::laws::Ball;
use crate::table::{Shown, board, describe};
use rand::Rng;
use spadille_core::scene::{Board, Mark, Place as SeatPlace};
use spadille_core::{
    Advice, Answer, Book, Case, Game as _, Label, Ledger, Scene, Scribe, Seat, Space as _, Table, Text, Turn,
    Unsupported, book, law, text,
};

impl Table for Ronde {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("ronde" from "billiard-family")
    }

    fn scene(&self, v: &State) -> Scene {
        let all = std::iter::once(Ball::P).chain((0..WHITES).map(white));
        let shown: Vec<Shown> = all.map(|ball| Shown { ball, place: v.place(ball), seat: None }).collect();
        let lay = matches!(self.turn(v), Turn::Seats { .. }).then(|| self.lay(v));
        let said = v.ruling.map(said::ruling);
        let mut pots = Vec::new();
        if self.custom.pays == Pays::Bank {
            pots.push(Mark::new(text!("ronde-bank"), v.ledger.balance(BANK)));
        }
        if self.options.table_money > 0 {
            pots.push(Mark::new(text!("billiard-house"), v.ledger.balance(HOUSE)));
        }
        let game = (v.done + 1).min(self.options.games);
        Scene {
            title: text!("ronde-title", game = game, games = self.options.games),
            seats: Seat::all(self.seats()).map(|seat| self.seated(v, seat)).collect(),
            pots,
            notes: self.notes(v),
            board: Board::Cloth(board(self.ground, &shown, lay.as_ref(), v.all_strokes, v.last.as_ref(), said)),
        }
    }

    fn describe(&self, v: &State, m: Move) -> Label {
        let lay = self.lay(v);
        let law = self.sought(v).1;
        match &m {
            Move::Play(stroke) => describe(Some(&lay), Err(stroke)).by(law),
            Move::Shot(shot) => describe(Some(&lay), Ok(shot)).by(law),
            Move::Word(word) => match *word {},
        }
    }

    fn advise(&self, v: &State, seat: Seat) -> Option<Advice<Move>> {
        self.advice(v, seat)
    }

    /// What is advised and what lies beside it, and the shots that have names.
    fn candidates<R: Rng>(&self, v: &State, seat: Seat, moves: &Moves, rng: &mut R) -> Vec<Move> {
        let mut few: Vec<Move> = self.advice(v, seat).map(|advice| advice.choice).into_iter().collect();
        if let Some(&advised) = few.first() {
            few.extend((0..10).filter_map(|_| moves.near(&advised, rng)));
        }
        few.extend((0..moves.listed()).map_while(|n| moves.nth(n)).take(36));
        let mut seen = std::collections::HashSet::new();
        few.retain(|m| seen.insert(*m));
        few
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        self.settle_facts(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::answer(case)
    }
}

impl Ronde {
    fn seated(&self, v: &State, seat: Seat) -> SeatPlace {
        let mut place = SeatPlace::new(seat, v.ledger.balance(seat), self.turn(v).awaited().contains(seat));
        if self.custom.pays == Pays::Points {
            place.marks.push(Mark::new(text!("billiard-points"), v.score[usize::from(seat.0 % 2)]));
        }
        place
    }

    fn notes(&self, v: &State) -> Vec<Text> {
        let mut notes: Vec<Text> = v.ruling.map(said::ruling).into_iter().collect();
        match v.phase {
            Phase::Over => notes.push(text!("house-match-over")),
            Phase::Lot => notes.push(text!("ronde-note-lot")),
            Phase::Play => {
                notes.push(text!("ronde-left", count = v.left().count()));
                if v.is_duel() {
                    let (cue, object) = (v.cue(), self.sought(v).0.first().unwrap_or(Ball::P));
                    notes.push(text!(
                        "ronde-duel-turn",
                        seat = v.striker,
                        cue = cue.to_string(),
                        object = object.to_string()
                    ));
                } else {
                    notes.push(text!("ronde-to-play", seat = v.striker));
                }
            }
        }
        notes
    }

    /// Settles a game played on a real table.
    fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let (players, stake) = (self.options.players, i64::from(self.options.stake));
        let each = |some: &[u16]| some.is_empty() || some.len() == usize::from(players);
        if facts.balls.len() != usize::from(players)
            || facts.last >= players
            || ![&facts.faults, &facts.runs_in, &facts.points].into_iter().all(|some| each(some))
        {
            return Err(text!("ronde-fact-players", players = players));
        }
        let last = Seat(facts.last);
        let of = |some: &[u16], seat: Seat| i64::from(some.get(seat.index()).copied().unwrap_or(0));
        let all: u32 = facts.balls.iter().map(|n| u32::from(*n)).sum();
        if all != WHITES as u32 || of(&facts.balls, last) == 0 {
            return Err(text!("ronde-fact-twelve"));
        }
        let mut ledger = Ledger::default();
        let single = |maker: Seat| of(&facts.balls, maker) - i64::from(maker == last);
        match self.custom.pays {
            Pays::All => {
                for maker in Seat::all(players) {
                    for other in Seat::all(players).filter(|other| *other != maker) {
                        ledger.pay(other, maker, single(maker) * stake, law!("paid-by-all"), scribe);
                        if maker == last {
                            let times = i64::from(self.custom.last_times);
                            ledger.pay(other, maker, times * stake, law!("last-ball-double"), scribe);
                        }
                    }
                }
            }
            Pays::Bank => {
                let (points, law) = settle::each_gives(players);
                for seat in Seat::all(players) {
                    ledger.pay(seat, BANK, i64::from(points) * stake, law, scribe);
                    let faults = of(&facts.faults, seat) * i64::from(self.custom.fault_price)
                        + of(&facts.runs_in, seat) * i64::from(self.custom.run_in_price);
                    ledger.pay(seat, BANK, faults * stake, law!("bank-collects"), scribe);
                }
                for maker in Seat::all(players) {
                    ledger.pay(BANK, maker, single(maker) * stake, law!("bank-pays"), scribe);
                }
                ledger.pay(BANK, last, ledger.balance(BANK), law!("last-takes-bank"), scribe);
            }
            Pays::Points => {
                let other = last.next(2);
                let points = |seat: Seat| of(&facts.points, seat) as u32;
                let (won, law) = settle::of_two(points(last), points(other));
                let winner = if won { last } else { other };
                ledger.pay(winner.next(2), winner, stake, law, scribe);
                ledger.pay(winner.next(2), HOUSE, self.options.table_money.into(), law!("table-money-ronde"), scribe);
                return Ok(ledger);
            }
        }
        ledger.pay(last, HOUSE, self.options.table_money.into(), law!("table-money-ronde"), scribe);
        Ok(ledger)
    }
}
