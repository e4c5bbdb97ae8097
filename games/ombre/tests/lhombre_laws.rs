//! Laws of L'Hombre that need more than one player's word: open solos, bêtes that go together, tricks looked at; and the
//! laws by which moves are refused.

mod at_table;

use at_table::{FIVE_TRICKS, Table};
use serde_json::{Value, json};
use spadille_core::scene::Mark;
use spadille_core::{Game as _, Hidden as _, Seat, Table as _, Viewer, law, text};
use spadille_ombre::lhombre::pot::{bete_of, owner};
use spadille_ombre::lhombre::state::Phase;

fn strict() -> Value {
    json!({"strict": true})
}

#[test]
fn a_sure_solo_may_be_laid_down_before_its_suit_is_named() {
    let mut t = Table::matadors("1782", strict()).after("call solo, pass, pass, lay-down");
    assert_eq!((t.now(), t.p().trump), ((Phase::Shown, 1), None));
    assert_eq!(t.p().sure[Seat(0)], t.s.hands[Seat(0)]);
    t.play("pass, pass");
    // Solo 4, six matadors, premiers 1 from each, and the stake of 4, though no suit was ever named.
    assert_eq!(t.balances(), [26, -11, -15]);
    assert!(t.cites(&["law-23"]));
}

#[test]
fn an_open_solo_must_be_named_when_the_others_want_to_buy() {
    let mut t = Table::matadors("1782", strict()).after("call solo, pass, pass, lay-down, pass, keep");
    assert_eq!(t.now(), (Phase::Name, 0));
    assert!(t.refuses(0, "lay-down"), "it lies open already");
    t.play("name S, discard KD, discard, keep");
    assert_eq!(t.now(), (Phase::Play, 0));
    assert_eq!(t.p().sure[Seat(0)], t.s.hands[Seat(0)]);
}

#[test]
fn in_1860_the_suit_of_an_open_solo_may_be_asked_for_and_its_lead_demanded() {
    let mut t = Table::matadors("1860", strict()).after("call solo, pass, pass, lay-down, keep");
    assert!(t.cites(&["named-on-laydown"]));
    t.play("name S");
    // Knowing the suit they may still be content.
    assert_eq!(t.now(), (Phase::Shown, 1));
    // Solo 4, six matadors 4, premiers 1.
    assert_eq!(t.clone().after("pass, pass").balance(1), -9);
    t.play("pass, keep, discard, discard, keep");
    assert_eq!(t.now(), (Phase::Demand, 1));
    t.play("demand 3C");
    assert!(t.refuses(0, "play AS") && !t.refuses(0, "play 3C"));
}

#[test]
fn only_a_solo_of_a_strict_table_is_laid_down_unnamed() {
    for (options, call) in [(json!({}), "call solo"), (strict(), "call frage")] {
        let t = Table::matadors("1782", options).after(&format!("{call}, pass, pass"));
        assert_eq!(t.phase(), Phase::Name);
        assert!(t.refuses(0, "lay-down"));
    }
}

/// A game lost by seat 0 that owns the bête in play, or has one on paper.
fn lost_again(options: Value, active: u8, deals_done: u32) -> Table {
    let mut t = Table::dealt("1782", options);
    t.s.public.deals_done = deals_done;
    let accounts = &mut t.s.public.accounts;
    accounts.lay(bete_of(Seat(active), 8), law!("bete"), &mut ());
    [12, 16].into_iter().for_each(|amount| accounts.write(bete_of(Seat(0), amount), law!("bete"), &mut ()));
    t.s.public.lines = 2;
    t.play("call frage, pass, pass, name S, discard 7H 3C 4C 2D QD");
    t.after("discard 2C 6H 5D, discard 7D 6D 4D 3D AH, give-up, pass, pass")
}

fn written(t: &Table) -> Vec<(u8, i64)> {
    t.s.public.accounts.betes.written.iter().map(|b| (owner(b).0, b.amount)).collect()
}

#[test]
fn a_bete_on_top_of_an_older_goes_with_it_if_both_others_agree() {
    // His own bête of 8 is in play beside the stake of 4: the new one is of 12.
    let mut t = lost_again(strict(), 0, 0);
    assert_eq!(t.now(), (Phase::Together, 0));
    let before = t.balances();
    t.play("join, join, join");
    assert_eq!((t.phase(), written(&t)), (Phase::Deal, vec![(0, 12), (0, 16)]));
    assert_eq!((t.s.public.accounts.betes.active_amount(), t.balances()), (20, before));
    assert!(t.game.accounts(&t.s).is_balanced() && t.cites(&["law-46"]));
    // In the pot lies another's: it goes with his own largest on paper.
    assert_eq!(written(&lost_again(strict(), 1, 0).after("join, join, join")), [(0, 12), (0, 28)]);
}

#[test]
fn one_who_does_not_agree_keeps_betes_apart() {
    for refusal in ["keep", "join, keep", "join, join, keep"] {
        let t = lost_again(strict(), 0, 0).after(refusal);
        assert_eq!((t.phase(), written(&t)), (Phase::Deal, vec![(0, 12), (0, 16), (0, 12)]));
    }
}

#[test]
fn nobody_is_asked_about_betes_at_other_tables() {
    let last = || json!({"strict": true, "tours": 1});
    for (options, deals) in [(json!({}), 0), (json!({"strict": true, "blocks": true}), 0), (last(), 2)] {
        assert_eq!(lost_again(options, 0, deals).s.public.deals_done, deals + 1);
    }
    assert_eq!(lost_again(last(), 0, 1).phase(), Phase::Together);
}

#[test]
fn betes_are_shown_by_owner_in_the_order_they_are_played_for() {
    let mut t = Table::dealt("1782", json!({}));
    let accounts = &mut t.s.public.accounts;
    accounts.lay(bete_of(Seat(1), 8), law!("bete"), &mut ());
    for (owner, amount) in [(2, 12), (0, 20), (1, 12), (0, 16)] {
        accounts.write(bete_of(Seat(owner), amount), law!("bete"), &mut ());
    }
    let on_paper = |owner: u8, amount: i64| Mark::new(text!("lhombre-bete-on-paper", seat = Seat(owner)), amount);
    let shown = [
        Mark::new(text!("lhombre-pot-antes"), 4),
        Mark::new(text!("lhombre-bete-in-play", seat = Seat(1)), 8),
        on_paper(0, 20),
        on_paper(0, 16),
        on_paper(2, 12),
        on_paper(1, 12),
    ];
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
    let mut t = Table::in_play("1782", json!({})).after("play KS, play QS, play JS");
    assert!((0..3).all(|seat| t.board(seat).last_trick.len() == 3));
    t.play("play 2S");
    assert!((0..3).all(|seat| t.board(seat).last_trick.is_empty()));
}

#[test]
fn the_hombre_of_any_table_may_look_back_and_loses_the_vole_by_it() {
    let mut t = Table::solo("1782", json!({}), "call solo");
    assert!(t.refuses(0, "look-back"), "there is no trick yet");
    t.play("play AS, play 7S, play 4S, look-back, play 2S");
    assert_eq!((t.piles(0, "lhombre-turned-up"), t.board(0).last_trick.len()), (3, 3));
    assert_eq!((t.piles(1, "lhombre-turned-up"), t.board(1).last_trick.len()), (0, 0));
    assert!(t.refuses(1, "look-back"), "nobody else may");
    assert!(t.cites(&["law-34", "looked-no-vole"]));
    t.play(FIVE_TRICKS.split_once("play 2S, ").unwrap().1);
    // With five tricks the deal is over: there is no vole to choose.
    assert_eq!(t.phase(), Phase::Deal);
}

#[test]
fn tricks_are_looked_back_at_as_the_table_has_agreed() {
    for (preset, view, allowed) in
        [("1860", "hombre_solo", true), ("1782", "last_trick", true), ("1782", "none", false)]
    {
        let mut t = Table::solo(preset, json!({"trick_view": view}), "call solo");
        t.play("play AS, play 7S, play 4S, play 2S, play 6S, play 3S");
        assert_eq!(!t.refuses(0, "look-back"), allowed, "{view}");
        if view == "last_trick" {
            t.play("look-back, play AC");
            assert_eq!((t.board(0).last_trick.len(), t.board(0).piles.len()), (3, 1));
        }
    }
    // In 1860 an asker may not.
    assert!(Table::in_play("1860", json!({})).after("play KS, play QS, play JS").refuses(0, "look-back"));
}

#[test]
fn a_call_is_refused_by_its_law() {
    let t = Table::dealt("1782", json!({"casco_forces": false}));
    for (seat, m, law) in [
        (1, "pass", "call-out-of-turn"),
        (0, "call nullissimo", "contracts-agreed"),
        (0, "call casco", "casco-after-passes"),
    ] {
        assert_eq!(t.refused_by(seat, m), Some(law));
    }
    assert_eq!(t.clone().after("pass").refused_by(0, "call solo"), Some("law-20"));
    assert_eq!(t.after("call frage, call tourne").refused_by(0, "call solo"), Some("law-21"));
    let t = Table::matadors("1860", json!({})).after("pass");
    assert_eq!(t.refused_by(1, "call grand_casco"), Some("hold-needs-aces"));
}

#[test]
fn an_exchange_is_refused_by_its_law() {
    let mut t = Table::dealt("1782", json!({})).after("call frage, pass, pass, name S");
    assert_eq!(t.refused_by(0, "discard"), Some("law-21"), "whoever asks must buy");
    t.play("discard 7H 3C 4C 2D QD 3S KS AC 2S");
    assert_eq!(t.refused_by(1, "discard 2C QS 5D 6H JH"), Some("draw-equal"), "four are left");
}

#[test]
fn a_play_is_refused_by_its_law() {
    let mut t = Table::solo("1782", json!({}), "call solo");
    assert_eq!([t.refused_by(0, "look-talon"), t.refused_by(0, "stop")], [Some("law-26"), Some("law-59")]);
    t.play("play AS");
    assert_eq!(t.refused_by(1, "play KH"), Some("law-49"));
    let mut t = Table::solo("1860", json!({}), "call solo");
    assert_eq!(t.refused_by(0, "look-talon"), Some("talon-closed-1860"));
    assert!(!t.refuses(0, "give-up"), "until his own first card");
    t.play("play 3C, play KH");
    assert_eq!(t.refused_by(2, "play AD"), Some("follow-suit"));
    t.play("play KC, play QC, play AS, play KD");
    assert_eq!(t.refused_by(0, "give-up"), Some("throw-in-late-1860"));
}

#[test]
fn only_a_higher_matador_that_is_led_calls_a_matador_out() {
    // Seat 1 has Manille and Basta and no other trump.
    let hands = ["AS KS QS JS 7S 6S 4H 5D 3C", "2S AC KH QH JH KD QD JD 2C", "4S 3S KC QC JC AH 2H AD 2D", ""];
    let t = Table::new("1782", json!({})).deal(hands, "7C 6C 5C 4C 5S 3H 5H 6H 7H 3D 4D 6D 7D");
    let t = t.after("call solo, pass, pass, name S, discard, discard, keep");
    assert!(!t.clone().after("play KS").refuses(1, "play KH"), "a lower trump calls no matador (law 49)");
    let t = t.after("play AS");
    assert_eq!(t.refused_by(1, "play KH"), Some("law-50"));
    assert!(!t.refuses(1, "play 2S") && !t.refuses(1, "play AC"));
}
