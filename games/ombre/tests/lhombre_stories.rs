//! Deals of L'Hombre told move by move: worked cases that no form decides, the laws of refusals and of strict tables, and
//! hands dealt with a card too many or too few.

mod at_table;

use at_table::{ASKED, DEFENDER, EIGHT, MATADORS, SOLO, TEN, Table, ask, cards, game, stakes};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use spadille_core::contract::step;
use spadille_core::scene::Mark;
use spadille_core::{Game as _, Hidden as _, Options as _, Seat, Space as _, Table as _, Viewer, law, text};
use spadille_ombre::lhombre::options::Players;
use spadille_ombre::lhombre::pot::{bete_of, owner, reckoned_by_highest};
use spadille_ombre::lhombre::state::Phase;
use spadille_ombre::lhombre::table::SPADILLE;
use spadille_ombre::lhombre::{LHombreOptions, Move, Outcome, State};

/// Tests that are stories: where each begins, under which preset and options, and how it goes.
macro_rules! stories {
    ($($(#[$why:meta])* $name:ident: $($start:ident $preset:literal $options:tt $story:literal),+;)*) => {$(
        $(#[$why])*
        #[test]
        fn $name() {
            $(Table::$start($preset, json!($options)).goes($story);)+
        }
    )*};
}

stories! {
    a_revoke_may_be_mended_before_the_trick_is_gathered:
        // Seat 1 holds spades but throws a heart on the king.
        in_play "1782" {"strict": true} "play KS, play 3H, play 5S; at mend 1; mend; at play 1; lies 1; \
            refuses 1: play 3H; play QS, play JS; tricks 1; cites law-37";
    a_revoke_that_stands_decides_the_game_or_costs_a_bete:
        // The hombre drew the stake of 4.
        in_play "1782" {"strict": true} "play KS, play 3H, play 5S, keep; at deal; pays 4",
        // He drew 1; the offender is written for a bête of 1.
        in_play "1860" {"strict": true} "play KS, play 3H, play 5S, keep; pays 1 -1 -1",
        in_play "1782" {"strict": true, "penalty_mode": "bete"}
            "play KS, play 3H, play 5S, keep, replay; lies 0; tricks 0; fines 1";
    honours_not_claimed_are_not_paid:
        in_play "1782" {"claims": "must_claim", "strict": true}
            "play KS, play 3H, play 5S, keep; at claims 0; claim game; at deal";
    the_undrawn_cards_belong_first_to_the_last_buyer:
        one_left "1782" {} "refuses 0: look-talon; play KS, play QS; at play 2; look-talon; refuses look-talon; play JS";
    undrawn_cards_looked_at_after_a_trick_cost_a_bete:
        one_left "1782" {"strict": true, "penalty_mode": "bete"}
            "play KS, play QS, look-talon, play JS; fines; look-talon; fines 0";
    /// The book's own example (A:232-234): 4 for the solo, here 6 matadors, 1 for the premiers, and the stake of 4.
    a_sure_solo_laid_down_is_paid_with_its_first_five:
        solo "1782" {"strict": true} "lay-down; pays 26 -11 -15; cites law-23";
    nobody_looks_back_in_a_vole:
        solo "1782" {"strict": true} "five-tricks; refuses 0: look-back; play JS, play QD, play 2D; refuses 0: look-back";
    /// 1782: 4 + 6 + 1 - 8 from each; 1860: 4 + 4 + 1 - 12.
    laying_down_is_no_way_out_of_a_vole:
        solo "1782" {"strict": true} "five-tricks; play JS, play QD, play 2D, lay-down; at play; deals 0; \
            play 3C, play KD, play KC; pays 1: -3",
        solo "1860" {"strict": true} "five-tricks; play JS, play QD, play 2D, lay-down; at demand; deals 0; \
            demand 3C, play 3C, play KD, play KC; pays 1: 3";
    /// 12 for the game, 6 matadors and a bête of 4 to each; the pot stays.
    a_game_laid_down_too_soon_costs_two_betes_and_its_price_in_1782:
        solo_tout "1782" {"strict": true} "lay-down; pays -44 22 18; stakes 4; cites hand-shown-hombre";
    /// Solo 4 and six matadors 4 from each, the pot, and a bête of the defender.
    a_solo_tout_is_paid_as_a_solo_when_a_defender_revokes_early:
        solo_tout "1860" {"strict": true} "play AS, play KH, play 4S, keep; pays 17 -9 -9; cites vole-revoke";
    /// Solo 4, six matadors, premiers 1 from each, and the stake of 4, though no suit was ever named.
    a_sure_solo_may_be_laid_down_before_its_suit_is_named:
        matadors "1782" {"strict": true} "call solo, pass, pass, lay-down; at shown 1; trumps; open 0; pass, pass; \
            pays 26 -11 -15; cites law-23";
    an_open_solo_must_be_named_when_the_others_want_to_buy:
        matadors "1782" {"strict": true} "call solo, pass, pass, lay-down, pass, keep; at name 0; refuses 0: lay-down; \
            name S, discard KD, discard, keep; at play 0; open 0";
    in_1860_the_suit_of_an_open_solo_may_be_asked_for_and_its_lead_demanded:
        matadors "1860" {"strict": true} "call solo, pass, pass, lay-down, keep; cites named-on-laydown; name S; \
            at shown 1; pass, keep, discard, discard, keep; at demand 1; demand 3C; refuses 0: play AS; \
            allows 0: play 3C",
        // Knowing the suit they may still be content: solo 4, six matadors 4, premiers 1.
        matadors "1860" {"strict": true} "call solo, pass, pass, lay-down, keep, name S, pass, pass; pays 1: -9";
    only_a_solo_of_a_strict_table_is_laid_down_unnamed:
        matadors "1782" {} "call solo, pass, pass; at name; refuses 0: lay-down",
        matadors "1782" {"strict": true} "call frage, pass, pass; at name; refuses 0: lay-down";
    a_suit_blurted_out_is_a_solo_in_it:
        dealt "1782" {"strict": true} "blurt S, pass, pass; plays solo; trumps S; cites law-22";
    a_call_is_refused_by_its_law:
        dealt "1782" {"casco_forces": false} "refuses 1: pass by call-out-of-turn; \
            refuses 0: call nullissimo by contracts-agreed; refuses 0: call casco by casco-after-passes; \
            pass; refuses 0: call solo by law-20",
        dealt "1782" {"casco_forces": false} "call frage, call tourne; refuses 0: call solo by law-21",
        matadors "1860" {} "pass; refuses 1: call grand_casco by hold-needs-aces";
    /// Whoever asks must buy; then four cards are left.
    an_exchange_is_refused_by_its_law:
        dealt "1782" {} "call frage, pass, pass, name S; refuses 0: discard by law-21; \
            discard 7H 3C 4C 2D QD 3S KS AC 2S; refuses 1: discard 2C QS 5D 6H JH by draw-equal";
    a_play_is_refused_by_its_law:
        solo "1782" {} "refuses 0: look-talon by law-26; refuses 0: stop by law-59; play AS; refuses 1: play KH by law-49",
        // In 1860 he may give up until his own first card.
        solo "1860" {} "refuses 0: look-talon by talon-closed-1860; allows 0: give-up; play 3C, play KH; \
            refuses 2: play AD by follow-suit; play KC, play QC, play AS, play KD; \
            refuses 0: give-up by throw-in-late-1860";
    /// A bête of four, and six matadors to each.
    where_faults_decide_the_game_a_silent_asker_of_1782_loses_when_he_draws:
        ten "1782" {"penalty_mode": "decide"} "call frage, pass, pass, name S; fines; discard 4H 5D; deals 1; at deal; \
            pays -16 6 2; cites law-11 penalty-decide";
    /// Found out once, it is not punished again.
    silence_costs_a_bete_when_asking_by_the_laws_of_1782:
        ten "1782" {"penalty_mode": "bete"}
            "call frage; fines 0; cites law-11; pass, pass, name S, discard 4H 5D; fines 0";
    a_silent_pass_is_free_in_1782_and_told_when_buying:
        defender "1782" {} "call frage, pass, pass, name S, discard 4H; fines; wrong untold; \
            refuses 1: discard by law-09; discard 2C; fines; wrong told; holds 9 9 9";
    in_1860_a_silent_pass_and_the_misdealer_set_a_bete_each:
        defender "1860" {} "call frage, pass; fines 2 1; cites misdealer-bete wrong-count-1860";
    in_1860_a_silent_asker_loses_when_he_draws_unless_he_says_so_first:
        ten "1860" {} "call frage, pass, pass, keep, name S; fines; announce, discard 4H 5D; at buy; fines 2",
        ten "1860" {} "call frage, pass, pass, keep, name S, discard 4H 5D; deals 1; at deal; pays -9 4 2";
    /// The solo 4 and six matadors 4.
    an_unannounced_solo_with_eight_is_lost_with_its_matadors_in_1860:
        eight "1860" {} "refuses call solo_tout; refuses call solo_tout_couleur; call solo, pass, pass; allows announce; \
            name S; cites solo-eight-1860; deals 1; pays 1: 8";
    whoever_misdeals_may_not_play:
        ten "1782" {} "announce, pass, pass; refuses 2: call frage by law-06; choices 1",
        ten "1860" {} "announce, pass, pass; refuses 2: call frage by dealer-barred-1860; choices 1";
    faults_are_charged_though_nobody_plays:
        ten "1860" {} "pass, pass, pass; deals 1; betes 0 2";
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
fn trumps_forgotten_may_be_named_by_an_opponent_and_discards_taken_back() {
    let t = Table::dealt("1782", json!({"strict": true})).goes(
        "call frage, pass, pass, discard 7H 3C 4C 2D QD; at forgotten; 2: pass, 1: name D; at take_back; \
         take-back, discard 2S 3S; holds 9; cites law-15 law-16",
    );
    assert!(t.s.hands[Seat(0)].includes(cards("QD")));
}

#[test]
fn spadille_hidden_costs_a_bete() {
    let mut t = Table::new("1782", json!({"strict": true, "spadille_force": true}));
    let mut rng = ChaCha8Rng::from_seed([3; 32]);
    while t.phase() != Phase::Spadille {
        t.chance(&t.game.draw(&t.s, &mut rng));
        t.play("pass, pass, pass");
    }
    let (holder, in_play) = (t.p().turn.0, t.s.public.accounts.in_play());
    let before = t.balance(holder);
    t.goes(&format!("hide; pays {holder}: {}; cites hid-spadille", before - in_play));
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
            let t = Table::in_play(preset, json!({"strict": true, "penalty_mode": mode}));
            let t = t.goes(&format!("{plays}; at mend {by}"));
            let facts = json!({"gathered": true, "next_card_played": false, "harmed": true, "times": 1,
                "found": "in_play", "trick": 1, "vole": "none"});
            let ruling = ask("ruling", json!({
                "preset": preset, "options": {"penalty_mode": mode}, "act": "revoke", "by": [by + 1],
                "hombre": t.p().hombre.unwrap().0 + 1, "contract": t.p().bid.contract, "matadors": 0, "facts": facts,
                "table": stakes(t.s.public.accounts.betes.antes),
            }))
            .unwrap();
            let before = t.balances();
            let t = t.after("keep");
            if ruling["game"] == "on" {
                let owners = ruling["betes"].as_array().unwrap().iter().map(|b| b["owner"].as_u64().unwrap() as u8 - 1);
                assert_eq!((t.fines(), t.phase()), (owners.collect(), Phase::Replay), "{preset} {mode}");
            } else {
                let net = [0, 1, 2].map(|i| t.balances()[i] - before[i]);
                assert_eq!(json!({"1": net[0], "2": net[1], "3": net[2]}), ruling["net"], "{preset} {mode} {by:?}");
            }
        }
    }
}

#[test]
fn discards_are_open_to_their_owner_until_the_first_lead() {
    let t = Table::in_play("1860", json!({"strict": true}));
    let laid_away = |t: &Table| [0, 1, 2].map(|seat| t.piles(seat, "lhombre-laid-away") > 0);
    assert_eq!(laid_away(&t), [true; 3]);
    let t = t.goes("refuses 0: look-discards; play KS, play QS, play JS");
    assert_eq!(laid_away(&t), [false; 3]);
    let t = t.after("look-discards");
    assert!(laid_away(&t)[..2] == [true, false] && t.p().no_vole);
}

#[test]
fn matadors_claimed_too_many_are_repaid_double_in_couleur_too() {
    for (couleur, each) in [("JD", 4 + 4 + 1 - 2), ("JS", 8 + 8 + 2 - 4)] {
        let mut t = Table::new("1860", json!({"strict": true, "claims": "must_claim", "couleur": "fixed"}));
        t.chance(&Outcome::Couleur(couleur.parse().unwrap()));
        let story = "five-tricks; stop, claim game premiers matadors 8; cites overclaim";
        t.deal(MATADORS, "").after(SOLO).goes(&format!("{story}; pays 1: -{each}"));
    }
}

#[test]
fn a_fault_in_a_game_taken_over_is_for_or_against_the_taker() {
    // Seat 1 takes over; then it revokes itself, or the third player does. The hombre sets one bête, codille or not.
    for (plays, paid) in [("play 3H, play 5S", "-4 -4 -4"), ("play QS, play 7C", "-4 0 -4")] {
        let t = Table::dealt("1782", json!({"strict": true})).after(ASKED);
        t.goes(&format!("give-up, take-over, play KS, {plays}, keep; pays {paid}; cites takeover-fault"));
    }
}

#[test]
fn a_mohr_may_be_thrown_before_trumps_are_named() {
    let hands = [MATADORS[0], MATADORS[1], "", MATADORS[2]];
    let t = Table::new("1860", json!({"players": "4king", "couleur": "none"})).deal(hands, "");
    // Its price of 8 to each of three, and a single bête of 1.
    t.goes("pass, pass, pass, call mohr, discard 7C 6C 5C 4C, give-up; pays 8 8 -25 7");
}

/// A game lost by seat 0 that owns the bête in play, or has one on paper.
fn lost_again(options: Value, active: u8, deals_done: u32) -> Table {
    let mut t = Table::dealt("1782", options);
    t.s.public.deals_done = deals_done;
    let accounts = &mut t.s.public.accounts;
    accounts.lay(bete_of(Seat(active), 8), law!("bete"), &mut ());
    [12, 16].into_iter().for_each(|amount| accounts.write(bete_of(Seat(0), amount), law!("bete"), &mut ()));
    t.s.public.lines = 2;
    t.after(ASKED).after("give-up, pass, pass")
}

fn written(t: &Table) -> Vec<(u8, i64)> {
    t.s.public.accounts.betes.written.iter().map(|b| (owner(b).0, b.amount)).collect()
}

#[test]
fn a_bete_on_top_of_an_older_goes_with_it_if_both_others_agree() {
    // His own bête of 8 is in play beside the stake of 4: the new one is of 12.
    let t = lost_again(json!({"strict": true}), 0, 0).goes("at together 0");
    let before = t.balances();
    let t = t.goes("join, join, join; at deal; cites law-46");
    assert_eq!((written(&t), t.s.public.accounts.betes.active_amount()), (vec![(0, 12), (0, 16)], 20));
    assert!(t.balances() == before && t.game.accounts(&t.s).is_balanced());
    // In the pot lies another's: it goes with his own largest on paper.
    assert_eq!(written(&lost_again(json!({"strict": true}), 1, 0).after("join, join, join")), [(0, 12), (0, 28)]);
}

#[test]
fn one_who_does_not_agree_keeps_betes_apart() {
    for refusal in ["keep", "join, keep", "join, join, keep"] {
        let t = lost_again(json!({"strict": true}), 0, 0).goes(&format!("{refusal}; at deal"));
        assert_eq!(written(&t), [(0, 12), (0, 16), (0, 12)]);
    }
}

#[test]
fn nobody_is_asked_about_betes_at_other_tables() {
    let last = || json!({"strict": true, "tours": 1});
    for (options, deals) in [(json!({}), 0), (json!({"strict": true, "blocks": true}), 0), (last(), 2)] {
        assert_eq!(lost_again(options, 0, deals).s.public.deals_done, deals + 1);
    }
    lost_again(last(), 0, 1).goes("at together");
}

#[test]
fn betes_are_shown_by_owner_in_the_order_they_are_played_for() {
    let mut t = Table::dealt("1782", json!({}));
    let accounts = &mut t.s.public.accounts;
    accounts.lay(bete_of(Seat(1), 8), law!("bete"), &mut ());
    for (owner, amount) in [(2, 12), (0, 20), (1, 12), (0, 16)] {
        accounts.write(bete_of(Seat(owner), amount), law!("bete"), &mut ());
    }
    let on_paper = |(owner, amount)| Mark::new(text!("lhombre-bete-on-paper", seat = Seat(owner)), amount);
    let mut shown =
        vec![Mark::new(text!("lhombre-pot-antes"), 4), Mark::new(text!("lhombre-bete-in-play", seat = Seat(1)), 8)];
    shown.extend([(0, 20), (0, 16), (2, 12), (1, 12)].map(on_paper));
    assert_eq!(t.game.scene(&t.game.view(&t.s, Viewer::Onlooker)).pots, shown);
    // So they come into play, one after another.
    let accounts = &mut t.s.public.accounts;
    for expected in accounts.betes.by_turn() {
        accounts.betes.active.clear();
        accounts.begin_deal(t.game.options(), Seat(0), false, &mut ());
        assert_eq!(accounts.betes.active.as_slice(), [expected]);
    }
}

#[test]
fn the_last_trick_lies_open_until_the_next_lead() {
    let t = Table::in_play("1782", json!({})).after("play KS, play QS, play JS");
    assert!((0..3).all(|seat| t.board(seat).last_trick.len() == 3));
    let t = t.after("play 2S");
    assert!((0..3).all(|seat| t.board(seat).last_trick.is_empty()));
}

#[test]
fn the_hombre_of_any_table_may_look_back_and_loses_the_vole_by_it() {
    // Before there is a trick he may not, and nobody else may.
    let t = Table::solo("1782", json!({})).goes(
        "refuses 0: look-back; play AS, play 7S, play 4S, look-back, play 2S; refuses 1: look-back; \
         cites law-34 looked-no-vole",
    );
    assert_eq!((t.piles(0, "lhombre-turned-up"), t.board(0).last_trick.len()), (3, 3));
    assert_eq!((t.piles(1, "lhombre-turned-up"), t.board(1).last_trick.len()), (0, 0));
    // With five tricks the deal is over: there is no vole to choose.
    t.goes(
        "play 6S, play 3S, play AC, play 5S, play AH, play KS, play JH, play 2H, play QS, play JD, play AD; at deal",
    );
}

#[test]
fn tricks_are_looked_back_at_as_the_table_has_agreed() {
    for (preset, view, may) in
        [("1860", "hombre_solo", "allows"), ("1782", "last_trick", "allows"), ("1782", "none", "refuses")]
    {
        let t = Table::solo(preset, json!({"trick_view": view}));
        let t = t.goes(&format!("play AS, play 7S, play 4S, play 2S, play 6S, play 3S; {may} 0: look-back"));
        if view == "last_trick" {
            let board = t.after("look-back, play AC").board(0);
            assert_eq!((board.last_trick.len(), board.piles.len()), (3, 1));
        }
    }
    // In 1860 an asker may not.
    Table::in_play("1860", json!({})).goes("play KS, play QS, play JS; refuses 0: look-back");
}

#[test]
fn only_a_higher_matador_that_is_led_calls_a_matador_out() {
    // Seat 1 has Manille and Basta and no other trump.
    let hands = ["AS KS QS JS 7S 6S 4H 5D 3C", "2S AC KH QH JH KD QD JD 2C", "4S 3S KC QC JC AH 2H AD 2D", ""];
    let t = Table::new("1782", json!({})).deal(hands, "7C 6C 5C 4C 5S 3H 5H 6H 7H 3D 4D 6D 7D").after(SOLO);
    // A lower trump calls no matador (law 49).
    t.clone().goes("play KS; allows 1: play KH");
    t.goes("play AS; refuses 1: play KH by law-50; allows 1: play 2S; allows 1: play AC");
}

#[test]
fn wrong_hands_are_dealt_only_where_the_table_plays_with_them() {
    let (plain, with) = (Table::new("1782", json!({})), Table::new("1782", json!({"misdeals": true})));
    let admitted = |t: &Table, hands| t.game.admits(&t.s, &t.outcome(hands, "")).is_ok();
    assert!(!admitted(&plain, TEN) && admitted(&with, TEN) && admitted(&with, EIGHT));
    // Two wrong hands, or one wrong by two, are no deal.
    assert!(!admitted(&with, [TEN[0], "7S 6S 5S KH QH JH KD QD", TEN[2], ""]));
    assert!(!admitted(&with, ["AS 2S AC KS QS JS 4H", TEN[1], TEN[2], ""]));
    let (mut rng, mut wrong) = (ChaCha8Rng::seed_from_u64(1), 0);
    for _ in 0..800 {
        let outcome = with.game.draw(&with.s, &mut rng);
        with.game.admits(&with.s, &outcome).unwrap();
        let Outcome::Deal { hands, .. } = outcome else { panic!() };
        wrong += u32::from(hands.values().take(3).any(|hand| hand.len() != 9));
    }
    assert!((60..=140).contains(&wrong), "{wrong}");
}

#[test]
fn an_announced_ten_discards_one_more_than_it_draws_and_an_eight_one_fewer() {
    let counts = |t: &Table| [t.s.hands[Seat(0)].len(), t.p().held[Seat(0)], t.p().laid[Seat(0)], t.s.fresh.len()];
    let t = Table::ten("1782", json!({})).goes(
        "announce, call frage, pass, pass, name S; fines; refuses announce; refuses discard 4H; allows discard 4H 5D; \
         discard 4H 5D 3C; cites law-06 law-09",
    );
    assert_eq!(counts(&t), [9, 9, 3, 2]);
    let t = Table::eight("1782", json!({}));
    let t = t.goes("announce, call frage, pass, pass, name S, discard 4H; cites law-07 law-09");
    assert_eq!(counts(&t), [9, 9, 1, 2]);
}

#[test]
fn a_solo_with_ten_has_a_card_pulled_out_in_1782_and_is_lost_in_1860() {
    let mut t = Table::ten("1782", json!({})).goes("announce, call solo, pass, pass; at pull_out");
    assert!(t.game.admits(&t.s, &Outcome::Pull("7S".parse().unwrap())).is_err(), "not his card");
    t.chance(&Outcome::Pull("3C".parse().unwrap()));
    let (t, hombre) = (t.goes("at name; holds 9; cites law-08"), Seat(0));
    assert_eq!((t.s.hands[hombre].len(), t.p().laid[hombre]), (9, 1));
    // Nobody but the hombre knows which it was.
    let seen = |s: &State, who| serde_json::to_string(&t.game.view(s, Viewer::Seat(Seat(who)))).unwrap();
    let mut other = t.s.clone();
    other.hands[hombre] = t.s.hands[hombre].minus(cards("2C")).union(cards("3C"));
    other.laid[hombre] = cards("2C");
    assert_eq!(seen(&t.s, 1), seen(&other, 1));
    assert_ne!(seen(&t.s, 0), seen(&other, 0));
    // In 1860 the price of a solo to each, no matadors, for no suit was named; the misdealer's bête stands beside his own.
    let story = "announce, call solo, pass, pass; deals 1; at deal; cites solo-ten-1860; pays 1: 4; betes 0 2";
    Table::ten("1860", json!({})).goes(story);
}

#[test]
fn a_solo_with_eight_plays_eight_tricks_and_the_others_the_ninth() {
    let hands = ["KS QS JS 7S 5S KH KC 2H", "AS 2S AC 6S QH JH KD QD JD", "4S 3S QC JC AH 3H AD 2D 3D", ""];
    let mut t = Table::misdealt("1782", json!({}), hands).goes(
        "announce; refuses 0: call solo_tout by short-no-vole; \
         call solo, pass, pass, name S, discard, discard, keep",
    );
    assert!(t.p().no_vole);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while t.phase() == Phase::Play && t.p().tricks.count < 8 {
        let card = t.game.moves(&t.s, t.p().turn).iter().filter(|m| matches!(m, Move::Play(_))).last().unwrap();
        t.play(&card.to_string());
        for who in (0..3).map(|i| Viewer::Seat(Seat(i))).chain([Viewer::Onlooker]) {
            let view = t.game.view(&t.s, who);
            assert_eq!(t.game.view(&t.game.imagine(&view, &mut rng), who), view);
            t.game.scene(&view);
        }
    }
    let mut t = t.goes("tricks 8; deals 0; holds 0 1 1 0");
    assert!(t.p().count == 2 && t.p().turn != Seat(0));
    for _ in 0..2 {
        t.play(&t.game.moves(&t.s, t.p().turn).nth(0).unwrap().to_string());
    }
    t.goes("deals 1");
}

#[test]
fn whoever_misdeals_may_not_play_even_with_spadille_where_that_must() {
    let t = Table::misdealt("1782", json!({"spadille_force": true}), [TEN[1], TEN[2], TEN[0], ""]);
    assert!(t.s.hands[Seat(2)].contains(SPADILLE));
    t.goes("pass, pass, announce, pass; deals 1; at deal");
}

#[test]
fn a_defenders_ten_voids_the_grand_casco_and_the_stakes_stand() {
    let t = Table::defender("1860", json!({}));
    let staked = t.balance(0);
    let mut t = t.goes("call grand_casco, announce, pass, pass; cites defender-ten-1860; at deal; deals 0");
    assert_eq!(t.p().dealer, Seat(2));
    let before = t.balances();
    t.chance(&t.game.draw(&t.s, &mut ChaCha8Rng::seed_from_u64(5)));
    assert_eq!((t.balances(), staked), (before, before[0]), "nobody stakes twice");
    t.goes("at auction");
}

#[test]
fn a_card_is_left_for_a_short_hand_and_an_empty_talon_still_takes_a_surplus() {
    let all = "name S, discard AS 2S AC KS QS JS 4H 5D 3C";
    // The second hand has eight: the hombre and nobody else may take its card.
    let t = Table::misdealt("1782", json!({}), [DEFENDER[0], "7S 6S 5S KH QH JH KD QD", TEN[2], ""]);
    let t = t.goes(&format!("call frage, announce, pass, pass, {all}; talon 5"));
    assert_eq!(t.game.limits(t.p(), Seat(1)), 0..=4);
    t.goes("discard KH QH JH KD; holds 9 9; talon 0");
    // The third has ten, and nothing is left to draw.
    let t = Table::misdealt("1782", json!({}), [DEFENDER[0], TEN[1], "4S 3S KC QC JC AH 2H AD 2D 2C", ""]);
    let t = t.goes(&format!("call frage, pass, announce, pass, {all}, discard KH QH JH; talon 0; at buy 2"));
    assert_eq!(t.game.limits(t.p(), Seat(2)), 1..=1);
    t.goes("discard 2C, keep; holds 9 9 9 0; at play");
}

#[test]
fn whoever_asks_the_book_is_told_to_announce() {
    let t = Table::ten("1782", json!({}));
    let advice = t.game.advise(&t.game.view(&t.s, Viewer::Seat(Seat(0))), Seat(0)).unwrap();
    assert_eq!(advice.choice.to_string(), "announce");
}

#[test]
fn whole_matches_with_misdeals_come_to_their_end_at_every_table() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let tables = ["3", "2a", "2b", "2c", "4", "4king"].into_iter().flat_map(|p| [(p, false), (p, true)]);
    let modes = ["bete", "decide", "bete_and_decide"];
    let mut seen = 0;
    for (preset, (players, strict)) in tables.flat_map(|table| [("1782", table), ("1860", table)]) {
        for mode in modes {
            let options =
                json!({"players": players, "strict": strict, "penalty_mode": mode, "tours": 12, "misdeals": true});
            let game = game(preset, &options);
            let mut s = game.open();
            let random = |s: &State, seat, rng: &mut ChaCha8Rng| game.moves(s, seat).sample(rng);
            loop {
                let was = s.public.deal.misdeal.is_some();
                if !step(&game, &mut s, &mut rng, random) {
                    break;
                }
                let p = &s.public.deal;
                seen += u32::from(!was && p.misdeal.is_some());
                if p.misdeal.is_none() || p.phase == Phase::Over {
                    continue;
                }
                let known = s.hands.values().chain(s.laid.values()).chain(p.tricks.played.values());
                let all: u8 = known.map(|cards| cards.len()).sum();
                assert!(all + p.left() <= game.options().players.pack().len());
                assert_eq!(s.hands.map(|hand| hand.len()), p.held);
            }
            assert_eq!(s.public.deal.phase, Phase::Over, "{preset} {players}");
        }
    }
    assert!(seen > 200, "{seen}");
}
