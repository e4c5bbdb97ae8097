//! Parties and what is paid for them.

use super::options::{Partie, PiquetOptions};
use super::state::Pair;
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, PerSeat, Rank, Scribe, Seat, Suit, Text, law, text};

/// The small cards, left over from the full pack, that serve as markers; each player uses two suits.
pub const MARKERS: [Rank; 5] = [Rank::Six, Rank::Five, Rank::Four, Rank::Three, Rank::Two];

/// The suits a player marks with: black or red.
pub const fn marker_suits(seat: Seat) -> [Suit; 2] {
    if seat.0 == 0 { [Suit::Clubs, Suit::Spades] } else { [Suit::Hearts, Suit::Diamonds] }
}

/// The deals that are added up where a Partie is not played to a number.
const DEALS: u32 = 4;

/// Ten points make one, five or more over make another.
pub fn tens(difference: u32) -> u32 {
    (difference + 5) / 10
}

/// By how much each has more than the other, rounded to tens.
pub fn marks(totals: Pair<u32>) -> Pair<u32> {
    ahead(totals).map(tens)
}

/// By how much each has more than the other.
fn ahead(PerSeat([first, second]): Pair<u32>) -> Pair<u32> {
    PerSeat([first.saturating_sub(second), second.saturating_sub(first)])
}

/// How a Partie stands after some deals.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Standing {
    pub deals: u32,
    pub totals: Pair<u32>,
    /// Who reached the target first.
    pub out: Option<Seat>,
    /// Marks won deal by deal, in a match played with markers.
    pub marks: ArrayVec<Pair<u32>, 4>,
}

impl Standing {
    pub fn add(&mut self, options: &PiquetOptions, points: Pair<u16>, out: Option<Seat>) {
        let points = points.map(u32::from);
        self.totals = Pair::from_fn(|seat| self.totals[seat] + points[seat]);
        self.deals += 1;
        self.out = out;
        if options.partie == Partie::PerDealMarkers {
            self.marks.push(marks(points));
        }
    }

    /// Adds up deals of which only the points are told.
    pub fn of(options: &PiquetOptions, deals: &[[u16; 2]]) -> Result<Standing, Text> {
        let mut standing = Standing::default();
        for points in deals {
            if standing.is_over(options) {
                return Err(text!("piquet-fact-after"));
            }
            standing.add(options, PerSeat(*points), None);
            // Of two who reach it in one deal, the totals alone cannot tell who was first: the higher has it.
            let totals = standing.totals;
            let first = Seat(u8::from(totals[Seat(1)] > totals[Seat(0)]));
            standing.out = Some(first).filter(|seat| totals[*seat] >= u32::from(options.target));
        }
        Ok(standing)
    }

    pub fn is_over(&self, options: &PiquetOptions) -> bool {
        match options.partie {
            Partie::Target => self.out.is_some(),
            Partie::FourDeals | Partie::PerDealMarkers => self.deals == DEALS,
        }
    }

    pub fn marked(&self) -> Pair<u32> {
        Pair::from_fn(|seat| self.marks.iter().map(|marks| marks[seat]).sum())
    }

    /// Who has won how many Parties; none before it is over.
    pub fn parties(&self, options: &PiquetOptions) -> Pair<u32> {
        match options.partie {
            _ if !self.is_over(options) => Pair::default(),
            Partie::Target => Pair::from_fn(|seat| u32::from(self.out == Some(seat))),
            Partie::FourDeals => marks(self.totals),
            Partie::PerDealMarkers => ahead(self.marked()),
        }
    }

    pub fn pay<S: Scribe>(&self, options: &PiquetOptions, ledger: &mut Ledger, scribe: &mut S) {
        let law = match options.partie {
            Partie::Target => law!("target"),
            Partie::FourDeals => law!("four-deals"),
            Partie::PerDealMarkers => law!("per-deal-markers"),
        };
        let PerSeat([first, second]) = self.parties(options).map(i64::from);
        ledger.pay(Seat(1), Seat(0), (first - second) * i64::from(options.stake), law, scribe);
    }
}

/// The facts of a match played with real cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The points of each deal: first player, second player.
    pub deals: Vec<[u16; 2]>,
}

/// Settles the deals of a match.
pub fn settle<S: Scribe>(options: &PiquetOptions, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let standing = Standing::of(options, &facts.deals)?;
    if !standing.is_over(options) {
        return Err(text!("piquet-fact-not-over"));
    }
    let mut ledger = Ledger::default();
    standing.pay(options, &mut ledger, scribe);
    Ok(ledger)
}

#[cfg(test)]
mod tests {
    use super::super::hand::PACK;
    use super::*;
    use spadille_core::{Card, Options as _};

    fn after_four(partie: Partie, deals: [[u16; 2]; 4]) -> ([u32; 2], [u32; 2]) {
        let options = PiquetOptions { partie, ..PiquetOptions::standard() };
        let standing = Standing::of(&options, &deals).unwrap();
        (standing.totals.0, standing.parties(&options).0)
    }

    #[test]
    fn piquet_settle_markers_set() {
        assert_eq!(MARKERS.map(Rank::symbol), ["6", "5", "4", "3", "2"]);
        assert_eq!([Seat(0), Seat(1)].map(|s| marker_suits(s).map(Suit::letter)), [['C', 'S'], ['H', 'D']]);
        // They are the cards that are not played with, and each belongs to one player alone.
        let of = |seat| marker_suits(seat).into_iter().flat_map(|suit| MARKERS.map(|rank| Card::new(rank, suit)));
        let markers: Vec<Card> = of(Seat(0)).chain(of(Seat(1))).collect();
        assert_eq!(markers.len(), 20);
        assert!(markers.iter().all(|c| !PACK.contains(*c)));
        // At the end black is exchanged against red and what is missing is paid.
        let deals = [[15, 5], [0, 40], [20, 1], [0, 47]];
        assert_eq!(after_four(Partie::PerDealMarkers, deals).1, [0, 6], "1 and 2 against 4 and 5");
    }

    #[test]
    fn however_many_points_are_reported_they_are_rounded_and_added_rightly() {
        let most = u16::MAX;
        assert_eq!((tens(44), tens(45), tens(most.into())), (4, 5, 6554));
        assert_eq!(marks(PerSeat([0, most.into()])).0, [0, 6554]);
        for (partie, won) in [(Partie::FourDeals, 26_214), (Partie::PerDealMarkers, 4 * 6554)] {
            assert_eq!(after_four(partie, [[most, 0]; 4]), ([4 * 65_535, 0], [won, 0]));
        }
    }
}
