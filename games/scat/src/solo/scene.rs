//! What a viewer sees, and how moves are offered to him.

use super::cards::SUITS;
use super::contracts::Kind;
use super::facts::Facts;
use super::moves::{Move, Named};
use super::options::{Form, Sister};
use super::rules::{Rules, Solo};
use super::state::{Phase, Public, State};
use super::view::View;
use super::{advice, cases};
use spadille_core::scene::{Board, CardsBoard, Face, Mark, Pile, Plate};
use spadille_core::{
    Advice, Answer, Book, Card, CardSet, Case, Label, Ledger, Scene, Scribe, Seat, Space as _, Spoken as _, Table,
    Text, Unsupported, law, text,
};

impl<K: Sister> Table for Solo<K> {
    type Facts = Facts;

    fn book() -> &'static Book {
        K::book()
    }

    fn scene(&self, v: &View) -> Scene {
        Rules::scene(self, v)
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        Rules::describe(self, v, m)
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        if !v.who.is(seat) || !v.public.awaited().awaits(seat) {
            return None;
        }
        let moves = self.moves_of(v, seat);
        let advice = advice::advise(self, v, seat).and_then(|advice| advice.among(&moves));
        advice.or_else(|| moves.nth(0).map(Advice::only))
    }

    spadille_tricks::solved!(State);

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        self.settle_facts(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work::<K>(case)
    }
}

impl Rules {
    fn scene(&self, v: &View) -> Scene {
        let (p, deal) = (&v.public, &v.public.deal);
        Scene {
            title: text!("solo-title", deal = (p.deals_done + 1).min(self.deals()), deals = self.deals()),
            seats: Seat::all(self.seats).map(|seat| self.plate(v, seat)).collect(),
            pots: vec![Mark::new(text!("solo-pot"), self.pot(p))],
            notes: self.notes(v),
            board: Board::Cards(CardsBoard {
                piles: self.piles(v),
                trump: match (deal.trump, deal.contract) {
                    (Some(suit), _) => Some(text!("solo-trump", suit = suit)),
                    (None, Some(contract)) if !contract.has_suit() => Some(contract.text()),
                    _ => None,
                },
                leftwards: true,
                ..deal.tricks.board()
            }),
        }
    }

    /// Cards as they are held: trumps first, then the suits, each from its highest down.
    fn sorted(&self, p: &Public, cards: CardSet) -> Vec<Card> {
        self.order_of(&p.deal).as_held(cards, SUITS)
    }

    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let (p, deal) = (&v.public, &v.public.deal);
        let open = if v.who.is(seat) { v.own() } else { deal.sure[seat] };
        let mut plate = Plate::at(seat, &p.ledger, p.awaited())
            .with_roles([
                (seat == p.dealer, text!("house-dealer")),
                (deal.declarer == Some(seat), text!("solo-declarer")),
                (deal.helper == Some(seat), text!("solo-helper")),
            ])
            .with_hand(self.sorted(p, open), self.held(p, seat));
        plate.said = deal.auction.said[seat].and_then(|number| Move::numbered(number.into())).map(|m| match m {
            Move::Bid(contract) => contract.text(),
            Move::Hold => text!("solo-holds"),
            _ => text!("solo-passes"),
        });
        if deal.phase == Phase::Play {
            plate.tricks = Some(deal.tricks.won[seat]);
            let side = deal.known_side(seat, CardSet::EMPTY);
            let open = deal.called.is_none() || deal.helper.is_some() || deal.giver.is_some();
            plate.side =
                deal.declarer.filter(|_| open && !self.form.is_apart()).map(|_| u8::from(!side.contains(seat)));
        }
        if deal.bought[seat] > 0 {
            plate.marks = vec![Mark::new(text!("solo-mark-bought"), deal.bought[seat])];
        }
        plate
    }

    fn piles(&self, v: &View) -> Vec<Pile> {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut piles = Vec::new();
        if deal.is_dealt() && deal.talon > 0 {
            piles.push(Pile { name: text!("house-talon"), cards: Face::hand(deal.turned, deal.talon) });
        }
        if !v.laid.is_empty() {
            piles.push(Pile::open(text!("solo-pile-laid"), self.sorted(p, v.laid)));
        }
        piles
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut notes = Vec::new();
        notes.extend(p.favourite.map(|suit| text!("solo-favourite-is", suit = suit)));
        if let (Some(declarer), Some(contract)) = (deal.declarer, deal.contract) {
            notes.push(text!("solo-plays", seat = declarer, game = contract.text()));
        }
        if let Some(card) = deal.called.filter(|_| deal.giver.is_none()) {
            notes.push(match deal.helper {
                Some(helper) => text!("solo-helps", seat = helper),
                None => text!("solo-called", card = card),
            });
        }
        let Some(seat) = p.awaited().awaited().first() else { return notes };
        notes.push(match deal.phase {
            Phase::Auction => text!("solo-note-auction", seat = seat),
            Phase::Forward => text!("solo-note-forward", seat = seat),
            Phase::Trump | Phase::HelperTrump => text!("solo-note-trump", seat = seat),
            Phase::Declare | Phase::Call => text!("solo-note-ace", seat = seat),
            Phase::Give => text!("solo-note-give", seat = seat),
            Phase::Buy => text!("solo-note-buy", seat = seat),
            _ if deal.tricks.now.is_empty() => text!("solo-note-lead", seat = seat),
            _ => text!("solo-note-play", seat = seat),
        });
        notes
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let deal = &v.public.deal;
        let frage = deal.contract.is_some_and(|contract| contract.kind == Kind::Frage);
        match m {
            Move::Pass => Label::button(text!("solo-do-pass")).by(law!("pass-final")),
            Move::Hold => Label::button(text!("solo-do-hold")).by(law!("earlier-holds")),
            Move::Stop => Label::button(text!("solo-do-stop")).by(law!("vole-begun-by-leading")),
            Move::Come => Label::button(text!("solo-do-come")).by(law!("small-forcee")),
            Move::Hide => Label::button(text!("solo-do-hide")).by(law!("spadille-hidden")).grave().aside(),
            Move::Bid(contract) => {
                Label::button(text!("solo-do-bid", game = contract.text())).by(law!("speak-in-turn"))
            }
            Move::Trump(Named(suit)) => {
                let law = if self.form == Form::Five { law!("forcee-partout") } else { law!("favourite-binds-trump") };
                Label::button(text!("solo-do-trump", suit = suit)).by(law)
            }
            Move::Declare(asked) if frage => {
                Label::button(text!("solo-do-declare", suit = asked.trump, card = asked.card())).by(law!("frage"))
            }
            Move::Declare(asked) => {
                Label::button(text!("solo-do-ask", suit = asked.trump, card = asked.card())).by(law!("mediateur"))
            }
            Move::Call(card) => Label::button(text!("solo-do-call", card = card)).by(law!("forcee-partout")),
            Move::Give(card) => Label::card(card, text!("solo-do-give", card = card)).by(law!("mediateur")),
            Move::Discard(cards) if cards.is_empty() => {
                Label::button(text!("solo-do-buy-nothing")).by(law!("opponents-buy"))
            }
            Move::Discard(cards) => Label::button(text!("solo-do-buy", cards = cards)).by(law!("opponents-buy")),
            Move::Play(card) => Label::play(card).by(law!("follow-suit")),
        }
    }
}
