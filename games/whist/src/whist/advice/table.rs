//! How a row of the books is read: holding such and such, in such a situation, play this. The rows stand in `rows`.

use super::counsel::Counsels;
use super::holding::{Heights, Holding, cards_at, heights, ranks, run};
use super::seeing::{Seeing, Who};
use crate::whist::options::{Edition, SequenceOfFour};
use spadille_core::{CardSet, Suit};

/// What must be so besides the holding.
#[derive(Copy, Clone, Debug)]
pub enum If {
    /// A plain suit has a good sequence.
    GoodSuit,
    /// None has.
    NoGoodSuit,
    /// The plain suits have nothing above the ten.
    NothingElse,
    /// Five trumps or more.
    Strong,
    /// Fewer.
    NotStrong,
    /// Somebody turned one of these trumps.
    Turned(Who, &'static str),
    /// Partner turned the card next above or below a sequence.
    TurnedBeside,
    /// This player has played just these of the suit; the holding is the one that was dealt.
    Played(&'static str),
    /// One of these was led to the trick.
    Led(&'static str),
    /// The card led is small: below the ten.
    SmallLed,
    /// The suit comes for the second time.
    SecondRound,
    /// Both opponents followed when this player led the suit.
    FoesFollowed,
    /// One of them did not.
    FoeFailed,
    /// Partner can ruff a suit.
    PartnerRuffs,
    /// Others have no trumps left.
    TrumpsOut,
    /// Trumps have not gone round four times.
    FewRounds,
    /// Ace or king of another plain suit.
    Entry,
    /// From four in sequence the lowest is led.
    FourLow,
}

/// What to do.
#[derive(Copy, Clone, Debug)]
pub enum Then {
    /// A card below those named; any will do.
    Small,
    /// The lowest card of the suit.
    Lowest,
    /// One of these ranks.
    Play(&'static str),
    /// The highest card that is named.
    Top,
    /// The lowest card that is named.
    Bottom,
    /// Not this suit.
    Not,
}

/// A row of a table.
pub struct Row {
    pub maxim: &'static str,
    pub book: Option<Edition>,
    pub holds: Holding,
    pub when: &'static [If],
    pub then: Then,
}

use If::*;
use Then::*;
use Who::{Left, Partner, Right};

/// Whether a condition holds for a suit.
fn holds(s: &Seeing<'_>, suit: Suit, condition: If) -> bool {
    let led = || s.deal.tricks.now.led();
    let of_led = |among: &str| {
        led().is_some_and(|card| card.suit() == suit && heights(CardSet::one(card), suit) & letters(among) != 0)
    };
    match condition {
        GoodSuit => s.good_suit().is_some(),
        NoGoodSuit => s.good_suit().is_none(),
        NothingElse => s.nothing_else(),
        Strong => s.strong(),
        NotStrong => !s.strong(),
        Turned(who, among) => s.turned_by(who, letters(among)),
        TurnedBeside => run(s.held(suit)).is_some_and(|run| {
            let beside = run << 1 & !run | run >> 1 & !run;
            s.turned_by(Partner, beside)
        }),
        Played(_) => true,
        Led(among) => of_led(among),
        SmallLed => of_led("98765432"),
        SecondRound => s.rounds(suit) == 1,
        FoesFollowed => !foe_failed(s, suit),
        FoeFailed => foe_failed(s, suit),
        PartnerRuffs => s.partner_ruffs().is_some(),
        FewRounds => s.rounds(s.trump) < 4,
        TrumpsOut => s.sight.trumps_out().is_empty(),
        Entry => s.plain_suits().any(|other| other != suit && s.held(other) & ranks("AK") != 0),
        FourLow => s.rules.options.sequence_of_four == SequenceOfFour::Low,
    }
}

fn letters(among: &str) -> Heights {
    ranks(among)
}

fn foe_failed(s: &Seeing<'_>, suit: Suit) -> bool {
    s.is_void(s.seat(Left), suit) || s.is_void(s.seat(Right), suit)
}

impl Row {
    /// The cards of a suit that the row speaks of, if it speaks at all: to be played, or not.
    fn speaks(&self, s: &Seeing<'_>, suit: Suit) -> Option<(bool, CardSet)> {
        if self.book.is_some_and(|book| !s.is_of(book)) {
            return None;
        }
        let before = self.when.iter().find_map(|condition| match condition {
            Played(cards) => Some(letters(cards)),
            _ => None,
        });
        let played = s.played(suit);
        // A holding is as it was dealt; small cards that have gone since do not matter where court cards are spoken of.
        let held = match before {
            Some(cards) if played & letters("AKQJT") == cards & letters("AKQJT") => s.dealt(suit),
            Some(_) => return None,
            None => s.held(suit),
        };
        let named = self.holds.fits(held)?;
        if !self.when.iter().all(|condition| holds(s, suit, *condition)) {
            return None;
        }
        let own = s.suit(suit);
        let small = |named: Heights| {
            let below = if named == 0 { 0x1fff } else { (1 << named.trailing_zeros()) - 1 };
            own.both(cards_at(below, suit))
        };
        let cards = match self.then {
            Small => small(named),
            Lowest => s.lowest(own).into_iter().collect(),
            Play(among) => own.both(cards_at(letters(among), suit)),
            Top => s.highest(own.both(cards_at(named, suit))).into_iter().collect(),
            Bottom => s.order.lowest(own.both(cards_at(named, suit))).into_iter().collect(),
            Not => return Some((false, own)),
        };
        Some((true, cards))
    }
}

/// Lets a table speak about a suit.
pub fn consult(c: &mut Counsels<'_>, rows: &'static [Row], suit: Suit) {
    for row in rows {
        match row.speaks(c.s, suit) {
            Some((true, cards)) => c.play(row.maxim, cards),
            Some((false, cards)) => c.avoid(row.maxim, cards),
            None => {}
        }
    }
}
