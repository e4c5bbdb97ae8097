//! Trumps and exchange: naming, turning, laying away, drawing, giving up.

use super::{
    BLACK_ACES, Contract, Deal, LHombre, Move, Moves, Phase, ReviewDiscards, State, ThrowIn, Trump, TrumpBy, TurnedAce,
};
use spadille_core::{Card, CardSet, Scribe, Seat, SeatSet, Suit, law, text};
use std::ops::RangeInclusive;

impl LHombre {
    /// Trumps that the call itself has fixed.
    pub(super) fn bind_trump<S: Scribe>(&self, p: &mut Deal, hombre: Seat, scribe: &mut S) {
        let contract = p.bid.contract;
        let bound = if p.bid.couleur { p.couleur } else { p.auction.blurted[hombre] };
        if let Some(suit) = bound.filter(|_| matches!(contract.row().trump_by, TrumpBy::Before) || p.bid.couleur) {
            let law = if p.bid.couleur { law!("couleur-bound") } else { contract.row().law };
            p.trump = Some(Trump::Suit(suit));
            scribe.tell_by(law, || text!("lhombre-trump", suit = suit));
        }
    }

    /// The hombre is known: how trumps are found decides what comes first.
    pub(super) fn begin_exchange<S: Scribe>(&self, s: &mut State, hombre: Seat, scribe: &mut S) {
        let p = &mut s.public.deal;
        let contract = p.bid.contract;
        let needs = contract.row().needs;
        p.sure[hombre] = p.sure[hombre].union(needs);
        match contract.row().trump_by {
            TrumpBy::Before if p.trump.is_none() => p.phase = Phase::Name,
            TrumpBy::Before if contract.is_solo() => self.begin_buying(s, scribe),
            TrumpBy::Before | TrumpBy::Pulled => p.phase = Phase::Discard,
            TrumpBy::After => {
                if contract == Contract::Mohr {
                    self.take_talon(s, hombre, scribe);
                }
                s.public.deal.phase = Phase::Discard;
            }
            TrumpBy::Turned => self.turn_up(s, hombre, scribe),
            TrumpBy::None => {
                p.trump = Trump::of(contract, None);
                self.begin_buying(s, scribe);
            }
        }
    }

    /// The king takes the whole talon for the Mohr.
    fn take_talon<S: Scribe>(&self, s: &mut State, king: Seat, scribe: &mut S) {
        let cards: CardSet = s.talon.iter().take(usize::from(self.talon)).copied().collect();
        s.hands[king] = cards;
        s.fresh = cards;
        let p = &mut s.public.deal;
        p.players = p.players.with(king);
        p.count += 1;
        p.held[king] = cards.len();
        p.top = p.bottom;
        scribe.does(king, law!("mohr"), || text!("lhombre-takes-talon", seat = king));
    }

    fn turn_up<S: Scribe>(&self, s: &mut State, hombre: Seat, scribe: &mut S) {
        let card = s.talon[0];
        let p = &mut s.public.deal;
        p.turned[0] = Some(card);
        p.trump = Some(Trump::Suit(card.suit()));
        let black_ace = BLACK_ACES.contains(card);
        let law = if black_ace { law!("tourne-black-ace") } else { p.bid.contract.row().law };
        scribe.does(hombre, law, || text!("lhombre-turned", seat = hombre, card = card));
        let again = black_ace && self.options.tourne_black_ace == TurnedAce::SecondTurn && self.talon > 1;
        p.phase = if again { Phase::Turn } else { Phase::Discard };
    }

    /// The hombre turns a second card, or does not.
    pub(super) fn turn_again<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let p = &mut s.public.deal;
        p.phase = Phase::Discard;
        if m == Move::Turn {
            let card = s.talon[1];
            p.turned[1] = Some(card);
            p.trump = Some(Trump::Suit(card.suit()));
            scribe.does(seat, law!("tourne-second-turn"), || text!("lhombre-turned", seat = seat, card = card));
        }
    }

    /// How many cards a seat may lay away now.
    pub fn limits(&self, p: &Deal, seat: Seat) -> RangeInclusive<u8> {
        let (more, fewer) = self.surplus(p, seat);
        let held = self.hand + more - fewer;
        let drawable = p.left().saturating_sub(self.reserved(p, seat));
        // So many can be laid away that as many can be drawn, with what a wrong hand lays away more or fewer.
        let most = (drawable + more).saturating_sub(fewer).min(held);
        if p.is_hombre(seat) && !p.bought.contains(seat) {
            if p.plays(Contract::Mohr) {
                return 4..=4;
            }
            let range = p.bid.contract.discards(&self.options, self.hand);
            let turned = p.turned.iter().flatten().count() as u8;
            let most = most.min(range.end() + more);
            let least = (range.start() + more).max((turned + more).saturating_sub(fewer)).min(most);
            return least..=most;
        }
        more..=most
    }

    #[inline]
    pub(super) fn exchanges(&self, s: &State, seat: Seat, hand: CardSet) -> Moves {
        let p = &s.public.deal;
        let limits = self.limits(p, seat);
        let from = if p.phase == Phase::Discard { hand.minus(p.bid.contract.row().needs) } else { hand };
        let mut moves = Moves::discard(from, *limits.start(), *limits.end(), self.surplus(p, seat));
        if self.options.strict && p.phase == Phase::Discard {
            moves.words = self.misnamings(p);
        }
        if self.may_announce(p, seat) {
            moves.words = moves.words.and(Move::Announce);
        }
        moves
    }

    /// The suits that may be named, or the game given up; at a strict table an asker may forget to name.
    pub(super) fn namings(&self, s: &State, seat: Seat, hand: CardSet) -> Moves {
        let p = &s.public.deal;
        let mut words = self.bids.names;
        let obscur = matches!(p.bid.contract, Contract::ObscurTop | Contract::ObscurBottom);
        let drawn = p.bought.contains(seat);
        if obscur || (drawn && self.options.throw_in == ThrowIn::Final) {
            words = words.and(Move::GiveUp);
        }
        if self.may_lay_open(p, seat) {
            words = words.and(Move::LayDown);
        }
        if self.may_announce(p, seat) {
            words = words.and(Move::Announce);
        }
        if self.options.strict && p.plays(Contract::Frage) {
            let limits = self.limits(p, seat);
            let discards = Moves::discard(hand, *limits.start(), *limits.end(), self.surplus(p, seat));
            return Moves { words, ..discards };
        }
        Moves::words(words)
    }

    pub(super) fn name<S: Scribe>(&self, s: &mut State, seat: Seat, suit: Suit, scribe: &mut S) {
        let p = &mut s.public.deal;
        p.trump = Some(Trump::Suit(suit));
        p.said[seat] = Some(Move::Name(suit));
        let law = match (p.bid.contract.row().trump_by, self.options.review_discards) {
            (TrumpBy::After, ReviewDiscards::UntilTrump) => law!("discards-view-1782"),
            (TrumpBy::After, ReviewDiscards::UntilLead) => law!("discards-view-1860"),
            _ => p.bid.contract.row().law,
        };
        scribe.says(seat, law, || text!("lhombre-names", seat = seat, suit = suit));
        if self.is_asked_again(p, seat) {
            self.ask_about_open(p, seat);
        } else if p.bought.contains(seat) || p.bid.contract.is_solo() {
            self.begin_buying(s, scribe);
        } else {
            p.phase = Phase::Discard;
        }
    }

    /// Cards are laid away and as many drawn.
    #[inline]
    pub(super) fn exchange<S: Scribe>(&self, s: &mut State, seat: Seat, cards: CardSet, scribe: &mut S) {
        if s.public.deal.misdeal.is_some() && !self.drawing_was_told(s, seat, scribe) {
            return;
        }
        let count = cards.len();
        let (more, fewer) = self.surplus(&s.public.deal, seat);
        let hombre = s.public.deal.is_hombre(seat);
        let mohr = hombre && s.public.deal.plays(Contract::Mohr);
        let drawn = if mohr { CardSet::EMPTY } else { self.draw_cards(s, seat, count + fewer - more) };
        s.hands[seat] = s.hands[seat].minus(cards).union(drawn);
        s.laid[seat] = s.laid[seat].union(cards);
        let p = &mut s.public.deal;
        p.laid[seat] += count;
        p.held[seat] = s.hands[seat].len();
        p.bought = p.bought.with(seat);
        if more + fewer == 0 {
            scribe.does(seat, law!("draw-equal"), || text!("lhombre-draws", seat = seat, number = count));
        } else {
            scribe.does(seat, law!("law-09"), || {
                text!("lhombre-draws-unlike", seat = seat, laid = count, number = drawn.len())
            });
        }
        if !drawn.is_empty() {
            scribe.whisper(seat, || text!("lhombre-drawn", cards = drawn));
        }
        if count + drawn.len() > 0 {
            p.last_buyer = Some(seat);
        }
        if !hombre {
            self.next_buyer(s, seat, scribe);
            return;
        }
        if !mohr {
            s.fresh = drawn;
        } else {
            s.fresh = s.fresh.minus(cards);
        }
        let turned: CardSet = p.turned.iter().flatten().copied().collect();
        p.sure[seat] = p.sure[seat].union(turned);
        match p.bid.contract.row().trump_by {
            TrumpBy::Pulled => p.phase = Phase::Pull,
            TrumpBy::After if p.trump.is_none() => p.phase = Phase::Name,
            // At a strict table he forgot to name trumps before he drew.
            TrumpBy::Before if p.trump.is_none() => (p.phase, p.also) = (Phase::Forgotten, p.players),
            _ => self.begin_buying(s, scribe),
        }
    }

    /// Takes cards from the talon, from the bottom where the game says so. Returns their places.
    pub(super) fn take_cards(&self, p: &mut Deal, seat: Seat, count: u8) -> std::ops::Range<usize> {
        let (from, to) = if p.is_hombre(seat) && p.bid.contract.row().from_bottom {
            let end = p.bottom;
            p.bottom = p.bottom.saturating_sub(count);
            (p.bottom, end)
        } else {
            let start = p.top;
            p.top = p.top.saturating_add(count).min(p.bottom);
            (start, p.top)
        };
        usize::from(from)..usize::from(to)
    }

    fn draw_cards(&self, s: &mut State, seat: Seat, count: u8) -> CardSet {
        let places = self.take_cards(&mut s.public.deal, seat, count);
        s.talon.get(places).unwrap_or(&[]).iter().copied().collect()
    }

    /// A card pulled blindly from the new ones makes trumps.
    pub(super) fn pull<S: Scribe>(&self, s: &mut State, card: Card, scribe: &mut S) {
        let p = &mut s.public.deal;
        let hombre = p.alone();
        p.trump = Some(Trump::Suit(card.suit()));
        p.sure[hombre].insert(card);
        scribe.tell_by(p.bid.contract.row().law, || text!("lhombre-pulled", card = card));
        self.begin_buying(s, scribe);
    }

    /// The defenders buy, beginning with the hombre's right neighbour; in a Mohr nobody does.
    pub(super) fn begin_buying<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let hombre = s.public.deal.alone();
        if s.public.deal.misdeal.is_some() && !self.solo_was_told(s, hombre, scribe) {
            return;
        }
        let p = &mut s.public.deal;
        p.phase = Phase::Buy;
        if p.bid.contract.is_solo() {
            scribe.tell_by(law!("solo-others-buy"), || text!("lhombre-others-buy"));
        } else {
            scribe.tell_by(law!("draw-order"), || text!("lhombre-others-buy"));
        }
        self.next_buyer(s, hombre, scribe);
    }

    /// The next defender to buy after `seat`; without cards left nobody needs to speak.
    fn next_buyer<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let p = &mut s.public.deal;
        let hombre = p.alone();
        let next = p.after(seat);
        let done = next == hombre || p.left() == 0 || p.plays(Contract::Mohr);
        if done && next != hombre && p.misdeal.is_some() && self.holds_too_many(p, next) {
            p.turn = next;
        } else if done {
            if p.last_buyer.is_none() {
                p.last_buyer = Some(seat).filter(|seat| *seat != hombre);
            }
            (p.phase, p.turn) = (Phase::GiveUp, hombre);
        } else {
            p.turn = next;
        }
        let _ = scribe;
    }

    /// The hombre gives his game up.
    pub(super) fn give_up<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let p = &mut s.public.deal;
        p.thrown = true;
        let unnamed = p.phase == Phase::Name;
        let law = match self.options.throw_in {
            _ if unnamed && matches!(p.bid.contract, Contract::ObscurTop | Contract::ObscurBottom) => {
                law!("obscur-give-up")
            }
            ThrowIn::Takeover if matches!(p.bid.contract, Contract::Tourne | Contract::Casco) => law!("law-42"),
            ThrowIn::Takeover => law!("give-remis"),
            ThrowIn::Final => law!("throw-in"),
        };
        scribe.says(seat, law, || text!("lhombre-gives-up", seat = seat));
        if self.options.throw_in == ThrowIn::Takeover && !unnamed && !p.plays(Contract::Nullissimo) {
            (p.phase, p.turn) = (Phase::TakeOver, p.after(seat));
        } else {
            self.end_thrown(s, scribe);
        }
    }

    /// A defender takes the given-up game over, or leaves it to the next.
    pub(super) fn take_over<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let p = &mut s.public.deal;
        if m == Move::TakeOver {
            p.taker = Some(seat);
            scribe.says(seat, law!("takeover"), || text!("lhombre-takes-over", seat = seat));
            p.begin_play(self);
            return;
        }
        let next = p.after(seat);
        if p.is_hombre(next) {
            self.end_thrown(s, scribe);
        } else {
            p.turn = next;
        }
    }

    /// Those who draw in a game, in order.
    pub fn drawing_order(&self, contract: Contract, hombre: Seat, players: SeatSet) -> Vec<Seat> {
        if contract == Contract::Mohr {
            return vec![hombre];
        }
        let others = (1..self.seats).map(|n| hombre.after(n, self.seats)).filter(|s| players.contains(*s));
        (!contract.is_solo()).then_some(hombre).into_iter().chain(others).collect()
    }
}
