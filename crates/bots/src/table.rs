//! A table of bots: one match from the first deal to the last.

use crate::bot::Bot;
use crate::fate::Fate;
use spadille_core::{Seat, SeatSet, Table, Turn, Viewer};
use std::time::{Duration, Instant};

/// The most steps of a match before it is broken off.
const PATIENCE: u64 = 1_000_000;

/// A match that was played.
#[derive(Clone, Debug)]
pub struct Played<S> {
    /// How it stood at the end.
    pub state: S,
    /// Whether it was played to its own end.
    pub is_whole: bool,
    /// Decisions of each seat.
    pub decisions: Vec<u64>,
    /// How long each seat thought in all.
    pub thinking: Vec<Duration>,
}

/// Plays a match, or its first `most_deals` deals. `bots` sit in the order of the seats.
pub fn play<G: Table>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    fate: &mut Fate,
    most_deals: Option<u32>,
) -> Played<G::State> {
    play_on(game, game.open(), bots, fate, most_deals)
}

/// Plays a match on from where it stands, to its end or until `most_deals` deals of it are finished.
pub fn play_on<G: Table>(
    game: &G,
    state: G::State,
    bots: &mut [Box<dyn Bot<G>>],
    fate: &mut Fate,
    most_deals: Option<u32>,
) -> Played<G::State> {
    let seats = bots.len();
    let mut played =
        Played { state, is_whole: false, decisions: vec![0; seats], thinking: vec![Duration::ZERO; seats] };
    for _ in 0..PATIENCE {
        if most_deals.is_some_and(|most| game.deals_done(&played.state) >= most) {
            break;
        }
        match game.turn(&played.state) {
            Turn::Over => {
                played.is_whole = true;
                break;
            }
            Turn::Chance => fate.decide(game, &mut played.state),
            Turn::Seats { awaited, free } => {
                if !act(game, bots, awaited, free, &mut played) {
                    break;
                }
            }
        }
    }
    played
}

/// Somebody acts: one who may interrupt and wants to, or the first who is awaited.
fn act<G: Table>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    awaited: SeatSet,
    free: SeatSet,
    played: &mut Played<G::State>,
) -> bool {
    let interrupting = free.iter().filter(|seat| !awaited.contains(*seat)).map(|seat| (seat, false));
    for (seat, is_awaited) in interrupting.chain(awaited.first().map(|seat| (seat, true))) {
        let Some(bot) = bots.get_mut(seat.index()) else { continue };
        if let Some(m) = ask(game, bot, seat, is_awaited, played) {
            game.play(&mut played.state, seat, m, &mut ());
            return true;
        }
    }
    false
}

fn ask<G: Table>(
    game: &G,
    bot: &mut Box<dyn Bot<G>>,
    seat: Seat,
    is_awaited: bool,
    played: &mut Played<G::State>,
) -> Option<G::Move> {
    let view = game.view(&played.state, Viewer::Seat(seat));
    let begun = Instant::now();
    let choice = if is_awaited { bot.choose(game, &view, seat) } else { bot.interrupt(game, &view, seat) };
    played.thinking[seat.index()] += begun.elapsed();
    let m = choice?;
    played.decisions[seat.index()] += 1;
    let refusal = game.check(&played.state, seat, m).err();
    assert!(refusal.is_none(), "{}: a bot at seat {seat} plays {m}, refused by {refusal:?}", G::ID);
    Some(m)
}
