//! The end of a Partie: what is paid, and the end of the match.

use super::laws;
use super::rules::{Carambole, HOUSE};
use super::settle;
use super::state::{Phase, State, seat};
use crate::billiard::laws::Next;
use crate::laws::{Ball, BallSet, other};
use crate::told::Told;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::sheet::Measure;
use spadille_core::{Ledger, Scribe, Seat, Sheet, Text, law, text};

/// What settling a match on a real table asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The end of each Partie: points of the first player, points of the second.
    #[serde(default)]
    pub parties: Vec<Played>,
    /// Strokes of a real table to be ruled, one after the other: who plays, a colon, what happened (`A: tip A, hit A B, pocket B fr`).
    #[serde(default)]
    pub strokes: Vec<String>,
}

/// How a Partie ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Points of the first player.
    pub first: u16,
    /// Points of the second.
    pub second: u16,
}

impl Carambole {
    fn pay<S: Scribe>(&self, ledger: &mut Ledger, winner: Seat, loser: Seat, points: u16, scribe: &mut S) {
        let (times, law) = settle::price(&self.options, points);
        ledger.pay(loser, winner, i64::from(times) * i64::from(self.options.stake), law, scribe);
        ledger.pay(loser, HOUSE, self.options.table_money.into(), law!("loser-pays"), scribe);
    }

    /// A player has won the Partie.
    pub(super) fn end<S: Scribe>(&self, s: &mut State, winner: Ball, scribe: &mut S) {
        let (won, lost) = (seat(winner), seat(other(winner)));
        let points = s.partie.score[other(winner)];
        let (times, law) = settle::price(&self.options, points);
        scribe.does(won, self.custom.target_law(), || text!("carambole-won", seat = won));
        if times > 1 {
            scribe.does(lost, law, || text!("carambole-matsch", seat = lost));
        }
        self.pay(&mut s.ledger, won, lost, points, scribe);
        let score = s.partie.score;
        scribe.deal_over(law, || {
            let marks = [Ball::A, Ball::B].map(|side| (seat(side), i64::from(score[side])));
            Sheet::new(text!("carambole-won", seat = won)).with(text!("billiard-points"), Measure::Points, marks)
        });
        s.winner = Some(won);
        self.next_partie(s, scribe);
    }

    /// A Partie without an end is broken off: nobody pays for it.
    pub(super) fn break_off<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        scribe.deal_over(law!("broken-off"), || Sheet::new(text!("carambole-broken-off")));
        s.winner = None;
        self.next_partie(s, scribe);
    }

    fn next_partie<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.done += 1;
        s.judged = None;
        s.throwing = crate::laws::BallSet::EMPTY;
        if s.done >= self.options.parties {
            s.phase = Phase::Over;
            scribe.match_over(None, || text!("house-match-over"));
        } else {
            self.begin(s, scribe);
        }
    }

    /// Settles a match played on a real table.
    pub(super) fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let target = self.custom.target;
        let mut ledger = Ledger::default();
        if facts.parties.len() > usize::from(self.options.parties) {
            return Err(text!("carambole-fact-many", parties = self.options.parties));
        }
        for (n, played) in facts.parties.iter().enumerate() {
            match (played.first, played.second) {
                (a, b) if a == target && b < target => self.pay(&mut ledger, Seat(0), Seat(1), b, scribe),
                (a, b) if b == target && a < target => self.pay(&mut ledger, Seat(1), Seat(0), a, scribe),
                _ => return Err(text!("carambole-fact-end", partie = n as u32 + 1, target = target)),
            }
        }
        if facts.strokes.is_empty() {
            return Ok(ledger);
        }
        let mut s = spadille_core::Game::open(self);
        (s.ledger, s.done) = (ledger, facts.parties.len().try_into().unwrap_or(u16::MAX));
        s.phase = if s.done < self.options.parties { Phase::Play } else { Phase::Over };
        self.rule(&mut s, &facts.strokes, scribe)?;
        Ok(s.ledger)
    }

    /// Rules strokes of a real table.
    fn rule<S: Scribe>(&self, s: &mut State, strokes: &[String], scribe: &mut S) -> Result<(), Text> {
        let both = BallSet::from_iter([Ball::A, Ball::B]);
        let all = self.custom.neutral().iter().copied().fold(both, BallSet::with);
        for (n, line) in strokes.iter().enumerate() {
            let told = Told::read(n, line)?;
            let striker = told.side()?;
            if s.phase == Phase::Over {
                return Err(told.refused());
            }
            s.actor = striker;
            // Off the table are the balls that were made in this run.
            let table = all.but(s.partie.off).with(striker);
            let events = told.events(table, both)?;
            let verdict = laws::judge(&self.custom, &self.situation(s, told.bricole), events);
            let by = seat(striker);
            scribe.does(by, verdict.ruling.law(), || super::said::ruling(verdict.ruling));
            self.announce(&verdict, scribe);
            for ball in verdict.replaced.iter().chain(verdict.spot.iter()) {
                scribe.tell(|| text!("billiard-put-back", ball = ball.to_string()));
            }
            s.partie.off = verdict.off;
            self.write_down(s, &verdict, scribe);
            match verdict.next {
                Next::Over(winner) => self.end(s, winner, scribe),
                next => {
                    let next = seat(next.player());
                    scribe.does(next, verdict.why, || text!("carambole-to-play", seat = next));
                }
            }
        }
        Ok(())
    }
}
