//! A chart as a picture: lines where its rows follow each other in number, else bars. A small SVG document.

use crate::charts::{Cell, Chart};
use std::fmt::Write as _;

const WIDTH: f64 = 760.0;
const COLOURS: [&str; 8] = ["#7a1f1f", "#1f4e7a", "#3d7a1f", "#7a5c1f", "#5c1f7a", "#1f7a6e", "#444444", "#a0522d"];

/// The picture of a chart. Parts of a whole are drawn in the hundred.
pub fn svg(chart: &Chart<String>) -> String {
    let is_line = chart.rows.len() > 2 && chart.rows.iter().all(|row| row.at.is_some());
    if is_line { lines(chart) } else { bars(chart) }
}

fn drawn(cell: &Cell) -> f64 {
    if cell.is_part() { cell.value() * 100.0 } else { cell.value() }
}

fn unit(chart: &Chart<String>) -> &'static str {
    let mut cells = chart.rows.iter().flat_map(|row| row.cells.iter().flatten());
    if cells.next().is_some_and(Cell::is_part) { " %" } else { "" }
}

fn open(out: &mut String, title: &str, height: f64) {
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"Georgia, serif\" font-size=\"13\" fill=\"#222\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fffdf7\"/>\n\
         <text x=\"20\" y=\"28\" font-size=\"16\">{}</text>\n",
        escaped(title)
    );
}

/// Round numbers from `least` to `most`, about six.
fn ticks(least: f64, most: f64) -> Vec<f64> {
    let rough = ((most - least) / 5.0).max(1e-12);
    let power = 10_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|n| n * power).find(|step| *step >= rough).unwrap_or(power);
    let first = (least / step).ceil();
    (0..12).map(|i| (first + f64::from(i)) * step).take_while(|tick| *tick <= most + step * 1e-9).collect()
}

fn number(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

fn lines(chart: &Chart<String>) -> String {
    let (left, right, top, bottom) = (70.0, 190.0, 50.0, 390.0);
    let height = bottom + 60.0_f64.max(16.0);
    let ats: Vec<f64> = chart.rows.iter().filter_map(|row| row.at).collect();
    let (first, last) = ats.iter().fold((f64::MAX, f64::MIN), |(a, b), at| (a.min(*at), b.max(*at)));
    let values = chart.rows.iter().flat_map(|row| row.cells.iter().flatten()).map(drawn);
    let (low, high) = values.fold((0.0_f64, 0.0_f64), |(a, b), v| (a.min(v), b.max(v)));
    let high = if high > low { high } else { low + 1.0 };
    let x = |at: f64| left + (at - first) / (last - first).max(1e-9) * (WIDTH - left - right);
    let y = |value: f64| bottom - (value - low) / (high - low) * (bottom - top);
    let mut out = String::new();
    open(&mut out, &chart.title, height);
    for tick in ticks(low, high) {
        let at = y(tick);
        let _ = write!(
            out,
            "<line x1=\"{left}\" y1=\"{at:.1}\" x2=\"{:.1}\" y2=\"{at:.1}\" stroke=\"#ddd\"/>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" font-size=\"12\">{}{}</text>\n",
            WIDTH - right,
            left - 8.0,
            at + 4.0,
            number(tick),
            unit(chart)
        );
    }
    for tick in ticks(first, last) {
        let _ = writeln!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"12\">{}</text>",
            x(tick),
            bottom + 18.0,
            number(tick)
        );
    }
    let _ = writeln!(
        out,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
        f64::midpoint(left, WIDTH - right),
        bottom + 40.0,
        escaped(&chart.corner)
    );
    for (i, column) in chart.columns.iter().enumerate() {
        let colour = COLOURS[i % COLOURS.len()];
        let points = chart.rows.iter().filter_map(|row| Some((row.at?, row.cells.get(i)?.as_ref()?)));
        let points: Vec<String> = points.map(|(at, cell)| format!("{:.1},{:.1}", x(at), y(drawn(cell)))).collect();
        let legend = top + 18.0 * i as f64;
        let _ = write!(
            out,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" font-size=\"12\" fill=\"{colour}\">{}</text>\n",
            points.join(" "),
            WIDTH - right + 14.0,
            legend + 4.0,
            escaped(column)
        );
    }
    out + "</svg>\n"
}

fn bars(chart: &Chart<String>) -> String {
    let (left, right, top, each) = (290.0, 90.0, 70.0, 22.0);
    let height = top + each * chart.rows.len() as f64 + 24.0;
    let value = |i: usize| chart.rows[i].cells.first().and_then(Option::as_ref).map(drawn);
    let most = (0..chart.rows.len()).filter_map(value).fold(0.0_f64, |a, v| a.max(v.abs())).max(1e-12);
    let mut out = String::new();
    open(&mut out, &chart.title, height);
    if let Some(column) = chart.columns.first() {
        let _ = writeln!(out, "<text x=\"{left}\" y=\"54\" font-size=\"12\" fill=\"#666\">{}</text>", escaped(column));
    }
    for (i, row) in chart.rows.iter().enumerate() {
        let y = top + each * i as f64;
        let _ = writeln!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            left - 10.0,
            y + 13.0,
            escaped(&row.name)
        );
        if let Some(value) = value(i) {
            let wide = value.abs() / most * (WIDTH - left - right);
            let _ = write!(
                out,
                "<rect x=\"{left}\" y=\"{:.1}\" width=\"{wide:.1}\" height=\"14\" fill=\"{}\"/>\n\
                 <text x=\"{:.1}\" y=\"{:.1}\" font-size=\"12\">{}{}</text>\n",
                y + 2.0,
                COLOURS[0],
                left + wide + 6.0,
                y + 13.0,
                number(value),
                unit(chart)
            );
        }
    }
    out + "</svg>\n"
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::charts::{Ask, GAMES, of};

    #[test]
    fn every_chart_can_be_drawn() {
        for game in GAMES {
            for chart in of(game, &Ask::default()).unwrap() {
                let svg = svg(&chart.map(|text| text.id.to_string()));
                assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{game}");
                assert!(!svg.contains("NaN") && !svg.contains("inf"), "{game} {}: {svg}", chart.id);
            }
        }
        assert_eq!(ticks(0.0, 10.0), [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
    }
}
