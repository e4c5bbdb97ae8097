//! The house itself: it opens tables and finds the keeper of each.

use crate::config::Config;
use crate::keeper::{Ask, Keeper, Looker};
use crate::peers::{Peers, Told};
use crate::porter;
use crate::store::{Append, AppendError, Store, now};
use crate::thinkers::Thinkers;
use crate::views::Views as _;
use crate::wire::{Act, Answer, ForkWish, NewTable, Opened, PersonRef, SeatWish};
use serde_json::Value;
use spadille_bots::BotKind;
use spadille_core::{Record, Seat, text};
use spadille_table::fair::Seed;
use spadille_table::{Charter, Deed, Entry};
use spadille_table::{Kind, Refused};
use spadille_table::{Room, bot_kind};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{Semaphore, broadcast, mpsc, oneshot, watch};

/// The longest match, in whatever its length is agreed on.
const LONGEST: i64 = 200;
/// What the length of a match is agreed in.
const LENGTHS: [&str; 8] = ["tours", "rounds", "tailles", "banks", "deals", "rubbers", "parties", "games"];
/// How long a bot takes for a move when nothing else was agreed on.
const PACE: u32 = 600;

/// A house that is open.
#[derive(Clone)]
pub struct House(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub store: Store,
    pub config: Config,
    /// Heads that think long, for everybody in turn.
    pub thinkers: Thinkers,
    /// Heads that know the book.
    pub quick: Arc<Semaphore>,
    /// Tells this house from others on the same store.
    pub number: u64,
    /// Sessions that were ended.
    pub ended_sessions: broadcast::Sender<String>,
    /// Whether the house is about to close.
    closing: watch::Sender<bool>,
    keepers: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
    peers: Option<Peers>,
}

impl Inner {
    pub fn has_peers(&self) -> bool {
        self.peers.is_some()
    }

    pub fn tell_houses(&self, table: &str, seq: u64) {
        self.tell(&Told::Log { house: self.number, table: table.to_owned(), seq });
    }

    pub fn tell_presence(&self, table: &str, people: Vec<String>) {
        self.tell(&Told::Present { house: self.number, table: table.to_owned(), people });
    }

    fn tell(&self, told: &Told) {
        if let Some(peers) = &self.peers {
            peers.tell(told);
        }
    }

    /// Mentions something to the keeper of a table, if it has one here.
    pub fn mention(&self, table: &str, ask: Ask) {
        let keeper = self.keepers.lock().ok().and_then(|keepers| keepers.get(table).cloned());
        if let Some(keeper) = keeper {
            // A keeper too busy to listen looks into the store by itself.
            let _ = keeper.try_send(ask);
        }
    }
}

impl House {
    /// Opens the house.
    ///
    /// # Errors
    /// When the store or the line to the other houses cannot be opened.
    pub async fn open(config: Config) -> Result<House, String> {
        let store = config.open_store().await?;
        let peers = match &config.nats {
            None => None,
            Some(url) => Some(Peers::connect(url).await.map_err(|e| format!("NATS at {url}: {e}"))?),
        };
        let heads = std::thread::available_parallelism().map_or(2, usize::from);
        let inner = Arc::new(Inner {
            store,
            config,
            thinkers: Thinkers::new(heads),
            quick: Arc::new(Semaphore::new(heads)),
            number: u64::from_str_radix(&porter::random_word(7), 16).unwrap_or(1),
            ended_sessions: broadcast::channel(256).0,
            closing: watch::channel(false).0,
            keepers: Mutex::new(HashMap::new()),
            peers,
        });
        if let Some(peers) = &inner.peers {
            peers.listen(Arc::downgrade(&inner));
        }
        let house = House(inner);
        house.wake_tables(0).await;
        house.look_after_tables();
        Ok(house)
    }

    /// Wakes the keepers of tables where the house has something to do and nothing has happened for a while.
    async fn wake_tables(&self, quiet: i64) {
        let Ok(due) = self.0.store.due_tables(now() - quiet).await else { return };
        for table in due {
            let _ = self.keeper(&table).send(Ask::Wake).await;
        }
    }

    /// Gives up tables that have waited in vain.
    pub(crate) async fn give_up_waiting(&self) {
        let waited = i64::from(self.0.config.limits.waiting) * 1000;
        let Ok(tables) = self.0.store.waiting_tables(now() - waited).await else { return };
        for table in tables {
            let _ = self.keeper(&table).send(Ask::GiveUp).await;
        }
    }

    /// Looks after tables whose house has gone away.
    fn look_after_tables(&self) {
        let house = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(Duration::from_secs(15)).await;
                let Some(house) = house.upgrade() else { return };
                let house = House(house);
                house.wake_tables(15_000).await;
                house.give_up_waiting().await;
            }
        });
    }

    /// The keeper of a table; a new one when none is there.
    pub(crate) fn keeper(&self, table: &str) -> mpsc::Sender<Ask> {
        let mut keepers = self.0.keepers.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(keeper) = keepers.get(table).filter(|k| !k.is_closed()) {
            return keeper.clone();
        }
        // Keepers who went home leave their names behind; they are struck out now and then.
        if keepers.len().is_multiple_of(64) {
            keepers.retain(|_, keeper| !keeper.is_closed());
        }
        let (ask, asks) = mpsc::channel(256);
        let keeper = Keeper::new(table.to_owned(), self.0.clone(), asks, ask.downgrade());
        tokio::spawn(keeper.keep());
        keepers.insert(table.to_owned(), ask.clone());
        metrics::gauge!("spadille_tables_kept").set(keepers.len() as f64);
        ask
    }

    /// Asks the keeper of a table something.
    pub(crate) async fn ask<T>(
        &self,
        table: &str,
        ask: impl Fn(oneshot::Sender<Result<T, Refused>>) -> Ask,
    ) -> Result<T, Refused> {
        if !is_table_id(table) {
            return Err(Refused::not_found());
        }
        // A keeper may go home in the moment it is asked; then the next one answers.
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            if self.keeper(table).send(ask(reply)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answer.await {
                return answer;
            }
        }
        Err(Refused::unavailable())
    }

    /// Reads something off a table, for somebody who may see it or for the house itself.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        table: &str,
        who: Option<&Looker>,
        read: impl FnOnce(&Room) -> Result<T, Refused> + Clone + Send + 'static,
    ) -> Result<T, Refused> {
        self.ask(table, |reply| {
            let read = read.clone();
            Ask::Read(
                who.cloned(),
                Box::new(move |room| {
                    let _ = reply.send(room.and_then(read));
                }),
            )
        })
        .await
    }

    /// A person does something at a table.
    ///
    /// # Errors
    /// Says why it was not done.
    pub(crate) async fn act(&self, table: &str, who: &Looker, act: Act) -> Result<Answer, Refused> {
        let rematch = if let Act::Rematch { salted } = act { Some(salted) } else { None };
        let answer = self.ask(table, |reply| Ask::Act(who.clone(), act.clone(), reply)).await?;
        if let Some(salted) = rematch.filter(|_| answer.table.is_none()) {
            return Ok(Answer {
                table: Some(self.rematch(table, who.person.as_ref().ok_or_else(Refused::nobody)?, salted).await?),
                ..answer
            });
        }
        Ok(answer)
    }

    /// Opens a table.
    ///
    /// # Errors
    /// Says what about it is impossible.
    pub async fn open_table(&self, host: &PersonRef, wish: NewTable) -> Result<Opened, Refused> {
        let table = spadille_catalogue::open(&wish.game, wish.preset.as_deref(), &wish.options, &[]);
        let table = table.map_err(|error| Refused::impossible_said(error.sentence))?;
        let seats = table.seats();
        let wishes = match wish.seats.len() {
            0 => Seat::all(seats).map(|s| if s.0 == 0 { SeatWish::Me } else { SeatWish::Open }).collect(),
            n if n == usize::from(seats) => wish.seats,
            n => return Err(Refused::new(Kind::Impossible, text!("room-wrong-seats", given = n, wanted = seats))),
        };
        if wishes.iter().filter(|w| **w == SeatWish::Me).count() > 1 {
            return Err(Refused::new(Kind::Impossible, text!("room-two-seats")));
        }
        let Value::Object(options) = table.options() else { return Err(Refused::unavailable()) };
        // A match nobody will see the end of is none.
        if LENGTHS.iter().any(|key| options.get(*key).and_then(Value::as_i64).is_some_and(|n| n > LONGEST)) {
            return Err(Refused::new(Kind::Impossible, text!("room-too-long", most = LONGEST)));
        }
        let charter = Charter {
            game: table.game().to_owned(),
            preset: wish.preset,
            options,
            seats,
            public: wish.public,
            rated: wish.rated,
            grace: wish.grace.map(|s| s.clamp(1, 7 * 24 * 3600)),
            pace: wish.pace.unwrap_or(PACE).min(10_000),
            host: host.clone(),
            invitation: porter::random_word(16),
            seed: Seed::fresh(),
            kept: Vec::new(),
            given: Vec::new(),
            forked: None,
        };
        self.set_up(porter::random_word(9), charter, &wishes, wish.salted).await
    }

    /// Plays on from some step of a finished match, against bots.
    ///
    /// # Errors
    /// Says why that is not possible.
    pub(crate) async fn fork(&self, table: &str, who: &Looker, wish: ForkWish) -> Result<Opened, Refused> {
        let host = who.person.as_ref().ok_or_else(Refused::nobody)?;
        let record: Record = self.read(table, Some(who), record).await?;
        let seats = u8::try_from(record.header.seats.len()).unwrap_or(0);
        if wish.seat.0 >= seats {
            return Err(Refused::not_found());
        }
        let kind = bot_kind(wish.bot.as_deref().unwrap_or("book"))?;
        let wishes: Vec<SeatWish> = Seat::all(seats)
            .map(|s| if s == wish.seat { SeatWish::Me } else { SeatWish::Bot(kind.to_string()) })
            .collect();
        let charter = Charter {
            game: record.header.game.clone(),
            preset: None,
            options: record.header.options.clone(),
            seats,
            public: false,
            rated: false,
            grace: None,
            pace: PACE,
            host: host.clone(),
            invitation: porter::random_word(16),
            seed: Seed::fresh(),
            kept: Vec::new(),
            given: record.fork(wish.step as usize).steps,
            forked: Some(table.to_owned()),
        };
        self.set_up(porter::random_word(9), charter, &wishes, wish.salted).await
    }

    /// Opens the table that follows another: the same people and rules, everybody one seat further.
    async fn rematch(&self, table: &str, host: &PersonRef, salted: bool) -> Result<String, Refused> {
        let company = |room: &Room| Ok((room.charter.clone(), room.chairs.clone()));
        let (charter, chairs) = self.read(table, None, company).await?;
        let before = |seat: Seat| &chairs[(seat.index() + chairs.len() - 1) % chairs.len()];
        let wishes: Vec<SeatWish> = Seat::all(charter.seats)
            .map(|seat| match before(seat) {
                chair if chair.person.as_ref().is_some_and(|p| p.id == host.id) => SeatWish::Me,
                chair if chair.person.is_some() => SeatWish::Open,
                chair => SeatWish::Bot(chair.bot.unwrap_or(BotKind::Book).to_string()),
            })
            .collect();
        let kept = Seat::all(charter.seats).map(|seat| before(seat).person.clone()).collect();
        let charter = Charter {
            host: host.clone(),
            invitation: porter::random_word(16),
            seed: Seed::fresh(),
            kept,
            given: Vec::new(),
            forked: None,
            ..charter
        };
        // The name of the next table is written first: of several who ask at once only one sets it up.
        let id = porter::random_word(9);
        let next = self.ask(table, |reply| Ask::Follow(id.clone(), reply)).await?;
        if next == id {
            return Ok(self.set_up(id, charter, &wishes, salted).await?.table);
        }
        for _ in 0..40 {
            if self.read(&next, None, |_| Ok(())).await.is_ok() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(next)
    }

    async fn set_up(&self, id: String, charter: Charter, wishes: &[SeatWish], salted: bool) -> Result<Opened, Refused> {
        let host = charter.host.clone();
        let open = self.0.store.tables_of(&host.id).await.map_err(|_| Refused::unavailable())?;
        let limits = &self.0.config.limits;
        let most = if host.account { limits.tables } else { limits.tables_of_guest };
        if open.len() >= most {
            return Err(Refused::new(Kind::TooMany, text!("room-too-many-tables", most = most)));
        }
        let invitation = charter.invitation.clone();
        let commitment = charter.seed.commitment();
        let mut deeds = vec![Deed::Opened { charter: Box::new(charter) }];
        for (seat, wish) in (0..).map(Seat).zip(wishes) {
            match wish {
                SeatWish::Open => {}
                SeatWish::Me => {
                    deeds.push(Deed::Sat { seat, person: host.clone(), salt: String::new(), owes: salted });
                }
                SeatWish::Bot(kind) => deeds.push(Deed::BotSat { seat, kind: bot_kind(kind)?, stand_in: false }),
            }
        }
        let at = now();
        let entries: Vec<Entry> = deeds.into_iter().zip(1..).map(|(deed, seq)| Entry { seq, at, deed }).collect();
        let room = Room::read(&id, &entries).ok().flatten().ok_or_else(Refused::unavailable)?;
        let append = Append { table: id.clone(), entries, line: room.table_line(), due: room.is_due(), finish: None };
        self.0.store.append(append).await.map_err(|error| {
            if let AppendError::Unavailable(why) = error {
                tracing::warn!(why, "a table could not be opened");
            }
            Refused::unavailable()
        })?;
        metrics::counter!("spadille_tables_opened_total").increment(1);
        let _ = self.keeper(&id).send(Ask::Opened).await;
        Ok(Opened { table: id, invitation, commitment })
    }

    /// Ends a session everywhere.
    pub(crate) async fn end_session(&self, person: &str, session: &str) -> Result<(), Refused> {
        let had = self.0.store.end_session(person, session).await.map_err(|_| Refused::unavailable())?;
        if !had {
            return Err(Refused::not_found());
        }
        let _ = self.0.ended_sessions.send(session.to_owned());
        self.0.tell(&Told::Session { house: self.0.number, session: session.to_owned() });
        Ok(())
    }

    /// Ends all sessions of somebody but one.
    pub(crate) async fn end_other_sessions(&self, person: &str, but: Option<&str>) -> Result<(), Refused> {
        let all = self.0.store.sessions_of(person, but.unwrap_or_default()).await;
        for session in all.map_err(|_| Refused::unavailable())?.iter().filter(|session| !session.current) {
            self.end_session(person, &session.id).await?;
        }
        Ok(())
    }

    /// Sends those home who watch or wait.
    pub(crate) fn begin_to_close(&self) {
        self.0.closing.send_replace(true);
    }

    /// Waits until the house begins to close.
    pub(crate) async fn closing(&self) {
        let _ = self.0.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Closes the house: what is being written is written, then nothing more.
    pub async fn close(&self) {
        self.0.store.close().await;
    }
}

/// The record of a match that is over.
pub(crate) fn record(room: &Room) -> Result<Record, Refused> {
    room.record().ok_or_else(|| Refused::conflict(text!("room-record-later")))
}

/// Whether this may be the id of a table at all.
fn is_table_id(id: &str) -> bool {
    id.len() == 18 && id.bytes().all(|b| b.is_ascii_hexdigit())
}
