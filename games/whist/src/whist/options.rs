//! What a table agrees on before Whist or Cayenne.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Book, OnOff, OptionError, Sharing, YesNo, option_words};

option_words! {
    /// Which book decides where no option does: its laws at a strict table, and its advice.
    Edition {
        /// The book of 1782.
        Of1782 = "1782",
        /// The book of about 1830.
        Of1830 = "1830",
    }
    /// How many honours are counted (000:1631, 001:166, 001:205).
    Honours {
        /// Ace, king, queen and jack of trumps.
        Four = "4",
        /// The ten of trumps as well.
        Five = "5",
    }
    /// How trumps are found.
    TrumpSource {
        /// The dealer's last card is turned up.
        LastCard = "last_card",
        /// A card cut from a second pack shows the suit.
        SecondPack = "second_pack",
    }
    /// How far honours may raise a score.
    HonoursLimit {
        /// Honours count without limit.
        Free = "free",
        /// Without a trick over six they raise a side to nine at most.
        TenthByTrick = "tenth_by_trick",
        /// A side at nine marks no honours; otherwise they are free.
        NotAtNine = "not_at_nine",
    }
    /// When a side at eight may call its honours.
    Calling {
        /// Never.
        Off = "off",
        /// In any game.
        AtEight = "at_eight",
        /// Only in the game that would give the side the rubber.
        Deciding = "at_eight_deciding",
    }
    /// What is played for.
    Unit {
        /// Single games, each settled for itself.
        SingleGame = "single_game",
        /// Rubbers: two games win.
        Rubber = "rubber",
    }
    /// How a game won is valued.
    Grading {
        /// The stake once, and twice if the losers have fewer than five.
        Lurch = "lurch",
        /// One to four, by the losers' points.
        SimpleToQuadruple = "simple_to_quadruple",
    }
    /// What a great rubber counts more.
    Bonus {
        /// Nothing.
        Nothing = "0",
        /// Two.
        Two = "2",
    }
    /// What slams count.
    Slams {
        /// Nothing.
        Off = "off",
        /// Six for the great one, three for the small one.
        SixThree = "six_three",
    }
    /// Who pays whom.
    Pay {
        /// Each loser pays each winner.
        EachToEach = "each_to_each",
        /// Each loser pays one winner.
        Pairwise = "pairwise",
    }
    /// What the ace is worth in the draw for places.
    DrawAce {
        /// Lowest, as about 1830.
        Low = "low",
        /// Highest, as in play.
        High = "high",
    }
    /// Whether the draw decides who plays with whom.
    Places {
        /// The draw decides, and those drawn together sit opposite each other.
        Drawn = "drawn",
        /// People stay where they sat down; the draw only finds the dealer.
        Kept = "kept",
    }
    /// Whether honours count of themselves.
    ClaimHonours {
        /// The table counts them.
        Auto = "auto",
        /// They are lost unless announced before the next trump is seen.
        Manual = "manual",
    }
    /// Which card is led from four in sequence.
    SequenceOfFour {
        /// The highest.
        High = "high",
        /// The lowest.
        Low = "low",
    }
}

/// The options of Whist and Cayenne together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhistOptions {
    /// Which book decides where no option does: its laws at a strict table, and its advice.
    pub rules: Edition,
    /// How many honours are counted (000:1631, 001:166, 001:205).
    pub honours: Honours,
    /// How trumps are found (000:1627, 001:156).
    pub trump_source: TrumpSource,
    /// How far honours may raise a score (000:1639, 001:174-176).
    pub honours_limit: HonoursLimit,
    /// Whether honours alone may win the first game of a rubber (001:176).
    pub first_game_by_honours: YesNo,
    /// When a side at eight may call its honours and win without play; with five honours never (000:1964, 000:2004, 001:832-834).
    pub calling: Calling,
    /// Whether points beyond ten are carried into the next game (001:170, 001:259-263).
    pub rest: YesNo,
    /// What is played for (000:1639, 001:172).
    #[serde(rename = "match")]
    pub unit: Unit,
    /// How a game won is valued (000:1680, 001:188-195).
    pub grading: Grading,
    /// What the rubber itself counts: an odd number from three (001:195).
    #[schemars(range(min = 3, max = 99))]
    pub rubber_points: u8,
    /// What a rubber counts more in which the losers won no game (001:199).
    pub big_rubber_bonus: Bonus,
    /// What slams count (001:199, 001:247).
    pub slams: Slams,
    /// Who pays whom (001:195).
    pub pay: Pay,
    /// After how many rubbers places are drawn again (001:201-203).
    #[schemars(range(min = 1, max = 2))]
    pub seat_change: u8,
    /// How many rubbers are played, or single games (001:201).
    #[schemars(range(min = 1, max = 20))]
    pub rubbers: u8,
    /// What the ace is worth in the draw for places (000:1629-1631, 001:154).
    pub draw_ace: DrawAce,
    /// Whether the draw decides who plays with whom (000:1629, 001:150), or people stay where they sat down.
    pub places: Places,
    /// Whether honours count of themselves (000:1968, 001:790).
    pub claim_honours: ClaimHonours,
    /// Whether mistakes are possible and cost what the book says (000:1952-2008, 001:774-824).
    pub strict_table: OnOff,
    /// Which card the advice leads from four in sequence in a plain suit; the book of about 1830 says both (001:486, 001:638).
    pub sequence_of_four: SequenceOfFour,
    /// House premiums for honours or aces in one player's hand, settled with the rubber as slams are; the book's own are lost (001:872).
    pub one_hand_premium: OnOff,
    /// What three honours in one hand bring where premiums are paid.
    #[schemars(range(min = 0, max = 20))]
    pub three_honours: u8,
    /// What three aces in one hand bring where premiums are paid.
    #[schemars(range(min = 0, max = 20))]
    pub three_aces: u8,
    /// What four honours in one hand bring where premiums are paid.
    #[schemars(range(min = 0, max = 20))]
    pub four_honours: u8,
    /// What four aces in one hand bring where premiums are paid.
    #[schemars(range(min = 0, max = 20))]
    pub four_aces: u8,
    /// What five honours in one hand bring where premiums are paid.
    #[schemars(range(min = 0, max = 20))]
    pub five_honours: u8,
}

impl WhistOptions {
    /// As the book of 1782 has it.
    pub const fn of_1782() -> WhistOptions {
        WhistOptions {
            rules: Edition::Of1782,
            honours_limit: HonoursLimit::Free,
            calling: Calling::AtEight,
            rest: YesNo::No,
            unit: Unit::SingleGame,
            grading: Grading::Lurch,
            slams: Slams::Off,
            draw_ace: DrawAce::High,
            ..WhistOptions::of_1830()
        }
    }

    /// As the book of about 1830 has it.
    pub const fn of_1830() -> WhistOptions {
        WhistOptions {
            rules: Edition::Of1830,
            honours: Honours::Four,
            trump_source: TrumpSource::LastCard,
            honours_limit: HonoursLimit::TenthByTrick,
            first_game_by_honours: YesNo::No,
            calling: Calling::Deciding,
            rest: YesNo::Yes,
            unit: Unit::Rubber,
            grading: Grading::SimpleToQuadruple,
            rubber_points: 5,
            big_rubber_bonus: Bonus::Nothing,
            slams: Slams::SixThree,
            pay: Pay::EachToEach,
            seat_change: 1,
            rubbers: 1,
            draw_ace: DrawAce::Low,
            places: Places::Drawn,
            claim_honours: ClaimHonours::Auto,
            strict_table: OnOff::Off,
            sequence_of_four: SequenceOfFour::High,
            one_hand_premium: OnOff::Off,
            three_honours: 1,
            three_aces: 1,
            four_honours: 2,
            four_aces: 2,
            five_honours: 3,
        }
    }

    /// Cayenne: the same book with five honours, carry-over and a second pack (001:864-870).
    pub const fn of_cayenne() -> WhistOptions {
        WhistOptions {
            honours: Honours::Five,
            trump_source: TrumpSource::SecondPack,
            calling: Calling::Off,
            ..WhistOptions::of_1830()
        }
    }

    /// Whether mistakes are possible.
    pub fn strict(&self) -> bool {
        self.strict_table.is_on()
    }

    /// What the edition picks.
    pub fn by_book<T>(&self, of_1782: T, of_1830: T) -> T {
        match self.rules {
            Edition::Of1782 => of_1782,
            Edition::Of1830 => of_1830,
        }
    }
}

/// Whether the options fit together, whichever of the two is played.
///
/// # Errors
/// Says in a sentence which do not.
pub fn check(options: &WhistOptions) -> Result<(), OptionError> {
    if options.rubber_points.is_multiple_of(2) {
        return Err(OptionError::new(
            "the rubber counts an odd number: 3, 5, 7, 9 …",
            "der Robber gilt eine ungerade Zahl: 3, 5, 7, 9 …",
        ));
    }
    Ok(())
}

/// Whist or Cayenne: what each has of its own.
pub trait Sister: Sharing<Whole = WhistOptions> {
    /// The game's name in records, files and on the command line.
    const ID: &'static str;
    /// Whether trumps are named and the suit of the second pack doubles.
    const CAYENNE: bool;

    /// The game's book.
    fn book() -> &'static Book;
}
