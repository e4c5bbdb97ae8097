//! Sitting at a table of this terminal: a room whose log is a file.

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::saving::{self, Keeping, Logbook};
use serde_json::{Map, Value};
use spadille_catalogue::{AnyMatch, ChoiceError};
use spadille_core::record::RecordError;
use spadille_core::said::capitalised;
use spadille_core::scribe::What as Happened;
use spadille_core::{Event, Lang, Log, Record, Seat, Sheet, Step, Text, Turn, Viewer, text};
use spadille_table::fair::Seed;
use spadille_table::{Charter, Deed, Due, Entry, Heads, PersonRef, Room, What};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

/// A match being played at this terminal.
pub struct Sitting {
    room: Room,
    heads: Heads,
    /// The step at which no bot wanted to interrupt.
    declined: Option<u32>,
    logbook: Logbook,
    /// Said once when the match cannot be saved.
    pub warning: Option<Failure>,
}

/// Who sits down, and to what.
pub struct Company<'a> {
    /// The preset.
    pub preset: Option<&'a str>,
    /// Options that differ from it.
    pub options: Map<String, Value>,
    /// Who plays each seat: `human` or a bot.
    pub kinds: Vec<String>,
    /// What the first person is called; nothing for a guest.
    pub own: String,
    /// What is dealt from; a seed nobody can guess when left out.
    pub seed: Option<u64>,
    /// Steps the match begins with.
    pub given: Vec<Step>,
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
    pub fn new(game: &str, company: Company<'_>, keeping: Keeping, lang: Lang) -> Result<Sitting, Failure> {
        let table = spadille_catalogue::open(game, company.preset, &company.options, &[])?;
        let (seats, wanted) = (table.seats(), usize::from(table.seats()));
        if company.kinds.len() != wanted {
            return Err(text!("house-wrong-players", given = company.kinds.len(), wanted = wanted).into());
        }
        let Value::Object(options) = table.options() else { return Err(text!("house-which-game").into()) };
        let people = names(&company.kinds, &company.own, lang);
        let host = people.iter().flatten().next().cloned().unwrap_or(PersonRef::guest("0", ""));
        let charter = Charter {
            game: game.to_owned(),
            preset: company.preset.map(str::to_owned),
            options,
            seats,
            public: false,
            rated: false,
            grace: None,
            pace: 0,
            host,
            invitation: String::new(),
            seed: company.seed.map_or_else(Seed::fresh, Seed::numbered),
            kept: Vec::new(),
            given: company.given,
            forked: None,
            more: serde_json::Map::new(),
        };
        let id = charter.seed.commitment();
        let mut deeds = vec![Deed::Opened { charter: Box::new(charter) }];
        for ((seat, person), kind) in Seat::all(seats).zip(people).zip(&company.kinds) {
            deeds.push(match person {
                Some(person) => Deed::Sat { seat, person, salt: String::new(), owes: false },
                None => Deed::BotSat { seat, kind: kind.parse()?, stand_in: false },
            });
        }
        deeds.push(Deed::Began);
        let log: Vec<Entry> = (1..).zip(deeds).map(|(seq, deed)| Entry { seq, at: now(), deed }).collect();
        Sitting::at(&id, log, Logbook::new(keeping))
    }

    /// Sits down at the table of a log.
    fn at(id: &str, log: Vec<Entry>, logbook: Logbook) -> Result<Sitting, Failure> {
        let no_match = |why: String| Failure::from(text!("house-no-saved-match", why = why));
        let room = Room::read(id, &log).map_err(|corrupt| no_match(corrupt.to_string()))?;
        let room = room.filter(|room| room.table().is_some()).ok_or_else(|| no_match("it has not begun".into()))?;
        let mut sitting = Sitting { room, heads: Heads::default(), declined: None, logbook, warning: None };
        sitting.logbook.take(log);
        Ok(sitting)
    }

    /// Sits down as the command line says.
    pub fn from_args(game: &str, args: &PlayArgs, lang: Lang) -> Result<Sitting, Failure> {
        let options = pairs(&args.options)?;
        let table = spadille_catalogue::open(game, args.preset.as_deref(), &options, &[])?;
        let seat = args.seat.unwrap_or_else(|| table.book().title.guest_seat.min(table.seats()));
        let kinds = kinds(&args.against, seat, table.seats())?;
        let company = Company {
            preset: args.preset.as_deref(),
            options,
            kinds,
            own: own_name(&args.name),
            seed: args.seed,
            given: Vec::new(),
        };
        Sitting::new(game, company, keeping(game, args)?, lang)
    }

    /// Sits down to play on from a step of a match that was played.
    pub fn fork(args: &PlayArgs, file: &std::path::Path, lang: Lang) -> Result<Sitting, Failure> {
        let record = crate::commands::record::read(file)?;
        let game = record.header.game.clone();
        let table = spadille_catalogue::resume(&record, &mut Log::default()).map_err(|why| Failure::file(file, why))?;
        let steps = args.step.map_or(record.steps.len(), |step| step.min(record.steps.len()));
        let seat = args.seat.unwrap_or_else(|| table.book().title.guest_seat.min(table.seats()));
        let company = Company {
            preset: None,
            options: record.header.options.clone(),
            kinds: kinds(&args.against, seat, table.seats())?,
            own: own_name(&args.name),
            seed: args.seed,
            given: record.steps[..steps].to_vec(),
        };
        Sitting::new(&game, company, keeping(&game, args)?, lang)
    }

    /// Sits down again to the match in a file, or to the one that was left last.
    pub fn resume(file: Option<PathBuf>) -> Result<Sitting, Failure> {
        let keeping = match file {
            Some(path) => Keeping::File(path),
            None => Keeping::House(saving::left_match().ok_or_else(|| text!("house-no-left-match"))?),
        };
        let path = keeping.path().unwrap_or_else(|| std::path::Path::new("")).to_owned();
        let log = saving::read_log(&path)?;
        let id = match log.first().map(|entry| &entry.deed) {
            Some(Deed::Opened { charter }) => charter.seed.commitment(),
            _ => String::new(),
        };
        let logbook = Logbook::resumed(keeping, log.len());
        Sitting::at(&id, log, logbook).map_err(|why| Failure::file(&path, why))
    }

    /// The same match, kept nowhere: for pictures.
    #[must_use]
    pub fn unsaved(mut self) -> Sitting {
        self.logbook = Logbook::new(Keeping::Nowhere);
        self
    }

    /// The match. It has begun, or nobody would sit here.
    pub fn table(&self) -> &dyn AnyMatch {
        self.room.table().expect("a sitting begins with its match")
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.room.chairs.get(seat.index()).is_some_and(|chair| chair.player().is_some())
    }

    /// Whether a bot plays a seat.
    pub fn is_bot(&self, seat: Seat) -> bool {
        !self.is_human(seat)
    }

    /// The person whose eyes the table is shown through: the first human, or the one to act among several.
    pub fn viewer(&self) -> Viewer {
        let acting = self.table().turn().awaited().iter().find(|seat| self.is_human(*seat));
        acting.or_else(|| self.room.seats().find(|seat| self.is_human(*seat))).map_or(Viewer::Onlooker, Viewer::Seat)
    }

    /// A person whom the game waits for; or else one who may speak unasked, for a bot would not leave him the time to.
    pub fn human_to_act(&self) -> Option<Seat> {
        let Turn::Seats { awaited, free } = self.table().turn() else { return None };
        awaited.iter().chain(free.iter()).find(|seat| self.is_human(*seat))
    }

    /// Writes a deed into the log, and then does it.
    fn enter(&mut self, deed: Deed) -> bool {
        let entry = Entry { seq: self.room.seq + 1, at: now(), deed };
        if self.room.apply(&entry).is_err() {
            return false;
        }
        self.logbook.take([entry]);
        true
    }

    /// Lets the bots think. Returns whether one did something.
    fn let_bots_think(&mut self) -> bool {
        let Some(occasion) = self.heads.occasion(&self.room, self.declined) else { return false };
        let thought = self.heads.think(&occasion);
        match self.room.thought_out(&thought) {
            Some(deed) => self.enter(deed),
            None => {
                self.declined = Some(thought.step);
                false
            }
        }
    }

    /// Asks the bots that may interrupt, once a step, whether they want to. Returns whether one did.
    pub fn interrupted(&mut self) -> bool {
        let only_free = matches!(self.room.due(), Due::Bots(moving, _) if moving.is_empty());
        only_free && self.let_bots_think() && self.saved()
    }

    /// Lets chance or one bot act. Returns whether anything happened.
    pub fn advance(&mut self) -> bool {
        let moved = match self.room.due() {
            Due::Nothing | Due::Begin | Due::End => false,
            Due::Chance => self.room.chance().is_some_and(|deed| self.enter(deed)),
            Due::Bots(..) => self.let_bots_think(),
        };
        moved && self.saved()
    }

    /// Plays on for so many steps, people's moves by the book; stops where a person is to act.
    pub fn play_by_book(&mut self, steps: usize) {
        while self.table().record().steps.len() < steps || self.human_to_act().is_none() {
            let advised = self.human_to_act().and_then(|seat| Some((seat, self.table().advice(seat)?.0)));
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
        let notation = self.table().check(seat, notation)?;
        self.enter(Deed::Stepped { step: Step::Move { seat, notation } });
        self.save();
        Ok(())
    }

    /// Takes back the last decision of a person, and everything after it. Returns whether there was one.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        let Some(steps) = self.room.take_back_to(seat) else { return false };
        self.declined = None;
        self.enter(Deed::TookBack { steps }) && self.saved()
    }

    /// Everything that happened in the game, in order.
    pub fn told(&self) -> impl DoubleEndedIterator<Item = &Event> {
        self.room.lines().filter_map(|line| match &line.what {
            What::Game(event) => Some(event),
            What::Said(..) | What::House { .. } => None,
        })
    }

    /// How many deals have ended so far; a deal may end more than once, as the tours of Trictrac.
    pub fn deals_over(&self) -> usize {
        self.told().filter(|event| matches!(event.what, Happened::DealOver(_))).count()
    }

    /// The sheet of the deal that is over last.
    pub fn last_sheet(&self) -> Option<Sheet> {
        self.room.lines().rev().find_map(|line| self.room.sheet(line))
    }

    /// What a person has been told, in order.
    pub fn told_to(&self, who: Viewer) -> impl DoubleEndedIterator<Item = &Event> {
        self.told().filter(move |event| event.is_for(who))
    }

    fn saved(&mut self) -> bool {
        self.save();
        true
    }

    /// Saves the match, and notes that it is over when it is. A failure is kept to be said once; the match goes on.
    pub fn save(&mut self) {
        if self.room.due() == Due::End {
            self.enter(Deed::Ended);
        }
        if let Err(failure) = self.logbook.write(self.room.is_done()) {
            self.warning.get_or_insert(failure);
        }
    }

    /// What is said to somebody who leaves: how to go on, if the match could be saved.
    pub fn farewell(&self) -> Option<Text> {
        match self.logbook.keeping() {
            _ if !self.logbook.is_written() || self.table().turn() == Turn::Over => None,
            Keeping::House(_) => Some(text!("house-saved")),
            Keeping::File(path) => Some(text!("house-saved-in", file = path.display().to_string())),
            Keeping::Nowhere => None,
        }
    }
}

/// Where a match is kept that the command line speaks of.
fn keeping(game: &str, args: &PlayArgs) -> Result<Keeping, Failure> {
    match &args.save {
        Some(path) if saving::is_taken(path) => Err(Failure::file(path, text!("house-save-taken"))),
        Some(path) => Ok(Keeping::File(path.clone())),
        None => Ok(Keeping::House(saving::new_place(game))),
    }
}

/// Who plays the seats around somebody: `human` at his own, the others as he wishes.
fn kinds(against: &[String], seat: u8, seats: u8) -> Result<Vec<String>, Failure> {
    if seat == 0 || seat > seats {
        return Err(no_such_seat(seat, seats));
    }
    let others = usize::from(seats) - 1;
    let mut kinds = match against {
        [] => vec!["book".to_owned(); others],
        [one] => vec![one.clone(); others],
        several if several.len() == others => several.to_vec(),
        several => {
            return Err(text!("house-wrong-opponents", given = several.len(), seats = seats, wanted = others).into());
        }
    };
    kinds.insert(usize::from(seat) - 1, "human".into());
    Ok(kinds)
}

/// A name as it is put down: without signs that a terminal would obey, and not too long.
fn own_name(name: &str) -> String {
    name.trim().chars().filter(|c| !c.is_control()).take(24).collect()
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

/// The people at a table of these kinds: by the name the first has given, or by their number.
fn names(kinds: &[String], own: &str, lang: Lang) -> Vec<Option<PersonRef>> {
    let several = kinds.iter().filter(|kind| *kind == "human").count() > 1;
    let mut people = 0;
    let mut person = |kind: &String| {
        (kind == "human").then(|| {
            people += 1;
            let name = match people {
                1 if !own.is_empty() => own.to_owned(),
                _ if several => format!("{} {people}", guest(lang)),
                _ => guest(lang).to_owned(),
            };
            PersonRef::guest(people.to_string(), name)
        })
    };
    kinds.iter().map(&mut person).collect()
}

/// What a person is called who gave no name: as the system calls him, or a guest.
pub fn guest_name(lang: Lang) -> String {
    let user = std::env::var("USER").ok().filter(|u| !u.is_empty() && u != "root");
    user.map_or_else(|| guest(lang).to_owned(), |user| capitalised(&user.chars().take(24).collect::<String>()))
}

fn guest(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Guest",
        Lang::De => "Gast",
    }
}

/// Milliseconds since 1970.
fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sitting(game: &str, options: &[&str]) -> Sitting {
        let options = options.iter().map(|o| (*o).to_owned()).collect();
        let args = PlayArgs { seed: Some(7), options, ..PlayArgs::default() };
        Sitting::from_args(game, &args, Lang::En).expect("a table").unsaved()
    }

    #[test]
    fn nobody_is_asked_where_nobody_is_free() {
        assert!(!sitting("piquet", &[]).interrupted());
    }

    #[test]
    fn a_person_who_may_speak_unasked_is_given_the_time_to() {
        let mut sitting = sitting("piquet", &["declarations=manual"]);
        let free_person = |sitting: &Sitting| match sitting.table().turn() {
            Turn::Seats { free, .. } => free.iter().find(|seat| sitting.is_human(*seat)),
            _ => None,
        };
        let found = (0..200).find_map(|steps| {
            sitting.play_by_book(steps);
            free_person(&sitting)
        });
        // Before the bot leads, the dealer is asked what he may have forgotten; then the bot goes on.
        let dealer = found.expect("a person deals in one of two deals");
        assert_eq!(sitting.human_to_act(), Some(dealer));
        assert!(sitting.table().choices(dealer).list.iter().any(|choice| choice.notation == "pass"));
        sitting.act(dealer, "pass").expect("nothing to add");
        assert_eq!(sitting.human_to_act(), None);
        assert!(sitting.advance());
    }

    #[test]
    fn people_at_one_terminal_are_numbered() {
        let kinds = ["human".to_owned(), "book".to_owned(), "human".to_owned()];
        let called = |own: &str| names(&kinds, own, Lang::De).into_iter().flatten().map(|p| p.name).collect::<Vec<_>>();
        assert_eq!(called(""), ["Gast 1", "Gast 2"]);
        assert_eq!(called("Anna"), ["Anna", "Gast 2"]);
    }

    #[test]
    fn a_match_left_in_a_file_is_taken_up_as_it_was_and_proves_its_dealing() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("match.jsonl");
        let args = PlayArgs { save: Some(file.clone()), name: "Dora".into(), ..PlayArgs::default() };
        let mut first = Sitting::from_args("pharo", &args, Lang::En).expect("a table");
        first.play_by_book(30);
        let seen = first.table().scene(first.viewer());
        drop(first);
        let mut again = Sitting::resume(Some(file.clone())).expect("the match");
        assert_eq!(again.table().scene(again.viewer()), seen);
        while again.table().turn() != Turn::Over {
            let steps = again.table().record().steps.len();
            again.play_by_book(steps + 100);
        }
        let record = crate::commands::record::read(&file).expect("a record");
        assert!(spadille_table::fair::verify(&record).expect("a fair dealing").outcomes > 0);
        let from = PlayArgs { step: Some(20), save: Some(folder.path().join("fork.jsonl")), ..PlayArgs::default() };
        let fork = Sitting::fork(&from, &file, Lang::En).expect("a match to play on");
        assert_eq!(fork.table().record().steps[..20], record.steps[..20]);
    }
}
