//! Cases about positions: what may be played, what a throw scores, the odds.

use super::{Mover, Position, SETS, Sides};
use crate::board::{Colour, Men, each};
use crate::cases::own_field;
use crate::ground::{BURGHER, CORNER, DEVIL, ENEMY_CORNER, Ground, Jan};
use crate::notation::Play;
use crate::plays::Plays;
use crate::trictrac::advice;
use crate::trictrac::rules::Rules;
use crate::trictrac::throw::{self, Kind, Moment, Ways};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Dice, PerSeat, Unsupported};
use spadille_odds::dice as odds;

pub(super) fn start() -> Result<Answer, Unsupported> {
    Answer::new(json!({"position": Position::of(PerSeat::all(Men::HEAP))}))
}

pub(super) fn named_fields(case: &Case) -> Result<Answer, Unsupported> {
    let player: Colour = case.field("player")?;
    let board = |jan: Jan| each(jan.board()).map(|f| player.turned(f)).collect::<Vec<_>>();
    Answer::new(json!({
        "heap": player.turned(1),
        "small_jan": board(Jan::Small),
        "great_jan": board(Jan::Great),
        "return_jan": board(Jan::Return),
        "corner": player.turned(CORNER),
        "enemy_corner": player.turned(ENEMY_CORNER),
        "burgher": player.turned(BURGHER),
        "devil": player.turned(DEVIL),
    }))
}

pub(super) fn plays(case: &Case, mover: &Mover) -> Result<Answer, Unsupported> {
    let mut plays = mover.plays(case.field("dice")?);
    let adjusts = case.field::<Option<bool>>("adoube")? == Some(true);
    let touched: Option<u8> = case.field("touched")?;
    if let Some(field) = touched.filter(|_| mover.rules.options.touch_binds() && !adjusts) {
        plays.touch(&mover.ground, mover.rules.terms.custom, own_field(mover.colour, field)?);
    }
    Answer::with_sets(json!({"played": plays.numbers, "results": mover.with(plays.results())}), SETS)
}

pub(super) fn play_legal(case: &Case, mover: &Mover) -> Result<Answer, Unsupported> {
    let plays = mover.plays(case.field("dice")?);
    let mut legal: Vec<String> = case.field("plays")?;
    // What cannot even be read is no play.
    legal.retain(|text| text.parse().is_ok_and(|play: Play| plays.read(play).is_some()));
    Answer::with_sets(json!({ "legal": legal }), SETS)
}

pub(super) fn play_count(case: &Case, mover: &Mover) -> Result<Answer, Unsupported> {
    let plays: Vec<_> = case.field::<Vec<Dice>>("throws")?.into_iter().map(|dice| mover.plays(dice)).collect();
    let results: Vec<_> = plays.iter().map(Plays::count).collect();
    let played: Vec<_> = plays.iter().map(|plays| plays.numbers).collect();
    Answer::new(json!({"results": results, "played": played}))
}

pub(super) fn advise_play(case: &Case, mover: &Mover) -> Result<Answer, Unsupported> {
    let (dice, rule): (Dice, u8) = (case.field("dice")?, case.field("rule")?);
    let mut measured = Vec::new();
    for text in case.field::<Vec<String>>("choices")? {
        let after = mover.after(&text)?;
        let measure = match mover.rules.has_holes() {
            true => advice::measure(rule, &mover.ground, dice, after),
            false => advice::light_measure(rule, after),
        };
        let measure = measure.ok_or_else(|| Unsupported(format!("advice {rule} has no measure")))?;
        measured.push((text, measure));
    }
    let best = measured.iter().map(|(_, m)| *m).max();
    let prefer: Vec<_> = measured.into_iter().filter(|(_, m)| Some(*m) == best).map(|(text, _)| text).collect();
    Answer::with_sets(json!({ "prefer": prefer }), SETS)
}

/// All items of a throw, and their sums by colour.
pub(super) fn items(ground: &Ground, dice: Dice, moment: Moment, thrower: Colour) -> (Vec<Value>, Sides<u32>) {
    let (mut list, mut points) = (Vec::new(), PerSeat::default());
    let ways = [
        (Ways::HIGH, dice.high().to_string()),
        (Ways::LOW, dice.low().to_string()),
        (Ways::SUM, "sum".to_owned()),
        (Ways::BOTH, "both".to_owned()),
    ];
    throw::read(ground, dice, moment, &mut |item| {
        let to = if item.kind.is_for_enemy() { thrower.other() } else { thrower };
        points[to.seat()] += u32::from(item.points);
        let has_ways = matches!(item.kind, Kind::Hit | Kind::Close);
        let by = || ways.iter().filter(|(way, _)| item.ways.has(*way)).map(|(_, name)| name).collect::<Vec<_>>();
        // What is null does not concern the item.
        list.push(json!({
            "item": item.kind,
            "to": to,
            "points": item.points,
            "field": (item.field > 0).then(|| thrower.turned(item.field)),
            "jan": item.jan,
            "by": has_ways.then(by),
            "numbers": (item.kind == Kind::Unplayable).then_some(item.numbers),
        }));
    });
    (list, Sides::of(points))
}

pub(super) fn score_throw(case: &Case, mover: &Mover) -> Result<Answer, Unsupported> {
    let throw = u8::try_from(case.field::<u32>("throw")?).unwrap_or(u8::MAX);
    let moment = Moment { throw, two_tables_done: false, terms: mover.rules.terms };
    let (items, points) = items(&mover.ground, case.field("dice")?, moment, mover.colour);
    Answer::with_sets(json!({"items": items, "points": points}), SETS)
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Half {
    Great,
    Small,
}

/// An item, and how often it is scored.
#[derive(Deserialize)]
struct Row {
    item: Kind,
    doublet: bool,
    ways: Option<u8>,
    table: Option<Half>,
    jan: Option<Jan>,
    numbers: Option<u8>,
}

pub(super) fn item_values(case: &Case, rules: &Rules) -> Result<Answer, Unsupported> {
    let rows: Vec<Row> = case.field("rows")?;
    let points = |row: &Row| {
        let times = match row.item {
            Kind::Hit | Kind::Close => row.ways,
            Kind::Unplayable => row.numbers,
            _ => None,
        };
        let great_table = row.table == Some(Half::Great);
        rules.terms.tariff.points(row.item, row.jan, great_table, row.doublet, times.unwrap_or(1))
    };
    let points: Vec<_> = rows.iter().map(points).collect();
    let to: Vec<_> = rows.iter().map(|row| if row.item.is_for_enemy() { "enemy" } else { "thrower" }).collect();
    Answer::new(json!({"points": points, "to": to}))
}

pub(super) fn odds_position(case: &Case, mover: &Mover) -> Result<Answer, Unsupported> {
    let count = |event: Map<String, Value>| {
        // Six single men in a row are a Jan only with the third throw.
        let third = event.get("item") == Some(&json!(Kind::ThreeThrowJan));
        let moment = Moment { throw: if third { 3 } else { 9 }, two_tables_done: false, terms: mover.rules.terms };
        odds::throws(|dice| {
            let (items, _) = items(&mover.ground, dice, moment, mover.colour);
            items.into_iter().any(|item| {
                let part: Map<_, _> = event.keys().filter_map(|k| Some((k.clone(), item.get(k)?.clone()))).collect();
                let found = Answer::with_sets(part, SETS);
                found.is_ok_and(|found| found.difference(&Value::Object(event.clone())).is_none())
            })
        })
    };
    let throws: Vec<_> = case.field::<Vec<_>>("events")?.into_iter().map(count).collect();
    Answer::new(json!({ "throws": throws }))
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Fault {
    WrongPlay,
    ClosingMissed,
}

/// What the enemy may demand of one who set men wrongly, or who marked for closing and touched a man that does not close.
pub(super) fn play_fault(case: &Case, mover: &Mover) -> Result<Answer, Unsupported> {
    let dice = case.field("dice")?;
    let mut plays = mover.plays(dice);
    let answer = match case.field("fault")? {
        Fault::WrongPlay => {
            let set = mover.after(&case.field::<String>("set")?)?;
            plays.demand_one_man();
            json!({"school": 0, "answers": {"stay": mover.with([set]), "one_man": mover.with(plays.results())}})
        }
        Fault::ClosingMissed => {
            let field = own_field(mover.colour, case.field("touched")?)?;
            let marked: Option<u8> = case.field("marked")?;
            let free = Plays::without_duty(&mover.ground, dice, mover.colour, mover.rules.terms.custom);
            let from = free.ways().filter(|way| free.moves_from(*way, field)).map(|way| free.result(way));
            let closing = plays.results().filter(|_| plays.fills.is_some());
            let answers = json!({"touched": mover.with(from), "close": mover.with(closing)});
            json!({"school": marked.unwrap_or_default(), "answers": answers})
        }
    };
    Answer::with_sets(answer, SETS)
}
