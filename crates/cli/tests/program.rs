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

    /// The same in German, by the environment alone.
    fn run_in_german(&self, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_spadille"))
            .args(arguments)
            .env("SPADILLE_HOME", self.folder.path())
            .env("LANG", "de_DE.UTF-8")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .current_dir(self.folder.path())
            .stdin(Stdio::null())
            .output()
            .expect("the program runs")
    }

    /// The matches that were left.
    fn left(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.path().join("left")).into_iter().flatten().flatten();
        entries.map(|entry| entry.path().to_string_lossy().into_owned()).collect()
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
    let list: serde_json::Value = serde_json::from_str(&house.says(&["list", "--json"])).expect("JSON");
    let games: Vec<&str> = list.as_array().expect("a list").iter().filter_map(|game| game["game"].as_str()).collect();
    assert!(games.contains(&"piquet"));
    let told = house.says(&["list"]);
    for game in games {
        assert!(told.contains(&format!("  {game} ")), "{game}");
        let schema: serde_json::Value = serde_json::from_str(&house.says(&["options", game, "--json"])).expect("JSON");
        let keys = schema["schema"]["properties"].as_object().expect("options");
        for lang in ["en", "de"] {
            let rules = house.says(&["rules", game, "--lang", lang]);
            assert!(lines(&rules) > 40, "{game} {lang}");
            // What may be agreed on is called by its name.
            let key = keys.keys().find(|key| key.contains('_') && rules.contains(key.as_str()));
            assert_eq!(key, None, "{game} {lang}");
            assert!(lines(&house.says(&["options", game, "--lang", lang])) > 3, "{game} {lang}");
        }
    }
}

#[test]
fn games_are_listed_by_wishes() {
    let house = House::new();
    let two = house.says(&["list", "--players", "2", "--weight", "3"]);
    assert!(two.contains("piquet") && !two.contains("quadrille") && !two.contains("trictrac"), "{two}");
    let bank = house.says(&["list", "--family", "bank", "--lang", "de"]);
    assert!(bank.contains("pharo") && !bank.contains("chess"), "{bank}");
    assert!(house.says(&["list", "lomber"]).contains("lhombre"));
    assert!(house.refuses(&["list", "--family", "nowhere"]).contains("ombre, whist, salon"));
    assert!(two.lines().all(|line| line.chars().count() <= 80), "{two}");
    let nothing = house.run(&["list", "no", "such", "game"], "");
    assert_eq!(nothing.status.code(), Some(1));
}

#[test]
fn a_law_is_found_by_its_name_its_number_and_by_a_word() {
    let house = House::new();
    let named = house.says(&["rules", "piquet", "--law", "law-05-false-count"]);
    assert!(named.contains("Hamburg 1782, “Piquet: cases decided”") && !named.contains(", line"), "{named}");
    for number in ["law-05", "05", "5"] {
        assert_eq!(house.says(&["rules", "piquet", "--law", number]), named, "{number}");
    }
    assert!(house.says(&["rules", "piquet", "--law", "1860-4"]).contains("whole count"));
    assert!(house.says(&["rules", "piquet", "--law", "law-05", "--json"]).contains("1234"), "lines are for programs");
    assert!(house.says(&["rules", "piquet", "--search", "Repic", "--lang", "de"]).contains("sechzig"));
    let unknown = house.refuses(&["rules", "piquet", "--law", "law-99"]);
    assert_eq!(lines(&unknown), 1);
    let nothing = house.run(&["rules", "piquet", "--search", "zzzzzz"], "");
    assert_eq!(nothing.status.code(), Some(1));
}

#[test]
fn deals_are_solved_with_open_hands() {
    let house = House::new();
    let deals = house.path("deals.jsonl");
    let good = r#"{"hands":[["AS","KS"],["2S","3S"],["4S","5H"],["6S","7H"]],"leader":0,"trump":"H"}"#;
    std::fs::write(&deals, format!("{good}\n{}\n", good.replace("\"H\"", "null"))).expect("written");
    assert_eq!(house.says(&["solve", "whist", "--json", &deals]), "{\"tricks\":1}\n{\"tricks\":2}\n");
    let piped = house.run(&["solve", "whist", "--json", "-"], &good.replace("KS", "AS"));
    let told = String::from_utf8_lossy(&piped.stderr).into_owned();
    assert!(piped.status.code() == Some(2) && told.contains("line 1: A♠ is there twice"), "{told}");
    let told = house.says(&["solve", "lhombre", "--hands", "AS 2S KS/AC 3H KH/KC 4S 5S", "--trump", "S", "--ascii"]);
    assert!(told.starts_with("1: 3 tricks") && told.contains("KS: 2"), "{told}");
    let told = house.says(&["solve", "piquet", "--hands", "AS 7S/KS QS", "--json"]);
    let solved: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!((&solved["tricks"], solved["line"].as_array().map(Vec::len)), (&1.into(), Some(4)));
    assert!(house.refuses(&["solve", "chess", &deals]).contains("no hands of chess"));
    // Points, thirds of them, the duty to take, and the Sküs that goes back to its owner.
    let told = house.says(&["solve", "scat", "--hands", "JC AH/JS 10H/JH KH", "--json"]);
    assert!(told.contains("\"points\":31") || told.contains("\"points\": 31"), "{told}");
    assert!(house.says(&["solve", "tresett", "--hands", "3S/4S/2H/5S"]).contains("1 2/3"));
    assert!(house.says(&["solve", "tarock", "--hands", "SK T3/T21 2S/KH 3S"]).contains("Best play"));
    let triomphe = ["solve", "triomphe", "--hands", "AS KH/KS QH/QS JH/10S 9D", "--trump", "D", "--json"];
    assert!(house.says(&triomphe).contains("tricks"));
    let long =
        "AS KS QS JS 10S 9S 8S 7S 6S/AH KH QH JH 9H 8H 7H 6H 5H/AD KD QD JD 9D 8D 7D 6D 5D/AC KC QC JC 9C 8C 7C 6C 5C";
    assert!(house.refuses(&["solve", "reversy", "--hands", &long.replace("10S", "5S")]).contains("at the most"));
    assert!(house.refuses(&["solve", "whist"]).contains("--hands"));
    assert!(house.refuses(&["solve", "whist", "--hands", "AS/KS/QS/JS", "--leader", "5"]).contains("seats 1 to 4"));
}

#[test]
fn a_tariff_tells_what_can_be_and_what_is_misprinted() {
    let house = House::new();
    let told = house.says(&["tariff", "boston-whist", "--to", "markdown"]);
    let head = "|  | tricks | tenths | each pays | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 |";
    assert_eq!(told.lines().next(), Some(head), "{told}");
    assert!(
        told.contains("| 5 tricks in the middle suit | 5 | 3 |  | 2 | 2 | 2 | 2 | 3 | 3 | 3 | 4 | 4 | 4 | 5 | 5 | 5 |"),
        "{told}"
    );
    assert!(told.contains("\n\n- ") && told.contains("our copy prints 166; the rule makes 163."), "{told}");
    let said = house.says(&["tariff", "boston-whist", "--lang", "de"]);
    assert!(said.contains("Gedruckt ist 49; die Regel ergibt 48."), "{said}");
    let json: serde_json::Value =
        serde_json::from_str(&house.says(&["tariff", "boston-whist", "--json"])).expect("JSON");
    assert_eq!(json["tariff"]["notes"].as_array().map(Vec::len), Some(3));
    // Where prices are flat nothing is counted, and nothing is misprinted.
    let flat = house.says(&["tariff", "boston", "--to", "markdown"]);
    assert!(flat.starts_with("|  | tricks | each pays |\n") && !flat.contains("our copy prints"), "{flat}");
    assert!(house.refuses(&["tariff", "chess"]).contains("has no tariff"));
}

#[test]
fn what_cannot_be_read_is_said_in_one_language() {
    let house = House::new();
    let told = house.run(&["solve", "whist", "--json", "-", "--lang", "de"], "nonsense\n");
    let told = String::from_utf8_lossy(&told.stderr).into_owned();
    assert!(told.contains("Zeile 1: das ist kein JSON") && !told.contains("expected"), "{told}");
}

#[test]
fn what_is_solved_says_what_it_does_not_count() {
    let house = House::new();
    let pagat = ["solve", "tarock", "--hands", "T1 T5 T9 T8 / KS 2S 3S 4S / QS 5S 6S 7S"];
    assert!(house.says(&pagat).contains("Cards that are paid for by themselves are among these"));
    assert!(house.says(&[&pagat[..], &["--lang", "de"]].concat()).contains("Karten, die für sich bezahlt werden"));
    let quinola = house.says(&["solve", "reversy", "--hands", "JH 2H / AH 3H / 4H KS / 5S 6S", "--json"]);
    let solved: serde_json::Value = serde_json::from_str(&quinola).expect("JSON");
    assert_eq!(solved["beside"], "cards");
    let alone = house.says(&["solve", "reversy", "--hands", "9H 2H / 8H 3H / 4H KS / 5S 6S", "--json"]);
    assert!(alone.contains("\"shares\""), "{alone}");
    // In Whist tricks are everything.
    assert!(house.says(&["solve", "whist", "--hands", "AS/KS/QS/JS", "--json"]).contains("\"beside\": null"));
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
    let cases: [(&[&str], &str); 21] = [
        (&["play", "piquet", "--lang", "xx"], "language"),
        (&["dance"], "dance"),
        (&["bench", "--seconds", "never"], "never"),
        (&["play", "picket", "--plain"], "did you mean \"piquet\""),
        (&["play", "piquet", "--plain", "--preset", "1999"], "1782, 1860"),
        (&["play", "piquet", "--plain", "-o", "target=0"], "target"),
        (&["play", "piquet", "--plain", "-o", "targett=5"], "no option"),
        (&["play", "whist", "--plain", "-o", "match=zzz"], "“Single games or rubbers” (match) cannot be “zzz”."),
        (&["play", "whist", "--plain", "-o", "match=zzz"], "Rubbers: two games win (rubber)."),
        (&["play", "whist", "--plain", "-o", "rubbers=0", "--lang", "de"], "Möglich: 1 bis 20."),
        (&["play", "tritrille", "--plain", "-o", "overbid_reply=zzz"], "He may rise to solo too (raise)."),
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
    let [saved] = house.left().try_into().expect("one match is left");
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

#[test]
fn after_taking_up_a_match_again_one_decision_is_taken_back_and_no_more_is_forgotten() {
    let house = House::new();
    house.run(&["play", "chess", "--plain", "--seed", "1"], "e2e4\nd2d4\nq\n");
    let again = house.run(&["play", "--plain", "--resume"], "u\nl\n");
    let told = String::from_utf8_lossy(&again.stdout).into_owned();
    let after = told.split("taken back").last().unwrap_or_default();
    assert!(after.contains("e2–e4"), "{told}");
}

#[test]
fn a_new_match_leaves_the_old_one_and_the_last_is_taken_up_first() {
    let house = House::new();
    // Twice the same deal are two matches.
    for game in ["chess", "chess", "piquet"] {
        house.run(&["play", game, "--plain", "--seed", "3"], "q\n");
    }
    assert_eq!(house.left().len(), 3);
    let last = house.run(&["play", "--plain", "--resume"], "q\n");
    assert!(
        String::from_utf8_lossy(&last.stdout).contains("Rummel")
            || String::from_utf8_lossy(&last.stdout).contains("talon")
    );
    assert!(house.refuses(&["play", "chess", "--resume"]).contains("--resume"));
}

#[test]
fn a_finished_match_stays_where_it_was_named_and_leaves_the_house_clean() {
    let house = House::new();
    let file = house.path("mine.json");
    let play = |save: &[&str]| {
        let arguments = [&["play", "chess", "--plain", "--seed", "1"], save].concat();
        let output = house.run(&arguments, "e2e4\nresign\n");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    assert!(play(&["--save", &file]).contains("The match is over."));
    assert!(house.says(&["replay", &file]).contains("The match is over."));
    // It is not written over, and neither is anything else.
    assert!(house.refuses(&["play", "chess", "--plain", "--save", &file]).contains("already"));
    assert!(play(&[]).contains("The match is over."));
    assert_eq!(house.left(), Vec::<String>::new());
}

#[test]
fn whoever_leaves_is_told_how_to_go_on_if_that_is_possible() {
    let house = House::new();
    let file = house.path("mine.json");
    let told = |save: &str| {
        String::from_utf8_lossy(&house.run(&["play", "chess", "--plain", "--save", save], "q\n").stdout).into_owned()
    };
    assert!(told(&file).contains(&format!("--resume --save {file}")));
    let nowhere = format!("{file}/below.json");
    assert!(!told(&nowhere).contains("is saved;"));
}

#[test]
fn a_reader_who_has_enough_ends_the_program_quietly() {
    use std::io::Read as _;
    let house = House::new();
    let every: [&[&str]; 5] =
        [&["rules", "lhombre"], &["options", "lhombre"], &["list", "--json"], &["completions", "bash"], &["help"]];
    for arguments in every {
        let mut child = Command::new(env!("CARGO_BIN_EXE_spadille"))
            .args(arguments)
            .env("SPADILLE_HOME", house.folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        // One letter is read, and the pipe is closed.
        child.stdout.take().expect("output").read_exact(&mut [0]).expect("a letter");
        let output = child.wait_with_output().expect("the program ends");
        assert!(output.status.success() && output.stderr.is_empty(), "{arguments:?}: {output:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_behind_the_output_is_one_sentence() {
    let full = || Stdio::from(std::fs::File::options().write(true).open("/dev/full").expect("/dev/full"));
    let output = Command::new(env!("CARGO_BIN_EXE_spadille")).args(["list"]).stdout(full()).output().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no room"));
    let unheard =
        Command::new(env!("CARGO_BIN_EXE_spadille")).args(["nothing"]).stderr(full()).status().expect("it ends");
    assert_eq!(unheard.code(), Some(2));
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
    assert!(told.contains("(“Piquet"), "every payment shows its law");
}

/// Whist in plain lines: always the first choice offered. After a deal, and after the match, one may ask what could have been made.
#[test]
fn in_plain_lines_too_one_may_ask_whether_it_could_have_been_made() {
    let house = House::new();
    let play = ["play", "whist", "--plain", "--seed", "4", "--preset", "1782"];
    // Nothing is told before a deal is over; then every card of it, and what it gave away.
    let input = format!("m\n{}m\nq\n", "1\n".repeat(13));
    let told = String::from_utf8_lossy(&house.run(&play, &input).stdout).into_owned();
    assert!(told.contains("m could the last deal have been made?"), "{told}");
    let (before, after) = told.split_once("nothing of this deal can be solved").expect(&told);
    assert!(!before.contains("Could it have been made?"), "{told}");
    let (_, made) = after.split_once("Could it have been made?").expect(&told);
    assert!(made.contains("with best play by all it would have been"), "{told}");
    let german = [&["--lang", "de"], &play[..]].concat();
    let told = String::from_utf8_lossy(&house.run(&german, &input).stdout).into_owned();
    assert!(told.contains("War mehr zu machen?") && told.contains("bei bestem Spiel aller"), "{told}");
    // The last deal is asked about when all is over.
    let told = house.run(&play, &("1\n".repeat(3000) + "m\n"));
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    assert!(told.contains("The match is over."), "{}", &told[told.len().saturating_sub(2000)..]);
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
    assert!(told.contains("“Piquet”)") && !told.contains(", line") && !told.contains("four-deals"), "{told}");
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
#[cfg(target_os = "linux")]
fn a_full_disk_is_said_and_the_match_goes_on() {
    use std::os::unix::fs::FileTypeExt as _;
    let output = House::new().run(&["play", "piquet", "--plain", "--seed", "3", "--save", "/dev/full"], "h\n");
    assert!(output.status.success());
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("could not be saved"), "{error}");
    assert!(std::fs::metadata("/dev/full").expect("there").file_type().is_char_device());
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

#[test]
fn help_speaks_both_languages() {
    let house = House::new();
    for arguments in [&["--help"][..], &["help"], &["-h"]] {
        let english = house.says(arguments);
        assert!(english.contains("Usage:") && english.contains("Play a game in the terminal"), "{english}");
        let german = house.says(&[arguments, &["--lang", "de"]].concat());
        assert!(german.contains("Aufruf:") && german.contains("Ein Spiel im Terminal spielen"), "{german}");
        let by_environment = house.run_in_german(arguments);
        assert_eq!(String::from_utf8_lossy(&by_environment.stdout), german);
    }
    let play = house.says(&["--lang=de", "play", "--help"]);
    assert!(play.contains("--preset <VORLAGE>") && play.contains("[OPTIONEN]"), "{play}");
    assert_eq!(house.says(&["help", "play", "--lang", "de"]), play);
    assert!(house.says(&["record", "--help", "--lang", "de"]).contains("- text: Eine lesbare Niederschrift"));
    assert!(house.says(&["serve", "--help", "--lang", "de"]).contains("[Umgebung: NATS_URL]"));
    assert!(house.says(&["--version", "--lang", "de"]).starts_with("spadille "));
    assert!(house.says(&["completions", "zsh", "--lang", "de"]).contains("Ein Spiel im Terminal spielen"));
}

/// What is wrong with a command line, in English and in German.
#[test]
fn a_wrong_command_line_gets_one_sentence_in_either_language() {
    let house = House::new();
    let cases: [(&[&str], &str, &str); 16] = [
        (&["dance"], "there is no command \"dance\"", "einen Befehl „dance“ gibt es nicht"),
        (&["pla"], "did you mean \"play\"?", "war „play“ gemeint?"),
        (&["help", "dance"], "there is no command", "einen Befehl"),
        (&["play", "--plan"], "did you mean --plain?", "war --plain gemeint?"),
        (&["list", "--zzzz"], "there is no argument --zzzz", "eine Angabe --zzzz gibt es nicht"),
        (&["verify", "one", "two"], "two", "two"),
        (&["rules"], "missing: <GAME>", "es fehlt: <SPIEL>"),
        (&["cases"], "missing: <FILES>", "es fehlt: <DATEIEN>"),
        (&["play", "--seed"], "needs a value", "braucht einen Wert"),
        (&["play", "--seed", "x"], "a number", "eine Zahl"),
        (&["play", "--seat", "300"], "from 0 to 255", "von 0 bis 255"),
        (&["bench", "--seconds", "never"], "a number", "eine Zahl"),
        (&["record", "f", "--to", "prose"], "jsonl, json, text", "jsonl, json, text"),
        (&["play", "--seed", "1", "--seed", "2"], "twice", "zweimal"),
        (&["play", "piquet", "--plain", "--preset", "9"], "there is no preset", "eine Vorlage „9“ gibt es nicht"),
        (&["play", "picket", "--plain"], "did you mean \"piquet\"?", "war „piquet“ gemeint?"),
    ];
    for (arguments, english, german) in cases {
        let told = house.refuses(arguments);
        assert!(told.contains(english), "{arguments:?}: {told}");
        assert_eq!(lines(&told), 1, "{arguments:?}: {told}");
        let told = house.refuses(&[&["--lang", "de"], arguments].concat());
        assert!(told.contains(german), "{arguments:?}: {told}");
        assert_eq!(lines(&told), 1, "{arguments:?}: {told}");
    }
    assert!(house.refuses(&["list", "--lang", "xx"]).contains("en or de"));
}

#[test]
fn what_goes_wrong_is_told_in_german() {
    let house = House::new();
    let cases: [(&[&str], &str); 9] = [
        (&["play", "piquet", "--plain", "-o", "target=0"], "(target) kann nicht „0“ sein. Möglich: 1 bis 10000."),
        (&["play", "piquet", "--plain", "-o", "match=never"], "(target); "),
        (&["play", "piquet", "--plain", "-o", "targett=5"], "eine Option „targett“ gibt es nicht"),
        (&["play", "piquet", "--plain", "-o", "target"], "name=wert"),
        (&["play", "piquet", "--plain", "--seat", "7"], "die Plätze 1 bis 2"),
        (&["play", "piquet", "--plain", "--against", "wizard"], "einen Spieler „wizard“ gibt es nicht"),
        (&["play", "--plain", "--resume"], "kein Spiel, das fortzusetzen wäre"),
        (&["replay", "nowhere.jsonl"], "nowhere.jsonl: diese Datei gibt es nicht"),
        (&["rules", "piquet", "--law", "law-99"], "kein Gesetz"),
    ];
    for (arguments, expected) in cases {
        let output = house.run_in_german(arguments);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
        assert!(told.contains(expected), "{arguments:?}: {told}");
        assert_eq!(lines(&told), 1, "{arguments:?}: {told}");
    }
}

/// A match of Piquet dealt from a seed and salts, as the house gives it.
fn fair_record() -> spadille_core::Record {
    use spadille_core::{Log, Seat, Turn, record::Fair};
    use spadille_table::fair::{Dealing, Seed};
    let seed: Seed = "2a".repeat(32).parse().expect("a seed");
    let salts = vec!["salz".to_owned(), String::new()];
    let dealing = Dealing::new(&seed, &salts);
    let mut table = spadille_catalogue::open("piquet", None, &serde_json::Map::new(), &[]).expect("a table");
    let mut log = Log::default();
    while table.turn() != Turn::Over && table.record().steps.len() < 60 {
        match table.turn() {
            Turn::Chance => dealing.deal(table.as_mut(), &mut log),
            turn => {
                let seat = turn.awaited().first().unwrap_or(Seat(0));
                let (choice, _) = table.advice(seat).expect("advice");
                table.play(seat, &choice, &mut log).expect("lawful");
            }
        }
    }
    let mut record = table.record().clone();
    record.header.fair = Some(Fair { commitment: seed.commitment(), seed: seed.reveal(), salts, given: 0 });
    record
}

#[test]
fn a_fair_record_is_proved_and_a_bent_one_is_not() {
    let house = House::new();
    let file = house.path("fair.jsonl");
    let verify = |record: &str, more: &[&str]| {
        std::fs::write(&file, record).expect("written");
        let output = house.run(&[&["verify", &file], more].concat(), "");
        (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let record = fair_record();
    let (code, told) = verify(&record.to_string(), &[]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.starts_with("Fair: all"), "{told}");
    assert!(verify(&record.to_string(), &["--lang", "de"]).1.starts_with("Ehrlich: alle"));
    let (_, json) = verify(&record.to_string(), &["--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&json["fair"], &json["salts"]), (&true.into(), &1.into()));

    let mut bent = record.clone();
    bent.header.fair.as_mut().expect("a seed").salts[1] = "pepper".into();
    let (code, told) = verify(&bent.to_string(), &[]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("line 2 of the record"), "{told}");
    assert!(verify(&bent.to_string(), &["--lang", "de"]).1.contains("Zeile 2 der Aufzeichnung"));
    let (_, json) = verify(&bent.to_string(), &["--json"]);
    assert!(json.contains("\"fair\": false"), "{json}");

    let mut seedless = record;
    seedless.header.fair = None;
    let (code, told) = verify(&seedless.to_string(), &[]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("does not tell the seed"), "{told}");

    std::fs::write(&file, "{}").expect("written");
    assert_eq!(lines(&house.refuses(&["verify", &file])), 1);
    assert!(house.refuses(&["verify", "nowhere.jsonl"]).contains("no such file"));
}

#[test]
fn a_house_that_cannot_open_says_why_in_one_sentence() {
    let house = House::new();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let file = house.path("a-file");
    std::fs::write(&file, "").expect("written");
    let below_a_file = format!("{file}/data");
    let cases: [(&[&str], &str); 4] = [
        (&["--listen", "nowhere"], "an address with its port"),
        (&["--listen", "127.0.0.1:99999"], "an address with its port"),
        (&["--listen", &address], &address),
        (&["--listen", "127.0.0.1:0", "--data", &below_a_file], "stays shut"),
    ];
    for (arguments, expected) in cases {
        let told = house.refuses(&[&["serve"], arguments].concat());
        assert!(told.contains(expected), "{arguments:?}: {told}");
        assert_eq!(lines(&told), 1, "{arguments:?}: {told}");
    }
}

#[test]
fn a_house_that_stays_shut_says_why_in_one_language() {
    let house = House::new();
    let folder = house.path("damaged");
    std::fs::create_dir_all(&folder).expect("a folder");
    let store = Path::new(&folder).join("house.sqlite").display().to_string();
    std::fs::write(&store, "whatever its name may say, this is no database").expect("written");
    let damaged = ["--data", folder.as_str()];
    let away = ["--database", "postgres://anna:quatorze@127.0.0.1:1/house"];
    let known = ["--rehearsal", "--proxied"];
    let cases: [(&[&str], String, String); 3] = [
        (
            &damaged,
            format!(
                "the store {store} cannot be opened: the database is damaged: its head cannot be read; restore it from a backup"
            ),
            format!(
                "der Speicher {store} lässt sich nicht öffnen: die Datenbank ist beschädigt: Ihr Kopf lässt sich nicht lesen; \
                 stellen Sie sie aus einer Sicherung wieder her"
            ),
        ),
        (
            &away,
            "the store 127.0.0.1:1 cannot be opened: nobody answers there".to_owned(),
            "der Speicher 127.0.0.1:1 lässt sich nicht öffnen: dort antwortet niemand".to_owned(),
        ),
        (
            &known,
            "at a rehearsal deals are known beforehand: it is for this machine alone, not for others".to_owned(),
            "bei einer Probe sind die Karten vorher bekannt: Sie ist nur für diesen Rechner, nicht für andere"
                .to_owned(),
        ),
    ];
    for (arguments, en, de) in cases {
        for (lang, shut, why) in [("en", "the house stays shut", en), ("de", "das Haus bleibt zu", de)] {
            let serve = ["serve", "--listen", "127.0.0.1:0", "--lang", lang];
            let told = house.refuses(&[&serve, arguments].concat());
            assert!(told.trim().ends_with(&format!("{shut}: {why}")), "{told}");
            assert_eq!(lines(&told), 1, "{told}");
        }
    }
}

#[test]
#[cfg(unix)]
fn a_house_tells_its_address_and_closes_when_asked() {
    use std::io::{BufRead as _, BufReader, Read as _};
    let house = House::new();
    let mut child = Command::new(env!("CARGO_BIN_EXE_spadille"))
        .args(["serve", "--listen", "127.0.0.1:0", "--lang", "de"])
        .env("SPADILLE_HOME", house.folder.path())
        .env_remove("DATABASE_URL")
        .env_remove("NATS_URL")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut address = String::new();
    BufReader::new(child.stdout.take().expect("standard output")).read_line(&mut address).expect("a line");
    let host = address.trim().strip_prefix("http://").unwrap_or_else(|| panic!("{address}"));
    assert!(std::net::TcpStream::connect(host).is_ok());
    // Asked as a supervisor would.
    let asked = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().expect("asked");
    assert!(asked.success());
    assert!(child.wait().expect("it ends").success());
    let mut told = String::new();
    child.stderr.take().expect("the error stream").read_to_string(&mut told).expect("read");
    assert!(told.contains("Das Haus ist offen"), "{told}");
}
