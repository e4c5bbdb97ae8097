//! Tricks that rest on counting: 18, 20, 21 and 26.

use crate::card_tricks::methods::{Pile, counted_back, counted_in_row, is_solved, square, thrown};
use crate::card_tricks::moves::{Asked, Move};
use crate::card_tricks::show::{Course, Done, Eyes, Show, Thought, marked, named, pointing, slots};
use spadille_core::scene::Spread;
use spadille_core::{CardSet, Scribe, law, text};

/// How often the square may be tried.
const TRIES: usize = 5;

impl<S: Scribe> Show<'_, S> {
    /// 18: twelve cards, four in every row.
    pub(super) fn twelve_cards(&mut self) -> Course {
        self.pack()?;
        self.shows(Eyes::All, 0..12);
        for _ in 0..TRIES {
            let mut extra: arrayvec::ArrayVec<usize, 3> = arrayvec::ArrayVec::new();
            for n in 0..3_u8 {
                self.lay_square(&extra);
                if n == 0 {
                    self.step(1, law!("twelve-square"), |t| t);
                }
                self.step(2, law!("twelve-square"), |t| t);
                // A row and a column that have none yet.
                let is_good =
                    |place: &usize| extra.iter().all(|other| place / 3 != other / 3 && place % 3 != other % 3);
                let good = (0..9).find(is_good).map(|place| Move::Lay(place as u8 + 1));
                let asked = Asked::numbers(Move::Lay, 1..=9);
                let answer =
                    self.ask_advised(0, asked, good, Some("one-in-each-row"), || text!("tricks-why-row-column"))?;
                extra.push((usize::from(answer.number().unwrap_or(1)) - 1).min(8));
            }
            self.lay_square(&extra);
            let (rows, columns, _) = square(&extra);
            let said = |sums: [u8; 3]| sums.map(|n| n.to_string()).join(" ");
            self.step(3, law!("twelve-square"), |t| t.with("rows", said(rows)).with("columns", said(columns)));
            if is_solved(&extra) {
                self.tell(law!("twelve-diagonal"), || text!("tricks-solved"));
                break;
            }
            self.tell(law!("twelve-square"), || text!("tricks-unsolved"));
            let asked = Asked::words([Move::Again, Move::Enough]);
            if self.ask_advised(0, asked, Some(Move::Again), None, || text!("tricks-why-again"))? != Move::Again {
                break;
            }
        }
        Ok(Done::TOLD)
    }

    fn lay_square(&mut self, extra: &[usize]) {
        self.lay(|t| {
            let grid = pointing(t.pile(text!("tricks-square"), &slots(0, 9), Spread::Grid(3), Eyes::All), "lay");
            let left = t.pile(text!("tricks-three-more"), &slots(9 + extra.len() as u8, 12), Spread::Row, Eyes::All);
            vec![marked(grid, extra.iter().copied()), left]
        });
    }

    /// 20: counting in a row.
    pub(super) fn row_count(&mut self) -> Course {
        self.pack()?;
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &slots(0, 52), Spread::Stack, Eyes::Nobody)]);
        self.step(1, law!("row-counting"), |t| t);
        let cards = self.number(Move::Number, 2..=20)?;
        let target = 2 * cards + 1;
        self.shows(Eyes::All, 0..cards);
        self.lay(|t| {
            vec![pointing(t.pile(text!("tricks-the-row"), &slots(0, cards), Spread::Row, Eyes::All), "point")]
        });
        self.step(2, law!("row-number"), |t| t.with("number", target));
        self.step(3, law!("row-counting"), |t| t);
        self.thinks(0, Thought::Cards((1 << cards) - 1))?;
        self.step(4, law!("row-counting"), |t| t.with("number", target));
        let falls_on = |slip: CardSet| {
            let chosen = (0..cards).find(|slot| self.card(*slot).is_some_and(|card| slip.contains(card)))? + 1;
            let (_, place) = counted_in_row(cards.into(), chosen.into(), target.into()).last()?;
            Some(Move::Point(place as u8))
        };
        let truth = self.slip(0).and_then(falls_on);
        let place = self.answers(0, Asked::numbers(Move::Point, 1..=cards), truth)?.number().unwrap_or(1) - 1;
        self.lay(|t| {
            let row = t.pile(text!("tricks-the-row"), &slots(0, cards), Spread::Row, Eyes::All);
            vec![marked(row, [usize::from(place)])]
        });
        self.step(5, law!("row-number"), |t| t);
        let said = self.card(place).map(CardSet::one).unwrap_or_default();
        let found = self.verdict(0, said)?;
        let truth = self.slip(0);
        Ok(self.close(found, truth, self.options.are_noted()))
    }

    /// 21: the ship in the storm.
    pub(super) fn storm(&mut self) -> Course {
        self.pack()?;
        let (cards, count) = (self.options.storm_cards, self.options.storm_thrown);
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &slots(0, 52), Spread::Stack, Eyes::Nobody)]);
        self.step(1, law!("storm-twelfth"), |t| t);
        let asked = Asked::numbers(Move::Number, 2..=40);
        let answer = self.ask_advised(0, asked, Some(Move::Number(12)), None, || text!("tricks-why-twelve"))?;
        let step = answer.number().unwrap_or(12);
        let overboard: Pile = thrown(cards, step.into(), count).iter().map(|place| place - 1).collect();
        let kept = || (0..cards).filter(|slot| !overboard.contains(slot));
        self.shows(Eyes::All, kept());
        let is_printed = (cards, step, count) == (32, 12, 15);
        self.step(2, if is_printed { law!("storm-order") } else { law!("storm-other-steps") }, |t| t);
        self.lay_deck(cards, &overboard, 0);
        self.step(3, law!("storm-order"), |t| t);
        for (n, slot) in overboard.iter().enumerate() {
            self.step(4, law!("storm-twelfth"), |t| t.with("number", step).with("place", slot + 1));
            self.on()?;
            self.lay_deck(cards, &overboard, n + 1);
        }
        self.step(5, law!("storm-fifteen"), |t| t);
        Ok(Done::TOLD)
    }

    /// The cargo: what is to be saved face up, and what has gone overboard apart.
    fn lay_deck(&mut self, cards: u8, overboard: &[u8], gone: usize) {
        self.lay(|t| {
            let left: Pile = (0..cards).filter(|slot| !overboard[..gone].contains(slot)).collect();
            let mut deck = t.pile(text!("tricks-on-deck"), &left, Spread::Grid(8), Eyes::All);
            for (face, slot) in deck.cards.iter_mut().zip(&left) {
                if overboard.contains(slot) {
                    *face = spadille_core::scene::Face::BACK;
                }
            }
            let next = overboard.get(gone).and_then(|slot| left.iter().position(|other| other == slot));
            let sea = t.pile(text!("tricks-overboard"), &overboard[..gone], Spread::Stack, Eyes::Nobody);
            vec![marked(deck, next), sea]
        });
    }

    /// 26: the thought card at the place of a number.
    pub(super) fn place_n(&mut self) -> Course {
        self.pack()?;
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &slots(0, 52), Spread::Stack, Eyes::Nobody)]);
        self.step(1, law!("place-shown"), |t| t);
        let cards = self.number(Move::Number, 2..=26)?;
        self.shows(Eyes::All, 0..cards);
        self.lay(|t| vec![t.pile(text!("tricks-shown"), &slots(0, cards), Spread::Row, Eyes::All)]);
        self.step(2, law!("place-shown"), |t| t);
        self.thinks(0, Thought::Cards((1 << cards) - 1))?;
        self.step(3, law!("place-shown"), |t| t);
        let backwards: Pile = (0..cards).rev().collect();
        self.lay(|t| vec![t.pile(text!("tricks-packet"), &backwards, Spread::Fan, Eyes::Nobody)]);
        self.step(4, law!("place-counted"), |t| t);
        let had = |slip: CardSet| {
            let slot = (0..cards).find(|slot| self.card(*slot).is_some_and(|card| slip.contains(card)))?;
            Some(Move::Place(slot + 1))
        };
        let truth = self.slip(0).and_then(had);
        let number = self.answers(0, Asked::numbers(Move::Place, 1..=cards), truth)?.number().unwrap_or(1);
        self.step(5, law!("place-counted"), |t| t.with("number", cards).with("place", number));
        self.on()?;
        // The number of all cards falls on the one that had this number.
        let found = counted_back(cards.into(), number.into()).find(|(_, said)| *said == u32::from(cards));
        let slot = found.map_or(0, |(place, _)| place as u8 - 1);
        let all = self.those_known(0..cards);
        let known = self.card(slot).map(CardSet::one);
        let said = self.conjure(1, all, known, "count-back", || text!("tricks-why-count"))?;
        self.lay(|t| {
            let counted = backwards.iter().position(|other| *other == slot).unwrap_or(0);
            vec![marked(t.pile(text!("tricks-packet"), &backwards[..=counted], Spread::Row, Eyes::All), [counted])]
        });
        self.step(6, law!("place-counted"), |t| t.with("number", cards).with("card", named(said.first())));
        let found = self.verdict(0, said)?;
        let truth = self.slip(0);
        Ok(self.close(found, truth, self.options.are_noted()))
    }
}
