//! What a viewer sees, and how moves are offered to him.

use super::facts::Facts;
use super::games::{Kind, Level, SUITS};
use super::moves::Move;
use super::rules::Scat;
use super::state::{PLAYERS, Phase, Public, State};
use super::view::View;
use super::{advice, cases};
use spadille_core::scene::{Board, CardsBoard, Face, Mark, Pile, Place};
use spadille_core::{
    Advice, Answer, Book, Card, CardSet, Case, Label, Laid, Ledger, OpenHands, Scene, Scribe, Seat, Space as _,
    Spoken as _, Table, Target, Text, Unsupported, law, text,
};
use spadille_tricks::Ending;

impl Table for Scat {
    type Facts = Facts;

    const SOLVED: bool = true;

    fn book() -> &'static Book {
        spadille_core::book!("scat")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, deal) = (&v.public, &v.public.deal);
        // The last trick lies open until somebody leads again.
        let last = deal.tricks.last.as_ref().filter(|_| deal.tricks.now.is_empty());
        Scene {
            title: text!("scat-title", deal = (p.deals_done + 1).min(self.deals()), deals = self.deals()),
            seats: Seat::all(PLAYERS).map(|seat| self.place(v, seat)).collect(),
            pots: vec![],
            notes: self.notes(p),
            board: Board::Cards(CardsBoard {
                trick: deal.tricks.now.plays().map(|(seat, card)| (seat, card.into())).collect(),
                last_trick: last.map_or_else(Vec::new, |t| t.plays().map(|(seat, card)| (seat, card.into())).collect()),
                piles: self.piles(v),
                trump: deal.level.map(|level| match (level.kind, level.suit) {
                    (_, Some(suit)) => text!("scat-trump", suit = suit),
                    _ => level.text(),
                }),
                leftwards: true,
                ..CardsBoard::default()
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let deal = &v.public.deal;
        match m {
            Move::Pass if deal.phase == Phase::Announce => {
                Label::button(text!("scat-do-throw-in")).by(law!("unasked-vorhand"))
            }
            Move::Pass => Label::button(text!("scat-do-pass")).by(law!("asking-binds")),
            Move::Yes => Label::button(text!("scat-do-yes")).by(law!("yes-means-at-least")),
            Move::No => Label::button(text!("scat-do-no")).by(law!("no-gives-way")),
            Move::Ask(level) => Label::button(text!("scat-do-ask", game = level.text())).by(law!("asking-binds")),
            Move::Announce(level) => {
                Label::button(text!("scat-do-announce", game = level.text())).by(self.level_law(level))
            }
            Move::Trump(suit) => Label::button(text!("scat-do-suit", suit = suit)).by(law!("frage-suit-after")),
            Move::Discard(cards) => Label::button(text!("scat-do-discard", cards = cards)).by(law!("lay-away-any-two")),
            Move::Play(card) => {
                let at = |text: Text| Label::at(Target::Card(card.to_string()), text);
                if self.legal(deal, v.own()).contains(card) {
                    at(text!("house-play-card", card = card)).by(law!("follow-suit"))
                } else {
                    at(text!("scat-do-revoke", card = card)).by(law!("revoke-loses")).grave().aside()
                }
            }
        }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        if !v.who.is(seat) || !v.public.awaited().awaited().contains(seat) {
            return None;
        }
        let advice = advice::advise(self, v, seat)?;
        let moves = self.moves_of(v, seat);
        if moves.contains(&advice.choice) {
            return Some(advice);
        }
        moves.nth(0).map(|m| Advice::plain(m, text!("house-why-only")))
    }

    fn open_hands<'a>(&'a self, s: &'a State) -> Option<Box<dyn OpenHands + 'a>> {
        self.ending(s).map(Ending::open)
    }

    fn lay_open<'a>(&'a self, laid: &Laid) -> Option<Box<dyn OpenHands + 'a>> {
        self.laid(laid).map(Ending::open)
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        self.settle_facts(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl Scat {
    /// Cards as they are held: trumps first, then the suits, each from its highest down.
    pub(super) fn sorted(&self, level: Option<Level>, cards: CardSet) -> Vec<Card> {
        let order = self.order(level.unwrap_or(Level::GRAND));
        let trumps = order.high_to_low(cards.both(order.trumps()));
        let rest = cards.minus(order.trumps());
        let suits = SUITS.into_iter().rev().flat_map(|suit| order.high_to_low(rest.of_suit(suit)));
        trumps.into_iter().chain(suits).collect()
    }

    fn place(&self, v: &View, seat: Seat) -> Place {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut place = Place::new(seat, p.ledger.balance(seat), p.awaited().awaited().contains(seat));
        let roles = [(seat == p.dealer, text!("house-dealer")), (deal.declarer == Some(seat), text!("scat-declarer"))];
        place.roles = roles.into_iter().filter(|(is, _)| *is).map(|(_, role)| role).collect();
        let open = if v.who.is(seat) {
            v.own()
        } else if deal.declarer == Some(seat) {
            deal.open
        } else {
            CardSet::EMPTY
        };
        let backs = p.held(seat).saturating_sub(open.len());
        place.hand = Face::ups(self.sorted(deal.level, open)).into_iter().chain(Face::backs(backs)).collect();
        place.said = deal.auction.said[seat].and_then(|place| Move::at(place.into())).map(|m| match m {
            Move::Ask(level) => text!("scat-said-ask", game = level.text()),
            Move::Yes => text!("scat-says-yes"),
            Move::No => text!("scat-says-no"),
            Move::Announce(level) => level.text(),
            _ => text!("scat-says-pass"),
        });
        if deal.phase == Phase::Play {
            place.tricks = Some(deal.tricks.won[seat]);
            place.marks = vec![Mark::new(text!("house-points"), deal.points[seat])];
            place.side = deal.declarer.map(|declarer| u8::from(declarer != seat));
        }
        place
    }

    fn piles(&self, v: &View) -> Vec<Pile> {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut piles = Vec::new();
        let frage = deal.level.is_some_and(|level| level.kind == Kind::Frage);
        if deal.is_dealt() && !deal.is_taken_up() {
            let name = if frage { text!("scat-pile-laid") } else { text!("scat-pile-scat") };
            let cards = if v.laid.is_empty() { Face::backs(2) } else { Face::ups(self.sorted(deal.level, v.laid)) };
            piles.push(Pile { name, cards });
        }
        if !p.turned.is_empty() {
            piles.push(Pile { name: text!("scat-pile-turned"), cards: Face::ups(self.sorted(None, p.turned)) });
        }
        piles
    }

    fn notes(&self, p: &Public) -> Vec<Text> {
        let deal = &p.deal;
        let mut notes = Vec::new();
        if let (Some(declarer), Some(level)) = (deal.declarer, deal.level) {
            notes.push(text!("scat-plays", seat = declarer, game = level.text()));
        }
        let Some(seat) = p.awaited().awaited().first() else { return notes };
        let asked = deal.auction.level.map(Level::text);
        notes.push(match (deal.phase, asked) {
            (Phase::Ask, _) => text!("scat-note-ask", seat = seat, other = deal.auction.asked),
            (Phase::Answer, Some(game)) => text!("scat-note-answer", seat = seat, game = game),
            (Phase::Announce, _) => text!("scat-note-announce", seat = seat),
            (Phase::Suit, _) => text!("scat-note-suit", seat = seat),
            (Phase::Discard, _) => text!("scat-note-discard", seat = seat),
            _ if deal.tricks.now.is_empty() => text!("scat-note-lead", seat = seat),
            _ => text!("scat-note-play", seat = seat),
        });
        notes
    }
}
