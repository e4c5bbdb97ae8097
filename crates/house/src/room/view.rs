//! A table as one viewer sees it, and its log as he may hear it.

use super::{Line, Room, What};
use crate::voices::{TableVoices, Voices};
use crate::wire::{
    CharterView, FairView, Hint, HintBook, HintChoice, HintReason, History, Holder, Item, ItemKind, Party, Payment,
    PersonRef, RequestView, Score, SeatLine, SeatView, SheetRow, SheetView, Status, TableLine, TableView, You,
};
use spadille_bots::hint::AnyHint;
use spadille_catalogue::AnyMatch;
use spadille_core::book::Bilingual;
use spadille_core::scribe::What as Happened;
use spadille_core::{Account, Event, Log, Scene, Seat, SeatSet, Text, Turn, Viewer};

impl Room {
    fn voices(&self) -> &'static Voices {
        Voices::of(&self.charter.game)
    }

    fn at(&self, table: &dyn AnyMatch) -> TableVoices {
        self.voices().at(table, &self.names())
    }

    /// The game's name.
    pub fn title(&self) -> Bilingual {
        crate::shelf::title(&self.charter.game)
    }

    /// The table in the lobby.
    pub fn table_line(&self) -> TableLine {
        TableLine {
            id: self.id.clone(),
            game: self.charter.game.clone(),
            title: self.title(),
            status: self.status,
            seats: {
                let turn = self.table().map(AnyMatch::turn);
                self.seats().map(|seat| self.seat_line(seat, turn)).collect()
            },
            host: self.charter.host.clone(),
            public: self.charter.public,
            rated: self.charter.rated,
            opened: self.opened,
            changed: self.changed,
        }
    }

    fn seat_line(&self, seat: Seat, turn: Option<Turn>) -> SeatLine {
        let chair = &self.chairs[seat.index()];
        let holder = match (&chair.person, chair.bot) {
            (Some(_), _) => Holder::Person,
            (None, Some(_)) => Holder::Bot,
            (None, None) => Holder::Nobody,
        };
        SeatLine {
            holder,
            name: self.name(seat),
            person: chair.person.as_ref().map(|p| p.id.clone()),
            kept_for: self.kept_for(seat).cloned(),
            awaited: self.status == Status::Playing && turn.is_some_and(|t| t.awaited().contains(seat)),
        }
    }

    /// The table as a person sees it; an onlooker without a seat, or not even a name, sees what onlookers may see.
    pub fn view(&self, person: Option<&PersonRef>) -> TableView {
        let who = self.viewer(person);
        let turn = self.table().map(AnyMatch::turn);
        TableView {
            id: self.id.clone(),
            game: self.charter.game.clone(),
            title: self.title(),
            status: self.status,
            seq: self.seq,
            steps: self.steps(),
            deals: self.table().map_or(0, AnyMatch::deals_done),
            charter: self.charter_view(),
            host: self.charter.host.clone(),
            you: self.you(person),
            seats: self.seats().map(|seat| self.seat_view(seat, turn)).collect(),
            request: self.request_view(),
            scene: self.table().map(|table| self.scene(table, who)),
            choices: self.choices(who),
            view: None,
            fair: FairView {
                commitment: self.charter.seed.commitment(),
                salts: self.salts(),
                seed: self.is_done().then(|| self.charter.seed.reveal()),
            },
            invitation: who
                .seat()
                .map(|_| self.charter.invitation.clone())
                .or_else(|| person.filter(|p| p.id == self.charter.host.id).map(|_| self.charter.invitation.clone())),
            next: self.next.clone(),
            result: self.result(),
        }
    }

    /// The same with all the person may know in the game's own form, for programs that play.
    pub fn view_for_programs(&self, person: Option<&PersonRef>) -> TableView {
        TableView { view: self.table().map(|table| table.view(self.viewer(person))), ..self.view(person) }
    }

    /// Who somebody is at this table.
    pub fn you(&self, person: Option<&PersonRef>) -> You {
        You {
            person: person.cloned(),
            seat: self.viewer(person).seat(),
            host: person.is_some_and(|p| p.id == self.charter.host.id),
            may_speak: person.is_some_and(|p| !self.silent.contains(&p.id)),
        }
    }

    fn charter_view(&self) -> CharterView {
        let pots = self.table().map_or(&[] as &[_], AnyMatch::pots);
        CharterView {
            options: self.charter.options.clone(),
            preset: self.charter.preset.clone(),
            public: self.charter.public,
            rated: self.charter.rated,
            grace: self.charter.grace,
            pace: self.charter.pace,
            parts: self.table().map_or(1, AnyMatch::parts),
            pots: pots.iter().map(|pot| self.voices().say(&Text::new(*pot), &[])).collect(),
            forked: self.charter.forked.clone(),
        }
    }

    fn seat_view(&self, seat: Seat, turn: Option<Turn>) -> SeatView {
        let SeatLine { holder, name, person, kept_for, awaited } = self.seat_line(seat, turn);
        let chair = &self.chairs[seat.index()];
        SeatView {
            seat,
            holder,
            name,
            kept_for,
            bot: chair.bot.map(|kind| kind.to_string()),
            stand_in: chair.bot.is_some() && chair.person.is_some(),
            awaited,
            silent: person.as_ref().is_some_and(|p| self.silent.contains(p)),
            person,
        }
    }

    fn request_view(&self) -> Option<RequestView> {
        let asked = self.asked.as_ref()?;
        let seats = |set: SeatSet| set.iter().collect();
        Some(RequestView {
            what: asked.what,
            by: asked.by,
            agreed: seats(asked.agreed),
            open: seats(self.to_answer(asked.agreed)),
        })
    }

    fn scene(&self, table: &dyn AnyMatch, who: Viewer) -> Scene<Bilingual> {
        let voices = self.at(table);
        table.scene(who).map(|text| voices.say(&text))
    }

    fn choices(&self, who: Viewer) -> Option<spadille_catalogue::Choices<Bilingual>> {
        let (table, seat) = (self.table()?, who.seat()?);
        let his_own = self.status == Status::Playing && self.chairs[seat.index()].bot.is_none();
        let choices = table.choices(seat);
        if !his_own || choices.is_empty() {
            return None;
        }
        let voices = self.at(table);
        Some(choices.map(|text| voices.say(&text)))
    }

    /// How the match ended, best first; nothing while it lasts.
    pub fn result(&self) -> Option<Vec<Score>> {
        let table = self.table().filter(|_| self.is_done())?;
        let accounts = table.accounts();
        let counters = |seat: Seat| accounts.balance(seat);
        let better = |than: i64| self.seats().filter(|s| counters(*s) > than).count() as u8;
        let mut scores: Vec<Score> = self
            .seats()
            .map(|seat| Score { seat, counters: counters(seat), place: 1 + better(counters(seat)) })
            .collect();
        scores.sort_by_key(|score| (score.place, score.seat));
        Some(scores)
    }

    /// The lines of the log after entry `since` that a person may hear, the last `most` of them. An entry is told whole or
    /// not at all, so that nobody takes a part of it for the whole.
    pub fn items(&self, person: Option<&PersonRef>, since: u64, most: usize) -> Vec<Item> {
        let (who, voices) = (self.viewer(person), self.table().map(|t| self.at(t)));
        let first = self.lines.partition_point(|line| line.seq <= since);
        let mut heard = self.lines[first..].iter().rev().filter(|line| line.is_for(who));
        let mut last: Vec<&Line> = heard.by_ref().take(most).collect();
        if let (Some(cut), Some(oldest)) = (heard.next(), last.last().map(|line| line.seq))
            && cut.seq == oldest
        {
            last.retain(|line| line.seq != oldest);
        }
        last.into_iter().rev().map(|line| self.item(line, voices.as_ref())).collect()
    }

    /// Whether there are more than `most` lines after entry `since` that a person may hear.
    pub fn has_more(&self, person: Option<&PersonRef>, since: u64, most: usize) -> bool {
        let who = self.viewer(person);
        let first = self.lines.partition_point(|line| line.seq <= since);
        self.lines[first..].iter().filter(|line| line.is_for(who)).nth(most).is_some()
    }

    fn item(&self, line: &Line, voices: Option<&TableVoices>) -> Item {
        let item = |kind, text| Item {
            seq: line.seq,
            step: line.step,
            deal: line.deal,
            at: line.at,
            kind,
            text,
            law: None,
            payment: None,
            by: None,
            seat: None,
            sheet: None,
        };
        match &line.what {
            What::Said(by, words) => {
                let words = Bilingual { en: words.clone(), de: words.clone() };
                Item { by: Some(by.clone()), ..item(ItemKind::Said, words) }
            }
            What::House(text) => item(ItemKind::House, self.voices().say(text, &[])),
            What::Game(event) => {
                let said = voices.map_or_else(
                    || Bilingual { en: String::new(), de: String::new() },
                    |voices| voices.both(|voice| voice.event(event)),
                );
                Item {
                    law: event.law.map(|law| law.to_string()),
                    payment: payment(event),
                    seat: event.by,
                    sheet: self.sheet(line, event, voices),
                    ..item(kind(event), said)
                }
            }
        }
    }

    /// The sheet of a deal that is over, with everything paid and scored since the one before.
    fn sheet(&self, line: &Line, event: &Event, voices: Option<&TableVoices>) -> Option<SheetView> {
        let (Happened::DealOver(sheet), Some(voices)) = (&event.what, voices) else { return None };
        let place = self.lines.iter().position(|other| std::ptr::eq(other, line)).unwrap_or(0);
        let events = self.lines[..place].iter().rev().filter_map(|line| match &line.what {
            What::Game(event) => Some(event),
            What::Said(..) | What::House(_) => None,
        });
        let mut since: Vec<&Event> = events.take_while(|e| !matches!(e.what, Happened::DealOver(_))).collect();
        since.reverse();
        let mut sheet = sheet.clone();
        sheet.complete(since);
        let rows = sheet.rows.into_iter().map(|row| SheetRow {
            name: row.name.map(|name| voices.say(&name)),
            law: row.law.map(|law| law.to_string()),
            measure: row.measure,
            cells: row.cells,
        });
        Some(SheetView { columns: sheet.columns.into_iter().map(party).collect(), rows: rows.collect() })
    }

    /// The table as it was after some step.
    pub fn history(&self, who: Viewer, step: u32) -> Option<History> {
        let table = self.table()?;
        let steps = self.steps();
        let mut then = table.fork();
        let mut log = Log::default();
        let step = step.min(steps);
        then.rewind(step.saturating_sub(1) as usize);
        if let Some(last) = step.checked_sub(1).and_then(|i| table.record().steps.get(i as usize)) {
            then.take_step(last, &mut log).ok()?;
        }
        let voices = self.at(then.as_ref());
        let heard = self.lines.iter().filter(|line| line.step == step && line.is_for(who));
        Some(History {
            step,
            steps,
            scene: then.scene(who).map(|text| voices.say(&text)),
            items: heard.map(|line| self.item(line, Some(&voices))).collect(),
        })
    }

    /// A hint in words.
    pub fn hint(&self, seat: Seat, hint: &AnyHint) -> Option<Hint> {
        let table = self.table()?;
        let voices = self.at(table);
        let label = |notation: &str| {
            table.describe(seat, notation).map_or_else(
                || Bilingual { en: notation.to_owned(), de: notation.to_owned() },
                |choice| voices.say(&choice.label),
            )
        };
        let reasons = hint
            .reasons
            .iter()
            .map(|reason| HintReason { text: voices.say(&reason.text), maxim: reason.maxim.map(str::to_owned) });
        Some(Hint {
            choices: hint
                .choices
                .iter()
                .take(5)
                .map(|choice| HintChoice {
                    notation: choice.estimate.choice.clone(),
                    label: voices.say(&choice.label),
                    value: choice.estimate.value,
                    margin: choice.estimate.margin,
                })
                .collect(),
            book: hint.book.as_ref().map(|notation| HintBook {
                notation: notation.clone(),
                label: label(notation),
                reasons: reasons.collect(),
            }),
            differs: hint.differs,
        })
    }
}

impl Line {
    fn is_for(&self, who: Viewer) -> bool {
        match &self.what {
            What::Game(event) => event.is_for(who),
            What::Said(..) | What::House(_) => true,
        }
    }
}

fn kind(event: &Event) -> ItemKind {
    match event.what {
        Happened::Said(_) => ItemKind::Called,
        Happened::Told(_) => ItemKind::Told,
        Happened::Taken(_) => ItemKind::Taken,
        Happened::Paid(_) => ItemKind::Paid,
        Happened::Scored(_) => ItemKind::Scored,
        Happened::DealOver(_) => ItemKind::DealOver,
        Happened::MatchOver(_) => ItemKind::MatchOver,
    }
}

fn payment(event: &Event) -> Option<Payment> {
    let Happened::Paid(entry) = &event.what else { return None };
    Some(Payment { from: party(entry.from), to: party(entry.to), amount: entry.amount })
}

fn party(account: Account) -> Party {
    match account {
        Account::Seat(seat) => Party::Seat(seat),
        Account::Pot(pot) => Party::Pot(pot.0),
    }
}
