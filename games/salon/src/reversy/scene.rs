//! How the game meets people: scene, labels, and the doors to advice, settling and cases.

use super::cards::{QUINOLA, sorted};
use super::facts::Facts;
use super::moves::Move;
use super::pot::owner;
use super::rules::Reversy;
use super::state::{Exchange, FOUR, Phase, State};
use super::view::View;
use super::{advice, cases};
use spadille_core::scene::{Board, CardsBoard, Face, Mark, Pile, Plate};
use spadille_core::{
    Advice, Answer, Book, Case, Label, Ledger, Scene, Scribe, Seat, Table, Text, Unsupported, book, law, text,
};

impl Table for Reversy {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("reversy")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, deal) = (&v.public, &v.public.deal);
        let deals = u32::from(self.options.tours) * u32::from(FOUR);
        let number = p.deals_done + u32::from(deal.phase != Phase::Over);
        Scene {
            title: text!("reversy-title", deal = number, deals = deals.max(number)),
            seats: Seat::all(FOUR).map(|seat| self.plate(v, seat)).collect(),
            pots: vec![Mark::new(text!("reversy-pot"), p.pot())],
            notes: self.notes(v),
            board: Board::Cards(CardsBoard { piles: self.piles(v), ..deal.tricks.board() }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        match m {
            Move::Decline => Label::button(text!("reversy-do-decline")).by(law!("decline")),
            Move::Look => Label::button(text!("reversy-do-look")).by(law!("looked-not-taken")),
            Move::Discard(card) => {
                let dealt = v.who.is(v.public.dealer);
                let law = if dealt { law!("dealer-discards") } else { law!("exchange-first-discard") };
                Label::card(card, text!("reversy-do-discard", card = card)).by(law)
            }
            Move::Play(card) => {
                let led = v.public.deal.tricks.now.led().map(|led| led.suit());
                let law = match led {
                    Some(suit) if card.suit() == suit => law!("follow-suit"),
                    Some(suit) if v.own().of_suit(suit).is_empty() => law!("void-any-card"),
                    Some(_) => law!("four-aces"),
                    None if card == QUINOLA => law!("quinola-led"),
                    None => law!("winner-leads"),
                };
                Label::play(card).by(law)
            }
        }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        if !v.who.is(seat) || !v.public.awaited().may_act(seat) {
            return None;
        }
        advice::advise(self, v, seat)?.among(&self.moves_with(&v.public, seat, v.own()))
    }

    spadille_tricks::solved!(State);

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        self.settle_facts(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl Reversy {
    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let (p, deal) = (&v.public, &v.public.deal);
        let open = v.hand.filter(|_| v.who.is(seat)).unwrap_or(deal.shown[seat]);
        let mut plate = Plate::at(seat, &p.ledger, p.awaited())
            .with_roles([(deal.phase != Phase::FirstDealer && seat == p.dealer, text!("house-dealer"))])
            .with_hand(sorted(open), p.held(seat));
        plate.said = match deal.exchange[seat] {
            _ if deal.phase != Phase::Exchange => None,
            Exchange::Waits => None,
            Exchange::Laid if seat == p.dealer => Some(text!("reversy-said-laid")),
            Exchange::Laid => Some(text!("reversy-said-exchanged")),
            Exchange::Declined => Some(text!("reversy-said-declined")),
            Exchange::Looked => Some(text!("reversy-said-looked")),
        };
        if deal.phase == Phase::Play {
            plate.tricks = Some(deal.tricks.won[seat]);
            plate.marks.push(Mark::new(text!("house-points"), deal.points[seat]));
        }
        let owes: i64 = p.noted.iter().filter(|bete| owner(bete) == seat).map(|bete| bete.amount).sum();
        if owes > 0 {
            plate.marks.push(Mark::new(text!("reversy-betes"), owes));
        }
        plate
    }

    fn piles(&self, v: &View) -> Vec<Pile> {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut piles = Vec::new();
        let waits = Seat::all(FOUR).filter(|seat| deal.exchange[*seat] == Exchange::Waits && *seat != p.dealer);
        if deal.phase == Phase::Exchange {
            piles.push(Pile::closed(text!("reversy-pile-table"), waits.count() as u8));
        }
        let lies = Seat::all(FOUR).filter(|seat| deal.exchange[*seat] != Exchange::Waits).count() as u8;
        let seen: spadille_core::CardSet = p.last_under.union(deal.absent).union(v.under.into_iter().collect());
        if lies > 0 || !seen.is_empty() {
            piles.push(Pile { name: text!("reversy-pile-under"), cards: Face::hand(sorted(seen), lies) });
        }
        piles
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut notes = Vec::new();
        if deal.locked && deal.phase == Phase::Exchange {
            notes.push(text!("reversy-note-locked"));
        }
        if let Some(seat) = deal.undertaken {
            notes.push(match deal.broken_by {
                Some(breaker) => text!("reversy-breaks", seat = breaker),
                None => text!("reversy-undertakes", seat = seat),
            });
        }
        if let Some(seat) = p.awaited().awaited().first() {
            notes.push(match deal.phase {
                Phase::Exchange if seat == p.dealer => text!("reversy-note-lay", seat = seat),
                Phase::Exchange => text!("reversy-note-exchange", seat = seat),
                _ if deal.tricks.now.is_empty() => text!("reversy-note-lead", seat = seat),
                _ => text!("reversy-note-play", seat = seat),
            });
        }
        notes
    }
}
