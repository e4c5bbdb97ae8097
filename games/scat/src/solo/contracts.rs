//! The games of Solo, and how they rank at each table.

use super::options::{ExtraGames, Form, SoloOptions};
use arrayvec::ArrayVec;
use spadille_core::{Text, listed, serde_as_notation, text};

/// What kind of game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// With bought cards, or with a helper.
    Frage,
    /// Alone, with an ace asked for.
    Mediateur,
    /// With both black Obers.
    Forcee,
    /// Alone.
    Solo,
    /// Alone, only the black Obers being trumps.
    Grandissimo,
    /// Without a trick.
    Null,
    /// Without a trick, the hand open.
    NullOuvert,
    /// Played by the holder of Spadille when all have passed.
    Small,
}

/// In what kind of suit.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Any that is not better, or none.
    Plain,
    /// The favourite suit.
    Favourite,
    /// Blue.
    Preference,
}

/// A game that is called: `solo`, `solo_fav`, `frage_pref`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contract {
    /// What kind of game.
    pub kind: Kind,
    /// In what kind of suit.
    pub class: Class,
}

const KINDS: [(Kind, &str); 8] = [
    (Kind::Frage, "frage"),
    (Kind::Mediateur, "mediateur"),
    (Kind::Forcee, "forcee"),
    (Kind::Solo, "solo"),
    (Kind::Grandissimo, "grandissimo"),
    (Kind::Null, "null"),
    (Kind::NullOuvert, "null_ouvert"),
    (Kind::Small, "small"),
];
const CLASSES: [(Class, &str); 3] = [(Class::Plain, ""), (Class::Favourite, "_fav"), (Class::Preference, "_pref")];

impl Contract {
    /// A game in no better suit.
    pub const fn plain(kind: Kind) -> Contract {
        Contract { kind, class: Class::Plain }
    }

    fn written(self) -> String {
        let kind = KINDS.iter().find(|(kind, _)| *kind == self.kind).map_or("", |(_, word)| word);
        let class = CLASSES.iter().find(|(class, _)| *class == self.class).map_or("", |(_, word)| word);
        format!("{kind}{class}")
    }

    /// What it is called.
    pub fn text(self) -> Text {
        let kind = match self.kind {
            Kind::Frage => text!("solo-frage"),
            Kind::Mediateur => text!("solo-mediateur"),
            Kind::Forcee => text!("solo-forcee"),
            Kind::Solo => text!("solo-solo"),
            Kind::Grandissimo => text!("solo-grandissimo"),
            Kind::Null => text!("solo-null"),
            Kind::NullOuvert => text!("solo-null-ouvert"),
            Kind::Small => text!("solo-small"),
        };
        match self.class {
            Class::Plain => kind,
            Class::Favourite => text!("solo-in-favourite", game = kind),
            Class::Preference => text!("solo-in-preference", game = kind),
        }
    }

    /// Whether no trick may be taken.
    pub const fn is_null(self) -> bool {
        matches!(self.kind, Kind::Null | Kind::NullOuvert)
    }

    /// Whether trumps are a suit.
    pub const fn has_suit(self) -> bool {
        !matches!(self.kind, Kind::Null | Kind::NullOuvert | Kind::Grandissimo)
    }
}

listed! {
    Contract("a game of Solo"): 24,
        |n| Contract { kind: KINDS[n % 8].0, class: CLASSES[n / 8].0 }, Contract::written;
}
serde_as_notation!(Contract);

/// The games of a table from low to high.
pub type Rungs = ArrayVec<Contract, 16>;

/// The games of a table.
pub fn rungs(form: Form, options: &SoloOptions) -> Rungs {
    let five = form == Form::Five;
    let classes: &[Class] =
        if five { &[Class::Plain, Class::Favourite, Class::Preference] } else { &[Class::Plain, Class::Favourite] };
    let mut all = Rungs::new();
    let mut add = |kind: Kind| all.extend(classes.iter().map(|class| Contract { kind, class: *class }));
    if matches!(form, Form::Kaufsolo | Form::Five) {
        add(Kind::Frage);
    }
    if options.mediateur && matches!(form, Form::Thirty | Form::Five) {
        add(Kind::Mediateur);
    }
    if matches!(form, Form::Kaufsolo | Form::Five) {
        all.push(Contract::plain(Kind::Forcee));
    }
    let mut add = |kind: Kind| all.extend(classes.iter().map(|class| Contract { kind, class: *class }));
    add(Kind::Solo);
    let extra = options.extra_games;
    let extras = [
        (Kind::Grandissimo, ExtraGames::Grandissimo),
        (Kind::Null, ExtraGames::Null),
        (Kind::NullOuvert, ExtraGames::NullOuvert),
    ];
    all.extend(
        extras
            .into_iter()
            .filter(|(_, word)| extra == ExtraGames::All || extra == *word)
            .map(|(kind, _)| Contract::plain(kind)),
    );
    all
}
