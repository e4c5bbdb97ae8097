//! Players who do as they are told for a while, and then play as they would.

use crate::bot::{Bot, moves_of};
use crate::fate::{QuickRng, quick_rng};
use spadille_core::{Seat, Space as _, Table};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many moves of a way are still to be made: the others look at it too.
#[derive(Clone, Debug, Default)]
pub struct Left(Arc<AtomicUsize>);

impl Left {
    pub fn new(moves: usize) -> Left {
        Left(Arc::new(AtomicUsize::new(moves)))
    }

    fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// Goes a certain way and then plays on.
pub struct Told<G: Table> {
    /// The moves of the way, the next at the end.
    pub way: Vec<G::Move>,
    pub left: Left,
    pub then: Box<dyn Bot<G>>,
    pub rng: QuickRng,
}

impl<G: Table> Told<G> {
    pub fn new(way: &[G::Move], left: Left, then: Box<dyn Bot<G>>) -> Told<G> {
        Told { way: way.iter().rev().copied().collect(), left, then, rng: quick_rng(0) }
    }
}

impl<G: Table> Bot<G> for Told<G> {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        if let Some(next) = self.way.last().copied()
            && moves_of(game, view, seat, &mut self.rng).contains(&next)
        {
            self.way.pop();
            self.left.0.store(self.way.len(), Ordering::Relaxed);
            return Some(next);
        }
        self.then.choose(game, view, seat)
    }

    fn interrupt(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        if self.way.is_empty() { self.then.interrupt(game, view, seat) } else { None }
    }
}

/// Passes as long as somebody else is on his way, where passing is possible, and then plays on.
pub struct Silent<G: Table> {
    pub pass: Option<G::Move>,
    pub left: Left,
    pub then: Box<dyn Bot<G>>,
    pub rng: QuickRng,
}

impl<G: Table> Silent<G> {
    pub fn new(left: Left, then: Box<dyn Bot<G>>) -> Silent<G> {
        Silent { pass: "pass".parse().ok(), left, then, rng: quick_rng(0) }
    }
}

impl<G: Table> Bot<G> for Silent<G> {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        let pass = self.pass.filter(|_| self.left.get() > 0);
        match pass.filter(|pass| moves_of(game, view, seat, &mut self.rng).contains(pass)) {
            Some(pass) => Some(pass),
            None => self.then.choose(game, view, seat),
        }
    }

    fn interrupt(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        if self.left.get() > 0 { None } else { self.then.interrupt(game, view, seat) }
    }
}
