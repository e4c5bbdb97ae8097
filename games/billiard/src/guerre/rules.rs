//! The course of a match: numbers, acquits and strokes, who waits in hand, who is dead, and who is left.

use super::laws::{self, Custom, Situation, Store, Verdict};
use super::options::{Aim, Form, GuerreOptions};
use super::settle::{self, Phase as Stage};
use super::state::{Phase, State, War};
use super::words::{Move, Moves, Word};
use crate::cloth::geometry::{LARGE, Spot, touching};
use crate::cloth::lay::Named;
use crate::cloth::roll::{self, Rolled};
use crate::cloth::{Ground, Lay};
use crate::laws::{Acquit, Ball, BallSet, Event, Stroke as Told, after};
use crate::moves::Stroke;
use crate::table::{Last, Place, refusal, tell};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{AllSeen, Game, Ledger, OptionError, Options as _, Pot, Refusal, Scribe, Seat, Turn, law, text};

/// Billiards à la guerre under chosen options.
#[derive(Clone, Debug)]
pub struct Guerre {
    pub(crate) options: GuerreOptions,
    pub(crate) custom: Custom,
    pub(crate) ground: &'static Ground,
    /// Everybody, in the order of the numbers.
    pub(crate) order: ArrayVec<Ball, 12>,
}

/// The pot.
pub const POT: Pot = Pot(0);
/// The house, to which table money goes.
pub const HOUSE: Pot = Pot(1);

/// How much farther a ball may be and is as near, in metres.
pub(super) const NEARLY: f64 = 1e-3;

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // An outcome is looked at once.
pub enum Outcome {
    /// The number that each seat draws.
    Numbers(ArrayVec<u8, 12>),
    /// How a stroke went.
    Rolled(Rolled),
}

impl Game for Guerre {
    const ID: &'static str = "guerre";
    const POTS: &'static [&'static str] = &["guerre-pot", "billiard-house"];
    /// An odd pot may be divided by two.
    const PARTS: i64 = 2;

    type Options = GuerreOptions;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: GuerreOptions) -> Result<Self, OptionError> {
        options.check()?;
        let order = (1..=options.players).filter_map(Ball::numbered).collect();
        Ok(Guerre { custom: Custom::of(&options), ground: Ground::of(options.measure), order, options })
    }

    fn options(&self) -> &GuerreOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn open(&self) -> State {
        State {
            ledger: Ledger::default(),
            done: 0,
            phase: Phase::Numbers,
            actor: self.first(),
            numbers: ArrayVec::new(),
            rolling: None,
            war: War::new(0),
            last: None,
            ruling: None,
            strokes: 0,
            absent: self.order.iter().copied().skip(usize::from(self.present())).collect(),
        }
    }

    fn turn(&self, s: &State) -> Turn {
        match s.phase {
            Phase::Over => Turn::Over,
            Phase::Numbers => Turn::Chance,
            _ if s.rolling.is_some() => Turn::Chance,
            _ => self.awaits(s),
        }
    }

    fn moves(&self, s: &State, who: Seat) -> Moves {
        if !self.turn(s).may_act(who) {
            return Moves::none();
        }
        if !self.awaited(s).contains(who) {
            let moves = Moves::none().with_faults(self.misdeeds(s, who));
            return if self.may_join(s, who) { moves.with(Word::Join) } else { moves };
        }
        let moves = match s.phase {
            Phase::Acquit | Phase::Play => {
                let moves = Moves::with_balls(self.lay(s));
                let moves = if self.may_share(s) { moves.with(Word::Share) } else { moves };
                if self.may_sell(s) { moves.with(Word::Sell) } else { moves }
            }
            Phase::AcquitShort => Moves::with_balls(self.lay(s)).with(Word::TakeBack),
            Phase::Appeal => Moves::none().with(Word::Appeal).with(Word::StayOut),
            Phase::Answer => Moves::none().with(Word::Agree).with(Word::Refuse),
            Phase::Sale => self.offers(),
            Phase::Numbers | Phase::Over => Moves::none(),
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
            Move::Word(word) => self.say(s, who, word, scribe),
            Move::Fault(misdeed) => self.misbehave(s, who, misdeed, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        if s.phase == Phase::Numbers {
            let mut numbers: ArrayVec<u8, 12> = (1..=self.options.players).collect();
            // Whoever comes late has the number of his seat.
            for n in (1..usize::from(self.present())).rev() {
                numbers.swap(n, rng.random_range(0..=n as u32) as usize);
            }
            return Outcome::Numbers(numbers);
        }
        let (lay, stroke) = (self.lay(s), s.rolling.unwrap_or_default());
        let lines = lay.lines(&stroke, self.options.pass_line);
        Outcome::Rolled(roll::draw(&lay, &stroke, self.options.hand, &lines, rng))
    }

    fn admits(&self, s: &State, outcome: &Outcome) -> Result<(), Refusal> {
        match (outcome, s.phase, s.rolling) {
            (Outcome::Numbers(numbers), Phase::Numbers, _) => {
                let all = (1..=self.options.players).all(|number| numbers.contains(&number));
                let many = numbers.len() == usize::from(self.options.players);
                let late = usize::from(self.present())..usize::from(self.options.players);
                let all = all && late.into_iter().all(|n| numbers.get(n) == Some(&(n as u8 + 1)));
                if all && many { Ok(()) } else { Err(Refusal::impossible_outcome()) }
            }
            (Outcome::Rolled(rolled), phase, Some(stroke)) if !matches!(phase, Phase::Over | Phase::Numbers) => {
                let lay = self.lay(s);
                roll::admits(&lay, &stroke, self.options.hand, &lay.lines(&stroke, self.options.pass_line), rolled)
            }
            _ => Err(Refusal::impossible_outcome()),
        }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, outcome: &Outcome, scribe: &mut S) {
        match outcome {
            Outcome::Numbers(numbers) => {
                s.numbers = numbers.clone();
                scribe.tell_by(law!("guerre"), || text!("guerre-note-numbers"));
                let law = match self.options.form {
                    Form::Marks => law!("balls-drawn"),
                    Form::Pot | Form::Open | Form::Hamburg => law!("numbered-balls"),
                };
                for seat in Seat::all(self.options.players) {
                    let number = s.ball(seat).dots().unwrap_or(0);
                    scribe.does(seat, law, || text!("guerre-draws", seat = seat, number = number));
                }
                self.begin(s, self.first(), scribe);
            }
            Outcome::Rolled(rolled) => self.rolled(s, rolled, scribe),
        }
    }

    crate::table::alike_at_every_table!();
}

/// Nothing is hidden on a billiard table.
impl AllSeen for Guerre {}

impl Guerre {
    /// The lowest number.
    fn first(&self) -> Ball {
        self.order.first().copied().unwrap_or(Ball::A)
    }

    /// Whether a player lives.
    pub(super) fn lives(&self, s: &State, player: Ball) -> bool {
        !s.war.dead.contains(player)
    }

    /// How many live.
    pub(super) fn living(&self, s: &State) -> usize {
        self.order.iter().filter(|player| self.lives(s, **player)).count()
    }

    /// Whether the last two may divide the pot now.
    fn may_share(&self, s: &State) -> bool {
        self.options.share && !s.war.proposed && self.living(s) == 2 && s.ledger.balance(POT) > 0
    }

    /// How the balls lie for the player who is to act.
    pub(crate) fn lay(&self, s: &State) -> Lay {
        let own = s.actor;
        let at = s.war.of(own).played_from(self.ground, LARGE.radius);
        let others = s.war.lying(own);
        let sought = if matches!(s.phase, Phase::Acquit | Phase::AcquitShort) {
            BallSet::EMPTY
        } else {
            self.open_to(at, &others)
        };
        let mistakes = self.options.strict && at.is_some() && s.phase == Phase::Play;
        Lay {
            ground: self.ground,
            sticks: self.options.stick,
            own,
            at,
            wrong: if mistakes { others.iter().map(|(ball, _)| *ball).collect() } else { BallSet::EMPTY },
            lapses: self.lapses(s),
            others,
            sought,
            names_ball: false,
            shots: match s.phase {
                Phase::Acquit | Phase::AcquitShort => Named::SetOut,
                _ => Named::Play,
            },
        }
    }

    /// The balls that may be played at: from hand only those beyond the middle holes; on the table the nearest, if it is agreed.
    fn open_to(&self, at: Option<Spot>, others: &[(Ball, Spot)]) -> BallSet {
        let beyond = |spot: Spot| at.is_some() || spot.x() > self.ground.middle();
        let open = || others.iter().filter(|(_, spot)| beyond(*spot));
        match at {
            Some(at) if self.options.aim == Aim::Nearest => {
                let least = open().map(|(_, spot)| spot.away(at)).fold(f64::INFINITY, f64::min);
                open().filter(|(_, spot)| spot.away(at) <= least + NEARLY).map(|(ball, _)| *ball).collect()
            }
            _ => open().map(|(ball, _)| *ball).collect(),
        }
    }

    /// The ball a stroke must be played at; nothing where the choice is free. Of two equally near it is the one that was met.
    fn target(&self, lay: &Lay, stroke: &Stroke, events: &[Event]) -> Option<Ball> {
        let near = match self.options.aim {
            Aim::Free if lay.at.is_some() => return None,
            Aim::Free => lay.sought,
            Aim::Nearest => {
                let open: ArrayVec<(Ball, Spot), 15> =
                    lay.others.iter().filter(|(ball, _)| lay.sought.contains(*ball)).copied().collect();
                self.open_to(lay.start(stroke), &open)
            }
        };
        let met = Told::new(events, lay.own).touched(None).iter().find(|ball| near.contains(*ball));
        met.or_else(|| near.iter().next())
    }

    fn strike<S: Scribe>(&self, s: &mut State, who: Seat, stroke: Stroke, scribe: &mut S) {
        let acquit = matches!(s.phase, Phase::Acquit | Phase::AcquitShort);
        if acquit {
            scribe.does(who, law!("acquit-with-stick"), || text!("guerre-sets-out", seat = who));
        } else if stroke.from.is_some() {
            scribe.does(who, law!("first-stroke-from-hand"), || text!("billiard-strikes", seat = who));
        } else {
            let lay = self.lay(s);
            let law = if self.options.aim == Aim::Nearest { law!("nearest-ball") } else { law!("free-aim") };
            match self.target(&lay, &stroke, &[]) {
                Some(ball) => scribe.does(who, law, || text!("guerre-must-aim", seat = who, ball = ball.to_string())),
                None => scribe.does(who, law, || text!("billiard-strikes", seat = who)),
            }
        }
        s.rolling = Some(stroke);
    }

    fn say<S: Scribe>(&self, s: &mut State, who: Seat, word: Word, scribe: &mut S) {
        match word {
            Word::Join => self.join(s, who, scribe),
            Word::Sell => self.put_up(s, who, scribe),
            Word::Offer(sets) => self.bid(s, who, sets, scribe),
            Word::NoOffer => self.bid(s, who, 0, scribe),
            Word::TakeBack => {
                scribe.does(who, law!("acquit-past-middle"), || text!("guerre-takes-back", seat = who));
                s.war.put(s.actor, Place::Hand);
                s.phase = Phase::Acquit;
            }
            Word::Appeal => {
                scribe.says(who, law!("open-appeal"), || text!("guerre-appeals", seat = who));
                s.ledger.pay(who, POT, self.sets(1), law!("open-appeal"), scribe);
                s.war.dead.remove(s.actor);
                s.war.put(s.actor, Place::Hand);
                self.resume(s, scribe);
            }
            Word::StayOut => {
                scribe.says(who, law!("open-after"), || text!("guerre-stays-out", seat = who));
                self.resume(s, scribe);
            }
            Word::Share => {
                scribe.says(who, law!("last-two-divide"), || text!("guerre-offers-share", seat = who));
                s.war.proposed = true;
                s.war.resume = Some(s.actor);
                let other = after(&self.order, s.actor, |player| self.lives(s, player));
                (s.phase, s.actor) = (Phase::Answer, other.unwrap_or(s.actor));
            }
            Word::Agree => {
                scribe.says(who, law!("last-two-divide"), || text!("guerre-shares"));
                self.divide(s, scribe);
            }
            Word::Refuse => {
                scribe.says(who, law!("last-two-divide"), || text!("guerre-refuses", seat = who));
                let back = s.war.resume.take().unwrap_or(s.actor);
                s.actor = back;
                self.plays_on(s);
            }
        }
    }

    /// So many sets, in parts of a counter.
    pub(super) fn sets(&self, sets: u16) -> i64 {
        i64::from(sets) * i64::from(self.options.stake) * Self::PARTS
    }

    /// A new game, in which somebody sets out.
    pub(super) fn begin<S: Scribe>(&self, s: &mut State, first: Ball, scribe: &mut S) {
        let present = self.order.len() - s.absent.len();
        let store = if self.options.form == Form::Pot { settle::buy_ins(present as u8).0 } else { 0 };
        s.war = War { dead: s.absent, ..War::new(store) };
        for ball in s.absent.iter() {
            s.war.put(ball, Place::Out);
        }
        let law = match self.options.form {
            Form::Pot => law!("players-pot"),
            Form::Hamburg => law!("players-hamburg"),
            Form::Marks | Form::Open => law!("players-open"),
        };
        scribe.tell_by(law, || text!("guerre-title", game = s.done + 1, games = self.options.games));
        if self.options.form != Form::Hamburg {
            for seat in Seat::all(self.options.players) {
                if s.absent.contains(s.ball(seat)) {
                    continue;
                }
                s.ledger.pay(seat, POT, self.sets(1), law!("ante-pot"), scribe);
            }
        }
        let law = if s.done == 0 { law!("lowest-sets-out") } else { law!("winner-sets-out") };
        let seat = s.seat(first);
        scribe.does(seat, law, || text!("guerre-sets-out", seat = seat));
        (s.phase, s.actor) = (Phase::Acquit, first);
        s.ruling = None;
    }

    /// Whether a ball lies beyond the middle holes, for the player who is to act from hand.
    pub(super) fn finds_a_ball(&self, s: &State) -> bool {
        s.war.lying(s.actor).iter().any(|(_, at)| at.x() > self.ground.middle())
    }

    /// It is somebody's turn: he plays, or sets out if he is in hand and finds no ball.
    pub(super) fn to_turn<S: Scribe>(&self, s: &mut State, player: Ball, scribe: &mut S) {
        let again = s.actor == player && s.war.run.is_some();
        s.actor = player;
        s.war.proposed = false;
        s.war.resume = None;
        let here = |p: &&Ball| !s.absent.contains(**p);
        let all_on = |war: &War| {
            self.order.iter().filter(here).all(|p| war.of(*p).on_cloth().is_some() && war.played.contains(*p))
        };
        let nobody_dead = s.war.dead.but(s.absent).is_empty();
        if !again {
            s.war.run = (self.options.suite && nobody_dead && all_on(&s.war)).then_some(0);
        }
        let seat = s.seat(player);
        let in_hand = s.war.of(player) == Place::Hand;
        let alone = s.war.lying(player).is_empty();
        if alone {
            s.war.put(player, Place::Hand);
        }
        if alone || in_hand && !self.finds_a_ball(s) {
            s.phase = Phase::Acquit;
            scribe.does(seat, law!("from-hand-beyond-middle"), || text!("guerre-no-ball-beyond", seat = seat));
        } else {
            s.phase = Phase::Play;
            scribe.does(seat, law!("waits-for-number"), || text!("guerre-to-play", seat = seat));
        }
    }

    fn rolled<S: Scribe>(&self, s: &mut State, rolled: &Rolled, scribe: &mut S) {
        let Some(stroke) = s.rolling.take() else { return };
        let lay = self.lay(s);
        s.last = Some(Last::of(&lay, &stroke, rolled));
        s.ruling = None;
        s.strokes += 1;
        s.war.strokes += 1;
        tell(&rolled.events, scribe);
        if matches!(s.phase, Phase::Acquit | Phase::AcquitShort) {
            self.set_out(s, rolled, scribe);
        } else {
            let target = self.target(&lay, &stroke, &rolled.events);
            // A ball in hand lies where it was laid, should it have to go back.
            if let (None, Some(at)) = (lay.at, lay.start(&stroke).filter(|_| stroke.with.is_none())) {
                s.war.put(s.actor, Place::At(at));
            }
            // The stroke by which the last enters is the first that finds the store closed.
            if Told::new(&rolled.events, s.actor).struck() {
                self.enters(s, s.actor);
            }
            let verdict = laws::judge(&self.custom, &self.situation(s, target), &rolled.events);
            self.carry_out(s, &stroke, rolled, verdict, scribe);
        }
        if s.war.strokes >= self.options.most_strokes && s.phase != Phase::Over && s.war.strokes > 0 {
            self.break_off(s, scribe);
        }
    }

    /// How it stands, for the laws.
    pub(super) fn situation<'a>(&'a self, s: &State, target: Option<Ball>) -> Situation<'a> {
        Situation {
            order: &self.order,
            striker: s.actor,
            target,
            dead: s.war.dead,
            table: self.order.iter().copied().filter(|ball| s.war.of(*ball).on_cloth().is_some()).collect(),
            store: match (self.options.form, s.war.stage) {
                (Form::Open, Stage::Entering) => Store::Free,
                (Form::Open, _) => Store::Left(0),
                _ => Store::Left(s.war.store),
            },
            marks: s.war.marks,
            makings: s.war.makings,
        }
    }

    /// Where a ball lies after a stroke: from the wall it comes down beside the cushion, if there is room.
    pub(super) fn comes_to_lie(&self, rolled: &Rolled, ball: Ball) -> Option<Place> {
        let place = Place::after(rolled, ball)?;
        let Some(at) = place.played_from(self.ground, LARGE.radius) else { return Some(place) };
        let apart =
            |rest: &crate::cloth::Rest| rest.ball == ball || rest.wall || rest.at.away(at) >= touching(ball, rest.ball);
        let free = matches!(place, Place::At(_)) || rolled.rest.iter().all(apart);
        Some(if free { Place::At(at) } else { Place::Hand })
    }

    /// Somebody has played his ball out.
    fn set_out<S: Scribe>(&self, s: &mut State, rolled: &Rolled, scribe: &mut S) {
        let own = s.actor;
        let seat = s.seat(own);
        for ball in self.order.iter().copied().filter(|ball| *ball != own) {
            // What an acquit pushes aside lies where it runs; what falls by it goes back.
            if let (Place::At(_), Some(place @ Place::At(_))) = (s.war.of(ball), self.comes_to_lie(rolled, ball)) {
                s.war.put(ball, place);
            }
        }
        let told = Told::new(&rolled.events, own);
        let short = s.phase == Phase::AcquitShort;
        match (Acquit::of(&told), self.comes_to_lie(rolled, own)) {
            (Acquit::Stands, Some(place @ Place::At(_))) => {
                s.war.put(own, place);
                self.enters(s, own);
                self.passes_on(s, scribe);
            }
            (Acquit::Short, Some(place)) if told.struck() || short => {
                s.war.put(own, place);
                s.phase = if place == Place::Hand { Phase::Acquit } else { Phase::AcquitShort };
                scribe.tell_by(law!("acquit-past-middle"), || text!("guerre-acquit-short"));
            }
            (Acquit::Short, Some(_)) => s.war.put(own, Place::Hand),
            _ => {
                scribe.does(seat, Acquit::Lost.law(), || text!("guerre-acquit-lost", seat = seat));
                s.war.put(own, Place::Hand);
                self.passes_on(s, scribe);
            }
        }
    }

    /// The turn passes after an acquit.
    fn passes_on<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let waiting = s.war.resume.take().filter(|player| self.lives(s, *player));
        let next = waiting.or_else(|| after(&self.order, s.actor, |player| self.lives(s, player)));
        self.to_turn(s, next.unwrap_or(s.actor), scribe);
    }

    /// Somebody has brought his ball on.
    fn enters(&self, s: &mut State, player: Ball) {
        s.war.entered.insert(player);
        let all = self.order.iter().all(|p| s.war.entered.contains(*p) || s.war.dead.contains(*p));
        if all && s.war.stage == Stage::Entering {
            s.war.stage = Stage::LastEntered;
        }
    }

    /// After an appeal, or none, the turn goes on.
    fn resume<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let mut living = self.order.iter().copied().filter(|player| self.lives(s, *player));
        if let (Some(winner), None) = (living.next(), living.next()) {
            return self.end(s, winner, law!("last-wins"), scribe);
        }
        let next = s.war.resume.take().unwrap_or(s.actor);
        let next = if self.lives(s, next) { Some(next) } else { after(&self.order, next, |p| self.lives(s, p)) };
        self.to_turn(s, next.unwrap_or(s.actor), scribe);
    }
}

/// What the laws say, for those who think ahead.
pub(super) fn verdict(game: &Guerre, s: &State, lay: &Lay, stroke: &Stroke, events: &[Event]) -> Verdict {
    laws::judge(&game.custom, &game.situation(s, game.target(lay, stroke, events)), events)
}
