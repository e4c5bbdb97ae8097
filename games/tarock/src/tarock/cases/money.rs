//! Prices and accounts.

use super::auctions::game_named;
use super::{fates, honour_named, items, malformed, net, table};
use crate::tarock::honours::Honour;
use crate::tarock::moves::Game;
use crate::tarock::rules::{POT, Rules};
use crate::tarock::settle::{DealResult, Partie, Ultimo, UltimoEnd, Verdict};
use crate::tarock::state::{Gift, Public, SEATS};
use crate::tarock::talon::{Pile, first_pile, multiple};
use crate::tarock::terms::Form;
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, LawId, PerSeat, Seat, Unsupported};

pub fn tariff(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let contract: String = case.field("contract")?;
    let tariff = rules.tariff(game_named(&contract)?);
    Answer::new(json!({
        "cards": tariff.cards, "game": tariff.game, "per_point": tariff.per_point, "tout": tariff.tout,
    }))
}

/// A level of Tarok-Zapp: a number, or solo.
fn level(value: &Value) -> Result<Game, Unsupported> {
    match (value.as_u64(), value.as_str()) {
        (Some(1), _) => Ok(Game::Play),
        (Some(2), _) => Ok(Game::FromBelow),
        (Some(3), _) => Ok(Game::Three),
        (Some(4), _) => Ok(Game::Four),
        (_, Some("solo")) => Ok(Game::Solo),
        _ => malformed("no such level"),
    }
}

/// How often the pile was changed.
pub fn step(choice: Option<&str>) -> Result<u8, Unsupported> {
    match choice {
        None | Some("keep_first") => Ok(0),
        Some("switch") => Ok(1),
        Some("return") => Ok(2),
        Some(other) => malformed(format!("no such choice: {other}")),
    }
}

fn pile_name(pile: Pile) -> &'static str {
    match pile {
        Pile::Upper => "upper",
        Pile::Lower => "lower",
    }
}

pub fn talon(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    if rules.terms.form != Form::Zapp {
        return Err(Unsupported::form(case));
    }
    let game = level(&case.field("level")?)?;
    let step = step(case.field::<Option<String>>("choice")?.as_deref())?;
    let Some(first) = first_pile(game) else {
        return Answer::new(json!({
            "first": null, "taken": null, "opponents": ["upper", "lower"], "face_up": [], "multiplier": 6,
        }));
    };
    let taken = if step == 1 { first.other() } else { first };
    let open: Vec<&str> = [first, first.other()].into_iter().take(step.into()).map(pile_name).collect();
    Answer::new(json!({
        "first": pile_name(first),
        "taken": pile_name(taken),
        "opponents": [pile_name(taken.other())],
        "face_up": open,
        "multiplier": multiple(game, step),
    }))
}

/// A number for each seat, none for whoever sits out; or nothing.
fn per_seat<T: Copy + Default>(
    rules: &Rules,
    given: Option<Vec<Option<T>>>,
) -> Result<Option<PerSeat<T, SEATS>>, Unsupported> {
    let Some(given) = given else { return Ok(None) };
    if given.len() != usize::from(rules.terms.seats) {
        return malformed("a number for each seat");
    }
    Ok(Some(PerSeat::from_fn(|seat| given.get(seat.index()).copied().flatten().unwrap_or_default())))
}

fn sensible(points: i32) -> Result<i32, Unsupported> {
    if (-1000..=1000).contains(&points) { Ok(points) } else { malformed("nobody has so many points") }
}

pub fn settle(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let mut p = table(rules, case)?;
    let mut r = DealResult { announced: items(rules, case)?, fates: fates(rules, case)?, ..DealResult::default() };
    match rules.terms.form {
        Form::Three | Form::Two | Form::OldThree => alone(rules, case, &mut p, &mut r),
        Form::Partners | Form::Munich => pairs(rules, case, &mut p, &mut r),
        Form::Quadrille => quadrille(rules, case, &mut p, &mut r),
        Form::HombreOld | Form::HombreNew => hombre(rules, case, &mut p, &mut r),
        Form::Zapp => zapp(rules, case, &mut p, &mut r),
    }
}

/// Pays what is announced, and settles.
fn all(rules: &Rules, p: &mut Public, r: &DealResult) {
    let paid = !rules.terms.is_pairs() || rules.terms.four_honours;
    for item in r.announced.iter().filter(|_| paid) {
        if !(item.honour == Honour::Tarocks && rules.terms.ten_if_won) {
            rules.pay_honour(p, item, &mut ());
        }
    }
    rules.settle(p, r, &mut ());
}

fn alone(rules: &Rules, case: &Case, p: &mut Public, r: &mut DealResult) -> Result<Answer, Unsupported> {
    r.points = per_seat(rules, case.field::<Option<Vec<Option<i32>>>>("points")?)?;
    for seat in Seat::all(rules.terms.seats) {
        sensible(r.points.map_or(0, |points| points[seat]))?;
    }
    r.tricks = per_seat(rules, case.field("tricks")?)?;
    r.skues = case.field::<Option<Seat>>("scus")?.map(|seat| seated(seat, rules.terms.seats)).transpose()?;
    let pot: Option<i64> = case.field("pot")?;
    if pot.is_some_and(|pot| !(0..=super::LARGEST).contains(&pot)) {
        return malformed("no pot is so large");
    }
    // What lay in the pot came from somebody who is not at the table.
    p.ledger.pay(Seat(11), POT, pot.unwrap_or(0), LawId("pot-stakes"), &mut ());
    let before = p.ledger;
    all(rules, p, r);
    let pots = match pot.filter(|_| rules.terms.form == Form::Three) {
        Some(pot) => json!({"pot": p.ledger.balance(POT) - pot}),
        None => json!({}),
    };
    let moved = match rules.terms.form {
        Form::Two => vec![p.score[Seat(0)].into(), p.score[Seat(1)].into()],
        _ => net(rules, &p.ledger, &before),
    };
    Answer::new(json!({"net": moved, "pots": pots}))
}

fn pairs(rules: &Rules, case: &Case, p: &mut Public, r: &mut DealResult) -> Result<Answer, Unsupported> {
    let points: Option<[i32; 2]> = case.field("points")?;
    let before = p.ledger;
    all(rules, p, r);
    let excess = match points {
        Some([first, second]) => rules.excess([sensible(first)?, sensible(second)?]),
        None => [0, 0],
    };
    Answer::new(json!({"net": net(rules, &p.ledger, &before), "pots": {}, "excess": excess}))
}

#[derive(Deserialize)]
pub struct AskedGiven {
    pub card: Card,
    pub from: Seat,
    #[serde(rename = "for")]
    pub back: Card,
}

fn quadrille(rules: &Rules, case: &Case, p: &mut Public, r: &mut DealResult) -> Result<Answer, Unsupported> {
    let seat = |seat: Option<Seat>| seat.map(|seat| seated(seat, 4)).transpose();
    let contract: Option<String> = case.field("contract")?;
    r.game = contract.as_deref().map(game_named).transpose()?;
    (r.player, r.helper) = (seat(case.field("player")?)?, seat(case.field("aide")?)?);
    if r.helper == r.player {
        r.helper = None;
    }
    r.side = case.field::<Option<i32>>("points")?.map(sensible).transpose()?;
    let asked: Option<Vec<AskedGiven>> = case.field("asked")?;
    for asked in asked.unwrap_or_default().iter().take(3) {
        r.gifts.push((Gift { card: asked.card, from: seated(asked.from, 4)? }, asked.back));
    }
    let held: Option<Vec<Vec<Card>>> = case.field("held")?;
    r.held = match held {
        Some(held) if held.len() == 4 => {
            let hands: Vec<CardSet> = held.iter().map(|cards| cards.iter().copied().collect()).collect();
            Some(PerSeat::from_fn(|seat| hands.get(seat.index()).copied().unwrap_or_default()))
        }
        Some(_) => return malformed("the tarocks of each seat"),
        None => None,
    };
    let before = p.ledger;
    all(rules, p, r);
    Answer::new(json!({"net": net(rules, &p.ledger, &before), "pots": {}}))
}

/// How a game of Tarok-l'Hombre ended, in the words of the cases.
pub fn result_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Won => "won",
        Verdict::Stands => "remise",
        Verdict::Lost => "lost",
    }
}

fn hombre(rules: &Rules, case: &Case, p: &mut Public, r: &mut DealResult) -> Result<Answer, Unsupported> {
    let contract: Option<String> = case.field("contract")?;
    let before = p.ledger;
    let Some(contract) = contract else {
        let vorhand = p.deal.ring.first();
        let others = p.deal.ring.set().without(vorhand);
        rules.each_pays(p, others.iter(), vorhand, rules.terms.all_pass, rules.all_pass_law(), &mut ());
        return Answer::new(json!({"result": "passed", "net": net(rules, &p.ledger, &before), "pots": {}}));
    };
    r.game = Some(game_named(&contract)?);
    let player: Seat = case.field("player")?;
    if !p.deal.ring.contains(player) {
        return malformed("he does not play");
    }
    r.player = Some(player);
    r.side = Some(sensible(case.field("points")?)?);
    r.all_tricks = case.field::<Option<bool>>("tout")?.unwrap_or(false);
    rules.settle(p, r, &mut ());
    let result = result_word(rules.verdict(r));
    Answer::new(json!({"result": result, "net": net(rules, &p.ledger, &before), "pots": {}}))
}

#[derive(Deserialize)]
struct UltimoGiven {
    owner: Seat,
    announced: bool,
    result: String,
}

#[derive(Deserialize)]
struct HandGiven {
    seat: Seat,
    name: String,
}

fn zapp(rules: &Rules, case: &Case, p: &mut Public, r: &mut DealResult) -> Result<Answer, Unsupported> {
    let playing = |seat: Seat| if p.deal.ring.contains(seat) { Ok(seat) } else { malformed("he does not play") };
    r.player = Some(playing(case.field("player")?)?);
    let game = level(&case.field("level")?)?;
    r.game = Some(game);
    r.step = step(case.field::<Option<String>>("choice")?.as_deref())?;
    r.side = case.field::<Option<i32>>("points")?.map(sensible).transpose()?;
    r.all_tricks = case.field::<Option<bool>>("ballade")?.unwrap_or(false);
    if let Some(given) = case.field::<Option<UltimoGiven>>("ultimo")? {
        let end = match given.result.as_str() {
            "won" => UltimoEnd::Won,
            "captured" => UltimoEnd::Captured,
            "failed" => UltimoEnd::Failed,
            _ => return malformed("no such end of an ultimo"),
        };
        r.ultimo = Some(Ultimo { owner: playing(given.owner)?, announced: given.announced, end });
    }
    let hands: Option<Vec<HandGiven>> = case.field("honours")?;
    for hand in hands.unwrap_or_default().iter().take(12) {
        r.hands.push((playing(hand.seat)?, honour_named(&hand.name)?));
    }
    let before = p.ledger;
    rules.settle(p, r, &mut ());
    let counted = r.side.is_some();
    let won = counted.then(|| rules.verdict(r) == Verdict::Won);
    let times = counted.then(|| multiple(game, r.step));
    Answer::new(json!({"won": won, "multiplier": times, "net": net(rules, &p.ledger, &before), "pots": {}}))
}

pub fn partie(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    match rules.terms.form {
        Form::Two => partie_of_two(rules, case),
        Form::Partners | Form::Munich => partie_of_pairs(rules, case),
        _ => Err(Unsupported::form(case)),
    }
}

fn partie_of_two(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let totals: [i32; 2] = case.field("totals")?;
    let stake = case.field::<Option<i64>>("stake")?.unwrap_or(rules.terms.partie_stake);
    let price = case.field::<Option<i64>>("per_point")?.unwrap_or(rules.terms.point_price);
    let small = |n: i64| n.abs() <= super::LARGEST;
    if !totals.iter().all(|n| small((*n).into())) || !small(stake) || !small(price) {
        return malformed("these sums are too large");
    }
    let Some(partie) = Partie::for_two(totals) else {
        return Answer::new(json!({"over": false, "winner": null, "parties": 0, "points": 0, "net": [0, 0]}));
    };
    let sum = partie.times * stake + partie.ahead * price;
    let net = if partie.winner == Some(0) { [sum, -sum] } else { [-sum, sum] };
    Answer::new(json!({
        "over": true, "winner": partie.winner, "parties": partie.times, "points": partie.ahead, "net": net,
    }))
}

fn partie_of_pairs(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let deals: Vec<[i32; 2]> = case.field("deals")?;
    let (mut sums, mut volatas) = ([0; 2], [0i64; 2]);
    for points in deals.iter().take(100) {
        let points = [sensible(points[0])?, sensible(points[1])?];
        let excess = rules.excess(points);
        for side in [0, 1] {
            sums[side] += excess[side];
            volatas[side] += i64::from(points[1 - side] == 0);
        }
    }
    let partie = Partie::of_sides(sums);
    let mut gains = [0; 2];
    if let Some(winner) = partie.winner {
        gains[winner] += partie.times;
        gains[1 - winner] -= partie.times;
    }
    for side in [0, 1] {
        gains[side] += volatas[side] * rules.terms.volata;
        gains[1 - side] -= volatas[side] * rules.terms.volata;
    }
    Answer::new(json!({
        "excess": sums,
        "winner": partie.winner,
        "stakes": partie.times,
        "volatas": volatas,
        "net": [gains[0], gains[1], gains[0], gains[1]],
    }))
}
