//! What a viewer of __NAME__ sees, and how moves are offered to him.

use super::moves::Move;
use super::rules::__NAME__;
use super::settle::{self, Facts};
use super::state::SEATS;
use super::view::View;
use super::{advice, cases};
use spadille_core::scene::{Board, CardsBoard, Face, Place};
use spadille_core::{
    Advice, Answer, Book, Case, Label, Ledger, Scene, Scribe, Seat, Table, Target, Text, Unsupported, book, law, text,
};

impl Table for __NAME__ {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("__ID__")
    }

    fn scene(&self, v: &View) -> Scene {
        Scene {
            title: text!("__ID__-title", deal = v.public.deals_done + 1, deals = self.options.deals),
            seats: Seat::all(SEATS as u8).map(|seat| place(v, seat)).collect(),
            pots: vec![],
            notes: vec![],
            board: Board::Cards(CardsBoard::default()),
        }
    }

    fn describe(&self, _: &View, m: Move) -> Label {
        match m {
            Move::Pass => Label::button(text!("__ID__-do-pass")).by(law!("pass")),
            Move::Play(card) => Label::at(Target::Card(card.to_string()), text!("house-play-card", card = card)),
        }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        advice::advise(v, seat)
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::settle(self, facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

fn place(v: &View, seat: Seat) -> Place {
    let p = &v.public;
    let mut place = Place::new(seat, p.ledger.balance(seat), p.awaited().awaited().contains(seat));
    if v.who.is(seat) {
        place.hand = Face::ups(v.hand.unwrap_or_default());
    }
    place
}
