//! Worked cases of L'Hombre that no form decides, and the acts of strict tables, move by move.

mod at_table;

use at_table::{FIVE_TRICKS, MATADORS, Table, ask, game, stakes};
use rand::SeedableRng as _;
use serde_json::{Value, json};
use spadille_core::{Game as _, Options as _, Seat, Turn};
use spadille_ombre::lhombre::options::Players;
use spadille_ombre::lhombre::pot::reckoned_by_highest;
use spadille_ombre::lhombre::state::Phase;
use spadille_ombre::lhombre::{LHombreOptions, Move, Outcome};

fn strict() -> Value {
    json!({"strict": true})
}

#[test]
fn a_number_of_players_may_be_written_as_a_number() {
    assert_eq!(game("1782", &json!({"players": 4})).options().players, Players::Four);
}

#[test]
fn lh_courtesy() {
    // Whoever courtesy names sits in the first seat and has the first Vorhand; no lot is drawn.
    let deal = game("1782", &json!({"courtesy_vorhand": true})).open().public.deal;
    assert_eq!((deal.phase, deal.dealer), (Phase::Deal, Seat(2)));
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
    assert_eq!([reckoned_by_highest(&[4, 4, 5]), reckoned_by_highest(&[4, 4, 4])], [45, 36]);
}

#[test]
fn a_suit_blurted_out_is_a_solo_in_it() {
    let t = Table::dealt("1782", strict()).after("blurt S, pass, pass");
    assert_eq!((t.p().bid.to_string().as_str(), t.p().trump_suit().map(|t| t.letter())), ("solo", Some('S')));
    assert!(t.cites(&["law-22"]));
}

#[test]
fn trumps_forgotten_may_be_named_by_an_opponent_and_discards_taken_back() {
    let mut t = Table::dealt("1782", strict()).after("call frage, pass, pass, discard 7H 3C 4C 2D QD");
    assert_eq!(t.phase(), Phase::Forgotten);
    t.play("2: pass, 1: name D");
    assert_eq!(t.phase(), Phase::TakeBack);
    t.play("take-back, discard 2S 3S");
    let hand = t.s.hands[Seat(0)];
    assert!(hand.to_string().contains("QD") && hand.len() == 9);
    assert!(t.cites(&["law-15", "law-16"]));
}

#[test]
fn a_revoke_may_be_mended_before_the_trick_is_gathered() {
    // Seat 1 holds spades but throws a heart on the king.
    let mut t = Table::in_play("1782", strict()).after("play KS, play 3H, play 5S");
    assert_eq!(t.now(), (Phase::Mend, 1));
    t.play("mend");
    assert_eq!((t.now(), t.p().tricks.now.len()), ((Phase::Play, 1), 1));
    assert!(t.refuses(1, "play 3H"));
    t.play("play QS, play JS");
    assert_eq!(t.p().tricks.count, 1);
    assert!(t.cites(&["law-37"]));
}

#[test]
fn a_revoke_that_stands_decides_the_game_or_costs_a_bete() {
    let revoked = |preset, options| Table::in_play(preset, options).after("play KS, play 3H, play 5S, keep");
    // The hombre drew the stake of 4.
    let t = revoked("1782", strict());
    assert_eq!((t.phase(), t.balance(0)), (Phase::Deal, 4));
    // He drew 1; the offender is written for a bête of 1.
    assert_eq!(revoked("1860", strict()).balances(), [1, -1, -1]);
    let t = revoked("1782", json!({"strict": true, "penalty_mode": "bete"})).after("replay");
    assert_eq!((t.p().tricks.now.len(), t.p().tricks.count, t.fines().len()), (0, 0, 1));
}

#[test]
fn honours_not_claimed_are_not_paid() {
    let mut t = Table::in_play("1782", json!({"claims": "must_claim", "strict": true}));
    t.play("play KS, play 3H, play 5S, keep");
    assert_eq!(t.now(), (Phase::Claims, 0));
    t.play("claim game");
    assert!(matches!(t.game.turn(&t.s), Turn::Chance));
}

/// A Frage in which the last buyer leaves a card of the talon.
fn one_left(options: Value) -> Table {
    let t = Table::dealt("1782", options).after("call frage, pass, pass, name S, discard 7H 3C 4C 2D QD");
    t.after("discard 2C 6H 5D, discard 7D 6D 4D 3D, keep")
}

#[test]
fn the_undrawn_cards_belong_first_to_the_last_buyer() {
    let mut t = one_left(json!({}));
    assert!(t.refuses(0, "look-talon"));
    t.play("play KS, play QS, look-talon, play JS");
    assert!(t.p().looked.contains(Seat(2)));
}

#[test]
fn undrawn_cards_looked_at_after_a_trick_cost_a_bete() {
    let mut t = one_left(json!({"strict": true, "penalty_mode": "bete"}));
    t.play("play KS, play QS, look-talon, play JS");
    assert!(t.fines().is_empty());
    t.play("look-talon");
    assert_eq!(t.fines(), [0]);
}

#[test]
fn spadille_hidden_costs_a_bete() {
    let mut t = Table::new("1782", json!({"strict": true, "spadille_force": true}));
    let mut rng = rand_chacha::ChaCha8Rng::from_seed([3; 32]);
    while t.phase() != Phase::Spadille {
        let outcome = t.game.draw(&t.s, &mut rng);
        t.game.reveal(&mut t.s, &outcome, &mut t.log);
        t.play("pass, pass, pass");
    }
    let (holder, in_play) = (t.p().turn.0, t.s.public.accounts.in_play());
    let before = t.balance(holder);
    t.play("hide");
    assert_eq!(before - t.balance(holder), in_play);
    assert!(t.cites(&["hid-spadille"]));
}

/// An act at a strict table costs what the same act costs in a worked case.
#[test]
fn strict_tables_and_worked_cases_rule_alike() {
    for (preset, mode) in
        ["1782", "1860"].into_iter().flat_map(|p| ["decide", "bete_and_decide", "bete"].map(|m| (p, m)))
    {
        // Who revokes, and how: a defender on the hombre's king, the hombre on a king of diamonds.
        for (by, plays) in
            [(1, "play KS, play 3H, play 5S"), (0, "play 6C, play 3H, play KC, play KD, play 5C, play QH")]
        {
            let mut t = Table::in_play(preset, json!({"strict": true, "penalty_mode": mode})).after(plays);
            assert_eq!(t.now(), (Phase::Mend, by));
            let facts = json!({"gathered": true, "next_card_played": false, "harmed": true, "times": 1,
                "found": "in_play", "trick": 1, "vole": "none"});
            let ruling = ask("ruling", json!({
                "preset": preset, "options": {"penalty_mode": mode}, "act": "revoke", "by": [by + 1],
                "hombre": t.p().hombre.unwrap().0 + 1, "contract": t.p().bid.contract, "matadors": 0, "facts": facts,
                "table": stakes(t.s.public.accounts.betes.antes),
            }))
            .unwrap();
            let before = t.balances();
            t.play("keep");
            if ruling["game"] == "on" {
                let owners: Vec<u64> =
                    ruling["betes"].as_array().unwrap().iter().map(|b| b["owner"].as_u64().unwrap() - 1).collect();
                let fines: Vec<u64> = t.fines().into_iter().map(u64::from).collect();
                assert_eq!((fines, t.phase()), (owners, Phase::Replay), "{preset} {mode}");
            } else {
                let net = [0, 1, 2].map(|i| t.balances()[i] - before[i]);
                assert_eq!(json!({"1": net[0], "2": net[1], "3": net[2]}), ruling["net"], "{preset} {mode} {by:?}");
            }
        }
    }
}

#[test]
fn a_sure_solo_laid_down_is_paid_with_its_first_five() {
    // The book's own example (A:232-234): 4 for the solo, here 6 matadors, 1 for the premiers, and the stake of 4.
    let t = Table::solo("1782", strict(), "call solo").after("lay-down");
    assert_eq!(t.balances(), [26, -11, -15]);
    assert!(t.cites(&["law-23"]));
}

#[test]
fn nobody_looks_back_in_a_vole() {
    let mut t = Table::solo("1782", strict(), "call solo").after(FIVE_TRICKS);
    assert!(t.refuses(0, "look-back"));
    t.play("play JS, play QD, play 2D");
    assert!(t.refuses(0, "look-back"));
}

#[test]
fn discards_are_open_to_their_owner_until_the_first_lead() {
    let mut t = Table::in_play("1860", strict());
    let laid_away = |t: &Table| [0, 1, 2].map(|seat| t.piles(seat, "lhombre-laid-away") > 0);
    assert_eq!(laid_away(&t), [true; 3]);
    assert!(t.refuses(0, "look-discards"));
    t.play("play KS, play QS, play JS");
    assert_eq!(laid_away(&t), [false; 3]);
    t.play("look-discards");
    assert_eq!(laid_away(&t)[..2], [true, false]);
    assert!(t.p().no_vole);
}

#[test]
fn laying_down_is_no_way_out_of_a_vole() {
    // 1782: 4 + 6 + 1 - 8 from each; 1860: 4 + 4 + 1 - 12.
    for (preset, phase, lead, paid) in
        [("1782", Phase::Play, "play 3C", -3), ("1860", Phase::Demand, "demand 3C, play 3C", 3)]
    {
        let mut t = Table::solo(preset, strict(), "call solo").after(FIVE_TRICKS);
        t.play("play JS, play QD, play 2D, lay-down");
        assert_eq!((t.phase(), t.s.public.deals_done), (phase, 0), "{preset}");
        t.play(&format!("{lead}, play KD, play KC"));
        assert_eq!(t.balance(1), paid, "{preset}");
    }
}

#[test]
fn a_game_laid_down_too_soon_costs_two_betes_and_its_price_in_1782() {
    let t = Table::solo("1782", strict(), "call solo_tout").after("lay-down");
    // 12 for the game, 6 matadors and a bête of 4 to each; the pot stays.
    assert_eq!((t.balances(), t.s.public.accounts.betes.antes), ([-44, 22, 18], 4));
    assert!(t.cites(&["hand-shown-hombre"]));
}

#[test]
fn matadors_claimed_too_many_are_repaid_double_in_couleur_too() {
    for (couleur, each) in [("JD", 4 + 4 + 1 - 2), ("JS", 8 + 8 + 2 - 4)] {
        let mut t = Table::new("1860", json!({"strict": true, "claims": "must_claim", "couleur": "fixed"}));
        t.game.reveal(&mut t.s, &Outcome::Couleur(couleur.parse().unwrap()), &mut ());
        let mut t =
            t.deal(MATADORS, "").after("call solo, pass, pass, name S, discard, discard, keep").after(FIVE_TRICKS);
        t.play("stop, claim game premiers matadors 8");
        assert_eq!(t.balance(1), -each, "{couleur}");
        assert!(t.cites(&["overclaim"]));
    }
}

#[test]
fn a_fault_in_a_game_taken_over_is_for_or_against_the_taker() {
    // Seat 1 takes over; then it revokes itself, or the third player does. The hombre sets one bête, codille or not.
    for (plays, balances) in
        [("play KS, play 3H, play 5S, keep", [-4, -4, -4]), ("play KS, play QS, play 7C, keep", [-4, 0, -4])]
    {
        let mut t = Table::dealt("1782", strict()).after("call frage, pass, pass, name S, discard 7H 3C 4C 2D QD");
        t.play("discard 2C 6H 5D, discard 7D 6D 4D 3D AH, give-up, take-over");
        t.play(plays);
        assert_eq!(t.balances(), balances);
        assert!(t.cites(&["takeover-fault"]));
    }
}

#[test]
fn a_mohr_may_be_thrown_before_trumps_are_named() {
    let hands = [MATADORS[0], MATADORS[1], "", MATADORS[2]];
    let t = Table::new("1860", json!({"players": "4king", "couleur": "none"})).deal(hands, "");
    let t = t.after("pass, pass, pass, call mohr, discard 7C 6C 5C 4C, give-up");
    // Its price of 8 to each of three, and a single bête of 1.
    assert_eq!([0, 1, 2, 3].map(|seat| t.balance(seat)), [8, 8, -25, 7]);
}

#[test]
fn a_solo_tout_is_paid_as_a_solo_when_a_defender_revokes_early() {
    let t = Table::solo("1860", strict(), "call solo_tout").after("play AS, play KH, play 4S, keep");
    // Solo 4 and six matadors 4 from each, the pot, and a bête of the defender.
    assert_eq!(t.balances(), [17, -9, -9]);
    assert!(t.cites(&["vole-revoke"]));
}
