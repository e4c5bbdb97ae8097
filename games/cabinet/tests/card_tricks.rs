//! The card tricks, played through the real game in their own notation, and every self-working one over all that a company can choose.

use rand::{Rng, RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use spadille_cabinet::card_tricks::book::{Kind, TRICKS, page};
use spadille_cabinet::card_tricks::{CardTricks, Move, State};
use spadille_core::story::{Story, tell};
use spadille_core::{Game as _, Hidden as _, Log, Scribe, Seat, Space as _, Table as _, Turn, Viewer};

#[test]
fn tricks_go_as_they_are_told() {
    tell::<CardTricks>(include_str!("card_tricks.story"));
}

/// How tricks are classed by the cases.
macro_rules! classed {
    ($($(#[$doc:meta])* fn $name:ident: $number:literal, $class:literal, $simulatable:literal;)*) => {$(
        $(#[$doc])*
        #[test]
        fn $name() {
            let page = page($number).unwrap();
            assert_eq!((page.class.as_str(), page.kind == Kind::Performed), ($class, $simulatable));
        }
    )*};
}

classed! {
    fn card_tricks_class_1: 1, "one-ahead", true;
    fn card_tricks_class_2: 2, "mathematical", true;
    fn card_tricks_class_3: 3, "mathematical", true;
    fn card_tricks_class_4: 4, "sleight", false;
    fn card_tricks_class_5: 5, "sleight", false;
    fn card_tricks_class_6: 6, "apparatus", false;
    fn card_tricks_class_7: 7, "set-up", true;
    fn card_tricks_class_8: 8, "apparatus", false;
    fn card_tricks_class_9: 9, "set-up", true;
    fn card_tricks_class_10: 10, "mathematical", true;
    fn card_tricks_class_11: 11, "confederate", false;
    fn card_tricks_class_12: 12, "set-up", false;
    fn card_tricks_class_13: 13, "one-ahead", true;
    fn card_tricks_class_14: 14, "mathematical", true;
    fn card_tricks_class_15: 15, "apparatus", false;
    fn card_tricks_class_16: 16, "apparatus", false;
    fn card_tricks_class_17: 17, "set-up", true;
    fn card_tricks_class_18: 18, "puzzle", true;
    fn card_tricks_class_19: 19, "set-up", true;
    fn card_tricks_class_20: 20, "mathematical", true;
    fn card_tricks_class_21: 21, "mathematical", true;
    fn card_tricks_class_22: 22, "mathematical", true;
    fn card_tricks_class_23: 23, "confederate", false;
    fn card_tricks_class_24: 24, "confederate", false;
    fn card_tricks_class_25: 25, "set-up", true;
    fn card_tricks_class_26: 26, "mathematical", true;
}

/// A table at which a trick begins with a mixed pack.
fn begun(options: &serde_json::Value, number: u8) -> (CardTricks, State) {
    begun_before(options, number, &mut ())
}

/// The same, written down by somebody.
fn begun_before<S: Scribe>(options: &serde_json::Value, number: u8, scribe: &mut S) -> (CardTricks, State) {
    let Story { game, mut state, .. } = Story::<CardTricks>::new("1830", options);
    game.play(&mut state, Seat(1), Move::Perform(number), scribe);
    let mut rng = ChaCha8Rng::seed_from_u64(1830);
    while game.turn(&state) == Turn::Chance {
        let outcome = game.draw(&state, &mut rng);
        game.reveal(&mut state, &outcome, scribe);
    }
    (game, state)
}

fn by_chance<R: Rng>(game: &CardTricks, state: &mut State, rng: &mut R) {
    while game.turn(state) == Turn::Chance {
        let outcome = game.draw(state, rng);
        game.reveal(state, &outcome, &mut ());
    }
}

/// The conjuror names what he knows from his own view.
fn conjure(game: &CardTricks, state: &mut State) {
    let advice = game.advise(&game.view(state, Viewer::Seat(Seat(0))), Seat(0)).expect("the conjuror knows");
    game.play(state, Seat(0), advice.choice, &mut ());
}

/// Plays a trick on with everything the company can choose. (tried, succeeded)
fn every(game: &CardTricks, state: State) -> (u32, u32) {
    let (mut tried, mut good, mut todo) = (0, 0, vec![state]);
    let mut rng = ChaCha8Rng::seed_from_u64(26);
    while let Some(mut state) = todo.pop() {
        by_chance(game, &mut state, &mut rng);
        if state.public.going().is_none() {
            tried += 1;
            good += u32::from(state.public.shown.last().and_then(|shown| shown.found) != Some(false));
            continue;
        }
        let seat = game.turn(&state).awaited().first().expect("somebody is asked");
        if seat == Seat(0) {
            conjure(game, &mut state);
            todo.push(state);
            continue;
        }
        for m in game.moves(&state, seat).iter() {
            let mut next = state.clone();
            game.play(&mut next, seat, m, &mut ());
            todo.push(next);
        }
    }
    (tried, good)
}

fn tried(number: u8, options: &serde_json::Value) -> (u32, u32) {
    let (game, state) = begun(options, number);
    every(&game, state)
}

#[test]
fn the_forehead_can_be_stopped_anywhere() {
    assert_eq!(tried(1, &serde_json::json!({})), (26, 26));
}

#[test]
fn every_pair_is_read_from_its_rows() {
    assert_eq!(tried(2, &serde_json::json!({"thinking": "noted"})), (10, 10));
    assert_eq!(tried(2, &serde_json::json!({"thinking": "noted", "spectators": 3})), (1000, 1000));
}

/// One cut each: 52 cards and 51 cuts; a cut of nothing changes nothing.
#[test]
fn the_key_finds_every_card_but_itself() {
    assert_eq!(tried(3, &serde_json::json!({"cuts": 1})), (52 * 51, 52 * 51));
    assert_eq!(tried(3, &serde_json::json!({"cuts": 1, "repairs": false})), (52 * 51, 51 * 51));
}

#[test]
fn three_of_a_kind_come_together_unless_one_card_is_cut() {
    assert_eq!(tried(7, &serde_json::json!({})), (31_161, 31_161));
    assert_eq!(tried(7, &serde_json::json!({"repairs": false})), (31_161, 30_550));
}

/// The book puts the strangers somewhere in the middle; where does not matter, so one place is tried.
#[test]
fn four_of_a_kind_come_together_unless_fewer_than_three_cards_are_left() {
    assert_eq!(tried(9, &serde_json::json!({})), (13 * 51, 13 * 51));
    assert_eq!(tried(9, &serde_json::json!({"repairs": false})), (13 * 51, 13 * 49));
}

#[test]
fn thought_cards_of_three_piles_are_found_with_a_fourth_answer() {
    assert_eq!(tried(10, &serde_json::json!({"thinking": "noted"})), (120, 120));
    assert_eq!(tried(10, &serde_json::json!({"thinking": "noted", "repairs": false})), (120, 102));
}

#[test]
fn six_piles_leave_the_card_that_was_seen() {
    assert_eq!(tried(17, &serde_json::json!({})), (52, 52));
}

#[test]
fn rows_of_all_lengths_are_counted_out() {
    assert_eq!(tried(20, &serde_json::json!({"thinking": "noted"})), ((2..=20).sum(), (2..=20).sum()));
}

#[test]
fn four_persons_are_all_found() {
    assert_eq!(tried(22, &serde_json::json!({"thinking": "noted", "spectators": 4})), (256, 256));
}

#[test]
fn every_touched_card_is_told_by_signs() {
    assert_eq!(tried(24, &serde_json::json!({})), (52, 52));
}

#[test]
fn every_card_laid_on_the_covered_key_is_found() {
    let mut all = (0, 0);
    for cover in 5..=10 {
        let (of, found) = tried(25, &serde_json::json!({"cuts": 1, "cover": cover}));
        assert_eq!(of, 2 * cover * 51);
        all = (all.0 + of, all.1 + found);
    }
    assert_eq!(all, (4590, 4590));
}

#[test]
fn thought_cards_come_at_the_number_of_all() {
    assert_eq!(tried(26, &serde_json::json!({"thinking": "noted"})), ((2..=26).sum(), (2..=26).sum()));
}

/// As often as it is tried by chance.
fn by_lot(number: u8, times: u32, options: &serde_json::Value) -> u32 {
    let (game, begun) = begun(options, number);
    let mut rng = ChaCha8Rng::seed_from_u64(19);
    let mut good = 0;
    for _ in 0..times {
        let mut state = begun.clone();
        loop {
            by_chance(&game, &mut state, &mut rng);
            if state.public.going().is_none() {
                break;
            }
            let seat = game.turn(&state).awaited().first().expect("somebody is asked");
            if seat == Seat(0) {
                conjure(&game, &mut state);
            } else {
                let m = game.moves(&state, seat).sample(&mut rng).expect("a move");
                game.play(&mut state, seat, m, &mut ());
            }
        }
        good += u32::from(state.public.shown.last().and_then(|shown| shown.found) == Some(true));
    }
    good
}

/// There are more ways to part a pack, to draw and to mix than can be tried: so many by lot, each through the real table.
#[test]
fn tops_and_strangers_are_named_however_the_pack_is_parted() {
    assert_eq!(by_lot(13, 4_000, &serde_json::json!({})), 4_000);
    assert_eq!(by_lot(19, 4_000, &serde_json::json!({"spectators": 2})), 4_000);
}

/// The methods of both by themselves, a million times each.
#[test]
fn a_million_tops_and_strangers() {
    use spadille_cabinet::card_tricks::performances::kinds::odd_cards;
    use spadille_core::{Card, CardSet};
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    let pack: Vec<Card> = spadille_cabinet::card_tricks::moves::PACK.iter().collect();
    let [odd, even]: [Vec<Card>; 2] =
        [true, false].map(|is_odd| pack.iter().copied().filter(|card| odd_cards().contains(*card) == is_odd).collect());
    for _ in 0..1_000_000 {
        // 13: bits say after which cards the pack is parted; the claims are the tops moved by one.
        let parted: u64 = rng.random::<u64>() & rng.random::<u64>() & ((1 << 51) - 1);
        let mut tops: Vec<u32> = (1..52).filter(|place| parted >> (place - 1) & 1 == 1).collect();
        tops.reverse();
        tops.push(0);
        let claims: u64 = [0].iter().chain(&tops[..tops.len() - 1]).fold(0, |set, top| set | 1 << top);
        assert_eq!(claims, tops.iter().fold(0, |set, top| set | 1 << top));
        // 19: any cards of each pile come back into the other.
        let mut some = |pile: &[Card]| -> CardSet { pile.iter().copied().filter(|_| rng.random_bool(0.25)).collect() };
        let (a, b) = (some(&odd), some(&even));
        let first = even.iter().copied().collect::<CardSet>().minus(b).union(a);
        let second = odd.iter().copied().collect::<CardSet>().minus(a).union(b);
        assert_eq!((first.both(odd_cards()), second.minus(odd_cards())), (a, b));
    }
}

/// The packet of the fourteenth and the cargo of the twenty-first, through the real table.
#[test]
fn packets_and_cargo_come_out_as_promised() {
    for suit in ["S", "H", "D", "C"] {
        for way in ["down", "up"] {
            let at = Story::<CardTricks>::new("1830", &serde_json::json!({"length": 1}));
            let at = at.goes(&format!("perform 14; suit {suit}; {way}; on; try"));
            let mut at = at;
            while at.state.public.going().is_some() {
                let advice = at.game.advise(&at.game.view(&at.state, Viewer::Seat(Seat(1))), Seat(1)).expect("advice");
                at.game.play(&mut at.state, Seat(1), advice.choice, &mut at.log);
            }
            assert!(at.log.events.iter().any(|e| e.text().is_some_and(|text| text.id == "tricks-tuck-right")));
        }
    }
    for step in 2..=40 {
        let (game, mut state) = begun(&serde_json::json!({}), 21);
        game.play(&mut state, Seat(1), Move::Number(step), &mut ());
        for _ in 0..15 {
            game.play(&mut state, Seat(1), Move::On, &mut ());
        }
        assert!(state.public.going().is_none());
        // Whatever everybody has seen is what was to be saved.
        let view = game.view(&state, Viewer::Onlooker);
        assert_eq!(view.known.slots.iter().filter(|card| card.is_some()).count(), 17);
    }
}

/// What a step asks for is what the table asks for there, and every step is reached.
#[test]
fn steps_are_asked_for_as_they_are_written() {
    let mut reached = std::collections::HashSet::new();
    for options in [serde_json::json!({"spectators": 4, "thinking": "noted"}), serde_json::json!({"repairs": false})] {
        for number in 1..=26 {
            for seed in 0..6 {
                let mut log = Log::default();
                let (game, mut state) = begun_before(&options, number, &mut log);
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                loop {
                    while game.turn(&state) == Turn::Chance {
                        let outcome = game.draw(&state, &mut rng);
                        game.reveal(&mut state, &outcome, &mut log);
                    }
                    for who in [Viewer::Seat(Seat(0)), Viewer::Onlooker] {
                        let spadille_core::scene::Board::Stage(stage) = game.scene(&game.view(&state, who)).board
                        else {
                            panic!("no stage");
                        };
                        assert!(stage.progress[0] <= stage.progress[1]);
                    }
                    if state.public.going().is_none() {
                        break;
                    }
                    let seat = game.turn(&state).awaited().first().expect("somebody is asked");
                    let m = match game.advise(&game.view(&state, Viewer::Seat(seat)), seat) {
                        Some(advice) if seat == Seat(0) || rng.random_bool(0.7) => advice.choice,
                        _ => game.moves(&state, seat).sample(&mut rng).expect("a move"),
                    };
                    let asked = page(number).unwrap().steps.iter().filter_map(|step| step.ask.as_deref());
                    let words: Vec<&str> = asked.flat_map(|ask| ask.split(", ")).collect();
                    let is_verdict = matches!(m, Move::Yes | Move::No);
                    assert!(is_verdict || words.contains(&m.verb()), "{number}: {m} is not asked for by {words:?}");
                    game.play(&mut state, seat, m, &mut log);
                }
                let steps = log.events.iter().filter_map(|event| event.text()?.id.rsplit_once("-step-"));
                reached.extend(steps.filter_map(|(_, step)| Some((number, step.parse::<u8>().ok()?))));
            }
        }
    }
    for trick in TRICKS.iter() {
        for step in 1..=trick.steps.len() as u8 {
            assert!(reached.contains(&(trick.number, step)), "trick {} never comes to step {step}", trick.number);
        }
    }
}
