//! The reckoned shares beside thousands of stakes played through the real games.

use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
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
use spadille_bank::vingt_et_un::odds::left::{Left, Stock};
use spadille_bank::vingt_et_un::odds::splitting::beside;
use spadille_bank::vingt_et_un::odds::{KINDS, Kinds, against, edge_of_best, edge_with_splits, kind, stands_on};
use spadille_bank::vingt_et_un::state::Phase;
use spadille_bank::vingt_et_un::{
    self as buying, Buying, ElevenAndAHalf, Move, OnzeEtDemie, Sister, TwentyOne, VingtEtUn,
};
use spadille_bank::vingt_et_un::{count::Fate, count::Table as Counting};
use spadille_core::contract::step;
use spadille_core::scene::Board;
use spadille_core::story::Story;
use spadille_core::{Case, Game, Hidden as _, Seat, Table, Viewer, faults_of_cases};

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

/// Whoever guesses after a plié the colour of which more cards are left is wrong as often as is reckoned.
#[test]
fn a_guess_of_the_colour_costs_as_reckoned() {
    let game = Story::<Pharo>::new("1860", &json!({"players": 2, "tailles": 1})).game;
    let mut rng = ChaCha8Rng::seed_from_u64(79);
    let read = |m: &str| -> <Pharo as Game>::Move { m.parse().expect("a move of Pharo") };
    let (red, black, stake) = (read("answer A red"), read("answer A black"), read("stake A 1"));
    let always = [read("answer A collect"), read("ready")];
    let mut beside = Vec::new();
    for _ in 0..30_000 {
        let (mut state, mut staked, mut reckoned) = (game.open(), false, None);
        while step(&game, &mut state, &mut rng, |s, seat, _| {
            let may = |m: &<Pharo as Game>::Move| game.check(s, seat, *m).is_ok();
            if may(&red) {
                let left = pharo::Colours::unseen(s.public.seen());
                reckoned = left.loss();
                return Some(if left.red >= left.black { red } else { black });
            }
            if !staked && may(&stake) {
                staked = true;
                return Some(stake);
            }
            always.iter().copied().find(may)
        }) {}
        let won = game.accounts(&state).balance(Seat(0)) as f64 / Pharo::PARTS as f64;
        beside.extend(reckoned.map(|loss| won - number(loss)));
    }
    assert!(beside.len() > 500, "{} guesses", beside.len());
    agrees("the better colour", &beside, 0.0);
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

/// Whoever may split his pictures does, and plays every hand by the reckoned plan.
#[test]
fn a_punter_who_splits_his_pictures_gets_what_is_reckoned() {
    let (table, banker) = (Counting::ElevenAndAHalf, stands_on(Counting::ElevenAndAHalf));
    let options = json!({"players": 2, "rounds": 1, "picture_split": "on"});
    let game = Story::<OnzeEtDemie>::new("1860", &options).game;
    let mut plans: Vec<_> = (0..12).map(|pictures| beside::<f64>(pictures, banker, true)).collect();
    let mut rng = ChaCha8Rng::seed_from_u64(59);
    let mut results = Vec::new();
    for _ in 0..100_000 {
        // How many pictures were known beside each hand's own when it was opened.
        let (mut state, mut known) = (game.open(), vec![0_u8]);
        while step(&game, &mut state, &mut rng, |s, seat, _| {
            if s.public.phase == Phase::Stakes {
                return Some(Move::Stake(1));
            }
            let hand = s.public.round.hands[seat].iter().position(|hand| !hand.done)?;
            let (at, cards) = (hand as u8, s.cards(seat, hand as u8));
            let split = Move::Split(at);
            if game.check(s, seat, split).is_ok() {
                known[hand] += 1;
                known.push(known[hand]);
                return Some(split);
            }
            let buys = if seat == s.public.banker {
                table.total(cards.iter().map(|card| card.rank())) < banker
            } else {
                let mut kinds: Kinds = [0; KINDS];
                cards.iter().for_each(|card| kinds[kind(table, card.rank())] += 1);
                plans[usize::from(known[hand])].best(&kinds).1
            };
            Some(if buys { Move::Buy(at) } else { Move::Stand { hand: at, open: None } })
        }) {}
        let won = game.accounts(&state).balance(state.public.banker);
        results.push(won as f64 / OnzeEtDemie::PARTS as f64);
    }
    let share = edge_with_splits(banker, true).unwrap();
    agrees("split pictures", &results, spadille_bank::odds::nearest(&share));
}

/// Matches by the hints until no more than so many cards are left and stakes are to be laid.
fn nearly_through<S: Sister>(game: &Buying<S>, most: u16, rng: &mut ChaCha8Rng) -> buying::State {
    let mut state = game.open();
    loop {
        let p = &state.public;
        if p.phase == Phase::Stakes
            && (1..=most).contains(&p.left)
            && p.round.staked.0.iter().all(|staked| *staked == 0)
        {
            return state;
        }
        let hint = |s: &buying::State, seat| game.advise(&game.view(s, Viewer::Seat(seat)), seat).map(|a| a.choice);
        if !step(game, &mut state, rng, |s, seat, _| hint(s, seat)) {
            state = game.open();
        }
    }
}

/// Plays one round, the first punter by the reckoned plan, everybody else by the banker's rule. What the first punter loses.
fn round_lost<S: Sister>(
    game: &Buying<S>,
    table: Counting,
    state: &mut buying::State,
    plans: &mut Left<f64>,
    rng: &mut ChaCha8Rng,
) -> f64 {
    let (round, me) = (state.public.rounds_done, state.public.banker.next(game.seats()));
    let before = game.accounts(state).balance(me);
    while state.public.rounds_done == round {
        step(game, state, rng, |s, seat, _| {
            if s.public.phase == Phase::Stakes {
                return Some(Move::Stake(1));
            }
            let cards = s.cards(seat, 0);
            let ranks = cards.iter().map(|card| card.rank());
            let mut hand: Kinds = [0; KINDS];
            ranks.clone().for_each(|rank| hand[kind(table, rank)] += 1);
            let is_live = table.fate(ranks.clone()) == Fate::Live;
            let below = |mark: u8| is_live && table.total(ranks.clone()) < mark;
            let buys = if seat == me { plans.plan(&hand).buys } else { below(stands_on(table)) };
            let open = cards.first().copied();
            let stands = [Move::Stand { hand: 0, open: None }, Move::Stand { hand: 0, open }];
            let may = |m: &Move| game.check(s, seat, *m).is_ok();
            let buy = Some(Move::Buy(0)).filter(|m| buys && may(m));
            buy.or_else(|| stands.into_iter().find(may))
        });
    }
    (before - game.accounts(state).balance(me)) as f64 / Buying::<S>::PARTS as f64
}

/// The share that the board shows late in a pack beside thousands of rounds with the talon shuffled anew.
fn what_is_left_pays<S: Sister>(table: Counting, players: u8, packs: u8, most: u16, seed: u64) {
    let options = json!({"players": players, "rounds": 1000, "packs": packs});
    let game = Story::<Buying<S>>::new("1860", &options).game;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let at = nearly_through(&game, most, &mut rng);
    let me = at.public.banker.next(players);
    let shown = |state: &buying::State| {
        let Board::Bank(board) = game.scene(&game.view(state, Viewer::Seat(me))).board else { panic!("a bank") };
        board.shares[0].in_hundred / 100.0
    };
    let mut cards: Kinds = [0; KINDS];
    at.talon.iter().for_each(|card| cards[kind(table, card.rank())] += 1);
    let stock = Stock::undealt(table, stands_on(table), true, cards, players).unwrap();
    let mut plans = Left::new(stock).unwrap();
    let share = shown(&at);
    let mut results = Vec::new();
    for _ in 0..20_000 {
        let mut state = at.clone();
        state.talon.shuffle(&mut rng);
        results.push(round_lost(&game, table, &mut state, &mut plans, &mut rng));
    }
    agrees(&format!("{table:?}, {players} players, {} cards left", at.public.left), &results, share);
    // The order of the talon is nobody's business.
    let mut state = at.clone();
    state.talon.reverse();
    assert_eq!(shown(&state), share);
}

#[test]
fn what_is_left_of_a_pack_pays_as_reckoned() {
    for (players, packs, most) in [(2, 1, 36), (2, 1, 20), (2, 1, 9), (4, 1, 30), (3, 2, 60)] {
        what_is_left_pays::<TwentyOne>(Counting::TwentyOne, players, packs, most, 129);
        what_is_left_pays::<ElevenAndAHalf>(Counting::ElevenAndAHalf, players, packs, most, 47);
    }
}

/// What the board says of a stake: its share in the hundred, and the note that tells from what it is reckoned.
fn said<S: Sister>(at: &Story<Buying<S>>) -> (Option<f64>, Option<String>) {
    let scene = at.game.scene(&at.game.view(&at.state, Viewer::Seat(Seat(1))));
    let note = scene.notes.iter().find(|note| note.id.starts_with("buying-note-left") || note.id.contains("running"));
    let Board::Bank(board) = scene.board else { panic!("a bank") };
    (board.shares.first().map(|share| share.in_hundred), note.map(|note| note.id.to_string()))
}

#[test]
fn the_board_says_from_which_cards_a_share_is_reckoned() {
    let at = |packs: u8, players: u8| {
        Story::<VingtEtUn>::new("1860", &json!({"players": players, "packs": packs}))
            .goes(r#"chance {"first_banker": 0}"#)
    };
    // A fresh pack needs no word; several have a share of their own.
    let pack = r#"chance {"pack": ["9C", "9D", "9H", "10S", "…"]}"#;
    let fresh = at(1, 2).goes(pack);
    assert_eq!(said(&fresh), (Some(13.676), None));
    let twice: Vec<String> = fresh.state.talon.iter().chain(&fresh.state.talon).map(ToString::to_string).collect();
    let two = at(2, 2).goes(&format!("chance {}", json!({ "pack": twice })));
    assert_eq!(said(&two), (Some(14.004), None));
    // Three nines and a ten are gone, cards on which a punter would gladly stand.
    let later = fresh.goes("stake 1, stand 9C, stand");
    assert_eq!(said(&later), (Some(14.953), Some("buying-note-left".to_owned())));
    // Twelve may use up a pack before all have bought.
    let crowded = at(1, 12).goes(pack);
    assert_eq!(said(&crowded), (Some(13.676), Some("buying-note-running-out".to_owned())));
}

#[test]
fn where_pictures_may_be_split_the_table_says_what_that_leaves_the_bank() {
    let note = |split: &str| {
        let options = json!({"players": 2, "picture_split": split});
        let at = Story::<OnzeEtDemie>::new("1860", &options)
            .goes(r#"chance {"first_banker": 0}"#)
            .goes(r#"chance {"pack": ["KH", "8S", "…"]}"#);
        let scene = at.game.scene(&at.game.view(&at.state, Viewer::Seat(Seat(1))));
        scene.notes.into_iter().find(|note| note.id == "buying-note-split")
    };
    assert!(note("on").is_some() && note("off").is_none());
}

#[test]
fn an_opened_picture_is_reckoned_as_it_lies() {
    let options = json!({"players": 3, "picture_split": "on", "open_picture_bets": "all"});
    let at = Story::<OnzeEtDemie>::new("1860", &options).goes(r#"chance {"first_banker": 0}"#);
    let at = at.goes(r#"chance {"pack": ["KH", "8S", "QC", "JD", "…"]}"#).goes("stake 1, stake 1, buy, split");
    let scene = at.game.scene(&at.game.view(&at.state, Viewer::Seat(Seat(2))));
    let Board::Bank(board) = scene.board else { panic!("a bank") };
    let share = &board.shares[0];
    // Seat two sees the two pictures and its own eight. A picture is the best card to begin with after an ace.
    let mut cards = spadille_bank::vingt_et_un::odds::pack(Counting::ElevenAndAHalf);
    (cards[10], cards[7]) = (cards[10] - 2, cards[7] - 1);
    let mut hand: Kinds = [0; KINDS];
    hand[10] = 1;
    let table = Counting::ElevenAndAHalf;
    let stock = Stock { table, banker: stands_on(table), double: true, cards, talon: at.state.public.left, hand };
    let wanted = Left::<f64>::new(stock).unwrap().share();
    assert!((share.in_hundred / 100.0 - wanted).abs() < 1e-5 && wanted < 0.13, "{share:?} {wanted}");
    assert_eq!(share.brings.iter().map(|brings| brings.halves).collect::<Vec<_>>(), [4, 2, -2, -4]);
}

/// Every worked case of a game that a form decides, the chances among them.
fn worked<G: Table>(cases: &str) {
    let faults = faults_of_cases::<G>(cases);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let cases: Vec<Case> = serde_json::from_str(cases).unwrap();
    let is_chance = |case: &&Case| {
        let form = case.form().unwrap_or_default();
        case.auto && ["edge", "edge-table", "outcomes", "born", "state"].contains(&form)
    };
    let chances = cases.iter().filter(is_chance).count();
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
