//! Tresett at the table: its stories, its worked cases, its lesson, and what a player imagines.

use crate::common;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use spadille_core::contract::step;
use spadille_core::story::{also, tell};
use spadille_core::{CardSet, Game as _, Hidden as _, Options as _, Rank, Seat, Space as _, Viewer};
use spadille_salon::tresett::{Tresett, TresettOptions};

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Tresett>(include_str!("tresett.story"));
}

#[test]
fn whoever_calls_is_told_as_announcing_with_his_card() {
    let calls = "like the Vorhand calls for a card, gives one back and shows the suit";
    let table = also::<Tresett>(include_str!("tresett.story"), calls);
    common::is_done_by(&table.log, "tresett-called-counts", Seat(0));
}

#[test]
fn every_case_is_answered() {
    common::every_case_is_answered::<Tresett>();
}

#[test]
fn lesson_and_advice_agree() {
    common::lesson_and_advice_agree::<Tresett>();
}

#[test]
fn every_maxim_is_followed_somewhere() {
    common::every_maxim_is_followed_somewhere::<Tresett>(2_000, &[]);
}

#[test]
fn the_book_beats_chance() {
    let game = Tresett::new(TresettOptions::standard()).unwrap();
    let won = common::book_against_chance(&game, &[0, 2], 100);
    println!("{won}");
    assert!(won > 600, "{won} counters of 100 matches");
}

/// Every deal that is played out has eleven points, and what was announced was held.
#[test]
fn the_invariants_of_a_deal_hold() {
    let game = Tresett::new(TresettOptions::standard()).unwrap();
    for seed in 0..20 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut s = game.open();
        while step(&game, &mut s, &mut rng, |s, seat, rng| {
            let deal = &s.public.deal;
            for told in &deal.told {
                assert!(spadille_salon::tresett::announce::held(s.dealt(told.by)).contains(&told.what));
            }
            let m = game.moves(s, seat).sample(rng)?;
            let mut after = s.clone();
            game.play(&mut after, seat, m, &mut ());
            let deal = &after.public.deal;
            if deal.ended.is_some() && deal.history.len() == 10 {
                assert_eq!(deal.count(0).points() + deal.count(1).points(), 11);
            }
            Some(m)
        }) {}
        assert_eq!(s.public.deals_done, 12);
    }
}

/// What was announced is imagined, and what would have been announced is not.
#[test]
fn imagination_agrees_with_what_was_said() {
    let story = r#"table 1782
chance {"first_dealer": 3}
chance {"deal": [["3S","2S","QS","6S","QH","5H","4H","6D","QC","JC"],["AS","KS","4S","KH","JH","7H","KD","KC","6C","5C"],["7S","5S","3H","2H","2D","AD","QD","7D","7C","4C"],["JS","AH","6H","3D","JD","5D","4D","3C","2C","AC"]]}
play 6S, play 4S, play 7S, play JS; play 3C"#;
    let at = also::<Tresett>("", story);
    let of = |rank| CardSet::pack(&[rank]);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for viewer in [0, 1, 2, 3].map(|seat| Viewer::Seat(Seat(seat))).into_iter().chain([Viewer::Onlooker]) {
        let view = at.game.view(&at.state, viewer);
        for _ in 0..200 {
            let fancied = at.game.imagine(&view, &mut rng);
            let dealt = |seat| fancied.dealt(Seat(seat));
            assert_eq!(dealt(1).both(of(Rank::King)).len(), 4);
            assert_eq!((dealt(0).both(of(Rank::Queen)).len(), dealt(2).both(of(Rank::Seven)).len()), (3, 3));
            assert!(dealt(3).includes("3C 2C AC".parse().unwrap()), "the Neapolitaine of clubs");
            assert!(!dealt(3).contains("KC".parse().unwrap()), "it was no longer");
            for seat in 0..4 {
                for rank in [Rank::Jack, Rank::Six, Rank::Five, Rank::Four] {
                    assert!(dealt(seat).both(of(rank)).len() < 3, "he would have announced it");
                }
            }
        }
    }
}
