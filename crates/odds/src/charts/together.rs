//! The banks side by side, with each other and with two of today; and how long counters last.

use super::games::bankers_threshold;
use super::{Cell, Chart, Row, cell, row, row_at};
use crate::bend::Stage;
use crate::fraction::{Exact, Fraction, exact, number};
use crate::pack::Pack;
use crate::ruin::{Round, curve};
use crate::today::{Roulette, blackjack as blackjack_share};
use crate::twenty_one::{self, Rule, Table};
use crate::{bluchern, haufeln, landsknecht, pharo, schnitt, sussmilch};
use spadille_core::{Text, text};

/// A stake that is compared: its name, the bank's share and one round of it.
struct Stake {
    game: &'static str,
    name: Text,
    share: Option<Exact>,
    round: Option<Round>,
}

impl Stake {
    /// From the chances of a round, each with what it brings in half counters.
    fn new(game: &'static str, name: Text, chances: &[(i32, Fraction)]) -> Stake {
        let share: Fraction = chances.iter().map(|(halves, p)| -p * i128::from(*halves) / 2).sum();
        let round = Round::new(chances.iter().map(|(halves, p)| (*halves, number(*p))));
        Stake { game, name, share: Some(exact(share)), round }
    }

    /// A stake at even money of which the bank keeps this share.
    fn even(game: &'static str, name: Text, share: Fraction) -> Stake {
        let win = (Fraction::from_integer(1) - share) / 2;
        Stake::new(game, name, &[(2, win), (-2, Fraction::from_integer(1) - win)])
    }

    /// A hand of a game of buying, played as well as can be against the banker's best threshold.
    fn bought(game: &'static str, name: Text, table: Table) -> Stake {
        let banker = bankers_threshold(table);
        let gains = twenty_one::against(table, banker, true, |against| against.gains(Rule::Best));
        let share = twenty_one::edge_of_best(table, banker, true);
        Stake { game, name, share, round: Round::new([-4, -2, 2, 4].into_iter().zip(gains)) }
    }
}

/// Every stake that is compared, the banks of 1860 first.
fn stakes() -> Vec<Stake> {
    let mut all = Vec::new();
    if let Some(schnitt::Chances { win, lose, half }) = schnitt::outcomes(52, 4, true) {
        all.push(Stake::new("schnitt", text!("odds-bank-schnitt"), &[(2, win), (-2, lose), (-1, half)]));
    }
    let drawn = |game, name, chances: Option<[Fraction; 4]>| {
        chances.map(|[win, lose, plie, none]| Stake::new(game, name, &[(2, win), (-2, lose), (-1, plie), (0, none)]))
    };
    all.extend(drawn("pharo", text!("odds-bank-pharo-twice"), pharo::outcomes(49, 2)));
    all.extend(drawn("pharo", text!("odds-bank-pharo"), pharo::outcomes(52, 4)));
    all.extend(drawn("sussmilch", text!("odds-bank-sussmilch"), sussmilch::outcomes(32, 4)));
    for (name, goal) in [(text!("odds-bank-paroli"), Stage::Paroli), (text!("odds-bank-sept"), Stage::Sept)] {
        let share = pharo::bending(52, 4, Stage::Plain, goal).map(exact);
        all.push(Stake { game: "pharo", name, share, round: None });
    }
    let whole = Pack::Full;
    let copies = vec![4; whole.ranks().len()];
    all.extend(
        landsknecht::pair(&copies).map(|share| Stake::even("landsknecht", text!("odds-bank-landsknecht"), share)),
    );
    all.push(Stake::even("haufeln", text!("odds-bank-haufeln"), haufeln::share(whole)));
    all.push(Stake::even("haufeln", text!("odds-bank-haufeln-short"), haufeln::share(Pack::Short)));
    all.push(Stake::bought("onze-et-demie", text!("odds-bank-onze"), Table::ElevenAndAHalf));
    all.push(Stake::bought("vingt-et-un", text!("odds-bank-vingt"), Table::TwentyOne));
    all.extend(drawn("sussmilch", text!("odds-bank-sussmilch-four"), sussmilch::outcomes(32, 16)));
    all.push(Stake::even("bluchern", text!("odds-bank-bluchern"), bluchern::share(whole)));
    all.extend(roulettes());
    all
}

fn roulettes() -> Vec<Stake> {
    let pockets = |n: i128, of: i128| Fraction::new(n, of);
    let lost = |name: Text, kind: Roulette, rounds: &[(i32, Fraction)]| {
        let stake = Stake::new("roulette", name, rounds);
        debug_assert_eq!(stake.share, Some(exact(kind.share())));
        stake
    };
    vec![
        lost(
            text!("odds-bank-roulette-half"),
            Roulette::HalfBack,
            &[(2, pockets(18, 37)), (-2, pockets(18, 37)), (-1, pockets(1, 37))],
        ),
        lost(text!("odds-bank-roulette"), Roulette::OneNought, &[(2, pockets(18, 37)), (-2, pockets(19, 37))]),
        lost(text!("odds-bank-roulette-number"), Roulette::OneNought, &[(70, pockets(1, 37)), (-2, pockets(36, 37))]),
        lost(text!("odds-bank-roulette-two"), Roulette::TwoNoughts, &[(2, pockets(18, 38)), (-2, pockets(20, 38))]),
        lost(text!("odds-bank-roulette-five"), Roulette::FiveNumbers, &[(12, pockets(5, 38)), (-2, pockets(33, 38))]),
    ]
}

/// Twenty counters, a hundred rounds.
const COUNTERS: u32 = 20;
const ROUNDS: u32 = 100;

fn compared(stake: Stake) -> Row {
    let ruined =
        stake.round.as_ref().and_then(|round| curve(round, COUNTERS, ROUNDS)).and_then(|curve| curve.last().copied());
    let deviation = stake.round.as_ref().map(|round| Cell::Number(round.deviation()));
    row(stake.name, vec![stake.share.map(Cell::Exact), deviation, ruined.map(Cell::About)])
}

fn chart(id: &'static str, title: Text, rows: Vec<Row>) -> Chart {
    let ruin = text!("odds-ruined", counters = COUNTERS, rounds = ROUNDS);
    Chart {
        id,
        title,
        corner: text!("odds-stake"),
        columns: vec![text!("odds-share"), text!("odds-deviation"), ruin],
        rows,
    }
}

fn blackjack_row() -> Row {
    row(text!("odds-bank-blackjack"), vec![Some(Cell::About(blackjack_share())), None, None])
}

/// All banks, from the mildest to the dearest.
pub(super) fn banks() -> Chart {
    let mut rows: Vec<Row> = stakes().into_iter().map(compared).chain([blackjack_row()]).collect();
    let share = |row: &Row| row.cells[0].as_ref().map_or(0.0, Cell::value);
    rows.sort_by(|a, b| share(a).total_cmp(&share(b)));
    chart("banks", text!("odds-title-banks"), rows)
}

pub(super) fn roulette() -> Chart {
    chart("roulette", text!("odds-title-roulette"), roulettes().into_iter().map(compared).collect())
}

pub(super) fn blackjack() -> Chart {
    Chart {
        id: "blackjack",
        title: text!("odds-title-blackjack"),
        corner: text!("odds-stake"),
        columns: vec![text!("odds-share")],
        rows: vec![row(text!("odds-bank-blackjack"), vec![cell(None).or(Some(Cell::About(blackjack_share())))])],
    }
}

/// How likely it is that all counters are lost, round after round.
pub(super) fn ruin(game: &str, counters: u32, rounds: u32) -> Result<Chart, Text> {
    let wanted = |stake: &Stake| stake.round.is_some() && (game == "banks" || stake.game == game);
    let stakes: Vec<Stake> = stakes().into_iter().filter(wanted).collect();
    let curves: Option<Vec<Vec<f64>>> =
        stakes.iter().filter_map(|stake| stake.round.as_ref()).map(|round| curve(round, counters, rounds)).collect();
    let curves = curves.ok_or_else(|| text!("odds-too-much", most = crate::ruin::MOST))?;
    let step = (rounds / 20).max(1) as usize;
    let mut at: Vec<u32> = (0..=rounds).step_by(step).collect();
    if at.last() != Some(&rounds) {
        at.push(rounds);
    }
    let line = |round: u32| {
        row_at(round, curves.iter().map(|curve| curve.get(round as usize).map(|p| Cell::About(*p))).collect())
    };
    Ok(Chart {
        id: "ruin",
        title: text!("odds-title-ruin", counters = counters),
        corner: text!("odds-rounds"),
        columns: stakes.iter().map(|stake| stake.name.clone()).collect(),
        rows: at.into_iter().map(line).collect(),
    })
}
