//! `spadille solve`: what a deal is worth with all hands open.

use super::{Manner, about, print_json, record};
use crate::failure::Failure;
use crate::out::say;
use crate::sitting::{no_such_seat, pairs};
use crate::telling::voice_of;
use serde::Deserialize;
use serde_json::json;
use spadille_catalogue::AnyMatch;
use spadille_core::speech::counters;
use spadille_core::{
    Beside, Card, CardSet, Laid, Log, OpenHands, Record, Seat, SeatSet, Suit, Text, Turn, text, unread,
};
use spadille_table::{Cost, Made, MadeBy, Voice};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Where the cards are.
pub enum From {
    /// A deal a line.
    Lines(PathBuf),
    /// A record, after so many steps.
    Record(PathBuf, Option<usize>),
    /// Hands on the command line.
    Hands(String),
}

impl From {
    /// Whichever of the three was told.
    pub fn asked(
        file: Option<PathBuf>,
        record: Option<(PathBuf, Option<usize>)>,
        hands: Option<String>,
    ) -> Result<From, Failure> {
        let record = record.map(|(file, step)| From::Record(file, step));
        let from = file.map(From::Lines).or(record).or(hands.map(From::Hands));
        from.ok_or_else(|| text!("house-solve-what").into())
    }
}

/// What is told of hands beside their cards; seats from 1.
pub struct Told {
    pub leader: u8,
    pub trump: Option<Suit>,
    pub side: Vec<u8>,
    pub misere: bool,
}

pub fn run(
    manner: Manner,
    game: &str,
    from: &From,
    told: &Told,
    preset: Option<&str>,
    options: &[String],
) -> Result<ExitCode, Failure> {
    let id = about(game)?.id;
    if let From::Record(path, step) = from {
        let mut record = read_of(id, path)?;
        if let Some(steps) = step {
            record = record.fork(*steps);
        }
        let table = spadille_catalogue::resume(&record, &mut Log::default())?;
        let open = table.open_hands().ok_or_else(|| text!("house-solve-not-here"))?;
        feasible(open.as_ref())?;
        return tell(manner, table.as_ref(), open.as_ref());
    }
    let table = spadille_catalogue::open(id, preset, &pairs(options)?, &[])?;
    match from {
        From::Lines(path) if path.as_os_str() == "-" => lines(manner, table.as_ref(), std::io::stdin().lock()),
        From::Lines(path) => {
            let file = File::open(path).map_err(|e| Failure::file(path, e))?;
            lines(manner, table.as_ref(), BufReader::new(file)).map_err(|why| Failure::file(path, why))
        }
        From::Hands(hands) => {
            let laid = laid(hands, told)?;
            sound(&laid)?;
            let open = table.lay_open(&laid).ok_or_else(|| not_of(id))?;
            feasible(open.as_ref())?;
            tell(manner, table.as_ref(), open.as_ref())
        }
        From::Record(..) => Ok(ExitCode::SUCCESS),
    }
}

/// A record of this game.
pub fn read_of(id: &str, path: &Path) -> Result<Record, Failure> {
    let record = record::read(path)?;
    if record.header.game == id {
        return Ok(record);
    }
    let other = text!("house-record-other", game = record.header.game.as_str(), wanted = id);
    Err(Failure::file(path, other))
}

/// Tells every card of a deal with what it cost against best play.
pub fn made(manner: Manner, game: &str, path: &Path, step: Option<usize>) -> Result<ExitCode, Failure> {
    let id = about(game)?.id;
    let record = read_of(id, path)?;
    let deal = spadille_table::deal_before(&record, step.unwrap_or(record.steps.len()))?;
    let made = spadille_table::made(&record, deal)?.ok_or_else(|| text!("house-made-not-here"))?;
    if manner.json {
        return print_json(&made);
    }
    let table = spadille_catalogue::resume(&record, &mut Log::default())?;
    let voice = voice_of(table.as_ref(), manner);
    made_lines(&voice, &made).iter().for_each(|line| say!("{line}"));
    Ok(ExitCode::SUCCESS)
}

/// What the last deal of a match that is over came to, and could have come to; nothing where that cannot be told, or not yet.
pub fn last_made(table: &dyn AnyMatch) -> Option<Made> {
    let deal = table.deals_done().checked_sub(1)?;
    let made = spadille_table::made(table.record(), deal).ok().flatten()?;
    // While the match lasts, only what everybody has seen is laid open.
    Some(made).filter(|made| made.whole || table.turn() == Turn::Over)
}

/// Whether it can be told of the last deal of a match that is over.
pub fn can_be_made(table: &dyn AnyMatch) -> bool {
    let deal = table.deals_done().checked_sub(1);
    deal.is_some_and(|deal| spadille_table::can_be_made(table.record(), deal).unwrap_or(false))
}

/// What was made and could have been made, then card by card.
pub fn made_lines(voice: &Voice, made: &Made) -> Vec<String> {
    let told = |n: i32| counters(n.into(), made.parts.into());
    let total = |by: &MadeBy| {
        let names: Vec<String> = by.seats.iter().map(|seat| voice.name(*seat)).collect();
        let (side, made_, could) = (names.join(", "), told(by.made), told(by.could));
        match (made.sides.len() > 1, made.points) {
            (false, false) => text!("house-made-tricks", side = side, made = made_, could = could),
            (false, true) => text!("house-made-points", side = side, made = made_, could = could),
            (true, false) => text!("house-made-alone-tricks", side = side, made = made_, could = could),
            (true, true) => text!("house-made-alone-points", side = side, made = made_, could = could),
        }
    };
    let cost = |card: &Cost| match card.cost {
        0 => text!("house-solve-plays", seat = card.seat, card = card.card),
        cost => text!("house-made-cost", seat = card.seat, card = card.card, cost = told(cost)),
    };
    let late = made.late.then(|| text!("house-made-late", left = made.left));
    let beside = made.beside.map(Beside::text);
    let lines = late.into_iter().chain(made.sides.iter().map(total)).chain(beside).chain(made.cards.iter().map(cost));
    lines.map(|line| voice.say(&line)).collect()
}

/// A deal as a line of a file tells it; seats from 0.
#[derive(Deserialize)]
struct Line {
    hands: Vec<Vec<Card>>,
    #[serde(default)]
    leader: u8,
    #[serde(default)]
    trump: Option<Suit>,
    #[serde(default)]
    side: Option<Vec<u8>>,
    #[serde(default)]
    misere: bool,
}

impl Line {
    fn laid(self) -> Result<Laid, Text> {
        let hands = self.hands.iter().map(|hand| without_twins(hand)).collect::<Result<_, _>>()?;
        let side = self.side.map(|side| side.into_iter().map(Seat).collect());
        Ok(Laid { hands, leader: Seat(self.leader), trump: self.trump, side, misere: self.misere })
    }
}

/// Solves deal after deal, a line each.
fn lines(manner: Manner, table: &dyn AnyMatch, source: impl BufRead) -> Result<ExitCode, Failure> {
    let voice = voice_of(table, manner);
    for (number, line) in (1..).zip(source.lines()) {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let at = |why: Text| text!("house-solve-line", line = number, why = why);
        let read: Line = serde_json::from_str(&line).map_err(|e| at(text!("house-why", why = unread(&e))))?;
        let laid = read.laid().and_then(|laid| sound(&laid).map(|()| laid)).map_err(at)?;
        let open = table.lay_open(&laid).ok_or_else(|| at(not_of(table.game())))?;
        feasible(open.as_ref()).map_err(at)?;
        if manner.json {
            say!("{}", json!({ counted(open.as_ref()): open.value() }));
        } else {
            say!("{number}: {}", voice.say(&value(&voice, open.as_ref())));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Hands from the command line.
fn laid(hands: &str, told: &Told) -> Result<Laid, Failure> {
    let read = |hand: &str| {
        let cards: Result<Vec<Card>, _> = hand.split_whitespace().map(str::parse).collect();
        without_twins(&cards.map_err(|e: spadille_core::NotationError| text!("house-why", why = e.to_string()))?)
    };
    let hands = hands.split('/').map(read).collect::<Result<Vec<CardSet>, Text>>()?;
    let seats = hands.len() as u8;
    let seat = |n: &u8| if (1..=seats).contains(n) { Ok(Seat(n - 1)) } else { Err(no_such_seat(*n, seats)) };
    let side = told.side.iter().map(seat).collect::<Result<SeatSet, _>>()?;
    Ok(Laid {
        leader: seat(&told.leader)?,
        trump: told.trump,
        side: (!side.is_empty()).then_some(side),
        misere: told.misere,
        hands,
    })
}

fn without_twins(cards: &[Card]) -> Result<CardSet, Text> {
    let mut hand = CardSet::EMPTY;
    for card in cards {
        if hand.contains(*card) {
            return Err(text!("house-solve-twice", card = *card));
        }
        hand.insert(*card);
    }
    Ok(hand)
}

/// What must hold of hands in every game.
fn sound(laid: &Laid) -> Result<(), Text> {
    let seats = laid.hands.len();
    let mut all = CardSet::EMPTY;
    for hand in &laid.hands {
        if let Some(twin) = hand.both(all).first() {
            return Err(text!("house-solve-twice", card = twin));
        }
        all = all.union(*hand);
    }
    let seated = |seat: Seat| seat.index() < seats;
    let stranger = laid.side.into_iter().flat_map(SeatSet::iter).chain([laid.leader]).find(|seat| !seated(*seat));
    if let Some(seat) = stranger {
        return Err(text!("house-no-seat", seat = seat.0, seats = seats as u32));
    }
    let first = laid.hands.first().map_or(0, |hand| hand.len());
    match laid.hands.iter().find(|hand| hand.len() != first || hand.is_empty()) {
        Some(hand) => Err(text!("house-solve-uneven", one = first, other = hand.len())),
        None => Ok(()),
    }
}

/// What is counted, as a field of an answer: tricks, points or parts of points.
fn counted(open: &dyn OpenHands) -> String {
    match (open.counts_points(), open.parts()) {
        (false, _) => "tricks".to_owned(),
        (true, 0 | 1) => "points".to_owned(),
        (true, 3) => "thirds".to_owned(),
        (true, parts) => format!("points/{parts}"),
    }
}

/// Whether hands are short enough to be reckoned out in a second or two.
fn feasible(open: &dyn OpenHands) -> Result<(), Text> {
    match (open.left(), open.most_at_leisure()) {
        (left, most) if left > most => Err(text!("house-solve-too-many", left = left, most = most)),
        _ => Ok(()),
    }
}

fn not_of(game: &str) -> Text {
    text!("house-solve-not-of", game = game)
}

/// Who makes how much.
fn value(voice: &Voice, open: &dyn OpenHands) -> Text {
    let names: Vec<String> = open.side().iter().map(|seat| voice.name(seat)).collect();
    let (side, n) = (names.join(", "), open.value());
    if open.counts_points() {
        text!("house-solve-points", side = side, n = counters(n.into(), open.parts().into()))
    } else {
        text!("house-solve-tricks", side = side, n = n)
    }
}

/// Tells the value of a deal, of each card, and best play.
fn tell(manner: Manner, table: &dyn AnyMatch, open: &dyn OpenHands) -> Result<ExitCode, Failure> {
    let (cards, line) = (open.cards(), open.line());
    if manner.json {
        let counted = counted(open);
        let cards: Vec<_> = cards.iter().map(|(card, worth)| json!({"card": card, &counted: worth})).collect();
        let line: Vec<_> = line.iter().map(|(seat, card)| json!({"seat": seat, "card": card})).collect();
        return print_json(&json!({
            "side": open.side().iter().collect::<Vec<_>>(),
            "misere": open.is_misere(),
            "turn": open.turn(),
            &counted: open.value(),
            "alone": open.alone(),
            "beside": open.beside(),
            "cards": cards,
            "line": line,
        }));
    }
    let voice = voice_of(table, manner);
    say!("{}", voice.say(&value(&voice, open)));
    say!("{}", voice.say(&text!("house-solve-turn", seat = open.turn())));
    for (card, worth) in &cards {
        say!(
            "  {}",
            voice.say(&text!("house-solve-card", card = *card, n = counters((*worth).into(), open.parts().into())))
        );
    }
    if let Some(beside) = open.beside() {
        say!("{}", voice.say(&beside.text()));
    }
    say!("{}", voice.say(&text!("house-solve-best")));
    for (seat, card) in &line {
        say!("  {}", voice.say(&text!("house-solve-plays", seat = *seat, card = *card)));
    }
    Ok(ExitCode::SUCCESS)
}
