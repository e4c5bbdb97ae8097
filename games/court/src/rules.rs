//! Who may do what, and when: the toss, the service, the rally.

use crate::aim;
use crate::court::{SERVICE, Spot, base, house};
use crate::flight::{PHYSICS, takers};
use crate::hand;
use crate::laws::{Before, Burdened, Chase, End, Event, Rally, Terms};
use crate::marker::Ended;
use crate::moves::{Aim, GOALS, Limits, Move, Moves, Service, Stroke};
use crate::options::{BallspielOptions, Burden};
use crate::settle::{PARTS, games_given};
use crate::sides::{is_second, players, side_of};
use crate::state::{Face, Outcome, Phase, Practice, State, Toss};
use crate::worth;
use rand::{Rng, RngExt as _};
use spadille_core::{
    AllSeen, Game, Ledger, Listed as _, OptionError, Options as _, PerSeat, Refusal, Scribe, Seat, SeatSet, Turn, law,
    text,
};
use spadille_physics::flight::{Blow, Court};

/// The Ballspiel under chosen options.
#[derive(Clone, Debug)]
pub struct Ballspiel {
    pub(crate) options: BallspielOptions,
    pub(crate) terms: Terms,
    pub(crate) court: Court,
}

impl Game for Ballspiel {
    const ID: &'static str = "ballspiel";
    const POTS: &'static [&'static str] = &["court-house"];
    const PARTS: i64 = PARTS;

    type Options = BallspielOptions;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: BallspielOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Ballspiel { terms: Terms::of(&options), court: house(&options), options })
    }

    fn options(&self) -> &BallspielOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.seats()
    }

    fn open(&self) -> State {
        let mut state = State {
            ledger: Ledger::default(),
            phase: Phase::Toss,
            lower: 0,
            parties_done: 0,
            games_done: 0,
            games: games_given(&self.options),
            game: 0,
            strokes: Default::default(),
            chases: Default::default(),
            playing: false,
            faults: 0,
            declined: 0,
            rally: Rally::BEGUN,
            feet: PerSeat::all(SERVICE),
            run: PerSeat::default(),
            meant: None,
            last: None,
            taken: None,
            coming: None,
            verdict: None,
            struck: 0,
            practice: Practice::default(),
        };
        state.strokes = self.strokes_given(&state);
        self.take_places(&mut state);
        state
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.phase {
            Phase::Toss | Phase::Stroke => Turn::Chance,
            Phase::Service => Turn::of(self.server(s)),
            Phase::Return => match self.takers(s) {
                (Some(taker), able) => Turn::Seats { awaited: SeatSet::one(taker), free: able.without(taker) },
                (None, _) => Turn::Over,
            },
            Phase::Over => Turn::Over,
        }
    }

    fn moves(&self, s: &State, seat: Seat) -> Moves {
        let mut moves = Moves::NONE;
        let turn = self.turn(s);
        if !turn.may_act(seat) {
            return moves;
        }
        moves.limits = self.limits(seat);
        match (&s.coming, s.phase) {
            (_, Phase::Service) => {
                moves.stroke = Some(Stroke::Serve);
                (0..Service::COUNT).filter_map(Service::numbered).for_each(|service| moves.add(Move::Service(service)));
            }
            (Some(coming), Phase::Return) => {
                let second = is_second(seat, self.seats());
                let from = s.end_of(side_of(seat, self.seats()));
                let at = coming.open_to(second).map(|m| (m.at, m.volley)).collect();
                let easiest = coming.easiest(second).map_or(0, |m| m.at);
                moves.stroke = Some(Stroke::Return { at, easiest });
                moves.downwards = from == End::Upper;
                let open = GOALS.into_iter().filter(|goal| aim::is_open(*goal, from));
                for goal in open {
                    (0..3).filter_map(|n| Aim::numbered(3 * goal as u32 + n)).for_each(|aim| moves.add(Move::Aim(aim)));
                }
                if turn.awaited().contains(seat) {
                    moves.add(Move::Leave);
                    if s.rally.serving && self.may_decline(s) {
                        moves.add(Move::Decline);
                    }
                }
            }
            _ => {}
        }
        moves
    }

    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        let limits = self.limits(seat);
        let burden = self.burden(seat);
        match m {
            Move::Decline if s.phase == Phase::Return && s.rally.serving => {
                Refusal::by(law!("take-all"), text!("court-must-take"))
            }
            Move::Serve(blow) if s.phase == Phase::Service && !limits.allow(&blow) => too_much(&limits, burden, &blow),
            Move::Hit(blow, _) if s.phase == Phase::Return && !limits.allow(&blow) => too_much(&limits, burden, &blow),
            Move::Hit(..) if s.phase == Phase::Return => Refusal::plain(text!("court-out-of-reach")),
            _ => Refusal::not_now(),
        }
    }

    fn out_of_turn(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        // The ball that comes falls into his neighbour's half.
        let neighbours = match (self.turn(s).awaited().first(), m) {
            (Some(taker), Move::Aim(_) | Move::Hit(..)) => self.side(taker) == self.side(seat) && taker != seat,
            _ => false,
        };
        if neighbours && s.phase == Phase::Return {
            return Refusal::by(law!("halves-in-fours"), text!("court-not-your-half"));
        }
        Refusal::not_your_turn()
    }

    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Service(service) => self.serve(s, seat, aim::service(service, self.limits(seat)), scribe),
            Move::Serve(blow) => self.serve(s, seat, blow, scribe),
            Move::Aim(_) | Move::Hit(..) => self.hit(s, seat, m, scribe),
            Move::Leave => {
                scribe.does(seat, None, || text!("court-leaves", seat = seat));
                self.let_go(s, scribe);
            }
            Move::Decline => {
                scribe.says(seat, law!("service-let-pass"), || text!("court-declines", seat = seat));
                let before = self.before(s);
                let declines = Event::Decline(s.rally.striker.other());
                if let Some(verdict) = s.rally.feed(&self.terms, &before, declines) {
                    self.judge(s, Ended { verdict, last: Some(declines), by: self.server(s) }, scribe);
                }
            }
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        match &s.meant {
            Some(meant) => Outcome::Hand(hand::draw(&self.options, meant, rng)),
            None => {
                let mut face = || if rng.random_range(0..2u8) == 0 { Face::Droit } else { Face::Revers };
                let (called, fell) = (face(), face());
                Outcome::Toss(Toss { caller: Seat(rng.random_range(0..self.seats())), called, fell })
            }
        }
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        if let Outcome::Hand(tremble) = o
            && tremble.physics != PHYSICS
        {
            return Err(Refusal::plain(text!("court-other-physics", version = tremble.physics, ours = PHYSICS)));
        }
        let possible = match (o, s.phase, &s.meant) {
            (Outcome::Toss(toss), Phase::Toss, _) => toss.caller.0 < self.seats(),
            (Outcome::Hand(tremble), Phase::Stroke, Some(meant)) => hand::admits(&self.options, meant, tremble),
            _ => false,
        };
        if possible { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        match *o {
            Outcome::Toss(toss) => self.thrown(s, toss, scribe),
            Outcome::Hand(tremble) => self.flies(s, &tremble, scribe),
        }
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.games_done.into()
    }

    fn standing(&self, s: &State, seat: Seat) -> f64 {
        s.ledger.balance(seat) as f64 + worth::hope(self, s, seat)
    }

    /// What a stroke leads to is known when it is seen how it goes.
    fn foresight(&self) -> Option<u32> {
        Some(1)
    }
}

/// Nothing is hidden in the court: what a seat may know is everything.
impl AllSeen for Ballspiel {}

impl Ballspiel {
    /// The side of a seat.
    pub fn side(&self, seat: Seat) -> u8 {
        side_of(seat, self.seats())
    }

    /// What is laid on a seat.
    pub fn burden(&self, seat: Seat) -> Burden {
        self.options.burden_of(self.side(seat))
    }

    /// What a seat is able to.
    pub fn limits(&self, seat: Seat) -> Limits {
        self.burden(seat).limits()
    }

    /// Who serves: of two below each in his turn, a game or a ball each.
    pub fn server(&self, s: &State) -> Seat {
        let (first, second) = players(s.lower, self.seats());
        let turn = if self.options.is_pelote() { u16::from(s.practice.balls) } else { s.games_done };
        second.filter(|_| turn % 2 == 1).unwrap_or(first)
    }

    /// Who can take the ball that comes.
    pub(crate) fn takers(&self, s: &State) -> (Option<Seat>, SeatSet) {
        let side = s.side_at(s.rally.striker.other());
        s.coming.as_ref().map_or((None, SeatSet::EMPTY), |coming| takers(coming, side, self.seats()))
    }

    /// Whether the service may be let pass.
    fn may_decline(&self, s: &State) -> bool {
        !self.terms.take_all && s.declined < 2 && !self.options.is_pelote()
    }

    /// How things stand before the rally, as the laws ask.
    pub(crate) fn before(&self, s: &State) -> Before {
        let chase = s.chases.first().filter(|_| s.playing && !self.options.is_pelote());
        let chase = chase.map(|c| Chase { half: c.half, place: c.place, attacker: s.end_of(c.attacker) });
        let burdened = (0..2).find(|side| self.options.burden_of(*side) != Burden::None).map(|side| Burdened {
            end: s.end_of(side),
            burden: self.options.burden,
            side: self.options.lateral(),
        });
        Before { faults: s.faults, declined: s.declined, chase, burdened }
    }

    /// Everybody takes his place.
    pub(crate) fn take_places(&self, s: &mut State) {
        for side in 0..2 {
            let (first, second) = players(side, self.seats());
            for seat in [Some(first), second].into_iter().flatten() {
                let place = base(s.end_of(side), second.is_some(), Some(seat) == second);
                s.feet[seat] = place;
            }
        }
        let server = self.server(s);
        s.feet[server] = Spot { z: 0, ..SERVICE };
        s.run = PerSeat::default();
    }

    fn thrown<S: Scribe>(&self, s: &mut State, toss: Toss, scribe: &mut S) {
        let caller = self.side(toss.caller);
        s.lower = if toss.called == toss.fell { caller } else { 1 - caller };
        let lower = players(s.lower, self.seats()).0;
        scribe.tell_by(law!("toss"), || {
            text!("court-toss", seat = toss.caller, side = toss.called.text(), fell = toss.fell.text(), lower = lower)
        });
        self.agreed(s, scribe);
        s.phase = Phase::Service;
        self.take_places(s);
    }

    fn strokes_given(&self, s: &State) -> crate::laws::Count {
        let mut strokes = crate::laws::Count::default();
        if !self.options.is_pelote() {
            let side = usize::from(self.options.receiving_side());
            strokes.0[side] = self.options.advantage.strokes(s.game.saturating_add(1));
        }
        strokes
    }

    /// A new game: what is given is written down.
    pub(crate) fn new_game(&self, s: &mut State) {
        s.strokes = self.strokes_given(s);
        s.chases.clear();
        s.playing = false;
        self.next_rally(s);
    }

    /// The next rally begins.
    pub(crate) fn next_rally(&self, s: &mut State) {
        s.rally = Rally::BEGUN;
        s.meant = None;
        s.phase = Phase::Service;
        self.take_places(s);
    }
}

/// Why a stroke is beyond somebody.
fn too_much(limits: &Limits, burden: Burden, blow: &Blow) -> Refusal {
    if !limits.cuts && (blow.across, blow.along) != (0, 0) {
        return Refusal::by(burden.law(), text!("court-no-cut"));
    }
    match burden {
        Burden::Battoir | Burden::Basket => Refusal::by(law!("burdens-in-figures"), text!("court-too-fast")),
        _ => Refusal::plain(text!("court-too-fast")),
    }
}
