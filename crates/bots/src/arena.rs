//! The arena: players meet in duplicate matches, and the difference is reported with its confidence interval.
//!
//! Every match is played several times over with the same luck, the seats changed, until every player has sat everywhere.
//! One such set of matches is one observation: what the cards gave to a seat, they gave to everybody who sat there.

use crate::bot::{Bot, bot};
use crate::fate::{Fate, mix};
use crate::kind::BotKind;
use crate::mean::student;
use crate::search::{Search, Settings};
use crate::table;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use spadille_core::said::{decimal, signed};
use spadille_core::{Bilingual, Lang, Seat, Speech, Table, Text, text};
use std::collections::BTreeSet;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Who meets whom, and for how long.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    /// The players. Fewer than the table has seats share the seats; more meet each other in all combinations.
    pub players: Vec<BotKind>,
    /// How many deals are played in all, at least; matches and sets of matches are played to their end.
    pub deals: u64,
    /// What all luck and all the players' dice depend on.
    pub seed: u64,
    /// Breaks matches off after so many deals. What is unsettled then counts by the game's own standing.
    pub match_deals: Option<u32>,
}

impl Contest {
    /// A contest of whole matches.
    pub fn new(players: impl Into<Vec<BotKind>>, deals: u64, seed: u64) -> Contest {
        Contest { players: players.into(), deals, seed, match_deals: None }
    }
}

/// How far a contest has come.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Progress {
    /// Deals played.
    pub deals: u64,
    /// Deals wanted.
    pub wanted: u64,
}

/// What came of a contest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// The seed.
    pub seed: u64,
    /// Deals played in all.
    pub deals: u64,
    /// Matches played in all.
    pub matches: u64,
    /// Sets of matches with the same luck.
    pub sets: u64,
    /// Seconds it took.
    pub seconds: f64,
    /// The players in the order of the contest.
    pub players: Vec<Score>,
}

/// What came of a contest for one player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// The player's name: the kind, numbered where the same kind plays twice.
    pub name: String,
    /// The kind of player.
    pub kind: BotKind,
    /// Counters won a deal, on average.
    pub mean: f64,
    /// With 95 % confidence the true mean lies within the mean plus or minus this; nothing after a single set.
    pub interval: Option<f64>,
    /// Deals played, counted at each seat the player held.
    pub deals: u64,
    /// Matches played, counted at each seat the player held.
    pub matches: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Decisions a second of its own thinking time.
    pub decisions_per_second: f64,
}

impl Score {
    /// The least and the greatest mean that are likely.
    pub fn bounds(&self) -> (f64, f64) {
        let half = self.interval.unwrap_or(f64::INFINITY);
        (self.mean - half, self.mean + half)
    }
}

/// What one player did in one set of matches.
#[derive(Copy, Clone, Default, Debug)]
struct Share {
    counters: f64,
    deals: u64,
    matches: u64,
    decisions: u64,
    thinking: f64,
}

impl Share {
    fn add(&mut self, other: &Share) {
        self.counters += other.counters;
        self.deals += other.deals;
        self.matches += other.matches;
        self.decisions += other.decisions;
        self.thinking += other.thinking;
    }
}

/// Who sits where, so that everybody sits everywhere: a list of seatings, each a player for every seat.
pub fn seatings(players: usize, seats: u8) -> Vec<Vec<usize>> {
    let seats = seats as usize;
    if players == 0 || seats == 0 {
        return Vec::new();
    }
    let mut companies: Vec<Vec<usize>> = Vec::new();
    if players > seats {
        choose_companies(players, seats, &mut Vec::new(), &mut companies);
    } else {
        companies.extend((0..players).map(|first| (0..seats).map(|seat| (first + seat) % players).collect()));
    }
    let turned = companies.into_iter().flat_map(|company| {
        (0..seats).map(move |turn| (0..seats).map(|seat| company[(seat + turn) % seats]).collect())
    });
    turned.collect::<BTreeSet<Vec<usize>>>().into_iter().collect()
}

fn choose_companies(players: usize, seats: usize, chosen: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
    if chosen.len() == seats {
        all.push(chosen.clone());
        return;
    }
    for player in chosen.last().map_or(0, |p| p + 1)..players {
        chosen.push(player);
        choose_companies(players, seats, chosen, all);
        chosen.pop();
    }
}

/// Plays a contest on all cores. The same contest gives the same report, but for the time it took and for players who
/// think by the clock. The settings are those of the first player, where that one searches; the others search as always.
pub fn run<G: Table>(game: &G, contest: &Contest, settings: Settings, progress: &(dyn Fn(Progress) + Sync)) -> Report {
    let make = |player: usize, seed| -> Box<dyn Bot<G>> {
        match contest.players[player] {
            BotKind::Search(budget) if player == 0 => Box::new(Search::with(budget, seed, settings)),
            kind => bot(kind, seed),
        }
    };
    run_with(game, contest, &make, progress)
}

/// Makes the player of this number in the contest, with a seed for its own dice.
pub type Make<'a, G> = &'a (dyn Fn(usize, u64) -> Box<dyn Bot<G>> + Sync);

/// Plays a contest of players of one's own making; the kinds in the contest only say how many there are and what they
/// are called.
pub fn run_with<G: Table>(
    game: &G,
    contest: &Contest,
    make: Make<'_, G>,
    progress: &(dyn Fn(Progress) + Sync),
) -> Report {
    let begun = Instant::now();
    let seatings = seatings(contest.players.len(), game.seats());
    let done = AtomicU64::new(0);
    let mut sets: Vec<Vec<Share>> = Vec::new();
    let mut deals = 0;
    while deals < contest.deals && !seatings.is_empty() {
        let numbers = next_sets(sets.len() as u64, deals, contest.deals);
        let tables: Vec<(u64, &Vec<usize>)> = numbers.flat_map(|n| seatings.iter().map(move |s| (n, s))).collect();
        let shares: Vec<(Vec<Share>, u64)> = tables
            .into_par_iter()
            .map(|(number, seating)| {
                let (shares, deals) = play_table(game, contest, make, number, seating);
                let deals_done = done.fetch_add(deals, Ordering::Relaxed) + deals;
                progress(Progress { deals: deals_done, wanted: contest.deals });
                (shares, deals)
            })
            .collect();
        for set in shares.chunks(seatings.len()) {
            let mut total = vec![Share::default(); contest.players.len()];
            for (shares, dealt) in set {
                deals += dealt;
                total.iter_mut().zip(shares).for_each(|(t, s)| t.add(s));
            }
            sets.push(total);
        }
        if deals == 0 {
            break;
        }
    }
    Report {
        game: G::ID.into(),
        options: serde_json::to_value(game.options()).unwrap_or_default(),
        seed: contest.seed,
        deals,
        matches: (sets.len() * seatings.len()) as u64,
        sets: sets.len() as u64,
        seconds: begun.elapsed().as_secs_f64(),
        players: (0..contest.players.len()).map(|p| score(&contest.players, p, &sets)).collect(),
    }
}

/// The numbers of the sets to be played next. They depend on what was played, not on how fast.
fn next_sets(played: u64, deals: u64, wanted: u64) -> std::ops::Range<u64> {
    let more = match deals {
        0 => 4,
        _ => (wanted.saturating_sub(deals) * played).div_ceil(deals).clamp(1, 256),
    };
    played..played + more
}

/// Plays one match at one table; returns what each player did and how many deals it had.
fn play_table<G: Table>(
    game: &G,
    contest: &Contest,
    make: Make<'_, G>,
    number: u64,
    seating: &[usize],
) -> (Vec<Share>, u64) {
    // A player's own dice depend on the seat, so that equal players play equally at every seating.
    let mut bots: Vec<Box<dyn Bot<G>>> = seating
        .iter()
        .enumerate()
        .map(|(seat, &player)| make(player, mix(&[contest.seed, number, seat as u64, 1])))
        .collect();
    let mut fate = Fate::new(contest.seed, number);
    let played = table::play(game, &mut bots, &mut fate, contest.match_deals);
    let deals = u64::from(game.deals_done(&played.state));
    let mut shares = vec![Share::default(); contest.players.len()];
    for (seat, &player) in seating.iter().enumerate() {
        let place = Seat(seat as u8);
        let parts = if played.is_whole {
            game.accounts(&played.state).balance(place) as f64
        } else {
            game.standing(&played.state, place)
        };
        shares[player].add(&Share {
            counters: parts / G::PARTS as f64,
            deals,
            matches: 1,
            decisions: played.decisions[seat],
            thinking: played.thinking[seat].as_secs_f64(),
        });
    }
    (shares, deals)
}

fn score(players: &[BotKind], player: usize, sets: &[Vec<Share>]) -> Score {
    let mut total = Share::default();
    sets.iter().for_each(|set| total.add(&set[player]));
    let mean = total.counters / (total.deals as f64).max(1.0);
    // A mean of ratios whose parts vary together: the residuals of the sets around the common ratio.
    let residuals = sets.iter().map(|set| set[player].counters - mean * set[player].deals as f64);
    let (n, squares) = (sets.len() as f64, residuals.map(|r| r * r).sum::<f64>());
    let interval = (sets.len() > 1)
        .then(|| student(sets.len() - 1) * (n / (n - 1.0) * squares).sqrt() / (total.deals as f64).max(1.0));
    let kind = players[player];
    let before = players[..player].iter().filter(|k| **k == kind).count();
    Score {
        name: if before == 0 { kind.to_string() } else { format!("{kind} ({})", before + 1) },
        kind,
        mean,
        interval,
        deals: total.deals,
        matches: total.matches,
        decisions: total.decisions,
        decisions_per_second: total.decisions as f64 / total.thinking.max(1e-9),
    }
}

impl Report {
    /// The result as a table.
    pub fn table(&self, speech: &Speech) -> String {
        let say = |text: Text| speech.say(&text, &[]);
        let figure = |number: &Bilingual| number.get(speech.lang()).to_owned();
        let headings = [
            text!("house-arena-player"),
            text!("house-arena-mean"),
            text!("house-arena-interval"),
            text!("house-arena-deals"),
            text!("house-arena-decisions"),
        ];
        let mut rows = vec![headings.map(say)];
        rows.extend(self.players.iter().map(|p| {
            let half = p.interval.map_or_else(|| "–".into(), |i| figure(&decimal(i, 4)));
            let speed = format!("{:.0}", p.decisions_per_second);
            [p.name.clone(), figure(&signed(p.mean, 4)), half, p.deals.to_string(), speed]
        }));
        let widths: [usize; 5] =
            std::array::from_fn(|i| rows.iter().map(|row| row[i].chars().count()).max().unwrap_or_default());
        let line = |row: &[String; 5]| {
            let numbers = (1..5).map(|i| format!("  {:>1$}", row[i], widths[i])).collect::<String>();
            format!("{:1$}{numbers}", row[0], widths[0])
        };
        let mut lines: Vec<String> = rows.iter().map(line).collect();
        lines.push(say(text!(
            "house-arena-sum",
            deals = self.deals,
            matches = self.matches,
            sets = self.sets,
            seconds = figure(&decimal(self.seconds, 1))
        )));
        lines.join("\n")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.table(&Speech::new(Lang::En, [])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for (players, seats) in [(1, 2), (2, 2), (2, 3), (3, 3), (2, 4), (3, 2), (4, 3), (5, 2)] {
            let all = seatings(players, seats);
            for player in 0..players {
                let sat: Vec<usize> =
                    (0..seats as usize).map(|seat| all.iter().filter(|s| s[seat] == player).count()).collect();
                assert!(sat[0] > 0 && sat.iter().all(|n| *n == sat[0]), "{players} players, {seats} seats: {sat:?}");
            }
        }
        assert_eq!(seatings(2, 2), [[0, 1], [1, 0]]);
        assert_eq!(seatings(2, 3).len(), 6);
        assert!(seatings(0, 3).is_empty());
    }
}
