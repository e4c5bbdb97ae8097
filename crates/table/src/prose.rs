//! The texts of the books as a tree, read once for browser and terminal alike.
//!
//! Rules and lessons are written in Markdown. No HTML is ever made from them and no address leads out of the house but by
//! http, so that nothing in a book can run. A law in square brackets, `[law-13]`, is a reference.

use pulldown_cmark::{Alignment, BrokenLink, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use serde::Serialize;
use spadille_core::book::Bilingual;
use spadille_core::{Book, Lang};

/// A part of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Inline {
    /// Words.
    Text {
        /// The words.
        text: String,
    },
    /// A notation, or something to type.
    Code {
        /// What is to be typed.
        text: String,
    },
    /// What stands out.
    Strong {
        /// What is in it.
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        inside: Vec<Inline>,
    },
    /// What is emphasised.
    Em {
        /// What is in it.
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        inside: Vec<Inline>,
    },
    /// A law of the game.
    Law {
        /// Its id.
        id: String,
    },
    /// A way to another page.
    Link {
        /// Where it leads.
        href: String,
        /// What is in it.
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        inside: Vec<Inline>,
    },
}

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Block {
    /// A heading.
    Heading {
        /// From 1, the highest.
        level: u8,
        /// By what an address finds it.
        id: String,
        /// What it says.
        inside: Vec<Inline>,
    },
    /// A paragraph.
    Paragraph {
        /// What it says.
        inside: Vec<Inline>,
    },
    /// A list.
    List {
        /// Whether it counts.
        ordered: bool,
        /// Its items.
        items: Vec<Vec<Inline>>,
    },
    /// Somebody else's words.
    Quote {
        /// What they are.
        inside: Vec<Inline>,
    },
    /// A table.
    Table {
        /// What its columns are called.
        head: Vec<Vec<Inline>>,
        /// Which of the columns stand to the right, as figures do.
        right: Vec<bool>,
        /// Its rows.
        rows: Vec<Vec<Vec<Inline>>>,
    },
    /// A line between two parts.
    Rule,
}

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Prose {
    /// English.
    pub en: Vec<Block>,
    /// German.
    pub de: Vec<Block>,
}

impl Prose {
    /// Reads a text.
    pub fn read(text: &Bilingual) -> Prose {
        Prose { en: read(text.get(Lang::En)), de: read(text.get(Lang::De)) }
    }

    /// The rules of a book in both languages.
    pub fn rules(book: &Book) -> Prose {
        Prose { en: rules(book, Lang::En), de: rules(book, Lang::De) }
    }
}

/// Reads the rules of a book for people: an option that is written by its key, `` `helper_up_to` ``, is called by its name.
pub fn rules(book: &Book, lang: Lang) -> Vec<Block> {
    read_naming(book.rules.get(lang), &|key| book.options.get(key).map(|words| words.name.get(lang).to_owned()))
}

/// What the parts of a line say, without any marks.
pub fn plain(words: &[Inline]) -> String {
    let part = |part: &Inline| match part {
        Inline::Text { text } | Inline::Code { text } => text.clone(),
        Inline::Strong { inside } | Inline::Em { inside } | Inline::Link { inside, .. } => plain(inside),
        Inline::Law { id } => format!("[{id}]"),
    };
    words.iter().map(part).collect()
}

/// Reads Markdown into its parts.
pub fn read(source: &str) -> Vec<Block> {
    read_naming(source, &|_| None)
}

/// What a key is called by people, where it has a name.
type Naming<'a> = &'a dyn Fn(&str) -> Option<String>;

/// Reads Markdown into its parts; what is written as a notation and has a name is called by it.
fn read_naming(source: &str, naming: Naming<'_>) -> Vec<Block> {
    let law = |link: BrokenLink<'_>| {
        is_law(&link.reference).then(|| (CowStr::from(format!("law:{}", link.reference)), CowStr::from("")))
    };
    let parser = Parser::new_with_broken_link_callback(source, Options::ENABLE_TABLES, Some(law));
    let mut reader = Reader::default();
    parser.for_each(|event| reader.take(event, naming));
    reader.blocks
}

fn is_law(reference: &str) -> bool {
    let mut letters = reference.bytes();
    letters.next().is_some_and(|b| b.is_ascii_lowercase())
        && letters.all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// Only addresses that lead somewhere harmless.
fn is_safe(href: &str) -> bool {
    let own = href.starts_with('/') && !href.starts_with("//");
    own || ["http://", "https://", "#"].iter().any(|start| href.starts_with(start))
}

/// A line of parts.
type Words = Vec<Inline>;

/// What is open while a text is read: parts of lines one within another, and what surrounds them.
#[derive(Default)]
struct Reader {
    blocks: Vec<Block>,
    /// The lines begun and not yet ended, the innermost last.
    open: Vec<Words>,
    links: Vec<String>,
    lists: Vec<(bool, Vec<Words>)>,
    quoted: bool,
    right: Vec<bool>,
    head: Vec<Vec<Inline>>,
    rows: Vec<Vec<Vec<Inline>>>,
}

impl Reader {
    fn take(&mut self, event: Event<'_>, naming: Naming<'_>) {
        match event {
            Event::Start(tag) => self.begin(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) => self.put_text(&text),
            Event::Code(text) => self.put(match naming(&text) {
                Some(text) => Inline::Em { inside: vec![Inline::Text { text }] },
                None => Inline::Code { text: text.into_string() },
            }),
            Event::SoftBreak | Event::HardBreak => self.put_text(" "),
            Event::Rule => self.blocks.push(Block::Rule),
            // Nothing of a book is HTML; what looks like it is shown as it stands.
            Event::Html(text) | Event::InlineHtml(text) => self.put_text(&text),
            _ => {}
        }
    }

    fn begin(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::List(first) => self.lists.push((first.is_some(), Vec::new())),
            Tag::BlockQuote(_) => {
                self.quoted = true;
                self.open.push(Words::new());
            }
            Tag::Table(columns) => self.right = columns.into_iter().map(|a| a == Alignment::Right).collect(),
            Tag::TableRow => self.rows.push(Vec::new()),
            Tag::TableHead => self.head.clear(),
            // A paragraph of an item or of a quotation belongs to its line.
            Tag::Paragraph if self.within() => {
                if self.open.last().is_some_and(|line| !line.is_empty()) {
                    self.put_text(" ");
                }
            }
            Tag::Link { dest_url, .. } => {
                self.links.push(dest_url.into_string());
                self.open.push(Words::new());
            }
            _ => self.open.push(Words::new()),
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Paragraph if self.within() => {}
            TagEnd::Paragraph => {
                let inside = self.line();
                self.blocks.push(Block::Paragraph { inside });
            }
            TagEnd::Heading(level) => {
                let inside = self.line();
                self.blocks.push(Block::Heading { level: number(level), id: slug(&plain(&inside)), inside });
            }
            TagEnd::Item => {
                let item = self.line();
                if let Some((_, items)) = self.lists.last_mut() {
                    items.push(item);
                }
            }
            TagEnd::List(_) => {
                if let Some((ordered, items)) = self.lists.pop() {
                    self.blocks.push(Block::List { ordered, items });
                }
            }
            TagEnd::BlockQuote(_) => {
                self.quoted = false;
                let inside = self.line();
                self.blocks.push(Block::Quote { inside });
            }
            TagEnd::TableCell => {
                let cell = self.line();
                self.rows.last_mut().unwrap_or(&mut self.head).push(cell);
            }
            TagEnd::Table => {
                let (head, right, rows) =
                    (std::mem::take(&mut self.head), std::mem::take(&mut self.right), std::mem::take(&mut self.rows));
                self.blocks.push(Block::Table { head, right, rows });
            }
            TagEnd::TableRow | TagEnd::TableHead => {}
            TagEnd::Strong => {
                let inside = self.line();
                self.put(Inline::Strong { inside });
            }
            TagEnd::Emphasis => {
                let inside = self.line();
                self.put(Inline::Em { inside });
            }
            TagEnd::Link => {
                let (inside, href) = (self.line(), self.links.pop().unwrap_or_default());
                if let Some(id) = href.strip_prefix("law:") {
                    self.put(Inline::Law { id: id.to_owned() });
                } else if is_safe(&href) {
                    self.put(Inline::Link { href, inside });
                } else {
                    inside.into_iter().for_each(|part| self.put(part));
                }
            }
            _ => {
                let inside = self.line();
                inside.into_iter().for_each(|part| self.put(part));
            }
        }
    }

    fn within(&self) -> bool {
        self.quoted || !self.lists.is_empty()
    }

    fn line(&mut self) -> Words {
        self.open.pop().unwrap_or_default()
    }

    fn put(&mut self, part: Inline) {
        match self.open.last_mut() {
            Some(line) => line.push(part),
            None => self.blocks.push(Block::Paragraph { inside: vec![part] }),
        }
    }

    /// Words that follow each other are one part.
    fn put_text(&mut self, words: &str) {
        match self.open.last_mut().and_then(|line| line.last_mut()) {
            Some(Inline::Text { text }) => text.push_str(words),
            _ => self.put(Inline::Text { text: words.to_owned() }),
        }
    }
}

fn number(level: HeadingLevel) -> u8 {
    level as u8
}

/// By what an address finds a heading.
fn slug(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Inline {
        Inline::Text { text: text.to_owned() }
    }

    #[test]
    fn lines_have_parts() {
        let [Block::Paragraph { inside }] = &read("Play **the *best* card** or `SA`, by [must-follow].")[..] else {
            panic!()
        };
        let em = Inline::Em { inside: vec![text("best")] };
        let strong = Inline::Strong { inside: vec![text("the "), em, text(" card")] };
        let (code, law) = (Inline::Code { text: "SA".into() }, Inline::Law { id: "must-follow".into() });
        assert_eq!(inside, &[text("Play "), strong, text(" or "), code, text(", by "), law, text(".")]);
        assert_eq!(plain(inside), "Play the best card or SA, by [must-follow].");
    }

    #[test]
    fn what_has_a_name_is_called_by_it() {
        let naming = |key: &str| (key == "all_pass").then(|| "If all pass".to_owned());
        let [Block::Paragraph { inside }] = &read_naming("By `all_pass`, `SA`.", &naming)[..] else { panic!() };
        let (name, code) = (Inline::Em { inside: vec![text("If all pass")] }, Inline::Code { text: "SA".into() });
        assert_eq!(inside, &[text("By "), name, text(", "), code, text(".")]);
    }

    #[test]
    fn nothing_in_a_book_can_run() {
        let read = format!(
            "{:?}",
            read("See <script>x</script> [here](javascript:alert) [there](//elsewhere) [home](/rules) <b>")
        );
        assert!(!read.contains("javascript") && !read.contains("elsewhere"));
        assert!(read.contains("<script>x</script>") && read.contains("\"/rules\""));
    }

    #[test]
    fn blocks_are_told_apart() {
        let blocks = read(
            "# A *title*\n\nOne\ntwo.\n\n- first\n  goes on\n- second\n\n1. a\n\n2. b\n\n> said\n> he\n\n| rank | worth |\n|---|---:|\n| ace | 11 |\n\n---\n",
        );
        let line = |words: &str| vec![text(words)];
        assert_eq!(
            blocks,
            [
                Block::Heading {
                    level: 1,
                    id: "a-title".into(),
                    inside: vec![text("A "), Inline::Em { inside: line("title") }]
                },
                Block::Paragraph { inside: line("One two.") },
                Block::List { ordered: false, items: vec![line("first goes on"), line("second")] },
                Block::List { ordered: true, items: vec![line("a"), line("b")] },
                Block::Quote { inside: line("said he") },
                Block::Table {
                    head: vec![line("rank"), line("worth")],
                    right: vec![false, true],
                    rows: vec![vec![line("ace"), line("11")]],
                },
                Block::Rule,
            ]
        );
    }

    #[test]
    fn whatever_is_written_can_be_read() {
        for broken in [
            "",
            "|",
            "| a |\n|---|\n",
            "> - x\n> - y",
            "- a\n  - b\n- c",
            "[x][y]",
            "[law",
            "***",
            "```\ncode\n```",
            "\u{0}",
        ] {
            read(broken);
        }
    }
}
