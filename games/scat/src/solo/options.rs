//! What a table agrees on before one of the Solos.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Book, Sharing, option_words};

option_words! {
    /// Which of the five kinds is played.
    GameKind {
        /// Spitzeln proper: of bells only the seven.
        Spitzeln = "spitzeln",
        /// Twenty-four cards without eights and nines.
        Stripped = "stripped",
        /// Casco: the opponents keep their tricks apart.
        Casco = "casco",
        /// Kaufsolo: five cards and a talon.
        Kaufsolo = "kaufsolo",
        /// Thirty cards, with Mediateur.
        Thirty = "thirty",
    }
    /// The pack of Casco and Kaufsolo.
    Pack {
        /// Of bells only the seven; the eight of hearts is out.
        Bells = "bells24",
        /// Without eights and nines.
        Stripped = "no89",
    }
    /// What a codille brings in Casco.
    Codille {
        /// The opponent who won it draws from the pot.
        Draw = "draw",
        /// The declarer makes two bêtes, and one goes to that opponent.
        TwoBetes = "two_betes",
    }
    /// What it is if both opponents have equally many tricks and more than the declarer.
    CodilleTie {
        /// Remise.
        Remise = "remise",
        /// Codille, and both share.
        Split = "split",
    }
    /// Whether opponents who put their tricks together draw at a codille.
    CodilleDraw {
        /// Only if a full bête stands.
        FullBete = "full_bete",
        /// Always.
        Always = "always",
        /// Never.
        Never = "never",
    }
    /// What is trumps in Kaufsolo when Basta is turned up.
    BastaTurned {
        /// Leaves.
        Leaves = "gruen",
        /// The favourite suit.
        Favourite = "couleur",
    }
    /// How the five cards of Kaufsolo are dealt.
    KaufDeal {
        /// Singly.
        Single = "single",
        /// Two, one and two.
        TwoOneTwo = "2-1-2",
        /// Three and two.
        ThreeTwo = "3-2",
    }
    /// What the giver of the ace pays and receives for a Mediateur.
    MediateurPay {
        /// Both opponents pay and receive alike.
        Both = "both",
        /// The giver pays nothing for a game won and receives it twice when lost.
        GiverFree = "giver_free",
    }
    /// What the favourite suit doubles.
    CouleurPay {
        /// Everything.
        All = "all",
        /// Matadors and premiers only.
        Honours = "honours",
    }
    /// How matadors are paid.
    MatadorScale {
        /// Three cost 1, each further one 1 more.
        LHombre = "lhombre",
        /// Every one costs 1.
        Each = "each",
    }
    /// Which games are taken over from L'Hombre.
    ExtraGames {
        /// None.
        None = "none",
        /// Nullissimo.
        Null = "null",
        /// Grandissimo.
        Grandissimo = "grandissimo",
        /// Open Null.
        NullOuvert = "null_ouvert",
        /// All three.
        All = "all",
    }
    /// Which suit is the favourite suit.
    Couleur {
        /// Acorns.
        Acorns = "acorns",
        /// The trump suit of the first game won.
        FirstWin = "first_win",
        /// Leaves.
        Leaves = "leaves",
        /// Hearts.
        Hearts = "hearts",
        /// Bells.
        Bells = "bells",
    }
    /// Who makes the bête of a game lost with a helper.
    BeteBy {
        /// Both, half each.
        Shared = "shared",
        /// The declarer alone.
        Declarer = "declarer",
    }
    /// In which games the opponents draw at a codille.
    CodilleGames {
        /// In a Frage only.
        Frage = "frage",
        /// In every game.
        All = "all",
    }
    /// What a Forcée simple costs.
    ForceePrice {
        /// 2, as the small Casco.
        Two = "2",
        /// 4, as Forcée partout.
        Four = "4",
    }
    /// Whose matadors are counted.
    MatadorsOf {
        /// The declarer's.
        Declarer = "declarer",
        /// Those of declarer and helper together.
        Side = "side",
    }
}

/// The options of all Solos; each game has some of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SoloOptions {
    /// Which of the five kinds is played (002:590-618).
    pub kind: GameKind,
    /// How many play: five with eight cards, four with ten (002:624-632).
    #[schemars(range(min = 4, max = 5))]
    pub players: u8,
    /// How many rounds are played; in a round everybody deals once.
    #[schemars(range(min = 1, max = 100))]
    pub rounds: u8,
    /// The pack of Casco and Kaufsolo (002:600, 002:612).
    pub pack: Pack,
    /// How the five cards of Kaufsolo are dealt (002:612).
    pub kauf_deal: KaufDeal,
    /// Which suit is the favourite suit (002:626, 002:630).
    pub couleur: Couleur,
    /// Whether Mediateur is played (002:618, 002:626).
    pub mediateur: bool,
    /// What is trumps in Kaufsolo when Basta is turned up (002:614).
    pub basta_turned: BastaTurned,
    /// Which games are taken over from L'Hombre (002:634, 002:43-45).
    pub extra_games: ExtraGames,
    /// Whether a matador may be kept back from a lower trump that is led (002:626).
    pub verleugnen: bool,
    /// What a codille brings in Casco (002:602, 002:608).
    pub codille: Codille,
    /// What it is if both opponents have equally many tricks and more than the declarer.
    pub codille_tie: CodilleTie,
    /// Whether opponents who put their tricks together draw at a codille (002:626).
    pub codille_draw: CodilleDraw,
    /// In which games the opponents draw at a codille (002:626, 002:205).
    pub codille_games: CodilleGames,
    /// Who makes the bête of a game lost with a helper (002:142-144, 002:203).
    pub bete: BeteBy,
    /// How many Stämme are drawn or put in at most with thirty cards (002:592, 002:618).
    #[schemars(range(min = 3, max = 4))]
    pub cap_staemme: u8,
    /// What the giver of the ace pays and receives for a Mediateur (002:172-175, 002:209).
    pub mediateur_pay: MediateurPay,
    /// What the favourite suit doubles (002:57, 002:104).
    pub couleur_pay: CouleurPay,
    /// What a Frage costs in Kaufsolo: 1, or nothing and 1 in the favourite suit (002:17, 002:57).
    #[schemars(range(min = 0, max = 1))]
    pub frage_price: u8,
    /// What a Forcée simple costs (002:57, 002:205).
    pub forcee_simple_price: ForceePrice,
    /// How matadors are paid (002:57).
    pub matador_scale: MatadorScale,
    /// Whose matadors are counted (002:219).
    pub matadors_of: MatadorsOf,
    /// Whether one can keep Spadille secret in Kaufsolo, at the price of a bête (002:614).
    pub strict: bool,
}

/// What is played at a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// Spitzeln proper.
    Spitzeln,
    /// The stripped pack.
    Stripped,
    /// Casco.
    Casco,
    /// Kaufsolo.
    Kaufsolo,
    /// Thirty cards.
    Thirty,
    /// Five suits.
    Five,
}

impl Form {
    /// Whether each opponent keeps his own tricks.
    pub const fn is_apart(self) -> bool {
        matches!(self, Form::Casco | Form::Kaufsolo)
    }
}

/// One of the games that share this engine.
pub trait Sister: Sharing<Whole = SoloOptions> {
    /// Its name in records.
    const ID: &'static str;

    /// What is played under some options.
    fn form(options: &SoloOptions) -> Form;

    /// How many play.
    fn seats(options: &SoloOptions) -> u8;

    /// Its book.
    fn book() -> &'static Book;
}
