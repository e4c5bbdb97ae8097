//! Any text as a card, cards, or a move of any game.
#![no_main]
use libfuzzer_sys::fuzz_target;
use spadille_catalogue::{GAMES, Visitor, visit};
use spadille_core::{Card, CardSet, Table};

struct Read<'a>(&'a str);

impl Visitor for Read<'_> {
    type Result = ();

    fn visit<G: Table>(self) {
        if let Ok(m) = self.0.parse::<G::Move>() {
            assert_eq!(m.to_string().parse::<G::Move>().as_ref(), Ok(&m));
        }
    }
}

fuzz_target!(|text: &str| {
    let _ = text.parse::<Card>();
    let _ = text.parse::<CardSet>();
    for game in GAMES {
        visit(game, Read(text));
    }
});
