//! What the book tells players to do, as functions of a view; and a sensible player's choice where it is silent.

use super::hand::{self, Class, Figure, ORDER, PACK, height};
use super::moves::{Move, SetOf};
use super::play::playable;
use super::rules::{Piquet, turn};
use super::state::Phase;
use super::view::View;
use spadille_core::game::Reason;
use spadille_core::{Advice, Card, CardSet, Number, Seat, Suit, card, text};
use spadille_tricks::Sight;
use std::ops::RangeInclusive;

/// The cards each maxim of the book protects from being laid away.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Keep {
    /// The suit with most cards (maxim 2); empty when two suits are equally long.
    pub longest_suit: CardSet,
    /// Cards of sequences (maxim 3).
    pub sequences: CardSet,
    /// Threes and fours (maxim 4).
    pub sets: CardSet,
}

impl Keep {
    /// What the maxims protect in a hand.
    pub fn of(hand: CardSet) -> Keep {
        let suits = Suit::ALL.map(|suit| hand.of_suit(suit));
        let most = suits.iter().map(|suit| suit.len()).max().unwrap_or(0);
        let mut longest = suits.into_iter().filter(|suit| suit.len() == most);
        Keep {
            longest_suit: longest.next().filter(|_| longest.next().is_none()).unwrap_or_default(),
            sequences: hand::cards(hand, Class::Sequences),
            sets: hand::cards(hand, Class::Sets),
        }
    }

    /// The cards no maxim protects.
    pub fn free(&self, hand: CardSet) -> CardSet {
        hand.minus(self.longest_suit).minus(self.sequences).minus(self.sets)
    }
}

/// The `count` cards the book would lay away: unprotected ones first, of these the lowest of the shortest suits.
pub fn discard(hand: CardSet, count: u8) -> CardSet {
    let keep = Keep::of(hand);
    let mut order: Vec<Card> = hand.iter().collect();
    order.sort_by_key(|c| {
        let protections = [keep.longest_suit, keep.sequences, keep.sets].iter().filter(|k| k.contains(*c)).count();
        // A king or ace in hand may win tricks and make a set: let it go late.
        (protections, height(c.rank()) >= 6, hand.of_suit(c.suit()).len(), height(c.rank()))
    });
    order.into_iter().take(count as usize).collect()
}

/// A sensible card: lead the strongest suit from the top; take as cheaply as possible; otherwise give up the least.
fn card(sight: &Sight<'_, 2>, legal: CardSet) -> Card {
    let value = |c: &Card| height(c.rank());
    let length = |c: &Card| sight.same_suit(*c).len();
    let choice = if sight.tricks.now.is_empty() {
        let masters = legal.iter().filter(|c| sight.is_master(*c)).max_by_key(|c| (length(c), value(c)));
        masters.or_else(|| legal.iter().max_by_key(|c| (length(c), 7 - value(c))))
    } else {
        let least = || legal.iter().min_by_key(|c| (value(c) >= 6, length(c) > 4, value(c)));
        sight.cheapest_taker(legal).or_else(least)
    };
    choice.unwrap_or(card!(Seven of Spades))
}

impl Piquet {
    /// What the book advises the viewer to do now.
    pub(super) fn book_advice(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let (p, deal) = (&v.public, &v.public.deal);
        if !turn(p).may_act(seat) {
            return None;
        }
        let hand = v.hands[seat]?;
        if let Some(number) = self.may_lay_away(p) {
            return Some(self.advise_exchange(v, seat, hand, &number));
        }
        Some(match p.phase {
            Phase::Packets => Advice::plain(Move::Packet(Number(3)), text!("piquet-why-packet")),
            Phase::ElderLook => Advice::plain(Move::Look, text!("piquet-why-look")),
            // To look lets elder look too; what is left is little.
            Phase::YoungerLook | Phase::ElderLooksAfter => Advice::plain(Move::Pass, text!("piquet-why-not-look")),
            Phase::Call(class) => self.advise_call(hand, class, None),
            Phase::Answer(class) => self.advise_call(hand, class, deal.spoken.called[class][p.elder()].figure),
            Phase::Demand => {
                let beaten = |theirs: &Card| !hand.both(ORDER.above(*theirs)).is_empty();
                let best = v.hands[p.elder()]?.iter().min_by_key(|c| (!beaten(c), height(c.rank())))?;
                Advice::plain(Move::Demand(best), text!("piquet-why-demand"))
            }
            Phase::Play => {
                let duty = self.duty_before_playing(v, seat);
                // Whoever is not asked speaks only if he has something to say.
                if duty.is_some() || !turn(p).awaited().contains(seat) {
                    return duty;
                }
                let pack = PACK.minus(v.laid[seat].unwrap_or_default());
                let choice = card(&Sight::new(&ORDER, &deal.tricks, seat, hand, pack), playable(deal, hand));
                let why = if deal.led().is_none() { text!("piquet-why-lead") } else { text!("piquet-why-reply") };
                Advice::plain(Move::Play(choice), why)
            }
            // The Partie is lost otherwise, and to ask costs nothing.
            Phase::Proof => {
                let ask = Move::Doubt(SetOf(deal.unasked_set(seat)?.rank()));
                Advice::by(ask, "a7", text!("piquet-why-ask-at-the-end"))
            }
            Phase::Reckoning => Advice::by(Move::Pic, "a6", text!("piquet-why-pic")),
            _ => return None,
        })
    }

    /// As many cards are laid away as no maxim forbids; a carte blanche comes first.
    fn advise_exchange(&self, v: &View, seat: Seat, hand: CardSet, number: &RangeInclusive<u8>) -> Advice<Move> {
        let keep = Keep::of(hand);
        let count = keep.free(hand).len().clamp(*number.start(), *number.end());
        if self.may_show_blank(&v.public, seat, hand) {
            let shown = if seat == v.public.dealer { Move::ShowBlank } else { Move::Blank(Number(count)) };
            return Advice::plain(shown, text!("piquet-why-blank"));
        }
        let kept = [("a2", keep.longest_suit), ("a3", keep.sequences), ("a4", keep.sets)];
        let kept = kept.into_iter().filter(|(_, cards)| !cards.is_empty());
        let reason = |(maxim, cards)| Reason { text: text!("piquet-why-keep", cards = cards), maxim: Some(maxim) };
        Advice { choice: Move::Discard(discard(hand, count)), reasons: kept.map(reason).collect() }
    }

    fn advise_call(&self, hand: CardSet, class: Class, theirs: Option<Figure>) -> Advice<Move> {
        let silence = if theirs.is_some() { Move::Good } else { Move::Pass };
        let choice = match hand::best(hand, class) {
            Some(set) if class == Class::Sets && Some(set) > theirs => Move::DeclareSet(set),
            Some(own) if class != Class::Sets && Some(own) >= theirs => Move::Declare(class),
            _ => silence,
        };
        Advice::by(choice, "a6", text!("piquet-why-call"))
    }

    /// Ask about a set, and at a strict table show, mend and claim before a card is played (maxims 6, 7 and 8).
    fn duty_before_playing(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let (p, deal) = (&v.public, &v.public.deal);
        if self.options.is_manual() && deal.tricks.count == 0 {
            let full = v.hands[seat]?.union(deal.tricks.played[seat]);
            for class in Class::ALL {
                if seat == p.dealer && deal.may_retract(full, class) {
                    return Some(Advice::by(Move::Retract(class), "a7", text!("piquet-why-retract")));
                }
                let silent = deal.is_unled() && deal.spoken.called[class].values().all(|c| c.figure.is_none());
                if silent && hand::best(full, class).is_some() {
                    return Some(Advice::by(Move::Recall(class), "a6", text!("piquet-why-recall")));
                }
                if deal.has_to_show(seat, class) {
                    return Some(Advice::by(Move::Show(class), "a6", text!("piquet-why-show")));
                }
            }
        }
        let says_pic = seat == p.elder() && deal.tally.pic_is_unsaid();
        let pic = || says_pic.then(|| Advice::by(Move::Pic, "a6", text!("piquet-why-pic")));
        self.question_about_a_set(v, seat).or_else(pic)
    }

    /// A set the other called: which card of three is missing tells his discard (maxim 8), and a set of which one has
    /// seen too many cards oneself is false (maxim 7).
    fn question_about_a_set(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let (deal, other) = (&v.public.deal, seat.next(2));
        let called = self.set_to_ask_about(&v.public, seat)?;
        let own = v.hands[seat]?.union(deal.tricks.played[seat]).union(v.laid[seat].unwrap_or_default());
        let own = own.of_rank(called.rank());
        let ask = Move::Doubt(SetOf(called.rank()));
        if own.len() + called.size > 4 {
            return Some(Advice::by(ask, "a7", text!("piquet-why-doubt")));
        }
        // Where the table speaks a set is true: whoever holds the fourth card, or has seen the three, learns nothing.
        let theirs = deal.shown[other].union(deal.tricks.played[other]).of_rank(called.rank());
        let known = !self.options.is_manual() && (!own.is_empty() || theirs.len() == 3);
        (called.size == 3 && !known).then(|| Advice::by(ask, "a8", text!("piquet-why-ask")))
    }
}

#[cfg(test)]
mod tests {
    use super::super::PiquetOptions;
    use super::super::state::{Public, State};
    use super::*;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng as _;
    use spadille_core::contract::step;
    use spadille_core::{Game as _, Hidden as _, Options as _, Viewer};

    /// Two book players deal in turn; elder, who leads, counts more.
    #[test]
    fn piquet_advice_elder_better() {
        let game = Piquet::new(PiquetOptions::preset("1860").unwrap()).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(1860);
        let mut counted = [0i64; 2];
        for _ in 0..60 {
            let mut s = game.open();
            let mut before = s.public.clone();
            let by_the_book = |s: &State, seat: Seat, _: &mut ChaCha8Rng| {
                let advice = game.book_advice(&game.view(s, Viewer::Seat(seat)), seat);
                Some(advice.unwrap_or_else(|| panic!("no advice in {:?}", s.public.phase)).choice)
            };
            while step(&game, &mut s, &mut rng, by_the_book) {
                if s.public.deals_done > before.deals_done {
                    let totals = |of: &Public, seat| i64::from(of.standing.totals[seat]);
                    for (seat, sum) in [before.elder(), before.dealer].into_iter().zip(&mut counted) {
                        *sum += totals(&s.public, seat) - totals(&before, seat);
                    }
                }
                before = s.public.clone();
            }
        }
        assert!(counted[0] > counted[1], "elder {} younger {}", counted[0], counted[1]);
    }
}
