//! How long somebody's counters last who lays the same stake again and again.

use serde::Serialize;
use spadille_core::scene::{BankBoard, Brings, StakeShare};
use spadille_core::{Text, text};
use spadille_odds::ruin::{Round, curve};

/// How far one looks ahead.
pub const ROUNDS: u32 = 200;

/// Between two points of the curve lie so many rounds.
const STEP: u32 = 4;

/// The chances that somebody's counters are gone, round by round.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ruin {
    /// How many such stakes his counters are.
    pub stakes: u32,
    /// After so many rounds …
    pub rounds: Vec<u32>,
    /// … he can lay the stake no more, with such a chance.
    pub gone: Vec<f64>,
    /// After how many rounds that is as likely as not, if it is within those rounds.
    pub even: Option<u32>,
}

/// What becomes of so many counters, laid as such stakes on a place of a banker's board; both in parts of a counter.
///
/// # Errors
/// Says why it cannot be reckoned.
pub fn ruin<T>(board: &BankBoard<T>, on: &str, stake: i64, counters: i64) -> Result<Ruin, Text> {
    let laid = |share: &&StakeShare| share.choice.is_none() && share.on == on;
    let share = board.shares.iter().find(laid).filter(|share| !share.brings.is_empty());
    let share = share.ok_or_else(|| text!("house-ruin-unknown"))?;
    if stake <= 0 || counters < 0 {
        return Err(text!("house-ruin-no-stake"));
    }
    let round = Round::new(share.brings.iter().map(|Brings { halves, chance }| (*halves, *chance)));
    // With more stakes than can be lost in all the rounds nothing else comes out than with just as many.
    let most = share.brings.iter().map(|brings| -brings.halves).max().unwrap_or(0).max(0);
    let enough = i64::from(ROUNDS) * i64::from(most) + 1;
    let stakes = u32::try_from(counters / stake).unwrap_or(u32::MAX);
    let followed = i64::from(stakes).min(enough) as u32;
    let gone = round.and_then(|round| curve(&round, followed, ROUNDS)).ok_or_else(|| text!("house-ruin-unknown"))?;
    let even = gone.iter().position(|chance| *chance >= 0.5).map(|rounds| rounds as u32);
    let shown = (0..=ROUNDS).step_by(STEP as usize).filter(|rounds| (*rounds as usize) < gone.len());
    let (rounds, gone) = shown.map(|rounds| (rounds, gone[rounds as usize])).unzip();
    Ok(Ruin { stakes, rounds, gone, even })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha20Rng;
    use rand_chacha::rand_core::SeedableRng as _;
    use serde_json::Map;
    use spadille_core::scene::Board;
    use spadille_core::{Lang, Log, Seat, Speech, Viewer};

    /// Pharo before the first turn, as a punter sees it.
    fn board() -> BankBoard {
        let mut table = spadille_catalogue::open("pharo", None, &Map::new(), &[]).unwrap();
        table.draw(&mut ChaCha20Rng::seed_from_u64(1), &mut Log::default());
        let Board::Bank(board) = table.scene(Viewer::Seat(Seat(1))).board else { panic!("Pharo is played at a bank") };
        board
    }

    #[test]
    fn the_more_of_his_counters_one_lays_the_sooner_they_are_gone() {
        let board = board();
        let purse = board.purse.unwrap();
        let [small, large] = [8, 80].map(|stake| ruin(&board, "7", stake, purse).unwrap());
        assert_eq!((small.stakes, large.stakes, small.rounds.len(), small.gone.len()), (100, 10, 51, 51));
        assert!(small.gone.is_sorted() && large.gone.is_sorted() && large.gone[0] == 0.0);
        assert!(small.gone.iter().zip(&large.gone).all(|(small, large)| small <= large));
        assert!(large.gone[50] > 0.3 && large.even.is_none_or(|rounds| rounds > 10));
        assert_eq!(ruin(&board, "7", 8, 7).unwrap().gone[0], 1.0, "less than a stake is as good as nothing");
    }

    #[test]
    fn what_cannot_be_reckoned_is_refused_in_words() {
        let board = board();
        let speech = Speech::new(Lang::En, []);
        for (on, stake, counters) in [("7", 0, 800), ("7", -8, 800), ("7", 8, -1), ("Z", 8, 800), ("", 8, 800)] {
            let why = ruin(&board, on, stake, counters).unwrap_err();
            assert!(speech.knows(&why.id), "{on} {stake} {counters}");
        }
        assert!(ruin(&board, "7", 1, i64::MAX).unwrap().gone.iter().all(|chance| *chance == 0.0));
    }
}
