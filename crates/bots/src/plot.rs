//! Means and their confidence intervals as a picture: a small SVG.

use crate::arena::{Report, Score};
use std::fmt::Write as _;

/// How wide the axis is drawn.
const AXIS: f64 = 420.0;
/// The column of names is as wide as its longest line, but not wider than this.
const MOST_NAMES: f64 = 400.0;
/// Where means are written in figures.
const FIGURES: f64 = 130.0;
const MARGIN: f64 = 16.0;
const TOP: f64 = 64.0;
const BOTTOM: f64 = 64.0;
/// A line of a name, and what is free above and below the lines of a row.
const LINE: f64 = 16.0;
const AIR: f64 = 14.0;
/// A heading over some rows.
const HEADING: f64 = 40.0;
/// How wide a letter is on average.
const LETTER: f64 = 6.6;
/// Longer names are cut after so many lines; the whole name is told to whoever points at it.
const MOST_LINES: usize = 3;
/// An axis is no longer than so many times what most rows need: what lies beyond is told in figures.
const STRETCH: f64 = 3.0;

/// A row of the picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Whose mean it is.
    pub name: String,
    /// What is added below the name, in a line of its own; perhaps nothing.
    pub note: String,
    /// The mean.
    pub mean: f64,
    /// Half the width of its interval, if it has one.
    pub half: Option<f64>,
}

/// Rows under one heading.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// The heading; perhaps nothing.
    pub title: String,
    /// The rows below it.
    pub rows: Vec<Row>,
}

/// What stands around the rows.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Frame<'a> {
    /// Over the picture.
    pub title: &'a str,
    /// Under the axis: what is counted.
    pub axis: &'a str,
    /// At the foot.
    pub foot: &'a str,
    /// What stands between whole and parts in a number.
    pub point: char,
}

/// The picture of a report, as an SVG document.
pub fn svg(report: &Report) -> String {
    let row = |player: &Score| Row {
        name: player.name.clone(),
        note: String::new(),
        mean: player.mean,
        half: player.interval,
    };
    let rows: Vec<Row> = report.players.iter().map(row).collect();
    let title = format!("{}: counters a deal, 95 % confidence", report.game);
    let foot = format!(
        "{} deals, {} matches in {} duplicate sets, seed {}",
        report.deals, report.matches, report.sets, report.seed
    );
    let frame = Frame { title: &title, axis: "", foot: &foot, point: '.' };
    whiskers(&frame, &[Group { title: String::new(), rows }])
}

/// Means with their intervals below each other, as an SVG document.
pub fn whiskers(frame: &Frame, groups: &[Group]) -> String {
    let rows = || groups.iter().flat_map(|group| &group.rows);
    let letters = |line: &String| line.chars().count() as f64;
    let longest = rows().flat_map(Row::lines).map(|(line, _)| line);
    let names = (longest.map(|line| letters(&line)).fold(6.0, f64::max) * LETTER).min(MOST_NAMES);
    let left = MARGIN + names + 12.0;
    let width = left + AXIS + FIGURES + MARGIN;
    let tall = |row: &Row| row.lines().len() as f64 * LINE + AIR;
    let heading = |group: &Group| if group.title.is_empty() { 0.0 } else { HEADING };
    let floor = TOP + groups.iter().map(|group| heading(group) + group.rows.iter().map(tall).sum::<f64>()).sum::<f64>();
    let height = floor + BOTTOM;
    let (least, most) = range(rows());
    let axis = Axis { left, least, most, point: frame.point };
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" \
         font-family=\"Georgia, serif\" font-size=\"13\" fill=\"#222\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fffdf7\"/>\n\
         <text x=\"{MARGIN}\" y=\"30\" font-size=\"18\">{}</text>\n",
        escaped(frame.title)
    );
    for tick in ticks(least, most) {
        let at = axis.x(tick);
        let colour = if tick == 0.0 { "#888" } else { "#ddd" };
        let _ = writeln!(
            out,
            "<line x1=\"{at:.1}\" y1=\"{}\" x2=\"{at:.1}\" y2=\"{floor}\" stroke=\"{colour}\"/>",
            TOP - 4.0
        );
        // A tall picture is read from above as well.
        for y in [TOP - 10.0, floor + 18.0] {
            let figure = number(tick, frame.point);
            let _ =
                writeln!(out, "<text x=\"{at:.1}\" y=\"{y}\" text-anchor=\"middle\" font-size=\"12\">{figure}</text>");
        }
    }
    let mut y = TOP;
    for group in groups {
        if !group.title.is_empty() {
            let at = y + HEADING - 14.0;
            let _ = writeln!(
                out,
                "<text x=\"{MARGIN}\" y=\"{at:.1}\" font-size=\"15\" font-weight=\"bold\">{}</text>",
                escaped(&group.title)
            );
            y += HEADING;
        }
        for row in &group.rows {
            row.draw(&mut out, y, tall(row), &axis);
            y += tall(row);
        }
    }
    let middle = left + AXIS / 2.0;
    let _ = write!(
        out,
        "<text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"12\">{}</text>\n\
         <text x=\"{MARGIN}\" y=\"{:.1}\" font-size=\"12\" fill=\"#666\">{}</text>\n</svg>\n",
        floor + 34.0,
        escaped(frame.axis),
        height - 10.0,
        escaped(frame.foot)
    );
    out
}

/// Where values lie.
struct Axis {
    left: f64,
    least: f64,
    most: f64,
    point: char,
}

impl Axis {
    /// The place of a value; what lies beyond the axis is put to its end.
    fn x(&self, value: f64) -> f64 {
        self.left + (value.clamp(self.least, self.most) - self.least) / (self.most - self.least) * AXIS
    }

    /// A value in figures.
    fn figure(&self, value: f64, digits: usize) -> String {
        format!("{value:+.digits$}").replace('-', "−").replace('.', &self.point.to_string())
    }
}

impl Row {
    /// What stands beside its mean: lines and their colours.
    fn lines(&self) -> Vec<(String, &'static str)> {
        let letters = (MOST_NAMES / LETTER) as usize;
        let note = if self.note.is_empty() { Vec::new() } else { wrapped(&self.note, letters) };
        let name = wrapped(&self.name, letters).into_iter().map(|line| (line, "#222"));
        name.chain(note.into_iter().map(|line| (line, "#666"))).collect()
    }

    /// Draws the row that begins at `top` and is so tall.
    fn draw(&self, out: &mut String, top: f64, tall: f64, axis: &Axis) {
        let y = top + tall / 2.0;
        let mut at = top + AIR / 2.0 + LINE - 4.0;
        let _ = write!(out, "<g><title>{}</title>", escaped(&self.name));
        for (line, colour) in self.lines() {
            let line = escaped(&line);
            let _ = write!(out, "<text x=\"{MARGIN}\" y=\"{at:.1}\" fill=\"{colour}\">{line}</text>");
            at += LINE;
        }
        let _ = writeln!(out, "</g>");
        // Of a narrow interval more is known.
        let digits = if self.half.is_some_and(|half| half < 0.02) { 3 } else { 2 };
        let mut told = axis.figure(self.mean, digits);
        if let Some(half) = self.half {
            told += &format!(" ± {}", axis.figure(half, digits).trim_start_matches('+'));
            let (from, to) = (axis.x(self.mean - half), axis.x(self.mean + half));
            let _ = writeln!(
                out,
                "<path d=\"M{from:.1} {y:.1}H{to:.1}M{from:.1} {:.1}v10M{to:.1} {:.1}v10\" stroke=\"#7a1f1f\" \
                 stroke-width=\"2\" fill=\"none\"/>",
                y - 5.0,
                y - 5.0
            );
        }
        let at = axis.x(self.mean);
        // What lies beyond the axis points there.
        let mark = if (axis.least..=axis.most).contains(&self.mean) {
            format!("<circle cx=\"{at:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#7a1f1f\"/>")
        } else {
            let forth = if self.mean > axis.most { 9.0 } else { -9.0 };
            let back = at - forth;
            format!("<path d=\"M{back:.1} {:.1}L{at:.1} {y:.1}L{back:.1} {:.1}Z\" fill=\"#7a1f1f\"/>", y - 6.0, y + 6.0)
        };
        let figures = axis.left + AXIS + FIGURES;
        let _ =
            writeln!(out, "{mark}\n<text x=\"{figures:.1}\" y=\"{:.1}\" text-anchor=\"end\">{told}</text>", y + 4.5);
    }
}

/// Words in lines of at most so many letters, cut after [`MOST_LINES`].
fn wrapped(words: &str, letters: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in words.split_whitespace() {
        let last = lines.last_mut().filter(|line| line.chars().count() + 1 + word.chars().count() <= letters);
        match last {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) => {
                line.push(' ');
                line.push_str(word);
            }
            None => lines.push(word.to_owned()),
        }
    }
    if lines.len() > MOST_LINES {
        lines.truncate(MOST_LINES);
        if let Some(last) = lines.last_mut() {
            let kept = last.trim_end_matches([',', ';', ':', '.']);
            *last = format!("{kept} …");
        }
    }
    lines
}

/// What the axis spans: nought and all intervals, with some air, unless a few of them lie far beyond the others.
fn range<'a>(rows: impl Iterator<Item = &'a Row>) -> (f64, f64) {
    let ends: Vec<f64> = rows
        .flat_map(|row| {
            let half = row.half.unwrap_or(0.0);
            [row.mean - half, row.mean + half]
        })
        .collect();
    let mut far: Vec<f64> = ends.iter().map(|end| end.abs()).collect();
    far.sort_by(f64::total_cmp);
    let most_need = far.get(far.len() * 4 / 5).copied().unwrap_or(0.0);
    let bound = if most_need > 0.0 { most_need * STRETCH } else { f64::INFINITY };
    let within = ends.iter().map(|end| end.clamp(-bound, bound));
    let (least, most) = within.fold((0.0f64, 0.0f64), |(least, most), end| (least.min(end), most.max(end)));
    let air = ((most - least) * 0.04).max(1e-3);
    (least - air, most + air)
}

/// Round numbers along the axis.
fn ticks(least: f64, most: f64) -> Vec<f64> {
    let rough = (most - least) / 6.0;
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|m| m * power).find(|s| *s >= rough).unwrap_or(power * 10.0);
    let (first, last) = ((least / step).ceil() as i64, (most / step).floor() as i64);
    (first..=last).map(|n| n as f64 * step).collect()
}

fn number(value: f64, point: char) -> String {
    let text = format!("{value:.4}");
    let short = text.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" || short.is_empty() {
        return "0".into();
    }
    short.replace('-', "−").replace('.', &point.to_string())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_axis_has_round_numbers() {
        assert_eq!(ticks(-0.3, 0.9), [-0.2, 0.0, 0.2, 0.4, 0.6000000000000001, 0.8]);
        assert_eq!(number(-0.0, '.'), "0");
        assert_eq!(number(-0.25, ','), "−0,25");
    }

    fn row(name: &str, mean: f64) -> Row {
        Row { name: name.to_owned(), note: String::new(), mean, half: Some(0.1) }
    }

    #[test]
    fn long_names_are_broken_between_words_and_told_whole() {
        let name = "with ace king and four small trumps lead a small one ".repeat(6);
        let lines = wrapped(&name, 40);
        assert_eq!(lines.len(), MOST_LINES);
        assert!(lines.iter().all(|line| line.chars().count() <= 42), "{lines:?}");
        assert!(lines[0].starts_with("with ace") && lines[2].ends_with(" …"), "{lines:?}");
        assert_eq!(wrapped("short", 40), ["short"]);
        let frame = Frame { title: "", axis: "", foot: "", point: '.' };
        let drawn = whiskers(&frame, &[Group { title: "Right & wrong".into(), rows: vec![row(&name, 0.2)] }]);
        assert!(
            drawn.contains(&name) && drawn.contains("Right &amp; wrong") && drawn.contains("+0.20 ± 0.10"),
            "{drawn}"
        );
    }

    #[test]
    fn one_row_far_out_does_not_press_the_others_together() {
        let mut rows: Vec<Row> = (0..9).map(|n| row("", f64::from(n) * 0.1 - 0.4)).collect();
        rows.push(row("far out", 57.0));
        let (least, most) = range(rows.iter());
        assert!(least < -0.4 && most < 5.0, "{least} to {most}");
        let alone = [row("far out", 57.0)];
        assert!(range(alone.iter()).1 > 57.0);
    }
}
