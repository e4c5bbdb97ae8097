//! A court from above: floor, corde, galleries, chases, players, and the last flight of the ball.

use super::cloth::{figure, fitting, marker};
use super::theme::Theme;
use super::words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;
use ratatui::widgets::Widget;
use ratatui::widgets::canvas::{Canvas, Context, Line as Stretch, Points};
use spadille_core::scene::{CourtBoard, CourtFlight, CourtPanel};

/// The fewest lines on which the court can be read.
pub const LEAST: u16 = 9;

pub fn draw(
    board: &CourtBoard,
    aim: Option<&[(String, i64)]>,
    area: Rect,
    voice: &Words,
    theme: Theme,
    buffer: &mut Buffer,
) {
    let Some(floor) = board.faces.iter().find(|face| face.kind == "floor") else { return };
    if area.width < 8 || area.height < 3 {
        return;
    }
    let (low, high) = bounds(floor);
    let rim = 1.5;
    let place = fitting(area, high[0] - low[0] + 2.0 * rim, high[1] - low[1] + 2.0 * rim);
    Canvas::default()
        .marker(marker(theme))
        .x_bounds([low[0] - rim, high[0] + rim])
        .y_bounds([low[1] - rim, high[1] + rim])
        .paint(|pen| paint(board, aim, (low, high), voice, theme, pen))
        .render(place, buffer);
}

fn bounds(panel: &CourtPanel) -> ([f64; 2], [f64; 2]) {
    let ends = |i: usize| {
        let [a, b, c] = [panel.corner[i], panel.width[i], panel.height[i]].map(f64::from);
        let corners = [a, a + b, a + c, a + b + c];
        (
            corners.iter().copied().fold(f64::INFINITY, f64::min),
            corners.iter().copied().fold(f64::NEG_INFINITY, f64::max),
        )
    };
    let (x, y) = (ends(0), ends(1));
    ([x.0, y.0], [x.1, y.1])
}

fn paint(
    board: &CourtBoard,
    aim: Option<&[(String, i64)]>,
    (low, high): ([f64; 2], [f64; 2]),
    voice: &Words,
    theme: Theme,
    pen: &mut Context,
) {
    let across = |x: f64, color| Stretch { x1: x, y1: low[1], x2: x, y2: high[1], color };
    for y in [low[1], high[1]] {
        pen.draw(&Stretch { x1: low[0], y1: y, x2: high[0], y2: y, color: Color::Gray });
    }
    for x in [low[0], high[0]] {
        pen.draw(&across(x, Color::Gray));
    }
    pen.draw(&across(f64::from(board.corde[0]), Color::Yellow));
    for chase in &board.chases {
        pen.draw(&across(f64::from(chase.at), if chase.played { Color::LightRed } else { Color::Red }));
        pen.print(f64::from(chase.at), high[1], Span::styled(voice.say(&chase.name), Style::new().fg(Color::LightRed)));
    }
    // Openings are told by a letter, where they are.
    for opening in &board.openings {
        let (from, to) = bounds(opening);
        let letter = match opening.kind.as_str() {
            "grille" => "G",
            "trou" => "T",
            "lune" => "L",
            "dedans" => "D",
            _ => "g",
        };
        pen.print((from[0] + to[0]) / 2.0, (from[1] + to[1]) / 2.0, Span::styled(letter, Theme::QUIET));
    }
    let flown: Vec<(f64, f64)> = board.flight.iter().flat_map(along).collect();
    pen.draw(&Points { coords: &flown, color: Color::DarkGray });
    pen.layer();
    let ball = board.ball.as_ref();
    if let (Some(ball), Some(azimuth)) = (ball, aim.and_then(|aim| figure(aim, "azimuth"))) {
        let (dy, dx) = (azimuth / 100.0).to_radians().sin_cos();
        let (x, y) = (f64::from(ball.at[0]), f64::from(ball.at[1]));
        pen.draw(&Stretch { x1: x, y1: y, x2: x + 8.0 * dx, y2: y + 8.0 * dy, color: Color::Cyan });
    }
    for player in &board.players {
        let initial: String = voice.name(player.seat).chars().take(1).collect();
        let style = Style::new().fg(Color::LightGreen).add_modifier(Modifier::BOLD);
        let style = if player.serves { style.add_modifier(Modifier::UNDERLINED) } else { style };
        pen.print(f64::from(player.at[0]), f64::from(player.at[1]), Span::styled(initial, style));
    }
    if let Some(ball) = ball {
        let sign = if theme.ascii { "o" } else { "●" };
        pen.print(f64::from(ball.at[0]), f64::from(ball.at[1]), Span::styled(sign, Style::new().fg(Color::White)));
    }
}

/// Points along a stretch of flight, seen from above.
fn along(flight: &CourtFlight) -> impl Iterator<Item = (f64, f64)> + '_ {
    const POINTS: u8 = 6;
    (0..=POINTS).map(move |k| {
        let share = f64::from(k) / f64::from(POINTS);
        let at = |i: usize| f64::from(flight.start[i]) * (1.0 - share) + f64::from(flight.end[i]) * share;
        (at(0), at(1))
    })
}
