//! The book's player: every maxim is somebody's reason, and the Pagat is safer with it than with chance.

use spadille_core::{Game as _, Options, Seat, SeatSet, Table};
use spadille_promises::{by_the_book, earned, unquoted};
use spadille_tarock::tarock::{Later, Old, Tarock, Zapp};

fn every_maxim_is_followed<G: Table>(but_for: &[&str]) {
    let missing = unquoted::<G>(2_000, but_for);
    assert!(missing.is_empty(), "{}: nobody follows {missing:?}", G::ID);
}

/// At our tables no king comes to light before he is played. Who plays by the book does not lead a jack, on which others might put
/// their lone queen; a worked case asks for it.
#[test]
fn every_maxim_of_1782_is_followed() {
    every_maxim_is_followed::<Tarock<Old>>(&["exposed-king", "scus-save-queen"]);
}

#[test]
fn every_maxim_of_about_1860_is_followed() {
    every_maxim_is_followed::<Tarock<Later>>(&[]);
}

#[test]
fn every_maxim_of_tarok_zapp_is_followed() {
    every_maxim_is_followed::<Tarock<Zapp>>(&[]);
}

/// In the same deals against the same two, who play by the book, a third loses his Pagat less often if he does so too.
#[test]
fn the_book_saves_the_pagat() {
    let game = Tarock::<Later>::new(Options::standard()).unwrap();
    let (all, me) = (SeatSet::all(3), Seat(0));
    let lost = |book: SeatSet| {
        let deals = (0..200).map(|seed| by_the_book(&game, seed, book).0);
        deals.filter(|log| earned(log, me, &["pagat-lost", "pagat-lost-ultimo"]) < 0).count()
    };
    let (by_book, by_chance) = (lost(all), lost(all.without(me)));
    assert!(by_book > 0 && 2 * by_book < by_chance, "{by_book} by the book, {by_chance} by chance");
}
