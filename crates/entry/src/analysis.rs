//! A throw taken apart, with the order in which the players of the house would have its plays.

use spadille_core::analysis::{Analysis, Weighed};
use spadille_core::{Table, Viewer};

/// The throw that somebody is to play, taken apart; nothing where there is none.
///
/// The game gives the plays in the order of the book. The player who searches ranks them as [`Table::reckon`] does; where a game
/// cannot reckon all of them he plays them out, and has no order of his own here.
pub(crate) fn analysed<G: Table>(game: &G, state: &G::State) -> Option<Analysis> {
    let seat = game.turn(state).awaited().first()?;
    let view = game.view(state, Viewer::Seat(seat));
    let apart = game.take_apart(&view, seat)?;
    let reckoned: Option<Vec<f64>> = apart.plays.iter().map(|(m, _)| game.reckon(&view, seat, *m)).collect();
    let places = reckoned.as_deref().map(places);
    let weigh = |(n, (m, counts)): (usize, (G::Move, Vec<i32>))| Weighed {
        notation: m.to_string(),
        label: game.describe(&view, m).text,
        counts,
        book: n as u16 + 1,
        search: places.as_ref().map(|places| places[n]),
        value: reckoned.as_ref().map(|values| values[n] / G::PARTS as f64),
    };
    let mut plays: Vec<Weighed> = apart.plays.into_iter().enumerate().map(weigh).collect();
    plays.sort_by_key(|play| play.search.unwrap_or(play.book));
    Some(Analysis {
        seat: apart.seat,
        dice: apart.dice,
        scores: apart.scores,
        columns: apart.columns,
        plays,
        missed: apart.missed,
    })
}

/// The place of each value among all, the greatest having the first; of equal ones the earlier comes first.
fn places(values: &[f64]) -> Vec<u16> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|a, b| values[*b].total_cmp(&values[*a]));
    let mut places = vec![0; values.len()];
    for (place, n) in (1..).zip(order) {
        places[n] = place;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn the_greatest_comes_first() {
        assert_eq!(places(&[0.5, 2.0, -1.0, 2.0]), [3, 1, 4, 2]);
        assert_eq!(places(&[]), [0u16; 0]);
    }
}
