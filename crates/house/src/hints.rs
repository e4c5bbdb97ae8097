//! Hints: of a match that goes on by its keeper, of one that is over without waking one.

use crate::house::House;
use crate::keeper::{Ask, Looker, Question, in_words, may_hint};
use crate::thinkers::Errand;
use crate::wire::Hint;
use spadille_table::{Refused, Room};

impl House {
    /// What the house would do in somebody's place, now or, after the match, then.
    ///
    /// # Errors
    /// Says why it is not told.
    pub(crate) async fn hint(&self, table: &str, who: &Looker, step: Option<u32>) -> Result<Hint, Refused> {
        let person = who.person.as_ref().ok_or_else(Refused::nobody)?;
        let asked = |room: &Room| {
            let position = may_hint(room, person, step)?;
            Ok((position, Question::new(room, position).ok_or_else(Refused::unavailable)?))
        };
        let Some((position, question)) = self.read_past(table, Some(who), asked).await? else {
            return self.ask(table, |reply| Ask::Hint(who.clone(), step, reply)).await;
        };
        let hint = question.answer(&self.0.thinkers, &person.id, Errand::Review).await;
        let hint = hint.ok_or_else(Refused::unavailable)?;
        let words =
            move |room: &Room| in_words(room, position.seat, position.past, &hint).ok_or_else(Refused::unavailable);
        self.read(table, Some(who), words).await
    }
}
