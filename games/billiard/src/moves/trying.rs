//! What players try: moves worth thinking through, and strokes as a player of a level makes them.

use super::space::{FEW, Strokes, named};
use super::{Aim, Move, Shot, Stroke, Via, Words};
use crate::cloth::aim::chance;
use crate::cloth::lay::{Named, SLOWEST};
use crate::cloth::{Hand, Lay, Steadiness, Tremble};
use crate::laws::{Ball, Hole, Side, Stroke as Told};
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
            few.extend(off_two(lay).into_iter().map(Move::Play));
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

/// The best chances off two cushions, where few balls may be played at, as strokes that make the ball if the hand is steady: geometry
/// says where to look, and the balls are let run to find it.
fn off_two(lay: &Lay) -> Vec<Stroke> {
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
                if likely > 0.005 {
                    all.push((likely, ball, shot));
                }
            }
        }
    }
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    all.into_iter().take(OFF_TWO).filter_map(|(_, ball, shot)| refined(lay, &shot, ball)).collect()
}

/// By how much the aim is moved to find a stroke that makes its ball, thousandths of a degree, the nearest first.
const AIMS: [i32; 15] = [0, 60, -60, 120, -120, 200, -200, 300, -300, 450, -450, 650, -650, 900, -900];
/// And by what parts the strength.
const STRENGTHS: [f64; 3] = [1.0, 1.12, 0.9];

/// A stroke near a shot that makes its ball and keeps one's own, if the hand is steady.
pub(crate) fn refined(lay: &Lay, shot: &Shot, ball: Ball) -> Option<Stroke> {
    let meant = lay.stroke(shot)?;
    let fastest = f64::from(lay.stick(&meant).speed());
    let tried = STRENGTHS.iter().flat_map(|part| AIMS.iter().map(move |aside| (*part, *aside)));
    tried.into_iter().find_map(|(part, aside)| {
        let aim = (meant.aim as i32 + aside).rem_euclid(360_000) as u32;
        let speed = (f64::from(meant.speed) * part).clamp(SLOWEST.into(), fastest) as u16;
        let stroke = Stroke { aim, speed, ..meant };
        let rolled = lay.roll(&stroke, Hand::default(), &[]);
        let told = Told::new(&rolled.events, lay.own);
        let made = told.loss(ball).is_some_and(|loss| loss.holed) && told.loss(lay.own).is_none();
        (made && lay.allows(&stroke).is_ok()).then_some(stroke)
    })
}
