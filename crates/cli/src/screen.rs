//! The terminal house: a menu of games and a table to play at.

mod board;
mod cards;
mod form;
mod menu;
mod picture;
mod popup;
mod table;
mod theme;

use crate::args::PlayArgs;
use crate::commands::Manner;
use crate::failure::Failure;
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
            if table::TableScreen::new(manner, sitting).play(terminal)? == table::After::Leave {
                break;
            }
        }
        Ok(())
    })
}

/// Plays one match on the full screen.
pub fn play(manner: Manner, sitting: Sitting) -> Result<ExitCode, Failure> {
    with_terminal(|terminal| table::TableScreen::new(manner, sitting).play(terminal).map(|_| ()))
}

/// The table after so many steps played by bots, as an SVG picture.
pub fn picture(manner: Manner, mut sitting: Sitting, steps: usize, size: (u16, u16)) -> Result<String, Failure> {
    sitting.play_by_book(steps);
    let mut terminal = ratatui::Terminal::new(ratatui::backend::TestBackend::new(size.0, size.1))
        .map_err(|e| Failure::new(e.to_string()))?;
    let mut screen = table::TableScreen::new(manner, sitting);
    screen.refresh();
    terminal.draw(|frame| screen.draw(frame)).map_err(|e| Failure::new(e.to_string()))?;
    Ok(picture::svg(terminal.backend().buffer()))
}

/// Takes the screen and gives it back whatever happens.
fn with_terminal(visit: impl FnOnce(&mut DefaultTerminal) -> Result<(), Failure>) -> Result<ExitCode, Failure> {
    let mut terminal = ratatui::try_init()?;
    let _ = execute!(std::io::stdout(), EnableMouseCapture);
    let result = visit(&mut terminal);
    let _ = execute!(std::io::stdout(), DisableMouseCapture);
    ratatui::restore();
    result.map(|()| ExitCode::SUCCESS)
}

/// Waits for the visitor at most so long.
fn wait(time: Duration) -> Result<Option<Event>, Failure> {
    if crossterm::event::poll(time)? { Ok(Some(crossterm::event::read()?)) } else { Ok(None) }
}
