//! What a player may do in the court, its notation, and the space of his moves.
//!
//! A stroke is written `hit AZIMUTH ELEVATION SPEED`: degrees with two decimals, 0 up the court and 90 towards the main wall;
//! metres a second with two decimals. What may follow: `cut ACROSS,ALONG` in radians a second, `at T` (seconds since the ball was
//! struck), `volley`. Strokes with names of their own are `serve long soft`, `aim corner-main soft`.

mod space;

pub use space::{Limits, Moves, SLOWEST, Stroke};

use spadille_core::{NotationError, listed};
use spadille_physics::flight::Blow;
use spadille_physics::flight::blow::SHARPEST;
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

#[cfg(test)]
mod tests {
    use super::space::{NAMED, named, place};
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
