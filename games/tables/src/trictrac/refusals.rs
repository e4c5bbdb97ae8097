//! Why a play is not allowed, by the law that forbids it.

use super::moves::{Move, Word};
use super::rules::Rules;
use super::state::{Demand, Phase, State};
use crate::board::{Fields, Men, OFF, bit, fields};
use crate::ground::{CORNER, ENEMY_CORNER, ENEMY_SECOND, Ground, Jan, RETURN_BOARD};
use crate::notation::{Play, Step};
use crate::plays::{Crossing, Plays};
use spadille_core::{Dice, LawId, Refusal, Text, law, text};

/// What may be wrong: whether it is, the law, and what is said. The first that holds is told.
type Faults<const N: usize> = [(bool, LawId, Text); N];

fn first<const N: usize>(faults: Faults<N>) -> Option<Refusal> {
    faults.into_iter().find(|(holds, ..)| *holds).map(|(_, law, text)| Refusal::by(law, text))
}

impl Rules {
    /// Why a move that is not offered is not allowed.
    pub(super) fn why_refused(&self, s: &State, m: Move) -> Refusal {
        let word = match (m, s.deal.dice) {
            (Move::Play(play), Some(dice)) if s.phase == Phase::Play => return self.why_not_play(s, dice, play),
            (Move::Say(word), _) => word,
            _ => return Refusal::not_now(),
        };
        match (word, s.phase) {
            (Word::Leave, Phase::Play) if s.deal.sheet.stays => {
                Refusal::by(law!("rest-marked"), text!("trictrac-has-stayed"))
            }
            (Word::Leave, _) => Refusal::by(law!("leave"), text!("trictrac-no-leaving")),
            (Word::PegRest, _) => Refusal::by(law!("unpegged-hole"), text!("trictrac-nothing-to-peg")),
            (Word::DemandOneMan, Phase::SetWrongly) => Refusal::by(law!("wrong-play"), text!("trictrac-no-one-man")),
            (Word::School(_) | Word::Compel, _) if self.options.is_manual() => {
                Refusal::by(law!("school-deadline"), text!("trictrac-no-judging"))
            }
            _ => Refusal::not_now(),
        }
    }

    fn why_not_play(&self, s: &State, dice: Dice, play: Play) -> Refusal {
        if s.deal.sheet.demand == Some(Demand::OneMan) {
            return Refusal::by(law!("wrong-play"), text!("trictrac-must-play-one-man"));
        }
        let (ground, colour) = (self.ground(s), s.colour());
        let Some(result) = play.after(ground.own, colour) else {
            return Refusal::plain(text!("trictrac-no-man"));
        };
        let crosses = self.terms.custom.crossing != Crossing::Never;
        let attempt = Attempt { ground: &ground, dice, stops: ground.stops(fields(14, 24)), crosses, result };
        let mut now = ground.own;
        let wrong_step = play.steps().find_map(|step| {
            let (from, to) = step.ends(colour);
            let between = step.touch_down().map(|field| colour.turned(field));
            let wrong = attempt.wrong_step(now, (from, between, to), step);
            now = now.moved(from, to);
            wrong
        });
        let is_touched = s.deal.sheet.touched.is_some();
        wrong_step
            .or_else(|| attempt.wrong_result(&self.plays(s), play, result))
            .or_else(|| first([(is_touched, law!("touch-move"), text!("trictrac-must-play-touched"))]))
            .unwrap_or_else(|| Refusal::by(law!("march"), text!("trictrac-wrong-number")))
    }
}

/// A throw that somebody tries to play.
struct Attempt<'a> {
    ground: &'a Ground,
    dice: Dice,
    /// Where men may stop.
    stops: Fields,
    /// Whether bands may cross.
    crosses: bool,
    /// The men after the play.
    result: Men,
}

impl Attempt<'_> {
    /// What is wrong with one man's way, in his coordinates and as it was written; `now` are the men after what was played
    /// before.
    fn wrong_step(&self, now: Men, (from, between, to): (u8, Option<u8>, u8), written: Step) -> Option<Refusal> {
        let (a, b) = self.dice.pips();
        let is_in = |set: Fields, field: u8| field < OFF && set & bit(field) != 0;
        let has_enemy = |field: u8| is_in(!self.ground.free, field);
        if written.is_forced() {
            return self.wrong_force(from, to);
        }
        let closed = is_in((ENEMY_SECOND | RETURN_BOARD) & !self.stops, to);
        let forbidden = closed && (!self.crosses || self.result.on(to) < 2);
        let cross_alone = || text!("toccategli-cross-alone", field = written.to());
        let (forbids, why) = match self.crosses {
            true => (law!("cross-with-band"), cross_alone()),
            false => (law!("forbidden-board"), text!("trictrac-forbidden-board")),
        };
        let touched_down = written.touch_down().unwrap_or_default();
        let is_thrown = [a, b, a + b].contains(&to.saturating_sub(from));
        let faults = [
            (to <= from, law!("march"), text!("trictrac-wrong-number")),
            (has_enemy(to), law!("barred"), text!("trictrac-barred", field = written.to())),
            (between.is_some_and(has_enemy), law!("touch-down"), text!("trictrac-no-touch-down", field = touched_down)),
            (to == ENEMY_CORNER, law!("enemy-corner"), text!("trictrac-enemy-corner")),
            (forbidden, forbids, why),
            (to < OFF && !is_thrown, law!("march"), text!("trictrac-wrong-number")),
        ];
        first(faults).or_else(|| if to == OFF { self.wrong_exit(now, from, between.is_some()) } else { None })
    }

    fn wrong_force(&self, from: u8, to: u8) -> Option<Refusal> {
        let (own, high, low) = (self.ground.own, self.dice.high(), self.dice.low());
        let empty = own.on(CORNER) == 0 && self.ground.enemy_corner_empty();
        let fits = to == CORNER && [high, low].contains(&ENEMY_CORNER.saturating_sub(from));
        let needed = if high == low { 2 } else { 1 };
        let properly = own.on(CORNER - high) >= needed && own.on(CORNER - low) >= needed;
        first([
            (!empty || !fits, law!("by-force"), text!("trictrac-no-force")),
            (properly, law!("properly-first"), text!("trictrac-take-properly")),
        ])
    }

    fn wrong_exit(&self, own: Men, from: u8, runs_on: bool) -> Option<Refusal> {
        let is_home = own.any() & fields(1, 18) & !bit(from) == 0;
        let behind = own.hindmost().is_some_and(|far| far < from);
        let exact = [self.dice.high(), self.dice.low()].contains(&(OFF - from));
        first([
            (Jan::Return.is_full(own) && (!is_home || runs_on), law!("rail"), text!("trictrac-no-rail")),
            (!is_home, law!("bear-off"), text!("trictrac-not-home")),
            (runs_on || from <= 18, law!("no-running-off"), text!("trictrac-no-running-off")),
            (behind && exact, law!("exact-exit"), text!("trictrac-no-exact-exit")),
            (behind, law!("hindmost"), text!("trictrac-hindmost-first")),
        ])
    }

    /// What is wrong with the play as a whole.
    fn wrong_result(&self, plays: &Plays, play: Play, result: Men) -> Option<Refusal> {
        let given = play.steps().map(|step| if step.touch_down().is_some() { 2 } else { 1 }).sum::<u8>();
        let opens = plays.fills.is_some_and(|jan| !jan.is_full(result));
        let was_full = plays.fills.is_some_and(|jan| jan.is_full(self.ground.own));
        let fewest = plays.results().map(|men| men.on(OFF)).min().unwrap_or(0);
        let too_many_off = result.on(OFF) > fewest;
        let low = self.dice.low();
        let mut steps = play.steps().map(|step| step.ends(plays.colour));
        let gives_low = !self.dice.is_doublet() && steps.any(|(from, to)| to == from + low);
        let forbidden = if self.crosses { self.ground.forbidden() } else { 0 };
        let crosses = play.steps().any(|step| step.to() < OFF && forbidden & bit(plays.colour.turned(step.to())) != 0);
        first([
            (result.on(CORNER) == 1, law!("corner-together"), text!("trictrac-corner-together")),
            (given < plays.numbers, law!("both-numbers"), text!("trictrac-both-numbers")),
            (plays.finishes() && result.any() != 0, law!("last-off"), text!("trictrac-must-finish")),
            (opens && crosses, law!("crossing-keeps-the-jan"), text!("toccategli-keep-the-jan")),
            (opens && was_full, law!("must-hold"), text!("trictrac-must-hold")),
            (opens, law!("must-close"), text!("trictrac-must-close")),
            (
                too_many_off && plays.fills == Some(Jan::Return),
                law!("rail-plays-allowed"),
                text!("trictrac-set-inside"),
            ),
            (too_many_off, law!("set-inside"), text!("trictrac-set-inside")),
            (plays.numbers == 1 && given == 1 && gives_low, law!("higher-number"), text!("trictrac-higher-number")),
        ])
    }
}
