//! Rallies of a real court as people tell them, for rulings: `serve lower, roof, floor upper 4.2, stroke upper, net`.
//!
//! ```text
//! event = "serve" end | "stroke" end | "decline" end | "roof" | "net" | "corde" | "out" | "wall" wall
//!       | "floor" end metres ["main" | "gallery"] | "opening" end hole
//! ```
//!
//! Ends are `lower` and `upper`, metres are counted from the end wall of that half, walls are `main gallery lower_end upper_end`.

use crate::laws::{Bounce, End, Event, Rally};
use crate::rules::Ballspiel;
use crate::state::{Phase, State};
use serde::Deserialize;
use serde::de::value::{BorrowedStrDeserializer, Error};
use spadille_core::{Game as _, Ledger, Scribe, Text, text};

/// A word of the laws as they spell it themselves.
fn word<'w, T: Deserialize<'w>>(word: &'w str) -> Option<T> {
    T::deserialize(BorrowedStrDeserializer::<Error>::new(word)).ok()
}

/// A distance in thousandths of a millimetre.
fn distance(metres: &str) -> Option<u32> {
    let metres: f64 = metres.parse().ok()?;
    (0.0..=30.0).contains(&metres).then_some((metres * 1e6).round() as u32)
}

fn event(text: &str) -> Option<Event> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let floor = |half: &str, far: &str, lateral| {
        Some(Event::Floor(Bounce { half: word(half)?, from_wall: distance(far)?, lateral }))
    };
    Some(match *words.as_slice() {
        ["serve", end] => Event::Serve(word(end)?),
        ["stroke", end] => Event::Stroke(word(end)?),
        ["decline", end] => Event::Decline(word(end)?),
        ["roof"] => Event::Roof,
        ["net"] => Event::Net,
        ["corde"] => Event::Corde,
        ["out"] => Event::Out,
        ["wall", wall] => Event::Wall(word(wall)?),
        ["floor", half, far] => floor(half, far, None)?,
        ["floor", half, far, lateral] => floor(half, far, Some(word(lateral)?))?,
        ["opening", half, hole] => Event::Opening(word::<End>(half)?, word(hole)?),
        _ => return None,
    })
}

impl Ballspiel {
    /// Rules rallies of a real court one after the other; the first side stands below at first.
    ///
    /// # Errors
    /// When a rally cannot be read, does not end, or follows the end of the match.
    pub(crate) fn rule<S: Scribe>(&self, rallies: &[String], scribe: &mut S) -> Result<Ledger, Text> {
        let mut s: State = self.open();
        self.next_rally(&mut s);
        for (n, line) in (1u32..).zip(rallies) {
            let wrong = |why: &str| text!("court-fact-rally", number = n, why = why.to_owned());
            if s.phase == Phase::Over {
                return Err(wrong(line));
            }
            let (before, mut rally, mut over) = (self.before(&s), Rally::BEGUN, None);
            for told in line.split(',').map(str::trim) {
                let event = event(told).ok_or_else(|| wrong(told))?;
                over = over.or_else(|| rally.feed(&self.terms, &before, event));
            }
            self.judge(&mut s, over.ok_or_else(|| wrong(line))?, scribe);
        }
        Ok(s.ledger)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::BallspielOptions;
    use spadille_core::{Log, Options as _, What};

    #[test]
    fn rallies_are_ruled_with_their_laws() {
        let game = Ballspiel::new(BallspielOptions::standard()).unwrap();
        let mut log = Log::default();
        let told = ["serve lower, roof, floor upper 4.2, stroke upper, net", "serve lower, net", "serve lower, out"];
        game.rule(&told.map(str::to_owned), &mut log).unwrap();
        let laws: Vec<_> = log.events.iter().filter_map(|event| event.law).map(|law| law.0).collect();
        assert!(laws.contains(&"over-the-corde") && laws.contains(&"two-faults"), "{laws:?}");
        let strokes = log.events.iter().filter(|event| matches!(event.what, What::Scored(_))).count();
        assert_eq!(strokes, 2);
    }

    #[test]
    fn what_cannot_be_read_or_does_not_end_is_refused() {
        let game = Ballspiel::new(BallspielOptions::standard()).unwrap();
        for wrong in ["", "serve", "serve lower", "serve middle, net", "serve lower, floor upper 99, net", "wall, net"]
        {
            assert!(game.rule(&[wrong.to_owned()], &mut ()).is_err(), "{wrong}");
        }
    }
}
