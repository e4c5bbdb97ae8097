//! The open-hand solver: every card known.

pub mod goal;
mod plain;

pub use goal::{AtLeast, Goal, Position, Solver};

#[doc(hidden)]
pub fn bench_plain(deals: &[([u64; 4], usize, usize)]) -> Vec<(i8, u64)> {
    let mut memory = plain::Memory::new();
    deals
        .iter()
        .map(|(hands, leader, trump)| {
            let mut plain = plain::Plain::new(&mut memory, 4, *trump, [true, false, true, false], false, *hands);
            (plain.tricks(*leader), plain.nodes)
        })
        .collect()
}
