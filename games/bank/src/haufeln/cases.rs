//! How worked cases of Häufeln are run, by their form.

use super::moves::{Heap, Move};
use super::odds;
use super::options::{BankRotation, MOST, sizes};
use super::rules::{Haufeln, Outcome};
use super::settle::compared;
use super::state::{Phase, Public};
use crate::amount::Amount;
use crate::bank::punters;
use crate::cases::{Running, Written, net, one, rules, whole, written};
use crate::odds::Fraction;
use crate::wager::On;
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::{Answer, Card, Case, Game as _, Rank, Seat, Turn, Unsupported};

/// One step of a case.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum Step {
    Deal { heaps: Vec<Vec<Written>> },
    PushOut { seat: Seat, heap: u8 },
    Stake { seat: Seat, heap: u8, amount: Amount },
    TurnUp,
    Decline { seat: Seat },
    Take { seat: Seat },
}

/// Works out a case.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let game: Haufeln = rules(case, "rounds")?;
    let pack = game.options.pack;
    let after = |game| Running::after(game, case, Haufeln::open_with, |at: &mut Table, step| at.take(step).map(drop));
    match case.form().unwrap_or_default() {
        "replay" | "run" => run(game, case),
        "legal" => Answer::new(json!({"legal": after(game)?.take(case.field("action")?).is_ok()})),
        "choices" => {
            let (at, seat): (Table, Seat) = (after(game)?, case.field("seat")?);
            let moves = at.game.moves(&at.state, seat);
            let heaps = moves.sums.iter().flat_map(|sums| sums.room.iter().map(|(heap, ..)| *heap));
            Answer::new(json!({"choices": heaps.collect::<Vec<_>>()}))
        }
        "pack" => Answer::new(json!({"cards": pack.cards().len(), "ranks": pack.ranks(), "turns": null})),
        "heap-sizes" => {
            let heaps: u8 = case.field("heaps")?;
            Answer::new(json!({"sizes": sizes(pack.cards().len(), heaps).collect::<Vec<_>>()}))
        }
        "edge" => one("edge", Some(odds::share(pack) * Fraction::from_integer(staked_heaps(case)?.into()))),
        "outcomes" => {
            let (win, tie) = (odds::win(pack), odds::share(pack));
            let lose = Fraction::from_integer(1) - win;
            Answer::new(json!({"win": win.to_string(), "lose": lose.to_string(), "tie": tie.to_string()}))
        }
        "winning-heaps" => {
            let chances = odds::winning_heaps(pack, case.field("staked")?);
            let chances = chances.ok_or_else(|| Unsupported("more heaps than cards".into()))?;
            Answer::new(json!({"p": written(chances)}))
        }
        "given-card" => {
            let against = |rank: Rank| odds::against(pack, rank);
            let chances: Option<Vec<_>> = case.field::<Vec<Rank>>("ranks")?.into_iter().map(against).collect();
            Answer::new(json!({"p": written(chances.ok_or_else(|| Unsupported("no such card in the pack".into()))?)}))
        }
        _ => Err(Unsupported::form(case)),
    }
}

/// On how many heaps a unit lies.
fn staked_heaps(case: &Case) -> Result<u8, Unsupported> {
    #[derive(Deserialize)]
    struct Bet {
        heaps: u8,
    }
    case.field::<Bet>("bet").map(|bet| bet.heaps)
}

type Table = Running<Haufeln>;

/// What became of the heaps of a round, a row for each.
type Rows = Vec<(u16, u8, Option<String>, &'static str)>;

fn run(game: Haufeln, case: &Case) -> Result<Answer, Unsupported> {
    let events = std::cell::RefCell::new(Rows::new());
    let at = Running::after(game, case, Haufeln::open_with, |at: &mut Table, step| {
        at.take(step).map(|rows| events.borrow_mut().extend(rows))
    })?;
    let p = &at.state.public;
    let lies = p.phase == Phase::Offer && at.game.options.bank_rotation == BankRotation::EachRound;
    let banker = if lies { at.game.offered(p) } else { p.banker };
    let net = net(&p.ledger, at.game.seats());
    Answer::new(json!({"events": events.into_inner(), "net": net, "pots": {}, "banker": banker}))
}

impl Table {
    /// Takes a step, or says why the rules refuse it; tells what became of the heaps.
    fn take(&mut self, step: Step) -> Result<Rows, String> {
        match step {
            Step::Deal { heaps } => self.deal(&heaps)?,
            Step::PushOut { seat, heap } => self.act(seat, Move::Push(known(heap)?))?,
            Step::Stake { seat, heap, amount } => {
                self.act(seat, Move::Stake(On { place: known(heap)?, sum: whole(amount)? }))?;
            }
            Step::TurnUp => return self.turn_up(),
            Step::Decline { seat } if self.by_agreement() => return Err(format!("nothing is offered to {seat}")),
            Step::Decline { seat } => self.act(seat, Move::Decline)?,
            Step::Take { seat } => {
                let offered = self.state.public.phase == Phase::Offer;
                self.offered_to(seat)?;
                // A banker who takes what is his already keeps it.
                if !(offered && self.by_agreement() && self.state.public.banker == seat) {
                    self.act(seat, Move::Take)?;
                }
            }
        }
        Ok(Rows::new())
    }

    fn by_agreement(&self) -> bool {
        self.game.options.bank_rotation == BankRotation::ByAgreement
    }

    /// Where the bank stays until another takes it, everybody before him has nothing against it.
    fn offered_to(&mut self, seat: Seat) -> Result<(), String> {
        while self.by_agreement() && self.state.public.phase == Phase::Offer {
            let asked = self.game.offered(&self.state.public);
            if asked == seat {
                break;
            }
            self.act(asked, Move::Decline)?;
        }
        Ok(())
    }

    /// Heaps of which a case may tell the bottom card alone. After a round the new banker has taken the bank without a word.
    fn deal(&mut self, written: &[Vec<Written>]) -> Result<(), String> {
        if self.state.public.phase == Phase::Offer {
            let stays = self.state.public.banker;
            self.offered_to(stays)?;
            if self.state.public.phase == Phase::Offer {
                self.act(self.game.offered(&self.state.public), Move::Take)?;
            }
        }
        let heaps: Vec<Vec<Card>> = written.iter().map(|heap| self.read(heap)).collect::<Result<_, _>>()?;
        let listed: spadille_core::CardSet = heaps.iter().flatten().copied().collect();
        let mut others = self.game.options.pack.cards().minus(listed).iter();
        let whole = |(heap, size): (&Vec<Card>, u8)| {
            let more = usize::from(size).saturating_sub(heap.len());
            others.by_ref().take(more).chain(heap.iter().copied()).take(usize::from(size)).collect()
        };
        if heaps.len() != usize::from(self.game.options.heap_count()) {
            return Err("another number of heaps".into());
        }
        let outcome = Outcome::Heaps(heaps.iter().zip(self.game.options.sizes()).map(whole).collect());
        self.fall(&outcome)
    }

    /// Everybody is ready, and the heaps are turned up.
    fn turn_up(&mut self) -> Result<Rows, String> {
        let staked = (0..self.game.options.heap_count()).any(|heap| self.state.public.round.is_staked(heap));
        if self.state.public.phase != Phase::Stakes || !staked {
            return Err("nothing is staked".into());
        }
        let number = self.state.public.rounds_done + 1;
        for seat in punters(self.state.public.banker, self.game.seats()) {
            if matches!(self.game.turn(&self.state), Turn::Seats { awaited, .. } if awaited.contains(seat)) {
                self.act(seat, Move::Ready)?;
            }
        }
        let p = &self.state.public;
        Ok((0..self.game.options.heap_count()).map(|heap| self.row(p, number, heap)).collect())
    }

    fn row(&self, p: &Public, number: u16, heap: u8) -> (u16, u8, Option<String>, &'static str) {
        let turned = |heap: u8| p.round.turned.get(usize::from(heap)).copied().flatten();
        let (card, bank) = (turned(heap), p.round.pushed.and_then(turned));
        let word = match (card, bank) {
            _ if p.round.pushed == Some(heap) => "banker",
            (Some(card), Some(bank)) if compared(card.rank(), bank.rank()).0 => "win",
            (Some(_), _) => "lose",
            (None, _) => "aside",
        };
        (number, heap, card.map(|card| self.name(card)), word)
    }
}

/// A heap of a case, counted from 0.
fn known(heap: u8) -> Result<Heap, String> {
    if heap < MOST { Ok(Heap(heap)) } else { Err(format!("no heap {}", Value::from(heap))) }
}
