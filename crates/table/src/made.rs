//! Could it have been made? A deal that is over, card by card, against what would have come of it if everybody had seen all hands
//! and played his best.

use serde::Serialize;
use spadille_catalogue::AnyMatch;
use spadille_core::record::RecordError;
use spadille_core::{Beside, Card, Log, OpenHands, Record, Seat, SeatSet, Step};

/// What a deal came to, and what it could have come to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Made {
    /// The side whose tricks or points are counted; where everybody plays for himself, each player.
    pub sides: Vec<MadeBy>,
    /// Whether they wanted as few as they could.
    pub misere: bool,
    /// Whether points are counted, not tricks.
    pub points: bool,
    /// Into how many parts a point is divided: every number is told in these.
    pub parts: u8,
    /// What was paid beside that and hung on the cards that are told: it is not in these figures.
    pub beside: Option<Beside>,
    /// How many cards each still held when it could first be reckoned.
    pub left: u8,
    /// Whether cards had been played before that: what is told is the end of the deal.
    pub late: bool,
    /// Whether every card was played, so that all hands are known to everybody.
    pub whole: bool,
    /// The cards as they were played.
    pub cards: Vec<Cost>,
}

/// What a side made, and what it could have made.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MadeBy {
    /// Who.
    pub seats: Vec<Seat>,
    /// What they would have made, from the first card told on, if all had played best; of one who plays for himself what he would
    /// have made against all others together.
    pub could: i32,
    /// What they made, as far as the cards were played.
    pub made: i32,
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

/// What a deal came to, counted from 0; nothing where it cannot be solved. Of long hands only the end is told.
///
/// # Errors
/// When the record cannot be played.
pub fn made(record: &Record, deal: u32) -> Result<Option<Made>, RecordError> {
    made_while(record, deal, || true)
}

/// The same while somebody wants to know it: asked before every card, for each is a deal to be solved. Nothing once nobody does.
///
/// # Errors
/// When the record cannot be played.
pub fn made_while(record: &Record, deal: u32, wanted: impl Fn() -> bool) -> Result<Option<Made>, RecordError> {
    let mut found: Option<(Made, u32)> = None;
    let (mut late, mut given_up) = (false, false);
    step_by_step(record, deal, |table, taken, step| {
        given_up = !wanted();
        if given_up || table.deals_done() < deal {
            return !given_up;
        }
        if let Some((open, card)) = laid_open(table, taken)
            && let Some(cost) = weighed(open.as_ref(), card, step)
        {
            let (made, _) = found.get_or_insert_with(|| (Made { late, ..begun(open.as_ref()) }, open.held()));
            for side in &mut made.sides {
                side.made += open.seen_by(side.seats.iter().copied().collect()).lays(card);
            }
            made.cards.push(cost);
        }
        late |= card_of(taken).is_some();
        true
    })?;
    let found = found.filter(|_| !given_up);
    Ok(found.map(|(made, held)| Made { whole: made.cards.len() >= held as usize, ..made }))
}

/// Whether anything of a deal can be told; quick to say, for nothing is solved.
///
/// # Errors
/// When the record cannot be played.
pub fn can_be_made(record: &Record, deal: u32) -> Result<bool, RecordError> {
    let mut told = false;
    step_by_step(record, deal, |table, taken, _| {
        told = table.deals_done() == deal && laid_open(table, taken).is_some();
        !told
    })?;
    Ok(told)
}

/// Plays a record to the end of a deal, as long as whoever looks on before each step, counted from 1, says so.
fn step_by_step(
    record: &Record,
    deal: u32,
    mut look: impl FnMut(&dyn AnyMatch, &Step, u32) -> bool,
) -> Result<(), RecordError> {
    let mut table = spadille_catalogue::resume(&record.fork(0), &mut Log::default())?;
    let mut log = Log::default();
    for (step, taken) in (1..).zip(&record.steps) {
        if table.deals_done() > deal || !look(table.as_ref(), taken, step) {
            break;
        }
        log.events.clear();
        let unplayable = |reason| RecordError { line: step as usize + 1, reason };
        table.take_step(taken, &mut log).map_err(unplayable)?;
    }
    Ok(())
}

/// Which deal was in play before a step.
///
/// # Errors
/// When the record cannot be played.
pub fn deal_before(record: &Record, step: usize) -> Result<u32, RecordError> {
    Ok(spadille_catalogue::resume(&record.fork(step.saturating_sub(1)), &mut Log::default())?.deals_done())
}

/// The card that a step plays: every game plays one in the same words.
fn card_of(step: &Step) -> Option<(Seat, Card)> {
    let Step::Move { seat, notation } = step else { return None };
    Some((*seat, notation.strip_prefix("play ")?.parse().ok()?))
}

/// The hands to which a step plays a card, where they can be reckoned out.
fn laid_open<'a>(table: &'a dyn AnyMatch, step: &Step) -> Option<(Box<dyn OpenHands + 'a>, Card)> {
    let (seat, card) = card_of(step)?;
    let open = table.open_hands().filter(|open| open.turn() == seat && open.left() <= open.most_at_leisure())?;
    Some((open, card))
}

/// Before the first card that is told: who makes how much of the deal.
fn begun(open: &dyn OpenHands) -> Made {
    let sides: Vec<SeatSet> =
        if open.alone() { open.players().iter().map(SeatSet::one).collect() } else { vec![open.side()] };
    let could = |side: SeatSet| MadeBy { seats: side.iter().collect(), could: open.seen_by(side).value(), made: 0 };
    Made {
        sides: sides.into_iter().map(could).collect(),
        misere: open.is_misere(),
        points: open.counts_points(),
        parts: open.parts(),
        beside: open.beside(),
        left: open.left(),
        late: false,
        whole: false,
        cards: Vec::new(),
    }
}

/// What a card costs whoever plays it.
fn weighed(open: &dyn OpenHands, card: Card, step: u32) -> Option<Cost> {
    let (seat, cards) = (open.turn(), open.cards());
    let worth = cards.iter().find(|(other, _)| *other == card)?.1;
    let wants_more = open.side().contains(seat) != open.is_misere();
    let all = cards.iter().map(|(_, worth)| *worth);
    let best = if wants_more { all.max() } else { all.min() }?;
    Some(Cost { step, seat, card, cost: (best - worth).abs() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng as _;
    use rand_chacha::ChaCha8Rng;
    use serde_json::{Value, json};
    use spadille_core::Turn;

    /// A match in which everybody plays at random until a deal has been played.
    fn dealt(game: &str, options: Value, seed: u64) -> Record {
        dealt_to(game, options, seed, "")
    }

    /// The same, where whoever may say this says it.
    fn dealt_to(game: &str, options: Value, seed: u64, always: &str) -> Record {
        let Value::Object(options) = options else { panic!("options are an object") };
        let mut table = spadille_catalogue::open(game, None, &options, &[]).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut log = Log::default();
        while table.deals_done() == 0 {
            match table.turn() {
                Turn::Chance => table.draw(&mut rng, &mut log),
                Turn::Over => break,
                turn => {
                    let seat = turn.awaited().first().unwrap();
                    if !always.is_empty() && table.play(seat, always, &mut log).is_ok() {
                        continue;
                    }
                    let notation = table.random_move(seat, &mut rng).unwrap();
                    table.play(seat, &notation, &mut log).unwrap();
                }
            }
        }
        table.record().clone()
    }

    /// What every account of a deal must satisfy.
    fn hold_true(game: &str, made: &Made) {
        assert!(made.cards.iter().all(|card| card.cost >= 0), "{game}: {made:?}");
        assert!(made.parts > 0 && made.left > 0 && !made.sides.is_empty(), "{game}: {made:?}");
        if !made.whole {
            return;
        }
        if made.sides.len() > 1 {
            // Whoever has given nothing away has done as well as against all others together.
            for side in &made.sides {
                let faultless = made.cards.iter().all(|card| card.cost == 0 || !side.seats.contains(&card.seat));
                let well = if made.misere { side.made <= side.could } else { side.made >= side.could };
                assert!(well || !faultless, "{game}: {made:?}");
            }
            return;
        }
        // Of two sides what was made is what could be made, less what they gave away, and what the others did.
        let side = &made.sides[0];
        let gained = |cost: &Cost| if side.seats.contains(&cost.seat) == made.misere { cost.cost } else { -cost.cost };
        let by_costs = side.could + made.cards.iter().map(gained).sum::<i32>();
        assert_eq!(side.made, by_costs, "{game}: {made:?}");
    }

    #[test]
    fn what_nobody_wants_to_know_is_not_reckoned_on() {
        let record = dealt("piquet", json!({}), 1);
        let asked = std::cell::Cell::new(0);
        let wanted = |most: usize| {
            asked.set(asked.get() + 1);
            asked.get() <= most
        };
        assert_eq!(made_while(&record, 0, || wanted(2)).unwrap(), None);
        assert_eq!(asked.get(), 3, "not a step further than it was wanted");
    }

    #[test]
    fn what_can_be_told_is_known_without_solving() {
        for (game, options) in [("piquet", json!({})), ("scat", json!({})), ("chess", json!({}))] {
            for seed in 0..3 {
                let record = dealt(game, options.clone(), seed);
                assert_eq!(can_be_made(&record, 0).unwrap(), made(&record, 0).unwrap().is_some(), "{game} {seed}");
            }
        }
    }

    #[test]
    fn a_whole_deal_of_scat_is_reckoned() {
        let told = |seed| made(&dealt("scat", json!({}), seed), 0).unwrap().filter(|made| made.points);
        let played = (0..40).find_map(told).unwrap();
        assert!(played.left == 10 && !played.late, "from the first card on: {} left", played.left);
        // Nobody has a trick yet, so all tricks may still be paid for.
        assert_eq!((played.points, played.beside), (true, Some(Beside::Sweep)));
    }

    #[test]
    fn what_was_made_is_what_could_be_made_less_what_was_given_away() {
        // Seats that sit out, partners who change, points, parts of points, and cards that go back to whoever played them.
        let tables = [
            ("whist", json!({})),
            ("lhombre", json!({"players": "4king"})),
            ("quadrille", json!({})),
            ("piquet", json!({})),
            ("scat", json!({})),
            ("preference", json!({"players": 4})),
            ("tresett", json!({})),
            ("triomphe", json!({})),
            ("tarok-zapp", json!({})),
        ];
        for (game, options) in tables {
            let mut whole = 0;
            for seed in 0..40 {
                if whole == 2 {
                    break;
                }
                let Some(made) = made(&dealt(game, options.clone(), seed), 0).unwrap() else { continue };
                hold_true(game, &made);
                whole += u32::from(made.whole);
            }
            assert!(whole > 0, "{game}: no deal was played out");
        }
    }

    #[test]
    fn tricks_told_are_those_that_were_taken() {
        let record = (0..20).map(|seed| dealt("whist", json!({}), seed));
        let (record, made) =
            record.filter_map(|record| made(&record, 0).unwrap().map(|made| (record, made))).next().unwrap();
        assert!(made.whole && !made.late && made.left == 13 && made.cards.len() == 52);
        // Told by the scene: the tricks each side has taken in the last deal.
        let before = spadille_catalogue::resume(&record.fork(record.steps.len() - 1), &mut Log::default()).unwrap();
        let scene = before.scene(spadille_core::Viewer::Onlooker);
        let side = &made.sides[0];
        let places = scene.seats.iter().filter(|place| side.seats.contains(&place.seat));
        let taken: i32 = places.map(|place| i32::from(place.tricks.unwrap_or(0))).sum();
        assert!((taken..=taken + 1).contains(&side.made), "{taken} before the last card, {}", side.made);
    }

    #[test]
    fn where_everybody_plays_for_himself_each_has_an_account() {
        let made = (0..40).find_map(|seed| made(&dealt("reversy", json!({}), seed), 0).unwrap()).unwrap();
        hold_true("reversy", &made);
        assert!(made.sides.len() == 4 && made.points && made.misere && made.whole && made.late, "{made:?}");
    }

    #[test]
    fn a_general_misere_is_told_for_each() {
        let boston = json!({"all_pass": "misere_generale"});
        let made = made(&dealt_to("boston", boston, 1, "pass"), 0).unwrap().expect("it can be solved");
        hold_true("boston", &made);
        assert!(made.sides.len() == 4 && made.misere && made.whole, "{made:?}");
        assert_eq!(made.sides.iter().map(|side| side.made).sum::<i32>(), i32::from(made.left), "{made:?}");
    }

    #[test]
    fn games_without_a_solver_say_nothing() {
        let record = dealt("pharo", json!({}), 1);
        assert_eq!(made(&record, 0).unwrap(), None);
    }

    #[test]
    fn a_deal_is_known_by_its_last_step() {
        let record = dealt("piquet", json!({}), 3);
        assert_eq!(deal_before(&record, record.steps.len()).unwrap(), 0);
        assert_eq!(deal_before(&record, usize::MAX).unwrap(), 1);
        assert_eq!(made(&record, 7).unwrap(), None);
    }
}
