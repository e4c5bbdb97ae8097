//! Tables and courts from above in plain lines: the drawing of the screen, without colours and in ASCII.

use super::theme::Theme;
use super::words::Words;
use super::{cloth, court};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use spadille_core::scene::Board;
use spadille_table::Voice;

/// As wide as any terminal is, and as high as a table twice as long as wide needs.
const ROOM: Rect = Rect { x: 0, y: 0, width: 76, height: 20 };

/// The board seen from above, line by line; nothing for boards on which no balls run.
pub fn from_above(board: &Board, voice: &Voice) -> Vec<String> {
    let theme = Theme { ascii: true, colourless: true };
    let voice = Words::new(voice.clone(), theme);
    let mut buffer = Buffer::empty(ROOM);
    match board {
        Board::Cloth(board) => cloth::draw(board, None, ROOM, &voice, theme, &mut buffer),
        Board::Court(board) => court::draw(board, None, ROOM, &voice, theme, &mut buffer),
        _ => return vec![],
    }
    theme.finish(&mut buffer);
    let row = |y: u16| (0..ROOM.width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    let mut lines: Vec<String> = (0..ROOM.height).map(row).collect();
    let used = lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
    lines.truncate(used);
    lines
}
