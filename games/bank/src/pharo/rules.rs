//! The course of a match: shuffle, stakes, turns, answers; who may do what, and why not.

use super::moves::{Move, Moves, Say};
use super::options::{PharoOptions, PlieAnswer};
use super::said::{counters, on_card};
use super::settle::{FALSE_TAILLE, Fell, Piles, due};
use super::state::{Colour, Drawn, MOST_SEATS, PACK, Phase, Public, Ranks, Stake, State, Waits, spot};
use crate::amount::PARTS;
use crate::layout::{Facing, Layings, Place};
use arrayvec::ArrayVec;
use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    CardSet, Game, Ledger, OptionError, Options as _, Rank, Refusal, Scribe, Seat, SeatSet, Space as _, Turn, law, text,
};

/// Pharo under chosen options.
#[derive(Clone, Debug)]
pub struct Pharo {
    pub(super) options: PharoOptions,
}

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// The whole pack, in the order in which it will be drawn.
    Pack(Drawn),
    /// The piles as a person has swept them together.
    Piles(Piles),
}

impl Game for Pharo {
    const ID: &'static str = "pharo";
    const PARTS: i64 = PARTS;

    type Options = PharoOptions;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: PharoOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Pharo { options })
    }

    fn options(&self) -> &PharoOptions {
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
        let mut moves = Moves::default();
        if !self.turn(s).may_act(seat) {
            return moves;
        }
        if s.public.phase == Phase::Count {
            [Move::Count, Move::Ready].into_iter().for_each(|m| moves.words.push(m));
            return moves;
        }
        if s.public.asked.is_some() {
            [Move::Leave, Move::Refuse].into_iter().for_each(|m| moves.words.push(m));
            return moves;
        }
        let staked = s.staked(seat);
        let free = Ranks::ALL.minus(staked);
        match asked_card(&s.public, seat) {
            Some((card, stake)) => {
                let on = s.ranks[seat.index()][card];
                let behind = self.waits_for_forehand(&s.public, seat);
                self.answers(stake.waits, stake, |say| {
                    if behind && say == Say::Collect {
                        return;
                    }
                    moves.words.push(Move::Answer { on, say, to: None });
                    if self.options.transfer_bend && matches!(say, Say::Bend(_)) {
                        free.iter().for_each(|to| moves.words.push(Move::Answer { on, say, to: Some(to) }));
                    }
                });
            }
            None => moves.words.push(Move::Ready),
        }
        let cards = s.ranks[seat.index()].iter().zip(&s.public.cards[seat.index()]);
        for (&on, stake) in cards.filter(|(_, stake)| stake.is_plain()) {
            moves.raises.room[usize::from(spot(on).unwrap_or(0))] = self.room(stake);
            if !s.public.refused.contains(seat) {
                moves.words.push(Move::Withdraw(on));
                free.iter().for_each(|to| moves.words.push(Move::Shift { on, to }));
            }
        }
        moves.stakes =
            Layings { spots: free.spots(), cap: self.options.cap(), face_down: self.options.face_down_cards };
        moves
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if !self.turn(s).may_act(seat) {
            return Err(Refusal::not_your_turn());
        }
        if self.moves(s, seat).contains(&m) { Ok(()) } else { Err(self.why_not(s, seat, m)) }
    }

    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Ready => {
                s.public.ready = s.public.ready.with(seat);
                if self.punters(&s.public).all(|punter| s.public.ready.contains(punter)) {
                    self.all_are_ready(s, scribe);
                }
            }
            Move::Stake { .. } => self.lay(s, seat, m, scribe),
            Move::Raise { on, amount, place } => self.raise(s, seat, on, place.parts(amount), scribe),
            Move::Answer { on, say, to } => self.answer(s, seat, (on, say, to), scribe),
            Move::Withdraw(on) => self.ask(s, seat, on, None, scribe),
            Move::Shift { on, to } => self.ask(s, seat, on, Some(to), scribe),
            Move::Count => self.count_piles(s, seat, scribe),
            Move::Leave => self.grant(s, true, scribe),
            Move::Refuse => self.grant(s, false, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        if s.public.phase == Phase::Sweep {
            return Outcome::Piles(sweep(rng));
        }
        let mut pack: Drawn = PACK.iter().collect();
        pack.shuffle(rng);
        Outcome::Pack(pack)
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        let fits = match (s.public.phase, o) {
            (Phase::Shuffle, Outcome::Pack(pack)) => {
                pack.len() == usize::from(PACK.len()) && pack.iter().copied().collect::<CardSet>() == PACK
            }
            (Phase::Sweep, Outcome::Piles(piles)) => Piles::SWEPT.contains(piles),
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        let p = &mut s.public;
        (p.ready, p.refused) = (SeatSet::EMPTY, SeatSet::EMPTY);
        let pack = match o {
            Outcome::Pack(pack) => pack,
            Outcome::Piles(piles) => {
                s.piles = Some(*piles);
                p.phase = Phase::Count;
                return;
            }
        };
        s.pack.clone_from(pack);
        p.phase = Phase::Pause;
        p.turns = 0;
        p.fallen.clear();
        p.bottom = None;
        scribe.does(p.banker, law!("cut"), || text!("pharo-shuffled", seat = p.banker, number = p.tailles_done + 1));
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.tailles_done.into()
    }

    fn standing(&self, s: &State, seat: Seat) -> f64 {
        // A card on the table is worth about what its closing would pay, the bank's share apart.
        let worth = |punter: Seat| -> i64 {
            let cards = s.public.cards[punter.index()].iter();
            cards
                .map(|stake| match stake.waits {
                    Waits::ForTurn => due(stake.stage, Fell::Close, stake.amount.into()),
                    Waits::Won => due(stake.stage, Fell::Win, stake.amount.into()),
                    Waits::Paired | Waits::ForColour(_) => due(stake.stage, Fell::Plie, stake.amount.into()),
                })
                .sum()
        };
        let cards =
            if seat == s.public.banker { -self.punters(&s.public).map(worth).sum::<i64>() } else { worth(seat) };
        (s.public.ledger.balance(seat) + cards) as f64
    }
}

/// How a person leaves the piles: one taille in eight is false.
pub(super) fn sweep<R: Rng>(rng: &mut R) -> Piles {
    let [even, ..] = Piles::SWEPT;
    if rng.random_ratio(FALSE_TAILLE.0, FALSE_TAILLE.1) {
        Piles::SWEPT[rng.random_range(1..Piles::SWEPT.len())]
    } else {
        even
    }
}

/// The card a seat has to answer for: a turn leaves each punter one at most.
pub(super) fn asked_card(p: &Public, seat: Seat) -> Option<(usize, &Stake)> {
    p.cards.get(seat.index())?.iter().enumerate().find(|(_, stake)| stake.is_asked())
}

impl Pharo {
    /// A new match with the bank at a seat.
    pub fn open_with(&self, banker: Seat) -> State {
        State {
            public: Public {
                ledger: Ledger::default(),
                phase: Phase::Shuffle,
                banker,
                bank_from: 0,
                broken: false,
                tailles_done: 0,
                turns: 0,
                fallen: Drawn::new(),
                bottom: None,
                ready: SeatSet::EMPTY,
                refused: SeatSet::EMPTY,
                asked: None,
                cards: [const { ArrayVec::new_const() }; MOST_SEATS],
            },
            pack: Drawn::new(),
            ranks: [const { ArrayVec::new_const() }; MOST_SEATS],
            to: None,
            piles: None,
        }
    }

    /// Who is to act, from what everybody sees: every punter who is not ready, in any order. Nobody waits for one who is
    /// to be paid [behind another](Self::waits_for_forehand), but he may bend or stake meanwhile.
    pub(super) fn whose_turn(&self, p: &Public) -> Turn {
        match p.phase {
            Phase::Shuffle | Phase::Sweep => return Turn::Chance,
            Phase::Over => return Turn::Over,
            Phase::Pause if p.asked.is_some() => return Turn::of(p.banker),
            Phase::Pause | Phase::Count => {}
        }
        let (mut awaited, mut free) = (SeatSet::EMPTY, SeatSet::EMPTY);
        for seat in self.punters(p).filter(|seat| !p.ready.contains(*seat)) {
            let set = if self.waits_for_forehand(p, seat) { &mut free } else { &mut awaited };
            *set = set.with(seat);
        }
        Turn::Seats { awaited, free }
    }

    /// Whether a punter who has won must let others be paid before him: a bank that has been laid out pays from the
    /// forehand on. In a turn with a winner nobody meets a plié, so only winners wait for winners.
    pub(super) fn waits_for_forehand(&self, p: &Public, seat: Seat) -> bool {
        let has_won = |seat: Seat| asked_card(p, seat).is_some_and(|(_, stake)| stake.waits == Waits::Won);
        self.options.bank.named().is_some() && has_won(seat) && self.punters(p).take_while(|s| *s != seat).any(has_won)
    }

    /// How many quarters of a counter may be added to a stake.
    pub(super) fn room(&self, stake: &Stake) -> u32 {
        let most = i64::from(self.options.cap()) * PARTS;
        let quarter = Place::Corner.parts(1);
        u32::try_from((most - i64::from(stake.amount)) / quarter).unwrap_or(0)
    }

    /// The answers open to a card, in the order they are listed.
    pub(super) fn answers(&self, waits: Waits, stake: &Stake, mut offer: impl FnMut(Say)) {
        match waits {
            Waits::ForTurn | Waits::ForColour(_) => {}
            Waits::Won => {
                offer(Say::Collect);
                stake.stage.rung().next.iter().for_each(|&stage| offer(Say::Bend(stage)));
            }
            Waits::Paired => {
                let all = [
                    (PlieAnswer::Half, Say::Half),
                    (PlieAnswer::Colour, Say::Guess(Colour::Red)),
                    (PlieAnswer::Colour, Say::Guess(Colour::Black)),
                    (PlieAnswer::PlayOn, Say::PlayOn),
                ];
                let allowed = all.into_iter().filter(|(kind, _)| self.options.plie_choice.allow(*kind));
                allowed.for_each(|(_, say)| offer(say));
            }
        }
    }

    /// Why a move is refused, in the order a player would be told.
    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        let stake_on = |rank: Rank| s.card_on(seat, rank).map(|card| s.public.cards[seat.index()][card]);
        let not_there = || Refusal::by(law!("off-table"), text!("pharo-not-on-table"));
        let over = || {
            let text = text!("pharo-over-limit", amount = counters(i64::from(self.options.cap()) * PARTS));
            match self.options.limit.named() {
                Some(_) => Refusal::by(law!("limit"), text),
                None => Refusal::plain(text),
            }
        };
        match m {
            _ if s.public.asked.is_some() || s.public.phase == Phase::Count => Refusal::not_now(),
            Move::Ready => Refusal::by(law!("answer"), text!("pharo-answer-first")),
            Move::Stake { on, .. } if stake_on(on).is_some() => {
                Refusal::by(law!("stake"), text!("pharo-lies-already", card = on_card(on)))
            }
            Move::Stake { facing: Facing::Down, .. } if !self.options.face_down_cards => {
                Refusal::by(law!("face-down"), text!("pharo-no-face-down"))
            }
            Move::Stake { amount: 0, .. } | Move::Raise { amount: 0, .. } => {
                Refusal::plain(text!("pharo-nothing-laid"))
            }
            Move::Stake { .. } => over(),
            Move::Raise { on, .. } => match stake_on(on) {
                None => not_there(),
                Some(stake) if !stake.is_plain() => Refusal::by(law!("raise"), text!("pharo-only-plain")),
                Some(_) => over(),
            },
            Move::Withdraw(on) | Move::Shift { on, .. } => match stake_on(on) {
                None => not_there(),
                Some(stake) if !stake.is_plain() => Refusal::by(law!("leave"), text!("pharo-only-plain")),
                Some(_) if s.public.refused.contains(seat) => {
                    Refusal::by(law!("leave-once"), text!("pharo-refused-already"))
                }
                Some(_) => Refusal::by(law!("leave"), text!("pharo-to-taken")),
            },
            Move::Answer { on, say, to } => match stake_on(on) {
                None => not_there(),
                Some(stake) if stake.waits == Waits::Won && say == Say::Collect && to.is_none() => {
                    Refusal::by(law!("bank-limit"), text!("pharo-forehand-first"))
                }
                Some(stake) => self.why_not_answer(&stake, say, to),
            },
            Move::Count => Refusal::by(law!("piles"), text!("pharo-count-later")),
            Move::Leave | Move::Refuse => Refusal::not_now(),
        }
    }

    fn why_not_answer(&self, stake: &Stake, say: Say, to: Option<Rank>) -> Refusal {
        let mut is_open = false;
        self.answers(stake.waits, stake, |open| is_open |= open == say);
        match stake.waits {
            Waits::ForTurn | Waits::ForColour(_) => Refusal::by(law!("answer"), text!("pharo-nothing-to-answer")),
            Waits::Won if !is_open => Refusal::by(law!("bend-order"), text!("pharo-no-such-bend")),
            Waits::Paired if !is_open => Refusal::by(law!("plie"), text!("pharo-no-such-answer")),
            _ if to.is_some() && !self.options.transfer_bend => {
                Refusal::by(law!("transfer-bend"), text!("pharo-no-transfer"))
            }
            _ => Refusal::by(law!("transfer-bend"), text!("pharo-to-taken")),
        }
    }
}
