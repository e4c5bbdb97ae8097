//! News of a table for those who ask by HTTP: at once, or as soon as there are any.

use crate::house::House;
use crate::keeper::{Ask, Looker, Patience, moment};
use crate::wire::Moment;
use spadille_table::{Refused, Room};
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// How often whoever waits for news of a match that is over looks into the store: something may still be said there.
const LOOK: Duration = Duration::from_secs(1);

impl House {
    /// What happened since some entry; when nothing did, as soon as something does, or after a while that nothing did.
    ///
    /// # Errors
    /// Says why it is not told.
    pub(crate) async fn news(&self, table: &str, who: &Looker, since: u64, wait: Duration) -> Result<Moment, Refused> {
        let until = Instant::now() + wait;
        let past = |room: &Room| Ok((room.seq, moment(room, who, since)));
        while let Some((seq, moment)) = self.read_past(table, Some(who), past).await? {
            if seq != since || !self.waits(until.min(Instant::now() + LOOK)).await || Instant::now() >= until {
                return Ok(moment);
            }
        }
        let ask = |patience| self.ask(table, move |reply| Ask::News(who.clone(), since, patience, reply));
        if wait > Duration::ZERO {
            tokio::select! {
                moment = ask(Patience::Waits) => return moment,
                _ = self.waits(until) => {}
            }
        }
        // Asked once more, so that the table is no newer than what is told of it.
        ask(Patience::None).await
    }

    /// Waits, unless the house begins to close. Tells whether it does not.
    async fn waits(&self, until: Instant) -> bool {
        tokio::select! {
            () = sleep_until(until) => true,
            () = self.closing() => false,
        }
    }
}
