//! The contract of a game: its rules, what one seat may know, and how it meets people.

use crate::analysis::Apart;
use crate::book::Book;
use crate::card::Card;
use crate::case::{Answer, Case, Unsupported};
use crate::exposed::Exposed;
use crate::law::LawId;
use crate::ledger::Ledger;
use crate::notation::NotationError;
use crate::open::{Laid, OpenHands};
use crate::options::{OptionError, Options};
use crate::refusal::Refusal;
use crate::scene::Scene;
use crate::scribe::Scribe;
use crate::seat::{Seat, Viewer};
use crate::space::Space;
use crate::tariff::Tariff;
use crate::text::Text;
use crate::turn::Turn;
use rand::Rng;
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// The rules of one game under chosen options. Immutable; shared by every table that plays it.
///
/// The match is the game: pots, bêtes and parties live across deals, so [`Game::State`] is the whole match and a deal
/// is a part of it. Nothing here allocates on the way through `moves` and `play`.
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's name in records, files and on the command line.
    const ID: &'static str;
    /// The pots on the table, as message ids; [`Pot`](crate::Pot) counts through them.
    const POTS: &'static [&'static str] = &[];
    /// Into how many parts a counter is divided, so that halves stay whole numbers.
    const PARTS: i64 = 1;

    /// Whether nothing is allocated on the way through `moves` and `play`: so it is in every game of cards.
    const STACK_ONLY: bool = true;

    /// What a table may agree on.
    type Options: Options;
    /// The whole truth: accounts, dealer, deal in progress.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One decision of one seat, with its notation.
    type Move: Copy + Eq + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// What chance decided: a deal, a throw of dice, a drawn card.
    type Outcome: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The moves open to a seat.
    type Moves: Space<Move = Self::Move>;

    /// The rules under these options.
    ///
    /// # Errors
    /// When the options do not fit together.
    fn new(options: Self::Options) -> Result<Self, OptionError>;

    /// The options in force.
    fn options(&self) -> &Self::Options;

    /// How many play.
    fn seats(&self) -> u8;

    /// A new match.
    fn open(&self) -> Self::State;

    /// Who is to act: players of this table and nobody else, so that whoever may act has a seat.
    fn turn(&self, s: &Self::State) -> Turn;

    /// What `seat` may do now. Empty for a seat that may not act. It depends only on what the seat may know.
    fn moves(&self, s: &Self::State, seat: Seat) -> Self::Moves;

    /// Whether `seat` may do this now: exactly the moves of [`Game::moves`] pass. A game says why the others do not; it checks
    /// them itself only where that is quicker than making the space of all moves.
    ///
    /// # Errors
    /// Says why not, and by which law.
    fn check(&self, s: &Self::State, seat: Seat, m: Self::Move) -> Result<(), Refusal> {
        if !self.turn(s).may_act(seat) {
            return Err(self.out_of_turn(s, seat, m));
        }
        if self.moves(s, seat).contains(&m) { Ok(()) } else { Err(self.why_not(s, seat, m)) }
    }

    /// Why this is none of the moves of a seat that may act, in the order a player would be told. Only [`Game::check`] asks.
    fn why_not(&self, s: &Self::State, seat: Seat, m: Self::Move) -> Refusal {
        let _ = (s, seat, m);
        Refusal::not_now()
    }

    /// Why a seat that may not act is refused: commonly because it is not its turn. There need be no such seat at the table. Only
    /// [`Game::check`] asks.
    fn out_of_turn(&self, s: &Self::State, seat: Seat, m: Self::Move) -> Refusal {
        let _ = (s, seat, m);
        Refusal::not_your_turn()
    }

    /// Does it. The move must have passed [`Game::check`].
    fn play<S: Scribe>(&self, s: &mut Self::State, seat: Seat, m: Self::Move, scribe: &mut S);

    /// Draws what chance decides next. Only at [`Turn::Chance`].
    fn draw<R: Rng>(&self, s: &Self::State, rng: &mut R) -> Self::Outcome;

    /// Whether chance could decide this now, for outcomes read from a record.
    ///
    /// # Errors
    /// Says what is wrong with it.
    fn admits(&self, s: &Self::State, o: &Self::Outcome) -> Result<(), Refusal>;

    /// Lets it happen. The outcome must have passed [`Game::admits`].
    fn reveal<S: Scribe>(&self, s: &mut Self::State, o: &Self::Outcome, scribe: &mut S);

    /// Everybody's counters, and the pots.
    fn accounts<'a>(&self, s: &'a Self::State) -> &'a Ledger;

    /// How many deals, settings, tailles or games of the match are finished.
    fn deals_done(&self, s: &Self::State) -> u32;

    /// What the match is worth to `seat` as it stands, in parts of a counter: the balance, and whatever points, holes or
    /// position promise beyond it by a player's rule of thumb.
    fn standing(&self, s: &Self::State, seat: Seat) -> f64 {
        self.accounts(s).balance(seat) as f64
    }

    /// Whether a move stirs things up at once (a capture, a promotion), so that whoever looks ahead should not stop right
    /// before it. Games whose standing changes smoothly need not say.
    fn stirs(&self, s: &Self::State, m: Self::Move) -> bool {
        let _ = (s, m);
        false
    }

    /// How often chance may decide before what is thought out is judged by its standing; nothing where it is played out to its
    /// usual end. Games of strokes say it: where every stroke is a draw of chance, the next few say all that can be foreseen.
    fn foresight(&self) -> Option<u32> {
        None
    }

    /// A number that equal positions share and others hardly ever do, for players who recognise positions they have
    /// thought about; nothing where it is not worth the trouble.
    fn fingerprint(&self, s: &Self::State) -> Option<u64> {
        let _ = s;
        None
    }
}

/// What one seat may know, and what it may imagine of the rest.
pub trait Hidden: Game {
    /// Whether something is hidden from somebody.
    const HAS_SECRETS: bool = true;

    /// All that one viewer may know.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// The table as `who` sees it.
    fn view(&self, s: &Self::State, who: Viewer) -> Self::View;

    /// A whole state that would look like this to the viewer, with the unknown filled in at random.
    fn imagine<R: Rng>(&self, v: &Self::View, rng: &mut R) -> Self::State;
}

/// Games in which everybody sees everything, as on a board: what one knows is the whole state.
pub trait AllSeen: Game {}

impl<G: AllSeen> Hidden for G {
    const HAS_SECRETS: bool = false;

    type View = G::State;

    fn view(&self, s: &G::State, _: Viewer) -> G::State {
        s.clone()
    }

    fn imagine<R: Rng>(&self, v: &G::State, _: &mut R) -> G::State {
        v.clone()
    }
}

/// Where in the scene a choice points to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A card of the viewer's hand, in notation.
    Card(String),
    /// A call or button.
    Button,
    /// From one place of the board to another, in the board's own numbering; the same place twice when nothing moves.
    Move {
        /// Where a man is taken up.
        from: u8,
        /// Where he is set down.
        to: u8,
        /// Leg by leg, where a move has more than one: several men, or one who touches down between.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "openapi", schema(required = false))]
        legs: Vec<[u8; 2]>,
    },
    /// A place of a layout: a rank of the book, a heap.
    Place(String),
    /// A stroke that has a name of its own: the figures it would fill into the form, so that it can be shown before it is played.
    Stroke(Vec<(String, i64)>),
}

/// How a move is offered to a person.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    /// What it is called.
    pub text: Text,
    /// Where it is pointed at.
    pub target: Target,
    /// The law that allows it or says what it means.
    pub law: Option<LawId>,
    /// Whether it ends a game or gives something away for good, so that a person should be asked twice.
    pub grave: bool,
    /// Whether it is always possible and seldom wanted, so that it waits at the end of the list.
    pub aside: bool,
}

impl Label {
    /// A text that points somewhere.
    pub fn at(target: Target, text: Text) -> Label {
        Label { text, target, law: None, grave: false, aside: false }
    }

    /// A text that points at a card of the viewer's hand.
    pub fn card(card: Card, text: Text) -> Label {
        Label::at(Target::Card(card.to_string()), text)
    }

    /// A card to be played: in every game in the same words.
    pub fn play(card: Card) -> Label {
        Label::card(card, Text::new("house-play-card").with("card", card))
    }

    /// A button with a text.
    pub fn button(text: Text) -> Label {
        Label::at(Target::Button, text)
    }

    /// The label of a move nobody makes by mistake.
    #[must_use]
    pub fn grave(mut self) -> Label {
        self.grave = true;
        self
    }

    /// The label of a move that is always possible and seldom wanted.
    #[must_use]
    pub fn aside(mut self) -> Label {
        self.aside = true;
        self
    }

    /// The label with a law to be shown on request.
    #[must_use]
    pub fn by(mut self, law: LawId) -> Label {
        self.law = Some(law);
        self
    }
}

/// What the book would do, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<M> {
    /// The move.
    pub choice: M,
    /// The reasons, each a message or a maxim of the book.
    pub reasons: Vec<Reason>,
}

/// A reason for a piece of advice.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reason {
    /// What speaks for it.
    pub text: Text,
    /// The maxim of the book it follows, by its id in `advice.toml`.
    pub maxim: Option<&'static str>,
}

impl<M> Advice<M> {
    /// This advice, if what it advises is one of these moves.
    pub fn among(self, moves: &impl Space<Move = M>) -> Option<Advice<M>> {
        moves.contains(&self.choice).then_some(self)
    }

    /// Advice without a printed maxim behind it.
    pub fn plain(choice: M, text: Text) -> Advice<M> {
        Advice { choice, reasons: vec![Reason { text, maxim: None }] }
    }

    /// The only thing that can be done.
    pub fn only(choice: M) -> Advice<M> {
        Advised::only(choice).into()
    }

    /// Advice that follows a maxim of the book.
    pub fn by(choice: M, maxim: &'static str, text: Text) -> Advice<M> {
        Advice { choice, reasons: vec![Reason { text, maxim: Some(maxim) }] }
    }
}

/// A choice with the one reason for it, on its way to a piece of advice: a card before it is a move, a suit before it is a call.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised<T> {
    /// What to do.
    pub choice: T,
    /// The maxim it follows, if any.
    pub maxim: Option<&'static str>,
    /// Why.
    pub text: Text,
}

impl<T> Advised<T> {
    /// A choice that follows a maxim.
    pub fn by(maxim: &'static str, choice: T, text: Text) -> Advised<T> {
        Advised { choice, maxim: Some(maxim), text }
    }

    /// A choice of good sense.
    pub fn plainly(choice: T, text: Text) -> Advised<T> {
        Advised { choice, maxim: None, text }
    }

    /// The only thing that can be done.
    pub fn only(choice: T) -> Advised<T> {
        Advised::plainly(choice, Text::new("house-why-only"))
    }

    /// The same reason for what follows from the choice.
    pub fn map<U>(self, to: impl FnOnce(T) -> U) -> Advised<U> {
        Advised { choice: to(self.choice), maxim: self.maxim, text: self.text }
    }
}

impl<M> From<Advised<M>> for Advice<M> {
    fn from(Advised { choice, maxim, text }: Advised<M>) -> Advice<M> {
        Advice { choice, reasons: vec![Reason { text, maxim }] }
    }
}

/// How well a player plays who draws lots.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Skill {
    /// As people do who mean well.
    Novice,
    /// So that nobody can gain by knowing it.
    Book,
    /// So as to gain by what the others have shown.
    Search,
}

/// How a game meets people: its book, its scene, its advice, its worked cases.
pub trait Table: Hidden {
    /// The facts of a deal played with real cards, as [`Table::settle`] wants them.
    type Facts: DeserializeOwned + Serialize + JsonSchema;

    /// Whether [`Table::open_hands`] ever answers, so that it may be asked after a deal what could have been made.
    const SOLVED: bool = false;

    /// Whether [`Table::take_apart`] ever answers, so that a throw may be analysed.
    const ANALYSED: bool = false;

    /// The game's book.
    fn book() -> &'static Book;

    /// What a viewer sees.
    fn scene(&self, v: &Self::View) -> Scene;

    /// How a move is offered to the viewer.
    fn describe(&self, v: &Self::View, m: Self::Move) -> Label;

    /// What the book advises the viewer at `seat`, where it advises anything; a sensible player's choice elsewhere.
    fn advise(&self, v: &Self::View, seat: Seat) -> Option<Advice<Self::Move>>;

    /// A few moves worth thinking about where the space is too large to try all of them: the book's, its neighbours, and
    /// some drawn at random.
    fn candidates<R: Rng>(&self, v: &Self::View, seat: Seat, moves: &Self::Moves, rng: &mut R) -> Vec<Self::Move> {
        usual_candidates(self, v, seat, moves, rng)
    }

    /// What a player draws by lot who mixes his moves, where there is something to mix: a choice that must not be foreseen, or one
    /// that is free. It is tried before advice and search.
    fn lot<R: Rng>(&self, v: &Self::View, seat: Seat, skill: Skill, rng: &mut R) -> Option<Self::Move> {
        let _ = (v, seat, skill, rng);
        None
    }

    /// What a move is worth to the viewer at `seat`, in parts of a counter, where the game can reckon it exactly; nothing
    /// where it must be played out to be known. Moves of one moment are reckoned alike, so that they can be compared.
    fn reckon(&self, v: &Self::View, seat: Seat, m: Self::Move) -> Option<f64> {
        let _ = (v, seat, m);
        None
    }

    /// What the games of this table cost, where they have prices.
    fn tariff(&self) -> Option<Tariff> {
        None
    }

    /// The fraud that its book exposes, where it exposes one, step by step.
    fn exposed() -> Option<Exposed> {
        None
    }

    /// What a move promises as people say it, where counters say little: two pawns ahead, mate in three. `gain` is what
    /// looking ahead found it to bring beyond how things stand, in parts of a counter.
    fn promise(&self, v: &Self::View, seat: Seat, gain: f64) -> Option<Text> {
        let _ = (v, seat, gain);
        None
    }

    /// The deal in play with all hands open, where nothing but cards is left to be played and it can be solved.
    fn open_hands<'a>(&'a self, s: &'a Self::State) -> Option<Box<dyn OpenHands + 'a>> {
        let _ = s;
        None
    }

    /// Hands of no match, laid open to be solved under these rules; nothing where this is no game of tricks or they are no
    /// such hands.
    fn lay_open<'a>(&'a self, laid: &Laid) -> Option<Box<dyn OpenHands + 'a>> {
        let _ = laid;
        None
    }

    /// The throw that `seat` is to play, taken apart: every play with what it risks. Nothing where no throw is to be played.
    fn take_apart(&self, v: &Self::View, seat: Seat) -> Option<Apart<Self::Move>> {
        let _ = (v, seat);
        None
    }

    /// A position of no match with a throw to be played, as worked cases write it (`position`, `to_move`, `dice`, perhaps
    /// `score`); nothing where the game has no throws to be taken apart.
    ///
    /// # Errors
    /// Says what of it cannot be.
    fn lay_out(&self, given: &serde_json::Value) -> Option<Result<Self::State, Text>> {
        let _ = given;
        None
    }

    /// Settles a deal played with real cards: what is paid, each with its law.
    ///
    /// # Errors
    /// Says which facts cannot be.
    fn settle<S: Scribe>(&self, facts: &Self::Facts, scribe: &mut S) -> Result<Ledger, Text>;

    /// Works out a worked case by its form.
    ///
    /// # Errors
    /// When the form is unknown or its fields cannot be read.
    fn work(case: &Case) -> Result<Answer, Unsupported>;
}

/// The moves worth thinking about where a game says nothing else: all of a small space; of a large one the book's, its
/// neighbours, and some drawn at random; of a continuum also those that are offered one by one.
pub fn usual_candidates<G: Table, R: Rng>(
    game: &G,
    v: &G::View,
    seat: Seat,
    moves: &G::Moves,
    rng: &mut R,
) -> Vec<G::Move> {
    let mut few: Vec<G::Move> = game.advise(v, seat).map(|a| a.choice).into_iter().collect();
    if moves.len().is_some_and(|n| n <= 64) {
        few.extend(moves.iter());
    } else {
        if moves.len().is_none() {
            few.extend((0..moves.listed().min(64)).map_while(|n| moves.nth(n)));
        }
        if let Some(&advised) = few.first() {
            few.extend((0..32).filter_map(|_| moves.near(&advised, rng)));
        }
        few.extend((0..16).filter_map(|_| moves.sample(rng)));
    }
    let mut seen = std::collections::HashSet::new();
    few.retain(|m| seen.insert(*m));
    few
}
