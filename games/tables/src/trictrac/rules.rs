//! The course of a match: the lead, the throw, what it scores, leaving or staying, the play, the Tour.

use super::ground::{Ground, can_make_great, can_make_small};
use super::moves::{Move, Moves, Words};
use super::options::{DiceDisturb, OffOn, OpeningThrow, TourBredouille, TrictracOptions};
use super::plays::{self, Custom, Plays};
use super::state::{Demand, Phase, Sheet, State};
use super::tally::{Score, TOUR};
use super::throw::{self, Kind, Moment};
use crate::board::{Fields, MEN, Men, OFF, each, mirrored};
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    Dice, Event, Game, Ledger, OptionError, Options as _, Refusal, Scribe, Seat, Space as _, Turn, law, text,
};

/// Trictrac under chosen options.
#[derive(Clone, Debug)]
pub struct Trictrac {
    pub(super) options: TrictracOptions,
    pub(super) custom: Custom,
    /// Whether nothing is asked before a throw.
    throws_at_once: bool,
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

impl Game for Trictrac {
    const ID: &'static str = "trictrac";

    type Options = TrictracOptions;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: TrictracOptions) -> Result<Self, OptionError> {
        options.check()?;
        let throws_at_once = options.dice_disturb == DiceDisturb::Off && options.last_throw_shortcut == OffOn::Off;
        Ok(Trictrac { custom: options.custom(), options, throws_at_once })
    }

    fn options(&self) -> &TrictracOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn open(&self) -> State {
        State {
            ledger: Ledger::default(),
            phase: Phase::Draw,
            thrower: Seat(0),
            men: [Men::HEAP; 2],
            dice: None,
            score: Score::default(),
            given: 0,
            throws: [0; 2],
            two_tables: [false; 2],
            disturbed: false,
            settings: 0,
            tours: 0,
            sheet: Sheet::default(),
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.phase {
            Phase::Draw | Phase::Throw | Phase::LastThrow => Turn::Chance,
            Phase::Over => Turn::Over,
            Phase::Offer | Phase::SetThrow | Phase::Choose | Phase::Play | Phase::JudgeGiven => Turn::of(s.thrower),
            Phase::Consent | Phase::Rolling | Phase::MissedClose | Phase::JudgeOwn | Phase::MarkGiven => {
                Turn::of(s.enemy())
            }
        }
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat) -> Moves {
        if s.phase == Phase::Play && seat == s.thrower && !self.options.is_manual() && !self.options.touch_binds() {
            return Moves { words: Words::default(), plays: self.plays(s) };
        }
        self.words_and_plays(s, seat)
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if !self.turn(s).may_act(seat) {
            return Err(Refusal::not_your_turn());
        }
        if self.moves(s, seat).contains(&m) { Ok(()) } else { Err(self.why_not(s, m)) }
    }

    #[inline]
    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Play(play) => {
                let x = s.thrower.index() & 1;
                if let Some(men) = plays::after(s.men[x], s.colour(), play) {
                    s.men[x] = men;
                }
                scribe.tell(|| text!("trictrac-plays", seat = seat, play = play.to_string()));
                if self.options.is_manual() { self.judge_own(s, scribe) } else { self.after_play(s, scribe) }
            }
            Move::Leave if s.phase == Phase::Choose => self.leave(s, scribe),
            Move::Stay if s.phase == Phase::Choose => {
                s.phase = Phase::Play;
                scribe.tell_by(law!("stay"), || text!("trictrac-stays", seat = seat));
                self.skip_play_at_last_throw(s, scribe);
            }
            Move::Watch => s.phase = Phase::Throw,
            Move::Disturb => self.disturb(s, seat, scribe),
            Move::Set(dice) => {
                scribe.tell_by(law!("dice-disturb-penalty"), || text!("trictrac-sets-throw", seat = seat, dice = dice));
                self.read_throw(s, dice, scribe);
            }
            Move::Offer => {
                s.phase = Phase::Consent;
                scribe.tell_by(law!("last-throw"), || text!("trictrac-offers", seat = seat));
            }
            Move::Agree => {
                s.phase = Phase::LastThrow;
                scribe.tell_by(law!("last-throw"), || text!("trictrac-agrees", seat = seat));
            }
            Move::ThrowOn => self.roll(s),
            Move::Touch(field) => self.touch(s, seat, field, scribe),
            other => self.speak(s, seat, other, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        match s.phase {
            Phase::Draw => loop {
                // Equal numbers are thrown again.
                let dice = Dice::throw(rng);
                if !dice.is_doublet() {
                    return Outcome::Lead(dice);
                }
            },
            Phase::Throw if s.disturbed && rng.random_range(0..2u32) == 0 => Outcome::Stopped,
            _ => Outcome::Throw(Dice::throw(rng)),
        }
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        let fits = match (s.phase, o) {
            (Phase::Draw, Outcome::Lead(dice)) => !dice.is_doublet(),
            (Phase::Throw | Phase::LastThrow, Outcome::Throw(_)) => true,
            (Phase::Throw, Outcome::Stopped) => s.disturbed,
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    #[inline]
    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        match *o {
            Outcome::Throw(dice) if s.phase == Phase::LastThrow => self.last_throw(s, dice, scribe),
            Outcome::Throw(dice) => self.read_throw(s, dice, scribe),
            Outcome::Lead(dice) => self.lead(s, dice, scribe),
            Outcome::Stopped => {
                s.disturbed = false;
                scribe.tell_by(law!("dice-disturb"), || text!("trictrac-stopped", seat = s.thrower));
            }
        }
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.settings
    }

    fn standing(&self, s: &State, seat: Seat) -> f64 {
        let balance = s.ledger.balance(seat) as f64;
        if s.phase == Phase::Over {
            return balance;
        }
        balance + f64::from(self.options.stake) * super::judgement::tour_prospect(s, seat)
    }
}

impl Trictrac {
    /// The plays of the throw on the table.
    #[inline]
    pub(super) fn plays(&self, s: &State) -> Plays {
        let Some(dice) = s.dice else { return Plays::empty() };
        let ground = self.ground(s);
        let mut plays = match s.sheet.demand {
            Some(Demand::Touched) => Plays::without_duty(&ground, dice, s.colour(), self.custom),
            _ => Plays::of(&ground, dice, s.colour(), self.custom),
        };
        if let Some(field) = s.sheet.touched.filter(|_| s.sheet.demand != Some(Demand::Close)) {
            plays.touch(field);
        }
        // Where exact numbers leave a choice, he who has marked his last man off must take him off.
        if self.custom.exact_free && plays.finishes() {
            plays.finish();
        }
        plays
    }

    /// The board as the thrower sees it.
    #[inline]
    pub(super) fn ground(&self, s: &State) -> Ground {
        let x = s.thrower.index() & 1;
        Ground::new(s.men[x], s.men[1 - x])
    }

    /// The circumstances of the thrower's throw.
    #[inline]
    pub(super) fn moment(&self, s: &State) -> Moment {
        let x = s.thrower.index() & 1;
        Moment { throw: s.throws[x], two_tables_done: s.two_tables[x], custom: self.custom }
    }

    fn lead<S: Scribe>(&self, s: &mut State, dice: Dice, scribe: &mut S) {
        let (white, black) = dice.pips();
        s.thrower = Seat(u8::from(black > white));
        scribe.tell_by(law!("lead"), || text!("trictrac-leads", seat = s.thrower, white = white, black = black));
        scribe.tell_by(law!("start"), || text!("trictrac-set-up"));
        match self.options.opening_throw {
            OpeningThrow::Fresh => self.before_throw(s),
            OpeningThrow::Drawn => {
                scribe.tell_by(law!("opening-throw"), || text!("trictrac-plays-draw", seat = s.thrower));
                self.read_throw(s, dice, scribe);
            }
        }
    }

    /// What is asked before the dice roll.
    #[inline]
    pub(super) fn before_throw(&self, s: &mut State) {
        s.dice = None;
        s.disturbed = false;
        s.phase = Phase::Throw;
        if !self.throws_at_once {
            let shortcut = self.options.last_throw_shortcut == OffOn::On && certain_to_finish(s);
            if shortcut { s.phase = Phase::Offer } else { self.roll(s) }
        }
    }

    fn roll(&self, s: &mut State) {
        let watched = self.options.dice_disturb != DiceDisturb::Off;
        s.phase = if watched { Phase::Rolling } else { Phase::Throw };
    }

    fn disturb<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let law = match self.options.dice_disturb {
            DiceDisturb::ForbiddenWithPenalty => {
                s.phase = Phase::SetThrow;
                law!("dice-disturb-penalty")
            }
            DiceDisturb::Allowed | DiceDisturb::Off => {
                s.disturbed = true;
                s.phase = Phase::Throw;
                law!("dice-disturb")
            }
        };
        scribe.tell_by(law, || text!("trictrac-disturbs", seat = seat));
    }

    /// A throw lies on the table: what it scores is marked, or at a strict table left to the players.
    #[inline]
    fn read_throw<S: Scribe>(&self, s: &mut State, dice: Dice, scribe: &mut S) {
        let (thrower, enemy) = (s.thrower, s.enemy());
        let x = thrower.index() & 1;
        s.dice = Some(dice);
        s.disturbed = false;
        s.throws[x] = s.throws[x].saturating_add(1);
        scribe.tell(|| text!("trictrac-throws", seat = thrower, dice = dice));
        let manual = self.options.is_manual();
        let (mut own, mut given, mut two_tables) = (0u8, 0u8, false);
        throw::read(&self.ground(s), dice, self.moment(s), &mut |item| {
            two_tables |= item.kind == Kind::TwoTableJan;
            if item.kind.is_for_enemy() {
                given = given.saturating_add(item.points);
                if !manual {
                    scribe.tell_by(item.law(), || {
                        text!("trictrac-gives", seat = enemy, points = item.points, what = kind_text(item.kind))
                    });
                }
            } else {
                own = own.saturating_add(item.points);
                if !manual {
                    scribe.write(|| Event::Scored { seat: thrower, points: i32::from(item.points), law: item.law() });
                }
            }
        });
        s.two_tables[x] |= two_tables;
        s.given = given;
        if manual {
            return self.open_sheet(s, own, scribe);
        }
        s.sheet.touched = None;
        s.phase = Phase::Play;
        if s.score.mark(thrower, own, scribe) > 0 {
            if s.score.winner().is_some() {
                return self.end_tour(s, scribe);
            }
            s.phase = Phase::Choose;
        }
    }

    /// The throw has been played: the enemy marks what it gives him.
    #[inline]
    fn after_play<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if s.men[s.thrower.index() & 1].any() == 0 {
            return self.all_off(s, scribe);
        }
        let (enemy, given) = (s.enemy(), s.given);
        if given > 0 {
            scribe.write(|| Event::Scored { seat: enemy, points: i32::from(given), law: law!("thrower-first") });
            if s.score.mark(enemy, given, scribe) > 0 {
                if s.score.winner().is_some() {
                    return self.end_tour(s, scribe);
                }
                scribe.tell_by(law!("no-leave"), || text!("trictrac-may-not-leave", seat = enemy));
            }
        }
        self.next_throw(s);
    }

    /// The dice go to the other.
    #[inline]
    pub(super) fn next_throw(&self, s: &mut State) {
        s.thrower = s.enemy();
        s.given = 0;
        self.before_throw(s);
    }

    /// The last man is off: both sides are set up anew, points stay.
    pub(super) fn all_off<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        scribe.tell_by(law!("all-off"), || text!("trictrac-all-off", seat = s.thrower));
        self.new_setting(s, s.thrower);
    }

    /// The thrower leaves after a hole.
    pub(super) fn leave<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        scribe.tell_by(law!("leave"), || text!("trictrac-leaves", seat = s.thrower));
        s.score.clear_points();
        self.new_setting(s, s.thrower);
    }

    fn new_setting(&self, s: &mut State, leader: Seat) {
        s.settings += 1;
        self.set_up(s);
        s.thrower = leader;
        self.before_throw(s);
    }

    fn set_up(&self, s: &mut State) {
        s.men = [Men::HEAP; 2];
        s.throws = [0; 2];
        s.two_tables = [false; 2];
        s.given = 0;
        s.dice = None;
        s.sheet = Sheet::default();
    }

    /// Twelve holes are pegged: the loser pays.
    pub(super) fn end_tour<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let Some(winner) = s.score.winner() else { return };
        s.score.clear_points();
        scribe.tell_by(law!("tour"), || text!("trictrac-tour-won", seat = winner));
        pay_tour(&self.options, &mut s.ledger, s.score.holes, winner, scribe);
        s.tours += 1;
        s.settings += 1;
        s.given = 0;
        if s.tours >= self.options.tours {
            s.phase = Phase::Over;
            return;
        }
        s.score = Score::default();
        self.set_up(s);
        s.phase = Phase::Draw;
    }

    /// Only the last throw is made: four points, or six with a doublet, and a new setting.
    fn last_throw<S: Scribe>(&self, s: &mut State, dice: Dice, scribe: &mut S) {
        let thrower = s.thrower;
        s.dice = Some(dice);
        let mut men = Men::default();
        (0..MEN).for_each(|_| men.add(OFF));
        s.men[thrower.index() & 1] = men;
        let points = Kind::LastOff.value(dice.is_doublet(), false);
        scribe.tell(|| text!("trictrac-throws", seat = thrower, dice = dice));
        scribe.write(|| Event::Scored { seat: thrower, points: i32::from(points), law: law!("last-off") });
        if s.score.mark(thrower, points, scribe) == 0 {
            return self.all_off(s, scribe);
        }
        if s.score.winner().is_some() {
            return self.end_tour(s, scribe);
        }
        s.phase = Phase::Choose;
    }

    /// Staying after the last throw leaves nothing to play.
    pub(super) fn skip_play_at_last_throw<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if s.men[s.thrower.index() & 1].any() == 0 {
            self.all_off(s, scribe);
        }
    }
}

/// Pays a finished Tour.
pub(super) fn pay_tour<S: Scribe>(
    options: &TrictracOptions,
    ledger: &mut Ledger,
    holes: [u8; 2],
    winner: Seat,
    scribe: &mut S,
) {
    let (w, l) = (winner.index() & 1, 1 - (winner.index() & 1));
    let stake = i64::from(options.stake);
    debug_assert!(holes[w] >= TOUR, "a Tour is won with twelve holes");
    let loser = Seat(l as u8);
    ledger.pay(loser, winner, stake, law!("tour-stake"), scribe);
    if holes[l] == 0 && options.tour_bredouille == TourBredouille::Double {
        ledger.pay(loser, winner, stake, law!("tour-bredouille"), scribe);
    }
}

/// Whether it is beyond doubt that the thrower finishes first: neither can make or hold a Jan any more, the men have
/// passed each other, and even his worst throws are enough before the other's best.
fn certain_to_finish(s: &State) -> bool {
    let x = s.thrower.index() & 1;
    let (own, enemy) = (s.men[x], s.men[1 - x]);
    let can_fill = |men: Men| can_make_small(men) || can_make_great(men) || men.within(crate::board::ALL) >= 12;
    let hindmost = |set: Fields| each(set).next().unwrap_or(OFF);
    let passed = hindmost(own.any()) > each(mirrored(enemy.any())).last().unwrap_or(0);
    let pips = |men: Men| -> u16 { men.counts().map(|(f, n)| u16::from(OFF - f) * u16::from(n)).sum() };
    let men_left = |men: Men| u16::from(MEN - men.on(OFF));
    // Two aces a throw, and one number lost for the man who may not run on.
    let slowest = pips(own).div_ceil(2) + 1;
    let quickest = men_left(enemy).div_ceil(2).max(pips(enemy).div_ceil(12));
    !can_fill(own) && !can_fill(enemy) && passed && slowest <= quickest
}

/// What is scored, by its name.
pub(super) fn kind_text(kind: Kind) -> spadille_core::Text {
    match kind {
        Kind::ThreeThrowJan => text!("trictrac-three-throw-jan"),
        Kind::TwoTableJan => text!("trictrac-two-table-jan"),
        Kind::ContreTwoTableJan => text!("trictrac-contre-two-table-jan"),
        Kind::Meseas => text!("trictrac-meseas"),
        Kind::ContreMeseas => text!("trictrac-contre-meseas"),
        Kind::Hit => text!("trictrac-hit"),
        Kind::BlindHit => text!("trictrac-blind-hit"),
        Kind::CornerHit => text!("trictrac-corner-hit"),
        Kind::Close => text!("trictrac-close"),
        Kind::Hold => text!("trictrac-hold"),
        Kind::LastOff => text!("trictrac-last-off"),
        Kind::Unplayable => text!("trictrac-unplayable"),
    }
}
