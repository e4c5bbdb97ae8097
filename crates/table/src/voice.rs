//! Telling in words what happened at a table, whatever the game.

use spadille_catalogue::AnyMatch;
use spadille_catalogue::sources::shortly;
use spadille_core::said::number;
use spadille_core::scene::Face;
use spadille_core::scribe::scored;
use spadille_core::speech::counters;
use spadille_core::text::Text;
use spadille_core::{Account, Arg, Book, Card, Entry, Event, Refusal, Seat, Speech, What, Words, text};
use std::sync::Arc;

/// Everything needed to say things at one table.
#[derive(Clone)]
pub struct Voice {
    /// The language.
    pub speech: Arc<Speech>,
    /// The game's book.
    pub book: &'static Book,
    /// Who sits where.
    pub names: Vec<String>,
    /// The seat of whoever it is told to; onlookers have none.
    pub you: Option<Seat>,
    /// Message ids of the pots.
    pub pots: &'static [&'static str],
    /// Parts of a counter.
    pub parts: i64,
}

impl Voice {
    /// The voice of a match.
    pub fn of(table: &dyn AnyMatch, speech: Arc<Speech>) -> Voice {
        let names = table.record().header.seats.clone();
        Voice { speech, book: table.book(), names, you: None, pots: table.pots(), parts: table.parts() }
    }

    /// A message.
    pub fn say(&self, text: &Text) -> String {
        self.speech.say_to(text, &self.names, self.you)
    }

    /// A message in pieces, for a client that names cards and suits itself.
    pub fn tell(&self, text: &Text) -> Words {
        self.speech.tell(text, &self.names, self.you)
    }

    /// An amount of counters.
    pub fn amount(&self, amount: i64) -> String {
        counters(amount, self.parts)
    }

    /// A number that is no amount: points, tricks.
    pub fn number(&self, n: i64) -> String {
        number(n)
    }

    /// A player or a pot by name, over a column.
    pub fn account(&self, account: Account) -> String {
        match account {
            Account::Seat(seat) => self.name(seat),
            Account::Pot(_) => match self.owner(account) {
                Arg::Text(pot) => self.say(&pot),
                _ => String::new(),
            },
        }
    }

    /// A player or a pot, as a message speaks of it.
    fn owner(&self, account: Account) -> Arg {
        match account {
            Account::Seat(seat) => Arg::Seat(seat),
            Account::Pot(pot) => {
                let unnamed = || text!("house-pot", number = pot.0 + 1);
                self.pots.get(pot.0 as usize).map_or_else(unnamed, |id| Text::new(*id)).into()
            }
        }
    }

    /// A player's name, as his plate has it.
    pub fn name(&self, seat: Seat) -> String {
        self.speech.name(seat, &self.names)
    }

    /// What happened, as a message.
    pub fn text(&self, event: &Event) -> Text {
        match &event.what {
            What::Paid(entry) => payment_text(entry, |account| self.owner(account), self.amount(entry.amount)),
            What::Scored(points) => scored(event.by.unwrap_or(Seat(0)), *points),
            What::Tallied(tally) => tally.text.clone(),
            What::Said(text) | What::Told(text) | What::Taken(text) | What::MatchOver(text) => text.clone(),
            What::DealOver(sheet) => text!("house-deal-over", how = sheet.title.clone()),
        }
    }

    /// What happened, in a line of its own: where a call does not name its caller, his name stands before it.
    pub fn event(&self, event: &Event) -> String {
        let text = self.text(event);
        self.say(&match event.unnamed() {
            Some(seat) => text!("house-calls", seat = seat, words = text),
            None => text,
        })
    }

    /// The law behind an event: where it stands, in words, and what it says.
    pub fn law(&self, event: &Event) -> Option<(String, String)> {
        let law = self.book.law(event.law?.0)?;
        let lang = self.speech.lang();
        Some((shortly(&law.source, lang), law.sentence(lang).to_owned()))
    }

    /// An event with its law where it moves counters, points or greater marks.
    pub fn event_with_law(&self, event: &Event) -> String {
        let line = self.event(event);
        match self.law(event).filter(|_| event.counts()) {
            Some((place, sentence)) => format!("{line}: {sentence} ({place})"),
            None => line,
        }
    }

    /// Why something was refused, with the law that forbids it.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let (why, lang) = (self.say(&refusal.text), self.speech.lang());
        match refusal.law.and_then(|id| self.book.law(id.0)) {
            Some(law) => format!("{why} ({}: {})", self.book.title.name.get(lang), law.sentence(lang)),
            None => why,
        }
    }

    /// A card as the table shows it.
    pub fn face(&self, face: &Face) -> String {
        match face {
            Face::Up(name) => name.parse::<Card>().map_or_else(|_| name.clone(), |card| self.speech.index(card)),
            Face::Down(()) => if self.speech.suit_signs { "▒▒" } else { "##" }.to_owned(),
        }
    }
}

/// A payment in words: between people, into a pot, out of one, or from one to another.
pub fn payment_text(entry: &Entry, name: impl Fn(Account) -> Arg, amount: String) -> Text {
    let (from, to) = (name(entry.from), name(entry.to));
    match (entry.from, entry.to) {
        (Account::Seat(_), Account::Pot(_)) => text!("house-paid-in", from = from, to = to, amount = amount),
        (Account::Pot(_), Account::Seat(_)) => text!("house-paid-out", from = from, to = to, amount = amount),
        (Account::Pot(_), Account::Pot(_)) => text!("house-paid-over", from = from, to = to, amount = amount),
        (Account::Seat(_), Account::Seat(_)) => text!("house-paid", from = from, to = to, amount = amount),
    }
}
