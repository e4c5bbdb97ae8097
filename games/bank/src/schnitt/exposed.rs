//! The fraud exposed, step by step: how the pack is prepared, why every second card falls to the bank, how it is found out. The
//! packs are laid by [`fraud`] and dealt at a real table that shows the fraud.

use super::fraud::{self, Inspection, mean_winners, prepared, prepared_face_down, profit, winning};
use super::moves::Move;
use super::odds;
use super::options::{DemoFraud, SchnittOptions};
use super::rules::{Outcome, Schnitt};
use crate::book::{BOOK, Drawn, Ranks};
use crate::odds::{Fraction, number};
use spadille_core::scene::Face;
use spadille_core::{
    Card, CardMark, Exposed, ExposedCard, ExposedFigure, ExposedRow, ExposedStep, Game as _, Options as _, Seat, Text,
    text,
};
use std::sync::LazyLock;

/// The whole demonstration.
pub(super) fn shown() -> Exposed {
    // That one card undoes it is found by trying all ways of moving one.
    static SHOWN: LazyLock<Exposed> = LazyLock::new(|| Exposed {
        title: text!("schnitt-exposed-title"),
        warning: text!("schnitt-exposed-warning"),
        steps: vec![piles(), merged(), cut(), couples(), exchanged(), shuffled(), shares(), undone()],
    });
    SHOWN.clone()
}

/// Below how many cards the pack is cut in the demonstration, and in the taille after it.
const CUTS: [u8; 2] = [20, 36];

/// The cards as they fall at a real table with the prepared pack.
fn dealt(winners: DemoFraud, below: u8) -> Drawn {
    let options = SchnittOptions { players: 2, tailles: 1, demo_fraud: winners, ..SchnittOptions::standard() };
    let Ok(game) = Schnitt::new(options) else { return Drawn::new() };
    let mut table = game.open();
    let pack = prepared_face_down(winners.winners().unwrap_or_default());
    game.reveal(&mut table, &Outcome::Pack(pack), &mut ());
    game.play(&mut table, Seat(1), Move::Ready, &mut ());
    game.play(&mut table, Seat(0), Move::Cut(below), &mut ());
    table.public.last
}

fn row(name: Text, cards: impl IntoIterator<Item = (Card, Option<CardMark>)>) -> ExposedRow {
    let card = |(card, mark): (Card, Option<CardMark>)| ExposedCard { card: Face::from(card), mark };
    ExposedRow { name, cards: cards.into_iter().map(card).collect() }
}

/// Cards all of which are marked alike.
fn alike(name: Text, cards: impl IntoIterator<Item = Card>, mark: Option<CardMark>) -> ExposedRow {
    row(name, cards.into_iter().map(|card| (card, mark)))
}

/// The two sides of a taille: which cards take, which pay, and which do nothing, for their rank is settled.
fn sides(cards: &[Card]) -> Vec<ExposedRow> {
    let mut settled = Ranks::default();
    let marked: Vec<(Card, Option<CardMark>)> = cards
        .iter()
        .enumerate()
        .map(|(at, card)| {
            let first = !settled.contains(card.rank());
            settled = settled.with(card.rank());
            let side = if at % 2 == 0 { CardMark::Bank } else { CardMark::Punters };
            (*card, Some(if first { side } else { CardMark::Idle }))
        })
        .collect();
    let side = |first: usize| marked.iter().skip(first).step_by(2).copied();
    vec![row(text!("schnitt-exposed-bank-side"), side(0)), row(text!("schnitt-exposed-punters-side"), side(1))]
}

fn figure(name: Text, exact: Fraction) -> ExposedFigure {
    ExposedFigure { name, exact: exact.to_string(), value: number(exact) }
}

fn whole(n: usize) -> Fraction {
    Fraction::from_integer(n as i128)
}

/// How many ranks win when cards fall in this order.
fn winners(cards: &[Card]) -> Fraction {
    whole(winning(cards.iter().map(|card| card.rank())).iter().count())
}

/// The cards of one of the two piles.
fn pile(which: usize) -> impl Iterator<Item = Card> {
    prepared(0).into_iter().skip(which).step_by(2)
}

fn piles() -> ExposedStep {
    ExposedStep {
        title: text!("schnitt-exposed-piles"),
        text: text!("schnitt-exposed-piles-text"),
        rows: vec![
            alike(text!("schnitt-exposed-first-pile"), pile(0), Some(CardMark::Up)),
            alike(text!("schnitt-exposed-second-pile"), pile(1), Some(CardMark::Down)),
        ],
        figures: vec![],
    }
}

fn merged() -> ExposedStep {
    let bent = [CardMark::Up, CardMark::Down].into_iter().cycle().map(Some);
    ExposedStep {
        title: text!("schnitt-exposed-merged"),
        text: text!("schnitt-exposed-merged-text"),
        rows: vec![row(text!("schnitt-exposed-pack"), prepared(0).into_iter().zip(bent))],
        figures: vec![],
    }
}

fn cut() -> ExposedStep {
    // A cut between the two cards of a couple would undo everything.
    let wrong: Vec<Card> = fraud::cut(&prepared_face_down(0), usize::from(CUTS[0]) + 1).collect();
    ExposedStep {
        title: text!("schnitt-exposed-cut"),
        text: text!("schnitt-exposed-cut-text", number = CUTS[0]),
        rows: vec![
            alike(text!("schnitt-exposed-before"), prepared(0), None),
            alike(text!("schnitt-exposed-after"), dealt(DemoFraud::None, CUTS[0]), None),
        ],
        figures: vec![
            figure(text!("schnitt-exposed-in-the-gap"), mean_winners(0, false)),
            figure(text!("schnitt-exposed-beside-the-gap"), winners(&wrong)),
        ],
    }
}

fn couples() -> ExposedStep {
    let cards = dealt(DemoFraud::None, CUTS[0]);
    let won = winners(&cards);
    ExposedStep {
        title: text!("schnitt-exposed-couples"),
        text: text!("schnitt-exposed-couples-text"),
        rows: sides(&cards),
        figures: vec![
            figure(text!("schnitt-exposed-winners"), won),
            figure(text!("schnitt-exposed-profit"), profit(won)),
        ],
    }
}

fn exchanged() -> ExposedStep {
    let cards = dealt(DemoFraud::One, CUTS[0]);
    let won = winners(&cards);
    ExposedStep {
        title: text!("schnitt-exposed-exchanged"),
        text: text!("schnitt-exposed-exchanged-text"),
        rows: [alike(text!("schnitt-exposed-pack"), prepared(1), None)].into_iter().chain(sides(&cards)).collect(),
        figures: vec![
            figure(text!("schnitt-exposed-winners"), won),
            figure(text!("schnitt-exposed-profit"), profit(won)),
        ],
    }
}

fn shuffled() -> ExposedStep {
    let [one, other] = CUTS.map(|below| dealt(DemoFraud::One, below));
    let found = Inspection::of(&other, &one);
    let matches = found.as_ref().map_or(0, |found| usize::from(found.matches));
    ExposedStep {
        title: text!("schnitt-exposed-shuffled"),
        text: text!("schnitt-exposed-shuffled-text"),
        rows: vec![
            alike(text!("schnitt-exposed-one-taille"), one, None),
            alike(text!("schnitt-exposed-next-taille"), other, None),
        ],
        figures: vec![figure(text!("schnitt-exposed-matches"), whole(matches))],
    }
}

fn shares() -> ExposedStep {
    let ranks = whole(BOOK.len());
    let honest = odds::share(52, 4, true).unwrap_or_default();
    let prepared = (0..=3).map(|winners| {
        let share = profit(mean_winners(winners, false)) / ranks;
        figure(text!("schnitt-exposed-share-prepared", winners = winners), share)
    });
    ExposedStep {
        title: text!("schnitt-exposed-shares"),
        text: text!("schnitt-exposed-shares-text"),
        rows: vec![],
        figures: [figure(text!("schnitt-exposed-share-honest"), honest)].into_iter().chain(prepared).collect(),
    }
}

fn undone() -> ExposedStep {
    let mut cards = dealt(DemoFraud::One, CUTS[0]);
    let moved = cards.remove(4);
    cards.insert(29, moved);
    let won = winners(&cards);
    let mut rows = sides(&cards);
    for card in rows.iter_mut().flat_map(|row| &mut row.cards).filter(|card| card.card == Face::from(moved)) {
        card.mark = Some(CardMark::Moved);
    }
    let honest = odds::outcomes(52, 4, true).map_or(Fraction::default(), |chances| chances.win) * whole(BOOK.len());
    ExposedStep {
        title: text!("schnitt-exposed-undone"),
        text: text!("schnitt-exposed-undone-text"),
        rows,
        figures: vec![
            figure(text!("schnitt-exposed-winners"), won),
            figure(text!("schnitt-exposed-mean-prepared"), mean_winners(1, false)),
            figure(text!("schnitt-exposed-mean-moved"), mean_winners(1, true)),
            figure(text!("schnitt-exposed-mean-honest"), honest),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::{Lang, Speech, Table as _};

    #[test]
    fn what_is_shown_is_what_the_chapter_says() {
        let steps = shown().steps;
        let values = |at: usize| steps[at].figures.iter().map(|figure| figure.exact.as_str()).collect::<Vec<_>>();
        assert_eq!(values(2), ["0", "12"], "in the gap nobody wins, beside it twelve of thirteen");
        assert_eq!(values(3), ["0", "25/2"]);
        assert_eq!(values(4), ["1", "21/2"]);
        assert_eq!(values(5), ["26"]);
        assert_eq!(values(6), ["25/21658", "25/26", "21/26", "17/26", "1/2"]);
        let [_, prepared, moved, honest] = &steps[7].figures[..] else { panic!("four numbers") };
        assert_eq!((prepared.exact.as_str(), honest.exact.as_str()), ("1", "5200/833"));
        assert!((4.6..4.7).contains(&moved.value), "{moved:?}");
    }

    #[test]
    fn every_row_is_of_cards_of_one_whole_pack() {
        for step in shown().steps.iter().filter(|step| !step.rows.is_empty()) {
            for row in &step.rows {
                let mut faces: Vec<String> = row.cards.iter().map(|card| format!("{:?}", card.card)).collect();
                assert!([26, 52].contains(&faces.len()), "{:?}", row.name);
                faces.sort();
                faces.dedup();
                assert_eq!(faces.len(), row.cards.len(), "{:?}", row.name);
            }
        }
        let paying = |at: usize| {
            let cards = shown().steps[at].rows.iter().flat_map(|row| row.cards.clone()).collect::<Vec<_>>();
            cards.iter().filter(|card| card.mark == Some(CardMark::Punters)).count()
        };
        assert_eq!([paying(3), paying(4)], [0, 1]);
    }

    #[test]
    fn everything_is_said_in_both_languages() {
        for lang in Lang::ALL {
            let speech = Speech::new(lang, [Schnitt::book()]);
            let mut unknown = Vec::new();
            let _ = shown().map(|text| unknown.extend((!speech.knows(&text.id)).then_some(text.id)));
            assert!(unknown.is_empty(), "{lang:?}: {unknown:?}");
        }
    }
}
