//! What a viewer of the court sees, and how moves are offered to him.

use crate::aim;
use crate::cases;
use crate::court::{CORDE, HALF, LENGTH, SCHUH, SERVICE};
use crate::laws::count::{Call, SideChase};
use crate::laws::pelote::{BALLS, Guarded};
use crate::laws::place::{CARREAUX_ABOVE, SERVICE_LINE};
use crate::laws::{End, Event, Hole, Place, Verdict};
use crate::moves::{Aim, Force, Goal, Move, Moves, Roof, Service};
use crate::rules::Ballspiel;
use crate::settle::{self, Facts, HOUSE};
use crate::sides::{is_second, players};
use crate::state::{Phase, State};
use rand::Rng;
use spadille_core::scene::{
    Board, CourtBall, CourtBoard, CourtCall, CourtChase, CourtFlight, CourtPanel, CourtPlayer, Mark, Place as SeatPlace,
};
use spadille_core::{
    Advice, Answer, Book, Case, Game as _, Label, LawId, Ledger, Scene, Scribe, Seat, Table, Target, Text, Unsupported,
    book, law, text,
};
use spadille_physics::V3;
use spadille_physics::flight::carre::{faces, openings};
use spadille_physics::flight::{Blow, ClothBall, Flying, Spectator, Stretch, Touch, fly};

impl Table for Ballspiel {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("ballspiel")
    }

    fn scene(&self, v: &State) -> Scene {
        let parties = self.options.parties;
        let (partie, balls) = ((v.parties_done + 1).min(parties), v.practice.balls.min(BALLS));
        let title = match self.options.is_pelote() {
            true => text!("court-title-pelote", ball = (balls + 1).min(BALLS), balls = BALLS),
            false => text!("court-title", partie = partie, parties = parties),
        };
        let house = v.ledger.balance(HOUSE);
        Scene {
            title,
            seats: Seat::all(self.seats()).map(|seat| self.place(v, seat)).collect(),
            pots: if self.options.is_pelote() { vec![Mark::new(text!("court-house"), house)] } else { vec![] },
            notes: self.notes(v),
            board: Board::Court(self.board(v)),
        }
    }

    fn describe(&self, v: &State, m: Move) -> Label {
        let shown = |blow: Blow, text: Text, law: LawId| {
            let figures = [
                ("azimuth", i64::from(blow.azimuth)),
                ("elevation", i64::from(blow.elevation)),
                ("speed", i64::from(blow.speed)),
                ("across", i64::from(blow.across)),
                ("along", i64::from(blow.along)),
            ];
            let figures = figures.into_iter().filter(|(name, value)| *value != 0 || name.len() > 6 || *name == "speed");
            Label::at(Target::Stroke(figures.map(|(name, value)| (name.to_owned(), value)).collect()), text).by(law)
        };
        let seat = self.turn(v).awaited().first().unwrap_or(Seat(0));
        match m {
            Move::Service(service) => {
                let Service(roof, force) = service;
                let roof = if roof == Roof::Long { text!("court-roof-long") } else { text!("court-roof-cross") };
                let text = text!("court-do-serve-over", roof = roof, force = force_text(force));
                shown(aim::service(service, self.limits(seat)), text, law!("service-onto-roof"))
            }
            Move::Serve(blow) => shown(blow, text!("court-do-serve"), law!("service-onto-roof")),
            Move::Aim(Aim(goal, force)) => {
                let text = text!("court-do-aim", place = goal_text(goal), force = force_text(force));
                match self.meant(v, seat, m) {
                    Some((blow, _)) => shown(blow, text, goal_law(goal)),
                    None => Label::button(text).by(goal_law(goal)),
                }
            }
            Move::Hit(blow, _) => shown(blow, text!("court-do-hit"), law!("one-bounce")),
            Move::Leave => Label::button(text!("court-do-leave")).by(law!("chase-made")),
            Move::Decline => Label::button(text!("court-do-decline")).by(law!("take-all")),
        }
    }

    fn advise(&self, v: &State, seat: Seat) -> Option<Advice<Move>> {
        self.book_advice(v, seat)
    }

    fn candidates<R: Rng>(&self, v: &State, seat: Seat, moves: &Moves, rng: &mut R) -> Vec<Move> {
        self.worth_thinking(v, seat, moves, rng)
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::settle(&self.options, facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

fn force_text(force: Force) -> Text {
    match force {
        Force::Soft => text!("court-soft"),
        Force::Plain => text!("court-plain"),
        Force::Hard => text!("court-hard"),
    }
}

fn goal_text(goal: Goal) -> Text {
    match goal {
        Goal::CornerMain => text!("court-to-corner-main"),
        Goal::CornerGallery => text!("court-to-corner-gallery"),
        Goal::Grille => text!("court-to-grille"),
        Goal::Trou => text!("court-to-trou"),
        Goal::Board => text!("court-to-board"),
        Goal::Dernier => text!("court-to-dernier"),
        Goal::Corde => text!("court-to-corde"),
    }
}

/// The law that says what is won there.
fn goal_law(goal: Goal) -> LawId {
    match goal {
        Goal::CornerMain | Goal::CornerGallery => law!("chases-named"),
        Goal::Grille => law!("grille"),
        Goal::Trou => law!("trou"),
        Goal::Board => law!("board"),
        Goal::Dernier => law!("chase-in-opening"),
        Goal::Corde => law!("over-the-corde"),
    }
}

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
    fn board(&self, v: &State) -> CourtBoard {
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
                    let feet = v.feet[seat.index() % 4].point();
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

    fn calls(&self, v: &State) -> Vec<CourtCall> {
        let Some(last) = &v.last else { return vec![] };
        let service = last.place == SERVICE;
        let struck = CourtCall {
            time: 0.0,
            at: array(last.place.point()),
            sound: "racket".to_owned(),
            said: service.then(|| text!("court-service", seat = last.by)),
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
            CourtCall { time, at: array(timed.place.point()), sound: sound.to_owned(), said }
        });
        std::iter::once(struck).chain(events).collect()
    }

    fn place(&self, v: &State, seat: Seat) -> SeatPlace {
        let awaited = self.turn(v).awaited().contains(seat);
        let mut place = SeatPlace::new(seat, v.ledger.balance(seat), awaited);
        let side = self.side(seat);
        if v.phase != Phase::Toss {
            place.roles.push(v.end_of(side).text());
            if v.phase != Phase::Over && self.server(v) == seat {
                place.roles.push(text!("court-serves"));
            }
        }
        if self.options.is_pelote() {
            let charged = v.practice.charged[seat.index() % 4];
            place.marks.push(Mark::new(text!("court-mark-charged"), charged));
            if v.phase != Phase::Toss {
                let holes = Guarded::ALL.iter().filter(|(_, hole)| self.defender(v, *hole) == seat);
                place.roles.extend(holes.map(|(_, hole)| hole.text()));
            }
        } else {
            place.marks.push(Mark::new(text!("court-mark-games"), i64::from(v.games.0[usize::from(side.min(1))])));
            place.marks.push(Mark::new(text!("court-mark-strokes"), i64::from(v.strokes.0[usize::from(side.min(1))])));
        }
        if self.seats() > 2 {
            place.side = Some(side);
        }
        place
    }

    fn notes(&self, v: &State) -> Vec<Text> {
        let mut notes = Vec::new();
        if v.phase == Phase::Toss {
            notes.push(text!("court-note-toss"));
            return notes;
        }
        let pelote = self.options.is_pelote();
        if !pelote && let Some(call) = Call::of(v.strokes).filter(|_| v.phase != Phase::Over) {
            notes.push(text!("court-note-call", call = call.text()));
        }
        for (n, chase) in v.chases.iter().enumerate() {
            let seat = players(chase.attacker, self.seats()).0;
            notes.push(match n == 0 && v.playing {
                true => text!("court-plays-chase", name = chase.text(), seat = seat),
                false => text!("court-note-chase", name = chase.text(), seat = seat),
            });
        }
        if v.faults > 0 && !pelote {
            notes.push(text!("court-note-fault"));
        }
        match (v.phase, &v.coming, v.verdict) {
            (Phase::Return, Some(coming), _) => {
                notes.extend(self.turn(v).awaited().first().map(|seat| text!("court-note-return", seat = seat)));
                if !pelote {
                    notes.push(text!("court-note-left", what = self.outcome(v, coming.verdict)));
                }
            }
            (Phase::Service, _, verdict) => {
                notes.extend(verdict.filter(|_| !pelote).map(|verdict| self.outcome(v, verdict)));
                notes.push(text!("court-note-service", seat = self.server(v)));
            }
            _ => {}
        }
        notes
    }

    /// What comes of a rally, in words.
    fn outcome(&self, v: &State, verdict: Verdict) -> Text {
        match verdict {
            Verdict::Stroke { why, .. } => why.text(),
            Verdict::Fault(fault) => fault.text(),
            Verdict::Chase(chase) => {
                let seat = players(v.side_at(chase.attacker), self.seats()).0;
                text!("court-chase", name = chase.text(), seat = seat)
            }
            Verdict::ChaseOff => text!("court-chase-off"),
            Verdict::ServicePassed => text!("court-passed"),
        }
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
