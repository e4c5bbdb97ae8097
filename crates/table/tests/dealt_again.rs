//! `docs/verify.py` was written after `docs/fair-dealing.md` and knows nothing of our code: it must find every match of every game
//! fairly dealt, and every bent one not. One test for each game.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use libtest_mimic::{Arguments, Trial};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, Value, json};
use spadille_catalogue::{AnyMatch, GAMES, resume};
use spadille_core::record::Fair;
use spadille_core::{Log, Record, Seat, Step, Turn};
use spadille_promises::first_seed;
use spadille_table::fair::{Dealing, Seed, verify};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A match that draws in a way the presets do not.
struct Also {
    game: &'static str,
    options: &'static str,
    /// What is played wherever it may be.
    prefers: &'static [&'static str],
    steps: usize,
    /// Words that must stand in its record, or the match shows nothing.
    shows: &'static [&'static str],
}

const fn also(game: &'static str, options: &'static str, shows: &'static [&'static str]) -> Also {
    Also { game, options, prefers: &[], steps: 400, shows }
}

const ALSO: &[Also] = &[
    also("lhombre", r#"{"misdeals":true}"#, &[]),
    also("lhombre", r#"{"couleur":"volante"}"#, &["\"idle\":\""]),
    also("lhombre", r#"{"couleur":"fixed"}"#, &["\"couleur\":\""]),
    also("lhombre", r#"{"players":"2a"}"#, &[]),
    also("lhombre", r#"{"players":"2b"}"#, &[]),
    Also {
        prefers: &["call tourne_mixed"],
        ..also("lhombre", r#"{"contracts":["frage","tourne_mixed","solo"]}"#, &["\"pull\""])
    },
    also("quadrille", r#"{"hand8":true}"#, &[]),
    also("tritrille", r#"{"pack":"even"}"#, &[]),
    also("tritrille", r#"{"pack":"no_threes"}"#, &[]),
    also("whist", r#"{"trump_source":"second_pack"}"#, &[]),
    also("imperial", r#"{"pack":"32"}"#, &[]),
    also("imperial", r#"{"players":4}"#, &["turned"]),
    also("lhomme", r#"{"players":6,"ranks":"piquet"}"#, &[]),
    Also {
        prefers: &["serve", "ready", "leave"],
        steps: 3000,
        ..also("pharo", r#"{"dealer":"human"}"#, &["\"piles\""])
    },
    also("vingt-et-un", r#"{"packs":8}"#, &[]),
    also("schnitt", r#"{"defective_pack":true}"#, &["'"]),
    also("schnitt", r#"{"demo_fraud":"winners_3"}"#, &[]),
    Also { prefers: &["disturb"], ..also("trictrac", r#"{"dice_disturb":"allowed"}"#, &["disturb", "\"stopped\""]) },
    also("chess", r#"{"first_move":"lot"}"#, &[]),
    also("billiard", r#"{"hand":"unsteady"}"#, &["\"side\":"]),
    also("billiard", r#"{"hand":"exact"}"#, &[]),
    also("carambole", r#"{"hand":"unsteady"}"#, &[]),
    also("guerre", r#"{"hand":"unsteady"}"#, &[]),
    also("ballspiel", r#"{"hand":"unsteady","hazard":true}"#, &["\"hazard\":true"]),
    also("ballspiel", r#"{"hand":"exact"}"#, &[]),
    Also { steps: 3000, ..also("card-tricks", r#"{"programme":"book","length":26}"#, &["mixed", "piles"]) },
];

/// Plays at random so many steps, or to the end; chance decides as it is told.
fn play_on(table: &mut dyn AnyMatch, prefers: &[&str], steps: usize, deal: impl Fn(&mut dyn AnyMatch, &mut Log)) {
    let mut rng = ChaCha20Rng::seed_from_u64(first_seed() + 5);
    let mut log = Log::default();
    for _ in 0..steps {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => deal(table, &mut log),
            Turn::Seats { awaited, .. } => {
                let seat = awaited.first().unwrap_or(Seat(0));
                let preferred = prefers.iter().find_map(|wish| table.check(seat, wish).ok());
                let notation = preferred.or_else(|| table.random_move(seat, &mut rng)).expect("a move");
                table.play(seat, &notation, &mut log).expect("a lawful move");
            }
        }
        log.events.clear();
    }
}

/// How often chance has decided.
fn outcomes(record: &Record) -> usize {
    record.steps.iter().filter(|step| matches!(step, Step::Chance { .. })).count()
}

/// A match dealt fairly and played at random.
fn played(game: &str, preset: Option<&str>, options: &Map<String, Value>, prefers: &[&str], steps: usize) -> Record {
    let seed = Seed::numbered(first_seed() + 7);
    let mut table = spadille_catalogue::open(game, preset, options, &[]).expect("options that fit");
    let salt = |seat: u8| if seat == 1 { String::new() } else { format!("Salt{seat}") };
    let salts: Vec<String> = (0..table.seats()).map(salt).collect();
    let dealing = Dealing::new(&seed, &salts);
    play_on(table.as_mut(), prefers, steps, |table, log| dealing.deal(table, log));
    let mut record = table.record().clone();
    record.header.fair = Some(Fair { commitment: seed.commitment(), seed: seed.reveal(), salts, given: 0 });
    record
}

/// A match played on from the middle of another, in a new dealing, and the same dealt from the first stream again after what was given, as
/// by somebody who has misread the page. Nothing where chance decides too seldom to leave it something.
fn played_on(record: &Record) -> Option<[Record; 2]> {
    let given = outcomes(record).div_ceil(2);
    let mut chances = record.steps.iter().enumerate().filter(|(_, step)| matches!(step, Step::Chance { .. }));
    // Up to the first outcome that is not given.
    let fork = record.fork(chances.nth(given)?.0);
    let salts: Vec<String> = (0..record.header.seats.len()).map(|seat| format!("Fork{seat}")).collect();
    let seed = Seed::numbered(first_seed() + 8);
    let dealing = Dealing::new(&seed, &salts);
    let fair = Fair { commitment: seed.commitment(), seed: seed.reveal(), salts, given };
    Some([0, given].map(|passed_over| {
        let mut table = resume(&fork, &mut Log::default()).expect("a match that was played");
        play_on(table.as_mut(), &[], 200, |table, log| {
            let stream = outcomes(table.record()) - passed_over;
            table.draw(&mut dealing.rng(stream), log);
        });
        let mut record = table.record().clone();
        record.header.fair = Some(fair.clone());
        record
    }))
}

/// All matches of a game that are dealt again.
fn matches(game: &str) -> Vec<Record> {
    let about = spadille_catalogue::about(game).expect("a game");
    let presets = about.presets.iter().map(|preset| played(game, Some(preset.name), &Map::new(), &[], 400));
    let others = ALSO.iter().filter(|also| also.game == game).map(|also| {
        let options: Map<String, Value> = serde_json::from_str(also.options).expect("options");
        let record = played(game, None, &options, also.prefers, also.steps);
        let written = record.to_string();
        // The match of every day shows it; one with other seeds may fall out otherwise.
        for word in also.shows.iter().filter(|_| first_seed() == 0) {
            assert!(written.contains(word), "a match of {game} with {} shows no {word}", also.options);
        }
        record
    });
    presets.chain(others).collect()
}

/// Changes a card, a die or a hand in an outcome, where there is one.
fn bend(outcome: &mut Value) -> bool {
    match outcome {
        Value::Object(fields) => {
            if let Some(hand) = fields.get_mut("hand") {
                let aim = hand["aim"].as_i64().unwrap_or(0);
                hand["aim"] = json!(aim + 1);
                return true;
            }
            fields.values_mut().any(bend)
        }
        Value::Array(list) => {
            let last = list.len().saturating_sub(1);
            if list.len() > 1 && !list[0].is_array() && !list[0].is_object() && list[0] != list[last] {
                list.swap(0, last);
                return true;
            }
            list.iter_mut().any(bend)
        }
        _ => false,
    }
}

/// The match with one outcome bent, where there is one that can be.
fn bent(record: &Record) -> Option<Record> {
    let mut record = record.clone();
    let mut chances = record.steps.iter_mut().rev().filter_map(|step| match step {
        // Of a roll without a trembling hand nothing is left to chance.
        Step::Chance { chance }
            if !chance.to_string().contains("\"rest\"") || chance.to_string().contains("\"hand\"") =>
        {
            Some(chance)
        }
        _ => None,
    });
    chances.any(bend).then_some(record)
}

fn python(paths: &[PathBuf]) -> (bool, Vec<String>) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/verify.py");
    let run = Command::new("python3").arg(script).args(paths).output();
    let run = run.unwrap_or_else(|why| panic!("docs/verify.py cannot be tried, for python3 does not start: {why}"));
    let said = String::from_utf8_lossy(&run.stdout).lines().map(str::to_owned).collect();
    assert!(run.stderr.is_empty(), "verify.py broke down: {}", String::from_utf8_lossy(&run.stderr));
    (run.status.success(), said)
}

/// Records that must be found fair, and such as must not.
struct Sorted {
    folder: PathBuf,
    fair: Vec<PathBuf>,
    foul: Vec<PathBuf>,
}

impl Sorted {
    /// Puts a record where our own verifier says it belongs.
    fn sort(&mut self, name: &str, record: &Record) {
        let path = self.folder.join(format!("{name}.jsonl"));
        std::fs::write(&path, record.to_string()).unwrap();
        if verify(record).is_ok() { self.fair.push(path) } else { self.foul.push(path) }
    }
}

fn is_dealt_again(game: &str) {
    let folder = std::env::temp_dir().join(format!("spadille-dealt-{}-{game}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut records = Sorted { folder, fair: Vec::new(), foul: Vec::new() };
    let mut expected = Vec::new();
    let played = matches(game);
    let forks: Vec<[Record; 2]> = played.iter().filter_map(played_on).collect();
    assert!(!forks.is_empty() || played.iter().all(|record| outcomes(record) < 2), "{game}: no match was played on");
    for (n, [honest, anew]) in forks.iter().enumerate() {
        let verified = verify(honest).expect("an honest fork");
        expected.push(format!("Fair: {} outcomes dealt again", verified.outcomes));
        expected.push(format!("{} given beforehand", verified.given));
        records.sort(&format!("{n}-fork"), honest);
        records.sort(&format!("{n}-fork-anew"), anew);
    }
    for (n, record) in played.iter().enumerate() {
        expected.push(format!("Fair: {} outcomes dealt again", verify(record).expect("a fair match").outcomes));
        records.sort(&format!("{n}"), record);
        if let Some(bent) = bent(record) {
            assert!(verify(&bent).is_err(), "{game}: a bent outcome passes for fair");
            records.sort(&format!("{n}-bent"), &bent);
        }
        let whole = record.header.fair.clone().unwrap();
        let salted = |salt: &str| {
            let mut salts = whole.salts.clone();
            salts[0] = salt.to_owned();
            Fair { salts, ..whole.clone() }
        };
        let claims = [
            Fair { seed: "08".repeat(32), ..whole.clone() },
            Fair { salts: vec![whole.salts.join(",")], ..whole.clone() },
            Fair { given: 99_999, ..whole.clone() },
            // With another salt a toss may fall the same way by chance; then both must say so.
            salted("other"),
            salted("salts"),
        ];
        for (m, claim) in claims.into_iter().enumerate() {
            let mut record = record.clone();
            record.header.fair = Some(claim);
            assert!(m > 2 || verify(&record).is_err(), "{game}: a false claim passes for fair");
            records.sort(&format!("{n}-claim{m}"), &record);
        }
    }
    let (all, said) = python(&records.fair);
    assert!(all, "{game}: {said:#?}");
    for words in &expected {
        assert!(said.iter().any(|line| line.contains(words)), "{game}: nowhere is said “{words}”: {said:#?}");
    }
    let (_, said) = python(&records.foul);
    assert_eq!(said.len(), records.foul.len(), "{game}");
    for line in said {
        assert!(line.contains("Not proved"), "{game}: {line}");
    }
    let _ = std::fs::remove_dir_all(&records.folder);
}

fn main() {
    let arguments = Arguments::from_args();
    let trial = |game: &&'static str| {
        let game = *game;
        Trial::test(format!("{game}::is_dealt_again_by_the_page_alone"), move || {
            is_dealt_again(game);
            Ok(())
        })
    };
    libtest_mimic::run(&arguments, GAMES.iter().map(trial).collect()).exit();
}
