//! Why something is not allowed, by the law that forbids it.

use super::moves::{Move, Word};
use super::plays::{CORNER, ENEMY_HOME, Field, OWN_SIDE, Plays, Status, Steps};
use super::rules::Verkehren;
use super::state::{Phase, State};
use crate::board::{Colour, OFF, bit, fields};
use crate::notation::{BAR, Play};
use spadille_core::{Dice, LawId, Refusal, Text, law, text};

/// What may be wrong: whether it is, the law, and what is said. The first that holds is told.
type Faults<const N: usize> = [(bool, LawId, Text); N];

fn first<const N: usize>(faults: Faults<N>) -> Option<Refusal> {
    faults.into_iter().find(|(holds, ..)| *holds).map(|(_, law, text)| Refusal::by(law, text))
}

impl Verkehren {
    /// Why a move that is not offered is not allowed.
    pub(super) fn why_refused(&self, s: &State, m: Move) -> Refusal {
        match (m, s.phase, s.deal.dice) {
            (Move::Play(play), Phase::Play, Some(dice)) => self.why_not_play(s, dice, play),
            (Move::Say(Word::Concede), Phase::Play, _) => {
                Refusal::by(law!("concede-by-leave"), text!("verkehren-has-band"))
            }
            (Move::Say(Word::HitBands | Word::Take(_)), Phase::Play, _) => {
                Refusal::by(law!("too-many-bands"), text!("verkehren-no-fault"))
            }
            (Move::Say(Word::Take(_)), Phase::BandFault, _) => {
                Refusal::by(law!("two-men-taken-out"), text!("verkehren-take-from-bands"))
            }
            _ => Refusal::not_now(),
        }
    }

    fn why_not_play(&self, s: &State, dice: Dice, play: Play) -> Refusal {
        let (mut field, colour, steps) = (s.field(s.thrower), s.colour(), self.steps(s));
        let plays = self.plays(s);
        if field.status() == Status::Junker && !steps.hits_bands && play != Play::NONE {
            let (out, free) = (field.own.on(BAR), field.free().count_ones());
            let text = text!("verkehren-junker", seat = s.thrower, out = out, free = free);
            return Refusal::by(law!("junker"), text);
        }
        let mut left = if dice.is_doublet() { vec![dice.high(); 4] } else { vec![dice.high(), dice.low()] };
        let mut entry_hits = 0;
        for [from, to] in play.legs() {
            let (own_from, own_to) = (colour.round(from), colour.round(to));
            if field.own.on(own_from) == 0 || own_from >= OFF || own_to == BAR {
                return Refusal::plain(text!("verkehren-no-man"));
            }
            let fits = |number: &u8| {
                if own_to == OFF { own_from + number >= OFF } else { own_to == own_from + number }
            };
            if field.own.on(BAR) > 0 && own_from != BAR {
                return Refusal::by(law!("out-first"), text!("verkehren-out-first"));
            }
            let exact = left.iter().position(|number| own_to == own_from + number);
            let Some(i) = exact.or_else(|| left.iter().position(fits)) else {
                return Refusal::by(law!("march"), text!("verkehren-wrong-number"));
            };
            let number = left.remove(i);
            if let Some(refusal) = self.wrong_step(&field, steps, number, own_from, own_to, colour) {
                return refusal;
            }
            let out = field.foe.on(BAR);
            field = field.stepped(own_from, own_to);
            entry_hits += if own_from == BAR { field.foe.on(BAR) - out } else { 0 };
        }
        self.wrong_result(&plays, play, dice, entry_hits)
    }

    /// What is wrong with one step, in the thrower's coordinates.
    fn wrong_step(&self, field: &Field, steps: Steps, number: u8, from: u8, to: u8, colour: Colour) -> Option<Refusal> {
        if steps.from(field, number) & bit(from) != 0 {
            return None;
        }
        let own = field.own;
        if to == OFF {
            let outside = own.any() & fields(1, 18) != 0;
            let behind = own.hindmost().is_some_and(|far| far + number <= OFF);
            return first([
                (outside, law!("bear-off"), text!("verkehren-not-home")),
                (behind, law!("set-inside"), text!("verkehren-set-inside")),
                (true, law!("hindmost-off"), text!("verkehren-not-the-hindmost")),
            ]);
        }
        let shown = colour.round(to);
        let barred = steps.barred(field) & bit(to) != 0;
        let heap = to == ENEMY_HOME && field.foe.on(to) >= 2;
        let safe = to == ENEMY_HOME && field.foe.on(to) == 1;
        let own_there = own.on(to) > 0;
        let binds = own.on(to) == 1;
        let too_early = binds && to >= CORNER && !steps.may_bind(own);
        let most = self.options.agreed_bands().unwrap_or_default();
        let enough = self.options.bind_after;
        first([
            (from == BAR && own_there, law!("free-entry-field"), text!("verkehren-own-man-there", field = shown)),
            (barred && heap, law!("enemy-home"), text!("verkehren-enemy-home", field = shown)),
            (barred && safe, law!("last-man-at-home"), text!("verkehren-home-safe")),
            (barred, law!("band-bars"), text!("verkehren-band-bars", field = shown)),
            (own_there && to < CORNER, law!("no-band-on-enemy-side"), text!("verkehren-no-second-man", field = shown)),
            (too_early, law!("bind-after"), text!("verkehren-bind-later", number = enough)),
            (binds && OWN_SIDE & bit(to) != 0, law!("agreed-bands"), text!("verkehren-band-limit", most = most)),
        ])
    }

    /// What is wrong with the play as a whole.
    fn wrong_result(&self, plays: &Plays, play: Play, dice: Dice, entry_hits: u8) -> Refusal {
        let given = play.legs().count() as u8;
        let must_hit = entry_hits == 0 && plays.iter().any(|p| p.legs().next().is_some_and(|[from, _]| from == BAR));
        let must_hit = must_hit && play.legs().next().is_some_and(|[from, _]| from == BAR);
        let single = plays.numbers == 1 && !dice.is_doublet();
        first([
            (given < plays.numbers, law!("all-that-fits"), text!("verkehren-all-that-fits")),
            (must_hit, law!("enter-and-hit"), text!("verkehren-must-hit")),
            (single, law!("higher-number"), text!("verkehren-higher-number")),
        ])
        .unwrap_or_else(|| Refusal::by(law!("march"), text!("verkehren-wrong-number")))
    }
}
