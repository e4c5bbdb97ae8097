//! Pelotiren: the first four balls that are lost are charged.

use super::event::Hole;
use super::place::End;
use spadille_core::{Text, text};

/// How many balls are put in.
pub const BALLS: u8 = 24;
/// How many are charged.
pub const CHARGED: u8 = 4;

/// Where a ball is lost.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Into {
    /// A hole that somebody defends.
    Hole(Guarded),
    /// Up into the high gallery or the nets.
    High,
}

/// A hole that is defended at Pelotiren.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Guarded {
    Trou,
    Ais,
    DernierLower,
    Grille,
    DernierUpper,
}

impl Guarded {
    /// All of them, with their names.
    pub const ALL: [(&'static str, Guarded); 5] = [
        ("trou", Guarded::Trou),
        ("ais", Guarded::Ais),
        ("dernier_lower", Guarded::DernierLower),
        ("grille", Guarded::Grille),
        ("dernier_upper", Guarded::DernierUpper),
    ];

    /// The defended hole that an opening is.
    pub fn of(half: End, hole: Hole) -> Option<Guarded> {
        match (half, hole) {
            (End::Lower, Hole::Trou) => Some(Guarded::Trou),
            (End::Lower, Hole::Ais) => Some(Guarded::Ais),
            (End::Lower, Hole::Dernier) => Some(Guarded::DernierLower),
            (End::Upper, Hole::Grille) => Some(Guarded::Grille),
            (End::Upper, Hole::Dernier) => Some(Guarded::DernierUpper),
            _ => None,
        }
    }

    /// At which end it is.
    pub fn end(self) -> End {
        match self {
            Guarded::Trou | Guarded::Ais | Guarded::DernierLower => End::Lower,
            Guarded::Grille | Guarded::DernierUpper => End::Upper,
        }
    }

    /// Whether the first of an end's two players defends it, or the second.
    pub fn is_first_players(self) -> bool {
        matches!(self, Guarded::Trou | Guarded::Grille)
    }

    /// What it is called.
    pub fn text(self) -> Text {
        match self {
            Guarded::Trou => text!("court-hole-trou"),
            Guarded::Ais => text!("court-hole-board"),
            Guarded::Grille => text!("court-hole-grille"),
            Guarded::DernierLower | Guarded::DernierUpper => text!("court-hole-dernier"),
        }
    }
}

/// Who is charged for a ball: the defender of the hole it went into, or whoever struck it up; nobody once it has bounced twice,
/// or when four are charged.
pub fn charged<P>(
    into: Into,
    by: P,
    bounces: u32,
    counted: u8,
    defender: impl FnOnce(Guarded) -> Option<P>,
) -> Option<P> {
    if bounces >= 2 || counted >= CHARGED {
        return None;
    }
    match into {
        Into::High => Some(by),
        Into::Hole(hole) => defender(hole),
    }
}
