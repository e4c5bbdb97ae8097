//! Tricks.

use super::cards::{ACES, ORDER, QUINOLA, WORTH};
use super::coup::{Coup, How};
use super::moves::{Move, Moves};
use super::rules::Reversy;
use super::state::{Public, State, TRICKS, UNDERTAKEN};
use spadille_core::{Card, CardSet, Offer, Refusal, Scribe, Seat, law, text};

/// What becomes of the pot by the Quinola.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It is drawn.
    Drawn(Seat),
    /// A bête is made.
    Bete(Seat),
    /// The Quinola came too late to matter.
    TooLate,
    /// Nothing yet, or nothing at all.
    Nothing,
}

/// Whether somebody held all four aces when play began, and need not follow.
#[inline]
pub fn is_free(hand: CardSet, played: CardSet) -> bool {
    hand.union(played).includes(ACES)
}

/// The cards of a hand that may be played.
#[inline]
pub fn playable(hand: CardSet, led: Option<Card>, free: bool) -> CardSet {
    if free { hand } else { ORDER.legal(hand, led) }
}

impl Reversy {
    /// What a seat may play.
    #[inline]
    pub(super) fn plays(&self, p: &Public, seat: Seat, hand: CardSet) -> Moves {
        let free = is_free(hand, p.deal.tricks.played[seat]);
        Offer::cards(playable(hand, p.deal.tricks.now.led(), free), Move::Play)
    }

    /// Why a card may not be played.
    pub(super) fn no_play(&self, p: &Public, hand: CardSet, m: Move) -> Refusal {
        match (m, p.deal.tricks.now.led()) {
            (Move::Play(card), _) if !hand.contains(card) => Refusal::not_held(),
            (Move::Play(_), Some(led)) => {
                Refusal::by(law!("follow-suit"), text!("reversy-must-follow", suit = led.suit()))
            }
            _ => Refusal::by(law!("exchange-first-discard"), text!("reversy-exchange-over")),
        }
    }

    pub(super) fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        if self.lay_card(s, seat, card, scribe) {
            self.finish(s, scribe);
        }
    }

    /// A card is laid, and a full trick is gathered. Tells whether it was the last of the deal.
    pub(super) fn lay_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) -> bool {
        s.hands[seat].remove(card);
        let deal = &mut s.public.deal;
        deal.shown[seat].remove(card);
        let lacked = deal.tricks.lacks[seat].contains(card);
        let follows = deal.tricks.now.led().is_none_or(|led| ORDER.suit_of(led).contains(card));
        scribe.does(seat, (!follows).then_some(law!("void-any-card")), || {
            text!("reversy-plays", seat = seat, card = card)
        });
        if lacked && deal.renounced.is_none() {
            deal.renounced = Some(seat);
            scribe.does(seat, law!("four-aces"), || text!("reversy-has-renounced", seat = seat));
        }
        let full = deal.tricks.lay(&ORDER, card).is_some();
        if deal.renounced == Some(seat) {
            // Of him not following proves nothing.
            deal.tricks.lacks[seat] = CardSet::EMPTY;
        }
        deal.turn = deal.tricks.now.turn();
        full && self.gather(s, scribe)
    }

    fn gather<S: Scribe>(&self, s: &mut State, scribe: &mut S) -> bool {
        let (p, hands) = (&mut s.public, &s.hands);
        let deal = &mut p.deal;
        let trick = deal.tricks.now;
        let sweeper = deal.sweeper(UNDERTAKEN - 4).filter(|_| deal.tricks.count < UNDERTAKEN);
        let winner = deal.tricks.gather();
        let number = deal.tricks.count;
        scribe.takes(winner, law!("no-trump"), || text!("reversy-takes", seat = winner));
        let points = trick.cards().iter().map(|card| WORTH.card(*card)).sum::<u8>();
        deal.points[winner] += points;
        if points > 0 {
            scribe.scores(winner, points.into(), law!("card-points"));
        }
        let suit = trick.led().map_or(CardSet::EMPTY, |led| ORDER.suit_of(led));
        let coups = self.coups(&trick, number, |seat| !hands[seat].both(suit).is_empty());
        self.tell_choice(&trick, &coups, scribe);
        for coup in coups {
            self.happens(p, &coup, scribe);
            // There are four aces and one Quinola.
            let _ = p.deal.coups.try_push(coup);
        }
        if let Some(seat) = sweeper.filter(|seat| *seat != winner) {
            scribe.does(seat, law!("reversy-lost-early"), || text!("reversy-lost-early", seat = seat));
        }
        let deal = &mut p.deal;
        if number == UNDERTAKEN && deal.tricks.won[winner] == number {
            deal.undertaken = Some(winner);
            scribe.does(winner, law!("reversy-undertaken"), || text!("reversy-undertakes", seat = winner));
        } else if deal.broken_by.is_none() && deal.undertaken.is_some_and(|seat| seat != winner) {
            deal.broken_by = Some(winner);
            scribe.does(winner, law!("reversy-broken"), || text!("reversy-breaks", seat = winner));
        }
        if number == 1 {
            scribe.does(winner, law!("winner-leads"), || text!("reversy-leads", seat = winner));
        }
        deal.turn = winner;
        number == TRICKS
    }

    /// A coup is paid, and the Quinola decides about the pot as far as can be said at once.
    pub(super) fn happens<S: Scribe>(&self, p: &mut Public, coup: &Coup, scribe: &mut S) {
        self.pay_coup(&mut p.ledger, coup, scribe);
        if coup.how != How::Led {
            self.pot_goes(p, fate(coup, p.deal.undertaken, false), law!("quinola-placed"), scribe);
        } else if coup.card == QUINOLA {
            scribe.does(coup.seat, law!("quinola"), || text!("reversy-quinola-led", seat = coup.seat));
        }
    }

    /// The pot is drawn by this law, or a bête is made, or it is too late for either.
    pub(super) fn pot_goes<S: Scribe>(&self, p: &mut Public, fate: Fate, law: spadille_core::LawId, scribe: &mut S) {
        match fate {
            Fate::Drawn(seat) => self.draw_pot(p, seat, law, scribe),
            Fate::Bete(seat) => self.make_bete(p, seat, scribe),
            Fate::TooLate => scribe.tell_by(law!("quinola-reversy-late"), || text!("reversy-quinola-late")),
            Fate::Nothing => {}
        }
    }
}

/// What the Quinola decides about the pot. Led by whoever undertakes a Reversy he waits for its end: then `made` tells whether it
/// was made.
pub fn fate(coup: &Coup, undertaken: Option<Seat>, made: bool) -> Fate {
    if coup.card != QUINOLA {
        return Fate::Nothing;
    }
    let (seat, undertakes) = (coup.seat, undertaken == Some(coup.seat));
    match coup.how {
        _ if undertakes && coup.trick > UNDERTAKEN => Fate::TooLate,
        How::Placed => Fate::Drawn(seat),
        How::Led if undertakes && made => Fate::Drawn(seat),
        How::Forced | How::Led => Fate::Bete(seat),
    }
}
