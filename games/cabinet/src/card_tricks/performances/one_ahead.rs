//! Tricks in which the card that is named was seen a step before: 1 and 13.

use crate::card_tricks::methods::{one_ahead, tops};
use crate::card_tricks::moves::{Move, PACK};
use crate::card_tricks::show::{Course, Eyes, Show, named, slots};
use spadille_core::scene::Spread;
use spadille_core::{CardSet, Scribe, law, text};

/// How many cards look towards the conjuror.
const HALF: u8 = 26;

impl<S: Scribe> Show<'_, S> {
    /// 1: cards held to the forehead.
    pub(super) fn forehead(&mut self) -> Course {
        self.pack()?;
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &slots(0, 52), Spread::Stack, Eyes::Nobody)]);
        self.step(1, law!("full-pack"), |t| t);
        self.glimpses(0, false);
        let first = self.card(0);
        self.step(2, law!("forehead-two-faces"), |t| t.with("card", named(first)));
        for i in 0..HALF {
            let card = self.card(i);
            self.step(3, law!("forehead-one-ahead"), |t| t.with("card", named(card)));
            self.shows(Eyes::Company, [i]);
            self.lay(|t| {
                let off = t.pile(text!("tricks-drawn-off"), &slots(0, i), Spread::Row, Eyes::All);
                let held = t.pile(text!("tricks-at-the-forehead"), &[i], Spread::Row, Eyes::Company);
                vec![held, t.pile(text!("tricks-pack"), &slots(i + 1, 52), Spread::Stack, Eyes::Nobody), off]
            });
            let known = card.map(CardSet::one);
            let said = self.conjure(1, PACK, known, "one-ahead", || text!("tricks-why-seen"))?;
            self.step(4, law!("forehead-one-ahead"), |t| t.with("card", said));
            self.shows(Eyes::All, [i]);
            self.lay(|t| {
                let off = t.pile(text!("tricks-drawn-off"), &slots(0, i + 1), Spread::Row, Eyes::All);
                vec![t.pile(text!("tricks-pack"), &slots(i + 1, 52), Spread::Stack, Eyes::Nobody), off]
            });
            if known.is_some_and(|known| known != said) {
                return Ok(self.close(false, known, true));
            }
            if i + 1 == HALF {
                self.tell(law!("forehead-half-pack"), || text!("tricks-half-pack"));
                break;
            }
            self.glimpses(i + 1, false);
            self.step(5, None, |t| t);
            if !self.goes_on()? {
                break;
            }
        }
        Ok(self.close(true, None, true))
    }

    /// 13: the tops of several piles.
    pub(super) fn tops(&mut self) -> Course {
        self.pack()?;
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &slots(0, 52), Spread::Stack, Eyes::Nobody)]);
        self.glimpses(0, false);
        let top = self.card(0);
        self.step(1, law!("tops-noted"), |t| t.with("card", named(top)));
        self.step(2, None, |t| t);
        let count = self.number(Move::Number, 2..=10)?;
        let sizes = self.piles(count)?;
        self.step(3, law!("tops-noted"), |t| t);
        let tops = tops(sizes);
        let mut said = CardSet::EMPTY;
        for (n, (top, ahead)) in tops.iter().zip(one_ahead(0, &tops)).enumerate() {
            self.lay(|t| {
                let piles = tops.iter().zip(sizes).enumerate().map(|(i, (from, size))| {
                    let left = from + u8::from(i < n);
                    t.pile(text!("tricks-pile", number = i + 1), &slots(left, from + size), Spread::Stack, Eyes::Nobody)
                });
                let taken = t.pile(text!("tricks-taken"), &tops[..n], Spread::Row, Eyes::Conjuror);
                piles.chain([taken]).collect()
            });
            let known = self.card(ahead).map(CardSet::one);
            let now = self.conjure(1, PACK, known, "one-ahead", || text!("tricks-why-seen"))?;
            self.step(4, law!("tops-one-ahead"), |t| t.with("pile", n + 1).with("card", now));
            said = said.union(now);
            self.glimpses(*top, false);
            let card = self.card(*top);
            self.step(5, law!("tops-one-ahead"), |t| t.with("card", named(card)));
        }
        self.shows(Eyes::All, tops.iter().copied());
        self.lay(|t| vec![t.pile(text!("tricks-taken"), &tops, Spread::Row, Eyes::All)]);
        self.step(6, law!("tops-shown-together"), |t| t);
        let taken = self.cards(tops.iter().copied());
        Ok(self.close(taken.is_none_or(|taken| taken == said), taken, true))
    }
}
