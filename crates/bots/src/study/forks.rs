//! The book plays against itself; wherever it quotes a maxim and the searching player would do otherwise, both ways are played out.

use super::{Effort, FOLLOWED, Finding, Lead, SELDOM, Verdict};
use crate::bot::{Bot, bot};
use crate::fate::{Fate, mix};
use crate::kind::{BotKind, Budget};
use crate::mean::Mean;
use crate::search::Search;
use crate::table;
use rayon::prelude::*;
use spadille_core::{Seat, Space as _, Table, Turn, Viewer};
use std::collections::{BTreeMap, BTreeSet};

/// How much the searching player thinks before he contradicts.
const THOUGHT: Budget = Budget::Iterations(200);

/// A deal is left after so many decisions, so that no game without an end holds everything up.
const PATIENCE: u32 = 4000;

/// What came of following a maxim once.
struct Fork {
    maxim: &'static str,
    /// Whether the searching player would have done the same.
    agrees: bool,
    /// By how much the book was ahead, in counters; nought where both agree.
    lead: f64,
}

/// What is known of one maxim.
#[derive(Default)]
struct Followed {
    agreed: u64,
    lead: Mean,
}

/// Follows the maxims of a game's book through deals of the book against itself, each at most once a deal. `told` hears of every
/// deal that is done.
pub fn follow<G: Table>(game: &G, only: &[String], effort: &Effort, told: &(dyn Fn() + Sync)) -> Vec<Finding> {
    let deals: Vec<Vec<Fork>> = (0..effort.worlds)
        .into_par_iter()
        .map(|number| {
            let forks = deal(game, only, number, effort);
            told();
            forks
        })
        .collect();
    let mut maxims: BTreeMap<&'static str, Followed> = BTreeMap::new();
    for fork in deals.into_iter().flatten() {
        let known = maxims.entry(fork.maxim).or_default();
        known.agreed += u64::from(fork.agrees);
        known.lead.add(fork.lead);
    }
    let found = maxims.into_iter().map(|(id, followed)| finding(id, &followed));
    found.collect()
}

fn finding(id: &str, followed: &Followed) -> Finding {
    let lead = Lead::of(&followed.lead, 1);
    let times = followed.lead.count();
    // Where both do the same there is nothing to measure.
    let verdict = match lead {
        Some(lead) if times - followed.agreed >= SELDOM => Verdict::of(&[lead], 0.01),
        _ => Verdict::Open,
    };
    let agreed = Some(followed.agreed * 100 / times.max(1));
    Finding { id: format!("{FOLLOWED}{id}"), verdict, worlds: times, agreed, ways: Vec::new(), lead, preset: None }
}

/// One deal of the book against itself, the first of a match.
fn deal<G: Table>(game: &G, only: &[String], number: u64, effort: &Effort) -> Vec<Fork> {
    let mut fate = Fate::new(effort.seed, number);
    let mut state = game.open();
    let mut players = company::<G>(game, BotKind::Book, effort, number);
    let mut quoted: BTreeSet<&'static str> = BTreeSet::new();
    let mut forks = Vec::new();
    let until = game.deals_done(&state) + 1;
    for _ in 0..PATIENCE {
        if game.deals_done(&state) >= until {
            break;
        }
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => fate.decide(game, &mut state),
            Turn::Seats { awaited, .. } => {
                let Some(seat) = awaited.first() else { break };
                let view = game.view(&state, Viewer::Seat(seat));
                let moves = game.moves(&state, seat);
                let advice = game.advise(&view, seat).filter(|advice| moves.contains(&advice.choice));
                let maxim = advice.as_ref().and_then(|advice| advice.reasons.iter().find_map(|reason| reason.maxim));
                let wanted = maxim.filter(|id| only.is_empty() || only.iter().any(|one| one == id));
                if let (Some(advice), Some(maxim)) = (&advice, wanted)
                    && moves.len() != Some(1)
                    && quoted.insert(maxim)
                {
                    // Each thinks by luck of its own, so that a maxim asked about alone finds the same as among all.
                    let mut searching = Search::<G>::new(THOUGHT, luck_of(maxim, effort.seed, number));
                    let other = searching.choose(game, &view, seat).unwrap_or(advice.choice);
                    let agrees = other == advice.choice;
                    let moment = Moment { game, state: &state, seat, fate: &fate, number, effort };
                    let lead = if agrees { 0.0 } else { moment.brought(advice.choice) - moment.brought(other) };
                    forks.push(Fork { maxim, agrees, lead });
                }
                let choice = advice.map(|advice| advice.choice);
                let choice = choice.or_else(|| players[seat.index()].choose(game, &view, seat));
                let Some(choice) = choice else { break };
                game.play(&mut state, seat, choice, &mut ());
            }
        }
    }
    forks
}

/// What everything drawn about a maxim in a deal depends on.
fn luck_of(maxim: &str, seed: u64, number: u64) -> u64 {
    let numbers: Vec<u64> = [seed, number, 5].into_iter().chain(maxim.bytes().map(u64::from)).collect();
    mix(&numbers)
}

fn company<G: Table>(game: &G, kind: BotKind, effort: &Effort, number: u64) -> Vec<Box<dyn Bot<G>>> {
    (0..game.seats()).map(|seat| bot(kind, mix(&[effort.seed, number, seat.into(), 1]))).collect()
}

/// A moment of a deal, to be gone on from more than once.
struct Moment<'a, G: Table> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    fate: &'a Fate,
    number: u64,
    effort: &'a Effort,
}

impl<G: Table> Moment<'_, G> {
    /// What a move brings to the end of the deal, in counters.
    fn brought(&self, m: G::Move) -> f64 {
        let Moment { game, seat, .. } = *self;
        let mut state = self.state.clone();
        let (before, until) = (game.standing(&state, seat), game.deals_done(&state) + 1);
        game.play(&mut state, seat, m, &mut ());
        let mut players = company::<G>(game, self.effort.players, self.effort, self.number);
        let played = table::play_on(game, state, &mut players, &mut self.fate.clone(), Some(until));
        (game.standing(&played.state, seat) - before) / G::PARTS as f64
    }
}
