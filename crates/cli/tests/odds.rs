//! `spadille odds` and `spadille inspect` as a user meets them.

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
    assert!(!told.contains("odds-") && !told.contains("inspect-"), "{told}");
    told
}

#[test]
fn the_shares_of_the_rule_books_are_printed() {
    let pharo = says(&["odds", "pharo", "--chart", "plans", "--copies", "4", "--fractions"]);
    for fraction in ["33/1666", "893/21658", "869/21658", "69/1274", "1333/21658", "2645/21658", "2437/21658"] {
        assert!(pharo.contains(fraction), "{fraction}: {pharo}");
    }
    assert!(says(&["odds", "schnitt", "--fractions"]).contains("25/21658"));
    assert!(says(&["odds", "landsknecht", "--fractions"]).contains("1/17"));
    let best = says(&["odds", "vingt-et-un", "--chart", "best"]);
    assert!(best.contains("13.676 %"), "{best}");
    let german = says(&["odds", "vingt-et-un", "--chart", "best", "--lang", "de"]);
    assert!(german.contains("13,676 %") && german.contains("Vorteil der Bank"), "{german}");
    let markdown = says(&["odds", "trictrac", "--chart", "hits", "--to", "markdown"]);
    assert!(markdown.contains("| 6 | 11 | 5 | 16 | 11 | 5 |"), "{markdown}");
    let json: serde_json::Value = serde_json::from_str(&says(&["odds", "haufeln", "--json"])).unwrap();
    assert_eq!(json["charts"][0]["rows"][0]["cells"][0]["fraction"], "1/17");
    assert!(says(&["odds", "banks"]).contains("Blackjack"));
}

#[test]
fn charts_are_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("banks.svg");
    let file = path.to_str().unwrap();
    for line in [&["odds", "banks", "--svg", file][..], &["odds", "banks", "--counters", "20", "--svg", file]] {
        says(line);
        let svg = std::fs::read_to_string(&path).unwrap();
        assert!(svg.starts_with("<svg ") && svg.contains("Pharo"));
    }
    refuses(&["odds", "banks", "--svg", "/no/such/folder/banks.svg"]);
}

#[test]
fn what_cannot_be_reckoned_is_refused_in_a_sentence() {
    assert!(refuses(&["odds", "whist"]).contains("pharo, schnitt"));
    assert!(refuses(&["odds", "pharo", "--chart", "nothing"]).contains("standing, known"));
    for line in [
        &["odds", "pharo", "--cards", "53"][..],
        &["odds", "pharo", "--copies", "5"],
        &["odds", "haufeln", "--copies", "4"],
        &["odds", "vingt-et-un", "--banker", "16.3"],
        &["odds", "vingt-et-un", "--banker", "22"],
        &["odds", "pharo", "--rounds", "5"],
        &["odds", "pharo", "--counters", "1000000"],
        &["odds", "blackjack", "--counters", "10"],
        &["inspect", "/no/such/file"],
        &["inspect", "/dev/null", "--level", "1"],
    ] {
        refuses(line);
    }
}

/// A record of Schnitt with these packs, each cut below twenty cards.
fn record(packs: &[Vec<String>]) -> String {
    let mut lines = vec![r#"{"spadille":1,"game":"schnitt","options":{},"seats":["Anna","Bruno"]}"#.to_owned()];
    for pack in packs {
        lines.push(serde_json::json!({"chance": {"pack": pack}}).to_string());
        lines.push(r#"{"seat":0,"move":"cut 20"}"#.to_owned());
    }
    lines.join("\n") + "\n"
}

const RANKS: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

#[test]
fn a_prepared_pack_is_told_from_an_honest_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.jsonl");
    let file = path.to_str().unwrap();
    // Equal cards in twos, as the book lays them.
    let twos = |suits: [&'static str; 2]| RANKS.iter().flat_map(move |rank| suits.map(|suit| format!("{rank}{suit}")));
    let prepared: Vec<String> = twos(["S", "H"]).chain(twos(["D", "C"])).collect();
    std::fs::write(&path, record(std::slice::from_ref(&prepared))).unwrap();
    let output = run(&["inspect", file]);
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("not honestly shuffled") && told.contains("26"), "{told}");
    let german = run(&["inspect", file, "--lang", "de"]);
    assert!(String::from_utf8_lossy(&german.stdout).contains("nicht ehrlich gemischt"));
    // Two packs shuffled by a generator of old.
    let mut seed = 1860_u64;
    let mut shuffled = || {
        let mut pack = prepared.clone();
        for i in (1..pack.len()).rev() {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            pack.swap(i, (seed >> 33) as usize % (i + 1));
        }
        pack
    };
    let (first, second) = (shuffled(), shuffled());
    std::fs::write(&path, record(&[first, second])).unwrap();
    let told = says(&["inspect", file]);
    assert!(told.contains("Nothing tells these cards"), "{told}");
    let json: serde_json::Value = serde_json::from_str(&says(&["inspect", file, "--json"])).unwrap();
    assert_eq!((json["fair"].as_bool(), json["report"]["deals"].as_u64()), (Some(true), Some(2)));
    // The same record twice is the same deals once; cards that are cut alone are not.
    let again = folder.path().join("again.jsonl");
    std::fs::copy(&path, &again).unwrap();
    let twice: serde_json::Value =
        serde_json::from_str(&says(&["inspect", file, again.to_str().unwrap(), "--json"])).unwrap();
    assert_eq!((&twice["report"]["deals"], &twice["report"]["shared"]), (&2.into(), &2.into()));
    assert_eq!(twice["report"]["findings"], json["report"]["findings"]);
    assert!(says(&["inspect", file, file]).contains("2 deals stand in earlier records already"));
    assert!(says(&["inspect", file, file, "--lang", "de"]).contains("zählen nicht noch einmal"));
    // Faulty packs alone, three cards of one rank and five of another: neither honest nor prepared.
    let mut faulty = prepared.clone();
    let at = faulty.iter().position(|card| card == "2C").unwrap();
    faulty[at] = "KS'".to_owned();
    std::fs::write(&path, record(&[faulty.clone(), faulty])).unwrap();
    let output = run(&["inspect", file]);
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("All 2 deals of these records are of no whole packs"), "{told}");
    let json: serde_json::Value =
        serde_json::from_slice(&run(&["inspect", file, "--json"]).stdout).expect("a report of nothing");
    assert_eq!((json["fair"].is_null(), &json["report"]["left_out"]), (true, &2.into()));
    // No deal at all, or another game.
    std::fs::write(&path, record(&[])).unwrap();
    refuses(&["inspect", file]);
    std::fs::write(&path, record(&[prepared]).replace("schnitt", "piquet")).unwrap();
    assert!(refuses(&["inspect", file]).contains("no game against a bank"));
}

/// Two packs shuffled together are one shoe; one deal of it tells nothing, two that were only cut tell all.
#[test]
fn shoes_of_several_packs_are_inspected_and_too_few_deals_are_no_honest_ones() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.jsonl");
    let file = path.to_str().unwrap();
    let pack = || RANKS.iter().flat_map(|rank| ["S", "H", "D", "C"].map(|suit| format!("{rank}{suit}")));
    let shoe: Vec<String> = pack().chain(pack()).collect();
    let mut cut = shoe.clone();
    cut.rotate_left(31);
    let write = |shoes: &[&Vec<String>]| {
        let head = r#"{"spadille":1,"game":"vingt-et-un","options":{},"seats":["Anna","Bruno"]}"#;
        let lines = shoes.iter().map(|shoe| serde_json::json!({"chance": {"pack": shoe}}).to_string());
        std::fs::write(&path, [head.to_owned()].into_iter().chain(lines).collect::<Vec<_>>().join("\n") + "\n")
            .unwrap();
    };
    write(&[&shoe]);
    for (arguments, wanted) in [
        (&["inspect", file][..], "too few deals to tell anything: it takes 2 in one record"),
        // Given twice, it is still one.
        (&["inspect", file, file], "too few deals to tell anything: it takes 2 in one record"),
        (&["inspect", file, "--lang", "de"], "zu wenige Taillen oder Gaben, um etwas zu sagen: es braucht 2"),
    ] {
        let output = run(arguments);
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains(wanted) && !told.contains("inspect-"), "{told}");
    }
    let output = run(&["inspect", file, "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &json["fair"]), (Some(2), &serde_json::Value::Null));
    assert_eq!((&json["report"]["packs"], &json["report"]["silent"][0]["takes"]), (&2.into(), &2.into()));
    write(&[&shoe, &cut]);
    for (lang, wanted) in [("en", "all moved by one distance"), ("de", "um einen Abstand verschoben")] {
        let output = run(&["inspect", file, "--lang", lang]);
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(1), "{told}");
        assert!(told.contains(wanted) && told.contains("104") && !told.contains("inspect-"), "{told}");
    }
}
