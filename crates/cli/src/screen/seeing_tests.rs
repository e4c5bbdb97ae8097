//! What must be seen at every table: on small screens, in plain signs, without colours.

use super::company::place_line;
use super::menu::Menu;
use super::table::TableScreen;
use super::theme::Theme;
use super::words::Words;
use super::{LEAST, bar};
use crate::args::PlayArgs;
use crate::commands::Manner;
use crate::sitting::Sitting;
use crate::telling::voice_of;
use crossterm::event::{Event, KeyCode, KeyEvent};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use spadille_catalogue::GAMES;
use spadille_core::scene::{BallLies, BallLook, Board, Face, Scene};
use spadille_core::{Lang, Speech, text};

const COLOURED: Theme = Theme { ascii: false, colourless: false };

/// As long a name as the house takes.
const NAME: &str = "Annette von Droste-Hülsh";

fn manner(lang: Lang, ascii: bool) -> Manner {
    Manner { lang, json: false, ascii }
}

/// Every game by every preset, with every number of seats, and with what lengthens a player's line or list.
fn tables() -> Vec<(&'static str, String, Vec<String>)> {
    let mut tables = Vec::new();
    for game in GAMES.iter() {
        let about = spadille_catalogue::about(game).expect("a game");
        let agreed: Vec<Vec<String>> = match *game {
            "pharo" => (2..=10).map(|n| vec![format!("players={n}")]).collect(),
            "lhombre" => ["3", "2a", "2b", "2c", "4", "4king"]
                .iter()
                .flat_map(|n| ["false", "true"].map(|m| vec![format!("players=\"{n}\""), format!("misdeals={m}")]))
                .collect(),
            "chess" => vec![vec![], vec!["counsel=on".into()]],
            "piquet" => vec![vec![], vec!["declarations=manual".into()]],
            _ => vec![vec![]],
        };
        for preset in about.presets {
            tables.extend(agreed.iter().map(|options| (*game, preset.name.to_owned(), options.clone())));
        }
    }
    tables
}

fn table(manner: Manner, (game, preset, options): &(&'static str, String, Vec<String>), seed: u64) -> TableScreen {
    let args = PlayArgs {
        preset: Some(preset.clone()),
        options: options.clone(),
        seed: Some(seed),
        name: NAME.into(),
        ..PlayArgs::default()
    };
    let sitting = Sitting::from_args(game, &args, manner.lang).expect("a table").unsaved();
    TableScreen::new(manner, sitting)
}

fn drawn(table: &mut TableScreen, size: (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a terminal");
    table.refresh();
    terminal.draw(|frame| table.draw(frame)).expect("drawn");
    terminal.backend().buffer().clone()
}

fn lines(buffer: &Buffer, width: u16) -> Vec<String> {
    let row = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..buffer.area.height).map(row).collect()
}

/// The words of a text, one blank between each.
fn words_of(text: &str) -> String {
    text.replace('\u{a0}', " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What is missing of a scene on the left part of a screen.
fn missing(scene: &Scene, words: &Words, screen: &[String], me: Option<spadille_core::Seat>) -> Vec<String> {
    let seen = words_of(&screen.join(" "));
    let mut missing = Vec::new();
    let mut hands = 0;
    for place in &scene.seats {
        let line = words_of(&place_line(place, words, COLOURED).to_string());
        if !seen.contains(&line) {
            missing.push(line.clone());
        }
        let count = words_of(&words.say(&text!("house-cards-held", count = place.hand.len())));
        let faces: Vec<String> = place.hand.iter().map(|face| words.face(face)).collect();
        let told = [count, faces.join(" ")].iter().any(|held| seen.contains(&format!("{line} {held}")));
        let hidden = place.hand.contains(&Face::BACK);
        hands += usize::from(hidden && Some(place.seat) != me && !told);
    }
    // Rows of cards are indented as what belongs to a player; piles are not.
    let is_hand = |row: &&String| row.starts_with("   ") && !row.starts_with("    ") && row.contains('░');
    let backs = screen.iter().filter(is_hand).count();
    if backs < hands {
        missing.push(format!("{hands} hands of which {backs} are seen"));
    }
    for note in scene.notes.iter().map(|note| words_of(&words.say(note))) {
        let beginning: String = note.chars().take(36).collect();
        if seen.contains(&beginning) && !seen.contains(&note) {
            missing.push(note);
        }
    }
    let row_with = |signs: &[String]| screen.iter().any(|row| row.split_whitespace().eq(signs.iter()));
    let labels: Vec<Vec<String>> = match &scene.board {
        Board::Cards(_) => vec![],
        // A long layout lies in several rows.
        Board::Bank(bank) => {
            let stands =
                |name: &&String| screen.iter().any(|row| row.split_whitespace().any(|word| word == name.as_str()));
            missing.extend(bank.layout.iter().filter(|name| !stands(name)).cloned());
            vec![]
        }
        Board::Tables(_) => {
            let (there, back) = ((13..=24).map(|n| n.to_string()), (1..=12).rev().map(|n| n.to_string()));
            vec![there.collect(), back.collect()]
        }
        Board::Chequer(_) => vec![('a'..='h').map(String::from).collect()],
        Board::Cloth(board) => {
            // Two balls may lie so near each other that one hides the other; the one to be struck is seen always.
            let stands = |sign: &str| screen.iter().any(|row| row.contains(sign));
            let struck = board.balls.iter().find(|ball| ball.struck && ball.lies == BallLies::Table);
            let signs = struck.map(|ball| match ball.look {
                BallLook::Number(number) => number.to_string(),
                BallLook::Dotted => "◉".into(),
                BallLook::White | BallLook::Red | BallLook::Blue => "●".into(),
            });
            missing.extend(signs.filter(|sign| !stands(sign)));
            vec![]
        }
        Board::Court(board) => {
            missing.extend(
                board.ball.iter().filter(|_| !screen.iter().any(|row| row.contains('●'))).map(|_| "ball".into()),
            );
            vec![]
        }
        Board::Stage(_) => vec![],
    };
    let turned = |signs: &[String]| signs.iter().rev().cloned().collect::<Vec<_>>();
    missing.extend(labels.iter().filter(|l| !row_with(l) && !row_with(&turned(l))).map(|l| l.join(" ")));
    if matches!(scene.board, Board::Chequer(_)) {
        let rank = |n: &u8| screen.iter().any(|row| row.starts_with(&format!(" {n} ")));
        missing.extend((1..=8).filter(|n| !rank(n)).map(|n| format!("rank {n}")));
    }
    missing
}

#[test]
fn nobody_is_left_out_on_a_small_screen() {
    for lang in Lang::ALL {
        for (seed, agreed) in (1..).zip(tables()) {
            let mut table = table(manner(lang, false), &agreed, seed);
            let words = Words::new(voice_of(table.sitting().table(), lang, false), COLOURED);
            for steps in [1, 6, 15, 24, 40, 70, 110, 160, 230] {
                table.sitting().play_by_book(steps);
                let viewer = table.sitting().viewer();
                let scene = table.sitting().table().scene(viewer);
                for size in [(80, 24), LEAST] {
                    let buffer = drawn(&mut table, size);
                    let log = if size.0 >= 76 { 26 } else { 0 };
                    let screen = lines(&buffer, size.0 - log);
                    // The account at the end lies over the table.
                    if table.sitting().table().turn() == spadille_core::Turn::Over {
                        continue;
                    }
                    let missing = missing(&scene, &words, &screen, viewer.seat());
                    assert!(
                        missing.is_empty(),
                        "{agreed:?} seed {seed} after {steps} at {size:?}: {missing:#?}\n{}",
                        screen.join("\n")
                    );
                }
            }
        }
    }
}

#[test]
fn plain_signs_are_plain_everywhere() {
    let press = |code: KeyCode| Event::Key(KeyEvent::from(code));
    let assert_plain = |buffer: &Buffer, what: String| {
        let strange: String = buffer.content.iter().map(|c| c.symbol()).filter(|s| !s.is_ascii()).collect();
        assert!(strange.is_empty(), "{what}: {strange}\n{}", lines(buffer, buffer.area.width).join("\n"));
    };
    for lang in Lang::ALL {
        for agreed in tables() {
            let mut table = table(manner(lang, true), &agreed, 7);
            for steps in [1, 24] {
                table.sitting().play_by_book(steps);
                for window in [None, Some('r'), Some('l'), Some('a'), Some('?')] {
                    if let Some(key) = window {
                        table.input(press(KeyCode::Char(key)));
                    }
                    assert_plain(&drawn(&mut table, (80, 24)), format!("{agreed:?} {window:?}"));
                    assert_plain(&drawn(&mut table, LEAST), format!("{agreed:?} {window:?}"));
                    if window.is_some() {
                        table.input(press(KeyCode::Esc));
                    }
                }
            }
        }
        let mut menu = Menu::new(manner(lang, true), &PlayArgs::default());
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal");
        let mut look = |menu: &mut Menu| {
            terminal.draw(|frame| menu.draw(frame)).expect("drawn");
            assert_plain(terminal.backend().buffer(), "menu".into());
        };
        for _ in GAMES.iter() {
            look(&mut menu);
            menu.input(&press(KeyCode::Char('r')));
            look(&mut menu);
            menu.input(&press(KeyCode::Esc));
            menu.input(&press(KeyCode::Enter));
            for _ in 0..80 {
                look(&mut menu);
                menu.input(&press(KeyCode::Down));
            }
            menu.input(&press(KeyCode::Esc));
            menu.input(&press(KeyCode::Down));
        }
    }
}

#[test]
fn no_colour_is_needed() {
    let agreed = |game: &str| tables().into_iter().find(|(id, ..)| *id == game).expect("a game");
    for game in GAMES.iter() {
        let mut table = table(manner(Lang::En, false), &agreed(game), 7).without_colours();
        table.sitting().play_by_book(24);
        let buffer = drawn(&mut table, (80, 24));
        assert!(buffer.content.iter().all(|c| (c.fg, c.bg) == (Color::Reset, Color::Reset)), "{game}");
    }
    let mut chess = table(manner(Lang::En, false), &agreed("chess"), 7).without_colours();
    chess.sitting().play_by_book(1);
    let screen = lines(&drawn(&mut chess, (80, 24)), 54).join("\n");
    assert!("♔♕♖♗♘♙♚♛♜♝♞♟".chars().all(|man| screen.contains(man)), "{screen}");
    let mut menu = Menu::new(manner(Lang::En, false), &PlayArgs::default()).without_colours();
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal");
    terminal.draw(|frame| menu.draw(frame)).expect("drawn");
    let reversed = terminal.backend().buffer().content.iter().filter(|c| c.modifier.contains(Modifier::REVERSED));
    assert_eq!(reversed.map(|c| c.symbol()).collect::<String>().trim(), "L'Hombre");
}

#[test]
fn what_stands_under_a_board_is_labelled() {
    for (lang, lost, seen) in
        [(Lang::En, "Men lost: ♗", "-1: one of the four"), (Lang::De, "Verlorene Steine: ♗", "-1: eine")]
    {
        for (game, label) in [("chess", lost), ("pharo", seen)] {
            let agreed = tables().into_iter().find(|(id, ..)| *id == game).expect("a game");
            let mut table = table(manner(lang, false), &agreed, 7);
            table.sitting().play_by_book(24);
            let screen = lines(&drawn(&mut table, (80, 24)), 54).join("\n");
            assert!(screen.contains(label), "{screen}");
        }
    }
}

#[test]
fn every_bar_of_the_menu_fits_and_tells_what_esc_does() {
    for lang in Lang::ALL {
        let speech = Speech::new(lang, []);
        for keys in [text!("house-menu-keys"), text!("house-menu-resume-keys"), text!("house-menu-setup-keys")] {
            let words = speech.say(&keys, &[]);
            let area = Rect::new(0, 0, LEAST.0, 1);
            let mut buffer = Buffer::empty(area);
            let clicks = bar::draw(&words, area, Style::new(), &mut buffer);
            assert!(lines(&buffer, area.width)[0].contains(&words), "{words}");
            assert_eq!(clicks.last().map(|(_, key)| *key), Some(KeyCode::Esc), "{words}");
        }
    }
}
