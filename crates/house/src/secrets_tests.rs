//! Nothing the house tells somebody differs when only what he may not know differs.
//!
//! Two ways. A room whose match is replaced by one imagined from a viewer's knowledge must show that viewer the same
//! table, offer him the same moves, and refuse him in the same words. And a room read from a log in which two cards that
//! he knows nothing of have changed places must tell him the same lines and the same past.

use crate::views::Views as _;
use crate::wire::{Act, Frame, Moment, PersonRef, Problem};
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, Value, json};
use spadille_bots::{BotKind, Budget};
use spadille_catalogue::AnyMatch;
use spadille_core::secrets::{cards_in, swapped};
use spadille_core::{Card, Rank, Seat, Step, Suit, Turn, Viewer};
use spadille_table::fair::Seed;
use spadille_table::{Around, Charter, Deed, Entry, Refused, Room};

spadille_catalogue::each_game! {
    nobody_notices_when_what_he_may_not_see_is_imagined_anew,
    nobody_hears_of_two_unknown_cards_that_changed_places,
    a_hint_is_thought_from_what_its_seat_may_know,
}

fn person(seat: Seat) -> PersonRef {
    PersonRef::guest(format!("p{}", seat.0), ["Anna", "Bert", "Carl", "Dora", "Emil"][seat.index() % 5])
}

fn viewers(room: &Room) -> Vec<Option<PersonRef>> {
    room.seats().map(|seat| Some(person(seat))).chain([None]).collect()
}

/// A table of people with some steps of a match, dealt as the house deals and played at random.
fn played(game: &str, seed: u64, steps: usize) -> Vec<Entry> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let table = spadille_catalogue::open(game, None, &Map::new(), &[]).unwrap();
    let Value::Object(options) = table.options() else { unreachable!() };
    let charter = Charter {
        game: game.into(),
        preset: None,
        options,
        seats: table.seats(),
        public: true,
        rated: false,
        grace: None,
        pace: 0,
        host: person(Seat(0)),
        invitation: "word".into(),
        seed: format!("{seed:064x}").parse::<Seed>().unwrap(),
        kept: vec![],
        given: vec![],
        forked: None,
        more: serde_json::Map::new(),
    };
    let mut entries = vec![Entry { seq: 1, at: 1000, deed: Deed::Opened { charter: Box::new(charter) } }];
    let mut room = Room::open("table", &entries[0]).unwrap();
    let mut write = |room: &mut Room, deed: Deed| {
        let entry = Entry { seq: room.seq + 1, at: 1000, deed };
        room.apply(&entry).unwrap();
        entries.push(entry);
    };
    for seat in Seat::all(table.seats()) {
        write(&mut room, Deed::Sat { seat, person: person(seat), salt: String::new(), owes: false });
    }
    write(&mut room, Deed::Began);
    for _ in 0..steps {
        let deed = match room.table().unwrap().turn() {
            Turn::Over => break,
            Turn::Chance => room.chance().unwrap(),
            Turn::Seats { awaited, .. } => {
                let seats: Vec<Seat> = awaited.iter().collect();
                let seat = *seats.choose(&mut rng).unwrap();
                let notation = room.table().unwrap().random_move(seat, &mut rng).unwrap();
                Deed::Stepped { step: Step::Move { seat, notation } }
            }
        };
        write(&mut room, deed);
    }
    entries
}

/// What comes of acts, lawful and not.
fn answers(room: &Room, who: Option<&PersonRef>, tries: &[Act]) -> Vec<Value> {
    let Some(who) = who else { return vec![] };
    let told = |act: &Act| match room.decide(who, act.clone(), &Around::default()) {
        Ok(_) => json!("done"),
        Err(refused) => json!(Problem::from(&refused)),
    };
    tries.iter().map(told).collect()
}

/// Moves somebody might try: lawful ones of any seat, every card, and nonsense.
fn tries(room: &Room, rng: &mut ChaCha8Rng) -> Vec<Act> {
    let table = room.table().unwrap();
    let mut notations: Vec<String> = room.seats().filter_map(|seat| table.random_move(seat, rng)).collect();
    for _ in 0..6 {
        let card = Card::new(*Rank::ALL.choose(rng).unwrap(), *Suit::ALL.choose(rng).unwrap());
        for verb in ["play", "discard", "show", "stake"] {
            notations.push(format!("{verb} {card}"));
        }
    }
    notations.extend(["", "pass", "nonsense", "play", "discard", "e2e4", "1/5 2/6"].map(str::to_owned));
    let at = room.steps();
    notations.into_iter().map(|notation| Act::Play { at, notation }).collect()
}

/// Steps and entries are counted, and counting tells nothing but how often anybody acted.
fn without_counts(mut value: Value) -> Value {
    if let Some(view) = value.as_object_mut() {
        for count in ["steps", "seq", "deals"] {
            view.remove(count);
        }
    }
    value
}

fn nobody_notices_when_what_he_may_not_see_is_imagined_anew(game: &str) {
    let (mut hidden, mut changed) = (0, 0);
    for seed in 0..24u64 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0x51ec);
        let log = played(game, seed, rng.random_range(1..70));
        let room = Room::read("table", &log).unwrap().unwrap();
        for who in viewers(&room) {
            let viewer = room.viewer(who.as_ref());
            let mut twin = Room::read("table", &log).unwrap().unwrap();
            twin.put(room.table().unwrap().imagine(viewer, &mut rng));
            hidden += usize::from(hides_cards(&room, viewer));
            changed += usize::from(!same_truth(&room, &twin));
            let tried: Vec<Act> = tries(&room, &mut rng);
            let twins: Vec<Act> = tried
                .iter()
                .map(|act| match act {
                    Act::Play { notation, .. } => Act::Play { at: twin.steps(), notation: notation.clone() },
                    act => act.clone(),
                })
                .collect();
            let told = |room: &Room, tried: &[Act]| {
                let who = who.as_ref();
                json!({
                    "table": without_counts(json!(room.view(who))),
                    "answers": answers(room, who, tried),
                    "line": room.table_line(),
                })
            };
            // The lawful moves of another seat are lawful by what that seat holds, and are refused to this one all
            // the same; his own must be answered alike.
            assert_eq!(told(&room, &tried), told(&twin, &twins), "{game}, match {seed}: {viewer:?} notices");
        }
    }
    // Where somebody holds what another has not seen, most of what is imagined is another truth.
    assert!(2 * changed >= hidden, "only {changed} of {hidden} rooms were imagined differently");
}

/// Whether somebody at the table knows a card that this viewer does not.
fn hides_cards(room: &Room, viewer: Viewer) -> bool {
    let known = |viewer: Viewer| cards_in(&room.table().unwrap().view(viewer).to_string());
    let own = known(viewer);
    room.seats().any(|seat| known(Viewer::Seat(seat)).iter().any(|card| !own.contains(card)))
}

/// Whether everybody at the two tables knows the same.
fn same_truth(room: &Room, twin: &Room) -> bool {
    let all =
        |room: &Room| -> Vec<Value> { room.seats().map(|s| room.table().unwrap().view(Viewer::Seat(s))).collect() };
    all(room) == all(twin)
}

/// The log in which two cards changed places; nothing when the rules then refuse some step.
fn swapped_log(log: &[Entry], x: Card, y: Card) -> Option<Vec<Entry>> {
    log.iter()
        .map(|entry| {
            let deed = match &entry.deed {
                Deed::Stepped { step } => {
                    let step = serde_json::from_str(&swapped(&json!(step).to_string(), x, y)).ok()?;
                    Deed::Stepped { step }
                }
                other => other.clone(),
            };
            Some(Entry { deed, ..entry.clone() })
        })
        .collect()
}

/// Everything the house would ever send somebody about this table: the first frame, the frame of a resumption, what is
/// asked by HTTP, and the past step by step.
fn everything_told(room: &Room, who: Option<&PersonRef>) -> Value {
    let viewer = room.viewer(who);
    let news = |anew: bool, since: u64| {
        json!(Frame::News { anew, items: room.items(who, since, 400), table: Box::new(room.view(who)) })
    };
    json!({
        "first": news(true, 0),
        "resumed": news(false, room.seq / 2),
        "moment": Moment { anew: false, items: room.items(who, room.seq - 1, 400), table: room.view(who) },
        "past": (0..=room.steps()).map(|step| room.history(who, viewer, step)).collect::<Vec<_>>(),
        "record": room.record().map(|r| r.to_string()),
        "result": room.result(),
        "line": room.table_line(),
    })
}

fn nobody_hears_of_two_unknown_cards_that_changed_places(game: &str) {
    let (mut compared, mut possible) = (0, 0);
    for seed in 0..20u64 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0x5eed);
        let log = played(game, seed, rng.random_range(2..50));
        let room = Room::read("table", &log).unwrap().unwrap();
        for who in viewers(&room) {
            let told = everything_told(&room, who.as_ref());
            let known = cards_in(&told.to_string());
            let seen = known_ever(&room, room.viewer(who.as_ref()));
            let record = room.table().unwrap().record().to_string();
            let unknown: Vec<Card> =
                cards_in(&record).into_iter().filter(|c| !known.contains(c) && !seen.contains(c)).collect();
            for _ in 0..3 {
                let (Some(&x), Some(&y)) = (unknown.choose(&mut rng), unknown.choose(&mut rng)) else { break };
                if x == y {
                    continue;
                }
                possible += 1;
                let twin = swapped_log(&log, x, y).and_then(|log| Room::read("table", &log).ok().flatten());
                let Some(twin) = twin else { continue };
                // Where the swap changed what was said aloud, everybody rightly hears it.
                if said_aloud(&room) != said_aloud(&twin) {
                    continue;
                }
                let tried = tries(&room, &mut rng);
                assert_eq!(
                    told,
                    everything_told(&twin, who.as_ref()),
                    "{game}, match {seed}: {who:?} hears that {x} and {y} changed places"
                );
                assert_eq!(
                    answers(&room, who.as_ref(), &tried),
                    answers(&twin, who.as_ref(), &tried),
                    "{game}, match {seed}: {who:?} is answered otherwise"
                );
                compared += 1;
            }
        }
    }
    assert!(possible == 0 || compared > 20, "{game}: {compared} of {possible} swaps could be compared");
}

/// Cards somebody has ever seen: what one once knew one may remember.
fn known_ever(room: &Room, who: Viewer) -> Vec<Card> {
    let record = room.table().unwrap().record();
    let mut again = spadille_catalogue::resume(&record.fork(0), &mut spadille_core::Log::default()).unwrap();
    let mut known = Vec::new();
    for step in &record.steps {
        again.take_step(step, &mut spadille_core::Log::default()).unwrap();
        known.extend(cards_in(&again.view(who).to_string()));
    }
    known
}

/// What onlookers were told all along.
fn said_aloud(room: &Room) -> Value {
    json!([
        room.items(None, 0, usize::MAX),
        room.table().map(AnyMatch::turn),
        room.table().map(|t| t.view(Viewer::Onlooker))
    ])
}

#[test]
fn an_entry_is_told_whole_or_not_at_all() {
    let room = Room::read("table", &played("lhombre", 4, 60)).unwrap().unwrap();
    let all = room.items(None, 0, usize::MAX);
    let mut cuts = 0;
    for most in 1..all.len() {
        let told = room.items(None, 0, most);
        let before = all.len() - told.len();
        assert!(told.len() <= most);
        assert!(told.first().is_none_or(|first| all[before - 1].seq < first.seq), "the last {most}");
        cuts += usize::from(told.len() < most);
    }
    assert!(cuts > 0, "some entry has several lines");
}

fn a_hint_is_thought_from_what_its_seat_may_know(game: &str) {
    for seed in 0..3u64 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 0x417);
        let room = Room::read("table", &played(game, seed, 6 + 7 * seed as usize)).unwrap().unwrap();
        let table = room.table().unwrap();
        let Some(seat) = table.turn().awaited().first() else { continue };
        let mut twin = Room::read("table", &played(game, seed, 6 + 7 * seed as usize)).unwrap().unwrap();
        twin.put(table.imagine(Viewer::Seat(seat), &mut rng));
        assert_eq!(room.known_to(seat), twin.known_to(seat), "{game}: all a hint is made from");
        let hint = |room: &Room| {
            let (view, options) = (room.known_to(seat).unwrap(), room.table().unwrap().options());
            let hint = spadille_catalogue::hint(game, &view, &options, seat, Budget::Iterations(20))?.ok()?;
            Some(json!(crate::keeper::in_words(room, seat, None, &hint)))
        };
        // The same view and the same thinking give the same words.
        let (ours, theirs) = (hint(&room), hint(&twin));
        if ours == hint(&room) {
            assert_eq!(ours, theirs, "{game}, match {seed}");
        }
    }
}

#[test]
fn a_log_in_which_bots_sit_tells_no_more() {
    // A bot's seat is nobody's: no person looks through its eyes.
    let log = played("piquet", 3, 20);
    let mut room = Room::read("table", &log).unwrap().unwrap();
    let bot = Deed::BotSat { seat: Seat(1), kind: BotKind::Book, stand_in: false };
    room.apply(&Entry { seq: room.seq + 1, at: 1, deed: bot }).unwrap();
    assert_eq!(room.viewer(Some(&person(Seat(1)))), Viewer::Onlooker);
    let refused: Result<_, Refused> = room.decide(&person(Seat(1)), Act::Return, &Around::default());
    assert_eq!(crate::wire::status(refused.unwrap_err().kind), 403);
}
