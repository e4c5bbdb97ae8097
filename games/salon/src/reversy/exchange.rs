//! A card under the pot, and one from the table for it.

use super::cards::{ACES, QUINOLA};
use super::moves::{Move, Moves};
use super::rules::Reversy;
use super::state::{Exchange, FOUR, Phase, Public, State};
use spadille_core::{Audience, CardSet, Event, Offer, Refusal, Scribe, Seat, What, law, text};

/// Which of the three table cards is a seat's own: the Vorhand's the top one; the dealer has none.
pub fn table_place(dealer: Seat, seat: Seat) -> Option<usize> {
    (dealer.distance(seat, FOUR) as usize).checked_sub(1)
}

/// The cards that may be laid under the pot.
pub fn may_lay(hand: CardSet, locked: bool) -> CardSet {
    if locked { hand.without(QUINOLA) } else { hand }
}

impl Reversy {
    /// Whether the Quinola must stay in play in a deal that begins so.
    pub fn is_locked(&self, standing: bool) -> bool {
        self.options.quinola_locked_without_bete && !standing
    }

    /// What a seat may do in the exchange.
    pub(super) fn exchanges(&self, p: &Public, seat: Seat, hand: CardSet) -> Moves {
        let offer = Offer::cards(may_lay(hand, p.deal.locked), Move::Discard);
        if p.deal.locked || seat == p.dealer { offer } else { offer.with(Move::Decline).with(Move::Look) }
    }

    /// Why something may not be done in the exchange.
    pub(super) fn no_exchange(&self, p: &Public, seat: Seat, hand: CardSet, m: Move) -> Refusal {
        match m {
            Move::Decline | Move::Look if seat == p.dealer => {
                Refusal::by(law!("dealer-discards"), text!("reversy-dealer-must-lay"))
            }
            Move::Decline | Move::Look => Refusal::by(law!("locked-all-exchange"), text!("reversy-all-must-exchange")),
            Move::Discard(card) if !hand.contains(card) => Refusal::not_held(),
            Move::Discard(_) => Refusal::by(law!("quinola-locked"), text!("reversy-quinola-stays")),
            Move::Play(_) => Refusal::by(law!("vorhand-leads"), text!("reversy-not-exchanged")),
        }
    }

    pub(super) fn exchange<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let (table, p) = (s.table[seat].take(), &mut s.public);
        match m {
            Move::Discard(card) if seat == p.dealer => {
                scribe.does(seat, law!("dealer-discards"), || text!("reversy-dealer-lays", seat = seat));
                s.hands[seat].remove(card);
                (s.under[seat], p.deal.exchange[seat]) = (Some(card), Exchange::Laid);
            }
            Move::Discard(card) => {
                scribe.does(seat, law!("exchange"), || text!("reversy-exchanges", seat = seat));
                s.hands[seat].remove(card);
                if let Some(taken) = table {
                    s.hands[seat].insert(taken);
                    scribe.whisper(seat, || text!("reversy-you-take", card = taken));
                }
                (s.under[seat], p.deal.exchange[seat]) = (Some(card), Exchange::Laid);
            }
            Move::Look => {
                scribe.does(seat, law!("looked-not-taken"), || text!("reversy-looks", seat = seat));
                if let Some(seen) = table {
                    scribe.whisper(seat, || text!("reversy-you-see", card = seen));
                }
                (s.under[seat], p.deal.exchange[seat]) = (table, Exchange::Looked);
            }
            _ => {
                scribe.does(seat, law!("decline"), || text!("reversy-declines", seat = seat));
                (s.under[seat], p.deal.exchange[seat]) = (table, Exchange::Declined);
            }
        }
        if seat == p.dealer {
            return self.begin_play(s, scribe);
        }
        p.deal.turn = seat.next(FOUR);
    }

    /// The exchange is over: marked cards are paid, and the Vorhand leads.
    fn begin_play<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let hands = s.hands;
        let p = &mut s.public;
        for card in self.options.marked_cards {
            match hands.iter().find(|(_, hand)| hand.contains(card)) {
                Some((holder, _)) => {
                    p.deal.shown[holder].insert(card);
                    self.pay_marked(p, holder, scribe);
                }
                None => p.deal.absent.insert(card),
            }
        }
        let first = p.dealer.next(FOUR);
        (p.deal.phase, p.deal.turn) = (Phase::Play, first);
        scribe.does(first, law!("vorhand-leads"), || text!("reversy-leads-first", seat = first));
        for (seat, _) in hands.iter().filter(|(_, hand)| hand.includes(ACES)) {
            scribe.write(|| Event {
                by: None,
                to: Audience::only(seat),
                law: Some(law!("four-aces")),
                what: What::Told(text!("reversy-you-four-aces")),
            });
        }
    }

    /// Everybody pays the holder of a marked card.
    pub(super) fn pay_marked<S: Scribe>(&self, p: &mut Public, holder: Seat, scribe: &mut S) {
        for other in Seat::all(FOUR).filter(|other| *other != holder) {
            self.pay(&mut p.ledger, [other, holder], 1, law!("marked-cards"), scribe);
        }
    }
}
