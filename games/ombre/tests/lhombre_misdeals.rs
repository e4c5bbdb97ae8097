//! Hands of L'Hombre dealt with a card too many or too few.

mod at_table;

use at_table::{Table, cards, game};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use spadille_core::contract::step;
use spadille_core::{Game as _, Hidden as _, PerSeat, Seat, Space as _, Table as _, Viewer};
use spadille_ombre::lhombre::pot::owner;
use spadille_ombre::lhombre::state::Phase;
use spadille_ombre::lhombre::table::SPADILLE;
use spadille_ombre::lhombre::{Move, Outcome, State};

fn table(preset: &str, mut changes: Value) -> Table {
    changes["misdeals"] = json!(true);
    Table::new(preset, changes)
}

/// A table with misdeals at which these hands are dealt, the rest being the talon.
fn dealt(preset: &str, changes: Value, hands: [&str; 4]) -> Table {
    table(preset, changes).deal(hands, "")
}

const TEN: [&str; 4] =
    ["AS 2S AC KS QS JS 4H 5D 3C 2C", "7S 6S 5S KH QH JH KD QD JD", "4S 3S KC QC JC AH 2H AD 2D", ""];
const EIGHT: [&str; 4] = ["AS 2S AC KS QS JS 4H 5D", TEN[1], TEN[2], ""];
/// The second hand has ten, the dealer nine.
const DEFENDER: [&str; 4] = ["AS 2S AC KS QS JS 4H 5D 3C", "7S 6S 5S KH QH JH KD QD JD 2C", TEN[2], ""];

/// Who owns the bêtes that stand.
fn owners(t: &Table) -> Vec<u8> {
    let betes = &t.s.public.accounts.betes;
    betes.written.iter().chain(&betes.active).map(|b| owner(b).0).collect()
}

#[test]
fn wrong_hands_are_dealt_only_where_the_table_plays_with_them() {
    let (plain, with) = (Table::new("1782", json!({})), table("1782", json!({})));
    let admitted = |t: &Table, hands| t.game.admits(&t.s, &t.outcome(hands, "")).is_ok();
    assert!(!admitted(&plain, TEN) && admitted(&with, TEN) && admitted(&with, EIGHT));
    // Two wrong hands, or one wrong by two, are no deal.
    assert!(!admitted(&with, [TEN[0], "7S 6S 5S KH QH JH KD QD", TEN[2], ""]));
    assert!(!admitted(&with, ["AS 2S AC KS QS JS 4H", TEN[1], TEN[2], ""]));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut wrong = 0;
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
    let mut t = dealt("1782", json!({}), TEN).after("announce, call frage, pass, pass, name S");
    assert!(t.fines().is_empty() && !t.offers("announce"));
    assert!(!t.offers("discard 4H") && t.offers("discard 4H 5D"));
    t.play("discard 4H 5D 3C");
    let counts = |t: &Table| [t.s.hands[Seat(0)].len(), t.p().held[Seat(0)], t.p().laid[Seat(0)], t.s.fresh.len()];
    assert_eq!(counts(&t), [9, 9, 3, 2]);
    assert!(t.cites(&["law-06", "law-09"]));
    let t = dealt("1782", json!({}), EIGHT).after("announce, call frage, pass, pass, name S, discard 4H");
    assert_eq!(counts(&t), [9, 9, 1, 2]);
    assert!(t.cites(&["law-07", "law-09"]));
}

#[test]
fn where_faults_decide_the_game_a_silent_asker_of_1782_loses_when_he_draws() {
    let mut t = dealt("1782", json!({"penalty_mode": "decide"}), TEN).after("call frage, pass, pass, name S");
    assert!(t.fines().is_empty());
    t.play("discard 4H 5D");
    assert_eq!((t.s.public.deals_done, t.phase()), (1, Phase::Deal));
    // A bête of four, and six matadors to each.
    assert_eq!(t.balances(), [-16, 6, 2]);
    assert!(t.cites(&["law-11", "penalty-decide"]));
}

#[test]
fn silence_costs_a_bete_when_asking_by_the_laws_of_1782() {
    let mut t = dealt("1782", json!({"penalty_mode": "bete"}), TEN).after("call frage");
    assert_eq!(t.fines(), [0]);
    assert!(t.cites(&["law-11"]));
    // Found out once, it is not punished again.
    t.play("pass, pass, name S, discard 4H 5D");
    assert_eq!(t.fines(), [0]);
}

#[test]
fn a_silent_pass_is_free_in_1782_and_told_when_buying() {
    let mut t = dealt("1782", json!({}), DEFENDER).after("call frage, pass, pass, name S, discard 4H");
    assert!(t.fines().is_empty() && t.p().misdeal.is_some_and(|m| !m.told));
    assert_eq!(t.refused_by(1, "discard"), Some("law-09"));
    t.play("discard 2C");
    assert!(t.fines().is_empty() && t.p().misdeal.is_some_and(|m| m.told));
    assert_eq!(t.s.hands[Seat(1)].len(), 9);
}

#[test]
fn in_1860_a_silent_pass_and_the_misdealer_set_a_bete_each() {
    let t = dealt("1860", json!({}), DEFENDER).after("call frage, pass");
    assert_eq!(t.fines(), [2, 1]);
    assert!(t.cites(&["misdealer-bete", "wrong-count-1860"]));
}

#[test]
fn in_1860_a_silent_asker_loses_when_he_draws_unless_he_says_so_first() {
    let t = dealt("1860", json!({}), TEN).after("call frage, pass, pass, keep, name S");
    assert!(t.fines().is_empty());
    let told = t.clone().after("announce, discard 4H 5D");
    assert_eq!((told.phase(), told.fines()), (Phase::Buy, vec![2]));
    let t = t.after("discard 4H 5D");
    assert_eq!((t.s.public.deals_done, t.phase()), (1, Phase::Deal));
    assert!(t.balance(0) < t.balance(1));
}

#[test]
fn a_solo_with_ten_has_a_card_pulled_out_in_1782_and_is_lost_in_1860() {
    let mut t = dealt("1782", json!({}), TEN).after("announce, call solo, pass, pass");
    assert_eq!(t.phase(), Phase::PullOut);
    assert!(t.game.admits(&t.s, &Outcome::Pull("7S".parse().unwrap())).is_err(), "not his card");
    let pulled = Outcome::Pull("3C".parse().unwrap());
    t.game.admits(&t.s, &pulled).unwrap();
    t.game.reveal(&mut t.s, &pulled, &mut t.log);
    let hombre = Seat(0);
    assert_eq!((t.phase(), t.s.hands[hombre].len(), t.p().laid[hombre]), (Phase::Name, 9, 1));
    assert!(t.cites(&["law-08"]));
    // Nobody but the hombre knows which it was.
    let seen = |s: &State, who| serde_json::to_string(&t.game.view(s, Viewer::Seat(Seat(who)))).unwrap();
    let mut other = t.s.clone();
    other.hands[hombre] = t.s.hands[hombre].minus(cards("2C")).union(cards("3C"));
    other.laid[hombre] = cards("2C");
    assert_eq!(seen(&t.s, 1), seen(&other, 1));
    assert_ne!(seen(&t.s, 0), seen(&other, 0));

    let t = dealt("1860", json!({}), TEN).after("announce, call solo, pass, pass");
    assert_eq!((t.s.public.deals_done, t.phase()), (1, Phase::Deal));
    assert!(t.cites(&["solo-ten-1860"]));
    // The price of a solo to each, no matadors, for no suit was named; the misdealer's bête stands beside his own.
    assert_eq!(t.balance(1), 4);
    assert!(owners(&t).contains(&0) && owners(&t).contains(&2), "{:?}", owners(&t));
}

#[test]
fn a_solo_with_eight_plays_eight_tricks_and_the_others_the_ninth() {
    let hands = ["KS QS JS 7S 5S KH KC 2H", "AS 2S AC 6S QH JH KD QD JD", "4S 3S QC JC AH 3H AD 2D 3D", ""];
    let mut t = dealt("1782", json!({}), hands).after("announce");
    assert_eq!(t.refused_by(0, "call solo_tout"), Some("short-no-vole"));
    t.play("call solo, pass, pass, name S, discard, discard, keep");
    assert!(t.p().no_vole);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while t.phase() == Phase::Play && t.p().tricks.count < 8 {
        let seat = t.p().turn;
        let card = t.game.moves(&t.s, seat).iter().filter(|m| matches!(m, Move::Play(_))).last().unwrap();
        t.game.play(&mut t.s, seat, card, &mut t.log);
        for who in (0..3).map(|i| Viewer::Seat(Seat(i))).chain([Viewer::Onlooker]) {
            let view = t.game.view(&t.s, who);
            assert_eq!(t.game.view(&t.game.imagine(&view, &mut rng), who), view);
            t.game.scene(&view);
        }
    }
    assert_eq!((t.p().tricks.count, t.s.public.deals_done), (8, 0), "{:?}", t.p().tricks);
    assert_eq!((t.p().held, t.p().count), (PerSeat([0, 1, 1, 0]), 2));
    assert_ne!(t.p().turn, Seat(0));
    for _ in 0..2 {
        let seat = t.p().turn;
        let card = t.game.moves(&t.s, seat).nth(0).unwrap();
        t.game.play(&mut t.s, seat, card, &mut t.log);
    }
    assert_eq!(t.s.public.deals_done, 1);
}

#[test]
fn an_unannounced_solo_with_eight_is_lost_with_its_matadors_in_1860() {
    let mut t = dealt("1860", json!({}), EIGHT);
    assert!(!t.offers("call solo_tout") && !t.offers("call solo_tout_couleur"));
    t.play("call solo, pass, pass");
    assert!(t.offers("announce"));
    t.play("name S");
    assert!(t.cites(&["solo-eight-1860"]));
    // The solo 4 and six matadors 4.
    assert_eq!((t.s.public.deals_done, t.balance(1)), (1, 8));
}

#[test]
fn whoever_misdeals_may_not_play() {
    for (preset, law) in [("1782", "law-06"), ("1860", "dealer-barred-1860")] {
        let t = dealt(preset, json!({}), TEN).after("announce, pass, pass");
        assert_eq!(t.refused_by(2, "call frage"), Some(law));
        assert_eq!(t.game.moves(&t.s, Seat(2)).len(), Some(1));
    }
    // Not even with Spadille, where that must play.
    let t = dealt("1782", json!({"spadille_force": true}), [TEN[1], TEN[2], TEN[0], ""]);
    assert!(t.s.hands[Seat(2)].contains(SPADILLE));
    let t = t.after("pass, pass, announce, pass");
    assert_eq!((t.s.public.deals_done, t.phase()), (1, Phase::Deal));
}

#[test]
fn faults_are_charged_though_nobody_plays() {
    let t = dealt("1860", json!({}), TEN).after("pass, pass, pass");
    assert_eq!((t.s.public.deals_done, owners(&t).len()), (1, 2), "{:?}", owners(&t));
    assert!(owners(&t).contains(&0) && owners(&t).contains(&2));
}

#[test]
fn a_defenders_ten_voids_the_grand_casco_and_the_stakes_stand() {
    let mut t = dealt("1860", json!({}), DEFENDER);
    let staked = t.balance(0);
    t.play("call grand_casco, announce, pass, pass");
    assert!(t.cites(&["defender-ten-1860"]));
    assert_eq!((t.phase(), t.p().dealer, t.s.public.deals_done), (Phase::Deal, Seat(2), 0));
    let before = t.balances();
    let outcome = t.game.draw(&t.s, &mut ChaCha8Rng::seed_from_u64(5));
    t.game.reveal(&mut t.s, &outcome, &mut t.log);
    assert_eq!((t.balances(), staked), (before, before[0]), "nobody stakes twice");
    assert_eq!(t.phase(), Phase::Auction);
}

#[test]
fn a_card_is_left_for_a_short_hand_and_an_empty_talon_still_takes_a_surplus() {
    let all = "name S, discard AS 2S AC KS QS JS 4H 5D 3C";
    // The second hand has eight: the hombre and nobody else may take its card.
    let mut t = dealt("1782", json!({}), [DEFENDER[0], "7S 6S 5S KH QH JH KD QD", TEN[2], ""]);
    t.play(&format!("call frage, announce, pass, pass, {all}"));
    assert_eq!((t.p().left(), t.game.limits(t.p(), Seat(1))), (5, 0..=4));
    t.play("discard KH QH JH KD");
    assert_eq!((t.p().held[Seat(1)], t.p().left()), (9, 0));
    // The third has ten, and nothing is left to draw.
    let mut t = dealt("1782", json!({}), [DEFENDER[0], TEN[1], "4S 3S KC QC JC AH 2H AD 2D 2C", ""]);
    t.play(&format!("call frage, pass, announce, pass, {all}, discard KH QH JH"));
    assert_eq!((t.p().left(), t.now(), t.game.limits(t.p(), Seat(2))), (0, (Phase::Buy, 2), 1..=1));
    t.play("discard 2C, keep");
    assert_eq!((t.p().held, t.phase()), (PerSeat([9, 9, 9, 0]), Phase::Play));
}

#[test]
fn whoever_asks_the_book_is_told_to_announce() {
    let t = dealt("1782", json!({}), TEN);
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
