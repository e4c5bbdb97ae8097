//! The game after Quadrille, of 1782.

use super::DealResult;
use crate::tarock::cards::{MOND, SKUES, THREE};
use crate::tarock::honours::{Honour, is_pagat};
use crate::tarock::moves::Game;
use crate::tarock::rules::Rules;
use crate::tarock::state::{Public, SEATS};
use spadille_core::{Card, CardSet, LawId, PerSeat, Scribe, Seat, SeatSet, law, text};

impl Rules {
    /// A sum moves between two sides: alone one settles with each, two against two each once.
    fn move_sum<S: Scribe>(&self, p: &mut Public, side: SeatSet, amount: i64, law: LawId, scribe: &mut S) {
        let enemies: SeatSet = p.deal.ring.iter().filter(|seat| !side.contains(*seat)).collect();
        match side.first() {
            Some(alone) if side.len() == 1 => self.each_pays(p, enemies.iter(), alone, amount, law, scribe),
            _ => {
                for (winner, loser) in side.iter().zip(enemies.iter()) {
                    p.ledger.pay(loser, winner, amount, law, scribe);
                }
            }
        }
    }

    pub(super) fn settle_quadrille<S: Scribe>(&self, p: &mut Public, r: &DealResult, scribe: &mut S) {
        let (Some(player), Some(game)) = (r.player, r.game) else { return };
        let side: SeatSet = [player].into_iter().chain(r.helper).collect();
        if let Some(points) = r.side {
            let (factor, law) = match game {
                Game::Solo => (self.terms.solo_factor, law!("quadrille-price-factors")),
                Game::Mediateur => (self.terms.mediateur_factor, law!("quadrille-price-factors")),
                _ => (1, law!("frage-shared")),
            };
            let law = if factor == 1 && game != Game::Frage { law!("half-sixty-four") } else { law };
            self.move_sum(p, side, (i64::from(points) - 64) * factor, law, scribe);
        }
        let captured = self.quadrille_pagat(p, r, side, player, scribe);
        for (gift, _) in &r.gifts {
            let price = if gift.card == MOND { 10 } else { 5 };
            p.ledger.pay(player, gift.from, price, law!("mediateur-price"), scribe);
        }
        let Some(held) = &r.held else { return };
        match game {
            Game::Mediateur => self.mediateur_matadors(p, r, player, held[player], captured, scribe),
            Game::Frage => {
                let enemies: SeatSet = p.deal.ring.iter().filter(|seat| !side.contains(*seat)).collect();
                self.joined_matadors(p, r, side, held, law!("joined-matadors"), scribe);
                self.joined_matadors(p, r, enemies, held, law!("joined-matadors-opponents"), scribe);
            }
            _ => {}
        }
    }

    /// The Pagat, between its owner and each opponent. Tells whether the player has captured it.
    fn quadrille_pagat<S: Scribe>(
        &self,
        p: &mut Public,
        r: &DealResult,
        side: SeatSet,
        player: Seat,
        scribe: &mut S,
    ) -> bool {
        let Some(fate) = r.fates.iter().find(|fate| is_pagat(fate.card) && fate.trick > 0) else { return false };
        let foe = |seat: Seat| side.contains(seat) != side.contains(fate.owner);
        let foes: SeatSet = p.deal.ring.iter().filter(|seat| foe(*seat)).collect();
        let last = fate.trick == self.terms.hand();
        let amount = if foes.contains(fate.winner) {
            if last { -10 } else { -5 }
        } else if fate.winner == fate.owner && last {
            10
        } else {
            0
        };
        self.each_pays(p, foes.iter(), fate.owner, amount, law!("quadrille-pagat"), scribe);
        fate.winner == player && fate.owner != player
    }

    fn mediateur_matadors<S: Scribe>(
        &self,
        p: &mut Public,
        r: &DealResult,
        player: Seat,
        held: CardSet,
        captured: bool,
        scribe: &mut S,
    ) {
        let others = p.deal.ring.set().without(player);
        if held.both(THREE).is_empty() && !captured {
            self.each_pays(p, others.iter(), player, -10, law!("mediateur-without-matador"), scribe);
        }
        let now = r.gifts.iter().fold(held, |now, (gift, card)| now.without(*card).with(gift.card));
        if captured && now.contains(MOND) && now.contains(SKUES) {
            let price = 10 + 5 * i64::from(run_from_twenty(now));
            self.each_pays(p, others.iter(), player, price, law!("mediateur-captures-pagat"), scribe);
        }
    }

    /// Two hands of a side together continue a run that one of them has announced.
    fn joined_matadors<S: Scribe>(
        &self,
        p: &mut Public,
        r: &DealResult,
        side: SeatSet,
        held: &PerSeat<CardSet, SEATS>,
        law: LawId,
        scribe: &mut S,
    ) {
        let said = r.announced.iter().find(|item| item.honour == Honour::Matadors && side.contains(item.seat));
        let (Some(said), 2) = (said, side.len()) else { return };
        let both = side.iter().fold(CardSet::EMPTY, |both, seat| both.union(held[seat]));
        let further = (3 + run_from_twenty(both)).saturating_sub(said.count);
        if further > 0 {
            scribe.tell_by(law, || text!("tarock-joined", count = further));
            self.move_sum(p, side, 5 * i64::from(further), law, scribe);
        }
    }
}

/// How many tarocks follow the Mond without a gap.
fn run_from_twenty(tarocks: CardSet) -> u8 {
    (1..=19).take_while(|down| tarocks.contains(Card::taroks(21 - down))).count() as u8
}
