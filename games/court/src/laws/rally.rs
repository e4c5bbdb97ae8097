//! One rally: fed with what happens, event by event, it says when the ball is dead and what came of it.

use super::event::{Event, Hole, Lateral, Wall};
use super::place::{Chase, End, Fallen, Place, SERVICE_LINE};
use crate::options::{BallspielOptions, Burden, EqualChase, ServiceBounce};
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Text, law, text};

/// What the table has agreed on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Whether every service must be taken.
    pub take_all: bool,
    /// Which bounce of the service must be behind the line.
    pub service_bounce: ServiceBounce,
    /// Who wins a ball that falls on the chase itself.
    pub equal_chase: EqualChase,
    /// How many carreaux there are below.
    pub carreaux: u8,
}

impl Terms {
    /// Of these options.
    pub fn of(options: &BallspielOptions) -> Terms {
        let BallspielOptions { take_all, service_bounce, equal_chase, carreaux, .. } = *options;
        Terms { take_all, service_bounce, equal_chase, carreaux: carreaux.number() }
    }
}

/// A way of playing that is laid on one of the two.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Burdened {
    /// On whom.
    pub end: End,
    /// What.
    pub burden: Burden,
    /// The agreed half of the width, at half court.
    pub side: Lateral,
}

/// How things stand before a rally.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Before {
    /// Faults already made, running.
    pub faults: u8,
    /// Services already let pass, running.
    pub declined: u8,
    /// The chase that is played for.
    pub chase: Option<Chase>,
    /// What is laid on somebody.
    pub burdened: Option<Burdened>,
}

impl Before {
    /// Nothing has happened yet.
    pub const NOTHING: Before = Before { faults: 0, declined: 0, chase: None, burdened: None };

    /// What is laid on an end, if it is this.
    pub(crate) fn bound(&self, burden: Burden, end: End) -> Option<Burdened> {
        self.burdened.filter(|b| b.burden == burden && b.end == end)
    }
}

/// Why somebody wins a stroke.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Why {
    Net,
    DidNotCross,
    Out,
    Grille,
    Lune,
    Trou,
    Ais,
    ServiceUnreturned,
    BeyondServiceLine,
    TwoFaults,
    ServiceMustBeTaken,
    ChaseWon,
    ChaseLost,
    ChaseNotDefended,
    OutsideHalfCourt,
    TouchedWall,
}

impl Why {
    /// The law behind it.
    pub fn law(self) -> LawId {
        match self {
            Why::Net | Why::DidNotCross => law!("over-the-corde"),
            Why::Out => law!("high-galleries"),
            Why::Grille => law!("grille"),
            Why::Lune => law!("lune"),
            Why::Trou => law!("trou"),
            Why::Ais => law!("board"),
            Why::ServiceUnreturned => law!("service-unreturned"),
            Why::BeyondServiceLine => law!("beyond-service-line"),
            Why::TwoFaults => law!("two-faults"),
            Why::ServiceMustBeTaken => law!("take-all"),
            Why::ChaseWon | Why::ChaseLost => law!("chase-won"),
            Why::ChaseNotDefended => law!("chase-not-defended"),
            Why::OutsideHalfCourt => law!("half-court"),
            Why::TouchedWall => law!("no-walls"),
        }
    }

    /// What the marker says.
    pub fn text(self) -> Text {
        match self {
            Why::Net => text!("court-net"),
            Why::DidNotCross => text!("court-did-not-cross"),
            Why::Out => text!("court-out"),
            Why::Grille => text!("court-grille"),
            Why::Lune => text!("court-lune"),
            Why::Trou => text!("court-trou"),
            Why::Ais => text!("court-board"),
            Why::ServiceUnreturned => text!("court-service-unreturned"),
            Why::BeyondServiceLine => text!("court-lost-above"),
            Why::TwoFaults => text!("court-two-faults"),
            Why::ServiceMustBeTaken => text!("court-must-take"),
            Why::ChaseWon => text!("court-chase-won"),
            Why::ChaseLost => text!("court-chase-lost"),
            Why::ChaseNotDefended => text!("court-chase-not-defended"),
            Why::OutsideHalfCourt => text!("court-outside-half"),
            Why::TouchedWall => text!("court-touched-wall"),
        }
    }
}

/// What is wrong with a service.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Fault {
    NoRoof,
    Net,
    Out,
    DidNotCross,
    NotOverLine,
}

impl Fault {
    /// The law behind it.
    pub fn law(self) -> LawId {
        match self {
            Fault::NoRoof => law!("service-onto-roof"),
            Fault::NotOverLine => law!("service-over-line"),
            Fault::Net | Fault::Out | Fault::DidNotCross => law!("service-fault"),
        }
    }

    /// What the marker says.
    pub fn text(self) -> Text {
        match self {
            Fault::NoRoof => text!("court-fault-no-roof"),
            Fault::Net => text!("court-fault-net"),
            Fault::Out => text!("court-fault-out"),
            Fault::DidNotCross => text!("court-fault-did-not-cross"),
            Fault::NotOverLine => text!("court-fault-not-over-line"),
        }
    }
}

/// What came of a rally: exactly one of these.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Somebody wins a stroke.
    Stroke {
        /// Who.
        to: End,
        /// Why.
        why: Why,
    },
    /// The service was a fault, the first.
    Fault(Fault),
    /// A chase is marked.
    Chase(Chase),
    /// The chase played for is off.
    ChaseOff,
    /// The service was let pass by right.
    ServicePassed,
}

/// A rally as it goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rally {
    /// Who struck the ball last.
    pub striker: End,
    /// Whether that was the service.
    pub serving: bool,
    /// How many roofs the ball has touched since.
    pub roofs: u8,
    /// How often it has bounced since.
    pub bounces: u8,
    /// Whether it has touched the corde since, and come down all the same.
    pub corde: bool,
}

impl Rally {
    /// Before the service.
    pub const BEGUN: Rally = Rally { striker: End::Lower, serving: true, roofs: 0, bounces: 0, corde: false };

    fn struck(by: End, serving: bool) -> Rally {
        Rally { striker: by, serving, ..Rally::BEGUN }
    }

    /// Takes note of an event; what came of the rally, if it is over.
    pub fn feed(&mut self, terms: &Terms, before: &Before, event: Event) -> Option<Verdict> {
        let (striker, receiver) = (self.striker, self.striker.other());
        let to = |to: End, why: Why| Some(Verdict::Stroke { to, why });
        match event {
            Event::Serve(by) => *self = Rally::struck(by, true),
            Event::Roof => self.roofs = self.roofs.saturating_add(1),
            Event::Corde => self.corde = true,
            Event::Wall(Wall::Main | Wall::Gallery) if before.bound(Burden::NoWalls, striker).is_some() => {
                return to(receiver, Why::TouchedWall);
            }
            Event::Wall(_) => {}
            Event::Net if self.serving => return fault(before, Fault::Net),
            Event::Out if self.serving => return fault(before, Fault::Out),
            Event::Net => return to(receiver, Why::Net),
            Event::Out => return to(receiver, Why::Out),
            Event::Decline(_) if terms.take_all || before.declined >= 2 => {
                return to(End::Lower, Why::ServiceMustBeTaken);
            }
            Event::Decline(_) => return Some(Verdict::ServicePassed),
            // Whoever takes a service that has touched no roof takes nothing.
            Event::Stroke(_) if self.serving && self.roofs == 0 => return fault(before, Fault::NoRoof),
            Event::Stroke(by) => *self = Rally::struck(by, false),
            Event::Floor(bounce) => {
                if let Some(verdict) = self.comes_down(before, bounce.half) {
                    return Some(verdict);
                }
                self.bounces = self.bounces.saturating_add(1);
                let back = bounce.half == striker;
                let over_line = !back && f64::from(bounce.from_wall) <= SERVICE_LINE;
                let first = terms.service_bounce == ServiceBounce::First;
                if self.serving && self.bounces == 1 && first && !over_line {
                    return fault(before, Fault::NotOverLine);
                }
                if self.bounces < 2 {
                    return None;
                }
                // A service is over the line or a fault, wherever else it comes down.
                if self.serving {
                    return self.service_left(terms, before, first || over_line);
                }
                // Back over the corde, or touching it on the second bounce.
                if back || self.corde {
                    return Some(self.dead(terms, before, Fallen::At(Place::SousLaCorde)));
                }
                if before.bound(Burden::HalfCourt, striker).is_some_and(|b| bounce.lateral != Some(b.side)) {
                    return to(receiver, Why::OutsideHalfCourt);
                }
                let fallen = Place::of_bounce(bounce.half, bounce.from_wall, terms.carreaux);
                return Some(self.dead(terms, before, fallen));
            }
            Event::Opening(half, hole) => {
                if let Some(verdict) = self.comes_down(before, half) {
                    return Some(verdict);
                }
                let back = half == striker;
                let why = match hole {
                    // After a bounce the board is a piece of wall.
                    Hole::Ais if self.bounces > 0 => return None,
                    Hole::Ais if !back => Why::Ais,
                    Hole::Grille if !back => Why::Grille,
                    Hole::Lune if !back => Why::Lune,
                    Hole::Trou if !back => Why::Trou,
                    // A service that has bounced behind the line is good already where its first bounce decides.
                    _ if self.serving => {
                        let good = self.bounces > 0 && terms.service_bounce == ServiceBounce::First;
                        return self.service_left(terms, before, good);
                    }
                    _ => {
                        let place = Place::of_opening(hole).filter(|_| !back).unwrap_or(Place::SousLaCorde);
                        return Some(self.dead(terms, before, Fallen::At(place)));
                    }
                };
                return to(striker, why);
            }
        }
        None
    }

    /// The ball comes down, on the floor or into an opening: it must have come the right way.
    fn comes_down(&self, before: &Before, half: End) -> Option<Verdict> {
        let two_roofs = before.bound(Burden::ServeOnTwoRoofs, End::Lower).is_some();
        let roofs_wanted = if two_roofs { 2 } else { 1 };
        if self.serving && self.roofs < roofs_wanted {
            return fault(before, Fault::NoRoof);
        }
        if half != self.striker || self.bounces > 0 {
            return None;
        }
        if self.serving {
            return fault(before, Fault::DidNotCross);
        }
        Some(Verdict::Stroke { to: self.striker.other(), why: Why::DidNotCross })
    }

    /// Nobody has returned the service: it wins the stroke, and the chase that is played for, or was a fault.
    fn service_left(&self, terms: &Terms, before: &Before, good: bool) -> Option<Verdict> {
        if !good {
            return fault(before, Fault::NotOverLine);
        }
        let unreturned = Verdict::Stroke { to: self.striker, why: Why::ServiceUnreturned };
        Some(if before.chase.is_some() { self.dead(terms, before, Fallen::Lost) } else { unreturned })
    }

    /// The ball is dead at a place on the receiver's side.
    fn dead(&self, terms: &Terms, before: &Before, fallen: Fallen) -> Verdict {
        let (striker, receiver) = (self.striker, self.striker.other());
        let Some(chase) = before.chase else {
            return match fallen {
                Fallen::Lost => Verdict::Stroke { to: striker, why: Why::BeyondServiceLine },
                Fallen::At(place) => Verdict::Chase(Chase { half: receiver, place, attacker: receiver }),
            };
        };
        if chase.attacker == receiver {
            return Verdict::Stroke { to: striker, why: Why::ChaseNotDefended };
        }
        match fallen {
            Fallen::Lost => Verdict::Stroke { to: striker, why: Why::ChaseWon },
            Fallen::At(place) => match beats(place, chase.place, terms.equal_chase) {
                Some(true) => Verdict::Stroke { to: striker, why: Why::ChaseWon },
                Some(false) => Verdict::Stroke { to: receiver, why: Why::ChaseLost },
                None => Verdict::ChaseOff,
            },
        }
    }
}

/// Whether a ball that falls at a place beats the chase; nothing when the chase is off.
pub fn beats(place: Place, chase: Place, equal: EqualChase) -> Option<bool> {
    match (place.rank().cmp(&chase.rank()), equal) {
        (std::cmp::Ordering::Greater, _) | (std::cmp::Ordering::Equal, EqualChase::Attacker) => Some(true),
        (std::cmp::Ordering::Less, _) | (std::cmp::Ordering::Equal, EqualChase::Defender) => Some(false),
        (std::cmp::Ordering::Equal, EqualChase::Off) => None,
    }
}

fn fault(before: &Before, why: Fault) -> Option<Verdict> {
    // The second fault running costs the stroke, whatever it is.
    let second = Verdict::Stroke { to: End::Upper, why: Why::TwoFaults };
    Some(if before.faults > 0 { second } else { Verdict::Fault(why) })
}
