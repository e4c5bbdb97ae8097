//! What a throw held: taken apart for whoever looks back on what he played, when a head is free.

use crate::house::House;
use crate::keeper::Looker;
use crate::thinkers::Errand;
use crate::wire::{Held, PersonRef};
use spadille_core::{Seat, text};
use spadille_table::{Refused, Room, Voices};

impl House {
    /// What the throw held that somebody played last, or last within some step; nothing before he has played one.
    ///
    /// # Errors
    /// Says why it is not told.
    pub(crate) async fn held(
        &self,
        table: &str,
        who: &Looker,
        person: &PersonRef,
        step: Option<u32>,
    ) -> Result<Option<Held>, Refused> {
        let looks_back = person.clone();
        let played = move |room: &Room| {
            let table = room.table().ok_or_else(|| Refused::conflict(text!("room-not-begun")))?;
            Ok((table.record().clone(), whose(room, &looks_back)?))
        };
        let (record, seat) = self.read(table, Some(who), played).await?;
        let game = record.header.game.clone();
        let steps = step.map_or(usize::MAX, |step| step as usize);
        let thought = self.0.thinkers.think(&person.id, Errand::Review, move |wanted| {
            spadille_table::held_while(&record, seat, steps, || wanted.is_so()).ok()
        });
        let thought = thought.await.flatten();
        let (held, voices) = (thought.ok_or_else(Refused::unavailable)?, Voices::of(&game));
        Ok(held.map(|held| held.map(|text| voices.say(&text, &[]))))
    }
}

/// Whose throws somebody may look back on: his own, once the match is over anybody's if he had no seat; in a rated match, as with
/// hints, nobody's before it is over.
fn whose(room: &Room, who: &PersonRef) -> Result<Option<Seat>, Refused> {
    match room.seat_of(&who.id) {
        seat if room.is_done() => Ok(seat),
        _ if room.charter.rated => Err(Refused::forbidden(text!("room-rated"))),
        Some(seat) => Ok(Some(seat)),
        None => Err(Refused::forbidden(text!("room-no-seat"))),
    }
}
