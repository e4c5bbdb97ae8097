//! The tree below a move: information-set Monte-Carlo tree search.
//!
//! The tree is keyed by moves alone. In every imagined world only the moves legal there are looked at, and an edge
//! remembers how often it could have been taken as well as how often it was. The book's advice, given to each imagined
//! player on his own view, says where to look first; values found there say where to look more.

use super::Settings;
use super::script::Script;
use crate::bot::advised;
use crate::fate::QuickRng;
use rand::RngExt as _;
use spadille_core::seat::MAX_SEATS;
use spadille_core::{Game, Seat, Space as _, Table, Turn, Viewer};

/// What each seat gains.
pub(super) type Gains = [f64; MAX_SEATS];

/// Spaces up to this size are looked through whole; in larger ones only a growing few moves are tried.
const SMALL: u64 = 64;
/// The tree grows no larger than this, however long somebody thinks.
const LARGEST: usize = 2_000_000;
const NONE: u32 = u32::MAX;

/// Where a playout ends, and what everybody had when it began.
#[derive(Clone, Debug)]
pub(super) struct Leaf {
    deal: u32,
    horizon: u32,
    /// How often chance may decide, where the game foresees no more.
    foresight: u32,
    before: Gains,
    seats: u8,
}

impl Leaf {
    /// From this state on.
    pub(super) fn of<G: Game>(game: &G, state: &G::State, settings: &Settings) -> Leaf {
        let (deal, seats) = (game.deals_done(state), game.seats());
        let mut before = [0.0; MAX_SEATS];
        Seat::all(seats).for_each(|seat| before[seat.index()] = game.standing(state, seat));
        let foresight = game.foresight().unwrap_or(u32::MAX);
        Leaf { deal, horizon: settings.horizon, foresight, before, seats }
    }

    fn gains<G: Game>(&self, game: &G, state: &G::State) -> Gains {
        let mut gains = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            gains[seat.index()] = game.standing(state, seat) - self.before[seat.index()];
        }
        gains
    }
}

#[derive(Clone, Debug)]
struct Node {
    /// The first of its edges, each of which names the next.
    first: u32,
    visits: u32,
    /// What it was worth in sum to whoever acted here.
    total: f64,
}

#[derive(Clone, Debug)]
struct Edge<M> {
    choice: M,
    seat: Seat,
    next: u32,
    child: u32,
    visits: u32,
    /// How often the move was legal when the node was visited.
    available: u32,
    total: f64,
}

/// Mean and spread of what was seen so far.
#[derive(Copy, Clone, Debug, Default)]
struct Spread {
    n: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, x: f64) {
        self.n += 1.0;
        let off = x - self.mean;
        self.mean += off / self.n;
        self.squares += off * (x - self.mean);
    }

    fn deviation(&self) -> f64 {
        if self.n < 2.0 { 1.0 } else { (self.squares / (self.n - 1.0)).sqrt().max(1e-9) }
    }
}

/// All nodes and edges in two long rows, emptied but not given back between decisions.
pub(super) struct Tree<M> {
    nodes: Vec<Node>,
    edges: Vec<Edge<M>>,
    path: Vec<(u32, u32)>,
    spread: [Spread; MAX_SEATS],
    script: Script<M>,
}

/// Who acts next, if the playout goes on.
enum Next {
    Act(Seat),
    End,
}

impl<M: Copy + Eq> Tree<M> {
    pub(super) fn new() -> Tree<M> {
        let (nodes, edges, path) = (Vec::new(), Vec::new(), Vec::new());
        Tree { nodes, edges, path, spread: [Spread::default(); MAX_SEATS], script: Script::new() }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.spread = [Spread::default(); MAX_SEATS];
    }

    /// A new node without edges.
    pub(super) fn plant(&mut self) -> u32 {
        self.nodes.push(Node { first: NONE, visits: 0, total: 0.0 });
        (self.nodes.len() - 1) as u32
    }

    /// Plays on from `state`, which belongs to `node`: by the tree as far as it reaches and one step further, then as
    /// it is solved, or by the book and at random, to the leaf. Returns what each seat gains.
    pub(super) fn play_out<G: Table<Move = M>>(
        &mut self,
        game: &G,
        state: &mut G::State,
        mut node: u32,
        leaf: &Leaf,
        settings: &Settings,
        rng: &mut QuickRng,
    ) -> Gains {
        self.path.clear();
        self.script.clear();
        let mut ahead = Ahead { left: leaf.horizon, draws: leaf.foresight };
        let mut in_tree = true;
        while let Next::Act(seat) = advance(game, state, leaf, settings, &mut ahead, &mut in_tree, rng) {
            ahead.left -= 1;
            let choice = if in_tree {
                let Some((choice, known)) = self.select(game, state, node, seat, settings, rng) else { break };
                in_tree = known != NONE;
                if in_tree || self.edges.len() < LARGEST {
                    let edge = if in_tree { known } else { self.add(node, seat, choice) };
                    self.path.push((node, edge));
                    node = self.edges[edge as usize].child;
                }
                choice
            } else if let Some(scripted) = self.script.next(game, state, seat, settings.open_cards) {
                scripted
            } else {
                let Some(choice) = quick_choice(game, state, seat, settings, rng) else { break };
                choice
            };
            game.play(state, seat, choice, &mut ());
        }
        let gains = leaf.gains(game, state);
        self.learn(&gains);
        Seat::all(leaf.seats).for_each(|seat| self.spread[seat.index()].add(gains[seat.index()]));
        gains
    }

    fn learn(&mut self, gains: &Gains) {
        for &(node, edge) in &self.path {
            let edge = &mut self.edges[edge as usize];
            let gain = gains[edge.seat.index()];
            edge.visits += 1;
            edge.total += gain;
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.total += gain;
        }
    }

    /// The move to follow and its edge, if it has one already.
    fn select<G: Table<Move = M>>(
        &mut self,
        game: &G,
        state: &G::State,
        node: u32,
        seat: Seat,
        settings: &Settings,
        rng: &mut QuickRng,
    ) -> Option<(M, u32)> {
        let moves = game.moves(state, seat);
        let advice = if moves.len() == Some(1) {
            moves.nth(0)
        } else {
            advised(game, &game.view(state, Viewer::Seat(seat)), seat, &moves)
        };
        let at = &self.nodes[node as usize];
        let mean = if at.visits == 0 { 0.0 } else { at.total / f64::from(at.visits) };
        let eagerness = settings.exploration * self.spread[seat.index()].deviation();
        let is_small = moves.len().is_some_and(|n| n <= SMALL);
        let even = 1.0 / if is_small { moves.len().unwrap_or(1) as f64 } else { 16.0 };
        let prior = |m: M| match advice {
            Some(advised) if advised == m => settings.trust_in_book + (1.0 - settings.trust_in_book) * even,
            Some(_) => (1.0 - settings.trust_in_book) * even,
            None => even,
        };
        let mut best: Option<(f64, M, u32)> = None;
        let mut offer = |score: f64, m: M, edge: u32| {
            if best.is_none_or(|(most, ..)| score > most) {
                best = Some((score, m, edge));
            }
        };
        let visited = f64::from(at.visits).max(1.0);
        // Moves that have an edge already.
        let (mut edge, mut known) = (at.first, 0u64);
        while edge != NONE {
            let e = &mut self.edges[edge as usize];
            if e.seat == seat && moves.contains(&e.choice) {
                known += 1;
                e.available += 1;
                let value = if e.visits == 0 { mean } else { e.total / f64::from(e.visits) };
                let wish = prior(e.choice) * f64::from(e.available).sqrt() / (1.0 + f64::from(e.visits));
                offer(value + eagerness * wish, e.choice, edge);
            }
            edge = e.next;
        }
        // Moves that have none: all of a small space; of a large one the book's, and now and then another.
        let mut offer_new = |tree: &Self, m: M| {
            if tree.find(node, seat, m) == NONE {
                offer(mean + eagerness * prior(m) * visited.sqrt(), m, NONE);
            }
        };
        if is_small {
            if moves.len().is_none_or(|n| known < n) {
                // Ties are broken by luck, not by the order of the cards.
                let n = moves.len().unwrap_or(1);
                let start = rng.random_range(0..n);
                for i in 0..n {
                    if let Some(m) = moves.nth((start + i) % n) {
                        offer_new(self, m);
                    }
                }
            }
        } else {
            if let Some(m) = advice {
                offer_new(self, m);
            }
            if (known as f64) < visited.sqrt() / 2.0
                && let Some(m) = moves.sample(rng)
            {
                offer_new(self, m);
            }
        }
        match best {
            Some((_, choice, edge)) => Some((choice, edge)),
            None => moves.sample(rng).map(|choice| (choice, NONE)),
        }
    }

    fn find(&self, node: u32, seat: Seat, choice: M) -> u32 {
        let mut edge = self.nodes[node as usize].first;
        while edge != NONE {
            let e = &self.edges[edge as usize];
            if e.seat == seat && e.choice == choice {
                return edge;
            }
            edge = e.next;
        }
        NONE
    }

    fn add(&mut self, node: u32, seat: Seat, choice: M) -> u32 {
        let child = self.plant();
        let next = self.nodes[node as usize].first;
        let edge = self.edges.len() as u32;
        self.edges.push(Edge { choice, seat, next, child, visits: 0, available: 1, total: 0.0 });
        self.nodes[node as usize].first = edge;
        edge
    }
}

/// How far a playout may still go.
struct Ahead {
    /// Decisions.
    left: u32,
    /// Draws of chance.
    draws: u32,
}

/// Lets chance decide until somebody is to act or the leaf is reached.
fn advance<G: Game>(
    game: &G,
    state: &mut G::State,
    leaf: &Leaf,
    settings: &Settings,
    ahead: &mut Ahead,
    in_tree: &mut bool,
    rng: &mut QuickRng,
) -> Next {
    loop {
        if ahead.left == 0 || ahead.draws == 0 || game.deals_done(state) != leaf.deal {
            return Next::End;
        }
        match game.turn(state) {
            Turn::Over => return Next::End,
            Turn::Seats { awaited, .. } => return awaited.first().map_or(Next::End, Next::Act),
            // What stands before the throw is judged more evenly than what the throw has just changed.
            Turn::Chance if ahead.left <= settings.chance_costs => return Next::End,
            Turn::Chance => {
                let outcome = game.draw(state, rng);
                game.reveal(state, &outcome, &mut ());
                *in_tree &= settings.through_chance;
                ahead.left -= settings.chance_costs;
                ahead.draws -= 1;
            }
        }
    }
}

/// What an imagined player does without thinking: mostly what the book says, sometimes anything.
fn quick_choice<G: Table>(
    game: &G,
    state: &G::State,
    seat: Seat,
    settings: &Settings,
    rng: &mut QuickRng,
) -> Option<G::Move> {
    let moves = game.moves(state, seat);
    if moves.len() == Some(1) {
        return moves.nth(0);
    }
    if rng.random::<f64>() < settings.book_in_playouts {
        let view = game.view(state, Viewer::Seat(seat));
        if let Some(choice) = advised(game, &view, seat, &moves) {
            return Some(choice);
        }
    }
    moves.sample(rng)
}
