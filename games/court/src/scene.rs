//! What a viewer of the court sees, and how moves are offered to him.

use crate::aim;
use crate::cases;
use crate::laws::Verdict;
use crate::laws::count::Call;
use crate::laws::pelote::{BALLS, Guarded};
use crate::moves::{Aim, Force, Goal, Move, Moves, Roof, Service};
use crate::rules::Ballspiel;
use crate::settle::{self, Facts, HOUSE};
use crate::sides::players;
use crate::state::{Phase, State};
use rand::Rng;
use spadille_core::scene::{Board, Mark, Plate};
use spadille_core::{
    Advice, Answer, Book, Case, Game as _, Label, LawId, Ledger, Scene, Scribe, Seat, Skill, Table, Target, Text,
    Unsupported, book, law, text,
};
use spadille_physics::flight::Blow;

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
            seats: Seat::all(self.seats()).map(|seat| self.plate(v, seat)).collect(),
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
            Move::Serve(blow) => {
                let text = text!("court-do-serve-so", how = how(&blow));
                shown(blow, text, law!("service-onto-roof"))
            }
            Move::Aim(Aim(goal, force)) => {
                let text = text!("court-do-aim", place = goal_text(goal), force = force_text(force));
                match self.meant(v, seat, m) {
                    Some((blow, _)) => shown(blow, text, goal_law(goal)),
                    None => Label::button(text).by(goal_law(goal)),
                }
            }
            Move::Hit(blow, _) => shown(blow, text!("court-do-hit-so", how = how(&blow)), law!("one-bounce")),
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

    /// Whoever has only read the book does not strike quite as he means to.
    fn lot<R: Rng>(&self, v: &State, seat: Seat, skill: Skill, rng: &mut R) -> Option<Move> {
        self.misjudged(v, seat, skill, rng)
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        if facts.rallies.is_empty() {
            settle::settle(&self.options, facts, scribe)
        } else {
            self.rule(&facts.rallies, scribe)
        }
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

/// A stroke without a name, in figures.
fn how(blow: &Blow) -> Text {
    let tenths = |hundredths: i32| {
        let sign = if hundredths <= -5 { "-" } else { "" };
        let tenths = (hundredths.abs() + 5) / 10;
        format!("{sign}{}.{}", tenths / 10, tenths % 10)
    };
    let [direction, height, speed] = [blow.azimuth.into(), blow.elevation.into(), blow.speed.into()].map(tenths);
    let cut = match (blow.across, blow.along) {
        (0, 0) => text!("court-cut-none"),
        (_, along) if along <= -60 => text!("court-cut-down"),
        (_, along) if along >= 60 => text!("court-cut-up"),
        (across, _) if across > 0 => text!("court-cut-left"),
        _ => text!("court-cut-right"),
    };
    text!("court-how", direction = direction, height = height, speed = speed, cut = cut)
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

impl Ballspiel {
    fn plate(&self, v: &State, seat: Seat) -> Plate {
        let awaited = self.turn(v).awaited().contains(seat);
        let mut plate = Plate::new(seat, v.ledger.balance(seat), awaited);
        let side = self.side(seat);
        if v.phase != Phase::Toss {
            plate.roles.push(v.end_of(side).text());
            if v.phase != Phase::Over && self.server(v) == seat {
                plate.roles.push(text!("court-serves"));
            }
        }
        if self.options.is_pelote() {
            let charged = v.practice.charged[seat];
            plate.marks.push(Mark::new(text!("court-mark-charged"), charged));
            if v.phase != Phase::Toss {
                let holes = Guarded::ALL.iter().filter(|(_, hole)| self.defender(v, *hole) == seat);
                plate.roles.extend(holes.map(|(_, hole)| hole.text()));
            }
        } else {
            plate.marks.push(Mark::new(text!("court-mark-games"), i64::from(v.games.0[usize::from(side.min(1))])));
            plate.marks.push(Mark::new(text!("court-mark-strokes"), i64::from(v.strokes.0[usize::from(side.min(1))])));
        }
        if self.seats() > 2 {
            plate.side = Some(side);
        }
        plate
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
