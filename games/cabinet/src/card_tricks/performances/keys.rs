//! Tricks with a card that was seen in passing: 3, 17 and 25.

use crate::card_tricks::methods::{Pile, after, before, counted_cover, cut, laid_off, laid_on};
use crate::card_tricks::moves::{Asked, Move, PACK};
use crate::card_tricks::show::{Course, Eyes, Show, named, pointing, slots};
use spadille_core::scene::Spread;
use spadille_core::{CardSet, LawId, Scribe, law, text};

impl<S: Scribe> Show<'_, S> {
    /// 3: the key card.
    pub(super) fn key_card(&mut self) -> Course {
        self.pack()?;
        let (whole, bottom) = (slots(0, 52), 51);
        self.lay(|t| vec![pointing(t.pile(text!("tricks-fan"), &whole, Spread::Fan, Eyes::Nobody), "draw")]);
        self.step(1, law!("full-pack"), |t| t);
        self.may_fail();
        self.glimpses(bottom, true);
        let card = self.card(bottom);
        self.step(2, law!("key-seen"), |t| t.with("card", named(card)));
        self.step(3, law!("key-free-draw"), |t| t);
        let drawn = self.number(Move::Draw, 1..=52)? - 1;
        self.holds(drawn);
        let rest: Pile = whole.iter().copied().filter(|slot| *slot != drawn).collect();
        // Mended: whatever lies at the bottom after the draw is the key.
        let key = if self.options.repairs { *rest.last().unwrap_or(&bottom) } else { bottom };
        if self.options.repairs {
            self.glimpses(key, true);
        }
        if drawn == bottom && self.options.repairs {
            self.note(Eyes::Conjuror, || text!("tricks-mended-now"));
        }
        self.step(4, law!("key-free-draw"), |t| t);
        let pack: Pile = rest.iter().copied().chain([drawn]).collect();
        self.step(5, law!("key-cuts"), |t| t);
        let pack = self.cuts(&pack, law!("key-cuts"))?;
        self.shows(Eyes::Conjuror, pack.iter().copied());
        let found = after(&pack, key);
        let (key_card, card) = (self.card(key), found.and_then(|slot| self.card(slot)));
        self.step(6, law!("key-neighbour"), |t| t.with("key", named(key_card)).with("card", named(card)));
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &pack, Spread::Fan, Eyes::Conjuror)]);
        let known = card.map(CardSet::one);
        let said =
            self.conjure(1, PACK, known, "next-to-the-key", || text!("tricks-why-key", card = named(key_card)))?;
        self.step(7, law!("key-neighbour"), |t| t.with("card", said));
        if drawn == bottom && self.options.repairs {
            self.mends(law!("key-drawn"));
        }
        self.shows(Eyes::All, [drawn]);
        self.lay(|t| {
            let drawn = t.pile(text!("tricks-the-card"), &[drawn], Spread::Row, Eyes::All);
            vec![drawn, t.pile(text!("tricks-pack"), &pack, Spread::Stack, Eyes::Nobody)]
        });
        let truth = self.card(drawn).map(CardSet::one);
        Ok(self.close(truth.is_none_or(|truth| truth == said), truth, true))
    }

    /// The person who is asked has drawn a card and looks at it.
    pub(super) fn holds(&mut self, slot: u8) {
        self.shows(Eyes::Person(0), [slot]);
        let card = self.card(slot);
        self.note(Eyes::Person(0), || text!("tricks-note-your-card", card = named(card)));
    }

    /// The pack is cut, once at least and not too often.
    fn cuts(&mut self, pack: &Pile, law: LawId) -> Course<Pile> {
        let mut pack = pack.clone();
        for n in 0..self.options.cuts {
            self.lay(|t| vec![pointing(t.pile(text!("tricks-pack"), &pack, Spread::Fan, Eyes::Nobody), "cut")]);
            let most = pack.len() as u8 - 1;
            let cuts = Asked::numbers(Move::Cut, 1..=most);
            let asked = if n > 0 { cuts.or(Move::Enough) } else { cuts };
            match self.ask(0, asked)? {
                Move::Cut(cards) => pack = cut(&pack, cards.into()),
                _ => break,
            }
            self.tell(law, || text!("tricks-has-been-cut", times = n + 1));
        }
        Ok(pack)
    }

    /// 17: six piles and the card left over.
    pub(super) fn six_piles(&mut self) -> Course {
        self.pack()?;
        let left = 51;
        self.glimpses(left, false);
        let card = self.card(left);
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &slots(0, 52), Spread::Stack, Eyes::Nobody)]);
        self.step(1, law!("six-piles-seen"), |t| t.with("card", named(card)));
        let sizes = self.piles(6)?;
        self.step(2, law!("six-piles-seen"), |t| t);
        // From the lowest pile card after card goes from the top onto the others in turn.
        let mut others: [Pile; 5] = Default::default();
        let mut from = 0;
        for (pile, size) in others.iter_mut().zip(sizes) {
            pile.extend(from..from + size);
            from += size;
        }
        let (others, over) = laid_off(others, &slots(from, 52));
        let over = over.unwrap_or(left);
        self.step(3, law!("six-piles-left-over"), |t| t);
        self.shows(Eyes::Person(0), [over]);
        let rest: Pile = others.iter().flatten().copied().collect();
        self.lay(|t| {
            let piles = others.iter().enumerate();
            let piles =
                piles.map(|(n, pile)| t.pile(text!("tricks-pile", number = n + 1), pile, Spread::Stack, Eyes::Nobody));
            let over = t.pile(text!("tricks-left-over"), &[over], Spread::Row, Eyes::Person(0));
            piles.chain([over]).collect()
        });
        self.step(4, law!("six-piles-hidden"), |t| t);
        let place = usize::from(self.number(Move::Hide, 1..=52)?) - 1;
        let mut pack = rest;
        pack.insert(place.min(pack.len()), over);
        self.shows(Eyes::Conjuror, pack.iter().copied());
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &pack, Spread::Fan, Eyes::Conjuror)]);
        let known = card.map(CardSet::one);
        let said = self.conjure(1, PACK, known, "card-seen-at-first", || text!("tricks-why-seen"))?;
        self.step(5, law!("six-piles-hidden"), |t| t.with("card", said));
        self.shows(Eyes::All, [over]);
        self.lay(|t| vec![t.pile(text!("tricks-the-card"), &[over], Spread::Row, Eyes::All)]);
        let truth = self.card(over).map(CardSet::one);
        Ok(self.close(truth.is_none_or(|truth| truth == said), truth, true))
    }

    /// 25: the key below a counted cover.
    pub(super) fn counted_cover(&mut self) -> Course {
        self.pack()?;
        let (key, cover) = (51, self.options.cover);
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &slots(0, 52), Spread::Stack, Eyes::Nobody)]);
        self.step(1, law!("full-pack"), |t| t);
        self.glimpses(key, true);
        let key_card = self.card(key);
        self.step(2, law!("cover-key"), |t| t.with("card", named(key_card)).with("number", cover));
        let (heap, rest) = counted_cover(&slots(0, 52), cover.into(), cover.into(), true);
        self.lay(|t| {
            let fan = pointing(t.pile(text!("tricks-heap"), &heap, Spread::Fan, Eyes::Nobody), "draw");
            vec![fan, t.pile(text!("tricks-pack"), &rest, Spread::Stack, Eyes::Nobody)]
        });
        self.step(3, law!("cover-drawn-off"), |t| t);
        self.step(4, law!("cover-on-the-key"), |t| t);
        let place = usize::from(self.number(Move::Draw, 1..=heap.len() as u8)?) - 1;
        let chosen = heap.get(place).copied().unwrap_or(0);
        self.holds(chosen);
        let pack = laid_on(&heap, chosen, &rest);
        self.step(5, law!("cover-on-the-key"), |t| t);
        self.step(6, law!("cover-on-the-key"), |t| t);
        let pack = self.cuts(&pack, law!("complete-cut"))?;
        self.shows(Eyes::Conjuror, pack.iter().copied());
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &pack, Spread::Fan, Eyes::Conjuror)]);
        let known = before(&pack, key).and_then(|slot| self.card(slot)).map(CardSet::one);
        let said =
            self.conjure(1, PACK, known, "next-to-the-key", || text!("tricks-why-key", card = named(key_card)))?;
        self.step(7, law!("cover-follows"), |t| t.with("card", said));
        self.shows(Eyes::All, [chosen]);
        self.lay(|t| vec![t.pile(text!("tricks-the-card"), &[chosen], Spread::Row, Eyes::All)]);
        let truth = self.card(chosen).map(CardSet::one);
        Ok(self.close(truth.is_none_or(|truth| truth == said), truth, true))
    }
}
