//! The reckoned shares beside thousands of stakes played through the real games.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use spadille_bank::bend::Stage;
use spadille_bank::haufeln::{Haufeln, odds as haufeln};
use spadille_bank::landsknecht::{Bluchern, Landsknecht, odds as landsknecht};
use spadille_bank::odds::{Fraction, number};
use spadille_bank::pack::Pack;
use spadille_bank::pharo::{Pharo, odds as pharo};
use spadille_bank::schnitt::{Schnitt, odds as schnitt};
use spadille_bank::sussmilch::{Sussmilch, odds as sussmilch};
use spadille_bank::vingt_et_un::odds::{KINDS, Kinds, against, edge_of_best, kind};
use spadille_bank::vingt_et_un::state::Phase;
use spadille_bank::vingt_et_un::{Move, OnzeEtDemie, VingtEtUn, count::Table as Counting};
use spadille_core::contract::step;
use spadille_core::story::Story;
use spadille_core::{Case, Game, Seat, Table};

/// Mean and its standard error.
fn mean(results: &[f64]) -> (f64, f64) {
    let n = results.len() as f64;
    let mean = results.iter().sum::<f64>() / n;
    let variance = results.iter().map(|result| (result - mean).powi(2)).sum::<f64>() / (n - 1.0);
    (mean, (variance / n).sqrt())
}

/// The reckoned share lies within four and a half standard errors of the mean: one honest test in a hundred and fifty thousand
/// would fail.
fn agrees(what: &str, results: &[f64], share: f64) {
    let (found, error) = mean(results);
    assert!((found - share).abs() < 4.5 * error, "{what}: {found:.5} ± {error:.5}, reckoned {share:.5}");
}

/// What the bank wins of one counter in many matches of one stake each. Everybody makes the first move of `once` that he may and
/// that has not been made yet, else the first of `always` that he may.
fn played<G: Table>(options: &Value, matches: usize, once: &[&str], always: &[&str]) -> Vec<f64> {
    let game = Story::<G>::new("1860", options).game;
    let read = |words: &[&str]| -> Vec<G::Move> { words.iter().filter_map(|word| word.parse().ok()).collect() };
    let (once, always) = (read(once), read(always));
    let mut rng = ChaCha8Rng::seed_from_u64(1860);
    let mut results = Vec::new();
    for _ in 0..matches {
        let (mut state, mut left) = (game.open(), once.clone());
        while step(&game, &mut state, &mut rng, |s, seat, _| {
            let may = |m: &G::Move| game.check(s, seat, *m).is_ok();
            if let Some(at) = left.iter().position(may) {
                return Some(left.remove(at));
            }
            always.iter().copied().find(may)
        }) {}
        assert!(left.is_empty(), "every stake was laid");
        assert_eq!(game.turn(&state), spadille_core::Turn::Over, "the match was played to its end");
        results.push(game.accounts(&state).balance(Seat(0)) as f64 / G::PARTS as f64);
    }
    results
}

fn compare<G: Table>(
    what: &str,
    options: &Value,
    matches: usize,
    once: &[&str],
    always: &[&str],
    share: Option<Fraction>,
) {
    agrees(what, &played::<G>(options, matches, once, always), number(share.unwrap()));
}

#[test]
fn pharo_pays_as_reckoned() {
    let options = json!({"players": 2, "tailles": 1});
    for (goal, bends) in [
        (Stage::Plain, &[][..]),
        (Stage::Paroli, &["answer A paroli"]),
        (Stage::Sept, &["answer A paroli", "answer A sept"]),
        (Stage::Six, &["answer A paroli", "answer A six"]),
        (Stage::DoubleLappe, &["answer A lappe", "answer A double-lappe"]),
    ] {
        let always: Vec<&str> = [bends, &["answer A collect", "answer A half", "ready"]].concat();
        let share = pharo::bending(52, 4, Stage::Plain, goal);
        compare::<Pharo>(goal.rung().name, &options, 20_000, &["stake A 1"], &always, share);
    }
    // Bent outwards at a plié instead of paying half.
    let always = ["answer A collect", "answer A play-on", "ready"];
    let on = played::<Pharo>(&options, 20_000, &["stake A 1"], &always);
    let [win, lose, plie, _] = pharo::outcomes(52, 4).unwrap();
    // Half or played on: on average the same, to within what the pliés can make.
    let (found, error) = mean(&on);
    assert!((found - number(lose - win + plie / 2)).abs() < 4.5 * error + number(plie) / 2.0);
}

#[test]
fn schnitt_pays_as_reckoned() {
    let options = json!({"players": 2, "tailles": 1});
    let share = schnitt::share(52, 4, true);
    compare::<Schnitt>("ordinary", &options, 30_000, &["stake A 1"], &["ready", "cut 20"], share);
    let options = json!({"players": 2, "tailles": 1, "variant": "continuation"});
    for (goal, bends) in [
        (Stage::Plain, &[][..]),
        (Stage::Paroli, &["answer A paroli"]),
        (Stage::Lappe, &["answer A lappe"]),
        (Stage::Sept, &["answer A paroli", "answer A sept"]),
    ] {
        let always: Vec<&str> = [bends, &["answer A collect", "ready", "cut 20"]].concat();
        let share = schnitt::bending(52, 4, true, Stage::Plain, goal);
        compare::<Schnitt>(goal.rung().name, &options, 20_000, &["stake A 1"], &always, share);
    }
}

#[test]
fn sussmilch_pays_as_reckoned() {
    for (multi, stake, copies) in
        [("shares", "stake A 4", 4), ("joint", "stake A+K 4", 8), ("joint", "stake A+K+10+9 4", 16)]
    {
        let options = json!({"players": 2, "tailles": 1, "multi_bet": multi});
        let results = played::<Sussmilch>(&options, 20_000, &[stake], &["ready"]);
        let of_one: Vec<f64> = results.iter().map(|result| result / 4.0).collect();
        agrees(stake, &of_one, number(sussmilch::standing(32, copies).unwrap()));
    }
}

#[test]
fn holding_pays_as_reckoned() {
    let always = ["pocket", "offer 1", "va-banque", "stay"];
    for pack in ["52", "32"] {
        let which = if pack == "52" { Pack::Full } else { Pack::Short };
        let options = json!({"players": 2, "banks": 1, "pack": pack});
        let pair = landsknecht::pair(&vec![4; which.ranks().len()]);
        compare::<Landsknecht>("landsknecht", &options, 40_000, &[], &always, pair);
        compare::<Bluchern>("bluchern", &options, 40_000, &[], &always, Some(landsknecht::share(which)));
    }
}

#[test]
fn heaps_pay_as_reckoned() {
    for (pack, which) in [("52", Pack::Full), ("32", Pack::Short)] {
        let options = json!({"players": 2, "rounds": 1, "heaps": 4, "pack": pack});
        let once = ["push 1", "stake 2 1"];
        compare::<Haufeln>("haufeln", &options, 40_000, &once, &["ready", "decline"], Some(haufeln::share(which)));
    }
}

/// Best play by the reckoned plan against a banker who keeps to the best threshold.
macro_rules! buying_pays {
    ($game:ty, $table:expr, $threshold:literal) => {{
        let game = Story::<$game>::new("1860", &json!({"players": 2, "rounds": 1})).game;
        let mut rng = ChaCha8Rng::seed_from_u64(21);
        let mut results = Vec::new();
        for _ in 0..100_000 {
            let mut state = game.open();
            while step(&game, &mut state, &mut rng, |s, seat, _| {
                if s.public.phase == Phase::Stakes {
                    return Some(Move::Stake(1));
                }
                let hands = &s.public.round.hands[seat];
                let hand = hands.iter().position(|hand| !hand.done)? as u8;
                let cards = s.cards(seat, hand);
                let buys = if seat == s.public.banker {
                    $table.total(cards.iter().map(|card| card.rank())) < $threshold
                } else {
                    let mut kinds: Kinds = [0; KINDS];
                    cards.iter().for_each(|card| kinds[kind($table, card.rank())] += 1);
                    against($table, $threshold, true, |against| against.best(&kinds).1)
                };
                let open = cards.first().copied();
                let stands = [Move::Stand { hand, open: None }, Move::Stand { hand, open }];
                if buys { Some(Move::Buy(hand)) } else { stands.into_iter().find(|m| game.check(s, seat, *m).is_ok()) }
            }) {}
            assert_eq!(game.turn(&state), spadille_core::Turn::Over);
            let won = game.accounts(&state).balance(state.public.banker);
            results.push(won as f64 / <$game as Game>::PARTS as f64);
        }
        let share = edge_of_best($table, $threshold, true).unwrap();
        agrees(stringify!($game), &results, spadille_bank::odds::nearest(&share));
    }};
}

#[test]
fn the_best_punter_gets_what_is_reckoned() {
    buying_pays!(VingtEtUn, Counting::TwentyOne, 34);
    buying_pays!(OnzeEtDemie, Counting::ElevenAndAHalf, 16);
}

/// Every worked case of a game that a form decides, the chances among them.
fn worked<G: Table>(cases: &str) {
    let cases: Vec<Case> = serde_json::from_str(cases).unwrap();
    let mut chances = 0;
    for case in cases.iter().filter(|case| case.auto) {
        let answer = G::work(case).unwrap_or_else(|why| panic!("{}: {why}", case.id));
        assert_eq!(answer.difference(&case.expect), None, "{}", case.id);
        let form = case.form.as_deref().unwrap_or_default();
        chances += usize::from(["edge", "edge-table", "outcomes", "born", "state"].contains(&form));
    }
    assert!(chances >= 2, "{chances}");
}

#[test]
fn the_worked_chances_come_out() {
    worked::<Pharo>(include_str!("../../../../cases/pharo.json"));
    worked::<Schnitt>(include_str!("../../../../cases/schnitt.json"));
    worked::<Sussmilch>(include_str!("../../../../cases/sussmilch.json"));
    worked::<Landsknecht>(include_str!("../../../../cases/landsknecht.json"));
    worked::<Bluchern>(include_str!("../../../../cases/bluchern.json"));
    worked::<Haufeln>(include_str!("../../../../cases/haufeln.json"));
    worked::<VingtEtUn>(include_str!("../../../../cases/vingt-et-un.json"));
    worked::<OnzeEtDemie>(include_str!("../../../../cases/onze-et-demie.json"));
}
