//! How worked cases of Trictrac are run, by their form.

mod advice;
mod board;
mod marks;
mod replay;

use super::ground::Ground;
use super::options::TrictracOptions;
use super::plays::{Plays, after};
use super::tally::{Score, TOUR};
use crate::board::{Colour, Men};
use crate::cases::{Position, Sides};
use crate::notation::Play;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use spadille_core::{Answer, Case, Dice, Ledger, Options as _, Unsupported};

/// The lists whose order has no meaning.
const SETS: &[&str] =
    &["results", "items", "by", "free", "answers", "legal", "prefer", "stay", "one_man", "touched", "close"];

/// Works out a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "start" => board::start(case),
        "fields" => board::named_fields(case),
        "plays" => board::plays(case),
        "play-legal" => board::play_legal(case),
        "play-count" => board::play_count(case),
        "score-throw" => board::score_throw(case),
        "item-values" => board::item_values(case),
        "mark-run" => marks::mark_run(case),
        "settle" => marks::settle_tour(case),
        "school" => marks::school(case),
        "school-run" => marks::school_run(case),
        "odds" => board::odds_of(case),
        "odds-position" => board::odds_position(case),
        "advise-play" => advice::advise_play(case),
        "advise-choice" => advice::advise_choice(case),
        "dice-fault" => marks::dice_fault(case),
        "play-fault" => board::play_fault(case),
        "replay" => replay::work(case),
        _ => Err(Unsupported::form(case)),
    }
}

/// Options as a case gives them; what it leaves out is the default.
#[derive(Deserialize, Default)]
#[serde(transparent)]
struct Chosen(Map<String, Value>);

impl Chosen {
    pub fn options(&self) -> Result<TrictracOptions, Unsupported> {
        TrictracOptions::from_overrides(None, &self.0).map_err(|e| Unsupported(e.to_string()))
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
    let [w, b] = score.pair();
    if [w, b].iter().any(|m| m.points > 11 || m.holes > TOUR) {
        return Err(Unsupported("points are 0 to 11 and holes 0 to 12".into()));
    }
    Ok(Score { points: [w.points, b.points], open: [w.open, b.open], holes: [w.holes, b.holes] })
}

fn write_score(score: &Score) -> Sides<Marks> {
    Sides::of([0, 1].map(|i| Marks { holes: score.holes[i], points: score.points[i], open: score.open[i] }))
}

/// A throw about to be played.
#[derive(Deserialize)]
struct Thrown {
    position: Position,
    to_move: Colour,
    dice: Dice,
    #[serde(default)]
    options: Chosen,
}

/// The same, read.
struct Question {
    men: [Men; 2],
    colour: Colour,
    dice: Dice,
    options: TrictracOptions,
    ground: Ground,
}

impl Question {
    fn of(case: &Case) -> Result<Question, Unsupported> {
        let q: Thrown = case.question()?;
        let (men, options) = (q.position.men()?, q.options.options()?);
        Ok(Question { men, colour: q.to_move, dice: q.dice, options, ground: ground(men, q.to_move) })
    }

    fn plays(&self) -> Plays {
        Plays::of(&self.ground, self.dice, self.colour, self.options.custom())
    }

    /// The whole position with the mover's men replaced.
    fn with(&self, own: Men) -> Position {
        let mut men = self.men;
        men[self.colour.index()] = own;
        Position::of(men)
    }

    fn after(&self, text: &str) -> Result<Men, Unsupported> {
        let play: Play = text.parse().map_err(|e| Unsupported::from(("play", e)))?;
        after(self.ground.own, self.colour, play).ok_or_else(|| Unsupported(format!("no man stands there: {text}")))
    }
}

fn ground(men: [Men; 2], colour: Colour) -> Ground {
    Ground::new(men[colour.index()], men[colour.other().index()])
}

fn own_field(colour: Colour, field: u8) -> Result<u8, Unsupported> {
    let within = (1..=24).contains(&field);
    within.then(|| colour.turned(field)).ok_or_else(|| Unsupported("fields are numbered 1 to 24".into()))
}

/// What both have won or lost.
fn net(ledger: &Ledger) -> Sides<i64> {
    Sides::of(Colour::BOTH.map(|colour| ledger.balance(colour.seat())))
}
