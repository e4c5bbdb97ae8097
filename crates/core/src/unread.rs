//! What to say of JSON that cannot be read.

use crate::book::Bilingual;
use serde_json::error::Category;

/// What is wrong with some JSON: serde says it in English, we in German, as far as one can tell from where it stopped.
pub fn unread(error: &serde_json::Error) -> Bilingual {
    let place = match (error.line(), error.column()) {
        (0, _) => String::new(),
        (1, column) => format!(" (Zeichen {column})"),
        (line, column) => format!(" (Zeile {line}, Zeichen {column})"),
    };
    let german = match error.classify() {
        Category::Eof => "das JSON hört zu früh auf",
        Category::Syntax | Category::Io => "das ist kein JSON",
        Category::Data => "im JSON fehlt etwas, oder es steht etwas darin, das dort nicht hingehört",
    };
    Bilingual::new(error.to_string(), format!("{german}{place}"))
}

#[cfg(test)]
mod tests {
    use super::unread;

    #[test]
    fn german_is_said_without_english() {
        let said = |text: &str| unread(&serde_json::from_str::<[u8; 2]>(text).unwrap_err());
        assert_eq!(said("[1, x]").de, "das ist kein JSON (Zeichen 5)");
        assert_eq!(said("[1,").de, "das JSON hört zu früh auf (Zeichen 3)");
        assert!(said("[1,\n300]").de.ends_with("(Zeile 2, Zeichen 3)"), "{}", said("[1,\n300]").de);
        assert!(said("[1, x]").en.starts_with("expected value"));
    }
}
