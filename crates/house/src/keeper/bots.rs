//! Bots at a table: they think apart, so that nobody else has to wait, and see only what their seat may see.

use super::{Ask, Reply};
use crate::deed::Deed;
use crate::house::Inner;
use crate::refused::Refused;
use crate::room::Room;
use crate::wire::{Hint, PersonRef, Status};
use serde_json::Value;
use spadille_bots::{AnyBot, AnyHint, BotKind, Budget};
use spadille_core::{Seat, SeatSet, text};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// How long a hint may be thought about.
const HINT: Budget = Budget::Time(Duration::from_millis(700));

/// What a bot decided.
pub struct Thought {
    /// Steps of the match when it began to think.
    step: u32,
    /// Who moves what; nothing when nobody interrupts.
    choice: Option<(Seat, String)>,
    /// The seat it falls to when the thinking failed.
    fallback: Option<Seat>,
    /// The thinkers, to think again later.
    heads: Vec<(Seat, BotKind, Box<dyn AnyBot>)>,
}

/// The bots of a table.
#[derive(Default)]
pub(super) struct Bots {
    heads: Vec<(Seat, BotKind, Box<dyn AnyBot>)>,
    /// The step being thought about.
    thinking: Option<u32>,
    /// The step at which nobody wanted to interrupt.
    declined: Option<u32>,
    /// Whether a hint is being thought out: one at a time at each table.
    hinting: bool,
}

/// A hint that was thought out, or could not be.
pub struct Hinted {
    seat: Seat,
    step: u32,
    hint: Option<AnyHint>,
    reply: Reply<Hint>,
}

impl Hinted {
    pub(super) fn refuse(self, refused: Refused) {
        let _ = self.reply.send(Err(refused));
    }
}

impl Bots {
    pub fn thinking(&self) -> bool {
        self.thinking.is_some() || self.hinting
    }

    /// Lets bots think about their move, or whether to interrupt. Tells whether there is nothing for them to think about.
    pub fn ask(
        &mut self,
        room: &Room,
        moving: SeatSet,
        free: SeatSet,
        house: &Arc<Inner>,
        keeper: &mpsc::WeakSender<Ask>,
    ) -> bool {
        let step = room.steps();
        if self.thinking.is_some() {
            return false;
        }
        if moving.is_empty() && self.declined == Some(step) {
            return true;
        }
        let seats: Vec<(Seat, Value)> = free
            .iter()
            .filter(|_| self.declined != Some(step))
            .chain(moving.first())
            .filter_map(|seat| Some((seat, room.known_to(seat)?)))
            .collect();
        let Some(options) = room.table().map(spadille_catalogue::AnyMatch::options) else { return true };
        let mut heads = std::mem::take(&mut self.heads);
        for (seat, _) in &seats {
            let kind = room.chairs[seat.index()].bot.unwrap_or(BotKind::Book);
            if !heads.iter().any(|(s, k, _)| s == seat && *k == kind) {
                heads.retain(|(s, _, _)| s != seat);
                heads.extend(head(room, *seat, kind));
            }
        }
        let pace = Duration::from_millis(room.charter.pace.into());
        let ready = Instant::now() + pace;
        let (house, keeper, mover) = (house.clone(), keeper.clone(), moving.first());
        self.thinking = Some(step);
        tokio::spawn(async move {
            // As many heads think at a time as there are cores; the rest wait here and cost nothing.
            let Ok(place) = house.thinkers.clone().acquire_owned().await else { return };
            let thought = tokio::task::spawn_blocking(move || think(step, heads, &seats, &options, mover)).await;
            drop(place);
            if mover.is_some() {
                tokio::time::sleep_until(ready).await;
            }
            let thought = thought.unwrap_or(Thought { step, choice: None, fallback: mover, heads: Vec::new() });
            if let Some(keeper) = keeper.upgrade() {
                let _ = keeper.send(Ask::Thought(thought)).await;
            }
        });
        false
    }

    /// Thinks a hint out; the keeper will put it into words.
    pub fn think_hint(
        &mut self,
        room: &Room,
        seat: Seat,
        house: &Arc<Inner>,
        keeper: &mpsc::WeakSender<Ask>,
        reply: Reply<Hint>,
    ) {
        let (game, step) = (room.charter.game.clone(), room.steps());
        let known = room.known_to(seat).zip(room.table().map(spadille_catalogue::AnyMatch::options));
        let Some((view, options)) = known.filter(|_| !self.hinting) else {
            let _ = reply.send(Err(Refused::too_many()));
            return;
        };
        self.hinting = true;
        let (house, keeper) = (house.clone(), keeper.clone());
        tokio::spawn(async move {
            let place = house.thinkers.clone().acquire_owned().await;
            let thought =
                tokio::task::spawn_blocking(move || spadille_catalogue::hint(&game, &view, &options, seat, HINT)).await;
            drop(place);
            let hint = thought.ok().flatten().and_then(Result::ok);
            if let Some(keeper) = keeper.upgrade() {
                let _ = keeper.send(Ask::Hinted(Hinted { seat, step, hint, reply })).await;
            }
        });
    }

    /// Tells a hint, if the table still stands as it was thought about.
    pub fn tell_hint(&mut self, room: Option<&Room>, hinted: Hinted) {
        self.hinting = false;
        let Hinted { seat, step, hint, reply } = hinted;
        let said = match (room.filter(|room| room.steps() == step), hint) {
            (Some(room), Some(hint)) => room.hint(seat, &hint).ok_or_else(Refused::unavailable),
            (None, _) => Err(Refused::conflict(text!("room-moved-on"))),
            (_, None) => Err(Refused::unavailable()),
        };
        let _ = reply.send(said);
    }

    /// The deed that comes of a thought; nothing when the table has moved on meanwhile.
    pub fn take(&mut self, room: &Room, thought: Thought) -> Option<Deed> {
        let Thought { choice, fallback, step, heads } = thought;
        (self.thinking, self.heads) = (None, heads);
        if room.steps() != step || room.status != Status::Playing {
            return None;
        }
        let plays = |seat: Seat| room.chairs[seat.index()].bot.is_some();
        let deed = choice
            .filter(|(seat, _)| plays(*seat))
            .and_then(|(seat, notation)| room.bot_move(seat, &notation))
            .or_else(|| room.any_move(fallback.filter(|seat| plays(*seat))?));
        if deed.is_none() && fallback.is_none() {
            self.declined = Some(step);
        }
        deed
    }

    /// A thought that came while the store was away: it is thought again when the store is back.
    pub fn forget(&mut self, thought: Thought) {
        (self.thinking, self.heads) = (None, thought.heads);
    }
}

fn head(room: &Room, seat: Seat, kind: BotKind) -> Option<(Seat, BotKind, Box<dyn AnyBot>)> {
    let seed = room.opened.unsigned_abs() ^ (u64::from(seat.0) << 56);
    Some((seat, kind, spadille_catalogue::seat_bot(&room.charter.game, kind, seed)?))
}

/// First those who may interrupt, then the one who is to move.
fn think(
    step: u32,
    mut heads: Vec<(Seat, BotKind, Box<dyn AnyBot>)>,
    seats: &[(Seat, Value)],
    options: &Value,
    mover: Option<Seat>,
) -> Thought {
    let mut choice = None;
    for (seat, view) in seats {
        let Some((_, _, bot)) = heads.iter_mut().find(|(s, _, _)| s == seat) else { continue };
        let decided = if Some(*seat) == mover {
            bot.choose(view, options, *seat).ok()
        } else {
            bot.interrupt(view, options, *seat).ok().flatten()
        };
        if let Some(notation) = decided {
            choice = Some((*seat, notation));
            break;
        }
    }
    Thought { step, choice, fallback: mover, heads }
}

/// The seat somebody may have a hint for.
pub(super) fn may_hint(room: &Room, who: &PersonRef) -> Result<Seat, Refused> {
    if room.charter.rated {
        return Err(Refused::forbidden(text!("room-rated")));
    }
    let seat = room.seat_of(&who.id).ok_or_else(|| Refused::forbidden(text!("room-no-seat")))?;
    let table = room.table().ok_or_else(|| Refused::conflict(text!("room-not-begun")))?;
    if table.turn().may_act(seat) && room.status == Status::Playing {
        Ok(seat)
    } else {
        Err(Refused::conflict(text!("house-not-your-turn")))
    }
}
