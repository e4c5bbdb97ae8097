//! Players at tables whose game they know by name alone.

use serde_json::{Map, Value, json};
use spadille_bots::fate::quick_rng;
use spadille_bots::{BotKind, Budget};
use spadille_catalogue::seat_bot;
use spadille_core::{Log, Seat, Turn, Viewer};

const KINDS: [BotKind; 4] = [BotKind::Random, BotKind::Novice, BotKind::Book, BotKind::Search(Budget::Iterations(12))];

/// A seated bot plays from JSON alone.
pub fn a_seated_bot_plays_from_json_alone(id: &'static str) {
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
                    let values: Vec<f64> = hint.choices.iter().map(|c| c.estimate.value).collect();
                    assert!(values.is_sorted_by(|a, b| a >= b), "{id}: out of order: {values:?}");
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
    assert!(seat_bot("no-such-game", BotKind::Book, 1).is_none());
}
