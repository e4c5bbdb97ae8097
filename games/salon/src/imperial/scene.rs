//! How the game meets people: scene, labels, and the doors to advice, settling and cases.

use super::cards::sorted;
use super::facts::Facts;
use super::moves::Move;
use super::rules::Imperial;
use super::state::{Phase, State};
use super::view::View;
use super::{advice, cases};
use spadille_core::scene::{Board, CardsBoard, Face, Mark, Pile, Plate};
use spadille_core::{
    Advice, Answer, Book, CardSet, Case, Label, Ledger, Scene, Scribe, Seat, Table, Text, Unsupported, book, law, text,
};

impl Table for Imperial {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("imperial")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, deal) = (&v.public, &v.public.deal);
        let game = (p.games_done + 1).min(self.options.games);
        let deals = p.deals_done + u32::from(deal.phase != Phase::Over);
        Scene {
            title: text!("imperial-title", game = game, games = self.options.games, deal = deals),
            seats: Seat::all(self.options.players).map(|seat| self.plate(v, seat)).collect(),
            pots: vec![],
            notes: self.notes(v),
            board: Board::Cards(CardsBoard {
                piles: self.piles(v),
                trump: deal.trump().map(|suit| text!("imperial-trump", suit = suit)),
                ..deal.tricks.board()
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        match m {
            Move::TakeTalon => Label::button(text!("imperial-do-take")).by(law!("talon-right")),
            Move::Keep => Label::button(text!("imperial-do-keep")).by(law!("talon-right")),
            Move::Rob => {
                let turned = v.public.deal.turned.map(|card| text!("imperial-do-rob", card = card));
                Label::button(turned.unwrap_or_else(|| text!("imperial-do-keep"))).by(law!("rob"))
            }
            Move::Leave => Label::button(text!("imperial-do-leave")).by(law!("rob")),
            Move::Play(card) => {
                let led = v.public.deal.tricks.now.led().map(|led| led.suit());
                let law = match led {
                    None => law!("winner-leads"),
                    Some(suit) if card.suit() == suit => law!("follow-suit"),
                    Some(_) if Some(card.suit()) == v.public.deal.trump() => law!("must-trump"),
                    Some(_) => law!("free-without-trump"),
                };
                Label::play(card).by(law)
            }
        }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        if !v.who.is(seat) || !v.public.awaited().may_act(seat) {
            return None;
        }
        advice::advise(self, v, seat)?.among(&self.moves_with(&v.public, v.own()))
    }

    spadille_tricks::solved!(State);

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        self.settle_facts(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl Imperial {
    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let (p, deal) = (&v.public, &v.public.deal);
        let sure = if deal.is_dealt() { deal.sure[seat] } else { CardSet::EMPTY };
        let open = v.hand.filter(|_| v.who.is(seat)).unwrap_or(sure);
        let mut plate = Plate::at(seat, &p.ledger, p.awaited())
            .with_roles([(deal.phase != Phase::FirstDealer && seat == p.dealer, text!("house-dealer"))])
            .with_hand(sorted(open, deal.trump()), self.held(p, seat));
        if deal.phase == Phase::Play {
            plate.tricks = Some(deal.tricks.won[seat]);
        }
        plate.said = if deal.taken == Some(seat) {
            Some(text!("imperial-said-talon"))
        } else if deal.robbed == Some(seat) {
            Some(text!("imperial-said-robbed"))
        } else {
            None
        };
        plate.marks.push(Mark::new(text!("imperial-imperials"), p.slate.imperials[seat]));
        plate.marks.push(Mark::new(text!("imperial-strokes"), p.slate.strokes[seat]));
        plate
    }

    fn piles(&self, v: &View) -> Vec<Pile> {
        let (p, deal) = (&v.public, &v.public.deal);
        if !deal.is_dealt() {
            return vec![];
        }
        let mut piles = Vec::new();
        if let Some(top) = self.on_talon(p) {
            piles.push(Pile { name: text!("house-talon"), cards: Face::hand([top], self.options.left()) });
        }
        if let Some(taker) = deal.taken {
            let name = text!("imperial-pile-laid");
            piles.push(match v.who.is(taker) {
                true => Pile::open(name, sorted(v.laid, deal.trump())),
                false => Pile::closed(name, self.options.portion()),
            });
        }
        piles
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut notes = Vec::new();
        if let Some(rummel) = deal.declared.rummel.filter(|_| deal.tricks.count == 0) {
            notes.push(text!("imperial-rummel", seat = rummel.seat, number = rummel.cards));
        }
        if let Some(seat) = p.awaited().awaited().first() {
            notes.push(match deal.phase {
                Phase::Talon => text!("imperial-note-talon", seat = seat),
                Phase::Rob => text!("imperial-note-rob", seat = seat),
                _ if deal.tricks.now.is_empty() => text!("imperial-note-lead", seat = seat),
                _ => text!("imperial-note-play", seat = seat),
            });
        }
        notes
    }
}
