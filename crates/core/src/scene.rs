//! Scenes: what a viewer sees, described but not drawn. One renderer per kind of board draws them all.
//!
//! Whatever is said in a scene is a [`Text`] until somebody says it in a language; [`Scene::map`] does that for the whole
//! scene at once.

use crate::card::{Card, Suit};
use crate::dice::Dice;
use crate::seat::Seat;
use crate::text::Text;
use serde::Serialize;

mod cloth;
mod court;

pub use cloth::{
    BallLies, BallLook, ClothBall, ClothBoard, ClothCall, ClothHole, ClothLine, ClothRun, ClothStroke, ClothZone,
};
pub use court::{CourtBall, CourtBoard, CourtCall, CourtChase, CourtFlight, CourtPanel, CourtPlayer};

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Scene<T = Text> {
    /// Where the match stands: "Deal 3 of 30".
    pub title: T,
    /// The players, in order of play.
    pub seats: Vec<Place<T>>,
    /// The pots and what lies in them.
    pub pots: Vec<Mark<T>>,
    /// What should be said about the moment: whose turn, which contract.
    pub notes: Vec<T>,
    /// What lies between the players.
    pub board: Board<T>,
}

/// A player as the others see him.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Place<T = Text> {
    /// The seat.
    pub seat: Seat,
    /// Dealer, hombre, elder, white …
    pub roles: Vec<T>,
    /// His cards; those the viewer may not see lie face down.
    pub hand: Vec<Face>,
    /// Tricks taken, where tricks are taken.
    pub tricks: Option<u8>,
    /// What he said last.
    pub said: Option<T>,
    /// Points, holes, declarations.
    pub marks: Vec<Mark<T>>,
    /// His counters, in parts.
    pub counters: i64,
    /// Whether the game waits for him.
    pub awaited: bool,
    /// Whom he plays with, where that is fixed or known to everybody: seats of one side have the same number.
    pub side: Option<u8>,
}

impl<T> Place<T> {
    /// A seat with nothing but its counters.
    pub fn new(seat: Seat, counters: i64, awaited: bool) -> Place<T> {
        Place {
            seat,
            roles: vec![],
            hand: vec![],
            tricks: None,
            said: None,
            marks: vec![],
            counters,
            awaited,
            side: None,
        }
    }
}

/// A number with its name.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Mark<T = Text> {
    /// What is counted.
    pub name: T,
    /// How much.
    pub value: i64,
}

impl<T> Mark<T> {
    /// A number with its name.
    pub fn new(name: T, value: impl Into<i64>) -> Mark<T> {
        Mark { name, value: value.into() }
    }
}

/// One card on the table: face up as its notation, or face down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Face {
    /// The face is seen.
    Up(String),
    /// Only the back is seen.
    Down(()),
}

impl Face {
    /// A card whose back is seen.
    pub const BACK: Face = Face::Down(());

    /// `count` backs.
    pub fn backs(count: u8) -> Vec<Face> {
        vec![Face::BACK; count as usize]
    }

    /// Cards face up.
    pub fn ups(cards: impl IntoIterator<Item = Card>) -> Vec<Face> {
        cards.into_iter().map(Face::from).collect()
    }
}

impl From<Card> for Face {
    fn from(card: Card) -> Face {
        Face::Up(card.to_string())
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Face {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        <Option<String> as utoipa::PartialSchema>::schema()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Face {}

/// What lies between the players.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Board<T = Text> {
    /// Cards: a trick in progress and some piles.
    Cards(CardsBoard<T>),
    /// A bank's layout.
    Bank(BankBoard<T>),
    /// A backgammon board.
    Tables(TablesBoard),
    /// 64 squares.
    Chequer(ChequerBoard),
    /// A billiard table.
    Cloth(ClothBoard<T>),
    /// A walled court.
    Court(CourtBoard<T>),
}

/// A card table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CardsBoard<T = Text> {
    /// The trick in progress, led card first.
    pub trick: Vec<(Seat, Face)>,
    /// The last complete trick.
    pub last_trick: Vec<(Seat, Face)>,
    /// Talon, discards, cards shown.
    pub piles: Vec<Pile<T>>,
    /// The trump suit's letter or the name of the game played, once known.
    pub trump: Option<T>,
    /// The trump suit itself, for a sign that cannot be missed. Whoever erases a game's types reads it from `trump`.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub suit: Option<Suit>,
    /// Whether everything passes to the left, not to the right as in most of the old games.
    pub leftwards: bool,
}

/// A pile of cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Pile<T = Text> {
    /// What it is.
    pub name: T,
    /// Its cards, top first.
    pub cards: Vec<Face>,
}

/// A banker's table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BankBoard<T = Text> {
    /// The places one may stake on, in order.
    pub layout: Vec<String>,
    /// What is staked.
    pub stakes: Vec<StakeOnBoard<T>>,
    /// Cards that fell to the bank, the newest last.
    pub bank_side: Vec<Face>,
    /// Cards that fell to the punters, the newest last.
    pub punters_side: Vec<Face>,
    /// Cards left in the pack.
    pub left: u8,
    /// A card shown apart: the bottom card.
    pub shown: Option<Face>,
    /// How many of each place's cards have been seen, along the layout.
    pub seen: Vec<u8>,
    /// Cards that fell in the middle, the newest last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub middle: Vec<Face>,
    /// Heaps to stake on, along the layout.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub heaps: Vec<Heap<T>>,
    /// Hands for which cards are bought, in the order of buying.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<BoughtHand<T>>,
}

/// A face-down heap on a banker's table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Heap<T = Text> {
    /// How many cards lie in it.
    pub cards: u8,
    /// Its bottom card, which decides; a back until it is turned up.
    pub bottom: Face,
    /// Whose it is or what became of it: the banker's, won, lost, pushed aside.
    pub fate: Option<T>,
}

/// A hand for which cards are bought. A seat that has split its cards has several.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoughtHand<T = Text> {
    /// Whose it is.
    pub seat: Seat,
    /// The cards in the order they came, those the viewer may not see face down.
    pub cards: Vec<Face>,
    /// What is staked on it, in parts; nothing on the banker's.
    pub stake: i64,
    /// What it counts, in halves of a point, where the viewer may know.
    pub halves: Option<u8>,
    /// What became of it: born, dead, standing.
    pub fate: Option<T>,
    /// Whether its owner is to buy or stand.
    pub awaited: bool,
}

/// A stake on a banker's table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StakeOnBoard<T = Text> {
    /// Whose it is.
    pub seat: Seat,
    /// The place; nothing when it lies face down and is not the viewer's.
    pub on: Option<String>,
    /// How much, in parts.
    pub amount: i64,
    /// Paroli, Lappé, …: the bend and its meaning.
    pub stage: T,
    /// Bent corners.
    pub ears: u8,
    /// Bends across.
    pub cross: u8,
}

/// A backgammon board. Points are numbered 1 to 24 along the first seat's march.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TablesBoard {
    /// Men on each point, first seat and second seat.
    pub men: [[u8; 2]; 24],
    /// Men borne off.
    pub off: [u8; 2],
    /// Men waiting to enter.
    pub bar: [u8; 2],
    /// The throw on the table.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<[u8; 2]>))]
    pub dice: Option<Dice>,
    /// Points marked (0 to 11).
    pub points: [u8; 2],
    /// Holes pegged.
    pub holes: [u8; 2],
    /// Whether the run may still win double.
    pub bredouille: [bool; 2],
    /// The last play: from where to where each man went, points as in `men` but counted from 1; 0 is where men wait to
    /// enter, 25 is off the board.
    pub last: Vec<(u8, u8)>,
}

impl TablesBoard {
    /// How many men of a point came there by the last play.
    pub fn arrived(&self, point: u8) -> usize {
        let came = self.last.iter().filter(|(_, to)| *to == point).count();
        let went = self.last.iter().filter(|(from, _)| *from == point).count();
        came.saturating_sub(went)
    }
}

/// A chequered board: 64 squares from a1, b1 … to h8, each a piece letter as in FEN.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChequerBoard {
    /// The pieces.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Option<String>>))]
    pub squares: Vec<Option<char>>,
    /// The last move, from and to.
    pub last: Option<(u8, u8)>,
    /// The square of a king in check.
    pub check: Option<u8>,
    /// Men lost by each side.
    pub lost: [String; 2],
    /// Who has the white men, once that is settled: his side of the board is shown nearest to him.
    pub white: Option<Seat>,
}

impl<T> Scene<T> {
    /// The same scene with everything in it said by `say`.
    pub fn map<U>(self, mut say: impl FnMut(T) -> U) -> Scene<U> {
        let say = &mut say;
        Scene {
            title: say(self.title),
            seats: self.seats.into_iter().map(|place| place.map(say)).collect(),
            pots: self.pots.into_iter().map(|mark| mark.map(say)).collect(),
            notes: self.notes.into_iter().map(&mut *say).collect(),
            board: self.board.map(say),
        }
    }
}

impl<T> Place<T> {
    fn map<U>(self, say: &mut impl FnMut(T) -> U) -> Place<U> {
        Place {
            seat: self.seat,
            roles: self.roles.into_iter().map(&mut *say).collect(),
            hand: self.hand,
            tricks: self.tricks,
            said: self.said.map(&mut *say),
            marks: self.marks.into_iter().map(|mark| mark.map(say)).collect(),
            counters: self.counters,
            awaited: self.awaited,
            side: self.side,
        }
    }
}

impl<T> Mark<T> {
    fn map<U>(self, say: &mut impl FnMut(T) -> U) -> Mark<U> {
        Mark { name: say(self.name), value: self.value }
    }
}

impl<T> Board<T> {
    fn map<U>(self, say: &mut impl FnMut(T) -> U) -> Board<U> {
        match self {
            Board::Cards(board) => Board::Cards(CardsBoard {
                trick: board.trick,
                last_trick: board.last_trick,
                piles: board.piles.into_iter().map(|p| Pile { name: say(p.name), cards: p.cards }).collect(),
                trump: board.trump.map(say),
                suit: board.suit,
                leftwards: board.leftwards,
            }),
            Board::Bank(board) => Board::Bank(BankBoard {
                layout: board.layout,
                stakes: board.stakes.into_iter().map(|stake| stake.map(say)).collect(),
                bank_side: board.bank_side,
                punters_side: board.punters_side,
                left: board.left,
                shown: board.shown,
                seen: board.seen,
                middle: board.middle,
                heaps: board.heaps.into_iter().map(|heap| heap.map(say)).collect(),
                hands: board.hands.into_iter().map(|hand| hand.map(say)).collect(),
            }),
            Board::Tables(board) => Board::Tables(board),
            Board::Chequer(board) => Board::Chequer(board),
            Board::Cloth(board) => Board::Cloth(board.map(say)),
            Board::Court(board) => Board::Court(board.map(say)),
        }
    }
}

impl<T> Heap<T> {
    fn map<U>(self, say: &mut impl FnMut(T) -> U) -> Heap<U> {
        Heap { cards: self.cards, bottom: self.bottom, fate: self.fate.map(say) }
    }
}

impl<T> BoughtHand<T> {
    fn map<U>(self, say: &mut impl FnMut(T) -> U) -> BoughtHand<U> {
        BoughtHand {
            seat: self.seat,
            cards: self.cards,
            stake: self.stake,
            halves: self.halves,
            fate: self.fate.map(say),
            awaited: self.awaited,
        }
    }
}

impl<T> StakeOnBoard<T> {
    fn map<U>(self, say: &mut impl FnMut(T) -> U) -> StakeOnBoard<U> {
        StakeOnBoard {
            seat: self.seat,
            on: self.on,
            amount: self.amount,
            stage: say(self.stage),
            ears: self.ears,
            cross: self.cross,
        }
    }
}

// Written out because an empty board needs no empty text.
impl<T> Default for CardsBoard<T> {
    fn default() -> Self {
        CardsBoard { trick: vec![], last_trick: vec![], piles: vec![], trump: None, suit: None, leftwards: false }
    }
}

impl<T> Default for BankBoard<T> {
    fn default() -> Self {
        BankBoard {
            layout: vec![],
            stakes: vec![],
            bank_side: vec![],
            punters_side: vec![],
            left: 0,
            shown: None,
            seen: vec![],
            middle: vec![],
            heaps: vec![],
            hands: vec![],
        }
    }
}
