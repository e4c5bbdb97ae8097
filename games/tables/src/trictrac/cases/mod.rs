//! How worked cases of Trictrac are run, by their form.

mod advice;
mod board;
mod marks;
mod replay;

use super::rules::Trictrac;
use super::tally::{Score, TOUR};
use crate::board::{Colour, Men};
use crate::cases::{Position, Sides, odds_of_dice};
use crate::ground::Ground;
use crate::notation::Play;
use crate::plays::{Custom, Plays};
use serde::{Deserialize, Serialize};
use spadille_core::{Answer, Case, Dice, Ledger, PerSeat, Unsupported};

/// The lists whose order has no meaning.
const SETS: &[&str] =
    &["results", "items", "by", "free", "answers", "legal", "prefer", "stay", "one_man", "touched", "close"];

/// Works out a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let rules = case.rules()?;
    match case.form().unwrap_or_default() {
        "start" => board::start(),
        "fields" => board::named_fields(case),
        "plays" => board::plays(case, &rules),
        "play-legal" => board::play_legal(case, &rules),
        "play-count" => board::play_count(case, &rules),
        "score-throw" => board::score_throw(case, &rules),
        "item-values" => board::item_values(case),
        "mark-run" => marks::mark_run(case, &rules),
        "settle" => marks::settle_tour(case),
        "school" => marks::school(case),
        "school-run" => marks::school_run(case),
        "odds" => odds_of_dice(case),
        "odds-position" => board::odds_position(case, &rules),
        "advise-play" => advice::advise_play(case, &rules),
        "advise-choice" => advice::advise_choice(case, &rules),
        "dice-fault" => marks::dice_fault(case, &rules),
        "play-fault" => board::play_fault(case, &rules),
        "replay" => replay::work(case, &rules),
        _ => Err(Unsupported::form(case)),
    }
}

/// A player's score.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Marks {
    holes: u8,
    points: u8,
    open: bool,
}

fn read_score(score: Sides<Marks>) -> Result<Score, Unsupported> {
    let marks = score.seats();
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
struct Mover {
    men: PerSeat<Men, 2>,
    colour: Colour,
    custom: Custom,
    ground: Ground,
}

impl Mover {
    fn of(case: &Case, rules: &Trictrac) -> Result<Mover, Unsupported> {
        #[derive(Deserialize)]
        struct Given {
            position: Position,
            to_move: Colour,
        }
        let Given { position, to_move: colour } = case.question()?;
        let men = position.men()?;
        let ground = Ground::new(men[colour.seat()], men[colour.other().seat()]);
        Ok(Mover { men, colour, custom: rules.custom, ground })
    }

    fn plays(&self, dice: Dice) -> Plays {
        Plays::of(&self.ground, dice, self.colour, self.custom)
    }

    /// The whole position with the mover's men replaced.
    fn with(&self, own: Men) -> Position {
        let mut men = self.men;
        men[self.colour.seat()] = own;
        Position::of(men)
    }

    fn all_with(&self, own: impl Iterator<Item = Men>) -> Vec<Position> {
        own.map(|men| self.with(men)).collect()
    }

    fn after(&self, text: &str) -> Result<Men, Unsupported> {
        let play: Play = text.parse().map_err(|e| Unsupported::from(("play", e)))?;
        play.after(self.ground.own, self.colour).ok_or_else(|| Unsupported(format!("no man stands there: {text}")))
    }
}
