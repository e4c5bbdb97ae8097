//! The player who plays things out in mind, written once for every game of the house.
//!
//! Four ways of looking ahead, chosen by what the game is like at the moment:
//!
//! - Where something is hidden or dice will fall, a [`race`] between the moves worth thinking about: whole states are
//!   imagined from the view, and in each of them every move still in the race is played out with the same luck, so that
//!   the moves are compared like with like. The worse half leaves the race again and again.
//! - Below each of these moves grows a [`tree`] (information-set Monte-Carlo tree search): it is keyed by moves alone, so
//!   that no imagined player knows more than he could. The book's advice is where it looks first.
//! - Where few cards are left of a game of tricks, the rest of an imagined world beyond the tree is a [`script`]: solved, not guessed.
//! - Where two play and nothing is hidden, [`ahead`]: alpha-beta.
//!
//! Where the game can [`reckon`](spadille_core::Table::reckon) exactly what each move is worth, nothing is played out at
//! all.
//!
//! What a position is worth is the game's own [`standing`](spadille_core::Game::standing), at the end of the deal or
//! where the horizon is reached.

mod ahead;
mod race;
mod script;
mod tree;

use crate::bot::{Bot, advised, drawn, moves_of};
use crate::fate::{QuickRng, quick_rng};
use crate::kind::Budget;
use ahead::Ahead;
use race::Race;
use spadille_core::{Seat, Skill, Space as _, Table};
use std::time::Instant;

/// How the search weighs things. The defaults are those that did best in the arena.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Settings {
    /// How eagerly the tree tries what looks worse, in units of the values' own spread.
    pub exploration: f64,
    /// How much of the tree's attention the book's move gets before anything is known.
    pub trust_in_book: f64,
    /// How often an imagined player follows the book beyond the tree.
    pub book_in_playouts: f64,
    /// How many decisions a playout looks ahead at most, if the deal does not end before.
    pub horizon: u32,
    /// By how many decisions a throw or draw of chance brings the horizon nearer.
    pub chance_costs: u32,
    /// How many standard errors a move must seem better than the book's before it is preferred.
    pub caution: f64,
    /// Whether the tree grows beyond what chance decides.
    pub through_chance: bool,
    /// With how many cards in hand or fewer the rest of a game of tricks is solved with open hands, where the tree ends, instead
    /// of played out; 0 is never.
    pub open_cards: u8,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            exploration: 0.5,
            trust_in_book: 0.5,
            book_in_playouts: 0.95,
            horizon: 96,
            chance_costs: 8,
            caution: 1.0,
            through_chance: false,
            open_cards: 5,
        }
    }
}

/// What the search thinks of one move.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Judged<M> {
    /// The move.
    pub choice: M,
    /// What it is expected to change for the seat, in parts of a counter.
    pub value: f64,
    /// By how much it is better than the move first thought of, in parts of a counter; that move itself has nought.
    pub lead: f64,
    /// The standard error of that lead; nought where nothing was left to chance.
    pub error: f64,
    /// How often it was played out.
    pub playouts: u64,
}

/// What came of thinking: the moves, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<M> {
    /// The moves that were thought about, the best first.
    pub ranking: Vec<Judged<M>>,
    /// How many continuations were looked at in all.
    pub playouts: u64,
}

/// A clock or a counter that says how much of the budget is spent.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Spending {
    budget: Budget,
    begun: Instant,
    pub(crate) iterations: u64,
}

impl Spending {
    fn new(budget: Budget) -> Spending {
        Spending { budget, begun: Instant::now(), iterations: 0 }
    }

    /// About how many positions can be looked at one by one.
    fn positions(&self) -> usize {
        match self.budget {
            Budget::Iterations(n) => n as usize * ahead::POSITIONS_PER_ITERATION as usize,
            Budget::Time(time) => time.as_millis() as usize * 1000,
        }
    }

    /// The part of the budget that is spent: 1 when there is nothing left.
    fn spent(&self) -> f64 {
        if crate::hurry::is_wanted() {
            return 1.0;
        }
        match self.budget {
            Budget::Iterations(n) => self.iterations as f64 / f64::from(n.max(1)),
            Budget::Time(time) => self.begun.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9),
        }
    }
}

/// The player who searches.
pub struct Search<G: Table> {
    budget: Budget,
    settings: Settings,
    rng: QuickRng,
    race: Race<G>,
    ahead: Ahead<G>,
}

impl<G: Table> Search<G> {
    /// A player with so much to think with.
    pub fn new(budget: Budget, seed: u64) -> Search<G> {
        Search::with(budget, seed, Settings::default())
    }

    /// A player with settings of one's own.
    pub fn with(budget: Budget, seed: u64, settings: Settings) -> Search<G> {
        Search { budget, settings, rng: quick_rng(seed), race: Race::new(), ahead: Ahead::new() }
    }

    /// Thinks about what `seat` may do, and ranks it. With `thorough`, moves that are out of question are valued exactly
    /// too, at some cost; otherwise only the best move's rank is to be relied on.
    pub fn think(&mut self, game: &G, view: &G::View, seat: Seat, thorough: bool) -> Thought<G::Move> {
        let moves = moves_of(game, view, seat, &mut self.rng);
        if moves.len().is_some_and(|n| n <= 1) {
            let only = moves.nth(0).map(|choice| Judged { choice, value: 0.0, lead: 0.0, error: 0.0, playouts: 0 });
            return Thought { ranking: only.into_iter().collect(), playouts: 0 };
        }
        let spending = Spending::new(self.budget);
        let candidates = self.candidates(game, view, seat, &moves);
        if let Some(thought) = reckoned(game, view, seat, &candidates) {
            return thought;
        }
        if Self::is_open(game) {
            let state = game.imagine(view, &mut self.rng);
            if ahead::is_certain(game, &state, &mut self.rng) {
                return self.ahead.think(game, &state, seat, &candidates, spending, thorough);
            }
        }
        let open_cards = if self.is_near_the_end(game, view) { self.settings.open_cards } else { 0 };
        let settings = Settings { open_cards, ..self.settings };
        self.race.run(game, view, seat, &candidates, spending, &settings, &mut self.rng)
    }

    /// Whether so few cards are left of a game of tricks that its end is solved: earlier it says too little about a move to be worth
    /// the time.
    fn is_near_the_end(&self, game: &G, view: &G::View) -> bool {
        // With a copy of the dice, so that whoever solves and whoever does not think alike up to here.
        let imagine = || game.imagine(view, &mut self.rng.clone());
        let left = |state: &G::State| game.open_hands(state).map(|open| open.left());
        self.settings.open_cards > 0 && left(&imagine()).is_some_and(|left| left <= self.settings.open_cards)
    }

    /// Whether two play and nothing is hidden: then the view is the state.
    fn is_open(game: &G) -> bool {
        game.seats() == 2 && !G::HAS_SECRETS
    }

    /// The moves worth thinking about, the book's first.
    fn candidates(&mut self, game: &G, view: &G::View, seat: Seat, moves: &G::Moves) -> Vec<G::Move> {
        let mut few = game.candidates(view, seat, moves, &mut self.rng);
        few.retain(|m| moves.contains(m));
        if few.is_empty() {
            few.extend(moves.sample(&mut self.rng));
        }
        if let Some(advised) = advised(game, view, seat, moves) {
            match few.iter().position(|m| *m == advised) {
                Some(place) => few.swap(0, place),
                None => few.insert(0, advised),
            }
        }
        few
    }
}

/// Ranks the candidates by what the game itself reckons, where it can do so for all of them; the first is the one to beat.
fn reckoned<G: Table>(game: &G, view: &G::View, seat: Seat, candidates: &[G::Move]) -> Option<Thought<G::Move>> {
    let values = candidates.iter().map(|&m| game.reckon(view, seat, m)).collect::<Option<Vec<f64>>>()?;
    let first = *values.first()?;
    let judge =
        |(&choice, value): (&G::Move, f64)| Judged { choice, value, lead: value - first, error: 0.0, playouts: 0 };
    let mut ranking: Vec<Judged<G::Move>> = candidates.iter().zip(values).map(judge).collect();
    ranking.sort_by(|a, b| b.value.total_cmp(&a.value));
    Some(Thought { ranking, playouts: 0 })
}

impl<G: Table> Bot<G> for Search<G> {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        if let Some(drawn) = drawn(game, view, seat, Skill::Search, &mut self.rng) {
            return Some(drawn);
        }
        self.think(game, view, seat, false).ranking.first().map(|judged| judged.choice)
    }
}
