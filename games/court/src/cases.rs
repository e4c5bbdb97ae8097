//! How worked cases of the Ballspiel are run, by their form: on the laws alone, no ball flies.

use crate::laws::count::{self, Call, Count, PartieCall, STROKES};
use crate::laws::pelote::{self, BALLS, CHARGED, Guarded, Into};
use crate::laws::place::Fallen;
use crate::laws::rally::{Before, Burdened, Rally, Terms, Verdict, beats};
use crate::laws::{Bounce, Chase, End, Event, Hole, Lateral, Place, Wall};
use crate::options::{Advantage, BallspielOptions, Burden, EqualChase};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Options as _, Unsupported};

/// Works out a case.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "rally" => rally(case),
        "chase_name" => chase_name(case),
        "chase_order" => chase_order(case),
        "compare" => compare(case),
        "call" => call(case),
        "game" => game(case),
        "partie" => partie(case),
        "pass" => pass(case),
        "handicap" => handicap(case),
        "pelote" => pelote_charges(case),
        "toss" => toss(case),
        "corde" => corde(case),
        "eye" => Answer::new(json!({"corde_middle": case.field::<f64>("eye_height")? / 2.0})),
        "measure" => measure(case),
        "spin" => spin(case),
        "advice" => advice(case),
        other => constant(other).map_or_else(|| Err(Unsupported::form(case)), Answer::new),
    }
}

/// The options of a case, its number of carreaux beside them.
fn options(case: &Case) -> Result<BallspielOptions, Unsupported> {
    let mut changes: Map<String, Value> = case.field::<Option<_>>("options")?.unwrap_or_default();
    changes.extend(case.given.get("carreaux").map(|number| ("carreaux".to_owned(), number.clone())));
    let preset: Option<String> = case.field("preset")?;
    BallspielOptions::from_overrides(preset.as_deref(), &changes).map_err(|e| Unsupported(e.to_string()))
}

fn read<T: DeserializeOwned>(value: &Value, what: &str) -> Result<T, Unsupported> {
    T::deserialize(value).map_err(|e| Unsupported(format!("{what}: {e}")))
}

/// A distance of a case, in thousandths of a millimetre.
fn micrometres(metres: f64) -> Result<u32, Unsupported> {
    let fits = (0.0..=30.0).contains(&metres);
    if fits { Ok((metres * 1e6).round() as u32) } else { Err(Unsupported(format!("no place of the court: {metres}"))) }
}

/// The players of a rally by the ends they stand at.
struct Players {
    lower: String,
    upper: String,
}

impl Players {
    fn end(&self, name: &str) -> Result<End, Unsupported> {
        match name {
            _ if name == self.lower => Ok(End::Lower),
            _ if name == self.upper => Ok(End::Upper),
            _ => Err(Unsupported(format!("nobody is called {name}"))),
        }
    }

    fn name(&self, end: End) -> &str {
        if end == End::Lower { &self.lower } else { &self.upper }
    }
}

#[derive(Deserialize)]
struct WrittenEvent {
    e: String,
    by: Option<String>,
    side: Option<Wall>,
    half: Option<End>,
    from_wall: Option<f64>,
    lateral: Option<Lateral>,
    name: Option<Hole>,
}

impl WrittenEvent {
    fn event(&self, players: &Players) -> Result<Event, Unsupported> {
        let missing = |what: &str| Unsupported(format!("{}: no {what}", self.e));
        let by = || players.end(self.by.as_deref().ok_or_else(|| missing("by"))?);
        let half = || self.half.ok_or_else(|| missing("half"));
        Ok(match self.e.as_str() {
            "serve" => Event::Serve(by()?),
            "roof" => Event::Roof,
            "wall" => Event::Wall(self.side.ok_or_else(|| missing("side"))?),
            "floor" => Event::Floor(Bounce {
                half: half()?,
                from_wall: micrometres(self.from_wall.ok_or_else(|| missing("from_wall"))?)?,
                lateral: self.lateral,
            }),
            "stroke" => Event::Stroke(by()?),
            "opening" => Event::Opening(half()?, self.name.ok_or_else(|| missing("name"))?),
            "net" => Event::Net,
            "corde" => Event::Corde,
            "out" => Event::Out,
            "decline" => Event::Decline(by()?),
            _ => return Err(Unsupported(format!("no such event: {}", self.e))),
        })
    }
}

fn rally(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct GivenChase {
        half: End,
        name: Place,
        attacker: String,
    }
    #[derive(Deserialize)]
    struct GivenHandicap {
        player: String,
        kind: Burden,
        side: Option<Lateral>,
    }
    let players = Players { lower: case.field("lower")?, upper: case.field("upper")? };
    let terms = Terms::of(&options(case)?);
    let chase = case.field::<Option<GivenChase>>("chase")?;
    let read = |c: GivenChase| -> Result<Chase, Unsupported> {
        Ok(Chase { half: c.half, place: c.name, attacker: players.end(&c.attacker)? })
    };
    let handicap = case.field::<Option<GivenHandicap>>("handicap")?;
    let bound = |h: GivenHandicap| -> Result<Burdened, Unsupported> {
        let side = h.side.unwrap_or(Lateral::Main);
        Ok(Burdened { end: players.end(&h.player)?, burden: h.kind, side })
    };
    let before = Before {
        faults: case.field::<Option<u8>>("faults")?.unwrap_or(0),
        declined: case.field::<Option<u8>>("declined")?.unwrap_or(0),
        chase: chase.map(read).transpose()?,
        burdened: handicap.map(bound).transpose()?,
    };
    let mut rally = Rally::BEGUN;
    for written in case.field::<Vec<WrittenEvent>>("events")? {
        let Some(verdict) = rally.feed(&terms, &before, written.event(&players)?) else { continue };
        return Answer::new(match verdict {
            Verdict::Stroke { to, why } => json!({"result": "stroke", "to": players.name(to), "why": why}),
            Verdict::Fault(why) => json!({"result": "fault", "why": why, "faults": before.faults.saturating_add(1)}),
            Verdict::Chase(Chase { half, place, attacker }) => {
                json!({"result": "chase", "half": half, "name": place, "attacker": players.name(attacker)})
            }
            Verdict::ChaseOff => json!({"result": "chase_off"}),
            Verdict::ServicePassed => {
                json!({"result": "service_passed", "declined": before.declined.saturating_add(1)})
            }
        });
    }
    Err(Unsupported("the rally has no end".into()))
}

fn chase_name(case: &Case) -> Result<Answer, Unsupported> {
    let (half, from_wall) = (case.field("half")?, micrometres(case.field("from_wall")?)?);
    let name = match Place::of_bounce(half, from_wall, options(case)?.carreaux.number()) {
        Fallen::At(place) => place.to_string(),
        Fallen::Lost => "lost".to_owned(),
    };
    Answer::new(json!({"name": name}))
}

fn chase_order(case: &Case) -> Result<Answer, Unsupported> {
    let order = Place::of_half(case.field("half")?, options(case)?.carreaux.number());
    Answer::new(json!({"order": order.collect::<Vec<Place>>()}))
}

fn compare(case: &Case) -> Result<Answer, Unsupported> {
    let carreaux = options(case)?.carreaux.number();
    let half: End = case.field("half")?;
    let place = |name: &str| {
        let place: Place = case.field(name)?;
        if place.lies(half, carreaux) { Ok(place) } else { Err(Unsupported(format!("there is no {place} there"))) }
    };
    // A ball behind the line of service beats every chase above.
    let lost = half == End::Upper && case.given.get("ball") == Some(&json!("lost"));
    let won = if lost { Some(true) } else { beats(place("ball")?, place("chase")?, EqualChase::Off) };
    Answer::new(json!({"winner": won.map(|won| if won { "attacker" } else { "defender" })}))
}

/// Two numbers by the names of two players; those not named have nothing.
fn counted(given: Option<&Value>, names: &[String; 2]) -> Result<Count, Unsupported> {
    let Some(given) = given.filter(|value| !value.is_null()) else { return Ok(Count::default()) };
    let given: Map<String, Value> = read(given, "count")?;
    if let Some(stranger) = given.keys().find(|name| !names.contains(name)) {
        return Err(Unsupported(format!("nobody is called {stranger}")));
    }
    let number = |name: &String| given.get(name).map_or(Ok(0), |value| read::<u8>(value, name).map(u16::from));
    Ok(Count([number(&names[0])?, number(&names[1])?]))
}

/// The two players of a count: A and B, or whoever is named.
fn names(wins: &[String], given: Option<&Value>) -> Result<[String; 2], Unsupported> {
    let of_count = given.and_then(Value::as_object).into_iter().flat_map(Map::keys);
    let mut all: Vec<String> = of_count.chain(wins).cloned().collect();
    all.extend(["A".to_owned(), "B".to_owned()]);
    all.sort();
    all.dedup();
    if all.len() > 2 {
        all.retain(|name| name != "A" && name != "B");
    }
    <[String; 2]>::try_from(all).map_err(|_| Unsupported("two players are wanted".into()))
}

fn call(case: &Case) -> Result<Answer, Unsupported> {
    let points = case.given.get("points");
    let strokes = counted(points, &names(&[], points)?)?;
    Answer::new(json!({"call": Call::of(strokes).map(|call| call.to_string())}))
}

/// A count as it stands, what was called after each win, and who won.
type Run = (Value, Vec<Option<String>>, Option<String>);

/// Counts wins until somebody has won; answers the count, what was called, and who won.
fn run(
    wins: &[String],
    given: Option<&Value>,
    target: u16,
    mut call: impl FnMut(Count) -> Option<String>,
) -> Result<Run, Unsupported> {
    let names = names(wins, given)?;
    let (mut count, mut calls, mut winner) = (counted(given, &names)?, Vec::new(), None);
    for name in wins {
        count.add(usize::from(*name == names[1]));
        calls.push(call(count));
        winner = count.winner(target).map(|side| names[side].clone());
        if winner.is_some() {
            break;
        }
    }
    let [first, second] = &names;
    Ok((json!({first: count.0[0], second: count.0[1]}), calls, winner))
}

fn game(case: &Case) -> Result<Answer, Unsupported> {
    let strokes: Vec<String> = case.field("strokes")?;
    let (points, calls, winner) =
        run(&strokes, case.given.get("start"), STROKES, |count| Call::of(count).map(|call| call.to_string()))?;
    let points = if winner.is_some() { Value::Null } else { points };
    Answer::new(json!({"winner": winner, "calls": calls, "points": points}))
}

fn partie(case: &Case) -> Result<Answer, Unsupported> {
    let target = u16::from(options(case)?.games_to_win);
    let wins: Vec<String> = case.field("games")?;
    let (games, calls, winner) =
        run(&wins, case.given.get("start"), target, |count| Some(PartieCall::of(count, target).to_string()))?;
    Answer::new(json!({"winner": winner, "calls": calls, "games": games}))
}

fn pass(case: &Case) -> Result<Answer, Unsupported> {
    let points = case.given.get("points");
    let strokes = counted(points, &names(&[], points)?)?;
    Answer::new(json!({"pass": count::pass(strokes, case.field("chases")?)}))
}

fn handicap(case: &Case) -> Result<Answer, Unsupported> {
    let kind: Advantage = case.field("kind")?;
    Answer::new(json!({"start": kind.strokes(case.field("game_no")?)}))
}

fn pelote_charges(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Ball {
        by: String,
        into: String,
        #[serde(default)]
        bounces: u32,
    }
    let defends: Map<String, Value> = case.field("defends")?;
    let (mut charged, mut counted) = (Map::new(), 0);
    for Ball { by, into, bounces } in case.field::<Vec<Ball>>("balls")? {
        let hole = Guarded::ALL.iter().find(|(name, _)| *name == into).map(|(_, hole)| Into::Hole(*hole));
        let high = ["high_gallery", "nets", "window_nets", "net_of_window"].contains(&into.as_str());
        // Any other hole is nobody's.
        let Some(into_what) = hole.or(high.then_some(Into::High)) else { continue };
        let defender = |_: Guarded| defends.get(&into).and_then(Value::as_str).map(str::to_owned);
        if let Some(who) = pelote::charged(into_what, by, bounces, counted, defender) {
            counted += 1;
            let before = charged.get(&who).and_then(Value::as_u64).unwrap_or(0);
            charged.insert(who, (before + 1).into());
        }
    }
    Answer::new(json!({"charged": charged, "counted": counted}))
}

fn toss(case: &Case) -> Result<Answer, Unsupported> {
    let (chooser, other): (String, String) = (case.field("chooser")?, case.field("other")?);
    let (called, fell): (crate::state::Face, crate::state::Face) = (case.field("called")?, case.field("fell")?);
    let (lower, upper) = if called == fell { (chooser, other) } else { (other, chooser) };
    Answer::new(json!({"lower": lower, "upper": upper, "server": lower}))
}

/// To a millimetre.
fn rounded(metres: f64) -> f64 {
    (metres * 1e3).round() / 1e3
}

fn corde(case: &Case) -> Result<Answer, Unsupported> {
    let height = crate::court::corde_height(case.field("y")?);
    Answer::new(json!({"height": rounded(height)}))
}

fn measure(case: &Case) -> Result<Answer, Unsupported> {
    let (value, unit): (f64, String) = (case.field("value")?, case.field("unit")?);
    let schuh = match unit.as_str() {
        "schuh" | "fuss" => 1.0,
        "elle" => 2.0,
        "zoll" => 1.0 / 12.0,
        _ => return Err(Unsupported(format!("no such measure: {unit}"))),
    };
    Answer::new(json!({"m": rounded(value * schuh * crate::court::SCHUH)}))
}

fn spin(case: &Case) -> Result<Answer, Unsupported> {
    let cut: String = case.field("cut")?;
    let (spin, apex, breaks) = match cut.as_str() {
        "down" => (Some("back"), Some("lower"), None),
        "across_right_to_left" => (Some("side"), Some("plain"), Some("left")),
        "across_left_to_right" => (Some("side"), Some("plain"), Some("right")),
        "up" => (Some("top"), Some("higher"), None),
        "none" => (None, Some("plain"), None),
        "bricole_back_wall_upward" => (Some("from_wall"), None, Some("back")),
        _ => return Err(Unsupported(format!("no such cut: {cut}"))),
    };
    Answer::new(json!({"spin": spin, "apex": apex, "break": breaks}))
}

/// The questions the book answers with advice, and the maxims.
const ADVICE: [(&str, &str); 8] = [
    ("stakes", "A1"),
    ("games_to_the_weak", "A2"),
    ("style", "A3"),
    ("which_end", "A4"),
    ("which_racket", "A5"),
    ("grip", "A6"),
    ("small_court", "A7"),
    ("spin", "A8"),
];

fn advice(case: &Case) -> Result<Answer, Unsupported> {
    let question: String = case.field("question")?;
    let maxim = ADVICE.iter().find(|(asked, _)| *asked == question).map(|(_, maxim)| *maxim);
    maxim.map_or_else(|| Err(Unsupported(format!("no advice about {question}"))), |m| Answer::new(json!({"advice": m})))
}

/// What is asked without being given anything: facts of the court and of the game.
fn constant(form: &str) -> Option<Value> {
    Some(match form {
        "openings" => json!({
            "long_side_each_half": [Hole::Premier, Hole::Porte, Hole::Second, Hole::Dernier],
            "upper_end": [Hole::Grille], "upper_end_some_houses": [Hole::Lune], "lower_end": [Hole::Trou, Hole::Ais],
            "halved": [Hole::Premier, Hole::Second, Hole::Dernier],
            "halves_marked_on": "both long walls", "outer_half_called": "à remettre",
        }),
        "handicap_kinds" => json!({
            "strokes": [
                Advantage::DemiQuinze, Advantage::Quinze, Advantage::DemiTrente, Advantage::Trente,
                Advantage::DemiQuaranteCinq, Advantage::QuaranteCinq,
            ],
            "games": [1, 2, 3], "mixed_allowed": true, "level": "but à but",
            "play": [
                Burden::HalfCourt, Burden::ServeOnTwoRoofs, Burden::NoWalls, Burden::ThroughTheLegs, Burden::Battoir,
                Burden::Basket,
            ],
        }),
        "pelote_setup" => json!({
            "balls": BALLS, "call": "tout de bon quatre premiers", "counted": CHARGED,
            "lower": {"one": Hole::Trou, "other": [Hole::Dernier, Hole::Ais]},
            "upper": {"one": Hole::Grille, "other": Hole::Dernier},
        }),
        "players" => json!({"formats": ["seul à seul", "un contre deux", "à quatre"], "pelote": [2, 3, 4]}),
        "four_player_reach" => json!({
            "one_foot_on": "half-court line", "other_foot": "one step over", "exception": "running in to the net",
        }),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worked cases and those the reference answered, without the house.
    #[test]
    fn every_worked_case_is_answered_by_the_laws_alone() {
        for (text, fewest) in [
            (include_str!("../../../cases/ballspiel.json"), 117),
            (include_str!("../../../cases/more/ballspiel.json"), 200),
        ] {
            let cases: Vec<Case> = serde_json::from_str(text).unwrap();
            let wrong = |case: &Case| match work(case) {
                Ok(answer) => answer.difference(&case.expect).map(|why| format!("{}: {why}", case.id)),
                Err(why) => Some(format!("{}: {why}", case.id)),
            };
            let wrong: Vec<String> = cases.iter().filter_map(wrong).collect();
            assert!(cases.len() >= fewest && wrong.is_empty(), "{} of {}: {wrong:#?}", wrong.len(), cases.len());
        }
    }
}
