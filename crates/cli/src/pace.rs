//! How fast the table goes on between one's own turns.

use clap::ValueEnum;
use spadille_core::{Text, text};
use std::time::Duration;

/// How fast the table tells what happens.
#[derive(ValueEnum, Copy, Clone, PartialEq, Eq, Default, Debug)]
pub enum Pace {
    /// Time to read everything.
    Calm,
    /// As at a real table.
    #[default]
    Brisk,
    /// No waiting.
    AtOnce,
}

/// What is looked at before the others go on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Something was done.
    Done,
    /// Something was said: a call, a declaration.
    Said,
    /// A trick was taken.
    Taken,
}

impl Pace {
    /// The next one, for a key that goes through them.
    pub fn next(self) -> Pace {
        match self {
            Pace::Calm => Pace::Brisk,
            Pace::Brisk => Pace::AtOnce,
            Pace::AtOnce => Pace::Calm,
        }
    }

    /// What it is called.
    pub fn name(self) -> Text {
        match self {
            Pace::Calm => text!("house-pace-calm"),
            Pace::Brisk => text!("house-pace-brisk"),
            Pace::AtOnce => text!("house-pace-once"),
        }
    }

    /// How long a moment is looked at.
    pub fn pause(self, moment: Moment) -> Duration {
        let brisk = match moment {
            Moment::Done => 350,
            Moment::Said => 600,
            Moment::Taken => 900,
        };
        match self {
            Pace::Calm => Duration::from_millis(brisk * 2),
            Pace::Brisk => Duration::from_millis(brisk),
            Pace::AtOnce => Duration::ZERO,
        }
    }

    /// After how long the sheet of a deal closes by itself; otherwise it stays until a key is pressed.
    pub fn sheet(self) -> Option<Duration> {
        (self == Pace::AtOnce).then_some(Duration::from_secs(4))
    }
}
