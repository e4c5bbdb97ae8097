//! What a viewer sees, and how moves are offered to him.

use super::moves::Move;
use super::rules::Triomphe;
use super::settle::Facts;
use super::state::{FOUR, Phase, State};
use super::view::View;
use super::{advice, cases};
use spadille_core::scene::{Board, CardsBoard, Mark, Pile, Plate};
use spadille_core::{
    Advice, Answer, Book, Card, CardSet, Case, Label, Ledger, Scene, Scribe, Seat, Table, Text, Unsupported, book, law,
    text,
};

impl Table for Triomphe {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("triomphe")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, deal) = (&v.public, &v.public.deal);
        let pile = |card: Card| Pile::open(text!("triomphe-pile-turned"), [card]);
        Scene {
            title: text!("triomphe-title", deal = (p.deals_done + 1).min(self.deals()), deals = self.deals()),
            seats: Seat::all(FOUR).map(|seat| self.plate(v, seat)).collect(),
            pots: vec![],
            notes: self.notes(v),
            board: Board::Cards(CardsBoard {
                piles: deal.turned.map(pile).into_iter().collect(),
                trump: deal.trump().map(|suit| text!("triomphe-trump", suit = suit)),
                ..deal.tricks.board()
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let deal = &v.public.deal;
        match m {
            Move::Refuse => Label::button(text!("triomphe-do-refuse")).by(law!("refuse-to-play")).grave().aside(),
            Move::AskRedeal => Label::button(text!("triomphe-do-ask")).by(law!("redeal-before-first-card")).aside(),
            Move::Consent => Label::button(text!("triomphe-do-consent")).by(law!("redeal-by-consent")),
            Move::Object => Label::button(text!("triomphe-do-object")).by(law!("redeal-by-consent")),
            Move::Concede => Label::button(text!("triomphe-do-concede")).by(law!("give-up")).grave().aside(),
            Move::Play(card) => {
                let choice = self.choice(deal, v.own());
                if !choice.by_suit.contains(card) {
                    let label = Label::card(card, text!("triomphe-do-revoke", card = card));
                    return label.by(law!("revoke-two-games")).grave().aside();
                }
                let law = match deal.tricks.now.led() {
                    None if deal.tricks.count == 0 => law!("vorhand-leads"),
                    None => law!("winner-leads"),
                    Some(_) if choice.must_take() => self.duty_law(deal, &choice),
                    Some(_) => law!("follow-suit"),
                };
                Label::play(card).by(law)
            }
        }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        if !v.who.is(seat) || !v.public.awaited().awaits(seat) {
            return None;
        }
        advice::advise(self, v, seat)?.among(&self.moves_of(v, seat))
    }

    spadille_tricks::solved!(State);

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        self.settle_facts(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl Triomphe {
    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let (p, deal) = (&v.public, &v.public.deal);
        let partners = self.options.has_partners();
        let partner = partners && v.who.seat().is_some_and(|me| me.after(2, FOUR) == seat);
        let open = if v.who.is(seat) { v.own() } else { CardSet::EMPTY };
        let mut plate = Plate::at(seat, &p.ledger, p.awaited())
            .with_roles([
                (deal.phase != Phase::FirstDealer && seat == p.dealer, text!("house-dealer")),
                (partner, text!("triomphe-partner")),
            ])
            .with_hand(self.pack.sorted(open, deal.trump()), p.held(seat));
        plate.tricks = matches!(deal.phase, Phase::Play | Phase::Vote).then_some(deal.tricks.won[seat]);
        let asks = deal.phase == Phase::Vote && deal.asked == Some(seat);
        plate.said = asks.then(|| text!("triomphe-said-ask"));
        plate.marks = vec![Mark::new(text!("triomphe-games"), p.games[seat])];
        plate.side = partners.then_some(seat.0 & 1);
        plate
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let (p, deal) = (&v.public, &v.public.deal);
        let Some(seat) = p.awaited().awaited().first() else { return vec![] };
        let mut notes = vec![match deal.phase {
            Phase::Vote => text!("triomphe-note-vote", seat = seat),
            _ if deal.tricks.now.is_empty() => text!("triomphe-note-lead", seat = seat),
            _ => text!("triomphe-note-play", seat = seat),
        }];
        let mine = v.who.is(seat) && deal.phase == Phase::Play;
        if mine && self.choice(deal, v.own()).must_take() {
            notes.push(text!("triomphe-note-must-take"));
        }
        notes
    }
}
