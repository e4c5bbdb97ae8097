//! What a viewer sees, and how moves are offered to him.

use super::auction::bid_text;
use super::contracts::Form;
use super::facts::Facts;
use super::moves::{Move, Trump};
use super::options::{Dealing, Sister};
use super::pool::POT;
use super::rules::{Boston, Rules};
use super::state::{Phase, Public, State};
use super::view::View;
use super::{advice, cases};
use spadille_core::scene::{Board, CardsBoard, Mark, Pile, Plate};
use spadille_core::{
    Advice, Answer, Book, Card, CardSet, Case, Label, Ledger, Scene, Scribe, Seat, Spoken as _, Suit, Table, Tariff,
    Text, Unsupported, law, text,
};

impl<K: Sister> Table for Boston<K> {
    type Facts = Facts;

    fn book() -> &'static Book {
        K::book()
    }

    fn scene(&self, v: &View) -> Scene {
        Rules::scene(self, v)
    }

    fn tariff(&self) -> Option<Tariff> {
        Some(self.price_list())
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        Rules::describe(self, v, m)
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        if !v.who.is(seat) || !self.awaited(&v.public).awaits(seat) {
            return None;
        }
        advice::advise(self, v, seat)?.among(&self.moves_of(v, seat))
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
        let mut trick = deal.tricks.now.faces();
        trick.extend(deal.player.zip(deal.early).map(|(seat, card)| (seat, card.into())));
        let trump = match (deal.trump, deal.level) {
            (Some(suit), _) => Some(text!("boston-trump", suit = suit)),
            (None, Some(level)) if deal.phase == Phase::Play => Some(level.text()),
            _ if deal.generale => Some(text!("boston-generale-name")),
            _ => None,
        };
        Scene {
            title: text!("boston-title", deal = (p.deals_done + 1).min(self.deals()), deals = self.deals()),
            seats: Seat::all(self.seats).map(|seat| self.plate(v, seat)).collect(),
            pots: self.pots_shown(p),
            notes: self.notes(v),
            board: Board::Cards(CardsBoard {
                trick,
                piles: self.piles(v),
                trump,
                leftwards: true,
                ..deal.tricks.board()
            }),
        }
    }

    /// Cards by suits, trumps first, each from its highest down.
    fn sorted(&self, p: &Public, cards: CardSet) -> Vec<Card> {
        self.order(p.deal.trump).as_held(cards, Suit::ALL)
    }

    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let (p, deal) = (&v.public, &v.public.deal);
        let open = if v.who.is(seat) { v.own() } else { deal.sure[seat] };
        let mut plate = Plate::at(seat, &p.ledger, self.awaited(p))
            .with_roles([
                (seat == p.dealer, text!("house-dealer")),
                (deal.player == Some(seat), text!("boston-player")),
                (deal.helper == Some(seat), text!("boston-helper")),
            ])
            .with_hand(self.sorted(p, open), self.held(p, seat));
        plate.tricks = matches!(deal.phase, Phase::Play | Phase::Mend).then_some(deal.tricks.won[seat]);
        plate.said = deal.said[seat].and_then(|number| Move::numbered(number.into())).map(|m| match m {
            Move::Bid(bid) => bid_text(bid),
            Move::Hold => text!("boston-said-hold"),
            Move::Class(class) => text!("boston-said-class", class = class.text()),
            Move::Whist => text!("boston-said-whist"),
            _ => text!("boston-said-pass"),
        });
        let owed = p.debts.list.iter().filter(|debt| debt.by.contains(seat));
        plate.marks = owed.map(|debt| Mark::new(debt_name(debt.block), debt.amount)).collect();
        plate
    }

    /// The pot and the Rock; in 1782 the stakes, the bête that goes and those that wait.
    fn pots_shown(&self, p: &Public) -> Vec<Mark> {
        let all: Vec<Mark> = if self.form == Form::Old {
            let waiting = p.betes.by_turn().into_iter().map(|bete| Mark::new(text!("boston-pot-waiting"), bete.amount));
            let stakes = Mark::new(text!("boston-pot-stakes"), p.betes.antes);
            let going = Mark::new(text!("boston-pot-going"), p.betes.active_amount());
            [stakes, going].into_iter().chain(waiting).collect()
        } else {
            vec![Mark::new(text!("boston-pot"), p.ledger.balance(POT)), Mark::new(text!("boston-rock"), p.rock.fund)]
        };
        all.into_iter().filter(|mark| mark.value != 0).collect()
    }

    fn piles(&self, v: &View) -> Vec<Pile> {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut piles = Vec::new();
        if let Some(card) = deal.turned {
            piles.push(Pile::open(text!("boston-pile-turned"), [card]));
        }
        if self.dealing == Dealing::Stock && deal.talon.left() > 0 {
            piles.push(Pile::closed(text!("boston-pile-stock"), deal.talon.left()));
        }
        if !v.laid.is_empty() {
            piles.push(Pile::open(text!("boston-pile-laid"), self.sorted(p, v.laid)));
        }
        if !v.thrown.is_empty() {
            piles.push(Pile::open(text!("boston-pile-thrown"), self.sorted(p, v.thrown)));
        }
        piles
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut notes = Vec::new();
        let dealt = !matches!(deal.phase, Phase::FirstDealer | Phase::Deal | Phase::Over);
        let suits = self.better_suits(deal.turned.map(Card::suit)).filter(|_| dealt);
        if let Some((best, middle)) = suits {
            notes.push(text!("boston-suits", best = best, middle = middle));
        }
        if p.rock.goes {
            notes.push(text!("boston-rock-goes"));
        }
        if let (Some(player), Some(contract)) = (deal.player, deal.contract()) {
            notes.push(match deal.helper {
                Some(other) => text!("boston-plays-with", seat = player, other = other, game = contract.text()),
                None => text!("boston-plays", seat = player, game = contract.text()),
            });
        }
        if let Some((seat, suit)) = deal.shown {
            notes.push(text!("boston-shows", seat = seat, suit = suit));
        }
        if let Some(seat) = self.awaited(p).awaited().first() {
            notes.push(match deal.phase {
                Phase::Throw => text!("boston-note-throw"),
                Phase::Exchange => text!("boston-note-exchange", seat = seat),
                Phase::Auction if deal.auction.names_class() => text!("boston-note-class", seat = seat),
                Phase::Auction => text!("boston-note-auction", seat = seat),
                Phase::Trump => text!("boston-note-trump", seat = seat),
                Phase::Helper => text!("boston-note-helper", seat = seat),
                Phase::Aside => text!("boston-note-aside", seat = seat),
                Phase::Leader => text!("boston-note-leader", seat = seat),
                Phase::Mend => text!("boston-note-mend", seat = seat),
                _ if deal.tricks.now.is_empty() => text!("boston-note-lead", seat = seat),
                _ => text!("boston-note-play", seat = seat),
            });
        }
        notes
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let deal = &v.public.deal;
        let me = v.who.player(self.seats);
        match m {
            Move::Pass if deal.phase == Phase::Helper => {
                Label::button(text!("boston-do-not-help")).by(law!("helper-asked"))
            }
            Move::Pass => Label::button(text!("boston-do-pass")).by(law!("pass-final")),
            Move::Hold => Label::button(text!("boston-do-hold")).by(law!("senior-holds")),
            Move::Whist => Label::button(text!("boston-do-whist")).by(law!("helper-asked")),
            Move::Ask => Label::button(text!("boston-do-ask")).by(law!("helper-asked")),
            Move::Alone => Label::button(text!("boston-do-alone")).by(law!("says-alone")),
            Move::Bid(bid) => Label::button(bid_text(bid)).by(match bid.class {
                Some(_) => law!("colour-claim"),
                None => self.price_law(super::contracts::Contract { level: bid.level, class: None }),
            }),
            Move::Class(class) => {
                Label::button(text!("boston-do-class", class = class.text())).by(law!("colours-compared"))
            }
            Move::Trump(Trump { suit, alone: true }) => {
                Label::button(text!("boston-do-trump-alone", suit = suit)).by(law!("says-alone"))
            }
            Move::Trump(Trump { suit, .. }) => {
                Label::button(text!("boston-do-trump", suit = suit)).by(law!("trump-by-player"))
            }
            Move::Leader(leader) => {
                Label::button(text!("boston-do-leader", seat = Seat(leader.0))).by(law!("misere-names-leader"))
            }
            Move::Show(shown) => {
                Label::button(text!("boston-do-show", suit = shown.0)).by(law!("suit-shown-not-led")).grave().aside()
            }
            Move::Resign => Label::button(text!("boston-do-resign")).by(law!("thrown-in")).grave().aside(),
            Move::Expose => {
                let law = if self.form == Form::Old { law!("slips") } else { law!("cards-exposed") };
                Label::button(text!("boston-do-expose")).by(law).grave().aside()
            }
            Move::LetLie => {
                let law = if self.form == Form::Old { law!("slips") } else { law!("revoke-mended") };
                Label::button(text!("boston-do-let-lie")).by(law).grave().aside()
            }
            Move::Discard(card) if deal.phase == Phase::Exchange => {
                Label::card(card, text!("boston-do-exchange", card = card)).by(law!("exchange"))
            }
            Move::Discard(card) => {
                Label::card(card, text!("boston-do-lay-aside", card = card)).by(law!("misere-petite"))
            }
            Move::Throw(cards) => Label::button(text!("boston-do-throw", cards = cards)).by(law!("throw-four")),
            Move::Play(card) if deal.phase == Phase::Mend => {
                Label::card(card, text!("boston-do-mend", card = card)).by(law!("revoke-mended"))
            }
            Move::Play(card) if me.is_some_and(|me| me != deal.turn) => {
                Label::card(card, text!("boston-do-early", card = card)).by(law!("player-early-card")).grave().aside()
            }
            Move::Play(card) if self.revokes(&v.public, v.own()).contains(card) => {
                Label::card(card, text!("boston-do-revoke", card = card)).by(law!("follow-suit")).grave().aside()
            }
            Move::Play(card) => Label::play(card).by(law!("follow-suit")),
        }
    }
}

fn debt_name(block: bool) -> Text {
    if block { text!("boston-block") } else { text!("boston-bete-name") }
}
