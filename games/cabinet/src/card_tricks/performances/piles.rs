//! Tricks in which one is asked where a thought card lies: 2, 10 and 22.

use crate::card_tricks::methods::{Pile, deal, gather, laid_on_letters, letter_in, row};
use crate::card_tricks::moves::{Asked, Move};
use crate::card_tricks::show::{Course, Eyes, Show, Thought, marked, person, slots};
use spadille_core::scene::Spread;
use spadille_core::{CardSet, Scribe, law, text};

impl<S: Scribe> Show<'_, S> {
    /// 2: ten pairs, and the words mutus dedit nomen cocis.
    pub(super) fn mutus(&mut self) -> Course {
        self.pack()?;
        let persons = self.options.spectators;
        self.shows(Eyes::All, 0..20);
        self.lay(|t| {
            let pair =
                |n: u8| t.pile(text!("tricks-pair", number = n + 1), &[2 * n, 2 * n + 1], Spread::Row, Eyes::All);
            (0..10).map(pair).collect()
        });
        self.step(1, law!("mutus-pairs"), |t| t);
        for q in 0..persons {
            self.step(2, law!("mutus-pairs"), |t| t.with("person", person(q)));
            self.thinks(q, Thought::Pair)?;
        }
        let pairs: [[u8; 2]; 10] = std::array::from_fn(|n| [2 * n as u8, 2 * n as u8 + 1]);
        let laid: Pile = laid_on_letters(&pairs).into_iter().flatten().collect();
        self.lay(|t| vec![t.pile(text!("tricks-four-rows"), &laid, Spread::Grid(5), Eyes::All)]);
        self.step(3, law!("mutus-letters"), |t| t);
        self.step(4, law!("mutus-letters"), |t| t);
        let every = || (1..=4).flat_map(|a| (a..=4).map(move |b| Move::Rows(a, b)));
        let all = self.those_known(0..20);
        let mut found = true;
        for q in 0..persons {
            self.step(5, law!("mutus-rows"), |t| t.with("person", person(q)));
            let truth = self.slip(q).and_then(|slip| {
                let rows = laid
                    .iter()
                    .enumerate()
                    .filter(|(_, slot)| self.card(**slot).is_some_and(|card| slip.contains(card)));
                let mut rows = rows.map(|(place, _)| row(place) as u8 + 1);
                let first = rows.next()?;
                Some(Move::Rows(first, rows.next().unwrap_or(first)))
            });
            let answer = self.answers(q, Asked::words(every()), truth)?;
            let rows = if let Move::Rows(a, b) = answer { [a, b].map(|n| usize::from(n) - 1) } else { [0, 0] };
            let Some((letter, places)) = letter_in(rows) else { continue };
            let known = self.cards(places.map(|place| laid[place]));
            let said = self.conjure(2, all, known, "read-the-letter", || {
                text!("tricks-why-letter", letter = letter.to_string())
            })?;
            self.step(6, law!("mutus-rows"), |t| t.with("cards", said));
            self.lay(|t| {
                let is_named = |place: &usize| t.card(laid[*place]).is_some_and(|card| said.contains(card));
                let grid = t.pile(text!("tricks-four-rows"), &laid, Spread::Grid(5), Eyes::All);
                vec![marked(grid, (0..laid.len()).filter(is_named))]
            });
            found &= self.verdict(q, said)?;
        }
        Ok(self.close(found, None, self.options.are_noted()))
    }

    /// 10: three piles.
    pub(super) fn three_piles(&mut self) -> Course {
        self.pack()?;
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &slots(0, 52), Spread::Stack, Eyes::Nobody)]);
        self.step(1, law!("piles-sizes"), |t| t);
        let size = self.number(Move::Number, [7, 9, 11, 13])?;
        let all = slots(0, 3 * size);
        self.shows(Eyes::All, all.iter().copied());
        let mut piles: [Pile; 3] = deal(&all);
        self.lay_piles(&piles, None);
        self.step(2, law!("piles-sizes"), |t| t);
        if size > 9 {
            self.may_fail();
        }
        self.step(3, law!("piles-sizes"), |t| t);
        self.thinks(0, Thought::Cards((1 << (3 * size)) - 1))?;
        let answers = if self.options.repairs && size > 9 { 4 } else { 3 };
        let mut last = 0;
        for n in 0..answers {
            if n == 3 {
                self.mends(law!("piles-fourth-answer"));
            }
            self.step(4, law!("piles-sizes"), |t| t);
            let lies = |slip: CardSet| {
                let here =
                    |pile: &Pile| pile.iter().any(|slot| self.card(*slot).is_some_and(|card| slip.contains(card)));
                piles.iter().position(here).map(|pile| Move::Pile(pile as u8 + 1))
            };
            let truth = self.slip(0).and_then(lies);
            last = usize::from(self.answers(0, Asked::numbers(Move::Pile, 1..=3), truth)?.number().unwrap_or(1)) - 1;
            if n + 1 < answers {
                piles = deal(&gather(&piles, last, true));
                self.lay_piles(&piles, None);
                self.step(5, law!("piles-gather"), |t| t);
            }
        }
        let middle = piles.get(last).and_then(|pile| pile.get(usize::from(size) / 2)).copied().unwrap_or(0);
        let card = self.card(middle);
        self.step(6, law!("piles-middle"), |t| t.with("card", crate::card_tricks::show::named(card)));
        let all = self.those_known(all);
        let said = self.conjure(1, all, card.map(CardSet::one), "middle-of-the-pile", || text!("tricks-why-middle"))?;
        self.step(7, law!("piles-middle"), |t| t.with("card", said));
        self.lay_piles(&piles, Some(said));
        let found = self.verdict(0, said)?;
        let truth = self.slip(0);
        Ok(self.close(found, truth, self.options.are_noted()))
    }

    /// Piles face up, with the cards that were named standing out.
    fn lay_piles(&mut self, piles: &[Pile], said: Option<CardSet>) {
        self.lay(|t| {
            let one = |(n, pile): (usize, &Pile)| {
                let is_named = |place: &usize| {
                    said.is_some_and(|said| t.card(pile[*place]).is_some_and(|card| said.contains(card)))
                };
                let laid = t.pile(text!("tricks-pile", number = n + 1), pile, Spread::Row, Eyes::All);
                marked(laid, (0..pile.len()).filter(is_named))
            };
            piles.iter().enumerate().map(one).collect()
        });
    }

    /// 22: sixteen cards and four persons.
    pub(super) fn sixteen_cards(&mut self) -> Course {
        self.pack()?;
        self.shows(Eyes::All, 0..16);
        let old: [Pile; 4] = deal(&slots(0, 16));
        self.lay_piles(&old, None);
        self.step(1, law!("sixteen-piles"), |t| t);
        for (q, pile) in old.iter().enumerate() {
            self.step(2, law!("sixteen-piles"), |t| t.with("person", person(q as u8)).with("pile", q + 1));
            let bits = pile.iter().fold(0, |bits, slot| bits | 1 << slot);
            self.thinks(q as u8, Thought::Cards(bits))?;
        }
        // The first pile is dealt out to four places, then the second upon it: new pile p holds card p of each old one, from below.
        let new: [Pile; 4] = std::array::from_fn(|p| old.iter().filter_map(|pile| pile.get(p).copied()).collect());
        self.lay_piles(&new, None);
        self.step(3, law!("sixteen-dealt-anew"), |t| t);
        let all = self.those_known(0..16);
        let (mut found, mut named) = (true, [false; 4]);
        for (p, pile) in new.iter().enumerate() {
            for q in 0..4_u8 {
                if named[usize::from(q)] {
                    continue;
                }
                self.lay_piles(&new, None);
                self.lay(|t| {
                    let piles = t.drawing.as_ref().map(|drawing| drawing.piles.clone()).unwrap_or_default();
                    piles
                        .into_iter()
                        .enumerate()
                        .map(|(n, pile)| if n == p { marked(pile, 0..4) } else { pile })
                        .collect()
                });
                self.step(4, law!("sixteen-layer"), |t| t.with("person", person(q)));
                let here = |slip: CardSet| {
                    let is_here = pile.iter().any(|slot| self.card(*slot).is_some_and(|card| slip.contains(card)));
                    if is_here { Move::Yes } else { Move::No }
                };
                let truth = self.slip(q).map(here);
                let free = if p == 3 { Asked::words([Move::Yes]) } else { Asked::words([Move::Yes, Move::No]) };
                if self.answers(q, free, truth)? != Move::Yes {
                    continue;
                }
                named[usize::from(q)] = true;
                let known = pile.get(usize::from(q)).and_then(|slot| self.card(*slot)).map(CardSet::one);
                let said = self.conjure(1, all, known, "layer", || text!("tricks-why-layer", number = q + 1))?;
                self.step(5, law!("sixteen-layer"), |t| t.with("person", person(q)).with("card", said));
                found &= self.verdict(q, said)?;
            }
        }
        Ok(self.close(found, None, self.options.are_noted()))
    }
}
