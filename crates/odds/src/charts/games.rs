//! The charts of each banking game.

use super::{Ask, Cell, Chart, Row, cell, impossible, plain, row, row_at};
use crate::bend::Stage;
use crate::fraction::{Fraction, exact};
use crate::pack::Pack;
use crate::pharo::Colours;
use crate::twenty_one::{self, Rule, Table};
use crate::{bluchern, haufeln, landsknecht, pharo, schnitt, sussmilch};
use spadille_core::{Text, text};

/// Columns for so many copies.
fn copies_asked(ask: &Ask, most: u8) -> Result<Vec<u8>, Text> {
    let copies = if ask.copies.is_empty() { (1..=most.min(4)).collect() } else { ask.copies.clone() };
    if copies.iter().all(|copies| (1..=most).contains(copies)) { Ok(copies) } else { Err(impossible()) }
}

fn of_copies(copies: &[u8]) -> Vec<Text> {
    copies.iter().map(|copies| text!("odds-copies", copies = *copies)).collect()
}

/// A chart with a row for each number of cards, from the most down.
fn by_cards(
    (id, title): (&'static str, Text),
    cards: impl Iterator<Item = u8>,
    copies: &[u8],
    share: impl Fn(u8, u8) -> Option<Fraction>,
) -> Chart {
    let row = |cards: u8| row_at(cards, copies.iter().map(|copies| cell(share(cards, *copies))).collect());
    let rows = cards.map(row).filter(|row| row.cells.iter().any(Option::is_some)).collect();
    Chart { id, title, corner: text!("odds-cards-left"), columns: of_copies(copies), rows }
}

fn outcomes(cards: u8, copies: &[u8], of: impl Fn(u8, u8) -> Option<[Fraction; 4]>) -> Chart {
    let columns =
        vec![text!("odds-punter-wins"), text!("odds-punter-loses"), text!("odds-plie"), text!("odds-undecided")];
    let row = |copies: &u8| {
        let chances = of(cards, *copies);
        row_at(*copies, (0..4).map(|i| cell(chances.map(|chances| chances[i]))).collect())
    };
    let title = text!("odds-title-outcomes", cards = cards);
    Chart { id: "outcomes", title, corner: text!("odds-copies-left"), columns, rows: copies.iter().map(row).collect() }
}

/// What a card that is bent is called.
fn stage_name(stage: Stage) -> Text {
    match stage {
        Stage::Plain => text!("odds-stage-plain"),
        Stage::Outward => text!("odds-stage-outward"),
        Stage::Lappe => plain("Lappé"),
        Stage::DoubleLappe => text!("odds-stage-lappe", times = 2),
        Stage::TrebleLappe => text!("odds-stage-lappe", times = 3),
        Stage::QuadrupleLappe => text!("odds-stage-lappe", times = 4),
        Stage::Paroli => plain("Paroli"),
        Stage::Six => plain("Six-leva"),
        Stage::Douze => plain("Douze-leva"),
        Stage::VingtQuatre => plain("Vingt-quatre-leva"),
        Stage::QuaranteHuit => plain("Quarante-huit-leva"),
        Stage::Sept => plain("Sept-leva"),
        Stage::Quinze => plain("Quinze-leva"),
        Stage::Trente => plain("Trente-leva"),
    }
}

/// A row for each plan: how far a card is bent before it is collected.
fn plans(cards: u8, copies: &[u8], share: impl Fn(u8, Stage) -> Option<Fraction>) -> Chart {
    let goals = Stage::ALL.iter().copied().filter(|stage| *stage != Stage::Outward);
    let plan = |goal: Stage| row(stage_name(goal), copies.iter().map(|copies| cell(share(*copies, goal))).collect());
    let (title, corner) = (text!("odds-title-plans", cards = cards), text!("odds-plan"));
    Chart { id: "plans", title, corner, columns: of_copies(copies), rows: goals.map(plan).collect() }
}

pub(super) fn pharo(ask: &Ask) -> Result<Vec<Chart>, Text> {
    let (cards, copies) = (ask.cards.unwrap_or(52), copies_asked(ask, 4)?);
    if !copies.iter().any(|copies| pharo::is_possible(cards, *copies)) {
        return Err(impossible());
    }
    let even = (2..=cards).rev().filter(|n| n % 2 == 0);
    let odd = (1..=cards.min(51)).rev().filter(|n| n % 2 == 1);
    let plain_share = |cards, copies| pharo::standing(cards, copies, Stage::Plain);
    let streaks = (1..=4_u8)
        .map(|wins| row_at(wins, copies.iter().map(|copies| cell(pharo::streak(cards, *copies, wins))).collect()));
    // After a plié: half is paid, or the card is bent outwards and played on with two copies fewer.
    let after = copies.iter().map(|copies| {
        let on = copies.checked_sub(2).zip(cards.checked_sub(2));
        let on = on.and_then(|(copies, cards)| pharo::standing(cards, copies, Stage::Outward));
        row_at(*copies, vec![cell(on.map(|_| Fraction::new(1, 2))), cell(on)])
    });
    // Or the colour of the next card is guessed, by which there are more.
    let guess = |left: u8, more: u8| {
        let (few, many) = (left.checked_sub(more)? / 2, (left + more) / 2);
        (few + many == left && many <= pharo::TURNS).then(|| Colours { red: few, black: many }.loss())?
    };
    let surplus = [0, 2, 4, 6, 8, 10_u8];
    let guesses = (2..=cards.saturating_sub(2)).rev().filter(|left| left % 2 == 0).map(|left| {
        let wrong = surplus.iter().map(|more| cell(guess(left, *more))).collect();
        row_at(left, wrong)
    });
    let turn = |cards: u8, copies: u8| pharo::one_turn(cards, copies).filter(|_| cards > 2);
    Ok(vec![
        by_cards(("standing", text!("odds-title-standing")), even.clone(), &copies, plain_share),
        by_cards(("known", text!("odds-title-known")), odd, &copies, plain_share),
        by_cards(("turn", text!("odds-title-turn")), even, &copies, turn),
        outcomes(cards, &copies, pharo::outcomes),
        plans(cards, &copies, |copies, goal| pharo::bending(cards, copies, Stage::Plain, goal)),
        Chart {
            id: "streak",
            title: text!("odds-title-streak", cards = cards),
            corner: text!("odds-wins"),
            columns: of_copies(&copies),
            rows: streaks.collect(),
        },
        Chart {
            id: "plie",
            title: text!("odds-title-plie", cards = cards),
            corner: text!("odds-copies-before"),
            columns: vec![text!("odds-pay-half"), text!("odds-stage-outward")],
            rows: after.filter(|row| row.cells[0].is_some()).collect(),
        },
        Chart {
            id: "colour",
            title: text!("odds-title-colour"),
            corner: text!("odds-cards-left"),
            columns: surplus.iter().map(|more| text!("odds-more-of-one", n = *more)).collect(),
            rows: guesses.collect(),
        },
    ])
}

pub(super) fn schnitt(ask: &Ask) -> Result<Vec<Chart>, Text> {
    let (cards, copies) = (ask.cards.unwrap_or(52), copies_asked(ask, 5)?);
    if !copies.iter().any(|copies| schnitt::share(cards, *copies, false).is_some()) {
        return Err(impossible());
    }
    let whole = [3, 4, 5].map(|copies| {
        let chances = schnitt::outcomes(52, copies, true);
        let share = schnitt::share(52, copies, true);
        row_at(
            copies,
            vec![
                cell(share),
                cell(chances.map(|c| c.win)),
                cell(chances.map(|c| c.lose)),
                cell(chances.map(|c| c.half)),
            ],
        )
    });
    let columns =
        vec![text!("odds-share"), text!("odds-punter-wins"), text!("odds-punter-loses"), text!("odds-force-half")];
    let even = (2..=cards).rev().filter(|n| n % 2 == 0);
    Ok(vec![
        Chart {
            id: "ordinary",
            title: text!("odds-title-schnitt"),
            corner: text!("odds-copies-in-pack"),
            columns,
            rows: whole.into(),
        },
        by_cards(("continuation", text!("odds-title-continuation")), even, &copies, |cards, copies| {
            schnitt::share(cards, copies, false)
        }),
        // Before the first card falls a rank has all its copies, or one more or less in a faulty pack.
        plans(cards, if cards == 52 && ask.copies.is_empty() { &[3, 4, 5] } else { &copies }, |copies, goal| {
            schnitt::bending(cards, copies, cards == 52, Stage::Plain, goal)
        }),
    ])
}

pub(super) fn sussmilch(ask: &Ask) -> Result<Vec<Chart>, Text> {
    let (cards, copies) = (ask.cards.unwrap_or(32), copies_asked(ask, 16)?);
    if !copies.iter().any(|copies| sussmilch::standing(cards, *copies).is_some()) {
        return Err(impossible());
    }
    let even = (2..=cards).rev().filter(|n| n % 2 == 0);
    let odd = (1..=cards.min(31)).rev().filter(|n| n % 2 == 1);
    let turn = |cards: u8, copies: u8| sussmilch::one_turn(cards, copies).filter(|_| cards > 2);
    let laid = [(1, "odds-one-card"), (2, "odds-two-cards"), (4, "odds-four-cards")].map(|(ranks, name)| {
        // In shares every card plays for itself; jointly all copies of all its cards decide together.
        let [shares, joint] = [4, 4 * ranks].map(|copies| cell(sussmilch::standing(32, copies)));
        row(Text::new(name), vec![shares, joint])
    });
    Ok(vec![
        by_cards(("standing", text!("odds-title-standing")), even.clone(), &copies, sussmilch::standing),
        by_cards(("known", text!("odds-title-known")), odd, &copies, sussmilch::standing),
        by_cards(("turn", text!("odds-title-turn")), even, &copies, turn),
        outcomes(cards, &copies, sussmilch::outcomes),
        Chart {
            id: "places",
            title: text!("odds-title-places"),
            corner: text!("odds-place"),
            columns: vec![text!("odds-in-shares"), text!("odds-jointly")],
            rows: laid.into(),
        },
    ])
}

/// The copies of every rank that are left: as asked, or a whole pack.
fn state(ask: &Ask) -> Result<Vec<u8>, Text> {
    let ranks = ask.pack.unwrap_or(Pack::Full).ranks().len();
    let copies = if ask.copies.is_empty() { vec![4; ranks] } else { ask.copies.clone() };
    if copies.len() <= ranks && copies.iter().all(|copies| *copies <= 4) { Ok(copies) } else { Err(impossible()) }
}

pub(super) fn landsknecht(ask: &Ask) -> Result<Vec<Chart>, Text> {
    let copies = state(ask)?;
    let coup = landsknecht::outcomes(&copies).ok_or_else(impossible)?;
    let names = [text!("odds-pair"), text!("odds-banker-wins"), text!("odds-punters-win"), text!("odds-undecided")];
    let mut rows = vec![row(text!("odds-share"), vec![cell(landsknecht::pair(&copies))])];
    rows.extend(names.into_iter().zip(coup).map(|(name, chance)| row(name, vec![cell(Some(chance))])));
    let cards = ask.cards.unwrap_or(30);
    if !(1..=50).contains(&cards) {
        return Err(impossible());
    }
    let laid = |left: u8| {
        let share = |right: u8| landsknecht::once_laid(left, right, cards).map(|[banker, punters, _]| banker - punters);
        row_at(left, (0..=3).map(|right| cell(share(right))).collect())
    };
    let means = [Pack::Full, Pack::Short].map(landsknecht::right_through);
    let names = [text!("odds-coups"), text!("odds-pairs"), text!("odds-coups-won"), text!("odds-ends-undecided")];
    let through = names
        .into_iter()
        .enumerate()
        .map(|(i, name)| row(name, means.iter().map(|means| Some(Cell::Number(means[i]))).collect()));
    let packs = vec![text!("odds-pack", cards = 52), text!("odds-pack", cards = 32)];
    Ok(vec![
        Chart {
            id: "coup",
            title: text!("odds-title-coup"),
            corner: text!("odds-what"),
            columns: vec![text!("odds-chance")],
            rows,
        },
        Chart {
            id: "laid",
            title: text!("odds-title-laid", cards = cards),
            corner: text!("odds-left-copies"),
            columns: (0..=3_u8).map(|n| text!("odds-right-copies", copies = n)).collect(),
            rows: (0..=3).map(laid).collect(),
        },
        Chart {
            id: "through",
            title: text!("odds-title-through"),
            corner: text!("odds-what"),
            columns: packs,
            rows: through.collect(),
        },
    ])
}

pub(super) fn bluchern(ask: &Ask) -> Result<Vec<Chart>, Text> {
    let pack = ask.pack.unwrap_or(Pack::Full);
    let copies = state(ask)?;
    let cards: u8 = copies.iter().sum();
    let lost = bluchern::no_agreement(cards, &copies).filter(|_| cards > 0).ok_or_else(impossible)?;
    let certain = Fraction::from_integer(1);
    let rows = vec![
        row(text!("odds-share"), vec![cell(Some(certain - lost * 2))]),
        row(text!("odds-banker-wins"), vec![cell(Some(certain - lost))]),
        row(text!("odds-punters-win"), vec![cell(Some(lost))]),
    ];
    let calls = pack.ranks().len() as u8;
    let hits = (1..=calls).map(|at| row_at(at, vec![cell(bluchern::first_hit(pack, at))]));
    let won = exact(certain - bluchern::lost(pack));
    let rides = (1..=8_u8).map(|times| {
        let mut survives = exact(certain);
        (0..times).for_each(|_| survives *= &won);
        let mut brings = survives.clone();
        (0..times).for_each(|_| brings *= exact(Fraction::from_integer(2)));
        let mean = crate::fraction::nearest(&brings) - 1.0;
        row_at(times, vec![Some(Cell::Exact(survives)), Some(Cell::Number(mean))])
    });
    Ok(vec![
        Chart {
            id: "calling",
            title: text!("odds-title-calling", cards = cards),
            corner: text!("odds-what"),
            columns: vec![text!("odds-chance")],
            rows,
        },
        Chart {
            id: "first-hit",
            title: text!("odds-title-first-hit"),
            corner: text!("odds-call"),
            columns: vec![text!("odds-chance")],
            rows: hits.collect(),
        },
        Chart {
            id: "ride",
            title: text!("odds-title-ride"),
            corner: text!("odds-wins"),
            columns: vec![text!("odds-survives"), text!("odds-brings")],
            rows: rides.collect(),
        },
    ])
}

pub(super) fn haufeln(ask: &Ask) -> Result<Vec<Chart>, Text> {
    let packs: Vec<Pack> = ask.pack.map_or_else(|| vec![Pack::Full, Pack::Short], |pack| vec![pack]);
    let columns: Vec<Text> = packs.iter().map(|pack| text!("odds-pack", cards = pack.cards().len())).collect();
    let each = |of: &dyn Fn(Pack) -> Option<Fraction>| packs.iter().map(|pack| cell(of(*pack))).collect();
    let first = vec![
        row(text!("odds-share"), each(&|pack| Some(haufeln::share(pack)))),
        row(text!("odds-punter-wins"), each(&|pack| Some(haufeln::win(pack)))),
    ];
    let ranks = crate::pack::FROM_THE_ACE.iter();
    let against = ranks.map(|rank| row(plain(rank), each(&|pack| haufeln::against(pack, *rank))));
    let against = against.filter(|row| row.cells.iter().any(Option::is_some)).collect();
    let winning = (1..=6_u8).map(|staked| {
        let chances = haufeln::winning_heaps(packs[0], staked);
        let at = |won: usize| cell(chances.as_ref().and_then(|chances| chances.get(won).copied()));
        row_at(staked, (0..=6).map(at).collect())
    });
    Ok(vec![
        Chart {
            id: "heap",
            title: text!("odds-title-heap"),
            corner: text!("odds-what"),
            columns: columns.clone(),
            rows: first,
        },
        Chart {
            id: "against",
            title: text!("odds-title-against"),
            corner: text!("odds-bankers-card"),
            columns,
            rows: against,
        },
        Chart {
            id: "heaps",
            title: text!("odds-title-heaps", cards = packs[0].cards().len()),
            corner: text!("odds-heaps-staked"),
            columns: (0..=6_u8).map(|n| text!("odds-heaps-win", n = n)).collect(),
            rows: winning.collect(),
        },
    ])
}

/// Points as players say them: eight and a half.
fn points(halves: u8) -> String {
    if halves.is_multiple_of(2) { (halves / 2).to_string() } else { format!("{}½", halves / 2) }
}

/// What the book's banker stands on, in halves: the fixed threshold that is best for him.
pub(super) fn bankers_threshold(table: Table) -> u8 {
    match table {
        Table::TwentyOne => 34,
        Table::ElevenAndAHalf => 16,
    }
}

pub(super) fn buying(table: Table, ask: &Ask) -> Result<Vec<Chart>, Text> {
    let banker = ask.banker.unwrap_or_else(|| bankers_threshold(table));
    if banker > table.target() || banker < 2 {
        return Err(impossible());
    }
    let (bankers, punters): (Vec<u8>, Vec<u8>) = match table {
        Table::TwentyOne => ((28..=38).step_by(2).collect(), (24..=40).step_by(2).collect()),
        Table::ElevenAndAHalf => ((12..=20).collect(), (8..=20).collect()),
    };
    let about = |banker: u8, rule: Rule| Some(Cell::About(twenty_one::against(table, banker, true, |a| a.edge(rule))));
    let line = |punter: &u8| Row {
        name: plain(points(*punter)),
        at: Some(f64::from(*punter) / 2.0),
        cells: bankers.iter().map(|banker| about(*banker, Rule::Below(*punter))).collect(),
    };
    let columns = bankers.iter().map(|banker| text!("odds-banker-stands", points = points(*banker))).collect();
    let stands = |double: bool| {
        let best = twenty_one::edge_of_best(table, banker, double).map(Cell::Exact);
        let (threshold, _) = twenty_one::best_for_punter(table, banker, double);
        let fixed = twenty_one::edge(table, threshold, banker, double).map(Cell::Exact);
        (threshold, [best, fixed])
    };
    let (threshold, [best, fixed]) = stands(true);
    let (_, [best_single, fixed_single]) = stands(false);
    let mut stand = vec![
        row(text!("odds-plays-best"), vec![best, best_single]),
        row(text!("odds-stands-on", points = points(threshold)), vec![fixed, fixed_single]),
    ];
    if table == Table::ElevenAndAHalf {
        let split = |double| twenty_one::edge_with_splits(banker, double).map(Cell::Exact);
        stand.push(row(text!("odds-splits-pictures"), vec![split(true), split(false)]));
    }
    let gains = twenty_one::exactly(table, banker, true, |against| against.gains(Rule::Best));
    let names = [text!("odds-loses-two"), text!("odds-loses-one"), text!("odds-wins-one"), text!("odds-wins-two")];
    let [born, both] = twenty_one::born(table, 1);
    let mut rows: Vec<Row> =
        names.into_iter().zip(gains).map(|(name, p)| row(name, vec![Some(Cell::Exact(p))])).collect();
    rows.push(row(text!("odds-born"), vec![cell(Some(born))]));
    rows.push(row(text!("odds-both-born"), vec![cell(Some(both))]));
    let chance = vec![text!("odds-chance")];
    let mut charts = vec![
        Chart {
            id: "best",
            title: text!("odds-title-best", points = points(banker)),
            corner: text!("odds-punter"),
            columns: vec![text!("odds-born-double"), text!("odds-born-single")],
            rows: stand,
        },
        Chart {
            id: "thresholds",
            title: text!("odds-title-thresholds"),
            corner: text!("odds-punter-stands"),
            columns,
            rows: punters.iter().map(line).collect(),
        },
        Chart {
            id: "gains",
            title: text!("odds-title-gains", points = points(banker)),
            corner: text!("odds-what"),
            columns: chance,
            rows,
        },
    ];
    if table == Table::ElevenAndAHalf {
        let asked = twenty_one::pictures(3, 51).into_iter().flatten();
        let rows = (1_u8..).zip(asked).map(|(n, p)| {
            let share = Fraction::from_integer(1) - p * 3;
            row_at(n, vec![cell(Some(p)), cell(Some(share))])
        });
        charts.push(Chart {
            id: "pictures",
            title: text!("odds-title-pictures"),
            corner: text!("odds-request"),
            columns: vec![text!("odds-a-picture"), text!("odds-share")],
            rows: rows.collect(),
        });
    }
    Ok(charts)
}
