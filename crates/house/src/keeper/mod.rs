//! The keeper of a table: one task that alone changes the room, writes its log before telling anybody, deals, lets bots
//! think, and tells everybody who watches.
//!
//! Several houses may keep the same table. Then the log decides: whoever writes an entry first has written it, the other
//! reads on and tries again. Dealing is the same everywhere, so it does not matter who deals.

mod bots;
mod clocks;
#[cfg(test)]
mod tests;
mod watchers;

pub(crate) use watchers::json;
pub use watchers::{Outgoing, Watching};

use crate::house::Inner;
use crate::store::{Append, AppendError, Finish, StoreError, now};
use crate::views::Views as _;
use crate::wire::{Act, Answer, Hint, Moment, PersonRef, TableView};
use bots::Bots;
pub(crate) use bots::{Question, in_words, may_hint};
use clocks::{Clock, Clocks};
use metrics::{counter, histogram};
use spadille_core::{Seat, SeatSet};
use spadille_table::{Around, Decision, Due, Room};
use spadille_table::{Deed, Entry, Unreadable};
use spadille_table::{Kind, Refused};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};
use watchers::Watchers;

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, Refused>>;

/// Somebody who looks at a table.
#[derive(Clone, Debug)]
pub struct Looker {
    /// Who; nobody when not even a guest.
    pub person: Option<PersonRef>,
    /// The word of an invitation he brings.
    pub word: Option<String>,
    /// Whether it is a program that wants to know everything it may in the game's own form.
    pub program: bool,
}

impl Looker {
    /// The table as he sees it.
    pub(crate) fn look(&self, room: &Room) -> TableView {
        let who = self.person.as_ref();
        if self.program { room.view_for_programs(who) } else { room.view(who) }
    }

    /// Whether he may see a table: it is public, he belongs there, or he knows the word.
    pub(crate) fn is_admitted(&self, room: &Room) -> Result<(), Refused> {
        let is_awaited = |id: &str| room.charter.kept.iter().flatten().any(|p| p.id == id);
        let belongs = self
            .person
            .as_ref()
            .is_some_and(|p| room.seat_of(&p.id).is_some() || room.charter.host.id == p.id || is_awaited(&p.id));
        let invited = self.word.as_deref().is_some_and(|w| crate::porter::same(w, &room.charter.invitation));
        // A table one may not see is a table there is not.
        if room.charter.public || belongs || invited { Ok(()) } else { Err(Refused::not_found()) }
    }
}

/// Reads something off a table.
pub type Reading = Box<dyn FnOnce(Result<&Room, Refused>) + Send>;

/// Whether a keeper has begun with something: then nobody else does it, whatever becomes of that keeper.
#[derive(Clone, Debug, Default)]
pub struct Begun(Arc<AtomicBool>);

impl Begun {
    /// It is being done.
    pub(crate) fn begin(&self) {
        self.0.store(true, Ordering::Release);
    }

    /// Whether it may have been done.
    pub(crate) fn is_begun(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// What can be asked of a keeper.
pub enum Ask {
    /// A person does something.
    Act(Looker, Act, Begun, Reply<Answer>),
    /// Somebody, or the house itself, wants to read something off the table.
    Read(Option<Looker>, Reading),
    /// Somebody wants to know what happened since; when nothing did, at once or as soon as something does.
    News(Looker, u64, Patience, Reply<Moment>),
    /// What the house would do.
    Hint(Looker, Option<u32>, Reply<Hint>),
    /// A following table was opened.
    Follow(String, Reply<String>),
    /// Somebody begins to watch.
    Watch(Watching),
    /// Somebody watches no more.
    Leave(u64),
    /// A bot has decided.
    Thought(bots::Thinking),
    /// A hint has been thought out, or could not be.
    Hinted(bots::Hinted),
    /// Another house has written into the log.
    Elsewhere(u64),
    /// Another house tells who is there.
    Present(u64, Vec<String>),
    /// The table has waited in vain: it is given up.
    GiveUp,
    /// Something may be due.
    Wake,
    /// This house has just opened the table.
    Opened,
}

/// Whether somebody waits for news.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Patience {
    /// He wants to know at once that there are none.
    None,
    /// He waits for them.
    Waits,
}

/// A keeper without anybody to serve goes home after so long.
const IDLE: Duration = Duration::from_secs(60);
/// How long a house that did not write the last entry waits before it does the house's work in place of the one that did.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often a house looks into a shared store for news nobody told it of.
const BEAT: Duration = Duration::from_secs(10);
/// How often when nobody tells it anything.
const BEAT_UNTOLD: Duration = Duration::from_secs(1);
/// Comings and goings are told together, so that a crowd does not talk of nothing else.
const PRESENCE: Duration = Duration::from_millis(250);
/// How long to wait before asking a store again that did not answer.
const STORE_REST: Duration = Duration::from_millis(500);
/// How long to wait before trying again what could not be done.
const BROKEN_REST: Duration = Duration::from_secs(60);

pub(crate) struct Keeper {
    id: String,
    house: Arc<Inner>,
    asks: mpsc::Receiver<Ask>,
    me: mpsc::WeakSender<Ask>,
    /// Nothing while the store does not answer: what is not known to be stored is not shown.
    room: Option<Room>,
    watchers: Watchers,
    bots: Bots,
    /// Whether this house wrote the last entry, and so does what follows from it.
    wrote_last: bool,
    /// What is waited for.
    clocks: Clocks,
    /// When each seat's person was last seen.
    seen: HashMap<Seat, Instant>,
    /// Those of them who really were: the others are counted from when this keeper came.
    met: SeatSet,
    /// There is no such table.
    nowhere: bool,
    busy: Instant,
    last_beat: Instant,
    /// When this house last learned of an entry.
    heard: Instant,
}

impl Keeper {
    pub(crate) fn new(id: String, house: Arc<Inner>, asks: mpsc::Receiver<Ask>, me: mpsc::WeakSender<Ask>) -> Keeper {
        Keeper {
            id,
            house,
            asks,
            me,
            room: None,
            watchers: Watchers::default(),
            bots: Bots::default(),
            wrote_last: false,
            clocks: Clocks::default(),
            seen: HashMap::new(),
            met: SeatSet::EMPTY,
            nowhere: false,
            busy: Instant::now(),
            last_beat: Instant::now(),
            heard: Instant::now(),
        }
    }

    /// Keeps the table until nobody needs it.
    pub(crate) async fn keep(mut self) {
        loop {
            self.drive().await;
            let idle_at = self.busy + IDLE;
            let next = [self.clocks.next(), self.next_beat()].into_iter().flatten().fold(idle_at, Instant::min);
            tokio::select! {
                ask = self.asks.recv() => match ask {
                    Some(ask) => {
                        self.answer(ask).await;
                        if self.nowhere {
                            return;
                        }
                    }
                    None => return,
                },
                () = sleep_until(next) => {
                    self.beat().await;
                    self.tell_presence();
                    self.clocks.stop_rung(Instant::now());
                    if self.idle() && Instant::now() >= idle_at {
                        return;
                    }
                    if self.idle() {
                        continue;
                    }
                    self.busy = Instant::now();
                }
            }
        }
    }

    /// When to look again at what other houses may have written, and to tell them who is here.
    fn next_beat(&self) -> Option<Instant> {
        // Whoever plays over plain HTTP is here as well: the others forget him unless they are told again.
        let heard = self.house.store.shared && !(self.watchers.is_empty() && self.watchers.people_here().is_empty());
        heard.then(|| self.last_beat + if self.house.has_peers() { BEAT } else { BEAT_UNTOLD })
    }

    async fn beat(&mut self) {
        if self.next_beat().is_some_and(|beat| beat <= Instant::now()) {
            self.last_beat = Instant::now();
            self.read_on().await;
            self.house.tell_presence(&self.id, self.watchers.people_here());
        }
    }

    fn idle(&self) -> bool {
        self.watchers.is_empty() && !self.bots.thinking() && self.asks.is_empty() && self.clocks.is_quiet()
    }

    async fn answer(&mut self, ask: Ask) {
        self.busy = Instant::now();
        if let Err(refused) = self.fresh().await {
            return match ask {
                Ask::Thought(thought) => self.bots.forget(thought),
                Ask::Hinted(hinted) => self.bots.forget_hint(hinted, refused),
                ask => refuse(ask, refused),
            };
        }
        if let Err(refused) = self.admit(&ask) {
            return refuse(ask, refused);
        }
        // Before anything changes: whoever goes now was here until now.
        self.note_presence();
        match ask {
            Ask::Act(who, act, begun, reply) => {
                begun.begin();
                let answer = match &who.person {
                    Some(person) => self.act(person, act).await,
                    None => Err(Refused::nobody()),
                };
                let _ = reply.send(answer);
            }
            Ask::Read(_, read) => read(self.room.as_ref().ok_or_else(Refused::unavailable)),
            Ask::News(who, since, patience, reply) => self.news(who, since, patience, reply),
            Ask::Hint(who, step, reply) => match &who.person {
                Some(person) => self.hint(person, step, reply),
                None => refuse_with(reply, Refused::nobody()),
            },
            Ask::Follow(table, reply) => {
                let answer = self.follow(table).await;
                let _ = reply.send(answer);
            }
            Ask::Watch(watching) => self.watch(watching),
            Ask::Leave(watcher) => {
                self.watchers.leave(watcher);
                self.clocks.set(Clock::Presence, Instant::now() + PRESENCE);
            }
            Ask::Thought(thought) => self.bot_moves(thought).await,
            Ask::Hinted(hinted) => self.bots.tell_hint(self.room.as_ref(), hinted),
            Ask::Elsewhere(seq) => {
                if self.room.as_ref().is_some_and(|room| room.seq < seq) {
                    self.read_on().await;
                }
            }
            Ask::Present(house, people) => {
                self.watchers.elsewhere(house, people);
                self.clocks.set(Clock::Presence, Instant::now() + PRESENCE);
            }
            Ask::GiveUp => self.give_up().await,
            Ask::Wake => {}
            Ask::Opened => self.wrote_last = true,
        }
    }

    /// Gives up a table that still waits, unless somebody sits before it.
    async fn give_up(&mut self) {
        let waits = self.room.as_ref().is_some_and(|room| room.status == crate::wire::Status::Waiting);
        if waits && self.watchers.is_lonely() {
            let _ = self.write(vec![Deed::Closed]).await;
        }
    }

    /// Whether whoever asks may; whoever may and sits here is here.
    fn admit(&mut self, ask: &Ask) -> Result<(), Refused> {
        let (Ask::Act(who, ..)
        | Ask::Read(Some(who), _)
        | Ask::News(who, ..)
        | Ask::Hint(who, ..)
        | Ask::Watch(Watching { who, .. })) = ask
        else {
            return Ok(());
        };
        let Some(room) = &self.room else { return Ok(()) };
        who.is_admitted(room)?;
        if let Some(person) = &who.person
            && let Some(seat) = room.seat_of(&person.id)
        {
            self.seen.insert(seat, Instant::now());
            self.met = self.met.with(seat);
            if self.watchers.came_by(&person.id) {
                self.clocks.set(Clock::Presence, Instant::now() + PRESENCE);
            }
        }
        Ok(())
    }

    /// Makes sure the room is what the store says.
    async fn fresh(&mut self) -> Result<(), Refused> {
        if self.room.is_some() {
            return Ok(());
        }
        let log = self.house.store.log(&self.id, 0).await.map_err(|error| {
            tracing::warn!(table = %self.id, %error, "the log cannot be read");
            let (rest, refused) = if newer(&error) {
                (BROKEN_REST, Refused::new(Kind::Unavailable, spadille_core::text!("room-newer-house")))
            } else {
                (STORE_REST, Refused::unavailable())
            };
            self.clocks.set(Clock::Store, Instant::now() + rest);
            refused
        })?;
        let room = Room::read(&self.id, &log).map_err(|error| {
            tracing::error!(table = %self.id, %error, "the log makes no sense");
            Refused::new(Kind::Broken, spadille_core::text!("room-corrupt"))
        })?;
        self.nowhere = room.is_none();
        self.room = Some(room.ok_or_else(Refused::not_found)?);
        self.wrote_last = false;
        self.announce();
        Ok(())
    }

    /// Reads what another house has written.
    async fn read_on(&mut self) {
        let Some(room) = &mut self.room else { return };
        match self.house.store.log(&self.id, room.seq).await {
            Ok(entries) => {
                if !entries.is_empty() {
                    (self.wrote_last, self.heard) = (false, Instant::now());
                }
                if entries.iter().try_for_each(|entry| room.apply(entry)).is_err() {
                    self.room = None;
                }
                self.announce();
            }
            Err(_) => self.room = None,
        }
    }

    /// Writes deeds into the log and, once they are stored, tells everybody.
    async fn write(&mut self, deeds: Vec<Deed>) -> Result<u64, AppendError> {
        let begun = Instant::now();
        let Some(room) = &mut self.room else { return Err(AppendError::Conflict) };
        let at = now().max(room.changed);
        let first = room.seq + 1;
        let entries: Vec<Entry> = deeds.into_iter().zip(first..).map(|(deed, seq)| Entry { seq, at, deed }).collect();
        // The room goes ahead of the store for a moment; nobody can look into it until the store has answered.
        if let Err(corrupt) = entries.iter().try_for_each(|entry| room.apply(entry)) {
            tracing::error!(table = %self.id, %corrupt, "a deed was decided that cannot be done");
            self.room = None;
            return Err(AppendError::Impossible);
        }
        let seq = room.seq;
        let append = Append {
            table: self.id.clone(),
            finish: entries.iter().any(|e| e.deed == Deed::Ended).then(|| finish(room)),
            entries,
            line: room.table_line(),
            due: room.is_due(),
            opens: None,
        };
        match self.house.store.append(append).await {
            Ok(()) => {
                self.wrote_last = true;
                self.announce();
                histogram!("spadille_write_seconds").record(begun.elapsed());
                counter!("spadille_entries_total").increment(seq + 1 - first);
                self.house.tell_houses(&self.id, seq);
                Ok(seq)
            }
            Err(error) => {
                self.room = None;
                Err(error)
            }
        }
    }

    async fn act(&mut self, who: &PersonRef, act: Act) -> Result<Answer, Refused> {
        let mut looked = !self.house.store.shared;
        // Another house may write at the same moment; then the table is looked at again.
        for _ in 0..8 {
            self.fresh().await?;
            let around = self.around();
            let Some(room) = &self.room else { return Err(Refused::unavailable()) };
            let decision = room.decide(who, act.clone(), &around);
            // What another house has written and not yet told may allow what would be refused.
            if decision.is_err() && !std::mem::replace(&mut looked, true) {
                self.read_on().await;
                continue;
            }
            match decision? {
                Decision::Follow(table) => return Ok(Answer { seq: room.seq, table: Some(table) }),
                Decision::Rematch => return Ok(Answer { seq: room.seq, table: None }),
                Decision::Deeds(deeds) => match self.write(deeds).await {
                    Ok(seq) => return Ok(Answer { seq, table: None }),
                    Err(error) => self.only_taken(error)?,
                },
            }
        }
        Err(Refused::conflict(spadille_core::text!("room-moved-on")))
    }

    async fn follow(&mut self, table: String) -> Result<String, Refused> {
        loop {
            self.fresh().await?;
            if let Some(next) = self.room.as_ref().and_then(|room| room.next.clone()) {
                return Ok(next);
            }
            match self.write(vec![Deed::Followed { table: table.clone() }]).await {
                Ok(_) => return Ok(table),
                Err(error) => self.only_taken(error)?,
            }
        }
    }

    /// Whether something was not written only because another house was quicker: then it is decided again.
    fn only_taken(&self, error: AppendError) -> Result<(), Refused> {
        match error {
            AppendError::Conflict => Ok(()),
            AppendError::Impossible | AppendError::TooMany => {
                Err(Refused::new(Kind::Broken, spadille_core::text!("room-corrupt")))
            }
            AppendError::Unavailable(why) => {
                tracing::warn!(table = %self.id, why, "an act could not be stored");
                Err(Refused::unavailable())
            }
        }
    }

    /// Writes a deed of the house's own. What cannot be written is tried again after a while, not at once.
    async fn write_own(&mut self, deed: Deed) {
        let rest = match self.write(vec![deed]).await {
            Ok(_) | Err(AppendError::Conflict) => return,
            Err(AppendError::Unavailable(_)) => STORE_REST,
            Err(AppendError::Impossible | AppendError::TooMany) => BROKEN_REST,
        };
        self.clocks.set(Clock::Store, Instant::now() + rest);
    }

    /// Does what the house has to do, until people are to act or bots are thinking.
    async fn drive(&mut self) {
        loop {
            if self.room.is_none() {
                // A store that is away is asked again when its clock has rung.
                let needed = !self.watchers.is_empty() || !self.clocks.is_quiet();
                if !needed || self.clocks.runs(Clock::Store) || self.fresh().await.is_err() {
                    return;
                }
            }
            let Some(room) = &self.room else { return };
            let due = room.due();
            if due == Due::Nothing {
                return self.mind_the_absent().await;
            }
            if !self.wrote_last && self.house.store.shared && !self.overdue() {
                return;
            }
            let Some(room) = &self.room else { return };
            let deed = match due {
                Due::Nothing => None,
                Due::Begin => Some(Deed::Began),
                Due::End => Some(Deed::Ended),
                Due::Chance => room.chance(),
                // Bots among themselves play for those who watch; what counts for somebody is played whoever does.
                Due::Bots(..) if room.is_for_nobody() && self.watchers.is_lonely() => return,
                Due::Bots(..) => {
                    let idle = self.bots.ask(room, &self.house, &self.me);
                    return if idle {
                        self.mind_the_absent().await
                    };
                }
            };
            let Some(deed) = deed else { return };
            self.write_own(deed).await;
        }
    }

    /// Whether the house that wrote the last entry has been waited for long enough; sets the clock if not.
    fn overdue(&mut self) -> bool {
        // The clock of the house that wrote it may be wrong: it is not waited for longer than by our own.
        let told = self.room.as_ref().map_or(0, |room| now() - room.changed);
        let told = Duration::from_millis(u64::try_from(told).unwrap_or(0));
        let waited = told.max(self.heard.elapsed());
        if waited >= PATIENCE {
            return true;
        }
        self.clocks.set(Clock::Patience, Instant::now() + (PATIENCE - waited));
        false
    }

    async fn bot_moves(&mut self, thought: bots::Thinking) {
        let Some(room) = &self.room else { return self.bots.forget(thought) };
        let deed = self.bots.take(room, thought);
        if let Some(deed) = deed {
            self.write_own(deed).await;
        }
    }

    /// Seats whose person has been away longer than the grace time.
    fn around(&mut self) -> Around {
        self.note_presence();
        let Some(room) = &self.room else { return Around::default() };
        let Some(grace) = room.charter.grace else { return Around::default() };
        let long = Duration::from_secs(grace.into());
        let here = self.watchers.people();
        // A keeper that came later has not seen who was away; the log has, of whoever is awaited.
        let awaited = room.table().map(|table| table.turn().awaited()).unwrap_or_default();
        let since = now() - i64::from(grace) * 1000;
        let away = |seat: &Seat| {
            let chair = &room.chairs[seat.index()];
            let Some(person) = chair.player() else { return false };
            let by_log = room.moved.max(chair.came) <= since;
            let unseen = self.seen.get(seat).is_none_or(|seen| seen.elapsed() >= long);
            let never_met = !self.met.contains(*seat);
            // Whoever asks now and then is here for as long as the others are told so, however short the grace time.
            !here.contains(&person.id) && (unseen || (by_log && never_met && awaited.contains(*seat)))
        };
        Around { away: room.seats().filter(away).collect() }
    }

    fn note_presence(&mut self) {
        let Some(room) = &self.room else { return };
        let here = self.watchers.watching();
        for seat in room.seats() {
            let Some(person) = room.chairs[seat.index()].player() else { continue };
            if here.contains(&person.id) {
                self.seen.insert(seat, Instant::now());
                self.met = self.met.with(seat);
            } else {
                // Whoever has not been seen since this keeper came is counted from then.
                self.seen.entry(seat).or_insert_with(Instant::now);
            }
        }
    }

    /// Lets a bot stand in where somebody has been away too long while others wait for him.
    async fn mind_the_absent(&mut self) {
        let around = self.around();
        let Some(room) = &self.room else { return };
        let Some(grace) = room.charter.grace.filter(|_| room.status == crate::wire::Status::Playing) else { return };
        let Some(table) = room.table() else { return };
        let awaited = table.turn().awaited();
        let here = self.watchers.people();
        let somebody_waits = room.chairs.iter().filter_map(spadille_table::Chair::player).any(|p| here.contains(&p.id));
        if !somebody_waits {
            return;
        }
        let late: SeatSet = awaited.iter().filter(|seat| around.away.contains(*seat)).collect();
        if let Some(seat) = late.first() {
            let deed = Deed::BotSat { seat, kind: spadille_bots::BotKind::Book, stand_in: true };
            self.write_own(deed).await;
            self.clocks.set(Clock::Grace, Instant::now() + STORE_REST);
        } else {
            let soonest = awaited.iter().filter_map(|s| self.seen.get(&s)).min();
            if let Some(seen) = soonest {
                let wake = *seen + Duration::from_secs(grace.into());
                self.clocks.reset(Clock::Grace, Some(wake.max(Instant::now() + Duration::from_millis(200))));
            }
        }
    }

    fn news(&mut self, who: Looker, since: u64, patience: Patience, reply: Reply<Moment>) {
        let Some(room) = &self.room else {
            let _ = reply.send(Err(Refused::unavailable()));
            return;
        };
        // Somebody who claims to know the future knows another table.
        if room.seq != since || patience == Patience::None {
            let _ = reply.send(Ok(moment(room, &who, since)));
        } else {
            self.watchers.wait(who, since, reply);
        }
    }

    fn hint(&mut self, who: &PersonRef, past: Option<u32>, reply: Reply<Hint>) {
        let Some(room) = &self.room else { return refuse_with(reply, Refused::unavailable()) };
        match bots::may_hint(room, who, past) {
            Err(refused) => refuse_with(reply, refused),
            Ok(position) => self.bots.think_hint(room, position, &self.house, &self.me, who, reply),
        }
    }

    fn watch(&mut self, watching: Watching) {
        let Some(room) = &self.room else { return };
        self.watchers.join(room, watching);
        self.clocks.set(Clock::Presence, Instant::now() + PRESENCE);
    }

    /// Tells who is here, if that has changed and the time has come.
    fn tell_presence(&mut self) {
        if !self.clocks.rings(Clock::Presence, Instant::now()) {
            return;
        }
        self.note_presence();
        if let Some(room) = &self.room {
            self.watchers.tell_presence(room);
        }
        self.house.tell_presence(&self.id, self.watchers.people_here());
    }

    /// Tells everybody what they have not heard yet.
    fn announce(&mut self) {
        if let Some(room) = &self.room {
            self.bots.call_off(room);
            self.watchers.announce(room);
        }
    }
}

/// Whether a newer house wrote what this one cannot read.
fn newer(error: &StoreError) -> bool {
    let sqlx::Error::Decode(why) = error else { return false };
    matches!(why.downcast_ref(), Some(Unreadable::Newer(_)))
}

/// What happened since, for one person.
pub(crate) fn moment(room: &Room, who: &Looker, since: u64) -> Moment {
    let since = if room.rewound > since || since > room.seq { 0 } else { since };
    // What would come with a gap comes as a log of its own.
    let anew = since == 0 || room.has_more(who.person.as_ref(), since, watchers::MOST_LINES);
    let since = if anew { 0 } else { since };
    Moment { anew, items: room.items(who.person.as_ref(), since, watchers::MOST_LINES), table: who.look(room) }
}

/// How a match ended, for the history and the ratings.
fn finish(room: &Room) -> Finish {
    let scores = room.result().unwrap_or_default();
    let mut counters = vec![0; room.chairs.len()];
    for score in &scores {
        if let Some(slot) = counters.get_mut(score.seat.index()) {
            *slot = score.counters;
        }
    }
    let key = |seat: Seat| {
        let chair = room.starters.get(seat.index())?;
        let person = chair.person.as_ref().map(|person| person.id.clone());
        person.or_else(|| chair.bot.map(|kind| format!("bot:{kind}")))
    };
    let rated: Option<Vec<(String, u8)>> = scores.iter().map(|s| key(s.seat).map(|key| (key, s.place))).collect();
    let distinct = rated.as_ref().is_some_and(|r| {
        let mut keys: Vec<_> = r.iter().map(|(key, _)| key).collect();
        keys.sort_unstable();
        keys.windows(2).all(|w| w[0] != w[1])
    });
    Finish { counters, rated: rated.filter(|_| room.charter.rated && distinct) }
}

fn refuse_with<T>(reply: Reply<T>, refused: Refused) {
    let _ = reply.send(Err(refused));
}

fn refuse(ask: Ask, refused: Refused) {
    match ask {
        Ask::Act(_, _, _, reply) => refuse_with(reply, refused),
        Ask::Read(_, read) => read(Err(refused)),
        Ask::News(_, _, _, reply) => refuse_with(reply, refused),
        Ask::Hint(_, _, reply) => refuse_with(reply, refused),
        Ask::Follow(_, reply) => refuse_with(reply, refused),
        Ask::Watch(watching) => watching.turn_away(&refused),
        Ask::Hinted(_)
        | Ask::Leave(_)
        | Ask::Thought(_)
        | Ask::Elsewhere(_)
        | Ask::Present(..)
        | Ask::Wake
        | Ask::GiveUp
        | Ask::Opened => {}
    }
}
