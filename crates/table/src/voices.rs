//! Saying things in both languages at once.

use crate::voice::Voice;
use spadille_catalogue::{AnyMatch, GAMES as ALL};
use spadille_core::{Book, Event, Lang, Said, Seat, Speech, Text};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

/// The voices of the house for the tables of one game.
#[derive(Clone)]
pub struct Voices {
    en: Arc<Speech>,
    de: Arc<Speech>,
}

static HOUSE: LazyLock<Voices> = LazyLock::new(|| Voices::new(None));
static GAMES: LazyLock<HashMap<&'static str, Voices>> = LazyLock::new(|| {
    let about = ALL.iter().filter_map(|id| spadille_catalogue::about(id));
    about.map(|about| (about.id, Voices::new(Some(about.book)))).collect()
});

impl Voices {
    fn new(book: Option<&'static Book>) -> Voices {
        let speech = |lang| Arc::new(Speech::new(lang, book));
        Voices { en: speech(Lang::En), de: speech(Lang::De) }
    }

    /// The voices that know no game.
    pub fn house() -> &'static Voices {
        &HOUSE
    }

    /// The voices that know a game.
    pub fn of(game: &str) -> &'static Voices {
        GAMES.get(game).unwrap_or(&HOUSE)
    }

    /// The message in both languages.
    pub fn say(&self, text: &Text, names: &[String]) -> Said {
        self.say_to(text, names, None)
    }

    /// The message in both languages, as it is said to whoever sits at `you`.
    pub fn say_to(&self, text: &Text, names: &[String], you: Option<Seat>) -> Said {
        Said { en: self.en.tell(text, names, you), de: self.de.tell(text, names, you) }
    }

    /// Voices for everything that happens in a match, with these names for the seats, told to whoever sits at `you`.
    pub fn at(&self, table: &dyn AnyMatch, names: &[String], you: Option<Seat>) -> TableVoices {
        let voice = |speech: &Arc<Speech>| Voice { names: names.to_vec(), you, ..Voice::of(table, speech.clone()) };
        TableVoices { en: voice(&self.en), de: voice(&self.de) }
    }
}

/// The voices of one table.
pub struct TableVoices {
    en: Voice,
    de: Voice,
}

impl TableVoices {
    /// The message in both languages.
    pub fn say(&self, text: &Text) -> Said {
        Said { en: self.en.tell(text), de: self.de.tell(text) }
    }

    /// What happened, in both languages.
    pub fn event(&self, event: &Event) -> Said {
        self.say(&self.en.text(event))
    }
}
