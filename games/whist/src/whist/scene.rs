//! How the games meet people: scene, labels, and the doors to advice, settling and cases.

use super::facts::Facts;
use super::moves::Move;
use super::options::{Sister, Unit};
use super::rules::{Rules, Whist};
use super::score::side_of;
use super::seated;
use super::state::{FOUR, Phase, State, partner};
use super::view::{View, turned_up};
use super::{advice, cases};
use spadille_core::scene::{Board, CardsBoard, Face, Mark, Pile, Plate};
use spadille_core::{
    Advice, Answer, Book, Card, Case, Label, Ledger, Scene, Scribe, Seat, Suit, Table, Tariff, Text, Unsupported, law,
    text,
};

impl<K: Sister> Table for Whist<K> {
    type Facts = Facts;

    fn book() -> &'static Book {
        K::book()
    }

    fn scene(&self, v: &View) -> Scene {
        let seating = v.public.seating;
        Rules::scene(self, v).map(|text| seated::said(text, &seating))
    }

    fn tariff(&self) -> Option<Tariff> {
        Some(self.price_list())
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let label = Rules::describe(self, v, m);
        Label { text: seated::said(label.text, &v.public.seating), ..label }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let place = v.place().filter(|_| v.who.is(seat))?;
        if !v.public.awaited(self.strict).may_act(place) {
            return None;
        }
        advice::advise(self, v, place)?.among(&self.moves_of(v, place))
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
    /// The scene in terms of places, but for the seats themselves.
    fn scene(&self, v: &View) -> Scene {
        let (p, deal) = (&v.public, &v.public.deal);
        let person = |(place, card): (Seat, Card)| (p.seating.person(place), Face::from(card));
        let title = match self.options.unit {
            Unit::Rubber => text!("whist-title-rubber", number = p.settled + 1, all = self.options.rubbers),
            Unit::SingleGame => text!("whist-title-game", number = p.settled + 1, all = self.options.rubbers),
        };
        Scene {
            title,
            seats: Seat::all(FOUR).map(|place| self.plate(v, place)).collect(),
            pots: vec![],
            notes: self.notes(v),
            board: Board::Cards(CardsBoard {
                trick: deal.tricks.now.plays().map(person).collect(),
                last_trick: deal.tricks.open().map_or_else(Vec::new, |trick| trick.plays().map(person).collect()),
                piles: self.piles(v),
                trump: deal.trump.map(|suit| text!("whist-trump", suit = suit)),
                leftwards: true,
                ..CardsBoard::default()
            }),
        }
    }

    fn plate(&self, v: &View, place: Seat) -> Plate {
        let (p, deal) = (&v.public, &v.public.deal);
        let person = p.seating.person(place);
        let awaited = p.awaited(self.strict).awaits(place);
        let open = if v.place() == Some(place) { v.own() } else { self.open_cards(p, place) };
        let mut seat = Plate::new(person, p.ledger.balance(person), awaited)
            .with_roles([
                (deal.phase != Phase::Draw && place == p.dealer, text!("house-dealer")),
                (deal.maker == Some(place), text!("whist-maker")),
                (v.place().map(partner) == Some(place), text!("whist-partner")),
            ])
            .with_hand(self.order_of(deal.trump).as_held(open, Suit::ALL), self.held(p, place));
        seat.tricks = deal.trump.map(|_| deal.tricks.won[place]);
        let side = side_of(place);
        seat.side = (deal.phase != Phase::Draw).then_some(side as u8);
        if deal.phase != Phase::Draw {
            seat.marks.push(Mark::new(text!("whist-points"), p.points[side]));
            if self.options.unit == Unit::Rubber {
                seat.marks.push(Mark::new(text!("whist-games"), p.won()[side]));
            }
        }
        seat
    }

    fn piles(&self, v: &View) -> Vec<Pile> {
        let name = || if self.cayenne { text!("whist-pile-cayenne") } else { text!("whist-pile-turned") };
        let turned = turned_up(self, &v.public).filter(|card| {
            // A turned card of the dealer lies in his hand.
            !v.public.deal.sure[v.public.dealer].contains(*card)
        });
        turned.map(|card| Pile::open(name(), [card])).into_iter().collect()
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut notes = Vec::new();
        if self.is_doubled(deal) {
            notes.push(text!("whist-doubled"));
        }
        for place in Seat::all(FOUR).filter(|place| !deal.faults.callable[*place].is_empty()) {
            notes.push(text!("whist-note-callable", seat = place, cards = deal.faults.callable[place]));
        }
        if let Some(place) = p.awaited(self.strict).awaited().first() {
            notes.push(match deal.phase {
                Phase::Name => text!("whist-note-name", seat = place),
                Phase::Call => text!("whist-note-call"),
                Phase::Play if deal.tricks.now.is_empty() => text!("whist-note-lead", seat = place),
                Phase::Play => text!("whist-note-play", seat = place),
                Phase::Turning => text!("whist-note-turning"),
                Phase::Honours => text!("whist-note-honours"),
                _ => text!("whist-note-choose", seat = place),
            });
        }
        notes
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let deal = &v.public.deal;
        let button = Label::button;
        match m {
            Move::Call if deal.phase == Phase::Call => button(text!("whist-do-call")).by(law!("call-asks-partner")),
            Move::Call => button(text!("whist-do-miscall")).by(law!("call-wrong-score")).grave().aside(),
            Move::NoCall => button(text!("whist-do-no-call")),
            Move::Leave => button(text!("whist-do-leave")).by(law!("leave-to-partner")),
            Move::Trump(suit) => button(text!("whist-do-trump", suit = suit.0)).by(law!("dealer-names-trump")),
            Move::Suit(suit) => button(text!("whist-do-suit", suit = suit.0)).by(law!("lead-out-of-turn-suit")),
            Move::Show => {
                let label = button(text!("whist-do-show")).by(law!("show-all-winners")).aside();
                if self.strict { label.grave() } else { label }
            }
            Move::ThrowDown => button(text!("whist-do-throw-down")).by(law!("hand-thrown-down")).grave().aside(),
            Move::GiveIn => button(text!("whist-do-give-in")).by(law!("hand-thrown-down")),
            Move::PlayOn => button(text!("whist-do-play-on")),
            Move::NewDeal => button(text!("whist-do-new-deal")).by(law!("call-wrong-score")),
            Move::OwnUp => button(text!("whist-do-own-up")).by(law!("revoke-owned-up")),
            Move::Turn => button(text!("whist-do-turn")).by(law!("revoke-when-established")),
            Move::Highest => button(text!("whist-do-highest")).by(law!("revoke-owned-up")),
            Move::Lowest => button(text!("whist-do-lowest")).by(law!("revoke-owned-up")),
            Move::CallCard => button(text!("whist-do-call-card")).by(law!("callable-card")),
            Move::AskSuit => button(text!("whist-do-ask-suit")).by(law!("lead-out-of-turn-suit")),
            Move::Waive => button(text!("whist-do-waive")),
            Move::Announce => button(text!("whist-do-announce")).by(law!("honours-unannounced-lost")),
            Move::Silent => button(text!("whist-do-silent")).by(law!("honours-unannounced-lost")),
            Move::Play(card) if self.is_revoke(v, card) => {
                Label::card(card, text!("whist-do-revoke", card = card)).by(law!("follow-suit")).grave().aside()
            }
            Move::Play(card) => Label::play(card).by(law!("follow-suit")),
            Move::Demand(card) => button(text!("whist-do-demand", card = card)).by(law!("callable-card")),
            Move::Misplay(card) => {
                Label::card(card, text!("whist-do-misplay", card = card)).by(law!("lead-out-of-turn")).grave().aside()
            }
        }
    }

    /// Whether the viewer would break the duty of following with a card.
    fn is_revoke(&self, v: &View, card: Card) -> bool {
        let deal = &v.public.deal;
        let legal = deal.trump.map(|trump| self.order(trump).legal(v.own(), deal.tricks.now.led()));
        legal.is_some_and(|legal| !legal.contains(card))
    }
}
