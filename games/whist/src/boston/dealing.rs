//! The cards: dealing, throwing out for the dealer, exchanging with the stock.

use super::cards::FULL;
use super::contracts::MOST;
use super::moves::Move;
use super::options::{Base, Dealing, LastStockCard, Packets, Suits};
use super::rules::{Dealt, Rules};
use super::state::{Phase, SEATS, State, TRICKS};
use spadille_core::{CardSet, LawId, PerSeat, Scribe, Seat, SeatSet, Subsets, law, text};
use spadille_tricks::Talon;

/// How many cards each throws out for the dealer.
pub const THROWN: u8 = 4;

impl Rules {
    /// How many cards each seat is dealt.
    pub fn portions(&self, dealer: Seat) -> PerSeat<u8, SEATS> {
        PerSeat::from_fn(|seat| match self.dealing {
            _ if seat.0 >= self.seats => 0,
            Dealing::Seventeen if seat == dealer => 1,
            Dealing::Seventeen => 17,
            Dealing::Thirteen | Dealing::Stock => MOST,
        })
    }

    /// Whether the cards can have fallen so.
    pub fn may_be_dealt(&self, dealer: Seat, dealt: &Dealt) -> bool {
        let stock: CardSet = dealt.stock.iter().copied().collect();
        let all = dealt.hands.iter().fold(stock, |all, hand| all.union(*hand));
        let portions = self.portions(dealer);
        let sizes = dealt.hands.iter().zip(portions.values()).all(|(hand, size)| hand.len() == *size);
        let stock_size = if self.dealing == Dealing::Stock { TRICKS } else { 0 };
        dealt.hands.len() == usize::from(self.seats)
            && sizes
            && dealt.stock.len() == stock_size
            && all == self.pack
            && dealt.turned.is_some() == self.turns_up()
            && dealt.turned.is_none_or(|card| FULL.contains(card))
    }

    /// The stake is put in, and the cards are dealt.
    pub(super) fn deal<S: Scribe>(&self, s: &mut State, dealt: &Dealt, scribe: &mut S) {
        self.begin_stakes(&mut s.public, scribe);
        s.hands = PerSeat::from_fn(|seat| dealt.hands.get(seat.index()).copied().unwrap_or_default());
        s.stock = dealt.stock.clone();
        let p = &mut s.public;
        scribe.does(p.dealer, self.deal_law(), || text!("boston-dealt", seat = p.dealer));
        p.deal.turned = dealt.turned;
        p.deal.talon = Talon::new(dealt.stock.len() as u8);
        if let Some(card) = dealt.turned {
            scribe.tell_by(law!("colour-made"), || text!("boston-turned", card = card));
        }
        if let Some((best, middle)) = self.better_suits(dealt.turned.map(spadille_core::Card::suit)) {
            let law = if dealt.turned.is_some() || self.suits == Suits::Fixed {
                law!("suit-classes")
            } else {
                law!("colours-permanent")
            };
            scribe.tell_by(law, || text!("boston-suits", best = best, middle = middle));
        }
        p.deal.turn = self.vorhand(p);
        match self.dealing {
            Dealing::Thirteen => p.deal.phase = Phase::Auction,
            Dealing::Stock => {
                p.deal.phase = Phase::Exchange;
                let first = p.deal.turn;
                scribe.does(first, law!("vorhand-exchanges-first"), || text!("boston-exchange-begins", seat = first));
            }
            Dealing::Seventeen => {
                p.deal.phase = Phase::Throw;
                p.deal.unheard = SeatSet::all(self.seats).without(p.dealer);
                scribe.tell_by(law!("throw-before-auction"), || text!("boston-throw-begins"));
            }
        }
    }

    fn deal_law(&self) -> LawId {
        match (self.dealing, self.form) {
            (_, super::contracts::Form::Old) => law!("deal-singly"),
            (Dealing::Thirteen, _) if self.options.deal_packets == Packets::Three => law!("deal-packets"),
            _ => law!("deal-thirteen"),
        }
    }

    /// What may be thrown out of a hand.
    pub(super) fn throws(&self, hand: CardSet) -> Subsets<Move> {
        Subsets {
            from: hand,
            min: THROWN,
            max: THROWN,
            as_move: Move::Throw,
            as_cards: |m| if let Move::Throw(cards) = m { Some(*cards) } else { None },
            verb: "throw",
            label: "boston-which-throw",
        }
    }

    /// Somebody throws his cards out; when all have, the dealer takes them.
    pub(super) fn throw<S: Scribe>(&self, s: &mut State, seat: Seat, cards: CardSet, scribe: &mut S) {
        s.hands[seat] = s.hands[seat].minus(cards);
        s.thrown[seat] = cards;
        let p = &mut s.public;
        p.deal.unheard = p.deal.unheard.without(seat);
        scribe.does(seat, law!("throw-four"), || text!("boston-throws", seat = seat, number = THROWN));
        scribe.whisper(seat, || text!("boston-threw", cards = cards));
        if !p.deal.unheard.is_empty() {
            return;
        }
        let (dealer, all) = (p.dealer, s.thrown.values().fold(CardSet::EMPTY, |all, cards| all.union(*cards)));
        s.hands[dealer] = s.hands[dealer].union(all);
        scribe.does(dealer, law!("dealer-takes-twelve"), || text!("boston-dealer-takes", seat = dealer));
        scribe.whisper(dealer, || text!("boston-got", cards = all));
        scribe.tell_by(law!("throw-unseen"), || text!("boston-throw-over"));
        let law = match self.options.base {
            Base::Boston => law!("base-boston"),
            Base::BostonWhist => law!("base-boston-whist"),
        };
        scribe.tell_by(law, || text!("boston-auction-begins"));
        (p.deal.phase, p.deal.turn) = (Phase::Auction, p.dealer.next(self.seats));
    }

    /// How many cards a seat takes from the stock.
    pub fn exchanges(&self, dealer: Seat, seat: Seat) -> u8 {
        let vorhand = seat == dealer.next(self.seats);
        if self.options.last_stock_card == LastStockCard::Vorhand && vorhand { 7 } else { 6 }
    }

    /// A card is laid aside, and the top card of the stock is taken.
    pub(super) fn exchange<S: Scribe>(&self, s: &mut State, seat: Seat, card: spadille_core::Card, scribe: &mut S) {
        s.hands[seat].remove(card);
        s.laid[seat].insert(card);
        let deal = &mut s.public.deal;
        deal.laid[seat] += 1;
        scribe.does(seat, law!("lay-aside-first"), || text!("boston-lays-aside", seat = seat));
        let taken: CardSet = deal.talon.draw(1).filter_map(|place| s.stock.get(place).copied()).collect();
        s.hands[seat] = s.hands[seat].union(taken);
        scribe.does(seat, law!("exchange"), || text!("boston-takes-stock", seat = seat));
        scribe.whisper(seat, || text!("boston-got", cards = taken));
        let dealer = s.public.dealer;
        let left = |seat: Seat| s.public.deal.laid[seat] < self.exchanges(dealer, seat);
        let next = seat.next(self.seats);
        match [next, seat].into_iter().find(|seat| left(*seat)) {
            Some(next) => s.public.deal.turn = next,
            None => {
                let law = match self.options.last_stock_card {
                    LastStockCard::Dead => law!("last-stock-card-dead"),
                    LastStockCard::Vorhand => law!("last-stock-card-vorhand"),
                };
                scribe.tell_by(law, || text!("boston-exchange-over"));
                let vorhand = self.vorhand(&s.public);
                (s.public.deal.phase, s.public.deal.turn) = (Phase::Auction, vorhand);
                scribe.tell_by(law!("speak-in-turn"), || text!("boston-auction-begins"));
            }
        }
    }
}
