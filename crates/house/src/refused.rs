//! Why the house refuses something, and how that is told.

use crate::voices::Voices;
use crate::wire::Problem;
use spadille_core::book::Bilingual;
use spadille_core::{LawId, Text, text};

/// Something the house does not do, and why. Nothing has changed then.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// The status of HTTP that fits.
    pub status: u16,
    /// Why.
    pub why: Why,
    /// The law of the game behind it.
    pub law: Option<LawId>,
}

/// A reason that the house says in its own words, or one that was already said.
#[derive(Clone, PartialEq, Debug)]
pub enum Why {
    /// To be said.
    Text(Text),
    /// Said, in both languages.
    Said(Bilingual),
}

impl Refused {
    /// A refusal with a status.
    pub fn new(status: u16, text: Text) -> Refused {
        Refused { status, why: Why::Text(text), law: None }
    }

    /// It cannot be read.
    pub fn malformed(why: impl std::fmt::Display) -> Refused {
        let shown: String = why.to_string().chars().take(300).collect();
        Refused::new(400, text!("room-malformed", why = shown))
    }

    /// Nobody has come in.
    pub fn nobody() -> Refused {
        Refused::new(401, text!("room-nobody"))
    }

    /// It is not his to do.
    pub fn forbidden(text: Text) -> Refused {
        Refused::new(403, text)
    }

    /// There is no such thing, or it is not for him.
    pub fn not_found() -> Refused {
        Refused::new(404, text!("room-not-found"))
    }

    /// The table has moved on, or does not stand so that it could be done.
    pub fn conflict(text: Text) -> Refused {
        Refused::new(409, text)
    }

    /// It can be read but cannot be, for a reason that was already said.
    pub fn impossible(why: Bilingual) -> Refused {
        Refused { status: 422, why: Why::Said(why), law: None }
    }

    /// Too much at once.
    pub fn too_many() -> Refused {
        Refused::new(429, text!("room-too-many"))
    }

    /// The store does not answer.
    pub fn unavailable() -> Refused {
        Refused::new(503, text!("room-unavailable"))
    }

    /// The refusal as it is sent.
    pub fn problem(&self) -> Problem {
        let reason = match &self.why {
            Why::Text(text) => Voices::house().say(text, &[]),
            Why::Said(words) => words.clone(),
        };
        Problem { status: self.status, reason, law: self.law.map(|law| law.to_string()) }
    }
}
