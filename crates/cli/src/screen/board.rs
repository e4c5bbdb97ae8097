//! Drawing what lies between the players, one renderer per kind of board.

use super::cards::{self, Look};
use super::stage;
use super::theme::Theme;
use super::words::Words;
use super::wrapping::wrap;
use super::{cloth, court};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use spadille_core::scene::{BankBoard, Board, CardsBoard, ChequerBoard, Face, Kept, Pile, TablesBoard};
use spadille_core::{Arg, Bilingual, Lang, Scene, Seat, Text, text};

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
    /// The figures of a stroke.
    pub aim: Option<Vec<(String, i64)>>,
}

/// Whether somebody sees the board from its other side, with his own men below.
pub fn is_turned(scene: &Scene, me: Option<Seat>) -> bool {
    match &scene.board {
        // White is not always the same seat: the board tells.
        Board::Chequer(board) => me.is_some() && board.white.is_some_and(|white| me == Some(white.next(2))),
        _ => me == Some(Seat(1)),
    }
}

/// The fewest lines on which a board can still be read.
pub fn least(board: &Board, width: u16, voice: &Words, theme: Theme) -> u16 {
    match board {
        // The trick's place is kept free, lest the players move when the first card falls.
        Board::Cards(board) => u16::from(board.trump.is_some()) + 2 + piles_of(board).count() as u16,
        Board::Bank(board) => {
            let stakes = stake_lines(board, width, voice).0.len().min(2);
            cells(board, width).1 * lowest(board) + (bank_lines(board, width, voice).len() + stakes) as u16
        }
        Board::Tables(board) => 2 * 2 + 3 + sides(board, width, voice, theme).len() as u16,
        Board::Chequer(_) => 8 + 2,
        Board::Cloth(_) => cloth::LEAST,
        Board::Court(_) => court::LEAST,
        Board::Stage(board) => stage::least(board, width, voice),
    }
}

/// Draws a board; returns the areas of its places that can be clicked.
pub fn draw(
    board: &Board,
    pointing: &Pointing,
    turned: bool,
    area: Rect,
    voice: &Words,
    theme: Theme,
    buffer: &mut Buffer,
) -> Vec<(u8, Rect)> {
    match board {
        Board::Cards(board) => {
            draw_cards(board, area, voice, theme, buffer);
            vec![]
        }
        Board::Bank(board) => draw_bank(board, pointing, area, voice, theme, buffer),
        Board::Tables(board) => draw_tables(board, pointing, turned, area, voice, theme, buffer),
        Board::Chequer(board) => draw_chequer(board, pointing, turned, area, voice, theme, buffer),
        Board::Cloth(board) => {
            cloth::draw(board, pointing.aim.as_deref(), area, voice, theme, buffer);
            vec![]
        }
        Board::Court(board) => {
            court::draw(board, pointing.aim.as_deref(), area, voice, theme, buffer);
            vec![]
        }
        Board::Stage(board) => stage::draw(board, area, voice, theme, buffer),
    }
}

fn line(buffer: &mut Buffer, area: Rect, y: u16, text: &str, style: Style) {
    if y < area.height {
        buffer.set_stringn(area.x, area.y + y, text, area.width as usize, style);
    }
}

fn draw_cards(board: &CardsBoard, area: Rect, voice: &Words, theme: Theme, buffer: &mut Buffer) {
    let mut y = 0;
    if let Some(trump) = &board.trump {
        line(buffer, area, y, &voice.say(trump), Theme::TITLE);
        y += 1;
    }
    // The trick lies in the middle of the table, with the piles below it.
    let piles = piles_of(board).count() as u16;
    let room = area.height.saturating_sub(y + piles);
    y += room.saturating_sub(5) / 2;
    let trick_height = room.min(4);
    let (trick, is_last) = if board.trick.is_empty() { (&board.last_trick, true) } else { (&board.trick, false) };
    let left = area.width.saturating_sub(trick.len() as u16 * 12) / 2;
    for (i, (seat, face)) in trick.iter().enumerate() {
        let x = area.x + left + i as u16 * 12;
        if x + cards::WIDTH > area.right() || trick_height < 2 {
            break;
        }
        let width = cards::width(face, voice).min(area.right() - x);
        let place = Rect { x, y: area.y + y + 1, width, height: 3.min(trick_height - 1) };
        cards::draw(face, Look { dimmed: is_last, ..Look::default() }, place, voice, theme, buffer);
        let name: String = voice.name(*seat).chars().take(10).collect();
        let style = if is_last { Theme::QUIET } else { Style::new() };
        buffer.set_stringn(x, area.y + y, name, (area.right() - x) as usize, style);
    }
    // Piles stand beside the trick, each with its name.
    let below = (y + trick_height).max(area.height.saturating_sub(piles));
    for (below, pile) in (below..).zip(piles_of(board)) {
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

fn piles_of(board: &CardsBoard) -> impl Iterator<Item = &Pile> {
    board.piles.iter().filter(|pile| !pile.cards.is_empty())
}

/// Draws the places of a board that fit into its area; returns where each can be clicked.
fn places(laid_out: impl Iterator<Item = (u8, Rect)>, area: Rect, mut draw: impl FnMut(u8, Rect)) -> Vec<(u8, Rect)> {
    let whole: Vec<(u8, Rect)> = laid_out.filter(|(_, place)| place.intersection(area) == *place).collect();
    whole.iter().for_each(|(number, place)| draw(*number, *place));
    whole
}

/// Writes into the middle of a line of a place.
fn centre(buffer: &mut Buffer, place: Rect, y: u16, text: &str, style: Style) {
    let width = place.width as usize;
    buffer.set_stringn(place.x, y, format!("{text:^width$}"), width, style);
}

fn draw_bank(
    board: &BankBoard,
    pointing: &Pointing,
    area: Rect,
    voice: &Words,
    theme: Theme,
    buffer: &mut Buffer,
) -> Vec<(u8, Rect)> {
    let (cell, rows) = cells(board, area.width);
    let per_row = (board.layout.len() as u16).div_ceil(rows.max(1)).max(1);
    let mut lines = bank_lines(board, area.width, voice);
    if let Some(told) = share_told(board, pointing, voice) {
        let broken = wrap(&Line::raw(told), area.width, 0);
        lines.extend(broken.iter().map(|line| (line.to_string(), Theme::NOTE)));
    }
    let (stakes, side_by_side) = stake_lines(board, area.width, voice);
    // A card of two lines, the stakes on it, and a gap where there is room for one; larger cards where there is more.
    let told = (lines.len() + stakes.len()) as u16;
    let below = (lines.len() + stakes.len().min(2)) as u16;
    let largest = cell.div_ceil(2) + 1;
    let tall = if let Some(tall) = (4..=largest.max(4)).rev().find(|tall| rows * tall + told <= area.height) {
        tall
    } else if rows * 3 + below <= area.height {
        3
    } else {
        lowest(board)
    };
    let laid_out = (0..board.layout.len() as u16).map(|i| {
        let (column, row) = (i % per_row, i / per_row);
        (
            i as u8,
            Rect {
                x: area.x + column * cell,
                y: area.y + row * tall,
                width: cell - 1,
                height: tall.saturating_sub(1).max(tall.min(3)),
            },
        )
    });
    let clickable = places(laid_out, area, |number, place| {
        let name = &board.layout[number as usize];
        let here = pointing.place.as_deref() == Some(name.as_str());
        let style = if here { Theme::CHOSEN } else { theme.face(false) };
        let card = place.height - 1;
        buffer.set_style(Rect { height: card, ..place }, style);
        let middle = place.y + card.saturating_sub(2) / 2;
        centre(buffer, place, middle, name, style.add_modifier(Modifier::BOLD));
        // How many of the four have been seen.
        let seen = board.seen.get(number as usize).copied().unwrap_or(0);
        let seen = if seen == 0 { String::new() } else { format!("-{seen}") };
        if card > 1 {
            centre(buffer, place, middle + 1, &seen, style);
        }
        let staked: i64 = board.stakes.iter().filter(|s| s.on.as_deref() == Some(name)).map(|s| s.amount).sum();
        if staked > 0 {
            centre(buffer, place, place.y + card, &voice.amount(staked), Theme::MONEY);
        }
    });
    let mut y = rows * tall;
    for (told, style) in lines {
        line(buffer, area, y, &told, style);
        y += 1;
    }
    let room = area.height.saturating_sub(y) as usize;
    let shown = if stakes.len() > room { room.saturating_sub(1) } else { stakes.len() };
    for told in &stakes[..shown] {
        line(buffer, area, y, told, Style::new());
        y += 1;
    }
    if shown < stakes.len() {
        let left = board.stakes.len() - shown * side_by_side;
        line(buffer, area, y, &voice.say(&text!("house-more-stakes", count = left)), Theme::QUIET);
    }
    clickable
}

/// What the bank keeps of a stake on the place that is pointed at.
fn share_told(board: &BankBoard, pointing: &Pointing, voice: &Words) -> Option<String> {
    let on = pointing.place.as_deref()?;
    let share = board.shares.iter().find(|share| share.choice.is_none() && share.on == on)?;
    let hundred = format!("{:.2}", share.in_hundred);
    let hundred = Bilingual::new(hundred.clone(), hundred.replace('.', ","));
    let text = if on.is_empty() { text!("house-bank-share-bare") } else { text!("house-bank-share", place = on) };
    let exact = share.share.clone().unwrap_or_else(|| "…".into());
    Some(voice.say(&text.with("hundred", Arg::Both(hundred)).with("share", exact)))
}

/// The fewest lines of a place: a layout of many places is drawn flat, its cards seen apart.
fn lowest(board: &BankBoard) -> u16 {
    if board.layout.len() > 13 { 2 } else { 3 }
}

/// How wide the places of a layout are, and on how many rows they lie.
fn cells(board: &BankBoard, width: u16) -> (u16, u16) {
    let name = board.layout.iter().map(|name| name.chars().count() as u16 + 1).max().unwrap_or(0);
    let places = (board.layout.len() as u16).clamp(1, 13);
    let cell = (width / places).clamp(4, 11).min(if width >= 13 * 5 { 11 } else { 4 }).max(name).min(width.max(1));
    (cell, (board.layout.len() as u16).div_ceil((width / cell).clamp(1, 13)))
}

/// What is told below a layout: what its numbers mean, and which cards fell.
fn bank_lines(board: &BankBoard, width: u16, voice: &Words) -> Vec<(String, Style)> {
    let hung = |told: String, style: Style, hang: u16| {
        wrap(&Line::raw(told), width, hang).into_iter().map(move |line| (line.to_string(), style)).collect::<Vec<_>>()
    };
    let broken = |told: String, style: Style| hung(told, style, 1);
    let legend = board.seen.iter().any(|seen| *seen > 0) || !board.stakes.is_empty();
    let mut lines = if legend { broken(voice.say(&text!("house-bank-legend")), Theme::QUIET) } else { vec![] };
    let last = |faces: &[Face]| faces.last().map_or_else(|| "–".to_owned(), |face| voice.face(face));
    let turn =
        text!("house-bank-turn", bank = last(&board.bank_side), punters = last(&board.punters_side), left = board.left);
    let turn = voice.say(&turn);
    // Hand stands below hand.
    for told in heap_and_hand_lines(board, voice) {
        lines.extend(hung(told, Style::new(), 0));
    }
    let Some(shown) = &board.shown else { return [lines, broken(turn, Theme::NOTE)].concat() };
    let shown = voice.say(&text!("house-shown", card = voice.face(shown)));
    if turn.chars().count() + shown.chars().count() + 2 <= width as usize {
        lines.extend(broken(format!("{turn}  {shown}"), Theme::NOTE));
    } else {
        lines.extend(broken(turn, Theme::NOTE));
        lines.extend(broken(shown, Theme::QUIET));
    }
    lines
}

/// Cards in the middle, heaps that are turned up or belong to somebody, and the hands for which cards are bought.
fn heap_and_hand_lines(board: &BankBoard, voice: &Words) -> Vec<String> {
    let cards = |faces: &[Face]| faces.iter().map(|face| voice.face(face)).collect::<Vec<_>>().join(" ");
    let fate = |fate: &Option<Text>| fate.as_ref().map(|fate| format!(" · {}", voice.say(fate))).unwrap_or_default();
    let middle =
        (!board.middle.is_empty()).then(|| voice.say(&text!("house-bank-middle", cards = cards(&board.middle))));
    let heaps = board
        .layout
        .iter()
        .zip(&board.heaps)
        .filter(|(_, heap)| heap.fate.is_some() || !matches!(heap.bottom, Face::Down(())));
    let heaps = heaps.map(|(name, heap)| format!("{name}: {}{}", voice.face(&heap.bottom), fate(&heap.fate)));
    let heaps: Vec<String> = heaps.collect();
    let hands = board.hands.iter().map(|hand| {
        let stake = if hand.stake > 0 { format!(" · {}", voice.amount(hand.stake)) } else { String::new() };
        let half = |halves: u8| if halves.is_multiple_of(2) { "" } else { "½" };
        let count = hand.halves.map(|halves| format!(" = {}{}", halves / 2, half(halves))).unwrap_or_default();
        format!("{}: {}{count}{stake}{}", voice.name(hand.seat), cards(&hand.cards), fate(&hand.fate))
    });
    let heaps = (!heaps.is_empty()).then(|| heaps.join("  "));
    // Side by side, for there may be many; what belongs together is not broken.
    let hands: Vec<String> = hands.map(|hand| hand.replace(' ', "\u{a0}")).collect();
    let hands = (!hands.is_empty()).then(|| hands.join("  "));
    middle.into_iter().chain(heaps).chain(hands).collect()
}

/// The stakes on the table, as many side by side as fit, and how many these are.
fn stake_lines(board: &BankBoard, width: u16, voice: &Words) -> (Vec<String>, usize) {
    let told: Vec<String> = board
        .stakes
        .iter()
        .map(|stake| {
            let on = stake.on.as_deref().unwrap_or("?");
            format!("{} {on}: {} {}", voice.name(stake.seat), voice.amount(stake.amount), voice.say(&stake.stage))
        })
        .collect();
    let column = told.iter().map(|t| t.chars().count()).max().unwrap_or(0) + 2;
    let side_by_side = ((width as usize + 2) / column).max(1);
    let row =
        |stakes: &[String]| stakes.iter().map(|t| format!("{t:<column$}")).collect::<String>().trim_end().to_owned();
    (told.chunks(side_by_side).map(row).collect(), side_by_side)
}

/// The 24 points: 13 to 24 above from left to right, 12 to 1 below, as the first seat sits before them; turned for the
/// second. Where both march the same way round, 12 to 1 lie above and 13 to 24 below. Men who are out wait between.
fn draw_tables(
    board: &TablesBoard,
    pointing: &Pointing,
    turned: bool,
    area: Rect,
    voice: &Words,
    theme: Theme,
    buffer: &mut Buffer,
) -> Vec<(u8, Rect)> {
    let cell = (area.width.saturating_sub(2) / 12).clamp(3, 9);
    let sides = sides(board, area.width, voice, theme);
    // Fifteen men are all there are.
    let depth = (area.height.saturating_sub(3 + sides.len() as u16) / 2).clamp(2, 15);
    let signs = men(theme);
    let laid_out = (0..24u16).map(|i| {
        // Fields as the first seat numbers them.
        let (column, upper) = (i % 12, i < 12);
        let field = if (upper != turned) != board.round { 12 + column } else { 11 - column };
        let x = area.x + column * cell + u16::from(column >= 6) * 2;
        let y = if upper { area.y } else { area.y + depth + 2 };
        (field as u8 + 1, Rect { x, y, width: cell - 1, height: depth + 1 })
    });
    let mut clickable = places(laid_out, area, |number, place| {
        let style = if pointing.held == Some(number) {
            Theme::CHOSEN
        } else if pointing.cursor == Some(number) {
            Style::new().fg(Color::Black).bg(Color::Cyan)
        } else if pointing.open.contains(&number) {
            Theme::AWAITED
        } else {
            Theme::QUIET
        };
        let upper = place.y == area.y;
        let (label, edge) = if upper { (place.y, place.y + 1) } else { (place.y + depth, place.y + depth - 1) };
        centre(buffer, place, label, &number.to_string(), style);
        let [white, black] = board.men[number as usize - 1];
        let (count, sign, colour) =
            if white > 0 { (white, signs[0], Color::White) } else { (black, signs[1], Color::LightRed) };
        let shade = if number % 2 == 0 { Color::Green } else { Color::Yellow };
        let settled = usize::from(count).saturating_sub(board.arrived(number));
        for level in 0..depth {
            let y = if upper { edge + level } else { edge - level };
            let is_last = level + 1 == depth;
            // The men of the last play stand out, as in chess.
            let colour = if usize::from(level) < settled { colour } else { Color::LightMagenta };
            let bold = Style::new().fg(colour).add_modifier(Modifier::BOLD);
            if u16::from(count) > depth && is_last {
                centre(buffer, place, y, &count.to_string(), bold);
            } else if level < u16::from(count) {
                centre(buffer, place, y, sign, bold);
            } else {
                centre(buffer, place, y, if theme.ascii { "." } else { "│" }, Style::new().fg(shade));
            }
        }
    });
    // The dice lie in the middle of the board.
    if let Some(dice) = board.dice {
        line(
            buffer,
            area,
            depth + 1,
            &voice.say(&text!("house-dice", high = dice.high(), low = dice.low())),
            Theme::TITLE,
        );
    }
    if let Some(bar) =
        draw_bar(board, pointing, Rect { y: area.y + depth + 1, height: 1, ..area }, voice, theme, buffer)
    {
        clickable.push(bar);
    }
    (2 * depth + 3..).zip(&sides).for_each(|(y, side)| line(buffer, area, y, side, Theme::NOTE));
    clickable
}

/// Men who are out, in the middle of the board; returns where they can be clicked.
fn draw_bar(
    board: &TablesBoard,
    pointing: &Pointing,
    area: Rect,
    voice: &Words,
    theme: Theme,
    buffer: &mut Buffer,
) -> Option<(u8, Rect)> {
    let out = board.bar.iter().zip(men(theme)).filter(|(count, _)| **count > 0);
    let out: Vec<String> = out.map(|(count, sign)| format!("{sign} {count}")).collect();
    if out.is_empty() {
        return None;
    }
    let told = voice.say(&text!("house-tables-out", men = out.join("  ")));
    let width = told.chars().count() as u16;
    let x = area.right().saturating_sub(width).max(area.x);
    let place = Rect { x, width: width.min(area.right() - x), ..area }.intersection(buffer.area);
    let style = if pointing.held == Some(0) {
        Theme::CHOSEN
    } else if pointing.cursor == Some(0) {
        Style::new().fg(Color::Black).bg(Color::Cyan)
    } else if pointing.open.contains(&0) {
        Theme::AWAITED
    } else {
        Theme::NOTE
    };
    buffer.set_stringn(place.x, place.y, told, place.width as usize, style);
    Some((0, place))
}

/// White's and Black's men: outlined and filled as in chess, for colours are not always shown.
fn men(theme: Theme) -> [&'static str; 2] {
    if theme.ascii { ["o", "x"] } else { ["○", "●"] }
}

/// Whose men are which, and how far each has come.
fn sides(board: &TablesBoard, width: u16, voice: &Words, theme: Theme) -> Vec<String> {
    let sides = [0usize, 1].map(|seat| {
        let flag = if board.bredouille[seat] { if theme.ascii { "*" } else { "⚑" } } else { "" };
        let (holes, points) = (board.holes[seat], board.points[seat]);
        let told = match board.kept {
            Kept::Holes => voice.say(&text!("house-holes", holes = holes, points = points, flag = flag)),
            Kept::Points => voice.say(&text!("house-tables-points", points = points)),
            Kept::Nothing => String::new(),
        };
        let off = if board.off[seat] > 0 { format!(" +{}", board.off[seat]) } else { String::new() };
        let name = voice.name(Seat(seat as u8));
        let what = format!("{}{off}", told.trim_end());
        let colon = if what.is_empty() { "" } else { ": " };
        format!("{} {name}{colon}{}", men(theme)[seat], what.trim_start())
    });
    let together = sides.join("   ");
    if together.chars().count() <= width as usize { vec![together] } else { sides.into() }
}

fn draw_chequer(
    board: &ChequerBoard,
    pointing: &Pointing,
    turned: bool,
    area: Rect,
    voice: &Words,
    theme: Theme,
    buffer: &mut Buffer,
) -> Vec<(u8, Rect)> {
    let (tall, wide) = square(area);
    let seen_from = |n: u16| if turned { 7 - n } else { n };
    let laid_out = (0..64u16).map(|i| {
        let (row, column) = (i / 8, i % 8);
        let square = seen_from(7 - row) * 8 + seen_from(column);
        (square as u8, Rect { x: area.x + 2 + column * wide, y: area.y + row * tall, width: wide, height: tall })
    });
    let clickable = places(laid_out, area, |square, place| {
        let light = (square / 8 + square % 8) % 2 == 1;
        let touched = board.last.is_some_and(|(a, b)| a == square || b == square);
        let ground = if pointing.held == Some(square) {
            Color::LightYellow
        } else if pointing.cursor == Some(square) {
            Color::Cyan
        } else if board.check == Some(square) {
            Color::Red
        } else if touched {
            Color::Magenta
        } else if theme.colourless {
            Color::Reset
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
            Some(piece) => piece_sign(piece, voice.speech.lang(), theme),
            None if open => if theme.ascii { "*" } else { "•" }.to_owned(),
            None => " ".to_owned(),
        };
        centre(buffer, place, place.y + (tall - 1) / 2, &sign, style);
    });
    for row in 0..8u16 {
        line(
            buffer,
            Rect { width: 2.min(area.width), ..area },
            row * tall + (tall - 1) / 2,
            &(seen_from(7 - row) + 1).to_string(),
            Theme::QUIET,
        );
    }
    let file = |c: u16| format!("{:^width$}", char::from(b'a' + seen_from(c) as u8), width = wide as usize);
    let files: String = (0..8).map(file).collect();
    line(buffer, area, 8 * tall, &format!("  {files}"), Theme::QUIET);
    let lost: Vec<String> =
        board.lost.iter().filter(|men| !men.is_empty()).map(|men| signs(men, voice.speech.lang(), theme)).collect();
    if !lost.is_empty() {
        let told = voice.say(&text!("house-men-lost", men = lost.join("  ")));
        line(buffer, area, 8 * tall + 1, &told, Theme::QUIET);
    }
    clickable
}

/// How tall and wide a square of a chequered board is: as large as there is room for, and about twice as wide as tall, for so are
/// the letters of a terminal.
fn square(area: Rect) -> (u16, u16) {
    let tall = (area.height.saturating_sub(1) / 8).clamp(1, 6);
    let wide = (1..=tall).rev().map(|tall| 2 * tall + 1).find(|wide| 8 * wide + 3 <= area.width).unwrap_or(3);
    (tall.min(wide.div_ceil(2)), wide)
}

fn signs(men: &str, lang: Lang, theme: Theme) -> String {
    men.chars().map(|man| piece_sign(man, lang, theme)).collect()
}

/// White's men are outlined and Black's filled, so that the armies are known apart without colours.
fn piece_sign(piece: char, lang: Lang, theme: Theme) -> String {
    if theme.ascii {
        return if lang == Lang::De { german_letter(piece) } else { piece }.to_string();
    }
    let sign = match piece {
        'K' => '♔',
        'Q' => '♕',
        'R' => '♖',
        'B' => '♗',
        'N' => '♘',
        'P' => '♙',
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

/// König, Dame, Turm, Läufer, Springer, Bauer.
fn german_letter(piece: char) -> char {
    let letter = match piece.to_ascii_uppercase() {
        'Q' => 'D',
        'R' => 'T',
        'B' => 'L',
        'N' => 'S',
        'P' => 'B',
        other => other,
    };
    if piece.is_ascii_lowercase() { letter.to_ascii_lowercase() } else { letter }
}
