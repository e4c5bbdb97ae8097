//! What every banker's table knows of a stake before it is laid, says once, and sees laid by its players.

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use spadille_bank::haufeln::Haufeln;
use spadille_bank::landsknecht::{Bluchern, Landsknecht};
use spadille_bank::pharo::Pharo;
use spadille_bank::schnitt::Schnitt;
use spadille_bank::sussmilch::Sussmilch;
use spadille_bank::vingt_et_un::{OnzeEtDemie, VingtEtUn};
use spadille_core::scene::{BankBoard, Board, StakeShare};
use spadille_core::space::Form;
use spadille_core::{Game, Hidden as _, Log, Options as _, Scene, Seat, Skill, Space as _, Table, Turn, Viewer};

fn rules<G: Table>(options: &Value) -> G {
    let options = options.as_object().cloned().unwrap_or_default();
    G::new(<G as Game>::Options::from_overrides(None, &options).unwrap()).unwrap()
}

fn board(scene: Scene) -> BankBoard {
    let Board::Bank(board) = scene.board else { panic!("a banker's table") };
    board
}

/// Plays some matches by the advice and tells every moment: the rules, how it stands, and who may act.
fn watch<G: Table>(game: &G, mut see: impl FnMut(&G, &G::State, Seat)) {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for _ in 0..3 {
        let mut state = game.open();
        for _ in 0..400 {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng);
                    game.reveal(&mut state, &outcome, &mut Log::default());
                }
                turn => {
                    let seat = turn.awaited().first().unwrap();
                    see(game, &state, seat);
                    let chosen = choose(game, &state, seat, &mut rng);
                    game.play(&mut state, seat, chosen, &mut Log::default());
                }
            }
        }
    }
}

/// What a player of the book does.
fn choose<G: Table>(game: &G, state: &G::State, seat: Seat, rng: &mut impl Rng) -> G::Move {
    let (view, moves) = (game.view(state, Viewer::Seat(seat)), game.moves(state, seat));
    let drawn = game.lot(&view, seat, Skill::Book, rng).filter(|m| moves.contains(m));
    let advised = || game.advise(&view, seat).map(|advice| advice.choice).filter(|m| moves.contains(m));
    drawn.or_else(advised).unwrap_or_else(|| moves.sample(rng).unwrap())
}

/// Wherever counters may be newly laid the board tells what the bank keeps of them, and what may come of it costs just that.
fn shares_stand_beside_every_stake<G: Table>(options: &Value) {
    let (mut told, game) = (0, rules::<G>(options));
    watch(&game, |game, state, seat| {
        let shares = board(game.scene(&game.view(state, Viewer::Seat(seat)))).shares;
        for form in game.moves(state, seat).forms() {
            let Form::Amount { verb, on, .. } = form else { continue };
            if ["stake", "raise", "hold", "offer"].contains(&verb.as_str()) {
                for spot in on {
                    let of = |share: &&StakeShare| share.on == spot.word && share.choice.is_none();
                    let found = shares.iter().find(of);
                    told += usize::from(found.is_some());
                    // A card that has fallen four times has nothing to be told about.
                    assert!(found.is_some() || G::ID == "schnitt" || G::ID == "sussmilch", "{} {}", G::ID, spot.word);
                }
            }
        }
        for share in shares {
            let all: f64 = share.brings.iter().map(|brings| brings.chance).sum();
            let cost: f64 = share.brings.iter().map(|brings| -brings.chance * f64::from(brings.halves) / 2.0).sum();
            let whole = share.brings.is_empty() || (all - 1.0).abs() < 1e-9;
            let fits = share.brings.is_empty() || (cost * 100.0 - share.in_hundred).abs() < 1e-3;
            // What is left of a pack is reckoned to many places where cards are bought, but makes no fraction that anybody could read.
            let written = share.share.is_some() || ["vingt-et-un", "onze-et-demie"].contains(&G::ID);
            assert!(whole && fits && written, "{}: {share:?}", G::ID);
        }
    });
    assert!(told > 0, "{}", G::ID);
}

#[test]
fn the_share_of_every_stake_is_told_in_every_game() {
    let none = json!({});
    shares_stand_beside_every_stake::<Pharo>(&none);
    shares_stand_beside_every_stake::<Schnitt>(&none);
    shares_stand_beside_every_stake::<Schnitt>(&json!({"variant": "continuation"}));
    shares_stand_beside_every_stake::<Sussmilch>(&none);
    shares_stand_beside_every_stake::<Sussmilch>(&json!({"multi_bet": "joint"}));
    shares_stand_beside_every_stake::<Haufeln>(&none);
    shares_stand_beside_every_stake::<Landsknecht>(&none);
    shares_stand_beside_every_stake::<Bluchern>(&none);
    shares_stand_beside_every_stake::<VingtEtUn>(&none);
    shares_stand_beside_every_stake::<OnzeEtDemie>(&json!({"banker_born": "single"}));
}

#[test]
fn bends_and_answers_have_their_shares_for_their_owner_alone() {
    use spadille_core::story::Story;
    let at = Story::<Pharo>::new("1860", &json!({"players": 3}))
        .goes(r#"chance {"pack": ["2C", "7D", "QS", "QD", "…"]}"#)
        .goes("1: stake 7 10, 2: stake Q 4, ready ×2");
    let of = |at: &Story<Pharo>, who| -> Vec<StakeShare> {
        let shares = board(at.game.scene(&at.game.view(&at.state, who))).shares;
        shares.into_iter().filter(|share| share.choice.is_some()).collect()
    };
    let own = of(&at, Viewer::Seat(Seat(1)));
    let named: Vec<&str> = own.iter().filter_map(|share| share.choice.as_deref()).collect();
    assert_eq!(named, ["answer 7 lappe", "answer 7 paroli"]);
    assert!(own.iter().all(|share| share.on == "7" && (0.0..10.0).contains(&share.in_hundred)));
    assert!(of(&at, Viewer::Seat(Seat(2))).is_empty() && of(&at, Viewer::Onlooker).is_empty());
    let at = at.goes("1: answer 7 collect, ready ×2");
    let own = of(&at, Viewer::Seat(Seat(2)));
    let costs: Vec<(&str, &str)> =
        own.iter().filter_map(|share| Some((share.choice.as_deref()?, share.share.as_deref()?))).collect();
    assert_eq!(costs[0], ("answer Q half", "1/2"));
    assert_eq!(costs.len(), 4, "{costs:?}");
}

/// The warning is there at first, and never again, even where everybody stands at nought.
fn the_warning_is_shown_once<G: Table>(options: &Value) {
    let game = rules::<G>(options);
    let warns = |scene: &Scene| scene.notes.iter().any(|note| note.id.ends_with("-notice"));
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let (mut state, mut seen) = (game.open(), Vec::new());
    for _ in 0..600 {
        seen.push(warns(&game.scene(&game.view(&state, Viewer::Onlooker))));
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng);
                game.reveal(&mut state, &outcome, &mut Log::default());
            }
            // Whoever stakes nothing leaves everybody at nought.
            turn => {
                let seat = turn.awaited().first().unwrap();
                let moves = game.moves(&state, seat);
                let ready = "ready".parse().ok().filter(|m| moves.contains(m));
                let chosen = ready.unwrap_or_else(|| choose(&game, &state, seat, &mut rng));
                game.play(&mut state, seat, chosen, &mut Log::default());
            }
        }
    }
    assert!(seen[0], "{}", G::ID);
    let ended = seen.iter().position(|warned| !warned).unwrap_or_else(|| panic!("{}: it never ends", G::ID));
    assert!(!seen[ended..].contains(&true), "{}: it comes back", G::ID);
}

#[test]
fn the_book_warns_once() {
    the_warning_is_shown_once::<Pharo>(&json!({"tailles": 2}));
    the_warning_is_shown_once::<Schnitt>(&json!({"tailles": 2}));
    the_warning_is_shown_once::<Sussmilch>(&json!({"tailles": 2}));
    the_warning_is_shown_once::<Haufeln>(&json!({}));
    the_warning_is_shown_once::<Landsknecht>(&json!({}));
    the_warning_is_shown_once::<Bluchern>(&json!({}));
    the_warning_is_shown_once::<VingtEtUn>(&json!({}));
    the_warning_is_shown_once::<OnzeEtDemie>(&json!({}));
}

/// Whoever has laid a stake is warned no more, however often he is asked.
fn the_warning_ends_with_a_stake<G: Table>(options: &Value) {
    let game = rules::<G>(options);
    let warned = |state: &G::State, seat: Seat| {
        game.scene(&game.view(state, Viewer::Seat(seat))).notes.iter().any(|note| note.id.ends_with("-notice"))
    };
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let (mut state, mut staked, mut asked_again) = (game.open(), std::collections::BTreeSet::new(), 0);
    for _ in 0..60 {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng);
                game.reveal(&mut state, &outcome, &mut Log::default());
            }
            turn => {
                let seat = turn.awaited().first().unwrap();
                if staked.contains(&seat) {
                    asked_again += 1;
                    assert!(!warned(&state, seat), "{}: {seat:?} is warned again", G::ID);
                }
                let chosen = choose(&game, &state, seat, &mut rng);
                if chosen.to_string().starts_with("stake") {
                    staked.insert(seat);
                }
                game.play(&mut state, seat, chosen, &mut Log::default());
            }
        }
    }
    assert!(asked_again > 0, "{}: nobody was asked twice", G::ID);
}

#[test]
fn the_book_does_not_warn_whoever_has_staked() {
    let none = json!({});
    the_warning_ends_with_a_stake::<Pharo>(&none);
    the_warning_ends_with_a_stake::<Schnitt>(&none);
    the_warning_ends_with_a_stake::<Sussmilch>(&none);
    the_warning_ends_with_a_stake::<Haufeln>(&none);
    the_warning_ends_with_a_stake::<VingtEtUn>(&none);
    the_warning_ends_with_a_stake::<OnzeEtDemie>(&none);
}

/// The sums that the players of the first round lay, seat by seat.
fn first_stakes<G: Table>(options: &Value) -> Vec<String> {
    let (mut laid, game) = (std::collections::BTreeMap::new(), rules::<G>(options));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    watch(&game, |game, state, seat| {
        let said = choose(game, state, seat, &mut rng).to_string();
        if game.deals_done(state) == 0 && said.starts_with("stake") {
            laid.entry(seat.0).or_insert_with(|| said.split(' ').next_back().unwrap_or_default().to_owned());
        }
    });
    laid.into_values().collect()
}

#[test]
fn players_lay_different_sums() {
    let (none, low) = (json!({}), json!({"chips": 2}));
    for (stakes, lowered) in [
        (first_stakes::<Pharo>(&none), first_stakes::<Pharo>(&low)),
        (first_stakes::<Schnitt>(&none), first_stakes::<Schnitt>(&low)),
        (first_stakes::<Haufeln>(&none), first_stakes::<Haufeln>(&low)),
        (first_stakes::<VingtEtUn>(&none), first_stakes::<VingtEtUn>(&low)),
    ] {
        let mut different = stakes.clone();
        different.sort();
        different.dedup();
        assert!(stakes.len() >= 3 && different.len() == stakes.len(), "{stakes:?}");
        assert!(lowered.iter().all(|sum| ["1", "2"].contains(&sum.as_str())), "{lowered:?}");
    }
}
