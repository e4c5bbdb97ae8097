//! Games won and lost, and what is paid for them.

use super::options::TriompheOptions;
use super::rules::Triomphe;
use super::state::{FOUR, SEATS, TRICKS};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, PerSeat, Scribe, Seat, SeatSet, Text, law, text};

/// An offence that costs games.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Offence {
    /// He will not play.
    Refuse,
    /// He does not follow suit though he could.
    Revoke,
    /// He gives the game up instead of taking.
    Concede,
    /// He fails to deal.
    OmitDeal,
    /// He deals wrongly.
    Misdeal,
}

impl Offence {
    /// The games it costs, and its law.
    pub fn row(self) -> (i64, LawId) {
        match self {
            Offence::Refuse => (2, law!("refuse-to-play")),
            Offence::Revoke => (2, law!("revoke-two-games")),
            Offence::Concede => (1, law!("give-up-costs")),
            Offence::OmitDeal => (1, law!("deal-omitted")),
            Offence::Misdeal => (1, law!("misdeal")),
        }
    }
}

/// What came of a deal, as it is settled: by the rules, by hand and in worked cases alike.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DealResult {
    /// It was played out: the tricks of each.
    Played(PerSeat<u8, SEATS>),
    /// Somebody ended it.
    Offence {
        /// How.
        what: Offence,
        /// Who.
        by: Seat,
    },
}

/// Who won how many games.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Those who won: a side, or one alone; nobody after a tie or where everybody plays for himself and one has offended.
    pub winners: SeatSet,
    /// The games of each.
    pub games: PerSeat<i32, SEATS>,
    /// Whether all tricks were one's.
    pub vole: bool,
}

/// The seats of the side to which a seat belongs.
pub fn pair_of(seat: Seat) -> SeatSet {
    SeatSet::one(seat).with(seat.after(2, FOUR))
}

/// Who won how many games.
pub fn outcome(options: &TriompheOptions, result: &DealResult) -> Outcome {
    let partners = options.has_partners();
    match result {
        DealResult::Offence { what, by } => {
            let games = what.row().0 as i32;
            let guilty = if partners { pair_of(*by) } else { SeatSet::one(*by) };
            let winners = if partners { pair_of(by.next(FOUR)) } else { SeatSet::EMPTY };
            let lost = if partners { games } else { 3 * games };
            let games = PerSeat::from_fn(|seat| if guilty.contains(seat) { -lost } else { games });
            Outcome { winners, games, vole: false }
        }
        DealResult::Played(tricks) => {
            let (winners, most) = if partners {
                let ours = tricks[Seat(0)].saturating_add(tricks[Seat(2)]);
                let theirs = tricks[Seat(1)].saturating_add(tricks[Seat(3)]);
                (pair_of(Seat(u8::from(ours < theirs))), ours.max(theirs))
            } else {
                let most = tricks.values().copied().max().unwrap_or(0);
                let first: SeatSet = tricks.iter().filter(|(_, n)| **n == most).map(|(seat, _)| seat).collect();
                (if first.len() == 1 { first } else { SeatSet::EMPTY }, most)
            };
            let vole = most == TRICKS && !winners.is_empty();
            let games = if vole && options.vole.is_on() { 2 } else { 1 };
            let games = PerSeat::from_fn(|seat| match winners.contains(seat) {
                _ if winners.is_empty() => 0,
                true if partners => games,
                true => 3 * games,
                false => -games,
            });
            Outcome { winners, games, vole }
        }
    }
}

impl Triomphe {
    /// The law by which a deal is decided.
    pub(super) fn result_law(&self, result: &DealResult, outcome: &Outcome) -> LawId {
        match result {
            DealResult::Offence { what, .. } => what.row().1,
            DealResult::Played(_) if outcome.winners.is_empty() => law!("alone-tie"),
            DealResult::Played(_) if outcome.vole && self.options.vole.is_on() => law!("vole"),
            DealResult::Played(_) if self.options.has_partners() => law!("majority"),
            DealResult::Played(_) => law!("alone-most-tricks"),
        }
    }

    /// Pays what was won: by each loser to one winner, or all to or from one alone.
    pub fn pay<S: Scribe>(&self, ledger: &mut Ledger, result: &DealResult, scribe: &mut S) -> Outcome {
        let outcome = outcome(&self.options, result);
        let law = self.result_law(result, &outcome);
        let stake = i64::from(self.options.stake);
        let lost = |seat: Seat| -i64::from(outcome.games[seat]) * stake;
        if self.options.has_partners() {
            for seat in [Seat(0), Seat(2)] {
                ledger.pay(seat, seat.next(FOUR), lost(seat), law, scribe);
            }
            return outcome;
        }
        // One stands against the three others: the winner, or whoever has offended.
        let alone = Seat::all(FOUR).find(|seat| outcome.games[*seat].abs() > 2);
        let Some(alone) = alone.or_else(|| outcome.winners.first()) else { return outcome };
        for seat in Seat::all(FOUR).filter(|seat| *seat != alone) {
            ledger.pay(seat, alone, lost(seat), law, scribe);
        }
        outcome
    }

    /// Settles a deal from its facts.
    ///
    /// # Errors
    /// Says which facts cannot be.
    pub fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let result = match (facts.offence, facts.offender) {
            (Some(what), Some(number @ 1..=4)) => DealResult::Offence { what, by: Seat(number - 1) },
            (None, None) => {
                let all: u32 = facts.tricks.iter().map(|n| u32::from(*n)).sum();
                let Ok(tricks) = <[u8; SEATS]>::try_from(facts.tricks.as_slice()) else {
                    return Err(text!("triomphe-fact-tricks", number = TRICKS));
                };
                if all != u32::from(TRICKS) {
                    return Err(text!("triomphe-fact-tricks", number = TRICKS));
                }
                DealResult::Played(PerSeat(tricks))
            }
            _ => return Err(text!("triomphe-fact-offender")),
        };
        let mut ledger = Ledger::default();
        self.pay(&mut ledger, &result, scribe);
        Ok(ledger)
    }
}

/// The facts of a deal played with real cards. Players are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The tricks of each player; none where somebody ended the deal.
    #[serde(default)]
    pub tricks: Vec<u8>,
    /// What somebody did that cost games: refuse, revoke, concede, omit_deal or misdeal.
    #[serde(default)]
    pub offence: Option<Offence>,
    /// Who did it.
    #[serde(default)]
    pub offender: Option<u8>,
}
