//! A match in plain lines: for pipes, screen readers and scripts.

use crate::commands::{Manner, can_be_made, last_made, made_lines};
use crate::failure::Failure;
use crate::hints;
use crate::out::{self, say};
use crate::sitting::Sitting;
use crate::telling::{self, party, voice_of};
use spadille_catalogue::sources::cited;
use spadille_catalogue::{ChoiceError, Choices};
use spadille_core::space::{Filled, Form};
use spadille_core::{Account, Lang, LawId, Seat, Text, Turn, Viewer, text};
use spadille_table::Voice;
use spadille_table::prose::rules;
use std::io::BufRead as _;
use std::process::ExitCode;

struct Plain {
    sitting: Sitting,
    voice: Voice,
    /// How many events have been told already.
    told: usize,
}

/// Plays a match from standard input to standard output.
pub fn play(manner: Manner, sitting: Sitting) -> Result<ExitCode, Failure> {
    let voice = voice_of(sitting.table(), manner);
    let mut plain = Plain { sitting, voice, told: 0 };
    plain.say(&text!("house-plain-help"));
    loop {
        plain.voice.you = plain.viewer().seat();
        while plain.sitting.human_to_act().is_none() && plain.sitting.advance() {
            plain.tell_news();
        }
        plain.tell_news();
        if let Some(warning) = plain.sitting.warning.take() {
            out::complain(&format!("spadille: {}", warning.tell(manner.lang)));
        }
        if plain.sitting.interrupted() {
            continue;
        }
        let Some(seat) = plain.sitting.human_to_act() else { break };
        if !plain.ask(seat)? {
            if let Some(words) = plain.sitting.farewell() {
                plain.say(&words);
            }
            return Ok(ExitCode::SUCCESS);
        }
    }
    if plain.sitting.table().turn() == Turn::Over {
        plain.show_scene();
        plain.account();
        plain.say(&text!("house-match-over"));
        plain.ask_after()?;
    }
    Ok(ExitCode::SUCCESS)
}

impl Plain {
    fn say(&self, text: &Text) {
        say!("{}", self.voice.say(text));
    }

    fn viewer(&self) -> Viewer {
        self.sitting.viewer()
    }

    fn tell_news(&mut self) {
        let who = self.viewer();
        let news: Vec<String> = self
            .sitting
            .told()
            .skip(self.told)
            .filter(|event| event.is_for(who))
            .map(|event| self.voice.event_with_law(event))
            .collect();
        self.told = self.sitting.told().count();
        news.iter().for_each(|line| say!("{line}"));
    }

    fn show_scene(&self) {
        say!("\n{}", telling::scene(&self.voice, &self.sitting.table().scene(self.viewer())));
    }

    /// Asks a person until a move is made. Returns whether the match goes on.
    fn ask(&mut self, seat: Seat) -> Result<bool, Failure> {
        self.show_scene();
        let choices = self.sitting.table().choices(seat);
        self.show_choices(&choices);
        loop {
            let Some(line) = self.read()? else { return Ok(false) };
            let line = line.trim();
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "" => {}
                "q" | "quit" => return Ok(false),
                "h" | "hint" => self.hint(seat),
                "s" | "scene" => self.show_scene(),
                "l" | "log" => self.log(),
                "g" | "words" => self.words(),
                "a" | "account" => self.account(),
                "m" | "made" => self.could_be_made(),
                "r" | "rules" => {
                    let rules = rules(self.voice.book, self.voice.speech.lang());
                    say!("{}", crate::screen::printed(&rules, out::width()));
                }
                "?" if rest.is_empty() => {
                    self.say(&text!("house-plain-help"));
                    self.show_choices(&choices);
                }
                "?" => self.explain(&choices, rest),
                "u" | "undo" => {
                    if self.sitting.take_back(seat) {
                        self.told = self.sitting.told().count();
                        self.say(&text!("house-taken-back"));
                        return Ok(true);
                    }
                    self.say(&text!("house-nothing-to-take-back"));
                }
                _ => match self.chosen(&choices, line) {
                    Some(notation) => {
                        if self.try_move(seat, &notation) {
                            return Ok(true);
                        }
                    }
                    None => self.say(&text!("house-no-such-choice", number = word)),
                },
            }
        }
    }

    /// A number picks from the list; anything else is taken as notation.
    fn chosen(&self, choices: &Choices, line: &str) -> Option<String> {
        match line.parse::<usize>() {
            Ok(n) => choices.list.get(n.checked_sub(1)?).map(|c| c.notation.clone()),
            Err(_) => Some(line.to_owned()),
        }
    }

    fn try_move(&mut self, seat: Seat, notation: &str) -> bool {
        match self.sitting.act(seat, notation) {
            Ok(()) => true,
            Err(ChoiceError::Notation(why)) => {
                self.say(&text!("house-not-understood", why = why, words = notation));
                false
            }
            Err(ChoiceError::Refused(refusal)) => {
                say!("{}", self.voice.refusal(&refusal));
                false
            }
        }
    }

    fn show_choices(&self, choices: &Choices) {
        self.say(&text!("house-your-choice"));
        for (i, choice) in choices.list.iter().enumerate() {
            say!("{:>3}. {} [{}]", i + 1, self.voice.say(&choice.label), choice.notation);
        }
        for form in &choices.forms {
            say!("     {}", self.form(form));
        }
    }

    fn form(&self, form: &Form) -> String {
        match form {
            Form::Subset { verb, label, from, min, max } => {
                let some: Vec<String> = from.iter().take((*min).max(1) as usize).map(ToString::to_string).collect();
                let example = format!("{verb} {}", some.join(" "));
                self.voice.say(&text!(
                    "house-form-subset",
                    label = label.clone(),
                    min = *min,
                    max = *max,
                    verb = verb.as_str(),
                    example = example
                ))
            }
            Form::Card { verb, label, from } => {
                let example = from.first().map(|card| format!("{verb} {card}")).unwrap_or_default();
                self.voice.say(&text!(
                    "house-form-card",
                    label = label.clone(),
                    verb = verb.as_str(),
                    example = example
                ))
            }
            Form::Amount { verb, label, on, several, .. } => {
                let (min, max) = (on.iter().map(|s| s.min).min(), on.iter().map(|s| s.max).max());
                let laid = on.iter().map(|spot| (spot.word.clone(), spot.min)).take(if *several { 2 } else { 1 });
                let filled = Filled { amounts: laid.collect(), ..Filled::default() };
                self.voice.say(&text!(
                    "house-form-amount",
                    label = label.clone(),
                    min = min.unwrap_or(0),
                    max = max.unwrap_or(0),
                    verb = verb.as_str(),
                    example = form.notation(&filled).unwrap_or_default()
                ))
            }
            Form::Stroke { verb, label, .. } => self.voice.say(&text!(
                "house-form-stroke",
                label = label.clone(),
                verb = verb.as_str(),
                example = form.notation(&Filled::default()).unwrap_or_default()
            )),
        }
    }

    fn explain(&self, choices: &Choices, rest: &str) {
        let chosen = rest.parse::<usize>().ok().and_then(|n| choices.list.get(n.checked_sub(1)?));
        let barred = || choices.barred.iter().find(|barred| barred.card.to_string().eq_ignore_ascii_case(rest));
        match (chosen, barred()) {
            (Some(choice), _) => {
                self.say(&choice.label);
                self.law(choice.law);
            }
            (None, Some(barred)) => {
                self.say(&text!("house-barred", cards = barred.card, why = barred.why.clone()));
                self.law(barred.law);
            }
            (None, None) => self.say(&text!("house-no-such-choice", number = rest)),
        }
    }

    /// A law: what it says, how we read it, and where it stands.
    fn law(&self, law: Option<LawId>) {
        let lang = self.voice.speech.lang();
        let Some(law) = law.and_then(|id| self.voice.book.law(id.0)) else { return };
        self.say(&text!("house-law", sentence = law.sentence(lang)));
        if let Some(why) = &law.reading {
            self.say(&text!("law-reading", text = why.get(lang)));
        }
        if let Some(why) = &law.emended {
            self.say(&text!("law-emended", text = why.get(lang)));
        }
        say!("{}", cited(&law.source, lang));
    }

    /// The words of the trade.
    fn words(&self) {
        for word in &self.voice.book.words {
            say!("{}: {}", word.term, if self.voice.speech.lang() == Lang::De { &word.de } else { &word.en });
        }
    }

    fn hint(&self, seat: Seat) {
        let hint = hints::ask(self.sitting.table(), seat, Some(hints::AT_THE_TABLE));
        for line in hints::lines(hint, &self.voice) {
            say!("{line}");
        }
    }

    fn log(&self) {
        let who = self.viewer();
        self.sitting.told_to(who).for_each(|event| say!("{}", self.voice.event_with_law(event)));
    }

    /// Could it have been made? The last deal that is over, card by card.
    fn could_be_made(&self) {
        match last_made(self.sitting.table()) {
            Some(made) => {
                self.say(&text!("house-made-ask"));
                made_lines(&self.voice, &made).iter().for_each(|line| say!("  {line}"));
            }
            None => self.say(&text!("house-made-not-here")),
        }
    }

    /// After the match whoever sits there may still ask about its last deal.
    fn ask_after(&self) -> Result<(), Failure> {
        if !can_be_made(self.sitting.table()) {
            return Ok(());
        }
        self.say(&text!("house-plain-after"));
        loop {
            match self.read()?.as_deref().map(str::trim) {
                Some("m" | "made") => self.could_be_made(),
                Some("a" | "account") => self.account(),
                Some("l" | "log") => self.log(),
                _ => return Ok(()),
            }
        }
    }

    /// The next line that is typed; nothing at the end.
    fn read(&self) -> Result<Option<String>, Failure> {
        out::words("> ");
        let mut line = String::new();
        if std::io::stdin().lock().read_line(&mut line)? == 0 {
            say!("");
            return Ok(None);
        }
        Ok(Some(line))
    }

    /// The account: every payment and every mark with its law, then the balances.
    fn account(&self) {
        self.say(&text!("house-account"));
        for event in self.sitting.told() {
            if event.counts() {
                say!("  {}", self.voice.event_with_law(event));
            }
        }
        let ledger = self.sitting.table().accounts();
        for seat in Seat::all(self.sitting.table().seats()) {
            say!("  {}: {}", party(&self.voice, Account::Seat(seat)), self.voice.amount(ledger.balance(seat)));
        }
    }
}
