//! Hints: a ranking of the choices with what they are worth, next to what the book says.

use crate::kind::Budget;
use crate::search::{Judged, Search};
use serde::Serialize;
use spadille_core::game::Reason;
use spadille_core::{Advice, Seat, Table, Text};

/// What the search thinks of one choice.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Estimate<M> {
    /// The move.
    pub choice: M,
    /// What it is expected to win or lose from here to the end of the deal, in counters: what the best choice is worth, less
    /// what this one falls short of it in the same imagined worlds.
    pub value: f64,
    /// By how much it falls short of the best choice, in counters; nought for the best.
    pub behind: f64,
    /// Half the width of the 95 % confidence interval of the comparison, in counters.
    pub margin: f64,
    /// How likely it is no worse than the best choice; for the best itself, how likely it is no worse than the second.
    pub confidence: f64,
    /// How often it was played out.
    pub playouts: u64,
    /// Whether it is what the book advises.
    pub is_book: bool,
}

/// What a seat might do, with reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<M> {
    /// The choices that were thought about, the best first and each worth no more than the one before.
    pub choices: Vec<Estimate<M>>,
    /// What the book advises.
    pub book: Option<Advice<M>>,
    /// Whether the book advises something that is certainly worse than the best choice.
    pub differs: bool,
    /// How many continuations were looked at.
    pub playouts: u64,
}

/// Thinks about what `seat` may do. The same view and iterations always give the same hint.
pub fn hint<G: Table>(game: &G, view: &G::View, seat: Seat, budget: Budget) -> Hint<G::Move> {
    let thought = Search::<G>::new(budget, 0x41_17).think(game, view, seat, true);
    let book = game.advise(view, seat);
    let advised = book.as_ref().map(|a| a.choice);
    let best = thought.ranking.first().copied();
    let second = thought.ranking.get(1).copied();
    let counters = |parts: f64| parts / G::PARTS as f64;
    let estimate = |j: &Judged<G::Move>| {
        // The best is compared with the second, everything else with the best.
        let is_best = best.is_some_and(|b| b.choice == j.choice);
        let rival = if is_best { second } else { best };
        let (ahead, error) = rival.map_or((0.0, 0.0), |r| (j.lead - r.lead, j.error.hypot(r.error)));
        // What looked better in a few worlds only, and was not trusted, passes for as good.
        let behind = if is_best { 0.0 } else { (-ahead).max(0.0) };
        Estimate {
            choice: j.choice,
            value: counters(best.map_or(0.0, |b| b.value) - behind),
            behind: counters(behind),
            margin: counters(1.96 * error),
            confidence: if rival.is_none() { 1.0 } else { likelihood(ahead, error) },
            playouts: j.playouts,
            is_book: advised == Some(j.choice),
        }
    };
    let mut choices: Vec<Estimate<G::Move>> = thought.ranking.iter().map(estimate).collect();
    choices.sort_by(|a, b| a.behind.total_cmp(&b.behind));
    let differs = differ(&choices);
    Hint { choices, differs, book, playouts: thought.playouts }
}

/// Whether what the book advises has been thought about, and is certainly worse than the best.
fn differ<M>(choices: &[Estimate<M>]) -> bool {
    choices.iter().find(|e| e.is_book).is_some_and(Estimate::is_worse)
}

impl<M> Estimate<M> {
    /// Whether it is certainly worse than the best, by something that would be seen.
    fn is_worse(&self) -> bool {
        const SEEN: f64 = 0.005;
        self.behind > self.margin.max(SEEN)
    }
}

/// How likely a difference measured with this standard error is truly not below nought.
fn likelihood(difference: f64, error: f64) -> f64 {
    if error <= 0.0 {
        return if difference > 0.0 {
            1.0
        } else if difference < 0.0 {
            0.0
        } else {
            0.5
        };
    }
    // The normal distribution by its logistic likeness, good to one part in a hundred.
    let z = difference / error;
    1.0 / (1.0 + (-z * (1.5976 + 0.070_566 * z * z)).exp())
}

/// A hint without the types of its game, to be shown or sent.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AnyHint {
    /// The choices, the best first.
    pub choices: Vec<AnyEstimate>,
    /// What the book advises, in notation.
    pub book: Option<String>,
    /// Why the book advises it.
    pub reasons: Vec<Reason>,
    /// Whether the book advises something other than the best choice.
    pub differs: bool,
    /// How many continuations were looked at.
    pub playouts: u64,
}

/// An estimate with its move in notation and in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AnyEstimate {
    /// What the move is called.
    pub label: Text,
    /// What it promises, where the game has words of its own for that.
    pub promise: Option<Text>,
    /// The estimate, its move in notation.
    #[serde(flatten)]
    pub estimate: Estimate<AnyMove>,
}

/// A move in notation.
pub type AnyMove = String;

impl AnyHint {
    /// The hint without its types.
    pub fn of<G: Table>(game: &G, view: &G::View, seat: Seat, hint: &Hint<G::Move>) -> AnyHint {
        let choices = hint.choices.iter().map(|e| AnyEstimate {
            label: game.describe(view, e.choice).text,
            promise: game.promise(view, seat, e.value * G::PARTS as f64),
            estimate: Estimate {
                choice: e.choice.to_string(),
                value: e.value,
                behind: e.behind,
                margin: e.margin,
                confidence: e.confidence,
                playouts: e.playouts,
                is_book: e.is_book,
            },
        });
        AnyHint {
            choices: choices.collect(),
            book: hint.book.as_ref().map(|a| a.choice.to_string()),
            reasons: hint.book.as_ref().map(|a| a.reasons.clone()).unwrap_or_default(),
            differs: hint.differs,
            playouts: hint.playouts,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Estimate, differ, likelihood};

    #[test]
    fn what_is_as_good_is_no_difference() {
        let choice = |behind, margin, is_book| Estimate {
            choice: 'b',
            value: 0.0,
            behind,
            margin,
            confidence: 0.5,
            playouts: 9,
            is_book,
        };
        let book = |behind: f64, margin: f64| differ(&[choice(0.0, 0.0, false), choice(behind, margin, true)]);
        assert!(!book(0.0, 0.0) && !book(0.3, 0.4) && !book(0.001, 0.0));
        assert!(book(0.3, 0.2) && book(0.01, 0.0));
        // Of what nobody has thought about nothing is claimed.
        assert!(!differ(&[choice(0.0, 0.0, false), choice(0.3, 0.2, false)]));
    }

    #[test]
    fn likelihoods_are_those_of_the_normal_distribution() {
        for (z, p) in [(0.0, 0.5), (1.0, 0.8413), (1.96, 0.975), (-1.0, 0.1587), (5.0, 1.0)] {
            assert!((likelihood(z * 3.0, 3.0) - p).abs() < 2e-3, "{z}");
        }
        assert_eq!(likelihood(1.0, 0.0), 1.0);
    }
}
