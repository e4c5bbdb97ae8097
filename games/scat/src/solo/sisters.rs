//! The games that share the engine.

use super::options::{
    BastaTurned, BeteBy, Codille, CodilleDraw, CodilleGames, CodilleTie, Couleur, CouleurPay, ExtraGames, ForceePrice,
    Form, GameKind, KaufDeal, MatadorScale, MatadorsOf, MediateurPay, Pack, Sister, SoloOptions,
};
use spadille_core::options::within;
use spadille_core::{Book, OptionError, Preset, Sharing, book};

/// Spitzeln and the other Solos for three.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Spitzeln;

/// Solo with five suits.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct FiveSuits;

fn usual(kind: GameKind, players: u8, mediateur: bool) -> SoloOptions {
    SoloOptions {
        kind,
        players,
        rounds: 10,
        pack: Pack::Bells,
        kauf_deal: KaufDeal::TwoOneTwo,
        couleur: Couleur::Acorns,
        mediateur,
        basta_turned: BastaTurned::Leaves,
        extra_games: ExtraGames::None,
        verleugnen: false,
        codille: Codille::Draw,
        codille_tie: CodilleTie::Remise,
        codille_draw: CodilleDraw::FullBete,
        codille_games: CodilleGames::Frage,
        bete: BeteBy::Shared,
        cap_staemme: 3,
        mediateur_pay: MediateurPay::Both,
        couleur_pay: CouleurPay::All,
        frage_price: 1,
        forcee_simple_price: ForceePrice::Two,
        matador_scale: MatadorScale::LHombre,
        matadors_of: MatadorsOf::Declarer,
        strict: false,
    }
}

fn checked(options: &SoloOptions) -> Result<(), OptionError> {
    within("rounds", options.rounds, 1, 100)?;
    within("players", options.players, 4, 5)?;
    within("cap_staemme", options.cap_staemme, 3, 4)?;
    within("frage_price", options.frage_price, 0, 1)
}

impl Sharing for Spitzeln {
    type Whole = SoloOptions;

    const NAME: &'static str = "SpitzelnOptions";
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "spitzeln",
            called: ["Spitzeln", "Spitzeln"],
            en: "Spitzeln proper: of bells only the seven, and bells are the favourite suit.",
            de: "Das eigentliche Spitzeln: von Schellen nur die Sieben, und Schellen ist die Favoritfarbe.",
        },
        Preset {
            name: "stripped",
            called: ["Without eights and nines", "Ohne Achten und Neunen"],
            en: "Twenty-four cards without eights and nines.",
            de: "Vierundzwanzig Karten ohne Achten und Neunen.",
        },
        Preset {
            name: "casco",
            called: ["Casco", "Casco"],
            en: "The opponents keep their tricks apart, and each may win the codille.",
            de: "Jeder Gegner behält seine Stiche für sich und kann die Codille gewinnen.",
        },
        Preset {
            name: "kaufsolo",
            called: ["Kaufsolo", "Kaufsolo"],
            en: "Five cards and a talon from which all may buy.",
            de: "Fünf Karten und ein Talon, aus dem alle kaufen dürfen.",
        },
        Preset {
            name: "thirty",
            called: ["Thirty cards", "Dreißig Karten"],
            en: "Ten cards each, with Mediateur.",
            de: "Jeder zehn Karten, mit Mediateur.",
        },
    ];
    const WITHOUT: &'static [&'static str] =
        &["players", "couleur", "bete", "codille_games", "forcee_simple_price", "matadors_of"];

    fn preset(name: &str) -> Option<SoloOptions> {
        let kind = match name {
            "spitzeln" => GameKind::Spitzeln,
            "stripped" => GameKind::Stripped,
            "casco" => GameKind::Casco,
            "kaufsolo" => GameKind::Kaufsolo,
            "thirty" => GameKind::Thirty,
            _ => return None,
        };
        Some(usual(kind, 5, true))
    }

    fn check(options: &SoloOptions) -> Result<(), OptionError> {
        checked(options)
    }
}

impl Sister for Spitzeln {
    const ID: &'static str = "spitzeln";

    fn form(options: &SoloOptions) -> Form {
        match options.kind {
            GameKind::Spitzeln => Form::Spitzeln,
            GameKind::Stripped => Form::Stripped,
            GameKind::Casco => Form::Casco,
            GameKind::Kaufsolo => Form::Kaufsolo,
            GameKind::Thirty => Form::Thirty,
        }
    }

    fn seats(_: &SoloOptions) -> u8 {
        3
    }

    fn book() -> &'static Book {
        book!("spitzeln" of "solo-family")
    }
}

impl Sharing for FiveSuits {
    type Whole = SoloOptions;

    const NAME: &'static str = "FiveSuitSoloOptions";
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "five",
            called: ["Five players", "Zu fünft"],
            en: "Five players with eight cards each.",
            de: "Fünf Spieler mit je acht Karten.",
        },
        Preset {
            name: "four",
            called: ["Four players", "Zu viert"],
            en: "Four players with ten cards each.",
            de: "Vier Spieler mit je zehn Karten.",
        },
    ];
    const WITHOUT: &'static [&'static str] = &[
        "kind",
        "pack",
        "codille",
        "codille_tie",
        "codille_draw",
        "basta_turned",
        "kauf_deal",
        "mediateur_pay",
        "couleur_pay",
        "frage_price",
        "cap_staemme",
        "matador_scale",
        "strict",
    ];

    fn preset(name: &str) -> Option<SoloOptions> {
        let players = match name {
            "five" => 5,
            "four" => 4,
            _ => return None,
        };
        Some(usual(GameKind::Spitzeln, players, false))
    }

    fn check(options: &SoloOptions) -> Result<(), OptionError> {
        checked(options)?;
        let agreed = matches!(options.couleur, Couleur::Leaves | Couleur::Hearts | Couleur::Bells);
        if agreed && options.players == 5 {
            return Err(OptionError::new(
                "only among four may another suit than acorns be made the favourite suit",
                "nur zu viert darf eine andere Farbe als Eicheln zur Favoritfarbe werden",
            ));
        }
        Ok(())
    }
}

impl Sister for FiveSuits {
    const ID: &'static str = "five-suit-solo";

    fn form(_: &SoloOptions) -> Form {
        Form::Five
    }

    fn seats(options: &SoloOptions) -> u8 {
        options.players
    }

    fn book() -> &'static Book {
        book!("five-suit-solo" of "solo-family")
    }
}
