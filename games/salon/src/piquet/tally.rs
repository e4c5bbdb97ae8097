//! Counting a deal in the order of the book: carte blanche, Rummel, sequences, sets, points in play, majority.
//!
//! The order decides who gets out first, and what blocks Repic and Pic.

use super::hand::PerClass;
use super::options::{PenaltyScope, PiquetOptions, RepicBlock};
use super::state::Pair;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, LawId, Scribe, Seat, law};
use spadille_tricks::Trick;

/// What both count by declarations.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Declared {
    /// Ten for a hand without court cards.
    pub carte_blanche: Pair<u8>,
    #[serde(flatten)]
    pub of: PerClass<Pair<u8>>,
}

impl Declared {
    fn in_order(&self) -> [(Pair<u8>, LawId, Reached); 4] {
        [
            (self.carte_blanche, law!("carte-blanche"), Reached::CarteBlanche),
            (self.of.rummel, law!("rummel"), Reached::Rummel),
            (self.of.sequences, law!("sequences"), Reached::Sequences),
            (self.of.sets, law!("sets"), Reached::Sets),
        ]
    }

    pub fn sums(&self) -> Pair<u8> {
        Pair::from_fn(|seat| self.in_order().iter().map(|(points, ..)| points[seat]).sum())
    }
}

/// Where in the order of counting a score was reached.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reached {
    CarteBlanche,
    Rummel,
    Sequences,
    Sets,
    Play,
    Majority,
}

/// Sixty for thirty points before the other counts anything.
const REPIC: u8 = 60;
/// Thirty for thirty points, some of them in play, before the other comes in.
pub const PIC: u8 = 30;
const TRICKS: u8 = 12;

/// The count of one deal as it marches on.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// Who leads the first trick.
    pub elder: Seat,
    /// Everything counted so far, with Pic and Repic.
    pub total: Pair<u16>,
    /// Points for leads, takings and the last trick.
    pub play: Pair<u8>,
    /// 10 or 40 for the tricks.
    pub majority: Pair<u8>,
    pub repic: Option<Seat>,
    /// The trick that brought elder the Pic, from 1.
    pub pic: Option<u8>,
    /// Whether elder has still to say a Pic before it helps him out (strict tables).
    pub pic_waits: bool,
    pub tricks: Pair<u8>,
    /// Who counts nothing of his play either.
    pub punished: Pair<bool>,
    /// A score to stop at, for each seat; 0 for none.
    pub goal: Pair<u16>,
    /// Who reached his goal first, where, and in which trick.
    pub out: Option<(Seat, Reached, Option<u8>)>,
}

impl Tally {
    /// A deal in which nothing is counted yet.
    pub fn new(elder: Seat, goal: Pair<u16>) -> Tally {
        Tally {
            elder,
            total: Pair::default(),
            play: Pair::default(),
            majority: Pair::default(),
            repic: None,
            pic: None,
            pic_waits: false,
            tricks: Pair::default(),
            punished: Pair::default(),
            goal,
            out: None,
        }
    }

    pub fn count(&self) -> u8 {
        self.tricks.values().sum()
    }

    pub fn pic_by(&self) -> Option<Seat> {
        self.pic.map(|_| self.elder)
    }

    pub fn bonus(&self) -> Pair<u8> {
        let of = |by: Option<Seat>, seat, points| if by == Some(seat) { points } else { 0 };
        Pair::from_fn(|seat| of(self.repic, seat, REPIC) + of(self.pic_by(), seat, PIC))
    }

    fn add<S: Scribe>(&mut self, seat: Seat, points: u8, law: LawId, scribe: &mut S) {
        self.total[seat] += u16::from(points);
        scribe.scores(seat, points.into(), law);
    }

    /// Whether a seat has reached its goal with what it has just counted, Pic or Repic included.
    fn reach(&mut self, seat: Seat, at: Reached) {
        if self.out.is_none() && self.is_at_goal(seat) {
            self.out = Some((seat, at, (at == Reached::Play).then(|| self.count() + 1)));
        }
    }

    pub fn pic_is_unsaid(&self) -> bool {
        self.pic.is_some() && self.pic_waits
    }

    /// Whether a seat has the points it needs; a Pic counts for it when it has been said.
    fn is_at_goal(&self, seat: Seat) -> bool {
        let unsaid = if seat == self.elder && self.pic_is_unsaid() { PIC } else { 0 };
        self.goal[seat] > 0 && self.total[seat] - u16::from(unsaid) >= self.goal[seat]
    }

    /// Elder says his Pic. It counts where it was made, before all that younger has counted since.
    pub fn say_pic(&mut self) {
        self.pic_waits = false;
        if self.is_at_goal(self.elder) {
            self.out = None;
            self.reach(self.elder, Reached::Play);
        }
    }

    /// Counts the declarations of both, class by class, and Repic where it falls.
    pub fn declare<S: Scribe>(&mut self, declared: &Declared, options: &PiquetOptions, scribe: &mut S) {
        let (mut so_far, sums) = (Pair::<u8>::default(), declared.sums());
        for (points, law, at) in declared.in_order() {
            for seat in [self.elder, self.elder.next(2)].into_iter().filter(|seat| points[*seat] > 0) {
                let other = seat.next(2);
                so_far[seat] += points[seat];
                self.add(seat, points[seat], law, scribe);
                let blocked = match options.repic_block {
                    RepicBlock::Order => so_far[other] > 0 || points[other] > 0,
                    RepicBlock::AnyDeclaration => sums[other] > 0,
                };
                if so_far[seat] >= 30 && !blocked && self.repic.is_none() {
                    self.repic = Some(seat);
                    self.add(seat, REPIC, law!("repic"), scribe);
                }
                self.reach(seat, at);
                if self.out.is_some() {
                    return;
                }
            }
        }
    }

    fn count_in_play<S: Scribe>(&mut self, seat: Seat, points: u8, law: LawId, scribe: &mut S) {
        if points == 0 || self.out.is_some() || self.punished[seat] {
            return;
        }
        self.play[seat] += points;
        self.add(seat, points, law, scribe);
        let thirty = seat == self.elder && self.total[seat] >= 30;
        if thirty && self.repic.is_none() && self.pic.is_none() && !self.younger_came_in() {
            self.pic = Some(self.count() + 1);
            self.add(seat, PIC, law!("pic"), scribe);
        }
        self.reach(seat, Reached::Play);
    }

    /// Whether younger has counted or taken anything, which keeps elder from Pic: a trick does so too where the card it was
    /// taken with counts nothing. He who is punished keeps nothing from the other.
    fn younger_came_in(&self) -> bool {
        let younger = self.elder.next(2);
        self.total[younger] > 0 || self.tricks[younger] > 0 && !self.punished[younger]
    }

    pub fn lead<S: Scribe>(&mut self, leader: Seat, card: Card, options: &PiquetOptions, scribe: &mut S) {
        self.count_in_play(leader, options.card_points(card), law!("lead-point"), scribe);
    }

    /// A trick is complete, with one card alone when the other has none left or has thrown them in.
    pub fn take<S: Scribe>(&mut self, trick: &Trick<2>, options: &PiquetOptions, scribe: &mut S) {
        let winner = trick.winner();
        let taken = winner != trick.leader();
        let card = trick.best().map_or(0, |card| options.card_points(card));
        if self.count() + 1 == TRICKS {
            // Three in all, whatever his lead has counted.
            self.count_in_play(winner, if taken { 3 } else { 3 - card }, law!("last-trick"), scribe);
        } else if taken {
            self.count_in_play(winner, card, law!("take-point"), scribe);
        }
        self.won(winner, scribe);
    }

    /// Gives all the tricks that are left to one player, who counts one for each and three for the last (law 9).
    pub fn give_rest<S: Scribe>(&mut self, to: Seat, scribe: &mut S) {
        while self.count() < TRICKS && self.out.is_none() {
            let points = if self.count() + 1 == TRICKS { 3 } else { 1 };
            self.count_in_play(to, points, law!("law-09-hand-thrown-in"), scribe);
            self.won(to, scribe);
        }
    }

    fn won<S: Scribe>(&mut self, winner: Seat, scribe: &mut S) {
        self.tricks[winner] += 1;
        self.count_majority(scribe);
    }

    /// Counts the majority or the capot, once all tricks are played.
    pub fn count_majority<S: Scribe>(&mut self, scribe: &mut S) {
        if self.count() < TRICKS || self.out.is_some() {
            return;
        }
        let most = Seat(u8::from(self.tricks.0[1] > self.tricks.0[0]));
        let (points, law) = match self.tricks[most] {
            TRICKS => (40, law!("capot")),
            6 => return,
            _ => (10, law!("majority")),
        };
        if !self.punished[most] {
            self.majority[most] = points;
            self.add(most, points, law, scribe);
            self.reach(most, Reached::Majority);
        }
    }

    /// A Pic that was not said in time is lost.
    pub fn lose_pic(&mut self) {
        if self.pic.take().is_some() {
            self.total[self.elder] -= u16::from(PIC);
        }
    }

    /// Counts a deal into an empty tally: declarations, then these tricks, with nobody, one or both punished.
    #[must_use]
    pub fn recount<'a>(
        mut self,
        declared: &Declared,
        tricks: impl IntoIterator<Item = &'a Trick<2>>,
        punished: Pair<bool>,
        options: &PiquetOptions,
    ) -> Tally {
        self.punished = punished.map(|guilty| guilty && options.penalty_scope == PenaltyScope::WholeDeal);
        self.declare(declared, options, &mut ());
        for trick in tricks {
            if let Some(led) = trick.led() {
                self.lead(trick.leader(), led, options, &mut ());
            }
            if self.out.is_some() {
                break;
            }
            self.take(trick, options, &mut ());
        }
        self
    }
}
