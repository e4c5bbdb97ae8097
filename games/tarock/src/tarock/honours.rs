//! Honours: what a hand may announce, and what each is worth.

use super::cards::{FIGURES, MOND, PAGAT, SKUES, THREE, plain};
use super::customs::SkuesCavalry;
use super::moves::class;
use super::rules::Rules;
use super::terms::Form;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, LawId, Seat, Suit, Text, law, text};

/// What is announced; of a cavalry never the suit.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Honour {
    /// Ten tarocks or more.
    Tarocks,
    /// Mond, Pagat, Sküs and what follows.
    Matadors,
    /// The three of the new way.
    Honneurs,
    /// Of seven kings.
    Kings,
    /// Four natural kings.
    FourKings,
    /// A run from the Mond down.
    Above,
    /// A run from the Pagat up.
    Below,
    /// All four figures of a suit.
    Whole,
    /// The same, doubled by the Sküs.
    WholeSkuesed,
    /// Three figures of a suit.
    Half,
    /// The same, doubled by the Sküs.
    HalfSkuesed,
    /// Three figures with the king, completed by the Sküs (1782).
    Skuesed,
}

impl Honour {
    /// The class by which it is announced.
    pub fn class(self) -> u8 {
        match self {
            Honour::Tarocks => class::TAROCKS,
            Honour::Matadors | Honour::Honneurs => class::MATADORS,
            Honour::Kings | Honour::FourKings => class::KINGS,
            Honour::Above => class::ABOVE,
            Honour::Below => class::BELOW,
            _ => class::CAVALRY,
        }
    }

    /// The law by which it is paid.
    pub fn law(self, form: Form) -> LawId {
        match self {
            Honour::Tarocks if matches!(form, Form::Three | Form::Two) => law!("ten-tarocks-announced"),
            Honour::Tarocks => law!("ten-tarocks"),
            Honour::Matadors => law!("three-matadors"),
            Honour::Honneurs => law!("three-honneurs"),
            Honour::Kings => law!("seven-kings"),
            Honour::FourKings => law!("quadrille-four-kings"),
            Honour::Above => law!("matadors-from-above"),
            Honour::Below => law!("matadors-from-below"),
            Honour::Whole => law!("whole-cavalry"),
            Honour::Half => law!("half-cavalry"),
            Honour::WholeSkuesed | Honour::HalfSkuesed => law!("skues-doubles-cavalry"),
            Honour::Skuesed => law!("skuesed-cavalry"),
        }
    }

    /// How it is said.
    pub fn said(self, count: u8) -> Text {
        match self {
            Honour::Tarocks => text!("tarock-says-tarocks", count = count),
            Honour::Matadors => text!("tarock-says-matadors", count = count),
            Honour::Honneurs => text!("tarock-says-honneurs"),
            Honour::Kings => text!("tarock-says-kings", count = count),
            Honour::FourKings => text!("tarock-says-four-kings"),
            Honour::Above => text!("tarock-says-above", count = count),
            Honour::Below => text!("tarock-says-below", count = count),
            Honour::Whole => text!("tarock-says-whole"),
            Honour::WholeSkuesed => text!("tarock-says-whole-skuesed"),
            Honour::Half => text!("tarock-says-half"),
            Honour::HalfSkuesed => text!("tarock-says-half-skuesed"),
            Honour::Skuesed => text!("tarock-says-skuesed"),
        }
    }
}

/// An honour that somebody has announced.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Item {
    /// Who.
    pub seat: Seat,
    /// What.
    pub honour: Honour,
    /// Of how many cards.
    pub count: u8,
    /// What each other player pays.
    pub value: i64,
}

/// An honour that a hand has; of a cavalry with its suit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// What.
    pub honour: Honour,
    /// Of which suit.
    pub suit: Option<Suit>,
    /// Of how many cards.
    pub count: u8,
    /// What each other player pays.
    pub value: i64,
}

/// All honours of a hand.
pub type Honours = ArrayVec<Held, 10>;

/// Whether a hand has this card, in either copy.
fn has(hand: CardSet, card: Card) -> bool {
    hand.contains(card) || hand.contains(super::cards::bit(card.again()))
}

/// How many matadors there are from the Mond down, if there are three at all.
pub fn matadors(hand: CardSet) -> u8 {
    if !THREE.iter().all(|card| has(hand, card)) {
        return 0;
    }
    3 + (1..=19).take_while(|down| has(hand, Card::taroks(21 - down))).count() as u8
}

/// A run of the new way of 1782, and whether its first three are natural. The Sküs fills one gap, and is counted once more after the
/// last real matador.
fn run(hand: CardSet, numbers: impl DoubleEndedIterator<Item = u8> + Clone, once: bool) -> (u8, bool) {
    let real = |number: u8| has(hand, Card::taroks(number));
    if !numbers.clone().next().is_some_and(real) {
        return (0, true);
    }
    let skues = has(hand, SKUES);
    let (mut count, mut natural, mut filled) = (0, true, false);
    let mut following = numbers.clone().skip(1);
    for number in numbers {
        let next = following.next();
        if real(number) {
            count += 1;
        } else if skues && !filled && !matches!(number, 1 | 21) && next.is_some_and(real) {
            filled = true;
            count += 1;
            natural &= count > 3;
        } else {
            break;
        }
    }
    if skues && !(filled && once) {
        count += 1;
        natural &= count > 3;
    }
    (count, natural)
}

impl Rules {
    /// Everything a hand can announce.
    pub fn honours(&self, hand: CardSet) -> Honours {
        let mut all = Honours::new();
        let mut add = |honour, count, value| {
            let _ = all.try_push(Held { honour, suit: None, count, value });
        };
        let terms = &self.terms;
        let tarocks = hand.both(self.pack.suits[super::cards::TAROCKS]).len();
        let kings = hand.both(self.pack.kings).len();
        if tarocks >= 10 {
            add(Honour::Tarocks, tarocks, 10 + terms.tarock_step * i64::from(tarocks - 10));
        }
        let three = matadors(hand);
        let seven = kings + THREE.iter().filter(|card| has(hand, *card)).count() as u8;
        let run_price = |count: u8, natural: bool| if natural { 10 } else { 5 } + 5 * (i64::from(count) - 3);
        if terms.honneurs {
            if three > 0 {
                add(Honour::Honneurs, 3, 10);
            }
            if seven >= 3 {
                add(Honour::Kings, seven, 5 * (i64::from(seven) - 2));
            }
            let (count, natural) = run(hand, (1..=21).rev(), terms.fills_or_follows);
            if count >= 3 {
                add(Honour::Above, count, run_price(count, natural));
            }
            let (count, natural) = run(hand, 1..=21, terms.fills_or_follows);
            if count >= 3 {
                add(Honour::Below, count, run_price(count, natural));
            }
        } else {
            if three > 0 {
                add(Honour::Matadors, three, run_price(three, true));
            }
            if terms.form == Form::Quadrille && kings == 4 {
                add(Honour::FourKings, 4, 10);
            }
            if terms.matadors_below && [SKUES, PAGAT, Card::taroks(2)].iter().all(|card| hand.contains(*card)) {
                let count = 3 + (3..=21).take_while(|n| hand.contains(Card::taroks(*n))).count() as u8;
                add(Honour::Below, count, run_price(count, true));
            }
            if terms.customs.kings_in_hand && seven >= 3 {
                add(Honour::Kings, seven, 5 * (i64::from(seven) - 2));
            }
        }
        self.cavalries(hand, &mut all);
        all
    }

    fn cavalries(&self, hand: CardSet, all: &mut Honours) {
        let skues = has(hand, SKUES).then_some(self.terms.customs.skues_cavalry);
        let completes = skues == Some(SkuesCavalry::Completes);
        let first = all.len();
        for suit in Suit::ALL {
            let figures = FIGURES.iter().filter(|rank| has(hand, Card::new(**rank, suit))).count() as u8;
            let king = has(hand, Card::new(FIGURES[0], suit));
            let (honour, value) = match figures {
                4 => (Honour::Whole, 10),
                3 if self.terms.customs.half_cavalry => (Honour::Half, 5),
                3 if king && completes => (Honour::Skuesed, 5),
                _ => continue,
            };
            let _ = all.try_push(Held { honour, suit: Some(suit), count: figures, value });
        }
        if skues != Some(SkuesCavalry::Doubles) {
            return;
        }
        // The Sküs doubles every cavalry, or the dearest; of equal ones the first.
        let dearest = all[first..].iter().map(|held| held.value).max();
        let mut doubled = false;
        for held in &mut all[first..] {
            if self.terms.doubles_one && (doubled || Some(held.value) != dearest) {
                continue;
            }
            doubled = true;
            held.value *= 2;
            held.honour = if held.count == 4 { Honour::WholeSkuesed } else { Honour::HalfSkuesed };
        }
    }

    /// The classes of honours that a hand has.
    pub fn classes(&self, hand: CardSet) -> u8 {
        self.honours(hand).iter().fold(0, |all, held| all | held.honour.class())
    }

    /// The cards that whoever announced this many matadors certainly has.
    pub fn matador_cards(&self, count: u8) -> CardSet {
        if self.terms.form == Form::Munich {
            // Which copy it is, nobody knows.
            return CardSet::EMPTY;
        }
        (1..count.saturating_sub(2)).map(|down| Card::taroks(21 - down)).fold(THREE, CardSet::with)
    }
}

/// Whether this is the Pagat, in either copy.
pub fn is_pagat(card: Card) -> bool {
    plain(card) == PAGAT
}

/// Whether this is the Mond, in either copy.
pub fn is_mond(card: Card) -> bool {
    plain(card) == MOND
}
