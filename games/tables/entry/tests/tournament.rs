//! Whoever looks ahead meets the book at the arena, with equal dice and seats changed. The long tournament is run by hand:
//! `GAMES=1000 cargo test -p spadille-tables-entry --test tournament -- --ignored --nocapture`; `GAME=trictrac` plays only that,
//! `LENGTH=6` matches of six instead of one, `SEED=1773` with other dice.

use serde_json::{Map, Value, json};
use spadille_bots::BotKind;
use spadille_bots::arena::{Contest, Report};
use spadille_entry::Agreed;
use spadille_tables_entry::ENTRIES;

/// A number asked for from outside.
fn asked(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|n| n.parse().ok())
}

/// The player who searches against the book, in at least so many matches.
fn tournament(game: &str, options: &Value, matches: u64) -> Report {
    let entry = ENTRIES.iter().find(|entry| entry.id() == game).expect("a game of the family");
    let options: Map<String, Value> = options.as_object().cloned().unwrap_or_default();
    let players: Vec<BotKind> = ["search", "book"].map(|kind| kind.parse().expect("a player")).to_vec();
    let play = |deals: u64| {
        let contest = Contest::new(players.clone(), deals, asked("SEED").unwrap_or(1782));
        entry.contest(Agreed { preset: None, options: &options }, &contest, &|_| ()).expect("a contest")
    };
    // A contest is as long as its deals; the first few matches tell how many a match has.
    let (mut report, mut deals) = (play(1), 0);
    while report.matches < matches {
        deals = deals.max((report.deals * matches).div_ceil(report.matches)) + 1;
        report = play(deals);
    }
    report
}

fn told(report: &Report) -> String {
    let search = &report.players[0];
    let (least, most) = search.bounds();
    format!(
        "{}: search wins {:+.4} a deal ({least:+.4} to {most:+.4}) over {} matches, {} deals, {:.0} s",
        report.game, search.mean, report.matches, report.deals, report.seconds
    )
}

/// Short matches, so that many can be played.
const GAMES: [(&str, &str); 3] = [("trictrac", "tours"), ("toccategli", "saetze"), ("verkehren", "games")];

#[test]
fn looking_ahead_is_worth_it() {
    let report = tournament("verkehren", &json!({ "games": 1 }), 40);
    assert!(report.players[0].mean > 0.0, "{}", told(&report));
}

#[test]
#[ignore = "takes minutes"]
fn over_many_games_it_is_beyond_doubt() {
    let (games, matches_of) = (asked("GAMES").unwrap_or(1000), asked("LENGTH").unwrap_or(1));
    let only = std::env::var("GAME").ok();
    for (game, length) in GAMES.into_iter().filter(|(game, _)| only.as_deref().is_none_or(|only| only == *game)) {
        let report = tournament(game, &json!({ length: matches_of }), games);
        println!("{}", told(&report));
        assert!(report.matches >= games && report.players[0].bounds().0 > 0.0, "{}", told(&report));
    }
}
