//! Strength is measured: small contests with fixed seeds and budgets, and margins far from chance.

use spadille_bots::arena::{self, Contest, Report};
use spadille_bots::search::Settings;
use spadille_bots::{BotKind, plot};
use spadille_core::{Game as _, Options as _};
use spadille_salon::piquet::{Piquet, PiquetOptions};
use std::sync::atomic::{AtomicU64, Ordering};

fn meet(players: &[&str], deals: u64) -> Report {
    let game = Piquet::new(PiquetOptions::preset("1860").unwrap()).unwrap();
    let players: Vec<BotKind> = players.iter().map(|p| p.parse().unwrap()).collect();
    arena::run(&game, &Contest::new(players, deals, 2026), Settings::default(), &|_| ())
}

#[test]
fn the_book_beats_chance() {
    let report = meet(&["book", "random"], 400);
    assert!(report.players[0].bounds().0 > 1.0, "{report}");
}

#[test]
fn the_search_beats_chance_and_book() {
    let report = meet(&["search:60", "book", "random"], 288);
    let [search, book, random] = &report.players[..] else { panic!("three players") };
    assert!(search.mean > book.mean && book.mean > random.mean, "{report}");
    assert!(search.bounds().0 > random.bounds().1, "{report}");
    let duel = meet(&["search:60", "book"], 240);
    assert!(duel.players[0].bounds().0 > 0.0, "{duel}");
}

#[test]
fn equal_players_come_out_exactly_even() {
    for kind in ["book", "random", "search:10"] {
        let report = meet(&[kind, kind], 48);
        assert!(report.players.iter().all(|p| p.mean == 0.0 && p.interval == Some(0.0)), "{report}");
    }
}

#[test]
fn a_contest_is_the_same_again_and_can_be_kept_and_drawn() {
    let [mut first, mut second] = [(); 2].map(|()| meet(&["search:10", "book"], 40));
    for report in [&mut first, &mut second] {
        report.seconds = 0.0;
        report.players.iter_mut().for_each(|p| p.decisions_per_second = 0.0);
    }
    assert_eq!(first, second);
    let written = serde_json::to_string(&first).unwrap();
    assert_eq!(serde_json::from_str::<Report>(&written).unwrap(), first);
    let picture = plot::svg(&first);
    assert!(picture.starts_with("<svg") && picture.ends_with("</svg>\n") && picture.contains("search:10"));
    assert!(!picture.contains("NaN") && !picture.contains("inf"));
}

#[test]
fn a_contest_tells_how_far_it_has_come_and_can_break_matches_off() {
    let game = Piquet::new(PiquetOptions::preset("1860").unwrap()).unwrap();
    let contest = Contest { match_deals: Some(2), ..Contest::new([BotKind::Book, BotKind::Random], 40, 1) };
    let told = AtomicU64::new(0);
    let report = arena::run(&game, &contest, Settings::default(), &|p| {
        assert_eq!(p.wanted, 40);
        told.fetch_max(p.deals, Ordering::Relaxed);
    });
    assert_eq!(told.into_inner(), report.deals);
    assert_eq!(report.deals, report.matches * 2);
    assert!(report.players[0].mean > 0.0, "{report}");
}

#[test]
fn a_novice_stands_between_chance_and_the_book() {
    let mean = |report: &Report, name: &str| report.players.iter().find(|p| p.name == name).expect("a player").mean;
    let above = meet(&["novice", "random"], 400);
    assert!(mean(&above, "novice") > mean(&above, "random"), "{above}");
    let below = meet(&["novice", "book"], 400);
    assert!(mean(&below, "novice") < mean(&below, "book"), "{below}");
}
