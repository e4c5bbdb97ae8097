//! The program as a user meets it: every command, good input and bad.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

struct House {
    folder: tempfile::TempDir,
}

impl House {
    fn new() -> House {
        House { folder: tempfile::tempdir().expect("a folder") }
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_string_lossy().into_owned()
    }

    fn run(&self, arguments: &[&str], input: &str) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_spadille"))
            .args(arguments)
            .env("SPADILLE_HOME", self.folder.path())
            .env("LANG", "C")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .current_dir(self.folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        // The program may end before it has read everything.
        let _ = child.stdin.take().expect("standard input").write_all(input.as_bytes());
        child.wait_with_output().expect("the program ends")
    }

    fn says(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments, "");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {error}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// Bad input gets one sentence on the error stream and exit code 2.
    fn refuses(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments, "");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
        assert!(!error.contains("panicked"), "{arguments:?}: {error}");
        error
    }
}

fn lines(text: &str) -> usize {
    text.trim_end().lines().count()
}

#[test]
fn every_game_is_listed_and_explained_in_both_languages() {
    let house = House::new();
    let list = house.says(&["list"]);
    let games: Vec<&str> = list.lines().filter(|l| !l.starts_with(' ')).filter_map(|l| l.split(' ').next()).collect();
    assert!(games.contains(&"piquet"));
    for game in games {
        for lang in ["en", "de"] {
            assert!(lines(&house.says(&["rules", game, "--lang", lang])) > 40, "{game} {lang}");
            assert!(lines(&house.says(&["options", game, "--lang", lang])) > 3, "{game} {lang}");
        }
        let schema: serde_json::Value = serde_json::from_str(&house.says(&["options", game, "--json"])).expect("JSON");
        assert!(schema["schema"]["properties"].is_object(), "{game}");
    }
}

#[test]
fn a_law_is_found_by_its_id_and_by_a_word() {
    let house = House::new();
    assert!(house.says(&["rules", "piquet", "--law", "law-05"]).contains("000:1234"));
    assert!(house.says(&["rules", "piquet", "--search", "Repic", "--lang", "de"]).contains("sechzig"));
    let unknown = house.refuses(&["rules", "piquet", "--law", "law-99"]);
    assert_eq!(lines(&unknown), 1);
    let nothing = house.run(&["rules", "piquet", "--search", "zzzzzz"], "");
    assert_eq!(nothing.status.code(), Some(1));
}

#[test]
fn bad_input_gets_one_clear_sentence() {
    let house = House::new();
    let file = house.path("broken.jsonl");
    std::fs::write(&file, "{\"spadille\":1,\"game\":\"piquet\"").expect("written");
    let newer = house.path("newer.jsonl");
    std::fs::write(&newer, "{\"spadille\":99,\"game\":\"piquet\",\"options\":{},\"seats\":[]}").expect("written");
    let many = house.path("many.jsonl");
    std::fs::write(&many, "{\"spadille\":1,\"game\":\"piquet\",\"options\":{},\"seats\":[\"A\",\"B\",\"C\"]}")
        .expect("written");
    let cases: [(&[&str], &str); 17] = [
        (&["play", "piquet", "--lang", "xx"], "language"),
        (&["dance"], "dance"),
        (&["bench", "--seconds", "never"], "never"),
        (&["play", "picket", "--plain"], "did you mean \"piquet\""),
        (&["play", "piquet", "--plain", "--preset", "1999"], "1782, 1860"),
        (&["play", "piquet", "--plain", "-o", "target=0"], "target"),
        (&["play", "piquet", "--plain", "-o", "targett=5"], "no option"),
        (&["play", "piquet", "--plain", "-o", "target"], "name=value"),
        (&["play", "piquet", "--plain", "--seat", "7"], "seats 1 to 2"),
        (&["play", "piquet", "--plain", "--against", "book,book,book"], "opponents"),
        (&["play", "piquet", "--plain", "--against", "wizard"], "wizard"),
        (&["play", "--plain", "--resume"], "no match"),
        (&["replay", &file], "line 1"),
        (&["replay", &newer], "newer"),
        (&["replay", &many], "3 names for 2 seats"),
        (&["cases", &file], "broken.jsonl"),
        (&["settle", "piquet", "-f", "deals=7"], "facts"),
    ];
    for (arguments, expected) in cases {
        let error = house.refuses(arguments);
        assert!(error.contains(expected), "{arguments:?}: {error}");
        assert_eq!(lines(&error), 1, "{arguments:?}: {error}");
    }
}

#[test]
fn a_match_is_left_taken_up_again_and_told() {
    let house = House::new();
    let start = house.run(&["play", "piquet", "--plain", "--seed", "3"], "q\n");
    assert!(start.status.success());
    let told = String::from_utf8_lossy(&start.stdout).into_owned();
    assert!(told.contains("saved"), "{told}");
    let again = house.run(&["play", "--plain", "--resume"], "?\nh\nl\n");
    assert!(again.status.success(), "{}", String::from_utf8_lossy(&again.stderr));
    let saved = house.path("left-match.json");
    assert!(Path::new(&saved).exists());
    assert!(house.says(&["replay", &saved]).contains("deals"));
    let jsonl = house.says(&["record", &saved]);
    let copy = house.path("copy.jsonl");
    std::fs::write(&copy, &jsonl).expect("written");
    assert_eq!(house.says(&["record", &copy, "--to", "jsonl"]), jsonl);
    let json = house.path("copy.json");
    house.says(&["record", &copy, "--to", "json", "--output", &json]);
    assert_eq!(house.says(&["record", &json]), jsonl);
    assert!(house.says(&["hint", &copy, "--bot", "search:50"]).lines().count() >= 1);
}

/// Always the hint of the book, typed by hand: a whole match in plain lines.
#[test]
fn a_whole_match_can_be_played_in_plain_lines() {
    let house = House::new();
    // Numbers and moves that do not fit are refused and asked again; a long enough supply of both finishes a match.
    let mut input = String::new();
    for _ in 0..4000 {
        input += "1\ndiscard 7S\ndiscard 8S\ndiscard 9S\ndiscard 7H\ndiscard 8H\ndiscard 7D\ndiscard 8D\ndiscard 7C\ndiscard 8C\ndiscard KS\ndiscard KH\ndiscard QD\ndiscard JC\n";
    }
    let output = house.run(&["play", "piquet", "--plain", "--seed", "11", "-o", "target=60"], &input);
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success());
    assert!(told.contains("The match is over."), "{}", &told[told.len().saturating_sub(2000)..]);
    assert!(told.contains("[target]"), "every payment shows its law");
}

#[test]
fn settling_shows_entries_with_laws() {
    let house = House::new();
    let told = house.says(&[
        "settle",
        "piquet",
        "--preset",
        "1860",
        "-o",
        "stake=3",
        "-f",
        "deals=[[12,31],[40,19],[9,52],[16,20]]",
    ]);
    assert!(told.contains("[four-deals]"), "{told}");
    let json: serde_json::Value = serde_json::from_str(&house.says(&[
        "settle",
        "piquet",
        "--preset",
        "1860",
        "-o",
        "stake=3",
        "-f",
        "deals=[[12,31],[40,19],[9,52],[16,20]]",
        "--json",
    ]))
    .expect("JSON");
    assert_eq!(json["balances"], serde_json::json!([-15, 15]));
}

#[test]
fn cases_are_counted_and_decide_the_exit_code() {
    let house = House::new();
    let good = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/piquet.json");
    let told = house.says(&["cases", good]);
    assert!(
        told.trim_end().lines().last().is_some_and(|l| l.ends_with(" unsupported") && l.contains(" 0 failed")),
        "{told}"
    );
    let bad = house.path("piquet.json");
    std::fs::write(&bad, r#"[{"id":"wrong","form":"chance","given":{"preset":"1782","options":{},"hands":2,"without":["K"]},"expect":{"probability":"1/2"}}]"#)
        .expect("written");
    let output = house.run(&["cases", &bad], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).ends_with("0 passed, 1 failed, 0 disputed, 0 unsupported\n"));
}

#[test]
fn a_match_that_cannot_be_saved_is_said_and_goes_on() {
    let house = House::new();
    // The folder to save in is a file: nothing can be written there.
    let file = house.path("a-file");
    std::fs::write(&file, "").expect("written");
    let save = format!("{file}/match.json");
    let output = house.run(&["play", "piquet", "--plain", "--seed", "3", "--save", &save], "h\n");
    assert!(output.status.success());
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("could not be saved"), "{error}");
    assert_eq!(lines(&error), 1);
}

#[test]
fn bench_arena_and_completions_run() {
    let house = House::new();
    let bench: serde_json::Value =
        serde_json::from_str(&house.says(&["bench", "piquet", "--seconds", "0.05", "--json"])).expect("JSON");
    assert!(bench[0]["decisions"].as_u64().is_some_and(|n| n > 0));
    let plot = house.path("plot.svg");
    let arena =
        house.says(&["arena", "piquet", "--players", "book,random", "--deals", "40", "--json", "--plot", &plot]);
    let report: serde_json::Value = serde_json::from_str(&arena).expect("JSON");
    assert_eq!(report["players"].as_array().map(Vec::len), Some(2));
    assert!(std::fs::read_to_string(&plot).expect("a plot").starts_with("<svg"));
    assert!(house.says(&["completions", "bash"]).contains("spadille"));
    assert!(house.refuses(&["arena", "piquet", "--players", "book"]).contains("two players"));
}
