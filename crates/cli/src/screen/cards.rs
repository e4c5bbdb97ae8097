//! Drawing cards.

use super::theme::Theme;
use super::words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use spadille_core::Card;
use spadille_core::scene::Face;

/// The width of a card, without the gap to the next.
pub const WIDTH: u16 = 4;

/// How a card is shown.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// The cursor is on it.
    pub cursor: bool,
    /// It is picked for laying away.
    pub picked: bool,
    /// It cannot be chosen now.
    pub dimmed: bool,
}

/// Draws a row of cards; returns the area of each. Cards move closer together when there is little room.
pub fn row(
    faces: &[Face],
    looks: impl Fn(usize) -> Look,
    area: Rect,
    voice: &Words,
    theme: Theme,
    buffer: &mut Buffer,
) -> Vec<Rect> {
    if faces.is_empty() || area.width < WIDTH || area.height == 0 {
        return vec![];
    }
    let count = faces.len() as u16;
    let room = area.width.saturating_sub(WIDTH);
    let pitch = if count > 1 { (room / (count - 1)).clamp(1, WIDTH + 1) } else { WIDTH + 1 };
    let mut areas = Vec::new();
    for (i, face) in faces.iter().enumerate() {
        let x = area.x + i as u16 * pitch;
        if x + 2 > area.right() {
            break;
        }
        let look = looks(i);
        let raised = look.picked || look.cursor;
        let y = if raised || area.height < 3 { area.y } else { area.y + 1 };
        let height = area.height.saturating_sub(1).clamp(1, 3);
        let width = match face {
            // Backs are counted by the gaps between them.
            Face::Down(()) => WIDTH.min(pitch.saturating_sub(1).max(1)),
            Face::Up(_) if i + 1 == faces.len() => WIDTH,
            Face::Up(_) => WIDTH.min(pitch.max(3)),
        }
        .min(area.right() - x);
        let place = Rect { x, y, width, height };
        draw(face, look, place, voice, theme, buffer);
        areas.push(Rect { x, y: area.y, width: pitch.min(area.right() - x), height: area.height });
    }
    areas
}

/// Draws one card.
pub fn draw(face: &Face, look: Look, area: Rect, voice: &Words, theme: Theme, buffer: &mut Buffer) {
    let area = area.intersection(*buffer.area());
    let style = style_of(face, look, theme);
    buffer.set_style(area, style);
    let index = voice.face(face);
    for line in 0..area.height {
        // The index stands at both ends, as on a printed card, where there is room for it.
        let filling = match (face, line) {
            (Face::Down(()), _) if theme.ascii => "####".to_owned(),
            (Face::Down(()), _) => "░░░░".to_owned(),
            (Face::Up(_), 0) => format!("{index:<4}"),
            (Face::Up(_), 2) => format!("{index:>4}"),
            (Face::Up(_), _) => "    ".to_owned(),
        };
        buffer.set_stringn(area.x, area.y + line, filling, area.width as usize, style);
    }
}

fn style_of(face: &Face, look: Look, theme: Theme) -> Style {
    let style = match face {
        Face::Down(()) => Theme::BACK,
        Face::Up(name) => theme.face(name.parse::<Card>().is_ok_and(|c| c.suit().is_red())),
    };
    match look {
        Look { cursor: true, .. } => style.bg(Color::Yellow).add_modifier(Modifier::BOLD),
        Look { picked: true, .. } => style.bg(Color::LightCyan),
        Look { dimmed: true, .. } => style.bg(Color::Gray),
        _ => style,
    }
}
