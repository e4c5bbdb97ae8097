//! Verkehren at the table: its stories and worked cases, the plays against a slow generator, and whole matches.

use crate::common::every_case_is_answered;
use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::json;
use spadille_core::contract::{Care, random_match, step};
use spadille_core::scene::{Board, Kept};
use spadille_core::story::{Story, tell};
use spadille_core::{Dice, Game as _, Hidden as _, Options as _, Seat, Space as _, Table as _, Viewer};
use spadille_tables::verkehren::plays::{Custom, Field, Plays, Status, Steps};
use spadille_tables::verkehren::settle::{End, Facts, GameFact, Side};
use spadille_tables::verkehren::{Verkehren, VerkehrenOptions};
use spadille_tables::{Colour, Men};
use std::collections::BTreeSet;

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Verkehren>(include_str!("verkehren.story"));
}

#[test]
fn every_case_with_a_form_is_answered() {
    every_case_is_answered::<Verkehren>();
}

/// Advance only against one who has many men out: the maxim says so.
#[test]
fn vk_adv_advance() {
    let maxim = Verkehren::book().maxim("advance-when-he-is-out").expect("the maxim");
    assert!(maxim.en.contains("two or three men behind"));
}

/// Seen early, a lost game is given up single.
#[test]
fn vk_adv_concede_early() {
    let men = "[[[0,3],[1,8],[4,1],[5,1],[12,1],[20,1]],[[1,4],[14,2],[15,2],[18,2],[20,5]]]";
    let t = Story::<Verkehren>::new("1782", &json!({}))
        .goes(&format!("given phase throw; given deal.men {men}"))
        .goes(r#"chance {"throw":[5,4]}; advises concede"#);
    let advice = t.game.advise(&t.state, Seat(0)).expect("advice");
    assert_eq!(advice.reasons.first().and_then(|reason| reason.maxim), Some("concede-in-time"));
}

#[test]
fn games_on_a_real_board_are_settled() {
    let game = Story::<Verkehren>::new("1782", &json!({"stake": 2})).game;
    let fact = |winner, end| GameFact { winner, end };
    let facts = Facts { games: vec![fact(Side::White, End::Jan), fact(Side::Black, End::Off)] };
    assert_eq!(game.settle(&facts, &mut ()).expect("a settlement").balance(Seat(0)), 2);
}

#[test]
fn the_board_is_shown_the_same_way_round() {
    let t = Story::<Verkehren>::new("1782", &json!({}));
    let Board::Tables(board) = t.game.scene(&t.state).board else { panic!("a board") };
    assert_eq!((board.men[0], board.men[12]), ([15, 0], [0, 15]));
    assert_eq!((board.kept, board.round), (Kept::Nothing, true));
}

/// The plays as the rule file has them: arrays, every order, no cleverness.
struct Slow {
    custom: Custom,
    hits_bands: bool,
}

type Row = [u8; 26];
/// Own men, the enemy's in the same coordinates, both with those out on 0 and off on 25.
type Rows = (Row, Row);
/// Numbers played, men hit by entering, the first number, where it leads.
type Ended = (u8, u8, u8, Rows);

impl Slow {
    fn steps(&self, (c, e): &Rows, d: u8) -> Vec<(usize, usize)> {
        let bars =
            |t: usize| !(self.hits_bands && t <= 12) && e[t] >= 2 || t == 13 && e[t] == 1 && self.custom.home_safe;
        if c[0] > 0 {
            let t = usize::from(d);
            return if c[t] == 0 && !bars(t) { vec![(0, t)] } else { vec![] };
        }
        let home = c[1..19].iter().all(|n| *n == 0);
        let far = (1..25).find(|f| c[*f] > 0);
        let bands = (13..25).filter(|f| c[*f] >= 2).count() as u8;
        let may_bind = |p: usize, t: usize| {
            if c[t] != 1 || t < 12 {
                return true;
            }
            let enough = 15 - c[1] - c[0] >= self.custom.bind_after;
            let more = bands + 1 - u8::from(p >= 13 && c[p] == 2);
            let most = self.custom.most_bands.filter(|_| e[25] < 14 && t > 12);
            enough && most.is_none_or(|most| more <= most.max(bands))
        };
        let mut all = Vec::new();
        for p in (1..25).filter(|p| c[*p] > 0) {
            let t = p + usize::from(d);
            if t <= 24 {
                if !(bars(t) || (2..=11).contains(&t) && c[t] > 0) && may_bind(p, t) {
                    all.push((p, t));
                }
            } else if home && (t == 25 || Some(p) == far) {
                all.push((p, 25));
            }
        }
        all
    }

    fn go(&self, now: &Rows, numbers: &[u8], so_far: (u8, u8, u8), ends: &mut Vec<Ended>) {
        let (played, entry, first) = so_far;
        let steps = numbers.first().map(|d| self.steps(now, *d)).unwrap_or_default();
        for (p, t) in &steps {
            let (mut c, mut e) = *now;
            c[*p] -= 1;
            c[*t] += 1;
            let hit = if *t < 25 { std::mem::take(&mut e[*t]) } else { 0 };
            e[0] += hit;
            let first = if first == 0 { numbers[0] } else { first };
            let next = (played + 1, entry + if *p == 0 { hit } else { 0 }, first);
            self.go(&(c, e), &numbers[1..], next, ends);
        }
        if steps.is_empty() {
            if numbers.len() == 2 && numbers[0] != numbers[1] {
                self.go(now, &numbers[1..], so_far, ends);
            } else {
                ends.push((played, entry, first, *now));
            }
        }
    }

    fn legal(&self, field: &Field, dice: Dice) -> (u8, BTreeSet<Rows>) {
        let start = (row(field.own), row(field.foe));
        let (c, e) = &start;
        let room = (1..7).filter(|d| c[*d] == 0).count() as u8;
        let free = (1..7).filter(|d| c[*d] == 0 && (e[*d] <= 1 || self.hits_bands)).count() as u8;
        if c[0] > room.min(free) {
            return (0, BTreeSet::from([start]));
        }
        let (a, b) = dice.pips();
        let mut ends = Vec::new();
        if a == b {
            self.go(&start, &[a; 4], (0, 0, 0), &mut ends);
        } else {
            self.go(&start, &[a, b], (0, 0, 0), &mut ends);
            self.go(&start, &[b, a], (0, 0, 0), &mut ends);
        }
        let most = ends.iter().map(|e| e.0).max().unwrap_or(0);
        ends.retain(|e| e.0 == most);
        if self.custom.entry_hit {
            let hits = ends.iter().map(|e| e.1).max().unwrap_or(0);
            ends.retain(|e| e.1 == hits);
        }
        if most == 1 && a != b && !self.custom.single_free {
            let high = ends.iter().map(|e| e.2).max().unwrap_or(0);
            ends.retain(|e| e.2 == high);
        }
        (most, ends.into_iter().map(|e| e.3).collect())
    }
}

fn row(men: Men) -> Row {
    let mut row = [0; 26];
    men.counts_from(0).for_each(|(f, n)| row[f as usize] = n);
    row
}

#[test]
fn plays_agree_with_a_slow_generator() {
    for (preset, changes) in [
        ("1782", json!({})),
        ("six-bands", json!({"entry_hit": "free", "single_number": "free", "home_single": "safe"})),
        ("late-binding", json!({})),
        ("strict", json!({"max_bands": 5})),
    ] {
        let game = Story::<Verkehren>::new(preset, &changes).game;
        let custom = game.options().custom();
        let mut rng = ChaCha8Rng::seed_from_u64(1782);
        let mut state = game.open();
        let mut compared = 0;
        while compared < 400 {
            let goes_on = step(&game, &mut state, &mut rng, |state, seat, rng| {
                if rng.random_range(0..2u32) == 0 {
                    let (field, hits_bands) = (state.field(seat), rng.random_range(0..4u32) == 0);
                    for dice in Dice::all().filter(|d| d.0[0] >= d.0[1]) {
                        let fast = Plays::of(field, dice, Colour::of(seat), Steps { custom, hits_bands });
                        let (numbers, expected) = Slow { custom, hits_bands }.legal(&field, dice);
                        let found: BTreeSet<Rows> = fast.results().map(|f| (row(f.own), row(f.foe))).collect();
                        assert_eq!(found, expected, "{dice} {field:?} {hits_bands}");
                        assert_eq!((fast.count(), fast.numbers), (found.len(), numbers), "{dice} {field:?}");
                        assert!(fast.iter().all(|play| fast.contains(play)));
                    }
                    compared += 1;
                }
                let moves = game.moves(state, seat);
                let plays: Vec<_> = moves.iter().filter(|m| !m.to_string().contains("concede")).collect();
                Some(plays[rng.random_range(0..plays.len())])
            });
            if !goes_on {
                state = game.open();
            }
        }
    }
}

#[test]
fn matches_keep_their_promises() {
    for (preset, changes, seeds) in [
        ("1782", json!({}), 0..40),
        ("six-bands", json!({"home_single": "safe", "single_number": "free"}), 0..20),
        ("late-binding", json!({"entry_hit": "free"}), 0..20),
        ("strict", json!({}), 0..40),
        ("1782", json!({"max_bands": "unlimited"}), 0..20),
    ] {
        let game = Story::<Verkehren>::new(preset, &changes).game;
        for seed in seeds {
            let care = Care { look_every: 31, ..Care::default() };
            let played = random_match(&game, &mut ChaCha8Rng::seed_from_u64(seed), care);
            played.unwrap_or_else(|broken| panic!("{preset} {changes} seed {seed}: {broken}"));
        }
    }
}

#[test]
fn positions_are_read_only_with_fifteen_men() {
    assert!(VerkehrenOptions::standard().custom().entry_hit);
    let read = |text: &str| serde_json::from_str::<spadille_tables::verkehren::state::Runners>(text).is_ok();
    assert!(read("[[0,2],[1,13]]") && !read("[[0,2]]") && !read("[[26,15]]") && !read("[[1,300]]"));
    assert!(serde_json::from_str::<Men>("[[0,2],[1,13]]").is_err(), "nobody is out at Trictrac");
    let field = Field::new(Men::HEAP, Men::HEAP);
    assert_eq!((field.status(), field.turned()), (Status::Free, field));
}

/// Plays a match in which `book` follows the advice and the other moves at random, never giving up; says what the book won.
fn book_wins(game: &Verkehren, book: Seat, seed: u64) -> i64 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = game.open();
    while step(game, &mut state, &mut rng, |state, seat, rng| {
        let m = if seat == book {
            game.advise(&game.view(state, Viewer::Seat(seat)), seat).expect("advice").choice
        } else {
            let moves = game.moves(state, seat);
            let plays: Vec<_> = moves.iter().filter(|m| !m.to_string().contains("concede")).collect();
            plays[rng.random_range(0..plays.len())]
        };
        game.check(state, seat, m).expect("a legal move");
        Some(m)
    }) {}
    game.accounts(&state).balance(book)
}

#[test]
fn the_book_beats_chance() {
    for preset in ["1782", "strict"] {
        let game = Story::<Verkehren>::new(preset, &json!({})).game;
        let won: Vec<i64> = (0..12).map(|seed| book_wins(&game, Seat((seed % 2) as u8), seed)).collect();
        assert!(won.iter().filter(|won| **won > 0).count() >= 11, "{preset}: {won:?}");
    }
}
