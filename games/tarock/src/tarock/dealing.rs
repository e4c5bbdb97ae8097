//! The cards: dealing, laying the scat, announcing honours, calling a king, asking for cards, the talon of Tarok-Zapp.

use super::cards::{PAGAT, SKUES, TAROCKS, bit};
use super::honours::{Honour, Item};
use super::moves::{Act, Game, Honours, Move, class};
use super::rules::{Dealt, POT, Rules};
use super::scats::{Kind, Scats};
use super::state::{Gift, Phase, Public, State};
use super::terms::Form;
use spadille_core::{Card, CardSet, LawId, Offer, PerSeat, Scribe, Seat, SeatSet, Spoken as _, law, text};

impl Rules {
    /// The cards are dealt.
    pub(super) fn deal<S: Scribe>(&self, s: &mut State, dealt: &Dealt, scribe: &mut S) {
        let hands = dealt.hands();
        s.hands = PerSeat::from_fn(|seat| hands.get(seat.index()).map(|hand| hand.0).unwrap_or_default());
        let talon = dealt.talon();
        let upper = if self.terms.form == Form::Zapp { talon.len().min(3) } else { talon.len() };
        s.talon = talon[..upper].iter().copied().collect();
        s.lower = talon[upper..].iter().copied().collect();
        let p = &mut s.public;
        p.ledger.pay(p.dealer, POT, self.terms.pot, law!("pot-stakes"), scribe);
        scribe.does(p.dealer, self.deal_law(), || text!("tarock-dealt", seat = p.dealer));
        if let Some(poor) = self.voids_deal(p, &s.hands) {
            self.throw_in(s, poor, scribe);
            return;
        }
        let p = &mut s.public;
        p.deal.blind = self.terms.blind;
        if let Some(layer) = self.dealer_hand(p.dealer, &p.deal.ring) {
            (p.deal.phase, p.deal.turn, p.deal.layer) = (Phase::Scat, layer, Some(layer));
        } else {
            (p.deal.phase, p.deal.turn) = (Phase::Auction, p.deal.ring.first());
        }
    }

    fn deal_law(&self) -> Option<LawId> {
        match self.terms.form {
            Form::Two => Some(law!("two-deal")),
            Form::HombreNew => Some(law!("lhombre-new-scat")),
            Form::Partners => Some(law!("nineteen-cards")),
            Form::Quadrille => Some(law!("black-aces-out")),
            Form::Munich => Some(law!("munich-pack")),
            Form::Zapp if self.terms.size == super::cards::Size::Small => Some(law!("forty-two-cards")),
            Form::Zapp => Some(law!("talon-of-six")),
            _ => None,
        }
    }

    /// Somebody whose hand makes the deal void.
    pub fn voids_deal(&self, p: &Public, hands: &PerSeat<CardSet, 4>) -> Option<Seat> {
        let least = match self.terms.form {
            Form::Zapp => 1,
            Form::OldThree if self.terms.few_void => 3,
            _ => return None,
        };
        p.deal.ring.iter().find(|seat| hands[*seat].both(self.pack.suits[TAROCKS]).len() < least)
    }

    fn throw_in<S: Scribe>(&self, s: &mut State, poor: Seat, scribe: &mut S) {
        let law = if self.terms.form == Form::Zapp { law!("no-tarock-void") } else { law!("few-tarocks-void") };
        scribe.does(poor, law, || text!("tarock-void-hand", seat = poor));
        scribe.deal_over(law, || spadille_core::Sheet::new(text!("tarock-void")));
        match self.terms.customs.deals_again {
            true => self.deal_again(s, scribe),
            false => self.next_deal(s, scribe),
        }
    }

    /// The cards that may be laid away one by one, of all that somebody holds.
    pub fn layable(&self, hand: CardSet) -> CardSet {
        let plain = hand.minus(self.pack.suits[TAROCKS]).minus(self.pack.kings);
        let others = hand.both(self.pack.suits[TAROCKS]).without(PAGAT).len();
        let pagat = matches!(self.terms.form, Form::Three | Form::Two)
            && hand.contains(PAGAT)
            && (others == 2 || self.terms.pagat_scat_fewer && others < 2);
        if pagat { plain.with(PAGAT) } else { plain }
    }

    /// How cards may be laid away.
    pub fn scats(&self, hand: CardSet) -> Scats {
        let (size, layable) = (self.terms.scat(), self.layable(hand));
        let tarocks = hand.both(self.pack.suits[TAROCKS]);
        let mut kinds = arrayvec::ArrayVec::<Kind, 12>::new();
        let short = size.saturating_sub(layable.len());
        if short == 0 {
            kinds.push(Kind::of(layable, size));
        } else {
            // Too few others: as many plain tarocks as must be.
            let empty = tarocks.minus(self.pack.fives);
            kinds.push(Kind { fixed: layable, ..Kind::of(empty, short) });
        }
        let three = self.terms.form == Form::OldThree && tarocks.len() == 3 && tarocks.contains(PAGAT);
        if three {
            kinds.push(Kind { fixed: tarocks, ..Kind::of(CardSet::EMPTY, 0) });
        }
        if self.terms.strict && matches!(self.terms.form, Form::Three | Form::OldThree) && short == 0 {
            let wrong = |kind: Kind| Kind { fault: true, ..kind };
            kinds.push(wrong(Kind::of(hand, size - 1)));
            kinds.push(wrong(Kind::of(hand, size + 1)));
            if self.terms.form == Form::Three {
                // A king or a matador among the rest.
                let forbidden = hand.both(self.pack.fives).minus(layable);
                for many in 1..=size {
                    let of_others = many;
                    kinds.push(wrong(Kind { others: forbidden, of_others, ..Kind::of(layable, size - many) }));
                }
            }
        }
        Scats::new(kinds)
    }

    /// The scat is laid.
    pub(super) fn lay_scat<S: Scribe>(&self, s: &mut State, seat: Seat, cards: CardSet, scribe: &mut S) {
        s.hands[seat] = s.hands[seat].minus(cards);
        s.scat = cards;
        let p = &mut s.public;
        (p.deal.layer, p.deal.laid) = (Some(seat), cards.len());
        let law = self.scat_law();
        scribe.does(seat, law, || text!("tarock-lays", seat = seat, count = cards.len()));
        scribe.whisper(seat, || text!("tarock-laid", cards = spadille_core::Arg::Cards(self.sorted(cards))));
        let tarocks = cards.both(self.pack.suits[TAROCKS]).len();
        if tarocks > 0 && self.terms.form == Form::Zapp {
            p.deal.laid_tarocks = tarocks;
            scribe.says(seat, law!("tarock-only-if-forced"), || text!("tarock-lays-tarocks", count = tarocks));
        }
        match self.terms.form {
            Form::HombreOld => (p.deal.phase, p.deal.turn) = (Phase::Auction, p.deal.ring.first()),
            Form::HombreNew if p.deal.game == Some(Game::Solo) => self.begin_play(s),
            Form::HombreNew => p.deal.phase = Phase::Ask,
            Form::Zapp => self.before_lead(s),
            _ if self.terms.has_honours() => {
                p.deal.phase = Phase::Announce;
                p.deal.unheard = p.deal.ring.len();
                p.deal.turn = p.dealer;
            }
            _ => self.begin_play(s),
        }
    }

    /// The law by which the scat is laid.
    pub fn scat_law(&self) -> LawId {
        match self.terms.form {
            Form::Three | Form::OldThree => law!("scat-of-three"),
            Form::Two => law!("two-as-three"),
            Form::HombreOld => law!("lhombre-old-scat"),
            Form::HombreNew => law!("lhombre-new-scat"),
            Form::Partners => law!("nineteen-cards"),
            Form::Quadrille => law!("eighteen-cards"),
            Form::Munich => law!("munich-scat"),
            Form::Zapp => law!("discard-three"),
        }
    }

    /// What may be announced: any of the classes one has. At strict tables also what one has not.
    pub(super) fn announcements(&self, p: &Public, seat: Seat, hand: CardSet, scat: CardSet) -> Offer<Move> {
        let held = self.classes(hand);
        let claimed = held | self.false_classes(p, seat, hand, scat);
        let subsets = (1..64u8).filter(|some| some & !claimed == 0);
        subsets.fold(Offer::new(Move::play).with(Move(Act::Silent)), |offer, some| {
            let m = Move(Act::Announce(Honours(some)));
            if some & !held == 0 { offer.with(m) } else { offer.with_aside(m) }
        })
    }

    /// Classes that somebody might announce at a strict table without having them.
    pub fn false_classes(&self, p: &Public, seat: Seat, hand: CardSet, scat: CardSet) -> u8 {
        match self.terms.form {
            _ if !self.terms.strict => 0,
            // A cavalry of which a card lies in the scat.
            Form::Three if p.deal.layer == Some(seat) => self.classes(hand.union(scat)) & class::CAVALRY,
            Form::OldThree if self.terms.honneurs => 63,
            Form::OldThree => class::TAROCKS | class::MATADORS | class::CAVALRY,
            _ => 0,
        }
    }

    /// What an announcement claims: what is held of these classes, and at a strict table the least of what is not.
    pub fn claimed(&self, seat: Seat, classes: u8, hand: CardSet, scat: CardSet) -> arrayvec::ArrayVec<Item, 16> {
        let mut items = arrayvec::ArrayVec::new();
        let mut claim = |honour, count, value| {
            let _ = items.try_push(Item { seat, honour, count, value });
        };
        let held = self.honours(hand);
        for held in held.iter().filter(|held| classes & held.honour.class() != 0) {
            claim(held.honour, held.count, held.value);
        }
        let wrong = classes & !self.classes(hand);
        if wrong != 0 && self.terms.form == Form::Three {
            let with_scat = self.honours(hand.union(scat));
            for held in with_scat.iter().filter(|held| wrong & held.honour.class() != 0) {
                claim(held.honour, held.count, held.value);
            }
        } else {
            let least = [
                (class::TAROCKS, Honour::Tarocks, 10, 10),
                (class::MATADORS, if self.terms.honneurs { Honour::Honneurs } else { Honour::Matadors }, 3, 10),
                (class::KINGS, Honour::Kings, 3, 5),
                (class::ABOVE, Honour::Above, 3, 10),
                (class::BELOW, Honour::Below, 3, 10),
                (class::CAVALRY, Honour::Whole, 4, 10),
            ];
            for (_, honour, count, value) in least.into_iter().filter(|(class, ..)| wrong & class != 0) {
                claim(honour, count, value);
            }
        }
        items
    }

    /// Somebody announces his honours, or none.
    pub(super) fn announce<S: Scribe>(&self, s: &mut State, seat: Seat, classes: u8, scribe: &mut S) {
        let (hand, scat) = (s.hands[seat], s.scat);
        let p = &mut s.public;
        let act = if classes == 0 { Act::Silent } else { Act::Announce(Honours(classes)) };
        p.deal.said[seat] = Move(act).number().map(|number| number as u8);
        let order_law = self.terms.customs.laws.announcing;
        if classes == 0 {
            scribe.says(seat, order_law, || text!("tarock-said-silent"));
        }
        for item in self.claimed(seat, classes, hand, scat) {
            let pagat = self.terms.pagat_stated && item.honour == Honour::Tarocks;
            scribe.says(seat, self.said_law(item.honour), || match pagat {
                true if hand.contains(PAGAT) => text!("tarock-says-with-pagat", count = item.count),
                true => text!("tarock-says-without-pagat", count = item.count),
                false => item.honour.said(item.count),
            });
            let _ = p.deal.announced.try_push(item);
            if pagat && !hand.contains(PAGAT) {
                p.deal.lacks[seat].insert(PAGAT);
            }
            let later = item.honour == Honour::Tarocks && self.terms.ten_if_won;
            if !later {
                self.pay_honour(p, &item, scribe);
            }
        }
        let p = &mut s.public;
        let value = p.deal.announced_by(seat);
        if value > 0 {
            scribe.tell_by(self.honours_law(), || text!("tarock-each-pays", seat = seat, points = value));
        }
        p.deal.unheard = p.deal.unheard.saturating_sub(1);
        // The dealer first, then the others from the Vorhand on.
        let order = |place: u8| {
            [p.dealer].into_iter().chain(p.deal.ring.iter().filter(|other| *other != p.dealer)).nth(place.into())
        };
        let next = order(p.deal.ring.len() - p.deal.unheard.min(p.deal.ring.len()));
        match next.filter(|_| p.deal.unheard > 0) {
            Some(next) => p.deal.turn = next,
            None if self.terms.has_auction() => (p.deal.phase, p.deal.turn) = (Phase::Auction, p.deal.ring.first()),
            None => self.begin_play(s),
        }
    }

    /// The law by which honours are paid at all.
    fn honours_law(&self) -> LawId {
        match self.terms.form {
            Form::Two => law!("two-as-three"),
            Form::Quadrille => law!("quadrille-honours-from-all"),
            Form::Partners | Form::Munich => law!("partners-honours"),
            Form::OldThree => law!("honours-from-each"),
            _ => law!("announcements-from-each"),
        }
    }

    /// The law by which an honour is said: none may name cards.
    fn said_law(&self, honour: Honour) -> LawId {
        match (self.terms.form, honour) {
            (Form::Three | Form::Two, Honour::Tarocks) if self.terms.pagat_stated => law!("announce-pagat-stated"),
            (Form::Three | Form::Two, Honour::Tarocks) => law!("skues-is-tarock"),
            (Form::Three | Form::Two, Honour::Kings) => law!("items-add-up"),
            (Form::Three | Form::Two, _) => law!("announce-without-names"),
            (Form::Quadrille, _) => law!("quadrille-honours"),
            (_, Honour::Tarocks) if self.terms.ten_if_won => law!("ten-tarocks-if-won"),
            (_, Honour::Tarocks) => law!("skues-is-tarock"),
            (_, Honour::Above | Honour::Below) if self.terms.fills_or_follows => law!("skues-counts-after-last"),
            (_, Honour::Above | Honour::Below) => law!("skues-fills-gap"),
            (_, Honour::Honneurs | Honour::Kings) => law!("new-way"),
            _ => law!("honours-before-lead"),
        }
    }

    /// A king is called.
    pub(super) fn call_king<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        s.public.deal.called = Some(card);
        scribe.says(seat, law!("frage-calls-king"), || text!("tarock-calls", card = card));
        self.begin_play(s);
    }

    /// How many cards the player may ask for, and how many he must.
    pub fn asks_of(&self, game: Game) -> (u8, u8) {
        match game {
            Game::ATres => (0, 3),
            Game::ADuo => (0, 2),
            Game::AdUno => (0, 1),
            Game::Mediateur => (1, 2),
            _ => (0, 0),
        }
    }

    /// Whether a card may be asked for.
    pub fn may_ask(&self, game: Game, hand: CardSet, card: Card) -> bool {
        let any = match self.terms.form {
            Form::HombreOld => self.pack.counting.contains(card),
            Form::Quadrille => card != SKUES,
            _ => true,
        };
        let called = game != Game::Frage || self.pack.kings.contains(card);
        any && called && game != Game::Solo && !hand.contains(card) && self.pack.cards.contains(card)
    }

    /// What the player may ask for.
    pub(super) fn asks(&self, p: &Public, seat: Seat, hand: CardSet, scat: CardSet) -> Offer<Move> {
        let deal = &p.deal;
        let game = deal.game.unwrap_or(Game::Solo);
        let own = if deal.layer == Some(seat) { scat } else { CardSet::EMPTY };
        let unknown = self.pack.cards.minus(hand).minus(own).minus(deal.in_scat);
        let cards = unknown.iter().filter(|card| self.may_ask(game, hand, *card)).collect();
        let cards = deal.gifts.iter().fold(cards, |cards: CardSet, gift| cards.without(gift.card));
        let offer = Offer::cards(cards, Move::ask);
        let (least, _) = self.asks_of(game);
        // Where everything he might ask for is his or lies in the scat, he has done.
        if deal.gifts.len() >= usize::from(least) || cards.is_empty() { offer.with(Move(Act::Enough)) } else { offer }
    }

    /// The law by which a card is asked for.
    pub(super) fn asking_law(&self, card: Card) -> LawId {
        match self.terms.form {
            Form::Quadrille if card == SKUES => law!("mediateur-not-skues"),
            Form::Quadrille => law!("mediateur-one-or-two"),
            Form::HombreNew => law!("lhombre-new-any-card"),
            _ => law!("lhombre-exchange"),
        }
    }

    /// The player asks for a card: its holder gives it, or it lies in the scat.
    pub(super) fn ask<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        scribe.says(seat, self.asking_law(card), || text!("tarock-asks", card = card));
        let p = &mut s.public;
        let Some(from) = p.deal.ring.iter().find(|other| s.hands[*other].contains(card)) else {
            let law = match self.terms.form {
                Form::Quadrille => law!("mediateur-card-in-scat"),
                _ => law!("lhombre-card-in-scat"),
            };
            scribe.tell_by(law, || text!("tarock-lies-in-scat", card = card));
            p.deal.in_scat.insert(card);
            return;
        };
        s.hands[from].remove(card);
        s.hands[seat].insert(card);
        let _ = p.deal.gifts.try_push(Gift { card, from });
        (p.deal.phase, p.deal.giving) = (Phase::Give, Some(from));
        scribe.does(from, self.asking_law(card), || text!("tarock-gives-up", seat = from, card = card));
    }

    /// The player gives a card for the one he has received.
    pub(super) fn give<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        let p = &mut s.public;
        let Some(to) = p.deal.giving.take() else { return };
        s.hands[seat].remove(card);
        s.hands[to].insert(card);
        let _ = s.given.try_push(card);
        scribe.does(seat, None, || text!("tarock-gives-back", seat = seat, other = to));
        let heard = spadille_core::Audience::Only(SeatSet::one(seat).with(to));
        scribe.write(|| spadille_core::Event {
            by: None,
            to: heard,
            law: None,
            what: spadille_core::What::Told(text!("tarock-gave", seat = seat, card = card)),
        });
        let (_, most) = self.asks_of(p.deal.game.unwrap_or(Game::Solo));
        if p.deal.gifts.len() >= usize::from(most) {
            self.begin_play(s);
        } else {
            p.deal.phase = Phase::Ask;
        }
    }

    /// The player of the newer Tarok-l'Hombre takes the three cards that were set aside.
    pub(super) fn take_talon<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let Some(player) = p.deal.player else { return };
        let talon = s.talon;
        s.hands[player] = s.hands[player].union(talon);
        s.talon = CardSet::EMPTY;
        p.deal.phase = Phase::Scat;
        scribe.does(player, law!("lhombre-new-scat"), || text!("tarock-takes-talon", seat = player));
        scribe.whisper(player, || text!("tarock-took", cards = talon));
    }

    /// A card in a case may be a second copy: equal cards are told apart by their order.
    pub fn told_apart(cards: &[Card]) -> CardSet {
        cards.iter().fold(CardSet::EMPTY, |all, card| {
            if all.contains(*card) { all.with(bit(card.again())) } else { all.with(*card) }
        })
    }
}
