//! What a rubber, or a single game, is settled by, as a list to be printed.

use super::options::{Bonus, Pay, Slams, Unit};
use super::rules::Rules;
use super::score::{GAME, SlamKind, grade};
use super::settle::grade_text;
use spadille_core::{LawId, Price, Tariff, Text, law, text};

impl Rules {
    /// The games by what the losers have marked, then the rubber and the slams where they count.
    pub(super) fn price_list(&self) -> Tariff {
        let o = &self.options;
        let pays = match o.pay {
            Pay::EachToEach => text!("whist-tariff-each"),
            Pay::Pairwise => text!("whist-tariff-pays"),
        };
        let beside = |name: Text, amount: i64, law: LawId| Price { name, cells: vec![None, None, Some(amount)], law };
        let mut rows: Vec<Price> = Vec::new();
        for most in (0..GAME).rev() {
            let is = grade(o, most);
            // The first of a grade comes from above, the last is its lower end.
            match rows.last_mut().filter(|row| row.law == is.law() && row.cells[2] == Some(is.value())) {
                Some(row) => row.cells[0] = Some(most.into()),
                None => rows.push(Price {
                    name: grade_text(is),
                    cells: vec![Some(most.into()), Some(most.into()), Some(is.value())],
                    law: is.law(),
                }),
            }
        }
        if o.unit == Unit::Rubber {
            rows.push(beside(text!("whist-tariff-rubber"), o.rubber_points.into(), law!("rubber-points")));
            if o.big_rubber_bonus == Bonus::Two {
                rows.push(beside(text!("whist-tariff-great-rubber"), 2, law!("great-rubber")));
            }
        }
        if o.slams == Slams::SixThree {
            let slam = |kind: SlamKind, name: Text| beside(name, kind.value(), kind.law());
            rows.push(slam(SlamKind::Small, text!("whist-tariff-small-slam")));
            rows.push(slam(SlamKind::Grand, text!("whist-tariff-great-slam")));
        }
        let columns = vec![text!("whist-tariff-least"), text!("whist-tariff-most"), pays];
        Tariff { columns, rows, notes: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::super::options::WhistOptions;
    use super::super::sisters::{Cayenne, Plain};
    use super::*;

    fn cells(list: &Tariff, name: &str) -> Option<Vec<Option<i64>>> {
        list.rows.iter().find(|row| row.name.id == name).map(|row| row.cells.clone())
    }

    #[test]
    fn a_rubber_is_settled_by_grades_rubber_and_slams() {
        let list = Rules::new::<Plain>(WhistOptions::of_1830()).price_list();
        assert_eq!(list.rows.len(), 7);
        assert_eq!(cells(&list, "whist-grade-simple"), Some(vec![Some(5), Some(9), Some(1)]));
        assert_eq!(cells(&list, "whist-grade-double"), Some(vec![Some(3), Some(4), Some(2)]));
        assert_eq!(cells(&list, "whist-grade-quadruple"), Some(vec![Some(0), Some(0), Some(4)]));
        assert_eq!(cells(&list, "whist-tariff-rubber"), Some(vec![None, None, Some(5)]));
        assert_eq!(cells(&list, "whist-tariff-great-slam"), Some(vec![None, None, Some(6)]));
        assert_eq!(cells(&list, "whist-tariff-small-slam"), Some(vec![None, None, Some(3)]));
    }

    #[test]
    fn what_is_not_agreed_is_not_listed() {
        let single = Rules::new::<Plain>(WhistOptions::of_1782()).price_list();
        let names: Vec<&str> = single.rows.iter().map(|row| row.name.id.as_ref()).collect();
        assert_eq!(names, ["whist-grade-single", "whist-grade-lurch"]);
        let bonus = WhistOptions { big_rubber_bonus: Bonus::Two, ..WhistOptions::of_1830() };
        let list = Rules::new::<Cayenne>(bonus).price_list();
        assert_eq!(cells(&list, "whist-tariff-great-rubber"), Some(vec![None, None, Some(2)]));
    }
}
