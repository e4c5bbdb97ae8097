//! One moment of the book: deals that would look like it, every way in each of them.

use super::told::{Left, Silent, Told};
use super::{Effort, Finding, Lead, Question, SELDOM, Verdict, Weighed};
use crate::bot::{Bot, bot};
use crate::fate::{Fate, mix, quick_rng};
use crate::mean::Mean;
use crate::table;
use rayon::prelude::*;
use serde_json::Map;
use spadille_core::record::take_step;
use spadille_core::{Options as _, Seat, SeatSet, Space as _, Step, Table, Text, Viewer, text};

/// What would be felt at the table, as a part of the spread of what a deal brings: less than that nobody notices.
const FELT: f64 = 0.02;

/// A question as the game understands it.
struct Set<G: Table> {
    game: G,
    view: G::View,
    seat: Seat,
    /// The ways, the book's first.
    ways: Vec<(String, Vec<G::Move>)>,
    accepted: usize,
    left_alone: bool,
}

/// Sets a question up.
///
/// # Errors
/// Says what of it the rules refuse.
fn set_up<G: Table>(question: &Question) -> Result<Set<G>, Text> {
    let wrong = |why: String| text!("study-wrong-question", id = question.id.as_str(), why = why);
    let table = &question.table;
    let changes = match &table.options {
        Some(json) => serde_json::from_str(json).map_err(|e| wrong(e.to_string()))?,
        None => Map::new(),
    };
    let options = G::Options::from_overrides(table.preset.as_deref(), &changes).map_err(|e| wrong(e.sentence.en))?;
    let game = G::new(options).map_err(|e| wrong(e.sentence.en))?;
    let mut state = game.open();
    for (i, line) in table.steps.iter().enumerate() {
        let step: Step = serde_json::from_str(line).map_err(|e| wrong(format!("step {}: {e}", i + 1)))?;
        take_step(&game, &mut state, &step, &mut ()).map_err(|why| wrong(format!("step {}: {}", i + 1, why.id)))?;
    }
    let seat = Seat(table.seat);
    if !game.turn(&state).may_act(seat) {
        return Err(wrong("it is not this seat's turn".into()));
    }
    let view = game.view(&state, Viewer::Seat(seat));
    let way = |words: &String| -> Result<(String, Vec<G::Move>), Text> {
        let moves = words.split(", ").map(|m| m.parse::<G::Move>().map_err(|e| wrong(e.to_string())));
        let moves: Vec<G::Move> = moves.collect::<Result<_, _>>()?;
        let first = moves.first().copied().ok_or_else(|| wrong("an empty way".into()))?;
        game.check(&state, seat, first).map_err(|r| wrong(format!("{words}: {}", r.text.id)))?;
        Ok((words.clone(), moves))
    };
    let mut ways: Vec<_> = question.book.iter().map(way).collect::<Result<_, _>>()?;
    let accepted = ways.len();
    if accepted == 0 {
        return Err(wrong("the book says nothing".into()));
    }
    if question.against.is_empty() {
        let moves = game.moves(&state, seat);
        // Of very many ways those that a player would think of, always the same.
        let thought_of = game.candidates(&view, seat, &moves, &mut quick_rng(1));
        let others = thought_of.into_iter().filter(|m| {
            let label = game.describe(&view, *m);
            moves.contains(m) && !label.grave && !label.aside && !ways.iter().any(|(_, way)| way[0] == *m)
        });
        let others: Vec<_> = others.map(|m| (m.to_string(), vec![m])).collect();
        ways.extend(others);
    } else {
        ways.extend(question.against.iter().map(way).collect::<Result<Vec<_>, _>>()?);
    }
    Ok(Set { game, view, seat, ways, accepted, left_alone: question.left_alone })
}

/// Whether a question can be asked: it is set up, and every way is gone once.
///
/// # Errors
/// Says what of it the rules refuse.
pub fn try_out<G: Table>(question: &Question) -> Result<(), Text> {
    let set = set_up::<G>(question)?;
    let effort = Effort { worlds: 1, open_worlds: 0, players: crate::BotKind::Book, seed: 1 };
    set.world(0, &effort);
    Ok(())
}

/// What every way brought in one world, in counters, and what the solver says of it.
struct World {
    values: Vec<f64>,
    open: Option<Vec<f64>>,
}

impl<G: Table> Set<G> {
    fn world(&self, number: u64, effort: &Effort) -> World {
        let Set { game, view, seat, .. } = self;
        let state = game.imagine(view, &mut quick_rng(mix(&[effort.seed, number, 7])));
        let before = game.standing(&state, *seat);
        let until = game.deals_done(&state) + 1;
        let value = |(_, way): &(String, Vec<G::Move>)| {
            let left = Left::new(way.len());
            let player = |place: u8| bot::<G>(effort.players, mix(&[effort.seed, number, place.into(), 1]));
            let mut bots: Vec<Box<dyn Bot<G>>> = (0..game.seats())
                .map(|place| -> Box<dyn Bot<G>> {
                    if place == seat.0 {
                        Box::new(Told::new(way, left.clone(), player(place)))
                    } else if self.left_alone {
                        Box::new(Silent::new(left.clone(), player(place)))
                    } else {
                        player(place)
                    }
                })
                .collect();
            let mut fate = Fate::new(effort.seed, number);
            let played = table::play_on(game, state.clone(), &mut bots, &mut fate, Some(until));
            (game.standing(&played.state, *seat) - before) / G::PARTS as f64
        };
        let values = self.ways.iter().map(value).collect();
        let open = (number < effort.open_worlds).then(|| self.solved(&state)).flatten();
        World { values, open }
    }

    /// What each way would make with all hands open, where every way is a card.
    fn solved(&self, state: &G::State) -> Option<Vec<f64>> {
        // Long hands cannot be reckoned out in a moment.
        let laid = self.game.open_hands(state).filter(|open| open.turn() == self.seat && open.left() <= open.most())?;
        // Where everybody plays for himself it is his own account that counts.
        let open = if laid.alone() { laid.seen_by(SeatSet::one(self.seat)) } else { laid };
        let sign = if open.side().contains(self.seat) == open.is_misere() { -1.0 } else { 1.0 };
        let cards = open.cards();
        let value = |m: &G::Move| {
            let card = cards.iter().find(|(card, _)| format!("play {card}").parse::<G::Move>().as_ref() == Ok(m));
            card.map(|(_, made)| sign * f64::from(*made))
        };
        self.ways.iter().map(|(_, way)| value(&way[0])).collect()
    }
}

/// Asks a question. `told` hears of every world that is done.
///
/// # Errors
/// Says what of the question the rules refuse.
pub fn ask<G: Table>(question: &Question, effort: &Effort, told: &(dyn Fn() + Sync)) -> Result<Finding, Text> {
    let set = set_up::<G>(question)?;
    let worlds: Vec<World> = (0..effort.worlds)
        .into_par_iter()
        .map(|number| {
            let world = set.world(number, effort);
            told();
            world
        })
        .collect();
    let others = set.ways.len() - set.accepted;
    let means = |of: &dyn Fn(&World) -> f64| worlds.iter().map(of).collect::<Mean>();
    let opened = worlds.iter().filter_map(|world| world.open.as_ref());
    let solved = opened.clone().count();
    let ways: Vec<Weighed> = (0..set.ways.len())
        .map(|i| {
            let lead = means(&|world| world.values[0] - world.values[i]);
            let open: Mean = opened.clone().map(|open| open[0] - open[i]).collect();
            let is_told = i > 0 && open.count() >= SELDOM;
            Weighed {
                way: set.ways[i].0.clone(),
                is_book: i < set.accepted,
                value: means(&|world| world.values[i]).value(),
                behind: if i == 0 { None } else { Lead::of(&lead, others) },
                open: (solved > 0).then(|| opened.clone().map(|open| open[i]).sum::<f64>() / solved as f64),
                behind_open: if is_told { Lead::of(&open, others) } else { None },
            }
        })
        .collect();
    // What a deal brings differs by so much: a small part of it is not felt.
    let all = means(&|world| world.values[0]);
    let spread = all.half_width(1).map_or(0.0, |half| half / 1.96 * (all.count() as f64).sqrt());
    let (id, verdict, worlds) = (question.id.clone(), Verdict::Open, effort.worlds);
    let mut found = Finding { id, verdict, worlds, agreed: None, ways, lead: None, preset: None }.judged(FELT * spread);
    found.ways.sort_by(|a, b| b.value.total_cmp(&a.value));
    Ok(found)
}
