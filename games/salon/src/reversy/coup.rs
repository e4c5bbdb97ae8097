//! What a trick brings: aces and the Quinola placed, forced or led.

use super::cards::{ACE_OF_DIAMONDS, ACE_OF_HEARTS, ACES, ORDER, QUINOLA};
use super::options::AceByChoice;
use super::rules::Reversy;
use super::state::{FOUR, TRICKS};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, LawId, Ledger, Scribe, Seat, card, law, text};
use spadille_tricks::Trick;

/// How the Quinola or an ace was played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// Thrown on another suit.
    Placed,
    /// Given to its own suit; an ace only if it was the last card of it.
    Forced,
    /// Led, or counted as if it had been.
    Led,
}

/// The Quinola or an ace in a trick.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Coup {
    /// Which card.
    pub card: Card,
    /// Who played it.
    pub seat: Seat,
    /// How.
    pub how: How,
    /// In which trick, from 1.
    pub trick: u8,
    /// Who led to that trick.
    pub leader: Seat,
    /// Who took it.
    pub winner: Seat,
}

/// What is paid, part by part, each with its law.
pub type Parts = ArrayVec<(i64, LawId), 3>;

impl Reversy {
    /// The coups of a full trick; `more` tells who holds further cards of the suit led.
    pub fn coups(&self, trick: &Trick<4>, number: u8, more: impl Fn(Seat) -> bool) -> ArrayVec<Coup, 4> {
        let Some(led) = trick.led() else { return ArrayVec::new() };
        let how = |seat: Seat, card: Card| {
            let by_choice = card != QUINOLA && more(seat);
            if seat == trick.leader() {
                Some(How::Led)
            } else if !ORDER.suit_of(led).contains(card) {
                Some(How::Placed)
            } else if !by_choice {
                Some(How::Forced)
            } else {
                (self.options.ace_voluntary == AceByChoice::PaysPartieWinner).then_some(How::Led)
            }
        };
        let matters = trick.plays().filter(|(_, card)| *card == QUINOLA || ACES.contains(*card));
        let (leader, winner) = (trick.leader(), trick.winner());
        let coup = |(seat, card)| Some(Coup { card, seat, how: how(seat, card)?, trick: number, leader, winner });
        matters.filter_map(coup).collect()
    }

    /// What a coup costs or brings; nothing is a free ace of hearts.
    pub fn parts(&self, coup: &Coup) -> Parts {
        let is_free = self.options.heart_ace_free && coup.card == ACE_OF_HEARTS && coup.how != How::Placed;
        let mut parts = Parts::new();
        if is_free {
            return parts;
        }
        let base = if coup.card == QUINOLA { 4 } else { 1 };
        parts.push((base, law_of(coup)));
        if coup.card == ACE_OF_DIAMONDS {
            parts.push((base, law!("ace-of-diamonds")));
        }
        doubled_at_last(parts, coup.trick)
    }

    /// What somebody owes the winner of the Partie for a coup.
    pub fn owed(&self, coup: &Coup) -> i64 {
        if coup.how == How::Led { self.parts(coup).iter().map(|(amount, _)| amount).sum() } else { 0 }
    }

    /// A payment between players; opposite ones may pay double.
    pub fn pay<S: Scribe>(&self, ledger: &mut Ledger, [from, to]: [Seat; 2], amount: i64, law: LawId, scribe: &mut S) {
        ledger.pay(from, to, amount, law, scribe);
        if self.options.vis_a_vis && from.distance(to, FOUR) == 2 {
            ledger.pay(from, to, amount, law!("vis-a-vis"), scribe);
        }
    }

    /// The same, part by part.
    pub fn pay_parts<S: Scribe>(&self, ledger: &mut Ledger, between: [Seat; 2], parts: &Parts, scribe: &mut S) {
        parts.iter().for_each(|(amount, law)| self.pay(ledger, between, *amount, *law, scribe));
    }

    /// What is paid at once for a coup.
    pub fn pay_coup<S: Scribe>(&self, ledger: &mut Ledger, coup: &Coup, scribe: &mut S) {
        let (parts, seat) = (self.parts(coup), coup.seat);
        match coup.how {
            How::Placed => self.pay_parts(ledger, [coup.winner, seat], &parts, scribe),
            How::Forced => {
                self.pay_parts(ledger, [seat, coup.leader], &parts, scribe);
                if coup.card == QUINOLA {
                    let two = Parts::from_iter([(2, law!("quinola-forced-others"))]);
                    let two = doubled_at_last(two, coup.trick);
                    let others = Seat::all(FOUR).filter(|other| *other != seat && *other != coup.leader);
                    others.for_each(|other| self.pay_parts(ledger, [other, coup.leader], &two, scribe));
                }
            }
            How::Led => {}
        }
        if parts.is_empty() {
            scribe.does(seat, law!("heart-ace-free"), || {
                text!("reversy-heart-ace-free", seat = seat, card = card!(Ace of Hearts))
            });
        }
    }

    /// Tells of an ace that was played by choice, and what it costs.
    pub fn tell_choice<S: Scribe>(&self, trick: &Trick<4>, coups: &[Coup], scribe: &mut S) {
        let Some(led) = trick.led() else { return };
        for (seat, card) in trick.plays().skip(1).filter(|(_, card)| ACES.contains(*card)) {
            let silent = coups.iter().all(|coup| coup.card != card);
            if silent && ORDER.suit_of(led).contains(card) {
                scribe.does(seat, law!("ace-by-choice"), || text!("reversy-ace-by-choice", seat = seat, card = card));
            }
        }
    }
}

/// Whatever falls in the last trick is paid double.
fn doubled_at_last(mut parts: Parts, trick: u8) -> Parts {
    if trick == TRICKS {
        let once = parts.iter().map(|(amount, _)| amount).sum();
        parts.push((once, law!("last-trick-double")));
    }
    parts
}

fn law_of(coup: &Coup) -> LawId {
    match (coup.how, coup.card == QUINOLA) {
        (How::Placed, true) => law!("quinola-placed"),
        (How::Forced, true) => law!("quinola-forced"),
        (How::Led, true) => law!("quinola-led"),
        (How::Placed, false) => law!("ace-placed"),
        (How::Forced, false) => law!("ace-forced"),
        (How::Led, false) if coup.seat == coup.leader => law!("ace-led"),
        (How::Led, false) => law!("ace-by-choice-pays"),
    }
}
