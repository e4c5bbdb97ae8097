//! A throw taken apart: what it scores, and every play with what it risks, counted over the throws that may follow.

use crate::dice::Dice;
use crate::law::LawId;
use crate::seat::Seat;
use crate::text::Text;
use serde::Serialize;

/// A throw as its game takes it apart, the plays in the order the book would have them.
#[derive(Clone, PartialEq, Debug)]
pub struct Apart<M> {
    /// Who plays it.
    pub seat: Seat,
    /// The throw.
    pub dice: Dice,
    /// What it scores now, whatever is played.
    pub scores: Vec<Scored>,
    /// What is counted of each play.
    pub columns: Vec<Column>,
    /// The plays, each with a number for every column.
    pub plays: Vec<(M, Vec<i32>)>,
    /// What the player has missed of it so far, if he marks for himself.
    pub missed: Option<Text>,
}

/// A throw taken apart, with what the players of the house think of its plays.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Analysis<T = Text> {
    /// Who plays it.
    pub seat: Seat,
    /// The throw.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub dice: Dice,
    /// What it scores now, whatever is played.
    pub scores: Vec<Scored<T>>,
    /// What is counted of each play.
    pub columns: Vec<Column<T>>,
    /// The plays, the best first.
    pub plays: Vec<Weighed<T>>,
    /// What the player has missed of it, if he marks for himself.
    pub missed: Option<T>,
}

/// One thing a throw scores.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Scored<T = Text> {
    /// What it is.
    pub what: T,
    /// How many points.
    pub points: u8,
    /// Who marks them.
    pub to: Seat,
    /// Where a man is hit, as the board numbers the fields.
    pub field: Option<u8>,
    /// The law by which they are marked.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub law: LawId,
}

/// What is counted of each play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Column<T = Text> {
    /// Its name, for programs.
    pub id: &'static str,
    /// What it is.
    pub what: T,
    /// Of how many the numbers are: 36 where throws are counted, or points over all throws; 1 where it is sure.
    pub of: u8,
}

/// A play, weighed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Weighed<T = Text> {
    /// The play in notation.
    pub notation: String,
    /// What it is called.
    pub label: T,
    /// A number for each column.
    pub counts: Vec<i32>,
    /// Its place in the book's order, from 1.
    pub book: u16,
    /// Its place in the order of the player who searches, from 1; nothing where he does not reckon but plays out.
    pub search: Option<u16>,
    /// What it is worth as he reckons it, in counters.
    pub value: Option<f64>,
}

impl<T> Analysis<T> {
    /// The same analysis with everything in it said by `say`.
    pub fn map<U>(self, mut say: impl FnMut(T) -> U) -> Analysis<U> {
        let scores = self.scores.into_iter().map(|s| Scored {
            what: say(s.what),
            points: s.points,
            to: s.to,
            field: s.field,
            law: s.law,
        });
        let scores = scores.collect();
        let columns = self.columns.into_iter().map(|c| Column { id: c.id, what: say(c.what), of: c.of }).collect();
        let plays = self.plays.into_iter().map(|p| Weighed {
            notation: p.notation,
            label: say(p.label),
            counts: p.counts,
            book: p.book,
            search: p.search,
            value: p.value,
        });
        let plays = plays.collect();
        Analysis { seat: self.seat, dice: self.dice, scores, columns, plays, missed: self.missed.map(say) }
    }
}
