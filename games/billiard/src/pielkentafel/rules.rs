//! The course of a match: the lead, ends of strokes by turns, and what is paid.

use super::laws::{self, Next, Ruling, Situation, Verdict};
use super::options::{Games, PielkentafelOptions, StakePer};
use super::said;
use super::state::{Bout, Phase, State};
use super::words::{Move, Moves, Word};
use crate::billiard::laws::nearer;
use crate::carambole::state::seat;
use crate::cloth::geometry::{LARGE, PER_METRE, Port, Spot};
use crate::cloth::lay::{Fault, Named};
use crate::cloth::roll::{self, Lines, Rolled, port_lines, shelter_line, target_line};
use crate::cloth::{Ground, Lay, Sticks};
use crate::laws::{Ball, BallSet, By, Course, Event, Sides, Stroke as Told, other};
use crate::moves::Stroke;
use crate::options::TargetKind;
use crate::table::{Last, Place, room};
use rand::Rng;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::sheet::Measure;
use spadille_core::{
    Game, Hidden, Ledger, OptionError, Options as _, Pot, Refusal, Scribe, Seat, Sheet, Space as _, Text, Turn, Viewer,
    law, text,
};

/// The Pielkentafel under chosen options.
#[derive(Clone, Debug)]
pub struct Pielkentafel {
    pub(crate) options: PielkentafelOptions,
    pub(crate) ground: &'static Ground,
}

/// The house, to which its fee goes.
pub const HOUSE: Pot = Pot(0);

/// What settling a match on a real table asks for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// How many games the first player has won at the end.
    pub first: u16,
    /// How many games the second has won.
    pub second: u16,
}

impl Game for Pielkentafel {
    const ID: &'static str = "pielkentafel";
    const POTS: &'static [&'static str] = &["billiard-house"];
    const HAS_SECRETS: bool = false;

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
            _ => Turn::of(seat(s.actor)),
        }
    }

    fn moves(&self, s: &State, who: Seat) -> Moves {
        if !self.turn(s).may_act(who) {
            return Moves::none();
        }
        match s.phase {
            Phase::Lead => Moves::with_balls(self.lay(s)),
            Phase::Play => Moves::with_balls(self.lay(s)).with(Word::Concede),
            Phase::Length => Moves::none().with(Word::Five).with(Word::Seven),
            Phase::Over => Moves::none(),
        }
    }

    fn check(&self, s: &State, who: Seat, m: Move) -> Result<(), Refusal> {
        if !self.turn(s).may_act(who) {
            return Err(Refusal::not_your_turn());
        }
        let moves = self.moves(s, who);
        match (&m, moves.lay()) {
            (Move::Play(stroke), Some(lay)) => lay.allows(stroke).map_err(refusal),
            (Move::Shot(shot), Some(lay)) if lay.stroke(shot).is_none() => {
                Err(Refusal::plain(text!("billiard-no-such-shot")))
            }
            _ if moves.contains(&m) => Ok(()),
            _ => Err(Refusal::not_now()),
        }
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

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.done.into()
    }

    fn standing(&self, s: &State, who: Seat) -> f64 {
        self.hopes(s, who)
    }

    /// What a stroke brings is seen when the balls lie still.
    fn foresight(&self) -> Option<u32> {
        Some(1)
    }
}

/// Nothing is hidden on the table.
impl Hidden for Pielkentafel {
    type View = State;

    fn view(&self, s: &State, _: Viewer) -> State {
        s.clone()
    }

    fn imagine<R: Rng>(&self, v: &State, _: &mut R) -> State {
        v.clone()
    }
}

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
    fn begin<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
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
    fn new_end(&self, s: &mut State, leader: Ball) {
        let Bout { games, target, sheltered, strokes, .. } = s.bout;
        s.bout = Bout { games, sheltered, strokes, leader, ..Bout::new(target) };
        (s.phase, s.actor) = (Phase::Play, leader);
    }

    /// What the laws say is done.
    fn carry_out<S: Scribe>(
        &self,
        s: &mut State,
        course: Option<(&Stroke, &Rolled)>,
        verdict: Verdict,
        scribe: &mut S,
    ) {
        let striker = s.actor;
        s.ruling = Some(verdict.ruling);
        scribe.does(seat(striker), verdict.ruling.law(), || said::ruling(verdict.ruling));
        for ball in verdict.replaced.iter() {
            scribe.tell_by(law!("ball-put-back"), || text!("billiard-put-back", ball = ball.to_string()));
        }
        if let Some((side, games)) = verdict.won {
            scribe.scores(seat(side), games.into(), verdict.ruling.law());
            if self.options.stake_per == StakePer::Game {
                let amount = i64::from(self.options.stake) * i64::from(games);
                s.ledger.pay(seat(other(side)), seat(side), amount, law!("stake-pielkentafel"), scribe);
            }
        }
        let back = |event: &Event| *event == Event::Target(striker, Course::Back);
        let touched = matches!(verdict.ruling, Ruling::Touched | Ruling::LeaderTouched | Ruling::BothTouched);
        if touched && course.is_some_and(|(_, rolled)| rolled.events.iter().any(back)) {
            scribe.tell_by(law!("back-after-a-ball"), || text!("pielken-back-after-ball"));
        }
        let won = matches!(verdict.ruling, Ruling::BallWon | Ruling::BallWonFromString);
        if won && s.bout.safe[other(striker)] {
            scribe.tell_by(law!("shelter-spent"), || text!("pielken-shelter-spent"));
        }
        let over = verdict.next_lead.is_some();
        if let (Some((stroke, rolled)), false) = (course, over) {
            let struck = Told::new(&rolled.events, striker).struck();
            self.lay_balls(s, rolled, &verdict);
            if !struck && stroke.from.is_some() {
                s.bout.balls[striker] = Place::Hand;
            }
            s.bout.played[striker] |= struck;
            let opp = other(striker);
            if verdict.passed[opp] && !s.bout.passed[opp] {
                scribe.tell_by(law!("driven-through"), || text!("pielken-driven-through", ball = opp.to_string()));
            }
            if verdict.safe[striker] && !s.bout.safe[striker] {
                s.bout.sheltered[striker] = s.bout.sheltered[striker].saturating_add(1);
            }
        }
        s.bout.games = verdict.games;
        (s.bout.passed, s.bout.safe) = (verdict.passed, verdict.safe);
        s.bout.leader_touched = verdict.leader_touched;
        match verdict.next {
            Next::Play(next) => {
                s.actor = next;
                let who = seat(next);
                if verdict.ruling == Ruling::LeaderTouched {
                    scribe.does(who, law!("leader-touches"), || text!("pielken-may-answer", seat = who));
                }
            }
            Next::Lead(leader) => {
                let who = seat(leader);
                scribe.does(who, verdict.why, || text!("pielken-leads-next", seat = who));
                self.new_end(s, leader);
            }
            Next::Over(winner) => self.end(s, winner, scribe),
        }
    }

    /// The balls lie where they came to rest; one from the wall comes down beside its cushion, one that goes back lies where it was,
    /// and both as near to it as the other leaves room.
    fn lay_balls(&self, s: &mut State, rolled: &Rolled, verdict: &Verdict) {
        let balls = s.bout.balls;
        let in_play = || [Ball::A, Ball::B].into_iter().filter(|side| balls[*side] != Place::Hand);
        let rests = |side: Ball| Place::after(rolled, side).filter(|_| !verdict.replaced.contains(side));
        for side in in_play() {
            if let Some(place @ Place::At(_)) = rests(side) {
                s.bout.balls[side] = place;
            }
        }
        for side in in_play() {
            let place = rests(side).unwrap_or(balls[side]);
            if !matches!(rests(side), Some(Place::At(_)))
                && let Some(at) = place.played_from(self.ground, LARGE.radius)
            {
                let there = s.bout.balls[other(side)].on_cloth().map(|at| (other(side), at));
                s.bout.balls[side] = Place::At(room(self.ground, there.as_slice(), side, at));
            }
        }
    }

    /// Somebody has won the match.
    fn end<S: Scribe>(&self, s: &mut State, winner: Ball, scribe: &mut S) {
        let (won, lost) = (seat(winner), seat(other(winner)));
        scribe.does(won, law!("five-or-seven"), || text!("pielken-match", seat = won));
        self.pay_match(&mut s.ledger, won, lost, scribe);
        let games = s.bout.games;
        scribe.deal_over(law!("stake-pielkentafel"), || {
            let marks = [Ball::A, Ball::B].map(|side| (seat(side), i64::from(games[side])));
            Sheet::new(text!("pielken-match", seat = won)).with(text!("pielken-games-won"), Measure::Points, marks)
        });
        self.next_match(s, scribe);
    }

    fn pay_match<S: Scribe>(&self, ledger: &mut Ledger, won: Seat, lost: Seat, scribe: &mut S) {
        if self.options.stake_per == StakePer::Match {
            ledger.pay(lost, won, self.options.stake.into(), law!("stake-pielkentafel"), scribe);
        }
        ledger.pay(lost, HOUSE, self.options.table_money.into(), law!("stake-pielkentafel"), scribe);
    }

    fn next_match<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.done += 1;
        if s.done >= self.options.matches {
            s.phase = Phase::Over;
            scribe.match_over(None, || text!("house-match-over"));
        } else {
            self.begin(s, scribe);
        }
    }

    /// Settles a match played on a real table.
    pub(super) fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let target = if self.options.games == Games::Seven { 7 } else { 5 };
        let mut ledger = Ledger::default();
        let (won, lost) = match (facts.first >= target, facts.second >= target) {
            (true, false) => (Seat(0), Seat(1)),
            (false, true) => (Seat(1), Seat(0)),
            _ => return Err(text!("pielken-fact", games = target)),
        };
        if self.options.stake_per == StakePer::Game {
            let more = i64::from(facts.first) - i64::from(facts.second);
            let amount = more * i64::from(self.options.stake);
            ledger.pay(Seat(1), Seat(0), amount, law!("stake-pielkentafel"), scribe);
        }
        self.pay_match(&mut ledger, won, lost, scribe);
        Ok(ledger)
    }
}
