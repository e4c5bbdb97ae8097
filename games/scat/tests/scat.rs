//! What no worked case decides by its form.

use spadille_core::Table as _;
use spadille_scat::scat::Scat;

/// Trumps gone and points taken are counted: everybody sees both on the table, and the hints go by them.
#[test]
fn scat_count() {
    assert!(Scat::book().maxim("count").is_some());
    let code = include_str!("../src/scat/advice/playing.rs");
    assert!(code.contains("trumps_of_foes") && code.contains("\"count\""));
}

/// Every maxim is somebody's reason.
#[test]
fn every_maxim_is_followed_somewhere() {
    let folder = format!("{}/src/scat/advice", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).unwrap().map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    let code: String = files.collect();
    let missing: Vec<&str> = Scat::book()
        .maxims
        .iter()
        .map(|maxim| maxim.id.as_str())
        .filter(|id| !code.contains(&format!("\"{id}\"")))
        .collect();
    assert!(missing.is_empty(), "nobody follows {missing:?}");
}

/// The variants that the book names for the game with five suits are options, each of which opens a table.
#[test]
fn five_options() {
    use spadille_core::{Game as _, Options as _, OptionsOf};
    use spadille_scat::solo::{FiveSuits, Solo};
    let named = [
        ("verleugnen", "true"),
        ("mediateur", "true"),
        ("extra_games", "\"null\""),
        ("extra_games", "\"grandissimo\""),
        ("extra_games", "\"null_ouvert\""),
        ("couleur", "\"first_win\""),
    ];
    for (option, value) in named {
        let change = [(option.to_owned(), serde_json::from_str(value).unwrap())].into_iter().collect();
        let options = OptionsOf::<FiveSuits>::from_overrides(None, &change).unwrap();
        assert!(Solo::<FiveSuits>::new(options).is_ok(), "{option}");
    }
}
