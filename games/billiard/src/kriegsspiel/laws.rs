//! The laws of the Kriegsspiel: through the port to the target, or the last one left; who falls is out.

use crate::laws::{Ball, BallSet, Balls, By, Course, Event, Mishap, Stroke, after, mishap, rulings};
use spadille_core::{LawId, law};

rulings! {
    /// What a stroke was, or what happened between two.
    Ruling {
        /// He touched the target, having passed.
        Target = "target" by law!("target-wins"),
        /// He won a ball.
        BallWon = "ball_won" by law!("ball-won"),
        /// He won a ball, but his stick grazed another as he drew it back.
        BallWonStickTouched = "ball_won_stick_touched" by law!("drawback-touch"),
        /// He passed the port.
        Passed = "passed" by law!("open-with-six"),
        /// He ran through the port, which was closed to him.
        PassRefused = "pass_refused" by law!("refused-pass"),
        /// From the table he ran past the ball he played at.
        PassedBy = "passed_by" by law!("passed-by"),
        /// The same from the string.
        PassedByFromString = "passed_by_from_string" by law!("passed-by-from-string"),
        /// He fell after touching a ball.
        HoledAfterTouch = "holed_after_touch" by law!("holed-after-touch"),
        /// He fell with others.
        HoledBoth = "holed_both" by law!("holed-both"),
        /// He fell.
        Holed = "holed" by law!("holed"),
        /// Anything else.
        PlayOn = "play_on" by law!("what-to-play-at"),
        /// He played a ball not his own.
        WrongBall = "wrong_ball" by law!("wrong-ball"),
        /// He touched another ball with the stick besides his own.
        TouchedBoth = "touched_both" by law!("touched-both"),
        /// Somebody played before his turn.
        OutOfTurn = "out_of_turn" by law!("out-of-turn"),
        /// Somebody let his turn go by.
        MissedTurn = "missed_turn" by law!("missed-turn"),
        /// A ball was moved between strokes and goes back.
        Replaced = "replaced" by law!("out-of-turn"),
    }
}

/// Whether the port is open to a player: with six or more alive always, with five after winning a ball, for the last two
/// again.
pub fn may_pass(alive: usize, won_ball: bool) -> (bool, LawId) {
    match alive {
        6.. => (true, law!("open-with-six")),
        5 => (won_ball, law!("five-need-a-ball")),
        3 | 4 => (false, law!("closed-with-three-and-four")),
        _ => (true, law!("open-for-two")),
    }
}

/// How it stands before a stroke.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Situation<'a> {
    /// Everybody, in the order of the lot.
    pub order: &'a [Ball],
    /// Who is still in.
    pub alive: BallSet,
    /// Who plays.
    pub striker: Ball,
    /// The ball he plays at, if he plays at one.
    pub target: Option<Ball>,
    /// Whether he plays from where his ball lies, and not from the string.
    pub from_table: bool,
    /// Who has passed.
    pub passed: BallSet,
    /// Who has won a ball.
    pub won_ball: BallSet,
    /// Whether a player who wins a ball plays on.
    pub plays_on: bool,
}

/// What the laws say of a stroke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What it was.
    pub ruling: Ruling,
    /// Its law.
    pub law: LawId,
    /// Who is out now.
    pub out: Balls,
    /// The balls that go back to their places.
    pub replaced: Balls,
    /// Who has passed then.
    pub passed: BallSet,
    /// Who has won a ball then.
    pub won_ball: BallSet,
    /// Who has won everything.
    pub winner: Option<Ball>,
    /// Who plays next; nobody when somebody has won.
    pub next: Option<Ball>,
    /// Who loses his stroke because he played before his turn.
    pub loses_stroke: Option<Ball>,
}

/// Judges a stroke, or what happened between two, it being the striker's turn.
pub fn judge(before: &Situation, events: &[Event]) -> Verdict {
    let own = before.striker;
    let stroke = Stroke::new(events, own);
    let (fallen, loss) = (stroke.fallen(), stroke.loss(own));
    let (mut passed, mut won_ball) = (before.passed, before.won_ball);
    if let Some(mishap) = mishap(&stroke) {
        return between(before, mishap);
    }
    let out = |ruling: Ruling, out: Balls| ends(before, ruling, out, own);
    let me = Balls::from_iter([own]);
    if let Some(wrong) = stroke.wrong_ball() {
        let replaced = [wrong].into_iter().chain(fallen.iter()).collect();
        return Verdict { replaced, ..out(Ruling::WrongBall, me) };
    }
    let both = stroke.both_tipped();
    if !both.is_empty() {
        let replaced = both.iter().chain(fallen.iter()).collect();
        return Verdict { replaced, ..out(Ruling::TouchedBoth, me) };
    }
    // In the order of time: the port opens the way to the target.
    let (mut ran, mut refused) = (None, false);
    for event in stroke.before(loss.map(|loss| loss.at)) {
        match *event {
            Event::Port(ball, _) if ball == own && !passed.contains(own) => {
                let (open, law) = may_pass(before.alive.len(), won_ball.contains(own));
                if open {
                    passed.insert(own);
                    ran = Some(law);
                } else {
                    refused = true;
                }
            }
            Event::Target(ball, Course::Out) if ball == own && passed.contains(own) => {
                let verdict = out(Ruling::Target, Balls::NONE);
                return Verdict { passed, winner: Some(own), next: None, ..verdict };
            }
            _ => {}
        }
    }
    let verdict = if let Some(loss) = loss {
        let met = stroke.touched(Some(loss.at));
        if !fallen.is_empty() {
            out(Ruling::HoledBoth, me.iter().chain(fallen.iter()).collect())
        } else if met.is_empty() {
            out(Ruling::Holed, me)
        } else {
            Verdict { replaced: met, ..out(Ruling::HoledAfterTouch, me) }
        }
    } else if !fallen.is_empty() {
        won_ball.insert(own);
        if events.iter().any(|event| matches!(event, Event::Drawback(_))) {
            out(Ruling::BallWonStickTouched, fallen.iter().chain([own]).collect())
        } else {
            let mut verdict = out(Ruling::BallWon, fallen);
            if before.plays_on && verdict.next.is_some() {
                (verdict.next, verdict.law) = (Some(own), law!("winner-of-a-ball-plays-on"));
            }
            verdict
        }
    } else {
        let by = before
            .target
            .is_some_and(|target| !stroke.touched(None).contains(target) && stroke.passed(Some(target), None));
        match ran {
            _ if by && before.from_table => out(Ruling::PassedBy, me),
            Some(law) => Verdict { law, ..out(Ruling::Passed, Balls::NONE) },
            None if refused => out(Ruling::PassRefused, Balls::NONE),
            None if by => out(Ruling::PassedByFromString, Balls::NONE),
            None => out(Ruling::PlayOn, Balls::NONE),
        }
    };
    Verdict { passed, won_ball, ..verdict }
}

/// A verdict after which some are out and the turn goes on from a player.
fn ends(before: &Situation, ruling: Ruling, out: Balls, from: Ball) -> Verdict {
    let lives = |player: Ball| before.alive.contains(player) && !out.contains(player);
    let mut living = before.order.iter().copied().filter(|player| lives(*player));
    let winner = living.next().filter(|_| living.next().is_none());
    let next = if winner.is_some() { None } else { after(before.order, from, lives) };
    Verdict {
        ruling,
        law: if winner.is_some() && out.is_empty() { law!("last-one-wins") } else { ruling.law() },
        out,
        replaced: Balls::NONE,
        passed: before.passed,
        won_ball: before.won_ball,
        winner,
        next,
        loses_stroke: None,
    }
}

/// What happened between two strokes.
fn between(before: &Situation, mishap: Mishap) -> Verdict {
    let to_play = before.striker;
    let quiet = |ruling, replaced| Verdict {
        replaced,
        next: Some(to_play),
        winner: None,
        law: Ruling::law(ruling),
        ..ends(before, ruling, Balls::NONE, to_play)
    };
    match mishap {
        Mishap::OutOfTurn(by, moved) => {
            Verdict { loses_stroke: by.player(), ..quiet(Ruling::OutOfTurn, moved.iter().collect()) }
        }
        Mishap::Missed(By::Player(who)) => ends(before, Ruling::MissedTurn, Balls::from_iter([who]), who),
        Mishap::Shaken(ball) | Mishap::Touched(_, ball, _) => quiet(Ruling::Replaced, Balls::from_iter([ball])),
        Mishap::Hindered(_, ball, _) => quiet(Ruling::Replaced, ball.into_iter().collect()),
        Mishap::Advised(_) | Mishap::Missed(By::Stander) => quiet(Ruling::Replaced, Balls::NONE),
    }
}
