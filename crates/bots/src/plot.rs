//! Means and their confidence intervals as a picture: a small SVG.

use crate::arena::{Report, Score};
use std::fmt::Write as _;

const WIDTH: f64 = 720.0;
const LEFT: f64 = 150.0;
const RIGHT: f64 = 30.0;
const TOP: f64 = 56.0;
const ROW: f64 = 34.0;
const BOTTOM: f64 = 64.0;

/// A row of the picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Whose mean it is.
    pub name: String,
    /// The mean.
    pub mean: f64,
    /// Half the width of its interval, if it has one.
    pub half: Option<f64>,
}

/// The picture of a report, as an SVG document.
pub fn svg(report: &Report) -> String {
    let row = |player: &Score| Row { name: player.name.clone(), mean: player.mean, half: player.interval };
    let rows: Vec<Row> = report.players.iter().map(row).collect();
    let title = format!("{}: counters a deal, 95 % confidence", report.game);
    let foot = format!(
        "{} deals, {} matches in {} duplicate sets, seed {}",
        report.deals, report.matches, report.sets, report.seed
    );
    whiskers(&title, &rows, &foot)
}

/// Means with their intervals below each other, as an SVG document.
pub fn whiskers(title: &str, rows: &[Row], foot: &str) -> String {
    let height = TOP + ROW * rows.len() as f64 + BOTTOM;
    let (least, most) = range(rows);
    let x = |value: f64| LEFT + (value - least) / (most - least) * (WIDTH - LEFT - RIGHT);
    let mut out = String::new();
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"Georgia, serif\" font-size=\"14\" fill=\"#222\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fffdf7\"/>\n\
         <text x=\"{LEFT}\" y=\"28\" font-size=\"18\">{}</text>\n",
        escaped(title)
    );
    let floor = height - BOTTOM;
    for tick in ticks(least, most) {
        let at = x(tick);
        let colour = if tick == 0.0 { "#888" } else { "#ddd" };
        let _ = write!(
            out,
            "<line x1=\"{at:.1}\" y1=\"{}\" x2=\"{at:.1}\" y2=\"{floor}\" stroke=\"{colour}\"/>\n\
             <text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\" font-size=\"12\">{}</text>\n",
            TOP - 12.0,
            floor + 18.0,
            number(tick)
        );
    }
    for (i, row) in rows.iter().enumerate() {
        let y = TOP + ROW * (i as f64 + 0.5);
        let _ = writeln!(
            out,
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            LEFT - 12.0,
            y + 5.0,
            escaped(&row.name)
        );
        if let Some(half) = row.half {
            let (from, to) = (x(row.mean - half), x(row.mean + half));
            let _ = writeln!(
                out,
                "<path d=\"M{from:.1} {y:.1}H{to:.1}M{from:.1} {:.1}v10M{to:.1} {:.1}v10\" stroke=\"#7a1f1f\" \
                 stroke-width=\"2\" fill=\"none\"/>",
                y - 5.0,
                y - 5.0
            );
        }
        let _ = writeln!(
            out,
            "<circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#7a1f1f\"><title>{:+.4}</title></circle>",
            x(row.mean),
            row.mean
        );
    }
    let _ = write!(
        out,
        "<text x=\"{LEFT}\" y=\"{}\" font-size=\"12\" fill=\"#666\">{}</text>\n</svg>\n",
        height - 16.0,
        escaped(foot)
    );
    out
}

/// What the axis spans: all intervals and nought, with some air.
fn range(rows: &[Row]) -> (f64, f64) {
    let ends = rows.iter().flat_map(|row| {
        let half = row.half.unwrap_or(0.0);
        [row.mean - half, row.mean + half]
    });
    let (least, most) = ends.fold((0.0f64, 0.0f64), |(least, most), end| (least.min(end), most.max(end)));
    let air = ((most - least) * 0.08).max(1e-3);
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

fn number(value: f64) -> String {
    let text = format!("{value:.4}");
    let short = text.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" || short.is_empty() { "0".into() } else { short.into() }
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
        assert_eq!(number(-0.0), "0");
        assert_eq!(number(0.25), "0.25");
    }
}
