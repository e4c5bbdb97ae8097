//! Tarok-Zapp: the game, the ultimo, the honours.

use super::{DealResult, Verdict};
use crate::tarock::cards::{PAGAT, Size};
use crate::tarock::honours::Honour;
use crate::tarock::moves::Game;
use crate::tarock::rules::Rules;
use crate::tarock::state::{Public, State};
use crate::tarock::talon::multiple;
use spadille_core::{Scribe, Seat, law};

/// What became of the Pagat on the last trick.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ultimo {
    /// Whose Pagat it was.
    pub owner: Seat,
    /// Whether it was announced.
    pub announced: bool,
    /// How it ended.
    pub end: UltimoEnd,
}

/// How an ultimo ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum UltimoEnd {
    /// The Pagat won the last trick.
    Won,
    /// It was taken there.
    Captured,
    /// It was announced and did not come to the last trick.
    Failed,
}

impl Rules {
    /// What is settled by the hands with which play began, and by the Pagat.
    pub(super) fn zapp_result(&self, s: &State, r: &mut DealResult) {
        let deal = &s.public.deal;
        for seat in deal.ring.iter() {
            for (honour, ..) in self.zapp_honours(s.as_played(seat), deal.player == Some(seat), 1) {
                let _ = r.hands.try_push((seat, honour));
            }
        }
        let pagat = deal.fates.iter().find(|fate| fate.card == PAGAT && fate.trick == deal.count);
        r.ultimo = match (pagat, deal.ultimo.first()) {
            (Some(fate), _) => Some(Ultimo {
                owner: fate.owner,
                announced: deal.ultimo.contains(fate.owner),
                end: if fate.winner == fate.owner { UltimoEnd::Won } else { UltimoEnd::Captured },
            }),
            (None, Some(owner)) => Some(Ultimo { owner, announced: true, end: UltimoEnd::Failed }),
            (None, None) => None,
        };
    }

    /// How often the unit prizes count: once, twice in a solo, four times at a Ballade.
    pub fn prize_factor(game: Game, ballade: bool) -> i64 {
        match (ballade, game) {
            (true, _) => 4,
            (false, Game::Solo) => 2,
            (false, _) => 1,
        }
    }

    /// What the game itself costs.
    pub fn zapp_price(&self, game: Game, step: u8, won: bool, ballade: bool) -> i64 {
        let unit = self.terms.unit;
        if ballade {
            (self.terms.ballade + if game == Game::Solo { 600 } else { 0 }) * unit / 100
        } else if won && self.terms.win_single {
            unit
        } else {
            unit * multiple(game, step)
        }
    }

    pub(super) fn settle_zapp<S: Scribe>(&self, p: &mut Public, r: &DealResult, scribe: &mut S) {
        let (Some(player), Some(game)) = (r.player, r.game) else { return };
        let ring = p.deal.ring;
        let others = |seat: Seat| ring.iter().filter(move |other| *other != seat);
        if r.side.is_some() {
            let won = self.verdict(r) == Verdict::Won;
            let price = self.zapp_price(game, r.step, won, r.all_tricks);
            let law = match (r.all_tricks, game) {
                (true, Game::Solo) => law!("ballade-solo"),
                (true, _) => law!("ballade"),
                (false, _) if won && self.terms.win_single => law!("win-single"),
                (false, Game::Solo) => law!("solo-price"),
                (false, _) => law!("game-price"),
            };
            let least = match self.terms.size {
                Size::Small => law!("thirty-four-wins"),
                _ => law!("thirty-six-wins"),
            };
            scribe.tell_by(least, || match won {
                true => spadille_core::text!("tarock-won", seat = player, points = r.side.unwrap_or(0)),
                false => spadille_core::text!("tarock-lost", seat = player, points = r.side.unwrap_or(0)),
            });
            self.each_pays(p, others(player), player, if won { price } else { -price }, law, scribe);
            if !won && self.terms.dealer_shares && !ring.contains(p.dealer) {
                p.ledger.pay(player, p.dealer, price, law!("dealer-shares"), scribe);
            }
        }
        let factor = self.terms.unit * Self::prize_factor(game, r.all_tricks);
        if let Some(ultimo) = r.ultimo {
            let price = factor * if ultimo.announced { 2 } else { 1 };
            let (sign, law) = match ultimo.end {
                UltimoEnd::Won => (1, law!("ultimo-wins")),
                UltimoEnd::Captured => (-1, law!("ultimo-lost")),
                UltimoEnd::Failed => (-1, law!("ultimo-failed")),
            };
            let law = if factor > self.terms.unit && sign > 0 { law!("ultimo-solo") } else { law };
            self.each_pays(p, others(ultimo.owner), ultimo.owner, sign * price, law, scribe);
        }
        for (seat, honour) in r.hands.iter().copied() {
            let (price, law) = match honour {
                Honour::Tarocks => (self.terms.unit, law!("ten-tarocks")),
                Honour::FourKings => (factor, law!("four-kings")),
                _ => (factor, law!("three-honours")),
            };
            self.each_pays(p, others(seat), seat, price, law, scribe);
        }
    }
}
