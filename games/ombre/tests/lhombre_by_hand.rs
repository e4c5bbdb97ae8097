//! Worked cases of L'Hombre that no form decides, and the acts of strict tables, move by move.

mod at_table;

use at_table::{FIVE_TRICKS, balances, dealt, five_matadors, game, in_play, laws, play};
use serde_json::{Value, json};
use spadille_core::{Case, Game, Log, Options as _, PerSeat, Seat, Turn};
use spadille_ombre::lhombre::cases;
use spadille_ombre::lhombre::pot::reckoned_by_highest;
use spadille_ombre::lhombre::state::Phase;
use spadille_ombre::lhombre::{LHombre, LHombreOptions, Move, Outcome, State};

#[test]
fn a_number_of_players_may_be_written_as_a_number() {
    use spadille_ombre::lhombre::options::Players;
    assert_eq!(game("1782", json!({"players": 4})).options().players, Players::Four);
}

#[test]
fn lh_courtesy() {
    // Whoever courtesy names sits in the first seat and has the first Vorhand; no lot is drawn.
    let game = game("1782", json!({"courtesy_vorhand": true}));
    let s = game.open();
    assert_eq!((s.public.deal.phase, s.public.deal.dealer), (Phase::Deal, Seat(2)));
}

#[test]
fn lh_points_money() {
    let points = 32 / LHombreOptions::standard().ante;
    let schilling = points * 4;
    assert_eq!((points, schilling, schilling / 2), (8, 32, 16));
}

#[test]
fn lh_pen_knock_cut() {
    assert!("knock".parse::<Move>().is_err());
}

#[test]
fn lh_set_law47() {
    assert_eq!(reckoned_by_highest(&[4, 4, 5]), 45);
    assert_eq!(reckoned_by_highest(&[4, 4, 4]), 36);
}

#[test]
fn a_suit_blurted_out_is_a_solo_in_it() {
    let game = game("1782", json!({"strict": true}));
    let (mut s, mut log) = (dealt(&game), Log::default());
    play(&game, &mut s, &["blurt S", "pass", "pass"], &mut log);
    assert_eq!(s.public.deal.bid.to_string(), "solo");
    assert_eq!(s.public.deal.trump_suit().map(|t| t.letter()), Some('S'));
    assert!(laws(&log).contains(&"law-22"));
}

#[test]
fn trumps_forgotten_may_be_named_by_an_opponent_and_discards_taken_back() {
    let game = game("1782", json!({"strict": true}));
    let (mut s, mut log) = (dealt(&game), Log::default());
    play(&game, &mut s, &["call frage", "pass", "pass", "discard 7H 3C 4C 2D QD"], &mut log);
    assert_eq!(s.public.deal.phase, Phase::Forgotten);
    play(&game, &mut s, &["2: pass", "1: name D"], &mut log);
    assert_eq!(s.public.deal.phase, Phase::TakeBack);
    play(&game, &mut s, &["take-back", "discard 2S 3S"], &mut log);
    assert!(s.hands[Seat(0)].to_string().contains("QD") && s.hands[Seat(0)].len() == 9);
    assert!(["law-15", "law-16"].iter().all(|law| laws(&log).contains(law)));
}

#[test]
fn a_revoke_may_be_mended_before_the_trick_is_gathered() {
    let game = game("1782", json!({"strict": true}));
    let mut log = Log::default();
    let mut s = in_play(&game, &mut log);
    // Seat 1 holds spades but throws a heart on the king.
    play(&game, &mut s, &["play KS", "play 3H", "play 5S"], &mut log);
    assert_eq!((s.public.deal.phase, s.public.deal.turn), (Phase::Mend, Seat(1)));
    play(&game, &mut s, &["mend"], &mut log);
    assert_eq!((s.public.deal.phase, s.public.deal.turn, s.public.deal.tricks.now.len()), (Phase::Play, Seat(1), 1));
    assert!(game.check(&s, Seat(1), "play 3H".parse().unwrap()).is_err());
    play(&game, &mut s, &["play QS", "play JS"], &mut log);
    assert_eq!(s.public.deal.tricks.count, 1);
    assert!(laws(&log).contains(&"law-37"));
}

#[test]
fn a_revoke_that_stands_decides_the_game_or_costs_a_bete() {
    let decide = game("1782", json!({"strict": true}));
    let mut log = Log::default();
    let mut s = in_play(&decide, &mut log);
    play(&decide, &mut s, &["play KS", "play 3H", "play 5S", "keep"], &mut log);
    assert_eq!(s.public.deal.phase, Phase::Deal);
    // The hombre drew the stake of 4.
    assert_eq!(decide.accounts(&s).balance(Seat(0)), 4);
    let both = game("1860", json!({"strict": true}));
    let mut s = in_play(&both, &mut log);
    play(&both, &mut s, &["play KS", "play 3H", "play 5S", "keep"], &mut log);
    // He drew 1; the offender is written for a bête of 1.
    assert_eq!([0, 1, 2].map(|i| both.accounts(&s).balance(Seat(i))), [1, -1, -1]);
    let bete = game("1782", json!({"strict": true, "penalty_mode": "bete"}));
    let mut s = in_play(&bete, &mut log);
    play(&bete, &mut s, &["play KS", "play 3H", "play 5S", "keep", "replay"], &mut log);
    assert_eq!((s.public.deal.tricks.now.len(), s.public.deal.tricks.count, s.public.deal.fines.len()), (0, 0, 1));
}

#[test]
fn honours_not_claimed_are_not_paid() {
    let game = game("1782", json!({"claims": "must_claim", "strict": true}));
    let mut log = Log::default();
    let mut s = in_play(&game, &mut log);
    play(&game, &mut s, &["play KS", "play 3H", "play 5S", "keep"], &mut log);
    assert_eq!((s.public.deal.phase, s.public.deal.turn), (Phase::Claims, Seat(0)));
    play(&game, &mut s, &["claim game"], &mut log);
    assert!(matches!(game.turn(&s), Turn::Chance));
}

#[test]
fn the_undrawn_cards_belong_first_to_the_last_buyer() {
    let game = game("1782", json!({}));
    let mut log = Log::default();
    let mut s = dealt(&game);
    let before = ["call frage", "pass", "pass", "name S", "discard 7H 3C 4C 2D QD", "discard 2C 6H 5D"];
    play(&game, &mut s, &before, &mut log);
    play(&game, &mut s, &["discard 7D 6D 4D 3D", "keep"], &mut log);
    assert!(game.check(&s, Seat(0), "look-talon".parse().unwrap()).is_err());
    play(&game, &mut s, &["play KS", "play QS", "look-talon", "play JS"], &mut log);
    assert!(s.public.deal.looked.contains(Seat(2)));
}

#[test]
fn spadille_hidden_costs_a_bete() {
    let game = game("1782", json!({"strict": true, "spadille_force": true}));
    let mut s = game.open();
    game.reveal(&mut s, &Outcome::FirstDealer(Seat(2)), &mut ());
    let mut rng = rand_chacha::ChaCha8Rng::from_seed([3; 32]);
    use rand_chacha::rand_core::SeedableRng as _;
    let mut log = Log::default();
    loop {
        let outcome = game.draw(&s, &mut rng);
        game.reveal(&mut s, &outcome, &mut log);
        play(&game, &mut s, &["pass", "pass", "pass"], &mut log);
        if s.public.deal.phase == Phase::Spadille {
            break;
        }
    }
    let holder = s.public.deal.turn;
    let in_play = s.public.accounts.in_play();
    let before = game.accounts(&s).balance(holder);
    play(&game, &mut s, &["hide"], &mut log);
    assert_eq!(before - game.accounts(&s).balance(holder), in_play);
    assert!(laws(&log).contains(&"hid-spadille"));
}

/// What a ruling of the worked cases' form says to an act at this table.
fn ruled(game: &LHombre, s: &State, act: &str, by: Seat, facts: Value) -> Value {
    let p = &s.public;
    let table = json!({"antes": p.accounts.betes.antes, "active": [], "written": [], "rock": 0, "rock_in_play": false});
    let (preset, mode) =
        (serde_json::to_value(game.options().rules), serde_json::to_value(game.options().penalty_mode));
    let given = json!({
        "preset": preset.unwrap(), "options": {"penalty_mode": mode.unwrap()}, "act": act, "by": [by.0 + 1],
        "hombre": p.deal.hombre.unwrap().0 + 1, "contract": p.deal.bid.contract, "matadors": 0, "facts": facts, "table": table,
    });
    let case =
        Case { id: "asked".into(), game: None, form: Some("ruling".into()), auto: true, given, expect: Value::Null };
    cases::work(&case).unwrap().value
}

/// An act at a strict table costs what the same act costs in a worked case.
#[test]
fn strict_tables_and_worked_cases_rule_alike() {
    // Who revokes, and how: a defender on the hombre's king, the hombre on a king of diamonds.
    let defender: &[&str] = &["play KS", "play 3H", "play 5S"];
    let hombre: &[&str] = &["play 6C", "play 3H", "play KC", "play KD", "play 5C", "play QH"];
    for preset in ["1782", "1860"] {
        for mode in ["decide", "bete_and_decide", "bete"] {
            for (by, plays) in [(Seat(1), defender), (Seat(0), hombre)] {
                let game = game(preset, json!({"strict": true, "penalty_mode": mode}));
                let mut log = Log::default();
                let mut s = in_play(&game, &mut log);
                play(&game, &mut s, plays, &mut log);
                assert_eq!((s.public.deal.phase, s.public.deal.turn), (Phase::Mend, by));
                let facts = json!({"gathered": true, "next_card_played": false, "harmed": true, "times": 1,
                    "found": "in_play", "trick": 1, "vole": "none"});
                let ruling = ruled(&game, &s, "revoke", by, facts);
                let before = [0, 1, 2].map(|i| game.accounts(&s).balance(Seat(i)));
                play(&game, &mut s, &["keep"], &mut log);
                if ruling["game"] == "on" {
                    let owners: Vec<u64> =
                        ruling["betes"].as_array().unwrap().iter().map(|b| b["owner"].as_u64().unwrap()).collect();
                    let fines: Vec<u64> = s.public.deal.fines.iter().map(|seat| u64::from(seat.0) + 1).collect();
                    assert_eq!((fines, s.public.deal.phase), (owners, Phase::Replay), "{preset} {mode}");
                } else {
                    let net = [0, 1, 2].map(|i| game.accounts(&s).balance(Seat(i)) - before[usize::from(i)]);
                    assert_eq!(json!({"1": net[0], "2": net[1], "3": net[2]}), ruling["net"], "{preset} {mode} {by:?}");
                }
            }
        }
    }
}

#[test]
fn undrawn_cards_looked_at_after_a_trick_cost_a_bete() {
    let game = game("1782", json!({"strict": true, "penalty_mode": "bete"}));
    let mut log = Log::default();
    let mut s = dealt(&game);
    let before = ["call frage", "pass", "pass", "name S", "discard 7H 3C 4C 2D QD", "discard 2C 6H 5D"];
    play(&game, &mut s, &before, &mut log);
    play(&game, &mut s, &["discard 7D 6D 4D 3D", "keep", "play KS", "play QS", "look-talon", "play JS"], &mut log);
    assert!(s.public.deal.fines.is_empty());
    play(&game, &mut s, &["look-talon"], &mut log);
    assert_eq!(s.public.deal.fines.as_slice(), [Seat(0)]);
}

#[test]
fn a_sure_solo_laid_down_is_paid_with_its_first_five() {
    // The book's own example (A:232-234): 4 for the solo, here 6 matadors, 1 for the premiers, and the stake of 4.
    let game = game("1782", json!({"strict": true}));
    let mut log = Log::default();
    let mut s = five_matadors(&game, "call solo", &mut log);
    play(&game, &mut s, &["lay-down"], &mut log);
    assert_eq!([0, 1, 2].map(|i| game.accounts(&s).balance(Seat(i))), [26, -11, -15]);
    assert!(laws(&log).contains(&"law-23"));
}

#[test]
fn nobody_looks_back_in_a_vole() {
    let game = game("1782", json!({"strict": true}));
    let mut log = Log::default();
    let mut s = five_matadors(&game, "call solo", &mut log);
    play(&game, &mut s, &FIVE_TRICKS, &mut log);
    assert!(game.check(&s, Seat(0), "look-back".parse().unwrap()).is_err());
    play(&game, &mut s, &["play JS", "play QD", "play 2D"], &mut log);
    assert!(game.check(&s, Seat(0), "look-back".parse().unwrap()).is_err());
}

#[test]
fn discards_are_open_to_their_owner_until_the_first_lead() {
    use spadille_core::scene::Board;
    use spadille_core::{Hidden as _, Table as _, Viewer};
    let laid_away = |game: &LHombre, s: &State, seat: u8| {
        let Board::Cards(board) = game.scene(&game.view(s, Viewer::Seat(Seat(seat)))).board else { return false };
        board.piles.iter().any(|pile| pile.name.id == "lhombre-laid-away")
    };
    let game = game("1860", json!({"strict": true}));
    let mut log = Log::default();
    let mut s = in_play(&game, &mut log);
    assert!((0..3).all(|seat| laid_away(&game, &s, seat)));
    assert!(game.check(&s, Seat(0), "look-discards".parse().unwrap()).is_err());
    play(&game, &mut s, &["play KS", "play QS", "play JS"], &mut log);
    assert!((0..3).all(|seat| !laid_away(&game, &s, seat)));
    play(&game, &mut s, &["look-discards"], &mut log);
    assert!(laid_away(&game, &s, 0) && !laid_away(&game, &s, 1));
    assert!(s.public.deal.no_vole);
}

#[test]
fn laying_down_is_no_way_out_of_a_vole() {
    for (preset, phase) in [("1782", Phase::Play), ("1860", Phase::Demand)] {
        let game = game(preset, json!({"strict": true}));
        let mut log = Log::default();
        let mut s = five_matadors(&game, "call solo", &mut log);
        play(&game, &mut s, &FIVE_TRICKS, &mut log);
        play(&game, &mut s, &["play JS", "play QD", "play 2D", "lay-down"], &mut log);
        assert_eq!((s.public.deal.phase, s.public.deals_done), (phase, 0), "{preset}");
        if phase == Phase::Demand {
            play(&game, &mut s, &["demand 3C"], &mut log);
        }
        play(&game, &mut s, &["play 3C", "play KD", "play KC"], &mut log);
        // 1782: 4 + 6 + 1 - 8 from each; 1860: 4 + 4 + 1 - 12.
        let each = if preset == "1782" { 3 } else { -3 };
        assert_eq!(game.accounts(&s).balance(Seat(1)), -each, "{preset}");
    }
}

#[test]
fn a_game_laid_down_too_soon_costs_two_betes_and_its_price_in_1782() {
    let game = game("1782", json!({"strict": true}));
    let mut log = Log::default();
    let mut s = five_matadors(&game, "call solo_tout", &mut log);
    play(&game, &mut s, &["lay-down"], &mut log);
    // 12 for the game, 6 matadors and a bête of 4 to each; the pot stays.
    assert_eq!([0, 1, 2].map(|i| game.accounts(&s).balance(Seat(i))), [-44, 22, 18]);
    assert_eq!(s.public.accounts.betes.antes, 4);
    assert!(laws(&log).contains(&"hand-shown-hombre"));
}

#[test]
fn matadors_claimed_too_many_are_repaid_double_in_couleur_too() {
    let game = game("1860", json!({"strict": true, "claims": "must_claim", "couleur": "fixed"}));
    for (couleur, each) in [("JD", 4 + 4 + 1 - 2), ("JS", 8 + 8 + 2 - 4)] {
        let mut log = Log::default();
        let mut s = game.open();
        game.reveal(&mut s, &Outcome::FirstDealer(Seat(2)), &mut ());
        game.reveal(&mut s, &Outcome::Couleur(couleur.parse().unwrap()), &mut ());
        let hands = ["AS 2S AC KS QS JS 4H 5D 3C", "7S 6S 5S KH QH JH KD QD JD", "4S 3S KC QC JC AH 2H AD 2D", ""];
        let talon = "7C 6C 5C 4C 2C 3H 5H 6H 7H 3D 4D 6D 7D".split(' ').map(|c| c.parse().unwrap()).collect();
        game.reveal(
            &mut s,
            &Outcome::Deal { hands: PerSeat(hands.map(|h| h.parse().unwrap())), talon, idle: None },
            &mut log,
        );
        play(&game, &mut s, &["call solo", "pass", "pass", "name S", "discard", "discard", "keep"], &mut log);
        play(&game, &mut s, &FIVE_TRICKS, &mut log);
        play(&game, &mut s, &["stop", "claim game premiers matadors 8"], &mut log);
        assert_eq!(game.accounts(&s).balance(Seat(1)), -each, "{couleur}");
        assert!(laws(&log).contains(&"overclaim"));
    }
}

#[test]
fn a_fault_in_a_game_taken_over_is_for_or_against_the_taker() {
    let game = game("1782", json!({"strict": true}));
    // Seat 1 takes over; then it revokes itself, or the third player does. The hombre sets one bête, codille or not.
    let own: &[&str] = &["play KS", "play 3H", "play 5S", "keep"];
    let third: &[&str] = &["play KS", "play QS", "play 7C", "keep"];
    for (plays, balances) in [(own, [-4, -4, -4]), (third, [-4, 0, -4])] {
        let mut log = Log::default();
        let mut s = dealt(&game);
        play(&game, &mut s, &["call frage", "pass", "pass", "name S", "discard 7H 3C 4C 2D QD"], &mut log);
        play(&game, &mut s, &["discard 2C 6H 5D", "discard 7D 6D 4D 3D AH", "give-up", "take-over"], &mut log);
        play(&game, &mut s, plays, &mut log);
        assert_eq!([0, 1, 2].map(|i| game.accounts(&s).balance(Seat(i))), balances);
        assert!(laws(&log).contains(&"takeover-fault"));
    }
}

#[test]
fn a_mohr_may_be_thrown_before_trumps_are_named() {
    let game = game("1860", json!({"players": "4king", "couleur": "none"}));
    let mut log = Log::default();
    let mut s = game.open();
    game.reveal(&mut s, &Outcome::FirstDealer(Seat(3)), &mut ());
    let hands = ["AS 2S AC KS QS JS 4H 5D 3C", "7S 6S 5S KH QH JH KD QD JD", "", "4S 3S KC QC JC AH 2H AD 2D"];
    let talon = "7C 6C 5C 4C 2C 3H 5H 6H 7H 3D 4D 6D 7D".split(' ').map(|c| c.parse().unwrap()).collect();
    let outcome = Outcome::Deal { hands: PerSeat(hands.map(|h| h.parse().unwrap())), talon, idle: None };
    game.admits(&s, &outcome).unwrap();
    game.reveal(&mut s, &outcome, &mut log);
    play(&game, &mut s, &["pass", "pass", "pass", "call mohr", "discard 7C 6C 5C 4C", "give-up"], &mut log);
    // Its price of 8 to each of three, and a single bête of 1.
    assert_eq!([0, 1, 2, 3].map(|i| game.accounts(&s).balance(Seat(i))), [8, 8, -25, 7]);
}

#[test]
fn a_solo_tout_is_paid_as_a_solo_when_a_defender_revokes_early() {
    let game = game("1860", json!({"strict": true}));
    let mut log = Log::default();
    let mut s = five_matadors(&game, "call solo_tout", &mut log);
    play(&game, &mut s, &["play AS", "play KH", "play 4S", "keep"], &mut log);
    // Solo 4 and six matadors 4 from each, the pot, and a bête of the defender.
    assert_eq!(balances(&game, &s), [17, -9, -9]);
    assert!(laws(&log).contains(&"vole-revoke"));
}
