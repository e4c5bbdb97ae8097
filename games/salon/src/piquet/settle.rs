//! Parties and what is paid for them.

use super::options::{Partie, PiquetOptions};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Ledger, Rank, Scribe, Seat, Suit, Text, law, text};

/// The small cards, left over from the full pack, that serve as markers; each player uses two suits.
pub const MARKERS: [Rank; 5] = [Rank::Six, Rank::Five, Rank::Four, Rank::Three, Rank::Two];

/// The suits a player marks with: black or red.
pub const fn marker_suits(seat: Seat) -> [Suit; 2] {
    if seat.0 == 0 { [Suit::Clubs, Suit::Spades] } else { [Suit::Hearts, Suit::Diamonds] }
}

/// Ten points make one, five or more over make another.
pub fn tens(difference: u32) -> u32 {
    (difference + 5) / 10
}

/// The marks of one deal in a match with markers: the rounded difference, to the one who had more.
pub fn marks(total: [u16; 2]) -> [u32; 2] {
    let won = tens(total[0].abs_diff(total[1]).into());
    if total[0] >= total[1] { [won, 0] } else { [0, won] }
}

/// Who has won how many Parties, when the match in hand is over. `out` is who reached the target first.
pub fn parties(options: &PiquetOptions, score: [u32; 2], out: Option<Seat>, marked: &[[u32; 2]]) -> [u32; 2] {
    let mut won = [0; 2];
    match options.partie {
        Partie::Target => {
            if let Some(seat) = out {
                won[seat.index()] = 1;
            }
        }
        Partie::FourDeals => {
            let best = usize::from(score[1] > score[0]);
            won[best] = tens(score[0].abs_diff(score[1]));
        }
        Partie::PerDealMarkers => {
            let sums = [0, 1].map(|i| marked.iter().map(|m| m[i]).sum::<u32>());
            let best = usize::from(sums[1] > sums[0]);
            won[best] = sums[0].abs_diff(sums[1]);
        }
    }
    won
}

/// Pays a finished match.
pub fn pay_partie<S: Scribe>(
    options: &PiquetOptions,
    ledger: &mut Ledger,
    score: [u32; 2],
    out: Option<Seat>,
    marked: &[[u32; 2]],
    scribe: &mut S,
) {
    let won = parties(options, score, out, marked);
    let law = match options.partie {
        Partie::Target => law!("target"),
        Partie::FourDeals => law!("four-deals"),
        Partie::PerDealMarkers => law!("per-deal-markers"),
    };
    let amount = (i64::from(won[0]) - i64::from(won[1])) * i64::from(options.stake);
    ledger.pay(Seat(1), Seat(0), amount, law, scribe);
}

/// The facts of a match played with real cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The points of each deal: first player, second player.
    pub deals: Vec<[u16; 2]>,
}

/// Settles the deals of a match.
///
/// # Errors
/// When the match is not over or has too many deals.
pub fn settle<S: Scribe>(options: &PiquetOptions, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
    let result = Standing::of(options, &facts.deals)?;
    if !result.over {
        return Err(text!("piquet-fact-not-over"));
    }
    let mut ledger = Ledger::default();
    pay_partie(options, &mut ledger, result.totals, result.out, &result.marks, scribe);
    Ok(ledger)
}

/// How a match stands after some deals.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Points of both.
    pub totals: [u32; 2],
    /// Who reached the target.
    pub out: Option<Seat>,
    /// Marks of each deal.
    pub marks: Vec<[u32; 2]>,
    /// Whether the match is over.
    pub over: bool,
}

impl Standing {
    /// Adds up deals.
    ///
    /// # Errors
    /// When there are deals after the match was over.
    pub fn of(options: &PiquetOptions, deals: &[[u16; 2]]) -> Result<Standing, Text> {
        let mut standing = Standing { totals: [0; 2], out: None, marks: Vec::new(), over: false };
        for deal in deals {
            if standing.over {
                return Err(text!("piquet-fact-after"));
            }
            for (total, points) in standing.totals.iter_mut().zip(deal) {
                *total += u32::from(*points);
            }
            standing.marks.push(marks(*deal));
            standing.over = match options.partie {
                Partie::Target => {
                    let reached = [0, 1].map(|i| standing.totals[i] >= u32::from(options.target));
                    // Of two who reach it in one deal, the totals alone cannot tell who was first: the higher has it.
                    standing.out = match reached {
                        [false, false] => None,
                        [true, false] => Some(Seat(0)),
                        [false, true] => Some(Seat(1)),
                        [true, true] => Some(Seat(u8::from(standing.totals[1] > standing.totals[0]))),
                    };
                    standing.out.is_some()
                }
                Partie::FourDeals | Partie::PerDealMarkers => standing.marks.len() == 4,
            };
        }
        Ok(standing)
    }
}

#[cfg(test)]
mod tests {
    use super::super::hand::PACK;
    use super::*;
    use spadille_core::Card;

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
        let options = <super::PiquetOptions as spadille_core::Options>::preset("1782")
            .map(|o| PiquetOptions { partie: Partie::PerDealMarkers, ..o })
            .unwrap_or_default();
        assert_eq!(parties(&options, [0; 2], None, &[[1, 0], [0, 4], [2, 0], [0, 5]]), [0, 6]);
    }

    #[test]
    fn however_many_points_are_reported_they_are_rounded_and_added_rightly() {
        let most = u16::MAX;
        assert_eq!((tens(44), tens(45), tens(most.into())), (4, 5, 6554));
        assert_eq!(marks([0, most]), [0, 6554]);
        let of = |partie| PiquetOptions { partie, ..PiquetOptions::default() };
        for (partie, won) in [(Partie::FourDeals, 26_214), (Partie::PerDealMarkers, 4 * 6554)] {
            let standing = Standing::of(&of(partie), &[[most, 0]; 4]).unwrap();
            assert_eq!(standing.totals, [4 * 65_535, 0]);
            assert_eq!(parties(&of(partie), standing.totals, None, &standing.marks), [won, 0]);
        }
    }
}
