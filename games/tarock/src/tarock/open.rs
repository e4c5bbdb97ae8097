//! Deals laid open for the solver: card points, with the Sküs, what is owed for it, and the packets of tricks.
//!
//! What is counted is exact from the moment asked on, the Sküs given back and the empty card for it included. What the Pagat and kings
//! bring in their tricks, and all else that is paid beside points, is not counted, nor what lies in the scat; the deal says so as long as
//! it hangs on its cards.

use super::cards::{Pack, Size, bit, face, high_to_low};
use super::honours::{is_mond, is_pagat};
use super::rules::Rules;
use super::state::{Phase, State};
use super::terms::{Form, Terms};
use spadille_core::{Beside, Card, CardSet, Laid, Seat, SeatSet};
use spadille_tricks::solver::Debt;
use spadille_tricks::{Duty, Ending, Excuse, Follow, Free, Order, Points, Worth};

/// What the solver knows of a table's cards.
#[derive(Clone, Debug)]
pub struct Open {
    order: Order,
    worth: Worth,
    /// What a trick counts beside its cards.
    packet: u8,
    follow: Follow,
    /// The cards that are paid by the trick into which they fall.
    paid: CardSet,
}

/// Whether somebody is paid for the trick into which a card falls.
fn is_paid(terms: &Terms, pack: &Pack, card: Card) -> bool {
    let (pagat, kings) = match terms.form {
        Form::Three | Form::Two => (true, true),
        Form::OldThree => (true, terms.kings_paid),
        Form::Quadrille | Form::Zapp => (true, false),
        Form::Partners | Form::Munich => (terms.four_honours, false),
        Form::HombreOld | Form::HombreNew => (false, false),
    };
    // Where kings are paid in 1782, the Mond in the last trick may make the Pagat's in the one before it great.
    let mond = kings && terms.form == Form::OldThree;
    pagat && is_pagat(card) || kings && pack.kings.contains(card) || mond && is_mond(card)
}

impl Open {
    /// What it knows of a pack by these terms.
    pub fn new(terms: &Terms, pack: &Pack) -> Box<Open> {
        let rows: Vec<Vec<Card>> = (0..5).map(|place| high_to_low(terms.size, place)).collect();
        let mut order = Order::new(&rows.iter().map(Vec::as_slice).collect::<Vec<_>>(), Some(4));
        if terms.size == Size::Munich {
            let twins = pack.cards.iter().filter(|card| face(*card).is_second());
            order = twins.fold(order, |order, twin| order.with_twin(twin, face(twin).first_copy()));
        }
        let singly = terms.form == Form::Quadrille;
        let count = |card: Card| match CardSet::one(card) {
            alone if singly => pack.singly(alone),
            alone => pack.surplus(alone),
        };
        let counted: Vec<(Card, u8)> = pack.cards.iter().map(|card| (card, count(card) as u8)).collect();
        Box::new(Open {
            paid: pack.cards.iter().filter(|card| is_paid(terms, pack, *card)).collect(),
            order: order.excusing(pack.free),
            worth: Worth::of_ranks(&[]).and(&counted),
            packet: u8::from(!singly),
            follow: Follow {
                ruff: true,
                head: Duty::Nobody,
                free: Free { cards: pack.free, lead: terms.skues_lead, due: terms.skues_due },
            },
        })
    }
}

impl Rules {
    /// The points of whoever plays alone and his helper, of a pair, or of whoever is to play where everybody plays for himself;
    /// nothing while a fault of a strict table is open.
    pub(super) fn ending(&self, s: &State) -> Option<Ending<'_>> {
        let deal = &s.public.deal;
        if deal.phase != Phase::Play || !deal.revoked.is_empty() {
            return None;
        }
        let ring = deal.ring;
        let seats: Vec<Seat> = ring.iter().collect();
        let hands: Vec<CardSet> = seats.iter().map(|seat| s.hands[*seat]).collect();
        let place = |seat: Seat| Seat(ring.place(seat));
        let turn = deal.turn;
        let (side, alone): (SeatSet, bool) = if self.terms.is_pairs() {
            (ring.iter().filter(|seat| self.side(&s.public, *seat) == self.side(&s.public, turn)).collect(), false)
        } else if deal.player.is_some() {
            (self.player_side(s), false)
        } else {
            (SeatSet::one(turn), ring.len() > 2)
        };
        let mut excuse = self.excuse_of(deal.player.filter(|_| self.terms.is_hombre()).map(place));
        for (place, seat) in seats.iter().enumerate() {
            (excuse.piles[place], excuse.tricks[place]) = (deal.piles[*seat], deal.won[*seat] > 0);
        }
        excuse.debts = deal.debts.iter().map(|debt| Debt { by: place(debt.by), to: place(debt.to) }).collect();
        let ending = Ending::new(&self.open.order, &hands, place(deal.trick.leader), side.iter().map(place).collect())
            .after(&deal.trick.cards)
            .among(SeatSet::all(ring.len()))
            .if_even()?;
        let lie = deal.trick.cards.iter().copied().collect();
        let out = hands.iter().fold(lie, |out: CardSet, hand| out.union(*hand));
        let ending = self.counted(ending, excuse).spelled(face, bit).beside(self.beside(s, out));
        let ending = ending.named(move |place| seats.get(place.index()).copied().unwrap_or(place));
        Some(if alone { ending.each_alone() } else { ending })
    }

    /// The points of the first hand against all others, the scat not counted.
    pub(super) fn laid(&self, laid: &Laid) -> Option<Ending<'_>> {
        let side = laid.side.unwrap_or_else(|| SeatSet::one(Seat(0)));
        let players = laid.hands.len() as u8;
        let fits = (2..=4).contains(&players)
            && laid.is_deal_of(players, self.pack.cards)
            && laid.trump.is_none()
            && !laid.misere;
        let out = laid.hands.iter().fold(CardSet::EMPTY, |out, hand| out.union(*hand));
        let paid = (!out.both(self.open.paid).is_empty()).then_some(Beside::Cards);
        let ending = || Ending::new(&self.open.order, &laid.hands, laid.leader, side);
        fits.then(|| self.counted(ending(), self.excuse_of(None)).beside(paid))
    }

    /// What hangs on the cards that are out, beside their points: cards that are paid by themselves, all tricks of a player, or none of
    /// somebody who plays for himself.
    fn beside(&self, s: &State, out: CardSet) -> Option<Beside> {
        let deal = &s.public.deal;
        let all = || deal.player.is_some_and(|player| deal.won[player] == deal.count);
        let sweep = match self.terms.form {
            Form::Three | Form::OldThree => self.terms.trickless && deal.ring.iter().any(|seat| deal.won[seat] == 0),
            Form::HombreOld | Form::HombreNew | Form::Zapp => all(),
            Form::Two | Form::Partners | Form::Munich | Form::Quadrille => false,
        };
        let cards = !out.both(self.open.paid).is_empty();
        cards.then_some(Beside::Cards).or(sweep.then_some(Beside::Sweep))
    }

    fn excuse_of(&self, sweeper: Option<Seat>) -> Excuse {
        Excuse {
            cards: self.pack.free,
            empty: self.pack.cards.minus(self.pack.counting),
            lost_below: self.terms.skues_lost_below,
            sweeper,
            ..Excuse::default()
        }
    }

    fn counted<'a>(&'a self, ending: Ending<'a>, excuse: Excuse) -> Ending<'a> {
        let points = Points { trick: self.open.packet, ..Points::of(&self.open.worth) };
        let ending = ending.counted(points).following(self.open.follow);
        if excuse.cards.is_empty() { ending } else { ending.excusing(excuse) }
    }
}
