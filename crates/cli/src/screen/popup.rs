//! Windows over the table: rules, laws, hints, the account.

use super::theme::Theme;
use super::wrapping::wrap;
use crossterm::event::KeyCode;
use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph};

/// Lines the wheel turns at once.
const WHEEL: u16 = 3;

/// A window with a text to scroll through.
#[derive(Clone, Debug)]
pub struct Popup {
    title: String,
    lines: Vec<String>,
    scroll: u16,
    /// Whether it takes the whole screen.
    large: bool,
    /// Whether it is read as a text and not as a list.
    prose: bool,
    /// How many lines were shown, and how far one can scroll: known once it has been drawn.
    shown: u16,
    last: u16,
}

impl Popup {
    /// A small window.
    pub fn note(title: String, lines: Vec<String>) -> Popup {
        Popup { title, lines, scroll: 0, large: false, prose: false, shown: 1, last: 0 }
    }

    /// A window as large as the screen, for a text in Markdown.
    pub fn book(title: String, text: &str) -> Popup {
        Popup { large: true, prose: true, ..Popup::note(title, with_tables(text)) }
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
        // What is enumerated, a payment or a point of a list, hangs from its first line; prose does not.
        let hang = |line: &str| if self.prose && !line.starts_with("- ") { 0 } else { 2 };
        let inner = width.saturating_sub(2);
        let lines: Vec<Line> =
            self.lines.iter().flat_map(|l| wrap(&marked(&theme.written(l.clone())), inner, hang(l))).collect();
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

/// The lines of a text in Markdown, the rows of its tables brought under each other.
fn with_tables(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let is_row = |line: &str| line.starts_with('|');
    let blocks = lines.chunk_by(|a, b| is_row(a) && is_row(b));
    blocks.flat_map(|block| if is_row(block[0]) { aligned(block) } else { vec![block[0].to_owned()] }).collect()
}

fn aligned(table: &[&str]) -> Vec<String> {
    let has_words = |row: &&&str| !row.chars().all(|c| "|-: ".contains(c));
    let cells = |row: &&str| row.trim_matches('|').split('|').map(|c| c.trim().to_owned()).collect::<Vec<_>>();
    let rows: Vec<Vec<String>> = table.iter().filter(has_words).map(cells).collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |n: usize| rows.iter().filter_map(|row| row.get(n)).map(|c| c.chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let padded: Vec<String> = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
        format!("  {}", padded.join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}

/// A line of Markdown: headings, what is bold and what is emphasised stand out; the rest is left as it is.
fn marked(line: &str) -> Line<'static> {
    let heading = line.trim_start_matches('#');
    if heading.len() < line.len() {
        return Line::from(Span::styled(heading.trim().to_owned(), Theme::TITLE));
    }
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let parts = marked_by(line, "**", Style::new(), bold);
    let spans = parts.into_iter().flat_map(|(part, style)| {
        marked_by(part, "*", style, style.add_modifier(Modifier::ITALIC))
            .into_iter()
            .map(|(part, style)| Span::styled(part.to_owned(), style))
    });
    Line::from(spans.collect::<Vec<_>>())
}

/// The parts of a text inside and outside of marks; a text whose marks do not match is left whole.
fn marked_by<'a>(text: &'a str, mark: &str, outside: Style, inside: Style) -> Vec<(&'a str, Style)> {
    let parts: Vec<&str> = text.split(mark).collect();
    if parts.len().is_multiple_of(2) {
        return vec![(text, outside)];
    }
    parts.into_iter().enumerate().map(|(i, part)| (part, if i % 2 == 1 { inside } else { outside })).collect()
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
    fn what_is_marked_stands_out_and_a_lone_star_stays() {
        let spans = |line: &str| marked(line).spans.iter().map(|s| s.content.to_string()).collect::<Vec<_>>();
        assert_eq!(spans("the **elder** is *first*"), ["the ", "elder", " is ", "first", ""]);
        assert_eq!(spans("3 * 4"), ["3 * 4"]);
        assert_eq!(spans("## Cards"), ["Cards"]);
    }

    #[test]
    fn tables_are_brought_into_columns() {
        let text = "Before\n| rank | worth |\n|---|---:|\n| ace | 11 |\n\nAfter";
        assert_eq!(with_tables(text), ["Before", "  rank  worth", "  ace   11", "", "After"]);
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
