//! The acts on which the laws have something to say.

use super::case::{named_from_one, seat_from_one};
use super::*;

/// When something about the deal itself was noticed: while dealing; when all is dealt, or when the deal has been played;
/// while tricks are played; before anybody has called; when the talon is drawn from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Noticed {
    DuringDeal,
    AfterDeal,
    DuringPlay,
    BeforeCall,
    WhileBuying,
}

/// What a player called who was dealt a wrong number of cards; asking stands for all games in which cards are bought.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    Pass,
    Frage,
    Solo,
}

/// A hand dealt with a wrong number of cards.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
pub struct WrongCount {
    pub cards: u8,
    /// Whether he said so with his call.
    pub announced: bool,
    pub call: Call,
    /// Whether he has named the suit of his solo.
    pub suit_named: bool,
}

/// When a revoke was found: in play, when the deal was over, when its cards had been thrown together.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    InPlay,
    AfterDeal,
    AfterMixing,
}

/// A suit that was not followed.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
pub struct Revoke {
    pub gathered: bool,
    /// Whether he has played to the next trick.
    pub next_card_played: bool,
    pub harmed: bool,
    /// How often it was proved.
    pub times: u8,
    pub found: Found,
    /// The number of the trick in progress when it was found.
    pub trick: u8,
    pub vole: Vole,
}

/// What was done, with the facts that decide about it. Cases write it as `act` and `facts`, seats counted from 1.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "act", content = "facts", rename_all = "snake_case")]
pub enum Act {
    /// Cards lay open in the deal, perhaps flipped by the dealer himself.
    CardExposedInDeal { cards: CardSet, by_dealer: bool },
    /// The dealer turned a card up when he had dealt.
    DealerTurnedCard {},
    /// Cards of the talon lay open.
    TalonCardExposed { count: u8, noticed: Noticed },
    /// A player was dealt a wrong number of cards.
    WrongCount(WrongCount),
    /// A dealer with a wrong number of cards overbid a solo.
    DealerOverbidWithWrongCount { overbid: Bid },
    /// Cards are missing from the talon.
    TalonShort { missing: u8 },
    /// A player dealt out of turn.
    WrongDealer { noticed: Noticed },
    /// The pack was not what it should be.
    FalsePack { noticed: Noticed },
    /// A player took another's cards for the talon; they can be put right again or not.
    TookOthersCards {
        #[serde(deserialize_with = "seat_from_one")]
        of: Seat,
        restorable: bool,
    },
    /// A player turned up another's laid-down hand for a trick.
    TurnedUpHand {
        #[serde(deserialize_with = "seat_from_one")]
        of: Seat,
    },
    /// Players threw their cards on the talon while another still wanted to play; they can be told apart or not.
    ThrewOnTalon { distinguishable: bool },
    /// The holder of Spadille did not own up to it.
    HidSpadille {},
    /// The hombre looked at his new cards before he named trumps.
    LookedBeforeNaming {
        /// What was named then, in the order it was spoken.
        #[serde(deserialize_with = "named_from_one")]
        named: ArrayVec<(Seat, Suit), 8>,
        /// Whether it was spoken at once.
        together: bool,
        /// Whether the new cards are already mixed with the hand.
        mixed: bool,
    },
    /// The hombre named a suit he did not mean, or several in this order; his new cards are mixed with the hand or not.
    MisnamedSuit { spoken: ArrayVec<Suit, 8>, mixed: bool },
    /// A player ruffed with a suit that is not trumps; perhaps he had asked for trumps and was told this suit.
    RuffedWithWrongSuit { asked: bool, gathered: bool },
    /// A player drew more than he had discarded, and has seen the cards or not.
    DrewTooMany {
        seen: bool,
        /// Whether the next player has drawn since; only the book of 1860 asks.
        #[serde(default)]
        next_bought: bool,
    },
    /// A player drew less than he had discarded.
    DrewTooFew {
        talon_left: u8,
        /// Whether he has seen what he drew; only the book of 1860 asks.
        #[serde(default = "yes")]
        seen: bool,
        #[serde(default)]
        next_bought: bool,
    },
    /// A player looked at the undrawn cards.
    LookedAtUndrawn {
        #[serde(deserialize_with = "seat_from_one")]
        last_buyer: Seat,
        last_buyer_looked: bool,
        tricks_played: u8,
    },
    /// The last buyer laid his discards out before his turn.
    LaidDiscardsEarly {},
    /// A player threw the talon open or mixed it.
    ThrewTalonOpen {},
    /// A player trusted a wrong figure about the talon and has a wrong hand.
    MisinformedCount {},
    /// A player said what gives the game away.
    Talked {},
    /// A player laid his cards down, wrongly thinking the hombre beaten.
    LaidDownAsBeaten {},
    /// A player laid his cards down as won.
    LaidDownAsWon {},
    /// A player turned up a card of the talon as if at Tourné.
    TurnedTalonAsTourne {},
    /// A player has a wrong number of cards after drawing, found in this trick.
    WrongCountAfterExchange { trick: u8, vole: Vole },
    /// A player did not follow suit.
    Revoke(Revoke),
    /// A player played before his turn, likely to the hombre's harm or not.
    PlayedOutOfTurn { harmful: bool, vole: Vole },
    /// A player showed or threw down his hand during play.
    ShowedHand {},
    /// A player showed a card, to the hombre's harm or not, that can be played without a revoke or not.
    ShowedCard { harmful: bool, can_be_played: bool },
    /// The hombre gave his game up when he had played so many cards.
    GaveUp { cards_played: u8 },
    /// The hombre wanted to make somebody a present of codille.
    ConcededCodille {
        #[serde(deserialize_with = "seat_from_one")]
        to: Seat,
    },
    /// The hombre asks for honours after a game won, before or after the next deal is cut for.
    Claim { claimed: Honours, premiers: bool, after_cut: bool },
    /// So many matadors were paid for, more than were held; found after the cut.
    Overclaim { claimed: u8 },
}

fn yes() -> bool {
    true
}
