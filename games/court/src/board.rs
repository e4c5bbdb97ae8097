//! The court as it is drawn: faces, openings, chases, players, and the flight of the last ball.

use crate::court::{CORDE, HALF, LENGTH, SCHUH, SERVICE};
use crate::laws::count::SideChase;
use crate::laws::place::{CARREAUX_ABOVE, SERVICE_LINE};
use crate::laws::{End, Event, Hole, Place, Verdict};
use crate::rules::Ballspiel;
use crate::sides::{is_second, players};
use crate::state::{Phase, State};
use spadille_core::scene::{CourtBall, CourtBoard, CourtCall, CourtChase, CourtFlight, CourtPanel, CourtPlayer};
use spadille_core::{Game as _, LawId, Seat, Text, law, text};
use spadille_physics::V3;
use spadille_physics::flight::carre::{faces, openings};
use spadille_physics::flight::{ClothBall, Flying, Spectator, Stretch, Touch, fly};

fn array(v: V3) -> [f32; 3] {
    [v.x as f32, v.y as f32, v.z as f32]
}

/// What an opening is called, and what it is for whoever draws it.
fn opening(number: usize) -> (&'static str, Text) {
    let gallery = |n: usize| match n % 4 {
        0 => text!("court-hole-premier"),
        1 => text!("court-hole-porte"),
        2 => text!("court-hole-second"),
        _ => text!("court-hole-dernier"),
    };
    match u8::try_from(number) {
        Ok(openings::GRILLE) => ("grille", text!("court-hole-grille")),
        Ok(openings::TROU) => ("trou", text!("court-hole-trou")),
        Ok(openings::LUNE) => ("lune", text!("court-hole-lune")),
        _ => ("gallery", gallery(number.wrapping_sub(usize::from(openings::LOWER_GALLERIES)))),
    }
}

/// A flight, as few cubics as show it well.
struct Drawn {
    flight: Vec<CourtFlight>,
    open: Option<(f64, Flying)>,
    now: (f64, Flying),
    /// When somebody takes the ball or the rally is decided.
    until: f64,
}

/// The longest piece, in seconds.
const PIECE: f64 = 0.12;

impl Drawn {
    fn close(&mut self) {
        let Some((from, start)) = self.open.take() else { return };
        let (until, end) = self.now;
        if until > from {
            self.flight.push(CourtFlight {
                from: from as f32,
                until: until as f32,
                start: array(start.place),
                leaving: array(start.velocity),
                end: array(end.place),
                arriving: array(end.velocity),
            });
        }
    }
}

impl Spectator for Drawn {
    fn touch(&mut self, touch: Touch) -> bool {
        self.close();
        touch.time < self.until
    }

    fn stretch(&mut self, stretch: &Stretch) {
        if stretch.from >= self.until {
            return;
        }
        let (from, _) = *self.open.get_or_insert((stretch.from, stretch.start));
        self.now = (stretch.until, stretch.end);
        if stretch.until - from >= PIECE {
            self.close();
        }
    }
}

impl Ballspiel {
    pub(crate) fn board(&self, v: &State) -> CourtBoard {
        let panel = |kind: &str, name: Option<Text>, p: &spadille_physics::flight::Panel, round: bool| CourtPanel {
            kind: kind.to_owned(),
            name,
            corner: array(p.corner),
            width: array(p.width),
            height: array(p.height),
            round,
        };
        let face = |(number, face): (usize, &spadille_physics::flight::Face)| {
            let kind = match number as u8 {
                faces::FLOOR => "floor",
                faces::LONG_ROOF | faces::CROSS_ROOF => "roof",
                faces::TAMBOUR => "tambour",
                _ => "wall",
            };
            panel(kind, None, &face.panel, false)
        };
        let hole = |(number, hole): (usize, &spadille_physics::flight::Opening)| {
            let (kind, name) = opening(number);
            panel(kind, Some(name), &hole.panel, hole.round)
        };
        let flight = self.flight(v);
        let server = self.server(v);
        CourtBoard {
            faces: self.court.faces.iter().enumerate().map(face).collect(),
            openings: self.court.openings.iter().enumerate().map(hole).collect(),
            corde: [CORDE as f32, (3.0 * SCHUH) as f32, HALF as f32],
            chases: (0..).zip(&v.chases).map(|(n, chase)| self.chase(chase, n == 0 && v.playing)).collect(),
            players: Seat::all(self.seats())
                .map(|seat| {
                    let feet = v.feet[seat].point();
                    let serves = seat == server && v.phase == Phase::Service;
                    CourtPlayer { seat, at: [feet.x as f32, feet.y as f32], serves }
                })
                .collect(),
            ball: self.ball(v, &flight),
            strokes: v.struck,
            calls: self.calls(v),
            flight,
        }
    }

    fn chase(&self, chase: &SideChase, played: bool) -> CourtChase {
        CourtChase {
            name: text!("court-chase", name = chase.text(), seat = players(chase.attacker, self.seats()).0),
            at: self.line_of(chase) as f32,
            played,
        }
    }

    /// Where the line of a chase lies along the court: the far edge of its place, seen from the corde.
    fn line_of(&self, chase: &SideChase) -> f64 {
        let galleries = |schuh: f64| CORDE - schuh * SCHUH;
        let line = SERVICE_LINE / 1e6;
        let from_wall = match chase.place {
            Place::SousLaCorde => CORDE - 0.1,
            Place::PremierRemettre => galleries(3.75),
            Place::Premier => galleries(7.5),
            Place::Porte => galleries(10.5),
            Place::SecondRemettre => galleries(14.25),
            Place::Second => galleries(18.0),
            Place::DernierRemettre => galleries(21.75),
            Place::Dernier => galleries(25.5),
            Place::Carreau(number) => match chase.half {
                End::Lower => f64::from(number) * line / f64::from(self.terms.carreaux.max(1)),
                End::Upper => line + f64::from(number) * 3.75 * SCHUH / f64::from(CARREAUX_ABOVE),
            },
            Place::Pied => 0.1,
        };
        if chase.half == End::Lower { from_wall } else { LENGTH - from_wall }
    }

    fn flight(&self, v: &State) -> Vec<CourtFlight> {
        let Some(last) = &v.last else { return vec![] };
        let decided = v.coming.as_ref().and_then(|coming| coming.events.last()).map(|timed| timed.at);
        let until = v.taken.or(decided).map_or(3.0, |at| f64::from(at) / 100.0);
        let start = last.blow.from(last.place.point());
        let mut drawn = Drawn { flight: vec![], open: None, now: (0.0, start), until };
        fly(&self.court, &ClothBall::BEATEN_HARD, start, &mut drawn);
        drawn.close();
        drawn.flight
    }

    fn ball(&self, v: &State, flight: &[CourtFlight]) -> Option<CourtBall> {
        match (v.phase, &v.coming) {
            (Phase::Service, _) => Some(CourtBall { at: array(SERVICE.point()), velocity: [0.0; 3] }),
            (Phase::Return, Some(coming)) => {
                let taker = self.takers(v).0?;
                let moment = coming.easiest(is_second(taker, self.seats()))?;
                let at = f32::from(moment.at) / 100.0;
                let piece = flight.iter().find(|piece| at <= piece.until);
                Some(CourtBall {
                    at: array(moment.place.point()),
                    velocity: piece.map_or([0.0; 3], |piece| piece.arriving),
                })
            }
            _ => None,
        }
    }

    /// The marker's call where the ball was dead, as long as nobody has served again.
    fn called(&self, v: &State) -> Option<CourtCall> {
        let (said, law) = v.verdict.filter(|_| matches!(v.phase, Phase::Service | Phase::Over)).and_then(ruling)?;
        let dead = v.coming.as_ref()?.events.last()?;
        let time = f32::from(dead.at) / 100.0;
        let at = array(dead.place.point());
        Some(CourtCall { time, at, sound: "call".to_owned(), said: Some(said), law: Some(law.0.to_owned()) })
    }

    fn calls(&self, v: &State) -> Vec<CourtCall> {
        let Some(last) = &v.last else { return vec![] };
        let service = last.place == SERVICE;
        let struck = CourtCall {
            time: 0.0,
            at: array(last.place.point()),
            sound: "racket".to_owned(),
            said: service.then(|| text!("court-service", seat = last.by)),
            law: None,
        };
        let events = v.coming.iter().flat_map(|coming| &coming.events).map(|timed| {
            let (sound, said) = match timed.event {
                Event::Floor(_) => ("floor", None),
                Event::Roof => ("roof", None),
                Event::Opening(_, Hole::Ais) => ("wall", Some(text!("court-hole-board"))),
                Event::Opening(_, hole) => ("opening", Some(hole_text(hole))),
                Event::Net | Event::Corde => ("net", Some(text!("court-net"))),
                Event::Out => ("wall", Some(text!("court-out"))),
                Event::Wall(_) | Event::Serve(_) | Event::Stroke(_) | Event::Decline(_) => ("wall", None),
            };
            let time = f32::from(timed.at) / 100.0;
            CourtCall { time, at: array(timed.place.point()), sound: sound.to_owned(), said, law: None }
        });
        std::iter::once(struck).chain(events).chain(self.called(v)).collect()
    }
}

/// What the marker calls at the end of a rally, and by which law.
fn ruling(verdict: Verdict) -> Option<(Text, LawId)> {
    match verdict {
        Verdict::Stroke { why, .. } => Some((why.text(), why.law())),
        Verdict::Fault(fault) => Some((fault.text(), fault.law())),
        Verdict::Chase(chase) => {
            let name = SideChase { half: chase.half, place: chase.place, attacker: 0 }.text();
            Some((text!("court-chase-place", name = name), chase.place.law()))
        }
        Verdict::ChaseOff => Some((text!("court-chase-off"), law!("chase-off"))),
        Verdict::ServicePassed => None,
    }
}

fn hole_text(hole: Hole) -> Text {
    match hole {
        Hole::Grille => text!("court-hole-grille"),
        Hole::Lune => text!("court-hole-lune"),
        Hole::Trou => text!("court-hole-trou"),
        Hole::Ais => text!("court-hole-board"),
        Hole::Premier => text!("court-hole-premier"),
        Hole::Porte => text!("court-hole-porte"),
        Hole::Second => text!("court-hole-second"),
        Hole::Dernier => text!("court-hole-dernier"),
    }
}
