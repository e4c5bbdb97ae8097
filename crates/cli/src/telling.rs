//! Telling what happened and what is seen, in words.

use spadille_catalogue::AnyMatch;
use spadille_core::scene::{Board, Face, Place, Scene};
use spadille_core::speech::counters;
use spadille_core::text::Text;
use spadille_core::{Account, Book, Card, Entry, Event, Lang, Seat, Speech, text};

/// Everything needed to say things at one table.
pub struct Voice {
    pub speech: Speech,
    pub book: &'static Book,
    pub names: Vec<String>,
    pub pots: &'static [&'static str],
    pub parts: i64,
}

impl Voice {
    /// The voice of a match.
    pub fn of(table: &dyn AnyMatch, lang: Lang, ascii: bool) -> Voice {
        let book = table.book();
        let mut speech = Speech::new(lang, [book]);
        speech.suit_signs = !ascii;
        Voice { speech, book, names: table.record().header.seats.clone(), pots: table.pots(), parts: table.parts() }
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
        self.say(&text!(
            "house-paid",
            from = self.account(entry.from),
            to = self.account(entry.to),
            amount = self.amount(entry.amount)
        ))
    }

    /// What happened, in a line.
    pub fn event(&self, event: &Event) -> String {
        match event {
            Event::Paid(entry) => self.payment(entry),
            Event::Scored { seat, points, .. } => {
                self.say(&text!("house-scored", seat = *seat, points = i64::from(*points)))
            }
            Event::Told { text, .. } => self.say(text),
        }
    }

    /// The law behind an event: its id and sentence.
    pub fn law(&self, event: &Event) -> Option<(String, String)> {
        let law = self.book.law(event.law()?.0)?;
        Some((law.id.clone(), law.sentence(self.speech.lang()).to_owned()))
    }

    /// An event with its law where it moves counters or points.
    pub fn event_with_law(&self, event: &Event) -> String {
        let line = self.event(event);
        match (event, self.law(event)) {
            (Event::Paid(_) | Event::Scored { .. }, Some((id, sentence))) => format!("{line} [{id}] {sentence}"),
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

    fn faces(&self, faces: &[Face]) -> String {
        faces.iter().map(|f| self.face(f)).collect::<Vec<_>>().join(" ")
    }

    fn place(&self, place: &Place) -> String {
        let mut line = self.name(place.seat);
        if !place.roles.is_empty() {
            let roles: Vec<String> = place.roles.iter().map(|r| self.say(r)).collect();
            line += &format!(" ({})", roles.join(", "));
        }
        line += &format!(": {}", self.say(&text!("house-counters", amount = self.amount(place.counters))));
        for mark in &place.marks {
            line += &format!(" · {} {}", self.say(&mark.name), mark.value);
        }
        if let Some(tricks) = place.tricks.filter(|t| *t > 0) {
            line += &format!(" · {} {tricks}", self.say(&text!("house-tricks")));
        }
        if let Some(said) = &place.said {
            line += &format!(" · {}", self.say(&text!("house-said", words = said.clone())));
        }
        if !place.hand.is_empty() {
            line += &format!("\n    {}", self.faces(&place.hand));
        }
        line
    }

    /// A scene in plain lines.
    pub fn scene(&self, scene: &Scene) -> String {
        let mut lines = vec![format!("— {} —", self.say(&scene.title))];
        lines.extend(scene.seats.iter().map(|p| self.place(p)));
        for pot in &scene.pots {
            lines.push(format!("{}: {}", self.say(&pot.name), self.amount(pot.value)));
        }
        lines.extend(self.board(&scene.board));
        lines.extend(scene.notes.iter().map(|n| self.say(n)));
        lines.join("\n")
    }

    fn board(&self, board: &Board) -> Vec<String> {
        match board {
            Board::Cards(cards) => {
                let mut lines = Vec::new();
                if let Some(trump) = &cards.trump {
                    lines.push(self.say(trump));
                }
                for pile in cards.piles.iter().filter(|p| !p.cards.is_empty()) {
                    lines.push(format!("{}: {}", self.say(&pile.name), self.faces(&pile.cards)));
                }
                if !cards.trick.is_empty() {
                    let played: Vec<String> =
                        cards.trick.iter().map(|(seat, f)| format!("{} {}", self.name(*seat), self.face(f))).collect();
                    lines.push(played.join("   "));
                }
                lines
            }
            Board::Bank(bank) => {
                let mut lines = Vec::new();
                if let Some(shown) = &bank.shown {
                    lines.push(self.say(&text!("house-shown", card = self.face(shown))));
                }
                let last = |faces: &[Face]| faces.last().map_or_else(|| "–".to_owned(), |f| self.face(f));
                lines.push(self.say(&text!(
                    "house-bank-turn",
                    bank = last(&bank.bank_side),
                    punters = last(&bank.punters_side),
                    left = bank.left
                )));
                for stake in &bank.stakes {
                    let on = stake.on.clone().unwrap_or_else(|| "?".into());
                    let stage = self.say(&stake.stage);
                    lines.push(format!("  {} → {on}: {} ({stage})", self.name(stake.seat), self.amount(stake.amount)));
                }
                lines
            }
            Board::Tables(tables) => {
                let man = |field: usize| {
                    let [white, black] = tables.men[field];
                    match (white, black) {
                        (0, 0) => " · ".to_owned(),
                        (w, 0) => format!("{w:>2}w"),
                        (_, b) => format!("{b:>2}b"),
                    }
                };
                let row = |fields: &mut dyn Iterator<Item = usize>| {
                    fields.map(|f| format!("{:>2}:{}", f + 1, man(f))).collect::<Vec<_>>().join(" ")
                };
                let mut lines = vec![row(&mut (12..24)), row(&mut (0..12).rev())];
                if let Some(dice) = tables.dice {
                    lines.push(self.say(&text!("house-dice", dice = dice)));
                }
                lines
            }
            Board::Chequer(board) => {
                let mut lines = Vec::new();
                for rank in (0..8).rev() {
                    let square = |file: usize| board.squares.get(rank * 8 + file).copied().flatten().unwrap_or('.');
                    let row: Vec<String> = (0..8).map(|file| square(file).to_string()).collect();
                    lines.push(format!("{}  {}", rank + 1, row.join(" ")));
                }
                lines.push("   a b c d e f g h".into());
                lines
            }
        }
    }
}
