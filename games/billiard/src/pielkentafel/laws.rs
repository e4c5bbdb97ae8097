//! The laws of the Pielkentafel: through the port and to the cord; balls won, holed and driven off; what fouls cost.

use crate::laws::{Ball, Balls, By, Clumsiness, Course, Event, Handling, Hindrance, Sides, Stroke, other, rulings};
use spadille_core::{LawId, law};

rulings! {
    /// What a stroke was, or which foul was made.
    Ruling {
        /// The follower touched the target first.
        Touched = "touched" by law!("follower-touches"),
        /// The leader touched the target; the follower has one stroke to answer.
        LeaderTouched = "leader_touched" by law!("leader-touches"),
        /// The follower's answer has failed.
        LeaderWins = "leader_wins" by law!("leader-touches"),
        /// Both touched.
        BothTouched = "both_touched" by law!("both-touch"),
        /// The other's ball was won.
        BallWon = "ball_won" by law!("ball-won"),
        /// The same from the string.
        BallWonFromString = "ball_won_from_string" by law!("ball-won-from-string"),
        /// One's own ball fell after a stroke from the string.
        OwnHoledFromString = "own_holed_from_string" by law!("own-holed-from-string"),
        /// The leader's own ball fell.
        LeaderHoled = "leader_holed" by law!("leader-holed"),
        /// The follower's own ball fell.
        FollowerHoled = "follower_holed" by law!("follower-holed"),
        /// The other's ball left the table.
        OpponentOff = "opponent_off" by law!("opponent-off"),
        /// One's own ball left the table.
        OwnOff = "own_off" by law!("own-off"),
        /// The leader drove the follower's ball to the target.
        DroveOther = "drove_other_to_target" by law!("drove-other-to-target"),
        /// A ball passed.
        Passed = "passed" by law!("passing"),
        /// The ball came to rest in the port.
        Safe = "safe" by law!("safe-in-the-port"),
        /// A touch on the way back.
        Returning = "returning" by law!("not-on-the-way-back"),
        /// A touch by a ball that has not passed.
        NotPassed = "not_passed" by law!("good-touch"),
        /// A touch after more than two cushions.
        TooManyCushions = "play_on" by law!("good-touch"),
        /// A safe ball was struck into a hole and goes back.
        SafeBall = "safe_ball" by law!("safe-ball-back"),
        /// The ball did not stir.
        Still = "still" by law!("touched-is-played"),
        /// An outsider stopped a ball; it stays there.
        Stays = "stays" by law!("stopped-by-bystander"),
        /// Nothing of the kind.
        PlayOn = "play_on" by law!("strokes-in-turn"),
        /// Both balls were touched with the stick.
        TouchedBoth = "touched_both" by law!("touched-both"),
        /// Both were pushed along.
        PushedBothFar = "pushed_both_far" by law!("pushed-both-far"),
        /// His own was struck twice.
        DoubleTouch = "double_touch" by law!("struck-twice"),
        /// Somebody blew at a ball.
        Blow = "blow" by law!("blowing"),
        /// Somebody knocked on the table.
        Knock = "knock" by law!("knocking"),
        /// No foot stood on the floor.
        NoFoot = "no_foot" by law!("foot-on-the-floor"),
        /// The thin end met the ball.
        ThinEnd = "thin_end" by law!("thick-end"),
        /// A player stopped a running ball.
        Stop = "stop" by law!("stopping"),
        /// A stroke out of turn.
        OutOfTurn = "out_of_turn" by law!("out-of-turn"),
        /// Ball or target was pointed out.
        Advise = "advise" by law!("pointing-out"),
        /// A ball was taken up unasked.
        Lift = "lift" by law!("lifting"),
        /// A ball was touched unasked.
        Touch = "touch" by law!("lifting"),
        /// Somebody gave up.
        Concede = "concede" by law!("conceding"),
        /// Somebody disturbed the other's ball.
        Interrupt = "interrupt" by law!("disturbing"),
    }
}

/// How it stands before a stroke.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Situation {
    /// Who leads in this end.
    pub leader: Ball,
    /// Who plays.
    pub striker: Ball,
    /// Whether it is his first stroke of the end.
    pub first_stroke: bool,
    /// Whether he plays from the string.
    pub from_string: bool,
    /// The games won.
    pub games: Sides<u16>,
    /// How many games win the match.
    pub target_games: u16,
    /// Whose ball has passed.
    pub passed: Sides<bool>,
    /// Whose ball is safe.
    pub safe: Sides<bool>,
    /// Whose shelter no longer protects him.
    pub shelter_spent: Sides<bool>,
    /// Whether the leader has touched, and this is the answer.
    pub leader_touched: bool,
}

/// What follows a stroke.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// He plays; the end goes on.
    Play(Ball),
    /// The end is over, and he leads in the next.
    Lead(Ball),
    /// The match is over, and he has won it.
    Over(Ball),
}

/// What the laws say of a stroke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What it was.
    pub ruling: Ruling,
    /// Who wins games by it, and how many.
    pub won: Option<(Ball, u16)>,
    /// The games won then.
    pub games: Sides<u16>,
    /// What follows.
    pub next: Next,
    /// The law by which that follows.
    pub why: LawId,
    /// Who leads in the next end, if this one is over.
    pub next_lead: Option<Ball>,
    /// Whose ball has passed then.
    pub passed: Sides<bool>,
    /// Whose ball is safe then.
    pub safe: Sides<bool>,
    /// Whether the follower has to answer.
    pub leader_touched: bool,
    /// The balls that go back to their places.
    pub replaced: Balls,
}

/// The dearest foul, who made it, and how many games it costs.
fn foul(stroke: &Stroke) -> Option<(Ruling, Ball, u16)> {
    let own = stroke.own;
    let both = (!stroke.both_tipped().is_empty()).then_some((Ruling::TouchedBoth, own, 1));
    let twice = stroke.double_touch().then_some((Ruling::DoubleTouch, own, 1));
    let people = stroke.events.iter().filter_map(|event| {
        let (ruling, by) = match *event {
            Event::Hinder(by, _, Hindrance::Knock) => (Ruling::Knock, by),
            Event::Hinder(by, _, Hindrance::Blow) => (Ruling::Blow, by),
            Event::Touch(by, _, Handling::Touch) => (Ruling::Touch, by),
            Event::Touch(by, _, Handling::Lift) => (Ruling::Lift, by),
            Event::Clumsy(by, Clumsiness::PushedBothFar) => (Ruling::PushedBothFar, by),
            Event::Clumsy(by, Clumsiness::NoFoot) => (Ruling::NoFoot, by),
            Event::Clumsy(by, Clumsiness::ThinEnd) => (Ruling::ThinEnd, by),
            Event::Stop(_, by) => (Ruling::Stop, by),
            Event::OutOfTurn(by, _) => (Ruling::OutOfTurn, by),
            Event::Advise(by) => (Ruling::Advise, by),
            Event::Concede(by) => (Ruling::Concede, by),
            _ => return None,
        };
        Some((ruling, by.player()?, if ruling == Ruling::PushedBothFar { 2 } else { 1 }))
    });
    let all = both.into_iter().chain(twice).chain(people);
    // Of equal ones the first.
    all.reduce(|dearest, one| if one.2 > dearest.2 { one } else { dearest })
}

/// When the two balls met.
fn meetings<'a>(stroke: &Stroke<'a>, opp: Ball) -> impl Iterator<Item = usize> + 'a {
    stroke.contacts().filter(move |(_, ball)| *ball == opp).map(|(at, _)| at)
}

/// Why a touch of the target at a moment is not good; nothing if it is.
fn touch(stroke: &Stroke, at: usize, passed: bool, course: Course, opp: Ball) -> Option<Ruling> {
    let boards = || stroke.cushions(stroke.own, None).filter(move |n| *n < at);
    match course {
        _ if !passed => Some(Ruling::NotPassed),
        Course::Out => (boards().count() > 2).then_some(Ruling::TooManyCushions),
        Course::Back => {
            // Excepted is a ball that has attacked the other in vain and comes off a cushion.
            let attacked = meetings(stroke, opp).next();
            let excepted = attacked.is_some_and(|first| boards().any(|board| board > first));
            (!excepted).then_some(Ruling::Returning)
        }
    }
}

/// The law by which of several things in one stroke the first of this order decides: fouls, disturbing, own ball off, other's
/// off, own holed, other's holed, other's driven to the target, own touch.
pub const ORDER: LawId = law!("order-of-judging");

/// Judges a stroke, or a foul, in the order of [`ORDER`].
pub fn judge(before: &Situation, events: &[Event]) -> Verdict {
    let (own, opp) = (before.striker, other(before.striker));
    let (leader, follower) = (before.leader, other(before.leader));
    let stroke = Stroke::new(events, own);
    let (mut passed, mut safe, mut replaced) = (before.passed, before.safe, Balls::NONE);
    let over = |ruling: Ruling, won: Option<(Ball, u16)>, lead: Ball, replaced: Balls| {
        let mut games = before.games;
        if let Some((side, number)) = won {
            games[side] = games[side].saturating_add(number);
        }
        let champion = [own, opp].into_iter().find(|side| games[*side] >= before.target_games);
        let (next, why) = match champion {
            Some(champion) => (Next::Over(champion), law!("five-or-seven")),
            None if won.is_some() => (Next::Lead(lead), law!("winner-leads")),
            None => (Next::Lead(lead), ruling.law()),
        };
        Verdict {
            ruling,
            won,
            games,
            next,
            why,
            next_lead: Some(lead),
            passed: before.passed,
            safe: before.safe,
            leader_touched: false,
            replaced,
        }
    };
    let wins = |ruling: Ruling, side: Ball, games: u16| over(ruling, Some((side, games)), side, Balls::NONE);
    if let Some((ruling, by, games)) = foul(&stroke) {
        return wins(ruling, other(by), games);
    }
    let disturbed = events.iter().find_map(|event| match event {
        Event::Interrupt(by) => Some(by.player().unwrap_or(own)),
        _ => None,
    });
    if let Some(by) = disturbed {
        return over(Ruling::Interrupt, None, other(by), Balls::NONE);
    }
    let (mine, his) = (stroke.loss(own), stroke.loss(opp));
    if mine.is_some_and(|loss| !loss.holed) {
        return wins(Ruling::OwnOff, opp, 2);
    }
    if his.is_some_and(|loss| !loss.holed) {
        return wins(Ruling::OpponentOff, own, 2);
    }
    if mine.is_some() {
        return match own == leader {
            _ if before.from_string => wins(Ruling::OwnHoledFromString, opp, 2),
            true => over(Ruling::LeaderHoled, None, follower, Balls::NONE),
            false => wins(Ruling::FollowerHoled, leader, 2),
        };
    }
    if his.is_some() {
        if !safe[opp] || before.shelter_spent[opp] {
            let string = before.from_string;
            return if string { wins(Ruling::BallWonFromString, own, 2) } else { wins(Ruling::BallWon, own, 1) };
        }
        replaced.add(opp);
    }
    if own == leader && events.iter().any(|event| matches!(event, Event::Target(ball, _) if *ball == opp)) {
        return over(Ruling::DroveOther, Some((follower, 1)), follower, replaced);
    }
    let (mut ran, mut good, mut failed) = (false, None, None);
    for (at, event) in events.iter().enumerate() {
        match *event {
            Event::Port(ball, _) => {
                passed[ball] = true;
                ran |= ball == own;
            }
            Event::Target(ball, course) if ball == own && good.is_none() => {
                failed = touch(&stroke, at, passed[own], course, opp);
                good = failed.is_none().then_some(at);
            }
            _ => {}
        }
    }
    if before.first_stroke && stroke.has(Event::Rest(own)) {
        safe[own] = true;
    }
    let goes_on = |ruling: Ruling, leader_touched: bool, replaced: Balls| Verdict {
        ruling,
        won: None,
        games: before.games,
        next: Next::Play(opp),
        why: ruling.law(),
        next_lead: None,
        passed,
        safe,
        leader_touched,
        replaced,
    };
    if let Some(at) = good {
        if meetings(&stroke, opp).any(|met| met > at) {
            replaced.add(opp);
        }
        return match own == leader {
            true => goes_on(Ruling::LeaderTouched, true, replaced),
            false if before.leader_touched => over(Ruling::BothTouched, None, follower, replaced),
            false => over(Ruling::Touched, Some((follower, 1)), follower, replaced),
        };
    }
    if before.leader_touched && own == follower {
        // The answer has failed.
        return over(Ruling::LeaderWins, Some((leader, 1)), leader, replaced);
    }
    let stopped = events.iter().any(|event| matches!(event, Event::Stop(_, By::Stander)));
    let ruling = match failed {
        Some(ruling) => ruling,
        None if his.is_some() => Ruling::SafeBall,
        None if safe[own] && !before.safe[own] => Ruling::Safe,
        None if ran => Ruling::Passed,
        None if stopped => Ruling::Stays,
        None if events.iter().all(|event| matches!(event, Event::Tip(_))) => Ruling::Still,
        None => Ruling::PlayOn,
    };
    goes_on(ruling, before.leader_touched, replaced)
}
