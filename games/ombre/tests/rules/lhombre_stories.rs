//! Deals of L'Hombre told move by move: worked cases that no form decides, the laws of refusals and of strict tables, and
//! hands dealt with a card too many or too few. What `lhombre.story` cannot say is told here in its words.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use serde_json::json;
use spadille_core::contract::step;
use spadille_core::scene::{Board, CardsBoard, Mark};
use spadille_core::story::{Story, also, tell};
use spadille_core::{CardSet, Game as _, Hidden as _, Options as _, PerSeat, Seat, Space as _};
use spadille_core::{Table as _, Viewer, law, text};
use spadille_ombre::lhombre::pot::{bete_of, owner, reckoned_by_highest};
use spadille_ombre::lhombre::state::Phase;
use spadille_ombre::lhombre::{LHombre, LHombreOptions, Move, Outcome, State};

const STORIES: &str = include_str!("lhombre.story");

type Told = Story<LHombre>;

#[test]
fn stories() {
    tell::<LHombre>(STORIES);
}

/// The table of a preset and options after some steps.
fn table(agreed: &str, steps: &str) -> Told {
    also(STORIES, &format!("table {agreed}\n{steps}"))
}

fn cards(text: &str) -> CardSet {
    text.parse().unwrap()
}

fn balances(t: &Told) -> [i64; 3] {
    [0, 1, 2].map(|seat| t.balance(seat))
}

/// What a seat sees on the table.
fn board(t: &Told, seat: u8) -> CardsBoard {
    match t.game.scene(&t.game.view(&t.state, Viewer::Seat(Seat(seat)))).board {
        Board::Cards(board) => board,
        other => panic!("{other:?}"),
    }
}

/// How many piles of this name a seat sees.
fn piles(t: &Told, seat: u8, name: &str) -> usize {
    board(t, seat).piles.iter().filter(|pile| pile.name.id == name).count()
}

/// Whoever courtesy names sits in the first seat and has the first Vorhand; no lot is drawn.
#[test]
fn lh_courtesy() {
    table("1782 courtesy_vorhand=true", "$PHASE deal; is public.deal.dealer 2");
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
fn discards_are_open_to_their_owner_until_the_first_lead() {
    let t = table("1860 strict=true", "$ASKING_1860; $BEGUN_1860");
    let laid_away = |t: &Told| [0, 1, 2].map(|seat| piles(t, seat, "lhombre-laid-away") > 0);
    assert_eq!(laid_away(&t), [true; 3]);
    let t = t.goes("refuses 0: look-discards; play KS, play QS, play JS");
    assert_eq!(laid_away(&t), [false; 3]);
    assert_eq!(laid_away(&t.goes("look-discards; is public.deal.no_vole true"))[..2], [true, false]);
}

/// A game lost by seat 0 that owns the bête in play, or has one on paper.
fn lost_again(options: &str, active: u8, deals_done: u32) -> Told {
    let mut t = table(&format!("1782 {options}"), "$ASKING");
    t.state.public.deals_done = deals_done;
    let accounts = &mut t.state.public.accounts;
    accounts.lay(bete_of(Seat(active), 8), law!("bete"), &mut ());
    [12, 16].into_iter().for_each(|amount| accounts.write(bete_of(Seat(0), amount), law!("bete"), &mut ()));
    t.state.public.lines = 2;
    let asked = "call frage, pass, pass, name S, discard 7H 3C 4C 2D QD, discard 2C 6H 5D, discard 7D 6D 4D 3D AH";
    t.goes(asked).goes("give-up, pass, pass")
}

fn written(t: &Told) -> Vec<(u8, i64)> {
    t.state.public.accounts.betes.written.iter().map(|b| (owner(b).0, b.amount)).collect()
}

#[test]
fn a_bete_on_top_of_an_older_goes_with_it_if_both_others_agree() {
    // His own bête of 8 is in play beside the stake of 4: the new one is of 12.
    let t = lost_again("strict=true", 0, 0).goes("is public.deal.phase together; awaits 0");
    let before = balances(&t);
    let t = t.goes("join, join, join; is public.deal.phase deal; cites law-46-two-betes-together");
    assert_eq!((written(&t), t.state.public.accounts.betes.active_amount()), (vec![(0, 12), (0, 16)], 20));
    assert!(balances(&t) == before && t.game.accounts(&t.state).is_balanced());
    // In the pot lies another's: it goes with his own largest on paper.
    assert_eq!(written(&lost_again("strict=true", 1, 0).goes("join, join, join")), [(0, 12), (0, 28)]);
}

#[test]
fn one_who_does_not_agree_keeps_betes_apart() {
    for refusal in ["keep", "join, keep", "join, join, keep"] {
        let t = lost_again("strict=true", 0, 0).goes(refusal).goes("is public.deal.phase deal");
        assert_eq!(written(&t), [(0, 12), (0, 16), (0, 12)]);
    }
}

#[test]
fn nobody_is_asked_about_betes_at_other_tables() {
    for (options, deals) in [("", 0), ("strict=true blocks=true", 0), ("strict=true tours=1", 2)] {
        assert_eq!(lost_again(options, 0, deals).state.public.deals_done, deals + 1);
    }
    let _ = lost_again("strict=true tours=1", 0, 1).goes("is public.deal.phase together");
}

#[test]
fn betes_are_shown_by_owner_in_the_order_they_are_played_for() {
    let mut t = table("1782", "$ASKING");
    let accounts = &mut t.state.public.accounts;
    accounts.lay(bete_of(Seat(1), 8), law!("bete"), &mut ());
    for (owner, amount) in [(2, 12), (0, 20), (1, 12), (0, 16)] {
        accounts.write(bete_of(Seat(owner), amount), law!("bete"), &mut ());
    }
    let on_paper = |(owner, amount)| Mark::new(text!("lhombre-bete-on-paper", seat = Seat(owner)), amount);
    let mut shown =
        vec![Mark::new(text!("lhombre-pot-antes"), 4), Mark::new(text!("lhombre-bete-in-play", seat = Seat(1)), 8)];
    shown.extend([(0, 20), (0, 16), (2, 12), (1, 12)].map(on_paper));
    assert_eq!(t.game.scene(&t.game.view(&t.state, Viewer::Onlooker)).pots, shown);
    // So they come into play, one after another.
    let accounts = &mut t.state.public.accounts;
    for expected in accounts.betes.by_turn() {
        accounts.betes.active.clear();
        accounts.begin_deal(t.game.options(), Seat(0), false, &mut ());
        assert_eq!(accounts.betes.active.as_slice(), [expected]);
    }
}

#[test]
fn the_last_trick_lies_open_until_the_next_lead() {
    let t = table("1782", "$ASKING; $BEGUN; play KS, play QS, play JS");
    assert!((0..3).all(|seat| board(&t, seat).last_trick.len() == 3));
    let t = t.goes("play 2S");
    assert!((0..3).all(|seat| board(&t, seat).last_trick.is_empty()));
}

#[test]
fn only_the_hombre_sees_the_tricks_he_looks_back_at() {
    let t = table("1782", "$MATADORS; $SOLO; play AS, play 7S, play 4S, look-back, play 2S");
    assert_eq!((piles(&t, 0, "lhombre-turned-up"), board(&t, 0).last_trick.len()), (3, 3));
    assert_eq!((piles(&t, 1, "lhombre-turned-up"), board(&t, 1).last_trick.len()), (0, 0));
    let looks = "play AS, play 7S, play 4S, play 2S, play 6S, play 3S, look-back, play AC";
    let board = board(&table("1782 trick_view=last_trick", &format!("$MATADORS; $SOLO; {looks}")), 0);
    assert_eq!((board.last_trick.len(), board.piles.len()), (3, 1));
}

#[test]
fn wrong_hands_are_dealt_only_where_the_table_plays_with_them() {
    let [plain, with] = ["1782", "1782 misdeals=true"].map(|agreed| table(agreed, r#"chance {"first_dealer": 2}"#));
    let second = "7S 6S 5S KH QH JH KD QD JD";
    let admitted = |t: &Told, first: &str, second: &str| {
        let hands = [first, second, "4S 3S KC QC JC AH 2H AD 2D", ""].map(cards);
        let talon = hands.iter().fold(t.game.options().players.pack(), |rest, hand| rest.minus(*hand));
        let (hands, talon) = (PerSeat(hands), talon.iter().collect());
        t.game.admits(&t.state, &Outcome::Deal { hands, talon, idle: None }).is_ok()
    };
    let (ten, eight) = ("AS 2S AC KS QS JS 4H 5D 3C 2C", "AS 2S AC KS QS JS 4H 5D");
    assert!(!admitted(&plain, ten, second) && admitted(&with, ten, second) && admitted(&with, eight, second));
    // Two wrong hands, or one wrong by two, are no deal.
    assert!(!admitted(&with, ten, "7S 6S 5S KH QH JH KD QD") && !admitted(&with, "AS 2S AC KS QS JS 4H", second));
    let (mut rng, mut wrong) = (ChaCha8Rng::seed_from_u64(1), 0);
    for _ in 0..800 {
        let outcome = with.game.draw(&with.state, &mut rng);
        with.game.admits(&with.state, &outcome).unwrap();
        let Outcome::Deal { hands, .. } = outcome else { panic!() };
        wrong += u32::from(hands.values().take(3).any(|hand| hand.len() != 9));
    }
    assert!((60..=140).contains(&wrong), "{wrong}");
}

#[test]
fn a_solo_with_ten_has_a_card_pulled_out_in_1782_that_only_the_hombre_knows() {
    let t = table("1782 misdeals=true", "$TEN; announce, $CALL_SOLO; $PHASE pull_out");
    assert!(t.game.admits(&t.state, &Outcome::Pull("7S".parse().unwrap())).is_err(), "not his card");
    let t = t.goes(r#"chance {"pull": "3C"}; is public.deal.phase name; is public.deal.held.0 9; cites law-08-solo-with-wrong-count"#);
    let hombre = Seat(0);
    assert_eq!((t.state.hands[hombre].len(), t.state.public.deal.laid[hombre]), (9, 1));
    let seen = |s: &State, who| serde_json::to_string(&t.game.view(s, Viewer::Seat(Seat(who)))).unwrap();
    let mut other = t.state.clone();
    other.hands[hombre] = t.state.hands[hombre].minus(cards("2C")).union(cards("3C"));
    other.laid[hombre] = cards("2C");
    assert_eq!(seen(&t.state, 1), seen(&other, 1));
    assert_ne!(seen(&t.state, 0), seen(&other, 0));
}

#[test]
fn a_solo_with_eight_plays_eight_tricks_and_the_others_the_ninth() {
    let mut t = table(
        "1782 misdeals=true",
        "$EIGHT_AGAINST_MATADORS; announce; refuses 0: call solo_tout by short-no-vole; $SOLO",
    );
    assert!(t.state.public.deal.no_vole);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while t.state.public.deal.phase == Phase::Play && t.state.public.deal.tricks.count < 8 {
        let card = t.game.moves(&t.state, t.awaited()).iter().filter(|m| matches!(m, Move::Play(_))).last().unwrap();
        t.play(&card.to_string());
        for who in (0..3).map(|i| Viewer::Seat(Seat(i))).chain([Viewer::Onlooker]) {
            let view = t.game.view(&t.state, who);
            assert_eq!(t.game.view(&t.game.imagine(&view, &mut rng), who), view);
            t.game.scene(&view);
        }
    }
    let held = "is public.deal.held [0, 1, 1, 0]; is public.deal.count 2";
    let mut t = t.goes("is public.deal.tricks.count 8; is public.deals_done 0").goes(held);
    assert!(t.awaited() != Seat(0));
    for _ in 0..2 {
        t.play(&t.game.moves(&t.state, t.awaited()).nth(0).unwrap().to_string());
    }
    let _ = t.goes("is public.deals_done 1");
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
            let game = Told::new(preset, &options).game;
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
                assert!(all + p.talon.left() <= game.options().players.pack().len());
                assert_eq!(s.hands.map(|hand| hand.len()), p.held);
            }
            assert_eq!(s.public.deal.phase, Phase::Over, "{preset} {players}");
        }
    }
    assert!(seen > 200, "{seen}");
}
