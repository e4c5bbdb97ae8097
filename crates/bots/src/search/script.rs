//! Endings of games of tricks: once few cards are left in an imagined world, the rest is not guessed but solved, and played by
//! everybody as it is best with all hands open. Where something hangs on the last cards that may be worth more than what the solver
//! counts (a Pagat, the Quinola, all tricks), its line would chase the wrong prize, and the end is played out like the rest.

use spadille_core::{Beside, Card, Game, OpenHands, Seat, Space as _, Table};

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
            let open = game.open_hands(state).filter(|open| decides(open.as_ref(), most))?;
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

/// Whether few cards are left, and nothing that hangs on them outweighs what is counted.
fn decides(open: &dyn OpenHands, most: u8) -> bool {
    open.left() <= most.min(open.most()) && !open.beside().is_some_and(Beside::outweighs)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fate::{Fate, quick_rng};
    use serde_json::{Value, json};
    use spadille_core::{Options as _, Turn};
    use spadille_salon::imperial::Imperial;
    use spadille_salon::piquet::Piquet;
    use spadille_salon::reversy::Reversy;
    use spadille_salon::tresett::Tresett;
    use spadille_salon::triomphe::Triomphe;

    /// What hung on the cards of random matches, by whether the script was written: wherever a deal is short enough it is, unless
    /// something outweighs what is counted.
    fn met<G: Table>(options: Value) -> [Vec<Option<Beside>>; 2] {
        let Value::Object(options) = options else { panic!("options are an object") };
        let game = G::new(G::Options::from_overrides(None, &options).unwrap()).unwrap();
        let (mut rng, mut met) = (quick_rng(3), [Vec::new(), Vec::new()]);
        for number in 0..8 {
            let (mut state, mut fate) = (game.open(), Fate::new(1, number));
            for _ in 0..400 {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => fate.decide(&game, &mut state),
                    Turn::Seats { awaited, .. } => {
                        let seat = awaited.first().unwrap();
                        let beside = game.open_hands(&state).filter(|open| open.left() <= 4).map(|open| open.beside());
                        let scripted = Script::new().next(&game, &state, seat, 4).is_some();
                        let wanted = beside.is_some_and(|beside| !beside.is_some_and(Beside::outweighs));
                        assert_eq!(scripted, wanted, "{}: {beside:?}", G::ID);
                        if let Some(beside) = beside.filter(|beside| !met[usize::from(scripted)].contains(beside)) {
                            met[usize::from(scripted)].push(beside);
                        }
                        let m = game.moves(&state, seat).sample(&mut rng).unwrap();
                        game.play(&mut state, seat, m, &mut ());
                    }
                }
            }
        }
        met
    }

    #[test]
    fn an_end_is_not_solved_for_the_wrong_prize() {
        let [refused, written] = met::<Reversy>(json!({}));
        assert!(refused.contains(&Some(Beside::Cards)), "the Quinola and the aces: {refused:?}");
        assert!(written.contains(&Some(Beside::Shares)), "where they have fallen: {written:?}");
        let [refused, written] = met::<Tresett>(json!({}));
        assert!(refused.iter().all(|beside| *beside == Some(Beside::Sweep)), "all tricks: {refused:?}");
        assert!(written.contains(&None), "points alone: {written:?}");
        let [refused, written] = met::<Imperial>(json!({"honour_capture": "both_players", "players": 2}));
        assert!(refused.contains(&Some(Beside::Cards)), "imperial trumps: {refused:?}");
        assert!(written.contains(&Some(Beside::Order)), "strokes: {written:?}");
    }

    #[test]
    fn what_weighs_little_does_not_keep_an_end_from_being_solved() {
        assert_eq!(met::<Piquet>(json!({})), [vec![], vec![Some(Beside::Order)]]);
        assert_eq!(met::<Triomphe>(json!({})), [vec![], vec![None]]);
    }
}
