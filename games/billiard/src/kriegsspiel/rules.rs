//! The course of a match: the lot, strokes, the last two, and the stakes.

use super::laws::{Ruling, Verdict, may_pass};
use super::options::KriegsspielOptions;
use super::said;
use super::state::{MOST, Outcome, Phase, State};
use super::words::{Move, Moves, Word};
use crate::cloth::geometry::{LARGE, Port};
use crate::cloth::lay::Named;
use crate::cloth::roll::{self, Lines, Rolled, port_lines};
use crate::cloth::{Fault, Ground, Lay, Spot, Sticks};
use crate::laws::{Ball, BallSet, Course, Event};
use crate::moves::Stroke;
use crate::options::TargetKind;
use crate::table::{Last, Place, refusal, room, tell_plainly};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use spadille_core::{
    AllSeen, Game, Ledger, OptionError, Options as _, Pot, Refusal, Scribe, Seat, Sheet, Turn, law, text,
};

/// The Kriegsspiel under chosen options.
#[derive(Clone, Debug)]
pub struct Kriegsspiel {
    pub(crate) options: KriegsspielOptions,
    pub(crate) ground: &'static Ground,
}

/// The stakes.
pub const STAKES: Pot = Pot(0);
/// The master of the house, who takes his fee.
pub const HOUSE: Pot = Pot(1);

impl Game for Kriegsspiel {
    const ID: &'static str = "kriegsspiel";
    const POTS: &'static [&'static str] = &["krieg-pot", "billiard-house"];

    type Options = KriegsspielOptions;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: KriegsspielOptions) -> Result<Self, OptionError> {
        options.check()?;
        let port = Port { king: options.target_kind == TargetKind::King, before: options.before_port };
        Ok(Kriegsspiel { ground: Ground::with_port(options.measure, port), options })
    }

    fn options(&self) -> &KriegsspielOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn open(&self) -> State {
        State {
            ledger: Ledger::default(),
            done: 0,
            phase: Phase::Lot,
            order: Seat::all(self.present()).collect(),
            alive: BallSet::EMPTY,
            passed: BallSet::EMPTY,
            won_ball: BallSet::EMPTY,
            places: [Place::Hand; MOST],
            striker: super::state::numbered(0),
            rolling: None,
            asked: false,
            strokes: 0,
            last: None,
            ruling: None,
            all_strokes: 0,
            absent: Seat::all(self.options.players).skip(usize::from(self.present())).collect(),
            late: BallSet::EMPTY,
            skips: BallSet::EMPTY,
        }
    }

    fn turn(&self, s: &State) -> Turn {
        match s.phase {
            Phase::Over => Turn::Over,
            Phase::Lot => Turn::Chance,
            Phase::Play if s.rolling.is_some() => Turn::Chance,
            Phase::Play | Phase::Answer => self.awaits(s),
        }
    }

    fn moves(&self, s: &State, seat: Seat) -> Moves {
        if !self.turn(s).may_act(seat) {
            return Moves::none();
        }
        if seat != s.seat(s.striker) {
            let moves = Moves::none().with_faults(self.misdeeds(s, seat));
            return if self.may_join(s, seat) { moves.with(Word::Join) } else { moves };
        }
        let moves = match s.phase {
            Phase::Answer => Moves::none().with(Word::Agree).with(Word::Refuse),
            _ if s.alive.len() == 2 && !s.asked => Moves::with_balls(self.lay(s)).with(Word::Anew),
            _ => Moves::with_balls(self.lay(s)),
        };
        moves.with_faults(self.misdeeds(s, seat))
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if !self.turn(s).may_act(seat) {
            return Err(Refusal::not_your_turn());
        }
        self.moves(s, seat).check(&m, |stroke, fault| self.why_not(s, stroke, fault))
    }

    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Play(stroke) => {
                scribe.does(seat, law!("stroke-exact"), || text!("billiard-strikes", seat = seat));
                s.rolling = Some(stroke);
            }
            Move::Shot(shot) => {
                scribe.does(seat, law!("stroke-exact"), || text!("billiard-strikes", seat = seat));
                s.rolling = self.lay(s).stroke(&shot);
            }
            Move::Fault(misdeed) => self.misbehave(s, seat, misdeed, scribe),
            Move::Word(Word::Join) => self.join(s, seat, scribe),
            Move::Word(Word::Anew) => {
                scribe.says(seat, law!("last-two-anew"), || text!("krieg-proposes-anew", seat = seat));
                s.asked = true;
                s.phase = Phase::Answer;
                s.striker = self.rival(s);
            }
            Move::Word(Word::Agree) => {
                scribe.says(seat, law!("last-two-anew"), || text!("krieg-anew"));
                // Whoever has passed keeps his precedence.
                let passed = s.alive.iter().find(|ball| s.passed.contains(*ball));
                let first = passed.or_else(|| s.alive.iter().next());
                for ball in s.alive.iter() {
                    s.put(ball, Place::Hand);
                }
                (s.passed, s.won_ball, s.phase) = (BallSet::EMPTY, BallSet::EMPTY, Phase::Play);
                s.striker = first.unwrap_or(s.striker);
            }
            Move::Word(Word::Refuse) => {
                scribe.says(seat, law!("last-two-anew"), || text!("krieg-refuses", seat = seat));
                s.phase = Phase::Play;
                s.striker = self.rival(s);
            }
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        if s.phase == Phase::Lot {
            let mut order: ArrayVec<Seat, MOST> = self.company(s).collect();
            for n in (1..order.len()).rev() {
                order.swap(n, rng.random_range(0..=n as u32) as usize);
            }
            return Outcome::Order(order);
        }
        let (lay, stroke) = (self.lay(s), s.rolling.unwrap_or_default());
        Outcome::Rolled(roll::draw(&lay, &stroke, self.options.hand, &self.lines(&lay, &stroke), rng))
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        match (o, s.rolling) {
            (Outcome::Order(order), _) if s.phase == Phase::Lot => {
                let fits = self.company(s).all(|seat| order.contains(&seat)) && order.len() == self.company(s).count();
                if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
            }
            (Outcome::Rolled(rolled), Some(stroke)) if s.phase == Phase::Play => {
                let lay = self.lay(s);
                roll::admits(&lay, &stroke, self.options.hand, &self.lines(&lay, &stroke), rolled)
            }
            _ => Err(Refusal::impossible_outcome()),
        }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        match o {
            Outcome::Order(order) => self.begin(s, order, scribe),
            Outcome::Rolled(rolled) => {
                let Some(stroke) = s.rolling.take() else { return };
                self.rolled(s, &stroke, rolled, scribe);
            }
        }
    }

    crate::table::alike_at_every_table!();
}

/// Nothing is hidden on the table.
impl AllSeen for Kriegsspiel {}

impl Kriegsspiel {
    /// The other of the last two.
    fn rival(&self, s: &State) -> Ball {
        s.alive.iter().find(|ball| *ball != s.striker).unwrap_or(s.striker)
    }

    fn why_not(&self, s: &State, stroke: &Stroke, fault: Fault) -> Refusal {
        let near_port = stroke.from.is_some_and(|(x, _)| f64::from(x) > 900.0 * self.ground.arch());
        match fault {
            Fault::NoSuchBall if s.late.contains(s.striker) => {
                Refusal::by(law!("latecomer"), text!("krieg-latecomer-port-only"))
            }
            Fault::BeyondMark if near_port => Refusal::by(law!("not-before-the-port"), text!("krieg-before-port")),
            Fault::BeyondMark => Refusal::by(law!("start-within-four-fingers"), text!("krieg-too-far")),
            fault => refusal(fault),
        }
    }

    /// How the balls lie for the striker.
    pub(super) fn lay(&self, s: &State) -> Lay {
        let own = s.striker;
        let others: ArrayVec<(Ball, Spot), 15> =
            s.lying().into_iter().filter(|(ball, _)| *ball != own).take(15).collect();
        // Whoever has come in between plays only at the port with his first stroke.
        let late = s.late.contains(own);
        let there: BallSet = others.iter().map(|(ball, _)| *ball).collect();
        let sought = if late { BallSet::EMPTY } else { there };
        let at = s.place(own).on_cloth();
        Lay {
            ground: self.ground,
            sticks: Sticks::Mace,
            own,
            at,
            others,
            sought,
            names_ball: true,
            wrong: if self.options.strict && at.is_some() { there } else { BallSet::EMPTY },
            lapses: self.lapses(s),
            shots: Named::Port,
        }
    }

    /// What is watched: who is passed, the port and the target.
    pub(super) fn lines(&self, lay: &Lay, stroke: &Stroke) -> Lines {
        let mut lines = lay.lines(stroke, crate::cloth::passline::PassLine::Stroke);
        let struck = lay.struck(stroke);
        let no = lay.lying(stroke).iter().position(|(ball, _)| *ball == struck).unwrap_or(0) as u8;
        let start = lay.start(stroke).unwrap_or(Spot { x: 0, y: 0 });
        port_lines(self.ground, no, start, LARGE.radius, &mut lines);
        lines
    }

    /// What the laws say of a stroke.
    pub(super) fn verdict(&self, s: &State, stroke: &Stroke, rolled: &Rolled) -> Verdict {
        self.judged(s, stroke.on, &rolled.events)
    }

    /// A new Partie: everybody stakes, and the numbers are drawn.
    pub(super) fn begin<S: Scribe>(&self, s: &mut State, order: &ArrayVec<Seat, MOST>, scribe: &mut S) {
        s.order = order.clone();
        s.alive = s.balls().into_iter().collect();
        (s.passed, s.won_ball) = (BallSet::EMPTY, BallSet::EMPTY);
        (s.late, s.skips) = (BallSet::EMPTY, BallSet::EMPTY);
        s.places = [Place::Hand; MOST];
        (s.striker, s.strokes, s.asked, s.phase) = (super::state::numbered(0), 0, false, Phase::Play);
        for (n, seat) in order.iter().enumerate() {
            scribe.does(*seat, law!("order-by-lot"), || text!("krieg-draws", seat = *seat, number = n + 1));
            s.ledger.pay(*seat, STAKES, self.options.stake.into(), law!("stakes-to-winner"), scribe);
        }
        self.tell_port(s, scribe);
    }

    /// Tells whether the port is open.
    pub(super) fn tell_port<S: Scribe>(&self, s: &State, scribe: &mut S) {
        let (_, law) = may_pass(s.alive.len(), false);
        scribe.tell_by(law, || said::port(s.alive.len()));
    }

    fn rolled<S: Scribe>(&self, s: &mut State, stroke: &Stroke, rolled: &Rolled, scribe: &mut S) {
        let lay = self.lay(s);
        let verdict = self.verdict(s, stroke, rolled);
        let (own, seat, many) = (s.striker, s.seat(s.striker), s.alive.len());
        s.last = Some(Last::of(&lay, stroke, rolled));
        s.ruling = Some(verdict.ruling);
        s.strokes += 1;
        s.all_strokes += 1;
        tell_plainly(&rolled.events, scribe);
        if rolled.events.contains(&Event::Target(own, Course::Back)) {
            scribe.tell_by(law!("not-on-the-way-back"), || text!("krieg-way-back"));
        }
        scribe.does(seat, verdict.ruling.law(), || said::ruling(verdict.ruling, seat));
        if verdict.law != verdict.ruling.law() {
            scribe.does(seat, verdict.law, || said::why(verdict.next == Some(own), seat, s.alive.len()));
        }
        // Whoever plays for the first time has laid his ball.
        if let (Place::Hand, Some(at)) = (s.place(own), lay.start(stroke).filter(|_| stroke.with.is_none())) {
            s.put(own, Place::At(at));
        }
        for (ball, _) in s.lying() {
            match Place::after(rolled, ball).filter(|_| !verdict.replaced.contains(ball)) {
                // From the wall a ball is taken down.
                Some(Place::Wall(at)) => s.put(ball, Place::At(self.ground.inside(at.point(), LARGE.radius))),
                Some(place) => s.put(ball, place),
                None => {}
            }
        }
        s.late.remove(own);
        self.bury(s, &verdict, scribe);
        let alive = s.alive;
        for ball in verdict.replaced.iter().filter(|ball| alive.contains(*ball)) {
            if let Some(at) = s.place(ball).on_cloth() {
                let free = room(self.ground, &s.lying(), ball, at);
                s.put(ball, Place::At(free));
                scribe.tell(|| text!("billiard-put-back", ball = ball.to_string()));
            }
        }
        (s.passed, s.won_ball) = (verdict.passed, verdict.won_ball);
        self.proceed(s, &verdict, many, scribe);
        if s.phase == Phase::Play && s.strokes >= self.options.most_strokes {
            self.break_off(s, scribe);
        }
    }

    /// Somebody has won everything, or nobody is left.
    pub(super) fn end<S: Scribe>(&self, s: &mut State, winner: Option<Ball>, ruling: Ruling, scribe: &mut S) {
        match winner.map(|ball| s.seat(ball)) {
            Some(seat) => {
                s.ledger.pay(STAKES, seat, s.ledger.balance(STAKES), law!("stakes-to-winner"), scribe);
                s.ledger.pay(seat, HOUSE, self.options.table_money.into(), law!("house-fee"), scribe);
                let law = if ruling == Ruling::Target { law!("target-wins") } else { law!("last-one-wins") };
                scribe.deal_over(law, || {
                    Sheet::new(match ruling {
                        Ruling::Target => text!("krieg-target", seat = seat),
                        _ => text!("krieg-last", seat = seat),
                    })
                });
            }
            None => {
                scribe.deal_over(law!("holed-both"), || Sheet::new(text!("krieg-nobody")));
                // After the last Partie there is none for which the stakes could stay.
                if s.done + 1 >= self.options.parties {
                    let all: ArrayVec<Seat, MOST> = s.order.clone();
                    self.divide(s, &all, scribe);
                }
            }
        }
        self.next_partie(s, scribe);
    }

    /// Divides the stakes among some.
    fn divide<S: Scribe>(&self, s: &mut State, among: &[Seat], scribe: &mut S) {
        let (stakes, many) = (s.ledger.balance(STAKES), among.len().max(1) as i64);
        for (n, seat) in among.iter().enumerate() {
            let odd = i64::from((n as i64) < stakes % many);
            s.ledger.pay(STAKES, *seat, stakes / many + odd, law!("broken-off"), scribe);
        }
    }

    fn break_off<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let living: ArrayVec<Seat, MOST> = s.alive.iter().map(|ball| s.seat(ball)).collect();
        self.divide(s, &living, scribe);
        scribe.deal_over(law!("broken-off"), || Sheet::new(text!("krieg-broken-off")));
        self.next_partie(s, scribe);
    }

    fn next_partie<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.done += 1;
        s.phase = Phase::Lot;
        if s.done >= self.options.parties {
            s.phase = Phase::Over;
            scribe.match_over(None, || text!("house-match-over"));
        }
    }
}
