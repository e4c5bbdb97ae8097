//! What a player is: a function from what a seat may know to a move.

use crate::fate::{QuickRng, quick_rng};
use crate::kind::BotKind;
use crate::search::Search;
use rand::{Rng, RngExt as _};
use spadille_core::{Seat, Skill, Space as _, Table};

/// A player. It is handed a view, never a state, and answers with a legal move.
pub trait Bot<G: Table>: Send {
    /// A move for `seat`, which the game awaits and whose view this is; nothing only if the seat has no move.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move>;

    /// A move for `seat`, which may interrupt but need not; nothing to let the others go on.
    fn interrupt(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        advised(game, view, seat, &moves_of(game, view, seat, &mut quick_rng(0)))
    }
}

impl<G: Table> Bot<G> for Box<dyn Bot<G>> {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        (**self).choose(game, view, seat)
    }

    fn interrupt(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        (**self).interrupt(game, view, seat)
    }
}

/// A player of this kind. The same seed and the same views give the same moves, unless it thinks by the clock.
pub fn bot<G: Table>(kind: BotKind, seed: u64) -> Box<dyn Bot<G>> {
    match kind {
        BotKind::Random => Box::new(Random(quick_rng(seed))),
        BotKind::Novice => Box::new(Novice(quick_rng(seed))),
        BotKind::Book => Box::new(Book(quick_rng(seed))),
        BotKind::Search(budget) => Box::new(Search::<G>::new(budget, seed)),
    }
}

/// Everything a seat may do, from what it may know: what is legal never depends on more.
pub fn moves_of<G: Table, R: Rng>(game: &G, view: &G::View, seat: Seat, rng: &mut R) -> G::Moves {
    game.moves(&game.imagine(view, rng), seat)
}

/// The book's advice, if it has any and it is legal.
pub fn advised<G: Table>(game: &G, view: &G::View, seat: Seat, moves: &G::Moves) -> Option<G::Move> {
    game.advise(view, seat).map(|a| a.choice).filter(|m| moves.contains(m))
}

/// What a player of this skill draws by lot, where the game has something to draw for and it is legal.
pub(crate) fn drawn<G: Table>(
    game: &G,
    view: &G::View,
    seat: Seat,
    skill: Skill,
    rng: &mut QuickRng,
) -> Option<G::Move> {
    let drawn = game.lot(view, seat, skill, rng)?;
    moves_of(game, view, seat, rng).contains(&drawn).then_some(drawn)
}

/// Plays any legal move, each equally likely.
#[derive(Clone, Debug)]
pub struct Random(QuickRng);

impl<G: Table> Bot<G> for Random {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        moves_of(game, view, seat, &mut self.0).sample(&mut self.0)
    }

    /// Now and then.
    fn interrupt(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        if self.0.random_range(0..8u32) == 0 { self.choose(game, view, seat) } else { None }
    }
}

/// Plays what the book advises, and anything where the book is silent.
#[derive(Clone, Debug)]
pub struct Book(QuickRng);

impl<G: Table> Bot<G> for Book {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        if let Some(drawn) = drawn(game, view, seat, Skill::Book, &mut self.0) {
            return Some(drawn);
        }
        let moves = moves_of(game, view, seat, &mut self.0);
        advised(game, view, seat, &moves).or_else(|| moves.sample(&mut self.0))
    }
}

/// Has read the book and means well, but forgets it now and then and misjudges what lies near.
#[derive(Clone, Debug)]
pub struct Novice(QuickRng);

/// Of how many decisions a novice forgets the book in one.
const FORGETS_ONCE_IN: u32 = 4;

impl<G: Table> Bot<G> for Novice {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        if let Some(drawn) = drawn(game, view, seat, Skill::Novice, &mut self.0) {
            return Some(drawn);
        }
        let moves = moves_of(game, view, seat, &mut self.0);
        let Some(advised) = advised(game, view, seat, &moves) else { return moves.play_on(&mut self.0) };
        if self.0.random_range(0..FORGETS_ONCE_IN) > 0 {
            return Some(advised);
        }
        // Nobody gives a game up out of forgetfulness.
        let wrong = moves.near(&advised, &mut self.0).or_else(|| moves.play_on(&mut self.0));
        wrong.filter(|m| moves.contains(m) && !game.describe(view, *m).grave).or(Some(advised))
    }
}
