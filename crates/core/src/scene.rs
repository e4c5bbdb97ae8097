//! Scenes: what a viewer sees, described but not drawn. One renderer per kind of board draws them all.
//!
//! Whatever is said in a scene is a [`Text`] until somebody says it in a language; [`Scene::map`] does that for the whole
//! scene at once.

use crate::card::{Card, Suit};
use crate::dice::Dice;
use crate::ledger::Ledger;
use crate::seat::Seat;
use crate::text::Text;
use crate::title::Signs;
use crate::turn::Turn;
use serde::Serialize;

mod bank;
mod cloth;
mod court;

pub use bank::{Brings, PartLaid, StakeShare};
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
    pub seats: Vec<Plate<T>>,
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
pub struct Plate<T = Text> {
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

impl<T> Plate<T> {
    /// A seat with nothing but its counters.
    pub fn new(seat: Seat, counters: i64, awaited: bool) -> Plate<T> {
        Plate {
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

    /// A seat with its counters in the ledger, awaited or not as the turn has it.
    pub fn at(seat: Seat, ledger: &Ledger, turn: Turn) -> Plate<T> {
        Plate::new(seat, ledger.balance(seat), turn.awaits(seat))
    }

    /// The plate with those of these roles that he has.
    #[must_use]
    pub fn with_roles(mut self, roles: impl IntoIterator<Item = (bool, T)>) -> Plate<T> {
        self.roles.extend(roles.into_iter().filter(|(has, _)| *has).map(|(_, role)| role));
        self
    }

    /// The plate with a hand of so many cards, of which the viewer sees these.
    #[must_use]
    pub fn with_hand(mut self, seen: impl IntoIterator<Item = Card>, held: u8) -> Plate<T> {
        self.hand = Face::hand(seen, held);
        self
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

    /// So many cards of which these are seen: the others follow face down.
    ///
    /// ```
    /// use spadille_core::{card, scene::Face};
    /// let seen = [card!(Ace of Spades), card!(King of Hearts)];
    /// assert_eq!(Face::hand(seen, 3), [Face::from(seen[0]), Face::from(seen[1]), Face::BACK]);
    /// ```
    pub fn hand(seen: impl IntoIterator<Item = Card>, held: u8) -> Vec<Face> {
        let mut hand = Face::ups(seen);
        hand.resize(hand.len().max(held.into()), Face::BACK);
        hand
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
    /// A conjuror's stage, or two hands with their fingers.
    Stage(StageBoard<T>),
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
    /// The signs of the cards, where the table has agreed on others than those of the game's book.
    pub signs: Option<Signs>,
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

impl<T> Pile<T> {
    /// A pile that lies face up.
    pub fn open(name: T, cards: impl IntoIterator<Item = Card>) -> Pile<T> {
        Pile { name, cards: Face::ups(cards) }
    }

    /// A pile of so many cards that lies face down.
    pub fn closed(name: T, count: u8) -> Pile<T> {
        Pile { name, cards: Face::backs(count) }
    }
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
    /// What stakes cost that may be laid now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<StakeShare>,
    /// Words by which only a part of what is laid is staked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub laid_in_part: Vec<PartLaid>,
    /// How many counters the viewer is taken to have before him, in parts, if he stakes here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purse: Option<i64>,
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

/// What is kept on a board of points besides men.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Kept {
    /// Points and holes, as at Trictrac.
    #[default]
    Holes,
    /// Points alone.
    Points,
    /// Nothing.
    Nothing,
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
    /// Whether both march the same way round, each beginning on the other's side: then points 1 to 12 lie before the second
    /// seat and 13 to 24 before the first.
    pub round: bool,
    /// What is marked on it.
    pub kept: Kept,
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

/// A stage: what somebody shows to a company, with cards or with bare fingers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StageBoard<T = Text> {
    /// Which piece is performed, by its number in the book.
    pub number: Option<u8>,
    /// What is said to the viewer now, in paragraphs.
    pub said: Vec<T>,
    /// What lies on the table, from left to right.
    pub piles: Vec<StagePile<T>>,
    /// Hands that are held up.
    pub hands: Vec<StageHand<T>>,
    /// What the viewer may do with his own hand now.
    pub raises: Option<StageRaises<T>>,
    /// What has just happened, to be animated; everything can be understood without it.
    pub gesture: Option<Gesture>,
    /// What may be read on request: effect, secret, proof.
    pub pages: Vec<StagePage<T>>,
    /// The step of the performance, and of how many; nought of nought where there are none.
    pub progress: [u8; 2],
}

/// Cards on a stage.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StagePile<T = Text> {
    /// What it is.
    pub name: T,
    /// Its cards, the top or the leftmost first.
    pub cards: Vec<Face>,
    /// How they lie.
    pub spread: Spread,
    /// Which of them stand out, by their place from 0. One that is named twice stands out twice: two cards lie on it.
    pub marked: Vec<u8>,
    /// The word of a move that points at one of its cards, if one can: card number 3 means this word and `3`.
    pub points: Option<String>,
}

/// How the cards of a pile lie.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Spread {
    /// One on the other.
    Stack,
    /// Spread in an arc, to be drawn from.
    Fan,
    /// Side by side.
    Row,
    /// In rows of so many.
    Grid(u8),
}

/// A hand with some of its fingers raised.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StageHand<T = Text> {
    /// Whose it is.
    pub seat: Seat,
    /// The fingers it shows; nothing while it is closed.
    pub fingers: Option<u8>,
    /// What is called with it.
    pub call: Option<u8>,
    /// Whether its owner has chosen for the round to come.
    pub chosen: bool,
    /// Whether the call was right and counted.
    pub counts: bool,
    /// The same in words; nothing while there is nothing to say.
    pub told: Option<T>,
}

/// Fingers that may be raised, and what may be called with them: the fingers are chosen first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StageRaises<T = Text> {
    /// Asks for the fingers.
    pub asks_fingers: T,
    /// Asks for the call.
    pub asks_call: T,
    /// The fingers, the fewest first.
    pub fingers: Vec<StageFingers<T>>,
}

/// So many fingers, to be raised.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StageFingers<T = Text> {
    /// How many.
    pub fingers: u8,
    /// The same in words.
    pub name: T,
    /// What may be called with them.
    pub calls: Vec<StageCall>,
}

/// A number to be called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StageCall {
    /// The number.
    pub call: u8,
    /// The place of the choice that means these fingers and this call.
    pub place: String,
}

/// Something done with cards before everybody's eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Gesture {
    /// What is done: shuffle, fan, cut, deal …
    pub does: String,
    /// The pile it is done to, from 0.
    pub from: Option<u8>,
    /// Where it goes.
    pub to: Option<u8>,
    /// Which card, or how many.
    pub count: Option<u8>,
}

/// Something to be read on request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StagePage<T = Text> {
    /// What it is about.
    pub title: T,
    /// What it says.
    pub text: T,
    /// Whether it spoils the pleasure of what is still to come.
    pub spoils: bool,
}

impl<T> Scene<T> {
    /// The same scene with everything in it said by `say`.
    pub fn map<U>(self, mut say: impl FnMut(T) -> U) -> Scene<U> {
        let say = &mut say;
        Scene {
            title: say(self.title),
            seats: self.seats.into_iter().map(|plate| plate.map(say)).collect(),
            pots: self.pots.into_iter().map(|mark| mark.map(say)).collect(),
            notes: self.notes.into_iter().map(&mut *say).collect(),
            board: self.board.map(say),
        }
    }
}

impl<T> Plate<T> {
    fn map<U>(self, say: &mut impl FnMut(T) -> U) -> Plate<U> {
        Plate {
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
                signs: board.signs,
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
                shares: board.shares,
                laid_in_part: board.laid_in_part,
                purse: board.purse,
            }),
            Board::Tables(board) => Board::Tables(board),
            Board::Chequer(board) => Board::Chequer(board),
            Board::Cloth(board) => Board::Cloth(board.map(say)),
            Board::Court(board) => Board::Court(board.map(say)),
            Board::Stage(board) => Board::Stage(board.map(say)),
        }
    }
}

impl<T> StageBoard<T> {
    fn map<U>(self, say: &mut impl FnMut(T) -> U) -> StageBoard<U> {
        let page = |page: StagePage<T>, say: &mut dyn FnMut(T) -> U| StagePage {
            title: say(page.title),
            text: say(page.text),
            spoils: page.spoils,
        };
        let pile = |pile: StagePile<T>, say: &mut dyn FnMut(T) -> U| StagePile {
            name: say(pile.name),
            cards: pile.cards,
            spread: pile.spread,
            marked: pile.marked,
            points: pile.points,
        };
        let hand = |hand: StageHand<T>, say: &mut dyn FnMut(T) -> U| StageHand {
            seat: hand.seat,
            fingers: hand.fingers,
            call: hand.call,
            chosen: hand.chosen,
            counts: hand.counts,
            told: hand.told.map(say),
        };
        StageBoard {
            number: self.number,
            said: self.said.into_iter().map(&mut *say).collect(),
            piles: self.piles.into_iter().map(|one| pile(one, say)).collect(),
            hands: self.hands.into_iter().map(|one| hand(one, say)).collect(),
            raises: self.raises.map(|raises| raises.map(say)),
            gesture: self.gesture,
            pages: self.pages.into_iter().map(|one| page(one, say)).collect(),
            progress: self.progress,
        }
    }
}

impl<T> StageRaises<T> {
    fn map<U>(self, say: &mut impl FnMut(T) -> U) -> StageRaises<U> {
        let (asks_fingers, asks_call) = (say(self.asks_fingers), say(self.asks_call));
        let one = |one: StageFingers<T>| StageFingers { fingers: one.fingers, name: say(one.name), calls: one.calls };
        StageRaises { asks_fingers, asks_call, fingers: self.fingers.into_iter().map(one).collect() }
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
        CardsBoard {
            trick: vec![],
            last_trick: vec![],
            piles: vec![],
            trump: None,
            suit: None,
            leftwards: false,
            signs: None,
        }
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
            shares: vec![],
            laid_in_part: vec![],
            purse: None,
        }
    }
}

impl<T> Default for StageBoard<T> {
    fn default() -> Self {
        StageBoard {
            number: None,
            said: vec![],
            piles: vec![],
            hands: vec![],
            raises: None,
            gesture: None,
            pages: vec![],
            progress: [0, 0],
        }
    }
}
