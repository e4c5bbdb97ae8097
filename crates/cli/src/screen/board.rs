//! Drawing what lies between the players, one renderer per kind of board.

use super::cards::{self, Look};
use super::theme::Theme;
use spadille_catalogue::Voice;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use spadille_core::scene::{BankBoard, Board, CardsBoard, ChequerBoard, TablesBoard};
use spadille_core::{Seat, text};

/// What the player points at on a board, in the board's own numbering.
#[derive(Clone, Debug, Default)]
pub struct Pointing {
    /// Places that can be chosen.
    pub open: Vec<u8>,
    /// Where the cursor is.
    pub cursor: Option<u8>,
    /// A place already taken up.
    pub held: Option<u8>,
    /// A place of a layout.
    pub place: Option<String>,
}

/// Draws a board; returns the areas of its places that can be clicked.
pub fn draw(
    board: &Board,
    pointing: &Pointing,
    me: Option<Seat>,
    area: Rect,
    voice: &Voice,
    theme: Theme,
    buffer: &mut Buffer,
) -> Vec<(u8, Rect)> {
    match board {
        Board::Cards(board) => {
            draw_cards(board, area, voice, theme, buffer);
            vec![]
        }
        Board::Bank(board) => draw_bank(board, pointing, area, voice, theme, buffer),
        Board::Tables(board) => draw_tables(board, pointing, me, area, voice, theme, buffer),
        Board::Chequer(board) => draw_chequer(board, pointing, me, area, theme, buffer),
    }
}

fn line(buffer: &mut Buffer, area: Rect, y: u16, text: &str, style: Style) {
    if y < area.height {
        buffer.set_stringn(area.x, area.y + y, text, area.width as usize, style);
    }
}

fn draw_cards(board: &CardsBoard, area: Rect, voice: &Voice, theme: Theme, buffer: &mut Buffer) {
    let mut y = 0;
    if let Some(trump) = &board.trump {
        line(buffer, area, y, &voice.say(trump), Theme::TITLE);
        y += 1;
    }
    // The trick lies in the middle of the table, with the piles below it.
    let piles = board.piles.iter().filter(|p| !p.cards.is_empty()).count() as u16;
    let spare = area.height.saturating_sub(y + 5 + piles);
    y += spare / 2;
    let trick_height = 5.min(area.height.saturating_sub(y));
    let (trick, is_last) = if board.trick.is_empty() { (&board.last_trick, true) } else { (&board.trick, false) };
    let left = area.width.saturating_sub(trick.len() as u16 * 12) / 2;
    for (i, (seat, face)) in trick.iter().enumerate() {
        let x = area.x + left + i as u16 * 12;
        if x + cards::WIDTH > area.right() || trick_height < 2 {
            break;
        }
        let place = Rect { x, y: area.y + y + 1, width: cards::WIDTH, height: 3.min(trick_height - 1) };
        cards::draw(face, Look { dimmed: is_last, ..Look::default() }, place, voice, theme, buffer);
        let name: String = voice.name(*seat).chars().take(10).collect();
        let style = if is_last { Theme::QUIET } else { Style::new() };
        buffer.set_stringn(x, area.y + y, name, (area.right() - x) as usize, style);
    }
    // Piles stand beside the trick, each with its name.
    let below = (y + trick_height).max(area.height.saturating_sub(piles));
    for (below, pile) in (below..).zip(board.piles.iter().filter(|p| !p.cards.is_empty())) {
        if below >= area.height {
            break;
        }
        let name = format!("{} ({})", voice.say(&pile.name), pile.cards.len());
        line(buffer, area, below, &name, Theme::QUIET);
        let used = name.chars().count() as u16 + 2;
        if used + cards::WIDTH < area.width {
            let place = Rect { x: area.x + used, y: area.y + below, width: area.width - used, height: 1 };
            cards::row(&pile.cards, |_| Look::default(), place, voice, theme, buffer);
        }
    }
}

fn draw_bank(
    board: &BankBoard,
    pointing: &Pointing,
    area: Rect,
    voice: &Voice,
    theme: Theme,
    buffer: &mut Buffer,
) -> Vec<(u8, Rect)> {
    let mut areas = Vec::new();
    let cell = if area.width >= 13 * 5 { 5 } else { 4 };
    let card_width = cell - 1;
    let per_row = (area.width / cell).clamp(1, 13);
    for (i, place) in board.layout.iter().enumerate() {
        let (column, row) = (i as u16 % per_row, i as u16 / per_row);
        let (x, y) = (area.x + column * cell, area.y + row * 4);
        if y + 3 > area.bottom() {
            break;
        }
        let here = pointing.place.as_deref() == Some(place.as_str());
        let style = if here { Theme::CHOSEN } else { theme.face(false) };
        let card = Rect { x, y, width: card_width, height: 2 };
        buffer.set_style(card, style);
        let wide = card_width as usize;
        buffer.set_stringn(x, y, format!("{place:^wide$}"), wide, style.add_modifier(Modifier::BOLD));
        let seen = board.seen.get(i).copied().unwrap_or(0);
        // How many of the four have been seen.
        let dots = if seen == 0 { String::new() } else { format!("-{seen}") };
        buffer.set_stringn(x, y + 1, format!("{dots:^wide$}"), wide, style);
        let staked: i64 = board.stakes.iter().filter(|s| s.on.as_deref() == Some(place)).map(|s| s.amount).sum();
        if staked > 0 {
            buffer.set_stringn(x, y + 2, format!("{:^4}", voice.amount(staked)), 5, Theme::MONEY);
        }
        areas.push((i as u8, card));
    }
    let rows = (board.layout.len() as u16).div_ceil(per_row);
    let mut y = rows * 4;
    let last = |faces: &[spadille_core::scene::Face]| faces.last().map_or_else(|| "–".to_owned(), |f| voice.face(f));
    let turn =
        text!("house-bank-turn", bank = last(&board.bank_side), punters = last(&board.punters_side), left = board.left);
    line(buffer, area, y, &voice.say(&turn), Theme::NOTE);
    y += 1;
    if let Some(shown) = &board.shown {
        line(buffer, area, y, &voice.say(&text!("house-shown", card = voice.face(shown))), Theme::QUIET);
        y += 1;
    }
    for stake in &board.stakes {
        let on = stake.on.as_deref().unwrap_or("?");
        let told =
            format!("{} {on}: {} {}", voice.name(stake.seat), voice.amount(stake.amount), voice.say(&stake.stage));
        line(buffer, area, y, &told, Style::new());
        y += 1;
    }
    areas
}

/// The 24 points: 13 to 24 above from left to right, 12 to 1 below, as the first seat sits before them. Whoever plays
/// the second seat sees the board turned.
fn draw_tables(
    board: &TablesBoard,
    pointing: &Pointing,
    me: Option<Seat>,
    area: Rect,
    voice: &Voice,
    theme: Theme,
    buffer: &mut Buffer,
) -> Vec<(u8, Rect)> {
    let mut areas = Vec::new();
    let cell = if area.width >= 12 * 4 + 2 { 4 } else { 3 };
    let depth = ((area.height.saturating_sub(5)) / 2).clamp(2, 7);
    let turned = me == Some(Seat(1));
    let signs = if theme.ascii { ["o", "x"] } else { ["●", "○"] };
    for column in 0..12u16 {
        for upper in [true, false] {
            // Fields as the first seat numbers them.
            let field = match (upper, turned) {
                (true, false) => 12 + column,
                (false, false) => 11 - column,
                (true, true) => 11 - column,
                (false, true) => 12 + column,
            } as usize;
            let gap = u16::from(column >= 6) * 2;
            let x = area.x + column * cell + gap;
            if x + cell > area.right() {
                continue;
            }
            let (label_y, first) =
                if upper { (area.y, area.y + 1) } else { (area.y + 2 * depth + 2, area.y + 2 * depth + 1) };
            let number = field as u8 + 1;
            let label = format!("{:^width$}", number, width = cell as usize - 1);
            let style = if pointing.held == Some(number) {
                Theme::CHOSEN
            } else if pointing.cursor == Some(number) {
                Style::new().fg(Color::Black).bg(Color::Cyan)
            } else if pointing.open.contains(&number) {
                Theme::AWAITED
            } else {
                Theme::QUIET
            };
            buffer.set_stringn(x, label_y, label, cell as usize, style);
            let [white, black] = board.men[field];
            let (count, sign, colour) =
                if white > 0 { (white, signs[0], Color::White) } else { (black, signs[1], Color::LightRed) };
            for level in 0..depth {
                let y = if upper { first + level } else { first - level };
                let shade = if column % 2 == 0 { Color::Green } else { Color::Yellow };
                let last = level + 1 == depth;
                let (text, style) = if u16::from(count) > depth && last {
                    (format!("{count}"), Style::new().fg(colour).add_modifier(Modifier::BOLD))
                } else if level < u16::from(count) {
                    (sign.to_owned(), Style::new().fg(colour).add_modifier(Modifier::BOLD))
                } else {
                    (if theme.ascii { "." } else { "│" }.to_owned(), Style::new().fg(shade))
                };
                buffer.set_stringn(x, y, format!("{text:^width$}", width = cell as usize - 1), cell as usize, style);
            }
            let top = if upper { area.y } else { area.y + depth + 1 };
            areas.push((number, Rect { x, y: top, width: cell, height: depth + 1 }));
        }
    }
    let y = 2 * depth + 3;
    let mut status = String::new();
    if let Some(dice) = board.dice {
        status += &voice.say(&text!("house-dice", dice = dice));
    }
    for seat in [0usize, 1] {
        let flag = if board.bredouille[seat] { if theme.ascii { "*" } else { "⚑" } } else { "" };
        let sign = signs[seat];
        status += &format!(
            "   {sign} {}",
            voice.say(&text!("house-holes", holes = board.holes[seat], points = board.points[seat], flag = flag))
        );
        if board.off[seat] > 0 {
            status += &format!(" +{}", board.off[seat]);
        }
    }
    line(buffer, area, y, &status, Theme::NOTE);
    areas
}

fn draw_chequer(
    board: &ChequerBoard,
    pointing: &Pointing,
    me: Option<Seat>,
    area: Rect,
    theme: Theme,
    buffer: &mut Buffer,
) -> Vec<(u8, Rect)> {
    let mut areas = Vec::new();
    let tall = if area.height >= 17 { 2 } else { 1 };
    let wide = if area.width >= 8 * 5 + 3 && tall == 2 { 5 } else { 3 };
    let turned = me == Some(Seat(1));
    for row in 0..8u16 {
        let rank = if turned { row } else { 7 - row };
        buffer.set_stringn(area.x, area.y + row * tall, (rank + 1).to_string(), 2, Theme::QUIET);
        for column in 0..8u16 {
            let file = if turned { 7 - column } else { column };
            let square = (rank * 8 + file) as u8;
            let place = Rect { x: area.x + 2 + column * wide, y: area.y + row * tall, width: wide, height: tall }
                .intersection(area);
            if place.is_empty() {
                continue;
            }
            let light = (rank + file) % 2 == 1;
            let touched = board.last.is_some_and(|(a, b)| a == square || b == square);
            let ground = if pointing.cursor == Some(square) {
                Color::Cyan
            } else if pointing.held == Some(square) {
                Color::LightYellow
            } else if board.check == Some(square) {
                Color::Red
            } else if touched {
                Color::Magenta
            } else if light {
                Color::Yellow
            } else {
                Color::Green
            };
            let piece = board.squares.get(square as usize).copied().flatten();
            let colour = if piece.is_some_and(|p| p.is_ascii_uppercase()) { Color::White } else { Color::Black };
            let style = Style::new().bg(ground).fg(colour).add_modifier(Modifier::BOLD);
            buffer.set_style(place, style);
            let open = pointing.open.contains(&square) && pointing.held.is_some();
            let sign = match piece {
                Some(piece) => piece_sign(piece, theme),
                None if open => if theme.ascii { "*" } else { "•" }.to_owned(),
                None => " ".to_owned(),
            };
            buffer.set_stringn(
                place.x,
                place.y,
                format!("{sign:^width$}", width = wide as usize),
                wide as usize,
                style,
            );
            areas.push((square, place));
        }
    }
    let files: String = (0..8)
        .map(|c| {
            let file = if turned { 7 - c } else { c };
            format!("{:^width$}", char::from(b'a' + file), width = wide as usize)
        })
        .collect();
    line(buffer, area, 8 * tall, &format!("  {files}"), Theme::QUIET);
    let lost = board.lost.iter().filter(|l| !l.is_empty()).cloned().collect::<Vec<_>>().join("  ");
    line(buffer, area, 8 * tall + 1, &lost, Theme::QUIET);
    areas
}

fn piece_sign(piece: char, theme: Theme) -> String {
    if theme.ascii {
        return piece.to_string();
    }
    // Filled signs for both sides: the colour tells them apart, and outlines look thin on a dark ground.
    let sign = match piece.to_ascii_lowercase() {
        'k' => '♚',
        'q' => '♛',
        'r' => '♜',
        'b' => '♝',
        'n' => '♞',
        'p' => '♟',
        other => other,
    };
    sign.to_string()
}
