//! Windows over the table: rules, laws, hints, the account.

use super::leaf::{LeafLine, leaf};
use super::theme::Theme;
use crossterm::event::KeyCode;
use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph};
use spadille_table::prose::Block;
use std::time::Instant;

/// Lines the wheel turns at once.
const WHEEL: u16 = 3;

/// A window with a text to scroll through.
#[derive(Clone, Debug)]
pub struct Popup {
    title: String,
    lines: Vec<LeafLine>,
    scroll: u16,
    /// Whether it takes the whole screen.
    large: bool,
    /// How many lines were shown, and how far one can scroll: known once it has been drawn.
    shown: u16,
    last: u16,
    /// The keys it names on its edge instead of those that scroll.
    keys: Option<String>,
    /// Letters that close it and are heard by the table.
    through: &'static [char],
    /// When it closes by itself.
    until: Option<Instant>,
}

impl Popup {
    /// A small window. What is enumerated, a payment or a point of a list, hangs from its first line.
    pub fn note(title: String, lines: Vec<String>) -> Popup {
        let lines = lines.into_iter().map(|line| LeafLine::new(Line::raw(line), 2)).collect();
        Popup { title, lines, scroll: 0, large: false, shown: 1, last: 0, keys: None, through: &[], until: None }
    }

    /// The window with keys of its own; some are heard by the table.
    #[must_use]
    pub fn with_keys(mut self, keys: String, through: &'static [char]) -> Popup {
        (self.keys, self.through) = (Some(keys), through);
        self
    }

    /// The window, closing by itself.
    #[must_use]
    pub fn closing_at(mut self, until: Option<Instant>) -> Popup {
        self.until = until;
        self
    }

    /// Whether its time is over.
    pub fn is_past(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// Whether a key is for the table.
    pub fn lets_through(&self, code: KeyCode) -> bool {
        matches!(code, KeyCode::Char(letter) if self.through.contains(&letter))
    }

    /// A window as large as the screen, for a text of a book.
    pub fn book(title: String, text: &[Block]) -> Popup {
        Popup { large: true, lines: leaf(text), ..Popup::note(title, Vec::new()) }
    }

    /// A window as large as the screen that shows the end of its lines first.
    pub fn log(title: String, lines: Vec<String>) -> Popup {
        Popup { large: true, scroll: u16::MAX, ..Popup::note(title, lines) }
    }

    /// Scrolls or closes. Returns whether the window stays.
    pub fn key(&mut self, code: KeyCode) -> bool {
        let page = self.shown.saturating_sub(1).max(1);
        self.scroll = match code {
            KeyCode::Down => self.scroll.saturating_add(1),
            KeyCode::Up => self.scroll.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll.saturating_add(page),
            KeyCode::PageUp => self.scroll.saturating_sub(page),
            KeyCode::Home => 0,
            KeyCode::End => self.last,
            _ => return false,
        }
        .min(self.last);
        true
    }

    /// Turns the wheel.
    pub fn wheel(&mut self, down: bool) {
        let to = if down { self.scroll.saturating_add(WHEEL) } else { self.scroll.saturating_sub(WHEEL) };
        self.scroll = to.min(self.last);
    }

    /// Draws the window, with the keys that move it on its lower edge.
    pub fn draw(&mut self, frame: &mut Frame, keys: &str, theme: Theme) {
        let screen = frame.area();
        let width = if self.large { screen.width.min(100) } else { screen.width.saturating_sub(4).clamp(1, 72) };
        let inner = width.saturating_sub(2);
        let lines: Vec<Line> = self.lines.iter().flat_map(|line| line.broken(inner, theme)).collect();
        let height = if self.large {
            screen.height
        } else {
            (lines.len() as u16).saturating_add(2).min(screen.height.saturating_sub(2)).max(3)
        };
        let area = centred(screen, width, height);
        self.shown = area.height.saturating_sub(2);
        self.last = (lines.len() as u16).saturating_sub(self.shown);
        self.scroll = self.scroll.min(self.last);
        let mut block = theme.block(theme.written(format!(" {} ", self.title)));
        if self.last > 0 {
            let percent = u32::from(self.scroll) * 100 / u32::from(self.last);
            block = block.title_bottom(Line::styled(format!(" {percent} % "), Theme::QUIET).right_aligned());
        }
        let keys = self.keys.as_deref().unwrap_or(keys);
        block = block.title_bottom(Line::styled(format!(" {keys} "), Theme::QUIET));
        frame.render_widget(Clear, area);
        frame.render_widget(Paragraph::new(lines).scroll((self.scroll, 0)).block(block), area);
    }
}

fn centred(screen: Rect, width: u16, height: u16) -> Rect {
    let [row] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(screen);
    let [area] = Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(row);
    area
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    fn drawn(popup: &mut Popup, size: (u16, u16)) -> String {
        let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a terminal");
        terminal.draw(|frame| popup.draw(frame, "Esc", Theme { ascii: true, colourless: false })).expect("drawn");
        terminal.backend().to_string()
    }

    #[test]
    fn one_can_scroll_to_the_very_end_of_long_lines() {
        let lines: Vec<String> = (0..30).map(|i| format!("{i} {}", "many words ".repeat(20))).collect();
        let mut popup = Popup::note("Title".into(), [lines, vec!["the end".into()]].concat());
        assert!(!drawn(&mut popup, (60, 20)).contains("the end"));
        (0..400).for_each(|_| popup.wheel(true));
        assert!(drawn(&mut popup, (60, 20)).contains("the end"));
        popup.key(KeyCode::Home);
        assert!(drawn(&mut popup, (60, 20)).contains("0 many"));
        popup.key(KeyCode::End);
        assert!(drawn(&mut popup, (60, 20)).contains("the end"));
        assert!(!popup.key(KeyCode::Esc));
    }

    #[test]
    fn a_log_opens_at_its_end_and_any_size_will_do() {
        let mut log = Popup::log("Log".into(), (0..100).map(|i| format!("event {i}")).collect());
        assert!(drawn(&mut log, (40, 12)).contains("event 99"));
        for size in [(1, 1), (3, 3), (20, 5), (200, 60)] {
            drawn(&mut log, size);
        }
    }
}
