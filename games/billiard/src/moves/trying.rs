//! What players try: moves worth thinking through, and strokes as a player of a level makes them.

use super::space::{FEW, Strokes, named};
use super::{Aim, Move, Shot, Stroke, Via, Words};
use crate::cloth::aim::chance;
use crate::cloth::lay::{Named, SLOWEST};
use crate::cloth::{Lay, Steadiness, Tremble};
use crate::laws::{Hole, Side};
use rand::{Rng, RngExt as _};
use spadille_core::{Skill, Space as _};

/// How many strokes beside the advised one are tried.
const BESIDE: usize = 8;
/// How many shots that have names.
const SHOTS: usize = 32;
/// How many off two cushions.
const OFF_TWO: usize = 4;
/// Of how many strokes a novice keeps the book's advice out of his mind in one, whatever his hand does.
const HEEDLESS_ONCE_IN: u32 = 4;

impl<W: Words> Strokes<W> {
    /// Moves worth thinking through: what is advised and strokes beside it, words that are not seldom wanted, shots that have names,
    /// and the best off two cushions. Never a fault.
    pub fn worth_trying<R: Rng>(&self, advised: Option<Move<W>>, rng: &mut R) -> Vec<Move<W>> {
        let mut few: Vec<Move<W>> = advised.into_iter().collect();
        if let Some(advised) = &advised {
            few.extend((0..BESIDE).filter_map(|_| self.near(advised, rng)));
        }
        few.extend((0..self.count()).filter_map(|n| self.word(n)).filter(|word| !word.is_aside()).map(Move::Word));
        if let Some(lay) = &self.lay {
            few.extend(named(lay).take(SHOTS).map(Move::Shot));
            few.extend(off_two(lay).into_iter().map(Move::Shot));
        }
        let mut seen = std::collections::HashSet::new();
        few.retain(|m| seen.insert(*m));
        few
    }

    /// What is advised as a player of a level carries it out; nothing where he does it exactly, or it is no stroke.
    pub fn aimed<R: Rng>(&self, advised: Option<Move<W>>, skill: Skill, rng: &mut R) -> Option<Move<W>> {
        let (lay, tremble) = (self.lay.as_ref()?, Tremble::of_level(skill)?);
        let stroke = match advised? {
            Move::Play(stroke) => stroke,
            Move::Shot(shot) => lay.stroke(&shot)?,
            Move::Word(_) | Move::Fault(_) => return None,
        };
        if skill == Skill::Novice && rng.random_range(0..HEEDLESS_ONCE_IN) == 0 {
            return None;
        }
        let hand = tremble.draw(&stroke, rng);
        let fastest = i32::from(lay.stick(&stroke).speed());
        let aim = (stroke.aim as i32 + i32::from(hand.aim)).rem_euclid(360_000) as u32;
        let speed = (i32::from(stroke.speed) + i32::from(hand.force)).clamp(SLOWEST.into(), fastest) as u16;
        let stroke = Stroke { aim, speed, ..stroke };
        lay.allows(&stroke).is_ok().then_some(Move::Play(stroke))
    }
}

/// The best chances off two cushions, where few balls may be played at.
fn off_two(lay: &Lay) -> Vec<Shot> {
    if lay.shots != Named::Play || lay.sought.len() > FEW {
        return Vec::new();
    }
    let hand = Steadiness::Steady.tremble();
    let mut all = Vec::new();
    for ball in lay.sought.iter().filter(|ball| *ball != lay.own) {
        for (first, second) in Side::ALL.iter().flat_map(|a| Side::ALL.iter().map(move |b| (*a, *b))) {
            for hole in Hole::ALL.iter().filter(|_| first != second) {
                let shot = Shot::plain(Aim::Make(ball, *hole, Via::off_two(first, second)));
                let likely = chance(lay, &shot, hand);
                if likely > 0.01 {
                    all.push((likely, shot));
                }
            }
        }
    }
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    all.into_iter().take(OFF_TWO).map(|(_, shot)| shot).collect()
}
