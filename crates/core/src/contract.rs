//! What every game of the house promises, as tests that any game can be put through.
//!
//! A random match is played from a seed; at every step the promises of [`Game`](crate::Game) and [`Hidden`](crate::Hidden) are tried. A broken
//! promise is reported with the step at which it broke.

use crate::game::{Game, Hidden, Table};
use crate::options::Options;
use crate::record::{Record, Step, take_step};
use crate::scene::Face;
use crate::scribe::{Event, Log, What};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::sheet::Measure;
use crate::space::Space;
use crate::turn::Turn;
use rand::{Rng, RngExt as _};

/// How thoroughly a match is examined.
#[derive(Copy, Clone, Debug)]
pub struct Care {
    /// The most steps a match may take before it counts as endless.
    pub patience: usize,
    /// After how many steps a match is broken off; nothing where it must come to its end.
    pub enough: Option<usize>,
    /// Every how many steps views, serialisation and scenes are examined (they cost more than playing).
    pub look_every: usize,
}

impl Default for Care {
    fn default() -> Self {
        Care { patience: 200_000, enough: None, look_every: 7 }
    }
}

macro_rules! promise {
    ($holds:expr, $($why:tt)*) => {
        if !$holds {
            return Err(format!($($why)*));
        }
    };
}

/// Takes a match one step further: chance decides, or the first who is awaited makes the move that `choose` has for him.
/// Tells whether there was one.
pub fn step<G: Game, R: Rng>(
    game: &G,
    state: &mut G::State,
    rng: &mut R,
    choose: impl FnOnce(&G::State, Seat, &mut R) -> Option<G::Move>,
) -> bool {
    match game.turn(state) {
        Turn::Over => return false,
        Turn::Chance => {
            let outcome = game.draw(state, rng);
            game.reveal(state, &outcome, &mut ());
        }
        turn @ Turn::Seats { .. } => {
            let Some(seat) = turn.awaited().first() else { return false };
            let Some(m) = choose(state, seat, rng) else { return false };
            game.play(state, seat, m, &mut ());
        }
    }
    true
}

/// Plays one random match and tries every promise on the way. Returns how many steps it took.
///
/// # Errors
/// Says which promise broke, and where.
pub fn random_match<G: Table, R: Rng>(game: &G, rng: &mut R, care: Care) -> Result<usize, String> {
    let mut state = game.open();
    let names = Seat::all(game.seats()).map(|s| format!("P{s}")).collect();
    let mut record = Record::new(game, names);
    for step in 0..care.patience {
        let at = |what: &str| format!("step {step}: {what}");
        promise!(game.accounts(&state).is_balanced(), "{}", at("the ledger does not balance"));
        if step % care.look_every == 0 {
            look(game, &state, rng).map_err(|e| at(&e))?;
        }
        match game.turn(&state) {
            _ if care.enough == Some(step) => return finish(game, &state, &record, step),
            Turn::Over => return finish(game, &state, &record, step),
            Turn::Chance => {
                let outcome = game.draw(&state, rng);
                promise!(game.admits(&state, &outcome).is_ok(), "{}", at("an outcome drawn is not admitted"));
                let chance = serde_json::to_value(&outcome).map_err(|e| at(&e.to_string()))?;
                game.reveal(&mut state, &outcome, &mut ());
                record.steps.push(Step::Chance { chance });
            }
            Turn::Seats { awaited, free } => {
                promise!(!awaited.is_empty(), "{}", at("nobody is awaited"));
                for seat in Seat::all(game.seats()) {
                    moves_and_check_agree(game, &state, seat, rng).map_err(|e| at(&e))?;
                }
                let interrupt = !free.is_empty() && rng.random_range(0..8u32) == 0;
                let among = if interrupt { free } else { awaited };
                let which = rng.random_range(0..among.len());
                let seat = among.iter().nth(which as usize).unwrap_or(Seat(0));
                let Some(m) = game.moves(&state, seat).sample(rng) else {
                    return Err(at(&format!("seat {seat} may act but has no move")));
                };
                let notation = m.to_string();
                let read: Result<G::Move, _> = notation.parse();
                promise!(read.as_ref() == Ok(&m), "{}", at(&format!("notation \"{notation}\" reads back as {read:?}")));
                game.play(&mut state, seat, m, &mut ());
                record.steps.push(Step::Move { seat, notation });
            }
        }
    }
    Err(format!("the match has not ended after {} steps", care.patience))
}

/// The end of a match, or of as much of it as is played: the record must lead to the same state, in its written form too.
fn finish<G: Table>(game: &G, state: &G::State, record: &Record, steps: usize) -> Result<usize, String> {
    let written = record.to_string();
    let read = Record::parse(&written).map_err(|e| e.to_string())?;
    promise!(read == *record, "a record reads back differently");
    let rules: G = read.rules().map_err(|e| e.to_string())?;
    let mut log = Log::default();
    let replayed = read.replay(&rules, &mut log).map_err(|e| e.to_string())?;
    promise!(replayed == *state, "a record does not replay to the same state");
    sheet_and_plates_agree(game, record)?;
    for event in &log.events {
        if let Some(law) = event.law {
            promise!(G::book().law(law.0).is_some(), "the event {event:?} cites a law that is not in the book");
        }
    }
    let mut ledger = crate::Ledger::default();
    for e in log.entries() {
        ledger.pay(e.from, e.to, e.amount, e.law, &mut ());
    }
    promise!(ledger == *game.accounts(state), "the entries written do not add up to the accounts");
    Ok(steps)
}

/// What is told to stand, of points or greater marks, stands on the player's plate until something else is told or the deal is over.
fn sheet_and_plates_agree<G: Table>(game: &G, record: &Record) -> Result<(), String> {
    let mut state = game.open();
    let mut told: Vec<(Seat, Measure, i32)> = Vec::new();
    for (number, step) in record.steps.iter().enumerate() {
        let mut log = Log::default();
        take_step(game, &mut state, step, &mut log).map_err(|why| format!("step {number}: {why:?}"))?;
        log.events.iter().for_each(|event| follow(event, &mut told));
        if told.is_empty() {
            continue;
        }
        let scene = game.scene(&game.view(&state, Viewer::Onlooker));
        for (seat, measure, stands) in &told {
            let plate = scene.seats.iter().filter(|plate| plate.seat == *seat);
            let shown: Vec<i64> = plate.flat_map(|place| &place.marks).map(|mark| mark.value).collect();
            let agree = shown.contains(&i64::from(*stands));
            promise!(
                agree,
                "step {number}: seat {seat} is told to have {stands} {measure:?}, his plate says {shown:?}"
            );
        }
    }
    Ok(())
}

/// What of each stands for each player, by what has been told in this deal.
fn follow(event: &Event, told: &mut Vec<(Seat, Measure, i32)>) {
    match (&event.what, event.by) {
        (What::Tallied(tally), Some(seat)) => {
            told.retain(|(other, measure, _)| (*other, *measure) != (seat, tally.measure));
            told.extend(tally.stands.map(|stands| (seat, tally.measure, stands)));
        }
        (What::DealOver(_), _) => told.clear(),
        _ => {}
    }
}

/// Moves and `check` say the same, and a seat that may not act has no moves.
fn moves_and_check_agree<G: Hidden, R: Rng>(game: &G, state: &G::State, seat: Seat, rng: &mut R) -> Result<(), String> {
    let moves = game.moves(state, seat);
    if !game.turn(state).may_act(seat) {
        promise!(moves.is_empty(), "seat {seat} may not act but has moves");
        return Ok(());
    }
    for _ in 0..3 {
        let Some(m) = moves.sample(rng) else { continue };
        promise!(moves.contains(&m), "the space does not contain its own move {m}");
        if let Err(refusal) = game.check(state, seat, m) {
            return Err(format!("the move {m} of seat {seat} is offered but refused: {refusal}"));
        }
        // The same move tried by others, and moves of imagined positions, must be refused exactly when not offered.
        for other in Seat::all(game.seats()) {
            let offered = game.turn(state).may_act(other) && game.moves(state, other).contains(&m);
            let accepted = game.check(state, other, m).is_ok();
            promise!(offered == accepted, "move {m} by seat {other}: offered {offered}, accepted {accepted}");
        }
    }
    // Where moves form a continuum, those offered one by one and the neighbours of any belong to it.
    let listed = moves.listed();
    promise!(moves.nth(moves.len().unwrap_or(listed)).is_none(), "there is a move after the last");
    if moves.len().is_none() {
        let named = (listed > 0).then(|| moves.nth(rng.random_range(0..listed))).flatten();
        promise!(named.is_some() || listed == 0, "a move is counted among those listed and is not there");
        let some = named.or_else(|| moves.sample(rng));
        for m in some.into_iter().chain(some.and_then(|m| moves.near(&m, rng))) {
            promise!(moves.contains(&m), "the space does not contain its own move {m}");
            promise!(game.check(state, seat, m).is_ok(), "the move {m} of seat {seat} is listed or near but refused");
        }
    }
    Ok(())
}

/// Nobody acts who does not sit at the table, whatever seat he says is his.
fn only_players_act<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let (turn, players) = (game.turn(state), SeatSet::all(game.seats()));
    let strangers = (0..16).map(Seat).filter(|seat| !players.contains(*seat));
    promise!(!strangers.clone().any(|seat| turn.may_act(seat)), "somebody may act who does not sit at the table");
    let some = turn.awaited().first().and_then(|seat| game.moves(state, seat).nth(0));
    for stranger in [Seat(game.seats()), Seat(u8::MAX)] {
        promise!(game.moves(state, stranger).is_empty(), "seat {stranger} has moves and no place at the table");
        let accepted = some.is_some_and(|m| game.check(state, stranger, m).is_ok());
        promise!(!accepted, "seat {stranger} may act and has no place at the table");
    }
    Ok(())
}

/// Views keep secrets, imagination respects views, and everything survives being written down.
fn look<G: Table, R: Rng>(game: &G, state: &G::State, rng: &mut R) -> Result<(), String> {
    let written = serde_json::to_string(state).map_err(|e| e.to_string())?;
    let read: G::State = serde_json::from_str(&written).map_err(|e| format!("a state cannot be read back: {e}"))?;
    promise!(read == *state, "a state reads back differently");
    only_players_act(game, state)?;
    for who in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Onlooker]) {
        let view = game.view(state, who);
        let json = serde_json::to_string(&view).map_err(|e| e.to_string())?;
        let again: G::View = serde_json::from_str(&json).map_err(|e| format!("a view cannot be read back: {e}"))?;
        promise!(again == view, "a view reads back differently");
        let imagined = game.imagine(&view, rng);
        promise!(game.turn(&imagined) == game.turn(state), "imagination of {who:?} changes whose turn it is");
        let seen = game.view(&imagined, who);
        promise!(seen == view, "imagination of {who:?} does not look the same: {seen:?} instead of {view:?}");
        roam(game, imagined.clone(), rng)?;
        // What a viewer is shown may depend on nothing but the view.
        let scene = game.scene(&view);
        promise!(game.scene(&seen) == scene, "two equal views give different scenes");
        let Viewer::Seat(seat) = who else { continue };
        let own = scene.seats.iter().filter(|plate| plate.seat == seat).flat_map(|plate| &plate.hand);
        let backs = own.clone().filter(|face| **face == Face::BACK).count();
        promise!(backs == 0 || backs == own.count(), "seat {seat} sees the backs of some of its own cards");
        if !game.turn(state).may_act(seat) {
            continue;
        }
        let (real, fancied) = (game.moves(state, seat), game.moves(&imagined, seat));
        promise!(real.len() == fancied.len(), "what seat {seat} may do depends on what it may not know");
        if let Some(m) = real.sample(rng) {
            promise!(fancied.contains(&m), "seat {seat} may do {m} only because of what it may not know");
            let _ = game.describe(&view, m);
        }
        let is_usual = |m: G::Move| {
            let label = game.describe(&view, m);
            !label.grave && !label.aside
        };
        if let Some(m) = real.play_on(rng) {
            let usual = is_usual(m) || !(0..real.listed()).filter_map(|n| real.nth(n)).any(is_usual);
            promise!(usual, "{m} is drawn by somebody who wants to play though it is grave or stands aside");
        }
        if let Some(advice) = game.advise(&view, seat) {
            promise!(real.contains(&advice.choice), "the advice {} is not a legal move", advice.choice);
        }
    }
    Ok(())
}

/// An imagined world is a whole one: one can play on in it.
fn roam<G: Hidden, R: Rng>(game: &G, mut state: G::State, rng: &mut R) -> Result<(), String> {
    for _ in 0..12 {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, rng);
                promise!(game.admits(&state, &outcome).is_ok(), "chance draws what cannot be in an imagined world");
                game.reveal(&mut state, &outcome, &mut ());
            }
            turn @ Turn::Seats { .. } => {
                let seat = turn.awaited().first().unwrap_or(Seat(0));
                let Some(m) = game.moves(&state, seat).sample(rng) else {
                    return Err(format!("seat {seat} has no move in an imagined world"));
                };
                promise!(game.check(&state, seat, m).is_ok(), "{m} is offered and refused in an imagined world");
                game.play(&mut state, seat, m, &mut ());
            }
        }
        promise!(game.accounts(&state).is_balanced(), "the ledger of an imagined world does not balance");
    }
    Ok(())
}

/// Options survive being written down, and every preset is possible.
///
/// # Errors
/// Says which preset fails.
pub fn options<G: Table>() -> Result<(), String> {
    promise!(!G::Options::PRESETS.is_empty(), "a game has at least one preset");
    for preset in G::Options::PRESETS {
        let options = G::Options::preset(preset.name).ok_or_else(|| format!("preset {} is missing", preset.name))?;
        options.check().map_err(|e| format!("preset {}: {e}", preset.name))?;
        let value = serde_json::to_value(&options).map_err(|e| e.to_string())?;
        let fields = value.as_object().cloned().unwrap_or_default();
        let again = G::Options::from_overrides(None, &fields).map_err(|e| format!("preset {}: {e}", preset.name))?;
        promise!(again == options, "preset {} reads back differently", preset.name);
        G::new(options).map_err(|e| format!("preset {}: {e}", preset.name))?;
    }
    Ok(())
}
