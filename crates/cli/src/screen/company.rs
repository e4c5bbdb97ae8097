//! The others at the table, each with his name, his counters and what he holds.

use super::cards::{self, Look};
use super::room::Company;
use super::theme::Theme;
use super::words::Words;
use super::wrapping::wrap;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use spadille_core::scene::{Face, Plate};
use spadille_core::text;

/// A line about the others at the table.
pub enum Around<'a> {
    Line(Line<'static>),
    Pair(Line<'static>, Line<'static>),
    Hand(&'a [Face]),
}

/// Everything about a player but his cards.
pub fn plate_line(plate: &Plate, words: &Words, theme: Theme) -> Line<'static> {
    let mut spans = vec![Span::raw(" ")];
    let name = words.name(plate.seat);
    spans.push(if plate.awaited {
        Span::styled(format!("{}\u{a0}{name}", if theme.ascii { ">" } else { "▶" }), Theme::AWAITED)
    } else {
        Span::raw(format!("  {name}"))
    });
    if !plate.roles.is_empty() {
        let roles: Vec<String> = plate.roles.iter().map(|r| words.say(r)).collect();
        spans.push(Span::styled(format!(" ({})", roles.join(", ")), Theme::QUIET));
    }
    // His counters stay with him when the line is broken.
    let counters = format!("  {}", words.amount(plate.counters)).replace(' ', "\u{a0}");
    spans.push(Span::styled(counters, Theme::MONEY));
    let tricks = plate.tricks.map(|tricks| (text!("house-tricks"), i64::from(tricks)));
    for (name, value) in plate.marks.iter().map(|m| (m.name.clone(), m.value)).chain(tricks) {
        // A number stays with its name when the line is broken.
        let name = words.say(&name).replace(' ', "\u{a0}");
        spans.push(Span::styled(format!("  {name}\u{a0}"), Theme::QUIET));
        spans.push(Span::raw(words.number(value)));
    }
    if let Some(said) = &plate.said {
        let said = words.say(&text!("house-said", words = said.clone()));
        spans.push(Span::styled(format!("  {said}"), Theme::NOTE));
    }
    Line::from(spans)
}

/// The same line with the number of his cards, or the cards themselves if they can be seen.
fn counted_line(plate: &Plate, words: &Words, theme: Theme) -> Line<'static> {
    let mut line = plate_line(plate, words, theme);
    if plate.hand.iter().any(|face| matches!(face, Face::Up(_))) {
        let faces: Vec<String> = plate.hand.iter().map(|face| words.face(face)).collect();
        line.spans.push(Span::raw(format!("  {}", faces.join(" "))));
    } else if !plate.hand.is_empty() {
        let count = words.say(&text!("house-cards-held", count = plate.hand.len())).replace(' ', "\u{a0}");
        line.spans.push(Span::styled(format!("  {count}"), Theme::QUIET));
    }
    line
}

/// The lines about the other players. Where many without cards play, two stand side by side.
pub fn around<'a>(others: &[&'a Plate], company: Company, width: u16, words: &Words, theme: Theme) -> Vec<Around<'a>> {
    let line = |plate: &Plate| match company {
        Company::Cards => plate_line(plate, words, theme),
        Company::Counts | Company::Running => counted_line(plate, words, theme),
    };
    let lines: Vec<Line> = others.iter().map(|plate| line(plate)).collect();
    let in_pairs =
        others.iter().all(|plate| plate.hand.is_empty()) && lines.iter().all(|line| line.width() <= width as usize / 2);
    if in_pairs && others.len() > if company == Company::Running { 1 } else { 4 } {
        let pair = |pair: &[Line<'static>]| match pair {
            [left, right] => Around::Pair(left.clone(), right.clone()),
            alone => Around::Line(alone.first().cloned().unwrap_or_default()),
        };
        return lines.chunks(2).map(pair).collect();
    }
    if company == Company::Running {
        let dot = if theme.ascii { " | " } else { " · " };
        let joined = lines.into_iter().enumerate().flat_map(|(i, mut line)| {
            if i > 0 {
                line.spans[0] = Span::raw(dot);
                line.spans[1].content = line.spans[1].content.trim_start().to_owned().into();
            }
            line.spans
        });
        let running = Line::from(joined.collect::<Vec<_>>());
        return wrap(&running, width, 3).into_iter().map(Around::Line).collect();
    }
    let mut around = Vec::new();
    for (line, plate) in lines.iter().zip(others) {
        around.extend(wrap(line, width, 3).into_iter().map(Around::Line));
        if company == Company::Cards && !plate.hand.is_empty() {
            around.push(Around::Hand(&plate.hand));
        }
    }
    around
}

/// Draws the lines about the others.
pub fn draw(frame: &mut Frame, area: Rect, around: Vec<Around>, words: &Words, theme: Theme) {
    for (y, line) in (area.y..area.bottom()).zip(around) {
        let row = Rect { y, height: 1, ..area };
        match line {
            Around::Line(line) => frame.render_widget(line, row),
            Around::Pair(left, right) => {
                let [first, second] = Layout::horizontal([Constraint::Fill(1); 2]).areas(row);
                frame.render_widget(left, first);
                frame.render_widget(right, second);
            }
            Around::Hand(hand) => {
                let row = Rect { x: row.x + 3, width: row.width.saturating_sub(4), ..row };
                cards::row(hand, |_| Look::default(), row, words, theme, frame.buffer_mut());
            }
        }
    }
}
