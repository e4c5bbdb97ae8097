//! The tariffs: what each game costs, as rows that can be printed.

use super::contracts::{Class, Contract, Form, Level, Old, number_row, rungs};
use super::options::Honours;
use super::rules::Rules;
use spadille_core::{LawId, Price, Tariff, Text, law, text};

/// A row of a tariff.
#[derive(Clone, PartialEq, Debug)]
pub struct TariffRow {
    /// The game, with the class of its suit.
    pub contract: Contract,
    /// Whether the Vorhand plays it, where that makes a difference.
    pub vorhand: Option<bool>,
    /// The tricks that it promises.
    pub tricks: u8,
    /// What the count is multiplied by, where games are counted.
    pub multiplier: Option<i64>,
    /// What each opponent pays: one amount, or one for each count from the tricks promised to seventeen.
    pub amounts: Vec<i64>,
    /// The law behind it.
    pub law: LawId,
}

/// The highest count of the printed table.
pub const HIGHEST_COUNT: u8 = 17;

/// Figures of the printed table that are not what its rule makes: the game, the count, and what is printed.
const MISPRINTED: [(Level, Class, u8, i64); 3] = [
    (Level::Number(5), Class::Mid, 15, 4),
    (Level::Number(12), Class::Bad, 15, 49),
    (Level::Number(13), Class::Mid, 17, 166),
];

/// A count times a multiplier in tenths: five and more left over count as ten.
pub const fn tenths(multiplier: i64, count: i64) -> i64 {
    (multiplier * count + 5) / 10
}

impl Rules {
    /// What Tariff B multiplies the count by; nothing in a misère or where games are not counted.
    pub fn multiplier(&self, contract: Contract, vorhand: bool) -> Option<i64> {
        match (self.form, contract.level) {
            (Form::Whist, Level::Number(number)) => {
                let class = contract.class.unwrap_or(Class::Bad);
                Some(number_row(number).times * (2 + class as i64))
            }
            (Form::Whist, Level::Grandissimo(number)) => Some(number_row(number).times * if vorhand { 4 } else { 6 }),
            _ => None,
        }
    }

    /// The fixed price of a game per opponent; nothing where it is counted.
    pub fn fixed_price(&self, contract: Contract) -> Option<i64> {
        match contract.level {
            Level::Old(old) => Some(old.row().price),
            Level::Misere(misere) if self.form == Form::Whist => Some(4 * number_row(misere.row().after).times),
            Level::Misere(misere) => Some(misere.row().price * if self.options.misere_double { 2 } else { 1 }),
            Level::Number(number) if self.form != Form::Whist => {
                Some(number_row(number).prices[contract.class.unwrap_or(Class::Bad) as usize])
            }
            _ => None,
        }
    }

    /// What a game is worth per opponent if it is just made.
    pub fn worth(&self, contract: Contract, vorhand: bool) -> i64 {
        let counted = || tenths(self.multiplier(contract, vorhand).unwrap_or(0), self.need(contract.level).into());
        self.fixed_price(contract).unwrap_or_else(counted)
    }

    /// The law of a game's price.
    pub fn price_law(&self, contract: Contract) -> LawId {
        match contract.level {
            Level::Number(number) => number_row(number).law,
            Level::Grandissimo(_) => law!("grandissimo-price"),
            Level::Misere(misere) => misere.row().law,
            Level::Old(old) => old.row().price_law,
        }
    }

    /// What so many trump figures count.
    pub fn honours(&self, figures: u8) -> i64 {
        match figures {
            _ if self.has_helper() && self.options.honours == Honours::None => 0,
            0..3 => 0,
            3 => 2,
            4 => 4,
            _ => 5,
        }
    }

    /// The tariff of the table, from the lowest game to the highest.
    pub fn tariff(&self) -> Vec<TariffRow> {
        let row = |contract: Contract, vorhand: Option<bool>| {
            let tricks = self.need(contract.level);
            let multiplier = self.multiplier(contract, vorhand.unwrap_or(true));
            let counted = |times: i64| (tricks..=HIGHEST_COUNT).map(|count| tenths(times, count.into())).collect();
            let amounts = match (self.fixed_price(contract), multiplier) {
                (Some(price), _) => vec![price],
                (None, times) => counted(times.unwrap_or(0)),
            };
            TariffRow { contract, vorhand, tricks, multiplier, amounts, law: self.price_law(contract) }
        };
        let players = |contract: &Contract| -> &[Option<bool>] {
            let differs = self.multiplier(*contract, true) != self.multiplier(*contract, false);
            if differs { &[Some(true), Some(false)] } else { &[None] }
        };
        let played = |contract: &Contract| match (contract.level, contract.class) {
            (Level::Number(number), Some(class)) => self.may_play_in(number, class, false),
            _ => contract.level != Level::Old(Old::Misere) || self.form == Form::Old,
        };
        let rungs = rungs(&self.levels).filter(played);
        rungs.flat_map(|contract| players(&contract).iter().map(move |vorhand| row(contract, *vorhand))).collect()
    }
}

impl Rules {
    /// The tariff as a list to be printed.
    pub fn price_list(&self) -> Tariff {
        let rows = self.tariff();
        let counted = rows.iter().any(|row| row.multiplier.is_some());
        // A misère promises none, and is not counted.
        let first = rows.iter().filter(|row| row.multiplier.is_some()).map(|row| row.tricks).min().unwrap_or(0);
        let notes = if counted { misprints(&rows) } else { Vec::new() };
        let counts = if counted { first..HIGHEST_COUNT + 1 } else { 0..0 };
        let mut columns = vec![text!("boston-tariff-tricks")];
        if counted {
            columns.push(text!("boston-tariff-times"));
        }
        columns.push(text!("boston-tariff-pays"));
        columns.extend(counts.clone().map(|count| text!("boston-tariff-count", count = count)));
        let price = |row: TariffRow| {
            let flat = row.multiplier.is_none().then(|| row.amounts.first().copied()).flatten();
            let at = |count: u8| count.checked_sub(row.tricks).and_then(|n| row.amounts.get(usize::from(n)).copied());
            let mut cells = vec![Some(i64::from(row.tricks))];
            if counted {
                cells.push(row.multiplier);
            }
            cells.push(flat);
            cells.extend(counts.clone().map(|count| at(count).filter(|_| flat.is_none())));
            let game = row.contract.text();
            let name = match row.vorhand {
                Some(true) => text!("boston-tariff-vorhand", game = game),
                Some(false) => text!("boston-tariff-others", game = game),
                None => game,
            };
            Price { name, cells, law: row.law }
        };
        Tariff { columns, rows: rows.into_iter().map(price).collect(), notes }
    }
}

/// What the printed table has wrong.
fn misprints(rows: &[TariffRow]) -> Vec<Text> {
    let noted = MISPRINTED.iter().filter_map(|(level, class, count, printed)| {
        let contract = Contract { level: *level, class: Some(*class) };
        let row = rows.iter().find(|row| row.contract == contract)?;
        let reckoned = row.amounts.get(usize::from(count.checked_sub(row.tricks)?))?;
        let game = contract.text();
        Some(text!("boston-tariff-misprint", game = game, count = *count, printed = *printed, reckoned = *reckoned))
    });
    noted.collect()
}

#[cfg(test)]
mod tests {
    use super::super::options::BostonOptions;
    use super::super::sisters::{Ordinary, Whist, Young};
    use super::*;

    fn amount(rules: &Rules, contract: &str, count: u8) -> i64 {
        let rows = rules.tariff();
        let row = rows.iter().find(|row| row.contract.to_string() == contract).unwrap();
        row.amounts[usize::from(count - row.tricks)]
    }

    /// Where the printed table departs from the rule, the rule decides, and the tariff says so.
    #[test]
    fn misprinted_cells_are_reckoned() {
        let whist = Rules::new::<Whist>(BostonOptions::of_1830());
        // Printed are 4, 49 and 166.
        assert_eq!(
            [amount(&whist, "5-mid", 15), amount(&whist, "12-bad", 15), amount(&whist, "13-mid", 17)],
            [5, 48, 163]
        );
        assert_eq!(whist.price_list().notes.len(), MISPRINTED.len());
        assert!(Rules::new::<Ordinary>(BostonOptions::of_1830()).price_list().notes.is_empty());
        assert!(whist.tariff().iter().all(|row| row.contract.to_string() != "5-bad"));
    }

    #[test]
    fn grandissimo_costs_more_of_others_than_of_the_vorhand() {
        let whist = Rules::new::<Whist>(BostonOptions { grandissimo: true, ..BostonOptions::of_1830() });
        let rows = whist.tariff();
        let of = |vorhand: bool| rows.iter().filter(move |row| row.vorhand == Some(vorhand));
        assert!(of(true).count() > 0 && of(true).count() == of(false).count());
        for (vorhand, other) in of(true).zip(of(false)) {
            assert_eq!(vorhand.contract, other.contract);
            assert_eq!(vorhand.multiplier.map(|times| times / 4 * 6), other.multiplier);
        }
        // Each row can be told from the others.
        let names: Vec<_> = whist.price_list().rows.into_iter().map(|row| row.name).collect();
        assert!(names.iter().all(|name| names.iter().filter(|other| *other == name).count() == 1), "{names:?}");
    }

    #[test]
    fn no_column_is_empty() {
        let options = || BostonOptions::of_1830();
        let lists = [Rules::new::<Whist>(options()), Rules::new::<Ordinary>(options()), Rules::new::<Young>(options())];
        for list in lists.map(|rules| rules.price_list()) {
            for column in 0..list.columns.len() {
                assert!(list.rows.iter().any(|row| row.cells[column].is_some()), "{:?}", list.columns[column]);
            }
        }
    }

    #[test]
    fn flat_tariffs_have_one_amount_a_row() {
        let (boston, old) =
            (Rules::new::<Ordinary>(BostonOptions::of_1830()), Rules::new::<Young>(BostonOptions::of_1830()));
        assert_eq!((boston.tariff().len(), old.tariff().len()), (34, 5));
        assert!(
            boston.tariff().iter().chain(&old.tariff()).all(|row| row.amounts.len() == 1 && row.multiplier.is_none())
        );
        assert_eq!((amount(&boston, "9-best", 9), amount(&old, "misere", 0)), (32, 8));
    }
}
