//! What a table agrees on before Boston or one of its sisters.

use super::contracts::Form;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Book, OptionError, Preset, Sharing, Suit, option_words};

option_words! {
    /// When a bidder must say how good his suit is.
    Disclosure {
        /// Only when two want the same number, or one claims it in colour.
        Contested = "contested",
        /// Every bid of tricks names its class at once.
        Always = "always",
    }
    /// How best, middle and bad suits are found.
    Colours {
        /// By a card turned from the second pack, in every deal.
        TurnUp = "turn_up",
        /// Two agreed suits are best and middle for the whole sitting.
        Permanent = "permanent",
    }
    /// An agreed suit.
    AgreedSuit {
        /// Spades.
        Spades = "S",
        /// Hearts.
        Hearts = "H",
        /// Diamonds.
        Diamonds = "D",
        /// Clubs.
        Clubs = "C",
    }
    /// In what packets the cards are dealt.
    Packets {
        /// Four, four and five.
        Three = "4-4-5",
        /// All thirteen at once.
        One = "13",
    }
    /// What happens when all pass.
    AllPass {
        /// Each puts one counter into the pot.
        PayOne = "pay_1",
        /// Each puts two counters into the pot.
        PayTwo = "pay_2",
        /// A misère générale is played.
        Generale = "misere_generale",
    }
    /// What a player without a trick gets in a misère générale.
    GeneraleZero {
        /// He draws the bête of whoever took most.
        DrawsBete = "draws_bete",
        /// He has a fixed number of counters from each.
        FromEach = "k_from_each",
    }
    /// Which of equal blocks a winner draws.
    BlockDraw {
        /// The winner's own first.
        OwnFirst = "own_first",
        /// From the Vorhand on.
        SeatOrder = "seat_order",
    }
    /// How the bête of a loser goes with his own block.
    BlockLoss {
        /// It is written besides his block.
        Added = "added",
        /// His own block is in it and is struck out.
        Included = "included",
    }
    /// Whether the Rock is played, and what goes into its fund.
    RockLevy {
        /// No Rock.
        Off = "off",
        /// One counter of every bête won.
        One = "levy_1",
        /// Two counters of every bête won.
        Two = "levy_2",
        /// One counter of every full ten of a bête won.
        Tenth = "levy_per_10",
    }
    /// What is added to the highest bête for a new one.
    Increment {
        /// The stake of four.
        Stake = "stake",
        /// The whole pot.
        Pot = "pot",
    }
    /// How an offender answers for the bête that the player draws.
    ReplaceBete {
        /// He pays it in place of its owner.
        Pays = "pays_for_debtor",
        /// Its owner pays, and a bête of the same size is written against him.
        Written = "new_bete_written",
    }
    /// What becomes of open bêtes after the last tour.
    Closing {
        /// Open bêtes are paid, and all that stands is shared.
        ShareOut = "share_out",
        /// Play goes on until no bête stands.
        PlayOff = "play_off",
    }
    /// When the player may refuse a helper.
    RefuseWhist {
        /// At every number.
        Allowed = "allowed",
        /// Not at five and six.
        NotAtFiveAndSix = "not_at_5_and_6",
    }
    /// The least number that may be announced.
    Minimum {
        /// Five tricks.
        Five = "5",
        /// Six tricks.
        Six = "6",
        /// Five; while the Rock goes six in best or middle, seven in bad.
        ByRock = "rock",
    }
    /// Which trump figures count as honours.
    Honours {
        /// Ace, king, queen and jack.
        Four = "four",
        /// The ten too.
        Five = "five",
        /// None.
        None = "none",
    }
    /// Which game is played after the throwing out.
    Base {
        /// Simple Boston.
        Boston = "boston",
        /// Boston-Whist, with a helper.
        BostonWhist = "boston-whist",
    }
    /// What becomes of the thirteenth card of the talon.
    LastStockCard {
        /// It stays unseen: six cards each.
        Dead = "dead",
        /// The Vorhand takes it: seven and six.
        Vorhand = "vorhand",
    }
    /// Whether there are trumps in a misère.
    MisereTrump {
        /// There is no trump.
        None = "none",
        /// The player names one.
        Named = "named",
    }
}

impl AgreedSuit {
    /// The suit.
    pub const fn suit(self) -> Suit {
        match self {
            AgreedSuit::Spades => Suit::Spades,
            AgreedSuit::Hearts => Suit::Hearts,
            AgreedSuit::Diamonds => Suit::Diamonds,
            AgreedSuit::Clubs => Suit::Clubs,
        }
    }
}

/// What a table agrees on. The sisters leave out what they do not have.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BostonOptions {
    /// How often the deal goes round before the company rises.
    #[schemars(range(min = 1, max = 50))]
    pub tours: u8,
    /// Which game is played after the throwing out (001:1207).
    pub base: Base,
    /// When a bidder must say whether his suit is best, middle or bad (001:1028-1030).
    pub colour_disclosure: Disclosure,
    /// How best, middle and bad suits are found (001:1010-1016).
    pub colours: Colours,
    /// The best suit where two suits are agreed for the whole sitting (001:1016).
    pub best_suit: AgreedSuit,
    /// The middle suit where two suits are agreed for the whole sitting; it must be another than the best (001:1016).
    pub middle_suit: AgreedSuit,
    /// In what packets the cards are dealt (001:1020).
    pub deal_packets: Packets,
    /// What becomes of the thirteenth card of the talon (001:1213).
    pub last_stock_card: LastStockCard,
    /// The least number that may be announced (001:1150-1154).
    pub minimum: Minimum,
    /// Whether five tricks may be announced in a bad suit (001:1144).
    pub five_in_bad: bool,
    /// Whether a number of tricks without trumps may be announced (001:1185, 1364).
    pub grandissimo: bool,
    /// How many tricks groß Independence needs: nine as printed, or eight (000:2509; 001:1238).
    #[schemars(range(min = 8, max = 9))]
    pub gross_independence_tricks: u8,
    /// Whether there are trumps in a misère (000:2509).
    pub misere_trump: MisereTrump,
    /// Up to how many announced tricks a helper may come in (001:1140, 1273, 1360).
    #[schemars(range(min = 8, max = 9))]
    pub helper_up_to: u8,
    /// When the player may refuse a helper (001:1148).
    pub refuse_whist: RefuseWhist,
    /// Whether at five tricks the last one asked must help (001:1156).
    pub compulsory_helper: bool,
    /// Whether the player of a misère names who leads first (001:1209).
    pub misere_names_leader: bool,
    /// Whether misères are paid double (001:1209).
    pub misere_double: bool,
    /// Which trump figures count as honours (001:1158, 166).
    pub honours: Honours,
    /// What each honour of trumps in the player's hand is paid with; 0 if none are agreed (001:1094).
    #[schemars(range(min = 0, max = 20))]
    pub honours_price: i64,
    /// What happens when all pass (001:1052-1058).
    pub all_pass: AllPass,
    /// The sum above which the bête of a misère générale cannot rise; 0 for none (001:1104).
    #[schemars(range(min = 0, max = 200))]
    pub misere_generale_cap: i64,
    /// What a player without a trick gets in a misère générale (001:1104).
    pub misere_generale_zero: GeneraleZero,
    /// Where a fixed number of counters is agreed: how many each pays a player without a trick in a misère générale (001:1104-1106).
    #[schemars(range(min = 1, max = 100))]
    pub misere_generale_marks: i64,
    /// Whether a bête is written against everybody beforehand: eight counters, in 1782 two points (001:1108; 000:337).
    pub block: bool,
    /// Which of equal blocks a winner draws (001:1108; 000:337).
    pub block_draw: BlockDraw,
    /// How the bête of a loser goes with his own block (001:1108; 000:337).
    pub block_loss: BlockLoss,
    /// Whether the Rock is played, and what goes into its fund (001:1110).
    pub rock: RockLevy,
    /// What everybody who passes pays while the Rock goes (001:1058).
    #[schemars(range(min = 1, max = 2))]
    pub rock_pass_fee: i64,
    /// What is added to the highest bête for a new one (001:1100).
    pub bete_increment: Increment,
    /// How an offender answers for the bête that the player draws (001:1064).
    pub replace_bete: ReplaceBete,
    /// Whether an opponent who, playing last, takes a trick he could have left to a misère player pays alone (001:1080-1082).
    pub fourth_hand: bool,
    /// Whether mistakes are possible and cost what the book says (001:1064-1084; 000:339).
    pub strict_table: bool,
    /// What becomes of open bêtes after the last tour.
    pub closing: Closing,
}

impl BostonOptions {
    /// The game of about 1830.
    pub const fn of_1830() -> BostonOptions {
        BostonOptions {
            tours: 4,
            base: Base::Boston,
            colour_disclosure: Disclosure::Contested,
            colours: Colours::TurnUp,
            best_suit: AgreedSuit::Diamonds,
            middle_suit: AgreedSuit::Hearts,
            deal_packets: Packets::Three,
            last_stock_card: LastStockCard::Dead,
            minimum: Minimum::Five,
            five_in_bad: false,
            grandissimo: false,
            gross_independence_tricks: 9,
            misere_trump: MisereTrump::None,
            helper_up_to: 8,
            refuse_whist: RefuseWhist::Allowed,
            compulsory_helper: false,
            misere_names_leader: true,
            misere_double: false,
            honours: Honours::Four,
            honours_price: 0,
            all_pass: AllPass::PayOne,
            misere_generale_cap: 20,
            misere_generale_zero: GeneraleZero::DrawsBete,
            misere_generale_marks: 4,
            block: false,
            block_draw: BlockDraw::OwnFirst,
            block_loss: BlockLoss::Added,
            rock: RockLevy::Off,
            rock_pass_fee: 1,
            bete_increment: Increment::Stake,
            replace_bete: ReplaceBete::Pays,
            fourth_hand: true,
            strict_table: false,
            closing: Closing::ShareOut,
        }
    }
}

/// Which cards are played with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pack {
    /// All fifty-two.
    Full,
    /// Thirty-nine: no twos, and of the diamonds only ace, king and queen.
    Short,
}

/// How the cards are dealt.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Dealing {
    /// Thirteen to each.
    Thirteen,
    /// Seventeen to each but the dealer, who takes what they throw out.
    Seventeen,
    /// Thirteen to each, and thirteen as a talon.
    Stock,
}

/// How the suits are told apart.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Suits {
    /// As agreed: by a card turned from a second pack, or once for all.
    Agreed,
    /// Diamonds are best and hearts middle, always.
    Fixed,
    /// All are alike.
    Alike,
}

/// One of the six games that the engine serves: what it has of its own.
pub trait Sister: Sharing<Whole = BostonOptions> {
    /// The game's name in records, files and on the command line.
    const ID: &'static str;
    /// How many play.
    const SEATS: u8 = 4;
    /// Which cards are played with.
    const PACK: Pack = Pack::Full;
    /// How the cards are dealt.
    const DEALING: Dealing = Dealing::Thirteen;
    /// How the suits are told apart.
    const SUITS: Suits = Suits::Agreed;
    /// What the dealer stakes.
    const STAKE: i64 = 4;
    /// The pots on the table.
    const POTS: &'static [&'static str] = &["boston-pot", "boston-rock"];

    /// Which games are played.
    fn form(options: &BostonOptions) -> Form {
        let _ = options;
        Form::Simple
    }

    /// The game's book.
    fn book() -> &'static Book;
}

/// The preset of about 1830.
pub const ONLY_1830: &[Preset] =
    &[Preset { name: "1830", called: ["1830", "1830"], en: "The book of about 1830.", de: "Das Buch um 1830." }];

/// The preset of 1782.
pub const ONLY_1782: &[Preset] =
    &[Preset { name: "1782", called: ["1782", "1782"], en: "The book of 1782.", de: "Das Buch von 1782." }];

/// Whether the options fit together, whichever game is played.
///
/// # Errors
/// Says in a sentence which do not.
pub fn check(options: &BostonOptions) -> Result<(), OptionError> {
    if options.colours == Colours::Permanent && options.best_suit == options.middle_suit {
        return Err(OptionError::new(
            "the best and the middle suit must be two different ones",
            "beste und mittlere Farbe müssen zwei verschiedene sein",
        ));
    }
    Ok(())
}
