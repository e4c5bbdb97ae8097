//! What must be seen at every table: on small screens, in plain signs, without colours.

use super::company::plate_line;
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
use spadille_core::book::OptionGroup;
use spadille_core::scene::{BallLies, BallLook, Board, Face, Scene};
use spadille_core::{Lang, Speech, text};

const COLOURED: Theme = Theme { ascii: false, colourless: false };

/// As long a name as the house takes.
const NAME: &str = "Annette von Droste-Hülsh";

fn manner(lang: Lang, ascii: bool) -> Manner {
    Manner { lang, json: false, ascii, signs: None }
}

/// What is agreed on at a table: game, preset, options.
type Agreed = (&'static str, String, Vec<String>);

/// The most seats that are tried.
const SEATS: i64 = 10;

/// A game by every preset, with the fewest and the most seats or whatever is listed of them, and with as many of the agreements that
/// are not the preset's as go together: those lengthen a player's line or list.
fn tables(game: &'static str) -> Vec<Agreed> {
    let about = spadille_catalogue::about(game).expect("a game");
    let options = about.options();
    let seats = options.iter().filter(|option| option.key == "players").flat_map(|option| {
        let ends = option.least.zip(option.most).map(|(least, most)| [least, most.min(SEATS)]);
        let listed = option.values.iter().map(|listed| listed.value.to_string());
        ends.into_iter().flatten().map(|n| n.to_string()).chain(listed)
    });
    let seats: Vec<String> = seats.map(|n| format!("players={n}")).collect();
    let others: Vec<String> = options
        .iter()
        .filter(|option| {
            matches!(option.group, OptionGroup::Table | OptionGroup::Strictness) && option.values.len() == 2
        })
        .filter_map(|option| Some(format!("{}={}", option.key, option.values.last()?.value)))
        .collect();
    let mut tables: Vec<Agreed> = Vec::new();
    for preset in about.presets {
        let agreed = |options: Vec<String>| (game, preset.name.to_owned(), options);
        let sits = |options: &[String]| sitting_of(&agreed(options.to_vec()), Lang::En, 1).is_some();
        tables.push(agreed(vec![]));
        tables.extend(seats.iter().map(|one| vec![one.clone()]).filter(|one| sits(one)).map(agreed));
        let mut together = Vec::new();
        for other in &others {
            together.push(other.clone());
            if !sits(&together) {
                together.pop();
            }
        }
        if !together.is_empty() {
            tables.push(agreed(together));
        }
    }
    tables
}

/// The first table of a game.
fn first(game: &'static str) -> Agreed {
    tables(game).swap_remove(0)
}

fn sitting_of((game, preset, options): &Agreed, lang: Lang, seed: u64) -> Option<Sitting> {
    let args = PlayArgs {
        preset: Some(preset.clone()),
        options: options.clone(),
        seed: Some(seed),
        name: NAME.into(),
        ..PlayArgs::default()
    };
    Sitting::from_args(game, &args, lang).ok().map(Sitting::unsaved)
}

fn table(manner: Manner, agreed: &Agreed, seed: u64) -> TableScreen {
    TableScreen::new(manner, sitting_of(agreed, manner.lang, seed).expect("a table"))
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
        let line = words_of(&plate_line(place, words, COLOURED).to_string());
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

spadille_catalogue::each_game! {
    nobody_is_left_out_on_a_small_screen,
    plain_signs_are_plain_at_a_table,
    no_colour_is_needed_at_a_table,
}

fn nobody_is_left_out_on_a_small_screen(game: &'static str) {
    for lang in Lang::ALL {
        for (seed, agreed) in (1..).zip(tables(game)) {
            let mut table = table(manner(lang, false), &agreed, seed);
            let mut voice = voice_of(table.sitting().table(), manner(lang, false));
            voice.you = table.sitting().viewer().seat();
            let words = Words::new(voice, COLOURED);
            for steps in [1, 6, 15, 24, 40, 70, 110, 160, 230] {
                table.sitting().play_by_book(steps);
                let viewer = table.sitting().viewer();
                let scene = table.sitting().table().scene(viewer);
                // The account of a deal lies over the table until it is put away.
                table.refresh();
                table.close_popup();
                table.close_popup();
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

fn press(code: KeyCode) -> Event {
    Event::Key(KeyEvent::from(code))
}

fn assert_plain(buffer: &Buffer, what: &str) {
    let strange: String = buffer.content.iter().map(|c| c.symbol()).filter(|s| !s.is_ascii()).collect();
    assert!(strange.is_empty(), "{what}: {strange}\n{}", lines(buffer, buffer.area.width).join("\n"));
}

fn plain_signs_are_plain_at_a_table(game: &'static str) {
    for (lang, agreed) in Lang::ALL.into_iter().flat_map(|lang| tables(game).into_iter().map(move |one| (lang, one))) {
        let mut table = table(manner(lang, true), &agreed, 7);
        for steps in [1, 24] {
            table.sitting().play_by_book(steps);
            for window in [None, Some('r'), Some('l'), Some('a'), Some('?')] {
                if let Some(key) = window {
                    table.input(press(KeyCode::Char(key)));
                }
                assert_plain(&drawn(&mut table, (80, 24)), &format!("{agreed:?} {window:?}"));
                assert_plain(&drawn(&mut table, LEAST), &format!("{agreed:?} {window:?}"));
                if window.is_some() {
                    table.input(press(KeyCode::Esc));
                }
            }
        }
    }
}

#[test]
fn plain_signs_are_plain_in_the_menu() {
    for lang in Lang::ALL {
        let mut menu = Menu::new(manner(lang, true), &PlayArgs::default());
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal");
        let mut look = |menu: &mut Menu| {
            terminal.draw(|frame| menu.draw(frame)).expect("drawn");
            assert_plain(terminal.backend().buffer(), "menu");
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

fn no_colour_is_needed_at_a_table(game: &'static str) {
    let mut table = table(manner(Lang::En, false), &first(game), 7).without_colours();
    table.sitting().play_by_book(24);
    let buffer = drawn(&mut table, (80, 24));
    assert!(buffer.content.iter().all(|c| (c.fg, c.bg) == (Color::Reset, Color::Reset)));
}

#[test]
fn men_and_cursors_need_no_colour() {
    let mut chess = table(manner(Lang::En, false), &first("chess"), 7).without_colours();
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
            let mut table = table(manner(lang, false), &first(game), 7);
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
