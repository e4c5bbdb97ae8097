//! What the book tells players to do, as functions of a view.

use super::judgement::{prefers_leaving, promise};
use super::moves::{MOST_POINTS, Move, SetThrow, Word};
use super::rules::Rules;
use super::rulings::{SchoolAnswer, SchoolClaim, advised_answer};
use super::said;
use super::state::{Marked, Phase, State};
use super::throw::hits::Hits;
use super::throw::{self, Kind, Moment};
use crate::board::{Colour, Fields, Men, bit, each};
use crate::ground::{
    BURGHER, CORNER, DEVIL, ENEMY_SECOND, FIRST_BOARD, Ground, Jan, SECOND_BOARD, can_make_great, can_make_small,
};
use crate::plays::{Crossing, Custom, Plays};
use spadille_core::game::Reason;
use spadille_core::{Advice, Dice, Number, Seat, Text, text};
use spadille_odds::dice as odds;

/// Advice to say something, without a printed maxim behind it.
fn plain(word: Word, text: Text) -> Advice<Move> {
    Advice::plain(Move::Say(word), text)
}

/// How a play stands by one of the numbered maxims, more being better; nothing for a maxim without a measure.
/// `after` are the thrower's men after the play.
pub fn measure(rule: u8, before: &Ground, dice: Dice, after: Men) -> Option<i32> {
    let enemy_throws = |hit: fn(Hits) -> bool| {
        let enemy = Ground::new(before.enemy, after);
        i32::from(odds::throws(|dice| hit(Hits::of(&enemy, dice))))
    };
    let yes = |holds: bool| Some(i32::from(holds));
    let count = |n: u8| Some(i32::from(n));
    match rule {
        1 => yes(before.own == Men::HEAP && Some(after.on(1)) == opening_heap(dice)),
        4 => count(after.on(BURGHER)),
        6 => yes(after.on(DEVIL) >= 2),
        9 => Some(-enemy_throws(Hits::any_truly)),
        10 => Some(enemy_throws(Hits::any_blind)),
        11 => {
            let empty = SECOND_BOARD & !before.any;
            yes(empty.count_ones() == 1 && empty & after.singles() != 0)
        }
        12 => count(after.on(7)),
        13 => Some(-i32::from(after.within(FIRST_BOARD))),
        15 => Some((SECOND_BOARD & !before.any & after.any()).count_ones() as i32),
        16 => yes(after.on(CORNER) >= 2),
        17 => yes(after.on(CORNER) == 0),
        19 => yes(after.bands() & SECOND_BOARD != 0),
        _ => None,
    }
}

/// How a play stands by one of the numbered pieces of advice of Toccategli, more being better; nothing for one without a
/// measure.
pub fn light_measure(rule: u8, after: Men) -> Option<i32> {
    (rule == 2).then(|| i32::from(after.bands() & ENEMY_SECOND != 0))
}

/// How many of a player's thirty-six throws break his full great Jan, when the other's men stand like this.
fn throws_that_break(holder: Men, other: Men) -> u8 {
    let ground = Ground::new(holder, other);
    odds::throws(|dice| Plays::of(&ground, dice, Colour::White, Custom::default()).fills.is_none())
}

/// How many men the book leaves on the heap with the first throw: two come down below six, one with 6-1, 6-2, 6-3.
fn opening_heap(dice: Dice) -> Option<u8> {
    match (dice.high(), dice.low()) {
        (..6, _) => Some(13),
        (6, 1..=3) => Some(14),
        _ => None,
    }
}

/// Whether the first throws invite to the small Jan (maxim 5).
pub fn tries_small_jan(throws: &[Dice]) -> bool {
    throws.iter().all(|dice| dice.high() <= 3)
}

/// What the book says of leaving after a hole (maxim 18), where it says anything.
pub fn leaves(ground: &Ground, dice: Dice, custom: Custom) -> Option<bool> {
    if closes_small(ground, dice, custom) {
        return Some(true);
    }
    (Jan::Great.is_full(ground.own) && !can_make_great(ground.enemy)).then_some(false)
}

fn closes_small(ground: &Ground, dice: Dice, custom: Custom) -> bool {
    Plays::of(ground, dice, Colour::White, custom.reckoned()).fills == Some(Jan::Small)
}

/// A play and what speaks for it.
struct Ranked {
    choice: Move,
    /// Whether the book names it: the first throw and the Jan of three throws. Then it is the play.
    named: i32,
    /// What the position promises.
    promise: f64,
    /// The bands it makes in the second board.
    bands: Fields,
}

/// The devil's band is made before all others (maxim 6): if the best play makes another band instead, the best of those
/// that make the devil's comes before it. The corner is no band like others.
fn devil_first(ranked: &mut [Ranked]) {
    let Some(best) = ranked.first() else { return };
    if best.bands == 0 || best.bands & (bit(DEVIL) | bit(CORNER)) != 0 {
        return;
    }
    let named = best.named;
    if let Some(i) = ranked.iter().position(|r| r.bands & bit(DEVIL) != 0 && r.named == named) {
        ranked[..=i].rotate_right(1);
    }
}

impl Rules {
    /// What the book advises now.
    pub(super) fn book_advice(&self, v: &State, seat: Seat) -> Option<Advice<Move>> {
        if !self.turn(v).may_act(seat) {
            return None;
        }
        if self.may_peg(v, seat) {
            return Some(plain(Word::PegRest, text!("trictrac-why-peg")));
        }
        let sheet = &v.deal.sheet;
        Some(match v.phase {
            Phase::Draw | Phase::Throw | Phase::LastThrow | Phase::Over => return None,
            Phase::Offer => plain(Word::Offer, text!("trictrac-why-offer")),
            Phase::Consent => plain(Word::Agree, text!("trictrac-why-offer")),
            Phase::Rolling => plain(Word::Watch, text!("trictrac-why-watch")),
            Phase::SetThrow => self.advise_set(v)?,
            Phase::Choose => self.advise_choice(v),
            Phase::MissedClose => plain(Word::DemandTouched, text!("trictrac-why-demand")),
            Phase::SetWrongly => self.advise_set_wrongly(v),
            Phase::LastPegs => plain(Word::ThrowOn, text!("trictrac-why-throw")),
            Phase::JudgeOwn => advise_judge(&sheet.own, SchoolAnswer::Mark),
            // Only who marked too little of what a throw of the other gave him may be compelled to his harm.
            Phase::JudgeGiven if sheet.given.points < sheet.given.due => {
                let Marked { before, due, points, .. } = &sheet.given;
                advise_judge(&sheet.given, advised_answer(before, seat, *due, *points))
            }
            Phase::JudgeGiven => advise_judge(&sheet.given, SchoolAnswer::Mark),
            Phase::MarkGiven => advise_mark(&sheet.given)
                .unwrap_or_else(|| plain(Word::Mark(Number(0)), text!("trictrac-why-nothing-due"))),
            Phase::Play => {
                let marks = self.options.is_manual() && !sheet.own.judged && !sheet.has_touched();
                match advise_mark(&sheet.own).filter(|_| marks) {
                    Some(mark) => mark,
                    None if marks && sheet.own.won > 0 && !sheet.stays => self.advise_choice(v),
                    None => self.advise_play(v)?,
                }
            }
        })
    }

    /// Of men set wrongly and one man's play instead, what promises the thrower less.
    fn advise_set_wrongly(&self, v: &State) -> Advice<Move> {
        let (set, enemy) = (v.deal.men[v.thrower], v.deal.men[v.enemy()]);
        let promise = |men: Men| promise(men, enemy, false, self.terms);
        let instead = self.one_man_instead(v).results().map(promise).max_by(f64::total_cmp);
        if instead.is_some_and(|instead| instead < promise(set)) {
            plain(Word::DemandOneMan, text!("trictrac-why-one-man"))
        } else {
            plain(Word::LetStand, text!("trictrac-why-let-stand"))
        }
    }

    /// The throw that is worth most.
    fn advise_set(&self, v: &State) -> Option<Advice<Move>> {
        let ground = self.ground(v);
        let moment = self.moment(v);
        let moment = Moment { throw: moment.throw.saturating_add(1), ..moment };
        let worth = |dice: Dice| {
            let (own, given) = throw::worth(&ground, dice, moment);
            i32::from(own) - i32::from(given)
        };
        let dice = odds::distinct().map(|(dice, _)| dice).max_by_key(|dice| (worth(*dice), dice.sum()))?;
        Some(plain(Word::Set(SetThrow(dice)), text!("trictrac-why-set", dice = said::dice(dice))))
    }

    /// Leave or stay (maxim 18).
    fn advise_choice(&self, v: &State) -> Advice<Move> {
        let over = f64::from(v.score.points[v.thrower]) - f64::from(v.deal.given);
        let ground = self.ground(v);
        let leaves_now = v.deal.dice.is_none_or(|dice| prefers_leaving(&ground, dice, self.terms, over));
        let small = v.deal.dice.is_some_and(|dice| closes_small(&ground, dice, self.terms.custom));
        match (leaves_now, self.has_holes()) {
            (true, true) => Advice::by(Move::Say(Word::Leave), "a18", text!("trictrac-why-leave")),
            (false, true) => Advice::by(Move::Say(Word::Stay), "a18", text!("trictrac-why-stay")),
            (true, false) if small => {
                Advice::by(Move::Say(Word::Leave), "leave-after-small-jan", text!("toccategli-why-leave-small"))
            }
            (true, false) => Advice::by(Move::Say(Word::Leave), "leave-before-shut-in", text!("trictrac-why-leave")),
            (false, false) => Advice::by(Move::Say(Word::Stay), "stay-when-he-has-run", text!("trictrac-why-stay")),
        }
    }

    /// The band with which a play crosses to hinder the enemy, when the own game is past closing and his is not.
    fn hinders(&self, before: &Ground, after: Men) -> Fields {
        let past = self.terms.custom.crossing != Crossing::Never && !can_make_great(before.own);
        if past && can_make_great(before.enemy) { after.bands() & !before.own.bands() & ENEMY_SECOND } else { 0 }
    }

    /// The plays, the best first.
    pub(super) fn ranked(&self, v: &State) -> Vec<Move> {
        let plays = self.plays(v);
        let before = self.ground(v);
        let opens = v.deal.dice.filter(|_| before.own == Men::HEAP);
        let third = v.deal.dice.filter(|dice| self.makes_three_throw_jan(v, *dice));
        let lacks = 12 - v.score.points[v.enemy()].min(11);
        let mut ranked: Vec<Ranked> = plays
            .ways()
            .map(|way| {
                let after = plays.result(way);
                let named = |rule, when: Option<Dice>| when.and_then(|dice| measure(rule, &before, dice, after));
                // The band of a Jan of three throws is made with men already down, none from the heap.
                let from_those_down = after.on(1) == before.own.on(1);
                Ranked {
                    choice: Move::Play(plays.written(way)),
                    named: named(1, opens)
                        .or_else(|| named(19, third).filter(|_| from_those_down))
                        .unwrap_or(i32::from(self.hinders(&before, after) != 0)),
                    // If a hit would complete his hole, leave nothing to hit (maxim 9).
                    promise: promise(after, before.enemy, lacks <= self.few(), self.terms),
                    bands: after.bands() & !before.own.bands() & SECOND_BOARD,
                }
            })
            .collect();
        ranked.sort_by(|a, b| b.named.cmp(&a.named).then(b.promise.total_cmp(&a.promise)));
        if can_make_great(before.own) {
            devil_first(&mut ranked);
        }
        ranked.into_iter().map(|ranked| ranked.choice).collect()
    }

    /// How few points the enemy must lack for him to be near his hole or Satz: as many as two hits bring.
    fn few(&self) -> u8 {
        if self.has_holes() { 4 } else { 2 }
    }

    fn makes_three_throw_jan(&self, v: &State, dice: Dice) -> bool {
        let moment = self.moment(v);
        let mut made = false;
        if moment.throw == 3 {
            throw::read(&self.ground(v), dice, moment, &mut |item| made |= item.kind == Kind::ThreeThrowJan);
        }
        made
    }

    fn advise_play(&self, v: &State) -> Option<Advice<Move>> {
        let ranked = self.ranked(v);
        let choice = *ranked.first()?;
        if ranked.len() == 1 {
            return Some(Advice::plain(choice, text!("trictrac-why-only")));
        }
        let reasons = self.reasons(v, choice);
        let best = || Advice::plain(choice, text!("trictrac-why-best"));
        Some(if reasons.is_empty() { best() } else { Advice { choice, reasons } })
    }

    /// The maxims a play follows, the weightiest first.
    fn reasons(&self, v: &State, choice: Move) -> Vec<Reason> {
        let ground = self.ground(v);
        let (own, enemy) = (ground.own, ground.enemy);
        let (Some(dice), Move::Play(play)) = (v.deal.dice, choice) else { return vec![] };
        let Some(after) = play.after(own, v.colour()) else { return vec![] };
        let measured = |rule: u8| measure(rule, &ground, dice, after).unwrap_or(0);
        let takes_corner = own.on(CORNER) == 0 && after.on(CORNER) >= 2;
        let enemy_closed = Jan::Great.is_full(enemy);
        let (hit, blind) = (-measured(9), measured(10));
        let closes = Jan::Great.is_full(after) && !Jan::Great.is_full(own);
        let enemy_missing = (SECOND_BOARD & !enemy.bands()).count_ones();
        let enemy_ready = enemy_missing < 2 && enemy.on(CORNER) >= 2;
        // The man on field 6 stands seven from the enemy's corner.
        let covers_seven = own.on(BURGHER) == 1 && after.on(BURGHER) >= 2 && enemy.on(CORNER) >= 2;
        let opens = Jan::Great.is_full(own) && !Jan::Great.is_full(after);
        let forces_open = enemy_closed && throws_that_break(enemy, after) > throws_that_break(enemy, own);
        let lacks = 12 - v.score.points[v.enemy()].min(11);
        let new_bands = after.bands() & !own.bands() & SECOND_BOARD;
        let spares = |men: Men| men.on(7).saturating_sub(2);
        let missing = (SECOND_BOARD & !own.bands()).count_ones();
        let third = self.makes_three_throw_jan(v, dice);
        let clears_first = own.within(FIRST_BOARD) > 0 && after.within(FIRST_BOARD) == 0;
        // "Cobbling": all men still in the first board, and one more band there.
        let new_small_band = after.bands() & !own.bands() & FIRST_BOARD != 0;
        let cobbles = can_make_small(after) && new_small_band && after.any() & !FIRST_BOARD == 0;
        // The enemy cobbles: all his men are in his first board, where he has made bands.
        let his_bands = (enemy.bands() & FIRST_BOARD & !bit(1)).count_ones();
        let enemy_cobbles = can_make_small(enemy) && enemy.any() & !FIRST_BOARD == 0 && his_bands >= 2;
        let advances = after.within(SECOND_BOARD) > own.within(SECOND_BOARD);
        let keeps_burgher = own.on(CORNER) == 0 && after.on(BURGHER) > 0 && after.on(BURGHER) >= own.on(BURGHER);
        let blind_counts = self.has_holes();
        let crosses = self.hinders(&ground, after);
        let crossed = each(crosses).next().map_or(0, |field| v.colour().turned(field));
        // Where blind hits count nothing, the last man of the first board may stand behind bands.
        let last_man_stays = !blind_counts && Jan::Great.is_full(after) && after.within(FIRST_BOARD) == 1 && hit == 0;
        let follows = [
            (crosses != 0, "cross-to-hinder", text!("toccategli-why-cross", field = crossed)),
            (measured(1) > 0, "a1", text!("trictrac-why-opening")),
            (takes_corner && enemy_closed, "a16", text!("trictrac-why-corner-now")),
            (takes_corner && !enemy_closed, "a4", text!("trictrac-why-corner")),
            (own.on(CORNER) >= 2 && after.on(CORNER) == 0, "a17", text!("trictrac-why-leave-corner")),
            (third && new_bands != 0, "a19", text!("trictrac-why-three-throw")),
            (Jan::Great.is_full(after) && spares(after) > spares(own), "a12", text!("trictrac-why-spares")),
            (measured(11) > 0, "a11", text!("trictrac-why-half-band")),
            (enemy_closed && missing <= 2 && measured(15) > 0, "a15", text!("trictrac-why-bar-pass")),
            (new_bands & bit(DEVIL) != 0, "a6", text!("trictrac-why-devil")),
            (new_bands & !bit(DEVIL) != 0, "a3", text!("trictrac-why-band")),
            (lacks <= self.few() && hit == 0, "a9", text!("trictrac-why-nothing-to-hit")),
            (blind_counts && closes && enemy_ready && blind == 0, "a10", text!("trictrac-why-nothing-blind")),
            (blind_counts && closes && !enemy_ready && blind > 0, "a10", text!("trictrac-why-blind-gifts")),
            (blind_counts && blind > hit, "a7", text!("trictrac-why-blind-bait")),
            (forces_open, "a8", text!("trictrac-why-force-open")),
            (opens && enemy_closed && SECOND_BOARD & !after.any() == 0, "a14", text!("trictrac-why-no-pass")),
            (covers_seven, "a20", text!("trictrac-why-seven")),
            (last_man_stays, "last-man-may-stay", text!("toccategli-why-last-man")),
            (blind_counts && Jan::Great.is_full(after) && clears_first, "a13", text!("trictrac-why-last-man")),
            (cobbles, "a5", text!("trictrac-why-small-jan")),
            (enemy_cobbles && advances, "a5", text!("trictrac-why-advance")),
            (keeps_burgher, "a4", text!("trictrac-why-burgher")),
        ];
        let reason = |(_, maxim, text)| Reason { text, maxim: Some(maxim) };
        follows.into_iter().filter(|(holds, ..)| *holds).map(reason).collect()
    }
}

fn advise_mark(marked: &Marked) -> Option<Advice<Move>> {
    let missing = marked.due.saturating_sub(marked.points).min(MOST_POINTS);
    (missing > 0)
        .then(|| Advice::by(Move::Say(Word::Mark(Number(missing))), "a2", text!("trictrac-why-mark", points = missing)))
}

fn advise_judge(marked: &Marked, answer: SchoolAnswer) -> Advice<Move> {
    let school = SchoolClaim::of(marked.due, marked.points, marked.uncleared, 0).school.min(MOST_POINTS);
    match answer {
        _ if school == 0 => plain(Word::Pass, text!("trictrac-why-pass")),
        SchoolAnswer::Compel => Advice::by(Move::Say(Word::Compel), "a9", text!("trictrac-why-compel")),
        _ => Advice::by(Move::Say(Word::School(Number(school))), "a9", text!("trictrac-why-school", points = school)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trictrac::state::Deal;
    use crate::trictrac::{Trictrac, TrictracOptions};
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng as _;
    use spadille_core::contract::step;
    use spadille_core::{Game as _, Options as _, PerSeat, Space as _};

    type Counts<'a> = &'a [(u8, u8)];

    fn rules() -> Trictrac {
        Trictrac::new(TrictracOptions::standard()).expect("rules")
    }

    /// White is to play a throw.
    fn position(white: Counts, black: Counts, dice: [u8; 2]) -> State {
        let men = PerSeat([white, black].map(|side| Men::placed(side.iter().copied()).expect("fifteen men")));
        let deal = Deal { men, dice: Dice::new(dice[0], dice[1]), ..Deal::default() };
        State { phase: Phase::Play, deal, ..rules().open() }
    }

    /// The maxims by which a play of White's is explained.
    fn maxims(white: Counts, black: Counts, dice: [u8; 2], play: &str) -> Vec<&'static str> {
        let (game, s) = (rules(), position(white, black, dice));
        let choice: Move = play.parse().expect("a play");
        assert!(game.check(&s, Seat(0), choice).is_ok(), "{play}");
        game.reasons(&s, choice).into_iter().filter_map(|reason| reason.maxim).collect()
    }

    #[test]
    fn the_devils_band_is_made_before_all_others() {
        let game = rules();
        let mut could = 0;
        let mut rng = ChaCha8Rng::seed_from_u64(1782);
        let mut s = game.open();
        while could < 40 {
            let by_the_book = |s: &State, seat: Seat, _: &mut ChaCha8Rng| {
                let choice = game.book_advice(s, seat).expect("advice").choice;
                let own = s.deal.men[s.thrower];
                let new_bands = |m: &Move| match m {
                    Move::Play(play) => {
                        play.after(own, s.colour()).map_or(0, |after| after.bands() & !own.bands() & SECOND_BOARD)
                    }
                    _ => 0,
                };
                let others = new_bands(&choice) & !bit(CORNER) & !bit(DEVIL);
                let devil = game.moves(s, seat).iter().any(|m| new_bands(&m) & bit(DEVIL) != 0);
                if devil && can_make_great(own) && (others != 0 || new_bands(&choice) & bit(DEVIL) != 0) {
                    could += 1;
                    let taken = new_bands(&choice) & (bit(DEVIL) | bit(CORNER));
                    assert_ne!(taken, 0, "{choice} makes another band first");
                }
                Some(choice)
            };
            if !step(&game, &mut s, &mut rng, by_the_book) {
                s = game.open();
            }
        }
    }

    #[test]
    fn maxims_are_quoted_where_they_apply() {
        let corner: Counts = &[(1, 13), (12, 2)];
        let good: Counts = &[(1, 3), (8, 2), (9, 2), (10, 2), (11, 2), (12, 4)];
        let poor: Counts = &[(1, 5), (7, 2), (8, 2), (9, 2), (10, 2), (11, 2)];
        let tight: Counts = &[(7, 5), (8, 2), (9, 2), (10, 2), (11, 2), (12, 2)];
        let cobbler: Counts = &[(1, 9), (2, 2), (3, 2), (4, 2)];
        let all_in: Counts = &[(5, 2), (7, 2), (8, 2), (9, 2), (10, 2), (11, 1), (12, 4)];
        let bare: Counts = &[(2, 1), (5, 1), (7, 2), (8, 2), (9, 2), (10, 2), (11, 1), (12, 4)];
        let bars: Counts = &[(2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (7, 2), (8, 3), (9, 3), (12, 2)];
        let few_down: Counts = &[(1, 13), (2, 1), (3, 1)];
        let full: Counts = &[(7, 2), (8, 2), (9, 2), (10, 2), (11, 3), (12, 4)];
        let seven: Counts = &[(1, 11), (3, 1), (6, 1), (12, 2)];
        for (white, black, dice, play, maxim, is_quoted) in [
            // Seven fields from Black's corner.
            (seven, corner, [3, 1], "3-6 1-2", "a20", true),
            // White closes: against a good game nothing is left to be hit blind, against a poor one it may be.
            (all_in, good, [6, 2], "5-11 5-7", "a10", true),
            (bare, poor, [6, 3], "5-11 2-5", "a10", true),
            // Black is closed and tight. With field 6 cleared his 6-5 must break.
            (bars, tight, [4, 1], "6-10 2-3", "a8", true),
            (bars, tight, [4, 1], "7-11 2-3", "a8", false),
            // Black cobbles, so White goes forward; against others that is no reason.
            (few_down, cobbler, [6, 2], "3-5-11", "a5", true),
            (few_down, &[(1, 15)], [6, 2], "3-5-11", "a5", false),
            // White must open: two bare men rather than an open pass.
            (full, tight, [5, 4], "7-12 8-12", "a14", true),
        ] {
            assert_eq!(maxims(white, black, dice, play).contains(&maxim), is_quoted, "{play}: {maxim}");
        }
        // The Jan of three throws is marked, and the men already down make a band.
        let mut s = position(&[(1, 11), (2, 1), (3, 1), (4, 1), (5, 1)], corner, [6, 5]);
        s.deal.throws = PerSeat([3, 2]);
        let advice = rules().book_advice(&s, Seat(0)).expect("advice");
        let bands = ["2-8 3-8", "3-9 4-9", "4-10 5-10"];
        assert!(bands.contains(&advice.choice.to_string().as_str()), "{}", advice.choice);
        assert_eq!(advice.reasons.first().and_then(|reason| reason.maxim), Some("a19"));
    }
}
