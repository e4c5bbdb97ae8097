//! Why something is refused at a table.

use spadille_core::book::Bilingual;
use spadille_core::{LawId, Said, Text, text};

/// What kind of refusal it is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// It cannot be read.
    Malformed,
    /// It is too long to be read.
    TooLong,
    /// It is written in another form than asked for.
    OtherForm,
    /// Nobody has come in, or not with the right word.
    Nobody,
    /// It is not his to do.
    Forbidden,
    /// There is no such thing, or it is not for him.
    NotFound,
    /// The table does not stand so that it could be done.
    Conflict,
    /// It can be read but cannot be.
    Impossible,
    /// Too much at once.
    TooMany,
    /// Something is broken.
    Broken,
    /// Not now; later perhaps.
    Unavailable,
}

/// Something that is not done, and why. Nothing has changed then.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// What kind of refusal it is.
    pub kind: Kind,
    /// Why.
    pub why: Why,
    /// The law of the game behind it.
    pub law: Option<LawId>,
    /// Seconds after which it may be tried again.
    pub after: Option<u32>,
}

/// A reason that the house says in its own words, or one that was already said.
#[derive(Clone, PartialEq, Debug)]
pub enum Why {
    /// To be said.
    Text(Text),
    /// Said, in both languages.
    Said(Said),
}

impl Refused {
    /// A refusal of some kind.
    pub fn new(kind: Kind, text: Text) -> Refused {
        Refused { kind, why: Why::Text(text), law: None, after: None }
    }

    /// It cannot be read.
    pub fn malformed(why: impl std::fmt::Display) -> Refused {
        let shown: String = why.to_string().chars().take(300).collect();
        Refused::new(Kind::Malformed, text!("room-malformed", why = shown))
    }

    /// Nobody has come in.
    pub fn nobody() -> Refused {
        Refused::new(Kind::Nobody, text!("room-nobody"))
    }

    /// It is not his to do.
    pub fn forbidden(text: Text) -> Refused {
        Refused::new(Kind::Forbidden, text)
    }

    /// There is no such thing, or it is not for him.
    pub fn not_found() -> Refused {
        Refused::new(Kind::NotFound, text!("room-not-found"))
    }

    /// The table has moved on, or does not stand so that it could be done.
    pub fn conflict(text: Text) -> Refused {
        Refused::new(Kind::Conflict, text)
    }

    /// It can be read but cannot be.
    pub fn impossible(text: Text) -> Refused {
        Refused::new(Kind::Impossible, text)
    }

    /// It can be read but cannot be, for a reason that was already said.
    pub fn impossible_said(why: Bilingual) -> Refused {
        Refused { kind: Kind::Impossible, why: Why::Said(why.into()), law: None, after: None }
    }

    /// Too much at once.
    pub fn too_many() -> Refused {
        Refused::new(Kind::TooMany, text!("room-too-many"))
    }

    /// The store does not answer.
    pub fn unavailable() -> Refused {
        Refused::new(Kind::Unavailable, text!("room-unavailable"))
    }
}
