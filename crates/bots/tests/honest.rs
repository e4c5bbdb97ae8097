//! What every player promises in every game: legal moves, the same moves from the same seed and view, no peeking.

use rand::RngExt as _;
use serde_json::{Map, Value, json};
use spadille_bots::fate::{Fate, mix, quick_rng};
use spadille_bots::{Bot, BotKind, Budget, bot, hint, seat_bot, table};
use spadille_catalogue::{GAMES, Visitor, about, visit};
use spadille_core::{Log, Options as _, Seat, Space as _, Table, Turn, Viewer};

const KINDS: [BotKind; 3] = [BotKind::Random, BotKind::Book, BotKind::Search(Budget::Iterations(12))];

fn every_game<V: Visitor<Result = ()> + Clone>(visitor: &V) {
    for id in GAMES {
        visit(id, visitor.clone()).unwrap_or_else(|| panic!("{id} is listed"));
    }
}

/// Options drawn at random from what the schema lists; those that do not fit together are drawn again.
fn random_options<G: Table>(rng: &mut spadille_bots::fate::QuickRng) -> G::Options {
    let schema = about(G::ID).map(|a| a.options_schema).unwrap_or_default();
    let fields = schema["properties"].as_object().cloned().unwrap_or_default();
    let presets = G::Options::PRESETS;
    loop {
        let mut chosen = Map::new();
        for (name, field) in &fields {
            let values = listed(&schema, field);
            if !values.is_empty() && rng.random_range(0..3u32) == 0 {
                chosen.insert(name.clone(), values[rng.random_range(0..values.len() as u32) as usize].clone());
            }
        }
        let preset = presets[rng.random_range(0..presets.len() as u32) as usize].name;
        if let Ok(options) = G::Options::from_overrides(Some(preset), &chosen)
            && G::new(options.clone()).is_ok()
        {
            return options;
        }
    }
}

fn listed(schema: &Value, field: &Value) -> Vec<Value> {
    if let Some(reference) = field["$ref"].as_str().and_then(|r| r.strip_prefix('#')) {
        return schema.pointer(reference).map(|f| listed(schema, f)).unwrap_or_default();
    }
    if let Some(values) = field["enum"].as_array() {
        return values.clone();
    }
    if let Some(value) = field.get("const") {
        return vec![value.clone()];
    }
    for key in ["oneOf", "anyOf", "allOf"] {
        if let Some(kinds) = field[key].as_array() {
            return kinds.iter().flat_map(|kind| listed(schema, kind)).collect();
        }
    }
    if field["type"] == "boolean" { vec![json!(true), json!(false)] } else { vec![] }
}

#[derive(Clone)]
struct PlayLegally;

impl Visitor for PlayLegally {
    type Result = ();

    /// The table itself checks every move.
    fn visit<G: Table>(self) {
        let mut rng = quick_rng(5);
        for number in 0..12 {
            let game = G::new(random_options::<G>(&mut rng)).unwrap();
            let kind = |seat: u8| KINDS[(u64::from(seat) + number) as usize % KINDS.len()];
            let mut bots: Vec<Box<dyn Bot<G>>> =
                (0..game.seats()).map(|seat| bot(kind(seat), mix(&[number, seat.into()]))).collect();
            let played = table::play(&game, &mut bots, &mut Fate::new(9, number), Some(3));
            assert!(game.deals_done(&played.state) > 0, "{}: {:?} ended without a deal", G::ID, game.options());
        }
    }
}

#[test]
fn bots_play_only_legal_moves_whatever_the_options() {
    every_game(&PlayLegally);
}

#[derive(Clone)]
struct PlayTwice;

impl Visitor for PlayTwice {
    type Result = ();

    fn visit<G: Table>(self) {
        let game = G::new(G::Options::standard()).unwrap();
        for kind in KINDS {
            let [first, second] = [(); 2].map(|()| {
                let mut bots: Vec<Box<dyn Bot<G>>> =
                    (0..game.seats()).map(|seat| bot(kind, mix(&[3, seat.into()]))).collect();
                table::play(&game, &mut bots, &mut Fate::new(2, 1), Some(2)).state
            });
            assert!(first == second, "{}: {kind} played differently from the same seed", G::ID);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_match() {
    every_game(&PlayTwice);
}

#[derive(Clone)]
struct Peek;

impl Visitor for Peek {
    type Result = ();

    /// Two states that look the same to a seat: whatever lies hidden, the choice and the hint are the same.
    fn visit<G: Table>(self) {
        let game = G::new(G::Options::standard()).unwrap();
        let mut rng = quick_rng(11);
        let mut fate = Fate::new(4, 4);
        let mut state = game.open();
        let mut compared = 0;
        for step in 0..400u64 {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => fate.decide(&game, &mut state),
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.first().unwrap_or(Seat(0));
                    let view = game.view(&state, Viewer::Seat(seat));
                    if step % 5 == 0 && compared < 12 {
                        let other = game.view(&game.imagine(&view, &mut rng), Viewer::Seat(seat));
                        for kind in KINDS {
                            let [here, there] = [&view, &other].map(|v| bot::<G>(kind, step).choose(&game, v, seat));
                            assert!(here.is_some() && here == there, "{}: {kind} peeks at step {step}", G::ID);
                        }
                        let [here, there] = [&view, &other].map(|v| hint::hint(&game, v, seat, Budget::Iterations(20)));
                        assert!(here == there, "{}: the hint peeks at step {step}", G::ID);
                        compared += 1;
                    }
                    let m = game.moves(&state, seat).sample(&mut rng).unwrap();
                    game.play(&mut state, seat, m, &mut ());
                }
            }
        }
        assert!(compared > 0, "{}: nothing was compared", G::ID);
    }
}

#[test]
fn nothing_hidden_changes_a_choice_or_a_hint() {
    every_game(&Peek);
}

#[test]
fn a_player_who_thinks_by_the_clock_keeps_to_it() {
    for id in GAMES {
        let mut table = spadille_catalogue::open(id, None, &Map::new(), &[]).unwrap();
        let mut bot = seat_bot(id, "search:20ms".parse().unwrap(), 1).unwrap();
        let (mut rng, mut log) = (quick_rng(8), Log::default());
        let mut thought = 0;
        while thought < 8 {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => table.draw(&mut rng, &mut log),
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.first().unwrap();
                    let begun = std::time::Instant::now();
                    let choice = bot.choose(&table.view(Viewer::Seat(seat)), &table.options(), seat).unwrap();
                    // Far more than asked for, for machines that have other things to do.
                    assert!(begun.elapsed().as_secs() < 5, "{id}: {choice} took {:?}", begun.elapsed());
                    table.play(seat, &choice, &mut log).unwrap();
                    thought += 1;
                }
            }
        }
    }
}

#[test]
fn a_seated_bot_plays_from_json_alone() {
    for id in GAMES {
        let mut table = spadille_catalogue::open(id, None, &Map::new(), &[]).unwrap();
        let mut bots: Vec<_> = (0..table.seats()).map(|s| seat_bot(id, KINDS[s as usize % 3], 1).unwrap()).collect();
        let (mut rng, mut log) = (quick_rng(8), Log::default());
        for step in 0..60 {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => table.draw(&mut rng, &mut log),
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.first().unwrap();
                    let (view, options) = (table.view(Viewer::Seat(seat)), table.options());
                    let bot = &mut bots[seat.index()];
                    let choice = bot.choose(&view, &options, seat).unwrap();
                    if step % 16 == 0 {
                        let hint = bot.hint(&view, &options, seat, Budget::Iterations(30)).unwrap();
                        assert!(!hint.choices.is_empty(), "{id}");
                        let written = serde_json::to_string(&hint).unwrap();
                        assert!(!written.contains("null,null"), "{written}");
                        for c in &hint.choices {
                            assert!(table.check(seat, &c.estimate.choice).is_ok(), "{id}: {}", c.estimate.choice);
                            assert!((0.0..=1.0).contains(&c.estimate.confidence) && c.estimate.value.is_finite());
                        }
                    }
                    table.play(seat, &choice, &mut log).unwrap();
                }
            }
        }
        let wrong = bots[0].choose(&json!({"no": "view"}), &table.options(), Seat(0)).unwrap_err();
        assert!(wrong.to_string().contains("view"), "{wrong}");
        let wrong = bots[0].choose(&Value::Null, &json!({"no_such": 1}), Seat(0)).unwrap_err();
        assert!(wrong.to_string().contains("no_such"), "{wrong}");
    }
    assert!(seat_bot("no-such-game", BotKind::Book, 1).is_none());
}
