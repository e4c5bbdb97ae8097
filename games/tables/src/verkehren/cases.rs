//! How worked cases of Verkehren are run, by their form.

use super::advice;
use super::moves::{Move, Word};
use super::plays::{BEARING_OFF, CORNER, ENEMY_HOME, ENEMY_SIDE, ENTRY, Field, HOME, OWN_SIDE, Plays, bands_of};
use super::rules::{Outcome, Verkehren, ended, exceeds};
use super::settle::End;
use super::state::{Deal, Phase, Runners, State};
use crate::board::{Colour, Fields, Men, each};
use crate::cases::{Position, Sides, odds_of_dice};
use crate::notation::{BAR, Play};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Case, Dice, Game as _, Ledger, Options as _, PerSeat, Unsupported};

/// The lists whose order has no meaning.
const SETS: &[&str] = &["results", "free", "answers", "legal", "prefer"];

/// Works out a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let rules = case.rules::<Verkehren>()?;
    match case.form().unwrap_or_default() {
        "start" => Answer::new(json!({"position": Position::of_runners(PerSeat::all(Men::HEAP))})),
        "fields" => named_fields(case),
        "plays" => plays(case, &rules),
        "play-legal" => play_legal(case, &rules),
        "play-count" => play_count(case, &rules),
        "status" => status(case),
        "end-check" => end_check(case),
        "settle" => settle(case),
        "concede" => concede(case),
        "band-fault" => band_fault(case, &rules),
        "odds" => odds_of_dice(case),
        "advise-play" => advise_play(case, &rules),
        "replay" => replay(case, &rules),
        _ => Err(Unsupported::form(case)),
    }
}

fn men(case: &Case) -> Result<PerSeat<Men, 2>, Unsupported> {
    Ok(case.field::<Position>("position")?.runners()?)
}

/// The men of a player named in the case, and his board.
fn player(case: &Case, field: &str) -> Result<(Colour, Field), Unsupported> {
    let (men, colour) = (men(case)?, case.field::<Colour>(field)?);
    Ok((colour, Field::new(men[colour.seat()], men[colour.other().seat()])))
}

/// A board of a player as a position.
fn written(field: &Field, colour: Colour) -> Position {
    let mut men = PerSeat::all(field.own);
    men[colour.other().seat()] = field.foe.rotated();
    Position::of_runners(men)
}

fn on_board(set: Fields, colour: Colour) -> Vec<u8> {
    each(set).map(|f| colour.round(f)).collect()
}

fn named_fields(case: &Case) -> Result<Answer, Unsupported> {
    let colour: Colour = case.field("player")?;
    Answer::new(json!({
        "home": colour.round(HOME),
        "enemy_side": on_board(ENEMY_SIDE, colour),
        "corner": colour.round(CORNER),
        "enemy_home": colour.round(ENEMY_HOME),
        "own_side": on_board(OWN_SIDE, colour),
        "entry": on_board(ENTRY, colour),
        "bearing_off": on_board(BEARING_OFF, colour),
    }))
}

/// A player before a throw.
struct Mover {
    colour: Colour,
    field: Field,
    steps: super::plays::Steps,
}

impl Mover {
    fn of(case: &Case, rules: &Verkehren) -> Result<Mover, Unsupported> {
        let (colour, field) = player(case, "to_move")?;
        let steps = super::plays::Steps { custom: rules.options.custom(), hits_bands: false };
        Ok(Mover { colour, field, steps })
    }

    fn plays(&self, dice: Dice) -> Plays {
        Plays::of(self.field, dice, self.colour, self.steps)
    }

    fn after(&self, text: &str) -> Result<Field, Unsupported> {
        let play: Play = text.parse().map_err(|e| Unsupported::from(("play", e)))?;
        self.field.after(play, self.colour).ok_or_else(|| Unsupported(format!("no man stands there: {text}")))
    }
}

fn plays(case: &Case, rules: &Verkehren) -> Result<Answer, Unsupported> {
    let mover = Mover::of(case, rules)?;
    let plays = mover.plays(case.field("dice")?);
    let results: Vec<_> = plays.results().map(|field| written(&field, mover.colour)).collect();
    Answer::with_sets(json!({"played": plays.numbers, "results": results}), SETS)
}

fn play_legal(case: &Case, rules: &Verkehren) -> Result<Answer, Unsupported> {
    let plays = Mover::of(case, rules)?.plays(case.field("dice")?);
    let mut legal: Vec<String> = case.field("plays")?;
    // What cannot even be read is no play.
    legal.retain(|text| text.parse().is_ok_and(|play: Play| plays.contains(play)));
    Answer::with_sets(json!({ "legal": legal }), SETS)
}

fn play_count(case: &Case, rules: &Verkehren) -> Result<Answer, Unsupported> {
    let mover = Mover::of(case, rules)?;
    let counts = case.field::<Vec<Dice>>("throws")?.into_iter().map(|dice| {
        let plays = mover.plays(dice);
        (plays.count(), plays.numbers)
    });
    let (results, played): (Vec<_>, Vec<_>) = counts.unzip();
    Answer::new(json!({"results": results, "played": played}))
}

fn status(case: &Case) -> Result<Answer, Unsupported> {
    let (colour, field) = player(case, "player")?;
    let capacity = field.capacity().count_ones();
    let answer = json!({"status": field.status(), "capacity": capacity, "free": on_board(field.free(), colour)});
    Answer::with_sets(answer, SETS)
}

fn end_check(case: &Case) -> Result<Answer, Unsupported> {
    let (colour, field) = player(case, "mover")?;
    let end = ended(&field);
    Answer::new(json!({"end": end, "winner": end.map(|_| colour)}))
}

fn net(ledger: &Ledger) -> Sides<i64> {
    Sides::of(PerSeat::from_fn(|seat| ledger.balance(seat)))
}

fn settle(case: &Case) -> Result<Answer, Unsupported> {
    let (winner, end): (Colour, End) = (case.field("winner")?, case.field("end")?);
    let stake: Map<String, Value> =
        case.given.get("stake").map(|stake| ("stake".to_owned(), stake.clone())).into_iter().collect();
    let options = super::VerkehrenOptions::from_overrides(None, &stake).map_err(|e| Unsupported(e.to_string()))?;
    let mut ledger = Ledger::default();
    options.pay(&mut ledger, winner.seat(), end, end.law(), &mut ());
    let name = if end.stakes() == 1 { "single" } else { "double" };
    Answer::new(json!({"name": name, "net": net(&ledger)}))
}

fn concede(case: &Case) -> Result<Answer, Unsupported> {
    let (_, field) = player(case, "player")?;
    Answer::new(json!({"without_consent": field.own_bands() == 0, "pays": End::Concede.stakes()}))
}

fn band_fault(case: &Case, rules: &Verkehren) -> Result<Answer, Unsupported> {
    let (men, colour) = (men(case)?, case.field::<Colour>("player")?);
    let (own, enemy) = (men[colour.seat()], men[colour.other().seat()]);
    let exceeds = rules.options.agreed_bands().is_some_and(|most| exceeds(own, enemy, most));
    let answers: &[&str] = if exceeds { &["hit-bands", "take-two"] } else { &[] };
    Answer::with_sets(json!({"bands": bands_of(own), "answers": answers}), SETS)
}

fn advise_play(case: &Case, rules: &Verkehren) -> Result<Answer, Unsupported> {
    let (mover, rule): (_, u8) = (Mover::of(case, rules)?, case.field("rule")?);
    let mut measured = Vec::new();
    for text in case.field::<Vec<String>>("choices")? {
        let measure = advice::measure(rule, &mover.after(&text)?)
            .ok_or_else(|| Unsupported(format!("advice {rule} has no measure")))?;
        measured.push((text, measure));
    }
    let best = measured.iter().map(|(_, m)| *m).max();
    let prefer: Vec<_> = measured.into_iter().filter(|(_, m)| Some(*m) == best).map(|(text, _)| text).collect();
    Answer::with_sets(json!({ "prefer": prefer }), SETS)
}

#[derive(Deserialize)]
struct Turn {
    player: Colour,
    concede: bool,
    dice: Option<Dice>,
    play: Option<String>,
}

/// Replays a game through the engine.
fn replay(case: &Case, rules: &Verkehren) -> Result<Answer, Unsupported> {
    let mut s = rules.open();
    let thrower = case.field::<Colour>("to_throw")?.seat();
    s = State { phase: Phase::Throw, thrower, deal: Deal { men: men(case)?.map(Runners), ..Deal::default() }, ..s };
    let (mut steps, mut end, mut last) = (Vec::new(), None, s.deal.men);
    for (i, turn) in case.field::<Vec<Turn>>("steps")?.iter().enumerate() {
        let wrong = |why: &str| Unsupported(format!("step {}: {why}", i + 1));
        if end.is_some() || s.phase != Phase::Throw {
            return Err(wrong("no throw is awaited"));
        }
        if s.colour() != turn.player {
            return Err(wrong("it is the other player's throw"));
        }
        let (seat, before) = (s.thrower, s.field(s.thrower));
        let (m, played, hits) = match (turn.concede, turn.dice, &turn.play) {
            (true, ..) => {
                s.phase = Phase::Play;
                end = Some((End::Concede, turn.player.other()));
                (Move::Say(Word::Concede), 0, 0)
            }
            (false, Some(dice), Some(text)) => {
                rules.reveal(&mut s, &Outcome::Throw(dice), &mut ());
                if s.phase == Phase::BandFault {
                    return Err(wrong("too many bands were made, and the record does not say what followed"));
                }
                let play: Play = text.parse().map_err(|e| Unsupported::from(("play", e)))?;
                let after = before.after(play, turn.player).ok_or_else(|| wrong("no man stands there"))?;
                end = ended(&after).map(|end| (end, turn.player));
                last[seat] = Runners(after.own);
                last[seat.next(2)] = Runners(after.foe.rotated());
                let numbers = rules.plays(&s).numbers;
                (Move::Play(play), numbers, after.foe.on(BAR) - before.foe.on(BAR))
            }
            _ => return Err(wrong("a throw and its play are wanted")),
        };
        rules.check(&s, seat, m).map_err(|r| wrong(&format!("{m}: {r}")))?;
        rules.play(&mut s, seat, m, &mut ());
        steps.push(json!({"status": before.status(), "played": played, "hits": hits}));
    }
    let over = end.is_some();
    Answer::with_sets(
        json!({
            "steps": steps,
            "position": Position::of_runners(last.map(|r| r.0)),
            "to_throw": (!over).then(|| s.colour()),
            "winner": end.map(|(_, winner)| winner),
            "end": end.map(|(end, _)| end),
            "net": net(&s.ledger),
        }),
        SETS,
    )
}
