//! A stroke goes in, what happened comes out: the physics in the words of the laws.

use super::geometry::{CLEAR, FOUR_FINGERS, Ground, KING_POST, POST, Point, Spot, ivory, side};
use super::hand::{Hand, Steadiness};
use super::lay::Lay;
use super::passline::PassLine;
use crate::laws::{self, Ball, BallSet, Event, Fall, Hole};
use crate::moves::Stroke;
use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use spadille_core::Refusal;
use spadille_physics::{self as physics, Limits, Line, Whereabouts, Witness};

/// The version of our physics: an outcome of another version is believed if it can have been.
pub const PHYSICS: u8 = 1;
/// The most balls on a table.
pub const MOST_BALLS: usize = physics::MOST_BALLS;
/// The most things told of a stroke.
pub const MOST_EVENTS: usize = 128;
/// From so many on only what decides is told.
const ENOUGH: usize = 80;

/// What is told of a stroke.
pub type Events = ArrayVec<Event, MOST_EVENTS>;
/// Balls that lie on the cloth.
pub type Lying = ArrayVec<(Ball, Spot), MOST_BALLS>;

/// Where a ball came to rest.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rest {
    /// Which.
    pub ball: Ball,
    /// Where.
    pub at: Spot,
    /// Whether on the wall of the cushion.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wall: bool,
}

/// The course of a stroke, as chance and the physics decided it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rolled {
    /// The version of the physics; nought where people tell it.
    #[serde(default)]
    pub physics: u8,
    /// What the hand did to the stroke.
    #[serde(default, skip_serializing_if = "Hand::is_still")]
    pub hand: Hand,
    /// What happened.
    #[serde(with = "told")]
    pub events: Events,
    /// Where the balls lie that are still on the table, those in hand apart.
    pub rest: ArrayVec<Rest, MOST_BALLS>,
}

mod told {
    use super::{Deserialize, Deserializer, Events, Serializer, laws};

    pub fn serialize<S: Serializer>(events: &Events, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&laws::write(events))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Events, D::Error> {
        use serde::de::Error as _;
        let text = String::deserialize(d)?;
        let events = laws::read(&text).map_err(D::Error::custom)?;
        let mut told = Events::new();
        told.try_extend_from_slice(&events).map_err(|_| D::Error::custom("too much happened"))?;
        Ok(told)
    }
}

/// What is told when a watched line is crossed.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Tells {
    /// The ball struck comes level with this one.
    Pass(Ball),
    /// The ball struck crosses the middle of the table; when it has come back and rests at home, that is told too.
    Middle,
    /// This ball leaves its cushion.
    Loose(Ball),
    /// A ball runs through the port.
    Port,
    /// A ball touches the cord or the king: on its way back, if it has crossed the line of this number before.
    Target(u8),
    /// A ball touches the target on its way back in any case: it set out from there.
    TargetBack,
    /// Nothing; only what was crossed is remembered.
    Nothing,
    /// Nothing when it is crossed; but the ball struck, if it comes to rest in the port, is told.
    Shelter,
}

/// A line to be watched in a stroke.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Watched {
    /// The line; whose crossings count is set when the balls are known.
    pub line: Line,
    /// What is told.
    pub tells: Tells,
}

/// The lines of a stroke.
pub type Lines = ArrayVec<Watched, 32>;

/// The lines that tell when the ball struck comes level with the others, and with the middle.
pub fn pass_lines(ground: &Ground, start: Spot, others: &[(Ball, Spot)], pass: PassLine) -> Lines {
    let middle = Watched { line: Line::across(ground.middle(), 0.0, (1.0, 0.0)), tells: Tells::Middle };
    let level =
        |&(ball, at): &(Ball, Spot)| Watched { line: pass.line(start.point(), at.point()), tells: Tells::Pass(ball) };
    std::iter::once(middle).chain(others.iter().map(level)).take(32).collect()
}

/// The lines of a port and its target for the ball of a number that starts here.
pub fn port_lines(ground: &Ground, own: u8, start: Spot, radius: f64, lines: &mut Lines) {
    let Some(port) = ground.port else { return };
    let (cord, middle) = (ground.cord(), 0.5 * ground.width);
    let arch = Line::across(ground.arch(), middle, (1.0, 0.0)).long(CLEAR);
    let _ = lines.try_push(Watched { line: arch, tells: Tells::Port });
    let from_string = (cord..=cord + FOUR_FINGERS + 1e-6).contains(&start.x());
    let next = lines.len() as u8;
    let tells = |other: u8| if from_string { Tells::TargetBack } else { Tells::Target(other) };
    if port.king {
        // Behind the king's line one comes back to him; from the string in any case, which a line that is never crossed says.
        let line = |x: f64| Line::across(x, middle, (1.0, 0.0)).only(own);
        let (line, tells) = if from_string { (line(-1.0), Tells::TargetBack) } else { (line(cord), Tells::Nothing) };
        let _ = lines.try_push(Watched { line, tells });
        return;
    }
    // A ball touches the cord when its surface comes to it, from either side.
    for (x, ahead, other) in [(cord + radius, -1.0, next + 1), (cord - radius, 1.0, next)] {
        let line = Line::across(x, middle, (ahead, 0.0)).only(own);
        let _ = lines.try_push(Watched { line, tells: tells(other) });
    }
}

/// The line of the target for a ball of a number that is not struck and lies here: it tells when the ball is driven there. A king
/// tells it himself.
pub fn target_line(ground: &Ground, no: u8, at: Spot, radius: f64, lines: &mut Lines) {
    if ground.port.is_none_or(|port| port.king) {
        return;
    }
    let off = at.x() - ground.cord();
    // A ball that touches the cord already is driven to it when it crosses it.
    let before = if off.abs() < radius { 0.0 } else { radius * off.signum() };
    let line = Line::across(ground.cord() + before, 0.5 * ground.width, (-1.0, 0.0)).only(no);
    let number = lines.len() as u8;
    let _ = lines.try_push(Watched { line, tells: Tells::Target(number) });
}

/// A line nobody crosses: where it is watched, a ball struck that comes to rest in the port is told.
pub fn shelter_line(lines: &mut Lines) {
    let _ = lines.try_push(Watched { line: Line::across(-1.0, 0.0, (1.0, 0.0)), tells: Tells::Shelter });
}

/// Whether a ball lies in the port: between its posts, and reaching into its depth.
fn in_port(ground: &Ground, at: Spot, radius: f64) -> bool {
    let (along, across) = (at.x() - ground.arch(), at.y() - 0.5 * ground.width);
    ground.port.is_some() && along.abs() <= POST + radius && across.abs() <= 0.5 * CLEAR
}

/// Listens to the physics and tells it in the words of the laws.
struct Teller<'a> {
    names: &'a [Ball],
    lines: &'a [Watched],
    own: Ball,
    start: Point,
    events: Events,
    /// Lines already told, and lines crossed at all, bit by bit.
    told: u32,
    crossed: u32,
    /// Whether the ball struck crossed the middle homewards.
    home: bool,
    hit: [BallSet; MOST_BALLS],
}

impl Teller<'_> {
    /// Tells something; what does not decide is left out of a very long tale.
    fn tell(&mut self, event: Event, decides: bool) {
        if decides || self.events.len() < ENOUGH {
            let _ = self.events.try_push(event);
        }
    }

    fn name(&self, no: u8) -> Ball {
        self.names.get(usize::from(no)).copied().unwrap_or(self.own)
    }

    /// A ball beside which one's own lies already, where the line runs across the table, is passed at once.
    fn level_already(&mut self) {
        for (n, watched) in self.lines.iter().enumerate() {
            let (place, ahead) = (watched.line.place, watched.line.ahead);
            let beyond = (self.start.x - place.x) * ahead.x + (self.start.y - place.y) * ahead.y;
            if matches!(watched.tells, Tells::Pass(_)) && beyond >= 0.0 {
                self.crossed(self.own, n as u8, true);
            }
        }
    }

    fn crossed(&mut self, ball: Ball, line: u8, ahead: bool) {
        let bit = 1u32 << line;
        let first = self.told & bit == 0;
        let before = self.crossed;
        self.crossed |= bit;
        match self.lines.get(usize::from(line)).map(|watched| watched.tells) {
            Some(Tells::Pass(of)) if first && ahead && ball == self.own => self.tell(Event::Pass(ball, of), true),
            Some(Tells::Middle) if ball == self.own => {
                self.home = !ahead;
                if !(first && ahead) {
                    return;
                }
                self.tell(Event::Middle(ball), true);
            }
            Some(Tells::Loose(which)) if first && ball == which => self.tell(Event::Loose(ball), true),
            Some(Tells::Port) => {
                let way = if ahead { laws::Way::Fore } else { laws::Way::Back };
                return self.tell(Event::Port(ball, way), true);
            }
            Some(Tells::Target(cross)) if first => {
                let back = before & 1 << cross != 0;
                self.tell(Event::Target(ball, if back { laws::Course::Back } else { laws::Course::Out }), true);
            }
            Some(Tells::TargetBack) if first => self.tell(Event::Target(ball, laws::Course::Back), true),
            _ => return,
        }
        self.told |= bit;
    }
}

impl Witness for Teller<'_> {
    fn event(&mut self, event: physics::Event) {
        use physics::What;
        match event.what {
            What::Tip(no) => {
                let first = self.events.iter().all(|event| *event == Event::Slip);
                self.tell(Event::Tip(self.name(no)), true);
                if first {
                    self.level_already();
                }
            }
            What::Slip => self.tell(Event::Slip, true),
            What::Hit(a, b) => {
                let (one, other) = (self.name(a), self.name(b));
                let first = !self.hit.get(usize::from(a)).is_some_and(|met| met.contains(other));
                for (no, met) in [(a, other), (b, one)] {
                    if let Some(hit) = self.hit.get_mut(usize::from(no)) {
                        hit.insert(met);
                    }
                }
                self.tell(Event::Hit(one, other), first && (one == self.own || other == self.own));
            }
            What::Cushion(no, cushion) => self.tell(Event::Cushion(self.name(no), side(cushion)), false),
            What::Holed(no, hole) => {
                let hole = Hole::ALL.get(usize::from(hole)).copied();
                self.tell(Event::Pocket(self.name(no), hole, Fall::Roll), true);
            }
            What::Off(no, _) => self.tell(Event::Off(self.name(no), None), true),
            What::OnWall(no, _) => self.tell(Event::Rail(self.name(no)), true),
            What::Crossed(no, line, ahead) => self.crossed(self.name(no), line, ahead),
            // The king is touched; the posts of the port tell nothing.
            What::Post(no, post) if post == KING_POST && no < 32 => {
                let ball = self.name(no);
                let back = self.lines.iter().any(|watched| watched.tells == Tells::TargetBack)
                    || self.crossed != 0 && {
                        let seen = |(n, w): (usize, &Watched)| w.tells == Tells::Nothing && self.crossed & 1 << n != 0;
                        self.lines.iter().enumerate().any(seen)
                    };
                let course = if back { laws::Course::Back } else { laws::Course::Out };
                self.tell(Event::Target(ball, course), self.events.len() < MOST_EVENTS - 32);
            }
            What::Post(..) | What::Rises(_) | What::Lands(_) | What::Rolls(_) | What::Turns(_) | What::Rests(_) => {}
        }
    }
}

/// The balls as the physics wants them.
fn ivories(lying: &[(Ball, Spot)]) -> ArrayVec<physics::Ball, MOST_BALLS> {
    let balls = lying.iter().take(MOST_BALLS);
    balls.map(|(ball, at)| physics::Ball::lying(ivory(*ball), at.x(), at.y())).collect()
}

fn watch(lines: &[Watched]) -> physics::Watch {
    physics::Watch { lines: lines.iter().map(|watched| watched.line).take(32).collect() }
}

/// Plays a stroke with a ball among those that lie on the cloth, and tells what happened.
pub fn roll(
    ground: &Ground,
    lying: &[(Ball, Spot)],
    own: Ball,
    stroke: &Stroke,
    stick: physics::Stick,
    hand: Hand,
    lines: &[Watched],
) -> Rolled {
    let mut balls = ivories(lying);
    let names: ArrayVec<Ball, MOST_BALLS> = lying.iter().map(|(ball, _)| *ball).take(MOST_BALLS).collect();
    let no = names.iter().position(|ball| *ball == own).unwrap_or(0);
    let mut teller = Teller {
        names: &names,
        lines,
        own,
        start: lying.get(no).map_or(Point { x: 0.0, y: 0.0 }, |(_, at)| at.point()),
        events: Events::new(),
        told: 0,
        crossed: 0,
        home: false,
        hit: [BallSet::EMPTY; MOST_BALLS],
    };
    let played = hand.plays(stroke, stick, no as u8);
    physics::play(&ground.table, &mut balls, &played, &watch(lines), Limits::default(), &mut teller);
    let mut rest: ArrayVec<Rest, MOST_BALLS> = ArrayVec::new();
    for (ball, name) in balls.iter().zip(&names) {
        let wall = matches!(ball.whereabouts, Whereabouts::Wall(_));
        if wall || ball.whereabouts == Whereabouts::Table {
            let at = ground.inside(Point { x: ball.place.x, y: ball.place.y }, ball.ivory.radius);
            rest.push(Rest { ball: *name, at, wall });
        }
    }
    part(ground, &mut rest);
    let at_home = |r: &&Rest| r.ball == own && !r.wall && r.at.x() <= ground.middle();
    if teller.home && rest.iter().any(|r| at_home(&r)) {
        teller.tell(Event::Salvo(own), true);
    }
    let sheltered = |r: &Rest| r.ball == own && !r.wall && in_port(ground, r.at, ivory(own).radius);
    if lines.iter().any(|watched| watched.tells == Tells::Shelter) && rest.iter().any(sheltered) {
        teller.tell(Event::Rest(own), true);
    }
    Rolled { physics: PHYSICS, hand, events: teller.events, rest }
}

/// Two balls that touch may overlap by a hair when their places are rounded: the second is moved away by as much.
fn part(ground: &Ground, rest: &mut [Rest]) {
    for second in 1..rest.len() {
        let (before, after) = rest.split_at_mut(second);
        let Some(moved) = after.first_mut() else { continue };
        for other in before.iter().filter(|other| !other.wall && !moved.wall) {
            let least = super::geometry::touching(other.ball, moved.ball);
            let way = other.at.point().to(moved.at.point());
            if way.length() < least
                && let Some(out) = way.unit()
            {
                moved.at = ground.inside(other.at.point().along(out, least + 1e-5), ivory(moved.ball).radius);
            }
        }
    }
}

/// A stroke of a lay as chance decides it: the hand trembles, the balls run.
pub fn draw<R: Rng>(lay: &Lay, stroke: &Stroke, hand: Steadiness, lines: &[Watched], rng: &mut R) -> Rolled {
    lay.roll(stroke, hand.draw(stroke, rng), lines)
}

/// Everybody who wants to see how the balls ran in a stroke is told here: curves, and what happened when.
pub fn replay<W: Witness>(
    ground: &Ground,
    lying: &[(Ball, Spot)],
    own: Ball,
    stroke: &Stroke,
    stick: physics::Stick,
    hand: Hand,
    witness: &mut W,
) {
    let mut balls = ivories(lying);
    let no = lying.iter().position(|(ball, _)| *ball == own).unwrap_or(0);
    let played = hand.plays(stroke, stick, no as u8);
    let cord =
        ground.port.filter(|port| !port.king).map(|_| Line::across(ground.cord(), 0.5 * ground.width, (1.0, 0.0)));
    let watch = cord.map_or_else(physics::Watch::nothing, |cord| physics::Watch::lines([cord]));
    physics::play(&ground.table, &mut balls, &played, &watch, Limits::default(), witness);
}

/// Whether a stroke of a lay can have gone so: exactly so by our physics; in a form that makes sense, where others tell it.
///
/// # Errors
/// When it cannot.
pub fn admits(lay: &Lay, stroke: &Stroke, hand: Steadiness, lines: &[Watched], rolled: &Rolled) -> Result<(), Refusal> {
    let holds = if rolled.physics == PHYSICS {
        hand.admits(stroke, rolled.hand) && lay.roll(stroke, rolled.hand, lines) == *rolled
    } else {
        makes_sense(lay, stroke, rolled)
    };
    if holds { Ok(()) } else { Err(Refusal::impossible_outcome()) }
}

/// Known balls, each lost at most once and then silent; every ball lost or at rest, on the cloth, none in another.
fn makes_sense(lay: &Lay, stroke: &Stroke, rolled: &Rolled) -> bool {
    let known: BallSet = lay.lying(stroke).iter().map(|(ball, _)| *ball).collect();
    let mut gone = BallSet::EMPTY;
    for event in &rolled.events {
        if event.is_of_people() {
            continue;
        }
        if event.balls().any(|ball| !known.contains(ball) || gone.contains(ball)) {
            return false;
        }
        gone = event.takes_off().into_iter().fold(gone, BallSet::with);
    }
    let mut still = BallSet::EMPTY;
    for (n, rest) in rolled.rest.iter().enumerate() {
        let apart = |other: &Rest| {
            other.wall || rest.wall || other.at.away(rest.at) > super::geometry::touching(other.ball, rest.ball) - 1e-3
        };
        let fits = known.contains(rest.ball)
            && !still.contains(rest.ball)
            && !gone.contains(rest.ball)
            && lay.ground.holds(rest.at, ivory(rest.ball).radius)
            && rolled.rest.iter().take(n).all(apart);
        if !fits {
            return false;
        }
        still.insert(rest.ball);
    }
    known.iter().all(|ball| still.contains(ball) || gone.contains(ball))
}
