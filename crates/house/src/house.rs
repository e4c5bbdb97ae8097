//! The house itself: it finds the keeper of each table, and looks after those nobody keeps.

use crate::archive::Archive;
use crate::config::Config;
use crate::keeper::{Ask, Begun, Keeper, Looker};
use crate::peers::{Peers, Told};
use crate::porter;
use crate::seeds::Seeds;
use crate::store::{Store, now};
use crate::thinkers::Thinkers;
use crate::wire::{Act, Answer};
use spadille_core::Text;
use spadille_table::{Refused, Room};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::sync::{Semaphore, broadcast, mpsc, oneshot, watch};

/// Where nothing has happened for so many milliseconds and something is due, the house that should do it has gone away.
const QUIET: i64 = 15_000;

/// A house that is open.
#[derive(Clone)]
pub struct House(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub store: Store,
    /// Where the seeds of tables come from.
    pub seeds: Seeds,
    pub config: Config,
    /// Heads that think long, for everybody in turn.
    pub thinkers: Thinkers,
    /// Matches that are over.
    pub archive: Archive,
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
    /// Says in a sentence why the store or the line to the other houses cannot be opened.
    pub async fn open(config: Config) -> Result<House, Text> {
        config.check()?;
        let store = config.open_store().await?;
        let peers = match &config.nats {
            None => None,
            Some(url) => Some(Peers::connect(url).await?),
        };
        let heads = std::thread::available_parallelism().map_or(2, usize::from);
        let inner = Arc::new(Inner {
            store,
            seeds: Seeds::new(config.rehearsal),
            config,
            thinkers: Thinkers::new(heads),
            archive: Archive::default(),
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
        let (house, rounds) = (Arc::downgrade(&self.0), self.0.config.limits.rounds);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(rounds).await;
                let Some(house) = house.upgrade() else { return };
                let house = House(house);
                house.wake_tables(QUIET).await;
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
        ask
    }

    /// Whether a table has a keeper here.
    pub(crate) fn is_kept(&self, table: &str) -> bool {
        let keepers = self.0.keepers.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        keepers.get(table).is_some_and(|keeper| !keeper.is_closed())
    }

    /// Counts the tables that are kept now: those whose keepers went home are none.
    pub(crate) fn count_keepers(&self) -> usize {
        let mut keepers = self.0.keepers.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        keepers.retain(|_, keeper| !keeper.is_closed());
        metrics::gauge!("spadille_tables_kept").set(keepers.len() as f64);
        keepers.len()
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
        self.ask_unless(table, ask, || false).await
    }

    /// Asks the keeper of a table something, and another keeper when the first has gone home in this moment; not when it may already
    /// have begun.
    async fn ask_unless<T>(
        &self,
        table: &str,
        ask: impl Fn(oneshot::Sender<Result<T, Refused>>) -> Ask,
        has_begun: impl Fn() -> bool,
    ) -> Result<T, Refused> {
        for _ in 0..3 {
            let (reply, answer) = oneshot::channel();
            if self.keeper(table).send(ask(reply)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answer.await {
                return answer;
            }
            if has_begun() {
                break;
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
        if let Some(read) = self.read_past(table, who, read.clone()).await? {
            return Ok(read);
        }
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

    /// Reads something off a match that is over: it needs nobody to keep it, and is read as it was written down. Nothing while it is not
    /// over, or has a keeper, who knows what is said there.
    pub(crate) async fn read_past<T>(
        &self,
        table: &str,
        who: Option<&Looker>,
        read: impl FnOnce(&Room) -> Result<T, Refused>,
    ) -> Result<Option<T>, Refused> {
        if !is_table_id(table) || self.is_kept(table) {
            return Ok(None);
        }
        let Some(room) = self.0.archive.find(&self.0.store, table).await? else { return Ok(None) };
        let room = room.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(who) = who {
            who.is_admitted(&room)?;
        }
        read(&room).map(Some)
    }

    /// A person does something at a table.
    ///
    /// # Errors
    /// Says why it was not done.
    pub(crate) async fn act(&self, table: &str, who: &Looker, act: Act) -> Result<Answer, Refused> {
        if !is_table_id(table) {
            return Err(Refused::not_found());
        }
        let rematch = if let Act::Rematch { salted } = act { Some(salted) } else { None };
        // What a keeper has begun to do and nobody knows the end of is not done a second time.
        let begun = Begun::default();
        let ask = |reply| Ask::Act(who.clone(), act.clone(), begun.clone(), reply);
        let answer = self.ask_unless(table, ask, || begun.is_begun()).await?;
        let Some(salted) = rematch else { return Ok(answer) };
        let host = who.person.as_ref().ok_or_else(Refused::nobody)?;
        let next = self.rematch(table, host, salted, answer.table.clone()).await?;
        Ok(Answer { table: Some(next), ..answer })
    }

    /// Ends a session everywhere.
    pub(crate) async fn end_session(&self, person: &str, session: &str) -> Result<(), Refused> {
        let had = self.0.store.end_session(person, session).await.map_err(|_| Refused::unavailable())?;
        if !had {
            return Err(Refused::not_found());
        }
        self.tell_ended(vec![session.to_owned()]);
        Ok(())
    }

    /// Sends those home whose sessions the store has ended.
    pub(crate) fn tell_ended(&self, sessions: Vec<String>) {
        for session in sessions {
            let _ = self.0.ended_sessions.send(session.clone());
            self.0.tell(&Told::Session { house: self.0.number, session });
        }
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

/// Whether this may be the id of a table at all.
fn is_table_id(id: &str) -> bool {
    id.len() == 18 && id.bytes().all(|b| b.is_ascii_hexdigit())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::config::Limits;
    use crate::wire::{NewTable, PersonRef};
    use std::time::Duration;

    /// A house in a folder of its own.
    pub(crate) async fn house() -> (House, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        (open_in(&folder).await, folder)
    }

    async fn open_in(folder: &tempfile::TempDir) -> House {
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            data: folder.path().join("house.db"),
            database: None,
            nats: None,
            secure: false,
            proxied: false,
            rehearsal: false,
            limits: Limits::default(),
        };
        House::open(config).await.unwrap()
    }

    /// A keeper that lets everything fall, having begun with it or not; tells how often it was asked.
    fn faulty(house: &House, table: &str, begins: bool) -> Arc<std::sync::atomic::AtomicUsize> {
        let asked = Arc::new(std::sync::atomic::AtomicUsize::new(0));
        let (keeper, mut asks) = mpsc::channel(8);
        house.0.keepers.lock().unwrap().insert(table.to_owned(), keeper);
        let count = asked.clone();
        tokio::spawn(async move {
            while let Some(ask) = asks.recv().await {
                count.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
                if let (true, Ask::Act(_, _, begun, _)) = (begins, &ask) {
                    begun.begin();
                }
            }
        });
        asked
    }

    #[tokio::test]
    async fn a_match_that_is_over_is_read_without_a_keeper() {
        let (house, folder) = house().await;
        let anna = PersonRef::guest("anna", "Anna");
        let wish: NewTable = serde_json::from_value(serde_json::json!({ "game": "chess" })).unwrap();
        let (done, open) =
            (house.open_table(&anna, wish.clone()).await.unwrap(), house.open_table(&anna, wish).await.unwrap());
        let who = Looker { person: Some(anna), word: None, program: false };
        house.act(&done.table, &who, Act::Close).await.unwrap();
        house.close().await;
        drop(house);
        let house = open_in(&folder).await;
        let status = |room: &Room| Ok(room.status);
        for _ in 0..2 {
            assert_eq!(house.read(&done.table, Some(&who), status).await, Ok(crate::wire::Status::Closed));
        }
        let stranger = Looker { person: None, word: None, program: false };
        assert_eq!(house.read(&done.table, Some(&stranger), status).await, Err(Refused::not_found()));
        assert_eq!(house.count_keepers(), 0, "nobody was woken");
        assert_eq!(house.read(&open.table, Some(&who), status).await, Ok(crate::wire::Status::Waiting));
        assert_eq!(house.count_keepers(), 1);
        // Nor is anybody woken by whoever waits for news of it, or is to be told them at once.
        let (at_once, waits) = (Duration::ZERO, Duration::from_millis(1));
        assert!(house.news(&done.table, &who, 0, at_once).await.unwrap().anew);
        let seq = house.read(&done.table, Some(&who), |room| Ok(room.seq)).await.unwrap();
        assert!(house.news(&done.table, &who, seq, waits).await.unwrap().items.is_empty());
        assert_eq!(house.news(&done.table, &stranger, 0, at_once).await.err(), Some(Refused::not_found()));
        assert_eq!(house.count_keepers(), 1);
        // What is said afterwards is read too.
        house.act(&done.table, &who, Act::Say { text: "Adieu".into() }).await.unwrap();
        let said = |room: &Room| Ok(room.lines().filter(|l| matches!(l.what, spadille_table::What::Said(..))).count());
        house.0.keepers.lock().unwrap().remove(&done.table);
        assert_eq!(house.read(&done.table, Some(&who), said).await, Ok(1));
    }

    #[tokio::test]
    async fn what_a_keeper_has_begun_is_not_done_twice() {
        let (house, _folder) = house().await;
        let who = Looker { person: Some(PersonRef::guest("anna", "Anna")), word: None, program: false };
        let say = || Act::Say { text: "Guten Abend".into() };
        for (table, begins, times) in [("0".repeat(18), true, 1), ("1".repeat(18), false, 3)] {
            let asked = faulty(&house, &table, begins);
            assert!(house.act(&table, &who, say()).await.is_err());
            assert_eq!(asked.load(std::sync::atomic::Ordering::SeqCst), times, "begun: {begins}");
        }
    }
}
