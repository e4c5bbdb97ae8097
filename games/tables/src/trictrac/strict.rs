//! The strict table: players mark for themselves, touch men, judge each other's marking and send each other to school.

use super::moves::{MOST, Move, Moves, Words};
use super::plays::Plays;
use super::rules::Trictrac;
use super::rulings;
use super::state::{Demand, Marked, Phase, Sheet, State};
use super::tally::{Score, TOUR};
use super::throw::{self, Kind};
use crate::board::{bit, each};
use crate::odds;
use spadille_core::{Event, Game as _, Scribe, Seat, law, text};

/// The most points that are marked for one throw, whatever it scores.
const ALL_POINTS: u8 = 48;

impl Trictrac {
    /// What may be done where there is more to do than to play.
    pub(super) fn words_and_plays(&self, s: &State, seat: Seat) -> Moves {
        let mut words = Words::default();
        let mut plays = Plays::empty();
        if self.turn(s).may_act(seat) {
            match s.phase {
                Phase::Draw | Phase::Throw | Phase::LastThrow | Phase::Over => {}
                Phase::Offer => words = Words::of([Move::Offer, Move::ThrowOn]),
                Phase::Consent => words = Words::of([Move::Agree, Move::ThrowOn]),
                Phase::Rolling => words = Words::of([Move::Watch, Move::Disturb]),
                Phase::SetThrow => words = Words::of(odds::distinct().map(|(dice, _)| Move::Set(dice))),
                Phase::Choose => words = Words::of([Move::Leave, Move::Stay]),
                Phase::MissedClose => words = Words::of([Move::DemandTouched, Move::DemandClose]),
                Phase::JudgeOwn | Phase::JudgeGiven => {
                    words = Words::of((2..=MOST).step_by(2).map(Move::School).chain([Move::Pass, Move::Compel]));
                }
                Phase::MarkGiven => {
                    words.add(Move::Mark(0));
                    self.marking_words(s, seat, &s.sheet.given, &mut words);
                }
                Phase::Play => plays = self.words_at_play(s, &mut words),
            }
        }
        Moves { words, plays }
    }

    /// The thrower's words before he plays, and his plays once no choice is open.
    fn words_at_play(&self, s: &State, words: &mut Words) -> Plays {
        let own = &s.sheet.own;
        if self.options.is_manual() && !own.judged && s.sheet.touched.is_none() {
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
        if self.options.touch_binds() && s.sheet.touched.is_none() {
            let men = s.men[s.thrower.index() & 1].any();
            each(men).for_each(|f| words.add(Move::Touch(s.colour().turned(f))));
        }
        self.plays(s)
    }

    /// What a player may still mark or peg. Too little may be completed; too much cannot be taken back.
    fn marking_words(&self, s: &State, seat: Seat, marked: &Marked, words: &mut Words) {
        let (x, y) = (seat.index() & 1, 1 - (seat.index() & 1));
        let begins_second = s.score.points[x] == 0 && s.score.points[y] > 0;
        for n in (2..=MOST.min(ALL_POINTS.saturating_sub(marked.points))).step_by(2) {
            words.add(Move::Mark(n));
            if begins_second {
                words.add(Move::MarkOne(n));
            }
        }
        if marked.unpegged > 0 {
            words.add(Move::PegRest);
        } else {
            (0..marked.won).for_each(|n| words.add(Move::Peg(n)));
        }
    }

    /// A throw lies on the table and the players mark it themselves.
    pub(super) fn open_sheet<S: Scribe>(&self, s: &mut State, due: u8, scribe: &mut S) {
        let forgotten = s.sheet.own.unpegged + s.sheet.given.unpegged;
        if forgotten > 0 {
            scribe.tell_by(law!("unpegged-hole"), || text!("trictrac-unpegged-lost", number = forgotten));
        }
        let own = Marked { before: s.score, due, ..Marked::default() };
        let given = Marked { due: s.given, ..Marked::default() };
        s.sheet = Sheet { own, given, ..Sheet::default() };
        s.phase = Phase::Play;
    }

    /// Everything that is said at a strict table.
    pub(super) fn speak<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Mark(0) => self.judge_given(s, scribe),
            Move::Mark(n) => self.mark_by_hand(s, seat, n, true, scribe),
            Move::MarkOne(n) => self.mark_by_hand(s, seat, n, false, scribe),
            Move::Peg(n) => {
                let marked = current(s);
                marked.unpegged = marked.won.saturating_sub(n);
                let unpegged = marked.unpegged;
                let holes = &mut s.score.holes[seat.index() & 1];
                *holes = holes.saturating_sub(unpegged);
                scribe.tell_by(law!("unpegged-hole"), || text!("trictrac-pegs", seat = seat, number = n));
            }
            Move::PegRest => {
                let unpegged = std::mem::take(&mut current(s).unpegged);
                let holes = &mut s.score.holes[seat.index() & 1];
                *holes = (*holes + unpegged).min(TOUR);
                scribe.tell(|| text!("trictrac-pegs-rest", seat = seat, number = unpegged));
                self.judge_winner(s, scribe);
            }
            Move::Leave => {
                s.sheet.leaves = true;
                scribe.tell_by(law!("leave"), || text!("trictrac-wants-to-leave", seat = seat));
                self.judge_own(s, scribe);
            }
            Move::Stay => {
                s.sheet.stays = true;
                scribe.tell_by(law!("stay"), || text!("trictrac-stays", seat = seat));
            }
            Move::StayUncleared => {
                let i = seat.index() & 1;
                let left = s.sheet.own.before.points[i];
                s.sheet.stays = true;
                s.sheet.own.uncleared = left.saturating_sub(s.score.points[i]);
                s.score.points[i] = left;
                scribe.tell_by(law!("stay"), || text!("trictrac-stays", seat = seat));
            }
            Move::DemandTouched => self.demand(s, seat, Demand::Touched, scribe),
            Move::DemandClose => self.demand(s, seat, Demand::Close, scribe),
            Move::Pass | Move::Compel | Move::School(_) => self.judged(s, seat, m, scribe),
            _ => {}
        }
    }

    fn mark_by_hand<S: Scribe>(&self, s: &mut State, seat: Seat, points: u8, two_counters: bool, scribe: &mut S) {
        let law = match () {
            () if !two_counters => law!("one-counter"),
            () if current(s).points > 0 => law!("school-complete"),
            () => law!("thrower-first"),
        };
        scribe.write(|| Event::Scored { seat, points: i32::from(points), law });
        let won = s.score.mark_run(seat, points, two_counters, scribe);
        let marked = current(s);
        marked.points += points;
        marked.won += won;
        marked.one_counter |= !two_counters;
        self.judge_winner(s, scribe);
    }

    /// Even the last hole of a Tour may have been marked wrongly.
    fn judge_winner<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if s.score.winner().is_some() {
            if s.phase == Phase::MarkGiven { self.judge_given(s, scribe) } else { self.judge_own(s, scribe) }
        }
    }

    /// A man is touched: he must be played if he can be, and nothing more is marked.
    pub(super) fn touch<S: Scribe>(&self, s: &mut State, seat: Seat, field: u8, scribe: &mut S) {
        let own_field = s.colour().turned(field);
        let plays = self.plays(s);
        s.sheet.touched = Some(own_field);
        scribe.tell_by(law!("touch-move"), || text!("trictrac-touches", seat = seat, field = field));
        let closing = self.closing_points(s);
        let misses = self.options.is_manual()
            && !s.sheet.own.judged
            && closing > 0
            && s.sheet.own.points >= closing
            && plays.movable() & bit(own_field) == 0
            && s.dice.is_some_and(|dice| {
                let free = Plays::without_duty(&self.ground(s), dice, s.colour(), self.custom);
                free.movable() & bit(own_field) != 0
            });
        if misses {
            // What he marked for closing is no longer due to him: the enemy may send him to school for it.
            s.sheet.own.due = s.sheet.own.due.saturating_sub(closing);
            s.phase = Phase::MissedClose;
            scribe.tell_by(law!("closing-missed"), || text!("trictrac-misses-closing", seat = seat));
        }
    }

    /// What the throw on the table brings for closing a Jan.
    fn closing_points(&self, s: &State) -> u8 {
        let mut closing = 0;
        if let Some(dice) = s.dice {
            throw::read(&self.ground(s), dice, self.moment(s), &mut |item| {
                if item.kind == Kind::Close {
                    closing = item.points;
                }
            });
        }
        closing
    }

    fn demand<S: Scribe>(&self, s: &mut State, seat: Seat, demand: Demand, scribe: &mut S) {
        s.sheet.demand = Some(demand);
        s.phase = Phase::Play;
        scribe.tell_by(law!("closing-missed"), || match demand {
            Demand::Touched => text!("trictrac-demands-touched", seat = seat),
            Demand::Close => text!("trictrac-demands-close", seat = seat),
        });
    }

    /// The thrower has played or wants to leave: the enemy judges his marking, if there is anything to judge.
    pub(super) fn judge_own<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let own = &s.sheet.own;
        if own.judged || own.due == 0 && own.points == 0 {
            self.after_own_judged(s, scribe);
        } else {
            s.phase = Phase::JudgeOwn;
        }
    }

    fn judge_given<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let given = &s.sheet.given;
        if given.due == 0 && given.points == 0 {
            self.after_given_judged(s, scribe);
        } else {
            s.phase = Phase::JudgeGiven;
        }
    }

    /// One player has judged the other's marking.
    fn judged<S: Scribe>(&self, s: &mut State, judge: Seat, answer: Move, scribe: &mut S) {
        let is_own = s.phase == Phase::JudgeOwn;
        let marker = judge.next(2);
        let marked = if is_own { s.sheet.own } else { s.sheet.given };
        match answer {
            Move::Compel => {
                s.score = settled(&marked, marker, marked.due);
                scribe.tell_by(law!("school-compel"), || text!("trictrac-compels", seat = judge, number = marked.due));
            }
            Move::School(claimed) => {
                let school = rulings::SchoolClaim::of(marked.due, marked.points, marked.uncleared, claimed);
                s.score = settled(&marked, marker, marked.due.min(marked.points));
                let schools = &mut s.sheet.schools;
                schools[0][judge.index() & 1] = schools[0][judge.index() & 1].saturating_add(school.school);
                schools[1][marker.index() & 1] = schools[1][marker.index() & 1].saturating_add(school.excess);
                let law = match () {
                    () if school.excess > 0 => law!("false-school"),
                    () if claimed < school.school => law!("school-whole"),
                    () if marked.uncleared > 0 => law!("rest-uncleared"),
                    () if marked.points < marked.due => law!("school-under"),
                    () => law!("school-over"),
                };
                scribe.tell_by(law, || text!("trictrac-schools", seat = judge, other = marker, number = school.school));
                if school.excess > 0 {
                    scribe.tell_by(law, || text!("trictrac-false-school", seat = marker, number = school.excess));
                }
            }
            _ => scribe.tell_by(law!("school-pass"), || text!("trictrac-lets-pass", seat = judge)),
        }
        if s.score.winner().is_some() {
            return self.end_tour(s, scribe);
        }
        if is_own {
            s.sheet.own.judged = true;
            self.after_own_judged(s, scribe);
        } else {
            self.after_given_judged(s, scribe);
        }
    }

    fn after_own_judged<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let i = s.thrower.index() & 1;
        if s.sheet.leaves {
            s.sheet.leaves = false;
            if s.score.holes[i] > s.sheet.own.before.holes[i] || s.sheet.own.unpegged > 0 {
                if !self.mark_schools(s, scribe) {
                    self.leave(s, scribe);
                }
                return;
            }
            // He was pushed back below the hole: there is nothing to leave with, and the throw is played.
            s.sheet.own.judged = true;
            s.phase = Phase::Play;
            return;
        }
        if s.men[i].any() == 0 {
            if !self.mark_schools(s, scribe) {
                self.all_off(s, scribe);
            }
            return;
        }
        s.sheet.given.before = s.score;
        s.phase = Phase::MarkGiven;
    }

    fn after_given_judged<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if !self.mark_schools(s, scribe) {
            self.next_throw(s);
        }
    }

    /// Marks what the schools of this throw bring, after all other points. Returns whether they end the Tour.
    fn mark_schools<S: Scribe>(&self, s: &mut State, scribe: &mut S) -> bool {
        for (kind, points) in std::mem::take(&mut s.sheet.schools).into_iter().enumerate() {
            for seat in [s.enemy(), s.thrower] {
                let points = points[seat.index() & 1];
                if points == 0 {
                    continue;
                }
                let law = if kind == 0 { law!("school-mark") } else { law!("false-school") };
                scribe.write(|| Event::Scored { seat, points: i32::from(points), law });
                if s.score.mark(seat, points, scribe) > 0 {
                    if s.score.winner().is_some() {
                        self.end_tour(s, scribe);
                        return true;
                    }
                    scribe.tell_by(law!("school-no-leave"), || text!("trictrac-may-not-leave", seat = seat));
                }
            }
        }
        false
    }
}

/// The marking that is in progress.
fn current(s: &mut State) -> &mut Marked {
    if s.phase == Phase::MarkGiven { &mut s.sheet.given } else { &mut s.sheet.own }
}

/// The score as it stands when so much of a marking stays.
fn settled(marked: &Marked, marker: Seat, points: u8) -> Score {
    let mut score = marked.before;
    let won = score.mark_run(marker, points, !marked.one_counter, &mut ());
    let holes = &mut score.holes[marker.index() & 1];
    *holes = holes.saturating_sub(marked.unpegged.min(won));
    score
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Men;
    use crate::trictrac::rules::Outcome;
    use crate::trictrac::tally::TOUR;
    use spadille_core::{Dice, Options as _};

    fn strict() -> Trictrac {
        let options = crate::trictrac::TrictracOptions::preset("strict").expect("the preset");
        Trictrac::new(options).expect("rules")
    }

    /// White has a man seven fields before a single black man and holds the corner: 6-1 hits him in one way.
    fn before_a_hit(game: &Trictrac) -> State {
        let white = Men::placed([(1, 12), (9, 1), (12, 2)]).expect("fifteen");
        let black = Men::placed([(1, 14), (9, 1)]).expect("fifteen");
        State { phase: Phase::Throw, men: [white, black], ..game.open() }
    }

    fn throw(game: &Trictrac, s: &mut State, a: u8, b: u8) {
        game.reveal(s, &Outcome::Throw(Dice::new(a, b).expect("dice")), &mut ());
    }

    fn act(game: &Trictrac, s: &mut State, text: &str) {
        let seat = game.turn(s).awaited().first().expect("somebody is awaited");
        let m: Move = text.parse().expect("a move");
        if let Err(refusal) = game.check(s, seat, m) {
            panic!("{text}: {refusal} in {:?}", s.phase);
        }
        game.play(s, seat, m, &mut ());
    }

    fn play_first(game: &Trictrac, s: &mut State) {
        let plays = game.plays(s);
        let way = plays.way(0).expect("a play");
        act(game, s, &plays.written(way).to_string());
    }

    #[test]
    fn what_is_forgotten_the_enemy_may_mark() {
        let game = strict();
        let mut s = before_a_hit(&game);
        throw(&game, &mut s, 6, 1);
        assert_eq!(s.sheet.own.due, 2);
        play_first(&game, &mut s);
        act(&game, &mut s, "school 2");
        act(&game, &mut s, "mark 0");
        assert_eq!((s.score.points, s.thrower), ([0, 2], Seat(1)));
    }

    #[test]
    fn too_little_may_be_completed_before_a_man_is_touched() {
        let game = strict();
        let mut s = before_a_hit(&game);
        throw(&game, &mut s, 4, 3);
        assert_eq!(s.sheet.own.due, 2 + 2, "the four and the seven");
        act(&game, &mut s, "mark 2");
        act(&game, &mut s, "mark 2");
        play_first(&game, &mut s);
        act(&game, &mut s, "pass");
        act(&game, &mut s, "mark 0");
        assert_eq!(s.score.points, [4, 0]);
    }

    #[test]
    fn too_much_is_pushed_back_and_a_false_school_marked_by_the_other() {
        let game = strict();
        let mut s = before_a_hit(&game);
        throw(&game, &mut s, 6, 1);
        act(&game, &mut s, "mark 6");
        play_first(&game, &mut s);
        // The school is four; six are claimed, so White marks the two claimed unjustly.
        act(&game, &mut s, "school 6");
        act(&game, &mut s, "mark 0");
        assert_eq!(s.score.points, [2 + 2, 4]);
    }

    #[test]
    fn who_is_pushed_back_below_the_hole_cannot_leave() {
        let game = strict();
        let mut s = before_a_hit(&game);
        s.score.points[0] = 8;
        throw(&game, &mut s, 6, 1);
        act(&game, &mut s, "mark 4");
        assert_eq!(s.score.holes, [1, 0]);
        act(&game, &mut s, "leave");
        act(&game, &mut s, "compel");
        assert_eq!((s.phase, s.score.holes, s.score.points), (Phase::Play, [0, 0], [10, 0]));
        play_first(&game, &mut s);
        assert_eq!(s.phase, Phase::MarkGiven, "the marking has been judged already");
    }

    #[test]
    fn one_counter_wins_one_hole_and_an_unpegged_hole_is_lost() {
        let game = strict();
        let mut s = before_a_hit(&game);
        s.score.points[1] = 4;
        throw(&game, &mut s, 6, 1);
        act(&game, &mut s, "mark-one 12");
        assert_eq!((s.score.holes, s.score.points), ([1, 0], [0, 0]));
        let mut s = before_a_hit(&game);
        s.score = Score { points: [10, 0], open: [true, false], holes: [0, 0] };
        throw(&game, &mut s, 6, 1);
        act(&game, &mut s, "mark 2");
        act(&game, &mut s, "peg 1");
        act(&game, &mut s, "stay");
        play_first(&game, &mut s);
        act(&game, &mut s, "pass");
        act(&game, &mut s, "mark 0");
        throw(&game, &mut s, 2, 1);
        assert_eq!(s.score.holes, [1, 0]);
    }

    #[test]
    fn points_left_standing_after_a_hole_are_a_school() {
        let game = strict();
        let mut s = before_a_hit(&game);
        s.score.points[0] = 10;
        throw(&game, &mut s, 6, 1);
        act(&game, &mut s, "mark 2");
        act(&game, &mut s, "stay-uncleared");
        assert_eq!(s.score.points, [10, 0]);
        play_first(&game, &mut s);
        act(&game, &mut s, "school 10");
        act(&game, &mut s, "mark 0");
        assert_eq!((s.score.holes, s.score.points), ([1, 0], [0, 10]));
    }

    #[test]
    fn a_tour_marked_wrongly_is_not_won() {
        let game = strict();
        let mut s = before_a_hit(&game);
        s.score.holes[0] = TOUR - 1;
        throw(&game, &mut s, 6, 1);
        act(&game, &mut s, "mark 12");
        assert_eq!(s.phase, Phase::JudgeOwn);
        act(&game, &mut s, "compel");
        assert_eq!((s.phase, s.score.holes[0], s.score.points[0]), (Phase::MarkGiven, TOUR - 1, 2));
    }

    #[test]
    fn who_marks_for_closing_and_touches_another_man_is_in_the_enemys_hands() {
        let game = strict();
        let white = Men::placed([(1, 2), (6, 1), (7, 2), (8, 2), (9, 2), (10, 3), (11, 1), (12, 2)]).expect("fifteen");
        let black = Men::placed([(1, 13), (12, 2)]).expect("fifteen");
        let mut s = State { phase: Phase::Throw, men: [white, black], ..game.open() };
        throw(&game, &mut s, 5, 1);
        assert_eq!(s.sheet.own.due, 8);
        act(&game, &mut s, "mark 8");
        act(&game, &mut s, "touch 7");
        assert_eq!(s.phase, Phase::MissedClose);
        act(&game, &mut s, "demand-touched");
        play_first(&game, &mut s);
        act(&game, &mut s, "school 8");
        act(&game, &mut s, "mark 0");
        assert_eq!(s.score.points, [0, 8]);
    }
}
