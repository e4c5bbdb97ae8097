//! Those who watch a table, and what they are told.

use super::{Looker, Reply, moment};
use crate::views::Views as _;
use crate::wire::{Frame, Moment, PersonRef, Problem};
use spadille_table::Refused;
use spadille_table::Room;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// The most lines of the log sent at once.
pub(super) const MOST_LINES: usize = 400;
/// People reported by another house are believed so long.
const BELIEVED: Duration = Duration::from_secs(30);

/// Something for the other end of a connection.
#[derive(Clone, Debug)]
pub enum Outgoing {
    /// A frame, as JSON.
    Frame(Arc<str>),
    /// The connection is closed after this frame.
    Last(Arc<str>),
    /// A question whether anybody is there.
    Pulse,
}

/// Somebody who begins to watch.
pub struct Watching {
    /// The number of the connection.
    pub id: u64,
    /// Who.
    pub who: Looker,
    /// The last entry he knows.
    pub seq: Option<u64>,
    /// Where to tell him. Whoever does not listen is dropped and may come back.
    pub to: mpsc::Sender<Outgoing>,
    /// Kept as long as he is told; his end of it shows him when he was let go.
    pub held: oneshot::Sender<()>,
}

impl Watching {
    /// Tells somebody that he cannot watch.
    pub(super) fn turn_away(self, refused: &Refused) {
        let _ = self.to.try_send(Outgoing::Last(bye(Problem::from(refused))));
    }
}

fn bye(problem: Problem) -> Arc<str> {
    json(&Frame::Bye { problem })
}

/// A frame as it is sent.
pub(crate) fn json(frame: &Frame) -> Arc<str> {
    serde_json::to_string(frame).unwrap_or_else(|_| "{\"type\":\"pong\"}".to_owned()).into()
}

struct Watcher {
    id: u64,
    who: Looker,
    seq: u64,
    to: mpsc::Sender<Outgoing>,
    _held: oneshot::Sender<()>,
}

/// Somebody who asked by HTTP and waits for something to happen.
struct Waiting {
    who: Looker,
    since: u64,
    reply: Reply<Moment>,
}

/// Everybody who watches a table.
#[derive(Default)]
pub(super) struct Watchers {
    watchers: Vec<Watcher>,
    /// Those who asked by HTTP and wait for something to happen.
    waiting: Vec<Waiting>,
    /// People who came by HTTP, and when.
    polled: HashMap<String, Instant>,
    /// People at other houses, and when that was told.
    elsewhere: HashMap<u64, (Instant, Vec<String>)>,
}

impl Watchers {
    /// Whether nobody looks, here or elsewhere.
    pub fn is_lonely(&self) -> bool {
        self.is_empty() && self.people().is_empty()
    }

    /// Somebody of the table came by HTTP: he counts as here for a while. Tells whether that is news.
    pub fn came_by(&mut self, person: &str) -> bool {
        self.polled.retain(|_, at| at.elapsed() < BELIEVED);
        self.polled.insert(person.to_owned(), Instant::now()).is_none()
    }

    pub fn is_empty(&self) -> bool {
        self.watchers.is_empty() && self.waiting.iter().all(|waiting| waiting.reply.is_closed())
    }

    /// Greets somebody: he is told what he has missed and how the table stands.
    pub fn join(&mut self, room: &Room, watching: Watching) {
        let Watching { id, who, seq, to, held } = watching;
        // Somebody who claims to know the future knows another table.
        let known = seq.filter(|s| *s <= room.seq && room.rewound <= *s);
        let mut watcher = Watcher { id, who, seq: known.unwrap_or(0), to, _held: held };
        if watcher.tell(room, known.is_none()) {
            self.watchers.push(watcher);
        }
    }

    pub fn leave(&mut self, id: u64) {
        for gone in self.watchers.extract_if(.., |w| w.id == id) {
            // Whoever goes is gone, whatever he did a moment ago.
            self.polled.retain(|person, _| gone.who.person.as_ref().is_none_or(|who| who.id != *person));
        }
    }

    pub fn wait(&mut self, who: Looker, since: u64, reply: Reply<Moment>) {
        self.waiting.retain(|waiting| !waiting.reply.is_closed());
        self.waiting.push(Waiting { who, since, reply });
    }

    /// Tells everybody what he has not heard.
    pub fn announce(&mut self, room: &Room) {
        self.watchers.retain_mut(|watcher| {
            if watcher.seq == room.seq {
                return true;
            }
            // A room read anew after the store was away may be behind what somebody was told; it never is for long.
            let anew = room.rewound > watcher.seq || watcher.seq > room.seq;
            watcher.tell(room, anew)
        });
        for waiting in self.waiting.extract_if(.., |waiting| waiting.since != room.seq) {
            let _ = waiting.reply.send(Ok(moment(room, &waiting.who, waiting.since)));
        }
    }

    /// Those who wait for news and have not gone away meanwhile.
    fn who_wait(&self) -> impl Iterator<Item = &Looker> {
        self.waiting.iter().filter(|waiting| !waiting.reply.is_closed()).map(|waiting| &waiting.who)
    }

    /// People who watch this table, here and elsewhere.
    pub fn watching(&self) -> BTreeSet<String> {
        let live = self.watchers.iter().map(|watcher| &watcher.who);
        let lookers = live.chain(self.who_wait());
        let mut people: BTreeSet<String> =
            lookers.filter_map(|who| who.person.as_ref()).map(|p| p.id.clone()).collect();
        let recent = self.elsewhere.values().filter(|(told, _)| told.elapsed() < BELIEVED);
        people.extend(recent.flat_map(|(_, people)| people.iter().cloned()));
        people
    }

    /// People at this table, here and elsewhere, and those who looked in lately.
    pub fn people(&self) -> BTreeSet<String> {
        let mut people: BTreeSet<String> = self.people_here().into_iter().collect();
        let recent = self.elsewhere.values().filter(|(told, _)| told.elapsed() < BELIEVED);
        people.extend(recent.flat_map(|(_, people)| people.iter().cloned()));
        people
    }

    /// People at this table who are connected to this house.
    pub fn people_here(&self) -> Vec<String> {
        let mut people: Vec<String> =
            self.watchers.iter().filter_map(|w| w.who.person.as_ref()).map(|p| p.id.clone()).collect();
        people.extend(self.polled.iter().filter(|(_, at)| at.elapsed() < BELIEVED).map(|(id, _)| id.clone()));
        people.extend(self.who_wait().filter_map(|who| who.person.as_ref()).map(|p| p.id.clone()));
        people.sort_unstable();
        people.dedup();
        people
    }

    pub fn elsewhere(&mut self, house: u64, people: Vec<String>) {
        self.elsewhere.retain(|_, (told, _)| told.elapsed() < BELIEVED);
        self.elsewhere.insert(house, (Instant::now(), people));
    }

    /// Tells everybody who is there.
    pub fn tell_presence(&mut self, room: &Room) {
        let people = self.people();
        let seated: Vec<PersonRef> =
            room.chairs.iter().filter_map(|c| c.person.clone()).filter(|p| people.contains(&p.id)).collect();
        let nameless = self.watchers.iter().filter(|w| w.who.person.is_none()).count();
        let onlookers = people.len() - seated.len() + nameless;
        let frame = json(&Frame::Presence { here: seated, onlookers: u32::try_from(onlookers).unwrap_or(u32::MAX) });
        self.watchers.retain(|w| w.to.try_send(Outgoing::Frame(frame.clone())).is_ok());
    }
}

impl Watcher {
    /// Tells him what he has not heard. Whoever does not keep up is let go.
    fn tell(&mut self, room: &Room, anew: bool) -> bool {
        let who = self.who.person.as_ref();
        // What would come with a gap comes as a log of its own.
        let anew = anew || room.has_more(who, self.seq, MOST_LINES);
        let since = if anew { 0 } else { self.seq };
        let items = room.items(who, since, MOST_LINES);
        self.seq = room.seq;
        let frame = Frame::News { anew, items, table: Box::new(self.who.look(room)) };
        self.to.try_send(Outgoing::Frame(json(&frame))).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_hung_up_is_not_here() {
        let mut watchers = Watchers::default();
        let anna = Looker { person: Some(PersonRef::guest("anna", "Anna")), word: None, program: false };
        let (reply, answer) = oneshot::channel();
        watchers.wait(anna, 3, reply);
        assert!(!watchers.is_lonely() && watchers.watching().contains("anna") && watchers.people_here() == ["anna"]);
        drop(answer);
        assert!(watchers.is_lonely() && watchers.watching().is_empty() && watchers.people_here().is_empty());
    }
}
