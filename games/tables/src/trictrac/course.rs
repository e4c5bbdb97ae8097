//! The course of a match: the lead, the throw, what it scores, leaving or staying, the next setting, the Tour; and the end
//! of a setting shortened, where by consent only the last throw is made.

use super::options::{DiceDisturb, OpeningThrow};
use super::rules::Rules;
use super::said;
use super::sisters::Counting;
use super::state::{Deal, Phase, State};
use super::tally::{Score, tell_points};
use super::throw::{self, Item, Kind};
use crate::board::{ALL, Colour, MEN, Men, OFF, each, mirrored};
use crate::ground::{can_make_great, can_make_small};
use crate::plays::Plays;
use spadille_core::{Dice, LawId, Measure, PerSeat, Scribe, Seat, Sheet, Tally, law, text};

impl Rules {
    pub(super) fn lead<S: Scribe>(&self, s: &mut State, dice: Dice, scribe: &mut S) {
        let (white, black) = dice.pips();
        s.thrower = Seat(u8::from(black > white));
        scribe
            .does(s.thrower, law!("lead"), || text!("trictrac-leads", seat = s.thrower, white = white, black = black));
        scribe.tell_by(law!("start"), || text!("trictrac-set-up"));
        match self.options.opening_throw {
            OpeningThrow::Fresh => self.before_throw(s),
            OpeningThrow::Drawn => {
                scribe.does(s.thrower, law!("opening-throw"), || text!("trictrac-plays-draw", seat = s.thrower));
                self.read_throw(s, dice, scribe);
            }
        }
    }

    /// What is asked before the dice roll.
    #[inline]
    pub(super) fn before_throw(&self, s: &mut State) {
        s.deal.dice = None;
        s.deal.disturbed = false;
        s.phase = Phase::Throw;
        if !self.throws_at_once {
            if s.unpegged == PerSeat([0; 2]) { self.take_cup(s) } else { s.phase = Phase::LastPegs }
        }
    }

    /// Nobody has anything left to peg.
    pub(super) fn take_cup(&self, s: &mut State) {
        let shortcut = self.options.last_throw_shortcut.is_on() && certain_to_finish(s);
        if shortcut { s.phase = Phase::Offer } else { self.roll(s) }
    }

    pub(super) fn roll(&self, s: &mut State) {
        let watched = self.options.dice_disturb != DiceDisturb::Off;
        s.phase = if watched { Phase::Rolling } else { Phase::Throw };
    }

    /// The law by which rolling dice are disturbed.
    pub(super) fn disturbance(&self) -> LawId {
        match self.options.dice_disturb {
            DiceDisturb::ForbiddenWithPenalty => law!("dice-disturb-penalty"),
            DiceDisturb::Allowed | DiceDisturb::Off => law!("dice-disturb"),
        }
    }

    pub(super) fn disturb<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let forbidden = self.options.dice_disturb == DiceDisturb::ForbiddenWithPenalty;
        s.phase = if forbidden { Phase::SetThrow } else { Phase::Throw };
        s.deal.disturbed = !forbidden;
        scribe.does(seat, self.disturbance(), || text!("trictrac-disturbs", seat = seat));
    }

    /// A throw lies on the table: what it scores is marked, or at a strict table left to the players.
    #[inline]
    pub(super) fn read_throw<S: Scribe>(&self, s: &mut State, dice: Dice, scribe: &mut S) {
        let thrower = s.thrower;
        s.deal.dice = Some(dice);
        s.deal.disturbed = false;
        s.deal.throws[thrower] = s.deal.throws[thrower].saturating_add(1);
        scribe.does(thrower, None, || text!("trictrac-throws", seat = thrower, dice = said::dice(dice)));
        let manual = self.options.is_manual();
        let (mut own, mut given, mut two_tables) = (0u8, 0u8, false);
        // A throw that takes the last man off at Toccategli wins the Satz, and nothing besides.
        let wins_at_once = !self.has_holes() && self.finishes(s, dice);
        let stood = s.score.points[thrower];
        throw::read(&self.ground(s), dice, self.moment(s), &mut |item| {
            if wins_at_once {
                return;
            }
            two_tables |= item.kind == Kind::TwoTableJan;
            let side = if item.kind.is_for_enemy() { &mut given } else { &mut own };
            *side = side.saturating_add(item.points);
            if !manual {
                tell(&item, thrower, dice, stood.saturating_add(own), scribe);
            }
        });
        s.deal.two_tables[thrower] |= two_tables;
        s.deal.given = given;
        if manual {
            return self.open_sheet(s, own);
        }
        s.deal.sheet.touched = None;
        s.phase = Phase::Play;
        if self.mark(s, thrower, own, scribe) {
            if self.is_decided(s) {
                return self.finish(s, scribe);
            }
            s.phase = Phase::Choose;
        }
    }

    /// Whether a throw takes the thrower's last man off.
    fn finishes(&self, s: &State, dice: Dice) -> bool {
        let ground = self.ground(s);
        let plays = || Plays::of(&ground, dice, s.colour(), self.terms.custom.reckoned());
        ground.own.on(OFF) >= 13 && plays().finishes()
    }

    /// Marks points, and pays the Sätze that they win. Returns whether they win a hole or a Satz.
    #[inline]
    pub(super) fn mark<S: Scribe>(&self, s: &mut State, seat: Seat, points: u8, scribe: &mut S) -> bool {
        if self.has_holes() {
            return s.score.mark(seat, points, scribe) > 0;
        }
        let loser_points = s.score.points[seat.next(2)];
        let won = s.score.mark_satz(seat, points, scribe);
        self.pay_saetze(s, seat, won, loser_points, scribe);
        won > 0
    }

    /// Marks points by hand, so that they can still be judged. Returns how many holes or Sätze they win.
    pub(super) fn mark_unjudged<S: Scribe>(
        &self,
        score: &mut Score,
        seat: Seat,
        points: u8,
        shown: bool,
        scribe: &mut S,
    ) -> u8 {
        match self.counting {
            Counting::Holes => score.mark_run(seat, points, shown, scribe),
            Counting::Saetze => score.mark_satz(seat, points, scribe),
        }
    }

    /// Pays Sätze won by one marking, at the beginning of which the loser had so many points.
    pub(super) fn pay_saetze<S: Scribe>(&self, s: &mut State, winner: Seat, won: u8, loser_points: u8, scribe: &mut S) {
        for i in 0..won {
            if self.is_decided(s) {
                return;
            }
            match i {
                0 => self.win_satz(s, winner, loser_points, law!("twelve-points"), scribe),
                _ => self.win_satz(s, winner, 0, law!("second-twelve"), scribe),
            }
        }
    }

    fn win_satz<S: Scribe>(&self, s: &mut State, winner: Seat, loser_points: u8, law: LawId, scribe: &mut S) {
        let (dear, _) = self.options.dearness(loser_points);
        let wins = || text!("toccategli-wins-satz", seat = winner, name = dear.text(), stakes = dear.stakes());
        scribe.tallies(winner, law, || Tally::new(Measure::Saetze, 1, wins()));
        self.options.pay_satz(&mut s.ledger, winner, loser_points, scribe);
        scribe.deal_over(law, || Sheet::new(text!("trictrac-tour-won", seat = winner)));
        s.tours += 1;
        s.settings += 1;
    }

    /// Whether the Tour is won, or the last Satz of the match.
    #[inline]
    pub(super) fn is_decided(&self, s: &State) -> bool {
        match self.counting {
            Counting::Holes => s.score.winner().is_some(),
            Counting::Saetze => s.tours >= self.options.saetze,
        }
    }

    /// The Tour is won, or the last Satz of the match.
    pub(super) fn finish<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if self.has_holes() {
            return self.end_tour(s, scribe);
        }
        s.deal.given = 0;
        s.phase = Phase::Over;
        scribe.match_over(law!("series"), || text!("house-match-over"));
    }

    /// Only the last throw is made: four points, or six with a doublet, and a new setting.
    pub(super) fn last_throw<S: Scribe>(&self, s: &mut State, dice: Dice, scribe: &mut S) {
        let thrower = s.thrower;
        s.deal.dice = Some(dice);
        s.deal.men[thrower] = Men::ALL_OFF;
        let points = self.terms.tariff.points(Kind::LastOff, None, false, dice.is_doublet(), 1);
        scribe.does(thrower, None, || text!("trictrac-throws", seat = thrower, dice = said::dice(dice)));
        let reached = s.score.points[thrower].saturating_add(points);
        tell_points(thrower, points.into(), reached, law!("last-off"), scribe);
        if s.score.mark(thrower, points, scribe) == 0 {
            return self.all_off(s, scribe);
        }
        if s.score.winner().is_some() {
            return self.end_tour(s, scribe);
        }
        s.phase = Phase::Choose;
    }

    /// The throw has been played: the enemy marks what it gives him.
    #[inline]
    pub(super) fn after_play<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if s.deal.men[s.thrower].any() == 0 {
            return self.all_off(s, scribe);
        }
        let (enemy, given) = (s.enemy(), s.deal.given);
        if given > 0 {
            let reached = s.score.points[enemy].saturating_add(given);
            tell_points(enemy, given.into(), reached, law!("thrower-first"), scribe);
            if self.mark(s, enemy, given, scribe) {
                if self.is_decided(s) {
                    return self.finish(s, scribe);
                }
                scribe.does(enemy, law!("no-leave"), || text!("trictrac-may-not-leave", seat = enemy));
            }
        }
        self.next_throw(s);
    }

    /// The dice go to the other.
    #[inline]
    pub(super) fn next_throw(&self, s: &mut State) {
        s.thrower = s.enemy();
        s.deal.given = 0;
        self.before_throw(s);
    }

    /// The last man is off: both sides are set up anew. At Trictrac the points stay; at Toccategli it wins the Satz.
    pub(super) fn all_off<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if self.has_holes() {
            scribe.deal_over(law!("all-off"), || Sheet::new(text!("trictrac-all-off", seat = s.thrower)));
            return self.new_setting(s);
        }
        let (winner, loser_points) = (s.thrower, s.score.points[s.enemy()]);
        scribe.does(winner, law!("one-satz-for-the-last-man"), || text!("toccategli-off-wins", seat = winner));
        s.score.clear_points_by(law!("all-off"), scribe);
        self.win_satz(s, winner, loser_points, law!("all-off"), scribe);
        if self.is_decided(s) {
            return self.finish(s, scribe);
        }
        self.new_deal(s);
    }

    /// The thrower leaves after a hole.
    pub(super) fn leave<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        scribe.says(s.thrower, law!("leave"), || text!("trictrac-leaves", seat = s.thrower));
        s.score.clear_points_by(law!("leave"), scribe);
        // At Toccategli the Satz was told when it was won.
        if !self.has_holes() {
            return self.new_deal(s);
        }
        scribe.deal_over(law!("leave"), || Sheet::new(text!("trictrac-leaves", seat = s.thrower)));
        self.new_setting(s);
    }

    fn new_setting(&self, s: &mut State) {
        s.settings += 1;
        self.new_deal(s);
    }

    /// The men are set up anew, and the same player throws.
    fn new_deal(&self, s: &mut State) {
        s.deal = Deal::default();
        self.before_throw(s);
    }

    /// Twelve holes are pegged: the loser pays.
    pub(super) fn end_tour<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let Some(winner) = s.score.winner() else { return };
        s.score.clear_points_by(law!("tour"), scribe);
        self.options.pay_tour(&mut s.ledger, s.score.holes, winner, scribe);
        scribe.deal_over(law!("tour"), || Sheet::new(text!("trictrac-tour-won", seat = winner)));
        s.tours += 1;
        s.settings += 1;
        s.deal.given = 0;
        if s.tours >= self.options.tours {
            s.phase = Phase::Over;
            return scribe.match_over(None, || text!("house-match-over"));
        }
        (s.score, s.unpegged, s.deal) = (Score::default(), PerSeat::default(), Deal::default());
        s.phase = Phase::Draw;
    }
}

/// Tells what a throw scores, and how far the thrower comes by it. What is given to the enemy he marks only when the throw has
/// been played.
#[inline]
fn tell<S: Scribe>(item: &Item, thrower: Seat, dice: Dice, reached: u8, scribe: &mut S) {
    if matches!(item.kind, Kind::Hit | Kind::BlindHit | Kind::Close) {
        scribe.does(thrower, item.law(), || item.deed(Colour::of(thrower), dice));
    }
    if item.kind.is_for_enemy() {
        let gives = || text!("trictrac-gives", seat = thrower.next(2), points = item.points, what = item.text());
        scribe.does(thrower.next(2), item.law(), gives);
    } else {
        tell_points(thrower, item.points.into(), reached, item.law(), scribe);
    }
}

/// Whether it is beyond doubt that the thrower finishes first: neither can make or hold a Jan any more, the men have
/// passed each other, and even his worst throws are enough before the other's best.
fn certain_to_finish(s: &State) -> bool {
    let (own, enemy) = (s.deal.men[s.thrower], s.deal.men[s.enemy()]);
    let can_fill = |men: Men| can_make_small(men) || can_make_great(men) || men.within(ALL) >= 12;
    let passed = own.hindmost().unwrap_or(OFF) > each(mirrored(enemy.any())).last().unwrap_or(0);
    let pips = |men: Men| -> u16 { men.counts().map(|(f, n)| u16::from(OFF - f) * u16::from(n)).sum() };
    // Two aces a throw, and one number lost for the man who may not run on.
    let slowest = pips(own).div_ceil(2) + 1;
    let quickest = u16::from(MEN - enemy.on(OFF)).div_ceil(2).max(pips(enemy).div_ceil(12));
    !can_fill(own) && !can_fill(enemy) && passed && slowest <= quickest
}
