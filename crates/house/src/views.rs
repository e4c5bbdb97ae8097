//! A table as one viewer sees it, and its log as he may hear it.

use crate::wire::{
    CharterView, FairView, History, Holder, Item, ItemKind, Marked, Party, Payment, PersonRef, RequestView, SeatLine,
    SeatView, SheetRow, SheetView, Status, TableLine, TableView, You,
};
use spadille_catalogue::AnyMatch;
use spadille_core::scribe::What as Happened;
use spadille_core::{Account, Arg, Event, Measure, Said, Seat, SeatSet, Tally, Text, Turn, Viewer, text};
use spadille_table::{Line, Room, TableVoices, What};

/// What the house tells of a room.
pub trait Views {
    /// The table in the lobby.
    fn table_line(&self) -> TableLine;

    /// The table as a person sees it; an onlooker without a seat, or not even a name, sees what onlookers may see.
    fn view(&self, person: Option<&PersonRef>) -> TableView;

    /// The same with all the person may know in the game's own form, for programs that play.
    fn view_for_programs(&self, person: Option<&PersonRef>) -> TableView;

    /// Who somebody is at this table.
    fn you(&self, person: Option<&PersonRef>) -> You;

    /// The lines of the log after entry `since` that a person may hear, the last `most` of them.
    fn items(&self, person: Option<&PersonRef>, since: u64, most: usize) -> Vec<Item>;

    /// Whether there are more than `most` lines after entry `since` that a person may hear.
    fn has_more(&self, person: Option<&PersonRef>, since: u64, most: usize) -> bool;

    /// The table as it was after some step, seen by `who` and told to a person.
    fn history(&self, person: Option<&PersonRef>, who: Viewer, step: u32) -> Option<History>;
}

impl Views for Room {
    /// The table in the lobby.
    fn table_line(&self) -> TableLine {
        TableLine {
            id: self.id.clone(),
            game: self.charter.game.clone(),
            title: crate::shelf::title(&self.charter.game),
            status: self.status,
            seats: {
                let turn = self.table().map(AnyMatch::turn);
                self.seats().map(|seat| seat_line(self, seat, turn)).collect()
            },
            host: self.charter.host.clone(),
            public: self.charter.public,
            rated: self.charter.rated,
            opened: self.opened,
            changed: self.changed,
        }
    }

    /// The table as a person sees it; an onlooker without a seat, or not even a name, sees what onlookers may see.
    fn view(&self, person: Option<&PersonRef>) -> TableView {
        let who = self.viewer(person);
        let turn = self.table().map(AnyMatch::turn);
        TableView {
            id: self.id.clone(),
            game: self.charter.game.clone(),
            title: crate::shelf::title(&self.charter.game),
            status: self.status,
            seq: self.seq,
            steps: self.steps(),
            deals: self.table().map_or(0, AnyMatch::deals_done),
            charter: charter_view(self),
            host: self.charter.host.clone(),
            you: self.you(person),
            seats: self.seats().map(|seat| seat_view(self, seat, turn)).collect(),
            request: request_view(self),
            scene: self.table().map(|table| {
                let voices = self.voices_at(table, who.seat());
                table.scene(who).map(|text| voices.say(&text))
            }),
            choices: self.choices(who).zip(self.table()).map(|(choices, table)| {
                let voices = self.voices_at(table, who.seat());
                choices.map(|text| voices.say(&text))
            }),
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
    fn view_for_programs(&self, person: Option<&PersonRef>) -> TableView {
        TableView { view: self.table().map(|table| table.view(self.viewer(person))), ..self.view(person) }
    }

    /// Who somebody is at this table.
    fn you(&self, person: Option<&PersonRef>) -> You {
        You {
            person: person.cloned(),
            seat: self.viewer(person).seat(),
            host: person.is_some_and(|p| p.id == self.charter.host.id),
            may_speak: person.is_some_and(|p| !self.is_silent(&p.id)),
            owes_salt: person.and_then(|p| self.seat_of(&p.id)).is_some_and(|seat| self.chairs[seat.index()].owes),
        }
    }

    fn items(&self, person: Option<&PersonRef>, since: u64, most: usize) -> Vec<Item> {
        let who = self.viewer(person);
        let voices = self.table().map(|table| self.voices_at(table, who.seat()));
        let heard = self.last_heard(who, since, most);
        heard.into_iter().map(|line| item(self, line, person, voices.as_ref())).collect()
    }

    fn has_more(&self, person: Option<&PersonRef>, since: u64, most: usize) -> bool {
        self.heard(self.viewer(person), since).nth(most).is_some()
    }

    fn history(&self, person: Option<&PersonRef>, who: Viewer, step: u32) -> Option<History> {
        let steps = self.steps();
        let step = step.min(steps);
        let (then, lines) = self.at_step(who, step)?;
        let voices = self.voices_at(then.as_ref(), self.viewer(person).seat());
        Some(History {
            step,
            steps,
            scene: then.scene(who).map(|text| voices.say(&text)),
            items: lines.into_iter().map(|line| item(self, line, person, Some(&voices))).collect(),
            to_act: self.seats().filter(|seat| then.turn().may_act(*seat)).collect(),
        })
    }
}

fn seat_line(room: &Room, seat: Seat, turn: Option<Turn>) -> SeatLine {
    let chair = &room.chairs[seat.index()];
    let holder = match (&chair.person, chair.bot) {
        (Some(_), _) => Holder::Person,
        (None, Some(_)) => Holder::Bot,
        (None, None) => Holder::Nobody,
    };
    SeatLine {
        holder,
        name: room.name(seat),
        person: chair.person.as_ref().map(|p| p.id.clone()),
        account: chair.person.as_ref().is_some_and(|person| person.account),
        kept_for: room.kept_for(seat).cloned(),
        awaited: room.status == Status::Playing && turn.is_some_and(|t| t.awaited().contains(seat)),
    }
}

fn charter_view(room: &Room) -> CharterView {
    let pots = room.table().map_or(&[] as &[_], AnyMatch::pots);
    CharterView {
        options: room.charter.options.clone(),
        preset: room.charter.preset.clone(),
        public: room.charter.public,
        rated: room.charter.rated,
        grace: room.charter.grace,
        pace: room.charter.pace,
        parts: room.table().map_or(1, AnyMatch::parts),
        pots: pots.iter().map(|pot| room.voices().say(&Text::new(*pot), &[])).collect(),
        forked: room.charter.forked.clone(),
    }
}

fn seat_view(room: &Room, seat: Seat, turn: Option<Turn>) -> SeatView {
    let SeatLine { holder, name, person, account, kept_for, awaited } = seat_line(room, seat, turn);
    let chair = &room.chairs[seat.index()];
    SeatView {
        seat,
        holder,
        name,
        account,
        kept_for,
        bot: chair.bot.map(|kind| kind.to_string()),
        stand_in: chair.bot.is_some() && chair.person.is_some(),
        awaited,
        silent: person.as_ref().is_some_and(|p| room.is_silent(p)),
        person,
    }
}

fn request_view(room: &Room) -> Option<RequestView> {
    let asked = room.asked.as_ref()?;
    let seats = |set: SeatSet| set.iter().collect();
    Some(RequestView {
        what: asked.what,
        by: asked.by,
        agreed: seats(asked.agreed),
        open: seats(room.to_answer(asked.agreed)),
    })
}

fn item(room: &Room, line: &Line, person: Option<&PersonRef>, voices: Option<&TableVoices>) -> Item {
    let item = |kind, text| Item {
        seq: line.seq,
        step: line.step,
        deal: line.deal,
        at: line.at,
        kind,
        text,
        law: None,
        payment: None,
        mark: None,
        by: None,
        seat: None,
        speaker: None,
        bare: false,
        sheet: None,
    };
    match &line.what {
        What::Said(by, words) => Item { by: Some(by.clone()), ..item(ItemKind::Said, Said::typed(words)) },
        What::House { text, of } => {
            let is_he = person.is_some_and(|person| of.as_ref() == Some(&person.id));
            let seat = text.args.iter().find_map(|(_, arg)| match arg {
                Arg::SatThen(seat, _) => Some(*seat),
                _ => None,
            });
            item(ItemKind::House, room.voices().say_to(text, &[], seat.filter(|_| is_he)))
        }
        What::Game(event) => {
            let said = voices.map_or_else(|| Said::typed(""), |voices| voices.event(event));
            Item {
                law: event.law.map(|law| law.to_string()),
                payment: payment(event),
                mark: mark(event),
                seat: event.by,
                speaker: event.unnamed(),
                bare: event.what == Happened::MatchOver(text!("house-match-over")),
                sheet: sheet(room, line, voices),
                ..item(kind(event), said)
            }
        }
    }
}

/// The sheet of a deal that a line says is over.
fn sheet(room: &Room, line: &Line, voices: Option<&TableVoices>) -> Option<SheetView> {
    let (sheet, voices) = room.sheet(line).zip(voices)?;
    let rows = sheet.rows.into_iter().map(|row| SheetRow {
        name: row.name.map(|name| voices.say(&name)),
        law: row.law.map(|law| law.to_string()),
        measure: row.measure,
        cells: row.cells,
    });
    Some(SheetView { columns: sheet.columns.into_iter().map(party).collect(), rows: rows.collect() })
}

fn kind(event: &Event) -> ItemKind {
    match event.what {
        Happened::Said(_) => ItemKind::Called,
        Happened::Told(_) => ItemKind::Told,
        Happened::Taken(_) => ItemKind::Taken,
        Happened::Paid(_) => ItemKind::Paid,
        Happened::Scored(_) | Happened::Tallied(_) => ItemKind::Scored,
        Happened::DealOver(_) => ItemKind::DealOver,
        Happened::MatchOver(_) => ItemKind::MatchOver,
    }
}

fn mark(event: &Event) -> Option<Marked> {
    match &event.what {
        Happened::Scored(points) => Some(Marked { measure: Measure::Points, number: *points, stands: None }),
        Happened::Tallied(Tally { measure, number, stands, .. }) => {
            Some(Marked { measure: *measure, number: *number, stands: *stands })
        }
        _ => None,
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
