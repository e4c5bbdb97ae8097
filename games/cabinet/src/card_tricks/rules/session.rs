//! The course of a session: a trick is asked for, the pack is arranged for it, it is performed, applauded, and the next one comes.

use super::{CardTricks, of_rank};
use crate::card_tricks::book::{Kind, message, page, title};
use crate::card_tricks::methods::Pile;
use crate::card_tricks::moves::{Move, PACK, TRICKS};
use crate::card_tricks::performances::kinds::wanted;
use crate::card_tricks::settle::applaud;
use crate::card_tricks::show::{CONJUROR, Done, Show};
use crate::card_tricks::state::{Cards, Performance, Public, Secrets, Shown, State};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use spadille_core::{CardSet, Scribe, Seat, Sheet, Text, card, law, text};

impl CardTricks {
    pub(super) fn begin<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let number = match m {
            Move::Perform(number) => number,
            Move::On => s.public.shown.last().map_or(1, |shown| shown.number % TRICKS + 1),
            _ => {
                s.public.stopped = true;
                scribe.says(seat, law!("session-length"), || text!("tricks-stops", seat = seat));
                self.end_session(&s.public, scribe);
                return;
            }
        };
        s.public.performance = Some(Performance::new(number));
        s.secrets = Secrets::default();
        self.open_trick(number, scribe);
        self.go_on(s, scribe);
    }

    fn open_trick<S: Scribe>(&self, number: u8, scribe: &mut S) {
        let trick = || title(number);
        scribe.does(CONJUROR, law!("six-and-twenty"), || {
            text!("tricks-begins", seat = CONJUROR, number = number, trick = trick())
        });
        scribe.says(CONJUROR, None, || message(number, "patter"));
        if let Some(need) = need(number) {
            scribe.tell(|| text!("tricks-note-told", need = need));
        }
    }

    /// Some tricks lay the pack in an order of their own, which follows from what was asked.
    pub(super) fn arrange(&self, s: &mut State) {
        let Some(performance) = &mut s.public.performance else { return };
        let pack = &mut s.secrets.pack;
        match (performance.number, performance.log.as_slice()) {
            (7 | 9, [Move::Rank(rank)]) => {
                sort_first(pack, of_rank(*rank));
                // Which of the four are shown does not depend on where they lay.
                pack.iter_mut().zip(of_rank(*rank)).for_each(|(slot, card)| *slot = card);
            }
            (14, [Move::Suit(suit), way @ (Move::Down | Move::Up)]) => {
                *pack = (0..13).map(|n| wanted(n, *suit, *way == Move::Down)).collect();
            }
            // An order of one's own is whole when but one card is left.
            (14, [Move::Suit(suit), Move::Own, own @ ..]) if own.len() == 12 => {
                let card = |m: &Move| if let Move::Stack(card) = m { Some(*card) } else { None };
                let named = own.iter().filter_map(card);
                let last = PACK.of_suit(*suit).minus(named.clone().collect());
                *pack = named.chain(last).collect();
            }
            (23, []) => sort_first(pack, PACK.without(card!(Queen of Hearts))),
            (8, [Move::Number(count), kind]) if performance.piles.is_empty() => {
                performance.piles = lifted(pack, *count, *kind == Move::Court);
            }
            _ => {}
        }
    }

    /// Goes on to the next question, telling what happens on the way, or to the end of the trick.
    pub(super) fn go_on<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let Some(performance) = &s.public.performance else { return };
        let known = s.secrets.known();
        let mut show = Show::new(&self.options, performance, &known, scribe);
        if let Ok(done) = show.perform(performance.number) {
            self.end_trick(s, done, scribe);
        }
    }

    fn end_trick<S: Scribe>(&self, s: &mut State, done: Done, scribe: &mut S) {
        let p = &mut s.public;
        let Some(performance) = &mut p.performance else { return };
        performance.over = true;
        let number = performance.number;
        p.shown.push(Shown { number, found: done.found });
        if let Some(found) = done.found.filter(|_| done.certain) {
            applaud(&self.options, found, &mut p.ledger, scribe);
        }
        scribe.deal_over(law!("found-or-failed"), || {
            let fate = match done.found {
                Some(true) => text!("tricks-found"),
                Some(false) => text!("tricks-failed"),
                None => text!("tricks-shown-to-the-end"),
            };
            Sheet::new(text!("tricks-result", number = number, trick = title(number), fate = fate))
        });
        if self.is_over(p) {
            self.end_session(p, scribe);
        }
    }

    fn end_session<S: Scribe>(&self, p: &Public, scribe: &mut S) {
        let found = p.shown.iter().filter(|shown| shown.found != Some(false)).count();
        let of = p.shown.len();
        scribe.match_over(law!("session-length"), || text!("tricks-session-over", found = found, of = of));
    }
}

/// What a trick needs that a program has not.
pub(in crate::card_tricks) fn need(number: u8) -> Option<Text> {
    let page = page(number).filter(|page| page.kind == Kind::Told)?;
    Some(match page.class.as_str() {
        "sleight" => text!("tricks-need-sleight"),
        "apparatus" => text!("tricks-need-apparatus"),
        "confederate" => text!("tricks-need-confederate"),
        _ => text!("tricks-need-set-up"),
    })
}

/// Brings some cards to the first slots, each part in its order.
pub(super) fn sort_first(pack: &mut Cards, first: CardSet) {
    let sorted =
        pack.iter().filter(|card| first.contains(**card)).chain(pack.iter().filter(|card| !first.contains(**card)));
    *pack = sorted.copied().collect();
}

/// The piles lifted off a trimmed pack: each ends with a card of the kind.
fn lifted(pack: &Cards, count: u8, court: bool) -> ArrayVec<u8, 10> {
    let places = pack.iter().enumerate().filter(|(_, card)| card.rank().is_court() == court);
    let places: Pile = places.map(|(place, _)| place as u8).collect();
    let mut before = 0;
    let size = |n: usize| {
        let end = places.get(nth_lifted(n, count, places.len())).copied().unwrap_or(0) + 1;
        let size = end - before;
        before = end;
        size
    };
    (0..usize::from(count)).map(size).collect()
}

/// Which card of the kind ends the pile of a number, of `all` of the kind.
pub(in crate::card_tricks) fn nth_lifted(pile: usize, count: u8, all: usize) -> usize {
    (pile + 1) * all / (usize::from(count) + 1)
}

/// Piles of any size; in trick 17 the last is a largest one.
pub(super) fn drawn_piles<R: Rng>(count: u8, trick: u8, rng: &mut R) -> ArrayVec<u8, 10> {
    // Where the pack is parted: places drawn one after the other from those that are left.
    let mut places: Pile = (1..52).collect();
    let mut ends: ArrayVec<u8, 11> = ArrayVec::new();
    for _ in 1..count.clamp(1, 10) {
        ends.push(places.swap_remove(rng.random_range(0..places.len())));
    }
    ends.push(52);
    ends.sort_unstable();
    let mut before = 0;
    let mut sizes: ArrayVec<u8, 10> = ends
        .iter()
        .map(|end| {
            let size = end - before;
            before = *end;
            size
        })
        .collect();
    if trick == 17
        && let Some(largest) = (0..sizes.len()).max_by_key(|pile| sizes[*pile])
    {
        let last = sizes.len() - 1;
        sizes.swap(largest, last);
    }
    sizes
}
