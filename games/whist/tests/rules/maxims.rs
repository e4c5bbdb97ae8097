//! Every maxim of the books is somebody's reason, or stands there to be read; and cases that no program can decide by form.

use spadille_core::Table as _;
use spadille_core::story::also;
use spadille_whist::whist::{Cayenne, Plain, Whist};

/// Maxims about watching, remembering and reckoning: what they teach is in how the player sees, not in a card. QA-13 is about an
/// intention: which suit is to be brought in nobody but the player knows.
const TO_BE_READ: &[&str] = &[
    "30-8-2-odds",
    "QA-13",
    "show-partner-hide-opponents",
    "know-what-fell",
    "30-3-1",
    "30-4-9",
    "30-4-9-ace-inviter",
    "30-4-9-crafty",
    "odds-one-card",
    "odds-one-of-two",
    "odds-dealer-four-trumps",
    "odds-five-honours",
    "memory-sort",
    "memory-best-left",
    "memory-second-right",
    "memory-third-best",
    "memory-partner-lead",
    "memory-void",
    "memory-void-swap",
    "memory-opponents-lead",
    "as-at-whist",
];

#[test]
fn every_maxim_is_followed_somewhere() {
    let folder = format!("{}/src/whist/advice", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).unwrap().map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    let code: String = files.map(|file| file.split("#[cfg(test)]").next().unwrap().to_owned()).collect();
    let (whist, cayenne) = (Whist::<Plain>::book(), Whist::<Cayenne>::book());
    assert_eq!(whist.maxims.len(), 276);
    for maxim in whist.maxims.iter().chain(&cayenne.maxims) {
        let followed = code.contains(&format!("\"{}\"", maxim.id));
        assert_ne!(followed, TO_BE_READ.contains(&maxim.id.as_str()), "{}", maxim.id);
    }
}

#[test]
fn every_maxim_that_is_quoted_is_in_the_book() {
    let folder = format!("{}/src/whist/advice", env!("CARGO_MANIFEST_DIR"));
    let (whist, cayenne) = (Whist::<Plain>::book(), Whist::<Cayenne>::book());
    for file in std::fs::read_dir(folder).unwrap() {
        let code = std::fs::read_to_string(file.unwrap().path()).unwrap();
        for word in code.split('"').filter(|word| ["82-I", "30-", "QA-", "CY-"].iter().any(|id| word.starts_with(id))) {
            assert!(whist.maxim(word).or(cayenne.maxim(word)).is_some(), "{word}");
        }
    }
}

fn maxim(id: &str) -> &'static str {
    &Whist::<Plain>::book().maxim(id).unwrap_or_else(|| panic!("{id}")).en
}

/// A deal at eight in the deciding game: seat 0 holds two honours, seat 2 the third, and both are strong besides.
const AT_EIGHT: &str = r#"table 1830 places=kept
chance {"draw": ["9H","3D","10C","2S"]}
given public.points [8, 5]
given public.games [["simple"], []]
"#;

/// Whether to call when a slam may be hoped for is not said in numbers; ours: ace and king of nearly every plain suit.
#[test]
fn w_call_8() {
    let strong = r#"chance {"deal": {"hands": [["AS","KS","4S","3S","AH","KH","AD","KD","3D","AC","KC","3C","2C"],["…"],["QS","…"],["5S","…"]], "turned": "5S"}}"#;
    also::<Whist<Plain>>("", &format!("{AT_EIGHT}{strong}\nadvises 0: no-call by call"));
    let weak = r#"chance {"deal": {"hands": [["AS","KS","4S","3S","9H","8H","7H","6D","5D","3D","4C","3C","2C"],["…"],["QS","…"],["5S","…"]], "turned": "5S"}}"#;
    also::<Whist<Plain>>("", &format!("{AT_EIGHT}{weak}\nadvises 0: call by call"));
}

/// When a game is probably won is not said; what can be decided is whether a trick more reaches it, and near the end the advice does.
#[test]
fn w82_i_6() {
    assert!(maxim("82-I-6").contains("risk a trick or two"));
}

/// Partner is shown the suit by leading it first; when that is wanted nobody but the player knows.
#[test]
fn w_qa_13() {
    assert!(maxim("QA-13").contains("let partner see which it is"));
}

/// The choice is left open: the ace and a small card are both allowed, and the advice takes one of them.
#[test]
fn w30_2_2b() {
    let story = r#"table 1830 places=kept
chance {"draw": ["9H","3D","10C","2S"]}
chance {"deal": {"hands": [["QH","JH","10H","9S","8S","7S","9D","8D","7D","9C","8C","7C","6C"],["2H","…"],["AH","4H","3H","…"],["2S","…"]], "turned": "2S"}}
play QH, play 2H; allows play AH; allows play 4H; allows play 3H"#;
    also::<Whist<Plain>>("", story);
    assert!(maxim("30-2-2-partner").contains("leaves it to you"));
}

/// What habits tell is for people to watch.
#[test]
fn w30_4_9() {
    assert!(["30-4-9", "30-4-9-ace-inviter", "30-4-9-crafty"].map(maxim).iter().all(|text| !text.is_empty()));
}

/// Where to put a reminder among one's cards is for people too.
#[test]
fn w_mem_2() {
    assert!(maxim("memory-best-left").contains("left of your trumps"));
    assert!(maxim("memory-second-right").contains("right of your trumps"));
}

/// The premiums for cards in one hand are lost: nothing is paid unless the house sets them, and then as slams are.
#[test]
fn cy_35() {
    let deal = r#"chance {"draw": ["9H","3D","10C","2S"]}
chance {"deal": {"hands": [["AS","KS","QS","AH","AD","4S","3H","…"],["2C","…"],["…"],["…"]], "turned": "2C"}}
trump S"#;
    let without = also::<Whist<Cayenne>>("", &format!("table 1830 places=kept\n{deal}"));
    assert_eq!(without.state.public.extras, [0, 0]);
    // Three honours and three aces in one hand, one each; told when the tricks are played.
    let mut with = also::<Whist<Cayenne>>("", &format!("table 1830 places=kept one_hand_premium=on\n{deal}"));
    while with.state.public.deals_done == 0 {
        let (game, seat) = (&with.game, with.awaited());
        use spadille_core::{Game as _, Space as _};
        let m = game.moves(&with.state, seat).nth(0).unwrap();
        with.play(&m.to_string());
    }
    assert_eq!(with.laws().filter(|law| *law == "one-hand-premium").count(), 1);
}

/// Whatever is advised in whole matches that follow the advice names a maxim of that game's own book.
fn quotes_its_own_book<G: spadille_core::Table>() {
    use rand::SeedableRng as _;
    use spadille_core::{Options as _, Turn, Viewer};
    let mut quoted = std::collections::BTreeSet::new();
    for preset in G::Options::PRESETS {
        let game = G::new(G::Options::preset(preset.name).unwrap()).unwrap();
        for seed in 0..12 {
            let (mut state, mut rng) = (game.open(), rand_chacha::ChaCha8Rng::seed_from_u64(seed));
            loop {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let fall = game.draw(&state, &mut rng);
                        game.reveal(&mut state, &fall, &mut ());
                    }
                    turn @ Turn::Seats { .. } => {
                        let seat = turn.awaited().first().unwrap();
                        let advice = game.advise(&game.view(&state, Viewer::Seat(seat)), seat).unwrap();
                        quoted.extend(advice.reasons.iter().filter_map(|reason| reason.maxim));
                        game.play(&mut state, seat, advice.choice, &mut ());
                    }
                }
            }
        }
    }
    let strange: Vec<_> = quoted.iter().filter(|id| G::book().maxim(id).is_none()).collect();
    assert!(strange.is_empty() && quoted.len() > 40, "{} quoted, not in the book: {strange:?}", quoted.len());
}

#[test]
fn advice_quotes_the_book_of_its_game() {
    quotes_its_own_book::<Whist<Plain>>();
    quotes_its_own_book::<Whist<Cayenne>>();
}
