//! Telling what is seen, in plain lines.

use crate::commands::Manner;
use crate::screen::from_above;
use spadille_catalogue::AnyMatch;
use spadille_core::scene::{BallLies, Board, ClothBall, CourtBall, CourtPlayer, Face, Plate, Scene, StageHand};
use spadille_core::{Account, Arg, Book, Speech, Viewer, text};
use spadille_table::Voice;
use std::sync::Arc;

/// How this terminal speaks of a game.
pub fn speech_of(book: &Book, manner: Manner) -> Speech {
    let mut speech = Speech::new(manner.lang, [book]);
    speech.suit_signs = !manner.ascii;
    speech.own = book.title.signs;
    speech.shown = manner.signs.unwrap_or(speech.own);
    speech
}

/// The voice of a match at this terminal. A table may have agreed on other cards than those of its book.
pub fn voice_of(table: &dyn AnyMatch, manner: Manner) -> Voice {
    let agreed = match table.scene(Viewer::Onlooker).board {
        Board::Cards(board) => board.signs,
        _ => None,
    };
    let speech = speech_of(table.book(), Manner { signs: manner.signs.or(agreed), ..manner });
    let mut voice = Voice::of(table, Arc::new(speech));
    // A name from a file may hold anything; a terminal must not obey it.
    voice.names.iter_mut().for_each(|name| name.retain(|sign| !sign.is_control()));
    voice
}

/// Whose account it is: whoever reads it is himself.
pub fn party(voice: &Voice, account: Account) -> String {
    match account {
        Account::Seat(seat) if voice.you == Some(seat) => voice.say(&text!("house-you-first")),
        account => voice.account(account),
    }
}

/// A scene in plain lines.
pub fn scene(voice: &Voice, scene: &Scene) -> String {
    let game = voice.book.title.name.get(voice.speech.lang());
    let mut lines = vec![format!("— {game} · {} —", voice.say(&scene.title))];
    lines.extend(scene.seats.iter().map(|p| plate(voice, p)));
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

fn plate(voice: &Voice, plate: &Plate) -> String {
    let mut line = voice.name(plate.seat);
    if !plate.roles.is_empty() {
        let roles: Vec<String> = plate.roles.iter().map(|r| voice.say(r)).collect();
        line += &format!(" ({})", roles.join(", "));
    }
    line += &format!(": {}", voice.say(&text!("house-counters", amount = Arg::Counters(plate.counters, voice.parts))));
    for mark in &plate.marks {
        line += &format!(" · {} {}", voice.say(&mark.name), voice.number(mark.value));
    }
    if let Some(tricks) = plate.tricks.filter(|t| *t > 0) {
        line += &format!(" · {} {tricks}", voice.say(&text!("house-tricks")));
    }
    if let Some(said) = &plate.said {
        line += &format!(" · {}", voice.say(&text!("house-said", words = said.clone())));
    }
    if !plate.hand.is_empty() {
        line += &format!("\n    {}", faces(voice, &plate.hand));
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
        Board::Cloth(cloth) => {
            let balls = cloth.balls.iter().map(|ball| ball_line(ball, voice));
            from_above(board, voice).into_iter().chain(balls).collect()
        }
        Board::Court(court) => {
            let mut lines = from_above(board, voice);
            lines.extend(court.chases.iter().map(|chase| voice.say(&chase.name)));
            lines.extend(court.players.iter().map(|player| player_line(player, voice)));
            if let Some(CourtBall { at: [x, y, z], .. }) = &court.ball {
                let [x, y, z] = [x, y, z].map(|m| metres(*m));
                lines.push(voice.say(&text!("house-ball-flies", x = x, y = y, z = z)));
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

fn metres(m: f32) -> String {
    format!("{m:.2}")
}

/// A player and where he stands in the court.
fn player_line(player: &CourtPlayer, voice: &Voice) -> String {
    let (name, [x, y]) = (voice.name(player.seat), player.at.map(metres));
    voice.say(&if player.serves {
        text!("house-server-stands", name = name, x = x, y = y)
    } else {
        text!("house-player-stands", name = name, x = x, y = y)
    })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::PlayArgs;
    use crate::sitting::Sitting;
    use spadille_core::{Lang, Signs, Suit};

    /// What is seen and told of a table after so many steps by the book.
    fn told(game: &str, lang: Lang, steps: usize) -> (Board, String) {
        let args = PlayArgs { seed: Some(7), name: "Henriette".into(), ..PlayArgs::default() };
        let mut sitting = Sitting::from_args(game, &args, lang).expect("a table").unsaved();
        sitting.play_by_book(steps);
        let voice = voice_of(sitting.table(), Manner { lang, json: false, ascii: false, signs: None });
        let seen = sitting.table().scene(Viewer::Onlooker);
        (seen.board.clone(), scene(&voice, &seen))
    }

    #[test]
    fn a_billiard_table_is_drawn_from_above_with_its_balls() {
        let mut found = 0;
        for steps in 4..12 {
            let (Board::Cloth(board), told) = told("billiard", Lang::En, steps) else { panic!("a billiard table") };
            let drawn: Vec<&str> = told.lines().filter(|line| line.contains('*')).collect();
            assert!(drawn.len() > 10, "{told}");
            for ball in board.balls.iter().filter(|ball| ball.lies == BallLies::Table) {
                assert!(drawn.iter().any(|line| line.contains(ball.word.as_str())), "{} in\n{told}", ball.word);
                found += 1;
            }
        }
        assert!(found > 0, "no ball ever lay on the table");
    }

    #[test]
    fn a_court_is_drawn_from_above_and_its_players_are_told() {
        for (lang, along) in [(Lang::En, "m from the lower end"), (Lang::De, "m vom unteren Ende")] {
            let (_, told) = told("ballspiel", lang, 3);
            let stands = told.lines().filter(|line| line.starts_with("Henriette") && line.contains(along)).count();
            assert_eq!(stands, 1, "{told}");
            // The Grille and the galleries are where they are in the house.
            assert!(told.lines().any(|line| line.contains('G') && line.contains('*')), "{told}");
        }
    }

    /// How a table of a game speaks to somebody who likes these cards.
    fn voice(game: &str, options: &[&str], lang: Lang, signs: Option<Signs>) -> Voice {
        let options = options.iter().map(|option| (*option).to_owned()).collect();
        let args = PlayArgs { seed: Some(7), name: "Henriette".into(), options, ..PlayArgs::default() };
        let sitting = Sitting::from_args(game, &args, lang).expect("a table").unsaved();
        voice_of(sitting.table(), Manner { lang, json: false, ascii: false, signs })
    }

    #[test]
    fn suits_are_named_by_the_cards_that_are_shown_and_nothing_else_is() {
        let named = |game, options: &[&str], signs| {
            let list = text!("house-list", first = Suit::Clubs, next = Suit::Spades);
            voice(game, options, Lang::De, signs).say(&list)
        };
        for (game, options) in
            [("scat", &[][..]), ("preference", &["pack=german"]), ("preference", &[]), ("whist", &[])]
        {
            assert_eq!(named(game, options, Some(Signs::French)), "Kreuz, Pik", "{game} {options:?}");
            assert_eq!(named(game, options, Some(Signs::German)), "Eicheln, Grün", "{game} {options:?}");
        }
        assert_eq!(named("scat", &[], None), "Eicheln, Grün");
        // A table may have agreed on German cards.
        assert_eq!(named("preference", &["pack=german"], None), "Eicheln, Grün");
        assert_eq!(named("preference", &[], None), "Kreuz, Pik");
        // Who leaves is no suit.
        let rose = voice("scat", &[], Lang::En, Some(Signs::French)).say(&text!("room-rose", name = "Anna"));
        assert_eq!(rose, "Anna leaves the seat.");
    }
}
