//! The course of a match: shuffle, stakes, turns, answers; who may do what, and why not.

use super::moves::{Move, Moves, Say};
use super::odds::TURNS;
use super::options::{PharoOptions, PlieAnswer};
use super::said::{counters, on_card};
use super::state::{Colour, Phase, Public, Stake, State, Taille, Waits};
use crate::amount::PARTS;
use crate::bank::{Cap, punters};
use crate::bend::Fell;
use crate::book::{BOOK, Drawn, PACK, spot};
use crate::layout::{Layings, QUARTERS};
use crate::piles::Piles;
use arrayvec::ArrayVec;
use rand::Rng;
use rand::seq::SliceRandom as _;
use serde::{Deserialize, Serialize};
use spadille_core::{
    CardSet, Game, Ledger, OptionError, Options as _, PerSeat, Rank, Refusal, Scribe, Seat, SeatSet, Turn, law, text,
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
            moves.words.0.extend([Move::Count, Move::Ready]);
            return moves;
        }
        if s.public.taille.asked.is_some() {
            moves.words.0.extend([Move::Leave, Move::Refuse]);
            return moves;
        }
        let staked = s.staked(seat);
        match s.public.asked_card(seat) {
            Some((card, stake)) => {
                let on = s.ranks[seat][card];
                let behind = self.waits_for_vorhand(&s.public, seat);
                for say in self.answers(stake).into_iter().filter(|say| !(behind && *say == Say::Collect)) {
                    moves.words.push(Move::Answer { on, say, to: None });
                    if self.options.transfer_bend && matches!(say, Say::Bend(_)) {
                        moves.words.0.extend(staked.others().map(|to| Move::Answer { on, say, to: Some(to) }));
                    }
                }
            }
            None => moves.words.push(Move::Ready),
        }
        let most = QUARTERS * self.options.cap();
        for (&on, stake) in s.ranks[seat].iter().zip(&s.public.cards[seat]).filter(|(_, stake)| stake.is_plain()) {
            // A stake is counted in parts, what may be added to it in quarters.
            let lies = i64::from(stake.amount) * i64::from(QUARTERS) / PARTS;
            moves.raises.room[spot(on).unwrap_or(0)] = most.saturating_sub(lies as u32);
            if !s.public.taille.refused.contains(seat) {
                moves.words.push(Move::Withdraw(on));
                moves.words.0.extend(staked.others().map(|to| Move::Shift { on, to }));
            }
        }
        let room = BOOK.map(|rank| if staked.contains(rank) { 0 } else { most });
        moves.stakes = Layings { room, face_down: self.options.face_down_cards };
        moves
    }

    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        if s.public.taille.asked.is_some() || s.public.phase == Phase::Count {
            return Refusal::not_now();
        }
        let on = match m {
            Move::Stake(laid) | Move::Raise(laid) => Some(laid.on),
            Move::Answer { on, .. } | Move::Withdraw(on) | Move::Shift { on, .. } => Some(on),
            Move::Ready | Move::Count | Move::Leave | Move::Refuse => None,
        };
        let lies = on.and_then(|on| s.card_on(seat, on)).map(|card| s.public.cards[seat][card]);
        let refused = s.public.taille.refused.contains(seat);
        let (law, text) = match (m, lies) {
            (Move::Leave | Move::Refuse, _) => return Refusal::not_now(),
            (Move::Ready, _) => (law!("answer"), text!("pharo-answer-first")),
            (Move::Count, _) => (law!("piles"), text!("pharo-count-later")),
            (Move::Stake(laid), Some(_)) => (law!("stake"), text!("pharo-lies-already", card = on_card(laid.on))),
            (Move::Stake(laid), None) if laid.face_down && !self.options.face_down_cards => {
                (law!("face-down"), text!("pharo-no-face-down"))
            }
            (Move::Stake(laid) | Move::Raise(laid), _) if laid.amount == 0 => {
                return Refusal::plain(text!("pharo-nothing-laid"));
            }
            (Move::Stake(_), None) => return self.over_limit(),
            (_, None) => (law!("off-table"), text!("pharo-not-on-table")),
            (Move::Answer { say, to, .. }, Some(stake)) => return self.why_not_answer(&stake, say, to),
            (Move::Raise(_), Some(stake)) if stake.is_plain() => return self.over_limit(),
            (Move::Raise(_), Some(_)) => (law!("raise"), text!("pharo-only-plain")),
            (_, Some(stake)) if !stake.is_plain() => (law!("leave"), text!("pharo-only-plain")),
            (_, Some(_)) if refused => (law!("leave-once"), text!("pharo-refused-already")),
            (_, Some(_)) => (law!("leave"), text!("pharo-to-taken")),
        };
        Refusal::by(law, text)
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
            Move::Stake(laid) => self.lay(s, seat, laid, scribe),
            Move::Raise(added) => self.raise(s, seat, added, scribe),
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
            return Outcome::Piles(Piles::swept(TURNS, rng));
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
            (Phase::Sweep, Outcome::Piles(piles)) => Piles::after(TURNS).contains(piles),
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        let p = &mut s.public;
        match o {
            Outcome::Pack(pack) => {
                s.pack.clone_from(pack);
                (p.phase, p.taille) = (Phase::Pause, Taille::default());
                let number = p.tailles_done + 1;
                scribe.does(p.banker, law!("cut"), || text!("pharo-shuffled", seat = p.banker, number = number));
            }
            Outcome::Piles(piles) => (p.phase, s.piles) = (Phase::Count, Some(*piles)),
        }
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.tailles_done.into()
    }

    fn standing(&self, s: &State, seat: Seat) -> f64 {
        // A card on the table is worth about what its closing would pay, the bank's share apart.
        let worth = |stake: &Stake| match stake.waits {
            Waits::ForTurn => stake.due(Fell::Close),
            Waits::Won => stake.due(Fell::Win),
            Waits::Paired | Waits::ForColour(_) => stake.due(Fell::Plie),
        };
        let of = |punter: Seat| s.public.cards[punter].iter().map(worth).sum::<i64>();
        let cards = if seat == s.public.banker { -self.punters(&s.public).map(of).sum::<i64>() } else { of(seat) };
        (s.public.ledger.balance(seat) + cards) as f64
    }
}

/// The answers to a plain plié, in the order they are listed.
const TO_A_PLIE: [(PlieAnswer, Say); 4] = [
    (PlieAnswer::Half, Say::Half),
    (PlieAnswer::Colour, Say::Guess(Colour::Red)),
    (PlieAnswer::Colour, Say::Guess(Colour::Black)),
    (PlieAnswer::PlayOn, Say::PlayOn),
];

impl Pharo {
    /// A new match with the bank at a seat.
    pub fn open_with(&self, banker: Seat) -> State {
        let public = Public {
            ledger: Ledger::default(),
            phase: Phase::Shuffle,
            banker,
            bank_from: 0,
            tailles_done: 0,
            cards: PerSeat::default(),
            taille: Taille::default(),
        };
        State { public, pack: Drawn::new(), ranks: PerSeat::default(), to: None, piles: None }
    }

    /// The punters, from the Vorhand on.
    pub(super) fn punters(&self, p: &Public) -> impl Iterator<Item = Seat> + use<> {
        punters(p.banker, self.options.players)
    }

    /// Who is to act, from what everybody sees: every punter who is not ready, in any order. Nobody waits for one who is
    /// to be paid [behind another](Self::waits_for_vorhand), but he may bend or stake meanwhile.
    pub(super) fn whose_turn(&self, p: &Public) -> Turn {
        match p.phase {
            Phase::Shuffle | Phase::Sweep => return Turn::Chance,
            Phase::Over => return Turn::Over,
            Phase::Pause if p.taille.asked.is_some() => return Turn::of(p.banker),
            Phase::Pause | Phase::Count => {}
        }
        let (mut awaited, mut free) = (SeatSet::EMPTY, SeatSet::EMPTY);
        for seat in self.punters(p).filter(|seat| !p.taille.ready.contains(*seat)) {
            let set = if self.waits_for_vorhand(p, seat) { &mut free } else { &mut awaited };
            *set = set.with(seat);
        }
        Turn::Seats { awaited, free }
    }

    /// Whether a punter who has won must let others be paid before him: a bank that has been laid out pays from the
    /// Vorhand on. In a turn with a winner nobody meets a plié, so only winners wait for winners.
    pub(super) fn waits_for_vorhand(&self, p: &Public, seat: Seat) -> bool {
        let has_won = |seat: Seat| p.asked_card(seat).is_some_and(|(_, stake)| stake.waits == Waits::Won);
        self.options.bank != Cap::NONE && has_won(seat) && self.punters(p).take_while(|s| *s != seat).any(has_won)
    }

    /// The answers open to a card, in the order they are listed.
    pub(super) fn answers(&self, stake: &Stake) -> ArrayVec<Say, 4> {
        let allowed = |(kind, say)| self.options.plie_choice.contains(&kind).then_some(say);
        match stake.waits {
            Waits::ForTurn | Waits::ForColour(_) => ArrayVec::new(),
            Waits::Won => {
                [Say::Collect].into_iter().chain(stake.stage.rung().next.iter().copied().map(Say::Bend)).collect()
            }
            Waits::Paired => TO_A_PLIE.into_iter().filter_map(allowed).collect(),
        }
    }

    /// More than the banker allows, or more than anybody has counters.
    fn over_limit(&self) -> Refusal {
        let text = text!("pharo-over-limit", amount = counters(i64::from(self.options.cap()) * PARTS));
        if self.options.limit == Cap::NONE { Refusal::plain(text) } else { Refusal::by(law!("limit"), text) }
    }

    fn why_not_answer(&self, stake: &Stake, say: Say, to: Option<Rank>) -> Refusal {
        let is_open = self.answers(stake).contains(&say);
        let (law, text) = match stake.waits {
            Waits::ForTurn | Waits::ForColour(_) => (law!("answer"), text!("pharo-nothing-to-answer")),
            Waits::Won if say == Say::Collect && to.is_none() => (law!("bank-limit"), text!("pharo-forehand-first")),
            Waits::Won if !is_open => (law!("bend-order"), text!("pharo-no-such-bend")),
            Waits::Paired if !is_open => (law!("plie"), text!("pharo-no-such-answer")),
            _ if to.is_some() && !self.options.transfer_bend => (law!("transfer-bend"), text!("pharo-no-transfer")),
            _ => (law!("transfer-bend"), text!("pharo-to-taken")),
        };
        Refusal::by(law, text)
    }
}
