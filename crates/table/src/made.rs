//! Could it have been made? A deal that is over, card by card, against what would have come of it if everybody had seen all hands
//! and played his best.

use serde::Serialize;
use spadille_catalogue::AnyMatch;
use spadille_core::record::RecordError;
use spadille_core::{Card, Log, Record, Seat, Step};

/// What a deal came to, and what it could have come to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Made {
    /// The side whose tricks or points are counted.
    pub side: Vec<Seat>,
    /// Whether it wanted as few as it could.
    pub misere: bool,
    /// Whether points are counted, not tricks.
    pub points: bool,
    /// What it would have made, from the first card on, if all had played best.
    pub could: i32,
    /// What it made, as far as the cards were played.
    pub made: i32,
    /// Whether every card was played, so that all hands are known to everybody.
    pub whole: bool,
    /// The cards as they were played.
    pub cards: Vec<Cost>,
}

/// What a card cost against the best one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Cost {
    /// After how many steps of the match it was played.
    pub step: u32,
    /// Who played it.
    pub seat: Seat,
    /// The card.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub card: Card,
    /// Tricks or points that whoever played it gave away; nothing if none was better.
    pub cost: i32,
}

/// What a deal came to, counted from 0; nothing where it cannot be solved.
///
/// # Errors
/// When the record cannot be played.
pub fn made(record: &Record, deal: u32) -> Result<Option<Made>, RecordError> {
    let mut table = spadille_catalogue::resume(&record.fork(0), &mut Log::default())?;
    let mut log = Log::default();
    let mut found: Option<Made> = None;
    let mut held = 0;
    for (step, taken) in (1..).zip(&record.steps) {
        if table.deals_done() > deal {
            break;
        }
        if table.deals_done() == deal
            && let Some((before, cost)) = weighed(table.as_ref(), taken, step)
        {
            let made = found.get_or_insert_with(|| {
                held = usize::from(before.left) * usize::from(table.seats());
                before.made
            });
            made.cards.push(cost);
        }
        log.events.clear();
        let unplayable = |reason| RecordError { line: step as usize + 1, reason };
        table.take_step(taken, &mut log).map_err(unplayable)?;
    }
    if let Some(made) = &mut found {
        let gained = |cost: &Cost| if made.side.contains(&cost.seat) == made.misere { cost.cost } else { -cost.cost };
        made.made = made.could + made.cards.iter().map(gained).sum::<i32>();
        made.whole = made.cards.len() >= held;
    }
    Ok(found)
}

/// Which deal was in play before a step.
///
/// # Errors
/// When the record cannot be played.
pub fn deal_before(record: &Record, step: usize) -> Result<u32, RecordError> {
    Ok(spadille_catalogue::resume(&record.fork(step.saturating_sub(1)), &mut Log::default())?.deals_done())
}

struct Before {
    made: Made,
    left: u8,
}

/// What a step cost, if it was a card played to open hands.
fn weighed(table: &dyn AnyMatch, step: &Step, number: u32) -> Option<(Before, Cost)> {
    let Step::Move { seat, notation } = step else { return None };
    let card: Card = notation.split_whitespace().nth(1)?.parse().ok()?;
    let open = table.open_hands().filter(|open| open.turn() == *seat)?;
    let cards = open.cards();
    let worth = cards.iter().find(|(other, _)| *other == card)?.1;
    let wants_more = open.side().contains(*seat) != open.is_misere();
    let all = cards.iter().map(|(_, worth)| *worth);
    let best = if wants_more { all.max() } else { all.min() }?;
    let made = Made {
        side: open.side().iter().collect(),
        misere: open.is_misere(),
        points: open.counts_points(),
        could: best,
        made: best,
        whole: false,
        cards: Vec::new(),
    };
    Some((Before { made, left: open.left() }, Cost { step: number, seat: *seat, card, cost: (best - worth).abs() }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng as _;
    use rand_chacha::ChaCha8Rng;
    use serde_json::Map;
    use spadille_core::Turn;

    /// A match in which everybody plays at random until a deal has been played.
    fn dealt(game: &str, seed: u64) -> Record {
        let mut table = spadille_catalogue::open(game, None, &Map::new(), &[]).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut log = Log::default();
        while table.deals_done() == 0 {
            match table.turn() {
                Turn::Chance => table.draw(&mut rng, &mut log),
                Turn::Over => break,
                turn => {
                    let seat = turn.awaited().first().unwrap();
                    let notation = table.random_move(seat, &mut rng).unwrap();
                    table.play(seat, &notation, &mut log).unwrap();
                }
            }
        }
        table.record().clone()
    }

    #[test]
    fn what_was_made_is_what_could_be_made_less_what_was_given_away() {
        let mut whole = 0;
        for seed in 0..6 {
            let record = dealt("whist", seed);
            let Some(made) = made(&record, 0).unwrap() else { continue };
            assert!(made.cards.len() <= 52 && (0..=13).contains(&made.made), "{made:?}");
            assert!(made.cards.iter().all(|card| card.cost >= 0));
            if made.whole {
                whole += 1;
                // Told by the scene: the tricks each side has taken in the last deal.
                let before =
                    spadille_catalogue::resume(&record.fork(record.steps.len() - 1), &mut Log::default()).unwrap();
                let scene = before.scene(spadille_core::Viewer::Onlooker);
                let taken: i32 = scene
                    .seats
                    .iter()
                    .filter(|place| made.side.contains(&place.seat))
                    .map(|place| i32::from(place.tricks.unwrap_or(0)))
                    .sum();
                assert!((taken..=taken + 1).contains(&made.made), "{taken} before the last card, {}", made.made);
            }
        }
        assert!(whole > 0, "no deal was played out");
    }

    #[test]
    fn games_without_a_solver_say_nothing() {
        let record = dealt("pharo", 1);
        assert_eq!(made(&record, 0).unwrap(), None);
    }

    #[test]
    fn a_deal_is_known_by_its_last_step() {
        let record = dealt("piquet", 3);
        assert_eq!(deal_before(&record, record.steps.len()).unwrap(), 0);
        assert_eq!(deal_before(&record, usize::MAX).unwrap(), 1);
        assert_eq!(made(&record, 7).unwrap(), None);
    }
}
