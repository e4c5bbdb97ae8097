//! A race between moves: played out in the same imagined worlds, the worse half leaving again and again.
//!
//! What the cards bring differs far more from world to world than one move differs from another. Playing every move of
//! the race in the same world with the same luck takes that difference out of the comparison.

use super::tree::{Leaf, Tree};
use super::{Judged, Settings, Spending, Thought};
use crate::fate::{QuickRng, quick_rng};
use rand::Rng as _;
use spadille_core::{Seat, Table};

/// One move in the race.
struct Runner<M> {
    choice: M,
    /// The node of the tree below the move.
    node: u32,
    playouts: u64,
    total: f64,
    /// Sum and sum of squares of the lead over the first runner, world by world.
    lead: f64,
    lead_squared: f64,
    /// How many halvings it has survived.
    stage: u32,
}

impl<M> Runner<M> {
    fn mean_lead(&self) -> f64 {
        self.lead / self.playouts.max(1) as f64
    }

    /// The spread of the lead from world to world.
    fn variance(&self) -> f64 {
        let n = self.playouts.max(2) as f64;
        ((self.lead_squared - self.lead * self.lead / n) / (n - 1.0)).max(0.0)
    }
}

/// The race, with everything that is used again from one decision to the next.
pub(super) struct Race<G: Table> {
    tree: Tree<G::Move>,
    runners: Vec<Runner<G::Move>>,
    alive: Vec<usize>,
    scratch: Option<G::State>,
}

impl<G: Table> Race<G> {
    pub(super) fn new() -> Race<G> {
        Race { tree: Tree::new(), runners: Vec::new(), alive: Vec::new(), scratch: None }
    }

    /// Lets the candidates race until the budget is spent. The first is the one to beat.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn run(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        candidates: &[G::Move],
        mut spending: Spending,
        settings: &Settings,
        rng: &mut QuickRng,
    ) -> Thought<G::Move> {
        self.line_up(candidates);
        let stages = candidates.len().next_power_of_two().trailing_zeros().max(1);
        for stage in 1..=stages {
            let until = f64::from(stage) / f64::from(stages);
            loop {
                self.round(game, view, seat, &mut spending, settings, rng);
                if spending.spent() >= until {
                    break;
                }
            }
            if !self.halve(stage) {
                break;
            }
        }
        self.verdict(settings, spending.iterations)
    }

    fn line_up(&mut self, candidates: &[G::Move]) {
        self.tree.clear();
        self.runners.clear();
        self.alive.clear();
        for (i, &choice) in candidates.iter().enumerate() {
            let node = self.tree.plant();
            self.runners.push(Runner { choice, node, playouts: 0, total: 0.0, lead: 0.0, lead_squared: 0.0, stage: 0 });
            self.alive.push(i);
        }
    }

    /// One imagined world, in which every move of the race is played out with the same luck.
    fn round(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        spending: &mut Spending,
        settings: &Settings,
        rng: &mut QuickRng,
    ) {
        let world = game.imagine(view, rng);
        let leaf = Leaf::of(game, &world, settings);
        let luck = rng.next_u64();
        let mut first = 0.0;
        for &i in &self.alive {
            let runner = &mut self.runners[i];
            let state = match &mut self.scratch {
                Some(state) => {
                    state.clone_from(&world);
                    state
                }
                none => none.insert(world.clone()),
            };
            game.play(state, seat, runner.choice, &mut ());
            let mut luck = quick_rng(luck);
            let value = self.tree.play_out(game, state, runner.node, &leaf, settings, &mut luck)[seat.index()];
            if i == 0 {
                first = value;
            }
            runner.playouts += 1;
            runner.total += value;
            runner.lead += value - first;
            runner.lead_squared += (value - first) * (value - first);
            spending.iterations += 1;
        }
    }

    /// Sends the worse half home; the first runner always stays, to be compared with. Says whether it is worth going on.
    fn halve(&mut self, stage: u32) -> bool {
        let runners = &self.runners;
        self.alive.sort_by(|&a, &b| runners[b].mean_lead().total_cmp(&runners[a].mean_lead()).then(a.cmp(&b)));
        self.alive.truncate(self.alive.len().div_ceil(2));
        for &i in &self.alive {
            self.runners[i].stage = stage;
        }
        if !self.alive.contains(&0) {
            self.alive.push(0);
        }
        // The first runner is played first in each world.
        self.alive.sort_unstable();
        self.alive.len() > 1
    }

    fn verdict(&mut self, settings: &Settings, playouts: u64) -> Thought<G::Move> {
        // The spread common to all guards against a lucky few worlds.
        let pooled = {
            let others = self.runners.iter().skip(1).filter(|r| r.playouts > 1);
            let (sum, n) = others.fold((0.0, 0.0), |(sum, n), r| (sum + r.variance(), n + 1.0));
            if n > 0.0 { sum / n } else { 0.0 }
        };
        let error = |r: &Runner<G::Move>| {
            let n = r.playouts.max(1) as f64;
            // As if four of the worlds had shown the common spread.
            ((r.variance() * n + pooled * 4.0) / (n + 4.0) / n).sqrt()
        };
        let judge = |(i, r): (usize, &Runner<G::Move>)| {
            let error = if i == 0 { 0.0 } else { error(r) };
            let value = r.total / r.playouts.max(1) as f64;
            (r.stage, Judged { choice: r.choice, value, lead: r.mean_lead(), error, playouts: r.playouts })
        };
        let mut ranking: Vec<(u32, Judged<G::Move>)> = self.runners.iter().enumerate().map(judge).collect();
        let last = ranking.iter().map(|(stage, _)| *stage).max().unwrap_or(0);
        // The first runner ran to the end.
        if let Some(first) = ranking.first_mut() {
            first.0 = last;
        }
        let cautious = |j: &Judged<G::Move>| j.lead - settings.caution * j.error;
        ranking.sort_by(|(s, a), (t, b)| t.cmp(s).then(cautious(b).total_cmp(&cautious(a))));
        Thought { ranking: ranking.into_iter().map(|(_, judged)| judged).collect(), playouts }
    }
}
