//! Deals laid open for the solver are those that are played.

use serde_json::Map;
use spadille_bots::fate::quick_rng;
use spadille_catalogue::AnyMatch;
use spadille_core::{Log, SeatSet, Turn};

/// Matches that are tried; enough for the rarest games to be played once.
const MATCHES: u32 = 4;

/// Where a deal can be solved, the solver and the rules agree on who plays what, and its line can be played.
pub fn an_open_deal_is_the_one_that_is_played(id: &'static str) {
    let (mut rng, mut log) = (quick_rng(5), Log::default());
    let mut solved = 0;
    for _ in 0..MATCHES {
        let mut table = spadille_catalogue::open(id, None, &Map::new(), &[]).unwrap();
        for _ in 0..600 {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => table.draw(&mut rng, &mut log),
                Turn::Seats { awaited, .. } => {
                    solved += u32::from(is_open(id, table.as_ref()));
                    let seat = awaited.first().unwrap();
                    let choice = table.random_move(seat, &mut rng).unwrap();
                    table.play(seat, &choice, &mut log).unwrap();
                }
            }
        }
    }
    let told = spadille_catalogue::about(id).unwrap().solved;
    assert_eq!(
        solved > 0,
        told,
        "{id}: whether it can be solved must be as it is told, and was laid open {solved} times"
    );
}

fn is_open(id: &str, table: &dyn AnyMatch) -> bool {
    let Some(open) = table.open_hands().filter(|open| open.left() <= 4) else { return false };
    let seat = open.turn();
    assert!(table.turn().awaited().contains(seat), "{id}: {seat:?} is not to play");
    let cards = open.cards();
    for (card, _) in &cards {
        assert!(table.check(seat, &format!("play {card}")).is_ok(), "{id}: {seat:?} may not play {card}");
    }
    let listed = table.choices(seat).list;
    let plays = listed.iter().filter(|choice| choice.notation.starts_with("play ") && !choice.grave).count();
    assert_eq!(plays, cards.len(), "{id}");
    let best = cards.iter().map(|(_, worth)| *worth);
    let most = open.side().contains(seat) != open.is_misere();
    assert_eq!(if most { best.max() } else { best.min() }, Some(open.value()), "{id}");
    let each = open.players().iter().map(|player| open.seen_by(SeatSet::one(player)).value());
    assert!(!open.alone() || each.count() == usize::from(open.players().len()), "{id}");
    let mut mind = table.fork();
    let deals = mind.deals_done();
    let (mut made, value) = (0, open.value());
    let mut whole = true;
    let side = open.side();
    for (seat, card) in open.line() {
        // A deal may be over before its last card, or ask something in between.
        let Some(now) =
            mind.open_hands().filter(|_| mind.deals_done() == deals && mind.turn().awaited().contains(seat))
        else {
            whole = false;
            break;
        };
        made += now.seen_by(side).lays(card);
        drop(now);
        mind.play(seat, &format!("play {card}"), &mut Log::default()).unwrap();
    }
    // Played at the real table, best play makes what the solver says.
    assert!(made == value || !whole, "{id}: {made} made of {value}");
    true
}
