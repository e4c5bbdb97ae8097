//! What a viewer of __NAME__ sees, and how moves are offered to him.

use super::moves::Move;
use super::rules::{RANKS, SUITS, __NAME__};
use super::settle::{self, Facts};
use super::state::{ALL, Phase};
use super::view::View;
use super::{advice, cases};
use spadille_core::scene::{Board, CardsBoard, Face, Place};
use spadille_core::{
    Advice, Answer, Book, Card, CardSet, Case, Label, Ledger, Scene, Scribe, Seat, Space as _, Table, Target, Text,
    Unsupported, book, law, text,
};

impl Table for __NAME__ {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("__ID__")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, tricks) = (&v.public, &v.public.deal.tricks);
        // The last trick lies open until somebody leads again.
        let last = tricks.last.as_ref().filter(|_| tricks.now.is_empty());
        let face = |(seat, card): (Seat, Card)| (seat, Face::from(card));
        let deals = u32::from(self.options.deals);
        Scene {
            title: text!("__ID__-title", deal = (p.deals_done + 1).min(deals), deals = deals),
            seats: Seat::all(ALL).map(|seat| place(v, seat)).collect(),
            pots: vec![],
            notes: notes(v),
            board: Board::Cards(CardsBoard {
                trick: tricks.now.plays().map(face).collect(),
                last_trick: last.map_or_else(Vec::new, |trick| trick.plays().map(face).collect()),
                ..CardsBoard::default()
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let Move::Play(card) = m;
        let tricks = &v.public.deal.tricks;
        let law = match tricks.now.led() {
            None if tricks.count == 0 => law!("vorhand-leads"),
            None => law!("winner-leads"),
            Some(_) => law!("follow-suit"),
        };
        Label::at(Target::Card(card.to_string()), text!("house-play-card", card = card)).by(law)
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        if !v.who.is(seat) || !v.public.awaited().awaited().contains(seat) {
            return None;
        }
        let moves = self.moves_of(v, seat);
        advice::advise(self, v, seat).filter(|advice| moves.contains(&advice.choice))
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::settle(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

/// Cards by suits, each from its highest down.
fn sorted(cards: CardSet) -> impl Iterator<Item = Card> {
    let all = SUITS.into_iter().flat_map(|suit| RANKS.map(|rank| Card::new(rank, suit)));
    all.filter(move |card| cards.contains(*card))
}

fn place(v: &View, seat: Seat) -> Place {
    let p = &v.public;
    let mut place = Place::new(seat, p.ledger.balance(seat), p.awaited().awaited().contains(seat));
    if seat == p.dealer {
        place.roles = vec![text!("house-dealer")];
    }
    place.hand = match v.who.is(seat) {
        true => Face::ups(sorted(v.own())),
        false => Face::backs(p.held(seat)),
    };
    place.tricks = (p.deal.phase == Phase::Play).then_some(p.deal.tricks.won[seat]);
    place
}

fn notes(v: &View) -> Vec<Text> {
    let p = &v.public;
    let Some(seat) = p.awaited().awaited().first() else { return vec![] };
    vec![match p.deal.tricks.now.is_empty() {
        true => text!("__ID__-note-lead", seat = seat),
        false => text!("__ID__-note-play", seat = seat),
    }]
}
