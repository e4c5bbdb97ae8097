//! The tricky rules of Pharo, played through the real game in its own notation.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use spadille_bank::book::PACK;
use spadille_bank::pharo::Pharo;
use spadille_core::story::{Story, tell};
use spadille_core::{Arg, CardSet, Event, Game as _, Hidden as _, Lang, Seat, Space as _, Speech, Table as _, Viewer};

#[test]
fn tailles_go_as_they_are_told() {
    tell::<Pharo>(include_str!("pharo.story"));
}

/// A table at which this pack lies ready.
fn dealt(options: &Value, pack: &str) -> Story<Pharo> {
    Story::new("1860", options).goes(&format!(r#"chance {{"pack": [{pack}]}}"#))
}

#[test]
fn a_face_down_card_is_known_to_its_owner_alone_until_it_is_decided() {
    let at = dealt(&json!({"players": 3}), r#""2C", "3D", "4H", "7S", "…""#);
    let mut at = at.goes("1: stake 7 10 down, 1: stake K 1, 2: stake 7 5, ready ×2");
    let rank = |at: &Story<Pharo>, who| at.game.view(&at.state, who).rank(Seat(1), 0).map(|rank| rank.symbol());
    for who in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Onlooker] {
        assert_eq!(rank(&at, who), None);
        // Whoever imagines it knows that it is neither a card that has fallen nor the owner's open king.
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..50 {
            let fancied = at.game.imagine(&at.game.view(&at.state, who), &mut rng).ranks[Seat(1)][0];
            assert!(!["2", "3", "K"].contains(&fancied.symbol()), "{fancied}");
        }
    }
    assert_eq!(rank(&at, Viewer::Seat(Seat(1))), Some("7"));
    let tells_rank = |e: &Event| {
        let about = |wanted: Arg| e.text().is_some_and(|text| text.args.iter().any(|(_, arg)| *arg == wanted));
        about(Arg::Seat(Seat(1))) && about(Arg::Plain("7".into()))
    };
    assert!(!at.log.events.iter().any(tells_rank));
    at = at.goes("ready ×2");
    assert_eq!(rank(&at, Viewer::Onlooker), Some("7"));
    assert!(at.log.events.iter().any(tells_rank));
}

#[test]
fn the_order_of_the_pack_shows_in_no_view() {
    let at = dealt(&json!({"players": 2}), r#""2C", "3D", "…", "KH""#).goes("ready");
    for who in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Onlooker] {
        let view = serde_json::to_string(&at.game.view(&at.state, who)).unwrap();
        let shown = PACK.iter().filter(|c| view.contains(&format!("\"{c}\""))).count();
        assert_eq!(shown, 3, "two cards drawn and the bottom card");
        let imagined = at.game.imagine(&at.game.view(&at.state, who), &mut ChaCha8Rng::seed_from_u64(3));
        assert_eq!(imagined.pack.iter().copied().collect::<CardSet>(), PACK);
        assert_eq!((imagined.pack[..2].to_vec(), imagined.pack[51]), (at.state.pack[..2].to_vec(), at.state.pack[51]));
    }
}

#[test]
fn a_thousand_ways_to_stake_are_offered_as_a_form() {
    let at = dealt(&json!({"players": 2, "limit": 10, "face_down_cards": false}), r#""2C", "…""#);
    let moves = at.game.moves(&at.state, Seat(1));
    assert_eq!(moves.len(), Some(1 + 13 * 70));
    assert_eq!((moves.listed(), moves.forms().len()), (1, 1));
}

#[test]
fn parts_of_a_counter_are_shown_as_people_write_them() {
    let at = dealt(&json!({"players": 2}), r#""2S", "…""#).goes("stake 7 1, raise 7 1 beside");
    assert_eq!(at.state.public.cards[Seat(1)][0].amount, 12, "one and a half, in eighths");
    let scene = at.game.scene(&at.game.view(&at.state, Viewer::Onlooker));
    let speech = Speech::new(Lang::En, [Pharo::book()]);
    let shown: Vec<String> = scene.seats[1].roles.iter().map(|role| speech.say(role, &[])).collect();
    assert_eq!(shown, ["Vorhand", "1½ counters on the table"]);
}

#[test]
fn what_is_told_reads_like_speech() {
    let at = dealt(&json!({"players": 2}), r#""2S", "KH", "…""#).goes("stake K 1 beside, ready, answer K paroli");
    let english = ["Bruno stakes ½ counters on the king.", "Bruno wins on the king.", "Bruno bends the king: Paroli."];
    let german =
        ["Bruno setzt ½ Marken auf den König.", "Für Bruno gewinnt der König.", "Bruno biegt den König: Paroli."];
    for (lang, sentences) in [(Lang::En, english), (Lang::De, german)] {
        let speech = Speech::new(lang, [Pharo::book()]);
        let names = ["Anna", "Bruno"].map(str::to_owned);
        let told: Vec<_> = at.log.events.iter().filter_map(Event::text).map(|text| speech.say(text, &names)).collect();
        assert!(sentences.iter().all(|sentence| told.iter().any(|s| s == sentence)), "{told:?}");
    }
}
