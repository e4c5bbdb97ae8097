//! What can be read at the table: the account, the log, laws, words of the trade, the sheet of a deal.

use super::TableScreen;
use crate::screen::popup::Popup;
use crate::screen::sheet;
use spadille_catalogue::Barred;
use spadille_catalogue::sources::cited;
use spadille_core::book::Word;
use spadille_core::scene::Mark;
use spadille_core::{Account, Arg, Lang, LawId, Seat, Text, Turn, text};
use std::time::Instant;

/// How many laws are read at once.
const LAWS: usize = 4;

impl TableScreen {
    /// What the current choice means and by which law; before anything is chosen the laws of all choices; on another's turn what
    /// is awaited and the laws behind what was done last. Then the words of the trade that were used, and the keys.
    pub(super) fn explanation(&self) -> Popup {
        let mut lines = Vec::new();
        let seat = self.sitting.human_to_act();
        let current = || seat.zip(self.filling.current());
        match current().and_then(|(seat, notation)| self.sitting.table().describe(seat, &notation)) {
            Some(choice) => {
                lines.push(format!("{}  [{}]", self.voice.say(&choice.label), choice.notation));
                lines.extend(choice.law.map(|law| self.law_lines(law)).unwrap_or_default());
            }
            None if seat.is_some() => {
                let laws = self.filling.choices.list.iter().filter_map(|choice| choice.law);
                lines.extend(self.several_laws(laws));
            }
            None => lines.extend(self.last_done()),
        }
        lines.extend(self.barred_lines());
        let words = self.words_in(&lines);
        if !words.is_empty() {
            lines.push(String::new());
            lines.extend(words.into_iter().map(|word| self.gloss(word)));
        }
        lines.push(String::new());
        lines.push(self.voice.say(&text!("house-keys")));
        Popup::note(self.voice.say(&text!("house-your-choice")), lines)
    }

    /// A law: what it says, how we read it, and where it stands.
    fn law_lines(&self, law: LawId) -> Vec<String> {
        let lang = self.voice.speech.lang();
        let Some(law) = self.voice.book.law(law.0) else { return Vec::new() };
        let say = |text: Text| self.voice.say(&text);
        let mut lines = vec![say(text!("house-law", sentence = law.sentence(lang)))];
        lines.extend(law.reading.as_ref().map(|why| say(text!("law-reading", text = why.get(lang)))));
        lines.extend(law.emended.as_ref().map(|why| say(text!("law-emended", text = why.get(lang)))));
        lines.push(self.theme.written(cited(&law.source, lang)));
        lines
    }

    /// Some laws, each once.
    fn several_laws(&self, laws: impl Iterator<Item = LawId>) -> Vec<String> {
        let mut several: Vec<LawId> = Vec::new();
        for law in laws {
            if !several.contains(&law) {
                several.push(law);
            }
        }
        several.into_iter().take(LAWS).flat_map(|law| self.law_lines(law)).collect()
    }

    /// Who is awaited, and the law behind what was done last.
    fn last_done(&self) -> Vec<String> {
        let awaited = self.sitting.table().turn().awaited();
        let mut lines: Vec<String> =
            awaited.iter().map(|seat| self.voice.say(&text!("house-takes-turn", seat = seat))).collect();
        let last = self.sitting.told_to(self.sitting.viewer()).rev().find(|event| event.law.is_some());
        if let Some((event, law)) = last.and_then(|event| Some((event, event.law?))) {
            lines.push(String::new());
            lines.push(self.voice.event(event));
            lines.extend(self.law_lines(law));
        }
        lines
    }

    /// Cards of the hand that may not be played now, and why: those for the same reason together.
    fn barred_lines(&self) -> Vec<String> {
        let mut told: Vec<(&Barred, Vec<spadille_core::Card>)> = Vec::new();
        for barred in &self.filling.choices.barred {
            match told.iter_mut().find(|(same, _)| same.why == barred.why && same.law == barred.law) {
                Some((_, cards)) => cards.push(barred.card),
                None => told.push((barred, vec![barred.card])),
            }
        }
        told.into_iter().flat_map(|(barred, cards)| self.why_barred(barred, cards)).collect()
    }

    /// Why cards may not be played, with the law.
    pub(super) fn why_barred(&self, barred: &Barred, cards: Vec<spadille_core::Card>) -> Vec<String> {
        let why = text!("house-barred", cards = Arg::Cards(cards), why = barred.why.clone());
        let law = barred.law.map(|law| self.law_lines(law)).unwrap_or_default();
        [String::new(), self.voice.say(&why)].into_iter().chain(law).collect()
    }

    /// The words of the trade that stand in some lines.
    fn words_in(&self, lines: &[String]) -> Vec<&Word> {
        let told = lines.join(" ").to_lowercase();
        let stands = |term: &str| {
            told.match_indices(term).any(|(at, _)| {
                let is_letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
                !is_letter(told[..at].chars().next_back()) && !is_letter(told[at + term.len()..].chars().next())
            })
        };
        // "Basta (Baste)" are two spellings of one word.
        let spellings = |word: &Word| {
            let lower = word.term.to_lowercase();
            lower.split(['(', ')', ',', ';', '/']).map(str::trim).any(|term| term.chars().count() > 2 && stands(term))
        };
        self.voice.book.words.iter().filter(|word| spellings(word)).take(6).collect()
    }

    fn gloss(&self, word: &Word) -> String {
        let gloss = match self.voice.speech.lang() {
            Lang::En => &word.en,
            Lang::De => &word.de,
        };
        self.theme.written(format!("{}: {gloss}", word.term))
    }

    /// All words of the trade.
    pub(super) fn glossary(&self) -> Popup {
        let mut words: Vec<&Word> = self.voice.book.words.iter().collect();
        words.sort_by_key(|word| word.term.to_lowercase());
        let lines = words.into_iter().map(|word| self.gloss(word)).collect();
        Popup::note(self.voice.say(&text!("house-words")), lines)
    }

    /// Everything that happened.
    pub(super) fn whole_log(&self) -> Popup {
        let who = self.sitting.viewer();
        let lines: Vec<String> = self.sitting.told_to(who).map(|e| self.voice.event_with_law(e)).collect();
        Popup::log(self.voice.say(&text!("house-log")), lines)
    }

    /// Everybody's counters, then every payment and every mark with its law.
    pub(super) fn account(&self) -> Popup {
        let mut lines = Vec::new();
        if self.sitting.table().turn() == Turn::Over {
            lines.push(self.voice.say(&text!("house-match-over")));
            lines.push(String::new());
        }
        lines.extend(self.standing());
        lines.push(String::new());
        let before = lines.len();
        let counted = self.sitting.told().filter(|e| e.counts());
        lines.extend(counted.map(|e| self.voice.event_with_law(e)));
        if lines.len() == before {
            lines.push(self.voice.say(&text!("house-nothing-paid")));
        }
        Popup::note(self.voice.say(&text!("house-account")), lines)
    }

    /// How everybody and the pots stand.
    fn standing(&self) -> Vec<String> {
        let table = self.sitting.table();
        let ledger = table.accounts();
        let counters =
            |amount: i64| self.voice.say(&text!("house-counters", amount = Arg::Counters(amount, self.voice.parts)));
        let scene = table.scene(self.sitting.viewer());
        let seat = |seat: Seat| {
            let place = scene.seats.iter().find(|plate| plate.seat == seat);
            let marks = place.map(|place| place.marks.as_slice()).unwrap_or_default();
            let told = |mark: &Mark| format!(", {} {}", self.voice.say(&mark.name), self.voice.number(mark.value));
            let marks: String = marks.iter().map(told).collect();
            format!("{}: {}{marks}", self.voice.account(Account::Seat(seat)), counters(ledger.balance(seat)))
        };
        let mut lines: Vec<String> = Seat::all(table.seats()).map(seat).collect();
        for (i, pot) in table.pots().iter().enumerate() {
            let amount = ledger.balance(spadille_core::Pot(i as u8));
            if amount != 0 {
                lines.push(format!("{}: {}", self.voice.say(&Text::new(*pot)), counters(amount)));
            }
        }
        lines
    }

    /// The sheet of the deal that is over last: what came of it, and how everybody stands.
    pub(super) fn sheet(&self) -> Option<Popup> {
        let sheet = self.sitting.last_sheet()?;
        let mut lines = vec![self.voice.say(&sheet.title), String::new()];
        let rows = sheet::lines(&sheet, &self.voice);
        if !rows.is_empty() {
            lines.extend(rows);
            lines.push(String::new());
        }
        lines.extend(self.standing());
        let until = self.pace.sheet();
        let keys = match until {
            Some(time) => text!("house-sheet-keys-soon", seconds = time.as_secs()),
            None => text!("house-sheet-keys"),
        };
        let title = self.voice.say(&text!("sheet-show"));
        let popup = Popup::note(title, lines).with_keys(self.voice.say(&keys), &['a', 'm', 'l']);
        Some(popup.closing_at(until.map(|time| Instant::now() + time)))
    }
}
