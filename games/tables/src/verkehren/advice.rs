//! What the book tells players to do, as functions of a view.

use super::judgement::promise;
use super::moves::{Move, TwoMen, Word};
use super::plays::{BEARING_OFF, CORNER, ENEMY_SIDE, Field, LAST, LEFT_HAND, OWN_SIDE, Status};
use super::rules::Verkehren;
use super::state::{Phase, State};
use crate::board::{MEN, OFF, bit, each, lowest};
use crate::notation::{BAR, Play};
use spadille_core::game::Reason;
use spadille_core::{Advice, Game as _, Seat, Space as _, Text, text};

/// How a position stands by one of the numbered maxims, more being better; nothing for a maxim without a measure.
pub fn measure(rule: u8, after: &Field) -> Option<i32> {
    let own = after.own;
    let singles = (own.singles() & OWN_SIDE).count_ones() as i32;
    match rule {
        1 => Some(own.on(CORNER).into()),
        3 => Some((own.bands() & LEFT_HAND).count_ones() as i32),
        4 => Some(i32::from(lowest(own.any()).is_some_and(|far| own.on(far) == 1))),
        5 | 10 => Some(-singles),
        // One of his own men on an entry field closes it for him, a band of ours too.
        6 => Some((LEFT_HAND & !after.foe.any() & !own.bands()).count_ones() as i32),
        9 => Some(if own.on(OFF) == 0 { own.on(LAST).into() } else { -1 }),
        _ => None,
    }
}

/// A maxim that a play follows: how much the book makes of it beyond what the position promises.
const BIND_THE_CORNER: f64 = 0.12;
const SECOND_BAND: f64 = 0.10;
const HIT_EARLY: f64 = 0.12;

/// The fields gone by all men.
fn way(field: &Field) -> u32 {
    field.own.counts().map(|(f, n)| u32::from(f) * u32::from(n)).sum()
}

/// Whether it is early: few men have come over, and nobody is far behind.
fn is_early(field: &Field) -> bool {
    field.own.on(1) >= 8 && field.own.within(OWN_SIDE) <= 3
}

/// Whether somebody had better give up: he has no band, one more man out would be Jan, and a blot can be hit.
pub fn is_hopeless(field: &Field) -> bool {
    let out = field.own.on(BAR);
    let room = field.capacity().count_ones() as u8;
    field.own_bands() == 0 && out > 0 && out + 1 > room && field.own.singles() != 0
}

impl Verkehren {
    /// What the book advises now.
    pub(super) fn book_advice(&self, v: &State, seat: Seat) -> Option<Advice<Move>> {
        if !self.turn(v).may_act(seat) {
            return None;
        }
        let plain = |word: Word, text: Text| Advice::plain(Move::Say(word), text);
        match v.phase {
            Phase::Draw | Phase::Throw | Phase::Over => None,
            Phase::Play => self.advise_play(v, seat),
            Phase::Consent => {
                // Who gives up for one might have lost two.
                let field = v.field(seat).turned();
                let near = field.own.on(BAR) + 1 >= field.capacity().count_ones() as u8;
                Some(match near && field.own.on(BAR) > 1 {
                    true => plain(Word::Refuse, text!("verkehren-why-refuse")),
                    false => plain(Word::Accept, text!("verkehren-why-accept")),
                })
            }
            Phase::BandFault => Some(self.advise_fault(v, seat)),
        }
    }

    /// Hit bands, or have two men taken out: what promises more.
    fn advise_fault(&self, v: &State, seat: Seat) -> Advice<Move> {
        let best = |m: Move| {
            let mut then = v.clone();
            self.play(&mut then, seat, m, &mut ());
            self.plays(&then).results().map(|field| promise(&field)).max_by(f64::total_cmp).unwrap_or(f64::MIN)
        };
        let hit = (Move::Say(Word::HitBands), best(Move::Say(Word::HitBands)));
        let moves = self.moves(v, seat);
        let takes = moves.iter().filter(|m| matches!(m, Move::Say(Word::Take(_))));
        let (choice, _) = takes.map(|m| (m, best(m))).fold(hit, |best, next| if next.1 > best.1 { next } else { best });
        match choice {
            Move::Say(Word::Take(TwoMen(..))) => Advice::plain(choice, text!("verkehren-why-take")),
            _ => Advice::plain(choice, text!("verkehren-why-hit-bands")),
        }
    }

    /// What speaks for a play: what the position promises, and what the book says besides.
    fn worth(&self, before: &Field, after: &Field) -> f64 {
        let mut worth = promise(after);
        if before.own.on(CORNER) < 2 && after.own.on(CORNER) >= 2 {
            worth += BIND_THE_CORNER;
        }
        let new_left = after.own.bands() & !before.own.bands() & LEFT_HAND;
        worth += SECOND_BAND * f64::from(new_left.count_ones());
        let hits = after.foe.on(BAR) - before.foe.on(BAR);
        if hits > 0 && is_early(before) && before.own.bands() & OWN_SIDE == 0 {
            worth -= HIT_EARLY;
        }
        worth
    }

    /// The plays, the best first.
    pub(super) fn ranked(&self, v: &State) -> Vec<Play> {
        let (before, plays) = (v.field(v.thrower), self.plays(v));
        let mut ranked: Vec<(f64, Play)> = plays
            .iter()
            .filter_map(|play| {
                let after = before.after(play, v.colour())?;
                Some((super::rules::ended(&after).map_or_else(|| self.worth(&before, &after), |_| f64::MAX), play))
            })
            .collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        ranked.into_iter().map(|(_, play)| play).collect()
    }

    fn advise_play(&self, v: &State, seat: Seat) -> Option<Advice<Move>> {
        let before = v.field(seat);
        if is_hopeless(&before) && before.status() == Status::Junker {
            return Some(Advice::by(Move::Say(Word::Concede), "concede-in-time", text!("verkehren-why-concede")));
        }
        let ranked = self.ranked(v);
        let play = *ranked.first()?;
        let choice = Move::Play(play);
        if ranked.len() == 1 {
            return Some(Advice::plain(choice, text!("verkehren-why-only")));
        }
        let reasons = self.reasons(v, play, &ranked);
        let best = || Advice::plain(choice, text!("verkehren-why-best"));
        Some(if reasons.is_empty() { best() } else { Advice { choice, reasons } })
    }

    /// The maxims a play follows, the weightiest first.
    fn reasons(&self, v: &State, play: Play, all: &[Play]) -> Vec<Reason> {
        let before = v.field(v.thrower);
        let Some(after) = before.after(play, v.colour()) else { return vec![] };
        let enemy = before.turned();
        let hits = after.foe.on(BAR) > before.foe.on(BAR);
        let could_hit =
            all.iter().filter_map(|p| before.after(*p, v.colour())).any(|f| f.foe.on(BAR) > before.foe.on(BAR));
        let new_left = after.own.bands() & !before.own.bands() & LEFT_HAND != 0;
        let early = is_early(&before) && before.own_bands() == 0;
        let behind = |field: &Field| field.own.within(ENEMY_SIDE & !bit(CORNER)) + field.own.on(BAR);
        let singles = |field: &Field| (field.own.singles() & OWN_SIDE).count_ones();
        let all_over = behind(&before) == 0 && before.own.on(CORNER) == 0;
        let he_is_out = enemy.own.on(BAR) >= 2;
        let room = |field: &Field| measure(6, field).unwrap_or(0);
        let enemies_behind = before.foe.within(ENEMY_SIDE) + before.foe.on(BAR) > 0;
        let bears_off = after.own.on(OFF) > before.own.on(OFF);
        let piles =
            after.own.on(OFF) == 0 && before.own.any() & !BEARING_OFF == 0 && after.own.on(LAST) > before.own.on(LAST);
        let baits = each(after.own.singles() & LEFT_HAND).any(|f| before.own.on(f) == 0) && enemy.own.on(BAR) > 0;
        let advances = way(&after) > way(&before) && he_is_out && behind(&after) >= 2 && before.own_bands() >= 2;
        let fresh = all_over && singles(&before) == 0 && singles(&after) > 0 && measure(4, &after) == Some(1);
        let follows = [
            (before.own.on(CORNER) < 2 && after.own.on(CORNER) >= 2, "bind-the-corner", text!("verkehren-why-corner")),
            (early && could_hit && !hits, "hit-late", text!("verkehren-why-hit-late")),
            (piles && after.own.on(LAST) == MEN, "do-not-pile", text!("verkehren-why-pile")),
            (bears_off && singles(&after) == 0 && enemies_behind, "bear-off-safely", text!("verkehren-why-bear-off")),
            (new_left, "keep-left", text!("verkehren-why-keep-left")),
            (he_is_out && room(&after) > room(&before), "make-room", text!("verkehren-why-make-room")),
            (fresh, "fresh-men", text!("verkehren-why-fresh-men")),
            (hits && before.own_bands() >= 2, "stay-and-build", text!("verkehren-why-stay")),
            (all_over && singles(&after) == 0 && enemies_behind, "none-alone", text!("verkehren-why-none-alone")),
            (baits, "bait-the-entry", text!("verkehren-why-bait")),
            (advances, "advance-when-he-is-out", text!("verkehren-why-advance")),
        ];
        let reason = |(_, maxim, text)| Reason { text, maxim: Some(maxim) };
        follows.into_iter().filter(|(holds, ..)| *holds).map(reason).collect()
    }
}
