//! What the book tells players to do, as functions of a view; and a sensible player's choice where it is silent.

use super::hand::{self, Class, height};
use super::moves::Move;
use super::play::playable;
use super::rules::{Piquet, turn};
use super::state::Phase;
use super::tally::beats;
use super::view::View;
use spadille_core::game::Reason;
use spadille_core::{Advice, Card, CardSet, Seat, Suit, text};

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
        let most = Suit::ALL.into_iter().map(|s| hand.of_suit(s).len()).max().unwrap_or(0);
        let mut longest = Suit::ALL.into_iter().map(|s| hand.of_suit(s)).filter(|c| c.len() == most);
        let first = longest.next().unwrap_or_default();
        Keep {
            longest_suit: if longest.next().is_none() { first } else { CardSet::EMPTY },
            sequences: hand::proof(hand, Class::Sequences),
            sets: hand::kinds(hand).iter().fold(CardSet::EMPTY, |all, k| all.union(hand.of_rank(k.rank()))),
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
    let free = keep.free(hand);
    let mut order: Vec<Card> = hand.iter().collect();
    order.sort_by_key(|c| {
        let protections = [keep.longest_suit, keep.sequences, keep.sets].iter().filter(|k| k.contains(*c)).count();
        // A king or ace in hand may win tricks and make a set: let it go late.
        (!free.contains(*c), protections, height(c.rank()) >= 6, hand.of_suit(c.suit()).len(), height(c.rank()))
    });
    order.into_iter().take(count as usize).collect()
}

/// How many of the allowed cards the book would exchange: as many as no maxim forbids.
fn discard_count(hand: CardSet, least: u8, most: u8) -> u8 {
    Keep::of(hand).free(hand).len().clamp(least, most)
}

/// A sensible card: lead the strongest suit from the top; take as cheaply as possible; otherwise give up the least.
fn card(hand: CardSet, led: Option<Card>, legal: CardSet, gone: CardSet) -> Card {
    let value = |c: &Card| height(c.rank());
    let fallback = legal.first().unwrap_or(spadille_core::card!(Seven of Spades));
    let Some(led) = led else {
        // A card is master when every higher one of its suit is held or gone.
        let is_master = |c: &Card| {
            let higher = hand::PACK.of_suit(c.suit()).iter().filter(|o| value(o) > value(c));
            higher.into_iter().all(|o| hand.contains(o) || gone.contains(o))
        };
        let masters = legal.iter().filter(is_master).max_by_key(|c| (hand.of_suit(c.suit()).len(), value(c)));
        let longest = || legal.iter().max_by_key(|c| (hand.of_suit(c.suit()).len(), 7 - value(c)));
        return masters.or_else(longest).unwrap_or(fallback);
    };
    let cheapest_taker = legal.iter().filter(|c| beats(*c, led)).min_by_key(value);
    let least = || legal.iter().min_by_key(|c| (value(c) >= 6, hand.of_suit(c.suit()).len() > 4, value(c)));
    cheapest_taker.or_else(least).unwrap_or(fallback)
}

impl Piquet {
    /// What the book advises the viewer to do now.
    pub(super) fn book_advice(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let p = &v.public;
        if !turn(p).may_act(seat) {
            return None;
        }
        let hand = v.hands[seat.index()]?;
        let (elder, options) = (p.elder(), &self.options);
        let exchange = |least: u8, most: u8| {
            let count = discard_count(hand, least, most);
            let choice = Move::Discard(discard(hand, count));
            let keep = Keep::of(hand);
            let reason = |maxim, cards: CardSet| {
                (!cards.is_empty())
                    .then(|| Reason { text: text!("piquet-why-keep", cards = cards), maxim: Some(maxim) })
            };
            let reasons = [reason("a2", keep.longest_suit), reason("a3", keep.sequences), reason("a4", keep.sets)];
            Advice { choice, reasons: reasons.into_iter().flatten().collect() }
        };
        Some(match p.phase {
            Phase::Cut | Phase::Deal | Phase::Over => return None,
            Phase::Packets => Advice::plain(Move::Packet(3), text!("piquet-why-packet")),
            Phase::ElderExchange => {
                let range = options.elder_exchange();
                let exchange = exchange(*range.start(), *range.end());
                match exchange.choice {
                    Move::Discard(cards)
                        if options.carte_blanche == super::options::OnOff::On && hand::is_blank(hand) =>
                    {
                        Advice::plain(Move::Blank(cards.len()), text!("piquet-why-blank"))
                    }
                    _ => exchange,
                }
            }
            Phase::YoungerLaysFirst => {
                let range = options.younger_exchange(p.announced.unwrap_or(5));
                exchange(*range.start(), *range.end())
            }
            Phase::BlankExchange => exchange(p.announced?, p.announced?),
            Phase::YoungerExchange => {
                let may_show = options.carte_blanche == super::options::OnOff::On && hand::is_blank(hand);
                if may_show && !p.blank[seat.index()] {
                    return Some(Advice::plain(Move::ShowBlank, text!("piquet-why-blank")));
                }
                let range = options.younger_exchange(p.taken[elder.index()]);
                exchange(*range.start(), *range.end())
            }
            Phase::ElderLook => Advice::plain(Move::Look, text!("piquet-why-look")),
            // To look lets elder look too; what is left is little.
            Phase::YoungerLook | Phase::ElderLooksAfter => Advice::plain(Move::Pass, text!("piquet-why-not-look")),
            Phase::Call(class) => self.advise_call(hand, class, None),
            Phase::Answer(class) => {
                let theirs = p.spoken.called[class as usize][elder.index()];
                self.advise_call(hand, class, theirs.claimed.then_some(theirs.worth))
            }
            Phase::Demand => {
                let theirs = v.hands[elder.index()]?;
                let best = theirs.iter().min_by_key(|c| {
                    let beaten = hand.iter().any(|own| beats(own, *c));
                    (!beaten, height(c.rank()))
                })?;
                Advice::plain(Move::Demand(best), text!("piquet-why-demand"))
            }
            Phase::Play => {
                let duty = self.duty_before_playing(v, seat);
                // Whoever is not asked speaks only if he has something to say.
                if duty.is_some() || !turn(p).awaited().contains(seat) {
                    return duty;
                }
                let gone = p.played(Seat(0)).union(p.played(Seat(1))).union(v.laid[seat.index()].unwrap_or_default());
                let choice = card(hand, p.led, playable(p, hand), gone);
                let why = if p.led.is_none() { text!("piquet-why-lead") } else { text!("piquet-why-reply") };
                Advice::plain(Move::Play(choice), why)
            }
            // The Partie is lost otherwise, and to ask costs nothing.
            Phase::Proof => {
                Advice::by(Move::Doubt(p.unasked_set(seat)?.rank()), "a7", text!("piquet-why-ask-at-the-end"))
            }
            Phase::Reckoning => Advice::by(Move::Pic, "a6", text!("piquet-why-pic")),
        })
    }

    fn advise_call(&self, hand: CardSet, class: Class, theirs: Option<u16>) -> Advice<Move> {
        let own = hand::worth(hand, class);
        let silence = if theirs.is_some() { Move::Good } else { Move::Pass };
        let beats = |limit: u16| if class == Class::Sets { own > limit } else { own >= limit };
        let choice = match hand::kinds(hand).first() {
            _ if own == 0 || !theirs.is_none_or(beats) => silence,
            Some(kind) if class == Class::Sets => Move::DeclareSet(kind.rank(), kind.count),
            _ => Move::Declare(class),
        };
        Advice::by(choice, "a6", text!("piquet-why-call"))
    }

    /// Ask about a set, and at a strict table show, mend and claim before a card is played (maxims 6, 7 and 8).
    fn duty_before_playing(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        if !self.options.is_manual() {
            return self.question_about_a_set(v, seat);
        }
        let p = &v.public;
        let hand = v.hands[seat.index()]?;
        let mut declared = p.declared;
        if p.tricks.is_empty() {
            let full = hand.union(p.played(seat));
            for class in Class::ALL {
                let theirs = p.spoken.called[class as usize][1 - seat.index()].worth;
                if seat == p.dealer && p.spoken.good[class as usize] && hand::worth(full, class) >= theirs.max(1) {
                    return Some(Advice::by(Move::Retract(class), "a7", text!("piquet-why-retract")));
                }
                let called = p.spoken.called[class as usize][seat.index()];
                let silent = p.led.is_none() && p.spoken.called[class as usize].iter().all(|c| !c.claimed);
                if silent && hand::worth(full, class) > 0 {
                    return Some(Advice::by(Move::Recall(class), "a6", text!("piquet-why-recall")));
                }
                let counts = called.claimed && declared.class(class)[seat.index()] > 0;
                if class != Class::Sets && counts && !called.shown {
                    return Some(Advice::by(Move::Show(class), "a6", text!("piquet-why-show")));
                }
            }
        }
        if let Some(question) = self.question_about_a_set(v, seat) {
            return Some(question);
        }
        let says_pic = seat == p.elder() && p.tally.pic_is_unsaid();
        says_pic.then(|| Advice::by(Move::Pic, "a6", text!("piquet-why-pic")))
    }

    /// A set the other called: which card of three is missing tells his discard (maxim 8), and a set of which one has
    /// seen too many cards oneself is false (maxim 7).
    fn question_about_a_set(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        let p = &v.public;
        let called = self.set_to_ask_about(p, seat)?;
        let own = v.hands[seat.index()]?.union(p.played(seat)).union(v.laid[seat.index()].unwrap_or_default());
        let ask = Move::Doubt(called.rank());
        if own.of_rank(called.rank()).len() + called.count > 4 {
            return Some(Advice::by(ask, "a7", text!("piquet-why-doubt")));
        }
        // Where the table speaks a set is true: whoever holds the fourth card, or has seen the three, learns nothing.
        let theirs = p.shown[1 - seat.index()].union(p.played(seat.next(2))).of_rank(called.rank());
        let known = !self.options.is_manual() && (!own.of_rank(called.rank()).is_empty() || theirs.len() == 3);
        (called.count == 3 && !known).then(|| Advice::by(ask, "a8", text!("piquet-why-ask")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::piquet::state::State;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng as _;
    use spadille_core::contract::step;
    use spadille_core::{Game as _, Hidden as _, Options as _, Viewer};

    /// Two book players deal in turn; elder, who leads, counts more.
    #[test]
    fn piquet_advice_elder_better() {
        let options = super::super::PiquetOptions::preset("1860").unwrap_or_default();
        let game = Piquet::new(options).unwrap_or_else(|e| panic!("{e}"));
        let mut rng = ChaCha8Rng::seed_from_u64(1860);
        let mut counted = [0i64; 2];
        for _ in 0..60 {
            let mut s = game.open();
            let mut before = (s.public.deals_done, s.public.score, s.public.elder());
            let by_the_book = |s: &State, seat: Seat, _: &mut ChaCha8Rng| {
                let advice = game.book_advice(&game.view(s, Viewer::Seat(seat)), seat);
                Some(advice.unwrap_or_else(|| panic!("no advice in {:?}", s.public.phase)).choice)
            };
            while step(&game, &mut s, &mut rng, by_the_book) {
                if s.public.deals_done > before.0 {
                    let (elder, younger) = (before.2.index(), 1 - before.2.index());
                    let gained = |i: usize| i64::from(s.public.score[i]) - i64::from(before.1[i]);
                    counted[0] += gained(elder);
                    counted[1] += gained(younger);
                }
                before = (s.public.deals_done, s.public.score, s.public.elder());
            }
        }
        assert!(counted[0] > counted[1], "elder {} younger {}", counted[0], counted[1]);
    }
}
