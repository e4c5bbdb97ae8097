//! Calling: the Vorhand asks for a card he lacks and gives one back.

use super::cards::PACK;
use super::moves::Move;
use super::rules::Tresett;
use super::state::{Called, Phase, Public, State};
use spadille_core::{Card, CardSet, Offer, Scribe, Seat, law, text};

impl Tresett {
    /// What the Vorhand may call for.
    pub(super) fn calls(hand: CardSet) -> Offer<Move> {
        Offer::cards(PACK.minus(hand), Move::Call).with(Move::NoCall)
    }

    /// What may be given back: any card but the called one.
    pub(super) fn gifts(p: &Public, hand: CardSet) -> CardSet {
        p.deal.called.map_or(hand, |called| hand.without(called.card))
    }

    /// The Vorhand calls, or says that he does not.
    pub(super) fn call<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let Move::Call(card) = m else {
            scribe.says(seat, law!("call"), || text!("tresett-calls-nothing", seat = seat));
            return self.begin_announcing(s, scribe);
        };
        scribe.says(seat, law!("call"), || text!("tresett-calls", seat = seat, card = card));
        // Every card is somewhere.
        let Some(holder) = Self::all().find(|other| s.hands[*other].contains(card)) else { return };
        s.hands[holder].remove(card);
        s.hands[seat].insert(card);
        let deal = &mut s.public.deal;
        deal.called = Some(Called { card, holder });
        deal.sure[seat].insert(card);
        deal.phase = Phase::Give;
        scribe.does(holder, law!("call"), || text!("tresett-hands-over", seat = holder, other = seat, card = card));
    }

    /// The Vorhand gives a card back and shows what he has of the suit.
    pub(super) fn give<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        let Some(Called { card: called, holder }) = s.public.deal.called else { return };
        s.hands[seat].remove(card);
        s.hands[holder].insert(card);
        scribe.does(seat, law!("call-card-back"), || text!("tresett-gives-back", seat = seat, other = holder));
        scribe.whisper(holder, || text!("tresett-you-get", card = card));
        s.given = Some(card);
        let shown = s.hands[seat].of_suit(called.suit());
        let deal = &mut s.public.deal;
        // What he does not show he does not have.
        deal.tricks.lacks[seat] = deal.tricks.lacks[seat].union(PACK.of_suit(called.suit()).minus(shown));
        deal.sure[seat] = shown;
        scribe.does(seat, law!("call-shows-suit"), || text!("tresett-shows", seat = seat, cards = shown));
        scribe.does(seat, law!("called-card-counts"), || text!("tresett-called-counts", seat = seat, card = called));
        self.begin_announcing(s, scribe);
    }
}
