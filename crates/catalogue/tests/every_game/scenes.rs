//! Scenes, frozen: what a player and an onlooker are shown, before any screen draws it.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, json};
use spadille_catalogue::{AnyMatch, about, open};
use spadille_core::{Lang, Log, Seat, Speech, Turn, Viewer};

/// A match played by the book for so many steps.
fn table(game: &str, steps: usize) -> Box<dyn AnyMatch> {
    let mut table = open(game, None, &Map::new(), &[]).unwrap_or_else(|e| panic!("{game}: {e}"));
    let mut rng = ChaCha8Rng::seed_from_u64(1782);
    let mut log = Log::default();
    while table.record().steps.len() < steps {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => table.draw(&mut rng, &mut log),
            turn @ Turn::Seats { .. } => {
                let seat = turn.awaited().first().unwrap_or(Seat(0));
                let (m, _) = table.advice(seat).unwrap_or_else(|| panic!("{game}: no advice"));
                table.play(seat, &m, &mut log).unwrap_or_else(|e| panic!("{game}: {m}: {e:?}"));
            }
        }
    }
    table
}

/// A scene says where in the match it is; which game it is stands beside it already.
pub fn no_scene_repeats_the_name_of_its_game(game: &'static str) {
    let (table, book) = (table(game, 26), about(game).unwrap_or_else(|| panic!("{game}")).book);
    for lang in Lang::ALL {
        let title = Speech::new(lang, [book]).say(&table.scene(Viewer::Onlooker).title, &[]);
        assert!(!title.contains(book.title.name.get(lang)), "{game}: {title}");
        assert!(
            title.chars().next().is_some_and(|first| first.is_uppercase() || first.is_numeric()),
            "{game}: {title}"
        );
    }
}

/// What is shown stays as it was, until somebody looks at the change.
pub fn scenes_stay_as_they_are(game: &'static str) {
    let table = table(game, 26);
    let shown = json!({
        "seat": table.scene(Viewer::Seat(Seat(0))),
        "onlooker": table.scene(Viewer::Onlooker),
        "choices": table.turn().awaited().first().map(|seat| table.choices(seat)),
    });
    let text = serde_json::to_string_pretty(&shown).unwrap_or_default();
    insta::assert_snapshot!(game, text);
}
