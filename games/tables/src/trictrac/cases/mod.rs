//! How worked cases of Trictrac are run, by their form.

mod board;
mod marks;
mod replay;

use super::rules::Trictrac;
use super::tally::{Score, TOUR};
use crate::board::{Colour, Men};
use crate::cases::{Position, Sides, odds_of_dice};
use crate::ground::Ground;
use crate::notation::Play;
use crate::plays::Plays;
use serde::{Deserialize, Serialize};
use spadille_core::{Answer, Case, Dice, Ledger, PerSeat, Unsupported};

/// The lists whose order has no meaning.
const SETS: &[&str] =
    &["results", "items", "by", "free", "answers", "legal", "prefer", "stay", "one_man", "touched", "close"];

/// Works out a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let rules = case.rules::<Trictrac>()?;
    let mover = || Mover::of(case, &rules);
    match case.form().unwrap_or_default() {
        "start" => board::start(),
        "fields" => board::named_fields(case),
        "plays" => board::plays(case, &mover()?),
        "play-legal" => board::play_legal(case, &mover()?),
        "play-count" => board::play_count(case, &mover()?),
        "score-throw" => board::score_throw(case, &mover()?),
        "item-values" => board::item_values(case),
        "mark-run" => marks::mark_run(case, &rules),
        "settle" => marks::settle_tour(case),
        "school" => marks::school(case),
        "school-run" => marks::school_run(case),
        "odds" => odds_of_dice(case),
        "odds-position" => board::odds_position(case, &mover()?),
        "advise-play" => board::advise_play(case, &mover()?),
        "advise-choice" => marks::advise_choice(case, mover),
        "dice-fault" => marks::dice_fault(case, &rules),
        "play-fault" => board::play_fault(case, &mover()?),
        "replay" => replay::work(case, &rules),
        _ => Err(Unsupported::form(case)),
    }
}

/// A player's score.
#[derive(Copy, Clone, Serialize, Deserialize)]
struct Marks {
    holes: u8,
    points: u8,
    open: bool,
}

fn read_score(case: &Case) -> Result<Score, Unsupported> {
    let marks = case.field::<Sides<Marks>>("score")?.seats();
    if marks.values().any(|m| m.points > 11 || m.holes > TOUR) {
        return Err(Unsupported("points are 0 to 11 and holes 0 to 12".into()));
    }
    Ok(Score { points: marks.map(|m| m.points), open: marks.map(|m| m.open), holes: marks.map(|m| m.holes) })
}

fn write_score(Score { points, open, holes }: &Score) -> Sides<Marks> {
    Sides::of(PerSeat::from_fn(|i| Marks { holes: holes[i], points: points[i], open: open[i] }))
}

/// What both have won or lost.
fn net(ledger: &Ledger) -> Sides<i64> {
    Sides::of(PerSeat::from_fn(|seat| ledger.balance(seat)))
}

/// A player before a throw.
struct Mover<'a> {
    rules: &'a Trictrac,
    men: PerSeat<Men, 2>,
    colour: Colour,
    ground: Ground,
}

impl Mover<'_> {
    fn of<'a>(case: &Case, rules: &'a Trictrac) -> Result<Mover<'a>, Unsupported> {
        let (men, colour) = (case.field::<Position>("position")?.men()?, case.field::<Colour>("to_move")?);
        let ground = Ground::new(men[colour.seat()], men[colour.other().seat()]);
        Ok(Mover { rules, men, colour, ground })
    }

    fn plays(&self, dice: Dice) -> Plays {
        Plays::of(&self.ground, dice, self.colour, self.rules.custom)
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
