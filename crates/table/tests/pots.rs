//! What goes from one pot to another is said of the pots: nobody pays it.

use serde_json::Map;
use spadille_core::{Audience, Entry, Event, Lang, LawId, Pot, Speech, What};
use spadille_table::Voice;
use std::sync::Arc;

/// Three counters go from one pot of a game to another.
fn told(game: &str, lang: Lang, from: u8, to: u8) -> String {
    let table = spadille_catalogue::open(game, None, &Map::new(), &[]).unwrap();
    let voice = Voice::of(&*table, Arc::new(Speech::new(lang, [table.book()])));
    let entry =
        Entry { from: Pot(from).into(), to: Pot(to).into(), amount: 3 * table.parts(), law: LawId("pot-stays") };
    voice.event(&Event { by: None, to: Audience::Everybody, law: None, what: What::Paid(entry) })
}

#[test]
fn what_goes_from_pot_to_pot_is_said_of_the_pots() {
    assert_eq!(told("boston", Lang::En, 0, 1), "3 goes from the pot to the Rock");
    assert_eq!(told("boston", Lang::De, 0, 1), "Man legt 3 aus dem Topf in den Rock");
    assert_eq!(told("boston", Lang::De, 1, 0), "Man legt 3 aus dem Rock in den Topf");
    assert_eq!(told("lhombre", Lang::En, 1, 3), "3 goes from the bête in play to the Rock");
    assert_eq!(told("lhombre", Lang::De, 1, 3), "Man legt 3 aus dem Topf (Bête im Spiel) in den Rock");
}
