//! What a table agrees on before Quadrille or one of its sisters.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use spadille_core::{Book, OptionError, Preset, Sharing};
use std::borrow::Cow;

words! {
    /// Which book decides where no option does.
    Edition
        Of1782 "1782" = "The book of 1782.",
        Of1860 "1860" = "The book of about 1860.";
    /// How stakes, bêtes and prices are marked.
    Marking
        Marken "marken" = "In counters: the dealer stakes four, and codille goes double up to the limit.",
        Jettons "jettons" = "In jettons, the old way: with a fiche of ten, and codille is drawn.",
        Groschen "groschen" = "For Groschen: the dealer stakes two, by the price list for money.",
        Bank "bank" = "From one common bank: without stakes and without bêtes.",
        Points "points" = "In points, as about 1860: the dealer stakes one.";
    /// Who pays a lost ask.
    HelperLiability
        UnderThree "ombre_under_3_alone" =
            "Both by halves; the hombre alone if he has fewer than three tricks himself.",
        UnderFour "ombre_under_4_alone" = "Both by halves; the hombre alone if he has fewer than four tricks himself.",
        TwoTricksFree "helper_two_tricks_free" = "Both by halves; a helper with two tricks or more pays nothing.",
        HombreAlone "ombre_alone" = "Always the hombre alone.",
        BeteAlone "ombre_bete_alone" = "The bête by the hombre alone, honours by both.",
        AlwaysHalf "always_half" = "Always both by halves.";
    /// What a codille does.
    Codille
        ByMarking "auto" = "As goes with the marking: drawn in jettons and points, otherwise double up to the limit.",
        Double "double_to_limit" = "A double bête while no more than the limit stands; above it codille is drawn.",
        Draw "draw" = "The opponents always draw the pot, and the bête is single.";
    /// How an asker answers who is overbid by less than a solo.
    OverbidReply
        NoSolo "no_solo" = "He may take up the higher game but not rise to solo.",
        Raise "raise" = "He may rise to solo too.";
    /// What forced Spadille is paid as.
    ForcedPrice
        Mediateur "mediateur" = "As much as a Mediateur.",
        Ask "ask" = "As much as an ask.",
        Respect "respect" = "As much as a Respect.";
    /// When an ask in the favourite suit brings its consolation.
    Consolation
        OnlyWithoutHonours "only_without_honours" = "Only where no other honour is paid.",
        Always "always" = "Always, besides everything else.";
    /// What a solo costs in points.
    SoloPrice
        Four "4" = "Four.",
        Two "2" = "Two.";
    /// Whose matadors count.
    MatadorsFrom
        BothHands "both_hands" = "Those of hombre and helper together.",
        HombreOnly "ombre_only" = "The hombre's alone.";
    /// Who may look through gathered tricks, before a vole is undertaken.
    ViewTricks
        Leader "leader" = "Whoever is about to lead.",
        SoloOnly "solo_only" = "Only whoever plays a solo.",
        LastTrickOnly "last_trick_only" = "Whoever is about to lead, and only the last trick.",
        Never "never" = "Nobody.";
    /// What a fault costs.
    Penalties
        Forfeit "forfeit" = "The game: whoever commits it loses it for his side.",
        Bete "bete" = "A bête; the game goes on.";
    /// Whether honours must be asked for.
    Claims
        Auto "auto" = "Everything due is paid unasked.",
        Manual "manual" = "What is not claimed before the next cut is lost.";
    /// Where a solo with announced vole stands among the games.
    AnnouncedVole
        BelowFavourite "below_solo_fav" = "Allowed; a solo in the favourite suit outranks it.",
        AboveFavourite "above_solo_fav" = "Allowed; it outranks even a solo in the favourite suit.",
        Off "off" = "Not allowed.";
    /// What a solo with announced vole costs.
    AnnouncedPrice
        SoloPlusVole "solo_plus_vole" = "Solo and vole together.",
        TwiceSolo "twice_solo" = "Twice a solo in all.";
    /// Who has the pot when a vole is begun and missed.
    FailedVolePot
        Hombre "ombre" = "The hombre's side, for the game is won; but it pays the price of the vole.",
        Opponents "opponents" = "The opponents share it instead of the price of the vole; premiers are not paid.";
    /// Whether an asker may call a king of his own.
    SelfCall
        Off "off" = "No.",
        TwoKings "two_kings" = "Whoever has two or three kings.",
        AnyKing "any_king" = "Whoever has one.";
    /// How favourite suits are found.
    FavouriteSelection
        DrawCard "draw_card" = "By a card drawn, for the whole sitting.",
        FirstKing "first_king" = "By the first king turned up, for the whole sitting.",
        FirstWon "first_won" = "By the first game won; until then there is none.",
        Volante "volante" = "A new one each deal, by the top card of the idle pack.",
        ShortSuit "short_suit" = "It is always the short suit.";
    /// When the king of a Mediateur is paid for.
    KingPrice
        AtSettlement "at_settlement" = "He is set off at the end of the deal.",
        AtExchange "at_exchange" = "At the exchange, to whoever gives him; he then settles like everybody.";
    /// Who is rewarded for ruffing the king of a Mediateur.
    KingRuff
        KingTaken "king_taken" = "Whoever ruffs the begged king when his suit is led.",
        FirstRoundRuffed "first_round_ruffed" =
            "Whoever ruffs the first lead of his suit, whether the king falls or not (Delices).";
    /// What becomes of what stands when the tours are over.
    EndRule
        Share "share" = "It is shared equally.",
        PlayOut "play_out" = "Play goes on until everything is drawn.";
    /// How honours are divided between hombre and helper against three.
    HelperShare
        TwoToOne "two_to_one" = "The hombre settles with two of them, the helper with one.",
        Halves "halves" = "Everything by halves; an odd counter is the hombre's affair.";
    /// When whoever has two kings must offer himself as helper.
    TwoKingsHelper
        Off "off" = "Never.",
        ForcedSpadille "forced_spadille" = "Only at forced Spadille.",
        Always "always" = "At forced Spadille and in every ask.";
    /// Which cards are left out for three.
    Pack
        ShortSuit "short_suit" =
            "Thirty cards: all of one red suit but its king is left out, and the six of the other.",
        Even "even" = "Thirty cards: without the red sixes, fives and fours and the black fours and threes.",
        NoThrees "no_threes" = "Thirty-six cards without the threes: twelve each, and seven tricks win.";
    /// Which red suit is short.
    Short
        Diamonds "D" = "Diamonds.",
        Hearts "H" = "Hearts.";
    /// Where the king of the short suit stands as a trump.
    ShortKing
        Natural "natural" = "Below Basta, without the privilege of the matadors.",
        Manille "manille" = "He is the second matador, in the place of the missing Manille.";
}

/// Yes, no, or as the marking has it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ByMarking {
    /// As the marking has it.
    Auto,
    /// Yes.
    Yes,
    /// No.
    No,
}

impl Serialize for ByMarking {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            ByMarking::Auto => s.serialize_str("auto"),
            yes_or_no => s.serialize_bool(*yes_or_no == ByMarking::Yes),
        }
    }
}

impl<'de> Deserialize<'de> for ByMarking {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<ByMarking, D::Error> {
        match Value::deserialize(d)? {
            Value::Bool(true) => Ok(ByMarking::Yes),
            Value::Bool(false) => Ok(ByMarking::No),
            Value::String(word) if word == "auto" => Ok(ByMarking::Auto),
            _ => Err(serde::de::Error::custom("expected `auto`, `true` or `false`")),
        }
    }
}

impl JsonSchema for ByMarking {
    fn schema_name() -> Cow<'static, str> {
        "ByMarking".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({"oneOf": [
            {"const": "auto", "description": "As goes with the marking: yes in jettons and points, otherwise no."},
            {"const": true},
            {"const": false},
        ]})
    }
}

options! {
    /// What a table agrees on. The sisters leave out what they do not have.
    QuadrilleOptions;
    /// Which book decides where no option does.
    rules: Edition = Edition::Of1782, Edition::Of1860;
    /// How many tours are played; in a tour everybody deals once (000:789).
    #[schemars(range(min = 1, max = 50))]
    tours: u8 = 10;
    /// How stakes, bêtes and prices are marked (000:840-850; 000:1039-1043; 002:57).
    marking: Marking = Marking::Marken, Marking::Points;
    /// How many tricks win: six, with five a remise, or as in some places seven, with five and six a remise (000:1075).
    #[schemars(range(min = 6, max = 7))]
    target: u8 = 6;
    /// Whether thirty-two cards are played, eight each: five tricks win, four are remise, three codille (002:181).
    hand8: bool = false;
    /// Who pays a lost ask (000:803-806; 002:142-144).
    helper_liability: HelperLiability = HelperLiability::UnderThree, HelperLiability::AlwaysHalf;
    /// What codille costs and brings (000:335-337; 000:801; 000:840; 002:144-146).
    codille: Codille = Codille::ByMarking;
    /// Up to which standing bête codille still goes double; 0 means as goes with the marking: 16 in Groschen, otherwise 32 (000:335-337; 000:840).
    #[schemars(range(min = 0, max = 1000))]
    codille_limit: i64 = 0;
    /// How an asker may answer when a game below solo overbids him (000:658-662; 000:558; 002:100).
    overbid_reply: OverbidReply = OverbidReply::NoSolo, OverbidReply::Raise;
    /// Whether a solo too can be lost codille (000:824; 000:1033; 002:205).
    solo_codille: ByMarking = ByMarking::Auto;
    /// What forced Spadille pays (000:808; 002:205).
    forced_spadille_price: ForcedPrice = ForcedPrice::Mediateur, ForcedPrice::Respect;
    /// What a simple ask brings from each opponent (000:799-801; 000:1039).
    #[schemars(range(min = 0, max = 100))]
    ask_price: i64 = 0;
    /// When an ask in the favourite suit is paid its consolation (000:1039; 002:17).
    ask_consolation: Consolation = Consolation::OnlyWithoutHonours, Consolation::Always;
    /// What a solo pays in points: four, as in the list of L'Hombre, or two, as in the table of three favourite suits; the other prices follow (002:57; 002:185).
    solo_price: SoloPrice = SoloPrice::Four;
    /// From whose hand the matadors are counted (000:173; 000:745; 000:1102; 002:219).
    matadors_from: MatadorsFrom = MatadorsFrom::BothHands;
    /// Whether in jettons one fiche is paid for all matadors together instead of for each (000:1037).
    matadors_flat: bool = false;
    /// Who may look back at taken tricks; once a vole is undertaken, nobody (000:828; 000:289; 000:703; 002:157).
    view_tricks: ViewTricks = ViewTricks::Leader, ViewTricks::SoloOnly;
    /// What a fault costs (000:339).
    penalties: Penalties = Penalties::Forfeit;
    /// Whether honours are paid unasked (000:227; 000:741).
    claims: Claims = Claims::Auto;
    /// Whether a solo with announced vole is allowed, and how it ranks (000:834; 000:396-400; 000:1009; 002:15).
    announced_vole: AnnouncedVole = AnnouncedVole::BelowFavourite, AnnouncedVole::AboveFavourite;
    /// What a solo with announced vole pays (000:400; 002:215).
    announced_vole_price: AnnouncedPrice = AnnouncedPrice::SoloPlusVole, AnnouncedPrice::TwiceSolo;
    /// Who has the pot when an undertaken vole fails (000:394).
    failed_vole_pot: FailedVolePot = FailedVolePot::Hombre;
    /// Whether an asker may call a king of his own hand and so play alone (000:1092; 002:149-151).
    self_call: SelfCall = SelfCall::Off, SelfCall::AnyKing;
    /// How many tricks whoever calls his own king needs: five, as in a solo, or six, as printed about 1860 (000:1092; 002:217).
    #[schemars(range(min = 5, max = 6))]
    self_call_target: u8 = 5, 6;
    /// Whether Mediateur is played: alone, with a king begged from the table (000:982-1017; 002:167-179).
    mediateur: bool = false, true;
    /// Whether Respect is played, about 1860 Grand Casco: whoever has both black aces calls a king, and he names trumps (000:1106; 002:167-179).
    respect: bool = false, true;
    /// How many favourite suits there are: none; one, which pays double; two, the higher fourfold; or three, eightfold, fourfold and double (000:1049-1051; 002:183-199).
    #[schemars(range(min = 0, max = 3))]
    favourites: u8 = 0;
    /// How favourite suits are found (000:993-995; 002:183; 002:104).
    favourite_selection: FavouriteSelection = FavouriteSelection::DrawCard, FavouriteSelection::FirstWon;
    /// When the begged king is paid for; in the end it comes to the same (000:1045).
    king_price: KingPrice = KingPrice::AtSettlement;
    /// For what the Mediateur rewards an opponent who ruffs (000:1023; 002:175).
    king_ruff_reward: KingRuff = KingRuff::KingTaken, KingRuff::FirstRoundRuffed;
    /// Whether everybody is charged a small bête of eight in advance, a block (000:337; 002:55-61).
    block: bool = false;
    /// What becomes of what still stands after the last deal (002:65-94).
    end_rule: EndRule = EndRule::Share;
    /// How hombre and helper share what three opponents pay or receive (002:203; 000:799-803).
    helper_share: HelperShare = HelperShare::TwoToOne;
    /// Whether a player with two kings must offer himself as helper (000:1094-1096).
    two_kings_helper: TwoKingsHelper = TwoKingsHelper::Off;
    /// Whether hombre and helper, if they take no trick at all, also pay each opponent the price of the vole (002:217-219).
    devole: bool = false;
    /// Whether a deal in which all pass counts towards the tours.
    passed_deal_counts: bool = true;
    /// With which cards three play (000:1065-1075; 002:823-825).
    pack: Pack = Pack::ShortSuit;
    /// Which red suit is the short one (002:823-825).
    short: Short = Short::Diamonds;
    /// What rank the king of the short suit has as a trump (000:1067; 002:825).
    short_king: ShortKing = ShortKing::Natural, ShortKing::Manille;
    /// A strict table: mistakes are possible and cost what the book says (000:602-767).
    strict: bool = false;
}

impl Edition {
    /// One of two things, by the book that decides.
    pub fn pick<T>(self, of_1782: T, of_1860: T) -> T {
        match self {
            Edition::Of1782 => of_1782,
            Edition::Of1860 => of_1860,
        }
    }
}

impl QuadrilleOptions {
    /// Whether a codille is drawn by the opponents at once.
    pub fn codille_is_drawn(&self) -> bool {
        match self.codille {
            Codille::ByMarking => matches!(self.marking, Marking::Jettons | Marking::Points),
            chosen => chosen == Codille::Draw,
        }
    }

    /// The highest standing bête that still doubles.
    pub fn limit(&self) -> i64 {
        match (self.codille_limit, self.marking) {
            (0, Marking::Groschen) => 16,
            (0, _) => 32,
            (limit, _) => limit,
        }
    }

    /// How many favourite suits there are; where the short suit would be it and there is none, no other is.
    pub fn favourites(&self) -> u8 {
        let none = self.favourite_selection == FavouriteSelection::ShortSuit && self.pack != Pack::ShortSuit;
        if none { 0 } else { self.favourites }
    }

    /// Whether a solo can be lost codille.
    pub fn solo_may_be_codille(&self) -> bool {
        match self.solo_codille {
            ByMarking::Auto => matches!(self.marking, Marking::Jettons | Marking::Points),
            chosen => chosen == ByMarking::Yes,
        }
    }
}

/// One of the five games that the engine serves: what it has of its own.
pub trait Sister: Sharing<Whole = QuadrilleOptions> {
    /// The game's name in records, files and on the command line.
    const ID: &'static str;
    /// How many play.
    const SEATS: u8;
    /// What the dealer stakes with jettons, and what everybody else does.
    const JETTONS: (i64, i64);

    /// The game's book.
    fn book() -> &'static Book;
}

/// The presets of the two books.
pub const YEARS: &[Preset] = &[
    Preset { name: "1782", called: ["1782", "1782"], en: "The book of 1782.", de: "Das Buch von 1782." },
    Preset { name: "1860", called: ["1860", "1860"], en: "The book of about 1860.", de: "Das Buch um 1860." },
];

/// Whether the options fit together, whichever game so many play.
///
/// # Errors
/// Says in a sentence which do not.
pub fn check(o: &QuadrilleOptions, seats: u8) -> Result<(), OptionError> {
    if o.hand8 && o.target == 7 {
        return Err(OptionError::new(
            "with eight cards five tricks win, not seven",
            "mit acht Karten gewinnen fünf Stiche, nicht sieben",
        ));
    }
    if o.favourite_selection == FavouriteSelection::ShortSuit && (o.favourites > 1 || seats != 3) {
        return Err(OptionError::new(
            "only the pack with a short suit has one that can be the favourite, and then there is no second",
            "nur das Spiel mit kurzer Farbe hat eine, die Favoritfarbe sein kann, und dann gibt es keine zweite",
        ));
    }
    Ok(())
}
