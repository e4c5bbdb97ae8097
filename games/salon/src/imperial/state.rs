//! A match as it stands: what everybody knows, and the secrets.

use super::declare::Declared;
use super::tally::{Mark, Slate};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, PerSeat, Seat, SeatSet, Suit, Turn};
use spadille_tricks::Tricks;

/// The most who play.
pub const SEATS: usize = 4;
/// The most cards of a talon.
pub const TALON: usize = 12;
/// The most rows of a deal's marks: the turned card, a four, four quarts, the Rummel, each imperial trump twice, tricks of each.
pub const ROWS: usize = 24;

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance finds the first dealer.
    FirstDealer,
    /// Cards are dealt.
    Deal,
    /// Somebody without a trump may take the talon.
    Talon,
    /// Whoever holds the seven of trumps may rob.
    Rob,
    /// Tricks.
    Play,
    /// The match is over.
    Over,
}

/// Where the seven of trumps is, as far as robbing has shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seven {
    /// Nobody was asked for it.
    Unknown,
    /// Somebody was asked and holds it, or has played it since.
    Held(Seat),
    /// It lies in the talon: nobody could rob, or somebody has.
    Talon,
}

/// One deal, as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Where it stands.
    pub phase: Phase,
    /// Who acts.
    pub turn: Seat,
    /// The card that was turned.
    pub turned: Option<Card>,
    /// Who had no trump and kept his hand.
    pub kept: SeatSet,
    /// Who has taken the talon.
    pub taken: Option<Seat>,
    /// Who has robbed the turned card.
    pub robbed: Option<Seat>,
    /// Where the seven of trumps is.
    pub seven: Seven,
    /// Cards each is known to hold.
    pub sure: PerSeat<CardSet, SEATS>,
    /// What the hands were worth.
    pub declared: Declared,
    /// What was marked, in order.
    pub marks: ArrayVec<Mark, ROWS>,
    /// The tricks.
    pub tricks: Tricks<SEATS>,
}

impl Deal {
    /// A deal before the cards.
    pub fn new(dealer: Seat, players: u8) -> Deal {
        let first = dealer.next(players);
        Deal {
            phase: Phase::Deal,
            turn: first,
            turned: None,
            kept: SeatSet::EMPTY,
            taken: None,
            robbed: None,
            seven: Seven::Unknown,
            sure: PerSeat::all(CardSet::EMPTY),
            declared: Declared::default(),
            marks: ArrayVec::new(),
            tricks: Tricks::new(first, SeatSet::all(players)),
        }
    }

    /// Trumps, once a card is turned.
    #[inline]
    pub fn trump(&self) -> Option<Suit> {
        self.turned.map(Card::suit)
    }

    /// Whether cards are in hands.
    pub fn is_dealt(&self) -> bool {
        matches!(self.phase, Phase::Talon | Phase::Rob | Phase::Play)
    }
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Everybody's counters.
    pub ledger: Ledger,
    /// Who deals.
    pub dealer: Seat,
    /// Strokes and Imperials of the game going on.
    pub slate: Slate,
    /// Deals finished.
    pub deals_done: u32,
    /// Games finished.
    pub games_done: u8,
    /// The deal in progress.
    pub deal: Deal,
}

impl Public {
    /// Who is to act.
    #[inline]
    pub fn awaited(&self) -> Turn {
        match self.deal.phase {
            Phase::FirstDealer | Phase::Deal => Turn::Chance,
            Phase::Talon | Phase::Rob | Phase::Play => Turn::of(self.deal.turn),
            Phase::Over => Turn::Over,
        }
    }
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody knows.
    pub public: Public,
    /// The cards of each.
    pub hands: PerSeat<CardSet, SEATS>,
    /// The talon, top first.
    pub talon: ArrayVec<Card, TALON>,
    /// The hand that was put aside for the talon.
    pub laid: CardSet,
}

impl State {
    /// A state in which nobody holds a card.
    pub fn empty(public: Public) -> State {
        State { public, hands: PerSeat::all(CardSet::EMPTY), talon: ArrayVec::new(), laid: CardSet::EMPTY }
    }
}
