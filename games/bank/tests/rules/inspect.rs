//! Prepared packs are found out, honest ones are not suspected: at the real games of Schnitt and Vingt-et-un.

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde_json::json;
use spadille_bank::schnitt::Schnitt;
use spadille_bank::schnitt::fraud::{cut, prepared_face_down};
use spadille_bank::vingt_et_un::{Buying, Outcome, TwentyOne};
use spadille_core::contract::step;
use spadille_core::story::Story;
use spadille_core::{Card, Game as _};
use spadille_odds::inspect::{Dealing, LEVEL, Test, Verdict, inspect};

const SCHNITT: Dealing = Dealing { pairs: true, schnitt: true };

/// The tailles of one match as they fell.
fn tailles(fraud: &str, tailles: u16, rng: &mut ChaCha8Rng) -> Vec<Vec<Card>> {
    let game = Story::<Schnitt>::new("1860", &json!({"players": 2, "tailles": tailles, "demo_fraud": fraud})).game;
    let mut state = game.open();
    let mut found: Vec<Vec<Card>> = Vec::new();
    let mut done = 0;
    while step(&game, &mut state, rng, |s, seat, rng| {
        let ready = "ready".parse().ok()?;
        // A light cut falls between two couples.
        let at = 2 * rng.random_range(1..26);
        let cuts = format!("cut {at}").parse().ok()?;
        [ready, cuts].into_iter().find(|m| game.check(s, seat, *m).is_ok())
    }) {
        if state.public.tailles_done > done {
            done = state.public.tailles_done;
            found.push(state.public.last.to_vec());
        }
    }
    assert_eq!(found.len(), usize::from(tailles));
    found
}

#[test]
fn every_prepared_pack_is_found_out_in_one_taille() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for fraud in ["winners_0", "winners_1", "winners_2", "winners_3"] {
        for n in [1, 2, 5] {
            let report = inspect(&[tailles(fraud, n, &mut rng)], SCHNITT, LEVEL);
            let alarms: Vec<Test> = report.findings.iter().filter(|f| f.suspicious).map(|f| f.test).collect();
            assert!(alarms.contains(&Test::Echo), "{fraud} {n}: {report:?}");
            assert!(n == 1 || alarms.contains(&Test::Succession), "{fraud} {n}: {report:?}");
        }
    }
}

/// At the level of the house at most one honest inspection in a thousand raises an alarm; of these three hundred, none or one.
#[test]
fn honest_tables_are_left_in_peace() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let alarms = (0..300).filter(|_| inspect(&[tailles("off", 4, &mut rng)], SCHNITT, LEVEL).is_suspicious()).count();
    assert!(alarms <= 3, "{alarms}");
}

/// The antidote of the book, one card moved, lets the punters win again, but two tailles still betray the pack.
#[test]
fn a_moved_card_does_not_hide_the_pack() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut found = 0;
    for _ in 0..200 {
        let two: Vec<Vec<Card>> = (0..2)
            .map(|_| {
                let mut pack = prepared_face_down(1);
                let card = pack.remove(rng.random_range(0..52));
                pack.insert(rng.random_range(0..52), card);
                cut(&pack, 2 * rng.random_range(1..26)).collect()
            })
            .collect();
        found += usize::from(inspect(&[two], SCHNITT, LEVEL).is_suspicious());
    }
    assert_eq!(found, 200);
}

/// The shoes that Vingt-et-un shuffles of several packs are whole and honest, and a banker who only cuts them is found out.
#[test]
fn shoes_of_several_packs_are_inspected() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let dealing = Dealing::of("vingt-et-un").unwrap();
    for packs in [1_u8, 2, 8] {
        let game = Story::<Buying<TwentyOne>>::new("1860", &json!({"packs": packs})).game;
        let mut state = game.open();
        let mut shoe = || {
            loop {
                match game.draw(&state, &mut rng) {
                    Outcome::Pack(pack) => return pack.to_vec(),
                    first => game.reveal(&mut state, &first, &mut ()),
                }
            }
        };
        let honest: Vec<Vec<Card>> = (0..6).map(|_| shoe()).collect();
        let report = inspect(std::slice::from_ref(&honest), dealing, LEVEL);
        assert_eq!((report.verdict(), report.packs, report.deals), (Verdict::Fair, packs.into(), 6), "{report:?}");
        assert_eq!(inspect(&[honest[..1].to_vec()], dealing, LEVEL).verdict(), Verdict::TooFew);
        let mut sham = honest[0].clone();
        sham.rotate_left(21);
        let report = inspect(&[vec![honest[0].clone(), sham]], dealing, LEVEL);
        assert_eq!(report.verdict(), Verdict::Prepared, "{report:?}");
    }
}
