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

/// Whether somebody still waits for what is thought.
pub(crate) struct Wanted(Hurry);

impl Wanted {
    pub fn is_so(&self) -> bool {
        !self.0.is_spoken()
    }
}

/// Whoever goes away while he is thought for says so.
struct CallsOff([Hurry; 2]);

impl Drop for CallsOff {
    fn drop(&mut self) {
        self.0.iter().for_each(Hurry::speak);
    }
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

    /// How many wait for a head.
    #[cfg(test)]
    pub fn waiting(&self) -> usize {
        self.hall().waiting.iter().filter(|waiting| !waiting.call.is_closed()).count()
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

    /// Thinks something out on a head of the house when it is somebody's turn; nothing if that broke down. Whoever stops waiting for it
    /// gives up his turn, or is not thought for any longer: the head hears so.
    pub async fn think<T: Send + 'static>(
        &self,
        who: &str,
        errand: Errand,
        think: impl FnOnce(&Wanted) -> T + Send + 'static,
    ) -> Option<T> {
        let (hurry, unwanted) = (Hurry::default(), Hurry::default());
        let place = self.place(who, errand, &hurry).await;
        let _calls_off = CallsOff([hurry.clone(), unwanted.clone()]);
        let thought = tokio::task::spawn_blocking(move || {
            // The place is given back when the thinking ends, not when nobody waits for it any more.
            let _place = place;
            hurry.heard(|| think(&Wanted(unwanted)))
        });
        thought.await.ok()
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
        let being = self.running.iter().filter(|r| r.who == who).map(|r| (now - r.begun).as_secs_f64());
        self.remembered(who, now) + being.sum::<f64>()
    }

    /// What has ended of it.
    fn remembered(&self, who: &str, now: Instant) -> f64 {
        let faded =
            |(had, at): &(f64, Instant)| had * 0.5_f64.powf((now - *at).as_secs_f64() / FORGOTTEN.as_secs_f64());
        self.had.get(who).map_or(0.0, faded)
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
        // What is still being thought for him is counted when it ends.
        let had = self.remembered(who, now) + took.as_secs_f64();
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

    #[tokio::test(flavor = "multi_thread")]
    async fn what_nobody_waits_for_is_called_off() {
        let thinkers = Thinkers::new(1);
        let (begin, begun) = std::sync::mpsc::channel();
        let (end, ended) = oneshot::channel();
        let thinking = thinkers.clone();
        let asked = tokio::spawn(async move {
            let think = move |wanted: &Wanted| {
                let _ = begin.send(());
                while wanted.is_so() {
                    std::thread::yield_now();
                }
                let _ = end.send(());
            };
            thinking.think("anna", Errand::Review, think).await
        });
        tokio::task::spawn_blocking(move || begun.recv()).await.unwrap().unwrap();
        asked.abort();
        ended.await.expect("it comes to an end");
        // Nor is anything thought for whoever went away before his turn.
        let busy = thinkers.place("bert", Errand::Move, &still()).await.expect("the head is free again");
        {
            let mut gone =
                Box::pin(thinkers.think("anna", Errand::Review, |_| -> bool { panic!("nobody waits for it") }));
            assert!(futures_util::poll!(&mut gone).is_pending());
        }
        drop(busy);
        assert_eq!(thinkers.think("carl", Errand::Review, |wanted| wanted.is_so()).await, Some(true));
    }

    #[tokio::test]
    async fn what_is_thought_at_the_same_time_is_counted_once() {
        let thinkers = Thinkers::new(3);
        let (one, other) = (
            thinkers.place("greedy", Errand::Move, &still()).await.expect("a head"),
            thinkers.place("greedy", Errand::Move, &still()).await.expect("another"),
        );
        let begun = Instant::now().checked_sub(Duration::from_secs(8)).expect("some time has passed since the start");
        thinkers.hall().running.iter_mut().for_each(|running| running.begun = begun);
        drop(one);
        drop(other);
        let had = thinkers.hall().had_by("greedy", Instant::now());
        assert!((15.0..17.0).contains(&had), "twice eight seconds, not {had}");
    }

    #[tokio::test]
    async fn whoever_has_many_tables_lets_another_wait_for_one_move_at_most() {
        let thinkers = Thinkers::new(1);
        thinkers.hall().note("greedy", Duration::from_secs(30), Instant::now());
        let served = Arc::new(std::sync::atomic::AtomicUsize::new(0));
        let busy = thinkers.place("greedy", Errand::Move, &still()).await.expect("a head is free");
        // Twelve tables, each of which wants its next move as soon as it has one.
        let tables: Vec<_> = (0..12)
            .map(|_| {
                let (thinkers, served) = (thinkers.clone(), served.clone());
                tokio::spawn(async move {
                    while let Some(place) = thinkers.place("greedy", Errand::Move, &still()).await {
                        served.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
                        tokio::task::yield_now().await;
                        drop(place);
                    }
                })
            })
            .collect();
        while thinkers.waiting() < tables.len() {
            tokio::task::yield_now().await;
        }
        let (count, word) = (|| served.load(std::sync::atomic::Ordering::SeqCst), still());
        let mut hint = Box::pin(thinkers.place("modest", Errand::Hint, &word));
        assert!(futures_util::poll!(&mut hint).is_pending());
        drop(busy);
        let place = hint.await.expect("a head");
        assert!(count() <= 1, "{} moves of the greedy were served before", count());
        drop(place);
        tables.iter().for_each(tokio::task::JoinHandle::abort);
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
