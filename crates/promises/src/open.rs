//! What every game promises that lets its deals be solved: where nothing else is said to hang on the cards, what is counted decides what
//! is paid.

use crate::harder::{first_seed, many};
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use spadille_core::{Options as _, Seat, SeatSet, Space as _, Table, Turn};

/// Random matches of each preset.
const MATCHES: usize = 6;
/// Steps of such a match.
const STEPS: usize = 1_500;
/// With how many tricks left the rest of a deal is played out in many ways.
const TRICKS: u8 = 3;
/// How many ways.
const WAYS: usize = 12;

/// Wherever a deal says that nothing is paid beside what is counted, its end is played out in many ways: a side that makes as much is
/// paid as much, and one that makes more is never paid less.
pub fn what_is_solved_is_paid<G: Table>() {
    for preset in G::Options::PRESETS {
        let options = G::Options::preset(preset.name).unwrap_or_else(|| panic!("preset {}", preset.name));
        let game = G::new(options).unwrap_or_else(|e| panic!("{} {}: {e}", G::ID, preset.name));
        for number in 0..many(MATCHES) as u64 {
            let mut rng = ChaCha8Rng::seed_from_u64(first_seed() + number);
            let mut state = game.open();
            for _ in 0..STEPS {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = game.draw(&state, &mut rng);
                        game.reveal(&mut state, &outcome, &mut ());
                    }
                    Turn::Seats { awaited, .. } => {
                        is_paid(&game, &state, preset.name, &mut rng);
                        let Some(seat) = awaited.first() else { break };
                        let Some(m) = game.moves(&state, seat).sample(&mut rng) else { break };
                        game.play(&mut state, seat, m, &mut ());
                    }
                }
            }
        }
    }
}

fn is_paid<G: Table>(game: &G, state: &G::State, preset: &str, rng: &mut ChaCha8Rng) {
    let Some(open) = game.open_hands(state).filter(|open| open.left() <= TRICKS && open.beside().is_none()) else {
        return;
    };
    let (side, misere) = (open.side(), open.is_misere());
    let mut ends: Vec<(i32, f64)> = (0..WAYS).map(|_| played_out(game, state.clone(), side, rng)).collect();
    ends.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
    for two in ends.windows(2) {
        let [(less, poorer), (more, richer)] = [two[0], two[1]];
        let gain = if misere { poorer - richer } else { richer - poorer };
        let fits = if less == more { gain.abs() < 1e-6 } else { gain > -1e-6 };
        assert!(fits, "{} {preset}: {side:?} makes {less} and has {poorer}, makes {more} and has {richer}", G::ID);
    }
}

/// Plays a deal to its end, cards at random: what the side makes by them, and what it has then.
fn played_out<G: Table>(game: &G, mut state: G::State, side: SeatSet, rng: &mut ChaCha8Rng) -> (i32, f64) {
    let (deal, mut made) = (game.deals_done(&state), 0);
    while game.deals_done(&state) == deal {
        let Turn::Seats { awaited, .. } = game.turn(&state) else { break };
        let Some(seat) = awaited.first() else { break };
        let moves = game.moves(&state, seat);
        let cards: Vec<G::Move> = moves.iter().filter(|m| m.to_string().starts_with("play ")).collect();
        // Whatever else is asked in between is answered as it comes first.
        let m = if cards.is_empty() { moves.nth(0) } else { Some(cards[rng.random_range(0..cards.len())]) };
        let Some(m) = m else { break };
        if let Some(card) = m.to_string().strip_prefix("play ").and_then(|card| card.parse().ok())
            && let Some(open) = game.open_hands(&state)
        {
            made += open.seen_by(side).lays(card);
        }
        game.play(&mut state, seat, m, &mut ());
    }
    (made, side.iter().map(|seat: Seat| game.standing(&state, seat)).sum())
}
