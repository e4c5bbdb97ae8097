//! The course of a match: the lead, ends of strokes by turns, and what is paid.

use super::laws::{self, Ruling, Situation};
use super::options::{Games, PielkentafelOptions};
use super::said;
use super::state::{Bout, Phase, State};
use super::words::{Move, Moves, Word};
use crate::billiard::laws::nearer;
use crate::carambole::state::seat;
use crate::cloth::geometry::{LARGE, PER_METRE, Port, Spot};
use crate::cloth::lay::{Fault, Named};
use crate::cloth::roll::{self, Lines, Rolled, port_lines, shelter_line, target_line};
use crate::cloth::{Ground, Lay, Sticks};
use crate::laws::{Ball, BallSet, By, Event, Sides, other};
use crate::moves::Stroke;
use crate::options::TargetKind;
use crate::table::{Last, Place};
use rand::Rng;
use spadille_core::{
    AllSeen, Game, Ledger, OptionError, Options as _, Pot, Refusal, Scribe, Seat, Sheet, Turn, law, text,
};

/// The Pielkentafel under chosen options.
#[derive(Clone, Debug)]
pub struct Pielkentafel {
    pub(crate) options: PielkentafelOptions,
    pub(crate) ground: &'static Ground,
}

/// The house, to which its fee goes.
pub const HOUSE: Pot = Pot(0);

impl Game for Pielkentafel {
    const ID: &'static str = "pielkentafel";
    const POTS: &'static [&'static str] = &["billiard-house"];

    type Options = PielkentafelOptions;
    type State = State;
    type Move = Move;
    type Outcome = Rolled;
    type Moves = Moves;

    fn new(options: PielkentafelOptions) -> Result<Self, OptionError> {
        options.check()?;
        let port = Port { king: options.target_kind == TargetKind::King, before: false };
        Ok(Pielkentafel { ground: Ground::with_port(options.measure, port), options })
    }

    fn options(&self) -> &PielkentafelOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn open(&self) -> State {
        let mut state = State {
            ledger: Ledger::default(),
            done: 0,
            phase: Phase::Lead,
            actor: Ball::A,
            rolling: None,
            bout: Bout::new(5),
            last: None,
            ruling: None,
            strokes: 0,
        };
        self.begin(&mut state, &mut ());
        state
    }

    fn turn(&self, s: &State) -> Turn {
        match s.phase {
            Phase::Over => Turn::Over,
            _ if s.rolling.is_some() => Turn::Chance,
            _ => self.awaits(s),
        }
    }

    fn moves(&self, s: &State, who: Seat) -> Moves {
        if !self.turn(s).may_act(who) {
            return Moves::none();
        }
        if who != seat(s.actor) {
            return Moves::none().with_faults(self.misdeeds(s, who));
        }
        let moves = match s.phase {
            Phase::Lead => Moves::with_balls(self.lay(s)),
            Phase::Play => Moves::with_balls(self.lay(s)).with(Word::Concede),
            Phase::Length => Moves::none().with(Word::Five).with(Word::Seven),
            Phase::Over => Moves::none(),
        };
        moves.with_faults(self.misdeeds(s, who))
    }

    fn check(&self, s: &State, who: Seat, m: Move) -> Result<(), Refusal> {
        if !self.turn(s).may_act(who) {
            return Err(Refusal::not_your_turn());
        }
        self.moves(s, who).check(&m, |_, fault| refusal(fault))
    }

    fn play<S: Scribe>(&self, s: &mut State, who: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Play(stroke) => self.strike(s, who, stroke, scribe),
            Move::Shot(shot) => {
                if let Some(stroke) = self.lay(s).stroke(&shot) {
                    self.strike(s, who, stroke, scribe);
                }
            }
            Move::Word(Word::Concede) => {
                scribe.says(who, law!("conceding"), || text!("pielken-concedes", seat = who));
                let verdict = laws::judge(&self.situation(s), &[Event::Concede(By::Player(s.actor))]);
                self.carry_out(s, None, verdict, scribe);
            }
            Move::Fault(misdeed) => self.misbehave(s, who, misdeed, scribe),
            Move::Word(word) => {
                let games = if word == Word::Five { 5u16 } else { 7 };
                scribe.says(who, law!("five-or-seven"), || text!("pielken-length", seat = who, games = games));
                s.bout.target = games;
                s.phase = Phase::Play;
            }
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Rolled {
        let (lay, stroke) = (self.lay(s), s.rolling.unwrap_or_default());
        roll::draw(&lay, &stroke, self.options.hand, &self.lines(&lay, &stroke), rng)
    }

    fn admits(&self, s: &State, rolled: &Rolled) -> Result<(), Refusal> {
        let Some(stroke) = s.rolling.filter(|_| s.phase != Phase::Over) else {
            return Err(Refusal::impossible_outcome());
        };
        let lay = self.lay(s);
        roll::admits(&lay, &stroke, self.options.hand, &self.lines(&lay, &stroke), rolled)
    }

    fn reveal<S: Scribe>(&self, s: &mut State, rolled: &Rolled, scribe: &mut S) {
        let Some(stroke) = s.rolling.take() else { return };
        let lay = self.lay(s);
        s.last = Some(Last::of(&lay, &stroke, rolled));
        s.ruling = None;
        s.strokes += 1;
        s.bout.strokes += 1;
        said::tell(&rolled.events, scribe);
        if s.phase == Phase::Lead {
            self.measure(s, rolled, scribe);
        } else {
            let mut verdict = laws::judge(&self.situation(s), &rolled.events);
            // Without a tale a ball has still moved if it lies elsewhere.
            let moved = Place::after(rolled, s.actor).and_then(Place::on_cloth).zip(lay.start(&stroke));
            if verdict.ruling == Ruling::Still && moved.is_some_and(|(now, then)| now.away(then) > 0.001) {
                (verdict.ruling, verdict.why) = (Ruling::PlayOn, Ruling::PlayOn.law());
            }
            if let (None, Some(at)) = (lay.at, lay.start(&stroke)) {
                s.bout.balls[s.actor] = Place::At(at);
            }
            self.carry_out(s, Some((&stroke, rolled)), verdict, scribe);
        }
        if s.bout.strokes >= self.options.most_strokes && s.phase != Phase::Over && s.bout.strokes > 0 {
            scribe.deal_over(law!("broken-off"), || Sheet::new(text!("pielken-broken-off")));
            self.next_match(s, scribe);
        }
    }

    crate::table::alike_at_every_table!();
}

/// Nothing is hidden on the table.
impl AllSeen for Pielkentafel {}

/// Why a stroke cannot be played.
fn refusal(fault: Fault) -> Refusal {
    match fault {
        Fault::BeyondMark => Refusal::by(law!("from-the-string"), text!("pielken-off-the-string")),
        Fault::MaceOffMiddle => Refusal::by(law!("thick-end"), text!("billiard-mace-in-the-middle")),
        Fault::Place => Refusal::plain(text!("billiard-place-or-not")),
        Fault::NotClear => Refusal::plain(text!("billiard-not-clear")),
        Fault::TooFast => Refusal::plain(text!("billiard-too-fast")),
        Fault::TooSlow => Refusal::plain(text!("billiard-too-slow")),
        Fault::OffMiddle => Refusal::plain(text!("billiard-off-centre")),
        Fault::TooSteep => Refusal::plain(text!("billiard-too-steep")),
        Fault::WrongStick => Refusal::plain(text!("billiard-wrong-stick")),
        Fault::NoSuchBall => Refusal::plain(text!("billiard-no-such-ball")),
        Fault::NoDirection => Refusal::plain(text!("billiard-no-direction")),
        Fault::NoSuchFault => Refusal::plain(text!("billiard-no-such-fault")),
    }
}

impl Pielkentafel {
    /// Under the port, where one plays for the lead.
    fn under_the_port(&self) -> Spot {
        Spot::of(self.ground.arch(), 0.5 * self.ground.width)
    }

    /// How the balls lie for the player who is to act.
    pub(crate) fn lay(&self, s: &State) -> Lay {
        let own = s.actor;
        let opp = other(own);
        let lead = s.phase == Phase::Lead;
        let at = if lead { Some(self.under_the_port()) } else { s.bout.balls[own].on_cloth() };
        let others = s.bout.balls[opp].on_cloth().filter(|_| !lead).map(|at| (opp, at));
        Lay {
            ground: self.ground,
            sticks: Sticks::Mace,
            own,
            at,
            others: others.into_iter().collect(),
            sought: others.iter().map(|(ball, _)| *ball).collect(),
            names_ball: false,
            wrong: BallSet::EMPTY,
            lapses: self.lapses(s),
            shots: if lead { Named::Lead } else { Named::Port },
        }
    }

    /// What is watched: the port, who rests in it, and the target, to which the other's ball may be driven as well.
    pub(super) fn lines(&self, lay: &Lay, stroke: &Stroke) -> Lines {
        let mut lines = Lines::new();
        let start = lay.start(stroke).unwrap_or(Spot { x: 0, y: 0 });
        for (no, (ball, at)) in lay.lying(stroke).into_iter().enumerate() {
            if ball == lay.own {
                port_lines(self.ground, no as u8, start, LARGE.radius, &mut lines);
            } else {
                target_line(self.ground, no as u8, at, LARGE.radius, &mut lines);
            }
        }
        shelter_line(&mut lines);
        lines
    }

    /// How it stands, for the laws.
    pub(super) fn situation(&self, s: &State) -> Situation {
        let limit = self.options.port_limit.times();
        Situation {
            leader: s.bout.leader,
            striker: s.actor,
            first_stroke: !s.bout.played[s.actor],
            from_string: s.bout.balls[s.actor] == Place::Hand,
            games: s.bout.games,
            target_games: s.bout.target,
            passed: s.bout.passed,
            safe: s.bout.safe,
            shelter_spent: Sides::each(|side| limit.is_some_and(|limit| s.bout.sheltered[side] > limit)),
            leader_touched: s.bout.leader_touched,
        }
    }

    fn strike<S: Scribe>(&self, s: &mut State, who: Seat, stroke: Stroke, scribe: &mut S) {
        if s.phase == Phase::Lead {
            scribe.does(who, law!("lead"), || text!("pielken-plays-for-lead", seat = who));
        } else if stroke.from.is_some() {
            scribe.does(who, law!("from-the-string"), || text!("pielken-from-string", seat = who));
        } else if s.bout.safe[s.actor] {
            scribe.does(who, law!("from-safety"), || text!("billiard-strikes", seat = who));
        } else {
            scribe.does(who, law!("stroke-exact"), || text!("billiard-strikes", seat = who));
        }
        s.rolling = Some(stroke);
    }

    /// A new match, for whose lead both play.
    pub(super) fn begin<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.bout = Bout::new(if self.options.games == Games::Seven { 7 } else { 5 });
        (s.phase, s.actor) = (Phase::Lead, Ball::A);
        let king = self.options.target_kind == TargetKind::King;
        let law = if king { law!("king-instead") } else { law!("port-and-cord") };
        scribe.tell_by(law, || text!("pielken-title", match = s.done + 1, matches = self.options.matches));
    }

    /// Somebody has played for the lead.
    fn measure<S: Scribe>(&self, s: &mut State, rolled: &Rolled, scribe: &mut S) {
        let own = s.actor;
        let cord = self.ground.cord() * PER_METRE;
        let rest = rolled.rest.iter().find(|rest| rest.ball == own && !rest.wall);
        s.bout.leads[own] = rest.map(|rest| (f64::from(rest.at.x) - cord).abs().round() as i32);
        if own == Ball::A {
            s.actor = Ball::B;
            return;
        }
        let leads = std::mem::take(&mut s.bout.leads);
        let placed = [Ball::A, Ball::B].into_iter().filter_map(|side| Some((side, f64::from(leads[side]?))));
        match nearer(placed) {
            Some(leader) => {
                let who = seat(leader);
                scribe.does(who, law!("lead"), || text!("pielken-nearest", seat = who));
                self.new_end(s, leader);
                if self.options.games == Games::Choose {
                    s.phase = Phase::Length;
                }
            }
            None => {
                scribe.tell_by(law!("lead"), || text!("pielken-again"));
                s.actor = Ball::A;
            }
        }
    }

    /// A new end, in which somebody leads.
    pub(super) fn new_end(&self, s: &mut State, leader: Ball) {
        let Bout { games, target, sheltered, strokes, .. } = s.bout;
        s.bout = Bout { games, sheltered, strokes, leader, ..Bout::new(target) };
        (s.phase, s.actor) = (Phase::Play, leader);
    }
}
