//! What no worked case decides by its form.

use spadille_core::story::also;
use spadille_core::{Game as _, Options, Seat, SeatSet};
use spadille_promises::{by_the_book, earned, unquoted};
use spadille_scat::scat::Scat;

/// Trumps gone and points taken are counted: everybody sees both on the table, and the hints go by them.
#[test]
fn scat_count() {
    let table = |foe: &str, gone: &str| {
        let story = format!(
            r#"table 1860
            $DEAL; pass, pass, announce solo H
            given hands [["KD", "{foe}"], ["JD", "AD"], ["10D", "7D"]]; given scat ["10S", "8S"]
            given public.deal.tricks.played [["AC", "10C", "KC", "QC", "JC", "9C", "8C", "7C"], ["AS", "KS", "QS", "JS", "9S", "7S", "{gone}", "QD"], ["AH", "10H", "KH", "QH", "JH", "9H", "8H", "9D"]]"#
        );
        also::<Scat>(include_str!("scat.story"), &story)
    };
    // A trump is still out, and is drawn; when all are gone, the ace is good.
    let _ = table("7H", "8D").goes("advises play JD by lead-trump");
    let _ = table("8D", "7H")
        .goes("advises play AD by count; play AD, play 10D, play KD; is public.deal.points [0, 25, 0]");
}

/// Every maxim is somebody's reason.
#[test]
fn every_maxim_is_followed_somewhere() {
    let missing = unquoted::<Scat>(20_000, &[]);
    assert!(missing.is_empty(), "nobody follows {missing:?}");
}

/// In the same deals against the same two, who play by the book, a third makes what he announces far more often if he does so too.
#[test]
fn the_book_makes_what_it_announces() {
    let game = Scat::new(Options::standard()).unwrap();
    let (all, me) = (SeatSet::all(3), Seat(0));
    let announced = |book: SeatSet| {
        let deals = (0..300).map(|seed| by_the_book(&game, seed, book).0);
        deals.fold((0, 0), |(made, lost), log| {
            let won = earned(&log, me, &["both-pay"]) > 0;
            (made + i32::from(won), lost + i32::from(earned(&log, me, &["loser-pays-both"]) < 0))
        })
    };
    let ((made, lost), (made_by_chance, lost_by_chance)) = (announced(all), announced(all.without(me)));
    assert!(made > 3 * lost, "{made} made, {lost} lost by the book");
    assert!(made_by_chance < lost_by_chance, "{made_by_chance} made, {lost_by_chance} lost by chance");
}

/// The variants that the book names for the game with five suits are options, each of which opens a table.
#[test]
fn five_options() {
    use spadille_core::{Game as _, Options as _, OptionsOf};
    use spadille_scat::solo::{FiveSuits, Solo};
    let named = [
        ("verleugnen", "true"),
        ("mediateur", "true"),
        ("extra_games", "\"null\""),
        ("extra_games", "\"grandissimo\""),
        ("extra_games", "\"null_ouvert\""),
        ("couleur", "\"first_win\""),
    ];
    for (option, value) in named {
        let change = [(option.to_owned(), serde_json::from_str(value).unwrap())].into_iter().collect();
        let options = OptionsOf::<FiveSuits>::from_overrides(None, &change).unwrap();
        assert!(Solo::<FiveSuits>::new(options).is_ok(), "{option}");
    }
}
