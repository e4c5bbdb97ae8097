//! The slates: strokes, Imperials, and the sixth stroke that wipes everything.

use super::rules::Imperial;
use super::state::{Public, SEATS};
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Measure, PerSeat, Scribe, Seat, Tally, law, text};

/// How many strokes make an Imperial.
pub const STROKES: u8 = 6;

/// For what something is marked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The card the dealer of four turned.
    TurnUp,
    /// The turned card, robbed.
    Rob,
    /// Four of a kind.
    Four,
    /// Ace, king, queen and jack of a suit.
    Quart,
    /// The longest suit.
    Rummel,
    /// Imperial trumps in a trick.
    Honour,
    /// Tricks above the due number.
    Tricks,
}

/// A row of what was marked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    /// Who marked.
    pub seat: Seat,
    /// How many strokes.
    pub strokes: u8,
    /// How many Imperials from the hand.
    pub imperials: u8,
    /// For what.
    pub reason: Reason,
}

/// Strokes and Imperials of a game.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Slate {
    /// Strokes of each, below six.
    pub strokes: PerSeat<u8, SEATS>,
    /// Imperials of each.
    pub imperials: PerSeat<u8, SEATS>,
    /// Who has won.
    pub winner: Option<Seat>,
}

impl Slate {
    /// Notes an Imperial; after the end nothing counts.
    fn imperial(&mut self, seat: Seat, goal: u8) {
        if self.winner.is_none() {
            self.imperials[seat] = self.imperials[seat].saturating_add(1);
            self.winner = Some(seat).filter(|seat| self.imperials[*seat] >= goal);
        }
    }

    /// How many strokes stand when one has marked so many more.
    fn after(mut self, seat: Seat, strokes: u8, goal: u8) -> u8 {
        (0..strokes).for_each(|_| _ = self.stroke(seat, goal));
        self.strokes[seat]
    }

    /// Marks one stroke. Tells whether it was the sixth, which wipes out all.
    fn stroke(&mut self, seat: Seat, goal: u8) -> bool {
        if self.winner.is_some() {
            return false;
        }
        self.strokes[seat] = self.strokes[seat].saturating_add(1);
        let sixth = self.strokes[seat] >= STROKES;
        if sixth {
            self.strokes = PerSeat::all(0);
            self.imperial(seat, goal);
        }
        sixth
    }
}

impl Imperial {
    /// Marks a row of a deal; nothing is marked when the game is over.
    pub fn mark<S: Scribe>(&self, p: &mut Public, mark: Mark, law: LawId, scribe: &mut S) {
        if p.slate.winner.is_some() || mark.strokes == 0 && mark.imperials == 0 {
            return;
        }
        let (seat, goal) = (mark.seat, self.options.goal());
        // There is room for all that one deal can bring.
        let _ = p.deal.marks.try_push(mark);
        for _ in 0..mark.imperials {
            p.slate.imperial(seat, goal);
            scribe.does(seat, law!("hand-imperials-keep-strokes"), || text!("imperial-notes", seat = seat));
        }
        if mark.strokes > 0 {
            let stands = p.slate.after(seat, mark.strokes, goal);
            scribe.tallies(seat, law, || Tally::points(seat, mark.strokes.into(), stands.into()));
        }
        for nth in 0..mark.strokes {
            let before = p.slate.strokes;
            if !p.slate.stroke(seat, goal) {
                continue;
            }
            scribe.does(seat, law!("sixth-stroke"), || text!("imperial-sixth", seat = seat));
            for (other, strokes) in before.iter().filter(|(other, strokes)| *other != seat && **strokes > 0) {
                scribe.tallies(other, law!("strokes-wiped"), || {
                    let wiped = text!("imperial-wiped", seat = other, number = *strokes);
                    Tally::new(Measure::Points, -i32::from(*strokes), wiped).standing(0)
                });
            }
            if nth + 1 < mark.strokes && p.slate.winner.is_none() {
                scribe.does(seat, law!("strokes-afterwards"), || text!("imperial-anew", seat = seat));
            }
        }
    }
}
