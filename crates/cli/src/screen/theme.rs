//! Colours and signs: sixteen colours, with and without Unicode.

use crate::letters;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

/// How things are drawn.
#[derive(Copy, Clone, Debug)]
pub struct Theme {
    /// Whether only ASCII is drawn.
    pub ascii: bool,
    /// Whether colours are done without.
    pub colourless: bool,
}

impl Theme {
    pub const TITLE: Style = Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD);
    pub const QUIET: Style = Style::new().fg(Color::DarkGray);
    pub const NOTE: Style = Style::new().fg(Color::Cyan);
    pub const AWAITED: Style = Style::new().fg(Color::Green).add_modifier(Modifier::BOLD);
    pub const CHOSEN: Style = Style::new().fg(Color::Black).bg(Color::Yellow);
    pub const MONEY: Style = Style::new().fg(Color::Yellow);
    pub const LAW: Style = Style::new().fg(Color::DarkGray).add_modifier(Modifier::ITALIC);
    pub const WARNING: Style = Style::new().fg(Color::LightRed);
    pub const BACK: Style = Style::new().fg(Color::LightBlue).bg(Color::Blue);

    /// The theme for this terminal.
    pub fn new(ascii: bool) -> Theme {
        Theme { ascii, colourless: std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty()) }
    }

    /// A text as it is written on this terminal.
    pub fn written(self, text: String) -> String {
        if self.ascii { letters::ascii(&text) } else { text }
    }

    /// What tells that words go on.
    pub fn dots(self) -> &'static str {
        if self.ascii { "..." } else { "…" }
    }

    /// The last touch on what was drawn: what colour alone would tell is told without it, and whatever sign is left
    /// that a terminal without Unicode would not show is replaced.
    pub fn finish(self, buffer: &mut Buffer) {
        for cell in buffer.content.iter_mut().filter(|_| self.colourless) {
            cell.modifier |= without_colour(cell.fg, cell.bg);
            // A terminal that is to show no colours would forget the rest of the style when one is set.
            (cell.fg, cell.bg) = (Color::Reset, Color::Reset);
        }
        for cell in buffer.content.iter_mut().filter(|cell| self.ascii && !cell.symbol().is_ascii()) {
            let plain: String = letters::ascii(cell.symbol()).chars().take(1).collect();
            cell.set_symbol(&plain);
        }
    }

    /// A card's face by the colour of its suit.
    pub fn face(self, red: bool) -> Style {
        Style::new().fg(if red { Color::Red } else { Color::Black }).bg(Color::White)
    }

    /// The border set.
    pub fn border(self) -> ratatui::symbols::border::Set<'static> {
        if self.ascii {
            ratatui::symbols::border::Set {
                top_left: "+",
                top_right: "+",
                bottom_left: "+",
                bottom_right: "+",
                vertical_left: "|",
                vertical_right: "|",
                horizontal_top: "-",
                horizontal_bottom: "-",
            }
        } else {
            ratatui::symbols::border::ROUNDED
        }
    }

    /// A frame with a title.
    pub fn block(self, title: String) -> ratatui::widgets::Block<'static> {
        ratatui::widgets::Block::bordered()
            .border_set(self.border())
            .border_style(Self::QUIET)
            .title(title)
            .title_style(Self::TITLE)
    }
}

/// How a cell stands out where its colours are not shown: pointed at, taken up, touched by the last move, not open.
fn without_colour(fg: Color, bg: Color) -> Modifier {
    match (fg, bg) {
        (_, Color::Yellow | Color::Cyan) => Modifier::REVERSED,
        (_, Color::LightYellow) => Modifier::REVERSED | Modifier::UNDERLINED,
        (_, Color::Magenta | Color::Red | Color::LightCyan) | (Color::LightMagenta, _) => Modifier::UNDERLINED,
        (_, Color::Gray) => Modifier::DIM,
        _ => Modifier::empty(),
    }
}
