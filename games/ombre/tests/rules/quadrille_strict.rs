//! Strict tables of Quadrille, honours that must be claimed, games laid down: stories, and what they cannot say.

use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use spadille_core::contract::{Care, random_match};
use spadille_core::story::{Story, also, tell};
use spadille_core::{CardSet, Game, Hidden as _, Seat, Space as _, Suit, Table, Turn, Viewer};
use spadille_ombre::quadrille::options::Sister;
use spadille_ombre::quadrille::state::Phase;
use spadille_ombre::quadrille::{Cinquille, Favorite, Move, Ordinary, Quadrille, Solitaire, State, Tritrille};

const STORIES: &str = include_str!("quadrille.story");

#[test]
fn stories() {
    tell::<Quadrille<Ordinary>>(STORIES);
    tell::<Quadrille<Favorite>>(include_str!("quadrille_favorite.story"));
}

#[test]
fn sisters_tell_their_stories() {
    tell::<Quadrille<Solitaire>>(include_str!("quadrille_solitaire.story"));
    tell::<Quadrille<Cinquille>>(include_str!("cinquille.story"));
    tell::<Quadrille<Tritrille>>(include_str!("tritrille.story"));
}

/// A strict table of 1782 after some steps.
fn strict(steps: &str) -> Story<Quadrille<Ordinary>> {
    also(STORIES, &format!("table 1782 strict=true\n$DEALT; $ASK; {steps}"))
}

/// Whether a seat thinks, however often it wonders, that another holds one of these cards.
fn thinks(at: &Story<Quadrille<Ordinary>>, seat: u8, of: u8, cards: CardSet) -> [bool; 2] {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let view = at.game.view(&at.state, Viewer::Seat(Seat(seat)));
    let held: Vec<bool> =
        (0..50).map(|_| !at.game.imagine(&view, &mut rng).hands[Seat(of)].both(cards).is_empty()).collect();
    [held.contains(&true), held.contains(&false)]
}

#[test]
fn nobody_learns_of_a_revoke_before_the_trick_is_full() {
    let at = strict("play KD, play 2C");
    // The same cards, but seat 1 has no diamonds.
    let mut void = at.state.clone();
    let (diamonds, hearts): (CardSet, CardSet) = ("QD JD".parse().unwrap(), "5H 6H".parse().unwrap());
    void.hands[Seat(1)] = void.hands[Seat(1)].minus(diamonds).union(hearts);
    void.hands[Seat(3)] = void.hands[Seat(3)].minus(hearts).union(diamonds);
    for who in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Onlooker] {
        assert_eq!(at.game.view(&at.state, who), at.game.view(&void, who));
    }
    // Whoever wonders thinks that he followed as he should.
    let diamonds = at.game.pack.of_suit(Suit::Diamonds);
    assert_eq!(thinks(&at, 2, 1, diamonds), [false, true]);
    assert_eq!(thinks(&at.goes("play 3D, play 2D"), 2, 1, diamonds), [true, false]);
    // When a fault has decided the game the helper is known, so that everybody places the king with him.
    let claims = "table 1782 strict=true claims=manual\n$DEALT; $ASK; $REVOKE, let-lie; $PHASE claims";
    assert_eq!(thinks(&also(STORIES, claims), 1, 2, "KH".parse().unwrap()), [true, false]);
}

#[test]
fn whoever_is_not_found_to_have_revoked_is_known_to_be_void() {
    let at = strict("play AS, play 7S, play 5S, play 4S, play 2S, play 6S, play 5C");
    assert!(at.state.public.deal.tricks.lacks[Seat(2)].is_empty());
    assert!(at.goes("play 3S").state.public.deal.tricks.lacks[Seat(2)].contains("7S".parse().unwrap()));
}

#[test]
fn nobody_who_wants_to_play_revokes() {
    let at = strict("play KD");
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let moves = at.game.moves(&at.state, Seat(1));
    assert_eq!(moves.len(), Some(10));
    let follows = |m: Move| ["play QD", "play JD"].contains(&m.to_string().as_str());
    assert!((0..500).all(|_| moves.play_on(&mut rng).is_some_and(follows)));
    let drawn = (0..2000).filter(|_| moves.sample(&mut rng).is_some_and(|m| !follows(m))).count();
    assert!((1..200).contains(&drawn), "{drawn}");
    let view = at.game.view(&at.state, Viewer::Seat(Seat(1)));
    for m in moves.iter() {
        assert_eq!(at.game.describe(&view, m).grave, !follows(m), "{m}");
    }
}

fn promises<G: Table>(preset: &str) {
    let tables = [
        json!({"strict": true, "tours": 2, "announced_vole": "off"}),
        json!({"strict": true, "tours": 2, "announced_vole": "off", "penalties": "bete"}),
        json!({"strict": true, "tours": 2, "penalties": "bete", "claims": "manual", "marking": "bank"}),
        json!({"strict": true, "tours": 2, "claims": "manual", "view_tricks": "leader"}),
        json!({"tours": 2, "claims": "manual", "favourites": 1}),
    ];
    for (changes, i) in tables.iter().zip(0..) {
        let game = Story::<G>::new(preset, changes).game;
        for seed in 0..3 {
            let mut rng = ChaCha8Rng::seed_from_u64(100 * i + seed);
            let care = Care { look_every: 2, ..Care::default() };
            random_match(&game, &mut rng, care)
                .unwrap_or_else(|e| panic!("{} {preset} {changes:?} {seed}: {e}", G::ID));
        }
    }
}

#[test]
fn strict_tables_keep_every_promise() {
    promises::<Quadrille<Ordinary>>("1782");
    promises::<Quadrille<Ordinary>>("1860");
    promises::<Quadrille<Favorite>>("1782");
    promises::<Quadrille<Solitaire>>("1782");
    promises::<Quadrille<Cinquille>>("1782");
    promises::<Quadrille<Cinquille>>("1860");
    promises::<Quadrille<Tritrille>>("1782");
    promises::<Quadrille<Tritrille>>("1860");
}

/// What somebody draws who would rather ask than climb, so that helpers are met with.
fn modest<K: Sister>(game: &Quadrille<K>, s: &State, seat: Seat, rng: &mut ChaCha8Rng) -> Option<Move> {
    let moves = game.moves(s, seat);
    let calls: Vec<Move> = moves.iter().take(2).collect();
    match s.public.deal.phase {
        Phase::Auction => calls.get(rng.random_range(0..calls.len())).copied(),
        _ => moves.sample(rng),
    }
}

/// What everybody sees and imagines of a state; which worlds are thought of is right even of those who have revoked.
fn examine<K: Sister>(game: &Quadrille<K>, s: &State, rng: &mut ChaCha8Rng) {
    for who in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Onlooker]) {
        let view = game.view(s, who);
        let imagined = game.imagine(&view, rng);
        assert_eq!(game.view(&imagined, who), view);
        let deal = &imagined.public.deal;
        let (Phase::Mend, Some(trump)) = (deal.phase, deal.trump) else { continue };
        let breaks = |seat: Seat, card| {
            !game.order(trump).legal(imagined.hands[seat].with(card), deal.tricks.now.led()).contains(card)
        };
        let mut unspoken = deal.tricks.now.plays().skip(1).filter(|(seat, _)| !deal.faults.lies.contains(*seat));
        assert_eq!(unspoken.find(|(seat, card)| breaks(*seat, *card)).map(|(seat, _)| seat), Some(deal.turn));
    }
}

/// Plays a match and tells which phases it met with.
fn asks<K: Sister>(preset: &str, changes: &Value) -> Vec<Phase> {
    let game = Story::<Quadrille<K>>::new(preset, changes).game;
    // What is imagined changes nothing of what is played.
    let [mut rng, mut fancy] = [8, 9].map(ChaCha8Rng::seed_from_u64);
    let (mut s, mut met) = (game.open(), Vec::new());
    loop {
        examine(&game, &s, &mut fancy);
        assert!(game.accounts(&s).is_balanced());
        met.push(s.public.deal.phase);
        match game.turn(&s) {
            Turn::Over => return met,
            Turn::Chance => {
                let fall = game.draw(&s, &mut rng);
                game.reveal(&mut s, &fall, &mut ());
            }
            Turn::Seats { awaited, free } => {
                let told = !free.is_empty() && rng.random_range(0..20u32) == 0;
                let seat = if told { free } else { awaited }.first().unwrap();
                let m = modest(&game, &s, seat, &mut rng).unwrap();
                game.check(&s, seat, m).unwrap();
                game.play(&mut s, seat, m, &mut ());
            }
        }
    }
}

#[test]
fn asks_keep_their_secrets_at_strict_tables() {
    for penalties in ["forfeit", "bete"] {
        let table = json!({"strict": true, "penalties": penalties, "claims": "manual", "tours": 6});
        let met = [
            asks::<Ordinary>("1782", &table),
            asks::<Ordinary>("1860", &table),
            asks::<Favorite>("1782", &table),
            asks::<Cinquille>("1782", &table),
            asks::<Cinquille>("1860", &table),
        ]
        .concat();
        assert!(met.contains(&Phase::Mend) && met.contains(&Phase::Claims), "there was nothing to see");
        assert_eq!(met.contains(&Phase::Replay), penalties == "bete");
    }
}

/// What the laws decide, as a worked case asks.
fn ruled(given: Value) -> Value {
    let mut all = json!({"preset": "1782", "options": {}, "by": 2, "ombre": 1, "helper": 3, "facts": {}});
    all.as_object_mut().unwrap().extend(given.as_object().unwrap().clone());
    let case = json!({"id": "x", "source": "", "kind": "", "form": "ruling", "auto": true, "given": all, "expect": {}});
    let answer = Quadrille::<Ordinary>::work(&serde_json::from_value(case).unwrap()).unwrap();
    answer.value
}

#[test]
fn rulings_follow_the_options_of_the_table() {
    let of = |ruling: &Value, name: &str| ruling[name].clone();
    let told = ruled(json!({"act": "told_six", "by": 3}));
    assert_eq!((of(&told, "game"), of(&told, "betes")), (json!("lost"), json!([])));
    let late = ruled(json!({"act": "revoke", "options": {"penalties": "bete"}, "facts": {
        "gathered": false, "next_led": true, "offender_played": true, "play_over": false, "harmed_ombre": false}}));
    assert_eq!((of(&late, "remedy"), of(&late, "betes"), of(&late, "game")), (json!("none"), json!([2]), json!("on")));
    let claim = |options: Value, claimed: Value, contract: &str, after_cut: bool| {
        let facts = json!({"contract": contract, "matadors": 3, "premiers": true, "claimed": claimed,
            "after_cut": after_cut});
        of(&ruled(json!({"act": "claim", "by": 1, "options": options, "facts": facts})), "paid")
    };
    let manual = || json!({"claims": "manual"});
    assert_eq!(claim(manual(), json!(["respect", "premiers"]), "respect", false), json!(["respect", "premiers"]));
    assert_eq!(claim(manual(), json!(["solo", "matadors"]), "solo_vole", false), json!(["solo", "matadors"]));
    assert_eq!(claim(manual(), json!(["matadors"]), "solo", true), json!([]));
    assert_eq!(claim(json!({}), json!([]), "ask", false), json!(["matadors", "premiers"]));
    assert_eq!(claim(json!({}), json!([]), "self_call", false), json!([]));
    let named = |spoken: Value, together: bool| {
        let ruling = ruled(json!({"act": "trump_naming", "by": 1, "facts": {"spoken": spoken, "together": together}}));
        (of(&ruling, "trump"), of(&ruling, "allowed"))
    };
    assert_eq!(named(json!([[1, "H"], [2, "D"]]), true), (json!("D"), json!(false)));
    assert_eq!(named(json!([[1, "H"], [2, "D"]]), false), (json!("H"), json!(false)));
    assert_eq!(named(json!([[1, "H"]]), false), (json!("H"), json!(true)));
}
