//! The laws of à la ronde: cushion balls first, every ball paid at once, and the turn passes with the first stroke that makes
//! none.

use super::options::{Bank, RondeOptions};
use crate::billiard::laws::called_foul;
use crate::laws::{Ball, BallSet, Balls, By, Event, Rung, Stroke, rulings};
use spadille_core::{LawId, Seat, law};

rulings! {
    /// What a stroke was.
    Ruling {
        /// Balls were made.
        Made = "made" by law!("maker-stays"),
        /// Nothing fell, but a ball left its cushion.
        Loosened = "loosened" by law!("turn-passes"),
        /// Nothing fell.
        PlayOn = "play_on" by law!("turn-passes"),
        /// The target was passed without being touched.
        Miss = "miss" by law!("fault-returns-balls"),
        /// What the Partie calls a foul.
        Foul = "miss" by law!("fouls-ronde"),
        /// The target was not even passed.
        Short = "short" by law!("fault-returns-balls"),
        /// A free ball was touched before any on a cushion.
        FreeBallFirst = "free_ball_first" by law!("loosen-first"),
        /// The ball with which all play was lost.
        RunIn = "run_in" by law!("back-to-the-middle"),
    }
}

impl Ruling {
    /// Whether it is a fault.
    pub fn is_fault(self) -> bool {
        matches!(self, Ruling::Miss | Ruling::Foul | Ruling::Short | Ruling::FreeBallFirst)
    }
}

/// What the laws need to know of the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Custom {
    /// How many play.
    pub players: u8,
    /// How balls are paid.
    pub pays: Pays,
    /// How many times over the last ball is paid.
    pub last_times: u16,
    /// What a fault pays to the bank.
    pub fault_price: u16,
    /// What a ball run in pays to the bank.
    pub run_in_price: u16,
    /// Whether only the named ball is a good target.
    pub named_only: bool,
}

/// How balls are paid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pays {
    /// By all others.
    All,
    /// By the bank.
    Bank,
    /// Not at all: two players count points.
    Points,
}

impl Custom {
    /// What a table has agreed on.
    pub fn of(options: &RondeOptions) -> Custom {
        Custom {
            players: options.players,
            pays: match options.bank {
                Bank::None => Pays::All,
                Bank::Twelve if options.players == 2 => Pays::Points,
                Bank::Twelve => Pays::Bank,
            },
            last_times: options.last_multiplier.times(),
            fault_price: options.fault_price,
            run_in_price: options.run_in_price,
            named_only: options.other_half,
        }
    }
}

/// How it stands before a stroke.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Situation {
    /// Who plays.
    pub striker: Seat,
    /// The ball he plays with: the Partie ball, in the duel every other time the white one.
    pub cue: Ball,
    /// The ball he plays at, if he named one.
    pub target: Option<Ball>,
    /// The balls still on their cushions.
    pub cushion: Balls,
    /// The balls that are free.
    pub free: Balls,
    /// The balls in the straight line to the target, which he may push aside.
    pub masked_by: BallSet,
    /// How often he may still try again at the last ball on a cushion.
    pub retries: u8,
    /// What the bank holds.
    pub bank: u32,
}

/// What is paid for a stroke.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Paid {
    /// Nothing.
    Nothing,
    /// Each of the others pays the striker so much.
    ByEach(u32, LawId),
    /// The bank pays the striker.
    ByBank(u32, LawId),
    /// The striker pays the bank.
    ToBank(u32, LawId),
    /// Two players count: so much for the striker, so much for the other.
    Counted {
        /// The striker's.
        own: u16,
        /// The other's.
        other: u16,
        /// Why.
        law: LawId,
    },
}

/// What the laws say of a stroke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What it was.
    pub ruling: Ruling,
    /// What is paid for it.
    pub paid: Paid,
    /// The balls that were made and count.
    pub made: Balls,
    /// The balls that go back to their places.
    pub replaced: Balls,
    /// The balls still on their cushions then.
    pub cushion: Balls,
    /// The free balls then.
    pub free: Balls,
    /// Whether the ball played with goes back to the middle.
    pub centre: bool,
    /// Who plays next; nobody when the last ball is made.
    pub next: Option<Seat>,
    /// How often he may still try again, if another try is granted.
    pub retries: Option<u8>,
    /// Whether the last ball is made.
    pub over: bool,
}

/// Whether a player touched a ball at rest, knocked or blew: what the Partie fines is a miss here.
fn misbehaved(stroke: &Stroke) -> bool {
    let of_player = |event: &Event| matches!(event, Event::Touch(By::Player(_), ..) | Event::Hinder(By::Player(_), ..));
    stroke.events.iter().any(of_player)
}

/// What the stroke was, and how far the ball came, for the count of two players.
fn what(custom: &Custom, before: &Situation, stroke: &Stroke) -> (Ruling, Rung) {
    let unmasked = |until: Option<usize>| stroke.touched(until).only(|ball| !before.masked_by.contains(ball));
    let first = unmasked(None).first();
    let good = first.is_some_and(|first| {
        before.cushion.is_empty()
            || before.target == Some(first)
            || before.cushion.contains(first) && !custom.named_only
    });
    let foul = called_foul(stroke).is_some() || misbehaved(stroke);
    let met = |until: Option<usize>| good && !foul && !unmasked(until).is_empty();
    let level = |until: Option<usize>| !stroke.touched(until).is_empty() || stroke.passed(before.target, until);
    let rung = Rung::of(stroke, met, level);
    let ruling = match rung {
        _ if stroke.loss(stroke.own).is_some() => Ruling::RunIn,
        _ if foul => return (Ruling::Foul, Rung::Miss),
        Rung::Met if stroke.losses().any(|loss| loss.holed) => Ruling::Made,
        Rung::Met if stroke.events.iter().any(|event| matches!(event, Event::Loose(_))) => Ruling::Loosened,
        Rung::Met => Ruling::PlayOn,
        _ if !before.cushion.is_empty() && first.is_some_and(|first| !before.cushion.contains(first)) => {
            return (Ruling::FreeBallFirst, Rung::Miss);
        }
        Rung::Short => Ruling::Short,
        _ => Ruling::Miss,
    };
    (ruling, rung)
}

/// Judges a stroke.
pub fn judge(custom: &Custom, before: &Situation, events: &[Event]) -> Verdict {
    let stroke = Stroke::new(events, before.cue);
    let (ruling, rung) = what(custom, before, &stroke);
    let holed = stroke.losses().filter(|loss| loss.holed && loss.ball != before.cue).map(|loss| loss.ball);
    let made: Balls = if ruling == Ruling::Made { holed.collect() } else { Balls::NONE };
    let replaced = stroke.fallen().only(|ball| !made.contains(ball));
    let (mut cushion, mut free) = (before.cushion, before.free);
    for event in events {
        if let Event::Loose(ball) = event
            && cushion.contains(*ball)
            && !replaced.contains(*ball)
        {
            cushion = cushion.only(|other| other != *ball);
            free.add(*ball);
        }
    }
    (cushion, free) = (cushion.only(|ball| !made.contains(ball)), free.only(|ball| !made.contains(ball)));
    let over = !made.is_empty() && cushion.is_empty() && free.is_empty();
    let again = ruling.is_fault() && before.cushion.len() == 1 && before.retries > 0;
    let stays = ruling == Ruling::Made && replaced.is_empty() || again;
    let next = if stays { before.striker } else { Seat((before.striker.0 + 1) % custom.players.max(1)) };
    Verdict {
        ruling,
        paid: paid(custom, before, ruling, rung, made.len() as u16, over),
        made,
        replaced,
        cushion,
        free,
        centre: ruling == Ruling::RunIn,
        next: (!over).then_some(next),
        retries: again.then(|| before.retries - 1),
        over,
    }
}

fn paid(custom: &Custom, before: &Situation, ruling: Ruling, rung: Rung, made: u16, over: bool) -> Paid {
    match custom.pays {
        Pays::Points => {
            let law =
                if made > 0 { law!("two-players-count") } else { rung.law().unwrap_or(law!("two-players-count")) };
            Paid::Counted { own: 2 * made, other: u16::from(rung.costs()), law }
        }
        Pays::Bank if over => Paid::ByBank(before.bank, law!("last-takes-bank")),
        Pays::Bank if made > 0 => Paid::ByBank(u32::from(made).min(before.bank), law!("bank-pays")),
        Pays::Bank if ruling.is_fault() => Paid::ToBank(custom.fault_price.into(), law!("bank-collects")),
        Pays::Bank if ruling == Ruling::RunIn => Paid::ToBank(custom.run_in_price.into(), law!("bank-collects")),
        Pays::All if over => Paid::ByEach(u32::from(made + custom.last_times - 1), law!("last-ball-double")),
        Pays::All if made > 0 => Paid::ByEach(made.into(), law!("paid-by-all")),
        Pays::All if ruling.is_fault() || ruling == Ruling::RunIn => Paid::ByEach(0, law!("faults-free")),
        Pays::All | Pays::Bank => Paid::Nothing,
    }
}

/// Which balls may be played at, told for each ball on a cushion whether it lies in the other half of the table.
pub fn may_aim(custom_other_half: bool, centred: bool, cushion: &[(Ball, bool)], free: &Balls) -> (Balls, LawId) {
    if cushion.is_empty() {
        return (*free, law!("any-when-all-free"));
    }
    let all: Balls = cushion.iter().map(|(ball, _)| *ball).collect();
    if !custom_other_half || centred {
        return (all, law!("loosen-first"));
    }
    let across: Balls = cushion.iter().filter(|(_, other)| *other).map(|(ball, _)| *ball).collect();
    if across.is_empty() { (all, law!("other-half-empty")) } else { (across, law!("other-half")) }
}
