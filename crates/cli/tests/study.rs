//! `spadille study` as a user meets it.

use std::path::PathBuf;
use std::process::{Command, Output};

fn spadille(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_spadille")).args(["--lang", "en"]).args(words).output().unwrap()
}

fn says(words: &[&str]) -> String {
    let output = spadille(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn printed_odds_are_reckoned() {
    let told = says(&["study", "whist", "--kind", "odds"]);
    assert!(told.contains("54571014/93384347"), "{told}");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("Wrong: The book says: 2 to 1. Exactly it is 32/57"), "{told}");
}

#[test]
fn hands_are_played_out_and_written_down() {
    let folder = std::env::temp_dir().join(format!("spadille-study-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let save = folder.to_string_lossy().into_owned();
    let asked = ["study", "whist", "--question", "w30-2-3a", "--worlds", "3", "--open", "1", "--kind", "hands"];
    let told = says(&[&asked[..], &["--save", &save]].concat());
    // The hand asked about is shown, and who lies where.
    assert!(told.contains("Your hand: ") && told.contains("A♠") && told.contains("Trumps: "), "{told}");
    assert!(told.contains("--question w30-2-3a") && told.contains("hands open"), "{told}");
    let file = |name: &str| std::fs::read_to_string(PathBuf::from(&save).join(name)).unwrap();
    let data: serde_json::Value = serde_json::from_str(&file("whist.json")).unwrap();
    assert_eq!(data["questions"][0]["maxim"], "30-2-3");
    assert!(file("whist.md").contains("spadille study whist --worlds 3"));
    assert!(file("whist.svg").starts_with("<svg "));
    // What was found is told again without being found again.
    let kept = PathBuf::from(&save).join("whist.json").to_string_lossy().into_owned();
    assert_eq!(says(&["study", "--from", &kept, "--to", "markdown"]).trim_end(), file("whist.md").trim_end());
    assert_eq!(says(&["study", "--from", &kept]), told);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_second_step_is_told_in_words() {
    let asked = ["study", "quadrille", "--question", "qua-adv-ask-red-1", "--worlds", "2", "--open", "0"];
    let told = says(&asked).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("“Ask”, then “Name hearts trumps and call K♦”"), "{told}");
    assert!(!told.contains("declare"), "{told}");
}

#[test]
fn what_cannot_be_asked_is_said_in_a_sentence() {
    for (words, sentence) in [
        (&["study", "whist", "--question", "nonsense"][..], "nothing to find out"),
        (&["study", "whist", "--worlds", "1"], "at least 2"),
        (&["study", "whist", "--bot", "genius"], "there is no player"),
        (&["study", "whisk"], "did you mean"),
        (&["study"], "missing: <GAME>"),
        (&["study", "whist", "--from", "whist.json"], "--from"),
    ] {
        let output = spadille(words);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && told.contains(sentence), "{words:?}: {told}");
    }
}
