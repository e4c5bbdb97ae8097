//! Matches that are over: whoever reads them wakes no keeper, and whoever leafs through one finds it where he left it.

use crate::store::Store;
use spadille_table::{Refused, Room};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// How many are kept at hand.
const AT_HAND: usize = 32;

/// The matches that were read last.
#[derive(Default)]
pub(crate) struct Archive(Mutex<VecDeque<Found>>);

/// A match, and up to which entry it was read.
struct Found {
    table: String,
    seq: u64,
    room: Arc<Mutex<Room>>,
}

impl Archive {
    fn at_hand(&self) -> std::sync::MutexGuard<'_, VecDeque<Found>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A match that is over; nothing if it is not, or cannot be read: its keeper will say why.
    pub async fn find(&self, store: &Store, table: &str) -> Result<Option<Arc<Mutex<Room>>>, Refused> {
        let seq = store.done_at(table).await.map_err(|_| Refused::unavailable())?;
        let Some(seq) = seq else { return Ok(None) };
        {
            let mut at_hand = self.at_hand();
            let place = at_hand.iter().position(|found| found.table == table);
            // Something may have been said since, or a rematch opened.
            if let Some(found) = place.and_then(|place| at_hand.remove(place)).filter(|found| found.seq == seq) {
                let room = found.room.clone();
                at_hand.push_front(found);
                return Ok(Some(room));
            }
        }
        let Ok(log) = store.log(table, 0).await else { return Ok(None) };
        let id = table.to_owned();
        // A long match takes a while to be played again.
        let read = tokio::task::spawn_blocking(move || Room::read(&id, &log).ok().flatten()).await;
        let Some(room) = read.ok().flatten().filter(Room::is_done) else { return Ok(None) };
        let (seq, room) = (room.seq, Arc::new(Mutex::new(room)));
        let mut at_hand = self.at_hand();
        at_hand.push_front(Found { table: table.to_owned(), seq, room: room.clone() });
        at_hand.truncate(AT_HAND);
        Ok(Some(room))
    }
}
