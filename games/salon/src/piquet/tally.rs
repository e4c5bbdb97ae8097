//! Counting a deal in the order of the book: carte blanche, Rummel, sequences, sets, points in play, majority.
//!
//! The order decides who gets out first, and what blocks Repic and Pic.

use super::hand::Class;
use super::options::{PenaltyScope, PiquetOptions, RepicBlock};
use serde::{Deserialize, Serialize};
use spadille_core::{Card, LawId, Scribe, Seat, law};

/// What both count by declarations, class by class.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Declared {
    /// Ten for a hand without court cards.
    pub carte_blanche: [u8; 2],
    /// The Rummel.
    pub rummel: [u8; 2],
    /// Sequences.
    pub sequences: [u8; 2],
    /// Threes and fours.
    pub sets: [u8; 2],
}

impl Declared {
    /// The pair of a class.
    pub fn class(&mut self, class: Class) -> &mut [u8; 2] {
        match class {
            Class::Rummel => &mut self.rummel,
            Class::Sequences => &mut self.sequences,
            Class::Sets => &mut self.sets,
        }
    }

    fn in_order(&self) -> [(&[u8; 2], LawId, Reached); 4] {
        [
            (&self.carte_blanche, law!("carte-blanche"), Reached::CarteBlanche),
            (&self.rummel, law!("rummel"), Reached::Rummel),
            (&self.sequences, law!("sequences"), Reached::Sequences),
            (&self.sets, law!("sets"), Reached::Sets),
        ]
    }

    /// All a seat declares.
    pub fn sum(&self, seat: usize) -> u8 {
        self.carte_blanche[seat] + self.rummel[seat] + self.sequences[seat] + self.sets[seat]
    }
}

/// Where in the order of counting a score was reached.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Reached {
    CarteBlanche,
    Rummel,
    Sequences,
    Sets,
    Play,
    Majority,
}

/// The count of one deal as it marches on.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// Who leads the first trick.
    pub elder: Seat,
    /// Everything counted so far, with Pic and Repic.
    pub total: [u16; 2],
    /// Points for leads, takings and the last trick.
    pub play: [u8; 2],
    /// 10 or 40 for the tricks.
    pub majority: [u8; 2],
    /// Sixty for Repic, thirty for Pic.
    pub bonus: [u8; 2],
    /// Who made Repic.
    pub repic: Option<Seat>,
    /// Elder, when he made Pic.
    pub pic: Option<Seat>,
    /// The trick that brought the Pic, from 1.
    pub pic_at: Option<u8>,
    /// Whether elder has still to say a Pic before it helps him out (strict tables).
    pub pic_waits: bool,
    /// Complete tricks.
    pub tricks: [u8; 2],
    /// Who counts nothing of his play either, by seat.
    pub punished: [bool; 2],
    /// A score to stop at, for each seat; 0 for none.
    pub goal: [u16; 2],
    /// Who reached his goal first, where, and in which trick.
    pub out: Option<(Seat, Reached, Option<u8>)>,
}

impl Tally {
    /// A deal in which nothing is counted yet.
    pub fn new(elder: Seat, goal: [u16; 2]) -> Tally {
        Tally {
            elder,
            total: [0; 2],
            play: [0; 2],
            majority: [0; 2],
            bonus: [0; 2],
            repic: None,
            pic: None,
            pic_at: None,
            pic_waits: false,
            tricks: [0; 2],
            punished: [false; 2],
            goal,
            out: None,
        }
    }

    /// The trick in progress, from 1.
    fn trick(&self) -> u8 {
        self.tricks[0] + self.tricks[1] + 1
    }

    fn add<S: Scribe>(&mut self, seat: Seat, points: u8, law: LawId, scribe: &mut S) {
        if points == 0 || self.out.is_some() {
            return;
        }
        self.total[seat.index()] += u16::from(points);
        scribe.scores(seat, points.into(), law);
    }

    /// Whether a seat has reached its goal with what it has just counted, Pic or Repic included.
    fn reach(&mut self, seat: Seat, at: Reached) {
        if self.out.is_none() && self.is_at_goal(seat) {
            self.out = Some((seat, at, (at == Reached::Play).then(|| self.trick())));
        }
    }

    /// Whether a Pic has been made and not said.
    pub fn pic_is_unsaid(&self) -> bool {
        self.pic.is_some() && self.pic_waits
    }

    /// Whether a seat has the points it needs; a Pic counts for it when it has been said.
    fn is_at_goal(&self, seat: Seat) -> bool {
        let (goal, total) = (self.goal[seat.index()], self.total[seat.index()]);
        let unsaid = if seat == self.elder && self.pic_is_unsaid() { self.bonus[seat.index()] } else { 0 };
        goal > 0 && total - u16::from(unsaid) >= goal
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
        let mut so_far = [0u8; 2];
        for (pair, law, at) in declared.in_order() {
            for seat in [self.elder, self.elder.next(2)] {
                let (own, other) = (seat.index(), 1 - seat.index());
                if pair[own] == 0 {
                    continue;
                }
                so_far[own] += pair[own];
                self.add(seat, pair[own], law, scribe);
                let blocked = match options.repic_block {
                    RepicBlock::Order => so_far[other] > 0 || pair[other] > 0,
                    RepicBlock::AnyDeclaration => declared.sum(other) > 0,
                };
                if so_far[own] >= 30 && !blocked && self.repic.is_none() {
                    self.repic = Some(seat);
                    self.bonus[own] = 60;
                    self.add(seat, 60, law!("repic"), scribe);
                }
                self.reach(seat, at);
                if self.out.is_some() {
                    return;
                }
            }
        }
    }

    fn count_in_play<S: Scribe>(&mut self, seat: Seat, points: u8, law: LawId, scribe: &mut S) {
        let barred = self.punished[seat.index()];
        if points == 0 || self.out.is_some() || barred {
            return;
        }
        self.play[seat.index()] += points;
        self.add(seat, points, law, scribe);
        let elder = self.elder.index();
        if seat == self.elder
            && self.repic.is_none()
            && self.pic.is_none()
            && self.total[elder] >= 30
            && !self.younger_came_in()
        {
            self.pic = Some(seat);
            self.pic_at = Some(self.trick());
            self.bonus[elder] = 30;
            self.add(seat, 30, law!("pic"), scribe);
        }
        self.reach(seat, Reached::Play);
    }

    /// Whether younger has counted or taken anything, which keeps elder from Pic: a trick does so too where the card it was
    /// taken with counts nothing. He who is punished keeps nothing from the other.
    fn younger_came_in(&self) -> bool {
        let younger = 1 - self.elder.index();
        self.total[younger] > 0 || self.tricks[younger] > 0 && !self.punished[younger]
    }

    /// A card is led.
    pub fn lead<S: Scribe>(&mut self, leader: Seat, card: Card, options: &PiquetOptions, scribe: &mut S) {
        let points = u8::from(options.card_counts(card));
        self.count_in_play(leader, points, law!("lead-point"), scribe);
    }

    /// A trick is complete. `reply` is missing when the other has no cards left.
    pub fn take<S: Scribe>(
        &mut self,
        leader: Seat,
        led: Card,
        reply: Option<Card>,
        options: &PiquetOptions,
        scribe: &mut S,
    ) -> Seat {
        let beaten = reply.is_some_and(|r| beats(r, led));
        let winner = if beaten { leader.next(2) } else { leader };
        let last = self.trick() == 12;
        match (beaten, reply) {
            (true, Some(_)) if last => self.count_in_play(winner, 3, law!("last-trick"), scribe),
            (true, Some(card)) => {
                self.count_in_play(winner, u8::from(options.card_counts(card)), law!("take-point"), scribe);
            }
            // Three in all, whatever his lead has counted.
            _ if last => {
                let more = 3 - u8::from(options.card_counts(led));
                self.count_in_play(winner, more, law!("last-trick"), scribe);
            }
            _ => {}
        }
        self.won(winner, scribe);
        winner
    }

    /// Gives all the tricks that are left to one player, who counts one for each and three for the last (law 9).
    pub fn give_rest<S: Scribe>(&mut self, to: Seat, scribe: &mut S) {
        while self.trick() <= 12 && self.out.is_none() {
            let points = if self.trick() == 12 { 3 } else { 1 };
            self.count_in_play(to, points, law!("law-09"), scribe);
            self.won(to, scribe);
        }
    }

    fn won<S: Scribe>(&mut self, winner: Seat, scribe: &mut S) {
        self.tricks[winner.index()] += 1;
        self.count_majority(scribe);
    }

    /// Counts the majority or the capot, once all tricks are played.
    pub fn count_majority<S: Scribe>(&mut self, scribe: &mut S) {
        if self.tricks[0] + self.tricks[1] < 12 || self.out.is_some() {
            return;
        }
        let (points, law) = match self.tricks {
            [12, 0] | [0, 12] => (40, law!("capot")),
            [6, 6] => return,
            _ => (10, law!("majority")),
        };
        let most = Seat(u8::from(self.tricks[1] > self.tricks[0]));
        if !self.punished[most.index()] {
            self.majority[most.index()] = points;
            self.add(most, points, law, scribe);
            self.reach(most, Reached::Majority);
        }
    }

    /// A Pic that was not said in time is lost.
    pub fn lose_pic(&mut self) {
        if let Some(seat) = self.pic.take() {
            self.pic_at = None;
            self.total[seat.index()] -= u16::from(std::mem::take(&mut self.bonus[seat.index()]));
        }
    }

    /// Counts a deal into an empty tally: declarations, then these tricks, with nobody, one or both punished. A trick
    /// without a leader is led by the winner of the one before.
    pub fn recount(
        self,
        declared: &Declared,
        plays: impl IntoIterator<Item = (Option<Seat>, Card, Option<Card>)>,
        punished: [bool; 2],
        options: &PiquetOptions,
    ) -> (Tally, Vec<Seat>) {
        let mut tally = self;
        tally.punished = punished.map(|guilty| guilty && options.penalty_scope == PenaltyScope::WholeDeal);
        tally.declare(declared, options, &mut ());
        let (mut leader, mut winners) = (tally.elder, Vec::new());
        for (led_by, led, reply) in plays {
            leader = led_by.unwrap_or(leader);
            if tally.out.is_none() {
                tally.lead(leader, led, options, &mut ());
            }
            if tally.out.is_some() {
                break;
            }
            leader = tally.take(leader, led, reply, options, &mut ());
            winners.push(leader);
        }
        (tally, winners)
    }
}

/// Whether a reply takes the card led: higher, and of its suit.
pub fn beats(reply: Card, led: Card) -> bool {
    reply.suit() == led.suit() && super::hand::height(reply.rank()) > super::hand::height(led.rank())
}
