//! The table a question asks about: hand, trick, trumps and company, as the seat that is asked sees them.

use crate::AnyMatch;
use serde::Serialize;
use spadille_core::said::capitalised;
use spadille_core::scene::{Board, CardsBoard, Face, Pile, Plate};
use spadille_core::{Card, Seat, Speech, Suit, Text, Viewer, text};

/// A card table, shortly: what one needs to see in order to answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seen<T = Text> {
    /// The cards of whoever is asked.
    pub hand: Vec<Face>,
    /// The trick in progress, led card first.
    pub trick: Vec<(Seat, Face)>,
    /// The trumps in words, once known.
    pub trump: Option<T>,
    /// The trump suit.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub suit: Option<Suit>,
    /// Piles of which something can be seen.
    pub piles: Vec<Pile<T>>,
    /// Of whom there is something to tell.
    pub company: Vec<Sits<T>>,
    /// Whose turn it is, which game is played.
    pub notes: Vec<T>,
}

/// Somebody at the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Sits<T = Text> {
    /// Where.
    pub seat: Seat,
    /// Dealer, hombre, partner.
    pub roles: Vec<T>,
    /// What was said last.
    pub said: Option<T>,
    /// Tricks taken.
    pub tricks: u8,
    /// Cards that lie open before somebody else.
    pub shows: Vec<Face>,
}

fn is_up(face: &Face) -> bool {
    matches!(face, Face::Up(_))
}

impl Seen {
    /// What somebody sees; nothing where it is no table of cards.
    pub(super) fn of(table: &dyn AnyMatch, seat: Seat) -> Option<Seen> {
        let scene = table.scene(Viewer::Seat(seat));
        let Board::Cards(CardsBoard { trick, piles, trump, suit, .. }) = scene.board else { return None };
        let hand = scene.seats.iter().find(|plate| plate.seat == seat).map(|plate| plate.hand.clone());
        let company = scene.seats.into_iter().filter_map(|plate| Sits::of(plate, seat)).collect();
        let piles = piles.into_iter().filter(|pile| pile.cards.iter().any(is_up)).collect();
        Some(Seen { hand: hand.unwrap_or_default(), trick, trump, suit, piles, company, notes: scene.notes })
    }
}

impl Sits {
    /// Nothing where there is nothing to tell.
    fn of(plate: Plate, asked: Seat) -> Option<Sits> {
        let shows = if plate.seat == asked { Vec::new() } else { plate.hand.into_iter().filter(is_up).collect() };
        let tricks = plate.tricks.unwrap_or(0);
        let tells = !plate.roles.is_empty() || plate.said.is_some() || tricks > 0 || !shows.is_empty();
        tells.then_some(Sits { seat: plate.seat, roles: plate.roles, said: plate.said, tricks, shows })
    }
}

impl<T> Seen<T> {
    /// The same with everything in it said by `say`.
    pub fn map<U>(self, mut say: impl FnMut(T) -> U) -> Seen<U> {
        let say = &mut say;
        let mut sits = |one: Sits<T>| Sits {
            seat: one.seat,
            roles: one.roles.into_iter().map(&mut *say).collect(),
            said: one.said.map(&mut *say),
            tricks: one.tricks,
            shows: one.shows,
        };
        let company = self.company.into_iter().map(&mut sits).collect();
        Seen {
            hand: self.hand,
            trick: self.trick,
            trump: self.trump.map(&mut *say),
            suit: self.suit,
            piles: self.piles.into_iter().map(|pile| Pile { name: say(pile.name), cards: pile.cards }).collect(),
            company,
            notes: self.notes.into_iter().map(say).collect(),
        }
    }
}

/// Cards as they lie, in signs.
pub(super) fn in_signs(faces: &[Face], speech: &Speech) -> String {
    let sign = |face: &Face| match face {
        Face::Up(name) => name.parse::<Card>().map_or_else(|_| name.clone(), |card| speech.index(card)),
        Face::Down(()) => "…".to_owned(),
    };
    faces.iter().map(sign).collect::<Vec<_>>().join(" ")
}

/// Words as a sentence: what asks or calls has its end already.
fn ended(words: &str) -> String {
    if words.ends_with(['.', '?', '!']) { words.to_owned() } else { format!("{words}.") }
}

impl Seen<String> {
    /// The whole in short lines: the hand, what lies on the table, trumps and turn, the company.
    pub fn lines(&self, speech: &Speech, names: &[String]) -> Vec<String> {
        let say = |text: Text| speech.say(&text, &[]);
        let mut lines = vec![say(text!("study-hand", cards = in_signs(&self.hand, speech)))];
        if !self.trick.is_empty() {
            let laid = self.trick.iter().map(|(seat, face)| {
                format!("{} {}", speech.name(*seat, names), in_signs(std::slice::from_ref(face), speech))
            });
            lines.push(say(text!("study-laid", cards = laid.collect::<Vec<_>>().join(", "))));
        }
        let pile = |pile: &Pile<String>| format!("{}: {}", capitalised(&pile.name), in_signs(&pile.cards, speech));
        lines.extend(self.piles.iter().map(pile));
        let moment: Vec<&str> = self.trump.iter().chain(&self.notes).map(String::as_str).collect();
        if !moment.is_empty() {
            lines.push(moment.into_iter().map(ended).collect::<Vec<_>>().join(" "));
        }
        let company = self.company.iter().map(|sits| {
            let mut told = sits.roles.clone();
            told.extend(sits.said.iter().map(|words| say(text!("house-said", words = words.as_str()))));
            told.extend((sits.tricks > 0).then(|| say(text!("study-tricks", tricks = sits.tricks))));
            let shows = || say(text!("study-shows", cards = in_signs(&sits.shows, speech)));
            told.extend((!sits.shows.is_empty()).then(shows));
            format!("{} ({})", speech.name(sits.seat, names), told.join(", "))
        });
        let company = company.collect::<Vec<_>>().join(", ");
        if !company.is_empty() {
            lines.push(say(text!("study-company", company = company)));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::told::voice;
    use spadille_core::Lang;

    #[test]
    fn lines_begin_and_end_as_sentences_do() {
        let (up, words) = (Face::Up("JC".to_owned()), |words: &str| words.to_owned());
        let seen = Seen {
            hand: vec![up.clone()],
            trick: Vec::new(),
            trump: Some(words("Trumps: hearts")),
            suit: None,
            piles: vec![Pile { name: words("turned up"), cards: vec![up] }],
            company: Vec::new(),
            notes: vec![words("You are asked: Frage in hearts?"), words("You lead.")],
        };
        let [hand, pile, moment] = seen.lines(&voice("scat", Lang::En), &[]).try_into().unwrap();
        // By the signs of its book.
        assert!(hand.ends_with("AU"), "{hand}");
        assert_eq!(pile, "Turned up: AU");
        assert_eq!(moment, "Trumps: hearts. You are asked: Frage in hearts? You lead.");
    }
}
