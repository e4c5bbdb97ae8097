//! Card games allocate nothing on the way through `moves` and `play`.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use spadille_catalogue::{GAMES, Visitor, visit};
use spadille_core::scene::Board;
use spadille_core::{Options as _, Seat, Space as _, Table, Turn, Viewer};

struct Count;

impl Visitor for Count {
    /// Decisions made, and allocations on the way; nothing for games without cards.
    type Result = Option<(u64, u64)>;

    fn visit<G: Table>(self) -> Self::Result {
        let game = G::new(G::Options::standard()).ok()?;
        let mut state = game.open();
        if !matches!(game.scene(&game.view(&state, Viewer::Onlooker)).board, Board::Cards(_)) {
            return None;
        }
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let (mut decisions, mut allocations) = (0, 0);
        while decisions < 3000 {
            match game.turn(&state) {
                Turn::Over => state = game.open(),
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng);
                    game.reveal(&mut state, &outcome, &mut ());
                }
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.first().unwrap_or(Seat(0));
                    let counted = allocation_counter::measure(|| {
                        if let Some(m) = game.moves(&state, seat).sample(&mut rng) {
                            game.play(&mut state, seat, m, &mut ());
                        }
                    });
                    decisions += 1;
                    allocations += counted.count_total;
                }
            }
        }
        Some((decisions, allocations))
    }
}

#[test]
fn card_games_allocate_nothing_while_they_are_played() {
    let mut card_games = 0;
    for id in GAMES {
        if let Some(Some((decisions, allocations))) = visit(id, Count) {
            assert_eq!(allocations, 0, "{id}: {allocations} allocations in {decisions} decisions");
            card_games += 1;
        }
    }
    assert!(card_games > 0);
}
