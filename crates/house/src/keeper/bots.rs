//! Bots at a table: they think apart, so that nobody else has to wait, and see only what their seat may see.

use super::{Ask, Reply};
use crate::house::Inner;
use crate::thinkers::{Errand, Thinkers, Wanted};
use crate::wire::{Hint, PersonRef, Status};
use serde_json::Value;
use spadille_bots::{AnyHint, Budget, Hurry};
use spadille_core::{Seat, Viewer, text};
use spadille_table::{Deed, Heads, Refused, Room, Thought};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::Instant;

/// How long a hint may be thought about.
const HINT: Budget = Budget::Time(Duration::from_millis(700));

/// What the bots decided, with their heads, to think again later.
pub struct Thinking {
    thought: Thought,
    heads: Heads,
}

/// The bots of a table.
#[derive(Default)]
pub(super) struct Bots {
    heads: Heads,
    /// The step being thought about.
    thinking: Option<u32>,
    /// The thinking, to be called off.
    task: Option<(AbortHandle, Hurry)>,
    /// The step at which nobody wanted to interrupt.
    declined: Option<u32>,
    /// Whether a hint is being thought out: one at a time at each table.
    hinting: bool,
}

/// What a hint is asked for: a seat, in the match as it stands or as it stood after a step of a finished one.
#[derive(Copy, Clone)]
pub(crate) struct Position {
    pub seat: Seat,
    pub past: Option<u32>,
}

/// What is to be thought about for a hint: what the seat knows, and the rules it plays by.
pub(crate) struct Question {
    game: String,
    seat: Seat,
    view: Value,
    options: Value,
}

impl Question {
    pub fn new(room: &Room, Position { seat, past }: Position) -> Option<Question> {
        let view = match past {
            None => room.known_to(seat),
            Some(past) => room.at_step(Viewer::Seat(seat), past).map(|(then, _)| then.view(Viewer::Seat(seat))),
        };
        let options = room.table().map(spadille_catalogue::AnyMatch::options);
        Some(Question { game: room.charter.game.clone(), seat, view: view?, options: options? })
    }

    /// Thinks about it when it is somebody's turn to be thought for.
    pub async fn answer(self, thinkers: &Thinkers, who: &str, errand: Errand) -> Option<AnyHint> {
        let Question { game, seat, view, options } = self;
        let think = move |_: &Wanted| spadille_catalogue::hint(&game, &view, &options, seat, HINT);
        thinkers.think(who, errand, think).await.flatten()?.ok()
    }
}

/// A hint that was thought out, or could not be.
pub struct Hinted {
    position: Position,
    /// How many steps there were when it was asked for.
    step: u32,
    hint: Option<AnyHint>,
    reply: Reply<Hint>,
}

impl Bots {
    pub fn thinking(&self) -> bool {
        self.thinking.is_some() || self.hinting
    }

    /// Lets bots think about their move, or whether to interrupt. Tells whether there is nothing for them to think about.
    pub fn ask(&mut self, room: &Room, house: &Arc<Inner>, keeper: &mpsc::WeakSender<Ask>) -> bool {
        if self.thinking.is_some() {
            return false;
        }
        let Some(occasion) = self.heads.occasion(room, self.declined) else { return true };
        let mut heads = std::mem::take(&mut self.heads);
        let ready = Instant::now() + Duration::from_millis(room.charter.pace.into());
        let (house, keeper, step, mover) = (house.clone(), keeper.clone(), occasion.step, occasion.mover);
        self.thinking = Some(step);
        let (strong, host) = (room.has_strong_bots(), room.charter.host.id.clone());
        let called_off = Hurry::default();
        let unwanted = called_off.clone();
        let task = tokio::spawn(async move {
            // As many heads think at a time as there are cores; the rest wait here and cost nothing. Players by the book
            // are so quick that they need not wait for those who search.
            let (place, quick) = if strong {
                (house.thinkers.place(&host, Errand::Move, &unwanted).await, None)
            } else {
                (None, house.quick.clone().acquire_owned().await.ok())
            };
            let thinking = tokio::task::spawn_blocking(move || {
                // The place is given back when the thinking ends, not when nobody waits for it any more.
                let _places = (place, quick);
                let thought = unwanted.heard(|| heads.think(&occasion));
                Thinking { thought, heads }
            })
            .await;
            if mover.is_some() {
                tokio::time::sleep_until(ready).await;
            }
            let nothing = || Thinking { thought: Thought { step, choice: None, mover }, heads: Heads::default() };
            if let Some(keeper) = keeper.upgrade() {
                let _ = keeper.send(Ask::Thought(thinking.unwrap_or_else(|_| nothing()))).await;
            }
        });
        self.task = Some((task.abort_handle(), called_off));
        false
    }

    /// Thinks a hint out; the keeper will put it into words.
    pub fn think_hint(
        &mut self,
        room: &Room,
        position: Position,
        house: &Arc<Inner>,
        keeper: &mpsc::WeakSender<Ask>,
        who: &PersonRef,
        mut reply: Reply<Hint>,
    ) {
        let errand = if position.past.is_some() { Errand::Review } else { Errand::Hint };
        let Some(question) = Question::new(room, position).filter(|_| !self.hinting) else {
            let _ = reply.send(Err(Refused::too_many()));
            return;
        };
        self.hinting = true;
        let (house, keeper, who, step) = (house.clone(), keeper.clone(), who.id.clone(), room.steps());
        tokio::spawn(async move {
            let hint = tokio::select! {
                hint = question.answer(&house.thinkers, &who, errand) => hint,
                // Whoever has hung up is not thought for; the table is free for the next who asks.
                () = reply.closed() => None,
            };
            if let Some(keeper) = keeper.upgrade() {
                let _ = keeper.send(Ask::Hinted(Hinted { position, step, hint, reply })).await;
            }
        });
    }

    /// Tells a hint, if the table still stands as it was thought about.
    pub fn tell_hint(&mut self, room: Option<&Room>, hinted: Hinted) {
        self.hinting = false;
        let Hinted { position, step, hint, reply } = hinted;
        let said = match (room.filter(|room| room.steps() == step), hint) {
            (Some(room), Some(hint)) => {
                in_words(room, position.seat, position.past, &hint).ok_or_else(Refused::unavailable)
            }
            (None, _) => Err(Refused::conflict(text!("room-moved-on"))),
            (_, None) => Err(Refused::unavailable()),
        };
        let _ = reply.send(said);
    }

    /// The deed that comes of a thought; nothing when the table has moved on meanwhile.
    pub fn take(&mut self, room: &Room, thinking: Thinking) -> Option<Deed> {
        let Thinking { thought, heads } = thinking;
        (self.thinking, self.heads) = (None, heads);
        let deed = room.thought_out(&thought);
        if deed.is_none() && thought.mover.is_none() && room.steps() == thought.step {
            self.declined = Some(thought.step);
        }
        deed
    }

    /// A hint that came while the store was away is lost; another may be asked for.
    pub fn forget_hint(&mut self, hinted: Hinted, refused: Refused) {
        self.hinting = false;
        let _ = hinted.reply.send(Err(refused));
    }

    /// Calls off a thought that nobody needs any more: the table has moved on, or is given up.
    pub fn call_off(&mut self, room: &Room) {
        if self.thinking.is_some_and(|step| room.is_done() || room.steps() != step)
            && let Some((task, called_off)) = self.task.take()
        {
            called_off.speak();
            task.abort();
            (self.thinking, self.heads) = (None, Heads::default());
        }
    }

    /// A thought that came while the store was away: it is thought again when the store is back.
    pub fn forget(&mut self, thinking: Thinking) {
        (self.thinking, self.heads) = (None, thinking.heads);
    }
}

/// A hint in both languages.
pub(crate) fn in_words(room: &Room, seat: Seat, past: Option<u32>, hint: &AnyHint) -> Option<Hint> {
    let then = past.map(|step| room.at_step(Viewer::Seat(seat), step)).map(|then| then.map(|(then, _)| then));
    let table = match &then {
        None => room.table()?,
        Some(then) => then.as_deref()?,
    };
    let voices = room.voices_at(table, Some(seat));
    Some(spadille_table::Hint::new(table, seat, hint).map(|text| voices.say(&text)))
}

/// What somebody may have a hint for: his turn in a match that is not rated, or any turn of his in one that is over.
pub(crate) fn may_hint(room: &Room, who: &PersonRef, past: Option<u32>) -> Result<Position, Refused> {
    if room.charter.rated && !room.is_done() {
        return Err(Refused::forbidden(text!("room-rated")));
    }
    let seat = room.seat_of(&who.id).ok_or_else(|| Refused::forbidden(text!("room-no-seat")))?;
    let table = room.table().ok_or_else(|| Refused::conflict(text!("room-not-begun")))?;
    let his_turn = match past {
        None => room.status == Status::Playing && table.turn().may_act(seat),
        Some(_) if !room.is_done() => return Err(Refused::conflict(text!("room-record-later"))),
        Some(step) => room.at_step(Viewer::Seat(seat), step).is_some_and(|(then, _)| then.turn().may_act(seat)),
    };
    if his_turn { Ok(Position { seat, past }) } else { Err(Refused::conflict(text!("house-not-your-turn"))) }
}
