//! The space of a player's moves: those with names, and the continuum of strokes.

use super::{Aim, FORCES, Move, Service, When};
use crate::flight::timely;
use rand::{Rng, RngExt as _};
use spadille_core::space::{Figure, Form};
use spadille_core::{Listed as _, Space, Text, text};
use spadille_physics::flight::Blow;
use spadille_physics::flight::blow::FASTEST;

/// What somebody's arm and instrument allow.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Centimetres a second.
    pub fastest: u16,
    /// Whether the ball can be cut.
    pub cuts: bool,
}

impl Limits {
    /// A racket in a good hand.
    pub const RACKET: Limits = Limits { fastest: FASTEST, cuts: true };

    /// Whether a stroke lies within them.
    pub fn allow(&self, blow: &Blow) -> bool {
        blow.fits()
            && blow.speed >= SLOWEST
            && blow.speed <= self.fastest
            && (self.cuts || (blow.across, blow.along) == (0, 0))
    }
}

/// The slowest stroke, centimetres a second.
pub const SLOWEST: u16 = 100;

/// The moves open to a player.
#[derive(Clone, Debug)]
pub struct Moves {
    /// The named ones, as bits: services, then aims, then `leave` and `decline`.
    pub(crate) named: u32,
    /// Whether a stroke may be made: a service, or a return.
    pub(crate) stroke: Option<Stroke>,
    /// What he is able to.
    pub(crate) limits: Limits,
    /// Whether he stands above, and strikes down the court.
    pub(crate) downwards: bool,
}

/// What kind of stroke may be made.
#[derive(Clone, Debug)]
// Nothing is allocated on the way through a decision, so the times stay on the stack.
#[allow(clippy::large_enum_variant)]
pub enum Stroke {
    /// The service.
    Serve,
    /// A return, at one of these times: hundredths of a second, and whether before the bounce.
    Return {
        /// The times.
        at: arrayvec::ArrayVec<(u16, bool), { crate::flight::MOST_MOMENTS }>,
        /// The easiest of them.
        easiest: u16,
    },
}

pub(super) const NAMED: u32 = Service::COUNT + Aim::COUNT + 2;

/// The place of a named move.
pub(super) fn place(m: &Move) -> Option<u32> {
    Some(match m {
        Move::Service(service) => service.number(),
        Move::Aim(aim) => Service::COUNT + aim.number(),
        Move::Leave => NAMED - 2,
        Move::Decline => NAMED - 1,
        Move::Serve(_) | Move::Hit(..) => return None,
    })
}

/// The named move at a place.
pub(super) fn named(place: u32) -> Option<Move> {
    match place {
        n if n < Service::COUNT => Service::numbered(n).map(Move::Service),
        n if n < NAMED - 2 => Aim::numbered(n - Service::COUNT).map(Move::Aim),
        n if n == NAMED - 2 => Some(Move::Leave),
        n if n == NAMED - 1 => Some(Move::Decline),
        _ => None,
    }
}

impl Moves {
    /// Nothing to do.
    pub const NONE: Moves = Moves { named: 0, stroke: None, limits: Limits::RACKET, downwards: false };

    pub(crate) fn add(&mut self, m: Move) {
        self.named |= place(&m).map_or(0, |place| 1 << place);
    }

    /// A stroke at random that would go roughly where strokes go.
    fn random_blow<R: Rng>(&self, rng: &mut R) -> Blow {
        let ahead: i32 = if self.downwards { 18_000 } else { 0 };
        let azimuth = (ahead + rng.random_range(-3_500..=3_500)).rem_euclid(36_000) as u16;
        let speed = rng.random_range(700..=self.limits.fastest.max(701));
        let (across, along) = if self.limits.cuts && rng.random_range(0..2u8) == 0 {
            (rng.random_range(-200..=200), rng.random_range(-200..=200))
        } else {
            (0, 0)
        };
        Blow { azimuth, elevation: rng.random_range(-500..=5_000), speed, across, along }
    }

    fn random_stroke<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let blow = self.random_blow(rng);
        match self.stroke.as_ref()? {
            Stroke::Serve => Some(Move::Serve(blow)),
            Stroke::Return { at, .. } => {
                let (time, volley) = at[rng.random_range(0..at.len())];
                Some(Move::Hit(
                    blow,
                    [When::Easiest, When::At(time), if volley { When::Volley } else { When::Easiest }]
                        [rng.random_range(0..3)],
                ))
            }
        }
    }
}

impl Space for Moves {
    type Move = Move;

    fn len(&self) -> Option<u64> {
        if self.stroke.is_some() { None } else { Some(self.named.count_ones().into()) }
    }

    fn nth(&self, n: u64) -> Option<Move> {
        let mut bits = self.named;
        for _ in 0..n.min(32) {
            bits &= bits.wrapping_sub(1);
        }
        if bits == 0 { None } else { named(bits.trailing_zeros()) }
    }

    fn contains(&self, m: &Move) -> bool {
        match (m, &self.stroke) {
            (Move::Serve(blow), Some(Stroke::Serve)) => self.limits.allow(blow),
            (Move::Hit(blow, when), Some(Stroke::Return { at, .. })) => {
                let timely = match when {
                    When::Easiest => true,
                    When::Volley => at.iter().any(|(_, volley)| *volley),
                    When::At(time) => timely(at.first().map(|(at, _)| *at), at.last().map(|(at, _)| *at), *time),
                };
                timely && self.limits.allow(blow)
            }
            _ => place(m).is_some_and(|place| self.named >> place & 1 == 1),
        }
    }

    fn any<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        let named = self.named.count_ones();
        let by_name = self.stroke.is_none() || named > 0 && rng.random_range(0..3u8) == 0;
        if by_name { self.nth(rng.random_range(0..named.max(1)).into()) } else { self.random_stroke(rng) }
    }

    /// The same target a little beside it, a little harder, a little more cut; another force for a named one.
    fn near<R: Rng>(&self, m: &Move, rng: &mut R) -> Option<Move> {
        let mut beside = |blow: Blow| {
            let wobble = |rng: &mut R, most: i32| rng.random_range(-most..=most);
            let azimuth = (i32::from(blow.azimuth) + wobble(rng, 300)).rem_euclid(36_000) as u16;
            let elevation = (i32::from(blow.elevation) + wobble(rng, 300)).clamp(-9_000, 9_000) as i16;
            let speed = (i32::from(blow.speed) * (100 + wobble(rng, 10)) / 100)
                .clamp(i32::from(SLOWEST), i32::from(self.limits.fastest)) as u16;
            let cuts = self.limits.cuts && rng.random_range(0..2u8) == 0;
            let mut part =
                |part: i16| if cuts { (i32::from(part) + wobble(rng, 60)).clamp(-200, 200) as i16 } else { part };
            Blow { azimuth, elevation, speed, across: part(blow.across), along: part(blow.along) }
        };
        let near = match *m {
            Move::Serve(blow) => Move::Serve(beside(blow)),
            Move::Hit(blow, when) => Move::Hit(beside(blow), when),
            Move::Service(Service(roof, _)) => Move::Service(Service(roof, FORCES[rng.random_range(0..3)])),
            Move::Aim(Aim(goal, _)) => Move::Aim(Aim(goal, FORCES[rng.random_range(0..3)])),
            Move::Leave | Move::Decline => return None,
        };
        Some(near).filter(|m| self.contains(m))
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        self.any(rng)
    }

    fn play_on<R: Rng>(&self, rng: &mut R) -> Option<Move> {
        self.any(rng)
    }

    fn listed(&self) -> u64 {
        self.named.count_ones().into()
    }

    fn forms(&self) -> Vec<Form> {
        let Some(stroke) = &self.stroke else { return vec![] };
        let figure = |name: &str, word: &str, label: Text, range: [i64; 2], usual: i64, step: i64| Figure {
            name: name.into(),
            word: word.into(),
            label,
            min: range[0],
            max: range[1],
            usual,
            unsaid: !word.is_empty(),
            decimals: 2,
            step,
            round: false,
        };
        let ahead = if self.downwards { 18_000 } else { 0 };
        let fastest = i64::from(self.limits.fastest);
        let mut figures = vec![
            Figure { round: true, ..figure("azimuth", "", text!("court-ask-direction"), [0, 35_999], ahead, 100) },
            figure("elevation", "", text!("court-ask-height"), [-4_500, 8_900], 1_500, 100),
            figure("speed", "", text!("court-ask-speed"), [SLOWEST.into(), fastest], 1_800.min(fastest), 50),
        ];
        if self.limits.cuts {
            // Two cuts together may be no sharper than one alone; the form keeps to what always fits.
            for (name, word, label) in
                [("across", "cut", text!("court-ask-cut-across")), ("along", ",", text!("court-ask-cut-along"))]
            {
                figures.push(Figure { decimals: 0, ..figure(name, word, label, [-212, 212], 0, 20) });
            }
        }
        let (verb, label) = match stroke {
            Stroke::Serve => ("serve", text!("court-do-serve")),
            Stroke::Return { at, easiest } => {
                let times = at.iter().map(|(time, _)| i64::from(*time));
                if let (Some(first), Some(last)) = (times.clone().min(), times.max()) {
                    let easiest = i64::from(*easiest);
                    figures.push(figure("at", "at", text!("court-ask-when"), [first, last], easiest, 4));
                }
                ("hit", text!("court-do-hit"))
            }
        };
        // Whether it is taken in the air follows from when; a word beside the moment could only contradict it.
        vec![Form::Stroke { verb: verb.into(), label, figures, words: Vec::new(), bounds: Vec::new() }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::space::Filled;

    /// A ball that is reached in the air, then goes overhead, and is reached again after its bounce.
    fn over_the_head() -> Moves {
        let at = [(40, true), (44, true), (48, true), (96, false), (100, false)].into_iter().collect();
        Moves { stroke: Some(Stroke::Return { at, easiest: 100 }), ..Moves::NONE }
    }

    #[test]
    fn whatever_is_filled_in_can_be_read_and_played() {
        let moves = over_the_head();
        let forms = moves.forms();
        let Form::Stroke { figures, words, .. } = &forms[0] else { panic!("a stroke") };
        let when = figures.iter().find(|figure| figure.name == "at").expect("a moment to choose");
        let said: Vec<Vec<String>> = match words.as_slice() {
            [] => vec![vec![]],
            groups => groups.iter().flatten().map(|word| vec![word.word.clone()]).collect(),
        };
        for at in when.min..=when.max {
            for words in &said {
                let filled = Filled { amounts: vec![("at".into(), at)], words: words.clone(), ..Filled::default() };
                let written = forms[0].notation(&filled).expect("a form filled in");
                let read = written.parse::<Move>();
                assert!(read.is_ok_and(|m| moves.contains(&m)), "{written}");
            }
        }
    }

    #[test]
    fn nobody_strikes_before_he_can_or_after() {
        let moves = over_the_head();
        let at = |time: u16| format!("hit 0.00 15.00 18.00 at 0.{time}").parse::<Move>().expect("a stroke");
        assert!(moves.contains(&at(38)) && !moves.contains(&at(37)));
        let late = "hit 0.00 15.00 18.00 at 1.03".parse::<Move>().expect("a stroke");
        assert!(!moves.contains(&late));
    }
}
