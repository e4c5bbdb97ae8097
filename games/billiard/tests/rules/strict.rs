//! Strict tables: the faults of the books can be made there and cost what the books order; elsewhere nobody is offered them. Beside
//! them newcomers and sold balls, and rulings on strokes of a real table.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use spadille_billiard::billiard::Billiard;
use spadille_billiard::carambole::Carambole;
use spadille_billiard::guerre::Guerre;
use spadille_billiard::kriegsspiel::Kriegsspiel;
use spadille_billiard::pielkentafel::Pielkentafel;
use spadille_billiard::ronde::Ronde;
use spadille_core::story::Story;
use spadille_core::{Game as _, Log, Seat, Space as _, Table, Turn, What};

/// A table at which some strokes have been played as the book advises.
fn played<G: Table>(options: Value, mut enough: impl FnMut(&Story<G>) -> bool) -> Story<G> {
    let mut story = Story::<G>::new("1782", &options);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for _ in 0..200 {
        match story.game.turn(&story.state) {
            Turn::Chance => {
                let outcome = story.game.draw(&story.state, &mut rng);
                story.game.reveal(&mut story.state, &outcome, &mut ());
            }
            Turn::Over => break,
            Turn::Seats { .. } if enough(&story) => break,
            Turn::Seats { .. } => {
                let seat = story.awaited();
                let view = story.game.view(&story.state, spadille_core::Viewer::Seat(seat));
                let choice = story.game.advise(&view, seat).expect("advice").choice;
                story.game.play(&mut story.state, seat, choice, &mut ());
            }
        }
    }
    story
}

/// What a seat may do besides strokes without a name, as it is written.
fn offered<G: Table>(story: &Story<G>, seat: Seat) -> Vec<String> {
    let moves = story.game.moves(&story.state, seat);
    (0..moves.listed()).filter_map(|n| moves.nth(n)).map(|m| m.to_string()).collect()
}

/// What is told when a seat does something, with what follows by chance.
fn laws<G: Table>(story: &mut Story<G>, seat: Seat, notation: &str) -> Vec<&'static str> {
    let m: G::Move = notation.parse().unwrap_or_else(|e| panic!("{notation}: {e}"));
    let refused = story.game.check(&story.state, seat, m).err();
    assert!(refused.is_none(), "{notation}: {refused:?}");
    let mut log = Log::default();
    story.game.play(&mut story.state, seat, m, &mut log);
    if story.game.turn(&story.state) == Turn::Chance {
        let outcome = story.game.draw(&story.state, &mut ChaCha8Rng::seed_from_u64(1));
        assert!(story.game.admits(&story.state, &outcome).is_ok());
        story.game.reveal(&mut story.state, &outcome, &mut log);
    }
    log.events.iter().filter_map(|event| event.law).map(|law| law.0).collect()
}

fn strict() -> Value {
    json!({"strict": true, "hand": "exact"})
}

#[test]
fn nobody_is_offered_a_fault_where_it_is_not_agreed() {
    let story = played::<Billiard>(json!({}), |story| story.state.strokes > 6);
    for seat in [Seat(0), Seat(1)] {
        assert!(offered(&story, seat).iter().all(|m| !m.starts_with("fault")));
    }
    let m = "fault touch A".parse().unwrap();
    assert!(story.game.check(&story.state, story.awaited(), m).is_err());
    let m = "play 0.000 1.000 fault twice".parse().unwrap();
    assert!(story.game.check(&story.state, story.awaited(), m).is_err());
}

/// Both balls lie, and somebody is to play.
fn both_lie(story: &Story<Billiard>) -> bool {
    let [a, b] = story.state.partie.balls.0;
    a.on_cloth().is_some() && b.on_cloth().is_some()
}

#[test]
fn the_partie_fines_touching_and_calls_a_double_touch() {
    let mut story = played::<Billiard>(strict(), both_lie);
    let (striker, score) = (story.awaited(), story.state.partie.score);
    let other = striker.next(2);
    assert!(offered(&story, other).contains(&"fault touch A".to_owned()));
    assert!(laws(&mut story, other, "fault touch A").contains(&"touching"));
    let gained = |after: [u16; 2], who: Seat| after[who.index()] - score.0[who.index()];
    assert_eq!((gained(story.state.partie.score.0, striker), gained(story.state.partie.score.0, other)), (1, 0));
    // The turn stays where it was; then a ball touched twice, which the other calls.
    assert_eq!(story.awaited(), striker);
    laws(&mut story, striker, "play 10.000 1.500 fault twice");
    assert_eq!(story.awaited(), other);
    assert!(laws(&mut story, other, "call touche").contains(&"double-touch"));
    let mut story = played::<Billiard>(strict(), both_lie);
    let seat = story.awaited();
    let wrong = if seat == Seat(0) { "B" } else { "A" };
    assert!(laws(&mut story, seat, &format!("play 10.000 1.500 with {wrong}")).contains(&"wrong-ball"));
    let mut story = played::<Billiard>(strict(), both_lie);
    let seat = story.awaited();
    assert!(laws(&mut story, seat, "play 10.000 1.500 fault knock").contains(&"hindering"));
}

#[test]
fn the_form_of_a_stroke_has_the_faults_and_the_limits_of_the_mace() {
    use spadille_core::space::{Filled, Form};
    let story = played::<Billiard>(strict(), both_lie);
    let forms = story.game.moves(&story.state, story.awaited()).forms();
    let [form @ Form::Stroke { words, bounds, .. }] = forms.as_slice() else { panic!("one form: {forms:?}") };
    let said: Vec<&str> = words.iter().flatten().map(|word| word.word.as_str()).collect();
    assert!(said.contains(&"fault twice") && said.iter().any(|word| word.starts_with("with ")), "{said:?}");
    assert!(!bounds.is_empty());
    let filled = Filled {
        amounts: vec![("angle".into(), 0), ("speed".into(), 5000), ("side".into(), 9)],
        words: vec!["mace".into(), "fault both".into()],
        ..Filled::default()
    };
    let notation = form.notation(&filled).expect("it fits");
    assert_eq!(notation, "play 0.000 3.500 mace fault both");
    assert!(story.game.check(&story.state, story.awaited(), notation.parse().unwrap()).is_ok());
}

#[test]
fn at_carambole_whoever_touches_a_ball_gives_a_point() {
    let lie = |story: &Story<Carambole>| {
        use spadille_billiard::laws::Ball;
        story.state.partie.balls[Ball::A].on_cloth().is_some() && story.state.partie.balls[Ball::B].on_cloth().is_some()
    };
    let mut story = played::<Carambole>(strict(), lie);
    let (seat, before) = (story.awaited(), story.state.partie.score.0);
    assert!(laws(&mut story, seat, "fault touch R").contains(&"usual-faults"));
    let other = seat.next(2);
    assert_eq!(story.state.partie.score.0[other.index()], before[other.index()] + 1);
}

#[test]
fn a_la_guerre_faults_go_to_the_pot() {
    let all_lie = |story: &Story<Guerre>| {
        story.state.strokes >= 8 && story.state.phase == spadille_billiard::guerre::state::Phase::Play
    };
    let mut story = played::<Guerre>(json!({"strict": true, "hand": "exact", "players": 4}), all_lie);
    let (striker, pot) = (story.awaited(), story.state.ledger.balance(spadille_billiard::guerre::rules::POT));
    let other = Seat::all(4).find(|seat| *seat != striker).unwrap();
    let asked = offered(&story, other);
    assert!(asked.contains(&"fault out-of-turn".to_owned()) && asked.contains(&"fault advise".to_owned()), "{asked:?}");
    let touch = asked.iter().find(|m| m.starts_with("fault touch")).expect("a ball lies").clone();
    assert!(laws(&mut story, other, &touch).contains(&"touch-pot"));
    assert_eq!(story.state.ledger.balance(spadille_billiard::guerre::rules::POT), pot + 2);
    assert!(laws(&mut story, other, "fault out-of-turn").contains(&"out-of-turn-pot"));
    assert_eq!(story.state.ledger.balance(spadille_billiard::guerre::rules::POT), pot + 2 + 4);
    let striker = story.awaited();
    assert!(laws(&mut story, striker, "fault miss").contains(&"missed-turn-pot"));
    assert_ne!(story.awaited(), striker);
}

#[test]
fn a_ball_is_sold_to_whoever_offers_most() {
    let playing = |story: &Story<Guerre>| {
        story.state.strokes >= 8 && story.state.phase == spadille_billiard::guerre::state::Phase::Play
    };
    let mut story = played::<Guerre>(json!({"players": 3, "hand": "exact"}), playing);
    let seller = story.awaited();
    let before: Vec<i64> = Seat::all(3).map(|seat| story.state.ledger.balance(seat)).collect();
    assert!(laws(&mut story, seller, "sell").contains(&"selling"));
    let first = story.awaited();
    laws(&mut story, first, "offer 2");
    let second = story.awaited();
    assert!(second != first && second != seller);
    assert!(laws(&mut story, second, "offer 2").contains(&"first-right"));
    // Of equal offers by players still in, the first stands; he plays both balls from now on.
    let after: Vec<i64> = Seat::all(3).map(|seat| story.state.ledger.balance(seat)).collect();
    assert_eq!(after[seller.index()] - before[seller.index()], 4);
    assert_eq!(after[first.index()] - before[first.index()], -4);
    assert_eq!(story.awaited(), first);
}

#[test]
fn who_comes_late_takes_over_the_highest_count() {
    let playing = |story: &Story<Guerre>| {
        story.state.strokes >= 12 && story.state.phase == spadille_billiard::guerre::state::Phase::Play
    };
    let options = json!({"players": 4, "latecomers": 1, "form": "marks", "limit": 24, "hand": "unsteady"});
    let mut story = Story::<Guerre>::new("slate", &options);
    let late = Seat(3);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    while !playing(&story) {
        if story.game.turn(&story.state) == Turn::Chance {
            let outcome = story.game.draw(&story.state, &mut rng);
            story.game.reveal(&mut story.state, &outcome, &mut ());
        } else {
            let seat = story.awaited();
            assert_ne!(seat, late);
            let m = story.game.advise(&story.state, seat).expect("advice").choice;
            story.game.play(&mut story.state, seat, m, &mut ());
        }
    }
    let highest = (0..3).map(|seat| story.state.war.marks.of(story.state.ball(Seat(seat)))).max().unwrap();
    assert!(laws(&mut story, late, "join").contains(&"newcomers"));
    assert_eq!(story.state.war.marks.of(story.state.ball(late)), highest);
    assert!(!story.state.war.dead.contains(story.state.ball(late)));
}

#[test]
fn a_latecomer_of_the_kriegsspiel_plays_at_the_port_first() {
    let mut story = played::<Kriegsspiel>(json!({"players": 7, "latecomers": 1, "hand": "exact"}), |_| true);
    assert!(laws(&mut story, Seat(6), "join").contains(&"latecomer"));
    for _ in 0..40 {
        if story.game.turn(&story.state) == Turn::Over || story.awaited() == Seat(6) {
            break;
        }
        let seat = story.awaited();
        let choice = story.game.advise(&story.state, seat).expect("advice").choice.to_string();
        laws(&mut story, seat, &choice);
    }
    assert_eq!(story.awaited(), Seat(6), "his turn comes");
    let all = offered(&story, Seat(6));
    assert!(all.iter().all(|m| !m.starts_with("make") && !m.starts_with("touch")), "{all:?}");
}

#[test]
fn the_kriegsspiel_takes_the_stroke_of_whoever_plays_too_early_and_the_ball_of_whoever_sleeps() {
    let mut story =
        played::<Kriegsspiel>(json!({"players": 6, "strict": true, "hand": "exact"}), |story| story.state.strokes >= 2);
    let striker = story.awaited();
    let ball = story.state.ball(striker).unwrap();
    let early =
        Seat::all(6).find(|seat| *seat != striker && story.state.alive.contains(story.state.ball(*seat).unwrap()));
    let early = early.expect("somebody else");
    assert!(laws(&mut story, early, "fault out-of-turn").contains(&"out-of-turn"));
    assert_eq!(story.awaited(), striker);
    assert!(story.state.skips.contains(story.state.ball(early).unwrap()));
    assert!(laws(&mut story, striker, "fault miss").contains(&"missed-turn"));
    assert!(!story.state.alive.contains(ball));
}

#[test]
fn at_the_pielkentafel_a_lifted_foot_loses_a_game() {
    let playing = |story: &Story<Pielkentafel>| story.state.bout.balls.0.iter().any(|place| place.on_cloth().is_some());
    let mut story = played::<Pielkentafel>(strict(), playing);
    let seat = story.awaited();
    let other = seat.next(2);
    let stroke = |story: &Story<Pielkentafel>| {
        let choice = story.game.advise(&story.state, story.awaited()).expect("advice").choice;
        match choice {
            spadille_billiard::moves::Move::Shot(shot) => {
                story.game.moves(&story.state, story.awaited()).lay().unwrap().stroke(&shot).unwrap()
            }
            other => panic!("{other}"),
        }
    };
    let notation = format!("{} fault no-foot", stroke(&story));
    assert!(laws(&mut story, seat, &notation).contains(&"foot-on-the-floor"));
    assert_eq!(story.state.bout.games.0[other.index()], 1);
    let mut story = played::<Pielkentafel>(strict(), playing);
    let idle = story.awaited().next(2);
    assert!(laws(&mut story, idle, "fault out-of-turn").contains(&"out-of-turn"));
}

#[test]
fn a_la_ronde_a_ball_touched_is_a_miss() {
    let mut story = played::<Ronde>(json!({"strict": true, "players": 3, "hand": "exact"}), |_| true);
    let seat = story.awaited();
    assert!(laws(&mut story, seat, "fault touch w1").contains(&"fouls-ronde"));
    assert_eq!(story.awaited(), seat.next(3));
}

/// The laws by which told strokes are ruled, and what everybody has then.
fn ruled<G: Table>(preset: &str, options: Value, strokes: &[&str]) -> Result<(Vec<&'static str>, Vec<i64>), ()> {
    let game = Story::<G>::new(preset, &options).game;
    let facts = serde_json::from_value(json!({ "strokes": strokes })).expect("facts");
    let mut log = Log::default();
    let ledger = game.settle(&facts, &mut log).map_err(drop)?;
    let told = log.events.iter().filter(|event| !matches!(event.what, What::Paid(_)));
    let laws = told.filter_map(|event| event.law).map(|law| law.0).collect();
    Ok((laws, Seat::all(game.seats()).map(|seat| ledger.balance(seat)).collect()))
}

#[test]
fn strokes_of_a_real_table_are_ruled_with_their_laws() {
    let six = ["A: tip A, hit A B, pocket B fr"; 6];
    let (laws, balances) = ruled::<Billiard>("1782", json!({"stake": 2}), &six).unwrap();
    assert!(laws.contains(&"made") && laws.contains(&"gainer-acquits"), "{laws:?}");
    assert_eq!(balances, [8, -8 - 1], "twelve to none is fourfold, and the loser pays for the table");
    let (laws, _) = ruled::<Billiard>("1782", json!({}), &["B: tip B, pass B A, pocket B fl"]).unwrap();
    assert!(laws.contains(&"swiss"), "{laws:?}");
    let (laws, _) = ruled::<Carambole>("hamburg", json!({}), &["A: tip A, hit A B, hit A R, pocket R fr"]).unwrap();
    assert!(laws.contains(&"carambol-made"), "{laws:?}");
    let made = "1 at 2: tip 1, hit 1 2, pocket 2 fr";
    let (laws, balances) = ruled::<Guerre>("1782", json!({"players": 3}), &[made]).unwrap();
    assert!(laws.contains(&"made-pot"), "{laws:?}");
    assert_eq!(balances, [0, -6, -2]);
    let (laws, balances) =
        ruled::<Ronde>("1782", json!({"players": 3}), &["2 at w3: tip P, hit P w3, loose w3, pocket w3 fr"]).unwrap();
    assert!(laws.contains(&"maker-stays"), "{laws:?}");
    assert_eq!(balances, [-1, 2, -1]);
    let (laws, _) =
        ruled::<Pielkentafel>("1782", json!({}), &["A: tip A, port A fore", "B: tip B, foul no-foot by B"]).unwrap();
    assert!(laws.contains(&"passing") && laws.contains(&"foot-on-the-floor"), "{laws:?}");
    let (laws, _) = ruled::<Kriegsspiel>("1782", json!({"players": 6}), &["1: tip 1, port 1 fore"]).unwrap();
    assert!(laws.contains(&"open-with-six"), "{laws:?}");
    for wrong in [&["C: tip A"][..], &["A tip A"], &["A: fly A"], &[""]] {
        assert!(ruled::<Billiard>("1782", json!({}), wrong).is_err(), "{wrong:?}");
    }
}

#[test]
fn nothing_is_ruled_of_balls_that_are_not_on_the_table() {
    fn refused<G: Table>(options: Value, strokes: &[&str]) {
        assert!(ruled::<G>("1782", options, strokes).is_err(), "{} {strokes:?}", G::ID);
    }
    refused::<Guerre>(json!({"players": 3}), &["1: tip 1, hit 1 9, pocket 9 fr"]);
    refused::<Guerre>(json!({"players": 3}), &["1 at 2: tip 1, hit 1 2, pocket 2 fr, pocket 2 fr"]);
    refused::<Guerre>(json!({"players": 3}), &["1 at 2: tip 1, hit 1 2, pocket 2 fr", "1: tip 1, hit 1 2"]);
    refused::<Guerre>(json!({"players": 3}), &["1 at 1: tip 1"]);
    refused::<Guerre>(json!({"players": 3}), &["1: advise by 4"]);
    refused::<Billiard>(json!({}), &["A: tip A, hit A 9, pocket 9 fr"]);
    refused::<Pielkentafel>(json!({}), &["A: tip A, hit A R"]);
    refused::<Kriegsspiel>(json!({"players": 6}), &["1: tip 1, hit 1 9, pocket 9 fr"]);
    refused::<Ronde>(json!({"players": 3}), &["2 at R: tip P, hit P R"]);
    let made = "2 at w3: tip P, hit P w3, loose w3, pocket w3 fr";
    refused::<Ronde>(json!({"players": 3}), &[made, made]);
    assert!(ruled::<Carambole>("hamburg", json!({}), &["A: tip A, hit A 9, pocket 9 fr"]).is_err());
    assert!(ruled::<Carambole>("hamburg", json!({"variant": "single"}), &["A: tip A, hit A M"]).is_err());
    // Whoever waits in hand comes on with his own stroke.
    let made = ["1 at 2: tip 1, hit 1 2, pocket 2 fr", "2 at 3: tip 2, hit 2 3", "3 at 2: tip 3, hit 3 2"];
    assert!(ruled::<Guerre>("1782", json!({"players": 3}), &made).is_ok());
}
