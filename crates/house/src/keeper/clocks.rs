//! The clocks of a keeper: each has a name and its own time; the earliest rings.

use tokio::time::Instant;

/// What a keeper waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Clock {
    /// The store did not answer: it is asked again.
    Store,
    /// Another house wrote last: its work is done in its place.
    Patience,
    /// Somebody has been away: a bot may stand in.
    Grace,
    /// Comings and goings are told.
    Presence,
}

const CLOCKS: usize = 4;

/// When each of them rings.
#[derive(Default)]
pub(super) struct Clocks([Option<Instant>; CLOCKS]);

impl Clocks {
    /// Sets a clock, unless it rings sooner already.
    pub fn set(&mut self, clock: Clock, at: Instant) {
        let slot = &mut self.0[clock as usize];
        *slot = Some(slot.map_or(at, |set| set.min(at)));
    }

    /// Sets a clock anew, whatever it was set to.
    pub fn reset(&mut self, clock: Clock, at: Option<Instant>) {
        self.0[clock as usize] = at;
    }

    /// Whether a clock is running.
    pub fn runs(&self, clock: Clock) -> bool {
        self.0[clock as usize].is_some()
    }

    /// Whether nothing is waited for.
    pub fn is_quiet(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// When the next one rings.
    pub fn next(&self) -> Option<Instant> {
        self.0.iter().flatten().min().copied()
    }

    /// Whether a clock rings now; it is stopped then.
    pub fn rings(&mut self, clock: Clock, now: Instant) -> bool {
        let slot = &mut self.0[clock as usize];
        slot.take_if(|at| *at <= now).is_some()
    }

    /// Stops whatever has rung and is looked at by whoever drives the table anyway.
    pub fn stop_rung(&mut self, now: Instant) {
        for clock in [Clock::Store, Clock::Patience, Clock::Grace] {
            self.rings(clock, now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_earliest_rings_whatever_was_set_first() {
        let (now, soon, later) =
            (Instant::now(), Instant::now() + Duration::from_secs(1), Instant::now() + Duration::from_secs(9));
        let mut clocks = Clocks::default();
        assert!(clocks.is_quiet() && clocks.next().is_none());
        clocks.set(Clock::Grace, later);
        clocks.set(Clock::Patience, soon);
        clocks.set(Clock::Patience, later);
        assert_eq!(clocks.next(), Some(soon), "the later one does not push the sooner one away");
        assert!(!clocks.rings(Clock::Patience, now) && clocks.rings(Clock::Patience, soon));
        assert_eq!(clocks.next(), Some(later));
        clocks.reset(Clock::Grace, None);
        assert!(clocks.is_quiet());
    }
}
