//! How fast the games play and the players think: `cargo bench -p spadille-bots`.

use divan::Bencher;
use divan::counter::ItemsCount;
use spadille_bots::fate::quick_rng;
use spadille_bots::{BotKind, Budget, bench, bot};
use spadille_catalogue::{GAMES, Visitor, visit};
use spadille_core::{Options as _, Seat, Space as _, Table, Turn, Viewer};

fn main() {
    divan::main();
}

/// Whole random matches; items are decisions.
#[divan::bench(args = GAMES, sample_count = 20)]
fn random_match(bencher: Bencher, id: &str) {
    struct Run<'a, 'b>(Bencher<'a, 'b>);
    impl Visitor for Run<'_, '_> {
        type Result = ();

        fn visit<G: Table>(self) {
            let Ok(game) = G::new(G::Options::standard()) else { return };
            let decisions = bench::random_match(&game, &mut quick_rng(1)).0;
            self.0.counter(ItemsCount::new(decisions)).bench_local(|| bench::random_match(&game, &mut quick_rng(1)));
        }
    }
    visit(id, Run(bencher));
}

/// What a view, an imagined state and the book's advice cost at the first decision; and one of a search.
#[divan::bench(args = GAMES, sample_count = 20)]
fn view(bencher: Bencher, id: &str) {
    visit(id, First(bencher, What::View));
}

#[divan::bench(args = GAMES, sample_count = 20)]
fn imagine(bencher: Bencher, id: &str) {
    visit(id, First(bencher, What::Imagine));
}

#[divan::bench(args = GAMES, sample_count = 20)]
fn advise(bencher: Bencher, id: &str) {
    visit(id, First(bencher, What::Advise));
}

#[divan::bench(args = GAMES, sample_count = 10)]
fn search_of_100(bencher: Bencher, id: &str) {
    visit(id, First(bencher, What::Search));
}

enum What {
    View,
    Imagine,
    Advise,
    Search,
}

struct First<'a, 'b>(Bencher<'a, 'b>, What);

impl Visitor for First<'_, '_> {
    type Result = ();

    fn visit<G: Table>(self) {
        let Ok(game) = G::new(G::Options::standard()) else { return };
        let mut rng = quick_rng(1);
        let (mut state, mut decisions) = (game.open(), 0);
        let seat = loop {
            match game.turn(&state) {
                Turn::Over => return,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng);
                    game.reveal(&mut state, &outcome, &mut ());
                }
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.first().unwrap_or(Seat(0));
                    let moves = game.moves(&state, seat);
                    if decisions >= 6 && moves.len() != Some(1) {
                        break seat;
                    }
                    let Some(m) = moves.sample(&mut rng) else { return };
                    game.play(&mut state, seat, m, &mut ());
                    decisions += 1;
                }
            }
        };
        let view = game.view(&state, Viewer::Seat(seat));
        match self.1 {
            What::View => self.0.bench_local(|| game.view(&state, Viewer::Seat(seat))),
            What::Imagine => self.0.bench_local(|| game.imagine(&view, &mut rng)),
            What::Advise => self.0.bench_local(|| game.advise(&view, seat)),
            What::Search => {
                let mut bot = bot::<G>(BotKind::Search(Budget::Iterations(100)), 1);
                self.0.counter(ItemsCount::new(100u32)).bench_local(|| bot.choose(&game, &view, seat));
            }
        }
    }
}
