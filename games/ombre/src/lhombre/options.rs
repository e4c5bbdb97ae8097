//! What a table agrees on before L'Hombre, and the two books as presets.

use super::Contract::{self, *};
use super::*;
use spadille_core::Preset;

words! {
    of "LHombreOptions";
    rules: Edition
        Of1782 "1782" = "The treatise and the 61 laws of 1782.",
        Of1860 "1860" = "The book of about 1860.";
    players: Players
        Three "3" = "Three: the main game.",
        TwoA "2a" = "Two, thirty cards, eight each.",
        TwoB "2b" = "Two, thirty-two cards, ten each.",
        TwoC "2c" = "Two, thirty-two cards, twelve each.",
        Four "4" = "Kaufquadrille: four, eight cards each.",
        FourKing "4king" = "Four players, of whom one sits idle as king.";
    marking: Marking
        Dealer "dealer" = "The dealer alone stakes.",
        Jetons "jetons" = "Everybody stakes jettons of three counters.",
        Pool "pool" = "One common pot, from which gains are taken and into which losses go.";
    tourne_black_ace: TurnedAce
        Suit "suit" = "It makes its suit trumps.",
        SecondTurn "second_turn" = "The hombre may turn one card more.";
    obscur_kinds: ObscurKinds
        Both "both" = "From the top and from the bottom.",
        TopOnly "top_only" = "Only from the top.";
    couleur: Couleur
        None "none" = "None.",
        Volante "volante" = "A new one each deal, by the top card of the idle pack.",
        Fixed "fixed" = "One for the whole sitting, by the first card drawn.";
    couleur_doubles: CouleurDoubles
        All "all" = "Every payment between the players.",
        HonoursOnly "honours_only" = "Only matadors and premiers.";
    frage_price: FragePrice
        Zero "zero" = "Nothing (about 1860 one, in the favourite suit).",
        List "list" = "One, in the favourite suit two.";
    matador_scale: MatadorScale
        N "n" = "As many as there are.",
        NLessTwo "n-2" = "Two less than there are.";
    faux_matadors: FauxMatadors
        Unpaid "unpaid" = "No.",
        Paid "paid" = "Like matadors.";
    nine_matadors: NineMatadors
        Plain "plain" = "Like any other number.",
        Double "double" = "Double.";
    grandissimo_prices: GrandissimoPrices
        Printed "printed" = "The printed figures.",
        Doubled "doubled" = "Twice as much.";
    solo_tout_price: SoloToutPrice
        Inclusive "inclusive" = "As the price of the whole game.",
        Additive "additive" = "On top of the solo.";
    codille_mode: CodilleMode
        DoubleUpto "double_upto" = "A double bête while no more than the limit stands; above it codille is drawn.",
        Double "double" = "Always a double bête.",
        Draw "draw" = "Codille is always drawn.";
    codille_tie: CodilleTie
        Plain "plain" = "A plain loss.",
        Codille "codille" = "A codille that belongs to nobody.";
    codille_bete: CodilleBete
        One "one" = "As one bête.",
        Split "split" = "As single bêtes.";
    bete_base: BeteBase
        Full "full" = "The full amount.",
        Simple "simple" = "The simple amount.";
    same_deal_betes: SameDealBetes
        Together "together" = "They go together in the next deal.",
        OneByOne "one_by_one" = "One after another.";
    throw_in: ThrowIn
        Takeover "takeover" = "Before the first lead; a defender may take the game over.",
        Final "final" = "Until the hombre's first card; nobody can take it over.";
    talon_view: TalonView
        LastBuyer "last_buyer" = "The last buyer, and after him everybody, until a trick is made.",
        Never "never" = "Nobody.";
    trick_view: TrickView
        Hombre "hombre" = "The hombre.",
        HombreSolo "hombre_solo" = "The hombre in a solo.",
        LastTrick "last_trick" = "The hombre, and only the last trick.",
        None "none" = "Nobody.";
    review_discards: ReviewDiscards
        UntilTrump "until_trump" = "Until he has named trumps.",
        UntilLead "until_lead" = "Until the first lead.";
    claims: Claims
        Automatic "automatic" = "Everything due is paid unasked.",
        MustClaim "must_claim" = "What is not claimed before the next cut is lost.";
    penalty_mode: PenaltyMode
        Decide "decide" = "It decides the game, without a bête.",
        BeteAndDecide "bete_and_decide" = "A bête, and it decides the game.",
        Bete "bete" = "A bête, and the game goes on.";
    pass_with_wrong_count: WrongCountPass
        Free "free" = "Nothing.",
        Bete "bete" = "A bête.";
    frage_switch: FrageSwitch
        No "no" = "No.",
        Blind "blind" = "To a blind game.";
    overbid_reply: OverbidReply
        Hold "hold" = "By holding or passing.",
        Raise "raise" = "By going higher too.";
    king_seat: KingSeat
        Left "left" = "On the dealer's left.",
        Opposite "opposite" = "Opposite the dealer.",
        Dealer "dealer" = "The dealer himself.";
    vole_fail_pot: VoleFailPot
        Hombre "hombre" = "The hombre, for the game is won.",
        Defenders "defenders" = "The defenders share it.";
}

options! {
    /// The options of L'Hombre.
    LHombreOptions;
    /// Which book decides where no option does.
    rules: Edition = Edition::Of1782, Edition::Of1860;
    /// How many play, and with which pack (000:578-598, 002:47, 002:112-130).
    players: Players = Players::Three;
    /// Who stakes, and how it is marked (000:335-381, 002:57).
    marking: Marking = Marking::Dealer;
    /// The dealer's stake (000:335, 002:57).
    #[schemars(range(min = 1, max = 1000))]
    ante: i64 = 4, 1;
    /// The games that may be called (000:552-570, 002:9, 002:15).
    contracts: Vec<Contract> = vec![Frage, Casco, Tourne, Solo, SoloTout],
    vec![Frage, Tourne, ObscurTop, ObscurBottom, GrandCasco, Respect, Solo, SoloTout, Grandissimo, Nullissimo, Mohr];
    /// Whether Casco may be called over a Frage; otherwise only after everybody has passed (000:558).
    casco_forces: bool = true;
    /// Whether Casco outranks Tourné (000:600).
    casco_over_tourne: bool = false;
    /// What a black ace does when it is turned at Tourné (000:564, 002:19).
    tourne_black_ace: TurnedAce = TurnedAce::Suit;
    /// Whether the aces of Grand Casco are shown; otherwise it is the same as Tourné (002:21-25).
    grand_casco_show: bool = true;
    /// Which kinds of Obscur are played (002:25).
    obscur_kinds: ObscurKinds = ObscurKinds::Both;
    /// Whether the holder of Spadille must play when all pass (000:540-550).
    spadille_force: bool = false;
    /// Whether a favourite suit is played (000:572-576, 002:102-104).
    couleur: Couleur = Couleur::None, Couleur::Volante;
    /// What the favourite suit doubles (000:574, 002:57, 002:104).
    couleur_doubles: CouleurDoubles = CouleurDoubles::All;
    /// What a Frage pays (002:17, 002:57).
    frage_price: FragePrice = FragePrice::Zero;
    /// The fewest cards an asker buys (000:658).
    #[schemars(range(min = 0, max = 1))]
    frage_min_discard: u8 = 1;
    /// What several matadors pay (000:232, 002:57).
    matador_scale: MatadorScale = MatadorScale::N, MatadorScale::NLessTwo;
    /// Whether a run from Manille down without Spadille is paid (002:13).
    faux_matadors: FauxMatadors = FauxMatadors::Unpaid;
    /// What nine matadors pay (000:165).
    nine_matadors: NineMatadors = NineMatadors::Plain;
    /// What Grandissimo and Nullissimo pay (002:43-45).
    grandissimo_prices: GrandissimoPrices = GrandissimoPrices::Printed;
    /// How the prices of Solo tout, all tricks in a solo, are meant (002:57).
    solo_tout_price: SoloToutPrice = SoloToutPrice::Inclusive;
    /// What codille costs and brings (000:335, 002:57).
    codille_mode: CodilleMode = CodilleMode::DoubleUpto, CodilleMode::Double;
    /// Up to how many counters codille still goes double (000:335).
    #[schemars(range(min = 0, max = 1_000_000))]
    codille_limit: i64 = 32;
    /// What it means that two defenders have equally many tricks, and each more than the hombre (000:325, 002:57).
    codille_tie: CodilleTie = CodilleTie::Plain, CodilleTie::Codille;
    /// How a double bête is written (002:57).
    codille_bete: CodilleBete = CodilleBete::One;
    /// From what the next bête is reckoned after one that was doubled or tripled (002:57).
    bete_base: BeteBase = BeteBase::Full, BeteBase::Simple;
    /// How many jettons are staked afresh when a codille has been drawn (000:357, 000:733).
    #[schemars(range(min = 1, max = 9))]
    codille_restart_jetons: u8 = 2;
    /// How several bêtes of one deal are entered (000:309, 002:55).
    same_deal_betes: SameDealBetes = SameDealBetes::Together, SameDealBetes::OneByOne;
    /// Whether everybody is charged a small bête in advance, a block (000:337, 002:55).
    blocks: bool = false;
    /// How many counters a block has.
    #[schemars(range(min = 1, max = 1000))]
    block_size: i64 = 8, 10;
    /// Whether a Rock is gathered from the bêtes won (002:63).
    rock: bool = false;
    /// What goes to the Rock from every bête won (002:63).
    #[schemars(range(min = 1, max = 100))]
    rock_cut: i64 = 2;
    /// How many counters fill the Rock, so that it goes into the pot (002:63).
    #[schemars(range(min = 1, max = 1000))]
    rock_threshold: i64 = 10;
    /// Whether the last bêtes are written into the Kessel (002:65-94).
    kessel: bool = false;
    /// How many tours at the end go into the Kessel.
    #[schemars(range(min = 1, max = 100))]
    kessel_tours: u16 = 1;
    /// What giving a game up means (000:281, 002:53).
    throw_in: ThrowIn = ThrowIn::Takeover, ThrowIn::Final;
    /// Who may look at the undrawn cards (000:260, 000:683, 002:49).
    talon_view: TalonView = TalonView::LastBuyer, TalonView::Never;
    /// Who may look back at taken tricks (000:289, 000:518, 000:703, 002:35).
    trick_view: TrickView = TrickView::Hombre, TrickView::HombreSolo;
    /// How long the hombre may look at his own discards (000:558, 002:25, 002:108).
    review_discards: ReviewDiscards = ReviewDiscards::UntilTrump, ReviewDiscards::UntilLead;
    /// Whether honours are paid unasked (000:227, 002:104).
    claims: Claims = Claims::Automatic;
    /// What a fault costs (000:262, 000:339, 002:98-100).
    penalty_mode: PenaltyMode = PenaltyMode::Decide, PenaltyMode::BeteAndDecide;
    /// What a pass with a wrong number of cards costs (000:210, 002:98).
    pass_with_wrong_count: WrongCountPass = WrongCountPass::Free, WrongCountPass::Bete;
    /// Whether one may open with "entrire", I enter, and name the game later (002:100).
    entrire: bool = false, true;
    /// Whether an unopposed asker may change his game (000:658, 002:17).
    frage_switch: FrageSwitch = FrageSwitch::No, FrageSwitch::Blind;
    /// How an asker may answer an overbid (000:238, 000:658, 002:100).
    overbid_reply: OverbidReply = OverbidReply::Hold, OverbidReply::Raise;
    /// Where the idle king sits (002:47).
    king_seat: KingSeat = KingSeat::Left;
    /// Whether the idle king shares the payments of the games he sits out.
    king_pays: bool = false;
    /// Who has the pot when an undertaken vole fails (000:394).
    vole_fail_pot: VoleFailPot = VoleFailPot::Hombre;
    /// Whether the first Vorhand is given by courtesy instead of by lot (000:185).
    courtesy_vorhand: bool = false;
    /// Where one common pot is played for: what each puts in, at the start and whenever it is empty.
    #[schemars(range(min = 1, max = 10_000))]
    pool_stake: i64 = 40, 10;
    /// A strict table: what the laws punish becomes possible, and is punished.
    strict: bool = false;
    /// Whether the dealer now and then gives somebody a card too many or too few, and the laws about it hold
    /// (000:208-215, 002:25, 002:98).
    misdeals: bool = false;
    /// How many tours are played; in a tour everybody deals once (000:789).
    #[schemars(range(min = 1, max = 100))]
    tours: u16 = 10;
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
            de: "Um 1860: viele blinde Spiele, Grandissimo und Nullissimo, jedes Mal eine neue Favoritfarbe, doppelte Bêten",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        LHombreOptions::of_book(name)
    }

    fn check(&self) -> Result<(), OptionError> {
        if self.contracts.is_empty() {
            return Err(OptionError::new(
                "no game may be called; at least one must be allowed",
                "kein Spiel ist erlaubt; wenigstens eines muss es sein",
            ));
        }
        Ok(())
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
    /// Whoever misdeals makes a bête.
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
