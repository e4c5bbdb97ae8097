//! What happened on the cloth: one vocabulary for all six games.

use super::ball::{Ball, Moved};
use spadille_core::NotationError;
use std::fmt;
use std::str::FromStr;

/// Words that are written as such.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident($what:literal) { $($(#[$vdoc:meta])* $value:ident = $word:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$vdoc])* $value,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$value,)*];

            /// How it is written.
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$value => $word,)*
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<$name, NotationError> {
                let found = $name::ALL.iter().copied().find(|one| one.word() == text);
                found.ok_or_else(|| NotationError::new($what, text))
            }
        }
    )*};
}

pub(super) use words;

words! {
    /// A cushion, seen from the head of the table, where one sets out.
    Side("a cushion (head foot left right)") {
        /// The short one at which one stands to set out.
        Head = "head",
        /// The short one opposite.
        Foot = "foot",
        /// The long one on the left.
        Left = "left",
        /// The long one on the right.
        Right = "right",
    }
    /// One of the six holes.
    Hole("a hole (hl hr ml mr fl fr)") {
        /// At the head, on the left.
        Hl = "hl",
        /// At the head, on the right.
        Hr = "hr",
        /// In the middle, on the left.
        Ml = "ml",
        /// In the middle, on the right.
        Mr = "mr",
        /// At the foot, on the left.
        Fl = "fl",
        /// At the foot, on the right.
        Fr = "fr",
    }
    /// How a ball came to fall.
    Fall("how a ball fell (roll shake)") {
        /// It ran into the hole, however slowly.
        Roll = "roll",
        /// It had come to rest and was shaken in.
        Shake = "shake",
    }
    /// From what a ball came back that had left the table.
    Back("what threw the ball back (person thing)") {
        /// From somebody who stood there.
        Person = "person",
        /// From a wall or another lifeless thing.
        Thing = "thing",
    }
    /// In which direction a ball runs through the port.
    Way("a direction through the port (fore back)") {
        /// From the side of the cord, as it should be.
        Fore = "fore",
        /// The other way.
        Back = "back",
    }
    /// How a ball comes to cord or king.
    Course("how the target was touched (out back)") {
        /// On its way there.
        Out = "out",
        /// On its way back.
        Back = "back",
    }
    /// How somebody tries to influence a running ball.
    Hindrance("how somebody hinders (knock blow)") {
        /// By knocking against the table.
        Knock = "knock",
        /// By blowing.
        Blow = "blow",
    }
    /// What somebody does with a ball at rest.
    Handling("how a ball is touched (touch lift)") {
        /// He touches it.
        Touch = "touch",
        /// He takes it up.
        Lift = "lift",
    }
    /// What the other claims.
    Foul("what is called (touche billard)") {
        /// That one's own ball was touched twice.
        Touche = "touche",
        /// That the stick touched both balls.
        Billard = "billard",
    }
    /// Clumsiness that the Pielkentafel punishes.
    Clumsiness("a fault of posture (pushed-both-far no-foot thin-end)") {
        /// Both balls were pushed far with the stick.
        PushedBothFar = "pushed-both-far",
        /// No foot stood on the floor.
        NoFoot = "no-foot",
        /// The stroke was made with the thin end.
        ThinEnd = "thin-end",
    }
}

/// Who did something: a player, named by his ball, or a bystander.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// A player.
    Player(Ball),
    /// Somebody who does not play.
    Stander,
}

impl By {
    /// The player, if it was one.
    pub fn player(self) -> Option<Ball> {
        match self {
            By::Player(ball) => Some(ball),
            By::Stander => None,
        }
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            By::Player(ball) => ball.fmt(f),
            By::Stander => f.write_str("stander"),
        }
    }
}

impl FromStr for By {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<By, NotationError> {
        match text {
            "stander" => Ok(By::Stander),
            ball => ball.parse().map(By::Player).map_err(|_| NotationError::new("a player or a bystander", text)),
        }
    }
}

/// One thing that happened in a stroke, or between two. Holes and cushions may be left unsaid where no law asks for them.
///
/// Those from [`Event::Stop`] on are done by people: no physics reports them, only a strict table, an arbiter or a case.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// The stick touches a ball.
    Tip(Ball),
    /// The stick slid off; a tip after it says whether it touched the ball.
    Slip,
    /// The stick, drawn back, touches a ball.
    Drawback(Ball),
    /// The first ball came, the second was met.
    Hit(Ball, Ball),
    /// A ball meets a cushion.
    Cushion(Ball, Option<Side>),
    /// The first ball comes level with the second for the first time.
    Pass(Ball, Ball),
    /// A ball crosses the line of the middle holes.
    Middle(Ball),
    /// A ball falls.
    Pocket(Ball, Option<Hole>, Fall),
    /// A ball leaves the table; and perhaps comes back.
    Off(Ball, Option<Back>),
    /// A ball comes to rest on the wall of the cushion.
    Rail(Ball),
    /// A ball has left its cushion.
    Loose(Ball),
    /// A ball runs through the port.
    Port(Ball, Way),
    /// A ball touches cord or king.
    Target(Ball, Course),
    /// A ball comes to rest in the port.
    Rest(Ball),
    /// A ball comes home and rests there, in salvo.
    Salvo(Ball),
    /// A running ball is stopped or touched.
    Stop(Ball, By),
    /// Somebody tries to influence a running ball.
    Hinder(By, Option<Ball>, Hindrance),
    /// A resting ball is touched without leave.
    Touch(By, Ball, Handling),
    /// The other claims a foul.
    Call(By, Foul),
    /// A player shows another how to play.
    Advise(By),
    /// A player lets his turn go by.
    Missed(By),
    /// A player plays when it is not his turn, and moves balls.
    OutOfTurn(By, Moved),
    /// A fault of posture.
    Clumsy(By, Clumsiness),
    /// A player gives the game up.
    Concede(By),
    /// A player breaks the game off.
    Interrupt(By),
}

impl Event {
    /// Whether it is something people do, which no physics reports.
    pub fn is_of_people(self) -> bool {
        use Event::*;
        matches!(
            self,
            Stop(..)
                | Hinder(..)
                | Touch(..)
                | Call(..)
                | Advise(_)
                | Missed(_)
                | OutOfTurn(..)
                | Clumsy(..)
                | Concede(_)
                | Interrupt(_)
        ) || matches!(self, Pocket(_, _, Fall::Shake))
    }

    /// The balls that take part in it.
    pub fn balls(self) -> impl Iterator<Item = Ball> {
        use Event::*;
        let (one, other) = match self {
            Hit(a, b) | Pass(a, b) => (Some(a), Some(b)),
            Tip(b) | Drawback(b) | Cushion(b, _) | Middle(b) | Pocket(b, ..) | Off(b, _) | Rail(b) => (Some(b), None),
            Loose(b) | Port(b, _) | Target(b, _) | Rest(b) | Salvo(b) | Stop(b, _) | Touch(_, b, _) => (Some(b), None),
            Hinder(_, ball, _) => (ball, None),
            Slip | Call(..) | Advise(_) | Missed(_) | OutOfTurn(..) | Clumsy(..) | Concede(_) | Interrupt(_) => {
                (None, None)
            }
        };
        [one, other].into_iter().flatten()
    }

    /// Whoever did it, if people do such things.
    pub fn by(self) -> Option<By> {
        use Event::*;
        match self {
            Stop(_, by) | Hinder(by, ..) | Touch(by, ..) | Call(by, _) | Advise(by) | Missed(by) => Some(by),
            OutOfTurn(by, _) | Clumsy(by, _) | Concede(by) | Interrupt(by) => Some(by),
            Tip(_) | Slip | Drawback(_) | Hit(..) | Cushion(..) | Pass(..) | Middle(_) | Pocket(..) | Off(..) => None,
            Rail(_) | Loose(_) | Port(..) | Target(..) | Rest(_) | Salvo(_) => None,
        }
    }

    /// The ball that is gone from the cloth after it, if one is: thrown back by a thing it has never left.
    pub fn takes_off(self) -> Option<Ball> {
        match self {
            Event::Pocket(ball, ..) | Event::Off(ball, None | Some(Back::Person)) => Some(ball),
            _ => None,
        }
    }
}
