//! Why a play is not allowed, by the law that forbids it.

use super::ground::{CORNER, ENEMY_CORNER, ENEMY_SECOND, Ground, Jan, RETURN_BOARD};
use super::moves::Move;
use super::plays::{Plays, after};
use super::rules::Trictrac;
use super::state::{Demand, Phase, State};
use crate::board::{Colour, Fields, Men, OFF, bit, fields};
use crate::notation::{Play, Step};
use spadille_core::{Dice, Refusal, law, text};

impl Trictrac {
    /// Why a move that is not offered is not allowed.
    pub(super) fn why_not(&self, s: &State, m: Move) -> Refusal {
        match m {
            Move::Play(play) if s.phase == Phase::Play => match s.dice {
                Some(dice) => self.why_not_play(s, dice, play),
                None => Refusal::not_now(),
            },
            Move::Leave if s.phase == Phase::Play && s.sheet.stays => {
                Refusal::by(law!("rest-marked"), text!("trictrac-has-stayed"))
            }
            Move::Leave => Refusal::by(law!("leave"), text!("trictrac-no-leaving")),
            Move::PegRest => Refusal::by(law!("unpegged-hole"), text!("trictrac-nothing-to-peg")),
            Move::DemandOneMan if s.phase == Phase::SetWrongly => {
                Refusal::by(law!("wrong-play"), text!("trictrac-no-one-man"))
            }
            Move::School(_) | Move::Compel if self.options.is_manual() => {
                Refusal::by(law!("school-deadline"), text!("trictrac-no-judging"))
            }
            _ => Refusal::not_now(),
        }
    }

    fn why_not_play(&self, s: &State, dice: Dice, play: Play) -> Refusal {
        if s.sheet.demand == Some(Demand::OneMan) {
            return Refusal::by(law!("wrong-play"), text!("trictrac-must-play-one-man"));
        }
        let ground = self.ground(s);
        let colour = s.colour();
        let Some(result) = after(ground.own, colour, play) else {
            return Refusal::plain(text!("trictrac-no-man"));
        };
        let plays = self.plays(s);
        let stops = ground.stops(fields(14, 24));
        let mut now = ground.own;
        play.steps()
            .find_map(|step| {
                let wrong = wrong_step(&ground, now, colour, dice, step, stops);
                now = now.moved(colour.turned(step.from()), colour.turned(step.to()));
                wrong
            })
            .or_else(|| wrong_result(&ground, &plays, dice, play, result))
            .or_else(|| s.sheet.touched.map(|_| Refusal::by(law!("touch-move"), text!("trictrac-must-play-touched"))))
            .unwrap_or_else(|| Refusal::by(law!("march"), text!("trictrac-wrong-number")))
    }
}

/// What is wrong with one man's way, `now` being the men after what was played before.
fn wrong_step(ground: &Ground, now: Men, colour: Colour, dice: Dice, step: Step, stops: Fields) -> Option<Refusal> {
    let (from, to) = (colour.turned(step.from()), colour.turned(step.to()));
    let has_enemy = |field: u8| field < OFF && ground.free & bit(field) == 0;
    if step.is_forced() {
        return wrong_force(ground, dice, from, to);
    }
    let (a, b) = dice.pips();
    if to <= from {
        return Some(Refusal::by(law!("march"), text!("trictrac-wrong-number")));
    }
    if has_enemy(to) {
        return Some(Refusal::by(law!("barred"), text!("trictrac-barred", field = step.to())));
    }
    if let Some(between) = step.touch_down().filter(|f| has_enemy(colour.turned(*f))) {
        return Some(Refusal::by(law!("touch-down"), text!("trictrac-no-touch-down", field = between)));
    }
    if to == ENEMY_CORNER {
        return Some(Refusal::by(law!("enemy-corner"), text!("trictrac-enemy-corner")));
    }
    if to < OFF && stops & bit(to) == 0 && (ENEMY_SECOND | RETURN_BOARD) & bit(to) != 0 {
        return Some(Refusal::by(law!("forbidden-board"), text!("trictrac-forbidden-board")));
    }
    if to == OFF {
        return wrong_exit(now, from, step.touch_down().is_some(), dice);
    }
    let fits = [a, b, a + b].contains(&(to - from));
    (!fits).then(|| Refusal::by(law!("march"), text!("trictrac-wrong-number")))
}

fn wrong_force(ground: &Ground, dice: Dice, from: u8, to: u8) -> Option<Refusal> {
    let own = ground.own;
    let (high, low) = (dice.high(), dice.low());
    let empty = own.on(CORNER) == 0 && ground.enemy_corner_empty();
    let fits = to == CORNER && [high, low].contains(&ENEMY_CORNER.saturating_sub(from));
    if !empty || !fits {
        return Some(Refusal::by(law!("by-force"), text!("trictrac-no-force")));
    }
    let needed = if high == low { 2 } else { 1 };
    let properly = own.on(CORNER - high) >= needed && own.on(CORNER - low) >= needed;
    properly.then(|| Refusal::by(law!("properly-first"), text!("trictrac-take-properly")))
}

fn wrong_exit(own: Men, from: u8, runs_on: bool, dice: Dice) -> Option<Refusal> {
    let is_home = own.any() & fields(1, 18) & !bit(from) == 0;
    if Jan::Return.is_full(own) && (!is_home || runs_on) {
        return Some(Refusal::by(law!("rail"), text!("trictrac-no-rail")));
    }
    if !is_home {
        return Some(Refusal::by(law!("bear-off"), text!("trictrac-not-home")));
    }
    if runs_on || from <= 18 {
        return Some(Refusal::by(law!("no-running-off"), text!("trictrac-no-running-off")));
    }
    let behind = own.hindmost().is_some_and(|far| far < from);
    let exact = [dice.high(), dice.low()].contains(&(OFF - from));
    match (behind, exact) {
        (true, true) => Some(Refusal::by(law!("exact-exit"), text!("trictrac-no-exact-exit"))),
        (true, false) => Some(Refusal::by(law!("hindmost"), text!("trictrac-hindmost-first"))),
        (false, _) => None,
    }
}

/// What is wrong with the play as a whole.
fn wrong_result(ground: &Ground, plays: &Plays, dice: Dice, play: Play, result: Men) -> Option<Refusal> {
    if result.on(CORNER) == 1 {
        return Some(Refusal::by(law!("corner-together"), text!("trictrac-corner-together")));
    }
    let given = play.steps().map(|step| if step.touch_down().is_some() { 2 } else { 1 }).sum::<u8>();
    let (high, low) = (dice.high(), dice.low());
    if given < plays.numbers() {
        return Some(Refusal::by(law!("both-numbers"), text!("trictrac-both-numbers")));
    }
    if plays.finishes() && result.any() != 0 {
        return Some(Refusal::by(law!("last-off"), text!("trictrac-must-finish")));
    }
    if let Some(jan) = plays.fills().filter(|jan| !jan.is_full(result)) {
        return Some(if jan.is_full(ground.own) {
            Refusal::by(law!("must-hold"), text!("trictrac-must-hold"))
        } else {
            Refusal::by(law!("must-close"), text!("trictrac-must-close"))
        });
    }
    let fewest = plays.ways().map(|way| plays.result(way).on(OFF)).min().unwrap_or(0);
    if result.on(OFF) > fewest {
        let held = plays.fills() == Some(Jan::Return);
        let law = if held { law!("r24") } else { law!("set-inside") };
        return Some(Refusal::by(law, text!("trictrac-set-inside")));
    }
    let colour = plays.colour();
    let gives_low = play.steps().any(|step| colour.turned(step.to()) == colour.turned(step.from()) + low);
    (plays.numbers() == 1 && given == 1 && high != low && gives_low)
        .then(|| Refusal::by(law!("higher-number"), text!("trictrac-higher-number")))
}
