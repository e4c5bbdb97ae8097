//! Scenes: what a viewer sees, described but not drawn. One renderer per kind of board draws them all.

use crate::card::Card;
use crate::dice::Dice;
use crate::seat::Seat;
use crate::text::Text;
use serde::Serialize;

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Scene {
    /// Where the match stands: "Deal 3 of 30".
    pub title: Text,
    /// The players, in order of play.
    pub seats: Vec<Place>,
    /// The pots and what lies in them.
    pub pots: Vec<Mark>,
    /// What should be said about the moment: whose turn, which contract.
    pub notes: Vec<Text>,
    /// What lies between the players.
    pub board: Board,
}

/// A player as the others see him.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Place {
    /// The seat.
    pub seat: Seat,
    /// Dealer, hombre, elder, white …
    pub roles: Vec<Text>,
    /// His cards; those the viewer may not see lie face down.
    pub hand: Vec<Face>,
    /// Tricks taken, where tricks are taken.
    pub tricks: Option<u8>,
    /// What he said last.
    pub said: Option<Text>,
    /// Points, holes, declarations.
    pub marks: Vec<Mark>,
    /// His counters, in parts.
    pub counters: i64,
    /// Whether the game waits for him.
    pub awaited: bool,
}

impl Place {
    /// A seat with nothing but its counters.
    pub fn new(seat: Seat, counters: i64, awaited: bool) -> Place {
        Place { seat, roles: vec![], hand: vec![], tricks: None, said: None, marks: vec![], counters, awaited }
    }
}

/// A number with its name.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Mark {
    /// What is counted.
    pub name: Text,
    /// How much.
    pub value: i64,
}

impl Mark {
    /// A number with its name.
    pub fn new(name: Text, value: impl Into<i64>) -> Mark {
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

/// What lies between the players.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Board {
    /// Cards: a trick in progress and some piles.
    Cards(CardsBoard),
    /// A bank's layout.
    Bank(BankBoard),
    /// A backgammon board.
    Tables(TablesBoard),
    /// 64 squares.
    Chequer(ChequerBoard),
}

/// A card table.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct CardsBoard {
    /// The trick in progress, led card first.
    pub trick: Vec<(Seat, Face)>,
    /// The last complete trick.
    pub last_trick: Vec<(Seat, Face)>,
    /// Talon, discards, cards shown.
    pub piles: Vec<Pile>,
    /// The trump suit's letter or the name of the game played, once known.
    pub trump: Option<Text>,
}

/// A pile of cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pile {
    /// What it is.
    pub name: Text,
    /// Its cards, top first.
    pub cards: Vec<Face>,
}

/// A banker's table.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct BankBoard {
    /// The places one may stake on, in order.
    pub layout: Vec<String>,
    /// What is staked.
    pub stakes: Vec<StakeOnBoard>,
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
}

/// A stake on a banker's table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StakeOnBoard {
    /// Whose it is.
    pub seat: Seat,
    /// The place; nothing when it lies face down and is not the viewer's.
    pub on: Option<String>,
    /// How much, in parts.
    pub amount: i64,
    /// Paroli, Lappé, …: the bend and its meaning.
    pub stage: Text,
    /// Bent corners.
    pub ears: u8,
    /// Bends across.
    pub cross: u8,
}

/// A backgammon board. Points are numbered 1 to 24 along the first seat's march.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TablesBoard {
    /// Men on each point, first seat and second seat.
    pub men: [[u8; 2]; 24],
    /// Men borne off.
    pub off: [u8; 2],
    /// Men waiting to enter.
    pub bar: [u8; 2],
    /// The throw on the table.
    pub dice: Option<Dice>,
    /// Points marked (0 to 11).
    pub points: [u8; 2],
    /// Holes pegged.
    pub holes: [u8; 2],
    /// Whether the run may still win double.
    pub bredouille: [bool; 2],
}

/// A chequered board: 64 squares from a1, b1 … to h8, each a piece letter as in FEN.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ChequerBoard {
    /// The pieces.
    pub squares: Vec<Option<char>>,
    /// The last move, from and to.
    pub last: Option<(u8, u8)>,
    /// The square of a king in check.
    pub check: Option<u8>,
    /// Men lost by each side.
    pub lost: [String; 2],
}
