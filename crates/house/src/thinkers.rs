//! Thinkers: as many heads as there are cores think for everybody in the house. People are served in turn: whoever has had least of
//! the house's thinking lately comes first, and of what one person wants moves come before hints, hints before reviews. Nobody has
//! all heads to himself, and whoever has thought long while others wait is asked to come to an end.

use spadille_bots::Hurry;
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
/// Whoever has thought so long comes to an end when somebody waits who has had less.
const UNHURRIED: Duration = Duration::from_millis(400);

/// The heads of the house, and who waits for them.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Mutex<Hall>>);

struct Hall {
    heads: usize,
    waiting: Vec<Waiting>,
    running: Vec<Running>,
    /// The thinking each person has had, and until when it was counted.
    had: HashMap<String, (f64, Instant)>,
    next: u64,
    /// Whether somebody will look again soon whether a thinker is to be hurried.
    minded: bool,
}

struct Waiting {
    who: String,
    errand: Errand,
    number: u64,
    hurry: Hurry,
    call: oneshot::Sender<Place>,
}

struct Running {
    number: u64,
    who: String,
    begun: Instant,
    hurry: Hurry,
}

/// A head at work. It is free again when this is dropped.
pub(crate) struct Place {
    hall: Thinkers,
    number: u64,
}

/// In which order people are called: seconds of thinking they have had, then what it is for, then who came first.
type Order = (u64, Errand, u64);

impl Thinkers {
    /// So many heads.
    pub fn new(heads: usize) -> Thinkers {
        Thinkers(Arc::new(Mutex::new(Hall {
            heads: heads.max(1),
            waiting: Vec::new(),
            running: Vec::new(),
            had: HashMap::new(),
            next: 0,
            minded: false,
        })))
    }

    fn hall(&self) -> std::sync::MutexGuard<'_, Hall> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a head to think for somebody. Whoever stops waiting gives up his turn. The word is spoken when others have waited
    /// for that head long enough.
    pub async fn place(&self, who: &str, errand: Errand, hurry: &Hurry) -> Option<Place> {
        let called = {
            let mut hall = self.hall();
            let (call, called) = oneshot::channel();
            let number = hall.next;
            hall.next += 1;
            hall.waiting.push(Waiting { who: who.to_owned(), errand, number, hurry: hurry.clone(), call });
            called
        };
        self.call();
        called.await.ok()
    }

    /// Calls whoever is next, as long as heads are free; hurries somebody on if none is and others have had less.
    fn call(&self) {
        loop {
            let (call, place) = {
                let mut hall = self.hall();
                hall.waiting.retain(|waiting| !waiting.call.is_closed());
                metrics::gauge!("spadille_waiting_to_think").set(hall.waiting.len() as f64);
                let now = Instant::now();
                let Some(next) = hall.next(now) else {
                    let look_again = hall.hurry_on(now);
                    drop(hall);
                    return self.mind(look_again);
                };
                let Waiting { who, number, hurry, call, .. } = hall.waiting.swap_remove(next);
                hall.running.push(Running { number, who, begun: now, hurry });
                (call, Place { hall: self.clone(), number })
            };
            // Whoever went away in this moment gives the place back by dropping it.
            let _ = call.send(place);
        }
    }

    /// Looks again after a while.
    fn mind(&self, after: Option<Duration>) {
        let (Some(after), Ok(runtime)) = (after, tokio::runtime::Handle::try_current()) else { return };
        if std::mem::replace(&mut self.hall().minded, true) {
            return;
        }
        let thinkers = self.clone();
        runtime.spawn(async move {
            tokio::time::sleep(after).await;
            thinkers.hall().minded = false;
            thinkers.call();
        });
    }
}

impl Hall {
    /// How much somebody has had, in seconds, old thinking counting less, and what is being thought for him now.
    fn had_by(&self, who: &str, now: Instant) -> f64 {
        let faded =
            |(had, at): &(f64, Instant)| had * 0.5_f64.powf((now - *at).as_secs_f64() / FORGOTTEN.as_secs_f64());
        let being = self.running.iter().filter(|r| r.who == who).map(|r| (now - r.begun).as_secs_f64());
        self.had.get(who).map_or(0.0, faded) + being.sum::<f64>()
    }

    fn order(&self, waiting: &Waiting, now: Instant) -> Order {
        (self.had_by(&waiting.who, now) as u64, waiting.errand, waiting.number)
    }

    /// The heads one person may have at a time: one is always left to the others.
    fn most_of_one(&self) -> usize {
        self.heads.saturating_sub(1).max(1)
    }

    fn may_begin(&self, waiting: &Waiting) -> bool {
        self.running.iter().filter(|r| r.who == waiting.who).count() < self.most_of_one()
    }

    /// Whoever is to be called now.
    fn next(&self, now: Instant) -> Option<usize> {
        if self.running.len() >= self.heads {
            return None;
        }
        let may = |at: &usize| self.may_begin(&self.waiting[*at]);
        (0..self.waiting.len()).filter(may).min_by_key(|at| self.order(&self.waiting[*at], now))
    }

    /// Hurries whoever has had most, if somebody waits who has had less. Tells when to look again.
    fn hurry_on(&self, now: Instant) -> Option<Duration> {
        let waits = self.waiting.iter().filter(|waiting| self.may_begin(waiting));
        let least = waits.map(|waiting| self.had_by(&waiting.who, now)).min_by(f64::total_cmp)?;
        let busy = self.running.iter().filter(|running| !running.hurry.is_spoken());
        let most = busy.max_by(|a, b| self.had_by(&a.who, now).total_cmp(&self.had_by(&b.who, now)))?;
        let thought = now - most.begun;
        if thought < UNHURRIED {
            return Some(UNHURRIED - thought);
        }
        if self.had_by(&most.who, now) > least {
            most.hurry.speak();
        }
        Some(UNHURRIED)
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
            if let Some(at) = hall.running.iter().position(|running| running.number == self.number) {
                let done = hall.running.swap_remove(at);
                hall.note(&done.who, now - done.begun, now);
            }
        }
        self.hall.call();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::mpsc;

    fn still() -> Hurry {
        Hurry::default()
    }

    /// Lets everybody come, one after the other, and tells in which order they were served.
    async fn served(
        thinkers: &Thinkers,
        busy: Place,
        errands: &[(&'static str, Errand)],
    ) -> Vec<(&'static str, Errand)> {
        let (tell, mut told) = mpsc::unbounded_channel();
        for (who, errand) in errands.iter().copied() {
            let (before, tell) = (thinkers.hall().next, tell.clone());
            let waits = thinkers.clone();
            tokio::spawn(async move {
                let place = waits.place(who, errand, &still()).await;
                let _ = tell.send((who, errand));
                drop(place);
            });
            while thinkers.hall().next == before {
                tokio::task::yield_now().await;
            }
        }
        drop((busy, tell));
        let mut served = Vec::new();
        while let Some(errand) = told.recv().await {
            served.push(errand);
        }
        served
    }

    #[tokio::test]
    async fn people_are_served_in_turn_and_moves_before_hints() {
        let thinkers = Thinkers::new(1);
        let busy = thinkers.place("greedy", Errand::Move, &still()).await.expect("a head is free");
        // Somebody who waited and went away is passed over.
        {
            let word = still();
            let mut gone = Box::pin(thinkers.place("gone", Errand::Move, &word));
            assert!(futures_util::poll!(&mut gone).is_pending());
        }
        let errands = [
            ("greedy", Errand::Move),
            ("greedy", Errand::Move),
            ("patient", Errand::Review),
            ("modest", Errand::Hint),
            ("modest", Errand::Move),
        ];
        let expected = [0, 1, 4, 3, 2].map(|i: usize| errands[i]);
        assert_eq!(served(&thinkers, busy, &errands).await, expected);
    }

    #[tokio::test]
    async fn endless_moves_of_one_do_not_keep_others_from_their_hints() {
        let thinkers = Thinkers::new(1);
        thinkers.hall().note("greedy", Duration::from_secs(30), Instant::now());
        let busy = thinkers.place("greedy", Errand::Move, &still()).await.expect("a head is free");
        let errands =
            [("greedy", Errand::Move), ("greedy", Errand::Move), ("patient", Errand::Review), ("modest", Errand::Hint)];
        let expected = [3, 2, 0, 1].map(|i: usize| errands[i]);
        assert_eq!(served(&thinkers, busy, &errands).await, expected);
    }

    #[tokio::test]
    async fn nobody_has_all_heads_to_himself() {
        let thinkers = Thinkers::new(3);
        let _two = [
            thinkers.place("greedy", Errand::Move, &still()).await.expect("a head"),
            thinkers.place("greedy", Errand::Move, &still()).await.expect("another"),
        ];
        let word = still();
        let mut third = Box::pin(thinkers.place("greedy", Errand::Move, &word));
        assert!(futures_util::poll!(&mut third).is_pending(), "the third head is for the others");
        let modest = thinkers.place("modest", Errand::Review, &still()).await;
        assert!(modest.is_some() && futures_util::poll!(&mut third).is_pending());
    }

    #[tokio::test]
    async fn whoever_thinks_long_comes_to_an_end_when_others_wait() {
        let thinkers = Thinkers::new(1);
        let hurry = Hurry::default();
        let long = thinkers.place("greedy", Errand::Move, &hurry).await.expect("a head is free");
        {
            let mut hall = thinkers.hall();
            let begun = hall.running[0].begun.checked_sub(UNHURRIED).expect("some time has passed since the start");
            hall.running[0].begun = begun;
        }
        assert!(!hurry.is_spoken(), "nobody waits");
        let word = still();
        let mut modest = Box::pin(thinkers.place("modest", Errand::Hint, &word));
        assert!(futures_util::poll!(&mut modest).is_pending());
        assert!(hurry.is_spoken(), "somebody waits who has had nothing");
        drop(long);
        assert!(modest.await.is_some());
    }
}
