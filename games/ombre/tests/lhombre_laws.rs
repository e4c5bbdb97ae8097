//! Laws of L'Hombre that need more than one player's word: open solos, bêtes that go together, tricks looked at.

mod at_table;

use at_table::{FIVE_TRICKS, balances, dealt, five_matadors, five_matadors_dealt, game, in_play, laws, play};
use serde_json::json;
use spadille_core::scene::{Board, CardsBoard, Mark};
use spadille_core::{Game, Hidden as _, Log, PerSeat, Seat, Table as _, Viewer, law, text};
use spadille_ombre::lhombre::pot::{bete_of, owner};
use spadille_ombre::lhombre::state::Phase;
use spadille_ombre::lhombre::{LHombre, Outcome, State};

fn refused(game: &LHombre, s: &State, seat: u8, m: &str) -> bool {
    game.check(s, Seat(seat), m.parse().unwrap()).is_err()
}

fn board(game: &LHombre, s: &State, seat: u8) -> CardsBoard {
    match game.scene(&game.view(s, Viewer::Seat(Seat(seat)))).board {
        Board::Cards(board) => board,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_sure_solo_may_be_laid_down_before_its_suit_is_named() {
    let game = game("1782", json!({"strict": true}));
    let (mut s, mut log) = (five_matadors_dealt(&game), Log::default());
    play(&game, &mut s, &["call solo", "pass", "pass", "lay-down"], &mut log);
    assert_eq!((s.public.deal.phase, s.public.deal.turn, s.public.deal.trump), (Phase::Shown, Seat(1), None));
    assert_eq!(s.public.deal.sure[Seat(0)], s.hands[Seat(0)]);
    play(&game, &mut s, &["pass", "pass"], &mut log);
    // Solo 4, six matadors, premiers 1 from each, and the stake of 4, though no suit was ever named.
    assert_eq!(balances(&game, &s), [26, -11, -15]);
    assert!(laws(&log).contains(&"law-23"));
}

#[test]
fn an_open_solo_must_be_named_when_the_others_want_to_buy() {
    let game = game("1782", json!({"strict": true}));
    let (mut s, mut log) = (five_matadors_dealt(&game), Log::default());
    play(&game, &mut s, &["call solo", "pass", "pass", "lay-down", "pass", "keep"], &mut log);
    assert_eq!((s.public.deal.phase, s.public.deal.turn), (Phase::Name, Seat(0)));
    assert!(refused(&game, &s, 0, "lay-down"), "it lies open already");
    play(&game, &mut s, &["name S", "discard KD", "discard", "keep"], &mut log);
    assert_eq!((s.public.deal.phase, s.public.deal.turn), (Phase::Play, Seat(0)));
    assert_eq!(s.public.deal.sure[Seat(0)], s.hands[Seat(0)]);
}

#[test]
fn in_1860_the_suit_of_an_open_solo_may_be_asked_for_and_its_lead_demanded() {
    let game = game("1860", json!({"strict": true}));
    let (mut s, mut log) = (five_matadors_dealt(&game), Log::default());
    play(&game, &mut s, &["call solo", "pass", "pass", "lay-down", "keep"], &mut log);
    assert!(laws(&log).contains(&"named-on-laydown"));
    play(&game, &mut s, &["name S"], &mut log);
    // Knowing the suit they may still be content.
    assert_eq!((s.public.deal.phase, s.public.deal.turn), (Phase::Shown, Seat(1)));
    let mut content = s.clone();
    play(&game, &mut content, &["pass", "pass"], &mut log);
    // Solo 4, six matadors 4, premiers 1.
    assert_eq!(balances(&game, &content)[1], -9);
    play(&game, &mut s, &["pass", "keep", "discard", "discard", "keep"], &mut log);
    assert_eq!((s.public.deal.phase, s.public.deal.turn), (Phase::Demand, Seat(1)));
    play(&game, &mut s, &["demand 3C"], &mut log);
    assert!(refused(&game, &s, 0, "play AS") && !refused(&game, &s, 0, "play 3C"));
}

#[test]
fn only_a_solo_of_a_strict_table_is_laid_down_unnamed() {
    let mut log = Log::default();
    for (options, call) in [(json!({}), "call solo"), (json!({"strict": true}), "call frage")] {
        let game = game("1782", options);
        let mut s = five_matadors_dealt(&game);
        play(&game, &mut s, &[call, "pass", "pass"], &mut log);
        assert_eq!(s.public.deal.phase, Phase::Name);
        assert!(refused(&game, &s, 0, "lay-down"));
    }
}

/// A game lost by seat 0 that owns the bête in play, or has one on paper.
fn lost_again(game: &LHombre, active: u8, deals_done: u32, log: &mut Log) -> State {
    let mut s = dealt(game);
    s.public.deals_done = deals_done;
    let bete = |owner: u8, amount| bete_of(Seat(owner), amount);
    let accounts = &mut s.public.accounts;
    accounts.lay(bete(active, 8), law!("bete"), &mut ());
    for amount in [12, 16] {
        accounts.write(bete(0, amount), law!("bete"), &mut ());
    }
    s.public.lines = 2;
    play(game, &mut s, &["call frage", "pass", "pass", "name S", "discard 7H 3C 4C 2D QD"], log);
    play(game, &mut s, &["discard 2C 6H 5D", "discard 7D 6D 4D 3D AH", "give-up", "pass", "pass"], log);
    s
}

fn written(s: &State) -> Vec<(u8, i64)> {
    s.public.accounts.betes.written.iter().map(|b| (owner(b).0, b.amount)).collect()
}

#[test]
fn a_bete_on_top_of_an_older_goes_with_it_if_both_others_agree() {
    let game = game("1782", json!({"strict": true}));
    let mut log = Log::default();
    // His own bête of 8 is in play beside the stake of 4: the new one is of 12.
    let mut s = lost_again(&game, 0, 0, &mut log);
    assert_eq!((s.public.deal.phase, s.public.deal.turn), (Phase::Together, Seat(0)));
    let before = balances(&game, &s);
    play(&game, &mut s, &["join", "join", "join"], &mut log);
    assert_eq!(s.public.deal.phase, Phase::Deal);
    assert_eq!((written(&s), s.public.accounts.betes.active_amount()), (vec![(0, 12), (0, 16)], 20));
    assert_eq!(balances(&game, &s), before);
    assert!(game.accounts(&s).is_balanced() && laws(&log).contains(&"law-46"));
    // In the pot lies another's: it goes with his own largest on paper.
    let mut s = lost_again(&game, 1, 0, &mut log);
    play(&game, &mut s, &["join", "join", "join"], &mut log);
    assert_eq!(written(&s), [(0, 12), (0, 28)]);
}

#[test]
fn one_who_does_not_agree_keeps_betes_apart() {
    let game = game("1782", json!({"strict": true}));
    let mut log = Log::default();
    for refusal in [&["keep"][..], &["join", "keep"], &["join", "join", "keep"]] {
        let mut s = lost_again(&game, 0, 0, &mut log);
        play(&game, &mut s, refusal, &mut log);
        assert_eq!((s.public.deal.phase, written(&s)), (Phase::Deal, vec![(0, 12), (0, 16), (0, 12)]));
    }
}

#[test]
fn nobody_is_asked_about_betes_at_other_tables() {
    let mut log = Log::default();
    let last = json!({"strict": true, "tours": 1});
    let block = json!({"strict": true, "blocks": true});
    for (options, deals) in [(json!({}), 0), (block, 0), (last.clone(), 2)] {
        let game = game("1782", options);
        let s = lost_again(&game, 0, deals, &mut log);
        assert_eq!(s.public.deals_done, deals + 1);
    }
    let game = game("1782", last);
    assert_eq!(lost_again(&game, 0, 1, &mut log).public.deal.phase, Phase::Together);
}

#[test]
fn betes_are_shown_by_owner_in_the_order_they_are_played_for() {
    let game = game("1782", json!({}));
    let mut s = dealt(&game);
    let bete = |owner: u8, amount| bete_of(Seat(owner), amount);
    s.public.accounts.lay(bete(1, 8), law!("bete"), &mut ());
    for (owner, amount) in [(2, 12), (0, 20), (1, 12), (0, 16)] {
        s.public.accounts.write(bete(owner, amount), law!("bete"), &mut ());
    }
    let on_paper = |owner: u8, amount: i64| Mark::new(text!("lhombre-bete-on-paper", seat = Seat(owner)), amount);
    assert_eq!(
        game.scene(&game.view(&s, Viewer::Onlooker)).pots,
        [
            Mark::new(text!("lhombre-pot-antes"), 4),
            Mark::new(text!("lhombre-bete-in-play", seat = Seat(1)), 8),
            on_paper(0, 20),
            on_paper(0, 16),
            on_paper(2, 12),
            on_paper(1, 12),
        ]
    );
    // So they come into play, one after another.
    for expected in s.public.accounts.betes.by_turn() {
        s.public.accounts.betes.active.clear();
        s.public.accounts.begin_deal(game.options(), Seat(0), false, &mut ());
        assert_eq!(s.public.accounts.betes.active.as_slice(), [expected]);
    }
}

#[test]
fn the_last_trick_lies_open_until_the_next_lead() {
    let game = game("1782", json!({}));
    let mut log = Log::default();
    let mut s = in_play(&game, &mut log);
    play(&game, &mut s, &["play KS", "play QS", "play JS"], &mut log);
    assert!((0..3).all(|seat| board(&game, &s, seat).last_trick.len() == 3));
    play(&game, &mut s, &["play 2S"], &mut log);
    assert!((0..3).all(|seat| board(&game, &s, seat).last_trick.is_empty()));
}

#[test]
fn the_hombre_of_any_table_may_look_back_and_loses_the_vole_by_it() {
    let game = game("1782", json!({}));
    let mut log = Log::default();
    let mut s = five_matadors(&game, "call solo", &mut log);
    assert!(refused(&game, &s, 0, "look-back"), "there is no trick yet");
    play(&game, &mut s, &FIVE_TRICKS[..3], &mut log);
    play(&game, &mut s, &["look-back", "play 2S"], &mut log);
    let seen = board(&game, &s, 0);
    assert_eq!(seen.piles.iter().filter(|pile| pile.name.id == "lhombre-turned-up").count(), 3);
    assert_eq!(seen.last_trick.len(), 3);
    let others = board(&game, &s, 1);
    assert!(others.last_trick.is_empty() && others.piles.iter().all(|pile| pile.name.id != "lhombre-turned-up"));
    assert!(refused(&game, &s, 1, "look-back"), "nobody else may");
    assert!(["law-34", "looked-no-vole"].iter().all(|law| laws(&log).contains(law)));
    play(&game, &mut s, &FIVE_TRICKS[4..], &mut log);
    // With five tricks the deal is over: there is no vole to choose.
    assert_eq!(s.public.deal.phase, Phase::Deal);
}

#[test]
fn tricks_are_looked_back_at_as_the_table_has_agreed() {
    let mut log = Log::default();
    for (preset, view, call, allowed) in [
        ("1860", "hombre_solo", "call solo", true),
        ("1782", "last_trick", "call solo", true),
        ("1782", "none", "call solo", false),
    ] {
        let game = game(preset, json!({"trick_view": view}));
        let mut s = five_matadors(&game, call, &mut log);
        play(&game, &mut s, &FIVE_TRICKS[..6], &mut log);
        assert_eq!(!refused(&game, &s, 0, "look-back"), allowed, "{view}");
        if view == "last_trick" {
            play(&game, &mut s, &["look-back", "play AC"], &mut log);
            let seen = board(&game, &s, 0);
            assert_eq!((seen.last_trick.len(), seen.piles.len()), (3, 1));
        }
    }
    // In 1860 an asker may not.
    let game = game("1860", json!({}));
    let mut s = in_play(&game, &mut log);
    play(&game, &mut s, &["play KS", "play QS", "play JS"], &mut log);
    assert!(refused(&game, &s, 0, "look-back"));
}

/// The law by which a move is refused.
fn refused_by(game: &LHombre, s: &State, seat: u8, m: &str) -> Option<&'static str> {
    let refusal = game.check(s, Seat(seat), m.parse().unwrap()).expect_err(m);
    refusal.law.map(|law| law.0)
}

#[test]
fn a_call_is_refused_by_its_law() {
    let mut log = Log::default();
    let old = game("1782", json!({"casco_forces": false}));
    let mut s = dealt(&old);
    assert_eq!(refused_by(&old, &s, 1, "pass"), Some("call-out-of-turn"));
    assert_eq!(refused_by(&old, &s, 0, "call nullissimo"), Some("contracts-agreed"));
    assert_eq!(refused_by(&old, &s, 0, "call casco"), Some("casco-after-passes"));
    let mut passed = s.clone();
    play(&old, &mut passed, &["pass"], &mut log);
    assert_eq!(refused_by(&old, &passed, 0, "call solo"), Some("law-20"));
    play(&old, &mut s, &["call frage", "call tourne"], &mut log);
    assert_eq!(refused_by(&old, &s, 0, "call solo"), Some("law-21"));
    let new = game("1860", json!({}));
    let mut s = five_matadors_dealt(&new);
    play(&new, &mut s, &["pass"], &mut log);
    assert_eq!(refused_by(&new, &s, 1, "call grand_casco"), Some("hold-needs-aces"));
}

#[test]
fn an_exchange_is_refused_by_its_law() {
    let mut log = Log::default();
    let game = game("1782", json!({}));
    let mut s = dealt(&game);
    play(&game, &mut s, &["call frage", "pass", "pass", "name S"], &mut log);
    assert_eq!(refused_by(&game, &s, 0, "discard"), Some("law-21"), "whoever asks must buy");
    play(&game, &mut s, &["discard 7H 3C 4C 2D QD 3S KS AC 2S"], &mut log);
    assert_eq!(refused_by(&game, &s, 1, "discard 2C QS 5D 6H JH"), Some("draw-equal"), "four are left");
}

#[test]
fn a_play_is_refused_by_its_law() {
    let mut log = Log::default();
    let old = game("1782", json!({}));
    let mut s = five_matadors(&old, "call solo", &mut log);
    assert_eq!(refused_by(&old, &s, 0, "look-talon"), Some("law-26"));
    assert_eq!(refused_by(&old, &s, 0, "stop"), Some("law-59"));
    play(&old, &mut s, &["play AS"], &mut log);
    assert_eq!(refused_by(&old, &s, 1, "play KH"), Some("law-49"));
    let new = game("1860", json!({}));
    let mut s = five_matadors(&new, "call solo", &mut log);
    assert_eq!(refused_by(&new, &s, 0, "look-talon"), Some("talon-closed-1860"));
    assert!(!refused(&new, &s, 0, "give-up"), "until his own first card");
    play(&new, &mut s, &["play 3C", "play KH"], &mut log);
    assert_eq!(refused_by(&new, &s, 2, "play AD"), Some("follow-suit"));
    play(&new, &mut s, &["play KC", "play QC", "play AS", "play KD"], &mut log);
    assert_eq!(refused_by(&new, &s, 0, "give-up"), Some("throw-in-late-1860"));
}

#[test]
fn only_a_higher_matador_that_is_led_calls_a_matador_out() {
    let mut log = Log::default();
    let game = game("1782", json!({}));
    let mut s = game.open();
    game.reveal(&mut s, &Outcome::FirstDealer(Seat(2)), &mut ());
    // Seat 1 has Manille and Basta and no other trump.
    let hands = ["AS KS QS JS 7S 6S 4H 5D 3C", "2S AC KH QH JH KD QD JD 2C", "4S 3S KC QC JC AH 2H AD 2D", ""];
    let talon = "7C 6C 5C 4C 5S 3H 5H 6H 7H 3D 4D 6D 7D".split(' ').map(|c| c.parse().unwrap()).collect();
    let deal = Outcome::Deal { hands: PerSeat(hands.map(|h| h.parse().unwrap())), talon, idle: None };
    game.admits(&s, &deal).unwrap();
    game.reveal(&mut s, &deal, &mut ());
    play(&game, &mut s, &["call solo", "pass", "pass", "name S", "discard", "discard", "keep"], &mut log);
    let mut by_king = s.clone();
    play(&game, &mut by_king, &["play KS"], &mut log);
    assert!(!refused(&game, &by_king, 1, "play KH"), "a lower trump calls no matador (law 49)");
    play(&game, &mut s, &["play AS"], &mut log);
    assert_eq!(refused_by(&game, &s, 1, "play KH"), Some("law-50"));
    assert!(!refused(&game, &s, 1, "play 2S") && !refused(&game, &s, 1, "play AC"));
}
