//! What a table agrees on before L'Hombre, and the two books as presets.

use super::Contract;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OptionError, Options as _, Preset, option_words};

option_words! {
    /// Which book decides where no option does.
    Edition {
        /// The treatise and the 61 laws of 1782.
        Of1782 = "1782",
        /// The book of about 1860.
        Of1860 = "1860",
    }
    /// How many play, and with which pack.
    Players {
        /// The main game.
        Three = "3",
        /// Two, thirty cards, eight each.
        TwoA = "2a",
        /// Two, thirty-two cards, ten each.
        TwoB = "2b",
        /// Two, thirty-two cards, twelve each.
        TwoC = "2c",
        /// Kaufquadrille: four, eight cards each.
        Four = "4",
        /// Four persons of whom one idles as king.
        FourKing = "4king",
    }
    /// How stakes and bêtes are marked.
    Marking {
        /// The dealer alone stakes.
        Dealer = "dealer",
        /// Everybody stakes jetons of three counters.
        Jetons = "jetons",
        /// One common pot, from which gains are taken and into which losses go.
        Pool = "pool",
    }
    /// What a black ace does that is turned at Tourné.
    TurnedAce {
        /// It makes its suit trumps.
        Suit = "suit",
        /// The hombre may turn one card more.
        SecondTurn = "second_turn",
    }
    /// Which kinds of Obscur are played.
    ObscurKinds {
        /// From the top and from the bottom.
        Both = "both",
        /// Only from the top.
        TopOnly = "top_only",
    }
    /// Whether a favourite suit is played.
    Couleur {
        /// None.
        None = "none",
        /// A new one each deal, by the top card of the idle pack.
        Volante = "volante",
        /// One for the whole sitting, by the first card drawn.
        Fixed = "fixed",
    }
    /// What the favourite suit doubles.
    CouleurDoubles {
        /// Every payment between the players.
        All = "all",
        /// Only matadors and premiers.
        HonoursOnly = "honours_only",
    }
    /// What a Frage pays.
    FragePrice {
        /// Nothing (in 1860 one in couleur).
        Zero = "zero",
        /// One, in couleur two.
        List = "list",
    }
    /// What *n* matadors pay.
    MatadorScale {
        /// As many as there are.
        N = "n",
        /// Two less.
        NLessTwo = "n-2",
    }
    /// Whether a run from Manille down without Spadille is paid.
    FauxMatadors {
        /// No.
        Unpaid = "unpaid",
        /// Like matadors.
        Paid = "paid",
    }
    /// What nine matadors pay.
    NineMatadors {
        /// As any other number.
        Plain = "plain",
        /// Double.
        Double = "double",
    }
    /// What Grandissimo and Nullissimo pay.
    GrandissimoPrices {
        /// The printed figures.
        Printed = "printed",
        /// Twice as much.
        Doubled = "doubled",
    }
    /// How the 1860 figures for all tricks in a solo are meant.
    SoloToutPrice {
        /// As the price of the whole game.
        Inclusive = "inclusive",
        /// On top of the solo.
        Additive = "additive",
    }
    /// What codille costs and brings.
    CodilleMode {
        /// A double bête while no more than the limit stands; above it codille is drawn.
        DoubleUpto = "double_upto",
        /// Always a double bête.
        Double = "double",
        /// Always drawn.
        Draw = "draw",
    }
    /// What two equal defenders above the hombre make.
    CodilleTie {
        /// A plain loss.
        Plain = "plain",
        /// A codille of nobody.
        Codille = "codille",
    }
    /// How a double bête is written.
    CodilleBete {
        /// As one.
        One = "one",
        /// As single ones.
        Split = "split",
    }
    /// What the next bête is reckoned on after a multiplied one.
    BeteBase {
        /// The full amount.
        Full = "full",
        /// The simple amount.
        Simple = "simple",
    }
    /// How several bêtes of one deal are entered.
    SameDealBetes {
        /// They go together in the next deal.
        Together = "together",
        /// One after another.
        OneByOne = "one_by_one",
    }
    /// What giving a game up means.
    ThrowIn {
        /// Before the first lead; a defender may take the game over.
        Takeover = "takeover",
        /// Until the hombre's first card; nobody can take it over.
        Final = "final",
    }
    /// Who may look at the undrawn cards.
    TalonView {
        /// The last buyer, and after him everybody, until a trick is made.
        LastBuyer = "last_buyer",
        /// Nobody.
        Never = "never",
    }
    /// Who may look back at taken tricks.
    TrickView {
        /// The hombre.
        Hombre = "hombre",
        /// The hombre in a solo.
        HombreSolo = "hombre_solo",
        /// The hombre, at the last trick.
        LastTrick = "last_trick",
        /// Nobody.
        None = "none",
    }
    /// How long the hombre may look at his own discards.
    ReviewDiscards {
        /// Until he has named trumps.
        UntilTrump = "until_trump",
        /// Until the first lead.
        UntilLead = "until_lead",
    }
    /// Whether honours are paid unasked.
    Claims {
        /// Everything due is paid.
        Automatic = "automatic",
        /// What is not claimed before the next cut is lost.
        MustClaim = "must_claim",
    }
    /// What a fault costs.
    PenaltyMode {
        /// It decides the game, without a bête.
        Decide = "decide",
        /// A bête, and it decides the game.
        BeteAndDecide = "bete_and_decide",
        /// A bête, and the game goes on.
        Bete = "bete",
    }
    /// What a pass with a wrong number of cards costs.
    WrongCountPass {
        /// Nothing.
        Free = "free",
        /// A bête.
        Bete = "bete",
    }
    /// Whether an unopposed asker may change his game.
    FrageSwitch {
        /// No.
        No = "no",
        /// To a blind game.
        Blind = "blind",
    }
    /// How an asker may answer an overbid.
    OverbidReply {
        /// By holding or passing.
        Hold = "hold",
        /// By going higher too.
        Raise = "raise",
    }
    /// Where the idle king sits.
    KingSeat {
        /// On the dealer's left.
        Left = "left",
        /// Opposite the dealer.
        Opposite = "opposite",
        /// The dealer himself.
        Dealer = "dealer",
    }
    /// Who has the pot when an undertaken vole fails.
    VoleFailPot {
        /// The hombre, for the game is won.
        Hombre = "hombre",
        /// The defenders share it.
        Defenders = "defenders",
    }
}

/// The options of L'Hombre. `A` is the book of 1782, `C` that of about 1860.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LHombreOptions {
    /// Which book decides where no option does.
    pub rules: Edition,
    /// How many play, and with which pack (000:578-598, 002:47, 002:112-130).
    pub players: Players,
    /// How stakes and bêtes are marked (000:335-381, 002:57).
    pub marking: Marking,
    /// The dealer's stake (000:335, 002:57).
    #[schemars(range(min = 1, max = 1000))]
    pub ante: i64,
    /// The games that may be called (000:552-570, 002:9, 002:15).
    pub contracts: Vec<Contract>,
    /// Whether Casco may be called over a Frage; otherwise only after everybody has passed (000:558).
    pub casco_forces: bool,
    /// Whether Casco outranks Tourné (000:600).
    pub casco_over_tourne: bool,
    /// What a black ace does that is turned at Tourné (000:564, 002:19).
    pub tourne_black_ace: TurnedAce,
    /// Whether the aces of Grand Casco are shown; otherwise it is one with Tourné (002:21-25).
    pub grand_casco_show: bool,
    /// Which kinds of Obscur are played (002:25).
    pub obscur_kinds: ObscurKinds,
    /// Whether the holder of Spadille must play when all pass (000:540-550).
    pub spadille_force: bool,
    /// Whether a favourite suit is played (000:572-576, 002:102-104).
    pub couleur: Couleur,
    /// What the favourite suit doubles (000:574, 002:57, 002:104).
    pub couleur_doubles: CouleurDoubles,
    /// What a Frage pays (002:17, 002:57).
    pub frage_price: FragePrice,
    /// The fewest cards an asker buys (000:658).
    #[schemars(range(min = 0, max = 1))]
    pub frage_min_discard: u8,
    /// What *n* matadors pay (000:232, 002:57).
    pub matador_scale: MatadorScale,
    /// Whether a run from Manille down without Spadille is paid (002:13).
    pub faux_matadors: FauxMatadors,
    /// What nine matadors pay (000:165).
    pub nine_matadors: NineMatadors,
    /// What Grandissimo and Nullissimo pay (002:43-45).
    pub grandissimo_prices: GrandissimoPrices,
    /// How the figures for all tricks in a solo are meant (002:57).
    pub solo_tout_price: SoloToutPrice,
    /// What codille costs and brings (000:335, 002:57).
    pub codille_mode: CodilleMode,
    /// Up to how many counters codille still goes double (000:335).
    #[schemars(range(min = 0, max = 1_000_000))]
    pub codille_limit: i64,
    /// What two equal defenders above the hombre make (000:325, 002:57).
    pub codille_tie: CodilleTie,
    /// How a double bête is written (002:57).
    pub codille_bete: CodilleBete,
    /// What the next bête is reckoned on after a multiplied one (002:57).
    pub bete_base: BeteBase,
    /// Jetons staked afresh after a codille drawn (000:357, 000:733).
    #[schemars(range(min = 1, max = 9))]
    pub codille_restart_jetons: u8,
    /// How several bêtes of one deal are entered (000:309, 002:55).
    pub same_deal_betes: SameDealBetes,
    /// Whether everybody is charged a small bête in advance (000:337, 002:55).
    pub blocks: bool,
    /// The size of a block.
    #[schemars(range(min = 1, max = 1000))]
    pub block_size: i64,
    /// Whether a Rock is gathered from the bêtes won (002:63).
    pub rock: bool,
    /// What goes to the Rock from every bête won (002:63).
    #[schemars(range(min = 1, max = 100))]
    pub rock_cut: i64,
    /// From how many counters on the Rock goes into the pot (002:63).
    #[schemars(range(min = 1, max = 1000))]
    pub rock_threshold: i64,
    /// Whether the last bêtes are written into the Kessel (002:65-94).
    pub kessel: bool,
    /// How many tours at the end are written into the Kessel.
    #[schemars(range(min = 1, max = 100))]
    pub kessel_tours: u16,
    /// What giving a game up means (000:281, 002:53).
    pub throw_in: ThrowIn,
    /// Who may look at the undrawn cards (000:260, 000:683, 002:49).
    pub talon_view: TalonView,
    /// Who may look back at taken tricks (000:289, 000:518, 000:703, 002:35).
    pub trick_view: TrickView,
    /// How long the hombre may look at his own discards (000:558, 002:25, 002:108).
    pub review_discards: ReviewDiscards,
    /// Whether honours are paid unasked (000:227, 002:104).
    pub claims: Claims,
    /// What a fault costs (000:262, 000:339, 002:98-100).
    pub penalty_mode: PenaltyMode,
    /// What a pass with a wrong number of cards costs (000:210, 002:98).
    pub pass_with_wrong_count: WrongCountPass,
    /// Whether one may open with "entrire" (002:100).
    pub entrire: bool,
    /// Whether an unopposed asker may change his game (000:658, 002:17).
    pub frage_switch: FrageSwitch,
    /// How an asker may answer an overbid (000:238, 000:658, 002:100).
    pub overbid_reply: OverbidReply,
    /// Where the idle king sits (002:47).
    pub king_seat: KingSeat,
    /// Whether the idle king shares the payments of the games he sits out.
    pub king_pays: bool,
    /// Who has the pot when an undertaken vole fails (000:394).
    pub vole_fail_pot: VoleFailPot,
    /// Whether the first Vorhand is given by courtesy instead of by lot (000:185).
    pub courtesy_vorhand: bool,
    /// What each puts into the common pot of the marking `pool`, at the start and whenever it is empty.
    #[schemars(range(min = 1, max = 10_000))]
    pub pool_stake: i64,
    /// A strict table: what the laws punish becomes possible, and is punished.
    pub strict: bool,
    /// Whether the dealer now and then gives somebody a card too many or too few, and the laws about it hold
    /// (000:208-215, 002:25, 002:98).
    pub misdeals: bool,
    /// How many tours are played; in a tour everybody deals once (000:789).
    #[schemars(range(min = 1, max = 100))]
    pub tours: u16,
}

impl spadille_core::Options for LHombreOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1782",
            called: ["1782", "1782"],
            en: "Hamburg 1782: the treatise and the 61 laws, the dealer stakes four, codille goes double up to eight points",
            de: "Hamburg 1782: die Abhandlung und die 61 Gesetze, der Geber setzt vier, Codille geht bis acht Points doppelt",
        },
        Preset {
            name: "1860",
            called: ["1860", "1860"],
            en: "About 1860: many blind games, Grandissimo and Nullissimo, a favourite suit each deal, double bêtes",
            de: "Um 1860: viele blinde Spiele, Grandissimo und Nullissimo, jedes Mal eine neue Couleur, doppelte Bêten",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        match name {
            "1782" => Some(of_1782()),
            "1860" => Some(of_1860()),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        if self.contracts.is_empty() {
            return Err(OptionError::new(
                "option \"contracts\" names no game; at least one must be allowed",
                "Option „contracts“ nennt kein Spiel; wenigstens eines muss erlaubt sein",
            ));
        }
        Ok(())
    }
}

fn of_1782() -> LHombreOptions {
    use Contract::{Casco, Frage, Solo, SoloTout, Tourne};
    LHombreOptions {
        rules: Edition::Of1782,
        players: Players::Three,
        marking: Marking::Dealer,
        ante: 4,
        contracts: vec![Frage, Casco, Tourne, Solo, SoloTout],
        casco_forces: true,
        casco_over_tourne: false,
        tourne_black_ace: TurnedAce::Suit,
        grand_casco_show: true,
        obscur_kinds: ObscurKinds::Both,
        spadille_force: false,
        couleur: Couleur::None,
        couleur_doubles: CouleurDoubles::All,
        frage_price: FragePrice::Zero,
        frage_min_discard: 1,
        matador_scale: MatadorScale::N,
        faux_matadors: FauxMatadors::Unpaid,
        nine_matadors: NineMatadors::Plain,
        grandissimo_prices: GrandissimoPrices::Printed,
        solo_tout_price: SoloToutPrice::Inclusive,
        codille_mode: CodilleMode::DoubleUpto,
        codille_limit: 32,
        codille_tie: CodilleTie::Plain,
        codille_bete: CodilleBete::One,
        bete_base: BeteBase::Full,
        codille_restart_jetons: 2,
        same_deal_betes: SameDealBetes::Together,
        blocks: false,
        block_size: 8,
        rock: false,
        rock_cut: 2,
        rock_threshold: 10,
        kessel: false,
        kessel_tours: 1,
        throw_in: ThrowIn::Takeover,
        talon_view: TalonView::LastBuyer,
        trick_view: TrickView::Hombre,
        review_discards: ReviewDiscards::UntilTrump,
        claims: Claims::Automatic,
        penalty_mode: PenaltyMode::Decide,
        pass_with_wrong_count: WrongCountPass::Free,
        entrire: false,
        frage_switch: FrageSwitch::No,
        overbid_reply: OverbidReply::Hold,
        king_seat: KingSeat::Left,
        king_pays: false,
        vole_fail_pot: VoleFailPot::Hombre,
        courtesy_vorhand: false,
        pool_stake: 40,
        strict: false,
        misdeals: false,
        tours: 10,
    }
}

fn of_1860() -> LHombreOptions {
    use Contract::*;
    LHombreOptions {
        rules: Edition::Of1860,
        ante: 1,
        contracts: vec![
            Frage,
            Tourne,
            ObscurTop,
            ObscurBottom,
            GrandCasco,
            Respect,
            Solo,
            SoloTout,
            Grandissimo,
            Nullissimo,
            Mohr,
        ],
        couleur: Couleur::Volante,
        matador_scale: MatadorScale::NLessTwo,
        codille_mode: CodilleMode::Double,
        codille_tie: CodilleTie::Codille,
        bete_base: BeteBase::Simple,
        same_deal_betes: SameDealBetes::OneByOne,
        block_size: 10,
        throw_in: ThrowIn::Final,
        talon_view: TalonView::Never,
        trick_view: TrickView::HombreSolo,
        review_discards: ReviewDiscards::UntilLead,
        penalty_mode: PenaltyMode::BeteAndDecide,
        pass_with_wrong_count: WrongCountPass::Bete,
        entrire: true,
        frage_switch: FrageSwitch::Blind,
        overbid_reply: OverbidReply::Raise,
        pool_stake: 10,
        ..of_1782()
    }
}

/// Declares what each of the books orders where tables have no choice: a line a custom, first of 1782, then of about 1860.
macro_rules! customs {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $old:expr, $new:expr;)*) => {
        /// What a book orders where tables have no choice.
        pub struct Customs {
            $($(#[$doc])* pub $name: $type,)*
        }

        static CUSTOMS: [Customs; 2] = [Customs { $($name: $old,)* }, Customs { $($name: $new,)* }];
    };
}

customs! {
    /// Whoever gets a card dealt open may refuse it, whichever it is.
    open_card_is_refused: bool = false, true;
    /// Two open cards of the talon void even a game that is begun.
    open_talon_voids: bool = false, true;
    /// A solo with a wrong number of cards is lost, if it has one too many or was not announced.
    wrong_solo_is_lost: bool = false, true;
    /// A defender's card too many voids the Grand Casco.
    ten_voids_grand_casco: bool = false, true;
    /// Whoever misdeals sets a bête.
    misdealer_pays: bool = false, true;
    /// Silence about a wrong number is judged when the caller draws, not when he calls.
    silence_is_judged_late: bool = false, true;
    /// What a suit means that the last hand names after passes.
    last_hand_names: Contract = Contract::Frage, Contract::Solo;
    /// Cards taken for the talon void the deal.
    taken_hand_voids: bool = false, true;
    /// Too few cards drawn are judged like too many, and no longer mended when the next has drawn.
    wrong_draw_is_judged: bool = false, true;
    /// Whoever has played to the next trick can no longer mend his revoke.
    next_card_seals_revoke: bool = true, false;
    /// A revoke found in mixed cards costs nothing.
    mixing_forgives: bool = false, true;
    /// A fault decides an undertaken vole too.
    fault_decides_vole: bool = false, true;
    /// A card before one's turn costs nothing, but a vole may be dropped for it.
    early_card_is_free: bool = false, true;
    /// Cards may be laid down as won; who does so too soon leads what he is told. They may be laid down as beaten too.
    laying_down_is_free: bool = false, true;
    /// A game given up too late costs a bête to each opponent.
    late_surrender_pays_each: bool = true, false;
    /// Bêtes made one on top of the other may go together.
    betes_may_join: bool = true, false;
    /// The price of the game may still be asked for after the cut.
    price_outlives_cut: bool = false, true;
    /// A second card turned at Tourné doubles the bête.
    second_turn_doubles: bool = false, true;
    /// What a Frage in couleur pays that pays nothing elsewhere.
    frage_in_couleur: i64 = 0, 1;
    /// With jetons the doubled stake is all the reward of a vole, announced or not (000:390).
    jetons_reward_vole: bool = true, false;
    /// What all tricks pay that a solo has promised, as the figures are meant: in all, or on top of the solo.
    solo_tout: [i64; 2] = [12, 12], [24, 28];
    /// What they add unannounced.
    solo_vole: [i64; 2] = [8, 8], [12, 16];
    /// At Kaufquadrille even hands of the tables want four likely tricks.
    wary_at_kaufquadrille: bool = true, false;
    /// Any spade finds the first dealer, not Spadille alone.
    any_spade_deals: bool = false, true;
}

impl Default for LHombreOptions {
    fn default() -> Self {
        LHombreOptions::standard()
    }
}

impl LHombreOptions {
    /// What the table's book has where each has its own: the book of 1782, or that of about 1860.
    #[inline]
    pub fn by_book<T>(&self, of_1782: T, of_1860: T) -> T {
        match self.rules {
            Edition::Of1782 => of_1782,
            Edition::Of1860 => of_1860,
        }
    }

    /// What the table's book orders where no option does.
    pub fn customs(&self) -> &'static Customs {
        &CUSTOMS[self.rules as usize]
    }

    /// How many deals the match has.
    pub fn deals(&self) -> u32 {
        u32::from(self.tours) * u32::from(self.players.seats())
    }

    /// Whether the deal of this number, counted from 0, is written into the Kessel.
    pub fn in_kessel(&self, deal: u32) -> bool {
        self.kessel && deal + u32::from(self.kessel_tours) * u32::from(self.players.seats()) >= self.deals()
    }
}
