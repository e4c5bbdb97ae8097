//! The course of a match: shuffle, pauses, turns; who may do what, and why not.

use super::moves::{Move, Moves, in_threes, stakes, withdrawals};
use super::options::{BottomShown, MultiBet, NextBank, SussmilchOptions};
use super::places::{PLACES, Spot};
use super::settle::{Befell, share_of};
use super::state::{Phase, Public, Shares, State, TURNS, Taille};
use crate::amount::PARTS;
use crate::bank::{Cap, LaidOut, MOST_SEATS, punters};
use crate::book::Drawn;
use crate::pack::{Pack, are_all, shuffled};
use crate::piles::{Dealer, Piles};
use crate::said::{counters, parts};
use crate::wager::On;
use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{
    Card, Game, LawId, Ledger, OptionError, Options as _, PerSeat, Refusal, Scribe, Seat, SeatSet, Sheet, Turn, law,
    text,
};

/// Süßmilch under chosen options.
#[derive(Clone, Debug)]
pub struct Sussmilch {
    pub(super) options: SussmilchOptions,
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

impl Game for Sussmilch {
    const ID: &'static str = "sussmilch";
    const PARTS: i64 = PARTS;

    type Options = SussmilchOptions;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: SussmilchOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Sussmilch { options })
    }

    fn options(&self) -> &SussmilchOptions {
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
        if p.phase == Phase::Count {
            moves.words.0.extend([Move::Count, Move::Ready]);
            return moves;
        }
        moves.words.push(Move::Ready);
        let room: [u32; PLACES] = std::array::from_fn(|at| self.room(p, seat, Spot(at as u8)));
        let standing = |spot: &Spot| p.on(seat, *spot).standing() > 0;
        moves.words.0.extend(Spot::all().filter(standing).map(Move::Clear));
        let from: ArrayVec<(Spot, u32, u32), PLACES> = Spot::all()
            .map(|spot| (spot, p.on(seat, spot).withdrawable()))
            .filter(|(_, (_, most))| *most > 0)
            .map(|(spot, (step, most))| (spot, step, most))
            .collect();
        for sums in [stakes(room), withdrawals(&from), in_threes(&from)] {
            if !sums.room.is_empty() {
                moves.sums.push(sums);
            }
        }
        moves.pushes.from = from;
        moves.pushes.room = room;
        moves
    }

    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        let p = &s.public;
        let over = || {
            let text = text!("sussmilch-over", amount = counters(self.options.cap()));
            let law = if self.options.limit == Cap::NONE { law!("stake-purse") } else { law!("limit") };
            Refusal::by(law, text)
        };
        match m {
            _ if p.phase == Phase::Count => Refusal::not_now(),
            Move::Count => Refusal::by(law!("piles"), text!("sussmilch-count-later")),
            Move::Stake(on) | Move::Withdraw(on) | Move::Push { from: on, .. } if on.sum == 0 => {
                Refusal::plain(text!("bank-nothing-laid"))
            }
            Move::Stake(_) => over(),
            Move::Push { from, to } if from.place == to => {
                Refusal::by(law!("push-elsewhere"), text!("sussmilch-same-place"))
            }
            Move::Withdraw(on) | Move::Push { from: on, .. } => {
                let shares = p.on(seat, on.place);
                let (step, most) = shares.withdrawable();
                if on.sum > most || most == 0 {
                    Refusal::by(law!("leave-in-part"), text!("sussmilch-not-there", amount = parts(shares.sum())))
                } else if !on.sum.is_multiple_of(step) {
                    Refusal::by(law!("withdraw-evenly"), text!("sussmilch-in-threes"))
                } else {
                    over()
                }
            }
            Move::Clear(_) => Refusal::by(law!("leave-in-part"), text!("sussmilch-nothing-there")),
            Move::Ready => Refusal::not_now(),
        }
    }

    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let (p, joint) = (&mut s.public, self.options.multi_bet == MultiBet::Joint);
        match m {
            Move::Ready => {
                p.taille.ready = p.taille.ready.with(seat);
                let all = self.punters(p).all(|punter| p.taille.ready.contains(punter));
                match p.phase {
                    Phase::Count if all => self.end_taille(s, scribe),
                    _ if all => self.turn_over(s, scribe),
                    _ => {}
                }
            }
            Move::Count => self.count_piles(s, seat, scribe),
            Move::Stake(On { place, sum }) => {
                p.on_mut(seat, place).lay(i64::from(sum) * PARTS, place, joint);
                scribe.does(seat, law_of_place(place), || {
                    text!("sussmilch-lays", seat = seat, amount = counters(sum), place = place.said())
                });
            }
            Move::Withdraw(On { place, sum }) => {
                let law = self.law_of_taking(p.on(seat, place));
                p.on_mut(seat, place).withdraw(i64::from(sum) * PARTS);
                scribe.does(seat, law, || {
                    text!("sussmilch-withdraws", seat = seat, amount = counters(sum), place = place.said())
                });
            }
            Move::Clear(place) => {
                let all = std::mem::take(p.on_mut(seat, place)).sum();
                scribe.does(seat, law!("leave-in-part"), || {
                    text!("sussmilch-withdraws", seat = seat, amount = parts(all), place = place.said())
                });
            }
            Move::Push { from: On { place, sum }, to } => {
                p.on_mut(seat, place).withdraw(i64::from(sum) * PARTS);
                p.on_mut(seat, to).lay(i64::from(sum) * PARTS, to, joint);
                scribe.does(seat, law!("push-elsewhere"), || {
                    let text = text!("sussmilch-pushes", seat = seat, amount = counters(sum), from = place.said());
                    text.with("to", to.said())
                });
            }
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        match s.public.phase {
            Phase::Sweep => Outcome::Piles(Piles::swept(TURNS, rng)),
            _ => Outcome::Pack(shuffled(Pack::Short.cards(), rng)),
        }
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        let fits = match (s.public.phase, o) {
            (Phase::Shuffle, Outcome::Pack(pack)) => are_all(pack, Pack::Short.cards()),
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
                let (number, banker) = (p.tailles_done + 1, p.banker);
                scribe.does(banker, law!("cut"), || text!("sussmilch-shuffled", seat = banker, number = number));
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
}

/// The law by which counters are laid on a place.
pub(super) fn law_of_place(spot: Spot) -> LawId {
    match spot.size() {
        1 => law!("stake-one"),
        2 => law!("stake-two"),
        _ => law!("stake-four"),
    }
}

impl Sussmilch {
    /// A new match with the bank at a seat.
    pub fn open_with(&self, banker: Seat) -> State {
        let stakes = PerSeat::<_, MOST_SEATS>::all([Shares::default(); PLACES]);
        let (ledger, taille) = (Ledger::default(), Taille::default());
        let bank = LaidOut::default();
        let public = Public { ledger, phase: Phase::Shuffle, banker, tailles_done: 0, bank, stakes, taille };
        State { public, pack: Drawn::new(), piles: None }
    }

    /// The punters, from the Vorhand on.
    pub(super) fn punters(&self, p: &Public) -> impl Iterator<Item = Seat> + use<> {
        punters(p.banker, self.options.players)
    }

    /// Who is to act, from what everybody sees: every punter who is not ready, in any order.
    pub(super) fn whose_turn(&self, p: &Public) -> Turn {
        match p.phase {
            Phase::Shuffle | Phase::Sweep => Turn::Chance,
            Phase::Over => Turn::Over,
            Phase::Pause | Phase::Count => {
                Turn::any_of(self.punters(p).filter(|seat| !p.taille.ready.contains(*seat)).collect())
            }
        }
    }

    /// How many counters a seat may still lay on a place; a part of one counts as a whole.
    fn room(&self, p: &Public, seat: Seat, spot: Spot) -> u32 {
        let lies = (p.on(seat, spot).sum() + PARTS - 1) / PARTS;
        self.options.cap().saturating_sub(lies as u32)
    }

    /// The law by which counters are taken back.
    fn law_of_taking(&self, shares: Shares) -> LawId {
        if shares.standing() > 1 { law!("withdraw-evenly") } else { law!("leave-in-part") }
    }

    /// Everybody is ready: the next turn.
    fn turn_over<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let taille = &mut s.public.taille;
        taille.ready = SeatSet::EMPTY;
        if taille.turns == 0 && self.options.bottom_shown == BottomShown::AfterFirstStakes {
            taille.bottom = s.pack.last().copied();
            if let Some(card) = taille.bottom {
                scribe.tell_by(law!("bottom-shown"), || text!("sussmilch-bottom", card = card));
            }
        }
        let Some(&[first, second]) = s.pack.as_chunks().0.get(usize::from(taille.turns)) else { return };
        taille.turns += 1;
        taille.fallen.extend([first, second]);
        let number = taille.turns;
        scribe.tell_by(law!("turn"), || text!("sussmilch-turn", number = number, first = first, second = second));
        // First the bank takes, then it pays from the Vorhand on.
        for takes in [true, false] {
            for seat in self.punters(&s.public) {
                for spot in Spot::all() {
                    self.befalls(&mut s.public, (seat, spot), [first, second], takes, scribe);
                }
            }
        }
        if number == TURNS {
            scribe.tell_by(law!("bottom-void"), || text!("sussmilch-void", card = second));
            match self.options.dealer {
                Dealer::House => self.end_taille(s, scribe),
                Dealer::Human => s.public.phase = Phase::Sweep,
            }
        } else {
            scribe.tell_by(law!("pause"), || text!("sussmilch-pause"));
        }
    }

    /// What a turn means for what a seat has on a place: the losses, or the wins.
    fn befalls<S: Scribe>(
        &self,
        p: &mut Public,
        (seat, spot): (Seat, Spot),
        drawn: [Card; 2],
        takes: bool,
        scribe: &mut S,
    ) {
        let shares = p.on(seat, spot);
        if shares.standing() == 0 {
            return;
        }
        let joint = self.options.multi_bet == MultiBet::Joint;
        let is_last = p.taille.turns == TURNS;
        for at in (0..4).filter(|at| shares.0[*at] > 0) {
            let share = share_of(spot, at, joint);
            let Some((fell, law)) = Befell::of(share.clone(), drawn, is_last) else { continue };
            if (fell != Befell::Win) != takes {
                continue;
            }
            let stake = i64::from(shares.0[at]);
            let due = fell.due(stake);
            p.on_mut(seat, spot).0[at] = 0;
            let word = if joint { spot.word() } else { share.clone().next().map_or("", |rank| rank.symbol()) };
            let several = spot.size() > 1;
            let by = match several {
                true if joint => law!("joint-stake"),
                true => law!("equal-shares"),
                false => law,
            };
            scribe.does(seat, by, || {
                let text = fell.told().with("seat", seat).with("place", spot.word()).with("rank", word);
                text.with("said", spot.said()).with("amount", parts(stake))
            });
            let law = if fell == Befell::Plie && due % PARTS != 0 { law!("halves-exact") } else { law };
            p.bank.pay(self.options.laid_by(p.banker), &mut p.ledger, seat, (due, law), scribe);
            scribe.does(seat, law!("off-table"), || text!("sussmilch-off", seat = seat, place = spot.said()));
        }
    }

    /// Somebody counts the piles. When they are unequal everything that stands is paid as won.
    fn count_piles<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let Some(piles) = s.piles.take() else { return };
        let counted = || text!("sussmilch-counted", seat = seat, bank = piles.bank, punters = piles.punters);
        scribe.does(seat, law!("piles"), counted);
        if piles.are_false() {
            let (p, law) = (&mut s.public, law!("fausse-taille"));
            scribe.does(p.banker, law, || text!("sussmilch-fausse-taille", seat = p.banker));
            for punter in self.punters(p) {
                for spot in Spot::all() {
                    let due = Befell::Win.due(std::mem::take(p.on_mut(punter, spot)).sum());
                    if due > 0 {
                        p.bank.pay(self.options.laid_by(p.banker), &mut p.ledger, punter, (due, law), scribe);
                    }
                }
            }
        }
        self.end_taille(s, scribe);
    }

    /// What still stands goes back, and the bank stays or passes.
    pub(super) fn end_taille<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let joint = self.options.multi_bet == MultiBet::Joint;
        let p = &mut s.public;
        for seat in self.punters(p) {
            for spot in Spot::all() {
                let shares = std::mem::take(p.on_mut(seat, spot));
                for at in (0..4).filter(|at| shares.0[*at] > 0) {
                    let rank = share_of(spot, at, joint).next().map_or("", |rank| rank.symbol());
                    let word = if joint { spot.word() } else { rank };
                    scribe.does(seat, law!("close"), || {
                        let text = Befell::Close.told().with("seat", seat).with("place", spot.word());
                        text.with("rank", word).with("said", spot.said()).with("amount", parts(shares.0[at].into()))
                    });
                }
            }
        }
        s.pack.clear();
        s.piles = None;
        p.taille.ready = SeatSet::EMPTY;
        p.tailles_done += 1;
        let is_last = p.tailles_done == self.options.tailles;
        scribe.deal_over(law!("taille"), || Sheet::new(text!("sussmilch-taille-over", number = p.tailles_done)));
        p.phase = if is_last { Phase::Over } else { Phase::Shuffle };
        if is_last {
            scribe.match_over(None, || text!("house-match-over"));
        } else if self.options.next_bank == NextBank::Right {
            p.banker = p.banker.next(self.options.players);
            scribe.does(p.banker, law!("next-bank"), || text!("sussmilch-next-bank", seat = p.banker));
        }
        p.bank.anew(p.banker, self.options.next_bank == NextBank::Right, &p.ledger);
    }
}
