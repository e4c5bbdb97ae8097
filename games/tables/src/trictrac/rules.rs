//! The contract of the game: whose turn it is, what may be done, what chance decides.

use super::moves::{Move, Moves, SetThrow, Word, Words};
use super::options::{DiceDisturb, JanOptions};
use super::said;
use super::sisters::{Counting, Grand, Light, Sister};
use super::state::{Deal, Demand, Phase, State};
use super::tally::Score;
use super::throw::{Moment, Terms};
use crate::board::{OFF, bit};
use crate::ground::Ground;
use crate::notation::Play;
use crate::plays::{Crossing, Missets, Plays};
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    AllSeen, Dice, Game, Ledger, OptionError, Options as _, OptionsOf, PerSeat, Refusal, Scribe, Seat, Turn, law, text,
};
use std::ops::Deref;

/// The rules of Trictrac or Toccategli under chosen options.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(super) options: JanOptions,
    /// By what is played and counted.
    pub(super) terms: Terms,
    /// What twelve points win.
    pub(super) counting: Counting,
    /// Whether nothing is asked before a throw.
    pub(super) throws_at_once: bool,
}

/// Trictrac or Toccategli under chosen options.
#[derive(Clone, Debug)]
pub struct JanGame<K: Sister> {
    rules: Rules,
    agreed: OptionsOf<K>,
}

/// Trictrac.
pub type Trictrac = JanGame<Grand>;

/// Toccategli.
pub type Toccategli = JanGame<Light>;

impl<K: Sister> Deref for JanGame<K> {
    type Target = Rules;

    fn deref(&self) -> &Rules {
        &self.rules
    }
}

/// What chance decides.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// White's die and Black's, thrown for the lead.
    Lead(Dice),
    /// The dice are thrown.
    Throw(Dice),
    /// The dice were disturbed before a number could be read.
    Stopped,
}

impl<K: Sister> Game for JanGame<K> {
    const ID: &'static str = K::ID;

    type Options = OptionsOf<K>;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: OptionsOf<K>) -> Result<Self, OptionError> {
        options.check()?;
        Ok(JanGame { rules: Rules::new(options.0.clone(), K::COUNTING), agreed: options })
    }

    fn options(&self) -> &OptionsOf<K> {
        &self.agreed
    }

    fn seats(&self) -> u8 {
        2
    }

    fn open(&self) -> State {
        self.rules.open()
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        self.rules.turn(s)
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat) -> Moves {
        self.rules.moves(s, seat)
    }

    fn why_not(&self, s: &State, _: Seat, m: Move) -> Refusal {
        self.why_refused(s, m)
    }

    #[inline]
    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        self.rules.play(s, seat, m, scribe);
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        self.rules.draw(s, rng)
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        self.rules.admits(s, o)
    }

    #[inline]
    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        self.rules.reveal(s, o, scribe);
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.settings
    }

    fn standing(&self, s: &State, seat: Seat) -> f64 {
        self.rules.standing(s, seat)
    }
}

/// Nothing is hidden on this board.
impl<K: Sister> AllSeen for JanGame<K> {}

impl Rules {
    /// The rules under chosen options.
    pub fn new(options: JanOptions, counting: Counting) -> Rules {
        let asks_nothing = options.dice_disturb == DiceDisturb::Off && !options.last_throw_shortcut.is_on();
        let throws_at_once = asks_nothing && !options.is_manual();
        Rules { terms: options.terms(counting), counting, options, throws_at_once }
    }

    pub(super) fn open(&self) -> State {
        State {
            ledger: Ledger::default(),
            phase: Phase::Draw,
            thrower: Seat(0),
            deal: Deal::default(),
            score: Score::default(),
            unpegged: PerSeat::default(),
            settings: 0,
            tours: 0,
        }
    }

    #[inline]
    pub(super) fn turn(&self, s: &State) -> Turn {
        match s.phase {
            Phase::Draw | Phase::Throw | Phase::LastThrow => Turn::Chance,
            Phase::Over => Turn::Over,
            Phase::Offer | Phase::SetThrow | Phase::Choose | Phase::Play => Turn::of(s.thrower),
            Phase::Consent | Phase::Rolling | Phase::MissedClose | Phase::SetWrongly => Turn::of(s.enemy()),
            Phase::JudgeGiven | Phase::LastPegs => self.turn_of(s, s.thrower),
            Phase::JudgeOwn | Phase::MarkGiven => self.turn_of(s, s.enemy()),
        }
    }

    #[inline]
    pub(super) fn moves(&self, s: &State, seat: Seat) -> Moves {
        if s.phase == Phase::Play && seat == s.thrower && !self.options.is_manual() && !self.options.touch_binds() {
            return Moves { words: Words::default(), plays: self.plays(s), missets: Missets::NONE };
        }
        self.words_and_plays(s, seat)
    }

    #[inline]
    pub(super) fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let word = match m {
            Move::Play(play) => return self.set(s, seat, play, scribe),
            Move::Misset(step) => return self.misset(s, seat, step, scribe),
            Move::Say(word) => word,
        };
        match word {
            Word::Leave if s.phase == Phase::Choose => self.leave(s, scribe),
            Word::Stay if s.phase == Phase::Choose => {
                s.phase = Phase::Play;
                scribe.says(seat, law!("stay"), || text!("trictrac-stays", seat = seat));
                let rest = s.score.points[seat];
                if !self.has_holes() && rest > 0 {
                    scribe.does(seat, law!("stay"), || text!("toccategli-rest", seat = seat, points = rest));
                }
                // Staying after the last throw leaves nothing to play.
                if s.deal.men[seat].any() == 0 {
                    self.all_off(s, scribe);
                }
            }
            Word::Watch => s.phase = Phase::Throw,
            Word::Disturb => self.disturb(s, seat, scribe),
            Word::Set(SetThrow(dice)) => {
                let sets = || text!("trictrac-sets-throw", seat = seat, dice = said::dice(dice));
                scribe.does(seat, law!("dice-disturb-penalty"), sets);
                self.read_throw(s, dice, scribe);
            }
            Word::Offer => {
                s.phase = Phase::Consent;
                scribe.says(seat, law!("last-throw"), || text!("trictrac-offers", seat = seat));
            }
            Word::Agree => {
                s.phase = Phase::LastThrow;
                scribe.says(seat, law!("last-throw"), || text!("trictrac-agrees", seat = seat));
            }
            Word::ThrowOn if s.phase == Phase::LastPegs => {
                self.lose_unpegged(s, scribe);
                self.take_cup(s);
            }
            Word::ThrowOn => self.roll(s),
            Word::Touch(field) => self.touch(s, seat, field.0, scribe),
            other => self.speak(s, seat, other, scribe),
        }
    }

    pub(super) fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        match s.phase {
            Phase::Draw => loop {
                // Equal numbers are thrown again.
                let dice = Dice::throw(rng);
                if !dice.is_doublet() {
                    return Outcome::Lead(dice);
                }
            },
            Phase::Throw if s.deal.disturbed && rng.random_range(0..2u32) == 0 => Outcome::Stopped,
            _ => Outcome::Throw(Dice::throw(rng)),
        }
    }

    pub(super) fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        let fits = match (s.phase, o) {
            (Phase::Draw, Outcome::Lead(dice)) => !dice.is_doublet(),
            (Phase::Throw | Phase::LastThrow, Outcome::Throw(_)) => true,
            (Phase::Throw, Outcome::Stopped) => s.deal.disturbed,
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    #[inline]
    pub(super) fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        match *o {
            Outcome::Throw(dice) if s.phase == Phase::LastThrow => self.last_throw(s, dice, scribe),
            Outcome::Throw(dice) => self.read_throw(s, dice, scribe),
            Outcome::Lead(dice) => self.lead(s, dice, scribe),
            Outcome::Stopped => {
                s.deal.disturbed = false;
                scribe.does(s.thrower, law!("dice-disturb"), || text!("trictrac-stopped", seat = s.thrower));
            }
        }
    }

    fn standing(&self, s: &State, seat: Seat) -> f64 {
        let balance = s.ledger.balance(seat) as f64;
        if s.phase == Phase::Over {
            return balance;
        }
        balance + f64::from(self.options.stake) * self.prospect(s, seat)
    }

    /// Whether points win holes.
    pub(super) fn has_holes(&self) -> bool {
        self.counting == Counting::Holes
    }
}

impl Rules {
    /// The throw is played.
    #[inline]
    fn set<S: Scribe>(&self, s: &mut State, seat: Seat, play: Play, scribe: &mut S) {
        let crossed = self.crossed(s, play);
        if let Some(men) = play.after(s.deal.men[s.thrower], s.colour()) {
            s.deal.men[s.thrower] = men;
        }
        // A man set wrongly before belongs to the same play.
        s.deal.last = if s.deal.sheet.misset.is_some() { play.steps().fold(s.deal.last, Play::then) } else { play };
        scribe.does(seat, None, || said::played(seat, play));
        if let Some(field) = crossed {
            scribe.does(seat, law!("crossing-is-a-right"), || text!("toccategli-crosses", seat = seat, field = field));
        }
        if self.options.is_manual() { self.played_by_hand(s, scribe) } else { self.after_play(s, scribe) }
    }

    /// The plays of the throw on the table.
    #[inline]
    pub(super) fn plays(&self, s: &State) -> Plays {
        let sheet = &s.deal.sheet;
        let Some(dice) = s.deal.dice else { return Plays::empty() };
        let ground = self.ground(s);
        if let Some(misset) = sheet.misset {
            return Plays::of_number(&ground, misset.left, s.colour());
        }
        let mut plays = match sheet.demand {
            Some(Demand::Touched) => Plays::without_duty(&ground, dice, s.colour(), self.terms.custom),
            _ => Plays::of(&ground, dice, s.colour(), self.terms.custom),
        };
        if sheet.demand == Some(Demand::OneMan) {
            plays.demand_one_man();
        }
        if let Some(field) = sheet.touched.filter(|_| sheet.demand != Some(Demand::Close)) {
            plays.touch(&ground, self.terms.custom, field);
        }
        // Where the table leaves a choice, he who has marked his last man off must take him off.
        plays.finish();
        plays
    }

    /// The field, as the board numbers it, to which a play crosses with a band.
    pub(super) fn crossed(&self, s: &State, play: Play) -> Option<u8> {
        if self.terms.custom.crossing == Crossing::Never {
            return None;
        }
        let (forbidden, colour) = (self.ground(s).forbidden(), s.colour());
        let mut ends = play.steps().map(|step| step.to());
        ends.find(|field| *field < OFF && forbidden & bit(colour.turned(*field)) != 0)
    }

    /// The board as the thrower sees it.
    #[inline]
    pub(super) fn ground(&self, s: &State) -> Ground {
        Ground::new(s.deal.men[s.thrower], s.deal.men[s.enemy()])
    }

    /// The circumstances of the thrower's throw.
    #[inline]
    pub(super) fn moment(&self, s: &State) -> Moment {
        let Deal { throws, two_tables, .. } = &s.deal;
        Moment { throw: throws[s.thrower], two_tables_done: two_tables[s.thrower], terms: self.terms }
    }
}
