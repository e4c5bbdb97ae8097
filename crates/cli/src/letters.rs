//! Writing without any sign that a plain terminal does not have.

/// A text in ASCII: signs by their like, letters as they are spelled without accents. A letter of which no spelling is
/// known stays, for it can only belong to somebody's name.
pub fn ascii(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match spelled(sign) {
            _ if sign.is_ascii() => out.push(sign),
            // "2½" would read as twenty-one halves.
            Some(spelled) if spelled.contains('/') && out.ends_with(|c: char| c.is_ascii_digit()) => {
                out.push(' ');
                out += spelled;
            }
            // What divides two things in a line begins a point of a list.
            Some("|") if out.trim().is_empty() => out.push('*'),
            Some(spelled) => out += spelled,
            None if sign.is_alphabetic() => out.push(sign),
            None => out.push('?'),
        }
    }
    out
}

fn spelled(sign: char) -> Option<&'static str> {
    Some(match sign {
        '“' | '”' | '„' | '»' | '«' => "\"",
        '‘' | '’' | '‚' => "'",
        '–' | '—' | '−' | '─' => "-",
        '·' | '│' => "|",
        '…' => "...",
        '×' => "x",
        '±' => "+/-",
        '←' => "<",
        '→' => ">",
        '↑' => "^",
        '↓' => "v",
        '•' | '⚑' | '°' => "*",
        '▶' => ">",
        '░' | '▒' => "#",
        '\u{a0}' | '\u{202f}' | '\u{2009}' => " ",
        '§' => "par. ",
        '½' => "1/2",
        '¼' => "1/4",
        '¾' => "3/4",
        '⅓' => "1/3",
        '⅔' => "2/3",
        '♠' => "S",
        '♥' => "H",
        '♦' => "D",
        '♣' => "C",
        'ä' | 'æ' => "ae",
        'ö' | 'œ' => "oe",
        'ü' => "ue",
        'Ä' => "Ae",
        'Ö' => "Oe",
        'Ü' => "Ue",
        'ß' => "ss",
        'à' | 'á' | 'â' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ò' | 'ó' | 'ô' => "o",
        'ù' | 'ú' | 'û' => "u",
        'À' | 'Á' | 'Â' => "A",
        'Ç' => "C",
        'È' | 'É' | 'Ê' => "E",
        'ñ' => "n",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_spelled_and_names_stay() {
        assert_eq!(ascii("Königin d1–b3, „groß“"), "Koenigin d1-b3, \"gross\"");
        assert_eq!(ascii("2½ · -¾"), "2 1/2 | -3/4");
        assert_eq!(ascii("· bête"), "* bete");
        assert_eq!(ascii("Ольга ♔"), "Ольга ?");
    }
}
