//! How fast the games play and the players think, as the house asks them: `cargo bench -p spadille-catalogue`.

use divan::Bencher;
use divan::counter::ItemsCount;
use serde_json::Map;
use spadille_bots::fate::quick_rng;
use spadille_bots::{BotKind, Budget};
use spadille_catalogue::{AnyMatch, GAMES, open, seat_bot, speed};
use spadille_core::{Log, Seat, Turn, Viewer};

fn main() {
    divan::main();
}

fn games() -> impl Iterator<Item = &'static str> {
    GAMES.iter().copied()
}

/// Whole random matches; items are decisions.
#[divan::bench(args = games(), sample_count = 20)]
fn random_match(bencher: Bencher, id: &str) {
    let one = || speed(id, None, &Map::new(), 0.0).unwrap_or_default();
    bencher.counter(ItemsCount::new(one().decisions)).bench_local(one);
}

#[divan::bench(args = games(), sample_count = 20)]
fn scene(bencher: Bencher, id: &str) {
    let (table, seat) = some_moment(id);
    bencher.bench_local(|| table.scene(Viewer::Seat(seat)));
}

#[divan::bench(args = games(), sample_count = 20)]
fn imagine(bencher: Bencher, id: &str) {
    let (table, seat) = some_moment(id);
    let mut rng = quick_rng(1);
    bencher.bench_local(|| table.imagine(Viewer::Seat(seat), &mut rng));
}

#[divan::bench(args = games(), sample_count = 20)]
fn advice(bencher: Bencher, id: &str) {
    let (table, seat) = some_moment(id);
    bencher.bench_local(|| table.advice(seat));
}

#[divan::bench(args = games(), sample_count = 10)]
fn search_of_100(bencher: Bencher, id: &str) {
    let (table, seat) = some_moment(id);
    let (view, options) = (table.view(Viewer::Seat(seat)), table.options());
    let Some(mut bot) = seat_bot(id, BotKind::Search(Budget::Iterations(100)), 1) else { return };
    bencher.counter(ItemsCount::new(100u32)).bench_local(|| bot.choose(&view, &options, seat));
}

/// A match after a few decisions, and a seat that has something to choose.
fn some_moment(id: &str) -> (Box<dyn AnyMatch>, Seat) {
    let mut table = open(id, None, &Map::new(), &[]).unwrap_or_else(|e| panic!("{id}: {e}"));
    let (mut rng, mut log, mut decisions) = (quick_rng(1), Log::default(), 0);
    loop {
        match table.turn() {
            Turn::Over => return (table, Seat(0)),
            Turn::Chance => table.draw(&mut rng, &mut log),
            turn @ Turn::Seats { .. } => {
                let seat = turn.awaited().first().unwrap_or(Seat(0));
                if decisions >= 6 && table.choices(seat).list.len() != 1 {
                    return (table, seat);
                }
                let m = table.random_move(seat, &mut rng).unwrap_or_default();
                table.play(seat, &m, &mut log).unwrap_or_else(|e| panic!("{id}: {m}: {e:?}"));
                decisions += 1;
            }
        }
    }
}
