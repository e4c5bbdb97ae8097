//! The course of a match: heaps, pushing out, stakes, turning up, the bank.

use super::moves::{Heap, Move, Moves};
use super::options::{BankRotation, HaufelnOptions, HeapCount, LimitScope, MOST};
use super::settle::compared;
use super::state::{Phase, Public, Round, State};
use crate::amount::PARTS;
use crate::bank::{Cap, LaidOut, punters};
use crate::pack::shuffled;
use crate::said::counters;
use crate::wager::{On, Sums};
use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{
    Card, CardSet, Game, LawId, Ledger, OptionError, Options as _, Refusal, Scribe, Seat, SeatSet, Sheet, Space as _,
    Text, Turn, law, text,
};

/// Häufeln under chosen options.
#[derive(Clone, Debug)]
pub struct Haufeln {
    pub(super) options: HaufelnOptions,
}

/// The most cards of a heap: a third of a full pack, rounded up.
const THICKEST: usize = 18;

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// The heaps, the bottom card of each last.
    Heaps(ArrayVec<ArrayVec<Card, THICKEST>, { MOST as usize }>),
}

impl Game for Haufeln {
    const ID: &'static str = "haufeln";
    const PARTS: i64 = PARTS;

    type Options = HaufelnOptions;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: HaufelnOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Haufeln { options })
    }

    fn options(&self) -> &HaufelnOptions {
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
        match p.phase {
            Phase::Push => moves.words.0.extend((0..self.options.heap_count()).map(|heap| Move::Push(Heap(heap)))),
            Phase::Stakes => {
                moves.words.push(Move::Ready);
                moves.offer(self.sums(p, seat));
            }
            Phase::Offer => moves.words.0.extend([Move::Take, Move::Decline]),
            Phase::Heaps | Phase::Over => {}
        }
        moves
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if self.moves(s, seat).contains(&m) { Ok(()) } else { Err(self.why_not(&s.public, seat, m)) }
    }

    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let round = &mut s.public.round;
        match m {
            Move::Push(Heap(heap)) => {
                (round.pushed, s.public.phase) = (Some(heap), Phase::Stakes);
                scribe.does(seat, law!("push-out"), || text!("haufeln-pushes", seat = seat, heap = heap + 1));
            }
            Move::Stake(On { place: Heap(heap), sum }) => {
                round.stakes[seat][usize::from(heap)] += sum;
                scribe.does(seat, self.law_of_stake(), || {
                    text!("haufeln-lays", seat = seat, amount = counters(sum), heap = heap + 1)
                });
            }
            Move::Ready => {
                round.ready = round.ready.with(seat);
                if punters(s.public.banker, self.options.players).all(|seat| s.public.round.ready.contains(seat)) {
                    self.turn_up(s, scribe);
                }
            }
            Move::Take => {
                let taken = self.offered(&s.public);
                scribe.does(taken, self.law_of_bank(), || text!("haufeln-takes", seat = taken));
                self.next_round(&mut s.public, taken);
            }
            Move::Decline => {
                scribe.does(seat, law!("nobody-forced"), || text!("haufeln-declines", seat = seat));
                round.declined += 1;
                if s.public.round.declined + 1 == self.options.players {
                    let stays = s.public.banker;
                    let law = match self.options.bank_rotation {
                        BankRotation::EachRound => law!("all-decline"),
                        BankRotation::ByAgreement => law!("bank-by-agreement"),
                    };
                    scribe.does(stays, law, || text!("haufeln-keeps", seat = stays));
                    self.next_round(&mut s.public, stays);
                }
            }
        }
    }

    fn draw<R: Rng>(&self, _: &State, rng: &mut R) -> Outcome {
        let mut pack = shuffled(self.options.pack.cards(), rng).into_iter();
        Outcome::Heaps(self.options.sizes().map(|size| pack.by_ref().take(size.into()).collect()).collect())
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        let Outcome::Heaps(heaps) = o;
        let cards: CardSet = heaps.iter().flatten().copied().collect();
        let sized = heaps.iter().map(|heap| heap.len() as u8).eq(self.options.sizes());
        let fits = s.public.phase == Phase::Heaps && sized && cards == self.options.pack.cards();
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        let Outcome::Heaps(heaps) = o;
        s.bottoms = heaps.iter().filter_map(|heap| heap.last().copied()).collect();
        s.public.phase = Phase::Push;
        let law = if matches!(self.options.heaps, HeapCount::Of(_)) { law!("heaps") } else { law!("heaps-usual") };
        let (banker, number) = (s.public.banker, s.public.rounds_done + 1);
        scribe.does(banker, law, || text!("haufeln-laid", seat = banker, heaps = heaps.len(), number = number));
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.rounds_done.into()
    }
}

impl Haufeln {
    /// A new match with the bank at a seat.
    pub fn open_with(&self, banker: Seat) -> State {
        let (ledger, round) = (Ledger::default(), Round::default());
        State {
            public: Public { ledger, phase: Phase::Heaps, banker, rounds_done: 0, bank: LaidOut::default(), round },
            bottoms: ArrayVec::new(),
        }
    }

    /// Who is to act, from what everybody sees. The punters agree who pushes out: the table waits for the Vorhand, and any of
    /// them may.
    pub(super) fn whose_turn(&self, p: &Public) -> Turn {
        let all: SeatSet = punters(p.banker, self.options.players).collect();
        match p.phase {
            Phase::Heaps => Turn::Chance,
            Phase::Push => {
                let vorhand = p.banker.next(self.options.players);
                Turn::Seats { awaited: SeatSet::one(vorhand), free: all.without(vorhand) }
            }
            Phase::Stakes => Turn::any_of(all.iter().filter(|seat| !p.round.ready.contains(*seat)).collect()),
            Phase::Offer => Turn::of(self.offered(p)),
            Phase::Over => Turn::Over,
        }
    }

    /// To whom the bank is offered.
    pub(super) fn offered(&self, p: &Public) -> Seat {
        p.banker.after(p.round.declined + 1, self.options.players)
    }

    /// The most that one punter may have on one heap, or in a round where the limit holds for that.
    pub(super) fn cap(&self) -> u32 {
        self.options.limit.named().unwrap_or(self.options.chips)
    }

    /// What a seat may still lay on each heap.
    fn sums(&self, p: &Public, seat: Seat) -> Sums<Move> {
        let laid = &p.round.stakes[seat];
        let in_round = self.options.limit != Cap::NONE && self.options.limit_scope == LimitScope::Round;
        let room = (0..self.options.heap_count()).filter(|heap| p.round.pushed != Some(*heap)).filter_map(|heap| {
            let lies = if in_round { laid.iter().sum() } else { laid[usize::from(heap)] };
            let most = self.cap().saturating_sub(lies);
            (most > 0).then_some((heap, 1, most))
        });
        Sums {
            verb: "stake",
            ask: || text!("haufeln-ask-stake"),
            as_move: |heap, sum| Move::Stake(On { place: Heap(heap), sum }),
            as_sum: |m| if let Move::Stake(on) = m { Some((on.place.0, on.sum)) } else { None },
            spot: |heap| (Heap(heap).to_string(), Some(text!("haufeln-heap", heap = heap + 1))),
            step: 1,
            room: room.collect(),
        }
    }

    /// The law by which counters are laid.
    pub(super) fn law_of_stake(&self) -> LawId {
        if self.options.limit == Cap::NONE { law!("stake-freely") } else { law!("limit-each") }
    }

    /// The law by which the bank changes hands.
    pub(super) fn law_of_bank(&self) -> LawId {
        match self.options.bank_rotation {
            BankRotation::EachRound => law!("bank-in-turn"),
            BankRotation::ByAgreement => law!("bank-by-agreement"),
        }
    }

    /// All stakes are made: heaps without one go aside unseen, the others are turned up and paid.
    fn turn_up<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let heaps = self.options.heap_count();
        if let Some(banks) = p.round.pushed.filter(|_| (0..heaps).any(|heap| p.round.is_staked(heap))) {
            let card = s.bottoms[usize::from(banks)];
            p.round.turned[usize::from(banks)] = Some(card);
            scribe.does(p.banker, law!("bottom-card"), || text!("haufeln-bank-card", seat = p.banker, card = card));
            for heap in (0..heaps).filter(|heap| *heap != banks) {
                self.turn_one(p, heap, (s.bottoms[usize::from(heap)], card), scribe);
            }
            if self.options.bank != Cap::NONE {
                self.pay_in_order(p, card, scribe);
            }
        } else {
            scribe.tell_by(law!("unstaked-aside"), || text!("haufeln-nothing-staked"));
        }
        s.bottoms.clear();
        p.rounds_done += 1;
        scribe.deal_over(None, || Sheet::new(text!("haufeln-round-over", number = p.rounds_done)));
        let is_last = p.rounds_done == self.options.rounds;
        p.phase = if is_last { Phase::Over } else { Phase::Offer };
        if is_last {
            scribe.match_over(law!("sitting"), || text!("house-match-over"));
        } else {
            let seat = self.offered(p);
            scribe.tell_by(self.law_of_bank(), || text!("haufeln-offered", seat = seat));
        }
    }

    fn turn_one<S: Scribe>(&self, p: &mut Public, heap: u8, (card, bank): (Card, Card), scribe: &mut S) {
        if !p.round.is_staked(heap) {
            scribe.tell_by(law!("unstaked-aside"), || text!("haufeln-aside", heap = heap + 1));
            return;
        }
        p.round.turned[usize::from(heap)] = Some(card);
        let (wins, by, law) = compared(card.rank(), bank.rank());
        scribe.tell_by(by, || {
            let text = if wins { text!("haufeln-wins") } else { text!("haufeln-loses") };
            text.with("heap", heap + 1).with("card", card)
        });
        if self.options.bank != Cap::NONE {
            return;
        }
        for seat in punters(p.banker, self.options.players) {
            let stake = i64::from(p.round.stakes[seat][usize::from(heap)]) * PARTS;
            p.ledger.pay(p.banker, seat, if wins { stake } else { -stake }, law, scribe);
        }
    }

    /// Out of a bank that was laid out: first what it takes, then what it pays, from the Vorhand on.
    fn pay_in_order<S: Scribe>(&self, p: &mut Public, bank: Card, scribe: &mut S) {
        let (heaps, banks) = (self.options.heap_count(), p.round.pushed);
        for takes in [true, false] {
            for seat in punters(p.banker, self.options.players) {
                for heap in (0..heaps).filter(|heap| banks != Some(*heap)).map(usize::from) {
                    let Some(card) = p.round.turned[heap] else { continue };
                    let (wins, _, law) = compared(card.rank(), bank.rank());
                    let stake = i64::from(p.round.stakes[seat][heap]) * PARTS;
                    if stake > 0 && wins != takes {
                        let due = if wins { stake } else { -stake };
                        p.bank.pay(self.options.laid_by(p.banker), &mut p.ledger, seat, (due, law), scribe);
                    }
                }
            }
        }
    }

    /// The next round, with the bank at a seat.
    fn next_round(&self, p: &mut Public, banker: Seat) {
        let passes = p.banker != banker;
        (p.banker, p.phase, p.round) = (banker, Phase::Heaps, Round::default());
        p.bank.anew(banker, passes, &p.ledger);
    }

    /// Why a move is refused, in the order a player would be told.
    fn why_not(&self, p: &Public, seat: Seat, m: Move) -> Refusal {
        let acts = self.whose_turn(p).may_act(seat);
        let (law, text) = match (p.phase, m) {
            (Phase::Push, Move::Push(_)) if seat == p.banker => (law!("who-pushes"), text!("haufeln-banker-pushes")),
            (Phase::Push, Move::Stake(_)) if acts => (law!("push-out-first"), text!("haufeln-push-first")),
            (Phase::Push, Move::Push(_)) => (law!("heaps"), text!("haufeln-no-heap")),
            (Phase::Offer, Move::Take | Move::Decline) => (self.law_of_bank(), text!("haufeln-not-offered")),
            (Phase::Stakes, Move::Stake(on)) if acts => return self.why_not_stake(p, on),
            _ if acts => return Refusal::not_now(),
            _ => return Refusal::not_your_turn(),
        };
        Refusal::by(law, text)
    }

    fn why_not_stake(&self, p: &Public, on: On<Heap>) -> Refusal {
        let most = counters(self.cap());
        let (law, text): (LawId, Text) = match on.place {
            Heap(heap) if p.round.pushed == Some(heap) => {
                (law!("banker-heap-barred"), text!("haufeln-bankers-heap", heap = heap + 1))
            }
            Heap(heap) if heap >= self.options.heap_count() => (law!("heaps"), text!("haufeln-no-heap")),
            _ if on.sum == 0 => return Refusal::plain(text!("bank-nothing-laid")),
            _ if self.options.limit == Cap::NONE => (law!("stake-purse"), text!("haufeln-over-purse", amount = most)),
            _ if self.options.limit_scope == LimitScope::Round => {
                (law!("limit-scope"), text!("haufeln-over-round", amount = most))
            }
            _ => (law!("limit"), text!("haufeln-over-limit", amount = most)),
        };
        Refusal::by(law, text)
    }
}
