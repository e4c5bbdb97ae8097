//! Agreeing on a table, as somebody does it who does not know the names of the options.

use super::menu::{Chosen, Menu};
use super::setup::Setup;
use crate::args::PlayArgs;
use crate::commands::Manner;
use crossterm::event::{Event, KeyCode, KeyEvent};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use spadille_core::{Lang, Speech};

struct Visitor {
    menu: Menu,
    terminal: Terminal<TestBackend>,
}

impl Visitor {
    fn new(lang: Lang) -> Visitor {
        let menu = Menu::new(Manner { lang, json: false, ascii: false, signs: None }, &PlayArgs::default());
        Visitor { menu, terminal: Terminal::new(TestBackend::new(80, 24)).expect("a terminal") }
    }

    fn presses(&mut self, keys: &[KeyCode]) -> Chosen {
        keys.iter().map(|key| self.menu.input(&Event::Key(KeyEvent::from(*key)))).last().unwrap_or(Chosen::Nothing)
    }

    fn screen(&mut self) -> String {
        self.terminal.draw(|frame| self.menu.draw(frame)).expect("drawn");
        self.terminal.backend().to_string()
    }

    /// Points at the line that says some words.
    fn points_at(&mut self, name: &str) -> String {
        for _ in 0..100 {
            let screen = self.screen();
            let chosen = self.menu.chosen_line();
            if chosen.is_some_and(|line| line.contains(name)) {
                return screen;
            }
            self.presses(&[KeyCode::Down]);
        }
        panic!("no line {name}");
    }
}

#[test]
fn options_are_told_in_words() {
    let mut visitor = Visitor::new(Lang::En);
    visitor.presses(&[KeyCode::Enter]);
    let screen = visitor.points_at("Opponents");
    assert!(
        screen.contains(" Plays at once, as the book advises.") && screen.contains("Length and players"),
        "{screen}"
    );
    let screen = visitor.points_at("Bête after a multiplied one");
    assert!(screen.contains("  The full"), "{screen}");
    let screen = visitor.points_at("Casco over Tourné");
    assert!(screen.contains("Casco over Tourné                   no"), "{screen}");
    assert!(screen.contains(" Whether Casco"), "{screen}");
    let mut visitor = Visitor::new(Lang::De);
    visitor.presses(&[KeyCode::Enter]);
    let screen = visitor.points_at("Casco über Tourné");
    assert!(screen.contains("Casco über Tourné                   nein"), "{screen}");
}

#[test]
fn of_several_games_each_is_agreed_on() {
    let mut visitor = Visitor::new(Lang::En);
    visitor.presses(&[KeyCode::Enter]);
    let screen = visitor.points_at("yes  The top card of the talon");
    assert!(screen.contains("Games that may be called            yes  The top card of the talon"), "{screen}");
    visitor.presses(&[KeyCode::Right]);
    let screen = visitor.screen();
    assert!(screen.contains("Games that may be called            no   The top card of the talon"), "{screen}");
    let chosen = visitor.presses(&[KeyCode::Enter]);
    let Chosen::Sit(sitting) = chosen else { panic!("no table: {}", visitor.screen()) };
    let contracts = sitting.table().options()["contracts"].clone();
    assert_eq!(contracts, serde_json::json!(["frage", "casco", "solo", "solo_tout"]));
}

#[test]
fn what_was_agreed_on_is_found_again() {
    let mut visitor = Visitor::new(Lang::En);
    visitor.presses(&[KeyCode::Enter, KeyCode::Right]);
    visitor.points_at("Blocks");
    visitor.presses(&[KeyCode::Right]);
    let before = visitor.screen();
    assert!(before.contains("Blocks                              yes"), "{before}");
    visitor.presses(&[KeyCode::Esc, KeyCode::Down, KeyCode::Enter, KeyCode::Esc, KeyCode::Up, KeyCode::Enter]);
    assert_eq!(visitor.screen(), before);
}

/// No line shows a value as it is stored where the book has words for it, and each group has its heading once.
#[test]
fn values_are_told_in_the_words_of_the_book() {
    for (game, id) in spadille_catalogue::GAMES.iter().enumerate() {
        let about = spadille_catalogue::about(id).expect(id);
        for lang in Lang::ALL {
            let rows = Setup::new(game, &about).rows(&about, &Speech::new(lang, []));
            let mut headings: Vec<&str> = rows.iter().filter_map(|row| row.heading.as_deref()).collect();
            let all = headings.len();
            headings.dedup();
            assert!(all == headings.len() && all <= 5, "{id}: {headings:?}");
            for row in &rows {
                assert!(!row.value.contains('_') && !row.name.contains('_'), "{id}: {} {}", row.name, row.value);
            }
        }
    }
    let about = spadille_catalogue::about("tarock").expect("tarock");
    let game = spadille_catalogue::GAMES.iter().position(|id| *id == "tarock").expect("tarock");
    let rows = Setup::new(game, &about).rows(&about, &Speech::new(Lang::De, []));
    let value = |name: &str| rows.iter().find(|row| row.name == name).map(|row| row.value.as_str());
    assert_eq!([value("Spiel"), value("Ansage des Pagats")], [Some("Tarock zu dritt"), Some("Niemand sagt es")]);
}

/// A name that does not fit says so.
#[test]
fn names_that_are_cut_say_so() {
    let mut visitor = Visitor::new(Lang::De);
    visitor.presses(&"siebzehn".chars().map(KeyCode::Char).collect::<Vec<_>>());
    let screen = visitor.screen();
    assert!(screen.contains("Boston mit siebzehn Kar…"), "{screen}");
}

/// Whatever a line is changed to, the table can be opened, or the house says why not; nothing is shown as it is stored.
#[test]
fn every_line_of_every_game_can_be_changed() {
    for game in 0..spadille_catalogue::GAMES.len() {
        let mut visitor = Visitor::new(Lang::De);
        visitor.presses(&[vec![KeyCode::Down; game], vec![KeyCode::Enter]].concat());
        for _ in 0..90 {
            visitor.presses(&[KeyCode::Right]);
            let screen = visitor.screen();
            assert!(!screen.contains("[\"") && !screen.contains("true") && !screen.contains("false"), "{screen}");
            visitor.presses(&[KeyCode::Left, KeyCode::Down]);
        }
        visitor.points_at("Platz nehmen");
        let chosen = visitor.presses(&[KeyCode::Enter]);
        assert!(matches!(chosen, Chosen::Sit(_)), "{}", visitor.screen());
    }
}

/// Whoever types finds games by old names; the shelves have their names, and Esc gives everything back.
#[test]
fn games_are_found_by_typing() {
    let mut visitor = Visitor::new(Lang::En);
    let all = visitor.screen();
    assert!(all.contains("L'Hombre and its kin") && all.contains("Cinquille"), "{all}");
    visitor.presses(&"schach".chars().map(KeyCode::Char).collect::<Vec<_>>());
    let found = visitor.screen();
    assert!(found.contains("/ schach_") && found.contains("Chess") && !found.contains("Piquet"), "{found}");
    visitor.presses(&[KeyCode::Char('x')]);
    assert!(visitor.screen().contains("No game of that name"));
    visitor.presses(&[KeyCode::Backspace, KeyCode::Enter]);
    assert!(visitor.screen().contains("Opponents"));
    assert!(matches!(visitor.presses(&[KeyCode::Esc, KeyCode::Esc]), Chosen::Nothing));
    assert_eq!(visitor.screen(), all);
    visitor.presses(&[KeyCode::Char('?')]);
    assert!(visitor.screen().contains("═══"), "the rules are laid out");
    visitor.presses(&[KeyCode::Enter]);
    assert!(matches!(visitor.presses(&[KeyCode::Esc]), Chosen::Leave));
}
