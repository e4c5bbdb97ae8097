//! Nobody is told what he may not know, through view, scene, choices, advice, refusals or log.
//!
//! Two ways to find a leak. First: two cards a seat knows nothing of change places in the whole record of a match; the
//! seat must then see, be offered and be refused exactly the same. Second: no event told to a seat names a card that the
//! seat's view does not hold.

use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, Value, json};
use spadille_catalogue::{AnyMatch, ChoiceError, about, open, resume};
use spadille_core::secrets::{cards_in, swapped};
use spadille_core::{Card, Event, Log, Record, Seat, Step, Turn, Viewer};
use spadille_promises::{first_seed, many};

fn all_cards() -> Vec<Card> {
    (0..Card::COUNT).filter_map(Card::from_index).collect()
}

fn random_match(game: &str, seed: u64, steps: usize) -> Box<dyn AnyMatch> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut table = open(game, None, &Map::new(), &[]).unwrap_or_else(|e| panic!("{game}: {e}"));
    for _ in 0..steps {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => table.draw(&mut rng, &mut Log::default()),
            Turn::Seats { awaited, .. } => {
                let seats: Vec<Seat> = awaited.iter().collect();
                let seat = *seats.choose(&mut rng).unwrap_or(&Seat(0));
                let m = table.random_move(seat, &mut rng).unwrap_or_default();
                table.play(seat, &m, &mut Log::default()).unwrap_or_else(|e| panic!("{game}: {m}: {e:?}"));
            }
        }
    }
    table
}

/// Everything a seat is shown, offered and answered.
fn impression(table: &dyn AnyMatch, seat: Seat, tries: &[String]) -> Value {
    let refusals: Vec<Value> = tries
        .iter()
        .map(|notation| match table.check(seat, notation) {
            Ok(_) => json!("taken"),
            Err(ChoiceError::Notation(why)) => json!(why),
            Err(ChoiceError::Refused(refusal)) => json!(refusal),
        })
        .collect();
    json!({
        "view": table.view(Viewer::Seat(seat)),
        "scene": table.scene(Viewer::Seat(seat)),
        "choices": table.choices(seat),
        "advice": table.advice(seat),
        "refusals": refusals,
    })
}

fn heard(log: &Log, who: Viewer) -> Value {
    json!(log.events.iter().filter(|e| e.is_for(who)).collect::<Vec<_>>())
}

/// Two unknown cards may change places without a seat noticing.
pub fn two_unknown_cards_may_change_places(game: &'static str) {
    let mut compared = 0;
    let is_hidden = hides_cards(game);
    for seed in (0..many(60) as u64).map(|n| first_seed() + n) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0x5ec2);
        let table = random_match(game, seed, rng.random_range(2..60));
        let record = table.record().clone();
        for seat in Seat::all(table.seats()) {
            compared += compare(game, table.as_ref(), &record, seat, &mut rng);
        }
    }
    assert!(compared > 40 || !is_hidden, "{game}: only {compared} comparisons were possible");
}

/// Whether a deal is dealt face down in this game.
fn hides_cards(game: &str) -> bool {
    about(game).is_some_and(|about| about.has_secrets)
        && random_match(game, 1, 8).record().steps.iter().any(|s| match s {
            Step::Chance { chance } => cards_in(&chance.to_string()).len() > 20,
            Step::Move { .. } => false,
        })
}

/// Swaps cards the seat knows nothing of and compares its impressions. Returns how often that was possible.
fn compare(game: &str, table: &dyn AnyMatch, record: &Record, seat: Seat, rng: &mut ChaCha8Rng) -> u32 {
    // What a seat once knew it may remember: cards of all its former views count as known.
    let mut known = Vec::new();
    let mut pack = Vec::new();
    let mut replay = resume(&record.fork(0), &mut Log::default()).unwrap_or_else(|e| panic!("{game}: {e}"));
    for step in &record.steps {
        if let Step::Chance { chance } = step {
            pack.extend(cards_in(&chance.to_string()));
        }
        replay.take_step(step, &mut Log::default()).unwrap_or_else(|e| panic!("{game}: {e:?}"));
        known.extend(cards_in(&replay.view(Viewer::Seat(seat)).to_string()));
    }
    let unknown: Vec<Card> = all_cards().into_iter().filter(|c| pack.contains(c) && !known.contains(c)).collect();
    let mut compared = 0;
    for _ in 0..4 {
        let (Some(&x), Some(&y)) = (unknown.choose(rng), unknown.choose(rng)) else { break };
        if x == y {
            continue;
        }
        let other = Record::parse(&swapped(&record.to_string(), x, y)).unwrap_or_else(|e| panic!("{game}: {e}"));
        let (mut ours, mut theirs) = (Log::default(), Log::default());
        let Ok(twin) = resume(&other, &mut theirs) else { continue };
        resume(record, &mut ours).unwrap_or_else(|e| panic!("{game}: {e}"));
        // Where the swap changed what was said aloud, the table rightly looks different.
        if heard(&ours, Viewer::Onlooker) != heard(&theirs, Viewer::Onlooker) || twin.turn() != table.turn() {
            continue;
        }
        let tries: Vec<String> = [x, y].iter().map(|c| format!("play {c}")).chain(["nonsense".into()]).collect();
        let (seen, twin_seen) = (impression(table, seat, &tries), impression(twin.as_ref(), seat, &tries));
        assert_eq!(seen, twin_seen, "{game}: seat {seat} notices that {x} and {y} changed places");
        assert_eq!(
            heard(&ours, Viewer::Seat(seat)),
            heard(&theirs, Viewer::Seat(seat)),
            "{game}: seat {seat} hears it"
        );
        compared += 1;
    }
    compared
}

/// No event names a card that its hearer does not see.
pub fn no_event_names_a_card_unseen(game: &'static str) {
    for seed in (0..many(40) as u64).map(|n| first_seed() + n) {
        let mut table = resume(&random_match(game, seed, 80).record().fork(0), &mut Log::default())
            .unwrap_or_else(|e| panic!("{game}: {e}"));
        let record = random_match(game, seed, 80).record().clone();
        for step in &record.steps {
            let viewers: Vec<Viewer> = Seat::all(table.seats()).map(Viewer::Seat).chain([Viewer::Onlooker]).collect();
            let before: Vec<String> = viewers.iter().map(|v| table.view(*v).to_string()).collect();
            let mut log = Log::default();
            table.take_step(step, &mut log).unwrap_or_else(|e| panic!("{game}: {e:?}"));
            // A card that is played or shown in this step may be named, though the next view has cleared it away.
            let aloud = match step {
                Step::Move { notation, .. } if !["discard", "give"].iter().any(|verb| notation.starts_with(verb)) => {
                    cards_in(notation)
                }
                _ => Vec::new(),
            };
            for (viewer, before) in viewers.iter().zip(&before) {
                let mut seen = cards_in(before);
                seen.extend(cards_in(&table.view(*viewer).to_string()));
                seen.extend(&aloud);
                for event in log.events.iter().filter(|e| e.is_for(*viewer)) {
                    check(game, event, *viewer, &seen);
                }
            }
        }
    }
}

fn check(game: &str, event: &Event, viewer: Viewer, seen: &[Card]) {
    let Some(text) = event.text() else { return };
    for card in cards_in(&json!(text).to_string()) {
        assert!(seen.contains(&card), "{game}: {viewer:?} is told of {card} unseen: {event:?}");
    }
}
