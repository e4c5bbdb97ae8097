//! Colours and signs: sixteen colours, with and without Unicode.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

/// How things are drawn.
#[derive(Copy, Clone, Debug)]
pub struct Theme {
    /// Whether only ASCII is drawn.
    pub ascii: bool,
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

    /// Replaces every sign a terminal without Unicode would not show. Letters with accents and fractions are left.
    pub fn plain(self, buffer: &mut Buffer) {
        for cell in buffer.content.iter_mut().filter(|_| self.ascii) {
            let plain = match cell.symbol() {
                "“" | "”" | "„" | "»" | "«" => "\"",
                "‘" | "’" | "‚" => "'",
                "–" | "—" | "·" => "-",
                "…" => ".",
                "×" => "x",
                "±" => "~",
                "←" => "<",
                "→" => ">",
                "↑" => "^",
                "↓" => "v",
                "•" | "⚑" => "*",
                _ => continue,
            };
            cell.set_symbol(plain);
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
