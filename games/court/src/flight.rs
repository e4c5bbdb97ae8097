//! From a stroke to what the laws ask: the ball flies, and what it touches is told until the rally would be decided. On the way
//! the moments are noted at which somebody on the other side could strike it.

use crate::court::{CORDE, HALF, LENGTH, Spot, told};
use crate::laws::{Before, End, Event, Rally, Terms, Verdict};
use crate::sides::{is_second, players};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{PerSeat, Seat, SeatSet};
use spadille_physics::flight::carre::faces;
use spadille_physics::flight::{Blow, ClothBall, Court, Met, Spectator, Stretch, Touch, fly};

/// A ball as it leaves the racket.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Struck {
    /// Who strikes it.
    pub by: Seat,
    /// Where.
    pub place: Spot,
    /// How it flies off.
    pub blow: Blow,
}

/// An event of a flight.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timed {
    /// Hundredths of a second since the stroke.
    pub at: u16,
    /// Where the ball was.
    pub place: Spot,
    /// What happened.
    pub event: Event,
}

/// A moment at which the ball can be struck.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// Hundredths of a second since the stroke.
    pub at: u16,
    /// Where the ball is.
    pub place: Spot,
    /// How many of the flight's events lie before it.
    pub before: u8,
    /// Whether the ball has not bounced yet.
    pub volley: bool,
    /// How far the first and the second player of the side must stretch, in hundredths of what they can do; 255 beyond that.
    pub stretch: [u8; 2],
}

/// The version of the physics by which balls fly. A flight is not written down but reckoned anew from the stroke, so a record must
/// name it; those from before it was written have the first.
pub const PHYSICS: u8 = 1;

/// Out of reach.
const BEYOND: u8 = 255;
/// The most events that are kept of a flight: the last place is for the one that decides.
const MOST_EVENTS: usize = 24;
/// The most moments.
pub const MOST_MOMENTS: usize = 56;
/// How far apart moments are, in seconds.
const APART: f64 = 0.04;
/// How far a player reaches, how fast he runs, how high and how low he strikes: metres and seconds.
pub const REACH: f64 = 1.2;
/// How fast he runs while he is fresh.
pub const RUNS: f64 = 5.0;
/// How long it takes him to see where a ball goes, and how much longer if it is cut as sharply as can be.
const SEES: f64 = 0.30;
const JUDGES: f64 = 0.25;
/// After so many metres in one rally nobody could run any more.
const WEARY: f64 = 55.0;
/// As many decimetres a stroke is worth.
pub const STROKE_TIRES: u16 = 30;
/// Where he can strike a ball.
const HEIGHTS: std::ops::RangeInclusive<f64> = 0.06..=2.4;
/// How high a ball can be taken between the legs.
const LEGS: f64 = 0.9;
/// How far over the middle line one helps his neighbour: a step and the reach of the arm.
const HELP: f64 = 0.8 + REACH;
/// So near the corde one is running in, and no half counts.
const RUNNING_IN: f64 = 2.15;

/// A ball that comes: what will happen if nobody takes it, and when it could be taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coming {
    /// What it touches, up to what decides the rally.
    pub events: ArrayVec<Timed, MOST_EVENTS>,
    /// What comes of it if it is left alone.
    pub verdict: Verdict,
    /// When it can be taken.
    pub moments: ArrayVec<Moment, MOST_MOMENTS>,
    /// How hard it is cut.
    pub cut: u16,
}

impl Coming {
    /// The moments at which a player of the side (the first or the second) can strike.
    pub fn open_to(&self, second: bool) -> impl DoubleEndedIterator<Item = &Moment> + Clone {
        self.moments.iter().filter(move |m| m.stretch[usize::from(second)] != BEYOND)
    }

    /// The easiest moment of a player.
    pub fn easiest(&self, second: bool) -> Option<&Moment> {
        self.open_to(second).min_by_key(|m| (m.effort(second), m.at))
    }

    /// The easiest moment before the bounce.
    pub fn easiest_volley(&self, second: bool) -> Option<&Moment> {
        self.open_to(second).filter(|m| m.volley).min_by_key(|m| (m.effort(second), m.at))
    }

    /// The moment at which a player strikes who wants to strike at that time: the nearest at which he reaches the ball. Between the
    /// first of them and the last it may be out of his reach for a while, high over his head.
    pub fn at(&self, second: bool, at: u16) -> Option<&Moment> {
        let open = self.open_to(second);
        let (first, last) = (open.clone().next().map(|m| m.at), open.clone().next_back().map(|m| m.at));
        if timely(first, last, at) { open.min_by_key(|m| m.at.abs_diff(at)) } else { None }
    }
}

impl Moment {
    /// How hard it is to strike then: the stretch, the height, and that volleys ask for more.
    pub fn effort(&self, second: bool) -> u16 {
        let height = (self.place.z - 900).unsigned_abs() / 40;
        u16::from(self.stretch[usize::from(second)]) + height.min(60) as u16 + if self.volley { 25 } else { 0 }
    }
}

/// Whether somebody can want to strike at a time who reaches the ball first and last then.
pub fn timely(first: Option<u16>, last: Option<u16>, at: u16) -> bool {
    first
        .zip(last)
        .is_some_and(|(first, last)| (first..=last).contains(&at) || first.abs_diff(at).min(last.abs_diff(at)) <= 2)
}

/// How fast somebody runs who has run so many decimetres in this rally: running tires.
pub fn runs(run: u16) -> f64 {
    RUNS * (1.0 - f64::from(run) / 10.0 / WEARY).max(0.15)
}

/// Who waits for the ball.
#[derive(Copy, Clone, Debug)]
pub struct Waiting {
    /// Where the first and the second player of the side stand, and how fast they run.
    pub feet: [Option<(Spot, f64)>; 2],
    /// Whether they must take it between their legs.
    pub legs: bool,
}

/// Whoever waits at an end.
pub fn waiting(side: u8, seats: u8, feet: &PerSeat<Spot, 4>, run: &PerSeat<u16, 4>, legs: bool) -> Waiting {
    let (first, second) = players(side, seats);
    let at = |seat: Seat| Some((*feet.get(seat)?, runs(*run.get(seat)?)));
    Waiting { feet: [at(first), second.and_then(at)], legs }
}

/// Who of a side can take the ball, and who takes it if both could: whoever has it easier.
pub fn takers(coming: &Coming, side: u8, seats: u8) -> (Option<Seat>, SeatSet) {
    let (first, second) = players(side, seats);
    let both = [Some(first), second].into_iter().flatten();
    let able = both.filter_map(|seat| {
        let easiest = coming.easiest(is_second(seat, seats))?;
        Some((easiest.effort(is_second(seat, seats)), seat))
    });
    (able.clone().min().map(|(_, seat)| seat), able.map(|(_, seat)| seat).collect())
}

/// What everybody must know about a rally before the ball flies.
#[derive(Copy, Clone, Debug)]
pub struct Setting<'a> {
    /// The court.
    pub court: &'a Court,
    /// What is agreed on.
    pub terms: &'a Terms,
    /// How things stand.
    pub before: &'a Before,
    /// The rally, the stroke included.
    pub rally: Rally,
    /// Who waits for the ball.
    pub waiting: Waiting,
}

/// Lets a ball fly.
pub fn course(setting: &Setting<'_>, struck: &Struck) -> Coming {
    let mut watcher = Watcher {
        setting,
        rally: setting.rally,
        far: setting.rally.striker.other(),
        events: ArrayVec::new(),
        verdict: None,
        moments: ArrayVec::new(),
        next: 0.0,
        roofs: 0,
        sees: SEES + JUDGES * f64::from(sharpness(&struck.blow)) / 300.0,
    };
    fly(setting.court, &ClothBall::BEATEN_HARD, struck.blow.from(struck.place.point()), &mut watcher);
    let Watcher { events, verdict, moments, .. } = watcher;
    // A flight always ends on the floor, in an opening or outside; should one not, the ball has gone up for good.
    let lost = Verdict::Stroke { to: setting.rally.striker.other(), why: crate::laws::Why::Out };
    Coming { events, verdict: verdict.unwrap_or(lost), moments, cut: sharpness(&struck.blow) }
}

/// How sharply a ball is cut.
fn sharpness(blow: &Blow) -> u16 {
    blow.across.unsigned_abs().max(blow.along.unsigned_abs())
}

/// Looks at a flight with the eyes of the marker and of those who wait for the ball.
struct Watcher<'a> {
    setting: &'a Setting<'a>,
    rally: Rally,
    far: End,
    events: ArrayVec<Timed, MOST_EVENTS>,
    verdict: Option<Verdict>,
    moments: ArrayVec<Moment, MOST_MOMENTS>,
    next: f64,
    /// The roofs that have been told.
    roofs: u8,
    /// When those who wait begin to run.
    sees: f64,
}

/// Hundredths of a second.
fn hundredths(seconds: f64) -> u16 {
    (seconds * 100.0).round() as u16
}

impl Spectator for Watcher<'_> {
    fn touch(&mut self, touch: Touch) -> bool {
        let Some(event) = told(touch.place, touch.what, self.rally.bounces > 0) else { return true };
        if event == Event::Roof {
            let bit = if touch.what == Met::Face(faces::LONG_ROOF) { 1 } else { 2 };
            if self.roofs & bit != 0 {
                return true;
            }
            self.roofs |= bit;
        }
        let timed = Timed { at: hundredths(touch.time), place: Spot::of(touch.place), event };
        let again = self.events.last().is_some_and(|last| last.event == event && matches!(event, Event::Wall(_)));
        let verdict = self.rally.feed(self.setting.terms, self.setting.before, event);
        if verdict.is_some() || !again && self.events.len() + 1 < MOST_EVENTS {
            let _ = self.events.try_push(timed);
        }
        self.verdict = verdict;
        verdict.is_none()
    }

    fn stretch(&mut self, stretch: &Stretch) {
        if stretch.until < self.next {
            return;
        }
        let ball = stretch.end.place;
        let here = if ball.x < CORDE { End::Lower } else { End::Upper };
        let inside = ball.y.abs() <= HALF && (0.0..=LENGTH).contains(&ball.x);
        let highest = if self.setting.waiting.legs { LEGS } else { *HEIGHTS.end() };
        let lawful = !self.rally.serving || self.rally.roofs > 0;
        if here != self.far || !inside || !lawful || ball.z > highest || ball.z < *HEIGHTS.start() {
            return;
        }
        let place = Spot::of(ball);
        let running_in = (ball.x - CORDE).abs() <= RUNNING_IN;
        let reach = if self.setting.waiting.legs { REACH * 0.6 } else { REACH };
        let [first, second] = self.setting.waiting.feet;
        let pair = second.is_some();
        let mut stretches = [BEYOND; 2];
        for (k, feet) in [first, second].into_iter().enumerate() {
            let Some((feet, speed)) = feet else { continue };
            // The first has the half along the main wall, the second the other.
            let over = if k == 0 { -ball.y } else { ball.y };
            if pair && !running_in && over > HELP {
                continue;
            }
            let share = feet.away(place) / (reach + speed * (stretch.until - self.sees).max(0.0));
            if share <= 1.0 {
                stretches[k] = (share * 100.0) as u8;
            }
        }
        if stretches != [BEYOND; 2] {
            let (before, volley) = (self.events.len() as u8, self.rally.bounces == 0);
            let moment = Moment { at: hundredths(stretch.until), place, before, volley, stretch: stretches };
            let _ = self.moments.try_push(moment);
            self.next = stretch.until + APART;
        }
    }
}
