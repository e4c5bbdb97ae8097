//! What players agree on before they enter the court, and the presets.

use crate::laws::Lateral;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OptionError, Preset, option_words};

option_words! {
    /// How many play, and how.
    Format {
        /// One against one.
        SeulASeul = "1-1",
        /// One against two.
        UnContreDeux = "1-2",
        /// Two against two.
        AQuatre = "2-2",
        /// For practice: each defends a hole.
        Pelote = "pelote",
    }

    /// Which bounce of the service must be behind the line.
    ServiceBounce {
        /// The second, as in the book.
        Second = "second",
        /// The first, as is done today.
        First = "first",
    }

    /// Who wins a ball that falls on the chase itself.
    EqualChase {
        /// Nobody: the chase is off.
        Off = "off",
        /// Whoever attacks the chase.
        Attacker = "attacker",
        /// Whoever defends it.
        Defender = "defender",
    }

    /// How many carreaux the floor below has.
    Carreaux {
        /// Fifteen.
        Fifteen = "15",
        /// Fourteen.
        Fourteen = "14",
    }

    /// How the upper gallery is built.
    UpperGallery {
        /// Walled up to the roof.
        Closed = "closed",
        /// Open below.
        Open = "open",
    }

    /// What the weaker player receives in every game.
    Advantage {
        /// Nothing: but à but.
        ButABut = "but_a_but",
        /// Half a stroke.
        DemiQuinze = "demi_quinze",
        /// One stroke.
        Quinze = "quinze",
        /// One and a half.
        DemiTrente = "demi_trente",
        /// Two strokes.
        Trente = "trente",
        /// Two and a half.
        DemiQuaranteCinq = "demi_quarante_cinq",
        /// Three strokes.
        QuaranteCinq = "quarante_cinq",
    }

    /// What is laid on the stronger player.
    Burden {
        /// Nothing.
        None = "none",
        /// Half the court.
        HalfCourt = "half_court",
        /// Not to touch the side walls.
        NoWalls = "no_walls",
        /// To serve on two roofs.
        ServeOnTwoRoofs = "serve_on_two_roofs",
        /// To take every ball between his legs.
        ThroughTheLegs = "through_the_legs",
        /// To play with a plain piece of wood.
        Battoir = "battoir",
        /// To play with a basket.
        Basket = "basket",
    }

    /// A half of the width.
    BurdenSide {
        /// The half along the main wall.
        Main = "main",
        /// The half along the gallery.
        Gallery = "gallery",
    }

    /// One of the two sides.
    Receiver {
        /// The first side.
        First = "first",
        /// The second side.
        Second = "second",
    }

    /// How exactly strokes go as they were chosen.
    Hand {
        /// Exactly.
        Exact = "exact",
        /// Nearly: a practised hand.
        Steady = "steady",
        /// Roughly: a beginner's hand.
        Unsteady = "unsteady",
    }
}

/// The options of the Ballspiel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BallspielOptions {
    /// How many play, and how (000:2622-2626).
    pub format: Format,
    /// How many play for practice (000:2622-2624).
    #[schemars(range(min = 2, max = 4))]
    pub pelote_players: u8,
    /// How many Parties are played, or boxes of balls for practice.
    #[schemars(range(min = 1, max = 12))]
    pub parties: u8,
    /// Whether every service must be taken; otherwise two running may be let pass (000:2642).
    pub take_all: bool,
    /// Which bounce of the service must be behind the line (000:2640).
    pub service_bounce: ServiceBounce,
    /// Who wins a ball that falls on the chase itself (000:2654-2657).
    pub equal_chase: EqualChase,
    /// Into how many carreaux the floor below is divided (000:2551, 000:2661).
    pub carreaux: Carreaux,
    /// How many games win a Partie, with two ahead (000:2648-2650).
    #[schemars(range(min = 1, max = 6))]
    pub games_to_win: u8,
    /// Whether the upper gallery is open below (000:2523-2525).
    pub upper_gallery: UpperGallery,
    /// Whether a corner stands out from the right wall near the upper end (000:2527).
    pub tambour: bool,
    /// Whether there is a small round hole above the upper roof (000:2567).
    pub lune: bool,
    /// Whether the floor has faults, and a ball turned by them is played again (000:2517).
    pub hazard: bool,
    /// What the weaker player receives in every game (000:2628-2630).
    pub advantage: Advantage,
    /// How many games the weaker player receives at the start (000:2630).
    #[schemars(range(min = 0, max = 3))]
    pub games_given: u8,
    /// What is laid on the stronger player (000:2587-2589, 000:2630).
    pub burden: Burden,
    /// Which half of the width is agreed on at half court (000:2589).
    pub burden_side: BurdenSide,
    /// To whom an advantage is given; a burden is laid on the other (000:2628-2630).
    pub receiver: Receiver,
    /// How exactly a stroke goes as it was chosen.
    pub hand: Hand,
    /// How many counters the loser of a Partie pays.
    #[schemars(range(min = 1, max = 100))]
    pub stake: u16,
    /// What the balls for practice cost together; each of the four charged pays a quarter (000:2579, 000:2624).
    #[schemars(range(min = 0, max = 40))]
    pub price_of_balls: u16,
}

impl spadille_core::Options for BallspielOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1782",
            called: ["1782", "1782"],
            en: "Hamburg 1782: a Partie of two, but à but, every service taken",
            de: "Hamburg 1782: eine Partie zu zweit, but à but, jeder Aufschlag wird genommen",
        },
        Preset {
            name: "pelote",
            called: ["Pelotiren", "Pelotieren"],
            en: "Hamburg 1782, for practice: four defend their holes, and the first four balls lost are charged",
            de: "Hamburg 1782, zur Übung: Vier verteidigen ihre Löcher, und die ersten vier verlorenen Bälle werden angeschrieben",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let of_1782 = BallspielOptions {
            format: Format::SeulASeul,
            pelote_players: 4,
            parties: 1,
            take_all: true,
            service_bounce: ServiceBounce::Second,
            equal_chase: EqualChase::Off,
            carreaux: Carreaux::Fifteen,
            games_to_win: 4,
            upper_gallery: UpperGallery::Closed,
            tambour: false,
            lune: false,
            hazard: false,
            advantage: Advantage::ButABut,
            games_given: 0,
            burden: Burden::None,
            burden_side: BurdenSide::Main,
            receiver: Receiver::Second,
            hand: Hand::Steady,
            stake: 1,
            price_of_balls: 4,
        };
        match name {
            "1782" => Some(of_1782),
            "pelote" => Some(BallspielOptions { format: Format::Pelote, ..of_1782 }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        if self.games_given >= self.games_to_win.max(2) {
            let (given, target) = (self.games_given, self.games_to_win);
            return Err(OptionError::new(
                format!("{given} games are given and {target} win the Partie; that would be won before it begins"),
                format!(
                    "{given} Spiele sind vorgegeben, und {target} gewinnen die Partie; sie wäre vor dem Beginn gewonnen"
                ),
            ));
        }
        Ok(())
    }
}

impl BallspielOptions {
    /// How many play.
    pub fn seats(&self) -> u8 {
        match self.format {
            Format::SeulASeul => 2,
            Format::UnContreDeux => 3,
            Format::AQuatre => 4,
            Format::Pelote => self.pelote_players.clamp(2, 4),
        }
    }

    /// Whether balls are charged and no strokes counted.
    pub fn is_pelote(&self) -> bool {
        self.format == Format::Pelote
    }

    /// The side that receives an advantage.
    pub fn receiving_side(&self) -> u8 {
        u8::from(self.receiver == Receiver::Second)
    }

    /// What is laid on a side.
    pub fn burden_of(&self, side: u8) -> Burden {
        if self.is_pelote() || side == self.receiving_side() { Burden::None } else { self.burden }
    }

    /// The agreed half of the width.
    pub fn lateral(&self) -> Lateral {
        match self.burden_side {
            BurdenSide::Main => Lateral::Main,
            BurdenSide::Gallery => Lateral::Gallery,
        }
    }
}

impl Carreaux {
    /// How many.
    pub fn number(self) -> u8 {
        match self {
            Carreaux::Fifteen => 15,
            Carreaux::Fourteen => 14,
        }
    }
}
