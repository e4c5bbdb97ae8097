//! Exact chances of how cards lie in the hands of a partner and two opponents, which the books of Whist state and reckon with
//! (000:1641, 000:1882, 000:1908-1916, 001:205, 001:227-229).

use crate::fraction::Fraction;
use serde::Deserialize;

/// `num / den`; nothing where the denominator is nought or a number has no room.
fn fraction(num: u128, den: u128) -> Option<Fraction> {
    let (num, den) = (i128::try_from(num).ok()?, i128::try_from(den).ok()?);
    (den != 0).then(|| Fraction::new(num, den))
}

/// How many subsets of size `k` a set of `n` has.
fn choose(n: u64, k: u64) -> u128 {
    if k > n {
        return 0;
    }
    (0..k.min(n - k)).fold(1, |ways, i| ways * u128::from(n - i) / u128::from(i + 1))
}

/// Something for the partner and both opponents.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Hands {
    partner: u64,
    left: u64,
    right: u64,
}

impl Hands {
    fn all(self) -> [u64; 3] {
        [self.partner, self.left, self.right]
    }

    fn sum(self) -> u64 {
        self.all().iter().fold(0, |sum, n| sum.saturating_add(*n))
    }
}

/// One of the other three.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Other {
    /// The partner.
    Partner,
    /// The opponent at the left.
    Left,
    /// The opponent at the right.
    Right,
}

/// How a number of cards compares.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// So many or more.
    AtLeast,
    /// Just so many.
    Exactly,
    /// So many or fewer.
    AtMost,
}

/// What may be so.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs)]
pub enum Event {
    /// Some hands together hold so many of some named cards.
    Holds { sizes: Hands, cards: u64, who: Vec<Other>, relation: Relation, count: u64 },
    /// A named card of those missing lies in a hand that is played out in so many rounds, or with the partner.
    Falls {
        sizes: Hands,
        missing: u64,
        rounds: u64,
        #[serde(default)]
        partner_counts: bool,
    },
    /// No hand has more of the missing cards than there are rounds.
    Exhausted { sizes: Hands, missing: u64, rounds: u64 },
    /// The missing cards lie just so.
    Layout { sizes: Hands, missing: u64, layout: Hands },
    /// The partner's best missing card is higher than the right opponent's.
    Outranks { sizes: Hands, missing: u64 },
    /// Each of some named cards lies in a hand that is played out in so many rounds.
    AllFall { sizes: Hands, missing: u64, named: u64, rounds: u64 },
    /// Some named cards are not all in one hand.
    NotTogether { sizes: Hands, cards: u64 },
    /// The dealer, who turned a trump, has so many or more.
    DealerLength { at_least: u64 },
    /// The honours divide so between two sides.
    Sides { split: [u64; 2] },
    /// The fair stake against another at such odds.
    FairStake { stake: u64, odds: [u64; 2] },
    /// What is lost against what is gained when certain tricks are risked for more.
    RiskRatio { sure: i64, r#try: i64, fail: i64 },
}

/// More unseen cards than this there are not.
const UNSEEN: u64 = 52;

/// In how many ways missing cards lie so that each hand has so many of them.
fn ways(sizes: Hands, missing: u64, lie: [u64; 3]) -> u128 {
    let (mut cards, mut rest, mut all) = (missing, sizes.sum() - missing, 1);
    for (size, has) in sizes.all().into_iter().zip(lie) {
        let others = size.saturating_sub(has);
        if has > size || has > cards || others > rest {
            return 0;
        }
        all *= choose(cards, has) * choose(rest, others);
        (cards, rest) = (cards - has, rest - others);
    }
    all
}

/// Sums over all ways the missing cards may lie what part of each is wanted, as `part / whole`.
fn over_layouts(sizes: Hands, missing: u64, whole: u128, part: impl Fn([u64; 3]) -> u128) -> Option<Fraction> {
    if sizes.sum() > UNSEEN || missing > sizes.sum() || missing > 13 {
        return None;
    }
    let (mut wanted, mut all) = (0, 0);
    for a in 0..=missing {
        for b in 0..=missing - a {
            let lie = [a, b, missing - a - b];
            let ways = ways(sizes, missing, lie);
            wanted += ways * part(lie);
            all += ways * whole;
        }
    }
    fraction(wanted, all)
}

impl Event {
    /// Whether all numbers are such as a pack has.
    fn is_sane(&self) -> bool {
        let few = |numbers: &[u64]| numbers.iter().all(|n| *n <= UNSEEN);
        let hands = |sizes: &Hands| few(&sizes.all()) && sizes.sum() <= UNSEEN;
        match self {
            Event::Holds { sizes, cards, who, .. } => hands(sizes) && few(&[*cards]) && who.len() <= 3,
            Event::Falls { sizes, missing, .. }
            | Event::Exhausted { sizes, missing, .. }
            | Event::Layout { sizes, missing, .. }
            | Event::Outranks { sizes, missing } => hands(sizes) && few(&[*missing]),
            Event::AllFall { sizes, missing, named, .. } => hands(sizes) && few(&[*missing, *named]),
            Event::NotTogether { sizes, cards } => hands(sizes) && few(&[*cards]),
            Event::DealerLength { at_least } => few(&[*at_least]),
            Event::Sides { split } => few(split),
            Event::FairStake { .. } | Event::RiskRatio { .. } => true,
        }
    }

    /// How likely it is, or what the ratio is; nothing where the question makes no sense.
    pub fn value(&self) -> Option<Fraction> {
        if !self.is_sane() {
            return None;
        }
        match self {
            Event::Holds { sizes, cards, who, relation, count } => {
                let size = |other: &Other| match other {
                    Other::Partner => sizes.partner,
                    Other::Left => sizes.left,
                    Other::Right => sizes.right,
                };
                let together: u64 = who.iter().map(size).fold(0, u64::saturating_add);
                let all = sizes.sum();
                if all > UNSEEN || *cards > all || together > all {
                    return None;
                }
                let fits = |n: &u64| match relation {
                    Relation::AtLeast => n >= count,
                    Relation::Exactly => n == count,
                    Relation::AtMost => n <= count,
                };
                let of = |n: u64| {
                    if n > together { 0 } else { choose(*cards, n) * choose(all - cards, together - n) }
                };
                fraction((0..=*cards).filter(fits).map(of).sum(), choose(all, together))
            }
            Event::Falls { sizes, missing, rounds, partner_counts } => {
                over_layouts(*sizes, *missing, u128::from(*missing), |lie| {
                    let falls = |(hand, n): (usize, &u64)| n <= rounds || *partner_counts && hand == 0;
                    lie.iter().enumerate().filter(|one| falls(*one)).map(|(_, n)| u128::from(*n)).sum()
                })
            }
            Event::Exhausted { sizes, missing, rounds } => {
                over_layouts(*sizes, *missing, 1, |lie| u128::from(lie.iter().all(|n| n <= rounds)))
            }
            Event::Layout { sizes, missing, layout } => {
                over_layouts(*sizes, *missing, 1, |lie| u128::from(lie == layout.all()))
            }
            Event::Outranks { sizes, missing } => {
                // Of the cards that lie with the two, the best is the partner's as often as he has cards among them.
                let common: u128 = (1..=u128::from((*missing).min(13))).product();
                over_layouts(*sizes, *missing, common, |[partner, _, right]| match partner + right {
                    0 => 0,
                    both => common * u128::from(partner) / u128::from(both),
                })
            }
            Event::AllFall { sizes, missing, named, rounds } => {
                over_layouts(*sizes, *missing, choose(*missing, *named), |lie| {
                    choose(lie.iter().filter(|n| *n <= rounds).sum(), *named)
                })
            }
            Event::NotTogether { sizes, cards } => {
                let all = choose(sizes.sum().min(UNSEEN), *cards);
                let together: u128 = sizes.all().iter().map(|size| choose((*size).min(UNSEEN), *cards)).sum();
                fraction(all.checked_sub(together)?, all)
            }
            Event::DealerLength { at_least } => {
                let least = at_least.saturating_sub(1);
                let more = (least..=12).map(|n| choose(12, n) * choose(39, 12 - n)).sum();
                fraction(more, choose(51, 12))
            }
            Event::Sides { split: [a, b] } => {
                let all = a.checked_add(*b).filter(|all| *all <= 13)?;
                let times = if a == b { 1 } else { 2 };
                fraction(times * choose(all, *a) * choose(52 - all, 26 - a), choose(52, 26))
            }
            Event::FairStake { stake, odds: [a, b] } => fraction(u128::from(*stake) * u128::from(*b), u128::from(*a)),
            Event::RiskRatio { sure, r#try, fail } => {
                let points = |tricks: i64| tricks.saturating_sub(if tricks > 6 { 6 } else { 7 });
                let lost = points(*sure).checked_sub(points(*fail))?;
                let gained = points(*r#try).checked_sub(points(*sure))?;
                fraction(u128::try_from(lost).ok()?, u128::try_from(gained).ok()?)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(event: &str) -> String {
        serde_json::from_str::<Event>(event)
            .unwrap()
            .value()
            .map_or_else(|| "nothing".into(), |value| value.to_string())
    }

    #[test]
    fn the_dealer_has_four_trumps_more_often_than_the_book_says() {
        assert_eq!(chance(r#"{"event": "dealer-length", "at_least": 4}"#), "54571014/93384347");
        assert_eq!(chance(r#"{"event": "fair-stake", "stake": 21, "odds": [232, 165]}"#), "3465/232");
    }

    #[test]
    fn what_no_pack_has_is_not_answered() {
        let sizes = r#""sizes": {"partner": 13, "left": 13, "right": 18446744073709551615}"#;
        assert_eq!(chance(&format!(r#"{{"event": "not-together", {sizes}, "cards": 2}}"#)), "nothing");
        assert_eq!(chance(r#"{"event": "fair-stake", "stake": 3, "odds": [0, 1]}"#), "nothing");
        assert_eq!(chance(r#"{"event": "risk-ratio", "sure": 7, "try": 7, "fail": 6}"#), "nothing");
    }
}
