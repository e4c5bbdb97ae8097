//! A table on which the steps of a case are played through the real game.

use crate::amount::{Amount, PARTS};
use crate::book::{Drawn, PACK};
use crate::layout::{Laid, Place};
use crate::pharo::moves::{Move, Say};
use crate::pharo::odds::TURNS;
use crate::pharo::rules::{Outcome, Pharo};
use crate::pharo::state::{Phase, State};
use serde::Deserialize;
use spadille_core::case::seated;
use spadille_core::{Arg, Card, CardSet, Case, Game as _, Log, Rank, Scribe, Seat, Unsupported};

/// One step of a case.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Step {
    Shuffle { cards: Vec<Card>, rest: u8 },
    Stake(Counters),
    Raise(Counters),
    Withdraw { seat: Seat, on: Rank, leave: bool },
    Move { seat: Seat, on: Rank, to: Rank, leave: bool },
    Turn { count: u8 },
    Answer { seat: Seat, on: Rank, say: String, to: Option<Rank> },
}

/// Counters that somebody lays.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Counters {
    seat: Seat,
    on: Rank,
    amount: Amount,
    #[serde(default)]
    place: Place,
    face: Option<Face>,
}

/// Which way up a card lies.
#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Face {
    Up,
    Down,
}

impl Counters {
    /// As they would be laid: a half that lies on the card is as good as a whole beside it or two under its corner.
    fn laid(&self) -> Result<Laid, String> {
        let as_laid = |place: Place| {
            let above = self.amount.0 * i64::from(place.divisor());
            let below = PARTS * i64::from(self.place.divisor());
            let amount = u32::try_from(above / below).ok().filter(|_| above % below == 0)?;
            Some(Laid { on: self.on, amount, place, face_down: self.face == Some(Face::Down) })
        };
        let mut ways = [self.place].into_iter().chain(Place::ALL);
        ways.find_map(as_laid).ok_or_else(|| "an amount that cannot be laid".into())
    }
}

/// A table on which a case is played through the real game.
pub(super) struct Running {
    pub(super) game: Pharo,
    pub(super) state: State,
    /// What befell the cards: turn, seat, rank, word.
    pub(super) events: Vec<(u32, Seat, Rank, String)>,
}

impl Running {
    /// The table of a case after its steps.
    pub(super) fn after(game: Pharo, case: &Case) -> Result<Running, Unsupported> {
        let banker = seated(case.field("banker")?, game.seats())?;
        let mut running = Running { state: game.open_with(banker), game, events: Vec::new() };
        for (i, step) in case.field::<Vec<Step>>("steps")?.into_iter().enumerate() {
            running.take(step).map_err(|why| Unsupported(format!("step {}: {why}", i + 1)))?;
        }
        Ok(running)
    }

    /// Takes a step, or says why the rules refuse it.
    pub(super) fn take(&mut self, step: Step) -> Result<(), String> {
        match step {
            Step::Shuffle { cards, rest } => self.shuffle(&cards, rest),
            Step::Stake(counters) => self.act(counters.seat, Move::Stake(counters.laid()?), &mut ()),
            Step::Raise(counters) => self.act(counters.seat, Move::Raise(counters.laid()?), &mut ()),
            Step::Withdraw { seat, on, leave } => self.request(seat, Move::Withdraw(on), leave),
            Step::Move { seat, on, to, leave } => self.request(seat, Move::Shift { on, to }, leave),
            Step::Turn { count } => (0..count).try_for_each(|_| self.turn()),
            Step::Answer { seat, on, say, to } => {
                let say = Say::from_word(&say).ok_or_else(|| format!("no answer \"{say}\""))?;
                self.act(seat, Move::Answer { on, say, to: to.filter(|to| *to != on) }, &mut ())
            }
        }
    }

    /// Somebody acts; people count seats from 1.
    fn act<S: Scribe>(&mut self, seat: Seat, m: Move, scribe: &mut S) -> Result<(), String> {
        let refused = |r| format!("seat {}, {m}: {r}", u16::from(seat.0) + 1);
        self.game.check(&self.state, seat, m).map_err(refused)?;
        self.game.play(&mut self.state, seat, m, scribe);
        Ok(())
    }

    fn request(&mut self, seat: Seat, m: Move, leave: bool) -> Result<(), String> {
        self.act(seat, m, &mut ())?;
        let banker = self.state.public.banker;
        self.act(banker, if leave { Move::Leave } else { Move::Refuse }, &mut ())?;
        if leave { Ok(()) } else { Err(format!("{m}: the banker gives no leave")) }
    }

    /// Sets the pack: what was drawn before comes first, then the listed cards, then those unseen below.
    fn shuffle(&mut self, cards: &[Card], rest: u8) -> Result<(), String> {
        let listed: CardSet = cards.iter().copied().collect();
        let before = usize::from(PACK.len()).checked_sub(cards.len() + usize::from(rest));
        let before = before.filter(|n| n % 2 == 0 && usize::from(listed.len()) == cards.len());
        let before = before.ok_or("the cards do not make a pack drawn in pairs")?;
        let mut others = PACK.minus(listed).iter();
        let mut pack: Drawn = others.by_ref().take(before).collect();
        pack.extend(cards.iter().copied().chain(others).take(usize::from(PACK.len()) - before));
        let outcome = Outcome::Pack(pack);
        self.game.admits(&self.state, &outcome).map_err(|r| r.to_string())?;
        self.game.reveal(&mut self.state, &outcome, &mut ());
        if before > 0 && self.state.ranks.values().any(|ranks| !ranks.is_empty()) {
            return Err("cards stand that earlier turns might have touched".into());
        }
        (0..before / 2).try_for_each(|_| self.turn())
    }

    /// Everybody is ready, and the turn is drawn.
    fn turn(&mut self) -> Result<(), String> {
        let p = &self.state.public;
        if p.phase != Phase::Pause {
            return Err("no pack lies ready".into());
        }
        let turn = u32::from(p.tailles_done) * u32::from(TURNS) + u32::from(p.taille.turns) + 1;
        let mut heard = Log::default();
        for seat in self.game.punters(p) {
            self.act(seat, Move::Ready, &mut heard)?;
        }
        for text in heard.events.iter().filter_map(|event| event.text()) {
            if let (Some(word), [(_, Arg::Seat(seat)), (_, Arg::Plain(rank)), ..]) =
                (text.id.strip_prefix("pharo-fell-"), &text.args[..])
            {
                self.events.extend(rank.parse().map(|rank| (turn, *seat, rank, word.to_owned())));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_counter_are_laid_where_they_count_as_much() {
        for (amount, place, laid) in [
            ("5", Place::Beside, Some("7 5 beside")),
            ("5/2", Place::On, Some("7 5 beside")),
            ("1/4", Place::On, Some("7 1 corner")),
            ("5/2", Place::Beside, Some("7 5 corner")),
            // An eighth is less than can be staked.
            ("1/2", Place::Corner, None),
            ("-3", Place::On, None),
        ] {
            let amount = amount.parse().unwrap();
            let counters = Counters { seat: Seat(1), on: Rank::Seven, amount, place, face: None };
            assert_eq!(counters.laid().ok().map(|laid| laid.to_string()).as_deref(), laid);
        }
    }
}
