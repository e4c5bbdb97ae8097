//! The line of keys at the foot of the screen. Whoever prefers the mouse clicks the words.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

/// Draws keys and what they do, "h hint  r rules"; returns where each can be clicked.
pub fn draw(words: &str, area: Rect, style: Style, buffer: &mut Buffer) -> Vec<(Rect, KeyCode)> {
    let mut clicks = Vec::new();
    let mut x = area.x + 1;
    for item in words.split("  ") {
        let room = area.right().saturating_sub(x) as usize;
        // What does not fit whole is left out; the most important keys come first.
        if Span::raw(item).width() > room {
            break;
        }
        let (end, _) = buffer.set_stringn(x, area.y, item, room, style);
        if let Some(key) = item.split(' ').next().and_then(key_of) {
            clicks.push((Rect { x, y: area.y, width: end - x, height: 1 }, key));
        }
        x = end + 2;
    }
    clicks
}

/// The key a word names; of two that do the same ("Esc/q") the first.
fn key_of(word: &str) -> Option<KeyCode> {
    let word = word.split('/').next().filter(|first| !first.is_empty()).unwrap_or(word);
    let mut letters = word.chars();
    match (word, letters.next(), letters.next()) {
        ("Enter", ..) => Some(KeyCode::Enter),
        ("Esc", ..) => Some(KeyCode::Esc),
        ("Tab", ..) => Some(KeyCode::Tab),
        (_, Some(letter), None) if letter.is_ascii_graphic() => Some(KeyCode::Char(letter)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_a_bar_are_its_keys() {
        let area = Rect::new(0, 0, 30, 1);
        let mut buffer = Buffer::empty(area);
        let clicks = draw("h hint  ↑↓ choose  Enter play  q leave", area, Style::new(), &mut buffer);
        let keys: Vec<(u16, u16, KeyCode)> = clicks.iter().map(|(r, k)| (r.x, r.width, *k)).collect();
        assert_eq!(keys, [(1, 6, KeyCode::Char('h')), (20, 10, KeyCode::Enter)]);
    }
}
