//! Cases about points, grades, rubbers and calls.

use super::{malformed, one_of_four, side, standing, tricks_of};
use crate::whist::rules::Rules;
use crate::whist::score::{Account, Counted, DealResult, Grade, count, grade, honour_points, may_call, side_of};
use crate::whist::state::{FOUR, partner};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, CardSet, Case, Seat, Suit, Unsupported};

pub fn honours(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let trump = one_of_four(case.field("trump")?)?;
    let (hands, sides): (Vec<CardSet>, Vec<Vec<Seat>>) = (case.field("hands")?, case.field("sides")?);
    let mut held = Vec::new();
    for seats in &sides {
        let cards = seats.iter().map(|seat| hands.get(seat.index()).copied());
        let Some(cards) = cards.collect::<Option<Vec<CardSet>>>() else { return malformed("there is no such hand") };
        held.push(cards.iter().map(|hand| hand.both(rules.honours(trump)).len()).sum::<u8>());
    }
    let points: Vec<u8> = held.iter().map(|held| honour_points(*held)).collect();
    Answer::new(json!({"held": held, "points": points}))
}

/// What was counted, in the fields that all forms share.
pub fn written(counted: &Counted) -> Value {
    json!({
        "marks": counted.marks,
        "ended": counted.ended.as_slice(),
        "after": counted.after,
        "games": counted.games,
        "slam": counted.slam,
        "rubber": counted.rubber,
    })
}

/// A side that has revoked, as counts of both.
pub fn revokes(by: Option<usize>) -> Result<[u8; 2], Unsupported> {
    let mut revokes = [0; 2];
    if let Some(by) = by {
        revokes[side(by)?] = 1;
    }
    Ok(revokes)
}

pub fn honours_fit(rules: &Rules, honours: [u8; 2]) -> Result<[u8; 2], Unsupported> {
    let most = rules.honours(Suit::Spades).len();
    if honours[0].checked_add(honours[1]) == Some(most) {
        Ok(honours)
    } else {
        malformed(format!("there are {most} honours"))
    }
}

pub fn score_deal(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        before: [u8; 2],
        games: [u8; 2],
        tricks: [u8; 2],
        honours: [u8; 2],
        revoke: Option<usize>,
        #[serde(default)]
        cayenne: Option<Suit>,
        #[serde(default)]
        trump: Option<Suit>,
    }
    let q: Question = case.question()?;
    let result = DealResult {
        tricks: tricks_of(q.tricks)?,
        honours: honours_fit(rules, q.honours)?,
        revokes: revokes(q.revoke)?,
        call: None,
        doubled: rules.cayenne && q.trump.is_some() && q.cayenne == q.trump,
    };
    let counted = count(&rules.options, standing(q.before)?, q.games, &result);
    Answer::new(written(&counted))
}

pub fn grades(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let points: Vec<u8> = case.field("loser_points")?;
    let grades: Vec<Grade> = points.iter().map(|points| grade(&rules.options, *points)).collect();
    let values: Vec<i64> = grades.iter().map(|grade| grade.value()).collect();
    Answer::new(json!({"grades": grades, "values": values}))
}

/// What an account moves on each seat.
pub fn net(rules: &Rules, winner: usize, amount: i64) -> [i64; 4] {
    let times = match rules.options.pay {
        crate::whist::options::Pay::EachToEach => 2,
        crate::whist::options::Pay::Pairwise => 1,
    };
    [0, 1, 2, 3].map(|seat| if side_of(Seat(seat)) == winner { times * amount } else { -times * amount })
}

pub fn settle_rubber(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        winner: usize,
        winner_games: Vec<Grade>,
        loser_games: Vec<Grade>,
        winner_slams: Vec<i64>,
        loser_slams: Vec<i64>,
    }
    let q: Question = case.question()?;
    let winner = side(q.winner)?;
    let slams = |slams: &[i64]| slams.iter().fold(0i64, |sum, slam| sum.saturating_add(*slam)).clamp(-1000, 1000);
    let extras = [slams(&q.winner_slams), slams(&q.loser_slams)];
    let account = Account::of(&rules.options, &q.winner_games, &q.loser_games, extras);
    let losers: Vec<Seat> = match rules.options.unit {
        crate::whist::options::Unit::Rubber => crate::whist::score::places_of(1 - winner).to_vec(),
        crate::whist::options::Unit::SingleGame => vec![],
    };
    let answer = json!({
        "amount": account.amount(),
        "great": account.great,
        "net": net(rules, winner, account.amount()),
        "draw_first": losers,
    });
    Answer::with_sets(answer, &["draw_first"])
}

pub fn call_honours(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        score: [u8; 2],
        games: [u8; 2],
        trump: Suit,
        honours: Vec<CardSet>,
        caller: Seat,
    }
    let q: Question = case.question()?;
    let caller = seated(q.caller, FOUR)?;
    let honours = rules.honours(one_of_four(q.trump)?);
    let held = |seat: Seat| q.honours.get(seat.index()).map_or(0, |hand| hand.both(honours).len());
    let (own, with) = (held(caller), held(partner(caller)));
    let may = may_call(&rules.options, standing(q.score)?, q.games, side_of(caller)) && own >= 2;
    let answer = (may && own < 3).then_some(with > 0);
    let result = match may {
        false => "refused",
        true if own + with >= 3 => "won",
        true => "played",
    };
    Answer::new(json!({"may_call": may, "answer": answer, "result": result}))
}
