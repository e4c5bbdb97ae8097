//! The course of a match: the lot, the Carambol, acquits and strokes.

use super::laws::{self, Custom, Ruling, Situation, Verdict};
use super::options::{CaramboleOptions, FirstPlacing};
use super::places;
use super::said;
use super::spotting::Thrown;
use super::state::{FOUR, Partie, Phase, State, seat, side};
use super::words::{Move, Moves, PLACES, Word, place};
use crate::billiard::laws::{AfterAcquit, Next, judge_acquit};
use crate::cloth::geometry::LARGE;
use crate::cloth::lay::Named;
use crate::cloth::roll::{self, Rolled};
use crate::cloth::{Ground, Lay};
use crate::laws::{Ball, BallSet, By, Event, Foul, Stroke as Told, other};
use crate::moves::Stroke;
use crate::table::{Last, Place, marked, refusal, tell};
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    Game, Hidden, Ledger, OptionError, Options as _, Pot, Refusal, Scribe, Seat, Space as _, Turn, Viewer, law, text,
};

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
    const HAS_SECRETS: bool = false;

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
            _ => Turn::of(seat(s.actor)),
        }
    }

    fn moves(&self, s: &State, who: Seat) -> Moves {
        if !self.turn(s).may_act(who) {
            return Moves::none();
        }
        match s.phase {
            Phase::Place => {
                (0..PLACES).filter(|n| self.may_place(*n)).map(Word::Place).fold(Moves::none(), Moves::with)
            }
            Phase::Acquit | Phase::Play => Moves::with_balls(self.lay(s)),
            Phase::AcquitShort => Moves::with_balls(self.lay(s)).with(Word::TakeBack),
            Phase::AfterSlip => Moves::with_balls(self.lay(s)).with(Word::CallAcquit),
            Phase::AcquitLost => Moves::none().with(Word::TakeAcquit).with(Word::Overlook),
            Phase::Call => self.calls(s),
            Phase::Lot | Phase::Over => Moves::none(),
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
            (Move::Word(Word::Place(_)), _) if s.phase == Phase::Place => {
                Err(Refusal::by(law!("beginner-sets-carambol"), text!("carambole-not-beyond-middle")))
            }
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
            Move::Word(word) => self.say(s, who, word, scribe),
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

/// Nothing is hidden on a billiard table.
impl Hidden for Carambole {
    type View = State;

    fn view(&self, s: &State, _: Viewer) -> State {
        s.clone()
    }

    fn imagine<R: Rng>(&self, v: &State, _: &mut R) -> State {
        v.clone()
    }
}

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
    fn to_acquit(&self, s: &mut State, who: Ball) {
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

    fn situation(&self, s: &State, must_bricole: bool) -> Situation {
        Situation { striker: s.actor, score: s.partie.score, off: s.partie.off, must_bricole }
    }

    /// A stroke has been played: its fouls are called by the marker, or may be called by the other at a strict table.
    fn judge<S: Scribe>(&self, s: &mut State, rolled: &Rolled, bricole: bool, scribe: &mut S) {
        let (own, opp) = (s.actor, other(s.actor));
        let told = Told::new(&rolled.events, own);
        let foul = told.wrong_ball().is_none() && (told.double_touch() || !told.both_tipped().is_empty());
        if foul && self.options.strict {
            (s.phase, s.actor) = (Phase::Call, opp);
            s.judged = Some(rolled.clone());
            return;
        }
        let events = marked(&rolled.events, own, opp);
        let verdict = laws::judge(&self.custom, &self.situation(s, bricole), &events);
        self.carry_out(s, rolled, verdict, scribe);
    }

    /// What may be called.
    fn calls(&self, s: &State) -> Moves {
        let events = s.judged.as_ref().map_or(&[] as &[Event], |rolled| &rolled.events);
        let told = Told::new(events, other(s.actor));
        let touche = told.double_touch().then_some(Word::CallTouche);
        let billard = (!told.both_tipped().is_empty()).then_some(Word::CallBillard);
        [touche, billard].into_iter().flatten().fold(Moves::none().with(Word::LetStand), Moves::with)
    }

    /// The foul is called, or not.
    fn decide<S: Scribe>(&self, s: &mut State, called: Option<Foul>, scribe: &mut S) {
        let caller = s.actor;
        let Some(rolled) = s.judged.take() else { return };
        let mut events = rolled.events.clone();
        if let Some(foul) = called {
            let _ = events.try_push(Event::Call(By::Player(caller), foul));
        }
        s.actor = other(caller);
        let verdict = laws::judge(&self.custom, &self.situation(s, false), &events);
        self.carry_out(s, &rolled, verdict, scribe);
    }

    /// What the laws say is done.
    fn carry_out<S: Scribe>(&self, s: &mut State, rolled: &Rolled, verdict: Verdict, scribe: &mut S) {
        let striker = s.actor;
        let by = seat(striker);
        s.ruling = Some(verdict.ruling);
        scribe.does(by, verdict.ruling.law(), || said::ruling(verdict.ruling));
        for count in &verdict.counts {
            scribe.scores(seat(count.to), count.points.into(), count.law);
        }
        for ball in verdict.replaced.iter() {
            scribe.tell(|| text!("billiard-put-back", ball = ball.to_string()));
        }
        let sprung = Told::new(&rolled.events, striker).losses().any(|loss| !loss.holed && loss.ball != striker);
        if sprung {
            scribe.tell_by(law!("no-springing"), || text!("carambole-no-springing"));
        }
        self.lie_down(s, rolled, &verdict, scribe);
        s.partie.score = verdict.score;
        s.partie.off = verdict.off;
        if verdict.counts.iter().any(|count| count.points > 0) {
            let [first, second] = verdict.score.0;
            scribe.tell_by(law!("all-added"), || text!("carambole-stands", first = first, second = second));
        }
        match verdict.next {
            Next::Play(next) | Next::AtWall(next) => (s.phase, s.actor) = (Phase::Play, next),
            Next::Acquit(next) => {
                self.to_acquit(s, next);
                scribe.does(seat(next), verdict.why, || text!("carambole-nothing-left", seat = seat(next)));
            }
            Next::AfterSlip(next) => (s.phase, s.actor) = (Phase::AfterSlip, next),
            Next::Over(winner) => self.end(s, winner, scribe),
        }
        if verdict.winner.is_none() && matches!(verdict.next, Next::Play(_)) {
            let next = seat(s.actor);
            match s.actor == striker && verdict.ruling != Ruling::NoTouch {
                true => scribe.does(next, verdict.why, || text!("carambole-plays-on", seat = next)),
                false => scribe.does(next, verdict.why, || text!("carambole-to-play", seat = next)),
            }
        }
    }

    /// The balls are left where they lie, taken up, or put back on their patches.
    fn lie_down<S: Scribe>(&self, s: &mut State, rolled: &Rolled, verdict: &Verdict, scribe: &mut S) {
        let striker = s.actor;
        let untouched = verdict.ruling == Ruling::NoTouch;
        let from_hand = s.last.as_ref().is_some_and(|last| last.stroke.from.is_some());
        let mut back: BallSet = verdict.spot.iter().collect();
        for ball in FOUR {
            let neutral = laws::NEUTRAL.contains(&ball);
            let lay = s.partie.balls[ball].on_cloth().is_some() || s.partie.balls[ball] != Place::Hand && !neutral;
            if !lay || verdict.replaced.contains(ball) {
                continue;
            }
            s.partie.balls[ball] = match Place::after(rolled, ball) {
                // A ball that was laid and not touched may be laid anew.
                Some(_) if untouched && from_hand && ball == striker => Place::Hand,
                Some(Place::Wall(_)) if neutral => {
                    back.insert(ball);
                    Place::Out
                }
                Some(place) => place,
                None if neutral => Place::Out,
                None => Place::Hand,
            };
        }
        for ball in self.custom.neutral() {
            if verdict.off.contains(*ball) && !s.partie.off.contains(*ball) {
                scribe.tell_by(law!("carambol-waits"), || text!("carambole-stays-off", ball = ball.to_string()));
            }
        }
        if verdict.winner.is_none() {
            self.spot(s, back, scribe);
        }
    }
}

/// What the laws say, for those who think ahead.
pub(super) fn verdict(game: &Carambole, s: &State, events: &[Event]) -> Verdict {
    let situation = game.situation(s, game.must_bricole(s));
    laws::judge(&game.custom, &situation, &marked(events, s.actor, other(s.actor)))
}
