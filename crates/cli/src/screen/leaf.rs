//! The texts of the books, laid out for a terminal.

use super::theme::Theme;
use super::wrapping::wrap;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use spadille_table::prose::{Block, Inline, plain};

/// A line of a leaf, before it is broken to a width.
#[derive(Clone, Debug)]
pub struct LeafLine {
    pub line: Line<'static>,
    /// How far what follows the first line is indented.
    pub hang: u16,
}

impl LeafLine {
    pub fn new(line: Line<'static>, hang: u16) -> LeafLine {
        LeafLine { line, hang }
    }

    /// The line broken to a width, in the signs of this terminal.
    pub fn broken(&self, width: u16, theme: Theme) -> Vec<Line<'static>> {
        let written = |span: &Span<'static>| Span::styled(theme.written(span.content.to_string()), span.style);
        wrap(&Line::from(self.line.spans.iter().map(written).collect::<Vec<_>>()), width, self.hang)
    }
}

/// A text as lines.
pub fn leaf(blocks: &[Block]) -> Vec<LeafLine> {
    let empty = || LeafLine::new(Line::default(), 0);
    let mut lines: Vec<LeafLine> =
        blocks.iter().flat_map(|block| block_lines(block).into_iter().chain([empty()])).collect();
    lines.pop();
    lines
}

/// A line to be printed, broken between words; what follows is indented.
pub fn broken(line: &str, width: u16, indent: u16) -> Vec<String> {
    wrap(&Line::raw(line.to_owned()), width, indent).iter().map(ToString::to_string).collect()
}

/// A text to be printed.
pub fn printed(blocks: &[Block], width: u16) -> String {
    let theme = Theme { ascii: false, colourless: true };
    let lines = leaf(blocks).into_iter().flat_map(|line| line.broken(width, theme));
    lines.map(|line| line.to_string() + "\n").collect()
}

fn block_lines(block: &Block) -> Vec<LeafLine> {
    match block {
        Block::Heading { level, inside, .. } => {
            let words = plain(inside);
            let under = if *level <= 2 { "═" } else { "─" }.repeat(Span::raw(&words).width());
            let titled = |words: String| LeafLine::new(Line::from(Span::styled(words, Theme::TITLE)), 0);
            if *level <= 2 { vec![titled(words), titled(under)] } else { vec![titled(words)] }
        }
        Block::Paragraph { inside } => vec![LeafLine::new(Line::from(spans(inside, Style::new())), 0)],
        Block::Quote { inside } => {
            let mut line = vec![Span::raw("  ")];
            line.extend(spans(inside, Style::new().add_modifier(Modifier::ITALIC)));
            vec![LeafLine::new(Line::from(line), 2)]
        }
        Block::List { ordered, items } => items
            .iter()
            .enumerate()
            .map(|(i, item)| {
                let mark = if *ordered { format!("{}. ", i + 1) } else { "• ".to_owned() };
                let hang = mark.chars().count() as u16;
                let line = [vec![Span::raw(mark)], spans(item, Style::new())].concat();
                LeafLine::new(Line::from(line), hang)
            })
            .collect(),
        Block::Table { head, right, rows } => table(head, right, rows),
        Block::Rule => vec![LeafLine::new(Line::styled("* * *", Theme::QUIET), 0)],
    }
}

fn spans(words: &[Inline], style: Style) -> Vec<Span<'static>> {
    words
        .iter()
        .flat_map(|part| match part {
            Inline::Text { text } => vec![Span::styled(text.clone(), style)],
            Inline::Code { text } => vec![Span::styled(text.clone(), style.patch(Theme::NOTE))],
            Inline::Strong { inside } => spans(inside, style.add_modifier(Modifier::BOLD)),
            Inline::Em { inside } => spans(inside, style.add_modifier(Modifier::ITALIC)),
            Inline::Link { inside, .. } => spans(inside, style.add_modifier(Modifier::UNDERLINED)),
            Inline::Law { id } => vec![Span::styled(format!("[{id}]"), style.patch(Theme::LAW))],
        })
        .collect()
}

/// A cell of a table.
type Cell = Vec<Inline>;

/// The rows of a table brought under each other.
fn table(head: &[Cell], right: &[bool], rows: &[Vec<Cell>]) -> Vec<LeafLine> {
    let width_of = |cell: &Cell| Span::raw(plain(cell)).width();
    let all = || std::iter::once(head).chain(rows.iter().map(Vec::as_slice));
    let widths: Vec<usize> =
        (0..head.len()).map(|n| all().filter_map(|row| row.get(n)).map(width_of).max().unwrap_or(0)).collect();
    let row = |cells: &[Cell], style: Style| {
        let mut line = vec![Span::raw("  ")];
        for (n, cell) in cells.iter().enumerate().take(widths.len()) {
            let room = " ".repeat(widths[n].saturating_sub(width_of(cell)));
            let (before, after) =
                if right.get(n).copied().unwrap_or(false) { (room, String::new()) } else { (String::new(), room) };
            line.push(Span::raw(before));
            line.extend(spans(cell, style));
            line.push(Span::raw(if n + 1 < widths.len() { after + "  " } else { String::new() }));
        }
        LeafLine::new(Line::from(line), 4)
    };
    let named = head.iter().any(|cell| !cell.is_empty()).then(|| row(head, Style::new().add_modifier(Modifier::BOLD)));
    named.into_iter().chain(rows.iter().map(|cells| row(cells, Style::new()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_table::prose::read;

    #[test]
    fn a_text_is_laid_out_without_its_marks() {
        let text = "# Piquet\n\nTwo **play** it.\n\n- first, with words enough to be broken\n- second\n\n1. one\n\n> said\n\n| rank | worth |\n|---|---:|\n| ace | 11 |\n| *ten* | 10 |\n\nAfter [must-follow].";
        let laid = "Piquet\n══════\n\nTwo play it.\n\n• first, with words\n  enough to be broken\n• second\n\n1. one\n\n  said\n\n  rank  worth\n  ace      11\n  ten      10\n\nAfter [must-follow].\n";
        assert_eq!(printed(&read(text), 22), laid);
    }
}
