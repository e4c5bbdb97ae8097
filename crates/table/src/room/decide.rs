//! What a person may do at a table, and what is written into the log when he does it.

use super::{Room, Status, What};
use crate::act::{Act, Request};
use crate::deed::Deed;
use crate::fair::is_salt;
use crate::heads::Thought;
use crate::person::PersonRef;
use crate::refused::{Kind, Refused, Why};
use crate::voices::Voices;
use spadille_bots::{BotKind, Budget};
use spadille_catalogue::{AnyMatch, ChoiceError};
use spadille_core::space::Filled;
use spadille_core::{Refusal, Seat, SeatSet, Step, Turn, Viewer, text};
use std::time::Duration;

/// What is known of the surroundings of a table that its log does not tell.
#[derive(Clone, Debug, Default)]
pub struct Around {
    /// Seats whose person has been away longer than the grace time.
    pub away: SeatSet,
}

/// What comes of an act.
#[derive(Clone, PartialEq, Debug)]
pub enum Decision {
    /// These deeds go into the log.
    Deeds(Vec<Deed>),
    /// A table is to be opened that follows this one.
    Rematch,
    /// That table is already open.
    Follow(String),
}

/// Which of the others may not be called alike.
#[derive(Copy, Clone)]
enum Namesakes {
    /// Those with an account, for a guest.
    Owners,
    /// Those with an account for a guest, guests for those who have one.
    All,
}

/// The longest thing one may say at once.
const MOST_SAID: usize = 500;
/// How often somebody may speak at one table.
const MOST_LINES_SAID: usize = 500;

/// Reads the kind of a bot that may sit in the house: nobody's thinking may stop the others'.
///
/// # Errors
/// Says what kinds there are.
pub fn bot_kind(word: &str) -> Result<BotKind, Refused> {
    let kind: BotKind =
        word.parse().map_err(|error: spadille_bots::KindError| Refused::impossible_said(error.sentence))?;
    let modest = match kind {
        BotKind::Search(Budget::Iterations(n)) => n <= 3000,
        BotKind::Search(Budget::Time(time)) => time <= Duration::from_secs(3),
        BotKind::Random | BotKind::Novice | BotKind::Book => true,
    };
    if modest { Ok(kind) } else { Err(Refused::impossible(text!("room-thinks-too-long"))) }
}

/// Reads a salt.
///
/// # Errors
/// Says what a salt is made of.
pub fn salt(word: Option<String>) -> Result<String, Refused> {
    let word = word.unwrap_or_default();
    if is_salt(&word) { Ok(word) } else { Err(Refused::impossible(text!("room-bad-salt"))) }
}

/// What is said, without anything that is not text.
fn speech(text: &str) -> Result<String, Refused> {
    let text: String = text.trim().chars().filter(|c| !c.is_control() || *c == '\n').collect();
    match text.chars().count() {
        0 => Err(Refused::impossible(text!("room-nothing-said"))),
        n if n > MOST_SAID => Err(Refused::impossible(text!("room-said-too-much", most = MOST_SAID))),
        _ => Ok(text),
    }
}

impl Room {
    /// What comes of an act of a person, as the table now stands.
    ///
    /// # Errors
    /// Says why it cannot be done.
    pub fn decide(&self, who: &PersonRef, act: Act, around: &Around) -> Result<Decision, Refused> {
        let deeds = match act {
            Act::Sit { seat, salt } => vec![self.sit(who, seat, self::salt(salt)?)?],
            Act::Salt { salt } => {
                let seat = self.seat_held(who)?;
                if !self.chairs[seat.index()].owes {
                    return Err(Refused::conflict(text!("house-not-now")));
                }
                vec![Deed::Salted { seat, salt: self::salt(Some(salt))? }]
            }
            Act::Rise => self.rise(self.seat_held(who)?)?,
            Act::SeatBot { seat, kind } => {
                self.only_host(who)?;
                self.only(Status::Waiting)?;
                self.only_without_person(seat)?;
                vec![Deed::BotSat { seat, kind: bot_kind(&kind)?, stand_in: false }]
            }
            Act::Clear { seat } => {
                self.only_host(who)?;
                self.only(Status::Waiting)?;
                self.only_seat(seat)?;
                if self.chairs[seat.index()].is_free() {
                    return Err(Refused::conflict(text!("house-not-now")));
                }
                vec![Deed::Cleared { seat }]
            }
            Act::Play { at, notation } => self.play(self.seat_held(who)?, at, &notation)?,
            Act::Fill { at, form, filled } => {
                let seat = self.seat_held(who)?;
                let table = self.table().ok_or_else(|| Refused::conflict(text!("room-not-begun")))?;
                if at != self.steps() {
                    return Err(Refused::conflict(text!("room-moved-on")));
                }
                self.play(seat, at, &filled_in(table, seat, form, &filled)?)?
            }
            Act::Say { text } => {
                self.only_own_name(who, Namesakes::Owners)?;
                self.only_so_much(who)?;
                if self.silent.contains(&who.id) {
                    return Err(Refused::forbidden(text!("room-silent")));
                }
                vec![Deed::Said { by: who.clone(), text: speech(&text)? }]
            }
            Act::Hush { person, silent } => {
                self.only_host(who)?;
                if person == who.id {
                    return Err(Refused::conflict(text!("house-not-now")));
                }
                vec![Deed::Hushed { person: person.chars().take(64).collect(), silent }]
            }
            Act::Ask { what } => self.ask(self.seat_held(who)?, what)?,
            Act::Answer { yes } => self.answer(self.seat_held(who)?, yes)?,
            Act::StandIn { seat } => {
                self.seat_held(who)?;
                vec![self.stand_in(seat, around)?]
            }
            Act::Return => {
                let seat = self.seat_held(who)?;
                if self.chairs[seat.index()].bot.is_none() || self.is_done() {
                    return Err(Refused::conflict(text!("house-not-now")));
                }
                vec![Deed::Returned { seat }]
            }
            Act::Resume => {
                let by = self.seat_held(who)?;
                self.only(Status::Paused)?;
                vec![Deed::Resumed { by }]
            }
            Act::Rematch { .. } => {
                self.seat_held(who)?;
                if !self.is_done() {
                    return Err(Refused::conflict(text!("room-still-playing")));
                }
                // He will sit there under the name he has now, among those who sat here.
                self.only_own_name(who, Namesakes::All)?;
                return Ok(self.next.clone().map_or(Decision::Rematch, Decision::Follow));
            }
            Act::Close => {
                self.only_host(who)?;
                if self.is_done() || self.status != Status::Waiting && !self.is_for_nobody() {
                    let counts = self.only_bots() && !self.is_done();
                    let why = if counts { text!("room-rated-counts") } else { text!("house-not-now") };
                    return Err(Refused::conflict(why));
                }
                vec![Deed::Closed]
            }
        };
        Ok(Decision::Deeds(deeds))
    }

    fn sit(&self, who: &PersonRef, wish: Option<Seat>, salt: String) -> Result<Deed, Refused> {
        self.only(Status::Waiting)?;
        self.only_own_name(who, Namesakes::All)?;
        if self.seat_of(&who.id).is_some() {
            return Err(Refused::conflict(text!("room-sits-already")));
        }
        let is_his = |seat: Seat| self.kept_for(seat).is_some_and(|p| p.id == who.id);
        let is_free = |seat: Seat| {
            self.chairs.get(seat.index()).is_some_and(super::Chair::is_free)
                && (self.kept_for(seat).is_none() || is_his(seat))
        };
        let his_own = self.seats().find(|s| is_his(*s) && is_free(*s));
        let seat = match wish {
            Some(seat) => Some(seat).filter(|s| is_free(*s)),
            None => his_own.or_else(|| self.seats().find(|s| is_free(*s))),
        };
        let seat = seat.ok_or_else(|| Refused::conflict(text!("room-seat-taken")))?;
        Ok(Deed::Sat { seat, person: who.clone(), salt, owes: false })
    }

    fn rise(&self, seat: Seat) -> Result<Vec<Deed>, Refused> {
        match self.status {
            Status::Waiting => Ok(vec![Deed::Rose { seat }]),
            Status::Playing | Status::Paused => {
                let is_last = self.seats().all(|s| s == seat || self.chairs[s.index()].person.is_none());
                let mut deeds = vec![Deed::Rose { seat }, Deed::BotSat { seat, kind: BotKind::Book, stand_in: false }];
                if is_last && self.status == Status::Paused {
                    // Nobody is left who could.
                    deeds.insert(0, Deed::Resumed { by: seat });
                }
                Ok(deeds)
            }
            Status::Over | Status::Closed => Err(Refused::conflict(text!("house-not-now"))),
        }
    }

    fn play(&self, seat: Seat, at: u32, notation: &str) -> Result<Vec<Deed>, Refused> {
        let table = self.table().ok_or_else(|| Refused::conflict(text!("room-not-begun")))?;
        if self.status == Status::Paused {
            return Err(Refused::conflict(text!("room-is-paused")));
        }
        self.only(Status::Playing)?;
        if self.chairs[seat.index()].bot.is_some() {
            return Err(Refused::conflict(text!("room-bot-plays")));
        }
        if at != self.steps() && !self.may_overlap(table.turn(), seat, at) {
            return Err(Refused::conflict(text!("room-moved-on")));
        }
        match table.check(seat, notation) {
            Ok(notation) => Ok(vec![Deed::Stepped { step: Step::Move { seat, notation } }]),
            Err(ChoiceError::Notation(why)) => {
                let words: String = notation.chars().take(60).collect();
                Err(Refused::new(Kind::Malformed, text!("house-not-understood", why = why, words = words)))
            }
            Err(ChoiceError::Refused(refusal)) => Err(self.by_rules(seat, &refusal)),
        }
    }

    /// Where several act in any order, one may not have seen the others' moves yet: that is no reason to refuse one's
    /// own, as long as nothing but moves of others came between.
    fn may_overlap(&self, turn: Turn, seat: Seat, at: u32) -> bool {
        let several = matches!(turn, Turn::Seats { awaited, free } if awaited.union(free).len() > 1);
        let between = self.table().and_then(|t| t.record().steps.get(at as usize..));
        several
            && between.is_some_and(|steps| {
                steps.iter().all(|step| matches!(step, Step::Move { seat: other, .. } if *other != seat))
            })
    }

    fn by_rules(&self, seat: Seat, refusal: &Refusal) -> Refused {
        let said = Voices::of(&self.charter.game).say_to(&refusal.text, &self.names(), Some(seat));
        Refused { kind: Kind::Impossible, why: Why::Said(said), law: refusal.law, after: None }
    }

    fn ask(&self, by: Seat, what: Request) -> Result<Vec<Deed>, Refused> {
        self.only(Status::Playing)?;
        if self.asked.is_some() {
            return Err(Refused::conflict(text!("room-asked-already")));
        }
        if what == Request::TakeBack {
            if self.charter.rated {
                return Err(Refused::forbidden(text!("room-rated")));
            }
            self.take_back_to(by).ok_or_else(|| Refused::conflict(text!("house-nothing-to-take-back")))?;
        }
        let is_alone = self.to_answer(SeatSet::one(by)).is_empty();
        // Bots agree to everything; nobody gets out of a rated match by asking them.
        if what != Request::TakeBack && self.charter.rated && is_alone {
            return Err(Refused::forbidden(text!("room-rated-counts")));
        }
        let mut deeds = vec![Deed::Asked { what, by }];
        if is_alone {
            deeds.push(self.effect(what, by));
        }
        Ok(deeds)
    }

    fn answer(&self, by: Seat, yes: bool) -> Result<Vec<Deed>, Refused> {
        let nothing = || Refused::conflict(text!("room-nothing-asked"));
        let asked = self.asked.as_ref().ok_or_else(nothing)?;
        if asked.agreed.contains(by) {
            return Err(nothing());
        }
        let mut deeds = vec![Deed::Answered { by, yes }];
        if yes && self.to_answer(asked.agreed.with(by)).is_empty() {
            deeds.push(self.effect(asked.what, asked.by));
        }
        Ok(deeds)
    }

    /// People whose consent is still wanted. Bots agree to everything.
    pub fn to_answer(&self, agreed: SeatSet) -> SeatSet {
        let plays = |seat: &Seat| self.chairs.get(seat.index()).is_some_and(|c| c.player().is_some());
        self.seats().filter(plays).filter(|s| !agreed.contains(*s)).collect()
    }

    fn effect(&self, what: Request, by: Seat) -> Deed {
        match what {
            Request::TakeBack => Deed::TookBack { steps: self.take_back_to(by).unwrap_or_else(|| self.steps()) },
            Request::Pause => Deed::Paused,
            Request::BreakOff => Deed::Closed,
        }
    }

    /// How many steps remain when a seat takes back its last move.
    pub fn take_back_to(&self, seat: Seat) -> Option<u32> {
        let steps = &self.table()?.record().steps;
        let his = |step: &Step| matches!(step, Step::Move { seat: s, .. } if *s == seat);
        let last = steps.iter().rposition(his)?;
        (last >= self.charter.given.len()).then_some(last as u32)
    }

    fn stand_in(&self, seat: Seat, around: &Around) -> Result<Deed, Refused> {
        self.only(Status::Playing)?;
        let chair = self.chairs.get(seat.index()).ok_or_else(Refused::not_found)?;
        if chair.player().is_none() || !around.away.contains(seat) {
            return Err(Refused::conflict(text!("room-not-away")));
        }
        Ok(Deed::BotSat { seat, kind: BotKind::Book, stand_in: true })
    }

    fn seat_held(&self, who: &PersonRef) -> Result<Seat, Refused> {
        self.seat_of(&who.id).ok_or_else(|| Refused::forbidden(text!("room-no-seat")))
    }

    fn only(&self, status: Status) -> Result<(), Refused> {
        if self.status == status { Ok(()) } else { Err(Refused::conflict(text!("house-not-now"))) }
    }

    fn only_host(&self, who: &PersonRef) -> Result<(), Refused> {
        if self.charter.host.id == who.id { Ok(()) } else { Err(Refused::forbidden(text!("room-only-host"))) }
    }

    /// A guest may not pass for somebody of the table who has an account, be it one who looks on and has spoken. Nor does he who has one
    /// sit down beside a guest who is called like him; those who are only expected count as well. What a guest has said while looking on
    /// keeps nobody from his seat.
    fn only_own_name(&self, who: &PersonRef, namesakes: Namesakes) -> Result<(), Refused> {
        let seated = self.chairs.iter().filter_map(|chair| chair.person.as_ref());
        let expected = self.charter.kept.iter().flatten();
        let mut company = seated.chain(expected).chain([&self.charter.host]);
        let is_other = |other: &PersonRef| other.id != who.id && other.is_called_like(who);
        let is_owner = |other: &PersonRef| other.account && !who.account && is_other(other);
        let is_taken = match namesakes {
            Namesakes::Owners => company.any(is_owner),
            Namesakes::All => company.any(|other| other.account != who.account && is_other(other)),
        };
        if is_taken || self.speakers().any(is_owner) {
            return Err(Refused::conflict(text!("room-name-taken")));
        }
        Ok(())
    }

    /// Who has spoken here, each as often as he did.
    fn speakers(&self) -> impl Iterator<Item = &PersonRef> {
        self.lines().filter_map(|line| if let What::Said(by, _) = &line.what { Some(by) } else { None })
    }

    /// Whether somebody has not said too much here already. Those who look on share what they may say, so that no crowd fills the
    /// log; whoever sits here keeps his own share.
    fn only_so_much(&self, who: &PersonRef) -> Result<(), Refused> {
        let said = self.speakers();
        let sits = |person: &PersonRef| self.seat_of(&person.id).is_some();
        let enough = if sits(who) {
            said.filter(|by| by.id == who.id).count() >= MOST_LINES_SAID
        } else {
            said.filter(|by| !sits(by)).count() >= MOST_LINES_SAID
        };
        if enough { Err(Refused::conflict(text!("room-said-enough", most = MOST_LINES_SAID))) } else { Ok(()) }
    }

    fn only_seat(&self, seat: Seat) -> Result<(), Refused> {
        if seat.0 < self.charter.seats { Ok(()) } else { Err(Refused::not_found()) }
    }

    fn only_without_person(&self, seat: Seat) -> Result<(), Refused> {
        self.only_seat(seat)?;
        let taken = self.chairs[seat.index()].person.is_some();
        if taken { Err(Refused::conflict(text!("room-seat-taken"))) } else { Ok(()) }
    }

    /// The move of a bot, as a deed; nothing when it is not open to it any more.
    pub fn bot_move(&self, seat: Seat, notation: &str) -> Option<Deed> {
        let notation = self.table()?.check(seat, notation).ok()?;
        Some(Deed::Stepped { step: Step::Move { seat, notation } })
    }

    /// The deed that comes of what the bots have thought; nothing when the table has moved on meanwhile, or nobody wants to
    /// interrupt.
    pub fn thought_out(&self, thought: &Thought) -> Option<Deed> {
        if self.steps() != thought.step || self.status != Status::Playing {
            return None;
        }
        let plays = |seat: Seat| self.chairs.get(seat.index()).is_some_and(|chair| chair.bot.is_some());
        let chosen = thought.choice.as_ref().filter(|(seat, _)| plays(*seat));
        chosen
            .and_then(|(seat, notation)| self.bot_move(*seat, notation))
            .or_else(|| self.any_move(thought.mover.filter(|seat| plays(*seat))?))
    }

    /// Any lawful move of a seat, for a bot that erred: it must not stop the table.
    pub fn any_move(&self, seat: Seat) -> Option<Deed> {
        let table = self.table()?;
        let mut rng = self.dealing.as_ref()?.rng(usize::MAX - table.record().steps.len());
        self.bot_move(seat, &table.random_move(seat, &mut rng)?)
    }

    /// What a seat may know, for whoever thinks in its place.
    pub fn known_to(&self, seat: Seat) -> Option<serde_json::Value> {
        Some(self.table()?.view(Viewer::Seat(seat)))
    }
}

/// The move that comes of filling in one of the forms a seat is offered.
///
/// # Errors
/// When there is no such form, or what was filled in does not fit it.
pub fn filled_in(table: &dyn AnyMatch, seat: Seat, form: u8, filled: &Filled) -> Result<String, Refused> {
    let notation = table.choices(seat).forms.get(usize::from(form)).and_then(|form| form.notation(filled));
    notation.ok_or_else(|| Refused::impossible(text!("house-not-now")))
}
