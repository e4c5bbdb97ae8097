//! Telling in words what happened at a table, whatever the game.

use spadille_catalogue::AnyMatch;
use spadille_core::scene::Face;
use spadille_core::speech::counters;
use spadille_core::text::Text;
use spadille_core::{Account, Book, Card, Entry, Event, Seat, Speech, What, text};
use std::sync::Arc;

/// Everything needed to say things at one table.
pub struct Voice {
    /// The language.
    pub speech: Arc<Speech>,
    /// The game's book.
    pub book: &'static Book,
    /// Who sits where.
    pub names: Vec<String>,
    /// Message ids of the pots.
    pub pots: &'static [&'static str],
    /// Parts of a counter.
    pub parts: i64,
}

impl Voice {
    /// The voice of a match.
    pub fn of(table: &dyn AnyMatch, speech: Arc<Speech>) -> Voice {
        let names = table.record().header.seats.clone();
        Voice { speech, book: table.book(), names, pots: table.pots(), parts: table.parts() }
    }

    /// A message.
    pub fn say(&self, text: &Text) -> String {
        self.speech.say(text, &self.names)
    }

    /// An amount of counters.
    pub fn amount(&self, amount: i64) -> String {
        counters(amount, self.parts)
    }

    /// A player or a pot by name.
    pub fn account(&self, account: Account) -> String {
        match account {
            Account::Seat(seat) => self.name(seat),
            Account::Pot(pot) => match self.pots.get(pot.0 as usize) {
                Some(id) => self.say(&Text::new(*id)),
                None => format!("pot {}", pot.0),
            },
        }
    }

    /// A player's name.
    pub fn name(&self, seat: Seat) -> String {
        self.speech.name(seat, &self.names)
    }

    /// A payment without its law.
    pub fn payment(&self, entry: &Entry) -> String {
        self.say(&payment_text(entry, |account| self.account(account), self.amount(entry.amount)))
    }

    /// What happened, in a line.
    pub fn event(&self, event: &Event) -> String {
        let marks = |points: i32| {
            let (seat, points) = (event.by.unwrap_or(Seat(0)), i64::from(points));
            if points < 0 {
                text!("house-unscored", seat = seat, points = -points)
            } else {
                text!("house-scored", seat = seat, points = points)
            }
        };
        match &event.what {
            What::Paid(entry) => self.payment(entry),
            What::Scored(points) => self.say(&marks(*points)),
            What::Said(text) | What::Told(text) | What::Taken(text) | What::MatchOver(text) => self.say(text),
            What::DealOver(sheet) => self.say(&text!("house-deal-over", how = sheet.title.clone())),
        }
    }

    /// The law behind an event: its id and sentence.
    pub fn law(&self, event: &Event) -> Option<(String, String)> {
        let law = self.book.law(event.law?.0)?;
        Some((law.id.clone(), law.sentence(self.speech.lang()).to_owned()))
    }

    /// An event with its law where it moves counters or points.
    pub fn event_with_law(&self, event: &Event) -> String {
        let line = self.event(event);
        match (&event.what, self.law(event)) {
            (What::Paid(_) | What::Scored(_), Some((id, sentence))) => format!("{line} [{id}] {sentence}"),
            _ => line,
        }
    }

    /// A card as the table shows it.
    pub fn face(&self, face: &Face) -> String {
        match face {
            Face::Up(name) => name.parse::<Card>().map_or_else(|_| name.clone(), |card| self.speech.card(card)),
            Face::Down(()) => if self.speech.suit_signs { "▒▒" } else { "##" }.to_owned(),
        }
    }
}

/// A payment in words: between people, into a pot, or out of one.
pub fn payment_text(entry: &Entry, name: impl Fn(Account) -> String, amount: String) -> Text {
    let (from, to) = (name(entry.from), name(entry.to));
    match (entry.from, entry.to) {
        (Account::Seat(_), Account::Pot(_)) => text!("house-paid-in", from = from, to = to, amount = amount),
        (Account::Pot(_), Account::Seat(_)) => text!("house-paid-out", from = from, to = to, amount = amount),
        _ => text!("house-paid", from = from, to = to, amount = amount),
    }
}
