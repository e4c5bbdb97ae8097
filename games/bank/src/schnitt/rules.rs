//! The course of a match: shuffle, stakes, cut, pairs; who may do what, and why not.

use super::fraud::prepared_face_down;
use super::moves::{Move, Moves, Say, whole_stakes};
use super::options::{Cutter, SchnittOptions, Variant};
use super::state::{Phase, Public, Stake, State, Taille};
use crate::amount::PARTS;
use crate::bank::{Cap, LaidOut, punters};
use crate::book::{BOOK, Drawn, PACK, spot};
use crate::layout::{Layings, Place, QUARTERS};
use crate::pack::{are_all, shuffled};
use crate::said::{counters, on_card};
use crate::wager::{Sums, nowhere};
use arrayvec::ArrayVec;
use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    Card, CardSet, Game, LawId, Ledger, OptionError, Options as _, PerSeat, Refusal, Scribe, Seat, SeatSet, Space as _,
    Turn, card, law, text,
};

/// Schnitt under chosen options.
#[derive(Clone, Debug)]
pub struct Schnitt {
    pub(super) options: SchnittOptions,
}

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// The whole pack, face down, from the top, before the cut.
    Pack(Drawn),
}

impl Game for Schnitt {
    const ID: &'static str = "schnitt";
    const PARTS: i64 = PARTS;

    type Options = SchnittOptions;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: SchnittOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Schnitt { options })
    }

    fn options(&self) -> &SchnittOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn open(&self) -> State {
        self.open_with(Seat(0))
    }

    fn turn(&self, s: &State) -> Turn {
        self.whose_turn(&s.public)
    }

    fn moves(&self, s: &State, seat: Seat) -> Moves {
        let (mut moves, p) = (Moves::default(), &s.public);
        if !self.whose_turn(p).may_act(seat) {
            return moves;
        }
        if p.phase == Phase::Cut {
            moves.sums = Some(self.cuts());
            return moves;
        }
        if p.taille.asked.is_some() {
            moves.words.0.extend([Move::Leave, Move::Refuse]);
            return moves;
        }
        let (staked, most) = (p.staked(seat), self.options.cap());
        if !self.is_continued() && p.phase == Phase::Pause {
            return moves;
        }
        if !self.is_continued() {
            moves.words.push(Move::Ready);
            moves.sums = Some(whole_stakes(BOOK.map(|rank| if staked.contains(rank) { 0 } else { most })));
            return moves;
        }
        match p.won_card(seat) {
            Some(stake) => moves.words.0.extend(answers(stake).map(|say| Move::Answer { on: stake.on, say })),
            None => moves.words.push(Move::Ready),
        }
        if p.taille.pairs == super::state::PAIRS {
            return moves;
        }
        for stake in p.cards[seat].iter().filter(|stake| stake.is_plain()) {
            // A stake is counted in parts, what may be added to it in quarters.
            let lies = i64::from(stake.amount) * i64::from(QUARTERS) / PARTS;
            moves.raises.room[spot(stake.on).unwrap_or(0)] = (QUARTERS * most).saturating_sub(lies as u32);
            if !p.taille.refused.contains(seat) {
                moves.words.push(Move::Withdraw(stake.on));
                moves.words.0.extend(staked.others().map(|to| Move::Shift { on: stake.on, to }));
            }
        }
        let room = BOOK.map(|rank| if staked.contains(rank) { 0 } else { QUARTERS * most });
        moves.stakes = Layings { room, face_down: false };
        moves
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if self.moves(s, seat).contains(&m) { Ok(()) } else { Err(self.why_not(&s.public, seat, m)) }
    }

    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Ready => {
                let ready = &mut s.public.taille.ready;
                *ready = ready.with(seat);
                if self.punters(&s.public).all(|punter| s.public.taille.ready.contains(punter)) {
                    self.all_are_ready(s, scribe);
                }
            }
            Move::Stake(laid) => self.lay(&mut s.public, seat, laid, scribe),
            Move::Raise(added) => self.raise(&mut s.public, seat, added, scribe),
            Move::Cut(at) => {
                self.cut(s, seat, at, scribe);
                self.draw_on(s, scribe);
            }
            Move::Answer { on, say } => {
                self.answer(&mut s.public, seat, on, say, scribe);
                self.end_if_through(s, scribe);
            }
            Move::Withdraw(on) => self.ask(&mut s.public, seat, on, None, scribe),
            Move::Shift { on, to } => self.ask(&mut s.public, seat, on, Some(to), scribe),
            Move::Leave => self.grant(&mut s.public, true, scribe),
            Move::Refuse => self.grant(&mut s.public, false, scribe),
        }
    }

    fn draw<R: Rng>(&self, _: &State, rng: &mut R) -> Outcome {
        Outcome::Pack(match self.options.demo_fraud.winners() {
            Some(winners) => prepared_face_down(winners),
            None if self.options.defective_pack => {
                let mut pack = Fault::any(rng).cards();
                pack.shuffle(rng);
                pack
            }
            None => shuffled(PACK, rng),
        })
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        let Outcome::Pack(pack) = o;
        let fits = match self.options.demo_fraud.winners() {
            Some(winners) => *pack == prepared_face_down(winners),
            None if self.options.defective_pack => are_all(pack, PACK) || Fault::of(pack).is_some(),
            None => are_all(pack, PACK),
        };
        if fits && s.public.phase == Phase::Shuffle { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        let (Outcome::Pack(pack), p) = (o, &mut s.public);
        s.pack.clone_from(pack);
        (p.phase, p.taille) = (Phase::Stakes, Taille::default());
        let (number, banker) = (p.tailles_done + 1, p.banker);
        let law = match self.options.demo_fraud.winners() {
            Some(_) => law!("fraud-shown"),
            None if self.options.defective_pack => law!("faulty-pack"),
            None => self.law_of_cut(),
        };
        scribe.does(banker, law, || text!("schnitt-shuffled", seat = banker, number = number));
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.tailles_done.into()
    }
}

/// A faulty pack: this card is missing, and that one is there twice.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    /// The card that is missing.
    pub missing: Card,
    /// The second copy of a card of another rank.
    pub doubled: Card,
}

impl Fault {
    /// Any fault there may be.
    pub(super) fn any<R: Rng>(rng: &mut R) -> Fault {
        Fault::among(PACK, None, rng)
    }

    /// Any fault of which these cards may be missing and, where that is known, this one is doubled.
    pub(super) fn among<R: Rng>(missing: CardSet, doubled: Option<Card>, rng: &mut R) -> Fault {
        let one_of = |cards: CardSet, rng: &mut R| {
            let which = if cards.is_empty() { 0 } else { rng.random_range(0..cards.len()) };
            cards.nth(which).unwrap_or(card!(Ace of Spades))
        };
        let others = |card: Card| PACK.minus(PACK.of_rank(card.rank()));
        let missing = one_of(doubled.map_or(missing, |doubled| missing.both(others(doubled))), rng);
        Fault { missing, doubled: doubled.unwrap_or_else(|| one_of(others(missing), rng).again()) }
    }

    /// The fault of a pack, if it is faulty as a pack may be.
    pub(super) fn of(pack: &[Card]) -> Option<Fault> {
        let firsts: CardSet = pack.iter().copied().filter(|card| !card.is_second()).collect();
        let doubled = *pack.iter().find(|card| card.is_second())?;
        let missing = PACK.minus(firsts).first()?;
        let whole = pack.len() == 52 && firsts == PACK.without(missing) && PACK.contains(doubled.first_copy());
        (whole && missing.rank() != doubled.rank()).then_some(Fault { missing, doubled })
    }

    /// The cards of the faulty pack.
    pub(super) fn cards(self) -> Drawn {
        PACK.without(self.missing).iter().chain([self.doubled]).take(52).collect()
    }
}

/// The answers open to a won card, in the order they are listed.
pub(super) fn answers(stake: &Stake) -> impl Iterator<Item = Say> {
    [Say::Collect].into_iter().chain(stake.stage.rung().next.iter().copied().map(Say::Bend))
}

impl Schnitt {
    /// A new match with the bank at a seat.
    pub fn open_with(&self, banker: Seat) -> State {
        let public = Public {
            ledger: Ledger::default(),
            phase: Phase::Shuffle,
            banker,
            tailles_done: 0,
            bank: LaidOut::default(),
            cards: PerSeat::from_fn(|_| ArrayVec::new()),
            taille: Taille::default(),
            last: Drawn::new(),
        };
        State { public, pack: Drawn::new() }
    }

    /// Whether the game goes with continuation.
    pub(super) fn is_continued(&self) -> bool {
        self.options.variant == Variant::Continuation
    }

    /// The punters, from the Vorhand on.
    pub(super) fn punters(&self, p: &Public) -> impl Iterator<Item = Seat> + use<> {
        punters(p.banker, self.options.players)
    }

    /// Who cuts.
    pub(super) fn cutter(&self, p: &Public) -> Seat {
        match self.options.cutter {
            Cutter::Banker => p.banker,
            Cutter::Punter => p.banker.next(self.options.players),
        }
    }

    /// Who is to act, from what everybody sees: every punter who is not ready, in any order.
    pub(super) fn whose_turn(&self, p: &Public) -> Turn {
        match p.phase {
            Phase::Shuffle => Turn::Chance,
            Phase::Over => Turn::Over,
            Phase::Cut => Turn::of(self.cutter(p)),
            Phase::Stakes | Phase::Pause if p.taille.asked.is_some() => Turn::of(p.banker),
            Phase::Stakes | Phase::Pause => {
                let mut waits: SeatSet = self.punters(p).filter(|seat| !p.taille.ready.contains(*seat)).collect();
                if p.taille.pairs == super::state::PAIRS {
                    // After the last pair there is nothing left but to answer.
                    waits = self.punters(p).filter(|seat| p.won_card(*seat).is_some()).collect();
                }
                Turn::any_of(waits)
            }
        }
    }

    /// Where the pack may be cut. The bent corners of a prepared pack let a light cut fall only between two couples.
    fn cuts(&self) -> Sums<Move> {
        let step = if self.options.demo_fraud.winners().is_some() { 2 } else { 1 };
        Sums {
            verb: "cut",
            ask: || text!("schnitt-ask-cut"),
            as_move: |_, at| Move::Cut(at as u8),
            as_sum: |m| if let Move::Cut(at) = m { Some((0, u32::from(*at))) } else { None },
            spot: nowhere,
            step,
            room: [(0, step, 52 - step)].into_iter().collect(),
        }
    }

    /// The law by which the pack is cut.
    pub(super) fn law_of_cut(&self) -> LawId {
        match self.options.cutter {
            Cutter::Banker => law!("banker-cuts"),
            Cutter::Punter => law!("punter-cuts"),
        }
    }

    /// Why a move is refused, in the order a player would be told.
    fn why_not(&self, p: &Public, seat: Seat, m: Move) -> Refusal {
        let acts = self.whose_turn(p).may_act(seat);
        if let Move::Cut(_) = m {
            return match p.phase {
                Phase::Cut if acts => Refusal::by(law!("cut-inside"), text!("schnitt-cut-inside")),
                Phase::Cut | Phase::Stakes => Refusal::by(self.law_of_cut(), text!("schnitt-another-cuts")),
                _ => Refusal::not_now(),
            };
        }
        let is_punter = seat != p.banker && seat.0 < self.options.players;
        if is_punter && !self.is_continued() && p.phase != Phase::Shuffle {
            let (law, text) = match m {
                Move::Answer { .. } => (law!("no-bending"), text!("schnitt-no-bending")),
                Move::Raise(_) => (law!("only-at-first"), text!("schnitt-only-at-first")),
                Move::Stake(_) if p.phase != Phase::Stakes => (law!("only-at-first"), text!("schnitt-only-at-first")),
                Move::Stake(laid) if laid.place != Place::On => (law!("place"), text!("schnitt-whole-only")),
                _ => return self.why_not_acting(p, seat, m),
            };
            return Refusal::by(law, text);
        }
        self.why_not_acting(p, seat, m)
    }

    fn why_not_acting(&self, p: &Public, seat: Seat, m: Move) -> Refusal {
        let acts = self.whose_turn(p).may_act(seat);
        if !acts || p.taille.asked.is_some() || p.phase == Phase::Cut {
            return if acts { Refusal::not_now() } else { Refusal::not_your_turn() };
        }
        let on = match m {
            Move::Stake(laid) | Move::Raise(laid) => Some(laid.on),
            Move::Answer { on, .. } | Move::Withdraw(on) | Move::Shift { on, .. } => Some(on),
            Move::Ready | Move::Cut(_) | Move::Leave | Move::Refuse => None,
        };
        let lies = on.and_then(|on| p.card_on(seat, on)).map(|card| p.cards[seat][card]);
        let over = || text!("schnitt-over-purse", amount = counters(self.options.cap()));
        let bounds = || if self.options.limit == Cap::NONE { law!("stake-purse") } else { law!("limit") };
        let (law, text) = match (m, lies) {
            (Move::Leave | Move::Refuse | Move::Cut(_), _) => return Refusal::not_now(),
            (Move::Ready, _) => (law!("answer"), text!("schnitt-answer-first")),
            (Move::Stake(laid), Some(_)) => (law!("stake"), text!("schnitt-lies-already", card = on_card(laid.on))),
            (Move::Stake(laid) | Move::Raise(laid), _) if laid.amount == 0 => {
                return Refusal::plain(text!("bank-nothing-laid"));
            }
            (Move::Stake(_), None) => (bounds(), over()),
            (_, None) => (law!("stake"), text!("schnitt-not-on-table")),
            (Move::Answer { .. }, Some(stake)) if !stake.won => (law!("answer"), text!("schnitt-nothing-to-answer")),
            (Move::Answer { .. }, Some(_)) => (law!("bend-order"), text!("schnitt-no-such-bend")),
            (Move::Raise(_), Some(stake)) if stake.is_plain() => (bounds(), over()),
            (Move::Raise(_), Some(_)) => (law!("raise"), text!("schnitt-only-plain")),
            (_, Some(_)) if !self.is_continued() => (law!("only-at-first"), text!("schnitt-only-at-first")),
            (_, Some(stake)) if !stake.is_plain() => (law!("leave"), text!("schnitt-only-plain")),
            (_, Some(_)) if p.taille.refused.contains(seat) => (law!("leave-once"), text!("schnitt-refused-already")),
            (_, Some(_)) => (law!("leave"), text!("schnitt-to-taken")),
        };
        Refusal::by(law, text)
    }
}
