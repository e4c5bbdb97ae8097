//! What the laws ask of a stroke. Everything is asked before a moment: what counts is whether a ball met or passed another
//! before it was lost.

use super::ball::{Ball, Balls};
use super::events::{Back, By, Event, Fall, Foul, Side};
use super::ladder::Loss;

/// One stroke as the laws see it: what happened, in order, and the ball the striker has to play with.
#[derive(Copy, Clone, Debug)]
pub struct Stroke<'a> {
    /// What happened.
    pub events: &'a [Event],
    /// The ball the striker has to play with.
    pub own: Ball,
}

impl<'a> Stroke<'a> {
    /// A stroke with a ball.
    pub fn new(events: &'a [Event], own: Ball) -> Stroke<'a> {
        Stroke { events, own }
    }

    /// Whether something happened.
    pub fn has(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// What happened before a moment; everything, if there is none.
    pub fn before(&self, until: Option<usize>) -> &'a [Event] {
        let until = until.unwrap_or(usize::MAX).min(self.events.len());
        self.events.get(..until).unwrap_or_default()
    }

    // The stick

    /// The balls the stick touched, as often as it did.
    pub fn tips(&self) -> impl Iterator<Item = Ball> + 'a {
        self.events.iter().filter_map(|event| match event {
            Event::Tip(ball) => Some(*ball),
            _ => None,
        })
    }

    /// Whether a stroke was made at all: the stick touched something.
    pub fn struck(&self) -> bool {
        self.tips().next().is_some()
    }

    /// Whether the stick slid off.
    pub fn slipped(&self) -> bool {
        self.has(Event::Slip)
    }

    /// The ball he played with, if it is not his.
    pub fn wrong_ball(&self) -> Option<Ball> {
        self.tips().next().filter(|ball| *ball != self.own)
    }

    /// Whether the stick touched his own ball more than once.
    pub fn double_touch(&self) -> bool {
        self.tips().filter(|ball| *ball == self.own).count() > 1
    }

    /// The balls the stick touched besides his own: *billardieren*.
    pub fn both_tipped(&self) -> Balls {
        if self.tips().any(|ball| ball == self.own) {
            self.tips().filter(|ball| *ball != self.own).collect()
        } else {
            Balls::NONE
        }
    }

    /// Whether somebody claimed a foul.
    pub fn called(&self, foul: Foul) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Call(_, what) if *what == foul))
    }

    // The balls

    /// The balls that left play, each once, in order. One that was shaken in, or that a lifeless thing threw back, is not
    /// lost; one that a person threw back is.
    pub fn losses(&self) -> impl Iterator<Item = Loss> + 'a {
        let events = self.events;
        let all = events.iter().enumerate().filter_map(|(at, event)| loss(at, *event));
        all.filter(move |one| {
            let earlier = events.iter().take(one.at).enumerate().filter_map(|(at, event)| loss(at, *event));
            !earlier.into_iter().any(|other| other.ball == one.ball)
        })
    }

    /// How a ball was lost, if it was.
    pub fn loss(&self, ball: Ball) -> Option<Loss> {
        self.losses().find(|loss| loss.ball == ball)
    }

    /// The balls that were lost.
    pub fn lost(&self) -> Balls {
        self.losses().map(|loss| loss.ball).collect()
    }

    /// The balls that were lost besides his own.
    pub fn fallen(&self) -> Balls {
        self.lost().only(|ball| ball != self.own)
    }

    /// The balls that were shaken in.
    pub fn shaken(&self) -> Balls {
        let shaken = self.events.iter().filter_map(|event| match event {
            Event::Pocket(ball, _, Fall::Shake) => Some(*ball),
            _ => None,
        });
        shaken.collect()
    }

    /// When his own ball met another, whichever of them came.
    pub fn contacts(&self) -> impl Iterator<Item = (usize, Ball)> + 'a {
        let own = self.own;
        self.events.iter().enumerate().filter_map(move |(at, event)| match event {
            Event::Hit(a, b) if *a == own => Some((at, *b)),
            Event::Hit(a, b) if *b == own => Some((at, *a)),
            _ => None,
        })
    }

    /// The balls his own has met before a moment, in order.
    pub fn touched(&self, until: Option<usize>) -> Balls {
        let until = until.unwrap_or(usize::MAX);
        self.contacts().filter(|(at, _)| *at < until).map(|(_, ball)| ball).collect()
    }

    /// Whether his own ball came level with a ball before a moment; with any, if none is named.
    pub fn passed(&self, of: Option<Ball>, until: Option<usize>) -> bool {
        let passes = |event: &Event| match event {
            Event::Pass(ball, other) => *ball == self.own && of.is_none_or(|of| of == *other),
            _ => false,
        };
        self.before(until).iter().any(passes)
    }

    /// When a ball met a cushion; any, if none is named.
    pub fn cushions(&self, ball: Ball, side: Option<Side>) -> impl Iterator<Item = usize> + 'a {
        self.events.iter().enumerate().filter_map(move |(at, event)| match event {
            Event::Cushion(which, met) if *which == ball && (side.is_none() || *met == side) => Some(at),
            _ => None,
        })
    }

    /// When the striker stopped or touched his own running ball, before it was lost.
    pub fn stopped_by_striker(&self) -> Option<usize> {
        let stop = Event::Stop(self.own, By::Player(self.own));
        let at = self.events.iter().position(|event| *event == stop)?;
        self.loss(self.own).is_none_or(|loss| at < loss.at).then_some(at)
    }
}

fn loss(at: usize, event: Event) -> Option<Loss> {
    match event {
        Event::Pocket(ball, _, Fall::Roll) => Some(Loss { at, ball, holed: true }),
        Event::Off(ball, back) if back != Some(Back::Thing) => Some(Loss { at, ball, holed: false }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;

    #[test]
    fn a_ball_is_lost_once_and_not_when_shaken_in_or_thrown_back_by_a_wall() {
        let events = read("tip A, hit A B, off B thing, pocket B fr, off B, pocket A fl shake").unwrap();
        let stroke = Stroke::new(&events, Ball::A);
        assert_eq!(stroke.losses().collect::<Vec<_>>(), [Loss { at: 3, ball: Ball::B, holed: true }]);
        assert_eq!(stroke.shaken().iter().collect::<Vec<_>>(), [Ball::A]);
        assert!(Stroke::new(&read("off B person").unwrap(), Ball::A).loss(Ball::B).is_some());
    }

    #[test]
    fn what_is_asked_is_asked_before_a_moment() {
        let events = read("tip A, pass A B, hit B A, cushion A left, hit A R").unwrap();
        let stroke = Stroke::new(&events, Ball::A);
        assert_eq!(stroke.touched(None).iter().collect::<Vec<_>>(), [Ball::B, Ball::R]);
        assert_eq!(stroke.touched(Some(4)).iter().collect::<Vec<_>>(), [Ball::B]);
        assert!(stroke.passed(None, Some(2)) && !stroke.passed(None, Some(1)) && !stroke.passed(Some(Ball::R), None));
        assert_eq!(stroke.cushions(Ball::A, Some(Side::Left)).next(), Some(3));
    }
}
