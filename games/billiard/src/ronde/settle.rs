//! The bank of Hamburg, and who has won.

use super::laws::{Pays, Situation, judge};
use super::rules::{BANK, HOUSE, Ronde};
use super::said;
use super::state::{Phase, WHITES, row};
use crate::laws::{Ball, BallSet};
use crate::table::Place;
use crate::told::Told;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Game as _, LawId, Ledger, Scribe, Seat, Text, law, text};

/// What each gives to the bank beforehand.
pub fn each_gives(players: u8) -> (u32, LawId) {
    (12u32.div_ceil(u32::from(players.max(1))).clamp(2, 4), law!("bank-of-twelve"))
}

/// Who has won, of two who count: the one with more points, or whoever made the last ball.
pub fn of_two(maker: u32, other: u32) -> (bool, LawId) {
    (maker >= other, law!("two-players-winner"))
}

/// The facts of a game played on a real table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// How many balls each player made.
    #[serde(default)]
    pub balls: Vec<u16>,
    /// Who made the last one: 0 is the first player.
    #[serde(default)]
    pub last: u8,
    /// How many faults each made, where there is a bank.
    #[serde(default)]
    pub faults: Vec<u16>,
    /// How often each ran in, where there is a bank.
    #[serde(default)]
    pub runs_in: Vec<u16>,
    /// How many points each of two has, who count.
    #[serde(default)]
    pub points: Vec<u16>,
    /// Strokes of a real table to be ruled, one after the other: who plays, a colon, what happened (`2 at w3: tip P, hit P w3, pocket w3 fr`).
    #[serde(default)]
    pub strokes: Vec<String>,
}

impl Ronde {
    /// Settles a game played on a real table.
    pub(super) fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let (players, stake) = (self.options.players, i64::from(self.options.stake));
        if !facts.strokes.is_empty() {
            return self.rule(&facts.strokes, scribe);
        }
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
                let (points, law) = each_gives(players);
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
                let (won, law) = of_two(points(last), points(other));
                let winner = if won { last } else { other };
                ledger.pay(winner.next(2), winner, stake, law, scribe);
                ledger.pay(winner.next(2), HOUSE, self.options.table_money.into(), law!("table-money-ronde"), scribe);
                return Ok(ledger);
            }
        }
        ledger.pay(last, HOUSE, self.options.table_money.into(), law!("table-money-ronde"), scribe);
        Ok(ledger)
    }

    /// Rules the strokes of a game on a real table; players are told by the numbers of their seats.
    fn rule<S: Scribe>(&self, strokes: &[String], scribe: &mut S) -> Result<Ledger, Text> {
        let mut s = self.open();
        self.begin(&mut s, scribe);
        let game = s.done;
        let company: BallSet = (1..=self.options.players).filter_map(Ball::numbered).collect();
        for (n, line) in strokes.iter().enumerate() {
            let told = Told::read(n, line)?;
            let number = told.player(|ball| company.contains(ball))?;
            if s.done != game || s.phase != Phase::Play {
                return Err(told.refused());
            }
            s.striker = Seat(number.dots().map_or(0, |dots| dots - 1));
            let (cue, on_cushions, was_duel) = (s.cue(), s.on_cushions(), s.is_duel());
            let table = s.left().chain([Ball::P]).collect::<BallSet>();
            let whites = || s.left().filter(|ball| *ball != cue);
            let white_plays = (cue != Ball::P).then_some(Ball::P);
            let before = Situation {
                striker: s.striker,
                cue,
                target: told.at(table.without(cue))?,
                cushion: whites().filter(|ball| on_cushions.contains(*ball)).collect(),
                free: whites().filter(|ball| !on_cushions.contains(*ball)).chain(white_plays).collect(),
                masked_by: BallSet::EMPTY,
                retries: s.retries,
                bank: (s.ledger.balance(BANK) / i64::from(self.options.stake)).clamp(0, u32::MAX.into()) as u32,
            };
            let verdict = judge(&self.custom, &before, told.events(table, company)?);
            scribe.does(s.striker, verdict.ruling.law(), || said::ruling(verdict.ruling));
            for ball in verdict.replaced.iter() {
                scribe.tell(|| text!("billiard-put-back", ball = ball.to_string()));
            }
            for ball in verdict.made.iter() {
                s.put(ball, Place::Out);
            }
            for n in (0..WHITES).filter(|n| row(cue) != Some(*n)) {
                s.anchored[n] &= verdict.cushion.contains(super::state::white(n));
            }
            s.centred = verdict.centre;
            self.pay(&mut s, &verdict, scribe);
            self.hand_on(&mut s, &verdict, was_duel, scribe);
        }
        Ok(s.ledger)
    }
}
