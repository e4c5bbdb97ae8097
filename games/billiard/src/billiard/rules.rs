//! The course of a match: the beginning, acquits, strokes, choices, and what is paid.

use super::laws::{self, AfterAcquit, Custom, judge, judge_acquit, nearer};
use super::options::{BilliardOptions, Format, Given, Receiver};
use super::state::{Debts, Partie, Phase, Staked, State};
use super::words::{Move, Moves, Word};
use crate::cloth::geometry::{LARGE, PER_METRE};
use crate::cloth::lay::Named;
use crate::cloth::roll::{self, Rolled};
use crate::cloth::{Ground, Lay};
use crate::laws::{Ball, BallSet, Event, Side, Sides, Stroke as Told, other};
use crate::moves::Stroke;
use crate::table::{Last, Place, marked, refusal, tell};
use rand::Rng;
use spadille_core::{AllSeen, Game, Ledger, OptionError, Options as _, Pot, Refusal, Scribe, Seat, Turn, law, text};

/// The Partie under chosen options.
#[derive(Clone, Debug)]
pub struct Billiard {
    pub(crate) options: BilliardOptions,
    pub(crate) custom: Custom,
    pub(crate) ground: &'static Ground,
}

/// The house, to which table money goes.
pub const HOUSE: Pot = Pot(0);

impl Game for Billiard {
    const ID: &'static str = "billiard";
    const POTS: &'static [&'static str] = &["billiard-house"];

    type Options = BilliardOptions;
    type State = State;
    type Move = Move;
    type Outcome = Rolled;
    type Moves = Moves;

    fn new(options: BilliardOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Billiard { custom: Custom::of(&options), ground: Ground::of(options.measure), options })
    }

    fn options(&self) -> &BilliardOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        match self.options.format {
            Format::Two => 2,
            Format::King => 3,
            Format::Four => 4,
        }
    }

    fn open(&self) -> State {
        let mut state = State {
            ledger: Ledger::default(),
            done: 0,
            phase: Phase::Lead,
            actor: Ball::A,
            rolling: None,
            partie: Partie::default(),
            winner: None,
            debts: Debts::default(),
            judged: None,
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

    fn moves(&self, s: &State, seat: Seat) -> Moves {
        if !self.turn(s).may_act(seat) {
            return Moves::none();
        }
        if seat != self.seat(s, s.actor) {
            return Moves::none().with_faults(self.misdeeds(s, seat));
        }
        let moves = match s.phase {
            Phase::Lead | Phase::Acquit | Phase::Play => Moves::with_balls(self.lay(s)),
            Phase::AcquitShort => Moves::with_balls(self.lay(s)).with(Word::TakeBack),
            Phase::AfterSlip => Moves::with_balls(self.lay(s)).with(Word::CallAcquit),
            Phase::AtWall => Moves::with_balls(self.lay(s)).with(Word::Pass),
            Phase::AcquitLost => Moves::none().with(Word::TakeAcquit).with(Word::Overlook),
            Phase::Call => self.calls(s),
            Phase::Debt => self.proposals(s),
            Phase::Answer => Moves::none().with(Word::Accept).with(Word::Refuse),
            Phase::Over => Moves::none(),
        };
        moves.with_faults(self.misdeeds(s, seat))
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if !self.turn(s).may_act(seat) {
            return Err(Refusal::not_your_turn());
        }
        self.moves(s, seat).check(&m, |_, fault| refusal(fault))
    }

    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Play(stroke) => self.strike(s, seat, stroke, scribe),
            Move::Shot(shot) => {
                if let Some(stroke) = self.lay(s).stroke(&shot) {
                    self.strike(s, seat, stroke, scribe);
                }
            }
            Move::Word(word) => self.say(s, seat, word, scribe),
            Move::Fault(misdeed) => self.misbehave(s, seat, misdeed, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Rolled {
        let (lay, stroke) = (self.lay(s), s.rolling.unwrap_or_default());
        roll::draw(&lay, &stroke, self.options.hand, &lay.lines(&stroke, self.options.pass_line), rng)
    }

    fn admits(&self, s: &State, rolled: &Rolled) -> Result<(), Refusal> {
        let Some(stroke) = s.rolling.filter(|_| s.phase != Phase::Over) else {
            return Err(Refusal::impossible_outcome());
        };
        let lay = self.lay(s);
        roll::admits(&lay, &stroke, self.options.hand, &lay.lines(&stroke, self.options.pass_line), rolled)
    }

    fn reveal<S: Scribe>(&self, s: &mut State, rolled: &Rolled, scribe: &mut S) {
        let Some(stroke) = s.rolling.take() else { return };
        let lay = self.lay(s);
        s.last = Some(Last::of(&lay, &stroke, rolled));
        s.ruling = None;
        s.strokes += 1;
        s.partie.strokes += 1;
        // A ball in hand lies where it was laid, should it have to go back.
        if let (None, Some(at)) = (lay.at, lay.start(&stroke).filter(|_| stroke.with.is_none())) {
            s.partie.balls[s.actor] = Place::At(at);
        }
        tell(&rolled.events, scribe);
        match s.phase {
            Phase::Lead => self.measure(s, rolled, scribe),
            Phase::Acquit | Phase::AcquitShort => self.set_out(s, rolled, scribe),
            _ => self.judge(s, rolled.clone(), scribe),
        }
        if s.partie.strokes >= self.options.most_strokes && s.phase != Phase::Over && s.partie.strokes > 0 {
            self.break_off(s, scribe);
        }
    }

    crate::table::alike_at_every_table!();
}

/// Nothing is hidden on a billiard table.
impl AllSeen for Billiard {}

impl Billiard {
    /// How the balls lie for the side that is to act.
    pub(crate) fn lay(&self, s: &State) -> Lay {
        let own = s.actor;
        let opp = other(own);
        let playing = !matches!(s.phase, Phase::Lead | Phase::Acquit | Phase::AcquitShort);
        let others = s.partie.balls[opp].on_cloth().filter(|_| playing).map(|at| (opp, at));
        let there: BallSet = others.iter().map(|(ball, _)| *ball).collect();
        // Whoever plays from hand has his ball in it.
        let mistakes = self.options.strict && s.partie.balls[own] != Place::Hand;
        Lay {
            ground: self.ground,
            sticks: self.options.stick,
            own,
            at: s.partie.balls[own].played_from(self.ground, LARGE.radius),
            others: others.into_iter().collect(),
            sought: if self.options.contra && playing { there.with(own) } else { there },
            names_ball: false,
            wrong: if mistakes { there } else { BallSet::EMPTY },
            lapses: self.lapses(s),
            shots: match s.phase {
                Phase::Lead => Named::Bricole,
                Phase::Acquit | Phase::AcquitShort => Named::SetOut,
                _ => Named::Play,
            },
        }
    }

    pub(super) fn seat(&self, s: &State, side: Ball) -> Seat {
        s.man(&self.options, side)
    }

    fn strike<S: Scribe>(&self, s: &mut State, seat: Seat, stroke: Stroke, scribe: &mut S) {
        match s.phase {
            Phase::Acquit | Phase::AcquitShort => {
                let law = match s.winner {
                    _ if s.partie.strokes > 0 => law!("acquit-with-stick"),
                    None => law!("receiver-begins"),
                    Some(_) => law!("winner-begins"),
                };
                scribe.does(seat, law, || text!("partie-acquits", seat = seat));
            }
            Phase::Play if stroke.from.is_some() => {
                scribe.does(seat, law!("mark"), || text!("partie-plays-from-hand", seat = seat));
            }
            _ => scribe.does(seat, law!("stroke-exact"), || text!("billiard-strikes", seat = seat)),
        }
        s.rolling = Some(stroke);
    }

    /// A word is said.
    fn say<S: Scribe>(&self, s: &mut State, seat: Seat, word: Word, scribe: &mut S) {
        let (own, opp) = (s.actor, other(s.actor));
        match word {
            Word::TakeAcquit => {
                scribe.says(seat, law!("acquit-lost"), || text!("partie-takes-acquit", seat = seat));
                self.to_acquit(s, own);
            }
            Word::Overlook => {
                scribe.says(seat, law!("acquit-lost"), || text!("partie-overlooks", seat = seat));
                self.to_acquit(s, opp);
            }
            Word::TakeBack => {
                scribe.does(seat, law!("acquit-past-middle"), || text!("partie-takes-back", seat = seat));
                self.to_acquit(s, own);
            }
            Word::CallAcquit => {
                scribe.says(seat, law!("no-touch"), || text!("partie-calls-acquit", seat = seat));
                self.to_acquit(s, opp);
            }
            Word::Pass if s.phase == Phase::AtWall => {
                scribe.says(seat, law!("pass-at-wall"), || text!("partie-lets-pass", seat = seat));
                (s.phase, s.actor) = (Phase::Play, opp);
            }
            Word::Pass => {
                s.debts.staked = Staked::Nothing;
                self.begin(s, scribe);
            }
            Word::CallTouche | Word::CallBillard => {
                if word == Word::CallTouche {
                    scribe.says(seat, law!("double-touch"), || text!("partie-calls-touche", seat = seat));
                } else {
                    scribe.says(seat, law!("billard"), || text!("partie-calls-billard", seat = seat));
                }
                self.decide(s, Some(word), scribe);
            }
            Word::LetStand => {
                scribe.says(seat, law!("uncalled-foul"), || text!("partie-lets-stand", seat = seat));
                self.decide(s, None, scribe);
            }
            Word::Contra | Word::Double => self.propose(s, seat, word, scribe),
            Word::Accept => {
                scribe.says(seat, None, || text!("partie-accepts", seat = seat));
                self.begin(s, scribe);
            }
            Word::Refuse => {
                scribe.says(seat, None, || text!("partie-refuses", seat = seat));
                s.debts.staked = Staked::Nothing;
                self.begin(s, scribe);
            }
        }
    }

    /// A new Partie, and who begins it.
    pub(super) fn begin<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.partie = Partie::default();
        s.judged = None;
        let given = self.options.given_points;
        let receiver = if self.options.receiver == Receiver::First { Ball::A } else { Ball::B };
        if let Some(king) = s.king(&self.options) {
            scribe.does(king, law!("king-of-three"), || text!("partie-is-king", seat = king));
        } else {
            let law = if self.options.format == Format::Four { law!("four-in-pairs") } else { law!("two-sides") };
            scribe.tell_by(law, || text!("partie-title", partie = s.done + 1, parties = self.options.parties));
        }
        if given != Given::None {
            s.partie.score[receiver] = given.points();
            let seat = self.seat(s, receiver);
            scribe.does(seat, law!("points-given"), || text!("partie-given", seat = seat, points = given.points()));
        }
        match s.winner {
            Some(winner) => {
                let side = s.side(&self.options, winner);
                let men = s.men(&self.options, side);
                s.partie.men[side] = men.iter().position(|man| *man == winner).unwrap_or(0) as u8;
                scribe.does(winner, law!("winner-begins"), || text!("partie-begins", seat = winner));
                self.to_acquit(s, side);
            }
            None if given != Given::None => {
                let seat = self.seat(s, receiver);
                scribe.does(seat, law!("receiver-begins"), || text!("partie-begins", seat = seat));
                self.to_acquit(s, receiver);
            }
            None => (s.phase, s.actor) = (Phase::Lead, Ball::A),
        }
    }

    /// Both balls are taken up, and a side gives acquit.
    pub(super) fn to_acquit(&self, s: &mut State, side: Ball) {
        s.partie.balls = Sides::default();
        (s.phase, s.actor) = (Phase::Acquit, side);
    }

    /// Somebody has played for the beginning: the place is measured and the ball taken up.
    fn measure<S: Scribe>(&self, s: &mut State, rolled: &Rolled, scribe: &mut S) {
        let own = s.actor;
        let bricole = Told::new(&rolled.events, own).cushions(own, Some(Side::Foot)).next().is_some();
        let rest = rolled.rest.iter().find(|rest| rest.ball == own && !rest.wall && bricole);
        s.partie.leads[own] = rest.map(|rest| rest.at.x - (LARGE.radius * PER_METRE) as i32);
        s.partie.balls = Sides::default();
        if own == Ball::A {
            s.actor = Ball::B;
            return;
        }
        let placed = [Ball::A, Ball::B].into_iter().filter_map(|side| Some((side, f64::from(s.partie.leads[side]?))));
        match nearer(placed) {
            Some(side) => {
                let seat = self.seat(s, side);
                scribe.does(seat, law!("lead-by-bricole"), || text!("partie-leads", seat = seat));
                self.to_acquit(s, side);
            }
            None => {
                scribe.tell_by(law!("lead-by-bricole"), || text!("partie-lead-again"));
                s.partie.leads = Sides::default();
                s.actor = Ball::A;
            }
        }
    }

    /// Somebody has played his ball out.
    fn set_out<S: Scribe>(&self, s: &mut State, rolled: &Rolled, scribe: &mut S) {
        let own = s.actor;
        let seat = self.seat(s, own);
        let after = judge_acquit(own, &rolled.events);
        let place = Place::after(rolled, own);
        match (after, place) {
            // One that stays on the wall has not been set out yet: nobody could play at it.
            (AfterAcquit::FirstStroke(_), Some(place @ Place::Wall(_))) => {
                s.partie.balls[own] = place;
                s.phase = Phase::AcquitShort;
                scribe.tell_by(law!("on-the-wall"), || text!("partie-wall", seat = seat));
            }
            (AfterAcquit::FirstStroke(next), Some(place)) => {
                s.partie.balls[own] = place;
                (s.phase, s.actor) = (Phase::Play, next);
                let next = self.seat(s, next);
                scribe.does(next, after.law(), || text!("partie-to-play", seat = next));
            }
            (AfterAcquit::TakeBack(_), Some(place)) => {
                // What was not touched is still in hand.
                let touched = Told::new(&rolled.events, own).struck();
                s.partie.balls[own] = if touched || s.phase == Phase::AcquitShort { place } else { Place::Hand };
                s.phase = if touched || s.phase == Phase::AcquitShort { Phase::AcquitShort } else { Phase::Acquit };
                scribe.tell_by(after.law(), || text!("partie-acquit-short"));
            }
            _ => {
                scribe.does(seat, law!("acquit-lost"), || text!("partie-acquit-lost", seat = seat));
                s.partie.balls = Sides::default();
                (s.phase, s.actor) = (Phase::AcquitLost, other(own));
            }
        }
    }
}

/// The laws a viewer may want beside a phase.
pub(super) fn law_of(phase: Phase) -> Option<spadille_core::LawId> {
    Some(match phase {
        Phase::Lead => law!("lead-by-bricole"),
        Phase::Acquit => law!("acquit-with-stick"),
        Phase::AcquitShort => law!("acquit-past-middle"),
        Phase::AcquitLost => law!("acquit-lost"),
        Phase::AfterSlip => law!("no-touch"),
        Phase::AtWall => law!("pass-at-wall"),
        Phase::Call => law!("uncalled-foul"),
        Phase::Debt | Phase::Answer | Phase::Play | Phase::Over => return None,
    })
}

/// What the laws need, for those who think ahead.
pub(super) fn verdict(game: &Billiard, s: &State, events: &[Event]) -> laws::Verdict {
    judge(&game.custom, &game.situation(s), &marked(events, s.actor, other(s.actor)))
}
