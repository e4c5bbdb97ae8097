//! Telling what is seen, in plain lines.

use crate::commands::Manner;
use spadille_catalogue::AnyMatch;
use spadille_core::scene::{BallLies, Board, ClothBall, CourtChase, Face, Place, Scene, StageHand};
use spadille_core::{Arg, Speech, text};
use spadille_table::Voice;
use std::sync::Arc;

/// The voice of a match at this terminal.
pub fn voice_of(table: &dyn AnyMatch, manner: Manner) -> Voice {
    let mut speech = Speech::new(manner.lang, [table.book()]);
    speech.suit_signs = !manner.ascii;
    speech.own = table.book().title.signs;
    speech.shown = manner.signs.unwrap_or(speech.own);
    let mut voice = Voice::of(table, Arc::new(speech));
    // A name from a file may hold anything; a terminal must not obey it.
    voice.names.iter_mut().for_each(|name| name.retain(|sign| !sign.is_control()));
    voice
}

/// A scene in plain lines.
pub fn scene(voice: &Voice, scene: &Scene) -> String {
    let mut lines = vec![format!("— {} —", voice.say(&scene.title))];
    lines.extend(scene.seats.iter().map(|p| place(voice, p)));
    for pot in &scene.pots {
        lines.push(format!("{}: {}", voice.say(&pot.name), voice.amount(pot.value)));
    }
    lines.extend(board(voice, &scene.board));
    lines.extend(scene.notes.iter().map(|n| voice.say(n)));
    lines.join("\n")
}

fn faces(voice: &Voice, faces: &[Face]) -> String {
    faces.iter().map(|f| voice.face(f)).collect::<Vec<_>>().join(" ")
}

fn place(voice: &Voice, place: &Place) -> String {
    let mut line = voice.name(place.seat);
    if !place.roles.is_empty() {
        let roles: Vec<String> = place.roles.iter().map(|r| voice.say(r)).collect();
        line += &format!(" ({})", roles.join(", "));
    }
    line += &format!(": {}", voice.say(&text!("house-counters", amount = Arg::Counters(place.counters, voice.parts))));
    for mark in &place.marks {
        line += &format!(" · {} {}", voice.say(&mark.name), mark.value);
    }
    if let Some(tricks) = place.tricks.filter(|t| *t > 0) {
        line += &format!(" · {} {tricks}", voice.say(&text!("house-tricks")));
    }
    if let Some(said) = &place.said {
        line += &format!(" · {}", voice.say(&text!("house-said", words = said.clone())));
    }
    if !place.hand.is_empty() {
        line += &format!("\n    {}", faces(voice, &place.hand));
    }
    line
}

fn board(voice: &Voice, board: &Board) -> Vec<String> {
    match board {
        Board::Cards(cards) => {
            let mut lines = Vec::new();
            if let Some(trump) = &cards.trump {
                lines.push(voice.say(trump));
            }
            for pile in cards.piles.iter().filter(|p| !p.cards.is_empty()) {
                lines.push(format!("{}: {}", voice.say(&pile.name), faces(voice, &pile.cards)));
            }
            if !cards.trick.is_empty() {
                let played: Vec<String> =
                    cards.trick.iter().map(|(seat, f)| format!("{} {}", voice.name(*seat), voice.face(f))).collect();
                lines.push(played.join("   "));
            }
            lines
        }
        Board::Bank(bank) => {
            let mut lines = Vec::new();
            if let Some(shown) = &bank.shown {
                lines.push(voice.say(&text!("house-shown", card = voice.face(shown))));
            }
            let last = |faces: &[Face]| faces.last().map_or_else(|| "–".to_owned(), |f| voice.face(f));
            lines.push(voice.say(&text!(
                "house-bank-turn",
                bank = last(&bank.bank_side),
                punters = last(&bank.punters_side),
                left = bank.left
            )));
            for stake in &bank.stakes {
                let on = stake.on.clone().unwrap_or_else(|| "?".into());
                let stage = voice.say(&stake.stage);
                lines.push(format!("  {} → {on}: {} ({stage})", voice.name(stake.seat), voice.amount(stake.amount)));
            }
            lines
        }
        Board::Tables(tables) => {
            let man = |field: usize| {
                let [white, black] = tables.men[field];
                match (white, black) {
                    (0, 0) => " · ".to_owned(),
                    (w, 0) => format!("{w:>2}w"),
                    (_, b) => format!("{b:>2}b"),
                }
            };
            let row = |fields: &mut dyn Iterator<Item = usize>| {
                fields.map(|f| format!("{:>2}:{}", f + 1, man(f))).collect::<Vec<_>>().join(" ")
            };
            let mut lines = vec![row(&mut (12..24)), row(&mut (0..12).rev())];
            if let Some(dice) = tables.dice {
                lines.push(voice.say(&text!("house-dice", high = dice.high(), low = dice.low())));
            }
            lines
        }
        Board::Chequer(board) => {
            let mut lines = Vec::new();
            for rank in (0..8).rev() {
                let square = |file: usize| board.squares.get(rank * 8 + file).copied().flatten().unwrap_or('.');
                let row: Vec<String> = (0..8).map(|file| square(file).to_string()).collect();
                lines.push(format!("{}  {}", rank + 1, row.join(" ")));
            }
            lines.push("   a b c d e f g h".into());
            lines
        }
        Board::Cloth(board) => board.balls.iter().map(|ball| ball_line(ball, voice)).collect(),
        Board::Court(board) => {
            let chase = |chase: &CourtChase| voice.say(&chase.name);
            let mut lines: Vec<String> = board.chases.iter().map(chase).collect();
            if let Some(ball) = &board.ball {
                let metres = |m: f32| format!("{m:.2}");
                lines.push(voice.say(&text!("house-ball-flies", x = metres(ball.at[0]), z = metres(ball.at[2]))));
            }
            lines
        }
        Board::Stage(stage) => {
            let said = stage.said.iter().map(|said| voice.say(said));
            let piles =
                stage.piles.iter().map(|pile| format!("{}: {}", voice.say(&pile.name), faces(voice, &pile.cards)));
            let hand = |hand: &StageHand| {
                let told = hand.told.as_ref()?;
                Some(format!("{}: {}", voice.name(hand.seat), voice.say(told)))
            };
            said.chain(piles).chain(stage.hands.iter().filter_map(hand)).collect()
        }
    }
}

/// A ball and where it lies, in metres along and across the table.
fn ball_line(ball: &ClothBall, voice: &Voice) -> String {
    let place = match (ball.lies, ball.at) {
        (BallLies::Table, Some([x, y])) => format!("{:.3}, {:.3}", x / 1000.0, y / 1000.0),
        (BallLies::Wall, _) => voice.say(&text!("house-ball-on-the-wall")),
        (BallLies::Hand, _) => voice.say(&text!("house-ball-in-hand")),
        (BallLies::Table, None) | (BallLies::Gone, _) => voice.say(&text!("house-ball-gone")),
    };
    voice.say(&text!("house-ball-at", ball = ball.name.clone(), place = place))
}
