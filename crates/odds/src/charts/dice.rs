//! The charts of two dice.

use super::{Cell, Chart, Row, plain, row_at};
use crate::dice;
use spadille_core::text;

fn ways(ways: u8) -> Option<Cell> {
    Some(Cell::Ways(ways))
}

/// The tables of Trictrac and its sisters, in thirty-sixths.
pub(super) fn all() -> Vec<Chart> {
    let numbers = (1..=12_u8).map(|n| {
        let closed = dice::hits(n, &[1, 2, 3, 4, 5, 6]);
        row_at(n, [dice::with(n), dice::sums(n), dice::reached(&[n]), closed.true_ones, closed.blind].map(ways).into())
    });
    let two = (1..=12_u8).map(|a| row_at(a, (1..=12).map(|b| ways(dice::reached(&[a, b]))).collect()));
    let fills = (1..=6_u8).map(|a| row_at(a, (1..=6).map(|b| ways(dice::fills_both(&[a], &[b]))).collect()));
    let passes = (0..=6_u8).map(|n| row_at(n, vec![ways(dice::passes(n)), ways(dice::both_pass(n))]));
    let throws = dice::distinct().map(|(throw, times)| Row { name: plain(throw), at: None, cells: vec![ways(times)] });
    let upto = |most: u8| (1..=most).map(plain).collect();
    vec![
        Chart {
            id: "hits",
            title: text!("odds-title-hits"),
            corner: text!("odds-number"),
            columns: vec![
                text!("odds-by-one"),
                text!("odds-by-both"),
                text!("odds-hit"),
                text!("odds-hit-closed"),
                text!("odds-hit-blind"),
            ],
            rows: numbers.collect(),
        },
        Chart {
            id: "two",
            title: text!("odds-title-two"),
            corner: text!("odds-distance"),
            columns: upto(12),
            rows: two.collect(),
        },
        Chart {
            id: "fill",
            title: text!("odds-title-fill"),
            corner: text!("odds-distance"),
            columns: upto(6),
            rows: fills.collect(),
        },
        Chart {
            id: "pass",
            title: text!("odds-title-pass"),
            corner: text!("odds-closed-fields"),
            columns: vec![text!("odds-one-passes"), text!("odds-two-pass")],
            rows: passes.collect(),
        },
        Chart {
            id: "throws",
            title: text!("odds-title-throws"),
            corner: text!("odds-throw"),
            columns: vec![text!("odds-times")],
            rows: throws.collect(),
        },
    ]
}
