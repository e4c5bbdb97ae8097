//! Drawing cards.

use super::theme::Theme;
use super::words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use spadille_core::scene::Face;
use spadille_core::{Card, Suit};

/// The width of a card, without the gap to the next.
pub const WIDTH: u16 = 4;

/// The width of a card on which nothing is cut off: a high tarok needs more than others.
pub fn width(face: &Face, voice: &Words) -> u16 {
    index_width(face, voice).max(WIDTH)
}

fn index_width(face: &Face, voice: &Words) -> u16 {
    voice.face(face).chars().count() as u16
}

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

/// Draws cards in a row; returns the area of each. They move closer together when there is little room; where they could not be told
/// apart any more and there are lines enough, they lie in several rows instead, suit by suit if that is possible.
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
    let widest = faces.iter().map(|face| width(face, voice)).max().unwrap_or(WIDTH);
    let pitch = if count > 1 { (room / (count - 1)).clamp(1, widest + 1) } else { widest + 1 };
    let longest = faces[..faces.len() - 1].iter().map(|face| index_width(face, voice)).max().unwrap_or(0);
    if pitch <= longest && area.height > 1 && faces.iter().all(|face| matches!(face, Face::Up(_))) {
        return rows(faces, looks, area, voice, theme, buffer);
    }
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
            Face::Up(_) if i + 1 == faces.len() => width(face, voice),
            Face::Up(_) => width(face, voice).min(pitch.max(3)),
        }
        .min(area.right() - x);
        let place = Rect { x, y, width, height };
        draw(face, look, place, voice, theme, buffer);
        areas.push(Rect { x, y: area.y, width: pitch.min(area.right() - x), height: area.height });
    }
    areas
}

/// Draws a long hand in rows, each card as wide as what stands on it.
fn rows(
    faces: &[Face],
    looks: impl Fn(usize) -> Look,
    area: Rect,
    voice: &Words,
    theme: Theme,
    buffer: &mut Buffer,
) -> Vec<Rect> {
    let widths: Vec<u16> = faces.iter().map(|face| index_width(face, voice).max(2)).collect();
    let suits: Vec<Option<Suit>> = faces.iter().map(suit_of).collect();
    let by_suits = broken(&widths, |i| suits[i] == suits[i - 1], area.width);
    let lines = |starts: &[usize]| starts.len() as u16;
    let starts = if lines(&by_suits) <= area.height { by_suits } else { broken(&widths, |_| false, area.width) };
    let mut areas = Vec::new();
    let (mut x, mut y) = (area.x, area.y);
    for (i, face) in faces.iter().enumerate() {
        if i > 0 && starts.contains(&i) {
            (x, y) = (area.x, y + 1);
        }
        if y >= area.bottom() {
            break;
        }
        let place = Rect { x, y, width: widths[i].min(area.right().saturating_sub(x)), height: 1 };
        draw(face, looks(i), place, voice, theme, buffer);
        areas.push(Rect { width: place.width + 1, ..place });
        x += widths[i] + 1;
    }
    areas
}

fn suit_of(face: &Face) -> Option<Suit> {
    match face {
        Face::Up(name) => name.parse::<Card>().ok().map(Card::suit),
        Face::Down(()) => None,
    }
}

/// The cards with which a new row begins; those that belong with the one before stay in its row, if a row can hold them all.
fn broken(widths: &[u16], together: impl Fn(usize) -> bool, room: u16) -> Vec<usize> {
    let mut starts = vec![0];
    let mut used = 0;
    let mut i = 0;
    while i < widths.len() {
        let end = (i + 1..widths.len()).find(|next| !together(*next)).unwrap_or(widths.len());
        let group: u16 = widths[i..end].iter().map(|width| width + 1).sum();
        let whole = group <= room + 1;
        if whole && used > 0 && used + group > room + 1 {
            starts.push(i);
            used = 0;
        }
        for (card, width) in widths.iter().enumerate().take(end).skip(i) {
            if used > 0 && used + width > room {
                starts.push(card);
                used = 0;
            }
            used += width + 1;
        }
        i = end;
    }
    starts
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_broken_between_suits_where_they_can_be() {
        // Three cards of one suit and two of another, each three wide with its gap.
        let widths = [2; 5];
        let together = |i: usize| i != 3;
        assert_eq!(broken(&widths, together, 14), [0], "five cards take fourteen columns");
        assert_eq!(broken(&widths, together, 11), [0, 3]);
        assert_eq!(broken(&widths, together, 5), [0, 2, 3], "a suit longer than a row is broken itself");
        assert_eq!(broken(&widths, |_| false, 11), [0, 4]);
    }
}
