//! Any text as a message of a live connection, decided on a room in play: what is decided can always be written down.
#![no_main]
use libfuzzer_sys::fuzz_target;
use serde_json::{Map, Value, json};
use spadille_catalogue::open;
use spadille_core::Seat;
use spadille_house::deed::{Charter, Deed, Entry};
use spadille_house::room::{Around, Decision, Room};
use spadille_house::wire::{Act, Message, PersonRef};
use std::sync::LazyLock;

fn person(seat: Seat) -> PersonRef {
    PersonRef { id: format!("p{}", seat.0), name: format!("P{}", seat.0) }
}

/// A table of piquet, dealt.
static LOG: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let table = open("piquet", None, &Map::new(), &[]).expect("a table");
    let Value::Object(options) = table.options() else { panic!("options") };
    let charter: Charter = serde_json::from_value(json!({
        "game": "piquet", "preset": null, "options": options, "seats": 2, "public": true, "rated": false, "grace": null,
        "pace": 0, "host": person(Seat(0)), "invitation": "word", "seed": "07".repeat(32),
    }))
    .expect("a charter");
    let mut deeds = vec![Deed::Opened { charter: Box::new(charter) }];
    deeds.extend(Seat::all(2).map(|seat| Deed::Sat { seat, person: person(seat), salt: String::new() }));
    deeds.push(Deed::Began);
    let number = |deeds: Vec<Deed>| -> Vec<Entry> {
        deeds.into_iter().zip(1..).map(|(deed, seq)| Entry { seq, at: 1, deed }).collect()
    };
    let mut log = number(deeds);
    let mut room = Room::read("table", &log).expect("a log").expect("a room");
    while let Some(deed) = room.chance().filter(|_| room.table().is_some_and(|t| t.turn() == spadille_core::Turn::Chance)) {
        let entry = Entry { seq: room.seq + 1, at: 1, deed };
        room.apply(&entry).expect("a deal");
        log.push(entry);
    }
    log
});

fn decide(act: &Act) {
    for who in [person(Seat(0)), person(Seat(1)), person(Seat(7))] {
        let mut room = Room::read("table", &LOG).expect("a log").expect("a room");
        let Ok(Decision::Deeds(deeds)) = room.decide(&who, act.clone(), &Around::default()) else { continue };
        for deed in deeds {
            let stored = serde_json::to_string(&deed).expect("a deed can be stored");
            assert_eq!(serde_json::from_str::<Deed>(&stored).expect("and read again"), deed);
            let entry = Entry { seq: room.seq + 1, at: 1, deed };
            room.apply(&entry).expect("what was decided can be done");
        }
        room.view(Some(&who));
    }
}

fuzz_target!(|text: &str| {
    if let Ok(Message::Act { act, .. }) = serde_json::from_str::<Message>(text) {
        decide(&act);
    }
    if let Ok(act) = serde_json::from_str::<Act>(text) {
        decide(&act);
    }
});
