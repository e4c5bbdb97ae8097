//! Trumps and exchange: naming, turning, laying away, drawing, giving up.

use super::*;

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
        p.sure[hombre] = p.sure[hombre].union(contract.row().needs);
        p.trump = p.trump.or(Trump::of(contract, None));
        p.phase = match contract.row().trump_by {
            TrumpBy::Before if p.trump.is_none() => Phase::Name,
            _ if contract.is_solo() => return self.begin_buying(s, scribe),
            TrumpBy::Turned => {
                let card = self.turn_up(s, hombre, 0, contract.row().law, scribe);
                let again = self.options.tourne_black_ace == TurnedAce::SecondTurn && self.talon > 1;
                s.public.deal.phase = if again && BLACK_ACES.contains(card) { Phase::Turn } else { Phase::Discard };
                return;
            }
            _ => Phase::Discard,
        };
        if contract == Contract::Mohr {
            self.take_talon(s, hombre, scribe);
        }
    }

    /// The king takes the whole talon for the Mohr.
    fn take_talon<S: Scribe>(&self, s: &mut State, king: Seat, scribe: &mut S) {
        let cards: CardSet = s.talon.iter().take(usize::from(self.talon)).copied().collect();
        (s.hands[king], s.fresh) = (cards, cards);
        let p = &mut s.public.deal;
        (p.players, p.count, p.held[king]) = (p.players.with(king), p.count + 1, cards.len());
        p.talon.draw(self.talon);
        scribe.does(king, law!("mohr"), || text!("lhombre-takes-talon", seat = king));
    }

    /// The card at a place of the talon is turned and makes trumps.
    fn turn_up<S: Scribe>(&self, s: &mut State, hombre: Seat, place: usize, law: LawId, scribe: &mut S) -> Card {
        let card = s.talon[place];
        let p = &mut s.public.deal;
        (p.turned[place], p.trump) = (Some(card), Some(Trump::Suit(card.suit())));
        let law = if place == 0 && BLACK_ACES.contains(card) { law!("tourne-black-ace") } else { law };
        scribe.does(hombre, law, || text!("lhombre-turned", seat = hombre, card = card));
        card
    }

    /// The hombre turns a second card, or does not.
    pub(super) fn turn_again<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        s.public.deal.phase = Phase::Discard;
        if m == Move::Turn {
            self.turn_up(s, seat, 1, law!("tourne-second-turn"), scribe);
        }
    }

    /// How many cards a seat may lay away now.
    pub fn limits(&self, p: &Deal, seat: Seat) -> RangeInclusive<u8> {
        let (more, fewer) = self.surplus(p, seat);
        let held = self.hand + more - fewer;
        let drawable = p.talon.left().saturating_sub(self.reserved(p, seat));
        // So many can be laid away that as many can be drawn, with what a wrong hand lays away more or fewer.
        let most = (drawable + more).saturating_sub(fewer).min(held);
        if !p.is_hombre(seat) || p.bought.contains(seat) {
            return more..=most;
        }
        if p.plays(Contract::Mohr) {
            return 4..=4;
        }
        let range = p.bid.contract.discards(&self.options, self.hand);
        let turned = p.turned.iter().flatten().count() as u8;
        let most = most.min(range.end() + more);
        (range.start() + more).max((turned + more).saturating_sub(fewer)).min(most)..=most
    }

    /// The cards that may be laid away of these.
    #[inline]
    fn discards(&self, p: &Deal, seat: Seat, from: CardSet, words: Words) -> Moves {
        let limits = self.limits(p, seat);
        Moves { words, ..Moves::discard(from, *limits.start(), *limits.end(), self.surplus(p, seat)) }
    }

    #[inline]
    pub(super) fn exchanges(&self, p: &Deal, seat: Seat, hand: CardSet) -> Moves {
        let first = p.phase == Phase::Discard;
        let words = if self.options.strict && first { self.misnamings(p) } else { Words::NONE };
        let from = if first { hand.minus(p.bid.contract.row().needs) } else { hand };
        self.discards(p, seat, from, words.and_if(self.may_announce(p, seat), Move::Announce))
    }

    /// The suits that may be named, or the game given up; at a strict table an asker may forget to name.
    pub(super) fn namings(&self, p: &Deal, seat: Seat, hand: CardSet) -> Moves {
        let drawn = p.bought.contains(seat) && self.options.throw_in == ThrowIn::Final;
        let names = self.bids.names.and_if(p.bid.contract.is_obscur() || drawn, Move::GiveUp);
        let words = names.and_if(self.may_lay_open(p, seat), Move::LayDown);
        let words = words.and_if(self.may_announce(p, seat), Move::Announce);
        let forgets = self.options.strict && p.plays(Contract::Frage);
        if forgets { self.discards(p, seat, hand, words) } else { Moves::words(words) }
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
        let p = &s.public.deal;
        let (more, fewer) = self.surplus(p, seat);
        let (count, hombre) = (cards.len(), p.is_hombre(seat));
        let mohr = hombre && p.plays(Contract::Mohr);
        let places = self.take_cards(&mut s.public.deal, seat, if mohr { 0 } else { count + fewer - more });
        let drawn: CardSet = s.talon.get(places).unwrap_or(&[]).iter().copied().collect();
        s.lay_away(seat, cards);
        s.hands[seat] = s.hands[seat].union(drawn);
        let p = &mut s.public.deal;
        p.held[seat] += drawn.len();
        p.bought = p.bought.with(seat);
        if more + fewer == 0 {
            scribe.does(seat, law!("draw-equal"), || text!("lhombre-draws", seat = seat, number = count));
        } else {
            let number = drawn.len();
            let told = || text!("lhombre-draws-unlike", seat = seat, laid = count, number = number);
            scribe.does(seat, law!("law-09-buying-mends-the-hand"), told);
        }
        if !drawn.is_empty() {
            scribe.whisper(seat, || text!("lhombre-drawn", cards = drawn));
        }
        if count + drawn.len() > 0 {
            p.last_buyer = Some(seat);
        }
        if !hombre {
            return self.next_buyer(p, seat);
        }
        s.fresh = if mohr { s.fresh.minus(cards) } else { drawn };
        p.sure[seat] = p.sure[seat].union(p.turned.iter().flatten().copied().collect());
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
        let below = p.is_hombre(seat) && p.bid.contract.row().from_bottom;
        if below { p.talon.draw_below(count) } else { p.talon.draw(count) }
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
        let law = if p.bid.contract.is_solo() { law!("solo-others-buy") } else { law!("draw-order") };
        scribe.tell_by(law, || text!("lhombre-others-buy"));
        self.next_buyer(p, hombre);
    }

    /// The next defender to buy after `seat`; without cards left nobody needs to speak.
    fn next_buyer(&self, p: &mut Deal, seat: Seat) {
        let (hombre, next) = (p.alone(), p.after(seat));
        // Who holds too many must put that right though the talon is empty.
        let nothing_left = (p.talon.left() == 0 || p.plays(Contract::Mohr)) && self.surplus(p, next).0 == 0;
        if next != hombre && !nothing_left {
            p.turn = next;
            return;
        }
        p.last_buyer = p.last_buyer.or(Some(seat).filter(|seat| *seat != hombre));
        (p.phase, p.turn) = (Phase::GiveUp, hombre);
    }

    pub(super) fn give_up<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let p = &mut s.public.deal;
        p.thrown = true;
        let unnamed = p.phase == Phase::Name;
        let law = match self.options.throw_in {
            _ if unnamed && p.bid.contract.is_obscur() => law!("obscur-give-up"),
            ThrowIn::Takeover if matches!(p.bid.contract, Contract::Tourne | Contract::Casco) => {
                law!("law-42-throwing-in")
            }
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
        p.turn = p.after(seat);
        if p.is_hombre(p.turn) {
            self.end_thrown(s, scribe);
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
