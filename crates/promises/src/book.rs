//! What the book's player is tried for: that its maxims are somebody's reason, and that it does better than chance.

use crate::contract::listed_values;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::Map;
use spadille_core::{Account, Log, Options as _, Scribe, Seat, SeatSet, Space as _, Table, Turn, Viewer, What};
use std::collections::BTreeSet;

/// The maxims of its book, but for some, that nobody gives as his reason when everybody plays by it, so many deals at most at each
/// table: of every preset, and with every single value of every option.
pub fn unquoted<G: Table>(deals: u64, but_for: &[&str]) -> Vec<&'static str> {
    let maxims = G::book().maxims.iter().map(|maxim| maxim.id.as_str());
    let mut missing: BTreeSet<&str> = maxims.filter(|maxim| !but_for.contains(maxim)).collect();
    let presets = G::Options::PRESETS.iter().map(|preset| (Some(preset.name), Map::new()));
    let listed = listed_values::<G>();
    let options =
        listed.iter().flat_map(|(name, values)| values.iter().map(move |value| (name.clone(), value.clone())));
    let tables = presets.chain(options.map(|change| (None, Map::from_iter([change]))));
    let agreed = |(preset, changes): (Option<&str>, Map<_, _>)| G::Options::from_overrides(preset, &changes).ok();
    for game in tables.filter_map(agreed).filter_map(|options| G::new(options).ok()) {
        let mut seeds = 0..deals;
        while let Some(seed) = seeds.next().filter(|_| !missing.is_empty()) {
            let mut advised = |game: &G, view: &G::View, seat: Seat| {
                let advice = game.advise(view, seat)?;
                advice.reasons.iter().filter_map(|reason| reason.maxim).for_each(|maxim| {
                    missing.remove(maxim);
                });
                Some(advice.choice)
            };
            deal(&game, seed, SeatSet::all(game.seats()), &mut advised, &mut ());
        }
    }
    missing.into_iter().collect()
}

/// The first deal of a match with this luck: these seats play by the book, the others play anything. What was told of it, and how it
/// stands then.
pub fn by_the_book<G: Table>(game: &G, seed: u64, book: SeatSet) -> (Log, G::State) {
    let mut log = Log::default();
    let mut advised = |game: &G, view: &G::View, seat: Seat| game.advise(view, seat).map(|advice| advice.choice);
    let state = deal(game, seed, book, &mut advised, &mut log);
    (log, state)
}

fn deal<G: Table>(
    game: &G,
    seed: u64,
    book: SeatSet,
    advised: &mut impl FnMut(&G, &G::View, Seat) -> Option<G::Move>,
    scribe: &mut impl Scribe,
) -> G::State {
    let [mut luck, mut whim] = [seed, !seed].map(ChaCha8Rng::seed_from_u64);
    let mut state = game.open();
    while game.deals_done(&state) == 0 {
        let turn = game.turn(&state);
        let Some(seat) = turn.awaited().first() else {
            if turn != Turn::Chance {
                break;
            }
            let outcome = game.draw(&state, &mut luck);
            game.reveal(&mut state, &outcome, scribe);
            continue;
        };
        let choice =
            if book.contains(seat) { advised(game, &game.view(&state, Viewer::Seat(seat)), seat) } else { None };
        let Some(m) = choice.or_else(|| game.moves(&state, seat).sample(&mut whim)) else { break };
        game.play(&mut state, seat, m, scribe);
    }
    state
}

/// What a seat was paid by some laws, less what it paid by them.
pub fn earned(log: &Log, seat: Seat, laws: &[&str]) -> i64 {
    let seat = Account::Seat(seat);
    let paid = log.events.iter().filter_map(|event| match &event.what {
        What::Paid(entry) if laws.contains(&entry.law.0) => Some(entry),
        _ => None,
    });
    paid.map(|entry| entry.amount * (i64::from(entry.to == seat) - i64::from(entry.from == seat))).sum()
}
