//! The terminal house: a menu of games and a table to play at.

mod bar;
mod board;
mod cards;
mod cloth;
mod company;
mod court;
mod form;
mod leaf;
mod leaving;
mod menu;
#[cfg(test)]
mod mouse_tests;
mod picture;
mod plain;
mod popup;
mod room;
#[cfg(test)]
mod seeing_tests;
mod setup;
#[cfg(test)]
mod setup_tests;
mod sheet;
mod stage;
mod table;
#[cfg(test)]
mod telling_tests;
mod theme;
#[cfg(test)]
mod whole_tests;
mod words;
mod wrapping;

pub use leaf::{broken, printed};
pub use plain::from_above;

use crate::args::PlayArgs;
use crate::commands::Manner;
use crate::failure::Failure;
use crate::out::say;
use crate::pace::Pace;
use crate::sitting::Sitting;
use crossterm::event::{DisableMouseCapture, EnableMouseCapture, Event};
use crossterm::execute;
use ratatui::DefaultTerminal;
use std::process::ExitCode;
use std::time::Duration;

/// The smallest terminal a table fits on.
pub const LEAST: (u16, u16) = (60, 20);

/// Opens the house: the menu, and the tables chosen from it, until the visitor leaves.
pub fn house(manner: Manner, args: &PlayArgs) -> Result<ExitCode, Failure> {
    with_terminal(|terminal| {
        let mut menu = menu::Menu::new(manner, args);
        while let Some(sitting) = menu.choose(terminal)? {
            let mut screen = table::TableScreen::new(manner, sitting).at_pace(args.pace);
            if screen.play(terminal)? == table::After::Leave {
                return Ok(screen.farewell());
            }
        }
        Ok(None)
    })
}

/// Plays one match on the full screen.
pub fn play(manner: Manner, sitting: Sitting, pace: Pace) -> Result<ExitCode, Failure> {
    with_terminal(|terminal| {
        let mut screen = table::TableScreen::new(manner, sitting).at_pace(pace);
        screen.play(terminal)?;
        Ok(screen.farewell())
    })
}

/// The table after so many steps played by bots, as an SVG picture.
pub fn picture(manner: Manner, mut sitting: Sitting, steps: usize, size: (u16, u16)) -> Result<String, Failure> {
    sitting.play_by_book(steps);
    let mut terminal = ratatui::Terminal::new(ratatui::backend::TestBackend::new(size.0, size.1))
        .map_err(|e| Failure::new(e.to_string()))?;
    let mut screen = table::TableScreen::new(manner, sitting).in_colours();
    screen.refresh();
    terminal.draw(|frame| screen.draw(frame)).map_err(|e| Failure::new(e.to_string()))?;
    Ok(picture::svg(terminal.backend().buffer()))
}

/// Takes the screen and gives it back whatever happens; then the last words of the visit are said.
fn with_terminal(
    visit: impl FnOnce(&mut DefaultTerminal) -> Result<Option<String>, Failure>,
) -> Result<ExitCode, Failure> {
    leaving::listen();
    let mut terminal = ratatui::try_init()?;
    let _ = execute!(std::io::stdout(), EnableMouseCapture);
    let result = visit(&mut terminal);
    give_back();
    match leaving::asked_by() {
        // Whoever hung up hears nothing more.
        Some(signal) => Ok(ExitCode::from(128 + signal)),
        None => result.map(|farewell| {
            if let Some(words) = farewell {
                say!("{words}");
            }
            ExitCode::SUCCESS
        }),
    }
}

/// Gives the terminal back as it was found.
fn give_back() {
    let _ = execute!(std::io::stdout(), DisableMouseCapture);
    let _ = ratatui::try_restore();
}

/// Waits for the visitor at most so long.
fn wait(time: Duration) -> Result<Option<Event>, Failure> {
    let found = if leaving::asked_by().is_none() { crossterm::event::poll(time) } else { Ok(false) };
    match leaving::as_key() {
        Some(key) => Ok(Some(key)),
        None if found? => Ok(Some(crossterm::event::read()?)),
        None => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::PlayArgs;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use spadille_catalogue::GAMES;
    use spadille_core::Lang;

    const EN: Manner = Manner { lang: Lang::En, json: false, ascii: false, signs: None };

    fn sitting(game: &str, steps: usize) -> Sitting {
        let args = PlayArgs { seed: Some(7), name: "Henriette".into(), ..PlayArgs::default() };
        let mut sitting = Sitting::from_args(game, &args, Lang::En).expect("a table").unsaved();
        sitting.play_by_book(steps);
        sitting
    }

    fn screen(manner: Manner, sitting: Sitting, size: (u16, u16)) -> String {
        let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a terminal");
        let mut table = table::TableScreen::new(manner, sitting);
        table.refresh();
        terminal.draw(|frame| table.draw(frame)).expect("drawn");
        terminal.backend().to_string()
    }

    /// What the bank keeps of a stake is told whole on the smallest screen, exact share and all.
    #[test]
    fn the_share_of_the_bank_is_not_cut() {
        let shown = screen(EN, sitting("pharo", 1), (80, 24));
        assert!(shown.contains("The bank keeps 1.98") && shown.contains("33/1666)"), "{shown}");
    }

    /// Every message the program says is known in both languages, and both languages have the same messages.
    #[test]
    fn everything_said_here_can_be_said_in_both_languages() {
        fn sources(folder: &std::path::Path, code: &mut String) {
            for entry in std::fs::read_dir(folder).expect("a folder").map(|e| e.expect("an entry").path()) {
                match entry.is_dir() {
                    true => sources(&entry, code),
                    false if entry.extension().is_some_and(|e| e == "rs") => {
                        *code += &std::fs::read_to_string(&entry).expect("source");
                    }
                    false => {}
                }
            }
        }
        let mut code = String::new();
        sources(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut code);
        let said = code.split("text!(").skip(1).filter_map(|part| part.trim_start().strip_prefix('"'));
        let is_id = |id: &&str| id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        let ids: Vec<&str> = said.filter_map(|part| part.split('"').next()).filter(is_id).collect();
        assert!(ids.len() > 80);
        for lang in Lang::ALL {
            let speech = spadille_core::Speech::new(lang, []);
            let unknown: Vec<_> = ids.iter().filter(|id| !speech.knows(id)).collect();
            assert!(unknown.is_empty(), "{lang}: {unknown:?}");
        }
        let written = |text: &str| -> Vec<String> {
            let lines = text.lines().filter(|l| !l.starts_with([' ', '#']) && l.contains('='));
            lines.filter_map(|l| l.split('=').next()).map(|id| id.trim().to_owned()).collect()
        };
        let (en, de) = (include_str!("../../../books/house/en.ftl"), include_str!("../../../books/house/de.ftl"));
        assert_eq!(written(en), written(de));
    }

    spadille_catalogue::each_game! {
        a_table_at_its_first_and_a_later_choice,
        a_table_in_german,
        a_table_on_the_smallest_screen,
        no_terminal_is_too_small_or_too_large,
    }

    fn a_table_at_its_first_and_a_later_choice(game: &str) {
        for steps in [1, 24] {
            insta::assert_snapshot!(format!("{game}-{steps}"), screen(EN, sitting(game, steps), (80, 24)));
        }
    }

    fn a_table_in_german(game: &str) {
        let german = Manner { lang: Lang::De, ..EN };
        insta::assert_snapshot!(format!("{game}-de"), screen(german, sitting(game, 24), (100, 30)));
    }

    fn a_table_on_the_smallest_screen(game: &str) {
        insta::assert_snapshot!(format!("{game}-least"), screen(EN, sitting(game, 24), LEAST));
    }

    fn no_terminal_is_too_small_or_too_large(game: &str) {
        for size in [(20, 5), (1, 1), (59, 19), (60, 20), (80, 24), (40, 60), (250, 80)] {
            screen(EN, sitting(game, 24), size);
        }
    }

    /// Boards grow with the terminal.
    #[test]
    fn boards_on_a_large_screen() {
        for game in ["chess", "trictrac", "verkehren", "pharo", "whist"] {
            insta::assert_snapshot!(format!("{game}-large"), screen(EN, sitting(game, 24), (200, 60)));
        }
    }

    #[test]
    fn a_terminal_that_is_too_small_is_told_so() {
        insta::assert_snapshot!("too-small", screen(EN, sitting("piquet", 5), (20, 5)));
    }

    #[test]
    fn the_menu() {
        let mut terminal = Terminal::new(TestBackend::new(100, 24)).expect("a terminal");
        let mut menu = menu::Menu::new(EN, &PlayArgs::default());
        terminal.draw(|frame| menu.draw(frame)).expect("drawn");
        let drawn = terminal.backend().to_string();
        assert!(drawn.contains("Piquet"), "{drawn}");
        for game in 0..GAMES.len() {
            for size in [(20, 5), (1, 1), (60, 20), (80, 24), (250, 80)] {
                let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a terminal");
                let mut menu = menu::Menu::new(EN, &PlayArgs::default());
                menu.at(game);
                terminal.draw(|frame| menu.draw(frame)).expect("drawn");
            }
        }
        terminal.resize(ratatui::layout::Rect::new(0, 0, 20, 5)).expect("resized");
    }
}
