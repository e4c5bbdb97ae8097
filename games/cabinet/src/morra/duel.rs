//! Two who choose at once, one to gain what the other loses: how both draw lots so that neither can do better.

/// What is taken for nought after so many sums.
const NOUGHT: f64 = 1e-9;
/// Lots as seldom as this are none.
const DUST: f64 = 1e-4;
/// More exchanges than any duel of so few choices takes.
const MOST_EXCHANGES: u16 = 400;
/// What is added to every gain, in parts of the greatest, so that all are above nought.
const LIFT: f64 = 2.0;
/// By how much more than the row before it a row may earn: many rows forbid the same step, and the simplex method would go in a circle
/// if they all did so at once. The lots of the rows do not depend on it.
const APART: f64 = 1e-8;

/// How often each choice is drawn so that neither of two can do better.
#[derive(Clone, PartialEq, Debug)]
pub struct Lots {
    /// The lots of the one, whose choices are the rows.
    pub rows: Vec<f64>,
    /// The lots of the other, whose choices are the columns.
    pub columns: Vec<f64>,
}

/// Solves a duel by the simplex method: `gain[row][column]` is what the one gains if he chooses the row and the other the column.
///
/// With every gain above nought the other looks for weights, as many as he can, of which no row earns more than one; what a little
/// more for a row would be worth to him is how often that row is drawn.
pub fn solve(gain: &[Vec<f64>]) -> Lots {
    let (height, width) = (gain.len(), gain.first().map_or(0, Vec::len));
    let most = gain.iter().flatten().map(|g| g.abs()).fold(f64::MIN_POSITIVE, f64::max);
    // A row of the tableau: the gains, and what is left of the row's one; below them what a column promises.
    let row =
        |(n, row): (usize, &Vec<f64>)| row.iter().map(|g| g / most + LIFT).chain([1.0 + APART * n as f64]).collect();
    let mut tableau: Vec<Vec<f64>> = gain.iter().enumerate().map(row).collect();
    tableau.push(std::iter::repeat_n(-1.0, width).chain([0.0]).collect());
    // Which weight stands at which edge: columns are numbered first, then what the rows leave.
    let mut across: Vec<usize> = (0..width).collect();
    let mut down: Vec<usize> = (width..width + height).collect();
    for _ in 0..MOST_EXCHANGES {
        let Some((row, column)) = next_exchange(&tableau, width) else { break };
        exchange(&mut tableau, row, column);
        std::mem::swap(&mut across[column], &mut down[row]);
    }
    let (mut rows, mut columns) = (vec![0.0; height], vec![0.0; width]);
    for (row, weight) in down.iter().enumerate().filter(|(_, weight)| **weight < width) {
        columns[*weight] = tableau[row][width].max(0.0);
    }
    for (column, weight) in across.iter().enumerate().filter(|(_, weight)| **weight >= width) {
        rows[*weight - width] = tableau[height][column].max(0.0);
    }
    Lots { rows: shared(&rows), columns: shared(&columns) }
}

/// Weights as parts of their sum.
fn shared(weights: &[f64]) -> Vec<f64> {
    let all: f64 = weights.iter().sum();
    weights.iter().map(|weight| weight / all).collect()
}

impl Lots {
    /// The lots of the one, without what is drawn so seldom that it is but the dust of many sums.
    pub fn swept(self) -> Vec<f64> {
        shared(&self.rows.into_iter().map(|lot| if lot < DUST { 0.0 } else { lot }).collect::<Vec<_>>())
    }
}

/// The column that promises most, and the row that first forbids to go on; of rows that forbid it alike the one that divides by the
/// largest number, so that nothing is lost in the sums.
fn next_exchange(tableau: &[Vec<f64>], width: usize) -> Option<(usize, usize)> {
    let (last, rows) = tableau.split_last()?;
    let column = (0..width).filter(|c| last[*c] < -NOUGHT).min_by(|a, b| last[*a].total_cmp(&last[*b]))?;
    let bound = |row: usize| rows[row][width].max(0.0) / rows[row][column];
    let binding = || (0..rows.len()).filter(|row| rows[*row][column] > NOUGHT);
    let least = binding().map(bound).min_by(f64::total_cmp)?;
    let first = binding().filter(|row| bound(*row) <= least + NOUGHT);
    let row = first.max_by(|a, b| rows[*a][column].total_cmp(&rows[*b][column]))?;
    Some((row, column))
}

/// Exchanges the weight of a row with that of a column.
fn exchange(tableau: &mut [Vec<f64>], row: usize, column: usize) {
    let by = 1.0 / tableau[row][column];
    let mut pivot = std::mem::take(&mut tableau[row]);
    pivot.iter_mut().for_each(|entry| *entry *= by);
    pivot[column] = by;
    for other in tableau.iter_mut().filter(|other| !other.is_empty()) {
        let factor = std::mem::take(&mut other[column]);
        if factor != 0.0 {
            other.iter_mut().zip(&pivot).for_each(|(entry, p)| *entry -= factor * p);
        }
    }
    tableau[row] = pivot;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the lots are sure to gain.
    fn sure(gain: &[Vec<f64>]) -> f64 {
        let lots = solve(gain).rows;
        let of = |column: usize| lots.iter().zip(gain).map(|(lot, row)| lot * row[column]).sum::<f64>();
        (0..gain[0].len()).map(of).fold(f64::INFINITY, f64::min)
    }

    #[test]
    fn scissors_paper_and_stone_are_drawn_alike_and_the_dearer_penny_seldom() {
        let plain = solve(&[vec![0.0, 1.0, -1.0], vec![-1.0, 0.0, 1.0], vec![1.0, -1.0, 0.0]]);
        assert!(plain.rows.iter().all(|lot| (lot - 1.0 / 3.0).abs() < 1e-12), "{plain:?}");
        // Two pennies alike are won; two heads count double.
        let pennies = [vec![2.0, -1.0], vec![-1.0, 1.0]];
        assert!((solve(&pennies).rows[0] - 0.4).abs() < 1e-12 && (sure(&pennies) - 0.2).abs() < 1e-12);
    }

    #[test]
    fn a_choice_that_is_better_whatever_happens_is_always_made() {
        let gain = [vec![3.0, 1.0, 4.0], vec![2.0, 0.0, 1.0]];
        assert_eq!((solve(&gain).rows, sure(&gain)), (vec![1.0, 0.0], 1.0));
    }

    #[test]
    fn where_all_is_alike_it_comes_to_an_end() {
        let alike = vec![vec![0.0; 36]; 36];
        assert!((solve(&alike).rows.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
