//! What two players agree on before a game of chess, and the presets.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{OnOff, OptionError, Preset, option_words};

option_words! {
    /// What a pawn on the last rank may become.
    Promotion {
        /// A piece that its side has lost.
        LostPiece = "lost_piece",
        /// Queen, rook, bishop or knight, lost or not.
        Free = "free",
    }

    /// What happens to a pawn before the last rank whose side has lost no piece at all.
    NoneLost {
        /// It may become any of the four.
        Free = "free",
        /// It may not step onto the last rank.
        Refuse = "refuse",
    }

    /// The conditions of castling.
    Castling {
        /// Not out of check, nor across an attacked square.
        Modern = "modern",
        /// What the book prints and no more: both unmoved, the way clear, the square of arrival safe.
        Literal = "literal",
    }

    /// What a smothered king costs.
    Stalemate {
        /// Half the stake.
        Half = "half",
        /// Nothing.
        Draw = "draw",
    }

    /// Whether games may be drawn.
    Draws {
        /// By agreement, third repetition, fifty moves, or when nobody could mate any more.
        House = "house",
        /// Never; the game is broken off after the greatest number of moves.
        None = "none",
    }

    /// Who makes the first move.
    FirstMove {
        /// White.
        White = "white",
        /// Whoever the lot falls on, anew in every game.
        Lot = "lot",
    }
}

/// The options of chess.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChessOptions {
    /// What a pawn on the last rank may become (000:2473-2475).
    pub promotion: Promotion,
    /// What happens when the pawn's side has lost no piece at all (our reading).
    pub none_lost: NoneLost,
    /// Whether pawns take in passing; the book is silent (000:2473).
    pub en_passant: bool,
    /// On what conditions one may castle (000:2455, and our reading).
    pub castling: Castling,
    /// What a smothered king costs (000:2487).
    pub stalemate: Stalemate,
    /// Whether games may be drawn (our addition).
    pub draws: Draws,
    /// Who makes the first move.
    pub first_move: FirstMove,
    /// Whether a neighbour sits beside each player and may call *Nachbar mit Rath* (000:2493).
    pub counsel: OnOff,
    /// How many counters each game is played for; an even number, so that it can be halved (000:2487).
    #[schemars(range(min = 2, max = 1_000_000), extend("multipleOf" = 2))]
    pub stake: u32,
    /// How many games are played.
    #[schemars(range(min = 1, max = 1000))]
    pub games: u16,
    /// Where no game can be drawn: after so many moves of each side the game is broken off and nothing is paid.
    #[schemars(range(min = 1, max = 10_000))]
    pub longest: u16,
}

impl spadille_core::Options for ChessOptions {
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "1782",
            called: ["1782", "1782"],
            en: "Hamburg 1782: lost pieces come back, no taking in passing, a smothered king pays half",
            de: "Hamburg 1782: verlorene Figuren kehren zurück, kein Schlagen im Vorübergehen, ein erstickter König zahlt die Hälfte",
        },
        Preset {
            name: "modern",
            called: ["Today", "Heutig"],
            en: "The rules of today: free promotion, en passant, stalemate is drawn",
            de: "Die Regeln von heute: freie Umwandlung, Schlagen im Vorübergehen, Patt ist unentschieden",
        },
    ];

    fn preset(name: &str) -> Option<Self> {
        let of_1782 = ChessOptions {
            promotion: Promotion::LostPiece,
            none_lost: NoneLost::Free,
            en_passant: false,
            castling: Castling::Modern,
            stalemate: Stalemate::Half,
            draws: Draws::House,
            first_move: FirstMove::White,
            counsel: OnOff::Off,
            stake: 2,
            games: 1,
            longest: 500,
        };
        match name {
            "1782" => Some(of_1782),
            "modern" => {
                let (promotion, stalemate) = (Promotion::Free, Stalemate::Draw);
                Some(ChessOptions { promotion, en_passant: true, stalemate, ..of_1782 })
            }
            _ => None,
        }
    }

    fn check(&self) -> Result<(), OptionError> {
        if self.stake % 2 == 1 {
            let stake = self.stake;
            return Err(OptionError::new(
                format!("the stake is {stake}; it must be even, so that it can be halved"),
                format!("der Einsatz ist {stake}; er muss gerade sein, damit man ihn halbieren kann"),
            ));
        }
        Ok(())
    }
}

impl ChessOptions {
    /// Whether neighbours sit beside the players.
    pub fn has_neighbours(&self) -> bool {
        self.counsel.is_on()
    }

    /// Whether the draws of the house are played.
    pub fn has_draws(&self) -> bool {
        self.draws == Draws::House
    }
}
