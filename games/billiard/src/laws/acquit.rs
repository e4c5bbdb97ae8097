//! Giving acquit: the ball played out from behind the mark.

use super::events::Event;
use super::stroke::Stroke;
use spadille_core::{LawId, law};

/// How a ball played out has fared.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Acquit {
    /// It passed the middle holes and stands.
    Stands,
    /// It has not passed them: it may be taken back or pushed on.
    Short,
    /// It fell, or left the table.
    Lost,
}

impl Acquit {
    /// How the ball of whoever sets out has fared.
    pub fn of(stroke: &Stroke) -> Acquit {
        if stroke.loss(stroke.own).is_some() {
            Acquit::Lost
        } else if stroke.has(Event::Middle(stroke.own)) {
            Acquit::Stands
        } else {
            Acquit::Short
        }
    }

    /// The law by which it stands or not; what a lost acquit means is each game's own.
    pub fn law(self) -> LawId {
        match self {
            Acquit::Stands => law!("acquit-with-stick"),
            Acquit::Short | Acquit::Lost => law!("acquit-past-middle"),
        }
    }
}
