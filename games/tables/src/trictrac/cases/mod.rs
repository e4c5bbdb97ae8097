//! How worked cases of Trictrac and Toccategli are run, by their form.

mod board;
mod marks;
mod replay;

use super::rules::{JanGame, Rules};
use super::sisters::Sister;
use super::tally::{Score, TOUR};
use crate::board::{Colour, Men};
use crate::cases::{Position, Sides, odds_of_dice};
use crate::ground::Ground;
use crate::notation::Play;
use crate::plays::Plays;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use spadille_core::{Answer, Case, Dice, Ledger, PerSeat, Seat, Unsupported, law};

/// The lists whose order has no meaning.
const SETS: &[&str] =
    &["results", "items", "by", "free", "answers", "legal", "prefer", "stay", "one_man", "touched", "close"];

/// Works out a case.
pub fn work<K: Sister>(case: &Case) -> Result<Answer, Unsupported> {
    let game = case.rules::<JanGame<K>>()?;
    let rules: &Rules = &game;
    let mover = || Mover::of(case, rules);
    match case.form().unwrap_or_default() {
        "start" => board::start(),
        "fields" => board::named_fields(case),
        "plays" => board::plays(case, &mover()?),
        "play-legal" => board::play_legal(case, &mover()?),
        "play-count" => board::play_count(case, &mover()?),
        "score-throw" => board::score_throw(case, &mover()?),
        "item-values" => board::item_values(case, rules),
        "mark-run" if rules.has_holes() => marks::mark_run(case, rules),
        "mark-run" => marks::mark_saetze(case, rules),
        "settle" if rules.has_holes() => marks::settle_tour(case),
        "settle" => marks::settle_satz(case),
        "school" => marks::school(case),
        "school-run" => marks::school_run(case, rules),
        "odds" => odds_of_dice(case),
        "odds-position" => board::odds_position(case, &mover()?),
        "advise-play" => board::advise_play(case, &mover()?),
        "advise-choice" => marks::advise_choice(case, rules, mover),
        "dice-fault" => marks::dice_fault(case, rules),
        "play-fault" => board::play_fault(case, &mover()?),
        "replay" => replay::work(case, rules),
        _ => Err(Unsupported::form(case)),
    }
}

/// A player's score at Trictrac.
#[derive(Copy, Clone, Serialize, Deserialize)]
struct Marks {
    holes: u8,
    points: u8,
    open: bool,
}

/// A player's mark at Toccategli, and the stakes he has won so far.
#[derive(Copy, Clone, Serialize, Deserialize)]
struct Mark {
    points: u8,
    net: i64,
}

/// The score with which a case begins, and what has been won before.
fn read_score(case: &Case, rules: &Rules) -> Result<(Score, Ledger), Unsupported> {
    let mut ledger = Ledger::default();
    if rules.has_holes() {
        let marks = case.field::<Sides<Marks>>("score")?.seats();
        if marks.values().any(|m| m.points > 11 || m.holes > TOUR) {
            return Err(Unsupported("points are 0 to 11 and holes 0 to 12".into()));
        }
        let score =
            Score { points: marks.map(|m| m.points), open: marks.map(|m| m.open), holes: marks.map(|m| m.holes) };
        return Ok((score, ledger));
    }
    let marks = case.field::<Sides<Mark>>("score")?.seats();
    let net = marks[Seat(0)].net;
    if marks.values().any(|m| m.points > 11) || net.checked_neg() != Some(marks[Seat(1)].net) || net.abs() > MOST_NET {
        return Err(Unsupported("marks are 0 to 11, and what one has won the other has lost".into()));
    }
    ledger.pay(Seat(1), Seat(0), net, law!("satz-simple"), &mut ());
    Ok((Score { points: marks.map(|m| m.points), ..Score::default() }, ledger))
}

/// More is not won in a worked case.
const MOST_NET: i64 = 1_000_000_000;

fn write_score(rules: &Rules, score: &Score, ledger: &Ledger) -> Value {
    let Score { points, open, holes } = score;
    if rules.has_holes() {
        json!(Sides::of(PerSeat::from_fn(|i| Marks { holes: holes[i], points: points[i], open: open[i] })))
    } else {
        json!(Sides::of(PerSeat::from_fn(|i| Mark { points: points[i], net: ledger.balance(i) })))
    }
}

/// What both have won or lost.
fn net(ledger: &Ledger) -> Sides<i64> {
    Sides::of(PerSeat::from_fn(|seat| ledger.balance(seat)))
}

/// A player before a throw.
struct Mover<'a> {
    rules: &'a Rules,
    men: PerSeat<Men, 2>,
    colour: Colour,
    ground: Ground,
}

impl Mover<'_> {
    fn of<'a>(case: &Case, rules: &'a Rules) -> Result<Mover<'a>, Unsupported> {
        let (men, colour) = (case.field::<Position>("position")?.men()?, case.field::<Colour>("to_move")?);
        let ground = Ground::new(men[colour.seat()], men[colour.other().seat()]);
        Ok(Mover { rules, men, colour, ground })
    }

    fn plays(&self, dice: Dice) -> Plays {
        Plays::of(&self.ground, dice, self.colour, self.rules.terms.custom)
    }

    /// The whole position with the mover's men replaced, in all these ways.
    fn with(&self, own: impl IntoIterator<Item = Men>) -> Vec<Position> {
        let with = |own: Men| {
            let mut men = self.men;
            men[self.colour.seat()] = own;
            Position::of(men)
        };
        own.into_iter().map(with).collect()
    }

    fn after(&self, text: &str) -> Result<Men, Unsupported> {
        let play: Play = text.parse().map_err(|e| Unsupported::from(("play", e)))?;
        play.after(self.ground.own, self.colour).ok_or_else(|| Unsupported(format!("no man stands there: {text}")))
    }
}
