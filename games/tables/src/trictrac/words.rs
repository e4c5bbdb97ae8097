//! What may be said and done besides playing, and when the throw may be played.

use super::moves::{MOST_POINTS, Moves, Points, SetThrow, Word, Words};
use super::rules::Rules;
use super::state::{Marked, Phase, State};
use crate::board::each;
use crate::plays::{Missets, Plays};
use spadille_core::{Number, Seat};
use spadille_odds::dice as odds;

/// The most points that are marked for one throw, whatever it scores.
const ALL_POINTS: u8 = 48;

impl Rules {
    /// What may be done where there is more to do than to play.
    pub(super) fn words_and_plays(&self, s: &State, seat: Seat) -> Moves {
        let turn = self.turn(s);
        let mut words = Words::default();
        let (mut plays, mut missets) = (Plays::empty(), Missets::NONE);
        if turn.may_act(seat) && self.may_peg(s, seat) {
            words = words.with(Word::PegRest);
        }
        if !turn.awaited().contains(seat) {
            return Moves { words, plays, missets };
        }
        words = match s.phase {
            Phase::Draw | Phase::Throw | Phase::LastThrow | Phase::Over => words,
            Phase::Offer => words.with(Word::Offer).with(Word::ThrowOn),
            Phase::Consent => words.with(Word::Agree).with(Word::ThrowOn),
            Phase::Rolling => words.with(Word::Watch).with(Word::Disturb),
            Phase::SetThrow => {
                let mut throws = odds::distinct().map(|(dice, _)| Word::Set(SetThrow(dice)));
                throws.next().zip(throws.last()).map_or(words, |(first, last)| words.with_range(first, last))
            }
            Phase::Choose => words.with(Word::Leave).with(Word::Stay),
            Phase::MissedClose => words.with(Word::DemandTouched).with(Word::DemandClose),
            Phase::SetWrongly if self.one_man_instead(s).count() > 0 => {
                words.with(Word::LetStand).with(Word::DemandOneMan)
            }
            Phase::SetWrongly => words.with(Word::LetStand),
            Phase::JudgeOwn | Phase::JudgeGiven => {
                self.numbers(words, Word::School, MOST_POINTS).with(Word::Pass).with(Word::Compel)
            }
            Phase::LastPegs => words.with(Word::ThrowOn),
            Phase::MarkGiven => self.marking_words(s, seat, &s.deal.sheet.given, words.with(Word::Mark(Number(0)))),
            Phase::Play => {
                (words, plays) = self.words_at_play(s, words);
                if self.options.is_manual() && plays.count() > 0 {
                    missets = self.missets(s);
                }
                words
            }
        };
        Moves { words, plays, missets }
    }

    /// The thrower's words before he plays, and his plays once no choice is open.
    fn words_at_play(&self, s: &State, mut words: Words) -> (Words, Plays) {
        let (own, thrower) = (&s.deal.sheet.own, s.thrower);
        let has_touched = s.deal.sheet.has_touched();
        if self.options.is_manual() && !own.judged && !has_touched {
            words = self.marking_words(s, thrower, own, words);
            if own.won > 0 && !s.deal.sheet.stays {
                if own.before.points[thrower] > s.score.points[thrower] {
                    words = words.with(Word::StayUncleared);
                }
                return (words.with(Word::Leave).with(Word::Stay), Plays::empty());
            }
        }
        if self.options.touch_binds() && !has_touched {
            let touched = each(s.deal.men[thrower].any()).map(|f| Word::Touch(Number(s.colour().turned(f))));
            words = touched.fold(words, Words::with);
        }
        (words, self.plays(s))
    }

    /// A word with every number that can be marked, up to the most: at Trictrac even ones only.
    fn numbers(&self, words: Words, word: fn(Points) -> Word, most: u8) -> Words {
        let step = if self.has_holes() { 2 } else { 1 };
        (step..=most).step_by(usize::from(step)).map(|n| word(Number(n))).fold(words, Words::with)
    }

    /// What a player may still mark, and how many holes he may forget to peg. Too little may be completed; too much cannot
    /// be taken back.
    fn marking_words(&self, s: &State, seat: Seat, marked: &Marked, words: Words) -> Words {
        let most = ALL_POINTS.saturating_sub(marked.points).min(MOST_POINTS);
        let mut words = self.numbers(words, Word::Mark, most);
        if !self.has_holes() {
            return words;
        }
        if s.score.points[seat] == 0 && s.score.points[seat.next(2)] > 0 {
            words = self.numbers(words, Word::MarkOne, most);
        }
        match marked.won {
            1.. if s.unpegged[seat] == 0 => words.with_range(Word::Peg(Number(0)), Word::Peg(Number(marked.won - 1))),
            _ => words,
        }
    }
}
