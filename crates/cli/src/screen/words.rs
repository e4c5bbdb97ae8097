//! What is said at the table, in letters this terminal can show.

use super::theme::Theme;
use crate::telling::party;
use spadille_core::scene::Face;
use spadille_core::{Account, Event, Seat, Text};
use spadille_table::Voice;
use std::ops::Deref;

/// The voice of a match, written as the theme writes.
pub struct Words {
    voice: Voice,
    theme: Theme,
}

impl Words {
    pub fn new(voice: Voice, theme: Theme) -> Words {
        Words { voice, theme }
    }

    /// Speaks from now on to whoever sits there.
    pub fn speak_to(&mut self, you: Option<Seat>) {
        self.voice.you = you;
    }

    /// A player or a pot in an account.
    pub fn account(&self, account: Account) -> String {
        self.theme.written(party(&self.voice, account))
    }

    pub fn say(&self, text: &Text) -> String {
        self.theme.written(self.voice.say(text))
    }

    pub fn amount(&self, amount: i64) -> String {
        self.theme.written(self.voice.amount(amount))
    }

    pub fn number(&self, n: i64) -> String {
        self.theme.written(self.voice.number(n))
    }

    pub fn name(&self, seat: Seat) -> String {
        self.theme.written(self.voice.name(seat))
    }

    pub fn face(&self, face: &Face) -> String {
        self.theme.written(self.voice.face(face))
    }

    pub fn event(&self, event: &Event) -> String {
        self.theme.written(self.voice.event(event))
    }

    pub fn law(&self, event: &Event) -> Option<(String, String)> {
        self.voice.law(event).map(|(place, sentence)| (self.theme.written(place), self.theme.written(sentence)))
    }
}

/// Whatever is not written on the screen itself.
impl Deref for Words {
    type Target = Voice;

    fn deref(&self) -> &Voice {
        &self.voice
    }
}
