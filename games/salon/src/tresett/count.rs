//! Card points and sweeps.

use super::cards::{ACES, FIGURES};
use spadille_core::{CardSet, LawId, Seat, Text, law, text};

/// What a side has won in tricks.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Count {
    /// Figures.
    pub figures: u8,
    /// Aces.
    pub aces: u8,
    /// Whether the last trick is its own.
    pub last: bool,
}

impl Count {
    /// The count of some cards.
    pub fn of(cards: CardSet, last: bool) -> Count {
        Count { figures: cards.both(FIGURES).len(), aces: cards.both(ACES).len(), last }
    }

    /// The points: three figures make one, every ace, the last trick.
    pub fn points(self) -> u8 {
        self.figures / 3 + self.aces + u8::from(self.last)
    }
}

/// The side of a seat: seats 0 and 2 against 1 and 3.
pub fn side_of(seat: Seat) -> usize {
    usize::from(seat.0 & 1)
}

/// The seats of a side.
pub fn seats_of(side: usize) -> [Seat; 2] {
    [Seat(side as u8 & 1), Seat((side as u8 & 1) + 2)]
}

/// A great deed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Feat {
    /// A side takes all ten tricks.
    Gallara,
    /// One player takes all ten.
    Gallaton,
    /// A side takes nine and leaves no point.
    Stramazette,
    /// One player takes the nine.
    Stramazetton,
}

impl Feat {
    /// Its name, the Parties it wins, its law.
    pub fn row(self) -> (&'static str, u8, LawId) {
        match self {
            Feat::Gallara => ("gallara", 4, law!("gallara")),
            Feat::Gallaton => ("gallaton", 8, law!("gallaton")),
            Feat::Stramazette => ("stramazette", 3, law!("stramazette")),
            Feat::Stramazetton => ("stramazetton", 6, law!("stramazetton")),
        }
    }

    /// The Parties it wins.
    pub fn parties(self) -> u8 {
        self.row().1
    }

    /// Its name in words.
    pub fn text(self) -> Text {
        match self {
            Feat::Gallara => text!("tresett-gallara"),
            Feat::Gallaton => text!("tresett-gallaton"),
            Feat::Stramazette => text!("tresett-stramazette"),
            Feat::Stramazetton => text!("tresett-stramazetton"),
        }
    }
}

/// Which side has made a sweep: `winners` of all ten tricks, and the cards of the only one that the others took.
pub fn sweep(winners: &[Seat], lost: CardSet) -> Option<(usize, Feat)> {
    if winners.len() != 10 {
        return None;
    }
    (0..2).find_map(|side| {
        let mine = || winners.iter().filter(move |seat| side_of(**seat) == side);
        let alone = mine().all(|seat| mine().next() == Some(seat));
        let last = winners.last().is_some_and(|seat| side_of(*seat) == side);
        match mine().count() {
            10 => Some((side, if alone { Feat::Gallaton } else { Feat::Gallara })),
            9 if last && Count::of(lost, false).points() == 0 => {
                Some((side, if alone { Feat::Stramazetton } else { Feat::Stramazette }))
            }
            _ => None,
        }
    })
}
