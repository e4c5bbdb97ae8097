//! The course of a match: numbers, acquits and strokes, who waits in hand, who is dead, and who is left.

use super::laws::{self, Custom, Payee, Ruling, Situation, Store, Verdict};
use super::options::{Aim, Form, GuerreOptions};
use super::said;
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
use spadille_core::{
    Game, Hidden, Ledger, OptionError, Options as _, Pot, Refusal, Scribe, Seat, Space as _, Turn, Viewer, law, text,
};

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
    const HAS_SECRETS: bool = false;
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
        }
    }

    fn turn(&self, s: &State) -> Turn {
        match s.phase {
            Phase::Over => Turn::Over,
            Phase::Numbers => Turn::Chance,
            _ if s.rolling.is_some() => Turn::Chance,
            _ => Turn::of(s.seat(s.actor)),
        }
    }

    fn moves(&self, s: &State, who: Seat) -> Moves {
        if !self.turn(s).may_act(who) {
            return Moves::none();
        }
        match s.phase {
            Phase::Acquit | Phase::Play => {
                let moves = Moves::with_balls(self.lay(s));
                if self.may_share(s) { moves.with(Word::Share) } else { moves }
            }
            Phase::AcquitShort => Moves::with_balls(self.lay(s)).with(Word::TakeBack),
            Phase::Appeal => Moves::none().with(Word::Appeal).with(Word::StayOut),
            Phase::Answer => Moves::none().with(Word::Agree).with(Word::Refuse),
            Phase::Numbers | Phase::Over => Moves::none(),
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
            Move::Word(word) => self.say(s, who, word, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        if s.phase == Phase::Numbers {
            let mut numbers: ArrayVec<u8, 12> = (1..=self.options.players).collect();
            for n in (1..numbers.len()).rev() {
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
impl Hidden for Guerre {
    type View = State;

    fn view(&self, s: &State, _: Viewer) -> State {
        s.clone()
    }

    fn imagine<R: Rng>(&self, v: &State, _: &mut R) -> State {
        v.clone()
    }
}

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
                let in_hand = s.war.of(back) == Place::Hand;
                s.actor = back;
                s.phase = if in_hand && !self.finds_a_ball(s) { Phase::Acquit } else { Phase::Play };
            }
        }
    }

    /// So many sets, in parts of a counter.
    pub(super) fn sets(&self, sets: u16) -> i64 {
        i64::from(sets) * i64::from(self.options.stake) * Self::PARTS
    }

    /// A new game, in which somebody sets out.
    pub(super) fn begin<S: Scribe>(&self, s: &mut State, first: Ball, scribe: &mut S) {
        let store = if self.options.form == Form::Pot { settle::buy_ins(self.options.players).0 } else { 0 };
        s.war = War::new(store);
        let law = match self.options.form {
            Form::Pot => law!("players-pot"),
            Form::Hamburg => law!("players-hamburg"),
            Form::Marks | Form::Open => law!("players-open"),
        };
        scribe.tell_by(law, || text!("guerre-title", game = s.done + 1, games = self.options.games));
        if self.options.form != Form::Hamburg {
            for seat in Seat::all(self.options.players) {
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
    fn finds_a_ball(&self, s: &State) -> bool {
        s.war.lying(s.actor).iter().any(|(_, at)| at.x() > self.ground.middle())
    }

    /// It is somebody's turn: he plays, or sets out if he is in hand and finds no ball.
    fn to_turn<S: Scribe>(&self, s: &mut State, player: Ball, scribe: &mut S) {
        let again = s.actor == player && s.war.run.is_some();
        s.actor = player;
        s.war.proposed = false;
        s.war.resume = None;
        let all_on = |war: &War| self.order.iter().all(|p| war.of(*p).on_cloth().is_some() && war.played.contains(*p));
        if !again {
            s.war.run = (self.options.suite && s.war.dead.is_empty() && all_on(&s.war)).then_some(0);
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
    fn comes_to_lie(&self, rolled: &Rolled, ball: Ball) -> Option<Place> {
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

    /// What the laws say is done.
    fn carry_out<S: Scribe>(&self, s: &mut State, stroke: &Stroke, rolled: &Rolled, verdict: Verdict, scribe: &mut S) {
        let striker = s.actor;
        let by = s.seat(striker);
        s.ruling = Some(verdict.ruling);
        scribe.does(by, verdict.law, || said::ruling(verdict.ruling));
        for payment in &verdict.payments {
            let (from, amount) = (s.seat(payment.from), self.sets(payment.sets));
            match payment.to {
                Payee::Player(ball) => s.ledger.pay(from, s.seat(ball), amount, payment.law, scribe),
                Payee::Pot => s.ledger.pay(from, POT, amount, payment.law, scribe),
            }
        }
        for player in verdict.marked.iter() {
            scribe.scores(s.seat(player), verdict.marks_added.of(player).into(), verdict.law);
        }
        for ball in verdict.replaced.iter() {
            scribe.tell_by(law!("wrong-target-ball-back"), || text!("billiard-put-back", ball = ball.to_string()));
        }
        let untouched = verdict.ruling == Ruling::NoTouch;
        for ball in self.order.iter().copied() {
            if s.war.of(ball).on_cloth().is_none() || verdict.replaced.contains(ball) {
                continue;
            }
            let lies = self.comes_to_lie(rolled, ball).unwrap_or(Place::Hand);
            let laid = untouched && ball == striker && stroke.from.is_some();
            s.war.put(ball, if laid { Place::Hand } else { lies });
        }
        for player in verdict.to_hand.iter() {
            s.war.put(player, Place::Hand);
            let (seat, made) = (s.seat(player), player != striker);
            let law =
                if made && verdict.ruling != Ruling::Made { law!("made-and-lost") } else { law!("waits-for-number") };
            scribe.does(seat, law, || text!("guerre-waits", seat = seat));
        }
        (s.war.marks, s.war.makings) = (verdict.marks, verdict.makings);
        if let Store::Left(left) = verdict.store {
            if left < s.war.store {
                scribe.tell_by(law!("store-of-buy-ins"), || text!("guerre-store", count = left));
            }
            s.war.store = left;
        }
        if !untouched {
            s.war.played.insert(striker);
        }
        self.bury(s, &verdict, scribe);
        let fell = verdict.to_hand.iter().chain(verdict.dead.iter()).filter(|player| *player != striker).count();
        if verdict.ruling == Ruling::Made {
            if fell > 1 {
                scribe.tell_by(law!("several-at-once"), || text!("guerre-several", count = fell as u32));
            }
            s.war.run = s.war.run.map(|run| run.saturating_add(fell as u8));
            if s.war.run.is_some_and(|made| self.is_suite(made)) {
                scribe.does(by, law!("suite"), || text!("guerre-suite", seat = by));
                return self.end(s, striker, law!("suite"), scribe);
            }
        } else {
            s.war.run = None;
        }
        // In the open form the first who is made after the last entry may appeal.
        if let (Form::Open, Stage::LastEntered, Some(who)) = (self.options.form, s.war.stage, verdict.dead.first()) {
            s.war.stage = Stage::After;
            s.war.resume = verdict.next.or(Some(striker));
            (s.phase, s.actor) = (Phase::Appeal, who);
            return;
        }
        match (verdict.winner, verdict.next) {
            (Some(winner), _) => self.end(s, winner, law!("last-wins"), scribe),
            (None, Some(next)) => self.goes_on(s, striker, next, verdict.ruling, scribe),
            (None, None) => self.break_off(s, scribe),
        }
    }

    fn is_suite(&self, made: u8) -> bool {
        // That all were on the table and had played was seen when the run began.
        let run =
            settle::Run { players: self.options.players, dead: 0, all_on_table: true, all_have_played: true, made };
        settle::suite(run).0
    }

    /// The dead are taken off.
    fn bury<S: Scribe>(&self, s: &mut State, verdict: &Verdict, scribe: &mut S) {
        for player in verdict.dead.iter() {
            s.war.dead.insert(player);
            s.war.put(player, Place::Out);
            let seat = s.seat(player);
            let law = match self.options.form {
                Form::Pot | Form::Open => law!("store-empty"),
                Form::Marks => law!("dead-at-twelve"),
                Form::Hamburg if self.custom.separate => law!("separate-counts"),
                Form::Hamburg => law!("dead-at-six"),
            };
            scribe.does(seat, law, || text!("guerre-dies", seat = seat));
        }
    }

    /// The next plays; or whoever is left alone sets out first, where that is agreed.
    fn goes_on<S: Scribe>(&self, s: &mut State, striker: Ball, next: Ball, ruling: Ruling, scribe: &mut S) {
        let mut on = self.order.iter().copied().filter(|ball| s.war.of(*ball).on_cloth().is_some());
        let alone = on.next().filter(|_| on.next().is_none());
        if let (true, Some(alone)) = (self.options.alone_acquits, alone.filter(|alone| *alone != next)) {
            let seat = s.seat(alone);
            scribe.does(seat, law!("alone-sets-out"), || text!("guerre-sets-out", seat = seat));
            s.war.put(alone, Place::Hand);
            s.war.resume = Some(next);
            (s.phase, s.actor) = (Phase::Acquit, alone);
            return;
        }
        let seat = s.seat(next);
        if next == striker && ruling == Ruling::Made {
            scribe.does(seat, law!("maker-plays-on"), || text!("guerre-plays-on", seat = seat));
        } else if ruling == Ruling::Made {
            scribe.tell_by(law!("table-cleared"), || text!("guerre-to-play", seat = seat));
        }
        self.to_turn(s, next, scribe);
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
