//! What a viewer of __NAME__ sees, and how moves are offered to him.

use super::moves::Move;
use super::rules::{SUITS, __NAME__};
use super::settle::{self, Facts};
use super::state::{ALL, Phase};
use super::view::View;
use super::{advice, cases};
use spadille_core::scene::{Board, Plate};
use spadille_core::{
    Advice, Answer, Book, CardSet, Case, Label, Ledger, Scene, Scribe, Seat, Table, Text, Unsupported, book, law,
    text,
};

impl Table for __NAME__ {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("__ID__")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, tricks) = (&v.public, &v.public.deal.tricks);
        let deals = u32::from(self.options.deals);
        Scene {
            title: text!("__ID__-title", deal = (p.deals_done + 1).min(deals), deals = deals),
            seats: Seat::all(ALL).map(|seat| self.plate(v, seat)).collect(),
            pots: vec![],
            notes: notes(v),
            board: Board::Cards(tricks.board()),
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
        Label::play(card).by(law)
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        if !v.who.is(seat) || !v.public.awaited().awaits(seat) {
            return None;
        }
        advice::advise(self, v, seat)?.among(&self.moves_of(v, seat))
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::settle(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl __NAME__ {
    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let p = &v.public;
        let open = if v.who.is(seat) { v.own() } else { CardSet::EMPTY };
        let mut plate = Plate::at(seat, &p.ledger, p.awaited())
            .with_roles([(seat == p.dealer, text!("house-dealer"))])
            .with_hand(self.order.as_held(open, SUITS), p.held(seat));
        plate.tricks = (p.deal.phase == Phase::Play).then_some(p.deal.tricks.won[seat]);
        plate
    }
}

fn notes(v: &View) -> Vec<Text> {
    let p = &v.public;
    let Some(seat) = p.awaited().awaited().first() else { return vec![] };
    vec![match p.deal.tricks.now.is_empty() {
        true => text!("__ID__-note-lead", seat = seat),
        false => text!("__ID__-note-play", seat = seat),
    }]
}
