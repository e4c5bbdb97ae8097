//! Agreeing on a table, as somebody does it who does not know the names of the options.

use super::menu::{Chosen, Menu};
use crate::args::PlayArgs;
use crate::commands::Manner;
use crossterm::event::{Event, KeyCode, KeyEvent};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use spadille_core::Lang;

struct Visitor {
    menu: Menu,
    terminal: Terminal<TestBackend>,
}

impl Visitor {
    fn new(lang: Lang) -> Visitor {
        let menu = Menu::new(Manner { lang, json: false, ascii: false }, &PlayArgs::default());
        Visitor { menu, terminal: Terminal::new(TestBackend::new(80, 24)).expect("a terminal") }
    }

    fn presses(&mut self, keys: &[KeyCode]) -> Chosen {
        keys.iter().map(|key| self.menu.input(&Event::Key(KeyEvent::from(*key)))).last().unwrap_or(Chosen::Nothing)
    }

    fn screen(&mut self) -> String {
        self.terminal.draw(|frame| self.menu.draw(frame)).expect("drawn");
        self.terminal.backend().to_string()
    }

    /// Points at the line that begins with some words.
    fn points_at(&mut self, name: &str) -> String {
        for _ in 0..100 {
            let screen = self.screen();
            let chosen = self.menu.chosen_line();
            if chosen.is_some_and(|line| line.starts_with(name)) {
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
    assert!(screen.contains(" Plays at once, as the book advises."), "{screen}");
    let screen = visitor.points_at("bete_base");
    assert!(screen.contains("What the next bête is reckoned on after a multiplied one. full: The full"), "{screen}");
    assert!(screen.contains("casco_over_tourne         no            Whether Casco outranks"), "{screen}");
    let mut visitor = Visitor::new(Lang::De);
    visitor.presses(&[KeyCode::Enter]);
    let screen = visitor.points_at("casco_over_tourne");
    assert!(screen.contains("casco_over_tourne         nein"), "{screen}");
}

#[test]
fn of_several_games_each_is_agreed_on() {
    let mut visitor = Visitor::new(Lang::En);
    visitor.presses(&[KeyCode::Enter]);
    let screen = visitor.points_at("contracts: tourne");
    assert!(screen.contains("contracts: tourne         yes"), "{screen}");
    visitor.presses(&[KeyCode::Right]);
    let screen = visitor.screen();
    assert!(screen.contains("contracts: tourne         no"), "{screen}");
    let chosen = visitor.presses(&[KeyCode::Enter]);
    let Chosen::Sit(sitting) = chosen else { panic!("no table: {}", visitor.screen()) };
    let contracts = sitting.table().options()["contracts"].clone();
    assert_eq!(contracts, serde_json::json!(["frage", "casco", "solo", "solo_tout"]));
}

#[test]
fn what_was_agreed_on_is_found_again() {
    let mut visitor = Visitor::new(Lang::En);
    visitor.presses(&[KeyCode::Enter, KeyCode::Right]);
    visitor.points_at("blocks");
    visitor.presses(&[KeyCode::Right]);
    let before = visitor.screen();
    assert!(before.contains("blocks                    yes"), "{before}");
    visitor.presses(&[KeyCode::Esc, KeyCode::Down, KeyCode::Enter, KeyCode::Esc, KeyCode::Up, KeyCode::Enter]);
    assert_eq!(visitor.screen(), before);
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
