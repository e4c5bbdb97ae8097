//! What a title page tells before anybody plays: family, players, minutes, weight, picture, relatives.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, Value};
use spadille_bots::BotKind;
use spadille_catalogue::find::SHELVES;
use spadille_catalogue::{About, about, open, seat_bot};
use spadille_core::book::Bilingual;
use spadille_core::space::Form;
use spadille_core::{Log, Seat, Turn, Viewer, What};
use std::collections::BTreeSet;

/// Every game tells what a visitor wants to know, and tells the truth.
pub fn the_title_page_tells_all(game: &'static str) {
    let about = about(game).unwrap_or_else(|| panic!("{game}"));
    let title = &about.book.title;
    assert_eq!(Some(title.family.as_str()), spadille_catalogue::family(game), "{game}: its family");
    let shelf = SHELVES.iter().find(|shelf| shelf.id == title.family).unwrap_or_else(|| panic!("{game}: its shelf"));
    assert!(
        shelf.games.iter().any(|id| id == game),
        "{game} stands on no shelf: books/house/shelves.toml lists the games of {}",
        shelf.id
    );
    assert!((1..=5).contains(&title.weight), "{game}: weight {}", title.weight);
    assert!((1..=300).contains(&title.minutes), "{game}: minutes {}", title.minutes);
    assert!(!title.aliases.is_empty(), "{game}: book.toml gives no other names, `aliases`");
    let named = |words: &Bilingual| !words.en.is_empty() && !words.de.is_empty() && words.en != words.de;
    // The house would be explained by the word of the trade that is its name.
    let trade = about.book.words.iter().any(|word| word.term == "Spadille");
    let speaks = ["Spadille plays", "Spadille spielt"]
        .iter()
        .any(|of| title.about.en.contains(of) || title.about.de.contains(of));
    assert!(!(trade && speaks), "{game}: the house has the name of a card");
    assert!(
        named(&title.minute) && named(&title.motto) && named(&title.about),
        "{game}: book.toml wants minute, motto and about, in each language its own"
    );
    assert!(!title.relatives.is_empty(), "{game}: book.toml names no [[relative]]");
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

/// Seconds a person thinks about a card, a call or what to lay away, where there is a choice.
const CARD: f64 = 10.0;
/// About a throw or a move on a board.
const MOVE: f64 = 15.0;
/// About a stroke, with aiming.
const STROKE: f64 = 20.0;
/// About a stake.
const STAKE: f64 = 6.0;
/// Where there is nothing to choose.
const NO_CHOICE: f64 = 2.0;
/// Until what a bot does has been seen, or what chance brings.
const SEEN: f64 = 1.5;
/// Until balls lie.
const RUN: f64 = 6.0;
/// Reading the sheet of a deal.
const SHEET: f64 = 8.0;

/// How many minutes a guest sits at the quick table with bots when all play by the book.
fn minutes_of(about: &About, seed: u64) -> f64 {
    let title = &about.book.title;
    let mut table = open(about.id, None, &title.quick, &[]).unwrap_or_else(|e| panic!("{}: {e}", about.id));
    let guest = Seat(title.guest_seat.saturating_sub(1));
    let (think, run) = match title.family.as_str() {
        "billiard" | "court" => (STROKE, RUN),
        "tables" | "chess" => (MOVE, 0.0),
        "bank" => (STAKE, 0.0),
        _ => (CARD, 0.0),
    };
    let bot = |seat: u8| seat_bot(about.id, BotKind::Book, seed + u64::from(seat));
    let mut bots: Vec<_> = (0..table.seats()).filter_map(bot).collect();
    let (mut rng, mut seconds) = (ChaCha8Rng::seed_from_u64(seed), 0.0);
    for _ in 0..20_000 {
        let mut log = Log::default();
        let turn = table.turn();
        match turn.awaited().first() {
            None if turn == Turn::Over => return seconds / 60.0,
            None => {
                table.draw(&mut rng, &mut log);
                seconds += SEEN;
            }
            Some(seat) => {
                let choices = table.choices(seat);
                let is_free = choices.list.len() > 1 || !choices.forms.is_empty();
                let strikes = choices.forms.iter().any(|form| matches!(form, Form::Stroke { .. }));
                seconds += match (seat == guest, is_free) {
                    (false, _) => SEEN,
                    (true, true) => think,
                    (true, false) => NO_CHOICE,
                };
                seconds += if strikes { run } else { 0.0 };
                let view = table.view(Viewer::Seat(seat));
                let m = bots[seat.index()].choose(&view, &table.options(), seat).unwrap_or_else(|e| panic!("{e:?}"));
                table.play(seat, &m, &mut log).unwrap_or_else(|e| panic!("{}: {m}: {e:?}", about.id));
            }
        }
        seconds += SHEET * log.events.iter().filter(|e| matches!(e.what, What::DealOver(_))).count() as f64;
    }
    panic!("{}: the quick match does not end", about.id)
}

/// The minutes of the title page are those of the quick table, give or take as much again; a first match is neither over before
/// it has begun nor an evening.
pub fn the_quick_table_lasts_as_long_as_told(game: &'static str) {
    let about = about(game).unwrap_or_else(|| panic!("{game}"));
    let matches: Vec<f64> = (1..=3).map(|seed| minutes_of(&about, seed)).collect();
    let (reckoned, told) = (matches.iter().sum::<f64>() / matches.len() as f64, f64::from(about.book.title.minutes));
    assert!(reckoned <= 2.0 * told && told <= 2.0 * reckoned, "{game}: {reckoned:.1} minutes reckoned, {told} told");
    assert!((3.0..60.0).contains(&reckoned), "{game}: {reckoned:.1} minutes");
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
