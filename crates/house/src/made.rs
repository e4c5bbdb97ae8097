//! Could it have been made? Thought out for whoever asks after a deal, when a head is free.

use crate::house::House;
use crate::keeper::Looker;
use crate::thinkers::Errand;
use spadille_core::text;
use spadille_table::{Made, Refused, Room};

impl House {
    /// What each card of the deal that was over with a step cost against best play.
    ///
    /// # Errors
    /// Says why it is not told.
    pub(crate) async fn made(&self, table: &str, who: &Looker, person: &str, step: u32) -> Result<Made, Refused> {
        let played = move |room: &Room| {
            let table = room.table().ok_or_else(|| Refused::conflict(text!("room-not-begun")))?;
            Ok((table.record().clone(), table.deals_done(), room.is_done()))
        };
        let (record, deals_done, done) = self.read(table, Some(who), played).await?;
        let thought = self.0.thinkers.think(person, Errand::Review, move |wanted| {
            let deal = spadille_table::deal_before(&record, step as usize).ok()?;
            let over = done || deal < deals_done;
            let made = || spadille_table::made_while(&record, deal, || wanted.is_so()).ok().flatten();
            Some((over, over.then(made).flatten()))
        });
        let thought = thought.await.flatten();
        match thought.ok_or_else(Refused::unavailable)? {
            (true, Some(made)) if done || made.whole => Ok(made),
            (true, None) => Err(Refused::conflict(text!("house-made-not-here"))),
            _ => Err(Refused::forbidden(text!("room-record-later"))),
        }
    }
}
