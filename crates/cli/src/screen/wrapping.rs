//! Breaking lines between words, so that what is drawn can also be counted.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// A line broken to a width; what follows the first line is indented.
pub fn wrap(line: &Line, width: u16, indent: u16) -> Vec<Line<'static>> {
    let cells: Vec<(char, Style)> =
        line.spans.iter().flat_map(|s| s.content.chars().map(|c| (c, line.style.patch(s.style)))).collect();
    let width = width.max(1) as usize;
    let indent = (indent as usize).min(width - 1);
    let mut lines = Vec::new();
    let mut rest = cells.as_slice();
    while !rest.is_empty() || lines.is_empty() {
        let margin = if lines.is_empty() { 0 } else { indent };
        let (now, later) = rest.split_at(fitting(rest, width - margin));
        let mut broken = spans(now);
        if margin > 0 {
            broken.spans.insert(0, Span::raw(" ".repeat(margin)));
        }
        lines.push(broken);
        let blanks = later.iter().take_while(|(c, _)| *c == ' ').count();
        rest = &later[blanks..];
    }
    lines
}

/// Several lines broken to a width.
pub fn wrap_all<'a>(lines: impl IntoIterator<Item = &'a Line<'a>>, width: u16) -> Vec<Line<'static>> {
    lines.into_iter().flat_map(|line| wrap(line, width, 0)).collect()
}

/// How many cells fit without breaking a word that would fit on a line of its own.
fn fitting(cells: &[(char, Style)], width: usize) -> usize {
    let mut used = 0;
    let mut last_blank = None;
    for (i, (c, _)) in cells.iter().enumerate() {
        used += Span::raw(c.encode_utf8(&mut [0; 4]).to_owned()).width();
        if used > width {
            let blank_here = (*c == ' ').then_some(i);
            return blank_here.or(last_blank).unwrap_or(i).max(1);
        }
        // Blanks at the beginning are an indent and no place to break.
        if *c == ' ' && cells[..i].iter().any(|(c, _)| *c != ' ') {
            last_blank = Some(i);
        }
    }
    cells.len()
}

fn spans(cells: &[(char, Style)]) -> Line<'static> {
    let runs = cells.chunk_by(|(_, a), (_, b)| a == b);
    // Blanks that must not be broken at are drawn as any other.
    let sign = |(c, _): &(char, Style)| if *c == '\u{a0}' { ' ' } else { *c };
    let span = |run: &[(char, Style)]| Span::styled(run.iter().map(sign).collect::<String>(), run[0].1);
    Line::from(runs.map(span).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn broken(text: &str, width: u16, indent: u16) -> Vec<String> {
        wrap(&Line::raw(text.to_owned()), width, indent).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn words_stay_whole_where_they_can() {
        assert_eq!(broken("Anna pays 3 to the pot", 10, 0), ["Anna pays", "3 to the", "pot"]);
        assert_eq!(broken("  law: who leads", 8, 2), ["  law:", "  who", "  leads"]);
        assert_eq!(broken("Bankhalterwechsel", 6, 0), ["Bankha", "lterwe", "chsel"]);
        assert_eq!(broken("this\u{a0}deal 3", 6, 0), ["this d", "eal 3"]);
        assert_eq!(broken("points\u{a0}3 tricks\u{a0}4", 12, 0), ["points 3", "tricks 4"]);
        assert_eq!(broken("", 6, 0), [""]);
    }

    proptest! {
        #[test]
        fn nothing_is_lost_or_too_wide(text in "[a-zäß♠ ]{0,60}", width in 1u16..30, indent in 0u16..6) {
            let lines = wrap(&Line::raw(text.clone()), width, indent);
            let blackened = |s: &str| s.chars().filter(|c| *c != ' ').collect::<String>();
            prop_assert_eq!(lines.iter().map(|l| blackened(&l.to_string())).collect::<String>(), blackened(&text));
            prop_assert!(lines.iter().all(|l| l.width() <= width as usize));
        }
    }
}
