//! The laws of à la guerre: four forms over the same stroke. At the pot and in the open form faults and makings are paid for
//! at once; with the slate and in Hamburg marks are written, and at the limit a player is dead.

use super::options::{FinalPayment, Form, GuerreOptions, HamburgCount};
use crate::laws::{Ball, BallSet, Balls, By, Event, Mishap, Rung, Stroke, after, mishap, rulings};
use arrayvec::ArrayVec;
use spadille_core::{LawId, law};

rulings! {
    /// What a stroke was, or what happened between two; the laws are those of the pot.
    Ruling {
        /// Balls were made.
        Made = "made" by law!("made-pot"),
        /// The target was touched, and nothing was lost.
        PlayOn = "play_on" by law!("maker-plays-on"),
        /// The same, and the ball came home.
        Salvo = "salvo" by law!("in-salvo"),
        /// One's own ball ran in after touching one.
        RunIn = "run_in" by law!("run-in-pot"),
        /// It ran in without touching one.
        RunInUntouched = "run_in_untouched" by law!("run-in-untouched-pot"),
        /// It left the table.
        Jumped = "jumped" by law!("jumped-pot"),
        /// Nothing was touched.
        Miss = "miss" by law!("miss-pot"),
        /// With the slate: the line of the target was not reached.
        Short = "short" by law!("short"),
        /// With the slate: the target was missed and one's own ball lost.
        Swiss = "swiss" by law!("swiss"),
        /// With the slate: one's own ball was lost before it touched or passed anything.
        LostOnTheWay = "lost_on_the_way" by law!("lost-on-the-way"),
        /// Another ball than the target was touched.
        WrongTarget = "wrong_target" by law!("wrong-target-pot"),
        /// He played with another's ball.
        WrongBall = "wrong_ball" by law!("wrong-ball-pot"),
        /// He touched his own ball and another with the stick.
        Billard = "billard" by law!("billard-pot"),
        /// With the slate: he touched his own ball twice.
        Touche = "touche" by law!("one-mark"),
        /// The stick slid off and touched nothing.
        NoTouch = "no_touch" by law!("no-touch"),
        /// Somebody let his turn go by.
        MissedTurn = "missed_turn" by law!("missed-turn-pot"),
        /// Somebody played out of turn.
        OutOfTurn = "out_of_turn" by law!("out-of-turn-pot"),
        /// Somebody told another how to play.
        Advise = "advise" by law!("advice-pot"),
        /// Somebody touched a ball without leave.
        Touch = "touch" by law!("touch-pot"),
        /// Somebody knocked or blew, which costs nothing here.
        Hinder = "hinder" by law!("touch-pot"),
        /// A ball at rest was shaken in.
        Shaken = "shaken" by law!("shaken-in"),
        /// A bystander touched a ball.
        Replaced = "replaced" by law!("shaken-in"),
    }
}

impl Ruling {
    /// The law that rules so in a form of the game.
    pub fn law_in(self, form: Form) -> LawId {
        if form.pays() {
            return self.law();
        }
        match self {
            Ruling::Made => law!("made-marks"),
            Ruling::RunIn | Ruling::Jumped => law!("lost-after-touch-marks"),
            Ruling::Miss => law!("miss"),
            Ruling::WrongTarget
            | Ruling::WrongBall
            | Ruling::Billard
            | Ruling::MissedTurn
            | Ruling::OutOfTurn
            | Ruling::Touch => law!("one-mark"),
            other => other.law(),
        }
    }

    /// What the fault costs whoever makes it, in sets to the pot.
    fn fine(self, custom: &Custom) -> u16 {
        match self {
            Ruling::Miss | Ruling::WrongBall | Ruling::Advise | Ruling::Touch | Ruling::RunIn => 1,
            Ruling::RunInUntouched | Ruling::Jumped | Ruling::MissedTurn | Ruling::OutOfTurn => 2,
            Ruling::Billard => custom.billard_fine,
            _ => 0,
        }
    }

    /// What the fault costs whoever makes it, in marks.
    fn marks(self) -> u16 {
        match self {
            Ruling::Miss => u16::from(Rung::Miss.costs()),
            Ruling::Short | Ruling::RunIn | Ruling::Jumped => u16::from(Rung::Short.costs()),
            Ruling::Swiss => u16::from(Rung::Swiss.costs()),
            Ruling::LostOnTheWay => u16::from(Rung::LostOnTheWay.costs()),
            Ruling::WrongTarget
            | Ruling::WrongBall
            | Ruling::Touche
            | Ruling::Billard
            | Ruling::Touch
            | Ruling::OutOfTurn
            | Ruling::MissedTurn => 1,
            _ => 0,
        }
    }
}

/// What the laws need to know of the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Custom {
    /// The form.
    pub form: Form,
    /// At how many marks a player is dead.
    pub limit: u16,
    /// Whether makings and faults are counted apart.
    pub separate: bool,
    /// What a dead player pays to the pot.
    pub death_pays: u16,
    /// What touching two balls costs.
    pub billard_fine: u16,
    /// Whether a player who is made when the store is empty pays the maker.
    pub final_payment: bool,
}

impl Custom {
    /// What a table has agreed on.
    pub fn of(options: &GuerreOptions) -> Custom {
        Custom {
            form: options.form,
            limit: options.marks_to_die(),
            separate: options.form == Form::Hamburg && options.hamburg_count == HamburgCount::Separate,
            death_pays: options.death_costs(),
            billard_fine: options.billard_fine.sets(),
            final_payment: options.final_payment == FinalPayment::Maker,
        }
    }

    /// The law by which a player dies.
    pub fn death_law(&self) -> LawId {
        match self.form {
            Form::Pot | Form::Open => law!("store-empty"),
            form if self.limit != form.limit() => law!("dead-at-limit"),
            Form::Marks => law!("dead-at-twelve"),
            Form::Hamburg if self.separate => law!("separate-counts"),
            Form::Hamburg => law!("dead-at-six"),
        }
    }

    /// The law by which a dead player pays.
    fn payment_law(&self) -> LawId {
        let by_the_book = self.form == Form::Hamburg && self.death_pays == self.form.death_pays();
        if by_the_book { law!("death-pays-five") } else { law!("death-pays-agreed") }
    }
}

/// How many may buy in again.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Store {
    /// So many.
    Left(u16),
    /// As many as like: the open form, until the last has entered.
    Free,
}

impl Store {
    fn is_empty(self) -> bool {
        self == Store::Left(0)
    }

    #[must_use]
    fn used(self) -> Store {
        match self {
            Store::Left(n) => Store::Left(n.saturating_sub(1)),
            Store::Free => Store::Free,
        }
    }
}

/// A number for each of the company.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Hash, serde::Serialize, serde::Deserialize)]
pub struct PerPlayer(pub [u16; 12]);

impl PerPlayer {
    /// That of a player.
    pub fn of(&self, player: Ball) -> u16 {
        let place = player.dots().map(|n| usize::from(n) - 1);
        place.and_then(|n| self.0.get(n)).copied().unwrap_or(0)
    }

    /// Adds to that of a player.
    pub fn add(&mut self, player: Ball, more: u16) {
        let place = player.dots().map(|n| usize::from(n) - 1);
        if let Some(number) = place.and_then(|n| self.0.get_mut(n)) {
            *number = number.saturating_add(more);
        }
    }
}

/// How it stands before a stroke.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Situation<'a> {
    /// Everybody, in the order of their numbers.
    pub order: &'a [Ball],
    /// Who plays.
    pub striker: Ball,
    /// The ball he must play at; none, if he has the choice.
    pub target: Option<Ball>,
    /// The dead.
    pub dead: BallSet,
    /// The balls on the table.
    pub table: BallSet,
    /// The buy-ins that are left.
    pub store: Store,
    /// The marks.
    pub marks: PerPlayer,
    /// How often each has been made; only where that is counted apart.
    pub makings: PerPlayer,
}

/// To whom somebody pays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Payee {
    /// To another player.
    Player(Ball),
    /// To the pot.
    Pot,
}

/// Sets that somebody pays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Payment {
    /// Who pays.
    pub from: Ball,
    /// To whom.
    pub to: Payee,
    /// How many sets.
    pub sets: u16,
    /// By which law.
    pub law: LawId,
}

/// What the laws say of a stroke.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What it was.
    pub ruling: Ruling,
    /// Its law, in the form that is played.
    pub law: LawId,
    /// What is paid, in order.
    pub payments: ArrayVec<Payment, 48>,
    /// Whoever has marks written now.
    pub marked: Balls,
    /// How many marks are written now.
    pub marks_added: PerPlayer,
    /// The marks then.
    pub marks: PerPlayer,
    /// How often each has been made then.
    pub makings: PerPlayer,
    /// The buy-ins that are left then.
    pub store: Store,
    /// The players whose balls go off and who wait for their number.
    pub to_hand: Balls,
    /// The players who die now.
    pub dead: Balls,
    /// The balls that go back to their places.
    pub replaced: Balls,
    /// Who plays next; nobody when somebody has won.
    pub next: Option<Ball>,
    /// The last living player.
    pub winner: Option<Ball>,
}

/// A game in which a stroke is being judged.
struct Judging<'a> {
    custom: &'a Custom,
    before: &'a Situation<'a>,
    verdict: Verdict,
}

/// Who plays next, when it is known who lives.
#[derive(Copy, Clone)]
enum Turn {
    /// He again.
    Stays(Ball),
    /// The next living number after him.
    After(Ball),
    /// He, or if he is dead the next living number.
    From(Ball),
}

/// Judges a stroke, or what happened between two, it being the striker's turn.
pub fn judge(custom: &Custom, before: &Situation, events: &[Event]) -> Verdict {
    let own = before.striker;
    let stroke = Stroke::new(events, own);
    let mut game = Judging::new(custom, before);
    if let Some(mishap) = mishap(&stroke) {
        return game.between(mishap);
    }
    if !stroke.struck() {
        return game.ends(Ruling::NoTouch, Turn::Stays(own));
    }
    let fallen = stroke.fallen();
    if let Some(wrong) = stroke.wrong_ball() {
        game.charge(Ruling::WrongBall, own);
        game.verdict.replaced.add(wrong);
        game.verdict.replaced.extend(stroke.lost().iter());
        return game.ends(Ruling::WrongBall, Turn::After(own));
    }
    // A double touch of one's own ball is not fined where sets are paid.
    let foul = if !stroke.both_tipped().is_empty() {
        Some(Ruling::Billard)
    } else {
        (stroke.double_touch() && !custom.form.pays()).then_some(Ruling::Touche)
    };
    if let Some(foul) = foul {
        game.charge(foul, own);
        game.verdict.replaced = fallen;
        if stroke.loss(own).is_some() {
            game.lose_ball(own);
        }
        return game.ends(foul, Turn::After(own));
    }
    let mut ruling = if custom.form.pays() { game.by_sets(&stroke, &fallen) } else { game.by_marks(&stroke, &fallen) };
    for event in events {
        if let Event::Stop(_, By::Player(who)) = event {
            game.charge(Ruling::Touch, *who);
        }
    }
    let passed = !stroke.touched(None).is_empty() || stroke.passed(None, None);
    if custom.form.pays() && stroke.has(Event::Salvo(own)) && passed {
        game.pay(own, Payee::Pot, 1, law!("in-salvo"));
        ruling = if ruling == Ruling::PlayOn { Ruling::Salvo } else { ruling };
    }
    let cleared = before.table.iter().all(|ball| ball == own || fallen.contains(ball));
    game.ends(ruling, if ruling == Ruling::Made && !cleared { Turn::Stays(own) } else { Turn::After(own) })
}

impl<'a> Judging<'a> {
    fn new(custom: &'a Custom, before: &'a Situation<'a>) -> Judging<'a> {
        let verdict = Verdict {
            ruling: Ruling::PlayOn,
            law: Ruling::PlayOn.law(),
            payments: ArrayVec::new(),
            marked: Balls::NONE,
            marks_added: PerPlayer::default(),
            marks: before.marks,
            makings: before.makings,
            store: before.store,
            to_hand: Balls::NONE,
            dead: Balls::NONE,
            replaced: Balls::NONE,
            next: None,
            winner: None,
        };
        Judging { custom, before, verdict }
    }

    fn pay(&mut self, from: Ball, to: Payee, sets: u16, law: LawId) {
        if sets > 0 && !self.verdict.payments.is_full() {
            self.verdict.payments.push(Payment { from, to, sets, law });
        }
    }

    fn mark(&mut self, who: Ball, number: u16) {
        self.verdict.marked.add(who);
        self.verdict.marks_added.add(who, number);
        self.verdict.marks.add(who, number);
    }

    /// What a fault costs whoever makes it.
    fn charge(&mut self, ruling: Ruling, who: Ball) {
        if self.custom.form.pays() {
            self.pay(who, Payee::Pot, ruling.fine(self.custom), ruling.law());
        } else if ruling.marks() > 0 {
            self.mark(who, ruling.marks());
        }
    }

    /// A ball is taken off: its owner waits in hand, or is dead when the store is empty.
    fn lose_ball(&mut self, who: Ball) {
        if self.custom.form.pays() {
            if self.verdict.store.is_empty() {
                self.verdict.dead.add(who);
                return;
            }
            self.verdict.store = self.verdict.store.used();
        }
        self.verdict.to_hand.add(who);
    }

    fn by_sets(&mut self, stroke: &Stroke, fallen: &Balls) -> Ruling {
        let (own, target) = (stroke.own, self.before.target);
        let met = stroke.touched(None);
        let hit = aimed(stroke, target, None);
        if let Some(loss) = stroke.loss(own) {
            let ruling = match stroke.touched(Some(loss.at)).first() {
                _ if !loss.holed => Ruling::Jumped,
                Some(_) => Ruling::RunIn,
                None => Ruling::RunInUntouched,
            };
            self.charge(ruling, own);
            if let (Ruling::RunIn, Some(first)) = (ruling, met.first()) {
                self.pay(own, Payee::Player(first), 1, ruling.law());
            }
            // Those he made pay nothing, but wait in hand.
            for ball in stroke.lost().iter() {
                match ball {
                    _ if ball == own => self.lose_ball(own),
                    _ if hit => self.verdict.to_hand.add(ball),
                    _ => self.verdict.replaced.add(ball),
                }
            }
            return ruling;
        }
        if met.is_empty() {
            self.charge(Ruling::Miss, own);
            return Ruling::Miss;
        }
        if !hit {
            self.verdict.replaced = *fallen;
            return Ruling::WrongTarget;
        }
        for ball in fallen.iter() {
            // One by one, in the order in which they fell.
            let bought = !self.verdict.store.is_empty();
            if bought {
                self.pay(ball, Payee::Player(own), 1, law!("buy-in-price"));
                self.pay(ball, Payee::Pot, 1, law!("buy-in-price"));
            } else if self.custom.final_payment {
                self.pay(ball, Payee::Player(own), 1, law!("final-payment"));
            }
            self.lose_ball(ball);
        }
        if fallen.is_empty() { Ruling::PlayOn } else { Ruling::Made }
    }

    fn by_marks(&mut self, stroke: &Stroke, fallen: &Balls) -> Ruling {
        let (own, target) = (stroke.own, self.before.target);
        let met = |until: Option<usize>| aimed(stroke, target, until);
        let level = |until: Option<usize>| !stroke.touched(until).is_empty() || stroke.passed(target, until);
        let touched = !stroke.touched(None).is_empty();
        let ruling = match Rung::of(stroke, met, level) {
            Rung::Met => {
                for ball in fallen.iter() {
                    self.mark(ball, 2);
                    self.verdict.makings.add(ball, 1);
                    self.verdict.to_hand.add(ball);
                }
                return if fallen.is_empty() { Ruling::PlayOn } else { Ruling::Made };
            }
            Rung::MetAndLost(loss) => {
                let ruling = if loss.holed { Ruling::RunIn } else { Ruling::Jumped };
                self.charge(ruling, own);
                self.verdict.to_hand = stroke.lost();
                return ruling;
            }
            Rung::Miss if touched => Ruling::WrongTarget,
            Rung::Miss => Ruling::Miss,
            Rung::Short => Ruling::Short,
            Rung::Swiss => Ruling::Swiss,
            Rung::LostOnTheWay => Ruling::LostOnTheWay,
        };
        self.charge(ruling, own);
        self.verdict.replaced = *fallen;
        if stroke.loss(own).is_some() {
            self.verdict.to_hand.add(own);
            if let (Ruling::Swiss, true, Some(target)) = (ruling, touched, target) {
                self.pay(own, Payee::Player(target), 1, law!("pays-missed-target"));
            }
        }
        ruling
    }

    /// A fault between strokes.
    fn between(mut self, mishap: Mishap) -> Verdict {
        let to_play = self.before.striker;
        let (ruling, by, ball) = match mishap {
            Mishap::Shaken(ball) => (Ruling::Shaken, By::Stander, Some(ball)),
            Mishap::Touched(by, ball, _) => (Ruling::Touch, by, Some(ball)),
            Mishap::Hindered(by, ball, _) => (Ruling::Hinder, by, ball),
            Mishap::Advised(by) => (Ruling::Advise, by, None),
            Mishap::Missed(by) => (Ruling::MissedTurn, by, None),
            Mishap::OutOfTurn(by, _) => (Ruling::OutOfTurn, by, None),
        };
        let By::Player(who) = by else {
            self.verdict.replaced.extend(ball);
            let ruling = if ruling == Ruling::Shaken { ruling } else { Ruling::Replaced };
            return self.ends(ruling, Turn::Stays(to_play));
        };
        self.charge(ruling, who);
        if matches!(ruling, Ruling::MissedTurn | Ruling::OutOfTurn) && self.custom.form.pays() {
            self.lose_ball(who);
        }
        if let Mishap::OutOfTurn(_, moved) = mishap {
            let (hand, dead) = (self.verdict.to_hand, self.verdict.dead);
            self.verdict.replaced =
                moved.iter().filter(|ball| !hand.contains(*ball) && !dead.contains(*ball)).collect();
        }
        self.ends(ruling, if ruling == Ruling::MissedTurn { Turn::After(who) } else { Turn::From(to_play) })
    }

    /// Whether a player has reached the limit of marks.
    fn over_limit(&self, who: Ball) -> bool {
        let (marks, makings, limit) = (self.verdict.marks.of(who), self.verdict.makings.of(who), self.custom.limit);
        if self.custom.separate {
            makings >= limit / 2 || marks.saturating_sub(makings.saturating_mul(2)) >= limit
        } else {
            marks >= limit
        }
    }

    /// Whoever has reached the limit is dead and pays for it.
    fn bury(&mut self) {
        for who in self.before.order.iter().copied() {
            if self.verdict.marked.contains(who) && self.over_limit(who) {
                self.verdict.dead.add(who);
                self.verdict.to_hand = self.verdict.to_hand.only(|ball| ball != who);
                self.pay(who, Payee::Pot, self.custom.death_pays, self.custom.payment_law());
            }
        }
    }

    fn ends(mut self, ruling: Ruling, turn: Turn) -> Verdict {
        if !self.custom.form.pays() {
            self.bury();
        }
        let Judging { custom, before, mut verdict } = self;
        let lives = |player: Ball| !before.dead.contains(player) && !verdict.dead.contains(player);
        let mut living = before.order.iter().copied().filter(|player| lives(*player));
        verdict.winner = living.next().filter(|_| living.next().is_none());
        verdict.next = match turn {
            _ if verdict.winner.is_some() => None,
            Turn::Stays(player) => Some(player),
            Turn::From(player) if lives(player) => Some(player),
            Turn::After(player) | Turn::From(player) => after(before.order, player, lives),
        };
        verdict.ruling = ruling;
        verdict.law = ruling.law_in(custom.form);
        verdict
    }
}

/// Whether the ball played at was met before a moment; with a free choice, whether any was.
fn aimed(stroke: &Stroke, target: Option<Ball>, until: Option<usize>) -> bool {
    let met = stroke.touched(until);
    target.map_or(!met.is_empty(), |target| met.contains(target))
}
