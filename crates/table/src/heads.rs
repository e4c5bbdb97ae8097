//! Heads that think for the bots of a table. They see only what their seats may see, and can think anywhere: at the table itself,
//! or on another thread.

use crate::room::{Due, Room};
use serde_json::Value;
use spadille_bots::{AnyBot, BotKind};
use spadille_core::{Seat, SeatSet};

/// What there is to think about: who is to move, who may interrupt, and what each of them knows.
pub struct Occasion {
    /// Steps of the match played.
    pub step: u32,
    /// Who is to move; nobody where somebody may only interrupt.
    pub mover: Option<Seat>,
    /// Those who think, in the order they are asked, with what they know.
    known: Vec<(Seat, Value)>,
    options: Value,
}

/// What came of thinking.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// Steps of the match when it was thought.
    pub step: u32,
    /// Who moves what; nothing when nobody interrupts.
    pub choice: Option<(Seat, String)>,
    /// Who was to move.
    pub mover: Option<Seat>,
}

/// The bots of a table: each keeps his head while he sits there.
#[derive(Default)]
pub struct Heads(Vec<(Seat, BotKind, Box<dyn AnyBot>)>);

impl Heads {
    /// What the bots of a room have to think about now; nothing if it is not for them. Whoever has `declined` at this step to
    /// interrupt is not asked again.
    pub fn occasion(&mut self, room: &Room, declined: Option<u32>) -> Option<Occasion> {
        let Due::Bots(moving, free) = room.due() else { return None };
        let step = room.steps();
        let free = if declined == Some(step) { SeatSet::EMPTY } else { free };
        let mover = moving.first();
        let asked = free.iter().filter(|seat| Some(*seat) != mover).chain(mover);
        let known: Vec<(Seat, Value)> = asked.filter_map(|seat| Some((seat, room.known_to(seat)?))).collect();
        if known.is_empty() {
            return None;
        }
        known.iter().for_each(|(seat, _)| self.seat(room, *seat));
        Some(Occasion { step, mover, known, options: room.table()?.options() })
    }

    /// Whoever plays at a seat has the right head.
    fn seat(&mut self, room: &Room, seat: Seat) {
        let kind = room.chairs.get(seat.index()).and_then(|chair| chair.bot).unwrap_or(BotKind::Book);
        if self.0.iter().any(|(other, is, _)| *other == seat && *is == kind) {
            return;
        }
        self.0.retain(|(other, _, _)| *other != seat);
        let bot = spadille_catalogue::seat_bot(&room.charter.game, kind, room.bot_seed(seat));
        self.0.extend(bot.map(|bot| (seat, kind, bot)));
    }

    /// First those who may interrupt think, then the one who is to move.
    pub fn think(&mut self, occasion: &Occasion) -> Thought {
        let mut choice = None;
        for (seat, view) in &occasion.known {
            let Some((_, _, bot)) = self.0.iter_mut().find(|(other, _, _)| other == seat) else { continue };
            let decided = if Some(*seat) == occasion.mover {
                bot.choose(view, &occasion.options, *seat).ok()
            } else {
                bot.interrupt(view, &occasion.options, *seat).ok().flatten()
            };
            if let Some(notation) = decided {
                choice = Some((*seat, notation));
                break;
            }
        }
        Thought { step: occasion.step, choice, mover: occasion.mover }
    }
}
