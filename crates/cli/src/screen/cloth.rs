//! A billiard table from above: cloth, holes, balls, where the last stroke ran and where the next one points.

use super::theme::Theme;
use super::words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::Marker;
use ratatui::text::Span;
use ratatui::widgets::Widget;
use ratatui::widgets::canvas::{Canvas, Circle, Context, Line as Stretch, Points, Rectangle};
use spadille_core::scene::{BallLies, BallLook, ClothBall, ClothBoard, ClothRun};

/// The fewest lines on which the table can be read.
pub const LEAST: u16 = 9;

/// The largest part of an area in which a plan of this shape fits: a sign is twice as high as it is wide.
pub fn fitting(area: Rect, length: f64, width: f64) -> Rect {
    let wide = f64::from(area.width).min(f64::from(area.height) * 2.0 * length / width);
    let high = (wide * width / length / 2.0).ceil();
    let (wide, high) = (wide as u16, (high as u16).clamp(1, area.height));
    Rect { x: area.x + (area.width - wide) / 2, y: area.y, width: wide, height: high }
}

/// The signs of the finest drawing this terminal shows.
pub fn marker(theme: Theme) -> Marker {
    if theme.ascii { Marker::Dot } else { Marker::Braille }
}

/// A figure of the stroke aimed at, by its name.
pub fn figure(aim: &[(String, i64)], name: &str) -> Option<f64> {
    aim.iter().find(|(n, _)| n == name).map(|(_, value)| *value as f64)
}

pub fn draw(
    board: &ClothBoard,
    aim: Option<&[(String, i64)]>,
    area: Rect,
    voice: &Words,
    theme: Theme,
    buffer: &mut Buffer,
) {
    if area.width < 8 || area.height < 3 {
        return;
    }
    // The last line tells of the balls that are not on the table.
    let apart = apart(board, voice);
    let room = Rect { height: area.height - u16::from(!apart.is_empty()), ..area };
    let (length, width) = (f64::from(board.length), f64::from(board.width));
    let rim = 60.0;
    let place = fitting(room, length + 2.0 * rim, width + 2.0 * rim);
    let canvas = Canvas::default()
        .marker(marker(theme))
        .x_bounds([-rim, length + rim])
        .y_bounds([-rim, width + rim])
        .paint(|pen| paint(board, aim, theme, pen));
    canvas.render(place, buffer);
    if !apart.is_empty() {
        buffer.set_stringn(area.x, place.bottom(), apart, area.width as usize, Theme::QUIET);
    }
}

fn paint(board: &ClothBoard, aim: Option<&[(String, i64)]>, theme: Theme, pen: &mut Context) {
    let (length, width) = (f64::from(board.length), f64::from(board.width));
    // The striker at the head stands to the left: what is to his left lies above.
    let up = |y: f64| width - y;
    pen.draw(&Rectangle { x: 0.0, y: 0.0, width: length, height: width, color: Color::Green });
    for line in &board.lines {
        let [from, to] = [line.from, line.to].map(|[x, y]| (f64::from(x), up(f64::from(y))));
        let color = if line.hangs { Color::Yellow } else { Color::DarkGray };
        pen.draw(&Stretch { x1: from.0, y1: from.1, x2: to.0, y2: to.1, color });
    }
    for hole in board.holes.iter().chain(&board.posts) {
        let radius = f64::from(hole.radius).max(30.0);
        let color = if hole.word.is_empty() { Color::Yellow } else { Color::Gray };
        pen.draw(&Circle { x: f64::from(hole.at[0]), y: up(f64::from(hole.at[1])), radius, color });
    }
    let ran: Vec<(f64, f64)> = board.course.iter().flat_map(along).map(|(x, y)| (x, up(y))).collect();
    pen.draw(&Points { coords: &ran, color: Color::DarkGray });
    pen.layer();
    if let Some(aim) = aim {
        let struck = board.balls.iter().find(|ball| ball.struck);
        let laid = figure(aim, "x").zip(figure(aim, "y"));
        let lies = struck.and_then(|ball| ball.at).map(|[x, y]| (f64::from(x), f64::from(y)));
        if let (Some((x, y)), Some(angle)) = (laid.filter(|_| board.zone.is_some()).or(lies), figure(aim, "angle")) {
            let to = until_cushion((x, y), angle / 1000.0, (length, width));
            pen.draw(&Stretch { x1: x, y1: up(y), x2: to.0, y2: up(to.1), color: Color::Cyan });
            pen.print(x, up(y), Span::styled(if theme.ascii { "o" } else { "◌" }, Style::new().fg(Color::Cyan)));
        }
    }
    // The ball to be struck is drawn last: nothing that lies close to it may hide it.
    let (struck, others): (Vec<&ClothBall>, Vec<&ClothBall>) = board.balls.iter().partition(|ball| ball.struck);
    for ball in others.into_iter().chain(struck) {
        if let Some([x, y]) = ball.at.filter(|_| matches!(ball.lies, BallLies::Table | BallLies::Wall)) {
            pen.print(f64::from(x), up(f64::from(y)), Span::styled(sign(ball, theme), look(ball)));
        }
    }
}

/// Points along a run, in millimetres.
fn along(run: &ClothRun) -> impl Iterator<Item = (f64, f64)> + '_ {
    const POINTS: u16 = 24;
    let lasts = f64::from(run.until - run.from).clamp(0.0, 60.0);
    (0..=POINTS).map(move |k| {
        let s = lasts * f64::from(k) / f64::from(POINTS);
        let at = |i: usize| {
            1000.0 * (f64::from(run.place[i]) + (f64::from(run.velocity[i]) + f64::from(run.bend[i]) * s) * s)
        };
        (at(0), at(1))
    })
}

/// Where a straight line from a place at an angle in degrees leaves the cloth.
fn until_cushion((x, y): (f64, f64), angle: f64, (length, width): (f64, f64)) -> (f64, f64) {
    let (dy, dx) = angle.to_radians().sin_cos();
    let reach = |at: f64, d: f64, most: f64| {
        if d > 1e-9 {
            (most - at) / d
        } else if d < -1e-9 {
            -at / d
        } else {
            f64::INFINITY
        }
    };
    let far = reach(x, dx, length).min(reach(y, dy, width)).max(0.0);
    (x + far * dx, y + far * dy)
}

fn sign(ball: &ClothBall, theme: Theme) -> String {
    match ball.look {
        BallLook::Number(number) => number.to_string(),
        _ if theme.ascii => ball.word.clone(),
        BallLook::Dotted => "◉".into(),
        BallLook::White | BallLook::Red | BallLook::Blue => "●".into(),
    }
}

fn look(ball: &ClothBall) -> Style {
    let colour = match ball.look {
        BallLook::Red => Color::LightRed,
        BallLook::Blue => Color::LightBlue,
        BallLook::White | BallLook::Dotted | BallLook::Number(_) => Color::White,
    };
    let style = Style::new().fg(colour).add_modifier(Modifier::BOLD);
    match (ball.struck, ball.sought) {
        (true, _) => style.add_modifier(Modifier::UNDERLINED),
        (false, true) => style.bg(Color::Magenta),
        (false, false) => style,
    }
}

/// The balls in hand and on the wall, by name.
fn apart(board: &ClothBoard, voice: &Words) -> String {
    let in_hand = board.balls.iter().filter(|ball| ball.lies == BallLies::Hand);
    let names: Vec<String> = in_hand.map(|ball| voice.say(&ball.name)).collect();
    if names.is_empty() {
        return String::new();
    }
    voice.say(&spadille_core::text!("house-balls-in-hand", balls = names.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_ends_at_the_cushion_it_meets_first() {
        let near = |a: (f64, f64), b: (f64, f64)| assert!((a.0 - b.0).hypot(a.1 - b.1) < 1e-6, "{a:?} {b:?}");
        near(until_cushion((500.0, 500.0), 0.0, (3000.0, 1500.0)), (3000.0, 500.0));
        near(until_cushion((500.0, 500.0), 90.0, (3000.0, 1500.0)), (500.0, 1500.0));
        near(until_cushion((500.0, 500.0), 225.0, (3000.0, 1500.0)), (0.0, 0.0));
    }

    #[test]
    fn a_plan_keeps_its_shape() {
        let place = fitting(Rect { x: 0, y: 0, width: 80, height: 12 }, 2.0, 1.0);
        assert_eq!((place.width, place.height), (48, 12));
        assert_eq!(fitting(Rect { x: 0, y: 0, width: 20, height: 12 }, 2.0, 1.0).height, 5);
    }
}
