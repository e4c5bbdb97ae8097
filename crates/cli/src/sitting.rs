//! Sitting at a table: the match, who plays which seat, and everything that has been told.

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::saving::{self, Saved};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, Value};
use spadille_bots::{AnyBot, BotKind, NAMES};
use spadille_catalogue::{AnyMatch, ChoiceError};
use spadille_core::record::RecordError;
use spadille_core::{Event, Lang, Log, Record, Seat, Step, Text, Turn, Viewer, text};
use std::path::PathBuf;

/// Who plays a seat.
pub enum Player {
    /// Somebody at this terminal.
    Human,
    /// A bot of a kind.
    Bot(BotKind, Box<dyn AnyBot>),
}

/// Where a match is kept.
enum Keeping {
    /// With the house's own things, until it is over.
    House(PathBuf),
    /// In a file somebody named; there it stays.
    File(PathBuf),
    /// Nowhere: it is played for a picture.
    Nowhere,
}

/// A match being played at this terminal.
pub struct Sitting {
    pub table: Box<dyn AnyMatch>,
    pub players: Vec<Player>,
    /// Everything that happened, with the number of steps after which it was told.
    pub told: Vec<(usize, Event)>,
    seed: u64,
    kept: Keeping,
    /// Said once when the match cannot be saved.
    pub warning: Option<Failure>,
    /// Whether the last step is in the file.
    is_saved: bool,
    /// The step at which the bots that may interrupt were asked.
    asked: Option<usize>,
}

/// Reads `name=value` pairs; a value is JSON, or a word.
pub fn pairs(texts: &[String]) -> Result<Map<String, Value>, Failure> {
    let mut map = Map::new();
    for text in texts {
        let (name, value) = text.split_once('=').ok_or_else(|| text!("house-not-a-pair", words = text.as_str()))?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
        map.insert(name.trim().to_owned(), value);
    }
    Ok(map)
}

impl Sitting {
    /// Sits down to a new match.
    fn new(
        game: &str,
        preset: Option<&str>,
        options: &Map<String, Value>,
        kinds: &[String],
        names: &[String],
        seed: u64,
        kept: Keeping,
    ) -> Result<Sitting, Failure> {
        let probe = spadille_catalogue::open(game, preset, options, &[])?;
        let seats = probe.seats() as usize;
        if kinds.len() != seats {
            return Err(text!("house-wrong-players", given = kinds.len(), wanted = seats).into());
        }
        let table = spadille_catalogue::open(game, preset, options, names)?;
        let players = seat_players(table.game(), kinds, seed)?;
        Ok(Sitting { table, players, told: Vec::new(), seed, kept, warning: None, is_saved: false, asked: None })
    }

    /// Sits down as the command line says.
    pub fn from_args(game: &str, args: &PlayArgs, lang: Lang) -> Result<Sitting, Failure> {
        let options = pairs(&args.options)?;
        let table = spadille_catalogue::open(game, args.preset.as_deref(), &options, &[])?;
        let seats = table.seats();
        let seat = args.seat.unwrap_or_else(|| table.book().title.guest_seat.min(seats));
        if seat == 0 || seat > seats {
            return Err(no_such_seat(seat, seats));
        }
        let others = seats as usize - 1;
        let against = match args.against.len() {
            0 => vec!["book".to_owned(); others],
            1 => vec![args.against[0].clone(); others],
            n if n == others => args.against.clone(),
            n => {
                return Err(text!("house-wrong-opponents", given = n, seats = seats, wanted = others).into());
            }
        };
        let mut kinds = against;
        kinds.insert(seat as usize - 1, "human".into());
        let own: String = args.name.trim().chars().filter(|c| !c.is_control()).take(24).collect();
        let mut names = default_names(&kinds, &own, lang);
        if !own.is_empty() {
            names[seat as usize - 1] = own;
        }
        let seed = args.seed.unwrap_or_else(fresh_seed);
        let kept = match &args.save {
            Some(path) if saving::is_taken(path) => return Err(Failure::file(path, text!("house-save-taken"))),
            Some(path) => Keeping::File(path.clone()),
            None => Keeping::House(saving::new_place(game, seed)),
        };
        Sitting::new(game, args.preset.as_deref(), &options, &kinds, &names, seed, kept)
    }

    /// Sits down again to the match in a file, or to the one that was left last.
    pub fn resume(file: Option<PathBuf>) -> Result<Sitting, Failure> {
        let (path, keep): (_, fn(PathBuf) -> Keeping) = match file {
            Some(path) => (path, Keeping::File),
            None => (saving::left_match().ok_or_else(|| text!("house-no-left-match"))?, Keeping::House),
        };
        let path = path.as_path();
        let saved = Saved::read(path)?;
        let record = saved.record().map_err(|why| Failure::file(path, why))?;
        let mut told = Vec::new();
        let table = replay(&record, |_, i, _, log| {
            told.extend(log.events.iter().cloned().map(|event| (i + 1, event)));
            Ok(())
        })
        .map_err(|why| Failure::file(path, why))?;
        if saved.players.len() != table.seats() as usize {
            return Err(Failure::file(path, text!("house-saved-players")));
        }
        let players = seat_players(table.game(), &saved.players, saved.seed)?;
        let kept = keep(path.to_owned());
        Ok(Sitting { table, players, told, seed: saved.seed, kept, warning: None, is_saved: true, asked: None })
    }

    /// The same match, kept nowhere: for pictures.
    #[must_use]
    pub fn unsaved(mut self) -> Sitting {
        self.kept = Keeping::Nowhere;
        self
    }

    /// The person whose eyes the table is shown through: the first human, or the one to act among several.
    pub fn viewer(&self) -> Viewer {
        let awaited = self.table.turn().awaited();
        let is_human = |seat: &Seat| matches!(self.players.get(seat.index()), Some(Player::Human));
        let acting = awaited.iter().find(is_human);
        acting.or_else(|| self.seats().find(is_human)).map_or(Viewer::Onlooker, Viewer::Seat)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.seats())
    }

    /// A person whom the game waits for; or else one who may speak unasked, for a bot would not leave him the time to.
    pub fn human_to_act(&self) -> Option<Seat> {
        let Turn::Seats { awaited, free } = self.table.turn() else { return None };
        awaited.iter().chain(free.iter()).find(|s| matches!(self.players.get(s.index()), Some(Player::Human)))
    }

    /// Asks the bots that may interrupt, once a step, whether they want to. Returns whether one did.
    pub fn interrupted(&mut self) -> bool {
        let step = self.table.record().steps.len();
        let Turn::Seats { awaited, free } = self.table.turn() else { return false };
        if self.asked.replace(step) == Some(step) {
            return false;
        }
        free.iter().filter(|seat| !awaited.contains(*seat)).any(|seat| self.ask_to_interrupt(seat))
    }

    fn ask_to_interrupt(&mut self, seat: Seat) -> bool {
        let view = self.table.view(Viewer::Seat(seat));
        let options = self.table.options();
        let Some(Player::Bot(_, bot)) = self.players.get_mut(seat.index()) else { return false };
        let wanted = bot.interrupt(&view, &options, seat).ok().flatten();
        wanted.is_some_and(|notation| self.act(seat, &notation).is_ok())
    }

    /// Lets chance or one bot act. Returns whether anything happened.
    pub fn advance(&mut self) -> bool {
        if self.interrupted() {
            return true;
        }
        let mut log = Log::default();
        let moved = match self.table.turn() {
            Turn::Over => false,
            Turn::Chance => {
                self.table.draw(&mut self.dealing_rng(), &mut log);
                true
            }
            Turn::Seats { awaited, .. } => {
                let next = awaited.iter().find(|s| matches!(self.players.get(s.index()), Some(Player::Bot(..))));
                next.is_some_and(|seat| self.let_bot_act(seat, &mut log))
            }
        };
        if moved {
            self.take_note(log);
        }
        moved
    }

    fn let_bot_act(&mut self, seat: Seat, log: &mut Log) -> bool {
        let view = self.table.view(Viewer::Seat(seat));
        let options = self.table.options();
        let Some(Player::Bot(_, bot)) = self.players.get_mut(seat.index()) else { return false };
        let choice = bot.choose(&view, &options, seat);
        if choice.is_ok_and(|choice| self.table.play(seat, &choice, log).is_ok()) {
            return true;
        }
        // A bot that errs must not stop the table: it plays any lawful move instead.
        let lawful = self.table.random_move(seat, &mut self.dealing_rng());
        lawful.is_some_and(|m| self.table.play(seat, &m, log).is_ok())
    }

    /// The generator of the next chance event: it depends on the seed and the place in the match alone, so that a match
    /// taken up again is dealt as it would have been.
    fn dealing_rng(&self) -> ChaCha20Rng {
        let chances = self.table.record().steps.iter().filter(|s| matches!(s, Step::Chance { .. })).count() as u64;
        let mut seed = [0u8; 32];
        seed[..8].copy_from_slice(&self.seed.to_le_bytes());
        seed[8..16].copy_from_slice(&chances.to_le_bytes());
        ChaCha20Rng::from_seed(seed)
    }

    /// Plays on for so many steps, people's moves by the book; stops where a person is to act.
    pub fn play_by_book(&mut self, steps: usize) {
        while self.table.record().steps.len() < steps || self.human_to_act().is_none() {
            let advised = self.human_to_act().and_then(|seat| Some((seat, self.table.advice(seat)?.0)));
            let moved = match advised {
                _ if self.interrupted() => true,
                Some((seat, m)) => self.act(seat, &m).is_ok(),
                // Whoever may speak unasked and has nothing to say lets the others go on.
                None => self.advance(),
            };
            if !moved {
                break;
            }
        }
    }

    /// Makes a move for a seat.
    pub fn act(&mut self, seat: Seat, notation: &str) -> Result<(), ChoiceError> {
        let mut log = Log::default();
        self.table.play(seat, notation, &mut log)?;
        self.take_note(log);
        Ok(())
    }

    fn take_note(&mut self, log: Log) {
        let steps = self.table.record().steps.len();
        self.told.extend(log.events.into_iter().map(|e| (steps, e)));
        self.save();
    }

    /// Takes back the last decision of a person, and everything after it. Returns whether there was one.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        let steps = &self.table.record().steps;
        let last = steps.iter().rposition(|s| matches!(s, Step::Move { seat: s, .. } if *s == seat));
        let Some(last) = last else { return false };
        self.table.rewind(last);
        self.asked = None;
        let kept = self.table.record().steps.len();
        self.told.retain(|(step, _)| *step <= kept);
        self.save();
        true
    }

    /// What a person has been told, in order.
    pub fn told_to(&self, who: Viewer) -> impl DoubleEndedIterator<Item = &Event> {
        self.told.iter().map(|(_, e)| e).filter(move |e| e.is_for(who))
    }

    /// Saves the match. A failure is kept to be said once; the match goes on.
    pub fn save(&mut self) {
        let path = match &self.kept {
            Keeping::Nowhere => return,
            Keeping::House(path) if self.table.turn() == Turn::Over => {
                // Nothing is left to go on with.
                let _ = std::fs::remove_file(path);
                return;
            }
            Keeping::House(path) | Keeping::File(path) => path,
        };
        let players = self.players.iter().map(player_word).collect();
        let saved = Saved::new(players, self.seed, self.table.record());
        let written = saved.write(path);
        self.is_saved = written.is_ok();
        if let Err(failure) = written {
            self.warning.get_or_insert(failure);
        }
    }

    /// What is said to somebody who leaves: how to go on, if the match could be saved.
    pub fn farewell(&self) -> Option<Text> {
        match &self.kept {
            _ if !self.is_saved || self.table.turn() == Turn::Over => None,
            Keeping::House(_) => Some(text!("house-saved")),
            Keeping::File(path) => Some(text!("house-saved-in", file = path.display().to_string())),
            Keeping::Nowhere => None,
        }
    }
}

/// Plays a record step by step and hands each step with what it told to `each`.
pub fn replay(
    record: &Record,
    mut each: impl FnMut(&dyn AnyMatch, usize, &Step, &mut Log) -> Result<(), Failure>,
) -> Result<Box<dyn AnyMatch>, Failure> {
    let mut table = spadille_catalogue::resume(&record.fork(0), &mut Log::default())?;
    for (i, step) in record.steps.iter().enumerate() {
        let mut log = Log::default();
        table.take_step(step, &mut log).map_err(|reason| RecordError { line: i + 2, reason })?;
        each(table.as_ref(), i, step, &mut log)?;
    }
    Ok(table)
}

/// A seat that is not at the table.
pub fn no_such_seat(seat: u8, seats: u8) -> Failure {
    text!("house-no-such-seat", seat = seat, seats = seats).into()
}

fn player_word(player: &Player) -> String {
    match player {
        Player::Human => "human".into(),
        Player::Bot(kind, _) => kind.to_string(),
    }
}

fn seat_players(game: &str, kinds: &[String], seed: u64) -> Result<Vec<Player>, Failure> {
    let mut players = Vec::new();
    for (i, kind) in kinds.iter().enumerate() {
        if kind == "human" {
            players.push(Player::Human);
            continue;
        }
        let kind: BotKind = kind.parse()?;
        let bot = spadille_catalogue::seat_bot(game, kind, seed ^ (i as u64 + 1))
            .ok_or_else(|| Failure::from(text!("house-no-bot", bot = kind.to_string(), game = game)))?;
        players.push(Player::Bot(kind, bot));
    }
    Ok(players)
}

/// Names for a table: people by their number, bots by the names of the book's own time, but not by one's own.
fn default_names(kinds: &[String], own: &str, lang: Lang) -> Vec<String> {
    let several = kinds.iter().filter(|k| *k == "human").count() > 1;
    let (mut people, mut bots) = (0, NAMES.iter().filter(|name| **name != own).cycle());
    kinds
        .iter()
        .map(|kind| {
            if kind == "human" {
                people += 1;
                if several { format!("{} {people}", guest(lang)) } else { guest(lang).into() }
            } else {
                bots.next().copied().unwrap_or_default().into()
            }
        })
        .collect()
}

/// What a person is called who gave no name: as the system calls him, or a guest.
pub fn guest_name(lang: Lang) -> String {
    let user = std::env::var("USER").ok().filter(|u| !u.is_empty() && u != "root");
    user.map_or_else(|| guest(lang).to_owned(), |u| capitalised(&u))
}

fn guest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Guest",
        Lang::De => "Gast",
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars().take(24);
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// A seed from the system.
pub fn fresh_seed() -> u64 {
    use rand::Rng as _;
    rand::make_rng::<ChaCha20Rng>().next_u64()
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_bots::{AnyHint, BotError, Budget};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// A bot that interrupts with one move and counts how often it was asked.
    struct Claimant(Option<String>, Arc<AtomicUsize>);

    impl AnyBot for Claimant {
        fn game(&self) -> &'static str {
            "chess"
        }

        fn kind(&self) -> BotKind {
            BotKind::Book
        }

        fn hint(&mut self, _: &Value, _: &Value, _: Seat, _: Budget) -> Result<AnyHint, BotError> {
            unreachable!("nobody asks for a hint")
        }

        fn choose(&mut self, _: &Value, _: &Value, _: Seat) -> Result<String, BotError> {
            Ok(String::new())
        }

        fn interrupt(&mut self, _: &Value, _: &Value, _: Seat) -> Result<Option<String>, BotError> {
            self.1.fetch_add(1, Ordering::Relaxed);
            Ok(self.0.clone())
        }
    }

    #[test]
    fn a_bot_that_interrupts_is_heard_and_nonsense_is_not() {
        let args = PlayArgs { seed: Some(7), ..PlayArgs::default() };
        let mut sitting = Sitting::from_args("chess", &args, Lang::En).expect("a table").unsaved();
        sitting.play_by_book(0);
        let seat = sitting.human_to_act().expect("a person to act");
        let lawful = sitting.table.choices(seat).list[0].notation.clone();
        let steps = sitting.table.record().steps.len();
        let asked = Arc::new(AtomicUsize::new(0));
        let mut claims = |wish: Option<String>| {
            sitting.players[seat.index()] = Player::Bot(BotKind::Book, Box::new(Claimant(wish, asked.clone())));
            sitting.ask_to_interrupt(seat)
        };
        assert!(!claims(None));
        assert!(!claims(Some("e2-e5".into())));
        assert!(claims(Some(lawful)));
        assert_eq!(asked.load(Ordering::Relaxed), 3);
        assert_eq!(sitting.table.record().steps.len(), steps + 1);
    }

    #[test]
    fn nobody_is_asked_where_nobody_is_free() {
        let args = PlayArgs { seed: Some(7), ..PlayArgs::default() };
        let mut sitting = Sitting::from_args("piquet", &args, Lang::En).expect("a table").unsaved();
        assert!(!sitting.interrupted());
    }

    #[test]
    fn a_person_who_may_speak_unasked_is_given_the_time_to() {
        let options = vec!["declarations=manual".to_owned()];
        let args = PlayArgs { seed: Some(7), options, ..PlayArgs::default() };
        let mut sitting = Sitting::from_args("piquet", &args, Lang::En).expect("a table").unsaved();
        let free_person = |sitting: &Sitting| match sitting.table.turn() {
            Turn::Seats { free, .. } => free.iter().find(|s| matches!(sitting.players[s.index()], Player::Human)),
            _ => None,
        };
        let found = (0..200).find_map(|steps| {
            sitting.play_by_book(steps);
            free_person(&sitting)
        });
        // Before the bot leads, younger is asked what he may have forgotten; then the bot goes on.
        let younger = found.expect("a person is younger in one of two deals");
        assert_eq!(sitting.human_to_act(), Some(younger));
        assert!(sitting.table.choices(younger).list.iter().any(|choice| choice.notation == "pass"));
        sitting.act(younger, "pass").expect("nothing to add");
        assert_eq!(sitting.human_to_act(), None);
        assert!(sitting.advance());
    }

    #[test]
    fn people_at_one_terminal_are_numbered() {
        let kinds = ["human".to_owned(), "book".to_owned(), "human".to_owned()];
        assert_eq!(default_names(&kinds, "", Lang::De), ["Gast 1", "Anna", "Gast 2"]);
        assert_eq!(default_names(&kinds, "Anna", Lang::De)[1], "Bernhard");
    }
}
