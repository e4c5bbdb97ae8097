//! A call that does not name its caller has his name before it in a log, and stays as it was said where he sits.

use serde_json::Map;
use spadille_core::{Audience, Event, Lang, Seat, Speech, Text, What};
use spadille_table::{Voice, Voices};
use std::sync::Arc;

/// Somebody at the first seat says something, told to `you`.
fn told(text: Text, lang: Lang, you: Option<Seat>) -> (String, String) {
    let table = spadille_catalogue::open("piquet", None, &Map::new(), &["Anna".into(), "Bruno".into()]).unwrap();
    let event = Event { by: Some(Seat(0)), to: Audience::Everybody, law: None, what: What::Said(text) };
    let voice = Voice { you, ..Voice::of(&*table, Arc::new(Speech::new(lang, [table.book()]))) };
    let names = table.record().header.seats.clone();
    let wire = Voices::of("piquet").at(&*table, &names, you).event(&event);
    (voice.event(&event), wire.get(lang).plain())
}

#[test]
fn the_log_tells_who_called() {
    let bare = || Text::new("house-yes");
    let both = |line: &str, wire: &str| (line.to_owned(), wire.to_owned());
    assert_eq!(told(bare(), Lang::En, None), both("Anna: yes", "yes"));
    assert_eq!(told(bare(), Lang::De, Some(Seat(0))), both("Sie: ja", "ja"));
    let named = || Text::new("house-scored").with("seat", Seat(0)).with("points", -3);
    assert_eq!(told(named(), Lang::En, None), both("Anna marks −3", "Anna marks −3"));
}
