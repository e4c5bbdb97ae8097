//! Deals laid open: what comes of the cards when everybody sees them all.
//!
//! Games that are played in tricks can be solved then. Which solver does it is the game's affair; here is only what can be asked.

use crate::card::{Card, Suit};
use crate::cardset::CardSet;
use crate::seat::{Seat, SeatSet};
use crate::text;
use crate::text::Text;
use serde::{Deserialize, Serialize};

/// What is paid beside the tricks or points that are counted, and hangs on the cards still to be played.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Beside {
    /// Cards that count by themselves and are still out: the Pagat, kings, the Quinola, aces.
    Cards,
    /// The first tricks in a row, all of them, or none at all.
    Sweep,
    /// Which of several players who stand together, or each for himself, makes a trick.
    Shares,
    /// In which order tricks fall: who leads, who takes, who has the last of them, who comes first to a goal.
    Order,
}

impl Beside {
    /// Whether it may be worth more than what is counted, so that what is best for the one need not be best for the purse.
    pub const fn outweighs(self) -> bool {
        matches!(self, Beside::Cards | Beside::Sweep)
    }

    /// What is not in the figures, in a sentence.
    pub fn text(self) -> Text {
        match self {
            Beside::Cards => text!("house-beside-cards"),
            Beside::Sweep => text!("house-beside-sweep"),
            Beside::Shares => text!("house-beside-shares"),
            Beside::Order => text!("house-beside-order"),
        }
    }
}

/// A deal in play with all hands open. Everything counts from now on, what lies on the table included.
pub trait OpenHands {
    /// Who is to play.
    fn turn(&self) -> Seat;

    /// The side whose tricks, or points, are counted.
    fn side(&self) -> SeatSet;

    /// Whether that side wants as few as it can.
    fn is_misere(&self) -> bool;

    /// Whether points are counted, not tricks.
    fn counts_points(&self) -> bool;

    /// Into how many parts a point is divided: everything is told in these parts.
    fn parts(&self) -> u8;

    /// Whether everybody plays for himself: the side is whoever is to play, against all others together.
    fn alone(&self) -> bool;

    /// Those who play.
    fn players(&self) -> SeatSet;

    /// How many cards are still to be played.
    fn held(&self) -> u32;

    /// How many tricks may be left at the most for it to be reckoned out in a moment, as whoever plays must.
    fn most(&self) -> u8;

    /// How many for whoever looks back on a deal, or lays one out, and may take a second or two.
    fn most_at_leisure(&self) -> u8;

    /// What is paid beside what is counted and still hangs on these cards; nothing where what is counted decides what is paid.
    fn beside(&self) -> Option<Beside>;

    /// The same deal from another side.
    fn seen_by(&self, side: SeatSet) -> Box<dyn OpenHands + '_>;

    /// What the side makes at once by a card that may be played now: the trick, where it closes one.
    fn lays(&self, card: Card) -> i32;

    /// How many tricks are still to be decided, the one on the table included.
    fn left(&self) -> u8;

    /// What the side makes when all play best.
    fn value(&self) -> i32;

    /// What it makes after each card that may be played now.
    fn cards(&self) -> Vec<(Card, i32)>;

    /// Best play to the end.
    fn line(&self) -> Vec<(Seat, Card)>;
}

/// Hands that somebody lays on the table, of no match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laid {
    /// The hands in order of play.
    pub hands: Vec<CardSet>,
    /// Who leads.
    pub leader: Seat,
    /// Trumps, if any.
    pub trump: Option<Suit>,
    /// Whose tricks are counted, where it is not the usual side.
    pub side: Option<SeatSet>,
    /// Whether that side wants none.
    pub misere: bool,
}

impl Laid {
    /// Whether so many players hold equally many cards of a pack, none of them twice.
    pub fn is_deal_of(&self, seats: u8, pack: CardSet) -> bool {
        let first = self.hands.first().map_or(0, |hand| hand.len());
        let all = self.hands.iter().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
        self.hands.len() == usize::from(seats)
            && self.leader.0 < seats
            && first > 0
            && self.hands.iter().all(|hand| hand.len() == first)
            && usize::from(all.len()) == usize::from(first) * self.hands.len()
            && pack.includes(all)
    }
}
