//! What a viewer sees, and how moves are offered to him.

use super::contracts::{Class, Contract};
use super::facts::Facts;
use super::moves::{Claim, Move};
use super::options::{Sister, ViewTricks};
use super::rules::{Quadrille, Rules};
use super::state::{Phase, Public, State};
use super::view::View;
use super::{advice, cases};
use crate::cards::{NO_TRUMPS, sorted};
use spadille_core::scene::{Board, CardsBoard, Mark, Pile, Plate};
use spadille_core::{
    Advice, Answer, Book, Card, CardSet, Case, Label, Ledger, Scene, Scribe, Seat, Spoken as _, Table, Text,
    Unsupported, law, text,
};

impl<K: Sister> Table for Quadrille<K> {
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
        if !v.who.is(seat) || !v.public.awaited().may_act(seat) {
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

/// Honours in words.
pub(super) fn claim_text(claim: Claim) -> Text {
    let parts = [
        claim.game.then(|| text!("ombre-claim-game")),
        claim.matadors.then(|| text!("ombre-claim-matadors")),
        claim.premiers.then(|| text!("ombre-claim-premiers")),
    ];
    let all = parts.into_iter().flatten().reduce(|first, second| text!("ombre-and", first = first, second = second));
    all.unwrap_or_else(|| text!("ombre-claim-nothing"))
}

impl Rules {
    fn scene(&self, v: &View) -> Scene {
        let (p, deal) = (&v.public, &v.public.deal);
        Scene {
            title: text!("ombre-title", deal = (p.counted + 1).min(self.deals()), deals = self.deals()),
            seats: Seat::all(self.seats).map(|seat| self.plate(v, seat)).collect(),
            pots: pots_shown(p),
            notes: self.notes(v),
            board: Board::Cards(CardsBoard {
                piles: self.piles(v),
                trump: deal.trump.map(|suit| text!("ombre-trump", suit = suit)),
                ..deal.tricks.board()
            }),
        }
    }

    fn sorted(&self, p: &Public, cards: CardSet) -> Vec<Card> {
        sorted(cards, p.deal.trump.map_or(&NO_TRUMPS, |suit| self.order(suit)))
    }

    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let (p, deal) = (&v.public, &v.public.deal);
        let helps = deal.helper == Some(seat)
            || v.who.is(seat) && deal.hombre != Some(seat) && self.knows_himself_helper(deal, seat, v.own());
        let open = if v.who.is(seat) { v.own() } else { deal.sure[seat] };
        let mut plate = Plate::at(seat, &p.ledger, p.awaited())
            .with_roles([
                (seat == p.dealer, text!("house-dealer")),
                (deal.hombre == Some(seat), text!("ombre-hombre")),
                (helps, text!("ombre-helper")),
                (deal.giver == Some(seat), text!("ombre-giver")),
            ])
            .with_hand(self.sorted(p, open), self.held(p, seat));
        plate.tricks = deal.hombre.is_some().then_some(deal.tricks.won[seat]);
        plate.said = deal.said[seat].and_then(|number| Move::numbered(number.into())).map(|m| match m {
            Move::Call(bid) => bid.text(),
            _ => text!("ombre-said-pass"),
        });
        plate
    }

    fn piles(&self, v: &View) -> Vec<Pile> {
        let (p, deal) = (&v.public, &v.public.deal);
        if !v.who.player(self.seats).is_some_and(|seat| deal.looked.contains(seat)) {
            return vec![];
        }
        if self.options.view_tricks == ViewTricks::LastTrickOnly {
            let last = deal.tricks.last.as_ref().map(|t| t.cards().iter().copied().collect()).unwrap_or_default();
            return vec![Pile::open(text!("ombre-last-trick"), self.sorted(p, last))];
        }
        let seen = |seat: &Seat| deal.tricks.played[*seat];
        let turned = Seat::all(self.seats).filter(|seat| !seen(seat).is_empty());
        let pile = |seat: Seat| Pile::open(text!("ombre-has-played", seat = seat), self.sorted(p, seen(&seat)));
        turned.map(pile).collect()
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut notes = Vec::new();
        for suit in &p.favourites {
            notes.push(match self.class(p, *suit) {
                Class::High => text!("ombre-note-highest", suit = *suit),
                Class::Pref => text!("ombre-note-preference", suit = *suit),
                _ => text!("ombre-note-favourite", suit = *suit),
            });
        }
        if let (Some(hombre), Some(contract)) = (deal.hombre, deal.contract) {
            let game = deal.bid.map_or_else(|| contract.text(), |bid| bid.text());
            notes.push(text!("ombre-plays", seat = hombre, game = game));
        }
        if let Some(card) = deal.called.filter(|_| deal.helper.is_none() && deal.plays(Contract::Ask)) {
            notes.push(text!("ombre-note-called", card = card));
        }
        if let Some(seat) = p.awaited().awaited().first() {
            notes.push(match deal.phase {
                Phase::Auction => text!("ombre-note-auction", seat = seat),
                Phase::Offer | Phase::Declare | Phase::King | Phase::HelperNames => {
                    text!("ombre-note-declare", seat = seat)
                }
                Phase::Give => text!("ombre-note-give", seat = seat),
                Phase::Play if deal.tricks.now.is_empty() => text!("ombre-note-lead", seat = seat),
                Phase::Play => text!("ombre-note-play", seat = seat),
                _ => text!("ombre-note-choose", seat = seat),
            });
        }
        notes
    }

    /// Whether the viewer would break the duty of following with a card.
    fn is_revoke(&self, v: &View, card: Card) -> bool {
        v.who.seat().is_some_and(|seat| self.revokes(&v.public, seat, v.own()).contains(card))
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let deal = &v.public.deal;
        match m {
            Move::Pass => Label::button(text!("ombre-do-pass")).by(law!("pass-final")),
            Move::Call(bid) => Label::button(text!("ombre-do-call", game = bid.text())).by(bid.game.law()),
            Move::Name(trump) => Label::button(text!("ombre-do-name", suit = trump.0)).by(law!("soloist-names-trump")),
            Move::King(card) => Label::button(text!("ombre-do-king", card = card.0)).by(law!("call-king")),
            Move::Declare(both) if deal.plays(Contract::Mediateur) => {
                Label::button(text!("ombre-do-ask-for", suit = both.trump, card = both.card.0))
                    .by(law!("mediateur-ask-king"))
            }
            Move::Declare(both) => {
                Label::button(text!("ombre-do-declare", suit = both.trump, card = both.card.0)).by(law!("call-king"))
            }
            Move::Leave => Label::button(text!("ombre-do-leave")).by(law!("two-kings-helper-trump")),
            Move::Give(card) => Label::card(card, text!("ombre-do-give", card = card)).by(law!("mediateur-exchange")),
            Move::Play(card) if self.is_revoke(v, card) => {
                Label::card(card, text!("ombre-do-revoke", card = card)).by(law!("follow-suit")).grave().aside()
            }
            Move::Play(card) => Label::play(card).by(law!("follow-suit")),
            Move::Demand(card) => {
                Label::card(card, text!("ombre-do-demand", card = card)).by(law!("claim-refused-1860"))
            }
            Move::Stop => Label::button(text!("ombre-do-stop")).by(law!("stop-after-premiers")),
            Move::Look => Label::button(text!("ombre-do-look")).by(law!("looked-no-vole")).aside(),
            Move::LayDown => Label::button(text!("ombre-do-lay-down")).by(law!("claim-accepted")).grave().aside(),
            Move::Accept => Label::button(text!("ombre-do-accept")).by(law!("claim-accepted")),
            Move::PlayOut => Label::button(text!("ombre-do-play-out")).by(law!("claim-refused")),
            Move::Mend => Label::button(text!("ombre-do-mend")).by(law!("revoke-taken-back")),
            Move::LetLie => Label::button(text!("ombre-do-let-lie")).by(law!("revoke-taken-back")),
            Move::Replay => Label::button(text!("ombre-do-replay")).by(law!("revoke-replay")),
            Move::Tell => Label::button(text!("ombre-do-tell")).by(law!("telling-six")).grave().aside(),
            Move::Forget => Label::button(text!("ombre-do-forget")).by(law!("solo-trump-forgotten")).grave().aside(),
            Move::Claim(claim) => {
                Label::button(text!("ombre-do-claim", honours = claim_text(claim))).by(law!("claims-manual"))
            }
        }
    }
}

/// The stakes, the bête in play, and the bêtes on paper in the order they are played for.
fn pots_shown(p: &Public) -> Vec<Mark> {
    let stakes = Mark::new(text!("ombre-pot-antes"), p.betes.antes);
    let in_play = Mark::new(text!("ombre-pot-active"), p.betes.active_amount());
    let on_paper = p.betes.by_turn().into_iter().map(|bete| Mark::new(text!("ombre-pot-written"), bete.amount));
    [stakes, in_play].into_iter().chain(on_paper).filter(|mark| mark.value != 0).collect()
}
