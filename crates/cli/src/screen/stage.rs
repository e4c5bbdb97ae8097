//! Drawing a stage: what the conjuror says, what lies before him, or two hands with their fingers.

use super::cards::{self, Look};
use super::theme::Theme;
use super::words::Words;
use super::wrapping::wrap;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use spadille_core::Text;
use spadille_core::scene::{Face, Spread, StageBoard, StageHand, StagePile};

/// The fingers of a hand.
const FINGERS: u8 = 5;

/// The fewest lines on which a stage can still be read.
pub fn least(board: &StageBoard, width: u16, voice: &Words) -> u16 {
    let hands = if board.hands.is_empty() { 0 } else { 3 };
    let piles: u16 = board.piles.iter().map(|pile| rows(pile).len() as u16).sum();
    said(board, width, voice).len() as u16 + hands + piles
}

/// Draws a stage; returns the areas of the cards that can be pointed at, by their place from 0.
pub fn draw(board: &StageBoard, area: Rect, voice: &Words, theme: Theme, buffer: &mut Buffer) -> Vec<(u8, Rect)> {
    let mut y = area.y;
    for line in said(board, area.width, voice) {
        if y < area.bottom() {
            buffer.set_line(area.x, y, &line, area.width);
        }
        y += 1;
    }
    if !board.hands.is_empty() {
        draw_hands(&board.hands, Rect { y, height: area.bottom().saturating_sub(y), ..area }, voice, theme, buffer);
        return vec![];
    }
    let mut clickable = vec![];
    // Where there is room every pile gets a line of air.
    let wanted: u16 = board.piles.iter().map(|pile| rows(pile).len() as u16).sum();
    let air = u16::from(wanted + board.piles.len() as u16 <= area.bottom().saturating_sub(y));
    for pile in &board.piles {
        y += air;
        let name = name(pile, voice);
        let indent = if matches!(pile.spread, Spread::Grid(_)) { 2 } else { name.chars().count() as u16 + 2 };
        for (n, (first, row)) in rows(pile).into_iter().enumerate() {
            if y >= area.bottom() {
                return clickable;
            }
            let is_title = n == 0 && matches!(pile.spread, Spread::Grid(_));
            if n == 0 {
                buffer.set_stringn(area.x, y, &name, area.width as usize, Theme::QUIET);
            }
            if !is_title && indent + cards::WIDTH < area.width {
                let place = Rect { x: area.x + indent, y, width: area.width - indent, height: 1 };
                let look = |i: usize| {
                    let times = pile.marked.iter().filter(|m| usize::from(**m) == first + i).count();
                    Look { picked: times > 0, ..Look::default() }
                };
                let areas = cards::row(row, look, place, voice, theme, buffer);
                if pile.points.is_some() {
                    clickable.extend(areas.into_iter().enumerate().map(|(i, area)| ((first + i) as u8, area)));
                }
            }
            y += 1;
        }
    }
    clickable
}

/// What is said, broken into lines; what was said before the last is quieter.
fn said(board: &StageBoard, width: u16, voice: &Words) -> Vec<Line<'static>> {
    let last = board.said.len().saturating_sub(1);
    let style = |n: usize| if n == last { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
    let lines = board.said.iter().enumerate();
    lines.flat_map(|(n, said)| wrap(&Line::styled(voice.say(said), style(n)), width, 0)).collect()
}

fn name(pile: &StagePile, voice: &Words) -> String {
    format!("{} ({})", voice.say(&pile.name), pile.cards.len())
}

/// The rows of a pile, each with the place of its first card; a stack of backs is a single one, a square begins with a line for its name.
fn rows(pile: &StagePile) -> Vec<(usize, &[Face])> {
    match pile.spread {
        Spread::Stack => {
            let top = usize::from(!pile.cards.is_empty());
            vec![(0, &pile.cards[..top])]
        }
        Spread::Fan | Spread::Row => vec![(0, &pile.cards)],
        Spread::Grid(across) => {
            let across = usize::from(across.max(1));
            let rows = pile.cards.chunks(across).enumerate().map(|(n, row)| (n * across, row));
            [(0, &pile.cards[..0])].into_iter().chain(rows).collect()
        }
    }
}

fn draw_hands(hands: &[StageHand], area: Rect, voice: &Words, theme: Theme, buffer: &mut Buffer) {
    let wide = area.width / hands.len().max(1) as u16;
    for (n, hand) in hands.iter().enumerate() {
        let column = Rect { x: area.x + n as u16 * wide, width: wide, ..area }.intersection(area);
        let style = if hand.counts { Theme::TITLE } else { Style::new() };
        let told = hand.told.as_ref().map(|told| voice.say(told)).unwrap_or_default();
        let lines = [voice.name(hand.seat).to_owned(), fingers(hand, theme), told];
        for (y, line) in (column.y..column.bottom()).zip(lines) {
            buffer.set_stringn(column.x, y, line, column.width.saturating_sub(1) as usize, style);
        }
    }
}

/// Five fingers, the raised ones first.
fn fingers(hand: &StageHand, theme: Theme) -> String {
    let (up, down, closed) = if theme.ascii { ("|", ".", "(?)") } else { ("▮", "▯", "●") };
    match hand.fingers {
        Some(n) => (0..FINGERS).map(|i| if i < n { up } else { down }).collect::<Vec<_>>().join(" "),
        None if hand.chosen => closed.to_owned(),
        None => vec![down; FINGERS.into()].join(" "),
    }
}

/// What may be read about what is shown, as a text of a book: all of it, or only what spoils nothing.
pub fn pages(board: &StageBoard, all: bool, say: impl Fn(&Text) -> String) -> Option<String> {
    let pages = board.pages.iter().filter(|page| all || !page.spoils);
    let text: Vec<String> = pages.map(|page| format!("## {}\n\n{}", say(&page.title), say(&page.text))).collect();
    (!text.is_empty()).then(|| text.join("\n\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingers_are_raised_one_by_one() {
        let hand = |fingers, chosen| StageHand {
            seat: spadille_core::Seat(0),
            fingers,
            call: None,
            chosen,
            counts: false,
            told: None,
        };
        let theme = Theme { ascii: true, colourless: true };
        assert_eq!(fingers(&hand(Some(2), false), theme), "| | . . .");
        assert_eq!(fingers(&hand(None, true), theme), "(?)");
        assert_eq!(fingers(&hand(None, false), theme), ". . . . .");
    }
}
