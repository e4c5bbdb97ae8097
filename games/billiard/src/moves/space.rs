//! The space of strokes: a continuum, with some shots and words that have names.

use super::form::form;
use super::{Aim, Force, Move, Shot, Stroke, Via, Words};
use crate::cloth::aim::fullness;
use crate::cloth::lay::{Named, SLOWEST};
use crate::cloth::{Fault, Lay, Sticks};
use crate::laws::{Ball, Hole, Misdeeds, Side};
use rand::{Rng, RngExt as _};
use spadille_core::space::Form;
use spadille_core::{Refusal, Space, text};
use spadille_physics::Stick;

/// What a seat may do: words, and strokes if a ball may be struck.
#[derive(Clone, Debug)]
pub struct Strokes<W> {
    /// Words, by their numbers.
    pub(super) words: u64,
    pub(super) lay: Option<Lay>,
    misdeeds: Misdeeds,
    of: std::marker::PhantomData<W>,
}

/// Of how many strokes one is near a shot that has a name: half of them.
const NEAR_ONCE_IN: u32 = 2;
/// Of how many moves one is a word, where a stroke may be played as well.
const WORD_ONCE_IN: u32 = 8;
/// And a word that is seldom wanted.
const ASIDE_ONCE_IN: u32 = 64;

impl<W: Words> Strokes<W> {
    /// Nothing may be done.
    pub fn none() -> Strokes<W> {
        Strokes { words: 0, lay: None, misdeeds: Misdeeds::default(), of: std::marker::PhantomData }
    }

    /// Balls may be struck as they lie.
    pub fn with_balls(lay: Lay) -> Strokes<W> {
        Strokes { lay: Some(lay), ..Strokes::none() }
    }

    /// With a word more.
    #[must_use]
    pub fn with(mut self, word: W) -> Strokes<W> {
        self.words |= 1 << word.number();
        self
    }

    /// With faults that may be made between two strokes.
    #[must_use]
    pub fn with_faults(mut self, misdeeds: Misdeeds) -> Strokes<W> {
        self.misdeeds = misdeeds;
        self
    }

    /// Whether a move may be made.
    ///
    /// # Errors
    /// Says why not; of a stroke in the words of the game.
    pub fn check(&self, m: &Move<W>, why: impl Fn(&Stroke, Fault) -> Refusal) -> Result<(), Refusal> {
        match (m, &self.lay) {
            (Move::Play(stroke), Some(lay)) => lay.allows(stroke).map_err(|fault| why(stroke, fault)),
            (Move::Shot(shot), Some(lay)) if lay.stroke(shot).is_none() => {
                Err(Refusal::plain(text!("billiard-no-such-shot")))
            }
            _ if self.contains(m) => Ok(()),
            // Whoever may only make a fault is not at his turn.
            _ if self.lay.is_none() && self.words == 0 => Err(Refusal::not_your_turn()),
            _ => Err(Refusal::not_now()),
        }
    }

    /// Whether there is but one word to be said, and nothing to be played.
    pub fn only_passes(&self) -> bool {
        self.lay.is_none() && self.count() <= 1
    }

    /// How the balls lie, if one may be struck.
    pub fn lay(&self) -> Option<&Lay> {
        self.lay.as_ref()
    }

    pub(super) fn count(&self) -> u64 {
        u64::from(self.words.count_ones())
    }

    pub(super) fn word(&self, n: u64) -> Option<W> {
        let mut set = (0..W::COUNT).filter(|number| self.words >> number & 1 == 1);
        set.nth(usize::try_from(n).ok()?).and_then(W::numbered)
    }

    /// One of the words, those that are seldom wanted left out if there is anything else.
    fn any_word<R: Rng>(&self, usual: bool, rng: &mut R) -> Option<W> {
        let all = || (0..self.count()).filter_map(|n| self.word(n)).filter(|word| !usual || !word.is_aside());
        match all().count() as u32 {
            0 => None,
            n => all().nth(rng.random_range(0..n) as usize),
        }
    }

    /// One of the faults between two strokes.
    fn any_misdeed<R: Rng>(&self, rng: &mut R) -> Option<Move<W>> {
        match self.misdeeds.count() as u32 {
            0 => None,
            n => self.misdeeds.iter().nth(rng.random_range(0..n) as usize).map(Move::Fault),
        }
    }

    /// Any stroke: half of them near a shot that has a name.
    fn any_stroke<R: Rng>(lay: &Lay, rng: &mut R) -> Option<Stroke> {
        if rng.random_range(0..NEAR_ONCE_IN) == 0 {
            let shot = template(lay, rng.random_range(0..templates(lay)));
            if let Some(near) = shot.and_then(|shot| lay.stroke(&shot)).and_then(|stroke| beside(lay, &stroke, rng)) {
                return Some(near);
            }
        }
        let mace = lay.sticks == Sticks::Mace;
        let fastest = if mace { Stick::Mace } else { Stick::Cue }.speed();
        let on = lay.names_ball.then(|| some_ball(lay, rng)).flatten();
        let mut stroke = Stroke {
            aim: rng.random_range(0..360_000),
            speed: rng.random_range(SLOWEST..=fastest),
            on,
            ..Stroke::default()
        };
        if !mace && rng.random_range(0..4u32) == 0 {
            (stroke.side, stroke.high) = (rng.random_range(-17..=17), rng.random_range(-17..=17));
            stroke.up = rng.random_range(0..=Stick::Cue.raise());
        }
        if lay.sticks == Sticks::Either && stroke.speed <= Stick::Mace.speed() && rng.random_range(0..8u32) == 0 {
            stroke = Stroke { mace: true, side: 0, high: 0, up: 0, ..stroke };
        }
        if lay.at.is_none() {
            stroke.from = Some(some_place(lay, rng)?);
        }
        if !lay.lapses.is_empty() && rng.random_range(0..ASIDE_ONCE_IN) == 0 {
            let many = lay.lapses.iter().count() as u32;
            stroke.fault = lay.lapses.iter().nth(rng.random_range(0..many) as usize);
        }
        if !lay.wrong.is_empty() && rng.random_range(0..ASIDE_ONCE_IN) == 0 {
            let with = lay.wrong.iter().nth(rng.random_range(0..lay.wrong.len() as u32) as usize);
            stroke = Stroke { with, from: None, fault: None, ..stroke };
        }
        lay.allows(&stroke).is_ok().then_some(stroke)
    }
}

fn some_ball<R: Rng>(lay: &Lay, rng: &mut R) -> Option<Ball> {
    let many = lay.sought.len() as u32;
    if many == 0 { None } else { lay.sought.iter().nth(rng.random_range(0..many) as usize) }
}

/// A place behind the mark at which the ball may be laid.
fn some_place<R: Rng>(lay: &Lay, rng: &mut R) -> Option<(u16, u16)> {
    let ((near, far), wide) = (lay.zone(), (lay.ground.width * 1000.0) as u16 - 28);
    let mut tried = (0..40).map(|_| (rng.random_range(near..=far), rng.random_range(28..=wide)));
    tried.find(|(x, y)| lay.may_lay(*x, *y).is_ok())
}

/// A stroke that differs a little.
fn beside<R: Rng>(lay: &Lay, stroke: &Stroke, rng: &mut R) -> Option<Stroke> {
    // Mostly by little: the sum of two.
    let mut off = |most: i32| rng.random_range(-most..=most) + rng.random_range(-most..=most);
    let aim = (stroke.aim as i32 + off(1500)).rem_euclid(360_000) as u32;
    let fastest = i32::from(lay.stick(stroke).speed());
    let speed = i32::from(stroke.speed);
    let speed = (speed + off((speed / 12).max(1))).clamp(SLOWEST.into(), fastest) as u16;
    let mut near = Stroke { aim, speed, ..*stroke };
    if let Some((x, y)) = near.from
        && rng.random_range(0..3u32) == 0
    {
        let mut moved = |mm: u16| (i32::from(mm) + rng.random_range(-40..=40)).clamp(0, 9999) as u16;
        let from = (moved(x), moved(y));
        near.from = Some(if lay.may_lay(from.0, from.1).is_ok() { from } else { (x, y) });
    }
    lay.allows(&near).is_ok().then_some(near)
}

/// How many shots could have names for each ball: six holes, straight or off four cushions, and touching by three strengths, and
/// straight with force.
const FOR_A_BALL: u32 = 6 + 24 + 3 + 6;

/// Where more balls than these may be played at, each has fewer: six holes straight, and touching.
pub(super) const FEW: usize = 3;
const OF_MANY: u32 = 6 + 1;
/// Through the port by three strengths, and at the target by two.
const AT_PORT: u32 = 3 + 2;

/// How many shots could have names, those that cannot be made included.
fn templates(lay: &Lay) -> u32 {
    match lay.shots {
        Named::Play if lay.sought.len() > FEW => OF_MANY * lay.sought.len() as u32,
        Named::Play => FOR_A_BALL * lay.sought.len().max(1) as u32,
        Named::SetOut => REACHES.len() as u32,
        Named::Bricole => 3,
        Named::Port => AT_PORT + OF_MANY * lay.sought.len() as u32,
        Named::Lead => LEADS.len() as u32,
    }
}

/// Where one may want to set out to, as parts of length and width: collé at the foot, before it, and beside the long cushions.
const REACHES: [(f64, f64); 7] =
    [(1.0, 0.5), (1.0, 0.35), (1.0, 0.65), (0.78, 0.0), (0.78, 1.0), (0.85, 0.5), (0.7, 0.5)];

/// How far from the cord one may want to stay when one plays for the lead, in millimetres.
const LEADS: [i32; 4] = [0, 20, 80, -40];

/// The shot of a number, if it is one.
fn template(lay: &Lay, n: u32) -> Option<Shot> {
    match lay.shots {
        Named::Port => Some(match n {
            0..3 => Shot::plain(Aim::Port).with(Force::ALL[n as usize]),
            3 => Shot::plain(Aim::Target),
            4 => Shot::plain(Aim::Target).with(Force::Hard),
            n => {
                let n = n - AT_PORT;
                let ball = lay.sought.iter().nth((n / OF_MANY) as usize)?;
                let hole = Hole::ALL.get((n % OF_MANY) as usize);
                Shot::plain(hole.map_or(Aim::Touch(ball), |hole| Aim::Make(ball, *hole, Via::STRAIGHT)))
            }
        }),
        Named::Lead => {
            let cord = (lay.ground.cord() * 1000.0).round() as i32;
            let x = u16::try_from(cord + LEADS.get(n as usize)?).ok()?;
            Some(Shot::plain(Aim::Reach(x, (lay.ground.width * 500.0).round() as u16)))
        }
        Named::Bricole => Some(Shot::plain(Aim::Bricole).with(*Force::ALL.get(n as usize)?)),
        Named::SetOut => {
            let (along, across) = *REACHES.get(n as usize)?;
            // A hair before the cushion, so that the ball comes to lie at it.
            let mm = |part: f64, size: f64| (part * size * 1000.0).clamp(29.0, size * 1000.0 - 29.0) as u16;
            Some(Shot::plain(Aim::Reach(mm(along, lay.ground.length), mm(across, lay.ground.width))))
        }
        Named::Play if lay.sought.len() > FEW => {
            let ball = lay.sought.iter().nth((n / OF_MANY) as usize)?;
            let hole = Hole::ALL.get((n % OF_MANY) as usize);
            Some(Shot::plain(hole.map_or(Aim::Touch(ball), |hole| Aim::Make(ball, *hole, Via::STRAIGHT))))
        }
        Named::Play => {
            let ball = lay.sought.iter().nth((n / FOR_A_BALL) as usize)?;
            let hole = |n: u32| Hole::ALL.get(n as usize % 6).copied();
            Some(match n % FOR_A_BALL {
                n @ 0..6 => Shot::plain(Aim::Make(ball, hole(n)?, Via::STRAIGHT)),
                n @ 6..12 => Shot::plain(Aim::Make(ball, hole(n)?, Via::STRAIGHT)).with(Force::Hard),
                n @ 12..36 => {
                    let side = Side::ALL.get((n as usize - 12) / 6).copied()?;
                    Shot::plain(Aim::Make(ball, hole(n)?, Via::off(side)))
                }
                n => Shot::plain(Aim::Touch(ball)).with(*Force::ALL.get(n as usize - 36)?),
            })
        }
    }
}

/// The shots that can be made and are worth a name, in order.
pub(super) fn named(lay: &Lay) -> impl Iterator<Item = Shot> + '_ {
    let worth = move |shot: &Shot| match (shot.aim, shot.force) {
        // With force only straight on.
        (Aim::Make(..), Force::Hard) => fullness(lay, shot).is_some_and(|full| full > 0.985),
        _ => lay.stroke(shot).is_some(),
    };
    (0..templates(lay)).filter_map(move |n| template(lay, n)).filter(worth)
}

impl<W: Words> Space for Strokes<W> {
    type Move = Move<W>;

    fn len(&self) -> Option<u64> {
        self.lay.is_none().then(|| self.count() + self.misdeeds.count())
    }

    /// The words first, then the shots that have names, and last the faults.
    fn nth(&self, n: u64) -> Option<Move<W>> {
        if n < self.count() {
            return self.word(n).map(Move::Word);
        }
        let n = usize::try_from(n - self.count()).ok()?;
        let shots = self.lay.iter().flat_map(named).map(Move::Shot);
        shots.chain(self.misdeeds.iter().map(Move::Fault)).nth(n)
    }

    fn contains(&self, m: &Move<W>) -> bool {
        match (m, &self.lay) {
            (Move::Word(word), _) => self.words >> word.number() & 1 == 1,
            (Move::Play(stroke), Some(lay)) => lay.allows(stroke).is_ok(),
            (Move::Shot(shot), Some(lay)) => lay.stroke(shot).is_some(),
            (Move::Play(_) | Move::Shot(_), None) => false,
            (Move::Fault(misdeed), _) => self.misdeeds.contains(*misdeed),
        }
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move<W>> {
        let Some(lay) = &self.lay else {
            return self.any_word(false, rng).map(Move::Word).or_else(|| self.any_misdeed(rng));
        };
        if self.misdeeds != Misdeeds::default() && rng.random_range(0..ASIDE_ONCE_IN) == 0 {
            return self.any_misdeed(rng);
        }
        if self.words != 0 && rng.random_range(0..WORD_ONCE_IN) == 0 {
            let usual = rng.random_range(0..ASIDE_ONCE_IN / WORD_ONCE_IN) > 0;
            if let Some(word) = self.any_word(usual, rng) {
                return Some(Move::Word(word));
            }
        }
        // Where balls lie thick a place may not be found at once.
        (0..64).find_map(|_| Self::any_stroke(lay, rng)).map(Move::Play).or_else(|| self.nth(0))
    }

    fn any<R: Rng>(&self, rng: &mut R) -> Option<Move<W>> {
        self.sample(rng)
    }

    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move<W>> {
        let Some(lay) = &self.lay else {
            let word = self.any_word(true, rng).or_else(|| self.any_word(false, rng));
            return word.map(Move::Word).or_else(|| self.any_misdeed(rng));
        };
        if self.words != 0
            && rng.random_range(0..WORD_ONCE_IN) == 0
            && let Some(word) = self.any_word(true, rng)
        {
            return Some(Move::Word(word));
        }
        let usual = |stroke: &Stroke| stroke.with.is_none() && stroke.fault.is_none();
        let drawn = (0..64).find_map(|_| Self::any_stroke(lay, rng).filter(usual));
        drawn.map(Move::Play).or_else(|| self.nth(self.count()))
    }

    fn near<R: Rng>(&self, m: &Move<W>, rng: &mut R) -> Option<Move<W>> {
        let lay = self.lay.as_ref()?;
        let stroke = match m {
            Move::Play(stroke) => *stroke,
            Move::Shot(shot) => lay.stroke(shot)?,
            Move::Word(_) | Move::Fault(_) => return None,
        };
        beside(lay, &stroke, rng).map(Move::Play)
    }

    fn listed(&self) -> u64 {
        self.count() + self.lay.as_ref().map_or(0, |lay| named(lay).count() as u64) + self.misdeeds.count()
    }

    fn forms(&self) -> Vec<Form> {
        self.lay.as_ref().map(form).into_iter().collect()
    }
}
