//! What a title page tells before anybody plays: family, players, minutes, weight, picture, relatives.

use serde_json::{Map, Value};
use spadille_catalogue::find::SHELVES;
use spadille_catalogue::{About, about, open};
use spadille_core::book::Bilingual;
use std::collections::BTreeSet;

/// Every game tells what a visitor wants to know, and tells the truth.
pub fn the_title_page_tells_all(game: &'static str) {
    let about = about(game).unwrap_or_else(|| panic!("{game}"));
    let title = &about.book.title;
    assert_eq!(Some(title.family.as_str()), spadille_catalogue::family(game), "{game}: its family");
    let shelf = SHELVES.iter().find(|shelf| shelf.id == title.family).unwrap_or_else(|| panic!("{game}: its shelf"));
    assert!(shelf.games.iter().any(|id| id == game), "{game} stands on its shelf");
    assert!((1..=5).contains(&title.weight), "{game}: weight {}", title.weight);
    assert!((1..=300).contains(&title.minutes), "{game}: minutes {}", title.minutes);
    assert!(!title.aliases.is_empty(), "{game}: other names");
    let named = |words: &Bilingual| !words.en.is_empty() && !words.de.is_empty() && words.en != words.de;
    // The house would be explained by the word of the trade that is its name.
    let trade = about.book.words.iter().any(|word| word.term == "Spadille");
    let speaks = ["Spadille plays", "Spadille spielt"]
        .iter()
        .any(|of| title.about.en.contains(of) || title.about.de.contains(of));
    assert!(!(trade && speaks), "{game}: the house has the name of a card");
    assert!(named(&title.minute) && named(&title.motto) && named(&title.about), "{game}: words in both languages");
    assert!(!title.relatives.is_empty(), "{game}: relatives");
    for relative in &title.relatives {
        let known = SHELVES.iter().flat_map(|shelf| &shelf.games).any(|id| *id == relative.game);
        assert!(known && relative.game != game, "{game}: its relative {}", relative.game);
        assert!(!relative.en.is_empty() && relative.en != relative.de, "{game}: {}", relative.game);
    }
    let emblem = &title.emblem;
    let pictures = [
        !emblem.cards.is_empty(),
        emblem.chequer.is_some(),
        emblem.tables.is_some(),
        !emblem.cloth.is_empty(),
        emblem.court.is_some(),
        emblem.hands.is_some(),
    ];
    assert_eq!(pictures.into_iter().filter(|shown| *shown).count(), 1, "{game}: one picture");
    assert!(emblem.cards.is_empty() || (3..=5).contains(&emblem.cards.len()), "{game}: three to five cards");
    open(game, None, &title.quick, &[]).unwrap_or_else(|e| panic!("{game}: the quick table: {e}"));
    let (seats, [fewest, most]) = (seats_of(&about), title.seats);
    assert_eq!((seats.first(), seats.last()), (Some(&fewest), Some(&most)), "{game}: how many play");
}

/// How many play under each preset, whichever single option is changed.
fn seats_of(about: &About) -> BTreeSet<u8> {
    let options = about.options();
    let values = options.iter().flat_map(|option| {
        let numbers = option.least.into_iter().chain(option.most).map(Value::from);
        option.values.iter().map(|v| v.value.clone()).chain(numbers).map(|value| (option.key.clone(), value))
    });
    let changed = std::iter::once(Map::new()).chain(values.map(|change| Map::from_iter([change])));
    let tables = changed.flat_map(|options| {
        about.presets.iter().filter_map(move |preset| open(about.id, Some(preset.name), &options, &[]).ok())
    });
    tables.map(|table| table.seats()).collect()
}
