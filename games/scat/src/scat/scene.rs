//! What a viewer sees, and how moves are offered to him.

use super::facts::Facts;
use super::games::{Kind, Level, SUITS};
use super::moves::Move;
use super::rules::Scat;
use super::state::{PLAYERS, Phase, Public, State};
use super::view::View;
use super::{advice, cases};
use spadille_core::scene::{Board, CardsBoard, Face, Mark, Pile, Plate};
use spadille_core::{
    Advice, Answer, Book, Card, CardSet, Case, Label, Ledger, Scene, Scribe, Seat, Space as _, Spoken as _, Table,
    Text, Unsupported, law, text,
};

impl Table for Scat {
    type Facts = Facts;

    fn book() -> &'static Book {
        spadille_core::book!("scat")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, deal) = (&v.public, &v.public.deal);
        Scene {
            title: text!("scat-title", deal = (p.deals_done + 1).min(self.deals()), deals = self.deals()),
            seats: Seat::all(PLAYERS).map(|seat| self.plate(v, seat)).collect(),
            pots: vec![],
            notes: self.notes(p),
            board: Board::Cards(CardsBoard {
                piles: self.piles(v),
                trump: deal.level.map(|level| match (level.kind, level.suit) {
                    (_, Some(suit)) => text!("scat-trump", suit = suit),
                    _ => level.text(),
                }),
                leftwards: true,
                ..deal.tricks.board()
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
                if self.legal(deal, v.own()).contains(card) {
                    Label::play(card).by(law!("follow-suit"))
                } else {
                    Label::card(card, text!("scat-do-revoke", card = card)).by(law!("revoke-loses")).grave().aside()
                }
            }
        }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        if !v.who.is(seat) || !v.public.awaited().awaits(seat) {
            return None;
        }
        let moves = self.moves_of(v, seat);
        advice::advise(self, v, seat)?.among(&moves).or_else(|| moves.nth(0).map(Advice::only))
    }

    spadille_tricks::solved!(State);

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
        self.order(level.unwrap_or(Level::GRAND)).as_held(cards, SUITS.into_iter().rev())
    }

    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let (p, deal) = (&v.public, &v.public.deal);
        let open = if v.who.is(seat) {
            v.own()
        } else if deal.declarer == Some(seat) {
            deal.open
        } else {
            CardSet::EMPTY
        };
        let roles = [(seat == p.dealer, text!("house-dealer")), (deal.declarer == Some(seat), text!("scat-declarer"))];
        let mut plate = Plate::at(seat, &p.ledger, p.awaited())
            .with_roles(roles)
            .with_hand(self.sorted(deal.level, open), p.held(seat));
        plate.said = deal.auction.said[seat].and_then(|number| Move::numbered(number.into())).map(|m| match m {
            Move::Ask(level) => text!("scat-said-ask", game = level.text()),
            Move::Yes => text!("scat-says-yes"),
            Move::No => text!("scat-says-no"),
            Move::Announce(level) => level.text(),
            _ => text!("scat-says-pass"),
        });
        if deal.phase == Phase::Play {
            plate.tricks = Some(deal.tricks.won[seat]);
            plate.marks = vec![Mark::new(text!("house-points"), deal.points[seat])];
            plate.side = deal.declarer.map(|declarer| u8::from(declarer != seat));
        }
        plate
    }

    fn piles(&self, v: &View) -> Vec<Pile> {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut piles = Vec::new();
        let frage = deal.level.is_some_and(|level| level.kind == Kind::Frage);
        if deal.is_dealt() && !deal.is_taken_up() {
            let name = if frage { text!("scat-pile-laid") } else { text!("scat-pile-scat") };
            piles.push(Pile { name, cards: Face::hand(self.sorted(deal.level, v.laid), 2) });
        }
        if !p.turned.is_empty() {
            piles.push(Pile::open(text!("scat-pile-turned"), self.sorted(None, p.turned)));
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
