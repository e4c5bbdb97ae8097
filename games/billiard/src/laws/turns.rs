//! Whose turn follows, and what happens between two strokes.

use super::ball::{Ball, Moved};
use super::events::{By, Event, Fall, Handling, Hindrance};
use super::stroke::Stroke;

/// Whose turn follows that of a player among those still in: the next in order, perhaps himself; nobody, if nobody is left
/// or he is not in the order.
///
/// ```
/// use spadille_billiard::laws::after;
/// assert_eq!(after(&[1, 2, 3], 3, |p| p != 1), Some(2));
/// assert_eq!(after(&[1, 2, 3], 3, |p| p == 3), Some(3));
/// assert_eq!(after(&[1, 2, 3], 3, |_| false), None);
/// ```
pub fn after<P: Copy + PartialEq>(order: &[P], player: P, living: impl Fn(P) -> bool) -> Option<P> {
    let start = order.iter().position(|p| *p == player)?;
    let (before, from) = order.split_at(start);
    let later = from.iter().skip(1).chain(before).chain(from.first());
    later.copied().find(|p| living(*p))
}

/// What people did between two strokes, no stroke having been made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mishap {
    /// A ball at rest was shaken into a hole.
    Shaken(Ball),
    /// A ball was touched or taken up.
    Touched(By, Ball, Handling),
    /// Somebody knocked or blew.
    Hindered(By, Option<Ball>, Hindrance),
    /// Somebody showed another how to play.
    Advised(By),
    /// Somebody let his turn go by.
    Missed(By),
    /// Somebody played when it was not his turn.
    OutOfTurn(By, Moved),
}

/// The first thing people did between two strokes; nothing if a stroke was made, or the stick slid off.
pub fn mishap(stroke: &Stroke) -> Option<Mishap> {
    if stroke.struck() || stroke.slipped() {
        return None;
    }
    stroke.events.iter().find_map(|event| match *event {
        Event::Pocket(ball, _, Fall::Shake) => Some(Mishap::Shaken(ball)),
        Event::Touch(by, ball, how) => Some(Mishap::Touched(by, ball, how)),
        Event::Hinder(by, ball, how) => Some(Mishap::Hindered(by, ball, how)),
        Event::Advise(by) => Some(Mishap::Advised(by)),
        Event::Missed(by) => Some(Mishap::Missed(by)),
        Event::OutOfTurn(by, moved) => Some(Mishap::OutOfTurn(by, moved)),
        _ => None,
    })
}
