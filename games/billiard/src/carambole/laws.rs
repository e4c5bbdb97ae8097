//! The laws of Carambole: what a stroke touches and makes is added up; what it costs to lose one's own ball; where the balls
//! go, and who plays next.

use super::options::CaramboleOptions;
use crate::billiard::laws::{Count, Foulness, Next, called_foul, penalties};
use crate::laws::{Ball, BallSet, Balls, By, Event, Mishap, Rung, Side, Sides, Stroke, mishap, other, rulings};
use arrayvec::ArrayVec;
use spadille_core::{LawId, law};

rulings! {
    /// What a stroke was, or what happened between two.
    Ruling {
        /// The other's ball was made.
        Made = "made" by law!("ball-made"),
        /// A Carambol was made, and perhaps the other's ball too.
        CarambolMade = "made" by law!("carambol-made"),
        /// Several balls were touched.
        Carambole = "carambole" by law!("carambole"),
        /// Several were touched, and some made.
        CaramboleAndMade = "carambole_and_made" by law!("all-added"),
        /// A ball was touched, and nothing counts.
        PlayOn = "play_on" by law!("any-ball"),
        /// No ball was touched, one was passed.
        Miss = "miss" by law!("miss"),
        /// No ball was touched, and none passed.
        Short = "short" by law!("short"),
        /// One's own ball ran in after touching a ball.
        RunIn = "run_in" by law!("run-in-carambole"),
        /// One's own ball ran in after touching several.
        RunInWithCarambole = "run_in" by law!("run-in-with-carambole"),
        /// One's own ball left the table after touching one.
        Jumped = "jumped" by law!("jumped-carambole"),
        /// It passed a ball and was lost then.
        Swiss = "swiss" by law!("swiss"),
        /// It was lost before it passed any.
        LostOnTheWay = "lost_on_the_way" by law!("lost-on-the-way"),
        /// The striker stopped his own ball.
        Stopped = "stopped" by law!("usual-faults"),
        /// He had to play off the far cushion and touched a ball before it.
        NotBricole = "not_bricole" by law!("not-bricole"),
        /// He played with a ball that is not his.
        WrongBall = "wrong_ball" by law!("fouls-carambole"),
        /// He touched his own ball twice, and it was called.
        Touche = "touche" by law!("fouls-carambole"),
        /// He touched two balls with the stick, and it was called.
        Billard = "billard" by law!("fouls-carambole"),
        /// The stick slid off and touched nothing.
        NoTouch = "no_touch" by law!("no-touch"),
        /// A ball at rest was touched between strokes.
        Touch = "touch" by law!("usual-faults"),
        /// Somebody knocked or blew between strokes.
        Hinder = "hinder" by law!("usual-faults"),
        /// Somebody gave advice between strokes.
        Advise = "advise" by law!("usual-faults"),
        /// A ball at rest was shaken in.
        Shaken = "shaken" by law!("shaken-in"),
        /// A bystander touched a ball.
        Replaced = "replaced" by law!("usual-faults"),
    }
}

/// The Caramboles.
pub const NEUTRAL: [Ball; 2] = [Ball::R, Ball::M];

/// What the laws need to know of the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Custom {
    /// Whether two Caramboles are played with.
    pub double: bool,
    /// To how many points a Partie goes.
    pub target: u16,
    /// Whether a player who scores plays on.
    pub plays_on: bool,
}

impl Custom {
    /// What a table has agreed on.
    pub fn of(options: &CaramboleOptions) -> Custom {
        Custom { double: options.is_double(), target: options.points(), plays_on: options.plays_on }
    }

    /// The Caramboles that are played with.
    pub fn neutral(&self) -> &'static [Ball] {
        NEUTRAL.get(..if self.double { 2 } else { 1 }).unwrap_or(&NEUTRAL)
    }

    /// The law of the number at which a Partie ends.
    pub fn target_law(&self) -> LawId {
        if self.target == 30 { law!("target-30") } else { law!("target-24") }
    }
}

/// How it stands before a stroke.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Situation {
    /// Whose stroke it is.
    pub striker: Ball,
    /// The points.
    pub score: Sides<u16>,
    /// The object balls that have gone off in this run.
    pub off: BallSet,
    /// Whether he must play off the far cushion.
    pub must_bricole: bool,
}

/// What the laws say of a stroke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What it was.
    pub ruling: Ruling,
    /// Points by their reasons.
    pub counts: ArrayVec<Count, 8>,
    /// All points of this stroke; not cut at the target.
    pub points: Sides<u16>,
    /// The score after it, cut at the target.
    pub score: Sides<u16>,
    /// What follows.
    pub next: Next,
    /// The law by which that follows.
    pub why: LawId,
    /// The Caramboles that go back to their patches now.
    pub spot: Balls,
    /// The object balls that stay off while the run lasts.
    pub off: BallSet,
    /// Who must next play from hand.
    pub in_hand: Balls,
    /// The balls that go back to their places.
    pub replaced: Balls,
    /// Who has won the Partie.
    pub winner: Option<Ball>,
}

fn worth(ball: Ball) -> u16 {
    if NEUTRAL.contains(&ball) { 3 } else { 2 }
}

/// What it counts to have touched several balls with one's own.
fn carambole(touched: &Balls, opp: Ball) -> Option<(u16, LawId)> {
    match (touched.contains(opp), touched.iter().filter(|b| NEUTRAL.contains(b)).count()) {
        (true, 2..) => Some((5, law!("all-three-balls"))),
        (true, 1) => Some((2, law!("carambole"))),
        (false, 2..) => Some((3, law!("both-caramboles"))),
        _ => None,
    }
}

/// What a regular stroke was, what the striker gains by it and what he loses, with the reasons.
fn count(stroke: &Stroke, opp: Ball, holed: &Balls, add: &mut impl FnMut(Ball, u16, LawId)) -> Ruling {
    let own = stroke.own;
    let stop = stroke.stopped_by_striker();
    let loss = stroke.loss(own);
    let lost = stop.map(|at| (at, true)).or(loss.map(|loss| (loss.at, loss.holed)));
    let until = lost.map(|(at, _)| at);
    let met = stroke.touched(until);
    let made: u16 = holed.iter().map(worth).sum();
    let touching = carambole(&met, opp);
    let plus = touching.map_or(0, |(points, _)| points);
    let Some((at, in_hole)) = lost else {
        let Some(_) = met.first() else {
            let rung = if stroke.passed(None, None) { Rung::Miss } else { Rung::Short };
            let ruling = if rung == Rung::Miss { Ruling::Miss } else { Ruling::Short };
            add(opp, u16::from(rung.costs()), if stroke.slipped() { law!("slip") } else { ruling.law() });
            return ruling;
        };
        if let Some((points, law)) = touching {
            add(own, points, law);
        }
        for ball in holed.iter() {
            add(own, worth(ball), if NEUTRAL.contains(&ball) { law!("carambol-made") } else { law!("ball-made") });
        }
        return match (plus > 0, made > 0) {
            (true, true) => Ruling::CaramboleAndMade,
            (true, false) => Ruling::Carambole,
            (false, true) if holed.iter().any(|b| NEUTRAL.contains(&b)) => Ruling::CarambolMade,
            (false, true) => Ruling::Made,
            (false, false) => Ruling::PlayOn,
        };
    };
    let (ruling, costs) = match met.first() {
        Some(first) if in_hole => {
            let ruling = if plus > 0 { Ruling::RunInWithCarambole } else { Ruling::RunIn };
            (ruling, plus + worth(first).max(made))
        }
        Some(_) => (Ruling::Jumped, if plus > 0 { plus + made } else { 2 }),
        None if stroke.passed(None, Some(at)) => (Ruling::Swiss, u16::from(Rung::Swiss.costs())),
        None => (Ruling::LostOnTheWay, u16::from(Rung::LostOnTheWay.costs())),
    };
    let ruling = if stop.is_some() { Ruling::Stopped } else { ruling };
    add(opp, costs, ruling.law());
    ruling
}

/// What happened between two strokes.
fn between(mishap: Mishap) -> Ruling {
    match mishap {
        Mishap::Shaken(_) => Ruling::Shaken,
        Mishap::Touched(By::Stander, ..) | Mishap::Hindered(By::Stander, ..) | Mishap::Advised(By::Stander) => {
            Ruling::Replaced
        }
        Mishap::Touched(..) | Mishap::Missed(_) | Mishap::OutOfTurn(..) => Ruling::Touch,
        Mishap::Hindered(..) => Ruling::Hinder,
        Mishap::Advised(_) => Ruling::Advise,
    }
}

/// A foul that voids the stroke.
fn foul(stroke: &Stroke, must_bricole: bool) -> Option<Ruling> {
    let direct = || {
        let contact = stroke.contacts().next().map(|(at, _)| at)?;
        let off_the_cushion = stroke.cushions(stroke.own, Some(Side::Foot)).any(|at| at < contact);
        (must_bricole && !off_the_cushion).then_some(Ruling::NotBricole)
    };
    let called = called_foul(stroke).map(|foul| match foul {
        Foulness::WrongBall => Ruling::WrongBall,
        Foulness::Touche => Ruling::Touche,
        Foulness::Billard => Ruling::Billard,
    });
    called.or_else(direct)
}

/// Judges a stroke, or what happened between two.
pub fn judge(custom: &Custom, before: &Situation, events: &[Event]) -> Verdict {
    let own = before.striker;
    let opp = other(own);
    let stroke = Stroke::new(events, own);
    let neutral = custom.neutral();
    let mut counts: ArrayVec<Count, 8> = ArrayVec::new();
    let mut extra: ArrayVec<Count, 8> = ArrayVec::new();
    let mut replaced = penalties(&stroke, |to, points, _| {
        let law = law!("usual-faults");
        extra.extend((!extra.is_full()).then_some(Count { to, points, law }));
    });
    let quiet = |ruling, next, why| Verdict {
        ruling,
        counts: ArrayVec::new(),
        points: Sides::default(),
        score: before.score,
        next,
        why,
        spot: Balls::NONE,
        off: before.off,
        in_hand: Balls::NONE,
        replaced: Balls::NONE,
        winner: None,
    };
    let mut verdict;
    if let Some(mishap) = mishap(&stroke) {
        verdict = quiet(between(mishap), Next::Play(own), law!("usual-faults"));
    } else if !stroke.struck() {
        verdict = quiet(Ruling::NoTouch, Next::AfterSlip(own), law!("no-touch"));
    } else {
        let foul = foul(&stroke, before.must_bricole);
        let (mut holed, mut sprung) = (Balls::NONE, Balls::NONE);
        let mut in_hand = Balls::NONE;
        let mut add = |to, points, law| counts.extend((!counts.is_full()).then_some(Count { to, points, law }));
        let ruling = if let Some(foul) = foul {
            add(opp, 1, foul.law());
            replaced.extend(stroke.lost().iter());
            foul
        } else {
            for loss in stroke.losses().filter(|loss| loss.ball != own) {
                if loss.holed { holed.add(loss.ball) } else { sprung.add(loss.ball) }
            }
            in_hand.extend(stroke.lost().iter().filter(|ball| [own, opp].contains(ball)));
            count(&stroke, opp, &holed, &mut add)
        };
        let scored = counts.iter().any(|count| count.to == own);
        // Where the balls go. A Carambol comes back at once, unless the other's ball has been made in this run.
        let mut gone: BallSet = before.off.iter().filter(|ball| !sprung.contains(*ball)).chain(holed.iter()).collect();
        let mut spot: BallSet = sprung.iter().filter(|ball| neutral.contains(ball)).collect();
        let waits = gone.contains(opp);
        if !waits {
            spot = spot.iter().chain(gone.iter().filter(|ball| neutral.contains(ball))).collect();
            gone = BallSet::EMPTY;
        }
        let opp_left = !gone.contains(opp) && !sprung.contains(opp);
        let left = opp_left || neutral.iter().any(|ball| !gone.contains(*ball));
        let (next, why);
        if scored && !left {
            (next, why) =
                (Next::Acquit(own), if custom.double { law!("all-off-acquit-double") } else { law!("all-off-acquit") });
            spot = neutral.iter().copied().collect();
            (gone, in_hand) = (BallSet::EMPTY, Balls::NONE);
        } else if scored && custom.plays_on {
            let law = if waits { law!("carambol-waits") } else { law!("scorer-plays-on") };
            (next, why) = (Next::Play(own), law);
        } else {
            (next, why) = (Next::Play(opp), law!("scorer-plays-on"));
            spot = spot.iter().chain(gone.iter().filter(|ball| neutral.contains(ball))).collect();
            gone = BallSet::EMPTY;
            if before.off.contains(opp) {
                in_hand.add(opp);
            }
        }
        let spot = neutral.iter().copied().filter(|ball| spot.contains(*ball)).collect();
        verdict = Verdict { spot, off: gone, in_hand, ..quiet(ruling, next, why) };
    }
    verdict.replaced = replaced;
    // The stroke is counted before the penalties.
    for part in [&counts, &extra] {
        for count in part {
            verdict.points[count.to] = verdict.points[count.to].saturating_add(count.points);
        }
        if verdict.winner.is_none() {
            for count in part {
                let score = verdict.score[count.to].saturating_add(count.points);
                verdict.score[count.to] = score.min(custom.target);
            }
            verdict.winner = [own, opp].into_iter().find(|side| verdict.score[*side] >= custom.target);
        }
    }
    if let Some(winner) = verdict.winner {
        (verdict.next, verdict.why) = (Next::Over(winner), custom.target_law());
    }
    let room = counts.remaining_capacity();
    counts.extend(extra.into_iter().take(room));
    Verdict { counts, ..verdict }
}
