//! The course of a match: the lot, the Carambol, acquits and strokes.

use super::laws::{self, Custom, Verdict};
use super::options::{CaramboleOptions, FirstPlacing};
use super::places;
use super::spotting::Thrown;
use super::state::{Partie, Phase, State, seat, side};
use super::words::{Move, Moves, PLACES, Word, place};
use crate::billiard::laws::{AfterAcquit, judge_acquit};
use crate::cloth::geometry::LARGE;
use crate::cloth::lay::Named;
use crate::cloth::roll::{self, Rolled};
use crate::cloth::{Ground, Lay};
use crate::laws::{Ball, BallSet, Event, Foul, Stroke as Told, other};
use crate::moves::Stroke;
use crate::table::{Last, Place, marked, refusal, tell};
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{AllSeen, Game, Ledger, OptionError, Options as _, Pot, Refusal, Scribe, Seat, Turn, law, text};

/// Carambole under chosen options.
#[derive(Clone, Debug)]
pub struct Carambole {
    pub(crate) options: CaramboleOptions,
    pub(crate) custom: Custom,
    pub(crate) ground: &'static Ground,
}

/// The house, to which table money goes.
pub const HOUSE: Pot = Pot(0);

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Who begins.
    First(Seat),
    /// How a stroke went.
    Rolled(Rolled),
    /// How a Carambol was thrown at the ball on its patch.
    Thrown(Thrown),
}

impl Game for Carambole {
    const ID: &'static str = "carambole";
    const POTS: &'static [&'static str] = &["billiard-house"];

    type Options = CaramboleOptions;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: CaramboleOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Carambole { custom: Custom::of(&options), ground: Ground::of(options.measure), options })
    }

    fn options(&self) -> &CaramboleOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn open(&self) -> State {
        let mut state = State {
            ledger: Ledger::default(),
            done: 0,
            phase: Phase::Lot,
            actor: Ball::A,
            rolling: None,
            throwing: BallSet::EMPTY,
            partie: Partie::default(),
            winner: None,
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
            Phase::Lot => Turn::Chance,
            _ if s.rolling.is_some() || !s.throwing.is_empty() => Turn::Chance,
            _ => self.awaits(s),
        }
    }

    fn moves(&self, s: &State, who: Seat) -> Moves {
        if !self.turn(s).may_act(who) {
            return Moves::none();
        }
        if who != seat(s.actor) {
            return Moves::none().with_faults(self.misdeeds(s));
        }
        let moves = match s.phase {
            Phase::Place => {
                (0..PLACES).filter(|n| self.may_place(*n)).map(Word::Place).fold(Moves::none(), Moves::with)
            }
            Phase::Acquit | Phase::Play => Moves::with_balls(self.lay(s)),
            Phase::AcquitShort => Moves::with_balls(self.lay(s)).with(Word::TakeBack),
            Phase::AfterSlip => Moves::with_balls(self.lay(s)).with(Word::CallAcquit),
            Phase::AcquitLost => Moves::none().with(Word::TakeAcquit).with(Word::Overlook),
            Phase::Call => self.calls(s),
            Phase::Lot | Phase::Over => Moves::none(),
        };
        moves.with_faults(self.misdeeds(s))
    }

    fn check(&self, s: &State, who: Seat, m: Move) -> Result<(), Refusal> {
        if !self.turn(s).may_act(who) {
            return Err(Refusal::not_your_turn());
        }
        let checked = self.moves(s, who).check(&m, |_, fault| refusal(fault));
        match m {
            Move::Word(Word::Place(_)) if s.phase == Phase::Place && checked.is_err() => {
                Err(Refusal::by(law!("beginner-sets-carambol"), text!("carambole-not-beyond-middle")))
            }
            _ => checked,
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
            Move::Word(word) => self.say(s, who, word, scribe),
            Move::Fault(misdeed) => self.misbehave(s, who, misdeed, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        if s.phase == Phase::Lot {
            return Outcome::First(Seat(rng.random_range(0..2)));
        }
        if let Some(ball) = s.throwing.iter().next() {
            return Outcome::Thrown(self.throw(s, ball, rng));
        }
        let (lay, stroke) = (self.lay(s), s.rolling.unwrap_or_default());
        let lines = lay.lines(&stroke, self.options.pass_line);
        Outcome::Rolled(roll::draw(&lay, &stroke, self.options.hand, &lines, rng))
    }

    fn admits(&self, s: &State, outcome: &Outcome) -> Result<(), Refusal> {
        let throwing = s.throwing.iter().next();
        match (outcome, s.phase, throwing, s.rolling) {
            (Outcome::First(who), Phase::Lot, ..) if who.0 < 2 => Ok(()),
            (Outcome::Thrown(thrown), phase, Some(ball), _) if phase != Phase::Over && self.can_be(s, ball, thrown) => {
                Ok(())
            }
            (Outcome::Rolled(rolled), phase, None, Some(stroke)) if phase != Phase::Over => {
                let lay = self.lay(s);
                roll::admits(&lay, &stroke, self.options.hand, &lay.lines(&stroke, self.options.pass_line), rolled)
            }
            _ => Err(Refusal::impossible_outcome()),
        }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, outcome: &Outcome, scribe: &mut S) {
        match outcome {
            Outcome::First(who) => {
                scribe.does(*who, law!("lot-and-winner"), || text!("carambole-begins", seat = *who));
                self.set_up(s, side(*who));
            }
            Outcome::Thrown(thrown) => self.thrown(s, thrown),
            Outcome::Rolled(rolled) => self.rolled(s, rolled, scribe),
        }
    }

    crate::table::alike_at_every_table!();
}

/// Nothing is hidden on a billiard table.
impl AllSeen for Carambole {}

impl Carambole {
    /// How the balls lie for the player who is to act.
    pub(crate) fn lay(&self, s: &State) -> Lay {
        let own = s.actor;
        let balls = &s.partie.balls;
        let setting_out = matches!(s.phase, Phase::Acquit | Phase::AcquitShort);
        let others = balls.lying(own);
        let there: BallSet = others.iter().map(|(ball, _)| *ball).collect();
        // Whoever plays from hand has his ball in it.
        let mistakes = self.options.strict && balls[own] != Place::Hand && !setting_out;
        Lay {
            ground: self.ground,
            sticks: self.options.stick,
            own,
            at: balls[own].played_from(self.ground, LARGE.radius),
            others,
            sought: there,
            names_ball: false,
            wrong: if mistakes { there } else { BallSet::EMPTY },
            lapses: self.lapses(s),
            shots: match s.phase {
                Phase::Acquit | Phase::AcquitShort => Named::SetOut,
                _ if self.must_bricole(s) => Named::Bricole,
                _ => Named::Play,
            },
        }
    }

    /// Whether the player in hand finds all other balls at home.
    pub(crate) fn must_bricole(&self, s: &State) -> bool {
        let (own, balls) = (s.actor, &s.partie.balls);
        let in_hand = matches!(balls[own], Place::Hand) && !matches!(s.phase, Phase::Acquit | Phase::AcquitShort);
        let others = balls.lying(own);
        let home = |at: &crate::cloth::Spot| places::at_home(self.options.salvo_line, self.ground, at.point()).0;
        in_hand && !others.is_empty() && others.iter().all(|(_, at)| home(at))
    }

    fn may_place(&self, number: u8) -> bool {
        let at = place(number);
        let small = crate::cloth::geometry::SMALL.radius;
        places::may_place(&self.options, self.ground, at.point()).0 && self.ground.holds(at, small)
    }

    fn strike<S: Scribe>(&self, s: &mut State, who: Seat, stroke: Stroke, scribe: &mut S) {
        match s.phase {
            Phase::Acquit | Phase::AcquitShort => {
                scribe.does(who, law!("acquit-carambole"), || text!("carambole-acquits", seat = who));
            }
            _ if self.must_bricole(s) => {
                scribe.does(who, law!("salvo-bricole"), || text!("carambole-must-bricole", seat = who));
            }
            _ if stroke.from.is_some() => {
                scribe.does(who, law!("made-plays-from-hand"), || text!("carambole-from-hand", seat = who));
            }
            _ => scribe.does(who, law!("stroke-exact"), || text!("billiard-strikes", seat = who)),
        }
        s.rolling = Some(stroke);
    }

    fn say<S: Scribe>(&self, s: &mut State, who: Seat, word: Word, scribe: &mut S) {
        let (own, opp) = (s.actor, other(s.actor));
        match word {
            Word::Place(number) => {
                scribe.does(who, law!("beginner-sets-carambol"), || text!("carambole-places", seat = who));
                s.partie.balls[Ball::R] = Place::At(place(number));
                self.to_acquit(s, own);
            }
            Word::TakeAcquit => {
                scribe.says(who, law!("usual-faults"), || text!("carambole-takes-acquit", seat = who));
                self.to_acquit(s, own);
            }
            Word::Overlook => {
                scribe.says(who, law!("usual-faults"), || text!("carambole-overlooks", seat = who));
                self.to_acquit(s, opp);
            }
            Word::TakeBack => {
                scribe.does(who, law!("acquit-past-middle"), || text!("carambole-takes-back", seat = who));
                self.to_acquit(s, own);
            }
            Word::CallAcquit => {
                scribe.says(who, law!("no-touch"), || text!("carambole-calls-acquit", seat = who));
                self.to_acquit(s, opp);
            }
            Word::CallTouche | Word::CallBillard => {
                scribe.says(who, law!("fouls-carambole"), || text!("carambole-calls-foul", seat = who));
                let foul = if word == Word::CallTouche { Foul::Touche } else { Foul::Billard };
                self.decide(s, Some(foul), scribe);
            }
            Word::LetStand => {
                scribe.says(who, law!("fouls-carambole"), || text!("carambole-lets-stand", seat = who));
                self.decide(s, None, scribe);
            }
        }
    }

    /// A new Partie; the winner of the last begins, or the lot decides.
    pub(super) fn begin<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.partie = Partie::default();
        s.judged = None;
        let law = if self.custom.double { law!("double-game") } else { law!("three-balls") };
        scribe.tell_by(law, || text!("carambole-title", partie = s.done + 1, parties = self.options.parties));
        match s.winner {
            Some(winner) => {
                scribe.does(winner, law!("lot-and-winner"), || text!("carambole-winner-begins", seat = winner));
                self.set_up(s, side(winner));
            }
            None => s.phase = Phase::Lot,
        }
    }

    /// The Caramboles are set up, and a player begins.
    fn set_up(&self, s: &mut State, first: Ball) {
        for ball in self.custom.neutral() {
            s.partie.balls[*ball] = Place::At(self.patch(*ball));
        }
        if self.options.first_placing == FirstPlacing::Free {
            s.partie.balls[Ball::R] = Place::Out;
            (s.phase, s.actor) = (Phase::Place, first);
        } else {
            self.to_acquit(s, first);
        }
    }

    /// The players take up their balls, and one of them gives acquit.
    pub(super) fn to_acquit(&self, s: &mut State, who: Ball) {
        s.partie.balls[Ball::A] = Place::Hand;
        s.partie.balls[Ball::B] = Place::Hand;
        s.partie.off = BallSet::EMPTY;
        (s.phase, s.actor) = (Phase::Acquit, who);
    }

    fn rolled<S: Scribe>(&self, s: &mut State, rolled: &Rolled, scribe: &mut S) {
        let Some(stroke) = s.rolling.take() else { return };
        let lay = self.lay(s);
        let bricole = self.must_bricole(s);
        s.last = Some(Last::of(&lay, &stroke, rolled));
        s.ruling = None;
        s.strokes += 1;
        s.partie.strokes += 1;
        tell(&rolled.events, scribe);
        if matches!(s.phase, Phase::Acquit | Phase::AcquitShort) {
            self.set_out(s, rolled, scribe);
        } else {
            // A ball in hand lies where it was laid, should it have to go back.
            if let (None, Some(at)) = (lay.at, lay.start(&stroke).filter(|_| stroke.with.is_none())) {
                s.partie.balls[s.actor] = Place::At(at);
            }
            self.judge(s, rolled, bricole, scribe);
        }
        if s.partie.strokes >= self.options.most_strokes && s.phase != Phase::Over && s.partie.strokes > 0 {
            self.break_off(s, scribe);
        }
    }

    /// Somebody has played his ball out.
    fn set_out<S: Scribe>(&self, s: &mut State, rolled: &Rolled, scribe: &mut S) {
        let own = s.actor;
        let who = seat(own);
        let mut back = BallSet::EMPTY;
        for ball in self.custom.neutral() {
            match Place::after(rolled, *ball) {
                Some(place @ Place::At(_)) => s.partie.balls[*ball] = place,
                _ if s.partie.balls[*ball].on_cloth().is_some() => back.insert(*ball),
                _ => {}
            }
        }
        match (judge_acquit(own, &rolled.events), Place::after(rolled, own)) {
            (AfterAcquit::FirstStroke(next), Some(place @ Place::At(_))) => {
                s.partie.balls[own] = place;
                (s.phase, s.actor) = (Phase::Play, next);
                let next = seat(next);
                scribe.does(next, law!("acquit-carambole"), || text!("carambole-to-play", seat = next));
            }
            (AfterAcquit::FirstStroke(_) | AfterAcquit::TakeBack(_), Some(place)) => {
                // What was not touched is still in hand.
                let lies = Told::new(&rolled.events, own).struck() || s.phase == Phase::AcquitShort;
                s.partie.balls[own] = if lies { place } else { Place::Hand };
                s.phase = if lies { Phase::AcquitShort } else { Phase::Acquit };
                scribe.tell_by(law!("acquit-past-middle"), || text!("carambole-acquit-short"));
            }
            _ => {
                scribe.does(who, law!("usual-faults"), || text!("carambole-acquit-lost", seat = who));
                s.partie.balls[own] = Place::Hand;
                (s.phase, s.actor) = (Phase::AcquitLost, other(own));
            }
        }
        self.spot(s, back, scribe);
    }
}

/// What the laws say, for those who think ahead.
pub(super) fn verdict(game: &Carambole, s: &State, events: &[Event]) -> Verdict {
    let situation = game.situation(s, game.must_bricole(s));
    laws::judge(&game.custom, &situation, &marked(events, s.actor, other(s.actor)))
}
