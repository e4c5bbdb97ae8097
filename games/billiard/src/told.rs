//! Strokes of a real table as people tell them, for rulings: `A: tip A, hit A B, pocket B fr`. Before the colon stands who plays,
//! perhaps the ball he plays at (`3 at 5:`), and `bricole` where he must play off the far cushion first; behind it what happened, in the
//! words of the laws, or nothing where nothing was touched.

use crate::laws::{Ball, Event, read};
use spadille_core::{Text, text};

/// A stroke, or what happened between two, as somebody told it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Who played, or whose turn it was: a ball, or the number of a player.
    by: String,
    /// The ball he played at.
    pub at: Option<Ball>,
    /// Whether he had to play off the far cushion first.
    pub bricole: bool,
    /// What happened.
    pub events: Vec<Event>,
    number: u32,
}

impl Told {
    /// Reads one, and says of the how many-th it cannot be read.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(n: usize, line: &str) -> Result<Told, Text> {
        let number = u32::try_from(n).unwrap_or(u32::MAX).saturating_add(1);
        let wrong = |why: String| text!("billiard-fact-stroke", number = number, why = why);
        let (who, what) = line.split_once(':').ok_or_else(|| wrong(line.to_owned()))?;
        let mut words = who.split_whitespace();
        let by = words.next().ok_or_else(|| wrong(line.to_owned()))?.to_owned();
        let (mut at, mut bricole) = (None, false);
        while let Some(word) = words.next() {
            match word {
                "at" => at = Some(words.next().and_then(|b| b.parse().ok()).ok_or_else(|| wrong(who.to_owned()))?),
                "bricole" => bricole = true,
                other => return Err(wrong(other.to_owned())),
            }
        }
        let spaced: Vec<&str> = what.split(',').map(str::trim).filter(|event| !event.is_empty()).collect();
        let events = read(&spaced.join(", ")).map_err(|e| wrong(e.to_string()))?;
        Ok(Told { by, at, bricole, events, number })
    }

    /// Why it cannot be.
    pub fn refused(&self) -> Text {
        text!("billiard-fact-stroke", number = self.number, why = self.by.clone())
    }

    /// The side that played, A or B.
    ///
    /// # Errors
    /// When there is no such side.
    pub fn side(&self) -> Result<Ball, Text> {
        self.player(|ball| ball == Ball::A || ball == Ball::B)
    }

    /// The player of the company who played.
    ///
    /// # Errors
    /// When he is none of them.
    pub fn player(&self, known: impl Fn(Ball) -> bool) -> Result<Ball, Text> {
        self.by.parse().ok().filter(|ball| known(*ball)).ok_or_else(|| self.refused())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::write;

    #[test]
    fn strokes_are_read_as_people_tell_them() {
        let told = Told::read(0, "3 at 5: tip 3,hit 3 5 , pocket 5 fr").unwrap();
        assert_eq!((told.at, told.bricole), (Ball::numbered(5), false));
        assert_eq!(write(&told.events), "tip 3, hit 3 5, pocket 5 fr");
        assert_eq!(told.player(|_| true), Ok(Ball::numbered(3).unwrap()));
        assert!(told.side().is_err());
        assert!(Told::read(0, "A bricole:").unwrap().bricole);
        for wrong in ["", "A", ": tip A", "A at: tip A", "A loud: tip A", "A: tip Q", "A at Q: tip A"] {
            assert!(Told::read(0, wrong).is_err(), "{wrong}");
        }
    }
}
