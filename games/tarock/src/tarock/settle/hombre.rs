//! Tarok-l'Hombre: one against two.

use super::DealResult;
use crate::tarock::moves::Game;
use crate::tarock::rules::Rules;
use crate::tarock::state::Public;
use crate::tarock::terms::Form;
use spadille_core::{Scribe, law};

/// What a game of Tarok-l'Hombre costs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tariff {
    /// How many cards are exchanged.
    pub cards: u8,
    /// The game itself.
    pub game: i64,
    /// Each point above or below 39.
    pub per_point: i64,
    /// All tricks.
    pub tout: i64,
}

/// How a game ended for whoever played it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Won.
    Won,
    /// Neither won nor lost.
    Stands,
    /// Lost.
    Lost,
}

impl Rules {
    /// What a game costs.
    pub fn tariff(&self, game: Game) -> Tariff {
        let (cards, per_point, reduced) = match game {
            Game::ATres => (3, 1, 25),
            Game::ADuo => (2, 2, 50),
            Game::AdUno => (1, 3, 100),
            _ if self.terms.form == Form::HombreOld => (0, 6, 150),
            _ => (0, 5, 150),
        };
        let tout = if self.terms.tout_reduced { reduced } else { 100 * per_point };
        Tariff { cards, game: 10 * per_point, per_point, tout }
    }

    /// How a game ended.
    pub fn verdict(&self, r: &DealResult) -> Verdict {
        let points = r.side.unwrap_or(0);
        let wins = self.terms.wins_from().unwrap_or(0);
        let stands = match self.terms.form {
            Form::Zapp => false,
            _ => points == wins - 1 && !r.all_tricks,
        };
        let all = r.all_tricks && self.terms.form == Form::Zapp;
        if stands {
            Verdict::Stands
        } else if points >= wins || all {
            Verdict::Won
        } else {
            Verdict::Lost
        }
    }

    pub(super) fn settle_hombre<S: Scribe>(&self, p: &mut Public, r: &DealResult, scribe: &mut S) {
        let (Some(player), Some(game), Some(points)) = (r.player, r.game, r.side) else { return };
        let (tariff, over) = (self.tariff(game), i64::from(points) - 39);
        let others = p.deal.ring.set().without(player);
        let (sign, law) = match self.verdict(r) {
            Verdict::Stands => {
                scribe.tell_by(law!("lhombre-forty"), || spadille_core::text!("tarock-stands", seat = player));
                return;
            }
            Verdict::Won => (1, law!("lhombre-price-game")),
            Verdict::Lost => (-1, law!("lhombre-lost-pays")),
        };
        self.each_pays(p, others.iter(), player, sign * tariff.game, law, scribe);
        self.each_pays(p, others.iter(), player, over * tariff.per_point, law!("lhombre-price-point"), scribe);
        if r.all_tricks {
            let law = if self.terms.tout_reduced { law!("lhombre-tout-reduced") } else { law!("lhombre-tout") };
            self.each_pays(p, others.iter(), player, tariff.tout, law, scribe);
        }
    }
}
