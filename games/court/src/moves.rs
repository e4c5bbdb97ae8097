//! What a player may do in the court, its notation, and the space of his moves.
//!
//! A stroke is written `hit AZIMUTH ELEVATION SPEED`: degrees with two decimals, 0 up the court and 90 towards the main wall;
//! metres a second with two decimals. What may follow: `cut ACROSS,ALONG` in radians a second, `at T` (seconds since the ball was
//! struck), `volley`. Strokes with names of their own are `serve long soft`, `aim corner-main soft`.

use rand::{Rng, RngExt as _};
use spadille_core::space::{Figure, Form, Word};
use spadille_core::{Listed, NotationError, Space, Text, listed, text};
use spadille_physics::flight::Blow;
use spadille_physics::flight::blow::{FASTEST, SHARPEST};
use std::fmt;
use std::str::FromStr;

/// The roof a service goes over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Roof {
    /// That of the long gallery.
    Long,
    /// That of the upper cross-gallery.
    Cross,
}

/// How hard a ball is struck.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Force {
    /// In a high bow.
    Soft,
    /// Plainly.
    Plain,
    /// As flat as the corde allows.
    Hard,
}

/// Where a ball is played to.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// The corner at the main wall.
    CornerMain,
    /// The corner at the gallery.
    CornerGallery,
    /// The Grille, from below.
    Grille,
    /// The Trou, from above.
    Trou,
    /// The board, from above.
    Board,
    /// The dernier of the gallery.
    Dernier,
    /// Just over the corde.
    Corde,
}

/// A named service.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Service(pub Roof, pub Force);

/// A named stroke.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Aim(pub Goal, pub Force);

const ROOFS: [Roof; 2] = [Roof::Long, Roof::Cross];
const FORCES: [Force; 3] = [Force::Soft, Force::Plain, Force::Hard];
/// All places a ball is played to.
pub const GOALS: [Goal; 7] =
    [Goal::CornerMain, Goal::CornerGallery, Goal::Grille, Goal::Trou, Goal::Board, Goal::Dernier, Goal::Corde];

listed! {
    Service("a service"): 6, |n| Service(ROOFS[n / 3], FORCES[n % 3]),
        |Service(roof, force)| format!("{} {}", ["long", "cross"][roof as usize], word(force));
    Aim("a place to aim at"): 21, |n| Aim(GOALS[n / 3], FORCES[n % 3]),
        |Aim(goal, force)| format!("{} {}", goal_word(goal), word(force));
}

fn word(force: Force) -> &'static str {
    ["soft", "plain", "hard"][force as usize]
}

fn goal_word(goal: Goal) -> &'static str {
    ["corner-main", "corner-gallery", "grille", "trou", "board", "dernier", "corde"][goal as usize]
}

/// When a ball is struck.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum When {
    /// When it is easiest.
    Easiest,
    /// When it is easiest before the bounce.
    Volley,
    /// So many hundredths of a second after the other struck it.
    At(u16),
}

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A service with a name.
    Service(Service),
    /// Any other service.
    Serve(Blow),
    /// A stroke with a name.
    Aim(Aim),
    /// Any other stroke.
    Hit(Blow, When),
    /// To let the ball go.
    Leave,
    /// To let the service pass.
    Decline,
}

/// A number of hundredths with two decimals.
struct Hundredths(i32);

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{:02}", self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100)
    }
}

/// Reads hundredths with at most two decimals.
fn hundredths(text: &str) -> Option<i32> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let plain = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    if whole.is_empty() || whole.len() > 5 || part.len() > 2 || !plain(whole) || !plain(part) {
        return None;
    }
    let part: i32 = format!("{part:0<2}").parse().ok()?;
    let value = whole.parse::<i32>().ok()? * 100 + part;
    Some(if negative { -value } else { value })
}

struct Written<'a>(&'a Blow);

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Blow { azimuth, elevation, speed, across, along } = *self.0;
        let [azimuth, elevation, speed] = [azimuth.into(), elevation.into(), speed.into()].map(Hundredths);
        write!(f, "{azimuth} {elevation} {speed}")?;
        if (across, along) == (0, 0) { Ok(()) } else { write!(f, " cut {across},{along}") }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Service(service) => write!(f, "serve {service}"),
            Move::Serve(blow) => write!(f, "serve {}", Written(blow)),
            Move::Aim(aim) => write!(f, "aim {aim}"),
            Move::Hit(blow, When::Easiest) => write!(f, "hit {}", Written(blow)),
            Move::Hit(blow, When::Volley) => write!(f, "hit {} volley", Written(blow)),
            Move::Hit(blow, When::At(at)) => write!(f, "hit {} at {}", Written(blow), Hundredths(i32::from(*at))),
            Move::Leave => f.write_str("leave"),
            Move::Decline => f.write_str("decline"),
        }
    }
}

/// Reads a stroke and when it is made.
fn stroke(text: &str) -> Option<(Blow, When)> {
    let mut words = text.split(' ');
    let mut figure = || hundredths(words.next()?);
    let (azimuth, elevation, speed) = (figure()?, figure()?, figure()?);
    let (mut cut, mut when) = (None, None);
    while let Some(word) = words.next() {
        match word {
            "cut" if cut.is_none() => {
                let (across, along) = words.next()?.split_once(',')?;
                cut = Some((across.parse::<i16>().ok()?, along.parse::<i16>().ok()?));
            }
            "volley" if when.is_none() => when = Some(When::Volley),
            "at" if when.is_none() => when = Some(When::At(hundredths(words.next()?)?.try_into().ok()?)),
            _ => return None,
        }
    }
    let (across, along) = cut.unwrap_or((0, 0));
    let blow = Blow {
        azimuth: azimuth.try_into().ok()?,
        elevation: elevation.try_into().ok()?,
        speed: speed.try_into().ok()?,
        across,
        along,
    };
    // Nothing is squared before it is known to be small.
    let sane = [across, along].iter().all(|part| (-SHARPEST..=SHARPEST).contains(part));
    (sane && blow.fits()).then_some((blow, when.unwrap_or(When::Easiest)))
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let error = || NotationError::new("a move of the Ballspiel", text);
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let read = match verb {
            "leave" if rest.is_empty() && text == verb => Some(Move::Leave),
            "decline" if rest.is_empty() && text == verb => Some(Move::Decline),
            "aim" => rest.parse().ok().map(Move::Aim),
            "serve" => rest.parse().ok().map(Move::Service).or_else(|| match stroke(rest)? {
                (blow, When::Easiest) => Some(Move::Serve(blow)),
                _ => None,
            }),
            "hit" => stroke(rest).map(|(blow, when)| Move::Hit(blow, when)),
            _ => None,
        };
        read.ok_or_else(error)
    }
}

spadille_core::serde_as_notation!(Move);

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

const NAMED: u32 = Service::COUNT + Aim::COUNT + 2;

/// The place of a named move.
fn place(m: &Move) -> Option<u32> {
    Some(match m {
        Move::Service(service) => service.number(),
        Move::Aim(aim) => Service::COUNT + aim.number(),
        Move::Leave => NAMED - 2,
        Move::Decline => NAMED - 1,
        Move::Serve(_) | Move::Hit(..) => return None,
    })
}

/// The named move at a place.
fn named(place: u32) -> Option<Move> {
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
        let turn = rng.random_range(-3_500..=3_500);
        let azimuth = (if self.downwards { 18_000 } else { 0 } + turn as i32).rem_euclid(36_000) as u16;
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
                    When::At(time) => at.iter().any(|(open, _)| open.abs_diff(*time) <= 2),
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
        let mut words = vec![];
        let (verb, label) = match stroke {
            Stroke::Serve => ("serve", text!("court-do-serve")),
            Stroke::Return { at, easiest } => {
                let times = at.iter().map(|(time, _)| i64::from(*time));
                if let (Some(first), Some(last)) = (times.clone().min(), times.max()) {
                    let easiest = i64::from(*easiest);
                    figures.push(figure("at", "at", text!("court-ask-when"), [first, last], easiest, 4));
                }
                if at.iter().any(|(_, volley)| *volley) && at.iter().any(|(_, volley)| !volley) {
                    let word = |word: &str, label| Word { word: word.into(), label };
                    words.push(vec![
                        word("bounce", text!("court-ask-bounce")),
                        word("volley", text!("court-do-volley")),
                    ]);
                }
                ("hit", text!("court-do-hit"))
            }
        };
        vec![Form::Stroke { verb: verb.into(), label, figures, words }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back_and_nothing_else_is_read() {
        for text in [
            "serve long soft",
            "serve 350.00 22.50 18.00",
            "aim corner-main soft",
            "aim corde hard",
            "hit 180.00 -3.25 29.99 cut -120,30",
            "hit 180.00 12.00 15.00 at 1.25",
            "hit 0.05 12.00 15.00 cut 0,-300 volley",
            "leave",
            "decline",
        ] {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()).as_deref(), Ok(text));
        }
        assert_eq!("hit 1 2.5 10 volley cut 1,2".parse::<Move>(), "hit 1.00 2.50 10.00 cut 1,2 volley".parse());
        for text in [
            "",
            "leave ",
            "serve",
            "aim",
            "hit",
            "serve long",
            "aim moon soft",
            "hit 1 2",
            "hit 360 0 10",
            "hit 1 91 10",
            "hit 1 2 31",
            "hit 1 2 10 cut 300,300",
            "hit 1 2 10 cut 1",
            "hit 1 2 10 at",
            "hit 1 2 10 at -1",
            "hit 1e3 2 3",
            "serve 1 2 10 volley",
            "hit 1 2 10 volley at 1",
            "hit 1 2 10 cut -32768,-32768",
            "hit 1.234 2 3",
        ] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }

    #[test]
    fn named_moves_have_places() {
        for n in 0..NAMED {
            assert_eq!(named(n).and_then(|m| place(&m)), Some(n));
        }
        assert!(named(NAMED).is_none());
    }
}
