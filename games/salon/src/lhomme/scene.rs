//! What a viewer sees, and how moves are offered to him.

use super::moves::Move;
use super::options::Mode;
use super::rules::LHomme;
use super::settle::Facts;
use super::state::{Phase, State};
use super::view::View;
use super::{advice, cases};
use spadille_core::scene::{Board, CardsBoard, Mark, Pile, Plate};
use spadille_core::{
    Advice, Answer, Book, Card, CardSet, Case, Label, Ledger, Scene, Scribe, Seat, Table, Text, Unsupported, book, law,
    text,
};

impl Table for LHomme {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("lhomme")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, deal) = (&v.public, &v.public.deal);
        let pile = |card: Card| Pile::open(text!("lhomme-pile-turned"), [card]);
        Scene {
            title: text!("lhomme-title", deal = (p.deals_done + 1).min(self.deals()), deals = self.deals()),
            seats: Seat::all(self.options.players).map(|seat| self.plate(v, seat)).collect(),
            pots: vec![Mark::new(text!("lhomme-pot"), p.pot())],
            notes: self.notes(v),
            board: Board::Cards(CardsBoard {
                piles: deal.turned.map(pile).into_iter().collect(),
                trump: deal.trump().map(|suit| text!("lhomme-trump", suit = suit)),
                ..deal.tricks.board()
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let (p, deal) = (&v.public, &v.public.deal);
        match m {
            Move::Undertake => Label::button(text!("lhomme-do-undertake")).by(law!("homme")),
            Move::Pass => match self.bound_to_play(p, deal.turn).filter(|_| deal.phase == Phase::Bid) {
                Some(law) => Label::button(text!("lhomme-do-decline")).by(law).grave().aside(),
                None => Label::button(text!("lhomme-do-pass")).by(law!("pass-if-you-like")),
            },
            Move::Play(card) => {
                let choice = self.choice(deal, v.own());
                if choice.refusing().contains(card) && deal.phase == Phase::Play {
                    let law = match self.options.mode {
                        Mode::ParForce => law!("refuse-par-force"),
                        Mode::ZurLust => law!("refuse-last"),
                    };
                    return Label::card(card, text!("lhomme-do-refuse", card = card)).by(law).grave().aside();
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

impl LHomme {
    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let (p, deal) = (&v.public, &v.public.deal);
        let open = if v.who.is(seat) { v.own() } else { CardSet::EMPTY };
        let mut plate = Plate::at(seat, &p.ledger, p.awaited())
            .with_roles([
                (deal.phase != Phase::FirstDealer && seat == p.dealer, text!("house-dealer")),
                (deal.homme == Some(seat), text!("lhomme-homme")),
            ])
            .with_hand(self.pack.sorted(open, deal.trump()), self.held(p, seat));
        plate.tricks = (deal.phase == Phase::Play).then_some(deal.tricks.won[seat]);
        plate.said = match deal.homme {
            Some(homme) if homme == seat => Some(text!("lhomme-said-play")),
            _ => deal.passed.contains(seat).then(|| text!("lhomme-said-pass")),
        };
        if p.marks[seat] > 0 {
            plate.marks.push(Mark::new(text!("lhomme-marks"), p.marks[seat]));
        }
        plate
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let (p, deal) = (&v.public, &v.public.deal);
        let Some(seat) = p.awaited().awaited().first() else { return vec![] };
        let mut notes: Vec<Text> =
            deal.homme.map(|homme| text!("lhomme-note-homme", seat = homme)).into_iter().collect();
        notes.push(match deal.phase {
            Phase::Bid => text!("lhomme-note-bid", seat = seat),
            _ if deal.tricks.now.is_empty() => text!("lhomme-note-lead", seat = seat),
            _ => text!("lhomme-note-play", seat = seat),
        });
        let mine = v.who.is(seat) && deal.phase == Phase::Play;
        if mine && self.choice(deal, v.own()).must_take() {
            notes.push(text!("lhomme-note-must-take"));
        }
        notes
    }
}
