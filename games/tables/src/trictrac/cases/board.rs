//! Cases about positions: what may be played, what a throw scores, the odds.

use super::{Chosen, Position, Question, SETS, Sides, ground, own_field};
use crate::board::{Colour, Men, each};
use crate::notation::Play;
use crate::odds;
use crate::trictrac::ground::{BURGHER, CORNER, DEVIL, ENEMY_CORNER, Ground, Jan};
use crate::trictrac::plays::Plays;
use crate::trictrac::rulings;
use crate::trictrac::throw::{self, Item, Kind, Moment};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Dice, Unsupported};

pub(super) fn start(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(default)]
        options: Chosen,
    }
    case.question::<Q>()?.options.options()?;
    Answer::new(json!({"position": Position::of([Men::HEAP; 2])}))
}

pub(super) fn named_fields(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        player: Colour,
    }
    let player = case.question::<Q>()?.player;
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

pub(super) fn plays(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        touched: Option<u8>,
        adoube: Option<bool>,
    }
    let (q, touch) = (Question::of(case)?, case.question::<Q>()?);
    let mut plays = q.plays();
    if let Some(field) = touch.touched.filter(|_| q.options.touch_binds() && touch.adoube != Some(true)) {
        plays.touch(&q.ground, q.options.custom(), own_field(q.colour, field)?);
    }
    let results: Vec<_> = plays.ways().map(|way| q.with(plays.result(way))).collect();
    Answer::with_sets(json!({"played": plays.numbers(), "results": results}), SETS)
}

pub(super) fn play_legal(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        plays: Vec<String>,
    }
    let (q, asked) = (Question::of(case)?, case.question::<Q>()?);
    let plays = q.plays();
    let mut legal = Vec::new();
    for text in asked.plays {
        // What cannot even be read is no play.
        if text.parse().is_ok_and(|play: Play| plays.read(play).is_some()) {
            legal.push(text);
        }
    }
    Answer::with_sets(json!({ "legal": legal }), SETS)
}

pub(super) fn play_count(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        position: Position,
        to_move: Colour,
        throws: Vec<Dice>,
        #[serde(default)]
        options: Chosen,
    }
    let q: Q = case.question()?;
    let (ground, custom) = (ground(q.position.men()?, q.to_move), q.options.options()?.custom());
    let plays: Vec<_> = q.throws.iter().map(|dice| Plays::of(&ground, *dice, q.to_move, custom)).collect();
    let results: Vec<_> = plays.iter().map(Plays::count).collect();
    let played: Vec<_> = plays.iter().map(Plays::numbers).collect();
    Answer::new(json!({"results": results, "played": played}))
}

/// An item as it is written in a case.
pub(super) fn item_json(item: &Item, dice: Dice, thrower: Colour) -> Value {
    let to = if item.kind.is_for_enemy() { thrower.other() } else { thrower };
    let mut fields = Map::from_iter([
        ("item".to_owned(), json!(item.kind)),
        ("to".to_owned(), json!(to)),
        ("points".to_owned(), json!(item.points)),
    ]);
    let mut add = |name: &str, value: Value| fields.insert(name.to_owned(), value);
    if item.field > 0 {
        add("field", json!(thrower.turned(item.field)));
    }
    if let Some(jan) = item.jan {
        add("jan", json!(jan));
    }
    if matches!(item.kind, Kind::Hit | Kind::Close) {
        // A case calls both numbers with one man the sum.
        let by = item.by(dice).map(|way| if way.contains('+') { "sum".to_owned() } else { way });
        add("by", json!(by.collect::<Vec<_>>()));
    }
    if item.kind == Kind::Unplayable {
        add("numbers", json!(item.numbers));
    }
    Value::Object(fields)
}

/// All items of a throw, and their sums by colour.
pub(super) fn items(ground: &Ground, dice: Dice, moment: Moment, thrower: Colour) -> (Vec<Value>, Sides<u32>) {
    let (mut list, mut points) = (Vec::new(), [0u32; 2]);
    throw::read(ground, dice, moment, &mut |item| {
        let to = if item.kind.is_for_enemy() { thrower.other() } else { thrower };
        points[to.index()] += u32::from(item.points);
        list.push(item_json(&item, dice, thrower));
    });
    (list, Sides::of(points))
}

pub(super) fn score_throw(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        throw: u32,
    }
    let q = Question::of(case)?;
    let throw = u8::try_from(case.question::<Q>()?.throw).unwrap_or(u8::MAX);
    let moment = Moment { throw, two_tables_done: false, custom: q.options.custom() };
    let (items, points) = items(&q.ground, q.dice, moment, q.colour);
    Answer::with_sets(json!({"items": items, "points": points}), SETS)
}

pub(super) fn item_values(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Half {
        Great,
        Small,
    }
    #[derive(Deserialize)]
    struct Row {
        item: Kind,
        doublet: bool,
        ways: Option<u8>,
        table: Option<Half>,
        numbers: Option<u8>,
    }
    #[derive(Deserialize)]
    struct Q {
        rows: Vec<Row>,
        #[serde(default)]
        options: Chosen,
    }
    let q: Q = case.question()?;
    q.options.options()?;
    let points: Vec<u32> = q
        .rows
        .iter()
        .map(|row| {
            let times = match row.item {
                Kind::Hit | Kind::Close => row.ways.unwrap_or(1),
                Kind::Unplayable => row.numbers.unwrap_or(1),
                _ => 1,
            };
            let great = matches!(row.table, Some(Half::Great));
            u32::from(times) * u32::from(row.item.value(row.doublet, great))
        })
        .collect();
    let to: Vec<_> = q.rows.iter().map(|row| if row.item.is_for_enemy() { "enemy" } else { "thrower" }).collect();
    Answer::new(json!({"points": points, "to": to}))
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Throws {
    Any(bool),
    Sum(u8),
    Die(u8),
    Throw(Dice),
    Doublet(bool),
    Distance(u8),
}

pub(super) fn odds_of(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        events: Vec<Throws>,
    }
    let count = |event: &Throws| {
        odds::throws(|dice| match *event {
            Throws::Any(any) => any,
            Throws::Sum(n) => dice.sum() == n,
            Throws::Die(n) => [dice.high(), dice.low()].contains(&n),
            Throws::Throw(other) => (dice.high(), dice.low()) == (other.high(), other.low()),
            Throws::Doublet(doublet) => dice.is_doublet() == doublet,
            Throws::Distance(n) => odds::reaches(dice, n),
        })
    };
    let throws: Vec<_> = case.question::<Q>()?.events.iter().map(count).collect();
    Answer::new(json!({ "throws": throws }))
}

pub(super) fn odds_position(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        position: Position,
        to_move: Colour,
        events: Vec<Map<String, Value>>,
        #[serde(default)]
        options: Chosen,
    }
    let q: Q = case.question()?;
    let (ground, custom) = (ground(q.position.men()?, q.to_move), q.options.options()?.custom());
    let count = |event: &Map<String, Value>| {
        // Six single men in a row are a Jan only with the third throw.
        let third = event.get("item") == Some(&json!(Kind::ThreeThrowJan));
        let moment = Moment { throw: if third { 3 } else { 9 }, two_tables_done: false, custom };
        odds::throws(|dice| {
            let (items, _) = items(&ground, dice, moment, q.to_move);
            items.into_iter().any(|item| {
                let part: Map<_, _> = event.keys().filter_map(|k| Some((k.clone(), item.get(k)?.clone()))).collect();
                let found = Answer { value: Value::Object(part), sets: SETS, limits: &[], optional: &[], rows: &[] };
                found.difference(&Value::Object(event.clone())).is_none()
            })
        })
    };
    let throws: Vec<_> = q.events.iter().map(count).collect();
    Answer::new(json!({ "throws": throws }))
}

pub(super) fn play_fault(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Fault {
        WrongPlay,
        ClosingMissed,
    }
    #[derive(Deserialize)]
    struct Q {
        fault: Fault,
        set: Option<String>,
        touched: Option<u8>,
        #[serde(default)]
        marked: u8,
    }
    let (q, asked) = (Question::of(case)?, case.question::<Q>()?);
    let custom = q.options.custom();
    let positions = |men: Vec<Men>| men.into_iter().map(|own| q.with(own)).collect::<Vec<_>>();
    let missing = |what: &str| Unsupported(format!("given: {what} is missing"));
    let answer = match asked.fault {
        Fault::WrongPlay => {
            let set = q.after(&asked.set.ok_or_else(|| missing("set"))?)?;
            let (one_man, _) = rulings::one_man(&q.ground, q.dice, q.colour, custom);
            json!({"school": 0, "answers": {"stay": [q.with(set)], "one_man": positions(one_man)}})
        }
        Fault::ClosingMissed => {
            let field = own_field(q.colour, asked.touched.ok_or_else(|| missing("touched"))?)?;
            let (touched, close, _) = rulings::closing_missed(&q.ground, q.dice, q.colour, custom, field);
            json!({"school": asked.marked, "answers": {"touched": positions(touched), "close": positions(close)}})
        }
    };
    Answer::with_sets(answer, SETS)
}
