//! What may be said and done besides playing, and when the throw may be played.

use super::moves::{MOST, Move, Moves, Words};
use super::plays::{Missets, Plays};
use super::rules::Trictrac;
use super::state::{Marked, Phase, State};
use crate::board::each;
use crate::odds;
use spadille_core::{Game as _, Seat};

/// The most points that are marked for one throw, whatever it scores.
const ALL_POINTS: u8 = 48;

impl Trictrac {
    /// What may be done where there is more to do than to play.
    pub(super) fn words_and_plays(&self, s: &State, seat: Seat) -> Moves {
        let mut words = Words::default();
        let (mut plays, mut missets) = (Plays::empty(), Missets::NONE);
        let turn = self.turn(s);
        if turn.may_act(seat) && self.may_peg(s, seat) {
            words.add(Move::PegRest);
        }
        if turn.awaited().contains(seat) {
            match s.phase {
                Phase::Draw | Phase::Throw | Phase::LastThrow | Phase::Over => {}
                Phase::Offer => words = Words::of([Move::Offer, Move::ThrowOn]),
                Phase::Consent => words = Words::of([Move::Agree, Move::ThrowOn]),
                Phase::Rolling => words = Words::of([Move::Watch, Move::Disturb]),
                Phase::SetThrow => words = Words::of(odds::distinct().map(|(dice, _)| Move::Set(dice))),
                Phase::Choose => words = Words::of([Move::Leave, Move::Stay]),
                Phase::MissedClose => words = Words::of([Move::DemandTouched, Move::DemandClose]),
                Phase::SetWrongly => {
                    words.add(Move::LetStand);
                    if !self.one_man_instead(s).is_empty() {
                        words.add(Move::DemandOneMan);
                    }
                }
                Phase::JudgeOwn | Phase::JudgeGiven => {
                    (2..=MOST).step_by(2).for_each(|n| words.add(Move::School(n)));
                    words.add(Move::Pass);
                    words.add(Move::Compel);
                }
                Phase::LastPegs => words.add(Move::ThrowOn),
                Phase::MarkGiven => {
                    words.add(Move::Mark(0));
                    self.marking_words(s, seat, &s.sheet.given, &mut words);
                }
                Phase::Play => {
                    plays = self.words_at_play(s, &mut words);
                    if self.options.is_manual() && plays.count() > 0 {
                        missets = self.missets(s);
                    }
                }
            }
        }
        Moves { words, plays, missets }
    }

    /// The thrower's words before he plays, and his plays once no choice is open.
    fn words_at_play(&self, s: &State, words: &mut Words) -> Plays {
        let own = &s.sheet.own;
        if self.options.is_manual() && !own.judged && !s.sheet.has_touched() {
            self.marking_words(s, s.thrower, own, words);
            if own.won > 0 && !s.sheet.stays {
                words.add(Move::Leave);
                words.add(Move::Stay);
                if own.before.points[s.thrower.index() & 1] > s.score.points[s.thrower.index() & 1] {
                    words.add(Move::StayUncleared);
                }
                return Plays::empty();
            }
        }
        if self.options.touch_binds() && !s.sheet.has_touched() {
            let men = s.men[s.thrower.index() & 1].any();
            each(men).for_each(|f| words.add(Move::Touch(s.colour().turned(f))));
        }
        self.plays(s)
    }

    /// What a player may still mark, and how many holes he may forget to peg. Too little may be completed; too much cannot
    /// be taken back.
    fn marking_words(&self, s: &State, seat: Seat, marked: &Marked, words: &mut Words) {
        let (x, y) = (seat.index() & 1, 1 - (seat.index() & 1));
        let begins_second = s.score.points[x] == 0 && s.score.points[y] > 0;
        for n in (2..=MOST.min(ALL_POINTS.saturating_sub(marked.points))).step_by(2) {
            words.add(Move::Mark(n));
            if begins_second {
                words.add(Move::MarkOne(n));
            }
        }
        if s.unpegged[x] == 0 {
            (0..marked.won).for_each(|n| words.add(Move::Peg(n)));
        }
    }
}
