//! What every family promises of its laws: whatever the engine carries out is heard at some table, in a story, in a match by the book or
//! in one played anyhow.

use crate::contract::listed_values;
use crate::harder::many;
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::Map;
use spadille_core::{Event, Options as _, Scribe, Seat, Space as _, Table, Turn, Viewer, story};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Every trial begins the same tables, and a harder one only plays more of them: what was heard once is always heard.
const SEED: u64 = 0;
/// Decisions at the tables of each preset.
const STEPS: usize = 6_000;
/// Decisions with all single values of options, and with options drawn together; each such table gets its share, but no more than these.
const STEPS_OF_OPTIONS: usize = 16_000;
const STEPS_OF_AN_OPTION: usize = 500;
/// Tables of each preset with options drawn together.
const MIXED: usize = 16;
/// A stroke takes longer to think about and to make than a card, and stands for so many decisions.
const STROKE: usize = 12;
/// So many of the moves made last are tried again, when they may not be made.
const TRIED_AGAIN: usize = 6;

/// The laws of a game that its engine carries out, and those that were heard at its tables.
pub struct Heard {
    game: &'static str,
    /// Whether a law stands in the book of the game itself, by its id; otherwise it is its family's.
    enforced: BTreeMap<&'static str, bool>,
    laws: BTreeSet<&'static str>,
}

/// Listens for laws, and lets everything else go by.
struct Listener<'a>(&'a mut BTreeSet<&'static str>);

impl Scribe for Listener<'_> {
    fn write(&mut self, event: impl FnOnce() -> Event) {
        self.0.extend(event().law.map(|law| law.0));
    }
}

/// Holds the laws of a family's games against what was heard of them: a law in a game's own book is heard in that game, one of the
/// family in one of its games, where it is told of the first. `unheard.txt` tells those that nothing makes heard yet, and no others.
///
/// # Panics
/// When any other law is never heard, or one of these is.
pub fn every_law_is_heard(games: &[Heard]) {
    let list = "crates/promises/unheard.txt";
    let file = root().join(list);
    let text = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{list}: {e}"));
    let mut unheard = BTreeSet::new();
    for game in games {
        for (law, own) in &game.enforced {
            let bound: Vec<&Heard> = match own {
                true => vec![game],
                false => games.iter().filter(|other| other.enforced.contains_key(law)).collect(),
            };
            if !bound.iter().any(|other| other.laws.contains(law)) {
                let first = bound.first().map_or(game.game, |other| other.game);
                unheard.insert(format!("{first}: {law}"));
            }
        }
    }
    let is_ours = |line: &&str| line.split_once(": ").is_some_and(|(id, _)| games.iter().any(|game| game.game == id));
    let excused: BTreeSet<String> = text.lines().filter(is_ours).map(str::to_owned).collect();
    let never: Vec<&String> = unheard.difference(&excused).collect();
    assert!(never.is_empty(), "laws that no story and no match makes heard; tell a story of each: {never:#?}");
    // Whoever tries harder hears more than every day.
    let heard: Vec<&String> = excused.difference(&unheard).collect();
    assert!(many(1) > 1 || heard.is_empty(), "laws that are heard now; take them out of {list}: {heard:#?}");
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Listens to a game: its stories, and matches of each preset and with each value of each option, by the book and at random.
pub fn heard<G: Table>() -> Heard {
    let own = std::fs::read_to_string(root().join(format!("books/{}/laws.toml", G::ID))).unwrap_or_default();
    let is_own = |id: &str| own.contains(&format!("id = \"{id}\""));
    let enforced = G::book().laws.iter().filter(|law| law.enforced);
    let enforced: BTreeMap<&str, bool> = enforced.map(|law| (law.id.as_str(), is_own(&law.id))).collect();
    let mut laws = BTreeSet::new();
    for text in stories(G::ID) {
        // What stories promise of random matches is tried where they are told, and says nothing of laws.
        let told: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("promises ")).collect();
        laws.extend(story::cited::<G>(&told.join("\n")));
        // What a story asks for by name, a refusal for one, is heard where it is told.
        let words: BTreeSet<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '-').collect();
        laws.extend(enforced.keys().filter(|law| words.contains(**law)));
    }
    let presets = G::Options::PRESETS.iter().map(|preset| preset.name);
    for preset in presets {
        listen::<G>(preset, Map::new(), many(STEPS), &mut laws);
        let listed = listed_values::<G>();
        let single =
            listed.iter().flat_map(|(name, values)| values.iter().map(|value| vec![(name.clone(), value.clone())]));
        let mut rng = ChaCha8Rng::seed_from_u64(SEED);
        let mixed = (0..many(MIXED)).map(|_| {
            let some = listed.iter().filter(|(_, values)| !values.is_empty());
            let drawn = some.map(|(name, values)| (name.clone(), values[rng.random_range(0..values.len())].clone()));
            drawn.collect()
        });
        let tables: Vec<Vec<_>> = single.chain(mixed).collect();
        let each = many((STEPS_OF_OPTIONS / tables.len().max(1)).min(STEPS_OF_AN_OPTION));
        for changes in tables {
            listen::<G>(preset, changes.into_iter().collect(), each, &mut laws);
        }
    }
    Heard { game: G::ID, enforced, laws }
}

/// The stories of a game.
fn stories(id: &str) -> Vec<String> {
    let families = std::fs::read_dir(root().join("games")).into_iter().flatten().flatten();
    let file = format!("{}.story", id.replace('-', "_"));
    // A family of one game has no folder for them.
    let places =
        families.flat_map(|family| ["tests/rules", "tests"].map(|folder| family.path().join(folder).join(&file)));
    places.filter_map(|path| std::fs::read_to_string(path).ok()).collect()
}

/// Plays matches with some options changed, where they fit together, and listens.
fn listen<G: Table>(
    preset: &str,
    changes: Map<String, serde_json::Value>,
    steps: usize,
    laws: &mut BTreeSet<&'static str>,
) {
    let Ok(options) = G::Options::from_overrides(Some(preset), &changes) else { return };
    let Ok(game) = G::new(options) else { return };
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let (mut state, mut deals, mut last): (G::State, u32, Vec<G::Move>) = (game.open(), 0, Vec::new());
    let mut left = steps;
    while left > 0 {
        left -= 1;
        match game.turn(&state) {
            Turn::Over => (state, deals) = (game.open(), deals + 1),
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng);
                game.reveal(&mut state, &outcome, &mut Listener(laws));
            }
            Turn::Seats { awaited, .. } => {
                let Some(seat) = awaited.first() else { return };
                laws.extend(last.iter().filter_map(|m| game.check(&state, seat, *m).err()?.law).map(|law| law.0));
                // By the book, at random, and each against the other, deal after deal.
                let by_book = match (deals + game.deals_done(&state)) % 3 {
                    0 => true,
                    1 => false,
                    _ => (seat.0 + u8::from(left.is_multiple_of(7))).is_multiple_of(2),
                };
                let advised = || game.advise(&game.view(&state, Viewer::Seat(seat)), seat).map(|advice| advice.choice);
                let choice = if by_book { advised() } else { None };
                let moves = game.moves(&state, seat);
                left = left.saturating_sub(if moves.len().is_none() { STROKE } else { 0 });
                let Some(m) = choice.or_else(|| moves.sample(&mut rng)) else { return };
                laws.extend(offered(&game, &state, seat, m));
                last.insert(0, m);
                last.truncate(TRIED_AGAIN);
                game.play(&mut state, seat, m, &mut Listener(laws));
            }
        }
    }
}

/// The law by which a move is offered.
fn offered<G: Table>(game: &G, state: &G::State, seat: Seat, m: G::Move) -> Option<&'static str> {
    game.describe(&game.view(state, Viewer::Seat(seat)), m).law.map(|law| law.0)
}
