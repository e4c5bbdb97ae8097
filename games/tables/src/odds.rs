//! The odds of two dice: in how many of the thirty-six throws something happens.

use spadille_core::Dice;

/// How many of the thirty-six throws are of this kind.
pub fn throws(kind: impl Fn(Dice) -> bool) -> u8 {
    Dice::all().filter(|dice| kind(*dice)).count() as u8
}

/// Whether a throw reaches a field `distance` ahead of one man, by either number or by both together, nothing standing
/// between.
pub fn reaches(dice: Dice, distance: u8) -> bool {
    let (a, b) = dice.pips();
    distance > 0 && (a == distance || b == distance || a + b == distance)
}

/// The twenty-one throws that can be told apart, and how often each comes among the thirty-six.
pub fn distinct() -> impl Iterator<Item = (Dice, u8)> {
    Dice::all().filter(|d| d.0[0] >= d.0[1]).map(|d| (d, if d.is_doublet() { 1 } else { 2 }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rule_of_ten_holds_up_to_six() {
        let counts: Vec<u8> = (1..=12).map(|n| throws(|d| reaches(d, n))).collect();
        assert_eq!(counts, [11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1]);
    }

    #[test]
    fn twenty_one_throws_make_thirty_six() {
        assert_eq!(distinct().count(), 21);
        assert_eq!(distinct().map(|(_, n)| n).sum::<u8>(), 36);
    }
}
