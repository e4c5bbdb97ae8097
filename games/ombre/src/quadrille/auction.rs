//! Calls, and what is declared when they are over.

use super::contracts::{Bid, Class, Contract};
use super::moves::{Called, Move, Trump};
use super::options::{OverbidReply, SelfCall, ShortKing, TwoKingsHelper};
use super::rules::Rules;
use super::state::{Phase, Public, State};
use crate::cards::{BLACK_ACES, KINGS, SPADILLE};
use spadille_core::{Card, CardSet, LawId, Offer, Scribe, Seat, Spoken as _, Suit, law, text};
use spadille_tricks::Tricks;

impl Rules {
    /// The rank of a call on the ladder.
    pub fn rank(&self, bid: Bid) -> Option<u8> {
        self.ladder.rank(&bid)
    }

    /// What a seat may call.
    pub fn calls(&self, p: &Public, seat: Seat, hand: CardSet) -> Offer<Move> {
        let open = self.ladder.open(&p.deal.duel);
        let fit = open.filter(|bid| self.may_raise(p, seat, *bid) && self.has_for(p, *bid, hand));
        Offer::new(Move::Play).with(Move::Pass).with_all(fit.map(Move::Call))
    }

    /// An asker who is overbid by less than a solo may not rise to one.
    pub fn may_raise(&self, p: &Public, seat: Seat, bid: Bid) -> bool {
        let asked = p.deal.has_asked(seat);
        let forced = p.deal.duel.answers().and_then(|rank| self.ladder.get(rank)).is_some_and(|bid| bid.game.is_solo());
        !(bid.game.is_solo() && asked && !forced && self.options.overbid_reply == OverbidReply::NoSolo)
    }

    /// Whether a hand has what a call wants.
    pub fn has_for(&self, p: &Public, bid: Bid, hand: CardSet) -> bool {
        match bid.game {
            Contract::Respect => hand.includes(BLACK_ACES) && !self.callable(hand, None).is_empty(),
            _ => self.declarable(p, bid, hand).next().is_some(),
        }
    }

    pub(super) fn call<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let p = &mut s.public;
        p.deal.said[seat] = m.number().map(|number| number as u8);
        match m {
            Move::Call(bid) => {
                let law = self.call_law(p, seat, bid);
                scribe.says(seat, law, || text!("ombre-calls", seat = seat, game = bid.text()));
                p.deal.duel.bid(self.rank(bid).unwrap_or(0));
            }
            _ => {
                scribe.says(seat, law!("pass-final"), || text!("ombre-passes", seat = seat));
                p.deal.duel.pass();
            }
        }
        match (p.deal.duel.turn(), p.deal.duel.holder()) {
            (Some(next), _) => p.deal.turn = next,
            (None, Some((hombre, rank))) => {
                let Some(bid) = self.ladder.get(rank) else { return };
                (p.deal.hombre, p.deal.bid, p.deal.contract, p.deal.turn) =
                    (Some(hombre), Some(bid), Some(bid.game), hombre);
                scribe.does(hombre, bid.game.law(), || text!("ombre-plays", seat = hombre, game = bid.text()));
                if bid.game == Contract::Respect {
                    p.deal.sure[hombre] = BLACK_ACES;
                    p.deal.phase = Phase::King;
                } else {
                    p.deal.phase = Phase::Declare;
                }
            }
            (None, None) => self.all_passed(s, scribe),
        }
    }

    fn call_law(&self, p: &Public, seat: Seat, bid: Bid) -> LawId {
        let matched = p.deal.duel.answers().is_some();
        let asked = p.deal.has_asked(seat);
        match p.deal.duel.holder() {
            None => bid.game.law(),
            Some(_) if matched && asked && bid.game.is_solo() => match self.options.overbid_reply {
                OverbidReply::Raise => law!("asker-may-raise"),
                OverbidReply::NoSolo => law!("forced-solo"),
            },
            Some(_) if matched && asked => law!("asker-takes-up"),
            Some(_) if matched => law!("earlier-hand-matches"),
            Some(_) if bid.class > Class::Plain => law!("rank-favourite"),
            Some(_) if bid.game == Contract::Respect => law!("respect-over-favourite"),
            Some(_) if bid.game == Contract::SoloVole => self.announced_law(),
            Some(_) => law!("overcall"),
        }
    }

    fn announced_law(&self) -> LawId {
        match self.options.announced_vole {
            super::options::AnnouncedVole::AboveFavourite => law!("announced-vole-above"),
            _ => law!("announced-vole-below"),
        }
    }

    /// Nobody plays of his own accord.
    fn all_passed<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if !self.has_helper {
            self.pass_out(s, scribe);
            return;
        }
        let Some(hombre) = s.holder(SPADILLE) else { return };
        let hand = s.hands[hombre];
        let offer = match self.options.two_kings_helper {
            TwoKingsHelper::Off => None,
            _ => self.two_kings(s, hombre),
        };
        let deal = &mut s.public.deal;
        (deal.hombre, deal.turn, deal.contract) = (Some(hombre), hombre, Some(Contract::ForcedSpadille));
        deal.sure[hombre] = CardSet::one(SPADILLE);
        scribe.does(hombre, law!("forced-spadille"), || text!("ombre-forced", seat = hombre));
        deal.offer = offer;
        if let Some(seat) = deal.offer {
            scribe.says(seat, law!("two-kings-forced"), || text!("ombre-offers", seat = seat));
            deal.phase = Phase::Offer;
        } else if self.callable(hand, None).is_empty() {
            // Whoever has every king and queen finds nobody to call and plays alone, for the pot only.
            deal.contract = Some(Contract::SelfCall);
            deal.phase = Phase::Declare;
            scribe.does(hombre, law!("forced-without-call"), || text!("ombre-calls-nobody", seat = hombre));
        } else {
            deal.phase = Phase::King;
        }
    }

    /// Who must offer himself, having two kings: the nearest after the hombre.
    pub fn two_kings(&self, s: &State, hombre: Seat) -> Option<Seat> {
        (1..self.seats).map(|steps| hombre.after(steps, self.seats)).find(|seat| s.hands[*seat].both(KINGS).len() >= 2)
    }

    /// What the hombre may answer to whoever offers himself.
    pub(super) fn answers_to_offer(&self, hand: CardSet) -> Offer<Move> {
        let kings = self.callable(hand, None).iter().map(|card| Move::King(Called(card)));
        let suits = Suit::ALL.into_iter().map(|suit| Move::Name(Trump(suit)));
        Offer::new(Move::Play).with(Move::Leave).with_all(suits).with_all(kings)
    }

    /// What the hombre may declare.
    pub fn declarations(&self, p: &Public, hand: CardSet) -> Offer<Move> {
        let offer = Offer::new(Move::Play);
        let suits = |keep: &dyn Fn(Suit) -> bool| {
            offer.with_all(Suit::ALL.into_iter().filter(|suit| keep(*suit)).map(|suit| Move::Name(Trump(suit))))
        };
        match p.deal.bid {
            // Spadille was forced and nobody can be called.
            None => suits(&|_| true),
            Some(bid) if self.asks_for_two_kings(p) => match p.deal.trump {
                None => suits(&|suit| self.class(p, suit) == bid.class && !self.askable(hand, suit).is_empty()),
                Some(trump) => offer.with_all(self.askable(hand, trump).iter().map(|card| Move::King(Called(card)))),
            },
            Some(bid) => offer.with_all(self.declarable(p, bid, hand)),
        }
    }

    /// Whether an asker names trumps first and asks who has two kings.
    pub(super) fn asks_for_two_kings(&self, p: &Public) -> bool {
        p.deal.plays(Contract::Ask) && self.options.two_kings_helper == TwoKingsHelper::Always
    }

    /// The suits that the helper may name.
    pub fn helper_trumps<'a>(&'a self, p: &'a Public, hand: CardSet) -> impl Iterator<Item = Suit> + 'a {
        let kings = if p.deal.offer.is_some() && p.deal.called.is_none() { hand.both(KINGS) } else { CardSet::EMPTY };
        let called = p.deal.called.map(Card::suit);
        Suit::ALL.into_iter().filter(move |suit| called != Some(*suit) && kings.of_suit(*suit).is_empty())
    }

    /// Trumps are named, a king is called, or both.
    pub(super) fn declare<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let (trump, card) = match m {
            Move::Name(Trump(suit)) => (Some(suit), None),
            Move::King(Called(card)) => (None, Some(card)),
            Move::Declare(both) => (Some(both.trump), Some(both.card.0)),
            _ => (None, None),
        };
        if let Some(suit) = trump {
            s.public.deal.trump = Some(suit);
            let law = self.naming_law(&s.public, seat);
            scribe.says(seat, law, || text!("ombre-names", seat = seat, suit = suit));
            if self.short_suit() == Some(suit) {
                let law = match self.options.short_king {
                    ShortKing::Natural => law!("short-king-natural"),
                    ShortKing::Manille => law!("short-king-manille"),
                };
                scribe.tell_by(law, || text!("ombre-short-trumps"));
            }
        }
        if let Some(card) = card {
            let law = self.calling_law(s, seat, card);
            s.public.deal.called = Some(card);
            let asks = s.public.deal.plays(Contract::Mediateur);
            scribe.says(seat, law, || match asks {
                true => text!("ombre-asks-for", seat = seat, card = card),
                false => text!("ombre-calls-card", seat = seat, card = card),
            });
        }
        self.after_declaration(s, seat, m, scribe);
    }

    fn naming_law(&self, p: &Public, seat: Seat) -> LawId {
        match (p.deal.phase, p.deal.contract) {
            _ if p.deal.trump.is_some() && p.deal.trump == self.short_suit() => law!("short-suit-trump"),
            (Phase::HelperNames, _) if p.deal.offer.is_some() && p.deal.called.is_none() => {
                law!("two-kings-helper-trump")
            }
            (Phase::HelperNames, _) => law!("helper-names-trump"),
            (Phase::Offer, _) => law!("two-kings-hombre-trump"),
            (_, Some(Contract::Ask)) if self.asks_for_two_kings(p) => law!("two-kings-always"),
            (_, Some(Contract::Ask | Contract::Mediateur)) => match p.deal.bid.map(|bid| bid.class) {
                Some(Class::Plain) | None => law!("plain-call-stays-plain"),
                Some(_) => law!("favourite-binds"),
            },
            _ if p.deal.hombre == Some(seat) => law!("soloist-names-trump"),
            _ => law!("trump-first-named-stands"),
        }
    }

    fn calling_law(&self, s: &State, seat: Seat, card: Card) -> LawId {
        let deal = &s.public.deal;
        match deal.contract {
            Some(Contract::Mediateur) if self.short_suit() == Some(card.suit()) => law!("short-king-may-be-asked"),
            Some(Contract::Mediateur) if KINGS.contains(card) => law!("mediateur-ask-king"),
            Some(Contract::Mediateur) => law!("mediateur-ask-queen"),
            _ if deal.phase == Phase::Offer => law!("two-kings-free-call"),
            _ if !KINGS.contains(card) => law!("call-queen-with-four-kings"),
            _ if s.hands[seat].both(KINGS).len() == 3 => law!("three-kings-call"),
            // Whether it is his own must not be told.
            _ if self.options.self_call == SelfCall::AnyKing => law!("self-call-any-king"),
            _ if self.options.self_call == SelfCall::TwoKings => law!("self-call-two-kings"),
            _ => law!("call-king"),
        }
    }

    fn after_declaration<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let (hombre, holder) = (s.public.deal.hombre.unwrap_or(seat), s.public.deal.called.and_then(|c| s.holder(c)));
        let two_kings = (self.asks_for_two_kings(&s.public) && m.number().is_some() && s.public.deal.called.is_none())
            .then(|| self.two_kings(s, hombre));
        let hand = s.hands[hombre];
        let deal = &mut s.public.deal;
        match (deal.phase, m) {
            (Phase::Offer, Move::Name(_)) => {
                deal.helper = deal.offer;
                self.begin_play(s, scribe);
            }
            (Phase::Offer, Move::Leave) => {
                deal.helper = deal.offer;
                scribe.says(seat, law!("two-kings-helper-trump"), || text!("ombre-leaves-trump", seat = seat));
                (deal.phase, deal.turn) = (Phase::HelperNames, deal.offer.unwrap_or(seat));
            }
            (Phase::King | Phase::Offer, _) => {
                deal.helper = holder;
                (deal.phase, deal.turn) = (Phase::HelperNames, holder.unwrap_or(seat));
                let card = deal.called;
                if let (Some(helper), Some(card)) = (holder, card) {
                    deal.sure[helper].insert(card);
                    scribe.does(helper, law!("helper-known-at-once"), || text!("ombre-is-helper", seat = helper));
                }
            }
            (Phase::HelperNames, _) => self.begin_play(s, scribe),
            (Phase::Declare, _) if two_kings.is_some() => match two_kings.flatten() {
                Some(helper) => {
                    (deal.offer, deal.helper) = (Some(helper), Some(helper));
                    scribe.says(helper, law!("two-kings-nearest"), || text!("ombre-offers", seat = helper));
                    self.begin_play(s, scribe);
                }
                None => scribe.tell_by(law!("two-kings-always"), || text!("ombre-nobody-offers")),
            },
            _ if deal.plays(Contract::Mediateur) => self.exchange(s, hombre, holder, scribe),
            _ => {
                if let Some(card) = deal.called {
                    let own = KINGS.contains(card) && self.options.self_call != SelfCall::Off;
                    if !own {
                        deal.tricks.lacks[hombre].insert(card);
                    }
                    if !KINGS.contains(card) {
                        deal.sure[hombre] = KINGS.both(hand);
                    }
                    scribe.tell_by(law!("called-king-hidden"), || text!("ombre-helper-hidden", card = card));
                }
                self.begin_play(s, scribe);
            }
        }
    }

    /// The king is handed over openly; the hombre then chooses what he gives for it.
    fn exchange<S: Scribe>(&self, s: &mut State, hombre: Seat, holder: Option<Seat>, scribe: &mut S) {
        let (Some(card), Some(giver)) = (s.public.deal.called, holder) else { return };
        s.hands[giver].remove(card);
        s.hands[hombre].insert(card);
        let deal = &mut s.public.deal;
        deal.giver = Some(giver);
        deal.sure[hombre] = if KINGS.contains(card) { CardSet::one(card) } else { KINGS.both(self.pack).with(card) };
        (deal.phase, deal.turn) = (Phase::Give, hombre);
        scribe.does(giver, law!("mediateur-exchange"), || text!("ombre-hands-over", seat = giver, card = card));
    }

    pub(super) fn give<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        let Some(giver) = s.public.deal.giver else { return };
        s.hands[seat].remove(card);
        s.hands[giver].insert(card);
        s.given = Some(card);
        let deal = &mut s.public.deal;
        deal.sure[seat].remove(card);
        scribe.does(seat, law!("mediateur-card-hidden"), || text!("ombre-gives", seat = seat, other = giver));
        scribe.whisper(giver, || text!("ombre-is-given", card = card));
        scribe.does(giver, law!("mediateur-giver-opponent"), || text!("ombre-giver-opponent", seat = giver));
        self.begin_play(s, scribe);
    }

    pub(super) fn begin_play<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let first = p.dealer.next(self.seats);
        let lacks = p.deal.tricks.lacks;
        p.deal.tricks = Tricks { lacks, ..Tricks::new(first, spadille_core::SeatSet::all(self.seats)) };
        (p.deal.phase, p.deal.turn) = (Phase::Play, first);
        if let (Some(Contract::SoloVole), Some(hombre)) = (p.deal.contract, p.deal.hombre) {
            scribe.does(hombre, law!("vole-announced"), || text!("ombre-vole-announced", seat = hombre));
        }
        scribe.does(first, law!("vorhand-leads"), || text!("ombre-leads-first", seat = first));
    }
}
