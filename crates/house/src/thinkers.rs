//! Thinkers: as many heads as there are cores think for everybody in the house. Moves come before hints, hints before
//! reviews, and people are served in turn: whoever has had least of the house's thinking lately comes first.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// What is thought about. The first kinds come first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Errand {
    /// A move of a bot.
    Move,
    /// A hint for a position that stands.
    Hint,
    /// A look back at a match that is over.
    Review,
}

/// What somebody has had is forgotten by half in this time.
const FORGOTTEN: Duration = Duration::from_secs(20);

/// The heads of the house, and who waits for them.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Mutex<Hall>>);

struct Hall {
    free: usize,
    waiting: Vec<Waiting>,
    /// The thinking each person has had, and until when it was counted.
    had: HashMap<String, (f64, Instant)>,
    next: u64,
}

struct Waiting {
    who: String,
    errand: Errand,
    number: u64,
    call: oneshot::Sender<Place>,
}

/// A head at work. It is free again when this is dropped.
pub(crate) struct Place {
    hall: Thinkers,
    who: String,
    begun: Instant,
}

impl Thinkers {
    /// So many heads.
    pub fn new(heads: usize) -> Thinkers {
        Thinkers(Arc::new(Mutex::new(Hall { free: heads.max(1), waiting: Vec::new(), had: HashMap::new(), next: 0 })))
    }

    fn hall(&self) -> std::sync::MutexGuard<'_, Hall> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a head to think for somebody. Whoever stops waiting gives up his turn.
    pub async fn place(&self, who: &str, errand: Errand) -> Option<Place> {
        let called = {
            let mut hall = self.hall();
            let (call, called) = oneshot::channel();
            let number = hall.next;
            hall.next += 1;
            hall.waiting.push(Waiting { who: who.to_owned(), errand, number, call });
            called
        };
        self.call();
        called.await.ok()
    }

    /// Calls whoever is next, as long as heads are free.
    fn call(&self) {
        loop {
            let waiting = {
                let mut hall = self.hall();
                hall.waiting.retain(|waiting| !waiting.call.is_closed());
                metrics::gauge!("spadille_waiting_to_think").set(hall.waiting.len() as f64);
                if hall.free == 0 {
                    return;
                }
                let now = Instant::now();
                let order = |w: &Waiting| (w.errand, hall.had_by(&w.who, now), w.number);
                let next = (0..hall.waiting.len()).min_by(|a, b| {
                    order(&hall.waiting[*a]).partial_cmp(&order(&hall.waiting[*b])).unwrap_or(std::cmp::Ordering::Equal)
                });
                let Some(next) = next else { return };
                hall.free -= 1;
                hall.waiting.swap_remove(next)
            };
            let place = Place { hall: self.clone(), who: waiting.who, begun: Instant::now() };
            // Whoever went away in this moment gives the place back by dropping it.
            let _ = waiting.call.send(place);
        }
    }
}

impl Hall {
    /// How much somebody has had, in seconds, old thinking counting less.
    fn had_by(&self, who: &str, now: Instant) -> f64 {
        let faded =
            |(had, at): &(f64, Instant)| had * 0.5_f64.powf((now - *at).as_secs_f64() / FORGOTTEN.as_secs_f64());
        self.had.get(who).map_or(0.0, faded)
    }

    fn note(&mut self, who: &str, took: Duration, now: Instant) {
        let had = self.had_by(who, now) + took.as_secs_f64();
        self.had.insert(who.to_owned(), (had, now));
        if self.had.len() > 4096 {
            let old = 10 * FORGOTTEN;
            self.had.retain(|_, (_, at)| now - *at < old);
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let now = Instant::now();
        {
            let mut hall = self.hall.hall();
            hall.free += 1;
            hall.note(&self.who, now - self.begun, now);
        }
        self.hall.call();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::mpsc;

    #[tokio::test]
    async fn people_are_served_in_turn_and_moves_before_hints() {
        let thinkers = Thinkers::new(1);
        let busy = thinkers.place("greedy", Errand::Move).await.expect("a head is free");
        let (tell, mut told) = mpsc::unbounded_channel();
        let errands = [
            ("greedy", Errand::Move),
            ("greedy", Errand::Move),
            ("patient", Errand::Review),
            ("modest", Errand::Hint),
            ("modest", Errand::Move),
        ];
        for (who, errand) in errands {
            let (thinkers, tell) = (thinkers.clone(), tell.clone());
            tokio::spawn(async move {
                let place = thinkers.place(who, errand).await;
                let _ = tell.send((who, errand));
                drop(place);
            });
            tokio::task::yield_now().await;
        }
        // Somebody who waited and went away is passed over.
        let gone = tokio::time::timeout(Duration::from_millis(20), thinkers.place("gone", Errand::Move)).await;
        assert!(gone.is_err());
        drop((busy, tell));
        let mut served = Vec::new();
        while let Some(errand) = told.recv().await {
            served.push(errand);
        }
        let expected = [4, 0, 1, 3, 2].map(|i: usize| errands[i]);
        assert_eq!(served, expected);
    }
}
