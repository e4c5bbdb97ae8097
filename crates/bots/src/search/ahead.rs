//! Looking ahead where nothing is hidden and nothing is left to chance: alpha-beta with iterative deepening.
//!
//! It knows nothing of the game but its moves and its [`standing`](Game::standing). Moves that [`stir`](Game::stirs)
//! things up are followed beyond the horizon until it is quiet; a game that does not say which they are pays for it in
//! speed, for then they are known only by the jump they make in the standing. Where the game gives positions a
//! [`fingerprint`](Game::fingerprint), those already thought about are recognised.

use super::{Judged, Spending, Thought};
use crate::fate::{QuickRng, quick_rng};
use spadille_core::{Game, Seat, Space as _, Turn};
use std::hash::{Hash, Hasher};

/// How many positions are looked at for one iteration of the budget: a playout passes through about as many.
pub(super) const POSITIONS_PER_ITERATION: u64 = 100;
const DEEPEST: u32 = 64;
const HISTORY: usize = 1 << 12;
const INFINITE: f64 = f64::INFINITY;

/// Whether what comes next is left to the players alone: tried on one random continuation, long enough that much talk
/// between two throws does not hide the dice.
pub(super) fn is_certain<G: Game>(game: &G, state: &G::State, rng: &mut QuickRng) -> bool {
    let (mut state, deal) = (state.clone(), game.deals_done(state));
    for _ in 0..200 {
        match game.turn(&state) {
            Turn::Chance => return false,
            Turn::Over => return true,
            Turn::Seats { awaited, .. } => {
                let seat = awaited.first().unwrap_or(Seat(0));
                let moves = game.moves(&state, seat);
                // A continuum cannot be gone through move by move.
                let Some(m) = moves.sample(rng).filter(|_| moves.len().is_some()) else { return false };
                game.play(&mut state, seat, m, &mut ());
            }
        }
        if game.deals_done(&state) != deal {
            return true;
        }
    }
    true
}

/// How much a move must bring to count as stirring, if the game itself says of no move that it stirs: three times what a
/// usual move changes, tried on one random continuation.
fn usual_jump<G: Game>(game: &G, state: &G::State) -> Option<f64> {
    let (mut state, deal) = (state.clone(), game.deals_done(state));
    let (mut rng, mut changes) = (quick_rng(1), Vec::new());
    for _ in 0..24 {
        let Some(seat) = game.turn(&state).awaited().first() else { break };
        let moves = game.moves(&state, seat);
        if moves.iter().any(|m| game.stirs(&state, m)) {
            return None;
        }
        let Some(m) = moves.sample(&mut rng) else { break };
        let before = game.standing(&state, seat);
        game.play(&mut state, seat, m, &mut ());
        if game.deals_done(&state) != deal {
            break;
        }
        changes.push((game.standing(&state, seat) - before).abs());
    }
    changes.sort_by(f64::total_cmp);
    changes.get(changes.len() / 2).map(|usual| 3.0 * usual)
}

/// What is remembered of a position.
#[derive(Copy, Clone)]
struct Memory<M> {
    fingerprint: u64,
    depth: u32,
    bound: Bound,
    value: f64,
    best: M,
}

#[derive(Copy, Clone, PartialEq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// Alpha-beta, with everything that is used again from one decision to the next.
pub(super) struct Ahead<G: Game> {
    table: Vec<Option<Memory<G::Move>>>,
    /// Moves that proved strong elsewhere, by their hash.
    history: Vec<u32>,
    /// Quiet moves that refuted something at the same depth.
    killers: Vec<[Option<G::Move>; 2]>,
    lists: Vec<Vec<(i64, G::Move)>>,
    deal: u32,
    /// Whose counters are at stake; what he wins the other loses.
    me: Seat,
    base: f64,
    /// How much a stirring move brings at least, where the game does not say which moves stir.
    jump: Option<f64>,
    positions: u64,
    spending: Option<Spending>,
    stopped: bool,
}

impl<G: Game> Ahead<G> {
    pub(super) fn new() -> Ahead<G> {
        Ahead {
            table: Vec::new(),
            history: Vec::new(),
            killers: Vec::new(),
            lists: Vec::new(),
            deal: 0,
            me: Seat(0),
            base: 0.0,
            jump: None,
            positions: 0,
            spending: None,
            stopped: false,
        }
    }

    /// Ranks the candidates of `seat`; the first is the one to beat.
    pub(super) fn think(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        candidates: &[G::Move],
        spending: Spending,
        thorough: bool,
    ) -> Thought<G::Move> {
        self.prepare(game, state, seat, spending);
        let unknown = |&choice: &G::Move| Judged { choice, value: 0.0, lead: 0.0, error: 0.0, playouts: 0 };
        let mut root: Vec<Judged<G::Move>> = candidates.iter().map(unknown).collect();
        for depth in 1..DEEPEST {
            if !self.deepen(game, state, seat, depth, &mut root, thorough) {
                break;
            }
        }
        let first = root.iter().find(|j| Some(&j.choice) == candidates.first()).map_or(0.0, |j| j.value);
        root.iter_mut().for_each(|j| j.lead = j.value - first);
        Thought { ranking: root, playouts: self.positions }
    }

    fn prepare(&mut self, game: &G, state: &G::State, me: Seat, spending: Spending) {
        self.table.clear();
        self.table.resize(spending.positions().next_power_of_two().clamp(1 << 12, 1 << 20), None);
        self.history.clear();
        self.history.resize(HISTORY, 0);
        self.killers.clear();
        self.killers.resize(2 * DEEPEST as usize, [None; 2]);
        self.lists.resize_with(2 * DEEPEST as usize, Vec::new);
        (self.deal, self.me) = (game.deals_done(state), me);
        self.base = game.standing(state, me);
        self.jump = usual_jump(game, state);
        (self.positions, self.spending, self.stopped) = (0, Some(spending), false);
    }

    /// Looks one step deeper at every move of the root and sorts them. Says whether it could be finished; what an
    /// unfinished look found better than the best so far is kept.
    fn deepen(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        depth: u32,
        root: &mut [Judged<G::Move>],
        thorough: bool,
    ) -> bool {
        let mut best = -INFINITE;
        for i in 0..root.len() {
            let before = self.positions;
            let mut child = state.clone();
            game.play(&mut child, seat, root[i].choice, &mut ());
            let value = if thorough || i == 0 {
                self.after(game, &child, seat, -INFINITE, INFINITE, depth - 1, 1)
            } else {
                let probe = self.after(game, &child, seat, best, above(best), depth - 1, 1);
                if probe > best { self.after(game, &child, seat, best, INFINITE, depth - 1, 1) } else { probe }
            };
            if self.stopped && depth > 1 {
                return false;
            }
            root[i].value = value;
            root[i].playouts += self.positions - before;
            if value > best {
                best = value;
                if !thorough {
                    root[..=i].rotate_right(1);
                }
            }
            if self.stopped {
                return false;
            }
        }
        if thorough {
            root.sort_by(|a, b| b.value.total_cmp(&a.value));
        }
        root.len() > 1
    }

    /// What everything is worth to `seat`, less what it was worth at the root.
    fn standing(&self, game: &G, state: &G::State, seat: Seat) -> f64 {
        let gain = game.standing(state, self.me) - self.base;
        if seat == self.me { gain } else { -gain }
    }

    fn is_spent(&mut self) -> bool {
        if !self.stopped
            && self.positions.is_multiple_of(256)
            && let Some(spending) = &mut self.spending
        {
            spending.iterations = self.positions / POSITIONS_PER_ITERATION;
            self.stopped = spending.spent() >= 1.0;
        }
        self.stopped
    }

    /// What a position is worth to `mover`, who has just moved.
    #[allow(clippy::too_many_arguments)]
    fn after(&mut self, game: &G, state: &G::State, mover: Seat, alpha: f64, beta: f64, depth: u32, ply: usize) -> f64 {
        let next = match game.turn(state) {
            Turn::Seats { awaited, .. } if game.deals_done(state) == self.deal => awaited.first(),
            _ => None,
        };
        match next {
            // Over, or left to chance. What comes sooner is better if it is good, and worse if it is bad.
            None => self.standing(game, state, mover) * (1.0 - 1e-3 * ply as f64),
            Some(seat) if seat == mover => self.search(game, state, seat, alpha, beta, depth, ply),
            Some(seat) => -self.search(game, state, seat, -beta, -alpha, depth, ply),
        }
    }

    /// What a position is worth to `seat`, who is to move.
    #[allow(clippy::too_many_arguments)]
    fn search(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        mut alpha: f64,
        beta: f64,
        depth: u32,
        ply: usize,
    ) -> f64 {
        if depth == 0 || ply + 1 >= self.lists.len() {
            return self.quiet(game, state, seat, alpha, beta, ply);
        }
        self.positions += 1;
        if self.is_spent() {
            return 0.0;
        }
        let fingerprint = game.fingerprint(state).map(|f| f ^ u64::from(seat.0));
        let remembered = fingerprint.and_then(|f| self.recall(f));
        if let Some(memory) = remembered
            && memory.depth >= depth
            && match memory.bound {
                Bound::Exact => true,
                Bound::AtLeast => memory.value >= beta,
                Bound::AtMost => memory.value <= alpha,
            }
        {
            return memory.value;
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        self.order(game, state, seat, remembered.map(|m| m.best), ply, &mut list);
        let (floor, mut best, mut best_move) = (alpha, -INFINITE, None);
        for (i, &(rank, m)) in list.iter().enumerate() {
            let mut child = state.clone();
            game.play(&mut child, seat, m, &mut ());
            // Late moves that have proved nothing anywhere are looked at less deeply first.
            let late =
                if rank < STIRS && depth >= 3 { u32::from(i >= 4) + u32::from(i >= 16 && depth >= 5) } else { 0 };
            let value = if i == 0 {
                self.after(game, &child, seat, alpha, beta, depth - 1, ply + 1)
            } else {
                let shallow = depth - 1 - late;
                let mut probe = self.after(game, &child, seat, alpha, above(alpha), shallow, ply + 1);
                if late > 0 && probe > alpha {
                    probe = self.after(game, &child, seat, alpha, above(alpha), depth - 1, ply + 1);
                }
                if probe > alpha && probe < beta {
                    self.after(game, &child, seat, alpha, beta, depth - 1, ply + 1)
                } else {
                    probe
                }
            };
            if self.stopped {
                break;
            }
            if value > best {
                (best, best_move) = (value, Some(m));
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                self.applaud(seat, m, depth, ply, rank);
                break;
            }
        }
        self.lists[ply] = list;
        if let (Some(fingerprint), Some(choice), false) = (fingerprint, best_move, self.stopped) {
            let bound = if best >= beta {
                Bound::AtLeast
            } else if best > floor {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            self.remember(Memory { fingerprint, depth, bound, value: best, best: choice });
        }
        if best == -INFINITE { self.standing(game, state, seat) } else { best }
    }

    /// Follows only what stirs things up; anybody may also leave it as it stands.
    fn quiet(&mut self, game: &G, state: &G::State, seat: Seat, mut alpha: f64, beta: f64, ply: usize) -> f64 {
        self.positions += 1;
        let mut best = self.standing(game, state, seat);
        if best >= beta || ply + 1 >= self.lists.len() || self.is_spent() {
            return best;
        }
        alpha = alpha.max(best);
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        for m in game.moves(state, seat).iter() {
            if let Some(promise) = self.stirring(game, state, seat, m, best) {
                list.push((promise, m));
            }
        }
        list.sort_by_key(|(rank, _)| -rank);
        for &(_, m) in &list {
            let mut child = state.clone();
            game.play(&mut child, seat, m, &mut ());
            let value = self.after(game, &child, seat, alpha, beta, 0, ply + 1);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        self.lists[ply] = list;
        best
    }

    /// The moves, the most promising first.
    fn order(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        best: Option<G::Move>,
        ply: usize,
        list: &mut Vec<(i64, G::Move)>,
    ) {
        list.clear();
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let stand = self.standing(game, state, seat);
        for m in game.moves(state, seat).iter() {
            let rank = if Some(m) == best {
                4 * STIRS
            } else if let Some(promise) = self.stirring(game, state, seat, m, stand) {
                2 * STIRS + promise
            } else if killers.contains(&Some(m)) {
                STIRS
            } else {
                self.fame(seat, m)
            };
            list.push((rank, m));
        }
        list.sort_by_key(|(rank, _)| -rank);
    }

    /// A move that refuted something is thought of sooner elsewhere.
    fn applaud(&mut self, seat: Seat, m: G::Move, depth: u32, ply: usize, rank: i64) {
        let place = place_of(seat, &m, HISTORY);
        self.history[place] = (self.history[place] + depth * depth).min(1 << 24);
        if rank <= STIRS
            && let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(m)
        {
            *killers = [Some(m), killers[0]];
        }
    }

    /// What a stirring move seems to bring at once, as a rank; nothing if it does not stir. `stand` is how the position
    /// stands now.
    fn stirring(&self, game: &G, state: &G::State, seat: Seat, m: G::Move, stand: f64) -> Option<i64> {
        if self.jump.is_none() && !game.stirs(state, m) {
            return None;
        }
        let mut child = state.clone();
        game.play(&mut child, seat, m, &mut ());
        let gain = self.standing(game, &child, seat);
        if self.jump.is_some_and(|jump| gain - stand < jump) {
            return None;
        }
        // Squeezed, so that all promises stay within the rank of stirring moves.
        Some((gain / (1.0 + gain.abs()) * (STIRS / 2) as f64) as i64)
    }

    fn fame(&self, seat: Seat, m: G::Move) -> i64 {
        self.history[place_of(seat, &m, HISTORY)].into()
    }

    fn recall(&self, fingerprint: u64) -> Option<Memory<G::Move>> {
        self.table[fingerprint as usize % self.table.len()].filter(|memory| memory.fingerprint == fingerprint)
    }

    fn remember(&mut self, memory: Memory<G::Move>) {
        let place = memory.fingerprint as usize % self.table.len();
        self.table[place] = Some(memory);
    }
}

/// Ranks of moves: above this they stir things up, were best before or refuted something here.
const STIRS: i64 = 1 << 32;

/// The next number above: a window with nothing in it.
fn above(x: f64) -> f64 {
    if x == -INFINITE { f64::MIN } else { x.next_up() }
}

fn place_of<M: Hash>(seat: Seat, m: &M, places: usize) -> usize {
    let mut hasher = Folding(u64::from(seat.0));
    m.hash(&mut hasher);
    (hasher.finish() >> 32) as usize % places
}

/// A quick hash for small keys.
struct Folding(u64);

impl Hasher for Folding {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&b| self.write_u64(b.into()));
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}
