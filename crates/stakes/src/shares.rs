//! Dividing counters among people.

use arrayvec::ArrayVec;
use spadille_core::Seat;
use spadille_core::seat::MAX_SEATS;

/// What each of some people gets.
pub type Shares = ArrayVec<(Seat, i64), MAX_SEATS>;

/// An amount in equal parts; what is over goes one each to the first of them.
///
/// ```
/// use spadille_core::Seat;
/// let shares = spadille_stakes::even(11, [Seat(2), Seat(0), Seat(1)]);
/// assert_eq!(shares.as_slice(), [(Seat(2), 4), (Seat(0), 4), (Seat(1), 3)]);
/// ```
pub fn even(amount: i64, among: impl IntoIterator<Item = Seat>) -> Shares {
    let seats: ArrayVec<Seat, MAX_SEATS> = among.into_iter().collect();
    let count = seats.len().max(1) as i64;
    let over = amount.rem_euclid(count);
    seats.into_iter().zip(0..).map(|(seat, i)| (seat, amount.div_euclid(count) + i64::from(i < over))).collect()
}

/// An amount in parts of these sizes: `weights` say how many parts each gets; what is over goes to the first.
pub fn divided(amount: i64, weights: impl IntoIterator<Item = (Seat, i64)>) -> Shares {
    let weights: Shares = weights.into_iter().collect();
    let parts = weights.iter().map(|(_, w)| w).sum::<i64>().max(1);
    let mut shares: Shares = weights.iter().map(|(seat, w)| (*seat, amount / parts * w)).collect();
    let given: i64 = shares.iter().map(|(_, share)| share).sum();
    if let Some((_, first)) = shares.first_mut() {
        *first += amount - given;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(shares: &Shares) -> i64 {
        shares.iter().map(|(_, share)| share).sum()
    }

    #[test]
    fn nothing_is_lost_in_dividing() {
        for amount in -30..30 {
            for count in 1..=5 {
                let shares = even(amount, Seat::all(count));
                assert_eq!(sum(&shares), amount, "{amount} among {count}");
                let (most, least) = (shares[0].1, shares[usize::from(count) - 1].1);
                assert!((0..=1).contains(&(most - least)), "{amount} among {count}: {shares:?}");
                let parts = Seat::all(count).map(|seat| (seat, i64::from(seat.0) + 1));
                assert_eq!(sum(&divided(amount, parts)), amount, "{amount} in parts of {count}");
            }
        }
    }

    #[test]
    fn parts_are_as_large_as_they_are_said_to_be() {
        let shares = divided(13, [(Seat(3), 1), (Seat(1), 3)]);
        assert_eq!(shares.as_slice(), [(Seat(3), 4), (Seat(1), 9)], "what is over goes to the first");
        assert_eq!(divided(12, [(Seat(3), 1), (Seat(1), 3)]).as_slice(), [(Seat(3), 3), (Seat(1), 9)]);
    }

    #[test]
    fn among_nobody_nothing_is_divided() {
        assert!(even(5, []).is_empty() && divided(5, []).is_empty());
    }
}
