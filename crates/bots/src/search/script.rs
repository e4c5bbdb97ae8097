//! Endings of games of tricks: once few cards are left in an imagined world, the rest is not guessed but solved, and played by
//! everybody as it is best with all hands open.

use spadille_core::{Card, Game, OpenHands, Seat, Space as _, Table};

/// What everybody plays from now on, the next at the end.
pub(super) struct Script<M> {
    plays: Vec<(Seat, M)>,
}

impl<M: Copy + Eq> Script<M> {
    pub(super) fn new() -> Script<M> {
        Script { plays: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.plays.clear();
    }

    /// What a seat plays by the script, which is written first where there is none and nobody holds more than `most` cards.
    pub(super) fn next<G: Table<Move = M>>(&mut self, game: &G, state: &G::State, seat: Seat, most: u8) -> Option<M> {
        if most == 0 {
            return None;
        }
        if self.plays.is_empty() {
            let open = game.open_hands(state).filter(|open| open.left() <= most.min(open.most()))?;
            self.plays = if open.alone() { for_himself::<G>(open.as_ref()) } else { written::<G>(open.as_ref()) };
        }
        // Whatever comes in between is left to others, and the script is written anew.
        let next = self.plays.pop().filter(|(player, m)| *player == seat && game.moves(state, seat).contains(m));
        if next.is_none() {
            self.plays.clear();
        }
        next.map(|(_, m)| m)
    }
}

/// Where everybody plays for himself a line of best play would have the others conspire, so only the next card is written: the one
/// that is best for whoever plays it, whatever the others do.
fn for_himself<G: Game>(open: &dyn OpenHands) -> Vec<(Seat, G::Move)> {
    let cards = open.cards();
    let worth = |(_, worth): &&(Card, i32)| if open.is_misere() { -*worth } else { *worth };
    let best = cards.iter().max_by_key(worth).and_then(|(card, _)| format!("play {card}").parse().ok());
    best.map(|card| (open.turn(), card)).into_iter().collect()
}

/// Best play as moves, the next at the end: every game plays a card in the same words.
fn written<G: Game>(open: &dyn OpenHands) -> Vec<(Seat, G::Move)> {
    let play = |(seat, card)| Some((seat, format!("play {card}").parse().ok()?));
    open.line().into_iter().rev().map_while(play).collect()
}
