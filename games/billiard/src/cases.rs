//! What the worked cases of the billiard room share: how players and balls are called in them, how events are spelled, and
//! lengths as they are rounded.

use crate::laws::{Ball, Balls, By, Clumsiness, Course, Event, Fall, Foul, Handling, Hindrance, Moved, Way};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Options, Unsupported};

/// The rules of a case: its preset and options.
pub(crate) fn options<O: Options>(case: &Case) -> Result<O, Unsupported> {
    let preset: Option<String> = case.field("preset")?;
    let agreed: Option<Map<String, Value>> = case.field("options")?;
    O::from_overrides(preset.as_deref(), &agreed.unwrap_or_default()).map_err(|e| Unsupported(e.to_string()))
}

/// A field that may be left out.
pub(crate) fn or<T: for<'de> Deserialize<'de>>(case: &Case, name: &str, usual: T) -> Result<T, Unsupported> {
    Ok(case.field::<Option<T>>(name)?.unwrap_or(usual))
}

/// The players of a case, each with the ball he plays with. Where they are called by balls, those are theirs; otherwise
/// each has the ball of his place.
pub(crate) struct Players {
    names: Vec<String>,
    balls: Vec<Ball>,
}

impl Players {
    /// Nobody has a ball of his own.
    pub fn nobody() -> Players {
        Players { names: Vec::new(), balls: Vec::new() }
    }

    /// Two sides.
    pub fn sides(names: Vec<String>) -> Result<Players, Unsupported> {
        Players::with(names, &[Ball::A, Ball::B])
    }

    /// A company of up to twelve.
    pub fn company(names: Vec<String>) -> Result<Players, Unsupported> {
        let balls: Vec<Ball> = (1..=12).filter_map(Ball::numbered).collect();
        Players::with(names, &balls)
    }

    fn with(names: Vec<String>, balls: &[Ball]) -> Result<Players, Unsupported> {
        let own: Option<Vec<Ball>> = names.iter().map(|name| name.parse().ok().filter(|b| balls.contains(b))).collect();
        let balls: Vec<Ball> = own.unwrap_or_else(|| balls.iter().copied().take(names.len()).collect());
        let twice = balls.iter().enumerate().any(|(n, ball)| balls.iter().skip(n + 1).any(|other| ball == other));
        if balls.len() < names.len() || names.len() < 2 || twice {
            return Err(Unsupported("the players do not fit this game".into()));
        }
        Ok(Players { names, balls })
    }

    /// The balls they play with, in order.
    pub fn balls(&self) -> &[Ball] {
        &self.balls
    }

    /// The ball of a name: a player's, or another ball.
    pub fn ball(&self, name: &str) -> Result<Ball, Unsupported> {
        let player = self.names.iter().position(|n| n == name).and_then(|n| self.balls.get(n));
        let other = || name.parse::<Ball>().ok().filter(|ball| !self.balls.contains(ball));
        player.copied().or_else(other).ok_or_else(|| Unsupported(format!("there is no ball {name}")))
    }

    /// A player of the table.
    pub fn player(&self, name: &str) -> Result<Ball, Unsupported> {
        let ball = self.ball(name)?;
        if self.balls.contains(&ball) { Ok(ball) } else { Err(Unsupported(format!("there is no player {name}"))) }
    }

    /// The player in a field.
    pub fn in_field(&self, case: &Case, field: &str) -> Result<Ball, Unsupported> {
        self.player(&case.field::<String>(field)?)
    }

    /// The balls in a field; none, if it is left out.
    pub fn all_in(&self, case: &Case, field: &str) -> Result<Balls, Unsupported> {
        let names: Vec<String> = or(case, field, Vec::new())?;
        names.iter().map(|name| self.ball(name)).collect()
    }

    /// Somebody who did something: a player, a partner called after him, or a bystander.
    fn person(&self, name: &str) -> Result<By, Unsupported> {
        if name == "stander" {
            return Ok(By::Stander);
        }
        let partner =
            || self.names.iter().zip(&self.balls).find(|(n, _)| name.starts_with(n.as_str())).map(|(_, b)| *b);
        let ball = self.player(name).ok().or_else(partner);
        ball.map(By::Player).ok_or_else(|| Unsupported(format!("there is no player {name}")))
    }

    /// How a ball is called.
    pub fn name(&self, ball: Ball) -> String {
        let player = self.balls.iter().position(|b| *b == ball).and_then(|n| self.names.get(n));
        player.cloned().unwrap_or_else(|| ball.to_string())
    }

    /// How balls are called.
    pub fn names(&self, balls: impl IntoIterator<Item = Ball>) -> Vec<String> {
        balls.into_iter().map(|ball| self.name(ball)).collect()
    }

    /// Something for each player, by name.
    pub fn each<T: Into<Value>>(&self, of: impl Fn(Ball) -> T) -> Value {
        self.balls.iter().map(|ball| (self.name(*ball), of(*ball).into())).collect::<Map<_, _>>().into()
    }

    /// A number that a field has for each player; one who is not named has the usual.
    pub fn numbers<T: for<'de> Deserialize<'de> + Copy>(
        &self,
        case: &Case,
        field: &str,
        usual: T,
    ) -> Result<impl Fn(Ball) -> T + use<T>, Unsupported> {
        let given: std::collections::BTreeMap<String, T> = or(case, field, Default::default())?;
        let mut known = Vec::new();
        for (name, value) in given {
            known.push((self.player(&name)?, value));
        }
        Ok(move |ball| known.iter().find(|(b, _)| *b == ball).map_or(usual, |(_, value)| *value))
    }

    /// The events of a case. What does not say who did it was done by the striker.
    pub fn events(&self, case: &Case, striker: Option<Ball>) -> Result<Vec<Event>, Unsupported> {
        let spelled: Vec<Spelled> = case.field("events")?;
        spelled.iter().map(|event| self.event(event, striker)).collect()
    }

    fn event(&self, event: &Spelled, striker: Option<Ball>) -> Result<Event, Unsupported> {
        let wrong = |what: &str| Unsupported(format!("events: {} has no {what}", event.e));
        let named = |name: &Option<String>, what: &str| self.ball(name.as_deref().ok_or_else(|| wrong(what))?);
        let ball = || named(&event.ball, "ball");
        let by = || match &event.by {
            Some(name) => self.person(name),
            None => striker.map(By::Player).ok_or_else(|| wrong("by")),
        };
        let hinder = |how| {
            Ok::<_, Unsupported>(Event::Hinder(by()?, event.ball.as_deref().map(|b| self.ball(b)).transpose()?, how))
        };
        let touch = |how| Ok::<_, Unsupported>(Event::Touch(by()?, ball().or_else(|e| striker.ok_or(e))?, how));
        Ok(match event.e.as_str() {
            "tip" => Event::Tip(ball()?),
            "slip" => Event::Slip,
            "drawback_touch" => Event::Drawback(ball()?),
            "hit" => Event::Hit(named(&event.a, "a")?, named(&event.b, "b")?),
            "cushion" => Event::Cushion(ball()?, word(&event.side)?),
            "pass" => Event::Pass(ball()?, named(&event.of, "of")?),
            "middle" => Event::Middle(ball()?),
            "pocket" => Event::Pocket(ball()?, word(&event.hole)?, word(&event.cause)?.unwrap_or(Fall::Roll)),
            "off" => Event::Off(ball()?, word(&event.back)?),
            "rail" => Event::Rail(ball()?),
            "loose" => Event::Loose(ball()?),
            "port" => Event::Port(ball()?, word(&event.dir)?.unwrap_or(Way::Fore)),
            "target" => Event::Target(ball()?, if event.returning { Course::Back } else { Course::Out }),
            "rest" if event.place.as_deref() == Some("port") => Event::Rest(ball()?),
            "salvo" => Event::Salvo(ball()?),
            "stop" => Event::Stop(ball()?, by()?),
            "hinder" => hinder(word(&event.how)?.unwrap_or(Hindrance::Knock))?,
            "knock" => hinder(Hindrance::Knock)?,
            "blow" => hinder(Hindrance::Blow)?,
            "touch" => touch(word(&event.how)?.unwrap_or(Handling::Touch))?,
            "lift" => touch(Handling::Lift)?,
            "call" => Event::Call(by()?, word(&event.what)?.unwrap_or(Foul::Touche)),
            "advise" => Event::Advise(by()?),
            "missed_turn" => Event::Missed(by()?),
            "out_of_turn" => {
                let moved: Vec<Ball> = event.moved.iter().map(|name| self.ball(name)).collect::<Result<_, _>>()?;
                Event::OutOfTurn(by()?, Moved::of(moved).ok_or_else(|| wrong("so many balls"))?)
            }
            "foul" => {
                let what = event.what.as_ref().map(|what| what.replace('_', "-"));
                Event::Clumsy(by()?, word(&what)?.ok_or_else(|| wrong("what"))?)
            }
            "pushed_both_far" => Event::Clumsy(by()?, Clumsiness::PushedBothFar),
            "no_foot" => Event::Clumsy(by()?, Clumsiness::NoFoot),
            "thin_end" => Event::Clumsy(by()?, Clumsiness::ThinEnd),
            "concede" => Event::Concede(by()?),
            "interrupt" => Event::Interrupt(by()?),
            kind => return Err(Unsupported(format!("events: there is no {kind}"))),
        })
    }
}

fn word<T: std::str::FromStr<Err = spadille_core::NotationError>>(
    text: &Option<String>,
) -> Result<Option<T>, Unsupported> {
    text.as_deref().map(str::parse).transpose().map_err(|e| Unsupported::from(("events", e)))
}

/// An event as cases spell it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Spelled {
    e: String,
    ball: Option<String>,
    a: Option<String>,
    b: Option<String>,
    side: Option<String>,
    of: Option<String>,
    hole: Option<String>,
    cause: Option<String>,
    /// A ball that falls slowly falls all the same.
    #[serde(default, rename = "slow")]
    _slow: bool,
    back: Option<String>,
    dir: Option<String>,
    #[serde(default)]
    returning: bool,
    #[serde(rename = "in")]
    place: Option<String>,
    by: Option<String>,
    how: Option<String>,
    what: Option<String>,
    /// Whom somebody advises makes no difference.
    #[serde(default, rename = "to")]
    _to: Option<String>,
    #[serde(default)]
    moved: Vec<String>,
}

/// A length in metres, to a tenth of a millimetre.
pub(crate) fn metres(length: f64) -> f64 {
    rounded(length, 1e4)
}

/// A number to so many parts of one.
pub(crate) fn rounded(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts
}

/// A payment between two.
pub(crate) fn payment(from: impl Into<String>, to: impl Into<String>, amount: impl Into<Value>) -> Value {
    json!({ "from": from.into(), "to": to.into(), "amount": amount.into() })
}

/// The answer to a question about a fixed fact: it may say more than the case asks for.
pub(crate) fn fact(value: Value) -> Result<Answer, Unsupported> {
    Answer::new(value)
}

/// Runs the worked cases of a game and says which fail.
#[cfg(test)]
pub(crate) fn failures(json: &str, answer: impl Fn(&Case) -> Result<Answer, Unsupported>) -> Vec<String> {
    let cases: Vec<Case> = serde_json::from_str(json).expect("the cases can be read");
    let wrong = |case: &Case| match answer(case) {
        Ok(found) => found.difference(&case.expect).map(|why| format!("{}: {why}", case.id)),
        Err(why) => Some(format!("{}: {why}", case.id)),
    };
    cases.iter().filter_map(wrong).collect()
}
