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
