//! Windows over the table: rules, laws, hints, the account.

use super::theme::Theme;
use crossterm::event::KeyCode;
use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Wrap};

/// A window with a text to scroll through.
#[derive(Clone, Debug)]
pub struct Popup {
    pub title: String,
    pub lines: Vec<String>,
    pub scroll: u16,
    /// Whether it takes the whole screen.
    pub large: bool,
}

impl Popup {
    /// A small window.
    pub fn note(title: String, lines: Vec<String>) -> Popup {
        Popup { title, lines, scroll: 0, large: false }
    }

    /// A window as large as the screen, for a text in Markdown.
    pub fn book(title: String, text: &str) -> Popup {
        Popup { title, lines: text.lines().map(str::to_owned).collect(), scroll: 0, large: true }
    }

    /// Scrolls or closes. Returns whether the window stays.
    pub fn key(&mut self, code: KeyCode) -> bool {
        let last = (self.lines.len() as u16).saturating_sub(3);
        match code {
            KeyCode::Down => self.scroll = (self.scroll + 1).min(last),
            KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll = (self.scroll + 12).min(last),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(12),
            KeyCode::Home => self.scroll = 0,
            KeyCode::End => self.scroll = last,
            _ => return false,
        }
        true
    }

    pub fn draw(&self, frame: &mut Frame, theme: Theme) {
        let area = self.area(frame.area());
        frame.render_widget(Clear, area);
        let lines: Vec<Line> = self.lines.iter().map(|l| marked(l)).collect();
        let text = Paragraph::new(lines).wrap(Wrap { trim: false }).scroll((self.scroll, 0));
        frame.render_widget(text.block(theme.block(format!(" {} ", self.title))), area);
    }

    fn area(&self, screen: Rect) -> Rect {
        if self.large {
            let [middle] = Layout::horizontal([Constraint::Max(100)]).flex(Flex::Center).areas(screen);
            return middle;
        }
        let width = 72.min(screen.width.saturating_sub(4));
        let wrapped: u16 = self.lines.iter().map(|l| l.chars().count() as u16 / width.max(1) + 1).sum();
        let height = (wrapped + 2).min(screen.height.saturating_sub(2)).max(3);
        let [row] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(screen);
        let [area] = Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(row);
        area
    }
}

/// A line of Markdown: headings stand out, the rest is left as it is.
fn marked(line: &str) -> Line<'static> {
    let heading = line.trim_start_matches('#');
    if heading.len() < line.len() {
        return Line::from(Span::styled(heading.trim().to_owned(), Theme::TITLE));
    }
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let spans = line
        .split("**")
        .enumerate()
        .map(|(i, part)| if i % 2 == 1 { Span::styled(part.to_owned(), bold) } else { Span::raw(part.to_owned()) });
    Line::from(spans.collect::<Vec<_>>())
}
