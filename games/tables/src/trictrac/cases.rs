//! How worked cases of Trictrac are run, by their form.

use super::advice;
use super::ground::{BURGHER, CORNER, DEVIL, ENEMY_CORNER, Ground, Jan};
use super::judgement::Taste;
use super::moves::Move;
use super::options::{Marking, TrictracOptions};
use super::plays::{Plays, after};
use super::replay;
use super::rules::pay_tour;
use super::rulings::{self, DiceFall, MarkedFor, SchoolAnswer};
use super::settle;
use super::tally::Score;
use super::throw::{self, Item, Kind, Moment, Ways};
use crate::board::{Colour, Men, OFF, each};
use crate::notation::Play;
use crate::odds;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Dice, Ledger, Options as _, Unsupported};
use std::collections::BTreeMap;

/// The lists whose order has no meaning.
pub(super) const SETS: &[&str] =
    &["results", "items", "by", "free", "answers", "legal", "prefer", "stay", "one_man", "touched", "close"];

/// Works out a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "start" => start(case),
        "fields" => named_fields(case),
        "plays" => plays(case),
        "play-legal" => play_legal(case),
        "play-count" => play_count(case),
        "score-throw" => score_throw(case),
        "item-values" => item_values(case),
        "mark-run" => mark_run(case),
        "settle" => settle_tour(case),
        "school" => school(case),
        "school-run" => school_run(case),
        "odds" => odds_of(case),
        "odds-position" => odds_position(case),
        "advise-play" => advise_play(case),
        "advise-choice" => advise_choice(case),
        "dice-fault" => dice_fault(case),
        "play-fault" => play_fault(case),
        "replay" => replay::work(case),
        _ => Err(Unsupported::form(case)),
    }
}

/// Something for each player.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Sides<T> {
    pub white: T,
    pub black: T,
}

impl<T: Copy> Sides<T> {
    pub fn pair(self) -> [T; 2] {
        [self.white, self.black]
    }

    pub fn of([white, black]: [T; 2]) -> Sides<T> {
        Sides { white, black }
    }
}

/// Options as a case gives them; what it leaves out is the default.
#[derive(Deserialize, Default)]
#[serde(transparent)]
pub(super) struct Chosen(Map<String, Value>);

impl Chosen {
    pub fn options(&self) -> Result<TrictracOptions, Unsupported> {
        TrictracOptions::from_overrides(None, &self.0).map_err(|e| Unsupported(e.to_string()))
    }
}

/// A position in the numbering of the board.
#[derive(Deserialize, Serialize)]
pub(super) struct Position {
    white: BTreeMap<u8, u8>,
    black: BTreeMap<u8, u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    off: Option<Sides<u8>>,
}

impl Position {
    /// The men of both, each in his own coordinates.
    pub fn men(&self) -> Result<[Men; 2], Unsupported> {
        let off = self.off.unwrap_or_default().pair();
        let mut men = [Men::default(); 2];
        for (colour, on) in Colour::BOTH.into_iter().zip([&self.white, &self.black]) {
            if on.keys().any(|f| !(1..=24).contains(f)) {
                return Err(Unsupported("fields are numbered 1 to 24".into()));
            }
            let counts = on.iter().map(|(f, n)| (colour.turned(*f), *n)).chain([(OFF, off[colour.index()])]);
            men[colour.index()] =
                Men::placed(counts).ok_or_else(|| Unsupported("each player has fifteen men".into()))?;
        }
        if self.white.iter().any(|(f, n)| *n > 0 && self.black.get(f).is_some_and(|m| *m > 0)) {
            return Err(Unsupported("both colours stand on one field".into()));
        }
        Ok(men)
    }

    pub fn of(men: [Men; 2]) -> Position {
        let side = |colour: Colour| {
            let counts = men[colour.index()].counts().filter(|(f, _)| *f < OFF);
            counts.map(|(f, n)| (colour.turned(f), n)).collect()
        };
        let off = men.map(|m| m.on(OFF));
        Position {
            white: side(Colour::White),
            black: side(Colour::Black),
            off: (off != [0; 2]).then_some(Sides::of(off)),
        }
    }
}

/// A player's score.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Marks {
    holes: u8,
    points: u8,
    open: bool,
}

pub(super) fn read_score(score: Sides<Marks>) -> Result<Score, Unsupported> {
    let [w, b] = score.pair();
    if [w, b].iter().any(|m| m.points > 11 || m.holes > super::tally::TOUR) {
        return Err(Unsupported("points are 0 to 11 and holes 0 to 12".into()));
    }
    Ok(Score { points: [w.points, b.points], open: [w.open, b.open], holes: [w.holes, b.holes] })
}

pub(super) fn write_score(score: &Score) -> Sides<Marks> {
    Sides::of([0, 1].map(|i| Marks { holes: score.holes[i], points: score.points[i], open: score.open[i] }))
}

/// A throw about to be played.
#[derive(Deserialize)]
pub(super) struct Thrown {
    position: Position,
    to_move: Colour,
    dice: Dice,
    #[serde(default)]
    options: Chosen,
}

/// The same, read.
struct Question {
    men: [Men; 2],
    colour: Colour,
    dice: Dice,
    options: TrictracOptions,
    ground: Ground,
}

impl Question {
    fn of(case: &Case) -> Result<Question, Unsupported> {
        let q: Thrown = case.question()?;
        let (men, options) = (q.position.men()?, q.options.options()?);
        Ok(Question { men, colour: q.to_move, dice: q.dice, options, ground: ground(men, q.to_move) })
    }

    fn plays(&self) -> Plays {
        Plays::of(&self.ground, self.dice, self.colour, self.options.custom())
    }

    /// The whole position with the mover's men replaced.
    fn with(&self, own: Men) -> Position {
        let mut men = self.men;
        men[self.colour.index()] = own;
        Position::of(men)
    }

    fn after(&self, text: &str) -> Result<Men, Unsupported> {
        let play: Play = text.parse().map_err(|e| Unsupported::from(("play", e)))?;
        after(self.ground.own, self.colour, play).ok_or_else(|| Unsupported(format!("no man stands there: {text}")))
    }
}

fn ground(men: [Men; 2], colour: Colour) -> Ground {
    Ground::new(men[colour.index()], men[colour.other().index()])
}

fn start(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(default)]
        options: Chosen,
    }
    case.question::<Q>()?.options.options()?;
    Answer::new(json!({"position": Position::of([Men::HEAP; 2])}))
}

fn named_fields(case: &Case) -> Result<Answer, Unsupported> {
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

fn plays(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        touched: Option<u8>,
        #[serde(default)]
        adoube: bool,
    }
    let (q, touch) = (Question::of(case)?, case.question::<Q>()?);
    let mut plays = q.plays();
    if let Some(field) = touch.touched.filter(|_| q.options.touch_binds() && !touch.adoube) {
        plays.touch(own_field(q.colour, field)?);
    }
    let results: Vec<_> = plays.ways().map(|way| q.with(plays.result(way))).collect();
    Answer::with_sets(json!({"played": plays.numbers(), "results": results}), SETS)
}

fn own_field(colour: Colour, field: u8) -> Result<u8, Unsupported> {
    let within = (1..=24).contains(&field);
    within.then(|| colour.turned(field)).ok_or_else(|| Unsupported("fields are numbered 1 to 24".into()))
}

fn play_legal(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        plays: Vec<String>,
    }
    let (q, asked) = (Question::of(case)?, case.question::<Q>()?);
    let plays = q.plays();
    let mut legal = Vec::new();
    for text in asked.plays {
        let play: Play = text.parse().map_err(|e| Unsupported::from(("play", e)))?;
        if plays.read(play).is_some() {
            legal.push(text);
        }
    }
    Answer::with_sets(json!({ "legal": legal }), SETS)
}

fn play_count(case: &Case) -> Result<Answer, Unsupported> {
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
        let named = [
            (Ways::HIGH, dice.high().to_string()),
            (Ways::LOW, dice.low().to_string()),
            (Ways::SUM, "sum".to_owned()),
            (Ways::BOTH, "both".to_owned()),
        ];
        let by: Vec<_> = named.into_iter().filter(|(way, _)| item.ways.has(*way)).map(|(_, name)| name).collect();
        add("by", json!(by));
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

fn score_throw(case: &Case) -> Result<Answer, Unsupported> {
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

fn item_values(case: &Case) -> Result<Answer, Unsupported> {
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
#[serde(rename_all = "snake_case", tag = "do")]
enum MarkEvent {
    Mark { player: Colour, points: u8, from: MarkedFor, counters: Option<u8>, pegged: Option<u8> },
    Leave { player: Colour },
    Stay,
    Off { player: Colour, doublet: bool },
}

fn mark_run(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        score: Sides<Marks>,
        events: Vec<MarkEvent>,
        #[serde(default)]
        options: Chosen,
    }
    let q: Q = case.question()?;
    let options = q.options.options()?;
    let mut score = read_score(q.score)?;
    let mut won = Vec::new();
    let (mut may_leave, mut first) = (false, None);
    for event in q.events {
        if score.winner().is_some() {
            break;
        }
        (may_leave, first) = (false, None);
        match event {
            MarkEvent::Mark { player, points, from, counters, pegged } => {
                let before = score.holes[player.index()];
                let mut holes = score.mark_run(player.seat(), points, counters != Some(1), &mut ());
                if let Some(pegged) = pegged.filter(|n| *n < holes) {
                    holes = pegged;
                    score.holes[player.index()] = before.saturating_add(pegged).min(super::tally::TOUR);
                }
                if holes > 0 {
                    won.push(json!({"player": player, "holes": holes}));
                }
                may_leave = holes > 0 && from == MarkedFor::OwnThrow && pegged.is_none();
            }
            MarkEvent::Leave { player } => {
                score.clear_points();
                first = Some(player);
            }
            MarkEvent::Stay => {}
            MarkEvent::Off { player, doublet } => {
                let points = Kind::LastOff.value(doublet, false);
                let holes = score.mark(player.seat(), points, &mut ());
                if holes > 0 {
                    won.push(json!({"player": player, "holes": holes}));
                }
                first = Some(player);
            }
        }
    }
    let mut ledger = Ledger::default();
    let winner = score.winner();
    if let Some(winner) = winner {
        score.clear_points();
        (may_leave, first) = (false, None);
        pay_tour(&options, &mut ledger, score.holes, winner, &mut ());
    }
    Answer::new(json!({
        "score": write_score(&score),
        "won": won,
        "may_leave": may_leave,
        "first_to_throw": first,
        "winner": winner.map(Colour::of),
        "net": net(&ledger),
    }))
}

/// What both have won or lost.
pub(super) fn net(ledger: &Ledger) -> Sides<i64> {
    Sides::of(Colour::BOTH.map(|colour| ledger.balance(colour.seat())))
}

fn settle_tour(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        holes: Sides<u8>,
        #[serde(default = "one")]
        stake: u32,
        #[serde(default)]
        options: Chosen,
    }
    let q: Q = case.question()?;
    let options = TrictracOptions { stake: q.stake, ..q.options.options()? };
    options.check().map_err(|e| Unsupported(e.to_string()))?;
    let holes = q.holes.pair();
    let winner = settle::winner(holes).map_err(Unsupported)?;
    let mut ledger = Ledger::default();
    pay_tour(&options, &mut ledger, holes, winner, &mut ());
    let name = if holes.contains(&0) { "bredouille" } else { "simple" };
    Answer::new(json!({"winner": Colour::of(winner), "name": name, "net": net(&ledger)}))
}

fn one() -> u32 {
    1
}

fn school(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        due: u8,
        marked: u8,
        from: MarkedFor,
        late: bool,
        lapsed: bool,
    }
    let q: Q = case.question()?;
    let ruling = rulings::school(q.due, q.marked, q.from, q.late, q.lapsed);
    let all = [SchoolAnswer::Mark, SchoolAnswer::Pass, SchoolAnswer::Compel];
    let answers = if ruling.school > 0 { &all[..] } else { &[] };
    let answer = json!({
        "school": ruling.school, "keeps": ruling.keeps, "may_add": ruling.may_add, "answers": answers,
    });
    Answer::with_sets(answer, SETS)
}

fn school_run(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        score: Sides<Marks>,
        player: Colour,
        due: u8,
        marked: u8,
        answer: SchoolAnswer,
        amount: u8,
    }
    let q: Q = case.question()?;
    let score = read_score(q.score)?;
    let (result, mut after) = rulings::school_run(score, q.player.seat(), q.due, q.marked, q.answer, q.amount);
    if after.winner().is_some() {
        after.clear_points();
    }
    Answer::new(json!({"result": result, "score": write_score(&after)}))
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

fn odds_of(case: &Case) -> Result<Answer, Unsupported> {
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

fn odds_position(case: &Case) -> Result<Answer, Unsupported> {
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
                let found = Answer { value: Value::Object(part), sets: SETS };
                found.difference(&Value::Object(event.clone())).is_none()
            })
        })
    };
    let throws: Vec<_> = q.events.iter().map(count).collect();
    Answer::new(json!({ "throws": throws }))
}

fn advise_play(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        rule: u8,
        choices: Vec<String>,
    }
    let (q, asked) = (Question::of(case)?, case.question::<Q>()?);
    let mut measured = Vec::new();
    for text in asked.choices {
        let measure = advice::measure(asked.rule, &q.ground, q.dice, q.after(&text)?)
            .ok_or_else(|| Unsupported(format!("advice {} has no measure", asked.rule)))?;
        measured.push((text, measure));
    }
    let best = measured.iter().map(|(_, m)| *m).max();
    let prefer: Vec<_> = measured.into_iter().filter(|(_, m)| Some(*m) == best).map(|(text, _)| text).collect();
    Answer::with_sets(json!({ "prefer": prefer }), SETS)
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", tag = "ask")]
enum Asked {
    SmallJan { throws: Vec<Dice> },
    Leave,
    School { score: Sides<Marks>, player: Colour, due: u8, marked: u8 },
}

fn advise_choice(case: &Case) -> Result<Answer, Unsupported> {
    let choice = match case.question::<Asked>()? {
        Asked::SmallJan { throws } if advice::tries_small_jan(&throws) => json!("small-jan"),
        Asked::SmallJan { .. } => json!("second-board"),
        Asked::Leave => {
            let q = Question::of(case)?;
            let leaves = Taste::BOOK.prefers_leaving(&q.ground, q.dice, q.options.custom(), 0.0);
            json!(if leaves { Move::Leave.to_string() } else { Move::Stay.to_string() })
        }
        Asked::School { score, player, due, marked } => {
            json!(rulings::advised_answer(&read_score(score)?, player.seat(), due, marked))
        }
    };
    Answer::new(json!({ "choice": choice }))
}

fn dice_fault(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(default)]
        options: Chosen,
    }
    let fall: DiceFall = case.question()?;
    let options = case.question::<Q>()?.options.options()?;
    let (fate, _) = rulings::dice(fall, options.dice_disturb);
    Answer::new(json!({ "outcome": fate }))
}

fn play_fault(case: &Case) -> Result<Answer, Unsupported> {
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

/// Options under which a record is replayed: the score is marked as it is due.
pub(super) fn replay_options(chosen: &Chosen) -> Result<TrictracOptions, Unsupported> {
    Ok(TrictracOptions { marking: Marking::Automatic, ..chosen.options()? })
}
