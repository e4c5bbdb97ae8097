//! The acts on which the laws have something to say.

use super::Honours;
use super::case::{named_from_one, seat_from_one};
use crate::lhombre::{Bid, Vole};
use arrayvec::ArrayVec;
use serde::Deserialize;
use spadille_core::{CardSet, Seat, Suit};

/// When something about the deal itself was noticed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Noticed {
    /// While the cards are being dealt.
    DuringDeal,
    /// When all is dealt and the talon laid down, or when the deal has been played.
    AfterDeal,
    /// While tricks are being played.
    DuringPlay,
    /// Before anybody has called.
    BeforeCall,
    /// When the talon is being drawn from.
    WhileBuying,
}

/// What a player called who was dealt a wrong number of cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    /// He passed.
    Pass,
    /// He asked, or called another game in which cards are bought.
    Frage,
    /// He called a solo.
    Solo,
}

/// A hand dealt with a wrong number of cards.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
pub struct WrongCount {
    /// How many.
    pub cards: u8,
    /// Whether he said so with his call.
    pub announced: bool,
    /// What he called.
    pub call: Call,
    /// Whether he has named the suit of his solo.
    pub suit_named: bool,
}

/// When a revoke was found.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// While the deal is being played.
    InPlay,
    /// When it is over.
    AfterDeal,
    /// When its cards have been thrown together.
    AfterMixing,
}

/// A suit that was not followed.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
pub struct Revoke {
    /// Whether the trick is gathered.
    pub gathered: bool,
    /// Whether he has played to the next trick.
    pub next_card_played: bool,
    /// Whether it did harm.
    pub harmed: bool,
    /// How often it was proved.
    pub times: u8,
    /// When it was found.
    pub found: Found,
    /// The number of the trick in progress when it was found.
    pub trick: u8,
    /// Whether a vole was undertaken.
    pub vole: Vole,
}

/// What was done, with the facts that decide about it. Cases write it as `act` and `facts`, seats counted from 1.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "act", content = "facts", rename_all = "snake_case")]
pub enum Act {
    /// Cards lay open in the deal.
    CardExposedInDeal {
        /// Which.
        cards: CardSet,
        /// Whether the dealer himself flipped them.
        by_dealer: bool,
    },
    /// The dealer turned a card up when he had dealt.
    DealerTurnedCard {},
    /// Cards of the talon lay open.
    TalonCardExposed {
        /// How many.
        count: u8,
        /// When it was seen.
        noticed: Noticed,
    },
    /// A player was dealt a wrong number of cards.
    WrongCount(WrongCount),
    /// A dealer with a wrong number of cards overbid a solo.
    DealerOverbidWithWrongCount {
        /// With what.
        overbid: Bid,
    },
    /// Cards are missing from the talon.
    TalonShort {
        /// How many.
        missing: u8,
    },
    /// A player dealt out of turn.
    WrongDealer {
        /// When it was noticed.
        noticed: Noticed,
    },
    /// The pack was not what it should be.
    FalsePack {
        /// When it was noticed.
        noticed: Noticed,
    },
    /// A player took another's cards for the talon.
    TookOthersCards {
        /// Whose.
        #[serde(deserialize_with = "seat_from_one")]
        of: Seat,
        /// Whether the cards can be put right again.
        restorable: bool,
    },
    /// A player turned up another's laid-down hand for a trick.
    TurnedUpHand {
        /// Whose.
        #[serde(deserialize_with = "seat_from_one")]
        of: Seat,
    },
    /// Players threw their cards on the talon while another still wanted to play.
    ThrewOnTalon {
        /// Whether they can be told apart.
        distinguishable: bool,
    },
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
    /// The hombre named a suit he did not mean, or several.
    MisnamedSuit {
        /// What he said, in order.
        spoken: ArrayVec<Suit, 8>,
        /// Whether the new cards are already mixed with the hand.
        mixed: bool,
    },
    /// A player ruffed with a suit that is not trumps.
    RuffedWithWrongSuit {
        /// Whether he had asked for trumps and was told this suit.
        asked: bool,
        /// Whether the trick is gathered.
        gathered: bool,
    },
    /// A player drew more than he had discarded.
    DrewTooMany {
        /// Whether he has seen the cards.
        seen: bool,
        /// Whether the next player has drawn since; only the book of 1860 asks.
        #[serde(default)]
        next_bought: bool,
    },
    /// A player drew less than he had discarded.
    DrewTooFew {
        /// How many cards the talon still has.
        talon_left: u8,
        /// Whether he has seen what he drew; only the book of 1860 asks.
        #[serde(default = "yes")]
        seen: bool,
        /// Whether the next player has drawn since; only the book of 1860 asks.
        #[serde(default)]
        next_bought: bool,
    },
    /// A player looked at the undrawn cards.
    LookedAtUndrawn {
        /// Who was last to draw.
        #[serde(deserialize_with = "seat_from_one")]
        last_buyer: Seat,
        /// Whether that player has looked.
        last_buyer_looked: bool,
        /// How many tricks have been made.
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
    /// A player has a wrong number of cards after drawing.
    WrongCountAfterExchange {
        /// The number of the trick in progress when it was found.
        trick: u8,
        /// Whether a vole was undertaken.
        vole: Vole,
    },
    /// A player did not follow suit.
    Revoke(Revoke),
    /// A player played before his turn.
    PlayedOutOfTurn {
        /// Whether it is likely to hurt the hombre.
        harmful: bool,
        /// Whether a vole was undertaken.
        vole: Vole,
    },
    /// A player showed or threw down his hand during play.
    ShowedHand {},
    /// A player showed a card.
    ShowedCard {
        /// Whether it was to the hombre's harm.
        harmful: bool,
        /// Whether it can be played without a revoke.
        can_be_played: bool,
    },
    /// The hombre gave his game up.
    GaveUp {
        /// How many cards he had played.
        cards_played: u8,
    },
    /// The hombre wanted to make somebody a present of codille.
    ConcededCodille {
        /// Whom.
        #[serde(deserialize_with = "seat_from_one")]
        to: Seat,
    },
    /// The hombre asks for his honours after a game won.
    Claim {
        /// What he asks for.
        claimed: Honours,
        /// Whether he won the first tricks in succession.
        premiers: bool,
        /// Whether the next deal has been cut for.
        after_cut: bool,
    },
    /// More matadors were paid for than were held; found after the cut.
    Overclaim {
        /// How many were paid for.
        claimed: u8,
    },
}

fn yes() -> bool {
    true
}
