//! What a viewer may hear of a room: its lines, the sheets of its deals, its past, its result.

use super::{Line, Room, Status, What};
use crate::person::PersonRef;
use crate::voices::{TableVoices, Voices};
use sha2::{Digest as _, Sha256};
use spadille_catalogue::{AnyMatch, Choices};
use spadille_core::scribe::What as Happened;
use spadille_core::{Event, Log, Seat, Sheet, Viewer};

/// How somebody fared.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Score {
    /// Who.
    pub seat: Seat,
    /// Counters won or lost, in parts.
    pub counters: i64,
    /// First, second …; equals share a place.
    pub place: u8,
}

impl Line {
    /// Whether a viewer may hear it.
    pub fn is_for(&self, who: Viewer) -> bool {
        match &self.what {
            What::Game(event) => event.is_for(who),
            What::Said(..) | What::House { .. } => true,
        }
    }
}

impl Room {
    /// The voices that know its game.
    pub fn voices(&self) -> &'static Voices {
        Voices::of(&self.charter.game)
    }

    /// The voices for everything that happens in a match of this room, told to whoever sits at `you`.
    pub fn voices_at(&self, table: &dyn AnyMatch, you: Option<Seat>) -> TableVoices {
        self.voices().at(table, &self.names(), you)
    }

    /// Whether a person was told to be silent.
    pub fn is_silent(&self, person: &str) -> bool {
        self.silent.contains(person)
    }

    /// Through whose eyes somebody looks.
    pub fn viewer(&self, person: Option<&PersonRef>) -> Viewer {
        person.and_then(|p| self.seat_of(&p.id)).map_or(Viewer::Onlooker, Viewer::Seat)
    }

    /// All lines, oldest first.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = &Line> {
        self.lines.iter()
    }

    /// The lines after entry `since` that a viewer may hear, oldest first.
    pub fn heard(&self, who: Viewer, since: u64) -> impl DoubleEndedIterator<Item = &Line> {
        let first = self.lines.partition_point(|line| line.seq <= since);
        self.lines[first..].iter().filter(move |line| line.is_for(who))
    }

    /// The last `most` lines after entry `since` that a viewer may hear. An entry is told whole or not at all, so that nobody
    /// takes a part of it for the whole.
    pub fn last_heard(&self, who: Viewer, since: u64, most: usize) -> Vec<&Line> {
        let mut heard = self.heard(who, since).rev();
        let mut last: Vec<&Line> = heard.by_ref().take(most).collect();
        if let (Some(cut), Some(oldest)) = (heard.next(), last.last().map(|line| line.seq))
            && cut.seq == oldest
        {
            last.retain(|line| line.seq != oldest);
        }
        last.reverse();
        last
    }

    /// The sheet of a deal that a line says is over, with everything paid and scored since the one before.
    pub fn sheet(&self, line: &Line) -> Option<Sheet> {
        let What::Game(Event { what: Happened::DealOver(sheet), .. }) = &line.what else { return None };
        let place = self.lines.iter().position(|other| std::ptr::eq(other, line)).unwrap_or(0);
        let events = self.lines[..place].iter().rev().filter_map(|line| match &line.what {
            What::Game(event) => Some(event),
            What::Said(..) | What::House { .. } => None,
        });
        let mut since: Vec<&Event> = events.take_while(|e| !matches!(e.what, Happened::DealOver(_))).collect();
        since.reverse();
        let mut sheet = sheet.clone();
        sheet.complete(since);
        Some(sheet)
    }

    /// What a viewer may do in the game; nothing when it is not his turn.
    pub fn choices(&self, who: Viewer) -> Option<Choices> {
        let (table, seat) = (self.table()?, who.seat()?);
        let his_own = self.status == Status::Playing && self.chairs[seat.index()].bot.is_none();
        Some(table.choices(seat)).filter(|choices| his_own && !choices.is_empty())
    }

    /// The match as it was after some step, and the lines told then.
    pub fn at_step(&self, who: Viewer, step: u32) -> Option<(Box<dyn AnyMatch>, Vec<&Line>)> {
        let table = self.table()?;
        let (mut then, _) = self.past.at(table, step.saturating_sub(1) as usize)?;
        if let Some(last) = step.checked_sub(1).and_then(|i| table.record().steps.get(i as usize)) {
            then.take_step(last, &mut Log::default()).ok()?;
        }
        Some((then, self.lines.iter().filter(|line| line.step == step && line.is_for(who)).collect()))
    }

    /// How the match ended, best first; nothing while it lasts.
    pub fn result(&self) -> Option<Vec<Score>> {
        let accounts = self.table().filter(|_| self.is_done())?.accounts();
        let counters = |seat: Seat| accounts.balance(seat);
        let better = |than: i64| self.seats().filter(|s| counters(*s) > than).count() as u8;
        let score = |seat: Seat| Score { seat, counters: counters(seat), place: 1 + better(counters(seat)) };
        let mut scores: Vec<Score> = self.seats().map(score).collect();
        scores.sort_by_key(|score| (score.place, score.seat));
        Some(scores)
    }

    /// What the bot of a seat thinks with: nobody who does not know the seed of the dealing can guess it.
    pub fn bot_seed(&self, seat: Seat) -> u64 {
        let words = format!("spadille-bot-1:{}:{}", self.charter.seed.reveal(), seat.0);
        let hash: [u8; 32] = Sha256::digest(words).into();
        hash[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}
