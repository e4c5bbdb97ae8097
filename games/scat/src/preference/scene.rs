//! What a viewer sees, and how moves are offered to him.

use super::cards::suits;
use super::facts::Facts;
use super::moves::{Move, Name};
use super::options::Pack;
use super::rules::Preference;
use super::state::{Phase, Public, State};
use super::view::View;
use super::{advice, cases};
use spadille_core::scene::{Board, CardsBoard, Mark, Pile, Plate};
use spadille_core::{
    Advice, Answer, Book, Card, CardSet, Case, Label, Ledger, Scene, Scribe, Seat, Signs, Space as _, Spoken as _,
    Suit, Table, Text, Unsupported, law, text,
};

impl Table for Preference {
    type Facts = Facts;

    fn book() -> &'static Book {
        spadille_core::book!("preference")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, deal) = (&v.public, &v.public.deal);
        Scene {
            title: text!("preference-title", deal = p.deals_done + 1, sum = p.sheets.sum()),
            seats: Seat::all(self.table()).map(|seat| self.plate(v, seat)).collect(),
            pots: vec![],
            notes: self.notes(p),
            board: Board::Cards(CardsBoard {
                piles: self.piles(v),
                trump: deal.trump.map(|suit| text!("preference-trump", suit = suit)),
                signs: (self.options.pack == Pack::German).then_some(Signs::German),
                ..deal.tricks.board()
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let deal = &v.public.deal;
        let name = |Name(number): Name| (number, self.suit(number));
        match m {
            Move::Pass => Label::button(text!("preference-do-pass")).by(law!("pass-final")),
            Move::Hold => {
                let number = deal.auction.standing().map_or(0, |(_, contract)| contract.number);
                Label::button(text!("preference-do-hold", number = number)).by(law!("hold-the-same"))
            }
            Move::Bid(called) => {
                let (number, suit) = name(called);
                Label::button(text!("preference-do-bid", number = number, suit = suit)).by(law!("trump-not-below"))
            }
            Move::Solo(called) => {
                let (number, suit) = name(called);
                Label::button(text!("preference-do-solo", number = number, suit = suit)).by(law!("solo-first-word"))
            }
            Move::Trump(suit) => Label::button(text!("preference-do-trump", suit = suit)).by(law!("trump-not-below")),
            Move::Go => Label::button(text!("preference-do-go")).by(law!("helper-falls")),
            Move::Stay => Label::button(text!("preference-do-stay")).by(law!("go-or-stay")),
            Move::Discard(cards) => {
                Label::button(text!("preference-do-discard", cards = cards)).by(law!("lay-away-any-two"))
            }
            Move::Play(card) => {
                let law = if self.options.must_head { law!("must-head") } else { law!("need-not-beat") };
                if self.legal(deal, v.own()).contains(card) {
                    Label::play(card).by(law)
                } else {
                    Label::card(card, text!("preference-do-revoke", card = card))
                        .by(law!("revoke-loses"))
                        .grave()
                        .aside()
                }
            }
        }
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
        cases::work(case)
    }
}

impl Preference {
    /// Cards as they are held: trumps first, then the suits, each from its highest down.
    fn sorted(&self, trump: Option<Suit>, cards: CardSet) -> Vec<Card> {
        self.order_of(trump).as_held(cards, suits(self.options.pack).into_iter().rev())
    }

    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let (p, deal) = (&v.public, &v.public.deal);
        let idle = deal.is_dealt() && !deal.players.contains(seat);
        let stays = deal.heard.contains(seat) && !deal.go.contains(seat);
        let open = if v.who.is(seat) { v.own() } else { CardSet::EMPTY };
        let mut plate = Plate::at(seat, &p.ledger, p.awaited())
            .with_roles([
                (seat == p.dealer, text!("house-dealer")),
                (deal.declarer == Some(seat), text!("preference-declarer")),
                (deal.go.contains(seat), text!("preference-helper")),
                (stays, text!("preference-out")),
                (idle, text!("preference-idle")),
            ])
            .with_hand(self.sorted(deal.trump, open), p.held(seat));
        plate.said = deal.auction.said[seat].and_then(|number| Move::numbered(number.into())).map(|m| match m {
            Move::Hold => text!("preference-holds"),
            m => self.said(m, &deal.auction),
        });
        if deal.heard.contains(seat) {
            let goes = deal.go.contains(seat);
            plate.said = Some(if goes { text!("preference-goes") } else { text!("preference-stays") });
        }
        if deal.phase == Phase::Play && deal.tricks.now.players().contains(seat) {
            plate.tricks = Some(deal.tricks.won[seat]);
        }
        plate.marks = vec![Mark::new(text!("preference-pool"), p.sheets.pools[seat])];
        let others = Seat::all(self.table()).filter(|other| *other != seat);
        let columns = others.filter(|other| p.sheets.booked[seat][*other] != 0);
        plate
            .marks
            .extend(columns.map(|other| Mark::new(text!("preference-on", seat = other), p.sheets.booked[seat][other])));
        plate
    }

    fn piles(&self, v: &View) -> Vec<Pile> {
        let deal = &v.public.deal;
        if !deal.is_dealt() || deal.phase == Phase::Discard {
            return vec![];
        }
        vec![match deal.has_talon() {
            true if !v.laid.is_empty() => Pile::open(text!("preference-pile-laid"), self.sorted(deal.trump, v.laid)),
            true => Pile::closed(text!("preference-pile-laid"), 2),
            false => Pile::closed(text!("house-talon"), 2),
        }]
    }

    fn notes(&self, p: &Public) -> Vec<Text> {
        let deal = &p.deal;
        let mut notes = Vec::new();
        if let (Some(declarer), Some(contract)) = (deal.declarer, deal.contract) {
            notes.push(match contract.solo {
                true => text!("preference-has-solo", seat = declarer, number = contract.number),
                false => text!("preference-has-drive", seat = declarer, number = contract.number),
            });
        }
        let Some(seat) = p.awaited().awaited().first() else { return notes };
        notes.push(match deal.phase {
            Phase::Auction => text!("preference-note-auction", seat = seat),
            Phase::Discard => text!("preference-note-discard", seat = seat),
            Phase::Trump => text!("preference-note-trump", seat = seat),
            Phase::Helpers => text!("preference-note-helpers", seat = seat),
            _ if deal.tricks.now.is_empty() => text!("preference-note-lead", seat = seat),
            _ => text!("preference-note-play", seat = seat),
        });
        notes
    }
}
