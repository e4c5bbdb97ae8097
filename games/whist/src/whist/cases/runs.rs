//! Cases that run through several deals, or name trumps at Cayenne.

use super::scoring::{honours_fit, net, revokes, written};
use super::{dealt, lay, malformed, one_of_four, play, side, sitting, tricks_of};
use crate::pack::PACK;
use crate::whist::moves::{Move, Named};
use crate::whist::options::Unit;
use crate::whist::rules::Rules;
use crate::whist::score::{Account, Counted, DealResult, Grade, count, places_of};
use crate::whist::state::{FOUR, Phase, State};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, PerSeat, Seat, Space as _, Suit, Unsupported};
use spadille_tricks::deal_out;

/// A call as cases write it.
fn said(word: &str) -> Result<Move, Unsupported> {
    match word {
        "leave_to_partner" => Ok(Move::Leave),
        "call" => Ok(Move::Call),
        suit => {
            suit.parse().map(|suit| Move::Trump(Named(suit))).map_err(|_| Unsupported(format!("no such call: {suit}")))
        }
    }
}

fn written_call(m: Move) -> String {
    match m {
        Move::Leave => "leave_to_partner".into(),
        Move::Trump(Named(suit)) => suit.to_string(),
        other => other.to_string(),
    }
}

/// A deal of any cards after these calls, the suit of this card being Cayenne.
fn auction(rules: &Rules, case: &Case) -> Result<State, Unsupported> {
    let (dealer, turnup): (Seat, Card) = (case.field("dealer")?, case.field("turnup")?);
    let calls: Vec<(Seat, String)> = case.field("calls")?;
    if !rules.cayenne {
        return malformed("trumps are named only at Cayenne");
    }
    let mut s = sitting(rules, dealer, [0; 2], &Default::default())?;
    let mut rng = <rand::rngs::StdRng as rand::SeedableRng>::seed_from_u64(0);
    let (hands, _) = deal_out::<4, _>(PACK, &PerSeat::all(13), &mut rng);
    dealt(rules, &mut s, &hands.0, turnup)?;
    for (seat, call) in calls {
        play(rules, &mut s, seated(seat, FOUR)?, said(&call)?)?;
    }
    Ok(s)
}

pub fn legal_calls(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let s = auction(rules, case)?;
    let seat = (s.public.deal.phase == Phase::Name).then_some(s.public.deal.turn);
    let legal: Vec<String> =
        seat.map(|seat| rules.moves(&s, seat).iter().map(written_call).collect()).unwrap_or_default();
    Answer::with_sets(json!({"seat": seat, "legal": legal}), &["legal"])
}

pub fn auction_run(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let s = auction(rules, case)?;
    let deal = &s.public.deal;
    if deal.phase != Phase::Play {
        return malformed("trumps are not named yet");
    }
    Answer::new(json!({
        "maker": deal.maker,
        "trump": deal.trump,
        "multiplier": if rules.is_doubled(deal) { 2 } else { 1 },
        "leader": deal.turn,
    }))
}

/// A match that is counted deal by deal, whoever plays it.
struct Run<'a> {
    rules: &'a Rules,
    dealer: Seat,
    points: [u8; 2],
    grades: [Vec<Grade>; 2],
    /// Single games won in the whole run.
    singles: [u8; 2],
    extras: [i64; 2],
}

#[derive(Deserialize)]
struct Start {
    dealer: Seat,
    score: [u8; 2],
    grades: [Vec<Grade>; 2],
}

impl<'a> Run<'a> {
    fn new(rules: &'a Rules, case: &Case) -> Result<Run<'a>, Unsupported> {
        let start: Start = case.question()?;
        // That such a match can stand so is checked where one is set up.
        let s = sitting(rules, start.dealer, start.score, &start.grades)?;
        let rubber = rules.options.unit == Unit::Rubber;
        let singles = if rubber { [0; 2] } else { [start.grades[0].len() as u8, start.grades[1].len() as u8] };
        Ok(Run { rules, dealer: s.public.dealer, points: start.score, grades: start.grades, singles, extras: [0; 2] })
    }

    fn games(&self) -> [u8; 2] {
        match self.rules.options.unit {
            Unit::Rubber => [self.grades[0].len() as u8, self.grades[1].len() as u8],
            Unit::SingleGame => self.singles,
        }
    }

    /// Counts a deal, settles what it ends, and passes the deal on.
    fn deal(&mut self, result: &DealResult) -> Value {
        let counted: Counted = count(&self.rules.options, self.points, self.games(), result);
        let mut moved = [0; 4];
        let mut pay = |winner: usize, account: &Account| {
            let change = net(self.rules, winner, account.amount());
            moved.iter_mut().zip(change).for_each(|(sum, change)| *sum += change);
        };
        if let Some(slam) = counted.slam {
            self.extras[slam.side] += slam.value;
        }
        for game in &counted.ended {
            if self.rules.options.unit == Unit::SingleGame {
                let extras = [self.extras[game.winner], self.extras[1 - game.winner]];
                pay(game.winner, &Account::of(&self.rules.options, &[game.grade], &[], extras));
                self.extras = [0; 2];
            }
            self.grades[game.winner].push(game.grade);
        }
        if let Some(winner) = counted.rubber {
            let extras = [self.extras[winner], self.extras[1 - winner]];
            let (won, lost) = (&self.grades[winner], &self.grades[1 - winner]);
            pay(winner, &Account::of(&self.rules.options, won, lost, extras));
            (self.grades, self.extras) = (Default::default(), [0; 2]);
        }
        let mut entry = written(&counted);
        entry["dealer"] = json!(self.dealer);
        entry["net"] = json!(moved);
        self.points = if counted.rubber.is_some() { [0; 2] } else { counted.after };
        self.singles = counted.games;
        self.dealer = self.dealer.next(FOUR);
        entry
    }
}

fn told(run: &Run<'_>, deals: Vec<Value>) -> Result<Answer, Unsupported> {
    Answer::new(json!({"deals": deals, "next_dealer": run.dealer}))
}

pub fn match_run(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct One {
        tricks: Option<[u8; 2]>,
        honours: Option<[u8; 2]>,
        revoke: Option<usize>,
        #[serde(default)]
        call: Option<usize>,
        #[serde(default)]
        cayenne: Option<Suit>,
        #[serde(default)]
        trump: Option<Suit>,
    }
    let deals: Vec<One> = case.field("deals")?;
    let mut run = Run::new(rules, case)?;
    let mut entries = Vec::new();
    for one in deals {
        let result = match (one.call, one.tricks, one.honours) {
            (Some(call), ..) => DealResult { call: Some(side(call)?), ..DealResult::default() },
            (None, Some(tricks), Some(honours)) => DealResult {
                tricks: tricks_of(tricks)?,
                honours: honours_fit(rules, honours)?,
                revokes: revokes(one.revoke)?,
                call: None,
                doubled: rules.cayenne && one.trump.is_some() && one.cayenne == one.trump,
            },
            _ => return malformed("a deal has tricks and honours, or a call"),
        };
        entries.push(run.deal(&result));
    }
    told(&run, entries)
}

pub fn replay(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct One {
        hands: Vec<CardSet>,
        turnup: Card,
        calls: Vec<(Seat, String)>,
        tricks: Vec<Vec<Card>>,
    }
    let deals: Vec<One> = case.field("deals")?;
    let mut run = Run::new(rules, case)?;
    let mut entries = Vec::new();
    for one in deals {
        let mut s = sitting(rules, run.dealer, run.points, &run_games(rules, &run))?;
        dealt(rules, &mut s, &one.hands, one.turnup)?;
        let mut by_call = None;
        for (seat, call) in &one.calls {
            let seat = seated(*seat, FOUR)?;
            let before = s.public.deals_done;
            play(rules, &mut s, seat, said(call)?)?;
            if s.public.deals_done > before {
                by_call = Some(crate::whist::score::side_of(seat));
            }
        }
        let trump = one_of_four(s.public.deal.trump.unwrap_or(one.turnup.suit()))?;
        let (maker, doubled) = (s.public.deal.maker, rules.is_doubled(&s.public.deal));
        let mut winners = Vec::new();
        if by_call.is_none() {
            while s.public.deal.phase == Phase::Call {
                let Some(seat) = s.public.deal.unheard.first() else { return malformed("nobody is asked") };
                play(rules, &mut s, seat, Move::NoCall)?;
            }
            if one.tricks.len() != 13 || one.tricks.iter().any(|trick| trick.len() != 4) {
                return malformed("a deal has thirteen tricks of four cards");
            }
            winners = lay(rules, &mut s, one.tricks.iter().flatten().copied())?;
        } else if !one.tricks.is_empty() {
            return malformed("a deal that is won by a call is not played");
        }
        let held = [0, 1].map(|side| {
            let honours = rules.honours(trump);
            places_of(side).iter().map(|place| one.hands[place.index()].both(honours).len()).sum::<u8>()
        });
        let taken = [0, 1].map(|side| winners.iter().filter(|seat| usize::from(seat.0 & 1) == side).count() as u8);
        let result = match by_call {
            Some(call) => DealResult { call: Some(call), ..DealResult::default() },
            None => DealResult { tricks: taken, honours: held, revokes: [0; 2], call: None, doubled },
        };
        let mut entry = run.deal(&result);
        for (name, value) in
            [("trump", json!(trump)), ("winners", json!(winners)), ("tricks", json!(taken)), ("held", json!(held))]
        {
            entry[name] = value;
        }
        if rules.cayenne {
            (entry["maker"], entry["multiplier"]) = (json!(maker), json!(if doubled { 2 } else { 1 }));
        }
        entries.push(entry);
    }
    told(&run, entries)
}

/// The games of the rubber going on; single games are each for themselves.
fn run_games(rules: &Rules, run: &Run<'_>) -> [Vec<Grade>; 2] {
    match rules.options.unit {
        Unit::Rubber => run.grades.clone(),
        Unit::SingleGame => Default::default(),
    }
}
