//! `spadille analyse` as a user meets it.

use serde_json::Value;
use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_spadille"))
        .args(arguments)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .output()
        .expect("the program runs")
}

fn says(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// One sentence and a 2.
fn refuses(arguments: &[&str]) -> String {
    let output = run(arguments);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
    assert_eq!(told.lines().count(), 1, "{told}");
    assert!(!told.contains("house-"), "{told}");
    told
}

/// Black's man on 16 is hit by the seven from 9.
const HIT: &str = r#"{"white":{"1":12,"9":1,"12":2},"black":{"24":14,"16":1}}"#;

#[test]
fn a_throw_is_taken_apart() {
    let told = says(&["analyse", "trictrac", "--position", HIT, "--dice", "6,1"]);
    assert!(told.contains("White has thrown 6 and 1") && told.contains("a man hit") && told.contains("/36"), "{told}");
    let german = says(&["analyse", "trictrac", "--position", HIT, "--dice", "6,1", "--lang", "de"]);
    assert!(
        german.starts_with("Weiß") && german.contains("ein geschlagener Stein") && german.contains("Buch"),
        "{german}"
    );
    for (game, position) in [
        ("trictrac", HIT),
        ("toccategli", HIT),
        ("verkehren", r#"{"white":{"1":13,"6":1,"9":1},"black":{"13":12,"16":1,"18":1,"24":1}}"#),
    ] {
        let told = says(&["analyse", game, "--position", position, "--dice", "6,3", "--json"]);
        let json: Value = serde_json::from_str(&told).expect("JSON");
        let plays = json["plays"].as_array().expect("plays");
        let columns = json["columns"].as_array().expect("columns").len();
        assert!(plays.len() > 2, "{game}");
        for place in ["book", "search"] {
            let mut places: Vec<u64> = plays.iter().map(|play| play[place].as_u64().expect("a place")).collect();
            places.sort_unstable();
            assert!((1..).zip(&places).all(|(n, place)| n == *place), "{game}: {place} ranks every play once");
        }
        assert!(plays.iter().all(|play| play["counts"].as_array().map(Vec::len) == Some(columns)), "{game}");
        assert!(json["columns"].as_array().unwrap().iter().any(|column| column["of"] == 36), "{game}");
    }
    let scored: Value =
        serde_json::from_str(&says(&["analyse", "trictrac", "--position", HIT, "--dice", "6,1", "--json"]))
            .expect("JSON");
    assert_eq!((&scored["scores"][0]["points"], &scored["scores"][0]["field"]), (&2.into(), &16.into()));
}

#[test]
fn a_record_tells_what_a_throw_held() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.jsonl");
    let record = concat!(
        r#"{"spadille":1,"game":"trictrac","options":{},"seats":["Anna","Bert"]}"#,
        "\n",
        r#"{"chance":{"lead":[5,2]}}"#,
        "\n",
        r#"{"chance":{"throw":[4,2]}}"#,
        "\n",
        r#"{"seat":0,"move":"1-5 1-3"}"#,
        "\n",
    );
    std::fs::write(&path, record).unwrap();
    let file = path.to_str().unwrap();
    let told = says(&["analyse", "trictrac", "--record", file, "--step", "2"]);
    assert!(told.contains("Anna") && told.contains("4 and 2"), "{told}");
    let told = says(&["analyse", "trictrac", "--record", file, "--played"]);
    assert!(told.contains("> "), "{told}");
    let json: Value =
        serde_json::from_str(&says(&["analyse", "trictrac", "--record", file, "--played", "--json"])).unwrap();
    let played = json["played"].as_u64().expect("a place") as usize;
    let play = json["analysis"]["plays"][played]["notation"].as_str().expect("a play");
    assert_eq!(json["step"], 3);
    assert!(play.contains("1-3") && play.contains("1-5"), "{play}");
    // At the end of the record the dice are still to be thrown.
    assert!(refuses(&["analyse", "trictrac", "--record", file]).contains("--step"));
    assert!(refuses(&["analyse", "trictrac", "--record", file, "--played", "--step", "1"]).contains("played"));
    assert!(refuses(&["analyse", "verkehren", "--record", file]).contains("trictrac"));
}

#[test]
fn what_cannot_be_is_refused_in_a_sentence() {
    let laid =
        |position: &'static str, dice: &'static str| ["analyse", "trictrac", "--position", position, "--dice", dice];
    for (arguments, why) in [
        (&["analyse", "whist", "--position", HIT, "--dice", "6,1"][..], "Whist"),
        (&["analyse", "trictrac"], "--position"),
        (&["analyse", "trictrak", "--position", HIT, "--dice", "6,1"], "trictrac"),
        (&laid(HIT, "7,1"), "two numbers"),
        (&laid(HIT, "6"), "two numbers"),
        (&laid(HIT, "x,1"), "x"),
        (&laid("{", "6,1"), "--position"),
        (&laid(r#"{"white":{"1":15},"black":{"24":14}}"#, "6,1"), "fifteen"),
        (&laid(r#"{"white":{"1":15},"black":{"1":15}}"#, "6,1"), "one field"),
        (&laid(r#"{"white":{"99":15},"black":{"24":15}}"#, "6,1"), "1 to 24"),
        (&["analyse", "trictrac", "--record", "/no/such/file"], "/no/such/file"),
    ] {
        let told = refuses(arguments);
        assert!(told.contains(why), "{arguments:?}: {told}");
    }
    let score = |score: &'static str| ["analyse", "trictrac", "--position", HIT, "--dice", "6,1", "--score", score];
    assert!(refuses(&score(r#"{"white":{"points":12},"black":{}}"#)).contains("11"));
    assert!(refuses(&score("[]")).contains("cannot be read"));
    assert!(says(&score(r#"{"white":{"points":4,"holes":3},"black":{"points":2}}"#)).contains("a man hit"));
}
