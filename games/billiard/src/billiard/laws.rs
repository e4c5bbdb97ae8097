//! The laws of the Partie: what a stroke was, what it counts, and who plays next. They see events and the score, nothing else.

use super::options::{BilliardOptions, Target, UncalledFoul};
use crate::laws::{Acquit, Ball, BallSet, Balls, By, Event, Foul, Mishap, Rung, Sides, Stroke, mishap, other, rulings};
use arrayvec::ArrayVec;
use spadille_core::{LawId, law};

rulings! {
    /// What a stroke was, or what happened between two.
    Ruling {
        /// The other's ball was holed.
        Made = "made" by law!("made"),
        /// The other's ball was knocked off the table.
        Sprung = "sprung" by law!("sprung"),
        /// Both balls were lost.
        BothLost = "both_lost" by law!("both-lost"),
        /// One's own ball ran in after it had met the other.
        RunIn = "run_in" by law!("run-in"),
        /// One's own ball left the table after it had met the other.
        Jumped = "jumped" by law!("jumped"),
        /// It passed the other without touching it.
        Miss = "miss" by law!("miss"),
        /// It fell short.
        Short = "short" by law!("short"),
        /// It was left short by a stick that slid off.
        Slipped = "short" by law!("slip"),
        /// It passed and was lost then.
        Swiss = "swiss" by law!("swiss"),
        /// It was lost before it passed.
        LostOnTheWay = "lost_on_the_way" by law!("lost-on-the-way"),
        /// It met the other, and nothing was lost.
        PlayOn = "play_on" by law!("play-on"),
        /// The striker stopped his own ball, which had not met the other.
        StoppedAfterMiss = "stopped" by law!("stopped-after-miss"),
        /// The striker stopped his own ball, which had met the other.
        StoppedAfterTouch = "stopped" by law!("stopped-after-touch"),
        /// The stick slid off and touched nothing.
        NoTouch = "no_touch" by law!("no-touch"),
        /// He played at a ball on the wall.
        PlayedAtWall = "played_at_rail" by law!("played-at-wall"),
        /// He played with the other's ball.
        WrongBall = "wrong_ball" by law!("wrong-ball"),
        /// He touched his own ball twice, and it was called.
        Touche = "touche" by law!("double-touch"),
        /// He touched both balls with the stick, and it was called.
        Billard = "billard" by law!("billard"),
        /// A ball at rest was touched between strokes.
        Touch = "touch" by law!("touching"),
        /// Somebody knocked or blew between strokes.
        Hinder = "hinder" by law!("hindering"),
        /// A partner was shown how to play.
        Advise = "advise" by law!("advising"),
        /// A ball at rest was shaken in.
        Shaken = "shaken" by law!("shaken-in"),
        /// A bystander touched a ball.
        Replaced = "replaced" by law!("touched-by-bystander"),
        /// Something between strokes that costs nothing here.
        Between = "between_strokes" by law!("between-strokes"),
    }
}

/// What the laws need to know of the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Custom {
    /// To how many points a Partie goes.
    pub target: u16,
    /// Whether the losing game is played.
    pub contra: bool,
    /// Whether acquit follows a called foul.
    pub foul_acquit: bool,
    /// Whether a foul costs a point even if nobody calls it.
    pub uncalled_costs: bool,
}

impl Custom {
    /// What a table has agreed on.
    pub fn of(options: &BilliardOptions) -> Custom {
        Custom {
            target: options.target.points(),
            contra: options.contra,
            foul_acquit: options.foul_acquit,
            uncalled_costs: options.uncalled_foul == UncalledFoul::One,
        }
    }

    /// The law of the number at which a Partie ends.
    pub fn target_law(&self) -> LawId {
        if self.target == Target::Eight.points() { law!("target-eight") } else { law!("target-twelve") }
    }
}

/// How it stands before a stroke.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Situation {
    /// Whose stroke it is.
    pub striker: Ball,
    /// The points.
    pub score: Sides<u16>,
    /// The balls that stand on the wall.
    pub on_wall: BallSet,
}

/// What follows a stroke.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// He plays from where the balls lie.
    Play(Ball),
    /// He gives acquit, both balls having been taken up.
    Acquit(Ball),
    /// His stick slid off: he strikes again or has the other give acquit.
    AfterSlip(Ball),
    /// The other's ball is on the wall: he lets his turn pass, or plays at it.
    AtWall(Ball),
    /// He has won the Partie.
    Over(Ball),
}

impl Next {
    /// Whose turn it is, or who has won.
    pub fn player(self) -> Ball {
        match self {
            Next::Play(p) | Next::Acquit(p) | Next::AfterSlip(p) | Next::AtWall(p) | Next::Over(p) => p,
        }
    }
}

/// Points, whose they are and why.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// Who counts them.
    pub to: Ball,
    /// How many.
    pub points: u16,
    /// By which law.
    pub law: LawId,
}

/// What the laws say of a stroke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What it was.
    pub ruling: Ruling,
    /// Points by their reasons: the stroke's own first, then penalties. Of very many only the first are named.
    pub counts: ArrayVec<Count, 8>,
    /// All points of this stroke; not cut at the target.
    pub points: Sides<u16>,
    /// The score after it, cut at the target.
    pub score: Sides<u16>,
    /// What follows.
    pub next: Next,
    /// The law by which that follows.
    pub why: LawId,
    /// Whether the stroke counts for nothing because of a foul.
    pub void: bool,
    /// The balls that go back to their places.
    pub replaced: Balls,
    /// Who has won the Partie.
    pub winner: Option<Ball>,
}

/// What something costs that people do, and the law.
fn penalty(event: Event, own: Ball) -> Option<(By, Option<Ball>, u16, LawId)> {
    match event {
        Event::Hinder(by, ball, _) => Some((by, ball, 2, law!("hindering"))),
        Event::Touch(by, ball, _) => Some((by, Some(ball), 1, law!("touching"))),
        Event::Advise(by) => Some((by, None, 1, law!("advising"))),
        // His own running ball is priced by the stroke itself.
        Event::Stop(ball, by) if (ball, by) != (own, By::Player(own)) => Some((by, Some(ball), 1, law!("touching"))),
        _ => None,
    }
}

/// What people did in a stroke or between two: who gains how much by it, and what goes back. Carambole has the same.
pub(crate) fn penalties(stroke: &Stroke, mut gains: impl FnMut(Ball, u16, LawId)) -> Balls {
    let mut back = Balls::NONE;
    for (by, ball, points, law) in stroke.events.iter().filter_map(|event| penalty(*event, stroke.own)) {
        match by {
            By::Player(side) => gains(other(side), points, law),
            By::Stander => back.extend(ball),
        }
    }
    back.extend(stroke.shaken().iter());
    back
}

/// A foul that voids the stroke: the wrong ball, or one that was called.
pub(crate) fn called_foul(stroke: &Stroke) -> Option<Foulness> {
    if stroke.wrong_ball().is_some() {
        Some(Foulness::WrongBall)
    } else if stroke.double_touch() && stroke.called(Foul::Touche) {
        Some(Foulness::Touche)
    } else if !stroke.both_tipped().is_empty() && stroke.called(Foul::Billard) {
        Some(Foulness::Billard)
    } else {
        None
    }
}

/// Which foul voids a stroke.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Foulness {
    WrongBall,
    Touche,
    Billard,
}

/// What a regular stroke was, who gains by it, and how much.
fn tariff(stroke: &Stroke, opp: Ball) -> (Ruling, Ball, u16) {
    let own = stroke.own;
    let met = |until: Option<usize>| stroke.touched(until).contains(opp);
    let level = |until: Option<usize>| stroke.passed(Some(opp), until);
    if let Some(stop) = stroke.stopped_by_striker() {
        // As if it had run in at that moment.
        let at = Some(stop);
        return match (met(at), level(at)) {
            (true, _) => (Ruling::StoppedAfterTouch, opp, 2),
            (_, true) => (Ruling::StoppedAfterMiss, opp, 3),
            _ => (Ruling::StoppedAfterMiss, opp, 4),
        };
    }
    let rung = Rung::of(stroke, met, level);
    let costs = u16::from(rung.costs());
    match rung {
        Rung::MetAndLost(loss) => {
            let ruling = match loss.holed {
                _ if stroke.loss(opp).is_some() => Ruling::BothLost,
                true => Ruling::RunIn,
                false => Ruling::Jumped,
            };
            (ruling, opp, costs)
        }
        Rung::Met => match stroke.loss(opp) {
            Some(loss) => (if loss.holed { Ruling::Made } else { Ruling::Sprung }, own, 2),
            None => (Ruling::PlayOn, opp, 0),
        },
        Rung::Miss => (Ruling::Miss, opp, costs),
        Rung::Short if stroke.slipped() => (Ruling::Slipped, opp, costs),
        Rung::Short => (Ruling::Short, opp, costs),
        Rung::Swiss => (Ruling::Swiss, opp, costs),
        Rung::LostOnTheWay => (Ruling::LostOnTheWay, opp, costs),
    }
}

/// What happened between two strokes.
fn between(mishap: Mishap) -> Ruling {
    match mishap {
        Mishap::Shaken(_) => Ruling::Shaken,
        Mishap::Touched(By::Stander, ..) | Mishap::Hindered(By::Stander, ..) | Mishap::Advised(By::Stander) => {
            Ruling::Replaced
        }
        Mishap::Touched(..) => Ruling::Touch,
        Mishap::Hindered(..) => Ruling::Hinder,
        Mishap::Advised(_) => Ruling::Advise,
        Mishap::Missed(_) | Mishap::OutOfTurn(..) => Ruling::Between,
    }
}

/// Judges a stroke, or what happened between two.
pub fn judge(custom: &Custom, before: &Situation, events: &[Event]) -> Verdict {
    let own = before.striker;
    let opp = other(own);
    let stroke = Stroke::new(events, own);
    let mut tally = Tally::new(custom);
    let mut penalised = Tally::new(custom);
    let mut replaced = penalties(&stroke, |to, points, law| penalised.add(to, points, law));
    let mut void = false;
    let (ruling, next, why);
    if let Some(mishap) = mishap(&stroke) {
        (ruling, next, why) = (between(mishap), Next::Play(own), law!("between-strokes"));
    } else if !stroke.struck() {
        (ruling, next, why) = (Ruling::NoTouch, Next::AfterSlip(own), law!("no-touch"));
    } else if let Some(foul) = called_foul(&stroke) {
        ruling = match foul {
            Foulness::WrongBall => Ruling::WrongBall,
            Foulness::Touche => Ruling::Touche,
            Foulness::Billard => Ruling::Billard,
        };
        void = true;
        tally.add(opp, 1, ruling.law());
        if custom.foul_acquit {
            (next, why) = (Next::Acquit(opp), law!("foul-acquit"));
        } else {
            replaced.extend(stroke.lost().iter());
            (next, why) = (Next::Play(opp), law!("foul-balls-stay"));
        }
    } else {
        let gainer;
        let worth;
        if before.on_wall.contains(opp) {
            (ruling, gainer, worth) = (Ruling::PlayedAtWall, opp, 1);
        } else {
            (ruling, gainer, worth) = tariff(&stroke, opp);
        }
        tally.add(gainer, worth, ruling.law());
        if custom.uncalled_costs && (stroke.double_touch() || !stroke.both_tipped().is_empty()) {
            penalised.add(opp, 1, law!("uncalled-foul"));
        }
        (next, why) = match ruling {
            Ruling::StoppedAfterMiss | Ruling::StoppedAfterTouch => (Next::Acquit(gainer), law!("stopped-acquit")),
            _ if !stroke.lost().is_empty() && custom.contra => (Next::Acquit(gainer), law!("contra-acquit")),
            _ if !stroke.lost().is_empty() => (Next::Acquit(gainer), law!("gainer-acquits")),
            _ if stroke.has(Event::Rail(own)) => (Next::AtWall(opp), law!("pass-at-wall")),
            _ => (Next::Play(opp), law!("strokes-alternate")),
        };
    }
    // The stroke is counted before the penalties.
    let mut score = before.score;
    let mut winner = None;
    for part in [&tally, &penalised] {
        if winner.is_none() {
            score = Sides::each(|side| score[side].saturating_add(part.points[side]).min(custom.target));
            winner = [own, opp].into_iter().find(|side| score[*side] >= custom.target);
        }
    }
    let points = Sides::each(|side| tally.points[side].saturating_add(penalised.points[side]));
    let mut counts = tally.counts;
    counts.extend(penalised.counts.into_iter().take(counts.remaining_capacity()));
    let (next, why) = match winner {
        Some(winner) => (Next::Over(winner), custom.target_law()),
        None => (next, why),
    };
    Verdict { ruling, counts, points, score, next, why, void, replaced, winner }
}

/// Points as they are added up; at Contra they go to the other account.
struct Tally {
    contra: bool,
    points: Sides<u16>,
    counts: ArrayVec<Count, 8>,
}

impl Tally {
    fn new(custom: &Custom) -> Tally {
        Tally { contra: custom.contra, points: Sides::default(), counts: ArrayVec::new() }
    }

    fn add(&mut self, to: Ball, points: u16, law: LawId) {
        if points == 0 {
            return;
        }
        let (to, law) = if self.contra { (other(to), law!("contra")) } else { (to, law) };
        self.points[to] = self.points[to].saturating_add(points);
        // More reasons than these nobody reads.
        let _ = self.counts.try_push(Count { to, points, law });
    }
}

/// What follows an attempt to give acquit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AfterAcquit {
    /// The ball stands; the other plays from behind the same mark.
    FirstStroke(Ball),
    /// The ball was lost: the other gives acquit himself, or overlooks it.
    Choice(Ball),
    /// It has not passed the middle: it may be taken back or pushed on.
    TakeBack(Ball),
}

impl AfterAcquit {
    /// The law by which it follows.
    pub fn law(self) -> LawId {
        match self {
            AfterAcquit::FirstStroke(_) => law!("other-from-mark"),
            AfterAcquit::Choice(_) => law!("acquit-lost"),
            AfterAcquit::TakeBack(_) => Acquit::Short.law(),
        }
    }
}

/// Judges an acquit; no points are counted at it.
pub fn judge_acquit(acquitter: Ball, events: &[Event]) -> AfterAcquit {
    match Acquit::of(&Stroke::new(events, acquitter)) {
        Acquit::Stands => AfterAcquit::FirstStroke(other(acquitter)),
        Acquit::Lost => AfterAcquit::Choice(other(acquitter)),
        Acquit::Short => AfterAcquit::TakeBack(acquitter),
    }
}

/// Who begins, of two who have played for it: whose ball lies nearer the wall from which they played. Nobody, if both lie
/// equally near; then it is played again.
pub fn nearer<P: Copy>(distances: impl IntoIterator<Item = (P, f64)>) -> Option<P> {
    let mut best: Option<(P, f64)> = None;
    let mut tied = false;
    for (who, away) in distances {
        match best {
            Some((_, least)) if (away - least).abs() <= 1e-9 => tied = true,
            Some((_, least)) if away > least => {}
            _ => (best, tied) = (Some((who, away)), false),
        }
    }
    best.filter(|_| !tied).map(|(who, _)| who)
}

/// Which sides change the man who stands at the table, where a side has two: whoever loses by a stroke steps off, and whoever
/// makes a ball stays.
pub fn steps_off(ruling: Ruling, striker: Ball) -> Option<Ball> {
    match ruling {
        Ruling::PlayOn | Ruling::NoTouch | Ruling::Shaken | Ruling::Replaced => None,
        Ruling::Made | Ruling::Sprung => Some(other(striker)),
        _ => Some(striker),
    }
}
