//! Men set wrongly: one man goes a number of fields that was not thrown.

use super::may_bear_off;
use super::product::Product;
use crate::board::{Colour, Fields, bit, each};
use crate::ground::Ground;
use crate::notation::Step;
use spadille_core::Dice;

/// The ways of setting one man wrongly, counted by how far he goes. He goes no farther than a die can show, to a field
/// where he might stand, and not where the throw would take him.
#[derive(Copy, Clone, Debug)]
pub struct Missets {
    colour: Colour,
    from: [Fields; 6],
    /// How many there are.
    pub count: u16,
}

impl Missets {
    /// No man can be set wrongly.
    pub const NONE: Missets = Missets { colour: Colour::White, from: [0; 6], count: 0 };

    /// The ways of setting a man wrongly who stands on one of these fields. Whoever may bear off sets nobody wrongly.
    pub fn of(ground: &Ground, dice: Dice, colour: Colour, among: Fields) -> Missets {
        let mut missets = Missets { colour, ..Missets::NONE };
        if may_bear_off(ground) {
            return missets;
        }
        for (far, from) in (1u8..).zip(&mut missets.from) {
            if ![dice.high(), dice.low(), dice.sum()].contains(&far) {
                *from = Product::of(ground, far, far).high & among;
                missets.count += from.count_ones() as u16;
            }
        }
        missets
    }

    /// The one with `n` before it, as the board numbers the fields.
    pub fn nth(&self, n: u64) -> Option<Step> {
        let mut steps =
            (1u8..).zip(self.from).flat_map(|(far, from)| each(from).map(move |field| (field, field + far)));
        let (from, to) = steps.nth(usize::try_from(n).ok()?)?;
        Some(Step::new(self.colour.turned(from), self.colour.turned(to)))
    }

    /// Whether a man can be set like this.
    pub fn contains(&self, step: Step) -> bool {
        let (from, to) = step.ends(self.colour);
        let far = to.checked_sub(from + 1).and_then(|i| self.from.get(i as usize));
        step == Step::new(step.from(), step.to()) && far.is_some_and(|fields| fields & bit(from) != 0)
    }

    /// The number that is left to give when a man has gone so far: he is taken to have given the number that is nearer,
    /// and of two equally near the higher.
    pub fn number_left(dice: Dice, far: u8) -> u8 {
        let (high, low) = (dice.high(), dice.low());
        if far.abs_diff(high) <= far.abs_diff(low) { low } else { high }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{ALL, Men};

    #[test]
    fn every_wrong_setting_is_numbered_once() {
        let own = Men::placed([(1, 9), (7, 2), (8, 2), (12, 2)]).expect("fifteen men");
        let ground = Ground::new(own, Men::HEAP);
        let dice = Dice::new(6, 5).expect("dice");
        let missets = Missets::of(&ground, dice, Colour::Black, ALL);
        let all: Vec<Step> = (0..).map_while(|n| missets.nth(n)).collect();
        assert_eq!(all.len(), usize::from(missets.count));
        assert!(all.iter().all(|step| missets.contains(*step)));
        assert!(all.iter().enumerate().all(|(i, step)| !all[..i].contains(step)));
        // The four is not thrown, the five is; the corner is not left by one man.
        let written = |text: &str| missets.contains(text.parse().expect("a step"));
        assert_eq!(["17-13", "18-13", "13-9", "17-13*"].map(written), [true, false, false, false]);
    }

    #[test]
    fn the_nearer_number_counts_as_given() {
        let dice = Dice::new(5, 3).expect("dice");
        assert_eq!([1, 2, 4, 6].map(|far| Missets::number_left(dice, far)), [5, 5, 3, 3]);
    }
}
