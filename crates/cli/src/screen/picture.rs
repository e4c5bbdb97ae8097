//! A picture of the screen as SVG, for the README: the same drawing code, another canvas.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};
use std::fmt::Write as _;

const CELL: (u16, u16) = (9, 19);

/// The buffer as an SVG picture.
pub fn svg(buffer: &Buffer) -> String {
    let area = buffer.area();
    let (width, height) = (area.width * CELL.0 + 24, area.height * CELL.1 + 24);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"15\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"10\" fill=\"#10201a\"/>\n"
    );
    for y in 0..area.height {
        for x in 0..area.width {
            let cell = &buffer[(area.x + x, area.y + y)];
            let (px, py) = (x * CELL.0 + 12, y * CELL.1 + 12);
            if cell.bg != Color::Reset {
                let _ = writeln!(
                    out,
                    "<rect x=\"{px}\" y=\"{py}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>",
                    CELL.0,
                    CELL.1,
                    hex(cell.bg, "#10201a")
                );
            }
            let sign = cell.symbol();
            if sign.trim().is_empty() {
                continue;
            }
            let weight = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
            let slant = if cell.modifier.contains(Modifier::ITALIC) { " font-style=\"italic\"" } else { "" };
            let _ = writeln!(
                out,
                "<text x=\"{px}\" y=\"{}\" fill=\"{}\"{weight}{slant}>{}</text>",
                py + 15,
                hex(cell.fg, "#d8d4c4"),
                escape(sign)
            );
        }
    }
    out + "</svg>\n"
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The sixteen colours as a warm terminal shows them.
fn hex(colour: Color, reset: &'static str) -> &'static str {
    match colour {
        Color::Black => "#1a1a1a",
        Color::Red => "#b3261e",
        Color::Green => "#2f7d4f",
        Color::Yellow => "#d9a441",
        Color::Blue => "#2b4c7e",
        Color::Magenta => "#8e5a8e",
        Color::Cyan => "#6fb3b8",
        Color::Gray => "#b9b5a7",
        Color::DarkGray => "#8a8a7a",
        Color::LightRed => "#e0645a",
        Color::LightGreen => "#7fc08f",
        Color::LightYellow => "#f2cf7a",
        Color::LightBlue => "#7fa3d1",
        Color::LightMagenta => "#c99bc9",
        Color::LightCyan => "#a5d8dc",
        Color::White => "#f7f3e6",
        _ => reset,
    }
}
