//! A room: one table as its log tells it. Reading the log again gives the same room on any machine.

mod decide;
mod hearing;
mod past;

pub use decide::{Around, Decision, bot_kind, filled_in, salt};
pub use hearing::Score;

use crate::act::Request;
use crate::deed::{Charter, Deed, Entry};
use crate::fair::Dealing;
use crate::person::PersonRef;
use serde::{Deserialize, Serialize};
use spadille_bots::{BotKind, NAMES};
use spadille_catalogue::AnyMatch;
use spadille_core::record::{Fair, Header};
use spadille_core::{Arg, Event, Log, Record, Seat, SeatSet, Step, Text, Turn, text};
use std::collections::BTreeSet;

/// A seat and who has it. With a person and a bot, the bot stands in.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Chair {
    /// The person it belongs to.
    pub person: Option<PersonRef>,
    /// The bot that plays.
    pub bot: Option<BotKind>,
    /// The person's salt.
    pub salt: String,
    /// Whether his salt is still to come.
    pub owes: bool,
    /// When he sat down, or came back last.
    pub came: i64,
}

impl Chair {
    /// Whether nobody has it.
    pub fn is_free(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// The person who plays here himself.
    pub fn player(&self) -> Option<&PersonRef> {
        self.person.as_ref().filter(|_| self.bot.is_none())
    }
}

/// How a table stands.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are free.
    Waiting,
    /// The match is on.
    Playing,
    /// The match is paused.
    Paused,
    /// The match is over.
    Over,
    /// The table was given up, or the match broken off.
    Closed,
}

/// A line of the table's talk and doings.
#[derive(Clone, Debug)]
pub struct Line {
    /// The number of the entry it belongs to. Several lines may share one.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Steps of the match played when it was told.
    pub step: u32,
    /// The deal it belongs to, from 1; 0 before the first.
    pub deal: u32,
    /// What it tells.
    pub what: What,
}

/// What a line tells.
#[derive(Clone, Debug)]
pub enum What {
    /// Something happened in the game.
    Game(Event),
    /// Somebody said something.
    Said(PersonRef, String),
    /// Something about the table itself.
    House {
        /// What.
        text: Text,
        /// The person it speaks of, if it speaks of one.
        of: Option<String>,
    },
}

/// What somebody asks, and who has agreed.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// What.
    pub what: Request,
    /// Who asks.
    pub by: Seat,
    /// Who agreed.
    pub agreed: SeatSet,
}

/// What the house itself has to do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// Nothing: people are to act.
    Nothing,
    /// All seats are taken.
    Begin,
    /// Chance decides.
    Chance,
    /// One of these bots moves; the second set may interrupt.
    Bots(SeatSet, SeatSet),
    /// The match is over.
    End,
}

/// A log that cannot be read: some step does not follow from those before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corrupt {
    /// The number of the entry.
    pub seq: u64,
    /// Why.
    pub reason: String,
}

impl std::fmt::Display for Corrupt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "entry {} of the log cannot be applied: {}", self.seq, self.reason)
    }
}

impl std::error::Error for Corrupt {}

/// One table.
pub struct Room {
    /// Its id.
    pub id: String,
    /// The number of the last entry.
    pub seq: u64,
    /// What was agreed on.
    pub charter: Charter,
    /// How it stands.
    pub status: Status,
    /// The seats.
    pub chairs: Vec<Chair>,
    /// The seats as the match began. A rated match counts for these, whoever leaves it.
    pub starters: Vec<Chair>,
    /// What somebody asks of the others.
    pub asked: Option<Asked>,
    /// The table that follows.
    pub next: Option<String>,
    /// When it was opened.
    pub opened: i64,
    /// When something last happened.
    pub changed: i64,
    /// When the match last went on, so that whoever is awaited has been awaited since.
    pub moved: i64,
    /// The number of the last entry that took something back; whoever has seen less must forget the log.
    pub rewound: u64,
    match_: Option<Box<dyn AnyMatch>>,
    dealing: Option<Dealing>,
    lines: Vec<Line>,
    silent: BTreeSet<String>,
    past: past::Past,
}

impl Room {
    /// The room of a freshly opened table.
    ///
    /// # Errors
    /// When the first entry does not open a table.
    pub fn open(id: &str, first: &Entry) -> Result<Room, Corrupt> {
        let Deed::Opened { charter } = &first.deed else {
            return Err(Corrupt { seq: first.seq, reason: "the table was never opened".into() });
        };
        Ok(Room {
            id: id.to_owned(),
            seq: first.seq,
            charter: (**charter).clone(),
            status: Status::Waiting,
            chairs: vec![Chair::default(); charter.seats as usize],
            starters: Vec::new(),
            asked: None,
            next: None,
            opened: first.at,
            changed: first.at,
            moved: first.at,
            rewound: 0,
            match_: None,
            dealing: None,
            lines: Vec::new(),
            silent: BTreeSet::new(),
            past: past::Past::default(),
        })
    }

    /// The room that a whole log tells of; nothing when the log is empty.
    ///
    /// # Errors
    /// When some entry does not follow from those before.
    pub fn read(id: &str, log: &[Entry]) -> Result<Option<Room>, Corrupt> {
        let Some((first, rest)) = log.split_first() else { return Ok(None) };
        let mut room = Room::open(id, first)?;
        rest.iter().try_for_each(|entry| room.apply(entry))?;
        Ok(Some(room))
    }

    /// Takes one more entry of the log into account.
    ///
    /// # Errors
    /// When it does not follow from those before. The room is of no use then.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        if entry.seq != self.seq + 1 {
            let reason = format!("it should be entry {}", self.seq + 1);
            return Err(Corrupt { seq: entry.seq, reason });
        }
        (self.seq, self.changed) = (entry.seq, entry.at);
        self.take(entry).map_err(|reason| Corrupt { seq: entry.seq, reason })
    }

    fn take(&mut self, entry: &Entry) -> Result<(), String> {
        if matches!(entry.deed, Deed::Began | Deed::Stepped { .. } | Deed::TookBack { .. } | Deed::Resumed { .. }) {
            self.moved = entry.at;
        }
        match &entry.deed {
            Deed::Opened { .. } => return Err("the table is already open".into()),
            Deed::Sat { seat, person, salt, owes } => {
                *self.chair(*seat)? =
                    Chair { person: Some(person.clone()), bot: None, salt: salt.clone(), owes: *owes, came: entry.at };
                self.house(text!("room-sat", seat = *seat));
            }
            Deed::Salted { seat, salt } => {
                let chair = self.chair(*seat)?;
                (chair.salt, chair.owes) = (salt.clone(), false);
            }
            Deed::Rose { seat } => {
                let (name, waiting) = (self.name(*seat), self.status == Status::Waiting);
                let chair = self.chair(*seat)?;
                let person = chair.person.take();
                if waiting {
                    // Once the match is on, his salt is in the dealing and stays there.
                    (chair.salt, chair.owes) = (String::new(), false);
                }
                self.asked = None;
                self.house_of(person.map(|p| p.id), text!("room-rose", name = Arg::SatThen(*seat, name)));
            }
            Deed::BotSat { seat, kind, stand_in } => {
                let chair = self.chair(*seat)?;
                chair.bot = Some(*kind);
                if !stand_in {
                    chair.person = None;
                }
                let said =
                    if *stand_in { text!("room-stands-in", seat = *seat) } else { text!("room-bot-sat", seat = *seat) };
                self.house(said);
            }
            Deed::Cleared { seat } => {
                let name = self.name(*seat);
                let person = std::mem::take(self.chair(*seat)?).person;
                self.house_of(person.map(|p| p.id), text!("room-rose", name = Arg::SatThen(*seat, name)));
            }
            Deed::Returned { seat } => {
                let chair = self.chair(*seat)?;
                (chair.bot, chair.came) = (None, entry.at);
                self.house(text!("room-returned", seat = *seat));
            }
            Deed::Began => self.begin()?,
            Deed::Stepped { step } => {
                // Whoever moves has gone on; what is dealt meanwhile is nobody's answer.
                if matches!(step, Step::Move { .. }) {
                    self.asked = None;
                }
                let mut log = Log::default();
                let table = self.match_.as_mut().ok_or("the match has not begun")?;
                let deal = table.deals_done() + 1;
                table.take_step(step, &mut log).map_err(|why| why.id.into_owned())?;
                let at_step = table.record().steps.len() as u32;
                let (seq, at) = (entry.seq, entry.at);
                self.lines.extend(log.events.into_iter().map(|event| Line {
                    seq,
                    at,
                    step: at_step,
                    deal,
                    what: What::Game(event),
                }));
            }
            Deed::Said { by, text } => self.line(What::Said(by.clone(), text.clone())),
            Deed::Hushed { person, silent } => {
                if *silent {
                    self.silent.insert(person.clone());
                } else {
                    self.silent.remove(person);
                }
            }
            Deed::Asked { what, by } => {
                self.asked = Some(Asked { what: *what, by: *by, agreed: SeatSet::one(*by) });
                let said = match what {
                    Request::TakeBack => text!("room-asks-take-back", seat = *by),
                    Request::Pause => text!("room-asks-pause", seat = *by),
                    Request::BreakOff => text!("room-asks-break-off", seat = *by),
                };
                self.house(said);
            }
            Deed::Answered { by, yes } => {
                if *yes {
                    let asked = self.asked.as_mut().ok_or("nothing was asked")?;
                    asked.agreed = asked.agreed.with(*by);
                    self.house(text!("room-agrees", seat = *by));
                } else {
                    self.asked = None;
                    self.house(text!("room-declines", seat = *by));
                }
            }
            Deed::TookBack { steps } => {
                self.asked = None;
                self.rewound = entry.seq;
                self.past.forget();
                self.match_.as_mut().ok_or("the match has not begun")?.rewind(*steps as usize);
                self.lines.retain(|line| line.step <= *steps || !matches!(line.what, What::Game(_)));
                self.house(text!("room-taken-back"));
            }
            Deed::Paused => {
                self.asked = None;
                self.status = Status::Paused;
                self.house(text!("room-paused"));
            }
            Deed::Resumed { by } => {
                self.status = Status::Playing;
                self.house(text!("room-resumed", seat = *by));
            }
            Deed::Ended => {
                self.asked = None;
                self.status = Status::Over;
                self.house(text!("house-match-over"));
            }
            Deed::Closed => {
                self.asked = None;
                self.status = Status::Closed;
                self.house(text!("room-closed"));
            }
            Deed::Followed { table } => {
                self.next = Some(table.clone());
                self.house(text!("room-followed"));
            }
        }
        Ok(())
    }

    fn begin(&mut self) -> Result<(), String> {
        let names: Vec<String> = self.seats().map(|seat| self.name(seat)).collect();
        let header = Header {
            spadille: spadille_core::record::FORM,
            game: self.charter.game.clone(),
            options: self.charter.options.clone(),
            seats: names,
            fair: None,
        };
        let record = Record { header, steps: self.charter.given.clone() };
        let mut log = Log::default();
        self.match_ = Some(spadille_catalogue::resume(&record, &mut log).map_err(|e| e.to_string())?);
        self.dealing = Some(Dealing::new(&self.charter.seed, &self.salts()));
        self.starters = self.chairs.clone();
        self.status = Status::Playing;
        self.house(text!("room-began"));
        Ok(())
    }

    fn line(&mut self, what: What) {
        let (step, deal) = self.match_.as_ref().map_or((0, 0), |m| (m.record().steps.len() as u32, m.deals_done() + 1));
        self.lines.push(Line { seq: self.seq, at: self.changed, step, deal, what });
    }

    fn house(&mut self, text: Text) {
        let seat = text.args.iter().find_map(|(_, arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None });
        let person = seat.and_then(|seat| self.chairs.get(seat.index())?.person.as_ref());
        let of = person.map(|person| person.id.clone());
        self.house_of(of, text);
    }

    /// Tells something about the table and about a person, by the name he has now: later another may have his seat.
    fn house_of(&mut self, of: Option<String>, text: Text) {
        let named = |arg| if let Arg::Seat(seat) = arg { Arg::SatThen(seat, self.name(seat)) } else { arg };
        let text = Text { args: text.args.into_iter().map(|(n, arg)| (n, named(arg))).collect(), ..text };
        self.line(What::House { text, of });
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, String> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    /// The seats in order of play.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.charter.seats)
    }

    /// What whoever sits there is called.
    pub fn name(&self, seat: Seat) -> String {
        match self.chairs.get(seat.index()) {
            Some(Chair { person: Some(person), .. }) => person.name.clone(),
            Some(Chair { bot: Some(_), .. }) => self.bot_name(seat).to_owned(),
            _ => String::new(),
        }
    }

    /// A bot's name depends on the table too, so that one meets different company; nobody else there has it.
    fn bot_name(&self, seat: Seat) -> &'static str {
        let table: usize = self.id.bytes().map(usize::from).sum();
        let mut taken: Vec<&str> = self.chairs.iter().flat_map(|c| &c.person).map(|p| p.name.as_str()).collect();
        let mut name = "";
        for (i, chair) in self.chairs.iter().enumerate().take(seat.index() + 1) {
            if chair.person.is_none() && chair.bot.is_some() {
                let mut names = (0..NAMES.len()).map(|n| NAMES[(table + 5 * i + n) % NAMES.len()]);
                name = names.find(|name| !taken.contains(name)).unwrap_or_default();
                taken.push(name);
            }
        }
        name
    }

    /// For whom a seat that is free is kept, in a rematch.
    pub fn kept_for(&self, seat: Seat) -> Option<&PersonRef> {
        let is_free = self.chairs.get(seat.index()).is_some_and(Chair::is_free);
        self.charter.kept.get(seat.index()).and_then(Option::as_ref).filter(|_| is_free)
    }

    /// The names of all.
    pub fn names(&self) -> Vec<String> {
        self.seats().map(|seat| self.name(seat)).collect()
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let is_his = |chair: &Chair| chair.person.as_ref().is_some_and(|p| p.id == person);
        self.chairs.iter().position(is_his).map(|i| Seat(i as u8))
    }

    /// The match, once it has begun.
    pub fn table(&self) -> Option<&dyn AnyMatch> {
        self.match_.as_deref()
    }

    /// The same room with another match on the table: what is imagined must look the same to whoever imagines it.
    pub fn put(&mut self, table: Box<dyn AnyMatch>) {
        self.past.forget();
        self.match_ = Some(table);
    }

    /// Steps of the match played.
    pub fn steps(&self) -> u32 {
        self.table().map_or(0, |m| m.record().steps.len() as u32)
    }

    /// The salts, seat by seat.
    pub fn salts(&self) -> Vec<String> {
        self.chairs.iter().map(|c| c.salt.clone()).collect()
    }

    /// Whether nothing more will happen in the match.
    pub fn is_done(&self) -> bool {
        matches!(self.status, Status::Over | Status::Closed)
    }

    /// Whether nobody but bots sits here.
    pub fn only_bots(&self) -> bool {
        self.chairs.iter().all(|chair| chair.person.is_none() && chair.bot.is_some())
    }

    /// Whether how it ends is nobody's concern: only bots sit here, and no person's rating hangs on it. Whoever rises from a rated match
    /// does not take it with him.
    pub fn is_for_nobody(&self) -> bool {
        let counts = self.charter.rated && self.starters.iter().any(|chair| chair.person.is_some());
        self.only_bots() && !counts
    }

    /// What the house has to do next.
    pub fn due(&self) -> Due {
        match (self.status, self.table().map(AnyMatch::turn)) {
            (Status::Waiting, _) if self.chairs.iter().all(|c| !c.is_free() && !c.owes) => Due::Begin,
            (Status::Playing, Some(Turn::Over)) => Due::End,
            (Status::Playing, Some(Turn::Chance)) => Due::Chance,
            (Status::Playing, Some(Turn::Seats { awaited, free })) => {
                let bots = |seats: SeatSet| {
                    seats.iter().filter(|s| self.chairs.get(s.index()).is_some_and(|c| c.bot.is_some())).collect()
                };
                let (moving, free): (SeatSet, SeatSet) = (bots(awaited), bots(free));
                if moving.is_empty() && free.is_empty() { Due::Nothing } else { Due::Bots(moving, free) }
            }
            _ => Due::Nothing,
        }
    }

    /// Whether a bot here thinks for long.
    pub fn has_strong_bots(&self) -> bool {
        self.chairs.iter().any(|chair| matches!(chair.bot, Some(BotKind::Search(_))))
    }

    /// Whether the house has something to do whoever watches.
    pub fn is_due(&self) -> bool {
        match self.due() {
            Due::Nothing => false,
            Due::Bots(..) => !self.is_for_nobody(),
            Due::Begin | Due::Chance | Due::End => true,
        }
    }

    /// What chance decides now.
    pub fn chance(&self) -> Option<Deed> {
        let (table, dealing) = (self.match_.as_ref()?, self.dealing.as_ref()?);
        let mut again = table.fork();
        dealing.deal(again.as_mut(), &mut Log::default());
        let step = again.record().steps.get(table.record().steps.len())?.clone();
        Some(Deed::Stepped { step })
    }

    /// The record of a finished match, with what it was dealt from; nothing while that is a secret.
    pub fn record(&self) -> Option<Record> {
        let mut record = self.table().filter(|_| self.is_done())?.record().clone();
        let given = self.charter.given.iter().filter(|s| matches!(s, Step::Chance { .. })).count();
        record.header.fair = Some(Fair {
            commitment: self.charter.seed.commitment(),
            seed: self.charter.seed.reveal(),
            salts: self.salts(),
            given,
        });
        Some(record)
    }
}
