//! Where the book is silent: the player of good sense.

use super::seeing::Seeing;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet};
use spadille_tricks::sensible::Choice;

fn said((card, why): Choice) -> Advised<Card> {
    Advised::plainly(card, why.text(card))
}

/// A sensible card.
pub fn card(s: &Seeing<'_>) -> Option<Advised<Card>> {
    s.sensible().card(s.legal).map(said)
}

/// A sensible lead among some cards.
pub fn lead(s: &Seeing<'_>, among: CardSet) -> Option<Advised<Card>> {
    s.sensible().lead(among).map(said)
}

/// A sensible card to a trick that is begun.
pub fn follow(s: &Seeing<'_>) -> Option<Advised<Card>> {
    s.sensible().follow(s.legal).map(said)
}
