//! Strokes of a real table as people tell them, for rulings: `A: tip A, hit A B, pocket B fr`. Before the colon stands who plays,
//! perhaps the ball he plays at (`3 at 5:`), and `bricole` where he must play off the far cushion first; behind it what happened, in the
//! words of the laws, or nothing where nothing was touched. Nothing is ruled of balls that are not there: what was told is read
//! first, and handed out only for the balls and players of the table.

use crate::laws::{Ball, BallSet, By, Event, read};
use spadille_core::{Text, text};

/// A stroke, or what happened between two, as somebody told it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Who played, or whose turn it was: a ball, or the number of a player.
    by: String,
    at: Option<Ball>,
    /// Whether he had to play off the far cushion first.
    pub bricole: bool,
    events: Vec<Event>,
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

    /// The ball he played at, if he named one.
    ///
    /// # Errors
    /// When it is not on the table.
    pub fn at(&self, table: BallSet) -> Result<Option<Ball>, Text> {
        match self.at {
            Some(ball) if !table.contains(ball) => Err(self.not_there(ball)),
            at => Ok(at),
        }
    }

    /// What happened on a table with these balls, in a company of these players.
    ///
    /// # Errors
    /// When a ball or a player takes part who is not there, or a ball that has fallen before.
    pub fn events(&self, table: BallSet, players: BallSet) -> Result<&[Event], Text> {
        let mut gone = BallSet::EMPTY;
        for event in &self.events {
            let moved = if let Event::OutOfTurn(_, moved) = event { *moved } else { Default::default() };
            for ball in event.balls().chain(moved.iter()) {
                if !table.contains(ball) {
                    return Err(self.not_there(ball));
                }
                if gone.contains(ball) {
                    let (ball, event) = (ball.to_string(), event.to_string());
                    return Err(text!("billiard-fact-fallen", number = self.number, ball = ball, event = event));
                }
            }
            if let Event::Hit(ball, met) = event
                && ball == met
            {
                return Err(text!("billiard-fact-itself", number = self.number, ball = ball.to_string()));
            }
            if let Some(by) = event.by().and_then(By::player).filter(|by| !players.contains(*by)) {
                return Err(text!("billiard-fact-nobody", number = self.number, player = by.to_string()));
            }
            gone = event.takes_off().into_iter().fold(gone, BallSet::with);
        }
        Ok(&self.events)
    }

    fn not_there(&self, ball: Ball) -> Text {
        text!("billiard-fact-no-ball", number = self.number, ball = ball.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::write;

    #[test]
    fn strokes_are_read_as_people_tell_them() {
        let told = Told::read(0, "3 at 5: tip 3,hit 3 5 , pocket 5 fr").unwrap();
        let all: BallSet = Ball::all().collect();
        assert_eq!((told.at(all), told.bricole), (Ok(Ball::numbered(5)), false));
        assert_eq!(write(told.events(all, all).unwrap()), "tip 3, hit 3 5, pocket 5 fr");
        assert_eq!(told.player(|_| true), Ok(Ball::numbered(3).unwrap()));
        assert!(told.side().is_err());
        assert!(Told::read(0, "A bricole:").unwrap().bricole);
        for wrong in ["", "A", ": tip A", "A at: tip A", "A loud: tip A", "A: tip Q", "A at Q: tip A"] {
            assert!(Told::read(0, wrong).is_err(), "{wrong}");
        }
    }
    #[test]
    fn nothing_happens_to_balls_that_are_not_there() {
        let (two, refused) = (BallSet::from_iter([Ball::A, Ball::B]), |line: &str| {
            let two = BallSet::from_iter([Ball::A, Ball::B]);
            let told = Told::read(0, line).unwrap();
            told.at(two).and_then(|_| told.events(two, two)).err().map(|why| why.id.into_owned())
        });
        for (line, why) in [
            ("A: tip A, hit A 9, pocket 9 fr", "billiard-fact-no-ball"),
            ("A at R: tip A", "billiard-fact-no-ball"),
            ("A: out-of-turn R by B", "billiard-fact-no-ball"),
            ("A: hinder R blow by B", "billiard-fact-no-ball"),
            ("A: tip A, hit A B, pocket B fr, pocket B fr", "billiard-fact-fallen"),
            ("A: tip A, hit A B, off B, cushion B foot", "billiard-fact-fallen"),
            ("A: tip A, hit A A", "billiard-fact-itself"),
            ("A: tip A, call touche by 3", "billiard-fact-nobody"),
        ] {
            assert_eq!(refused(line).as_deref(), Some(why), "{line}");
        }
        for line in ["A:", "A at B: tip A, off B thing, hit A B, pocket B fr", "B: touch A lift by stander"] {
            assert_eq!(refused(line), None, "{line}");
        }
        assert!(Told::read(0, "A: tip A").unwrap().events(two.without(Ball::A), two).is_err());
    }
}
