//! The course of a match: the lot, strokes, the duel, and what is paid.

use super::laws::{Custom, Pays, Ruling, Situation, Verdict, judge, may_aim};
use super::options::RondeOptions;
use super::said;
use super::settle;
use super::state::{Outcome, Phase, State, WHITES, centre};
use crate::cloth::geometry::{PER_METRE, touching};
use crate::cloth::lay::Named;
use crate::cloth::roll::{self, Lines, Rolled, Tells, Watched};
use crate::cloth::{Fault, Ground, Lay};
use crate::laws::{Ball, BallSet, Balls, By, Event, Foul, Lapse, Lapses, Misdeed, Misdeeds, Stroke as Told};
use crate::moves::{Move as Any, Silence, Stroke, Strokes};
use crate::table::{Last, Place, misdeed_text, refusal, room, tell_of};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use spadille_core::{
    AllSeen, Game, LawId, Ledger, OptionError, Options as _, PerSeat, Pot, Refusal, Scribe, Seat, Turn, law, text,
};
use spadille_physics::Line;

/// A move à la ronde: there are no words.
pub type Move = Any<Silence>;
/// The moves open à la ronde.
pub type Moves = Strokes<Silence>;

/// À la ronde under chosen options.
#[derive(Clone, Debug)]
pub struct Ronde {
    pub(crate) options: RondeOptions,
    pub(crate) custom: Custom,
    pub(crate) ground: &'static Ground,
}

/// The bank that the marker keeps.
pub const BANK: Pot = Pot(0);
/// The house, to which table money goes.
pub const HOUSE: Pot = Pot(1);

impl Game for Ronde {
    const ID: &'static str = "ronde";
    const POTS: &'static [&'static str] = &["ronde-bank", "billiard-house"];

    type Options = RondeOptions;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: RondeOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Ronde { custom: Custom::of(&options), ground: Ground::of(options.measure), options })
    }

    fn options(&self) -> &RondeOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn open(&self) -> State {
        let mut state = State {
            ledger: Ledger::default(),
            done: 0,
            phase: Phase::Lot,
            striker: Seat(0),
            rolling: None,
            partie_ball: Place::Hand,
            whites: [Place::Hand; WHITES],
            anchored: [true; WHITES],
            centred: true,
            duel: 0,
            retries: 0,
            score: PerSeat::default(),
            strokes: 0,
            last: None,
            ruling: None,
            all_strokes: 0,
        };
        state.lay_out(self.ground, self.options.retries_last_cushion.tries());
        state
    }

    fn turn(&self, s: &State) -> Turn {
        match s.phase {
            Phase::Over => Turn::Over,
            Phase::Lot => Turn::Chance,
            Phase::Play if s.rolling.is_some() => Turn::Chance,
            Phase::Play => Turn::of(s.striker),
        }
    }

    fn moves(&self, s: &State, seat: Seat) -> Moves {
        if !self.turn(s).may_act(seat) {
            return Moves::none();
        }
        Moves::with_balls(self.lay(s)).with_faults(self.misdeeds(s))
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if !self.turn(s).may_act(seat) {
            return Err(Refusal::not_your_turn());
        }
        let lay = self.lay(s);
        match &m {
            Move::Play(stroke) => lay.allows(stroke).map_err(|fault| match (fault, stroke.on) {
                (Fault::NoSuchBall, Some(ball)) => self.why_not(s, &lay, ball),
                _ => refusal(fault),
            }),
            Move::Shot(shot) if lay.stroke(shot).is_some() => Ok(()),
            Move::Shot(_) => Err(Refusal::plain(text!("billiard-no-such-shot"))),
            Move::Word(word) => match *word {},
            Move::Fault(misdeed) if self.misdeeds(s).contains(*misdeed) => Ok(()),
            Move::Fault(_) => Err(Refusal::not_now()),
        }
    }

    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let stroke = match m {
            Move::Play(stroke) => Some(stroke),
            Move::Shot(shot) => self.lay(s).stroke(&shot),
            Move::Word(word) => match word {},
            Move::Fault(misdeed) => return self.misbehave(s, misdeed, scribe),
        };
        scribe.does(seat, law!("stroke-exact"), || text!("billiard-strikes", seat = seat));
        s.rolling = stroke;
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        if s.phase == Phase::Lot {
            return Outcome::First(Seat(rng.random_range(0..self.options.players)));
        }
        let (lay, stroke) = (self.lay(s), s.rolling.unwrap_or_default());
        Outcome::Rolled(roll::draw(&lay, &stroke, self.options.hand, &self.lines(s, &lay, &stroke), rng))
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        match (o, s.rolling) {
            (Outcome::First(seat), _) if s.phase == Phase::Lot && seat.0 < self.options.players => Ok(()),
            (Outcome::Rolled(rolled), Some(stroke)) if s.phase == Phase::Play => {
                let lay = self.lay(s);
                roll::admits(&lay, &stroke, self.options.hand, &self.lines(s, &lay, &stroke), rolled)
            }
            _ => Err(Refusal::impossible_outcome()),
        }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        match o {
            Outcome::First(seat) => {
                s.striker = *seat;
                scribe.does(*seat, law!("first-by-lot"), || text!("ronde-begins", seat = *seat));
                self.begin(s, scribe);
            }
            Outcome::Rolled(rolled) => {
                let Some(stroke) = s.rolling.take() else { return };
                self.rolled(s, &stroke, rolled, scribe);
            }
        }
    }

    crate::table::alike_at_every_table!();
}

/// Nothing is hidden on a billiard table.
impl AllSeen for Ronde {}

impl Ronde {
    /// The balls that may be played at, and by which law.
    pub(super) fn sought(&self, s: &State) -> (Balls, LawId) {
        let cue = s.cue();
        if s.is_duel() {
            let other = if cue == Ball::P { s.left().next() } else { Some(Ball::P) };
            return (other.into_iter().collect(), law!("duel"));
        }
        let middle = self.ground.middle();
        let here = s.partie_ball.on_cloth().map_or(middle, |at| at.x()) - middle;
        let on_cushions = s.on_cushions();
        let cushion: ArrayVec<(Ball, bool), WHITES> = s
            .left()
            .filter(|ball| on_cushions.contains(*ball))
            .map(|ball| (ball, s.place(ball).on_cloth().is_some_and(|at| (at.x() - middle) * here < 0.0)))
            .collect();
        let free: Balls = s.left().filter(|ball| !on_cushions.contains(*ball)).collect();
        may_aim(self.options.other_half, s.centred, &cushion, &free)
    }

    /// How the balls lie for the striker.
    pub(super) fn lay(&self, s: &State) -> Lay {
        let own = s.cue();
        let sought: BallSet = self.sought(s).0.iter().collect();
        let others: ArrayVec<_, 15> = s.lying().into_iter().filter(|(ball, _)| *ball != own).take(15).collect();
        let there: BallSet = others.iter().map(|(ball, _)| *ball).collect();
        Lay {
            ground: self.ground,
            sticks: self.options.stick,
            own,
            at: s.place(own).on_cloth().or(Some(centre(self.ground))),
            others,
            sought,
            names_ball: sought.len() > 1,
            wrong: if self.options.strict { there } else { BallSet::EMPTY },
            lapses: if self.options.strict { Lapses::of([Lapse::Twice, Lapse::Both]) } else { Lapses::NONE },
            shots: Named::Play,
        }
    }

    fn why_not(&self, s: &State, lay: &Lay, ball: Ball) -> Refusal {
        let on_table = lay.of(ball).is_some() && lay.names_ball;
        if on_table && !s.on_cushions().contains(ball) {
            Refusal::by(law!("loosen-first"), text!("ronde-not-free-yet"))
        } else if on_table {
            Refusal::by(law!("other-half"), text!("ronde-not-other-half"))
        } else {
            refusal(Fault::NoSuchBall)
        }
    }

    /// What is watched: who is passed, and which balls leave their cushions.
    pub(super) fn lines(&self, s: &State, lay: &Lay, stroke: &Stroke) -> Lines {
        let mut lines = lay.lines(stroke, self.options.pass_line);
        let on_cushions = s.on_cushions();
        for (n, (ball, at)) in lay.lying(stroke).iter().enumerate().filter(|(_, (ball, _))| on_cushions.contains(*ball))
        {
            let radius = crate::cloth::geometry::ivory(*ball).radius;
            let near = |place: i32, size: f64| f64::from(place) < size * PER_METRE / 2.0;
            let (x, y) = (at.x(), at.y());
            let ends = [x - radius, self.ground.length - x - radius, y - radius, self.ground.width - y - radius];
            let least = ends.into_iter().fold(f64::INFINITY, f64::min);
            let along = if least == ends[0] || least == ends[1] {
                (if near(at.x, self.ground.length) { 1.0 } else { -1.0 }, 0.0)
            } else {
                (0.0, if near(at.y, self.ground.width) { 1.0 } else { -1.0 })
            };
            let line = Line::across(x + 0.001 * along.0, y + 0.001 * along.1, along).only(n as u8);
            let _ = lines.try_push(Watched { line, tells: Tells::Loose(*ball) });
        }
        lines
    }

    /// The balls in the straight line to the target, which may be pushed aside where that is the custom.
    fn masked(&self, lay: &Lay, target: Option<Ball>) -> BallSet {
        let goal = target.and_then(|target| lay.of(target));
        let (Some(at), Some(goal)) = (lay.at.filter(|_| self.options.other_half), goal) else { return BallSet::EMPTY };
        let way = at.point().to(goal.point());
        let Some(line) = way.unit() else { return BallSet::EMPTY };
        let between = |(ball, there): &&(Ball, crate::cloth::Spot)| {
            let to = at.point().to(there.point());
            let along = to.dot(line);
            Some(*ball) != target
                && (0.0..way.length()).contains(&along)
                && line.cross(to).abs() < touching(lay.own, *ball)
        };
        lay.others.iter().filter(between).map(|(ball, _)| *ball).collect()
    }

    /// How it stands, for the laws.
    pub(super) fn situation(&self, s: &State, lay: &Lay, stroke: &Stroke) -> Situation {
        let target = stroke.on.or_else(|| lay.sought.iter().next());
        let on_cushions = s.on_cushions();
        let cue = s.cue();
        let white_plays = cue != Ball::P;
        let whites = || s.left().filter(|ball| *ball != cue);
        Situation {
            striker: s.striker,
            cue,
            target,
            cushion: whites().filter(|ball| on_cushions.contains(*ball)).collect(),
            free: whites().filter(|ball| !on_cushions.contains(*ball)).chain(white_plays.then_some(Ball::P)).collect(),
            masked_by: self.masked(lay, target),
            retries: s.retries,
            bank: (s.ledger.balance(BANK) / i64::from(self.options.stake)).clamp(0, i64::from(u32::MAX)) as u32,
        }
    }

    /// A new game.
    pub(super) fn begin<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.lay_out(self.ground, self.options.retries_last_cushion.tries());
        s.phase = Phase::Play;
        scribe.tell_by(law!("twelve-on-cushions"), || {
            text!("ronde-title", game = s.done + 1, games = self.options.games)
        });
        scribe.tell_by(law!("partie-ball"), || text!("ronde-partie-ball"));
        if self.custom.pays == Pays::Bank {
            let (points, law) = settle::each_gives(self.options.players);
            scribe.tell_by(law, || text!("ronde-stakes-bank", points = points));
            for seat in Seat::all(self.options.players) {
                s.ledger.pay(seat, BANK, i64::from(points) * i64::from(self.options.stake), law, scribe);
            }
        }
    }

    /// The verdict on a stroke; what the Partie calls a foul the marker calls here too.
    pub(super) fn verdict(&self, s: &State, lay: &Lay, stroke: &Stroke, rolled: &Rolled) -> Verdict {
        let mut events = rolled.events.clone();
        let told = Told::new(&rolled.events, lay.own);
        for (foul, done) in [(Foul::Touche, told.double_touch()), (Foul::Billard, !told.both_tipped().is_empty())] {
            if done {
                let _ = events.try_push(Event::Call(By::Stander, foul));
            }
        }
        judge(&self.custom, &self.situation(s, lay, stroke), &events)
    }

    fn rolled<S: Scribe>(&self, s: &mut State, stroke: &Stroke, rolled: &Rolled, scribe: &mut S) {
        let lay = self.lay(s);
        let verdict = self.verdict(s, &lay, stroke, rolled);
        let was_duel = s.is_duel();
        let striker = s.striker;
        s.last = Some(Last::of(&lay, stroke, rolled));
        s.ruling = Some(verdict.ruling);
        s.strokes += 1;
        s.all_strokes += 1;
        tell_of(&rolled.events, false, scribe);
        let met = Told::new(&rolled.events, lay.own).touched(None);
        if !verdict.ruling.is_fault() && self.situation(s, &lay, stroke).masked_by.iter().any(|ball| met.contains(ball))
        {
            scribe.tell_by(law!("masked-target"), || text!("ronde-pushed-aside"));
        }
        scribe.does(striker, verdict.ruling.law(), || said::ruling(verdict.ruling));
        self.move_balls(s, &lay, rolled, &verdict, scribe);
        self.pay(s, &verdict, scribe);
        s.centred = verdict.centre;
        self.hand_on(s, &verdict, was_duel, scribe);
    }

    /// The faults the striker may make before his stroke, at a strict table: he touches a ball.
    pub(super) fn misdeeds(&self, s: &State) -> Misdeeds {
        let strict = self.options.strict && s.phase == Phase::Play && s.rolling.is_none();
        let lying = s.lying().into_iter().filter(|_| strict);
        Misdeeds { touch: lying.map(|(ball, _)| ball).collect(), ..Misdeeds::default() }
    }

    /// The striker makes a fault before his stroke: it is judged as a miss.
    fn misbehave<S: Scribe>(&self, s: &mut State, misdeed: Misdeed, scribe: &mut S) {
        let striker = s.striker;
        let situation = self.situation(s, &self.lay(s), &Stroke::default());
        let verdict = judge(&self.custom, &situation, &[misdeed.event(situation.cue)]);
        s.ruling = Some(verdict.ruling);
        s.strokes += 1;
        scribe.does(striker, verdict.ruling.law(), || misdeed_text(misdeed, striker));
        self.pay(s, &verdict, scribe);
        self.hand_on(s, &verdict, s.is_duel(), scribe);
    }

    /// Whoever plays next.
    pub(super) fn hand_on<S: Scribe>(&self, s: &mut State, verdict: &Verdict, was_duel: bool, scribe: &mut S) {
        s.retries = verdict.retries.unwrap_or(self.options.retries_last_cushion.tries());
        if was_duel {
            s.duel += 1;
        }
        match verdict.next {
            None => return self.end(s, scribe),
            Some(next) => {
                if verdict.retries.is_some() {
                    scribe.does(next, law!("two-more-tries"), || text!("ronde-tries-again", seat = next));
                }
                s.striker = next;
            }
        }
        if s.is_duel() && !was_duel {
            scribe.tell_by(law!("duel"), || text!("ronde-duel"));
        }
        if s.strokes >= self.options.most_strokes {
            self.break_off(s, scribe);
        }
    }

    /// The balls go where they ran, out, or back.
    fn move_balls<S: Scribe>(&self, s: &mut State, lay: &Lay, rolled: &Rolled, verdict: &Verdict, scribe: &mut S) {
        let mut back: Balls = verdict.replaced;
        let anchored_before = !s.on_cushions().is_empty();
        for (ball, before) in s.lying() {
            match Place::after(rolled, ball) {
                // From the wall a ball is taken down.
                Some(Place::Wall(at)) => {
                    s.put(ball, Place::At(self.ground.inside(at.point(), crate::cloth::geometry::ivory(ball).radius)))
                }
                Some(place) => s.put(ball, place),
                None if verdict.made.contains(ball) => s.put(ball, Place::Out),
                None if ball == lay.own => s.put(ball, Place::At(centre(self.ground))),
                None => {
                    s.put(ball, Place::At(before));
                    back.add(ball);
                }
            }
        }
        for (n, anchored) in s.anchored.iter_mut().enumerate() {
            let ball = super::state::white(n);
            *anchored &= verdict.cushion.contains(ball) || ball == lay.own;
        }
        // What comes back finds its place, or the nearest that is free.
        for ball in back.iter().chain(std::iter::once(lay.own)) {
            if let Some(at) = s.place(ball).on_cloth() {
                let free = room(self.ground, &s.lying(), ball, at);
                s.put(ball, Place::At(free));
            }
        }
        for ball in verdict.replaced.iter() {
            let off = rolled.events.iter().any(|event| matches!(event, Event::Off(lost, _) if *lost == ball));
            let law = match verdict.ruling {
                Ruling::RunIn => law!("made-and-run-in"),
                _ if off => law!("small-ball-off"),
                _ => law!("fault-returns-balls"),
            };
            scribe.tell_by(law, || text!("billiard-put-back", ball = ball.to_string()));
        }
        for ball in verdict.made.iter() {
            scribe.does(s.striker, law!("maker-stays"), || {
                text!("ronde-made", seat = s.striker, ball = ball.to_string())
            });
        }
        for event in &rolled.events {
            if let Event::Loose(ball) = event
                && verdict.free.contains(*ball)
            {
                scribe.tell_by(law!("turn-passes"), || text!("ronde-loosened", ball = ball.to_string()));
            }
        }
        if verdict.centre {
            let law = if lay.own == Ball::P { law!("back-to-the-middle") } else { law!("duel-run-in") };
            scribe.tell_by(law, || text!("ronde-to-the-middle"));
        }
        if anchored_before && verdict.cushion.is_empty() {
            scribe.tell_by(law!("any-when-all-free"), || text!("ronde-all-free"));
        }
    }
}
